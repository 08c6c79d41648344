import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SharedLimiterOptions } from '../../src/limits/limiter-options.ts';
import { emptyState, type WindowState } from '../../src/limits/window.ts';
import { everyNth } from '../support/full.ts';
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

export const MINUTE = 60_000;

/** Processes that share a store, and what each was told of it. */
export function start(count: number, options: SharedLimiterOptions = {}, store: SharedStore = sharedStore()) {
  const told = Array.from({ length: count }, () => [] as string[]);
  const processes = told.map((messages) => {
    const onStoreError = (error: unknown): void => void messages.push((error as Error).message);
    return processOf(store.connect(options), { ...options, onStoreError });
  });
  return { store, processes, told };
}

export const LOST = expect.stringContaining('has lost requests that it had counted');

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

/** Fakes the timers of each test of a file. */
export function fakeTimers(): void {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => void vi.useRealTimers());
}

/** Lets some calls of each of eight processes go on while the store loses what it has counted, some times, in every nth way. */
export function testLosses(callsEach: number, losses: readonly number[], nth = 1): void {
  it.each(everyNth(Object.entries(LOSSES), nth))(
    'is noticed, and the limit holds all the time: %s',
    async (_, left) => {
      const { store, processes, told } = start(8, { perMinute: 80 });
      const log: Sent[] = [];
      const random = randomNumbers(29);
      const calls = Promise.all(
        processes.flatMap((limiter, index) =>
          Array.from({ length: callsEach }, () => send(limiter, index, log, random)),
        ),
      );
      for (const wait of losses) {
        await vi.advanceTimersByTimeAsync(wait * MINUTE);
        const earlier = await stateBeforeTurns(store);
        store.state = left(store.state, earlier);
      }
      await runUntil(calls);
      const arrivals = log.map(({ arrived }) => arrived);
      expect(arrivals).toHaveLength(8 * callsEach);
      expect(mostInWindow(arrivals, MINUTE)).toBe(80);
      expect(told.flat()).toContainEqual(LOST);
    },
  );
}

/** Lets some calls of each of eight processes go on while the store loses all before each report. */
export function testForgetfulStore(callsEach: number): void {
  it('is noticed, and the limit holds all the time: everything, before each report', async () => {
    const { store, processes, told } = start(8, { perMinute: 80 });
    const log: Sent[] = [];
    const random = randomNumbers(37);
    const calls = Promise.all(
      processes.flatMap((limiter, index) => Array.from({ length: callsEach }, () => send(limiter, index, log, random))),
    );
    await vi.advanceTimersByTimeAsync(1.2 * MINUTE);
    store.isForgetful = true;
    await runUntil(calls);
    const arrivals = log.map(({ arrived }) => arrived);
    expect(arrivals).toHaveLength(8 * callsEach);
    expect(mostInWindow(arrivals, MINUTE)).toBe(80);
    for (const messages of told) expect(messages).toContainEqual(LOST);
  });
}
