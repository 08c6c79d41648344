import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { projectAt } from '../scripts/lib/project.ts';
import { bundleEntries } from '../scripts/package/bundle.ts';
import { fullSampleOf, type Operation, operationsOf, sampleOf } from '../src/contract/index.ts';
import { contract } from './contract.ts';
import { median } from './figures.ts';
import type { Table } from './report.ts';

export const HEADERS = { Authorization: 'Service-oauthtoken demo' };
const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
const [listTaxes, createInvoice] = ['listTaxes', 'createInvoice'].map((id) => operations.get(id)!) as [
  Operation,
  Operation,
];

/** A request that is sent again and again. */
export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the base of a server. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The requests, by what tables call them. */
const REQUESTS = {
  GET: { method: 'GET', path: `${listTaxes.path}?organization_id=10234695`, headers: HEADERS },
  POST: {
    method: 'POST',
    path: `${createInvoice.path}?organization_id=10234695`,
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(fullSampleOf(createInvoice.object.requestBody!.content['application/json'])),
  },
} as const satisfies Record<string, LoadRequest>;

/** A server to measure, which runs in a process of its own. */
export interface Server {
  name: string;
  /** What comes before the paths of the document. */
  base: string;
  args(port: number): string[];
}

/** How to load servers. */
export interface Load {
  connections: readonly number[];
  /** Seconds of load for each figure, after one to warm up. */
  duration: number;
}

/** What was measured of each server, by figure: a value of each round. */
export type Measured = Map<string, Map<string, number[]>>;

/**
 * The Prism CLI at its quietest, mock and sandbox as they ship, and a bare server of `node:http` that sends the bytes of the
 * mock.
 *
 * @param document Path of the document that Prism and the mock answer by.
 */
export async function serversOf(document: string): Promise<Server[]> {
  const { root, generated } = projectAt();
  const compiled = path.join(root, 'node_modules/.cache/inventory-service-api/bench/compiled');
  await bundleEntries(root, compiled);
  const { resolve } = createRequire(import.meta.url);
  const prism = path.join(path.dirname(resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js');
  const answers = path.join(compiled, 'answers.json');
  mkdirSync(compiled, { recursive: true });
  writeFileSync(answers, JSON.stringify({ GET: answerOf(listTaxes), POST: answerOf(createInvoice) }));
  // The contract that ships needs no option, and is checked by compiled code.
  const edition = document === path.join(generated, 'openapi.json') ? [] : ['--document', document];
  return [
    {
      name: 'Prism CLI',
      base: '',
      args: (port) => [prism, 'mock', document, '--port', String(port), '--verboseLevel', 'fatal'],
    },
    {
      name: 'mock',
      base: '/inventory/v1',
      args: (port) => [path.join(compiled, 'cli.js'), 'mock', '--port', String(port), '--quiet', ...edition],
    },
    {
      name: 'sandbox',
      base: '/inventory/v1',
      args: (port) => [path.join(compiled, 'cli.js'), 'sandbox', '--port', String(port), '--quiet'],
    },
    { name: 'node:http', base: '', args: (port) => [path.resolve('bench/bare-server.mjs'), String(port), answers] },
  ];
}

function answerOf({ object, successStatus }: Operation): { status: number; body: string } {
  const example = sampleOf(object.responses[successStatus]!.content!['application/json']);
  return { status: Number(successStatus), body: JSON.stringify(example) };
}

/** A server that runs. */
export interface Running extends Server {
  child: ChildProcess;
  /** Its address with its base. */
  origin: string;
}

/**
 * Measures servers side by side, one after another for each figure: the time until one answers first, the requests that it
 * answers per second, and what it has in RAM after the load.
 */
export async function measureServers(
  servers: readonly Server[],
  { connections: counts, duration }: Load,
  measured: Measured,
): Promise<void> {
  const note = ({ name }: Server, figure: string, value: number): void => {
    const figures = measured.get(figure) ?? new Map<string, number[]>();
    figures.set(name, [...(figures.get(name) ?? []), value]);
    measured.set(figure, figures);
  };
  const running: Running[] = [];
  try {
    for (const server of servers) {
      const begin = performance.now();
      running.push(await start(server));
      note(server, 'start-up, ms', performance.now() - begin);
    }
    for (const connections of counts) {
      for (const name of ['GET', 'POST'] as const) {
        for (const server of running) {
          const rate = await requestsPerSecond(server, REQUESTS[name], connections, duration);
          note(server, `${name} per second, ${connections} connections`, rate);
        }
      }
    }
    for (const server of running) {
      note(server, 'memory, MB', memoryOf(server));
    }
  } finally {
    for (const server of running) await stop(server);
  }
}

/** What a server has in RAM, in MB. */
export function memoryOf({ child }: Running): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024;
}

/** Starts a server, and waits until it answers. */
export async function start(server: Server): Promise<Running> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}${server.base}`;
  const child = spawn(process.execPath, server.args(port), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await untilAnswered(child, origin + REQUESTS.GET.path);
  return { ...server, child, origin };
}

/** Ends a server. */
export async function stop({ child }: Running): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * Loads a server for a second, and then measures how many requests it answers per second.
 *
 * @param duration In seconds.
 * @throws Error if an answer is no success.
 */
async function requestsPerSecond(
  server: Running,
  request: LoadRequest,
  connections: number,
  duration: number,
): Promise<number> {
  await load(server, request, { connections, duration: 1 });
  return (await load(server, request, { connections, duration })).average;
}

/**
 * Loads a server with requests, and then measures with as many how much time of processors its process takes for one, in µs.
 *
 * @throws Error if an answer is no success, or there is no /proc.
 */
export async function cpuPerRequest(
  server: Running,
  request: LoadRequest,
  connections: number,
  amount: number,
): Promise<number> {
  await load(server, request, { connections, amount });
  const before = cpuOf(server.child);
  const { total } = await load(server, request, { connections, amount });
  return (cpuOf(server.child) - before) / total;
}

async function load(
  { name, origin }: Running,
  { path: url, ...request }: LoadRequest,
  options: { connections: number; duration?: number; amount?: number },
): Promise<autocannon.Histogram> {
  const run = { ...request, ...options, url: origin + url, idReplacement: true };
  const { non2xx, errors, requests } = await autocannon(run);
  if (non2xx > 0 || errors > 0)
    throw new Error(`${request.method} ${url} of ${name}: ${non2xx} not answered with 2xx, ${errors} failed`);
  return requests;
}

/** Hundredths of a second, in which Linux counts the time of processes. */
const TICK = 10_000;

/** The time of processors that a process has taken, in µs. */
function cpuOf({ pid }: ChildProcess): number {
  // The name of the program stands before, in brackets, and may hold spaces.
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

/** The medians of the rounds, and how much the mock has of what each other server has. */
export function tableOfServers(servers: readonly Server[], measured: Measured): Table {
  const names = servers.map(({ name }) => name);
  const others = names.filter((name) => name !== 'mock');
  const rows = [...measured].map(([figure, values]) => {
    const medians = new Map(names.map((name) => [name, median(values.get(name)!)]));
    const ratios = others.map((name) => (medians.get('mock')! / medians.get(name)!).toFixed(2));
    return [figure, ...names.map((name) => medians.get(name)!.toFixed(0)), ...ratios];
  });
  return { columns: ['median', ...names, ...others.map((name) => `mock/${name}`)], rows };
}
