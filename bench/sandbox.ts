import { readOptions } from '../scripts/lib/program-options.ts';
import { contractOf, createEngine, plansOf } from '../src/sandbox/engine/index.ts';
import { createSandboxFor, type Sandbox } from '../src/sandbox/index.ts';
import { TABLES } from '../src/sandbox/resources/index.ts';
import { seedStore } from '../src/sandbox/seed/index.ts';
import { contract } from './contract.ts';
import { median } from './figures.ts';
import { report, WRITE } from './report.ts';

const HELP = `Measures calls of the sandbox in this process, with the story and with a large organization: what each takes of the
processors, in rounds in which they alternate, and as a multiple of a bare POST.

  npm run bench:sandbox
  npm run bench:sandbox -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, WRITE);
if ('status' in options) process.exit(options.status);

const ORGANIZATION = '10234695';
const CONTACT = '4815162342481514001';
const INVOICE = '4815162342481523001';
const ITEM = '4815162342481516001';

/** Records of the large organization, and receipts of an item. */
const [MANY, RECEIPTS] = [100_000, 10_000];
const ROUNDS = 9;

/** Something to measure. */
interface Case {
  name: string;
  /** How often it is done in a round. */
  calls: number;
  /** What is done before it, and not measured. */
  before?: () => unknown;
  work: () => unknown;
}

/** What each case takes of the processors, in µs: the median of rounds, the first of which warms up. The first case is bare. */
async function measure(cases: readonly Case[]): Promise<string[][]> {
  const costs = cases.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { calls, before, work }] of cases.entries()) {
      await before?.();
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call += 1) await work();
      const { user, system } = process.cpuUsage(start);
      if (round > 0) costs[index]!.push((user + system) / calls);
    }
  }
  const medians = costs.map(median);
  return cases.map(({ name }, index) => {
    return [name, `${medians[index]!.toFixed(1)} µs`, (medians[index]! / medians[0]!).toFixed(1)];
  });
}

let count = 0;
const name = (): string => `Record ${(count += 1)}`;
const lines = (length: number): object[] => Array.from({ length }, () => ({ item_id: ITEM, quantity: 1, rate: 100 }));

function requestFor(method: string, path: string, body?: unknown): Request {
  const headers = { authorization: 'Service-oauthtoken demo', 'content-type': 'application/json' };
  const url = `https://inventory.example.com/inventory/v1${path}?organization_id=${ORGANIZATION}`;
  return new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Sends a call to a sandbox, and reads the answer. */
async function send(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<string> {
  const response = await sandbox.fetch(requestFor(method, path, body));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** What any handler has to do with a call: it reads JSON, and answers JSON. */
async function bare(): Promise<string> {
  const request = requestFor('POST', '/invoices', { customer_id: CONTACT, line_items: lines(5) });
  return Response.json({ code: 0, invoice: JSON.parse(await request.text()) }).text();
}

const shipped = contractOf(contract);
const sandbox = createSandboxFor(shipped);
const item = await itemWithReceipts();
for (let index = 0; index < 250; index += 1) {
  await send(sandbox, 'POST', '/invoices', { customer_id: CONTACT, line_items: lines(1) });
  await send(sandbox, 'POST', '/contacts', { contact_name: name() });
}
const write = (): Promise<string> => send(sandbox, 'POST', '/settings/taxes', { tax_name: name(), tax_percentage: 5 });
const rows = await measure([
  { name: 'a bare POST', calls: 500, work: bare },
  { name: 'get a contact', calls: 200, work: () => send(sandbox, 'GET', `/contacts/${CONTACT}`) },
  { name: 'get an invoice', calls: 200, work: () => send(sandbox, 'GET', `/invoices/${INVOICE}`) },
  { name: 'create a tax', calls: 100, work: write },
  { name: 'create a contact', calls: 100, work: () => send(sandbox, 'POST', '/contacts', { contact_name: name() }) },
  {
    name: 'create an invoice with five lines',
    calls: 100,
    work: () => send(sandbox, 'POST', '/invoices', { customer_id: CONTACT, line_items: lines(5) }),
  },
  { name: `one unit out of ${RECEIPTS} receipts`, calls: 50, work: () => adjust(item, -1) },
  {
    name: 'a page of 200 contacts, after a write',
    calls: 5,
    before: write,
    work: () => send(sandbox, 'GET', '/contacts'),
  },
  {
    name: 'a page of 200 invoices, after a write',
    calls: 5,
    before: write,
    work: () => send(sandbox, 'GET', '/invoices'),
  },
]);

async function itemWithReceipts(): Promise<string> {
  const text = await send(sandbox, 'POST', '/items', { name: name(), sku: name(), purchase_rate: 3, initial_stock: 1 });
  const { item_id } = (JSON.parse(text) as { item: { item_id: string } }).item;
  for (let index = 0; index < RECEIPTS; index += 1) await adjust(item_id, 1);
  return item_id;
}

async function adjust(item_id: string, quantity_adjusted: number): Promise<void> {
  const line = { item_id, quantity_adjusted };
  const body = { date: '2026-03-28', reason: 'Count', adjustment_type: 'quantity', line_items: [line] };
  await send(sandbox, 'POST', '/inventoryadjustments', body);
}

const engine = createEngine({ plans: plansOf(contract), tables: TABLES });
const store = seedStore(engine, 'story', ORGANIZATION, Date.parse('2026-03-28'));
const context = engine.contextOf(store, ORGANIZATION);

/** A call of the engine itself: no request is read, checked or answered. */
function call(operation: string, path: Record<string, string> = {}, query: object = {}, body?: unknown): void {
  const request = { operation, organization: ORGANIZATION, path, query: { ...query }, body };
  const answer = engine.answer(request, store, context);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const createContact = (): void => call('createContact', {}, {}, { contact_name: name() });
const [before, records] = [heap(), store.all('contacts').length];
while (store.all('contacts').length < MANY) createContact();
const memory = [['memory of a further contact', `${Math.round((heap() - before) / (MANY - records))} bytes`]];
const large = await measure([
  { name: 'a bare POST', calls: 500, work: bare },
  { name: 'get a contact', calls: 2000, work: () => call('getContact', { contact_id: CONTACT }) },
  { name: 'create a contact', calls: 200, work: createContact },
  { name: 'the first page of 200', calls: 1, work: () => call('listContacts') },
  { name: 'page 400 of 200', calls: 1, work: () => call('listContacts', {}, { page: 400 }) },
  { name: 'a fork', calls: 1, work: () => store.fork() },
  { name: 'a further sandbox', calls: 5, work: () => createSandboxFor(shipped) },
  { name: 'reset of a sandbox of the story', calls: 20, work: () => sandbox.reset() },
]);
const alone = heap();
for (let index = 0; index < 2000; index += 1) {
  const organization = sandbox.organization(String(30_000_000 + index));
  organization.records('taxes').add({ tax_name: 'VAT', tax_percentage: 5 });
}
memory.push(['memory of 2,000 organizations with a change each', `${((heap() - alone) / 2 ** 20).toFixed(0)} MB`]);
report(
  'sandbox',
  [
    { columns: ['through fetch', 'CPU', '× bare POST'], rows },
    { columns: [`in the engine, with ${MANY} contacts`, 'CPU', '× bare POST'], rows: large },
    { columns: ['what', 'figure'], rows: memory },
  ],
  options.values.write,
);
