import { entryNow, shownOfComment } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { fill, ID, rule } from '../engine/index.ts';
import type { Reader, Stored, TableOf } from '../types/index.ts';

type Comment = Stored<'invoiceComments'>;

export const invoiceComments = commentsOn<'invoiceComments'>(docs.INVOICE);
export const retainerInvoiceComments = commentsOn<'retainerInvoiceComments'>(docs.RETAINER);
export const creditNoteComments = commentsOn<'creditNoteComments'>(docs.CREDIT_NOTE);
export const vendorCreditComments = commentsOn<'vendorCreditComments'>(docs.VENDOR_CREDIT);

type CommentName = 'invoiceComments' | 'retainerInvoiceComments' | 'creditNoteComments' | 'vendorCreditComments';

/** The comments on documents of a kind. What callers write is internal, what the service writes is not theirs to change. */
function commentsOn<Name extends CommentName>({ resource, idField, transaction }: docs.DocumentKind): TableOf<Name> {
  const table: TableOf<'invoiceComments'> = {
    idField: 'comment_id',
    noun: 'comment',
    title: ({ description }) => description,
    parent: { resource, field: idField as 'invoice_id' },
    stored: { [idField]: ID },
    prepare: [
      rule('documents.history', (comment, context, _, before) => {
        if (before) comment.operation_type = 'Updated';
        else {
          fill(comment, {
            ...entryNow(context),
            comment_type: 'internal',
            operation_type: 'Added',
            transaction_id: (comment as Record<string, string>)[idField]!,
            transaction_type: transaction,
          });
        }
      }),
    ],
    fieldChecks: [
      rule('documents.comments', ({ description }, context) => {
        if (description === undefined) context.reject('missing', 'description is missing.', 'description');
      }),
    ],
    checks: [
      rule('documents.history-entries', (_, context, before) => {
        if (before) refuseSystem(before, 'changed', context);
      }),
    ],
    deletion: [rule('documents.history-entries', (comment, context) => refuseSystem(comment, 'deleted', context))],
    computed: [rule('documents.comment-age', shownOfComment)],
    derivedFrom: docs.FOLLOWS.comment,
  };
  return table as unknown as TableOf<Name>;
}

function refuseSystem({ comment_type, comment_id }: Comment, what: string, context: Reader): void {
  if (comment_type !== 'system') return;
  context.reject('state', `The entry ${comment_id} was written by the service, so it can't be ${what}.`);
}
