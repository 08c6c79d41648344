import {
  fromMinor,
  type Id,
  type Place,
  QUANTITY_DECIMALS,
  type Row,
  ratio,
  spread,
  sumQuantities,
  toMinor,
} from '../engine/index.ts';
import type { LayerPart, Reader } from '../types/index.ts';

/** Accounting stock: what was bought less what was sold. Millionths of a unit, by item. */
const ON_HAND = 'stock.on-hand';
/** Physical stock: what was received less what was shipped. Millionths of a unit, by item. */
const AVAILABLE = 'stock.available';
/** The same by item and warehouse, see {@link locationKey}. */
const AT_LOCATION = 'stock.at-location';
/** The same by warehouse, all items together. */
export const IN_WAREHOUSE = 'stock.in-warehouse';
/** Units ordered and not shipped yet, by item. In millionths of a unit. */
export const COMMITTED = 'stock.committed';
/** Cost of the accounting stock, by item. In ten-thousandths of the currency. */
export const VALUE = 'stock.value';
/** Remaining quantity and cost of a cost layer; see {@link layerKey}. */
const LAYER_QUANTITY = 'stock.layer-quantity';
const LAYER_VALUE = 'stock.layer-value';
/** The records that brought in stock of an item of which something is left: its cost layers, oldest first. */
const LAYERS = 'stock.layers';

/** Decimal places of values in ledgers. */
export const VALUE_DECIMALS = 4;

export type StockKind = 'accounting' | 'physical' | 'both';

/** Stock that comes in or goes out. */
export interface Movement {
  item: Id;
  warehouse: Id;
  /** Units; more than 0. */
  quantity: number;
  stock: StockKind;
}

/** The rows of stock that comes in with a record, and makes a cost layer of it. */
export function incoming(record: Id, movement: Movement, value: number): Row[] {
  const rows = moved(movement, 1);
  if (movement.stock === 'physical') return rows;
  const key = layerKey(movement.item, record);
  return [
    ...rows,
    { ledger: VALUE, key: movement.item, amount: toMinor(value, VALUE_DECIMALS) },
    {
      ledger: LAYER_QUANTITY,
      key,
      amount: toMinor(movement.quantity, QUANTITY_DECIMALS),
      found: { index: LAYERS, key: movement.item },
    },
    { ledger: LAYER_VALUE, key, amount: toMinor(value, VALUE_DECIMALS) },
  ];
}

