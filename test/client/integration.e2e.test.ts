import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ClosedError, type Hooks, NotFoundError, ResponseError } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  type Answer,
  answer,
  badGateway,
  clientOf,
  closedPort,
  errorOf,
  failure,
  hostileServer,
  partly,
  reset,
  silence,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

const TAX = { tax_name: 'VAT', tax_percentage: 12.5 };

describe('withResponse', () => {
  it('gives the data with the status and headers', async () => {
    const server = await hostileServer(answer({ code: 0, tax: { tax_id: 5 } }, { headers: { 'X-Request-Id': 'r-1' } }));
    const { data, response } = await clientOf(server).taxes.get('5').withResponse();
    expect(data).toEqual({ code: 0, tax: { tax_id: '5' } });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, 'r-1']);
    expect(server.requests).toHaveLength(1);
  });

  it('throws what the call throws, once', async () => {
    const server = await hostileServer(failure(404));
    expect(await errorOf(clientOf(server).taxes.get('5').withResponse())).toBeInstanceOf(NotFoundError);
  });

  it('is there for files', async () => {
    const server = await hostileServer(answer('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    const { data, response } = await clientOf(server).invoices.getAttachment('5').withResponse();
    expect([await data.text(), response.headers.get('content-type')]).toEqual(['%PDF', 'application/pdf']);
  });
});

describe('headers', () => {
  it('of the client and of a call are sent with those that it sets itself', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { headers: { 'X-App': 'shop', 'X-Both': 'client' } });
    const http = httpOf(client);
    const { taxes } = client;
    await taxes.create(TAX, { headers: { 'X-Both': 'call' } });
    await http.GET('/settings/taxes');
    expect(server.requests[0]!.headers).toMatchObject({
      'x-app': 'shop',
      'x-both': 'call',
      'content-type': 'application/json',
      authorization: `Service-oauthtoken ${TOKEN}`,
    });
    expect(server.requests[1]!.headers).toMatchObject({ 'x-app': 'shop', 'x-both': 'client' });
  });
});

describe('the body of an error', () => {
  it('is what the service sent, without the token', async () => {
    const body = { code: 9, message: 'No', error_info: [`sent ${TOKEN}`], tax_id: 5 };
    for (const status of [200, 400]) {
      const server = await hostileServer(answer(body, { status }));
      const error = await errorOf(clientOf(server).taxes.get('7'));
      expect(error.body).toEqual({ code: 9, message: 'No', error_info: ['sent ***'], tax_id: '5' });
    }
    const proxy = await errorOf(clientOf(await hostileServer(badGateway), { retries: 0 }).taxes.get('7'));
    expect(proxy.body).toContain('502 Bad Gateway');
  });

  it('is part of its JSON, as are the message and the headers', async () => {
    const server = await hostileServer(failure(404, { 'X-Request-Id': 'r-1' }));
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: 'NotFoundError',
      message: 'Failure 404',
      status: 404,
      code: 1404,
      operationId: 'getTax',
      headers: { 'x-request-id': 'r-1' },
      body: { code: 1404 },
    });
  });
});

describe('mayHaveHappened', () => {
  it.each<[string, boolean, Answer]>([
    ['400', false, failure(400)],
    ['429', false, failure(429)],
    ['a redirect', false, answer('', { status: 307, headers: { Location: '/new' } })],
    ['a code that is not 0', false, answer({ code: 5, message: 'No' })],
    ['408', true, failure(408)],
    ['500', true, failure(500)],
    ['a reset connection', true, reset],
    ['a body that breaks off', true, partly('{"code":0', { breakOff: true })],
    ['an empty body', true, answer('')],
    ['silence', true, silence],
  ])('of a POST after %s is %s', async (_, expected, trouble) => {
    const server = await hostileServer(trouble);
    const { taxes } = clientOf(server, { retries: 0, timeout: trouble === silence ? 100 : 10_000 });
    expect((await errorOf(taxes.create(TAX))).mayHaveHappened).toBe(expected);
  });

  it('is false if nothing was sent, and for GET', async () => {
    const error = await errorOf(clientOf({ url: await closedPort() }, { retries: 0 }).taxes.create(TAX));
    expect(error.mayHaveHappened).toBe(false);
    const server = await hostileServer(badGateway);
    expect((await errorOf(clientOf(server, { retries: 0 }).taxes.get('7'))).mayHaveHappened).toBe(false);
  });

  it('stays true once it was', async () => {
    const server = await hostileServer(badGateway, failure(404));
    expect((await errorOf(clientOf(server).taxes.delete('7'))).mayHaveHappened).toBe(true);
  });
});

