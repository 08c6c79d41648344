import { transactionWith } from '../common/index.ts';
import { numberFor } from '../documents/index.ts';
import { assumedRule, fill, give, rule } from '../engine/index.ts';
import { COMMITTED } from '../goods/index.ts';
import {
  checkOrderLines,
  keepsGoods,
  keysOfLines,
  notVendor,
  ORDER_BASES,
  ORDER_REFERENCES,
  orderLines,
  PACKED,
  partyDefaults,
  progressOf,
  RETURNED,
  SHIPPED,
  unitsOf,
  unitsRow,
} from '../orders/index.ts';
import { SALES_ORDER, type TableOf } from '../types/index.ts';

/** The states of an order of which nothing, something and everything is shipped. */
const STATES = ['confirmed', 'partially_shipped', 'fulfilled'] as const;

export const salesOrders: TableOf<'salesOrders'> = {
  idField: 'salesorder_id',
  noun: 'sales order',
  title: ({ salesorder_number }) => salesorder_number,
  hidden: SALES_ORDER,
  states: { set: ['draft', 'confirmed', 'void'], follow: ['partially_shipped', 'fulfilled'] },
  prepare: [
    rule('orders.defaults', ORDER_BASES.defaults, (order, context, sent, before) => {
      if (!before) {
        fill(order, {
          ...partyDefaults(order.customer_id, context),
          date: context.today,
          status: 'confirmed',
          discount: 0,
          is_discount_before_tax: true,
        });
      }
      give(order, {
        salesorder_number: numberFor('salesOrders', order.salesorder_number, context),
        line_items: sent.line_items && orderLines(order, before?.line_items, 'rate', context),
      });
    }),
  ],
  refers: [
    rule('orders.references', ORDER_BASES.references, {
      customer_id: { to: 'contacts', active: true, allows: notVendor },
      ...ORDER_REFERENCES,
    }),
  ],
  unique: [rule('orders.number', ORDER_BASES.number, ['salesorder_number'])],
  fieldChecks: [
    rule('orders.lines', ORDER_BASES.lines, ({ line_items }, context) => checkOrderLines(line_items, context)),
  ],
  checks: [
    assumedRule(
      'sales-orders.packed',
      'Once something is packed, an order keeps its customer and the packed quantities, and stays confirmed.',
      'Otherwise, its packages would have no order.',
      (order, context, before) => keepsGoods(order, before, ['customer_id', 'status'], PACKED, 'are packed', context),
    ),
  ],
  ledgerEntries: [
    assumedRule(
      'sales-orders.committed',
      '`actual_available_stock` excludes units that confirmed orders ask for and that are not yet shipped.',
      'In the documents, it differs from `available_stock` by what is ordered.',
      ({ status, line_items = [] }) =>
        status === 'confirmed' ? line_items.map(({ item_id, quantity }) => unitsRow(COMMITTED, item_id, quantity)) : [],
    ),
    rule('orders.transaction', ORDER_BASES.transaction, ({ customer_id }) => transactionWith(customer_id)),
  ],
  indexed: [rule('orders.references', ORDER_BASES.references, ({ line_items }) => keysOfLines(line_items))],
  completed: [
    assumedRule(
      'sales-orders.status',
      'A confirmed order is `partially_shipped` once some of it is shipped, and `fulfilled` once all of it is.',
      'The documents do not describe orders.',
      { status: (order, context) => progressOf(order, STATES, SHIPPED, context) },
    ),
    assumedRule(
      'sales-orders.quantities',
      'A line shows how many of its units are packed, shipped, and returned: the sums of its packages, shipments, and returns.',
      'The documents do not describe orders.',
      {
        'line_items[].quantity_packed': ({ line_item_id }, context) => unitsOf(PACKED, line_item_id, context),
        'line_items[].quantity_shipped': ({ line_item_id }, context) => unitsOf(SHIPPED, line_item_id, context),
        'line_items[].quantity_returned': ({ line_item_id }, context) => unitsOf(RETURNED, line_item_id, context),
      },
    ),
  ],
  follows: {
    status: 'shipments: add packages and shipment orders',
    line_items: 'packages, shipments and returns: add these',
  },
};
