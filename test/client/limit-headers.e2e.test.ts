import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createInventoryClient, type InventoryClientOptions, type Limiter } from '../../src/public/client.ts';
import { fileLimiter } from '../../src/public/file.ts';
import { redisLimiter } from '../../src/public/limits.ts';
import { type Answer, answer, clientOf, errorOf, failure, hostileServer, success } from '../support/hostile-server.ts';
import { hasRedis, startRedis } from '../support/redis.ts';

const limitHeaders = { limit: 'X-Limit', remaining: 'X-Left', reset: 'X-Reset' };

/** The time of the service, which is not that of this machine. */
const NOW = Date.UTC(2031, 0, 1, 12);
const DATE = new Date(NOW).toUTCString();

/** Succeeds, and says something of the limits. */
const stating = (headers: Record<string, string>): Answer =>
  answer({ code: 0, message: 'success', tax: {} }, { headers });

/** No request is left for half a minute. */
const EMPTY = stating({ 'X-Left': '0', 'X-Reset': '30' });

/** A limiter that writes down what it is told. */
function recordingLimiter() {
  const events: unknown[] = [];
  const limiter: Limiter = {
    take: async () => ({
      done: () => events.push('done'),
      refused: (ms) => events.push(['refused', ms]),
      release: () => undefined,
    }),
    state: () => ({ minute: 1, day: 1, waiting: 0 }),
    allow: (perMinute) => events.push(['allow', perMinute]),
  };
  return { limiter, events };
}

/** What a limiter hears of a response, which the call survives. */
async function heard(headers: Record<string, string>, options: Partial<InventoryClientOptions> = {}) {
  const server = await hostileServer(stating({ Date: DATE, ...headers }));
  const { limiter, events } = recordingLimiter();
  const client = clientOf(server, { limiter, limits: undefined, limitHeaders, ...options });
  expect(await client.taxes.delete('7')).toEqual({ code: 0, message: 'success', tax: {} });
  return events;
}

/** How long a call would have to wait for its turn, in whole seconds; 0 if it is sent. */
async function waitOf(client: ReturnType<typeof clientOf>): Promise<number> {
  const error = await client.taxes.delete('8', { timeout: 2000 }).then(
    () => undefined,
    (thrown) => thrown,
  );
  if (!error) return 0;
  expect(error).toMatchObject({ name: 'TimeoutError', attempts: 0 });
  return Number(/comes in (\d+) s/.exec(error.message)![1]);
}

describe('no request is left', () => {
  it.each([
    ['seconds from now', '30', 30_000],
    ['a part of a second', '1.5', 1500],
    ['a time in seconds since 1970', String(NOW / 1000 + 20), 20_000],
    ['a time in ms since 1970', String(NOW + 20_000), 20_000],
    ['a date', new Date(NOW + 20_000).toUTCString(), 20_000],
    ['more than a minute, which is tried again then', '3600', 60_000],
    ['a day', '86400', 60_000],
  ])('until %s: nobody sends until then', async (_, reset, ms) => {
    expect(await heard({ 'X-Left': '0', 'X-Reset': reset })).toEqual([['refused', ms]]);
  });

  it('for longer than a minute, if maxDelay is', async () => {
    const events = await heard({ 'X-Left': '0', 'X-Reset': '3600' }, { maxDelay: 120_000 });
    expect(events).toEqual([['refused', 120_000]]);
  });

  it('holds back all calls of the organization, of other clients too', async () => {
    const server = await hostileServer(EMPTY, success);
    const options = { organizationId: '9100001', limits: undefined };
    const first = clientOf(server, { ...options, limitHeaders });
    await first.taxes.delete('1');
    expect(await waitOf(first)).toBe(30);
    expect(await waitOf(clientOf(server, options))).toBe(30);
    expect(server.requests).toHaveLength(1);
  });

  it('is a wait for a turn: it is told, and not part of the default timeout', async () => {
    const server = await hostileServer(stating({ 'X-Left': '0', 'X-Reset': '1' }), success);
    const onWait = vi.fn();
    const client = createInventoryClient({
      baseUrl: server.url,
      organizationId: '9100002',
      accessToken: 'demo',
      limitHeaders,
      hooks: { onWait },
    });
    await client.taxes.delete('1');
    const start = performance.now();
    await client.taxes.delete('2');
    expect(performance.now() - start).toBeGreaterThan(900);
    expect(onWait).toHaveBeenCalledOnce();
    expect(onWait.mock.calls[0]![0].delay).toBeGreaterThan(0);
    expect(onWait.mock.calls[0]![0].delay).toBeLessThanOrEqual(1000);
  });

  it('holds back a client without limits', async () => {
    const client = clientOf(await hostileServer(EMPTY, success), { limitHeaders });
    await client.taxes.delete('1');
    expect(await waitOf(client)).toBe(30);
  });

  it('holds back what shares a folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await holdBackAcross(() => fileLimiter({ path: folder }));
  });

  it.skipIf(!hasRedis)('holds back what shares a Redis', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    await holdBackAcross(() => redisLimiter({ run: redis.run, organizationId: '10234695' }));
  });

  /** Two clients with a limiter each, as two processes have them. */
  async function holdBackAcross(newLimiter: () => Limiter) {
    const server = await hostileServer(stating({ 'X-Limit': '60', 'X-Left': '0', 'X-Reset': '30' }), success);
    const client = () => clientOf(server, { limits: undefined, limitHeaders, limiter: newLimiter() });
    const [first, second] = [client(), client()];
    await first.taxes.delete('1');
    // The news is stored with the next report.
    await vi.waitFor(async () => expect(await waitOf(first)).toBeGreaterThan(25));
    expect(await waitOf(second)).toBeGreaterThan(25);
    expect(server.requests).toHaveLength(1);
  }
});

