import { rateOf, refuseIfUsed, refuseRepeated, taxesOf } from '../common/index.ts';
import { ANY, assumed, defined, ID, NUMBER, rule, TEXT } from '../engine/index.ts';
import type { TableOf, TaxCopy } from '../types/index.ts';

export const taxGroups: TableOf<'taxGroups'> = {
  resource: 'taxGroups',
  idField: 'tax_group_id',
  noun: 'tax group',
  title: ({ tax_group_name }) => tax_group_name,
  hidden: { tax_ids: { kind: 'array', items: ID } },
  openFields: { tax_group_name: TEXT, tax_group_percentage: NUMBER, taxes: ANY },
  prepare: [
    rule(
      'tax-groups.taxes',
      assumed(
        '`taxes` lists the taxes of the group: ids in an array or in a text with commas, or objects with a `tax_id`.',
        'The fields of a tax group are not documented.',
      ),
      (group, _, { taxes }) => (taxes === undefined ? group : { ...group, tax_ids: idsIn(taxes) }),
    ),
  ],
  refers: [
    rule(
      'tax-groups.members',
      assumed('A tax group is made of taxes that exist, and of no group.', 'Its fields are not documented.'),
      { 'tax_ids[]': { to: 'taxes', sent: 'taxes' } },
    ),
  ],
  unique: [
    rule('tax-groups.unique', assumed('Two tax groups cannot have the same name.', 'Users know it by its name.'), [
      'tax_group_name',
    ]),
  ],
  checks: [
    rule(
      'tax-groups.once',
      assumed(
        'A tax stands in a group once, and at most one of its taxes is compound.',
        'Its rate would be ambiguous.',
      ),
      (group, context) => {
        refuseRepeated(group.tax_ids ?? [], 'tax_id', context);
        const compound = taxesOf(group, context).filter(({ tax_type }) => tax_type === 'compound_tax');
        if (compound.length > 1) context.refuse('invalid', 'A tax group takes one compound tax at most.');
      },
    ),
  ],
  deletion: [
    rule(
      'tax-groups.delete-used',
      assumed('A tax group that is used cannot be deleted.', 'What uses it would name a group that does not exist.'),
      (group, context) => refuseIfUsed('taxGroups', group.tax_group_id!, group, context),
    ),
  ],
  follows: { taxes: 'tax_ids', tax_group_percentage: 'tax_ids' },
  computed: [
    rule(
      'tax-groups.shown',
      assumed(
        'A tax group shows its taxes and their rate in all: the sum, with a compound tax taken of the others as well.',
        'The fields of a tax group are not documented.',
      ),
      {
        taxes: (group, context) =>
          group.tax_ids &&
          taxesOf(group, context).map(
            ({ tax_id, tax_name, tax_percentage, tax_type }) =>
              defined({ tax_id, tax_name, tax_percentage, tax_type }) as unknown as TaxCopy,
          ),
        tax_group_percentage: (group, context) => rateOf(group, context),
      },
    ),
  ],
};

function idsIn(taxes: unknown): string[] {
  const entries = typeof taxes === 'string' ? taxes.split(',') : [taxes].flat();
  return entries.map((entry) => {
    const id = typeof entry === 'object' && entry !== null ? (entry as { tax_id?: unknown }).tax_id : entry;
    return String(id ?? '').trim();
  });
}
