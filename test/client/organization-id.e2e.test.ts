import { describe, expect, it } from 'vitest';
import { createInventoryClient } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import { affectedBy, inventoryQueries } from '../../src/public/query.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { HOSTILE_IDS } from '../support/hostile-ids.ts';
import { clientOf, hostileServer, success } from '../support/hostile-server.ts';

describe('the id of an organization', () => {
  it.each(HOSTILE_IDS)('arrives as it is: %j', async (organizationId) => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId });
    await client.taxes.get('7');
    await httpOf(client).GET('/settings/taxes/{tax_id}', { params: { path: { tax_id: '7' } } });
    for (const { url } of server.requests) {
      expect(url.pathname).toBe('/settings/taxes/7');
      expect([...url.searchParams]).toEqual([['organization_id', organizationId]]);
    }
    expect(server.requests).toHaveLength(2);
  });

  it.each(HOSTILE_IDS)('is in the keys of queries: %j', (organizationId) => {
    const client = clientOf({ url: 'http://127.0.0.1' }, { organizationId });
    const { queryKey } = inventoryQueries(client).taxes.get('7');
    expect(queryKey[1]).toBe(organizationId);
    expect(affectedBy(client, 'taxes.update')(queryKey)).toBe(true);
    expect(affectedBy(clientOf({ url: 'http://127.0.0.1' }), 'taxes.update')(queryKey)).toBe(false);
  });

  it.each(HOSTILE_IDS)('has limits of its own: %j', async (organizationId) => {
    const options = { baseUrl: 'http://127.0.0.1/limits', accessToken: 'demo', limits: { perDay: 1 } };
    const fetch = async (): Promise<Response> => Response.json({ code: 0, message: 'success' });
    const client = createInventoryClient({ ...options, organizationId, fetch });
    await client.taxes.delete('7');
    expect(client.budget().day).toBe(0);
    await expect(client.taxes.delete('7')).rejects.toThrow('used up');
  });

  it.each(HOSTILE_IDS)('is that of a sandbox: %j', async (organizationId) => {
    const { fetch, baseUrl } = createSandbox({ organizationId });
    const client = createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo', limits: false });
    const { tax } = await client.taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
    expect((await client.taxes.get(tax[0]!.tax_id)).tax.tax_name).toBe('VAT');
    expect((await client.organizations.list()).organizations[0]!.organization_id).toBe(organizationId);
  });
});
