import { copyLine, needs, transactionWith } from '../common/index.ts';
import { BACKFILLS_COSTS } from '../documents/index.ts';
import {
  copied,
  type Draft,
  fill,
  fromMinor,
  type Id,
  inParts,
  listOf,
  product,
  type Row,
  rule,
} from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import * as orders from '../orders/index.ts';
import {
  ADDRESS,
  type PurchaseOrderLine,
  RECEIVE_LINE,
  type Reader,
  type ReceiveLine,
  type Stored,
  type TableOf,
} from '../types/index.ts';

type Receive = Stored<'purchaseReceives'>;

const GOODS: orders.GoodsOfOrder<ReceiveLine> = {
  orders: 'purchaseOrders',
  field: 'line_item_id',
  ledger: orders.RECEIVED,
  unitsIn: ({ quantity = 0 }) => quantity,
  tooMany: (ordered, received, units) =>
    `${ordered} are ordered and ${received} are received, so ${units} more can't be received.`,
};

export const purchaseReceives: TableOf<'purchaseReceives'> = {
  idField: 'receive_id',
  noun: 'purchase receive',
  title: ({ receive_number }) => receive_number,
  stored: {
    billing_address: { kind: 'array', items: ADDRESS },
    shipping_address: { kind: 'array', items: ADDRESS },
    line_items: listOf(RECEIVE_LINE),
  },
  fromQuery: ['purchaseorder_id'],
  defaults: [
    rule('purchase-receives.date', {
      date: (_, { today }) => today,
    }),
  ],
  prepare: [
    rule('purchase-receives.from-order', (receive, context) => {
      const order = context.get('purchaseOrders', receive.purchaseorder_id);
      if (!order) return;
      const taken = {
        billing_address: () => order.billing_address && [order.billing_address],
        shipping_address: () => order.shipping_address && [order.shipping_address],
      };
      fill(receive, {
        ...copied(context, order, ['vendor_id', 'contact_persons']),
        ...inParts<typeof receive>(context, taken),
      });
      fill(receive, { contact_persons: [] });
    }),
    rule('purchase-receives.lines', completeLines),
  ],
  refers: [
    rule('purchase-receives.order', {
      purchaseorder_id: { to: 'purchaseOrders' },
      vendor_id: { to: 'contacts' },
      'line_items[].item_id': { to: ['items', 'compositeItems'] },
    }),
  ],
  unique: [rule('purchase-receives.unique', ['receive_number'])],
  fieldChecks: [rule('numbers.required', (one, context) => needs<'purchaseReceives'>(one, context, 'receive_number'))],
  checks: [
    rule('purchase-receives.issued-order', orders.needsOpen('purchaseOrders', 'come in')),
    rule('purchase-receives.valid-lines', (receive, context) => {
      const absent = ({ line_item_id, item_id }: ReceiveLine): string =>
        line_item_id === undefined ? `item_id ${item_id} is not in` : `line_item_id ${line_item_id} is not in`;
      orders.checkGoods(GOODS, receive, context, (lines) => orders.needsQuantity(lines, 'quantity', context), absent);
    }),
    rule('purchase-receives.ordered-quantity', orders.refuseMore(GOODS)),
  ],
  created: [BACKFILLS_COSTS],
  updated: [BACKFILLS_COSTS],
  ledgerEntries: [
    rule('purchase-receives.stock', receiveRows),
    rule('purchase-receives.transaction', ({ vendor_id }) => transactionWith(vendor_id)),
  ],
  computed: [
    rule('purchase-receives.names', {
      vendor_name: ({ vendor_id }, context) => goods.contactName(vendor_id, context),
      purchaseorder_number: ({ purchaseorder_id }, context) =>
        context.get('purchaseOrders', purchaseorder_id)?.purchaseorder_number,
    }),
  ],
  derivedFrom: { vendor_name: 'vendor_id', purchaseorder_number: 'purchaseorder_id' },
};

function completeLines(receive: Draft<Receive>, context: Reader): void {
  const order = context.get('purchaseOrders', receive.purchaseorder_id);
  receive.line_items = (receive.line_items ?? []).map((line, index) => {
    const of = lineFor(line, order?.line_items ?? []);
    return of && order ? fromOrder(of, { ...line, line_item_id: of.line_item_id! }, index, order, context) : line;
  });
}

/** The line of an order that a line names, or else the one of its item. */
function lineFor({ line_item_id, item_id }: ReceiveLine, ordered: readonly PurchaseOrderLine[]) {
  return ordered.find((line) =>
    line_item_id === undefined ? line.item_id === item_id : line.line_item_id === line_item_id,
  );
}

/** Copies the fields of an order's line. Only tracked items reach a warehouse. */
function fromOrder(
  of: PurchaseOrderLine,
  line: ReceiveLine,
  index: number,
  order: Stored<'purchaseOrders'>,
  context: Reader,
): ReceiveLine {
  const fields = ['item_id', 'name', 'description', 'unit'] as const;
  return copyLine<ReceiveLine, PurchaseOrderLine>(context, `line_items[${index}]`, line, of, fields, {
    warehouse_id: () => (goods.goodsOf(of.item_id, context)?.isTracked() ? of.warehouse_id : undefined),
    cost() {
      const price = fromMinor(
        product(of.rate ?? 0, order.exchange_rate ?? 1, goods.VALUE_DECIMALS),
        goods.VALUE_DECIMALS,
      );
      return fromMinor(product(price, line.quantity ?? 0, goods.VALUE_DECIMALS), goods.VALUE_DECIMALS);
    },
    item_order: index,
  });
}

function receiveRows({ receive_id, line_items = [] }: Receive): Row[] {
  return line_items.flatMap((line) => {
    const { line_item_id, item_id: item, warehouse_id: warehouse, quantity = 0, cost = 0 } = line;
    const row = orders.unitsRow(orders.RECEIVED, line_item_id!, quantity);
    if (item === undefined || warehouse === undefined) return [row];
    return [row, ...goods.incoming(receive_id as Id, { item, warehouse, quantity, stock: 'both' }, cost)];
  });
}
