import { passing } from '../storage.ts';

/** What a reader may have kept for the next form. */
export interface Credentials {
  token: string;
  organization: string;
  /** How calls to an address of the reader carry the token. */
  authorization: string;
}

const KEY = 'credentials';

/** What the reader chose to keep; undefined if nothing was. */
export function keptCredentials(): Credentials | undefined {
  const kept = passing.get(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Credentials);
}

/** Keeps them until the browser tab is closed; undefined forgets them. */
export function keepCredentials(credentials: Credentials | undefined): void {
  if (credentials) passing.set(KEY, JSON.stringify(credentials));
  else passing.remove(KEY);
}
