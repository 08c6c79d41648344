import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.ts';
import { plans } from '../support/built.ts';
import { drawn, made, sent } from '../support/document-refusals.ts';
import { callerOf, ok, type Reply } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

/** The base currency. */
const RUPEE = '4815162342481500097';

/** The sequences are the same in every run of the tests. */
const RUNS = { seed: 20260328, numRuns: 40 };
const LENGTH = { minLength: 1, maxLength: 25 };

/** A call whose ids are placeholders: each is the id of some record, by its number. */
interface Step {
  operation: string;
  parameters: Json;
  body?: Json;
}

const name = fc.constantFrom(
  'Tent',
  'tent ',
  'Stove',
  'IGST18',
  'Ridgeline Treks',
  'Alpine Daypack',
  'x'.repeat(40),
  '',
);
const amount = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constantFrom(0.5, 12.345, 1e9, 1e16, 0.1));
const id = fc.nat({ max: 30 }).map((number) => `#${number}`);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
const record = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, some(value)])));

const part = fc.record({ item_id: id, quantity: amount });
const person = record({
  first_name: name,
  email: fc.constantFrom('a@x.example', 'b@x.example'),
  is_primary_contact: fc.constant(true),
});

const price = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(0.1, 33.335, 1e9));
const quantity = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.5, 1.25, 0));
const lines = fc.array(
  record({ item_id: id, name, rate: price, quantity, tax_id: id, discount: price, line_item_id: id }).map((line) => ({
    name: 'Work',
    rate: 7,
    ...line,
  })),
  { minLength: 1, maxLength: 3 },
);
const notes = fc.array(
  record({
    item_id: id,
    rate: price,
    tax_id: id,
    invoice_id: id,
    invoice_item_id: id,
    is_returned_to_stock: fc.boolean(),
  }).map((line) => ({
    name: 'Work',
    rate: 7,
    quantity: 1,
    ...line,
    ...(line['invoice_id'] !== undefined && { is_item_shipped: false }),
  })),
  { minLength: 1, maxLength: 2 },
);
const document = {
  discount: price,
  discount_type: fc.constantFrom('entity_level', 'item_level'),
  is_inclusive_tax: fc.boolean(),
  is_discount_before_tax: fc.boolean(),
  adjustment: amount,
  allow_partial_payments: fc.boolean(),
  payment_terms: fc.integer({ min: 0, max: 40 }),
};
const ridgeline = fc.constant(castId(14001));
const part_of = (field: string, amount: string) =>
  fc.array(fc.record({ [field]: id, [amount]: price }), { minLength: 1, maxLength: 2 });
const refund = record({ amount_fcy: price, amount_bcy: price, description: name });

/** Those on documents of sale and purchase. */
const DOCUMENT_BODIES: Record<string, fc.Arbitrary<Json>> = {
  createInvoice: fc
    .tuple(record(document), ridgeline, lines)
    .map(([fields, customer_id, line_items]) => ({ ...fields, customer_id, line_items })),
  updateInvoice: record({ ...document, customer_id: id, line_items: lines, date: fc.constant('2026-03-01') }),
  applyInvoiceCredits: record({
    invoice_payments: part_of('payment_id', 'amount_applied'),
    apply_creditnotes: part_of('creditnote_id', 'amount_applied'),
  }),
  addInvoiceComment: record({ description: name }),
  updateInvoiceComment: record({ description: name }),
  createRetainerInvoice: fc
    .tuple(ridgeline, price)
    .map(([customer_id, rate]) => ({ customer_id, line_items: [{ description: 'Advance', rate }] })),
  createCustomerPayment: fc
    .tuple(ridgeline, price, part_of('invoice_id', 'amount_applied'))
    .map(([customer_id, amount, invoices]) => ({ customer_id, payment_mode: 'cash', amount, invoices })),
  createCreditNote: fc
    .tuple(ridgeline, notes, fc.boolean())
    .map(([customer_id, line_items, is_draft]) => ({ customer_id, date: '2026-03-28', line_items, is_draft })),
  updateCreditNote: record({ line_items: notes, notes: name }),
  applyCreditNoteToInvoices: fc.record({ invoices: part_of('invoice_id', 'amount') }),
  refundCreditNote: refund,
  updateCreditNoteRefund: refund,
  createVendorCredit: fc.tuple(fc.constant(castId(14003)), lines).map(([vendor_id, line_items]) => ({
    vendor_id,
    line_items: line_items.map(({ discount: _, line_item_id: __, ...line }: Json) => line),
  })),
  applyVendorCreditToBills: fc.record({ bills: part_of('bill_id', 'amount') }),
  refundVendorCredit: refund,
};

