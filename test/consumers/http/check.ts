import { createInventoryClient } from 'inventory-service-api';
import { httpOf } from 'inventory-service-api/http';
import { createSandbox } from 'inventory-service-api/sandbox';

const { baseUrl, fetch, organizationId } = createSandbox();
const inventory = createInventoryClient({ baseUrl, organizationId, fetch, accessToken: 'demo' });
const http = httpOf(inventory);
if (httpOf(inventory) !== http) throw new Error('Another one for the same client.');

const { data, error } = await http.GET('/settings/taxes');
if (error !== undefined) throw new Error(error.message);
const code: number = data.code;
if (code !== 0 || data.taxes.length === 0) throw new Error(JSON.stringify(data));

// @ts-expect-error: the contract has no such path.
await http.GET('/settings/colours').catch(() => undefined);
