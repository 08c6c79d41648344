import {
  ApiError,
  AuthenticationError,
  createInventoryClient,
  type Invoice,
  NotFoundError,
  RateLimitError,
} from 'inventory-service-api';
import type { Sandbox } from 'inventory-service-api/sandbox';
import { expect, test } from 'vitest';
import { sandboxFor } from './setup.ts';

/** What a form shows: the fields that the service complains about, with the text next to each. */
async function formErrors(call: PromiseLike<unknown>): Promise<Record<string, string>> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`The form was to be refused, and got ${String(error)}`);
  expect(error.status).toBe(400);
  const { errors } = error.body as { errors: { path?: string; message: string }[] };
  return Object.fromEntries(errors.map(({ path = '', message }) => [path.replace(/^body\./, ''), message]));
}

/** A list with the filters of the page, which are not all methods' parameters. */
async function fetchList(sandbox: Sandbox, path: string, query: Record<string, string>) {
  const search = new URLSearchParams({ organization_id: sandbox.organizationId, ...query });
  const response = await sandbox.fetch(`${sandbox.baseUrl}${path}?${search}`, {
    headers: { Authorization: 'Service-oauthtoken demo' },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { invoices: Invoice[]; page_context: { has_more_page: boolean } };
}

const RIDGELINE = '4815162342481514001';
const BOTTLE = '4815162342481516005';

test('a contact without a name is refused at the name, and not saved', async ({ task }) => {
  const { client } = sandboxFor(task.name, 'empty');
  const errors = await formErrors(client.contacts.create({ contact_name: '', company_name: 'Peak Supply Ltd' }));
  expect(Object.keys(errors)).toEqual(['contact_name']);
  expect((await client.contacts.list()).contacts).toEqual([]);
});

test('a contact name that is taken is refused at the name', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const before = await client.contacts.list().toArray();
  const errors = await formErrors(client.contacts.create({ contact_name: 'Ridgeline Treks' }));
  expect(errors).toHaveProperty('contact_name');
  expect(await client.contacts.list().toArray()).toHaveLength(before.length);
});

test('a new contact is shown with its terms, its currency and its primary person', async ({ task }) => {
  const { client } = sandboxFor(task.name, 'empty');
  const { contact } = await client.contacts.create({
    contact_name: 'Hubballi Outdoors',
    payment_terms: 15,
    contact_persons: [{ first_name: 'Ravi', last_name: 'Kumar', email: 'ravi@hubballi.example' }],
  });
  const shown = (await client.contacts.get(contact.contact_id)).contact;
  expect(shown).toMatchObject({
    contact_name: 'Hubballi Outdoors',
    status: 'active',
    payment_terms: 15,
    payment_terms_label: 'Net 15',
    currency_code: 'INR',
    contact_persons: [{ first_name: 'Ravi', email: 'ravi@hubballi.example', is_primary_contact: true }],
  });
  const [person] = (await client.contactPersons.list(contact.contact_id)).contact_persons;
  expect(person?.contact_person_id).toBe(shown.primary_contact_id);
});

test('editing a contact changes the fields of the form and keeps the others', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const before = (await client.contacts.get(RIDGELINE)).contact;
  await client.contacts.update(RIDGELINE, { website: 'https://treks.example', notes: '' });
  const after = (await client.contacts.get(RIDGELINE)).contact;
  expect(after.website).toBe('https://treks.example');
  expect(after.notes ?? '').toBe('');
  expect(after).toMatchObject({
    contact_name: 'Ridgeline Treks',
    payment_terms: 15,
    gst_no: before.gst_no,
    billing_address: before.billing_address,
    contact_persons: before.contact_persons,
  });
});

test('an item with a SKU that is taken is refused at the SKU', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  expect(await formErrors(client.items.create({ name: 'Another bottle', sku: 'SWB-1L' }))).toHaveProperty('sku');
  const { items } = await client.items.list();
  expect(items.map(({ name }) => name)).not.toContain('Another bottle');
});

test('an item with a price that is no number is refused at the price', async ({ task }) => {
  const { client } = sandboxFor(task.name, 'empty');
  const typed = { name: 'Stove', rate: 'cheap' } as unknown as { name: string; rate: number };
  expect(Object.keys(await formErrors(client.items.create(typed)))).toEqual(['rate']);
});

test('a new item is at the top of the list, with its opening stock', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  await client.items.create({ name: 'Stove', sku: 'STV-1', rate: 1800, purchase_rate: 1100, initial_stock: 8 });
  const [first] = (await client.items.list()).items;
  expect(first).toMatchObject({
    name: 'Stove',
    sku: 'STV-1',
    rate: 1800,
    item_type: 'inventory',
    stock_on_hand: 8,
    status: 'active',
  });
});