const DOCUMENT_CALLS = [
  ...['listInvoices', 'getInvoice', 'deleteInvoice', 'markInvoiceSent', 'markInvoiceSent', 'voidInvoice'],
  ...['markInvoiceDraft', 'writeOffInvoice', 'cancelInvoiceWriteOff', 'emailInvoice', 'listInvoicePayments'],
  ...['listInvoiceAppliedCredits', 'deleteInvoicePayment', 'deleteInvoiceAppliedCredit', 'deleteInvoiceComment'],
  ...['getRetainerInvoice', 'markRetainerInvoiceSent', 'voidRetainerInvoice', 'markRetainerInvoiceDraft'],
  ...['submitRetainerInvoice', 'approveRetainerInvoice', 'deleteRetainerInvoice', 'listCustomerPayments'],
  ...['getCreditNote', 'deleteCreditNote', 'voidCreditNote', 'markCreditNoteDraft', 'markCreditNoteOpen'],
  ...['listCreditNoteInvoices', 'deleteCreditNoteAppliedCredit', 'deleteCreditNoteRefund', 'emailCreditNote'],
  ...['getVendorCredit', 'voidVendorCredit', 'markVendorCreditOpen', 'deleteVendorCredit', 'submitVendorCredit'],
  ...['approveVendorCredit', 'deleteVendorCreditAppliedCredit', 'deleteVendorCreditRefund'],
];

/** Bodies by operation. What the contract requires is mostly there. */
const BODIES: Record<string, fc.Arbitrary<Json>> = {
  createTax: record({ tax_name: name, tax_percentage: amount, is_editable: fc.boolean(), colour: name }),
  updateTax: record({ tax_name: name, tax_percentage: amount, is_editable: fc.boolean() }),
  createTaxGroup: record({ tax_group_name: name, taxes: fc.array(id, { maxLength: 3 }) }),
  updateTaxGroup: record({ tax_group_name: name, taxes: fc.array(id, { maxLength: 3 }) }),
  createWarehouse: fc.record({ warehouse_name: name }),
  updateWarehouse: fc.record({ warehouse_name: name }),
  createContact: fc
    .tuple(
      record({
        contact_type: fc.constantFrom('vendor', 'customer', 'x'),
        payment_terms: fc.integer(),
        contact_persons: fc.array(person, { maxLength: 3 }),
      }),
      name,
    )
    .map(([fields, contact_name]) => ({ ...fields, contact_name })),
  updateContact: record({ contact_name: name, contact_persons: fc.array(person, { maxLength: 3 }), notes: name }),
  createContactPerson: fc.record({ contact_id: id, first_name: name }),
  updateContactPerson: fc.record({ contact_id: id, first_name: name }),
  createItem: fc
    .tuple(
      record({
        sku: name,
        item_type: fc.constantFrom('inventory', 'sales'),
        initial_stock: amount,
        initial_stock_rate: amount,
        purchase_rate: amount,
        vendor_id: id,
        tax_id: id,
        group_id: id,
        attribute_option_name1: name,
      }),
      name,
    )
    .map(([fields, name]) => ({ ...fields, name })),
  createItemGroup: fc
    .tuple(
      record({
        items: fc.array(
          fc.record({ name, rate: amount, purchase_rate: amount, initial_stock: amount, attribute_option_name1: name }),
          { maxLength: 3 },
        ),
        attribute_name1: name,
      }),
      name,
    )
    .map(([fields, group_name]) => ({ ...fields, group_name, unit: 'pcs' })),
  createCompositeItem: fc
    .tuple(record({ initial_stock: amount, initial_stock_rate: amount }), name, name, fc.array(part, { maxLength: 3 }))
    .map(([fields, name, sku, mapped_items]) => ({
      ...fields,
      name,
      sku,
      mapped_items,
      rate: 1,
      item_type: 'inventory',
      product_type: 'goods',
    })),
  updateCompositeItem: record({ name, mapped_items: fc.array(part, { maxLength: 3 }), rate: amount }),
  createBundle: record({
    composite_item_id: id,
    quantity_to_bundle: amount,
    warehouse_id: id,
    line_items: fc.array(fc.record({ item_id: id, quantity_consumed: amount }), { maxLength: 2 }),
  }),
  createPriceList: fc
    .tuple(name, fc.boolean(), fc.array(fc.record({ item_id: id, pricebook_rate: fc.nat() }), { maxLength: 3 }))
    .map(([name, is_increase, pricebook_items]) => ({
      name,
      currency_id: RUPEE,
      pricebook_type: 'per_item',
      is_increase,
      sales_or_purchase_type: 'sales',
      pricebook_items,
    })),
  emailContact: record({ to_mail_ids: fc.array(name, { maxLength: 2 }), subject: name }),
};

