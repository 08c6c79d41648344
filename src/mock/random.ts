import { createHash } from 'node:crypto';

/**
 * Draws numbers from 0 up to 1. The same seed gives the same row of numbers on every machine.
 *
 * @returns A function that draws the next number.
 */
export function createDraw(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${drawn} ${seed}`).digest().readUInt32BE() / 2 ** 32;
  };
}
