import { ApiError, createInventoryClient, type Item } from 'inventory-service-api';
import { listItems } from 'inventory-service-api/samples';
import sample from 'inventory-service-api/samples/listItems.response.json';

const inventory = createInventoryClient({
  organizationId: '10234695',
  accessToken: async () => 'demo',
  fetch: async () => Response.json(listItems.response),
});

const names: (string | undefined)[] = [];
try {
  for await (const item of inventory.items.list()) names.push(nameOf(item));
} catch (error) {
  if (error instanceof ApiError) console.error(error.status, error.code);
  throw error;
}
if (names.join() !== sample.items.map(({ name }) => name).join()) throw new Error(`Unexpected items: ${names.join()}`);

function nameOf({ name }: Item): string | undefined {
  return name;
}
