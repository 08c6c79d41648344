import { beforeAll, expect, test } from 'vitest';
import { createRecorder } from '../../../src/public/verify.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import type { Report } from '../../../verifier/verify/report/report.ts';
import { operations } from '../../support/document.ts';
import { allFlows } from './support/traffic.ts';

/** Schemas of which the contract leaves open what they hold. The sandbox makes something up there. */
const OPEN_RECORDS = ['TaxGroup', 'Bundle', 'EmailContentResponse'];

/** What the calls of the tests send or get, though the contract does not name it. */
const MADE_UP = [
  // Bodies and queries of which no field is documented.
  'applyInvoiceCredits request.body/invoice_payments',
  'exportInvoices request.query/invoice_ids',
  'printInvoices request.query/invoice_ids',
  'emailInvoices request.query/invoice_ids',
  // One form for all uploads.
  'addCompositeItemImage request.body/attachment',
  'addInvoiceAttachment request.body/image',
  'addRetainerInvoiceAttachment request.body/image',
  // A file has the type that it was sent with. That of the contract is inferred.
  'getInvoiceAttachment response.body',
  'getRetainerInvoiceAttachment response.body',
];

let flows: readonly Exchange[];
let report: Report;
beforeAll(async () => {
  flows = await allFlows();
  const recorder = createRecorder();
  flows.forEach(recorder);
  report = recorder.report();
});

test('every operation is called, and every exchange is checked against the contract', () => {
  expect(report).toMatchObject({
    exchanges: flows.length,
    skipped: {},
    operations: { seen: operations.length, of: operations.length },
  });
});

test('what the sandbox answers breaks no claim of the documents', () => {
  const broken = report.findings.filter(({ kind, basis }) => kind === 'violation' && basis === 'documented');
  expect(broken).toEqual([]);
});

test('what the sandbox answers beyond the contract stands where the contract leaves it open', () => {
  const others = report.findings.filter(
    ({ pointer }) => !OPEN_RECORDS.some((name) => pointer.startsWith(`/components/schemas/${name}`)),
  );
  expect(new Set(others.map(({ operation, place }) => `${operation} ${place}`))).toEqual(new Set(MADE_UP));
});
