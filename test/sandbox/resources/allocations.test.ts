import { describe, expect, test } from 'vitest';
import { createInventoryClient } from '../../../src/public/client.ts';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { drawn, invoice, made, retainer, sent } from '../../support/document-refusals.ts';
import { type Caller, callerOf, ok, refused } from '../../support/sandbox-calls.ts';
import { castId, type Json, rows } from '../../support/story.ts';

const [RIDGELINE, DECCAN, BOTTLE] = [castId(14001), castId(14003), castId(16005)];
/** The base currency. */
const RUPEE = '4815162342481500097';
const [INVOICE, NOTE, BILL] = [castId(23001), castId(27001), castId(29501)];

const start = (): { sandbox: Sandbox; call: Caller } => {
  const sandbox = createSandbox();
  return { sandbox, call: callerOf(sandbox) };
};

const read = async (call: Caller, invoice_id: unknown): Promise<Json> =>
  (await ok(call('getInvoice', { invoice_id })))['invoice'] as Json;
const pay = async (call: Caller, amount: number, invoices: Json[]): Promise<Json> => {
  const body = { customer_id: RIDGELINE, payment_mode: 'cash', amount, invoices };
  return (await ok(call('createCustomerPayment', {}, body)))['payment'] as Json;
};
const paymentOf = (sandbox: Sandbox, id: unknown) => sandbox.records('customerPayments').get(id as string)!;
const credit = async (call: Caller, fields: Json = {}): Promise<string> =>
  made(call, 'createCreditNote', {
    customer_id: RIDGELINE,
    date: '2026-03-28',
    line_items: [{ item_id: BOTTLE, quantity: 1 }],
    ...fields,
  });
const noteOf = async (call: Caller, creditnote_id: unknown): Promise<Json> =>
  (await ok(call('getCreditNote', { creditnote_id })))['creditnote'] as Json;
const balances = async (call: Caller, contact_id = RIDGELINE) => {
  const contact = (await ok(call('getContact', { contact_id })))['contact'] as Json;
  return ['outstanding_receivable_amount', 'unused_credits_receivable_amount'].map((field) => [
    contact[field],
    contact[`${field}_bcy`],
  ]);
};

