import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createMockEngine } from '../../src/mock/mock-engine.ts';
import { createInventoryClient } from '../../src/public/client.ts';
import { createFetch } from '../../src/service/fetch.ts';
import { contract, operations } from '../support/document.ts';
import { callOf, operationOf } from '../support/mock-calls.ts';
import { openService } from '../support/service.ts';

const { service } = await openService({ engine: await createMockEngine(contract, { seed: '1' }) });
const echoing = createFetch((await openService()).service);
const fetchOf = createFetch(service);
const ORIGIN = 'https://inventory.example.com/inventory/v1';

const requestOf = (operation: (typeof operations)[number]): Request => {
  const { path, ...init } = callOf(operation);
  return new Request(ORIGIN + path, init);
};

describe('a fetch that a service answers', () => {
  it.each(operations)('answers $id', async (operation) => {
    const response = await fetchOf(requestOf(operation));
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([Number(operation.successStatus), null]);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
  });

  it('is what the client calls', async () => {
    const inventory = createInventoryClient({
      organizationId: '10234695',
      accessToken: 'demo',
      baseUrl: ORIGIN,
      fetch: fetchOf,
    });
    const { tax } = await inventory.taxes.create({ tax_name: 'VAT', tax_percentage: 12.5 });
    expect(tax).toBeDefined();
    const names: unknown[] = [];
    for await (const item of inventory.items.list()) names.push(item.name);
    expect(names).toContain('Steel Water Bottle 1 L');
  });

  it('passes on path, query and body', async () => {
    const request = new Request(`${ORIGIN}/settings/taxes/7?organization_id=1#part`, {
      ...callOf(operationOf('updateTax')),
      body: '{"tax_name":"a"}',
    });
    expect(await (await echoing(request)).json()).toMatchObject({
      id: 'updateTax',
      path: { tax_id: '7' },
      query: { organization_id: '1' },
      body: { tax_name: 'a' },
    });
  });

  it('gives answers without a body', async () => {
    const options = await fetchOf(new Request(`${ORIGIN}/organizations`, { method: 'OPTIONS' }));
    expect([options.status, options.body, options.headers.get('allow')]).toEqual([204, null, 'GET, HEAD, OPTIONS']);
    const head = await fetchOf(
      new Request(`${ORIGIN}/organizations`, { ...callOf(operationOf('listOrganizations')), method: 'HEAD' }),
    );
    expect([head.status, head.body]).toEqual([200, null]);
  });

  it('refuses a body that is compressed', async () => {
    const { path, ...init } = callOf(operationOf('createTax'));
    const headers = { ...init.headers, 'Content-Encoding': 'gzip' };
    const response = await fetchOf(new Request(ORIGIN + path, { ...init, headers, body: gzipSync('{}') }));
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([415, 'content-type']);
  });
});
