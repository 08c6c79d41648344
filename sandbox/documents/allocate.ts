import { APPLIED, PAID } from '../common/index.ts';
import { defined, fromMinor, type Id, type RecordData, refuseId, toMinor, withArticle } from '../engine/index.ts';
import type { Reader, Stored, Writer } from '../types/index.ts';
import { CREDIT_NOTE, INVOICE, RETAINER } from './document-kinds.ts';
import { amountUpTo, refuseSubmitted } from './document-rules.ts';
import {
  amountIn,
  balanceOf,
  type Document,
  type DocumentKind,
  decimalsOf,
  documentOf,
  idOf,
  isActive,
  numberOf,
  said,
  textIn,
} from './documents.ts';
import { recordChange } from './history.ts';

type Payment = Stored<'customerPayments'>;

/** The index of what a payment has paid, by its id. */
export const PAYMENT_ROWS = 'payments.rows';
/** The index of what credit notes have paid of an invoice, by its id. */
export const INVOICE_CREDITS = 'credits.of-invoice';

/** An invoice or a retainer invoice: what payments and credits are applied to. */
export interface Payable {
  kind: DocumentKind;
  document: Document;
}

/** The invoice or retainer invoice that an id names. */
export function payableOf(id: Id | undefined, context: Reader): Payable | undefined {
  const kind = [INVOICE, RETAINER].find((one) => documentOf(one, id, context));
  return kind && { kind, document: documentOf(kind, id, context)! };
}

/** The amount received less refunds, in minor units; 0 for a failed payment. */
export function receivedOf(payment: Payment): number {
  const { amount = 0, amount_refunded = 0, status, price_precision: decimals = 2 } = payment;
  return status === 'failure' ? 0 : toMinor(amount, decimals) - toMinor(amount_refunded, decimals);
}

/** The unused part of a payment, in minor units. */
export function unusedOf(payment: Payment, context: Reader): number {
  return receivedOf(payment) - context.sum(APPLIED, payment.payment_id!);
}

/** The invoice or retainer invoice that an id names; refused unless it exists, is for the customer and is open. */
export function openPayable(
  path: string,
  id: Id | undefined,
  customer: Id | undefined,
  what: string,
  context: Reader,
): Payable {
  const payable = payableOf(id, context);
  if (!payable) return refuseId(path, id, context);
  const { kind, document } = payable;
  const number = numberOf(kind, document);
  if (document.customer_id !== customer) context.reject('reference', `${number} is for another customer.`, path);
  if (!isActive(document)) {
    context.reject('state', `${number} is ${said(document.status!)}; ${what} can't be applied to it.`, path);
  }
  if (balanceOf(kind, document, context) === 0) {
    context.reject('state', `${number} is paid; ${what} can't be applied to it.`, path);
  }
  return payable;
}

/** Applies a payment, or what a retainer invoice has received from it, to an invoice or a retainer invoice. */
export function pay(
  payment: Payment,
  { kind, document }: Payable,
  fields: { amount: number; withheld?: number; retainer?: Id },
  context: Writer,
): void {
  const id = idOf(kind, document);
  const { amount, withheld = 0, retainer } = fields;
  context.create(
    'invoicePayments',
    defined({
      invoice_id: id,
      payment_id: payment.payment_id,
      retainerinvoice_id: retainer,
      is_retainer: kind === RETAINER || undefined,
      amount: amountIn(document, amount),
      tax_amount_withheld: amountIn(document, withheld),
      customer_id: payment.customer_id,
      price_precision: decimalsOf(document),
      exchange_rate: document.exchange_rate ?? 1,
      source_rate: payment.exchange_rate ?? 1,
    }) as Stored<'invoicePayments'>,
  );
  recordChange(kind, id, 'Added', `Payment of ${textIn(document, amount)} recorded.`, context);
}

/** An invoice that takes no part payments is paid in full or not at all. */
export function refusePart(kind: DocumentKind, document: Document, minor: number, path: string, context: Reader): void {
  const { allow_partial_payments } = document as RecordData;
  const balance = balanceOf(kind, document, context);
  if (kind !== INVOICE || allow_partial_payments !== false || minor === balance) return;
  const message = `${numberOf(kind, document)} accepts no partial payments: ${textIn(document, balance)} is due.`;
  context.reject('invalid', message, path);
}

