import { afterEach, expect, it, vi } from 'vitest';
import { sleep } from '../../src/client/deadline.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a pause is never shorter than it is said to be, though timers fire early', async () => {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms: number, ...values: unknown[]) =>
    setTimeout(run, ms / 2, ...values),
  );
  const start = performance.now();
  await sleep(20, new AbortController().signal);
  expect(performance.now() - start).toBeGreaterThanOrEqual(20);
});
