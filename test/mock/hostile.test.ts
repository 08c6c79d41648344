import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LogEntry, type Mock, startMock } from '../../src/mock/index.ts';
import { callOf, echo, operationOf, send, sendRaw, TOKEN } from '../support/mock-calls.ts';

const call = callOf(operationOf('listTaxes'));
const log: LogEntry[] = [];

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ engine: echo, maxBody: 1_000_000, log: (entry) => log.push(entry) });
});
afterAll(() => mock.close());

/** Every test ends with this: the mock answers as before. */
async function expectAlive(): Promise<void> {
  const response = await send(mock.baseUrl, call);
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
  it.each([
    '/items/%E0%A4%A',
    '/items/%',
    '/items/%zz',
    '/items/%C0%AF',
    '/items?name=%E0%A4%A',
    '/items/%00',
    '/items?name=a%00b',
  ])('%s is refused', async (url) => {
    const answer = read(await sendRaw(mock.port, `GET /inventory/v1${url} HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`));
    expect(answer).toMatchObject({ status: 400, reason: 'malformed-url', code: 400 });
    await expectAlive();
  });

  it('without a slash, are refused', async () => {
    expect(read(await sendRaw(mock.port, `GET * HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`))).toMatchObject({
      status: 400,
      reason: 'malformed-url',
      message: 'The URL "*" does not begin with a slash.',
    });
  });

  it('and long are answered as any other', async () => {
    const [path, query] = [`/contacts/${'1'.repeat(6000)}`, `organization_id=${'2'.repeat(6000)}`];
    const response = await fetch(`${mock.baseUrl}${path}?${query}`, { headers: TOKEN });
    expect(await response.json()).toMatchObject({
      path: { contact_id: '1'.repeat(6000) },
      query: { organization_id: '2'.repeat(6000) },
    });
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['a word', 'hello\r\n\r\n', 400, 'malformed-request'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed-request'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400, 'malformed-request'],
    ['a null byte in the URL', 'GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed-request'],
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
    ['an expectation', `GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n${CLOSE}\r\n`, 417, 'malformed-request'],
  ])('%s is refused in the envelope', async (_, bytes, status, reason) => {
    expect(read(await sendRaw(mock.port, bytes))).toEqual({
      status,
      reason,
      code: status,
      message: expect.stringMatching(/^The .*\.$/),
    });
    await expectAlive();
  });

  it('a broken chunk behind good ones ends the request', async () => {
    const head = `POST /inventory/v1/settings/taxes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${CLOSE}\r\n`;
    expect(read(await sendRaw(mock.port, `${head}2\r\n{}\r\nzz\r\n`))).toMatchObject({
      status: 400,
      reason: 'malformed-request',
    });
    await expectAlive();
  });

  it('a request without Host is answered', async () => {
    expect(await sendRaw(mock.port, `GET /inventory/v1/organizations HTTP/1.1\r\n${CLOSE}\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  it('a request to switch protocols is answered without switching', async () => {
    const upgrade =
      'Connection: upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\nSec-WebSocket-Version: 13\r\n';
    const request = `GET /inventory/v1/organizations HTTP/1.1\r\nHost: x\r\n${upgrade}Authorization: ${TOKEN.Authorization}\r\n\r\n`;
    expect(await sendRaw(mock.port, request)).toMatch(/^HTTP\/1\.1 200 /);
    await sendRaw(mock.port, 'CONNECT inventory.example:443 HTTP/1.1\r\nHost: x\r\n\r\n');
    await expectAlive();
  });
});

describe('connections', () => {
  it('may send requests without waiting, and get the answers in order', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => String(1000 + index));
    const requests = ids.map(
      (id, index) =>
        `GET /inventory/v1/contacts/${id}?organization_id=1 HTTP/1.1\r\nHost: x\r\n${index === 49 ? 'Connection: close\r\n' : ''}Authorization: ${TOKEN.Authorization}\r\n\r\n`,
    );
    const text = await sendRaw(mock.port, requests.join(''));
    expect([...text.matchAll(/"contact_id":"(\d+)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it('get the answers to good requests before the refusal of a bad one', async () => {
    const good = `GET /inventory/v1/organizations HTTP/1.1\r\nHost: x\r\nAuthorization: ${TOKEN.Authorization}\r\n\r\n`;
    const text = await sendRaw(mock.port, `${good}${good}hello\r\n\r\n${good}`);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '400']);
  });

  it('end without mixing up answers if a body is bad behind good requests', async () => {
    const good = `GET /inventory/v1/organizations HTTP/1.1\r\nHost: x\r\nAuthorization: ${TOKEN.Authorization}\r\n\r\n`;
    const bad = `POST /inventory/v1/settings/taxes HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`;
    expect(await sendRaw(mock.port, good + bad)).not.toContain('HTTP/1.1 400');
    await expectAlive();
  });

  it('may break off in the middle of a request', async () => {
    const head =
      'POST /inventory/v1/settings/taxes?organization_id=1 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n';
    const logged = log.length;
    for (const part of ['POST /inv', head, `${head}Authorization: ${TOKEN.Authorization}\r\n\r\n{"tax_name":`]) {
      const socket = connect(mock.port, '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((resolve) => socket.write(part, resolve));
      socket.resetAndDestroy();
    }
    await expectAlive();
    // What is not answered is not told of: the only line is that of the request above.
    await expect.poll(() => log.length).toBe(logged + 1);
  });

  it('may send more than is taken, and still read the refusal', async () => {
    const response = await fetch(`${mock.baseUrl}/settings/taxes?organization_id=1`, {
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
    const response = await fetch(`${mock.baseUrl}/settings/taxes?organization_id=1&__proto__=1&constructor=2`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(200);
    expect({}).not.toHaveProperty('code');
    const coding = await fetch(`${mock.baseUrl}/settings/taxes`, {
      method: 'POST',
      headers: { ...headers, 'Content-Encoding': 'constructor' },
      body,
    });
    expect(coding.status).toBe(415);
  });
});
