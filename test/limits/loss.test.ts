import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../../src/client/arrivals.ts';
import type { Turn } from '../../src/client/limiter.ts';
import type { SharedLimiterOptions } from '../../src/limits/limiter-options.ts';
import type { SharedLimiter } from '../../src/limits/queue.ts';
import { emptyState, type WindowState } from '../../src/limits/window.ts';
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
const CATCH_UP = 15_000;
const signal = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Processes that share a store, and what each was told of it. */
function start(count: number, options: SharedLimiterOptions = {}, store: SharedStore = sharedStore()) {
  const told = Array.from({ length: count }, () => [] as string[]);
  const processes = told.map((messages) => {
    const onStoreError = (error: unknown): void => void messages.push((error as Error).message);
    return processOf(store.connect(options), { ...options, onStoreError });
  });
  return { store, processes, told };
}

/** Sends some requests, one after the other, and reports them. */
async function sendSome(limiter: SharedLimiter, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const turn = limiter.take(signal, () => undefined) as Promise<Turn>;
    await runUntil(turn);
    (await turn).done();
  }
  await runUntil(limiter.flush());
}

const LOST = expect.stringContaining('has lost requests that it had counted');

/** What is left of a state, by the way in which the rest was lost. */
const LOSSES: Record<string, (state: WindowState, earlier: WindowState) => WindowState> = {
  'all keys are deleted': () => emptyState(),
  'the log alone is evicted': (state) => ({ ...state, log: new Map() }),
  'a replica is behind': (_, earlier) => earlier,
};

function copyOf({ log, queue, pause, loss }: WindowState): WindowState {
  return { log: new Map(log), queue: new Map(queue), pause, loss };
}

/** The state before the next calls get their turns, within a minute, once those have been reported. */
async function stateBeforeTurns(store: SharedStore): Promise<WindowState> {
  for (let steps = 0; ; steps += 1) {
    expect(steps, 'calls that get their turns').toBeLessThan(1300);
    const earlier = copyOf(store.state);
    await vi.advanceTimersByTimeAsync(50);
    if (store.state.log.size === earlier.log.size) continue;
    await vi.advanceTimersByTimeAsync(200);
    return earlier;
  }
}

describe('a store that loses what it has counted', () => {
  it.each(Object.entries(LOSSES))('is noticed, and the limit holds all the time: %s', async (_, left) => {
    const { store, processes, told } = start(8, { perMinute: 80 });
    const log: Sent[] = [];
    const random = randomNumbers(29);
    const calls = Promise.all(
      processes.flatMap((limiter, index) => Array.from({ length: 60 }, () => send(limiter, index, log, random))),
    );
    for (const wait of [1.2, 0.4, 1.6]) {
      await vi.advanceTimersByTimeAsync(wait * MINUTE);
      const earlier = await stateBeforeTurns(store);
      store.state = left(store.state, earlier);
    }
    await runUntil(calls);
    const arrivals = log.map(({ arrived }) => arrived);
    expect(arrivals).toHaveLength(480);
    expect(mostInWindow(arrivals, MINUTE)).toBe(80);
    expect(told.flat()).toContainEqual(LOST);
  });

  it('is noticed, and the limit holds all the time: everything, before each report', async () => {
    const { store, processes, told } = start(8, { perMinute: 80 });
    const log: Sent[] = [];
    const random = randomNumbers(37);
    const calls = Promise.all(
      processes.flatMap((limiter, index) => Array.from({ length: 60 }, () => send(limiter, index, log, random))),
    );
    await vi.advanceTimersByTimeAsync(1.2 * MINUTE);
    store.isForgetful = true;
    await runUntil(calls);
    const arrivals = log.map(({ arrived }) => arrived);
    expect(arrivals).toHaveLength(480);
    expect(mostInWindow(arrivals, MINUTE)).toBe(80);
    for (const messages of told) expect(messages).toContainEqual(LOST);
  });

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
