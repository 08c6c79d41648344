import type { Operation } from '../../../src/contract/index.ts';

/** Comparisons of a field with a filter's parameter, by the suffix of the parameter's name. Without one, they must be equal. */
const SUFFIXES = [
  ['_startswith', 'startsWith'],
  ['_contains', 'contains'],
  ['_start', 'from'],
  ['_end', 'to'],
  ['_after', 'after'],
  ['_before', 'before'],
  ['_less_than', 'lessThan'],
  ['_less_equals', 'atMost'],
  ['_greater_than', 'moreThan'],
  ['_greater_equals', 'atLeast'],
] as const;

export type Test = 'equals' | (typeof SUFFIXES)[number][1];

/** A parameter of a list that keeps the records whose field passes a test. */
export interface Filter {
  parameter: string;
  /** The field that the name of the parameter gives. A table of behavior may know another. */
  field: string;
  test: Test;
}

/** Parameters of a list that are no filter of one field. */
const OTHERS = new Set([
  'organization_id',
  'page',
  'per_page',
  'sort_column',
  'sort_order',
  'search_text',
  'filter_by',
]);

/** The filters among the parameters of a list, by the suffixes of their names. */
export function filtersOf({ parameters }: Operation): Filter[] {
  return parameters
    .filter((parameter) => parameter.in === 'query' && !OTHERS.has(parameter.name))
    .map(({ name }) => {
      const [suffix = '', test = 'equals' as const] = SUFFIXES.find(([suffix]) => name.endsWith(suffix)) ?? [];
      return { parameter: name, field: name.slice(0, name.length - suffix.length), test };
    });
}
