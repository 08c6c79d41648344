import { describe, expect, test } from 'vitest';
import { type Commit, createStore } from '../../../../sandbox/engine/store/store.ts';
import { boxes, storeOfBoxes, testForks, visible } from './store.ts';

const one = { id: '1', shelf: 'A', weight: 5, label: 'red' };
const two = { id: '2', shelf: 'A', weight: 7, label: 'red' };

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

  test('commits the transactions of a batch one by one at its end, and undoes all of them if it throws', () => {
    const commits: Commit[] = [];
    const store = createStore(new Map([['boxes', boxes]]), { onCommit: (commit) => commits.push(commit) });
    const add = (box: typeof one): void => store.transaction(() => store.put('boxes', box.id, box));
    store.batch(() => {
      add(one);
      add(two);
      expect(commits).toEqual([]);
    });
    expect(commits.map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1'], ['2']]);
    const before = visible(store);
    const fails = (): void => {
      store.transaction(() => store.remove('boxes', '1'));
      store.transaction(() => store.setCounter('ids', 7));
      add({ ...one, id: '3' });
      throw new Error('No.');
    };
    expect(() => store.batch(fails)).toThrow('No.');
    expect([visible(store), store.counter('ids'), commits.length]).toEqual([before, 0, 2]);
    expect(() => store.batch(() => store.batch(() => undefined))).toThrow('A transaction is under way');
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

  test("can't be within another one", () => {
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

  testForks(10);
});
