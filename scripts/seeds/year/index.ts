import type { Snapshot } from '../../../sandbox/state/index.ts';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { runYear } from './run-year.ts';

/** The year before the time at which sandboxes start. */
const BEGINNING = '2025-03-28T00:00:00+05:30';
const END = '2026-03-28T12:00:00+05:30';
const NUMBER = 20_260_328;

/** Makes the year of a business in a time zone. */
export function makeYear(time_zone: string): Snapshot {
  const sandbox = createSandbox({ seed: { organizations: [{ time_zone }] }, now: BEGINNING });
  runYear(sandbox, NUMBER);
  sandbox.clock.set(END);
  return sandbox.snapshot();
}
