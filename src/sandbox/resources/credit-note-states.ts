import {
  allowOnly,
  CREDIT_NOTE,
  DOCUMENTS,
  histories,
  refuseIfGone,
  documentRules as rules,
  SETTLES_OWED,
  voiding,
} from '../documents/index.ts';
import { assumedRule, rule } from '../engine/index.ts';
import { checkQuantities, checkReturned, WITHIN_RETURN } from '../orders/index.ts';
import type { TableOf } from '../types/index.ts';

const HISTORY = histories(CREDIT_NOTE);

/** How credit notes go from one state to another, and what follows. */
export const creditNoteStates: Pick<TableOf<'creditNotes'>, 'transitions' | 'afterTransition'> = {
  transitions: {
    markCreditNoteOpen: [
      assumedRule(
        'credit-notes.open',
        'The operation marks a draft as open unless it waits for approval. It does nothing if the credit note is already open.',
        'The documents do not say which statuses allow this.',
        (note, context) => {
          allowOnly(CREDIT_NOTE, note, ['draft', 'open'], 'only a draft can be marked as open', context);
          rules.refuseSubmitted(CREDIT_NOTE, note, context);
        },
      ),
      rule('credit-notes.returned', WITHIN_RETURN, (note, context) => checkReturned(note, context, note)),
    ],
    voidCreditNote: [
      voiding(CREDIT_NOTE),
      rule('documents.returned', DOCUMENTS.returned, (note, context) => refuseIfGone(CREDIT_NOTE, note, context)),
    ],
    markCreditNoteDraft: [
      assumedRule(
        'credit-notes.draft',
        'A void credit note can become a draft again.',
        'The documents do not say which statuses allow this.',
        (note, context) => {
          allowOnly(CREDIT_NOTE, note, ['void'], 'only a void one can be marked as a draft', context);
          checkQuantities({ ...note, status: 'draft' }, context, note);
        },
      ),
    ],
  },
  afterTransition: [
    rule('documents.submit', DOCUMENTS.submit, ({ creditnote_id, status }, context) => {
      if (status !== 'open') context.set('creditNotes', creditnote_id!, { approval: undefined });
    }),
    SETTLES_OWED,
    HISTORY.moved,
  ],
};
