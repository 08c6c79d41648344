import { DAY } from './arrivals.ts';
import { checkNames, isHeader, wrong } from './checks.ts';
import { dateIn, serviceTime } from './retry-after.ts';

/** Names of the headers in which the responses of a service state its limits. */
export interface LimitHeaders {
  /**
   * Header with the number of requests that the service accepts per minute, not per day. If it's below the client's own limit, it
   * applies until a response states another.
   */
  limit?: string | undefined;
  /**
   * Header with the number of requests left. At 0, the organization's calls wait until `reset`, but at most a minute or `maxDelay`.
   */
  remaining?: string | undefined;
  /**
   * Header with the time at which more requests are available: a time in seconds or ms since 1970, an HTTP date, or a number
   * below 1,000,000,000, which counts seconds from now. After a 429 without `Retry-After`, the client waits until then, and the
   * `RateLimitError` has this wait as its `retryAfter`.
   */
  reset?: string | undefined;
}

/** Limits stated by a response. Missing or meaningless values are undefined. */
export interface StatedLimits {
  /** Requests per minute, 1 or more. */
  limit: number | undefined;
  /** Requests that are left. */
  remaining: number | undefined;
  /** Time until there are some again, in ms, a day at most. */
  resetIn: number | undefined;
}

const NAMES: Record<keyof LimitHeaders, true> = { limit: true, remaining: true, reset: true };

/** A number of seconds from which it is a time since 1970, and from which it is one in ms. The first is 31 years. */
const SECONDS_SINCE_1970 = 1e9;
const MS_SINCE_1970 = 1e11;

/** @throws TypeError for a name that a header can't have, or `remaining` without `reset`. */
export function checkLimitHeaders(given: LimitHeaders): void {
  checkNames('limitHeaders', 'one of limitHeaders', given, NAMES);
  for (const [key, name] of Object.entries(given))
    if (name !== undefined && !(typeof name === 'string' && isHeader(name, 'x')))
      throw wrong(`limitHeaders.${key}`, 'the name of a header', name);
  if (given.remaining !== undefined && given.reset === undefined)
    throw new TypeError('limitHeaders.remaining needs limitHeaders.reset');
}

/** Reads what a response states of the limits. */
export function statedLimits(headers: Headers, { limit, remaining, reset }: LimitHeaders): StatedLimits {
  const read = (name: string | undefined): string => (name === undefined ? '' : (headers.get(name) ?? ''));
  return {
    limit: wholeNumber(read(limit), 1),
    remaining: wholeNumber(read(remaining), 0),
    resetIn: resetIn(read(reset), headers),
  };
}

function wholeNumber(value: string, least: number): number | undefined {
  return /^\s*\d+\s*$/.test(value) && Number(value) >= least ? Number(value) : undefined;
}

function resetIn(value: string, headers: Headers): number | undefined {
  const ms = msUntil(value, headers);
  return ms >= 0 && ms <= DAY ? ms : undefined;
}

/** Reads a time as ms from now, by the clock of the service; NaN if it is not one. */
function msUntil(value: string, headers: Headers): number {
  if (!/^\s*\d+(\.\d+)?\s*$/.test(value)) return dateIn(value, headers);
  const number = Number(value);
  if (number < SECONDS_SINCE_1970) return number * 1000;
  return (number < MS_SINCE_1970 ? number * 1000 : number) - serviceTime(headers);
}
