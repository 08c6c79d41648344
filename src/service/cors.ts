import type { CallHead } from './call.ts';

/** What pages of other origins may do. */
export interface Cors {
  /** Headers of every answer, names and values in turn. `null` stands for an origin that could not be read. */
  headersFor(origin: string | undefined | null): readonly string[];
  /** Further headers of the answer to a preflight, which allow whatever is asked so that the page sees the real answer. */
  preflightHeadersFor(call: CallHead): readonly string[];
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** How long browsers may remember a preflight, in s. */
const MAX_AGE = '600';

/** Headers that an answer may have, in addition to those that a page may read anyway. */
const EXPOSED = ['Allow', 'Content-Length', 'Retry-After', 'WWW-Authenticate'];

const VARY = ['Vary', 'Origin'];

/**
 * @param origins Origins whose pages may read answers; every origin if undefined.
 * @param exposed Names of further headers that pages may read.
 */
export function createCors(origins: readonly string[] | undefined, exposed: readonly string[]): Cors {
  const exposedHeaders = [...exposed, ...EXPOSED].join(', ');
  const allows = (origin: string | undefined | null): origin is string =>
    typeof origin === 'string' && (!origins || origins.includes(origin));
  return {
    headersFor(origin) {
      const expose = ['Access-Control-Expose-Headers', exposedHeaders];
      if (origin === null && !origins) return [...VARY, 'Access-Control-Allow-Origin', '*', ...expose];
      if (!allows(origin)) return VARY;
      const allow = ['Access-Control-Allow-Origin', origin, 'Access-Control-Allow-Credentials', 'true'];
      return [...VARY, ...allow, ...expose];
    },
    preflightHeadersFor({ header }) {
      if (!allows(header('origin'))) return [];
      const asked = header('access-control-request-headers');
      const isPrivate = header('access-control-request-private-network') === 'true';
      return [
        ...['Access-Control-Allow-Methods', METHODS],
        ...(asked === undefined ? [] : ['Access-Control-Allow-Headers', asked]),
        ...(isPrivate ? ['Access-Control-Allow-Private-Network', 'true'] : []),
        ...['Access-Control-Max-Age', MAX_AGE],
      ];
    },
  };
}

/** Whether a request is a browser's question about another. */
export function isPreflight({ method, header }: CallHead): boolean {
  return (
    method === 'OPTIONS' && header('origin') !== undefined && header('access-control-request-method') !== undefined
  );
}
