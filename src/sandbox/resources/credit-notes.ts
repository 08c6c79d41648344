import { credited, EMAIL_FIELDS, primaryPerson, REQUIRED } from '../common/index.ts';
import {
  documentActions as actions,
  CREDIT_NOTE,
  CREDIT_NOTE_STATES,
  DOCUMENTS,
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
import { assumed, assumedRule, clear, documentedRule, ID, isAmount, rule, TEXT } from '../engine/index.ts';
import { accountNamed } from '../goods/index.ts';
import {
  checkCredited,
  checkQuantities,
  checkReturned,
  copyCredited,
  lineRows,
  WITHIN_RETURN,
} from '../orders/index.ts';
import { DOCUMENT_FORMS, type Reader, type Shown, type Stored, type TableOf } from '../types/index.ts';
import { creditNoteStates } from './credit-note-states.ts';
import { MAILS_OF } from './settings.ts';

type Lines = NonNullable<Stored<'creditNotes'>['line_items']>;

const HISTORY = histories(CREDIT_NOTE);

const QUANTITIES = assumed(
  'The credited quantity of an invoice line cannot exceed the invoiced quantity.',
  'The customer bought no more.',
);

export const creditNotes: TableOf<'creditNotes'> = {
  idField: 'creditnote_id',
  noun: CREDIT_NOTE.noun,
  title: ({ creditnote_number }) => creditnote_number,
  hidden: { ...DOCUMENT_FORMS, currency_id: ID, discount_type: TEXT },
  percentages: percentagesIn(['line_items[].discount']),
  states: CREDIT_NOTE_STATES,
  defaults: [
    assumedRule(
      'credit-notes.defaults',
      'A new credit note is open unless it is a draft, is not pre-GST, has the template of its customer or else the first one, and goes to the primary person of the customer.',
      'The sample shows an address that the request does not send.',
      {
        status: ({ is_draft }) => (is_draft ? undefined : 'open'),
        is_pre_gst: false,
        email: ({ customer_id }, context) => primaryPerson(customer_id, context)?.email,
        template_id: rules.templateFor(CREDIT_NOTE, 'creditnote_template_id'),
      },
    ),
  ],
  prepare: [
    documentedRule(
      'credit-notes.discount',
      'The discount of a line is a percentage.',
      'document 2, Credit note',
      (note, context) => {
        if ((note.discount_type ?? PERCENTAGE_OF_LINE) !== PERCENTAGE_OF_LINE) context.ignore('discount_type');
        note.discount_type = PERCENTAGE_OF_LINE;
      },
    ),
    documentedRule(
      'credit-notes.state',
      'A credit note is created as a draft if `is_draft` is true.',
      'document 2, Credit notes',
      (note, _, __, before) => {
        if (!before && note.is_draft) note.status = 'draft';
        clear(note, 'is_draft');
      },
    ),
    assumedRule(
      'credit-notes.rate-number',
      'The exchange rate is a number, also as text. Without this rule, any other text counts as empty.',
      'The documents show a rate as text, and amounts are converted with it.',
      (note, context) => {
        if (note.exchange_rate !== undefined && !isAmount(note.exchange_rate))
          context.refuse('invalid', 'exchange_rate must be a number, such as 1.00.', 'exchange_rate');
      },
    ),
    documentedRule('credit-notes.rate', 'The exchange rate is sent as text.', 'document 2, Credit notes', (note) => {
      if (isAmount(note.exchange_rate)) note.exchange_rate = Number(note.exchange_rate);
      else clear(note, 'exchange_rate');
    }),
    assumedRule(
      'credit-notes.account-name',
      'A line sent with only `account_name` uses the account with that name. Without this rule, such a name has no effect.',
      'Requests accept ids and names, but the documents do not say how they work together.',
      (note, context, { line_items: sent }) => {
        if (note.line_items && sent) note.line_items = withAccounts(note.line_items, context);
      },
    ),
    assumedRule(
      'credit-notes.credited-line',
      'A line that credits an invoice line copies what the request leaves out from that line.',
      'The documents ask for the same values as in the invoice.',
      (note, context, { line_items }) => {
        if (line_items) copyCredited(note, context);
      },
    ),
    ...rules.preparing(CREDIT_NOTE),
    rule('documents.stock', DOCUMENTS.stock, (note, context, { line_items }) => {
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
    assumedRule(
      'credit-notes.invoices',
      'The invoices that lines credit must exist.',
      'The credit note credits their lines.',
      {
        'line_items[].invoice_id': { to: 'invoices' },
      },
    ),
  ],
  unique: [rule('documents.unique', DOCUMENTS.unique, ['creditnote_number'])],
  fieldChecks: [
    ...rules.FIELD_CHECKS,
    PERCENTAGES,
    assumedRule(
      'credit-notes.required',
      'A credit note keeps a customer and at least one line.',
      REQUIRED,
      rules.needsCustomerAndLine(CREDIT_NOTE),
    ),
  ],
  checks: [
    ...rules.checking(CREDIT_NOTE),
    documentedRule(
      'credit-notes.lines',
      'A line that credits an invoice has `invoice_id` and `invoice_item_id`; a line that credits a sales return also has `is_item_shipped`, `is_returned_to_stock`, and `salesreturn_item_id`.',
      'document 2, Credit notes',
      checkCredited,
    ),
    rule('credit-notes.quantities', QUANTITIES, checkQuantities),
    rule('credit-notes.returned', WITHIN_RETURN, checkReturned),
  ],
  created: [SETTLES_OWED, HISTORY.created],
  updated: [
    rule('documents.returned', DOCUMENTS.returned, (_, context, __, before) =>
      refuseIfShort(CREDIT_NOTE, before, context),
    ),
    SETTLES_OWED,
    HISTORY.updated,
  ],
  deletion: [
    deleting(CREDIT_NOTE),
    rule('documents.returned', DOCUMENTS.returned, (note, context) => refuseIfGone(CREDIT_NOTE, note, context)),
  ],
  deleted: [HISTORY.deleted],
  ...creditNoteStates,
  ledgerEntries: [
    rule('documents.transactions', DOCUMENTS.transactions, rules.transactionOf(CREDIT_NOTE)),
    rule('documents.balance', DOCUMENTS.balance, (note) =>
      isActive(note) ? credited(note.customer_id!, moneyOf(note, totalsOf(note).total)) : [],
    ),
    rule('documents.stock', DOCUMENTS.stock, returnedRows(CREDIT_NOTE)),
    rule('credit-notes.quantities', QUANTITIES, lineRows),
  ],
  completed: [
    rule('documents.status', DOCUMENTS.status, {
      status: (note, context) => statusOf(CREDIT_NOTE, note, context) as Shown<'creditNotes'>['status'],
    }),
  ],
  computed: [
    rule('documents.totals', DOCUMENTS.totals, { total: fields.total, taxes: fields.taxRows }),
    rule('documents.balance', DOCUMENTS.balance, { balance: fields.balance(CREDIT_NOTE) }),
    rule('documents.names', DOCUMENTS.names, {
      customer_name: fields.customerName,
      currency_code: fields.currencyCode,
      currency_symbol: fields.currencySymbol,
      template_name: fields.templateName,
    }),
    assumedRule(
      'credit-notes.invoices-shown',
      'A credit note shows the invoices that it pays.',
      'The list has the same format as the list of applied credits.',
      {
        invoices: ({ creditnote_id }, context) =>
          context.children('creditNoteInvoices', creditnote_id!).map(({ invoice_id, amount }) => ({
            invoice_id: invoice_id!,
            invoice_number: context.get('invoices', invoice_id)?.invoice_number ?? '',
            amount: amount!,
          })),
      },
    ),
    assumedRule(
      'credit-notes.updated',
      '`updated_time` is the time of the last change.',
      'Other documents call it `last_modified_time`.',
      { updated_time: ({ last_modified_time }) => last_modified_time },
    ),
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
    listCreditNoteEmailHistory: assumedRule(
      'credit-notes.email-history',
      '`email_history` contains the history of e-mails, newest first, on one page.',
      'The documents do not define the answer.',
      ({ id }, context) => {
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
      },
    ),
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
