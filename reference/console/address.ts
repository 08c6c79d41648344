/** What the page shows. It stands in the address after the `#`, so that it can be linked to. */
export interface Route {
  /** Id of the organization; empty for the first one. */
  organization: string;
  resource: string;
  /** Id of the record that is open. */
  id?: string;
  /** Number of the call that is open. */
  call?: string;
}

/** Reads an address, such as `#10234695/invoices/4815162342481523001`. */
export function readRoute(hash: string): Route {
  const [organization = '', resource = '', id, call] = hash.slice(1).split('/').map(decode);
  const shown = { organization, resource: resource || 'invoices' };
  if (id === 'calls') return call ? { ...shown, call } : shown;
  return id ? { ...shown, id } : shown;
}

/** Writes an address. */
export function addressOf({ organization, resource, id, call }: Route): string {
  const parts = [organization, resource, ...(call !== undefined ? ['calls', call] : id !== undefined ? [id] : [])];
  return `#${parts.map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
