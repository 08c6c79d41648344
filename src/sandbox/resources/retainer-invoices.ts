import { DRAWN, PAID, REQUIRED } from '../common/index.ts';
import {
  allowOnly,
  customerEvents,
  DOCUMENTS,
  FOLLOWS,
  documentFields as fields,
  histories,
  lastPayment,
  lineTotal,
  PAYABLE_STATES,
  RETAINER,
  release,
  documentRules as rules,
  SHOWN_LINES,
  settledOf,
  statusFollows,
  statusOf,
  totalOf,
} from '../documents/index.ts';
import { assumedRule, rule } from '../engine/index.ts';
import { DOCUMENT_FORMS, type Shown, type TableOf } from '../types/index.ts';
import { latestFile, retainerOperations } from './retainer-operations.ts';

const HISTORY = histories(RETAINER);

export const retainerInvoices: TableOf<'retainerInvoices'> = {
  idField: 'retainerinvoice_id',
  noun: RETAINER.noun,
  title: ({ retainerinvoice_number }) => retainerinvoice_number,
  hidden: DOCUMENT_FORMS,
  states: PAYABLE_STATES,
  defaults: [
    assumedRule(
      'retainer-invoices.defaults',
      'A new retainer invoice is a draft by the signed-in user, is exclusive of tax, is not pre-GST, has no files and the first template, and does not allow partial payments. Nobody has mailed or viewed it.',
      'The sample shows these values.',
      {
        status: 'draft',
        is_inclusive_tax: false,
        is_pre_gst: false,
        allow_partial_payments: false,
        is_viewed_by_client: false,
        is_emailed: false,
        can_send_in_mail: false,
        documents: [],
        template_id: rules.templateFor(RETAINER, undefined),
        created_by_id: (_, context) => context.find('users', () => true)?.user_id,
      },
    ),
  ],
  prepare: rules.preparing(RETAINER),
  refers: [
    rules.CUSTOMER,
    rules.CURRENCY,
    rules.TAXES,
    rules.personsOf(RETAINER),
    rules.templateOf(RETAINER),
    rules.FILES,
  ],
  unique: [rule('documents.unique', DOCUMENTS.unique, ['retainerinvoice_number'])],
  fieldChecks: [
    ...rules.FIELD_CHECKS,
    assumedRule(
      'retainer-invoices.required',
      'A retainer invoice keeps a customer and at least one line.',
      REQUIRED,
      rules.needsCustomerAndLine(RETAINER),
    ),
  ],
  checks: [
    ...rules.checking(RETAINER),
    assumedRule(
      'retainer-invoices.amount',
      'The total of a retainer invoice cannot change once any of it is paid.',
      'The customer has already paid the advance.',
      (retainer, context, before) => {
        if (!before || settledOf(RETAINER, before, context) === 0) return;
        if (totalOf(retainer, context) !== totalOf(before, context)) {
          context.refuse('state', `${before.retainerinvoice_number} is paid, so its amount cannot change.`);
        }
      },
    ),
  ],
  created: [HISTORY.created],
  updated: [HISTORY.updated],
  deletion: [
    assumedRule(
      'retainer-invoices.delete',
      'A retainer invoice cannot be deleted if it is paid, even in part, or waits for approval.',
      'The advance would have no retainer invoice.',
      (retainer, context) => {
        rules.refuseSubmitted(RETAINER, retainer, context);
        if (settledOf(RETAINER, retainer, context) === 0) return;
        const message = `${retainer.retainerinvoice_number} is paid, so it cannot be deleted: void it instead.`;
        context.refuse('inUse', message);
      },
    ),
  ],
  deleted: [rules.FILES_GO, HISTORY.deleted],
  transitions: {
    markRetainerInvoiceSent: [
      assumedRule(
        'retainer-invoices.send',
        'The operation marks a draft as sent unless it waits for approval. It does nothing if the retainer invoice is already sent.',
        'The documents do not say which statuses allow this.',
        (retainer, context) => {
          allowOnly(RETAINER, retainer, ['draft', 'sent'], 'only a draft can be marked as sent', context);
          rules.refuseSubmitted(RETAINER, retainer, context);
        },
      ),
    ],
    voidRetainerInvoice: [
      assumedRule(
        'retainer-invoices.void',
        'A retainer invoice can be voided unless invoices have drawn on it. Voiding makes its payments unused.',
        'The documents do not say which statuses allow this.',
        (retainer, context) => {
          allowOnly(RETAINER, retainer, ['draft', 'sent'], 'it cannot be voided again', context);
          if (context.sum(DRAWN, retainer.retainerinvoice_id!) > 0) {
            const message = `${retainer.retainerinvoice_number} is drawn on by invoices: remove these payments first.`;
            context.refuse('inUse', message);
          }
        },
      ),
    ],
    markRetainerInvoiceDraft: [
      assumedRule(
        'retainer-invoices.draft',
        'A void retainer invoice can become a draft again.',
        'The documents do not say which statuses allow this.',
        (retainer, context) =>
          allowOnly(RETAINER, retainer, ['void'], 'only a void one can be marked as a draft', context),
      ),
    ],
  },
  afterTransition: [
    rule('documents.undone', DOCUMENTS.undone, ({ retainerinvoice_id, status }, context) => {
      if (status === 'void') release(retainerinvoice_id!, context);
      if (status !== 'sent') context.set('retainerInvoices', retainerinvoice_id!, { approval: undefined });
    }),
    HISTORY.moved,
  ],
  ledgerEntries: [rule('documents.transactions', DOCUMENTS.transactions, rules.transactionOf(RETAINER))],
  completed: [
    rule('documents.status', DOCUMENTS.status, {
      status: (retainer, context) => statusOf(RETAINER, retainer, context) as Shown<'retainerInvoices'>['status'],
    }),
    ...SHOWN_LINES,
    rule('documents.inclusive', DOCUMENTS.inclusive, { 'line_items[].item_total': lineTotal }),
    rules.FILES_SHOWN,
  ],
  computed: [
    rule('documents.totals', DOCUMENTS.totals, {
      sub_total: fields.subTotal,
      total: fields.totalText,
      taxes: (retainer, context) =>
        fields.taxRows(retainer, context).map(({ tax_name, tax_amount }) => ({ tax_name, tax_amount })),
    }),
    rule('documents.balance', DOCUMENTS.balance, {
      balance: fields.balanceText(RETAINER),
      payment_made: fields.summed(PAID, RETAINER),
    }),
    assumedRule(
      'retainer-invoices.drawn',
      '`payment_drawn` is the amount that invoices have used: `applyInvoiceCredits` with the payment draws on it.',
      'The documents show only the name.',
      { payment_drawn: fields.summed(DRAWN, RETAINER) },
    ),
    rule('documents.names', DOCUMENTS.names, {
      customer_name: fields.customerName,
      currency_code: fields.currencyCode,
      currency_symbol: fields.currencySymbol,
      template_name: fields.templateName,
      template_type: fields.templateType,
      page_width: ({ template_id }, context) => context.get('templates', template_id)?.page_width,
      page_height: ({ template_id }, context) => context.get('templates', template_id)?.page_height,
      orientation: ({ template_id }, context) => context.get('templates', template_id)?.orientation,
    }),
    assumedRule(
      'retainer-invoices.shown',
      '`last_payment_date` is the date of the latest payment, and `attachment_name` is the name of the latest file.',
      'The documents show only the names.',
      {
        last_payment_date: ({ retainerinvoice_id }, context) => lastPayment(retainerinvoice_id, context),
        attachment_name: (retainer, context) => latestFile(retainer, context)?.file_name,
      },
    ),
  ],
  follows: {
    ...FOLLOWS.totals,
    balance: 'the total and what is paid: add a customer payment',
    payment_made: 'payments: add a customer payment',
    payment_drawn: 'what invoices have taken of it: call applyInvoiceCredits',
    page_width: 'template_id',
    page_height: 'template_id',
    orientation: 'template_id',
    last_payment_date: 'payments: add a customer payment',
    attachment_name: 'documents: add a file',
    status: statusFollows(RETAINER),
    line_items: FOLLOWS.lines,
    documents: 'the file that document_id names',
  },
  ...retainerOperations,
  events: customerEvents(RETAINER),
};
