import { shownOfComment } from '../common/index.ts';
import { DOCUMENTS, FOLLOWS } from '../documents/index.ts';
import { assumed, ID, rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const contactComments: TableOf<'contactComments'> = {
  resource: 'contactComments',
  idField: 'comment_id',
  noun: 'comment',
  title: ({ description }) => description,
  hidden: { contact_id: ID },
  parent: { resource: 'contacts', field: 'contact_id' },
  follows: FOLLOWS.comment,
  computed: [
    rule(
      'contact-comments.author',
      assumed('The author of an entry is the signed-in user.', 'The documents show a name and an id.'),
      { commented_by: shownOfComment.commented_by },
    ),
    rule('documents.comment-shown', DOCUMENTS.commentShown, { date_description: shownOfComment.date_description }),
  ],
};
