import * as docs from '../documents/index.ts';
import {
  copied,
  type Draft,
  fromMinor,
  type Id,
  QUANTITY_DECIMALS,
  type Row,
  subtractQuantity,
  sumQuantities,
  toMinor,
} from '../engine/index.ts';
import type { Reader, Stored, StoredLine } from '../types/index.ts';
import * as returns from './returns.ts';
import { RETURN_CREDITED, RETURN_RECEIVED, returnOf } from './returns.ts';

/** Credited quantity of an invoice line, by the line's id. In millionths of a unit. */
const LINE_CREDITED = 'invoice-line.credited';
type Note = Stored<'creditNotes'>;

/** The line of an invoice that a line credits. */
function creditedLine({ invoice_id, invoice_item_id }: StoredLine, context: Reader): StoredLine | undefined {
  const { line_items = [] } = docs.documentOf(docs.INVOICE, invoice_id, context) ?? {};
  return line_items.find(({ line_item_id }) => line_item_id === invoice_item_id);
}

/** The fields that a line takes over from the line of the invoice that it credits. */
const TAKEN = ['item_id', 'name', 'description', 'unit', 'rate', 'tax_id', 'hsn_or_sac', 'warehouse_id'] as const;

/** Lines with what they take over from the lines of the invoices that they credit. */
export function copyCredited(draft: Draft<Note>, context: Reader): void {
  draft.line_items = (draft.line_items ?? []).map((line, index) => {
    if (line.invoice_item_id === undefined) return line;
    const taken = copied(context, creditedLine(line, context), TAKEN, `line_items[${index}]`);
    return { is_item_shipped: false, ...taken, ...line } as StoredLine;
  });
}

/** Refuses lines that say what they credit in part, or of an invoice that can't be credited. */
export function checkCredited(note: Note, context: Reader, before: Note | undefined): void {
  context.rejectAll(note.line_items ?? [], (line, index) => {
    const path = `line_items[${index}]`;
    checkFields(line, path, context);
    if (line.invoice_item_id === undefined) return;
    if (before?.line_items?.some((one) => one.line_item_id === line.line_item_id && isSame(one, line))) return;
    const invoice = docs.documentOf(docs.INVOICE, line.invoice_id, context);
    if (!invoice) return;
    const number = docs.numberOf(docs.INVOICE, invoice);
    if (invoice.customer_id !== note.customer_id)
      context.reject('reference', `${number} is for another customer.`, `${path}.invoice_id`);
    if (!docs.isActive(invoice))
      context.reject(
        'state',
        `${number} is ${docs.said(invoice.status!)}; it can't be credited.`,
        `${path}.invoice_id`,
      );
    if (!creditedLine(line, context)) {
      const message = `${path}.invoice_item_id ${line.invoice_item_id} does not exist in ${number}.`;
      context.reject('reference', message, `${path}.invoice_item_id`);
    }
  });
}

function isSame(left: StoredLine, right: StoredLine): boolean {
  return left.invoice_id === right.invoice_id && left.invoice_item_id === right.invoice_item_id;
}

/** A line of an invoice needs both ids, and one of a sales return all five fields. */
function checkFields(line: StoredLine, path: string, context: Reader): void {
  const { invoice_id, invoice_item_id, is_item_shipped, is_returned_to_stock, salesreturn_item_id } = line;
  if ((invoice_id === undefined) !== (invoice_item_id === undefined)) {
    context.reject('missing', `${path} needs invoice_id and invoice_item_id, or neither.`, path);
  }
  if (salesreturn_item_id === undefined) return;
  if (invoice_id === undefined || is_item_shipped !== true || is_returned_to_stock === undefined) {
    const message = `${path} needs invoice_id, invoice_item_id, is_item_shipped true and is_returned_to_stock, since it names a sales return.`;
    context.reject('missing', message, path);
  }
}

