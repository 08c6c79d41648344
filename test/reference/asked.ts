import { beforeAll, expect, it } from 'vitest';
import type { Found } from '../../src/search/index.ts';
import { everyNth } from '../support/full.ts';
import { madeSearch } from './found.ts';

/** How many results a reader looks at. */
const LOOKED_AT = 3;

/** One of so many questions may not be answered by these. */
const MISSED = 20;

/** What readers type, in the words of their own trade, and the pages that answer it. */
const QUESTIONS: readonly [query: string, ...answers: string[]][] = [
  ['client', 'resources/contacts', 'guides/client'],
  ['create a client', 'operations/createContact'],
  ['add a customer', 'operations/createContact'],
  ['new vendor', 'operations/createContact'],
  ['supplier', 'resources/contacts'],
  ['list customers', 'operations/listContacts'],
  ['product', 'resources/items'],
  ['add product', 'operations/createItem'],
  ['sku', 'resources/items', 'operations/createItem', 'operations/listItems'],
  ['kit', 'resources/composite-items', 'guides/stock'],
  ['bill of materials', 'resources/composite-items', 'operations/createCompositeItem'],
  ['manufacture', 'resources/bundles', 'operations/createBundle', 'guides/stock'],
  ['product variants', 'resources/item-groups', 'operations/createItemGroup', 'operations/listItemGroups'],
  ['stock count', 'resources/item-adjustments', 'guides/stock'],
  ['move stock between warehouses', 'resources/transfer-orders', 'operations/createTransferOrder', 'guides/stock'],
  ['add a location', 'operations/createWarehouse', 'resources/warehouses'],
  ['wholesale price', 'resources/price-lists', 'operations/createPriceList'],
  ['vat', 'resources/taxes', 'operations/createTax', 'operations/listTaxes'],
  ['tax rate', 'resources/taxes', 'operations/createTax', 'operations/getTax', 'operations/updateTax'],
  ['tax_id', 'resources/taxes', 'operations/getTax', 'resources/items', 'operations/createInvoice'],
  ['parcel', 'resources/packages'],
  ['packing slip', 'resources/packages'],
  ['delivery', 'resources/shipment-orders', 'operations/createShipmentOrder'],
  ['ship an order', 'operations/createShipmentOrder', 'resources/shipment-orders', 'guides/order-to-cash'],
  ['tracking number', 'resources/shipment-orders', 'operations/createShipmentOrder'],
  ['bill a customer', 'operations/createInvoice', 'resources/invoices', 'guides/first-invoice'],
  ['cancel an invoice', 'operations/voidInvoice'],
  ['bad debt', 'operations/writeOffInvoice', 'operations/cancelInvoiceWriteOff'],
  ['dunning', 'operations/getInvoicePaymentReminder', 'operations/enableInvoicePaymentReminder'],
  ['upload attachment', 'operations/addInvoiceAttachment', 'operations/addRetainerInvoiceAttachment'],
  ['upload file', 'operations/addInvoiceAttachment', 'operations/addRetainerInvoiceAttachment'],
  ['download invoice pdf', 'operations/exportInvoices'],
  ['send invoice by mail', 'operations/emailInvoice', 'operations/emailInvoices'],
  ['invoice states', 'states', 'resources/invoices'],
  ['invoice lifecycle', 'states', 'resources/invoices'],
  ['enum status invoice', 'states', 'resources/invoices'],
  ['discount on invoice', 'operations/createInvoice', 'resources/invoices'],
  ['record a payment', 'operations/createCustomerPayment', 'resources/customer-payments'],
  ['receipt of money', 'operations/createCustomerPayment', 'resources/customer-payments'],
  ['down payment', 'resources/retainer-invoices', 'operations/createRetainerInvoice'],
  ['rma', 'resources/sales-returns', 'operations/createSalesReturn', 'guides/credits-and-returns'],
  ['credit memo', 'resources/credit-notes'],
  ['apply credit to invoice', 'operations/applyInvoiceCredits', 'operations/applyCreditNoteToInvoices'],
  ['money back', 'operations/refundCreditNote', 'operations/getCreditNoteRefund', 'guides/credits-and-returns'],
  ['debit note', 'resources/vendor-credits'],
  ['recieve goods', 'operations/createPurchaseReceive', 'resources/purchase-receives', 'guides/stock'],
  ['goods receipt', 'operations/createPurchaseReceive', 'resources/purchase-receives'],
  ['archive customer', 'operations/markContactInactive'],
  ['company id', 'resources/organizations', 'operations/listOrganizations', 'index'],
  ['api key', 'index'],
  ['login', 'index'],
  ['which scope does a token need', 'index'],
  ['pagination', 'conventions', 'guides/nightly-sync'],
  ['too many requests', 'conventions', 'guides/errors-and-retries'],
  ['timeout', 'guides/errors-and-retries', 'guides/client'],
  ['how to test without account', 'guides/testing', 'index'],
  ['reset the sandbox', 'guides/testing', 'index'],
  ['python sample', 'index', 'conventions', 'guides/client'],
  ['required fields of a transfer order', 'operations/createTransferOrder', 'resources/transfer-orders'],
  ['what is documented', 'coverage', 'conventions', 'index'],
  ['POST /contact/', 'operations/markContactActive'],
  ['mail bill to client', 'operations/emailInvoice', 'operations/emailInvoices'],
  ['retry after timeout', 'guides/errors-and-retries', 'guides/client'],
  ['money back to customer', 'operations/refundCreditNote', 'guides/credits-and-returns'],
  ['reciept of goods', 'operations/createPurchaseReceive', 'resources/purchase-receives'],
  ['opening stock', 'resources/item-adjustments', 'operations/createItemAdjustment', 'resources/items'],
  ['delete contact with invoices', 'operations/deleteContact'],
  ['test without an account', 'guides/testing', 'index'],
  ['invoice status', 'resources/invoices', 'states'],
  ['split kit into parts', 'operations/deleteBundle', 'resources/bundles'],
  ['craete invoise', 'operations/createInvoice'],
  ['shipp a package', 'operations/createShipmentOrder', 'resources/shipment-orders'],
  ['sell to a client', 'operations/createInvoice', 'guides/first-invoice', 'guides/order-to-cash'],
  ['discontinue a kit', 'operations/markCompositeItemInactive'],
  ['sync all changes since yesterday', 'guides/nightly-sync'],
  ['due_date', 'resources/invoices', 'operations/createInvoice'],
  ['error code 57', 'guides/errors-and-retries', 'conventions'],
  ['/creditnotes/{id}/refunds', 'operations/refundCreditNote', 'operations/listCreditNoteRefunds'],
  ['GET https://example.com/inventory/v1/invoices?status=sent', 'operations/listInvoices'],
  ['remind customer of overdue invoice', 'operations/enableInvoicePaymentReminder'],
  ['undo a write off', 'operations/cancelInvoiceWriteOff'],
  ['customer returns an item', 'operations/createSalesReturn', 'resources/sales-returns'],
];

/** Asks questions: every nth. */
export function testQuestions(nth: number): void {
  let find: (query: string) => Found[];
  beforeAll(async () => {
    ({ find } = await madeSearch());
  });

  /** What stands first, as pages. */
  function firstFor(query: string): string[] {
    return find(query)
      .slice(0, LOOKED_AT)
      .map(({ address }) => address.replace(/\.html(#.*)?$/, ''));
  }

  it(`are answered within the first ${LOOKED_AT} results, all but a few`, () => {
    const asked = everyNth(QUESTIONS, nth);
    const missed = asked.filter(([query, ...answers]) => !firstFor(query).some((page) => answers.includes(page)));
    expect(missed.map(([query]) => `${query} → ${firstFor(query).join(', ')}`).slice(asked.length / MISSED)).toEqual(
      [],
    );
  });
}