describe('what makes no sense is ignored', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['some left', { 'X-Left': '1', 'X-Reset': '30' }],
    ['an empty text', { 'X-Left': '', 'X-Reset': '30' }],
    ['less than none', { 'X-Left': '-1', 'X-Reset': '30' }],
    ['half a request', { 'X-Left': '0.0', 'X-Reset': '30' }],
    ['a word', { 'X-Left': 'none', 'X-Reset': '30' }],
    ['the header twice', { 'X-Left': '0, 0', 'X-Reset': '30' }],
    ['no reset', { 'X-Left': '0' }],
    ['a reset of now', { 'X-Left': '0', 'X-Reset': '0' }],
    ['a reset in words', { 'X-Left': '0', 'X-Reset': 'in 5 minutes' }],
    ['a reset before now', { 'X-Left': '0', 'X-Reset': '-5' }],
    ['a time in the past', { 'X-Left': '0', 'X-Reset': String(NOW / 1000 - 20) }],
    ['a date in the past', { 'X-Left': '0', 'X-Reset': 'Sun, 06 Nov 1994 08:49:37 GMT' }],
    ['more than a day', { 'X-Left': '0', 'X-Reset': '86401' }],
    ['a time in more than a day', { 'X-Left': '0', 'X-Reset': String(NOW / 1000 + 86_401) }],
    ['a huge number', { 'X-Left': '0', 'X-Reset': '9'.repeat(400) }],
    ['a limit of 0', { 'X-Limit': '0' }],
    ['a limit below 0', { 'X-Limit': '-5' }],
    ['a limit that is not whole', { 'X-Limit': '1.5' }],
    ['a limit in words', { 'X-Limit': '100;w=60' }],
  ])('%s', async (_, headers) => {
    expect(await heard(headers)).toEqual(['done']);
  });

  it('anything, unless it is asked for', async () => {
    expect(await heard({ 'X-Limit': '1', 'X-Left': '0', 'X-Reset': '30' }, { limitHeaders: undefined })).toEqual([
      'done',
    ]);
    const names = { remaining: 'RateLimit-Remaining', reset: 'X-Reset' };
    expect(await heard({ 'X-Limit': '1', 'X-Left': '0', 'X-Reset': '30' }, { limitHeaders: names })).toEqual(['done']);
  });

  it('what another origin says, to which a redirect leads', async () => {
    const other = await hostileServer(stating({ 'X-Limit': '1', 'X-Left': '0', 'X-Reset': '30' }));
    const { limiter, events } = recordingLimiter();
    const server = await hostileServer(answer('', { status: 302, headers: { Location: `${other.url}/taxes` } }));
    await clientOf(server, { limiter, limits: undefined, limitHeaders }).taxes.get('7');
    expect(events).toEqual(['done', 'done']);
  });
});

