import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBudget } from '../../src/client/budget.ts';
import { createInventoryClient, type Limiter, RateLimitError } from '../../src/public/client.ts';
import { clientOf, closedPort, errorOf, failure, hostileServer, success } from '../support/hostile-server.ts';

/** An address that is not called: each client has a `fetch` of its own. */
const BASE_URL = 'http://127.0.0.1';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const { signal } = new AbortController();

/** Waits, whatever the signal says. */
const late = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** A limiter that writes down what happens to its turns. */
function recordingLimiter(): { limiter: Limiter; events: unknown[] } {
  const events: unknown[] = [];
  let ended = true;
  const end = (...event: unknown[]): void => {
    if (!ended) events.push(...event);
    ended = true;
  };
  const limiter: Limiter = {
    async take() {
      ended = false;
      events.push('take');
      return {
        done: () => end('done'),
        refused: (retryAfter) => end('refused', retryAfter),
        release: () => end('release'),
      };
    },
    state: () => ({ minute: 3, day: 4, waiting: 5 }),
  };
  return { limiter, events };
}

it('a call that was aborted is not sent, though its limiter heeds no signal and neither does its fetch', async () => {
  let sent = 0;
  const released = vi.fn();
  const ended = vi.fn();
  const limiter: Limiter = {
    take: async () => {
      await late();
      return { done: () => undefined, refused: () => undefined, release: released };
    },
    state: () => ({ minute: 1, day: 1, waiting: 0 }),
  };
  const fetch = async (): Promise<Response> => {
    sent += 1;
    return Response.json({ code: 0 });
  };
  const client = createInventoryClient({
    baseUrl: BASE_URL,
    organizationId: '10234695',
    accessToken: 'demo',
    limiter,
    fetch,
    hooks: { onEnd: ended },
  });
  const signal = AbortSignal.timeout(10);
  const error = await errorOf(client.taxes.create({ tax_name: 'VAT', tax_percentage: 5 }, { signal }));
  expect(error).toBe(signal.reason);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ attempts: 0, mayHaveHappened: false, error }));
  await vi.waitFor(() => expect(released).toHaveBeenCalled());
  expect(sent).toBe(0);
});

describe('a limiter of the caller', () => {
  it('gives the turns of all requests, and is asked what is left', async () => {
    const server = await hostileServer(failure(503), success);
    const { limiter, events } = recordingLimiter();
    const client = clientOf(server, { limiter, limits: undefined as never });
    await client.taxes.delete('1');
    expect(events).toEqual(['take', 'done', 'take', 'done']);
    expect(client.budget()).toEqual({ minute: 3, day: 4, waiting: 5 });
  });

  it('hears of a 429, and for how long to pause', async () => {
    const server = await hostileServer(failure(429, { 'Retry-After': '1.5' }), success);
    const { limiter, events } = recordingLimiter();
    await clientOf(server, { limiter, limits: undefined as never }).taxes.delete('1');
    expect(events).toEqual(['take', 'refused', 1500, 'take', 'done']);
  });

  it.each([
    ['a minute', {}],
    ['maxDelay', { maxDelay: 120_000, timeout: 1000 }],
  ])('is not asked to pause for longer than %s', async (_, options) => {
    const server = await hostileServer(failure(429, { 'Retry-After': '86400' }));
    const { limiter, events } = recordingLimiter();
    expect(
      await errorOf(clientOf(server, { limiter, limits: undefined as never, ...options }).taxes.get('1')),
    ).toBeInstanceOf(RateLimitError);
    expect(events).toEqual(['take', 'refused', 'maxDelay' in options ? 120_000 : MINUTE]);
  });

  it('counts a request that broke, and none that was not sent', async () => {
    const { limiter, events } = recordingLimiter();
    const options = { limiter, limits: undefined as never, retries: 0 };
    await errorOf(clientOf({ url: await closedPort() }, options).taxes.get('1'));
    expect(events).toEqual(['take', 'done']);
    const accessToken = vi.fn<() => string>().mockReturnValueOnce('token-1');
    accessToken.mockImplementation(() => {
      throw new Error('gone');
    });
    const server = await hostileServer(failure(401));
    await errorOf(clientOf(server, { ...options, accessToken }).taxes.get('1'));
    expect(events).toEqual(['take', 'done', 'take', 'done']);
  });

  it('is given in place of limits and plan', () => {
    const { limiter } = recordingLimiter();
    const create = (options: object) => () =>
      createInventoryClient({ baseUrl: BASE_URL, organizationId: '7', accessToken: 'demo', limiter, ...options });
    expect(create({ limits: { perDay: 5 } })).toThrow('limiter replaces limits and plan: pass one or the other');
    expect(create({ plan: 'free' })).toThrow(TypeError);
    expect(create({ limiter: {} })).toThrow('limiter must be an object with take, but is an object');
  });
});

