import { expect, test } from 'vitest';
import { playAtRandom } from '../support/random/search.ts';
import { testFound } from './random-calls.ts';

testFound(9);

test('random calls keep what must hold', async () => {
  const { calls, succeeded, seen } = await playAtRandom(20260328, 1);
  expect([calls > 50, succeeded > 25, seen.size > 40]).toEqual([true, true, true]);
});