describe('the hook onEnd', () => {
  it('comes last, once, for success and for failure', async () => {
    const events: [string, number, unknown, unknown][] = [];
    const hooks: Hooks = {
      onRequest: ({ id }) => void events.push(['request', id, undefined, undefined]),
      onEnd: ({ id, status, error }) => void events.push(['end', id, status, (error as Error | undefined)?.name]),
    };
    const server = await hostileServer(badGateway, success, failure(404), reset);
    const client = clientOf(server, { hooks });
    const http = httpOf(client);
    const { taxes } = client;
    await taxes.delete('1');
    await http.GET('/settings/taxes/{tax_id}', { params: { path: { tax_id: '7' } } });
    await errorOf(taxes.get('3', { retries: 0 }));
    const first = events[0]![1];
    expect(events.map(([name, id, ...rest]) => [name, id - first, ...rest])).toEqual([
      ['request', 0, undefined, undefined],
      ['request', 0, undefined, undefined],
      ['end', 0, 200, undefined],
      ['request', 1, undefined, undefined],
      ['end', 1, 404, undefined],
      ['request', 2, undefined, undefined],
      ['end', 2, undefined, 'NetworkError'],
    ]);
  });

  it('and the others see headers, without the token', async () => {
    const server = await hostileServer(answer({ code: 0, tax: {} }, { headers: { 'X-Echo': TOKEN, 'X-Id': 'r-1' } }));
    const headers: Headers[] = [];
    const note = (event: { headers: Headers }): void => void headers.push(event.headers);
    await clientOf(server, { hooks: { onRequest: note, onResponse: note }, headers: { 'X-App': 'shop' } }).taxes.get(
      '7',
    );
    expect(headers[0]!.get('x-app')).toBe('shop');
    expect(headers[0]!.has('authorization')).toBe(false);
    expect([headers[1]!.get('x-id'), headers[1]!.get('x-echo')]).toEqual(['r-1', '***']);
  });
});

describe('close', () => {
  it('aborts the calls under way and refuses later ones', async () => {
    const server = await hostileServer(silence);
    const client = clientOf(server);
    const calls = [errorOf(client.taxes.get('1')), errorOf(httpOf(client).GET('/settings/taxes'))];
    setTimeout(() => client.close(), 20);
    for (const error of [...(await Promise.all(calls)), await errorOf(client.taxes.get('2'))]) {
      expect(error).toBeInstanceOf(ClosedError);
      expect(error).toMatchObject({ message: 'The client was closed', method: 'GET' });
    }
    expect(server.requests.length).toBeLessThanOrEqual(2);
  });
});

describe('maxSize', () => {
  it('refuses a larger response, and is not tried again', async () => {
    const server = await hostileServer(answer({ code: 0, tax: { tax_name: 'x'.repeat(2000) } }));
    const error = await errorOf(clientOf(server, { maxSize: 1000 }).taxes.get('7'));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ message: 'The response is larger than 1000 bytes', status: 200 });
    expect(server.requests).toHaveLength(1);
    expect(await clientOf(server, { maxSize: 3000 }).taxes.get('7')).toMatchObject({ code: 0 });
  });
});

it('a path call can read a download as a stream, as it arrives', async () => {
  const server = await hostileServer((response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' });
    response.write('%PDF');
  });
  const { data } = await httpOf(clientOf(server)).GET('/invoices/{invoice_id}/attachment', {
    params: { path: { invoice_id: '7' } },
    parseAs: 'stream',
  });
  const reader = (data as ReadableStream<Uint8Array>).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('%PDF');
  await reader.cancel();
});

