import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleWorker, type Worker } from '../support/worker.ts';
import type { WaitingWork } from './waiting-memory-worker.ts';

let worker: Worker;
beforeAll(async () => {
  worker = await bundleWorker('test/client/waiting-memory-worker.ts');
});
afterAll(() => worker?.remove());

it('a call that waits for its turn takes less than 5.5 kB', async () => {
  const work: WaitingWork = { calls: 10_000 };
  expect(Number(await worker.start(work).output)).toBeLessThan(5500);
}, 60_000);