/** Refuses to credit more of a line of an invoice than was invoiced. */
export function checkQuantities(note: Note, context: Reader, before: Note | undefined): void {
  const creditedBefore = new Map(creditedRows(before ?? {}).map(({ key }) => [key, 0]));
  for (const { key, amount } of creditedRows(before ?? {})) creditedBefore.set(key, creditedBefore.get(key)! + amount);
  const asked = new Map<Id, number>();
  context.rejectAll(note.line_items ?? [], (line, index) => {
    const { invoice_item_id: key } = line;
    const invoiced = key === undefined ? undefined : creditedLine(line, context)?.quantity;
    if (key === undefined || invoiced === undefined) return;
    const quantity = (asked.get(key) ?? 0) + toMinor(line.quantity ?? 1, QUANTITY_DECIMALS);
    asked.set(key, quantity);
    const others = context.sum(LINE_CREDITED, key) - (creditedBefore.get(key) ?? 0);
    if (others + quantity <= toMinor(invoiced, QUANTITY_DECIMALS)) return;
    const units = (minor: number): number => fromMinor(minor, QUANTITY_DECIMALS);
    const message = `${line.name}: ${invoiced} invoiced, ${units(others)} credited, ${units(quantity)} more requested.`;
    context.reject('invalid', message, `line_items[${index}].quantity`);
  });
}

export function creditedByNotes(line: Id, context: Reader): number {
  return fromMinor(context.sum(LINE_CREDITED, line), QUANTITY_DECIMALS);
}

/** The rows of what a credit note credits of lines of invoices. */
function creditedRows(note: docs.Document): Row[] {
  return docs.quantityRows(LINE_CREDITED, note, ({ invoice_item_id }) => invoice_item_id);
}

/** Refuses to credit units of a sales return twice, or others than it returns. */
export function checkReturned(note: Note, context: Reader, before: Note | undefined): void {
  const [newRows, previousRows] = [rowsOfReturns({ ...note, status: 'open' }), before ? rowsOfReturns(before) : []];
  context.rejectAll([...new Set(newRows.map(({ key }) => key))], (id) => {
    const salesReturn = returnOf(id, context);
    const line = salesReturn?.line_items?.find(({ line_item_id }) => line_item_id === id);
    const path = `line_items[${note.line_items!.findIndex(({ salesreturn_item_id }) => salesreturn_item_id === id)}]`;
    if (!salesReturn || !line)
      return context.reject('reference', `salesreturn_item_id ${id} does not exist.`, `${path}.salesreturn_item_id`);
    if (salesReturn.customer_id !== note.customer_id) {
      context.reject(
        'reference',
        `${salesReturn.salesreturn_number} is for another customer.`,
        `${path}.salesreturn_item_id`,
      );
    }
    const subject = `${salesReturn.salesreturn_number}: of ${line.item_id}`;
    const back = unitsIn(newRows, id, RETURN_RECEIVED);
    const received = subtractQuantity(returns.receivedOf(line, context), unitsIn(previousRows, id, RETURN_RECEIVED));
    if (sumQuantities([received, back]) > (line.quantity ?? 0)) {
      const message = `${subject}, ${line.quantity} can come back, ${received} already have, and ${back} more are requested.`;
      context.reject('invalid', message, `${path}.quantity`);
    }
    const [requested, credited] = [
      unitsIn(newRows, id),
      subtractQuantity(returns.creditedOf(line, context), unitsIn(previousRows, id)),
    ];
    const most = returns.unitsIn(line);
    if (sumQuantities([credited, requested]) <= most) return;
    const message = `${subject}, ${most} are returned, ${credited} are already credited, and ${requested} more are requested.`;
    context.reject('invalid', message, `${path}.quantity`);
  });
}

/** Units of a line in rows, of one ledger or of all. */
function unitsIn(rows: readonly Row[], line: Id, ledger?: string): number {
  const lineRows = rows.filter((row) => row.key === line && (ledger === undefined || row.ledger === ledger));
  return fromMinor(
    lineRows.reduce((sum, { amount }) => sum + amount, 0),
    QUANTITY_DECIMALS,
  );
}

/** The rows of what a credit note credits of lines of sales returns. */
function rowsOfReturns(note: docs.Document): Row[] {
  if (!docs.isActive(note)) return [];
  const rows = (ledger: string, isBack: boolean): Row[] =>
    docs.quantityRows(ledger, note, ({ salesreturn_item_id, is_returned_to_stock }) =>
      is_returned_to_stock === isBack ? salesreturn_item_id : undefined,
    );
  return [...rows(RETURN_RECEIVED, true), ...rows(RETURN_CREDITED, false)];
}

/** The rows of what a credit note credits of lines of invoices and of sales returns. */
export function lineRows(note: docs.Document): Row[] {
  return [...creditedRows(note), ...rowsOfReturns(note)];
}
