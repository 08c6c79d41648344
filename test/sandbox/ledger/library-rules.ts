/** A rule of the library's simulator, in the format of docs/receipts.md. */
export interface LibraryRule {
  id: string;
  statement: string;
  basis: 'documented' | 'assumed';
  because: string;
  state: { kind: string; [detail: string]: unknown };
  alternatives?: Record<string, string>;
  probe?: true | string;
}

/** What the simulator does, according to the library's handbook or beyond it. */
export const LIBRARY_RULES: readonly LibraryRule[] = [
  {
    id: 'books.shelved',
    statement: 'A new book is on the shelf.',
    basis: 'documented',
    because: 'Handbook, section 2.1',
    state: { kind: 'documented' },
  },
  {
    id: 'books.title',
    statement: 'A book needs a title.',
    basis: 'documented',
    because: 'Handbook, section 2.1',
    state: { kind: 'documented' },
  },
  {
    id: 'books.isbn',
    statement: "Two books can't have the same ISBN.",
    basis: 'assumed',
    because: 'The handbook says that an ISBN identifies a book.',
    state: { kind: 'observed', runs: 2, of: 2, accounts: 2, last: '2026-03-28' },
    probe: true,
  },
  {
    id: 'books.delete-lent',
    statement: "A book that is on loan can't be deleted.",
    basis: 'assumed',
    because: 'Its loan would refer to a book that does not exist.',
    state: { kind: 'assumed' },
    probe: true,
  },
  {
    id: 'loans.one-reader',
    statement: "A book that is on loan can't be lent again.",
    basis: 'documented',
    because: 'Handbook, section 3.1',
    state: { kind: 'documented' },
  },
  {
    id: 'loans.due',
    statement: 'A loan is due after 21 days.',
    basis: 'assumed',
    because: 'The handbook mentions a due date, but not how it is set.',
    state: { kind: 'refuted', runs: 1, of: 2, accounts: 1, last: '2026-03-28', instead: ['14-days'] },
    alternatives: { '14-days': 'A loan is due after 14 days.', '28-days': 'A loan is due after 28 days.' },
    probe: true,
  },
  {
    id: 'loans.renewals',
    statement: 'A loan can be renewed twice, each time for 7 days.',
    basis: 'assumed',
    because: 'The handbook says that loans can be renewed, but not how often.',
    state: { kind: 'assumed' },
    probe: 'No probe has been written for it yet.',
  },
  {
    id: 'loans.lost',
    statement: 'A loan that is more than a year overdue counts as lost.',
    basis: 'assumed',
    because: 'The handbook lists the status, but not what leads to it.',
    state: { kind: 'undecidable', reason: 'It takes more than a year to show.' },
    probe: 'It takes more than a year to show.',
  },
];
