import { beforeAll, expect, test } from 'vitest';
import { everyNth } from '../support/full.ts';
import { plans } from '../support/plans.ts';
import { type Explained, explainedCalls, REVIEWED, sameWithout, testExplanations } from './explained.ts';

let calls: Explained[];
beforeAll(async () => {
  calls = await explainedCalls(everyNth([...plans.keys()], 10));
});

testExplanations(() => calls, 100);

test('a rule that an explanation names gives the value: without the rule, it is another, or there is none', async () => {
  const same = await sameWithout(calls, (rule) => [rule], 20);
  expect([...same].filter((value) => !REVIEWED.includes(value))).toEqual([]);
});
