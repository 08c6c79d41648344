import { needs, withIds } from '../common/index.ts';
import { type Row, rule } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import { needsLine, needsQuantity } from '../orders/index.ts';
import type { Reader, Stored, TableOf } from '../types/index.ts';

export const transferOrders: TableOf<'transferOrders'> = {
  idField: 'transfer_order_id',
  noun: 'transfer order',
  title: ({ transfer_order_number }) => transfer_order_number,
  defaults: [rule('transfer-orders.immediate', { is_intransit_order: false })],
  prepare: [
    rule('transfer-orders.lines', (order, context) => {
      order.line_items = withIds(context, 'line_items', order.line_items ?? [], undefined, 'line_item_id').map(
        (line) => {
          const unit = goods.goodsOf(line.item_id, context)?.record.unit;
          return { ...(unit !== undefined && { unit }), ...line };
        },
      );
    }),
  ],
  refers: [
    rule('transfer-orders.warehouses', {
      from_warehouse_id: { to: 'warehouses', active: true },
      to_warehouse_id: { to: 'warehouses', active: true },
    }),
    rule('transfer-orders.items', {
      'line_items[].item_id': { to: ['items', 'compositeItems'], active: true },
    }),
  ],
  unique: [rule('transfer-orders.unique', ['transfer_order_number'])],
  fieldChecks: [
    rule('numbers.required', (one, context) => needs<'transferOrders'>(one, context, 'transfer_order_number')),
    rule('transfer-orders.different-warehouses', ({ from_warehouse_id, to_warehouse_id }, context) => {
      if (from_warehouse_id !== to_warehouse_id) return;
      context.reject('invalid', 'to_warehouse_id must differ from from_warehouse_id.', 'to_warehouse_id');
    }),
    rule('transfer-orders.quantities', checkLines),
  ],
  checks: [
    rule('transfer-orders.enough-stock', (order, context, before) => {
      if (before) return;
      const from = order.from_warehouse_id!;
      goods.needGoods(
        (order.line_items ?? []).map((line, index) => ({
          item: line.item_id!,
          warehouse: from,
          quantity: line.quantity_transfer!,
          field: `line_items[${index}].quantity_transfer`,
        })),
        context,
      );
    }),
  ],
  ledgerEntries: [rule('transfer-orders.stock', transferRows)],
  events: {
    receive: rule(
      'transfer-orders.receive',
      ({ transfer_order_id, transfer_order_number, is_intransit_order }, context) => {
        if (!is_intransit_order) {
          context.reject('state', `${transfer_order_number} is not in transit: its items are already transferred.`);
        }
        context.set('transferOrders', transfer_order_id!, { is_intransit_order: false });
      },
    ),
  },
};

function checkLines({ line_items = [] }: Stored<'transferOrders'>, context: Reader): void {
  needsLine(line_items, context);
  needsQuantity(line_items, 'quantity_transfer', context);
  goods.needsTracked(line_items, context);
}

function transferRows(order: Stored<'transferOrders'>): Row[] {
  const { from_warehouse_id: from, to_warehouse_id: to, is_intransit_order: isInTransit, line_items = [] } = order;
  if (from === undefined || to === undefined) return [];
  return line_items.flatMap(({ item_id: item, quantity_transfer: quantity = 0 }) => {
    if (item === undefined || quantity <= 0) return [];
    const left = goods.moved({ item, warehouse: from, quantity, stock: 'physical' }, -1);
    return isInTransit ? left : [...left, ...goods.moved({ item, warehouse: to, quantity, stock: 'physical' }, 1)];
  });
}
