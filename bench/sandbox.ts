import { contractOf, createEngine, plansOf } from '../sandbox/engine/index.ts';
import { createSandboxFor, type Sandbox } from '../sandbox/index.ts';
import { TABLES } from '../sandbox/resources/index.ts';
import { seedStore } from '../sandbox/seed/index.ts';
import { CONTACT, contract, INVOICE, ITEM, JSON_HEADERS, ORGANIZATION } from './contract.ts';
import { compareEmulate } from './emulate.ts';
import { LOAD } from './load.ts';
import { type Case, compare } from './measure.ts';
import { defineBench } from './report.ts';
import { compareSandbox, measureOrganizations } from './sandbox-server.ts';

const HELP = `Measures calls of the sandbox in this process, with the story and with a large organization, as multiples of a bare POST; and
over HTTP next to the mock, the Prism CLI and emulate, each in its own process. What is compared alternates in rounds. The CPU time of
other processes is read from /proc, so it needs Linux.

  npm run bench -- sandbox                           over HTTP, three rounds, 3000 requests to warm up and 3000 per figure
  npm run bench -- sandbox --requests 500 --rounds 1`;

/** Records of the large organization, and receipts of an item. */
const [MANY, RECEIPTS] = [100_000, 10_000];

export const bench = defineBench({
  help: HELP,
  options: LOAD,
  run: async (values) => {
    const sandbox = createSandboxFor(contractOf(contract));
    const calls = await rowsOf(await callsOf(sandbox));
    const { cases, perContact } = largeOrganization(sandbox);
    const engine = await rowsOf(cases);
    const servers = await compareSandbox(values);
    const emulate = await compareEmulate(values);
    const memory = [['memory of a further contact', `${perContact} bytes`], ...(await measureOrganizations())];
    return [
      { columns: ['through fetch', 'CPU', '× bare POST'], rows: calls },
      { columns: [`in the engine, with ${MANY} contacts`, 'CPU', '× bare POST'], rows: engine },
      servers,
      ...emulate,
      { columns: ['what', 'figure'], rows: memory },
    ];
  },
});

/** Compares cases with a bare POST: what any handler has to do with a call, which is to read JSON and answer JSON. */
async function rowsOf(cases: readonly Case[]): Promise<string[][]> {
  const bare = {
    name: 'a bare POST',
    calls: 500,
    work: async () => {
      const request = requestFor('POST', '/invoices', { customer_id: CONTACT, line_items: lines(5) });
      return Response.json({ code: 0, invoice: JSON.parse(await request.text()) }).text();
    },
  };
  const compared = await compare([bare, ...cases]);
  return compared.map(({ name, cpu, ratio }) => [name, `${(cpu * 1000).toFixed(1)} µs`, ratio]);
}

let count = 0;
const uniqueName = (): string => `Record ${(count += 1)}`;
const lines = (length: number): object[] => Array.from({ length }, () => ({ item_id: ITEM, quantity: 1, rate: 100 }));

function requestFor(method: string, path: string, body?: unknown): Request {
  const url = `https://inventory.example.com/inventory/v1${path}?organization_id=${ORGANIZATION}`;
  return new Request(url, { method, headers: JSON_HEADERS, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Calls through `fetch`. */
async function callsOf(sandbox: Sandbox): Promise<Case[]> {
  const send = async (method: string, path: string, body?: unknown): Promise<string> => {
    const response = await sandbox.fetch(requestFor(method, path, body));
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  };
  const created = await send('POST', '/items', {
    name: uniqueName(),
    sku: uniqueName(),
    purchase_rate: 3,
    initial_stock: 1,
  });
  const { item_id } = (JSON.parse(created) as { item: { item_id: string } }).item;
  const adjust = (quantity_adjusted: number): Promise<string> => {
    const line_items = [{ item_id, quantity_adjusted }];
    const adjustment = { date: '2026-03-28', reason: 'Count', adjustment_type: 'quantity', line_items };
    return send('POST', '/inventoryadjustments', adjustment);
  };
  for (let index = 0; index < RECEIPTS; index += 1) await adjust(1);
  const createTax = () => send('POST', '/settings/taxes', { tax_name: uniqueName(), tax_percentage: 5 });
  const createContact = () => send('POST', '/contacts', { contact_name: uniqueName() });
  const createInvoice = (length: number) =>
    send('POST', '/invoices', { customer_id: CONTACT, line_items: lines(length) });
  for (let index = 0; index < 250; index += 1) {
    await createInvoice(1);
    await createContact();
  }
  const pageOf = (resource: string): Case => ({
    name: `a page of 200 ${resource}, after a write`,
    calls: 5,
    before: createTax,
    work: () => send('GET', `/${resource}`),
  });
  return [
    { name: 'get a contact', calls: 200, work: () => send('GET', `/contacts/${CONTACT}`) },
    { name: 'get an invoice', calls: 200, work: () => send('GET', `/invoices/${INVOICE}`) },
    { name: 'create a tax', calls: 100, work: createTax },
    { name: 'create a contact', calls: 100, work: createContact },
    { name: 'create an invoice with five lines', calls: 100, work: () => createInvoice(5) },
    { name: `one unit out of ${RECEIPTS} receipts`, calls: 50, work: () => adjust(-1) },
    pageOf('contacts'),
    pageOf('invoices'),
  ];
}

/** Calls of the engine itself, which reads, checks and answers no request, with many contacts, and what one takes of memory. */
function largeOrganization(sandbox: Sandbox): { cases: Case[]; perContact: number } {
  const engine = createEngine({ plans: plansOf(contract), tables: TABLES });
  const store = seedStore(engine, 'story', ORGANIZATION, Date.parse('2026-03-28'));
  const context = engine.contextOf(store, ORGANIZATION);
  const call = (operation: string, path: Record<string, string> = {}, query: object = {}, body?: unknown): void => {
    const request = { operation, organization: ORGANIZATION, path, query: { ...query }, body };
    const answer = engine.answer(request, store, context);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  };
  const createContact = (): void => call('createContact', {}, {}, { contact_name: uniqueName() });
  const [before, records] = [heap(), store.all('contacts').length];
  while (store.all('contacts').length < MANY) createContact();
  const perContact = Math.round((heap() - before) / (MANY - records));
  const shipped = contractOf(contract);
  const cases = [
    { name: 'get a contact', calls: 2000, work: () => call('getContact', { contact_id: CONTACT }) },
    { name: 'create a contact', calls: 200, work: createContact },
    { name: 'the first page of 200', work: () => call('listContacts') },
    { name: 'page 400 of 200', work: () => call('listContacts', {}, { page: 400 }) },
    { name: 'a fork', work: () => store.fork() },
    { name: 'a further sandbox', calls: 5, work: () => createSandboxFor(shipped) },
    { name: 'reset of a sandbox of the story', calls: 20, work: () => sandbox.reset() },
  ];
  return { cases, perContact };
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
