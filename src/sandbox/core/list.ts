import type { AnyTable, Compiled } from './compile.ts';
import type { CoreContext } from './context.ts';
import type { Conventions } from './conventions.ts';
import type { Facts, Id } from './facts.ts';
import { fieldOf, type Keeps, keepsOf, type Query } from './filter.ts';
import type { Plan } from './plan/plan.ts';
import type { Store } from './store.ts';

/** A page of a list. */
export interface Page {
  records: Facts[];
  page: number;
  perPage: number;
  hasMore: boolean;
}

/** What a list is made from. */
export interface Source {
  plan: Plan;
  compiled: Compiled;
  conventions: Conventions;
  store: Store;
  context: CoreContext;
  /** The record whose list it is, if it is that of one. */
  parent: Id | undefined;
}

/** Records that can be reached by their place, so that a page far behind costs no more than the first. */
interface Sequence {
  count: number;
  at(place: number): Facts;
}

const DEFAULT_PAGE = 200;

/**
 * Finds the records of a page. They are filtered, sorted and cut before anything of them is computed. A filter or an
 * order by a computed field has to compute it for every record.
 */
export function findPage(source: Source, query: Query): Page {
  const page = positive(source, query, 'page', 1);
  const perPage = source.conventions.pageSize.run(positive(source, query, 'per_page', DEFAULT_PAGE));
  const { count, at } = sequenceOf(source, query);
  const keeps = keepsOf(source.plan, source.compiled, source.context, query);
  const from = (page - 1) * perPage;
  const records = keeps ? filtered({ count, at }, keeps, from, perPage + 1) : cut({ count, at }, from, perPage + 1);
  return { records: records.slice(0, perPage), page, perPage, hasMore: records.length > perPage };
}

function cut({ count, at }: Sequence, from: number, size: number): Facts[] {
  const length = Math.max(0, Math.min(size, count - from));
  return Array.from({ length }, (_, index) => at(from + index));
}

function filtered({ count, at }: Sequence, keeps: Keeps, from: number, size: number): Facts[] {
  const found: Facts[] = [];
  let passed = 0;
  for (let place = 0; place < count && found.length < size; place += 1) {
    const record = at(place);
    if (!keeps(record)) continue;
    if (passed >= from) found.push(record);
    passed += 1;
  }
  return found;
}

function sequenceOf(source: Source, query: Query): Sequence {
  const { compiled, conventions, store, context, parent } = source;
  const { order, listed, table } = compiled;
  if (listed && !context.within(listed.id, () => listed.run(context))) return ofArray([]);
  const column = query['sort_column'];
  if (parent === undefined && !order && !table.source && column === undefined) {
    const entries = store.all(table.resource);
    const last = entries.length - 1;
    const newest = conventions.isNewestFirst.run;
    return { count: entries.length, at: (place) => entries.at(newest ? last - place : place)!.facts };
  }
  const records = recordsIn(table, context, parent);
  const ordered = order
    ? context.within(order.id, () => order.run(records, context) as Facts[])
    : conventions.isNewestFirst.run
      ? records.reverse()
      : records;
  return ofArray(column === undefined ? ordered : sorted(ordered, String(column), source));
}

/** The records of a list, oldest first. */
function recordsIn({ resource, source }: AnyTable, context: CoreContext, parent: Id | undefined): Facts[] {
  if (source) {
    return context.members(source.index, source.key ?? parent ?? '').map(({ id }) => context.get(source.resource, id)!);
  }
  return parent === undefined ? context.all(resource) : context.children(resource, parent);
}

function ofArray(records: readonly Facts[]): Sequence {
  return { count: records.length, at: (place) => records[place]! };
}

function sorted(records: readonly Facts[], column: string, source: Source): Facts[] {
  const rows = records.map((record) => ({ record, value: fieldOf(record, column, source.compiled, source.context) }));
  if (rows.length > 0 && rows.every(({ value }) => value === undefined)) {
    refuse(source, `sort_column ${column} is not a field that this list can be sorted by.`);
  }
  rows.sort((one, other) => compare(one.value, other.value));
  return rows.map(({ record }) => record);
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one ?? ''), String(other ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

function positive(source: Source, query: Query, name: string, fallback: number): number {
  const value = query[name] ?? fallback;
  const number = Number(value);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  refuse(source, `${name} must be a whole number from 1 on, and is ${String(value)}.`);
  return fallback;
}

function refuse({ conventions: { refusesQueries }, context }: Source, message: string): void {
  if (refusesQueries.run) context.within(refusesQueries.id, () => context.refuse('invalid', message));
}
