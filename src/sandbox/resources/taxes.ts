import { needs, refuseIfUsed, unique } from '../common/index.ts';
import { refreshDrafts } from '../documents/index.ts';
import { assumedRule, clear, documentedRule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const taxes: TableOf<'taxes'> = {
  idField: 'tax_id',
  noun: 'tax',
  title: ({ tax_name }) => tax_name,
  defaults: [
    assumedRule(
      'taxes.defaults',
      'A new tax has the type `tax`, is not a value added tax, is editable, and is not the default.',
      'The fields are optional.',
      { tax_type: 'tax', is_value_added: false, is_editable: true, is_default_tax: false },
    ),
  ],
  prepare: [
    documentedRule(
      'taxes.flags',
      '`update_draft_invoice` and `update_draft_so` are input only, so they are not stored.',
      'document 1, Tax',
      (tax) => clear(tax, 'update_draft_invoice', 'update_draft_so'),
    ),
  ],
  unique: [unique('taxes.unique', 'taxes', 'tax', 'name', 'tax_name')],
  fieldChecks: [
    assumedRule(
      'taxes.required',
      'A tax needs a name and a rate.',
      'A tax is unusable without them; the documents do not say which fields are required.',
      (tax, context) => needs<'taxes'>(tax, context, 'tax_name', 'tax_percentage'),
    ),
    assumedRule(
      'taxes.rate',
      'A rate is from 0 to 100 percent.',
      'The documents give no limits, and no other limits make sense.',
      ({ tax_percentage: rate = 0 }, context) => {
        if (rate < 0 || rate > 100)
          context.refuse('invalid', 'tax_percentage must be from 0 to 100.', 'tax_percentage');
      },
    ),
  ],
  checks: [
    assumedRule(
      'taxes.editable',
      'The name, rate, and type of a tax that is not editable cannot change until an update sets `is_editable` to `true`.',
      'The documents call the field "whether tax/rate is editable" and do not say what it prevents.',
      (tax, context, before) => {
        if (before?.is_editable !== false || tax.is_editable) return;
        for (const field of ['tax_name', 'tax_percentage', 'tax_type'] as const) {
          if (tax[field] !== before[field]) {
            context.refuse('state', `${field} cannot change: the tax ${before.tax_name} is not editable.`, field);
          }
        }
      },
    ),
  ],
  updated: [
    assumedRule(
      'taxes.drafts',
      'With `update_draft_invoice`, draft invoices that use the tax get its new rate; all other documents keep the rate they have.',
      'The documents give only the name of the flag.',
      ({ tax_id }, context, { update_draft_invoice }) => {
        if (update_draft_invoice) refreshDrafts(tax_id!, context);
      },
    ),
  ],
  deletion: [
    assumedRule(
      'taxes.delete-default',
      'The default tax cannot be deleted.',
      'No operation makes another tax the default.',
      (tax, context) => {
        if (tax.is_default_tax)
          context.refuse('inUse', `The tax ${tax.tax_name} is the default, so it cannot be deleted.`);
      },
    ),
    assumedRule(
      'taxes.delete-used',
      'A tax in use cannot be deleted.',
      'Other records would refer to a tax that does not exist.',
      (tax, context) => refuseIfUsed('taxes', tax.tax_id!, tax, context),
    ),
  ],
};
