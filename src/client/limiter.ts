import type { Abortable } from './deadline.ts';

/** The documented limits of the service. */
export const DOCUMENTED_LIMITS = {
  /** Requests per minute, on every plan. */
  perMinute: 100,
  /** Requests per day, by plan. */
  perDay: { free: 1500, standard: 2500 },
} as const;

/** Remaining requests within the limits. */
export interface LimiterState {
  /** Requests that can be sent now: what is left of the minute, and no more than is left of the day. */
  minute: number;
  /** Requests that can be sent in the current 24 hours. */
  day: number;
  /** Calls of this process that wait for their turn. */
  waiting: number;
}

/**
 * Permission to send one request. It ends with the first call of one of its methods; further calls do nothing. A turn
 * that is never ended, because its process was killed, say, expires after the lease of the limiter.
 */
export interface Turn {
  /**
   * The response has arrived, or the request failed after it may have reached the service. It counts from this moment
   * on, the latest at which the service can have received it.
   */
  done(): void;
  /**
   * The service responded with 429, or that no request is left. No call gets a turn for `retryAfter` ms, a day at most, in any process that shares the
   * limiter. Ends the turn as `done` does.
   */
  refused(retryAfter: number): void;
  /** The request was not sent. It does not count. */
  release(): void;
}

/** The requests of the day are used up. */
export interface DayUsedUp {
  /** Time until the next request may be sent, in ms. */
  readonly wait: number;
}

/** Keeps requests within the limits of the service, in this process or across processes. */
export interface Limiter {
  /**
   * Waits until a request may be sent, first come first served.
   *
   * @param signal Stops the wait. A call that was stopped does not count.
   * @param onWait Called once if the call has to wait, with the expected time in ms, or 0 if that is not known. If it throws, the
   *   call does not wait.
   * @returns A turn, which must be ended, or the time until the next request if those of the day are used up.
   * @throws The reason of the signal, or what `onWait` throws.
   */
  take(signal: AbortSignal, onWait: (delay: number) => void): Promise<Turn | DayUsedUp>;
  /** Returns what is left, as far as this process knows. */
  state(): LimiterState;
  /**
   * The service says that it takes so many requests per minute, which may be fewer than the limiter keeps to. Holds until it
   * says otherwise. Needed for `limitHeaders.limit` alone.
   */
  allow?: ((perMinute: number) => void) | undefined;
  /** The organization whose requests it counts. A client of another one refuses it; by default, none does. */
  readonly organizationId?: string | undefined;
}

/** A limiter that does without a signal: with one, each of thousands of calls that wait would take a sixth more memory. */
export interface Turns extends Pick<Limiter, 'state'> {
  /** Keeps to so many requests a minute, if that is less than before. */
  allow(perMinute: number): void;
  /** Waits as a limiter does, until what may abort does. */
  take(abortable: Abortable, onWait: (delay: number) => void): Promise<Turn | DayUsedUp>;
}

/** Makes a limiter that gives turns to deadlines, too. */
export function turnsOf(limiter: Limiter): Turns {
  return {
    take: (abortable, onWait) => limiter.take('signal' in abortable ? abortable.signal : abortable, onWait),
    state: () => limiter.state(),
    allow: (perMinute) => limiter.allow?.(perMinute),
  };
}
