import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { delayOf, type RetryOptions } from '../../src/client/retry.ts';
import { retryAfterOf } from '../../src/client/retry-after.ts';
import {
  ApiError,
  createInventoryClient,
  type InventoryClient,
  type InventoryClientOptions,
  NetworkError,
  RateLimitError,
} from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  type Answer,
  badGateway,
  clientOf,
  closedPort,
  errorOf,
  failure,
  hostileServer,
  partly,
  reset,
  success,
} from '../support/hostile-server.ts';

const TAX = { tax_name: 'VAT', tax_percentage: 12.5 };
const STORM = failure(429, { 'Retry-After': '0' });

describe('GET, PUT and DELETE', () => {
  const troubles: [string, Answer][] = [
    ['408', failure(408)],
    ['429', STORM],
    ['500', failure(500)],
    ['an HTML 502', badGateway],
    ['503', failure(503)],
    ['a reset connection', reset],
    ['a body that breaks off', partly('{"code":0', { breakOff: true })],
  ];

  it.each(troubles)('are repeated after %s', async (_, trouble) => {
    for (const verb of ['get', 'update', 'delete'] as const) {
      const server = await hostileServer(trouble, trouble, success);
      const { taxes } = clientOf(server);
      await (verb === 'update' ? taxes.update('7', TAX) : taxes[verb]('7'));
      expect(server.requests).toHaveLength(3);
      expect(new Set(server.requests.map(({ method, url, body }) => `${method} ${url} ${body}`)).size).toBe(1);
    }
  });

  it('are given up after the last repetition, with the last failure', async () => {
    const server = await hostileServer(STORM);
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, code: 1429, attempts: 3 });
    expect(server.requests).toHaveLength(3);

    const deaf = await hostileServer(reset);
    const broken = await errorOf(clientOf(deaf).taxes.get('7'));
    expect(broken).toBeInstanceOf(NetworkError);
    expect(broken.attempts).toBe(3);
    expect(broken.cause).toBeInstanceOf(Error);
  });

  it.each([400, 403, 404, 409, 422])('are not repeated after %d', async (status) => {
    const server = await hostileServer(failure(status));
    expect(await errorOf(clientOf(server).taxes.get('7'))).toMatchObject({ status, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('are repeated as often as the client and the call say', async () => {
    const server = await hostileServer(badGateway);
    const { taxes } = clientOf(server, { retries: 4 });
    expect(await errorOf(taxes.get('7'))).toMatchObject({ attempts: 5 });
    expect(await errorOf(taxes.get('7', { retries: 1 }))).toMatchObject({ attempts: 2 });
    expect(await errorOf(taxes.get('7', { retries: 0 }))).toMatchObject({ attempts: 1 });
    expect(await errorOf(clientOf(server, { retries: 0 }).taxes.get('7'))).toMatchObject({ attempts: 1 });
    expect(await errorOf(clientOf(server, { retries: 0 }).taxes.get('7', { retries: 1 }))).toMatchObject({
      attempts: 2,
    });
  });
});

describe('POST', () => {
  it.each<[string, Answer]>([
    ['408', failure(408)],
    ['500', failure(500)],
    ['an HTML 502', badGateway],
    ['a reset connection', reset],
    ['a body that breaks off', partly('{"code":0', { breakOff: true })],
  ])('is not repeated after %s, since it may have been carried out', async (_, trouble) => {
    const server = await hostileServer(trouble, success);
    expect(await errorOf(clientOf(server).taxes.create(TAX))).toMatchObject({ attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('is repeated after 429, with its body', async () => {
    const server = await hostileServer(STORM, STORM, success);
    await clientOf(server).taxes.create(TAX);
    expect(server.requests.map(({ body }) => JSON.parse(String(body)))).toEqual([TAX, TAX, TAX]);
  });

  it('is repeated when the connection is refused', async () => {
    const error = await errorOf(clientOf({ url: await closedPort() }).taxes.create(TAX));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ attempts: 3, cause: { cause: { code: 'ECONNREFUSED' } } });
  });

  it('is repeated when all addresses of a host refuse the connection', async () => {
    const { port } = new URL(await closedPort());
    expect(await errorOf(clientOf({ url: `http://localhost:${port}` }).taxes.create(TAX))).toMatchObject({
      attempts: 3,
    });
  });

  it('is not repeated for anything that an own fetch throws and that does not say so', async () => {
    for (const thrown of [new Error('broken'), 'broken', undefined, null]) {
      const fetch = () => Promise.reject(thrown);
      expect(await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch }).taxes.create(TAX))).toMatchObject({
        name: 'NetworkError',
        attempts: 1,
        cause: thrown,
      });
    }
  });
});

it('PATCH, which openapi-fetch can send, is taken for a POST', async () => {
  const server = await hostileServer(failure(500));
  const patch = httpOf(clientOf(server)).request as unknown as (
    method: string,
    path: string,
  ) => Promise<{ response: Response }>;
  expect((await patch('patch', '/settings/taxes/7')).response.status).toBe(500);
  expect(server.requests).toHaveLength(1);
});

describe('the wait before a repetition', () => {
  const OPTIONS: RetryOptions = { retries: 2, backoff: 500, maxDelay: 30_000 };
  const asked = (value: string, attempt = 1, options = OPTIONS) =>
    delayOf(attempt, options, retryAfterOf(new Headers({ 'Retry-After': value })));
  /** Many delays, since they are drawn at random. */
  const many = (make: () => number | undefined) => Array.from({ length: 2000 }, () => make() ?? NaN);

  it.each([1, 2, 3, 4])('doubles: it is anywhere below 500 ms * 2 ** (%d - 1)', (attempt) => {
    const longest = 500 * 2 ** (attempt - 1);
    const delays = many(() => delayOf(attempt, OPTIONS));
    expect(Math.min(...delays)).toBeLessThan(longest * 0.1);
    expect(Math.max(...delays)).toBeGreaterThan(longest * 0.9);
    expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
  });

  it('is capped', () => {
    expect(Math.max(...many(() => delayOf(50, OPTIONS)))).toBeLessThanOrEqual(30_000);
    expect(Math.max(...many(() => delayOf(5000, OPTIONS)))).toBeLessThanOrEqual(30_000);
  });

  it('is what Retry-After asks for, in seconds', () => {
    expect(asked('7')).toBe(7000);
    expect(asked(' 7 ')).toBe(7000);
    expect(asked('1.5')).toBe(1500);
  });

  it('is what Retry-After asks for, as a date', () => {
    const delay = asked(new Date(Date.now() + 20_000).toUTCString());
    expect(delay).toBeGreaterThan(15_000);
    expect(delay).toBeLessThanOrEqual(20_000);
  });

  it.each([-3_600_000, 3_600_000])('is counted by the clock of the service, which is off by %d ms', (off) => {
    const now = Date.now() + off;
    const headers = { 'Retry-After': new Date(now + 20_000).toUTCString(), Date: new Date(now).toUTCString() };
    expect(delayOf(1, OPTIONS, retryAfterOf(new Headers(headers)))).toBe(20_000);
  });

  it.each([
    '3600',
    '3000.5',
    '99999999999999999999',
    new Date(Date.now() + 1e10).toUTCString(),
    'Fri, 31 Dec 9999 23:59:59 GMT',
  ])('is none, and no repetition either, for Retry-After: %s, beyond the cap', (value) =>
    expect(asked(value)).toBeUndefined(),
  );

  it.each(['0', '-5', '-0', 'soon', '', '5 minutes', 'NaN', 'Sun, 06 Nov 1994 08:49:37 GMT'])(
    'is that of the back-off, not none, for Retry-After: %s',
    (value) => {
      const delays = many(() => asked(value, 2));
      expect(Math.max(...delays)).toBeGreaterThan(900);
      expect(Math.max(...delays)).toBeLessThanOrEqual(1000);
    },
  );

  it('is waited for', async () => {
    const server = await hostileServer(failure(503, { 'Retry-After': '1' }), success);
    const delays: number[] = [];
    const start = performance.now();
    await clientOf(server, { hooks: { onRetry: ({ delay }) => delays.push(delay) } }).taxes.delete('7');
    expect(delays).toEqual([1000]);
    expect(performance.now() - start).toBeGreaterThan(990);
  });
});

describe('a 429 with nothing but defaults', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[string, string, (client: InventoryClient) => PromiseLike<unknown>]>([
    ['a method', '60', ({ taxes }) => taxes.create(TAX)],
    ['a page of a list', '60', ({ items }) => items.list().toArray()],
    ['a path call', '60', (client) => httpOf(client).POST('/settings/taxes', { body: TAX })],
    ['a call that is refused twice', '45', ({ taxes }) => taxes.get('7')],
  ])('is waited for, for a minute, which is not part of the time of the call: %s', async (name, value, call) => {
    vi.useFakeTimers();
    const answers = name.includes('twice') ? 2 : 1;
    const arrivals: number[] = [];
    const start = performance.now();
    const fetch = async (): Promise<Response> => {
      arrivals.push(performance.now() - start);
      // The service needs 25 s to answer.
      await new Promise((resolve) => setTimeout(resolve, 25_000));
      if (arrivals.length > answers) return Response.json({ code: 0, items: [], tax: [] });
      return Response.json({ code: 44, message: 'Slow down' }, { status: 429, headers: { 'Retry-After': value } });
    };
    const organizationId = `7000${value}${name.length}`;
    const result = call(
      createInventoryClient({ baseUrl: 'http://127.0.0.1', organizationId, accessToken: 'demo', fetch }),
    ).then(
      () => 'done',
      ({ name }: Error) => name,
    );
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await result).toBe(answers === 2 ? 'TimeoutError' : 'done');
    const pause = Number(value) * 1000;
    expect(arrivals.slice(0, 2)).toEqual([0, 25_000 + pause]);
  });
});