test('an invoice form shows the error of the customer and the error of the line together', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const errors = await formErrors(
    client.invoices.create({
      customer_id: '7',
      line_items: [
        { name: 'Tent', rate: 10, quantity: 1 },
        { name: 'Peg', rate: 1, quantity: 0 },
      ],
    }),
  );
  expect(Object.keys(errors).sort()).toEqual(['customer_id', 'line_items[1].quantity']);
  expect(errors['customer_id']).toContain('7');
});

test('a new invoice is a draft with the next number, and its line is filled in from the item', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const create = async () =>
    (await client.invoices.create({ customer_id: RIDGELINE, line_items: [{ item_id: BOTTLE, quantity: 3 }] })).invoice;
  const first = await create();
  const second = await create();
  expect(first).toMatchObject({
    status: 'draft',
    date: '2026-03-28',
    customer_name: 'Ridgeline Treks',
    total: '2124.00',
  });
  expect(first.line_items).toMatchObject([
    { name: 'Steel Water Bottle 1 L', rate: 600, quantity: 3, unit: 'pcs', tax_name: 'IGST18', item_total: 1800 },
  ]);
  expect([first.invoice_number, second.invoice_number]).toEqual(['INV-000032', 'INV-000033']);
});

test('an invoice number that is taken is refused at the number', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const errors = await formErrors(
    client.invoices.create({
      customer_id: RIDGELINE,
      invoice_number: 'INV-000031',
      line_items: [{ name: 'Tent', rate: 10 }],
    }),
  );
  expect(Object.keys(errors)).toEqual(['invoice_number']);
});

test('editing the quantity of a draft changes its total, and not its number', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const line_items = [{ name: 'Tent', rate: 4800, quantity: 1 }];
  const { invoice } = await client.invoices.create({ customer_id: RIDGELINE, line_items, notes: 'Deliver on Monday' });
  const [line] = invoice.line_items ?? [];
  await client.invoices.update(invoice.invoice_id, {
    line_items: [{ ...line_items[0], line_item_id: line!.line_item_id!, quantity: 3 }],
  });
  const { invoice: edited } = await client.invoices.get(invoice.invoice_id);
  expect(edited).toMatchObject({
    status: 'draft',
    total: '14400.00',
    balance: '14400.00',
    invoice_number: invoice.invoice_number,
    notes: 'Deliver on Monday',
  });
});

test('marking a draft as sent makes the customer owe it', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { invoice } = await client.invoices.create({
    customer_id: RIDGELINE,
    line_items: [{ name: 'Tent', rate: 4800 }],
  });
  expect((await client.contacts.get(RIDGELINE)).contact.outstanding_receivable_amount).toBe(0);
  await client.invoices.markSent(invoice.invoice_id);
  expect((await client.invoices.get(invoice.invoice_id)).invoice.status).toBe('sent');
  expect((await client.contacts.get(RIDGELINE)).contact.outstanding_receivable_amount).toBe(4800);
});

test('emailing a draft sends it to the primary person and marks it as sent', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const { invoice } = await client.invoices.create({
    customer_id: RIDGELINE,
    line_items: [{ name: 'Tent', rate: 4800 }],
  });
  await client.invoices.email(invoice.invoice_id, { subject: 'Your tent' });
  expect(sandbox.outbox.at(-1)).toMatchObject({ subject: 'Your tent', to_mail_ids: ['asha@ridgeline.example'] });
  expect((await client.invoices.get(invoice.invoice_id)).invoice).toMatchObject({ status: 'sent', is_emailed: true });
});

test('the filter for overdue invoices keeps those past their due date alone', async ({ task }) => {
  const { sandbox } = sandboxFor(task.name);
  const numbers = async () =>
    (await fetchList(sandbox, '/invoices', { status: 'overdue' })).invoices.map(({ invoice_number }) => invoice_number);
  expect(await numbers()).toEqual(['INV-25-111']);
  sandbox.clock.advance({ days: 30 }); // INV-25-112 is due on 16 April
  expect((await numbers()).sort()).toEqual(['INV-25-111', 'INV-25-112']);
});

test('clicking on a column sorts invoices up, and again down', async ({ task }) => {
  const { sandbox } = sandboxFor(task.name);
  const numbers = async (sort_order: string) =>
    (await fetchList(sandbox, '/invoices', { sort_column: 'invoice_number', sort_order })).invoices.map(
      (one) => one.invoice_number,
    );
  const sorted = ['INV-000031', 'INV-25-111', 'INV-25-112', 'INV-25-113', 'INV-25-114', 'INV-25-115'];
  expect(await numbers('A')).toEqual(sorted);
  expect(await numbers('D')).toEqual(sorted.toReversed());
});

