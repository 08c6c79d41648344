import { fromMinor, type Id, type IndexKey, QUANTITY_DECIMALS, toMinor } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { AdjustmentLine, BundleLine, LotPart, Reader, Stored, StoredLine, Writer } from '../types/index.ts';

/** The records that have taken more of an item than its lots had. */
const OWING = 'stock.owing';

/** How many units a line takes, by the resource of its record. */
const UNITS = {
  documents: ({ quantity = 1 }: StoredLine) => quantity,
  bundles: ({ quantity_consumed }: BundleLine) => quantity_consumed,
  itemAdjustments: ({ quantity_adjusted = 0 }: AdjustmentLine) => -quantity_adjusted,
};

/** A line that takes goods of lots, if it does. */
interface TakingLine {
  readonly item_id?: Id;
  readonly lots?: readonly LotPart[];
}

/** The keys that an invoice or a vendor credit is found by while it owes. */
export function owingDocument({ line_items = [] }: { readonly line_items?: readonly StoredLine[] }): IndexKey[] {
  return owingKeys(line_items, UNITS.documents);
}

/** The keys that a bundle is found by while it owes. */
export function owingBundle({ line_items = [] }: Stored<'bundles'>): IndexKey[] {
  return owingKeys(line_items, UNITS.bundles);
}

/** The keys that an adjustment is found by while it owes. */
export function owingAdjustment({ adjustment_type, line_items = [] }: Stored<'itemAdjustments'>): IndexKey[] {
  return adjustment_type === 'value' ? [] : owingKeys(line_items, UNITS.itemAdjustments);
}

function owingKeys<Line extends TakingLine>(lines: readonly Line[], unitsOf: (line: Line) => number): IndexKey[] {
  return lines.flatMap((line) =>
    line.item_id !== undefined && owedOf(line, unitsOf) > 0 ? [{ index: OWING, key: line.item_id }] : [],
  );
}

/** Units of a line that no lot has accounted for. */
function owedOf<Line extends TakingLine>(line: Line, unitsOf: (line: Line) => number): number {
  if (!line.lots) return 0;
  const taken = line.lots.reduce((sum, { quantity }) => sum + toMinor(quantity, QUANTITY_DECIMALS), 0);
  return fromMinor(toMinor(unitsOf(line), QUANTITY_DECIMALS) - taken, QUANTITY_DECIMALS);
}

/** The items of lines, for {@link settleOwed}. */
export function itemsOf(...lines: (readonly { readonly item_id?: Id }[] | undefined)[]): Id[] {
  return lines.flatMap((some) => some?.flatMap(({ item_id }) => item_id ?? []) ?? []);
}

/** Lets records that owe the cost of some items settle it from what has come in of them. It is called after anything has. */
export function settleOwed(items: readonly (Id | undefined)[], context: Writer): void {
  for (const item of new Set(items)) {
    if (item === undefined) continue;
    for (const { resource, id } of context.members(OWING, item)) settle(resource, id, item, context);
  }
}

function settle(resource: string, id: Id, item: Id, context: Writer): void {
  if (resource === 'bundles') settleBundle(id, item, context);
  else if (resource === 'itemAdjustments') settleAdjustment(id, item, context);
  else {
    const kind = resource as 'invoices' | 'vendorCredits';
    const { line_items = [] } = context.get(kind, id)!;
    const lines = settled(line_items, UNITS.documents, item, context);
    if (lines) context.set(kind, id, { line_items: lines });
  }
}

function settleBundle(id: Id, item: Id, context: Writer): void {
  const { line_items = [], total = 0, composite_item_id } = context.get('bundles', id)!;
  const lines = settled(line_items, UNITS.bundles, item, context);
  if (!lines) return;
  const isThere = composite_item_id !== undefined && goods.leftOfLot(composite_item_id, id, context) > 0;
  const cost = (some: readonly BundleLine[]): number =>
    toMinor(goods.costOf(some.flatMap(({ lots = [] }) => lots)), goods.VALUE_DECIMALS);
  const more = cost(lines) - cost(line_items);
  context.set('bundles', id, {
    line_items: [...lines],
    ...(isThere && { total: fromMinor(toMinor(total, goods.VALUE_DECIMALS) + more, goods.VALUE_DECIMALS) }),
  });
}

function settleAdjustment(id: Id, item: Id, context: Writer): void {
  const { line_items = [] } = context.get('itemAdjustments', id)!;
  const lines = settled(line_items, UNITS.itemAdjustments, item, context);
  if (!lines) return;
  const cost = ({ lots = [] }: AdjustmentLine): number =>
    fromMinor(toMinor(goods.costOf(lots), context.decimals), context.decimals);
  context.set('itemAdjustments', id, {
    // A total that was sent stays.
    line_items: lines.map((line, index) =>
      line_items[index]!.item_total === -cost(line_items[index]!) ? { ...line, item_total: -cost(line) } : line,
    ),
  });
}

/** Lines with what they take of the lots of an item in addition; undefined if there is nothing to take. */
function settled<Line extends TakingLine>(
  lines: readonly Line[],
  unitsOf: (line: Line) => number,
  item: Id,
  context: Reader,
): readonly Line[] | undefined {
  const taken: LotPart[] = [];
  const next = lines.map((line) => {
    if (line.item_id !== item || !line.lots) return line;
    const more = goods.takeLots(item, owedOf(line, unitsOf), context, taken);
    taken.push(...more);
    return more.length === 0 ? line : { ...line, lots: [...line.lots, ...more] };
  });
  return taken.length === 0 ? undefined : next;
}
