import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { debtsOf, RISES, tablesWithAround } from './debts.ts';

describe('of everything that may happen, a debt is guarded where it arises', () => {
  test('by `checks` and `transitions` of the record that is owed, whichever call, event or test lets it arise', () => {
    expect(debtsOf(TABLES)).toEqual({ guarded: RISES, unguarded: [] });
  });

  test('and an operation that goes around them is found', () => {
    expect(debtsOf(tablesWithAround()).unguarded).toEqual(['setInvoiceTemplate']);
  });
});
