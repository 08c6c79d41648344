import * as docs from '../documents/index.ts';
import { rule } from '../engine/index.ts';
import { checkQuantities, checkReturned } from '../orders/index.ts';
import type { TableOf } from '../types/index.ts';

const HISTORY = docs.histories(docs.CREDIT_NOTE);

export const creditNoteStates: Pick<TableOf<'creditNotes'>, 'transitions' | 'afterTransition'> = {
  transitions: {
    markCreditNoteOpen: [
      rule('credit-notes.open', (note, context) => {
        docs.allowOnly(docs.CREDIT_NOTE, note, ['draft', 'open'], 'only a draft can be marked as open', context);
        docs.refuseSubmitted(docs.CREDIT_NOTE, note, context);
      }),
      rule('credit-notes.returned-quantity', (note, context) => checkReturned(note, context, note)),
    ],
    voidCreditNote: [
      docs.voiding(docs.CREDIT_NOTE),
      rule('documents.returned-goods', (note, context) => docs.refuseIfGone(docs.CREDIT_NOTE, note, context)),
    ],
    markCreditNoteDraft: [
      rule('credit-notes.draft', (note, context) => {
        docs.allowOnly(docs.CREDIT_NOTE, note, ['void'], 'only a void credit note can be marked as a draft', context);
        checkQuantities({ ...note, status: 'draft' }, context, note);
      }),
    ],
  },
  afterTransition: [
    rule('documents.submit', ({ creditnote_id, status }, context) => {
      if (status !== 'open') context.set('creditNotes', creditnote_id!, { approval: undefined });
    }),
    docs.BACKFILLS_COSTS,
    HISTORY.moved,
  ],
};
