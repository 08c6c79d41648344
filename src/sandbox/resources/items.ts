import { joinGroup, listedPrice, memberDetails } from '../common/index.ts';
import { FOLLOWS, OWED, settleOwed } from '../documents/index.ts';
import { assumedRule, documentedRule, give, ID, rule } from '../engine/index.ts';
import {
  accountFor,
  accountName,
  actuallyAvailable,
  available,
  BASES,
  CODES,
  checkOpening,
  checkPreferences,
  notCustomer,
  onHand,
  openingRows,
  primaryWarehouse,
  stockOf,
  taxFields,
  vendorFields,
} from '../goods/index.ts';
import type { Stored, TableOf } from '../types/index.ts';

const stock = stockOf(({ item_id, item_type }: Stored<'items'>) => (item_type === 'inventory' ? item_id : undefined));

export const items: TableOf<'items'> = {
  idField: 'item_id',
  noun: 'item',
  title: ({ name }) => name,
  hidden: { account_id: ID, opening_warehouse_id: ID },
  states: { set: ['active', 'inactive'] },
  defaults: [
    assumedRule(
      'items.defaults',
      'A new item is active, has the source `user`, and has no documents.',
      'The samples show this.',
      { status: 'active', source: 'user', documents: [] },
    ),
    assumedRule(
      'items.group',
      'An item sent with only `group_name` belongs to the group with that name.',
      'Requests accept both fields, but the documents do not say how they work together.',
      {
        group_id: (_, context, { group_name: name }) =>
          name === undefined
            ? undefined
            : (context.find('itemGroups', ({ group_name }) => group_name === name)?.group_id ??
              context.refuse('reference', `group_name ${name} does not exist.`, 'group_name')),
      },
    ),
    assumedRule(
      'items.type',
      'An item without a type is `inventory` if it is in a group, or has stock, a reorder level, or an inventory account. Otherwise it is for sales, and also for purchases if it has a purchase price or account.',
      'The type is optional, and the documents give no default.',
      { item_type: typeOf },
    ),
    assumedRule(
      'items.taxable',
      'An item is taxable unless the request says otherwise.',
      'The samples show this.',
      { is_taxable: true },
      { untaxed: { is_taxable: false } },
    ),
    assumedRule(
      'items.accounts',
      'An item gets accounts for sales and purchases, and for inventory if it is kept in stock, unless the request names others.',
      'The samples show accounts that the requests do not send.',
      {
        account_id: (_, context) => accountFor('sales', context),
        purchase_account_id: (_, context) => accountFor('cost_of_goods_sold', context),
        inventory_account_id: ({ item_type }, context) =>
          item_type === 'inventory' ? accountFor('inventory', context) : undefined,
      },
    ),
    rule('items.opening', BASES.opening, {
      opening_warehouse_id: ({ initial_stock = 0 }, context) =>
        initial_stock > 0 ? primaryWarehouse(context) : undefined,
      initial_stock_rate: ({ initial_stock = 0, purchase_rate }) => (initial_stock > 0 ? purchase_rate : undefined),
    }),
  ],
  prepare: [
    assumedRule(
      'items.join',
      'An item in a group takes its unit and tax from the group unless it has its own. It has one option of the attribute, which no other item in the group has. A new option is added to the group.',
      'The documents show the fields of both, but not what happens when an item is added later.',
      joinGroup,
    ),
    assumedRule(
      'items.upc-zeros',
      'A UPC sent as a number gets its leading zeros back. Without this rule, one with fewer than 12 digits is refused.',
      'The documents say that a UPC is a number of 12 digits, and a number has no leading zeros.',
      (item) => give(item, { upc: item.upc?.padStart(12, '0') }),
    ),
  ],
  refers: [
    rule('items.vendor', BASES.vendor, { vendor_id: { to: 'contacts', active: true, allows: notCustomer } }),
    rule('items.taxes', BASES.taxes, {
      tax_id: { to: ['taxes', 'taxGroups'] },
      'item_tax_preferences[].tax_id': { to: ['taxes', 'taxGroups'] },
    }),
    rule('items.account-ids', BASES.accounts, {
      purchase_account_id: { to: 'accounts', holds: false },
      inventory_account_id: { to: 'accounts', holds: false },
    }),
    assumedRule('items.group-id', 'The group must exist.', 'The name and attribute come from the group.', {
      group_id: { to: 'itemGroups' },
    }),
    assumedRule('items.custom-fields', 'The custom fields must exist.', 'The organization must add them first.', {
      'custom_fields[].customfield_id': { to: 'customFields', holds: false },
    }),
  ],
  unique: [
    documentedRule('items.sku', 'A SKU is unique among items.', 'document 1, Item', ['sku']),
    rule('items.sku-of-composite', BASES.sku, [{ field: 'sku', index: 'sku' }]),
    rule('items.codes', BASES.codes, CODES),
  ],
  fieldChecks: [
    documentedRule('items.upc', 'A UPC has 12 digits.', 'document 1, Item', ({ upc }, context) => {
      if (upc !== undefined && !/^\d{12}$/.test(upc))
        context.refuse('invalid', `upc must have 12 digits, and is ${upc}.`, 'upc');
    }),
    documentedRule(
      'items.grouped',
      'An item in a group has the type `inventory`.',
      'document 1, Item',
      ({ group_id, item_type }, context) => {
        if (group_id !== undefined && item_type !== 'inventory') {
          context.refuse('invalid', 'item_type must be inventory, since the item is in a group.', 'item_type');
        }
      },
    ),
    assumedRule(
      'items.untaxed',
      'An item that is not taxable cannot have a tax.',
      'The two would contradict each other.',
      ({ is_taxable, tax_id }, context) => {
        if (is_taxable === false && tax_id !== undefined) {
          context.refuse('invalid', 'tax_id must not be given, since is_taxable is false.', 'tax_id');
        }
      },
    ),
    rule('items.preferences', BASES.preferences, checkPreferences),
    rule('items.opening-numbers', BASES.openingNumbers, checkOpening),
    assumedRule(
      'items.untracked',
      'Only items of the type `inventory` can have stock.',
      'The other types are named after sales and purchases.',
      ({ item_type, initial_stock = 0 }, context) => {
        if (item_type !== 'inventory' && initial_stock > 0) {
          const message = `initial_stock must not be given, since item_type is ${item_type}.`;
          context.refuse('invalid', message, 'initial_stock');
        }
      },
    ),
  ],
  updated: [rule('stock.owed', OWED, ({ item_id }, context) => settleOwed([item_id], context))],
  ledgerEntries: [rule('items.opening', BASES.opening, (item) => openingRows(item.item_id!, item))],
  computed: [
    rule('items.stock-on-hand', BASES.onHand, { stock_on_hand: stock(onHand) }),
    rule('items.available-stock', BASES.available, {
      available_stock: stock(available),
      actual_available_stock: stock(actuallyAvailable),
    }),
    rule('items.names', BASES.names, {
      ...taxFields,
      ...vendorFields,
      purchase_account_name: ({ purchase_account_id }, context) => accountName(purchase_account_id, context),
      account_name: ({ account_id }, context) => accountName(account_id, context),
      group_name: ({ group_id }, context) => context.get('itemGroups', group_id)?.group_name,
      attribute_id1: (item, context) => memberDetails(item, context)?.attribute.id,
      attribute_name1: (item, context) => memberDetails(item, context)?.attribute.name,
      attribute_option_name1: (item, context) => memberDetails(item, context)?.option.name,
    }),
    assumedRule(
      'items.listed-price',
      '`pricebook_rate` is the price in the newest active sales price list that contains the item.',
      'The documents do not say which price list this is.',
      { pricebook_rate: ({ item_id }, context) => listedPrice(item_id!, context) },
    ),
  ],
  follows: {
    ...FOLLOWS.stock,
    attribute_id1: 'the attribute of the group: change attributes of the item group',
    attribute_name1: 'the attribute of the group: change attributes of the item group',
    attribute_option_name1: 'attribute_option_id1, which names an option of the group',
    pricebook_rate: 'price lists: add one that has the item',
  },
};

function typeOf(item: Stored<'items'>): NonNullable<Stored<'items'>['item_type']> {
  const { group_id, initial_stock = 0, reorder_level, inventory_account_id, purchase_rate, purchase_account_id } = item;
  const isKept = group_id ?? reorder_level ?? inventory_account_id;
  if (isKept !== undefined || initial_stock > 0) return 'inventory';
  return (purchase_rate ?? purchase_account_id) === undefined ? 'sales' : 'sales_and_purchases';
}
