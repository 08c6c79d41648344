import { CREDIT_NOTE, INVOICE, type Kind, RETAINER } from '../documents/index.ts';
import type { TableOf } from '../types/index.ts';
import { TEMPLATES_FOR } from './settings.ts';

type ListName = 'invoiceTemplates' | 'retainerInvoiceTemplates' | 'creditNoteTemplates';

export const invoiceTemplates = templatesFor('invoiceTemplates', INVOICE);
export const retainerInvoiceTemplates = templatesFor('retainerInvoiceTemplates', RETAINER);
export const creditNoteTemplates = templatesFor('creditNoteTemplates', CREDIT_NOTE);

/** The list of the templates for documents of a kind. */
function templatesFor<Name extends ListName>(resource: Name, { template }: Kind): TableOf<Name> {
  const table: TableOf<'invoiceTemplates'> = {
    resource: resource as 'invoiceTemplates',
    idField: 'template_id',
    noun: 'template',
    title: ({ template_name }) => template_name,
    source: { resource: 'templates', index: TEMPLATES_FOR, key: template! },
  };
  return table as unknown as TableOf<Name>;
}
