// No sockets are open here: Node's fetch sets timers of its own, and a fake clock would count them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Budget, createBudget, type Limits } from '../../src/client/budget.ts';
import type { Turn } from '../../src/client/limiter.ts';
import { createInventoryClient } from '../../src/public/client.ts';
import { openTimers } from '../support/open-timers.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The most moments that lie within a span. */
function mostIn(times: number[], span: number): number {
  return Math.max(...times.map((time) => times.filter((other) => other > time - span && other <= time).length));
}

describe('a budget', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 * HOUR }));
  afterEach(() => void vi.useRealTimers());

  const take = (budget: Budget, onWait: (ms: number) => void = () => undefined, { signal } = new AbortController()) =>
    budget.take(signal, onWait);

  /** Takes a turn for a request that is answered at once. */
  async function pass(budget: Budget): Promise<void> {
    const turn = await take(budget);
    if (!('done' in turn)) throw new Error('The day is over');
    turn.done();
  }

  /** Takes turns for requests that are answered at once, and notes when each was given, in ms from now. */
  function takeMany(budget: Budget, count: number): (number | string | undefined)[] {
    const start = Date.now();
    const given: (number | string | undefined)[] = Array(count).fill(undefined);
    for (let place = 0; place < count; place += 1) {
      pass(budget).then(
        () => (given[place] = Date.now() - start),
        () => (given[place] = 'day is over'),
      );
    }
    return given;
  }

  it('lets a minute’s requests through and the others wait, first come first served', async () => {
    const open = openTimers();
    const budget = createBudget({ perMinute: 2, perDay: 100 });
    const given = takeMany(budget, 5);
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual([0, 0, undefined, undefined, undefined]);
    expect(budget.state()).toEqual({ minute: 0, day: 98, waiting: 3 });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(given).toEqual([0, 0, MINUTE, MINUTE, 2 * MINUTE]);
    expect(budget.state()).toEqual({ minute: 2, day: 95, waiting: 0 });
    expect(open()).toEqual([]);
  });

  it('never lets more through in any 60 seconds', async () => {
    const budget = createBudget({ perMinute: 3, perDay: 1000 });
    const times: number[] = [];
    for (let second = 0; second < 200; second += 7) {
      void pass(budget).then(() => times.push(Date.now()));
      await vi.advanceTimersByTimeAsync(7 * SECOND);
    }
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(times).toHaveLength(29);
    expect(mostIn(times, MINUTE)).toBe(3);
  });

  it('counts a request until 60 seconds after its end, since it may have arrived as late as that', async () => {
    const open = openTimers();
    const budget = createBudget({ perMinute: 1, perDay: 100 });
    const turn = await take(budget);
    const given = takeMany(budget, 2);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(given).toEqual([undefined, undefined]);
    expect(budget.state()).toEqual({ minute: 0, day: 99, waiting: 2 });
    expect(open()).toEqual([]);
    if ('done' in turn) turn.done();
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(given).toEqual([undefined, undefined]);
    await vi.advanceTimersByTimeAsync(1 + MINUTE);
    expect(given).toEqual([11 * MINUTE, 12 * MINUTE]);
  });

  it('ends a turn once, however often that is said', async () => {
    const budget = createBudget({ perMinute: 3, perDay: 100 });
    const turn = await take(budget);
    for (let time = 0; time < 3; time += 1) if ('done' in turn) turn.done();
    expect(budget.state()).toEqual({ minute: 2, day: 99, waiting: 0 });
  });

  it('says to each call how long it will wait', async () => {
    const budget = createBudget({ perMinute: 2, perDay: 100 });
    takeMany(budget, 1);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    takeMany(budget, 1);
    await vi.advanceTimersByTimeAsync(0);
    const waits: number[] = [];
    for (let place = 0; place < 4; place += 1) void take(budget, (ms) => waits.push(ms));
    expect(waits).toEqual([50 * SECOND, MINUTE, 50 * SECOND + MINUTE, 2 * MINUTE]);
  });

  it('takes requests in flight to end now when it says how long a call will wait', async () => {
    const budget = createBudget({ perMinute: 2, perDay: 100 });
    await take(budget);
    await take(budget);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    const waits: number[] = [];
    for (let place = 0; place < 3; place += 1) void take(budget, (ms) => waits.push(ms));
    expect(waits).toEqual([MINUTE, MINUTE, 2 * MINUTE]);
  });

  it('does not let a call wait that does not want to', async () => {
    const budget = createBudget({ perMinute: 1, perDay: 100 });
    takeMany(budget, 1);
    const refuse = (): void => {
      throw new Error('too long');
    };
    await expect(take(budget, refuse)).rejects.toThrow('too long');
    expect(budget.state()).toEqual({ minute: 0, day: 99, waiting: 0 });
  });

  it('gives no turn when the requests of the day are used up, and says for how long', async () => {
    const budget = createBudget({ perMinute: 10, perDay: 3 });
    const given = takeMany(budget, 5);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(given).toEqual([0, 0, 0, 'day is over', 'day is over']);
    expect(await take(budget)).toEqual({ wait: 23 * HOUR });
    expect(budget.state()).toEqual({ minute: 0, day: 0, waiting: 0 });
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    takeMany(budget, 1);
    expect(budget.state().day).toBe(2);
  });

  it('sends waiting calls away when the requests of the day are used up before their turn', async () => {
    const open = openTimers();
    const budget = createBudget({ perMinute: 2, perDay: 3 });
    const given = takeMany(budget, 6);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(given).toEqual([0, 0, MINUTE, 'day is over', 'day is over', 'day is over']);
    expect(budget.state().waiting).toBe(0);
    expect(open()).toEqual([]);
  });

  it('counts no call that was aborted before or while it waited, and keeps no timer for it', async () => {
    const open = openTimers();
    const budget = createBudget({ perMinute: 1, perDay: 100 });
    const stop = new AbortController();
    takeMany(budget, 1);
    await vi.advanceTimersByTimeAsync(0);
    const waiting = take(budget, undefined, stop);
    const behind = takeMany(budget, 1);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(take(budget, undefined, stop)).rejects.toThrow('enough');
    expect(budget.state().waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(behind).toEqual([MINUTE]);

    const last = new AbortController();
    const alone = take(budget, undefined, last);
    last.abort();
    await expect(alone).rejects.toThrow();
    expect(open()).toEqual([]);
  });

  it('pauses as long as the longest of several refusals asks, whichever comes last', async () => {
    const budget = createBudget({ perMinute: Infinity, perDay: Infinity });
    const [first, second] = [await take(budget), await take(budget)] as Turn[];
    first!.refused(20_000);
    second!.refused(5000);
    const given = takeMany(budget, 1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(given).toEqual([20_000]);
  });

  it('goes by the clock that it is given', async () => {
    let now = 5;
    const budget = createBudget({ perMinute: 1, perDay: 2 }, () => now);
    await pass(budget);
    expect(budget.state().minute).toBe(0);
    now += MINUTE;
    expect(budget.state().minute).toBe(1);
    await pass(budget);
    expect(await take(budget)).toEqual({ wait: 24 * HOUR - MINUTE });
  });

  it('goes by a clock of its own that nobody sets back or forward', async () => {
    const budget = createBudget({ perMinute: 1, perDay: 100 });
    await pass(budget);
    for (const hours of [-1, 5]) {
      vi.setSystemTime(Date.now() + hours * HOUR);
      expect(budget.state().minute).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(budget.state().minute).toBe(1);
  });

  it.each<[Limits, string]>([
    [{ perMinute: 0, perDay: 5 }, 'limits.perMinute must be a whole number, 1 or more, or Infinity, but is 0'],
    [{ perMinute: 5, perDay: -1 }, 'limits.perDay must be a whole number, 1 or more, or Infinity, but is -1'],
    [{ perMinute: NaN, perDay: 5 }, 'limits.perMinute must be'],
    [{ perMinute: 1.5, perDay: 5 }, 'limits.perMinute must be'],
  ])('of %j is refused', (limits, message) => {
    expect(() => createBudget(limits)).toThrow(RangeError);
    expect(() => createBudget(limits)).toThrow(message);
  });
});

describe('over a network that is slow now and then', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** Numbers from 0 to 1 that a seed decides. */
  function randomOf(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  }

  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  /** A service that notes when requests arrive, some of them late; it answers later, or the connection breaks. */
  function unsteadyService(seed: number) {
    const random = randomOf(seed);
    const latency = (): number => random() * (random() < 0.1 ? 45 * SECOND : SECOND);
    const arrivals: number[] = [];
    async function fetch(): Promise<Response> {
      await wait(latency());
      arrivals.push(performance.now());
      await wait(latency());
      if (random() < 0.02) throw new TypeError('The connection broke');
      return Response.json({ code: 0, message: 'success' });
    }
    return { fetch, arrivals };
  }

  it.each([1, 2, 3])('the service never sees more than the limit in any 60 seconds, by draw %d', async (seed) => {
    const { fetch, arrivals } = unsteadyService(seed);
    const client = createInventoryClient({
      baseUrl: 'http://127.0.0.1',
      organizationId: `9000022${seed}`,
      accessToken: 'demo',
      limits: { perMinute: 20 },
      timeout: Infinity,
      fetch,
    });
    const calls = Array.from({ length: 200 }, (_, id) => client.taxes.delete(String(id + 1)));
    await vi.advanceTimersByTimeAsync(HOUR);
    await Promise.all(calls);
    expect(arrivals.length).toBeGreaterThan(200);
    expect(mostIn(arrivals, MINUTE)).toBeLessThanOrEqual(20);
    expect(client.budget()).toMatchObject({ minute: 20, waiting: 0 });
  });

  it('a burst of 350 calls succeeds, in order and within four minutes, with nothing but defaults', async () => {
    const open = openTimers();
    const order: string[] = [];
    const fetch = async ({ url }: Request): Promise<Response> => {
      await wait(100);
      order.push(/(\d+)\?/.exec(url)![1]!);
      return Response.json({ code: 0, message: 'success' });
    };
    const client = createInventoryClient({
      baseUrl: 'http://127.0.0.1',
      organizationId: '9000020',
      accessToken: 'demo',
      fetch,
    });
    const ids = Array.from({ length: 350 }, (_, id) => String(id + 1));
    const calls = ids.map((id) => client.taxes.delete(id));
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    await Promise.all(calls);
    expect(order).toEqual(ids);
    expect(open()).toEqual([]);
  });

  it('the default timeout still holds before and after the turn', async () => {
    const fetch = (): Promise<Response> => new Promise(() => undefined);
    const client = createInventoryClient({
      baseUrl: 'http://127.0.0.1',
      organizationId: '9000021',
      accessToken: 'demo',
      limits: { perMinute: 1 },
      fetch,
    });
    const start = performance.now();
    const endOf = (call: Promise<unknown>): Promise<unknown> =>
      call.then(undefined, (error) => [error.name, Math.round((performance.now() - start) / SECOND), error.attempts]);
    const calls = [endOf(client.taxes.get('1')), endOf(client.taxes.get('2'))];
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    // The second has its turn 60 s after the first ended, and 60 s for itself.
    expect(await Promise.all(calls)).toEqual([
      ['TimeoutError', 60, 1],
      ['TimeoutError', 180, 1],
    ]);
  });
});
