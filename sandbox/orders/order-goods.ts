import { POSITIVE, refuseFields, refuseTwice } from '../common/index.ts';
import { type Id, subtractQuantity } from '../engine/index.ts';
import type { OrderLine, Reader, Stored } from '../types/index.ts';
import { unitsOf } from './order-lines.ts';

/** An order of sale or of purchase. */
type Order = Stored<'salesOrders'> | Stored<'purchaseOrders'>;

/** A line of a package, a receive or a return. */
interface GoodsLine {
  readonly item_id?: Id;
  readonly name?: string;
}

export interface GoodsOfOrder<Line> {
  orders: 'salesOrders' | 'purchaseOrders';
  /** The field of a line with the id of the line of the order. */
  field: keyof Line & string;
  /** The ledger that has the units of lines of orders, those of all records together. */
  ledger: string;
  unitsIn(line: Line): number;
  /** The most units of a line of an order; what is ordered by default. */
  mostOf?(id: Id, context: Reader): number;
  /** Returns the message for a line with too many units: `4 are ordered and 3 packed, so 2 more can't be.` */
  tooMany(most: number, others: number, units: number): string;
}

/** A record of goods. */
interface GoodsRecord<Line> {
  readonly salesorder_id?: Id;
  readonly purchaseorder_id?: Id;
  readonly line_items?: readonly Line[];
}

/** The states of an order whose goods may move. */
const OPEN: ReadonlySet<string | undefined> = new Set([
  'confirmed',
  'partially_shipped',
  'issued',
  'partially_received',
]);

/** Refuses new goods of an order that is not open: `SO-00017 is void, so its goods can't be packed.` */
export function needsOpen(orders: GoodsOfOrder<unknown>['orders'], what: string) {
  return (record: GoodsRecord<unknown>, context: Reader, before: unknown): void => {
    const order = orderOf(orders, record, context);
    if (before || !order) return;
    const status = context.show(orders, record.salesorder_id ?? record.purchaseorder_id!, 'status');
    if (!OPEN.has(status))
      context.reject('state', `${numberOf(order)} is ${status}, so its goods can't ${what}.`, idFieldOf(orders));
  };
}

function orderOf(
  orders: GoodsOfOrder<unknown>['orders'],
  record: GoodsRecord<unknown>,
  context: Reader,
): Order | undefined {
  return context.get(orders, record[idFieldOf(orders)]);
}

function idFieldOf(orders: GoodsOfOrder<unknown>['orders']): 'salesorder_id' | 'purchaseorder_id' {
  return orders === 'salesOrders' ? 'salesorder_id' : 'purchaseorder_id';
}

function numberOf(order: Order | undefined): string | undefined {
  const { salesorder_number, purchaseorder_number } = (order ?? {}) as Stored<'salesOrders'> & Stored<'purchaseOrders'>;
  return salesorder_number ?? purchaseorder_number;
}

/**
 * Checks that there is a line at least, that each names a line of the order, once, and its item if it names one, and how many
 * units each has.
 *
 * @param absent Says of a line what is not there: `line_item_id 7 is not in`. Without it, `item_id` alone names no line.
 */
export function checkGoods<Line extends GoodsLine>(
  { orders, field }: GoodsOfOrder<Line>,
  record: GoodsRecord<Line>,
  context: Reader,
  checkUnits: (lines: readonly Line[]) => void,
  absent?: (line: Line) => string,
): void {
  const { line_items: lines = [] } = record;
  const order = orderOf(orders, record, context);
  needsLine(lines, context);
  const checkLine = (line: Line, index: number): void => {
    const path = `line_items[${index}]`;
    if (line[field] === undefined && (!absent || line.item_id === undefined)) {
      context.reject('missing', `${path}.${field} is missing.`, `${path}.${field}`);
    }
    if (!order) return;
    const orderLine = lineOf(order, line[field] as Id);
    if (!orderLine) {
      const problem = absent?.(line) ?? `${field} ${String(line[field])} is not a line of`;
      return context.reject('reference', `${path}.${problem} ${numberOf(order)}.`, `${path}.${field}`);
    }
    if (line.item_id !== orderLine.item_id)
      context.reject('invalid', `${path}.item_id must be ${orderLine.item_id}.`, `${path}.item_id`);
  };
  const checks = [
    () => context.rejectAll(lines, checkLine),
    () => refuseTwice('line_items', lines, field, context),
    () => checkUnits(lines),
  ];
  context.rejectAll(checks, (check) => check());
}

