import { attributeOf, imageIn, itemsOf, needs, REQUIRED, refuseTwice, UNNAMED, unique } from '../common/index.ts';
import { assumedRule, clear, type Draft, documentedRule, give, type Id, rule, TEXT } from '../engine/index.ts';
import { BASES, taxFields } from '../goods/index.ts';
import type { Reader, Sent, Shown, Stored, TableOf, Writer } from '../types/index.ts';

type Group = Stored<'itemGroups'>;

const SHOWN_OF_ITEMS = [
  'vendor_name',
  'attribute_option_name1',
  'stock_on_hand',
  'available_stock',
  'actual_available_stock',
] as const;

export const itemGroups: TableOf<'itemGroups'> = {
  idField: 'group_id',
  noun: 'item group',
  title: ({ group_name }) => group_name,
  hidden: { image_content: TEXT },
  states: { set: ['active', 'inactive'] },
  defaults: [
    assumedRule(
      'item-groups.defaults',
      'A new group is active, taxable, has the source `user`, and has no documents.',
      'The samples show this.',
      { status: 'active', source: 'user', is_taxable: true, documents: [] },
    ),
  ],
  prepare: [
    assumedRule(
      'item-groups.attribute',
      'A group has one attribute. `attribute_name1` and `attributes` give its name; its options are those in the request and those of the items.',
      'The documents show both fields, and only one attribute for items.',
      setAttribute,
    ),
    assumedRule(
      'item-groups.image',
      'A new group may be sent as a form: its text fields are the fields of the group, and `image` accepts a gif, png, jpeg, jpg, or bmp file. Its bytes are stored in `image_content`, which only `records` shows; no operation does.',
      'The documents say that an image may be sent in this form field, but not how the other fields are sent with it.',
      (group, context, sent) => {
        if ('image' in sent) give(group, imageIn(sent, context));
      },
    ),
    documentedRule(
      'item-groups.item-fields',
      '`name`, `rate`, `purchase_rate`, and `sku` in an update are the fields of an item.',
      'document 1, Item groups',
      (group) => clear(group, 'name', 'rate', 'purchase_rate', 'sku', 'image'),
    ),
  ],
  refers: [rule('item-groups.taxes', BASES.taxes, { tax_id: { to: ['taxes', 'taxGroups'] } })],
  unique: [unique('item-groups.unique', 'item groups', 'group', 'name', 'group_name')],
  fieldChecks: [
    assumedRule(
      'item-groups.required',
      'A group keeps a name and a unit, also if it is sent as a form.',
      REQUIRED,
      (group, context) => needs<'itemGroups'>(group, context, 'group_name', 'unit'),
    ),
  ],
  created: [
    assumedRule(
      'item-groups.items',
      'Creating a group creates its items, which are full items, each with an option of its own. If one item is refused, so is the group.',
      'In the documents, the answer contains the items, with ids and stock.',
      (group, context, { items = [] }) => {
        refuseTwice('items', items, 'attribute_option_name1', context);
        context.each(items, (item, index) => {
          const sent = { ...item, group_id: group.group_id!, item_type: 'inventory' } as Sent<'items'>;
          context.sentAt(`items[${index}]`, () => context.create('items', sent));
        });
      },
    ),
  ],
  updated: [
    assumedRule(
      'item-groups.update-item',
      'An update changes the name and prices of the item in the group that has the `sku` in the request.',
      'The documents do not say which item the fields are for.',
      (group, context, { sku, name, rate, purchase_rate }) => {
        if (sku === undefined) return;
        const item = itemsOf(group.group_id!, context).find((one) => one.sku === sku);
        if (!item)
          return context.refuse('reference', `sku ${sku} does not exist in the group ${group.group_name}.`, 'sku');
        const changed = { name, rate, purchase_rate } as Sent<'items'>;
        context.sentAt('', () => context.update('items', item.item_id!, changed));
      },
    ),
    assumedRule(
      'item-groups.update-all',
      'Changing the unit or tax of a group changes it for all its items.',
      'The items are variants of one product.',
      ({ group_id, unit, tax_id }, context, _, before) => {
        if (unit === before.unit && tax_id === before.tax_id) return;
        for (const { item_id } of itemsOf(group_id!, context)) context.set('items', item_id!, { unit, tax_id });
      },
    ),
  ],
  computed: [
    rule('item-groups.names', BASES.names, taxFields),
    documentedRule(
      'item-groups.first-attribute',
      '`attribute_id1` and `attribute_name1` are the id and name of the attribute.',
      'document 1, Item group',
      {
        attribute_id1: (group) => attributeOf(group)?.id,
        attribute_name1: (group) => attributeOf(group)?.name,
      },
    ),
    documentedRule('item-groups.members', 'A group shows its items.', 'document 1, Item group', {
      items(group, context) {
        const items = itemsOf(group.group_id!, context);
        return context.derived(group, () =>
          items.map((item) => ({ ...item, item_id: item.item_id!, ...shownOf(item.item_id!, context) })),
        );
      },
    }),
  ],
  follows: {
    attribute_id1: 'attributes: change these',
    attribute_name1: 'attributes: change these',
    items: null,
  },
};

/** The calculated fields of an item, as far as a group shows them. */
function shownOf(item: Id, context: Reader): Partial<Shown<'items'>> {
  const shown: Partial<Shown<'items'>> = {};
  for (const field of SHOWN_OF_ITEMS) Object.assign(shown, { [field]: context.show('items', item, field) });
  return shown;
}

/** A group with its attribute, whose options have ids. */
function setAttribute(
  group: Draft<Group>,
  context: Writer,
  { attribute_name1, attributes, items = [] }: Sent<'itemGroups'>,
  before: Group | undefined,
): void {
  const known = attributeOf(before);
  const [sent] = attributes ?? [];
  const name = sent?.name ?? attribute_name1 ?? known?.name ?? (sent && UNNAMED);
  if (name === undefined) return;
  const id = known?.id ?? context.newId();
  const used = items.map(({ attribute_option_name1: option }) => option);
  const names = new Set([...(sent?.options ?? known?.options ?? []).map((option) => option.name), ...used]);
  const options = [...names].flatMap((option) => {
    if (option === undefined) return [];
    return { id: known?.options.find((one) => one.name === option)?.id ?? context.newId(), name: option };
  });
  group.attributes = context.derived(
    group,
    () => [{ id, name, options }],
    () => ({
      [sent?.name === undefined ? 'attribute_name1' : 'attributes[0].name']: name,
      ...Object.fromEntries(used.map((option, index) => [`items[${index}].attribute_option_name1`, option])),
    }),
  );
}
