import { createInventoryClient } from '../../src/public/client.ts';
import { type Cost, compare } from './measure.ts';

/** A list from end to end next to `JSON.parse` after `fetch`, and next to `JSON.parse` alone. */
export async function benchList(baseUrl: string, body: string): Promise<string[][]> {
  const client = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false });
  const { parse, fetched, list } = await compare(
    {
      parse: async () => JSON.parse(body),
      fetched: async () => JSON.parse(await (await fetch(`${baseUrl}/items`)).text()),
      list: async () => client.items.list(),
    },
    15,
  );
  const ratio = ({ wall, cpu }: Cost, base: Cost): string =>
    `${(wall / base.wall).toFixed(2)}; CPU ${(cpu / base.cpu).toFixed(2)}`;
  const size = (body.length / 1e6).toFixed(1);
  return [
    [`a list of ${size} MB, as a ratio to \`fetch\` and \`JSON.parse\``, ratio(list, fetched)],
    ['the same, as a ratio to `JSON.parse` of a text that is there', ratio(list, parse)],
  ];
}
