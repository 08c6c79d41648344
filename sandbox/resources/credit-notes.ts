import { credited, EMAIL_FIELDS, primaryPerson } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { clear, ID, isAmount, rule, TEXT } from '../engine/index.ts';
import { accountNamed } from '../goods/index.ts';
import * as orders from '../orders/index.ts';
import { DOCUMENT_FORMS, type Reader, type Shown, type Stored, type TableOf } from '../types/index.ts';
import { creditNoteStates } from './credit-note-states.ts';
import { MAILS_OF } from './settings.ts';

type Lines = NonNullable<Stored<'creditNotes'>['line_items']>;

const HISTORY = docs.histories(docs.CREDIT_NOTE);

export const creditNotes: TableOf<'creditNotes'> = {
  idField: 'creditnote_id',
  noun: docs.CREDIT_NOTE.noun,
  title: ({ creditnote_number }) => creditnote_number,
  stored: { ...DOCUMENT_FORMS, currency_id: ID, discount_type: TEXT },
  percentages: docs.percentagesIn(['line_items[].discount']),
  states: docs.CREDIT_NOTE_STATES,
  defaults: [
    rule('credit-notes.defaults', {
      status: ({ is_draft }) => (is_draft ? undefined : 'open'),
      is_pre_gst: false,
      email: ({ customer_id }, context) => primaryPerson(customer_id, context)?.email,
      template_id: docs.templateFor(docs.CREDIT_NOTE, 'creditnote_template_id'),
    }),
  ],
  prepare: [
    rule('credit-notes.discount', (note, context) => {
      if ((note.discount_type ?? docs.PERCENTAGE_OF_LINE) !== docs.PERCENTAGE_OF_LINE) context.ignore('discount_type');
      note.discount_type = docs.PERCENTAGE_OF_LINE;
    }),
    rule('credit-notes.state', (note, _, __, before) => {
      if (!before && note.is_draft) note.status = 'draft';
      clear(note, 'is_draft');
    }),
    rule('credit-notes.exchange-rate-number', (note, context) => {
      if (note.exchange_rate !== undefined && !isAmount(note.exchange_rate))
        context.reject('invalid', 'exchange_rate must be a number, such as 1.00.', 'exchange_rate');
    }),
    rule('credit-notes.exchange-rate', (note) => {
      if (isAmount(note.exchange_rate)) note.exchange_rate = Number(note.exchange_rate);
      else clear(note, 'exchange_rate');
    }),
    rule('credit-notes.account-name', (note, context, { line_items: sent }) => {
      if (note.line_items && sent) note.line_items = withAccounts(note.line_items, context);
    }),
    rule('credit-notes.credited-line', (note, context, { line_items }) => {
      if (line_items) orders.copyCredited(note, context);
    }),
    ...docs.preparing(docs.CREDIT_NOTE),
    rule('documents.stock', (note, context, { line_items }) => {
      if (line_items) docs.setCosts(note, context);
    }),
  ],
  refers: [
    docs.CUSTOMER,
    docs.ITEMS,
    docs.TAXES,
    docs.WAREHOUSES,
    docs.ACCOUNTS,
    docs.templateOf(docs.CREDIT_NOTE),
    rule('credit-notes.invoices', {
      'line_items[].invoice_id': { to: 'invoices' },
    }),
  ],
  unique: [rule('documents.unique', ['creditnote_number'])],
  fieldChecks: [
    ...docs.FIELD_CHECKS,
    docs.PERCENTAGES,
    rule('credit-notes.required', docs.needsCustomerAndLine(docs.CREDIT_NOTE)),
  ],
  checks: [
    ...docs.checking(docs.CREDIT_NOTE),
    rule('credit-notes.lines', orders.checkCredited),
    rule('credit-notes.quantities', orders.checkQuantities),
    rule('credit-notes.returned-quantity', orders.checkReturned),
  ],
  created: [docs.BACKFILLS_COSTS, HISTORY.created],
  updated: [
    rule('documents.returned-goods', (_, context, __, before) => docs.refuseIfShort(docs.CREDIT_NOTE, before, context)),
    docs.BACKFILLS_COSTS,
    HISTORY.updated,
  ],
  deletion: [
    docs.deleting(docs.CREDIT_NOTE),
    rule('documents.returned-goods', (note, context) => docs.refuseIfGone(docs.CREDIT_NOTE, note, context)),
  ],
  deleted: [HISTORY.deleted],
  ...creditNoteStates,
  ledgerEntries: [
    rule('documents.transactions', docs.transactionOf(docs.CREDIT_NOTE)),
    rule('documents.balance', (note) =>
      docs.isActive(note) ? credited(note.customer_id!, docs.moneyOf(note, docs.totalsOf(note).total)) : [],
    ),
    rule('documents.stock', docs.returnedRows(docs.CREDIT_NOTE)),
    rule('credit-notes.quantities', orders.lineRows),
  ],
  completed: [
    rule('documents.status', {
      status: (note, context) => docs.statusOf(docs.CREDIT_NOTE, note, context) as Shown<'creditNotes'>['status'],
    }),
  ],
  computed: [
    rule('documents.totals', { total: docs.total, taxes: docs.taxRows }),
    rule('documents.balance', { balance: docs.balance(docs.CREDIT_NOTE) }),
    rule('documents.names', {
      customer_name: docs.customerName,
      currency_code: docs.currencyCode,
      currency_symbol: docs.currencySymbol,
      template_name: docs.templateName,
    }),
    rule('credit-notes.shown-invoices', {
      invoices: ({ creditnote_id }, context) =>
        context.children('creditNoteInvoices', creditnote_id!).map(({ invoice_id, amount }) => ({
          invoice_id: invoice_id!,
          invoice_number: context.get('invoices', invoice_id)?.invoice_number ?? '',
          amount: amount!,
        })),
    }),
    rule('credit-notes.updated', { updated_time: ({ last_modified_time }) => last_modified_time }),
  ],
  derivedFrom: {
    ...docs.FOLLOWS.totals,
    balance: 'the total and what is used: apply or refund it',
    invoices: 'what it pays: add records to creditNoteInvoices',
    updated_time: 'the last change',
    status: docs.statusFollows(docs.CREDIT_NOTE),
    line_items: docs.FOLLOWS.lines,
  },
  bodies: { emailCreditNote: EMAIL_FIELDS },
  actions: {
    getCreditNoteEmail: docs.emailContent(docs.CREDIT_NOTE),
    emailCreditNote: docs.email(docs.CREDIT_NOTE),
    listCreditNoteEmailHistory: rule('credit-notes.email-history', ({ id }, context) => {
      const mails = context.members(MAILS_OF, id).map((member) => context.get('mails', member.id)!);
      const email_history = mails.reverse().map(({ mail_id, from, to_mail_ids, subject, date }) => ({
        mailhistory_id: mail_id,
        from,
        to_mail_ids,
        subject,
        date,
      }));
      return {
        fields: {
          ...(email_history.length > 0 && { email_history }),
          page_context: { page: 1, per_page: 200, has_more_page: false },
        },
      };
    }),
    updateCreditNoteBillingAddress: docs.address(docs.CREDIT_NOTE, 'billing_address'),
    updateCreditNoteShippingAddress: docs.address(docs.CREDIT_NOTE, 'shipping_address'),
    setCreditNoteTemplate: docs.template(docs.CREDIT_NOTE),
    submitCreditNote: docs.submit(docs.CREDIT_NOTE, ['draft']),
    approveCreditNote: docs.approve(docs.CREDIT_NOTE),
  },
};

/** Lines with the ids of the accounts that they name. */
function withAccounts(lines: Lines, context: Reader): Lines {
  return lines.map((line, index) => {
    const { account_id, account_name: name } = line as typeof line & { account_name?: string };
    if (account_id !== undefined || name === undefined) return line;
    return { ...line, account_id: accountNamed(name, `line_items[${index}].account_name`, context) };
  });
}
