import { expect, test } from 'vitest';
import { playAtRandom } from '../support/random/search.ts';
import { testFound } from './random-calls.ts';

testFound(1);

test('random calls keep what must hold', async () => {
  const { calls, succeeded, seen } = await playAtRandom(20260328, 4);
  expect([calls > 200, succeeded > 100, seen.size > 100]).toEqual([true, true, true]);
});
