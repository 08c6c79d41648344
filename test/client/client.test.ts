import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createInventoryClient, InventoryError, type components, type InventoryClient } from '../../src/client/index.ts';
import { operations } from '../support/document.ts';
import { startPrism, type Mock } from '../support/mock.ts';

const TAX = '4815162342481511001';

let mock: Mock;
let client: InventoryClient;
beforeAll(async () => {
  mock = await startPrism();
  client = createInventoryClient({ baseUrl: mock.url, organizationId: '10234695', accessToken: 'demo' });
});
afterAll(() => mock.stop());

/** Arguments for a method: ids, then the sample of the body, then the required query. */
function argumentsOf(operation: (typeof operations)[number]): unknown[] {
  const ids = operation.parameters.filter((parameter) => parameter.in === 'path').map(() => '4815162342481516001');
  const required = operation.parameters.filter(({ in: place, name, required }) => place === 'query' && required && name !== 'organization_id');
  const content = operation.object.requestBody?.content;
  const json = content?.['application/json'];
  const body = json ? [json.example] : content ? [{ image: new Blob(['a picture']), attachment: new Blob(['a picture']) }] : [];
  return [...ids, ...body, ...(required.length > 0 ? [Object.fromEntries(required.map(({ name }) => [name, '4815162342481520001']))] : [])];
}

describe('every operation', () => {
  it.each(operations)('$id can be called', async (operation) => {
    const method = client[operation.id as keyof InventoryClient] as (...args: unknown[]) => Promise<unknown>;
    const result = await method(...argumentsOf(operation));
    const sample = operation.object.responses[operation.successStatus]?.content?.['application/json']?.example;
    if (sample) expect(result).toEqual(sample);
    else expect(result).toBeInstanceOf(Blob);
  });
});

describe('the client', () => {
  it('takes the token from a function', async () => {
    const asked = createInventoryClient({ baseUrl: mock.url, organizationId: '10234695', accessToken: async () => 'demo' });
    expect((await asked.getTax(TAX)).tax.tax_id).toBe(TAX);
  });

  it('throws what the service refuses', async () => {
    const refused = client.createItem({ name: 'Bottle', item_type: 'gift' as 'inventory' });
    await expect(refused).rejects.toBeInstanceOf(InventoryError);
    await expect(refused).rejects.toMatchObject({ status: 400, code: 400, message: 'The request is not valid.' });
  });

  it('offers the calls of openapi-fetch', async () => {
    const { data } = await client.http.GET('/settings/taxes/{tax_id}', {
      params: { path: { tax_id: TAX }, query: { organization_id: '10234695' } },
    });
    expect(data?.tax.tax_id).toBe(TAX);
  });

  it('sends token, organization, query and body', async () => {
    const sent: string[] = [];
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk) => sent.push(chunk));
      sent.push(`${request.method} ${request.url}`, request.headers.authorization ?? '');
      response.setHeader('Content-Type', 'application/json').end('{"code":0,"message":"success"}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const local = createInventoryClient({ baseUrl: `http://127.0.0.1:${port}`, organizationId: '7', accessToken: 'secret' });
    await local.createPackage({ date: '2026-03-04', line_items: [] }, { salesorder_id: '8' });
    server.close();
    expect(sent).toEqual([
      'POST /packages?salesorder_id=8&organization_id=7',
      'Service-oauthtoken secret',
      '{"date":"2026-03-04","line_items":[]}',
    ]);
  });

  it('throws an answer of 200 whose code is not 0', async () => {
    const local = createInventoryClient({
      organizationId: '7',
      accessToken: 'secret',
      fetch: async () => Response.json({ code: 57, message: 'Not today.' }),
    });
    await expect(local.getTax('1')).rejects.toMatchObject({ status: 200, code: 57, message: 'Not today.' });
  });

  it('reaches the data center of the organization', async () => {
    const reached: string[] = [];
    const fetch = async ({ url }: Request) => {
      reached.push(new URL(url).origin);
      return Response.json({ code: 0, message: 'success' });
    };
    for (const dataCenter of ['us', 'in'] as const) {
      await createInventoryClient({ organizationId: '7', accessToken: 'secret', dataCenter, fetch }).deleteTax('1');
    }
    expect(reached).toEqual(['https://inventory.example.com', 'https://inventory.example.in']);
  });
});

describe('the types', () => {
  type Schemas = components['schemas'];

  it('have strings for ids of either kind', () => {
    expectTypeOf<NonNullable<Schemas['Item']['item_id']>>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Schemas['Tax']['tax_id']>>().toEqualTypeOf<string>();
  });

  it('require what the documents star, and nothing else', () => {
    expectTypeOf<Schemas['CompositeItemCreate']>().toExtend<{ name: string; sku: string; rate: number }>();
    expectTypeOf<{ contact_name: string }>().toExtend<Schemas['ContactCreate']>();
    expectTypeOf<Record<never, never>>().not.toExtend<Schemas['ContactCreate']>();
  });

  it('have Blobs for files', () => {
    expectTypeOf(client.exportInvoices).returns.resolves.toEqualTypeOf<Blob>();
    expectTypeOf<Schemas['ImageUpload']['image']>().toEqualTypeOf<Blob>();
  });
});