describe('a RateLimitError', () => {
  it.each([
    ['60', undefined, 60_000],
    ['0', undefined, 0],
    ['1.5', undefined, 1500],
    ['Sun, 06 Nov 1994 08:50:37 GMT', 'Sun, 06 Nov 1994 08:49:37 GMT', 60_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sun, 06 Nov 1994 08:50:37 GMT', 0],
    ['soon', undefined, 60_000],
    ['5 minutes', undefined, 60_000],
    [undefined, undefined, 60_000],
  ])(
    'says how long and until when to wait, a minute if the service does not: %s, by its clock %s',
    async (retryAfter, date, ms) => {
      const before = Date.now();
      const headers = { ...(retryAfter && { 'Retry-After': retryAfter }), ...(date && { Date: date }) };
      const server = await hostileServer(failure(429, headers));
      const error = await errorOf(clientOf(server, { retries: 0 }).taxes.get('7'));
      expect(error.retryAfter).toBe(ms);
      expect(error.availableAt.getTime()).toBeGreaterThanOrEqual(before + ms);
      expect(error.availableAt.getTime()).toBeLessThanOrEqual(Date.now() + ms);
      const { availableAt } = error;
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({
        retryAfter: ms,
        availableAt: availableAt.toISOString(),
      });
    },
  );

  it('has a date for a wait that is longer than all time', async () => {
    const server = await hostileServer(failure(429, { 'Retry-After': '9'.repeat(20) }));
    const error = await errorOf(clientOf(server, { retries: 0 }).taxes.get('7'));
    expect(error.availableAt.toISOString()).toBe('+275760-09-13T00:00:00.000Z');
  });
});

describe('a service that asks for a longer wait than there can be', () => {
  it.each<[string, Partial<InventoryClientOptions>]>([
    ['than maxDelay', { maxDelay: 59_999 }],
    ['than maxDelay', { maxDelay: 30_000 }],
    ['than the time left', { timeout: 59_000 }],
    ['than the time left, whatever maxDelay is', { maxDelay: Infinity, timeout: 59_000 }],
  ])('fails the call at once, with what it said: longer %s', async (_, options) => {
    const server = await hostileServer(failure(429, { 'Retry-After': '60' }), success);
    const onRetry = vi.fn();
    const error = await errorOf(clientOf(server, { ...options, hooks: { onRetry } }).taxes.get('7'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, message: 'Failure 429', attempts: 1 });
    expect(error.headers.get('retry-after')).toBe('60');
    expect(error.retryAfter).toBe(60_000);
    expect(server.requests).toHaveLength(1);
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('fails the call at once where it asks for more than a minute, by default', async () => {
    const server = await hostileServer(failure(429, { 'Retry-After': '61' }), success);
    expect(await errorOf(clientOf(server).taxes.get('7'))).toMatchObject({ attempts: 1, retryAfter: 61_000 });
  });

  it('fails the call at once where it asks for half a minute and more after another status, by default', async () => {
    const server = await hostileServer(failure(503, { 'Retry-After': '31' }), success);
    expect(await errorOf(clientOf(server).taxes.get('7'))).toMatchObject({ status: 503, attempts: 1 });
  });

  it('gives the response to a path call', async () => {
    const server = await hostileServer(failure(503, { 'Retry-After': '60' }), success);
    const { response, error } = await httpOf(clientOf(server)).GET('/settings/taxes');
    expect([response.status, error]).toEqual([503, { code: 1503, message: 'Failure 503' }]);
    expect(server.requests).toHaveLength(1);
  });
});

it('a network failure is not followed by a wait that is longer than the time left', async () => {
  const server = await hostileServer(reset);
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  onTestFinished(() => void vi.restoreAllMocks());
  const error = await errorOf(clientOf(server, { backoff: 30_000, timeout: 20_000 }).taxes.get('7'));
  expect(error).toBeInstanceOf(NetworkError);
  expect(server.requests).toHaveLength(1);
});

it('a storm of 429 over many calls ends when the service has calmed down', async () => {
  let left = 15;
  const server = await hostileServer((response, request) => ((left -= 1) >= 0 ? STORM : success)(response, request));
  const { taxes } = clientOf(server, { retries: 15 });
  await Promise.all(Array.from({ length: 10 }, (_, id) => taxes.delete(String(id))));
  expect(server.requests).toHaveLength(25);
});

it('a status that is no failure of the network is an ApiError when it stays', async () => {
  const server = await hostileServer(failure(408));
  const error = await errorOf(clientOf(server).taxes.get('7'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 408, attempts: 3 });
});
