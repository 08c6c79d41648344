import type { Call } from '../engine/index.ts';

/** Nearer dates are ordinary: an invoice of last month, an order for the next quarter. */
const FAR = 90;

const DAY = 86_400_000;

/**
 * Points out a document that is dated far from the sandbox's day: its clock stands in the samples' year unless it was set.
 *
 * @param now The organization's time, in milliseconds since 1970.
 * @returns A sentence, or undefined if there is nothing to say.
 */
export function dateHint({ body }: Call, now: number): string | undefined {
  const date = (body as { date?: unknown } | undefined)?.date;
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  const days = (Date.parse(date) - Date.parse(today)) / DAY;
  if (!(Math.abs(days) > FAR)) return undefined;
  const distance = `${Math.abs(days)} days ${days > 0 ? 'after' : 'before'}`;
  return `date ${date} is ${distance} the sandbox's date, ${today}. Set its clock, or start it with --clock now.`;
}
