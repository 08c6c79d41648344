import type { RunScript } from '../redis.ts';
import { type Store, withFallback } from './fallback.ts';
import { type SharedLimiterOptions, settingsOf } from './options.ts';
import { createQueue, type SharedLimiter } from './queue.ts';
import { SCRIPT } from './script.ts';
import type { Reply, Report, WindowLimits } from './window.ts';

/** How a limiter reaches Redis, and what it keeps to. */
export interface RedisLimiterOptions extends SharedLimiterOptions {
  /** Runs a script on Redis, which is 5 or later. One line for every client; the guide on limits has them. */
  run: RunScript;
  /** The organization, whose requests are counted together. */
  organizationId: string;
  /** Start of the names of the keys, `inventory-limits` by default. */
  prefix?: string;
}

/**
 * Creates a limiter that processes share through Redis. It counts by the clock of Redis, gives turns in the order in
 * which calls came, in whichever process, and gives up the places of a process that was killed. While Redis is away,
 * each process keeps to a share of the limits.
 *
 * @throws TypeError if `run` or `organizationId` is missing, RangeError for limits that make no sense.
 */
export function redisLimiter(options: RedisLimiterOptions): SharedLimiter {
  const { run, organizationId, prefix = 'inventory-limits' } = options;
  if (typeof run !== 'function') throw new TypeError('redisLimiter needs run, a function that runs a script on Redis');
  if (!organizationId) throw new TypeError('redisLimiter needs organizationId, a string of digits');
  const settings = settingsOf(options);
  const now = (): number => performance.now();
  // The braces keep the keys of an organization on one node of a cluster.
  const keys = ['log', 'queue', 'leases', 'pause'].map((name) => `${prefix}:{${organizationId}}:${name}`);
  const store: Store = async (report) => readReply(await run(SCRIPT, keys, argumentsOf(settings, report)));
  return createQueue(withFallback(store, settings, now), settings, now);
}

/** What the script takes, in its order. */
export function argumentsOf({ requests, window, perDay, lease }: WindowLimits, report: Report): string[] {
  const { left, done, held, waiting, pause } = report;
  const lists = [left, done, held, waiting].flatMap((list) => [list.length, ...list.flat()]);
  return [requests, window, perDay, lease, pause, ...lists].map(String);
}

/**
 * Reads what the script returned. Some clients give integers as text.
 *
 * @throws TypeError if it is no list of numbers.
 */
export function readReply(value: unknown): Reply {
  const numbers = Array.isArray(value) ? value.map(Number) : [];
  if (numbers.length < 4 || numbers.some(Number.isNaN))
    throw new TypeError('run must return what the script returns, which is a list of numbers');
  const [minute, day, availableIn, next, ...waits] = numbers as [number, number, number, number, ...number[]];
  return { minute, day, availableIn, next, waits };
}
