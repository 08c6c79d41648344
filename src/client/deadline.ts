import { type Call, infoOf } from './client-call.ts';
import { ClosedError, TimeoutError } from './errors.ts';

/** The longest delay that a timer takes, in ms; a longer one goes off at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

export interface TimeLimit {
  /** At most this long, in ms. */
  ms: number;
  coversTurns: boolean;
}

export type Abortable = AbortSignal | Deadline;

/**
 * The end of a call by its time limit or by a signal. Every call has one, and thousands may wait at a time: a class needs
 * less memory than closures.
 */
export class Deadline {
  /** True once the time is over or a followed signal has aborted. */
  aborted = false;
  /** Thrown by the call once it is aborted. */
  reason: unknown;
  /** Run when it aborts. */
  readonly actions = new Set<() => void>();
  #limit: TimeLimit;
  #call: Call;
  #left: number;
  #startedAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unfollow: (() => void)[] = [];
  #stop: AbortController | undefined;

  constructor(limit: TimeLimit, call: Call) {
    this.#limit = limit;
    this.#call = call;
    this.#left = limit.ms;
    this.resume();
  }

  /** A signal that aborts with the deadline. Made when it is asked for, since that takes longer than all else. */
  get signal(): AbortSignal {
    if (!this.#stop) {
      this.#stop = new AbortController();
      if (this.aborted) this.#stop.abort(this.reason);
    }
    return this.#stop.signal;
  }

  /** Time left, in ms. */
  left(): number {
    return this.#left - (this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt);
  }

  /** Time left for waiting for a turn, in ms; any if that does not count. */
  leftForTurn(): number {
    return this.#limit.coversTurns ? this.left() : Infinity;
  }

  /**
   * Makes the deadline follow another signal.
   *
   * @throws The reason of the signal if it has aborted.
   */
  follow(signal: AbortSignal): void {
    throwIfAborted(signal);
    const action = (): void => this.#cutShort(reasonOf(signal));
    onAbort(signal, action);
    this.#unfollow.push(() => offAbort(signal, action));
  }

  /** Ends the call now, since its client is closed. */
  close(): void {
    this.#cutShort(new ClosedError('The client was closed', infoOf(this.#call)));
  }

  /**
   * Says that the call waits for its turn. Either that counts like anything else, or the clock stands still until `resume`.
   *
   * @param ms The expected time.
   * @throws TimeoutError if that counts, and is longer than the time left.
   */
  pause(ms: number): void {
    if (!this.#limit.coversTurns) {
      this.#stopTimer();
      this.#left = this.left();
      this.#startedAt = undefined;
    } else if (ms > this.left()) {
      const what = `The call's turn comes in ${Math.ceil(ms / 1000)} s, after its timeout of ${this.#limit.ms} ms`;
      throw new TimeoutError(what, infoOf(this.#call));
    }
  }

  /** Says that the turn has come. */
  resume(): void {
    if (this.#startedAt !== undefined || this.aborted) return;
    this.#startedAt = performance.now();
    if (this.#left <= LONGEST_TIMER) this.#timer = setTimeout(() => this.#expire(), this.#left);
  }

  /** Stops the clock, and follows no signal any more. */
  end(): void {
    this.#stopTimer();
    for (const unfollow of this.#unfollow.splice(0)) unfollow();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #expire(): void {
    this.#cutShort(new TimeoutError(`No response within ${this.#limit.ms} ms`, infoOf(this.#call)));
  }

  #cutShort(reason: unknown): void {
    this.end();
    this.aborted = true;
    this.reason = reason;
    this.#stop?.abort(reason);
    for (const action of this.actions) action();
  }
}

/** Throws the reason of what has aborted. Not every runtime has the method of signals for this. */
export function throwIfAborted(abortable: Abortable): void {
  if (abortable.aborted) throw reasonOf(abortable);
}

/** Returns the reason of an abort, as `fetch` throws it. Not every runtime gives signals one. */
export function reasonOf({ reason }: Abortable): unknown {
  return reason === undefined ? Object.assign(new Error('The signal was aborted'), { name: 'AbortError' }) : reason;
}

/** Waits for a promise, unless something aborts first; then it rejects with the reason. */
export function untilAborted<Value>(promise: Promise<Value>, abortable: Abortable): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(reasonOf(abortable));
    if (abortable.aborted) stop();
    onAbort(abortable, stop);
    promise.then(
      (value) => {
        offAbort(abortable, stop);
        resolve(value);
      },
      (error) => {
        offAbort(abortable, stop);
        reject(error);
      },
    );
  });
}

/** Waits for some time, never less, unless something aborts first; then it rejects with the reason. */
export async function sleep(ms: number, abortable: Abortable): Promise<void> {
  const end = performance.now() + ms;
  let left = ms;
  // Timers may fire some milliseconds early, when the limiter still pauses. Much is left only if a test advances timers alone.
  do {
    await timeout(Math.ceil(left), abortable);
    left = end - performance.now();
  } while (left > 0 && left < ms / 2);
}

async function timeout(ms: number, abortable: Abortable): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await untilAborted(new Promise((resolve) => (timer = setTimeout(resolve, ms))), abortable);
  } finally {
    clearTimeout(timer);
  }
}

interface Group {
  all: Set<() => void>;
  run(): void;
}

const groups = new WeakMap<AbortSignal, Group>();

/**
 * Runs something when a deadline or a signal aborts, unless `offAbort` comes first. All calls with the same signal share one
 * listener, since Node warns of more than ten.
 */
export function onAbort(abortable: Abortable, action: () => void): void {
  if ('actions' in abortable) {
    abortable.actions.add(action);
    return;
  }
  const group = groups.get(abortable) ?? newGroup();
  if (group.all.size === 0) abortable.addEventListener('abort', group.run, { once: true });
  groups.set(abortable, group);
  group.all.add(action);
}

/** Takes back `onAbort`. */
export function offAbort(abortable: Abortable, action: () => void): void {
  if ('actions' in abortable) {
    abortable.actions.delete(action);
    return;
  }
  const group = groups.get(abortable);
  group?.all.delete(action);
  if (group?.all.size === 0) abortable.removeEventListener('abort', group.run);
}

function newGroup(): Group {
  const all = new Set<() => void>();
  return { all, run: () => all.forEach((action) => action()) };
}
