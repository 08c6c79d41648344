import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyNth } from '../support/full.ts';
import { plans } from '../support/plans.ts';
import { rowOf, testLaterReads } from './later-reads.ts';

describe('a later read shows what an operation has done', () => {
  const operations = everyNth([...plans.keys()], 12);
  const found = testLaterReads(operations);

  test('docs/sandbox-operations.md says so; npm run test:long -- later-reads -u writes it', () => {
    expect(found).toHaveLength(operations.length);
    const page = readFileSync('docs/sandbox-operations.md', 'utf8').split('\n');
    expect(found.map(rowOf).filter((row) => !page.includes(row))).toEqual([]);
  });
});
