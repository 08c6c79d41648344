import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeepTokenOptions, keepToken, type Lock } from '../../src/public/token.ts';
import { openTimers } from '../support/open-timers.ts';
import { authorizationServer, LIFETIME, tokenStore } from './authorization.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A lock that processes of the test share: one after the other. */
function lockInMemory(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  let fence = 0;
  return (work) => {
    fence += 1;
    const held = { fence, signal: new AbortController().signal, confirm: async () => undefined };
    const result = last.then(() => work(held));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Processes that keep one token. */
function start(count: number, options: Partial<KeepTokenOptions> = {}, store = tokenStore()) {
  const server = authorizationServer();
  const lock = lockInMemory();
  const all = { refresh: server.refresh, save: store.save, lock, load: () => store.load(), ...options };
  return { server, store, tokens: Array.from({ length: count }, () => keepToken(all)) };
}

describe('a token that a refresh returns', () => {
  it.each<[unknown, string]>([
    [1_700_003_600, '1700003600'],
    ['2099-01-01', '"2099-01-01"'],
    [NaN, 'NaN'],
  ])('is saved, and an error, if it expires at %j', async (expiresAt, what) => {
    const store = tokenStore();
    const refresh = async () => ({ accessToken: 'next', expiresAt: expiresAt as number });
    const token = keepToken({ load: store.load, save: store.save, refresh });
    await expect(token()).rejects.toThrow(
      `refresh returned ${what} as expiresAt, which must be a time in ms since 1970`,
    );
    expect(store.saved).toMatchObject({ accessToken: 'next', refreshToken: 'refresh-0' });
  });

  it('is an error if it is none', async () => {
    const { load, save } = tokenStore();
    const token = keepToken({ load, save, refresh: async () => undefined as never });
    await expect(token()).rejects.toThrow('refresh returned no access token');
  });
});

describe('the options', () => {
  const needed = { load: () => undefined, refresh: async () => ({ accessToken: 'x' }), save: () => undefined };

  it.each<[object, string]>([
    [{ onErorr: () => 0 }, 'onErorr is not an option of keepToken. Did you mean onError?'],
    [{ accessToken: 'x' }, 'accessToken is not an option of keepToken.'],
    [{ load: undefined }, 'load must be a function, but is undefined'],
    [{ refresh: 'x' }, 'refresh must be a function, but is "x"'],
    [{ save: null }, 'save must be a function, but is null'],
    [{ lock: true }, 'lock must be a function, but is true'],
    [{ onError: 'log' }, 'onError must be a function, but is "log"'],
  ])('are checked: %o', (options, message) => {
    expect(() => keepToken({ ...needed, ...options } as never)).toThrow(new TypeError(message));
  });

  it.each([{ margin: '60000' }, { margin: -1 }, { margin: NaN }, { timeout: 0 }, { timeout: Infinity }])(
    'are times that a timer takes: %o',
    (options) => {
      expect(() => keepToken({ ...needed, ...options } as never)).toThrow(RangeError);
    },
  );

  it('are needed', () => {
    expect(() => keepToken(undefined as never)).toThrow('The options of keepToken must be an object, but is undefined');
  });
});

describe('a kept token', () => {
  it('is the saved one while it is valid', async () => {
    const saved = { accessToken: 'saved', refreshToken: 'refresh-0', expiresAt: Date.now() + LIFETIME };
    const { server, tokens } = start(1, {}, tokenStore(saved));
    expect(await tokens[0]!()).toBe('saved');
    expect(server.exchanged).toEqual([]);
  });

  it('is valid until it is refused if nothing says when it expires', async () => {
    const { server, tokens } = start(1, {}, tokenStore({ accessToken: 'saved', refreshToken: 'refresh-0' }));
    await vi.advanceTimersByTimeAsync(100 * LIFETIME);
    expect(await tokens[0]!()).toBe('saved');
    expect(await tokens[0]!({ refused: 'saved' })).toBe('access-1');
    expect(server.exchanged).toEqual(['refresh-0']);
  });

  it('is saved before it is given', async () => {
    const store = tokenStore();
    let isSaved = false;
    const save = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      isSaved = true;
    };
    const { tokens } = start(1, { save }, store);
    const given = tokens[0]!().then(() => expect(isSaved).toBe(true));
    await vi.advanceTimersByTimeAsync(100);
    await given;
  });

  it('is refreshed once for all calls of all processes', async () => {
    const { server, store, tokens } = start(8);
    const given = await Promise.all([...tokens, ...tokens, ...tokens].map((token) => token()));
    expect(new Set(given)).toEqual(new Set(['access-1']));
    expect(server.exchanged).toEqual(['refresh-0']);
    expect(store.saved).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  });

  it('is refreshed a minute before it expires, once, for all processes', async () => {
    const { server, tokens } = start(3);
    await Promise.all(tokens.map((token) => token()));
    await vi.advanceTimersByTimeAsync(LIFETIME - 61_000);
    expect(await tokens[0]!()).toBe('access-1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await Promise.all(tokens.map((token) => token()))).toEqual(Array(3).fill('access-2'));
    expect(server.exchanged).toEqual(['refresh-0', 'refresh-1']);
  });

  it('is never given again by any process once it was refused, though it has not expired', async () => {
    const { server, tokens } = start(3);
    await Promise.all(tokens.map((token) => token()));
    const given = await Promise.all(tokens.map((token) => token({ refused: 'access-1' })));
    expect(given).toEqual(Array(3).fill('access-2'));
    expect(server.exchanged).toEqual(['refresh-0', 'refresh-1']);
    expect(await tokens[0]!({ refused: 'access-1' })).toBe('access-2');
  });

  it('that is refused while it is loaded or saved is not given', async () => {
    const store = tokenStore({ accessToken: 'saved', refreshToken: 'refresh-0' });
    const save = () => new Promise<void>((resolve) => setTimeout(resolve, 100));
    const { tokens } = start(1, { save }, store);
    const first = Promise.all([tokens[0]!(), tokens[0]!({ refused: 'saved' })]);
    await vi.advanceTimersByTimeAsync(50);
    const later = tokens[0]!({ refused: 'access-1' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toEqual(['access-2', 'access-2']);
    expect(await later).toBe('access-2');
  });

  it('is an error if the authorization server gives the refused one again; its refresh token is saved all the same', async () => {
    const { store, tokens } = start(1, {
      refresh: async () => ({ accessToken: 'access-0', refreshToken: 'refresh-9' }),
    });
    await expect(tokens[0]!({ refused: 'access-0' })).rejects.toThrow('an access token that was rejected before');
    expect(store.saved).toMatchObject({ refreshToken: 'refresh-9' });
  });

  it('keeps its refresh token where the server gives no other', async () => {
    const { store, tokens } = start(1, { refresh: async () => ({ accessToken: 'access-1' }) });
    await tokens[0]!();
    expect(store.saved).toEqual({ accessToken: 'access-1', refreshToken: 'refresh-0' });
  });

  it('can be refreshed where none was saved', async () => {
    const refresh = vi.fn(async () => ({ accessToken: 'first' }));
    const store = tokenStore();
    store.saved = undefined as never;
    const { tokens } = start(1, { refresh }, store);
    expect(await tokens[0]!()).toBe('first');
    expect(refresh.mock.calls[0]).toEqual([undefined, expect.any(AbortSignal)]);
  });

  it('needs no lock in a single process', async () => {
    const server = authorizationServer();
    const store = tokenStore();
    const token = keepToken({ refresh: server.refresh, load: store.load, save: store.save });
    expect(await Promise.all([token(), token(), token()])).toEqual(Array(3).fill('access-1'));
    await vi.advanceTimersByTimeAsync(LIFETIME);
    await token();
    expect(store.fences).toEqual([1, 2]);
  });

  it('is not refreshed by a process that has lost the lock', async () => {
    const lost = new Error('The lock was lost');
    const lock: Lock = (work) =>
      work({ fence: 1, signal: AbortSignal.abort(lost), confirm: () => Promise.reject(lost) });
    const { server, tokens } = start(1, { lock });
    await expect(tokens[0]!()).rejects.toThrow('The lock was lost');
    expect(server.exchanged).toEqual([]);
  });
});

describe('refreshing', () => {
  it('is stopped when the lock is lost, by the signal', async () => {
    const losing = new AbortController();
    const lock: Lock = (work) => work({ fence: 1, signal: losing.signal, confirm: async () => undefined });
    const refresh: KeepTokenOptions['refresh'] = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const { tokens } = start(1, { refresh, lock });
    const failure = expect(tokens[0]!()).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(1000);
    losing.abort(new Error('lost'));
    await failure;
  });

  it('is stopped after its timeout, by the signal', async () => {
    const open = openTimers();
    const refresh: KeepTokenOptions['refresh'] = (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const { tokens } = start(1, { refresh, timeout: 5000 });
    const failure = expect(tokens[0]!()).rejects.toThrow('refresh took longer than 5000 ms');
    await vi.advanceTimersByTimeAsync(5000);
    await failure;
    expect(open()).toEqual([]);
  });

  it('that fails rejects, and is tried again by the next call', async () => {
    const server = authorizationServer();
    const refresh = vi.fn(server.refresh).mockRejectedValueOnce(new Error('no connection'));
    const { tokens } = start(1, { refresh });
    await expect(tokens[0]!()).rejects.toThrow('no connection');
    expect(await tokens[0]!()).toBe('access-1');
  });

  it('that gives no token rejects', async () => {
    const { tokens, store } = start(1, { refresh: async () => ({ error: 'invalid_grant' }) as never });
    await expect(tokens[0]!()).rejects.toThrow('refresh returned no access token');
    expect(store.fences).toEqual([]);
  });

  it('that fails leaves the old token to work until it expires, if there is a hook', async () => {
    const onError = vi.fn();
    const saved = { accessToken: 'old', refreshToken: 'refresh-0', expiresAt: Date.now() + 30_000 };
    const refresh = vi.fn(async () => Promise.reject(new Error('down')));
    const { tokens } = start(1, { refresh, onError }, tokenStore(saved));
    expect(await tokens[0]!()).toBe('old');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await tokens[0]!()).toBe('old');
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await tokens[0]!()).toBe('old');
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(onError.mock.calls).toEqual([[new Error('down')], [new Error('down')]]);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(tokens[0]!()).rejects.toThrow('down');
  });
});

describe("a token that can't be saved", () => {
  /** A store that fails while `isDown`. */
  function failingStore() {
    const store = { ...tokenStore(), isDown: true, attempts: 0 };
    const { save } = store;
    store.load = async () => store.saved;
    store.save = async (token, fence) => {
      store.attempts += 1;
      if (store.isDown) throw new Error('disk full');
      await save(token, fence);
      store.saved = token;
    };
    return store;
  }

  /** Runs a call to its end, with the pauses between its attempts. */
  async function settled(call: Promise<string>): Promise<string | Error> {
    const result = call.catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(1000);
    return result;
  }

  it('is an error after three attempts; it stays in memory and is saved by the next call', async () => {
    const store = failingStore();
    const { server, tokens } = start(1, {}, store);
    const error = await settled(tokens[0]!());
    expect(error).toMatchObject({
      message: expect.stringContaining('could not be saved'),
      cause: { message: 'disk full' },
    });
    expect(store.attempts).toBe(3);
    store.isDown = false;
    expect(await settled(tokens[0]!())).toBe('access-1');
    expect(store.saved).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    expect(server.exchanged).toEqual(['refresh-0']);
  });

  it('is used all the same if there is a hook, and saved as soon as that works', async () => {
    const store = failingStore();
    const onError = vi.fn();
    const { server, tokens } = start(1, { onError }, store);
    expect(await settled(tokens[0]!())).toBe('access-1');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(await settled(tokens[0]!())).toBe('access-1');
    expect(onError).toHaveBeenCalledTimes(1);
    store.isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await settled(tokens[0]!())).toBe('access-1');
    expect(store.saved).toMatchObject({ refreshToken: 'refresh-1' });
    expect(server.exchanged).toEqual(['refresh-0']);
  });

  it('is refreshed by its own refresh token, not by the one that is saved', async () => {
    const store = failingStore();
    const { server, tokens } = start(1, { onError: () => undefined }, store);
    await settled(tokens[0]!());
    expect(await settled(tokens[0]!({ refused: 'access-1' }))).toBe('access-2');
    expect(server.exchanged).toEqual(['refresh-0', 'refresh-1']);
  });

  it('gives way to one that another process has saved', async () => {
    const store = failingStore();
    const { server, tokens } = start(1, { onError: () => undefined }, store);
    await settled(tokens[0]!());
    store.saved = { accessToken: 'by-another', refreshToken: 'refresh-7', expiresAt: Date.now() + LIFETIME };
    await vi.advanceTimersByTimeAsync(5000);
    expect(await settled(tokens[0]!())).toBe('by-another');
    expect(server.exchanged).toEqual(['refresh-0']);
  });

  it('is not forgotten for an older one that a store gives which is behind', async () => {
    const store = tokenStore();
    const behind = store.saved;
    const { server, tokens } = start(1, {}, store);
    expect(await tokens[0]!()).toBe('access-1');
    store.saved = behind;
    expect(await tokens[0]!({ refused: 'access-1' })).toBe('access-2');
    expect(server.exchanged).toEqual(['refresh-0', 'refresh-1']);
  });
});
