import { type Business, done, made, priceFor, today } from './business.ts';
import { DAYS } from './calendar.ts';
import { inStock } from './catalog.ts';

/**
 * Does the work other than selling, each task every so many days: counts, transfers between warehouses and advances. On the last
 * day, ends trade with some customers and items.
 */
export function doChores(business: Business, day: number): void {
  if (day % 7 === 3) count(business);
  if (day % 9 === 4) move(business, String(day));
  if (day % 14 === 6) takeAdvance(business);
  if (day === DAYS - 1) endTrade(business);
}

/** Corrects the stock of an item after a count. */
function count(business: Business): void {
  const { random } = business;
  const item = inStock(business, 10);
  if (!item) return;
  const quantity_adjusted = random.pick([-4, -2, -1, 1, 2, 6]);
  made(business, 'createItemAdjustment', {
    date: today(business),
    reason: random.pick(['Stocktake', 'Damaged', 'Sample']),
    adjustment_type: 'quantity',
    line_items: [{ item_id: item.id, quantity_adjusted }],
  });
  item.stock! += quantity_adjusted;
}

/** Moves goods to another warehouse; the last ones are still on their way. */
function move(business: Business, number: string): void {
  const { random, organization } = business;
  const units = random.between(2, 12);
  const item = inStock(business, units + 20);
  const [from, ...others] = organization.records('warehouses').list();
  if (!item) return;
  made(business, 'createTransferOrder', {
    transfer_order_number: `TO-${number.padStart(5, '0')}`,
    date: today(business),
    from_warehouse_id: from!.warehouse_id,
    to_warehouse_id: random.pick(others).warehouse_id,
    is_intransit_order: Number(number) > 340,
    line_items: [{ item_id: item.id, name: item.name, quantity_transfer: units }],
  });
  item.stock! -= units;
}

/** Asks a customer for an advance. */
function takeAdvance(business: Business): void {
  const { random, customers, calendar, organization } = business;
  const customer = random.pick(customers);
  const retainer = made(business, 'createRetainerInvoice', {
    customer_id: customer.id,
    line_items: [{ description: 'Advance on the next order', rate: priceFor(customer, random.between(5, 60) * 500) }],
  });
  const retainerinvoice_id = retainer['retainerinvoice_id'] as string;
  if (random.chance(15)) return;
  done(business, 'markRetainerInvoiceSent', { retainerinvoice_id });
  calendar.after(random.between(3, 25), () => {
    if (random.chance(65)) organization.simulate('retainerInvoices.payByCard', retainerinvoice_id);
    else if (random.chance(40)) done(business, 'voidRetainerInvoice', { retainerinvoice_id });
  });
}

/** Ends the trade with some customers, and in some items. */
function endTrade(business: Business): void {
  const { customers, items, organization } = business;
  for (const { id } of customers.slice(-4)) done(business, 'markContactInactive', { contact_id: id });
  for (const { id } of items.slice(-6)) organization.records('items').update(id, { status: 'inactive' });
}
