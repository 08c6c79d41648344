import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInventoryClient, NotFoundError } from 'inventory-service-api';
import { fileLimiter } from 'inventory-service-api/file';
import { redisLimiter } from 'inventory-service-api/limits';
import { startMock } from 'inventory-service-api/mock';
import document from 'inventory-service-api/openapi.json' with { type: 'json' };
import edition from 'inventory-service-api/openapi-3.0.json' with { type: 'json' };
import { affectedBy, inventoryQueries } from 'inventory-service-api/query';
import { createTax } from 'inventory-service-api/samples';
import sample from 'inventory-service-api/samples/createTax.request.json' with { type: 'json' };
import { createSandbox, Refusal } from 'inventory-service-api/sandbox';
import schema from 'inventory-service-api/schemas/createTax.request.json' with { type: 'json' };
import { keepToken } from 'inventory-service-api/token';
import { invoiceStatus } from 'inventory-service-api/values';

const mock = await startMock();
const inventory = createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: 'demo' });
assert.deepEqual(await inventory.taxes.create(createTax.request), createTax.response);
const { queryKey, queryFn } = inventoryQueries(inventory).taxes.get(createTax.response.tax[0].tax_id);
assert.ok((await queryFn()).tax.tax_name);
assert.ok(affectedBy(inventory, 'taxes.update')(queryKey));
await mock.close();

const other = await startMock({ document: fileURLToPath(import.meta.resolve('inventory-service-api/openapi.yaml')) });
assert.match(other.baseUrl, /\/inventory\/v1$/);
await other.close();

const lost = createInventoryClient({
  baseUrl: 'http://127.0.0.1',
  organizationId: '7',
  accessToken: 'demo',
  fetch: async () => Response.json({ code: 404, message: '' }, { status: 404 }),
});
await assert.rejects(lost.taxes.get('1'), NotFoundError);

const sandbox = createSandbox();
const { organizationId, fetch } = sandbox;
const trial = createInventoryClient({ baseUrl: sandbox.baseUrl, organizationId, fetch, accessToken: 'demo' });
const { warehouse } = await trial.warehouses.create({ warehouse_name: 'Hubballi' });
assert.equal(sandbox.records('warehouses').get(warehouse.warehouse_id).warehouse_name, 'Hubballi');
await trial.warehouses.delete(warehouse.warehouse_id);
await assert.rejects(trial.warehouses.delete(warehouse.warehouse_id), NotFoundError);
assert.throws(() => sandbox.records('taxes').add({ colour: 'red' }), Refusal);

const { signal } = new AbortController();
for (const limiter of [
  fileLimiter({ path: `limits-${process.pid}` }),
  redisLimiter({ run: async () => [99, 2499, 0, 60_000, 0, 0, 0, 0], organizationId: '7' }),
]) {
  const turn = await limiter.take(signal, () => assert.fail());
  turn.done();
  await limiter.flush();
  assert.equal(limiter.state().minute, 99);
}
const accessToken = keepToken({ load: () => ({ accessToken: 'demo' }), refresh: assert.fail, save: assert.fail });
assert.equal(await accessToken(), 'demo');

assert.deepEqual(sample, createTax.request);
assert.equal(document.openapi, '3.1.0');
assert.equal(schema.title, 'TaxCreate');
assert.ok(invoiceStatus.includes('overdue'));
assert.equal(edition.openapi, '3.0.3');
for (const file of ['openapi.yaml', 'package.json']) {
  assert.ok(existsSync(fileURLToPath(import.meta.resolve(`inventory-service-api/${file}`))), file);
}
