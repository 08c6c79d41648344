import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { bundleEntries } from '../scripts/compile/bundle.ts';
import { projectAt } from '../scripts/project.ts';
import { contract } from './contract.ts';

const HELP = `Compares the mock with the Prism CLI on the same document, side by side, each in a process of its own.

  npm run bench:mock                       three rounds, 4 seconds per figure
  npm run bench:mock -- --duration 1 --rounds 1

Start-up is the time until the first request is answered; memory is what the process has in RAM after the load.`;

const { values: options } = parseArgs({
  options: {
    duration: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const DOCUMENT = path.resolve('generated/openapi.json');
const HEADERS = { Authorization: 'Service-oauthtoken demo' };
const CONNECTIONS = [10, 100];
const { post: createInvoice } = contract.paths['/invoices'] as {
  post: { requestBody: { content: Record<string, { example: object }> } };
};

/** The requests, by what the table calls them. */
const REQUESTS = {
  GET: { method: 'GET', path: '/settings/taxes?organization_id=10234695', headers: HEADERS },
  POST: {
    method: 'POST',
    path: '/invoices?organization_id=10234695',
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(createInvoice.requestBody.content['application/json']!.example),
  },
} as const;

interface Server {
  name: string;
  /** What stands before the paths of the document. */
  base: string;
  args(port: number): string[];
}

const { root } = projectAt();
const compiled = path.join(root, 'node_modules/.cache/inventory-service-api/bench/compiled');
await bundleEntries(root, compiled);
const prismFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist',
  'index.js',
);
const servers: [Server, Server] = [
  {
    name: 'Prism CLI',
    base: '',
    args: (port) => [prismFile, 'mock', DOCUMENT, '--port', String(port), '--verboseLevel', 'fatal'],
  },
  {
    name: 'mock',
    base: '/inventory/v1',
    args: (port) => [path.join(compiled, 'cli.js'), 'mock', '--port', String(port), '--document', DOCUMENT, '--quiet'],
  },
];

type Figures = Record<string, number[]>;
const measured = new Map<string, Figures>(servers.map(({ name }) => [name, {}]));
const rounds = Number(options.rounds);
for (let round = 1; round <= rounds; round += 1) {
  console.log(`round ${round} of ${rounds}`);
  for (const server of servers) await measure(server, measured.get(server.name)!);
}
printTable();

async function measure({ base, args }: Server, figures: Figures): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}${base}`;
  const start = performance.now();
  const child = spawn(process.execPath, args(port), { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await untilAnswered(child, origin + REQUESTS.GET.path);
    note('start-up, ms', performance.now() - start);
    for (const connections of CONNECTIONS) {
      for (const [name, { path: url, ...request }] of Object.entries(REQUESTS)) {
        const run = { ...request, url: origin + url, connections };
        await autocannon({ ...run, duration: 1 });
        const result = await autocannon({ ...run, duration: Number(options.duration) });
        if (result.non2xx > 0 || result.errors > 0)
          throw new Error(`${name} of ${origin}: ${result.non2xx} not answered with 2xx, ${result.errors} failed`);
        note(`${name} per second, ${connections} connections`, result.requests.average);
      }
    }
    note('memory, MB', Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024);
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null) await once(child, 'exit');
  }

  function note(figure: string, value: number): void {
    (figures[figure] ??= []).push(value);
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

function printTable(): void {
  const [prism, mock] = servers.map(({ name }) => measured.get(name)!) as [Figures, Figures];
  console.log(`\n${'median'.padEnd(36)}${'Prism CLI'.padStart(10)}${'mock'.padStart(10)}${'ratio'.padStart(8)}`);
  for (const figure of Object.keys(prism)) {
    const [left, right] = [median(prism[figure]!), median(mock[figure]!)];
    console.log(
      `${figure.padEnd(36)}${left.toFixed(0).padStart(10)}${right.toFixed(0).padStart(10)}${(right / left).toFixed(2).padStart(8)}`,
    );
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
