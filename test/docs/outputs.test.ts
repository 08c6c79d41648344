import { describe, expect, it } from 'vitest';
import { type Comparison, compared, unaccounted } from './compare.ts';
import { SERVER_WAYS } from './server-ways.ts';
import { pages, shownIn } from './shown.ts';
import { WAYS } from './ways.ts';

const shown = pages().flatMap((page) => shownIn(page));

describe('the outputs that README, docs and guides show', () => {
  it('are all compared with what is printed, or say why nothing prints them', () => {
    expect(unaccounted(shown, { ...WAYS, ...SERVER_WAYS })).toEqual([]);
  });

  it.each(
    shown.flatMap((one) => {
      const way = WAYS[one.name];
      return way && 'prints' in way ? [[one.place, one, way] as const] : [];
    }),
  )('are as printed: %s', async (_, one, way: Comparison) => {
    const { shown: expected, printed } = await compared(one, way);
    expect(printed).toEqual(expected);
  });
});
