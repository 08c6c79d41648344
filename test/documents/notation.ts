/**
 * What the documents of the service state, in a notation of our own, to compare the contract with.
 *
 * A record is one field a line: name, type, and what is stated of it.
 *
 *     tax_id            string
 *     tax_name          -                          no type is stated
 *     tax_type          string {tax, compound_tax} a value set, stated whole
 *     is_combo_product  boolean {true}             the only value
 *     contact_name      string <=200               longest length
 *     gst_no            string =15                 exact length
 *     index             integer 1..10              least and greatest value
 *     pricebook_items   [PricebookItem]            an array of records
 *     billing_address   ContactAddress             a record
 *     contact_persons   []                         an array of which nothing more is stated
 *
 * A body is written the same way; a required field has a star after its name.
 */
export type Notation = string;

/** One field of a record or a body as the documents state it. */
export interface DocumentedField {
  name: string;
  required: boolean;
  /** The type as the document spells it, the name of a record, or undefined if none is stated. */
  type: string | undefined;
  isArray: boolean;
  values: string[] | undefined;
  maxLength: number | undefined;
  minLength: number | undefined;
  range: [least: number, greatest: number] | undefined;
}

/** An operation as the documents state it. */
export interface DocumentedOperation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The URL below `/inventory/v1`. */
  path: string;
  /** Module and right, such as `taxes.CREATE`, if they are stated. */
  scope?: string;
  /** Query parameters that are stated, beside `organization_id`; a required one has a star. */
  query?: string;
  /** Name of the body in the list of bodies, if its fields are stated. */
  body?: string;
  /** The form field of an upload. */
  form?: string;
  /**
   * What the response holds beside `code` and `message`, if it is stated: `tax: [Tax]`, `tax: Tax`,
   * `...ItemGroup` for fields at top level, or `none`.
   */
  payload?: string;
  /** What the documents do not show. */
  notShown: readonly string[];
}

const LINE =
  /^(?<name>\w+)(?<star>\*?)\s+(?<open>\[)?(?<type>\w+|-)?(?<close>\])?(?:\s+\{(?<values>[^}]*)\})?(?:\s+(?<limit><=|=)(?<length>\d+))?(?:\s+(?<least>\d+)\.\.(?<greatest>\d+))?$/;

/** Reads the notation of a record or a body. */
export function readFields(notation: Notation): DocumentedField[] {
  const lines = notation
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.map((line) => {
    const groups = LINE.exec(line)?.groups;
    if (!groups) throw new Error(`Cannot read the notation: ${line}`);
    const { name = '', star, open, type, values, limit, length, least, greatest } = groups;
    return {
      name,
      required: star === '*',
      type: type === '-' ? undefined : type,
      isArray: open === '[',
      values: values?.split(',').map((value) => value.trim()),
      maxLength: length === undefined ? undefined : Number(length),
      minLength: limit === '=' ? Number(length) : undefined,
      range: least === undefined ? undefined : [Number(least), Number(greatest)],
    };
  });
}
