import { expect, it } from 'vitest';
import { everyNth } from '../support/full.ts';
import { type Comparison, compared } from './compare.ts';
import { pages, shownIn } from './shown.ts';
import { WAYS } from './ways.ts';

/** The outputs that README, docs and guides show. */
export const shown = pages().flatMap((page) => shownIn(page));

/** Compares outputs with what is printed: every nth of those that are not left out by their names. */
export function testOutputs(nth: number, leftOut: readonly string[] = []): void {
  const printed = shown.flatMap((one) => {
    const way = WAYS[one.name];
    return way && 'prints' in way && !leftOut.includes(one.name) ? [[one.place, one, way] as const] : [];
  });

  it.each(everyNth(printed, nth))('are as printed: %s', async (_, one, way: Comparison) => {
    const { shown: expected, printed } = await compared(one, way);
    expect(printed).toEqual(expected);
  });
}
