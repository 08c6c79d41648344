import { getEventListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ClosedError, type InventoryClient, InventoryError, TimeoutError } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  type Answer,
  after,
  answer,
  badGateway,
  clientOf,
  errorOf,
  failure,
  type HostileServer,
  hostileServer,
  pages,
  partly,
  silence,
  success,
} from '../support/hostile-server.ts';
import { openTimers } from '../support/open-timers.ts';

const ENOUGH = new Error('enough');

/** What can hold up a call for ever, and how many requests have been sent when it does. */
const HELD_UP: [string, Answer[], number][] = [
  ['a service that does not answer', [silence], 1],
  ['a body that does not end', [partly('{"code":0,')], 1],
  ['a wait before a repetition', [failure(503, { 'Retry-After': '20' })], 1],
  ['a repetition', [badGateway, silence], 2],
];

/** A stream that gives a chunk and then nothing, and tells why it was cancelled. */
function endless() {
  const cancelled = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    start: (control) => control.enqueue(new Uint8Array(3)),
    cancel: cancelled,
  });
  return { stream, cancelled };
}

afterEach(() => void vi.restoreAllMocks());

/** Waits until the service has got so many requests and the client has had the time to go on. */
async function reached(server: HostileServer, requests: number): Promise<void> {
  await vi.waitFor(() => expect(server.requests).toHaveLength(requests), { interval: 2, timeout: 5000 });
  await sleep(30);
}

// The first request of a process takes long, which is not to be taken for a timeout.
it('is no matter for a call that is answered', async () => {
  await clientOf(await hostileServer(success)).taxes.delete('7', {
    timeout: 30_000,
    signal: new AbortController().signal,
  });
});

describe('the timeout', () => {
  // A wait that is longer than the time left does not begin. A busy machine needs a second to send a request.
  it.each(HELD_UP.filter(([name]) => !name.includes('wait')))('covers %s', async (_, answers, requests) => {
    const server = await hostileServer(...answers);
    const error = await errorOf(clientOf(server, { timeout: 3000 }).taxes.get('7'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ operationId: 'getTax', method: 'GET', attempts: requests });
    expect(error.message).toBe('No response within 3000 ms');
    expect(server.requests).toHaveLength(requests);
  });

  // The second request begins after the first, so it is what runs out of time, however slow the machine.
  it('covers all requests of a call together, each of which is in time', async () => {
    const server = await hostileServer(after(100, badGateway), after(2950, badGateway));
    const error = await errorOf(clientOf(server, { timeout: 3000, retries: 20 }).taxes.get('7'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ attempts: 2 });
    expect(server.requests).toHaveLength(2);
  });

  it('covers reading a stream that is to be uploaded, and cancels it', async () => {
    const server = await hostileServer(success);
    const { stream, cancelled } = endless();
    const error = await errorOf(clientOf(server).invoices.addAttachment('7', { attachment: stream }, { timeout: 30 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(0);
  });

  it('covers an own fetch that does not heed signals', async () => {
    const fetch = () => new Promise<Response>(() => undefined);
    expect(
      await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch }).taxes.get('7', { timeout: 30 })),
    ).toBeInstanceOf(TimeoutError);
  });

  it('holds for path calls', async () => {
    const server = await hostileServer(silence);
    const call = httpOf(clientOf(server, { timeout: 30 })).GET('/settings/taxes', {
      params: { query: { organization_id: '1' } },
    });
    expect(await errorOf(call)).toBeInstanceOf(TimeoutError);
  });

  it('of a call goes before that of the client', async () => {
    const server = await hostileServer(after(60, success));
    const { taxes } = clientOf(server, { timeout: 5 });
    await taxes.get('7', { timeout: 10_000 });
    expect(await errorOf(taxes.get('7'))).toBeInstanceOf(TimeoutError);
  });

  it.each([Infinity, 2 ** 31, 2 ** 40])('of %d ms, more than a timer takes, is none', async (timeout) => {
    const server = await hostileServer(after(20, success));
    await clientOf(server, { timeout }).taxes.get('7');
    await httpOf(clientOf(server, { timeout })).GET('/settings/taxes', { params: { query: { organization_id: '1' } } });
  });
});