describe('an own fetch', () => {
  it.each([
    ['no Response', () => undefined],
    ['a Response that has been read', () => new Response('{}', { status: 200 })],
  ])('that returns %s is a ResponseError, and not asked again', async (_, make) => {
    const response = make() as Response;
    await response?.text();
    let count = 0;
    const fetch = async () => {
      count += 1;
      return response;
    };
    const error = await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch }).taxes.get('7'));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe('Your fetch returned no readable response');
    expect(count).toBe(1);
  });

  it('that throws what it was given shows no token in the cause', async () => {
    const fetch = async (request: Request): Promise<Response> => {
      const cause = Object.assign(new Error(`header ${request.headers.get('authorization')}`), { code: 'ECONNRESET' });
      throw Object.assign(new TypeError('failed', { cause }), { request, config: { token: TOKEN } });
    };
    const error = await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch, retries: 0 }).taxes.get('7'));
    expect(error).toMatchObject({
      code: 'ECONNRESET',
      message: 'No response from 127.0.0.1: connection lost (ECONNRESET)',
    });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  });

  it.each(['CERT_HAS_EXPIRED', 'SELF_SIGNED_CERT_IN_CHAIN', 'Z_DATA_ERROR'])(
    'that fails for good, with %s, is asked once',
    async (code) => {
      let count = 0;
      const fetch = async (): Promise<Response> => {
        count += 1;
        throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
      };
      expect(await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch }).taxes.get('7'))).toMatchObject({ code });
      expect(count).toBe(1);
    },
  );
});

describe('a token in what the service says', () => {
  const sayingBack: Answer = (response, request) => {
    const header = request.headers.authorization!;
    const message = `The demo account (demonstration) sent ${header}, ${btoa(header)}`;
    answer({ code: 5, message }, { status: 400 })(response, request);
  };

  it('is taken out in Base64 as well', async () => {
    const { message } = await errorOf(clientOf(await hostileServer(sayingBack)).taxes.get('7'));
    expect(message).toMatch(/^The demo account \(demonstration\) sent Service-oauthtoken \*\*\*, \*\*\*=*$/);
  });

  it('that is short leaves other words alone', async () => {
    const { message } = await errorOf(
      clientOf(await hostileServer(sayingBack), { accessToken: 'demo' }).taxes.get('7'),
    );
    expect(message).toMatch(/^The demo account \(demonstration\) sent \*\*\*, \*\*\*=*$/);
  });
});

it('a 204 for a DELETE is a success', async () => {
  const server = await hostileServer((response) => response.writeHead(204).end());
  expect(await clientOf(server).taxes.delete('7')).toEqual({ code: 0, message: '' });
});

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename=".."', 'getInvoiceAttachment'],
    ["attachment; filename*=UTF-8''a%00b%0d%0ac.pdf", 'abc.pdf'],
    ['attachment; x="; filename=e.exe"; filename="ok.pdf"', 'ok.pdf'],
    [Buffer.from('attachment; filename="Rechnung_ä.pdf"').toString('latin1'), 'Rechnung_ä.pdf'],
    ['attachment; filename="Rechnung_\u00e4.pdf"', 'Rechnung_ä.pdf'],
    ['attachment; filename=a b.pdf', 'a b.pdf'],
    ['filename="x.pdf"', 'x.pdf'],
  ])('of %j is %s', async (disposition, name) => {
    const server = await hostileServer(answer('%PDF', { headers: { 'Content-Disposition': disposition } }));
    expect((await clientOf(server).invoices.getAttachment('7')).name).toBe(name);
  });
});

describe('a download without Content-Disposition', () => {
  it.each(['text/plain', 'application/octet-stream', 'application/json'])(
    'is an error if it is a refusal, of whatever type: %s',
    async (type) => {
      const server = await hostileServer(answer({ code: 5, message: 'No' }, { headers: { 'Content-Type': type } }));
      expect(await errorOf(clientOf(server).invoices.getAttachment('7'))).toMatchObject({ name: 'ApiError', code: 5 });
    },
  );

  it('is a file if it is JSON but no envelope', async () => {
    const server = await hostileServer(answer('{"rows": []}'));
    expect(await (await clientOf(server).invoices.getAttachment('7')).text()).toBe('{"rows": []}');
  });
});
