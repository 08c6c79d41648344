import { describe, expect, it } from 'vitest';
import { actsOn, contractOf, editing, idsOf } from '../../reference/console/contract.ts';
import { resourceName } from '../../src/contract/names.ts';
import { createSandbox, type ResourceName } from '../../src/public/sandbox.ts';
import { contract as document } from '../support/document.ts';

const contract = contractOf(document);

/** What state keeps a record from being changed. */
const BY_STATE = /^\S+ (?:is void, so it|is written off, so it|is waiting for approval: )/;

describe('what the page of the sandbox does to records', () => {
  it('is sorted: creating, editing, moving, deleting, and the rest', () => {
    const { create, edit, move, others, delete: remove } = actsOn(contract, 'invoices');
    const idsIn = (operations: readonly { id: string }[]): string[] => operations.map(({ id }) => id);
    expect([create, edit, remove].map(idsIn)).toEqual([['createInvoice'], ['updateInvoice'], ['deleteInvoice']]);
    expect(idsIn(move)).toEqual(expect.arrayContaining(['markInvoiceSent', 'voidInvoice', 'markInvoiceDraft']));
    expect(idsIn(others)).toEqual(expect.arrayContaining(['emailInvoice', 'addInvoiceComment', 'writeOffInvoice']));
  });

  it('leaves no operation out that changes a record', () => {
    const reached = [...new Set(document.tags.map(({ name }) => resourceName(name)))].flatMap((resource) =>
      Object.values(actsOn(contract, resource)).flat(),
    );
    const changing = contract.operations.filter(({ method, path }) => method !== 'get' && path.includes('{'));
    expect(changing.filter((one) => !reached.includes(one)).map(({ id }) => id)).toEqual([]);
  });

  const editable = contract.operations.filter((one) => actsOn(contract, resourceName(one.tag)).edit.includes(one));
  it.each(editable.map((operation) => [operation.id, operation] as const))(
    'begins %s with the record as it is, which the sandbox takes',
    async (_, operation) => {
      const sandbox = createSandbox();
      const records = sandbox.records(resourceName(operation.tag) as ResourceName);
      const all = records.list() as unknown as Record<string, unknown>[];
      expect(all).not.toEqual([]);
      for (const record of all) {
        const ids = idsOf(operation, record, String(record[records.idField]));
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => ids[name]!);
        const response = await sandbox.fetch(`${sandbox.baseUrl}${path}?organization_id=10234695`, {
          method: operation.method.toUpperCase(),
          headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
          body: JSON.stringify(editing(contract, operation, record).examples[0]!.value),
        });
        const { message } = (await response.json()) as { message: string };
        if (response.status !== 200) expect(message).toMatch(BY_STATE);
      }
    },
  );
});
