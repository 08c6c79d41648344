import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach, describe, onTestFinished } from 'vitest';
import type { TokenSet } from '../../src/public/token.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { keepOneToken } from './keep-one-token.ts';

describe.skipIf(!hasRedis)('processes that keep a token in Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(() => redis.clear());
  afterAll(() => redis?.stop());

  keepOneToken(async (token) => {
    const client = createClient({ url: redis.url });
    await client.connect();
    onTestFinished(() => client.destroy());
    await client.set('token', JSON.stringify(token));
    return {
      store: { redis: redis.url },
      read: async () => JSON.parse((await client.get('token'))!) as TokenSet,
    };
  });
});
