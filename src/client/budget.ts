import { throwIfAborted } from './deadline.ts';

/** How many requests may be sent; documented as 100 a minute, and per day by plan (document 1, "Limits"). */
export interface Limits {
  /** Requests in any 60 seconds. */
  perMinute: number;
  /** Requests in any 24 hours. */
  perDay: number;
}

/** What is left of the limits, by the count of this process. */
export interface BudgetState {
  /** Requests that can be sent at once. */
  minute: number;
  /** Requests that can be sent in the running 24 hours. */
  day: number;
  /** Calls that wait for their turn. */
  waiting: number;
}

/** The right to send one request. */
export interface Turn {
  /** Call it when the response has arrived or the request has failed. */
  end(): void;
}

/** No request may be sent, since those of the day are used up. */
export interface DayIsOver {
  /** Time until the next may be sent, in ms. */
  wait: number;
}

/**
 * Counts requests and makes them wait their turn.
 *
 * A request counts from its turn until 60 s (24 h) after its end. When it reaches the service in between is not known,
 * so only this keeps the service from seeing more than the limit in any 60 s, however unsteady the network is.
 */
export interface Budget {
  state(): BudgetState;
  /**
   * Waits until a request may be sent, first come first served.
   *
   * @param onWait Called with the expected time in ms if the call has to wait. If it throws, the call does not wait, and
   *   the promise rejects with what it threw.
   */
  take(signal: AbortSignal, onWait: (ms: number) => void): Promise<Turn | DayIsOver>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Waiter = (result: Turn | DayIsOver) => void;

/**
 * Creates a budget. Its timer runs only while a call waits.
 *
 * @param now A clock that never goes back, in ms.
 * @throws RangeError for a limit that is not a whole number from 1; Infinity is one.
 */
export function createBudget(limits: Limits, now = (): number => performance.now()): Budget {
  const { perMinute, perDay } = limits;
  for (const [name, limit] of Object.entries(limits)) {
    if (!(limit >= 1 && Math.floor(limit) === limit))
      throw new RangeError(`limits.${name} must be a whole number from 1, or Infinity, but is ${limit}`);
  }
  /** When the requests of the last 24 hours ended. */
  const ended: number[] = [];
  const waiters: Waiter[] = [];
  let inFlight = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    const rounds = Math.floor(waiters.length / perMinute);
    return freeAt(perMinute, MINUTE * (rounds + 1), waiters.length % perMinute) - now();
  }

  function serve(): void {
    clearTimeout(timer);
    const time = now();
    while (ended[0]! <= time - DAY) ended.shift();
    while (waiters.length > 0) {
      const day = freeAt(perDay, DAY);
      if (day > time) {
        for (const give of waiters.splice(0)) give({ wait: day - time });
        return;
      }
      const minute = freeAt(perMinute, MINUTE);
      if (minute > time) {
        // While all requests of the minute are in flight, the end of one is waited for.
        if (inFlight < perMinute) timer = setTimeout(serve, Math.ceil(minute - time));
        return;
      }
      waiters.shift()!(newTurn());
    }
  }

  function newTurn(): Turn {
    let isOver = false;
    inFlight += 1;
    return {
      end() {
        if (isOver) return;
        isOver = true;
        inFlight -= 1;
        ended.push(now());
        serve();
      },
    };
  }

  const left = (limit: number, span: number): number =>
    Math.max(0, limit - inFlight - ended.filter((time) => time > now() - span).length);

  return {
    state() {
      const day = left(perDay, DAY);
      return { minute: Math.min(left(perMinute, MINUTE), day), day, waiting: waiters.length };
    },
    take(signal, onWait) {
      return new Promise((resolve, reject) => {
        throwIfAborted(signal);
        const wait = expectedWait();
        if (wait > 0 && freeAt(perDay, DAY) <= now()) onWait(wait);
        const waiter: Waiter = (result) => {
          signal.removeEventListener('abort', leave);
          resolve(result);
        };
        function leave(): void {
          waiters.splice(waiters.indexOf(waiter), 1);
          if (waiters.length === 0) clearTimeout(timer);
          reject(signal.reason);
        }
        signal.addEventListener('abort', leave, { once: true });
        waiters.push(waiter);
        serve();
      });
    },
  };
}

const shared = new Map<string, Budget>();

/** The budget that all clients of an organization in this process share. The first to ask sets its limits. */
export function sharedBudget(key: string, limits: Limits): Budget {
  let budget = shared.get(key);
  if (!budget) shared.set(key, (budget = createBudget(limits)));
  return budget;
}

/** A budget without limits. */
export const unlimited: Budget = {
  state: () => ({ minute: Infinity, day: Infinity, waiting: 0 }),
  async take(signal) {
    throwIfAborted(signal);
    return { end: () => undefined };
  },
};
