import { rule, toMinor } from '../engine/index.ts';
import type { CardPayment, Sent, Writer } from '../types/index.ts';
import { openPayable } from './allocate.ts';
import { amountUpTo } from './document-rules.ts';
import {
  amountIn,
  balanceOf,
  change,
  type Document,
  type DocumentKind,
  idOf,
  isActive,
  Noun,
  numberOf,
  partyOf,
  said,
  textIn,
} from './documents.ts';
import { addHistory, recordChange } from './history.ts';

type Happening<Input> = (document: Document, context: Writer, input: Input) => void;

export function customerEvents(kind: DocumentKind) {
  return {
    view: rule<Happening<object>>('documents.client-view', (document, context) => {
      if (!isActive(document)) {
        const state = said(document.status!);
        context.reject('state', `${numberOf(kind, document)} is ${state}; the customer can't view it.`);
      }
      const seen = { is_viewed_by_client: true, client_viewed_time: context.timestamp };
      change(kind, idOf(kind, document), seen, context);
      addHistory(kind, idOf(kind, document), 'Updated', `${Noun(kind)} viewed by the customer.`, context);
    }),
    payByCard: rule<Happening<CardPayment>>('documents.card-payment', (document, context, input) => {
      const payment = cardPayment(kind, document, input, context);
      const invoices = [{ invoice_id: idOf(kind, document), amount_applied: payment.amount }];
      context.create('customerPayments', { ...payment, invoices });
    }),
    failCard: rule<Happening<CardPayment>>('documents.card-payment', (document, context, input) => {
      const payment = cardPayment(kind, document, input, context);
      context.create('customerPayments', { ...payment, status: 'failure' });
      const text = textIn(document, toMinor(payment.amount, document.price_precision ?? 2));
      recordChange(kind, idOf(kind, document), 'Updated', `Card payment of ${text} failed.`, context);
    }),
  };
}

/** A payment by card of what is left of a document, or of less. */
function cardPayment(
  kind: DocumentKind,
  document: Document,
  { amount, last_four_digits }: CardPayment,
  context: Writer,
): Sent<'customerPayments'> & { amount: number } {
  openPayable(kind.idField, idOf(kind, document), partyOf(kind, document), 'a payment', context);
  const balance = balanceOf(kind, document, context);
  const minor =
    amount === undefined ? balance : amountUpTo('amount', amount, document, balance, numberOf(kind, document), context);
  return {
    customer_id: partyOf(kind, document),
    payment_mode: 'autotransaction',
    amount: amountIn(document, minor),
    exchange_rate: document.exchange_rate ?? 1,
    ...(last_four_digits !== undefined && { last_four_digits }),
  };
}
