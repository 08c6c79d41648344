import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSandbox, type Explanation, type Sandbox } from '../../src/public/sandbox.ts';
import { explain } from '../support/explained-calls.ts';
import { TOKEN } from '../support/mock-calls.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

const URL_OF_TAXES = 'https://inventory.example.com/inventory/v1/settings/taxes?organization_id=10234695';

/** A customer with terms of 15 days, and what makes an invoice of 7080. */
async function start(): Promise<{ sandbox: Sandbox; customer_id: string; body: Json }> {
  const sandbox = createSandbox({ seed: 'empty' });
  const { contact } = await ok(
    callerOf(sandbox)('createContact', {}, { contact_name: 'Hubballi Outdoors', payment_terms: 15 }),
  );
  const customer_id = (contact as Json)['contact_id'] as string;
  return { sandbox, customer_id, body: { customer_id, line_items: [{ name: 'Bottle', rate: 3540, quantity: 2 }] } };
}

const about = (explanations: readonly { path?: string | undefined }[], path: string) =>
  explanations.find((one) => one.path === path);

describe('an answer says why', () => {
  test('a due date is so', async () => {
    const { sandbox, customer_id, body } = await start();
    const { explanations } = await explain(sandbox, 'createInvoice', { body });
    expect(about(explanations, 'invoice.due_date')).toEqual({
      path: 'invoice.due_date',
      value: '2026-04-12',
      rule: 'invoices.terms',
      does: "An invoice is due after its payment terms, which default to the customer's. A due date in the request takes precedence.",
      basis: 'assumed',
      from: [
        { record: `contacts ${customer_id}`, title: 'Hubballi Outdoors', field: 'payment_terms', value: 15 },
        {
          record: `contacts ${customer_id}`,
          title: 'Hubballi Outdoors',
          field: 'payment_terms_label',
          value: 'Net 15',
        },
        { field: 'customer_id', value: customer_id },
        { field: 'date', value: '2026-03-28' },
      ],
      behind: [{ rule: 'documents.dates', basis: 'assumed' }],
    });
  });

  test('an invoice is overdue, and what is left of it', async () => {
    const { sandbox, customer_id, body } = await start();
    const call = callerOf(sandbox);
    const { invoice } = await ok(call('createInvoice', {}, body));
    const { invoice_id } = invoice as { invoice_id: string };
    await ok(call('markInvoiceSent', { invoice_id }));
    await ok(
      call(
        'createCustomerPayment',
        {},
        {
          customer_id,
          payment_mode: 'cash',
          amount: 80,
          reference_number: 'PAY-3',
          invoices: [{ invoice_id, amount_applied: 80 }],
        },
      ),
    );
    sandbox.clock.set('2026-05-07T12:00:00+05:30');
    const { explanations } = await explain(sandbox, 'getInvoice', { parameters: { invoice_id } });
    const status = about(explanations, 'invoice.status') as { value: string; rule: string; from: unknown[] };
    expect(status).toMatchObject({ value: 'overdue', rule: 'documents.status' });
    expect(status.from).toEqual(expect.arrayContaining([{ field: 'status', value: 'sent' }]));
    expect(status.from).toEqual(expect.arrayContaining([{ field: 'due_date', value: '2026-04-12' }]));
    const paid = about(explanations, 'invoice.payment_made') as { value: number; from: Json[] };
    expect(paid.value).toBe(80);
    expect(paid.from).toContainEqual({
      record: expect.stringMatching(/^invoicePayments \d+$/),
      ledger: 'document.paid',
      key: invoice_id,
      value: 8000,
    });
    const settled = { record: paid.from[0]!['record'], ledger: 'document.allocated', key: invoice_id, value: 8000 };
    const balance = about(explanations, 'invoice.balance') as { from: Json[] };
    expect(balance.from[0]).toEqual(settled);
    expect(status.from.slice(0, 2)).toEqual([{ clock: 'today', value: '2026-05-07' }, settled]);
  });

  test('and a value that an earlier call has stored, if that call was explained', async () => {
    const { sandbox, body } = await start();
    const dueOf = async (invoice_id: string) => {
      const read = await explain(sandbox, 'getInvoice', { parameters: { invoice_id } });
      expect((read.body['invoice'] as Json)['due_date']).toBe('2026-04-12');
      expect(about(read.explanations, 'invoice.total')).toMatchObject({ rule: 'documents.totals' });
      return about(read.explanations, 'invoice.due_date');
    };
    const created = await explain(sandbox, 'createInvoice', { body });
    expect(about(created.explanations, 'invoice.due_date')).toMatchObject({ rule: 'invoices.terms' });
    expect(await dueOf(String((created.body['invoice'] as Json)['invoice_id']))).toMatchObject({
      rule: 'invoices.terms',
    });
    const plain = await ok(callerOf(sandbox)('createInvoice', {}, body));
    expect(await dueOf(String((plain['invoice'] as Json)['invoice_id']))).toBeUndefined();
  });

  test('nothing is written off', async () => {
    const { sandbox, body } = await start();
    const { explanations } = await explain(sandbox, 'createInvoice', { body });
    expect(about(explanations, 'invoice.write_off_amount')).toMatchObject({ value: 0, rule: 'invoices.write-off' });
  });

  test('a value that was sent is explained by nothing', async () => {
    const { sandbox, body } = await start();
    const { explanations } = await explain(sandbox, 'createInvoice', { body: { ...body, due_date: '2026-12-31' } });
    expect(about(explanations, 'invoice.due_date')).toBeUndefined();
  });

  test('a call is refused', async () => {
    const { sandbox, body } = await start();
    const reply = await explain(sandbox, 'createInvoice', { body: { ...body, due_date: '2026-01-01' } });
    expect(reply.status).toBe(400);
    expect(reply.explanations).toEqual([
      {
        path: 'body.due_date',
        value: '2026-01-01',
        refused: 'due_date must not be before the date, 2026-03-28.',
        rule: 'invoices.due',
        does: "The due date of an invoice can't be before its date.",
        basis: 'assumed',
        from: [
          { field: 'date', value: '2026-03-28' },
          { field: 'due_date', value: '2026-01-01' },
        ],
        behind: [{ rule: 'documents.dates', basis: 'assumed' }],
      },
    ]);
  });

  test('the rows of the item that is refused are listed, and add up', async () => {
    const [daypack, bottle, from, to] = [castId(16001), castId(16005), castId(13001), castId(13003)];
    const sandbox = createSandbox();
    const { explanations } = await explain(sandbox, 'createTransferOrder', {
      body: {
        transfer_order_number: 'TO-00002',
        date: '2026-03-28',
        from_warehouse_id: from,
        to_warehouse_id: to,
        line_items: [
          { item_id: bottle, name: 'Bottle', quantity_transfer: 1 },
          { item_id: daypack, name: 'Daypack', quantity_transfer: 9991 },
        ],
      },
    });
    const [refused] = explanations;
    expect(refused?.rule).toBe('transfer-orders.enough-stock');
    const has = Number(/has (\d+) of/.exec(refused!.refused!)![1]);
    const rows = refused!.from.filter(({ key }) => key === `${daypack}@${from}`);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.reduce((sum, { value }) => sum + Number(value), 0)).toBe(has * 1_000_000);
    expect(refused!.from.some(({ key }) => key === `${bottle}@${from}`)).toBe(false);
  });

  test('many rows of a sum are one, with their number', async () => {
    const { explanations } = await explain(createSandbox(), 'getContact', {
      parameters: { contact_id: castId(14001) },
    });
    const { from } = about(explanations, 'contact.has_transaction') as { from: Json[] };
    expect(from[0]).toMatchObject({ ledger: 'contact.transactions', key: castId(14001) });
    expect(from[0]!['rows']).toBeGreaterThan(5);
    expect(from[0]!['value']).toBe(from[0]!['rows']);
    expect(from).toHaveLength(2);
  });

  test('each field of a line names its own rule, and what it was made from', async () => {
    const parameters = { invoice_id: castId(23001) };
    const { explanations } = await explain(createSandbox(), 'getInvoice', { parameters });
    expect(about(explanations, 'invoice.line_items[0].tax_name')).toMatchObject({ rule: 'documents.tax-copies' });
    expect(about(explanations, 'invoice.line_items[0].bcy_rate')).toMatchObject({ rule: 'documents.base-price' });
    const { rule, from } = about(explanations, 'invoice.line_items[1].item_total') as { rule: string; from: Json[] };
    expect(rule).toBe('documents.inclusive');
    expect(from.map(({ field, value }) => [field, value])).toEqual([
      ['is_inclusive_tax', false],
      ['line_items[1].rate', 600],
      ['line_items[1].quantity', 10],
      ['line_items[1].discount', 0],
      ['price_precision', 2],
    ]);
  });

  test('a total follows from the sums that the answer shows', async () => {
    const { explanations } = await explain(createSandbox(), 'getInvoice', {
      parameters: { invoice_id: castId(23001) },
    });
    const fieldsOf = (path: string) => (about(explanations, path) as { from: Json[] }).from.map(({ field }) => field);
    expect(fieldsOf('invoice.total')).toEqual([
      'price_precision',
      'line_items[0].item_total',
      'line_items[1].item_total',
      'taxes[0].tax_amount',
    ]);
    expect(fieldsOf('invoice.balance')).toContain('total');
  });

  test('a value that a rule copied names the field that it copied, and no other', async () => {
    const sandbox = createSandbox();
    const { explanations } = await explain(sandbox, 'createBundle', { body: { composite_item_id: castId(17001) } });
    expect(about(explanations, 'bundle.date')).toMatchObject({ from: [{ clock: 'today', value: '2026-03-28' }] });
    const name = about(explanations, 'bundle.line_items[0].name') as { value: string; from: Json[] };
    expect(name.from).toEqual([
      { record: `items ${castId(16001)}`, title: name.value, field: 'name', value: name.value },
    ]);
  });

  test.each([
    ['an id that names no record', { currency_id: '999' }, '999', { record: 'currencies 999', value: null }],
    [
      'a name that another record has',
      { contact_name: ' ridgeline TREKS' },
      ' ridgeline TREKS',
      {
        record: `contacts ${castId(14001)}`,
        title: 'Ridgeline Treks',
        field: 'contact_name',
        value: 'Ridgeline Treks',
      },
    ],
  ])('a refusal says what was sent, and which record it met: %s', async (_, fields, value, source) => {
    const body = { contact_name: 'Peak Supply', ...fields };
    const { explanations } = await explain(createSandbox(), 'createContact', { body });
    expect(explanations).toHaveLength(1);
    expect(explanations[0]).toMatchObject({ path: `body.${Object.keys(fields)[0]}`, value, from: [source] });
  });

  test('and no rule is named where none refuses', async () => {
    const { explanations, body } = await explain(createSandbox(), 'getTax', { parameters: { tax_id: '1' } });
    expect(body['code']).toBe(40401);
    expect(explanations).toEqual([]);
  });
});

