import { describe, expect, it, vi } from 'vitest';
import {
  AuthenticationError,
  BudgetError,
  ClosedError,
  type InventoryClient,
  mapRecords,
  NotFoundError,
  PermissionError,
  RateLimitError,
  RecordsError,
  TokenError,
} from '../../src/public/client.ts';
import { clientOf, failure, hostileServer, pages, silence, success } from '../support/hostile-server.ts';

const IDS = ['1', '2', '3', '4'];
const ENOUGH = new Error('Enough');

/** Deletes taxes one after another, and returns what was thrown, or else the results. */
async function deleteTaxes(client: ReturnType<typeof clientOf>): Promise<any> {
  return mapRecords(IDS, (id) => client.taxes.delete(id), { concurrency: 1 }).catch((error: unknown) => error);
}

describe('mapRecords with calls', () => {
  it.each([
    [401, AuthenticationError],
    [403, PermissionError],
    [429, RateLimitError],
  ])('ends at a %d', async (status, Class) => {
    const server = await hostileServer(success, failure(status));
    const error = await deleteTaxes(clientOf(server, { retries: 0 }));
    expect(error).toBeInstanceOf(RecordsError);
    expect(error.cause).toBeInstanceOf(Class);
    expect(error).toMatchObject({ index: 1, record: '2' });
    expect(error.results.map(({ status }: { status: string }) => status)).toEqual(['fulfilled']);
  });

  it('ends when there is no token, when the requests of the day are used up, and when the client is closed', async () => {
    const server = await hostileServer(success);
    const accessToken = () => Promise.reject(new Error('No token'));
    expect((await deleteTaxes(clientOf(server, { accessToken }))).cause).toBeInstanceOf(TokenError);
    const day = await deleteTaxes(clientOf(server, { organizationId: '7000123', limits: { perDay: 2 } }));
    expect(day.cause).toBeInstanceOf(BudgetError);
    expect(day.index).toBe(2);
    const closed = clientOf(server);
    closed.close();
    expect((await deleteTaxes(closed)).cause).toBeInstanceOf(ClosedError);
  });

  it.each([undefined, ENOUGH])('throws the reason of its signal, which the calls share: %s', async (reason) => {
    const server = await hostileServer(success, silence);
    const { taxes } = clientOf(server);
    const stop = new AbortController();
    const { signal } = stop;
    const run = mapRecords(IDS, (id) => taxes.delete(id, { signal }), { concurrency: 1, signal });
    const thrown = run.catch((error: unknown) => error);
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    stop.abort(reason);
    expect(await thrown).toBe(signal.reason);
  });

  it.each<[string, (inventory: InventoryClient, signal: AbortSignal) => Promise<unknown>]>([
    ['its calls', ({ taxes }, signal) => mapRecords(IDS, (id) => taxes.delete(id, { signal }))],
    ['its list', ({ taxes }, signal) => mapRecords(taxes.list({}, { signal }), () => 1)],
  ])('throws what a signal of %s throws', async (_, run) => {
    const server = await hostileServer(silence);
    const stop = new AbortController();
    const thrown = run(clientOf(server), stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(0));
    stop.abort();
    expect(await thrown).toBe(stop.signal.reason);
  });

  it.each([400, 404, 500])('goes on after a %d', async (status) => {
    const server = await hostileServer(success, failure(status), success);
    const results = await deleteTaxes(clientOf(server, { retries: 0 }));
    expect(results.map(({ status }: { status: string }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    if (status === 404) expect(results[1].reason).toBeInstanceOf(NotFoundError);
  });

  it('reads a list no further than needed, and says how far it came when it breaks', async () => {
    const server = await hostileServer(
      pages((page) => ({ records: [{ item_id: `${page}` }], more: true })),
      pages((page) => ({ records: [{ item_id: `${page}` }], more: true })),
      failure(500),
    );
    const { items } = clientOf(server, { retries: 0 });
    const error = await mapRecords(items.list(), async ({ item_id }) => item_id).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'RecordsError', cause: { status: 500 }, record: undefined });
    expect((error as RecordsError).results.map((result) => result.status === 'fulfilled' && result.value)).toEqual([
      '1',
      '2',
    ]);
  });
});