const WITHOUT_BODY = [
  'listOrganizations',
  'listTaxes',
  'getTax',
  'deleteTax',
  'getTaxGroup',
  'deleteTaxGroup',
  'listPriceLists',
  'enableMultiWarehouse',
  'listWarehouses',
  'deleteWarehouse',
  'listItems',
  'listItemGroups',
  'listCompositeItems',
  'getCompositeItem',
  'deleteCompositeItem',
  'markCompositeItemActive',
  'markCompositeItemInactive',
  'listBundles',
  'getBundle',
  'deleteBundle',
  'listContacts',
  'getContact',
  'deleteContact',
  'markContactActive',
  'markContactInactive',
  'getContactStatementEmail',
  'listContactComments',
  'deleteContactPerson',
  'listContactPersons',
];

/** Sequences of calls with bodies and of such without. */
function sequencesOf(
  bodies: Record<string, fc.Arbitrary<Json>>,
  calls: readonly string[],
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step[]> {
  return fc.array(
    fc.oneof(
      ...Object.entries(bodies).map(([operation, body]) =>
        fc.record({ operation: fc.constant(operation), parameters: parametersOf(operation), body }),
      ),
      ...calls.map((operation) =>
        fc.record({ operation: fc.constant(operation), parameters: parametersOf(operation) }),
      ),
    ),
    length,
  );
}

const catalog = sequencesOf(BODIES, WITHOUT_BODY, LENGTH);
/** With some calls on stock and parties in between. */
const trade = sequencesOf(
  { ...DOCUMENT_BODIES, updateTax: BODIES['updateTax']!, createBundle: BODIES['createBundle']! },
  [...DOCUMENT_CALLS, 'deleteContact', 'deleteBundle', 'markContactInactive', 'markContactActive'],
  { minLength: 20, maxLength: 60 },
);

function parametersOf(operation: string): fc.Arbitrary<Json> {
  const { idParameter, parent } = plans.get(operation)!;
  const names = [idParameter, parent?.parameter].filter((name) => name !== undefined);
  return fc.record(Object.fromEntries(names.map((name) => [name, id])));
}

/** The ids of all records, and one of none. */
function idsOf(sandbox: Sandbox): string[] {
  const text = JSON.stringify(sandbox.snapshot().records);
  return [...new Set([...text.matchAll(/"\w+_id":"(\d{19})"/g)].map(([, id]) => id!)), castId(99999)];
}

/** A step with the ids of records that there are; most are of the kind that the field asks for. */
function resolved(step: Step, sandbox: Sandbox): Step {
  const all = idsOf(sandbox);
  const known: Record<string, string[]> = {};
  const collect = (field: string) => {
    const matches = JSON.stringify(sandbox.snapshot().records).matchAll(new RegExp(`"${field}":"(\\d{19})"`, 'g'));
    return (known[field] ??= [...new Set([...matches].map(([, id]) => id!))]);
  };
  const replace = (value: unknown, field: string): unknown => {
    if (typeof value === 'string' && value.startsWith('#')) {
      const number = Number(value.slice(1));
      const pool = number % 7 === 6 ? all : collect(field);
      const ids = pool.length > 0 ? pool : all;
      // The newest first, since most of the story is settled.
      return ids[ids.length - 1 - (number % ids.length)];
    }
    if (Array.isArray(value)) return value.map((entry) => replace(entry, field === 'taxes' ? 'tax_id' : field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name)]));
  };
  return replace(step, '') as Step;
}

