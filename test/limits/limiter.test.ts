import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../../src/client/arrivals.ts';
import type { Turn } from '../../src/client/limiter.ts';
import type { SharedLimiter } from '../../src/limits/queue.ts';
import { emptyState } from '../../src/limits/window.ts';
import { openTimers } from '../support/open-timers.ts';
import { start, testAway, testLimit } from './limiter.ts';
import {
  LATENCY,
  mostInWindow,
  processOf,
  randomNumbers,
  runUntil,
  type Sent,
  send,
  sharedStore,
  sleep,
} from './simulation.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Takes a turn now. */
async function turnOf(limiter: SharedLimiter): Promise<Turn> {
  const taken = take(limiter);
  await vi.advanceTimersByTimeAsync(100);
  expect(taken.turn).toBeDefined();
  return taken.turn!;
}

/** Waits for a turn, and shows how far that is. */
function take(limiter: SharedLimiter, { signal } = new AbortController()) {
  const call: { turn?: Turn; wait?: number; waits: number[]; error?: unknown } = { waits: [] };
  limiter
    .take(signal, (wait) => call.waits.push(wait))
    .then(
      (taken) => void Object.assign(call, 'wait' in taken ? taken : { turn: taken }),
      (error: unknown) => void (call.error = error),
    );
  return call;
}

describe('processes that share a limiter', () => {
  testLimit(25);

  it('go on without one that is killed while it waits and sends', async () => {
    const options = { perMinute: 20, concurrent: 5 };
    const store = sharedStore();
    const killed = new AbortController();
    const victim = processOf(store.connect(options, killed.signal), options);
    const survivor = processOf(store.connect(options), options);
    const log: Sent[] = [];
    const random = randomNumbers(3);
    for (let call = 0; call < 100; call += 1) void send(victim, 0, [], random);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.state.log.size).toBe(5);
    killed.abort();
    const begin = Date.now();
    await runUntil(Promise.all(Array.from({ length: 60 }, () => send(survivor, 1, log, random))));
    expect(log).toHaveLength(60);
    expect(store.state.queue.size).toBe(0);
    // 15 at once; the 5 of the victim count until a minute after its lease.
    expect(Date.now() - begin).toBeLessThan(3 * MINUTE + 10_000);
  });

  it('have at most `concurrent` requests under way each', async () => {
    const { processes } = start(2, { concurrent: 3 });
    const calls = processes.map((limiter) => Array.from({ length: 10 }, () => take(limiter)));
    const given = () => calls.map((some) => some.filter(({ turn }) => turn).length);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(given()).toEqual([3, 3]);
    calls[0]![0]!.turn!.done();
    await vi.advanceTimersByTimeAsync(100);
    expect(given()).toEqual([4, 3]);
  });

  it('say that the day is used up to all who wait, and until when', async () => {
    const { processes } = start(2, { perDay: 3 });
    const calls = [0, 1, 0, 1, 0].map((index) => take(processes[index]!));
    await vi.advanceTimersByTimeAsync(100);
    for (const { turn } of calls) turn?.done();
    expect(calls.filter(({ turn }) => turn)).toHaveLength(3);
    const late = calls.filter(({ wait }) => wait !== undefined);
    expect(late.map(({ wait }) => wait)).toEqual([DAY, DAY]);
    expect(processes.map((limiter) => limiter.state().waiting)).toEqual([0, 0]);

    await vi.advanceTimersByTimeAsync(DAY - 1000);
    expect((await taken(processes[0]!)).wait! / 1000).toBeCloseTo(1, 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await taken(processes[0]!)).turn).toBeDefined();
  });

  it('all pause when the service has refused a request of one', async () => {
    const { processes } = start(2);
    (await turnOf(processes[0]!)).refused(20_000);
    await vi.advanceTimersByTimeAsync(100);
    const call = take(processes[1]!);
    await vi.advanceTimersByTimeAsync(19_500);
    expect(call.turn).toBeUndefined();
    expect(call.waits).toHaveLength(1);
    expect(call.waits[0]! / 1000).toBeCloseTo(19.9, 0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(call.turn).toBeDefined();
  });

  it('send no more than the service says to each, until it says otherwise', async () => {
    const { processes } = start(2, { perMinute: 10 });
    const [first, second] = processes as [SharedLimiter, SharedLimiter];
    for (const limiter of processes) limiter.allow(3);
    (await turnOf(first)).done();
    (await turnOf(second)).done();
    (await turnOf(first)).done();
    const calls = [take(first), take(second)];
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(calls.map(({ turn }) => turn)).toEqual([undefined, undefined]);
    expect(first.state().minute).toBe(0);
    // What it allows above the limit changes nothing.
    for (const limiter of processes) limiter.allow(1000);
    await vi.advanceTimersByTimeAsync(4000);
    for (const { turn } of calls) turn!.done();
    await runUntil(first.flush());
    expect(first.state().minute).toBe(5);
  });

  it('know what is left as of the last contact', async () => {
    const { processes } = start(2, { perMinute: 10, perDay: 50 });
    expect(processes[0]!.state()).toEqual({ minute: 10, day: 50, waiting: 0 });
    await turnOf(processes[0]!);
    await turnOf(processes[1]!);
    expect(processes.map((limiter) => limiter.state())).toEqual([
      { minute: 9, day: 49, waiting: 0 },
      { minute: 8, day: 48, waiting: 0 },
    ]);
  });
});

