import { expect, test } from 'vitest';
import { LATEST_TIME, timeOf } from '../../src/service/time.ts';

test.each([
  ['9999-12-31T23:59:59.999Z', LATEST_TIME],
  [LATEST_TIME, LATEST_TIME],
  [LATEST_TIME + 1, Number.NaN],
  ['+010000-01-01T00:00:00Z', Number.NaN],
  ['1970-01-01T00:00:00Z', 0],
  ['1969-12-31T23:59:59Z', Number.NaN],
  ['2026-02-30', Number.NaN],
  ['5', Number.NaN],
])('the time %s is %s', (time, expected) => {
  expect(timeOf(time)).toBe(expected);
});

test('the latest time is the last one with a year of four digits', () => {
  expect([LATEST_TIME, LATEST_TIME + 1].map((time) => new Date(time).toISOString())).toEqual([
    '9999-12-31T23:59:59.999Z',
    '+010000-01-01T00:00:00.000Z',
  ]);
});