function lineOf(order: Order | undefined, id: Id): OrderLine | undefined {
  return (order?.line_items as readonly OrderLine[] | undefined)?.find(({ line_item_id }) => line_item_id === id);
}

/** Rejects a record if all records together would exceed an order line's units. */
export function refuseMore<Line extends GoodsLine>(goods: GoodsOfOrder<Line>) {
  return (record: GoodsRecord<Line>, context: Reader, before: GoodsRecord<Line> | undefined): void => {
    const { orders, field, ledger, unitsIn, mostOf, tooMany } = goods;
    context.rejectAll(record.line_items ?? [], (line, index) => {
      const id = line[field] as Id;
      const ordered = lineOf(orderOf(orders, record, context), id);
      if (!ordered) return;
      const previousLine = before?.line_items?.find((one) => one[field] === id);
      const others = subtractQuantity(unitsOf(ledger, id, context), previousLine ? unitsIn(previousLine) : 0);
      const [units, most] = [unitsIn(line), mostOf ? mostOf(id, context) : ordered.quantity];
      if (units <= subtractQuantity(most, others)) return;
      const message = `${line.name ?? ordered.name}: ${tooMany(most, others, units)}`;
      context.reject('invalid', message, `line_items[${index}].quantity`);
    });
  };
}

/** Refuses a record without lines. */
export function needsLine(lines: readonly unknown[], context: Reader): void {
  if (lines.length === 0) context.reject('missing', 'line_items must have at least one entry.', 'line_items');
}

/** Refuses lines without a quantity, or with one that is not more than 0. */
export function needsQuantity<Line>(lines: readonly Line[], field: keyof Line & string, context: Reader): void {
  context.rejectAll(lines, (line, index) => {
    refuseFields(`line_items[${index}]`, { [field]: !(Number(line[field] ?? 0) > 0) && POSITIVE }, context);
  });
}

/** The state of an order: that of one of whose units none, some or all have gone where they should, by a ledger. */
export function progressOf<Status extends string>(
  { status, line_items = [] }: { readonly status?: Status; readonly line_items?: readonly OrderLine[] },
  [open, partial, done]: readonly [open: Status, partial: Status, done: Status],
  ledger: string,
  context: Reader,
): Status | undefined {
  if (status !== open) return status;
  const units = line_items.map(({ line_item_id }) => unitsOf(ledger, line_item_id, context));
  if (line_items.every(({ quantity }, index) => units[index]! >= quantity)) return done;
  return units.some((each) => each > 0) ? partial : open;
}

/**
 * Refuses to change fields of an order of which a ledger has goods, and to take lines off it that have some.
 *
 * @param said What messages say of the goods: `are packed`.
 */
export function refuseOrderChange<One extends Order>(
  order: One,
  before: One | undefined,
  fields: readonly (keyof One & string)[],
  ledger: string,
  said: string,
  context: Reader,
): void {
  const held = (before?.line_items ?? []).filter(({ line_item_id }) => unitsOf(ledger, line_item_id, context) > 0);
  if (!before || held.length === 0) return;
  const name = numberOf(before);
  context.rejectAll(fields, (field) => {
    if (order[field] !== before[field])
      context.reject('state', `${field} can't change: goods of ${name} ${said}.`, field);
  });
  context.rejectAll(held, (line) => {
    const units = unitsOf(ledger, line.line_item_id, context);
    const { line_items: lines = [] } = order;
    const index = lines.findIndex(({ line_item_id }) => line_item_id === line.line_item_id);
    const left = lines[index];
    if (left?.item_id === line.item_id && left.quantity >= units) return;
    const place = left ? `line_items[${index}].quantity` : 'line_items';
    context.reject('state', `${line.name}: ${units} ${said}, so ${name} needs a line with at least that many.`, place);
  });
}