describe('a turn', () => {
  const options = { perMinute: 1 };

  it('counts from the response, however late that is', async () => {
    const { processes } = start(2, options);
    const turn = await turnOf(processes[0]!);
    const next = take(processes[1]!);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(next.turn).toBeUndefined();
    turn.done();
    await vi.advanceTimersByTimeAsync(MINUTE - 1000);
    expect(next.turn).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    expect(next.turn).toBeDefined();
  });

  it('does not count if nothing was sent', async () => {
    const { processes, store } = start(2, options);
    (await turnOf(processes[0]!)).release();
    const next = take(processes[1]!);
    await vi.advanceTimersByTimeAsync(4000);
    expect(next.turn).toBeDefined();
    expect(store.state.log.size).toBe(1);
  });

  it('ends once', async () => {
    const { processes, store } = start(1, options);
    const turn = await turnOf(processes[0]!);
    turn.done();
    turn.release();
    turn.refused(MINUTE);
    await runUntil(processes[0]!.flush());
    expect(store.state.log.size).toBe(1);
    expect(store.state.pause.until).toBe(0);
  });

  it('is reported within the lease without another call, and leaves no timer', async () => {
    const open = openTimers();
    const { processes, store } = start(1, { perMinute: 1, lease: 3000 });
    (await turnOf(processes[0]!)).done();
    const arrival = Date.now();
    await vi.advanceTimersByTimeAsync(3000);
    expect([...store.state.log.values()]).toEqual([expect.closeTo(arrival, -1)]);
    expect(open()).toEqual([]);
  });

  it('is reported at once by flush', async () => {
    const open = openTimers();
    const { processes, store } = start(1, options);
    (await turnOf(processes[0]!)).done();
    expect([...store.state.log.values()][0]!).toBeGreaterThan(Date.now());
    await runUntil(processes[0]!.flush());
    expect([...store.state.log.values()][0]!).toBeLessThanOrEqual(Date.now());
    expect(open()).toEqual([]);
  });
});

describe('the runs of the script', () => {
  it('are about one for each request', async () => {
    const { processes, store } = start(1);
    for (let count = 0; count < 50; count += 1) await runUntil(send(processes[0]!, 0, [], () => 0.5));
    expect(store.reports.length).toBeLessThan(55);
  });

  it('are about one every three seconds while a call waits', async () => {
    const { processes, store } = start(1, { perMinute: 1 });
    (await turnOf(processes[0]!)).done();
    take(processes[0]!);
    await vi.advanceTimersByTimeAsync(100);
    const before = store.reports.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.reports.length - before).toBeLessThan(12);
  });
});

