import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import createClient from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { sampleOf } from '../src/contract/index.ts';
import { createInventoryClient } from '../src/public/client.ts';
import { httpOf } from '../src/public/http.ts';
import { HEADERS, ORGANIZATION, operations, TAX } from './contract.ts';
import { type Cost, compare, measure } from './measure.ts';
import { defineBench, type Table } from './report.ts';
import { bareServer, start, stop } from './servers.ts';

const HELP = `Measures the client: calls, a large list, waiting for turns, its start, and uploads.

  npm run bench -- client
  npm run bench -- client --only list --only queue`;

/** Calls per run. */
const CALLS = 1500;

/** Calls that wait in the queue. */
const WAITING = 20_000;

/** Sizes of lists, in MB. */
const SIZES = [1, 5, 15];

/** Ways to upload a file, each with what it is called. */
const UPLOADS = { blob: 'a `Blob` of a file', stream: 'a stream' };

const PARTS = ['calls', 'list', 'queue', 'start', 'upload'] as const;

const OPTIONS = { organizationId: ORGANIZATION, accessToken: 'demo', limits: false as const };

export const bench = defineBench({
  help: HELP,
  options: { only: { type: 'string', values: PARTS, multiple: true } },
  run: async ({ only = [...PARTS] }) => {
    const lists = new Map(SIZES.map((size) => [`/${size}`, listOf(size)]));
    const answers = [...lists].map(([path, body]) => [`GET ${path}/items`, { status: 200, body }] as const);
    const tax = { status: 200, body: JSON.stringify(usualSample('getTax')) };
    const server = await start(bareServer({ ...Object.fromEntries(answers), [`GET /settings/taxes/${TAX}`]: tax }));
    try {
      const tables: Table[] = [];
      if (only.includes('calls')) tables.push(await compareCalls(server.origin));
      if (only.includes('list')) tables.push(await compareLists(server.origin, lists));
      const rows: string[][] = [];
      if (only.includes('queue')) rows.push(...(await measureQueue(server.origin)));
      if (only.includes('start')) rows.push(...(await measureStart()));
      if (only.includes('upload')) rows.push(...(await measureUploads(server.origin)));
      if (rows.length > 0) tables.push({ columns: ['what', 'figure'], rows });
      return tables;
    } finally {
      await stop(server);
    }
  },
});

function usualSample(id: string): unknown {
  const { object, successStatus } = operations.get(id)!;
  return sampleOf(object.responses[successStatus]!.content!['application/json']);
}

/** A list of so many MB, with ids as the service writes them. */
function listOf(size: number): string {
  const { items } = usualSample('listItems') as { items: object[] };
  const length = (size * 1e6) / JSON.stringify(items[0]).length;
  const list = { code: 0, message: 'success', items: Array.from({ length }, () => items[0]) };
  return JSON.stringify(list).replaceAll(/"(\d{16,})"/g, '$1');
}

/** A call next to a call of openapi-fetch, one after another and 50 at once. */
async function compareCalls(baseUrl: string): Promise<Table> {
  const plain = createClient<paths>({ baseUrl, headers: HEADERS });
  const free = createInventoryClient({ ...OPTIONS, baseUrl });
  const limited = createInventoryClient({ ...OPTIONS, baseUrl, limits: { perMinute: 1e9, perDay: 1e9 } });
  const byPath = httpOf(free);
  const url = `${baseUrl}/settings/taxes/${TAX}?organization_id=${ORGANIZATION}`;
  const path = { tax_id: TAX };
  const params = { path, query: { organization_id: ORGANIZATION } };
  const calls = {
    'openapi-fetch': () => plain.GET('/settings/taxes/{tax_id}', { params }),
    fetch: async () => (await fetch(url, { headers: HEADERS })).json(),
    client: () => free.taxes.get(TAX),
    'client with limits': () => limited.taxes.get(TAX),
    'call by path': () => byPath.GET('/settings/taxes/{tax_id}', { params: { path } }),
  };
  const casesOf = (atOnce: number) =>
    Object.entries(calls).map(([name, call]) => ({ name, work: () => repeat(call, atOnce) }));
  const single = await compare(casesOf(1));
  const parallel = await compare(casesOf(50));
  const rows = single.map(({ name, ratio }, index) => [name, ratio, parallel[index]!.ratio]);
  return { columns: ['a call, as a ratio of CPU', 'one after another', '50 at once'], rows };
}

async function repeat(call: () => PromiseLike<unknown>, atOnce: number): Promise<void> {
  let left = CALLS;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** A list from end to end next to `JSON.parse` after `fetch`, and next to `JSON.parse` alone. */
async function compareLists(baseUrl: string, lists: ReadonlyMap<string, string>): Promise<Table> {
  const rows: string[][] = [];
  for (const [path, body] of lists) {
    const client = createInventoryClient({ ...OPTIONS, baseUrl: baseUrl + path });
    const list = { name: 'list', work: () => client.items.list() };
    const fetched = async () => JSON.parse(await (await fetch(`${baseUrl}${path}/items`)).text());
    const [, toFetched] = await compare([{ name: 'fetch', work: fetched }, list]);
    const [, toParse] = await compare([{ name: 'parse', work: () => JSON.parse(body) }, list]);
    rows.push([`${(body.length / 1e6).toFixed(1)} MB`, toFetched!.ratio, toParse!.ratio]);
  }
  const columns = ['to `fetch` and `JSON.parse`', 'to `JSON.parse` of a string in memory'];
  return { columns: ['a list of items, as a ratio of CPU', ...columns], rows };
}

/** Many calls that wait for their turn. */
async function measureQueue(baseUrl: string): Promise<string[][]> {
  const client = createInventoryClient({ ...OPTIONS, baseUrl, limits: { perMinute: 1, perDay: 1e9 } });
  await client.taxes.get(TAX);
  const calls: Promise<unknown>[] = [];
  const queued = await measure(async () => {
    for (let count = 0; count < WAITING; count += 1) calls.push(client.taxes.get(TAX));
    while (client.budget().waiting < WAITING) await new Promise((resolve) => setImmediate(resolve));
  });
  const aborted = await measure(() => {
    client.close();
    return Promise.allSettled(calls);
  });
  const cost = ({ wall, cpu }: Cost): string => `${wall.toFixed(0)} ms; CPU ${cpu.toFixed(0)} ms`;
  return [
    [`queueing ${WAITING.toLocaleString('en')} calls that wait for their turn`, cost(queued)],
    ['aborting them', cost(aborted)],
  ];
}

async function measureStart(): Promise<string[][]> {
  const [first, next] = JSON.parse(await runProgram('client-start.ts')) as [number, number];
  return [
    ['the first client of a process, its modules loaded', `${first.toFixed(1)} ms`],
    ['each further one', `${next.toFixed(2)} ms`],
  ];
}

async function measureUploads(baseUrl: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [kind, what] of Object.entries(UPLOADS))
    rows.push([`memory for an upload of 100 MB, ${what}`, `${await runProgram('client-upload.ts', baseUrl, kind)} MB`]);
  return rows;
}

/** Runs a program of this folder in a process of its own, and returns what it prints. */
async function runProgram(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', `bench/${program}`, ...args]);
  return stdout.trim();
}
