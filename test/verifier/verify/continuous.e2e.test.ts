import { expect, test } from 'vitest';
import { makeRepository, steps } from './continuous.ts';

const { workflowHere, shown, commitEvidence, commitKnown } = makeRepository();

test('the workflow of docs/verifier.md fails on a new finding', async () => {
  expect(steps).toHaveLength(2);
  // The shell of the steps, and what the commands of the page write, are in the long suite: each starts a program.
  commitKnown([]);
  commitEvidence('theirs', { tax_id: '1', size: 7 });
  expect(await workflowHere()).toEqual([0, 1]);
  expect(shown()).toEqual([expect.stringContaining('response.body/tax/size is not in the contract')]);
});
