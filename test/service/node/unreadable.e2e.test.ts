import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from '../../support/mock-calls.ts';
import { openServer, openServerForTest, type TestServer } from '../../support/server.ts';

const ORIGIN = 'http://localhost:5173';
const DURATION = expect.any(Number);

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(() => {
  server.log.length = 0;
});
afterAll(() => server.close());

/** The headers of an answer as it came over the wire, in lower case. */
function headersOf(answer: string): Record<string, string> {
  const [head = ''] = answer.split('\r\n\r\n');
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(': ') as [string, string]);
  return Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value]));
}

describe("a request that can't be read", () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', '-', '-', 400, 'malformed-request'],
    ['a header without a colon', 'GET /a?b=1 HTTP/1.1\r\nHost\r\n\r\n', 'GET', '/a?b=1', 400, 'malformed-request'],
    ['headers that are too long', `GET /a HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'GET', '/a', 431, 'too-large'],
    [
      'an expectation',
      'GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: x\r\n\r\n',
      'GET',
      '/a',
      417,
      'malformed-request',
    ],
    [
      'CONNECT',
      'CONNECT inventory.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'CONNECT',
      'inventory.example:443',
      405,
      'wrong-method',
    ],
  ])('is logged with what can be read of it: %s', async (_, bytes, method, url, status, refusal) => {
    await sendRaw(server.port, bytes);
    expect(server.log).toEqual([{ method, url, status, duration: DURATION, refusal }]);
  });

  it('can be read by the page that sent it', async () => {
    const request = `GET /a HTTP/1.1\r\nHost: localhost\r\nOrigin: ${ORIGIN}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(headersOf(await sendRaw(server.port, request))).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('x-mock-refusal'),
      'x-mock-refusal': 'too-large',
    });
  });

  it("can be read by any page if any may, though it can't be told which one sent it", async () => {
    const open = await openServerForTest({ service: { corsOrigins: ['*'] } });
    const headers = headersOf(await sendRaw(open.port, 'hello\r\n\r\n'));
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-mock-refusal': 'malformed-request' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('can be read by no other pages than those that may', async () => {
    const narrow = await openServerForTest({ service: { corsOrigins: ['https://app.example'] } });
    for (const bytes of ['hello\r\n\r\n', `GET /a HTTP/1.1\r\nOrigin: https://other.example\r\nHost\r\n\r\n`]) {
      expect(headersOf(await sendRaw(narrow.port, bytes))).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('CONNECT', () => {
  it('is refused in the envelope, with what to do', async () => {
    const answer = await sendRaw(server.port, 'CONNECT inventory.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    const message =
      "This is not a proxy, so it does not support CONNECT. Use this URL as the client's base URL, not as a proxy.";
    expect(JSON.parse(body!)).toEqual({ code: 40521, message, errors: [{ message }] });
  });

  it('may break off', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('CONNECT inventory.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.resetAndDestroy();
    expect(await sendRaw(server.port, 'hello\r\n\r\n')).toContain('400');
  });
});
