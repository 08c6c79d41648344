import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Projection } from '../../../src/sandbox/engine/projection.ts';
import type { Facts } from '../../../src/sandbox/engine/record-facts.ts';
import { type Commit, createStore, type Store } from '../../../src/sandbox/engine/store.ts';

/**
 * Boxes: each adds its weight to a shelf, and can be found by its label. It can be found on its shelf while something of it is
 * left, since others may take of it.
 */
const boxes: Projection = {
  idField: 'id',
  ruleOf: () => 'boxes.weight',
  ledgerEntries: ({ id, shelf, weight, takes }) => [
    { ledger: 'weight', key: String(shelf), amount: weight as number },
    { ledger: 'left', key: String(id), amount: weight as number, found: { index: 'left', key: String(shelf) } },
    ...(takes === undefined ? [] : [{ ledger: 'left', key: String(takes), amount: -5 }]),
  ],
  keys: ({ label }) => (label === undefined ? [] : [{ index: 'label', key: String(label) }]),
};

function storeOfBoxes(...all: Facts[]): Store {
  const store = createStore(new Map([['boxes', boxes]]));
  for (const box of all) store.put('boxes', box['id'] as string, box);
  return store;
}

const one = { id: '1', shelf: 'A', weight: 5, label: 'red' };
const two = { id: '2', shelf: 'A', weight: 7, label: 'red' };

/** Everything that can be seen of a store. */
function visible(store: Store): unknown {
  return {
    all: [...store.all('boxes')].map(({ facts }) => facts),
    sums: ['A', 'B'].map((shelf) => store.sum('weight', shelf)),
    members: ['red', 'blue'].map((label) => store.members('label', label)),
    left: ['A', 'B'].map((shelf) => store.members('left', shelf)),
    counters: store.counters(),
  };
}

describe('a store', () => {
  test('keeps records in the order in which they were put, and an update in its place', () => {
    const store = storeOfBoxes(one, two);
    store.put('boxes', '1', { ...one, weight: 6 });
    expect([...store.all('boxes')].map(({ id }) => id)).toEqual(['1', '2']);
    expect(store.get('boxes', '1')).toEqual({ ...one, weight: 6 });
    expect(store.get('boxes', '3')).toBeUndefined();
  });

  test('keeps the sums of what records post while they are put, changed and removed', () => {
    const store = storeOfBoxes(one, two);
    expect(store.sum('weight', 'A')).toBe(12);
    store.put('boxes', '2', { ...two, shelf: 'B', weight: 3 });
    expect([store.sum('weight', 'A'), store.sum('weight', 'B')]).toEqual([5, 3]);
    store.remove('boxes', '1');
    expect(store.sum('weight', 'A')).toBe(0);
  });

  test('finds the records with a key, oldest first', () => {
    const store = storeOfBoxes(one, two);
    store.put('boxes', '1', { ...one, weight: 6 });
    expect(store.members('label', 'red').map(({ id }) => id)).toEqual(['1', '2']);
    store.remove('boxes', '1');
    expect(store.members('label', 'red')).toMatchObject([{ resource: 'boxes', id: '2' }]);
    expect(store.members('label', 'green')).toEqual([]);
  });

  test('finds a record by the key of a row while the sum of that row is not 0, oldest first', () => {
    const store = storeOfBoxes(one, two);
    const left = (): string[] => store.members('left', 'A').map(({ id }) => id);
    store.put('boxes', '3', { id: '3', shelf: 'B', weight: 0, takes: '1' });
    expect(left()).toEqual(['2']);
    store.put('boxes', '1', { ...one, weight: 6 });
    expect(left()).toEqual(['1', '2']);
    store.put('boxes', '1', one);
    store.remove('boxes', '1');
    expect(left()).toEqual(['2']);
    store.put('boxes', '1', { ...one, shelf: 'B' });
    expect(store.members('left', 'B')).toEqual([]);
    store.remove('boxes', '3');
    expect(store.members('left', 'B').map(({ id }) => id)).toEqual(['1']);
  });

  test('changes nothing when a sum would be too large to be exact', () => {
    const store = storeOfBoxes(one, { ...two, shelf: 'B', weight: Number.MAX_SAFE_INTEGER });
    const before = visible(store);
    for (const id of ['1', '3']) {
      const heavy = { id, shelf: 'B', weight: Number.MAX_SAFE_INTEGER - 1, label: 'blue' };
      expect(() => store.put('boxes', id, heavy)).toThrow('The amount is too large');
      expect(visible(store)).toEqual(before);
    }
  });

  test('takes no record of a resource that it does not know', () => {
    expect(() => storeOfBoxes().put('bags', '1', {})).toThrow('There is no resource bags');
  });

  test('removing a record that is not there changes nothing', () => {
    const store = storeOfBoxes(one);
    store.remove('boxes', '9');
    expect(store.all('boxes')).toHaveLength(1);
  });
});

