import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { amountOf, partOf } from '../support/full.ts';
import { hasRedis, type RedisServer, startRedis } from '../support/redis.ts';
import { bundleWorker, type Worker } from '../support/worker.ts';
import { countingService, received, startProcess } from './processes.ts';
import { mostInWindow } from './simulation.ts';

/** `REDIS_RUNS=3 npx vitest run --project external test/limits/redis-chaos.external.test.ts` runs each case three times. */
const RUNS = amountOf('REDIS_RUNS', { small: 1, full: 3 });

const PROCESSES = 8;
const CALLS = 150;
const LIMIT = 100;
const WINDOW = 2000;
/** What the service may see in a window in which requests that were counted are lost. */
const LIMIT_AT_LOSS = 110;
/** What a process may send in a window while it does not reach the store. */
const SHARE = Math.floor(LIMIT / PROCESSES);
/** At the earliest, it happens after so many requests: amid a window. */
const MOMENT = 350;
const HOUR = 60 * 60_000;
const CLOCKS = [0, HOUR, -HOUR, 24 * HOUR, -24 * HOUR, 5000, -5000, 0];

/** The Redis of a run, behind an address that can be led to another one. */
interface Store {
  redis: RedisServer;
  replaceBy(redis: RedisServer): void;
}

interface Case {
  name: string;
  most: number;
  /** Before the processes start. */
  prepare?(store: Store): Promise<unknown>;
  happen?(store: Store, run: number): Promise<unknown>;
  clocks?: readonly number[];
  killed?: number;
  /** The store does not respond for a time. */
  isAway?: true;
  /** What each run must tell at least one of the processes; undefined if none may be told anything. */
  told?: RegExp;
}

const LOST = /has lost requests that it had counted/;

const CASES: Case[] = [
  { name: 'nothing happens', most: LIMIT },
  {
    name: 'clocks differ, and two processes are killed',
    most: LIMIT,
    clocks: CLOCKS,
    killed: 2,
  },
  {
    name: 'a replica takes over',
    most: LIMIT_AT_LOSS,
    async prepare({ redis }) {
      replica = await startRedis();
      await replica.send('REPLICAOF', '127.0.0.1', String(redis.port));
      while (!String(await replica.send('INFO', 'replication')).includes('master_link_status:up')) await sleep(20);
    },
    async happen(store) {
      await store.redis.stop('SIGKILL');
      await sleep(500);
      await replica.send('REPLICAOF', 'NO', 'ONE');
      store.replaceBy(replica);
    },
    isAway: true,
    told: /./,
  },
  {
    name: 'Redis is restarted, empty',
    most: LIMIT_AT_LOSS,
    async happen(store) {
      await store.redis.stop('SIGKILL');
      await sleep(1000);
      store.replaceBy(await startRedis(store.redis.port));
    },
    isAway: true,
    told: /./,
  },
  {
    name: 'all keys are deleted',
    most: LIMIT_AT_LOSS,
    happen: ({ redis }) => redis.clear(),
    told: LOST,
  },
  {
    name: 'memory is short, and keys are evicted',
    most: LIMIT_AT_LOSS,
    prepare: ({ redis }) => redis.send('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru'),
    // In the first run there is no room at all, in later ones a little more.
    async happen({ redis }, run) {
      const used = Number(/used_memory:(\d+)/.exec(String(await redis.send('INFO', 'memory')))![1]);
      await redis.send('CONFIG', 'SET', 'maxmemory', String(used + (run - 1) * 10_000));
    },
    told: LOST,
  },
];

let replica: RedisServer;
let worker: Worker;

describe.skipIf(!hasRedis)('eight processes that share limits through Redis', () => {
  beforeAll(async () => {
    worker = await bundleWorker('test/limits/worker.ts');
  });
  afterAll(() => worker?.remove());

  it.each(partOf(CASES, 3))('keep to them while $name', { timeout: RUNS * 240_000 }, async (one) => {
    for (let run = 1; run <= RUNS; run += 1) {
      const { arrivals, toldEach, answers } = await runOnce(one, run);
      const told = toldEach.flat();
      const most = mostInWindow(arrivals, WINDOW);
      console.info(
        `${one.name}, run ${run}: ${arrivals.length} requests, at most ${most} of ${LIMIT} in a window, told ${told.length} times`,
      );
      // If only some lose the store, the others can't know what those send within their shares.
      const lost = toldEach.filter((messages) => messages.length > 0).length;
      const unknown = one.isAway && lost < PROCESSES ? lost * SHARE : 0;
      expect(most).toBeLessThanOrEqual(one.most + unknown);
      expect(answers).toEqual(Array.from({ length: PROCESSES - (one.killed ?? 0) }, () => CALLS));
      if (one.told) expect(told).toContainEqual(expect.stringMatching(one.told));
      else expect(told).toEqual([]);
    }
  });
});

async function runOnce({ prepare, happen, clocks = [], killed = 0 }: Case, run: number) {
  const { arrivals, paths, url } = await countingService();
  const { store, address } = await storeBehindAddress();
  await prepare?.(store);
  const options = { perMinute: LIMIT, window: WINDOW, perDay: 100_000 };
  const processes = Array.from({ length: PROCESSES }, (_, index) =>
    startProcess(worker, {
      store: { redis: address },
      options,
      calls: CALLS,
      url: `${url}${index}`,
      clock: clocks[index] ?? 0,
    }),
  );
  // One that has sent nothing could not tell a store that has lost everything from a new one.
  while (paths.size < PROCESSES) await sleep(10);
  await received(arrivals, Math.max(MOMENT, Math.ceil(arrivals.length / LIMIT) * LIMIT + LIMIT / 2));
  // Of those that start first, one may have ended already.
  const running = processes.filter(({ process }) => process.exitCode === null);
  for (const { process } of running.slice(running.length - killed)) process.kill('SIGKILL');
  await happen?.(store, run);
  const ended = (await Promise.all(processes.map(({ done }) => done))).filter((done) => done !== undefined);
  return { arrivals, answers: ended.map((done) => done.answers), toldEach: ended.map((done) => done.told) };
}

/** Starts a Redis behind an address that stays the same when another takes its place. */
async function storeBehindAddress(): Promise<{ store: Store; address: string }> {
  const sockets = new Set<Socket>();
  const store: Store = {
    redis: await startRedis(),
    replaceBy(redis) {
      store.redis = redis;
      for (const socket of sockets) socket.destroy();
    },
  };
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const behind = connect(store.redis.port, '127.0.0.1');
    keep(socket);
    keep(behind);
    socket.pipe(behind).pipe(socket);
    socket.on('close', () => behind.destroy());
    behind.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await store.redis.stop();
    server.close();
  });
  return { store, address: `redis://127.0.0.1:${(server.address() as { port: number }).port}` };
}
