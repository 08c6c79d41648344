/**
 * A property of a response: a function that takes its body as it was parsed, and returns what takes its place. Test receipts put it on
 * the responses of a sandbox, to see which values a test reads; the client calls it.
 */
export const ON_BODY: unique symbol = Symbol.for('inventory-service-api.on-body');
