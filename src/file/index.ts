export type { DayUsedUp, Limiter, LimiterState, Turn } from '../client/limiter.ts';
export type { SharedLimiterOptions } from '../limits/options.ts';
export type { SharedLimiter } from '../limits/queue.ts';
export type { Held, Lock, LockOptions } from '../token/lock.ts';
export { type FileLimiterOptions, fileLimiter } from './limiter.ts';
export { type FileLockOptions, fileLock } from './lock.ts';
