/** Gives the access token: a text, or a function that is asked for one. */
export type AccessToken = string | (() => string | Promise<string>);

/** Keeps the token between calls and asks for another when it is spent. */
export interface TokenSource {
  get(): Promise<string>;
  /** Forgets a token that the service refused; tells whether another can be asked for. */
  refuse(token: string): boolean;
}

/** Asks a token function once for all calls that need a token at the time, and again once a token is refused. */
export function tokenSource(accessToken: AccessToken): TokenSource {
  if (typeof accessToken === 'string') return { get: async () => accessToken, refuse: () => false };
  let current: Promise<string> | undefined;
  let token: string | undefined;
  return {
    get() {
      if (!current) {
        const asked = (async () => accessToken())();
        current = asked;
        asked.then(
          (value) => {
            if (current === asked) token = value;
          },
          () => {
            if (current === asked) current = undefined;
          },
        );
      }
      return current;
    },
    refuse(refused) {
      if (token === refused) current = token = undefined;
      return true;
    },
  };
}
