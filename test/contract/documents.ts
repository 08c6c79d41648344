import { expect, it } from 'vitest';
import { contract } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { differencesOf } from './differences.ts';
import { JUDGED_PARTS, markedParts, withoutMark } from './marks.ts';

/** Takes away marks of the contract, each by itself: every nth mark. */
export function testMarks(nth: number): void {
  /** Those that are there anyway are reported by another test, once. */
  const present = new Set(differencesOf(contract));

  /** The marked parts by their places. */
  const parts = new Map(markedParts(contract).map((part) => [part.path.join('/'), part]));

  /** The further differences that there would be without the mark of a part, by its place. */
  const differing = new Map(
    everyNth([...parts], nth).map(([place, part]) => [
      place,
      differencesOf(withoutMark(contract, part)).filter((difference) => !present.has(difference)),
    ]),
  );

  it.each([...differing.keys()])('would differ if %s bore no mark', (part) => {
    expect(differing.get(part)).not.toEqual([]);
  });

  it('is judged by people only where the lists would not miss a mark', () => {
    expect(JUDGED_PARTS.filter((part) => !parts.has(part))).toEqual([]);
    const others = JUDGED_PARTS.filter((part) => {
      return differing.get(part)?.some((difference) => !difference.endsWith('has lost its x-inferred'));
    });
    expect(others).toEqual([]);
  });
}
