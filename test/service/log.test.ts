import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type LogEntry, redactUrl } from '../../src/service/log.ts';
import type { Engine } from '../../src/service/service-engine.ts';
import { callOf, operationOf, TOKEN } from '../support/mock-calls.ts';
import { openService } from '../support/service.ts';

const call = callOf(operationOf('listTaxes'));
const url = `/inventory/v1${call.path}`;
const duration = expect.any(Number);

describe('each request', () => {
  it('is logged, and never its token', async () => {
    const { send, sendTo, log } = await openService();
    for (const headers of [TOKEN, { Authorization: 'Bearer secret' }]) await send({ ...call, headers });
    await sendTo('/nowhere', { method: 'PUT', headers: TOKEN });
    await sendTo('/nowhere', {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'GET' },
    });
    await sendTo('/nowhere', { method: 'OPTIONS', headers: { Origin: 'x', 'Access-Control-Request-Method': 'GET' } });
    expect(log).toEqual([
      { method: 'GET', url, status: 200, duration, operationId: 'listTaxes' },
      { method: 'GET', url, status: 401, duration, operationId: 'listTaxes', refusal: 'token' },
      { method: 'PUT', url: '/nowhere', status: 404, duration, refusal: 'unknown-url' },
      { method: 'OPTIONS', url: '/nowhere', status: 204, duration },
      { method: 'OPTIONS', url: '/nowhere', status: 403, duration, refusal: 'foreign-origin' },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|demo/);
  });
});

describe('a URL in a log', () => {
  it.each(['token', 'api_key', 'apiKey', 'key', 'jwt', 'session', 'x-sandbox-control', 'password'])(
    'masks %s',
    (name) => {
      expect(redactUrl(`/a?b=1&${name}=s3cret&c=2`)).toBe(`/a?b=1&${name}=REDACTED&c=2`);
    },
  );

  it.each(['keyword', 'author', 'sort_column', 'monkey'])('shows %s', (name) => {
    expect(redactUrl(`/a?${name}=x`)).toBe(`/a?${name}=x`);
  });
});

describe('an engine that fails', () => {
  const boom = new Error('out of order');
  it.each<[string, Engine['answer']]>([
    [
      'at once',
      () => {
        throw boom;
      },
    ],
    ['later', () => Promise.reject(boom)],
  ])('%s is answered and logged, and the service goes on', async (_, answer) => {
    const { send, log } = await openService({ engine: { answer } });
    const response = await send(call);
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([500, 'failure']);
    const message = 'The mock failed because of a bug: out of order';
    expect(await response.json()).toEqual({ code: 50025, message, errors: [{ message }] });
    expect((await send(call)).status).toBe(500);
    expect(log.map(({ error }) => error)).toEqual([boom, boom]);
  });
});

describe('a log function', () => {
  let printed: MockInstance<typeof console.error>;
  beforeEach(() => {
    printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => printed.mockRestore());

  it.each<[string, (entry: LogEntry) => unknown]>([
    [
      'throws',
      () => {
        throw new Error('disk full');
      },
    ],
    ['rejects', () => Promise.reject(new Error('disk full'))],
  ])('that %s is reported, and the request answered all the same', async (_, log) => {
    const { send } = await openService({ log: log as (entry: LogEntry) => void });
    expect((await send(call)).status).toBe(200);
    await expect.poll(() => printed.mock.calls).toEqual([['The log function failed:', new Error('disk full')]]);
  });
});
