import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createMockEngine } from '../../../src/mock/mock-engine.ts';
import { contract } from '../../support/document.ts';
import {
  type Call,
  callOf,
  operationOf,
  readRefusal,
  send,
  sendRaw,
  TOKEN,
  withHeaders,
} from '../../support/mock-calls.ts';
import { openServer, openServerForTest, type TestServer } from '../../support/server.ts';
import { answerWith, testUploads } from './body.ts';

const MAX_BODY = 100_000;
const TOO_LONG = `The body is longer than ${MAX_BODY} bytes, which is the maximum.`;
const createTax = callOf(operationOf('createTax'));

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ maxBody: MAX_BODY, service: { engine: await createMockEngine(contract, { seed: '' }) } });
});
afterAll(() => server.close());

const refusalOf = (call: Call) => readRefusal(server.baseUrl, call);

describe('the body', () => {
  it('is refused if it is too long, whether its length is declared or not', async () => {
    const body = JSON.stringify({ tax_name: 'x'.repeat(MAX_BODY) });
    expect(await refusalOf({ ...createTax, body })).toEqual([413, 'too-large', TOO_LONG]);
    const chunked = { body: new Blob([body]).stream(), duplex: 'half' } as unknown as { body: string };
    expect(await refusalOf({ ...createTax, ...chunked })).toEqual([413, 'too-large', TOO_LONG]);
  });

  it('is taken up to the last byte', async () => {
    const body = JSON.stringify({ tax_name: '' });
    const full = body.replace('""', JSON.stringify('x'.repeat(MAX_BODY - body.length)));
    expect((await send(server.baseUrl, { ...createTax, body: full })).status).toBe(201);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
    ['identity', (bytes: string) => Buffer.from(bytes)],
  ])('may come in %s', async (coding, compress) => {
    const body = compress(createTax.body as string) as unknown as string;
    const valid = await send(server.baseUrl, withHeaders({ ...createTax, body }, { 'Content-Encoding': coding }));
    expect(valid.status).toBe(201);
    const wrong = compress('{"tax_percentage":"many"}') as unknown as string;
    expect((await refusalOf(withHeaders({ ...createTax, body: wrong }, { 'Content-Encoding': coding })))[1]).toBe(
      'violations',
    );
  });

  it('is refused if it is not what its coding says', async () => {
    expect(await refusalOf(withHeaders(createTax, { 'Content-Encoding': 'gzip' }))).toEqual([
      400,
      'malformed-body',
      'Content-Encoding is gzip, but the body is not compressed with it. Compress the body, or leave the header out.',
    ]);
    expect(await refusalOf(withHeaders(createTax, { 'Content-Encoding': 'zstd' }))).toEqual([
      415,
      'content-type',
      'Content-Encoding "zstd" is not supported. Use gzip, deflate or br.',
    ]);
  });

  it('is refused if it is too long only when decompressed', async () => {
    const body = gzipSync(Buffer.alloc(100 * MAX_BODY)) as unknown as string;
    expect((body as unknown as Buffer).length).toBeLessThan(MAX_BODY);
    expect((await refusalOf(withHeaders({ ...createTax, body }, { 'Content-Encoding': 'gzip' })))[0]).toBe(413);
  });
});

describe('a large upload that is refused', () => {
  testUploads(1);

  it('is answered before it has come in, and leaves the connection to further requests', async () => {
    const { port, log } = await openServerForTest({ maxBody: 1000 });
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(
      'POST /inventory/v1/settings/taxes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\nAuthorization: Service-oauthtoken demo\r\n\r\n',
    );
    await expect.poll(() => text).toMatch(/^HTTP\/1\.1 413 [\s\S]*is the maximum\."}\]}$/);
    socket.write('x'.repeat(5000));
    socket.write(
      `GET /inventory/v1/organizations HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${TOKEN.Authorization}\r\n\r\n`,
    );
    await expect.poll(() => text).toMatch(/HTTP\/1\.1 200 [\s\S]*listOrganizations/);
    socket.destroy();
    expect(log.map(({ status }) => status)).toEqual([413, 200]);
  });

  it('is answered to a client that keeps connections and stops sending when it has the answer', async () => {
    const { port } = await openServerForTest({ maxBody: 1000 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const sending = request({
      port,
      host: '127.0.0.1',
      path: '/inventory/v1/items',
      method: 'POST',
      headers: TOKEN,
      agent,
    });
    let status: number | undefined;
    sending.on('response', (response) => (status = response.resume().statusCode));
    const blocks = Array.from({ length: 1000 }, () => Buffer.alloc(100_000));
    await expect(pipeline(Readable.from(blocks), sending)).rejects.toThrow('Premature close');
    expect(status).toBe(413);
  });

  it.each([
    ['its length', { 'Content-Length': '50000000' }, 41322],
    ['the host', { 'Content-Length': '9', Host: 'evil.example' }, 42124],
  ])('for %s need not be sent by a client that asks first', async (_, headers, code) => {
    const { port } = await openServerForTest({ maxBody: 1000 });
    const lines = Object.entries({ ...TOKEN, Host: 'localhost', Expect: '100-continue', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(`POST /inventory/v1/items HTTP/1.1\r\n${head}\r\n`);
    await expect.poll(() => text).toMatch(answerWith(code));
    socket.destroy();
  });

  it('is answered once, whatever follows', async () => {
    const { port, log } = await openServerForTest();
    const head = 'POST /inventory/v1/items HTTP/1.1\r\nHost: evil.example\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answer = await sendRaw(port, `${head}no length\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 421']);
    expect(log.map(({ status }) => status)).toEqual([421]);
  });

  it('may be broken off', async () => {
    const { port, baseUrl } = await openServerForTest({ maxBody: 1000 });
    const left = request({ port, host: '127.0.0.1', path: '/inventory/v1/settings/taxes', method: 'POST' });
    left.on('error', () => undefined);
    left.write('x'.repeat(2000));
    await new Promise((resolve) => left.once('response', resolve));
    left.destroy();
    expect((await send(baseUrl, callOf(operationOf('listTaxes')))).status).toBe(200);
  });
});
