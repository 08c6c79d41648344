import { FOLLOWS } from '../documents/index.ts';
import { ID } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';
import { contactComments } from './contact-comments.ts';

/** The history of sales returns. Its entries say who and when as those of contacts do. */
export const salesReturnComments: TableOf<'salesReturnComments'> = {
  idField: 'comment_id',
  noun: 'comment',
  title: ({ operation_type }) => operation_type,
  parent: { resource: 'salesReturns', field: 'salesreturn_id' },
  stored: {
    comment_id: ID,
    salesreturn_id: ID,
    commented_by_id: ID,
    comment_type: { kind: 'text' },
    date: { kind: 'text' },
    time: { kind: 'text' },
    operation_type: { kind: 'text' },
    transaction_id: ID,
    transaction_type: { kind: 'text' },
  },
  computed: contactComments.computed ?? [],
  derivedFrom: FOLLOWS.comment,
};
