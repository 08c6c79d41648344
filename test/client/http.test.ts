import { describe, expect, it, vi } from 'vitest';
import { BudgetError, NetworkError } from '../../src/client/index.ts';
import {
  answer,
  badGateway,
  clientOf,
  closedPort,
  errorOf,
  failure,
  hostileServer,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

const BIG = '4815162342481516001';
const ORGANIZATION = { organization_id: '10234695' };
const ONE = { params: { path: { tax_id: BIG }, query: ORGANIZATION } };

describe('calls by path', () => {
  it('send the token and read ids exactly', async () => {
    const server = await hostileServer(
      answer(`{"code":0,"message":"success","tax":{"tax_id":${BIG},"tax_percentage":12.5}}`),
    );
    const { data, error, response } = await clientOf(server).http.GET('/settings/taxes/{tax_id}', ONE);
    expect(data?.tax).toEqual({ tax_id: BIG, tax_percentage: 12.5 });
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
    expect(server.requests[0]!.headers.authorization).toBe(`Service-oauthtoken ${TOKEN}`);
    expect(server.requests[0]!.url.pathname).toBe(`/settings/taxes/${BIG}`);
  });

  it('do not let a caller’s header take the place of the token', async () => {
    const server = await hostileServer(success);
    await clientOf(server).http.GET('/settings/taxes/{tax_id}', {
      ...ONE,
      headers: { Authorization: 'other', 'X-Own': 'yes' },
    });
    expect(server.requests[0]!.headers).toMatchObject({ authorization: `Service-oauthtoken ${TOKEN}`, 'x-own': 'yes' });
  });

  it('send bodies, also on a repetition', async () => {
    const server = await hostileServer(failure(429), success);
    const body = { tax_name: 'VAT', tax_percentage: 12.5 };
    await clientOf(server).http.POST('/settings/taxes', { params: { query: ORGANIZATION }, body });
    expect(server.requests.map((request) => JSON.parse(String(request.body)))).toEqual([body, body]);
    expect(server.requests[1]!.headers['content-type']).toBe('application/json');
  });

  it('are repeated by the same rules', async () => {
    const server = await hostileServer(badGateway, success);
    await clientOf(server).http.DELETE('/settings/taxes/{tax_id}', ONE);
    expect(server.requests).toHaveLength(2);
    const other = await hostileServer(badGateway, success);
    const { response } = await clientOf(other).http.POST('/settings/taxes', {
      params: { query: ORGANIZATION },
      body: { tax_name: 'VAT', tax_percentage: 5 },
    });
    expect(response.status).toBe(502);
    expect(other.requests).toHaveLength(1);
  });

  it('get another token after a 401', async () => {
    const server = await hostileServer(failure(401), success);
    const accessToken = vi.fn(() => 'demo');
    const { response } = await clientOf(server, { accessToken }).http.GET('/settings/taxes/{tax_id}', ONE);
    expect(response.status).toBe(200);
    expect(accessToken).toHaveBeenCalledTimes(2);
  });

  it('return refusals of the service instead of throwing them, with exact ids as well', async () => {
    const server = await hostileServer(
      answer(`{"code":5,"message":"no","tax_id":${BIG}}`, { status: 404 }),
      answer({ code: 5, message: 'no' }),
    );
    const { http } = clientOf(server);
    const { data, error, response } = await http.GET('/settings/taxes/{tax_id}', ONE);
    expect([data, error, response.status]).toEqual([undefined, { code: 5, message: 'no', tax_id: BIG }, 404]);
    expect((await http.GET('/settings/taxes/{tax_id}', ONE)).data).toEqual({ code: 5, message: 'no' });
  });

  it('throw what is no answer, with the method and the URL', async () => {
    const url = await closedPort();
    const error = await errorOf(clientOf({ url }).http.GET('/settings/taxes/{tax_id}', ONE));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      operationId: undefined,
      method: 'GET',
      url: `${url}/settings/taxes/${BIG}?organization_id=10234695`,
      attempts: 3,
    });
    expect(error.message).toBe('The service could not be reached, or the connection broke');
  });

  it('count for the limits', async () => {
    const server = await hostileServer(success);
    const { http, taxes, budget } = clientOf(server, { organizationId: 'http-limits', limits: { perDay: 2 } });
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
    const { http } = clientOf(server);
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

describe('methods, with middleware that makes other requests of theirs', () => {
  it('still are aborted, timed out and sent whole', async () => {
    const server = await hostileServer(success, () => undefined);
    const { http, invoices, taxes } = clientOf(server);
    http.use({ onRequest: ({ request }) => new Request(request) });
    await invoices.addAttachment('7', { attachment: new Blob(['a picture']) });
    expect(String(server.requests[0]!.body)).toContain('a picture');
    expect(await errorOf(taxes.get('7', { timeout: 30 }))).toMatchObject({
      name: 'TimeoutError',
      operationId: 'getTax',
    });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    expect(await errorOf(taxes.get('7', { signal: stop.signal }))).toMatchObject({
      name: 'AbortError',
      operationId: 'getTax',
    });
  });
});
