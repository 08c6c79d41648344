import { callHook, checkNames, checkType, describeValue, wrong } from '../client/index.ts';
import type { Held, Lock } from './lock.ts';
import { checkTime } from './token-options.ts';

/** A token as it is saved. */
export interface TokenSet {
  accessToken: string;
  /** Gets the next access token. A service may give a new one each time, after which the old one is no longer valid. */
  refreshToken?: string | undefined;
  /** When the access token expires, in ms (not seconds) since 1970. Without it, it is used until the service refuses it. */
  expiresAt?: number | undefined;
}

/** Options for storing and refreshing a token. */
export interface KeepTokenOptions {
  /** Reads the saved token; undefined if there is none yet. */
  load: () => Promise<TokenSet | undefined> | TokenSet | undefined;
  /**
   * Gets a new token from the authorization server.
   *
   * @param token The newest token; undefined if none was ever saved.
   * @param signal Aborts after `timeout`, and when the lock is lost. Pass it to `fetch`.
   * @returns The new token. Without a `refreshToken`, the old one is kept.
   */
  refresh: (token: TokenSet | undefined, signal: AbortSignal) => Promise<TokenSet>;
  /**
   * Saves the new token. When the promise resolves, the token must be saved.
   *
   * @param fence Grows with each process that refreshes, if there is a `lock`. A store that compares it refuses late writers.
   */
  save: (token: TokenSet, fence: number) => Promise<void> | void;
  /**
   * Lets only one process refresh the token at a time: `redisLock` or `fileLock`. Without it, only one call in this process
   * refreshes it at a time.
   */
  lock?: Lock | undefined;
  /** Time before a token expires at which it is refreshed, in ms; 60,000 by default. It must be shorter than a token's lifetime. */
  margin?: number | undefined;
  /** Maximum time for `refresh`, in ms, 30,000 by default. */
  timeout?: number | undefined;
  /**
   * Called when a token couldn't be refreshed or saved, but another one still works. Calls continue with the working token,
   * and the failed step is retried after 5 seconds. A new token that isn't saved is lost when the process ends, so raise an
   * alarm. Without this function, calls fail with the error.
   */
  onError?: ((error: unknown) => void) | undefined;
}

const OPTIONS: Record<keyof KeepTokenOptions, true> = {
  load: true,
  refresh: true,
  save: true,
  lock: true,
  margin: true,
  timeout: true,
  onError: true,
};

/** Gives the access token; `refused` is one that the service has refused. For the option `accessToken` of the client. */
export type KeptToken = (request?: { refused?: string | undefined }) => Promise<string>;

/** Time after a failure for which a token that works is used without trying again, in ms. */
const REST = 5000;

/** No token of today expires before this, in ms since 1970: it is in 1973. In seconds, it is far in the future. */
const FIRST_TIME = 1e11;

/** Pauses before saving again, in ms. */
const SAVE_PAUSES = [100, 400];

/**
 * Keeps an OAuth 2.0 token for all processes: gives the saved token while it is valid, and has one process refresh
 * it when it is not. A new token is saved before it is used. A refresh token that has been exchanged is not used again, and an
 * access token that was rejected is not given again.
 *
 * @throws TypeError for an option that is missing, of the wrong kind or unknown; RangeError for a time out of range.
 */
