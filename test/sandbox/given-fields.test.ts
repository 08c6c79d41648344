import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { createSandbox, type RecordsSeed, Refusal, type ResourceName, type Sandbox } from '../../src/public/sandbox.ts';
import type { Json } from '../support/story.ts';

const NOW = '2026-05-01T00:00:00Z';

/** A sandbox with a contact, an item and an invoice of 3.00 that is sent. */
function small(): Sandbox {
  return createSandbox({
    now: NOW,
    seed: {
      contacts: [{ contact_id: '11', contact_name: 'Peak Supply' }],
      items: [{ item_id: '31', name: 'Tent', rate: 3 }],
      invoices: [{ invoice_id: '41', customer_id: '11', status: 'sent', line_items: [{ item_id: '31', quantity: 1 }] }],
    } as RecordsSeed,
  });
}

const INVOICE = { customer_id: '11', line_items: [{ item_id: '31', quantity: 1 }] };

describe('a computed field that a tester sets is rejected, with what it is derived from', () => {
  test.each<[ResourceName, Json, string]>([
    [
      'invoices',
      { ...INVOICE, status: 'paid' },
      'status paid is derived from payments: add a customer payment of 3.00.',
    ],
    ['invoices', { ...INVOICE, status: 'overdue' }, 'status overdue is derived from due_date and the clock'],
    ['invoices', { ...INVOICE, total: 5 }, 'total 5 is derived from line_items, discount'],
    ['invoices', { ...INVOICE, customer_name: 'Summit' }, 'customer_name Summit is derived from customer_id.'],
    [
      'invoices',
      { ...INVOICE, line_items: [{ item_id: '31', quantity: 1, item_total: 9 }] },
      'line_items[0].item_total 9 is derived from',
    ],
    [
      'items',
      { name: 'Stove', stock_on_hand: 5 },
      'stock_on_hand 5 is derived from stock movements: give a new record initial_stock',
    ],
    ['items', { name: 'Stove', tax_name: 'VAT' }, 'tax_name VAT is derived from tax_id.'],
    ['bills', { vendor_id: '11', total: 5, balance: 4 }, 'balance 4 is derived from the total'],
    ['contacts', { contact_name: 'A', currency_code: 'USD' }, 'currency_code USD is derived from currency_id.'],
    ['contacts', { contact_name: 'A', outstanding_receivable_amount: 7 }, 'add a sent invoice of the contact.'],
  ])('%s %j', (name, fields, message) => {
    const sandbox = small();
    const before = sandbox.snapshot();
    const add = () => sandbox.records(name).add(fields as never);
    expect(add).toThrow(Refusal);
    expect(add).toThrow(message);
    expect(sandbox.snapshot()).toEqual(before);
  });

  test.each<[Json, string]>([
    [{ status: 'paid' }, 'status paid is derived from payments: add a customer payment of 3.00.'],
    [{ status: 'partially_paid' }, 'add a customer payment of less than 3.00.'],
    [{ status: 'viewed' }, 'simulate invoices.view'],
    [
      { status: 'nonsense' },
      'status nonsense is not a state of an invoice. It may be draft, sent, void. viewed, partially_paid, overdue, paid are derived',
    ],
    [{ status: 'snt' }, 'Did you mean sent?'],
    [{ balance: '0.00' }, 'balance 0.00 is derived from'],
    [{ statuss: 'sent' }, 'An invoice has no field statuss. Did you mean status?'],
  ])('an update of a sent invoice by %j', (fields, message) => {
    const sandbox = small();
    const before = sandbox.snapshot();
    expect(() => sandbox.records('invoices').update('41', fields as never)).toThrow(message);
    expect(sandbox.snapshot()).toEqual(before);
  });

  test('in a seed too', () => {
    const seed = { items: [{ name: 'Stove', stock_on_hand: 5 }] } as RecordsSeed;
    expect(() => createSandbox({ seed })).toThrow(/^seed\.items\[0\]: stock_on_hand 5 is derived from .*initial_stock/);
  });

  test('and the way that a message names leads there', () => {
    const { records } = small();
    records('customerPayments').add({
      customer_id: '11',
      payment_mode: 'cash',
      amount: 3,
      invoices: [{ invoice_id: '41', amount_applied: 3 }],
    });
    expect(records('invoices').get('41')).toMatchObject({ status: 'paid', balance: '0.00' });
    expect(records('items').add({ name: 'Stove', initial_stock: 5, purchase_rate: 2 })).toMatchObject({
      stock_on_hand: 5,
    });
    const late = { ...INVOICE, status: 'sent', date: '2026-04-01', due_date: '2026-04-02' } as const;
    expect(records('invoices').add(late)).toMatchObject({ status: 'overdue' });
  });
});

test('a state that is set already and that something else hides is refused', () => {
  const { records } = createSandbox();
  const { invoice_id: id, status } = records('invoices')
    .list()
    .find(({ invoice_number }) => invoice_number === 'INV-000031')!;
  expect(status).toBe('paid');
  expect(() => records('invoices').update(id!, { status: 'sent' })).toThrow(
    'status sent is derived from payments, credits and the clock, which make it paid.',
  );
});

