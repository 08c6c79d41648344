import { createRandom } from './random.ts';
import { REASONS } from './reasons.ts';
import { Refusal } from './service-refusal.ts';

/** How the service imitates a slow and unreliable network. */
export interface FaultOptions {
  /** Shortest and longest delay of an answer, in ms. */
  delay: readonly [from: number, to: number];
  /** Share of the calls that fail, from 0 to 1. */
  failShare: number;
  /** The same seed gives the same delays and failures in the same order of requests. */
  seed: string;
}

/** What happens to the requests, one after another. */
export interface Faults {
  /** The delay of the next answer, in ms. */
  nextDelay(): number;
  /** The failure of the next call of an operation, if it fails. */
  nextFailure(): Refusal | undefined;
}

/** Failures that a client has to cope with. All are equally likely. */
const STATUSES = REASONS.fault.statuses;

/** Draws what happens to the requests. */
export function createFaults({ delay: [from, to], failShare, seed }: FaultOptions): Faults {
  const drawDelay = createRandom(`delay ${seed}`);
  const drawFailure = createRandom(`failure ${seed}`);
  const drawStatus = createRandom(`status ${seed}`);
  return {
    nextDelay: () => (from === to ? from : from + Math.floor(drawDelay() * (to - from + 1))),
    nextFailure: () =>
      failShare > 0 && drawFailure() < failShare
        ? failure(STATUSES[Math.floor(drawStatus() * STATUSES.length)]!)
        : undefined,
  };
}

function failure(status: number): Refusal {
  return new Refusal(status, 'fault', 'This request fails because a share of them was asked to.', retryAfter(status));
}

/** The header that says when to try again, for the statuses that ask for it. */
export function retryAfter(status: number): Readonly<Record<string, string>> {
  return status === 429 || status === 503 ? { 'Retry-After': '1' } : {};
}
