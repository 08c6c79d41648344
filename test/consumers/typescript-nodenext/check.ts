import assert from 'node:assert/strict';
import { createInventoryClient, type Tax, type WarehouseCreate } from 'inventory-service-api';
import { type Mock, type MockOptions, startMock } from 'inventory-service-api/mock';
import document from 'inventory-service-api/openapi.json' with { type: 'json' };
import { createTax, listWarehouses } from 'inventory-service-api/samples';
import { commonJsClient } from './common.cjs';

const options: MockOptions = { log: ({ status }) => assert.ok(status < 400) };
const mock: Mock = await startMock(options);
const inventory = createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: 'demo' });

const { tax } = await inventory.taxes.create(createTax.request);
const first: Tax | undefined = tax[0];
assert.equal(first?.tax_id, createTax.response.tax[0]?.tax_id);

const body: WarehouseCreate = { warehouse_name: 'Bengaluru Main' };
const { warehouse } = await commonJsClient(mock.baseUrl).warehouses.create(body);
const id: string | undefined = warehouse.warehouse_id;
assert.match(id ?? '', /^\d+$/);
assert.equal(document.info.version, 'v1');
await mock.close();

/** Not called: these must not compile. */
export function mistakes(): void {
  // @ts-expect-error: warehouse_name is required.
  void inventory.warehouses.create({});
  // @ts-expect-error: an id is a string.
  void inventory.warehouses.delete(7);
  // @ts-expect-error: listing warehouses sends no body.
  void listWarehouses.request;
  // @ts-expect-error: a port is a number.
  void startMock({ port: '4010' });
}