describe('a payment', () => {
  test('pays invoices in part or in full, and the rest of it is a credit', async () => {
    const { sandbox, call } = start();
    const [one, other] = [await sent(call), await sent(call)];
    expect(await balances(call)).toEqual([
      [2832, 2832],
      [0, 0],
    ]);
    const payment = await pay(call, 2000, [
      { invoice_id: one, amount_applied: 1400, tax_amount_withheld: 16 },
      { invoice_id: other, amount_applied: 416 },
    ]);
    expect(payment).toMatchObject({
      amount: 2000,
      unused_amount: 184,
      tax_amount_withheld: 16,
      status: 'success',
      account_name: 'Current Account',
      email: 'asha@ridgeline.example',
      invoices: [
        { invoice_id: one, invoice_amount: 1416, amount_applied: 1400, balance_amount: 0 },
        { invoice_id: other, invoice_amount: 1416, amount_applied: 416, balance_amount: 1000 },
      ],
    });
    expect(await read(call, one)).toMatchObject({
      status: 'paid',
      payment_made: 1400,
      tax_amount_withheld: 16,
      last_payment_date: '2026-03-28',
    });
    expect(await read(call, other)).toMatchObject({ status: 'partially_paid', balance: '1000.00' });
    expect(await balances(call)).toEqual([
      [1000, 1000],
      [184, 184],
    ]);
    await ok(
      call(
        'applyInvoiceCredits',
        { invoice_id: other },
        { invoice_payments: [{ payment_id: payment['payment_id'], amount_applied: 184 }] },
      ),
    );
    expect(paymentOf(sandbox, payment['payment_id']).unused_amount).toBe(0);
    expect(await balances(call)).toEqual([
      [816, 816],
      [0, 0],
    ]);
  });

  test('taken off an invoice stays as a credit, and the invoice is open again', async () => {
    const { sandbox, call } = start();
    const invoice_id = await sent(call);
    const before = [await read(call, invoice_id), await balances(call)];
    const { payment_id } = await pay(call, 1416, [{ invoice_id, amount_applied: 1416 }]);
    const { payments } = await ok(call('listInvoicePayments', { invoice_id }));
    expect(payments).toMatchObject([{ payment_id, amount: 1416, payment_mode: 'cash', date: '2026-03-28' }]);
    const { invoice_payment_id } = rows(payments)[0]!;
    const elsewhere = { invoice_id: INVOICE, invoice_payment_id };
    expect((await refused(call('deleteInvoicePayment', elsewhere)))[0]).toBe(404);
    await ok(call('deleteInvoicePayment', { invoice_id, invoice_payment_id }));
    const { last_modified_time: _, ...after } = await read(call, invoice_id);
    const { last_modified_time: __, ...first } = before[0] as Json;
    expect(after).toEqual(first);
    expect(await balances(call)).toEqual([
      [1416, 1416],
      [1416, 1416],
    ]);
    expect(paymentOf(sandbox, payment_id).unused_amount).toBe(1416);
  });

  test.each([
    [{ amount_applied: 1416.01 }, '1416.01 is more than the balance 1416.00 of INV-000032.'],
    [{ amount_applied: 0 }, 'invoices[0].amount_applied must be more than 0.'],
    [{ amount_applied: 1001 }, 'invoices[0].amount_applied is more than what is left of the payment.'],
    [
      { amount_applied: 1000, tax_amount_withheld: 416.01 },
      'invoices[0].tax_amount_withheld must be at most 416.00, what is left of INV-000032.',
    ],
  ])('of %j is refused, and changes nothing', async (part, message) => {
    const { sandbox, call } = start();
    const invoice_id = await sent(call);
    const before = JSON.stringify(sandbox.snapshot());
    const body = { customer_id: RIDGELINE, payment_mode: 'cash', amount: 1000 };
    const reply = call('createCustomerPayment', {}, { ...body, invoices: [{ invoice_id, ...part }] });
    expect((await refused(reply))[2]).toBe(message);
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
  });

  test('is not taken by drafts, by invoices of others, and in parts by those that take none', async () => {
    const { call } = start();
    const draft = await made(call, 'createInvoice', invoice());
    const whole = await sent(call, { allow_partial_payments: false });
    const body = (invoice_id: string, fields: Json = {}) => ({
      customer_id: RIDGELINE,
      payment_mode: 'cash',
      amount: 2000,
      invoices: [{ invoice_id, amount_applied: 1000 }],
      ...fields,
    });
    const message = async (fields: Json) => (await refused(call('createCustomerPayment', {}, fields)))[2];
    expect(await message(body(draft))).toBe("INV-000032 is a draft; a payment can't be applied to it.");
    expect(await message(body(whole))).toBe('INV-000033 accepts no partial payments: 1416.00 is due.');
    const { contact } = await ok(call('createContact', {}, { contact_name: 'Hubballi Outdoors' }));
    const { contact_id: customer_id } = contact as Json;
    expect(await message(body(whole, { customer_id }))).toBe('INV-000033 is for another customer.');
  });

  test('has an amount with the decimal places of its currency', async () => {
    const { call } = start();
    expect(await pay(call, 100.005, [])).toMatchObject({ amount: 100.01, unused_amount: 100.01 });
    const body = { customer_id: RIDGELINE, payment_mode: 'cash', amount: 0.004, invoices: [] };
    expect((await refused(call('createCustomerPayment', {}, body)))[2]).toBe('amount must be more than 0.');
  });

  test('can be found by what the documents list', async () => {
    const { call } = start();
    const add = async (fields: Json) =>
      ok(
        call(
          'createCustomerPayment',
          {},
          { customer_id: RIDGELINE, payment_mode: 'cash', amount: 1, invoices: [], ...fields },
        ),
      );
    await add({ payment_mode: 'Bank Transfer', amount: 50, description: 'Deposit', reference_number: 'A-1' });
    await add({ payment_mode: 'check', amount: 20, date: '2026-01-01', reference_number: 'B-2' });
    const found = async (query: Json) =>
      rows((await ok(call('listCustomerPayments', query)))['customerpayments']).map(({ amount }) => amount);
    expect(await found({})).toEqual([20, 50, 18408]);
    expect(await found({ filter_by: 'PaymentMode.BankTransfer' })).toEqual([50, 18408]);
    expect(await found({ filter_by: 'PaymentMode.All', amount_less_equals: 50 })).toEqual([20, 50]);
    expect(await found({ notes_startswith: 'dep' })).toEqual([50]);
    expect(await found({ date: '2026-01-01' })).toEqual([20]);
    expect(await found({ search_text: 'b-2' })).toEqual([20]);
    expect(await found({ sort_column: 'amount' })).toEqual([20, 50, 18408]);
    expect(await found({ customer_name_contains: 'ridge', per_page: 1 })).toEqual([20]);
    await add({ reference_number: '20260328000000000012', amount: 5 });
    await add({ reference_number: '20260328000000000013', amount: 6 });
    expect(await found({ reference_number: '20260328000000000013' })).toEqual([6]);
    expect(await found({ amount: '6.00' })).toEqual([6]);
  });
});

