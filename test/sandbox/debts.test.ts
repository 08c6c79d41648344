import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { debtsOf, RISES, tablesWithAround } from './debts.ts';

describe('a debt is guarded where it arises', () => {
  test('by `checks` and `transitions` of the record that is owed, whichever call, event or test lets it arise', () => {
    expect(debtsOf(TABLES, RISES)).toEqual({ guarded: RISES, unguarded: [] });
  });

  test('and an operation that goes around them is found', () => {
    expect(debtsOf(tablesWithAround(), ['setInvoiceTemplate', 'markInvoiceSent']).unguarded).toEqual([
      'setInvoiceTemplate',
    ]);
  });
});
