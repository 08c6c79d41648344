import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { openSale, pack } from '../support/orders.ts';
import { plans } from '../support/plans.ts';
import { callerOf, ok, refused } from '../support/sandbox-calls.ts';
import { castId, type Json, rows } from '../support/story.ts';
import { PACKAGE_COLUMNS, testAnyQuery } from './lists.ts';

describe('sort_order', () => {
  const namesOf = async (query: Json, sandbox = createSandbox()): Promise<unknown[]> => {
    const { items } = await ok(callerOf(sandbox)('listItems', query));
    return (items as Json[]).map(({ name }) => name);
  };

  test('sorts up and down, by a field or by when records were created', async () => {
    const up = await namesOf({ sort_column: 'name', sort_order: 'A' });
    expect(up).toEqual([...up].sort());
    expect(up.length).toBeGreaterThan(1);
    expect(await namesOf({ sort_column: 'name', sort_order: 'D' })).toEqual(up.reverse());
    const newest = await namesOf({});
    expect(await namesOf({ sort_order: 'D' })).toEqual(newest);
    expect(await namesOf({ sort_order: 'A' })).toEqual(newest.reverse());
  });

  test('is an assumption, named in headers', async () => {
    const { headers } = await callerOf(createSandbox())('listItems', { sort_order: 'A' });
    expect(headers.get('x-sandbox-assumptions')).toContain('lists.sort-order');
    expect(headers.get('x-sandbox-unknown')).toBe('query.sort_order');
    const sandbox = createSandbox({ assumptions: { 'lists.sort-order': false } });
    expect(await namesOf({ sort_order: 'A' }, sandbox)).toEqual(await namesOf({}));
  });

  test('is one for `sort_column` alone, where the documents do not show it', async () => {
    const sandbox = createSandbox();
    const assumptions = async (id: string, query: Json) =>
      (await callerOf(sandbox)(id, query)).headers.get('x-sandbox-assumptions');
    expect(await assumptions('listItems', { sort_column: 'name' })).toContain('lists.sort-order');
    expect(await assumptions('listPackages', { sort_column: 'date' })).not.toContain('lists.sort-order');
    const without = createSandbox({ assumptions: { 'lists.sort-order': false } });
    expect(await namesOf({ sort_column: 'name' }, without)).toEqual(await namesOf({}));
  });

  test('is shown where the contract shows one', async () => {
    const call = callerOf(createSandbox());
    const shown = async (query: Json) => (await ok(call('listTaxes', query)))['page_context'];
    expect(await shown({})).toMatchObject({ sort_column: 'created_time', sort_order: 'D' });
    expect(await shown({ sort_order: 'A' })).toMatchObject({ sort_column: 'created_time', sort_order: 'A' });
    expect(await shown({ sort_column: 'tax_name' })).toMatchObject({ sort_column: 'tax_name', sort_order: 'A' });
  });
});

describe('sort_column', () => {
  test.each(PACKAGE_COLUMNS)('%s sorts packages, whether there are any or not', async (sort_column) => {
    for (const seed of ['empty', 'story'] as const)
      await ok(callerOf(createSandbox({ seed }))('listPackages', { sort_column }));
  });

  test.each(['nonsense', '__proto__', 'constructor', 'toString', 'line_items'])(
    '%s is refused, whether there are packages or not',
    async (sort_column) => {
      const messages: string[] = [];
      for (const seed of ['empty', 'story'] as const) {
        const [status, , message] = await refused(callerOf(createSandbox({ seed }))('listPackages', { sort_column }));
        expect(status).toBe(400);
        messages.push(message);
      }
      expect(messages[0]).toBe(messages[1]);
      expect(messages[0]).toMatch(`sort_column ${sort_column} is not a field that this list can be sorted by. `);
    },
  );

  test('a refusal names the nearest field, or all of them', async () => {
    const call = callerOf(createSandbox());
    const messageOf = async (sort_column: string): Promise<string> =>
      (await refused(call('listPackages', { sort_column })))[2];
    expect(await messageOf('package_numbr')).toMatch(/Did you mean package_number\?$/);
    expect(await messageOf('x')).toMatch(/It can be sorted by created_time, customer_id, .*tracking_number\.$/);
  });

  test('numbers in texts are compared as numbers', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    for (const quantity of [10, 2, 9]) await pack(call, openSale(sandbox, quantity), quantity);
    const { packages } = await ok(call('listPackages', { sort_column: 'total_quantity' }));
    const quantities = rows(packages).map((one) => Number(one['total_quantity']));
    expect(quantities).toEqual([4, 10, 14, 18, 20]);
  });
});