describe('an invoice that is voided', () => {
  test('leaves the credit notes for its lines as they are, and gets no further ones', async () => {
    const { call } = start();
    const invoice_id = await sent(call);
    const { invoice } = await ok(call('getInvoice', { invoice_id }));
    const [line] = (invoice as Json)['line_items'] as [Json];
    const line_items = [{ invoice_id, invoice_item_id: line['line_item_id'], is_item_shipped: false, quantity: 1 }];
    const body = { customer_id: RIDGELINE, date: '2026-03-28', line_items };
    const creditnote_id = await made(call, 'createCreditNote', body);
    await ok(call('voidInvoice', { invoice_id }));
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'open', balance: 708 });
    expect(await balances(call)).toEqual([
      [0, 0],
      [708, 708],
    ]);
    expect((await refused(call('createCreditNote', {}, body)))[2]).toBe("INV-000032 is void; it can't be credited.");
    await ok(call('voidCreditNote', { creditnote_id }));
    expect(await balances(call)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('gives back its payments and credits, and asks for them no more as a draft', async () => {
    const { sandbox, call } = start();
    const [invoice_id, creditnote_id] = [await sent(call), await credit(call)];
    const { payment_id } = await pay(call, 500, [{ invoice_id, amount_applied: 500 }]);
    await ok(call('applyCreditNoteToInvoices', { creditnote_id }, { invoices: [{ invoice_id, amount: 708 }] }));
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'closed', balance: 0 });
    expect(await balances(call)).toEqual([
      [208, 208],
      [0, 0],
    ]);
    await ok(call('voidInvoice', { invoice_id }));
    expect(paymentOf(sandbox, payment_id)).toMatchObject({ unused_amount: 500, invoices: [] });
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'open', balance: 708, invoices: [] });
    expect(await balances(call)).toEqual([
      [0, 0],
      [1208, 1208],
    ]);
    await ok(call('markInvoiceDraft', { invoice_id }));
    expect((await ok(call('listInvoicePayments', { invoice_id })))['payments']).toEqual([]);
    expect((await ok(call('listInvoiceAppliedCredits', { invoice_id })))['credits']).toEqual([]);
  });
});

