import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServers } from '../../src/mcp/index.ts';
import { contract } from '../support/document.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls of a service keep to 100 a minute, whichever client makes them', async () => {
  let sent = 0;
  vi.stubGlobal('fetch', () => {
    sent += 1;
    return Promise.resolve(Response.json({ code: 0, message: 'success', taxes: [] }));
  });
  const target = {
    baseUrl: 'https://inventory.example.com/inventory/v1',
    // Clients of one organization share their limits, also with other tests of this process.
    organizationId: '60100',
    accessToken: 'demo',
    allowed: new Set<string>(),
  };
  const servers = createServers({ version: '1', contract, target, site: () => ({}) });
  const clients = await Promise.all(
    ['one', 'other'].map(async (name) => {
      const [ours, theirs] = InMemoryTransport.createLinkedPair();
      await servers().connect(theirs);
      const client = new Client({ name, version: '1' });
      await client.connect(ours);
      return client;
    }),
  );
  const list = { name: 'call', arguments: { operationId: 'listTaxes' } };
  const calls = Array.from({ length: 101 }, (_, index) =>
    clients[index % 2]!.callTool(list, undefined, { timeout: 600_000 }),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toBe(100);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(calls);
  expect(sent).toBe(101);
});
