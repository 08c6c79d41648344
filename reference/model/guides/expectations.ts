import { type Criterion, statusChecked, valueAt } from '../../../src/workflow/index.ts';
import type { RanStep } from './run-guide.ts';

export interface Expectation {
  place: string;
  value: string;
}

const COMPARISON = /^\$response\.body#\/(\S+) == (.+)$/;
const FILTER = /^\$\.\.(\w*)\[\?\((.+)\)\]$/;
const FIELD = /@\.(\w+) == (.+?)(?= && |$)/g;

/** Returns the values that a step's checks expect in the response, apart from its status. They come from the run. */
export function expectationsOf({ step, answer }: RanStep): Expectation[] {
  return step.criteria.flatMap((criterion) => ofFilter(criterion) ?? ofComparison(criterion, answer) ?? []);
}

/** The status that a step is answered with: the one that it is checked for, or that of success. */
export function statusOf({ step, status }: RanStep): string {
  return statusChecked(step) ?? String(status);
}

/** The values of an answer that later steps use. */
export function outputsOf({ step, answer }: RanStep): Expectation[] {
  return Object.values(step.outputs).map((pointer) => ({
    place: placeOf(pointer.split('#/')[1]!),
    value: String(valueAt(pointer, answer)),
  }));
}

function ofComparison({ condition }: Criterion, answer: unknown): Expectation[] | undefined {
  const [, pointer] = COMPARISON.exec(condition) ?? [];
  if (pointer === undefined) return undefined;
  return [{ place: placeOf(pointer), value: String(valueAt(`#/${pointer}`, answer)) }];
}

/** Fields of the entry that a filter finds. Which entry it is, is said by its id. */
function ofFilter({ condition }: Criterion): Expectation[] | undefined {
  const [, list = '', fields] = FILTER.exec(condition) ?? [];
  if (fields === undefined) return undefined;
  return [...fields.matchAll(FIELD)]
    .filter(([, , value]) => !value!.startsWith('{'))
    .map(([, field, value]) => ({ place: list ? `${list}[].${field}` : field!, value: value!.replaceAll("'", '') }));
}

/** A pointer as people write it: `invoice.line_items[0].line_item_id`. */
function placeOf(pointer: string): string {
  return pointer.replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.');
}
