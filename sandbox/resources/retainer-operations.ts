import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { rule } from '../engine/index.ts';
import type { Reader, Stored, TableOf } from '../types/index.ts';

type Retainer = Stored<'retainerInvoices'>;

/** Files of a retainer invoice at most. */
const MAX_FILES = 5;

export const retainerOperations: Pick<TableOf<'retainerInvoices'>, 'bodies' | 'actions'> = {
  bodies: { emailRetainerInvoice: common.EMAIL_FIELDS },
  actions: {
    getRetainerInvoiceEmail: docs.emailContent(docs.RETAINER),
    emailRetainerInvoice: docs.email(docs.RETAINER),
    updateRetainerInvoiceBillingAddress: docs.address(docs.RETAINER, 'billing_address'),
    setRetainerInvoiceTemplate: docs.template(docs.RETAINER),
    submitRetainerInvoice: docs.submit(docs.RETAINER, ['draft']),
    approveRetainerInvoice: docs.approve(docs.RETAINER),
    addRetainerInvoiceAttachment: rule('retainer-invoices.attachments', ({ id, record, form }, context) => {
      const { documents = [], retainerinvoice_number: number } = record;
      if (documents.length >= MAX_FILES)
        context.reject('invalid', `${number} has ${MAX_FILES} files: delete one first.`);
      const document_id = common.storeFile(form, context);
      context.set('retainerInvoices', id, { documents: [...documents, { document_id }] });
    }),
    getRetainerInvoiceAttachment: rule('retainer-invoices.attachments', ({ record }, context) => {
      const file = latestFile(record, context);
      if (!file) return context.reject('notFound', `${record.retainerinvoice_number} has no attachment.`);
      return { file: common.fileOf(file) };
    }),
    deleteRetainerInvoiceAttachment: rule('retainer-invoices.attachments', ({ id, record, path }, context) => {
      const { documents = [], retainerinvoice_number: number } = record;
      const left = documents.filter(({ document_id }) => document_id !== path['document_id']);
      if (left.length === documents.length) {
        context.reject('notFound', `${number} has no file with the ID ${path['document_id']}.`, 'path.document_id');
      }
      context.set('retainerInvoices', id, { documents: left });
      common.dropFiles([path['document_id']], context);
    }),
  },
};

/** The file that was attached to a retainer invoice last. */
export function latestFile({ documents = [] }: Retainer, context: Reader): Stored<'documents'> | undefined {
  return context.get('documents', documents.at(-1)?.document_id);
}
