import { type Business, type Item, made } from './business.ts';
import { FAMILIES } from './words.ts';

const SERVICES = [
  'Tent repair',
  'Boot resoling',
  'Rope inspection',
  'Guide training',
  'Gift wrapping',
  'Route planning',
];
/** Of so many items, one is a service. */
const SERVICE_SHARE = 50;

/** Adds an item: a variant of a family of goods, and now and then a service. */
export function addItem(business: Business): void {
  const { random, items, taxes, vendors } = business;
  const index = items.length;
  const vendor = random.pick(vendors);
  const [goods, services] = taxes;
  if (index % SERVICE_SHARE === SERVICE_SHARE - 1) {
    const name = SERVICES[(index + 1) / SERVICE_SHARE - 1]!;
    const rate = random.between(3, 30) * 100;
    const service = { name, rate, item_type: 'sales', tax_id: services, sku: `SVC-${index + 1}`, unit: 'job' };
    items.push({
      id: made(business, 'createItem', service)['item_id'] as string,
      name,
      rate,
      cost: 0,
      vendor,
      sold: 0,
    });
    return;
  }
  const { name: family, code, unit, rate: plain, hsn, variants } = FAMILIES[index % FAMILIES.length]!;
  const variant = variants[Math.floor(index / FAMILIES.length)]!;
  const name = `${family} - ${variant}`;
  const rate = Math.round((plain * random.between(80, 160)) / 1000) * 10;
  const cost = Math.round((rate * random.between(52, 70)) / 100);
  const stock = random.between(6, 60) * 10;
  const item = made(business, 'createItem', {
    name,
    unit,
    item_type: 'inventory',
    description: `${family}, ${variant}.`,
    sku: `${code}-${String(index + 1).padStart(3, '0')}`,
    rate,
    purchase_rate: cost,
    tax_id: goods,
    reorder_level: random.between(2, 8) * 5,
    initial_stock: stock,
    initial_stock_rate: cost,
    vendor_id: vendor.id,
    hsn_or_sac: hsn,
  });
  items.push({ id: item['item_id'] as string, name, rate, cost, vendor, stock, sold: 0 });
}

/** Goods of which so many units are in the main warehouse. */
export function inStock({ random, items }: Business, units: number): Item | undefined {
  // It is looked for a few times: a business that has sold out sells nothing.
  for (let tries = 0; tries < 8; tries += 1) {
    const item = random.pick(items);
    if ((item.stock ?? 0) >= units) return item;
  }
  return undefined;
}
