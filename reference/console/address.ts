import { LIST, type ListState, queryOfList, readList } from './list-state.ts';

/** View of the page, stored in the address after the `#` so that it can be linked to. */
export interface Route {
  /** Id of the organization; empty for the first one. */
  organization: string;
  resource: string;
  /** Id of the record that is open. */
  id?: string | undefined;
  /** Number of the call that is open. */
  call?: string | undefined;
  /** The operation or the event whose form is open: on the record, or to create one. */
  act?: string | undefined;
  list?: ListState | undefined;
}

/** Stands in the place of the id of a record that is to be created. */
const NEW = 'new';

/** Reads an address, such as `#10234695/invoices/4815162342481523001` or `#/invoices?status=overdue`. */
export function readRoute(hash: string): Route {
  const [path = '', ...rest] = hash.slice(1).split('?');
  const [organization = '', resource = '', id, last] = path.split('/').map(decode);
  const list = readList(rest.join('?'));
  const shown = { organization, resource: resource || 'invoices', ...(queryOfList(list) !== '' && { list }) };
  if (id === 'calls') return last ? { ...shown, call: last } : shown;
  return { ...shown, ...(id && id !== NEW && { id }), ...(id && last && { act: last }) };
}

/** Writes an address. */
export function addressOf({ organization, resource, id, call, act, list = LIST }: Route): string {
  const own = act !== undefined ? [id ?? NEW, act] : id !== undefined ? [id] : [];
  const parts = [organization, resource, ...(call !== undefined ? ['calls', call] : own)];
  const query = queryOfList(list);
  return `#${parts.map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`;
}

/** The address of a record. A list of the same resource stays as it is. */
export function addressOfRecord(
  { organization, resource, list }: Route,
  record: { resource: string; id: string },
): string {
  const { resource: other, id } = record;
  return addressOf({ organization, resource: other, id, ...(other === resource && { list }) });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
