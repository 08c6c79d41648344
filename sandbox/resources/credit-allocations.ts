import * as docs from '../documents/index.ts';
import { rule } from '../engine/index.ts';
import { CREDIT_ROW, PAYMENT_ROW, type Reader, type Stored, type TableOf } from '../types/index.ts';

export const invoicePayments: TableOf<'invoicePayments'> = {
  idField: 'invoice_payment_id',
  noun: 'payment of an invoice',
  title: ({ invoice_payment_id }) => invoice_payment_id,
  parent: { resource: 'invoices', field: 'invoice_id' },
  stored: PAYMENT_ROW,
  deleted: [
    rule('documents.remove-allocation', ({ invoice_id, amount = 0 }, context) => {
      const invoice = docs.documentOf(docs.INVOICE, invoice_id, context);
      const text = amount.toFixed(invoice?.price_precision ?? context.decimals);
      docs.recordChange(docs.INVOICE, invoice_id, 'Deleted', `Payment of ${text} removed.`, context);
    }),
  ],
  ledgerEntries: [rule('documents.balance', docs.paymentRows)],
  indexed: [
    rule('documents.balance', ({ payment_id }) =>
      payment_id === undefined ? [] : [{ index: docs.PAYMENT_ROWS, key: payment_id }],
    ),
  ],
  computed: [
    rule('documents.names', {
      payment_mode: (row, context) => paymentOf(row, context)?.payment_mode,
      date: (row, context) => paymentOf(row, context)?.date ?? row.paid_on,
      reference_number: (row, context) => paymentOf(row, context)?.reference_number,
      description: (row, context) => paymentOf(row, context)?.description,
    }),
  ],
  derivedFrom: {
    payment_mode: 'payment_id: change the customer payment',
    date: 'payment_id: change the customer payment',
    reference_number: 'payment_id: change the customer payment',
    description: 'payment_id: change the customer payment',
  },
};

function paymentOf({ payment_id }: Stored<'invoicePayments'>, context: Reader): Stored<'customerPayments'> | undefined {
  return context.get('customerPayments', payment_id);
}

/** Amounts of invoices that credit notes pay, as the credit notes list them. */
export const creditNoteInvoices: TableOf<'creditNoteInvoices'> = {
  idField: 'creditnote_invoice_id',
  noun: 'applied credit',
  title: ({ creditnote_invoice_id }) => creditnote_invoice_id,
  parent: { resource: 'creditNotes', field: 'creditnote_id' },
  stored: CREDIT_ROW,
  deleted: [
    rule('documents.remove-allocation', ({ invoice_id, creditnote_id, amount = 0 }, context) => {
      const [invoice, note] = [
        docs.documentOf(docs.INVOICE, invoice_id, context),
        docs.documentOf(docs.CREDIT_NOTE, creditnote_id, context),
      ];
      if (!invoice || !note) return;
      const text = amount.toFixed(note.price_precision);
      const [number, from] = [docs.numberOf(docs.INVOICE, invoice), docs.numberOf(docs.CREDIT_NOTE, note)];
      docs.recordChange(
        docs.CREDIT_NOTE,
        creditnote_id,
        'Deleted',
        `Credit of ${text} removed from ${number}.`,
        context,
      );
      docs.recordChange(docs.INVOICE, invoice_id, 'Deleted', `Credit of ${text} from ${from} removed.`, context);
    }),
  ],
  ledgerEntries: [rule('documents.balance', docs.creditRows)],
  indexed: [rule('documents.balance', ({ invoice_id }) => [{ index: docs.INVOICE_CREDITS, key: invoice_id! }])],
  computed: [
    rule('documents.names', {
      invoice_number: ({ invoice_id }, context) => context.get('invoices', invoice_id)?.invoice_number,
    }),
  ],
  derivedFrom: { invoice_number: 'invoice_id' },
  fieldAliases: rule('documents.amount-aliases', {
    applyCreditNoteToInvoices: { lists: ['invoices'], field: 'amount_applied', alias: 'amount' },
  }),
  actions: {
    applyCreditNoteToInvoices: rule('documents.credits', ({ path, body }, context) => {
      const note = context.get('creditNotes', path['creditnote_id'])!;
      const invoices = (body['invoices'] ?? []) as { invoice_id?: string; amount_applied?: number }[];
      if (invoices.length === 0) context.reject('missing', 'Name at least one invoice in invoices.', 'invoices');
      context.rejectAll(invoices, ({ invoice_id, amount_applied: amount }, index) =>
        docs.credit(note, { prefix: `invoices[${index}].`, invoice_id, amount }, context),
      );
    }),
  },
};

/** The same, as the invoices list it. */
export const invoiceCreditsapplied: TableOf<'invoiceCreditsapplied'> = {
  idField: 'creditnotes_invoice_id',
  noun: 'applied credit',
  title: ({ creditnote_number }) => creditnote_number,
  parent: { resource: 'invoices', field: 'invoice_id' },
  source: { resource: 'creditNoteInvoices', index: docs.INVOICE_CREDITS },
  computed: [
    rule('documents.allocation-in-both', {
      creditnotes_invoice_id: ({ creditnote_invoice_id }) => creditnote_invoice_id,
      creditnote_number: ({ creditnote_id }, context) => context.get('creditNotes', creditnote_id)?.creditnote_number,
    }),
  ],
  derivedFrom: { creditnotes_invoice_id: 'creditnote_invoice_id', creditnote_number: 'creditnote_id' },
};
