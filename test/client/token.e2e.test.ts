import { describe, expect, it, vi } from 'vitest';
import { AuthenticationError, TimeoutError, TokenError } from '../../src/public/client.ts';
import { keepToken, type TokenSet } from '../../src/public/token.ts';
import {
  type Answer,
  answer,
  clientOf,
  errorOf,
  failure,
  hostileServer,
  success,
  TOKEN,
} from '../support/hostile-server.ts';

/** Accepts one token and refuses every other. */
function accept(token: string): Answer {
  return (response, request) =>
    (request.headers.authorization === `Service-oauthtoken ${token}` ? success : failure(401))(response, request);
}

/** A function that gives first, second, third, and so on. */
function counter() {
  let count = 0;
  return vi.fn(async () => `token-${(count += 1)}`);
}

describe('the token', () => {
  it('is sent in the header, and nowhere else', async () => {
    const server = await hostileServer(success);
    await clientOf(server).taxes.delete('7');
    const [request] = server.requests;
    expect(request!.headers.authorization).toBe(`Service-oauthtoken ${TOKEN}`);
    const { authorization, ...others } = request!.headers;
    expect(JSON.stringify([others, request!.url, String(request!.body)])).not.toContain(TOKEN);
  });

  it('loses the white space of the file that it was read from', async () => {
    const server = await hostileServer(success);
    await clientOf(server, { accessToken: `${TOKEN}\n` }).taxes.delete('7');
    expect(server.requests[0]!.headers.authorization).toBe(`Service-oauthtoken ${TOKEN}`);
  });

  it('does not follow a redirect to another host', async () => {
    const other = await hostileServer(success);
    const server = await hostileServer(answer('', { status: 307, headers: { Location: `${other.url}/elsewhere` } }));
    await clientOf(server).taxes.get('7');
    expect(other.requests).toHaveLength(1);
    expect(other.requests[0]!.headers.authorization).toBeUndefined();
  });

  it('is required', () => {
    expect(() => clientOf({ url: 'http://127.0.0.1' }, { accessToken: '' })).toThrow(TypeError);
    expect(() => clientOf({ url: 'http://127.0.0.1' }, { organizationId: '' })).toThrow(TypeError);
  });
});

