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

/** Counts requests and makes them wait their turn. */
export interface Budget {
  state(): BudgetState;
  /**
   * Waits until a request may be sent, first come first served, and counts it.
   *
   * @param onWait Told once, with the expected time in ms, if the call has to wait.
   * @returns When the day is spent: the moment at which the next may be sent, in ms since 1970. Nothing is counted then.
   */
  take(signal: AbortSignal, onWait: (ms: number) => void): Promise<number | undefined>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Waiter {
  resolve(spentUntil?: number): void;
}

/**
 * Creates a budget of its own. Its timer runs only while a call waits.
 *
 * @throws RangeError for a limit that is no whole number from 1; Infinity counts as one.
 */
export function createBudget(limits: Limits, now: () => number = Date.now): Budget {
  for (const limit of [limits.perMinute, limits.perDay]) {
    if (!(limit >= 1 && Math.floor(limit) === limit)) throw new RangeError('Limits are whole numbers from 1');
  }
  const sent: number[] = [];
  const waiters: Waiter[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countSince = (start: number): number => sent.filter((time) => time > start).length;

  /** The moment at which the next request may be sent; in the past if it may be sent now. */
  function nextAt(limit: number, span: number): number {
    const oldest = sent[sent.length - limit];
    return oldest === undefined ? 0 : oldest + span;
  }

  /** How long the last call to come has to wait, if those before it go as soon as they can. */
  function expectedWait(): number {
    const place = waiters.length - 1;
    const turn = sent[sent.length - limits.perMinute + (place % limits.perMinute)]!;
    return turn + MINUTE * (1 + Math.floor(place / limits.perMinute)) - now();
  }

  function serve(): void {
    clearTimeout(timer);
    timer = undefined;
    const time = now();
    while (sent.length > 0 && sent[0]! <= time - DAY) sent.shift();
    while (waiters.length > 0) {
      const day = nextAt(limits.perDay, DAY);
      if (day > time) {
        for (const waiter of waiters.splice(0)) waiter.resolve(day);
        return;
      }
      const minute = nextAt(limits.perMinute, MINUTE);
      if (minute > time) {
        timer = setTimeout(serve, minute - time);
        return;
      }
      sent.push(time);
      waiters.shift()!.resolve();
    }
  }

  return {
    state() {
      const time = now();
      const day = Math.max(0, limits.perDay - countSince(time - DAY));
      const minute = Math.max(0, limits.perMinute - countSince(time - MINUTE));
      return { minute: Math.min(minute, day), day, waiting: waiters.length };
    },
    take(signal, onWait) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const waiter: Waiter = {
          resolve(spentUntil) {
            signal.removeEventListener('abort', leave);
            resolve(spentUntil);
          },
        };
        function leave(): void {
          waiters.splice(waiters.indexOf(waiter), 1);
          if (waiters.length === 0) clearTimeout(timer);
          reject(signal.reason);
        }
        signal.addEventListener('abort', leave, { once: true });
        waiters.push(waiter);
        serve();
        if (waiters.includes(waiter)) onWait(expectedWait());
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
    signal.throwIfAborted();
    return undefined;
  },
};
