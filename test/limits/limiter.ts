import { expect, it, vi } from 'vitest';
import type { SharedLimiterOptions } from '../../src/limits/limiter-options.ts';
import {
  mostInWindow,
  processOf,
  randomNumbers,
  runUntil,
  type Sent,
  type SharedStore,
  send,
  sharedStore,
} from './simulation.ts';

const MINUTE = 60_000;

/** Starts processes that share a store. */
export function start(count: number, options: SharedLimiterOptions = {}, store: SharedStore = sharedStore()) {
  return { store, processes: Array.from({ length: count }, () => processOf(store.connect(options), options)) };
}

/** Lets each of 8 processes make so many calls at once. They are a multiple of 100 in all. */
export function testLimit(count: number): void {
  it('never send more than the limit in any minute, and use at least 95 % of it', async () => {
    const { processes } = start(8);
    const log: Sent[] = [];
    const random = randomNumbers(7);
    const begin = Date.now();
    const calls = processes.flatMap((limiter, index) =>
      Array.from({ length: count }, () => send(limiter, index, log, random)),
    );
    await runUntil(Promise.all(calls));
    const arrivals = log.map(({ arrived }) => arrived);
    expect(arrivals).toHaveLength(8 * count);
    expect(mostInWindow(arrivals, MINUTE)).toBe(100);
    // 100 at once, and then 100 in each further minute.
    expect((((8 * count) / 100 - 1) * MINUTE) / (Math.max(...arrivals) - begin)).toBeGreaterThan(0.95);
  });
}

/** The same while the store goes away and comes back. */
export function testAway(count: number): void {
  it('goes away and comes back under full load, and the limit holds all the time', async () => {
    const { store, processes } = start(8, { perMinute: 80 });
    const log: Sent[] = [];
    const random = randomNumbers(17);
    const calls = Promise.all(
      processes.flatMap((limiter, index) => Array.from({ length: count }, () => send(limiter, index, log, random))),
    );
    for (const isAway of [false, true, false, true, false]) {
      store.isAway = isAway;
      await vi.advanceTimersByTimeAsync((1 + random()) * MINUTE);
    }
    await runUntil(calls);
    expect(log).toHaveLength(8 * count);
    expect(
      mostInWindow(
        log.map(({ arrived }) => arrived),
        MINUTE,
      ),
    ).toBe(80);
  });
}
