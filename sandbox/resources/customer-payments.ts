import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { fromMinor, inParts, NUMBER, type RecordData, refuseId, rule, toMinor } from '../engine/index.ts';
import { accountFor, accountName } from '../goods/index.ts';
import type { EventInput, Reader, Sent, Shown, Stored, TableOf, Writer } from '../types/index.ts';

type Payment = Stored<'customerPayments'>;
type Part = NonNullable<Sent<'customerPayments'>['invoices']>[number];
type Row = NonNullable<Shown<'customerPayments'>['invoices']>[number];

export const customerPayments: TableOf<'customerPayments'> = {
  idField: 'payment_id',
  noun: 'payment',
  title: ({ reference_number, payment_id }) => reference_number ?? payment_id,
  stored: { price_precision: NUMBER },
  states: { set: ['success', 'failure'] },
  defaults: [
    rule('customer-payments.defaults', {
      date: (_, { today }) => today,
      status: 'success',
      amount_refunded: 0,
      bank_charges: 0,
      account_id: (_, context) => accountFor('bank', context),
      currency_id: ({ customer_id }, context) => context.get('contacts', customer_id)?.currency_id,
      price_precision: ({ currency_id }, context) =>
        context.get('currencies', currency_id)?.price_precision ?? context.decimals,
      email: ({ customer_id }, context) => common.primaryPerson(customer_id, context)?.email,
    }),
    rule('customer-payments.exchange-rate', {
      exchange_rate: 1,
    }),
  ],
  prepare: [
    rule('documents.totals', (payment) => docs.roundAmounts(payment, payment.price_precision)),
    rule('customer-payments.custom-fields', (payment, _, { custom_fields: fields }) => {
      if (!fields) return;
      payment.custom_fields = fields.map((field, index) => ({ index: index + 1, ...field, data_type: 'string' }));
    }),
  ],
  refers: [
    docs.CUSTOMER,
    docs.CURRENCY,
    rule('documents.accounts', {
      account_id: { to: 'accounts', holds: false },
      tax_account_id: { to: 'accounts', holds: false },
    }),
  ],
  fieldChecks: [
    rule('customer-payments.amount', ({ amount = 0 }, context) => {
      if (!(amount > 0)) context.reject('invalid', 'amount must be more than 0.', 'amount');
    }),
    rule('customer-payments.apply', (payment, context, _, { invoices = [] }) => {
      const hasCustomer = context.get('contacts', payment.customer_id) !== undefined;
      context.rejectAll(invoices, (part, index) => {
        const prefix = `invoices[${index}].`;
        if (hasCustomer) amountsFor(payment, part, prefix, context);
        else if (!docs.payableOf(part.invoice_id, context)) refuseId(`${prefix}invoice_id`, part.invoice_id, context);
      });
    }),
  ],
  checks: [rule('documents.currency', (payment, context) => docs.checkCurrency(payment.customer_id, payment, context))],
  created: [
    rule('customer-payments.withheld-tax', (_, context, { invoices = [] }) => {
      context.rejectAll(invoices, ({ invoice_id, tax_amount_withheld = 0 }, index) => {
        const { kind, document } = docs.payableOf(invoice_id, context) ?? {};
        if (kind !== docs.RETAINER || tax_amount_withheld === 0) return;
        const message = `invoices[${index}].tax_amount_withheld must be left out: ${docs.numberOf(kind, document!)} is a retainer invoice.`;
        context.reject('invalid', message, `invoices[${index}].tax_amount_withheld`);
      });
    }),
    rule('customer-payments.apply', (payment, context, { invoices = [] }) => {
      context.rejectAll(invoices, (part, index) => apply(payment, part, `invoices[${index}].`, context));
    }),
  ],
  ledgerEntries: [
    rule('documents.transactions', ({ customer_id }) => common.transactionWith(customer_id)),
    rule('documents.balance', (payment) => {
      const { customer_id, price_precision: decimals = 2, exchange_rate: rate = 1 } = payment;
      return common.credited(customer_id!, { minor: docs.receivedOf(payment), decimals, rate });
    }),
  ],
  computed: [
    rule('documents.names', {
      customer_name: docs.customerName,
      currency_code: docs.currencyCode,
      currency_symbol: docs.currencySymbol,
      account_name: ({ account_id }, context) => accountName(account_id, context),
      tax_account_name: ({ tax_account_id }, context) => accountName(tax_account_id, context),
    }),
    rule('customer-payments.shown-invoices', {
      invoices: ({ payment_id }, context) => invoicesOf(payment_id!, context),
      tax_amount_withheld: ({ payment_id, price_precision = 2 }, context) =>
        fromMinor(context.sum(common.PAYMENT_WITHHELD, payment_id!), price_precision),
      unused_amount: (payment, context) => fromMinor(docs.unusedOf(payment, context), payment.price_precision ?? 2),
    }),
  ],
  derivedFrom: {
    invoices: null,
    tax_amount_withheld: 'invoices: set tax_amount_withheld of each',
    unused_amount: 'amount and invoices: change these',
  },
  filters: { notes: 'description' },
  filterBy: rule('customer-payments.filter-by', ({ payment_mode = '' }, value) => {
    const mode = value.slice(value.indexOf('.') + 1).toLowerCase();
    return mode === 'all' || plainMode(payment_mode) === mode;
  }),
  searched: rule('customer-payments.search', ['reference_number', 'customer_name', 'description']),
  events: {
    refund: rule('customer-payments.refund', refund),
  },
};

