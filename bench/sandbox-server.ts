import type { Values } from '../src/cli/index.ts';
import { CONTACT, INVOICE, ITEM, JSON_HEADERS, ORGANIZATION } from './contract.ts';
import { compareServers, compiledServers, type LOAD, type LoadRequest } from './load.ts';
import type { Table } from './report.ts';
import { memoryOf, type Running, start, stop } from './servers.ts';

const ORGANIZATIONS = 2000;

const CALLS: Readonly<Record<string, LoadRequest>> = {
  '`listTaxes`': requestFor('GET', '/settings/taxes'),
  '`getContact`': requestFor('GET', `/contacts/${CONTACT}`),
  '`getInvoice`': requestFor('GET', `/invoices/${INVOICE}`),
  '`createContact`': requestFor('POST', '/contacts', {
    contact_name: 'Outdoors [<id>]',
    contact_type: 'customer',
  }),
  '`createInvoice`': requestFor('POST', '/invoices', {
    customer_id: CONTACT,
    line_items: [1, 2, 3, 4, 5].map((quantity) => ({ item_id: ITEM, quantity, rate: 100 })),
  }),
  '`updateContact`': requestFor('PUT', `/contacts/${CONTACT}`, {
    contact_name: 'Ridgeline Treks',
    website: 'https://[<id>]',
  }),
};

function requestFor(method: LoadRequest['method'], path: string, body?: object): LoadRequest {
  const request = { method, path: `${path}?organization_id=${ORGANIZATION}`, headers: JSON_HEADERS };
  return body === undefined ? request : { ...request, body: JSON.stringify(body) };
}

/** Compares the sandbox over HTTP with mock and Prism CLI. */
export async function compareSandbox(values: Values<typeof LOAD>): Promise<Table> {
  const { sandbox, mock, prism } = await compiledServers();
  // What one figure creates must not slow down the next.
  const reset = async (server: Running): Promise<void> => {
    if (server.name === sandbox.name) await control(server, '/reset');
  };
  return compareServers([sandbox, mock, prism], CALLS, values, reset);
}

/** The memory that many organizations take in a sandbox over HTTP. */
export async function measureOrganizations(): Promise<string[][]> {
  const { sandbox } = await compiledServers();
  const running = await start(sandbox);
  try {
    const before = memoryOf(running);
    for (let index = 0; index < ORGANIZATIONS; index += 1) {
      const { organizationId } = (await control(running, '/organizations')) as { organizationId: string };
      const url = `${running.origin}/contacts?organization_id=${organizationId}`;
      await post(url, JSON_HEADERS, JSON.stringify({ contact_name: 'Hubballi Outdoors', contact_type: 'customer' }));
    }
    return [
      ['memory over HTTP with the story', `${before.toFixed(0)} MB`],
      [
        `memory over HTTP with ${ORGANIZATIONS} organizations, each with a change`,
        `${memoryOf(running).toFixed(0)} MB`,
      ],
    ];
  } finally {
    await stop(running);
  }
}

function control({ origin }: Running, call: string): Promise<unknown> {
  return post(`${new URL(origin).origin}/sandbox${call}`, { 'X-Sandbox-Control': '1' });
}

async function post(url: string, headers: Record<string, string>, body: string | null = null): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
