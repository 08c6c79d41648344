import { createInventoryClient, type InventoryClient } from 'inventory-service-api';
import { createSandbox, type Sandbox } from 'inventory-service-api/sandbox';

/** A service of its own for a test: an organization whose id follows from the name of the test, and a client of it. */
export function sandboxFor(
  testName: string,
  seed: 'story' | 'empty' = 'story',
): { sandbox: Sandbox; client: InventoryClient } {
  let organizationId = '1';
  for (const letter of testName)
    organizationId = String((Number(organizationId) * 31 + letter.charCodeAt(0)) % 1_000_000_007);
  const sandbox = createSandbox({ seed, organizationId });
  const { baseUrl, fetch } = sandbox;
  return {
    sandbox,
    client: createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo', limits: false }),
  };
}
