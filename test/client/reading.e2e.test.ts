import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ResponseError } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import { type Answer, answer, clientOf, errorOf, hostileServer } from '../support/hostile-server.ts';

/** A tax whose name is not ASCII, in these bytes. */
function named(encoding: BufferEncoding, type: string, status = 200): Answer {
  const text = `{"code":${status === 200 ? 0 : 7},"message":"Crème brûlée","tax":{"tax_id":7,"tax_name":"Crème brûlée"}}`;
  return answer(Buffer.from(text, encoding), { status, headers: { 'Content-Type': type } });
}

const TAX = { code: 0, message: 'Crème brûlée', tax: { tax_id: '7', tax_name: 'Crème brûlée' } };

describe('the text of a response', () => {
  it.each<[string, BufferEncoding]>([
    ['application/json', 'utf8'],
    ['application/json;charset=UTF-8', 'utf8'],
    ['application/json; charset="utf8"', 'utf8'],
    ['application/json; charset=iso-8859-1', 'latin1'],
    ['application/json; Charset=Windows-1252', 'latin1'],
    ['application/json; charset=utf-16le', 'utf16le'],
  ])('is read in its charset: %s', async (type, encoding) => {
    const server = await hostileServer(named(encoding, type));
    const client = clientOf(server);
    expect(await client.taxes.get('7')).toEqual(TAX);
    const path = { params: { path: { tax_id: '7' } } };
    expect((await httpOf(client).GET('/settings/taxes/{tax_id}', path)).data).toEqual(TAX);
  });

  it.each<[string, BufferEncoding]>([
    ['application/json', 'latin1'],
    ['application/json;charset=UTF-8', 'latin1'],
    ['application/json;charset=klingon', 'utf8'],
  ])("is an error where it can't be: %s", async (type, encoding) => {
    const server = await hostileServer(named(encoding, type));
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ status: 200, attempts: 1 });
    expect(error.message).toBe(
      `The response can't be decoded as ${JSON.stringify(/=(.*)/.exec(type)?.[1] ?? 'utf-8')}`,
    );
  });

  it.each<[string, BufferEncoding, string]>([
    ['application/json;charset=iso-8859-1', 'latin1', 'Crème brûlée'],
    ['application/json', 'latin1', 'Cr\ufffdme br\ufffdl\ufffde'],
    ['application/json;charset=klingon', 'utf8', 'Crème brûlée'],
  ])('of a refusal is read as well as it can be: %s', async (type, encoding, message) => {
    const server = await hostileServer(named(encoding, type, 400));
    expect(await errorOf(clientOf(server).taxes.get('7'))).toMatchObject({ name: 'ApiError', status: 400, message });
  });

  it('is an error in another charset where the runtime has no streams', async () => {
    const fetch = async (): Promise<Response> => {
      const response = new Response('{"code":0}', {
        headers: { 'Content-Type': 'application/json;charset=iso-8859-1' },
      });
      return Object.defineProperty(response, 'body', { value: undefined });
    };
    const error = await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch }).taxes.get('7'));
    expect(error).toBeInstanceOf(ResponseError);
  });
});

describe('a file', () => {
  const pdf = answer('%PDF', { headers: { 'Content-Type': 'application/pdf' } });

  it('is asked for as it is, since Node takes a cut-off gzip for complete', async () => {
    const bytes = Buffer.from('0123456789'.repeat(5000));
    const type = { 'Content-Type': 'application/pdf' };
    const server = await hostileServer((response, { headers }) => {
      if (headers['accept-encoding']?.includes('gzip')) {
        // What compresses as it sends does not know the length.
        const zipped = gzipSync(bytes);
        response.writeHead(200, { ...type, 'Content-Encoding': 'gzip' }).end(zipped.subarray(0, zipped.length / 2));
      } else {
        response.writeHead(200, { ...type, 'Content-Length': bytes.length });
        response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      }
    });
    expect(await errorOf(clientOf(server, { retries: 0 }).invoices.getAttachment('7'))).toMatchObject({
      name: 'NetworkError',
    });
  });

  it('is asked for like this by methods and by path calls, and behind a redirect', async () => {
    const other = await hostileServer(pdf);
    const server = await hostileServer(
      answer('', { status: 302, headers: { Location: other.url } }),
      pdf,
      pdf,
      answer({ code: 0, taxes: [] }),
    );
    const client = clientOf(server);
    const http = httpOf(client);
    const params = { path: { invoice_id: '7' } };
    await client.invoices.getAttachment('7');
    await http.GET('/invoices/{invoice_id}/attachment', { params, parseAs: 'blob' });
    const { data } = await http.GET('/invoices/{invoice_id}/attachment', { params, parseAs: 'stream' });
    await data?.cancel();
    await client.taxes.list();
    const asked = [...other.requests, ...server.requests].map(({ headers }) => headers['accept-encoding']);
    expect(asked).toEqual(['identity', 'identity', 'identity', 'identity', 'gzip, deflate']);
  });

  it('is asked for as the caller says', async () => {
    const server = await hostileServer(pdf);
    await clientOf(server).invoices.getAttachment('7', { headers: { 'Accept-Encoding': 'br' } });
    expect(server.requests[0]!.headers['accept-encoding']).toBe('br');
  });
});
