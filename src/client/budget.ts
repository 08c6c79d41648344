import { countIn, DAY, MINUTE, waitFor } from './arrivals.ts';
import { type Abortable, offAbort, onAbort, throwIfAborted } from './deadline.ts';
import type { DayUsedUp, Turn, Turns } from './limiter.ts';

/** Limits on the requests that are sent; documented as 100 a minute, and per day by plan (document 1, "Limits"). */
export interface Limits {
  /** Requests in any 60 seconds, 100 by default. */
  perMinute: number;
  /** Requests in any 24 hours, by default the plan's daily limit. */
  perDay: number;
  /** Maximum number of requests in progress at a time; no limit by default. */
  concurrent?: number | undefined;
}

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
  /** Called when it aborts. */
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
  /** Requests per minute that the service says it accepts. */
  let allowed = Infinity;
  /** Requests of the last 24 hours by their ends, and behind them Infinity for each that is under way. */
  const arrivals: number[] = [];
  const waiters = new Set<Waiter>();
  let underWay = 0;
  let pausedUntil = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restrict(others: Limits): void {
    for (const [name, limit] of Object.entries(others)) {
      if (limit !== undefined && !(limit >= 1 && Math.floor(limit) === limit))
        throw new RangeError(`limits.${name} must be a whole number, 1 or more, or Infinity, but is ${limit}`);
    }
    perMinute = Math.min(perMinute, others.perMinute);
    perDay = Math.min(perDay, others.perDay);
    concurrent = Math.min(concurrent, others.concurrent ?? Infinity);
  }

  const mostPerMinute = (): number => Math.min(perMinute, allowed);

  /** Time until a request may be sent, as far as time decides that, if so many others go before it. */
  function waitOf(ahead: number): number {
    return Math.max(waitFor(arrivals, mostPerMinute(), MINUTE, now(), ahead), pausedUntil - now());
  }

  /** Time until the day has room for another request. */
  function waitForDay(): number {
    return waitFor(arrivals, perDay, DAY, now());
  }

  /** Returns a turn for the first call in line, or the wait if the day is used up; undefined if the call has to wait. */
  function next(): Turn | DayUsedUp | undefined {
    while (arrivals[0]! <= now() - DAY) arrivals.shift();
    const wait = waitForDay();
    if (wait > 0) return { wait };
    return waitOf(0) > 0 || underWay >= concurrent ? undefined : newTurn();
  }

  function serve(): void {
    clearTimeout(timer);
    for (const waiter of waiters) {
      const taken = next();
      if (!taken) {
        // While all requests are under way, the end of one is waited for.
        if (underWay < Math.min(mostPerMinute(), concurrent)) timer = setTimeout(serve, Math.ceil(waitOf(0)));
        return;
      }
      waiters.delete(waiter);
      offAbort(waiter.abortable, waiter.leave);
      waiter.resolve(taken);
    }
  }

  function newTurn(): Turn {
    let isOver = false;
    underWay += 1;
    arrivals.push(Infinity);
    const end = (counts: boolean, pause = 0): void => {
      if (isOver) return;
      isOver = true;
      // Where nothing is limited, nothing is kept.
      const isCounted = counts && Math.min(mostPerMinute(), perDay) < Infinity;
      // All those under way are alike.
      if (isCounted) arrivals[arrivals.length - underWay] = now();
      else arrivals.pop();
      underWay -= 1;
      if (pause > 0) pausedUntil = Math.max(pausedUntil, now() + pause);
      serve();
    };
    return {
      done: () => end(true),
      refused: (retryAfter) => end(true, retryAfter),
      release: () => end(false),
    };
  }

  const left = (limit: number, span: number): number => Math.max(0, limit - countIn(arrivals, span, now()));

  restrict(limits);
  return {
    restrict,
    allow(most) {
      allowed = most;
      serve();
    },
    state() {
      const day = left(perDay, DAY);
      return { minute: Math.min(left(mostPerMinute(), MINUTE), day), day, waiting: waiters.size };
    },
    take(abortable, onWait) {
      return new Promise((resolve, reject) => {
        throwIfAborted(abortable);
        const taken = waiters.size === 0 ? next() : undefined;
        if (taken) return resolve(taken);
        if (waitForDay() === 0) onWait(waitOf(waiters.size));
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
