import { makePrimary, needs } from '../common/index.ts';
import { clear, give, rule } from '../engine/index.ts';
import type { Stored, TableOf, Writer } from '../types/index.ts';

export const contactPersons: TableOf<'contactPersons'> = {
  idField: 'contact_person_id',
  noun: 'contact person',
  title: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' ') || undefined,
  parent: { resource: 'contacts', field: 'contact_id' },
  defaults: [
    rule('contact-persons.first-is-primary', {
      is_primary_contact: ({ contact_id }, context) =>
        contact_id === undefined || context.children('contactPersons', contact_id).length === 0,
    }),
    rule('contact-persons.portal-access', { is_added_in_portal: false }),
  ],
  prepare: [
    rule('contact-persons.portal-field', (person) => {
      give(person, { is_added_in_portal: person.enable_portal });
      clear(person, 'enable_portal');
    }),
  ],
  refers: [
    rule('contact-persons.contact', {
      contact_id: { to: 'contacts', holds: false },
    }),
  ],
  fieldChecks: [
    rule('contact-persons.required', (person, context) => needs<'contactPersons'>(person, context, 'contact_id')),
  ],
  checks: [
    rule('contact-persons.fixed-contact', ({ contact_id }, context, before) => {
      if (before && before.contact_id !== contact_id) {
        const message = `contact_id must be ${before.contact_id}, the person's contact.`;
        context.reject('reference', message, 'contact_id');
      }
    }),
  ],
  created: [rule('contact-persons.primary', leaveOnePrimary)],
  updated: [rule('contact-persons.primary', leaveOnePrimary)],
  deleted: [
    rule('contact-persons.next-primary', ({ is_primary_contact, contact_id }, context) => {
      const [oldest] = context.children('contactPersons', contact_id!);
      if (is_primary_contact && oldest) makePrimary(oldest, context);
    }),
  ],
  order: rule(
    'contact-persons.order',
    (persons) => [
      ...persons.filter(({ is_primary_contact }) => is_primary_contact),
      ...persons.filter(({ is_primary_contact }) => !is_primary_contact),
    ],
    { 'oldest-first': (persons) => [...persons] },
  ),
};

function leaveOnePrimary(person: Stored<'contactPersons'>, context: Writer): void {
  if (person.is_primary_contact) makePrimary(person, context);
}
