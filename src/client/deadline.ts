import { AbortError, type CallInfo, InventoryError, TimeoutError } from './errors.ts';

/** Timers of JavaScript take no longer time than this, in ms; they would go off at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Does some work within a time. The signal that the work gets aborts when the time is over or when the caller's signal
 * aborts, and the work is not waited for any longer then, whether it heeds the signal or not.
 *
 * @param limit Longest time in ms; none if it is longer than a timer can take.
 * @throws TimeoutError or AbortError.
 */
export async function within<Value>(
  limit: number,
  caller: AbortSignal | undefined,
  describe: () => CallInfo,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const stop = new AbortController();
  if (caller?.aborted) throw abortError(caller.reason, describe());
  const ignore = caller && onAbort(caller, () => stop.abort(abortError(caller.reason, describe())));
  const expire = (): void => stop.abort(new TimeoutError(`No answer within ${limit} ms`, describe()));
  const timer = limit > LONGEST_TIMER ? undefined : setTimeout(expire, limit);
  try {
    return await untilAborted(work(stop.signal), stop.signal);
  } finally {
    clearTimeout(timer);
    ignore?.();
  }
}

/** Waits for a promise, unless the signal aborts first; then it rejects with the reason. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** What is to happen when a signal aborts. */
interface Group {
  all: Set<() => void>;
  run(): void;
}

const groups = new WeakMap<AbortSignal, Group>();

/**
 * Runs something when a signal aborts. All calls with the same signal share one listener, since Node warns of more than ten.
 *
 * @returns What undoes it.
 */
function onAbort(signal: AbortSignal, action: () => void): () => void {
  const { all, run } = groups.get(signal) ?? newGroup();
  if (all.size === 0) signal.addEventListener('abort', run, { once: true });
  groups.set(signal, { all, run });
  all.add(action);
  return () => {
    all.delete(action);
    if (all.size === 0) signal.removeEventListener('abort', run);
  };
}

function newGroup(): Group {
  const all = new Set<() => void>();
  return { all, run: () => all.forEach((action) => action()) };
}

/** A call within a call is aborted for the reason of the outer one. */
function abortError(reason: unknown, call: CallInfo): InventoryError {
  return reason instanceof InventoryError ? reason : new AbortError('The call was aborted', call, { cause: reason });
}
