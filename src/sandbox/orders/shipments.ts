import { transactionWith } from '../common/index.ts';
import { type Draft, defined, fill, give, type Id, type Row } from '../engine/index.ts';
import { COMMITTED, goodsOf, moved, taxOf } from '../goods/index.ts';
import type { PackageLine, Reader, ShipmentLine, Stored, Writer } from '../types/index.ts';
import { SHIPPED, summed, unitsRow } from './order-lines.ts';

type Shipment = Stored<'shipmentOrders'>;

/** Gives a shipment the goods of its packages, and what it takes over from their order. */
export function copyPackages(shipment: Draft<Shipment>, context: Writer): void {
  const { packages = [] } = shipment;
  const all = packagesOf(packages, context);
  const order = context.get('salesOrders', shipment.salesorder_id ?? all[0]?.salesorder_id);
  if (!order || shipment.line_items) return;
  const { salesorder_id, customer_id, currency_id, billing_address, shipping_address } = order;
  const template = context.find('templates', ({ entity }) => entity === 'shipment')?.template_id;
  fill(shipment, {
    exchange_rate: order.exchange_rate ?? 1,
    shipping_charge: 0,
    contact_persons: order.contact_persons ?? [],
    discount_percentage: order.discount ?? 0,
    discount_type: 'entity_level',
    is_discount_before_tax: order.is_discount_before_tax ?? true,
    is_emailed: false,
    template_id: template,
  });
  give(shipment, {
    salesorder_id,
    customer_id,
    currency_id,
    billing_address: billing_address && [billing_address],
    shipping_address: shipping_address && [shipping_address],
    line_items: linesOf(
      all.flatMap(({ line_items = [] }) => line_items),
      order,
      context,
    ),
  });
}

/** The packages with these ids. */
export function packagesOf(ids: readonly Id[], context: Reader): Stored<'packages'>[] {
  return ids.flatMap((id) => context.get('packages', id) ?? []);
}

/** The lines of packages, one for each line of the order. */
function linesOf(packed: readonly PackageLine[], order: Stored<'salesOrders'>, context: Writer): ShipmentLine[] {
  const ordered = (order.line_items ?? []).filter(({ line_item_id: id }) =>
    packed.some(({ so_line_item_id }) => so_line_item_id === id),
  );
  return ordered.map((line, index) => {
    const { line_item_id: id, item_id, name, description, unit, rate = 0, tax_id, warehouse_id } = line;
    const tax = taxOf(tax_id, context);
    const parts = packed.filter(({ so_line_item_id }) => so_line_item_id === id);
    return defined({
      line_item_id: context.newId(),
      so_line_item_id: id!,
      item_id,
      name,
      description,
      unit,
      item_order: index,
      quantity: summed(parts.map(({ quantity = 0 }) => quantity)),
      rate,
      warehouse_id: goodsOf(item_id, context)?.isTracked ? warehouse_id : undefined,
      tax_id,
      tax_name: tax?.name,
      tax_type: tax?.type,
      tax_percentage: tax?.percentage,
    }) as ShipmentLine;
  });
}

/** The goods of a line that leave a warehouse; those that are not kept in stock leave none. */
export function shippedGoods({ item_id: item, warehouse_id: warehouse, quantity = 0 }: ShipmentLine) {
  return item === undefined || warehouse === undefined ? undefined : { item, warehouse, quantity };
}

/** What a shipment posts: its units are shipped, leave their warehouses, and are no longer ordered. */
export function rowsOfShipment({ customer_id, line_items = [] }: Shipment): Row[] {
  const rows = line_items.flatMap((line) => {
    const goods = shippedGoods(line);
    return [
      unitsRow(SHIPPED, line.so_line_item_id!, line.quantity ?? 0),
      unitsRow(COMMITTED, line.item_id!, -(line.quantity ?? 0)),
      ...(goods ? moved({ ...goods, stock: 'physical' }, -1) : []),
    ];
  });
  return [...rows, ...transactionWith(customer_id)];
}
