import type { Sandbox } from '../../src/public/sandbox.ts';
import { returned } from './orders.ts';
import { sampleOf } from './plans.ts';
import { type Caller, ok, type Reply } from './sandbox-calls.ts';
import { castId, type Json } from './story.ts';

/** A call that a rule refuses. */
export interface Case {
  rule: string;
  message: string;
  call(call: Caller, sandbox: Sandbox): Promise<Reply>;
}

const [RIDGELINE, DECCAN, VIKRAM] = [castId(14001), castId(14003), castId(14013)];
const BOTTLE = castId(16005);
const [INVOICE, RETAINER, NOTE, CREDIT] = [castId(23001), castId(24001), castId(27001), castId(29001)];
const [LINE, BILL, NOBODY] = [castId(23013), castId(29501), castId(99999)];

export const invoice = (fields: Json = {}): Json => ({
  customer_id: RIDGELINE,
  line_items: [{ item_id: BOTTLE, quantity: 2 }],
  ...fields,
});
const line = (fields: Json): Json => invoice({ line_items: [{ item_id: BOTTLE, ...fields }] });
export const retainer = (fields: Json = {}): Json => ({
  customer_id: RIDGELINE,
  line_items: [{ description: 'Advance', rate: 100 }],
  ...fields,
});
export const note = (fields: Json = {}): Json => ({
  customer_id: RIDGELINE,
  date: '2026-03-28',
  line_items: [{ item_id: BOTTLE, quantity: 1 }],
  ...fields,
});
const credited = (fields: Json): Json =>
  note({ line_items: [{ invoice_id: INVOICE, invoice_item_id: LINE, quantity: 1, ...fields }] });
export const credit = (fields: Json = {}): Json => ({
  vendor_id: DECCAN,
  line_items: [{ item_id: BOTTLE, quantity: 1 }],
  ...fields,
});
export const payment = (fields: Json = {}): Json => ({
  customer_id: RIDGELINE,
  payment_mode: 'cash',
  amount: 100,
  invoices: [],
  ...fields,
});

/** Creates a document: its id. */
export async function made(call: Caller, operation: string, body: Json): Promise<string> {
  const { code: _, message: __, ...answer } = await ok(call(operation, {}, body));
  const [record] = Object.values(answer) as Json[];
  const field = { createInvoice: 'invoice_id', createRetainerInvoice: 'retainerinvoice_id' }[operation];
  const other = { createCreditNote: 'creditnote_id', createVendorCredit: 'vendor_credit_id' }[operation];
  return record![field ?? other ?? 'payment_id'] as string;
}

/** Creates an invoice that is sent: its id. */
export async function sent(call: Caller, fields: Json = {}): Promise<string> {
  const invoice_id = await made(call, 'createInvoice', invoice(fields));
  await ok(call('markInvoiceSent', { invoice_id }));
  return invoice_id;
}

/** A line that credits a bottle of the sales return of the story, whose only unit is credited already. */
const OF_RETURN = {
  item_id: castId(16005),
  quantity: 1,
  invoice_id: castId(23001),
  invoice_item_id: castId(23013),
  salesreturn_item_id: castId(26011),
  is_item_shipped: true,
};

