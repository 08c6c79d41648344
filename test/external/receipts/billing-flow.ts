import { ApiError, type InventoryClient, type InvoiceCreate } from 'inventory-service-api';
import { expect, test } from 'vitest';
import { sandboxFor } from './setup.ts';

/** Pays within 15 days, and owes nothing yet. */
const RIDGELINE = '4815162342481514001';
const DECCAN = '4815162342481514003';
const IGST18 = '4815162342481511001';
/** CGST9 and SGST9 together. */
const GST18 = '4815162342481511007';
/** A bill of Deccan Gear Works of 9000, and one of which 49920 is due. */
const BILL = '4815162342481529503';
const TODAY = '2026-03-28';

/** A draft for Ridgeline Treks: by default one line of 1000 without tax. */
const draft = async (client: InventoryClient, fields: InvoiceCreate = {}) => {
  const line_items = [{ name: 'Guide', rate: 1000, quantity: 1 }];
  return (await client.invoices.create({ customer_id: RIDGELINE, line_items, ...fields })).invoice;
};

const sent = async (client: InventoryClient, fields: InvoiceCreate = {}) => {
  const { invoice_id } = await draft(client, fields);
  await client.invoices.markSent(invoice_id);
  return invoice_id;
};

const pay = async (
  client: InventoryClient,
  amount: number,
  applied: Record<string, number>,
  customer_id = RIDGELINE,
) => {
  const invoices = Object.entries(applied).map(([invoice_id, amount_applied]) => ({ invoice_id, amount_applied }));
  return (await client.customerPayments.create({ customer_id, payment_mode: 'banktransfer', amount, invoices }))
    .payment;
};

const credit = async (client: InventoryClient, rate: number) => {
  const line_items = [{ name: 'Goodwill', rate, quantity: 1 }];
  return (await client.creditNotes.create({ customer_id: RIDGELINE, date: TODAY, line_items })).creditnote
    .creditnote_id;
};

const invoiceOf = async (client: InventoryClient, invoice_id: string) =>
  (await client.invoices.get(invoice_id)).invoice;

/** What a customer owes, and the credit that is not used. */
const balancesOf = async (client: InventoryClient, contact_id = RIDGELINE) => {
  const { contact } = await client.contacts.get(contact_id);
  return [contact.outstanding_receivable_amount, contact.unused_credits_receivable_amount];
};

async function refusedFields(call: PromiseLike<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`The call was to be refused, and gave ${String(error)}`);
  expect(error.status).toBe(400);
  return (error.body as { errors: { path?: string }[] }).errors.map(({ path }) => path);
}

test('an invoice adds the tax of its taxed lines, to the paisa', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const line_items = [
    { name: 'Tent', rate: 33.33, quantity: 3, tax_id: IGST18 },
    { name: 'Deposit', rate: 50, quantity: 1 },
  ];
  expect(await draft(client, { line_items })).toMatchObject({
    line_items: [{ item_total: 99.99 }, { item_total: 50 }],
    sub_total: 149.99,
    tax_total: 18,
    total: '167.99',
    taxes: [{ tax_name: 'IGST18', tax_amount: 18 }],
  });
});

test('a tax group is shown with the taxes that it consists of, at its rate', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { tax: luxury } = await client.taxes.create({ tax_name: 'Luxury', tax_percentage: 5 });
  const { tax: cess } = await client.taxes.create({ tax_name: 'Cess', tax_percentage: 2.5 });
  const { tax_group } = await client.taxGroups.create({
    tax_group_name: 'Luxury with cess',
    taxes: [luxury[0]!.tax_id, cess[0]!.tax_id],
  });
  const invoice = await draft(client, {
    line_items: [{ name: 'Suite', rate: 2000, quantity: 1, tax_id: tax_group.tax_group_id! }],
  });
  expect(invoice).toMatchObject({
    tax_total: 150,
    total: '2150.00',
    line_items: [{ tax_percentage: 7.5, tax_name: 'Luxury with cess' }],
    taxes: [
      { tax_name: 'Luxury', tax_amount: 100 },
      { tax_name: 'Cess', tax_amount: 50 },
    ],
  });
});

test('a price that includes tax is what the customer pays', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const line_items = [{ name: 'Tent', rate: 1180, quantity: 2, tax_id: GST18 }];
  const invoice = await draft(client, { is_inclusive_tax: true, line_items });
  expect(invoice).toMatchObject({ is_inclusive_tax: true, total: '2360.00', tax_total: 360 });
});

