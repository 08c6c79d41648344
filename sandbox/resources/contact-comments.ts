import { shownOfComment } from '../common/index.ts';
import { FOLLOWS } from '../documents/index.ts';
import { ID, rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const contactComments: TableOf<'contactComments'> = {
  idField: 'comment_id',
  noun: 'comment',
  title: ({ description }) => description,
  parent: { resource: 'contacts', field: 'contact_id' },
  stored: { contact_id: ID },
  computed: [
    rule('contact-comments.author', { commented_by: shownOfComment.commented_by }),
    rule('documents.comment-age', { date_description: shownOfComment.date_description }),
  ],
  derivedFrom: FOLLOWS.comment,
};
