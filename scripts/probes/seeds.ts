import { ALONE_SESSIONS } from './alone.ts';
import { DOCUMENT_SESSIONS } from './documents.ts';
import { ORDER_SESSIONS } from './orders.ts';
import type { Session } from './translate.ts';

/** An invoice over two of one thing, which is sent and not paid. */
const openInvoice: Session['steps'] = [
  { id: 's1', operation: 'createContact', body: { contact_name: '{run} A' } },
  {
    id: 's2',
    operation: 'createInvoice',
    body: {
      customer_id: '{$s1/contact/contact_id}',
      line_items: [{ name: 'Line', description: 'Line', rate: 10, quantity: 2 }],
    },
  },
  { id: 's3', operation: 'markInvoiceSent', path: { invoice_id: '{$s2/invoice/invoice_id}' } },
];

/** Sessions that no test of the sandbox has: they tell alternatives of rules from each other, or show amounts that are not 0. */
export const SEEDS: readonly Session[] = [
  // A page is asked for that is larger than any.
  { steps: [{ id: 's1', operation: 'listItems', query: { per_page: 500 } }] },
  // What is made last is neither first nor last by name.
  {
    steps: [
      { id: 's1', operation: 'createTax', body: { tax_name: '{run} B', tax_percentage: 5 } },
      { id: 's2', operation: 'createTax', body: { tax_name: '{run} A', tax_percentage: 5 } },
      { id: 's3', operation: 'createTax', body: { tax_name: '{run} C', tax_percentage: 5 } },
      { id: 's4', operation: 'listTaxes' },
    ],
  },
  {
    steps: [
      { id: 's1', operation: 'createContact', body: { contact_name: '{run} B' } },
      { id: 's2', operation: 'createContact', body: { contact_name: '{run} A' } },
      { id: 's3', operation: 'createContact', body: { contact_name: '{run} C' } },
      { id: 's4', operation: 'listContacts' },
    ],
  },
  // Two lines whose taxes are rounded up each, and not together.
  ...['createInvoice', 'createCreditNote', 'createRetainerInvoice'].map((operation) => ({
    steps: [
      { id: 's1', operation: 'createContact', body: { contact_name: '{run} A' } },
      { id: 's2', operation: 'createTax', body: { tax_name: '{run} A', tax_percentage: 5 } },
      {
        id: 's3',
        operation,
        body: {
          customer_id: '{$s1/contact/contact_id}',
          line_items: [
            { name: 'Line', description: 'Line', rate: 0.3, tax_id: '{$s2/tax/tax_id}' },
            { name: 'Line', description: 'Line', rate: 0.3, tax_id: '{$s2/tax/tax_id}' },
          ],
        },
      },
    ],
  })),
  // A number that is sent, and the next one.
  {
    steps: [
      { id: 's1', operation: 'createContact', body: { contact_name: '{run} A' } },
      { id: 's2', operation: 'createInvoice', body: invoiceFor('s1') },
      {
        id: 's3',
        operation: 'createInvoice',
        query: { ignore_auto_number_generation: true },
        body: { ...invoiceFor('s1'), invoice_number: '{$s2/invoice/invoice_number+5}' },
      },
      { id: 's4', operation: 'createInvoice', body: invoiceFor('s1') },
    ],
  },
  // An invoice that is paid, and then void.
  {
    steps: [
      { id: 's1', operation: 'createContact', body: { contact_name: '{run} A' } },
      { id: 's2', operation: 'createInvoice', body: invoiceFor('s1') },
      { id: 's3', operation: 'markInvoiceSent', path: { invoice_id: '{$s2/invoice/invoice_id}' } },
      {
        id: 's4',
        operation: 'createCustomerPayment',
        body: {
          customer_id: '{$s1/contact/contact_id}',
          payment_mode: 'cash',
          amount: 10,
          date: '{today}',
          invoices: [{ invoice_id: '{$s2/invoice/invoice_id}', amount_applied: 10 }],
        },
      },
      { id: 's5', operation: 'voidInvoice', path: { invoice_id: '{$s2/invoice/invoice_id}' } },
    ],
  },
  // A due date that follows from terms, long ago: it is the same whatever the day is.
  {
    steps: [
      { id: 's1', operation: 'createContact', body: { contact_name: '{run} A' } },
      { id: 's2', operation: 'createInvoice', body: { ...invoiceFor('s1'), date: '2020-01-10', payment_terms: 30 } },
    ],
  },
  // The second of two persons is the primary one.
  {
    steps: [
      {
        id: 's1',
        operation: 'createContact',
        body: {
          contact_name: '{run} A',
          contact_persons: [{ first_name: 'A' }, { first_name: 'B', is_primary_contact: true }, { first_name: 'C' }],
        },
      },
      { id: 's2', operation: 'listContactPersons', path: { contact_id: '{$s1/contact/contact_id}' } },
    ],
  },
  { steps: [{ id: 's1', operation: 'createItem', body: { name: '{run} A', rate: 5 } }] },
  // What is sent, and neither paid nor credited.
  ...(['deleteInvoice', 'updateInvoice'] as const).map((operation) => ({
    steps: [
      { id: 's1', operation: 'createContact', body: { contact_name: '{run} A' } },
      { id: 's2', operation: 'createInvoice', body: invoiceFor('s1') },
      { id: 's3', operation: 'markInvoiceSent', path: { invoice_id: '{$s2/invoice/invoice_id}' } },
      {
        id: 's4',
        operation,
        path: { invoice_id: '{$s2/invoice/invoice_id}' },
        ...(operation === 'updateInvoice' && { body: { ...invoiceFor('s1'), notes: 'Later' } }),
      },
    ],
  })),
  // What a customer owes, and has paid.
  {
    steps: [...openInvoice, { id: 's4', operation: 'getContact', path: { contact_id: '{$s1/contact/contact_id}' } }],
  },
  {
    steps: [
      ...openInvoice,
      {
        id: 's4',
        operation: 'createCustomerPayment',
        body: {
          customer_id: '{$s1/contact/contact_id}',
          payment_mode: 'cash',
          amount: 5,
          date: '{today}',
          invoices: [{ invoice_id: '{$s2/invoice/invoice_id}', amount_applied: 5 }],
        },
      },
      { id: 's5', operation: 'getInvoice', path: { invoice_id: '{$s2/invoice/invoice_id}' } },
    ],
  },
  // What an invoice draws from a retainer that is paid.
  {
    steps: [
      ...openInvoice,
      {
        id: 's4',
        operation: 'createRetainerInvoice',
        body: { customer_id: '{$s1/contact/contact_id}', line_items: [{ description: 'Advance', rate: 100 }] },
      },
      {
        id: 's5',
        operation: 'markRetainerInvoiceSent',
        path: { retainerinvoice_id: '{$s4/retainerinvoice/retainerinvoice_id}' },
      },
      {
        id: 's6',
        operation: 'createCustomerPayment',
        body: {
          customer_id: '{$s1/contact/contact_id}',
          payment_mode: 'cash',
          amount: 100,
          date: '{today}',
          invoices: [{ invoice_id: '{$s4/retainerinvoice/retainerinvoice_id}', amount_applied: 100 }],
        },
      },
      {
        id: 's7',
        operation: 'applyInvoiceCredits',
        path: { invoice_id: '{$s2/invoice/invoice_id}' },
        body: { invoice_payments: [{ payment_id: '{$s6/payment/payment_id}', amount_applied: 15 }] },
      },
      {
        id: 's8',
        operation: 'getRetainerInvoice',
        path: { retainerinvoice_id: '{$s4/retainerinvoice/retainerinvoice_id}' },
      },
    ],
  },
  // Stock at the beginning, and what is bundled.
  {
    steps: [
      { id: 's1', operation: 'createItem', body: { name: '{run} A', initial_stock: 9, initial_stock_rate: 2 } },
      {
        id: 's2',
        operation: 'createCompositeItem',
        body: {
          name: '{run} B',
          sku: '{run} B',
          rate: 1,
          item_type: 'inventory',
          product_type: 'goods',
          initial_stock: 3,
          initial_stock_rate: 7,
          mapped_items: [{ item_id: '{$s1/item/item_id}', quantity: 1 }],
        },
      },
      {
        id: 's3',
        operation: 'createBundle',
        body: { composite_item_id: '{$s2/composite_item/composite_item_id}', quantity_to_bundle: 2 },
      },
      {
        id: 's4',
        operation: 'getCompositeItem',
        path: { composite_item_id: '{$s2/composite_item/composite_item_id}' },
      },
    ],
  },
  ...DOCUMENT_SESSIONS,
  ...ORDER_SESSIONS,
  ...ALONE_SESSIONS,
];

function invoiceFor(contact: string) {
  return {
    customer_id: `{$${contact}/contact/contact_id}`,
    line_items: [{ name: 'Line', description: 'Line', rate: 10 }],
  };
}
