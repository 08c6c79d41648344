import * as common from '../common/index.ts';
import { type Id, type Row, toMinor } from '../engine/index.ts';
import type { Stored } from '../types/index.ts';

/** The rows of a payment of an invoice or a retainer invoice. */
export function paymentRows(row: Stored<'invoicePayments'>): Row[] {
  const { invoice_id, payment_id, customer_id, price_precision: decimals = 2, exchange_rate: rate = 1 } = row;
  const [paid, withheld] = [row.amount ?? 0, row.tax_amount_withheld ?? 0].map((amount) =>
    toMinor(amount, decimals),
  ) as [number, number];
  return [
    { ledger: common.ALLOCATED, key: invoice_id!, amount: paid + withheld },
    { ledger: common.PAID, key: invoice_id!, amount: paid },
    { ledger: common.WITHHELD, key: invoice_id!, amount: withheld },
    ...(row.is_retainer ? [] : common.owed(customer_id!, { minor: paid + withheld, decimals, rate }, -1)),
    ...(payment_id === undefined ? [] : sourceRows(row, payment_id, paid, withheld)),
  ];
}

/** The rows of what a payment has less. Money that is drawn from a retainer invoice has left the payment before. */
function sourceRows(row: Stored<'invoicePayments'>, payment: Id, paid: number, withheld: number): Row[] {
  const { retainerinvoice_id, customer_id, price_precision: decimals = 2, source_rate: rate = 1 } = row;
  const taken =
    retainerinvoice_id === undefined
      ? [
          { ledger: common.APPLIED, key: payment, amount: paid },
          ...common.credited(customer_id!, { minor: paid, decimals, rate }, -1),
        ]
      : [{ ledger: common.DRAWN, key: retainerinvoice_id, amount: paid }];
  return [{ ledger: common.PAYMENT_WITHHELD, key: payment, amount: withheld }, ...taken];
}

/** The rows of a credit that is applied to an invoice. */
export function creditRows(row: Stored<'creditNoteInvoices'>): Row[] {
  const { invoice_id, creditnote_id, customer_id, amount = 0, price_precision: decimals = 2 } = row;
  const { exchange_rate: rate = 1, source_rate = 1 } = row;
  const minor = toMinor(amount, decimals);
  return [
    { ledger: common.ALLOCATED, key: invoice_id!, amount: minor },
    { ledger: common.CREDITED, key: invoice_id!, amount: minor },
    { ledger: common.ALLOCATED, key: creditnote_id!, amount: minor },
    ...common.owed(customer_id!, { minor, decimals, rate }, -1),
    ...common.credited(customer_id!, { minor, decimals, rate: source_rate }, -1),
  ];
}
