import { type RecordData, sentence } from '../engine/index.ts';
import type { Reader, Stored } from '../types/index.ts';

/** A reference to the contact on the other side of a record, which must not be of the opposite type. */
function partyThatIs(role: 'customer' | 'vendor', opposite: 'customer' | 'vendor') {
  return {
    to: 'contacts',
    active: true,
    allows(target: RecordData, context: Reader): void {
      const contact = target as Stored<'contacts'>;
      if (contact.contact_type !== opposite) return;
      const label = sentence(context.describe('contacts', contact));
      context.reject('reference', `${label} is a ${opposite}, so it can't be the ${role}.`);
    },
  } as const;
}

/** Where `customer_id` leads. */
export const CUSTOMER = partyThatIs('customer', 'vendor');

/** Where `vendor_id` leads. */
export const VENDOR = partyThatIs('vendor', 'customer');
