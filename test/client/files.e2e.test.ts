import { Readable } from 'node:stream';
import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { type InventoryClient, type Uploadable, UploadError } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  type Answer,
  answer,
  clientOf,
  closedPort,
  errorOf,
  failure,
  hostileServer,
  partly,
  type Received,
  success,
} from '../support/hostile-server.ts';
import { bytesWith, chunksOf, formIn, hash } from '../support/uploads.ts';

const BYTES = bytesWith('------formdata-undici', 70_000);
const CHUNKS = chunksOf(BYTES);

async function fileIn(
  request: Received | undefined,
  field = 'attachment',
): Promise<{ name: string; type: string; hash: string }> {
  const form = await formIn(request!);
  expect([...form.keys()]).toEqual([field]);
  const file = form.get(field) as File;
  return { name: file.name, type: file.type, hash: hash(new Uint8Array(await file.arrayBuffer())) };
}

function webStream(): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = [...CHUNKS];
  return new ReadableStream({
    pull: (control) => (chunks.length > 0 ? control.enqueue(new Uint8Array(chunks.shift()!)) : control.close()),
  });
}

async function* generated(): AsyncGenerator<Uint8Array> {
  yield* CHUNKS;
}

/** What libraries have for a Blob. */
class LibraryBlob {
  readonly size = BYTES.length;
  constructor(readonly type = '') {}
  stream = webStream;
  text = async (): Promise<string> => BYTES.toString();
  slice = (): never => {
    throw new Error('Not needed');
  };
  bytes = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(BYTES);
  arrayBuffer = async (): Promise<ArrayBuffer> => new Uint8Array(BYTES).buffer;
}

/** What libraries have for a File. */
class LibraryFile extends LibraryBlob {
  readonly name = 'scan.pdf';
  readonly lastModified = 0;
  readonly webkitRelativePath = '';
}

/** Shared memory with the bytes behind two others. */
function shared(): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(BYTES.length + 2);
  new Uint8Array(buffer).set(BYTES, 2);
  return buffer;
}

const KINDS: [string, () => Uploadable, name: string, type: string][] = [
  [
    'a File',
    () => new File([BYTES], 'scan é "1".pdf', { type: 'application/pdf' }),
    'scan é "1".pdf',
    'application/pdf',
  ],
  ['a Blob', () => new Blob([BYTES], { type: 'image/png' }), 'file', 'image/png'],
  ['a Blob without a type', () => new Blob([BYTES]), 'file', 'application/octet-stream'],
  ['a Buffer', () => BYTES, 'file', 'application/octet-stream'],
  [
    'a Uint8Array that is a part of more',
    () => new Uint8Array(Buffer.concat([Buffer.from('xx'), BYTES, Buffer.from('yy')]).buffer, 2, BYTES.length),
    'file',
    'application/octet-stream',
  ],
  ['an ArrayBuffer', () => new Uint8Array(BYTES).buffer, 'file', 'application/octet-stream'],
  ['a DataView', () => new DataView(new Uint8Array(BYTES).buffer) as never, 'file', 'application/octet-stream'],
  ['shared memory', () => shared().slice(2) as never, 'file', 'application/octet-stream'],
  ['a part of shared memory', () => new Uint8Array(shared(), 2), 'file', 'application/octet-stream'],
  ['a File of a library', () => new LibraryFile('application/pdf'), 'scan.pdf', 'application/pdf'],
  ['a Blob of a library', () => new LibraryBlob(), 'file', 'application/octet-stream'],
  ['anything with stream()', () => ({ stream: webStream, type: 'image/png' }) as never, 'file', 'image/png'],
  ['a stream of the web', webStream, 'file', 'application/octet-stream'],
  ['a stream of Node', () => Readable.from(CHUNKS), 'file', 'application/octet-stream'],
  ['a generator', generated, 'file', 'application/octet-stream'],
];

