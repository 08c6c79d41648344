import { type Id, type Rule, rule } from '../engine/index.ts';
import type { Writer } from '../types/index.ts';
import { takeGoods } from './document-stock.ts';
import { type Document, type DocumentKind, idOf } from './documents.ts';
import { recordCreation, recordDeletion, recordTransition, recordUpdate } from './history.ts';
import { backfillCosts, itemsOf } from './negative-stock.ts';

type Effect = Rule<(document: Document, context: Writer) => void>;

/** Rules that add events of a document to its history, and to its contact's. */
export function histories(kind: DocumentKind): Record<'created' | 'updated' | 'deleted' | 'moved', Effect> {
  const telling = (tell: typeof recordCreation): Effect =>
    rule<Effect['run']>('documents.history', (document, context) => tell(kind, document, context));
  return {
    created: telling(recordCreation),
    updated: telling(recordUpdate),
    deleted: telling(recordDeletion),
    moved: telling(recordTransition),
  };
}

/** A document takes its goods from the accounting stock, or gives them back. */
export function takesGoods(kind: DocumentKind): Effect {
  return rule<Effect['run']>('documents.stock', (document, context) => takeGoods(kind, idOf(kind, document), context));
}

type WithLines = { readonly line_items?: readonly { readonly item_id?: Id }[] };

/** Goods that come in, or come back, give their cost to units that were sold before they were in stock. */
export const BACKFILLS_COSTS = rule<(record: WithLines, context: Writer) => void>(
  'stock.negative',
  ({ line_items }, context) => backfillCosts(itemsOf(line_items), context),
);

/** The same of goods that a record had before an update. */
export const BACKFILLS_COSTS_OF_BOTH = rule<
  (record: WithLines, context: Writer, sent: unknown, before: WithLines) => void
>('stock.negative', ({ line_items }, context, _, before) =>
  backfillCosts(itemsOf(line_items, before.line_items), context),
);
