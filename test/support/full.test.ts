import { afterEach, expect, test, vi } from 'vitest';
import { amountOf } from './full.ts';

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