describe('the header X-Sandbox-Explain', () => {
  const ask = (value?: string, sandbox = createSandbox()): Promise<Response> =>
    sandbox.fetch(URL_OF_TAXES, { headers: { ...TOKEN, ...(value !== undefined && { 'X-Sandbox-Explain': value }) } });

  test('adds the key `explain`', async () => {
    expect(await (await ask('1')).json()).toHaveProperty('explain', []);
    expect(await (await ask()).json()).not.toHaveProperty('explain');
  });

  test.each(['0', 'true', '2'])('is refused as %s', async (value) => {
    const response = await ask(value);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-sandbox-refusal')).toBe('invalid');
    expect(await response.json()).toMatchObject({
      message: `The X-Sandbox-Explain header must be 1, but is ${value}. Leave it out for a response without explanations.`,
    });
  });

  test('may come from a page that may read answers', async () => {
    const preflight = await createSandbox().fetch(URL_OF_TAXES, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'x-sandbox-explain',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-sandbox-explain');
  });

  test('names the assumptions that refuse a call', async () => {
    const { sandbox } = await start();
    const assumedIn = async (operation: string, body: Json): Promise<string | null> =>
      (await explain(sandbox, operation, { body })).headers.get('x-sandbox-assumptions');
    expect(await assumedIn('createInvoice', { customer_id: '1', line_items: [{ name: 'Tent', rate: 'x' }] })).toBe(
      'records.value-types, documents.customer',
    );
    expect(await assumedIn('createItem', { rate: 'x', tax_id: '1' })).toBe('items.taxes');
    expect(await assumedIn('createItem', {})).toBeNull();
    const off = createSandbox({ assumptions: { 'documents.customer': false } });
    const reply = await callerOf(off)('createInvoice', {}, { customer_id: '1', line_items: [{}] });
    expect(reply.headers.get('x-sandbox-assumptions')).toBe('documents.line-values');
  });

  test('names the assumptions that the answer rests on, in place of all that the operation has', async () => {
    const { headers } = await ask('1');
    expect(headers.get('x-sandbox-assumptions')).toBe('lists.order');
    const off = createSandbox({ assumptions: { 'lists.order': false } });
    expect((await ask('1', off)).headers.get('x-sandbox-assumptions')).toBeNull();
  });

  test('is in the log with its answer', async () => {
    const sandbox = createSandbox();
    await ask('1', sandbox);
    expect(sandbox.log.at(-1)?.answer).toHaveProperty('explain');
  });
});

describe('a value names what decides it, and nothing else', () => {
  const [DECCAN, DAYPACK, RIDGELINE] = [castId(14003), castId(16001), castId(14001)];
  const fieldsOf = (explanations: readonly Explanation[], path: string) =>
    explanations.find((one) => one.path === path)!.from.map(({ field }) => field);

  test('the only line of a vendor credit, which is shown as an object', async () => {
    const body = {
      vendor_id: DECCAN,
      vendor_credit_number: 'VC-77',
      line_items: [{ item_id: DAYPACK, quantity: 1 }],
    };
    const { explanations } = await explain(createSandbox(), 'createVendorCredit', { body });
    expect(about(explanations, 'vendor_credit.line_items.rate')).toMatchObject({
      rule: 'documents.lines',
      value: 1500,
      from: [{ record: `items ${DAYPACK}`, field: 'purchase_rate', value: 1500 }, { field: 'exchange_rate' }],
    });
    expect(about(explanations, 'vendor_credit.line_items.quantity')).toBeUndefined();
    expect(fieldsOf(explanations, 'vendor_credit.line_items.item_order')).toEqual([]);
    expect(about(explanations, 'vendor_credit.line_items')).toMatchObject({ rule: 'vendor-credits.single-line' });
    expect(fieldsOf(explanations, 'vendor_credit.sub_total')).toEqual(['price_precision', 'line_items.item_total']);
  });

  test('the attribute of an item group', async () => {
    const item = (size: string) => ({
      name: `Tent ${size}`,
      sku: size,
      rate: 1,
      purchase_rate: 1,
      attribute_option_name1: size,
    });
    const body = { group_name: 'Tent', unit: 'pcs', attribute_name1: 'Size', items: [item('S'), item('L')] };
    const { explanations } = await explain(createSandbox(), 'createItemGroup', { body });
    expect(about(explanations, 'attributes')).toMatchObject({
      rule: 'item-groups.attribute',
      from: [
        { field: 'attribute_name1', value: 'Size' },
        { field: 'items[0].attribute_option_name1', value: 'S' },
        { field: 'items[1].attribute_option_name1', value: 'L' },
      ],
    });
  });

  test('the invoices that a payment pays, field by field', async () => {
    const { explanations } = await explain(createSandbox(), 'listCustomerPayments');
    const at = 'customerpayments[0].invoices[0]';
    expect(about(explanations, 'customerpayments[0].invoices')).toBeUndefined();
    expect(fieldsOf(explanations, `${at}.invoice_number`)).toEqual(['invoice_number']);
    expect(fieldsOf(explanations, `${at}.amount_applied`)).toEqual(['invoice_id', 'amount', 'price_precision']);
    expect(fieldsOf(explanations, `${at}.balance_amount`)).toEqual(expect.arrayContaining(['total', 'status']));
  });

  test('what is refunded of a sales return', async () => {
    const { explanations } = await explain(createSandbox(), 'listSalesReturns');
    const refunded = about(explanations, 'salesreturns[0].refunded_amount') as { from: Json[]; more?: number };
    expect(refunded.more).toBeUndefined();
    expect(refunded.from).toContainEqual(expect.objectContaining({ field: 'line_items[1].rate' }));
  });

  test('an email, field by field', async () => {
    const sandbox = createSandbox();
    const invoice = sandbox
      .records('invoices')
      .list()
      .find(({ customer_id }) => customer_id === RIDGELINE);
    const parameters = { invoice_id: invoice!.invoice_id };
    const { explanations } = await explain(sandbox, 'getInvoiceEmail', { parameters });
    expect(fieldsOf(explanations, 'data.customer_id')).toEqual(['customer_id']);
    expect(fieldsOf(explanations, 'data.file_name')).toEqual(['invoice_number']);
    expect(fieldsOf(explanations, 'data.attach_pdf')).toEqual([]);
    expect(fieldsOf(explanations, 'data.to_contacts')).toContain('contact_persons[0].contact_person_id');
  });
});

describe('sandbox.explain', () => {
  test('takes the reasons out of the answer', async () => {
    const { response, explanations } = await createSandbox().explain(
      URL_OF_TAXES.replace('settings/taxes', 'contacts'),
      {
        headers: TOKEN,
      },
    );
    const text = await response.text();
    expect(explanations.length).toBeGreaterThan(10);
    expect(JSON.parse(text)).not.toHaveProperty('explain');
    expect(response.headers.get('content-length')).toBe(String(new TextEncoder().encode(text).length));
  });

  test('does not explain a file', async () => {
    const { response, explanations } = await explainFile();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(explanations).toEqual([]);
  });

  async function explainFile() {
    const sandbox = createSandbox();
    const [invoice] = sandbox.records('invoices').list();
    const url = `https://inventory.example.com/inventory/v1/invoices/pdf?organization_id=10234695&invoice_ids=${invoice!.invoice_id}`;
    return sandbox.explain(url, { headers: TOKEN });
  }
});

describe('nothing is watched', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('unless a call asks why', async () => {
    let made = 0;
    const construct: ProxyHandler<typeof Proxy>['construct'] = (target, given) => {
      made += 1;
      return Reflect.construct(target, given) as object;
    };
    vi.stubGlobal('Proxy', new Proxy(Proxy, { construct }));
    const { sandbox, body } = await start();
    const call = callerOf(sandbox);
    const { invoice } = await ok(call('createInvoice', {}, body));
    await ok(call('markInvoiceSent', { invoice_id: (invoice as Json)['invoice_id'] }));
    await ok(call('listInvoices'));
    const unasked = made;
    await explain(sandbox, 'createInvoice', { body });
    vi.unstubAllGlobals();
    expect(unasked).toBe(0);
    expect(made).toBeGreaterThan(20);
  });
});
