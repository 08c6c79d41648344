import * as common from '../common/index.ts';
import { clear, type Draft, give, type Id, rule, TEXT } from '../engine/index.ts';
import { taxFields } from '../goods/index.ts';
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
  stored: { image_content: TEXT },
  states: { set: ['active', 'inactive'] },
  defaults: [rule('item-groups.defaults', { status: 'active', source: 'user', is_taxable: true, documents: [] })],
  prepare: [
    rule('item-groups.attribute', setAttribute),
    rule('item-groups.image', (group, context, sent) => {
      if ('image' in sent) give(group, common.imageIn(sent, context));
    }),
    rule('item-groups.item-fields', (group) => clear(group, 'name', 'rate', 'purchase_rate', 'sku', 'image')),
  ],
  refers: [rule('item-groups.taxes', { tax_id: { to: ['taxes', 'taxGroups'] } })],
  unique: [rule('item-groups.unique', ['group_name'])],
  fieldChecks: [
    rule('item-groups.required', (group, context) => common.needs<'itemGroups'>(group, context, 'group_name', 'unit')),
  ],
  created: [
    rule('item-groups.items', (group, context, { items = [] }) => {
      common.refuseTwice('items', items, 'attribute_option_name1', context);
      context.rejectAll(items, (item, index) => {
        const sent = { ...item, group_id: group.group_id!, item_type: 'inventory' } as Sent<'items'>;
        context.withSentPath(`items[${index}]`, () => context.create('items', sent));
      });
    }),
  ],
  updated: [
    rule('item-groups.update-item', (group, context, { sku, name, rate, purchase_rate }) => {
      if (sku === undefined) return;
      const item = common.itemsOf(group.group_id!, context).find((one) => one.sku === sku);
      if (!item)
        return context.reject('reference', `sku ${sku} does not exist in the group ${group.group_name}.`, 'sku');
      const changed = { name, rate, purchase_rate } as Sent<'items'>;
      context.withSentPath('', () => context.update('items', item.item_id!, changed));
    }),
    rule('item-groups.update-all', ({ group_id, unit, tax_id }, context, _, before) => {
      if (unit === before.unit && tax_id === before.tax_id) return;
      for (const { item_id } of common.itemsOf(group_id!, context)) context.set('items', item_id!, { unit, tax_id });
    }),
  ],
  computed: [
    rule('item-groups.names', taxFields),
    rule('item-groups.first-attribute', {
      attribute_id1: (group) => common.attributeOf(group)?.id,
      attribute_name1: (group) => common.attributeOf(group)?.name,
    }),
    rule('item-groups.members', {
      items(group, context) {
        const items = common.itemsOf(group.group_id!, context);
        return context.explainDerived(group, () =>
          items.map((item) => ({ ...item, item_id: item.item_id!, ...shownOf(item.item_id!, context) })),
        );
      },
    }),
  ],
  derivedFrom: {
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
  const previous = common.attributeOf(before);
  const [sent] = attributes ?? [];
  const name = sent?.name ?? attribute_name1 ?? previous?.name ?? (sent && common.UNNAMED);
  if (name === undefined) return;
  const id = previous?.id ?? context.newId();
  const used = items.map(({ attribute_option_name1: option }) => option);
  const names = new Set([...(sent?.options ?? previous?.options ?? []).map((option) => option.name), ...used]);
  const options = [...names].flatMap((option) => {
    if (option === undefined) return [];
    return { id: previous?.options.find((one) => one.name === option)?.id ?? context.newId(), name: option };
  });
  group.attributes = context.explainDerived(
    group,
    () => [{ id, name, options }],
    () => ({
      [sent?.name === undefined ? 'attribute_name1' : 'attributes[0].name']: name,
      ...Object.fromEntries(used.map((option, index) => [`items[${index}].attribute_option_name1`, option])),
    }),
  );
}
