import {
  allowOnly,
  CREDIT_NOTE,
  histories,
  refuseIfGone,
  documentRules as rules,
  SETTLES_OWED,
  voiding,
} from '../documents/index.ts';
import { rule } from '../engine/index.ts';
import { checkQuantities, checkReturned } from '../orders/index.ts';
import type { TableOf } from '../types/index.ts';

const HISTORY = histories(CREDIT_NOTE);

/** How credit notes go from one state to another, and what follows. */
export const creditNoteStates: Pick<TableOf<'creditNotes'>, 'transitions' | 'afterTransition'> = {
  transitions: {
    markCreditNoteOpen: [
      rule('credit-notes.open', (note, context) => {
        allowOnly(CREDIT_NOTE, note, ['draft', 'open'], 'only a draft can be marked as open', context);
        rules.refuseSubmitted(CREDIT_NOTE, note, context);
      }),
      rule('credit-notes.returned', (note, context) => checkReturned(note, context, note)),
    ],
    voidCreditNote: [
      voiding(CREDIT_NOTE),
      rule('documents.returned', (note, context) => refuseIfGone(CREDIT_NOTE, note, context)),
    ],
    markCreditNoteDraft: [
      rule('credit-notes.draft', (note, context) => {
        allowOnly(CREDIT_NOTE, note, ['void'], 'only a void one can be marked as a draft', context);
        checkQuantities({ ...note, status: 'draft' }, context, note);
      }),
    ],
  },
  afterTransition: [
    rule('documents.submit', ({ creditnote_id, status }, context) => {
      if (status !== 'open') context.set('creditNotes', creditnote_id!, { approval: undefined });
    }),
    SETTLES_OWED,
    HISTORY.moved,
  ],
};
