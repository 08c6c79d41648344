import type { Id } from '../../core/facts.ts';
import { fromMinor, product, QUANTITY_PLACES } from '../../core/money.ts';
import type { IndexKey, Row } from '../../core/projection.ts';
import type { StoredLine } from '../document-records.ts';
import type { Reader, Writer } from '../types.ts';
import { change, type Document, documentOf, idOf, isActive, type Kind, numberOf } from './documents.ts';
import { goodsOf } from './parts.ts';
import { incoming, lotsOf, needsStock, outgoing, takeLots, takenOfLot, VALUE_PLACES } from './stock.ts';

/**
 * Takes the goods of a document from the stock by the books, or gives them back, as its state asks for. It is called
 * whenever lines or state have changed.
 */
export function takeGoods(kind: Kind, id: Id, context: Writer): void {
  const document = documentOf(kind, id, context)!;
  const lines = (document.line_items ?? []).map(({ lots: _, ...line }): StoredLine => line);
  const tracked = lines.filter(({ item_id }) => goodsOf(item_id, context)?.isTracked);
  if (tracked.length === 0) return;
  // Facts that were put are never changed, so the lines are copied.
  change(kind, id, { line_items: [...lines] }, context);
  if (!isActive(document)) return;
  const seen = new Set<Id>();
  for (const [index, line] of lines.entries()) {
    if (!tracked.includes(line)) continue;
    // A second line of an item takes what the first has left.
    if (seen.has(line.item_id!)) change(kind, id, { line_items: [...lines] }, context);
    seen.add(line.item_id!);
    lines[index] = { ...line, lots: takeLots(line.item_id!, line.quantity ?? 1, context) };
  }
  change(kind, id, { line_items: lines }, context);
}

/** The rows of the goods that a document takes from the stock by the books. */
export function takenRows({ line_items = [], ...document }: Document): Row[] {
  if (!isActive(document)) return [];
  return line_items.flatMap(({ item_id: item, warehouse_id: warehouse = '', quantity = 1, lots }) =>
    item !== undefined && lots ? outgoing({ item, warehouse, quantity, books: 'accounting' }, lots) : [],
  );
}

/** The lines of a document that return goods to stock. */
function returns({
  line_items = [],
  ...document
}: Document): (StoredLine & Required<Pick<StoredLine, 'item_id' | 'warehouse_id'>>)[] {
  if (!isActive(document)) return [];
  return line_items.filter(
    (line): line is ReturnType<typeof returns>[number] =>
      line.is_returned_to_stock === true && line.cost !== undefined && line.warehouse_id !== undefined,
  );
}

/** Lines that return goods to stock, with what these have cost. */
export function withCosts<D extends Document>(document: D, context: Reader): D {
  const line_items = (document.line_items ?? []).map(({ cost: _, ...line }): StoredLine => {
    const goods = goodsOf(line.item_id, context);
    if (!line.is_returned_to_stock || !goods?.isTracked) return line;
    const minor = product(goods.record.purchase_rate ?? 0, line.quantity ?? 1, VALUE_PLACES);
    return { ...line, cost: fromMinor(minor, VALUE_PLACES) };
  });
  return { ...document, line_items };
}

/** The rows of the goods that a document returns to stock. */
export function returnedRows(kind: Kind) {
  return (document: Document): Row[] =>
    returns(document).flatMap(({ item_id: item, warehouse_id: warehouse, quantity = 1, cost = 0 }) =>
      incoming(idOf(kind, document), { item, warehouse, quantity, books: 'both' }, cost),
    );
}

/** The keys that a document is found by as a lot of the goods that it returns. */
export function returnedLots(document: Document): IndexKey[] {
  return lotsOf(returns(document).map(({ item_id }) => item_id));
}

/** Refuses to take goods back out of stock that are not there any more. */
export function refuseIfGone(kind: Kind, document: Document, context: Reader): void {
  const lines = returns(document);
  for (const { item_id, warehouse_id, quantity = 1 } of lines) {
    const same = lines.filter((line) => line.item_id === item_id);
    const all = same.reduce((sum, line) => sum + (line.quantity ?? 1), 0);
    const gone = takenOfLot(item_id, idOf(kind, document), all, context);
    if (gone > 0) {
      context.refuse('inUse', `${gone} of the goods that ${numberOf(kind, document)} returned to stock have left.`);
    }
    needsStock(item_id, warehouse_id, quantity, context);
  }
}

/** Refuses a change of a document after which less than nothing is left of what it returned, or in a warehouse. */
export function refuseIfShort(kind: Kind, before: Document, context: Reader): void {
  for (const { item_id, warehouse_id } of returns(before)) {
    if (takenOfLot(item_id, idOf(kind, before), 0, context) > 0) {
      context.refuse('inUse', `Some of the goods that ${numberOf(kind, before)} returned to stock have left.`);
    }
    needsStock(item_id, warehouse_id, 0, context);
  }
}

/** Quantities in millionths by key, such as those that are credited of lines of invoices. */
export function quantityRows(
  ledger: string,
  { line_items = [], ...document }: Document,
  keyOf: (line: StoredLine) => Id | undefined,
): Row[] {
  if (document.status === 'void') return [];
  return line_items.flatMap((line) => {
    const key = keyOf(line);
    return key === undefined ? [] : { ledger, key, amount: product(line.quantity ?? 1, 1, QUANTITY_PLACES) };
  });
}
