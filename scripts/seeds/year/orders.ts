import { type Business, type Item, made, type Party, priceFor, today } from './business.ts';
import { inStock } from './catalog.ts';
import { invoice } from './sales.ts';

/** A sales order, and the goods of its lines. */
interface Order {
  id: string;
  number: string;
  customer: Party;
  lines: { id: string; item: Item; quantity: number; shipped: number }[];
}

const CARRIERS = ['Courier', 'Road freight', 'Air parcel'];

/** Takes an order, and packs, ships and invoices it over the next days. */
export function takeOrder(business: Business): void {
  const { random, customers, calendar } = business;
  const customer = random.pick(customers);
  const chosen = new Map<Item, number>();
  for (let count = random.between(1, 4); count > 0; count -= 1) {
    const quantity = random.between(1, 9);
    const item = inStock(business, quantity);
    if (item) chosen.set(item, quantity);
  }
  if (chosen.size === 0) return;
  const status = random.weighted([
    [90, 'confirmed'],
    [6, 'draft'],
    [4, 'void'],
  ] as const);
  const order = add(business, customer, chosen, status);
  if (status !== 'confirmed') return;
  const isSplit = order.lines.length > 1 && random.chance(18);
  calendar.after(random.between(1, 5), () => deliver(business, order, isSplit ? order.lines.slice(0, 1) : order.lines));
  if (isSplit && random.chance(60)) {
    calendar.after(random.between(6, 20), () => deliver(business, order, order.lines.slice(1)));
  }
}

function add(
  business: Business,
  customer: Party,
  chosen: ReadonlyMap<Item, number>,
  status: 'confirmed' | 'draft' | 'void',
): Order {
  const { organization, calendar } = business;
  calendar.pass();
  const record = organization.records('salesOrders').add({
    customer_id: customer.id,
    status,
    line_items: [...chosen].map(([item, quantity]) => ({
      item_id: item.id,
      quantity,
      rate: priceFor(customer, item.rate),
    })),
  });
  const items = [...chosen.keys()];
  const lines = record.line_items!.map(({ line_item_id, quantity }, index) => {
    return { id: line_item_id!, item: items[index]!, quantity, shipped: 0 };
  });
  return { id: record.salesorder_id!, number: record.salesorder_number!, customer, lines };
}

/** Packs and ships lines of an order, as far as there is enough of the goods, and invoices them. */
function deliver(business: Business, order: Order, wanted: Order['lines']): void {
  const { random, calendar, organization } = business;
  const lines = wanted.filter(({ item, quantity }) => item.stock! >= quantity);
  if (lines.length === 0) return;
  const packed = made(
    business,
    'createPackage',
    {
      date: today(business),
      line_items: lines.map(({ id, quantity }) => ({ so_line_item_id: id, quantity })),
    },
    { salesorder_id: order.id },
  );
  if (random.chance(6)) return;
  for (const line of lines) {
    line.item.stock! -= line.quantity;
    line.item.sold += line.quantity;
  }
  calendar.after(random.between(0, 2), () => {
    const shipment = made(
      business,
      'createShipmentOrder',
      {
        shipment_number: `SHP-${String(packed['package_number']).slice(4)}`,
        date: today(business),
        delivery_method: random.pick(CARRIERS),
        tracking_number: String(random.between(1_000_000_000, 2_000_000_000)),
      },
      { package_ids: packed['package_id'] },
    );
    for (const line of lines) line.shipped = line.quantity;
    const { customer, number } = order;
    invoice(
      business,
      customer,
      lines.map(({ item, quantity }) => ({ item_id: item.id, quantity, rate: priceFor(customer, item.rate) })),
      number,
    );
    calendar.after(random.between(1, 6), () => {
      if (random.chance(90)) organization.simulate('shipmentOrders.deliver', shipment['shipment_id'] as string);
      if (random.chance(12)) calendar.after(random.between(1, 12), () => takeBack(business, order));
    });
  });
}

/** Takes some shipped goods back. */
function takeBack(business: Business, order: Order): void {
  const { random, calendar, organization } = business;
  const line = order.lines.find(({ shipped }) => shipped > 0)!;
  const quantity = random.between(1, line.shipped);
  line.shipped -= quantity;
  const salesreturn = made(
    business,
    'createSalesReturn',
    {
      reason: random.pick(['Does not fit.', 'Arrived damaged.', 'Ordered twice.']),
      line_items: [{ salesorder_item_id: line.id, quantity }],
    },
    { salesorder_id: order.id },
  );
  if (random.chance(20)) return;
  const id = salesreturn['salesreturn_id'] as string;
  calendar.after(random.between(2, 9), () => {
    organization.simulate('salesReturns.receive', id);
    line.item.stock! += quantity;
  });
}