/** Returns the amounts that a payment gives an open invoice, in minor units. Rejected if they exceed the balance. */
function amountsFor(payment: Payment, part: Part, prefix: string, context: Reader) {
  const payable = docs.openPayable(`${prefix}invoice_id`, part.invoice_id, payment.customer_id, 'a payment', context);
  const { kind, document } = payable;
  const balance = docs.balanceOf(kind, document, context);
  const number = docs.numberOf(kind, document);
  const amount = docs.amountUpTo(`${prefix}amount_applied`, part.amount_applied, document, balance, number, context);
  const withheld = toMinor(part.tax_amount_withheld ?? 0, payment.price_precision ?? 2);
  if (withheld < 0)
    context.reject('invalid', `${prefix}tax_amount_withheld must be at least 0.`, `${prefix}tax_amount_withheld`);
  if (amount + withheld > balance) {
    const most = docs.textIn(document, balance - amount);
    const message = `${prefix}tax_amount_withheld must be at most ${most}, what is left of ${number}.`;
    context.reject('invalid', message, `${prefix}tax_amount_withheld`);
  }
  return { payable, amount, withheld };
}

function apply(payment: Payment, part: Part, prefix: string, context: Writer): void {
  const { payable, amount, withheld } = amountsFor(payment, part, prefix, context);
  if (amount > docs.unusedOf(payment, context)) {
    const message = `${prefix}amount_applied is more than what is left of the payment.`;
    context.reject('invalid', message, `${prefix}amount_applied`);
  }
  docs.refusePart(payable.kind, payable.document, amount + withheld, `${prefix}amount_applied`, context);
  docs.pay(payment, payable, { amount, withheld }, context);
}

function refund(payment: Payment, context: Writer, { amount }: EventInput<'customerPayments.refund'>): void {
  const { payment_id, payment_mode, amount_refunded = 0, price_precision: decimals = 2 } = payment;
  const label = context.describe('customerPayments', payment);
  if (payment_mode !== 'autotransaction') {
    context.reject('state', `Only a card payment can go back to a card, and ${label} is not one.`);
  }
  const unused = docs.unusedOf(payment, context);
  if (unused === 0) context.reject('state', `No unused amount is left on ${label}.`);
  const minor =
    amount === undefined ? unused : docs.amountUpTo('amount', amount, payment as docs.Document, unused, label, context);
  const refunded = toMinor(amount_refunded, decimals) + minor;
  context.set('customerPayments', payment_id!, { amount_refunded: fromMinor(refunded, decimals) });
}

/** The documents that a payment pays, each once. */
function invoicesOf(payment: string, context: Reader): Shown<'customerPayments'>['invoices'] {
  const rows = docs.rowsOfPayment(payment, context);
  const paid = [...new Set(rows.map(({ invoice_id }) => invoice_id!))].flatMap(
    (id) => docs.payableOf(id, context) ?? [],
  );
  return paid.map(({ kind, document }, index) => {
    const decimals = document.price_precision ?? 2;
    const id = docs.idOf(kind, document);
    const applied = (): number =>
      rows
        .filter(({ invoice_id }) => invoice_id === id)
        .reduce((sum, { amount = 0, price_precision = 2 }) => sum + toMinor(amount, price_precision), 0);
    return inParts<Row>(
      context,
      {
        invoice_id: () => docs.idOf(kind, document),
        invoice_number: () => String((document as RecordData)[kind.numberField]),
        date: () => document.date,
        invoice_amount: () => fromMinor(docs.totalOf(document, context), decimals),
        amount_applied: () => fromMinor(applied(), decimals),
        balance_amount: () => fromMinor(docs.balanceOf(kind, document, context), decimals),
      },
      `invoices[${index}]`,
    );
  });
}

/** A payment mode as the values of the filter write it. */
function plainMode(mode: string): string {
  return mode.toLowerCase().replace(/[\s_-]/g, '');
}