async function perform(sandbox: Sandbox, step: Step): Promise<Reply> {
  const { operation, parameters, body } = resolved(step, sandbox);
  return callerOf(sandbox)(operation, parameters, body && (JSON.parse(JSON.stringify(body)) as Json));
}

/** What must hold at any time. */
function checkInvariants(sandbox: Sandbox): void {
  const goods = [...sandbox.records('items').list(), ...sandbox.records('compositeItems').list()];
  const taken = takenByBooks(sandbox);
  for (const one of goods) {
    if (one.stock_on_hand === undefined) continue;
    expect(one.available_stock).toBeGreaterThanOrEqual(0);
    // Without orders, receipts and shipments, the books differ by what was invoiced and sent back.
    expect(one.actual_available_stock).toBe(one.available_stock);
    expect(one.stock_on_hand).toBeCloseTo(one.available_stock! - (taken.get(String(idOf(one))) ?? 0), 6);
  }
  for (const kit of sandbox.records('compositeItems').list()) {
    expect(kit.asset_value).toBeGreaterThanOrEqual(0);
    if (kit.stock_on_hand! <= 0 && !taken.has(kit.composite_item_id!)) expect(kit.asset_value).toBe(0);
    for (const part of kit.mapped_items ?? []) {
      expect(part.available_stock).toBe(goods.find((one) => idOf(one) === part.item_id)?.available_stock);
    }
  }
  expectDistinct(goods.map(({ sku }) => sku));
  expectDistinct(
    sandbox
      .records('contacts')
      .list()
      .map(({ contact_name }) => contact_name),
  );
  expectDistinct(
    sandbox
      .records('taxes')
      .list()
      .map(({ tax_name }) => tax_name),
  );
  expect(
    sandbox
      .records('warehouses')
      .list()
      .filter(({ is_primary }) => is_primary),
  ).toHaveLength(1);
  for (const { contact_id, primary_contact_id } of sandbox.records('contacts').list()) {
    const persons = sandbox
      .records('contactPersons')
      .list()
      .filter((one) => one.contact_id === contact_id);
    const primary = persons.filter(({ is_primary_contact }) => is_primary_contact);
    expect(primary).toHaveLength(Math.min(1, persons.length));
    expect(primary_contact_id).toBe(primary[0]?.contact_person_id);
  }
  for (const { tax_group_percentage, taxes = [] } of sandbox.records('taxGroups').list()) {
    const sum = taxes.reduce((total, { tax_percentage = 0 }) => total + tax_percentage, 0);
    expect(tax_group_percentage).toBeCloseTo(sum, 6);
  }
  checkSettlements(sandbox);
}

function idOf(record: Json): unknown {
  return record['item_id'] ?? record['composite_item_id'];
}

