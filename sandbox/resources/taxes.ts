import { needs, refuseIfUsed } from '../common/index.ts';
import { refreshDrafts } from '../documents/index.ts';
import { clear, rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const taxes: TableOf<'taxes'> = {
  idField: 'tax_id',
  noun: 'tax',
  title: ({ tax_name }) => tax_name,
  defaults: [
    rule('taxes.defaults', { tax_type: 'tax', is_value_added: false, is_editable: true, is_default_tax: false }),
  ],
  prepare: [rule('taxes.input-only', (tax) => clear(tax, 'update_draft_invoice', 'update_draft_so'))],
  unique: [rule('taxes.unique', ['tax_name'])],
  fieldChecks: [
    rule('taxes.required', (tax, context) => needs<'taxes'>(tax, context, 'tax_name', 'tax_percentage')),
    rule('taxes.rate', ({ tax_percentage: rate = 0 }, context) => {
      if (rate < 0 || rate > 100) context.reject('invalid', 'tax_percentage must be from 0 to 100.', 'tax_percentage');
    }),
  ],
  checks: [
    rule('taxes.editable', (tax, context, before) => {
      if (before?.is_editable !== false || tax.is_editable) return;
      for (const field of ['tax_name', 'tax_percentage', 'tax_type'] as const) {
        if (tax[field] !== before[field]) {
          context.reject('state', `${field} can't change: the tax ${before.tax_name} is not editable.`, field);
        }
      }
    }),
  ],
  updated: [
    rule('taxes.update-drafts', ({ tax_id }, context, { update_draft_invoice }) => {
      if (update_draft_invoice) refreshDrafts(tax_id!, context);
    }),
  ],
  deletion: [
    rule('taxes.delete-default', (tax, context) => {
      if (tax.is_default_tax)
        context.reject('inUse', `The tax ${tax.tax_name} is the default, so it can't be deleted.`);
    }),
    rule('taxes.delete-used', (tax, context) => refuseIfUsed('taxes', tax.tax_id!, tax, context)),
  ],
};
