import { describe, expect, it, vi } from 'vitest';
import { BudgetError, createInventoryClient, TimeoutError } from '../../src/public/client.ts';
import { badGateway, clientOf, errorOf, hostileServer, success } from '../support/hostile-server.ts';

const HOUR = 60 * 60_000;

describe('the limits of a client', () => {
  it('are those of its plan', () => {
    const budget = (organizationId: string, plan = {}) =>
      createInventoryClient({ baseUrl: 'http://127.0.0.1', organizationId, accessToken: 'demo', ...plan }).budget();
    expect(budget('9000101')).toEqual({ minute: 100, day: 2500, waiting: 0 });
    expect(budget('9000102', { plan: 'free' })).toEqual({ minute: 100, day: 1500, waiting: 0 });
  });

  it('are shared by all clients of an organization, and by no others', async () => {
    const server = await hostileServer(success);
    const limits = { perDay: 10 };
    const one = clientOf(server, { organizationId: '9000014', limits });
    const two = clientOf({ url: `${server.url}/` }, { organizationId: '9000014', limits });
    const other = clientOf(server, { organizationId: '9000015', limits });
    await Promise.all([one.taxes.delete('1'), two.taxes.delete('2')]);
    expect([one, two, other].map((client) => client.budget().day)).toEqual([8, 8, 10]);
  });

  it('count every repetition', async () => {
    const server = await hostileServer(badGateway, badGateway, success);
    const client = clientOf(server, { organizationId: '9000016', limits: { perDay: 10 } });
    await client.taxes.delete('1');
    expect(client.budget().day).toBe(7);
  });

  it('reject with a clear error when the requests of the day are used up', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId: '9000017', limits: { perDay: 1 } });
    const before = Date.now();
    await client.taxes.delete('1');
    const error = await errorOf(client.taxes.delete('2'));
    expect(error).toBeInstanceOf(BudgetError);
    expect(error).toMatchObject({ operationId: 'deleteTax', attempts: 0 });
    expect(error.message).toMatch(/^Today's requests are used up\. The next one can be sent at \d{4}-/);
    expect(error.availableAt.getTime()).toBeGreaterThanOrEqual(before + 24 * HOUR);
    expect(error.availableAt.getTime()).toBeLessThanOrEqual(Date.now() + error.retryAfter);
    expect(error.retryAfter).toBeGreaterThan(24 * HOUR - 60_000);
    expect(error.retryAfter).toBeLessThanOrEqual(24 * HOUR + 1);
    const { retryAfter, availableAt } = error;
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ retryAfter, availableAt: availableAt.toISOString() });
    expect(server.requests).toHaveLength(1);
  });

  it('leave no request of the minute once those of the day are used up', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId: '9000031', limits: { perDay: 3 } });
    expect(client.budget()).toEqual({ minute: 3, day: 3, waiting: 0 });
    for (const id of ['1', '2', '3']) await client.taxes.delete(id);
    expect(client.budget()).toEqual({ minute: 0, day: 0, waiting: 0 });
  });

  it('let a waiting call be aborted, which loses no turn', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId: '9000018', limits: { perMinute: 1 } });
    await client.taxes.delete('1');
    const stop = new AbortController();
    const aborted = errorOf(client.taxes.delete('2', { signal: stop.signal }));
    await vi.waitFor(() => expect(client.budget().waiting).toBe(1));
    stop.abort();
    expect(await aborted).toBe(stop.signal.reason);
    expect(client.budget()).toEqual({ minute: 0, day: 2499, waiting: 0 });
    expect(server.requests).toHaveLength(1);
  });

  it('fail a call at once whose turn comes after a timeout of its own or of its client', async () => {
    const server = await hostileServer(success);
    const limits = { perMinute: 1 };
    const client = clientOf(server, { organizationId: '9000019', limits });
    const hasty = clientOf(server, { organizationId: '9000019', limits, timeout: 50_000 });
    await client.taxes.delete('1');
    for (const call of [client.taxes.delete('2', { timeout: 50_000 }), hasty.taxes.delete('3')]) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ operationId: 'deleteTax', attempts: 0 });
      expect(error.message).toBe("The call's turn comes in 60 s, after its timeout of 50000 ms");
    }
    expect(client.budget()).toEqual({ minute: 0, day: 2499, waiting: 0 });
    expect(server.requests).toHaveLength(1);
  });

  it('can be switched off', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { limits: false });
    await Promise.all(Array.from({ length: 150 }, (_, id) => client.taxes.delete(String(id))));
    expect(client.budget()).toEqual({ minute: Infinity, day: Infinity, waiting: 0 });
  });
});
