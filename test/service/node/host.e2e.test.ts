import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostCheck } from '../../../src/service/node/host.ts';
import { SERVER_OPTIONS } from '../../../src/service/node/server-options.ts';
import { sendRaw, TOKEN } from '../../support/mock-calls.ts';
import { openServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({
    allowedHosts: ['mock.test'],
    fallback: (_, response) => response.end('a site'),
  });
});
afterAll(() => server.close());

function ask(
  host: string,
  path = '/inventory/v1/organizations',
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    request(
      { port: server.port, host: '127.0.0.1', path, headers: { ...TOKEN, ...headers, Host: host } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
      },
    )
      .on('error', reject)
      .end();
  });
}

describe('a request to another host', () => {
  it('is refused in one sentence, with what to do', async () => {
    const { status, headers, body } = await ask('evil.example:4010');
    expect([status, headers['x-mock-refusal']]).toEqual([421, 'unknown-host']);
    const message =
      'Requests to the host "evil.example" are not served here. Use localhost, or allow the host with --allow-host evil.example (allowHost in code).';
    expect(JSON.parse(body)).toEqual({ code: 42124, message, errors: [{ message }] });
    expect(server.log.at(-1)).toMatchObject({ status: 421, refusal: 'unknown-host' });
  });

  it("is refused at URLs that are not the service's as well", async () => {
    expect((await ask('evil.example', '/')).status).toBe(421);
    expect((await ask('localhost', '/')).body).toBe('a site');
  });

  it.each([
    'localhost',
    'localhost:80',
    'LOCALHOST',
    '127.0.0.1',
    '127.0.0.1:4010',
    '[::1]:4010',
    'app.localhost',
    'localhost.',
    'mock.test',
    'Mock.Test:4010',
  ])('is none for %s', async (host) => {
    expect((await ask(host)).status).toBe(200);
  });

  it('is none for a page of another origin', async () => {
    const { status, headers } = await ask('localhost', undefined, { Origin: 'http://localhost:5173' });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, 'http://localhost:5173']);
  });
});

it('a request without a host is answered, as of old clients', () => {
  expect(createHostCheck('127.0.0.1', [])(undefined)).toBe(undefined);
});

it.each([
  ['the same', 'localhost', 'localhost'],
  ['ours first', 'localhost', 'evil.example'],
  ['ours last', 'evil.example', 'localhost'],
])('a request with two hosts is refused: %s', async (_, one, other) => {
  for (const path of ['/inventory/v1/organizations', '/']) {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${one}`, `host: ${other}`, 'Connection: close', '', ''];
    const answer = await sendRaw(server.port, lines.join('\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('x-mock-refusal: malformed-request');
    expect(answer).toContain('The request has several Host headers. Send one.');
  }
});

describe('the advice for a host', () => {
  it.each([
    ['evil.example', 'Use localhost, or allow the host with --allow-host evil.example (allowHost in code).'],
    ['[fd00::1]:80', 'Use localhost, or allow the host with --allow-host fd00::1 (allowHost in code).'],
    ['', 'Use localhost.'],
    ['a b', 'Use localhost.'],
  ])('%j can be followed', (host, advice) => {
    const message = createHostCheck('127.0.0.1', [])([host])?.message;
    expect(message?.split(' are not served here. ')[1]).toBe(advice);
    const [, allowed] = /--allow-host (\S+)/.exec(advice) ?? [];
    if (allowed === undefined) return;
    expect(SERVER_OPTIONS.allowHost.check(allowed)).toBe(true);
    expect(createHostCheck('127.0.0.1', [allowed])([host])).toBe(undefined);
  });
});

describe('the hosts of a server', () => {
  it.each([
    ['127.0.0.1', '10.0.0.7', false],
    ['10.0.0.7', '10.0.0.7', true],
    ['10.0.0.7', '10.0.0.8', false],
    ['0.0.0.0', '192.168.1.5', true],
    ['0.0.0.0', '[fe80::1]:80', true],
    ['0.0.0.0', 'evil.example', false],
    ['::', '[2001:db8::1]', true],
    ['mock.test', 'mock.test', true],
    ['127.0.0.1', '127.0.0.1.evil.example', false],
    ['127.0.0.1', 'localhost.evil.example', false],
    ['127.0.0.1', 'evil-localhost', false],
    ['127.0.0.1', '', false],
    ['127.0.0.1', '[::1', false],
    ['::', '2001:db8::1', true],
    ['127.0.0.1', '::1', true],
    ['127.0.0.1', '127.0.0.1.', true],
  ])('listening at %s, %s is answered: %s', (listening, host, isAnswered) => {
    expect(createHostCheck(listening, [])([host]) === undefined).toBe(isAnswered);
  });
});
