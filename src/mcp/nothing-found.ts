import { isNode, kindOf, payloadRecords, resolveSchema } from '../contract/index.ts';
import type { Entry } from './catalogue.ts';
import type { PlannedCall } from './tools/unknown-arguments.ts';

/** Number of records read to find the values that exist. */
const LOOKED_AT = 200;

export function isEmptyList({ operation }: Entry, body: unknown): boolean {
  return kindOf(operation) === 'list' && isNode(body) && rowsIn(body)?.length === 0;
}

/**
 * Returns a sentence on a list without a record. Where it was filtered by a field that has one of some values, such as the
 * status, the values that its records have are named, since a value that is known need not be one that any record has.
 *
 * @param answerTo Sends a call, and returns the body of the answer; undefined if it fails.
 */
export async function nothingFound(
  call: PlannedCall,
  answerTo: (call: PlannedCall) => Promise<unknown>,
): Promise<string> {
  const { entry, query } = call;
  if (Number(query['page']) > 1) return `no record on page ${query['page']}`;
  const filters = Object.keys(query).filter((name) => hasKnownValues(entry, name));
  if (filters.length === 0) return 'no record matches';
  const others = Object.entries(query).filter(([name]) => !filters.includes(name) && name !== 'page');
  const wider = await answerTo({ ...call, query: { ...Object.fromEntries(others), per_page: String(LOOKED_AT) } });
  const rows = rowsIn(wider) ?? [];
  const found = filters.map((name) => valuesHere(entry, name, rows));
  return ['no record matches', ...found].join('; ');
}

/** The values of a field in some rows, the most frequent first; without a row that shows it, those that are known. */
function valuesHere(entry: Entry, name: string, rows: readonly unknown[]): string {
  const values = rows.flatMap((row) => (isNode(row) && typeof row[name] === 'string' ? [row[name]] : []));
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const counted = [...counts].sort(([, one], [, other]) => other - one).map(([value, count]) => `${value} ${count}`);
  const where = rows.length < LOOKED_AT ? 'here' : `in the first ${LOOKED_AT} records`;
  if (counted.length > 0) return `${name} ${where}: ${counted.join(', ')}`;
  return rows.length === 0
    ? `nor does any with another ${name}`
    : `known for ${name}: ${knownValues(entry, name).join(', ')}`;
}

function hasKnownValues(entry: Entry, name: string): boolean {
  return knownValues(entry, name).length > 0;
}

/** The values that the contract knows for a parameter of a list, or for the field of its rows that has the same name. */
function knownValues({ operation, document }: Entry, name: string): readonly unknown[] {
  const parameter = operation.parameters.find((one) => one.name === name)?.schema;
  const schema = parameter ?? payloadRecords(document, operation)[0]?.schema.properties?.[name];
  if (!schema) return [];
  const { enum: closed, 'x-known-values': known } = resolveSchema(document, schema);
  return (known ?? closed ?? []) as readonly unknown[];
}

function rowsIn(body: unknown): readonly unknown[] | undefined {
  return isNode(body) ? (Object.values(body).find(Array.isArray) as unknown[] | undefined) : undefined;
}
