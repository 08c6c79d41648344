// Lets calls wait for their turn in a process of its own, and prints how many bytes each of them takes.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInventoryClient } from '../../src/public/client.ts';

/** How many calls wait. */
export interface WaitingWork {
  calls: number;
}

const { calls } = JSON.parse(process.argv[2]!) as WaitingWork;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { taxes, budget } = createInventoryClient({
  baseUrl: 'http://127.0.0.1',
  organizationId: '10234695',
  accessToken: 'demo',
  limits: { perMinute: 1, perDay: 1e9 },
  fetch: async () => Response.json({ code: 0, message: 'success', tax: {} }),
});
const pending: PromiseLike<unknown>[] = [];

/** The memory in use once so many calls wait. */
async function memoryWith(count: number): Promise<number> {
  while (pending.length < count) pending.push(taxes.get('7'));
  while (budget().waiting < count) await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

await taxes.get('7');
const before = await memoryWith(100);
const after = await memoryWith(100 + calls);
console.log((after - before) / calls);
process.exit();
