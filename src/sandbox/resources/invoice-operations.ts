import {
  dropFiles,
  EMAIL_FIELDS,
  type EmailContent,
  type EmailRequest,
  fileOf,
  keepFile,
  send,
} from '../common/index.ts';
import {
  documentActions as actions,
  addHistory,
  applyCredits,
  balanceOf,
  CREDITS_BODY,
  chosen,
  decimalsOf,
  INVOICE,
  isActive,
  printed,
  said,
  statusOf,
  takeGoods,
  textIn,
} from '../documents/index.ts';
import { type AnswerFile, type Id, rule } from '../engine/index.ts';
import type { Reader, Stored, TableOf, Writer } from '../types/index.ts';

type Invoice = Stored<'invoices'>;

/** What follows when an invoice has become one that counts, or has ceased to be one. */
const restock = (id: Id, context: Writer): void => takeGoods(INVOICE, id, context);

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
  return { file: printed(INVOICE, chosen(query['invoice_ids'] ?? newest(), most, context), context) };
}

/** What operations on invoices do that is not the same for all resources. */
export const invoiceOperations: Pick<TableOf<'invoices'>, 'bodies' | 'words' | 'queries' | 'actions'> = {
  queries: { emailInvoices: ['invoice_ids'], exportInvoices: ['invoice_ids'], printInvoices: ['invoice_ids'] },
  bodies: {
    emailInvoice: EMAIL_FIELDS,
    emailInvoices: { ...EMAIL_FIELDS, invoice_ids: { kind: 'any' } },
    applyInvoiceCredits: CREDITS_BODY,
  },
  words: rule('documents.amount-words', {
    applyInvoiceCredits: {
      lists: ['invoice_payments', 'apply_creditnotes'],
      word: 'amount_applied',
      other: 'amount',
    },
  }),
  actions: {
    getInvoiceEmail: actions.emailContent(INVOICE),
    emailInvoice: actions.email(INVOICE, restock),
    emailInvoices: rule('invoices.bulk', ({ query, body }, context) => {
      for (const invoice of chosen(query['invoice_ids'] ?? body['invoice_ids'], 10, context)) {
        actions.sendDocument(INVOICE, invoice.invoice_id!, invoice, body as EmailRequest, context, restock);
      }
    }),
    exportInvoices: rule('invoices.bulk', printedTogether),
    printInvoices: rule('invoices.bulk', printedTogether),
    updateInvoiceBillingAddress: actions.address(INVOICE, 'billing_address'),
    updateInvoiceShippingAddress: actions.address(INVOICE, 'shipping_address'),
    setInvoiceTemplate: actions.template(INVOICE),
    applyInvoiceCredits: rule('invoices.credits', ({ record, body }, context) => applyCredits(record, body, context)),
    writeOffInvoice: rule('invoices.write-off', ({ id, record }, context) => {
      const balance = balanceOf(INVOICE, record, context);
      const status = statusOf(INVOICE, record, context)!;
      if (!isActive(record) || balance === 0) {
        context.refuse('state', `${record.invoice_number} is ${status}, so there is nothing to write off.`);
      }
      context.set('invoices', id, { write_off_amount: balance / 10 ** decimalsOf(record) });
      addHistory(INVOICE, id, 'Updated', `${textIn(record, balance)} written off.`, context);
    }),
    cancelInvoiceWriteOff: rule('invoices.write-off-cancel', ({ id, record }, context) => {
      if (!record.write_off_amount) context.refuse('state', `${record.invoice_number} is not written off.`);
      context.checkTransition('invoices', 'markInvoiceSent', id);
      context.set('invoices', id, { write_off_amount: undefined });
      addHistory(INVOICE, id, 'Updated', 'Write-off cancelled.', context);
    }),
    getInvoicePaymentReminder: rule('invoices.reminder', ({ record }, context) => ({
      fields: {
        data: context.part('data', () => actions.withFile(INVOICE, record, reminderOf(record, context), context)),
      },
    })),
    enableInvoicePaymentReminder: rule('invoices.reminders', ({ id, record }, context) =>
      remind(id, record, true, context),
    ),
    disableInvoicePaymentReminder: rule('invoices.reminders', ({ id, record }, context) =>
      remind(id, record, false, context),
    ),
    addInvoiceAttachment: rule('invoices.attachment', ({ id, record, form }, context) => {
      context.set('invoices', id, { document_id: keepFile(form, context) });
      dropFiles([record.document_id], context);
    }),
    updateInvoiceAttachmentPreference: rule('invoices.attachment', ({ id, record, body }, context) => {
      fileIn(record, context);
      context.set('invoices', id, { can_send_in_mail: body['can_send_in_mail'] === true });
    }),
    getInvoiceAttachment: rule('invoices.attachment', ({ record }, context) => ({
      file: fileOf(fileIn(record, context)),
    })),
    deleteInvoiceAttachment: rule('invoices.attachment', ({ id, record }, context) => {
      const { document_id } = fileIn(record, context);
      context.set('invoices', id, { document_id: undefined, can_send_in_mail: false });
      dropFiles([document_id], context);
    }),
  },
};

/** A reminder that the service sends by itself. */
export const invoiceReminder = rule<(invoice: Invoice, context: Writer) => void>(
  'invoices.remind',
  (invoice, context) => {
    const { invoice_id, invoice_number, payment_reminder_enabled, reminders_sent = 0 } = invoice;
    const content = reminderOf(invoice, context);
    if (balanceOf(INVOICE, invoice, context) === 0) context.refuse('state', `${invoice_number} is paid.`);
    if (!payment_reminder_enabled) {
      context.refuse('state', `The reminders of ${invoice_number} are switched off.`);
    }
    const { subject, to_mail_ids } = send(content, {}, context, invoice_id);
    const counted = { reminders_sent: reminders_sent + 1, last_reminder_sent_date: context.today };
    context.set('invoices', invoice_id!, counted);
    addHistory(INVOICE, invoice_id!, 'Emailed', `E-mail "${subject}" sent to ${to_mail_ids!.join(', ')}.`, context);
  },
);

/** The reminder of an invoice; refused unless the customer has got the invoice. */
function reminderOf(invoice: Invoice, context: Writer): EmailContent {
  if (!isActive(invoice)) {
    const state = said(invoice.status!);
    context.refuse('state', `${invoice.invoice_number} is ${state}, so it has no reminder.`);
  }
  return actions.reminderOf(INVOICE, invoice, context);
}

/** The attachment of an invoice; refused if there is none. */
function fileIn({ invoice_number, document_id }: Invoice, context: Writer): Stored<'documents'> {
  return context.get('documents', document_id) ?? context.refuse('notFound', `${invoice_number} has no attachment.`);
}

function remind(id: Id, { status, invoice_number }: Invoice, isOn: boolean, context: Writer): undefined {
  if (status === 'void') context.refuse('state', `${invoice_number} is void, so it has no reminders.`);
  context.set('invoices', id, { payment_reminder_enabled: isOn });
}
