import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Purchase receive" and "Purchase receives". Dates are strings by the conventions of document 1. */
export const records: Record<string, Notation> = {
  PurchaseReceive: `
    receive_id            long
    receive_number        -
    purchaseorder_id      long
    purchaseorder_number  -
    date                  string
    vendor_id             -
    vendor_name           -
    contact_persons       -
    notes                 -
    line_items            [PurchaseReceiveLineItem]
    billing_address       [DocumentAddressWithCountry]
    shipping_address      [DocumentAddressWithCountry]
    created_time          string
    last_modified_time    string
  `,
  // `item_order` counts from 0.
  PurchaseReceiveLineItem: `
    line_item_id  -
    item_id       -
    name          -
    description   -
    item_order    -
    quantity      double
    unit          -
  `,
  DocumentAddressWithCountry: `
    address  -
    city     -
    state    -
    zip      -
    country  -
    fax      -
  `,
};

/** The lines of the body have all fields that the lines of the record have. */
export const bodies: Record<string, Notation> = {
  PurchaseReceiveCreate: `
    receive_number*  -
    line_items*      [PurchaseReceiveLineItem]
    date             string
    notes            -
  `,
};

/** `purchaseorder_id` is "needed" as a URL parameter; the identifier segment of retrieval has no name. */
export const operations: DocumentedOperation[] = [
  {
    id: 'createPurchaseReceive',
    method: 'POST',
    path: '/purchasereceives',
    scope: 'purchasereceives.CREATE',
    query: 'purchaseorder_id*',
    body: 'PurchaseReceiveCreate',
    payload: 'purchase_receive: PurchaseReceive',
    notShown: ['query'],
  },
  {
    id: 'getPurchaseReceive',
    method: 'GET',
    path: '/purchasereceives/{receive_id}',
    scope: 'purchasereceives.READ',
    payload: 'purchase_receive: PurchaseReceive',
    notShown: ['path'],
  },
];
