import { NUMBER_NEEDED, needs, withIds } from '../common/index.ts';
import { assumedRule, documentedRule, type Row, rule } from '../engine/index.ts';
import { goodsOf, moved, needGoods, needsTracked } from '../goods/index.ts';
import { needsLine, needsQuantity } from '../orders/index.ts';
import type { Reader, Stored, TableOf } from '../types/index.ts';

export const transferOrders: TableOf<'transferOrders'> = {
  idField: 'transfer_order_id',
  noun: 'transfer order',
  title: ({ transfer_order_number }) => transfer_order_number,
  defaults: [
    documentedRule(
      'transfer-orders.at-once',
      'Items are transferred at once unless the order is in transit.',
      'document 1, Transfer order',
      { is_intransit_order: false },
    ),
  ],
  prepare: [
    assumedRule(
      'transfer-orders.lines',
      'The service gives lines their ids, and a line takes the unit of its item.',
      'The unit is optional.',
      (order, context) => {
        order.line_items = withIds(context, 'line_items', order.line_items ?? [], undefined, 'line_item_id').map(
          (line) => {
            const unit = goodsOf(line.item_id, context)?.record.unit;
            return { ...(unit !== undefined && { unit }), ...line };
          },
        );
      },
    ),
  ],
  refers: [
    assumedRule('transfer-orders.warehouses', 'Both warehouses must exist.', 'The items move from one to the other.', {
      from_warehouse_id: { to: 'warehouses', active: true },
      to_warehouse_id: { to: 'warehouses', active: true },
    }),
    assumedRule('transfer-orders.items', 'The items must exist.', 'The order moves them.', {
      'line_items[].item_id': { to: ['items', 'compositeItems'], active: true },
    }),
  ],
  unique: [
    documentedRule(
      'transfer-orders.number',
      'The number of a transfer order is unique.',
      'document 1, Transfer order',
      ['transfer_order_number'],
    ),
  ],
  fieldChecks: [
    rule('numbers.needed', NUMBER_NEEDED, (one, context) =>
      needs<'transferOrders'>(one, context, 'transfer_order_number'),
    ),
    assumedRule(
      'transfer-orders.places',
      'The two warehouses must differ.',
      'Otherwise, nothing would move.',
      ({ from_warehouse_id, to_warehouse_id }, context) => {
        if (from_warehouse_id !== to_warehouse_id) return;
        context.refuse('invalid', 'to_warehouse_id must differ from from_warehouse_id.', 'to_warehouse_id');
      },
    ),
    assumedRule(
      'transfer-orders.quantities',
      'A transfer order has at least one line. Each line has an item that is kept in stock and a quantity above 0.',
      'Nothing else can be moved.',
      checkLines,
    ),
  ],
  checks: [
    assumedRule(
      'transfer-orders.enough',
      'The warehouse that items leave must have enough of them.',
      'The items come from this warehouse.',
      (order, context, before) => {
        if (before) return;
        const from = order.from_warehouse_id!;
        needGoods(
          (order.line_items ?? []).map((line, index) => ({
            item: line.item_id!,
            warehouse: from,
            quantity: line.quantity_transfer!,
            field: `line_items[${index}].quantity_transfer`,
          })),
          context,
        );
      },
    ),
  ],
  ledgerEntries: [
    assumedRule(
      'transfer-orders.stock',
      'Items leave one warehouse at once, and are in the other when the transfer is complete. Items in transit are in neither: they count in `stock_on_hand`, but not in `available_stock`.',
      'The documents say whether items are in transit, but not what this changes.',
      rowsOf,
    ),
  ],
  events: {
    receive: assumedRule(
      'transfer-orders.receive',
      'A transfer in transit arrives: `is_intransit_order` becomes `false`, and the items are in the other warehouse.',
      'The documents distinguish items in transit from transferred items, but have no operation that completes a transfer.',
      ({ transfer_order_id, transfer_order_number, is_intransit_order }, context) => {
        if (!is_intransit_order) {
          context.refuse('state', `${transfer_order_number} is not in transit: its items are already transferred.`);
        }
        context.set('transferOrders', transfer_order_id!, { is_intransit_order: false });
      },
    ),
  },
};

function checkLines({ line_items = [] }: Stored<'transferOrders'>, context: Reader): void {
  needsLine(line_items, context);
  needsQuantity(line_items, 'quantity_transfer', context);
  needsTracked(line_items, context);
}

function rowsOf(order: Stored<'transferOrders'>): Row[] {
  const { from_warehouse_id: from, to_warehouse_id: to, is_intransit_order: isInTransit, line_items = [] } = order;
  if (from === undefined || to === undefined) return [];
  return line_items.flatMap(({ item_id: item, quantity_transfer: quantity = 0 }) => {
    if (item === undefined || quantity <= 0) return [];
    const left = moved({ item, warehouse: from, quantity, stock: 'physical' }, -1);
    return isInTransit ? left : [...left, ...moved({ item, warehouse: to, quantity, stock: 'physical' }, 1)];
  });
}
