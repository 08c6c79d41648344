import { CREDITED, dropFiles, owed, PAID, WITHHELD } from '../common/index.ts';
import {
  checkDue,
  checkTerms,
  customerEvents,
  dueAfter,
  dueAtEndOfMonth,
  FOLLOWS,
  documentFields as fields,
  histories,
  INVOICE,
  isActive,
  lastPayment,
  lineDiscount,
  lineTotal,
  moneyOf,
  owingDocument,
  PAYABLE_STATES,
  PERCENTAGES,
  percentagesIn,
  documentRules as rules,
  SETTLES_OWED,
  SETTLES_OWED_OF_BOTH,
  SHOWN_LINES,
  setDiscountType,
  setTerms,
  settledOf,
  statusFollows,
  statusOf,
  takeGoods,
  takenRows,
  takesGoods,
  totalsOf,
  writtenOff,
} from '../documents/index.ts';
import { defined, encoded, give, ID, rule } from '../engine/index.ts';
import { creditedByNotes } from '../orders/index.ts';
import { DOCUMENT_FORMS, type Shown, type Stored, type TableOf, type Writer } from '../types/index.ts';
import { invoiceOperations, invoiceReminder } from './invoice-operations.ts';
import { invoiceStates } from './invoice-states.ts';

const HISTORY = histories(INVOICE);

