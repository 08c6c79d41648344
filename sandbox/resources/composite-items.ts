import * as common from '../common/index.ts';
import { backfillCosts, FOLLOWS } from '../documents/index.ts';
import { fromMinor, ID, roundTo, rule, TEXT } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { Reader, Stored, TableOf } from '../types/index.ts';

const stock = goods.stockOf(({ composite_item_id }: Stored<'compositeItems'>) => composite_item_id);

export const compositeItems: TableOf<'compositeItems'> = {
  idField: 'composite_item_id',
  noun: 'composite item',
  title: ({ name }) => name,
  stored: { opening_warehouse_id: ID, image_content: TEXT },
  states: { set: ['active', 'inactive'] },
  defaults: [
    rule('composite-items.defaults', { status: 'active', source: 'user' }),
    rule('composite-items.type', {
      item_type: 'inventory',
    }),
    rule('composite-items.accounts', {
      account_id: (_, context) => goods.accountFor('sales', context),
      purchase_account_id: (_, context) => goods.accountFor('cost_of_goods_sold', context),
      inventory_account_id: (_, context) => goods.accountFor('inventory', context),
    }),
    rule('composite-items.initial-stock', {
      opening_warehouse_id: ({ initial_stock = 0 }, context) =>
        Number(initial_stock) > 0 ? goods.primaryWarehouse(context) : undefined,
      initial_stock_rate: ({ initial_stock = 0, purchase_rate }) =>
        Number(initial_stock) > 0 ? purchase_rate : undefined,
    }),
  ],
  prepare: [
    rule('composite-items.parts', (kit, context, _, before) => {
      if (!kit.mapped_items) return;
      const previousParts = before?.mapped_items;
      const parts = common.withIds(context, 'mapped_items', kit.mapped_items, previousParts, 'line_item_id', 'item_id');
      kit.mapped_items = parts.map(({ is_combo_product: __, ...part }) => ({ quantity: 1, ...part }));
    }),
  ],
  refers: [
    rule('composite-items.vendor', { vendor_id: common.VENDOR }),
    rule('composite-items.taxes', {
      tax_id: { to: ['taxes', 'taxGroups'] },
      'item_tax_preferences[].tax_id': { to: ['taxes', 'taxGroups'] },
    }),
    rule('composite-items.account-ids', {
      account_id: { to: 'accounts', holds: false },
      purchase_account_id: { to: 'accounts', holds: false },
      inventory_account_id: { to: 'accounts', holds: false },
    }),
    rule('composite-items.part-ids', {
      'mapped_items[].item_id': {
        to: ['items', 'compositeItems'],
        active: true,
      },
    }),
    rule('composite-items.custom-fields', {
      'custom_fields[].custom_field_id': { to: 'customFields', holds: false },
    }),
  ],
  unique: [
    rule('composite-items.unique-sku', [{ field: 'sku', index: 'sku' }]),
    rule('composite-items.unique-codes', goods.CODES),
  ],
  fieldChecks: [
    rule('composite-items.required', (kit, context) =>
      common.needs<'compositeItems'>(kit, context, 'name', 'sku', 'rate', 'mapped_items'),
    ),
    rule('composite-items.part-list', checkRecipe),
    rule('composite-items.tax-preferences', goods.checkPreferences),
    rule('composite-items.initial-stock-values', goods.checkOpening),
  ],
  updated: [rule('stock.negative', ({ composite_item_id }, context) => backfillCosts([composite_item_id], context))],
  deletion: [
    rule('composite-items.delete-used', (kit, context) =>
      common.refuseIfUsed('compositeItems', kit.composite_item_id!, kit, context),
    ),
  ],
  ledgerEntries: [rule('composite-items.initial-stock', (kit) => goods.openingRows(kit.composite_item_id!, kit))],
  completed: [
    rule('composite-items.part-details', goods.partFields),
    rule('composite-items.custom-field-details', {
      'custom_fields[].index': ({ custom_field_id: id }, context) => context.get('customFields', id)?.index,
      'custom_fields[].label': ({ custom_field_id: id }, context) => context.get('customFields', id)?.label,
    }),
  ],
  computed: [
    rule('composite-items.is-combo', {
      is_combo_product: () => true as const,
    }),
    rule('composite-items.stock-on-hand', { stock_on_hand: stock(goods.onHand) }),
    rule('composite-items.available-stock', {
      available_stock: stock(goods.available),
      actual_available_stock: stock(goods.actuallyAvailable),
    }),
    rule('composite-items.names', {
      ...goods.taxFields,
      ...goods.vendorFields,
      account_name: ({ account_id }, context) => goods.accountName(account_id, context),
      purchase_account_name: ({ purchase_account_id }, context) => goods.accountName(purchase_account_id, context),
      inventory_account_name: ({ inventory_account_id }, context) => goods.accountName(inventory_account_id, context),
    }),
    rule('composite-items.value', {
      asset_value: ({ composite_item_id: id }, context) => {
        const value = fromMinor(context.sum(goods.VALUE, id!), goods.VALUE_DECIMALS);
        return roundTo(value, context.decimals);
      },
    }),
  ],
  derivedFrom: {
    ...FOLLOWS.stock,
    is_combo_product: 'the kind of record: every composite item is a combo product',
    asset_value: 'what the stock cost: give a new record initial_stock and initial_stock_rate, or bundle it',
    mapped_items: 'the item that item_id names',
    custom_fields: 'the custom field that its id names: change the record in customFields',
  },
  actions: {
    addCompositeItemImage: rule('composite-items.image', ({ id, form }, context) => {
      context.set('compositeItems', id, common.imageIn(form, context));
    }),
  },
};

function checkRecipe({ mapped_items: parts = [], composite_item_id }: Stored<'compositeItems'>, context: Reader): void {
  if (parts.length === 0) context.reject('missing', 'mapped_items must have at least one entry.', 'mapped_items');
  common.refuseTwice('mapped_items', parts, 'item_id', context);
  context.rejectAll(parts, ({ item_id, quantity = 0 }, index) => {
    const path = `mapped_items[${index}]`;
    if (item_id === undefined) context.reject('missing', `${path}.item_id is missing.`, `${path}.item_id`);
    if (quantity <= 0) context.reject('invalid', `${path}.quantity must be more than 0.`, `${path}.quantity`);
    if (composite_item_id !== undefined && contains(item_id, composite_item_id, context)) {
      context.reject('invalid', "A composite item can't contain itself.", `${path}.item_id`);
    }
  });
}

/** Checks whether an item is another one, or has it among its parts. */
function contains(item: string, wanted: string, context: Reader): boolean {
  if (item === wanted) return true;
  return (goods.goodsOf(item, context)?.parts() ?? []).some((part) => contains(part, wanted, context));
}
