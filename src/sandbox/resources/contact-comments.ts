import { shownOfComment } from '../common/index.ts';
import { DOCUMENTS, FOLLOWS } from '../documents/index.ts';
import { assumedRule, ID, rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const contactComments: TableOf<'contactComments'> = {
  idField: 'comment_id',
  noun: 'comment',
  title: ({ description }) => description,
  parent: { resource: 'contacts', field: 'contact_id' },
  hidden: { contact_id: ID },
  computed: [
    assumedRule(
      'contact-comments.author',
      'The author of an entry is the signed-in user.',
      'The documents show a name and an id.',
      { commented_by: shownOfComment.commented_by },
    ),
    rule('documents.comment-shown', DOCUMENTS.commentShown, { date_description: shownOfComment.date_description }),
  ],
  follows: FOLLOWS.comment,
};
