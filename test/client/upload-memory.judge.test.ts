import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { bundleWorker, type Worker } from '../support/worker.ts';
import type { UploadWork } from './upload-memory-worker.ts';

const MB = 1_000_000;
const SIZE = 200 * MB;

let worker: Worker;
beforeAll(async () => {
  worker = await bundleWorker('test/client/upload-memory-worker.ts');
});
afterAll(() => worker?.remove());

/** A service that notes the size of each request, and keeps nothing of it. */
async function service(): Promise<{ url: string; sizes: number[] }> {
  const sizes: number[] = [];
  const server = createServer(async (request, response) => {
    let size = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) size += chunk.length;
    sizes.push(size);
    response.end('{"code":0,"message":"success"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sizes };
}

it('a streamed upload takes less than half of its size in memory, and one that is not takes all of it', async () => {
  const { url, sizes } = await service();
  const grownBy = async (streamUpload: boolean): Promise<number> => {
    const work: UploadWork = { baseUrl: url, size: SIZE, streamUpload };
    return Number(await worker.start(work).output);
  };
  expect(await grownBy(true)).toBeLessThan(SIZE / 2);
  expect(await grownBy(false)).toBeGreaterThan(SIZE);
  // Each process sends a small file first, and the head of a part with each.
  expect(sizes.map((size) => Math.floor(size / MB))).toEqual([0, 200, 0, 200]);
}, 120_000);
