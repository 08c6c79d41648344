import { getEventListeners } from 'node:events';
import type { Middleware } from 'openapi-fetch';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, BudgetError, NetworkError, ResponseError, TimeoutError } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  answer,
  badGateway,
  clientOf,
  closedPort,
  errorOf,
  failure,
  type HostileServer,
  hostileServer,
  partly,
  silence,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

const BIG = '4815162342481516001';
const ORGANIZATION = { organization_id: '10234695' };
const ONE = { params: { path: { tax_id: BIG }, query: ORGANIZATION } };

describe('httpOf', () => {
  it('gives the same for the same client', () => {
    const client = clientOf({ url: 'http://127.0.0.1' });
    expect(httpOf(client)).toBe(httpOf(client));
    expect(httpOf(client)).not.toBe(httpOf(clientOf({ url: 'http://127.0.0.1' })));
  });

  it.each([undefined, null, {}, 5])('refuses %j, which is no client', (client) => {
    expect(() => httpOf(client as never)).toThrow(
      new TypeError('httpOf needs a client that createInventoryClient returned'),
    );
  });
});

describe('calls by path', () => {
  it('send the token and read ids exactly', async () => {
    const server = await hostileServer(
      answer(`{"code":0,"message":"success","tax":{"tax_id":${BIG},"tax_percentage":12.5}}`),
    );
    const { data, error, response } = await httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', ONE);
    expect(data?.tax).toEqual({ tax_id: BIG, tax_percentage: 12.5 });
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
    expect(server.requests[0]!.headers.authorization).toBe(`Service-oauthtoken ${TOKEN}`);
    expect(server.requests[0]!.url.pathname).toBe(`/settings/taxes/${BIG}`);
  });

  it('refuse a header in the place of the token, whoever sets it', async () => {
    const server = await hostileServer(success);
    const message = /^headers: authorization carries the token, so it can't be set here\./;
    const byCaller = httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', {
      ...ONE,
      headers: { Authorization: 'other', 'X-Own': 'yes' },
    });
    await expect(byCaller).rejects.toThrow(message);
    const http = httpOf(clientOf(server));
    http.use({ onRequest: ({ request }) => request.headers.set('Authorization', 'other') });
    await expect(http.GET('/settings/taxes/{tax_id}', ONE)).rejects.toThrow(message);
    expect(server.requests).toEqual([]);
  });

  it.each(['baseUrl', 'fetch', 'Request'])('have no option that is the client’s: %s', async (option) => {
    const server = await hostileServer(success);
    const call = httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', { ...ONE, [option]: 'http://127.0.0.1' });
    await expect(call).rejects.toThrow(
      new TypeError(`GET /settings/taxes/{tax_id}: ${option} is an option of the client, not of a call`),
    );
    expect(server.requests).toEqual([]);
  });

  it('send bodies, also on a repetition', async () => {
    const server = await hostileServer(failure(429), success);
    const body = { tax_name: 'VAT', tax_percentage: 12.5 };
    await httpOf(clientOf(server)).POST('/settings/taxes', { params: { query: ORGANIZATION }, body });
    expect(server.requests.map((request) => JSON.parse(String(request.body)))).toEqual([body, body]);
    expect(server.requests[1]!.headers['content-type']).toBe('application/json');
  });

  it('are repeated by the same rules', async () => {
    const server = await hostileServer(badGateway, success);
    await httpOf(clientOf(server)).DELETE('/settings/taxes/{tax_id}', ONE);
    expect(server.requests).toHaveLength(2);
    const other = await hostileServer(badGateway, success);
    const { response } = await httpOf(clientOf(other)).POST('/settings/taxes', {
      params: { query: ORGANIZATION },
      body: { tax_name: 'VAT', tax_percentage: 5 },
    });
    expect(response.status).toBe(502);
    expect(other.requests).toHaveLength(1);
  });

  it('get another token after a 401', async () => {
    const server = await hostileServer(failure(401), success);
    const accessToken = vi.fn(() => 'demo');
    const { response } = await httpOf(clientOf(server, { accessToken })).GET('/settings/taxes/{tax_id}', ONE);
    expect(response.status).toBe(200);
    expect(accessToken).toHaveBeenCalledTimes(2);
  });

  it('return refusals of the service instead of throwing them, with exact ids as well', async () => {
    const server = await hostileServer(
      answer(`{"code":5,"message":"no","tax_id":${BIG}}`, { status: 404 }),
      answer({ code: 5, message: 'no' }),
    );
    const http = httpOf(clientOf(server));
    const { data, error, response } = await http.GET('/settings/taxes/{tax_id}', ONE);
    expect([data, error, response.status]).toEqual([undefined, { code: 5, message: 'no', tax_id: BIG }, 404]);
    expect((await http.GET('/settings/taxes/{tax_id}', ONE)).data).toEqual({ code: 5, message: 'no' });
  });

  it('show no token in a refusal of status 200, and leave a success as it is', async () => {
    const server = await hostileServer(
      answer({ code: 5, message: `bad ${TOKEN}` }),
      answer({ code: 0, message: 'success', tax: { tax_name: TOKEN } }),
    );
    const http = httpOf(clientOf(server));
    expect((await http.GET('/settings/taxes/{tax_id}', ONE)).data).toEqual({ code: 5, message: 'bad ***' });
    expect((await http.GET('/settings/taxes/{tax_id}', ONE)).data?.tax).toEqual({ tax_name: TOKEN });
  });

  it('show no token in the headers of a refusal', async () => {
    const server = await hostileServer(failure(404, { 'X-Debug': `sent ${TOKEN}` }));
    const { response } = await httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', ONE);
    expect(response.headers.get('x-debug')).toBe('sent ***');
  });

  it('are a ResponseError where the response is not JSON', async () => {
    const server = await hostileServer(answer(`{"code":0,"a":"${TOKEN}`));
    const error = await errorOf(httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', ONE));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ message: 'The response is cut off or not JSON', status: 200, attempts: 1 });
  });

  it('give a stream that fails with an error of the client', async () => {
    const server = await hostileServer(partly('%PDF', { breakOff: true }));
    const { data } = await httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', { ...ONE, parseAs: 'stream' });
    const error = await errorOf(new Response(data).text());
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      method: 'GET',
      attempts: 1,
      message: expect.stringContaining('connection lost'),
    });
  });

  it.each(['heeds', 'does not heed'])('abort a stream that is read, by their signal, if fetch %s it', async (which) => {
    const server = await hostileServer(partly('%PDF'));
    const own = which === 'heeds' ? {} : { fetch: ({ url }: Request) => fetch(url) };
    const stop = new AbortController();
    const path = '/settings/taxes/{tax_id}';
    const init = { ...ONE, parseAs: 'stream', signal: stop.signal } as const;
    const { data } = await httpOf(clientOf(server, own)).GET(path, init);
    const read = errorOf(new Response(data).text());
    stop.abort(new Error('enough'));
    expect(await read).toBe(stop.signal.reason);
    await vi.waitFor(() => expect(server.brokenOff).toBe(1), { timeout: 5000 });
  });

  it('leave nothing with their signal once a stream has ended', async () => {
    const server = await hostileServer(answer('%PDF'));
    const { signal } = new AbortController();
    const read = () => httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', { ...ONE, parseAs: 'stream', signal });
    const { data: whole } = await read();
    expect(await new Response(whole).text()).toBe('%PDF');
    const { data: cancelled } = await read();
    await cancelled!.cancel();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('are a ResponseError where JSON is asked for and the response is empty', async () => {
    const server = await hostileServer(answer(''));
    const http = httpOf(clientOf(server));
    const error = await errorOf(http.GET('/settings/taxes/{tax_id}', ONE));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ message: 'The response is empty', status: 200, attempts: 1 });
    expect((await http.HEAD('/settings/taxes/{tax_id}' as never, ONE as never)).response.status).toBe(200);
    expect((await http.GET('/settings/taxes/{tax_id}', { ...ONE, parseAs: 'text' })).data).toBe('');
  });

  it('can leave off reading a stream', async () => {
    const server = await hostileServer(partly('%PDF'));
    const { data } = await httpOf(clientOf(server)).GET('/settings/taxes/{tax_id}', { ...ONE, parseAs: 'stream' });
    await data!.cancel();
    await vi.waitFor(() => expect(server.brokenOff).toBe(1), { timeout: 5000 });
  });

  it('throw what is no answer, with the method and the URL', async () => {
    const url = await closedPort();
    const error = await errorOf(httpOf(clientOf({ url })).GET('/settings/taxes/{tax_id}', ONE));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      operationId: undefined,
      method: 'GET',
      url: `${url}/settings/taxes/${BIG}?organization_id=10234695`,
      attempts: 3,
    });
    expect(error.message).toMatch(/^No response from 127\.0\.0\.1:\d+: connection refused \(ECONNREFUSED\)$/);
  });

  it('count for the limits', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server, { organizationId: '9000001', limits: { perDay: 2 } });
    const http = httpOf(client);
    const { taxes, budget } = client;
    await http.GET('/settings/taxes/{tax_id}', ONE);
    await taxes.delete('7');
    expect(budget().day).toBe(0);
    expect(await errorOf(http.GET('/settings/taxes/{tax_id}', ONE))).toBeInstanceOf(BudgetError);
  });

  it('can be anything that openapi-fetch offers: HEAD, no content, a stream, a blob, middleware', async () => {
    const server = await hostileServer(
      success,
      (response) => response.writeHead(204).end(),
      answer('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
    );
    const http = httpOf(clientOf(server));
    const middleware = {
      onRequest: ({ request }: { request: Request }) => new Request(request, { headers: { 'X-Middleware': 'yes' } }),
    };
    http.use(middleware);
    const head = http.request as unknown as (
      method: string,
      path: string,
    ) => Promise<{ data: unknown; response: Response }>;
    expect((await head('head', '/settings/taxes')).data).toBeUndefined();
    expect((await http.DELETE('/settings/taxes/{tax_id}', ONE)).response.status).toBe(204);
    const { data } = await http.GET('/settings/taxes/{tax_id}', { ...ONE, parseAs: 'blob' });
    expect(await data!.text()).toBe('%PDF');
    expect(server.requests.map(({ method }) => method)).toEqual(['HEAD', 'DELETE', 'GET']);
    expect(server.requests.map(({ headers }) => [headers['x-middleware'], headers.authorization])).toEqual(
      Array(3).fill(['yes', `Service-oauthtoken ${TOKEN}`]),
    );
  });
});

