import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInventoryClient } from '../../src/public/client.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { installNpm } from '../support/external/tools.ts';

/** The last release that runs on the oldest supported Node. `test/external/recipes` has the latest. */
const VERSION = '2.15.0';

/** `msw` and `msw/node`, as far as they are used here. */
interface MockServiceWorker {
  http: { all(url: string, answer: (info: { request: Request }) => Promise<Response>): object };
  setupServer(handler: object): { listen(options: { onUnhandledRequest: 'error' }): void; close(): void };
}

const sandbox = createSandbox({ unknown: 'refuse' });
let server: ReturnType<MockServiceWorker['setupServer']>;
beforeAll(async () => {
  const folder = path.dirname(await installNpm(`msw@${VERSION}`, 'package.json'));
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href);
  const { http, setupServer }: MockServiceWorker = {
    ...(await load('lib/core/index.mjs')),
    ...(await load('lib/node/index.mjs')),
  };
  // The handler of docs/recipes.md.
  server = setupServer(http.all('https://inventory.example.com/*', ({ request }) => sandbox.fetch(request)));
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server?.close());

it('answers the calls of a client through Mock Service Worker, and keeps what it is sent until it is reset', async () => {
  const inventory = createInventoryClient({
    baseUrl: 'https://inventory.example.com/inventory/v1',
    organizationId: '10234695',
    accessToken: 'demo',
  });
  const { contact } = await inventory.contacts.create({ contact_name: 'Hubballi Outdoors' });
  const contact_id = contact.contact_id!;
  expect((await inventory.contacts.get(contact_id)).contact.contact_name).toBe('Hubballi Outdoors');
  sandbox.reset();
  await expect(inventory.contacts.get(contact_id)).rejects.toMatchObject({ status: 404 });
});
