import { describe, expect, it, vi } from 'vitest';
import { redisLimiter } from '../../src/limits/index.ts';

const signal = new AbortController().signal;
const ignore = (): void => undefined;

describe('redisLimiter', () => {
  it('needs a way to run scripts, and an organization', () => {
    const run = async () => [];
    expect(() => redisLimiter({ run } as never)).toThrow('redisLimiter needs organizationId');
    expect(() => redisLimiter({ organizationId: '7' } as never)).toThrow('redisLimiter needs run');
  });

  it.each([
    { perMinute: 0 },
    { perDay: 1.5 },
    { concurrent: -1 },
    { share: 0 },
    { share: 2 },
    { window: NaN },
    { lease: Infinity },
  ])('refuses %j', (options) => {
    expect(() => redisLimiter({ run: async () => [], organizationId: '7', ...options })).toThrow(RangeError);
  });

  it('keeps the keys of an organization together, apart from those of others', async () => {
    const run = vi.fn(async (_script: string, _keys: string[], _args: string[]) => [99, 2499, 0, 60_000, 0, 0, 0, 0]);
    const turn = await redisLimiter({ run, organizationId: '7' }).take(signal, ignore);
    expect(turn).toHaveProperty('done');
    expect(run.mock.calls[0]![1]).toEqual(
      ['log', 'queue', 'leases', 'pause', 'loss'].map((name) => `inventory-limits:{7}:${name}`),
    );
    await redisLimiter({ run, organizationId: '8', prefix: 'mine' }).take(signal, ignore);
    expect(run.mock.calls[1]![1][0]).toBe('mine:{8}:log');
    expect(run.mock.calls.every(([, , args]) => args.every((value) => typeof value === 'string'))).toBe(true);
  });

  it('reads numbers that a client gives as text', async () => {
    const limiter = redisLimiter({
      run: async () => ['99', '2499', '0', '60000', '0', '0', '0', '0'],
      organizationId: '7',
    });
    await limiter.take(signal, ignore);
    expect(limiter.state()).toEqual({ minute: 99, day: 2499, waiting: 0 });
  });

  it.each([[undefined], ['OK'], [[1, 2]], [[1, 2, 3, 4, 0, 0, 'x']]])(
    'says so if the function returns %j, and keeps to the share',
    async (value) => {
      const onStoreError = vi.fn();
      const limiter = redisLimiter({ run: async () => value, organizationId: '7', onStoreError });
      expect(await limiter.take(signal, ignore)).toHaveProperty('done');
      expect(String(onStoreError.mock.calls[0]![0])).toContain('run must return what the script returns');
      expect(limiter.state().minute).toBe(11);
    },
  );
});