test('a discount of a line is a percentage or an amount, and comes before the tax', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const line_items = [
    { name: 'Tent', rate: 500, quantity: 2, discount: '10%', tax_id: IGST18 },
    { name: 'Stove', rate: 300, quantity: 1, discount: 40, tax_id: IGST18 },
  ];
  const invoice = await draft(client, { discount_type: 'item_level', line_items });
  expect(invoice.line_items).toMatchObject([{ item_total: 900 }, { item_total: 260 }]);
  expect(invoice).toMatchObject({ sub_total: 1160, tax_total: 208.8, total: '1368.80' });
});

test('a discount of the invoice lowers the tax only if it comes before it; charges are added', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const line_items = [{ name: 'Tent', rate: 1000, quantity: 1, tax_id: IGST18 }];
  const before = await draft(client, {
    line_items,
    discount: 100,
    discount_type: 'entity_level',
    is_discount_before_tax: true,
  });
  expect([before.tax_total, before.total]).toEqual([162, '1062.00']);
  const after = await draft(client, {
    line_items,
    discount: 100,
    discount_type: 'entity_level',
    is_discount_before_tax: false,
  });
  expect([after.tax_total, after.total]).toEqual([180, '1080.00']);
  const charged = await draft(client, { line_items, shipping_charge: 75.5, adjustment: -0.5 });
  expect([charged.tax_total, charged.total]).toEqual([180, '1255.00']);
  expect(await refusedFields(draft(client, { line_items, discount: 1001 }))).toEqual(['body.discount']);
});

test('an invoice in dollars is in the currency of its customer, who owes it in both currencies', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name, 'empty');
  const { currency_id } = sandbox
    .records('currencies')
    .add({ currency_code: 'USD', currency_symbol: '$', price_precision: 2, exchange_rate: 83.5 });
  const { contact } = await client.contacts.create({ contact_name: 'Summit Gear', currency_id: currency_id! });
  const line_items = [{ name: 'Guide', rate: 20, quantity: 2 }];
  const invoice_id = await sent(client, { customer_id: contact.contact_id, line_items });
  expect(await invoiceOf(client, invoice_id)).toMatchObject({
    currency_code: 'USD',
    exchange_rate: 83.5,
    total: '40.00',
  });
  const owed = async () => {
    const { contact: shown } = await client.contacts.get(contact.contact_id);
    return [shown.currency_code, shown.outstanding_receivable_amount, shown.outstanding_receivable_amount_bcy];
  };
  expect(await owed()).toEqual(['USD', 40, 3340]);
  await pay(client, 10, { [invoice_id]: 10 }, contact.contact_id);
  expect(await owed()).toEqual(['USD', 30, 2505]);
});

test('an invoice is due after the terms of its customer, its own terms, or on the day that it names', async ({
  task,
}) => {
  const { client } = sandboxFor(task.name);
  expect(await draft(client)).toMatchObject({
    payment_terms: 15,
    payment_terms_label: 'Net 15',
    due_date: '2026-04-12',
  });
  expect(await draft(client, { date: '2026-02-27', payment_terms: 30 })).toMatchObject({ due_date: '2026-03-29' });
  expect(await draft(client, { due_date: '2026-05-01' })).toMatchObject({ due_date: '2026-05-01' });
  expect(await refusedFields(draft(client, { date: TODAY, due_date: '2026-03-27' }))).toEqual(['body.due_date']);
});

test('an invoice is overdue from the day after it is due, until it is paid', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const invoice_id = await sent(client); // due on 12 April
  const status = async () => (await invoiceOf(client, invoice_id)).status;
  sandbox.clock.advance({ days: 15 });
  expect(await status()).toBe('sent');
  sandbox.clock.advance({ days: 1 });
  expect(await status()).toBe('overdue');
  await pay(client, 1000, { [invoice_id]: 1000 });
  expect(await status()).toBe('paid');
});

test('payments in parts leave the rest due, and the last one pays the invoice', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const invoice_id = await sent(client);
  await pay(client, 400, { [invoice_id]: 400 });
  expect(await invoiceOf(client, invoice_id)).toMatchObject({
    status: 'partially_paid',
    payment_made: 400,
    balance: '600.00',
  });
  expect(await balancesOf(client)).toEqual([600, 0]);
  sandbox.clock.advance({ days: 3 });
  await pay(client, 600, { [invoice_id]: 600 });
  expect(await invoiceOf(client, invoice_id)).toMatchObject({
    status: 'paid',
    payment_made: 1000,
    balance: '0.00',
    last_payment_date: '2026-03-31',
  });
  expect(await balancesOf(client)).toEqual([0, 0]);
  expect((await client.invoices.listPayments(invoice_id)).payments.map(({ amount }) => amount).sort()).toEqual([
    400, 600,
  ]);
});