export const invoices: TableOf<'invoices'> = {
  idField: 'invoice_id',
  noun: INVOICE.noun,
  title: ({ invoice_number }) => invoice_number,
  hidden: { ...DOCUMENT_FORMS, document_id: ID },
  percentages: percentagesIn(['discount', 'line_items[].discount']),
  states: PAYABLE_STATES,
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
      template_id: rules.templateFor(INVOICE, 'invoice_template_id'),
    }),
  ],
  prepare: [
    ...rules.preparing(INVOICE),
    rule('invoices.discount-type', setDiscountType),
    rule('invoices.terms', setTerms(dueAfter), { 'end-of-month': setTerms(dueAtEndOfMonth) }),
    rule('invoices.persons', (invoice, context) => {
      give(invoice, { contact_persons: invoice.contact_persons?.map((person) => withDetails(person, context)) });
    }),
  ],
  refers: [
    rules.CUSTOMER,
    rules.CURRENCY,
    rules.ITEMS,
    rules.TAXES,
    rules.WAREHOUSES,
    rules.personsOf(INVOICE),
    rules.templateOf(INVOICE),
    rules.FILE,
  ],
  unique: [rule('documents.unique', ['invoice_number'])],
  fieldChecks: [
    ...rules.FIELD_CHECKS,
    PERCENTAGES,
    rule('invoices.required', rules.needsCustomerAndLine(INVOICE)),
    rule('invoices.payment-terms', (invoice, context) => {
      checkTerms(invoice, context);
      checkDue(invoice, context);
    }),
  ],
  checks: [
    ...rules.checking(INVOICE),
    rule('invoices.due', ({ date, due_date }, context) => {
      if (date !== undefined && due_date !== undefined && due_date < date) {
        context.refuse('invalid', `due_date must not be before the date, ${date}.`, 'due_date');
      }
    }),
    rule('invoices.credited', ({ line_items = [] }, context, before) => {
      for (const { line_item_id: id, name } of before?.line_items ?? []) {
        const credited = creditedByNotes(id!, context);
        const { quantity = 0 } = line_items.find(({ line_item_id }) => line_item_id === id) ?? {};
        if (quantity < credited) {
          const message = `${name}: ${credited} are credited, but only ${quantity} would remain.`;
          context.refuse('inUse', message, 'line_items');
        }
      }
    }),
  ],
  created: [
    // Calls make drafts; records that are added may be sent already.
    rule('documents.stock', (invoice, context) => {
      if (isActive(invoice)) takeGoods(INVOICE, invoice.invoice_id!, context);
    }),
    HISTORY.created,
  ],
  updated: [takesGoods(INVOICE), SETTLES_OWED_OF_BOTH, HISTORY.updated],
  deletion: [
    rule(
      'invoices.delete',
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
      {
        'drafts-alone': ({ invoice_number: number, status }, context) => {
          if (status !== 'draft') context.refuse('state', `${number} is no draft, so it cannot be deleted.`);
        },
      },
    ),
  ],
  deleted: [
    SETTLES_OWED,
    rule('documents.files-go', ({ document_id }, context) => dropFiles([document_id], context)),
    HISTORY.deleted,
  ],
  ...invoiceStates,
  ledgerEntries: [
    rule('documents.transactions', rules.transactionOf(INVOICE)),
    rule('documents.balance', (invoice) =>
      isActive(invoice)
        ? owed(invoice.customer_id!, moneyOf(invoice, totalsOf(invoice).total - writtenOff(invoice)))
        : [],
    ),
    rule('documents.stock', takenRows),
  ],
  indexed: [rule('stock.owed', owingDocument)],
  completed: [
    rule('documents.status', {
      status: (invoice, context) => statusOf(INVOICE, invoice, context) as Shown<'invoices'>['status'],
    }),
    rule('invoices.write-off', {
      write_off_amount: ({ write_off_amount = 0 }) => write_off_amount,
    }),
    ...SHOWN_LINES,
    rule('documents.inclusive', {
      'line_items[].discount_amount': lineDiscount,
      'line_items[].item_total': lineTotal,
    }),
  ],
  computed: [
    rule('documents.totals', {
      sub_total: fields.subTotal,
      tax_total: fields.taxTotal,
      total: fields.totalText,
      taxes: (invoice, context) =>
        fields.taxRows(invoice, context).map(({ tax_name, tax_amount }) => ({ tax_name, tax_amount })),
    }),
    rule('documents.balance', {
      balance: fields.balanceText(INVOICE),
      payment_made: fields.summed(PAID, INVOICE),
      credits_applied: fields.summed(CREDITED, INVOICE),
      tax_amount_withheld: fields.summed(WITHHELD, INVOICE),
    }),
    rule('documents.names', {
      customer_name: fields.customerName,
      currency_code: fields.currencyCode,
      template_name: fields.templateName,
    }),
    rule('invoices.shown', {
      last_payment_date: ({ invoice_id }, context) => lastPayment(invoice_id, context),
      invoice_url: ({ invoice_number }) =>
        invoice_number && `https://inventory.example.in/portal/invoices/${encoded(invoice_number)}`,
      has_attachment: ({ document_id }) => document_id !== undefined,
      attachment_name: ({ document_id }, context) => context.get('documents', document_id)?.file_name,
    }),
  ],
  follows: {
    ...FOLLOWS.totals,
    balance: 'the total and what is settled: add customer payments or credit notes',
    payment_made: 'payments: add customer payments',
    credits_applied: 'credits: add credit notes',
    tax_amount_withheld: 'payments: add one with tax_amount_withheld',
    last_payment_date: 'payments: add customer payments',
    invoice_url: 'invoice_number',
    has_attachment: 'the attachment: call addInvoiceAttachment',
    attachment_name: 'the attachment: call addInvoiceAttachment',
    status: statusFollows(INVOICE),
    write_off_amount: 'the write-off: call writeOffInvoice',
    line_items: FOLLOWS.lines,
  },
  ...invoiceOperations,
  events: { ...customerEvents(INVOICE), remind: invoiceReminder },
};

type Person = NonNullable<Shown<'invoices'>['contact_persons']>[number];

/** A person of an invoice with what its record says and the invoice does not. */
function withDetails(person: Person, context: Writer): Person {
  const known = context.get('contactPersons', person.contact_person_id);
  if (!known) return person;
  const { salutation, first_name, last_name, email, phone, mobile, is_primary_contact } = known;
  const details = { salutation, first_name, last_name, email, phone, mobile, is_primary_contact };
  return { ...(defined(details) as Person), ...person };
}
