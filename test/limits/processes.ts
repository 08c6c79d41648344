import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Worker } from '../support/worker.ts';
import type { Done, Work } from './worker.ts';

const LATENCY = 50;

/**
 * A service that notes when each request arrives and which paths were asked for, and answers after some time.
 *
 * @param refused Which request is answered with 429, and for how long no other may come then, in ms.
 */
export async function countingService({ refused = 0, pause = 0 } = {}) {
  const arrivals: number[] = [];
  const paths = new Set<string>();
  const server = createServer((request, response) => {
    paths.add(request.url!);
    const count = arrivals.push(performance.now());
    if (count === refused) response.writeHead(429, { 'Retry-After': pause / 1000 });
    setTimeout(() => response.end('{"code":0,"message":"success"}'), LATENCY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { arrivals, paths, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Starts a process. `done` is what it had at its end, or undefined if it was killed. */
export function startProcess(worker: Worker, work: Work): { process: ChildProcess; done: Promise<Done | undefined> } {
  const { process, output } = worker.start(work);
  return { process, done: output.then((text) => (text === undefined ? undefined : (JSON.parse(text) as Done))) };
}

/** Resolves when the service has had so many requests. */
export async function received(arrivals: readonly number[], count: number): Promise<void> {
  while (arrivals.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
}
