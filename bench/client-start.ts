// Prints how long the first client of a process takes, in ms, and each of the next hundred.
import { createInventoryClient } from '../src/public/client.ts';

const create = (): unknown =>
  createInventoryClient({ baseUrl: 'http://127.0.0.1', organizationId: '10234695', accessToken: 'demo' });
const start = performance.now();
create();
const first = performance.now() - start;
for (let count = 0; count < 100; count += 1) create();
console.log(JSON.stringify([first, (performance.now() - start - first) / 100]));
