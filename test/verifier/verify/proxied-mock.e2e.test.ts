import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw, TOKEN } from '../../support/mock-calls.ts';
import { expectAlive, statusesIn, testRawBytes } from './proxied-mock.ts';
import type { Ports } from './proxied-mock-process.ts';
import { type ProxiedMock, startProxiedMock } from './support/proxied-mock.ts';

let mock: ProxiedMock;
let ports: Ports;
beforeAll(async () => {
  mock = await startProxiedMock();
  ({ ports } = mock);
});
afterAll(() => mock.stop());

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

testRawBytes(30, () => ports);

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
    await expectAlive(ports);
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
    await expectAlive(ports);
    await expect.poll(async () => (await mock.usage()).sockets).toBeLessThanOrEqual(2);
  });

  test('may send more than the mock takes, and still read the refusal', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.proxy}/inventory/v1/settings/taxes?organization_id=1`, {
      method: 'POST',
      headers: { ...TOKEN, 'Content-Type': 'application/json' },
      body: new Uint8Array(20_000_000),
    });
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([413, 'too-large']);
    await expectAlive(ports);
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
