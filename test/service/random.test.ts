import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/service/random.ts';

const draw = (seed: string, count: number): number[] => Array.from({ length: count }, createRandom(seed));

describe('random numbers', () => {
  it('are the same for the same seed, on every machine', () => {
    expect(draw('7', 3)).toEqual(draw('7', 3));
    expect(draw('7', 3)).toMatchInlineSnapshot(`
      [
        0.8480387311428785,
        0.7699911298695952,
        0.6513349011074752,
      ]
    `);
  });

  it('differ for seeds that differ a little', () => {
    const first = ['', '1', '2', '11', '12', 'a 1', 'delay 1', 'failure 1'].map((seed) => draw(seed, 1)[0]);
    expect(new Set(first.map((number) => Math.floor(number! * 1000))).size).toBe(first.length);
  });

  it('are spread evenly from 0 up to 1', () => {
    const tenths = new Array<number>(10).fill(0);
    for (const number of draw('spread', 100_000)) tenths[Math.floor(number * 10)]! += 1;
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
