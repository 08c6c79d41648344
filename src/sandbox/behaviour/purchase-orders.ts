import { ID, TEXT } from '../core/plan/form.ts';
import { assumed, rule } from '../core/rule.ts';
import type { PurchaseOrder } from './order-records.ts';
import { TRANSACTIONS } from './shared/balances.ts';
import { notCustomer } from './shared/goods.ts';
import { numberFor } from './shared/numbering.ts';
import { checkOrderLines, ORDER_FORMS, ORDER_REFERENCES, orderLines, RECEIVED, unitsOf } from './shared/order-lines.ts';
import { ORDER_BASES, partyDefaults } from './shared/order-party.ts';
import { primaryWarehouse } from './shared/stock.ts';
import type { Reader, Stored, TableOf } from './types.ts';

type Order = Stored<'purchaseOrders'>;

export const purchaseOrders: TableOf<'purchaseOrders'> = {
  resource: 'purchaseOrders',
  idField: 'purchaseorder_id',
  noun: 'purchase order',
  title: ({ purchaseorder_number }) => purchaseorder_number,
  hidden: {
    ...ORDER_FORMS,
    purchaseorder_id: ID,
    purchaseorder_number: TEXT,
    vendor_id: ID,
  },
  prepare: [
    rule('orders.defaults', ORDER_BASES.defaults, (order, context, sent, before) => ({
      ...(!before && {
        ...partyDefaults(order.vendor_id, context),
        shipping_address: ownAddress(context),
        date: context.today,
        status: 'issued' as const,
      }),
      ...order,
      purchaseorder_number: numberFor('purchaseOrders', order.purchaseorder_number, context)!,
      ...(sent.line_items && { line_items: orderLines(order, before?.line_items, 'purchase_rate', context) }),
    })),
  ],
  refers: [
    rule('orders.references', ORDER_BASES.references, {
      vendor_id: { to: 'contacts', active: true, allows: notCustomer },
      ...ORDER_REFERENCES,
    }),
  ],
  unique: [rule('orders.number', ORDER_BASES.number, ['purchaseorder_number'])],
  checks: [
    rule('orders.lines', ORDER_BASES.lines, ({ line_items }, context) => checkOrderLines(line_items, context)),
    rule(
      'purchase-orders.received',
      assumed(
        'An order keeps its vendor and what has come in of it, and stays issued, once something has come in.',
        'The receives would be of nothing.',
      ),
      refuseIfReceived,
    ),
  ],
  states: { set: ['draft', 'issued', 'void'], follow: ['partially_received', 'received'] },
  follows: { status: 'receives: add a purchase receive', line_items: 'receives: add a purchase receive' },
  completed: [
    rule(
      'purchase-orders.status',
      assumed(
        'An issued order is `partially_received` once something of it has come in, and `received` once all of it has.',
        'The documents do not describe orders.',
      ),
      { status: statusOf },
    ),
    rule(
      'purchase-orders.quantities',
      assumed('A line shows how many of its units have come in.', 'The documents do not describe orders.'),
      {
        line_items: ({ line_items }, context) =>
          line_items?.map((line) => ({
            ...line,
            quantity_received: unitsOf(RECEIVED, line.line_item_id, context),
          })),
      },
    ),
  ],
  posts: [
    rule('orders.transaction', ORDER_BASES.transaction, ({ vendor_id }) =>
      vendor_id === undefined ? [] : [{ ledger: TRANSACTIONS, key: vendor_id, amount: 1 }],
    ),
  ],
};

/** Where goods come to: the primary warehouse. */
function ownAddress(context: Reader): PurchaseOrder['shipping_address'] {
  const { address, city, state, zip } = context.get('warehouses', primaryWarehouse(context)) ?? {};
  const { country } = context.organization;
  return {
    ...(address !== undefined && { address }),
    ...(city !== undefined && { city }),
    ...(state !== undefined && { state }),
    ...(zip !== undefined && { zip }),
    ...(country !== undefined && { country }),
  };
}

function statusOf({ status, line_items = [] }: Order, context: Reader): PurchaseOrder['status'] | undefined {
  if (status !== 'issued') return status;
  const received = line_items.map(({ line_item_id }) => unitsOf(RECEIVED, line_item_id, context));
  if (line_items.every(({ quantity }, index) => received[index]! >= quantity)) return 'received';
  return received.some((units) => units > 0) ? 'partially_received' : 'issued';
}

function refuseIfReceived(order: Order, context: Reader, before: Order | undefined): void {
  const received = (before?.line_items ?? []).filter((line) => unitsOf(RECEIVED, line.line_item_id, context) > 0);
  if (!before || received.length === 0) return;
  const name = before.purchaseorder_number;
  for (const field of ['vendor_id', 'status'] as const) {
    if (order[field] !== before[field])
      context.refuse('state', `${field} cannot change: goods of ${name} have come in.`);
  }
  for (const line of received) {
    const units = unitsOf(RECEIVED, line.line_item_id, context);
    const left = order.line_items?.find(({ line_item_id }) => line_item_id === line.line_item_id);
    if (left?.item_id === line.item_id && left.quantity >= units) continue;
    context.refuse('state', `${line.name}: ${units} have come in, so ${name} needs a line with as many.`);
  }
}
