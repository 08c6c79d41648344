import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { selectTags } from '../../src/cli/select.ts';
import {
  type Failure,
  type LogEntry,
  type Mock,
  MockError,
  MockOptionError,
  type MockOptions,
  Refusal,
  startMock,
} from '../../src/public/mock.ts';
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
    const mock = await startMock({ engine: echo, failures: [{ delay: 60_000 }] });
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

  it('is known to nobody by another host name, unless it is told', async () => {
    const mock = await start({ allowHost: ['mock.test', 'other.test'] });
    const statusFor = (host: string): Promise<number> =>
      new Promise((resolve) => {
        const headers = { ...TOKEN, Host: host };
        get(`${mock.baseUrl}/organizations`, { headers }, (response) => resolve(response.resume().statusCode!));
      });
    expect(await Promise.all(['mock.test', 'other.test:80', 'evil.test'].map(statusFor))).toEqual([200, 200, 421]);
  });

  it('logs each request, and leaves other URLs to a fallback', async () => {
    const log: LogEntry[] = [];
    const mock = await start({
      log: (entry) => log.push(entry),
      fallback: (request, response, next) => (request.url === '/site' ? response.end('a site') : next()),
    });
    expect(await (await fetch(`${mock.url}/site`)).text()).toBe('a site');
    expect((await fetch(`${mock.url}/other`)).headers.get('x-mock-refusal')).toBe('unknown-url');
    expect((await send(mock.baseUrl, call)).status).toBe(200);
    await expect
      .poll(() => log.map(({ url, status }) => [url, status]))
      .toEqual(
        expect.arrayContaining([
          ['/site', 200],
          ['/other', 404],
          [`/inventory/v1${call.path}`, 200],
        ]),
      );
  });
});

describe('an engine of somebody else', () => {
  it('may come later, and gets the document and the seed', async () => {
    const given: unknown[] = [];
    const mock = await start({
      seed: 7,
      engine: async (document, { seed }) => {
        given.push(document.info.title, seed);
        return {
          answer: async () => ({
            status: 202,
            contentType: 'text/plain',
            body: new Uint8Array([111, 107]),
            headers: { 'X-Own': '1' },
          }),
        };
      },
    });
    const response = await send(mock.baseUrl, call);
    expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([202, '1', 'ok']);
    expect(given).toEqual(['Inventory Service API', '7']);
  });

  it('may refuse a call itself', async () => {
    const mock = await start({
      engine: () => ({
        answer: () => {
          throw new Refusal(409, 'violations', 'It is there already.');
        },
      }),
    });
    const response = await send(mock.baseUrl, call);
    const message = 'It is there already.';
    expect(await response.json()).toEqual({ code: 40914, message, errors: [{ message }] });
    expect(response.status).toBe(409);
  });
});

