/** What the page shows. It stands in the address after the `#`, so that it can be linked to. */
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
}

/** Stands in the place of the id of a record that is to be created. */
const NEW = 'new';

/** Reads an address, such as `#10234695/invoices/4815162342481523001`. */
export function readRoute(hash: string): Route {
  const [organization = '', resource = '', id, last] = hash.slice(1).split('/').map(decode);
  const shown = { organization, resource: resource || 'invoices' };
  if (id === 'calls') return last ? { ...shown, call: last } : shown;
  return { ...shown, ...(id && id !== NEW && { id }), ...(id && last && { act: last }) };
}

/** Writes an address. */
export function addressOf({ organization, resource, id, call, act }: Route): string {
  const own = act !== undefined ? [id ?? NEW, act] : id !== undefined ? [id] : [];
  const parts = [organization, resource, ...(call !== undefined ? ['calls', call] : own)];
  return `#${parts.map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
