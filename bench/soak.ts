import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOptions } from '../scripts/lib/options.ts';
import { median } from './figures.ts';
import { HEADERS, memoryOf, serversOf, start, stop } from './servers.ts';

const HELP = `Loads one sandbox with many clients for some minutes, each with an organization of its own, and watches its memory.

  npm run soak:sandbox                                     200 clients, 10 minutes
  npm run soak:sandbox -- --minutes 4 --clients 50
  npm run soak:sandbox -- --pause 100                      ms that a client waits after each call; 250 by default

Every client creates, reads, changes and deletes, and resets its organization now and then, as tests do.
Exit status: 0 every call was answered as expected, and memory grew by less than 5 % from minute 2 on; 1 otherwise.`;

/** The most that memory may grow from minute 2 to the end. */
const GROWTH = 0.05;
/** Rounds of a client between two resets. */
const ROUNDS_PER_RESET = 3;
/** Time between two looks at the memory, in ms. */
const INTERVAL = 2000;
const MINUTE = 60_000;

const options = readOptions(process.argv.slice(2), HELP, {
  minutes: { type: 'string', default: '10' },
  clients: { type: 'string', default: '200' },
  pause: { type: 'string', default: '250' },
});
if ('status' in options) process.exit(options.status);
const [minutes, clients, pause] = [options.values.minutes, options.values.clients, options.values.pause].map(
  Number,
) as [number, number, number];
if (!(minutes >= 3)) {
  console.error('--minutes must be at least 3, since the memory at minute 2 is compared with that at the end.');
  process.exit(2);
}

const servers = await serversOf(path.resolve('generated/openapi.json'));
const running = await start(servers.find(({ name }) => name === 'sandbox')!);
const end = performance.now() + minutes * MINUTE;
let calls = 0;
const failures: string[] = [];

process.exitCode = await soak().finally(() => stop(running));

async function soak(): Promise<number> {
  const begin = performance.now();
  const memory: number[][] = Array.from({ length: minutes }, () => []);
  const work = Promise.all(Array.from({ length: clients }, (_, index) => runClient(String(30_000_000 + index))));
  let printed = 0;
  while (performance.now() < end && failures.length === 0) {
    await sleep(INTERVAL);
    const minute = Math.min(minutes - 1, Math.floor((performance.now() - begin) / MINUTE));
    memory[minute]!.push(memoryOf(running));
    for (; printed < minute; printed += 1) report(printed, memory[printed]!);
  }
  await work;
  for (const failure of failures.slice(0, 5)) console.error(failure);
  if (failures.length > 0) return 1;
  report(minutes - 1, memory.at(-1)!);
  const growth = median(memory.at(-1)!) / median(memory[1]!) - 1;
  console.log(`${calls} calls; memory grew by ${(100 * growth).toFixed(1)} % from minute 2 on.`);
  return growth < GROWTH ? 0 : 1;
}

function report(minute: number, memory: readonly number[]): void {
  console.log(`minute ${String(minute + 1).padStart(2)}: ${median(memory).toFixed(0)} MB, ${calls} calls until now`);
}

async function runClient(organization: string): Promise<void> {
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
      if (round % ROUNDS_PER_RESET === 0) await call('POST', '/sandbox/reset');
    }
  } catch (error) {
    failures.push((error as Error).message);
  }
}
