import { ApiError, createInventoryClient, type Item, type ItemListResponse } from 'inventory-service-api';
import { affectedBy, inventoryQueries, type PagesQuery } from 'inventory-service-api/query';
import { listItems } from 'inventory-service-api/samples';
import sample from 'inventory-service-api/samples/listItems.response.json';
import { createSandbox, type Records, type Sandbox } from 'inventory-service-api/sandbox';

const inventory = createInventoryClient({
  baseUrl: 'http://127.0.0.1',
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

const pages: PagesQuery<ItemListResponse> = inventoryQueries(inventory).items.list.pages({ per_page: 50 });
const { data } = await pages.queryFn({ pageParam: pages.initialPageParam });
if (!affectedBy(inventory, 'items.create')(pages) || data.items.length === 0) throw new Error('Unexpected query');

function nameOf({ name }: Item): string | undefined {
  return name;
}

const sandbox: Sandbox = createSandbox({ assumptions: { 'taxes.unique': false } });
const { organizationId, fetch } = sandbox;
const trial = createInventoryClient({ baseUrl: sandbox.baseUrl, organizationId, fetch, accessToken: 'demo' });
const { tax } = await trial.taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
const taxes: Records<'taxes'> = sandbox.records('taxes');
const rate: number | undefined = taxes.get(tax[0]?.tax_id ?? '')?.tax_percentage;
if (rate !== 5) throw new Error(`Unexpected rate: ${rate}`);

/** Not called: these must not compile. */
export function mistakes(): void {
  // @ts-expect-error: there is no such resource.
  sandbox.records('tents');
  // @ts-expect-error: a rate is a number.
  taxes.add({ tax_percentage: '5' });
}
