import { request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServers, serveHttp } from '../../src/mcp/index.ts';
import type { Listening } from '../../src/service/node/index.ts';
import { contract } from '../support/document.ts';

const TOKEN = 't0ken-of-the-tools';

const SITE = { 'llms.txt': '- [States](states.md): The states.', 'states.md': '# States' };

/** Serves a sandbox of its own. */
function serve(token?: string): Promise<Listening> {
  return serveHttp(createServers({ version: '1', contract, target: undefined, site: () => SITE }), { port: 0, token });
}

async function connect({ url }: Listening, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'tests', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  // The declarations of the SDK are not made for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  const call = async (operationId: string, body?: object): Promise<string> => {
    const { content } = await client.callTool({ name: 'call', arguments: { operationId, ...(body && { body }) } });
    return (content as { text: string }[])[0]!.text;
  };
  return { client, transport, call };
}

let open: Listening;
let closed: Listening;
beforeAll(async () => {
  [open, closed] = await Promise.all([serve(), serve(TOKEN)]);
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const JSON_OF_A_CLIENT = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };

const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } },
});

/** What is sent by hand. */
interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether it has a header Host; true by default. */
  setHost?: boolean;
}

/** Sends a request as it is, with any headers. The stream of an answer is not waited for. */
function send(
  { port }: Listening,
  { method = 'POST', path = '/mcp', headers = {}, body = INITIALIZE, setHost = true }: Sent = {},
) {
  interface Answered {
    status: number;
    headers: NodeJS.Dict<string | string[]>;
    code?: number;
    message?: string;
  }
  return new Promise<Answered>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, setHost, headers: { ...JSON_OF_A_CLIENT, ...headers } };
    const sent = request(options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      if (answered['content-type'] === 'text/event-stream') {
        resolve({ status, headers: answered });
        response.destroy();
        return;
      }
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        const { error } = (text === '' ? {} : JSON.parse(text)) as { error?: { code: number; message: string } };
        resolve({ status, headers: answered, ...error });
      });
    });
    sent.on('error', reject).end(method === 'POST' ? body : undefined);
  });
}

/** Begins a session by hand, and returns its id. */
async function begin(server: Listening): Promise<string> {
  const { status, headers } = await send(server);
  expect(status).toBe(200);
  return headers['mcp-session-id'] as string;
}

describe('over HTTP', () => {
  it('serves tools, resources and prompts to the client of the SDK', async () => {
    const { client, call } = await connect(open);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'describe', 'sample', 'call']);
    expect(await call('listTaxes')).toMatch(/^200\n[\s\S]*"tax_name":"IGST18"/);
    const { contents } = await client.readResource({ uri: 'reference:///states.md' });
    expect(contents).toMatchObject([{ text: '# States' }]);
    expect((await client.listPrompts()).prompts).toHaveLength(3);
    await expect(client.getPrompt({ name: 'follow-guid' })).rejects.toThrow('Did you mean follow-guide?');
    await client.close();
  });

  it('has a session for each client, and one sandbox for all', async () => {
    const [one, other] = await Promise.all([connect(open), connect(open)]);
    expect(one.transport.sessionId).not.toBe(other.transport.sessionId);
    const tax = { tax_name: 'Cess of a client', tax_percentage: 1 };
    expect(await one.call('createTax', tax)).toMatch(/^201\n/);
    expect(await other.call('listTaxes')).toContain('Cess of a client');
    await Promise.all([one.client.close(), other.client.close()]);
  });

  it('ends a session that its client ends, and no other', async () => {
    const [one, other] = await Promise.all([connect(open), connect(open)]);
    const id = one.transport.sessionId!;
    await one.transport.terminateSession();
    const later = await send(open, { headers: { 'Mcp-Session-Id': id } });
    expect(later).toMatchObject({ status: 404, code: -32001, message: expect.stringContaining('Start a new one') });
    expect((await other.client.listTools()).tools).toHaveLength(4);
    await Promise.all([one.client.close(), other.client.close()]);
  });

  it('streams to a client that asks for it, once a session', async () => {
    const headers = { 'Mcp-Session-Id': await begin(open), Accept: 'text/event-stream' };
    const { client, transport } = await connect(open);
    // The client of the SDK opens the stream by itself, and says nothing when it has.
    const own = { 'Mcp-Session-Id': transport.sessionId!, Accept: 'text/event-stream' };
    await expect.poll(async () => (await send(open, { method: 'GET', headers: own })).status).toBe(409);
    expect(await send(open, { method: 'GET', headers })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
    });
    await client.close();
  });

  it('ends the session that was not used for longest, of more than a hundred', async () => {
    const server = await serve();
    const used = (id: string) =>
      send(server, {
        headers: { 'Mcp-Session-Id': id },
        body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      });
    const [first, second] = [await begin(server), await begin(server)];
    for (let count = 2; count < 100; count += 1) await begin(server);
    expect((await used(first)).status).toBe(202);
    await begin(server);
    expect([(await used(first)).status, (await used(second)).status]).toEqual([202, 404]);
    await server.close();
  });

  it('stops at once, also where clients are connected', async () => {
    const server = await serve();
    const { client } = await connect(server);
    await server.close();
    await server.close();
    await expect(client.listTools()).rejects.toThrow();
    await client.close();
  });
});

