/** A query, and the addresses that answer it: pages without `.html`, or fields with what they stand on. */
export type Asked = readonly [query: string, ...answers: string[]];

/** The queries that a review found answered wrongly. */
export const REVIEWED: readonly Asked[] = [
  ['POST /contact/', 'operations/markContactActive'],
  ['mail bill to client', 'operations/emailInvoice', 'operations/emailInvoices'],
  ['retry after timeout', 'guides/errors-and-retries', 'conventions#errors'],
  ['money back to customer', 'operations/refundCreditNote', 'guides/credits-and-returns'],
  ['reciept of goods', 'operations/createPurchaseReceive', 'resources/purchase-receives', 'guides/stock'],
  ['opening stock', 'operations/createItem', 'resources/items', 'resources/item-adjustments'],
  ['delete contact with invoices', 'operations/deleteContact'],
  ['test without an account', 'guides/testing'],
];

/** What an integrator who has never seen the site types. */
export const INTEGRATORS: readonly Asked[] = [
  // With a slip of the finger.
  ['shippment order', 'resources/shipment-orders', 'operations/createShipmentOrder'],
  ['retainer invioce', 'resources/retainer-invoices', 'operations/createRetainerInvoice'],
  ['purchse receive', 'resources/purchase-receives', 'operations/createPurchaseReceive'],
  ['pagniation', 'conventions#paging', 'guides/nightly-sync'],
  // In other words.
  ['write down inventory', 'operations/createItemAdjustment', 'resources/item-adjustments', 'guides/stock'],
  ['receipt from customer', 'operations/createCustomerPayment', 'resources/customer-payments'],
  ['mail the bill', 'operations/emailInvoice', 'operations/emailInvoices'],
  ['give the buyer a refund', 'operations/refundCreditNote', 'guides/credits-and-returns'],
  ['initial stock', 'operations/createItem', 'resources/items'],
  ['purchaser', 'resources/contacts', 'operations/createContact'],
  ['sku variants', 'resources/item-groups', 'operations/createItemGroup', 'operations/listItemGroups'],
  ['branch', 'resources/warehouses', 'operations/createWarehouse'],
  ['sales tax percentage', 'resources/taxes', 'operations/createTax', 'operations/updateTax', 'operations/getTax'],
  [
    'goods came back',
    'operations/createSalesReturn',
    'resources/sales-returns',
    'guides/credits-and-returns',
    'operations/listSalesReturns',
  ],
  ['throttled', 'conventions#limits', 'guides/errors-and-retries', 'guides/client#limits-and-429'],
  // Fields.
  ['invoice due date', 'resources/invoices#Invoice.due_date', 'operations/createInvoice'],
  ['credit note number', 'resources/credit-notes#CreditNote.creditnote_number'],
  ['item reorder level', 'resources/items#Item.reorder_level', 'operations/createItem'],
  ['contact payment terms', 'resources/contacts#Contact.payment_terms', 'operations/createContact'],
  ['shipment tracking number', 'resources/shipment-orders', 'operations/createShipmentOrder'],
  // Codes.
  ['400 bad request', 'guides/errors-and-retries', 'conventions#errors'],
  ['HTTP 401 unauthorized', 'guides/errors-and-retries', 'conventions#errors', 'index#1-the-token'],
  ['500 server error', 'guides/errors-and-retries', 'conventions#errors'],
  ['error 429 retry after', 'guides/errors-and-retries', 'conventions#errors', 'guides/client#limits-and-429'],
  // Paths.
  ['DELETE /bundles/123', 'operations/deleteBundle'],
  ['POST /invoices/{id}/status', 'operations/markInvoiceSent', 'operations/voidInvoice'],
  ['GET settings/taxes', 'operations/listTaxes'],
  // Tasks.
  ['send a statement to a customer', 'operations/emailContactStatement'],
  ['cancel a retainer', 'operations/voidRetainerInvoice'],
  ['deactivate a contact', 'operations/markContactInactive'],
  ['split a kit into its parts', 'operations/deleteBundle', 'guides/stock'],
  ['use a vendor credit against a bill', 'operations/applyVendorCreditToBills'],
  ['see which invoices a credit was used on', 'operations/listCreditNoteInvoices'],
  ['change shipping address on an invoice', 'operations/updateInvoiceShippingAddress'],
  ['get all invoices as pdf', 'operations/exportInvoices'],
  [
    'undo a refund',
    'operations/deleteCreditNoteRefund',
    'operations/deleteVendorCreditRefund',
    'guides/credits-and-returns',
  ],
  ['add a person to a company', 'operations/createContactPerson'],
  ['filter invoices by status', 'operations/listInvoices'],
  ['run tests in CI without real data', 'guides/testing'],
  ['sync all items every night', 'guides/nightly-sync'],
];
