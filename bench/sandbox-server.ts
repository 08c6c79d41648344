import path from 'node:path';
import { readOptions } from '../scripts/lib/program-options.ts';
import { median } from './figures.ts';
import { report, WRITE } from './report.ts';
import {
  cpuPerRequest,
  HEADERS,
  type LoadRequest,
  memoryOf,
  type Running,
  type Server,
  serversOf,
  start,
  stop,
} from './servers.ts';

const HELP = `Compares the sandbox over HTTP with the mock and the Prism CLI: calls, start-up and memory. Each runs in its own process;
a call is measured of one after another before the next call. What a call costs is the time of processors that the process of
the server takes for it, which depends less on what else runs than the time that passes. It is read from /proc, so on Linux.

  npm run bench:sandbox-server                       three rounds, 3000 calls to warm up and 3000 per figure
  npm run bench:sandbox-server -- --requests 500 --rounds 1
  npm run bench:sandbox-server -- --organizations 500
  npm run bench:sandbox-server -- --write    puts the figures into docs/benchmarks.md

Start-up is the time until the first request is answered, in ms after that of a bare server of node:http.`;

const ORGANIZATION = 'organization_id=10234695';
const CONTACT = '4815162342481514001';
const INVOICE = '4815162342481523001';
const ITEM = '4815162342481516001';
const JSON_HEADERS = { ...HEADERS, 'Content-Type': 'application/json' };
const CONTROL = { 'X-Sandbox-Control': '1' };

/** `[<id>]` is another text in each request. */
const CALLS: Readonly<Record<string, LoadRequest>> = {
  listTaxes: { method: 'GET', path: `/settings/taxes?${ORGANIZATION}`, headers: HEADERS },
  getContact: { method: 'GET', path: `/contacts/${CONTACT}?${ORGANIZATION}`, headers: HEADERS },
  getInvoice: { method: 'GET', path: `/invoices/${INVOICE}?${ORGANIZATION}`, headers: HEADERS },
  createContact: write('POST', '/contacts', { contact_name: 'Outdoors [<id>]', contact_type: 'customer' }),
  createInvoice: write('POST', '/invoices', {
    customer_id: CONTACT,
    line_items: [1, 2, 3, 4, 5].map((quantity) => ({ item_id: ITEM, quantity, rate: 100 })),
  }),
  updateContact: write('PUT', `/contacts/${CONTACT}`, { contact_name: 'Ridgeline Treks', website: 'https://[<id>]' }),
};

function write(method: 'POST' | 'PUT', url: string, body: object): LoadRequest {
  return { method, path: `${url}?${ORGANIZATION}`, headers: JSON_HEADERS, body: JSON.stringify(body) };
}

const options = readOptions(process.argv.slice(2), HELP, {
  requests: { type: 'string', default: '3000' },
  rounds: { type: 'string', default: '3' },
  organizations: { type: 'string', default: '2000' },
  ...WRITE,
});
if ('status' in options) process.exit(options.status);
const [requests, rounds, organizations] = [
  Number(options.values.requests),
  Number(options.values.rounds),
  Number(options.values.organizations),
];

const servers = await serversOf(path.resolve('generated/openapi.json'));
const named = (name: string): Server => servers.find((server) => server.name === name)!;
const startUp = await measureStart();
const calls = await measureCalls(['Prism CLI', 'mock', 'sandbox'].map(named));
const memory = await measureMemory(named('sandbox'));
report(
  'sandbox-server',
  [
    {
      columns: ['CPU of a call, µs', 'sandbox', 'mock', 'Prism CLI', 'mock ÷ sandbox', 'Prism ÷ sandbox'],
      rows: calls,
    },
    { columns: ['what', 'figure'], rows: [startUp, ...memory] },
  ],
  options.values.write,
);

/** How much later than a bare server the sandbox answers its first request. */
async function measureStart(): Promise<string[]> {
  const times = new Map<string, number[]>([
    ['node:http', []],
    ['sandbox', []],
  ]);
  for (let round = 0; round < 3 * rounds; round += 1) {
    for (const [name, list] of times) {
      const begin = performance.now();
      const running = await start(named(name));
      list.push(performance.now() - begin);
      await stop(running);
    }
  }
  const [bare, sandbox] = [median(times.get('node:http')!), median(times.get('sandbox')!)];
  return ['start-up, later than a bare server of `node:http`', `${(sandbox - bare).toFixed(0)} ms`];
}

/** What a call costs each server, and how many times as much as the sandbox it costs the others. */
async function measureCalls(compared: readonly Server[]): Promise<string[][]> {
  const running: Running[] = [];
  const costs = new Map<string, number[]>();
  try {
    for (const server of compared) running.push(await start(server));
    for (let round = 0; round < rounds; round += 1) {
      for (const [call, request] of Object.entries(CALLS)) {
        for (const server of running) {
          // What was created in one figure is not to weigh on the next.
          if (server.name === 'sandbox') await control(server, '/reset');
          const key = `${call} ${server.name}`;
          const cost = await cpuPerRequest(server, request, 10, requests);
          costs.set(key, [...(costs.get(key) ?? []), cost]);
        }
      }
    }
  } finally {
    for (const server of running) await stop(server);
  }
  return Object.keys(CALLS).map((call) => {
    const [prism, mock, sandbox] = compared.map(({ name }) => median(costs.get(`${call} ${name}`)!)) as [
      number,
      number,
      number,
    ];
    const figures = [sandbox, mock, prism].map((cost) => cost.toFixed(0));
    return [`\`${call}\``, ...figures, (mock / sandbox).toFixed(2), (prism / sandbox).toFixed(1)];
  });
}

async function measureMemory(server: Server): Promise<string[][]> {
  const running = await start(server);
  try {
    const story = `${memoryOf(running).toFixed(0)} MB`;
    for (let index = 0; index < organizations; index += 1) {
      const { organizationId } = (await control(running, '/organizations')) as { organizationId: string };
      const body = JSON.stringify({ contact_name: 'Hubballi Outdoors', contact_type: 'customer' });
      const url = `${running.origin}/contacts?organization_id=${organizationId}`;
      const response = await fetch(url, { method: 'POST', headers: JSON_HEADERS, body });
      if (response.status !== 201) throw new Error(await response.text());
      await response.arrayBuffer();
    }
    const all = `${memoryOf(running).toFixed(0)} MB`;
    return [
      ['memory with the story', story],
      [`memory with ${organizations} organizations of the story, each with a change`, all],
    ];
  } finally {
    await stop(running);
  }
}

async function control({ origin }: Running, call: string): Promise<unknown> {
  const response = await fetch(`${new URL(origin).origin}/sandbox${call}`, { method: 'POST', headers: CONTROL });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
