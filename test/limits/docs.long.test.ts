import { describe, expect, it } from 'vitest';
import { hasRedis } from '../support/redis.ts';
import {
  oneTaken,
  PRINT_BUDGET,
  PRINT_TOKEN,
  programFor,
  programWith,
  redisForTests,
  run,
  TAKE_TURN,
  TOKEN_IN_REDIS,
} from './docs.ts';

describe.skipIf(!hasRedis)('docs/limits.md shows or describes, for Redis,', () => {
  const { server, counted } = redisForTests();

  it('a limiter with node-redis', async () => {
    expect(await run(programWith("from 'redis'", 'redisLimiter'), TAKE_TURN, server().url)).toEqual(oneTaken);
    expect(await counted()).toBe(1);
  });

  it.each(['ioredis', 'Upstash'])('a limiter with %s', async (client) => {
    expect(await run(programFor(client), TAKE_TURN, server().url)).toEqual(oneTaken);
    expect(await counted()).toBe(1);
  });

  it('a token', async () => {
    expect(await run(TOKEN_IN_REDIS, PRINT_TOKEN, server().url)).toEqual(['access-1', 'access-1']);
    const saved = await server().run("return redis.call('GET', 'inventory:token')", [], []);
    expect(JSON.parse(String(saved))).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  });
});

describe('docs/limits.md shows', () => {
  it('limits in headers', async () => {
    expect(await run(programWith('limitHeaders'), PRINT_BUDGET)).toEqual({ minute: 6, day: 2499, waiting: 0 });
  });

  it('a custom limiter', async () => {
    expect(await run(programWith('const limiter = {'), TAKE_TURN)).toEqual({ minute: 1, waiting: 0, day: null });
  });
});
