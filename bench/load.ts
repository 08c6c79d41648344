import { createRequire } from 'node:module';
import path from 'node:path';
import autocannon from 'autocannon';
import type { Values } from '../src/cli/index.ts';
import { compileCli } from './compiled.ts';
import { median, ratioText } from './measure.ts';
import type { Table } from './report.ts';
import { cpuOf, memoryOf, type Running, type Server, start, stop } from './servers.ts';

/** The options of a benchmark that loads servers: requests to warm up and as many to measure, and rounds. */
export const LOAD = {
  requests: { type: 'string', default: '3000' },
  rounds: { type: 'string', default: '3' },
} as const;

/** A request that is sent again and again. */
export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the base of a server. `[<id>]` is another string in each request. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Concurrent requests; 10 by default. */
  connections?: number;
}

/** A request that all servers get, or that depends on the server. */
export type Call = LoadRequest | ((server: Server) => LoadRequest);

/** Mock and sandbox over HTTP as they ship, and the Prism CLI at its quietest on the same document. */
export async function compiledServers(): Promise<Record<'mock' | 'sandbox' | 'prism', Server>> {
  const cli = await compileCli();
  const own = (name: string): Server => ({
    name,
    base: '/inventory/v1',
    args: (port) => [cli, name, '--port', String(port), '--quiet'],
  });
  const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const prism = [path.join(path.dirname(manifest), 'dist/index.js'), 'mock', path.resolve('generated/openapi.json')];
  return {
    mock: own('mock'),
    sandbox: own('sandbox'),
    prism: {
      name: 'Prism CLI',
      base: '',
      args: (port) => [...prism, '--port', String(port), '--verboseLevel', 'fatal'],
    },
  };
}

/**
 * Compares servers, each in its own process, one after another for each figure: the CPU time until one answers first, the CPU
 * time of a request, and what it has in RAM after the load. CPU time depends less than wall time on what else runs.
 *
 * @param servers The first is the one that the others are compared with.
 * @param calls Requests by the names that the table has for them.
 * @param before Runs before each measurement of a server.
 */
export async function compareServers(
  servers: readonly Server[],
  calls: Readonly<Record<string, Call>>,
  { requests, rounds }: Values<typeof LOAD>,
  before?: (server: Running) => Promise<unknown>,
): Promise<Table> {
  const figures = new Map<string, number[][]>();
  const note = (figure: string, server: number, value: number): void => {
    const values = figures.get(figure) ?? servers.map(() => []);
    values[server]!.push(value);
    figures.set(figure, values);
  };
  for (let round = 1; round <= Number(rounds); round += 1) {
    console.log(`round ${round} of ${rounds}`);
    const running: Running[] = [];
    try {
      for (const [index, server] of servers.entries()) {
        running.push(await start(server));
        note('start-up, CPU ms', index, cpuOf(running[index]!));
      }
      for (const [name, call] of Object.entries(calls)) {
        for (const [index, server] of running.entries()) {
          await before?.(server);
          note(`${name}, CPU µs`, index, await cpuPerRequest(server, call, Number(requests)));
        }
      }
      for (const [index, server] of running.entries()) note('memory after the load, MB', index, memoryOf(server));
    } finally {
      for (const server of running) await stop(server);
    }
  }
  const [first, ...others] = servers.map(({ name }) => name);
  const rows = [...figures].map(([figure, values]) => {
    const medians = values.map(median);
    const ratios = medians.slice(1).map((other) => ratioText(other / medians[0]!));
    return [figure, ...medians.map((value) => value.toFixed(0)), ...ratios];
  });
  return { columns: ['median', first!, ...others, ...others.map((name) => `${name} ÷ ${first}`)], rows };
}

/** Loads a server with requests, and then measures with as many how much CPU time one takes, in µs. */
async function cpuPerRequest(server: Running, call: Call, amount: number): Promise<number> {
  const request = (): LoadRequest => (typeof call === 'function' ? call(server) : call);
  await load(server, request(), amount);
  const before = cpuOf(server);
  await load(server, request(), amount);
  return ((cpuOf(server) - before) * 1000) / amount;
}

/** Time limit for a response, in seconds. On a busy machine, Prism exceeds autocannon's default of ten with 100 connections. */
const TIMEOUT = 120;

/** @throws Error if a response has another status than 2xx. */
async function load(
  { name, origin }: Running,
  { path: url, connections = 10, ...request }: LoadRequest,
  amount: number,
): Promise<void> {
  const run = { ...request, connections, amount, url: origin + url, timeout: TIMEOUT, idReplacement: true };
  const { non2xx, errors } = await autocannon(run);
  if (non2xx > 0 || errors > 0)
    throw new Error(`${request.method} ${url} of ${name}: ${non2xx} not answered with 2xx, ${errors} failed`);
}
