import { expect, test } from 'vitest';
import { nextId } from '../../../../sandbox/engine/store/ids.ts';
import { createStore } from '../../../../sandbox/engine/store/store.ts';

const ids = (organization: string, count: number): string[] => {
  const store = createStore(new Map());
  return Array.from({ length: count }, () => nextId(store, organization));
};

test('ids have 19 digits, exceed 2^53, and are never the same twice', () => {
  const made = ids('10234695', 1000);
  for (const id of made) expect(id).toMatch(/^[1-9]\d{18}$/);
  expect(BigInt(made[0]!)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  expect(new Set(made).size).toBe(1000);
  expect([...made].sort()).toEqual(made);
});

test('the same organization gets the same ids, and another one others', () => {
  expect(ids('10234695', 3)).toEqual(ids('10234695', 3));
  expect(ids('10234695', 1)).not.toEqual(ids('10234696', 1));
});

test('ids never begin as those of the samples do', () => {
  for (let organization = 0; organization < 500; organization += 1) {
    expect(ids(String(organization), 1)[0]).not.toMatch(/^4815162/);
  }
});

test('an id of a call that was undone goes to the next one, and one of a record that was deleted does not', () => {
  const store = createStore(new Map());
  const first = store.transaction(() => nextId(store, '1'));
  expect(() =>
    store.transaction(() => {
      nextId(store, '1');
      throw new Error('no');
    }),
  ).toThrow();
  const second = nextId(store, '1');
  expect(BigInt(second) - BigInt(first)).toBe(1n);
});
