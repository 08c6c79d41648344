import { describe, expect, test } from 'vitest';
import type { AnyTable } from '../../../sandbox/engine/record/resource.ts';
import { assumed, documented, customRule as rule } from '../../../sandbox/engine/record/rule.ts';
import { createEngine } from '../../../sandbox/engine/request/engine.ts';
import { fromMinor, toMinor } from '../../../sandbox/engine/values/money.ts';
import type { RecordData } from '../../../sandbox/engine/values/record-data.ts';
import { TABLES } from '../../../sandbox/resources/index.ts';
import { seedStore } from '../../../sandbox/seed/index.ts';
import { plans } from '../../support/plans.ts';
import { castId, type Json } from '../../support/story.ts';

const [RIDGELINE, DECCAN] = [castId(14001), castId(14003)];
const basis = assumed('It is so for this test.', 'It has to be somehow.');

/** A table of customer payments, to see that the engine needs no more than a table. */
const payments: AnyTable = {
  resource: 'customerPayments',
  idField: 'payment_id',
  noun: 'payment',
  title: ({ reference_number }) => reference_number as string | undefined,
  refers: [rule('payments.customer', basis, { customer_id: { to: 'contacts', active: true } })],
  defaults: [rule('payments.defaults', basis, { status: 'success' })],
  computed: [
    rule('payments.names', basis, {
      customer_name: ({ customer_id }, context) => context.get('contacts', customer_id as string)?.['contact_name'],
    }),
    rule('payments.unused', basis, {
      unused_amount: ({ payment_id }, context) => fromMinor(context.sum('unused', payment_id as string), 2),
    }),
  ],
  ledgerEntries: [
    rule('payments.posts', basis, ({ payment_id, customer_id, amount }) => [
      { ledger: 'unused', key: payment_id as string, amount: toMinor(amount as number, 2) },
      { ledger: 'contact.transactions', key: customer_id as string, amount: 1 },
      { ledger: 'contact.credits', key: customer_id as string, amount: toMinor(amount as number, 2) },
    ]),
  ],
  filters: { notes: 'description' },
  filterBy: rule(
    'payments.filter-by',
    documented('It is so for this test.', 'This file'),
    ({ payment_mode }, value) => `PaymentMode.${payment_mode}`.toLowerCase() === value.toLowerCase(),
  ),
  searched: rule('payments.search', basis, ['reference_number', 'customer_name']),
};

const engine = createEngine({ plans, tables: [...TABLES, payments] });

function start() {
  const store = seedStore(engine, 'story', '1', Date.parse('2026-03-28'));
  // Those of the story are out of the way.
  for (const resource of ['invoicePayments', 'customerPayments', 'invoices']) {
    for (const { id } of [...store.all(resource)]) store.remove(resource, id);
  }
  const context = engine.contextOf(store, '1');
  const call = (operation: string, query: Json = {}, body?: Json, path: Record<string, string> = {}) =>
    engine.answer({ operation, organization: '1', path, query, body }, store, context);
  const pay = (fields: Json) =>
    call('createCustomerPayment', {}, { customer_id: RIDGELINE, payment_mode: 'cash', ...fields });
  const listed = (query: Json) => {
    const { status, body } = call('listCustomerPayments', query);
    if (status !== 200) return body['message'];
    return (body['customerpayments'] as RecordData[]).map(({ reference_number }) => reference_number);
  };
  pay({ reference_number: 'A-1', amount: 100, date: '2026-01-05', description: 'Deposit' });
  pay({ reference_number: 'a-2', amount: 20.5, date: '2026-01-06', payment_mode: 'check', description: 'Rest of it' });
  pay({ reference_number: 'B-3', amount: 300, date: '2026-01-07', customer_id: DECCAN });
  return { call, pay, listed, store, context };
}

