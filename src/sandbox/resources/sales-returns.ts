import { entryNow, NOT_NEGATIVE, refuseFields, transactionWith, withIds } from '../common/index.ts';
import { FOLLOWS, documentFields as fields, itemsOf, numberFor, settleOwed } from '../documents/index.ts';
import {
  type Draft,
  defined,
  fromMinor,
  give,
  type Id,
  inParts,
  listOf,
  product,
  type Row,
  rule,
} from '../engine/index.ts';
import { goodsOf, incoming, primaryWarehouse, VALUE_DECIMALS, warehouseName } from '../goods/index.ts';
import {
  checkGoods,
  creditedOf,
  type Goods,
  keysOfReturn,
  less,
  needsLine,
  orderLineOf,
  progress,
  RETURN_RECEIVED,
  RETURNED,
  receivedOf,
  refundedOf,
  refuseMore,
  SHIPPED,
  salesOrderOf,
  summed,
  unitsIn,
  unitsOf,
  unitsRow,
} from '../orders/index.ts';
import {
  type EventInput,
  RETURN_LINE,
  type Reader,
  type ReturnLine,
  type Stored,
  type TableOf,
  type Writer,
} from '../types/index.ts';

type Return = Stored<'salesReturns'>;

const GOODS: Goods<ReturnLine & { name?: string }> = {
  orders: 'salesOrders',
  field: 'salesorder_item_id',
  ledger: RETURNED,
  unitsIn,
  mostOf: (id, context) => unitsOf(SHIPPED, id, context),
  tooMany: (shipped, returned, units) => `${shipped} are shipped and ${returned} returned, so ${units} more cannot be.`,
};

export const salesReturns: TableOf<'salesReturns'> = {
  idField: 'salesreturn_id',
  noun: 'sales return',
  title: ({ salesreturn_number }) => salesreturn_number,
  hidden: { line_items: listOf(RETURN_LINE) },
  fromQuery: ['salesorder_id'],
  defaults: [
    rule('sales-returns.status', { salesreturn_status: 'approved' }),
    rule('sales-returns.defaults', { date: (_, { today }) => today }),
  ],
  prepare: [
    rule('sales-returns.numbering', (one, context) =>
      give(one, { salesreturn_number: numberFor('salesReturns', one.salesreturn_number, context) }),
    ),
    rule('sales-returns.order', (one, context) => {
      const named = (one.line_items ?? []).map(
        ({ salesorder_item_id: id }) => salesOrderOf(id, context)?.salesorder_id,
      );
      const order = context.get('salesOrders', one.salesorder_id ?? named.find((id) => id !== undefined));
      give(one, { salesorder_id: order?.salesorder_id, customer_id: order?.customer_id });
    }),
    rule('sales-returns.lines', completeLines),
  ],
  refers: [
    rule('sales-returns.references', {
      salesorder_id: { to: 'salesOrders' },
      customer_id: { to: 'contacts' },
      'line_items[].item_id': { to: ['items', 'compositeItems'] },
      'line_items[].warehouse_id': { to: 'warehouses' },
    }),
  ],
  unique: [rule('sales-returns.number', ['salesreturn_number'])],
  checks: [
    rule('sales-returns.complete', checkLines),
    rule('sales-returns.shipped', refuseMore(GOODS)),
    rule('sales-returns.fixed', checkFixed),
  ],
  created: [
    rule('sales-returns.history', ({ salesreturn_id }, context) => addHistory(salesreturn_id!, 'Added', context)),
  ],
  updated: [
    rule('sales-returns.history', ({ salesreturn_id }, context) => addHistory(salesreturn_id!, 'Updated', context)),
  ],
  ledgerEntries: [
    rule('sales-returns.returned', ({ customer_id, line_items = [] }) => [
      ...line_items.map((line) => unitsRow(RETURNED, line.salesorder_item_id!, unitsIn(line))),
      ...transactionWith(customer_id),
    ]),
    rule('sales-returns.receive', receivedRows),
  ],
  indexed: [rule('sales-returns.lines', keysOfReturn)],
  completed: [
    rule('sales-returns.line-details', {
      'line_items[].name': (line, context) => orderLineOf(line, context)?.name,
      'line_items[].description': (line, context) => orderLineOf(line, context)?.description,
      'line_items[].unit': (line, context) => orderLineOf(line, context)?.unit,
      'line_items[].rate': (line, context) => orderLineOf(line, context)?.rate,
    }),
  ],
  computed: [
    rule('sales-returns.names', {
      customer_name: fields.customerName,
      salesorder_number: fields.orderNumber,
      'line_items[].warehouse_name': ({ warehouse_id }, context) => warehouseName(warehouse_id, context),
    }),
    rule('sales-returns.quantity', { quantity: ({ line_items = [] }) => summed(line_items.map(unitsIn)) }),
    rule('sales-returns.received', {
      receive_status: ({ line_items = [] }, context) =>
        progress(
          line_items.map((line) => receivedOf(line, context)),
          line_items.map(({ quantity = 0 }) => quantity),
          'received',
        ),
    }),
    rule('sales-returns.refunded', {
      refund_status: ({ line_items = [] }, context) =>
        progress(
          line_items.map((line) => creditedOf(line, context)),
          line_items.map(unitsIn),
          'refunded',
        ),
      refunded_amount: refundedOf,
    }),
    rule('sales-returns.history', {
      comments(one, context) {
        const comments = context.children('salesReturnComments', one.salesreturn_id!).reverse();
        return context.derived(one, () => comments.map((comment) => shownComment(comment, context)));
      },
    }),
  ],
  follows: {
    quantity: 'line_items: change their quantity',
    receive_status: 'what has arrived: simulate salesReturns.receive',
    refund_status: 'credit notes: add one that credits the return',
    refunded_amount: 'credit notes: add one that credits the return',
    comments: 'its history: add records to salesReturnComments',
    line_items: FOLLOWS.lines,
  },
  events: { receive: rule('sales-returns.receive', receive) },
};

