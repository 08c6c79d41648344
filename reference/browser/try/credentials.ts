import { passing } from '../storage.ts';

/** What a reader may have kept for the next form. */
export interface Credentials {
  token: string;
  organization: string;
}

const KEY = 'credentials';

/** The token and the organization that the reader chose to keep; undefined if none were. */
export function keptCredentials(): Credentials | undefined {
  const kept = passing.get(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Credentials);
}

/** Keeps the token and the organization until the browser tab is closed; undefined forgets them. */
export function keepCredentials(credentials: Credentials | undefined): void {
  if (credentials) passing.set(KEY, JSON.stringify(credentials));
  else passing.remove(KEY);
}
