import { ALLOCATED } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { ID, NUMBER, refuseId, rule, toMinor } from '../engine/index.ts';
import type { TableOf, Writer } from '../types/index.ts';
import { billBalance } from './bills.ts';

export const vendorCreditBills: TableOf<'vendorCreditBills'> = {
  idField: 'vendor_credit_bill_id',
  noun: 'applied credit',
  title: ({ vendor_credit_bill_id }) => vendor_credit_bill_id,
  parent: { resource: 'vendorCredits', field: 'vendor_credit_id' },
  stored: { vendor_credit_id: ID, price_precision: NUMBER },
  deleted: [
    rule('documents.remove-allocation', ({ vendor_credit_id, bill_id, amount = 0 }, context) => {
      const number = context.get('bills', bill_id)?.bill_number;
      const what = `Credit of ${amount.toFixed(2)} removed from ${number}.`;
      docs.recordChange(docs.VENDOR_CREDIT, vendor_credit_id, 'Deleted', what, context);
    }),
  ],
  ledgerEntries: [
    rule('documents.balance', ({ vendor_credit_id, bill_id, amount = 0, price_precision = 2 }) => {
      const minor = toMinor(amount, price_precision);
      return [
        { ledger: ALLOCATED, key: vendor_credit_id!, amount: minor },
        { ledger: ALLOCATED, key: bill_id!, amount: minor },
      ];
    }),
  ],
  computed: [
    rule('documents.names', {
      bill_number: ({ bill_id }, context) => context.get('bills', bill_id)?.bill_number,
    }),
  ],
  derivedFrom: { bill_number: 'bill_id' },
  fieldAliases: rule('documents.amount-aliases', {
    applyVendorCreditToBills: { lists: ['bills'], field: 'amount_applied', alias: 'amount' },
  }),
  actions: {
    applyVendorCreditToBills: rule('vendor-credits.apply', ({ path, body }, context) => {
      const bills = (body['bills'] ?? []) as { bill_id?: string; amount_applied?: number }[];
      if (bills.length === 0) context.reject('missing', 'Name at least one bill in bills.', 'bills');
      context.rejectAll(bills, (part, index) =>
        applyToBill(path['vendor_credit_id']!, part, `bills[${index}].`, context),
      );
    }),
  },
};

function applyToBill(
  id: string,
  { bill_id, amount_applied }: { bill_id?: string; amount_applied?: number },
  prefix: string,
  context: Writer,
): void {
  const credit = context.get('vendorCredits', id)!;
  const number = credit.vendor_credit_number!;
  const left = docs.openCredit(docs.VENDOR_CREDIT, credit, context);
  const path = `${prefix}bill_id`;
  const bill = context.get('bills', bill_id);
  if (!bill) return refuseId(path, bill_id, context);
  const { bill_number = '', vendor_id, currency_id } = bill;
  if (vendor_id !== credit.vendor_id) context.reject('reference', `${bill_number} is from another vendor.`, path);
  if (currency_id !== credit.currency_id) context.reject('reference', `${bill_number} is in another currency.`, path);
  const open = billBalance(bill, context);
  if (open === 0) context.reject('state', `${bill_number} is paid; a credit can't be applied to it.`, path);
  const minor = amountUpTo(amount_applied, left, number);
  amountUpTo(amount_applied, open, bill_number);
  context.create('vendorCreditBills', {
    vendor_credit_id: id,
    bill_id: bill_id!,
    date: context.today,
    amount: docs.amountIn(credit, minor),
    price_precision: credit.price_precision ?? 2,
  });
  const what = `Credit of ${docs.textIn(credit, minor)} applied to ${bill_number}.`;
  docs.recordChange(docs.VENDOR_CREDIT, docs.idOf(docs.VENDOR_CREDIT, credit), 'Added', what, context);

  function amountUpTo(value: number | undefined, most: number, of: string): number {
    return docs.amountUpTo(`${prefix}amount_applied`, value, credit, most, of, context);
  }
}
