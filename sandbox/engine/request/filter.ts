import type { Filter, Test } from '../plan/filters.ts';
import type { Plan } from '../plan/plan.ts';
import type { CoreContext } from '../record/context.ts';
import { fieldOf } from '../record/field.ts';
import type { Resource } from '../record/resource.ts';
import type { RecordData } from '../values/record-data.ts';

/** The parameters of a query. */
export type Query = Readonly<Record<string, unknown>>;

export interface Asked {
  /** The parameters whose values something can be made of. */
  query: Query;
  /** The filters of the contract, and the parameters that bear the name of a field. */
  filters: readonly Filter[];
}

export type Matcher = (record: RecordData) => boolean;

/** Comparisons of a field's value with a parameter's. Strings are in lower case. */
const TESTS: Readonly<Record<Test, (value: string, wanted: string) => boolean>> = {
  equals: (value, wanted) => value === wanted,
  startsWith: (value, wanted) => value.startsWith(wanted),
  contains: (value, wanted) => value.includes(wanted),
  from: (value, wanted) => value >= wanted,
  to: (value, wanted) => value <= wanted,
  after: (value, wanted) => value > wanted,
  before: (value, wanted) => value < wanted,
  lessThan: (value, wanted) => Number(value) < Number(wanted),
  atMost: (value, wanted) => Number(value) <= Number(wanted),
  moreThan: (value, wanted) => Number(value) > Number(wanted),
  atLeast: (value, wanted) => Number(value) >= Number(wanted),
};

/** The test of the parameters of a query; undefined if none of them filters. */
export function matcherOf(
  plan: Plan,
  compiled: Resource,
  context: CoreContext,
  { query, filters }: Asked,
): Matcher | undefined {
  const tests = [
    ...filters.filter(({ parameter }) => query[parameter] !== undefined).map((filter) => ofField(filter)),
    ...byState(),
    ...bySearch(),
  ];
  return tests.length === 0 ? undefined : (record) => tests.every((matches) => matches(record));

  function ofField({ parameter, field, test }: Filter): Matcher {
    const meant = compiled.table.filters?.[field] ?? field;
    const wanted = String(query[parameter]).toLowerCase();
    return (record) => {
      const value = fieldOf(record, meant, compiled, context);
      const asked = typeof value === 'number' ? String(Number(wanted)) : wanted;
      return value !== undefined && TESTS[test](String(value).toLowerCase(), asked);
    };
  }

  function byState(): Matcher[] {
    const { filterBy } = compiled.table;
    const wanted = query['filter_by'];
    if (!filterBy || wanted === undefined || !plan.query.includes('filter_by')) return [];
    return [(record) => context.runRule(filterBy.id, () => filterBy.run(record, String(wanted), context))];
  }

  function bySearch(): Matcher[] {
    const searched = compiled.table.searched?.run ?? [];
    if (query['search_text'] === undefined || !plan.query.includes('search_text')) return [];
    const wanted = String(query['search_text']).toLowerCase();
    return [
      (record) =>
        searched.some((field) =>
          String(fieldOf(record, field, compiled, context) ?? '')
            .toLowerCase()
            .includes(wanted),
        ),
    ];
  }
}
