export type { RunScript } from '../redis.ts';
export { type KeepTokenOptions, type KeptToken, keepToken, type TokenSet } from './keep.ts';
export type { Held, Lock, LockOptions } from './lock.ts';
export { type RedisLockOptions, redisLock } from './redis-lock.ts';