/**
 * Returns the rest of a credit, in minor units. Rejected unless the credit is open.
 *
 * @param returned What comes back to it with the same call, in minor units.
 */
export function openCredit(kind: DocumentKind, note: Document, context: Reader, returned = 0): number {
  const number = numberOf(kind, note);
  refuseSubmitted(kind, note, context);
  if (!isActive(note)) context.reject('state', `${number} is ${said(note.status!)}; mark it as open first.`);
  const balance = balanceOf(kind, note, context) + returned;
  if (balance === 0) context.reject('state', `${number} ${kind.closes ? 'is closed: it has' : 'has'} no balance left.`);
  return balance;
}

/** Applies a credit note to an invoice. */
export function credit(
  note: Document,
  { prefix, invoice_id, amount }: { prefix: string; invoice_id: Id | undefined; amount: number | undefined },
  context: Writer,
): void {
  const most = openCredit(CREDIT_NOTE, note, context);
  const { kind, document } = openPayable(`${prefix}invoice_id`, invoice_id, note.customer_id, 'a credit', context);
  if (kind !== INVOICE) {
    const message = `${numberOf(kind, document)} is ${withArticle(kind.noun)}. Credits can only be applied to invoices.`;
    context.reject('reference', message, `${prefix}invoice_id`);
  }
  const minor = amountUpTo(`${prefix}amount_applied`, amount, note, most, numberOf(CREDIT_NOTE, note), context);
  const number = numberOf(kind, document);
  amountUpTo(`${prefix}amount_applied`, amount, document, balanceOf(kind, document, context), number, context);
  refusePart(kind, document, minor, `${prefix}amount_applied`, context);
  context.create('creditNoteInvoices', {
    creditnote_id: idOf(CREDIT_NOTE, note),
    invoice_id: invoice_id!,
    amount: fromMinor(minor, decimalsOf(note)),
    customer_id: note.customer_id!,
    price_precision: decimalsOf(note),
    exchange_rate: document.exchange_rate ?? 1,
    source_rate: note.exchange_rate ?? 1,
  });
  const [text, from] = [textIn(note, minor), numberOf(CREDIT_NOTE, note)];
  recordChange(CREDIT_NOTE, idOf(CREDIT_NOTE, note), 'Added', `Credit of ${text} applied to ${number}.`, context);
  recordChange(kind, invoice_id, 'Added', `Credit of ${text} from ${from} applied.`, context);
}

/** The rows of a payment, oldest first. */
export function rowsOfPayment(payment: Id, context: Reader): Stored<'invoicePayments'>[] {
  return context.members(PAYMENT_ROWS, payment).map(({ id }) => context.get('invoicePayments', id)!);
}

/** The rows of the credits that are applied to an invoice, oldest first. */
function creditsOf(invoice: Id, context: Reader): Stored<'creditNoteInvoices'>[] {
  return context.members(INVOICE_CREDITS, invoice).map(({ id }) => context.get('creditNoteInvoices', id)!);
}

/** The rows that pay a document, oldest first. */
function paymentsOf(document: Id, context: Reader): Stored<'invoicePayments'>[] {
  return context.children('invoicePayments', document);
}

/** Takes back all that was paid of a document: it is unused where it came from. */
export function release(document: Id, context: Writer): void {
  for (const { invoice_payment_id } of paymentsOf(document, context))
    context.delete('invoicePayments', invoice_payment_id!);
  for (const { creditnote_invoice_id } of creditsOf(document, context)) {
    context.delete('creditNoteInvoices', creditnote_invoice_id!);
  }
}

/** The day on which something of a document was last paid. */
export function lastPayment(document: Id | undefined, context: Reader): string | undefined {
  if (document === undefined || context.sum(PAID, document) === 0) return undefined;
  const dates = paymentsOf(document, context).flatMap(
    ({ payment_id, paid_on }) => context.get('customerPayments', payment_id)?.date ?? paid_on ?? [],
  );
  return dates.sort().at(-1);
}