describe('the clients of an organization', () => {
  it('keep to the lower one of their limits, in whichever order they are created', () => {
    const client = (limits?: object, plan?: 'free') =>
      createInventoryClient({
        baseUrl: BASE_URL,
        organizationId: '9000003',
        accessToken: 'demo',
        ...(limits && { limits }),
        ...(plan && { plan }),
      });
    const first = client({ perMinute: 50 });
    expect(first.budget()).toMatchObject({ minute: 50, day: 2500 });
    client(undefined, 'free');
    client({ perMinute: 20, perDay: 9999 });
    expect(first.budget()).toMatchObject({ minute: 20, day: 1500 });
  });

  it('share their count however the host is written', async () => {
    const create = (baseUrl: string) =>
      createInventoryClient({
        organizationId: '9000004',
        accessToken: 'demo',
        baseUrl,
        limits: { perDay: 5 },
        fetch: async () => Response.json({ code: 0, message: '' }),
      });
    await create('http://LOCALHOST:80/v1').taxes.delete('1');
    expect(create('http://localhost/v1/').budget().day).toBe(4);
  });
});

describe('after a 429', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A service that refuses until a time, and notes when requests come. */
  function refusingUntil(time: number) {
    const start = performance.now();
    const arrivals: number[] = [];
    const fetch = async (): Promise<Response> => {
      arrivals.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (performance.now() - start > time) return Response.json({ code: 0, message: 'success' });
      return Response.json({ code: 5, message: 'Slow down' }, { status: 429, headers: { 'Retry-After': '20' } });
    };
    return { fetch, arrivals };
  }

  it.each([
    ['with the limits', {}],
    ['without limits', { limits: false as const }],
  ])('every call of the organization waits, not each by itself: %s', async (name, options) => {
    const { fetch, arrivals } = refusingUntil(15 * SECOND);
    const client = createInventoryClient({
      baseUrl: BASE_URL,
      organizationId: `90002${name.length}`,
      accessToken: 'demo',
      fetch,
      ...options,
    });
    const calls = [client.taxes.delete('1')];
    await vi.advanceTimersByTimeAsync(SECOND);
    for (const id of ['2', '3', '4']) calls.push(client.taxes.delete(id));
    await vi.advanceTimersByTimeAsync(MINUTE);
    await Promise.all(calls);
    expect(arrivals).toHaveLength(5);
    expect(Math.min(...arrivals.slice(1))).toBeGreaterThanOrEqual(20 * SECOND);
  });

  it('a waiting call is told of the wait, and fails at once if it has less time', async () => {
    const { fetch } = refusingUntil(15 * SECOND);
    const delays: number[] = [];
    const hooks = { onWait: ({ delay }: { delay: number }) => delays.push(Math.round(delay)) };
    const client = createInventoryClient({
      baseUrl: BASE_URL,
      organizationId: '9000005',
      accessToken: 'demo',
      fetch,
      hooks,
    });
    const first = client.taxes.delete('1');
    await vi.advanceTimersByTimeAsync(10);
    const second = client.taxes.delete('2');
    expect(await errorOf(client.taxes.delete('3', { timeout: 5 * SECOND }))).toMatchObject({ name: 'TimeoutError' });
    expect(delays[0]).toBe(20 * SECOND);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await Promise.all([first, second]);
  });
});

describe('limits.concurrent', () => {
  it('keeps further requests back until one ends', async () => {
    let underWay = 0;
    let most = 0;
    const server = await hostileServer(async (response, request) => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      success(response, request);
    });
    const client = clientOf(server, { organizationId: '9000006', limits: { concurrent: 3 } });
    await Promise.all(Array.from({ length: 20 }, (_, id) => client.taxes.delete(String(id + 1))));
    expect(most).toBe(3);
    expect(client.budget()).toEqual({ minute: 80, day: 2480, waiting: 0 });
  });

  it('tells a call that it waits, though not for how long', async () => {
    const budget = createBudget({ perMinute: 5, perDay: 5, concurrent: 1 });
    const turn = await budget.take(signal, () => undefined);
    const onWait = vi.fn();
    const second = budget.take(signal, onWait);
    expect(onWait.mock.calls).toEqual([[0]]);
    if ('release' in turn) turn.release();
    expect(await second).toHaveProperty('done');
    expect(budget.state()).toEqual({ minute: 4, day: 4, waiting: 0 });
  });
});

it('a turn that is released does not count', async () => {
  const budget = createBudget({ perMinute: 1, perDay: 1 });
  for (let time = 0; time < 3; time += 1) {
    const turn = await budget.take(signal, () => undefined);
    if ('wait' in turn) throw new Error('The day is over');
    turn.release();
    turn.done();
  }
  expect(budget.state()).toEqual({ minute: 1, day: 1, waiting: 0 });
});