/** The rows of stock that goes out, of cost layers that {@link takeCostLayers} found. */
export function outgoing(movement: Movement, parts: readonly LayerPart[]): Row[] {
  return [
    ...moved(movement, -1),
    ...parts.flatMap(({ lot: layer, quantity, value }) => {
      const key = layerKey(movement.item, layer);
      return [
        { ledger: VALUE, key: movement.item, amount: -toMinor(value, VALUE_DECIMALS) },
        { ledger: LAYER_QUANTITY, key, amount: -toMinor(quantity, QUANTITY_DECIMALS) },
        { ledger: LAYER_VALUE, key, amount: -toMinor(value, VALUE_DECIMALS) },
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

/** The rows of a change of what cost layers have cost. */
export function revalued(item: Id, parts: readonly LayerPart[]): Row[] {
  return parts.flatMap(({ lot: layer, value }) => {
    const amount = toMinor(value, VALUE_DECIMALS);
    return [
      { ledger: VALUE, key: item, amount },
      { ledger: LAYER_VALUE, key: layerKey(item, layer), amount },
    ];
  });
}

/**
 * Uses up an item's cost layers for a quantity, first in, first out, and returns them with their cost. They may cover less
 * than the quantity, since more may be sold than has come in: `sandbox/documents/negative-stock.ts` handles the rest.
 *
 * @param before What the same record has taken of them already.
 */
export function takeCostLayers(
  item: Id,
  quantity: number,
  context: Reader,
  before: readonly LayerPart[] = [],
): LayerPart[] {
  let wanted = toMinor(quantity, QUANTITY_DECIMALS);
  const parts: LayerPart[] = [];
  for (const { id: layer } of context.members(LAYERS, item)) {
    const { quantity: left, value } = leftOf(item, layer, before, context);
    const taken = Math.min(wanted, left);
    if (taken <= 0) continue;
    parts.push({
      lot: layer,
      quantity: fromMinor(taken, QUANTITY_DECIMALS),
      value: fromMinor(ratio(value, taken, left), VALUE_DECIMALS),
    });
    wanted -= taken;
    if (wanted === 0) break;
  }
  return parts;
}

/**
 * Spreads a change of value over the cost layers of an item: what is added by their quantities, what is taken off by their
 * values, so that no cost layer is worth less than nothing.
 */
export function spreadValue(item: Id, value: number, context: Reader): LayerPart[] {
  const allLayers = context.members(LAYERS, item).map(({ id }) => leftOf(item, id, [], context));
  const layers = allLayers.filter(({ quantity }) => quantity > 0);
  const weights = layers.map((layer) => (value < 0 ? layer.value : layer.quantity));
  const shares = spread(toMinor(value, VALUE_DECIMALS), weights);
  return layers.map(({ lot }, index) => ({ lot, quantity: 0, value: fromMinor(shares[index]!, VALUE_DECIMALS) }));
}

/** Returns the rest of a cost layer, in the units of the ledgers. */
function leftOf(item: Id, layer: Id, before: readonly LayerPart[], context: Reader): LayerPart {
  const taken = before.filter((part) => part.lot === layer);
  const less = (field: 'quantity' | 'value', decimals: number): number =>
    taken.reduce((sum, part) => sum + toMinor(part[field], decimals), 0);
  const key = layerKey(item, layer);
  return {
    lot: layer,
    quantity: context.sum(LAYER_QUANTITY, key) - less('quantity', QUANTITY_DECIMALS),
    value: context.sum(LAYER_VALUE, key) - less('value', VALUE_DECIMALS),
  };
}

/** Units of an item that are left of what a record brought in. */
export function leftInLayer(item: Id, record: Id, context: Reader): number {
  return fromMinor(context.sum(LAYER_QUANTITY, layerKey(item, record)), QUANTITY_DECIMALS);
}

/** Units of an item that were taken of what a record brought in. */
export function takenFromLayer(item: Id, record: Id, quantity: number, context: Reader): number {
  const left = context.sum(LAYER_QUANTITY, layerKey(item, record));
  return fromMinor(toMinor(quantity, QUANTITY_DECIMALS) - left, QUANTITY_DECIMALS);
}

/** By how much the value of a cost layer that nothing was taken of has changed since it came in. */
export function revaluedInLayer(item: Id, record: Id, value: number, context: Reader): number {
  return fromMinor(context.sum(LAYER_VALUE, layerKey(item, record)) - toMinor(value, VALUE_DECIMALS), VALUE_DECIMALS);
}

export function costOf(parts: readonly LayerPart[]): number {
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
    needed.set(key, { ...line, quantity: sumQuantities([needed.get(key)?.quantity ?? 0, line.quantity]) });
  }
  context.rejectAll([...needed.values()], (line) => needsStock(line, context));
}

/** Refuses a quantity that a warehouse does not have. */
export function needsStock({ item, warehouse, quantity, field }: Needed, context: Reader): void {
  const there = fromMinor(context.sum(AT_LOCATION, locationKey(item, warehouse)), QUANTITY_DECIMALS);
  if (there >= quantity) return;
  const name = context.get('items', item)?.name ?? context.get('compositeItems', item)?.name ?? item;
  const location = context.get('warehouses', warehouse)?.warehouse_name ?? warehouse;
  context.reject('stock', `${location} has ${there} of ${name}, but ${quantity} are needed.`, field);
}

function locationKey(item: Id, warehouse: Id): string {
  return `${item}@${warehouse}`;
}

function layerKey(item: Id, record: Id): string {
  return `${item}#${record}`;
}
