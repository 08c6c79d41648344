import { vi } from 'vitest';
import type { Limiter } from '../../src/client/limiter.ts';
import { type ReliableStore, type Store, withFallback } from '../../src/limits/fallback.ts';
import { type SharedLimiterOptions, settingsOf } from '../../src/limits/limiter-options.ts';
import { createQueue, type SharedLimiter } from '../../src/limits/queue.ts';
import { emptyState, type Report, reserve, type WindowState } from '../../src/limits/window.ts';

/** Time that a report or its reply is under way to or from the store, in ms. */
const WAY = 2;

/** Time from sending a request to its response, in ms. */
export const LATENCY = 50;

/** A store in memory, which takes its time. It can be away, and processes can lose it for good. */
export interface SharedStore {
  state: WindowState;
  reports: Report[];
  isAway: boolean;
  /** Whether it loses everything before each report, as a Redis without memory does. */
  isForgetful: boolean;
  connect(options: SharedLimiterOptions, killed?: AbortSignal): Store;
}

/** Runs on a simulated clock, which the test has set up. */
export function sharedStore(): SharedStore {
  const shared: SharedStore = {
    state: emptyState(),
    reports: [],
    isAway: false,
    isForgetful: false,
    connect: (options, killed) => async (report, memory) => {
      await sleep(WAY);
      if (killed?.aborted) return new Promise(() => undefined);
      if (shared.isAway) throw new Error('away');
      if (shared.isForgetful) shared.state = emptyState();
      shared.reports.push(report);
      const reply = reserve(shared.state, settingsOf(options), report, Date.now(), memory);
      await sleep(WAY);
      if (killed?.aborted) return new Promise(() => undefined);
      return reply;
    },
  };
  return shared;
}

/** A process that shares a store. */
export function processOf(store: Store, options: SharedLimiterOptions): SharedLimiter {
  const settings = settingsOf(options);
  const now = (): number => performance.now();
  const reliable: ReliableStore = withFallback(store, settings, now);
  return createQueue(reliable, settings, now);
}

/** A call, and when what happened to it, in ms. */
export interface Sent {
  process: number;
  came: number;
  sent: number;
  /** When the service received it: at some time between sending and response. */
  arrived: number;
}

/** Makes a call that waits for its turn, is sent, and is answered. */
export async function send(limiter: Limiter, process: number, log: Sent[], random: () => number): Promise<void> {
  const came = Date.now();
  const turn = await limiter.take(new AbortController().signal, () => undefined);
  if ('wait' in turn) return;
  const sent = Date.now();
  const way = random() * LATENCY;
  await sleep(way);
  log.push({ process, came, sent, arrived: sent + way });
  await sleep(LATENCY - way);
  turn.done();
}

/** The most arrivals in any window. */
export function mostInWindow(arrivals: readonly number[], window: number): number {
  const times = [...arrivals].sort((one, other) => one - other);
  let first = 0;
  return Math.max(
    0,
    ...times.map((time, place) => {
      while (times[first]! <= time - window) first += 1;
      return place - first + 1;
    }),
  );
}

/** Numbers from 0 to 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Waits on the simulated clock. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Lets the simulated clock run until something has happened. */
export async function runUntil(promise: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = (): void => void (isOver = true);
  promise.then(end, end);
  while (!isOver) await vi.advanceTimersToNextTimerAsync();
}
