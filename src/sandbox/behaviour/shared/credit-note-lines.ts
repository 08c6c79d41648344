import type { Id } from '../../core/facts.ts';
import { fromMinor, QUANTITY_PLACES, toMinor } from '../../core/money.ts';
import type { Row } from '../../core/projection.ts';
import type { StoredLine } from '../document-records.ts';
import type { Reader, Stored } from '../types.ts';
import { INVOICE } from './document-kinds.ts';
import { quantityRows } from './document-stock.ts';
import { type Document, documentOf, isActive, numberOf, said } from './documents.ts';

/** How much of a line of an invoice is credited. Millionths of a unit, by the id of the line. */
const LINE_CREDITED = 'invoice-line.credited';
/** How much of a line of a sales return has come back to stock. Millionths of a unit, by the id of the line. */
const RETURN_RECEIVED = 'return-line.received';
/** How much of a line of a sales return is credited without coming back. Millionths of a unit, by the id of the line. */
const RETURN_CREDITED = 'return-line.credited';

type Note = Stored<'creditNotes'>;

/** The line of an invoice that a line credits. */
function creditedLine({ invoice_id, invoice_item_id }: StoredLine, context: Reader): StoredLine | undefined {
  const { line_items = [] } = documentOf(INVOICE, invoice_id, context) ?? {};
  return line_items.find(({ line_item_id }) => line_item_id === invoice_item_id);
}

/** Lines with what they take over from the lines of the invoices that they credit. */
export function withCredited(note: Note, context: Reader): Note {
  return {
    ...note,
    line_items: (note.line_items ?? []).map((line) => {
      if (line.invoice_item_id === undefined) return line;
      const { item_id, name, description, unit, rate, tax_id, hsn_or_sac, warehouse_id } =
        creditedLine(line, context) ?? {};
      const taken = { item_id, name, description, unit, rate, tax_id, hsn_or_sac, warehouse_id };
      const known = Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined));
      return { is_item_shipped: false, ...known, ...line };
    }),
  };
}

/** Refuses lines that say what they credit in part, or of an invoice that cannot be credited. */
export function checkCredited(note: Note, context: Reader, before: Note | undefined): void {
  for (const [index, line] of (note.line_items ?? []).entries()) {
    const place = `line_items[${index}]`;
    checkFields(line, place, context);
    if (line.invoice_item_id === undefined) continue;
    if (before?.line_items?.some((one) => one.line_item_id === line.line_item_id && isSame(one, line))) continue;
    const invoice = documentOf(INVOICE, line.invoice_id, context);
    if (!invoice) continue;
    const number = numberOf(INVOICE, invoice);
    if (invoice.customer_id !== note.customer_id) context.refuse('reference', `${number} is for another customer.`);
    if (!isActive(invoice)) context.refuse('state', `${number} is ${said(invoice.status!)}; it cannot be credited.`);
    if (!creditedLine(line, context)) {
      context.refuse('reference', `${place}.invoice_item_id ${line.invoice_item_id} does not exist in ${number}.`);
    }
  }
}

function isSame(one: StoredLine, other: StoredLine): boolean {
  return one.invoice_id === other.invoice_id && one.invoice_item_id === other.invoice_item_id;
}

/** A line of an invoice needs both ids, and one of a sales return all five fields. */
function checkFields(line: StoredLine, place: string, context: Reader): void {
  const { invoice_id, invoice_item_id, is_item_shipped, is_returned_to_stock, salesreturn_item_id } = line;
  if ((invoice_id === undefined) !== (invoice_item_id === undefined)) {
    context.refuse('missing', `${place} needs invoice_id and invoice_item_id, or neither.`);
  }
  if (salesreturn_item_id === undefined) return;
  if (invoice_id === undefined || is_item_shipped !== true || is_returned_to_stock === undefined) {
    context.refuse(
      'missing',
      `${place} needs invoice_id, invoice_item_id, is_item_shipped true and is_returned_to_stock, since it names a sales return.`,
    );
  }
}

/** Refuses to credit more of a line of an invoice than was invoiced. */
export function checkQuantities(note: Note, context: Reader, before: Note | undefined): void {
  const own = new Map(creditedRows(before ?? {}).map(({ key }) => [key, 0]));
  for (const { key, amount } of creditedRows(before ?? {})) own.set(key, own.get(key)! + amount);
  const asked = new Map<Id, number>();
  for (const line of note.line_items ?? []) {
    const { invoice_item_id: key } = line;
    const invoiced = key === undefined ? undefined : creditedLine(line, context)?.quantity;
    if (key === undefined || invoiced === undefined) continue;
    const quantity = (asked.get(key) ?? 0) + toMinor(line.quantity ?? 1, QUANTITY_PLACES);
    asked.set(key, quantity);
    const others = context.sum(LINE_CREDITED, key) - (own.get(key) ?? 0);
    if (others + quantity <= toMinor(invoiced, QUANTITY_PLACES)) continue;
    const units = (minor: number): number => fromMinor(minor, QUANTITY_PLACES);
    context.refuse(
      'invalid',
      `${line.name}: ${invoiced} invoiced, ${units(others)} credited, ${units(quantity)} more asked.`,
    );
  }
}

/** How much of a line of an invoice is credited. */
export function creditedOf(line: Id, context: Reader): number {
  return fromMinor(context.sum(LINE_CREDITED, line), QUANTITY_PLACES);
}

/** The rows of what a credit note credits of lines of invoices. */
function creditedRows(note: Document): Row[] {
  return quantityRows(LINE_CREDITED, note, ({ invoice_item_id }) => invoice_item_id);
}

/** The rows of what a credit note credits of lines of invoices and of sales returns. */
export function lineRows(note: Document): Row[] {
  const returns = (ledger: string, isBack: boolean): Row[] =>
    isActive(note)
      ? quantityRows(ledger, note, ({ salesreturn_item_id, is_returned_to_stock }) =>
          is_returned_to_stock === isBack ? salesreturn_item_id : undefined,
        )
      : [];
  return [...creditedRows(note), ...returns(RETURN_RECEIVED, true), ...returns(RETURN_CREDITED, false)];
}
