import { describe, expect, it } from 'vitest';
import { readAuthorization } from '../../src/contract/index.ts';
import { OWN_HEADERS, ownHeader } from '../../src/service/headers.ts';
import { callOf, operationOf } from '../support/mock-calls.ts';
import { openService, type TestService } from '../support/service.ts';

const ORIGIN = 'http://localhost:5173';
const call = callOf(operationOf('createTax'));
const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,prefer',
};

const usual = await openService();
const named = await openService({ corsOrigins: ['https://app.example', 'https://docs.example:8443'] });
const open = await openService({ corsOrigins: ['*'] });

/** The headers of CORS in an answer. */
function corsOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'));
}

const sendFrom = ({ send }: TestService, origin: string, headers = call.headers): Promise<Response> =>
  send({ ...call, headers: { ...headers, Origin: origin } });

const ask = ({ send }: TestService, origin: string, headers: Record<string, string> = {}): Promise<Response> =>
  send({ method: 'OPTIONS', path: call.path, headers: { ...PREFLIGHT, Origin: origin, ...headers } });

const allowed = (origin: string): Record<string, string> => ({
  vary: 'Origin',
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers':
    'x-mock-refusal, x-mock-unknown, x-mock-inferred, x-mock-rule, x-mock-ignored, x-mock-hint, x-mock-assumptions, x-mock-made, x-mock-message, Allow, Content-Disposition, Content-Length, Link, Retry-After, WWW-Authenticate',
});

const LOCAL = [
  ORIGIN,
  'http://localhost',
  'https://localhost:8443',
  'http://app.localhost:3000',
  'http://127.0.0.1:8080',
  'http://127.1.2.3',
  'http://[::1]:5173',
];

const FOREIGN = [
  'https://app.other',
  'null',
  'http://localhost.evil.example',
  'http://evil-localhost',
  'http://127.0.0.1.evil.example',
  'http://192.168.1.5:5173',
  'http://localhost:1@evil.example',
  'http://evil.example/.localhost',
  'capacitor://localhost',
  '*',
  '',
];

describe('pages of this machine', () => {
  it.each(LOCAL)('may read answers and refusals: %s', async (origin) => {
    for (const service of [usual, named, open]) {
      expect(corsOf(await sendFrom(service, origin))).toEqual(allowed(origin));
      const refused = await sendFrom(service, origin, {});
      expect(refused.status).toBe(401);
      expect(corsOf(refused)).toEqual(allowed(origin));
    }
  });

  it('get what they ask for by a preflight, at any URL, so that they see the refusal', async () => {
    const response = await ask(usual, ORIGIN);
    expect(response.status).toBe(204);
    expect(corsOf(response)).toEqual({
      ...allowed(ORIGIN),
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'authorization,content-type,prefer',
      'access-control-max-age': '600',
    });
    const headers = { ...PREFLIGHT, Origin: ORIGIN };
    expect((await usual.sendTo('/nowhere', { method: 'OPTIONS', headers })).status).toBe(204);
  });
});

it('a page may send the token in any header', async () => {
  const other = await openService({ authorization: readAuthorization('X-Api-Key: {token}') });
  const headers = { Origin: ORIGIN, 'Access-Control-Request-Headers': 'x-api-key' };
  const response = await ask(other, ORIGIN, headers);
  expect(response.headers.get('access-control-allow-headers')).toBe('x-api-key');
});

describe('pages of other origins', () => {
  it.each(FOREIGN)('may not read answers: %j', async (origin) => {
    for (const service of [usual, named]) expect(corsOf(await sendFrom(service, origin))).toEqual({ vary: 'Origin' });
  });

  it.each(FOREIGN)('are refused when they ask: %j', async (origin) => {
    const response = await ask(usual, origin, { 'Access-Control-Request-Private-Network': 'true' });
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([403, 'foreign-origin']);
    expect(corsOf(response)).toEqual({ vary: 'Origin' });
  });

  it('are told how they are allowed', async () => {
    const message =
      'Pages from the origin "https://app.example" can\'t read responses. Allow it with --cors-origin https://app.example (corsOrigin in code).';
    const refused = { code: 40317, message, errors: [{ message }] };
    expect(await (await ask(usual, 'https://app.example')).json()).toEqual(refused);
    expect(await (await ask(usual, 'null')).json()).toMatchObject({
      message: expect.stringMatching(/--cors-origin \* /),
    });
  });

  it('may, if they are named, the port included', async () => {
    expect(corsOf(await sendFrom(named, 'https://app.example'))).toEqual(allowed('https://app.example'));
    expect((await ask(named, 'https://docs.example:8443')).status).toBe(204);
    expect((await ask(named, 'https://docs.example')).status).toBe(403);
  });

  it.each(['https://app.other', 'null'])('may all, if they are all allowed: %s', async (origin) => {
    expect(corsOf(await sendFrom(open, origin))).toEqual(allowed(origin));
    expect((await ask(open, origin)).status).toBe(204);
  });
});

describe('the question of a browser whether a page may reach a private network', () => {
  it.each([
    [usual, ORIGIN, 'true'],
    [named, 'https://app.example', 'true'],
    [open, ORIGIN, 'true'],
    [open, 'https://app.example', null],
    [open, 'null', null],
  ])('is answered for origins that are known alone (%#)', async (service, origin, answer) => {
    const response = await ask(service, origin, { 'Access-Control-Request-Private-Network': 'true' });
    expect(response.headers.get('access-control-allow-private-network')).toBe(answer);
  });
});

it('a request that comes from no page gets no headers for pages', async () => {
  for (const service of [usual, named, open]) expect(corsOf(await service.send(call))).toEqual({ vary: 'Origin' });
});

it('headers of a service have its name', () => {
  expect(OWN_HEADERS.map((header) => ownHeader('sandbox', header))).toContain('x-sandbox-assumptions');
});
