import type { Id, Plan } from '../../sandbox/engine/index.ts';
import { isNode, type Node } from '../../src/contract/index.ts';

/** Content of a response: its records by id, in their order, and the fields that belong to none. */
export interface Shown {
  records: ReadonlyMap<Id, Node>;
  rest: Node;
  /** True for the last page of a list, and for anything but a list. */
  isLast: boolean;
}

/** Where a value stands in an answer: the id of a record and the keys below it, the id alone, `#order`, or `#` and keys. */
export type Where = string;

/** The order of the records. */
export const ORDER: Where = '#order';

/**
 * Takes an answer apart.
 *
 * @param id The id of the record that the URL names, for parts of it that have none.
 */
export function shownIn(body: Node, { envelope }: Plan, idField: string, id: Id = ''): Shown {
  const { code: _, message: __, ...payload } = body;
  if (envelope.form === 'top')
    return { records: new Map([[idIn(payload, idField, id), payload]]), rest: {}, isLast: true };
  if (envelope.form !== 'record' && envelope.form !== 'list')
    return { records: new Map(), rest: payload, isLast: true };
  const rows = [payload[envelope.key]].flat().filter(isNode);
  const context = isNode(payload['page_context']) ? payload['page_context'] : {};
  return {
    records: new Map(rows.map((row) => [idIn(row, idField, id), row])),
    rest: {},
    isLast: envelope.form === 'record' || context['has_more_page'] === false,
  };
}

function idIn(record: Node, idField: string, fallback: Id): Id {
  return String(record[idField] ?? fallback);
}

/**
 * The values of an answer by where they stand.
 *
 * @param ordered The records whose order counts.
 */
export function valuesOf({ records, rest }: Shown, ordered: ReadonlySet<Id>): Map<Where, unknown> {
  const values = new Map<Where, unknown>();
  const visit = (value: unknown, where: Where): void => {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, `${where}/${index}`));
    else if (isNode(value)) for (const [key, inner] of Object.entries(value)) visit(inner, `${where}/${key}`);
    else if (value !== undefined && value !== null && value !== '') values.set(where, value);
  };
  for (const [id, record] of records) {
    values.set(id, true);
    visit(record, id);
  }
  visit(rest, '#');
  values.set(ORDER, [...records.keys()].filter((id) => ordered.has(id)).join());
  return values;
}

/** Checks whether two values are the same, in any of their documented forms. */
export function isSame(first: unknown, second: unknown): boolean {
  if (String(first) === String(second)) return true;
  const [left, right] = [Number(first), Number(second)];
  return typeof first !== 'boolean' && Math.abs(left - right) < 1e-9;
}
