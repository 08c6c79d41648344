import { isNode, TELLING_FIELDS } from '../contract/index.ts';

/** The most characters of a reply, which are some 7,000 tokens. */
const LONGEST_REPLY = 25_000;

/** The most characters of the data in a reply to `call`. The rest is for the lines before it. */
const LONGEST_DATA = 20_000;

/** The most characters of one of those lines. */
const LONGEST_LINE = 500;

/** The most rows of a list, unless a call asks for a page of another size. */
export const FEW_ROWS = 25;

/** The most fields of a row that are all shown. Of a row with more, those that say most are. */
const FEW_FIELDS = 12;

/** Names of fields that lead to other records, such as the sales order of a package, or that people know a record by. */
const LEADING = /_(id|number|name)$/;

/** A string of at most so many characters; the beginning of a longer one, and a line that says so. */
export function capped(text: string): string {
  const cut = `\ncut: this is the beginning of ${text.length} characters`;
  return text.length <= LONGEST_REPLY ? text : text.slice(0, LONGEST_REPLY - cut.length) + cut;
}

/** A string that may come from anywhere, as one line that is not too long. */
export function onOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE)} ... (${line.length} characters)`;
}

export interface Shown {
  /** The answer without the rows and fields that were cut. */
  body: unknown;
  /** Its JSON, or the beginning of it. */
  text: string;
  /** Notes on the parts that were cut, and how to get them. */
  cut: string[];
}

export interface AskedRows {
  /** The size of the page that the caller asks for, if it does. */
  perPage: number | undefined;
  /** Fields that the caller filters or sorts by, which are shown too; undefined if all fields are shown. */
  fields: readonly string[] | undefined;
}

/** The JSON of an answer that is not too long: of a list, a few rows with the fields that say most. */
export function shownAnswer(body: unknown, asked: AskedRows | undefined): Shown {
  const list = asked && listIn(body);
  if (!list) return cutText(body);
  const rows = asked.fields ? list.rows.map((row) => shortRow(row, asked.fields!)) : list.rows;
  const few = rows.slice(0, asked.perPage ?? FEW_ROWS);
  let room = LONGEST_DATA - JSON.stringify(list.withRows([])).length;
  const tooLong = few.findIndex((row) => (room -= JSON.stringify(row).length + 1) < 0);
  const kept = tooLong === -1 ? few : few.slice(0, tooLong);
  const shown = cutText(list.withRows(kept));
  const isShort = rows.some((row, index) => fieldCount(row) < fieldCount(list.rows[index]));
  const missing = rows.length - kept.length;
  return {
    ...shown,
    cut: [
      ...(missing > 0 ? [`${missing} of ${rows.length} rows (set per_page and page for others)`] : []),
      ...(asked.perPage === undefined && hasMore(body) ? ['rows of further pages (set page)'] : []),
      ...(isShort ? ['fields of rows (full: true shows all)'] : []),
      ...shown.cut,
    ],
  };
}

function hasMore(body: unknown): boolean {
  return isNode(body) && Object.values(body).some((part) => isNode(part) && part['has_more_page'] === true);
}

function cutText(body: unknown): Shown {
  const text = JSON.stringify(body);
  if (text.length <= LONGEST_DATA) return { body, text, cut: [] };
  const about = `characters of the data (the first ${LONGEST_DATA} of ${text.length} are shown)`;
  return { body, text: text.slice(0, LONGEST_DATA), cut: [about] };
}

/** The rows of a list, and the answer with others in their place; undefined if it holds no list. */
function listIn(body: unknown): { rows: unknown[]; withRows(rows: unknown[]): unknown } | undefined {
  if (Array.isArray(body)) return { rows: body, withRows: (rows) => rows };
  if (!isNode(body)) return undefined;
  const [key, rows] = Object.entries(body).find(([, value]) => Array.isArray(value)) ?? [];
  return key === undefined
    ? undefined
    : { rows: rows as unknown[], withRows: (others) => ({ ...body, [key]: others }) };
}

/** A row with its id, its name, the fields that lead to other records, and those that say most about it. */
function shortRow(row: unknown, asked: readonly string[]): unknown {
  if (!isNode(row)) return row;
  const fields = Object.entries(row).filter(([, value]) => typeof value !== 'object');
  const known = new Set([...fields.slice(0, 2).map(([name]) => name), ...TELLING_FIELDS, ...asked]);
  return fields.length <= FEW_FIELDS
    ? Object.fromEntries(fields)
    : Object.fromEntries(fields.filter(([name]) => known.has(name) || LEADING.test(name)));
}

function fieldCount(row: unknown): number {
  return isNode(row) ? Object.keys(row).length : 0;
}