describe('a credit note', () => {
  test('is applied to invoices from either side, with one id in both lists', async () => {
    const { call } = start();
    const [invoice_id, creditnote_id] = [await sent(call), await credit(call)];
    await ok(call('applyCreditNoteToInvoices', { creditnote_id }, { invoices: [{ invoice_id, amount: 100 }] }));
    await ok(
      call('applyInvoiceCredits', { invoice_id }, { apply_creditnotes: [{ creditnote_id, amount_applied: 8 }] }),
    );
    const { invoices_credited: invoices } = await ok(call('listCreditNoteInvoices', { creditnote_id }));
    const { credits } = await ok(call('listInvoiceAppliedCredits', { invoice_id }));
    expect(rows(invoices).map(({ creditnote_invoice_id, amount }) => [creditnote_invoice_id, amount])).toEqual(
      rows(credits).map(({ creditnotes_invoice_id, amount }) => [creditnotes_invoice_id, amount]),
    );
    expect(credits).toMatchObject([{ creditnote_number: 'CN-00003', amount: 8 }, { amount: 100 }]);
    expect(await read(call, invoice_id)).toMatchObject({ credits_applied: 108, balance: '1308.00' });
    expect(await noteOf(call, creditnote_id)).toMatchObject({
      balance: 600,
      invoices: [{ amount: 100 }, { amount: 8 }],
    });
    const [last, first] = rows(credits).map(({ creditnotes_invoice_id: id }) => id);
    await ok(call('deleteInvoiceAppliedCredit', { invoice_id, creditnotes_invoice_id: last }));
    await ok(call('deleteCreditNoteAppliedCredit', { creditnote_id, creditnote_invoice_id: first }));
    expect(await read(call, invoice_id)).toMatchObject({ credits_applied: 0, balance: '1416.00', status: 'sent' });
    expect(await noteOf(call, creditnote_id)).toMatchObject({ balance: 708, invoices: [] });
    const gone = { invoice_id, creditnotes_invoice_id: first };
    expect((await refused(call('deleteInvoiceAppliedCredit', gone)))[0]).toBe(404);
    expect((await refused(call('listInvoiceAppliedCredits', { invoice_id: castId(99999) })))[0]).toBe(404);
  });

  test('is applied by amount and by amount_applied, from either side', async () => {
    const { sandbox, call } = start();
    const [invoice_id, creditnote_id] = [await sent(call), await credit(call)];
    const apply = (amounts: Json, fork = sandbox.fork()) =>
      callerOf(fork)('applyCreditNoteToInvoices', { creditnote_id }, { invoices: [{ invoice_id, ...amounts }] });
    const draw = (amounts: Json) =>
      callerOf(sandbox.fork())(
        'applyInvoiceCredits',
        { invoice_id },
        { apply_creditnotes: [{ creditnote_id, ...amounts }] },
      );
    for (const amounts of [{ amount: 100 }, { amount_applied: '100.00' }, { amount: 100, amount_applied: '100.0' }]) {
      const fork = sandbox.fork();
      await ok(apply(amounts, fork));
      expect(await noteOf(callerOf(fork), creditnote_id)).toMatchObject({ balance: 608 });
      await ok(draw(amounts));
    }
    const { headers } = await apply({ amount: 100 });
    expect(headers.get('x-sandbox-unknown')).toBe('body.invoices[0].amount');
    expect(headers.get('x-sandbox-assumptions')).toMatch(/^documents\.amount-aliases, /);
    const differing = 'both mean the same, so send only one.';
    const before = JSON.stringify(sandbox.snapshot());
    expect((await refused(apply({ amount: 5, amount_applied: 6 }, sandbox)))[2]).toBe(
      `invoices[0].amount_applied is 6 and invoices[0].amount is 5: ${differing}`,
    );
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
    expect((await refused(draw({ amount: 5, amount_applied: 6 })))[2]).toBe(
      `apply_creditnotes[0].amount_applied is 6 and apply_creditnotes[0].amount is 5: ${differing}`,
    );
    const off = createSandbox({ seed: sandbox.snapshot(), assumptions: { 'documents.amount-aliases': false } });
    expect((await refused(apply({ amount: 100 }, off)))[2]).toMatch(/^invoices\[0\]\.amount_applied /);
  });

  test('is refunded by amount as well', async () => {
    const { call } = start();
    const creditnote_id = await credit(call);
    const { creditnote_refund } = await ok(call('refundCreditNote', { creditnote_id }, { amount: '700' }));
    expect(creditnote_refund).toMatchObject({ amount_fcy: 700, amount_bcy: 700 });
    const { creditnote_refund_id } = creditnote_refund as Json;
    const id = { creditnote_id, creditnote_refund_id };
    await ok(call('updateCreditNoteRefund', id, { amount: 708, amount_fcy: 708 }));
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'closed', balance: 0 });
    expect((await refused(call('updateCreditNoteRefund', id, { amount: 5, amount_fcy: 6 })))[2]).toBe(
      'amount_fcy is 6 and amount is 5: both mean the same, so send only one.',
    );
  });

  test('is applied to all invoices that are named, or to none', async () => {
    const { sandbox, call } = start();
    const [invoice_id, creditnote_id] = [await sent(call), await credit(call)];
    const before = JSON.stringify(sandbox.snapshot());
    const invoices = [
      { invoice_id, amount: 100 },
      { invoice_id: INVOICE, amount: 1 },
    ];
    expect((await refused(call('applyCreditNoteToInvoices', { creditnote_id }, { invoices })))[2]).toBe(
      "INV-000031 is paid; a credit can't be applied to it.",
    );
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
  });

  test('is refunded, which can be changed and taken back', async () => {
    const { call } = start();
    const creditnote_id = await credit(call);
    const { creditnote_refund } = await ok(call('refundCreditNote', { creditnote_id }, { amount_bcy: 700 }));
    expect(creditnote_refund).toMatchObject({ creditnote_id, date: '2026-03-28', amount_fcy: 700, amount_bcy: 700 });
    const { creditnote_refund_id } = creditnote_refund as Json;
    const id = { creditnote_id, creditnote_refund_id };
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'open', balance: 8 });
    await ok(call('updateCreditNoteRefund', id, { amount_fcy: 708 }));
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'closed', balance: 0 });
    expect((await refused(call('updateCreditNoteRefund', id, { amount_fcy: 709 })))[2]).toBe(
      '709.00 is more than the balance 708.00 of CN-00003.',
    );
    expect((await refused(call('updateCreditNoteRefund', id, { amount_fcy: 7, amount_bcy: 8 })))[2]).toBe(
      'amount_bcy must be 7: amount_fcy at the exchange rate 1.',
    );
    expect(rows((await ok(call('listAllCreditNoteRefunds')))['creditnote_refunds'])).toHaveLength(2);
    expect(rows((await ok(call('listCreditNoteRefunds', { creditnote_id })))['creditnote_refunds'])).toHaveLength(1);
    await ok(call('deleteCreditNoteRefund', id));
    expect(await noteOf(call, creditnote_id)).toMatchObject({ status: 'open', balance: 708 });
    const { comments } = await ok(call('listCreditNoteComments', { creditnote_id }));
    expect(rows(comments).map(({ description }) => description)).toEqual([
      'Refund of 708.00 deleted.',
      'Refund of 708.00 updated.',
      'Refund of 700.00 made.',
      'Credit note created for 708.00.',
    ]);
  });

  test('takes its lines from those of the invoice that it credits', async () => {
    const { call } = start();
    const line_items = [{ invoice_id: INVOICE, invoice_item_id: castId(23013), quantity: 3, is_item_shipped: false }];
    const creditnote_id = await credit(call, { line_items });
    expect(await noteOf(call, creditnote_id)).toMatchObject({
      total: 2124,
      line_items: [{ item_id: BOTTLE, rate: 600, quantity: 3, tax_id: castId(11001), is_item_shipped: false }],
    });
    expect((await refused(call('voidInvoice', { invoice_id: NOTE })))[0]).toBe(404);
  });

  test('has discounts of lines in percent', async () => {
    const { call } = start();
    const creditnote_id = await credit(call, {
      line_items: [{ name: 'Work', rate: 200, quantity: 1, discount: 12.5 }],
    });
    expect(await noteOf(call, creditnote_id)).toMatchObject({ total: 175 });
  });
});

