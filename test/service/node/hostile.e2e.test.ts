import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../src/service/reasons.ts';
import { callOf, operationOf, send, sendRaw, TOKEN } from '../../support/mock-calls.ts';
import { openServer, openServerForTest, type TestServer } from '../../support/server.ts';

const call = callOf(operationOf('listTaxes'));

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Every test ends with this: the server answers as before. */
async function expectAlive(): Promise<void> {
  const response = await send(server.baseUrl, call);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

const CLOSE = `Connection: close\r\nAuthorization: ${TOKEN.Authorization}\r\n`;

/** Status, reason and envelope of an answer as it came over the wire. */
function read(text: string): { status: number; reason: string | undefined; code: number; message: string } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code, message } = JSON.parse(body) as { code: number; message: string };
  return { status: Number(head.slice(9, 12)), reason: /^x-mock-refusal: (.*)$/im.exec(head)?.[1], code, message };
}

describe('URLs that are malformed', () => {
  it('are refused', async () => {
    const request = `GET /inventory/v1/items/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n`;
    expect(read(await sendRaw(server.port, request))).toMatchObject({
      status: 400,
      reason: 'malformed-url',
      code: 40012,
    });
    await expectAlive();
  });

  it('without a slash, are refused', async () => {
    const answer = read(await sendRaw(server.port, `GET * HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n`));
    expect(answer).toMatchObject({
      status: 400,
      reason: 'malformed-url',
      message: 'The URL "*" does not begin with a slash.',
    });
  });

  it('and long are answered as any other', async () => {
    const [path, query] = [`/contacts/${'1'.repeat(6000)}`, `organization_id=${'2'.repeat(6000)}`];
    const response = await fetch(`${server.baseUrl}${path}?${query}`, { headers: TOKEN });
    expect(await response.json()).toMatchObject({
      path: { contact_id: '1'.repeat(6000) },
      query: { organization_id: '2'.repeat(6000) },
    });
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['a word', 'hello\r\n\r\n', 400, 'malformed-request'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'malformed-request'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400, 'malformed-request'],
    ['a null byte in the URL', 'GET /a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'malformed-request'],
    ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n', 400, 'malformed-request'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n', 400, 'malformed-request'],
    ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'malformed-request'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'malformed-request',
    ],
    ['TLS', Buffer.from('16030100050100000100', 'hex'), 400, 'malformed-request'],
    ['huge headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431, 'too-large'],
    [
      'many headers',
      `GET / HTTP/1.1\r\n${Array.from({ length: 2000 }, (_, index) => `X-${index}: some value`).join('\r\n')}\r\n\r\n`,
      431,
      'too-large',
    ],
    ['a huge URL', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`, 431, 'too-large'],
    [
      'an expectation',
      `GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\n${CLOSE}\r\n`,
      417,
      'malformed-request',
    ],
  ] as const)('%s is refused in the envelope', async (_, bytes, status, reason) => {
    expect(read(await sendRaw(server.port, bytes))).toEqual({
      status,
      reason,
      code: codeOf(status, reason),
      message: expect.stringMatching(/^The .*\.$/),
    });
    await expectAlive();
  });

  it('a broken chunk behind good ones ends the request', async () => {
    const head = `POST /inventory/v1/settings/taxes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${CLOSE}\r\n`;
    expect(read(await sendRaw(server.port, `${head}2\r\n{}\r\nzz\r\n`))).toMatchObject({
      status: 400,
      reason: 'malformed-request',
    });
    await expectAlive();
  });

  it('a request without Host is answered', async () => {
    expect(await sendRaw(server.port, `GET /inventory/v1/organizations HTTP/1.1\r\n${CLOSE}\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  it('a request to switch protocols is answered without switching', async () => {
    const upgrade =
      'Connection: upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\nSec-WebSocket-Version: 13\r\n';
    const request = `GET /inventory/v1/organizations HTTP/1.1\r\nHost: localhost\r\n${upgrade}Authorization: ${TOKEN.Authorization}\r\n\r\n`;
    expect(await sendRaw(server.port, request)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('connections', () => {
  it('may send requests without waiting, and get the answers in order', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => String(1000 + index));
    const requests = ids.map(
      (id, index) =>
        `GET /inventory/v1/contacts/${id}?organization_id=1 HTTP/1.1\r\nHost: localhost\r\n${index === 49 ? 'Connection: close\r\n' : ''}Authorization: ${TOKEN.Authorization}\r\n\r\n`,
    );
    const text = await sendRaw(server.port, requests.join(''));
    expect([...text.matchAll(/"contact_id":"(\d+)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it('get the answers to good requests before the refusal of a bad one', async () => {
    const good = `GET /inventory/v1/organizations HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${TOKEN.Authorization}\r\n\r\n`;
    const text = await sendRaw(server.port, `${good}${good}hello\r\n\r\n${good}`);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '400']);
  });

  it('get the refusal of a bad body after the answers to good requests, or none', async () => {
    const good = `GET /inventory/v1/organizations HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${TOKEN.Authorization}\r\n\r\n`;
    const bad = `POST /inventory/v1/settings/taxes HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`;
    const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    server.log.length = 0;
    expect(statuses(await sendRaw(server.port, good + bad))).toEqual(['200', '400']);
    expect(server.log.map(({ method, status }) => [method, status])).toEqual([
      ['GET', 200],
      ['POST', 400],
    ]);
    const engine = { answer: () => ({ status: 200, contentType: 'text/plain', body: '', delay: 20 }) };
    const slow = await openServerForTest({ service: { engine } });
    expect(statuses(await sendRaw(slow.port, good + bad))).toEqual([]);
    await expectAlive();
  });

  it('may break off in the middle of a request', async () => {
    const head =
      'POST /inventory/v1/settings/taxes?organization_id=1 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';
    server.log.length = 0;
    for (const part of ['POST /inv', head, `${head}Authorization: ${TOKEN.Authorization}\r\n\r\n{"tax_name":`]) {
      const socket = connect(server.port, '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((resolve) => socket.write(part, resolve));
      socket.resetAndDestroy();
    }
    await expectAlive();
    // Only the last had become a request. Of the others, there may be a line that says that they can't be read.
    const [method, url] = ['POST', '/inventory/v1/settings/taxes?organization_id=1'];
    const aborted = { method, url, status: 0, duration: expect.any(Number), aborted: true };
    await expect.poll(() => server.log.filter((entry) => entry.url === url)).toEqual([aborted]);
    expect(server.log.every((entry) => entry.url === url || entry.url === '-' || entry.status === 200)).toBe(true);
  });

  it('may send more than is taken, and still read the refusal', async () => {
    const response = await fetch(`${server.baseUrl}/settings/taxes?organization_id=1`, {
      method: 'POST',
      headers: { ...TOKEN, 'Content-Type': 'application/json' },
      body: new Uint8Array(20_000_000),
    });
    expect(response.status).toBe(413);
    await expectAlive();
  });

  it('may lie about their protocol, in words that JavaScript knows', async () => {
    const headers = { ...TOKEN, 'Content-Type': 'application/json', Prefer: '__proto__=1, constructor=2' };
    const body = '{"__proto__":{"code":1},"constructor":{"prototype":{"code":1}},"tax_name":"VAT"}';
    const response = await fetch(`${server.baseUrl}/settings/taxes?organization_id=1&__proto__=1&constructor=2`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(200);
    expect({}).not.toHaveProperty('code');
    const coding = await fetch(`${server.baseUrl}/settings/taxes`, {
      method: 'POST',
      headers: { ...headers, 'Content-Encoding': 'constructor' },
      body,
    });
    expect(coding.status).toBe(415);
  });
});
