import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { bundleEntries } from '../scripts/compile/bundle.ts';
import { projectAt } from '../scripts/project.ts';
import { contract } from './contract.ts';

const HEADERS = { Authorization: 'Service-oauthtoken demo' };
const { post: createInvoice } = contract.paths['/invoices'] as {
  post: { requestBody: { content: Record<string, { example: object }> } };
};

/** The requests, by what tables call them. */
const REQUESTS = {
  GET: { method: 'GET', path: '/settings/taxes?organization_id=10234695', headers: HEADERS },
  POST: {
    method: 'POST',
    path: '/invoices?organization_id=10234695',
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(createInvoice.requestBody.content['application/json']!.example),
  },
} as const;

/** A mock server to measure, which runs in a process of its own. */
export interface Server {
  name: string;
  /** What stands before the paths of the document. */
  base: string;
  args(port: number): string[];
}

/** What is measured of a server, by what tables call it. */
export type Figures = Record<string, number>;

/** How to load a server. */
export interface Load {
  connections: readonly number[];
  /** Seconds of load for each figure, after one to warm up. */
  duration: number;
}

/** The Prism CLI at its quietest, and the mock as it ships, both with a document. */
export async function serversOf(document: string): Promise<[prism: Server, mock: Server]> {
  const { root } = projectAt();
  const compiled = path.join(root, 'node_modules/.cache/inventory-service-api/bench/compiled');
  await bundleEntries(root, compiled);
  const { resolve } = createRequire(import.meta.url);
  const prism = path.join(path.dirname(resolve('@stoplight/prism-cli/package.json')), 'dist', 'index.js');
  return [
    {
      name: 'Prism CLI',
      base: '',
      args: (port) => [prism, 'mock', document, '--port', String(port), '--verboseLevel', 'fatal'],
    },
    {
      name: 'mock',
      base: '/inventory/v1',
      args: (port) => [
        path.join(compiled, 'cli.js'),
        ...['mock', '--port', String(port), '--document', document, '--quiet'],
      ],
    },
  ];
}

/**
 * Measures a server: the time until it answers first, the requests that it answers per second, and what it has in RAM
 * after the load.
 */
export async function measureServer({ base, args }: Server, { connections, duration }: Load): Promise<Figures> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}${base}`;
  const figures: Figures = {};
  const start = performance.now();
  const child = spawn(process.execPath, args(port), { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await untilAnswered(child, origin + REQUESTS.GET.path);
    figures['start-up, ms'] = performance.now() - start;
    for (const count of connections) {
      for (const [name, { path: url, ...request }] of Object.entries(REQUESTS)) {
        const run = { ...request, url: origin + url, connections: count };
        await autocannon({ ...run, duration: 1 });
        const { requests, non2xx, errors } = await autocannon({ ...run, duration });
        if (non2xx > 0 || errors > 0)
          throw new Error(`${name} of ${origin}: ${non2xx} not answered with 2xx, ${errors} failed`);
        figures[`${name} per second, ${count} connections`] = requests.average;
      }
    }
    figures['memory, MB'] = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024;
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null) await once(child, 'exit');
  }
  return figures;
}

/** Prints the figures of servers side by side, and the ratio of the last to the first. */
export function printFigures(title: string, figures: readonly [prism: Figures, mock: Figures]): void {
  const [prism, mock] = figures;
  console.log(`\n${title.padEnd(36)}${'Prism CLI'.padStart(10)}${'mock'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const [name, left] of Object.entries(prism)) {
    const right = mock[name]!;
    const columns = [
      left.toFixed(0).padStart(10),
      right.toFixed(0).padStart(10),
      (right / left).toFixed(2).padStart(8),
    ];
    console.log(name.padEnd(36) + columns.join(''));
  }
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
