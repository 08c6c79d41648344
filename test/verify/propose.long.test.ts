import { describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { createModel } from '../../src/verify/contract/model.ts';
import { propose } from '../../src/verify/propose/proposals.ts';
import { reportOn } from '../../src/verify/report/report.ts';
import { contract } from '../support/document.ts';
import { evidenceOf, model, patched, problemsIn, testFlows, testMutations } from './propose.ts';
import { allFlows } from './support/traffic.ts';

describe('proposals from all that the sandbox answers', () => {
  testFlows(allFlows);

  test('make a valid document', async () => {
    const document = await patched(propose(model, evidenceOf(await allFlows())).overlay!);
    expect(await problemsIn(document)).toEqual([]);
  });

  test('close every response that the documents leave open', async () => {
    const document = await patched(propose(model, evidenceOf(await allFlows())).overlay!);
    const open = (edition: OpenApiDocument): number =>
      operationsOf(edition).filter(({ notDocumented }) => notDocumented.includes('response')).length;
    expect(open(contract)).toBeGreaterThan(100);
    expect(open(document)).toBe(0);
  });

  test('leave open of what type a file is', async () => {
    const evidence = evidenceOf(await allFlows());
    const document = await patched(propose(model, evidence).overlay!);
    const { findings } = reportOn(createModel(document), evidence);
    const left = findings.filter(({ place }) => place.startsWith('response'));
    expect(new Set(left.map(({ operation }) => operation))).toEqual(
      new Set(['getInvoiceAttachment', 'getRetainerInvoiceAttachment']),
    );
  });
});

describe('samples in each of which one value is another', () => {
  testMutations({ operations: 1, least: 15_000, fifths: [0, 1, 2, 3, 4], alone: 397, compared: 1511 });
});
