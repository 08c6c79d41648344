import { isNode } from '../../src/contract/index.ts';
import type { CallFilter } from '../options/index.ts';
import type { LogEntry } from '../organizations/index.ts';

/** Expectation for the calls of a sandbox. */
export interface CallExpectation extends CallFilter {
  /** Number of such calls that must exist, 0 for none; at least one by default. */
  times?: number | undefined;
}

/** Something with a log of calls: a sandbox in this process, or one that is reached over HTTP. */
export interface WithCalls<Calls extends LogEntry[] | Promise<LogEntry[]> = LogEntry[] | Promise<LogEntry[]>> {
  calls(filter?: CallFilter): Calls;
}

/** Result of an expectation, with a message. */
export interface Verdict {
  isMet: boolean;
  /** The calls that were expected and made. */
  calls: LogEntry[];
  /** Expected and actual calls, in either case. */
  message: string;
}

/** Calls that a message lists at most. */
const MAX_CALLS = 10;

/** Letters of a value that a message shows at most. */
const MAX_LETTERS = 100;

/**
 * Expects that a sandbox was called, and says what it was called with instead if it was not.
 *
 * ```ts
 * expectCall(sandbox, { operationId: 'createInvoice', body: { customer_id: '11' }, times: 1 });
 * ```
 *
 * @returns The calls that were expected; a promise of them for a sandbox over HTTP.
 * @throws Error if it was not called so, or not as often; RangeError if the expectation names what no call has, or if the
 * log no longer holds all calls that it asks for. A promise rejects instead.
 */
export function expectCall<Calls extends LogEntry[] | Promise<LogEntry[]>>(
  sandbox: WithCalls<Calls>,
  expectation: CallExpectation,
): Calls {
  const check = ({ isMet, calls, message }: Verdict): LogEntry[] => {
    if (!isMet) throw new Error(message);
    return calls;
  };
  const judged = judgeCalls(sandbox, expectation);
  return (judged instanceof Promise ? judged.then(check) : check(judged)) as Calls;
}

/**
 * Judges whether a sandbox was called as it is expected.
 *
 * @throws RangeError as `expectCall`; a promise rejects instead.
 */
export function judgeCalls(sandbox: WithCalls, expectation: CallExpectation): Verdict | Promise<Verdict> {
  if (!isNode(expectation as unknown))
    throw new RangeError("The expectation must be an object, such as { operationId: 'createInvoice' }.");
  const { times, ...filter } = expectation;
  if (typeof (sandbox as Partial<WithCalls> | undefined)?.calls !== 'function')
    throw new RangeError('Pass a sandbox: what createSandbox, organization(id) or sandboxAt(url) returns.');
  if (times !== undefined && !(Number.isInteger(times) && times >= 0))
    throw new RangeError(
      `times must be a whole number, 0 or more, but is ${typeof times === 'string' ? JSON.stringify(times) : String(times)}.`,
    );
  const others = { from: filter.from, ...(filter.event !== undefined && { event: filter.event }) };
  const [matches, allCalls] = [sandbox.calls(filter), sandbox.calls(others)];
  return matches instanceof Promise || allCalls instanceof Promise
    ? Promise.all([matches, allCalls]).then(([calls, made]) => verdictOf(filter, times, calls, made))
    : verdictOf(filter, times, matches, allCalls);
}

function verdictOf(filter: CallFilter, times: number | undefined, calls: LogEntry[], made: LogEntry[]): Verdict {
  const isMet = times === undefined ? calls.length > 0 : calls.length === times;
  const wanted = `${describeFilter(filter)}${times === undefined ? '' : `, ${countOf(times)}`}`;
  const listed = calls.length > 0 ? calls : nearestFirst(filter, made);
  const what =
    calls.length > 0 ? `It was made ${countOf(calls.length)}:` : made.length > 0 ? 'Calls that were made:' : '';
  const lines = listed.slice(0, MAX_CALLS).map((call) => lineOf(filter, call));
  const more = listed.length > MAX_CALLS ? [`  and ${listed.length - MAX_CALLS} more`] : [];
  const none = made.length === 0 ? ['The sandbox was not called at all.'] : [];
  const message = [`Expected a call to ${wanted}.`, ...(what ? [what] : []), ...none, ...lines, ...more].join('\n');
  return { isMet, calls, message };
}

/** The calls that are most like what was looked for: those of the same operation, as they were made. */
function nearestFirst({ operationId }: CallFilter, made: LogEntry[]): LogEntry[] {
  const matches = made.filter((call) => operationId !== undefined && call.operationId === operationId);
  return matches.length > 0 ? matches : made;
}

/** A call, and in what it differs from what was looked for. */
function lineOf(filter: CallFilter, call: LogEntry): string {
  const { number, method = 'event', url = '', operationId, event, status, body } = call;
  const { from: _, ...wanted } = filter;
  const differences = differencesIn(wanted, call, '');
  const sent = body === undefined ? '' : ` ${short(body)}`;
  const differs = differences.length > 0 ? `\n     ${differences.join('; ')}` : '';
  return `  ${number}. ${event ?? operationId ?? 'no operation'}: ${`${method} ${url}`.trim()}${sent}, response ${status}${differs}`;
}

function differencesIn(wanted: unknown, actual: unknown, place: string): string[] {
  if (isNode(wanted) && isNode(actual)) {
    return Object.entries(wanted).flatMap(([name, value]) =>
      place === '' && value === undefined
        ? []
        : differencesIn(value, actual[name], place === '' ? name : `${place}.${name}`),
    );
  }
  if (Array.isArray(wanted) && Array.isArray(actual) && wanted.length === actual.length)
    return wanted.flatMap((one, index) => differencesIn(one, actual[index], `${place}[${index}]`));
  return wanted === actual ? [] : [`${place} is ${short(actual)} and not ${short(wanted)}`];
}

function describeFilter({ operationId, event, from, ...rest }: CallFilter): string {
  const parts = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : `${name} ${typeof value === 'string' ? value : short(value)}`,
  );
  const what = event ?? operationId ?? 'any operation';
  return [
    what,
    ...(parts.length > 0 ? [`with ${parts.join(', ')}`] : []),
    ...(from === undefined ? [] : [`from number ${from} on`]),
  ].join(' ');
}

function short(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'missing';
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
}

function countOf(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
