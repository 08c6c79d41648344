import { afterEach, expect, it, vi } from 'vitest';
import { sleep } from '../../src/client/deadline.ts';
import { openTimers } from '../support/open-timers.ts';

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a pause is never shorter than it is said to be, though timers fire early', async () => {
  const { setTimeout } = globalThis;
  const early = [15, 4];
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => setTimeout(run, ms - (early.shift() ?? 0)));
  const start = performance.now();
  await sleep(40, signal);
  expect(performance.now() - start).toBeGreaterThanOrEqual(40);
});

it('a pause ends when a test advances timers alone, and no clock', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = openTimers();
  const pause = sleep(60_000, signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open()).toEqual([]);
  await pause;
});