test('paging through invoices shows each once, newest first, and says when there are no more', async ({ task }) => {
  const { client } = sandboxFor(task.name, 'empty');
  const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  for (const rate of [1, 2, 3, 4, 5]) {
    await client.invoices.create({ customer_id: contact.contact_id, line_items: [{ name: 'Peg', rate }] });
  }
  const pages = [];
  for (const page of [1, 2, 3]) {
    const { invoices, page_context } = await client.invoices.list({ page, per_page: 2 });
    pages.push([invoices.map(({ total }) => Number(total)), page_context?.has_more_page]);
  }
  expect(pages).toEqual([
    [[5, 4], true],
    [[3, 2], true],
    [[1], false],
  ]);
});

test('the search box finds payments by part of their reference and packages by the customer', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  await client.customerPayments.create({
    customer_id: contact.contact_id,
    payment_mode: 'cash',
    amount: 50,
    invoices: [],
    reference_number: 'TILL-7',
  });
  const found = await client.customerPayments.list({ reference_number_contains: '20260320' });
  expect(found.customerpayments.map(({ reference_number }) => reference_number)).toEqual(['NEFT-20260320-0418']);
  const cash = await client.customerPayments.list({ filter_by: 'PaymentMode.Cash' });
  expect(cash.customerpayments.map(({ reference_number }) => reference_number)).toEqual(['TILL-7']);
  expect((await client.packages.list({ search_text: 'PKG-25' })).packages.map((one) => one.package_number)).toEqual([
    'PKG-25-064',
  ]);
  expect((await client.packages.list({ customer_name_contains: 'Nobody' })).packages).toEqual([]);
});

test('an attachment is downloaded as it was uploaded, until it is removed', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { invoice } = await client.invoices.create({
    customer_id: RIDGELINE,
    line_items: [{ name: 'Tent', rate: 4800 }],
  });
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]);
  await client.invoices.addAttachment(invoice.invoice_id, {
    attachment: new File([bytes], 'terms.pdf', { type: 'application/pdf' }),
  });
  expect((await client.invoices.get(invoice.invoice_id)).invoice).toMatchObject({
    has_attachment: true,
    attachment_name: 'terms.pdf',
  });
  const file = await client.invoices.getAttachment(invoice.invoice_id);
  expect([file.name, file.type]).toEqual(['terms.pdf', 'application/pdf']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);

  await client.invoices.deleteAttachment(invoice.invoice_id);
  expect((await client.invoices.get(invoice.invoice_id)).invoice.has_attachment).toBe(false);
  await expect(client.invoices.getAttachment(invoice.invoice_id)).rejects.toBeInstanceOf(NotFoundError);
});

test('a new organization shows empty lists, and a record that is gone is not found', async ({ task }) => {
  const { client } = sandboxFor(task.name, 'empty');
  const { invoices, page_context } = await client.invoices.list();
  expect([invoices, page_context?.has_more_page]).toEqual([[], false]);
  expect((await client.items.list()).items).toEqual([]);
  expect((await client.contacts.list()).contacts).toEqual([]);

  const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  const { invoice } = await client.invoices.create({
    customer_id: contact.contact_id,
    line_items: [{ name: 'Tent', rate: 1 }],
  });
  await client.invoices.delete(invoice.invoice_id);
  await expect(client.invoices.get(invoice.invoice_id)).rejects.toBeInstanceOf(NotFoundError);
  expect((await client.invoices.list()).invoices).toEqual([]);
});

test('without a token the page asks to sign in, with a refused one it gets another, and a 429 says when to retry', async ({
  task,
}) => {
  const { client, sandbox } = sandboxFor(task.name);
  const { baseUrl, fetch, organizationId } = sandbox;
  const signedOut = await sandbox.fetch(`${baseUrl}/contacts?organization_id=${organizationId}`);
  expect(signedOut.status).toBe(401);
  expect(JSON.stringify(await signedOut.json())).not.toContain('Ridgeline');

  const asked: (string | undefined)[] = [];
  const accessToken = ({ refused }: { refused?: string | undefined } = {}) => {
    asked.push(refused);
    return refused ? 'renewed' : 'stale';
  };
  const signedIn = createInventoryClient({ baseUrl, fetch, organizationId, accessToken, limits: false });
  sandbox.failNext({ status: 401, operationId: 'listContacts' });
  expect((await signedIn.contacts.list()).contacts).not.toEqual([]);
  expect(asked).toEqual([undefined, 'stale']);
  sandbox.failNext({ status: 401, operationId: 'listContacts' });
  await expect(client.contacts.list()).rejects.toBeInstanceOf(AuthenticationError);

  sandbox.failNext({ status: 429, operationId: 'listInvoices' });
  const limited: unknown = await client.invoices.list({}, { retries: 0 }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(limited).toBeInstanceOf(RateLimitError);
  expect((limited as RateLimitError).retryAfter).toBeGreaterThan(0);
});