function expectDistinct(names: (string | undefined)[]): void {
  const given = names.flatMap((name) => (name === undefined ? [] : name.trim().toLowerCase()));
  expect(new Set(given).size).toBe(given.length);
}

/** What invoices and vendor credits that count have taken of each item, without those of the story, which took none. */
function takenByBooks(sandbox: Sandbox): Map<string, number> {
  const taken = new Map<string, number>();
  const { records } = sandbox.snapshot();
  for (const { status, line_items } of [...(records['invoices'] ?? []), ...(records['vendorCredits'] ?? [])]) {
    if (status === 'draft' || status === 'void') continue;
    for (const { item_id, quantity, lots } of line_items as { item_id: string; quantity: number; lots?: unknown }[]) {
      if (lots) taken.set(item_id, (taken.get(item_id) ?? 0) + quantity);
    }
  }
  return taken;
}

/** Sums of documents, in paise: what they show agrees with the rows that settle them, and nothing is negative. */
function checkSettlements(sandbox: Sandbox): void {
  const paise = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);
  const sum = (rows: readonly object[], field: string): number =>
    rows.reduce((total, row) => total + paise((row as Json)[field]), 0);
  const of = (rows: readonly object[], field: string, id: unknown): object[] =>
    rows.filter((row) => (row as Json)[field] === id);
  const list = <Name extends Parameters<Sandbox['records']>[0]>(name: Name) => sandbox.records(name).list() as Json[];
  const [payments, rows, credits] = [list('customerPayments'), list('invoicePayments'), list('creditNoteInvoices')];
  const [noteRefunds, vendorRefunds] = [list('creditNoteRefunds'), list('vendorCreditRefunds')];
  const invoices = list('invoices');
  const settledOnly = (status: unknown): boolean => status === 'draft' || status === 'void';

  for (const invoice of invoices) {
    const { invoice_id: id, status } = invoice;
    expect(paise(invoice['payment_made'])).toBe(sum(of(rows, 'invoice_id', id), 'amount'));
    expect(paise(invoice['credits_applied'])).toBe(sum(of(credits, 'invoice_id', id), 'amount'));
    expect(paise(invoice['tax_total'])).toBe(sum(invoice['taxes'] as Json[], 'tax_amount'));
    expect(paise(invoice['sub_total'])).toBe(sum(invoice['line_items'] as Json[], 'item_total'));
    const parts = ['payment_made', 'credits_applied', 'tax_amount_withheld', 'write_off_amount', 'balance'];
    for (const part of parts) expect(paise(invoice[part])).toBeGreaterThanOrEqual(0);
    if (status !== 'void') {
      expect(parts.reduce((total, part) => total + paise(invoice[part]), 0)).toBe(paise(invoice['total']));
      expect(status === 'paid').toBe(status !== 'draft' && paise(invoice['balance']) === 0);
    }
    if (settledOnly(status)) expect([...of(rows, 'invoice_id', id), ...of(credits, 'invoice_id', id)]).toEqual([]);
  }
  for (const payment of payments) {
    const own = of(rows, 'payment_id', payment['payment_id']).filter((row) => !(row as Json)['retainerinvoice_id']);
    expect(paise(payment['unused_amount'])).toBe(paise(payment['amount']) - sum(own, 'amount'));
    expect(paise(payment['unused_amount'])).toBeGreaterThanOrEqual(0);
  }
  for (const note of list('creditNotes')) {
    const used = [...of(credits, 'creditnote_id', note['creditnote_id'])];
    const refunded = of(noteRefunds, 'creditnote_id', note['creditnote_id']);
    if (settledOnly(note['status'])) expect([...used, ...refunded]).toEqual([]);
    if (note['status'] === 'void') continue;
    expect(sum(used, 'amount') + sum(refunded, 'amount_fcy') + paise(note['balance'])).toBe(paise(note['total']));
    expect(paise(note['balance'])).toBeGreaterThanOrEqual(0);
    expect(note['status'] === 'closed').toBe(
      note['status'] !== 'draft' && paise(note['balance']) === 0 && paise(note['total']) > 0,
    );
  }
  for (const credit of list('vendorCredits')) {
    const id = credit['vendor_credit_id'];
    expect(paise(credit['total_refunded_amount'])).toBe(sum(of(vendorRefunds, 'vendor_credit_id', id), 'amount_fcy'));
    expect(paise(credit['total_credits_used'])).toBe(
      sum(of(list('vendorCreditBills'), 'vendor_credit_id', id), 'amount'),
    );
    if (credit['status'] === 'void') continue;
    const parts = ['total_credits_used', 'total_refunded_amount', 'balance'];
    expect(parts.reduce((total, part) => total + paise(credit[part]), 0)).toBe(paise(credit['total']));
  }
  for (const bill of list('bills')) {
    const used = sum(of(list('vendorCreditBills'), 'bill_id', bill['bill_id']), 'amount');
    expect(paise(bill['balance'])).toBe(paise(bill['total']) - used);
  }
  for (const retainer of list('retainerInvoices')) {
    const id = retainer['retainerinvoice_id'];
    expect(paise(retainer['payment_made'])).toBe(sum(of(rows, 'invoice_id', id), 'amount'));
    expect(paise(retainer['payment_drawn'])).toBe(sum(of(rows, 'retainerinvoice_id', id), 'amount'));
    expect(paise(retainer['payment_drawn'])).toBeLessThanOrEqual(paise(retainer['payment_made']));
  }
  for (const contact of list('contacts')) {
    const id = contact['contact_id'];
    const open = of(invoices, 'customer_id', id).filter((one) => !settledOnly((one as Json)['status']));
    const notes = of(list('creditNotes'), 'customer_id', id).filter((one) => (one as Json)['status'] === 'open');
    const unused = sum(notes, 'balance') + sum(of(payments, 'customer_id', id), 'unused_amount');
    expect(paise(contact['outstanding_receivable_amount'])).toBe(sum(open, 'balance'));
    expect(paise(contact['outstanding_receivable_amount_bcy'])).toBe(sum(open, 'balance'));
    expect(paise(contact['unused_credits_receivable_amount'])).toBe(unused);
    expect(paise(contact['unused_credits_receivable_amount_bcy'])).toBe(unused);
  }
  expectDistinct(invoices.map(({ invoice_number }) => invoice_number as string));
}

