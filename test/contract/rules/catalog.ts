import { at, component, each, type Rule, request, response } from './rule.ts';

const ITEM = '4815162342481516001';
const GROUP = '4815162342481515001';
const createPriceList = request('createPriceList');
const updatePriceList = request('updatePriceList');
const createItem = request('createItem');
const listItems = response('listItems');
const createGroup = request('createItemGroup');
const createdGroup = response('createItemGroup');
const listGroups = response('listItemGroups');
const createKit = request('createCompositeItem');
const updateKit = request('updateCompositeItem');
const getKit = response('getCompositeItem');

const priceLists: Rule[] = [createPriceList, updatePriceList].flatMap((body): Rule[] => [
  {
    rule: 'pricebook_items are given for per_item; that the other type has none is not stated',
    source: 'Document 1, Price list',
    schema: body.schema,
    accepted: {
      'per_item with rows': body.sample,
      'per_item without rows': body.with({ pricebook_items: undefined }),
      'fixed_percentage without rows': body.with({ pricebook_type: 'fixed_percentage', pricebook_items: undefined }),
      'fixed_percentage with rows': body.with({ pricebook_type: 'fixed_percentage' }),
    },
    refused: at(body, 'pricebook_items', {}, 'none'),
  },
  {
    rule: 'pricebook_rate is a whole number',
    source: 'Document 1, Price list',
    schema: body.schema,
    accepted: at(body, 'pricebook_items.0.pricebook_rate', 0, 2100),
    refused: at(body, 'pricebook_items.0.pricebook_rate', 2100.5, '2100'),
    at: 'pricebook_items.0.pricebook_rate',
  },
  {
    rule: 'rounding_type is spelt as documented, round_to_dollor included',
    source: 'Document 1, Price list',
    schema: body.schema,
    accepted: at(body, 'rounding_type', 'round_to_dollor', 'round_to_dollar_minus_01'),
    refused: at(body, 'rounding_type', 'round_to_dollar', 'round_to_dollor_minus_01'),
    at: 'rounding_type',
  },
]);

const rows: Rule = {
  rule: 'a row of an updated price list may carry pricebook_item_id',
  source: 'Document 1, Endpoints, Price lists',
  schema: updatePriceList.schema,
  accepted: {
    sample: updatePriceList.sample,
    'a row without it': updatePriceList.with({ 'pricebook_items.0.pricebook_item_id': undefined }),
  },
  refused: at(updatePriceList, 'pricebook_items.0.pricebook_item_id', 1.5, true),
  at: 'pricebook_items.0.pricebook_item_id',
};

const items: Rule[] = [
  {
    rule: 'a grouped item, one with a group_id, is inventory',
    source: 'Document 1, Item',
    schema: createItem.schema,
    accepted: {
      'inventory in a group': createItem.with({ group_id: GROUP, item_type: 'inventory' }),
      'no type in a group': createItem.with({ group_id: GROUP, item_type: undefined }),
      'sales in no group': createItem.with({ item_type: 'sales' }),
      'sales with an empty group_id': createItem.with({ group_id: '', item_type: 'sales' }),
      'sales with a group_name alone': createItem.with({ group_name: 'Alpine Daypack', item_type: 'sales' }),
    },
    refused: Object.fromEntries(
      ['sales', 'purchases', 'sales_and_purchases'].flatMap((type) =>
        [GROUP, 4815162342].map((id) => [`${type} in ${id}`, createItem.with({ group_id: id, item_type: type })]),
      ),
    ),
    at: 'item_type',
  },
  {
    rule: 'an item of a new group is inventory, if its type is given',
    source: 'Document 1, Item',
    schema: createGroup.schema,
    accepted: {
      sample: createGroup.sample,
      inventory: createGroup.with({ 'items.0.item_type': 'inventory' }),
    },
    refused: { sales: createGroup.with({ 'items.0.item_type': 'sales' }) },
    at: 'items.0.item_type',
  },
  {
    rule: 'a custom field of an item has an index of 1 to 10 and a label, by the conventions',
    source: 'Document 1, Conventions; Item',
    schema: createItem.schema,
    accepted: at(createItem, 'custom_fields', [{ customfield_id: '1', index: 10, label: 'Season', value: 'Winter' }]),
    refused: at(createItem, 'custom_fields', [{ index: 11 }], [{ label: 5 }]),
    at: 'custom_fields.0',
  },
  {
    rule: 'upc is a long of 12 digits',
    source: 'Document 1, Item',
    schema: component('Upc'),
    accepted: {
      ...each('036000291452', '604123002011', 604123002011),
      'a number that has lost a leading zero': 36000291452,
      'no code': '',
    },
    refused: each('60412300201', '6041230020111', 6041230020111, -1, 604123002011.5, '60412300201x', null),
  },
  ...(
    [
      [createItem, 'upc', 'Item'],
      [createGroup, 'items.0.upc', 'Item group'],
    ] as const
  ).map(
    ([body, place, section]): Rule => ({
      rule: `upc of 12 digits at ${place}`,
      source: `Document 1, Item; ${section}`,
      schema: body.schema,
      accepted: at(body, place, '604123002011', 604123002011),
      refused: at(body, place, '60412300201', 6041230020111),
      at: place,
    }),
  ),
  {
    rule: 'ean is a long',
    source: 'Document 1, Item',
    schema: createItem.schema,
    accepted: at(createItem, 'ean', '4006381333931', 4006381333931),
    refused: at(createItem, 'ean', 1.5, true, null),
    at: 'ean',
  },
  {
    rule: 'group_id of an item takes what that of an item group may be: a number or text',
    source: 'Document 1, Conventions; Item; Item group',
    schema: createItem.schema,
    accepted: at(createItem, 'group_id', GROUP, 4815162342),
    refused: at(createItem, 'group_id', true, 1.5),
    at: 'group_id',
  },
  {
    rule: 'tax_specification is intra or inter',
    source: 'Document 1, Item',
    schema: listItems.schema,
    accepted: at(listItems, 'items.0.item_tax_preferences.0.tax_specification', 'intra', 'inter'),
    refused: at(listItems, 'items.0.item_tax_preferences.0.tax_specification', 'Intra', 'international', null),
    at: 'items.0.item_tax_preferences.0.tax_specification',
  },
];

