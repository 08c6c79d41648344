import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { defined, encoded, give, ID, rule } from '../engine/index.ts';
import { creditedByNotes } from '../orders/index.ts';
import { DOCUMENT_FORMS, type Shown, type Stored, type TableOf, type Writer } from '../types/index.ts';
import { invoiceOperations, invoiceReminder } from './invoice-operations.ts';
import { invoiceStates } from './invoice-states.ts';

const HISTORY = docs.histories(docs.INVOICE);

export const invoices: TableOf<'invoices'> = {
  idField: 'invoice_id',
  noun: docs.INVOICE.noun,
  title: ({ invoice_number }) => invoice_number,
  stored: { ...DOCUMENT_FORMS, document_id: ID },
  percentages: docs.percentagesIn(['discount', 'line_items[].discount']),
  states: docs.PAYABLE_STATES,
  defaults: [
    rule('invoices.defaults', {
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
      template_id: docs.templateFor(docs.INVOICE, 'invoice_template_id'),
    }),
  ],
  prepare: [
    ...docs.preparing(docs.INVOICE),
    rule('invoices.discount-type', docs.setDiscountType),
    rule('invoices.terms', docs.setTerms(docs.dueAfter), { 'end-of-month': docs.setTerms(docs.dueAtEndOfMonth) }),
    rule('invoices.persons', (invoice, context) => {
      give(invoice, { contact_persons: invoice.contact_persons?.map((person) => withDetails(person, context)) });
    }),
  ],
  refers: [
    docs.CUSTOMER,
    docs.CURRENCY,
    docs.ITEMS,
    docs.TAXES,
    docs.WAREHOUSES,
    docs.personsOf(docs.INVOICE),
    docs.templateOf(docs.INVOICE),
    docs.FILE,
  ],
  unique: [rule('documents.unique', ['invoice_number'])],
  fieldChecks: [
    ...docs.FIELD_CHECKS,
    docs.PERCENTAGES,
    rule('invoices.required', docs.needsCustomerAndLine(docs.INVOICE)),
    rule('invoices.payment-terms', (invoice, context) => {
      docs.checkTerms(invoice, context);
      docs.checkDue(invoice, context);
    }),
  ],
  checks: [
    ...docs.checking(docs.INVOICE),
    rule('invoices.due', ({ date, due_date }, context) => {
      if (date !== undefined && due_date !== undefined && due_date < date) {
        context.reject('invalid', `due_date must not be before the date, ${date}.`, 'due_date');
      }
    }),
    rule('invoices.credited-lines', ({ line_items = [] }, context, before) => {
      for (const { line_item_id: id, name } of before?.line_items ?? []) {
        const credited = creditedByNotes(id!, context);
        const { quantity = 0 } = line_items.find(({ line_item_id }) => line_item_id === id) ?? {};
        if (quantity < credited) {
          const message = `${name}: ${credited} are credited, but only ${quantity} would remain.`;
          context.reject('inUse', message, 'line_items');
        }
      }
    }),
  ],
  created: [
    // Calls make drafts; records that are added may be sent already.
    rule('documents.stock', (invoice, context) => {
      if (docs.isActive(invoice)) docs.takeGoods(docs.INVOICE, invoice.invoice_id!, context);
    }),
    HISTORY.created,
  ],
  updated: [docs.takesGoods(docs.INVOICE), docs.BACKFILLS_COSTS_OF_BOTH, HISTORY.updated],
  deletion: [
    rule(
      'invoices.delete',
      (invoice, context) => {
        const { invoice_number: number, invoice_id } = invoice;
        if (docs.paidOf(docs.INVOICE, invoice, context) > 0 || invoice.write_off_amount) {
          context.reject('inUse', `${number} has payments, credits or a write-off: remove them first, or void it.`);
        }
        const user = context.users(invoice_id!).find(({ resource }) => resource === 'creditNotes');
        if (!user) return;
        const label = context.describe('creditNotes', user.data as Stored<'creditNotes'>);
        context.reject('inUse', `${number} is credited by ${label}, so it can't be deleted.`);
      },
      {
        'drafts-alone': ({ invoice_number: number, status }, context) => {
          if (status !== 'draft') context.reject('state', `${number} is not a draft, so it can't be deleted.`);
        },
      },
    ),
  ],
  deleted: [
    docs.BACKFILLS_COSTS,
    rule('documents.delete-files', ({ document_id }, context) => common.dropFiles([document_id], context)),
    HISTORY.deleted,
  ],
  ...invoiceStates,
  ledgerEntries: [
    rule('documents.transactions', docs.transactionOf(docs.INVOICE)),
    rule('documents.balance', (invoice) =>
      docs.isActive(invoice)
        ? common.owed(
            invoice.customer_id!,
            docs.moneyOf(invoice, docs.totalsOf(invoice).total - docs.writtenOff(invoice)),
          )
        : [],
    ),
    rule('documents.stock', docs.takenRows),
  ],
  indexed: [rule('stock.negative', docs.negativeStockOfDocument)],
  completed: [
    rule('documents.status', {
      status: (invoice, context) => docs.statusOf(docs.INVOICE, invoice, context) as Shown<'invoices'>['status'],
    }),
    rule('invoices.write-off', {
      write_off_amount: ({ write_off_amount = 0 }) => write_off_amount,
    }),
    ...docs.SHOWN_LINES,
    rule('documents.inclusive', {
      'line_items[].discount_amount': docs.lineDiscount,
      'line_items[].item_total': docs.lineTotal,
    }),
  ],
  computed: [
    rule('documents.totals', {
      sub_total: docs.subTotal,
      tax_total: docs.taxTotal,
      total: docs.totalText,
      taxes: (invoice, context) =>
        docs.taxRows(invoice, context).map(({ tax_name, tax_amount }) => ({ tax_name, tax_amount })),
    }),
    rule('documents.balance', {
      balance: docs.balanceText(docs.INVOICE),
      payment_made: docs.summed(common.PAID, docs.INVOICE),
      credits_applied: docs.summed(common.CREDITED, docs.INVOICE),
      tax_amount_withheld: docs.summed(common.WITHHELD, docs.INVOICE),
    }),
    rule('documents.names', {
      customer_name: docs.customerName,
      currency_code: docs.currencyCode,
      template_name: docs.templateName,
    }),
    rule('invoices.shown-fields', {
      last_payment_date: ({ invoice_id }, context) => docs.lastPayment(invoice_id, context),
      invoice_url: ({ invoice_number }) =>
        invoice_number && `https://inventory.example.in/portal/invoices/${encoded(invoice_number)}`,
      has_attachment: ({ document_id }) => document_id !== undefined,
      attachment_name: ({ document_id }, context) => context.get('documents', document_id)?.file_name,
    }),
  ],
  derivedFrom: {
    ...docs.FOLLOWS.totals,
    balance: 'the total and what is paid: add customer payments or credit notes',
    payment_made: 'payments: add customer payments',
    credits_applied: 'credits: add credit notes',
    tax_amount_withheld: 'payments: add one with tax_amount_withheld',
    last_payment_date: 'payments: add customer payments',
    invoice_url: 'invoice_number',
    has_attachment: 'the attachment: call addInvoiceAttachment',
    attachment_name: 'the attachment: call addInvoiceAttachment',
    status: docs.statusFollows(docs.INVOICE),
    write_off_amount: 'the write-off: call writeOffInvoice',
    line_items: docs.FOLLOWS.lines,
  },
  ...invoiceOperations,
  events: { ...docs.customerEvents(docs.INVOICE), remind: invoiceReminder },
};

type Person = NonNullable<Shown<'invoices'>['contact_persons']>[number];

/** A person of an invoice with what its record says and the invoice does not. */
function withDetails(person: Person, context: Writer): Person {
  const contactPerson = context.get('contactPersons', person.contact_person_id);
  if (!contactPerson) return person;
  const { salutation, first_name, last_name, email, phone, mobile, is_primary_contact } = contactPerson;
  const details = { salutation, first_name, last_name, email, phone, mobile, is_primary_contact };
  return { ...(defined(details) as Person), ...person };
}
