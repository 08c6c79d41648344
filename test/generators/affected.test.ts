import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affected } from '../../generated/affected.ts';
import { affectedResources } from '../../scripts/build/stages/write-affected.ts';
import { methodName, type OpenApiDocument, operationsOf, resourceName } from '../../src/contract/index.ts';

const read = () => JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument;
const document = read();
const operations = operationsOf(document);
const methodOf = new Map(
  operations.map(({ id, tag, object }) => [id, `${resourceName(tag)}.${methodName({ id, tag, object })}`]),
);

describe('what a write affects', () => {
  it('is told of every method that writes, its own resource first', () => {
    const writes = operations.filter(({ method }) => method !== 'get').map(({ id }) => methodOf.get(id)!);
    expect(Object.keys(affected)).toEqual(writes);
    for (const [name, all] of Object.entries(affected)) expect(all.split(' ')[0]).toBe(name.split('.')[0]);
  });

  it('is its own resource alone, where a part has no number and names no other record', () => {
    const alone = Object.entries(affected).filter(([name, all]) => all === name.split('.')[0]);
    const parts = ['invoices.addComment', 'creditNotes.setTemplate', 'retainerInvoices.updateBillingAddress'];
    expect(alone.map(([name]) => name)).toEqual(expect.arrayContaining([...parts, 'invoices.addAttachment']));
    expect(alone.map(([name]) => name)).not.toContain('creditNotes.refund');
  });

  it('is anything, where nothing is known of what a record holds', () => {
    const all = document.tags.map(({ name }) => resourceName(name)).sort();
    expect(affected['bundles.create'].split(' ').sort()).toEqual(all);
  });

  it('follows x-refers-to', () => {
    const other = read();
    const before = affectedResources(other);
    expect(before['customerPayments.create']).toEqual(['customerPayments', 'contacts', 'invoices']);
    expect(before['invoices.markSent']).toContain('customerPayments');
    const remove = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('x-refers-to' in value) delete value['x-refers-to'];
      for (const child of Object.values(value)) remove(child);
    };
    remove(other);
    expect(affectedResources(other)['customerPayments.create']).toEqual(['customerPayments']);
  });
});
