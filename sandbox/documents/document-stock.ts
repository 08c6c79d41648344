import { type Draft, fromMinor, type Id, product, QUANTITY_DECIMALS, type Row, toMinor } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { Reader, StoredLine, Writer } from '../types/index.ts';
import { change, type Document, type DocumentKind, documentOf, idOf, isActive, numberOf } from './documents.ts';

/**
 * Takes the goods of a document from the accounting stock, or gives them back, as its state asks for. It is called
 * whenever lines or state have changed.
 */
export function takeGoods(kind: DocumentKind, id: Id, context: Writer): void {
  const document = documentOf(kind, id, context)!;
  const lines = (document.line_items ?? []).map(({ lots: _, ...line }): StoredLine => line);
  const tracked = lines.filter(({ item_id }) => goods.goodsOf(item_id, context)?.isTracked());
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
    lines[index] = { ...line, lots: goods.takeCostLayers(line.item_id!, line.quantity ?? 1, context) };
  }
  change(kind, id, { line_items: lines }, context);
}

/** The rows of the goods that a document takes from the accounting stock. */
export function takenRows(document: Document): Row[] {
  if (!isActive(document)) return [];
  return (document.line_items ?? []).flatMap(({ item_id: item, warehouse_id: warehouse = '', quantity = 1, lots }) =>
    item !== undefined && lots ? goods.outgoing({ item, warehouse, quantity, stock: 'accounting' }, lots) : [],
  );
}

/** The goods that a document returns to stock. */
function returns(document: Document): (goods.Movement & { cost: number })[] {
  if (!isActive(document)) return [];
  return (document.line_items ?? []).flatMap(
    ({ item_id: item, warehouse_id: warehouse, quantity = 1, is_returned_to_stock: isReturned, cost }) =>
      isReturned && item !== undefined && warehouse !== undefined && cost !== undefined
        ? { item, warehouse, quantity, stock: 'both' as const, cost }
        : [],
  );
}

/** Gives lines that return goods to stock what these have cost. */
export function setCosts(draft: Draft<Document>, context: Reader): void {
  draft.line_items = (draft.line_items ?? []).map(({ cost: _, ...line }): StoredLine => {
    const item = goods.goodsOf(line.item_id, context);
    if (!line.is_returned_to_stock || !item?.isTracked()) return line;
    const minor = product(item.record.purchase_rate ?? 0, line.quantity ?? 1, goods.VALUE_DECIMALS);
    return { cost: fromMinor(minor, goods.VALUE_DECIMALS), ...line };
  });
}

/** The rows of the goods that a document returns to stock. */
export function returnedRows(kind: DocumentKind) {
  return (document: Document): Row[] =>
    returns(document).flatMap((back) => goods.incoming(idOf(kind, document), back, back.cost));
}

/** Rejects taking back goods that have already left stock. */
export function refuseIfGone(kind: DocumentKind, document: Document, context: Reader): void {
  const rows = returns(document);
  for (const { item } of rows) {
    const same = rows.filter((back) => back.item === item);
    const returned = same.reduce((sum, { quantity }) => sum + quantity, 0);
    const gone = goods.takenFromLayer(item, idOf(kind, document), returned, context);
    if (gone > 0) {
      const number = numberOf(kind, document);
      const have = gone === 1 ? 'has' : 'have';
      context.reject(
        'inUse',
        `${gone} of the units that ${number} returned to stock ${have} left it again, so the return can't be undone.`,
      );
    }
    const cost = fromMinor(
      same.reduce((sum, one) => sum + toMinor(one.cost, goods.VALUE_DECIMALS), 0),
      goods.VALUE_DECIMALS,
    );
    refuseIfRevalued(kind, document, item, cost, context);
  }
  goods.needGoods(rows, context);
}

/** Refuses a change of a document after which less than nothing is left of what it returned, or in a warehouse. */
export function refuseIfShort(kind: DocumentKind, before: Document, context: Reader): void {
  for (const { item, warehouse } of returns(before)) {
    const below = goods.takenFromLayer(item, idOf(kind, before), 0, context);
    if (below > 0) {
      context.reject('inUse', `Some of the units that ${numberOf(kind, before)} returned to stock have left it again.`);
    }
    if (below === 0) refuseIfRevalued(kind, before, item, 0, context);
    goods.needsStock({ item, warehouse, quantity: 0 }, context);
  }
}

/** Refuses to take goods back out of stock whose value was adjusted: the difference would stay, as the value of nothing. */
function refuseIfRevalued(kind: DocumentKind, document: Document, item: Id, cost: number, context: Reader): void {
  if (goods.revaluedInLayer(item, idOf(kind, document), cost, context) === 0) return;
  context.reject(
    'inUse',
    `The goods that ${numberOf(kind, document)} returned to stock have since been revalued, so they can't be taken out again.`,
  );
}

/** Quantities in millionths by key, such as those that are credited of lines of invoices. */
export function quantityRows(
  ledger: string,
  { line_items = [], status }: Document,
  keyOf: (line: StoredLine) => Id | undefined,
): Row[] {
  if (status === 'void') return [];
  return line_items.flatMap((line) => {
    const key = keyOf(line);
    return key === undefined ? [] : { ledger, key, amount: product(line.quantity ?? 1, 1, QUANTITY_DECIMALS) };
  });
}
