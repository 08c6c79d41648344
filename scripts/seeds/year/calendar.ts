import type { Clock } from '../../../sandbox/engine/index.ts';
import type { Random } from './random.ts';

/** The days of the year. */
export const DAYS = 365;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Nine o'clock. */
const MORNING = 9 * 60 * MINUTE;

/** Relative activity per month, from January on. People go to the mountains in May and October, and shops stock up before. */
const SEASON = [5, 5, 8, 11, 12, 6, 3, 4, 9, 13, 10, 8];
/** Relative activity per weekday, from Sunday on. */
const WEEKDAY = [1, 10, 9, 9, 8, 9, 5];

/** The year of the business, day by day. */
export interface Calendar {
  /** Lets some minutes pass, within a working day. */
  pass(): void;
  /** Does something in the morning after so many days, at once if there are none, and never if that is after the year. */
  after(days: number, work: () => void): void;
  /**
   * Runs the year.
   *
   * @param work What a day is for: its index, and how much of the business of the year comes before its end, from 0 to 1.
   */
  run(work: (day: number, share: number) => void): void;
}

/**
 * Makes the calendar of the year that begins at the next midnight.
 *
 * @param timestamp The present as the service writes it, in the time zone of the organization.
 */
export function createCalendar(clock: Clock, timestamp: string, random: Random): Calendar {
  const due = new Map<number, (() => void)[]>();
  let today = 0;
  // The present as the service writes it, as if that were the time in UTC.
  const local = Date.parse(`${timestamp.slice(0, 19)}Z`);
  const toMidnight = (DAY - (local % DAY)) % DAY;
  const midnight = clock.now() + toMidnight;

  /** The weight of each day. */
  const weights = Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(local + toMidnight + day * DAY);
    // The business grows by half over the year.
    return SEASON[date.getUTCMonth()]! * WEEKDAY[date.getUTCDay()]! * (2 * DAYS + day);
  });

  return {
    pass: () => clock.set(clock.now() + random.between(20, 400) * 1000),
    after(days, work) {
      if (days === 0) return work();
      const day = today + days;
      due.set(day, [...(due.get(day) ?? []), work]);
    },
    run(work) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let before = 0;
      for (const [day, weight] of weights.entries()) {
        today = day;
        before += weight;
        clock.set(midnight + day * DAY + MORNING);
        for (const one of due.get(day) ?? []) one();
        work(day, before / total);
      }
    },
  };
}
