const MUST =
  'must be an http or https URL without a query, hash or password, such as http://127.0.0.1:4010/inventory/v1';

/**
 * Reads the address of a service with its path, below which the calls of the contract are.
 *
 * @param page The address that it may be relative to.
 * @returns The address without a slash at its end.
 * @throws TypeError whose message is the end of a sentence. It does not show the text, which may hold a password.
 */
export function readBaseUrl(text: string, page?: string): string {
  try {
    const { protocol, origin, pathname, username, password, search, hash, href } = new URL(text, page);
    const isPlain = !username && !password && !search && !hash && !/[?#]$/.test(href);
    if (/^https?:$/.test(protocol) && isPlain) return (origin + pathname).replace(/\/+$/, '');
  } catch {
    // Not an address at all.
  }
  throw new TypeError(MUST);
}
