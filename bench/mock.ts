import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { projectAt } from '../scripts/lib/project.ts';
import { bundleEntries } from '../scripts/package/bundle.ts';
import { type Operation, operationsOf } from '../src/contract/operations.ts';
import { sampleOf } from '../src/contract/samples.ts';
import { contract } from './contract.ts';

const HELP = `Compares the mock with the Prism CLI on the same document, and with a bare server of node:http that sends the same bytes.
Each is a process of its own; a figure is measured of one after another before the next figure.

  npm run bench:mock                       three rounds, 4 seconds per figure
  npm run bench:mock -- --duration 1 --rounds 1
  npm run bench:mock -- --only mock,node:http

Start-up is the time until the first request is answered; memory is what the process has in RAM after the load.`;

const { values: options } = parseArgs({
  options: {
    duration: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'Prism CLI,mock,node:http' },
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
const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
const [listTaxes, createInvoice] = ['listTaxes', 'createInvoice'].map((id) => operations.get(id)!) as [
  Operation,
  Operation,
];

/** The requests, by what the table calls them. */
const REQUESTS = {
  GET: { method: 'GET', path: `${listTaxes.path}?organization_id=10234695`, headers: HEADERS },
  POST: {
    method: 'POST',
    path: `${createInvoice.path}?organization_id=10234695`,
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleOf(createInvoice.object.requestBody!.content['application/json'])),
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
const answersFile = path.join(compiled, 'answers.json');
writeFileSync(answersFile, JSON.stringify({ GET: answerOf(listTaxes), POST: answerOf(createInvoice) }));

const all: Server[] = [
  {
    name: 'Prism CLI',
    base: '',
    args: (port) => [prismFile, 'mock', DOCUMENT, '--port', String(port), '--verboseLevel', 'fatal'],
  },
  {
    name: 'mock',
    base: '/inventory/v1',
    args: (port) => [path.join(compiled, 'cli.js'), 'mock', '--port', String(port), '--quiet'],
  },
  { name: 'node:http', base: '', args: (port) => [path.resolve('bench/bare-server.mjs'), String(port), answersFile] },
];
const servers = all.filter(({ name }) => options.only.split(',').includes(name));

/** What was measured of each server, by figure. */
const measured = new Map<string, Map<string, number[]>>();
const rounds = Number(options.rounds);
for (let round = 1; round <= rounds; round += 1) {
  console.log(`round ${round} of ${rounds}`);
  await measureAll();
}
printTable();

interface Running extends Server {
  child: ChildProcess;
  origin: string;
}

async function measureAll(): Promise<void> {
  const running: Running[] = [];
  try {
    for (const server of servers) running.push(await start(server));
    for (const connections of CONNECTIONS) {
      for (const [name, { path: url, ...request }] of Object.entries(REQUESTS)) {
        for (const server of running) {
          const run = { ...request, url: server.origin + url, connections };
          await autocannon({ ...run, duration: 1 });
          const { non2xx, errors, requests } = await autocannon({ ...run, duration: Number(options.duration) });
          if (non2xx > 0 || errors > 0)
            throw new Error(`${name} of ${server.name}: ${non2xx} not answered with 2xx, ${errors} failed`);
          note(server, `${name} per second, ${connections} connections`, requests.average);
        }
      }
    }
    for (const server of running) {
      const memory = execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)]);
      note(server, 'memory, MB', Number(memory) / 1024);
    }
  } finally {
    for (const { child } of running) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  }
}

async function start(server: Server): Promise<Running> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}${server.base}`;
  const begin = performance.now();
  const child = spawn(process.execPath, server.args(port), { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswered(child, origin + REQUESTS.GET.path);
  note(server, 'start-up, ms', performance.now() - begin);
  return { ...server, child, origin };
}

function note({ name }: Server, figure: string, value: number): void {
  const figures = measured.get(figure) ?? new Map<string, number[]>();
  figures.set(name, [...(figures.get(name) ?? []), value]);
  measured.set(figure, figures);
}

function answerOf({ object, successStatus }: Operation): { status: number; body: string } {
  const example = sampleOf(object.responses[successStatus]!.content!['application/json']);
  return { status: Number(successStatus), body: JSON.stringify(example) };
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

/** The medians of the rounds, and how much the mock has of what each other server has. */
function printTable(): void {
  const names = servers.map(({ name }) => name);
  const others = names.filter((name) => name !== 'mock');
  console.log(`\n${['median', ...names, ...others.map((name) => `mock/${name}`)].map(cell).join('')}`);
  for (const [figure, values] of measured) {
    const medians = new Map(names.map((name) => [name, median(values.get(name)!)]));
    const ratios = others.map((name) => (medians.get('mock')! / medians.get(name)!).toFixed(2));
    console.log([figure, ...names.map((name) => medians.get(name)!.toFixed(0)), ...ratios].map(cell).join(''));
  }
}

function cell(text: string, column: number): string {
  return column === 0 ? text.padEnd(34) : text.padStart(16);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
