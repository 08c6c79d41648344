import { passing } from '../storage.ts';

/** Credentials stored for the next form, if the reader agreed. */
export interface Credentials {
  token: string;
  organization: string;
  /** Form of the authorization header for the reader's own address. */
  authorization: string;
}

const KEY = 'credentials';

/** Returns the stored credentials; undefined if the reader stored none. */
export function keptCredentials(): Credentials | undefined {
  const kept = passing.get(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Credentials);
}

/** Keeps them until the browser tab is closed; undefined forgets them. */
export function keepCredentials(credentials: Credentials | undefined): void {
  if (credentials) passing.set(KEY, JSON.stringify(credentials));
  else passing.remove(KEY);
}
