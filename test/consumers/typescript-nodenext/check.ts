import assert from 'node:assert/strict';
import { createInventoryClient, type Tax, type WarehouseCreate } from 'inventory-service-api';
import { fileLock } from 'inventory-service-api/file';
import { type Limiter, redisLimiter } from 'inventory-service-api/limits';
import { type Mock, type MockOptions, startMock } from 'inventory-service-api/mock';
import document from 'inventory-service-api/openapi.json' with { type: 'json' };
import { createTax, listWarehouses } from 'inventory-service-api/samples';
import schema from 'inventory-service-api/schemas/createTax.request.json' with { type: 'json' };
import { type KeptToken, keepToken, type TokenSet } from 'inventory-service-api/token';
import { gstTreatment } from 'inventory-service-api/values';

const options: MockOptions = { log: ({ status }) => assert.ok(status < 400) };
const mock: Mock = await startMock(options);
const inventory = createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: 'demo' });

const { tax } = await inventory.taxes.create(createTax.request);
const first: Tax | undefined = tax[0];
assert.equal(first?.tax_id, createTax.response.tax[0]?.tax_id);

const body: WarehouseCreate = { warehouse_name: 'Bengaluru Main' };
const { warehouse } = await inventory.warehouses.create(body);
const id: string | undefined = warehouse.warehouse_id;
assert.match(id ?? '', /^\d+$/);
assert.equal(document.info.version, 'v1');
assert.equal(schema.properties.tax_name.type, 'string');
const treatment: (typeof gstTreatment)[number] = 'overseas';
assert.ok(gstTreatment.includes(treatment));
await mock.close();

const limiter: Limiter = redisLimiter({
  run: async () => [99, 2499, 0, 60_000, 0, 0, 0, 0],
  organizationId: '7',
  share: 1 / 4,
});
assert.equal(limiter.state().minute, 100);
const saved: TokenSet = { accessToken: 'demo', refreshToken: 'next' };
const kept: KeptToken = keepToken({
  load: () => saved,
  refresh: async (token) => ({ accessToken: token?.refreshToken ?? '' }),
  save: () => assert.equal(saved.accessToken, 'demo'),
  lock: fileLock({ path: 'token-lock' }),
});
assert.equal(await kept({ refused: 'demo' }), 'next');
createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: kept });

/** Not called: these must not compile. */
export function mistakes(): void {
  // @ts-expect-error: there is no such value.
  gstTreatment.includes('abroad');
  // @ts-expect-error: warehouse_name is required.
  void inventory.warehouses.create({});
  // @ts-expect-error: an id is a string.
  void inventory.warehouses.delete(7);
  // @ts-expect-error: listing warehouses sends no body.
  void listWarehouses.request;
  // @ts-expect-error: a port is a number.
  void startMock({ port: '4010' });
}
