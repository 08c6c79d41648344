import type { Step } from '../../src/probe/index.ts';
import type { Session } from './translate.ts';

/** Plain sessions of documents, contacts and items that no test of the sandbox has alone. */

type Call = Omit<Step, 'id'>;

const CUSTOMER = '{$s1/contact/contact_id}';
const INVOICE = '{$s2/invoice/invoice_id}';
const contact = (name = '{run}', more: object = {}): Call => ({
  operation: 'createContact',
  body: { contact_name: name, ...more },
});
const lines = (rate = 10, more: object = {}): object[] => [{ name: 'Line', description: 'Line', rate, ...more }];
const invoice = (more: object = {}): Call => ({
  operation: 'createInvoice',
  body: { customer_id: CUSTOMER, line_items: lines(), ...more },
});
const note = (more: object = {}): Call => ({
  operation: 'createCreditNote',
  body: { customer_id: CUSTOMER, date: '{today}', line_items: lines(), ...more },
});
const of = (operation: string, body?: object): Call => ({
  operation,
  path: { invoice_id: INVOICE },
  ...(body && { body }),
});
const SENT = of('markInvoiceSent');
const READ = of('getInvoice');
const pay = (amount: number, invoices: object[] = [{ invoice_id: INVOICE, amount_applied: amount }]): Call => ({
  operation: 'createCustomerPayment',
  body: { customer_id: CUSTOMER, payment_mode: 'cash', amount, date: '{today}', invoices },
});
const credit = (from: string, amount: number): Call => ({
  operation: 'applyCreditNoteToInvoices',
  path: { creditnote_id: `{$${from}/creditnote/creditnote_id}` },
  body: { invoices: [{ invoice_id: INVOICE, amount_applied: amount }] },
});
const readNote = (from: string): Call => ({
  operation: 'getCreditNote',
  path: { creditnote_id: `{$${from}/creditnote/creditnote_id}` },
});
const list = (operation: string): Call => ({ operation });
const persons = (from = 's1'): Call => ({
  operation: 'listContactPersons',
  path: { contact_id: `{$${from}/contact/contact_id}` },
});
const item = (more: object = {}): Call => ({ operation: 'createItem', body: { name: '{run}', ...more } });
const adjust = (quantity: number): Call => ({
  operation: 'createItemAdjustment',
  body: {
    date: '{today}',
    reason: 'Recount',
    adjustment_type: 'quantity',
    line_items: [{ item_id: '{$s1/item/item_id}', quantity_adjusted: quantity }],
  },
});
const composite = (more: object = {}): Call => ({
  operation: 'createCompositeItem',
  body: {
    name: '{run} B',
    sku: '{run} B',
    rate: 1,
    item_type: 'inventory',
    product_type: 'goods',
    mapped_items: [{ item_id: '{$s1/item/item_id}', quantity: 2 }],
    ...more,
  },
});
const bundle = (quantity: number): Call => ({
  operation: 'createBundle',
  body: {
    composite_item_id: '{$s2/composite_item/composite_item_id}',
    quantity_to_bundle: quantity,
    date: '{today}',
    is_completed: true,
  },
});
const group = (more: object = {}): Call => ({
  operation: 'createItemGroup',
  body: {
    group_name: '{run}',
    unit: 'pcs',
    items: [{ name: '{run}', rate: 1, purchase_rate: 2, attribute_option_name1: 'Blue' }],
    ...more,
  },
});
const changeGroup = (body: object): Call => ({
  operation: 'updateItemGroup',
  path: { group_id: '{$s1/group_id}' },
  body: { group_name: '{run}', unit: 'pcs', ...body },
});
const retainer: Call = {
  operation: 'createRetainerInvoice',
  body: { customer_id: CUSTOMER, line_items: [{ description: 'Advance', rate: 100 }] },
};
const ofRetainer = (operation: string, body?: object): Call => ({
  operation,
  path: { retainerinvoice_id: '{$s2/retainerinvoice/retainerinvoice_id}' },
  ...(body && { body }),
});
const LIST_ITEMS = list('listItems');

