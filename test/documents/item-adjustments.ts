import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Item adjustment" and "Item adjustments". Dates are strings by the conventions that all resources share. */
export const records: Record<string, Notation> = {
  InventoryAdjustment: `
    inventory_adjustment_id  long
    date                     string
    reason                   -
    reason_id                long
    description              -
    reference_number         -
    adjustment_type          - {quantity, value}
    line_items               [InventoryAdjustmentLine]
    total                    double
  `,
  InventoryAdjustmentLine: `
    item_id                  -
    line_item_id             -
    name                     -
    description              -
    quantity_adjusted        double
    item_total               double
    unit                     -
    is_combo_product         boolean
    adjustment_account_id    long
    adjustment_account_name  -
    warehouse_id             long
    warehouse_name           -
  `,
  InventoryAdjustmentListItem: `
    inventory_adjustment_id  long
    date                     string
    reason                   -
    reason_id                long
    description              -
    reference_number         -
    adjustment_type          - {quantity, value}
    total                    double
  `,
};

export const bodies: Record<string, Notation> = {
  InventoryAdjustmentCreate: `
    date*             string
    reason*           -
    adjustment_type*  - {quantity, value}
    line_items*       [InventoryAdjustmentLineInput]
    description       -
    reference_number  -
  `,
  // quantity_adjusted is starred, and stated to stand only in adjustments of quantity.
  InventoryAdjustmentLineInput: `
    item_id*                 long
    quantity_adjusted*       double
    name                     -
    description              -
    item_total               double
    unit                     -
    is_combo_product         boolean
    adjustment_account_id    long
    adjustment_account_name  -
    warehouse_id             long
    warehouse_name           -
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createItemAdjustment',
    method: 'POST',
    path: '/inventoryadjustments',
    scope: 'inventoryadjustments.CREATE',
    body: 'InventoryAdjustmentCreate',
    payload: 'inventory_adjustment: InventoryAdjustment',
    notShown: [],
  },
  {
    id: 'listItemAdjustments',
    method: 'GET',
    path: '/inventoryadjustments',
    scope: 'inventoryadjustments.READ',
    payload: 'inventory_adjustments: [InventoryAdjustmentListItem]',
    notShown: ['query'],
  },
  {
    id: 'getItemAdjustment',
    method: 'GET',
    path: '/inventoryadjustments/{inventory_adjustment_id}',
    scope: 'inventoryadjustments.READ',
    payload: 'inventory_adjustment: InventoryAdjustment',
    notShown: [],
  },
];
