import assert = require('node:assert/strict');
import inventory = require('inventory-service-api');
import sandbox = require('inventory-service-api/sandbox');

async function check(): Promise<void> {
  const { baseUrl, fetch, organizationId } = sandbox.createSandbox();
  const client: inventory.InventoryClient = inventory.createInventoryClient({
    baseUrl,
    fetch,
    organizationId,
    accessToken: 'demo',
  });
  const body: inventory.WarehouseCreate = { warehouse_name: 'Bengaluru Main Two' };
  const { warehouse } = await client.warehouses.create(body);
  const id: string | undefined = warehouse.warehouse_id;
  assert.match(id ?? '', /^\d+$/);
}

void check();