export function keepToken(options: KeepTokenOptions): KeptToken {
  checkNames('The options of keepToken', 'an option of keepToken', options, OPTIONS);
  const { load, refresh, save, lock = lockOfProcess(), margin = 60_000, timeout = 30_000, onError } = options;
  for (const [name, value] of Object.entries({ load, refresh, save }))
    if (typeof value !== 'function') throw wrong(name, 'a function', value);
  checkType('', 'function', { lock, onError });
  checkTime('margin', margin, 0);
  checkTime('timeout', timeout);
  const refused = new Set<string>();
  /** Access tokens that this process has replaced. A store that still gives one of them is behind. */
  const replaced = new Set<string>();
  let current: TokenSet | undefined;
  let isSaved = true;
  let restsUntil = 0;
  let renewal: Promise<string> | undefined;

  const lives = (token: TokenSet | undefined, time = 0): token is TokenSet =>
    token !== undefined && !refused.has(token.accessToken) && (token.expiresAt ?? Infinity) > Date.now() + time;

  async function newest(): Promise<TokenSet | undefined> {
    const saved = await load();
    if (saved && !replaced.has(saved.accessToken)) {
      isSaved = true;
      current = saved;
    }
    return current;
  }

  async function renew(): Promise<string> {
    if (isSaved) {
      const token = await newest();
      if (lives(token, margin)) return token.accessToken;
    }
    return lock(async (held) => {
      const token = await newest();
      const fresh = lives(token, margin) ? token : await refreshOnce(token, held);
      const isRefused = refused.has(fresh.accessToken);
      if (!isSaved) await saveCurrent(held);
      if (isRefused) throw new Error('refresh returned an access token that was rejected before');
      checkExpiry(fresh);
      return fresh.accessToken;
    });
  }

  async function refreshOnce(token: TokenSet | undefined, held: Held): Promise<TokenSet> {
    await held.confirm();
    const fresh = await withSignal(held, timeout, (signal) => refresh(token, signal));
    if (!fresh?.accessToken) throw new Error('refresh returned no access token');
    if (token && token.accessToken !== fresh.accessToken) replaced.add(token.accessToken);
    current = { ...fresh, refreshToken: fresh.refreshToken ?? token?.refreshToken };
    isSaved = false;
    return current;
  }

  async function saveCurrent({ fence }: Held): Promise<void> {
    for (const pause of [...SAVE_PAUSES, undefined]) {
      try {
        await save(current!, fence);
        isSaved = true;
        return;
      } catch (cause) {
        if (pause === undefined)
          throw new Error('The new token could not be saved. It stays in memory, and the next call saves it', {
            cause,
          });
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async function renewOrRest(): Promise<string> {
    try {
      return await renew();
    } catch (error) {
      if (!onError || !lives(current)) throw error;
      restsUntil = Date.now() + REST;
      callHook(() => onError(error));
      return current.accessToken;
    } finally {
      renewal = undefined;
    }
  }

  return async ({ refused: token } = {}) => {
    if (token !== undefined) refused.add(token);
    for (;;) {
      if (lives(current, margin) && isSaved) return current.accessToken;
      if (lives(current) && Date.now() < restsUntil) return current.accessToken;
      const given = await (renewal ??= renewOrRest());
      // It may have been rejected while it was fetched.
      if (!refused.has(given)) return given;
    }
  };
}

/**
 * Checks when a new token expires. In seconds, say, it would seem to have expired, and be refreshed with every call.
 *
 * @throws Error if that is no time of our days. By then, the token is saved.
 */
function checkExpiry({ expiresAt }: TokenSet): void {
  if ((expiresAt ?? undefined) !== undefined && !(typeof expiresAt === 'number' && expiresAt > FIRST_TIME))
    throw new Error(`refresh returned ${describeValue(expiresAt)} as expiresAt, which must be a time in ms since 1970`);
}

/** Gives work a signal that aborts after a time, and when the lock is lost. */
async function withSignal<Value>(
  { signal }: Held,
  timeout: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  // `AbortSignal.any` of a timeout is never heard of on Node 20 once garbage is collected.
  const stop = new AbortController();
  const lose = (): void => stop.abort(signal.reason);
  const timer = setTimeout(() => stop.abort(new Error(`refresh took longer than ${timeout} ms`)), timeout);
  signal.addEventListener('abort', lose, { once: true });
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', lose);
  }
}

/** A lock for one process, whose calls share a renewal anyway. */
function lockOfProcess(): Lock {
  const { signal } = new AbortController();
  let fence = 0;
  return (work) => work({ signal, fence: (fence += 1), confirm: async () => undefined });
}
