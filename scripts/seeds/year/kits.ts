import { type Business, made } from './business.ts';

/** Kits, each with the indices of its families. A kit contains the first variant of each. */
const KITS = [
  ['Overnight Kit', [0, 4, 6]],
  ['Family Camp Kit', [1, 11, 13]],
  ['Day Hike Kit', [2, 8, 26]],
  ['Summit Kit', [3, 9, 12]],
  ['Rope Kit', [14, 16, 17]],
  ['Monsoon Kit', [19, 27]],
] as const;

const GROUPS = [
  ['Ridge Gaiter', 'Colour', ['Slate', 'Moss']],
  ['Trail Glove', 'Size', ['S', 'M', 'L']],
] as const;

/** Adds what is made of items and lists their prices: kits, groups, price lists. Some kits are put together. */
export function addKits(business: Business): void {
  const { organization, items, random } = business;
  for (const [index, [name, families]] of KITS.entries()) {
    const parts = families.map((family) => items[family]!);
    const kit = made(business, 'createCompositeItem', {
      name,
      sku: `KIT-${index + 1}`,
      item_type: 'inventory',
      product_type: 'goods',
      rate: parts.reduce((sum, { rate }) => sum + rate, 0) - 200,
      mapped_items: parts.map(({ id }) => ({ item_id: id, quantity: 1 })),
    });
    const quantity_to_bundle = random.between(2, 9);
    made(business, 'createBundle', { composite_item_id: kit['composite_item_id'], quantity_to_bundle });
    for (const part of parts) part.stock! -= quantity_to_bundle;
  }
  for (const [group_name, attribute_name1, options] of GROUPS) {
    const each = options.map((option, index) => ({
      name: `${group_name} - ${option}`,
      rate: 640 + 20 * index,
      purchase_rate: 410,
      sku: `${group_name.slice(0, 3).toUpperCase()}-G${index + 1}`,
      initial_stock: 40,
      initial_stock_rate: 410,
      attribute_option_name1: option,
    }));
    made(business, 'createItemGroup', {
      group_name,
      unit: 'pair',
      attribute_name1,
      attributes: [{ name: attribute_name1, options: options.map((name) => ({ name })) }],
      items: each,
    });
  }
  for (const [name, percentage] of [
    ['Trekking clubs', 95],
    ['Schools', 90],
    ['Resellers', 80],
  ] as const) {
    made(business, 'createPriceList', {
      name,
      currency_id: organization.records('organizations').list()[0]!.currency_id,
      pricebook_type: 'per_item',
      is_increase: false,
      sales_or_purchase_type: 'sales',
      pricebook_items: items
        .slice(0, 12)
        .map(({ id, rate }) => ({ item_id: id, pricebook_rate: Math.round((rate * percentage) / 100) })),
    });
  }
}
