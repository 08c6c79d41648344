import { isOrganizationId, wrong } from '../client/index.ts';
import { type Store, withFallback } from './fallback.ts';
import { checkLimiterOptions, type SharedLimiterOptions, settingsOf } from './limiter-options.ts';
import { createQueue, type SharedLimiter } from './queue.ts';
import { SCRIPT, SCRIPT_VERSION } from './script.ts';
import { CATCH_UP, type Memory, type Reply, type Report, type WindowLimits } from './window.ts';

/**
 * Runs a Lua script on Redis and returns its result.
 *
 * @param script The text of the script. There are few, and they never change, so a client may run them by their hash.
 * @param keys The keys that the script uses. On a cluster they share a slot.
 */
export type RunScript = (script: string, keys: string[], args: string[]) => Promise<unknown>;

/** Connection to Redis and limits of a limiter. */
export interface RedisLimiterOptions extends SharedLimiterOptions {
  /** Runs a script on Redis 5 or later. It takes one line with any Redis client; see the guide on limits. */
  run: RunScript;
  /**
   * ID of the organization whose requests are counted together. It must match the `organizationId` of every client that uses
   * the limiter.
   */
  organizationId: string;
  /** Prefix of the keys in Redis, `inventory-limits` by default. */
  prefix?: string | undefined;
}

/**
 * Creates a limiter that processes share through Redis. It counts by the clock of Redis, gives turns in the order in
 * which calls came, in whichever process, and gives up the places of a process that was killed. While Redis is away,
 * and until all have reported once more what a Redis has lost, each process keeps to a share of the limits.
 *
 * @throws TypeError if `run` or `organizationId` is missing, and for an option that it does not have; RangeError for limits that
 *   make no sense.
 */
export function redisLimiter(options: RedisLimiterOptions): SharedLimiter {
  checkLimiterOptions('redisLimiter', options, { run: true, organizationId: true, prefix: true });
  const { run, organizationId, prefix = 'inventory-limits' } = options;
  if (typeof run !== 'function') throw new TypeError('redisLimiter needs run, a function that runs a script on Redis');
  if (!isOrganizationId(organizationId)) throw new TypeError('redisLimiter needs organizationId, a non-empty string');
  if (typeof prefix !== 'string' || prefix === '') throw wrong('prefix', 'a non-empty string', prefix);
  const settings = settingsOf(options);
  const now = (): number => performance.now();
  // The braces keep the keys of an organization on one node of a cluster, so there are none within.
  const start = `${prefix}:{${encodeURIComponent(organizationId)}}:v${SCRIPT_VERSION}`;
  const keys = ['log', 'queue', 'leases', 'pause', 'loss'].map((name) => `${start}:${name}`);
  const store: Store = async (report, memory) =>
    readReply(await run(SCRIPT, keys, argumentsOf(settings, report, memory)), report.waiting.length);
  return { ...createQueue(withFallback(store, settings, now), settings, now), organizationId };
}

/** The arguments of the script, in its order. */
export function argumentsOf(
  { requests, window, perDay, lease }: WindowLimits,
  { left, done, held, waiting, pause, allowed }: Report,
  { witness, loss }: Memory,
): string[] {
  const lists = [left, done, held, waiting].flatMap((list) => [list.length, ...list.flat()]);
  return [Math.min(requests, allowed), window, perDay, lease, pause, CATCH_UP, witness, loss, ...lists].map(String);
}

type Seven = [number, number, number, number, number, number, number];

/**
 * Reads what the script returned. Some clients give integers as text.
 *
 * @param waiting How many calls have asked for a turn.
 * @throws TypeError if it is no list of numbers, or does not say when each of the calls has its turn.
 */
export function readReply(value: unknown, waiting: number): Reply {
  // Nothing and an empty text would be read as 0, which is a turn.
  const numbers = Array.isArray(value) ? value.map((each) => (/\d/.test(String(each)) ? Number(each) : NaN)) : [];
  const [minute, day, availableIn, next, hasLost, catchUp, loss, ...waits] = numbers as [...Seven, ...number[]];
  const isShort = waits.length < waiting && hasLost === 0 && catchUp === 0;
  if (numbers.length < 7 || numbers.some(Number.isNaN) || isShort)
    throw new TypeError("run must return the script's result, a list of numbers");
  return { minute, day, availableIn, next, hasLost: hasLost === 1, catchUp, loss, waits };
}
