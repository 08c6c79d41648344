import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInventoryClient } from '../../src/public/client.ts';
import type { Sandbox } from '../../src/public/sandbox.ts';
import { installNpm } from '../support/judges/tools.ts';
import { loadRecipe } from './recipe.ts';

/** The last release that runs on the oldest supported Node. */
const VERSION = '2.15.0';

interface Recipe {
  sandbox: Sandbox;
  server: { listen(options: { onUnhandledRequest: 'error' }): void; close(): void };
}

let recipe: Recipe;
beforeAll(async () => {
  const file = await installNpm(`msw@${VERSION}`, 'package.json');
  const folder = path.resolve(file, '../../..');
  recipe = (await loadRecipe('Mock Service Worker', folder, ['msw', 'msw/node'])) as Recipe;
  recipe.server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => recipe.server.close());

it('answers the calls of a client through Mock Service Worker, and keeps what it is sent until it is reset', async () => {
  const inventory = createInventoryClient({
    baseUrl: 'https://inventory.example.com/inventory/v1',
    organizationId: '10234695',
    accessToken: 'demo',
  });
  const { contact } = await inventory.contacts.create({ contact_name: 'Hubballi Outdoors' });
  const contact_id = contact.contact_id!;
  expect((await inventory.contacts.get(contact_id)).contact.contact_name).toBe('Hubballi Outdoors');
  recipe.sandbox.reset();
  await expect(inventory.contacts.get(contact_id)).rejects.toMatchObject({ status: 404 });
});
