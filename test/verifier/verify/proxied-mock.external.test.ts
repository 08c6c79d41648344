import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../support/document.ts';
import { amountOf } from '../../support/full.ts';
import { createHostileRequests, type Sent } from '../../support/hostile-requests.ts';
import { type ProxiedMock, startProxiedMock } from './support/proxied-mock.ts';

/** Another seed sends other requests; a failure names the number of its request. */
const SEED = process.env['FUZZ_SEED'] ?? 'inventory';
const REQUESTS = amountOf('FUZZ_REQUESTS', { small: 600, full: 20_000 });
const AT_ONCE = 8;
const WARM_UP = 500;

const { pick, below, mutate } = createHostileRequests(SEED);

let mock: ProxiedMock;
beforeAll(async () => {
  mock = await startProxiedMock();
});
afterAll(() => mock.stop());

/** Headers of an answer that belong to it, and not to the connection. */
const COMPARED = ['content-type', 'content-length', 'x-mock-refusal', 'x-mock-unknown', 'allow', 'vary', 'retry-after'];

/** What comes back: status, headers and body; a status of 0 if the connection is closed instead. */
interface Answered {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

function exchange(port: number, { method, path, headers, body }: Sent): Promise<Answered> {
  return new Promise((resolve) => {
    const encoded = path.replaceAll(/[^!-~\x80-\xff]/g, (character) => encodeURIComponent(character));
    request({ port, host: '127.0.0.1', method, path: encoded, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk as Buffer);
      } catch {
        return resolve({ status: 0, headers: {}, body: '' });
      }
      const compared = COMPARED.map((name) => [name, response.headers[name]?.toString()] as const);
      resolve({
        status: response.statusCode!,
        headers: Object.fromEntries(compared),
        body: Buffer.concat(chunks).toString('latin1'),
      });
    })
      .on('error', () => resolve({ status: 0, headers: {}, body: '' }))
      .end(body);
  });
}

/** Does something a number of times, some at once. */
async function repeat(times: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await work((next += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Whether an answer that went through the proxy is that of the mock, as far as HTTP lets a proxy pass it on. */
function isEqual({ headers, method, path }: Sent, direct: Answered, proxied: Answered): boolean {
  // A path with bytes that HTTP does not allow is refused with a body, and an answer to HEAD can't be read with one.
  const isUnreadable = method === 'HEAD' && direct.status === 0 && /[\x80-\xff]/.test(path);
  if (isUnreadable) return [0, 400].includes(proxied.status);
  // What can't be read as HTTP can't be forwarded, so the proxy refuses it or closes the connection.
  if (direct.headers['x-mock-refusal'] === 'malformed-request') return [0, 400, 417, 431].includes(proxied.status);
  // A dynamic answer differs each time.
  if (/dynamic/.test(headers['Prefer'] ?? '')) return direct.status === proxied.status;
  return JSON.stringify(direct) === JSON.stringify(proxied);
}

test(
  `${REQUESTS} random and mutated requests get the answers that the mock gives itself, and leave nothing behind`,
  async () => {
    // What is loaded or compiled when it is first needed stays.
    await repeat(operations.length, async (number) => {
      await exchange(mock.ports.proxy, mutate(operations[number - 1]!, 0));
    });
    await repeat(WARM_UP, async () => {
      await exchange(mock.ports.proxy, mutate(pick(operations), 2));
    });
    await expect.poll(async () => (await mock.usage()).sockets).toBe(0);
    const before = await mock.usage();
    const different: unknown[] = [];
    const statuses = new Set<number>();
    await repeat(REQUESTS, async (number) => {
      const sent = mutate(pick(operations), below(5));
      const [direct, proxied] = [await exchange(mock.ports.mock, sent), await exchange(mock.ports.proxy, sent)];
      statuses.add(direct.status);
      const isSame = isEqual(sent, direct, proxied);
      if (!isSame) different.push({ number, sent, direct, proxied });
    });
    expect(different).toEqual([]);
    for (const status of [200, 201, 204, 400, 401, 404, 405, 413, 415]) expect(statuses).toContain(status);
    await expect.poll(async () => (await mock.usage()).sockets).toBe(0);
    const { heap, errors } = await mock.usage();
    expect(errors).toEqual([]);
    expect(heap).toBeLessThan(before.heap * 1.3);
  },
  REQUESTS * 50,
);
