import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/mock/index.ts';
import { callOf, echo, operationOf, send } from '../support/mock-calls.ts';

const ORIGIN = 'http://localhost:5173';
const call = callOf(operationOf('createTax'));
const PREFLIGHT = {
  Origin: ORIGIN,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,prefer',
};

let open: Mock;
let narrow: Mock;
beforeAll(async () => {
  open = await startMock({ engine: echo });
  narrow = await startMock({ engine: echo, corsOrigin: [ORIGIN, 'https://app.example'] });
});
afterAll(() => Promise.all([open.close(), narrow.close()]));

/** The headers of CORS in an answer. */
function corsOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'));
}

const sendFrom = (mock: Mock, origin: string, headers: Record<string, string> = call.headers): Promise<Response> =>
  send(mock.baseUrl, { ...call, headers: { ...headers, Origin: origin } });

const ALLOWED = {
  vary: 'Origin',
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'x-mock-refusal, Allow, Content-Length, Retry-After, WWW-Authenticate',
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
    const response = await fetch(open.baseUrl + call.path, { method: 'OPTIONS', headers: PREFLIGHT });
    expect(response.status).toBe(204);
    expect(corsOf(response)).toEqual({
      ...ALLOWED,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'authorization,content-type,prefer',
      'access-control-max-age': '600',
    });
  });

  it('a preflight is answered at any URL, so that a page sees the refusal', async () => {
    expect((await fetch(`${open.url}/nowhere`, { method: 'OPTIONS', headers: PREFLIGHT })).status).toBe(204);
  });

  it('a preflight from a public page may reach this machine', async () => {
    const headers = { ...PREFLIGHT, 'Access-Control-Request-Private-Network': 'true' };
    const response = await fetch(open.baseUrl + call.path, { method: 'OPTIONS', headers });
    expect(response.headers.get('access-control-allow-private-network')).toBe('true');
  });

  it('a request that comes from no page gets no headers for pages', async () => {
    expect(corsOf(await send(open.baseUrl, call))).toEqual({ vary: 'Origin' });
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
    const response = await fetch(narrow.baseUrl + call.path, {
      method: 'OPTIONS',
      headers: { ...PREFLIGHT, Origin: 'https://evil.example' },
    });
    expect(corsOf(response)).toEqual({ vary: 'Origin' });
  });
});
