import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createInventoryClient, type InventoryClient } from '../../../src/public/client.ts';
import { createSandbox, type RuleEvidence, type Sandbox, type SandboxOptions } from '../../../src/public/sandbox.ts';
import { receipts, type TestName } from '../../../src/public/sandbox-testing.ts';
import { useReceiptFile } from './receipt-folder.ts';

const receiptFile = useReceiptFile();

/** A wrapped sandbox, and its client. */
function start(name: TestName, options: SandboxOptions = {}, receipt = receipts(receiptFile.file)) {
  const sandbox = receipt.wrap(createSandbox({ seed: 'empty', ...options }), name);
  return { receipt, sandbox, client: clientOf(sandbox) };
}

function clientOf({ baseUrl, fetch, organizationId }: Sandbox): InventoryClient {
  return createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo' });
}

/** The rules that a test depends on which does something with a client. */
async function rulesOf(work: (client: InventoryClient, sandbox: Sandbox) => Promise<unknown>): Promise<string[]> {
  const { receipt, client, sandbox } = start('it');
  await work(client, sandbox);
  receipt.write();
  return Object.keys(receiptFile.written().tests['it']!);
}

const TERMS = { contact_name: 'Hubballi Outdoors', payment_terms: 15 };
const LINES = [{ name: 'Tent', rate: 50, quantity: 2 }];

describe('a receipt names', () => {
  test('the rules that gave the values that a test reads, and no others', async () => {
    const rules = await rulesOf(async (client) => {
      const { contact } = await client.contacts.create(TERMS);
      expect(contact.payment_terms_label).toBe('Net 15');
    });
    expect(rules).toEqual(['contacts.terms-label']);
  });

  test('the rules behind a value that was computed from others', async () => {
    const rules = await rulesOf(async (client) => {
      const { contact_id } = (await client.contacts.create(TERMS)).contact;
      const { invoice } = await client.invoices.create({ customer_id: contact_id, line_items: LINES });
      expect(invoice.due_date).toBe('2026-04-12');
    });
    expect(rules).toEqual(expect.arrayContaining(['invoices.terms', 'documents.dates']));
    expect(rules).not.toContain('documents.totals');
  });

  test('the rule that gave a value in an earlier request', async () => {
    const rules = await rulesOf(async (client) => {
      const { contact_id } = (await client.contacts.create(TERMS)).contact;
      const { invoice_id } = (await client.invoices.create({ customer_id: contact_id, line_items: LINES })).invoice;
      expect((await client.invoices.get(invoice_id)).invoice.due_date).toBe('2026-04-12');
    });
    expect(rules).toContain('invoices.terms');
  });

  test('the rule that rejected a request', async () => {
    const rules = await rulesOf(async (client) => {
      await client.taxes.create({ tax_name: 'Cess', tax_percentage: 1 });
      await expect(client.taxes.create({ tax_name: 'Cess', tax_percentage: 2 })).rejects.toThrow('Cess');
    });
    expect(rules).toContain('taxes.unique');
  });

  test('the rules that post to a sum', async () => {
    const rules = await rulesOf(async (client) => {
      const { item_id } = (await client.items.create({ name: 'Bottle', initial_stock: 40 })).item;
      const items = await client.items.list().toArray();
      expect(items.find((one) => one.item_id === item_id)?.stock_on_hand).toBe(40);
    });
    expect(rules).toContain('items.initial-stock');
  });

  test('the rule of an event', async () => {
    const { receipt, client, sandbox } = start('it', { seed: 'story' });
    const order = { salesorder_id: '4815162342481520003' };
    await client.shipmentOrders.create(
      { shipment_number: 'SHP-90001', date: '2026-03-28', delivery_method: 'Courier', tracking_number: 'T-1' },
      { ...order, package_ids: '4815162342481521003' },
    );
    const line_items = [{ salesorder_item_id: '4815162342481520015', quantity: 3 }];
    const { salesreturn } = await client.salesReturns.create({ line_items, reason: 'Dents' }, order);
    sandbox.simulate('salesReturns.receive', salesreturn.salesreturn_id);
    const [first] = (await client.salesReturns.list()).salesreturns;
    expect(first?.receive_status).toBe('received');
    receipt.write();
    expect(Object.keys(receiptFile.written().tests['it']!)).toContain('sales-returns.receive');
  });

  test('all rules behind a response whose reader is not known', async () => {
    const read = async (how: (response: Response) => Promise<unknown>): Promise<string[]> => {
      const { receipt, sandbox } = start('it', {}, receipts(receiptFile.file));
      await how(
        await sandbox.fetch(`${sandbox.baseUrl}/contacts?organization_id=${sandbox.organizationId}`, {
          method: 'POST',
          headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
          body: JSON.stringify(TERMS),
        }),
      );
      receipt.write();
      return Object.keys(receiptFile.written().tests['it']!);
    };
    const byJson = await read(async (response) => {
      const body = (await response.json()) as { contact: { payment_terms_label: string }; explain?: unknown };
      expect(body.contact.payment_terms_label).toBe('Net 15');
      expect(body).not.toHaveProperty('explain');
    });
    expect(byJson).toEqual(['contacts.terms-label']);
    const byText = await read((response) => response.text());
    expect(byText).toEqual(expect.arrayContaining(['contacts.terms-label', 'contacts.defaults']));
    expect(await read(async () => undefined)).toEqual(byText);
  });
});

