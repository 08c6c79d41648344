import * as common from '../common/index.ts';
import { inCurrency } from '../documents/index.ts';
import { fromMinor, type Id, type IndexKey, QUANTITY_DECIMALS, type Row, toMinor } from '../engine/index.ts';
import { goodsOf, type Piece, primaryWarehouse } from '../goods/index.ts';
import type { OrderLine, Reader, Stored, Writer } from '../types/index.ts';
import { partyDefaults } from './order-party.ts';

/** Units of a line of a sales order that are packed, shipped, returned: millionths, by the id of the line. */
export const PACKED = 'orders.packed';
export const SHIPPED = 'orders.shipped';
export const RETURNED = 'orders.returned';
/** Units of a line of a purchase order that have come in: millionths, by the id of the line. */
export const RECEIVED = 'orders.received';

/** The index of orders by the ids of their lines. */
const ORDER_OF_LINE = 'orders.of-line';

export const ORDER_REFERENCES = {
  currency_id: { to: 'currencies', holds: false },
  'line_items[].item_id': { to: ['items', 'compositeItems'], active: true },
  'line_items[].tax_id': { to: ['taxes', 'taxGroups'] },
  'line_items[].warehouse_id': { to: 'warehouses' },
} as const;

/** The row of some units of a line. */
export function unitsRow(ledger: string, line: Id, quantity: number): Row {
  return { ledger, key: line, amount: toMinor(quantity, QUANTITY_DECIMALS) };
}

/** Units of a line in a ledger. */
export function unitsOf(ledger: string, line: Id | undefined, context: Reader): number {
  return line === undefined ? 0 : fromMinor(context.sum(ledger, line), QUANTITY_DECIMALS);
}

/** The keys that an order is found by from its lines. */
export function keysOfLines(lines: readonly { line_item_id?: Id }[] = []): IndexKey[] {
  return lines.flatMap(({ line_item_id }) =>
    line_item_id === undefined ? [] : { index: ORDER_OF_LINE, key: line_item_id },
  );
}

/** The sales order that has a line. */
export function salesOrderOf(line: Id | undefined, context: Reader): Stored<'salesOrders'> | undefined {
  const [member] = line === undefined ? [] : context.members(ORDER_OF_LINE, line);
  return context.get('salesOrders', member?.id);
}

/** Lines of an order with their ids, and with what their items give them. */
export function orderLines<Line extends OrderLine>(
  order: { line_items?: readonly Line[]; customer_id?: Id; vendor_id?: Id; exchange_rate?: number },
  before: readonly Line[] | undefined,
  price: 'rate' | 'purchase_rate',
  context: Writer,
): Line[] {
  const { line_items: lines = [] } = order;
  const { exchange_rate } = { ...partyDefaults(order.customer_id ?? order.vendor_id, context), ...order };
  const unknown = before ?? lines.filter(({ line_item_id }) => line_item_id !== undefined);
  return common.withIds(context, 'line_items', lines, unknown, 'line_item_id').map((line, index) => {
    const item = goodsOf(line.item_id, context)?.record;
    return common.copyLine<OrderLine, Piece['record']>(
      context,
      `line_items[${index}]`,
      line,
      item,
      ['name', 'description', 'unit', 'tax_id'],
      {
        rate: () => inCurrency(item?.[price], exchange_rate),
        warehouse_id: () => primaryWarehouse(context),
        item_order: index,
      },
    ) as Line;
  });
}

/** Refuses lines that can't be ordered. */
export function checkOrderLines(lines: readonly OrderLine[] | undefined, context: Reader): void {
  if (!lines || lines.length === 0) context.reject('missing', 'line_items must have at least one entry.', 'line_items');
  context.rejectAll(lines, ({ item_id, quantity, rate = 0 }, index) => {
    const problems = {
      item_id: item_id === undefined && common.MISSING,
      quantity: !(quantity > 0) && common.POSITIVE,
      rate: rate < 0 && common.NOT_NEGATIVE,
    };
    common.refuseFields(`line_items[${index}]`, problems, context);
  });
}
