import { createInventoryClient } from 'inventory-service-api';
import { createTax } from 'inventory-service-api/samples';

const baseUrl = new URLSearchParams(location.search).get('mock');
const inventory = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo' });

const list = document.querySelector('ul');
const { tax } = await inventory.taxes.create(createTax.request);
for await (const item of inventory.items.list()) list.insertAdjacentHTML('beforeend', `<li>${item.name}</li>`);
document.title = `Done: ${tax[0].tax_name}`;