const CALLS: readonly Call[][] = [
  // Of two persons, another one becomes the primary one.
  [
    contact('{run}', { contact_persons: [{ first_name: 'A' }, { first_name: 'B' }] }),
    {
      operation: 'createContactPerson',
      body: { contact_id: CUSTOMER, first_name: 'C', is_primary_contact: true },
    },
    persons(),
  ],
  [
    contact(),
    { operation: 'createContactPerson', body: { contact_id: CUSTOMER, first_name: 'A' } },
    { operation: 'createContactPerson', body: { contact_id: CUSTOMER, first_name: 'B' } },
    {
      operation: 'deleteContactPerson',
      path: { contact_person_id: '{$s2/contact_person/0/contact_person_id}' },
    },
    persons(),
  ],
  [
    contact(),
    invoice(),
    { operation: 'updateContact', path: { contact_id: CUSTOMER }, body: { contact_type: 'vendor' } },
  ],
  [contact(), invoice(), SENT, of('voidInvoice'), of('updateInvoiceBillingAddress', { address: 'Street 1' })],
  [contact(), invoice(), SENT, of('updateInvoiceBillingAddress', { address: 'Street 1' }), READ],
  // Credits that go too far, that go to a draft, and that are taken back.
  [contact(), invoice(), note(), credit('s3', 5)],
  [contact(), invoice(), SENT, note(), credit('s4', 11)],
  [contact(), invoice(), SENT, note(), credit('s4', 0)],
  [
    contact(),
    invoice(),
    SENT,
    note(),
    of('applyInvoiceCredits', {
      apply_creditnotes: [{ creditnote_id: '{$s4/creditnote/creditnote_id}', amount_applied: 5 }],
    }),
    READ,
  ],
  [
    contact(),
    invoice(),
    SENT,
    note(),
    of('applyInvoiceCredits', {
      apply_creditnotes: [{ creditnote_id: '{$s4/creditnote/creditnote_id}', amount_applied: 11 }],
    }),
  ],
  [contact(), invoice(), SENT, note(), credit('s4', 5), readNote('s4')],
  [
    contact(),
    invoice(),
    SENT,
    pay(10),
    of('listInvoicePayments'),
    {
      operation: 'deleteInvoicePayment',
      path: { invoice_id: INVOICE, invoice_payment_id: '{$s5/payments/0/invoice_payment_id}' },
    },
    READ,
  ],
  // What is paid in part keeps its contact and its total.
  [
    contact(),
    invoice(),
    SENT,
    pay(5),
    contact('{run} B'),
    of('updateInvoice', { customer_id: '{$s5/contact/contact_id}' }),
  ],
  [contact(), retainer, ofRetainer('markRetainerInvoiceSent'), pay(40, []), READ],
  [
    contact(),
    retainer,
    ofRetainer('markRetainerInvoiceSent'),
    {
      operation: 'createCustomerPayment',
      body: {
        customer_id: CUSTOMER,
        payment_mode: 'cash',
        amount: 40,
        date: '{today}',
        retainerinvoice_id: '{$s2/retainerinvoice/retainerinvoice_id}',
      },
    },
    ofRetainer('updateRetainerInvoice', { line_items: [{ description: 'Advance', rate: 90 }] }),
  ],
  [contact(), invoice({ line_items: lines(10, { discount: '10%' }) })],
  [contact(), invoice({ line_items: lines(10, { discount: '110%' }) })],
  [contact(), invoice({ discount: '10%', is_discount_before_tax: true })],
  [contact(), note({ line_items: lines(10, { discount: '10%' }) })],
  [contact(), invoice(), SENT, of('writeOffInvoice'), of('cancelInvoiceWriteOff'), READ],
  [contact(), invoice(), SENT, of('getInvoicePaymentReminder')],
  [contact(), invoice(), of('getInvoicePaymentReminder')],
  // More is credited than was bought, and of what is not there.
  [
    contact(),
    invoice(),
    SENT,
    note({
      line_items: [
        {
          name: 'Line',
          rate: 10,
          quantity: 5,
          invoice_id: INVOICE,
          invoice_item_id: '{$s2/invoice/line_items/0/line_item_id}',
          is_item_shipped: false,
        },
      ],
    }),
  ],
  [contact(), note({ line_items: lines(10, { invoice_id: '4815162342481599999', is_item_shipped: false }) })],
  [
    contact(),
    invoice({ line_items: lines(10, { quantity: 3 }) }),
    SENT,
    note({
      line_items: [
        {
          name: 'Line',
          rate: 10,
          quantity: 2,
          invoice_id: INVOICE,
          invoice_item_id: '{$s2/invoice/line_items/0/line_item_id}',
          is_item_shipped: false,
        },
      ],
    }),
    of('updateInvoice', {
      line_items: [{ line_item_id: '{$s2/invoice/line_items/0/line_item_id}', name: 'Line', rate: 10, quantity: 1 }],
    }),
  ],
  [
    { operation: 'createTax', body: { tax_name: '{run}', tax_percentage: 5 } },
    contact(),
    {
      operation: 'createInvoice',
      body: { customer_id: '{$s2/contact/contact_id}', line_items: lines(10, { tax_id: '{$s1/tax/0/tax_id}' }) },
    },
    {
      operation: 'updateTax',
      path: { tax_id: '{$s1/tax/0/tax_id}' },
      body: { tax_percentage: 6, update_draft_invoice: true },
    },
    { operation: 'getInvoice', path: { invoice_id: '{$s3/invoice/invoice_id}' } },
  ],
  // Stock that comes and goes.
  [item({ initial_stock: 10 }), adjust(-3), LIST_ITEMS],
  [item(), adjust(3), LIST_ITEMS],
  [item({ initial_stock: 12 }), composite(), bundle(2), LIST_ITEMS, list('listCompositeItems')],
  [
    item({ initial_stock: 12 }),
    composite(),
    bundle(2),
    { operation: 'deleteBundle', path: { bundle_id: '{$s3/bundle/bundle_id}' } },
    LIST_ITEMS,
  ],
  [
    item({ initial_stock: 12 }),
    composite(),
    bundle(2),
    {
      operation: 'deleteCompositeItem',
      path: { composite_item_id: '{$s2/composite_item/composite_item_id}' },
    },
  ],
  [item({ sku: '{run}' }), composite({ sku: '{run}' })],
  [group(), changeGroup({ unit: 'kg' }), LIST_ITEMS],
  [group(), changeGroup({ group_name: '' })],
  [group(), changeGroup({ unit: '' })],
];

export const DOCUMENT_SESSIONS: readonly Session[] = CALLS.map((calls) => ({
  steps: calls.map((call, index) => ({ id: `s${index + 1}`, ...call })),
}));