describe('a resource needs a table and nothing else', () => {
  test('its operations work, its rows count, and what they count shows elsewhere', () => {
    const { call, pay } = start();
    const { status, body } = pay({ reference_number: 'C-4', amount: 79.5 });
    expect(status).toBe(201);
    expect(body['payment']).toMatchObject({ customer_name: 'Ridgeline Treks', unused_amount: 79.5, status: 'success' });
    expect(call('getContact', {}, undefined, { contact_id: RIDGELINE }).body['contact']).toMatchObject({
      has_transaction: true,
      unused_credits_receivable_amount: 200,
    });
    expect(call('deleteContact', {}, undefined, { contact_id: RIDGELINE }).body['message']).toBe(
      'The contact Ridgeline Treks has transactions: mark it as inactive instead.',
    );
    expect(call('updateContact', {}, { contact_type: 'vendor' }, { contact_id: RIDGELINE }).body['message']).toBe(
      "contact_type can't change: the contact Ridgeline Treks has transactions.",
    );
  });
});

describe('lists', () => {
  test.each<[Json, string[] | string]>([
    [{}, ['B-3', 'a-2', 'A-1']],
    [{ reference_number: 'a-1' }, ['A-1']],
    [{ reference_number_startswith: 'A' }, ['a-2', 'A-1']],
    [{ reference_number_contains: '-3' }, ['B-3']],
    [{ customer_name_contains: 'DECCAN' }, ['B-3']],
    [{ customer_name_startswith: 'Gear' }, []],
    [{ notes_startswith: 'rest' }, ['a-2']],
    [{ date: '2026-01-06' }, ['a-2']],
    [{ amount: 20.5 }, ['a-2']],
    [{ amount: '20.50' }, ['a-2']],
    [{ amount_less_than: 100 }, ['a-2']],
    [{ amount_less_equals: 100 }, ['a-2', 'A-1']],
    [{ amount_greater_than: 100 }, ['B-3']],
    [{ amount_greater_equals: 100 }, ['B-3', 'A-1']],
    [{ amount_greater_equals: 50, reference_number_startswith: 'a' }, ['A-1']],
    [{ filter_by: 'PaymentMode.Check' }, ['a-2']],
    [
      { filter_by: 'PaymentMode.Chek' },
      'filter_by must be one of PaymentMode.All, PaymentMode.Check, PaymentMode.Cash, PaymentMode.BankTransfer, PaymentMode.CreditCard, PaymentMode.Credit, PaymentMode.BankRemittance, PaymentMode.Others, but is PaymentMode.Chek. Did you mean PaymentMode.Check?',
    ],
    [{ search_text: 'treks' }, ['a-2', 'A-1']],
    [{ search_text: 'b-' }, ['B-3']],
    [{ sort_column: 'amount' }, ['a-2', 'A-1', 'B-3']],
    [{ sort_column: 'customer_name' }, ['B-3', 'a-2', 'A-1']],
    [
      { sort_column: 'amout' },
      'sort_column amout is not a field that this list can be sorted by. Did you mean amount?',
    ],
    [{ amount_less_than: 'abc' }, 'amount_less_than must be a number, such as 12.50, but is abc.'],
    [{ amount: Number.NaN }, 'amount must be a number, such as 12.50, but is NaN.'],
    [{ per_page: 2 }, ['B-3', 'a-2']],
    [{ per_page: 2, page: 2 }, ['A-1']],
    [{ per_page: 1, page: 2, amount_greater_equals: 100 }, ['A-1']],
    [{ page: 9 }, []],
    [{ page: 1.5 }, 'page must be a whole number, 1 or more, but is 1.5.'],
  ])('%j gives %j', (query, expected) => {
    expect(start().listed(query)).toEqual(expected);
  });

  test('say whether there is more', () => {
    const { call } = start();
    const more = (query: Json) => (call('listCustomerPayments', query).body['page_context'] as Json)['has_more_page'];
    expect([
      more({}),
      more({ per_page: 3 }),
      more({ per_page: 2 }),
      more({ per_page: 1, amount_less_than: 50 }),
    ]).toEqual([false, false, true, false]);
  });

  test('dates are compared by their suffixes', () => {
    // Packages have these filters; the engine knows them from the contract alone.
    const packages: AnyTable = {
      resource: 'packages',
      idField: 'package_id',
      noun: 'package',
      title: () => undefined,
      filters: { packing_number: 'package_number' },
    };
    const other = createEngine({ plans, tables: [...TABLES, packages] });
    const store = seedStore(other, 'empty', '1', 0);
    for (const day of [4, 5, 6]) {
      store.put('packages', String(day), {
        package_id: String(day),
        package_number: `P${day}`,
        date: `2026-03-0${day}`,
      });
    }
    const listed = (query: Json) => {
      const answer = other.answer(
        { operation: 'listPackages', organization: '1', path: {}, query },
        store,
        other.contextOf(store, '1'),
      );
      return (answer.body['packages'] as RecordData[]).map(({ package_number }) => package_number);
    };
    expect(listed({ date_start: '2026-03-05' })).toEqual(['P6', 'P5']);
    expect(listed({ date_end: '2026-03-05' })).toEqual(['P5', 'P4']);
    expect(listed({ date_after: '2026-03-05' })).toEqual(['P6']);
    expect(listed({ date_before: '2026-03-05' })).toEqual(['P4']);
    expect(listed({ packing_number_contains: '5' })).toEqual(['P5']);
  });
});

