import { defined } from '../core/defined.ts';
import type { Id } from '../core/facts.ts';
import { ID } from '../core/plan/form.ts';
import { assumed, rule } from '../core/rule.ts';
import { CREDITED, owed, PAID, WITHHELD } from './shared/balances.ts';
import * as actions from './shared/document-actions.ts';
import { DOCUMENTS } from './shared/document-bases.ts';
import { INVOICE } from './shared/document-kinds.ts';
import { DOCUMENT_FORMS, shownLines } from './shared/document-lines.ts';
import * as rules from './shared/document-rules.ts';
import { takeGoods, takenRows } from './shared/document-stock.ts';
import {
  allowOnly,
  balanceOf,
  isActive,
  placesOf,
  said,
  settledOf,
  statusOf,
  textIn,
  writtenOff,
} from './shared/documents.ts';
import { EMAIL_FIELDS, type EmailRequest } from './shared/email.ts';
import { fileOf, keepFile } from './shared/files.ts';
import { note, noteCreation, noteForContact, noteMove, noteUpdate } from './shared/history.ts';
import { applyCredits, CREDITS_BODY } from './shared/invoice-credits.ts';
import { chosen, termsOf } from './shared/invoice-rules.ts';
import { printed } from './shared/print.ts';
import { lastPayment, release } from './shared/settle.ts';
import { totalsOf } from './shared/totals.ts';
import type { Shown, Stored, TableOf, Writer } from './types.ts';

type Invoice = Stored<'invoices'>;

const REMINDERS = assumed(
  'Reminders of an invoice are switched on and off, unless it is void.',
  'The documents name the two operations alone.',
);

const BULK = assumed(
  '`invoice_ids` names the invoices, with commas: up to 10 to mail, up to 25 to export or print as one PDF.',
  'The documents leave open how the invoices are named; these limits are what comparable services have.',
);

const ATTACHMENT = assumed(
  'An invoice has one attachment: a gif, png, jpeg, jpg, bmp or pdf file. Another one replaces it.',
  'The URL names one attachment, and the documents no format.',
);

/** What follows when an invoice has become one that counts, or has ceased to be one. */
const restock = (id: Id, context: Writer): void => takeGoods(INVOICE, id, context);

