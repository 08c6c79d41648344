import createClient from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { createInventoryClient } from '../../src/client/index.ts';
import { type Cost, compare } from './measure.ts';

const CALLS = 400;
const ID = '4815162342481511001';
const ORGANIZATION = '10234695';

/** A call beside that of openapi-fetch, one after another and 50 at once. */
export async function benchCalls(baseUrl: string): Promise<void> {
  const headers = { Authorization: 'Service-oauthtoken demo' };
  const plain = createClient<paths>({ baseUrl, headers });
  const common = { baseUrl, organizationId: ORGANIZATION, accessToken: 'demo' };
  const free = createInventoryClient({ ...common, limits: false });
  const limited = createInventoryClient({ ...common, limits: { perMinute: 1e9, perDay: 1e9 } });
  const url = `${baseUrl}/settings/taxes/${ID}?organization_id=${ORGANIZATION}`;
  const params = { path: { tax_id: ID }, query: { organization_id: ORGANIZATION } };
  const calls = {
    'openapi-fetch': () => plain.GET('/settings/taxes/{tax_id}', { params }),
    fetch: async () => (await fetch(url, { headers })).json(),
    client: () => free.taxes.get(ID),
    'client with limits': () => limited.taxes.get(ID),
  };
  for (const [title, atOnce] of [
    ['one after another', 1],
    ['50 at once', 50],
  ] as const) {
    const work = Object.entries(calls).map(([name, call]) => [name, () => repeat(call, atOnce)] as const);
    print(title, await compare(Object.fromEntries(work), 25, 5));
  }
}

async function repeat(call: () => PromiseLike<unknown>, atOnce: number): Promise<void> {
  let left = CALLS;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function print(title: string, costs: Record<string, Cost>): void {
  const base = costs['openapi-fetch']!;
  console.log(`\n${title}, per call:`);
  for (const [name, { wall, cpu }] of Object.entries(costs)) {
    const each = (ms: number): string => `${((ms / CALLS) * 1000).toFixed(0)} µs`.padStart(7);
    const times = (wall / base.wall).toFixed(2);
    console.log(
      `  ${name.padEnd(20)}${each(wall)}, ${each(cpu)} CPU; ${times} and ${(cpu / base.cpu).toFixed(2)} times openapi-fetch`,
    );
  }
}