describe('a token function', () => {
  it('is asked once for many calls at a time, and not again for later ones', async () => {
    const server = await hostileServer(accept('token-1'));
    const accessToken = counter();
    const { taxes } = clientOf(server, { accessToken });
    expect(accessToken).not.toHaveBeenCalled();
    await Promise.all(Array.from({ length: 20 }, (_, id) => taxes.delete(String(id))));
    await taxes.delete('21');
    expect(accessToken).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(21);
  });

  it('may answer at once', async () => {
    const server = await hostileServer(accept('plain'));
    await clientOf(server, { accessToken: () => 'plain' }).taxes.delete('7');
  });

  it('is asked again after a 401, and the call is repeated with its body, even a POST without retries', async () => {
    const server = await hostileServer(accept('token-2'));
    const accessToken = counter();
    await clientOf(server, { accessToken, retries: 0 }).taxes.create({ tax_name: 'VAT', tax_percentage: 12.5 });
    expect(accessToken).toHaveBeenCalledTimes(2);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Service-oauthtoken token-1',
      'Service-oauthtoken token-2',
    ]);
    expect(server.requests.map(({ body }) => JSON.parse(String(body)))).toEqual(
      Array(2).fill({ tax_name: 'VAT', tax_percentage: 12.5 }),
    );
  });

  it('is asked again once for many calls that are refused, whenever their 401 arrives', async () => {
    const slow: Answer = (response, request) =>
      setTimeout(() => accept('token-2')(response, request), Number(request.url.pathname.at(-1)) * 5);
    const server = await hostileServer(slow);
    const accessToken = counter();
    const { taxes } = clientOf(server, { accessToken });
    await Promise.all(Array.from({ length: 10 }, (_, id) => taxes.delete(String(id))));
    expect(accessToken).toHaveBeenCalledTimes(2);
    expect(server.requests).toHaveLength(20);
  });

  it('is asked again once though it gives the refused token again', async () => {
    const server = await hostileServer(failure(401));
    const accessToken = vi.fn(() => TOKEN);
    const { taxes } = clientOf(server, { accessToken });
    const calls = await Promise.allSettled([taxes.get('1'), taxes.get('2'), taxes.get('3')]);
    expect(calls.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect(accessToken).toHaveBeenCalledTimes(2);
  });

  it('is asked exactly twice when the second token is refused too', async () => {
    const server = await hostileServer(failure(401));
    const accessToken = counter();
    const error = await errorOf(clientOf(server, { accessToken }).taxes.get('7'));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ status: 401, code: 1401, attempts: 2 });
    expect(accessToken).toHaveBeenCalledTimes(2);
  });

  it('is given the token that was refused, and none before', async () => {
    const server = await hostileServer(accept('token-2'));
    const accessToken = counter();
    await clientOf(server, { accessToken }).taxes.delete('7');
    expect(accessToken.mock.calls).toEqual([[{}], [{ refused: 'token-1' }]]);
  });

  it('can be that of keepToken', async () => {
    const server = await hostileServer(accept('fresh'));
    let saved: TokenSet = { accessToken: 'stale' };
    const accessToken = keepToken({
      load: () => saved,
      save: (token) => void (saved = token),
      refresh: async () => ({ accessToken: 'fresh' }),
    });
    await clientOf(server, { accessToken }).taxes.delete('7');
    expect(saved.accessToken).toBe('fresh');
    expect(server.requests).toHaveLength(2);
  });

  it('is asked again in the same call if the service has taken the second token in between', async () => {
    const server = await hostileServer(failure(401), failure(429), failure(401), success);
    const accessToken = counter();
    await clientOf(server, { accessToken }).taxes.delete('7');
    expect(accessToken.mock.calls).toEqual([[{}], [{ refused: 'token-1' }], [{ refused: 'token-2' }]]);
  });

  it('is not there for a token that is a text', async () => {
    const server = await hostileServer(failure(401));
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a token function that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('no refresh token');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no refresh token'))],
  ])('and %s is a TokenError, and is asked again by the next call', async (_, fail) => {
    const server = await hostileServer(accept('good'));
    const accessToken = vi.fn<() => string | Promise<string>>(() => 'good').mockImplementationOnce(fail);
    const { taxes } = clientOf(server, { accessToken });
    const error = await errorOf(taxes.get('7'));
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({
      operationId: 'getTax',
      method: 'GET',
      attempts: 0,
      cause: { message: 'no refresh token' },
      message: 'No usable access token: no refresh token',
    });
    expect(server.requests).toHaveLength(0);
    await taxes.delete('7');
    expect(accessToken).toHaveBeenCalledTimes(2);
  });

  it.each([[undefined], [''], ['line\nbreak'], ['smart ’quote'], [{ token: 'x' }]])(
    'and gives %j is a TokenError that does not show it',
    async (token) => {
      const server = await hostileServer(success);
      const error = await errorOf(clientOf(server, { accessToken: () => token as string }).taxes.get('7'));
      expect(error).toBeInstanceOf(TokenError);
      if (typeof token === 'string' && token) expect(`${error} ${error.cause}`).not.toContain(token);
      expect(server.requests).toHaveLength(0);
    },
  );

  it('and fails to parse what may be a token is a TokenError whose message does not quote it', async () => {
    const accessToken = () => JSON.parse('secret-token') as string;
    const error = await errorOf(clientOf(await hostileServer(success), { accessToken }).taxes.get('7'));
    expect(error.message).toBe('No usable access token');
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  it('takes no turn of the limits', async () => {
    const server = await hostileServer(success);
    const accessToken = () => Promise.reject(new Error('no'));
    const client = clientOf(server, { accessToken, limits: { perDay: 5 }, organizationId: '9000008' });
    await errorOf(client.taxes.get('7'));
    expect(client.budget().day).toBe(5);
  });

  it('and never answers is covered by the timeout, and does not hold up the next call', async () => {
    const server = await hostileServer(success);
    const accessToken = vi
      .fn<() => string | Promise<string>>(() => 'good')
      .mockImplementationOnce(() => new Promise(() => undefined));
    const { taxes } = clientOf(server, { accessToken });
    const error = await errorOf(taxes.delete('7', { timeout: 30 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.attempts).toBe(0);
    await taxes.delete('7', { timeout: 5000 });
    expect(server.requests).toHaveLength(1);
  });

  it('and never answers does not hold up the next call after an abort', async () => {
    const server = await hostileServer(success);
    const accessToken = vi
      .fn<() => string | Promise<string>>(() => 'good')
      .mockImplementationOnce(() => new Promise(() => undefined));
    const { taxes } = clientOf(server, { accessToken });
    const stop = new AbortController();
    const aborted = [
      errorOf(taxes.delete('6', { signal: stop.signal })),
      errorOf(taxes.delete('6', { signal: stop.signal })),
    ];
    setTimeout(() => stop.abort(), 10);
    for (const error of await Promise.all(aborted)) expect(error).toBe(stop.signal.reason);
    await taxes.delete('7', { timeout: 5000 });
    expect(accessToken).toHaveBeenCalledTimes(2);
  });

  it('and is slow is asked once though one of two calls that wait is aborted', async () => {
    const server = await hostileServer(success);
    const accessToken = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 40, 'slow')));
    const { taxes } = clientOf(server, { accessToken });
    const stop = new AbortController();
    const aborted = errorOf(taxes.delete('6', { signal: stop.signal }));
    const other = taxes.delete('7');
    setTimeout(() => stop.abort(), 10);
    await aborted;
    await taxes.delete('8');
    await other;
    expect(accessToken).toHaveBeenCalledTimes(1);
  });
});
