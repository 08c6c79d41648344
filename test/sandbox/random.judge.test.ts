import { expect, test } from 'vitest';
import { plans } from '../support/plans.ts';
import { createTally, type Tally } from '../support/random/play.ts';
import { playAtRandom } from '../support/random/search.ts';

/** Seeds to play, and how many sequences of each; `SEED` names the first one. */
const FIRST = Number(process.env['SEED'] ?? 1000);
const SEEDS = Array.from({ length: 10 }, (_, index) => FIRST + index);
const RUNS = 125;

const all: Tally = createTally();

test.each(SEEDS)(
  'random calls of the seed %i keep what must hold',
  async (seed) => {
    const { calls, succeeded, seen } = await playAtRandom(seed, RUNS);
    console.log(`seed ${seed}: ${calls} calls, ${succeeded} succeeded`);
    all.calls += calls;
    for (const [name, counts] of seen) {
      const known = all.seen.get(name) ?? { succeeded: 0, refused: 0 };
      all.seen.set(name, {
        succeeded: known.succeeded + counts.succeeded,
        refused: known.refused + counts.refused,
      });
    }
    expect(succeeded).toBeGreaterThan(calls / 3);
  },
  600_000,
);

test('these are 100,000 calls at least, of every operation', () => {
  const never = [...plans.keys()].filter((operation) => !all.seen.get(operation)?.succeeded);
  console.log(`never succeeded: ${never.join(', ')}`);
  expect(all.calls).toBeGreaterThanOrEqual(100_000);
});