describe('the organization of a path call', () => {
  const tax = { path: { tax_id: '7' } };
  const organizations = (server: HostileServer) =>
    server.requests.map(({ url }) => url.searchParams.getAll('organization_id').join());

  it('is that of the client', async () => {
    const server = await hostileServer(success);
    const http = httpOf(clientOf(server));
    await http.GET('/settings/taxes');
    await http.GET('/settings/taxes/{tax_id}', { params: tax });
    await http.request('get', '/settings/taxes/{tax_id}', { params: tax });
    await http.POST('/packages', {
      params: { query: { salesorder_id: '5' } },
      body: { package_number: 'P-1', date: '2026-03-04', line_items: [] },
    });
    expect(organizations(server)).toEqual(Array(4).fill('10234695'));
    expect(server.requests[3]!.url.searchParams.get('salesorder_id')).toBe('5');
  });

  it('may be another, which then is the only one', async () => {
    const server = await hostileServer(success);
    const http = httpOf(clientOf(server));
    await http.GET('/settings/taxes/{tax_id}', { params: { ...tax, query: { organization_id: '5' } } });
    const undecided = { organization_id: undefined as unknown as string };
    await http.GET('/settings/taxes/{tax_id}', { params: { ...tax, query: undecided } });
    expect(organizations(server)).toEqual(['5', '10234695']);
  });

  it('is none for the list of organizations', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server);
    const http = httpOf(client);
    const { organizations: own } = client;
    await http.GET('/organizations');
    await own.list();
    expect(organizations(server)).toEqual(['', '']);
  });
});

