/** Gives the access token: a text, or a function that is asked for one. */
export type AccessToken = string | (() => string | Promise<string>);

/** Keeps the token between calls and asks for another when it has expired. */
export interface TokenSource {
  /** The token, the same promise for all until it fails or is refused. */
  get(): Promise<string>;
  /** Forgets a token that `get` gave and the service refused, and says whether another can be asked for. */
  refuse(asked: Promise<string>): boolean;
}

/** Asks a token function once for all calls that need a token at the time, and again once a token is refused. */
export function tokenSource(accessToken: AccessToken): TokenSource {
  let current: Promise<string> | undefined;
  const forget = (asked: Promise<string>): void => {
    if (current === asked) current = undefined;
  };
  return {
    get() {
      if (!current) {
        const asked = (current = ask(accessToken));
        asked.catch(() => forget(asked));
      }
      return current;
    },
    refuse(asked) {
      forget(asked);
      return typeof accessToken === 'function';
    },
  };
}

async function ask(accessToken: AccessToken): Promise<string> {
  const token: unknown = typeof accessToken === 'function' ? await accessToken() : accessToken;
  // A header that does not take a value says so with the value, so it is not tried.
  if (typeof token !== 'string' || !/^[\x20-\x7e]+$/.test(token.trim()))
    throw new TypeError('The token is not a text that a header can hold');
  return token.trim();
}
