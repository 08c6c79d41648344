import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledClient, compiledSandbox } from '../support/compiled-programs.ts';
import { start } from '../support/sandbox-server.ts';
import { codeOf, folder, print, provideModules } from './guides-code.ts';

provideModules(async () => ({ '.': await compiledClient(), './sandbox': await compiledSandbox() }));

describe('the code of the guides', () => {
  it('makes a client, calls operations, reads lists and handles an error', async () => {
    const { baseUrl } = await start();
    const lines = await print('client', codeOf('client', baseUrl));
    expect(lines[0]).toBe('Net 30');
    expect(lines.at(-1)).toBe('There is no such contact.');
    // The sandbox has been used now.
    expect(await print('client-again', codeOf('client', baseUrl))).toEqual(lines);
  });

  it('tests against the sandbox', async () => {
    expect(await print('testing', codeOf('testing'))).toEqual(['overdue', '6', 'This failure was asked for.']);
  });

  it('reads all items in a sync, and begins again the next time', async () => {
    const { baseUrl } = await start();
    const client = codeOf('first-invoice', baseUrl);
    const bookmark = path.join(folder, 'page');
    const use = `const seen = [];
      console.log(await syncItems(inventory, async ({ name }) => seen.push(name), ${JSON.stringify(bookmark)}), seen.length);`;
    expect(await print('sync', `${client}${codeOf('nightly-sync')}${use}`)).toEqual(['true 3']);
    expect(readFileSync(bookmark, 'utf8')).toBe('1');
  });

  it('creates a customer once where the answer is lost', async () => {
    const { baseUrl, sandbox } = await start();
    const client = codeOf('first-invoice', baseUrl);
    const use = `
      const lost = createInventoryClient({
        organizationId: '10234695',
        accessToken: 'demo',
        baseUrl: ${JSON.stringify(baseUrl)},
        fetch: async (request) => {
          const response = await fetch(request);
          if (request.method === 'POST') throw new TypeError('fetch failed');
          return response;
        },
      });
      const { contact_name } = await createCustomer(lost, 'Hubballi Outdoors');
      console.log(contact_name);`;
    expect(await print('errors', `${client}${codeOf('errors-and-retries')}${use}`)).toEqual(['Hubballi Outdoors']);
    const names = sandbox
      .records('contacts')
      .list()
      .map(({ contact_name }) => contact_name);
    expect(names.filter((name) => name === 'Hubballi Outdoors')).toHaveLength(1);
  });
});
