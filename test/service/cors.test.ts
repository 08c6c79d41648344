import { describe, expect, it } from 'vitest';
import { callOf, operationOf } from '../support/mock-calls.ts';
import { openService, type TestService } from '../support/service.ts';

const ORIGIN = 'http://localhost:5173';
const call = callOf(operationOf('createTax'));
const PREFLIGHT = {
  Origin: ORIGIN,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,prefer',
};

const open = await openService();
const narrow = await openService({ corsOrigins: [ORIGIN, 'https://app.example'] });

/** The headers of CORS in an answer. */
function corsOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'));
}

const sendFrom = ({ send }: TestService, origin: string, headers = call.headers): Promise<Response> =>
  send({ ...call, headers: { ...headers, Origin: origin } });

const ALLOWED = {
  vary: 'Origin',
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers':
    'x-mock-refusal, x-mock-unknown, Allow, Content-Length, Retry-After, WWW-Authenticate',
};

describe('by default', () => {
  it('pages of any origin may read answers and refusals', async () => {
    expect(corsOf(await sendFrom(open, ORIGIN))).toEqual(ALLOWED);
    expect(corsOf(await sendFrom(open, 'null'))).toEqual({ ...ALLOWED, 'access-control-allow-origin': 'null' });
    const refused = await sendFrom(open, ORIGIN, {});
    expect(refused.status).toBe(401);
    expect(corsOf(refused)).toEqual(ALLOWED);
  });

  it('a preflight allows what is asked', async () => {
    const response = await open.send({ method: 'OPTIONS', path: call.path, headers: PREFLIGHT });
    expect(response.status).toBe(204);
    expect(corsOf(response)).toEqual({
      ...ALLOWED,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'authorization,content-type,prefer',
      'access-control-max-age': '600',
    });
  });

  it('a preflight is answered at any URL, so that a page sees the refusal', async () => {
    expect((await open.sendTo('/nowhere', { method: 'OPTIONS', headers: PREFLIGHT })).status).toBe(204);
  });

  it('a preflight from a public page may reach this machine', async () => {
    const headers = { ...PREFLIGHT, 'Access-Control-Request-Private-Network': 'true' };
    const response = await open.send({ method: 'OPTIONS', path: call.path, headers });
    expect(response.headers.get('access-control-allow-private-network')).toBe('true');
  });

  it('a request that comes from no page gets no headers for pages', async () => {
    expect(corsOf(await open.send(call))).toEqual({ vary: 'Origin' });
  });
});

describe('narrowed to some origins', () => {
  it('those may read answers', async () => {
    expect(corsOf(await sendFrom(narrow, ORIGIN))).toEqual(ALLOWED);
    expect(corsOf(await sendFrom(narrow, 'https://app.example'))).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
    });
  });

  it('others may not, nor ask', async () => {
    expect(corsOf(await sendFrom(narrow, 'http://localhost:3000'))).toEqual({ vary: 'Origin' });
    const response = await narrow.send({
      method: 'OPTIONS',
      path: call.path,
      headers: { ...PREFLIGHT, Origin: 'https://evil.example' },
    });
    expect(corsOf(response)).toEqual({ vary: 'Origin' });
  });
});
