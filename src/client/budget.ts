import { type Abortable, offAbort, onAbort, throwIfAborted } from './deadline.ts';
import type { DayUsedUp, Turn, Turns } from './limiter.ts';

/** How many requests may be sent; documented as 100 a minute, and per day by plan (document 1, "Limits"). */
export interface Limits {
  /** Requests in any 60 seconds. */
  perMinute: number;
  /** Requests in any 24 hours. */
  perDay: number;
  /** Requests that may be under way at a time, any number by default. */
  concurrent?: number | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The limiter of one process. */
export interface Budget extends Turns {
  /**
   * Keeps to other limits as well: of each, the lower one holds.
   *
   * @throws RangeError for a limit that is not a whole number from 1; Infinity is one.
   */
  restrict(limits: Limits): void;
}

/** A call that waits for its turn. */
interface Waiter {
  abortable: Abortable;
  /** What happens when it aborts. */
  leave: () => void;
  resolve: (taken: Turn | DayUsedUp) => void;
}

/**
 * Creates a limiter that counts in this process. Its timer runs only while a call waits.
 *
 * A request counts from its turn until 60 s (24 h) after its end. When it reaches the service in between is not known,
 * so only this keeps the service from seeing more than the limit in any 60 s, however unsteady the network is.
 *
 * @param now A clock that never goes back, in ms.
 * @throws RangeError for a limit that is not a whole number from 1; Infinity is one.
 */
export function createBudget(limits: Limits, now = (): number => performance.now()): Budget {
  let perMinute = Infinity;
  let perDay = Infinity;
  let concurrent = Infinity;
  /** When the requests of the last 24 hours ended. */
  const ended: number[] = [];
  const waiters = new Set<Waiter>();
  let inFlight = 0;
  let pausedUntil = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restrict(others: Limits): void {
    for (const [name, limit] of Object.entries(others)) {
      if (limit !== undefined && !(limit >= 1 && Math.floor(limit) === limit))
        throw new RangeError(`limits.${name} must be a whole number from 1, or Infinity, but is ${limit}`);
    }
    perMinute = Math.min(perMinute, others.perMinute);
    perDay = Math.min(perDay, others.perDay);
    concurrent = Math.min(concurrent, others.concurrent ?? Infinity);
  }

  /**
   * When the place of a limit that is free first, or a later one, will be free; in the past if it is.
   * A request that is in flight is taken to end now.
   */
  function freeAt(limit: number, span: number, place = 0): number {
    const index = ended.length + inFlight - limit + place;
    const end = index < ended.length ? ended[index] : now();
    return end === undefined ? -Infinity : end + span;
  }

  /** How long a call that comes now has to wait, if those before it go as soon as they can. */
  function expectedWait(): number {
    const rounds = Math.floor(waiters.size / perMinute);
    const slot = freeAt(perMinute, MINUTE * (rounds + 1), waiters.size % perMinute);
    return Math.max(slot, pausedUntil) - now();
  }

  /** When the next request may be sent, as far as time decides that. */
  function nextAt(): number {
    return Math.max(freeAt(perMinute, MINUTE), pausedUntil);
  }

  /** What the first call in line gets now; undefined if it has to wait. */
  function next(): Turn | DayUsedUp | undefined {
    const time = now();
    while (ended[0]! <= time - DAY) ended.shift();
    const day = freeAt(perDay, DAY);
    if (day > time) return { wait: day - time };
    return nextAt() > time || inFlight >= concurrent ? undefined : newTurn();
  }

  function serve(): void {
    clearTimeout(timer);
    for (const waiter of waiters) {
      const taken = next();
      if (!taken) {
        // While all requests are in flight, the end of one is waited for.
        if (inFlight < Math.min(perMinute, concurrent)) timer = setTimeout(serve, Math.ceil(nextAt() - now()));
        return;
      }
      waiters.delete(waiter);
      offAbort(waiter.abortable, waiter.leave);
      waiter.resolve(taken);
    }
  }

  function newTurn(): Turn {
    let isOver = false;
    inFlight += 1;
    const end = (counts: boolean, pause = 0): void => {
      if (isOver) return;
      isOver = true;
      inFlight -= 1;
      if (counts && Math.min(perMinute, perDay) < Infinity) ended.push(now());
      if (pause > 0) pausedUntil = Math.max(pausedUntil, now() + pause);
      serve();
    };
    return {
      done: () => end(true),
      refused: (retryAfter) => end(true, retryAfter),
      release: () => end(false),
    };
  }

  const left = (limit: number, span: number): number =>
    Math.max(0, limit - inFlight - ended.filter((time) => time > now() - span).length);

  restrict(limits);
  return {
    restrict,
    state() {
      const day = left(perDay, DAY);
      return { minute: Math.min(left(perMinute, MINUTE), day), day, waiting: waiters.size };
    },
    take(abortable, onWait) {
      return new Promise((resolve, reject) => {
        throwIfAborted(abortable);
        const taken = waiters.size === 0 ? next() : undefined;
        if (taken) return resolve(taken);
        if (freeAt(perDay, DAY) <= now()) onWait(Math.max(expectedWait(), 0));
        const leave = (): void => {
          waiters.delete(waiter);
          if (waiters.size === 0) clearTimeout(timer);
          reject(abortable.reason);
        };
        const waiter: Waiter = { abortable, leave, resolve };
        onAbort(abortable, leave);
        waiters.add(waiter);
        // Those before it wait for what it would wait for.
        if (waiters.size === 1) serve();
      });
    },
  };
}

const shared = new Map<string, Budget>();

/** The limiter that all clients of an organization in this process share. Of their limits, the lowest hold. */
export function sharedBudget(key: string, limits: Limits): Budget {
  const budget = shared.get(key) ?? createBudget(limits);
  budget.restrict(limits);
  shared.set(key, budget);
  return budget;
}

/** A limiter that counts nothing, and only pauses when the service refuses a request. */
export function withoutLimits(): Turns {
  return createBudget({ perMinute: Infinity, perDay: Infinity });
}
