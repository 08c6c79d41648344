import { readOptions } from '../scripts/lib/program-options.ts';
import { contractOf, createEngine, plansOf } from '../src/sandbox/engine/index.ts';
import { createSandboxFor } from '../src/sandbox/index.ts';
import { TABLES } from '../src/sandbox/resources/index.ts';
import { seedStore } from '../src/sandbox/seed/index.ts';
import { contract } from './contract.ts';

import { report, WRITE } from './report.ts';

const HELP = `Measures calls of the sandbox in this process, with the story and with a large organization.

  npm run bench:sandbox
  npm run bench:sandbox -- --write    puts the figures into docs/benchmarks.md`;

const options = readOptions(process.argv.slice(2), HELP, WRITE);
if ('status' in options) process.exit(options.status);

const ORGANIZATION = '10234695';
const TAX = '4815162342481511001';
const CONTACT = '4815162342481514001';
const KIT = '4815162342481517001';

/** Records of the large organization. */
const MANY = 100_000;
const ROUNDS = 9;

const engine = createEngine({ plans: plansOf(contract), tables: TABLES });
const store = seedStore(engine, 'story', ORGANIZATION, Date.parse('2026-03-28'));
const context = engine.contextOf(store, ORGANIZATION);

/** A call of the engine itself: no request is read, checked or answered. */
function call(operation: string, path: Record<string, string> = {}, query: object = {}, body?: unknown): void {
  const request = { operation, organization: ORGANIZATION, path, query: { ...query }, body };
  const answer = engine.answer(request, store, context);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
}

const rows: string[][] = [];

/** Notes the median time of a call over several rounds. */
async function measure(name: string, calls: number, work: () => unknown): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let index = 0; index < calls; index += 1) {
      const result = work();
      if (result instanceof Promise) await result;
    }
    times.push(((performance.now() - start) / calls) * 1000);
  }
  const median = times.sort((one, other) => one - other)[(ROUNDS - 1) / 2]!;
  rows.push([name, `${median.toFixed(1)} µs`]);
}

let count = 0;
const name = (): string => `Record ${(count += 1)}`;

async function measureCalls(records: string): Promise<void> {
  await measure(`get a tax, ${records}`, 5000, () => call('getTax', { tax_id: TAX }));
  await measure(`get a contact, ${records}`, 2000, () => call('getContact', { contact_id: CONTACT }));
  await measure(`get a composite item, ${records}`, 2000, () => call('getCompositeItem', { composite_item_id: KIT }));
  await measure(`create a tax, ${records}`, 1000, () =>
    call('createTax', {}, {}, { tax_name: name(), tax_percentage: 5 }),
  );
  await measure(`create a contact, ${records}`, 1000, () => call('createContact', {}, {}, { contact_name: name() }));
  await measure(`create an item with stock, ${records}`, 1000, () =>
    call('createItem', {}, {}, { name: name(), sku: name(), initial_stock: 5, purchase_rate: 3 }),
  );
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

await measureCalls('story');
await measure('first page of 200 of some thousand', 20, () => call('listContacts'));
const [before, records] = [heap(), store.all('contacts').length];
while (store.all('contacts').length < MANY) call('createContact', {}, {}, { contact_name: name() });
rows.push(['memory of a further contact', `${Math.round((heap() - before) / (MANY - records))} bytes`]);
await measureCalls(`${MANY} contacts`);
await measure(`first page of 200 of ${MANY}`, 20, () => call('listContacts'));
await measure(`page 400 of 200 of ${MANY}`, 20, () => call('listContacts', {}, { page: 400 }));
await measure(`fork with ${MANY} contacts`, 1, () => store.fork());

const start = performance.now();
const shipped = contractOf(contract);
const sandbox = createSandboxFor(shipped);
rows.push(['a first sandbox', `${(performance.now() - start).toFixed(0)} ms`]);
await measure('a further sandbox', 20, () => void createSandboxFor(shipped));
await measure('reset', 200, () => sandbox.reset());
const headers = { authorization: 'Service-oauthtoken demo' };
const url = `https://inventory.example.com/inventory/v1/settings/taxes/${TAX}?organization_id=${ORGANIZATION}`;
const empty = async (request: Request): Promise<Response> => Response.json({ url: request.url });
await measure('an empty handler', 2000, async () => (await empty(new Request(url, { headers }))).text());
await measure('get a tax through fetch', 2000, async () => (await sandbox.fetch(new Request(url, { headers }))).text());
const alone = heap();
for (let index = 0; index < 2000; index += 1) {
  sandbox
    .organization(String(30_000_000 + index))
    .records('taxes')
    .add({ tax_name: 'VAT', tax_percentage: 5 });
}
rows.push(['memory of 2,000 organizations with a change each', `${((heap() - alone) / 2 ** 20).toFixed(0)} MB`]);
report('sandbox', [{ columns: ['what', 'figure'], rows }], options.values.write);