describe('a transaction', () => {
  test('is undone when it throws, with positions, sums, keys and counters', () => {
    const store = storeOfBoxes(one, two, { id: '3', shelf: 'B', weight: 1 });
    store.setCounter('ids', 3);
    const before = visible(store);
    expect(() =>
      store.transaction(() => {
        store.remove('boxes', '2');
        store.put('boxes', '1', { ...one, shelf: 'B', label: 'blue' });
        store.put('boxes', '4', { id: '4', shelf: 'A', weight: 2, label: 'red' });
        store.put('boxes', '4', { id: '4', shelf: 'B', weight: 9 });
        store.setCounter('ids', 4);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(visible(store)).toEqual(before);
  });

  test('returns what its work returns, and reports what it changed', () => {
    const commits: Commit[] = [];
    const store = createStore(new Map([['boxes', boxes]]), { onCommit: (commit) => commits.push(commit) });
    const result = store.transaction(() => {
      store.put('boxes', '1', one);
      store.setCounter('ids', 1);
      return 'done';
    });
    expect(result).toBe('done');
    expect(commits).toMatchObject([
      { changes: [{ resource: 'boxes', id: '1', before: undefined, after: one }], counters: { ids: 1 } },
    ]);
  });

  test('reports nothing when it changed nothing, or was undone', () => {
    const commits: Commit[] = [];
    const store = createStore(new Map([['boxes', boxes]]), { onCommit: (commit) => commits.push(commit) });
    store.transaction(() => store.get('boxes', '1'));
    expect(() =>
      store.transaction(() => {
        store.put('boxes', '1', one);
        throw new Error('no');
      }),
    ).toThrow();
    expect(commits).toEqual([]);
  });

  test('cannot be within another one', () => {
    const store = storeOfBoxes();
    expect(() => store.transaction(() => store.transaction(() => 1))).toThrow('under way');
    expect(store.transaction(() => 1)).toBe(1);
  });
});

describe('a fork', () => {
  test('has what the store has, and neither sees what the other one changes after', () => {
    const store = storeOfBoxes(one, two);
    const fork = store.fork();
    const before = visible(store);
    expect(visible(fork)).toEqual(before);

    fork.put('boxes', '1', { ...one, shelf: 'B', label: 'blue' });
    fork.remove('boxes', '2');
    fork.setCounter('ids', 9);
    expect(visible(store)).toEqual(before);

    const changed = visible(fork);
    store.put('boxes', '5', { id: '5', shelf: 'A', weight: 4, label: 'red' });
    store.remove('boxes', '1');
    expect(visible(fork)).toEqual(changed);
  });

  test('of a fork is apart from both', () => {
    const store = storeOfBoxes(one);
    const fork = store.fork();
    fork.put('boxes', '2', two);
    const second = fork.fork();
    second.put('boxes', '1', { ...one, weight: 100 });
    expect([store, fork, second].map((each) => each.sum('weight', 'A'))).toEqual([5, 12, 107]);
  });

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
      { seed: 20260328, numRuns: 200 },
    );
  });
});

/** What can be seen of a store, without the numbers that say which record is older. */
function plain(store: Store): unknown {
  return JSON.parse(JSON.stringify(visible(store), (name, value) => (name === 'sequence' ? undefined : value)));
}
