export interface ListState {
  /** Search string; empty for all records. */
  find: string;
  /** Their status; empty for all. */
  status: string;
  /** A field, and its value; empty for all. */
  field: string;
  value: string;
  /** The field that they are ordered by; empty for the newest first. */
  sort: string;
  isDescending: boolean;
  page: number;
  /** The fields that are columns; undefined for the usual ones. */
  columns: readonly string[] | undefined;
}

/** All records, as usual. */
export const LIST: ListState = {
  find: '',
  status: '',
  field: '',
  value: '',
  sort: '',
  isDescending: true,
  page: 1,
  columns: undefined,
};

/** Reads the query of an address, such as `status=overdue&sort=total&order=desc`. What it can't be is ignored. */
export function readList(query: string): ListState {
  const values = new URLSearchParams(query);
  const text = (name: string): string => values.get(name) ?? '';
  const [field, sort, page, columns] = [text('field'), text('sort'), text('page'), values.get('columns')];
  return {
    find: text('find'),
    status: text('status'),
    field,
    value: field === '' ? '' : text('is'),
    sort,
    isDescending: sort === '' || text('order') === 'desc',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    columns: columns === null ? undefined : [...new Set(columns.split(',').filter(Boolean))],
  };
}

/** The query of a list; empty for all records as usual. */
export function queryOfList({ find, status, field, value, sort, isDescending, page, columns }: ListState): string {
  return String(
    new URLSearchParams({
      ...(find !== '' && { find }),
      ...(status !== '' && { status }),
      ...(field !== '' && { field }),
      ...(field !== '' && value !== '' && { is: value }),
      ...(sort !== '' && { sort }),
      ...(sort !== '' && isDescending && { order: 'desc' }),
      ...(page > 1 && { page: String(page) }),
      ...(columns && { columns: columns.join(',') }),
    }),
  );
}
