import {
  fromMinor,
  type Id,
  type IndexKey,
  roundTo,
  subtractQuantity,
  sumQuantities,
  toMinor,
} from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { AdjustmentLine, BundleLine, LayerPart, Reader, Stored, StoredLine, Writer } from '../types/index.ts';

/** The records that took more of an item than its cost layers had. */
const NEGATIVE_STOCK = 'stock.negative';

/** Units that a line uses up, by its record's resource. */
const UNITS = {
  documents: ({ quantity = 1 }: StoredLine) => quantity,
  bundles: ({ quantity_consumed }: BundleLine) => quantity_consumed,
  itemAdjustments: ({ quantity_adjusted = 0 }: AdjustmentLine) => -quantity_adjusted,
};

/** A line that takes goods of cost layers, if it does. */
interface TakingLine {
  readonly item_id?: Id;
  readonly lots?: readonly LayerPart[];
}

/** The keys that an invoice or a vendor credit is found by while it has sold units without a cost. */
export function negativeStockOfDocument({
  line_items = [],
}: {
  readonly line_items?: readonly StoredLine[];
}): IndexKey[] {
  return negativeStockKeys(line_items, UNITS.documents);
}

/** The keys that a bundle is found by while it has sold units without a cost. */
export function negativeStockOfBundle({ line_items = [] }: Stored<'bundles'>): IndexKey[] {
  return negativeStockKeys(line_items, UNITS.bundles);
}

/** The keys that an adjustment is found by while it has sold units without a cost. */
export function negativeStockOfAdjustment({ adjustment_type, line_items = [] }: Stored<'itemAdjustments'>): IndexKey[] {
  return adjustment_type === 'value' ? [] : negativeStockKeys(line_items, UNITS.itemAdjustments);
}

function negativeStockKeys<Line extends TakingLine>(
  lines: readonly Line[],
  unitsOf: (line: Line) => number,
): IndexKey[] {
  return lines.flatMap((line) =>
    line.item_id !== undefined && uncostedUnits(line, unitsOf) > 0
      ? [{ index: NEGATIVE_STOCK, key: line.item_id }]
      : [],
  );
}

/** Units of a line that no cost layer has accounted for. */
function uncostedUnits<Line extends TakingLine>(line: Line, unitsOf: (line: Line) => number): number {
  if (!line.lots) return 0;
  return subtractQuantity(unitsOf(line), sumQuantities(line.lots.map(({ quantity }) => quantity)));
}

/** The items of lines, for {@link backfillCosts}. */
export function itemsOf(...lines: (readonly { readonly item_id?: Id }[] | undefined)[]): Id[] {
  return lines.flatMap((some) => some?.flatMap(({ item_id }) => item_id ?? []) ?? []);
}

/** Gives the cost of goods that have come in to records that sold the items before. Call it after anything comes in. */
export function backfillCosts(items: readonly (Id | undefined)[], context: Writer): void {
  for (const item of new Set(items)) {
    if (item === undefined) continue;
    for (const { resource, id } of context.members(NEGATIVE_STOCK, item)) backfill(resource, id, item, context);
  }
}

function backfill(resource: string, id: Id, item: Id, context: Writer): void {
  if (resource === 'bundles') backfillBundle(id, item, context);
  else if (resource === 'itemAdjustments') backfillAdjustment(id, item, context);
  else {
    const kind = resource as 'invoices' | 'vendorCredits';
    const { line_items = [] } = context.get(kind, id)!;
    const lines = withBackfilledCosts(line_items, UNITS.documents, item, context);
    if (lines) context.set(kind, id, { line_items: lines });
  }
}

function backfillBundle(id: Id, item: Id, context: Writer): void {
  const { line_items = [], total = 0, composite_item_id } = context.get('bundles', id)!;
  const lines = withBackfilledCosts(line_items, UNITS.bundles, item, context);
  if (!lines) return;
  const isThere = composite_item_id !== undefined && goods.leftInLayer(composite_item_id, id, context) > 0;
  const cost = (some: readonly BundleLine[]): number =>
    toMinor(goods.costOf(some.flatMap(({ lots = [] }) => lots)), goods.VALUE_DECIMALS);
  const more = cost(lines) - cost(line_items);
  context.set('bundles', id, {
    line_items: [...lines],
    ...(isThere && { total: fromMinor(toMinor(total, goods.VALUE_DECIMALS) + more, goods.VALUE_DECIMALS) }),
  });
}

function backfillAdjustment(id: Id, item: Id, context: Writer): void {
  const { line_items = [] } = context.get('itemAdjustments', id)!;
  const lines = withBackfilledCosts(line_items, UNITS.itemAdjustments, item, context);
  if (!lines) return;
  const cost = ({ lots = [] }: AdjustmentLine): number => roundTo(goods.costOf(lots), context.decimals);
  context.set('itemAdjustments', id, {
    // A total that was sent stays.
    line_items: lines.map((line, index) =>
      line_items[index]!.item_total === -cost(line_items[index]!) ? { ...line, item_total: -cost(line) } : line,
    ),
  });
}

/** Lines with what they take of the cost layers of an item in addition; undefined if there is nothing to take. */
function withBackfilledCosts<Line extends TakingLine>(
  lines: readonly Line[],
  unitsOf: (line: Line) => number,
  item: Id,
  context: Reader,
): readonly Line[] | undefined {
  const taken: LayerPart[] = [];
  const next = lines.map((line) => {
    if (line.item_id !== item || !line.lots) return line;
    const more = goods.takeCostLayers(item, uncostedUnits(line, unitsOf), context, taken);
    taken.push(...more);
    return more.length === 0 ? line : { ...line, lots: [...line.lots, ...more] };
  });
  return taken.length === 0 ? undefined : next;
}
