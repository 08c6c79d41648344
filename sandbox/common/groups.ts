import { type Draft, fill, type Id } from '../engine/index.ts';
import type { Reader, Sent, Stored, Writer } from '../types/index.ts';

/** An attribute of an item group, such as the colour. */
export interface Attribute {
  id: Id;
  name: string;
  options: Option[];
}

/** An option of an attribute, such as slate. */
export interface Option {
  id: Id;
  name: string;
}

/** Default name of an attribute. */
export const UNNAMED = 'Option';

/** The attribute that tells the items of a group apart. */
export function attributeOf(group: Stored<'itemGroups'> | undefined): Attribute | undefined {
  return group?.attributes?.[0] as Attribute | undefined;
}

/** The attribute and the option that an item of a group stands for. */
export function memberDetails(
  { group_id, attribute_option_id1 }: Stored<'items'>,
  context: Reader,
): { attribute: Attribute; option: Option } | undefined {
  const attribute = attributeOf(context.get('itemGroups', group_id));
  const option = attribute?.options.find(({ id }) => id === attribute_option_id1);
  return attribute && option && { attribute, option };
}

/** The items of a group, oldest first. */
export function itemsOf(group: Id, context: Reader): Stored<'items'>[] {
  return context.users(group).flatMap((user) => (user.resource === 'items' ? [user.data] : []));
}

/** Makes an item one of its group: with an option that is free, and with the unit and tax of the group. */
export function joinGroup(
  item: Draft<Stored<'items'>>,
  context: Writer,
  { attribute_option_name1: name }: Sent<'items'>,
): void {
  const group = context.get('itemGroups', item.group_id);
  if (!group) return;
  fill(item, { unit: group.unit, tax_id: group.tax_id });
  if (name === undefined) return;
  const option = optionNamed(name, group, context);
  const other = itemsOf(group.group_id!, context).find(({ attribute_option_id1: id }) => id === option.id);
  if (other && other.item_id !== item.item_id) {
    const message = `attribute_option_name1 ${name} is already used by the item ${other.name}.`;
    context.reject('taken', message, 'attribute_option_name1');
  }
  item.attribute_option_id1 = option.id;
}

/** The option of a name, added to the group if it is new. */
function optionNamed(name: string, group: Stored<'itemGroups'>, context: Writer): Option {
  const attribute = attributeOf(group) ?? { id: context.newId(), name: UNNAMED, options: [] };
  const match = attribute.options.find((option) => option.name === name);
  if (match) return match;
  const option = { id: context.newId(), name };
  const attributes = [{ ...attribute, options: [...attribute.options, option] }];
  context.set('itemGroups', group.group_id!, { attributes });
  return option;
}
