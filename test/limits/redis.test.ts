import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SCRIPT, SCRIPT_VERSION } from '../../src/limits/script.ts';
import { createInventoryClient } from '../../src/public/client.ts';
import { redisLimiter } from '../../src/public/limits.ts';
import { HOSTILE_IDS } from '../support/hostile-ids.ts';

const signal = new AbortController().signal;
const ignore = (): void => undefined;

/** Who changes the script gives it the next version, and writes both here. */
const KNOWN = { version: 2, sha: 'eba4db48d71e4efa18d4d65b0c60c8502df5b4b3' };

describe('redisLimiter', () => {
  it('needs a way to run scripts, and an organization', () => {
    const run = async () => [];
    expect(() => redisLimiter({ run } as never)).toThrow('redisLimiter needs organizationId');
    expect(() => redisLimiter({ run, organizationId: 7 } as never)).toThrow('redisLimiter needs organizationId');
    expect(() => redisLimiter({ organizationId: '7' } as never)).toThrow('redisLimiter needs run');
  });

  it.each<[object, string]>([
    [{ perMinuet: 5 }, 'perMinuet is not an option of redisLimiter. Did you mean perMinute?'],
    [{ path: '/tmp' }, 'path is not an option of redisLimiter.'],
    [{ onStoreError: 'log' }, 'onStoreError must be a function, but is "log"'],
    [{ prefix: '' }, 'prefix must be a non-empty string, but is ""'],
    [{ prefix: 5 }, 'prefix must be a non-empty string, but is 5'],
    [{ organizationId: '' }, 'redisLimiter needs organizationId, a non-empty string'],
    [{ organizationId: '\udc00' }, 'redisLimiter needs organizationId, a non-empty string'],
  ])('has no other options than its own: %o', (options, message) => {
    expect(() => redisLimiter({ run: async () => [], organizationId: '7', ...options } as never)).toThrow(
      new TypeError(message),
    );
  });

  it('needs options', () => {
    expect(() => redisLimiter(undefined as never)).toThrow('The options of redisLimiter must be an object');
  });

  it('has a version of its script, which stands in its keys and changes with the script', () => {
    const sha = createHash('sha1').update(SCRIPT).digest('hex');
    expect({ version: SCRIPT_VERSION, sha }).toEqual(KNOWN);
  });

  it('is refused by a client of another organization', () => {
    const limiter = redisLimiter({ run: async () => [], organizationId: '7' });
    const options = { baseUrl: 'http://127.0.0.1', accessToken: 'demo', limiter };
    expect(() => createInventoryClient({ ...options, organizationId: '7' })).not.toThrow();
    expect(() => createInventoryClient({ ...options, organizationId: '8' })).toThrow(
      'limiter counts for organization 7, but the client is for 8',
    );
  });

  it.each([
    { perMinute: 0 },
    { perDay: 1.5 },
    { concurrent: -1 },
    { share: 0 },
    { share: 2 },
    { share: '0.5' },
    { storeTimeout: 2 ** 31 },
    { window: 2 ** 31 },
    { window: NaN },
    { lease: Infinity },
    { lease: 2 ** 31 },
  ])('refuses %j', (options) => {
    expect(() => redisLimiter({ run: async () => [], organizationId: '7', ...options } as never)).toThrow(RangeError);
  });

  it('keeps the keys of an organization together, apart from those of others', async () => {
    const run = vi.fn(async (_script: string, _keys: string[], _args: string[]) => [99, 2499, 0, 60_000, 0, 0, 0, 0]);
    const turn = await redisLimiter({ run, organizationId: '7' }).take(signal, ignore);
    expect(turn).toHaveProperty('done');
    expect(run.mock.calls[0]![1]).toEqual(
      ['log', 'queue', 'leases', 'pause', 'loss'].map((name) => `inventory-limits:{7}:v2:${name}`),
    );
    await redisLimiter({ run, organizationId: '8', prefix: 'mine' }).take(signal, ignore);
    expect(run.mock.calls[1]![1][0]).toBe('mine:{8}:v2:log');
    expect(run.mock.calls.every(([, , args]) => args.every((value) => typeof value === 'string'))).toBe(true);
  });

  it('keeps each organization apart, whatever its id, on one node of a cluster', async () => {
    const seen = new Set<string>();
    for (const organizationId of HOSTILE_IDS) {
      const run = vi.fn(async (_script: string, _keys: string[]) => [99, 2499, 0, 60_000, 0, 0, 0, 0]);
      const limiter = redisLimiter({ run, organizationId });
      await limiter.take(signal, ignore);
      expect(limiter.organizationId).toBe(organizationId);
      // What is between the first braces says which node has a key.
      const slots = run.mock.calls[0]![1].map((key) => /\{([^}]+)\}/.exec(key)?.[1]);
      expect(new Set(slots)).toEqual(new Set([encodeURIComponent(organizationId)]));
      for (const key of run.mock.calls[0]![1]) seen.add(key);
    }
    expect(seen.size).toBe(5 * HOSTILE_IDS.length);
  });

  it('reads numbers that a client gives as text', async () => {
    const limiter = redisLimiter({
      run: async () => ['99', '2499', '0', '60000', '0', '0', '0', '0'],
      organizationId: '7',
    });
    await limiter.take(signal, ignore);
    expect(limiter.state()).toEqual({ minute: 99, day: 2499, waiting: 0 });
  });

  it.each([
    [undefined],
    ['OK'],
    [[1, 2]],
    [[1, 2, 3, 4, 0, 0, 'x']],
    [Array(8).fill(null)],
    [Array(8).fill('')],
    [[99, 2499, 0, 60_000, 0, 0, 0]],
  ])('says so if the function returns %j, and keeps to the share', async (value) => {
    const onStoreError = vi.fn();
    const limiter = redisLimiter({ run: async () => value, organizationId: '7', onStoreError });
    expect(await limiter.take(signal, ignore)).toHaveProperty('done');
    expect(String(onStoreError.mock.calls[0]![0])).toContain("run must return the script's result");
    expect(limiter.state().minute).toBe(11);
  });
});
