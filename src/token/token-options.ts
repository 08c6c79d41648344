import { describeValue, LONGEST_TIMER } from '../client/index.ts';

/** Times to hold a lock and to wait for it. */
export interface LockOptions {
  /**
   * Time after which the lock is released if its process was killed or doesn't respond, in ms, 15,000 by default. A running
   * process extends it.
   */
  lease?: number | undefined;
  /** Longest wait for the lock, and for a response from its store, in ms, 30,000 by default. */
  timeout?: number | undefined;
}

/** The names of the options that all locks have. */
export const LOCK_OPTIONS: Record<keyof LockOptions, true> = { lease: true, timeout: true };

/**
 * Checks a time in ms for a timer. One that is too long would fire at once.
 *
 * @throws RangeError for anything but a number above `least` that is not too long.
 */
export function checkTime(name: string, value: unknown, least = Number.MIN_VALUE): void {
  if (typeof value === 'number' && value >= least && value <= LONGEST_TIMER) return;
  const from = least > 0 ? 'above' : 'from';
  throw new RangeError(
    `${name} must be a number of ms ${from} 0, and at most ${LONGEST_TIMER}, but is ${describeValue(value)}`,
  );
}
