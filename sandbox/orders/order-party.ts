import { primaryPerson } from '../common/index.ts';
import type { Id } from '../engine/index.ts';
import type { OrderAddress, Reader } from '../types/index.ts';

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
