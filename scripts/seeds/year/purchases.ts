import { type Business, done, type Item, made, type Party, priceFor, rounded, today } from './business.ts';

/** Orders again from a vendor what was sold of its goods, and receives it over the next weeks. */
export function restock(business: Business, vendor: Party): void {
  const { random, items, organization, calendar } = business;
  const wanted = items.filter((item) => item.vendor === vendor && item.sold > 0).slice(0, 6);
  if (wanted.length === 0) return;
  calendar.pass();
  const status = random.weighted([
    [92, 'issued'],
    [5, 'draft'],
    [3, 'void'],
  ] as const);
  const order = organization.records('purchaseOrders').add({
    vendor_id: vendor.id,
    status,
    line_items: wanted.map((item) => {
      const quantity = Math.ceil((item.sold * random.between(11, 14)) / 10);
      return { item_id: item.id, quantity, rate: priceFor(vendor, item.cost) };
    }),
  });
  if (status !== 'issued') return;
  const lines = order.line_items!.map(({ line_item_id, quantity, rate }, index) => {
    return { id: line_item_id!, item: wanted[index]!, quantity, rate: rate! };
  });
  for (const { item } of lines) item.sold = 0;
  const { purchaseorder_id: id, purchaseorder_number: number } = order;
  const isSplit = lines.length > 1 && random.chance(25);
  calendar.after(random.between(4, 16), () =>
    receive(business, vendor, { id: id!, number: number! }, isSplit ? lines.slice(1) : lines),
  );
  if (isSplit && random.chance(70)) {
    calendar.after(random.between(18, 40), () =>
      receive(business, vendor, { id: id!, number: number! }, lines.slice(0, 1)),
    );
  }
}

/** A line of a purchase order that comes in. */
interface Incoming {
  id: string;
  item: Item;
  quantity: number;
  rate: number;
}

function receive(
  business: Business,
  vendor: Party,
  order: { id: string; number: string },
  lines: readonly Incoming[],
): void {
  const { random, organization, calendar } = business;
  business.receives += 1;
  const number = String(business.receives).padStart(5, '0');
  made(
    business,
    'createPurchaseReceive',
    {
      receive_number: `PR-${number}`,
      line_items: lines.map(({ id, quantity }) => ({ line_item_id: id, quantity })),
    },
    { purchaseorder_id: order.id },
  );
  for (const { item, quantity } of lines) item.stock! += quantity;
  const total = rounded(
    vendor,
    lines.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0),
  );
  const date = today(business);
  const bill = organization.records('bills').add({
    bill_number: `BILL-${number}`,
    vendor_id: vendor.id,
    date,
    due_date: dayAfter(date, 30),
    total,
  });
  if (random.chance(22))
    calendar.after(random.between(2, 14), () => creditBill(business, vendor, bill.bill_id!, lines, total));
}

/** A vendor credits goods that were faulty; the credit is used for the bill, comes back as money, or is left. */
function creditBill(
  business: Business,
  vendor: Party,
  bill_id: string,
  lines: readonly Incoming[],
  billed: number,
): void {
  const { random } = business;
  const { item, rate } = lines[0]!;
  const credit = made(business, 'createVendorCredit', {
    vendor_id: vendor.id,
    notes: 'Faulty goods, which were not sent back.',
    line_items: [{ name: `Credit for ${item.name}`, rate, quantity: 1 }],
  });
  const path = { vendor_credit_id: credit['vendor_credit_id'] as string };
  const total = Number(credit['total']);
  const isForeign = vendor.currency.rate !== 1;
  if (random.chance(55) && !isForeign && total <= billed) {
    done(business, 'applyVendorCreditToBills', path, { bills: [{ bill_id, amount_applied: total }] });
  } else if (random.chance(40)) done(business, 'refundVendorCredit', path, { amount_fcy: total });
  else if (random.chance(20)) done(business, 'voidVendorCredit', path);
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
