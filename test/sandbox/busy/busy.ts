import { expect } from 'vitest';
import { runYear } from '../../../scripts/seeds/year/run-year.ts';
import { createSandbox, type Snapshot } from '../../../src/public/sandbox.ts';

/** What `npm run seeds` makes its year from. */
const BEGINNING = '2025-03-28T00:00:00+05:30';
const NUMBER = 20_260_328;

const DAY = 24 * 60 * 60 * 1000;

/** The first days of the year that `npm run seeds` makes. */
export function firstDays(days: number): Snapshot {
  const sandbox = createSandbox({ seed: { organizations: [{ time_zone: 'Asia/Kolkata' }] }, now: BEGINNING });
  const { clock } = sandbox;
  const end = clock.now() + days * DAY;
  const set = clock.set;
  const over = new Error('The days are over.');
  // Whatever happens sets the clock first, so nothing happens after the end.
  clock.set = (time) => {
    if (clock.now() > end) throw over;
    set(time);
  };
  expect(() => runYear(sandbox, NUMBER)).toThrow(over);
  return sandbox.snapshot();
}
