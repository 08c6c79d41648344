import { comment, type Entry, entryNow } from '../common/index.ts';
import type { Id } from '../engine/index.ts';
import type { Stored, Writer } from '../types/index.ts';
import { change, type Document, documentOf, idOf, type Kind, Noun, numberOf, partyOf, textIn } from './documents.ts';
import { totalsOf } from './totals.ts';

/** What happened to a document. */
export type Happening = 'Added' | 'Updated' | 'Deleted' | 'Emailed' | 'Sent' | 'Voided';

/** Adds an entry to the history of a document. */
export function note(kind: Kind, id: Id, operation_type: Happening, description: string, context: Writer): void {
  context.create(
    kind.comments as 'invoiceComments',
    {
      [kind.idField]: id,
      ...entryNow(context),
      description,
      operation_type,
      transaction_id: id,
      transaction_type: kind.transaction,
    } as Stored<'invoiceComments'>,
  );
}

/** Adds an entry on a document to the history of its contact. */
export function noteForContact(
  kind: Kind,
  document: Document,
  operation_type: Happening,
  what: string,
  context: Writer,
): void {
  const entry: Entry = {
    description: `${Noun(kind)} ${numberOf(kind, document)} ${what}.`,
    operation_type,
    transaction_id: idOf(kind, document),
    transaction_type: kind.transaction,
  };
  comment(partyOf(kind, document), entry, context);
}

/** Notes in both histories that a document was created. */
export function noteCreation(kind: Kind, document: Document, context: Writer): void {
  const total = textIn(document, totalsOf(document).total);
  const named = kind.isSale ? Noun(kind) : `${Noun(kind)} ${numberOf(kind, document)}`;
  note(kind, idOf(kind, document), 'Added', `${named} created for ${total}.`, context);
  noteForContact(kind, document, 'Added', `created for ${total}`, context);
}

/** Notes that a document was updated. */
export function noteUpdate(kind: Kind, document: Document, context: Writer): void {
  const named = kind.isSale ? Noun(kind) : `${Noun(kind)} ${numberOf(kind, document)}`;
  note(kind, idOf(kind, document), 'Updated', `${named} updated.`, context);
}

const MOVES: Readonly<Record<string, readonly [Happening, string]>> = {
  draft: ['Updated', 'marked as a draft'],
  sent: ['Sent', 'marked as sent'],
  open: ['Updated', 'marked as open'],
  void: ['Voided', 'voided'],
};

/** Notes that a document has gone to the state that it is in. A void one stands in the history of the contact too. */
export function noteMove(kind: Kind, document: Document, context: Writer): void {
  const [happening, what] = MOVES[document.status!]!;
  note(kind, idOf(kind, document), happening, `${Noun(kind)} ${what}.`, context);
  if (document.status === 'void') noteForContact(kind, document, happening, what, context);
}

/** Notes something on a document, and that it has changed. A document that is gone has no history. */
export function noteOn(kind: Kind, id: Id | undefined, happening: Happening, what: string, context: Writer): void {
  if (id === undefined || !documentOf(kind, id, context)) return;
  change(kind, id, {}, context);
  note(kind, id, happening, what, context);
}
