// Uploads 100 MB in a process of its own, and prints by how many MB its memory grew at most.
// node scripts/run.mjs bench/client-upload.ts <base URL> <blob|stream>
import { createReadStream, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInventoryClient } from '../src/public/client.ts';

const [, , baseUrl = '', kind] = process.argv;
const folder = mkdtempSync(path.join(tmpdir(), 'bench-upload-'));
const file = path.join(folder, 'large.bin');
for (let count = 0; count < 100; count += 1) writeFileSync(file, Buffer.alloc(1e6, count), { flag: 'a' });

const client = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', retries: 0 });
await client.invoices.addAttachment('7', { attachment: new Uint8Array(10) });
const before = process.memoryUsage.rss();
let most = before;
const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2);
await client.invoices.addAttachment('7', {
  attachment: kind === 'blob' ? await openAsBlob(file) : createReadStream(file),
});
clearInterval(timer);
rmSync(folder, { recursive: true });
console.log(Math.round((Math.max(most, process.memoryUsage.rss()) - before) / 1e6));
