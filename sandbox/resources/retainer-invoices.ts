import { DRAWN, PAID } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { rule } from '../engine/index.ts';
import { DOCUMENT_FORMS, type Shown, type TableOf } from '../types/index.ts';
import { latestFile, retainerOperations } from './retainer-operations.ts';

const HISTORY = docs.histories(docs.RETAINER);

export const retainerInvoices: TableOf<'retainerInvoices'> = {
  idField: 'retainerinvoice_id',
  noun: docs.RETAINER.noun,
  title: ({ retainerinvoice_number }) => retainerinvoice_number,
  stored: DOCUMENT_FORMS,
  states: docs.PAYABLE_STATES,
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
      template_id: docs.templateFor(docs.RETAINER, undefined),
      created_by_id: (_, context) => context.find('users', () => true)?.user_id,
    }),
  ],
  prepare: docs.preparing(docs.RETAINER),
  refers: [
    docs.CUSTOMER,
    docs.CURRENCY,
    docs.TAXES,
    docs.personsOf(docs.RETAINER),
    docs.templateOf(docs.RETAINER),
    docs.FILES,
  ],
  unique: [rule('documents.unique', ['retainerinvoice_number'])],
  fieldChecks: [...docs.FIELD_CHECKS, rule('retainer-invoices.required', docs.needsCustomerAndLine(docs.RETAINER))],
  checks: [
    ...docs.checking(docs.RETAINER),
    rule('retainer-invoices.amount', (retainer, context, before) => {
      if (!before || docs.paidOf(docs.RETAINER, before, context) === 0) return;
      if (docs.totalOf(retainer, context) !== docs.totalOf(before, context)) {
        context.reject('state', `${before.retainerinvoice_number} is paid, so its amount can't change.`);
      }
    }),
  ],
  created: [HISTORY.created],
  updated: [HISTORY.updated],
  deletion: [
    rule('retainer-invoices.delete', (retainer, context) => {
      docs.refuseSubmitted(docs.RETAINER, retainer, context);
      if (docs.paidOf(docs.RETAINER, retainer, context) === 0) return;
      const message = `${retainer.retainerinvoice_number} is paid, so it can't be deleted: void it instead.`;
      context.reject('inUse', message);
    }),
  ],
  deleted: [docs.FILES_GO, HISTORY.deleted],
  transitions: {
    markRetainerInvoiceSent: [
      rule('retainer-invoices.send', (retainer, context) => {
        docs.allowOnly(docs.RETAINER, retainer, ['draft', 'sent'], 'only a draft can be marked as sent', context);
        docs.refuseSubmitted(docs.RETAINER, retainer, context);
      }),
    ],
    voidRetainerInvoice: [
      rule('retainer-invoices.void', (retainer, context) => {
        docs.allowOnly(docs.RETAINER, retainer, ['draft', 'sent'], "it can't be voided again", context);
        if (context.sum(DRAWN, retainer.retainerinvoice_id!) > 0) {
          const message = `Invoices have drawn on ${retainer.retainerinvoice_number}: remove these payments first.`;
          context.reject('inUse', message);
        }
      }),
    ],
    markRetainerInvoiceDraft: [
      rule('retainer-invoices.draft', (retainer, context) =>
        docs.allowOnly(docs.RETAINER, retainer, ['void'], 'only a void invoice can be marked as a draft', context),
      ),
    ],
  },
  afterTransition: [
    rule('documents.remove-allocation', ({ retainerinvoice_id, status }, context) => {
      if (status === 'void') docs.release(retainerinvoice_id!, context);
      if (status !== 'sent') context.set('retainerInvoices', retainerinvoice_id!, { approval: undefined });
    }),
    HISTORY.moved,
  ],
  ledgerEntries: [rule('documents.transactions', docs.transactionOf(docs.RETAINER))],
  completed: [
    rule('documents.status', {
      status: (retainer, context) =>
        docs.statusOf(docs.RETAINER, retainer, context) as Shown<'retainerInvoices'>['status'],
    }),
    ...docs.SHOWN_LINES,
    rule('documents.inclusive', { 'line_items[].item_total': docs.lineTotal }),
    docs.FILES_SHOWN,
  ],
  computed: [
    rule('documents.totals', {
      sub_total: docs.subTotal,
      total: docs.totalText,
      taxes: (retainer, context) =>
        docs.taxRows(retainer, context).map(({ tax_name, tax_amount }) => ({ tax_name, tax_amount })),
    }),
    rule('documents.balance', {
      balance: docs.balanceText(docs.RETAINER),
      payment_made: docs.summed(PAID, docs.RETAINER),
    }),
    rule('retainer-invoices.drawn', { payment_drawn: docs.summed(DRAWN, docs.RETAINER) }),
    rule('documents.names', {
      customer_name: docs.customerName,
      currency_code: docs.currencyCode,
      currency_symbol: docs.currencySymbol,
      template_name: docs.templateName,
      template_type: docs.templateType,
      page_width: ({ template_id }, context) => context.get('templates', template_id)?.page_width,
      page_height: ({ template_id }, context) => context.get('templates', template_id)?.page_height,
      orientation: ({ template_id }, context) => context.get('templates', template_id)?.orientation,
    }),
    rule('retainer-invoices.shown-fields', {
      last_payment_date: ({ retainerinvoice_id }, context) => docs.lastPayment(retainerinvoice_id, context),
      attachment_name: (retainer, context) => latestFile(retainer, context)?.file_name,
    }),
  ],
  derivedFrom: {
    ...docs.FOLLOWS.totals,
    balance: 'the total and what is paid: add a customer payment',
    payment_made: 'payments: add a customer payment',
    payment_drawn: 'what was applied to invoices: call applyInvoiceCredits',
    page_width: 'template_id',
    page_height: 'template_id',
    orientation: 'template_id',
    last_payment_date: 'payments: add a customer payment',
    attachment_name: 'documents: add a file',
    status: docs.statusFollows(docs.RETAINER),
    line_items: docs.FOLLOWS.lines,
    documents: 'the file that document_id names',
  },
  ...retainerOperations,
  events: docs.customerEvents(docs.RETAINER),
};
