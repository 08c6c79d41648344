import { NUMBER_NEEDED, needs, transactionWith, unique } from '../common/index.ts';
import { SETTLES_OWED } from '../documents/index.ts';
import {
  assumed,
  assumedRule,
  copied,
  type Draft,
  defined,
  documentedRule,
  fill,
  fromMinor,
  type Id,
  inParts,
  listOf,
  product,
  type Row,
  rule,
} from '../engine/index.ts';
import { contactName, goodsOf, incoming, VALUE_DECIMALS } from '../goods/index.ts';
import {
  checkGoods,
  type Goods,
  NAMES,
  needsOpen,
  needsQuantity,
  RECEIVED,
  refuseMore,
  unitsRow,
} from '../orders/index.ts';
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

const GOODS: Goods<ReceiveLine> = {
  orders: 'purchaseOrders',
  field: 'line_item_id',
  ledger: RECEIVED,
  unitsIn: ({ quantity = 0 }) => quantity,
  tooMany: (ordered, received, units) =>
    `${ordered} are ordered and ${received} have come in, so ${units} more cannot.`,
};

const STOCK = assumed(
  'Received goods are in stock at once, also in `stock_on_hand`, at the price in the order.',
  'The documents calculate `available_stock` from receives; `stock_on_hand` also follows them, since no operation creates a bill.',
);

export const purchaseReceives: TableOf<'purchaseReceives'> = {
  idField: 'receive_id',
  noun: 'purchase receive',
  title: ({ receive_number }) => receive_number,
  hidden: {
    billing_address: { kind: 'array', items: ADDRESS },
    shipping_address: { kind: 'array', items: ADDRESS },
    line_items: listOf(RECEIVE_LINE),
  },
  fromQuery: ['purchaseorder_id'],
  defaults: [
    assumedRule('purchase-receives.date', 'A receive without a date is dated today.', 'The date is optional.', {
      date: (_, { today }) => today,
    }),
  ],
  prepare: [
    assumedRule(
      'purchase-receives.from-order',
      'A receive copies the vendor, persons, and addresses of its purchase order when it is created.',
      'The record shows them, but a request cannot send them.',
      (one, context) => {
        const order = context.get('purchaseOrders', one.purchaseorder_id);
        if (!order) return;
        const taken = {
          billing_address: () => order.billing_address && [order.billing_address],
          shipping_address: () => order.shipping_address && [order.shipping_address],
        };
        fill(one, {
          ...copied(context, order, ['vendor_id', 'contact_persons']),
          ...inParts<typeof one>(context, taken),
        });
        fill(one, { contact_persons: [] });
      },
    ),
    assumedRule(
      'purchase-receives.lines',
      '`line_item_id` is the id of the purchase order line, and does not change. A line without it is for the order line with its item. The name, description, and unit come from the order unless the line says otherwise.',
      'The samples show the same ids before and after; no field is required.',
      completeLines,
    ),
  ],
  refers: [
    documentedRule('purchase-receives.order', 'A receive is for a purchase order.', 'document 2, Purchase receives', {
      purchaseorder_id: { to: 'purchaseOrders' },
      vendor_id: { to: 'contacts' },
      'line_items[].item_id': { to: ['items', 'compositeItems'] },
    }),
  ],
  unique: [unique('purchase-receives.number', 'purchase receives', 'receive', 'number', 'receive_number')],
  fieldChecks: [
    rule('numbers.needed', NUMBER_NEEDED, (one, context) => needs<'purchaseReceives'>(one, context, 'receive_number')),
  ],
  checks: [
    assumedRule(
      'purchase-receives.issued',
      'Goods can be received only while their order is issued and not fully received.',
      'Goods of draft and void orders are not on their way, and a received order has nothing left to receive.',
      needsOpen('purchaseOrders', 'come in'),
    ),
    assumedRule(
      'purchase-receives.complete',
      'A receive has at least one line. Each line refers to a different line of the order, and to the item of that line if it names one, with a quantity above 0.',
      'Nothing else can be received.',
      (one, context) => {
        const absent = ({ line_item_id, item_id }: ReceiveLine): string =>
          line_item_id === undefined ? `item_id ${item_id} is not in` : `line_item_id ${line_item_id} is not in`;
        checkGoods(GOODS, one, context, (lines) => needsQuantity(lines, 'quantity', context), absent);
      },
    ),
    assumedRule(
      'purchase-receives.ordered',
      'The received quantity of a line cannot exceed the ordered quantity.',
      'The order asks for no more.',
      refuseMore(GOODS),
    ),
  ],
  created: [SETTLES_OWED],
  updated: [SETTLES_OWED],
  ledgerEntries: [
    rule('purchase-receives.stock', STOCK, rowsOf),
    assumedRule(
      'purchase-receives.transaction',
      'A receive is a transaction with its vendor.',
      'It refers to the vendor.',
      ({ vendor_id }) => transactionWith(vendor_id),
    ),
  ],
  computed: [
    rule('purchase-receives.names', NAMES, {
      vendor_name: ({ vendor_id }, context) => contactName(vendor_id, context),
      purchaseorder_number: ({ purchaseorder_id }, context) =>
        context.get('purchaseOrders', purchaseorder_id)?.purchaseorder_number,
    }),
  ],
  follows: { vendor_name: 'vendor_id', purchaseorder_number: 'purchaseorder_id' },
};

function completeLines(one: Draft<Receive>, context: Reader): void {
  const order = context.get('purchaseOrders', one.purchaseorder_id);
  one.line_items = (one.line_items ?? []).map((line, index) => {
    const of = lineFor(line, order?.line_items ?? []);
    return of && order
      ? { ...fromOrder(of, line, index, order, context), ...line, line_item_id: of.line_item_id! }
      : line;
  });
}

/** The line of an order that a line names, or else the one of its item. */
function lineFor({ line_item_id, item_id }: ReceiveLine, ordered: readonly PurchaseOrderLine[]) {
  return ordered.find((line) =>
    line_item_id === undefined ? line.item_id === item_id : line.line_item_id === line_item_id,
  );
}

/** What a line takes over from that of the order. Only what is kept in stock comes to a warehouse. */
function fromOrder(
  of: PurchaseOrderLine,
  { quantity = 0 }: ReceiveLine,
  index: number,
  order: Stored<'purchaseOrders'>,
  context: Reader,
): ReceiveLine {
  const taken = {
    warehouse_id: () => (goodsOf(of.item_id, context)?.isTracked() ? of.warehouse_id : undefined),
    cost() {
      const price = fromMinor(product(of.rate ?? 0, order.exchange_rate ?? 1, VALUE_DECIMALS), VALUE_DECIMALS);
      return fromMinor(product(price, quantity, VALUE_DECIMALS), VALUE_DECIMALS);
    },
    item_order: index,
  };
  const path = `line_items[${index}]`;
  const same = copied(context, of, ['item_id', 'name', 'description', 'unit'], path);
  return defined({ ...same, ...inParts(context, taken, path) }) as ReceiveLine;
}

function rowsOf({ receive_id, line_items = [] }: Receive): Row[] {
  return line_items.flatMap((line) => {
    const { line_item_id, item_id: item, warehouse_id: warehouse, quantity = 0, cost = 0 } = line;
    const row = unitsRow(RECEIVED, line_item_id!, quantity);
    if (item === undefined || warehouse === undefined) return [row];
    return [row, ...incoming(receive_id as Id, { item, warehouse, quantity, stock: 'both' }, cost)];
  });
}
