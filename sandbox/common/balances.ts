import { fromMinor, type Id, product, type Row, roundTo } from '../engine/index.ts';
import type { Reader } from '../types/index.ts';

/** Number of transactions that name a contact, including void ones. */
export const TRANSACTIONS = 'contact.transactions';
/** Receivables from a contact: the balances of its open invoices. Minor units of its currency. */
export const OUTSTANDING = 'contact.outstanding';
/** The same in hundred-thousandths of the base currency. */
export const OUTSTANDING_BASE = 'contact.outstanding-base';
/** The credits of a contact that are not used. Minor units of its currency. */
export const CREDITS = 'contact.credits';
/** The same in hundred-thousandths of the base currency. */
export const CREDITS_BASE = 'contact.credits-base';

/** Total paid, credited, withheld, used or refunded of a document or bill. Minor units, by its id. */
export const ALLOCATED = 'document.allocated';
/** Amount of a document that payments have paid. Minor units. */
export const PAID = 'document.paid';
/** Tax of a document that payments have withheld. Minor units. */
export const WITHHELD = 'document.withheld';
/** Amount of a document that credit notes have paid. Minor units. */
export const CREDITED = 'document.credited';
/** Amount of a credit that was refunded. Minor units. */
export const REFUNDED = 'document.refunded';
/** Amount of a payment that pays documents, or withholds tax. Minor units. */
export const APPLIED = 'payment.applied';
/** Amount withheld with a payment. Minor units. */
export const PAYMENT_WITHHELD = 'payment.withheld';
/** Amount of a retainer invoice that invoices have drawn. Minor units. */
export const DRAWN = 'retainer.drawn';

/** The row of a transaction with a contact, if there is one. */
export function transactionWith(contact: Id | undefined): Row[] {
  return contact === undefined ? [] : [{ ledger: TRANSACTIONS, key: contact, amount: 1 }];
}

/** Decimal places of balances in the base currency: more than it has, so that rounding each row adds up to nothing. */
const BASE_DECIMALS = 5;

/** The balance of a contact in a ledger of amounts. */
export function balance(ledger: string, contact: Id, context: Reader): number {
  const currency = context.get('currencies', context.get('contacts', contact)?.currency_id);
  return fromMinor(context.sum(ledger, contact), currency?.price_precision ?? context.decimals);
}

/** The balance of a contact in a ledger of amounts of the base currency. */
export function baseBalance(ledger: string, contact: Id, context: Reader): number {
  return roundTo(fromMinor(context.sum(ledger, contact), BASE_DECIMALS), context.decimals);
}

/** An amount with what it takes to convert it. */
export interface Money {
  minor: number;
  decimals: number;
  /** Units of the base currency that one unit is worth. */
  rate: number;
}

/** The rows of what a contact owes: in its currency and in that of the organization. */
export function owed(contact: Id, money: Money, sign: 1 | -1 = 1): Row[] {
  return both(OUTSTANDING, OUTSTANDING_BASE, contact, money, sign);
}

/** The rows of the credits of a contact. */
export function credited(contact: Id, money: Money, sign: 1 | -1 = 1): Row[] {
  return both(CREDITS, CREDITS_BASE, contact, money, sign);
}

function both(ledger: string, base: string, contact: Id, { minor, decimals, rate }: Money, sign: 1 | -1): Row[] {
  if (minor === 0) return [];
  const fine = product(fromMinor(minor, decimals), rate, BASE_DECIMALS);
  return [
    { ledger, key: contact, amount: sign * minor },
    { ledger: base, key: contact, amount: sign * fine },
  ];
}
