// Sends calls of one kind to a sandbox in a process of its own, and prints how many bytes each of them leaves behind.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInventoryClient } from '../../src/public/client.ts';
import { createSandbox } from '../../src/public/sandbox.ts';

/** What is sent, and how often. */
export interface MemoryWork {
  kind: keyof typeof CALLS;
  calls: number;
}

const sandbox = createSandbox();
const { baseUrl, organizationId } = sandbox;
const options = { baseUrl, organizationId, fetch: sandbox.fetch, accessToken: 'demo', limits: false } as const;
const { contacts, invoices, taxes } = createInventoryClient(options);
const [contact] = (await contacts.list()).contacts;
const url = `${baseUrl}/contacts?organization_id=${organizationId}`;
const headers = { authorization: 'Service-oauthtoken demo', 'content-type': 'application/json' };

const held = new Map<string, object>();

/** After each call, the sandbox has the records that it had before. */
const CALLS = {
  /** What a leak looks like. */
  leaks: async (number: number) => held.set(`call ${number}`, { number }),
  reads: () => Promise.all([contacts.list(), invoices.list(), taxes.list()]),
  // Names and values that come only once.
  refusals: async (number: number) => {
    const body = JSON.stringify({ contact_name: { [`key${number}`]: number }, [`field${number}`]: number });
    const answer = await sandbox.fetch(`${url}&parameter${number}=1`, { method: 'POST', headers, body });
    if (answer.status !== 400) throw new Error(`It is answered with ${answer.status}.`);
    await answer.text();
  },
  updates: (number: number) => contacts.update(contact!.contact_id!, { notes: `Note ${number}` }),
  creations: async (number: number) => {
    const { contact: created } = await contacts.create({ contact_name: `Contact ${number}` });
    await contacts.delete(created!.contact_id!);
  },
  explanations: () => sandbox.explain(new Request(url.replace('?', `/${contact!.contact_id}?`), { headers })),
  forks: async () => sandbox.organization(organizationId).fork().records('contacts').list(),
  clients: async () => {
    const client = createInventoryClient(options);
    await client.taxes.list();
    client.close();
  },
} satisfies Record<string, (number: number) => Promise<unknown>>;

const { kind, calls } = JSON.parse(process.argv[2]!) as MemoryWork;
setFlagsFromString('--expose-gc');
// Code that V8 optimizes or drops as it runs is part of the heap, and says nothing of a leak.
for (const flag of ['--no-opt', '--no-sparkplug', '--no-flush-bytecode']) setFlagsFromString(flag);
const collectGarbage = runInNewContext('gc') as () => void;
let number = 0;

/** How often is measured. What counts is the middle one. */
const WINDOWS = 5;

/** How often the memory is read in a window. The least counts, since what is in use for a moment is no leak. */
const READINGS = 4;

/** As many as the log keeps, which grows until then. */
const WARM_UP = 1000;

async function call(times: number): Promise<void> {
  for (const end = number + times; number < end; number += 1) {
    await CALLS[kind](number);
    // Signals that nobody holds any more are let go between tasks.
    if (number % 10 === 0) await nextTask();
  }
}

/** The memory in use during the calls of a window. */
async function memoryOfWindow(): Promise<number> {
  const readings: number[] = [];
  while (readings.length < READINGS) {
    await call(calls / READINGS);
    for (let times = 0; times < 10; times += 1) {
      collectGarbage();
      await nextTask();
    }
    readings.push(process.memoryUsage().heapUsed);
  }
  return Math.min(...readings);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

await call(WARM_UP);
let before = await memoryOfWindow();
const kept: number[] = [];
while (kept.length < WINDOWS) {
  const after = await memoryOfWindow();
  kept.push((after - before) / calls);
  before = after;
}
console.log(kept.sort((one, other) => one - other)[Math.floor(WINDOWS / 2)]);
process.exit();
