import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { createInventoryClient, NotFoundError, RateLimitError } from '../../src/public/client.ts';
import { createSandbox, type RecordsSeed, Refusal, type Sandbox } from '../../src/public/sandbox.ts';
import { TOKEN } from '../support/mock-calls.ts';
import { callerOf, ok, refused } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';
import { readTax } from './read-tax.ts';

const namesOf = (sandbox: Sandbox) =>
  sandbox
    .records('taxes')
    .list()
    .map(({ tax_name }) => tax_name);

const addTax = (sandbox: Sandbox, tax_name: string) =>
  ok(callerOf(sandbox)('createTax', {}, { tax_name, tax_percentage: 5 }));

describe('a client', () => {
  test('works with a sandbox as its fetch', async () => {
    const sandbox = createSandbox();
    const inventory = createInventoryClient({
      fetch: sandbox.fetch,
      baseUrl: sandbox.baseUrl,
      organizationId: sandbox.organizationId,
      accessToken: 'demo',
      limits: false,
    });
    const { warehouse } = await inventory.warehouses.create({ warehouse_name: 'Hubballi' });
    const names: unknown[] = [];
    for await (const { warehouse_name } of inventory.warehouses.list()) names.push(warehouse_name);
    expect(names).toEqual(['Bengaluru Main', 'Hubballi', 'Mysuru Store', 'Hosur Annex']);
    await inventory.warehouses.delete(warehouse.warehouse_id!);
    await expect(inventory.warehouses.delete(warehouse.warehouse_id!)).rejects.toThrow(NotFoundError);
    const { organizations } = await inventory.organizations.list();
    expect(organizations.map(({ organization_id }) => organization_id)).toEqual([sandbox.organizationId]);
  });
});

