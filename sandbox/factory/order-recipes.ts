import type { Id } from '../engine/index.ts';
import type { Json, Kit } from './kit.ts';
import type { FactoryName } from './states.ts';

type OrderedLine = Readonly<{ line_item_id: Id; quantity: number }>;

/** The lines of an order. */
function linesOf(kit: Kit, resource: 'purchaseOrders' | 'salesOrders', id: Id): OrderedLine[] {
  return (kit.shown(resource, id)['line_items'] ?? []) as OrderedLine[];
}

/** The fields without those that stand in the query. */
function without(fields: Json, name: string): Json {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

/** Makes a sales order for two units of an item. */
function sale(kit: Kit, fields: Json, status: 'confirmed' | 'draft' | 'void' = 'confirmed'): Id {
  return kit.records('salesOrders').add({
    customer_id: kit.idOr(fields['customer_id'], kit.customer),
    ...(fields['line_items'] === undefined && { line_items: [{ item_id: kit.item(), quantity: 2 }] }),
    ...fields,
    status,
  }).salesorder_id!;
}

function purchase(kit: Kit, fields: Json, status: 'issued' | 'draft' | 'void' = 'issued'): Id {
  return kit.records('purchaseOrders').add({
    vendor_id: kit.idOr(fields['vendor_id'], kit.vendor),
    ...(fields['line_items'] === undefined && { line_items: [{ item_id: kit.item(), quantity: 2 }] }),
    ...fields,
    status,
  }).purchaseorder_id!;
}

/** Lines of an order as something takes them: all, or one unit of the first. */
function taken<Name extends string>(lines: readonly OrderedLine[], name: Name, isPart: boolean): Json[] {
  if (isPart) return lines.slice(0, 1).map(({ line_item_id }) => ({ [name]: line_item_id, quantity: 1 }));
  return lines.map(({ line_item_id, quantity }) => ({ [name]: line_item_id, quantity }));
}

function pack(kit: Kit, order: Id, fields: Json = {}, isPart = false): Id {
  const line_items = taken(linesOf(kit, 'salesOrders', order), 'so_line_item_id', isPart);
  return kit.make('createPackage', 'package_id', { date: kit.day(), line_items, ...fields }, { salesorder_id: order });
}

function ship(kit: Kit, package_ids: string, fields: Json = {}): Id {
  const shipment_number = kit.nameFor('shipmentOrders', 'shipment_number', 'Shipment');
  const body = { shipment_number, date: kit.day(), delivery_method: 'Courier', tracking_number: '1000', ...fields };
  return kit.make('createShipmentOrder', 'shipment_id', body, { package_ids });
}

function receive(kit: Kit, order: Id, fields: Json = {}, isPart = false): Id {
  const line_items = taken(linesOf(kit, 'purchaseOrders', order), 'line_item_id', isPart);
  const receive_number = kit.nameFor('purchaseReceives', 'receive_number', 'Receive');
  const query = { purchaseorder_id: order };
  return kit.make('createPurchaseReceive', 'receive_id', { receive_number, line_items, ...fields }, query);
}

export const orderRecipes = {
  salesOrders(kit, fields, state) {
    const isSet = state === 'draft' || state === 'void';
    const id = sale(kit, fields, isSet ? state : 'confirmed');
    if (state === 'partially_shipped' || state === 'fulfilled')
      ship(kit, pack(kit, id, {}, state === 'partially_shipped'));
    return id;
  },

  packages(kit, fields, state) {
    const order = kit.idOr(fields['salesorder_id'], () => sale(kit, {}));
    const id = pack(kit, order, without(fields, 'salesorder_id'));
    if (state !== 'Shipped' && state !== 'Delivered') return id;
    const shipment = ship(kit, id);
    if (state === 'Delivered') kit.simulate('shipmentOrders.deliver', shipment);
    return id;
  },

  shipmentOrders(kit, fields, state) {
    const packages = kit.idOr(fields['package_ids'], () => pack(kit, sale(kit, {})));
    const id = ship(kit, packages, without(fields, 'package_ids'));
    if (state === 'delivered') kit.simulate('shipmentOrders.deliver', id);
    return id;
  },

  salesReturns(kit, fields) {
    const order = kit.idOr(fields['salesorder_id'], () => {
      const made = sale(kit, {});
      ship(kit, pack(kit, made));
      return made;
    });
    const line_items = taken(linesOf(kit, 'salesOrders', order), 'salesorder_item_id', true);
    const body = { line_items, ...without(fields, 'salesorder_id') };
    return kit.make('createSalesReturn', 'salesreturn_id', body, { salesorder_id: order });
  },

  purchaseOrders(kit, fields, state) {
    const isSet = state === 'draft' || state === 'void';
    const id = purchase(kit, fields, isSet ? state : 'issued');
    if (state === 'partially_received' || state === 'received') receive(kit, id, {}, state === 'partially_received');
    return id;
  },

  purchaseReceives(kit, fields) {
    const order = kit.idOr(fields['purchaseorder_id'], () => purchase(kit, {}));
    return receive(kit, order, without(fields, 'purchaseorder_id'));
  },
} as const satisfies { readonly [Name in FactoryName]?: (kit: Kit, fields: Json, state: string | undefined) => Id };
