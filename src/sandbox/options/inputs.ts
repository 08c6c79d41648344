import { ANY_OBJECT, COUNT, FAILURE, ID, listOf, NUMBER, object, type Schema, TEXT } from '../../service/index.ts';
import type { EventName } from '../types/index.ts';

/** What members of a sandbox and the control URLs of the same name take. */

/** A span of time. */
export const DURATION: Schema = {
  ...object({ 'days?': NUMBER, 'hours?': NUMBER, 'minutes?': NUMBER }),
  minProperties: 1,
};

const NOTHING = object({});
const CARD = object({ 'amount?': NUMBER, 'last_four_digits?': { type: 'integer', minimum: 0, maximum: 9999 } });
const RECEIVED = object({ 'line_items?': listOf(object({ line_item_id: ID, quantity: NUMBER })) });

/** What is said of each event. */
export const EVENT_INPUTS: Readonly<Record<EventName, Schema>> = {
  'invoices.view': NOTHING,
  'invoices.payByCard': CARD,
  'invoices.failCard': CARD,
  'invoices.remind': NOTHING,
  'retainerInvoices.view': NOTHING,
  'retainerInvoices.payByCard': CARD,
  'retainerInvoices.failCard': CARD,
  'customerPayments.refund': object({ 'amount?': NUMBER }),
  'salesReturns.receive': RECEIVED,
  'shipmentOrders.deliver': NOTHING,
  'transferOrders.receive': NOTHING,
};

/** The calls that are looked for in a log, by what its entries have. */
export const CALL_FILTER: Schema = object({
  'operationId?': TEXT,
  'method?': { type: 'string', enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] },
  'path?': ANY_OBJECT,
  'query?': ANY_OBJECT,
  'body?': ANY_OBJECT,
  'status?': { type: 'integer' },
  'event?': { type: 'string', enum: Object.keys(EVENT_INPUTS) },
  'failure?': FAILURE,
  'from?': COUNT,
});

/** An event that happens to a record. */
export const EVENT: Schema = object({
  event: TEXT,
  id: TEXT,
  'input?': ANY_OBJECT,
});
