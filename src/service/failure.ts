import { isNode, type Operation, suggestion } from '../contract/index.ts';
import { COUNT, checkInput, object, type Schema, TEXT } from './input-schema.ts';
import type { Option } from './options.ts';

/** A failure that is asked for: a status, an answer, a delay, or a delay with one of them. */
export interface Failure {
  /**
   * Status that the call is answered with, 400 to 599, or `any` for 429, 500, 502, 503 or 504, at random. The call is not carried
   * out. With `answer: 'html'`, the status of the page.
   */
  status?: number | 'any' | undefined;
  /**
   * Response that the caller gets. Of a call that is not carried out: `cut`, the connection ends without an answer; `html`, a page in
   * place of JSON, with the status 502 by default; `error`, the status 200 with an error in its envelope. Of a call that is carried
   * out: `lost`, the connection ends without an answer; `half`, it ends after half of the body.
   */
  answer?: 'cut' | 'lost' | 'half' | 'html' | 'error' | undefined;
  /**
   * Time for which the response is held back, in ms, or the shortest and the longest time, at random between them. Without a status and an
   * answer, the call is carried out and answered.
   */
  delay?: number | readonly [from: number, to: number] | undefined;
  /** The operation that fails; any if it is left out. */
  operationId?: string | undefined;
  /** Position of the first call to fail, counted from now on, 1 by default. */
  nth?: number | undefined;
  /** Number of calls that fail, in a row without a share. 1 by default; with a share, any number. */
  times?: number | undefined;
  /** Share of the calls that fail, at random, from 0 to 1. Delays of a share meet calls in addition to another failure. */
  share?: number | undefined;
}

/** Longest delay that a timer can hold, in ms: 24 days. */
const MAX_DELAY = 2 ** 31 - 1;

const MS: Schema = { type: 'integer', minimum: 0, maximum: MAX_DELAY };

/** A failure, as control URLs take it. */
export const FAILURE: Schema = object({
  'status?': {
    anyOf: [
      { type: 'integer', minimum: 400, maximum: 599 },
      { type: 'string', enum: ['any'] },
    ],
    description: 'a whole number from 400 to 599, or any',
  },
  'answer?': { type: 'string', enum: ['cut', 'lost', 'half', 'html', 'error'] },
  'delay?': {
    anyOf: [
      { ...MS, minimum: 1 },
      { type: 'array', items: MS, minItems: 2, maxItems: 2 },
    ],
    description: `a whole number from 1 to ${MAX_DELAY}, or a range such as [100, 800]`,
  },
  'operationId?': TEXT,
  'nth?': COUNT,
  'times?': COUNT,
  'share?': { type: 'number', minimum: 0, maximum: 1 },
});

/** The failures that a service starts with. */
export const FAILURES_OPTION: Option = {
  description: 'failures that are pending from the start',
  default: 'none',
  check: Array.isArray,
  must: 'must be an array of failures.',
  each: {
    check: isNode,
    must: "must be a failure, such as { status: 503, operationId: 'createInvoice', nth: 2 }.",
  },
};

/**
 * Checks a failure that is asked for.
 *
 * @throws RangeError if it is not valid, or if there is no such operation.
 */
export function checkFailure(failure: Failure, operations: readonly Operation[]): void {
  checkInput(FAILURE, failure, 'a failure');
  const { status, answer, delay } = failure;
  if (status === undefined && answer === undefined && delay === undefined)
    throw new RangeError('A failure needs a status, an answer or a delay.');
  if (status !== undefined && answer !== undefined && answer !== 'html')
    throw new RangeError(`status can't be combined with the answer ${answer}.`);
  const [from, to] = rangeOf(delay);
  if (from > to) throw new RangeError('delay must be a range with the shorter time first, such as [100, 800].');
  findOperation(failure.operationId, operations);
}

/**
 * The operation that an input names, if it names one.
 *
 * @throws RangeError if there is no such operation.
 */
export function findOperation(id: string | undefined, operations: readonly Operation[]): Operation | undefined {
  if (id === undefined) return undefined;
  const match = operations.find((operation) => operation.id === id);
  if (match) return match;
  const ids = operations.map((operation) => operation.id);
  throw new RangeError(`operationId: there is no operation ${id}.${suggestion(id, ids)}`);
}

/**
 * Finds a problem in the failures that a service is to start with.
 *
 * @returns The option, such as `failures[0]`, and the end of a sentence that begins with it; undefined if nothing is wrong.
 */
export function problemOfFailures(
  failures: readonly Failure[] = [],
  operations: readonly Operation[],
): { option: string; problem: string } | undefined {
  for (const [index, failure] of failures.entries()) {
    try {
      checkFailure(failure, operations);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { option: `failures[${index}]`, problem: `can't be used: ${error.message}` };
    }
  }
  return undefined;
}

/** The shortest and the longest delay of a failure, in ms. */
export function rangeOf(delay: Failure['delay'] = 0): readonly [from: number, to: number] {
  return typeof delay === 'number' ? [delay, delay] : delay;
}