describe('filters', () => {
  test.each([
    [
      'listPackages',
      { filter_by: 'Status.Nope' },
      'filter_by must be one of Status.All, Status.NotShipped, Status.Shipped, Status.Delivered, but is Status.Nope.',
    ],
    ['listPackages', { filter_by: 'Status.shiped' }, 'Did you mean Status.Shipped?'],
    [
      'listCustomerPayments',
      { amount_less_than: 'abc' },
      'amount_less_than must be a number, such as 12.50, but is abc.',
    ],
    [
      'listCustomerPayments',
      { amount_greater_equals: 'NaN' },
      'amount_greater_equals must be a number, such as 12.50, but is NaN.',
    ],
    ['listCustomerPayments', { amount: '0x10' }, 'amount must be a number, such as 12.50, but is 0x10.'],
    ['listCustomerPayments', { date: '2026-02-30' }, 'query.date'],
    ['listPackages', { date_start: 'soon' }, 'query.date_start'],
    ['listInvoices', { price_precision: 'two' }, 'price_precision must be a number, such as 12.50, but is two.'],
    ['listWarehouses', { is_primary: 'yes' }, 'is_primary must be true or false, but is yes.'],
    ['getContactStatementEmail', { contact_id: castId(14001), start_date: '2026-02-30' }, 'start_date must be a date'],
  ])('%s refuses %j', async (operation, parameters, message) => {
    const reply = callerOf(createSandbox())(operation, parameters);
    expect(await refused(reply)).toEqual([400, expect.any(Number), expect.stringContaining(message)]);
  });

  test('a payment mode is any word, and one that the contract does not name is noted', async () => {
    const call = callerOf(createSandbox());
    const noted = async (parameters: Json): Promise<string | null> => {
      const { status, headers } = await call('listCustomerPayments', parameters);
      expect(status).toBe(200);
      return headers.get('x-sandbox-unknown');
    };
    expect(await noted({ filter_by: 'PaymentMode.Nope' })).toBe('query.filter_by=PaymentMode.Nope');
    expect(await noted({ payment_mode: 'barter' })).toBe('query.payment_mode=barter');
    expect(await noted({ filter_by: 'PaymentMode.Cash', payment_mode: 'cash' })).toBe(null);
    const payment = { customer_id: castId(14001), payment_mode: 'barter', amount: 5, date: '2026-03-28', invoices: [] };
    const { status, headers, body } = await call('createCustomerPayment', {}, payment);
    expect([status, headers.get('x-sandbox-unknown')]).toEqual([201, 'body.payment_mode=barter']);
    expect((body['payment'] as Json)['payment_mode']).toBe('barter');
  });

  test('a strict sandbox refuses a payment mode that the contract does not name', async () => {
    const reply = callerOf(createSandbox({ strict: true }))('listCustomerPayments', { payment_mode: 'barter' });
    expect((await refused(reply))[2]).toBe('query.payment_mode=barter is not in the contract.');
  });

  test('without the rule, what nothing can be made of counts as none', async () => {
    const call = callerOf(createSandbox({ assumptions: { 'lists.invalid-parameters': false } }));
    const { packages } = await ok(call('listPackages'));
    expect((await ok(call('listPackages', { filter_by: 'Status.Nope', sort_column: 'x' })))['packages']).toEqual(
      packages,
    );
    const { customerpayments } = await ok(call('listCustomerPayments'));
    expect((await ok(call('listCustomerPayments', { amount_less_than: 'abc' })))['customerpayments']).toEqual(
      customerpayments,
    );
  });
});

