import { credited, EMAIL_FIELDS, primaryPerson } from '../common/index.ts';
import {
  documentActions as actions,
  CREDIT_NOTE,
  CREDIT_NOTE_STATES,
  deleting,
  FOLLOWS,
  documentFields as fields,
  histories,
  isActive,
  moneyOf,
  PERCENTAGE_OF_LINE,
  PERCENTAGES,
  percentagesIn,
  refuseIfGone,
  refuseIfShort,
  returnedRows,
  documentRules as rules,
  SETTLES_OWED,
  setCosts,
  statusFollows,
  statusOf,
  totalsOf,
} from '../documents/index.ts';
import { clear, ID, isAmount, rule, TEXT } from '../engine/index.ts';
import { accountNamed } from '../goods/index.ts';
import { checkCredited, checkQuantities, checkReturned, copyCredited, lineRows } from '../orders/index.ts';
import { DOCUMENT_FORMS, type Reader, type Shown, type Stored, type TableOf } from '../types/index.ts';
import { creditNoteStates } from './credit-note-states.ts';
import { MAILS_OF } from './settings.ts';

type Lines = NonNullable<Stored<'creditNotes'>['line_items']>;

const HISTORY = histories(CREDIT_NOTE);

export const creditNotes: TableOf<'creditNotes'> = {
  idField: 'creditnote_id',
  noun: CREDIT_NOTE.noun,
  title: ({ creditnote_number }) => creditnote_number,
  hidden: { ...DOCUMENT_FORMS, currency_id: ID, discount_type: TEXT },
  percentages: percentagesIn(['line_items[].discount']),
  states: CREDIT_NOTE_STATES,
  defaults: [
    rule('credit-notes.defaults', {
      status: ({ is_draft }) => (is_draft ? undefined : 'open'),
      is_pre_gst: false,
      email: ({ customer_id }, context) => primaryPerson(customer_id, context)?.email,
      template_id: rules.templateFor(CREDIT_NOTE, 'creditnote_template_id'),
    }),
  ],
  prepare: [
    rule('credit-notes.discount', (note, context) => {
      if ((note.discount_type ?? PERCENTAGE_OF_LINE) !== PERCENTAGE_OF_LINE) context.ignore('discount_type');
      note.discount_type = PERCENTAGE_OF_LINE;
    }),
    rule('credit-notes.state', (note, _, __, before) => {
      if (!before && note.is_draft) note.status = 'draft';
      clear(note, 'is_draft');
    }),
    rule('credit-notes.rate-number', (note, context) => {
      if (note.exchange_rate !== undefined && !isAmount(note.exchange_rate))
        context.refuse('invalid', 'exchange_rate must be a number, such as 1.00.', 'exchange_rate');
    }),
    rule('credit-notes.rate', (note) => {
      if (isAmount(note.exchange_rate)) note.exchange_rate = Number(note.exchange_rate);
      else clear(note, 'exchange_rate');
    }),
    rule('credit-notes.account-name', (note, context, { line_items: sent }) => {
      if (note.line_items && sent) note.line_items = withAccounts(note.line_items, context);
    }),
    rule('credit-notes.credited-line', (note, context, { line_items }) => {
      if (line_items) copyCredited(note, context);
    }),
    ...rules.preparing(CREDIT_NOTE),
    rule('documents.stock', (note, context, { line_items }) => {
      if (line_items) setCosts(note, context);
    }),
  ],
  refers: [
    rules.CUSTOMER,
    rules.ITEMS,
    rules.TAXES,
    rules.WAREHOUSES,
    rules.ACCOUNTS,
    rules.templateOf(CREDIT_NOTE),
    rule('credit-notes.invoices', {
      'line_items[].invoice_id': { to: 'invoices' },
    }),
  ],
  unique: [rule('documents.unique', ['creditnote_number'])],
  fieldChecks: [
    ...rules.FIELD_CHECKS,
    PERCENTAGES,
    rule('credit-notes.required', rules.needsCustomerAndLine(CREDIT_NOTE)),
  ],
  checks: [
    ...rules.checking(CREDIT_NOTE),
    rule('credit-notes.lines', checkCredited),
    rule('credit-notes.quantities', checkQuantities),
    rule('credit-notes.returned', checkReturned),
  ],
  created: [SETTLES_OWED, HISTORY.created],
  updated: [
    rule('documents.returned', (_, context, __, before) => refuseIfShort(CREDIT_NOTE, before, context)),
    SETTLES_OWED,
    HISTORY.updated,
  ],
  deletion: [
    deleting(CREDIT_NOTE),
    rule('documents.returned', (note, context) => refuseIfGone(CREDIT_NOTE, note, context)),
  ],
  deleted: [HISTORY.deleted],
  ...creditNoteStates,
  ledgerEntries: [
    rule('documents.transactions', rules.transactionOf(CREDIT_NOTE)),
    rule('documents.balance', (note) =>
      isActive(note) ? credited(note.customer_id!, moneyOf(note, totalsOf(note).total)) : [],
    ),
    rule('documents.stock', returnedRows(CREDIT_NOTE)),
    rule('credit-notes.quantities', lineRows),
  ],
  completed: [
    rule('documents.status', {
      status: (note, context) => statusOf(CREDIT_NOTE, note, context) as Shown<'creditNotes'>['status'],
    }),
  ],
  computed: [
    rule('documents.totals', { total: fields.total, taxes: fields.taxRows }),
    rule('documents.balance', { balance: fields.balance(CREDIT_NOTE) }),
    rule('documents.names', {
      customer_name: fields.customerName,
      currency_code: fields.currencyCode,
      currency_symbol: fields.currencySymbol,
      template_name: fields.templateName,
    }),
    rule('credit-notes.invoices-shown', {
      invoices: ({ creditnote_id }, context) =>
        context.children('creditNoteInvoices', creditnote_id!).map(({ invoice_id, amount }) => ({
          invoice_id: invoice_id!,
          invoice_number: context.get('invoices', invoice_id)?.invoice_number ?? '',
          amount: amount!,
        })),
    }),
    rule('credit-notes.updated', { updated_time: ({ last_modified_time }) => last_modified_time }),
  ],
  follows: {
    ...FOLLOWS.totals,
    balance: 'the total and what is used: apply or refund it',
    invoices: 'what it pays: add records to creditNoteInvoices',
    updated_time: 'the last change',
    status: statusFollows(CREDIT_NOTE),
    line_items: FOLLOWS.lines,
  },
  bodies: { emailCreditNote: EMAIL_FIELDS },
  actions: {
    getCreditNoteEmail: actions.emailContent(CREDIT_NOTE),
    emailCreditNote: actions.email(CREDIT_NOTE),
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
    updateCreditNoteBillingAddress: actions.address(CREDIT_NOTE, 'billing_address'),
    updateCreditNoteShippingAddress: actions.address(CREDIT_NOTE, 'shipping_address'),
    setCreditNoteTemplate: actions.template(CREDIT_NOTE),
    submitCreditNote: actions.submit(CREDIT_NOTE, ['draft']),
    approveCreditNote: actions.approve(CREDIT_NOTE),
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
