import { describe, expect, test } from 'vitest';
import { contractChanges } from '../../../scripts/release/contract-changes.ts';
import { selectTags } from '../../../src/cli/select.ts';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { operationsOf } from '../../../src/contract/operations.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import { reportOn } from '../../../verifier/verify/report/report.ts';
import { contract } from '../../support/document.ts';
import { IS_FULL } from '../../support/full.ts';
import { problemsIn, proposalsFor, testFlows, testMutations } from './propose.ts';
import { allFlows } from './support/traffic.ts';

const all = proposalsFor(contract);
const { model, evidenceOf, patched } = all;

/** Operations that return a file, which has the type that it was sent with, and not the one that was guessed. */
const FILES = ['getInvoiceAttachment', 'getRetainerInvoiceAttachment'];

describe('proposals from all that the sandbox answers', () => {
  testFlows(all, allFlows);

  test('make a valid document', async () => {
    const document = await patched(propose(model, evidenceOf(await allFlows())).overlay!);
    expect(await problemsIn(document)).toEqual([]);
  });

  test('close every response that the documents leave open, but those that contradict their guesses', async () => {
    const document = await patched(propose(model, evidenceOf(await allFlows())).overlay!);
    const open = (edition: OpenApiDocument): string[] =>
      operationsOf(edition).flatMap(({ id, notDocumented }) => (notDocumented.includes('response') ? [id] : []));
    expect(open(contract).length).toBeGreaterThan(100);
    expect(open(document).toSorted()).toEqual(FILES);
  });

  test('leave open of what type a file is', async () => {
    const evidence = evidenceOf(await allFlows());
    const document = await patched(propose(model, evidence).overlay!);
    const { findings } = reportOn(createModel(document), evidence);
    const left = findings.filter(({ place }) => place.startsWith('response'));
    expect([...new Set(left.map(({ operation }) => operation))].toSorted()).toEqual(FILES);
    expect(left.filter(({ kind }) => kind !== 'guess')).toEqual([]);
  });
});

test('what was seen at one property changes only the operations that return it', async () => {
  const invoices = proposalsFor(selectTags(contract, ['Invoices']));
  const payments = ['', '2026-03-28'].map((date) => ({
    at: '2026-03-28T12:00:00Z',
    request: {
      method: 'GET',
      url: 'https://inventory.example.com/inventory/v1/invoices/1/payments?organization_id=1',
    },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', payments: [{ date }] }) },
  }));
  const edition = await invoices.patched(propose(invoices.model, invoices.evidenceOf(payments)).overlay!);
  const changes = await contractChanges(invoices.document, edition);
  const named = changes.filter(({ impact }) => impact !== 'descriptive');
  expect(new Set(named.flatMap(({ operations }) => operations))).toEqual(new Set(['listInvoicePayments']));
});

describe('samples in each of which one value is another', () => {
  testMutations({
    operations: 1,
    least: 15_000,
    fifths: IS_FULL ? [0, 1, 2, 3, 4] : [0],
    alone: IS_FULL ? 397 : 2411,
    compared: IS_FULL ? 1511 : 10007,
  });
});
