import type { TokenSet } from '../../src/public/token.ts';

/** Lifetime of access tokens, in ms. */
export const LIFETIME = 3_600_000;

/**
 * An authorization server that gives a new refresh token each time, and takes every one once. Its first refresh token is
 * `refresh-0`.
 */
export function authorizationServer() {
  const server = {
    /** Refresh tokens that were exchanged, or that were sent once more. */
    exchanged: [] as string[],
    refresh: async (token: TokenSet | undefined): Promise<TokenSet> => {
      const { refreshToken = '' } = token ?? {};
      const isReused = server.exchanged.includes(refreshToken);
      const count = server.exchanged.push(refreshToken);
      if (isReused) throw new Error(`${refreshToken} was used before`);
      return {
        accessToken: `access-${count}`,
        refreshToken: `refresh-${count}`,
        expiresAt: Date.now() + LIFETIME,
      };
    },
  };
  return server;
}

/** A store in memory that processes share. */
export function tokenStore(
  saved: TokenSet | undefined = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresAt: 0 },
) {
  const store = {
    saved,
    fences: [] as number[],
    load: async () => store.saved,
    save: async (token: TokenSet, fence: number) => {
      store.saved = token;
      store.fences.push(fence);
    },
  };
  return store;
}
