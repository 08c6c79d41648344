import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Transfer order" and "Transfer orders". Dates are strings by the conventions that all resources share. */
export const records: Record<string, Notation> = {
  TransferOrder: `
    transfer_order_id      long
    transfer_order_number  string
    date                   string
    from_warehouse_id      long
    to_warehouse_id        long
    line_items             [TransferOrderLine]
    is_intransit_order     boolean
  `,
  TransferOrderLine: `
    item_id            long
    line_item_id       long
    name               -
    description        -
    quantity_transfer  double
    unit               -
  `,
  TransferOrderListItem: `
    transfer_order_id      long
    transfer_order_number  string
    date                   string
    from_warehouse_id      long
    to_warehouse_id        long
    is_intransit_order     boolean
  `,
};

export const bodies: Record<string, Notation> = {
  // transfer_order_number is starred, and stated to be optional while numbering is automatic.
  TransferOrderCreate: `
    transfer_order_number*  string
    date*                   string
    from_warehouse_id*      long
    to_warehouse_id*        long
    line_items*             [TransferOrderLineInput]
    is_intransit_order      boolean
  `,
  TransferOrderLineInput: `
    item_id*            long
    name*               string
    description         -
    quantity_transfer*  double
    unit                -
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createTransferOrder',
    method: 'POST',
    path: '/transferorders',
    scope: 'transferorders.CREATE',
    query: 'ignore_auto_number_generation',
    body: 'TransferOrderCreate',
    payload: 'transfer_order: TransferOrder',
    notShown: [],
  },
  {
    id: 'listTransferOrders',
    method: 'GET',
    path: '/transferorders',
    scope: 'transferorders.READ',
    payload: 'transfer_orders: [TransferOrderListItem]',
    notShown: ['query'],
  },
  {
    id: 'getTransferOrder',
    method: 'GET',
    path: '/transferorders/{transfer_order_id}',
    scope: 'transferorders.READ',
    payload: 'transfer_order: TransferOrder',
    notShown: [],
  },
];
