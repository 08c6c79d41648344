import { createSandbox } from '../create-sandbox.ts';
import type { Snapshot } from '../state/index.ts';
import { tellYear } from './tell-year.ts';

/** The year before the time at which sandboxes start. */
const BEGINNING = '2025-03-28T00:00:00+05:30';
const END = '2026-03-28T12:00:00+05:30';
const NUMBER = 20_260_328;

let known: Snapshot | undefined;

/**
 * A year of a business, to start a sandbox with: 200 contacts, 300 items, and 1,500 invoices in every state, with the payments,
 * orders, packages, shipments, receives, returns and credits that belong to them.
 *
 * ```ts
 * const sandbox = createSandbox({ seed: await busySeed() });
 * ```
 *
 * This module makes it when the project runs from its sources, which takes seconds; in what the package ships, one stands in its
 * place that reads what was made.
 */
export async function busySeed(): Promise<Snapshot> {
  return (known ??= makeBusy('Asia/Kolkata'));
}

/** Makes the year of a business in a time zone. */
export function makeBusy(time_zone: string): Snapshot {
  const sandbox = createSandbox({ seed: { organizations: [{ time_zone }] }, now: BEGINNING });
  tellYear(sandbox, NUMBER);
  sandbox.clock.set(END);
  return sandbox.snapshot();
}
