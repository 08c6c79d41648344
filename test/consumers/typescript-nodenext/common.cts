import inventory = require('inventory-service-api');

export function commonJsClient(baseUrl: string): inventory.InventoryClient {
  return inventory.createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo' });
}
