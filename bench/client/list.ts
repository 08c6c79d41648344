import { createInventoryClient } from '../../src/public/client.ts';
import { compare, shownRatios } from './measure.ts';

/** A list from end to end next to `JSON.parse` after `fetch`, and next to `JSON.parse` alone. */
export async function benchList(baseUrl: string, path: string, body: string): Promise<string[]> {
  const options = { organizationId: '10234695', accessToken: 'demo', limits: false as const };
  const client = createInventoryClient({ ...options, baseUrl: baseUrl + path });
  const list = async () => client.items.list();
  const { list: toFetched } = await compare({
    fetched: async () => JSON.parse(await (await fetch(`${baseUrl}${path}/items`)).text()),
    list,
  });
  const { list: toParse } = await compare({ parse: async () => JSON.parse(body), list });
  return [`${(body.length / 1e6).toFixed(1)} MB`, shownRatios(toFetched), shownRatios(toParse)];
}
