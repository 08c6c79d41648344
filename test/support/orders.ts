import type { FullRecord, Sandbox } from '../../src/public/sandbox.ts';
import { type Caller, ok } from './sandbox-calls.ts';
import { castId, type Json } from './story.ts';

const [RIDGELINE, DECCAN, SLATE, BOTTLE] = [castId(14001), castId(14003), castId(16001), castId(16005)];

/** An order with its lines: one of Slate daypacks, one of bottles. */
export interface Order {
  id: string;
  number: string;
  slate: string;
  bottle: string;
}

/** An order of a customer for some of each. */
export function openSale(sandbox: Sandbox, quantity = 5, fields: Partial<FullRecord<'salesOrders'>> = {}): Order {
  const line_items = [SLATE, BOTTLE].map((item_id) => ({ item_id, quantity }));
  const order = sandbox.records('salesOrders').add({ customer_id: RIDGELINE, line_items, ...fields } as Json);
  return orderOf(order.salesorder_id!, order.salesorder_number!, order.line_items!);
}

/** An order to the vendor for some of each. */
export function openPurchase(
  sandbox: Sandbox,
  quantity = 5,
  fields: Partial<FullRecord<'purchaseOrders'>> = {},
): Order {
  const line_items = [SLATE, BOTTLE].map((item_id) => ({ item_id, quantity }));
  const order = sandbox.records('purchaseOrders').add({ vendor_id: DECCAN, line_items, ...fields } as Json);
  return orderOf(order.purchaseorder_id!, order.purchaseorder_number!, order.line_items!);
}

function orderOf(id: string, number: string, lines: readonly { line_item_id?: string }[]): Order {
  return { id, number, slate: lines[0]!.line_item_id!, bottle: lines[1]!.line_item_id! };
}

/** Packs some of each. Returns the id of the package. */
export async function pack(
  call: Caller,
  order: Order,
  slate: number,
  bottle = slate,
  date = '2026-03-28',
): Promise<string> {
  const line_items = [
    { so_line_item_id: order.slate, quantity: slate },
    { so_line_item_id: order.bottle, quantity: bottle },
  ].filter(({ quantity }) => quantity > 0);
  const answer = await ok(call('createPackage', { salesorder_id: order.id }, { date, line_items }));
  return (answer['package'] as [Json])[0]['package_id'] as string;
}

let shipments = 0;

/** Ships packages. Returns the shipment order. */
export async function ship(call: Caller, packages: readonly string[], fields: Json = {}): Promise<Json> {
  const body = {
    shipment_number: `SHP-9${(shipments += 1)}`,
    date: '2026-03-28',
    delivery_method: 'Courier',
    tracking_number: '778120',
    ...fields,
  };
  const answer = await ok(call('createShipmentOrder', { package_ids: packages.join(',') }, body));
  return answer['shipment_order'] as Json;
}

/** Packs and ships some of each. */
export async function deliver(call: Caller, order: Order, slate: number, bottle = slate): Promise<Json> {
  return ship(call, [await pack(call, order, slate, bottle)]);
}

/** Sells and ships bottles that are returned: the line of a credit note that credits one of them. */
export async function returned(sandbox: Sandbox, call: Caller, quantity: number): Promise<Json> {
  const order = openSale(sandbox, quantity);
  await deliver(call, order, 0, quantity);
  const body = { line_items: [{ salesorder_item_id: order.bottle, quantity }] };
  const { salesreturn } = await ok(call('createSalesReturn', {}, body));
  const [line] = (salesreturn as Json)['line_items'] as [Json];
  return {
    item_id: BOTTLE,
    quantity: 1,
    invoice_id: castId(23001),
    invoice_item_id: castId(23013),
    salesreturn_item_id: line['line_item_id'],
    is_item_shipped: true,
    is_returned_to_stock: true,
  };
}
