import fc from 'fast-check';
import { anyStep } from './calls.ts';
import { createPlayer, createTally, type Tally } from './play.ts';

/** Steps of one sequence at most, half as many on average. */
const LENGTH = 200;

/** Sequences of any steps. */
const sequences = fc.array(anyStep(), { minLength: 1, maxLength: LENGTH, size: 'max' });

/**
 * Plays random sequences of steps, the same ones for the same seed.
 *
 * @throws Error if one breaks what must hold. It has the shortest such sequence that was found, to be kept as a test.
 */
export async function playAtRandom(seed: number, numRuns: number): Promise<Tally> {
  const tally = createTally();
  const play = createPlayer(tally);
  const result = await fc.check(
    fc.asyncProperty(sequences, (steps) => play(steps)),
    { seed, numRuns, unbiased: true },
  );
  if (!result.failed) return tally;
  const steps = JSON.stringify(result.counterexample![0]);
  throw new Error(`Seed ${seed}, to be kept in test/sandbox/found:\n${steps}`, { cause: result.errorInstance });
}
