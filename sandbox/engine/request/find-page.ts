import { DEFAULT_PAGE_SIZE } from '../record/conventions.ts';
import { fieldOf } from '../record/field.ts';
import { type AnyTable, childrenIndex } from '../record/resource.ts';
import type { StoreEntry } from '../store/store.ts';
import { isAmount } from '../values/money.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import { matcherOf, type Query } from './filter.ts';
import { askedOf } from './list-query.ts';
import type { RequestContext } from './request-context.ts';

/** A page of a list. */
export interface Page {
  records: RecordData[];
  page: number;
  perPage: number;
  hasMore: boolean;
  /** True if a parameter was compared with a field although the service documentation does not show it. */
  isByField: boolean;
  /** The field that it was asked to be sorted by. */
  column: string | undefined;
  /** The direction that was asked for. */
  direction: Direction | undefined;
  /** True if the list is sorted as requested although the service documentation does not show that. */
  isInOtherOrder: boolean;
}

export interface ListContext extends Pick<RequestContext, 'plan' | 'compiled' | 'conventions' | 'context' | 'store'> {
  /** The record that the list belongs to, if any. */
  parent: Id | undefined;
}

/** A record of a list. Most of a long list are not looked at. */
type Listed = Pick<StoreEntry, 'data'>;

/**
 * Finds the records of a page. They are filtered, sorted and cut before they are shown. A filter or an order by a computed
 * field has to compute it for every record.
 */
export function findPage(source: ListContext, query: Query): Page {
  const asked = askedOf(source, query);
  const page = Number(asked.query['page'] ?? 1);
  const perPage = source.conventions.pageSize.run(Number(asked.query['per_page'] ?? DEFAULT_PAGE_SIZE));
  const matches = matcherOf(source.plan, source.compiled, source.context, asked);
  const { sort_column: by, sort_order: order } = asked.query;
  const isDirection = order === 'A' || order === 'D';
  const direction = source.conventions.sortOrder.run && isDirection ? order : undefined;
  const isDocumented = source.plan.query.includes('sort_column');
  const column = by === undefined || !(isDocumented || source.conventions.sortOrder.run) ? undefined : String(by);
  const entries = orderedRecords(source, column, direction);
  const matching = matches ? entries.filter(({ data }) => matches(data)) : entries;
  const end = page * perPage;
  return {
    records: matching.slice(end - perPage, end).map(({ data }) => data),
    page,
    perPage,
    hasMore: matching.length > end,
    isByField: asked.filters.length > source.plan.filters.length,
    column,
    direction,
    isInOtherOrder: direction !== undefined || (column !== undefined && !isDocumented),
  };
}

type Direction = 'A' | 'D';

/** All records of a list in its order. */
function orderedRecords(source: ListContext, column: string | undefined, direction: Direction | undefined): Listed[] {
  const { compiled, context } = source;
  const { table } = compiled;
  const { order, visible } = table;
  if (visible && !context.runRule(visible.id, () => visible.run(context))) return [];
  const records = recordsIn(table, source);
  if (direction && column === undefined) return direction === 'A' ? records : records.reverse();
  const ordered = order
    ? context
        .runRule(order.id, () =>
          order.run(
            records.map(({ data }) => data),
            context,
          ),
        )
        .map((data) => ({ data }))
    : inConvention(records, source);
  return column === undefined ? ordered : sorted(ordered, column, source, direction);
}

/** Records, oldest first, in the order that lists have by convention. */
function inConvention(records: Listed[], { conventions, compiled: { table } }: ListContext): Listed[] {
  const { run } = conventions.isNewestFirst;
  if (run === 'name')
    return records.sort((one, other) => (titleOf(table, one.data) < titleOf(table, other.data) ? -1 : 1));
  return run ? records.reverse() : records;
}

function titleOf({ title }: AnyTable, record: RecordData): string {
  return (title(record) ?? '').toLowerCase();
}

/** The records of a list, oldest first. */
function recordsIn({ resource, source }: AnyTable, { store, parent }: ListContext): Listed[] {
  if (!source && parent === undefined) return store.all(resource);
  const { index, key = parent ?? '' } = source ?? { index: childrenIndex(resource) };
  return store.members(index, key).map((member) => ({ data: store.get(member.resource, member.id)! }));
}

function sorted(
  records: readonly Listed[],
  column: string,
  { compiled, context }: ListContext,
  direction: Direction = 'A',
): Listed[] {
  const rows = records.map(({ data }) => ({ data, rank: rankOf(fieldOf(data, column, compiled, context)) }));
  const sign = direction === 'A' ? 1 : -1;
  return rows.sort((one, other) => sign * compare(one.rank, other.rank));
}

/** Sort key of a value: nothing comes first, then numbers, including those in strings, then other strings. */
type Rank = readonly [kind: 0 | 1 | 2, number: number, text: string];

function rankOf(value: unknown): Rank {
  const text = String(value ?? '');
  if (text === '') return [0, 0, text];
  return isAmount(value) ? [1, Number(value), text] : [2, 0, text];
}

function compare(left: Rank, right: Rank): number {
  return left[0] - right[0] || left[1] - right[1] || (left[2] < right[2] ? -1 : left[2] > right[2] ? 1 : 0);
}