describe('the options of fetch', () => {
  it('reach it from a path call, on every repetition', async () => {
    const requests: (Request & { next?: unknown })[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      requests.push(request);
      return requests.length === 1 ? new Response('', { status: 503 }) : Response.json({ code: 0 });
    };
    const http = httpOf(clientOf({ url: 'http://127.0.0.1' }, { fetch }));
    await http.PUT('/settings/taxes/{tax_id}', {
      ...ONE,
      body: { tax_name: 'VAT', tax_percentage: 5 },
      cache: 'no-store',
      credentials: 'include',
      integrity: 'sha256-AAAA',
      keepalive: true,
      mode: 'same-origin',
      referrer: '',
      referrerPolicy: 'no-referrer',
      next: { revalidate: 5 },
    });
    expect(requests).toHaveLength(2);
    for (const request of requests) {
      expect(request).toMatchObject({ cache: 'no-store', credentials: 'include', integrity: 'sha256-AAAA' });
      expect(request).toMatchObject({ keepalive: true, mode: 'same-origin', referrer: '' });
      expect(request).toMatchObject({ referrerPolicy: 'no-referrer', next: { revalidate: 5 } });
      expect(await request.json()).toEqual({ tax_name: 'VAT', tax_percentage: 5 });
    }
  });
});

