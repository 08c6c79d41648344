import { expect, test } from 'vitest';
import { makeRepository, steps } from './continuous.ts';

const { workflow, shown, commitEvidence, commitKnown } = makeRepository();

test('the workflow of docs/verifier.md fails on a new finding', () => {
  expect(steps).toHaveLength(2);
  // What the commands of the page write is in the long suite: each starts a program.
  commitKnown([]);
  commitEvidence('theirs', { tax_id: '1', size: 7 });
  expect(workflow()).toEqual([0, 1]);
  expect(shown()).toEqual([expect.stringContaining('response.body/tax/size is not in the contract')]);
});
