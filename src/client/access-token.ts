import { type Authorization, authorizationHeaders } from '../contract/index.ts';
import { type Abortable, untilAborted } from './deadline.ts';
import { TimeoutError } from './errors.ts';
import { redactError, redactor } from './redact.ts';

/** Why a token is asked for. */
export interface TokenRequest {
  /** The token that the service has rejected, and that is not to be given again; undefined if none was rejected. */
  refused?: string | undefined;
}

/** Gives the access token: a string, or a function that is asked for one, such as that of `keepToken`. */
export type AccessToken = string | ((request: TokenRequest) => string | Promise<string>);

/** A token, the same object until another is asked for. */
export interface GivenToken {
  readonly token: string;
  /** The headers that carry it, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Takes it out of a string. */
  redact(text: string): string;
}

/** Keeps the token between calls and asks for another when it has expired. */
export interface TokenSource {
  /**
   * The token, shared by all calls until the request for it fails or the service refuses it. Later calls ask again, instead
   * of waiting, where a request has outlasted a call or no call waits for it any more.
   *
   * @throws What the function throws; the reason of what aborts.
   */
  get(abortable: Abortable): Promise<GivenToken>;
  /** The token, if it is there. */
  readonly given: GivenToken | undefined;
  /** Forgets a token that the service refused, and says whether another can be asked for. */
  refuse(given: GivenToken): boolean;
}

/** A token that was asked for. */
interface Asked {
  promise: Promise<GivenToken>;
  /** Set as soon as it is there. */
  given?: GivenToken;
  waiting: number;
}

/**
 * Asks a token function once for all calls that need a token at the time, and again once a token is rejected.
 *
 * @param authorization How requests carry the token.
 */
export function tokenSource(accessToken: AccessToken, authorization: Authorization): TokenSource {
  let current: Asked | undefined;
  let refused: string | undefined;

  function newAsked(): Asked {
    const asked: Asked = { promise: ask(accessToken, authorization, { refused }), waiting: 0 };
    asked.promise.then(
      (given) => (asked.given = given),
      () => forget(asked),
    );
    return asked;
  }

  function forget(asked: Asked): void {
    if (current === asked) current = undefined;
  }

  return {
    get given() {
      return current?.given;
    },
    async get(abortable) {
      const asked = (current ??= newAsked());
      if (asked.given) return asked.given;
      asked.waiting += 1;
      try {
        return await untilAborted(asked.promise, abortable);
      } finally {
        asked.waiting -= 1;
        const isHung = abortable.reason instanceof TimeoutError || asked.waiting === 0;
        if (!asked.given && abortable.aborted && isHung) forget(asked);
      }
    },
    refuse(given) {
      if (current?.given === given) {
        current = undefined;
        refused = given.token;
      }
      return typeof accessToken === 'function';
    },
  };
}

async function ask(accessToken: AccessToken, authorization: Authorization, request: TokenRequest): Promise<GivenToken> {
  const given: unknown = typeof accessToken === 'function' ? await accessToken(request) : accessToken;
  const token = typeof given === 'string' ? given.trim() : '';
  // A header that does not take a value says so with the value, so it is not tried.
  const headers = /^[\x20-\x7e]+$/.test(token) ? headersOf(authorization, token) : undefined;
  if (!headers || (/^(bearer|service-oauthtoken) /i.test(token) && headers['authorization'] !== token))
    throw new TypeError('it must be ASCII, without its scheme');
  return { token, headers, redact: redactor(token, Object.values(headers)) };
}

function headersOf(authorization: Authorization, token: string): Record<string, string> {
  try {
    return authorizationHeaders(authorization, token);
  } catch (error) {
    throw redactError(error, redactor(token, []));
  }
}
