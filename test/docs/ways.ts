import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readPublisher } from '../../scripts/package/publisher.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import type { Node } from '../../src/contract/walk.ts';
import { applyOverlay, readOverlay } from '../../src/overlay/overlay.ts';
import { createInventoryClient } from '../../src/public/client.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { receipts } from '../../src/public/sandbox-testing.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { propose } from '../../verifier/verify/propose/proposals.ts';
import type { Exchange } from '../../verifier/verify/recorded-exchange.ts';
import { modelOf } from '../../verifier/verify/verify-options.ts';
import { run } from '../cli/output.ts';
import { differencesOf, withPlace } from '../contract/differences.ts';
import { contract } from '../support/document.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import { openService } from '../support/service.ts';
import { patchSources } from '../support/sources.ts';
import type { Json } from '../support/story.ts';
import { watched } from '../verifier/verify/support/traffic.ts';
import { arrowsPicture } from './arrows.ts';
import { codeWays } from './code.ts';
import type { Comparison, Ways } from './compare.ts';
import { messageWays } from './messages.ts';
import { blocksOf } from './shown.ts';
import { tree } from './tree.ts';

const INPUT = 'It is what the reader writes.';
const DRAWING = 'It is a drawing.';

/** A temporary folder, for one test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Reads a block as the file that says who publishes. Prints what is wrong with it, if anything is. */
const publisher: Comparison = {
  prints({ text }) {
    const file = path.join(temporaryFolder(), 'trial.json');
    writeFileSync(file, text);
    const read = readPublisher(file);
    return Promise.resolve('problems' in read ? read.problems.join('\n') : text);
  },
};

/** Makes the change of the contract that CONTRIBUTING.md shows, and prints how the contract differs from the documents. */
const changedContract: Comparison = {
  varies: ['line'],
  async prints() {
    const diff = blocksOf(readFileSync('CONTRIBUTING.md', 'utf8')).find(({ language }) => language === 'diff')!.text;
    const side = (other: string): string =>
      diff.replaceAll(new RegExp(`^\\${other}.*\n`, 'gm'), '').replaceAll(/^./gm, '');
    const sources = patchSources();
    sources.replace('openapi/resources/warehouses/schemas.yaml', side('+'), side('-'));
    const differences = differencesOf(await sources.publish());
    return differences.map((difference) => withPlace(sources.texts, difference)).join('\n');
  },
};