describe('a retainer invoice', () => {
  test('is paid in advance, and invoices draw on it', async () => {
    const { sandbox, call } = start();
    const { retainerinvoice_id, invoice_id, payment_id } = await drawn(call);
    const retainer = async () =>
      (await ok(call('getRetainerInvoice', { retainerinvoice_id })))['retainerinvoice'] as Json;
    expect(await retainer()).toMatchObject({ status: 'paid', payment_made: 100, payment_drawn: 60, balance: '0.00' });
    expect(await read(call, invoice_id)).toMatchObject({ payment_made: 60, balance: '1356.00' });
    expect(paymentOf(sandbox, payment_id).unused_amount).toBe(0);
    expect(await balances(call)).toEqual([
      [1356, 1356],
      [0, 0],
    ]);
    const more = { invoice_payments: [{ payment_id, amount_applied: 41 }] };
    expect((await refused(call('applyInvoiceCredits', { invoice_id }, more)))[0]).toBe(400);
    const { payments } = await ok(call('listInvoicePayments', { invoice_id }));
    const { invoice_payment_id } = rows(payments)[0]!;
    await ok(call('deleteInvoicePayment', { invoice_id, invoice_payment_id }));
    expect(await retainer()).toMatchObject({ payment_drawn: 0 });
    await ok(call('voidRetainerInvoice', { retainerinvoice_id }));
    expect(paymentOf(sandbox, payment_id).unused_amount).toBe(100);
    expect(await balances(call)).toEqual([
      [1416, 1416],
      [100, 100],
    ]);
  });
});

