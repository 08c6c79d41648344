/**
 * The fields of a record or a body as the service documentation states them, in a notation of our own: one field a
 * line, with its name, its type and what is stated of it.
 *
 *     tax_id            string
 *     tax_name          -                          no type is stated
 *     tax_type          string {tax, compound_tax} a value set, stated completely
 *     status            - {active, …}              values that are shown, among others
 *     is_combo_product  boolean {true}             the only value
 *     contact_name      string <=200               greatest length
 *     gst_no            string =15                 exact length
 *     creditnote_number - CN…                      what it begins with
 *     index             integer 1..10              least and greatest value; `0..` is a least one alone
 *     pricebook_items   [PricebookItem]            an array of records
 *     billing_address   ContactAddress             a record
 *     line_items        [CreditNoteLineItem]?      the fields are stated, and not whether an array or an object holds them
 *     billing_address   DocumentAddress?           the same, where an object is the likely form
 *     contact_persons   []                         an array of which nothing more is stated
 *     invoice_item_id   - -> Invoice.line_items[].line_item_id   names that field of another record
 *
 * A star after the name says that a body must have the field. In a record it says that the server always gives it: it
 * is the id that the server generates, or a part of the envelope.
 */
export type Notation = string;

/** One field of a record or a body as the service documentation states it. */
export interface DocumentedField {
  name: string;
  /** True if it has a star. */
  required: boolean;
  /** The type as the document spells it, the name of a record, or undefined if none is stated. */
  type: string | undefined;
  isArray: boolean;
  /** True if the documentation doesn't say whether an array or an object holds its fields. `isArray` is then the likely form. */
  isContainerOpen: boolean;
  /** The value set, if it is stated completely. */
  values: string[] | undefined;
  /** The values that are shown, if there may be others. */
  knownValues: string[] | undefined;
  maxLength: number | undefined;
  minLength: number | undefined;
  prefix: string | undefined;
  range: [least: number, greatest: number | undefined] | undefined;
  /** The field of another record whose value it holds, or several of which it holds one. */
  refersTo: string[] | undefined;
}

/** The types that the service documentation names. */
const TYPES = ['string', 'long', 'integer', 'int32', 'double', 'float', 'decimal', 'boolean', 'array', 'object'];

const LINE = new RegExp(
  String.raw`^(?<name>\w+)(?<star>\*?)\s+(?<open>\[)?(?<type>-|[A-Z]\w*|${TYPES.join('|')})?(?<close>\])?(?<container>(?<=\]|\b[A-Z]\w*)\?)?(?:\s+\{(?<values>[^}]*)\})?(?:\s+(?<prefix>\w+)…)?(?:\s+(?<limit><=|=)(?<length>\d+))?(?:\s+(?<least>\d+)\.\.(?<greatest>\d+)?)?(?:\s+->\s+(?<target>[\w.[\] |]+))?$`,
);

/** Reads the notation of a record or a body. */
export function readFields(notation: Notation): DocumentedField[] {
  return linesOf(notation).map(readField);
}

/** The lines of a record or a body that are not in the notation. */
export function unreadableLines(notation: Notation): string[] {
  return linesOf(notation).filter((line) => !LINE.test(line));
}

function linesOf(notation: Notation): string[] {
  return notation
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function readField(line: string): DocumentedField {
  const groups = LINE.exec(line)?.groups;
  if (!groups) throw new Error(`Cannot read the notation: ${line}`);
  const { name = '', star, open, container, type, prefix, limit, length, least, greatest, target } = groups;
  const values = groups['values']?.split(',').map((value) => value.trim());
  const isOpen = values?.at(-1) === '…';
  return {
    name,
    required: star === '*',
    type: type === '-' ? undefined : type,
    isArray: open === '[',
    isContainerOpen: container === '?',
    values: isOpen ? undefined : values,
    knownValues: isOpen ? values?.slice(0, -1) : undefined,
    maxLength: length === undefined ? undefined : Number(length),
    minLength: limit === '=' ? Number(length) : undefined,
    prefix,
    range: least === undefined ? undefined : [Number(least), greatest === undefined ? undefined : Number(greatest)],
    refersTo: target?.split(' | '),
  };
}
