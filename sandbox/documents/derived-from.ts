import type { States } from '../engine/index.ts';
import type { Reader } from '../types/index.ts';
import { balanceOf, type Document, type DocumentKind, statusOf, textIn } from './documents.ts';

/** Sources of fields that several tables compute alike, for messages to whoever sets one. */
export const FOLLOWS = {
  stock: {
    stock_on_hand: 'stock movements: give a new record initial_stock, or add an item adjustment',
    available_stock: 'stock movements: give a new record initial_stock, or add an item adjustment',
    actual_available_stock: 'stock and open orders: give a new record initial_stock, or add an item adjustment',
  },
  totals: {
    sub_total: 'line_items: change their rate or quantity',
    tax_total: 'line_items: change their tax_id',
    total: 'line_items, discount, shipping_charge and adjustment: change these',
    taxes: 'line_items: change their tax_id',
  },
  comment: {
    commented_by: 'the user who is signed in: change the record in users',
    date_description: "the entry's date and time, and the clock: advance the clock",
  },
  lines: "the line's item and the fields that a request can set: change these",
} as const;

/** The states that an invoice or a retainer invoice is set to, and those that follow. */
export const PAYABLE_STATES: States = {
  set: ['draft', 'sent', 'void'],
  follow: ['viewed', 'partially_paid', 'overdue', 'paid'],
};

/** The states that a credit note is set to, and the one that follows. */
export const CREDIT_NOTE_STATES: States = { set: ['draft', 'open', 'void'], follow: ['closed'] };

export function statusFollows(kind: DocumentKind) {
  return (document: Document, wanted: unknown, context: Reader): string => {
    const balance = textIn(document, balanceOf(kind, document, context));
    switch (wanted) {
      case 'paid':
        return `payments: add a customer payment of ${balance}`;
      case 'partially_paid':
        return `payments: add a customer payment of less than ${balance}`;
      case 'overdue':
        return 'due_date and the clock: set a due_date before today, or advance the clock';
      case 'viewed':
        return `the customer's views: simulate ${kind.resource}.view`;
      case 'closed':
        return `the amount used: apply or refund ${balance}`;
      default:
        return `payments, credits and the clock, which make it ${statusOf(kind, document, context)}`;
    }
  };
}
