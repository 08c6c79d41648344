import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { type AnswerFile, fromMinor, type Id, rule } from '../engine/index.ts';
import type { Reader, Stored, TableOf, Writer } from '../types/index.ts';

type Invoice = Stored<'invoices'>;

/** Updates the stock when an invoice becomes active or stops being active. */
const restock = (id: Id, context: Writer): void => docs.takeGoods(docs.INVOICE, id, context);

/** The invoices that a call names, or else the newest ones, as one PDF. */
function printedTogether(
  { query }: { query: Readonly<Record<string, unknown>> },
  context: Reader,
): { file: AnswerFile } {
  const most = 25;
  const newest = (): unknown[] =>
    context
      .all('invoices')
      .slice(-most)
      .reverse()
      .map(({ invoice_id }) => invoice_id);
  return { file: docs.printed(docs.INVOICE, docs.chosen(query['invoice_ids'] ?? newest(), most, context), context) };
}

export const invoiceOperations: Pick<TableOf<'invoices'>, 'bodies' | 'fieldAliases' | 'queries' | 'actions'> = {
  queries: { emailInvoices: ['invoice_ids'], exportInvoices: ['invoice_ids'], printInvoices: ['invoice_ids'] },
  bodies: {
    emailInvoice: common.EMAIL_FIELDS,
    emailInvoices: { ...common.EMAIL_FIELDS, invoice_ids: { kind: 'any' } },
    applyInvoiceCredits: docs.CREDITS_BODY,
  },
  fieldAliases: rule('documents.amount-aliases', {
    applyInvoiceCredits: {
      lists: ['invoice_payments', 'apply_creditnotes'],
      field: 'amount_applied',
      alias: 'amount',
    },
  }),
  actions: {
    getInvoiceEmail: docs.emailContent(docs.INVOICE),
    emailInvoice: docs.email(docs.INVOICE, restock),
    emailInvoices: rule('invoices.bulk', ({ query, body }, context) => {
      for (const invoice of docs.chosen(query['invoice_ids'] ?? body['invoice_ids'], 10, context)) {
        docs.sendDocument(docs.INVOICE, invoice.invoice_id!, invoice, body as common.EmailRequest, context, restock);
      }
    }),
    exportInvoices: rule('invoices.bulk', printedTogether),
    printInvoices: rule('invoices.bulk', printedTogether),
    updateInvoiceBillingAddress: docs.address(docs.INVOICE, 'billing_address'),
    updateInvoiceShippingAddress: docs.address(docs.INVOICE, 'shipping_address'),
    setInvoiceTemplate: docs.template(docs.INVOICE),
    applyInvoiceCredits: rule('invoices.credits', ({ record, body }, context) =>
      docs.applyCredits(record, body, context),
    ),
    writeOffInvoice: rule('invoices.write-off', ({ id, record }, context) => {
      const balance = docs.balanceOf(docs.INVOICE, record, context);
      const status = docs.statusOf(docs.INVOICE, record, context)!;
      if (!docs.isActive(record) || balance === 0) {
        context.reject('state', `${record.invoice_number} is ${status}, so there is nothing to write off.`);
      }
      context.set('invoices', id, { write_off_amount: fromMinor(balance, docs.decimalsOf(record)) });
      docs.addHistory(docs.INVOICE, id, 'Updated', `${docs.textIn(record, balance)} written off.`, context);
    }),
    cancelInvoiceWriteOff: rule('invoices.write-off-cancel', ({ id, record }, context) => {
      if (!record.write_off_amount) context.reject('state', `${record.invoice_number} is not written off.`);
      context.checkTransition('invoices', 'markInvoiceSent', id);
      context.set('invoices', id, { write_off_amount: undefined });
      docs.addHistory(docs.INVOICE, id, 'Updated', 'Write-off cancelled.', context);
    }),
    getInvoicePaymentReminder: rule('invoices.reminder', ({ record }, context) => ({
      fields: {
        data: context.explainPart('data', () =>
          docs.withFile(docs.INVOICE, record, reminderOf(record, context), context),
        ),
      },
    })),
    enableInvoicePaymentReminder: rule('invoices.reminders', ({ id, record }, context) =>
      remind(id, record, true, context),
    ),
    disableInvoicePaymentReminder: rule('invoices.reminders', ({ id, record }, context) =>
      remind(id, record, false, context),
    ),
    addInvoiceAttachment: rule('invoices.attachment', ({ id, record, form }, context) => {
      context.set('invoices', id, { document_id: common.storeFile(form, context) });
      common.dropFiles([record.document_id], context);
    }),
    updateInvoiceAttachmentPreference: rule('invoices.attachment', ({ id, record, body }, context) => {
      fileIn(record, context);
      context.set('invoices', id, { can_send_in_mail: body['can_send_in_mail'] === true });
    }),
    getInvoiceAttachment: rule('invoices.attachment', ({ record }, context) => ({
      file: common.fileOf(fileIn(record, context)),
    })),
    deleteInvoiceAttachment: rule('invoices.attachment', ({ id, record }, context) => {
      const { document_id } = fileIn(record, context);
      context.set('invoices', id, { document_id: undefined, can_send_in_mail: false });
      common.dropFiles([document_id], context);
    }),
  },
};

/** A reminder that the service sends by itself. */
export const invoiceReminder = rule<(invoice: Invoice, context: Writer) => void>(
  'invoices.remind',
  (invoice, context) => {
    const { invoice_id, invoice_number, payment_reminder_enabled, reminders_sent = 0 } = invoice;
    const content = reminderOf(invoice, context);
    if (docs.balanceOf(docs.INVOICE, invoice, context) === 0) context.reject('state', `${invoice_number} is paid.`);
    if (!payment_reminder_enabled) {
      context.reject('state', `Reminders for ${invoice_number} are switched off.`);
    }
    const { subject, to_mail_ids } = common.send(content, {}, context, invoice_id);
    const counted = { reminders_sent: reminders_sent + 1, last_reminder_sent_date: context.today };
    context.set('invoices', invoice_id!, counted);
    docs.addHistory(
      docs.INVOICE,
      invoice_id!,
      'Emailed',
      `E-mail "${subject}" sent to ${to_mail_ids!.join(', ')}.`,
      context,
    );
  },
);

/** The reminder of an invoice; refused unless the customer has got the invoice. */
function reminderOf(invoice: Invoice, context: Writer): common.EmailContent {
  if (!docs.isActive(invoice)) {
    const state = docs.said(invoice.status!);
    context.reject('state', `${invoice.invoice_number} is ${state}, so it has no reminder.`);
  }
  return docs.reminderOf(docs.INVOICE, invoice, context);
}

/** The attachment of an invoice; refused if there is none. */
function fileIn({ invoice_number, document_id }: Invoice, context: Writer): Stored<'documents'> {
  return context.get('documents', document_id) ?? context.reject('notFound', `${invoice_number} has no attachment.`);
}

function remind(id: Id, { status, invoice_number }: Invoice, isOn: boolean, context: Writer): undefined {
  if (status === 'void')
    context.reject('state', `${invoice_number} is void, so its reminders can't be turned on or off.`);
  context.set('invoices', id, { payment_reminder_enabled: isOn });
}