test('an invoice that takes no partial payments takes one that is unused in part and drawn in part', async () => {
  const { call } = start();
  const retainerinvoice_id = await made(call, 'createRetainerInvoice', retainer());
  await ok(call('markRetainerInvoiceSent', { retainerinvoice_id }));
  const { payment_id } = await pay(call, 1500, [{ invoice_id: retainerinvoice_id, amount_applied: 100 }]);
  const invoice_id = await sent(call, { allow_partial_payments: false });
  const apply = (amount_applied: number) =>
    call('applyInvoiceCredits', { invoice_id }, { invoice_payments: [{ payment_id, amount_applied }] });
  expect((await refused(apply(1400)))[2]).toBe('INV-000032 accepts no partial payments: 1416.00 is due.');
  await ok(apply(1416));
  expect(await read(call, invoice_id)).toMatchObject({ status: 'paid', payment_made: 1416 });
});

describe('a vendor credit', () => {
  test('is applied to a bill that was planted without a currency', async () => {
    const { sandbox, call } = start();
    const { bill_id, currency_id } = sandbox.records('bills').add({ bill_number: 'B-1', vendor_id: DECCAN, total: 50 });
    expect(currency_id).toBe(sandbox.records('contacts').get(DECCAN)!.currency_id);
    const line_items = [{ item_id: BOTTLE, quantity: 1 }];
    const vendor_credit_id = await made(call, 'createVendorCredit', { vendor_id: DECCAN, line_items });
    const other = callerOf(sandbox.fork());
    await ok(other('applyVendorCreditToBills', { vendor_credit_id }, { bills: [{ bill_id, amount_applied: 50 }] }));
    await ok(call('applyVendorCreditToBills', { vendor_credit_id }, { bills: [{ bill_id, amount: 50 }] }));
    expect(sandbox.records('bills').get(bill_id!)).toMatchObject({ balance: 0, status: 'paid' });
  });

  test('is applied to bills and refunded, and both can be taken back', async () => {
    const { sandbox, call } = start();
    const bill = () => sandbox.records('bills').get(BILL)!;
    expect(bill()).toMatchObject({ total: 51920, balance: 49920, status: 'open' });
    const vendor_credit_id = await made(call, 'createVendorCredit', {
      vendor_id: DECCAN,
      line_items: [{ item_id: BOTTLE, quantity: 10 }],
    });
    const read = async () => (await ok(call('getVendorCredit', { vendor_credit_id })))['vendor_credit'] as Json;
    expect(await read()).toMatchObject({
      vendor_credit_number: 'VC-00005',
      status: 'open',
      source_of_supply: 'TS',
      destination_of_supply: 'KA',
      total: 4130,
      line_items: { rate: 350, account_name: 'Inventory Asset', item_total_inclusive_of_tax: 4130 },
    });
    await ok(call('applyVendorCreditToBills', { vendor_credit_id }, { bills: [{ bill_id: BILL, amount: 130 }] }));
    await ok(
      callerOf(sandbox.fork())('refundVendorCredit', { vendor_credit_id }, { amount: 4000, refund_mode: 'cash' }),
    );
    await ok(call('refundVendorCredit', { vendor_credit_id }, { amount_fcy: 4000, refund_mode: 'cash' }));
    expect(bill().balance).toBe(49790);
    const credit = await read();
    expect(credit).toMatchObject({
      status: 'open',
      balance: 0,
      total_credits_used: 130,
      total_refunded_amount: 4000,
      bills_credited: [{ bill_number: 'BILL-00021', amount: 130, date: '2026-03-28' }],
      vendor_credit_refunds: [{ amount_fcy: 4000 }],
    });
    const { vendor_credit_bill_id } = rows(credit['bills_credited'])[0]!;
    const { vendor_credit_refund_id } = rows(credit['vendor_credit_refunds'])[0]!;
    await ok(call('deleteVendorCreditAppliedCredit', { vendor_credit_id, vendor_credit_bill_id }));
    await ok(call('deleteVendorCreditRefund', { vendor_credit_id, vendor_credit_refund_id }));
    expect(bill().balance).toBe(49920);
    expect(await read()).toMatchObject({ status: 'open', balance: 4130 });
    await ok(call('deleteVendorCredit', { vendor_credit_id }));
  });

  test.each([
    ['per_item', {}, 520],
    ['fixed_percentage', { percentage: 10 }, 385],
    ['fixed_percentage', { percentage: 9, rounding_type: 'round_to_dollor' }, 382],
    ['fixed_percentage', { percentage: 9, rounding_type: 'round_to_dollar_minus_01' }, 381.99],
    ['fixed_percentage', { percentage: 9, rounding_type: 'round_to_half_dollar' }, 381.5],
    ['fixed_percentage', { percentage: 9, rounding_type: 'round_to_half_dollar_minus_01' }, 381.49],
    ['fixed_percentage', { percentage: 100, is_increase: false, rounding_type: 'round_to_dollar_minus_01' }, 0],
  ])('has the prices of a price list, %s with %j', async (pricebook_type, fields, rate) => {
    const { sandbox, call } = start();
    const { pricebook_id } = sandbox.records('priceLists').add({
      name: 'Ours',
      currency_id: RUPEE,
      pricebook_type: pricebook_type as 'per_item',
      is_increase: true,
      sales_or_purchase_type: 'purchases',
      pricebook_items: [{ item_id: BOTTLE, pricebook_rate: 520 }] as never,
      ...(fields as object),
    });
    const body = { vendor_id: DECCAN, pricebook_id, line_items: [{ item_id: BOTTLE }] };
    const { vendor_credit } = await ok(call('createVendorCredit', {}, body));
    expect((vendor_credit as Json)['line_items']).toMatchObject({ rate });
  });

  test('gives its fields to the vendor if that is asked for', async () => {
    const { sandbox, call } = start();
    const body = { vendor_id: DECCAN, gst_treatment: 'business_gst', gst_no: '36AABCD5678L1Z9' };
    const line_items = [{ name: 'Work', rate: 1 }];
    await made(call, 'createVendorCredit', { ...body, line_items, is_update_customer: true });
    expect(sandbox.records('contacts').get(DECCAN)!.gst_no).toBe('36AABCD5678L1Z9');
  });
});

