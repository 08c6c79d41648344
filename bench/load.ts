import { createRequire } from 'node:module';
import path from 'node:path';
import autocannon from 'autocannon';
import { compileCli } from './compiled.ts';
import { median, ratioText } from './measure.ts';
import type { Table } from './report.ts';
import { cpuOf, memoryOf, type Running, type Server, start, stop } from './servers.ts';

/** The options of a benchmark that loads servers. */
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
  /** How many requests are under way at a time; 10 by default. */
  connections?: number;
}

/** How much to measure. */
export interface Amount {
  rounds: number;
  /** How many requests warm up, and how many are measured. */
  requests: number;
}

/** The Prism CLI at its quietest, on the document as it is committed. */
export function prismServer(): Server {
  const { resolve } = createRequire(import.meta.url);
  const prism = path.join(path.dirname(resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js');
  const document = path.resolve('generated/openapi.json');
  return {
    name: 'Prism CLI',
    base: '',
    args: (port) => [prism, 'mock', document, '--port', String(port), '--verboseLevel', 'fatal'],
  };
}

/** Mock and sandbox over HTTP, as they ship. */
export async function ownServers(): Promise<{ mock: Server; sandbox: Server }> {
  const cli = await compileCli();
  const server = (name: string): Server => ({
    name,
    base: '/inventory/v1',
    args: (port) => [cli, name, '--port', String(port), '--quiet'],
  });
  return { mock: server('mock'), sandbox: server('sandbox') };
}

/**
 * Compares servers, each in its own process, one after another for each figure: the CPU time until one answers first, the CPU
 * time of a request, and what it has in RAM after the load. CPU time depends less than wall time on what else runs.
 *
 * @param servers The first is the one that the others are compared with.
 * @param calls Requests by the names that the table has for them.
 * @param before What to do before each figure of a server.
 */
export async function compareServers(
  servers: readonly Server[],
  calls: Readonly<Record<string, LoadRequest>>,
  { rounds, requests }: Amount,
  before?: (server: Running) => Promise<unknown>,
): Promise<Table> {
  const figures = new Map<string, number[][]>();
  const note = (figure: string, server: number, value: number): void => {
    if (!figures.has(figure))
      figures.set(
        figure,
        servers.map(() => []),
      );
    figures.get(figure)![server]!.push(value);
  };
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}`);
    const running: Running[] = [];
    try {
      for (const [index, server] of servers.entries()) {
        running.push(await start(server));
        note('start-up, CPU ms', index, cpuOf(running[index]!));
      }
      for (const [call, request] of Object.entries(calls)) {
        for (const [index, server] of running.entries()) {
          await before?.(server);
          note(`${call}, CPU µs`, index, await cpuPerRequest(server, request, requests));
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
async function cpuPerRequest(server: Running, request: LoadRequest, amount: number): Promise<number> {
  await load(server, request, amount);
  const before = cpuOf(server);
  await load(server, request, amount);
  return ((cpuOf(server) - before) * 1000) / amount;
}

/** @throws Error if a response has another status than 2xx. */
async function load(
  { name, origin }: Running,
  { path: url, connections = 10, ...request }: LoadRequest,
  amount: number,
): Promise<void> {
  const { non2xx, errors } = await autocannon({
    ...request,
    connections,
    amount,
    url: origin + url,
    idReplacement: true,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${request.method} ${url} of ${name}: ${non2xx} not answered with 2xx, ${errors} failed`);
}
