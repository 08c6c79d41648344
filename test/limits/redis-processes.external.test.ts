import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { shareLimits } from './share-limits.ts';

describe.skipIf(!hasRedis)('processes that share limits through Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(() => redis.clear());
  afterAll(() => redis?.stop());

  shareLimits(() => ({ redis: redis.url }));
});
