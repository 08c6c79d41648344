import { createInventoryClient } from '../../src/client/index.ts';
import { compare } from './measure.ts';

/** A list from end to end beside `JSON.parse` after `fetch`, and beside `JSON.parse` alone. */
export async function benchList(baseUrl: string, body: string): Promise<void> {
  const client = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false });
  const { parse, fetched, list } = await compare(
    {
      parse: async () => JSON.parse(body),
      fetched: async () => JSON.parse(await (await fetch(`${baseUrl}/items`)).text()),
      list: async () => client.items.list(),
    },
    15,
  );
  console.log(`\na list of ${(body.length / 1e6).toFixed(1)} MB, from end to end:`);
  console.log(`  JSON.parse alone      ${parse.wall.toFixed(0)} ms`);
  console.log(`  fetch and JSON.parse  ${fetched.wall.toFixed(0)} ms, ${fetched.cpu.toFixed(0)} ms CPU`);
  console.log(`  client                ${list.wall.toFixed(0)} ms, ${list.cpu.toFixed(0)} ms CPU;`);
  console.log(
    `  ${(list.wall / parse.wall).toFixed(2)} times JSON.parse, ${(list.wall / fetched.wall).toFixed(2)} times fetch and JSON.parse`,
  );
}
