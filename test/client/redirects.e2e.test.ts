import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type InventoryClient } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import {
  type Answer,
  answer,
  badGateway,
  clientOf,
  errorOf,
  failure,
  hostileServer,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

const STATUSES = [301, 302, 303, 307, 308];

/** Sends the client to another address. */
function redirect(location: string, status = 302): Answer {
  return answer('', { status, headers: { Location: location } });
}

/** Redirects an address, and answers any other with success. */
function moved(from: string, to: string, status?: number): Answer {
  return (response, request) => (request.url.pathname === from ? redirect(to, status) : success)(response, request);
}

const sent = (server: { requests: { method: string; url: URL }[] }): string[] =>
  server.requests.map(({ method, url }) => `${method} ${url.pathname}`);

describe('a call that writes', () => {
  const calls: [string, string, (client: InventoryClient) => PromiseLike<unknown>][] = [
    ['POST', '/settings/taxes', ({ taxes }) => taxes.create({ tax_name: 'VAT', tax_percentage: 5 })],
    ['PUT', '/settings/taxes/7', ({ taxes }) => taxes.update('7', { tax_name: 'VAT', tax_percentage: 5 })],
    ['DELETE', '/settings/taxes/7', ({ taxes }) => taxes.delete('7')],
    ['POST', '/invoices/7/attachment', ({ invoices }) => invoices.addAttachment('7', { attachment: new Blob(['x']) })],
    [
      'POST',
      '/settings/taxes',
      (client) => httpOf(client).POST('/settings/taxes', { body: { tax_name: 'VAT', tax_percentage: 5 } }),
    ],
  ];

  it.each(calls)('follows no redirect, but fails and names the target: %s %s', async (method, path, call) => {
    for (const status of STATUSES) {
      const server = await hostileServer(moved(path, '/new/place', status));
      const error = await errorOf(call(clientOf(server)));
      expect(error.constructor).toBe(ApiError);
      expect(error).toMatchObject({ status, method, attempts: 1, code: undefined });
      expect(error.url).toBe(`${server.url}${path}?organization_id=10234695`);
      expect(error.message).toBe(
        `The service responded with ${status}, a redirect to ${server.url}/new/place, which is not followed for ${method}`,
      );
      expect(error.headers.get('location')).toBe('/new/place');
      expect(sent(server)).toEqual([`${method} ${path}`]);
    }
  });

  it('fails by its status if the redirect leads nowhere', async () => {
    const server = await hostileServer(answer('', { status: 302 }));
    const error = await errorOf(clientOf(server).taxes.delete('7'));
    expect(error).toMatchObject({ name: 'ApiError', status: 302, message: 'The service responded with 302' });
  });
});

describe('GET', () => {
  it.each(STATUSES)('follows a redirect by %d on the same origin, with the token', async (status) => {
    const server = await hostileServer(moved('/settings/taxes/7', '/v2/taxes/7?x=1', status));
    expect(await clientOf(server).taxes.get('7')).toEqual({ code: 0, message: 'success', tax: {} });
    expect(sent(server)).toEqual(['GET /settings/taxes/7', 'GET /v2/taxes/7']);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill(`Service-oauthtoken ${TOKEN}`),
    );
  });

  describe('to another origin', () => {
    const headers = {
      Cookie: 'session=1',
      'Proxy-Authorization': 'Basic x',
      'X-Api-Key': 'k',
      Accept: 'application/pdf',
    };
    const calls: [string, (client: InventoryClient) => PromiseLike<unknown>][] = [
      ['a method', ({ taxes }) => taxes.get('7', { headers: { 'X-Call': 'c' } })],
      [
        'a path call',
        (client) =>
          httpOf(client).GET('/settings/taxes/{tax_id}', {
            params: { path: { tax_id: '7' } },
            headers: { 'X-Call': 'c' },
          }),
      ],
    ];

    it.each(calls)(
      'brings it neither the token nor any header but `accept`, also back at its own: %s',
      async (_, call) => {
        let elsewhere = '';
        const server = await hostileServer((response, request) =>
          (request.url.pathname === '/back' ? success : redirect(`${elsewhere}/x`))(response, request),
        );
        const other = await hostileServer(redirect(`${server.url}/back`));
        elsewhere = other.url;
        const shown: Headers[] = [];
        const hooks = { onRequest: ({ headers: each }: { headers: Headers }) => void shown.push(each) };
        await call(clientOf(server, { headers, hooks }));
        const [first, back] = server.requests;
        expect(first!.headers).toMatchObject({
          authorization: `Service-oauthtoken ${TOKEN}`,
          cookie: 'session=1',
          'x-api-key': 'k',
          'x-call': 'c',
        });
        for (const request of [other.requests[0]!, back!]) {
          const own = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key', 'x-call', 'content-type'];
          expect(Object.keys(request.headers).filter((name) => own.includes(name))).toEqual([]);
          expect(request.headers.accept).toBe('application/pdf');
        }
        expect(shown.map((each) => [...each.keys()].sort())).toEqual([
          ['accept', 'cookie', 'proxy-authorization', 'x-api-key', 'x-call'],
          ['accept'],
          ['accept'],
        ]);
      },
    );

    it('starts with all of them again where the call is repeated', async () => {
      const other = await hostileServer(badGateway);
      const server = await hostileServer(redirect(other.url), success);
      await clientOf(server, { headers }).taxes.get('7');
      expect(server.requests.map((request) => [request.headers.authorization, request.headers.cookie])).toEqual(
        Array(2).fill([`Service-oauthtoken ${TOKEN}`, 'session=1']),
      );
    });
  });

  it('keeps the token out of the URL of an error and of hooks, though the redirect holds it', async () => {
    const server = await hostileServer(redirect(`/other?t=${TOKEN}`), failure(404));
    const urls: string[] = [];
    const hooks = { onEnd: ({ url }: { url: string }) => void urls.push(url) };
    const error = await errorOf(clientOf(server, { hooks }).taxes.get('7'));
    expect(error.url).toBe(`${server.url}/other?t=***`);
    expect(urls).toEqual([`${server.url}/other?t=***`]);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  });

  it('counts every request for the limits, for attempts and for hooks', async () => {
    const server = await hostileServer(redirect('/a'), redirect('/b'), success);
    const urls: string[] = [];
    const client = clientOf(server, {
      organizationId: '9000009',
      limits: { perDay: 10 },
      hooks: { onRequest: ({ attempts, url }) => urls.push(`${attempts} ${new URL(url).pathname}`) },
    });
    await client.taxes.get('7');
    expect(client.budget().day).toBe(7);
    expect(urls).toEqual(['1 /settings/taxes/7', '2 /a', '3 /b']);
  });

  it('waits its turn before it follows', async () => {
    const server = await hostileServer(redirect('/a'), success);
    const limits = { perMinute: 1 };
    const { taxes } = clientOf(server, { organizationId: '9000010', limits, timeout: 50_000 });
    expect(await errorOf(taxes.get('7'))).toMatchObject({ name: 'TimeoutError', attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  it('gives up a loop after five redirects', async () => {
    const server = await hostileServer(redirect('/loop', 301));
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(error).toMatchObject({ name: 'ApiError', status: 301, attempts: 6 });
    expect(error.message).toBe(`The service responded with 301, a redirect to ${server.url}/loop, after 5 others`);
    expect(server.requests).toHaveLength(6);
  });

  it.each([
    'data:application/json,{"code":0}',
    'ftp://127.0.0.1/x',
    'http://user:password@127.0.0.1/x',
    'http://[',
    `http://[${TOKEN}`,
  ])('does not follow a redirect to %s', async (location) => {
    const server = await hostileServer(redirect(location));
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(error).toMatchObject({ name: 'ApiError', status: 302, attempts: 1 });
    expect(error.message).toBe(
      `The service responded with 302, a redirect to ${location.replace(TOKEN, '***')}, which is not an http or https URL, or contains a password`,
    );
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  });

  it('starts again at its own address after a failure', async () => {
    const server = await hostileServer(redirect('/a'), badGateway, redirect('/b'), success);
    await clientOf(server).taxes.get('7');
    expect(sent(server)).toEqual(['GET /settings/taxes/7', 'GET /a', 'GET /settings/taxes/7', 'GET /b']);
  });

  it('asks for no other token after a 401 of another origin', async () => {
    const other = await hostileServer(answer({ code: 1, message: 'Sign in' }, { status: 401 }));
    const server = await hostileServer(redirect(other.url));
    const accessToken = vi.fn(() => TOKEN);
    expect(await errorOf(clientOf(server, { accessToken }).taxes.get('7'))).toMatchObject({
      name: 'AuthenticationError',
      url: `${other.url}/`,
    });
    expect(accessToken).toHaveBeenCalledTimes(1);
    expect(other.requests).toHaveLength(1);
  });

  it('downloads a file from where it is', async () => {
    const other = await hostileServer(answer('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    const server = await hostileServer(redirect(`${other.url}/signed?key=1`));
    expect(await (await clientOf(server).invoices.getAttachment('7')).text()).toBe('%PDF');
  });
});

describe('a path call', () => {
  const PATH = { params: { path: { tax_id: '7' } } };

  it('says where its response comes from', async () => {
    const server = await hostileServer(redirect('/a'), success);
    const http = httpOf(clientOf(server));
    const { response } = await http.GET('/settings/taxes/{tax_id}', PATH);
    expect([response.url, response.redirected]).toEqual([`${server.url}/a`, true]);
    const direct = (await http.GET('/settings/taxes/{tax_id}', PATH)).response;
    expect([direct.url, direct.redirected]).toEqual([`${server.url}/settings/taxes/7?organization_id=10234695`, false]);
  });

  it('can ask for the redirect itself, or for an error', async () => {
    const server = await hostileServer(redirect('/a'));
    const http = httpOf(clientOf(server));
    const { response } = await http.DELETE('/settings/taxes/{tax_id}', { ...PATH, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/a']);
    const error = await errorOf(http.GET('/settings/taxes/{tax_id}', { ...PATH, redirect: 'error' }));
    expect(error).toMatchObject({ name: 'ApiError', status: 302 });
    expect(server.requests).toHaveLength(2);
  });
});
