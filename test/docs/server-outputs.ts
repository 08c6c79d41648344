import { expect, it } from 'vitest';
import { type Comparison, compared } from './compare.ts';
import { SERVER_WAYS } from './server-ways.ts';
import { pages, shownIn } from './shown.ts';

/** Compares the outputs shown with what a server prints. */
export function testServerOutputs(): void {
  const shown = pages()
    .flatMap((page) => shownIn(page))
    .filter(({ name }) => Object.hasOwn(SERVER_WAYS, name));

  it.each(shown.map((one) => [one.place, one] as const))('a server prints what is shown: %s', async (_, one) => {
    const { shown: expected, printed } = await compared(one, SERVER_WAYS[one.name] as Comparison);
    expect(printed).toEqual(expected);
  });
}
