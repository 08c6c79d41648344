import assert from 'node:assert/strict';
import type { Sandbox } from '../../src/public/sandbox.ts';
import { expectCostLayers } from './cost-layers.ts';
import { assertClose } from './random-values.ts';

/** An item or a composite item with the stock that it shows. */
export interface GoodsShown {
  id: string;
  onHand: number;
  available: number;
  actual: number;
}

/** The items and composite items that are kept in stock. */
export function goodsIn(sandbox: Sandbox): GoodsShown[] {
  const all = [
    ...sandbox
      .records('items')
      .list()
      .map((one) => ({ ...one, id: one.item_id! })),
    ...sandbox
      .records('compositeItems')
      .list()
      .map((one) => ({ ...one, id: one.composite_item_id! })),
  ];
  return all.flatMap(({ id, stock_on_hand, available_stock, actual_available_stock }) =>
    stock_on_hand === undefined
      ? []
      : { id, onHand: stock_on_hand, available: available_stock!, actual: actual_available_stock! },
  );
}

/** Quantities by key, exact to six decimal places. */
function createSums() {
  const sums = new Map<string, number>();
  return {
    add: (key: string, quantity: number) => sums.set(key, Math.round(((sums.get(key) ?? 0) + quantity) * 1e6) / 1e6),
    of: (key: string) => sums.get(key) ?? 0,
    entries: () => [...sums],
  };
}

/** The stock that documents come to: accounting, by warehouse, and physical. */
function countedIn(sandbox: Sandbox) {
  const [accounting, locations, there] = [createSums(), createSums(), createSums()];
  const move = (item: string, warehouse: string, quantity: number, isBooked = true): void => {
    locations.add(`${item} in ${warehouse}`, quantity);
    there.add(item, quantity);
    if (isBooked) accounting.add(item, quantity);
  };
  const tracked = new Set(goodsIn(sandbox).map(({ id }) => id));
  for (const one of [...sandbox.records('items').list(), ...sandbox.records('compositeItems').list()]) {
    const id = ('composite_item_id' in one ? one.composite_item_id : (one as { item_id?: string }).item_id)!;
    if (one.opening_warehouse_id !== undefined) move(id, one.opening_warehouse_id, one.initial_stock ?? 0);
  }
  for (const one of sandbox.records('bundles').list()) {
    if (!one.composite_item_id || !one.is_completed) continue;
    move(one.composite_item_id, one.warehouse_id!, one.quantity_to_bundle!);
    for (const { item_id, quantity_consumed } of one.line_items ?? []) {
      if (tracked.has(item_id)) move(item_id, one.warehouse_id!, -quantity_consumed);
    }
  }
  for (const { adjustment_type, line_items = [], total } of sandbox.records('itemAdjustments').list()) {
    const sum = line_items.reduce((all, { item_total = 0 }) => all + item_total, 0);
    assertClose(total, sum);
    if (adjustment_type === 'value') continue;
    for (const { item_id, warehouse_id, quantity_adjusted = 0 } of line_items) {
      move(item_id!, warehouse_id!, quantity_adjusted);
    }
  }
  for (const one of sandbox.records('transferOrders').list()) {
    for (const { item_id, quantity_transfer = 0 } of one.line_items ?? []) {
      move(item_id!, one.from_warehouse_id!, -quantity_transfer, false);
      if (!one.is_intransit_order) move(item_id!, one.to_warehouse_id!, quantity_transfer, false);
    }
  }
  const { records } = sandbox.snapshot() as unknown as { records: Record<string, Stored[]> };
  for (const { line_items = [] } of records['purchaseReceives'] ?? []) {
    for (const { item_id, warehouse_id, quantity } of line_items) move(item_id, warehouse_id!, quantity);
  }
  for (const { line_items = [] } of records['shipmentOrders'] ?? []) {
    for (const { item_id, warehouse_id, quantity } of line_items) move(item_id, warehouse_id!, -quantity, false);
  }
  for (const { line_items = [] } of records['salesReturns'] ?? []) {
    for (const { item_id, warehouse_id, quantity_received = 0 } of line_items) {
      move(item_id, warehouse_id!, quantity_received);
    }
  }
  for (const { status, line_items = [] } of [...(records['invoices'] ?? []), ...(records['vendorCredits'] ?? [])]) {
    if (status === 'draft' || status === 'void') continue;
    for (const { item_id, quantity = 1, lots } of line_items) if (lots) accounting.add(item_id, -quantity);
  }
  for (const { status, line_items = [] } of records['creditNotes'] ?? []) {
    if (status === 'draft' || status === 'void') continue;
    for (const { item_id, warehouse_id, quantity = 1, is_returned_to_stock, cost } of line_items) {
      if (is_returned_to_stock && cost !== undefined && warehouse_id !== undefined) {
        move(item_id, warehouse_id, quantity);
      }
    }
  }
  return { accounting, locations, there };
}

