import { DRAWN, PAID } from '../common/index.ts';
import {
  allowOnly,
  customerEvents,
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
import { rule } from '../engine/index.ts';
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
    rule('retainer-invoices.defaults', {
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
    }),
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
  unique: [rule('documents.unique', ['retainerinvoice_number'])],
  fieldChecks: [...rules.FIELD_CHECKS, rule('retainer-invoices.required', rules.needsCustomerAndLine(RETAINER))],
  checks: [
    ...rules.checking(RETAINER),
    rule('retainer-invoices.amount', (retainer, context, before) => {
      if (!before || settledOf(RETAINER, before, context) === 0) return;
      if (totalOf(retainer, context) !== totalOf(before, context)) {
        context.refuse('state', `${before.retainerinvoice_number} is paid, so its amount cannot change.`);
      }
    }),
  ],
  created: [HISTORY.created],
  updated: [HISTORY.updated],
  deletion: [
    rule('retainer-invoices.delete', (retainer, context) => {
      rules.refuseSubmitted(RETAINER, retainer, context);
      if (settledOf(RETAINER, retainer, context) === 0) return;
      const message = `${retainer.retainerinvoice_number} is paid, so it cannot be deleted: void it instead.`;
      context.refuse('inUse', message);
    }),
  ],
  deleted: [rules.FILES_GO, HISTORY.deleted],
  transitions: {
    markRetainerInvoiceSent: [
      rule('retainer-invoices.send', (retainer, context) => {
        allowOnly(RETAINER, retainer, ['draft', 'sent'], 'only a draft can be marked as sent', context);
        rules.refuseSubmitted(RETAINER, retainer, context);
      }),
    ],
    voidRetainerInvoice: [
      rule('retainer-invoices.void', (retainer, context) => {
        allowOnly(RETAINER, retainer, ['draft', 'sent'], 'it cannot be voided again', context);
        if (context.sum(DRAWN, retainer.retainerinvoice_id!) > 0) {
          const message = `${retainer.retainerinvoice_number} is drawn on by invoices: remove these payments first.`;
          context.refuse('inUse', message);
        }
      }),
    ],
    markRetainerInvoiceDraft: [
      rule('retainer-invoices.draft', (retainer, context) =>
        allowOnly(RETAINER, retainer, ['void'], 'only a void one can be marked as a draft', context),
      ),
    ],
  },
  afterTransition: [
    rule('documents.undone', ({ retainerinvoice_id, status }, context) => {
      if (status === 'void') release(retainerinvoice_id!, context);
      if (status !== 'sent') context.set('retainerInvoices', retainerinvoice_id!, { approval: undefined });
    }),
    HISTORY.moved,
  ],
  ledgerEntries: [rule('documents.transactions', rules.transactionOf(RETAINER))],
  completed: [
    rule('documents.status', {
      status: (retainer, context) => statusOf(RETAINER, retainer, context) as Shown<'retainerInvoices'>['status'],
    }),
    ...SHOWN_LINES,
    rule('documents.inclusive', { 'line_items[].item_total': lineTotal }),
    rules.FILES_SHOWN,
  ],
  computed: [
    rule('documents.totals', {
      sub_total: fields.subTotal,
      total: fields.totalText,
      taxes: (retainer, context) =>
        fields.taxRows(retainer, context).map(({ tax_name, tax_amount }) => ({ tax_name, tax_amount })),
    }),
    rule('documents.balance', {
      balance: fields.balanceText(RETAINER),
      payment_made: fields.summed(PAID, RETAINER),
    }),
    rule('retainer-invoices.drawn', { payment_drawn: fields.summed(DRAWN, RETAINER) }),
    rule('documents.names', {
      customer_name: fields.customerName,
      currency_code: fields.currencyCode,
      currency_symbol: fields.currencySymbol,
      template_name: fields.templateName,
      template_type: fields.templateType,
      page_width: ({ template_id }, context) => context.get('templates', template_id)?.page_width,
      page_height: ({ template_id }, context) => context.get('templates', template_id)?.page_height,
      orientation: ({ template_id }, context) => context.get('templates', template_id)?.orientation,
    }),
    rule('retainer-invoices.shown', {
      last_payment_date: ({ retainerinvoice_id }, context) => lastPayment(retainerinvoice_id, context),
      attachment_name: (retainer, context) => latestFile(retainer, context)?.file_name,
    }),
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