describe('results of a wrapped sandbox', () => {
  test('are compared, copied, changed and printed like others', async () => {
    const { client, sandbox } = start('it');
    const { contact } = await client.contacts.create(TERMS);
    const plain = (await clientOf(createSandbox({ seed: 'empty' })).contacts.create(TERMS)).contact;
    expect(contact).toStrictEqual(plain);
    expect({ ...contact }).toStrictEqual(plain);
    expect(structuredClone(contact)).toStrictEqual(plain);
    expect(JSON.stringify(contact)).toBe(JSON.stringify(plain));
    expect(inspect(contact)).toBe(inspect(plain));
    contact.contact_name = 'Peak Supply';
    expect(contact).toMatchObject({ ...plain, contact_name: 'Peak Supply' });
    expect((await client.contacts.list().toArray()).map(({ contact_id }) => contact_id)).toEqual([plain.contact_id]);
    expect(sandbox.log).toHaveLength(2);
  });

  test('that are printed are not read', async () => {
    expect(await rulesOf(async (client) => void inspect((await client.contacts.create(TERMS)).contact))).toEqual([]);
  });
});

describe('the receiptFile.file', () => {
  test('has the rules of each test and in total, with their states and counts', async () => {
    const probes: RuleEvidence['probes'] = {
      1: { account: 'north', rules: { 'contacts.terms-label': { verdict: 'refuted', on: '2026-03-28' } } },
    };
    const evidence: RuleEvidence = { format: 2, probes };
    let name = 'one';
    const { receipt, client } = start(() => name, { evidence });
    for (name of ['one', 'two'])
      expect((await client.contacts.create({ ...TERMS, contact_name: name })).contact.payment_terms_label).toBe(
        'Net 15',
      );
    receipt.write();
    const use = (count: number) => ({ 'contacts.terms-label': { state: 'refuted', count } });
    expect(receiptFile.written()).toEqual({ format: 1, tests: { one: use(1), two: use(1) }, total: use(2) });
    expect(() => receipt.check()).toThrow('contacts.terms-label (refuted):\n  - one\n  - two');
    expect(receipt.summary()).toBe(
      [
        '0 tests depend on documented behavior only,',
        '0 on assumptions observed in your account,',
        '0 on assumptions nobody has checked.',
        '2 tests depend on assumptions that your account does not follow: contacts.terms-label.',
      ].join('\n'),
    );
  });

  test('is written by several workers, and tests of the same name count as one', async () => {
    for (const name of ['one', 'two', 'one']) {
      const { receipt, client } = start(name);
      const { tax } = await client.taxes.create({ tax_name: 'Cess', tax_percentage: 1 });
      expect(tax[0]?.tax_type).toBe('tax');
      receipt.write();
    }
    const use = (count: number) => ({ 'taxes.defaults': { state: 'assumed', count } });
    expect(receiptFile.written()).toEqual({ format: 1, tests: { one: use(2), two: use(1) }, total: use(3) });
    receipts(receiptFile.file).begin();
    expect(existsSync(receiptFile.file)).toBe(false);
  });

  test('has what forks and other organizations of a sandbox are asked', async () => {
    const { receipt, sandbox } = start('it');
    for (const other of [sandbox.fork(), sandbox.organization('77')]) {
      const { contact } = await clientOf(other).contacts.create(TERMS);
      expect(contact.payment_terms_label).toBe('Net 15');
    }
    receipt.write();
    expect(receiptFile.written().total).toEqual({ 'contacts.terms-label': { state: 'assumed', count: 2 } });
  });

  test('is not written where nothing was called', () => {
    const { receipt } = start('it');
    receipt.write();
    expect(existsSync(receiptFile.file)).toBe(false);
  });

  test('has calls outside of tests under a name of their own', async () => {
    const { receipt, client } = start(() => undefined);
    await client.taxes.create({ tax_name: 'Cess', tax_percentage: 1 });
    receipt.write();
    expect(Object.keys(receiptFile.written().tests)).toEqual(['outside of tests']);
  });

  test('is written after a worker that was killed while it wrote', async () => {
    mkdirSync(`${receiptFile.file}.lock`);
    const then = new Date(Date.now() - 60_000);
    utimesSync(`${receiptFile.file}.lock`, then, then);
    const { receipt, client } = start('it');
    await client.taxes.list();
    receipt.write();
    expect(Object.keys(receiptFile.written().tests)).toEqual(['it']);
  });

  test('that is missing, or no receipt, is an error that says what to do', async () => {
    expect(() => receipts(receiptFile.file).summary()).toThrow(
      `There is no ${receiptFile.file}. Wrap the sandbox with receipts(), and call write() after your tests.`,
    );
    expect(() => receipts(receiptFile.file).check()).toThrow(`There is no ${receiptFile.file}.`);
    for (const [text, what] of [
      ['{', 'Delete it, and run the tests again.'],
      ['[]', 'it is not an object'],
      ['{"format":2,"tests":{}}', 'its format must be 1, but is 2'],
      ['{"format":1}', 'its tests must be an object'],
      [
        '{"format":1,"tests":{"it":{"taxes.unique":{"state":"maybe","count":1}}}}',
        'taxes.unique in "it" has no valid state',
      ],
      ['{"format":1,"tests":{"it":{"taxes.unique":{"state":"assumed"}}}}', 'taxes.unique in "it" has no valid count'],
    ] as const) {
      writeFileSync(receiptFile.file, text);
      expect(() => receipts(receiptFile.file).check(), text).toThrow(what);
    }
    writeFileSync(receiptFile.file, '{"format":1,"tests":{}}');
    expect(() => receipts(receiptFile.file).check()).toThrow('has no tests');
  });
});

test('the summary counts each test once, by what it depends on least surely', () => {
  const use = (state: string) => ({ state, count: 1 });
  const tests = {
    documented: { a: use('documented') },
    nothing: {},
    observed: { a: use('documented'), b: use('observed') },
    assumed: { b: use('observed'), c: use('assumed') },
    undecidable: { d: use('undecidable') },
    otherwise: { c: use('assumed'), e: use('otherwise') },
  };
  writeFileSync(receiptFile.file, JSON.stringify({ format: 1, tests }));
  expect(receipts(receiptFile.file).summary()).toBe(
    [
      '2 tests depend on documented behavior only,',
      '1 on assumptions observed in your account,',
      '2 on assumptions nobody has checked: c, d.',
      '1 test depends on assumptions that your account does not follow: e.',
      `To see how to check them: npx inventory-service-api probe --for ${receiptFile.file} --plan`,
    ].join('\n'),
  );
});
