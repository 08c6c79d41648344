export type { DayUsedUp, Limiter, LimiterState, Turn } from '../client/limiter.ts';
export type { RunScript } from '../redis.ts';
export type { SharedLimiterOptions } from './options.ts';
export type { SharedLimiter } from './queue.ts';
export { type RedisLimiterOptions, redisLimiter } from './redis.ts';