test('a parameter without a value counts as not given', async () => {
  const call = callerOf(createSandbox());
  for (const { operation, query, kind, parent } of plans.values()) {
    if (kind !== 'list' || parent || operation === 'listOrganizations') continue;
    const names = query.filter((name) => name !== 'organization_id');
    const { body, headers } = await call(operation, Object.fromEntries(names.map((name) => [name, ''])));
    expect(body).toEqual(await ok(call(operation)));
    expect(headers.has('x-sandbox-unknown')).toBe(false);
  }
  const statement = { contact_id: castId(14001) };
  expect(await ok(call('getContactStatementEmail', { ...statement, start_date: '', end_date: '' }))).toEqual(
    await ok(call('getContactStatementEmail', statement)),
  );
});

describe('a list of which the documents do not show all parameters', () => {
  const found = async (operation: string, key: string, parameters: Json, assumptions = {}): Promise<Json[]> =>
    rows((await ok(callerOf(createSandbox({ assumptions }))(operation, parameters)))[key]);

  test('keeps the rows that have the value of a parameter with the name of a field', async () => {
    const all = await found('listContacts', 'contacts', {});
    for (const contact_type of ['customer', 'vendor']) {
      const kept = await found('listContacts', 'contacts', { contact_type });
      expect(kept).toEqual(all.filter((one) => one['contact_type'] === contact_type));
      expect(kept).not.toEqual([]);
    }
    expect(await found('listContacts', 'contacts', { contact_type: 'nobody' })).toEqual([]);
    expect(await found('listPackages', 'packages', { customer_id: castId(14003) })).toEqual([]);
    expect(await found('listContacts', 'contacts', { contact_id: all[1]!['contact_id'] })).toEqual([all[1]]);
    expect(await found('listInvoices', 'invoices', { status: 'viewed' })).toEqual([]);
    expect(await found('listTaxes', 'taxes', { tax_percentage: '18.0' })).not.toEqual([]);
  });

  test('says so', async () => {
    const { headers } = await callerOf(createSandbox())('listInvoices', {
      status: 'paid',
      colour: 'red',
      customer_id: '',
    });
    expect(headers.get('x-sandbox-unknown')).toBe('query.status, query.colour, query.customer_id');
    expect(headers.get('x-sandbox-assumptions')).toMatch(/^lists\.field-filters, /);
    const other = await callerOf(createSandbox())('listInvoices', { colour: 'red' });
    expect(other.headers.get('x-sandbox-assumptions')).not.toMatch(/lists\.fields/);
  });

  test('passes over them without the rule, and refuses them where it is strict', async () => {
    const all = await found('listContacts', 'contacts', {});
    const off = { 'lists.field-filters': false };
    expect(await found('listContacts', 'contacts', { contact_type: 'vendor' }, off)).toEqual(all);
    expect((await refused(callerOf(createSandbox({ strict: true }))('listTaxes', { tax_name: 'IGST18' })))[2]).toBe(
      'query.tax_name is not in the contract.',
    );
  });
});

testAnyQuery(100);

test.each(['0x10', '1e1', ' 1', '1.0', '+1', '0', '9007199254740992'])('page %s is refused', async (page) => {
  const call = callerOf(createSandbox());
  for (const name of ['page', 'per_page']) {
    const [status, , message] = await refused(call('listContacts', { [name]: page }));
    expect([status, message]).toEqual([400, expect.stringContaining(name)]);
  }
});

test.each(['listContacts', 'listPackages', 'listSalesReturns', 'listInvoices'])(
  'a parameter of %s that is empty is not given',
  async (list) => {
    const call = callerOf(createSandbox());
    const all = await ok(call(list, {}));
    for (const name of ['sort_column', 'filter_by', 'search_text', 'date_start', 'status', 'page', 'per_page'])
      expect(await ok(call(list, { [name]: '' }))).toEqual(all);
  },
);