describe('another edition of the contract', () => {
  /** A part of the contract, which is read in a fraction of the time. */
  const part = selectTags(contract, ['Taxes']);
  const changed = {
    ...part,
    servers: [{ url: 'https://stock.example/api' }],
    paths: { '/settings/taxes': part.paths['/settings/taxes']! },
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

  it('may have keywords and formats that the contract does not use; a format that is not known refuses nothing', async () => {
    const document = structuredClone(part);
    const { tax_name } = document.components.schemas['TaxCreate']!.properties!;
    Object.assign(tax_name!, { format: 'sku', not: { const: 'None' } });
    const mock = await startMock({ document });
    onTestFinished(() => mock.close());
    expect(mock.unknownFormats).toEqual(['sku']);
    const create = async (name: string): Promise<number> =>
      (
        await send(mock.baseUrl, {
          ...callOf(operationOf('createTax')),
          body: JSON.stringify({ tax_name: name, tax_percentage: 5 }),
        })
      ).status;
    expect([await create('VAT'), await create('None')]).toEqual([201, 400]);
  });

  it.each([
    [path.join(folder, 'none.json'), `Cannot read ${path.join(folder, 'none.json')}: there is no such file.`],
    [folder, `Cannot read ${folder}: it is a folder.`],
    [write('broken.json', '{"openapi":'), /broken\.json is neither JSON nor YAML: Unexpected end/],
    [write('broken.yaml', 'openapi: [3'), /broken\.yaml is neither JSON nor YAML: .*\S$/],
    [write('swagger.json', '{"swagger":"2.0"}'), /swagger\.json is not an OpenAPI document: it has no `openapi`\.$/],
    [write('empty.json', ''), /empty\.json is not an OpenAPI document: it has no `openapi`\./],
    [
      write('pathless.json', '{"openapi":"3.1.0"}'),
      /pathless\.json is not an OpenAPI document: it has none of `paths`, `components` and `webhooks`\./,
    ],
    [
      write('old.json', '{"openapi":"3.0.3","paths":{}}'),
      /old\.json is OpenAPI 3\.0\.3; version 3\.1 or 3\.2 is required\. To upgrade it, run: npx @scalar\/cli document upgrade\.$/,
    ],
  ])('%s is refused in one line', async (document, message) => {
    const error = await startMock({ document }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MockError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('\n');
  });
});

describe('a document of another API', () => {
  const responses = { 200: { description: 'Pets.', content: { 'application/json': { example: [] } } } };
  const pets = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: { '/pets': { get: { responses } } } };

  it('is mocked as it is: calls carry the token as it says, and need none where it says nothing', async () => {
    const securitySchemes = { key: { type: 'http', scheme: 'bearer' } };
    const guarded = { ...pets, security: [{ key: [] }], components: { securitySchemes } };
    const answers = [];
    for (const document of [pets, guarded]) {
      const mock = await startMock({ document: document as unknown as typeof contract });
      onTestFinished(() => mock.close());
      for (const headers of [{}, { Authorization: 'Bearer a' }])
        answers.push((await fetch(`${mock.baseUrl}/pets`, { headers })).status);
    }
    expect(answers).toEqual([200, 200, 401, 200]);
  });

  it('lists what of it is not read', async () => {
    const twice = {
      ...pets,
      paths: { ...pets.paths, '/pets/{a}': pets.paths['/pets'], '/pets/{b}': pets.paths['/pets'] },
    };
    const mock = await startMock({ document: twice as unknown as typeof contract });
    onTestFinished(() => mock.close());
    const problem = 'Another operation has this method and URL.';
    expect(mock.unsupported).toEqual([{ pointer: '/paths/~1pets~1{b}/get', problem }]);
  });
});

describe("an option that can't be used", () => {
  it.each<[string, unknown]>([
    ['port', -1],
    ['port', 65_536],
    ['port', 1.5],
    ['port', '4010'],
    ['port', null],
    ['host', ''],
    ['host', 7],
    ['allowHost', 'mock.test:80'],
    ['allowHost', 'http://mock.test'],
    ['allowHost', []],
    ['failures', 0.05],
    ['failures', { status: 503 }],
    ['seed', {}],
    ['seed', null],
    ['maxBody', -1],
    ['maxBody', '1MB'],
    ['corsOrigin', 'localhost:5173'],
    ['corsOrigin', 'http://localhost:5173/'],
    ['corsOrigin', ['http://localhost', 'null']],
    ['corsOrigin', 'https://app.example/*'],
    ['corsOrigin', []],
    ['document', 7],
    ['document', ''],
    ['log', 'yes'],
    ['fallback', {}],
    ['engine', { answer: () => undefined }],
  ])('%s = %j is refused by name', async (option, value) => {
    const error = await startMock({ [option]: value }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MockOptionError);
    expect(error).toMatchObject({ option, message: expect.stringMatching(new RegExp(`^${option} must be .*\\.$`)) });
  });

  it.each([
    [{ prot: 5 }, 'prot is not an option. Did you mean port?'],
    [{ corsOrigins: 'x' }, 'corsOrigins is not an option. Did you mean corsOrigin?'],
    [{ constructor: 1 }, 'constructor is not an option.'],
    [{ failure: [] }, 'failure is not an option. Did you mean failures?'],
    [{ delay: 100 }, 'delay is not an option.'],
  ])('%j is refused as unknown', async (options, message) => {
    const error = await startMock(options as MockOptions).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MockOptionError);
    expect((error as Error).message).toBe(message);
  });

  it.each<[unknown, string]>([
    [0.05, "must be a failure, such as { status: 503, operationId: 'createInvoice', nth: 2 }."],
    [{ share: 0.5 }, "can't be used: A failure needs a status, an answer or a delay."],
    [{ status: 503, share: 1.1 }, "can't be used: share must be a number from 0 to 1."],
    [{ status: 503, share: NaN }, "can't be used: share must be a number from 0 to 1."],
    [{ delay: [800, 100] }, "can't be used: delay must be a range with the shorter time first, such as [100, 800]."],
    ...[-1, 0, NaN, null, '100', [1], [1, 2, 3], [1, 1.5], 2 ** 31].map((delay): [unknown, string] => [
      { delay },
      "can't be used: delay must be a whole number from 1 to 2147483647, or a range such as [100, 800].",
    ]),
    [
      { status: 503, operationId: 'listTaxs' },
      "can't be used: operationId: there is no operation listTaxs. Did you mean listTaxes?",
    ],
  ])('the failure %j is refused', async (failure, problem) => {
    const error = await startMock({ failures: [{ status: 400 }, failure as Failure] }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MockOptionError);
    expect(error).toMatchObject({ option: 'failures[1]', problem });
  });

  it.each([[null], [7], [[]]])('%j is not an object', async (options) => {
    await expect(startMock(options as unknown as MockOptions)).rejects.toThrow('options must be an object.');
  });

  it('says how any origin may read answers', async () => {
    await expect(startMock({ corsOrigin: 'any' })).rejects.toThrow(/such as https:\/\/app\.example, or \* for any\.$/);
  });

  it('is none that is undefined', async () => {
    const mock = await start(
      Object.fromEntries(['port', 'host', 'failures', 'seed', 'document', 'log'].map((name) => [name, undefined])),
    );
    expect((await send(mock.baseUrl, call)).status).toBe(200);
  });
});

describe('a failure', () => {
  it('meets the calls of its operation, whichever way it was asked for', async () => {
    const other = callOf(operationOf('listItems'));
    const mock = await start({ failures: [{ status: 503, operationId: 'listTaxes', nth: 2 }] });
    mock.failNext({ answer: 'cut', operationId: 'listItems' });
    expect(mock.failures).toEqual([
      { status: 503, operationId: 'listTaxes', nth: 2 },
      { answer: 'cut', operationId: 'listItems' },
    ]);
    await expect(send(mock.baseUrl, other)).rejects.toThrow('fetch failed');
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await send(mock.baseUrl, call)).status);
    expect(statuses).toEqual([200, 503, 200]);
    expect(mock.failures).toEqual([]);
    expect(() => mock.failNext({ answer: 'losst' as 'lost' })).toThrow(
      new RangeError('answer must be one of cut, lost, half, html, error. Did you mean lost?'),
    );
    expect(() => mock.failNext({ status: 503, operationId: 'listTaxs' })).toThrow('Did you mean listTaxes?');
  });
});

describe("an address that can't be had", () => {
  it('is refused: a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(
      new MockError(
        `Port ${port} of 127.0.0.1 is already in use. Stop the other process, or choose another port; 0 picks a free one.`,
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