/** A sandbox with something to settle: open invoices, credits, payments and a retainer invoice that is paid. */
async function trading(): Promise<Sandbox> {
  const sandbox = createSandbox();
  const call = callerOf(sandbox);
  await Promise.all([sent(call), sent(call), sent(call, { shipping_charge: 99 })]);
  const [one, , other] = sandbox.records('invoices').list().slice(1);
  await drawn(call);
  const sale = { customer_id: castId(14001), date: '2026-03-28' };
  for (const is_draft of [false, false, true]) {
    await made(call, 'createCreditNote', { ...sale, is_draft, line_items: [{ name: 'Work', rate: 900, quantity: 1 }] });
  }
  const invoices = [{ invoice_id: one!.invoice_id!, amount_applied: 416 }];
  await made(call, 'createCustomerPayment', { ...sale, payment_mode: 'cash', amount: 2000, invoices });
  const [, note] = sandbox.records('creditNotes').list();
  const applied = [{ invoice_id: other!.invoice_id!, amount: 250 }];
  await ok(call('applyCreditNoteToInvoices', { creditnote_id: note!.creditnote_id! }, { invoices: applied }));
  await ok(call('addInvoiceComment', { invoice_id: one!.invoice_id! }, { description: 'Asha called.' }));
  const lines = [{ name: 'Return', rate: 700, quantity: 1 }];
  await made(call, 'createVendorCredit', { vendor_id: castId(14003), line_items: lines });
  return sandbox;
}

