import { expect, test } from 'vitest';
import { callAtRandom } from '../support/random-calls.ts';

const SEEDS = Array.from({ length: 10 }, (_, index) => 1000 + index);

test.each(SEEDS)(
  '500 random calls of the seed %i do not fail, and what is refused changes nothing',
  async (seed) => {
    const { succeeded, refused } = await callAtRandom(seed, 500);
    console.log(`seed ${seed}: ${succeeded} succeeded, ${refused} were refused`);
    expect(succeeded).toBeGreaterThan(50);
  },
  600_000,
);
