// Uploads a stream in a process of its own, and prints by how many bytes its memory grew at most.
import { createInventoryClient } from '../../src/public/client.ts';

/** What to upload, and where to. */
export interface UploadWork {
  baseUrl: string;
  /** In bytes. */
  size: number;
  streamUpload: boolean;
}

const { baseUrl, size, streamUpload } = JSON.parse(process.argv[2]!) as UploadWork;
const { invoices } = createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo' });
const CHUNK = 65_536;

/** Bytes that differ from chunk to chunk. */
async function* chunks(total: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < total; sent += CHUNK)
    yield new Uint8Array(Math.min(CHUNK, total - sent)).fill(sent / CHUNK);
}

await invoices.addAttachment('7', { attachment: chunks(CHUNK) }, { streamUpload });
const before = process.memoryUsage.rss();
let most = before;
const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2);
await invoices.addAttachment('7', { attachment: chunks(size) }, { streamUpload });
clearInterval(timer);
console.log(most - before);
