import { createInventoryClient, type InventoryClient } from 'inventory-service-api';

/** What the page talks to. */
export interface Service {
  inventory: InventoryClient;
  /** Where it is, for people. */
  place: string;
}

/**
 * Opens the service that `VITE_INVENTORY_URL` names, or a sandbox in this page if it names none.
 *
 * An access token that is built into a page can be read by everyone who opens it: send calls to a live service through a
 * server of your own, which adds the token.
 */
export async function openService(): Promise<Service> {
  const { VITE_INVENTORY_URL: baseUrl, VITE_ORGANIZATION_ID: organizationId = '10234695' } = import.meta.env;
  if (!baseUrl) return openSandbox();
  return { inventory: createInventoryClient({ baseUrl, organizationId, accessToken: 'demo' }), place: baseUrl };
}

async function openSandbox(): Promise<Service> {
  const [{ createSandbox }, { createDemo }] = await Promise.all([
    import('inventory-service-api/sandbox'),
    import('./demo.ts'),
  ]);
  const { baseUrl, fetch, organizationId, clock } = createSandbox();
  const inventory = createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo', limits: false });
  await createDemo(inventory, clock);
  return { inventory, place: 'Sandbox in this page' };
}
