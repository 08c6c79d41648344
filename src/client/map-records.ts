import { checkNames, checkSignal, checkType, checkWhole, wrong } from './checks.ts';
import { offAbort, onAbort, reasonOf, untilAborted } from './deadline.ts';
import {
  AuthenticationError,
  BudgetError,
  ClosedError,
  PermissionError,
  RateLimitError,
  TokenError,
} from './errors.ts';
import { asLine } from './message.ts';
import { describeValue } from './values.ts';

/** Options of `mapRecords`. */
export interface MapRecordsOptions {
  /** Maximum number of records to process at a time, 5 by default. */
  concurrency?: number | undefined;
  /**
   * Once it aborts, no further record is started, and `mapRecords` throws its reason after the records in progress have
   * finished. To abort those too, pass the same signal to your calls and to the list.
   */
  signal?: AbortSignal | undefined;
  /**
   * Returns true for an error that ends the entire run. By default, these are errors that would affect the next record too:
   * `AuthenticationError`, `PermissionError`, `TokenError`, `BudgetError`, `RateLimitError`, `ClosedError` and any error
   * named `AbortError`. Any other error becomes its record's result.
   */
  isFatal?: ((error: unknown) => boolean) | undefined;
}

/** Result of one record's work: as in `Promise.allSettled`, with the record. */
export type RecordResult<Item, Value> = PromiseSettledResult<Value> & {
  /** The record that was worked on. */
  readonly record: Item;
};

/** Work on many records has ended early; `cause` is why: a fatal error, or what reading the records threw. */
export class RecordsError<Item = unknown, Value = unknown> extends Error {
  override readonly name = 'RecordsError' as const;
  /** The record that ended it; undefined if none did. */
  readonly record: Item | undefined;
  /** Its place, counted from 0. */
  readonly index: number | undefined;

  constructor(
    cause: unknown,
    /**
     * Results so far, in the order of the records. Those whose work failed fatally are not among them, since the next attempt may
     * succeed.
     */
    readonly results: readonly RecordResult<Item, Value>[],
    at?: { record: Item; index: number } | undefined,
  ) {
    const count = `${results.length} ${results.length === 1 ? 'record' : 'records'}`;
    const where = at ? `at index ${at.index}, ${nameOf(at.record)}` : `after ${count}`;
    super(asLine(`mapRecords stopped ${where}: ${cause instanceof Error ? cause.message : String(cause)}`), { cause });
    this.record = at?.record;
    this.index = at?.index;
  }
}

/** A record by its id, if it has one. */
function nameOf(record: unknown): string {
  const fields = typeof record === 'object' && record !== null ? Object.entries(record) : [];
  const [name, id] = fields.find(([field, value]) => field.endsWith('_id') && typeof value === 'string') ?? [];
  return name === undefined ? describeValue(record) : `${name} ${String(id)}`;
}

const OPTIONS: Record<keyof MapRecordsOptions, true> = { concurrency: true, signal: true, isFatal: true };

/**
 * Works on many records, some at a time: those of an array of ids, say, or of a list, which is read no further than needed.
 *
 * ```ts
 * const results = await mapRecords(ids, async (id) => (await inventory.invoices.get(id)).invoice);
 * for (const { status, record } of results) if (status === 'rejected') console.log(`${record} failed`);
 * ```
 *
 * An error of the work is the result of its record, and the others go on, unless it is fatal. Then no further record is begun;
 * those under way are waited for, since what they do may have an effect.
 *
 * @param work Is given a record and its place, counted from 0.
 * @returns A result for each record, in their order.
 * @throws RecordsError if it ends early; the reason of a signal that aborts, or what has the name `AbortError`, as it is; TypeError or RangeError for what is no iterable, and for options of the wrong kind.
 */
export async function mapRecords<Item, Value>(
  records: Iterable<Item> | AsyncIterable<Item>,
  work: (record: Item, index: number) => Value | PromiseLike<Value>,
  options: MapRecordsOptions = {},
): Promise<RecordResult<Item, Awaited<Value>>[]> {
  checkNames('The options of mapRecords', 'an option of mapRecords', options, OPTIONS);
  const { concurrency = 5, signal, isFatal = isAboutAll } = options;
  checkWhole('concurrency', concurrency, { orInfinity: true });
  checkSignal(signal);
  checkType('', 'function', { isFatal });
  if (typeof work !== 'function') throw wrong('work', 'a function', work);
  const iterator = iteratorOf(records);
  const results: RecordResult<Item, Awaited<Value>>[] = [];
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();
  let end = undefined as { cause: unknown; at?: { record: Item; index: number } | undefined } | undefined;
  let wake = (): void => undefined;

  function endWith(cause: unknown, at?: { record: Item; index: number }): void {
    end ??= { cause, at };
    stopped.abort();
    wake();
  }

  async function workOn(record: Item, index: number): Promise<void> {
    try {
      results[index] = { record, status: 'fulfilled', value: await work(record, index) };
    } catch (reason) {
      if (isFatal(reason)) endWith(reason, { record, index });
      else results[index] = { record, status: 'rejected', reason };
    }
  }

  function begin(record: Item, index: number): void {
    const task = workOn(record, index)
      .catch((error: unknown) => endWith(error, { record, index }))
      .finally(() => {
        underWay.delete(task);
        wake();
      });
    underWay.add(task);
  }

  const abort = (): void => endWith(signal && reasonOf(signal));
  if (signal?.aborted) abort();
  if (signal) onAbort(signal, abort);
  for (let index = 0; !end; index += 1) {
    const next = await untilAborted(read(iterator), stopped.signal).catch((error: unknown) => void endWith(error));
    if (!next || next.done) break;
    begin(next.value, index);
    while (underWay.size >= concurrency && !end) await new Promise<void>((resolve) => (wake = resolve));
  }
  await Promise.all(underWay);
  if (signal) offAbort(signal, abort);
  if (!end) return results;
  void close(iterator);
  if (isAbort(end.cause) || (signal?.aborted && end.cause === signal.reason)) throw end.cause;
  // Those that ended it, or were aborted with it, have left gaps.
  throw new RecordsError(
    end.cause,
    results.filter(() => true),
    end.at,
  );
}

function isAboutAll(error: unknown): boolean {
  const classes = [AuthenticationError, PermissionError, TokenError, BudgetError, RateLimitError, ClosedError];
  return isAbort(error) || classes.some((Class) => error instanceof Class);
}

/** Checks for the error that a signal throws if it was given no other reason. */
function isAbort(error: unknown): boolean {
  return (error as Error | null | undefined)?.name === 'AbortError';
}

type AnyIterator<Item> = Iterator<Item> | AsyncIterator<Item>;

function iteratorOf<Item>(records: Iterable<Item> | AsyncIterable<Item>): AnyIterator<Item> {
  const isIterable = typeof records === 'object' && records !== null;
  if (isIterable && Symbol.asyncIterator in records) return records[Symbol.asyncIterator]();
  if (isIterable && Symbol.iterator in records) return records[Symbol.iterator]();
  throw wrong('records', 'an array, a list or another iterable of records', records);
}

async function read<Item>(iterator: AnyIterator<Item>): Promise<IteratorResult<Item>> {
  return iterator.next();
}

/** Says that no more is read. It is not waited for: the next record may never come. */
async function close<Item>(iterator: AnyIterator<Item>): Promise<void> {
  await Promise.resolve(iterator.return?.()).catch(() => undefined);
}
