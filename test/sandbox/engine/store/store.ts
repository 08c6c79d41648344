import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Projection } from '../../../../sandbox/engine/store/projection.ts';
import { createStore, type Store } from '../../../../sandbox/engine/store/store.ts';
import type { RecordData } from '../../../../sandbox/engine/values/record-data.ts';

/**
 * Boxes: each adds its weight to a shelf, and can be found by its label. It can be found on its shelf while something of it is
 * left, since others may take of it.
 */
export const boxes: Projection = {
  idField: 'id',
  ruleOf: () => 'boxes.weight',
  ledgerEntries: ({ id, shelf, weight, takes }) => [
    { ledger: 'weight', key: String(shelf), amount: weight as number },
    { ledger: 'left', key: String(id), amount: weight as number, found: { index: 'left', key: String(shelf) } },
    ...(takes === undefined ? [] : [{ ledger: 'left', key: String(takes), amount: -5 }]),
  ],
  keys: ({ label }) => (label === undefined ? [] : [{ index: 'label', key: String(label) }]),
};

export function storeOfBoxes(...all: RecordData[]): Store {
  const store = createStore(new Map([['boxes', boxes]]));
  for (const box of all) store.put('boxes', box['id'] as string, box);
  return store;
}

/** Everything that can be seen of a store. */
export function visible(store: Store): unknown {
  return {
    all: [...store.all('boxes')].map(({ data }) => data),
    sums: ['A', 'B'].map((shelf) => store.sum('weight', shelf)),
    members: ['red', 'blue'].map((label) => store.members('label', label)),
    left: ['A', 'B'].map((shelf) => store.members('left', shelf)),
    counters: store.counters(),
  };
}

/** What can be seen of a store, without the numbers that say which record is older. */
function plain(store: Store): unknown {
  return JSON.parse(JSON.stringify(visible(store), (name, value) => (name === 'sequence' ? undefined : value)));
}

/** Something that is done to one of several stores. */
const operation = fc.record({
  what: fc.constantFrom('put', 'put', 'put', 'remove', 'fork', 'undo'),
  copy: fc.nat({ max: 4 }),
  // More than a list has when it is no longer copied for each change.
  id: fc.nat({ max: 39 }).map(String),
  shelf: fc.constantFrom('A', 'B'),
  weight: fc.constantFrom(0, 3, 5, 5),
  label: fc.constantFrom('red', 'red', 'blue', undefined),
  takes: fc.option(fc.nat({ max: 39 }).map(String), { nil: undefined }),
});

/** Does things to a store and its forks at random, in some sequences. */
export function testForks(sequences: number): void {
  test('stays what a store is to which the same was done alone, whatever is done to others and undone', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 150, size: 'max' }), (operations) => {
        const copies = [{ store: storeOfBoxes(), done: [] as ((store: Store) => void)[] }];
        for (const { what, copy, id, ...box } of operations) {
          const { store, done } = copies[copy % copies.length]!;
          const step = (one: Store): void => {
            if (what === 'put') one.put('boxes', id, { id, ...box });
            else one.remove('boxes', id);
          };
          if (what === 'fork') copies.push({ store: store.fork(), done: [...done] });
          else if (what === 'undo') {
            const work = (): never => {
              for (const { id: other } of store.all('boxes').filter((_, index) => index % 2 === 0)) {
                store.remove('boxes', other);
              }
              store.put('boxes', id, { id, ...box });
              throw new Error('no');
            };
            expect(() => store.transaction(work)).toThrow('no');
          } else {
            step(store);
            done.push(step);
          }
        }
        for (const { store, done } of copies) {
          const alone = storeOfBoxes();
          for (const step of done) step(alone);
          expect(plain(store)).toEqual(plain(alone));
        }
      }),
      { seed: 20260328, numRuns: sequences },
    );
  });
}