describe('a waiting call', () => {
  it('learns once how long it will wait', async () => {
    const { processes } = start(2, { perMinute: 3, concurrent: 2 });
    for (const limiter of [processes[0]!, processes[0]!, processes[1]!]) (await turnOf(limiter)).done();
    await vi.advanceTimersByTimeAsync(10_000);
    const calls = Array.from({ length: 8 }, () => take(processes[1]!));
    await vi.advanceTimersByTimeAsync(1000);
    const waits = calls.map(({ waits }) => waits.map((wait) => Math.round(wait / 10_000) * 10));
    // The first two are in line, the others are estimated.
    expect(waits).toEqual([[50], [50], [50], [50], [50], [110], [110], [110]]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(calls.every(({ waits }) => waits.length === 1)).toBe(true);
  });

  it('learns of no wait where it only follows others of its process', async () => {
    const { processes } = start(1, { concurrent: 2 });
    const calls = Array.from({ length: 90 }, () => take(processes[0]!));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.flatMap(({ waits }) => waits)).toEqual([]);
  });

  it('can be stopped; it does not count, and holds up nobody', async () => {
    const { processes, store } = start(2, { perMinute: 1 });
    (await turnOf(processes[0]!)).done();
    const stop = new AbortController();
    const stopped = take(processes[0]!, stop);
    await vi.advanceTimersByTimeAsync(1000);
    const next = take(processes[1]!);
    stop.abort(new Error('enough'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(stopped.error).toEqual(new Error('enough'));
    expect(next.turn).toBeDefined();
    expect(store.state.log.size).toBe(2);
    expect(processes[0]!.state().waiting).toBe(0);
    expect((await taken(processes[0]!, stop)).error).toEqual(new Error('enough'));
  });

  it('does not wait if it will not once it knows for how long', async () => {
    const { processes, store } = start(1, { perMinute: 1 });
    (await turnOf(processes[0]!)).done();
    const call = processes[0]!.take(new AbortController().signal, (wait) => {
      throw new Error(`not for ${Math.round(wait / 1000)} s`);
    });
    const failure = expect(call).rejects.toThrow('not for 60 s');
    await vi.advanceTimersByTimeAsync(1000);
    await failure;
    expect(processes[0]!.state().waiting).toBe(0);
    expect(store.state.queue.size).toBe(0);
  });

  it('gives back a turn that it got while it was stopped', async () => {
    const open = openTimers();
    const { processes, store } = start(1);
    const stop = new AbortController();
    const call = take(processes[0]!, stop);
    await vi.advanceTimersByTimeAsync(3);
    expect(store.state.log.size).toBe(1);
    stop.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(call.turn).toBeUndefined();
    expect(store.state.log.size).toBe(0);
    expect(open()).toEqual([]);
  });

  it('leaves together with all others of its tick, in one report', async () => {
    const { processes, store } = start(1, { concurrent: 50 });
    for (let call = 0; call < 30; call += 1) take(processes[0]!);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.reports.map(({ waiting }) => waiting.length)).toEqual([30]);
  });
});

describe('a store that is away', () => {
  const options = { perMinute: 80, perDay: 800 };

  it('leaves each process a share of the limits, and calls the hook', async () => {
    const onStoreError = vi.fn();
    const { store, processes } = start(8, { ...options, onStoreError });
    store.isAway = true;
    const log: Sent[] = [];
    const random = randomNumbers(5);
    const calls = processes.flatMap((limiter, index) =>
      Array.from({ length: 30 }, () => send(limiter, index, log, random)),
    );
    await runUntil(Promise.all(calls));
    expect(log).toHaveLength(240);
    expect(
      mostInWindow(
        log.map(({ arrived }) => arrived),
        MINUTE,
      ),
    ).toBe(80);
    expect(onStoreError).toHaveBeenCalledWith(new Error('away'));
  });

  it('leaves each process a share of what the service says', async () => {
    const { store, processes } = start(8, options);
    store.isAway = true;
    const log: Sent[] = [];
    const random = randomNumbers(7);
    for (const limiter of processes) limiter.allow(40);
    const calls = processes.flatMap((limiter, index) =>
      Array.from({ length: 15 }, () => send(limiter, index, log, random)),
    );
    await runUntil(Promise.all(calls));
    expect(log).toHaveLength(120);
    expect(
      mostInWindow(
        log.map(({ arrived }) => arrived),
        MINUTE,
      ),
    ).toBe(40);
  });

  it('leaves each process a share of what was left, when others have used the minute', async () => {
    const { store, processes } = start(8, options);
    const log: Sent[] = [];
    const random = randomNumbers(19);
    const calls = (index: number, count: number) =>
      Array.from({ length: count }, () => send(processes[index]!, index, log, random));
    await runUntil(Promise.all(calls(0, 73)));
    await runUntil(Promise.all(processes.slice(1).flatMap((_, place) => calls(place + 1, 1))));
    store.isAway = true;
    await runUntil(Promise.all(processes.flatMap((_, index) => calls(index, 20))));
    expect(
      mostInWindow(
        log.map(({ arrived }) => arrived),
        MINUTE,
      ),
    ).toBe(80);
  });

  it('leaves each process a share of what was left of the day', async () => {
    const { store, processes } = start(2, { perDay: 100, share: 1 / 2 });
    const log: Sent[] = [];
    const random = randomNumbers(23);
    const calls = (index: number, count: number) =>
      Promise.all(Array.from({ length: count }, () => send(processes[index]!, index, log, random)));
    await runUntil(Promise.all([calls(0, 60), calls(1, 20)]));
    await runUntil(Promise.all(processes.map((_, index) => calls(index, 1))));
    store.isAway = true;
    await runUntil(Promise.all(processes.map((_, index) => calls(index, 40))));
    expect(log.length).toBeGreaterThan(95);
    expect(log.length).toBeLessThanOrEqual(100);
  });

  testAway(40);

  it('learns afterwards what was sent meanwhile', async () => {
    const { store, processes } = start(1, options);
    store.isAway = true;
    for (let call = 0; call < 4; call += 1) (await turnOf(processes[0]!)).done();
    const held = await turnOf(processes[0]!);
    expect(store.state.log.size).toBe(0);
    store.isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.state.log.size).toBe(5);
    expect([...store.state.log.values()].filter((arrival) => arrival > Date.now())).toHaveLength(1);
    held.done();
  });

  it('learns afterwards what it has forgotten', async () => {
    const { store, processes } = start(1, options);
    for (let call = 0; call < 3; call += 1) (await turnOf(processes[0]!)).done();
    await runUntil(processes[0]!.flush());
    const before = new Map(store.state.log);
    store.isAway = true;
    (await turnOf(processes[0]!)).done();
    store.state = emptyState();
    store.isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.state.log.size).toBe(4);
    for (const [id, arrival] of before) expect(Math.abs(store.state.log.get(id)! - arrival)).toBeLessThan(10);
  });

  it('counts what this process sent before', async () => {
    const { store, processes } = start(1, { ...options, share: 1 / 8 });
    for (let call = 0; call < 10; call += 1) (await turnOf(processes[0]!)).done();
    store.isAway = true;
    const call = take(processes[0]!);
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(call.turn).toBeUndefined();
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(call.turn).toBeDefined();
  });

  it('is asked again after five seconds; its limits hold again once all processes have reported', async () => {
    const onStoreError = vi.fn();
    const { store, processes } = start(1, { perMinute: 8, onStoreError });
    store.isAway = true;
    const calls = Array.from({ length: 8 }, () => take(processes[0]!));
    await vi.advanceTimersByTimeAsync(4000);
    expect(calls.filter(({ turn }) => turn)).toHaveLength(1);
    expect(onStoreError).toHaveBeenCalledTimes(1);
    store.isAway = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(calls.filter(({ turn }) => turn)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.filter(({ turn }) => turn)).toHaveLength(8);
    expect(onStoreError).toHaveBeenCalledTimes(1);
  });

  it('is taken to be away if it does not answer in time', async () => {
    const onStoreError = vi.fn();
    const limiter = processOf(() => new Promise(() => undefined), { onStoreError, storeTimeout: 500 });
    const call = take(limiter);
    await vi.advanceTimersByTimeAsync(600);
    expect(call.turn).toBeDefined();
    expect(onStoreError).toHaveBeenCalledWith(new Error('The limit store did not respond within 500 ms'));
  });

  it('does not stop calls whose hook throws', async () => {
    const { store, processes } = start(1, {
      onStoreError: () => {
        throw new Error('in the hook');
      },
    });
    store.isAway = true;
    await turnOf(processes[0]!);
  });
});

