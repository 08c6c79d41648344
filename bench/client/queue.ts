import { createInventoryClient } from '../../src/public/client.ts';
import { type Cost, measure } from './measure.ts';

const CALLS = 20_000;

/** Many calls that wait for their turn. */
export async function benchQueue(baseUrl: string): Promise<string[][]> {
  const options = { baseUrl, organizationId: '9000002', accessToken: 'demo', limits: { perMinute: 1, perDay: 1e9 } };
  const client = createInventoryClient(options);
  await client.taxes.get('7');
  const calls: Promise<unknown>[] = [];
  const queued = await measure(async () => {
    for (let count = 0; count < CALLS; count += 1) calls.push(client.taxes.get('7'));
    while (client.budget().waiting < CALLS) await new Promise((resolve) => setImmediate(resolve));
  });
  const aborted = await measure(() => {
    client.close();
    return Promise.allSettled(calls);
  });
  const cost = ({ wall, cpu }: Cost): string => `${wall.toFixed(0)} ms; CPU ${cpu.toFixed(0)} ms`;
  return [
    [`queueing ${CALLS.toLocaleString('en')} calls that wait for their turn`, cost(queued)],
    ['aborting them', cost(aborted)],
  ];
}
