import { copyLine, transactionWith } from '../common/index.ts';
import { copied, type Draft, fill, give, type Id, inParts, type Row, sumQuantities } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { OrderLine, PackageLine, Reader, ShipmentLine, Stored, Writer } from '../types/index.ts';
import { SHIPPED, unitsRow } from './order-lines.ts';

type Shipment = Stored<'shipmentOrders'>;

const DEFAULTS: Partial<Shipment> = {
  exchange_rate: 1,
  shipping_charge: 0,
  contact_persons: [],
  discount_type: 'entity_level',
  is_discount_before_tax: true,
  is_emailed: false,
};

/** Gives a shipment the goods of its packages, and what it takes over from their order. */
export function copyPackages(shipment: Draft<Shipment>, context: Writer): void {
  const { packages = [] } = shipment;
  const records = packagesOf(packages, context);
  const order = context.get('salesOrders', shipment.salesorder_id ?? records[0]?.salesorder_id);
  if (!order || shipment.line_items) return;
  const template = () => context.find('templates', ({ entity }) => entity === 'shipment')?.template_id;
  fill(shipment, copied(context, order, ['exchange_rate', 'contact_persons', 'is_discount_before_tax']));
  fill(shipment, inParts(context, { discount_percentage: () => order.discount ?? 0, template_id: template }));
  fill(shipment, inParts(context, DEFAULTS));
  const address = (field: 'billing_address' | 'shipping_address') => () => order[field] && [order[field]];
  const addresses = { billing_address: address('billing_address'), shipping_address: address('shipping_address') };
  give(shipment, copied(context, order, ['salesorder_id', 'customer_id', 'currency_id']));
  give(shipment, inParts<Draft<Shipment>>(context, addresses));
  const packed = records.flatMap(({ line_items = [] }) => line_items);
  shipment.line_items = context.explainPart('line_items', () => linesOf(packed, order, context));
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
    const tax = () => goods.taxOf(line.tax_id, context);
    const fields = ['item_id', 'name', 'description', 'unit', 'tax_id'] as const;
    return copyLine<ShipmentLine, OrderLine>(context, `[${index}]`, {}, line, fields, {
      line_item_id: context.newId,
      so_line_item_id: id!,
      item_order: index,
      rate: () => line.rate ?? 0,
      quantity: () =>
        sumQuantities(packed.filter((one) => one.so_line_item_id === id).map(({ quantity = 0 }) => quantity)),
      warehouse_id: () => (goods.goodsOf(line.item_id, context)?.isTracked() ? line.warehouse_id : undefined),
      tax_name: () => tax()?.name(),
      tax_type: () => tax()?.type(),
      tax_percentage: () => tax()?.percentage(),
    });
  });
}

/** The goods of a line that leave a warehouse; those that are not kept in stock leave none. */
export function shippedGoods({ item_id: item, warehouse_id: warehouse, quantity = 0 }: ShipmentLine) {
  return item === undefined || warehouse === undefined ? undefined : { item, warehouse, quantity };
}

/** Returns the ledger rows of a shipment: its units are shipped, leave their warehouses, and are no longer on order. */
export function rowsOfShipment({ customer_id, line_items = [] }: Shipment): Row[] {
  const rows = line_items.flatMap((line) => {
    const shipped = shippedGoods(line);
    return [
      unitsRow(SHIPPED, line.so_line_item_id!, line.quantity ?? 0),
      unitsRow(goods.COMMITTED, line.item_id!, -(line.quantity ?? 0)),
      ...(shipped ? goods.moved({ ...shipped, stock: 'physical' }, -1) : []),
    ];
  });
  return [...rows, ...transactionWith(customer_id)];
}
