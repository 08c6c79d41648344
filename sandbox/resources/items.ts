import { joinGroup, listedPrice, memberDetails, VENDOR } from '../common/index.ts';
import { backfillCosts, FOLLOWS } from '../documents/index.ts';
import { give, ID, rule } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { Stored, TableOf } from '../types/index.ts';

const stock = goods.stockOf(({ item_id, item_type }: Stored<'items'>) =>
  item_type === 'inventory' ? item_id : undefined,
);

export const items: TableOf<'items'> = {
  idField: 'item_id',
  noun: 'item',
  title: ({ name }) => name,
  stored: { account_id: ID, opening_warehouse_id: ID },
  states: { set: ['active', 'inactive'] },
  defaults: [
    rule('items.defaults', { status: 'active', source: 'user', documents: [] }),
    rule('items.group', {
      group_id: (_, context, { group_name: name }) =>
        name === undefined
          ? undefined
          : (context.find('itemGroups', ({ group_name }) => group_name === name)?.group_id ??
            context.reject('reference', `group_name ${name} does not exist.`, 'group_name')),
    }),
    rule('items.type', { item_type: typeOf }),
    rule('items.taxable', { is_taxable: true }, { untaxed: { is_taxable: false } }),
    rule('items.accounts', {
      account_id: (_, context) => goods.accountFor('sales', context),
      purchase_account_id: (_, context) => goods.accountFor('cost_of_goods_sold', context),
      inventory_account_id: ({ item_type }, context) =>
        item_type === 'inventory' ? goods.accountFor('inventory', context) : undefined,
    }),
    rule('items.initial-stock', {
      opening_warehouse_id: ({ initial_stock = 0 }, context) =>
        initial_stock > 0 ? goods.primaryWarehouse(context) : undefined,
      initial_stock_rate: ({ initial_stock = 0, purchase_rate }) => (initial_stock > 0 ? purchase_rate : undefined),
    }),
  ],
  prepare: [
    rule('items.join-group', joinGroup),
    rule('items.upc-zeros', (item) => give(item, { upc: item.upc?.padStart(12, '0') })),
  ],
  refers: [
    rule('items.vendor', { vendor_id: VENDOR }),
    rule('items.taxes', {
      tax_id: { to: ['taxes', 'taxGroups'] },
      'item_tax_preferences[].tax_id': { to: ['taxes', 'taxGroups'] },
    }),
    rule('items.account-ids', {
      purchase_account_id: { to: 'accounts', holds: false },
      inventory_account_id: { to: 'accounts', holds: false },
    }),
    rule('items.group-id', {
      group_id: { to: 'itemGroups' },
    }),
    rule('items.custom-fields', {
      'custom_fields[].customfield_id': { to: 'customFields', holds: false },
    }),
  ],
  unique: [
    rule('items.unique-sku', ['sku']),
    rule('items.sku-of-composite-item', [{ field: 'sku', index: 'sku' }]),
    rule('items.unique-codes', goods.CODES),
  ],
  fieldChecks: [
    rule('items.upc', ({ upc }, context) => {
      if (upc !== undefined && !/^\d{12}$/.test(upc))
        context.reject('invalid', `upc must have 12 digits, but is ${upc}.`, 'upc');
    }),
    rule('items.type-in-group', ({ group_id, item_type }, context) => {
      if (group_id !== undefined && item_type !== 'inventory') {
        context.reject('invalid', 'item_type must be inventory, since the item is in a group.', 'item_type');
      }
    }),
    rule('items.tax-only-if-taxable', ({ is_taxable, tax_id }, context) => {
      if (is_taxable === false && tax_id !== undefined) {
        context.reject('invalid', 'tax_id is not allowed here, since is_taxable is false.', 'tax_id');
      }
    }),
    rule('items.tax-preferences', goods.checkPreferences),
    rule('items.initial-stock-values', goods.checkOpening),
    rule('items.stock-only-if-inventory', ({ item_type, initial_stock = 0 }, context) => {
      if (item_type !== 'inventory' && initial_stock > 0) {
        const message = `initial_stock is not allowed here, since item_type is ${item_type}.`;
        context.reject('invalid', message, 'initial_stock');
      }
    }),
  ],
  updated: [rule('stock.negative', ({ item_id }, context) => backfillCosts([item_id], context))],
  ledgerEntries: [rule('items.initial-stock', (item) => goods.openingRows(item.item_id!, item))],
  computed: [
    rule('items.stock-on-hand', { stock_on_hand: stock(goods.onHand) }),
    rule('items.available-stock', {
      available_stock: stock(goods.available),
      actual_available_stock: stock(goods.actuallyAvailable),
    }),
    rule('items.names', {
      ...goods.taxFields,
      ...goods.vendorFields,
      purchase_account_name: ({ purchase_account_id }, context) => goods.accountName(purchase_account_id, context),
      account_name: ({ account_id }, context) => goods.accountName(account_id, context),
      group_name: ({ group_id }, context) => context.get('itemGroups', group_id)?.group_name,
      attribute_id1: (item, context) => memberDetails(item, context)?.attribute.id,
      attribute_name1: (item, context) => memberDetails(item, context)?.attribute.name,
      attribute_option_name1: (item, context) => memberDetails(item, context)?.option.name,
    }),
    rule('items.listed-price', { pricebook_rate: ({ item_id }, context) => listedPrice(item_id!, context) }),
  ],
  derivedFrom: {
    ...FOLLOWS.stock,
    attribute_id1: 'the attribute of the group: change attributes of the item group',
    attribute_name1: 'the attribute of the group: change attributes of the item group',
    attribute_option_name1: 'attribute_option_id1, which names an option of the group',
    pricebook_rate: 'price lists: add one that contains the item',
  },
};

function typeOf(item: Stored<'items'>): NonNullable<Stored<'items'>['item_type']> {
  const { group_id, initial_stock = 0, reorder_level, inventory_account_id, purchase_rate, purchase_account_id } = item;
  const isTracked = group_id ?? reorder_level ?? inventory_account_id;
  if (isTracked !== undefined || initial_stock > 0) return 'inventory';
  return (purchase_rate ?? purchase_account_id) === undefined ? 'sales' : 'sales_and_purchases';
}
