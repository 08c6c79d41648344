import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Sales return" and "Sales returns". Dates are strings by the conventions of document 1. */
export const records: Record<string, Notation> = {
  SalesReturn: `
    salesreturn_id      long
    salesreturn_number  -
    date                string
    reason              -
    salesorder_id       -
    salesorder_number   -
    salesreturn_status  -
    line_items          [SalesReturnLineItem]
    comments            [SalesReturnComment]
  `,
  SalesReturnLineItem: `
    line_item_id          -
    item_id               -
    name                  -
    description           -
    unit                  -
    rate                  double
    salesorder_item_id    -
    quantity              double
    non_receive_quantity  double
    warehouse_id          -
    warehouse_name        -
  `,
  SalesReturnComment: `
    comment_id        -
    salesreturn_id    -
    commented_by      -
    comment_type      -
    date              string
    date_description  -
    time              -
    operation_type    -
    transaction_id    -
    transaction_type  -
  `,
  // The fields that the list response names, in short forms: no reason, no line items, no comments.
  SalesReturnListItem: `
    salesreturn_id      long
    salesreturn_number  -
    date                string
    salesorder_id       -
    salesorder_number   -
    customer_id         -
    customer_name       -
    salesreturn_status  -
    receive_status      -
    refund_status       -
    quantity            -
    refunded_amount     -
  `,
};

export const bodies: Record<string, Notation> = {
  SalesReturnCreate: `
    line_items*         [SalesReturnLineItemInput]
    salesreturn_number  -
    date                string
    reason              -
  `,
  SalesReturnLineItemInput: `
    item_id               -
    salesorder_item_id    -
    quantity              double
    non_receive_quantity  double
    warehouse_id          -
  `,
  SalesReturnUpdate: `
    line_items*         [SalesReturnLineItemUpdate]
    salesreturn_number  -
    date                string
    reason              -
  `,
  SalesReturnLineItemUpdate: `
    line_item_id          -
    item_id               -
    salesorder_item_id    -
    quantity              double
    non_receive_quantity  double
    warehouse_id          -
  `,
};

/** The request of the update is "as create": its query parameter too. */
export const operations: DocumentedOperation[] = [
  {
    id: 'createSalesReturn',
    method: 'POST',
    path: '/salesreturns',
    scope: 'salesreturns.CREATE',
    query: 'salesorder_id',
    body: 'SalesReturnCreate',
    payload: 'salesreturn: SalesReturn',
    notShown: [],
  },
  {
    id: 'listSalesReturns',
    method: 'GET',
    path: '/salesreturns',
    scope: 'salesreturns.GET',
    payload: 'salesreturns: [SalesReturnListItem]',
    notShown: ['query'],
  },
  {
    id: 'updateSalesReturn',
    method: 'PUT',
    path: '/salesreturns/{salesreturn_id}',
    scope: 'salesreturns.UPDATE',
    query: 'salesorder_id',
    body: 'SalesReturnUpdate',
    notShown: ['response'],
  },
];
