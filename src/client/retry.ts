import { MINUTE } from './arrivals.ts';
import { isLasting, wasNeverSent } from './network.ts';

/** Options for repeating failed requests. */
export interface RetryOptions {
  /** Maximum number of retries of a call, 2 by default; 0 turns retries off. */
  retries: number;
  /**
   * Longest wait before the first retry, in ms, 500 by default. The wait is chosen at random from 0 to this value, which
   * doubles with each retry.
   */
  backoff: number;
  /**
   * Longest wait between two requests, in ms, 30,000 by default; 60,000 after a 429, because the limit is per minute. If
   * `Retry-After` asks for more, the call fails immediately.
   */
  maxDelay: number;
}

/** Retries as all options together set them. */
export interface RetrySettings extends RetryOptions {
  maxDelayAfter429: number;
}

/** Methods that may be carried out twice without harm. */
const REPEATABLE = /^(GET|HEAD|OPTIONS|PUT|DELETE)$/;

export function isSafe(method: string): boolean {
  return /^(GET|HEAD|OPTIONS)$/.test(method);
}

/** Checks whether a status says that the request was not carried out. */
export function isRefused(status: number): boolean {
  return status < 500 && status !== 408 && !(status >= 200 && status < 300);
}

/** Any method may be repeated after 429, and all but POST after 408 and 5xx. */
export function mayRepeatStatus(method: string, status: number): boolean {
  return status === 429 || (REPEATABLE.test(method) && (status === 408 || status >= 500));
}

/** A request that would fail again may not be repeated. POST may be repeated only if it was never sent. */
export function mayRepeatFailure(method: string, error: unknown): boolean {
  return !isLasting(error) && (REPEATABLE.test(method) || wasNeverSent(error));
}

/**
 * Returns the time to wait before a request is repeated, in ms; undefined if the service asks for more than `maxDelay`.
 *
 * @param repetition Which repetition it is, counted from 1.
 * @param asked How long the service asks to wait, in ms; undefined or NaN if it does not.
 */
export function delayOf(repetition: number, { backoff, maxDelay }: RetryOptions, asked = NaN): number | undefined {
  if (asked > 0) return asked > maxDelay ? undefined : asked;
  return Math.random() * Math.min(backoff * 2 ** (repetition - 1), maxDelay);
}

/**
 * Returns the pause after a 429, or when no request is left, in ms: as long as the service asks, but at most a minute or
 * `maxDelay`, so that the limit is tried again then.
 */
export function pauseOf({ backoff, maxDelay }: RetryOptions, asked: number): number {
  return asked > 0 ? Math.min(asked, Math.max(maxDelay, MINUTE)) : Math.min(backoff, maxDelay);
}