describe('any sequence of calls', () => {
  test.each([
    ['settings, catalog and parties', catalog, async () => createSandbox(), RUNS.numRuns, 35, 25],
    ['sales and purchases', trade, trading, 12, 40, 50],
  ])(
    'on %s keeps what must hold, and a refused call changes nothing',
    { timeout: 240_000 },
    async (_, steps, prepared, numRuns, done, refused) => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const sandbox = await prepared();
          for (const step of sequence) {
            const before = JSON.stringify(sandbox.snapshot());
            const { status, body } = await perform(sandbox, step);
            const after = JSON.stringify(sandbox.snapshot());
            seen.add(`${step.operation} ${status < 300}`);
            expect(status, JSON.stringify(body)).toBeLessThan(500);
            expect(after !== before, step.operation).toBe(status < 300 && plans.get(step.operation)!.writes);
            checkInvariants(sandbox);
          }
        }),
        { ...RUNS, numRuns },
      );
      // The sequences reach nearly everything, both ways.
      expect([...seen].filter((key) => key.endsWith('true')).length).toBeGreaterThan(done);
      expect([...seen].filter((key) => key.endsWith('false')).length).toBeGreaterThan(refused);
    },
  );

  test('gives the same answers and the same records each time', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(catalog, trade), async (sequence) => {
        const [one, other] = [createSandbox(), createSandbox()];
        for (const step of sequence) {
          const replies = [await perform(one, step), await perform(other, step)];
          expect(JSON.stringify(replies[0]!.body)).toBe(JSON.stringify(replies[1]!.body));
        }
        expect(JSON.stringify(one.snapshot())).toBe(JSON.stringify(other.snapshot()));
      }),
      { ...RUNS, numRuns: 15 },
    );
  });

  test('can be taken up again from a snapshot or a fork, and leaves them alone', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(catalog, trade), catalog, async (sequence, further) => {
        const sandbox = createSandbox();
        for (const step of sequence) await perform(sandbox, step);
        const snapshot = sandbox.snapshot();
        const text = JSON.stringify(snapshot);
        const restored = createSandbox({ seed: JSON.parse(text) });
        const fork = sandbox.fork();
        expect(JSON.stringify(restored.snapshot())).toBe(text);
        for (const step of further) {
          const bodies = [];
          for (const each of [sandbox, restored]) bodies.push((await perform(each, step)).body);
          expect(bodies[1]).toEqual(bodies[0]);
          checkInvariants(restored);
        }
        expect(JSON.stringify(restored.snapshot())).toBe(JSON.stringify(sandbox.snapshot()));
        expect(JSON.stringify(fork.snapshot())).toBe(text);
        expect(JSON.stringify(snapshot)).toBe(text);
      }),
      { ...RUNS, numRuns: 15 },
    );
  });
});

describe('bundles', () => {
  const stock = (sandbox: Sandbox) =>
    [...sandbox.records('items').list(), ...sandbox.records('compositeItems').list()].map((one) => [
      one.stock_on_hand,
      (one as { asset_value?: number }).asset_value,
    ]);

  test('of any size are undone by their deletion', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.boolean(), async (quantity, isHalf) => {
        const sandbox = createSandbox();
        const call = callerOf(sandbox);
        const before = stock(sandbox);
        const quantity_to_bundle = isHalf ? quantity - 0.5 : quantity;
        const { body } = await call('createBundle', {}, { composite_item_id: castId(17001), quantity_to_bundle });
        const { bundle_id, total } = body['bundle'] as Json;
        expect(total).toBe(2200 * quantity_to_bundle);
        expect(stock(sandbox)).not.toEqual(before);
        await call('deleteBundle', { bundle_id });
        expect(stock(sandbox)).toEqual(before);
      }),
      { ...RUNS, numRuns: 10 },
    );
  });
});
