import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiledMock } from '../support/compiled-programs.ts';
import { operations } from '../support/document.ts';
import { createHostileRequests, type Sent } from '../support/hostile-requests.ts';
import { callOf, operationOf, sendRaw, TOKEN } from '../support/mock-calls.ts';
import type { Ports, ProxyUsage } from './proxied-mock-process.ts';

/** Another seed sends other requests; a failure names the number of its request. The judges send more of them. */
const SEED = process.env['FUZZ_SEED'] ?? 'inventory';
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const AT_ONCE = 8;
const WARM_UP = 500;

const { pick, below, mutate, rawBytes } = createHostileRequests(SEED);

let child: ChildProcess;
let ports: Ports;
beforeAll(async () => {
  child = fork('scripts/run.mjs', ['test/verify/proxied-mock-process.ts', await compiledMock()], {
    execArgv: ['--expose-gc'],
  });
  [ports] = (await once(child, 'message')) as [Ports];
});
afterAll(() => void child.kill());

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

async function usage(): Promise<ProxyUsage> {
  child.send('usage');
  const [answer] = (await once(child, 'message')) as [ProxyUsage];
  return answer;
}

/** Every test ends with this: the proxy forwards as before. */
async function expectAlive(): Promise<void> {
  const call = callOf(operationOf('listTaxes'));
  const response = await fetch(`http://127.0.0.1:${ports.proxy}/inventory/v1${call.path}`, { headers: call.headers });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

/** Sends bytes and leaves the connection open; returns what comes back until the server closes it. */
function converse(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(text));
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
function isEqual({ headers }: Sent, direct: Answered, proxied: Answered): boolean {
  // What cannot be read as HTTP cannot be forwarded, so the proxy refuses it or closes the connection.
  if (direct.headers['x-mock-refusal'] === 'malformed-request') return [0, 400, 417, 431].includes(proxied.status);
  // A dynamic answer differs each time.
  if (/dynamic/.test(headers['Prefer'] ?? '')) return direct.status === proxied.status;
  return JSON.stringify(direct) === JSON.stringify(proxied);
}

const statusesIn = (text: string): string[] => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!);

test(`${REQUESTS} random and mutated requests get the answers that the mock gives itself, and leave nothing behind`, async () => {
  // What is loaded or compiled when it is first needed stays.
  await repeat(operations.length, async (number) => {
    await exchange(ports.proxy, mutate(operations[number - 1]!, 0));
  });
  await repeat(WARM_UP, async () => {
    await exchange(ports.proxy, mutate(pick(operations), 2));
  });
  await expect.poll(async () => (await usage()).sockets).toBe(0);
  const before = await usage();
  const different: unknown[] = [];
  const statuses = new Set<number>();
  await repeat(REQUESTS, async (number) => {
    const sent = mutate(pick(operations), below(5));
    const [direct, proxied] = [await exchange(ports.mock, sent), await exchange(ports.proxy, sent)];
    statuses.add(direct.status);
    const isSame = isEqual(sent, direct, proxied);
    if (!isSame) different.push({ number, sent, direct, proxied });
  });
  expect(different).toEqual([]);
  for (const status of [200, 201, 204, 400, 401, 404, 405, 413, 415]) expect(statuses).toContain(status);
  await expect.poll(async () => (await usage()).sockets).toBe(0);
  const { heap, errors } = await usage();
  expect(errors).toEqual([]);
  expect(heap).toBeLessThan(before.heap * 1.3);
}, 180_000);

test('bytes that are nearly a request get the answer of the mock, a refusal or none, and do no harm', async () => {
  for (let count = 0; count < 150; count += 1) {
    const bytes = rawBytes();
    const [direct, proxied] = [await sendRaw(ports.mock, bytes), await sendRaw(ports.proxy, bytes)].map(statusesIn);
    const refused = (status: string): boolean => status.startsWith('4');
    expect(
      proxied!.every((status, index) => status === direct![index] || refused(status)),
      bytes.toString('latin1'),
    ).toBe(true);
  }
  await expectAlive();
});

describe('a request that is no request', () => {
  const HOST = 'Host: localhost\r\n';
  test.each([
    ['a word', 'hello\r\n\r\n'],
    ['an unknown method', `FETCH / HTTP/1.1\r\n${HOST}\r\n`],
    ['a null byte in the URL', `GET /a\0b HTTP/1.1\r\n${HOST}\r\n`],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n'],
    ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['a length and chunks', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
    ['TLS', Buffer.from('16030100050100000100', 'hex')],
    ['huge headers', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['an expectation', `GET / HTTP/1.1\r\n${HOST}Expect: a miracle\r\nConnection: close\r\n\r\n`],
    ['a broken chunk', `POST /a HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['CONNECT', `CONNECT inventory.example:443 HTTP/1.1\r\n${HOST}\r\n`],
  ])('%s never gets an answer of success', async (_, bytes) => {
    expect(statusesIn(await sendRaw(ports.proxy, bytes)).filter((status) => !/^4/.test(status))).toEqual([]);
    await expectAlive();
  });
});

describe('connections', () => {
  const AUTHORIZED = `Host: localhost\r\nAuthorization: ${TOKEN.Authorization}\r\n`;

  test('may send requests without waiting, and get the answers in order', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => String(1000 + index));
    const requests = ids.map(
      (id, index) =>
        `GET /inventory/v1/contacts/${id}?organization_id=1 HTTP/1.1\r\n${index === 49 ? 'Connection: close\r\n' : ''}${AUTHORIZED}Prefer: code=404\r\n\r\n`,
    );
    expect(statusesIn(await converse(ports.proxy, requests.join('')))).toEqual(ids.map(() => '404'));
  });

  test('may break off in the middle of a request', async () => {
    const head = `POST /inventory/v1/settings/taxes?organization_id=1 HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n${AUTHORIZED}`;
    for (const part of ['POST /inv', head, `${head}\r\n{"tax_name":`]) {
      const socket = connect(ports.proxy, '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((resolve) => socket.write(part, resolve));
      socket.resetAndDestroy();
    }
    await expectAlive();
    await expect.poll(async () => (await usage()).sockets).toBeLessThanOrEqual(2);
  });

  test('may send more than the mock takes, and still read the refusal', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.proxy}/inventory/v1/settings/taxes?organization_id=1`, {
      method: 'POST',
      headers: { ...TOKEN, 'Content-Type': 'application/json' },
      body: new Uint8Array(20_000_000),
    });
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([413, 'too-large']);
    await expectAlive();
  });

  test('may ask for another protocol, and are answered without it', async () => {
    const upgrade = 'Connection: upgrade, close\r\nUpgrade: websocket\r\n';
    const answer = await converse(
      ports.proxy,
      `GET /inventory/v1/organizations HTTP/1.1\r\n${upgrade}${AUTHORIZED}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