const HEADERS = { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' };

/** A POST to the mock. */
const post = (url: string, body: object, headers = {}) => ({
  method: 'POST',
  path: `${url}?organization_id=10234695`,
  headers: { ...HEADERS, ...headers },
  body: JSON.stringify(body),
});

/** Sends the mock names that the contract does not have, and a number where text is inferred. Prints the headers that name them. */
const remarks: Comparison = {
  async prints() {
    const { send } = await openService();
    const item = post(
      '/items',
      { name: 'Bottle', item_type: 'inventory', purchse_rate: 3 },
      { Prefer: 'status=404, exmple=paid' },
    );
    const unknown = await send({ ...item, path: `${item.path}&pge=2` });
    const inferred = await send(post('/contacts', { contact_name: 'A', billing_address: { zip: 411016 } }));
    return [
      `x-mock-unknown: ${unknown.headers.get('x-mock-unknown')}`,
      `x-mock-inferred: ${inferred.headers.get('x-mock-inferred')}`,
    ].join('\n');
  },
};

/** The days of March on which the first, second and last of forty reads are, by their number. */
const DAYS: Readonly<Record<number, string>> = { 1: '01', 2: '02', 40: '28' };

/** The contract with what is proposed after 40 reads of the payments of an invoice, the date of one of which is blank. */
async function afterFortyReads(): Promise<Node> {
  const recorder = createRecorder();
  for (let read = 1; read <= 40; read += 1) {
    const date = read === 2 ? '' : '2026-03-01';
    const body = JSON.stringify({ code: 0, message: 'success', payments: [{ date }] });
    recorder({
      at: `2026-03-${DAYS[read] ?? '09'}T10:00:00Z`,
      request: {
        method: 'GET',
        url: 'https://inventory.example.com/inventory/v1/invoices/1/payments?organization_id=1',
      },
      response: { status: 200, body },
    });
  }
  const { overlay } = propose(modelOf({}), recorder.evidence());
  return (await applyOverlay(contract as unknown as Node, readOverlay(overlay, 'overlay.yaml'))).document;
}

const editAtTheProperty: Comparison = {
  as: 'data',
  async prints() {
    const { components } = (await afterFortyReads()) as unknown as OpenApiDocument;
    const { anyOf } = components.schemas['InvoicePayment']!.properties!['date']!;
    return JSON.stringify({ date: { anyOf } });
  },
};

/** Records six invoices, the total of one of which is not what the rules make it, and replays the recording. */
const behavior: Comparison = {
  async prints() {
    const folder = temporaryFolder();
    const recorder = createRecorder({ to: path.join(folder, 'values.ndjson'), values: true });
    const exchanges: Exchange[] = [];
    const call = callerOf(watched(createSandbox({ seed: 'empty' }), (exchange) => exchanges.push(exchange)));
    const { contact } = (await call('createContact', {}, { contact_name: 'Peak Supply' })).body as { contact: Json };
    const { item } = (await call('createItem', {}, { name: 'Tent', rate: 10 })).body as { item: Json };
    for (const quantity of [1, 2, 3, 4, 5, 6]) {
      const body = { customer_id: contact['contact_id'], line_items: [{ item_id: item['item_id'], quantity }] };
      const { invoice } = (await call('createInvoice', {}, body)).body as { invoice: Json };
      const { invoice_id } = invoice;
      if (quantity > 1) await call('markInvoiceSent', { invoice_id });
      await call('getInvoice', { invoice_id });
    }
    for (const exchange of exchanges) {
      const { request, response } = exchange;
      const text = new TextDecoder().decode(response.body as Uint8Array);
      const body = request.method === 'POST' ? text.replace('"total":"60.00"', '"total":"60.01"') : text;
      recorder({ ...exchange, response: { ...response, body } });
    }
    const { stdout } = await run(['verify', path.join(folder, 'values.ndjson'), '--behaviour']);
    return stdout.replaceAll(`${folder}/`, '');
  },
};

/** Runs the test that docs/receipts.md shows, and prints the summary of its receipt. */
async function summary(): Promise<string> {
  const folder = temporaryFolder();
  const receipt = receipts(path.join(folder, 'receipts.json'));
  const { baseUrl, fetch, organizationId } = receipt.wrap(createSandbox(), 'a new customer owes nothing');
  const client = createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo' });
  const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  if (contact.outstanding_receivable_amount !== 0) throw new Error('The test of the page fails.');
  receipt.write();
  return `${receipt.summary().replace(`${folder}/`, '')}\n`;
}

/** How each output of the pages is compared with what is printed, without a server. */
export const WAYS: Ways = {
  'docs/receipts.md: See which tests depend on assumptions': {
    prints: summary,
  },
  'CONTRIBUTING.md: Change the contract': { notPrinted: `${INPUT} The next block is what follows from it.` },
  'CONTRIBUTING.md: Change the contract, 2': changedContract,
  'docs/contributing/architecture.md: Architecture': { notPrinted: DRAWING },
  'docs/contributing/architecture.md: Folders': tree('.', ['.', 'src', 'sandbox', 'verifier']),
  'docs/contributing/architecture.md: Arrows': { prints: () => arrowsPicture() },
  'docs/agents.md: Tools': { notPrinted: INPUT },
  'docs/agents.md: Over HTTP': { notPrinted: INPUT },
  'docs/mock.md: Find typos and wrong guesses': remarks,
  'docs/verifier.md: Bind your records': { notPrinted: INPUT },
  'docs/contributing/sandbox.md: Add a probe': { notPrinted: 'test/scripts/sessions.test.ts compares it.' },
  'docs/contributing/sandbox.md: Add a seed record': { notPrinted: 'test/scripts/seeds.test.ts compares it.' },
  'docs/contributing/sandbox.md: The order of rules': {
    notPrinted: `${DRAWING} test/docs/architecture.test.ts compares its names.`,
  },
  'docs/contributing/style.md: Operations': { notPrinted: 'test/docs/style.test.ts compares it.' },
  'docs/verifier.md: Check logs of a gateway': { notPrinted: INPUT },
  'docs/verifier.md: Check logs of a gateway, 2': { notPrinted: INPUT },
  'docs/verifier.md: Check every pull request': { notPrinted: INPUT },
  'docs/verifier.md: Check behavior': behavior,
  'docs/verifier.md: Improve the contract': editAtTheProperty,
  'docs/contributing/publishing.md: Rehearse it': publisher,
  ...codeWays,
  ...messageWays,
};