describe('a foreign currency', () => {
  test('alone has an exchange rate, in payments too', async () => {
    const { call } = start();
    const body = { customer_id: RIDGELINE, payment_mode: 'cash', amount: 5, exchange_rate: 2, invoices: [] };
    expect((await refused(call('createCustomerPayment', {}, body)))[2]).toContain('exchange_rate must be 1');
  });

  test('has its own decimal places, and balances in that of the organization', async () => {
    const { sandbox, call } = start();
    const { currency_id } = sandbox
      .records('currencies')
      .add({ currency_code: 'KWD', currency_symbol: 'KD', price_precision: 3, exchange_rate: 271.55 });
    const { contact_id = '' } = sandbox
      .records('contacts')
      .add({ contact_name: 'Kuwait Camps', currency_id: currency_id! });
    const line_items = [{ name: 'Work', rate: 0.335, quantity: 3 }];
    const invoice_id = await sent(call, { customer_id: contact_id, line_items, date: '2026-03-28' });
    expect(await read(call, invoice_id)).toMatchObject({
      currency_code: 'KWD',
      exchange_rate: 271.55,
      price_precision: 3,
      total: '1.005',
      line_items: [{ bcy_rate: 90.97, item_total: 1.005 }],
    });
    expect(sandbox.records('contacts').get(contact_id)).toMatchObject({
      outstanding_receivable_amount: 1.005,
      outstanding_receivable_amount_bcy: 272.91,
    });
    for (const amount of [0.335, 0.335, 0.335]) {
      const body = { customer_id: contact_id, payment_mode: 'cash', amount, exchange_rate: 270 };
      await ok(call('createCustomerPayment', {}, { ...body, invoices: [{ invoice_id, amount_applied: amount }] }));
    }
    expect(sandbox.records('contacts').get(contact_id)).toMatchObject({
      outstanding_receivable_amount: 0,
      outstanding_receivable_amount_bcy: 0,
      unused_credits_receivable_amount: 0,
      unused_credits_receivable_amount_bcy: 0,
    });
    expect(
      (await refused(call('createInvoice', {}, invoice({ customer_id: contact_id, currency_id: RUPEE }))))[2],
    ).toBe(`currency_id must be ${currency_id}, the currency of the contact Kuwait Camps.`);
  });
});

