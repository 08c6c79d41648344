import { createInventoryClient, type InventoryClient } from 'inventory-service-api';
import { createSandbox, type Sandbox, type SandboxOptions } from 'inventory-service-api/sandbox';
import type { Receipts } from 'inventory-service-api/sandbox/testing';

type Seed = 'story' | 'empty';

/** The service that the suites run against: a sandbox with all rules, unless a test of the receipts sets another one. */
export const service: { options: SandboxOptions; receipt: Receipts | undefined } = { options: {}, receipt: undefined };

let made: { options: SandboxOptions; sandboxes: Map<Seed, Sandbox> } | undefined;

/** A service of its own for a test, and a client of it. */
export function sandboxFor(testName: string, seed: Seed = 'story'): { sandbox: Sandbox; client: InventoryClient } {
  const { options, receipt } = service;
  if (made?.options !== options) made = { options, sandboxes: new Map() };
  const { sandboxes } = made;
  const base = sandboxes.get(seed) ?? createSandbox({ ...options, seed });
  sandboxes.set(seed, base);
  const copy = base.fork();
  const sandbox = receipt?.wrap(copy, testName) ?? copy;
  const { baseUrl, fetch, organizationId } = sandbox;
  return {
    sandbox,
    client: createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo', limits: false }),
  };
}
