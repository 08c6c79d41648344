import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type InventoryClient, type Uploadable, UploadError } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  answer,
  clientOf,
  closedPort,
  errorOf,
  failure,
  hostileServer,
  type Received,
  reset,
  silence,
  success,
} from '../support/hostile-server.ts';
import { bytesWith, chunksOf, formIn, hash } from '../support/uploads.ts';

const BYTES = bytesWith('--form-', 200_000);
const CHUNKS = chunksOf(BYTES);
const NOT_REPEATED = '(not repeated, since the stream that it uploads can be read only once)';

async function hashIn(request: Received, field = 'attachment'): Promise<string> {
  const file = (await formIn(request)).get(field) as File;
  return hash(new Uint8Array(await file.arrayBuffer()));
}

const upload = ({ invoices }: InventoryClient, attachment: Uploadable, options: object = {}) =>
  invoices.addAttachment('7', { attachment }, { streamUpload: true, ...options });

/** A stream that says whether it was stopped before its end. */
function endless(): { stream: ReadableStream<Uint8Array>; cancel: ReturnType<typeof vi.fn> } {
  const cancel = vi.fn();
  const pull = (output: ReadableStreamDefaultController<Uint8Array>) => output.enqueue(new Uint8Array(65_536));
  return { stream: new ReadableStream({ pull, cancel }), cancel };
}

