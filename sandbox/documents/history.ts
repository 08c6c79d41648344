import { comment, entryNow, type HistoryEntry } from '../common/index.ts';
import type { Id } from '../engine/index.ts';
import type { Stored, Writer } from '../types/index.ts';
import {
  change,
  type Document,
  type DocumentKind,
  documentOf,
  idOf,
  Noun,
  numberOf,
  partyOf,
  textIn,
} from './documents.ts';
import { totalsOf } from './totals.ts';

export type Happening = 'Added' | 'Updated' | 'Deleted' | 'Emailed' | 'Sent' | 'Voided';

/** Adds an entry to the history of a document. */
export function addHistory(
  kind: DocumentKind,
  id: Id,
  operation_type: Happening,
  description: string,
  context: Writer,
): void {
  context.append(
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
export function addContactHistory(
  kind: DocumentKind,
  document: Document,
  operation_type: Happening,
  what: string,
  context: Writer,
): void {
  const entry: HistoryEntry = {
    description: `${Noun(kind)} ${numberOf(kind, document)} ${what}.`,
    operation_type,
    transaction_id: idOf(kind, document),
    transaction_type: kind.transaction,
  };
  comment(partyOf(kind, document), entry, context);
}

/** Adds to both histories that a document was created. */
export function recordCreation(kind: DocumentKind, document: Document, context: Writer): void {
  const total = textIn(document, totalsOf(document).total);
  const label = kind.isSale ? Noun(kind) : `${Noun(kind)} ${numberOf(kind, document)}`;
  addHistory(kind, idOf(kind, document), 'Added', `${label} created for ${total}.`, context);
  addContactHistory(kind, document, 'Added', `created for ${total}`, context);
}

/** Adds to its history that a document was updated. */
export function recordUpdate(kind: DocumentKind, document: Document, context: Writer): void {
  const label = kind.isSale ? Noun(kind) : `${Noun(kind)} ${numberOf(kind, document)}`;
  addHistory(kind, idOf(kind, document), 'Updated', `${label} updated.`, context);
}

/** Adds to the history of its contact that a document was deleted. */
export function recordDeletion(kind: DocumentKind, document: Document, context: Writer): void {
  addContactHistory(kind, document, 'Deleted', 'deleted', context);
}

const MOVES: Readonly<Record<string, readonly [Happening, string]>> = {
  draft: ['Updated', 'marked as a draft'],
  sent: ['Sent', 'marked as sent'],
  open: ['Updated', 'marked as open'],
  void: ['Voided', 'voided'],
};

/** Adds to its history that a document has gone to its state; a void one also to the history of the contact. */
export function recordTransition(kind: DocumentKind, document: Document, context: Writer): void {
  const [happening, what] = MOVES[document.status!]!;
  addHistory(kind, idOf(kind, document), happening, `${Noun(kind)} ${what}.`, context);
  if (document.status === 'void') addContactHistory(kind, document, happening, what, context);
}

/** Marks a document as changed and adds an entry to its history. Does nothing if the document is gone. */
export function recordChange(
  kind: DocumentKind,
  id: Id | undefined,
  happening: Happening,
  what: string,
  context: Writer,
): void {
  if (id === undefined || !documentOf(kind, id, context)) return;
  change(kind, id, {}, context);
  addHistory(kind, id, happening, what, context);
}
