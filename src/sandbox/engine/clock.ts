import { LATEST_TIME, timeOf } from '../../service/index.ts';
import type { Store } from './store.ts';

/** A span of time. Parts that are left out are 0. */
export interface Duration {
  days?: number | undefined;
  hours?: number | undefined;
  minutes?: number | undefined;
}

/** The clock of an organization. It stands still, except for one second with each write, and never goes back. */
export interface Clock {
  /** The present, in milliseconds since 1970. */
  now(): number;
  /**
   * Sets the present.
   *
   * @throws RangeError if it is no time, earlier than now, or after the year 9999.
   */
  set(time: Date | string | number): void;
  /**
   * Moves the present forward.
   *
   * @throws RangeError if the duration is negative or not a number, has another part, or none, or leads beyond the year 9999.
   */
  advance(duration: Duration): void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clock that a store keeps. */
export function clockOf(store: Store): Clock {
  function move(time: number): void {
    const now = store.counter('now');
    if (time > LATEST_TIME) throw new RangeError('The clock does not go beyond the year 9999.');
    if (!Number.isSafeInteger(time)) throw new RangeError('The clock takes a date, such as 2026-03-28.');
    if (time < now) {
      throw new RangeError(`The clock cannot go back: it is ${iso(now)}, and ${iso(time)} is earlier.`);
    }
    store.setCounter('now', time);
  }

  return {
    now: () => store.counter('now'),
    set: (time) => move(timeOf(time)),
    advance: ({ days = 0, hours = 0, minutes = 0 }) =>
      move(store.counter('now') + Math.round(days * DAY + hours * HOUR + minutes * MINUTE)),
  };
}

/** Moves the clock as each write does. */
export function tick(store: Store): void {
  store.setCounter('now', store.counter('now') + SECOND);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
