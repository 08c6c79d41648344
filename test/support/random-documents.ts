import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { drawn, made, sent } from './document-refusals.ts';
import { amount, assertDistinct, id, name, record } from './random-values.ts';
import { callerOf, ok } from './sandbox-calls.ts';
import { castId, type Json } from './story.ts';

const price = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(0.1, 33.335, 1e9));
const discount = fc.oneof(price, fc.constantFrom('0%', '7.5%', '33.333%', '100%', '101%'));
const quantity = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.5, 1.25, 0));
const lines = fc.array(
  record({ item_id: id, name, rate: price, quantity, tax_id: id, discount, line_item_id: id }).map((line) => ({
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
  discount,
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
export const DOCUMENT_BODIES: Record<string, fc.Arbitrary<Json>> = {
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
  applyCreditNoteToInvoices: fc.record({ invoices: part_of('invoice_id', 'amount_applied') }),
  refundCreditNote: refund,
  updateCreditNoteRefund: refund,
  createVendorCredit: fc.tuple(fc.constant(castId(14003)), lines).map(([vendor_id, line_items]) => ({
    vendor_id,
    line_items: line_items.map(({ discount: _, line_item_id: __, ...line }: Json) => line),
  })),
  applyVendorCreditToBills: fc.record({ bills: part_of('bill_id', 'amount_applied') }),
  refundVendorCredit: refund,
};

export const DOCUMENT_CALLS = [
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

/** What invoices and vendor credits that count have taken of each item, without those of the story, which took none. */
export function takenFromAccounting(sandbox: Sandbox): Map<string, number> {
  const taken = new Map<string, number>();
  const { records } = sandbox.snapshot();
  for (const { status, line_items } of [...(records['invoices'] ?? []), ...(records['vendorCredits'] ?? [])]) {
    if (status === 'draft' || status === 'void') continue;
    for (const { item_id, quantity, lots } of line_items as {
      item_id: string;
      quantity: number;
      lots?: unknown;
    }[]) {
      if (lots) taken.set(item_id, (taken.get(item_id) ?? 0) + quantity);
    }
  }
  return taken;
}

/** Sums of documents, in paise: what they show agrees with the rows that settle them, and nothing is negative. */
export function checkSettlements(sandbox: Sandbox): void {
  const paise = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);
  const sum = (rows: readonly object[], field: string): number =>
    rows.reduce((total, row) => total + paise((row as Json)[field]), 0);
  const of = (rows: readonly object[], field: string, id: unknown): object[] =>
    rows.filter((row) => (row as Json)[field] === id);
  /** What amounts are worth in the currency of the organization. */
  const worthOf = (rows: readonly object[], field: string): number =>
    rows.reduce((total, row) => total + paise((row as Json)[field]) * Number((row as Json)['exchange_rate'] ?? 1), 0);
  /** Each amount is rounded to less than a paisa, and their sum to one. */
  const assertInBase = (shown: unknown, value: number): void =>
    assert.ok(Math.abs(paise(shown) - value) <= (Number.isInteger(value) ? 0 : 0.6), `${shown} is not ${value / 100}`);
  const list = <Name extends Parameters<Sandbox['records']>[0]>(name: Name) => sandbox.records(name).list() as Json[];
  const [payments, rows, credits] = [list('customerPayments'), list('invoicePayments'), list('creditNoteInvoices')];
  const [noteRefunds, vendorRefunds] = [list('creditNoteRefunds'), list('vendorCreditRefunds')];
  const invoices = list('invoices');
  const settledOnly = (status: unknown): boolean => status === 'draft' || status === 'void';

  for (const invoice of invoices) {
    const { invoice_id: id, status } = invoice;
    assert.equal(paise(invoice['payment_made']), sum(of(rows, 'invoice_id', id), 'amount'));
    assert.equal(paise(invoice['credits_applied']), sum(of(credits, 'invoice_id', id), 'amount'));
    assert.equal(paise(invoice['tax_total']), sum(invoice['taxes'] as Json[], 'tax_amount'));
    assert.equal(paise(invoice['sub_total']), sum(invoice['line_items'] as Json[], 'item_total'));
    const parts = ['payment_made', 'credits_applied', 'tax_amount_withheld', 'write_off_amount', 'balance'];
    for (const part of parts) assert.ok(paise(invoice[part]) >= 0);
    if (status !== 'void') {
      assert.equal(
        parts.reduce((total, part) => total + paise(invoice[part]), 0),
        paise(invoice['total']),
      );
      assert.equal(status === 'paid', status !== 'draft' && paise(invoice['balance']) === 0);
    }
    if (settledOnly(status)) assert.deepEqual([...of(rows, 'invoice_id', id), ...of(credits, 'invoice_id', id)], []);
  }
  for (const payment of payments) {
    const own = of(rows, 'payment_id', payment['payment_id']).filter((row) => !(row as Json)['retainerinvoice_id']);
    const received = payment['status'] === 'failure' ? 0 : paise(payment['amount']) - paise(payment['amount_refunded']);
    assert.equal(paise(payment['unused_amount']), received - sum(own, 'amount'));
    assert.ok(paise(payment['unused_amount']) >= 0);
  }
  for (const note of list('creditNotes')) {
    const used = [...of(credits, 'creditnote_id', note['creditnote_id'])];
    const refunded = of(noteRefunds, 'creditnote_id', note['creditnote_id']);
    if (settledOnly(note['status'])) assert.deepEqual([...used, ...refunded], []);
    if (note['status'] === 'void') continue;
    assert.equal(sum(used, 'amount') + sum(refunded, 'amount_fcy') + paise(note['balance']), paise(note['total']));
    assert.ok(paise(note['balance']) >= 0);
    assert.equal(
      note['status'] === 'closed',
      note['status'] !== 'draft' && paise(note['balance']) === 0 && paise(note['total']) > 0,
    );
  }
  for (const credit of list('vendorCredits')) {
    const id = credit['vendor_credit_id'];
    assert.equal(paise(credit['total_refunded_amount']), sum(of(vendorRefunds, 'vendor_credit_id', id), 'amount_fcy'));
    assert.equal(
      paise(credit['total_credits_used']),
      sum(of(list('vendorCreditBills'), 'vendor_credit_id', id), 'amount'),
    );
    if (credit['status'] === 'void') continue;
    const parts = ['total_credits_used', 'total_refunded_amount', 'balance'];
    assert.equal(
      parts.reduce((total, part) => total + paise(credit[part]), 0),
      paise(credit['total']),
    );
  }
  for (const bill of list('bills')) {
    const used = sum(of(list('vendorCreditBills'), 'bill_id', bill['bill_id']), 'amount');
    assert.equal(paise(bill['balance']), paise(bill['total']) - used);
  }
  for (const retainer of list('retainerInvoices')) {
    const id = retainer['retainerinvoice_id'];
    assert.equal(paise(retainer['payment_made']), sum(of(rows, 'invoice_id', id), 'amount'));
    assert.equal(paise(retainer['payment_drawn']), sum(of(rows, 'retainerinvoice_id', id), 'amount'));
    assert.ok(paise(retainer['payment_drawn']) <= paise(retainer['payment_made']));
    if (retainer['status'] === 'void') continue;
    assert.equal(paise(retainer['payment_made']) + paise(retainer['balance']), paise(retainer['total']));
  }
  for (const contact of list('contacts')) {
    const id = contact['contact_id'];
    const open = of(invoices, 'customer_id', id).filter((one) => !settledOnly((one as Json)['status']));
    const notes = of(list('creditNotes'), 'customer_id', id).filter((one) => (one as Json)['status'] === 'open');
    const unused = sum(notes, 'balance') + sum(of(payments, 'customer_id', id), 'unused_amount');
    assert.equal(paise(contact['outstanding_receivable_amount']), sum(open, 'balance'));
    assertInBase(contact['outstanding_receivable_amount_bcy'], worthOf(open, 'balance'));
    assert.equal(paise(contact['unused_credits_receivable_amount']), unused);
    const own = of(payments, 'customer_id', id);
    assertInBase(
      contact['unused_credits_receivable_amount_bcy'],
      worthOf(notes, 'balance') + worthOf(own, 'unused_amount'),
    );
  }
  assertDistinct(invoices.map(({ invoice_number }) => invoice_number as string));
}

/** A sandbox with something to settle: open invoices, credits, payments and a retainer invoice that is paid. */
export async function trading(): Promise<Sandbox> {
  const sandbox = createSandbox();
  const call = callerOf(sandbox);
  await Promise.all([sent(call), sent(call), sent(call, { shipping_charge: 99 })]);
  const [one, , other] = sandbox.records('invoices').list().slice(-3);
  await drawn(call);
  const sale = { customer_id: castId(14001), date: '2026-03-28' };
  for (const is_draft of [false, false, true]) {
    await made(call, 'createCreditNote', { ...sale, is_draft, line_items: [{ name: 'Work', rate: 900, quantity: 1 }] });
  }
  const invoices = [{ invoice_id: one!.invoice_id!, amount_applied: 416 }];
  await made(call, 'createCustomerPayment', { ...sale, payment_mode: 'cash', amount: 2000, invoices });
  const [note] = sandbox.records('creditNotes').list().slice(-3);
  const applied = [{ invoice_id: other!.invoice_id!, amount_applied: 250 }];
  await ok(call('applyCreditNoteToInvoices', { creditnote_id: note!.creditnote_id! }, { invoices: applied }));
  await ok(call('addInvoiceComment', { invoice_id: one!.invoice_id! }, { description: 'Asha called.' }));
  const lines = [{ name: 'Return', rate: 700, quantity: 1 }];
  await made(call, 'createVendorCredit', { vendor_id: castId(14003), line_items: lines });
  return sandbox;
}
