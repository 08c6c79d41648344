import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Step } from '../support/random/calls.ts';
import { createPlayer, createTally } from '../support/random/play.ts';
import { playAtRandom } from '../support/random/search.ts';

const FOLDER = new URL('found/', import.meta.url);

test.each(readdirSync(FOLDER))('what random calls once found keeps what must hold: %s', async (file) => {
  const steps = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Step[];
  const tally = createTally();
  await createPlayer(tally)(steps);
  expect(tally.seen.size).toBeGreaterThan(0);
});

test('random calls keep what must hold', async () => {
  const { calls, succeeded, seen } = await playAtRandom(20260328, 4);
  expect([calls > 200, succeeded > 100, seen.size > 100]).toEqual([true, true, true]);
});
