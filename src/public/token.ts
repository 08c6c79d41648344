export type { RunScript } from '../limits/redis.ts';
export { type KeepTokenOptions, type KeptToken, keepToken, type TokenSet } from '../token/keep-token.ts';
export type { Held, Lock } from '../token/lock.ts';
export { type RedisLockOptions, redisLock } from '../token/redis-lock.ts';
export type { LockOptions } from '../token/token-options.ts';
