import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { bundleWorker, type Worker } from '../support/worker.ts';
import { mostInWindow } from './simulation.ts';
import type { Work } from './worker.ts';

const PROCESSES = 8;
const CALLS = 2000;
const LATENCY = 50;
/** For how long the service refuses requests after a 429, in ms. */
const PAUSE = 2000;
// A machine under load answers late; what happens while a store is away is another test.
const options = { perMinute: 500, window: 3000, perDay: 100_000, storeTimeout: 30_000 };

/** Longest time for a test on a busy machine, in ms. */
const TIMEOUT = 240_000;

let worker: Worker;

/** A service that notes when each request arrives, and answers after some time; one with 429 if it shall. */
async function service(refused?: number) {
  const arrivals: number[] = [];
  const server = createServer((_, response) => {
    const count = arrivals.push(performance.now());
    if (count === refused) response.writeHead(429, { 'Retry-After': PAUSE / 1000 });
    setTimeout(() => response.end('{"code":0,"message":"success"}'), LATENCY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { arrivals, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Starts a process. `answers` is how many responses it has got, or undefined if it was killed. */
function startProcess(work: Work) {
  const { process, output } = worker.start(work);
  return { process, answers: output.then((text) => (text === undefined ? undefined : Number(text))) };
}

/** Resolves when the service has had so many requests. */
async function received(arrivals: readonly number[], count: number): Promise<void> {
  while (arrivals.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Tests that processes share limits through a store. Those of a file are in one `describe`. */
export function shareLimits(newStore: () => Work['store']): void {
  beforeAll(async () => {
    worker = await bundleWorker('test/limits/worker.ts');
  });
  afterAll(() => worker?.remove());

  it(
    'never send more than the limit, and all that are left come to their end, when one is killed',
    async () => {
      const { arrivals, url } = await service();
      const store = newStore();
      const work = { store, options, calls: CALLS / PROCESSES, url };
      const [victim, ...others] = Array.from({ length: PROCESSES }, () => startProcess(work));
      await received(arrivals, 1.5 * options.perMinute);
      victim!.process.kill('SIGKILL');
      expect(await victim!.answers).toBeUndefined();
      expect(await Promise.all(others.map(({ answers }) => answers))).toEqual(others.map(() => work.calls));
      expect(arrivals.length).toBeGreaterThanOrEqual(CALLS - work.calls);
      expect(mostInWindow(arrivals, options.window)).toBeLessThanOrEqual(options.perMinute);
      console.info(describeThroughput(arrivals));
    },
    TIMEOUT,
  );

  it(
    'all pause when the service refuses a request of one',
    async () => {
      const { arrivals, url } = await service(20);
      const store = newStore();
      const work = { store, options: { ...options, concurrent: 1 }, calls: 10, url };
      const processes = Array.from({ length: 4 }, () => startProcess(work));
      const answers = await Promise.all(processes.map((process) => process.answers));
      expect(answers.reduce((sum, count) => sum! + count!, 0)).toBe(39);
      // Those of the others that are under way still arrive; then there is a gap.
      const gaps = arrivals.slice(20).map((time, place) => time - arrivals[place + 19]!);
      expect(Math.max(...gaps)).toBeGreaterThan(PAUSE / 2);
    },
    TIMEOUT,
  );

  it(
    'go on counting where processes that have ended stopped',
    async () => {
      const { arrivals, url } = await service();
      const store = newStore();
      const work = { store, options: { ...options, perDay: 30 }, calls: 20, url };
      expect(await startProcess(work).answers).toBe(20);
      expect(await startProcess(work).answers).toBe(10);
      expect(await startProcess(work).answers).toBe(0);
      expect(arrivals).toHaveLength(30);
    },
    TIMEOUT,
  );
}

/** How much of the limit was used, in words. */
function describeThroughput(arrivals: readonly number[]): string {
  const windows = Math.floor((arrivals.length - 1) / options.perMinute);
  const used = (windows * options.window) / (arrivals.at(-1)! - arrivals[0]!);
  return `${arrivals.length} requests used ${(100 * used).toFixed(1)} % of the limit`;
}