/** A server that answers with a status before it has read what is sent. */
async function hastyServer(status: number): Promise<{ url: string; requests: number }> {
  const state = { url: '', requests: 0 };
  const server = createServer((request, response) => {
    state.requests += 1;
    request.once('data', () => request.pause());
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"code":5,"message":"Too early"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

describe('an upload that is streamed', () => {
  it.each<[string, () => Uploadable]>([
    [
      'a stream of the web',
      () => {
        const chunks = [...CHUNKS];
        return new ReadableStream({
          pull: (output) => (chunks.length > 0 ? output.enqueue(new Uint8Array(chunks.shift()!)) : output.close()),
        });
      },
    ],
    ['a stream of Node', () => Readable.from(CHUNKS)],
    [
      'a generator',
      async function* () {
        yield* CHUNKS;
      },
    ],
    [
      'a generator of every kind of bytes',
      async function* () {
        yield new Uint8Array(CHUNKS[0]!).buffer as never;
        yield new DataView(new Uint8Array(CHUNKS[1]!).buffer) as never;
        const shared = new Uint8Array(new SharedArrayBuffer(CHUNKS[2]!.length));
        shared.set(CHUNKS[2]!);
        yield shared;
      },
    ],
  ])('arrives byte for byte from %s, in parts', async (_, make) => {
    const server = await hostileServer(success);
    await upload(clientOf(server), make());
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
    expect(request!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=form-[\w-]{36}$/);
    expect(await hashIn(request!)).toBe(hash(BYTES));
  });

  it('arrives through a fetch of its own, which is given a request', async () => {
    const server = await hostileServer(success);
    await upload(clientOf(server, { fetch: (request) => fetch(request) }), Readable.from(CHUNKS));
    expect(await hashIn(server.requests[0]!)).toBe(hash(BYTES));
  });

  it('has the other fields of its form, written as a form writes them', async () => {
    const server = await hostileServer(success);
    const body = () => ({
      attachment: Object.assign(Readable.from(['one ', 'twö']), { path: '/tmp/scan "é".pdf' }),
      preview: new File(['small'], 'a.png', { type: 'image/png' }),
      note: 'line\r\nbreak',
      count: 5,
      list: [1],
      nothing: undefined,
    });
    const { invoices } = clientOf(server);
    await invoices.addAttachment('7', body(), { streamUpload: true });
    await invoices.addAttachment('7', body());
    const [streamed, read] = await Promise.all(
      server.requests.map(async (request) => {
        const entries = [...(await formIn(request))].map(async ([name, value]) =>
          typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
        );
        return Promise.all(entries);
      }),
    );
    expect(streamed).toEqual(read);
    expect(streamed).toContainEqual(['attachment', 'scan "é".pdf', 'application/octet-stream', 'one twö']);
  });

  it('is sent while it is read', async () => {
    const arrived: string[] = [];
    const server = createServer(async (request, response) => {
      for await (const chunk of request) {
        arrived.push(String(chunk));
        if (arrived.join('').includes('first')) goOn();
      }
      response.end('{"code":0,"message":"success"}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    let goOn = (): void => undefined;
    const seen = new Promise<void>((resolve) => (goOn = resolve));
    const client = clientOf({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    await upload(
      client,
      (async function* () {
        yield 'first';
        await seen;
        yield 'second';
      })(),
    );
    expect(arrived.join('')).toMatch(/first.*second/s);
  });

  it.each([
    [429, 'RateLimitError'],
    [401, 'AuthenticationError'],
  ])('is not sent again after %i, and the %s says why', async (status, name) => {
    const server = await hostileServer(failure(status), success);
    const error = await errorOf(upload(clientOf(server, { accessToken: () => 'demo' }), Readable.from(CHUNKS)));
    expect(error).toMatchObject({ name, status, attempts: 1, message: `Failure ${status} ${NOT_REPEATED}` });
    expect(error.body).toEqual({ code: 1000 + status, message: `Failure ${status}` });
    expect(server.requests).toHaveLength(1);
  });

  it('gets another token for the next call after a 401', async () => {
    const server = await hostileServer(failure(401), success);
    const accessToken = vi.fn(({ refused }) => (refused === 'first' ? 'second' : 'first'));
    const client = clientOf(server, { accessToken });
    await errorOf(upload(client, Readable.from(CHUNKS)));
    await upload(client, Readable.from(CHUNKS));
    expect(server.requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Service-oauthtoken first',
      'Service-oauthtoken second',
    ]);
  });

  it('fails plainly where nothing would have been repeated', async () => {
    const server = await hostileServer(failure(429));
    const error = await errorOf(upload(clientOf(server, { retries: 0 }), Readable.from(CHUNKS)));
    expect(error.message).toBe('Failure 429');
  });

  it('is tried again while none of it was read, as when the connection is refused', async () => {
    const url = await closedPort();
    const read = vi.fn();
    const error = await errorOf(
      upload(
        clientOf({ url }),
        (async function* () {
          read();
          yield new Uint8Array(5);
        })(),
      ),
    );
    expect(error).toMatchObject({ name: 'NetworkError', code: 'ECONNREFUSED', attempts: 3, mayHaveHappened: false });
    expect(read).not.toHaveBeenCalled();
  });

  it('may have happened if the connection breaks', async () => {
    const server = await hostileServer(reset, success);
    const error = await errorOf(upload(clientOf(server), Readable.from(CHUNKS)));
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1, mayHaveHappened: true });
  });

  it('does not follow a redirect', async () => {
    const server = await hostileServer(answer('', { status: 307, headers: { Location: '/elsewhere' } }));
    const error = await errorOf(upload(clientOf(server), Readable.from(CHUNKS)));
    expect(error).toMatchObject({
      name: 'NetworkError',
      attempts: 1,
      message: 'The service answered with a redirect, which the upload of a stream does not follow',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('stops reading its stream once the service has refused it', async () => {
    const server = await hastyServer(403);
    const { stream, cancel } = endless();
    const error = await errorOf(upload(clientOf(server), stream));
    expect(error).toMatchObject({ name: 'PermissionError', message: 'Too early', attempts: 1 });
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });

  it('stops reading a stream of which a part was taken', async () => {
    const { stream, cancel } = endless();
    const refused = Response.json({ code: 5, message: 'Enough' }, { status: 403 });
    const fetch = async (request: Request) => {
      const reader = request.body!.getReader();
      for (let count = 0; count < 4; count += 1) await reader.read();
      return refused;
    };
    const client = clientOf({ url: 'http://127.0.0.1' }, { fetch });
    expect(await errorOf(upload(client, stream))).toMatchObject({ name: 'PermissionError', message: 'Enough' });
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });

  it('stops reading its stream when the call is aborted', async () => {
    const server = await hostileServer(success);
    const { stream, cancel } = endless();
    const abort = new AbortController();
    const error = errorOf(upload(clientOf(server), stream, { signal: abort.signal }));
    setTimeout(() => abort.abort(), 50);
    expect(await error).toMatchObject({ name: 'AbortError', mayHaveHappened: true });
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });

  it('stops reading a stream that gives nothing when its time is over', async () => {
    const server = await hostileServer(silence);
    const cancel = vi.fn();
    const error = await errorOf(upload(clientOf(server), new ReadableStream({ cancel }), { timeout: 50 }));
    expect(error).toMatchObject({ name: 'TimeoutError', attempts: 1 });
    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  });

  it('is an UploadError if its stream fails', async () => {
    const server = await hostileServer(success);
    const broken = new Error('The disk is gone');
    const error = await errorOf(
      upload(
        clientOf(server),
        (async function* () {
          yield new Uint8Array(10);
          throw broken;
        })(),
      ),
    );
    expect(error).toBeInstanceOf(UploadError);
    expect(error).toMatchObject({ operationId: 'addInvoiceAttachment', attempts: 1, mayHaveHappened: true });
    expect(error.cause).toBe(broken);
  });

  it('is a TypeError if its stream gives anything but bytes and text', async () => {
    const server = await hostileServer(success);
    const error = await errorOf(upload(clientOf(server), Readable.from([{ row: 1 }]) as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe('A stream must give bytes or text, but gave an object');
  });

  it('waits for its turn before any of it is read', async () => {
    const server = await hostileServer(success);
    const limits = { perMinute: 1, perDay: 100 };
    const client = clientOf(server, { limits, organizationId: '9000007' });
    await client.taxes.get('7');
    const read = vi.fn();
    const attachment = (async function* () {
      read();
      yield new Uint8Array(5);
    })();
    expect(await errorOf(upload(client, attachment, { timeout: 100 }))).toMatchObject({ name: 'TimeoutError' });
    expect(read).not.toHaveBeenCalled();
  });
});

describe('streamUpload changes nothing', () => {
  it.each<[string, () => Uploadable]>([
    ['for a Blob', () => new Blob([BYTES])],
    ['for bytes', () => BYTES],
  ])('%s, which can be sent again', async (_, make) => {
    const server = await hostileServer(failure(429), success);
    await upload(clientOf(server), make());
    expect(await Promise.all(server.requests.map((request) => hashIn(request)))).toEqual([hash(BYTES), hash(BYTES)]);
  });

  it('where calls by path have middleware, which is given a request with all of its body', async () => {
    const server = await hostileServer(failure(429), success);
    const client = clientOf(server);
    httpOf(client).use({ onRequest: () => undefined });
    await upload(client, Readable.from(CHUNKS));
    expect(await Promise.all(server.requests.map((request) => hashIn(request)))).toEqual([hash(BYTES), hash(BYTES)]);
  });

  it('in a runtime that would send the name of a stream instead of it', async () => {
    const OwnRequest = Request;
    vi.stubGlobal(
      'Request',
      class extends OwnRequest {
        constructor(url: string, { body, ...init }: RequestInit = {}) {
          super(url, { ...init, body: body instanceof ReadableStream ? String(body) : (body ?? null) });
        }
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const server = await hostileServer(failure(429), success);
    await upload(clientOf(server), Readable.from(CHUNKS));
    expect(await Promise.all(server.requests.map((request) => hashIn(request)))).toEqual([hash(BYTES), hash(BYTES)]);
  });
});