describe('organizations', () => {
  test('are apart from each other', async () => {
    const sandbox = createSandbox();
    const other = sandbox.organization('20000001');
    await addTax(other, 'VAT');
    other.clock.advance({ days: 3 });
    expect(namesOf(other)).toContain('VAT');
    expect(namesOf(sandbox)).not.toContain('VAT');
    expect(other.clock.now() - sandbox.clock.now()).toBe(3 * 86_400_000 + 1000);
    expect(sandbox.organization('20000001').records('taxes').list()).toEqual(other.records('taxes').list());
    expect((await ok(callerOf(other)('listOrganizations')))['organizations']).toMatchObject([
      { organization_id: '20000001', name: 'Juniper Outdoor Supply' },
    ]);
    expect((await ok(callerOf(sandbox)('listOrganizations')))['organizations']).toHaveLength(1);
  });

  test('share one fetch', async () => {
    const sandbox = createSandbox();
    const other = sandbox.organization('20000001');
    await ok(
      callerOf({ ...sandbox, organizationId: '20000001' })('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 }),
    );
    expect(namesOf(other)).toContain('VAT');
  });

  test('that do not exist are refused, or made where that is asked for', async () => {
    const strangers = (options: object) => {
      const sandbox = createSandbox(options);
      return callerOf({ ...sandbox, organizationId: '30000001' })('listTaxes');
    };
    expect(await refused(strangers({}))).toEqual([
      400,
      40009,
      'organization_id 30000001 does not exist. Use 10234695.',
    ]);
    expect((await ok(strangers({ createsOrganizations: true })))['taxes']).toHaveLength(4);
  });
});

describe('seeds', () => {
  test('an empty organization has its settings alone', () => {
    const sandbox = createSandbox({ seed: 'empty', organizationId: '7' });
    for (const name of ['taxes', 'items', 'contacts', 'bundles', 'priceLists'] as const) {
      expect(sandbox.records(name).list()).toEqual([]);
    }
    expect(sandbox.records('accounts').list()).toHaveLength(5);
    expect(sandbox.records('organizations').list()).toMatchObject([{ organization_id: '7', currency_code: 'INR' }]);
  });

  test('the story has no field that is computed, and no id that leads nowhere', () => {
    const { records } = createSandbox().snapshot();
    const known = new Set(
      TABLES.flatMap(({ resource, idField }) => (records[resource] ?? []).map((record) => record[idField])),
    );
    for (const { resource, computed = [] } of TABLES) {
      const fields = computed.flatMap(({ run }) => Object.keys(run));
      for (const record of records[resource] ?? []) {
        expect(Object.keys(record).filter((field) => fields.includes(field))).toEqual([]);
      }
    }
    const named = [
      ...JSON.stringify(records).matchAll(
        /"(?:tax|item|vendor|group|warehouse|account|contact|composite_item|currency|lot|customfield)(?:_id)?":"(\d{19})"/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(30);
    for (const [, id] of named) expect(known).toContain(id);
  });

  describe('of records', () => {
    const lines = [{ item_id: '31', quantity: 2 }];
    const seed: RecordsSeed = {
      invoices: [{ invoice_id: '41', customer_id: '11', line_items: lines, status: 'sent' }],
      items: [{ item_id: '31', name: 'Tent', rate: 50, tax_id: '21', initial_stock: 7, purchase_rate: 30 }],
      contacts: [{ contact_id: '11', contact_name: 'Peak Supply' }],
      taxes: [{ tax_id: '21', tax_name: 'VAT', tax_percentage: 10 }],
      organizations: [{ name: 'Tents & Co', time_zone: 'UTC' }],
    };

    test('are there with all that follows from them, in whatever order they stand', async () => {
      const sandbox = createSandbox({ seed, now: '2026-05-01T00:00:00Z' });
      const { invoice } = await ok(callerOf(sandbox)('getInvoice', { invoice_id: '41' }));
      expect(invoice).toMatchObject({
        customer_name: 'Peak Supply',
        total: '110.00',
        status: 'sent',
        date: '2026-05-01',
      });
      expect(sandbox.records('items').get('31')).toMatchObject({ stock_on_hand: 5, available_stock: 7 });
      expect(sandbox.records('contacts').get('11')?.outstanding_receivable_amount).toBe(110);
      expect(sandbox.records('organizations').list()).toMatchObject([{ name: 'Tents & Co', currency_code: 'INR' }]);
      expect(new Date(sandbox.clock.now()).toISOString()).toBe('2026-05-01T00:00:00.000Z');
      const snapshot = JSON.stringify(sandbox.snapshot());
      await ok(callerOf(sandbox)('deleteInvoice', { invoice_id: '41' }));
      sandbox.reset();
      expect(JSON.stringify(sandbox.snapshot())).toBe(snapshot);
    });

    test.each([
      [{ contacts: [{ contact_name: '' }] }, 'seed.contacts[0]: contact_name is missing.'],
      [
        { invoices: [{ customer_id: '7', line_items: [] }] },
        'seed.invoices[0]: customer_id 7 does not exist. line_items is missing: an invoice needs at least one line.',
      ],
      [{ taxes: [{ tax_name: 'VAT', colour: 'red' }] }, 'seed.taxes[0]: A tax has no field colour.'],
      [{ taxes: [{ tax_id: 'a', tax_name: 'VAT' }] }, 'seed.taxes[0].tax_id must be a string of digits.'],
      [{ users: [{ user_id: '1' }, { user_id: '1' }] }, 'seed.users[1]: two records have the ID 1.'],
      [{ tents: [{}] }, 'seed.tents: there is no such resource.'],
      [{ taxes: [null] }, 'seed.taxes[0] must be an object.'],
      [{ taxes: 7 }, 'seed.taxes must be an array of records.'],
    ])('%j is refused', (records, message) => {
      expect(() => createSandbox({ seed: records as unknown as RecordsSeed })).toThrow(new RangeError(message));
    });
  });

  test('a time and an id can be chosen', () => {
    const sandbox = createSandbox({ now: '2027-01-01T00:00:00Z', organizationId: '42' });
    expect(new Date(sandbox.clock.now()).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(sandbox.organizationId).toBe('42');
  });
});

describe('state', () => {
  test('reset takes everything back to the seed', async () => {
    const sandbox = createSandbox();
    const before = sandbox.snapshot();
    await addTax(sandbox, 'VAT');
    sandbox.clock.advance({ days: 1 });
    sandbox.failNext({ status: 500 });
    sandbox.reset();
    expect(sandbox.snapshot()).toEqual(before);
    expect(sandbox.log).toEqual([]);
    expect((await callerOf(sandbox)('listTaxes')).status).toBe(200);
  });

  test('a snapshot is JSON, and restores everything in another sandbox', async () => {
    const sandbox = createSandbox();
    await addTax(sandbox, 'VAT');
    sandbox.clock.advance({ days: 1 });
    const snapshot = JSON.parse(JSON.stringify(sandbox.snapshot()));
    const restored = createSandbox({ seed: snapshot });
    expect(restored.snapshot()).toEqual(snapshot);
    expect(restored.organizationId).toBe(sandbox.organizationId);
    expect(restored.clock.now()).toBe(sandbox.clock.now());
    expect(await addTax(restored, 'Sales tax')).toEqual(await addTax(sandbox, 'Sales tax'));
  });

  test('restore keeps the organization, and reset goes back behind it', async () => {
    const sandbox = createSandbox();
    const other = createSandbox({ seed: 'empty', organizationId: '5' });
    expect(sandbox.restore(other.snapshot())).toEqual({ unknownFields: [] });
    expect(namesOf(sandbox)).toEqual([]);
    expect((await ok(callerOf(sandbox)('listOrganizations')))['organizations']).toMatchObject([
      { organization_id: sandbox.organizationId },
    ]);
    sandbox.reset();
    expect(namesOf(sandbox)).toHaveLength(4);
  });

  test('a fork goes its own way', async () => {
    const sandbox = createSandbox();
    await addTax(sandbox, 'VAT');
    const fork = sandbox.fork();
    await addTax(fork, 'Other');
    await addTax(sandbox, 'Third');
    expect(namesOf(fork)).toEqual(['IGST40', 'IGST18', 'CGST9', 'SGST9', 'VAT', 'Other']);
    expect(namesOf(sandbox)).toEqual(['IGST40', 'IGST18', 'CGST9', 'SGST9', 'VAT', 'Third']);
    fork.reset();
    expect(namesOf(fork)).toEqual(['IGST40', 'IGST18', 'CGST9', 'SGST9']);
    await addTax(fork, 'VAT');
  });

  test('a fork of another organization is reset to the seed of that organization', async () => {
    const fork = createSandbox().organization('5').fork();
    await addTax(fork, 'VAT');
    fork.reset();
    expect(namesOf(fork)).toHaveLength(4);
    expect((await ok(callerOf(fork)('listOrganizations')))['organizations']).toMatchObject([{ organization_id: '5' }]);
  });

  test('changes are reported', async () => {
    const sandbox = createSandbox();
    const seen: unknown[] = [];
    const stop = sandbox.on(({ organizationId, changes }) =>
      seen.push([organizationId, ...changes.map(({ resource, after }) => [resource, after?.['tax_name']])]),
    );
    await addTax(sandbox, 'VAT');
    await callerOf(sandbox)('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 });
    await callerOf(sandbox)('listTaxes');
    sandbox.clock.advance({ days: 1 });
    await addTax(sandbox.organization('9'), 'VAT');
    stop();
    await addTax(sandbox, 'Later');
    // The organization 9 is made before it is given a tax.
    expect(seen).toEqual([['10234695', ['taxes', 'VAT']], ['10234695'], ['9'], ['9', ['taxes', 'VAT']]]);
  });
});

describe('records', () => {
  test('can be added and changed by code, also what no operation makes', () => {
    const sandbox = createSandbox();
    const dollar = sandbox.records('currencies').add({
      currency_code: 'USD',
      currency_symbol: '$',
      price_precision: 2,
      exchange_rate: 83.5,
    });
    const contact = sandbox.records('contacts').add({ contact_name: 'Peak', currency_id: dollar.currency_id! });
    expect(contact).toMatchObject({
      currency_symbol: '$',
      payment_terms_label: 'Due on Receipt',
      has_transaction: false,
    });
    expect(sandbox.records('contacts').update(contact.contact_id!, { notes: 'Hi' })).toMatchObject({ notes: 'Hi' });
  });

  test('are held to the rules', () => {
    const taxes = createSandbox().records('taxes');
    expect(() => taxes.add({ tax_name: 'IGST18', tax_percentage: 1 })).toThrow(Refusal);
    expect(() => taxes.add({ tax_name: 'VAT', tax_percentage: 1, colour: 1 } as Json)).toThrow(
      'A tax has no field colour.',
    );
    expect(() => taxes.update('1', { tax_name: 'VAT' })).toThrow('There is no tax with the ID 1.');
    expect(taxes.list()).toHaveLength(4);
  });

  test('that are returned are copies', () => {
    const { records } = createSandbox();
    const item = records('items').get(castId(16005)) as { documents: unknown[] };
    item.documents.push({});
    expect(records('items').get(castId(16005))?.documents).toEqual([]);
    expect(records('items').get('1')).toBeUndefined();
  });

  test('of resources that there are not are an error', () => {
    expect(() => createSandbox().records('planes' as 'taxes')).toThrow(
      'There is no resource planes. The resources are organizations, taxes,',
    );
  });
});

describe('answers', () => {
  test('say which assumptions they may rest on', async () => {
    const call = callerOf(createSandbox());
    const header = async (operation: string, parameters: Json = {}, body?: Json) =>
      (await call(operation, parameters, body)).headers.get('x-sandbox-assumptions');
    expect(await header('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 })).toBe(
      'taxes.defaults, taxes.unique, taxes.required, taxes.rate, taxes.editable',
    );
    expect(await header('deleteContactPerson', { contact_person_id: castId(14011) })).toBe(
      'contact-persons.next-primary',
    );
    expect(await header('getTax', { tax_id: castId(11001) })).toBeNull();
    expect((await header('createContact', {}, { contact_name: 'Peak' }))!.length).toBeLessThanOrEqual(1000);
  });

  test('list fields and parameters that the contract does not have, and those that only the service sets', async () => {
    const reply = await callerOf(createSandbox())(
      'createTax',
      { 'filter by': 'x', search_text: 'y' },
      { tax_name: 'VAT', tax_percentage: 5, taxname: 'VAT', 'größe\n': 1, tax_id: '7' },
    );
    expect(reply.status).toBe(201);
    expect(reply.headers.get('x-sandbox-unknown')).toBe(
      'query.filter?by, query.search_text, body.taxname, body.gr??e?',
    );
    expect(reply.headers.get('x-sandbox-ignored')).toBe('body.tax_id');
    expect((reply.body['tax'] as Json[])[0]!['tax_id']).not.toBe('7');
  });

  test('name a body where the contract describes none, and preferences, which choose nothing', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox, { ...TOKEN, prefer: 'code=404, return=minimal, exmple=x, wait=5' });
    const active = await call('markContactActive', { contact_id: castId(14001), colour: 'red' }, { reason: 'back' });
    expect([active.status, active.headers.get('x-sandbox-unknown')]).toEqual([
      200,
      'query.colour, body, prefer.code, prefer.exmple',
    ]);
    expect((await callerOf(sandbox)('listTaxes')).headers.has('x-sandbox-unknown')).toBe(false);
    expect((await callerOf(sandbox, { ...TOKEN, prefer: 'dynamic=perhaps' })('listTaxes')).status).toBe(200);
    const form = new FormData();
    form.set('reason', 'back');
    const sent = await callerOf(sandbox)('markContactActive', { contact_id: castId(14001) }, form);
    expect([sent.status, sent.headers.get('x-sandbox-unknown')]).toEqual([200, 'body']);
  });

  test('name a few of very many unknown fields', async () => {
    const body: Json = { tax_name: 'VAT', tax_percentage: 5 };
    for (let index = 0; index < 500; index += 1) body[`field${index}`] = 1;
    const header = (await callerOf(createSandbox())('createTax', {}, body)).headers.get('x-sandbox-unknown')!;
    expect(header.split(', ')).toEqual(Array.from({ length: 20 }, (_, index) => `body.field${index}`));
  });

  const tax = { tax_name: 'VAT', tax_percentage: 5 };

  test.each([{ unknown: 'refuse' as const }, { strict: true }])('are refused with %j', async (options) => {
    const sandbox = createSandbox(options);
    const call = callerOf(sandbox);
    expect(await refused(call('createTax', {}, { ...tax, colour: 1 }))).toEqual([
      400,
      40008,
      'body.colour is not in the contract.',
    ]);
    expect((await refused(call('createTax', {}, { ...tax, tax_nme: 1 })))[2]).toBe(
      'body.tax_nme is not in the contract. Did you mean tax_name?',
    );
    expect((await refused(call('listTaxes', { search_text: 'x' })))[2]).toBe(
      'query.search_text is not in the contract.',
    );
    const preferring = callerOf(sandbox, { ...TOKEN, prefer: 'code=404, return=minimal' });
    expect(await refused(preferring('listTaxes'))).toEqual([
      400,
      40008,
      'Preferences have no effect here: leave out prefer.code.',
    ]);
    const before = sandbox.snapshot();
    const message =
      'query.colour is not in the contract. The contract has no body for deleteTax: send none. Preferences have no effect here: leave out prefer.code.';
    expect(await refused(preferring('deleteTax', { tax_id: castId(11005), colour: 'red' }, { reason: 'x' }))).toEqual([
      400,
      40008,
      message,
    ]);
    expect(sandbox.snapshot()).toEqual(before);
    await ok(call('createTax', {}, tax));
  });
});

describe('operations whose effect is not documented', () => {
  const activate = (sandbox: Sandbox) => callerOf(sandbox)('markContactActive', { contact_id: castId(14001) });

  test.each([{ assumed: 'refuse' as const }, { strict: true }])('are refused with %j', async (options) => {
    expect(await refused(activate(createSandbox(options)))).toEqual([
      501,
      50102,
      'The effect of markContactActive is not documented, and this sandbox rejects such operations.',
    ]);
  });

  test('are refused apart from what the contract does not have', async () => {
    await ok(activate(createSandbox({ unknown: 'refuse' })));
    const reply = await callerOf(createSandbox({ assumed: 'refuse' }))(
      'createTax',
      {},
      { tax_name: 'VAT', tax_percentage: 5, colour: 1 },
    );
    expect([reply.status, reply.headers.get('x-sandbox-unknown')]).toEqual([201, 'body.colour']);
  });

  test('are not those that keep what they are sent', async () => {
    const inventory = callerOf(createSandbox({ assumed: 'refuse', seed: 'empty' }));
    const made = async (operation: string, key: string, id: string, body: Json) =>
      ((await ok(inventory(operation, {}, body)))[key] as Json)[id] as string;
    const customer_id = await made('createContact', 'contact', 'contact_id', { contact_name: 'Peak Supply' });
    const item_id = await made('createItem', 'item', 'item_id', { name: 'Tent', rate: 50 });
    const invoice_id = await made('createInvoice', 'invoice', 'invoice_id', { customer_id, line_items: [{ item_id }] });
    const { invoice } = await ok(inventory('getInvoice', { invoice_id }));
    expect(invoice).toMatchObject({ customer_id, status: 'draft', line_items: [{ item_id, rate: 50 }] });
  });
});

test('strict next to a switch that says the opposite is refused, and so is a value that there is not', () => {
  expect(() => createSandbox({ strict: true, unknown: 'report' })).toThrow(
    new RangeError("strict rejects what is unknown, so unknown can't be report: leave one of them out."),
  );
  expect(() => createSandbox({ strict: true, assumed: 'answer' })).toThrow(
    new RangeError("strict rejects what is assumed, so assumed can't be answer: leave one of them out."),
  );
  createSandbox({ strict: true, unknown: 'refuse', assumed: 'refuse' });
  createSandbox({ strict: false, unknown: 'refuse' });
  expect(() => createSandbox({ unknown: 'refused' as 'refuse' })).toThrow('unknown must be refuse or report.');
  expect(() => createSandbox({ assumed: 'report' as 'answer' })).toThrow('assumed must be refuse or answer.');
});

describe('tokens', () => {
  const READ = 'ServiceAPI.taxes.READ';
  const sandbox = () =>
    createSandbox({
      tokens: {
        all: {},
        reader: { scopes: [READ] },
        brief: { expires: '2026-03-29' },
        elsewhere: { organizations: ['20000001', '20000002'] },
      },
    });
  const as = (one: Sandbox, token: string) => callerOf(one, { authorization: `Service-oauthtoken ${token}` });

  test('must be known, and sent in the documented form', async () => {
    const one = sandbox();
    expect((await as(one, 'all')('listTaxes')).status).toBe(200);
    expect(await refused(as(one, 'other')('listTaxes'))).toEqual([
      401,
      40116,
      'The access token is not known. Use one that the sandbox was started with.',
    ]);
    expect(await refused(as(one, 'toString')('listTaxes'))).toEqual([
      401,
      40116,
      'The access token is not known. Use one that the sandbox was started with.',
    ]);
    expect((await refused(callerOf(one, { authorization: 'Bearer all' })('listTaxes')))[0]).toBe(401);
    expect((await refused(callerOf(createSandbox(), {})('listTaxes')))[0]).toBe(401);
  });

  test('need the scope that the contract names', async () => {
    const call = as(sandbox(), 'reader');
    expect((await call('listTaxes')).status).toBe(200);
    expect(await refused(call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 }))).toEqual([
      401,
      40116,
      'The access token lacks the scope ServiceAPI.taxes.CREATE.',
    ]);
    // The scope of this one is not documented.
    expect((await call('deleteTax', { tax_id: castId(11005) })).status).not.toBe(401);
  });

  test('expire by the clock', async () => {
    const one = sandbox();
    expect((await as(one, 'brief')('listTaxes')).status).toBe(200);
    one.clock.advance({ days: 1 });
    expect((await refused(as(one, 'brief')('listTaxes')))[2]).toBe('The access token has expired.');
  });

  test('are for some organizations, which they list', async () => {
    const one = sandbox();
    for (const id of ['20000001', '20000002', '20000003']) one.organization(id);
    expect((await refused(as(one, 'elsewhere')('listTaxes')))[2]).toBe(
      'The access token is not for the organization 10234695.',
    );
    expect((await ok(as(one, 'elsewhere')('listOrganizations')))['organizations']).toMatchObject([
      { organization_id: '20000001' },
      { organization_id: '20000002' },
    ]);
  });

  test('are in neither log nor snapshot', async () => {
    const one = createSandbox({ tokens: { 'secret-token': {} } });
    await ok(as(one, 'secret-token')('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 }));
    expect(JSON.stringify([one.log, one.snapshot()])).not.toContain('secret-token');
  });
});

describe('limits', () => {
  test('are off by default, and each organization has its own', async () => {
    const free = createSandbox();
    for (let count = 0; count < 150; count += 1) await readTax(free, castId(11001));
    expect((await callerOf(free)('listTaxes')).status).toBe(200);
    const sandbox = createSandbox({ limits: 'documented' });
    for (let count = 0; count < 100; count += 1) await readTax(sandbox, castId(11001));
    expect((await callerOf(sandbox)('listTaxes')).status).toBe(429);
    expect((await callerOf(sandbox.organization('2'))('listTaxes')).status).toBe(200);
  });
});

describe('Retry-After', () => {
  test('is the rest of the minute', async () => {
    const sandbox = createSandbox({ limits: 'documented', now: '2026-03-28T06:30:20.700Z' });
    for (let count = 0; count < 100; count += 1) await readTax(sandbox, castId(11001));
    const call = callerOf(sandbox);
    const { status, headers } = await call('listTaxes');
    expect([status, headers.get('retry-after')]).toEqual([429, '40']);
    sandbox.clock.set('2026-03-28T06:30:59Z');
    expect((await call('listTaxes')).headers.get('retry-after')).toBe('1');
    sandbox.clock.advance({ minutes: 1 / 60 });
    expect((await call('listTaxes')).status).toBe(200);
  });
});

describe('failures', () => {
  test('come when they were asked for, and change nothing', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    sandbox.failNext({ status: 503, operationId: 'createTax', times: 2 });
    sandbox.failNext({ status: 429 });
    expect(await refused(call('listTaxes'))).toEqual([429, 42999, 'This failure was asked for.']);
    const before = sandbox.snapshot();
    for (let time = 0; time < 2; time += 1) {
      const reply = await call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 });
      expect([reply.status, reply.headers.get('x-sandbox-refusal'), reply.body['code']]).toEqual([503, 'fault', 50399]);
    }
    expect(sandbox.snapshot()).toEqual(before);
    await addTax(sandbox, 'VAT');
  });

  test.each([
    [{ status: 200 }, 'status must be a whole number from 400 to 599, or any.'],
    [{ status: 500, times: 0 }, 'times must be a whole number, 1 or more.'],
  ])('%j is none', (failure, message) => {
    expect(() => createSandbox().failNext(failure)).toThrow(message);
  });
});

describe('the log', () => {
  test('has what was called and answered', async () => {
    const sandbox = createSandbox();
    await callerOf(sandbox)('getTax', { tax_id: '1' });
    await addTax(sandbox, 'VAT');
    expect(sandbox.log).toMatchObject([
      { operationId: 'getTax', path: { tax_id: '1' }, status: 404, answer: { code: 40401 } },
      { operationId: 'createTax', body: { tax_name: 'VAT' }, status: 201, time: '2026-03-28T12:00:01+0530' },
    ]);
  });

  test('has calls that do not hold to the contract', async () => {
    const sandbox = createSandbox();
    await sandbox.fetch('https://inventory.example.com/inventory/v1/planes?organization_id=1');
    await callerOf(sandbox)('createTax', {}, { tax_percentage: 'high' });
    expect(sandbox.log).toEqual([
      {
        number: 1,
        time: expect.any(String),
        method: 'GET',
        url: '/inventory/v1/planes?organization_id=1',
        status: 404,
      },
      {
        number: 2,
        time: expect.any(String),
        method: 'POST',
        url: '/inventory/v1/settings/taxes?organization_id=10234695',
        operationId: 'createTax',
        status: 400,
      },
    ]);
  });
});

describe('options', () => {
  test.each([
    [{ now: 'tomorrow' }, 'now must be a time, such as 2026-03-28.'],
    [
      { assumptions: { 'taxes.uniqe': false } },
      'assumptions: there is no rule taxes.uniqe. Did you mean taxes.unique?',
    ],
    [
      { assumptions: { 'taxes.input-only': false } },
      "assumptions: taxes.input-only is documented, so it can't be switched off.",
    ],
    [{ tokens: { demo: { expires: 'never' } } }, 'tokens.demo.expires must be a time, such as 2026-03-28.'],
  ])('%j is refused', (options, message) => {
    expect(() => createSandbox(options)).toThrow(new RangeError(message));
  });
});

test('a limit that a client meets is a RateLimitError', async () => {
  const sandbox = createSandbox();
  sandbox.failNext({ status: 429, times: 5 });
  const inventory = createInventoryClient({
    fetch: sandbox.fetch,
    baseUrl: sandbox.baseUrl,
    organizationId: sandbox.organizationId,
    accessToken: 'demo',
    limits: false,
    retries: 0,
  });
  await expect(inventory.taxes.list()).rejects.toThrow(RateLimitError);
});