describe('what is given as it is shown passes', () => {
  test('a computed field that comes to the same', () => {
    const { records } = small();
    const item = { name: 'Stove', initial_stock: 5, purchase_rate: 2, stock_on_hand: 5 };
    expect(records('items').add(item as never)).toMatchObject({ stock_on_hand: 5 });
    expect(records('invoices').update('41', { status: 'sent', total: 3, notes: 'Thanks' } as never)).toMatchObject({
      notes: 'Thanks',
    });
  });

  test.each(TABLES.filter(({ source }) => !source).map(({ resource, idField }) => [resource as ResourceName, idField]))(
    '%s: all that the list shows is written back, or refused by a rule of its own',
    (name, idField) => {
      const sandbox = createSandbox();
      for (const record of sandbox.records(name).list() as Json[]) {
        const [copy, id] = [sandbox.fork(), record[idField] as string];
        try {
          copy.records(name).update(id, record as never);
        } catch (error) {
          expect((error as Error).message).not.toMatch(/has no field|is derived from|is not a state|must be/);
        }
      }
    },
  );
});

describe('every table says', () => {
  test.each(TABLES.map((table) => [table.resource, table] as const))(
    '%s: what its computed fields follow from',
    (_, table) => {
      const computed = [...(table.computed ?? []), ...(table.completed ?? [])].flatMap(({ run }) =>
        Object.keys(run).map((path) => path.replace(/[.[].*/, '')),
      );
      const follows = Object.keys(table.derivedFrom ?? {});
      expect(computed.filter((field) => !follows.includes(field))).toEqual([]);
    },
  );

  test('which states a record may have, at least those of the story', () => {
    const sandbox = createSandbox();
    for (const { resource, states, source } of TABLES) {
      const shown = source ? [] : (sandbox.records(resource as 'invoices').list() as Json[]);
      const found = shown.flatMap(({ status }) => (typeof status === 'string' ? [status] : []));
      const known: readonly string[] = [...(states?.set ?? []), ...(states?.follow ?? [])];
      if (resource !== 'mails')
        expect(
          found.filter((status) => !known.includes(status)),
          `${resource}: the story has states that the table does not. Add them to \`states\` of its table in sandbox/resources.`,
        ).toEqual([]);
    }
  });
});

test('records of a resource that there is not name the nearest', () => {
  expect(() => createSandbox().records('item' as 'items')).toThrow(/Did you mean items\?$/);
});

test('a field that is undefined is not given', () => {
  const sandbox = small();
  const contacts = sandbox.records('contacts');
  const { contact_id: id } = contacts.add({
    contact_name: 'Summit',
    notes: undefined,
    billing_address: { city: 'Pune', street2: undefined },
    colour: undefined,
  } as never);
  expect(contacts.get(id!)).toMatchObject({ contact_name: 'Summit', billing_address: { city: 'Pune' } });
  contacts.update(id!, { notes: 'Calls on Mondays.' });
  contacts.update(id!, { notes: undefined, website: 'https://summit.example' } as never);
  expect(contacts.get(id!)).toMatchObject({ notes: 'Calls on Mondays.', website: 'https://summit.example' });
  const snapshot = sandbox.snapshot();
  expect(snapshot).toStrictEqual(JSON.parse(JSON.stringify(snapshot)));
});

describe('ids that are given', () => {
  const tax = { tax_name: 'VAT', tax_percentage: 1 };

  test.each<[string, (sandbox: Sandbox) => unknown, string]>([
    [
      'that do not consist of digits',
      (sandbox) => sandbox.records('taxes').add({ ...tax, tax_id: 'abc' }),
      'tax_id must be a string of digits.',
    ],
    [
      'that are taken',
      (sandbox) => sandbox.records('contacts').add({ contact_id: '11', contact_name: 'Summit' }),
      'contact_id 11 already exists.',
    ],
    [
      'that are new, for a record that has one',
      (sandbox) => sandbox.records('contacts').update('11', { contact_id: '12' }),
      "contact_id can't change. Leave it out, or send 11.",
    ],
    [
      'that are new, for the organization',
      (sandbox) => sandbox.records('organizations').update('10234695', { organization_id: '8' }),
      "organization_id can't change. Leave it out, or send 10234695.",
    ],
    [
      'of a second organization',
      (sandbox) => sandbox.records('organizations').add({ name: 'Summit' }),
      'To create another organization, call organization(id) of the sandbox',
    ],
    [
      'of a credit note that is not there',
      (sandbox) => sandbox.records('creditNoteRefunds').add({ amount_fcy: 5 }),
      'creditnote_id must be the ID of the credit note to refund.',
    ],
  ])('%s are refused, and nothing changes', (_, work, message) => {
    const sandbox = small();
    const before = sandbox.snapshot();
    expect(() => work(sandbox)).toThrow(Refusal);
    expect(() => work(sandbox)).toThrow(message);
    expect(sandbox.snapshot()).toEqual(before);
  });

  test('and free are taken', () => {
    const sandbox = small();
    expect(sandbox.records('taxes').add({ ...tax, tax_id: '77' }).tax_id).toBe('77');
    expect(sandbox.records('contacts').update('11', { contact_id: '11', notes: 'Calls.' }).notes).toBe('Calls.');
  });
});
