import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import {
  type LogEntry,
  type Mock,
  MockError,
  MockOptionError,
  type MockOptions,
  startMock,
} from '../../src/mock/index.ts';
import { contract } from '../support/document.ts';
import { callOf, echo, operationOf, send, TOKEN } from '../support/mock-calls.ts';

const call = callOf(operationOf('listTaxes'));
const folder = mkdtempSync(path.join(tmpdir(), 'mock-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function start(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock({ engine: echo, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

/** Sockets of this process, those that listen included. */
function sockets(): number {
  return process.getActiveResourcesInfo().filter((name) => /^TCP/.test(name)).length;
}

describe('a mock', () => {
  it('takes a free port of this machine alone', async () => {
    const [one, other] = [await start(), await start()];
    expect(one.url).toBe(`http://127.0.0.1:${one.port}`);
    expect(one.port).not.toBe(other.port);
    expect((await send(one.baseUrl, call)).status).toBe(200);
  });

  it('listens where it is told', async () => {
    expect((await start({ host: '0.0.0.0' })).url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    const named = await start({ host: 'localhost' });
    expect((await send(named.baseUrl, call)).status).toBe(200);
  });

  it('closes and leaves no socket, also with connections in use', async () => {
    const before = sockets();
    const mock = await startMock({ engine: echo, delay: 60_000 });
    const idle = connect(mock.port, '127.0.0.1');
    await once(idle, 'connect');
    const waiting = send(mock.baseUrl, call).catch((error: Error) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = once(idle, 'close');
    idle.resume();
    await mock.close();
    await mock.close();
    expect(await waiting).toBeInstanceOf(Error);
    await closed;
    await expect(fetch(mock.url)).rejects.toThrow();
    // The far ends of the connections are of this process too, and take a turn to notice.
    await expect.poll(sockets).toBeLessThanOrEqual(before);
  });

  it('tells of each request, and never the token', async () => {
    const log: LogEntry[] = [];
    const mock = await start({ log: (entry) => log.push(entry) });
    for (const headers of [TOKEN, { Authorization: 'Bearer secret' }])
      await (await send(mock.baseUrl, { ...call, headers })).arrayBuffer();
    await (await fetch(`${mock.url}/nowhere`)).arrayBuffer();
    await expect.poll(() => log.length).toBe(3);
    const url = `/inventory/v1${call.path}`;
    const duration = expect.any(Number);
    expect(log).toEqual([
      { method: 'GET', url, status: 200, duration, operationId: 'listTaxes' },
      { method: 'GET', url, status: 401, duration, operationId: 'listTaxes', refusal: 'token' },
      { method: 'GET', url: '/nowhere', status: 404, duration, refusal: 'unknown-url' },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|demo/);
  });

  it('answers and goes on if the engine fails, and tells why', async () => {
    const log: LogEntry[] = [];
    const failing: MockOptions['engine'] = async () => ({ answer: () => Promise.reject(new Error('out of order')) });
    const mock = await start({ engine: failing, log: (entry) => log.push(entry) });
    const response = await send(mock.baseUrl, call);
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([500, 'failure']);
    expect(await response.json()).toEqual({
      code: 500,
      message: 'The mock failed, which is a bug in it: out of order',
    });
    expect((await send(mock.baseUrl, call)).status).toBe(500);
    expect(log[0]!.error).toBeInstanceOf(Error);
  });

  it('leaves URLs that are not of the service to another handler', async () => {
    const mock = await start({
      otherwise: (request, response, next) => (request.url === '/site' ? response.end('a site') : next()),
    });
    expect(await (await fetch(`${mock.url}/site`)).text()).toBe('a site');
    expect((await fetch(`${mock.url}/other`)).headers.get('x-mock-refusal')).toBe('unknown-url');
    expect((await fetch(`${mock.baseUrl}/other`)).headers.get('x-mock-refusal')).toBe('unknown-url');
    expect((await send(mock.baseUrl, call)).status).toBe(200);
  });
});

describe('another document', () => {
  const changed = {
    ...contract,
    servers: [{ url: 'https://stock.example/api' }],
    paths: { '/settings/taxes': contract.paths['/settings/taxes']! },
  };

  it.each([
    ['an object', changed],
    ['a file of JSON', write('openapi.json', JSON.stringify(changed))],
    ['a file of YAML', write('openapi.yaml', stringify(changed, { aliasDuplicateObjects: false }))],
  ])('may be %s, with URLs of its own', async (_, document) => {
    const mock = await startMock({ document });
    onTestFinished(() => mock.close());
    expect(mock.baseUrl).toBe(`${mock.url}/api`);
    expect((await send(mock.baseUrl, call)).status).toBe(200);
    expect((await send(mock.baseUrl, callOf(operationOf('listItems')))).status).toBe(404);
  });

  it.each([
    [path.join(folder, 'none.json'), `Cannot read ${path.join(folder, 'none.json')}: there is no such file.`],
    [folder, `Cannot read ${folder}: it is a folder.`],
    [write('broken.json', '{"openapi":'), /broken\.json is neither JSON nor YAML: Unexpected end/],
    [write('broken.yaml', 'openapi: [3'), /broken\.yaml is neither JSON nor YAML: .*\S$/],
    [write('swagger.json', '{"swagger":"2.0"}'), /swagger\.json is not an OpenAPI document: it has no `openapi`\./],
    [write('empty.json', ''), /empty\.json is not an OpenAPI document: it has no `openapi`\./],
    [
      write('pathless.json', '{"openapi":"3.1.0"}'),
      /pathless\.json is not an OpenAPI document: it has none of `paths`, /,
    ],
  ])('%s is refused in one line', async (document, message) => {
    const error = await startMock({ document }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MockError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('\n');
  });
});

describe('an option that cannot be used', () => {
  it.each<[keyof MockOptions, unknown]>([
    ['port', -1],
    ['port', 65_536],
    ['port', 1.5],
    ['host', ''],
    ['delay', -1],
    ['delay', NaN],
    ['delay', [800, 100]],
    ['delay', 2 ** 31],
    ['failShare', 1.1],
    ['failShare', NaN],
    ['maxBody', -1],
    ['corsOrigin', 'localhost:5173'],
    ['corsOrigin', 'http://localhost:5173/'],
    ['corsOrigin', ['http://localhost', '*']],
  ])('%s = %j is refused by name', async (option, value) => {
    const error = await startMock({ [option]: value }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MockOptionError);
    expect(error).toMatchObject({ option, message: expect.stringMatching(new RegExp(`^${option} must be .*\\.$`)) });
  });
});

describe('an address that cannot be had', () => {
  it('is refused: a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(
      new MockError(
        `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or choose another port; 0 takes a free one.`,
      ),
    );
  });

  it('is refused: a host of another machine', async () => {
    await expect(start({ host: '192.0.2.1' })).rejects.toThrow(
      'This machine has no address 192.0.2.1. Choose 127.0.0.1, or 0.0.0.0 for all addresses.',
    );
  });
});

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}
