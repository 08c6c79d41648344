export type { DayUsedUp, Limiter, LimiterState, Turn } from '../client/limiter.ts';
export type { SharedLimiterOptions } from '../limits/limiter-options.ts';
export type { SharedLimiter } from '../limits/queue.ts';
export { type RedisLimiterOptions, type RunScript, redisLimiter } from '../limits/redis.ts';
