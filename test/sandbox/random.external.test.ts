import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { amountOf, IS_FULL } from '../support/full.ts';
import { plans } from '../support/plans.ts';
import { createTally, type Tally } from '../support/random/play.ts';
import { playAtRandom } from '../support/random/search.ts';

/** Seeds to play, and how many sequences of each; `SEED` names the first one, `SEEDS` how many. */
const FIRST = Number(process.env['SEED'] ?? 1000);
const AMOUNTS = { small: 1, full: 10 };
const SEEDS = Array.from({ length: amountOf('SEEDS', AMOUNTS) }, (_, index) => FIRST + index);
const RUNS = IS_FULL ? 125 : 25;
/** The fewest calls that the sequences of a seed come to, for a change and before a release. */
const CALLS = { small: 2_000, full: 10_000 };

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

test('these are many calls of each seed, of every operation', () => {
  const never = [...plans.keys()].filter((operation) => !all.seen.get(operation)?.succeeded);
  console.log(`never succeeded: ${never.join(', ')}`);
  expect(all.calls).toBeGreaterThanOrEqual(SEEDS.length * (IS_FULL ? CALLS.full : CALLS.small));
  const [small, full] = (['small', 'full'] as const).map((size) => (AMOUNTS[size] * CALLS[size]).toLocaleString('en'));
  expect(readFileSync('docs/contributing/sandbox.md', 'utf8')).toContain(
    `more than ${small} random valid calls, with events and days in between. Before a release,\nit sends ${full}.`,
  );
});
