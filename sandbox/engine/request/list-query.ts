import { suggestion } from '../../../src/contract/index.ts';
import type { Filter, Test } from '../plan/filters.ts';
import type { Form } from '../plan/form.ts';
import type { Plan } from '../plan/plan.ts';
import type { Resource } from '../record/resource.ts';
import { isAmount } from '../values/money.ts';
import type { Asked, Query } from './filter.ts';
import type { RequestContext } from './request-context.ts';
import { shownFields } from './view.ts';

/** Fields that every record has. */
const TIMES: readonly [string, Form][] = ['created_time', 'last_modified_time'].map((name) => [name, { kind: 'text' }]);

/** Filters that compare numbers. */
const OF_NUMBERS: ReadonlySet<Test> = new Set(['lessThan', 'atMost', 'moreThan', 'atLeast']);

/**
 * Reads what a query asks of a list. It goes by the contract and the table alone, so the answer is the same whatever
 * records there are.
 *
 * @throws Refusal if the list can't use a value, unless the rule is off. Then it counts as not given.
 */
export function askedOf(
  work: Pick<RequestContext, 'plan' | 'compiled' | 'conventions' | 'context'>,
  sentQuery: Query,
): Asked {
  // An empty parameter counts as not sent, even if the service documentation doesn't show the list's parameters.
  const query = Object.fromEntries(Object.entries(sentQuery).filter(([, value]) => value !== ''));
  const { plan, compiled, conventions, context } = work;
  const { refusesQueries } = conventions;
  const filters = [...plan.filters, ...(conventions.fieldFilters.run ? fieldFilters(plan, compiled, query) : [])];
  const wrong: { name: string; message: string }[] = [];

  function expect(name: string, isRight: (value: unknown) => boolean, problem: (value: unknown) => string): void {
    const value = query[name];
    if (value === undefined || isRight(value)) return;
    wrong.push({
      name,
      message: `${name} ${Array.isArray(value) ? `was sent ${value.length} times.` : problem(value)}`,
    });
  }

  for (const name of ['page', 'per_page']) {
    const isRight = (value: unknown): boolean =>
      /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value)) && Number(value) >= 1;
    expect(name, isRight, (value) => `must be a whole number, 1 or more, but is ${String(value)}.`);
  }
  const columns = columnsOf(plan, compiled);
  expect('sort_column', (value) => columns.has(String(value)), notSortable(columns));
  const filterValues = plan.filterValues;
  if (filterValues && compiled.table.filterBy?.basis.kind === 'documented') {
    expect('filter_by', (value) => filterValues.includes(String(value)), notAmong(filterValues));
  }
  for (const { parameter, field, test } of filters) {
    const kind = OF_NUMBERS.has(test) ? 'number' : columns.get(compiled.table.filters?.[field] ?? field)?.kind;
    const { isRight, wanted } = VALUES[kind as keyof typeof VALUES] ?? ANY_TEXT;
    expect(parameter, isRight, (value) => `must be ${wanted}, but is ${String(value)}.`);
  }
  if (wrong.length === 0) return { query, filters };
  if (refusesQueries.run) {
    context.runRule(refusesQueries.id, () =>
      context.rejectAll(wrong, ({ name, message }) => context.reject('invalid', message, `query.${name}`)),
    );
  }
  const left = Object.entries(query).filter(([name]) => !wrong.some((one) => one.name === name));
  return { query: Object.fromEntries(left), filters };
}

/** Valid values of a parameter, by the form of the field that it is compared with. */
const NUMBER = { isRight: isAmount, wanted: 'a number, such as 12.50' };
const VALUES = {
  number: NUMBER,
  integer: NUMBER,
  boolean: { isRight: (value: unknown) => ['true', 'false'].includes(String(value)), wanted: 'true or false' },
};
const ANY_TEXT = { isRight: (value: unknown) => !Array.isArray(value), wanted: 'given once' };

/** The parameters that the service documentation does not show, and that bear the name of a field of the rows. */
function fieldFilters(plan: Plan, compiled: Resource, query: Query): Filter[] {
  if (!plan.hasOpenQuery) return [];
  const fields = formsOf(plan, compiled);
  return Object.keys(query)
    .filter((name) => !plan.query.includes(name) && isSimple(fields.get(name)))
    .map((name) => ({ parameter: name, field: name, test: 'equals' }));
}

/** The fields that a list can be sorted by. */
function columnsOf(plan: Plan, compiled: Resource): ReadonlyMap<string, Form> {
  const computed = [...compiled.computed.keys()].map((name): [string, Form] => [name, { kind: 'any' }]);
  const shown = formsOf(plan, compiled);
  const forms = new Map([...TIMES, ...computed, ...shown]);
  return new Map([...forms].filter(([, form]) => isSimple(form)));
}

function formsOf({ envelope }: Plan, compiled: Resource): ReadonlyMap<string, Form> {
  return 'record' in envelope ? shownFields(envelope.record, compiled) : new Map();
}

/** Checks whether a field exists and holds a single value. */
function isSimple(form: Form | undefined): boolean {
  return form !== undefined && form.kind !== 'array' && form.kind !== 'object';
}

function notSortable(columns: ReadonlyMap<string, Form>): (value: unknown) => string {
  return (value) => {
    const names = [...columns.keys()].sort();
    const near = suggestion(String(value), names) || ` It can be sorted by ${names.join(', ')}.`;
    return `${String(value)} is not a field that this list can be sorted by.${near}`;
  };
}

function notAmong(choices: readonly string[]): (value: unknown) => string {
  return (value) =>
    `must be one of ${choices.join(', ')}, but is ${String(value)}.${suggestion(String(value), choices)}`;
}
