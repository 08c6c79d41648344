import { makePrimary, needs } from '../common/index.ts';
import { assumed, assumedRule, clear, documentedRule, give, rule } from '../engine/index.ts';
import type { Stored, TableOf, Writer } from '../types/index.ts';

const PRIMARY = assumed(
  'A contact has one primary person, and a new primary person replaces the previous one.',
  'A contact shows one `primary_contact_id`.',
);

export const contactPersons: TableOf<'contactPersons'> = {
  idField: 'contact_person_id',
  noun: 'contact person',
  title: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' ') || undefined,
  parent: { resource: 'contacts', field: 'contact_id' },
  defaults: [
    assumedRule(
      'contact-persons.first',
      'The first person of a contact is the primary person.',
      'The sample shows a primary person that the request does not ask for.',
      {
        is_primary_contact: ({ contact_id }, context) =>
          contact_id === undefined || context.children('contactPersons', contact_id).length === 0,
      },
    ),
    assumedRule(
      'contact-persons.no-portal',
      'A person has no access to the portal unless the request grants it.',
      '`enable_portal` is optional.',
      { is_added_in_portal: false },
    ),
  ],
  prepare: [
    documentedRule(
      'contact-persons.portal',
      '`enable_portal` is input only; `is_added_in_portal` shows it.',
      'document 1, Contact person',
      (person) => {
        give(person, { is_added_in_portal: person.enable_portal });
        clear(person, 'enable_portal');
      },
    ),
  ],
  refers: [
    assumedRule('contact-persons.contact', 'The contact must exist.', 'The person belongs to the contact.', {
      contact_id: { to: 'contacts', holds: false },
    }),
  ],
  fieldChecks: [
    assumedRule(
      'contact-persons.required',
      'A person must belong to a contact.',
      'Creating a person does not require `contact_id`, but nothing else names the contact.',
      (person, context) => needs<'contactPersons'>(person, context, 'contact_id'),
    ),
  ],
  checks: [
    assumedRule(
      'contact-persons.stay',
      'A person cannot move to another contact.',
      'An update requires `contact_id`, which names the contact of the person.',
      ({ contact_id }, context, before) => {
        if (before && before.contact_id !== contact_id) {
          const message = `contact_id must be ${before.contact_id}, the contact of the person.`;
          context.refuse('reference', message, 'contact_id');
        }
      },
    ),
  ],
  created: [rule('contact-persons.primary', PRIMARY, keepOnePrimary)],
  updated: [rule('contact-persons.primary', PRIMARY, keepOnePrimary)],
  deleted: [
    assumedRule(
      'contact-persons.successor',
      'When the primary person is deleted, the oldest remaining person becomes primary.',
      'A contact with persons has a primary person.',
      ({ is_primary_contact, contact_id }, context) => {
        const [oldest] = context.children('contactPersons', contact_id!);
        if (is_primary_contact && oldest) makePrimary(oldest, context);
      },
    ),
  ],
  order: assumedRule(
    'contact-persons.order',
    'The list starts with the primary person, then the oldest.',
    'The documents show no order.',
    (persons) => [
      ...persons.filter(({ is_primary_contact }) => is_primary_contact),
      ...persons.filter(({ is_primary_contact }) => !is_primary_contact),
    ],
    { 'oldest-first': (persons) => [...persons] },
  ),
};

function keepOnePrimary(person: Stored<'contactPersons'>, context: Writer): void {
  if (person.is_primary_contact) makePrimary(person, context);
}
