import {
  fromMinor,
  type Id,
  type IndexKey,
  percentage,
  product,
  subtractQuantity,
  sumQuantities,
} from '../engine/index.ts';
import { taxOf } from '../goods/index.ts';
import type { Reader, ReturnLine, Stored } from '../types/index.ts';
import { salesOrderOf, unitsOf } from './order-lines.ts';

/** Units of a line of a sales return that have come back to stock, by whatever record. Millionths, by the id of the line. */
export const RETURN_RECEIVED = 'return-line.received';
/** Units of a line of a sales return that are credited and do not come back with that. Millionths, by the id of the line. */
export const RETURN_CREDITED = 'return-line.credited';

/** The index of sales returns by the ids of their lines. */
const RETURN_OF_LINE = 'returns.of-line';

type Return = Stored<'salesReturns'>;

/** The keys that a sales return is found by from its lines. */
export function keysOfReturn({ line_items = [] }: Return): IndexKey[] {
  return line_items.map(({ line_item_id }) => ({ index: RETURN_OF_LINE, key: line_item_id! }));
}

/** The sales return that has a line. */
export function returnOf(line: Id, context: Reader): Return | undefined {
  return context.get('salesReturns', context.members(RETURN_OF_LINE, line)[0]?.id);
}

/** Units of a line that have come back, by simulation or by a credit note that returns them to stock. */
export function receivedOf({ line_item_id }: ReturnLine, context: Reader): number {
  return unitsOf(RETURN_RECEIVED, line_item_id, context);
}

/** Units of a line that credit notes credit, whether these come back or not. */
export function creditedOf(line: ReturnLine, context: Reader): number {
  const { line_item_id, quantity_received: simulated = 0 } = line;
  return sumQuantities([
    subtractQuantity(receivedOf(line, context), simulated),
    unitsOf(RETURN_CREDITED, line_item_id, context),
  ]);
}

/** All units that a line is about. */
export function unitsIn({ quantity = 0, non_receive_quantity = 0 }: ReturnLine): number {
  return sumQuantities([quantity, non_receive_quantity]);
}

/** The line of the sales order that a line returns units of. */
export function orderLineOf({ salesorder_item_id: id }: ReturnLine, context: Reader) {
  const order = salesOrderOf(id, context);
  const { line_items = [] } = order ?? {};
  const at =
    order && context.explainDerived(order, () => line_items.findIndex(({ line_item_id }) => line_item_id === id));
  return at === undefined ? undefined : line_items[at];
}

/** Returns the progress of something: partial, complete, or undefined if it has not begun. */
export function progress(done: readonly number[], totals: readonly number[], word: string): string | undefined {
  if (done.every((units) => units <= 0)) return undefined;
  return done.every((units, index) => units >= totals[index]!) ? word : `partially_${word}`;
}

/** Returns the amount that credit notes credit for a return, at its order's prices and taxes. */
export function refundedOf({ salesorder_id, line_items = [] }: Return, context: Reader): number {
  const { currency_id } = context.get('salesOrders', salesorder_id) ?? {};
  const decimals = context.get('currencies', currency_id)?.price_precision ?? context.decimals;
  const amounts = line_items.map((line) => {
    const { rate = 0, tax_id } = orderLineOf(line, context) ?? {};
    const net = product(rate, creditedOf(line, context), decimals);
    return net + percentage(net, taxOf(tax_id, context)?.percentage() ?? 0);
  });
  return fromMinor(
    amounts.reduce((total, amount) => total + amount, 0),
    decimals,
  );
}