test('a payment pays several invoices, and what is left is credit for a later one', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const [first, second, third] = [await sent(client), await sent(client), await sent(client)];
  const payment = await pay(client, 1800, { [first]: 1000, [second]: 500 });
  expect(payment.unused_amount).toBe(300);
  expect(await balancesOf(client)).toEqual([1500, 300]);
  await client.invoices.applyCredits(third, {
    invoice_payments: [{ payment_id: payment.payment_id, amount_applied: 300 }],
  });
  expect((await invoiceOf(client, third)).balance).toBe('700.00');
  expect(await balancesOf(client)).toEqual([1200, 0]);
});

test("a payment can't pay more than an invoice asks for, or more than its own amount", async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const [first, second] = [await sent(client), await sent(client)];
  expect(await refusedFields(pay(client, 2000, { [first]: 1001 }))).toEqual(['body.invoices[0].amount_applied']);
  await expect(pay(client, 1500, { [first]: 1000, [second]: 1000 })).rejects.toMatchObject({ status: 400 });
  const unsent = await draft(client);
  await expect(pay(client, 100, { [unsent.invoice_id]: 100 })).rejects.toMatchObject({ status: 400 });
  expect(await balancesOf(client)).toEqual([2000, 0]);
});

test('deleting a payment of an invoice makes it due again, and leaves the money as credit', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const invoice_id = await sent(client);
  await pay(client, 1000, { [invoice_id]: 1000 });
  const [row] = (await client.invoices.listPayments(invoice_id)).payments;
  await client.invoices.deletePayment(invoice_id, row!.invoice_payment_id!);
  expect(await invoiceOf(client, invoice_id)).toMatchObject({ status: 'sent', balance: '1000.00', payment_made: 0 });
  expect(await balancesOf(client)).toEqual([1000, 1000]);
});

test('an advance on a retainer invoice is drawn on by the invoice', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { retainerinvoice } = await client.retainerInvoices.create({
    customer_id: RIDGELINE,
    line_items: [{ description: 'Advance for the tour', rate: 600 }],
  });
  const { retainerinvoice_id } = retainerinvoice;
  const shown = async () => (await client.retainerInvoices.get(retainerinvoice_id)).retainerinvoice;
  expect(await shown()).toMatchObject({ status: 'draft', total: '600.00' });
  await client.retainerInvoices.markSent(retainerinvoice_id);
  const payment = await pay(client, 600, { [retainerinvoice_id]: 600 });
  expect(await shown()).toMatchObject({ status: 'paid', payment_made: 600, balance: '0.00' });

  const invoice_id = await sent(client);
  await client.invoices.applyCredits(invoice_id, {
    invoice_payments: [{ payment_id: payment.payment_id, amount_applied: 600 }],
  });
  expect((await invoiceOf(client, invoice_id)).balance).toBe('400.00');
  expect((await shown()).payment_drawn).toBe(600);
});

test('a credit note pays an invoice, and is closed once all of it is used', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const invoice_id = await sent(client);
  const creditnote_id = await credit(client, 300);
  const noteOf = async () => (await client.creditNotes.get(creditnote_id)).creditnote;
  expect(await balancesOf(client)).toEqual([1000, 300]);
  await client.creditNotes.applyToInvoices(creditnote_id, { invoices: [{ invoice_id, amount_applied: 200 }] });
  expect(await noteOf()).toMatchObject({ status: 'open', balance: 100 });
  await client.creditNotes.applyToInvoices(creditnote_id, { invoices: [{ invoice_id, amount_applied: 100 }] });
  expect(await noteOf()).toMatchObject({ status: 'closed', balance: 0 });
  expect(await invoiceOf(client, invoice_id)).toMatchObject({ credits_applied: 300, balance: '700.00' });
  expect(await balancesOf(client)).toEqual([700, 0]);

  const [row] = (await client.creditNotes.listInvoices(creditnote_id)).invoices_credited;
  await client.creditNotes.deleteAppliedCredit(creditnote_id, row!.creditnote_invoice_id!);
  expect((await noteOf()).status).toBe('open');
});

test("a credit note can't give more than it has, and then gives nothing", async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const [first, second] = [await sent(client), await sent(client)];
  const creditnote_id = await credit(client, 300);
  const invoices = [
    { invoice_id: first, amount_applied: 200 },
    { invoice_id: second, amount_applied: 200 },
  ];
  await expect(client.creditNotes.applyToInvoices(creditnote_id, { invoices })).rejects.toMatchObject({ status: 400 });
  expect(await balancesOf(client)).toEqual([2000, 300]);
  const refund = client.creditNotes.refund(creditnote_id, { date: TODAY, refund_mode: 'cash', amount_fcy: 301 });
  expect(await refusedFields(refund)).toEqual(['body.amount_fcy']);
  expect((await client.creditNotes.get(creditnote_id)).creditnote.balance).toBe(300);
});

