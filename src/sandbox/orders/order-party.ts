import { primaryPerson } from '../common/index.ts';
import { assumed, type Facts, type Id, sentence } from '../engine/index.ts';
import type { OrderAddress, Reader, Stored } from '../types/index.ts';

/** What the rules of orders of sale and of purchase rest on. */
export const ORDER_BASES = {
  defaults: assumed(
    'Unless it says otherwise, an order is dated today and has the currency, primary person, and addresses of its contact.',
    'No operation creates orders, but other records refer to them, so they must be consistent.',
  ),
  references: assumed(
    'The records that an order refers to must exist.',
    'Its names and prices come from these records.',
  ),
  number: assumed('Two orders cannot have the same number.', 'Users identify an order by its number.'),
  lines: assumed(
    'An order has at least one line. Each line has an item and a quantity above 0.',
    'Nothing else can be packed, shipped, or received.',
  ),
  transaction: assumed('An order is a transaction with its contact.', 'It refers to the contact.'),
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
