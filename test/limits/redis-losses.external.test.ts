import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { RunScript } from '../../src/limits/redis.ts';
import { redisLimiter, type SharedLimiter } from '../../src/public/limits.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { mostInWindow } from './simulation.ts';

const PROCESSES = 4;
const options = { perMinute: 40, window: 2000, perDay: 100_000, share: 1 / PROCESSES, storeTimeout: 5000 };

describe.skipIf(!hasRedis)('limits in a Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  /** A connection of its own. */
  async function connect(): Promise<RunScript> {
    const client = createClient({ url: redis.url });
    await client.connect();
    onTestFinished(() => client.destroy());
    return (script, keys, args) => client.eval(script, { keys, arguments: args });
  }

  /** Sends requests through several limiters, and does something to Redis when a third of them has arrived. */
  async function sendWhile(harm: () => Promise<unknown>) {
    const told: string[] = [];
    const onStoreError = (error: unknown): void => void told.push(String(error));
    const limiters: SharedLimiter[] = [];
    for (let count = 0; count < PROCESSES; count += 1)
      limiters.push(redisLimiter({ ...options, run: await connect(), organizationId: '7', onStoreError }));
    const arrivals: number[] = [];
    const signal = new AbortController().signal;
    async function send(limiter: SharedLimiter): Promise<void> {
      const turn = await limiter.take(signal, () => undefined);
      if ('wait' in turn) throw new Error('The day is used up');
      if (arrivals.push(performance.now()) === 60) await harm();
      await new Promise((resolve) => setTimeout(resolve, 20));
      turn.done();
    }
    await Promise.all(limiters.flatMap((limiter) => Array.from({ length: 45 }, () => send(limiter))));
    return { arrivals, told };
  }

  it.each([
    { name: 'all keys are deleted', script: "redis.call('FLUSHALL')" },
    { name: 'the log alone is evicted', script: "redis.call('DEL', KEYS[1])" },
  ])('hold while $name', async ({ script }) => {
    await redis.clear();
    const keys = await namesOfKeys();
    await redis.clear();
    const { arrivals, told } = await sendWhile(() => redis.run(script, [keys.find((key) => key.endsWith('log'))!], []));
    expect(arrivals).toHaveLength(45 * PROCESSES);
    expect(mostInWindow(arrivals, options.window)).toBeLessThanOrEqual(options.perMinute);
    expect(told.length).toBeGreaterThan(0);
    for (const message of told) expect(message).toContain('has lost requests that it had counted');
  });

  it('take it for present after the process stood still', async () => {
    await redis.clear();
    const told: unknown[] = [];
    const limiter = redisLimiter({
      ...options,
      run: await connect(),
      organizationId: '7',
      storeTimeout: 300,
      onStoreError: (error) => told.push(error),
    });
    for (let count = 0; count < 5; count += 1) {
      const turn = limiter.take(new AbortController().signal, () => undefined);
      await new Promise((resolve) => setImmediate(resolve));
      const end = performance.now() + 400;
      while (performance.now() < end);
      const taken = await turn;
      if (!('wait' in taken)) taken.done();
    }
    expect(told).toEqual([]);
    expect(limiter.state().minute).toBeGreaterThan(30);
  });

  async function namesOfKeys(): Promise<string[]> {
    const names: string[] = [];
    const run: RunScript = (script, keys, args) => {
      names.push(...keys);
      return redis.run(script, keys, args);
    };
    await redisLimiter({ ...options, run, organizationId: '7' }).take(new AbortController().signal, () => undefined);
    return names;
  }
});
