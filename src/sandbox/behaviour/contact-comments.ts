import { ID } from '../core/plan/form.ts';
import { assumed, rule } from '../core/rule.ts';
import { shownOfComment } from './shared/comments.ts';
import { DOCUMENTS } from './shared/document-bases.ts';
import { FOLLOWS } from './shared/follows.ts';
import type { TableOf } from './types.ts';

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
      assumed('The author of an entry is the user who is signed in.', 'The documents show a name and an id.'),
      { commented_by: shownOfComment.commented_by },
    ),
    rule('documents.comment-shown', DOCUMENTS.commentShown, { date_description: shownOfComment.date_description }),
  ],
};
