import { CUSTOMER, transactionWith } from '../common/index.ts';
import { numberFor } from '../documents/index.ts';
import { fill, give, rule } from '../engine/index.ts';
import { COMMITTED } from '../goods/index.ts';
import * as orders from '../orders/index.ts';
import { SALES_ORDER, type TableOf } from '../types/index.ts';

/** The states of an order of which nothing, something and everything is shipped. */
const STATES = ['confirmed', 'partially_shipped', 'fulfilled'] as const;

export const salesOrders: TableOf<'salesOrders'> = {
  idField: 'salesorder_id',
  noun: 'sales order',
  title: ({ salesorder_number }) => salesorder_number,
  stored: SALES_ORDER,
  states: { set: ['draft', 'confirmed', 'void'], follow: ['partially_shipped', 'fulfilled'] },
  prepare: [
    rule('orders.defaults', (order, context, sent, before) => {
      if (!before) {
        fill(order, {
          ...orders.partyDefaults(order.customer_id, context),
          date: context.today,
          status: 'confirmed',
          discount: 0,
          is_discount_before_tax: true,
        });
      }
      give(order, {
        salesorder_number: numberFor('salesOrders', order.salesorder_number, context),
        line_items: sent.line_items && orders.orderLines(order, before?.line_items, 'rate', context),
      });
    }),
  ],
  refers: [
    rule('orders.references', {
      customer_id: CUSTOMER,
      ...orders.ORDER_REFERENCES,
    }),
  ],
  unique: [rule('orders.unique', ['salesorder_number'])],
  fieldChecks: [rule('orders.lines', ({ line_items }, context) => orders.checkOrderLines(line_items, context))],
  checks: [
    rule('sales-orders.packed', (order, context, before) =>
      orders.refuseOrderChange(order, before, ['customer_id', 'status'], orders.PACKED, 'are packed', context),
    ),
  ],
  ledgerEntries: [
    rule('sales-orders.committed', ({ status, line_items = [] }) =>
      status === 'confirmed'
        ? line_items.map(({ item_id, quantity }) => orders.unitsRow(COMMITTED, item_id, quantity))
        : [],
    ),
    rule('orders.transaction', ({ customer_id }) => transactionWith(customer_id)),
  ],
  indexed: [rule('orders.references', ({ line_items }) => orders.keysOfLines(line_items))],
  completed: [
    rule('sales-orders.status', {
      status: (order, context) => orders.progressOf(order, STATES, orders.SHIPPED, context),
    }),
    rule('sales-orders.quantities', {
      'line_items[].quantity_packed': ({ line_item_id }, context) =>
        orders.unitsOf(orders.PACKED, line_item_id, context),
      'line_items[].quantity_shipped': ({ line_item_id }, context) =>
        orders.unitsOf(orders.SHIPPED, line_item_id, context),
      'line_items[].quantity_returned': ({ line_item_id }, context) =>
        orders.unitsOf(orders.RETURNED, line_item_id, context),
    }),
  ],
  derivedFrom: {
    status: 'shipments: add packages and shipment orders',
    line_items: 'packages, shipments and returns: add these',
  },
};
