import { DRAWN, PAID } from '../common/index.ts';
import { ID, type Id, listOf, NUMBER, type RecordData, refuseId } from '../engine/index.ts';
import type { Stored, Writer } from '../types/index.ts';
import { credit, openPayable, pay, refusePart, rowsOfPayment, unusedOf } from './allocate.ts';
import { INVOICE, RETAINER } from './document-kinds.ts';
import { amountUpTo } from './document-rules.ts';
import { balanceOf, documentOf, numberOf, textIn } from './documents.ts';

/** The fields of the body that applies credits to an invoice. The service documentation leaves them open. */
export const CREDITS_BODY = { invoice_payments: listOf({ payment_id: ID, amount_applied: NUMBER }) };

interface Part {
  payment_id?: Id;
  creditnote_id?: Id;
  amount_applied?: number;
}

/** Applies unused payments and credit notes to an invoice. */
export function applyCredits(invoice: Stored<'invoices'>, body: RecordData, context: Writer): void {
  const { invoice_payments = [], apply_creditnotes = [] } = body as Record<string, Part[] | undefined>;
  if (invoice_payments.length + apply_creditnotes.length === 0) {
    context.reject('missing', 'Name at least one payment in invoice_payments, or credit note in apply_creditnotes.');
  }
  const payments = invoice_payments.map((part, index) => (): void => {
    const prefix = `invoice_payments[${index}].`;
    const payment = context.get('customerPayments', part.payment_id);
    if (!payment) return refuseId(`${prefix}payment_id`, part.payment_id, context);
    applyPayment(invoice, payment, `${prefix}amount_applied`, part.amount_applied, context);
  });
  const credits = apply_creditnotes.map((part, index) => (): void => {
    const prefix = `apply_creditnotes[${index}].`;
    const note = context.get('creditNotes', part.creditnote_id);
    if (!note) return refuseId(`${prefix}creditnote_id`, part.creditnote_id, context);
    credit(note, { prefix, invoice_id: invoice.invoice_id, amount: part.amount_applied }, context);
  });
  context.rejectAll([...payments, ...credits], (apply) => apply());
}

/** Applies a payment: first what is unused of it, then what retainer invoices have received by it. */
function applyPayment(
  invoice: Stored<'invoices'>,
  payment: Stored<'customerPayments'>,
  path: string,
  amount: number | undefined,
  context: Writer,
): void {
  const payable = openPayable('invoice_id', invoice.invoice_id, payment.customer_id, 'a payment', context);
  const due = balanceOf(INVOICE, invoice, context);
  let left = amountUpTo(path, amount, invoice, due, numberOf(INVOICE, invoice), context);
  refusePart(INVOICE, invoice, left, path, context);
  const sources = sourcesOf(payment, context);
  const short = left - sources.reduce((sum, { minor }) => sum + Math.max(minor, 0), 0);
  if (short > 0)
    context.reject('invalid', `The payment is ${textIn(invoice, short)} short of what ${path} asks for.`, path);
  for (const { minor, retainer } of sources) {
    const part = Math.min(left, minor);
    if (part <= 0) continue;
    pay(payment, payable, { amount: part, ...(retainer !== undefined && { retainer }) }, context);
    left -= part;
  }
}

/**
 * Returns the available money of a payment, in minor units: the unused part, and the part of paid retainer invoices that is
 * not drawn.
 */
function sourcesOf(payment: Stored<'customerPayments'>, context: Writer): { minor: number; retainer?: Id }[] {
  const retainers = rowsOfPayment(payment.payment_id!, context).flatMap(({ invoice_id }) =>
    invoice_id !== undefined && documentOf(RETAINER, invoice_id, context) ? invoice_id : [],
  );
  return [
    { minor: unusedOf(payment, context) },
    ...[...new Set(retainers)].map((retainer) => ({
      minor: context.sum(PAID, retainer) - context.sum(DRAWN, retainer),
      retainer,
    })),
  ];
}
