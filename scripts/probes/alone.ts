import type { Step } from '../../src/probe/index.ts';
import type { Session } from './translate.ts';

/** Sessions in which one rule alone gives the answer, where others would refuse most calls that it refuses, or name as much. */

type Call = Omit<Step, 'id'>;

const CONTACT = '{$s1/contact/contact_id}';
const lines = [{ name: 'Line', description: 'Line', rate: 10 }];
const contact = (more: object = {}): Call => ({ operation: 'createContact', body: { contact_name: '{run}', ...more } });
const person: Call = { operation: 'createContactPerson', body: { contact_id: CONTACT, first_name: 'A' } };
const PERSON = '{$s2/contact_person/0/contact_person_id}';
const changePerson: Call = {
  operation: 'updateContactPerson',
  path: { contact_person_id: PERSON },
  body: { contact_id: CONTACT, first_name: 'B' },
};
const invoice = (more: object = {}): Call => ({
  operation: 'createInvoice',
  body: { customer_id: CONTACT, line_items: lines, ...more },
});
const vendorCredit = (more: object = {}): Call => ({
  operation: 'createVendorCredit',
  body: { vendor_id: CONTACT, line_items: lines, ...more },
});
const item = (more: object = {}): Call => ({ operation: 'createItem', body: { name: '{run}', ...more } });
const tax: Call = { operation: 'createTax', body: { tax_name: '{run}', tax_percentage: 18 } };
const TAX = '{$s1/tax/tax_id}';
const kit = (more: object = {}): Call => ({
  operation: 'createCompositeItem',
  body: {
    name: '{run} K',
    sku: '{run} K',
    rate: 1,
    item_type: 'inventory',
    product_type: 'goods',
    mapped_items: [{ item_id: '{$s1/item/item_id}', quantity: 1 }],
    ...more,
  },
});
const KIT = '{$s2/composite_item/composite_item_id}';
const stocked = [item(), kit({ initial_stock: 3, initial_stock_rate: 7 })];
const inactive: Call = { operation: 'markCompositeItemInactive', path: { composite_item_id: KIT } };
const otherWarehouse: Call[] = [
  { operation: 'enableMultiWarehouse' },
  { operation: 'createWarehouse', body: { warehouse_name: '{run}' } },
];
const transfer = (warehouse: string, number = '{run}'): Call => ({
  operation: 'createTransferOrder',
  body: {
    transfer_order_number: number,
    date: '{today}',
    from_warehouse_id: '{bind.warehouse.primary}',
    to_warehouse_id: `{$${warehouse}/warehouse/warehouse_id}`,
    line_items: [{ item_id: KIT, name: 'Line', quantity_transfer: 2, unit: 'pcs' }],
  },
});
const RETAINER = '{$s2/retainerinvoice/retainerinvoice_id}';
const retainer = (operation: string, rate: number, path?: Call['path']): Call => ({
  operation,
  ...(path && { path }),
  body: { customer_id: CONTACT, line_items: [{ description: 'Advance', rate }] },
});
const CALLS: readonly Call[][] = [
  // An item with the SKU of a composite item; the other way around, the composite item has a rule of its own.
  [item({ name: '{run} P' }), kit({ sku: '{run} S' }), item({ name: '{run} A', sku: '{run} S' })],
  [contact(), invoice({ exchange_rate: 0 })],
  [
    contact(),
    retainer('createRetainerInvoice', 100),
    { operation: 'markRetainerInvoiceSent', path: { retainerinvoice_id: RETAINER } },
    {
      operation: 'createCustomerPayment',
      body: {
        customer_id: CONTACT,
        payment_mode: 'cash',
        amount: 50,
        date: '{today}',
        invoices: [{ invoice_id: RETAINER, amount_applied: 50 }],
      },
    },
    retainer('updateRetainerInvoice', 120, { retainerinvoice_id: RETAINER }),
  ],
  [contact(), vendorCredit()],
  // One of the two that a bundle has made is gone.
  [
    item({ item_type: 'inventory', purchase_rate: 2, initial_stock: 9, initial_stock_rate: 2 }),
    kit(),
    { operation: 'createBundle', body: { composite_item_id: KIT, quantity_to_bundle: 2 } },
    {
      operation: 'createItemAdjustment',
      body: {
        date: '{today}',
        reason: 'Recount',
        adjustment_type: 'quantity',
        line_items: [{ item_id: KIT, quantity_adjusted: -1 }],
      },
    },
    { operation: 'deleteBundle', path: { bundle_id: '{$s3/bundle/bundle_id}' } },
  ],
  // An entry of the service.
  [
    contact(),
    vendorCredit(),
    {
      operation: 'listVendorCreditComments',
      path: { vendor_credit_id: '{$s2/vendor_credit/vendor_credit_id}' },
    },
    {
      operation: 'deleteVendorCreditComment',
      path: {
        vendor_credit_id: '{$s2/vendor_credit/vendor_credit_id}',
        comment_id: '{$s3/comments/0/comment_id}',
      },
    },
  ],
  // An item that is inactive, and of which there is enough.
  [...stocked, inactive, ...otherWarehouse, transfer('s5')],
  // What is on its way cannot go again.
  [...stocked, ...otherWarehouse, transfer('s4'), transfer('s4', '{run} 2')],
  [
    contact(),
    person,
    invoice({ contact_persons: [PERSON] }),
    changePerson,
    { operation: 'getInvoice', path: { invoice_id: '{$s3/invoice/invoice_id}' } },
  ],
  [contact(), person, invoice({ contact_persons: [PERSON] })],
  [contact(), person, { operation: 'deleteContact', path: { contact_id: CONTACT } }, changePerson],
  [contact(), vendorCredit({ documents: [{ document_id: CONTACT }] })],
  [
    {
      operation: 'createVendorCredit',
      body: { vendor_id: '{bind.contact.14003}', line_items: [{ description: 'Line', rate: 10 }] },
    },
    {
      operation: 'applyVendorCreditToBills',
      path: { vendor_credit_id: '{$s1/vendor_credit/vendor_credit_id}' },
      body: { bills: [{ bill_id: '{bind.bill.29501}', amount_applied: 1 }] },
    },
  ],
  // Several names, copies and accounts: a single one may be left out by a service.
  [tax, item({ tax_id: TAX })],
  [tax, contact({ is_taxable: true, tax_id: TAX })],
  [item({ item_type: 'inventory', product_type: 'goods' })],
];

/** The sessions, with a step for each call. */
export const ALONE_SESSIONS: readonly Session[] = CALLS.map((calls) => ({
  steps: calls.map((call, index) => ({ id: `s${index + 1}`, ...call })),
}));
