import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { reachableReferences } from '../../src/contract/reachable.ts';
import { readDocument } from '../../src/contract/read.ts';
import type { Node } from '../../src/contract/walk.ts';
import { applyOverlay, type Overlay } from '../../src/overlay/overlay.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { createModel } from '../../src/verify/contract/model.ts';
import { propose } from '../../src/verify/propose/proposals.ts';
import type { Exchange } from '../../src/verify/recorded-exchange.ts';
import { contract } from '../support/document.ts';
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

/** The part of the contract that these operations need, which is edited in a fraction of the time. */
function partOf(operations: readonly string[]): OpenApiDocument {
  const part = structuredClone(contract) as OpenApiDocument;
  for (const [url, item] of Object.entries(part.paths)) {
    for (const method of ['get', 'post', 'put', 'delete', 'patch'] as const)
      if (item[method] && !operations.includes(item[method].operationId ?? '')) Reflect.deleteProperty(item, method);
    if (!Object.keys(item).some((key) => ['get', 'post', 'put', 'delete', 'patch'].includes(key)))
      Reflect.deleteProperty(part.paths, url);
  }
  const reached = new Set(reachableReferences(part, part.paths));
  for (const [kind, entries] of Object.entries(part.components)) {
    if (kind === 'securitySchemes') continue;
    for (const name of Object.keys(entries))
      if (!reached.has(`#/components/${kind}/${name}`)) Reflect.deleteProperty(entries, name);
  }
  return part;
}

const document = partOf(OPERATIONS);
const model = createModel(document);

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

/** The contract with all that some traffic proposes. */
async function applied(overlay: Overlay): Promise<OpenApiDocument> {
  const { document: edition, unused } = await applyOverlay(document as unknown as Node, overlay);
  expect(unused).toEqual([]);
  return readDocument(edition);
}

const SEED = 20260328;

/** Applies what changed traffic proposes, and checks the same traffic again. */
export function testProposed(numRuns: number): void {
  test('what is proposed is not broken by the traffic that it was proposed from', async () => {
    const check = fc.asyncProperty(changedTraffic(model, OPERATIONS), async (exchanges) => {
      const { overlay } = propose(model, recorded(document, exchanges).evidence());
      if (!overlay) return;
      const before = violations(document, exchanges);
      const after = violations(await applied(overlay), exchanges);
      expect(after.filter((one) => !before.includes(one))).toEqual([]);
    });
    await fc.assert(check, { numRuns, seed: SEED });
  });
}
