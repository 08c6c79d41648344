import { ID } from '../core/plan/form.ts';
import { assumed, rule } from '../core/rule.ts';
import type { TableOf } from './types.ts';

const DAY = 24 * 60 * 60 * 1000;

export const contactComments: TableOf<'contactComments'> = {
  resource: 'contactComments',
  idField: 'comment_id',
  noun: 'comment',
  title: ({ description }) => description,
  hidden: { contact_id: ID },
  parent: { resource: 'contacts', field: 'contact_id' },
  computed: [
    rule(
      'contact-comments.author',
      assumed('The author of an entry is the user who is signed in.', 'The documents show a name and an id.'),
      { commented_by: ({ commented_by_id }, context) => context.get('users', commented_by_id)?.name },
    ),
    rule(
      'contact-comments.date',
      assumed('`date_description` counts the days since the entry.', 'The documents show no form.'),
      {
        date_description({ date }, context) {
          if (date === undefined) return undefined;
          const days = Math.round((Date.parse(context.today) - Date.parse(date)) / DAY);
          if (days < 1) return 'today';
          return days === 1 ? '1 day ago' : `${days} days ago`;
        },
      },
    ),
  ],
};
