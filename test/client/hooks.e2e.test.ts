import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { Hooks } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  answer,
  badGateway,
  clientOf,
  errorOf,
  failure,
  hostileServer,
  pages,
  reset,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

type Told = [keyof Hooks, Record<string, unknown>];

const NAMES = ['onRequest', 'onResponse', 'onRetry', 'onWait'] as const;

/** What is told of every call. */
const CALL = { id: expect.any(Number), mayHaveHappened: expect.any(Boolean) };

/** Hooks that write down what they are told. */
function recorder(): { told: Told[]; hooks: Hooks } {
  const told: Told[] = [];
  const hooks = Object.fromEntries(
    NAMES.map((name) => [name, (event: Record<string, unknown>) => told.push([name, event])]),
  );
  return { told, hooks };
}

describe('hooks', () => {
  it('are told of a request and its response', async () => {
    const server = await hostileServer(success);
    const { told, hooks } = recorder();
    await clientOf(server, { hooks }).taxes.delete('7');
    const call = {
      ...CALL,
      headers: expect.any(Headers),
      operationId: 'deleteTax',
      method: 'DELETE',
      url: `${server.url}/settings/taxes/7?organization_id=10234695`,
      attempts: 1,
    };
    expect(told).toEqual([
      ['onRequest', call],
      ['onResponse', { ...call, status: 200, duration: expect.any(Number) }],
    ]);
    expect(told[1]![1]['duration']).toBeGreaterThan(0);
  });

  it('are told of every repetition, why and after how long', async () => {
    const server = await hostileServer(badGateway, reset, failure(429, { 'Retry-After': '1' }), success);
    const { told, hooks } = recorder();
    await clientOf(server, { hooks, retries: 3 }).taxes.delete('7');
    expect(told.map(([name, { attempts, status }]) => [name, attempts, status])).toEqual([
      ['onRequest', 1, undefined],
      ['onResponse', 1, 502],
      ['onRetry', 1, undefined],
      ['onRequest', 2, undefined],
      ['onRetry', 2, undefined],
      ['onRequest', 3, undefined],
      ['onResponse', 3, 429],
      ['onRetry', 3, undefined],
      ['onRequest', 4, undefined],
      ['onResponse', 4, 200],
    ]);
    const retries = told.filter(([name]) => name === 'onRetry').map(([, event]) => event);
    expect(retries.map(({ reason }) => reason)).toEqual([502, expect.any(TypeError), 429]);
    expect(retries[0]!['delay']).toBeLessThanOrEqual(1);
    expect(retries[2]!['delay']).toBe(1000);
  });

  it('are told of the repetition after a 401', async () => {
    const server = await hostileServer(failure(401), success);
    const { told, hooks } = recorder();
    await clientOf(server, { hooks, accessToken: () => 'demo', retries: 0 }).taxes.delete('7');
    expect(told.map(([name]) => name)).toEqual(['onRequest', 'onResponse', 'onRetry', 'onRequest', 'onResponse']);
    expect(told[2]![1]).toMatchObject({ operationId: 'deleteTax', delay: 0, reason: 401, attempts: 1 });
  });

  it('are told of no repetition when there is none', async () => {
    const server = await hostileServer(badGateway);
    const { told, hooks } = recorder();
    await errorOf(clientOf(server, { hooks, retries: 0 }).taxes.delete('7'));
    expect(told.map(([name]) => name)).toEqual(['onRequest', 'onResponse']);
  });

  it('are told of a wait, once, before the request, and of none that does not happen', async () => {
    const server = await hostileServer(success);
    const { told, hooks } = recorder();
    const { taxes } = clientOf(server, { hooks, limits: { perMinute: 1 }, organizationId: '9000023' });
    await taxes.delete('1');
    await errorOf(taxes.delete('2', { signal: AbortSignal.timeout(50) }));
    await errorOf(taxes.delete('3', { timeout: 50 }));
    expect(told.map(([name]) => name)).toEqual(['onRequest', 'onResponse', 'onWait']);
    expect(told[2]![1]).toMatchObject({ operationId: 'deleteTax', attempts: 0 });
    expect(told[2]![1]['delay']).toBeGreaterThan(50_000);
    expect(told[2]![1]['delay']).toBeLessThanOrEqual(60_000);
  });

  it('are told of every page of a list, and of path calls', async () => {
    const server = await hostileServer(pages((page) => ({ records: [{ item_id: `${page}` }], more: page < 3 })));
    const { told, hooks } = recorder();
    const client = clientOf(server, { hooks });
    const http = httpOf(client);
    const { items } = client;
    for await (const item of items.list()) expect(item).toBeDefined();
    await http.GET('/items', { params: { query: { organization_id: '1' } } });
    const sent = told
      .filter(([name]) => name === 'onRequest')
      .map(([, { operationId, url }]) => [operationId, new URL(String(url)).searchParams.get('page')]);
    expect(sent).toEqual([
      ['listItems', null],
      ['listItems', '2'],
      ['listItems', '3'],
      [undefined, null],
    ]);
  });

  it('are called on their object', async () => {
    const server = await hostileServer(success);
    class Counter implements Hooks {
      count = 0;
      onRequest(): void {
        this.count += 1;
      }
    }
    const hooks = new Counter();
    await clientOf(server, { hooks }).taxes.delete('7');
    expect(hooks.count).toBe(1);
  });

  it('do not change the call: each is given an object of its own', async () => {
    const server = await hostileServer(failure(404));
    const spoil = (event: object): void =>
      void Object.assign(event, { operationId: 'x', url: 'x', method: 'x', attempts: 50 });
    const hooks = Object.fromEntries(NAMES.map((name) => [name, spoil]));
    expect(await errorOf(clientOf(server, { hooks }).taxes.delete('7'))).toMatchObject({
      operationId: 'deleteTax',
      method: 'DELETE',
      attempts: 1,
    });
  });

  it('do not break the call when they throw, at once or later', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    try {
      const throwing = NAMES.map((name) => [
        name,
        () => {
          throw new Error(name);
        },
      ]);
      const rejecting = NAMES.map((name) => [
        name,
        async () => {
          throw new Error(name);
        },
      ]);
      for (const [index, hooks] of [throwing, rejecting].entries()) {
        const server = await hostileServer(badGateway, failure(401), success);
        const { taxes, budget } = clientOf(server, {
          hooks: Object.fromEntries(hooks),
          accessToken: () => 'demo',
          limits: { perMinute: 3 },
          organizationId: `9000025${index}`,
        });
        await taxes.delete('7');
        expect(await errorOf(taxes.delete('8', { timeout: 50 }))).toMatchObject({ name: 'TimeoutError' });
        expect(budget()).toMatchObject({ day: 2497, waiting: 0 });
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(rejected).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', rejected);
    }
  });

  it('never see the token', async () => {
    const server = await hostileServer(badGateway, reset, failure(429), failure(401), answer({ code: 0 }));
    const { told, hooks } = recorder();
    const client = clientOf(server, {
      hooks,
      retries: 5,
      accessToken: () => TOKEN,
      limits: { perMinute: 5 },
      organizationId: '9000024',
    });
    await client.taxes.create({ tax_name: 'VAT', tax_percentage: 5 }).catch(() => undefined);
    await client.taxes.delete('7');
    await errorOf(client.taxes.delete('8', { signal: AbortSignal.timeout(30) }));
    expect(new Set(told.map(([name]) => name))).toEqual(new Set(NAMES));
    for (const [, event] of told) {
      expect(inspect(event, { depth: 20, showHidden: true })).not.toContain(TOKEN);
      expect(JSON.stringify(event)).not.toContain(TOKEN);
    }
  });
});

describe('an own fetch', () => {
  it('is given a whole Request, and its answer is treated like any other', async () => {
    const requests: Request[] = [];
    const fetch = async (request: Request) => {
      requests.push(request);
      return requests.length === 1 ? new Response('', { status: 503 }) : Response.json({ code: 0, tax: { tax_id: 5 } });
    };
    const { taxes } = clientOf({ url: 'https://inventory.test/v1/' }, { fetch });
    expect(await taxes.update('5', { tax_name: 'VAT', tax_percentage: 5 })).toEqual({ code: 0, tax: { tax_id: '5' } });
    expect(requests).toHaveLength(2);
    const [, request] = requests;
    expect([request!.method, request!.url]).toEqual([
      'PUT',
      'https://inventory.test/v1/settings/taxes/5?organization_id=10234695',
    ]);
    expect(request!.headers.get('authorization')).toBe(`Service-oauthtoken ${TOKEN}`);
    expect(await request!.json()).toEqual({ tax_name: 'VAT', tax_percentage: 5 });
    expect(request!.signal).toBeInstanceOf(AbortSignal);
  });
});
