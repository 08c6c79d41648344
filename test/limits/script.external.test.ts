import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY } from '../../src/client/arrivals.ts';
import { argumentsOf, type RunScript, readReply } from '../../src/limits/redis.ts';
import { SCRIPT } from '../../src/limits/script.ts';
import {
  emptyState,
  type Memory,
  type Reply,
  type Report,
  reserve,
  type WindowLimits,
} from '../../src/limits/window.ts';
import { redisLimiter } from '../../src/public/limits.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { mostInWindow, randomNumbers, type Sent, send } from './simulation.ts';

const STEPS = 200;
const START = 1_700_000_000_000;
const MINUTE = 60_000;

/** Runs scripts at a time of the test instead of that of Redis. */
function at(now: () => number, run: RunScript): RunScript {
  return (script, keys, args) => {
    const time = Math.round(now());
    const changed = script.replace("redis.call('TIME')", '{ ARGV[#ARGV - 1], ARGV[#ARGV] }');
    expect(changed).not.toBe(script);
    return run(changed, keys, [...args, String(Math.floor(time / 1000)), String((time % 1000) * 1000)]);
  };
}

/** Makes up what three processes report: calls that come, go, get turns, and end them. */
function reporter(random: () => number) {
  const below = (limit: number): number => Math.floor(random() * limit);
  const stated = randomNumbers(5);
  const processes = ['a', 'b', 'c'].map((name) => ({
    name,
    count: 0,
    memory: { witness: '', loss: 0 } as Memory,
    waiting: [] as [string, number][],
    held: [] as string[],
  }));

  function next(now: number) {
    const process = processes[below(3)]!;
    const { name, waiting, held } = process;
    for (let calls = below(4); calls > 0; calls -= 1) {
      process.count += 1;
      waiting.push([`${name}.${String(process.count).padStart(4, '0')}`, now - below(50)]);
    }
    const some = <Value>(list: Value[]): Value[] => list.splice(0, below(list.length + 1));
    const report: Report = {
      left: random() < 0.2 ? [...waiting.splice(0, 1).map(([id]) => id), ...held.splice(0, 1)] : [],
      done: some(held).map((id) => [id, below(30)]),
      held: random() < 0.8 ? [...held] : [],
      waiting: waiting.map(([id, since]) => [id, now - since]),
      pause: random() < 0.03 ? below(300) : 0,
      allowed: stated() < 0.1 ? 1 + Math.floor(stated() * 9) : Infinity,
    };
    const memory = { ...process.memory };
    function take({ waits, availableIn, hasLost, loss }: Reply): void {
      // Also an old request, which the log may no longer have, and an older loss.
      const witness = random() < 0.1 && !hasLost ? memory.witness : (report.held.at(-1) ?? '');
      process.memory = { witness, loss: random() < 0.8 ? loss : memory.loss };
      // What waits is not heard while others report again.
      if (waits.length < report.waiting.length) return;
      held.push(...waiting.filter((_, place) => waits[place] === 0).map(([id]) => id));
      process.waiting = availableIn > 0 ? [] : waiting.filter((_, place) => waits[place]! > 0);
    }
    return { report, memory, take };
  }
  return next;
}

describe.skipIf(!hasRedis)('the script', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  /** Gives script and window the same random reports, compares every answer, and returns what was among them. */
  async function compare(seed: number, limits: WindowLimits, step: number): Promise<Set<string>> {
    await redis.clear();
    const random = randomNumbers(seed);
    const next = reporter(random);
    const state = emptyState();
    let now = START;
    const run = at(() => now, redis.run);
    const seen = new Set<string>();
    for (let count = 0; count < STEPS; count += 1) {
      now += step < 0 && random() < 0.1 ? step * 100 : Math.floor(random() * 2 * Math.abs(step));
      const keys = ['log', 'queue', 'leases', 'pause', 'loss'].map((key) => `{${seed}}${key}`);
      if (random() < 0.02) {
        state.log.clear();
        await redis.run("redis.call('DEL', KEYS[1])", keys, []);
      }
      const { report, memory, take } = next(now);
      const expected = reserve(state, limits, report, now, memory);
      const reply = readReply(await run(SCRIPT, keys, argumentsOf(limits, report, memory)), report.waiting.length);
      expect(reply, `step ${count}: ${JSON.stringify({ limits, report })}`).toEqual(expected);
      if (reply.waits.includes(0)) seen.add('granted');
      if (reply.waits.some((wait) => wait > 0)) seen.add(reply.availableIn > 0 ? 'used up' : 'waits');
      if (reply.hasLost) seen.add('lost');
      if (reply.catchUp > 0) seen.add('catches up');
      if (reply.minute > 0 && reply.minute === reply.day) seen.add('the day leaves less than the minute');
      take(reply);
    }
    return seen;
  }

  it.each([
    {
      name: 'a minute that is busy',
      seed: 1,
      limits: { requests: 5, window: 1000, perDay: 100_000, lease: 400 },
      step: 60,
    },
    {
      name: 'a day that ends',
      seed: 2,
      limits: { requests: 50, window: 1000, perDay: 12, lease: 400 },
      step: DAY / 30,
    },
    { name: 'leases that end', seed: 3, limits: { requests: 8, window: 500, perDay: 100, lease: 90 }, step: 80 },
    {
      name: 'a clock that is set back',
      seed: 4,
      limits: { requests: 5, window: 1000, perDay: 300, lease: 400 },
      step: -40,
    },
  ])('answers as the window in memory does: $name', async ({ seed, limits, step }) => {
    const seen = [...(await compare(seed, limits, step))];
    const wanted =
      limits.perDay < 50
        ? ['granted', 'used up', 'the day leaves less than the minute']
        : ['granted', 'waits', 'lost', 'catches up'];
    expect(seen).toEqual(expect.arrayContaining(wanted));
  });

  it('answers as the window in memory does, whatever the limits and the pace are', async () => {
    const random = randomNumbers(99);
    const below = (limit: number): number => Math.floor(random() * limit);
    for (let draw = 0; draw < 20; draw += 1) {
      const window = 100 + below(2000);
      const limits = { requests: 1 + below(20), window, perDay: 5 + below(300), lease: 20 + below(1000) };
      const pace = [window / 20, window / 2, DAY / 20, -window / 30][below(4)]!;
      await compare(1000 + draw, limits, Math.round(pace));
    }
  });

  it('holds eight processes to the limit, and lets them use at least 95 % of it', async () => {
    await redis.clear();
    vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let running = 0;
    const runAt = at(Date.now, redis.run);
    const run: RunScript = (...args) => {
      running += 1;
      return runAt(...args).finally(() => (running -= 1));
    };
    const log: Sent[] = [];
    const random = randomNumbers(13);
    const processes = Array.from({ length: 8 }, () => redisLimiter({ run, organizationId: '10234695' }));
    const calls = processes.flatMap((limiter, index) =>
      Array.from({ length: 250 }, () => send(limiter, index, log, random)),
    );
    // The clock stands still while Redis works.
    let isOver = false;
    void Promise.all(calls).then(() => (isOver = true));
    while (!isOver) {
      do await setImmediate();
      while (running > 0);
      await vi.advanceTimersToNextTimerAsync();
    }
    const arrivals = log.map(({ arrived }) => arrived);
    expect(arrivals).toHaveLength(2000);
    expect(mostInWindow(arrivals, MINUTE)).toBe(100);
    expect((19 * MINUTE) / (Math.max(...arrivals) - START)).toBeGreaterThan(0.95);
  });
});
