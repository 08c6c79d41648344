import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizesShown } from '../support/sizes-shown.ts';
import { bundleWorker, type Worker } from '../support/worker.ts';
import type { WaitingWork } from './waiting-memory-worker.ts';

let worker: Worker;
beforeAll(async () => {
  worker = await bundleWorker('test/client/waiting-memory-worker.ts');
});
afterAll(() => worker?.remove());

it('a call that waits for its turn takes as much as docs/contributing/benchmarks.md shows, and less than its limit', async () => {
  const [shown, limit] = sizesShown('A waiting call takes');
  expect(limit).toBe(5500);
  const work: WaitingWork = { calls: 10_000 };
  const size = Number(await worker.start(work).output);
  expect(size).toBeLessThan(limit!);
  expect(Math.abs(size / shown! - 1)).toBeLessThan(0.1);
});
