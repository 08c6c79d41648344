export type { DayUsedUp, Limiter, LimiterState, Turn } from '../client/limiter.ts';
export type { SharedLimiterOptions } from '../limits/limiter-options.ts';
export type { SharedLimiter } from '../limits/queue.ts';
export { type RedisLimiterOptions, redisLimiter } from '../limits/redis.ts';
export type { RunScript } from '../limits/run-script.ts';