describe('a request', () => {
  it('keeps its body in a browser that does not show it', async () => {
    const server = await hostileServer(failure(429), success);
    vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never);
    onTestFinished(() => void vi.restoreAllMocks());
    await clientOf(server).taxes.create({ tax_name: 'VAT', tax_percentage: 5 });
    expect(server.requests.map(({ body }) => JSON.parse(String(body)))).toEqual(
      Array(2).fill({ tax_name: 'VAT', tax_percentage: 5 }),
    );
  });

  it('without a body has none, and an empty one stays', async () => {
    const bodies: (string | null)[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      bodies.push(request.body && (await request.text()));
      return Response.json({ code: 0 });
    };
    const client = clientOf({ url: 'http://127.0.0.1' }, { fetch });
    const http = httpOf(client);
    const { taxes } = client;
    await taxes.delete('7');
    await http.POST('/settings/taxes', { body: {} as never, bodySerializer: () => '' });
    expect(bodies).toEqual([null, '']);
  });
});

describe('a status that is not one of HTTP', () => {
  const odd = answer(`{"code":7,"message":"odd","tax_id":${BIG}}`, { status: 999 });

  it('is an ApiError, not a failure of the network', async () => {
    const server = await hostileServer(odd);
    const error = await errorOf(clientOf(server).taxes.create({ tax_name: 'VAT', tax_percentage: 5 }));
    expect(error.constructor).toBe(ApiError);
    expect(error).toMatchObject({ status: 999, code: 7, message: 'odd', attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('is repeated like 5xx', async () => {
    const server = await hostileServer(odd, success);
    await clientOf(server).taxes.get('7');
    expect(server.requests).toHaveLength(2);
  });

  it('is returned by a path call', async () => {
    const server = await hostileServer(odd);
    const { data, error, response } = await httpOf(clientOf(server, { retries: 0 })).GET(
      '/settings/taxes/{tax_id}',
      ONE,
    );
    expect([data, error, response.status, response.ok]).toEqual([
      undefined,
      { code: 7, message: 'odd', tax_id: BIG },
      999,
      false,
    ]);
  });
});

describe('middleware', () => {
  it('does not see the calls of methods', async () => {
    const server = await hostileServer(success);
    const client = clientOf(server);
    const seen: string[] = [];
    httpOf(client).use({ onRequest: ({ request }) => void seen.push(request.url) });
    await client.taxes.get('7');
    expect(seen).toEqual([]);
    await httpOf(client).GET('/settings/taxes/{tax_id}', ONE);
    expect(seen).toHaveLength(1);
  });

  it('of a call is given a request and a response that can be read', async () => {
    const server = await hostileServer(answer(`{"code":0,"tax":{"tax_id":${BIG}}}`));
    const seen: unknown[] = [];
    const middleware: Middleware = {
      onRequest: ({ request }) => void seen.push(request instanceof Request),
      onResponse: async ({ response }) => void seen.push(await response.clone().json()),
    };
    const http = httpOf(clientOf(server));
    const { data } = await http.GET('/settings/taxes/{tax_id}', { ...ONE, middleware: [middleware] });
    expect(seen).toEqual([true, { code: 0, tax: { tax_id: BIG } }]);
    expect(data).toEqual(seen[1]);
  });
});

describe('calls by path, with middleware that makes other requests of theirs', () => {
  it('still are aborted and sent whole', async () => {
    const server = await hostileServer(success, () => undefined);
    const http = httpOf(clientOf(server));
    http.use({ onRequest: ({ request }) => new Request(request) });
    const params = { path: { invoice_id: '7' } };
    await http.POST('/invoices/{invoice_id}/attachment', {
      params,
      body: { attachment: new Blob(['a picture']) } as never,
    });
    expect(String(server.requests[0]!.body)).toContain('a picture');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    expect(await errorOf(http.GET('/settings/taxes/{tax_id}', { ...ONE, signal: stop.signal }))).toBe(
      stop.signal.reason,
    );
  });

  describe.each([
    [
      'a copy with another header',
      (request: Request) => new Request(request, { headers: { 'X-Own': 'yes', Accept: 'application/json' } }),
    ],
    [
      'one of its own, without a signal',
      ({ url, method }: Request) => new Request(url, { method, headers: { 'X-Own': 'yes' } }),
    ],
  ])('when that is %s', (_, make) => {
    /** Calls by path with such middleware. */
    const withMiddleware = (server: { url: string }, options?: Parameters<typeof clientOf>[1]) => {
      const http = httpOf(clientOf(server, options));
      http.use({ onRequest: ({ request }) => make(request) });
      return http;
    };

    it('keep the options and attempts of the client', async () => {
      const server = await hostileServer(failure(500));
      const call = async (retries: number) => {
        const { response } = await withMiddleware(server, { retries }).GET('/settings/taxes/{tax_id}', ONE);
        return response.status;
      };
      expect([await call(0), server.requests.length]).toEqual([500, 1]);
      expect([await call(1), server.requests.length]).toEqual([500, 3]);
      expect(server.requests.map(({ headers }) => [headers['x-own'], headers.authorization])).toEqual(
        Array(3).fill(['yes', `Service-oauthtoken ${TOKEN}`]),
      );
    });

    it('show no token in an error', async () => {
      const server = await hostileServer((response, { headers }) =>
        answer({ code: 1, message: `bad ${headers.authorization}` }, { status: 400 })(response, undefined as never),
      );
      const { error } = await withMiddleware(server).GET('/settings/taxes/{tax_id}', ONE);
      expect(error).toEqual({ code: 1, message: 'bad Service-oauthtoken ***' });
    });

    it('download files as they are', async () => {
      const text = '{"x_id":  5}';
      const headers = { 'Content-Disposition': 'attachment; filename=data.json' };
      const server = await hostileServer(answer(text, { headers }));
      const { data } = await withMiddleware(server).GET('/invoices/{invoice_id}/attachment', {
        params: { path: { invoice_id: '7' } },
        parseAs: 'text',
      });
      expect(data).toBe(text);
    });

    it('break the connection off when they end', async () => {
      const server = await hostileServer(silence);
      const call = withMiddleware(server, { timeout: 300 }).GET('/settings/taxes/{tax_id}', ONE);
      expect(await errorOf(call)).toBeInstanceOf(TimeoutError);
      await vi.waitFor(() => expect(server.brokenOff).toBe(1), { timeout: 5000 });
    });
  });

  it('end when the request of the middleware does', async () => {
    const server = await hostileServer(silence);
    const http = httpOf(clientOf(server));
    const signal = AbortSignal.timeout(30);
    http.use({ onRequest: ({ request }) => new Request(request, { signal }) });
    expect(await errorOf(http.GET('/settings/taxes/{tax_id}', ONE))).toBe(signal.reason);
  });
});
