import { afterEach, expect, test, vi } from 'vitest';
import { amountOf, endsOf, everyNth, partOf } from './full.ts';

afterEach(() => vi.unstubAllEnvs());

test('an amount is that of the environment, where there is one', () => {
  expect(amountOf('TRIES', { small: 2, full: 2 })).toBe(2);
  vi.stubEnv('TRIES', '7');
  expect(amountOf('TRIES', { small: 2, full: 2 })).toBe(7);
});

test.each(['0', '-1', 'many', ''])('an amount of %j is refused, since it would test nothing', (amount) => {
  vi.stubEnv('TRIES', amount);
  expect(() => amountOf('TRIES', { small: 2, full: 9 })).toThrow(RangeError);
});

test('of a list, its first and its last are tested, or in full all of it', () => {
  expect(endsOf([1, 2, 3, 4], false)).toEqual([1, 4]);
  expect(endsOf([1, 2, 3, 4], true)).toEqual([1, 2, 3, 4]);
  expect(endsOf([1], false)).toEqual([1]);
});

test('of a list, every nth is tested, or in full all of it', () => {
  expect(partOf([1, 2, 3, 4, 5], 3, false)).toEqual([1, 4]);
  expect(partOf([1, 2, 3, 4, 5], 3, true)).toEqual([1, 2, 3, 4, 5]);
});

test('every nth entry of a list begins with the first one', () => {
  expect(everyNth([1, 2, 3, 4, 5], 4)).toEqual([1, 5]);
});