describe('what is no message', () => {
  it.each<[string, Sent, number, number, string]>([
    ['another URL', { path: '/' }, 404, -32000, 'The tools are at /mcp.'],
    ['a URL below it', { path: '/mcp/tools', method: 'GET' }, 404, -32000, 'The tools are at /mcp.'],
    ['no host', { setHost: false }, 400, -32000, 'The request has no Host header.'],
    ['another method', { method: 'PUT' }, 405, -32000, '/mcp does not support PUT. Use GET, POST, DELETE.'],
    ['broken JSON', { body: '{"jsonrpc":' }, 400, -32700, 'The body is not JSON: '],
    ['no body', { body: '' }, 400, -32700, 'The body is not JSON: '],
    ['JSON that is no message', { body: '[1]' }, 400, -32000, 'Start a session with initialize'],
    ['null', { body: 'null' }, 400, -32000, 'Start a session with initialize'],
    [
      'a call without a session',
      { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' },
      400,
      -32000,
      'Start a session',
    ],
    ['a stream without a session', { method: 'GET' }, 400, -32000, 'Start a session with initialize'],
    ['an end without a session', { method: 'DELETE' }, 400, -32000, 'Start a session with initialize'],
    ['another session', { headers: { 'Mcp-Session-Id': 'x' } }, 404, -32001, 'This session has ended.'],
    ['the end of another session', { method: 'DELETE', headers: { 'Mcp-Session-Id': 'x' } }, 404, -32001, 'has ended.'],
    ['a body of another type', { headers: { 'Content-Type': 'text/plain' } }, 415, -32000, 'application/json'],
    ['a client that reads no streams', { headers: { Accept: 'text/html' } }, 406, -32000, 'text/event-stream'],
    ['a body that is too large', { body: ' '.repeat(10 * 1024 ** 2 + 1) }, 413, -32000, 'The body is longer than'],
    ['a coding that is not known', { headers: { 'Content-Encoding': 'zip' } }, 415, -32000, 'Content-Encoding "zip"'],
  ])('is refused: %s', async (_, sent, status, code, message) => {
    expect(await send(open, sent)).toMatchObject({ status, code, message: expect.stringContaining(message) });
  });

  it('takes nothing from those that follow', async () => {
    for (const body of ['{', '{"jsonrpc":"2.0"}', '[]', '"x"']) await send(open, { body });
    const { client, call } = await connect(open);
    expect(await call('listTaxes')).toMatch(/^200\n/);
    await client.close();
  });
});

describe('a page of another origin', () => {
  const REBOUND = ['evil.example', 'evil.example:4012', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'];

  it.each(REBOUND)('is refused where it reaches this machine as %s', async (host) => {
    const { status, message } = await send(open, { headers: { Host: host, Origin: `http://${host}` } });
    expect([status, message]).toEqual([421, expect.stringMatching(/^Requests to the host .* Use localhost\.$/)]);
  });

  it.each(['http://evil.example', 'https://127.0.0.1', 'http://localhost:5173', 'null', ''])(
    'is refused with the origin %j',
    async (origin) => {
      for (const method of ['POST', 'GET', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await send(open, { method, headers: { Origin: origin } });
        expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
      }
    },
  );

  it('is refused where the browser tells of it alone', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await send(open, { headers })).toMatchObject({ status: 403, message: expect.stringContaining('the tools') });
  });

  it('is not one of this server, by each of its names', async () => {
    for (const host of [`127.0.0.1:${open.port}`, `localhost:${open.port}`])
      expect((await send(open, { headers: { Host: host, Origin: `http://${host}` } })).status).toBe(200);
  });

  it('is refused with the token as well', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, Origin: 'http://evil.example' };
    expect((await send(closed, { headers })).status).toBe(403);
  });
});

describe('a token', () => {
  it('is what each request needs', async () => {
    const { client, transport, call } = await connect(closed, { Authorization: `Bearer ${TOKEN}` });
    expect(await call('listTaxes')).toMatch(/^200\n/);
    const headers = { 'Mcp-Session-Id': transport.sessionId! };
    for (const method of ['GET', 'POST', 'DELETE']) expect((await send(closed, { method, headers })).status).toBe(401);
    expect((await client.listTools()).tools).toHaveLength(4);
    await client.close();
  });

  it.each([
    undefined,
    '',
    TOKEN,
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Bearer ${TOKEN.toUpperCase()}`,
    `Basic ${TOKEN}`,
    `Bearer ${TOKEN} ${TOKEN}`,
  ])('is not %j', async (value) => {
    const answer = await send(closed, { headers: value === undefined ? {} : { Authorization: value } });
    expect(answer).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
    expect(JSON.stringify(answer)).not.toContain(TOKEN);
  });

  it('is said to be missing to the client of the SDK', async () => {
    await expect(connect(closed)).rejects.toThrow('Send the header Authorization: Bearer <token>');
  });
});
