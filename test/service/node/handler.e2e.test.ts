import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handler } from '../../../src/service/node/handler.ts';
import type { EngineAnswer } from '../../../src/service/service-engine.ts';
import { callOf, operationOf, send, TOKEN } from '../../support/mock-calls.ts';
import { openServer, openServerForTest, type TestServer } from '../../support/server.ts';

const call = callOf(operationOf('listTaxes'));
const DURATION = expect.any(Number);

describe('a fallback', () => {
  const fallback: Handler = (request, response, next) => {
    if (request.url === '/site') return response.end('a site');
    if (request.url === '/broken') throw new Error('no such file');
    if (request.url === '/rejected') return Promise.reject(new Error('no such file'));
    if (request.url === '/half') {
      response.writeHead(200, { 'Content-Length': 100 }).write('half');
      throw new Error('no more');
    }
    return next();
  };

  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ fallback });
  });
  afterAll(() => server.close());

  it("handles URLs that are not the service's, and leaves to it what it likes", async () => {
    expect(await (await fetch(`${server.url}/site`)).text()).toBe('a site');
    expect((await fetch(`${server.url}/other`)).headers.get('x-mock-refusal')).toBe('unknown-url');
    expect((await fetch(`${server.baseUrl}/other`)).headers.get('x-mock-refusal')).toBe('unknown-url');
    expect((await send(server.baseUrl, call)).status).toBe(200);
    const posted = await fetch(`${server.url}/other`, { method: 'POST', body: 'x' });
    expect(posted.status).toBe(404);
  });

  it('is logged', async () => {
    server.log.length = 0;
    await (await fetch(`${server.url}/site`)).text();
    await (await fetch(`${server.url}/other`)).text();
    await expect
      .poll(() => server.log)
      .toEqual([
        { method: 'GET', url: '/site', status: 200, duration: DURATION },
        { method: 'GET', url: '/other', status: 404, duration: DURATION, refusal: 'unknown-url' },
      ]);
  });

  it.each(['/broken', '/rejected'])('that fails is answered with what failed: %s', async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(500);
    const message = 'The fallback of the mock failed: no such file';
    expect(await response.json()).toEqual({ code: 50025, message, errors: [{ message }] });
    expect(server.log.at(-1)).toMatchObject({ status: 500, refusal: 'failure', error: new Error('no such file') });
  });

  it('that fails halfway ends its response', async () => {
    await expect(fetch(`${server.url}/half`).then((response) => response.text())).rejects.toThrow();
    expect((await send(server.baseUrl, call)).status).toBe(200);
  });

  it('takes preflights of its own URLs', async () => {
    const headers = { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'GET' };
    const site = await fetch(`${server.url}/site`, { method: 'OPTIONS', headers });
    expect(site.headers.get('access-control-allow-methods')).toBeNull();
    const service = await fetch(server.baseUrl + call.path, { method: 'OPTIONS', headers });
    expect(service.headers.get('access-control-allow-methods')).toContain('POST');
  });
});

describe("an answer of an engine that can't be sent", () => {
  it.each<[string, Partial<EngineAnswer>, string]>([
    ['its status', { status: 99 }, 'Invalid status code: 99'],
    ['its type', { contentType: 'a\nb' }, 'Invalid character in header content ["Content-Type"]'],
    ['its body', { body: {} as string }, 'Its body is neither a string nor bytes.'],
  ])('for %s is a failure that says so, at once or later', async (_, wrong, reason) => {
    const answer = { status: 200, contentType: 'text/plain', body: '', ...wrong };
    for (const answered of [() => answer, async () => answer]) {
      const { baseUrl, log } = await openServerForTest({ service: { engine: { answer: answered } } });
      const response = await send(baseUrl, call);
      const message = `The mock's engine returned a response that can't be sent: ${reason}`;
      expect(await response.json()).toEqual({ code: 50025, message, errors: [{ message }] });
      expect(response.status).toBe(500);
      expect(log.at(-1)).toMatchObject({ status: 500, refusal: 'failure', error: expect.any(Error) });
    }
  });
});

describe('a client that disconnects', () => {
  it('while it waits is logged, and nobody is answered', async () => {
    let isAsked = false;
    const answer = (): EngineAnswer => {
      isAsked = true;
      return { status: 200, contentType: 'text/plain', body: '', delay: 60_000 };
    };
    const { port, log } = await openServerForTest({ service: { engine: { answer } } });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /inventory/v1${call.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${TOKEN.Authorization}\r\n\r\n`,
    );
    await expect.poll(() => isAsked).toBe(true);
    socket.destroy();
    await expect
      .poll(() => log)
      .toEqual([
        {
          method: 'GET',
          url: `/inventory/v1${call.path}`,
          status: 0,
          duration: DURATION,
          operationId: 'listTaxes',
          aborted: true,
        },
      ]);
  });
});

describe('HEAD and 204', () => {
  it('have no body on the wire', async () => {
    const { baseUrl } = await openServerForTest();
    const head = await fetch(`${baseUrl}/organizations`, { method: 'HEAD', headers: TOKEN });
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([200, true, '']);
    const options = await fetch(`${baseUrl}/organizations`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('content-length')]).toEqual([204, null]);
  });
});
