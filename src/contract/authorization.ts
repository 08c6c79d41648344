/**
 * What carries a token: the value of the header `Authorization`, or headers by their names. It is called with a token, and with the
 * text `{token}` by whoever needs the form alone.
 */
export type Authorization = (token: string) => string | Readonly<Record<string, string>>;

/** What stands for the token in the form of an authorization. */
export const TOKEN_PLACE = '{token}';

/** The form that the documents show (document 1, "Authentication"). Nobody knows whether each account spells it so. */
export const DOCUMENTED_AUTHORIZATION: Authorization = (token) => `Service-oauthtoken ${token}`;

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** A header with a token in it. */
export interface TokenHeader {
  name: string;
  /** What stands before the token: `Service-oauthtoken `. */
  before: string;
  /** What stands behind it. */
  after: string;
}

/**
 * The headers that carry a token, by their names in lower case.
 *
 * @throws TypeError if the function gives anything but texts that headers can hold. It does not show them.
 */
export function authorizationHeaders(authorization: Authorization, token: string): Record<string, string> {
  const given: unknown = authorization(token);
  const headers = typeof given === 'string' ? { authorization: given } : given;
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers))
    throw new TypeError('authorization must return a text, or an object of headers');
  const entries = Object.entries(headers).map(([name, value]: [string, unknown]): [string, string] => {
    if (typeof value !== 'string' || !/^[\x20-\x7e]+$/.test(value) || !HEADER_NAME.test(name))
      throw new TypeError(`authorization must return texts that headers can hold, which that for ${name} is not`);
    return [name.toLowerCase(), value];
  });
  return Object.fromEntries(entries);
}

/**
 * The header in which an authorization puts the token as it is, for those who write or read the header as text.
 *
 * @throws TypeError if there is none, as where the token is encoded, or more than one.
 */
export function tokenHeader(authorization: Authorization): TokenHeader {
  const headers = Object.entries(authorizationHeaders(authorization, TOKEN_PLACE));
  const [found, second] = headers.filter(([, value]) => value.includes(TOKEN_PLACE));
  if (!found || second) throw new TypeError('authorization must put the token, as it is, into one header');
  const [name, value] = found;
  const [before = '', ...rest] = value.split(TOKEN_PLACE);
  return { name, before, after: rest.join(TOKEN_PLACE) };
}

/**
 * Reads an authorization that is written as text: `Bearer {token}` for the header `Authorization`, or `X-Api-Key: {token}` for
 * another one.
 *
 * @throws TypeError if it is not of this form, and says what is.
 */
export function readAuthorization(text: string): Authorization {
  const [, name = 'Authorization', value = ''] = /^(?:([^\s:]+):\s+)?(.*)$/.exec(text) ?? [];
  const parts = value.split(TOKEN_PLACE);
  if (parts.length !== 2)
    throw new TypeError(
      `An authorization has ${TOKEN_PLACE} once, as in "Service-oauthtoken ${TOKEN_PLACE}" or "X-Api-Key: ${TOKEN_PLACE}"`,
    );
  const authorization: Authorization = (token) => ({ [name]: parts.join(token) });
  tokenHeader(authorization);
  return authorization;
}