test('a refund pays a credit note out, and deleting it restores the credit', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const creditnote_id = await credit(client, 300);
  const refund = { date: TODAY, refund_mode: 'cash', amount_fcy: 250 };
  const { creditnote_refund } = await client.creditNotes.refund(creditnote_id, refund);
  expect((await client.creditNotes.get(creditnote_id)).creditnote.balance).toBe(50);
  expect(await balancesOf(client)).toEqual([0, 50]);
  expect((await client.creditNotes.listRefunds(creditnote_id)).creditnote_refunds).toMatchObject([
    { amount_fcy: 250, refund_mode: 'cash' },
  ]);
  await client.creditNotes.deleteRefund(creditnote_id, creditnote_refund.creditnote_refund_id);
  expect(await balancesOf(client)).toEqual([0, 300]);
});

test('a write-off ends what is due, until it is cancelled', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const invoice_id = await sent(client);
  await pay(client, 900, { [invoice_id]: 900 });
  await client.invoices.writeOff(invoice_id);
  expect(await invoiceOf(client, invoice_id)).toMatchObject({
    status: 'paid',
    balance: '0.00',
    write_off_amount: 100,
    payment_made: 900,
  });
  expect(await balancesOf(client)).toEqual([0, 0]);
  await client.invoices.cancelWriteOff(invoice_id);
  expect(await invoiceOf(client, invoice_id)).toMatchObject({
    status: 'partially_paid',
    balance: '100.00',
    write_off_amount: 0,
  });
  expect(await balancesOf(client)).toEqual([100, 0]);
});

test('voiding a paid invoice leaves nothing due and the money as credit, and it can be a draft again', async ({
  task,
}) => {
  const { client } = sandboxFor(task.name);
  const invoice_id = await sent(client);
  await pay(client, 400, { [invoice_id]: 400 });
  await client.invoices.void(invoice_id);
  expect(await invoiceOf(client, invoice_id)).toMatchObject({ status: 'void', balance: '0.00', total: '1000.00' });
  expect(await balancesOf(client)).toEqual([0, 400]);
  await expect(client.invoices.update(invoice_id, { notes: 'Too late' })).rejects.toMatchObject({ status: 400 });
  await client.invoices.markDraft(invoice_id);
  expect(await invoiceOf(client, invoice_id)).toMatchObject({ status: 'draft', balance: '1000.00', payment_made: 0 });
});

test('a customer owes the invoices that were sent, and neither drafts nor those of others', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  await sent(client);
  await sent(client, { line_items: [{ name: 'Tent', rate: 250, quantity: 2 }] });
  await draft(client);
  await sent(client, { customer_id: contact.contact_id });
  expect(await balancesOf(client)).toEqual([1500, 0]);
  expect(await balancesOf(client, contact.contact_id)).toEqual([1000, 0]);
});

test('a vendor credit lowers a bill and is refunded, up to what both have left', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const { vendor_credit } = await client.vendorCredits.create({
    vendor_id: DECCAN,
    date: TODAY,
    line_items: [{ name: 'Damaged bottles', rate: 500, quantity: 2, tax_id: IGST18 }],
  });
  const { vendor_credit_id } = vendor_credit;
  const shown = async () => (await client.vendorCredits.get(vendor_credit_id)).vendor_credit;
  const apply = (amount_applied: number) =>
    client.vendorCredits.applyToBills(vendor_credit_id, { bills: [{ bill_id: BILL, amount_applied }] });
  const billed = () => sandbox.records('bills').get(BILL)?.balance;
  expect(await shown()).toMatchObject({ status: 'open', total: 1180, balance: 1180 });
  await apply(1000);
  expect([billed(), (await shown()).balance, (await shown()).total_credits_used]).toEqual([8000, 180, 1000]);
  expect(await refusedFields(apply(181))).toEqual(['body.bills[0].amount_applied']);
  const refund = (amount_fcy: number) =>
    client.vendorCredits.refund(vendor_credit_id, { date: TODAY, refund_mode: 'cash', amount_fcy });
  expect(await refusedFields(refund(181))).toEqual(['body.amount_fcy']);
  await refund(180);
  expect(await shown()).toMatchObject({ balance: 0, total_refunded_amount: 180 });

  const [row] = (await client.vendorCredits.listBills(vendor_credit_id)).bills_credited;
  await client.vendorCredits.deleteAppliedCredit(vendor_credit_id, row!.vendor_credit_bill_id!);
  expect([billed(), (await shown()).balance]).toEqual([9000, 1000]);
});
