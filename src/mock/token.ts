import { Refusal } from './refusal.ts';

const PREFIX = 'Service-oauthtoken ';
const FORM = `"Authorization: ${PREFIX}<ACCESS_TOKEN>". The mock takes any token`;

/**
 * Checks that a token is sent in the documented form.
 *
 * @param authorization The header, undefined if there is none.
 * @throws Refusal if it is missing or has another prefix or none.
 */
export function checkToken(authorization: string | undefined): void {
  if (authorization === undefined) throw refuse('is missing');
  if (!authorization.startsWith(PREFIX)) throw refuse('has another form');
}

function refuse(problem: string): Refusal {
  return new Refusal(401, 'token', `The header Authorization ${problem}. Send ${FORM}.`, {
    'WWW-Authenticate': PREFIX.trim(),
  });
}
