import { expect, test } from 'vitest';
import { probes, problemOf } from './probes.ts';

test('each probe tells of its rule, in an empty account and in one that is full', () => {
  expect(probes.length).toBeGreaterThan(150);
  expect(probes.flatMap((probe) => problemOf(probe) ?? [])).toEqual([]);
});
