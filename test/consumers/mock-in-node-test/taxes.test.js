import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ApiError, createInventoryClient } from 'inventory-service-api';
import { startMock } from 'inventory-service-api/mock';

let mock;
let inventory;
before(async () => {
  mock = await startMock();
  inventory = createInventoryClient({ baseUrl: mock.baseUrl, organizationId: '10234695', accessToken: 'demo' });
});
after(() => mock.close());

test('creates a tax', async () => {
  const { tax } = await inventory.taxes.create({ tax_name: 'VAT', tax_percentage: 12.5 });
  assert.match(tax[0].tax_id, /^\d+$/);
});

test('refuses what does not hold to the contract', async () => {
  await assert.rejects(inventory.items.create({ name: 'Bottle', item_type: 'gift' }), ApiError);
});
