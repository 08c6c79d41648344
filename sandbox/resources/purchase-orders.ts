import { transactionWith, VENDOR } from '../common/index.ts';
import { numberFor } from '../documents/index.ts';
import { defined, fill, give, rule } from '../engine/index.ts';
import { primaryWarehouse } from '../goods/index.ts';
import * as orders from '../orders/index.ts';
import { type OrderAddress, PURCHASE_ORDER, type Reader, type TableOf } from '../types/index.ts';

/** The states of an order of which nothing, something and everything has come in. */
const STATES = ['issued', 'partially_received', 'received'] as const;

export const purchaseOrders: TableOf<'purchaseOrders'> = {
  idField: 'purchaseorder_id',
  noun: 'purchase order',
  title: ({ purchaseorder_number }) => purchaseorder_number,
  stored: PURCHASE_ORDER,
  states: { set: ['draft', 'issued', 'void'], follow: ['partially_received', 'received'] },
  prepare: [
    rule('orders.defaults', (order, context, sent, before) => {
      if (!before) {
        fill(order, {
          ...orders.partyDefaults(order.vendor_id, context),
          shipping_address: ownAddress(context),
          date: context.today,
          status: 'issued',
        });
      }
      give(order, {
        purchaseorder_number: numberFor('purchaseOrders', order.purchaseorder_number, context),
        line_items: sent.line_items && orders.orderLines(order, before?.line_items, 'purchase_rate', context),
      });
    }),
  ],
  refers: [
    rule('orders.references', {
      vendor_id: VENDOR,
      ...orders.ORDER_REFERENCES,
    }),
  ],
  unique: [rule('orders.unique', ['purchaseorder_number'])],
  fieldChecks: [rule('orders.lines', ({ line_items }, context) => orders.checkOrderLines(line_items, context))],
  checks: [
    rule('purchase-orders.received', (order, context, before) =>
      orders.refuseOrderChange(order, before, ['vendor_id', 'status'], orders.RECEIVED, 'have come in', context),
    ),
  ],
  ledgerEntries: [rule('orders.transaction', ({ vendor_id }) => transactionWith(vendor_id))],
  completed: [
    rule('purchase-orders.status', {
      status: (order, context) => orders.progressOf(order, STATES, orders.RECEIVED, context),
    }),
    rule('purchase-orders.quantities', {
      'line_items[].quantity_received': ({ line_item_id }, context) =>
        orders.unitsOf(orders.RECEIVED, line_item_id, context),
    }),
  ],
  derivedFrom: { status: 'receives: add a purchase receive', line_items: 'receives: add a purchase receive' },
};

/** Where goods come to: the primary warehouse. */
function ownAddress(context: Reader): OrderAddress {
  const { address, city, state, zip } = context.get('warehouses', primaryWarehouse(context)) ?? {};
  const { country } = context.organization;
  return defined({ address, city, state, zip, country });
}
