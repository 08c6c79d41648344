import { transactionWith } from '../common/index.ts';
import { type Draft, defined, fill, give, type Id, inParts, type Row } from '../engine/index.ts';
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
  const given = {
    exchange_rate: () => order.exchange_rate ?? 1,
    shipping_charge: () => 0,
    contact_persons: () => order.contact_persons ?? [],
    discount_percentage: () => order.discount ?? 0,
    discount_type: () => 'entity_level' as const,
    is_discount_before_tax: () => order.is_discount_before_tax ?? true,
    is_emailed: () => false,
    template_id: () => context.find('templates', ({ entity }) => entity === 'shipment')?.template_id,
  };
  const taken = {
    salesorder_id: () => order.salesorder_id,
    customer_id: () => order.customer_id,
    currency_id: () => order.currency_id,
    billing_address: () => order.billing_address && [order.billing_address],
    shipping_address: () => order.shipping_address && [order.shipping_address],
  };
  fill(shipment, inParts<Draft<Shipment>>(context, given));
  give(shipment, inParts<Draft<Shipment>>(context, taken));
  const packed = all.flatMap(({ line_items = [] }) => line_items);
  shipment.line_items = context.part('line_items', () => linesOf(packed, order, context));
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
    const { line_item_id: id } = line;
    const tax = () => taxOf(line.tax_id, context);
    const given = {
      line_item_id: () => context.newId(),
      so_line_item_id: () => id,
      item_id: () => line.item_id,
      name: () => line.name,
      description: () => line.description,
      unit: () => line.unit,
      item_order: () => index,
      quantity: () => summed(packed.filter((one) => one.so_line_item_id === id).map(({ quantity = 0 }) => quantity)),
      rate: () => line.rate ?? 0,
      warehouse_id: () => (goodsOf(line.item_id, context)?.isTracked() ? line.warehouse_id : undefined),
      tax_id: () => line.tax_id,
      tax_name: () => tax()?.name(),
      tax_type: () => tax()?.type(),
      tax_percentage: () => tax()?.percentage(),
    };
    return defined(inParts(context, given, `[${index}]`)) as ShipmentLine;
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
