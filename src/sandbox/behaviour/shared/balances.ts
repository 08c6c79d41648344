import type { Id } from '../../core/facts.ts';
import { fromMinor } from '../../core/money.ts';
import type { Reader } from '../types.ts';

/** How many transactions name a contact. Void ones count. */
export const TRANSACTIONS = 'contact.transactions';
/** What is still to be received from a contact: the balances of its open invoices. Minor units of its currency. */
export const OUTSTANDING = 'contact.outstanding';
/** The same in minor units of the base currency. */
export const OUTSTANDING_BASE = 'contact.outstanding-base';
/** The credits of a contact that are not used. Minor units of its currency. */
export const CREDITS = 'contact.credits';
/** The same in minor units of the base currency. */
export const CREDITS_BASE = 'contact.credits-base';

/** The balance of a contact in a ledger of amounts. */
export function balance(ledger: string, contact: Id, context: Reader): number {
  return fromMinor(context.sum(ledger, contact), context.places);
}
