import { infoOf } from './call.ts';
import { AbortError, type CallInfo, InventoryError, TimeoutError } from './errors.ts';

/** The longest delay that a timer takes, in ms; a longer one goes off at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** How long a call may take. */
export interface TimeLimit {
  /** At most this long, in ms. */
  ms: number;
  /** Whether it covers the wait for a turn. */
  coversTurns: boolean;
}

/** The end of a call by its time limit or by a signal. */
export interface Deadline {
  /** Aborts when the time is over or a followed signal aborts. */
  readonly signal: AbortSignal;
  /** Time left, in ms. */
  left(): number;
  /**
   * Makes the deadline follow another signal.
   *
   * @throws AbortError if the signal has aborted.
   */
  follow(signal: AbortSignal): void;
  /**
   * Says that the call waits for its turn. Either that counts like anything else, or the clock stands still until `resume`.
   *
   * @param ms The expected time.
   * @throws TimeoutError if that counts, and is longer than the time left.
   */
  pause(ms: number): void;
  /** Says that the turn has come. */
  resume(): void;
}

/**
 * Does some work until its deadline. After that the work is not waited for, whether it heeds the signal or not.
 *
 * @throws TimeoutError or AbortError.
 */
export function within<Value>(
  limit: TimeLimit,
  call: CallInfo,
  work: (deadline: Deadline) => Promise<Value>,
): Promise<Value> {
  const stop = new AbortController();
  const actions = new Set<() => void>();
  own.set(stop.signal, actions);
  const followed: (() => void)[] = [];
  let left = limit.ms;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt: number | undefined;

  const timePassed = (): number => (startedAt === undefined ? 0 : performance.now() - startedAt);

  return new Promise<Value>((resolve, reject) => {
    function end(): void {
      clearTimeout(timer);
      for (const leave of followed) leave();
    }
    function fail(error: unknown): void {
      end();
      reject(error);
    }
    function cutShort(error: InventoryError): void {
      fail(error);
      stop.abort(error);
      for (const action of actions) action();
    }
    function expire(): void {
      cutShort(new TimeoutError(`No answer within ${limit.ms} ms`, infoOf(call)));
    }
    const deadline: Deadline = {
      signal: stop.signal,
      left: () => left - timePassed(),
      follow(signal) {
        if (signal.aborted) throw abortError(signal.reason, call);
        followed.push(onAbort(signal, () => cutShort(abortError(signal.reason, call))));
      },
      pause(ms) {
        if (!limit.coversTurns) {
          clearTimeout(timer);
          left -= timePassed();
          startedAt = undefined;
        } else if (ms > deadline.left()) {
          const what = `The turn of the call comes in ${Math.ceil(ms / 1000)} s, after its timeout of ${limit.ms} ms`;
          throw new TimeoutError(what, infoOf(call));
        }
      },
      resume() {
        if (startedAt !== undefined || stop.signal.aborted) return;
        startedAt = performance.now();
        if (left <= LONGEST_TIMER) timer = setTimeout(expire, left);
      },
    };
    deadline.resume();
    work(deadline).then((value) => {
      end();
      resolve(value);
    }, fail);
  });
}

/** Throws the reason of a signal that has aborted. Not every runtime has the method of signals for this. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason;
}

/** Waits for a promise, unless the signal aborts first; then it rejects with the reason. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    const leave = onAbort(signal, stop);
    promise.then(
      (value) => {
        leave();
        resolve(value);
      },
      (error) => {
        leave();
        reject(error);
      },
    );
  });
}

/** Waits for some time, unless the signal aborts first; then it rejects with the reason. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await untilAborted(new Promise((resolve) => (timer = setTimeout(resolve, ms))), signal);
  } finally {
    clearTimeout(timer);
  }
}

/** What is to happen when a signal aborts. */
interface Group {
  all: Set<() => void>;
  run(): void;
}

const groups = new WeakMap<AbortSignal, Group>();

/** What is to happen when the signal of a deadline aborts. It needs no listener, which would take longer than all else. */
const own = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs something when a signal aborts. All calls with the same signal share one listener, since Node warns of more than ten.
 *
 * @returns What undoes it.
 */
export function onAbort(signal: AbortSignal, action: () => void): () => void {
  const actions = own.get(signal);
  if (actions) {
    actions.add(action);
    return () => actions.delete(action);
  }
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
function abortError(cause: unknown, call: CallInfo): InventoryError {
  return cause instanceof InventoryError ? cause : new AbortError('The call was aborted', infoOf(call), { cause });
}
