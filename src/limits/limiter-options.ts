import { checkNames, checkType, DOCUMENTED_LIMITS, LONGEST_TIMER } from '../client/index.ts';
import type { WindowLimits } from './window.ts';

/** Limits and settings of a limiter. All processes of an organization use the same values. */
export interface SharedLimiterOptions {
  /** Requests per minute, 100 by default. */
  perMinute?: number | undefined;
  /** Requests in any 24 hours, 2500 by default, as on the standard plan. The free plan allows 1500. */
  perDay?: number | undefined;
  /** Maximum number of this process's requests in progress or next in line, 10 by default. Further calls wait behind them. */
  concurrent?: number | undefined;
  /** Share of the limits that this process may use while the store is unavailable, 1/8 by default. */
  share?: number | undefined;
  /** Called with the error when the store doesn't respond or has lost its count, each at most every 5 seconds. */
  onStoreError?: ((error: unknown) => void) | undefined;
  /** Time after which the store counts as unavailable, in ms, 2000 by default. */
  storeTimeout?: number | undefined;
  /**
   * Time after which a silent process counts as ended, in ms, 10,000 by default. Its places in line are then freed, and its
   * requests in progress count as received by the service.
   */
  lease?: number | undefined;
  /** Period to which `perMinute` applies, in ms, 60,000 by default. Change it only in tests. */
  window?: number | undefined;
}

/** The options with their defaults. */
export interface Settings extends WindowLimits {
  concurrent: number;
  share: number;
  storeTimeout: number;
  onStoreError: (error: unknown) => void;
}

/** The names of the options that all shared limiters have. */
const COMMON: Record<keyof SharedLimiterOptions, true> = {
  perMinute: true,
  perDay: true,
  concurrent: true,
  share: true,
  onStoreError: true,
  storeTimeout: true,
  lease: true,
  window: true,
};

/**
 * Checks that a limiter is given no option that it does not have.
 *
 * @param limiter Its name.
 * @param own The names of the options that it alone has.
 * @throws TypeError, with the name that was probably meant.
 */
export function checkLimiterOptions(limiter: string, options: unknown, own: Record<string, true>): void {
  checkNames(`The options of ${limiter}`, `an option of ${limiter}`, options, { ...own, ...COMMON });
}

/**
 * Completes the options.
 *
 * @throws TypeError for an `onStoreError` that is no function, RangeError for a value that makes no sense.
 */
export function settingsOf(options: SharedLimiterOptions): Settings {
  checkType('', 'function', { onStoreError: options.onStoreError });
  const settings = {
    requests: options.perMinute ?? DOCUMENTED_LIMITS.perMinute,
    perDay: options.perDay ?? DOCUMENTED_LIMITS.perDay.standard,
    concurrent: options.concurrent ?? 10,
    window: options.window ?? 60_000,
    lease: options.lease ?? 10_000,
    storeTimeout: options.storeTimeout ?? 2000,
    share: options.share ?? 1 / 8,
    onStoreError: options.onStoreError ?? (() => undefined),
  };
  const { share, onStoreError, requests, ...others } = settings;
  for (const [name, value] of Object.entries({ perMinute: requests, ...others }))
    if (!(Number.isSafeInteger(value) && value >= 1))
      throw new RangeError(`${name} must be an integer, 1 or more, but is ${value}`);
  for (const name of ['window', 'lease', 'storeTimeout'] as const)
    if (settings[name] > LONGEST_TIMER)
      throw new RangeError(`${name} must be at most ${LONGEST_TIMER} ms, but is ${settings[name]}`);
  if (!(typeof share === 'number' && share > 0 && share <= 1))
    throw new RangeError(`share must be a number above 0 and at most 1, but is ${share}`);
  return settings;
}