export const invoices: TableOf<'invoices'> = {
  resource: 'invoices',
  idField: 'invoice_id',
  noun: INVOICE.noun,
  title: ({ invoice_number }) => invoice_number,
  hidden: { ...DOCUMENT_FORMS, document_id: ID },
  defaults: [
    rule(
      'invoices.defaults',
      assumed(
        'A new invoice is a draft without discount, charges and reminders, exclusive of tax, and takes partial payments.',
        'The samples show these values.',
      ),
      {
        status: 'draft',
        discount: 0,
        discount_type: 'entity_level',
        is_discount_before_tax: true,
        is_inclusive_tax: false,
        shipping_charge: 0,
        adjustment: 0,
        adjustment_description: 'Adjustment',
        allow_partial_payments: true,
        is_viewed_by_client: false,
        is_emailed: false,
        reminders_sent: 0,
        ach_payment_initiated: false,
        can_send_in_mail: false,
        is_pre_gst: false,
        template_id: rules.templateFor(INVOICE, 'invoice_template_id'),
      },
    ),
  ],
  prepare: [
    ...rules.preparing(INVOICE),
    rule(
      'invoices.terms',
      assumed(
        'An invoice is due after its payment terms, which are those of the customer unless it says others. A due date that is sent stays.',
        'The sample is due 15 days after its date, with terms of 15 days.',
      ),
      termsOf,
    ),
    rule(
      'invoices.persons',
      assumed(
        'The persons of an invoice are shown as they were when it named them.',
        'The documents show their fields.',
      ),
      (invoice, context) =>
        invoice.contact_persons
          ? { ...invoice, contact_persons: invoice.contact_persons.map((person) => withDetails(person, context)) }
          : invoice,
    ),
  ],
  refers: [
    rule('documents.customer', DOCUMENTS.customer, {
      customer_id: { to: 'contacts', active: true, allows: rules.noVendor },
    }),
    rule('documents.currency-id', DOCUMENTS.currencyId, rules.CURRENCY),
    rule('documents.items', DOCUMENTS.items, rules.LINE_ITEMS),
    rule('documents.taxes', DOCUMENTS.taxes, rules.LINE_TAXES),
    rule('documents.warehouses', DOCUMENTS.warehouses, rules.LINE_WAREHOUSES),
    rule('documents.persons', DOCUMENTS.persons, {
      'contact_persons[].contact_person_id': {
        to: 'contactPersons',
        holds: false,
        allows: rules.ofSameContact(INVOICE),
      },
    }),
    rule('documents.template-id', DOCUMENTS.templateId, {
      template_id: { to: 'templates', holds: false, allows: rules.forKind(INVOICE) },
    }),
  ],
  unique: [rule('documents.unique', DOCUMENTS.unique, ['invoice_number'])],
  checks: [
    ...rules.checking(INVOICE),
    rule(
      'invoices.required',
      assumed('An invoice needs a customer and at least one line.', 'It would ask nobody, or for nothing.'),
      ({ customer_id, line_items = [] }, context) => {
        if (customer_id === undefined) context.refuse('missing', 'customer_id is missing.');
        if (line_items.length === 0)
          context.refuse('missing', 'line_items is missing: an invoice needs at least one line.');
      },
    ),
    rule(
      'invoices.due',
      assumed('An invoice is not due before its date.', 'It could not have been paid in time.'),
      ({ date, due_date }, context) => {
        if (date !== undefined && due_date !== undefined && due_date < date) {
          context.refuse('invalid', `due_date must not be before the date, ${date}.`);
        }
      },
    ),
  ],
  deletion: [
    rule(
      'invoices.delete',
      assumed(
        'An invoice with payments, credits or a write-off cannot be deleted, nor one that a credit note credits.',
        'What was settled of it would hang in the air.',
      ),
      (invoice, context) => {
        const { invoice_number: number, invoice_id } = invoice;
        if (settledOf(INVOICE, invoice, context) > 0 || invoice.write_off_amount) {
          context.refuse('inUse', `${number} has payments, credits or a write-off: remove them first, or void it.`);
        }
        const user = context.users(invoice_id!).find(({ resource }) => resource === 'creditNotes');
        if (!user) return;
        const named = context.describe('creditNotes', user.facts as Stored<'creditNotes'>);
        context.refuse('inUse', `${number} is credited by ${named}, so it cannot be deleted.`);
      },
    ),
  ],
  created: [
    rule('documents.history', DOCUMENTS.history, (invoice, context) => noteCreation(INVOICE, invoice, context)),
  ],
  updated: [
    rule('documents.stock', DOCUMENTS.stock, (invoice, context) => restock(invoice.invoice_id!, context)),
    rule('documents.history', DOCUMENTS.history, (invoice, context) => noteUpdate(INVOICE, invoice, context)),
  ],
  deleted: [
    rule('documents.history', DOCUMENTS.history, (invoice, context) =>
      noteForContact(INVOICE, invoice, 'Deleted', 'deleted', context),
    ),
  ],
  transitions: {
    markInvoiceSent: [
      rule(
        'invoices.send',
        assumed(
          'A draft is marked as sent. For an invoice that is sent already, nothing happens.',
          'The source states are not documented.',
        ),
        (invoice, context) =>
          allowOnly(INVOICE, invoice, ['draft', 'sent'], 'only a draft can be marked as sent', context),
      ),
    ],
    voidInvoice: [
      rule(
        'invoices.void',
        assumed('Any invoice that is not void yet can be voided.', 'The source states are not documented.'),
        (invoice, context) => allowOnly(INVOICE, invoice, ['draft', 'sent'], 'it cannot be voided again', context),
      ),
    ],
    markInvoiceDraft: [
      rule(
        'invoices.draft',
        assumed('A void invoice can become a draft again.', 'The source states are not documented.'),
        (invoice, context) =>
          allowOnly(INVOICE, invoice, ['void'], 'only a void invoice can be marked as a draft', context),
      ),
    ],
  },
  moved: [
    rule(
      'invoices.void-effect',
      assumed(
        'Voiding an invoice takes back its payments, credits and write-off: the money is unused, the credits are open again.',
        'A void invoice asks for nothing, and the money is still there.',
      ),
      ({ invoice_id, status }, context) => {
        if (status !== 'void') return;
        release(invoice_id!, context);
        context.set('invoices', invoice_id!, { write_off_amount: undefined });
      },
    ),
    rule('documents.stock', DOCUMENTS.stock, ({ invoice_id }, context) => restock(invoice_id!, context)),
    rule('documents.history', DOCUMENTS.history, (invoice, context) => noteMove(INVOICE, invoice, context)),
  ],
  computed: [
    rule('documents.totals', DOCUMENTS.totals, {
      sub_total: rules.subTotal,
      tax_total: rules.taxTotal,
      total: rules.totalText,
      taxes: (invoice) => rules.taxRows(invoice).map(({ tax_name, tax_amount }) => ({ tax_name, tax_amount })),
    }),
    rule('documents.balance', DOCUMENTS.balance, {
      balance: rules.balanceText(INVOICE),
      payment_made: rules.summed(PAID, INVOICE),
      credits_applied: rules.summed(CREDITED, INVOICE),
      tax_amount_withheld: rules.summed(WITHHELD, INVOICE),
    }),
    rule('documents.names', DOCUMENTS.names, {
      customer_name: rules.customerName,
      currency_code: rules.currencyCode,
      template_name: rules.templateName,
    }),
    rule(
      'invoices.shown',
      assumed(
        '`last_payment_date` is the date of the latest payment, `invoice_url` ends with the number, and `has_attachment` and `attachment_name` follow from the attachment.',
        'The documents show the names alone.',
      ),
      {
        last_payment_date: ({ invoice_id }, context) => lastPayment(invoice_id, context),
        invoice_url: ({ invoice_number }) =>
          invoice_number && `https://inventory.example.in/portal/invoices/${encodeURIComponent(invoice_number)}`,
        has_attachment: ({ document_id }) => document_id !== undefined,
        attachment_name: ({ document_id }, context) => context.get('documents', document_id)?.file_name,
      },
    ),
  ],
  completed: [
    rule('documents.status', DOCUMENTS.status, {
      status: (invoice, context) => statusOf(INVOICE, invoice, context) as Shown<'invoices'>['status'],
      write_off_amount: ({ write_off_amount = 0 }) => write_off_amount,
    }),
    rule('documents.inclusive', DOCUMENTS.inclusive, {
      line_items: (invoice, context) => shownLines(invoice, context) as Shown<'invoices'>['line_items'],
    }),
  ],
  posts: [
    rule('documents.transactions', DOCUMENTS.transactions, rules.transactionOf(INVOICE)),
    rule('documents.balance', DOCUMENTS.balance, (invoice) =>
      isActive(invoice)
        ? owed(invoice.customer_id!, {
            minor: totalsOf(invoice).total - writtenOff(invoice),
            places: placesOf(invoice),
            rate: invoice.exchange_rate ?? 1,
          })
        : [],
    ),
    rule('documents.stock', DOCUMENTS.stock, takenRows),
  ],
  bodies: {
    emailInvoice: EMAIL_FIELDS,
    emailInvoices: { ...EMAIL_FIELDS, invoice_ids: { kind: 'any' } },
    applyInvoiceCredits: CREDITS_BODY,
  },
  queries: { emailInvoices: ['invoice_ids'], exportInvoices: ['invoice_ids'], printInvoices: ['invoice_ids'] },
  actions: {
    getInvoiceEmail: actions.emailContent(INVOICE),
    emailInvoice: actions.email(INVOICE, restock),
    emailInvoices: rule('invoices.bulk', BULK, ({ query, body }, context) => {
      for (const invoice of chosen(query['invoice_ids'] ?? body['invoice_ids'], 10, context)) {
        actions.sendDocument(INVOICE, invoice.invoice_id!, invoice, body as EmailRequest, context, restock);
      }
      return undefined;
    }),
    exportInvoices: rule('invoices.bulk', BULK, ({ query }, context) => ({
      file: printed(INVOICE, chosen(query['invoice_ids'], 25, context), context),
    })),
    printInvoices: rule('invoices.bulk', BULK, ({ query }, context) => ({
      file: printed(INVOICE, chosen(query['invoice_ids'], 25, context), context),
    })),
    updateInvoiceBillingAddress: actions.address(INVOICE, 'billing_address'),
    updateInvoiceShippingAddress: actions.address(INVOICE, 'shipping_address'),
    setInvoiceTemplate: actions.template(INVOICE),
    applyInvoiceCredits: rule(
      'invoices.credits',
      assumed(
        '`invoice_payments` with `payment_id` and `amount_applied` applies unused payments, and what retainer invoices have received by them; `apply_creditnotes` with `creditnote_id` and `amount_applied` applies credit notes. All are applied, or none.',
        'The documents leave the body open.',
      ),
      ({ record, body }, context) => {
        applyCredits(record, body, context);
        return undefined;
      },
    ),
    writeOffInvoice: rule(
      'invoices.write-off',
      assumed(
        'What is left to pay of an invoice is written off: it is then shown as paid, and the customer does not owe it any more.',
        'The documents show `write_off_amount` and no more.',
      ),
      ({ id, record }, context) => {
        const balance = balanceOf(INVOICE, record, context);
        const status = statusOf(INVOICE, record, context)!;
        if (!isActive(record) || balance === 0) {
          context.refuse('state', `${record.invoice_number} is ${status}, so there is nothing to write off.`);
        }
        context.set('invoices', id, { write_off_amount: balance / 10 ** placesOf(record) });
        note(INVOICE, id, 'Updated', `${textIn(record, balance)} written off.`, context);
        return undefined;
      },
    ),
    cancelInvoiceWriteOff: rule(
      'invoices.write-off-cancel',
      assumed('What was written off is owed again.', 'The documents name the operation alone.'),
      ({ id, record }, context) => {
        if (!record.write_off_amount) context.refuse('state', `${record.invoice_number} is not written off.`);
        context.set('invoices', id, { write_off_amount: undefined });
        note(INVOICE, id, 'Updated', 'Write-off cancelled.', context);
        return undefined;
      },
    ),
    getInvoicePaymentReminder: rule(
      'invoices.reminder',
      assumed(
        'There is a reminder of an invoice that is neither draft nor void; it says what is left to pay, and has the form of an e-mail.',
        'The documents leave the answer open.',
      ),
      ({ record }, context) => {
        if (!isActive(record)) {
          const state = said(record.status!);
          context.refuse('state', `${record.invoice_number} is ${state}, so there is nothing to remind of.`);
        }
        return { fields: { data: actions.reminderOf(INVOICE, record, context) } };
      },
    ),
    enableInvoicePaymentReminder: rule('invoices.reminders', REMINDERS, ({ id, record }, context) =>
      remind(id, record, true, context),
    ),
    disableInvoicePaymentReminder: rule('invoices.reminders', REMINDERS, ({ id, record }, context) =>
      remind(id, record, false, context),
    ),
    addInvoiceAttachment: rule('invoices.attachment', ATTACHMENT, ({ id, record, form }, context) => {
      if (record.document_id !== undefined) context.delete('documents', record.document_id);
      context.set('invoices', id, { document_id: keepFile(form, context) });
      return undefined;
    }),
    updateInvoiceAttachmentPreference: rule('invoices.attachment', ATTACHMENT, ({ id, record, body }, context) => {
      fileIn(record, context);
      context.set('invoices', id, { can_send_in_mail: body['can_send_in_mail'] === true });
      return undefined;
    }),
    getInvoiceAttachment: rule('invoices.attachment', ATTACHMENT, ({ record }, context) => ({
      file: fileOf(fileIn(record, context)),
    })),
    deleteInvoiceAttachment: rule('invoices.attachment', ATTACHMENT, ({ id, record }, context) => {
      context.delete('documents', fileIn(record, context).document_id!);
      context.set('invoices', id, { document_id: undefined, can_send_in_mail: false });
      return undefined;
    }),
  },
};

/** The attachment of an invoice; refused if there is none. */
function fileIn({ invoice_number, document_id }: Invoice, context: Writer): Stored<'documents'> {
  return context.get('documents', document_id) ?? context.refuse('notFound', `${invoice_number} has no attachment.`);
}

function remind(id: Id, { status, invoice_number }: Invoice, isOn: boolean, context: Writer): undefined {
  if (status === 'void') context.refuse('state', `${invoice_number} is void, so it has no reminders.`);
  context.set('invoices', id, { payment_reminder_enabled: isOn });
}

type Person = NonNullable<Shown<'invoices'>['contact_persons']>[number];

/** A person of an invoice with what its record says and the invoice does not. */
function withDetails(person: Person, context: Writer): Person {
  const known = context.get('contactPersons', person.contact_person_id);
  if (!known) return person;
  const { salutation, first_name, last_name, email, phone, mobile, is_primary_contact } = known;
  const details = { salutation, first_name, last_name, email, phone, mobile, is_primary_contact };
  return { ...(defined(details) as Person), ...person };
}
