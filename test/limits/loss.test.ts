import { describe, expect, it, vi } from 'vitest';
import { DAY } from '../../src/client/arrivals.ts';
import type { Turn } from '../../src/client/limiter.ts';
import type { SharedLimiter } from '../../src/limits/queue.ts';
import { emptyState } from '../../src/limits/window.ts';
import { fakeTimers, LOST, MINUTE, start, testLosses } from './loss.ts';
import { mostInWindow, randomNumbers, runUntil, type Sent, send } from './simulation.ts';

const CATCH_UP = 15_000;
const signal = new AbortController().signal;

fakeTimers();

/** Sends some requests, one after the other, and reports them. */
async function sendSome(limiter: SharedLimiter, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const turn = limiter.take(signal, () => undefined) as Promise<Turn>;
    await runUntil(turn);
    (await turn).done();
  }
  await runUntil(limiter.flush());
}

describe('a store that loses what it has counted', () => {
  // The first way alone, and once.
  testLosses(40, [1.2], 3);

  it('gets the whole day again from those who sent it', async () => {
    const { store, processes, told } = start(2, { perDay: 60 });
    for (const limiter of processes) await sendSome(limiter, 20);
    const before = new Map(store.state.log);
    store.state = emptyState();
    await Promise.all(processes.map((limiter) => sendSome(limiter, 1)));
    expect(store.state.log.size).toBe(42);
    for (const [id, arrival] of before) expect(Math.abs(store.state.log.get(id)! - arrival)).toBeLessThan(10);
    expect(told).toEqual([[LOST], [LOST]]);
  });

  it('holds everyone to a share until all have reported, also a process that has just started', async () => {
    const { store, processes } = start(2, { perMinute: 80 });
    await sendSome(processes[0]!, 60);
    store.state = emptyState();
    const log: Sent[] = [];
    void send(processes[0]!, 0, [], () => 1);
    await vi.advanceTimersByTimeAsync(100);
    for (let count = 0; count < 30; count += 1) void send(processes[1]!, 1, log, () => 1);
    await vi.advanceTimersByTimeAsync(CATCH_UP - 1000);
    expect(log).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(log).toHaveLength(19);
  });

  it('slows nobody down again for a process that reports late', async () => {
    const { store, processes, told } = start(2, { perMinute: 80 });
    for (const limiter of processes) await sendSome(limiter, 20);
    store.state = emptyState();
    await sendSome(processes[0]!, 1);
    await vi.advanceTimersByTimeAsync(2 * CATCH_UP);
    await sendSome(processes[1]!, 1);
    expect(store.state.log.size).toBe(42);
    expect(processes[1]!.state().minute).toBe(38);
    await sendSome(processes[0]!, 1);
    expect(processes[0]!.state().minute).toBe(37);
    expect(told).toEqual([[LOST], [LOST]]);
  });

  it('is told at most every five seconds if it goes on losing', async () => {
    const { store, processes, told } = start(1, { perMinute: 8 });
    const calls = Array.from({ length: 20 }, () => send(processes[0]!, 0, [], () => 1));
    for (let seconds = 0; seconds < 30; seconds += 0.5) {
      store.state.log.clear();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(told[0]!.length).toBeGreaterThan(2);
    expect(told[0]!.length).toBeLessThan(8);
    await runUntil(Promise.all(calls));
  });

  it('is noticed once more if it happens once more', async () => {
    const { store, processes, told } = start(1);
    for (let times = 0; times < 3; times += 1) {
      await sendSome(processes[0]!, 2);
      store.state.log.clear();
      await vi.advanceTimersByTimeAsync(2 * CATCH_UP);
    }
    await sendSome(processes[0]!, 1);
    expect(told).toEqual([[LOST, LOST, LOST]]);
    expect(store.state.log.size).toBe(7);
  });
});

describe('a store that was away, and comes back empty', () => {
  it('takes no turn of the limit twice when some processes trust it again before others do', async () => {
    const random = randomNumbers(39_595);
    const { store, processes } = start(8, { perMinute: 100, window: 2000, perDay: 100_000 });
    const log: Sent[] = [];
    const calls = Promise.all(
      processes.flatMap((limiter, index) => Array.from({ length: 150 }, () => send(limiter, index, log, random))),
    );
    while (log.length < 350) await vi.advanceTimersByTimeAsync(10);
    store.isAway = true;
    await vi.advanceTimersByTimeAsync(900 + random() * 200);
    store.state = emptyState();
    store.isAway = false;
    await runUntil(calls);
    const arrivals = log.map(({ arrived }) => arrived);
    expect(arrivals).toHaveLength(8 * 150);
    expect(mostInWindow(arrivals, 2000)).toBe(100);
  });
});

describe('a store that has lost nothing', () => {
  it('is not taken for one that has, when turns are given back, calls leave, or days go by', async () => {
    const { processes, told } = start(3);
    const random = randomNumbers(31);
    for (let round = 0; round < 60; round += 1) {
      for (const limiter of processes) {
        const stop = new AbortController();
        const turn = limiter.take(stop.signal, () => undefined).catch(() => undefined) as Promise<Turn | undefined>;
        if (random() < 0.2) stop.abort();
        await vi.advanceTimersByTimeAsync(random() * 5000);
        if (random() < 0.4) (await turn)?.release();
        else (await turn)?.done();
      }
      if (random() < 0.2) await vi.advanceTimersByTimeAsync(random() * 2 * DAY);
    }
    expect(told).toEqual([[], [], []]);
  });

  it('is new, and gives the first process all turns at once', async () => {
    const { processes } = start(1);
    await sendSome(processes[0]!, 2);
    expect(processes[0]!.state().minute).toBe(98);
  });

  it('was away, and what was sent by shares meanwhile is no loss', async () => {
    const { store, processes, told } = start(2);
    for (const limiter of processes) await sendSome(limiter, 5);
    store.isAway = true;
    for (const limiter of processes) await sendSome(limiter, 3);
    store.isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    for (const limiter of processes) await sendSome(limiter, 3);
    await vi.advanceTimersByTimeAsync(MINUTE);
    for (const limiter of processes) await sendSome(limiter, 1);
    expect(store.state.log.size).toBe(24);
    expect(new Set(told.flat())).toEqual(new Set(['away']));
  });
});
