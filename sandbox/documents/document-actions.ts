import * as common from '../common/index.ts';
import { type ActionResult, defined, type Id, inParts, type RecordData, type Rule, rule } from '../engine/index.ts';
import type { Reader, Writer } from '../types/index.ts';
import { refuseSubmitted } from './document-rules.ts';
import {
  balanceOf,
  change,
  type Document,
  type DocumentKind,
  Noun,
  numberOf,
  partyOf,
  said,
  statusOf,
  textIn,
  totalOf,
} from './documents.ts';
import { addContactHistory, addHistory, recordChange } from './history.ts';

/** A call on a document, as shared actions see it. */
export interface DocumentCall {
  id: Id;
  record: Document;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: RecordData;
  form: RecordData | undefined;
}

/** An action on documents of a kind. */
export type Action = Rule<(call: DocumentCall, context: Writer) => ActionResult>;

/** Shows the email that would bring a document. */
export function emailContent(kind: DocumentKind): Action {
  return rule<Action['run']>('documents.email-content', ({ record }, context) => ({
    fields: {
      data: context.explainPart('data', () => withFile(kind, record, contentOf(kind, record, context), context)),
    },
  }));
}

/** Mails a document. What follows for a draft that becomes sent is done by `sent`. */
export function email(kind: DocumentKind, sent?: (id: Id, context: Writer) => void): Action {
  return rule<Action['run']>('documents.email', ({ id, record, body }, context) =>
    sendDocument(kind, id, record, body as common.EmailRequest, context, sent),
  );
}

/** Puts the email that brings a document into the outbox, and adds it to the history. */
export function sendDocument(
  kind: DocumentKind,
  id: Id,
  document: Document,
  asked: common.EmailRequest,
  context: Writer,
  sent?: (id: Id, context: Writer) => void,
): void {
  if (document.status === 'void')
    context.reject('state', `${numberOf(kind, document)} is void, so it can't be mailed.`);
  refuseSubmitted(kind, document, context);
  if (kind.send && document.status === 'draft') context.checkTransition(kind.resource, kind.send, id);
  const { subject, to_mail_ids } = common.send(contentOf(kind, document, context), asked, context, id);
  if (kind.isCredit) change(kind, id, {}, context);
  else change(kind, id, { is_emailed: true, ...(document.status === 'draft' && { status: 'sent' }) }, context);
  if (document.status === 'draft') sent?.(id, context);
  addHistory(kind, id, 'Emailed', `E-mail "${subject}" sent to ${to_mail_ids!.join(', ')}.`, context);
  addContactHistory(kind, document, 'Emailed', `sent to ${to_mail_ids!.join(', ')}`, context);
}

/** The email that brings a document. The persons of the document are selected, if it has some with an address. */
function contentOf(kind: DocumentKind, document: Document, context: Reader): common.EmailContent {
  const contact = context.get('contacts', partyOf(kind, document))!;
  const label = (): string => `${Noun(kind)} ${numberOf(kind, document)}`;
  const content = common.emailTo(
    contact,
    () => `${label()} from ${context.organization.name ?? 'us'}`,
    () => `Dear ${contact.contact_name}, ${label()} comes to ${textIn(document, totalOf(document, context))}.`,
    context,
  );
  const to_contacts = (): common.EmailContent['to_contacts'] => {
    const persons = new Set(document.contact_persons?.map(({ contact_person_id }) => contact_person_id));
    const chosen = content.to_contacts.filter(({ contact_person_id }) => persons.has(contact_person_id));
    if (chosen.length === 0) return content.to_contacts;
    return content.to_contacts.map((person) => ({ ...person, selected: chosen.includes(person) }));
  };
  return { ...content, ...inParts(context, { to_contacts }) };
}

/** The content of an email with the name of the PDF that it brings. */
export function withFile(
  kind: DocumentKind,
  document: Document,
  { contact_id: _, ...content }: common.EmailContent,
  context: Reader,
): RecordData {
  const party = inParts(context, { [kind.party]: () => partyOf(kind, document) });
  const file = inParts(context, { attach_pdf: () => true, file_name: () => `${numberOf(kind, document)}.pdf` });
  return { ...party, ...content, ...file };
}

/** The text of a reminder of what is still to be paid. */
export function reminderOf(kind: DocumentKind, document: Document, context: Reader): common.EmailContent {
  const number = (): string => numberOf(kind, document);
  const left = (): string => textIn(document, balanceOf(kind, document, context));
  const reminder = {
    subject: () => `Payment reminder for ${number()}`,
    body: () => `${left()} of ${number()}, due on ${document.due_date}, is still unpaid.`,
  };
  return { ...contentOf(kind, document, context), ...inParts(context, reminder) };
}

/** Changes an address of a document. */
export function address(kind: DocumentKind, field: 'billing_address' | 'shipping_address'): Action {
  return rule<Action['run']>('documents.address', ({ id, record, body }, context) => {
    refuseVoid(kind, record, context);
    change(kind, id, { [field]: defined({ ...record[field], ...body }) }, context);
    const which = field === 'billing_address' ? 'Billing' : 'Shipping';
    addHistory(kind, id, 'Updated', `${which} address updated.`, context);
  });
}

/** Gives a document another template. */
export function template(kind: DocumentKind): Action {
  return rule<Action['run']>('documents.template', ({ id, record, path }, context) => {
    const template = context.get('templates', path['template_id']);
    if (template?.entity !== kind.template) {
      const message = `There is no template for ${kind.noun}s with the ID ${path['template_id']}.`;
      context.reject('notFound', message, 'path.template_id');
    }
    refuseVoid(kind, record, context);
    recordChange(kind, id, 'Updated', 'Template changed.', context);
    change(kind, id, { template_id: path['template_id'] }, context);
  });
}

function refuseVoid(kind: DocumentKind, document: Document, context: Reader): void {
  if (document.status === 'void') {
    context.reject('state', `${numberOf(kind, document)} is void, so it can't be changed.`);
  }
}

/** Submits a document for approval. */
export function submit(kind: DocumentKind, states: readonly string[]): Action {
  return rule<Action['run']>('documents.submit', ({ id, record }, context) => {
    const number = numberOf(kind, record);
    const status = statusOf(kind, record, context)!;
    if (!states.includes(status)) {
      context.reject('state', `${number} is ${said(status)}; only ${states.map(said).join(' or ')} can be submitted.`);
    }
    if (record.approval !== undefined) context.reject('state', `${number} is already ${record.approval}.`);
    change(kind, id, { approval: 'submitted' }, context);
    addHistory(kind, id, 'Updated', `${Noun(kind)} submitted for approval.`, context);
  });
}

/** Approves a document that was submitted. */
export function approve(kind: DocumentKind): Action {
  return rule<Action['run']>('documents.approve', ({ id, record }, context) => {
    if (record.approval !== 'submitted') {
      context.reject('state', `${numberOf(kind, record)} was not submitted for approval.`);
    }
    change(kind, id, { approval: 'approved' }, context);
    addHistory(kind, id, 'Updated', `${Noun(kind)} approved.`, context);
  });
}
