const assert = require('node:assert/strict');
const { existsSync } = require('node:fs');
const { createInventoryClient, NotFoundError } = require('inventory-service-api');
const { startMock } = require('inventory-service-api/mock');
const { createTax } = require('inventory-service-api/samples');

async function main() {
  const mock = await startMock();
  const inventory = createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: 'demo' });
  assert.deepEqual(await inventory.taxes.create(createTax.request), createTax.response);
  await mock.close();

  const lost = createInventoryClient({
    baseUrl: 'http://127.0.0.1',
    organizationId: '7',
    accessToken: 'demo',
    fetch: async () => Response.json({ code: 404, message: '' }, { status: 404 }),
  });
  await assert.rejects(lost.taxes.get('1'), NotFoundError);

  assert.equal(typeof require('inventory-service-api/file').fileLimiter, 'function');
  assert.equal(typeof require('inventory-service-api/query').affectedBy, 'function');
  assert.equal(typeof require('inventory-service-api/limits').redisLimiter, 'function');
  assert.equal(typeof require('inventory-service-api/token').keepToken, 'function');
  assert.deepEqual(require('inventory-service-api/samples/createTax.request.json'), createTax.request);
  assert.equal(require('inventory-service-api/openapi.json').openapi, '3.1.0');
  assert.equal(require('inventory-service-api/openapi-3.0.json').openapi, '3.0.3');
  for (const file of ['openapi.yaml', 'package.json']) {
    assert.ok(existsSync(require.resolve(`inventory-service-api/${file}`)), file);
  }
}

main();
