import { bareObject, type RawQuery } from '../contract/index.ts';
import { Refusal } from './service-refusal.ts';

/** The target of a request line, taken apart. */
export interface Target {
  /** The path as it came in. Its escapes are well-formed. */
  path: string;
  /** The query, decoded. */
  query: RawQuery;
}

/**
 * Reads the target of a request line: its path and query, without the origin that a proxy would send.
 *
 * @throws Refusal if it is no path, or an escape in it is malformed or stands for a null byte.
 */
export function readTarget(target: string): Target {
  const url = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!url.startsWith('/')) throw malformed(`The URL ${JSON.stringify(target)} does not begin with a slash.`);
  if (url.includes('%')) checkEscapes(url);
  const [address = ''] = url.split('#', 1);
  const mark = address.indexOf('?');
  return mark === -1
    ? { path: address, query: NO_QUERY }
    : { path: address.slice(0, mark), query: parseQuery(address.slice(mark + 1)) };
}

const NO_QUERY: RawQuery = Object.freeze(bareObject<string>());

/**
 * Reads the text of a query, or of a form that is written like one.
 *
 * @throws URIError if an escape in it is malformed.
 */
export function parseQuery(text: string): RawQuery {
  const query = bareObject<string | string[]>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const sign = pair.indexOf('=');
    const name = decode(sign === -1 ? pair : pair.slice(0, sign));
    const value = sign === -1 ? '' : decode(pair.slice(sign + 1));
    const others = query[name];
    if (others === undefined) query[name] = value;
    else if (typeof others === 'string') query[name] = [others, value];
    else others.push(value);
  }
  return query;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced;
}

function checkEscapes(url: string): void {
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    throw malformed(
      'The URL contains a percent sign that does not begin the escape of a UTF-8 character. Write %25 for a percent sign.',
    );
  }
  if (decoded.includes('\0')) throw malformed('The URL contains a null byte (%00).');
}

function malformed(message: string): Refusal {
  return new Refusal(400, 'malformed-url', message);
}
