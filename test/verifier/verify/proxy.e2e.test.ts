import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createInventoryClient } from '../../../src/public/client.ts';
import { createRecorder } from '../../../src/public/verify.ts';
import { type ProxyOptions, startProxy, targetOf } from '../../../verifier/verify/node/proxy/start-proxy.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import {
  type Answer,
  answer,
  closedPort,
  hostileServer,
  partly,
  reset,
  silence,
} from '../../support/hostile-server.ts';
import { start as startSandbox } from '../../support/sandbox-server.ts';

const TAX = '/inventory/v1/settings/taxes/1?organization_id=10234695';

interface Through {
  url: string;
  exchanges: Exchange[];
  failures: string[];
}

/** Starts a proxy to an address, for one test. */
async function through(target: string, options: Partial<ProxyOptions['target']> = {}): Promise<Through> {
  const [exchanges, failures]: [Exchange[], string[]] = [[], []];
  const proxy = await startProxy({
    target: { url: new URL(target), ...options },
    port: 0,
    onExchange: (exchange) => exchanges.push(exchange),
    onFailure: ({ message }) => failures.push(message),
  });
  onTestFinished(() => proxy.close());
  return { url: proxy.url, exchanges, failures };
}

/** Waits until something holds, which happens after the response has been sent. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Sends a request without changing anything of it. */
async function send(url: string, init: { method?: string; headers?: string[]; body?: Buffer } = {}) {
  const { host, port, pathname, search } = new URL(url);
  const headers = ['Host', host, ...(init.headers ?? [])];
  const outgoing = request({ host: '127.0.0.1', port, method: init.method ?? 'GET', path: pathname + search, headers });
  outgoing.end(init.body);
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return {
    status: incoming.statusCode,
    raw: incoming.rawHeaders,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
}

/** Sends a text as it is; returns what comes back until the connection ends. */
async function sendText(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answered = '';
  for await (const chunk of socket) answered += String(chunk);
  return answered;
}

describe('what is forwarded', () => {
  test('is what came: method, path, headers and body, byte by byte', async () => {
    const server = await hostileServer(answer('{"code":0,"message":""}'));
    const proxy = await through(server.url);
    const body = Buffer.from([0, 255, 13, 10, 128]);
    const headers = ['X-Odd', 'caf\xe9', 'X-Two', '1', 'X-Two', '2', 'Content-Type', 'application/x-odd'];
    await send(`${proxy.url}/a%2Fb//c;d?x=%zz&x=1`, {
      method: 'PUT',
      headers: [...headers, 'Content-Length', '5'],
      body,
    });
    const [received] = server.requests;
    expect(received!.method).toBe('PUT');
    expect(received!.url.pathname + received!.url.search).toBe('/a%2Fb//c;d?x=%zz&x=1');
    expect(received!.body).toEqual(body);
    expect(received!.headers).toMatchObject({ 'x-odd': 'caf\xe9', 'x-two': '1, 2', host: new URL(server.url).host });
  });

  test('has no header of the connection, and none that Connection names', async () => {
    const server = await hostileServer(
      answer('{}', { headers: { Connection: 'keep-alive, X-Hop', 'X-Hop': '1', 'X-End': '2', Upgrade: 'h2c' } }),
    );
    const proxy = await through(server.url);
    const headers = ['Connection', 'close, X-Mine', 'X-Mine', '1', 'TE', 'trailers', 'Proxy-Authorization', 'secret'];
    const { headers: answered } = await send(`${proxy.url}/a`, { headers });
    expect(Object.keys(server.requests[0]!.headers).sort()).toEqual(['connection', 'host']);
    expect(answered).toMatchObject({ 'x-end': '2' });
    expect(answered).not.toHaveProperty('x-hop');
    expect(answered).not.toHaveProperty('upgrade');
  });

  test('comes in chunks if it did, also with a GET, and has no body if it had none', async () => {
    const server = await hostileServer(answer('{}'));
    const proxy = await through(server.url);
    await send(`${proxy.url}/a`, { headers: ['Transfer-Encoding', 'chunked'], body: Buffer.from('chunks') });
    await send(`${proxy.url}/b`, { method: 'POST', headers: ['Content-Length', '0'] });
    expect(server.requests.map(({ body }) => body.toString())).toEqual(['chunks', '']);
    expect(server.requests[1]!.headers).toMatchObject({ 'content-length': '0' });
  });

  test('goes to the target alone, whatever host or URL is named', async () => {
    const [server, other] = await Promise.all([hostileServer(answer('{}')), hostileServer(answer('{}'))]);
    const proxy = await through(server.url);
    const port = Number(new URL(proxy.url).port);
    const absolute = await sendText(
      port,
      `GET ${other.url}/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(absolute).toMatch(/^HTTP\/1\.1 200 /);
    expect([server.requests.length, other.requests.length]).toEqual([1, 0]);
    const rebound = await sendText(port, 'GET /x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(rebound).toMatch(/^HTTP\/1\.1 421 /);
    expect(server.requests).toHaveLength(1);
  });
});

describe('what is answered', () => {
  test('is what came: ids beyond 2^53, spaces, and compression', async () => {
    const text = '{ "code":0, "message":"", "tax": {"tax_id": 4815162342481511001.0, "tax_id2":48151623424815110012} }';
    const packed = gzipSync(text);
    const server = await hostileServer(answer(packed, { headers: { 'Content-Encoding': 'gzip', ETag: '"x"' } }));
    const proxy = await through(server.url);
    const { body, headers } = await send(proxy.url + TAX);
    expect(body).toEqual(packed);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"x"' });
    await until(() => proxy.exchanges.length === 1);
    expect(String(proxy.exchanges[0]!.response.body)).toBe(text);
  });

  test('is passed on as a redirect, and followed by nobody', async () => {
    const server = await hostileServer(answer('', { status: 302, headers: { Location: 'https://elsewhere.test/' } }));
    const proxy = await through(server.url);
    const { status, headers } = await send(`${proxy.url}/a`);
    expect([status, headers.location, server.requests.length]).toEqual([302, 'https://elsewhere.test/', 1]);
  });

  test('has several cookies, and no body where there is none', async () => {
    const cookies: Answer = (response) => response.writeHead(204, { 'Set-Cookie': ['a=1', 'b=2'] }).end();
    const proxy = await through((await hostileServer(cookies)).url);
    const { status, headers, body } = await send(`${proxy.url}/a`);
    expect([status, headers['set-cookie'], body.length]).toEqual([204, ['a=1', 'b=2'], 0]);
  });

  test('is a file, larger than what is kept for the check', async () => {
    const file = Buffer.alloc(12 * 1024 ** 2, 7);
    const server = await hostileServer(answer(file, { headers: { 'Content-Type': 'application/pdf' } }));
    const proxy = await through(server.url);
    expect((await send(`${proxy.url}/a`)).body.equals(file)).toBe(true);
    await until(() => proxy.exchanges.length === 1);
    expect(proxy.exchanges[0]!.response.body).toBeUndefined();
  });
});

describe('where the target fails', () => {
  test('the connection of the client ends as a direct one would, and nothing is sent twice', async () => {
    const server = await hostileServer(reset);
    for (const target of [server.url, await closedPort()]) {
      const proxy = await through(target);
      await expect(send(proxy.url + TAX)).rejects.toThrow(/hang up|ECONNRESET/);
      expect([proxy.exchanges, proxy.failures.length]).toEqual([[], 1]);
    }
    expect(server.requests).toHaveLength(1);
  });

  test('a response that breaks off breaks off for the client', async () => {
    const server = await hostileServer(partly('{"code":0', { breakOff: true }));
    const proxy = await through(server.url);
    await expect(send(proxy.url + TAX)).rejects.toThrow(/aborted|hang up|terminated/);
    await until(() => proxy.failures.length === 1);
    expect(proxy.exchanges).toEqual([]);
  });

  test('a client that leaves takes its request with it', async () => {
    const server = await hostileServer(silence);
    const proxy = await through(server.url);
    const abort = new AbortController();
    const call = fetch(proxy.url + TAX, { signal: abort.signal }).catch(() => undefined);
    await until(() => server.requests.length === 1);
    abort.abort();
    await call;
    await until(() => server.brokenOff === 1);
  });

  test('what is no HTTP is a failure', async () => {
    const server = createServer((socket) => socket.end('nonsense\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const proxy = await through(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await expect(send(`${proxy.url}/a`)).rejects.toThrow(/hang up|ECONNRESET/);
  });
});

/** Whether a certificate can be made. CI must have what makes it, so that no test is left out there. */
const hasOpenssl = process.env['CI'] === 'true' || spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.warn('There is no openssl, so the test of the proxy over TLS is left out.');

test.skipIf(!hasOpenssl)('a target over TLS is reached with its authority, and refused without', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  const ca = readFileSync(cert, 'utf8');
  const server = createTlsServer({ key: readFileSync(key), cert: ca }, (_, response) =>
    response.end('{"secure":true}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const target = `https://localhost:${(server.address() as AddressInfo).port}`;
  const trusted = await through(target, { ca });
  expect(String((await send(`${trusted.url}/a`)).body)).toBe('{"secure":true}');
  const refused = await through(target);
  await expect(send(`${refused.url}/a`)).rejects.toThrow(/hang up|ECONNRESET/);
  expect(refused.failures).toEqual([expect.stringMatching(/self-signed|certificate/)]);
});

test('a client that calls a sandbox through a proxy is served as without, and the recording has no difference', async () => {
  const sandbox = await startSandbox();
  const recorder = createRecorder();
  const proxy = await startProxy({
    target: { url: new URL(sandbox.url) },
    port: 0,
    onExchange: recorder,
    onFailure: (error) => expect.fail(String(error)),
  });
  onTestFinished(() => proxy.close());
  const clientOf = (baseUrl: string) =>
    createInventoryClient({ baseUrl, organizationId: '10234695', accessToken: 'demo', limits: false });
  const direct = await clientOf(sandbox.baseUrl).contacts.list();
  expect(await clientOf(`${proxy.url}/inventory/v1`).contacts.list()).toEqual(direct);
  await until(() => recorder.report().exchanges === 1);
  expect(recorder.report()).toMatchObject({ exchanges: 1, findings: [] });
});

describe('the target that an address of the service is', () => {
  test.each([
    ['https://api.example.com/inventory/v1', 'https://api.example.com/', undefined],
    ['http://127.0.0.1:4010/gate/inventory/v1', 'http://127.0.0.1:4010/gate', undefined],
    ['https://api.example.com/gateway/api/v9', 'https://api.example.com/gateway/api/v9', '/inventory/v1'],
    ['https://api.example.com', 'https://api.example.com/', '/inventory/v1'],
  ])('%s is %s, in place of %s', (baseUrl, url, replaces) => {
    const target = targetOf(baseUrl, '/inventory/v1');
    expect([String(target.url), target.replaces]).toEqual([url, replaces]);
  });

  test('is called at its own path, and recorded at that of the contract; other calls go to the origin as they are', async () => {
    const server = await hostileServer(answer({ code: 0, message: 'success' }));
    const { url, replaces } = targetOf(`${server.url}/gateway/api/v9`, '/inventory/v1');
    const { url: proxy, exchanges } = await through(String(url), { replaces: replaces! });
    for (const called of [TAX, '/inventory/v1x', '/v1/organizations']) await send(`${proxy}${called}`);
    await until(() => exchanges.length === 3);
    expect(server.requests.map((request) => request.url.pathname + request.url.search)).toEqual([
      '/gateway/api/v9/settings/taxes/1?organization_id=10234695',
      '/inventory/v1x',
      '/v1/organizations',
    ]);
    expect(exchanges[0]!.request.url).toBe(`${server.url}${TAX}`);
  });
});