/** A document and its lines as they are stored. */
interface Stored {
  status?: string;
  line_items?: {
    item_id: string;
    warehouse_id?: string;
    quantity: number;
    quantity_received?: number;
    /** What a line takes of the accounting stock. */
    lots?: unknown;
    /** What a line returns to stock. */
    is_returned_to_stock?: boolean;
    cost?: number;
  }[];
}

/** By how much the stock that is shown differs from what the documents of stock come to: that is what others do to it. */
export function differenceOf(sandbox: Sandbox): ReadonlyMap<string, [accounting: number, there: number]> {
  const { accounting, there } = countedIn(sandbox);
  return new Map(
    goodsIn(sandbox).map(({ id, onHand, available }) => [id, [onHand - accounting.of(id), available - there.of(id)]]),
  );
}

/**
 * Holds the stock that is shown against the documents.
 *
 * @param others What other documents of the story do to it.
 */
export function expectStock(sandbox: Sandbox, others: ReadonlyMap<string, [accounting: number, there: number]>): void {
  const { accounting, locations, there } = countedIn(sandbox);
  const committed = createSums();
  for (const { status, line_items = [] } of sandbox.records('salesOrders').list()) {
    for (const line of line_items) {
      const { quantity, quantity_packed = 0, quantity_shipped = 0, quantity_returned = 0 } = line;
      assert.ok(quantity_returned <= quantity_shipped);
      assert.ok(quantity_shipped <= quantity_packed);
      assert.ok(quantity_packed <= quantity);
      if (status !== 'draft' && status !== 'void') committed.add(line.item_id, quantity - quantity_shipped);
    }
  }
  for (const { line_items = [] } of sandbox.records('purchaseOrders').list()) {
    for (const { quantity, quantity_received = 0 } of line_items) {
      assert.ok(quantity_received >= 0);
      assert.ok(quantity_received <= quantity);
    }
  }
  for (const { id, onHand, available, actual } of goodsIn(sandbox)) {
    const [booked = 0, physical = 0] = others.get(id) ?? [];
    assert.deepEqual([id, onHand], [id, Math.round((accounting.of(id) + booked) * 1e6) / 1e6]);
    assert.deepEqual([id, available], [id, Math.round((there.of(id) + physical) * 1e6) / 1e6]);
    assert.deepEqual([id, actual], [id, Math.round((available - committed.of(id)) * 1e6) / 1e6]);
    assert.ok(available >= 0);
  }
  for (const [location, quantity] of locations.entries()) {
    // What other documents bring to a warehouse is not counted here.
    const [, others0 = 0] = others.get(location.slice(0, location.indexOf(' '))) ?? [];
    assert.deepEqual([location, quantity + others0 >= 0], [location, true]);
  }
  const values = expectCostLayers(sandbox);
  for (const kit of sandbox.records('compositeItems').list()) {
    assert.ok(kit.asset_value! >= 0);
    if (kit.stock_on_hand! <= 0) assert.equal(kit.asset_value, 0);
    // It is shown to the paisa.
    const value = (values.get(kit.composite_item_id!) ?? 0) / 1e4;
    assert.ok(Math.abs(kit.asset_value! - value) < 0.00501, `${kit.asset_value} is not ${value}`);
  }
  const shipped = sandbox
    .records('shipmentOrders')
    .list()
    .flatMap((one) => (one as unknown as { packages?: string[] }).packages ?? []);
  assert.equal(new Set(shipped).size, shipped.length);
}
