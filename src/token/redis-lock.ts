import { checkNames } from '../client/index.ts';
import type { RunScript } from '../limits/index.ts';
import { type Leases, type Lock, lockOf } from './lock.ts';
import { LOCK_OPTIONS, type LockOptions } from './token-options.ts';

/** Where a lock is kept, and for how long. */
export interface RedisLockOptions extends LockOptions {
  /** Runs a script on Redis; the same function as for `redisLimiter`. */
  run: RunScript;
  /** Name of the lock, one for each saved token. It is the prefix of two keys. */
  key: string;
}

/** KEYS: the owner, the last fence. ARGV: the owner, the lease. Returns the fence, or 0 if another has the lock. */
const ACQUIRE = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if owner then return tonumber(redis.call('GET', KEYS[2])) end
return redis.call('INCR', KEYS[2])
`;

/** Returns 1 if the owner still has the lock. */
const EXTEND = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`;

const FREE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])
`;

/**
 * Makes a lock that processes share through Redis. It is as safe as the Redis server: one that loses what it has
 * acknowledged, in a failover say, can give the lock to two processes, which their fences distinguish.
 *
 * @throws TypeError if `run` or `key` is missing, and for an option that it does not have; RangeError for a time out of range.
 */
export function redisLock(options: RedisLockOptions): Lock {
  checkNames('The options of redisLock', 'an option of redisLock', options, { run: true, key: true, ...LOCK_OPTIONS });
  const { run, key } = options;
  if (typeof run !== 'function') throw new TypeError('redisLock needs run, a function that runs a script on Redis');
  if (typeof key !== 'string' || key === '') throw new TypeError('redisLock needs key, the name of the lock');
  const keys = [`{${key}}:owner`, `{${key}}:fence`];
  const call = async (script: string, ...args: unknown[]): Promise<number> =>
    Number(await run(script, keys, args.map(String)));
  const leases: Leases = {
    name: key,
    acquire: async (owner, lease) => (await call(ACQUIRE, owner, lease)) || undefined,
    extend: async (owner, lease) => (await call(EXTEND, owner, lease)) === 1,
    free: async (owner) => void (await call(FREE, owner)),
  };
  return lockOf(leases, options);
}
