import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOptions } from '../scripts/lib/program-options.ts';
import { median } from './figures.ts';
import { WRITE, report as writeReport } from './report.ts';
import { HEADERS, memoryOf, serversOf, start, stop } from './servers.ts';

const HELP = `Loads one sandbox with many clients for some minutes, each with an organization of its own, and watches its memory.

  npm run soak:sandbox                                     200 clients, 10 minutes
  npm run soak:sandbox -- --minutes 4 --clients 50
  npm run soak:sandbox -- --pause 100                      ms that a client waits after each call; 250 by default
  npm run soak:sandbox -- --write                          puts the figures into docs/benchmarks.md

Every client creates, reads, changes and deletes, and resets its organization now and then, as tests do.
Memory is what the process has in RAM, and what is in use after garbage collection; the latter counts.
Exit status: 0 every call was answered as expected, and memory grew by less than 5 % from minute 2 on; 1 if not.`;

/** The most that memory may grow from minute 2 to the end. */
const GROWTH = 0.05;
/** Rounds of a client between two resets. */
const ROUNDS_PER_RESET = 3;
/** Time between two looks at the memory, in ms. */
const INTERVAL = 5000;
const MINUTE = 60_000;

const options = readOptions(process.argv.slice(2), HELP, {
  minutes: { type: 'string', default: '10' },
  clients: { type: 'string', default: '200' },
  pause: { type: 'string', default: '250' },
  ...WRITE,
});
if ('status' in options) process.exit(options.status);
const { write } = options.values;
const [minutes, clients, pause] = [options.values.minutes, options.values.clients, options.values.pause].map(
  Number,
) as [number, number, number];
if (!(minutes >= 3)) {
  console.error('--minutes must be at least 3, since the memory at minute 2 is compared with that at the end.');
  process.exit(2);
}

const sandbox = (await serversOf(path.resolve('generated/openapi.json'))).find(({ name }) => name === 'sandbox')!;
const preload = ['--expose-gc', '--import', path.resolve('bench/live-memory.mjs')];
const running = await start({ ...sandbox, args: (port) => [...preload, ...sandbox.args(port)] });
const end = performance.now() + minutes * MINUTE;
let calls = 0;
const failures: string[] = [];

process.exitCode = await soak().finally(() => stop(running));

/** The memory at one moment, in MB. */
interface Memory {
  ram: number;
  inUse: number;
}

async function soak(): Promise<number> {
  const begin = performance.now();
  const memory: Memory[][] = Array.from({ length: minutes }, () => []);
  const work = Promise.all(Array.from({ length: clients }, (_, index) => runClient(index)));
  let printed = 0;
  while (performance.now() < end && failures.length === 0) {
    await sleep(INTERVAL);
    const minute = Math.min(minutes - 1, Math.floor((performance.now() - begin) / MINUTE));
    memory[minute]!.push(await look());
    for (; printed < minute; printed += 1) report(printed, memory[printed]!);
  }
  await work;
  for (const failure of failures.slice(0, 5)) console.error(failure);
  if (failures.length > 0) return 1;
  report(minutes - 1, memory.at(-1)!);
  const growth = inUse(memory.at(-1)!) / inUse(memory[1]!) - 1;
  const megabytes = (bytes: number): string => `${bytes.toFixed(1)} MB`;
  const rows = [
    [`calls of ${clients} clients in ${minutes} minutes`, calls.toLocaleString('en')],
    ['memory in use in minute 2', megabytes(inUse(memory[1]!))],
    [`memory in use in minute ${minutes}`, megabytes(inUse(memory.at(-1)!))],
    ['growth', `${(100 * growth).toFixed(1)} %`],
  ];
  writeReport('soak', [{ columns: ['what', 'figure'], rows }], write);
  return growth < GROWTH ? 0 : 1;
}

async function look(): Promise<Memory> {
  const answered = once(running.child, 'message');
  running.child.send('memory');
  const [bytes] = (await answered) as [number];
  return { ram: memoryOf(running), inUse: bytes / 2 ** 20 };
}

function inUse(memory: readonly Memory[]): number {
  return median(memory.map((one) => one.inUse));
}

function report(minute: number, memory: readonly Memory[]): void {
  const ram = median(memory.map((one) => one.ram)).toFixed(0);
  const used = inUse(memory).toFixed(1);
  console.log(
    `minute ${String(minute + 1).padStart(2)}: ${used} MB in use, ${ram} MB of RAM; ${calls} calls until now`,
  );
}

async function runClient(client: number): Promise<void> {
  const organization = String(30_000_000 + client);
  const { origin } = new URL(running.origin);
  const control = { 'X-Sandbox-Control': '1' };

  async function call(method: string, url: string, body?: object): Promise<Record<string, Record<string, string>>> {
    const isControl = url.startsWith('/sandbox');
    const separator = url.includes('?') ? '&' : '?';
    const response = await fetch(
      `${isControl ? origin : running.origin}${url}${separator}organization_id=${organization}`,
      {
        method,
        headers: isControl ? control : { ...HEADERS, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      },
    );
    calls += 1;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
    await sleep(pause);
    return JSON.parse(text) as Record<string, Record<string, string>>;
  }

  try {
    await call('POST', '/sandbox/organizations', { organizationId: organization });
    for (let round = 1; performance.now() < end && failures.length === 0; round += 1) {
      const { contact } = await call('POST', '/contacts', {
        contact_name: `Outdoors ${round}`,
        contact_type: 'customer',
      });
      const { item } = await call('POST', '/items', { name: `Bottle ${round}`, rate: 100, item_type: 'sales' });
      const line_items = [{ item_id: item!['item_id'], quantity: 2 }];
      const { invoice } = await call('POST', '/invoices', { customer_id: contact!['contact_id'], line_items });
      await call('POST', `/invoices/${invoice!['invoice_id']}/status/sent`);
      await call('POST', '/sandbox/clock/advance', { days: 1 });
      await call('GET', `/invoices/${invoice!['invoice_id']}`);
      await call('GET', '/invoices?status=sent');
      await call('PUT', `/contacts/${contact!['contact_id']}`, { contact_name: `Outdoors & Co ${round}` });
      await call('GET', '/contacts?contact_name_contains=Outdoors');
      await call('POST', `/invoices/${invoice!['invoice_id']}/status/void`);
      await call('DELETE', `/invoices/${invoice!['invoice_id']}`);
      await call('DELETE', `/contacts/${contact!['contact_id']}`);
      // Not all at once, so that what is kept in all stays the same.
      if ((round + client) % ROUNDS_PER_RESET === 0) await call('POST', '/sandbox/reset');
    }
  } catch (error) {
    failures.push((error as Error).message);
  }
}
