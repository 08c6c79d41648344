import { Refusal } from '../engine/index.ts';
import type { Organization } from './organization.ts';

/** Requests a minute, in all (document 1, "Limits"). */
const PER_MINUTE = 100;
/** Requests a day by plan. */
const PER_DAY: Readonly<Record<string, number>> = { Free: 1500, Trial: 1500, Standard: 2500 };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Counts a call against the documented limits: on the clock of the organization, or in real time where that follows it.
 *
 * @returns The refusal of the call, if there were too many.
 */
export function count({ counts, context, time }: Organization): Refusal | undefined {
  const now = time();
  const plan = String(context.organization['plan_name'] ?? 'Standard');
  const windows = [
    { name: 'minute', length: MINUTE, limit: PER_MINUTE },
    { name: 'day', length: DAY, limit: PER_DAY[plan] ?? PER_DAY['Standard']! },
  ];
  for (const { name, length, limit } of windows) {
    const start = Math.floor(now / length);
    const key = `${name} ${start}`;
    const calls = (counts.get(key) ?? 0) + 1;
    for (const other of counts.keys()) if (other.startsWith(name) && other !== key) counts.delete(other);
    if (calls > limit) {
      const retryAfter = Math.ceil(((start + 1) * length - now) / 1000);
      const refusal = new Refusal('limit', `There were ${limit} requests within a ${name}. Wait ${retryAfter} s.`);
      refusal.retryAfter = retryAfter;
      return refusal;
    }
    counts.set(key, calls);
  }
  return undefined;
}
