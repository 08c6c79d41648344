import {
  fromMinor,
  type Id,
  type Place,
  QUANTITY_DECIMALS,
  type Row,
  ratio,
  spread,
  toMinor,
} from '../engine/index.ts';
import type { LotPart, Reader } from '../types/index.ts';

/** Accounting stock: what was bought less what was sold. Millionths of a unit, by item. */
const ON_HAND = 'stock.on-hand';
/** Physical stock: what was received less what was shipped. Millionths of a unit, by item. */
const AVAILABLE = 'stock.available';
/** The same by item and warehouse, see {@link locationKey}. */
const AT_LOCATION = 'stock.at-location';
/** The same by warehouse, all items together. */
export const IN_WAREHOUSE = 'stock.in-warehouse';
/** What is ordered and not shipped yet. Millionths of a unit, by item. */
export const COMMITTED = 'stock.committed';
/** What the accounting stock has cost, by item, in ten-thousandths of the currency. */
export const VALUE = 'stock.value';
/** What is left of a lot, and what that has cost; see {@link lotKey}. */
const LOT_QUANTITY = 'stock.lot-quantity';
const LOT_VALUE = 'stock.lot-value';
/** The records that brought in stock of an item of which something is left: its lots, oldest first. */
const LOTS = 'stock.lots';

/** Decimal places of values in ledgers. */
export const VALUE_DECIMALS = 4;

/** Which stock a movement changes: the accounting stock, the physical stock, or both. */
export type StockKind = 'accounting' | 'physical' | 'both';

/** Stock that comes in or goes out. */
export interface Movement {
  item: Id;
  warehouse: Id;
  /** Units; more than 0. */
  quantity: number;
  stock: StockKind;
}

/** The rows of stock that comes in with a record, and makes a lot of it. */
export function incoming(record: Id, movement: Movement, value: number): Row[] {
  const rows = moved(movement, 1);
  if (movement.stock === 'physical') return rows;
  const key = lotKey(movement.item, record);
  return [
    ...rows,
    { ledger: VALUE, key: movement.item, amount: toMinor(value, VALUE_DECIMALS) },
    {
      ledger: LOT_QUANTITY,
      key,
      amount: toMinor(movement.quantity, QUANTITY_DECIMALS),
      found: { index: LOTS, key: movement.item },
    },
    { ledger: LOT_VALUE, key, amount: toMinor(value, VALUE_DECIMALS) },
  ];
}

/** The rows of stock that goes out, of lots that {@link takeLots} found. */
export function outgoing(movement: Movement, parts: readonly LotPart[]): Row[] {
  return [
    ...moved(movement, -1),
    ...parts.flatMap(({ lot, quantity, value }) => {
      const key = lotKey(movement.item, lot);
      return [
        { ledger: VALUE, key: movement.item, amount: -toMinor(value, VALUE_DECIMALS) },
        { ledger: LOT_QUANTITY, key, amount: -toMinor(quantity, QUANTITY_DECIMALS) },
        { ledger: LOT_VALUE, key, amount: -toMinor(value, VALUE_DECIMALS) },
      ];
    }),
  ];
}

/** The rows of goods that come to a warehouse, or leave one, as far as quantities go. */
export function moved({ item, warehouse, quantity, stock }: Movement, sign: 1 | -1): Row[] {
  const amount = sign * toMinor(quantity, QUANTITY_DECIMALS);
  const rows: Row[] = [];
  if (stock !== 'physical') rows.push({ ledger: ON_HAND, key: item, amount });
  if (stock !== 'accounting') {
    rows.push(
      { ledger: AVAILABLE, key: item, amount },
      { ledger: AT_LOCATION, key: locationKey(item, warehouse), amount },
      { ledger: IN_WAREHOUSE, key: warehouse, amount },
    );
  }
  return rows;
}

/** The rows of a change of what lots have cost. */
export function revalued(item: Id, parts: readonly LotPart[]): Row[] {
  return parts.flatMap(({ lot, value }) => {
    const amount = toMinor(value, VALUE_DECIMALS);
    return [
      { ledger: VALUE, key: item, amount },
      { ledger: LOT_VALUE, key: lotKey(item, lot), amount },
    ];
  });
}

/**
 * What a quantity takes of the lots of an item, first in, first out, with what it has cost. It may be less than the
 * quantity, since more may be sold than has come in. The rest is owed, see `owed.ts`.
 *
 * @param before What the same record has taken of them already.
 */
export function takeLots(item: Id, quantity: number, context: Reader, before: readonly LotPart[] = []): LotPart[] {
  let wanted = toMinor(quantity, QUANTITY_DECIMALS);
  const parts: LotPart[] = [];
  for (const { id: lot } of context.members(LOTS, item)) {
    const { quantity: left, value } = leftOf(item, lot, before, context);
    const taken = Math.min(wanted, left);
    if (taken <= 0) continue;
    parts.push({
      lot,
      quantity: fromMinor(taken, QUANTITY_DECIMALS),
      value: fromMinor(ratio(value, taken, left), VALUE_DECIMALS),
    });
    wanted -= taken;
    if (wanted === 0) break;
  }
  return parts;
}

