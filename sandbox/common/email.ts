import { type Form, type Id, inParts, TEXT } from '../engine/index.ts';
import type { Reader, Stored, Writer } from '../types/index.ts';
import { comment } from './comments.ts';

/** The fields of an email that a caller may send. The service documentation shows none. */
export const EMAIL_FIELDS: Readonly<Record<string, Form>> = {
  to_mail_ids: { kind: 'array', items: TEXT },
  subject: TEXT,
  body: TEXT,
};

/** An email as it is sent if the caller does not say otherwise. */
export interface EmailContent {
  contact_id: Id;
  subject: string;
  body: string;
  to_contacts: { first_name?: string; last_name?: string; email: string; contact_person_id: Id; selected: boolean }[];
  from_emails: { user_name: string; email: string; selected: boolean }[];
}

export interface EmailRequest {
  to_mail_ids?: string[];
  subject?: string;
  body?: string;
}

/** The content of an email to the persons of a contact. The primary person is selected. */
export function emailTo(
  contact: Stored<'contacts'>,
  subject: () => string,
  body: () => string,
  context: Reader,
): EmailContent {
  return inParts<EmailContent>(context, {
    contact_id: () => contact.contact_id,
    subject,
    body,
    to_contacts: () => recipientsOf(contact.contact_id!, context),
    from_emails: () =>
      context.all('users').map(({ name, email }) => ({ user_name: name!, email: email!, selected: true })),
  });
}

/** The persons of a contact that have an address. */
function recipientsOf(contact: Id, context: Reader): EmailContent['to_contacts'] {
  const persons = context.children('contactPersons', contact);
  return persons.flatMap(({ first_name, last_name, email, contact_person_id, is_primary_contact }) =>
    email === undefined
      ? []
      : {
          contact_person_id: contact_person_id!,
          ...(first_name !== undefined && { first_name }),
          ...(last_name !== undefined && { last_name }),
          email,
          selected: is_primary_contact === true,
        },
  );
}

/** Puts an email to a contact into the outbox, and into the history of the contact. */
export function sendToContact(content: EmailContent, asked: EmailRequest, context: Writer): void {
  const { subject, to_mail_ids } = send(content, asked, context);
  comment(
    content.contact_id,
    { description: `E-mail "${subject}" sent to ${to_mail_ids!.join(', ')}.`, operation_type: 'Emailed' },
    context,
  );
}

/** Puts an email into the outbox: the content, as far as the caller does not say something else. */
export function send(content: EmailContent, asked: EmailRequest, context: Writer, transaction?: Id): Stored<'mails'> {
  const selected = content.to_contacts.filter((person) => person.selected).map((person) => person.email);
  const recipients = asked.to_mail_ids ?? selected;
  if (recipients.length === 0) {
    context.reject('missing', 'No recipient has an email address. Name one in to_mail_ids.', 'to_mail_ids');
  }
  return context.create('mails', {
    ...(transaction !== undefined && { transaction_id: transaction }),
    date: context.today,
    from: content.from_emails[0]?.email ?? '',
    to_mail_ids: recipients,
    subject: asked.subject ?? content.subject,
    body: asked.body ?? content.body,
  });
}
