import { expect, test } from 'vitest';
import { shippedControls } from '../../src/probe/shipped.ts';
import { expectTaken, probes, problemOf } from './probes.ts';

test('each probe tells of its rule, in an empty account and in one that is full', () => {
  expect(probes.length).toBeGreaterThan(150);
  expect(probes.flatMap((probe) => problemOf(probe) ?? [])).toEqual([]);
});

test('each control is taken', () => expectTaken(shippedControls()));
