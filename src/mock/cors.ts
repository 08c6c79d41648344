import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { REFUSAL_HEADER } from './refusal.ts';

/** What pages of other origins may do. */
export interface Cors {
  /** Headers of every answer to a request. */
  headersFor(headers: IncomingHttpHeaders): OutgoingHttpHeaders;
  /** Further headers of the answer to a preflight, which allow whatever is asked so that the page sees the real answer. */
  preflightHeadersFor(headers: IncomingHttpHeaders): OutgoingHttpHeaders;
}

/** Headers of answers that a page may read. */
const EXPOSED = [REFUSAL_HEADER, 'Allow', 'Content-Length', 'Retry-After', 'WWW-Authenticate'].join(', ');
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const MAX_AGE = 600;

/** @param origins Origins whose pages may read answers; every origin by default. */
export function createCors(origins?: readonly string[]): Cors {
  const allows = (origin: string | undefined): origin is string =>
    origin !== undefined && (!origins || origins.includes(origin));
  return {
    headersFor({ origin }) {
      if (!allows(origin)) return { Vary: 'Origin' };
      return {
        Vary: 'Origin',
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': EXPOSED,
      };
    },
    preflightHeadersFor(headers) {
      if (!allows(headers.origin)) return {};
      const asked = headers['access-control-request-headers'];
      return {
        'Access-Control-Allow-Methods': METHODS,
        ...(asked !== undefined && { 'Access-Control-Allow-Headers': asked }),
        ...(headers['access-control-request-private-network'] === 'true' && {
          'Access-Control-Allow-Private-Network': 'true',
        }),
        'Access-Control-Max-Age': MAX_AGE,
      };
    },
  };
}

/** Whether a request is a browser's question about another. */
export function isPreflight(method: string | undefined, headers: IncomingHttpHeaders): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}