describe('a signal', () => {
  it.each(HELD_UP)('aborts %s', async (_, answers, requests) => {
    const server = await hostileServer(...answers);
    const stop = new AbortController();
    const onEnd = vi.fn();
    const call = errorOf(clientOf(server, { hooks: { onEnd } }).taxes.get('7', { signal: stop.signal }));
    await reached(server, requests);
    stop.abort(ENOUGH);
    expect(await call).toBe(ENOUGH);
    const info = { operationId: 'getTax', method: 'GET', attempts: requests, error: ENOUGH };
    expect(onEnd.mock.calls).toEqual([[expect.objectContaining(info)]]);
    await sleep(20);
    expect(server.requests).toHaveLength(requests);
  });

  it('breaks the connection off', async () => {
    const server = await hostileServer(silence);
    const stop = new AbortController();
    const call = errorOf(clientOf(server).taxes.get('7', { signal: stop.signal }));
    await reached(server, 1);
    stop.abort();
    await call;
    await vi.waitFor(() => expect(server.brokenOff).toBe(1), { timeout: 5000 });
  });

  it.each<[string, (inventory: InventoryClient, signal: AbortSignal) => PromiseLike<unknown>]>([
    ['a method', ({ taxes }, signal) => taxes.get('7', { signal })],
    ['a list', ({ items }, signal) => items.list({}, { signal })],
    ['an iteration', ({ items }, signal) => items.list({}, { signal })[Symbol.asyncIterator]().next()],
    ['an upload', ({ invoices }, signal) => invoices.addAttachment('7', { attachment: new Blob(['x']) }, { signal })],
    ['a download', ({ invoices }, signal) => invoices.getAttachment('7', { signal })],
    [
      'a path call',
      (client, signal) =>
        httpOf(client).GET('/settings/taxes', { params: { query: { organization_id: '1' } }, signal }),
    ],
  ])('that has aborted lets %s send nothing', async (_, call) => {
    const server = await hostileServer(success);
    const accessToken = vi.fn(() => 'demo');
    const error = await errorOf(call(clientOf(server, { accessToken }), AbortSignal.abort(ENOUGH)));
    expect(error).toBe(ENOUGH);
    expect(accessToken).not.toHaveBeenCalled();
    expect(server.requests).toHaveLength(0);
  });

  it('aborts the wait for a token, for its own call alone', async () => {
    const server = await hostileServer(success);
    let give!: (token: string) => void;
    const token = new Promise<string>((resolve) => (give = resolve));
    const { taxes } = clientOf(server, { accessToken: () => token });
    const stop = new AbortController();
    const call = errorOf(taxes.get('7', { signal: stop.signal }));
    const other = taxes.delete('8');
    await sleep(5);
    stop.abort(ENOUGH);
    expect(await call).toBe(ENOUGH);
    give('demo');
    await other;
    expect(server.requests.map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('ends an iteration before the next page', async () => {
    const server = await hostileServer(pages((page) => ({ records: [{ item_id: `${page}` }], more: true })));
    const stop = new AbortController();
    const ids: (string | undefined)[] = [];
    const iterate = async () => {
      for await (const item of clientOf(server).items.list({}, { signal: stop.signal }))
        if (ids.push(item.item_id) === 3) stop.abort(ENOUGH);
    };
    expect(await errorOf(iterate())).toBe(ENOUGH);
    expect(ids).toEqual(['1', '2', '3']);
    expect(server.requests).toHaveLength(3);
  });

  it('aborts an iteration while it waits for a page', async () => {
    const server = await hostileServer(
      pages(() => ({ records: [{ item_id: '1' }], more: true })),
      silence,
    );
    const stop = new AbortController();
    const iterate = async () => {
      for await (const { data } of clientOf(server).items.list({}, { signal: stop.signal }).pages())
        expect(data.items).toHaveLength(1);
    };
    const call = errorOf(iterate());
    await reached(server, 2);
    stop.abort(ENOUGH);
    expect(await call).toBe(ENOUGH);
  });

  it('aborts reading a stream that is to be uploaded, and cancels it', async () => {
    const server = await hostileServer(success);
    const { stream, cancelled } = endless();
    const stop = new AbortController();
    const call = errorOf(clientOf(server).invoices.addAttachment('7', { attachment: stream }, { signal: stop.signal }));
    await sleep(5);
    stop.abort(ENOUGH);
    expect(await call).toBe(ENOUGH);
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(0);
  });

  it.each<[string, () => AbortSignal]>([
    ['without a reason', () => AbortSignal.abort()],
    ['with a time', () => AbortSignal.timeout(30)],
    ['with another', () => AbortSignal.abort(ENOUGH)],
    ['with a reason that is no error', () => AbortSignal.abort('enough')],
    ['with null', () => AbortSignal.abort(null)],
  ])('%s throws what fetch throws', async (_, newSignal) => {
    const server = await hostileServer(silence);
    const signal = newSignal();
    const thrown = await errorOf(clientOf(server).taxes.get('7', { signal }));
    expect(thrown).toBe(signal.reason);
    expect(thrown).toBe(await errorOf(fetch(server.url, { signal })));
  });

  it('that many calls share aborts them all, without a warning of Node', async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    const server = await hostileServer(silence);
    const stop = new AbortController();
    const calls = Array.from({ length: 30 }, (_, id) =>
      errorOf(clientOf(server).taxes.get(String(id), { signal: stop.signal })),
    );
    await reached(server, 30);
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
    stop.abort(ENOUGH);
    for (const error of await Promise.all(calls)) expect(error).toBe(ENOUGH);
    await sleep(5);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('nothing is left of a call', () => {
  const STORM = failure(429, { 'Retry-After': '20' });

  it.each<[string, Answer[], { timeout?: number; abortAfter?: number }]>([
    ['that succeeds', [success], {}],
    ['that is repeated', [badGateway, success], {}],
    ['that is refused', [failure(404)], {}],
    ["that can't be read", [answer('<html>')], {}],
    ['that times out in a request', [silence], { timeout: 30 }],
    ["that can't wait as long as it should", [STORM], { timeout: 250 }],
    ['that is aborted in a request', [silence], { abortAfter: 30 }],
    ['that is aborted in a wait', [STORM], { timeout: 60_000, abortAfter: 250 }],
  ])('%s', async (_, answers, { timeout = 10_000, abortAfter }) => {
    const server = await hostileServer(...answers);
    const open = openTimers();
    const stop = new AbortController();
    if (abortAfter !== undefined) void sleep(abortAfter).then(() => stop.abort());
    const call = clientOf(server).taxes.delete('7', { timeout, signal: stop.signal });
    expect(open()).toHaveLength(1);
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
    const result = await call.catch((error: unknown) => error);
    if (abortAfter !== undefined) expect(result).toBe(stop.signal.reason);
    else if (result instanceof Error) expect(result).toBeInstanceOf(InventoryError);
    expect(open()).toEqual([]);
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0);
  });
});

it('a call that ends before it is sent leaves no timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = openTimers();
  const client = clientOf({ url: 'http://127.0.0.1' });
  const http = httpOf(client);
  const { taxes, close } = client;
  const params = { path: { tax_id: '7' } };
  const signal = AbortSignal.abort();
  expect(await errorOf(taxes.get('7', { signal }))).toBe(signal.reason);
  expect(await errorOf(http.GET('/settings/taxes/{tax_id}', { params, signal }))).toBe(signal.reason);
  expect(await errorOf(taxes.get({} as never))).toBeInstanceOf(TypeError);
  close();
  expect(await errorOf(taxes.get('7'))).toBeInstanceOf(ClosedError);
  expect(open()).toEqual([]);
});
