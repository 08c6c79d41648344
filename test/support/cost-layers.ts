import assert from 'node:assert/strict';
import type { Sandbox } from '../../src/public/sandbox.ts';

/** A line that brings goods in, or takes them of cost layers. */
interface LayerLine {
  item_id?: string;
  quantity?: number;
  quantity_consumed?: number;
  quantity_adjusted?: number;
  quantity_received?: number;
  item_total?: number;
  warehouse_id?: string;
  is_returned_to_stock?: boolean;
  cost?: number;
  lots?: { lot: string; quantity: number; value: number }[];
}

type LotRecord = Record<string, never> & { line_items?: LayerLine[] } & Record<string, unknown>;

/**
 * Holds what is left of each cost layer against the facts: nothing is less than nothing, what is empty is worth nothing, and nothing is
 * left of an item of which a record owes units.
 *
 * @returns What the stock of each item has cost, in ten-thousandths.
 */
export function expectCostLayers(sandbox: Sandbox): Map<string, number> {
  const { records } = sandbox.snapshot() as unknown as { records: Record<string, LotRecord[]> };
  const lots = new Map<string, { item: string; quantity: number; value: number }>();
  const owed = new Map<string, number>();
  const bring = (item: unknown, layer: unknown, quantity: unknown, value: unknown): void => {
    const key = `${item}#${layer}`;
    const before = lots.get(key) ?? { item: String(item), quantity: 0, value: 0 };
    lots.set(key, {
      ...before,
      quantity: before.quantity + Math.round(Number(quantity) * 1e6),
      value: before.value + Math.round(Number(value) * 1e4),
    });
  };
  const take = (item: string | undefined, quantity: number, parts: LayerLine['lots']): void => {
    if (item === undefined || !parts) return;
    for (const part of parts) bring(item, part.lot, -part.quantity, -part.value);
    const taken = parts.reduce((sum, part) => sum + Math.round(part.quantity * 1e6), 0);
    owed.set(item, (owed.get(item) ?? 0) + Math.round(quantity * 1e6) - taken);
  };
  const all = (name: string) => records[name] ?? [];
  const active = (name: string) => all(name).filter(({ status }) => status !== 'draft' && status !== 'void');
  for (const [name, id] of [
    ['items', 'item_id'],
    ['compositeItems', 'composite_item_id'],
  ] as const) {
    for (const one of all(name)) {
      const units = Number(one['initial_stock'] ?? 0);
      if (units <= 0 || one['opening_warehouse_id'] === undefined) continue;
      bring(one[id], one[id], units, Number(one['initial_stock_rate'] ?? 0) * units);
    }
  }
  for (const { bundle_id, composite_item_id, is_completed, quantity_to_bundle, total, line_items } of all('bundles')) {
    if (composite_item_id === undefined || !is_completed) continue;
    for (const line of line_items ?? []) take(line.item_id, line.quantity_consumed!, line.lots);
    bring(composite_item_id, bundle_id, quantity_to_bundle, total);
  }
  for (const { inventory_adjustment_id: id, adjustment_type, line_items } of all('itemAdjustments')) {
    for (const { item_id, quantity_adjusted = 0, item_total, lots: parts } of line_items ?? []) {
      if (adjustment_type === 'value') for (const { lot, value } of parts ?? []) bring(item_id, lot, 0, value);
      else if (quantity_adjusted > 0) bring(item_id, id, quantity_adjusted, item_total);
      else take(item_id, -quantity_adjusted, parts);
    }
  }
  for (const { receive_id, line_items } of all('purchaseReceives')) {
    for (const { item_id, warehouse_id, quantity, cost = 0 } of line_items ?? []) {
      if (warehouse_id !== undefined) bring(item_id, receive_id, quantity, cost);
    }
  }
  for (const { salesreturn_id, line_items } of all('salesReturns')) {
    for (const { item_id, warehouse_id, quantity_received = 0, cost } of line_items ?? []) {
      if (quantity_received > 0 && warehouse_id !== undefined) bring(item_id, salesreturn_id, quantity_received, cost);
    }
  }
  for (const { creditnote_id, line_items } of active('creditNotes')) {
    for (const { item_id, warehouse_id, quantity = 1, is_returned_to_stock, cost } of line_items ?? []) {
      if (!is_returned_to_stock || cost === undefined || warehouse_id === undefined) continue;
      bring(item_id, creditnote_id, quantity, cost);
    }
  }
  for (const { line_items } of [...active('invoices'), ...active('vendorCredits')]) {
    for (const { item_id, quantity = 1, lots: parts } of line_items ?? []) take(item_id, quantity, parts);
  }
  const [left, values] = [new Map<string, number>(), new Map<string, number>()];
  for (const [layer, { item, quantity, value }] of lots) {
    assert.ok(quantity >= 0, `${layer} has ${quantity} left`);
    assert.ok(value >= 0, `${layer} is worth ${value}`);
    if (quantity === 0) assert.equal(value, 0, `${layer} is empty`);
    left.set(item, (left.get(item) ?? 0) + quantity);
    values.set(item, (values.get(item) ?? 0) + value);
  }
  for (const [item, units] of owed) {
    assert.ok(units >= 0, `${item} owes ${units}`);
    if (units > 0) assert.equal(left.get(item) ?? 0, 0, `${item} is left, and ${units} are owed`);
  }
  return values;
}