const groups: Rule[] = [
  {
    rule: 'a new item group is answered at top level',
    source: 'Document 1, Endpoints, Item groups',
    schema: createdGroup.schema,
    accepted: { sample: createdGroup.sample, ...at(createdGroup, 'group_id', 4815162342, '4815162342481515001') },
    refused: {
      ...at(createdGroup, 'group_id', true, 1.5),
      ...at(createdGroup, 'items', {}, 'none'),
      ...at(createdGroup, 'attributes', {}),
    },
  },
  {
    rule: 'each row of the list of item groups has created_time and last_modified_time',
    source: 'Document 1, Endpoints, Item groups',
    schema: listGroups.schema,
    accepted: { sample: listGroups.sample },
    refused: {
      ...at(listGroups, 'itemgroups.0.created_time', undefined),
      ...at(listGroups, 'itemgroups.0.last_modified_time', undefined, '2026-01-13'),
    },
    at: 'itemgroups.0',
  },
  {
    rule: 'ids of attributes and options are long',
    source: 'Document 1, Item group',
    schema: createGroup.schema,
    accepted: {
      'as strings': createGroup.with({
        'attributes.0.id': '4815162342481515003',
        'attributes.0.options.0.id': '4815162342481515005',
      }),
      'as integers': createGroup.with({ 'attributes.0.id': 48151623, 'attributes.0.options.0.id': 48151625 }),
      'left out': createGroup.sample,
    },
    refused: {
      ...at(createGroup, 'attributes.0.id', 1.5),
      ...at(createGroup, 'attributes.0.options.0.id', 1.5, true),
    },
    at: 'attributes.0',
  },
];

const composites: Rule[] = [
  {
    rule: 'item_type of a composite item is always inventory, as input',
    source: 'Document 1, Composite item',
    schema: createKit.schema,
    accepted: at(createKit, 'item_type', 'inventory'),
    refused: at(createKit, 'item_type', 'sales', 'purchases', 'sales_and_purchases', '', null),
    at: 'item_type',
  },
  {
    rule: 'the body of an update of a composite item is a guess, and has no closed sets',
    source: 'Document 1, Endpoints, Composite items',
    schema: updateKit.schema,
    accepted: at(updateKit, 'item_type', 'inventory', 'sales'),
    refused: {},
  },
  {
    rule: 'item_type of a composite item is always inventory, as read',
    source: 'Document 1, Composite item',
    schema: getKit.schema,
    accepted: at(getKit, 'composite_item.item_type', 'inventory'),
    refused: at(getKit, 'composite_item.item_type', 'sales', '', null),
    at: 'composite_item.item_type',
  },
  {
    rule: 'upc of a composite item has no documented length',
    source: 'Document 1, Composite item',
    schema: createKit.schema,
    accepted: at(createKit, 'upc', '1234567890123', '604123003018', 36000291452),
    refused: at(createKit, 'upc', true, 1.5),
    at: 'upc',
  },
  {
    rule: 'is_combo_product of a composite item is true',
    source: 'Document 1, Composite item',
    schema: getKit.schema,
    accepted: at(getKit, 'composite_item.is_combo_product', true),
    refused: at(getKit, 'composite_item.is_combo_product', false, 'true', null),
    at: 'composite_item.is_combo_product',
  },
  {
    rule: 'is_combo_product of a mapped item is true or false',
    source: 'Document 1, Composite item; Endpoints, Composite items',
    schema: createKit.schema,
    accepted: at(createKit, 'mapped_items.0.is_combo_product', true, false),
    refused: at(createKit, 'mapped_items.0.is_combo_product', 'true', 1),
    at: 'mapped_items.0.is_combo_product',
  },
  {
    rule: 'image_type of a mapped item is one of five',
    source: 'Document 1, Composite item',
    schema: getKit.schema,
    accepted: at(getKit, 'composite_item.mapped_items.0.image_type', 'gif', 'png', 'jpeg', 'jpg', 'bmp', ''),
    refused: at(getKit, 'composite_item.mapped_items.0.image_type', 'tiff', 'PNG', 'image/png'),
    at: 'composite_item.mapped_items.0.image_type',
  },
  {
    rule: 'product_type of a new composite item is any text',
    source: 'Document 1, Endpoints, Composite items',
    schema: createKit.schema,
    accepted: at(createKit, 'product_type', 'goods', 'service'),
    refused: at(createKit, 'product_type', 1, true),
    at: 'product_type',
  },
  {
    rule: 'mapped items are named by id',
    source: 'Document 1, Endpoints, Composite items',
    schema: createKit.schema,
    accepted: at(createKit, 'mapped_items.0.item_id', ITEM, 48151623),
    refused: at(createKit, 'mapped_items.0.item_id', 1.5, true),
    at: 'mapped_items.0.item_id',
  },
];

/** Price lists, items, item groups and composite items; all in document 1. */
export const rules: Rule[] = [...priceLists, rows, ...items, ...groups, ...composites];
