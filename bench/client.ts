import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import type { paths } from '../generated/types.ts';
import { createInventoryClient } from '../src/client/index.ts';
import { contract } from './contract.ts';

/** Calls of each client in one round, one after another. */
const CALLS = 200;
const ROUNDS = 15;

const operation = contract.paths['/settings/taxes/{tax_id}']!['get'] as {
  responses: Record<string, { content: Record<string, { example: object }> }>;
};
const answer = JSON.stringify(operation.responses['200']!.content['application/json']!.example);
const server = createServer((_request, response) => response.setHeader('Content-Type', 'application/json').end(answer));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const plain = createClient<paths>({ baseUrl, headers: { Authorization: 'Service-oauthtoken demo' } });
const inventory = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false });
const params = { path: { tax_id: '4815162342481511001' }, query: { organization_id: '10234695' } };
const clients = {
  'openapi-fetch': () => plain.GET('/settings/taxes/{tax_id}', { params }),
  'inventory.taxes.get': () => inventory.taxes.get('4815162342481511001'),
};

const times: Record<string, number[]> = {};
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, call] of Object.entries(clients)) {
    const start = performance.now();
    for (let count = 0; count < CALLS; count += 1) await call();
    if (round > 0) (times[name] ??= []).push(((performance.now() - start) / CALLS) * 1000);
  }
}
server.close();

const [base = 0, own = 0] = Object.entries(times).map(([name, list]) => {
  const median = list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
  console.log(`${name}: ${median.toFixed(0)} µs per call`);
  return median;
});
console.log(`overhead ${(own - base).toFixed(0)} µs, ${(own / base).toFixed(2)} times plain openapi-fetch`);
