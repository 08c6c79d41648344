import { askedOf, type Query } from './asked.ts';
import type { AnyTable, Compiled } from './compile-tables.ts';
import type { CoreContext } from './context.ts';
import type { Conventions } from './conventions.ts';
import { fieldOf, matcherOf } from './filter.ts';
import { isAmount } from './money.ts';
import type { Plan } from './plan/plan.ts';
import type { Facts, Id } from './record-facts.ts';

/** A page of a list. */
export interface Page {
  records: Facts[];
  page: number;
  perPage: number;
  hasMore: boolean;
  /** Whether a parameter was compared with a field though the documents do not show it. */
  isByField: boolean;
  /** The field that it was asked to be sorted by. */
  column: string | undefined;
  /** The direction that was asked for. */
  direction: Direction | undefined;
}

/** What a list is made from. */
export interface Source {
  plan: Plan;
  compiled: Compiled;
  conventions: Conventions;
  context: CoreContext;
  /** The record whose list it is, if it is that of one. */
  parent: Id | undefined;
}

const DEFAULT_PAGE = 200;

/**
 * Finds the records of a page. They are filtered, sorted and cut before they are shown. A filter or an order by a computed
 * field has to compute it for every record.
 */
export function findPage(source: Source, query: Query): Page {
  const asked = askedOf(source, query);
  const page = Number(asked.query['page'] ?? 1);
  const perPage = source.conventions.pageSize.run(Number(asked.query['per_page'] ?? DEFAULT_PAGE));
  const matches = matcherOf(source.plan, source.compiled, source.context, asked);
  const direction = directionOf(source, asked.query);
  const column = columnOf(asked.query);
  const all = orderedRecords(source, column, direction);
  const kept = matches ? all.filter(matches) : all;
  const end = page * perPage;
  return {
    records: kept.slice(end - perPage, end),
    page,
    perPage,
    hasMore: kept.length > end,
    isByField: asked.filters.length > source.plan.filters.length,
    column,
    direction,
  };
}

type Direction = 'A' | 'D';

function columnOf({ sort_column: column }: Query): string | undefined {
  return column === undefined ? undefined : String(column);
}

function directionOf({ conventions }: Source, { sort_order: asked }: Query): Direction | undefined {
  return conventions.sortOrder.run && (asked === 'A' || asked === 'D') ? asked : undefined;
}

/** All records of a list in its order. */
function orderedRecords(source: Source, column: string | undefined, direction: Direction | undefined): Facts[] {
  const { compiled, context, parent } = source;
  const { table } = compiled;
  const { order, visible } = table;
  if (visible && !context.within(visible.id, () => visible.run(context))) return [];
  const records = recordsIn(table, context, parent);
  if (direction && column === undefined) return direction === 'A' ? records : records.reverse();
  const ordered = order
    ? context.within(order.id, () => order.run(records, context) as Facts[])
    : inConvention(records, source);
  return column === undefined ? ordered : sorted(ordered, column, source, direction);
}

/** Records, oldest first, in the order that lists have by convention. */
function inConvention(records: Facts[], { conventions, compiled: { table } }: Source): Facts[] {
  const { run } = conventions.isNewestFirst;
  if (run === 'name') return records.sort((one, other) => (titleOf(table, one) < titleOf(table, other) ? -1 : 1));
  return run ? records.reverse() : records;
}

function titleOf({ title }: AnyTable, record: Facts): string {
  return (title(record) ?? '').toLowerCase();
}

/** The records of a list, oldest first. */
function recordsIn({ resource, source }: AnyTable, context: CoreContext, parent: Id | undefined): Facts[] {
  if (source) {
    return context.members(source.index, source.key ?? parent ?? '').map(({ id }) => context.get(source.resource, id)!);
  }
  return parent === undefined ? context.all(resource) : context.children(resource, parent);
}

function sorted(
  records: readonly Facts[],
  column: string,
  { compiled, context }: Source,
  direction: Direction = 'A',
): Facts[] {
  const rows = records.map((record) => ({ record, rank: rankOf(fieldOf(record, column, compiled, context)) }));
  const sign = direction === 'A' ? 1 : -1;
  rows.sort((one, other) => sign * compare(one.rank, other.rank));
  return rows.map(({ record }) => record);
}

/** What a value is sorted by: nothing comes first, then numbers, also those in texts, then other texts. */
type Rank = readonly [kind: 0 | 1 | 2, number: number, text: string];

function rankOf(value: unknown): Rank {
  const text = String(value ?? '');
  if (text === '') return [0, 0, text];
  return isAmount(value) ? [1, Number(value), text] : [2, 0, text];
}

function compare(one: Rank, other: Rank): number {
  return one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : one[2] > other[2] ? 1 : 0);
}
