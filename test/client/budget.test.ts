import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Budget, createBudget, type Limits } from '../../src/client/budget.ts';
import { AbortError, BudgetError, createInventoryClient, TimeoutError } from '../../src/client/index.ts';
import { badGateway, clientOf, errorOf, hostileServer, success } from '../support/hostile-server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('a budget', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 * HOUR }));
  afterEach(() => void vi.useRealTimers());

  const take = (budget: Budget, onWait: (ms: number) => void = () => undefined, { signal } = new AbortController()) =>
    budget.take(signal, onWait);

  /** Takes turns, and tells the time at which each was given, in ms from now, or that the day is spent. */
  function takeMany(budget: Budget, count: number): (number | string | undefined)[] {
    const start = Date.now();
    const given: (number | string | undefined)[] = Array(count).fill(undefined);
    for (let place = 0; place < count; place += 1) {
      void take(budget).then((spent) => (given[place] = spent === undefined ? Date.now() - start : 'spent'));
    }
    return given;
  }

  it('lets a minute’s requests through and the others wait, first come first served', async () => {
    const budget = createBudget({ perMinute: 2, perDay: 100 });
    const given = takeMany(budget, 5);
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual([0, 0, undefined, undefined, undefined]);
    expect(budget.state()).toEqual({ minute: 0, day: 98, waiting: 3 });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(given).toEqual([0, 0, MINUTE, MINUTE, 2 * MINUTE]);
    expect(budget.state()).toEqual({ minute: 2, day: 95, waiting: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never lets more through in any 60 seconds', async () => {
    const budget = createBudget({ perMinute: 3, perDay: 1000 });
    const times: number[] = [];
    for (let second = 0; second < 200; second += 7) {
      void take(budget).then(() => times.push(Date.now()));
      await vi.advanceTimersByTimeAsync(7 * SECOND);
    }
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(times).toHaveLength(29);
    for (const time of times)
      expect(times.filter((other) => other > time - MINUTE && other <= time).length).toBeLessThanOrEqual(3);
  });

  it('tells each call how long it will wait', async () => {
    const budget = createBudget({ perMinute: 2, perDay: 100 });
    takeMany(budget, 1);
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    takeMany(budget, 1);
    const waits: number[] = [];
    for (let place = 0; place < 4; place += 1) void take(budget, (ms) => waits.push(ms));
    expect(waits).toEqual([50 * SECOND, MINUTE, 50 * SECOND + MINUTE, 2 * MINUTE]);
  });

  it('gives no turn when the day is spent, and says until when', async () => {
    const budget = createBudget({ perMinute: 10, perDay: 3 });
    const given = takeMany(budget, 5);
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toEqual([0, 0, 0, 'spent', 'spent']);
    expect(await take(budget)).toBe(Date.now() + 24 * HOUR);
    expect(budget.state()).toEqual({ minute: 0, day: 0, waiting: 0 });
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(takeMany(budget, 1)).toHaveLength(1);
    expect(budget.state().day).toBe(2);
  });

  it('sends waiting calls away when the day is spent before their turn', async () => {
    const budget = createBudget({ perMinute: 2, perDay: 3 });
    const given = takeMany(budget, 6);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(given).toEqual([0, 0, MINUTE, 'spent', 'spent', 'spent']);
    expect(budget.state().waiting).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts no call that was aborted before or while it waited, and keeps no timer for it', async () => {
    const budget = createBudget({ perMinute: 1, perDay: 100 });
    const stop = new AbortController();
    takeMany(budget, 1);
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
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes by the clock that it is given', async () => {
    let now = 5;
    const budget = createBudget({ perMinute: 1, perDay: 2 }, () => now);
    await take(budget);
    expect(budget.state().minute).toBe(0);
    now += MINUTE;
    expect(budget.state().minute).toBe(1);
    await take(budget);
    expect(await take(budget)).toBe(5 + 24 * HOUR);
  });

  it.each<Limits>([
    { perMinute: 0, perDay: 5 },
    { perMinute: 5, perDay: -1 },
    { perMinute: NaN, perDay: 5 },
    { perMinute: 1.5, perDay: 5 },
  ])('of %j is refused', (limits) => {
    expect(() => createBudget(limits)).toThrow(RangeError);
  });
});

describe('the limits of a client', () => {
  it('are those of its plan', () => {
    const budget = (organizationId: string, plan = {}) =>
      createInventoryClient({ organizationId, accessToken: 'demo', ...plan }).budget();
    expect(budget('budget-standard')).toEqual({ minute: 100, day: 2500, waiting: 0 });
    expect(budget('budget-free', { plan: 'free' })).toEqual({ minute: 100, day: 1500, waiting: 0 });
  });

  it('are shared by all clients of an organization, and by no others', async () => {
    const server = await hostileServer(success);
    const limits = { perDay: 10 };
    const one = clientOf(server, { organizationId: 'budget-shared', limits });
    const two = clientOf({ url: `${server.url}/` }, { organizationId: 'budget-shared', limits });
    const other = clientOf(server, { organizationId: 'budget-other', limits });
    await Promise.all([one.taxes.delete('1'), two.taxes.delete('2')]);
    expect([one, two, other].map((client) => client.budget().day)).toEqual([8, 8, 10]);
  });

  it('count every repetition', async () => {
    const server = await hostileServer(badGateway, badGateway, success);
    const client = clientOf(server, { organizationId: 'budget-retries', limits: { perDay: 10 } });
    await client.taxes.delete('1');
    expect(client.budget().day).toBe(7);
  });

  it('reject with a clear error when the day is spent', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId: 'budget-day', limits: { perDay: 1 } });
    const before = Date.now();
    await client.taxes.delete('1');
    const error = await errorOf(client.taxes.delete('2'));
    expect(error).toBeInstanceOf(BudgetError);
    expect(error).toMatchObject({ operationId: 'deleteTax', attempts: 0 });
    expect(error.message).toMatch(/^The requests of the day are spent\. The next may be sent at \d{4}-/);
    expect(error.availableAt.getTime()).toBeGreaterThanOrEqual(before + 24 * HOUR);
    expect(server.requests).toHaveLength(1);
  });

  it('let a waiting call be aborted and timed out, which loses no turn', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId: 'budget-wait', limits: { perMinute: 1 } });
    await client.taxes.delete('1');
    const stop = new AbortController();
    const aborted = errorOf(client.taxes.delete('2', { signal: stop.signal }));
    const late = errorOf(client.taxes.delete('3', { timeout: 300 }));
    await vi.waitFor(() => expect(client.budget().waiting).toBe(2));
    stop.abort();
    expect(await aborted).toBeInstanceOf(AbortError);
    expect(await late).toBeInstanceOf(TimeoutError);
    expect(client.budget()).toEqual({ minute: 0, day: 2499, waiting: 0 });
    expect(server.requests).toHaveLength(1);
  });

  it('send a waiting call when its turn comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const server = await hostileServer(success);
      const client = clientOf(server, { organizationId: 'budget-turn', limits: { perMinute: 2 }, timeout: HOUR });
      const calls = [1, 2, 3].map((id) => client.taxes.delete(String(id)));
      await Promise.all(calls.slice(0, 2));
      expect(client.budget().waiting).toBe(1);
      expect(server.requests).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(MINUTE);
      await calls[2];
      expect(server.requests).toHaveLength(3);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be switched off', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { limits: false });
    await Promise.all(Array.from({ length: 150 }, (_, id) => client.taxes.delete(String(id))));
    expect(client.budget()).toEqual({ minute: Infinity, day: Infinity, waiting: 0 });
  });
});
