import { ALLOCATED, transactionWith } from '../common/index.ts';
import { fromMinor, rule, toMinor } from '../engine/index.ts';
import { BILL, type Reader, type Stored, type TableOf } from '../types/index.ts';

export const bills: TableOf<'bills'> = {
  idField: 'bill_id',
  noun: 'bill',
  title: ({ bill_number }) => bill_number,
  stored: BILL,
  states: { set: [], follow: ['open', 'paid'] },
  defaults: [
    rule('bills.currency', {
      currency_id: ({ vendor_id }, context) => context.get('contacts', vendor_id)?.currency_id,
    }),
  ],
  refers: [
    rule('bills.vendor', {
      vendor_id: { to: 'contacts' },
    }),
  ],
  ledgerEntries: [rule('bills.transaction', ({ vendor_id }) => transactionWith(vendor_id))],
  computed: [
    rule('bills.balance', {
      balance: (bill, context) => fromMinor(billBalance(bill, context), context.decimals),
      status: (bill, context) => (billBalance(bill, context) === 0 ? 'paid' : 'open'),
    }),
  ],
  derivedFrom: {
    balance: 'the total and the credits that are applied: apply a vendor credit to it',
    status: 'the balance: apply a vendor credit of the full total to it',
  },
};

export function billBalance({ bill_id, total = 0 }: Stored<'bills'>, context: Reader): number {
  return toMinor(total, context.decimals) - context.sum(ALLOCATED, bill_id!);
}
