import * as common from '../common/index.ts';
import { defined, ID, rule } from '../engine/index.ts';
import { type Reader, TAX_GROUP, type TableOf, type TaxCopy } from '../types/index.ts';

export const taxGroups: TableOf<'taxGroups'> = {
  idField: 'tax_group_id',
  noun: 'tax group',
  title: ({ tax_group_name }) => tax_group_name,
  stored: { tax_ids: { kind: 'array', items: ID } },
  openFields: TAX_GROUP,
  prepare: [
    rule('tax-groups.taxes', (group, context, { taxes }) => {
      if (taxes !== undefined) group.tax_ids = idsIn(taxes, context);
    }),
  ],
  refers: [rule('tax-groups.members', { 'tax_ids[]': { to: 'taxes', sent: 'taxes' } })],
  unique: [rule('tax-groups.unique', ['tax_group_name'])],
  checks: [
    rule('tax-groups.distinct-taxes', (group, context) => {
      common.refuseRepeated(group.tax_ids ?? [], 'tax_id', context, (index) => `taxes[${index}]`);
      const compound = common.taxesOf(group, context).filter(({ tax_type }) => tax_type === 'compound_tax');
      if (compound.length > 1) context.reject('invalid', 'A tax group can have at most one compound tax.', 'taxes');
    }),
  ],
  deletion: [
    rule('tax-groups.delete-used', (group, context) =>
      common.refuseIfUsed('taxGroups', group.tax_group_id!, group, context),
    ),
  ],
  computed: [
    rule('tax-groups.shown-taxes', {
      taxes: (group, context) =>
        group.tax_ids &&
        common
          .taxesOf(group, context)
          .map(
            ({ tax_id, tax_name, tax_percentage, tax_type }) =>
              defined({ tax_id, tax_name, tax_percentage, tax_type }) as unknown as TaxCopy,
          ),
      tax_group_percentage: (group, context) => common.rateOf(common.taxesOf(group, context)),
    }),
  ],
  derivedFrom: { taxes: 'tax_ids', tax_group_percentage: 'tax_ids' },
};

function idsIn(taxes: unknown, context: Reader): string[] {
  const entries = typeof taxes === 'string' ? taxes.split(',') : [taxes].flat();
  const ids = entries.map((entry) =>
    typeof entry === 'object' && entry !== null ? (entry as { tax_id?: unknown }).tax_id : entry,
  );
  context.rejectAll(ids, (id, index) => {
    if ((typeof id === 'string' && id.trim() !== '') || Number.isSafeInteger(id)) return;
    const path = `taxes[${index}]`;
    context.reject('invalid', `${path} must be an ID, or an object with a tax_id.`, path);
  });
  return ids.map((id) => String(id).trim());
}
