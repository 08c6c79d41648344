import { createDraw } from './random.ts';
import { Refusal } from './refusal.ts';

/** How the mock imitates a slow and unreliable network. */
export interface FaultOptions {
  /** Shortest and longest delay of an answer, in ms. */
  delay: readonly [from: number, to: number];
  /** Share of the requests that fail, from 0 to 1. */
  failShare: number;
  /** The same seed gives the same delays and failures in the same order of requests. */
  seed: string;
}

/** What happens to one request. */
export interface Fault {
  /** Delay of the answer, in ms. */
  delay: number;
  /** The answer, if the request fails. */
  failure: Refusal | undefined;
}

/** Failures that a client has to cope with. All are equally likely. */
const STATUSES = [429, 500, 502, 503, 504] as const;

/** Makes a function that says what happens to the next request. */
export function createFaults({ delay: [from, to], failShare, seed }: FaultOptions): () => Fault {
  const drawDelay = createDraw(`delay ${seed}`);
  const drawFailure = createDraw(`failure ${seed}`);
  const drawStatus = createDraw(`status ${seed}`);
  return () => ({
    delay: from === to ? from : from + Math.floor(drawDelay() * (to - from + 1)),
    failure:
      failShare > 0 && drawFailure() < failShare
        ? failure(STATUSES[Math.floor(drawStatus() * STATUSES.length)]!)
        : undefined,
  });
}

function failure(status: number): Refusal {
  const headers = status === 429 || status === 503 ? { 'Retry-After': '1' } : {};
  return new Refusal(
    status,
    'fault',
    'The mock fails this request because it was told to fail a share of them.',
    headers,
  );
}
