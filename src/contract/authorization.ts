import { authorization } from '../../generated/conventions.ts';

/**
 * Returns a token's header: the value of `Authorization`, or headers by their names. It is called with a token, and with the
 * string `{token}` wherever only the form is needed.
 */
export type Authorization = (token: string) => string | Readonly<Record<string, string>>;

export const TOKEN_PLACE = '{token}';

/** The form that the service documentation shows (document 1, "Authentication"). Nobody knows whether each account spells it so. */
export const DOCUMENTED_AUTHORIZATION: Authorization = (token) => authorization.replace(TOKEN_PLACE, token);

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Headers that say how a request is read, so that none of them can carry a token. */
const OF_REQUEST = ['connection', 'content-length', 'content-type', 'host', 'transfer-encoding'];

/** A header with a token in it. */
export interface TokenHeader {
  /** In lower case. */
  name: string;
  /** Part of the value before the token: `Bearer `. */
  before: string;
  after: string;
}

/**
 * The headers that carry a token, by their names in lower case.
 *
 * @throws TypeError if the function gives anything but strings that headers can hold. It does not show them.
 */
export function authorizationHeaders(carry: Authorization, token: string): Record<string, string> {
  const given: unknown = carry(token);
  const headers = typeof given === 'string' ? { authorization: given } : given;
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers) || 'then' in headers)
    throw new TypeError('authorization must return a string, or an object of headers');
  const entries = Object.entries(headers).map(([name, value]: [string, unknown]): [string, string] => {
    if (OF_REQUEST.includes(name.toLowerCase()))
      throw new TypeError(`authorization must not return ${name}, which says how a request is read`);
    if (typeof value !== 'string' || !/^[\x20-\x7e]+$/.test(value) || !HEADER_NAME.test(name))
      throw new TypeError(
        `authorization must return strings that are valid header values, but the one for ${name} is not`,
      );
    return [name.toLowerCase(), value];
  });
  return Object.fromEntries(entries);
}

/**
 * The header in which an authorization puts the token as it is, for those who write or read the header as text.
 *
 * @throws TypeError if the token stands nowhere, as where it is encoded, or more than once.
 */
export function tokenHeader(authorization: Authorization): TokenHeader {
  const headers = Object.entries(authorizationHeaders(authorization, TOKEN_PLACE));
  const [found, second] = headers.filter(([, value]) => value.includes(TOKEN_PLACE));
  const [before = '', after, more] = found?.[1].split(TOKEN_PLACE) ?? [];
  if (!found || second || after === undefined || more !== undefined)
    throw new TypeError('authorization must put the unchanged token into exactly one header, once');
  // Spaces at the ends of a header do not arrive.
  return { name: found[0], before: before.trimStart(), after: after.trimEnd() };
}

/** The scheme that somebody left in front of a token, as in `Bearer abc`; undefined if there is none. */
export function schemeIn(token: string): string | undefined {
  return /^(bearer|service-oauthtoken)(?= +\S)/i.exec(token)?.[0];
}

/** A header as a line of text, its name as it is usually written: `X-Api-Key: secret`. */
export function headerLine({ name, before, after }: TokenHeader, token: string): string {
  return `${usualName(name)}: ${before}${token}${after}`;
}

/** The name of a header as it is usually written: `X-Api-Key`. */
export function usualName(name: string): string {
  return name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Writes an authorization as the text that {@link readAuthorization} reads: `Bearer {token}`, or `X-Api-Key: {token}`.
 *
 * @throws TypeError if it can't be written so, as where the token is encoded.
 */
export function authorizationText(authorization: Authorization): string {
  const header = tokenHeader(authorization);
  const line = headerLine(header, TOKEN_PLACE);
  return header.name === 'authorization' ? line.slice(line.indexOf(' ') + 1) : line;
}

/**
 * Reads an authorization that is written as text: `Bearer {token}` for the header `Authorization`, or `X-Api-Key: {token}` for
 * another one. A colon before the first space ends the name of a header.
 *
 * @throws TypeError if it is not of this form, and says what is. It does not show the text, which may hold a token.
 */
export function readAuthorization(text: string): Authorization {
  const [, name = 'authorization', value = ''] = /^(?:([^\s:]+):)?(.*)$/s.exec(text.trim()) ?? [];
  const parts = value.trim().split(TOKEN_PLACE);
  if (parts.length !== 2)
    throw new TypeError(
      `authorization must have ${TOKEN_PLACE} once, as in "Bearer ${TOKEN_PLACE}" or "X-Api-Key: ${TOKEN_PLACE}"`,
    );
  const authorization: Authorization = (token) => ({ [name]: parts.join(token) });
  tokenHeader(authorization);
  return authorization;
}
