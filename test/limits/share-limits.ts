import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleWorker, type Worker } from '../support/worker.ts';
import { countingService, received, startProcess } from './processes.ts';
import { mostInWindow } from './simulation.ts';
import type { Work } from './worker.ts';

const PROCESSES = 8;
const CALLS = 2000;
/** For how long the service refuses requests after a 429, in ms. */
const PAUSE = 2000;
// A machine under load answers late; what happens while a store is away is another test.
const options = { perMinute: 500, window: 3000, perDay: 100_000, storeTimeout: 30_000 };

let worker: Worker;

/** Tests that processes share limits through a store. Those of a file are in one `describe`. */
export function shareLimits(newStore: () => Work['store']): void {
  beforeAll(async () => {
    worker = await bundleWorker('test/limits/worker.ts');
  });
  afterAll(() => worker?.remove());

  it('never send more than the limit, and all that are left come to their end, when one is killed', async () => {
    const { arrivals, url } = await countingService();
    const store = newStore();
    const work = { store, options, calls: CALLS / PROCESSES, url };
    const [victim, ...others] = Array.from({ length: PROCESSES }, () => startProcess(worker, work));
    await received(arrivals, 1.5 * options.perMinute);
    victim!.process.kill('SIGKILL');
    expect(await victim!.done).toBeUndefined();
    const done = await Promise.all(others.map((other) => other.done));
    expect(done).toEqual(others.map(() => ({ answers: work.calls, told: [] })));
    expect(arrivals.length).toBeGreaterThanOrEqual(CALLS - work.calls);
    expect(mostInWindow(arrivals, options.window)).toBeLessThanOrEqual(options.perMinute);
    console.info(describeThroughput(arrivals));
  });

  it('all pause when the service refuses a request of one', async () => {
    const { arrivals, url } = await countingService({ refused: 20, pause: PAUSE });
    const store = newStore();
    const work = { store, options: { ...options, concurrent: 1 }, calls: 10, url };
    const processes = Array.from({ length: 4 }, () => startProcess(worker, work));
    const done = await Promise.all(processes.map((process) => process.done));
    expect(done.reduce((sum, one) => sum + one!.answers, 0)).toBe(39);
    expect(done.flatMap((one) => one!.told)).toEqual([]);
    // Those of the others that are under way still arrive; then there is a gap.
    const gaps = arrivals.slice(20).map((time, place) => time - arrivals[place + 19]!);
    expect(Math.max(...gaps)).toBeGreaterThan(PAUSE / 2);
  });

  it('go on counting where processes that have ended stopped', async () => {
    const { arrivals, url } = await countingService();
    const store = newStore();
    const work = { store, options: { ...options, perDay: 30 }, calls: 20, url };
    expect(await startProcess(worker, work).done).toEqual({ answers: 20, told: [] });
    expect(await startProcess(worker, work).done).toEqual({ answers: 10, told: [] });
    expect(await startProcess(worker, work).done).toEqual({ answers: 0, told: [] });
    expect(arrivals).toHaveLength(30);
  });
}

/** How much of the limit was used, in words. */
function describeThroughput(arrivals: readonly number[]): string {
  const windows = Math.floor((arrivals.length - 1) / options.perMinute);
  const used = (windows * options.window) / (arrivals.at(-1)! - arrivals[0]!);
  return `${arrivals.length} requests used ${(100 * used).toFixed(1)} % of the limit`;
}
