import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readOptions, refuseUsage } from '../../scripts/lib/program-options.ts';
import { type OperationObject, sampleOf as usualSample } from '../../src/contract/index.ts';
import { contract } from '../contract.ts';
import { report, type Table, WRITE } from '../report.ts';
import { benchCalls } from './calls.ts';
import { benchList } from './list.ts';
import { benchQueue } from './queue.ts';
import { startServer } from './server.ts';

const HELP = `Measures the client: calls, a large list, waiting for turns, its start, and uploads.

  npm run bench:client
  npm run bench:client -- --only list --only queue
  npm run bench:client -- --write    puts the figures into docs/benchmarks.md`;

/** Ways to upload a file, each with what it is called. */
const UPLOADS = { blob: 'a `Blob` of a file', stream: 'a stream' };

const PARTS = ['calls', 'list', 'queue', 'start', 'upload'] as const;

const options = readOptions(process.argv.slice(2), HELP, {
  only: { type: 'string', values: PARTS, multiple: true },
  ...WRITE,
});
if ('status' in options) process.exit(options.status);
const { only = PARTS, write } = options.values;
if (write && only.length < PARTS.length) {
  process.exit(refuseUsage('--write takes the figures of all parts: leave --only out.', HELP).status);
}
const wanted = (part: (typeof PARTS)[number]): boolean => only.includes(part);

/** The body of the sample of a response. */
function sampleOf(path: string): Record<string, unknown> {
  const { responses } = contract.paths[path]!['get'] as OperationObject;
  return usualSample(responses['200']!.content!['application/json']) as Record<string, unknown>;
}

/** A list of so many MB, with ids as the service writes them. */
function listOf(size: number): string {
  const { items } = sampleOf('/items') as { items: object[] };
  const length = (size * 1e6) / JSON.stringify(items[0]).length;
  const list = { code: 0, message: 'success', items: Array.from({ length }, () => items[0]) };
  return JSON.stringify(list).replaceAll(/"(\d{16,})"/g, '$1');
}

/** Runs a program of this folder, and returns what it prints. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/run.mjs',
    `bench/client/${program}`,
    ...args,
  ]);
  return stdout.trim();
}

const lists = new Map([1, 5, 15].map((size) => [`/${size}`, listOf(size)]));
const { url, stop } = await startServer({
  '/settings/taxes/4815162342481511001': JSON.stringify(sampleOf('/settings/taxes/{tax_id}')),
  ...Object.fromEntries([...lists].map(([path, list]) => [`${path}/items`, list])),
});
try {
  const tables: Table[] = wanted('calls') ? [await benchCalls(url)] : [];
  if (wanted('list')) {
    const rows: string[][] = [];
    for (const [path, list] of lists) rows.push(await benchList(url, path, list));
    tables.push({
      columns: [
        'a list of items, as a ratio of CPU',
        'to `fetch` and `JSON.parse`',
        'to `JSON.parse` of a text that is there',
      ],
      rows,
    });
  }
  const rows: string[][] = [];
  if (wanted('queue')) rows.push(...(await benchQueue(url)));
  if (wanted('start')) {
    const [first = 0, next = 0] = JSON.parse(await run('start.ts')) as number[];
    rows.push(['the first client of a process, its modules loaded', `${first.toFixed(1)} ms`]);
    rows.push(['each further one', `${next.toFixed(2)} ms`]);
  }
  if (wanted('upload')) {
    for (const [kind, what] of Object.entries(UPLOADS))
      rows.push([`memory for an upload of 100 MB, ${what}`, `${await run('upload.ts', url, kind)} MB`]);
  }
  if (rows.length > 0) tables.push({ columns: ['what', 'figure'], rows });
  report('client', tables, write);
} finally {
  stop();
}
process.exit();
