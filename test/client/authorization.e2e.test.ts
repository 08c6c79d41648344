import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Authorization, InventoryClient, ObservedExchange } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import { answer, clientOf, errorOf, hostileServer, success, TOKEN } from '../support/hostile-server.ts';

/** Ways to carry the token, and the headers that a request has then. */
const WAYS: Record<string, [Authorization | undefined, Record<string, string>]> = {
  'by default': [undefined, { authorization: `Service-oauthtoken ${TOKEN}` }],
  'with a prefix': [(token) => `Other-token ${token}`, { authorization: `Other-token ${token()}` }],
  'in a header of its own': [(token) => ({ 'X-Api-Key': token }), { 'x-api-key': token() }],
  'in several headers': [
    (token) => ({ 'X-Api-Key': token, Authorization: 'Basic Z3c=' }),
    { 'x-api-key': token(), authorization: 'Basic Z3c=' },
  ],
  'in Base64': [(token) => `Basic ${btoa(`api:${token}`)}`, { authorization: `Basic ${btoa(`api:${token()}`)}` }],
};

function token(): string {
  return TOKEN;
}

const CALLS: [string, (client: InventoryClient) => PromiseLike<unknown>][] = [
  ['a method', (client) => client.taxes.get('7')],
  ['a list', (client) => client.items.list().toArray()],
  ['a call by path', (client) => httpOf(client).GET('/settings/taxes')],
];

describe('a token with its scheme', () => {
  it.each(['Bearer', 'bearer', 'Service-oauthtoken'])('is rejected before anything is sent: %s', async (scheme) => {
    const server = await hostileServer(success);
    const error = await errorOf(clientOf(server, { accessToken: `${scheme} ${TOKEN}` }).taxes.get('7'));
    expect(error.name).toBe('TokenError');
    expect(error.message).toContain('No usable access token: it must be ASCII, without its scheme');
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
    expect(server.requests).toEqual([]);
  });

  it('is fine where the header holds nothing else', async () => {
    const server = await hostileServer(answer({ code: 0, message: 'success', tax: {} }));
    await clientOf(server, { accessToken: `Bearer ${TOKEN}`, authorization: (token) => token }).taxes.get('7');
    expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });
});

describe.each(Object.entries(WAYS))('a token that is carried %s', (_, [authorization, headers]) => {
  it.each(CALLS)('arrives with %s', async (__, call) => {
    const server = await hostileServer(answer({ code: 0, message: 'success', items: [], tax: {} }));
    await call(clientOf(server, { authorization }));
    expect(server.requests[0]!.headers).toMatchObject(headers);
    expect(Object.keys(headers).includes('authorization')).toBe('authorization' in server.requests[0]!.headers);
  });

  it('is shown nowhere, whoever repeats it', async () => {
    const server = await hostileServer((response, { headers: sent, url }) =>
      answer(
        { code: 5, message: `${JSON.stringify(sent)} ${btoa(TOKEN)}`, url },
        { status: 400, headers: { 'X-Debug': Object.values(headers).join(' ') } },
      )(response, undefined as never),
    );
    const seen: unknown[] = [];
    const hooks = {
      onRequest: ({ headers }: { headers: Headers }) => seen.push([...headers]),
      onResponse: ({ headers }: { headers: Headers }) => seen.push([...headers]),
      onExchange: (exchange: ObservedExchange) => seen.push(exchange),
    };
    const client = clientOf(server, { authorization, hooks });
    const error = await errorOf(client.taxes.get('7'));
    seen.push(error, error.message, [...((error as { headers?: Headers }).headers ?? [])]);
    seen.push((await httpOf(client).GET('/settings/taxes')).error);
    expect(seen.length).toBeGreaterThan(8);
    const text = JSON.stringify(seen);
    for (const secret of [TOKEN, btoa(TOKEN).slice(0, -2), ...Object.values(headers)])
      expect(text).not.toContain(secret);
  });

  it('goes to no other origin', async () => {
    const other = await hostileServer(success);
    const server = await hostileServer((response) =>
      response.writeHead(302, { Location: `${other.url}/settings/taxes/7` }).end(),
    );
    await clientOf(server, { authorization, headers: { 'X-App': 'shop' } }).taxes.get('7');
    for (const name of [...Object.keys(headers), 'x-app']) expect(other.requests[0]!.headers[name]).toBeUndefined();
  });
});

it('a way to carry the token that fails for one token is a TokenError, and shows it nowhere', async () => {
  const server = await hostileServer(success);
  const authorization: Authorization = (given) => {
    if (given === TOKEN) throw new Error(`no ${given}`);
    return given;
  };
  const error = await errorOf(clientOf(server, { authorization }).taxes.get('7'));
  expect(error).toMatchObject({ name: 'TokenError', attempts: 0, message: 'No usable access token: no ***' });
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  expect(server.requests).toEqual([]);
});

it('a header that carries no token may be called Authorization', async () => {
  const server = await hostileServer(success);
  const authorization: Authorization = (given) => ({ 'X-Api-Key': given });
  await clientOf(server, { authorization, headers: { Authorization: 'Basic gateway' } }).taxes.get('7');
  expect(server.requests[0]!.headers).toMatchObject({ authorization: 'Basic gateway', 'x-api-key': TOKEN });
});
