import { expect, test } from 'vitest';
import { COMMANDS, makeRepository, steps } from './continuous.ts';

const { installProgram, run, workflow, shown, commitEvidence } = makeRepository();

test('the workflow of docs/verifier.md fails where known.json was forgotten, and on new findings alone', async () => {
  await installProgram();
  expect(steps).toHaveLength(2);
  expect(run('git init --quiet')).toBe(0);
  expect(run(COMMANDS.replace(/^.*\| npx.*$/m, ''))).not.toBe(0);
  expect(workflow()).toEqual([0, 1]);
  expect(run(COMMANDS)).toBe(0);
  expect(workflow()).toEqual([0, 0]);
  expect(shown()).toEqual([]);
  commitEvidence('yours', { tax_id: '1', colour: 'red' });
  expect(workflow()).toEqual([0, 0]);
  commitEvidence('theirs', { tax_id: '1', size: 7 });
  expect(workflow()).toEqual([0, 1]);
  expect(shown()).toEqual([expect.stringContaining('response.body/tax/size is not in the contract')]);
});