test('what is paid in a foreign currency can be said in that of the organization', async () => {
  const { sandbox, call } = start();
  const { currency_id = '' } = sandbox
    .records('currencies')
    .add({ currency_code: 'USD', currency_symbol: '$', price_precision: 2, exchange_rate: 80 });
  const { contact_id = '' } = sandbox.records('contacts').add({ contact_name: 'Denver Camps', currency_id });
  const creditnote_id = await credit(call, { customer_id: contact_id, line_items: [{ name: 'Work', rate: 20 }] });
  const { creditnote_refund } = await ok(call('refundCreditNote', { creditnote_id }, { amount_bcy: 100.3 }));
  // 100.30 rupees are 1.25 dollars and a bit.
  expect(creditnote_refund).toMatchObject({ amount_fcy: 1.25, amount_bcy: 100 });
  const { pricebook_id } = sandbox.records('priceLists').add({
    name: 'Purchases',
    currency_id,
    pricebook_type: 'fixed_percentage',
    is_increase: true,
    percentage: 10,
    sales_or_purchase_type: 'purchases',
  });
  const body = { vendor_id: contact_id, pricebook_id, line_items: [{ item_id: BOTTLE }] };
  const { vendor_credit } = await ok(call('createVendorCredit', {}, body));
  // The bottle costs 350 rupees.
  expect(vendor_credit).toMatchObject({ line_items: { rate: 4.82 } });
});

test('a front-end flow through the client: from the invoice to the refund', async () => {
  const sandbox = createSandbox();
  const inventory = createInventoryClient({
    fetch: sandbox.fetch,
    organizationId: sandbox.organizationId,
    accessToken: 'demo',
    baseUrl: 'https://inventory.example.in/inventory/v1',
  });
  const { invoice } = await inventory.invoices.create({
    customer_id: RIDGELINE,
    line_items: [{ item_id: BOTTLE, quantity: 10 }],
  });
  const id = invoice.invoice_id!;
  await inventory.invoices.markSent(id);
  sandbox.clock.advance({ days: 40 });
  expect((await inventory.invoices.get(id)).invoice.status).toBe('overdue');
  await inventory.customerPayments.create({
    customer_id: RIDGELINE,
    payment_mode: 'banktransfer',
    amount: 8000,
    invoices: [{ invoice_id: id, amount_applied: 7080 }],
  });
  expect((await inventory.invoices.get(id)).invoice).toMatchObject({ status: 'paid', balance: '0.00' });
  const { contact } = await inventory.contacts.get(RIDGELINE);
  expect(contact).toMatchObject({ outstanding_receivable_amount: 0, unused_credits_receivable_amount: 920 });
  const { creditnote } = await inventory.creditNotes.create({
    customer_id: RIDGELINE,
    date: '2026-05-08',
    line_items: [
      { invoice_id: id, invoice_item_id: invoice.line_items![0]!.line_item_id!, quantity: 1, is_item_shipped: false },
    ],
  });
  expect(creditnote).toMatchObject({ total: 708, status: 'open' });
  await inventory.creditNotes.refund(creditnote.creditnote_id!, { amount_fcy: 708 });
  expect((await inventory.creditNotes.get(creditnote.creditnote_id!)).creditnote.status).toBe('closed');
});
