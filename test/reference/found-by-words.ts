import { beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/operations.ts';
import type { Found } from '../../src/search/index.ts';
import { ENOUGH, missedBy, PHRASES } from '../search/phrases.ts';
import { everyNth } from '../support/full.ts';
import { madeSearch } from './found.ts';

let find: (query: string) => Found[];

function prepare(): void {
  beforeAll(async () => {
    ({ find } = await madeSearch());
  });
}

/** Searches for phrases of people who do not know the words of the contract: every nth. */
export function testPhrases(nth: number): void {
  prepare();

  it(`answers ${ENOUGH} of a hundred phrases by the first three operations that it lists`, () => {
    const idsFor = (phrase: string): string[] =>
      find(phrase)
        .filter(({ kind }) => kind === 'operation')
        .slice(0, 3)
        .map(({ name }) => name!);
    const asked = everyNth(PHRASES, nth);
    expect(missedBy(idsFor, asked).slice(Math.ceil((PHRASES.length - ENOUGH) / nth))).toEqual([]);
  });
}

/** Searches for operations by their names. */
export function testNames(operations: readonly Operation[]): void {
  prepare();

  it('finds operations by their names', () => {
    const lost = operations.filter(({ id }) => find(id)[0]?.address !== `operations/${id}.html`);
    expect(lost.map(({ id }) => `${id} → ${find(id)[0]?.address}`)).toEqual([]);
  });
}
