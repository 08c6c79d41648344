import createClient from 'openapi-fetch';
import type { paths } from '../../generated/types.ts';
import { createInventoryClient } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import type { Table } from '../report.ts';
import { compare, shownRatios } from './measure.ts';

const CALLS = 1500;
const ID = '4815162342481511001';
const ORGANIZATION = '10234695';

/** A call next to that of openapi-fetch, one after another and 50 at once. */
export async function benchCalls(baseUrl: string): Promise<Table> {
  const headers = { Authorization: 'Service-oauthtoken demo' };
  const plain = createClient<paths>({ baseUrl, headers });
  const common = { baseUrl, organizationId: ORGANIZATION, accessToken: 'demo' };
  const free = createInventoryClient({ ...common, limits: false });
  const limited = createInventoryClient({ ...common, limits: { perMinute: 1e9, perDay: 1e9 } });
  const byPath = httpOf(free);
  const url = `${baseUrl}/settings/taxes/${ID}?organization_id=${ORGANIZATION}`;
  const params = { path: { tax_id: ID }, query: { organization_id: ORGANIZATION } };
  const calls = {
    'openapi-fetch': () => plain.GET('/settings/taxes/{tax_id}', { params }),
    fetch: async () => (await fetch(url, { headers })).json(),
    client: () => free.taxes.get(ID),
    'client with limits': () => limited.taxes.get(ID),
    'call by path': () => byPath.GET('/settings/taxes/{tax_id}', { params: { path: params.path } }),
  };
  const rows: string[][] = Object.keys(calls).map((name) => [name]);
  for (const atOnce of [1, 50]) {
    const work = Object.entries(calls).map(([name, call]) => [name, () => repeat(call, atOnce)] as const);
    const ratios: Record<string, readonly number[]> = await compare(Object.fromEntries(work));
    for (const row of rows) row.push(shownRatios(ratios[row[0]!]!));
  }
  return { columns: ['a call, as a ratio of CPU', 'one after another', '50 at once'], rows };
}

async function repeat(call: () => PromiseLike<unknown>, atOnce: number): Promise<void> {
  let left = CALLS;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