/** Rules of documents of sale and purchase that refuse calls. */
export const DOCUMENT_CASES: Case[] = [
  {
    rule: 'documents.customer',
    message: "The contact Tents is a vendor, so it can't be the customer.",
    call(call, sandbox) {
      const { contact_id } = sandbox.records('contacts').add({ contact_name: 'Tents', contact_type: 'vendor' });
      return call('createInvoice', {}, invoice({ customer_id: contact_id }));
    },
  },
  {
    rule: 'documents.vendor',
    message: "The contact Guests is a customer, so it can't be the vendor.",
    call(call, sandbox) {
      const { contact_id } = sandbox.records('contacts').add({ contact_name: 'Guests', contact_type: 'customer' });
      return call('createVendorCredit', {}, credit({ vendor_id: contact_id }));
    },
  },
  {
    rule: 'documents.items',
    message: `line_items[0].item_id ${NOBODY} does not exist.`,
    call: (call) => call('createInvoice', {}, line({ item_id: NOBODY, rate: 1 })),
  },
  {
    rule: 'documents.taxes',
    message: `line_items[0].tax_id ${NOBODY} does not exist.`,
    call: (call) => call('createInvoice', {}, line({ tax_id: NOBODY })),
  },
  {
    rule: 'documents.warehouses',
    message: `line_items[0].warehouse_id ${NOBODY} does not exist.`,
    call: (call) => call('createInvoice', {}, line({ warehouse_id: NOBODY })),
  },
  {
    rule: 'documents.accounts',
    message: `account_id ${NOBODY} does not exist.`,
    call: (call) => call('createCustomerPayment', {}, payment({ account_id: NOBODY })),
  },
  {
    rule: 'documents.persons',
    message: `The contact person ${VIKRAM} belongs to another contact.`,
    call: (call) => call('createInvoice', {}, invoice({ contact_persons: [{ contact_person_id: VIKRAM }] })),
  },
  {
    rule: 'documents.template-id',
    message: 'The template Standard Credit Note is not for invoices.',
    call: (call) => call('createInvoice', {}, invoice({ template_id: castId(14055) })),
  },
  {
    rule: 'documents.files',
    message: `documents[0].document_id ${NOBODY} does not exist.`,
    call: (call) => call('createVendorCredit', {}, credit({ documents: [{ document_id: NOBODY }] })),
  },
  {
    rule: 'documents.unique',
    message: 'invoice_number "inv-000031" is already used by the invoice INV-000031.',
    call: (call) => call('createInvoice', {}, invoice({ invoice_number: 'inv-000031' })),
  },
  {
    rule: 'documents.currency',
    message: 'exchange_rate must be 1, since the document is in the base currency.',
    call: (call) => call('createInvoice', {}, invoice({ exchange_rate: 2 })),
  },
  {
    rule: 'documents.line-values',
    message: 'line_items[0].quantity must be more than 0.',
    call: (call) => call('createInvoice', {}, line({ quantity: 0 })),
  },
  {
    rule: 'documents.discount',
    message: 'discount must be at most 1200.00.',
    call: (call) => call('createInvoice', {}, invoice({ discount: 1200.01 })),
  },
  {
    rule: 'documents.discount-percent',
    message: 'discount must be from 0% to 100%, but is 101%.',
    call: (call) => call('createInvoice', {}, invoice({ discount: '101%' })),
  },
  {
    rule: 'documents.fixed',
    message: "customer_id can't change: part of INV-000031 is already paid or applied.",
    async call(call) {
      const { contact } = await ok(call('createContact', {}, { contact_name: 'Hubballi Outdoors' }));
      const { contact_id } = contact as Json;
      return call('updateInvoice', { invoice_id: INVOICE }, { customer_id: contact_id });
    },
  },
  {
    rule: 'documents.changeable',
    message: "The total of INV-000031 can't be less than the 18408.00 already paid or applied.",
    call: (call) => call('updateInvoice', { invoice_id: INVOICE }, { discount: 1 }),
  },
  {
    rule: 'invoices.payment-terms',
    message: 'payment_terms must be from 0 to 36500 days, but is 1000000000.',
    call: (call) => call('createInvoice', {}, invoice({ payment_terms: 1_000_000_000 })),
  },
  {
    rule: 'customer-payments.withheld-tax',
    message: 'invoices[0].tax_amount_withheld must be left out: RET-00004 is a retainer invoice.',
    async call(call) {
      const invoice_id = await made(call, 'createRetainerInvoice', retainer());
      await ok(call('markRetainerInvoiceSent', { retainerinvoice_id: invoice_id }));
      const invoices = [{ invoice_id, amount_applied: 90, tax_amount_withheld: 5 }];
      return call('createCustomerPayment', {}, payment({ invoices }));
    },
  },
  {
    rule: 'invoices.required',
    message: 'line_items is missing: an invoice needs at least one line.',
    call: (call) => call('createInvoice', {}, { customer_id: RIDGELINE }),
  },
  {
    rule: 'invoices.credited-lines',
    message: 'Steel Water Bottle 1 L: 2 are credited, but only 0 would remain.',
    call: (call) => call('updateInvoice', { invoice_id: INVOICE }, { line_items: [{ name: 'Work', rate: 18408 }] }),
  },
  {
    rule: 'invoices.due',
    message: 'due_date must not be before the date, 2026-03-28.',
    call: (call) => call('createInvoice', {}, invoice({ due_date: '2026-03-27' })),
  },
  {
    rule: 'invoices.delete',
    message: 'INV-000031 has payments, credits or a write-off: remove them first, or void it.',
    call: (call) => call('deleteInvoice', { invoice_id: INVOICE }),
  },
  {
    rule: 'invoices.send',
    message: 'INV-000032 is void; only a draft can be marked as sent.',
    async call(call) {
      const invoice_id = await made(call, 'createInvoice', invoice());
      await ok(call('voidInvoice', { invoice_id }));
      return call('markInvoiceSent', { invoice_id });
    },
  },
  {
    rule: 'invoices.void',
    message: "INV-000032 is void; it can't be voided again.",
    async call(call) {
      const invoice_id = await made(call, 'createInvoice', invoice());
      await ok(call('voidInvoice', { invoice_id }));
      return call('voidInvoice', { invoice_id });
    },
  },
  {
    rule: 'invoices.draft',
    message: 'INV-000031 is paid; only a void invoice can be marked as a draft.',
    call: (call) => call('markInvoiceDraft', { invoice_id: INVOICE }),
  },
  {
    rule: 'invoices.bulk',
    message: 'Name 1 to 10 invoices in invoice_ids.',
    call: (call) => call('emailInvoices', {}, {}),
  },
  {
    rule: 'invoices.credits',
    message: 'Name at least one payment in invoice_payments, or credit note in apply_creditnotes.',
    call: (call) => call('applyInvoiceCredits', { invoice_id: INVOICE }, {}),
  },
  {
    rule: 'invoices.write-off',
    message: 'INV-000031 is paid, so there is nothing to write off.',
    call: (call) => call('writeOffInvoice', { invoice_id: INVOICE }),
  },
  {
    rule: 'invoices.write-off-cancel',
    message: 'INV-000031 is not written off.',
    call: (call) => call('cancelInvoiceWriteOff', { invoice_id: INVOICE }),
  },
  {
    rule: 'invoices.reminder',
    message: 'INV-000032 is a draft, so it has no reminder.',
    call: async (call) =>
      call('getInvoicePaymentReminder', { invoice_id: await made(call, 'createInvoice', invoice()) }),
  },
  {
    rule: 'invoices.reminders',
    message: "INV-000032 is void, so its reminders can't be turned on or off.",
    async call(call) {
      const invoice_id = await made(call, 'createInvoice', invoice());
      await ok(call('voidInvoice', { invoice_id }));
      return call('enableInvoicePaymentReminder', { invoice_id });
    },
  },
  {
    rule: 'invoices.attachment',
    message: 'attachment must be a gif, png, jpeg, jpg, bmp or pdf file, but is page.html.',
    call(call) {
      const form = new FormData();
      form.set('attachment', new File(['<script>'], 'page.html'));
      return call('addInvoiceAttachment', { invoice_id: INVOICE }, form);
    },
  },
  {
    rule: 'documents.email',
    message: "INV-000032 is void, so it can't be mailed.",
    async call(call) {
      const invoice_id = await made(call, 'createInvoice', invoice());
      await ok(call('voidInvoice', { invoice_id }));
      return call('emailInvoice', { invoice_id });
    },
  },
  {
    rule: 'documents.address',
    message: "INV-000032 is void, so it can't be changed.",
    async call(call) {
      const invoice_id = await made(call, 'createInvoice', invoice());
      await ok(call('voidInvoice', { invoice_id }));
      return call('updateInvoiceBillingAddress', { invoice_id }, { city: 'Pune' });
    },
  },
  {
    rule: 'documents.template',
    message: "INV-000032 is void, so it can't be changed.",
    async call(call) {
      const invoice_id = await made(call, 'createInvoice', invoice());
      await ok(call('voidInvoice', { invoice_id }));
      return call('setInvoiceTemplate', { invoice_id, template_id: castId(14051) });
    },
  },
  {
    rule: 'documents.comments',
    message: 'description is missing.',
    call: (call) => call('addInvoiceComment', { invoice_id: INVOICE }, {}),
  },
  {
    rule: 'documents.history-entries',
    message: `The entry ${castId(30103)} was written by the service, so it can't be deleted.`,
    call: (call) => call('deleteInvoiceComment', { invoice_id: INVOICE, comment_id: castId(30103) }),
  },
  {
    rule: 'retainer-invoices.required',
    message: 'line_items is missing: a retainer invoice needs at least one line.',
    call: (call) => call('createRetainerInvoice', {}, { customer_id: RIDGELINE, line_items: [] }),
  },
  {
    rule: 'retainer-invoices.amount',
    message: "RET-00003 is paid, so its amount can't change.",
    call: (call) =>
      call(
        'updateRetainerInvoice',
        { retainerinvoice_id: RETAINER },
        { line_items: [{ description: 'More', rate: 6000 }] },
      ),
  },
  {
    rule: 'retainer-invoices.delete',
    message: "RET-00003 is paid, so it can't be deleted: void it instead.",
    call: (call) => call('deleteRetainerInvoice', { retainerinvoice_id: RETAINER }),
  },
  {
    rule: 'retainer-invoices.send',
    message: 'RET-00004 is waiting for approval: approve it first.',
    async call(call) {
      const retainerinvoice_id = await made(call, 'createRetainerInvoice', retainer());
      await ok(call('submitRetainerInvoice', { retainerinvoice_id }));
      return call('markRetainerInvoiceSent', { retainerinvoice_id });
    },
  },
  {
    rule: 'retainer-invoices.void',
    message: 'Invoices have drawn on RET-00004: remove these payments first.',
    async call(call) {
      const { retainerinvoice_id } = await drawn(call);
      return call('voidRetainerInvoice', { retainerinvoice_id });
    },
  },
  {
    rule: 'retainer-invoices.draft',
    message: 'RET-00003 is paid; only a void invoice can be marked as a draft.',
    call: (call) => call('markRetainerInvoiceDraft', { retainerinvoice_id: RETAINER }),
  },
  {
    rule: 'retainer-invoices.attachments',
    message: 'attachment is missing: send a file in this form field.',
    call(call) {
      const form = new FormData();
      form.set('attachment', 'text');
      return call('addRetainerInvoiceAttachment', { retainerinvoice_id: RETAINER }, form);
    },
  },
  {
    rule: 'documents.submit',
    message: 'RET-00003 is paid; only a draft can be submitted.',
    call: (call) => call('submitRetainerInvoice', { retainerinvoice_id: RETAINER }),
  },
  {
    rule: 'documents.approve',
    message: 'RET-00003 was not submitted for approval.',
    call: (call) => call('approveRetainerInvoice', { retainerinvoice_id: RETAINER }),
  },
  {
    rule: 'customer-payments.amount',
    message: 'amount must be more than 0.',
    call: (call) => call('createCustomerPayment', {}, payment({ amount: 0 })),
  },
  {
    rule: 'customer-payments.apply',
    message: "INV-000031 is paid; a payment can't be applied to it.",
    call: (call) =>
      call('createCustomerPayment', {}, payment({ invoices: [{ invoice_id: INVOICE, amount_applied: 1 }] })),
  },
  {
    rule: 'credit-notes.exchange-rate-number',
    message: 'exchange_rate must be a number, such as 1.00.',
    call: (call) => call('createCreditNote', {}, note({ exchange_rate: 'one' })),
  },
  {
    rule: 'credit-notes.invoices',
    message: `line_items[0].invoice_id ${NOBODY} does not exist.`,
    call: (call) => {
      const creditnote_id = castId(27001);
      const { line_items = [] } = sampleOf('updateCreditNote') as { line_items?: Json[] };
      const lines = line_items.map((one, index) => (index === 0 ? { ...one, invoice_id: NOBODY } : one));
      return call('updateCreditNote', { creditnote_id }, { line_items: lines });
    },
  },
  {
    rule: 'credit-notes.account-name',
    message: 'line_items[0].account_name Nowhere does not exist.',
    call: (call) =>
      call('createCreditNote', {}, note({ line_items: [{ name: 'Tent', rate: 1, account_name: 'Nowhere' }] })),
  },
  {
    rule: 'credit-notes.required',
    message: 'line_items is missing: a credit note needs at least one line.',
    call: (call) => call('createCreditNote', {}, note({ line_items: [] })),
  },
  {
    rule: 'credit-notes.lines',
    message: `line_items[0].invoice_item_id ${NOBODY} does not exist in INV-000031.`,
    call: (call) =>
      call('createCreditNote', {}, credited({ invoice_item_id: NOBODY, is_item_shipped: false, item_id: BOTTLE })),
  },
  {
    rule: 'credit-notes.quantities',
    message: 'Steel Water Bottle 1 L: 10 invoiced, 2 credited, 9 more requested.',
    call: (call) => call('createCreditNote', {}, credited({ quantity: 9, is_item_shipped: false })),
  },
  {
    rule: 'documents.delete-credit',
    message: "CN-00002 is applied or refunded, so it can't be deleted: undo that first.",
    call: (call) => call('deleteCreditNote', { creditnote_id: NOTE }),
  },
  {
    rule: 'credit-notes.returned-quantity',
    message: 'RMA-00002: of 4815162342481516005, 1 can come back, 1 already have, and 1 more are requested.',
    call: (call) => call('createCreditNote', {}, note({ line_items: [{ ...OF_RETURN, is_returned_to_stock: true }] })),
  },
  {
    rule: 'documents.void-credit',
    message: "VC-00004 is applied or refunded, so it can't be voided: undo that first.",
    call: (call) => call('voidVendorCredit', { vendor_credit_id: CREDIT }),
  },
  {
    rule: 'documents.returned-goods',
    message: "1 of the units that CN-00003 returned to stock has left it again, so the return can't be undone.",
    async call(call, sandbox) {
      // A bottle is sold and comes back, and all bottles that there are go into one package.
      const BOTTLE = castId(16005);
      const line = await returned(sandbox, call, 1);
      await sent(call, { line_items: [{ item_id: BOTTLE, quantity: 1 }] });
      const creditnote_id = await made(call, 'createCreditNote', note({ line_items: [line] }));
      const quantity = sandbox.records('items').get(BOTTLE)!.available_stock!;
      const { composite_item_id } = sandbox.records('compositeItems').add({
        name: 'Kits',
        sku: 'KITS',
        rate: 1,
        mapped_items: [{ item_id: BOTTLE, quantity }],
      });
      await ok(call('createBundle', {}, { composite_item_id }));
      return call('deleteCreditNote', { creditnote_id });
    },
  },
  {
    rule: 'credit-notes.open',
    message: 'CN-00003 is waiting for approval: approve it first.',
    async call(call) {
      const creditnote_id = await made(call, 'createCreditNote', note({ is_draft: true }));
      await ok(call('submitCreditNote', { creditnote_id }));
      return call('markCreditNoteOpen', { creditnote_id });
    },
  },
  {
    rule: 'credit-notes.draft',
    message: 'CN-00002 is closed; only a void credit note can be marked as a draft.',
    call: (call) => call('markCreditNoteDraft', { creditnote_id: NOTE }),
  },
  {
    rule: 'documents.credits',
    message: 'CN-00002 is closed: it has no balance left.',
    call: async (call) =>
      call(
        'applyCreditNoteToInvoices',
        { creditnote_id: NOTE },
        { invoices: [{ invoice_id: await sent(call), amount: 1 }] },
      ),
  },
  {
    rule: 'documents.amount-aliases',
    message: 'amount_fcy is 2 and amount is 1: both mean the same, so send only one.',
    async call(call) {
      const creditnote_id = await made(call, 'createCreditNote', note());
      return call('refundCreditNote', { creditnote_id }, { amount: 1, amount_fcy: 2 });
    },
  },
  {
    rule: 'documents.refund',
    message: '708.01 is more than the balance 708.00 of CN-00003.',
    async call(call) {
      const creditnote_id = await made(call, 'createCreditNote', note());
      return call('refundCreditNote', { creditnote_id }, { amount_fcy: 708.01 });
    },
  },
  {
    rule: 'vendor-credits.price-list',
    message: `pricebook_id ${NOBODY} does not exist.`,
    call: (call) => call('createVendorCredit', {}, credit({ pricebook_id: NOBODY })),
  },
  {
    rule: 'vendor-credits.open',
    message: 'VC-00005 is waiting for approval: approve it first.',
    async call(call) {
      const vendor_credit_id = await made(call, 'createVendorCredit', credit());
      await ok(call('submitVendorCredit', { vendor_credit_id }));
      return call('markVendorCreditOpen', { vendor_credit_id });
    },
  },
  {
    rule: 'vendor-credits.apply',
    message: 'VC-00004 has no balance left.',
    call: (call) =>
      call('applyVendorCreditToBills', { vendor_credit_id: CREDIT }, { bills: [{ bill_id: BILL, amount: 1 }] }),
  },
  {
    rule: 'bills.vendor',
    message: `vendor_id ${NOBODY} does not exist.`,
    async call(_, sandbox) {
      try {
        sandbox.records('bills').add({ bill_number: 'B', vendor_id: NOBODY, total: 1 });
      } catch (error) {
        const { message, rule = '' } = error as Error & { rule?: string };
        return { status: 400, headers: new Headers({ 'x-sandbox-rule': rule }), body: { message } };
      }
      return { status: 200, headers: new Headers(), body: {} };
    },
  },
];