function completeLines(one: Draft<Return>, context: Writer, _: unknown, before: Return | undefined): void {
  const [sent, were] = [one.line_items ?? [], before?.line_items];
  const lines = withIds(context, 'line_items', sent, were, 'line_item_id', 'salesorder_item_id');
  one.line_items = lines.map((line, index): ReturnLine => {
    const known = before?.line_items?.find(({ line_item_id }) => line_item_id === line.line_item_id);
    const given = {
      quantity: () => 0,
      non_receive_quantity: () => 0,
      quantity_received: () => known?.quantity_received,
      cost: () => known?.cost,
      item_id: () => orderLineOf(line, context)?.item_id,
      warehouse_id: () => orderLineOf(line, context)?.warehouse_id ?? primaryWarehouse(context),
    };
    return defined({ ...inParts(context, given, `line_items[${index}]`), ...line }) as unknown as ReturnLine;
  });
}

function checkLines(one: Return, context: Reader): void {
  const { line_items = [], salesorder_id } = one;
  needsLine(line_items, context);
  if (salesorder_id === undefined) {
    const message = 'salesorder_id is missing: name the sales order, or its lines in salesorder_item_id.';
    context.refuse('missing', message, 'salesorder_id');
  }
  checkGoods(GOODS, one, context, (lines) => checkUnits(lines, context));
}

function checkUnits(lines: readonly ReturnLine[], context: Reader): void {
  context.each(lines, (line, index) => {
    const { quantity = 0, non_receive_quantity = 0 } = line;
    const path = `line_items[${index}]`;
    const problems = {
      quantity: quantity < 0 && NOT_NEGATIVE,
      non_receive_quantity: non_receive_quantity < 0 && NOT_NEGATIVE,
    };
    refuseFields(path, problems, context);
    if (unitsIn(line) === 0)
      context.refuse('invalid', `${path}: quantity or non_receive_quantity must be more than 0.`, path);
  });
}

