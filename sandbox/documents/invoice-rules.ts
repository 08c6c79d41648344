import { idsIn } from '../common/index.ts';
import { type Draft, give } from '../engine/index.ts';
import type { Reader, Sent, Stored, Writer } from '../types/index.ts';
import { percentOf } from './totals.ts';

type Invoice = Stored<'invoices'>;

/** The most days that payment terms may have: a hundred years. */
const MAX_TERMS = 36_500;

const DAY = 24 * 60 * 60 * 1000;

/** Gives an invoice its payment terms and the day that it is due on. A due date that follows from the terms follows them on. */
export function setTerms(dueOf: typeof dueAfter) {
  return (draft: Draft<Invoice>, context: Writer, sent: Sent<'invoices'>, before: Invoice | undefined): void => {
    const contact = context.get('contacts', draft.customer_id);
    const days = draft.payment_terms ?? contact?.payment_terms ?? 0;
    const isChanged = before === undefined || before.payment_terms !== days;
    const contactLabel = days === contact?.payment_terms ? contact.payment_terms_label : undefined;
    const followed = before === undefined || before.due_date === dueOf(before.date, before.payment_terms ?? 0);
    give(draft, {
      payment_terms: days,
      payment_terms_label: sent.payment_terms_label ?? (isChanged ? (contactLabel ?? labelOf(days)) : undefined),
      due_date: sent.due_date ?? (followed ? dueOf(draft.date, days) : undefined),
    });
  };
}

/** Returns the name of payment terms: `Due on Receipt` or `Net 15`. */
export function labelOf(days: number): string {
  return days === 0 ? 'Due on Receipt' : `Net ${days}`;
}

/** Refuses payment terms after which no day is due. */
export function checkTerms({ payment_terms: days = 0 }: { payment_terms?: number }, context: Reader): void {
  if (days < 0 || days > MAX_TERMS) {
    context.reject('invalid', `payment_terms must be from 0 to ${MAX_TERMS} days, but is ${days}.`, 'payment_terms');
  }
}

/** Refuses an invoice that would be due on a day that can't be written. */
export function checkDue({ date, due_date, payment_terms: days = 0 }: Invoice, context: Reader): void {
  if (date === undefined || due_date !== undefined || dueAfter(date, days) !== undefined) return;
  const message = `payment_terms is too large: ${days} days after ${date} is not a valid date.`;
  context.reject('invalid', message, 'payment_terms');
}

/** The day that is due so many days after a date, if there is one: a date has a year of four digits. */
export function dueAfter(date: string | undefined, days: number): string | undefined {
  const due = new Date(Date.parse(date ?? '') + days * DAY);
  return Number.isNaN(due.getTime()) || due.getUTCFullYear() > 9999 ? undefined : due.toISOString().slice(0, 10);
}

/** The last day of the month in which {@link dueAfter} is. */
export function dueAtEndOfMonth(date: string | undefined, days: number): string | undefined {
  const due = dueAfter(date, days);
  if (due === undefined) return undefined;
  const [year, month] = due.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Gives an invoice the type of its discount, and leaves out the discounts that do not count. */
export function setDiscountType(
  draft: Draft<Invoice>,
  context: Writer,
  sent: Sent<'invoices'>,
  before: Invoice | undefined,
): void {
  // What was made before this rule stays as it is until a call is about it.
  if (before && !['discount_type', 'discount', 'line_items'].some((field) => field in sent)) return;
  const lines = draft.line_items ?? [];
  const isOwn = isDiscount(draft.discount);
  const isOfLines = lines.some(({ discount }) => isDiscount(discount));
  if (sent.discount_type === undefined && isOwn !== isOfLines) {
    draft.discount_type = isOwn ? 'entity_level' : 'item_level';
  }
  draft.discount_type ??= 'entity_level';
  if (draft.discount_type === 'entity_level') {
    draft.line_items = lines.map((line, index) => {
      const { discount, ...others } = line;
      if (!isDiscount(discount)) return line;
      context.ignore(`line_items[${index}].discount`);
      return others;
    });
  } else if (isOwn) {
    context.ignore('discount');
    draft.discount = 0;
  }
}

function isDiscount(discount: number | string = 0): boolean {
  return Number(percentOf(discount)) !== 0;
}

/** The invoices that a string with commas or an array names, as many as are allowed at most. */
export function chosen(ids: unknown, most: number, context: Reader): Invoice[] {
  const distinct = [...new Set(idsIn('invoice_ids', ids ?? [], context))];
  if (distinct.length === 0 || distinct.length > most) {
    const message = `Name 1 to ${most} invoices in invoice_ids.`;
    context.reject(distinct.length === 0 ? 'missing' : 'invalid', message, 'invoice_ids');
  }
  return distinct.map(
    (id) =>
      context.get('invoices', id) ?? context.reject('reference', `invoice_ids ${id} does not exist.`, 'invoice_ids'),
  );
}
