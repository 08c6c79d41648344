import { rateOf, refuseIfUsed, refuseRepeated, taxesOf, unique } from '../common/index.ts';
import { assumedRule, defined, ID } from '../engine/index.ts';
import { type Reader, TAX_GROUP, type TableOf, type TaxCopy } from '../types/index.ts';

export const taxGroups: TableOf<'taxGroups'> = {
  idField: 'tax_group_id',
  noun: 'tax group',
  title: ({ tax_group_name }) => tax_group_name,
  hidden: { tax_ids: { kind: 'array', items: ID } },
  openFields: TAX_GROUP,
  prepare: [
    assumedRule(
      'tax-groups.taxes',
      '`taxes` lists the taxes of the group: ids in an array or a comma-separated text, or objects with a `tax_id`.',
      'The fields of a tax group are not documented.',
      (group, context, { taxes }) => {
        if (taxes !== undefined) group.tax_ids = idsIn(taxes, context);
      },
    ),
  ],
  refers: [
    assumedRule(
      'tax-groups.members',
      'A tax group contains existing taxes, and no other groups.',
      'The fields of a tax group are not documented.',
      { 'tax_ids[]': { to: 'taxes', sent: 'taxes' } },
    ),
  ],
  unique: [unique('tax-groups.unique', 'tax groups', 'tax group', 'name', 'tax_group_name')],
  checks: [
    assumedRule(
      'tax-groups.once',
      'A group contains a tax only once, and at most one compound tax.',
      'Otherwise, its rate would be ambiguous.',
      (group, context) => {
        refuseRepeated(group.tax_ids ?? [], 'tax_id', context, (index) => `taxes[${index}]`);
        const compound = taxesOf(group, context).filter(({ tax_type }) => tax_type === 'compound_tax');
        if (compound.length > 1) context.refuse('invalid', 'A tax group can have at most one compound tax.', 'taxes');
      },
    ),
  ],
  deletion: [
    assumedRule(
      'tax-groups.delete-used',
      'A tax group in use cannot be deleted.',
      'Other records would refer to a group that does not exist.',
      (group, context) => refuseIfUsed('taxGroups', group.tax_group_id!, group, context),
    ),
  ],
  computed: [
    assumedRule(
      'tax-groups.shown',
      'A tax group shows its taxes and their total rate: the sum, where a compound tax also applies to the other taxes.',
      'The fields of a tax group are not documented.',
      {
        taxes: (group, context) =>
          group.tax_ids &&
          taxesOf(group, context).map(
            ({ tax_id, tax_name, tax_percentage, tax_type }) =>
              defined({ tax_id, tax_name, tax_percentage, tax_type }) as unknown as TaxCopy,
          ),
        tax_group_percentage: (group, context) => rateOf(taxesOf(group, context)),
      },
    ),
  ],
  follows: { taxes: 'tax_ids', tax_group_percentage: 'tax_ids' },
};

function idsIn(taxes: unknown, context: Reader): string[] {
  const entries = typeof taxes === 'string' ? taxes.split(',') : [taxes].flat();
  const ids = entries.map((entry) =>
    typeof entry === 'object' && entry !== null ? (entry as { tax_id?: unknown }).tax_id : entry,
  );
  context.each(ids, (id, index) => {
    if ((typeof id === 'string' && id.trim() !== '') || Number.isSafeInteger(id)) return;
    const path = `taxes[${index}]`;
    context.refuse('invalid', `${path} must be an id, or an object with a tax_id.`, path);
  });
  return ids.map((id) => String(id).trim());
}
