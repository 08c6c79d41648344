import { OWN_HEADERS, ownHeader } from './headers.ts';
import type { CallHead } from './service-call.ts';
import { Refusal } from './service-refusal.ts';

export interface Cors {
  /** Headers of every answer, names and values in turn. `null` stands for an origin that could not be read. */
  headersFor(origin: string | undefined | null): readonly string[];
  /**
   * Further headers of the answer to a preflight, which allow whatever is asked so that the page sees the real answer.
   *
   * @throws Refusal if pages of this origin may not read answers.
   */
  preflightHeadersFor(call: CallHead): readonly string[];
}

/** Stands for every origin. */
export const ANY_ORIGIN = '*';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Time for which browsers may remember a preflight, in s. */
const MAX_AGE = '600';

/** Headers of any service that an answer may have, in addition to those that a page may read anyway. */
const EXPOSED = ['Allow', 'Content-Disposition', 'Content-Length', 'Link', 'Retry-After', 'WWW-Authenticate'];

const VARY = ['Vary', 'Origin'];

/** Origins of this machine. `null`, that of pages from files, is not one: every page can take it on in a frame. */
const LOCAL = /^https?:\/\/(?:(?:[^/:@]+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * @param service The name of the service, which its own headers have.
 * @param further Origins whose pages may read answers, in addition to those of this machine; `*` stands for every one.
 */
export function createCors(service: string, further: readonly string[]): Cors {
  const exposed = [...OWN_HEADERS.map((header) => ownHeader(service, header)), ...EXPOSED].join(', ');
  const isOpen = further.includes(ANY_ORIGIN);
  const isNamed = (origin: string): boolean => LOCAL.test(origin) || further.includes(origin);
  const allows = (origin: string): boolean => isOpen || isNamed(origin);
  return {
    headersFor(origin) {
      const expose = ['Access-Control-Expose-Headers', exposed];
      if (origin === null && isOpen) return [...VARY, 'Access-Control-Allow-Origin', '*', ...expose];
      if (typeof origin !== 'string' || !allows(origin)) return VARY;
      const allow = ['Access-Control-Allow-Origin', origin, 'Access-Control-Allow-Credentials', 'true'];
      return [...VARY, ...allow, ...expose];
    },
    preflightHeadersFor({ header }) {
      const origin = header('origin')!;
      if (!allows(origin)) throw foreign(origin);
      const asked = header('access-control-request-headers');
      const isPrivate = header('access-control-request-private-network') === 'true';
      return [
        ...['Access-Control-Allow-Methods', METHODS],
        ...(asked === undefined ? [] : ['Access-Control-Allow-Headers', asked]),
        // An origin that is not named may be any public site, which is not to be let into the network.
        ...(isPrivate && isNamed(origin) ? ['Access-Control-Allow-Private-Network', 'true'] : []),
        ...['Access-Control-Max-Age', MAX_AGE],
      ];
    },
  };
}

/** Refuses a page instead of answering without the headers that it needs, so that the log shows why its calls fail. */
function foreign(origin: string): Refusal {
  const allowed = isOrigin(origin) ? origin : ANY_ORIGIN;
  return new Refusal(
    403,
    'foreign-origin',
    `Pages from the origin ${JSON.stringify(origin)} can't read responses. Allow it with --cors-origin ${allowed} (corsOrigin in code).`,
  );
}

/** Checks whether a string is an origin that can be allowed, such as `http://localhost:5173`. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

export function isPreflight({ method, header }: CallHead): boolean {
  return (
    method === 'OPTIONS' && header('origin') !== undefined && header('access-control-request-method') !== undefined
  );
}
