import type { Id } from '../engine/index.ts';
import type { Reader, Sent, Stored, Writer } from '../types/index.ts';

type Person = Stored<'contactPersons'>;
type SentPerson = NonNullable<Sent<'contacts'>['contact_persons']>[number];

/**
 * Makes the persons of a contact those that are sent with it. One with the email address or the name of a person who is
 * there already changes that one; those who are not sent are deleted.
 */
export function replacePersons(
  { contact_id }: Stored<'contacts'>,
  context: Writer,
  { contact_persons: entries }: Sent<'contacts'>,
): void {
  if (!entries) return;
  if (entries.filter(({ is_primary_contact }) => is_primary_contact).length > 1) {
    context.reject('invalid', 'contact_persons has two entries with is_primary_contact.', 'contact_persons');
  }
  const left = new Set(context.children('contactPersons', contact_id!));
  const matched = entries.map((entry, index) => {
    const match = [...left].find((person) => isSame(person, entry));
    if (match) left.delete(match);
    return { entry, match, path: `contact_persons[${index}]` };
  });
  for (const { contact_person_id } of left) context.delete('contactPersons', contact_person_id!);
  for (const { entry, match, path } of matched) {
    const sent = { ...entry, contact_id: contact_id! };
    context.withSentPath(path, () => {
      if (match) context.update('contactPersons', match.contact_person_id!, sent);
      else context.create('contactPersons', sent);
    });
  }
}

/** The primary person of a contact. */
export function primaryPerson(contact: Id | undefined, context: Reader): Person | undefined {
  if (contact === undefined) return undefined;
  return context.children('contactPersons', contact).find(({ is_primary_contact }) => is_primary_contact);
}

/** Makes a person the primary one of the contact, and no other. */
export function makePrimary({ contact_id, contact_person_id }: Person, context: Writer): void {
  for (const person of context.children('contactPersons', contact_id!)) {
    const isPrimary = person.contact_person_id === contact_person_id;
    if (person.is_primary_contact !== isPrimary) {
      context.set('contactPersons', person.contact_person_id!, { is_primary_contact: isPrimary });
    }
  }
}

function isSame(person: Person, entry: SentPerson): boolean {
  if (person.email !== undefined && entry.email !== undefined) return person.email === entry.email;
  return person.first_name === entry.first_name && person.last_name === entry.last_name;
}
