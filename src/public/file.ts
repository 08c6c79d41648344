export type { DayUsedUp, Limiter, LimiterState, Turn } from '../client/limiter.ts';
export { type FileLimiterOptions, fileLimiter } from '../file/file-limiter.ts';
export { type FileLockOptions, fileLock } from '../file/file-lock.ts';
export type { SharedLimiterOptions } from '../limits/limiter-options.ts';
export type { SharedLimiter } from '../limits/queue.ts';
export type { Held, Lock } from '../token/lock.ts';
export type { LockOptions } from '../token/token-options.ts';
