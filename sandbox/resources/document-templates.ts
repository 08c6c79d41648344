import * as docs from '../documents/index.ts';
import type { TableOf } from '../types/index.ts';
import { TEMPLATES_FOR } from './settings.ts';

export const invoiceTemplates = templatesFor(docs.INVOICE);
export const retainerInvoiceTemplates = templatesFor(docs.RETAINER);
export const creditNoteTemplates = templatesFor(docs.CREDIT_NOTE);

/** The list of the templates for documents of a kind. */
function templatesFor({
  template,
}: docs.DocumentKind): Pick<TableOf<'invoiceTemplates'>, 'idField' | 'noun' | 'title' | 'source'> {
  return {
    idField: 'template_id',
    noun: 'template',
    title: ({ template_name }) => template_name,
    source: { resource: 'templates', index: TEMPLATES_FOR, key: template! },
  };
}