const addAttachment = ({ invoices }: InventoryClient, attachment: Uploadable) =>
  invoices.addAttachment('7', { attachment });

describe.each(KINDS)('an upload of %s', (_, make, name, type) => {
  const expected = { name, type, hash: hash(BYTES) };

  it('arrives byte for byte', async () => {
    const server = await hostileServer(success);
    await addAttachment(clientOf(server), make());
    expect(await fileIn(server.requests[0])).toEqual(expected);
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/invoices/7/attachment' } });
  });

  it('arrives again on a repetition and with another token', async () => {
    const server = await hostileServer(failure(429), failure(401), success);
    await addAttachment(clientOf(server, { accessToken: () => 'demo' }), make());
    expect(await Promise.all(server.requests.map((request) => fileIn(request)))).toEqual([
      expected,
      expected,
      expected,
    ]);
  });
});

describe('an upload', () => {
  it('may be of a Buffer, by its type', () => {
    expectTypeOf<Buffer>().toExtend<Uploadable>();
    expectTypeOf<Readable>().toExtend<Uploadable>();
    expectTypeOf<ReadableStream<Uint8Array>>().toExtend<Uploadable>();
  });

  it('may be a stream of text', async () => {
    const server = await hostileServer(success);
    await addAttachment(clientOf(server), Readable.from(['one ', 'twö']));
    expect((await fileIn(server.requests[0])).hash).toBe(hash(Buffer.from('one twö')));
  });

  it('has other fields beside the file', async () => {
    const server = await hostileServer(success);
    const body = { attachment: new Blob(['x']), can_send_in_mail: true, count: 5, list: [1], nothing: undefined };
    await clientOf(server).invoices.addAttachment('7', body);
    const text = String(server.requests[0]!.body);
    expect(text.match(/name="\w+"\r\n\r\n.*/g)).toEqual([
      'name="can_send_in_mail"\r\n\r\ntrue',
      'name="count"\r\n\r\n5',
      'name="list"\r\n\r\n[1]',
    ]);
  });

  it('may be a form that the caller has made', async () => {
    const server = await hostileServer(success);
    const form = new FormData();
    form.set('attachment', new File([BYTES], 'own.pdf', { type: 'application/pdf' }));
    await clientOf(server).invoices.addAttachment('7', form as never);
    expect(await fileIn(server.requests[0])).toEqual({ name: 'own.pdf', type: 'application/pdf', hash: hash(BYTES) });
  });

  it('keeps its type in a runtime that forgets the type of a form once its body has been read', async () => {
    const server = await hostileServer(failure(429), success);
    const { arrayBuffer } = Request.prototype;
    vi.spyOn(Request.prototype, 'arrayBuffer').mockImplementation(async function (this: Request) {
      const bytes = await arrayBuffer.call(this);
      this.headers.delete('content-type');
      return bytes;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await addAttachment(clientOf(server), BYTES);
    expect(server.requests).toHaveLength(2);
    for (const request of server.requests) expect((await fileIn(request)).hash).toBe(hash(BYTES));
  });

  it.each<[string, unknown, string]>([
    ['a path', './kit.png', 'is "./kit.png"'],
    ['a long text', 'x'.repeat(1000), `is "${'x'.repeat(40)}…"`],
    ['a list of files', [new File(['x'], 'x')], 'is an array'],
    ['a Response', new Response('hi'), 'is a value of the class Response; pass `await response.blob()`'],
    ['an object', { path: './kit.png' }, 'is an object'],
    ['a number', 5, 'is 5'],
    ['null', null, 'is null'],
    ['nothing', undefined, 'is undefined'],
  ])('of %s is refused before anything is sent', async (_, attachment, what) => {
    const server = await hostileServer(success);
    const client = clientOf(server);
    const http = httpOf(client);
    const { invoices } = client;
    const body = { attachment: attachment as Blob };
    const params = { path: { invoice_id: '7' } };
    for (const call of [
      invoices.addAttachment('7', body),
      http.POST('/invoices/{invoice_id}/attachment', { params, body }),
    ]) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe(`attachment must be a File or Blob, bytes, or a stream of bytes, but ${what}`);
    }
    expect(server.requests).toHaveLength(0);
  });

  it.each<[string, unknown, string]>([
    ['no file', {}, 'attachment must be a File or Blob, bytes, or a stream of bytes, but is undefined'],
    ['a file under another name', { file: new Blob(['x']) }, 'attachment must be a File or Blob, bytes, or a stream'],
    ['the file itself', new Blob(['x']), 'needs { attachment: file }, but got a value of the class Blob'],
    ['nothing at all', undefined, 'needs { attachment: file }, but got undefined'],
  ])('with a body of %s is refused before anything is sent', async (_, body, message) => {
    const server = await hostileServer(success);
    const error = await errorOf(clientOf(server).invoices.addAttachment('7', body as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toContain(message);
    expect(server.requests).toHaveLength(0);
  });

  it('of a stream of anything but bytes and text fails, and sends nothing', async () => {
    const server = await hostileServer(success);
    const error = await errorOf(addAttachment(clientOf(server), Readable.from([{ row: 1 }]) as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe('A stream must yield bytes or strings, but yielded an object');
    expect(server.requests).toHaveLength(0);
  });

  it('where none is taken is refused, not dropped', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server);
    const http = httpOf(client);
    const { taxes } = client;
    const body = { tax_name: 'VAT', tax_percentage: 5, scan: new Blob(['x']) };
    for (const [call, name] of [
      [taxes.create(body), 'taxes.create'],
      [http.POST('/settings/taxes', { body }), 'POST /settings/taxes'],
    ] as const) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe(`${name} does not accept files, but scan is a file`);
    }
    expect(server.requests).toHaveLength(0);
  });

  it('is a choice where an operation takes JSON as well', async () => {
    const server = await hostileServer(success);
    const { itemGroups } = clientOf(server);
    await itemGroups.create({ group_name: 'Daypack', unit: 'pcs', items: [] } as never);
    await itemGroups.create({ image: new Blob([BYTES]) });
    expect(server.requests.map(({ headers }) => headers['content-type']!.split(';')[0])).toEqual([
      'application/json',
      'multipart/form-data',
    ]);
    expect((await fileIn(server.requests[1], 'image')).hash).toBe(hash(BYTES));
    expect(await errorOf(itemGroups.create({ image: './kit.png' } as never))).toBeInstanceOf(TypeError);
  });

  it('can be made by a path call as well', async () => {
    const server = await hostileServer(success);
    await httpOf(clientOf(server)).POST('/compositeitems/{composite_item_id}/image', {
      params: { path: { composite_item_id: '7' } },
      body: { image: new File([BYTES], 'kit.png', { type: 'image/png' }) },
    });
    const expected = { name: 'kit.png', type: 'image/png', hash: hash(BYTES) };
    expect(await fileIn(server.requests[0], 'image')).toEqual(expected);
  });

  it('is not repeated after a failure that may have carried it out', async () => {
    const server = await hostileServer(failure(500), success);
    expect(await errorOf(addAttachment(clientOf(server), webStream()))).toMatchObject({ status: 500, attempts: 1 });
  });

  it('is repeated when the connection is refused', async () => {
    const url = await closedPort();
    expect(await errorOf(addAttachment(clientOf({ url }), webStream()))).toMatchObject({
      name: 'NetworkError',
      attempts: 3,
    });
  });

  it('is an UploadError if its stream fails, and sends nothing', async () => {
    const server = await hostileServer(success);
    const broken = new Error('The disk is gone');
    const streams: Uploadable[] = [
      new ReadableStream({ start: (control) => control.error(broken) }),
      new Readable({
        read() {
          this.destroy(broken);
        },
      }),
      (async function* () {
        yield new Uint8Array(1);
        throw broken;
      })(),
    ];
    for (const stream of streams) {
      const error = await errorOf(addAttachment(clientOf(server), stream));
      expect(error).toBeInstanceOf(UploadError);
      expect(error).toMatchObject({ operationId: 'addInvoiceAttachment', attempts: 0, mayHaveHappened: false });
      expect(error.cause).toBe(broken);
    }
    expect(server.requests).toHaveLength(0);
  });
});

describe('a download', () => {
  const pdf = (headers: Record<string, string> = {}) =>
    answer(BYTES, { headers: { 'Content-Type': 'application/pdf', ...headers } });

  it('is a Blob and a File, byte for byte, with its type', async () => {
    const server = await hostileServer(pdf({ 'Content-Disposition': 'attachment; filename="INV-000031.pdf"' }));
    const file = await clientOf(server).invoices.getAttachment('7');
    expect(file).toBeInstanceOf(Blob);
    expect(file).toBeInstanceOf(File);
    expect([file.name, file.type, file.size]).toEqual(['INV-000031.pdf', 'application/pdf', BYTES.length]);
    expect(hash(new Uint8Array(await file.arrayBuffer()))).toBe(hash(BYTES));
  });

  it.each([
    ['attachment; filename=invoice.pdf', 'invoice.pdf'],
    ['inline;filename=invoice.pdf;size=5', 'invoice.pdf'],
    ['attachment; FileName = "two words.pdf"; x=1', 'two words.pdf'],
    ['attachment; filename="a;b=c.pdf"', 'a;b=c.pdf'],
    [String.raw`attachment; filename="a \"quoted\" one.pdf"`, 'a "quoted" one.pdf'],
    ["attachment; filename*=UTF-8''Rechnung%20%E2%82%AC%205.pdf", 'Rechnung € 5.pdf'],
    ['attachment; filename="plain.pdf"; filename*=utf-8\'de\'sch%C3%B6n.pdf', 'schön.pdf'],
    ["attachment; filename*=UTF-8''sch%C3%B6n.pdf; filename=plain.pdf", 'schön.pdf'],
    ["attachment; filename=plain.pdf; filename*=UTF-8''%E9broken%.pdf", 'plain.pdf'],
    ["attachment; filename=plain.pdf; filename*=iso-8859-1''%E9.pdf", 'plain.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [String.raw`attachment; filename="C:\\temp\\invoice.pdf"`, 'invoice.pdf'],
    ["attachment; filename*=UTF-8''..%2F..%2Fx.pdf", 'x.pdf'],
    ['attachment; myfilename="no.pdf"', 'getInvoiceAttachment'],
    ['attachment; filename=""', 'getInvoiceAttachment'],
    ['attachment', 'getInvoiceAttachment'],
    [undefined, 'getInvoiceAttachment'],
  ])('with Content-Disposition: %s has a name', async (disposition, name) => {
    const server = await hostileServer(pdf(disposition === undefined ? {} : { 'Content-Disposition': disposition }));
    expect((await clientOf(server).invoices.getAttachment('7')).name).toBe(name);
  });

  it.each(['text/csv', 'text/plain; charset=iso-8859-1', 'application/json', 'text/html', ''])(
    'of a text of type %j is not touched, whatever it holds',
    async (type) => {
      const text = Buffer.from('\ufeff{"x_id":5,"n":12345678901234567890,\n"\xe9":1}', 'latin1');
      const server = await hostileServer(
        answer(text, { headers: { 'Content-Type': type, 'Content-Disposition': 'attachment; filename=data' } }),
      );
      const file = await clientOf(server).invoices.getAttachment('7');
      expect(Buffer.from(await file.arrayBuffer())).toEqual(text);
      expect(file.type).toBe(type);
    },
  );

  it.each(['id,n\n5,12345678901234567890\n\xe9', '{"x_id":5}'])(
    'of the text %j, without a disposition, is not touched',
    async (content) => {
      const text = Buffer.from(content, 'latin1');
      const server = await hostileServer(answer(text, { headers: { 'Content-Type': 'text/csv' } }));
      expect(Buffer.from(await (await clientOf(server).invoices.getAttachment('7')).arrayBuffer())).toEqual(text);
    },
  );

  describe('by a path call', () => {
    const json = Buffer.from('\ufeff{"x_id":  5,"v":982000000567001123,"\xe9":1}', 'latin1');
    const saved = { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename=data.json' };
    const params = { path: { invoice_id: '7' } };

    it.each(['blob', 'arrayBuffer', 'stream'] as const)('is not touched as %s, though it is JSON', async (parseAs) => {
      const server = await hostileServer(answer(json, { headers: saved }));
      const { data } = await httpOf(clientOf(server)).GET('/invoices/{invoice_id}/attachment', { params, parseAs });
      expect(Buffer.from(await new Response(data as BodyInit).arrayBuffer())).toEqual(json);
    });

    it('is not touched as text, unlike a record', async () => {
      const text = '{"x_id":  5,"v":982000000567001123}';
      const server = await hostileServer(answer(text, { headers: saved }));
      const http = httpOf(clientOf(server));
      const file = await http.GET('/invoices/{invoice_id}/attachment', { params, parseAs: 'text' });
      expect(file.data).toBe(text);
      const record = await http.GET('/invoices/{invoice_id}', { params, parseAs: 'text' });
      expect(record.data).toBe('{"x_id":  "5","v":"982000000567001123"}');
    });

    it('is an error with exact ids if it is refused', async () => {
      const server = await hostileServer(answer('{"code":5,"x_id":982000000567001123}', { status: 404 }));
      const http = httpOf(clientOf(server));
      const { error } = await http.GET('/invoices/{invoice_id}/attachment', { params, parseAs: 'blob' });
      expect(error).toEqual({ code: 5, x_id: '982000000567001123' });
    });
  });

  it('is repeated like any GET', async () => {
    const server = await hostileServer(failure(503), pdf());
    expect((await clientOf(server).invoices.exportMany()).size).toBe(BYTES.length);
  });

  it.each([
    ['a refusal', failure(404), { name: 'NotFoundError', status: 404, code: 1404 }],
    [
      'a code that is not 0',
      answer({ code: 5, message: 'No attachment' }),
      { name: 'ApiError', status: 200, code: 5, message: 'No attachment' },
    ],
    ['an envelope', success, { name: 'ResponseError', message: 'The response does not contain a file' }],
    [
      'HTML',
      answer('<html>', { headers: { 'Content-Type': 'text/html' } }),
      {
        name: 'ResponseError',
        message: expect.stringMatching(/^The response is HTML or XML, .+ Check baseUrl: the request went to /),
      },
    ],
    ...['<html>', '\n<!DOCTYPE html>\n<title>Sign in</title>'].map((page): [string, Answer, object] => [
      `HTML without a type: ${page}`,
      (response) => response.end(page),
      {
        name: 'ResponseError',
        message: expect.stringMatching(/^The response is HTML or XML, .+ Check baseUrl: the request went to /),
      },
    ]),
    [
      'nothing',
      answer('', { headers: { 'Content-Type': 'application/pdf' } }),
      { name: 'ResponseError', message: 'The response is empty' },
    ],
    [
      'nothing, and says so',
      answer('', { headers: { 'Content-Type': 'application/pdf', 'Content-Length': '0' } }),
      { name: 'ResponseError', message: 'The response is empty' },
    ],
    ['half a file', partly('%PDF-1.7', { breakOff: true }), { name: 'NetworkError' }],
  ])('that is %s is an error', async (_, trouble, expected) => {
    const server = await hostileServer(trouble);
    expect(await errorOf(clientOf(server, { retries: 0 }).invoices.getAttachment('7'))).toMatchObject(expected);
  });
});
