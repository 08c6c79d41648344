import { LATEST_TIME, timeOf } from '../../../src/service/index.ts';
import { Refusal } from '../refusal.ts';
import { day } from '../values/time-zone.ts';
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
   * @throws RangeError if it is no time, earlier than now, or after the year 9999 in UTC or in the
   * organization's time zone.
   */
  set(time: Date | string | number): void;
  /**
   * Moves the present forward.
   *
   * @throws RangeError if the duration is negative or not a number, has another part, or none, or leads beyond that year.
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
    if (isTooLate(store, time)) throw new RangeError(END_OF_CLOCK);
    if (!Number.isSafeInteger(time)) throw new RangeError('The clock needs a date, such as 2026-03-28.');
    if (time < now) {
      throw new RangeError(`The clock can't go back: it is ${iso(now)}, and ${iso(time)} is earlier.`);
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

/**
 * Moves the clock as each write does.
 *
 * @throws Refusal if that leads to a time that no record can have.
 */
export function tick(store: Store): void {
  const time = store.counter('now') + SECOND;
  if (isTooLate(store, time)) {
    throw new Refusal('state', `${END_OF_CLOCK} Reset the organization.`);
  }
  store.setCounter('now', time);
}

/** Moves the clock by the time that has passed elsewhere. At its end, it stands still. */
export function follow(store: Store, passed: number): void {
  const time = store.counter('now') + passed;
  if (!isTooLate(store, time)) store.setCounter('now', time);
}

/** Why the clock stops. */
export const END_OF_CLOCK = 'The clock does not go beyond the year 9999.';

/** Checks whether a time's year has more than four digits, in UTC or in the organization's time zone. */
function isTooLate(store: Store, time: number): boolean {
  if (!(time > LATEST_TIME - DAY)) return false;
  const zone = store.all('organizations')[0]?.data['time_zone'] as string | undefined;
  // A year of five digits has a sign: `+010000-01-01`.
  return time > LATEST_TIME || day(time, zone ?? 'UTC').startsWith('+');
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