describe('the limit that a response states', () => {
  it('is heard before the turn ends', async () => {
    expect(await heard({ 'X-Limit': '60' })).toEqual([['allow', 60], 'done']);
  });

  it('is kept if it is the lower one, by all clients of the organization, until the service states another', async () => {
    const limits = ['3', 'many', '5', '1000', '1'].map((limit) => stating({ 'X-Limit': limit }));
    const server = await hostileServer(...limits);
    const options = { organizationId: '9100003', limits: { perMinute: 10 } };
    const client = clientOf(server, { ...options, limitHeaders });
    const left: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      await client.taxes.delete('1');
      left.push(clientOf(server, options).budget().minute);
    }
    expect(left).toEqual([2, 1, 2, 6, 0]);
    expect(await waitOf(client)).toBe(60);
    expect(server.requests).toHaveLength(5);
  });

  it('is kept where there was none', async () => {
    const client = clientOf(await hostileServer(stating({ 'X-Limit': '2' })), { limitHeaders });
    await client.taxes.delete('1');
    await client.taxes.delete('2');
    expect(client.budget().minute).toBe(0);
    expect(await waitOf(client)).toBe(60);
  });

  it('is kept across processes', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await hostileServer(stating({ 'X-Limit': '2' }));
    const client = () => clientOf(server, { limits: undefined, limitHeaders, limiter: fileLimiter({ path: folder }) });
    const [first, second] = [client(), client()];
    await first.taxes.delete('1');
    await second.taxes.delete('1');
    expect(await waitOf(first)).toBeGreaterThan(55);
    expect(await waitOf(second)).toBeGreaterThan(55);
    expect(server.requests).toHaveLength(2);
  });
});

describe('a 429', () => {
  it.each<[string, Record<string, string>, number]>([
    ['the reset, without Retry-After', { 'X-Left': '0', 'X-Reset': '20' }, 20_000],
    ['the reset, whatever is left', { 'X-Left': '5', 'X-Reset': '20' }, 20_000],
    ["the reset, if Retry-After can't be read", { 'Retry-After': 'soon', 'X-Reset': '20' }, 20_000],
    ['Retry-After before the reset', { 'Retry-After': '7', 'X-Left': '0', 'X-Reset': '20' }, 7000],
    ['a minute, if neither can be read', { 'X-Left': '0', 'X-Reset': 'soon' }, 60_000],
  ])('says how long to wait: %s', async (_, headers, ms) => {
    const { limiter, events } = recordingLimiter();
    const server = await hostileServer(failure(429, { Date: DATE, ...headers }));
    const options = { limiter, limits: undefined, limitHeaders, retries: 0 };
    expect(await errorOf(clientOf(server, options).taxes.get('7'))).toMatchObject({ retryAfter: ms });
    if (ms < 60_000) expect(events).toEqual([['refused', ms]]);
  });

  it('is repeated after the reset', async () => {
    const server = await hostileServer(failure(429, { 'X-Reset': '1' }), success);
    const onRetry = vi.fn();
    await clientOf(server, { limitHeaders, hooks: { onRetry } }).taxes.delete('7');
    expect(onRetry.mock.calls.map(([{ delay }]) => delay)).toEqual([1000]);
  });

  it('alone is: no other status is repeated after the reset', async () => {
    const server = await hostileServer(failure(503, { 'X-Left': '5', 'X-Reset': '20' }), success);
    const onRetry = vi.fn();
    await clientOf(server, { limitHeaders, hooks: { onRetry } }).taxes.delete('7');
    expect(onRetry.mock.calls[0]![0].delay).toBeLessThanOrEqual(1);
  });
});

describe('the option limitHeaders', () => {
  const create = (limitHeaders: unknown, options: object = {}) =>
    createInventoryClient({
      baseUrl: 'http://127.0.0.1',
      organizationId: '7',
      accessToken: 'demo',
      limitHeaders: limitHeaders as never,
      ...options,
    });

  it.each([
    [{ remainng: 'X-Left' }, 'remainng is not one of limitHeaders. Did you mean remaining?'],
    [{ reset: 5 }, 'limitHeaders.reset must be the name of a header, but is 5'],
    [{ limit: 'X Limit' }, 'limitHeaders.limit must be the name of a header, but is "X Limit"'],
    [{ remaining: 'X-Left' }, 'limitHeaders.remaining needs limitHeaders.reset'],
    ['X-Left', 'limitHeaders must be an object, but is "X-Left"'],
    [null, 'limitHeaders must be an object, but is null'],
  ])('is checked: %j', (given, message) => {
    expect(() => create(given)).toThrow(new TypeError(message));
  });

  it('takes any of them that say something, and undefined', () => {
    for (const given of [undefined, {}, { limit: 'X-Limit', remaining: undefined }, { reset: 'X-Reset' }])
      expect(create(given)).toHaveProperty('taxes');
  });

  it('needs a limiter that can be told', () => {
    const { limiter } = recordingLimiter();
    expect(create({ limit: 'X-Limit' }, { limiter })).toHaveProperty('taxes');
    const { allow: _, ...deaf } = limiter;
    expect(create({ remaining: 'X-Left', reset: 'X-Reset' }, { limiter: deaf })).toHaveProperty('taxes');
    expect(() => create({ limit: 'X-Limit' }, { limiter: deaf })).toThrow(
      'limitHeaders.limit needs a limiter with an allow function',
    );
  });
});
