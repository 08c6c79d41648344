import type { Operation } from '../contract/index.ts';
import type { Scopes } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';

/**
 * Decides what a token may do.
 *
 * @throws Refusal if it may not be used for the operation.
 */
export type Authorize = (token: string, operation: Operation) => Scopes;

const SCHEME = 'Service-oauthtoken';
const PREFIX = `${SCHEME} `;
const FORM = `"Authorization: ${PREFIX}<ACCESS_TOKEN>"`;

/** Takes any token for everything. */
export const takeAnyToken: Authorize = () => 'all';

/**
 * Reads a token that is sent in the documented form.
 *
 * @param authorization The header, undefined if there is none.
 * @throws Refusal if it is missing or has another form.
 */
export function readToken(authorization: string | undefined): string {
  if (authorization === undefined) throw refuse('is missing');
  if (!authorization.startsWith(PREFIX)) throw refuse('has another form');
  return authorization.slice(PREFIX.length);
}

function refuse(problem: string): Refusal {
  return new Refusal(401, 'token', `The header Authorization ${problem}. Send ${FORM}. Any token will do.`, {
    'WWW-Authenticate': SCHEME,
  });
}
