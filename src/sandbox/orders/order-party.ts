import { primaryPerson } from '../common/index.ts';
import { assumed, type Facts, type Id, sentence } from '../engine/index.ts';
import type { OrderAddress, Reader, Stored } from '../types/index.ts';

/** What the rules of orders of sale and of purchase rest on. */
export const ORDER_BASES = {
  defaults: assumed(
    'An order is of today and in the currency of its contact, and has the primary person and the addresses of the contact, unless it says otherwise.',
    'No operation makes orders; records that others name have to hold together.',
  ),
  references: assumed('What an order names exists.', 'Its names and prices are read from there.'),
  number: assumed('No two orders have the same number.', 'Users know an order by it.'),
  lines: assumed(
    'An order has a line at least, each with an item and more than 0 of it.',
    'Nothing else can be packed, shipped or received.',
  ),
  transaction: assumed('An order is a transaction with its contact.', 'It names the contact.'),
};

/** The fields of an order that follow from its contact. */
export function partyDefaults(contact: Id | undefined, context: Reader) {
  const { currency_id, billing_address, shipping_address } = context.get('contacts', contact) ?? {};
  const currency = currency_id ?? context.organization.currency_id;
  const persons = primaryPerson(contact, context);
  return {
    ...(currency !== undefined && { currency_id: currency }),
    exchange_rate: context.get('currencies', currency)?.exchange_rate ?? 1,
    contact_persons: persons === undefined ? [] : [{ contact_person_id: persons.contact_person_id! }],
    ...(billing_address && { billing_address: billing_address as OrderAddress }),
    ...(shipping_address && { shipping_address: shipping_address as OrderAddress }),
  };
}

/** Refuses a customer that is a vendor. */
export function notVendor(target: Facts, context: Reader): void {
  const contact = target as Stored<'contacts'>;
  if (contact.contact_type !== 'vendor') return;
  const named = sentence(context.describe('contacts', contact));
  context.refuse('reference', `${named} is a vendor, so it cannot be the customer.`);
}
