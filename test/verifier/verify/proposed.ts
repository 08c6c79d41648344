import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { createRecorder } from '../../../src/public/verify.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { partFor } from './propose.ts';
import { changedTraffic } from './support/changed-traffic.ts';

/** Operations of all kinds: shown and not, lists and records, files, shared schemas. */
const OPERATIONS = [
  'getBundle',
  'getTax',
  'listTaxes',
  'updateTax',
  'getTaxGroup',
  'getCompositeItem',
  'listItems',
  'createInvoice',
  'deleteInvoice',
  'getRetainerInvoiceAttachment',
];

const { document, model, patched } = partFor([
  'Bundles',
  'Taxes',
  'Tax groups',
  'Composite items',
  'Items',
  'Invoices',
  'Retainer invoices',
]);

function recorded(against: OpenApiDocument, exchanges: readonly Exchange[]) {
  const recorder = createRecorder({ document: against });
  exchanges.forEach(recorder);
  return recorder;
}

/** The places where some traffic breaks a claim of a document. */
function violations(against: OpenApiDocument, exchanges: readonly Exchange[]): string[] {
  const { findings } = recorded(against, exchanges).report();
  return findings
    .filter(({ kind }) => kind === 'violation')
    .map(({ operation, status, place, rule, message }) => [operation, status, place, rule, message].join(' '));
}

const SEED = 20260328;

/** Applies what changed traffic proposes, and checks the same traffic again. */
export function testProposed(numRuns: number): void {
  test('what is proposed is not broken by the traffic that it was proposed from', async () => {
    const check = fc.asyncProperty(changedTraffic(model, OPERATIONS), async (exchanges) => {
      const { overlay } = propose(model, recorded(document, exchanges).evidence());
      if (!overlay) return;
      const before = violations(document, exchanges);
      const after = violations(await patched(overlay), exchanges);
      expect(after.filter((one) => !before.includes(one))).toEqual([]);
    });
    await fc.assert(check, { numRuns, seed: SEED });
  });
}