function checkFixed(one: Return, context: Reader, before: Return | undefined): void {
  if (!before) return;
  const number = before.salesreturn_number;
  if (one.salesorder_id !== before.salesorder_id) {
    context.refuse('state', `salesorder_id cannot change: ${number} is for another sales order.`, 'salesorder_id');
  }
  context.each(before.line_items ?? [], (line) => {
    const [received, credited] = [receivedOf(line, context), creditedOf(line, context)];
    if (received === 0 && credited === 0) return;
    const now = one.line_items?.find(({ line_item_id }) => line_item_id === line.line_item_id);
    if (now && (now.quantity ?? 0) >= received && unitsIn(now) >= credited) return;
    const name = orderLineOf(line, context)?.name;
    const message = `${name}: ${received} have come back and ${credited} are credited, so they must stay.`;
    context.refuse('state', message, now ? `line_items[${one.line_items!.indexOf(now)}].quantity` : 'line_items');
  });
}

/** Records which units have come back: those that are named, or else all that can be and have not. */
function receive(one: Return, context: Writer, { line_items: named }: EventInput<'salesReturns.receive'>): void {
  const { salesreturn_id, salesreturn_number: number, line_items = [] } = one;
  const open = line_items.map((line) => less(line.quantity ?? 0, receivedOf(line, context)));
  for (const { line_item_id: id } of named ?? []) {
    if (line_items.some(({ line_item_id }) => line_item_id === id)) continue;
    context.refuse('reference', `line_item_id ${id} is not a line of ${number}.`, 'line_item_id');
  }
  const coming = line_items.map(({ line_item_id: id }, index) =>
    named ? summed(named.flatMap((line) => (line.line_item_id === id ? [line.quantity] : []))) : open[index]!,
  );
  if (coming.every((quantity) => quantity === 0)) {
    context.refuse('state', `${number} has nothing left to receive.`);
  }
  for (const [index, quantity] of coming.entries()) {
    if (quantity >= 0 && quantity <= open[index]!) continue;
    const name = orderLineOf(line_items[index]!, context)?.name;
    context.refuse('state', `${name}: ${open[index]} of ${number} can be received, not ${quantity}.`);
  }
  const lines = line_items.map((line, index) => withReceived(line, coming[index]!, context));
  context.set('salesReturns', salesreturn_id!, { line_items: lines });
  settleOwed(itemsOf(lines), context);
}

function withReceived(line: ReturnLine, quantity: number, context: Reader): ReturnLine {
  if (quantity === 0) return line;
  const rate = goodsOf(line.item_id, context)?.record.purchase_rate ?? 0;
  const received = summed([line.quantity_received ?? 0, quantity]);
  return {
    ...line,
    quantity_received: received,
    cost: fromMinor(product(rate, received, VALUE_DECIMALS), VALUE_DECIMALS),
  };
}

function receivedRows({ salesreturn_id: id, line_items = [] }: Return): Row[] {
  return line_items.flatMap((line) => {
    const { line_item_id, item_id: item, warehouse_id: warehouse, quantity_received: quantity = 0, cost = 0 } = line;
    if (quantity <= 0 || item === undefined || warehouse === undefined) return [];
    return [
      unitsRow(RETURN_RECEIVED, line_item_id!, quantity),
      ...incoming(id as Id, { item, warehouse, quantity, stock: 'both' }, cost),
    ];
  });
}

function addHistory(id: Id, operation_type: 'Added' | 'Updated', context: Writer): void {
  context.create('salesReturnComments', {
    salesreturn_id: id,
    ...entryNow(context),
    operation_type,
    transaction_id: id,
    transaction_type: 'sales_return',
  });
}

type Comment = Stored<'salesReturnComments'>;

function shownComment(comment: Comment, context: Reader): Comment & { comment_id: Id } {
  const show = (field: 'commented_by' | 'date_description') =>
    context.show('salesReturnComments', comment.comment_id!, field);
  const [by, ago] = [show('commented_by'), show('date_description')];
  return defined({ ...comment, commented_by: by, date_description: ago }) as Comment & { comment_id: Id };
}