describe('records within a record', () => {
  const table = (resource: string, fields: Partial<AnyTable>): AnyTable => ({
    resource,
    idField: 'comment_id',
    noun: 'comment',
    title: () => undefined,
    ...fields,
  });
  const other = createEngine({
    plans,
    tables: [
      ...TABLES,
      table('invoices', { idField: 'invoice_id', noun: 'invoice' }),
      table('invoiceComments', { parent: { resource: 'invoices', field: 'invoice_id' } }),
    ],
  });

  test('are found by both ids, and go with it', () => {
    const store = seedStore(other, 'empty', '1', 0);
    for (const id of ['1', '2']) store.put('invoices', id, { invoice_id: id });
    const context = other.contextOf(store, '1');
    const call = (operation: string, path: Record<string, string>, body?: Json) =>
      other.answer({ operation, organization: '1', path, query: {}, body }, store, context);
    const added = call('addInvoiceComment', { invoice_id: '1' }, { description: 'First' });
    const { comment_id } = added.body['comment'] as { comment_id: string };
    expect(added).toMatchObject({ status: 201, body: { comment: { description: 'First' } } });
    expect(call('listInvoiceComments', { invoice_id: '1' }).body['comments']).toEqual([
      { comment_id, description: 'First' },
    ]);
    expect(call('listInvoiceComments', { invoice_id: '2' }).body['comments']).toEqual([]);
    expect(call('updateInvoiceComment', { invoice_id: '1', comment_id }, { description: 'Second' }).status).toBe(200);
    expect(call('updateInvoiceComment', { invoice_id: '2', comment_id }, { description: 'No' }).body).toEqual({
      code: 40401,
      message: `The comment ${comment_id} does not belong to 2.`,
      errors: [{ path: 'path.comment_id', message: `The comment ${comment_id} does not belong to 2.` }],
    });
    expect(call('deleteInvoiceComment', { invoice_id: '9', comment_id }).body['message']).toBe(
      'There is no invoice with the ID 9.',
    );
    expect(call('deleteInvoice', { invoice_id: '1' }).status).toBe(200);
    expect(store.get('invoiceComments', comment_id)).toBeUndefined();
  });
});

test('a page looks at no record that it does not show', () => {
  const { store } = start();
  let looks = 0;
  const counted = {
    ...store,
    all: (resource: string) =>
      store.all(resource).map(({ data, ...entry }) => ({
        ...entry,
        get data() {
          looks += Number(resource === 'items');
          return data;
        },
      })),
  };
  const call = { operation: 'listItems', organization: '1', path: {}, query: { per_page: '2' }, body: undefined };
  const { body } = engine.answer(call, counted, engine.contextOf(counted, '1'));
  expect(body['page_context']).toMatchObject({ has_more_page: true });
  expect(looks).toBe(2);
});