/** A retainer invoice that is paid, and an invoice that draws on it. */
export async function drawn(
  call: Caller,
): Promise<{ retainerinvoice_id: string; invoice_id: string; payment_id: string }> {
  const retainerinvoice_id = await made(call, 'createRetainerInvoice', retainer());
  await ok(call('markRetainerInvoiceSent', { retainerinvoice_id }));
  const invoices = [{ invoice_id: retainerinvoice_id, amount_applied: 100 }];
  const payment_id = await made(call, 'createCustomerPayment', payment({ invoices }));
  const invoice_id = await sent(call);
  await ok(call('applyInvoiceCredits', { invoice_id }, { invoice_payments: [{ payment_id, amount_applied: 60 }] }));
  return { retainerinvoice_id, invoice_id, payment_id };
}

/** Rules of documents that refuse nothing. Other tests are about them. */
export const DOCUMENT_OTHERS = [
  'vendor-credits.prices',
  'documents.delete-files',
  'taxes.update-drafts',
  'documents.comment-age',
  'invoices.defaults',
  'invoices.discount-type',
  'documents.dates',
  'documents.party',
  'documents.number',
  'documents.lines',
  'invoices.terms',
  'invoices.persons',
  'documents.history',
  'documents.stock',
  'invoices.void-effect',
  'documents.totals',
  'documents.balance',
  'documents.names',
  'invoices.shown-fields',
  'documents.status',
  'documents.inclusive',
  'documents.base-price',
  'documents.tax-copies',
  'documents.transactions',
  'documents.email-content',
  'documents.remove-allocation',
  'documents.allocation-in-both',
  'retainer-invoices.defaults',
  'retainer-invoices.drawn',
  'retainer-invoices.shown-fields',
  'customer-payments.defaults',
  'customer-payments.exchange-rate',
  'customer-payments.custom-fields',
  'customer-payments.shown-invoices',
  'customer-payments.filter-by',
  'customer-payments.search',
  'credit-notes.defaults',
  'credit-notes.discount',
  'credit-notes.exchange-rate',
  'credit-notes.state',
  'credit-notes.credited-line',
  'credit-notes.shown-invoices',
  'credit-notes.updated',
  'credit-notes.email-history',
  'vendor-credits.defaults',
  'vendor-credits.destination',
  'vendor-credits.input-only',
  'vendor-credits.required',
  'vendor-credits.update-vendor',
  'vendor-credits.shown-rows',
  'vendor-credits.single-line',
  'vendor-credits.line-stock',
  'bills.currency',
  'bills.transaction',
  'bills.balance',
  'mails.history',
  'templates.kind',
];