/**
 * Spreads a change of value over the lots of an item: what is added by their quantities, what is taken off by their
 * values, so that no lot is worth less than nothing.
 */
export function spreadValue(item: Id, value: number, context: Reader): LotPart[] {
  const all = context.members(LOTS, item).map(({ id }) => leftOf(item, id, [], context));
  const lots = all.filter(({ quantity }) => quantity > 0);
  const weights = lots.map((lot) => (value < 0 ? lot.value : lot.quantity));
  const shares = spread(toMinor(value, VALUE_DECIMALS), weights);
  return lots.map(({ lot }, index) => ({ lot, quantity: 0, value: fromMinor(shares[index]!, VALUE_DECIMALS) }));
}

/** What is left of a lot, in the units of the ledgers. */
function leftOf(item: Id, lot: Id, before: readonly LotPart[], context: Reader): LotPart {
  const taken = before.filter((part) => part.lot === lot);
  const less = (field: 'quantity' | 'value', decimals: number): number =>
    taken.reduce((sum, part) => sum + toMinor(part[field], decimals), 0);
  const key = lotKey(item, lot);
  return {
    lot,
    quantity: context.sum(LOT_QUANTITY, key) - less('quantity', QUANTITY_DECIMALS),
    value: context.sum(LOT_VALUE, key) - less('value', VALUE_DECIMALS),
  };
}

/** Units of an item that are left of what a record brought in. */
export function leftOfLot(item: Id, record: Id, context: Reader): number {
  return fromMinor(context.sum(LOT_QUANTITY, lotKey(item, record)), QUANTITY_DECIMALS);
}

/** Units of an item that were taken of what a record brought in. */
export function takenOfLot(item: Id, record: Id, quantity: number, context: Reader): number {
  const left = context.sum(LOT_QUANTITY, lotKey(item, record));
  return fromMinor(toMinor(quantity, QUANTITY_DECIMALS) - left, QUANTITY_DECIMALS);
}

/** By how much the value of a lot that nothing was taken of has changed since it came in. */
export function revaluedOfLot(item: Id, record: Id, value: number, context: Reader): number {
  return fromMinor(context.sum(LOT_VALUE, lotKey(item, record)) - toMinor(value, VALUE_DECIMALS), VALUE_DECIMALS);
}

/** What some lots have cost. */
export function costOf(parts: readonly LotPart[]): number {
  const total = parts.reduce((sum, { value }) => sum + toMinor(value, VALUE_DECIMALS), 0);
  return fromMinor(total, VALUE_DECIMALS);
}

/** The warehouse that takes what names none. */
export function primaryWarehouse(context: Reader): string | undefined {
  return context.find('warehouses', ({ is_primary }) => is_primary === true)?.warehouse_id;
}

/** Units of an item in the accounting stock. */
export function onHand(item: Id, context: Reader): number {
  return fromMinor(context.sum(ON_HAND, item), QUANTITY_DECIMALS);
}

/** Units of an item in the physical stock. */
export function available(item: Id, context: Reader): number {
  return fromMinor(context.sum(AVAILABLE, item), QUANTITY_DECIMALS);
}

/** Units of an item that are there and not ordered. */
export function actuallyAvailable(item: Id, context: Reader): number {
  return fromMinor(context.sum(AVAILABLE, item) - context.sum(COMMITTED, item), QUANTITY_DECIMALS);
}

/** What the accounting stock of an item has cost. */
export function stockValue(item: Id, context: Reader): number {
  return fromMinor(context.sum(VALUE, item), VALUE_DECIMALS);
}

/** Goods that are needed, and the field that asks for them, if one does. */
export interface Needed extends Omit<Movement, 'stock'> {
  field?: Place;
}

/** Refuses goods that their warehouses do not have, all lines of an item together. */
export function needGoods(lines: readonly Needed[], context: Reader): void {
  const needed = new Map<string, Needed>();
  for (const line of lines) {
    const key = locationKey(line.item, line.warehouse);
    const units =
      toMinor(needed.get(key)?.quantity ?? 0, QUANTITY_DECIMALS) + toMinor(line.quantity, QUANTITY_DECIMALS);
    needed.set(key, { ...line, quantity: fromMinor(units, QUANTITY_DECIMALS) });
  }
  context.each([...needed.values()], (line) => needsStock(line, context));
}

/** Refuses a quantity that a warehouse does not have. */
export function needsStock({ item, warehouse, quantity, field }: Needed, context: Reader): void {
  const there = fromMinor(context.sum(AT_LOCATION, locationKey(item, warehouse)), QUANTITY_DECIMALS);
  if (there >= quantity) return;
  const name = context.get('items', item)?.name ?? context.get('compositeItems', item)?.name ?? item;
  const location = context.get('warehouses', warehouse)?.warehouse_name ?? warehouse;
  context.refuse('stock', `${location} has ${there} of ${name}, and ${quantity} are needed.`, field);
}

function locationKey(item: Id, warehouse: Id): string {
  return `${item}@${warehouse}`;
}

function lotKey(item: Id, record: Id): string {
  return `${item}#${record}`;
}
