import * as service from '../../src/service/index.ts';
import type { EventName } from '../types/index.ts';

/** Inputs of a sandbox's methods and of the control URLs with the same names. */

/** A span of time. */
export const DURATION: service.Schema = {
  ...service.object({ 'days?': service.NUMBER, 'hours?': service.NUMBER, 'minutes?': service.NUMBER }),
  minProperties: 1,
};

const NOTHING = service.object({});
const CARD = service.object({
  'amount?': service.NUMBER,
  'last_four_digits?': { type: 'integer', minimum: 0, maximum: 9999 },
});
const RECEIVED = service.object({
  'line_items?': service.listOf(service.object({ line_item_id: service.ID, quantity: service.NUMBER })),
});

export const EVENT_INPUTS: Readonly<Record<EventName, service.Schema>> = {
  'invoices.view': NOTHING,
  'invoices.payByCard': CARD,
  'invoices.failCard': CARD,
  'invoices.remind': NOTHING,
  'retainerInvoices.view': NOTHING,
  'retainerInvoices.payByCard': CARD,
  'retainerInvoices.failCard': CARD,
  'customerPayments.refund': service.object({ 'amount?': service.NUMBER }),
  'salesReturns.receive': RECEIVED,
  'shipmentOrders.deliver': NOTHING,
  'transferOrders.receive': NOTHING,
};

/** The calls that are looked for in a log, by what its entries have. */
export const CALL_FILTER: service.Schema = service.object({
  'operationId?': service.TEXT,
  'method?': { type: 'string', enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] },
  'path?': service.ANY_OBJECT,
  'query?': service.ANY_OBJECT,
  'body?': service.ANY_OBJECT,
  'status?': { type: 'integer' },
  'event?': { type: 'string', enum: Object.keys(EVENT_INPUTS) },
  'failure?': service.FAILURE,
  'from?': service.COUNT,
});

/** An event that happens to a record. */
export const EVENT: service.Schema = service.object({
  event: service.TEXT,
  id: service.TEXT,
  'input?': service.ANY_OBJECT,
});
