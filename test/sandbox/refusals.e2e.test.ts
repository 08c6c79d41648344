import { expect, test } from 'vitest';
import { rules } from '../../sandbox/resources/registry.ts';
import { CASES, OTHERS, testRefusals } from './refusals.ts';
import { OUTSIDE_CASES, STOCK_OTHERS } from './refusals-of-stock.ts';

testRefusals(6);

test('no rule is left out', () => {
  const outside = OUTSIDE_CASES.map(({ rule }) => rule);
  const tried = [...CASES.map(({ rule }) => rule), ...outside, ...OTHERS, ...STOCK_OTHERS].sort();
  const ids = rules().map(({ id }) => id);
  expect(tried, 'A rule has a case above if it refuses; otherwise its id stands in OTHERS.').toEqual(ids.sort());
});