describe('a reply that is lost', () => {
  it('costs no turn: the same call gets the same turn again', async () => {
    const store = sharedStore();
    const connected = store.connect({});
    let isLost = true;
    const limiter = processOf(
      async (report, memory) => {
        const reply = await connected(report, memory);
        if (isLost) throw new Error('lost');
        return reply;
      },
      { share: 1 / 100 },
    );
    const first = await turnOf(limiter);
    const second = take(limiter);
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.turn).toBeUndefined();
    isLost = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(second.turn).toBeDefined();
    expect(store.state.log.size).toBe(2);
    first.done();
  });

  it('costs the turn if it comes after the lease, and the call asks again', async () => {
    const store = sharedStore();
    const options = { lease: 1000, storeTimeout: 10_000 };
    const connected = store.connect(options);
    let delay = 1500;
    const limiter = processOf(async (report, memory) => {
      const reply = await connected(report, memory);
      await sleep(delay);
      delay = 0;
      return reply;
    }, options);
    const call = take(limiter);
    await vi.advanceTimersByTimeAsync(1600);
    expect(call.turn).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000 + LATENCY);
    expect(call.turn).toBeDefined();
    expect(store.state.log.size).toBe(1);
  });
});

/** What a call gets at once. */
async function taken(limiter: SharedLimiter, stop?: AbortController) {
  const call = take(limiter, stop);
  await vi.advanceTimersByTimeAsync(100);
  return call;
}
