import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import {
  type Draft,
  defined,
  fromMinor,
  give,
  type Id,
  listOf,
  product,
  type Row,
  rule,
  subtractQuantity,
  sumQuantities,
} from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import * as orders from '../orders/index.ts';
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

const GOODS: orders.GoodsOfOrder<ReturnLine & { name?: string }> = {
  orders: 'salesOrders',
  field: 'salesorder_item_id',
  ledger: orders.RETURNED,
  unitsIn: orders.unitsIn,
  mostOf: (id, context) => orders.unitsOf(orders.SHIPPED, id, context),
  tooMany: (shipped, returned, units) =>
    `${shipped} are shipped and ${returned} returned, so ${units} more can't be returned.`,
};

export const salesReturns: TableOf<'salesReturns'> = {
  idField: 'salesreturn_id',
  noun: 'sales return',
  title: ({ salesreturn_number }) => salesreturn_number,
  stored: { line_items: listOf(RETURN_LINE) },
  fromQuery: ['salesorder_id'],
  defaults: [
    rule('sales-returns.status', { salesreturn_status: 'approved' }),
    rule('sales-returns.defaults', { date: (_, { today }) => today }),
  ],
  prepare: [
    rule('sales-returns.number', (one, context) =>
      give(one, { salesreturn_number: docs.numberFor('salesReturns', one.salesreturn_number, context) }),
    ),
    rule('sales-returns.order', (salesReturn, context) => {
      const orderIds = (salesReturn.line_items ?? []).map(
        ({ salesorder_item_id: id }) => orders.salesOrderOf(id, context)?.salesorder_id,
      );
      const order = context.get('salesOrders', salesReturn.salesorder_id ?? orderIds.find((id) => id !== undefined));
      give(salesReturn, { salesorder_id: order?.salesorder_id, customer_id: order?.customer_id });
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
  unique: [rule('sales-returns.unique', ['salesreturn_number'])],
  checks: [
    rule('sales-returns.valid-lines', checkLines),
    rule('sales-returns.shipped', orders.refuseMore(GOODS)),
    rule('sales-returns.fixed', checkFixed),
  ],
  created: [
    rule('sales-returns.history', ({ salesreturn_id }, context) => addHistory(salesreturn_id!, 'Added', context)),
  ],
  updated: [
    rule('sales-returns.history', ({ salesreturn_id }, context) => addHistory(salesreturn_id!, 'Updated', context)),
  ],
  ledgerEntries: [
    rule('sales-returns.no-stock-change', ({ customer_id, line_items = [] }) => [
      ...line_items.map((line) => orders.unitsRow(orders.RETURNED, line.salesorder_item_id!, orders.unitsIn(line))),
      ...common.transactionWith(customer_id),
    ]),
    rule('sales-returns.receive', receivedRows),
  ],
  indexed: [rule('sales-returns.lines', orders.keysOfReturn)],
  completed: [
    rule('sales-returns.line-details', {
      'line_items[].name': (line, context) => orders.orderLineOf(line, context)?.name,
      'line_items[].description': (line, context) => orders.orderLineOf(line, context)?.description,
      'line_items[].unit': (line, context) => orders.orderLineOf(line, context)?.unit,
      'line_items[].rate': (line, context) => orders.orderLineOf(line, context)?.rate,
    }),
  ],
  computed: [
    rule('sales-returns.names', {
      customer_name: docs.customerName,
      salesorder_number: docs.orderNumber,
      'line_items[].warehouse_name': ({ warehouse_id }, context) => goods.warehouseName(warehouse_id, context),
    }),
    rule('sales-returns.quantity', {
      quantity: ({ line_items = [] }) => sumQuantities(line_items.map(orders.unitsIn)),
    }),
    rule('sales-returns.received', {
      receive_status: ({ line_items = [] }, context) =>
        orders.progress(
          line_items.map((line) => orders.receivedOf(line, context)),
          line_items.map(({ quantity = 0 }) => quantity),
          'received',
        ),
    }),
    rule('sales-returns.refunded', {
      refund_status: ({ line_items = [] }, context) =>
        orders.progress(
          line_items.map((line) => orders.creditedOf(line, context)),
          line_items.map(orders.unitsIn),
          'refunded',
        ),
      refunded_amount: orders.refundedOf,
    }),
    rule('sales-returns.history', {
      comments(salesReturn, context) {
        const comments = context.children('salesReturnComments', salesReturn.salesreturn_id!).reverse();
        return context.explainDerived(salesReturn, () => comments.map((comment) => shownComment(comment, context)));
      },
    }),
  ],
  derivedFrom: {
    quantity: 'line_items: change their quantity',
    receive_status: 'what has arrived: simulate salesReturns.receive',
    refund_status: 'credit notes: add one that credits the return',
    refunded_amount: 'credit notes: add one that credits the return',
    comments: 'its history: add records to salesReturnComments',
    line_items: docs.FOLLOWS.lines,
  },
  events: { receive: rule('sales-returns.receive', receive) },
};

function completeLines(salesReturn: Draft<Return>, context: Writer, _: unknown, before: Return | undefined): void {
  const [sent, were] = [salesReturn.line_items ?? [], before?.line_items];
  const lines = common.withIds(context, 'line_items', sent, were, 'line_item_id', 'salesorder_item_id');
  salesReturn.line_items = lines.map((line, index): ReturnLine => {
    const previousLine = before?.line_items?.find(({ line_item_id }) => line_item_id === line.line_item_id);
    return common.copyLine<ReturnLine, ReturnLine>(
      context,
      `line_items[${index}]`,
      line as ReturnLine,
      previousLine,
      ['quantity_received', 'cost'],
      {
        quantity: 0,
        non_receive_quantity: 0,
        item_id: () => orders.orderLineOf(line, context)?.item_id,
        warehouse_id: () => orders.orderLineOf(line, context)?.warehouse_id ?? goods.primaryWarehouse(context),
      },
    );
  });
}

function checkLines(salesReturn: Return, context: Reader): void {
  const { line_items = [], salesorder_id } = salesReturn;
  orders.needsLine(line_items, context);
  if (salesorder_id === undefined) {
    const message = 'salesorder_id is missing: name the sales order, or its lines in salesorder_item_id.';
    context.reject('missing', message, 'salesorder_id');
  }
  orders.checkGoods(GOODS, salesReturn, context, (lines) => checkUnits(lines, context));
}

function checkUnits(lines: readonly ReturnLine[], context: Reader): void {
  context.rejectAll(lines, (line, index) => {
    const { quantity = 0, non_receive_quantity = 0 } = line;
    const path = `line_items[${index}]`;
    const problems = {
      quantity: quantity < 0 && common.NOT_NEGATIVE,
      non_receive_quantity: non_receive_quantity < 0 && common.NOT_NEGATIVE,
    };
    common.refuseFields(path, problems, context);
    if (orders.unitsIn(line) === 0)
      context.reject('invalid', `${path}: quantity or non_receive_quantity must be more than 0.`, path);
  });
}

function checkFixed(salesReturn: Return, context: Reader, before: Return | undefined): void {
  if (!before) return;
  const number = before.salesreturn_number;
  if (salesReturn.salesorder_id !== before.salesorder_id) {
    context.reject('state', `salesorder_id can't change: ${number} is for another sales order.`, 'salesorder_id');
  }
  context.rejectAll(before.line_items ?? [], (line) => {
    const [received, credited] = [orders.receivedOf(line, context), orders.creditedOf(line, context)];
    if (received === 0 && credited === 0) return;
    const now = salesReturn.line_items?.find(({ line_item_id }) => line_item_id === line.line_item_id);
    if (now && (now.quantity ?? 0) >= received && orders.unitsIn(now) >= credited) return;
    const name = orders.orderLineOf(line, context)?.name;
    const message = `${name}: ${received} have come back and ${credited} are credited, so they must stay.`;
    context.reject(
      'state',
      message,
      now ? `line_items[${salesReturn.line_items!.indexOf(now)}].quantity` : 'line_items',
    );
  });
}

/** Records the returned units: the ones in the call, or else everything still open. */
function receive(
  salesReturn: Return,
  context: Writer,
  { line_items: sentLines }: EventInput<'salesReturns.receive'>,
): void {
  const { salesreturn_id, salesreturn_number: number, line_items = [] } = salesReturn;
  const open = line_items.map((line) => subtractQuantity(line.quantity ?? 0, orders.receivedOf(line, context)));
  for (const { line_item_id: id } of sentLines ?? []) {
    if (line_items.some(({ line_item_id }) => line_item_id === id)) continue;
    context.reject('reference', `line_item_id ${id} is not a line of ${number}.`, 'line_item_id');
  }
  const coming = line_items.map(({ line_item_id: id }, index) =>
    sentLines
      ? sumQuantities(sentLines.flatMap((line) => (line.line_item_id === id ? [line.quantity] : [])))
      : open[index]!,
  );
  if (coming.every((quantity) => quantity === 0)) {
    context.reject('state', `${number} has nothing left to receive.`);
  }
  for (const [index, quantity] of coming.entries()) {
    if (quantity >= 0 && quantity <= open[index]!) continue;
    const name = orders.orderLineOf(line_items[index]!, context)?.name;
    context.reject('state', `${name}: ${open[index]} of ${number} can be received, not ${quantity}.`);
  }
  const lines = line_items.map((line, index) => withReceived(line, coming[index]!, context));
  context.set('salesReturns', salesreturn_id!, { line_items: lines });
  docs.backfillCosts(docs.itemsOf(lines), context);
}

function withReceived(line: ReturnLine, quantity: number, context: Reader): ReturnLine {
  if (quantity === 0) return line;
  const rate = goods.goodsOf(line.item_id, context)?.record.purchase_rate ?? 0;
  const received = sumQuantities([line.quantity_received ?? 0, quantity]);
  return {
    ...line,
    quantity_received: received,
    cost: fromMinor(product(rate, received, goods.VALUE_DECIMALS), goods.VALUE_DECIMALS),
  };
}

function receivedRows({ salesreturn_id: id, line_items = [] }: Return): Row[] {
  return line_items.flatMap((line) => {
    const { line_item_id, item_id: item, warehouse_id: warehouse, quantity_received: quantity = 0, cost = 0 } = line;
    if (quantity <= 0 || item === undefined || warehouse === undefined) return [];
    return [
      orders.unitsRow(orders.RETURN_RECEIVED, line_item_id!, quantity),
      ...goods.incoming(id as Id, { item, warehouse, quantity, stock: 'both' }, cost),
    ];
  });
}

function addHistory(id: Id, operation_type: 'Added' | 'Updated', context: Writer): void {
  context.create('salesReturnComments', {
    salesreturn_id: id,
    ...common.entryNow(context),
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
