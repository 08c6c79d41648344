import { imageIn, needs, REQUIRED, refuseIfUsed, refuseTwice, withIds } from '../common/index.ts';
import { FOLLOWS, OWED, settleOwed } from '../documents/index.ts';
import { assumedRule, documentedRule, fromMinor, ID, rule, TEXT, toMinor } from '../engine/index.ts';
import {
  accountFor,
  accountName,
  actuallyAvailable,
  available,
  BASES,
  CODES,
  checkOpening,
  checkPreferences,
  goodsOf,
  notCustomer,
  onHand,
  openingRows,
  partFields,
  primaryWarehouse,
  stockOf,
  taxFields,
  VALUE,
  VALUE_DECIMALS,
  vendorFields,
} from '../goods/index.ts';
import type { Reader, Stored, TableOf } from '../types/index.ts';

const stock = stockOf(({ composite_item_id }: Stored<'compositeItems'>) => composite_item_id);

export const compositeItems: TableOf<'compositeItems'> = {
  idField: 'composite_item_id',
  noun: 'composite item',
  title: ({ name }) => name,
  hidden: { opening_warehouse_id: ID, image_content: TEXT },
  states: { set: ['active', 'inactive'] },
  defaults: [
    assumedRule(
      'composite-items.defaults',
      'A new composite item is active and has the source `user`.',
      'The samples show this.',
      { status: 'active', source: 'user' },
    ),
    documentedRule('composite-items.type', 'A composite item has the type `inventory`.', 'document 1, Composite item', {
      item_type: 'inventory',
    }),
    assumedRule(
      'composite-items.accounts',
      'A composite item gets accounts for sales, purchases, and inventory unless the request names others.',
      'Each of them is optional.',
      {
        account_id: (_, context) => accountFor('sales', context),
        purchase_account_id: (_, context) => accountFor('cost_of_goods_sold', context),
        inventory_account_id: (_, context) => accountFor('inventory', context),
      },
    ),
    rule('composite-items.opening', BASES.opening, {
      opening_warehouse_id: ({ initial_stock = 0 }, context) =>
        Number(initial_stock) > 0 ? primaryWarehouse(context) : undefined,
      initial_stock_rate: ({ initial_stock = 0, purchase_rate }) =>
        Number(initial_stock) > 0 ? purchase_rate : undefined,
    }),
  ],
  prepare: [
    assumedRule(
      'composite-items.parts',
      'Parts in a request replace the previous parts. A part keeps its id if the request sends the id, or if it is the same item. Its quantity is 1 by default.',
      'The quantity is optional, and requests accept `line_item_id`.',
      (kit, context, _, before) => {
        if (!kit.mapped_items) return;
        const known = before?.mapped_items;
        const parts = withIds(context, 'mapped_items', kit.mapped_items, known, 'line_item_id', 'item_id');
        kit.mapped_items = parts.map(({ is_combo_product: __, ...part }) => ({ quantity: 1, ...part }));
      },
    ),
  ],
  refers: [
    rule('composite-items.vendor', BASES.vendor, { vendor_id: { to: 'contacts', active: true, allows: notCustomer } }),
    rule('composite-items.taxes', BASES.taxes, {
      tax_id: { to: ['taxes', 'taxGroups'] },
      'item_tax_preferences[].tax_id': { to: ['taxes', 'taxGroups'] },
    }),
    rule('composite-items.account-ids', BASES.accounts, {
      account_id: { to: 'accounts', holds: false },
      purchase_account_id: { to: 'accounts', holds: false },
      inventory_account_id: { to: 'accounts', holds: false },
    }),
    assumedRule(
      'composite-items.part-ids',
      'Each part must be an active item or an active composite item.',
      'Otherwise, the kit could not be assembled.',
      {
        'mapped_items[].item_id': {
          to: ['items', 'compositeItems'],
          active: true,
        },
      },
    ),
    assumedRule(
      'composite-items.custom-fields',
      'The custom fields must exist.',
      'The organization must add them first.',
      {
        'custom_fields[].custom_field_id': { to: 'customFields', holds: false },
      },
    ),
  ],
  unique: [
    rule('composite-items.sku', BASES.sku, [{ field: 'sku', index: 'sku' }]),
    rule('composite-items.codes', BASES.codes, CODES),
  ],
  fieldChecks: [
    assumedRule(
      'composite-items.required',
      'A composite item keeps a name, SKU, price, and parts.',
      REQUIRED,
      (kit, context) => needs<'compositeItems'>(kit, context, 'name', 'sku', 'rate', 'mapped_items'),
    ),
    assumedRule(
      'composite-items.recipe',
      'A composite item has at least one part. Each part is an item, appears once, and has a quantity above 0. A composite item cannot contain itself.',
      'No other recipe could be assembled.',
      checkRecipe,
    ),
    rule('composite-items.preferences', BASES.preferences, checkPreferences),
    rule('composite-items.opening-numbers', BASES.openingNumbers, checkOpening),
  ],
  updated: [rule('stock.owed', OWED, ({ composite_item_id }, context) => settleOwed([composite_item_id], context))],
  deletion: [
    assumedRule(
      'composite-items.delete-used',
      'A composite item that other records refer to cannot be deleted.',
      'Those records would refer to something that does not exist.',
      (kit, context) => refuseIfUsed('compositeItems', kit.composite_item_id!, kit, context),
    ),
  ],
  ledgerEntries: [rule('composite-items.opening', BASES.opening, (kit) => openingRows(kit.composite_item_id!, kit))],
  completed: [
    documentedRule(
      'composite-items.part-details',
      'A part shows the name, prices, image, and stock of its item.',
      'document 1, Composite item',
      partFields,
    ),
    documentedRule(
      'composite-items.custom-field-details',
      'A custom field shows its position and label.',
      'document 1, Composite item',
      {
        'custom_fields[].index': ({ custom_field_id: id }, context) => context.get('customFields', id)?.index,
        'custom_fields[].label': ({ custom_field_id: id }, context) => context.get('customFields', id)?.label,
      },
    ),
  ],
  computed: [
    documentedRule('composite-items.combo', '`is_combo_product` is always `true`.', 'document 1, Composite item', {
      is_combo_product: () => true as const,
    }),
    rule('composite-items.stock-on-hand', BASES.onHand, { stock_on_hand: stock(onHand) }),
    rule('composite-items.available-stock', BASES.available, {
      available_stock: stock(available),
      actual_available_stock: stock(actuallyAvailable),
    }),
    rule('composite-items.names', BASES.names, {
      ...taxFields,
      ...vendorFields,
      account_name: ({ account_id }, context) => accountName(account_id, context),
      purchase_account_name: ({ purchase_account_id }, context) => accountName(purchase_account_id, context),
      inventory_account_name: ({ inventory_account_id }, context) => accountName(inventory_account_id, context),
    }),
    assumedRule(
      'composite-items.value',
      '`asset_value` is the cost of the stock: initial stock at its price and bundles at the cost of their parts, first in, first out.',
      'The documents say "based on purchase rate" and mention FIFO cost lots; the two agree as long as prices do not change.',
      {
        asset_value: ({ composite_item_id: id }, context) => {
          const value = fromMinor(context.sum(VALUE, id!), VALUE_DECIMALS);
          return fromMinor(toMinor(value, context.decimals), context.decimals);
        },
      },
    ),
  ],
  follows: {
    ...FOLLOWS.stock,
    is_combo_product: 'what the record is: every composite item is one',
    asset_value: 'what the stock has cost: give a new record initial_stock and initial_stock_rate, or bundle it',
    mapped_items: 'the item that item_id names',
    custom_fields: 'the custom field that its id names: change the record in customFields',
  },
  actions: {
    addCompositeItemImage: assumedRule(
      'composite-items.image',
      'The form field `image` accepts a gif, png, jpeg, jpg, or bmp file, which replaces the previous one. Its bytes are stored in `image_content`, which only `records` shows; no operation does.',
      'The documents name the field and list these formats for the images of parts.',
      ({ id, form }, context) => {
        context.set('compositeItems', id, imageIn(form, context));
      },
    ),
  },
};

function checkRecipe({ mapped_items: parts = [], composite_item_id }: Stored<'compositeItems'>, context: Reader): void {
  if (parts.length === 0) context.refuse('missing', 'mapped_items must have at least one entry.', 'mapped_items');
  refuseTwice('mapped_items', parts, 'item_id', context);
  context.each(parts, ({ item_id, quantity = 0 }, index) => {
    const path = `mapped_items[${index}]`;
    if (item_id === undefined) context.refuse('missing', `${path}.item_id is missing.`, `${path}.item_id`);
    if (quantity <= 0) context.refuse('invalid', `${path}.quantity must be more than 0.`, `${path}.quantity`);
    if (composite_item_id !== undefined && contains(item_id, composite_item_id, context)) {
      context.refuse('invalid', 'A composite item cannot contain itself.', `${path}.item_id`);
    }
  });
}

/** Whether an item is, or has among its parts, another one. */
function contains(item: string, wanted: string, context: Reader): boolean {
  if (item === wanted) return true;
  return (goodsOf(item, context)?.parts() ?? []).some((part) => contains(part, wanted, context));
}
