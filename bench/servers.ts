import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './compiled.ts';
import { HEADERS, ORGANIZATION } from './contract.ts';

/** A server to measure, which runs in a process of its own. */
export interface Server {
  name: string;
  /** What comes before the paths of the document. */
  base: string;
  /** The program that runs it, if not this release of Node. */
  node?: string;
  /** A path that it answers once it is ready, if it is not made from the document. */
  ready?: string;
  args(port: number): string[];
}

/** A server that runs. */
export interface Running extends Server {
  child: ChildProcess;
  /** Its address with its base. */
  origin: string;
}

/** A response by its method and path, such as `GET /items`. */
export type Answers = Record<string, { status: number; body: string }>;

/** A bare server of `node:http` that sends prepared bytes. */
export function bareServer(answers: Answers): Server {
  const file = path.join(CACHE, 'answers.json');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(answers));
  return { name: 'node:http', base: '', args: (port) => [path.resolve('bench/bare-server.mjs'), String(port), file] };
}

/** Starts a server, and waits until it answers. */
export async function start(server: Server): Promise<Running> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}${server.base}`;
  const child = spawn(server.node ?? process.execPath, server.args(port), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilAnswered(child, origin + (server.ready ?? `/settings/taxes?organization_id=${ORGANIZATION}`));
  return { ...server, child, origin };
}

/** Ends a server. */
export async function stop({ child }: Running): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** The resident memory of a server, in MB. */
export function memoryOf({ child }: Running): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024;
}

/** Hundredths of a second, in which Linux counts the CPU time of processes. */
const TICK = 10;

/**
 * The CPU time that a server has taken so far, in ms.
 *
 * @throws Error if there is no /proc.
 */
export function cpuOf({ child: { pid } }: Running): number {
  // The program's name comes before, in brackets, and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function untilAnswered(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    const answer = await fetch(url, { headers: HEADERS }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(10);
  }
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
