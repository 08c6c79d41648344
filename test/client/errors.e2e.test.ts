import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as client from '../../src/public/client.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
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

const {
  ApiError,
  AuthenticationError,
  InventoryError,
  mapRecords,
  NetworkError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ResponseError,
} = client;

describe('a refusal of the service', () => {
  it.each([
    [400, ApiError],
    [401, AuthenticationError],
    [403, PermissionError],
    [404, NotFoundError],
    [429, RateLimitError],
    [500, ApiError],
  ])('with %d has a class of its own, or ApiError', async (status, Class) => {
    const server = await hostileServer(failure(status, { 'X-Request-Id': 'r-1' }));
    const error = await errorOf(
      clientOf(server, { retries: 0 }).taxes.update('7', { tax_name: 'VAT', tax_percentage: 5 }),
    );
    expect(error.constructor).toBe(Class);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(InventoryError);
    expect(error).toMatchObject({
      name: Class.name,
      message: `Failure ${status}`,
      status,
      code: 1000 + status,
      operationId: 'updateTax',
      method: 'PUT',
      url: `${server.url}/settings/taxes/7?organization_id=10234695`,
      attempts: 1,
    });
    expect(error.headers.get('x-request-id')).toBe('r-1');
  });

  it('may be a 2xx whose code is not 0', async () => {
    const server = await hostileServer(answer({ code: 5, message: 'The tax is in use.' }));
    const error = await errorOf(clientOf(server).taxes.delete('7'));
    expect(error.constructor).toBe(ApiError);
    expect(error).toMatchObject({ status: 200, code: 5, message: 'The tax is in use.' });
  });

  it.each([
    ['{"message":"success"}', undefined, 'success'],
    ['{"code":"0","message":"success"}', '0', 'success'],
    ['{"code":12345678901234567890,"message":"big"}', '12345678901234567890', 'big'],
    ['{"code":"INVALID_TOKEN"}', 'INVALID_TOKEN', 'The service responded with 200, but with code "INVALID_TOKEN"'],
    ['{"code":57}', 57, 'The service responded with 200, but with code 57'],
    ['{"code":null,"message":null}', undefined, "The service responded with 200, but with a code that isn't 0"],
    ['{"code":{},"message":{"text":"x"}}', undefined, "The service responded with 200, but with a code that isn't 0"],
    ['[]', undefined, "The service responded with 200, but with a code that isn't 0"],
  ])('may be a 2xx with %s', async (body, code, message) => {
    const server = await hostileServer(answer(body));
    expect(await errorOf(clientOf(server).taxes.get('7'))).toMatchObject({
      name: 'ApiError',
      status: 200,
      code,
      message: `${message}`,
    });
  });

  it.each([
    ['HTML', badGateway],
    ['nothing', answer('', { status: 502 })],
    ['cut-off JSON', answer('{"code":5,"mess', { status: 502 })],
    ['JSON that is no object', answer('null', { status: 502 })],
    ['a text in JSON', answer('"broken"', { status: 502 })],
  ])('that holds %s tells the status', async (_, trouble) => {
    const server = await hostileServer(trouble);
    const error = await errorOf(clientOf(server, { retries: 0 }).taxes.get('7'));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 502,
      code: undefined,
      message: 'The service responded with 502',
    });
  });
});

describe('the message of a refusal', () => {
  const sendMessage = async (message: string) => {
    const server = await hostileServer(answer({ code: 5, message }, { status: 400 }));
    return errorOf(clientOf(server).taxes.get('7'));
  };

  it('holds no control character and no break of lines, and the body holds all of them', async () => {
    const message = 'Bad\x1b[31m\r\nINFO all is well\u2028\x7f\x9f\t\0 तैयार 👨‍👩‍👧';
    const error = await sendMessage(message);
    expect(error.message).toBe(
      'Bad\\u001b[31m\\u000d\\u000aINFO all is well\\u2028\\u007f\\u009f\\u0009\\u0000 तैयार 👨‍👩‍👧',
    );
    expect(error.body).toEqual({ code: 5, message });
  });

  it('is cut at a thousand characters, but not within one, and the body has all of it', async () => {
    const error = await sendMessage(`${'x'.repeat(998)}${'😀'.repeat(5000)}`);
    expect(error.message).toBe(`${'x'.repeat(998)}…`);
    expect(error.body.message).toHaveLength(10_998);
    expect((await sendMessage('\n'.repeat(5000))).message).toHaveLength(1000);
    expect((await sendMessage('x'.repeat(1000))).message).toBe('x'.repeat(1000));
  });

  it('holds no part of the token where it is cut', async () => {
    const error = await sendMessage(`${'x'.repeat(990)}${TOKEN}`);
    expect(error.message).toBe(`${'x'.repeat(990)}***`);
  });

  it('has the code where the service sends no message', async () => {
    const server = await hostileServer(answer({ code: 1042 }, { status: 400 }), answer({}, { status: 400 }));
    const { taxes } = clientOf(server);
    expect((await errorOf(taxes.get('7'))).message).toBe('The service responded with 400, code 1042');
    expect((await errorOf(taxes.get('7'))).message).toBe('The service responded with 400');
  });
});

describe('the message of any other error is such a line, too:', () => {
  const long = `${'x'.repeat(3000)}\nINFO all is well`;
  const listed = { code: 0, message: 'success', ...Object.fromEntries([[long, []]]) };

  it.each<[string, Answer, (inventory: client.InventoryClient) => PromiseLike<unknown>]>([
    ['a PagingError, with the keys of a response', answer(listed), ({ taxes }) => taxes.list().toArray()],
    [
      'a redirect, with its target',
      answer('', { status: 302, headers: { Location: `/${'x'.repeat(3000)}` } }),
      ({ taxes }) => taxes.delete('7'),
    ],
    [
      'a RecordsError, with its cause',
      success,
      () => mapRecords([1], () => Promise.reject(new Error(long)), { isFatal: () => true }),
    ],
  ])('%s', async (_, given, call) => {
    const { message } = await errorOf(call(clientOf(await hostileServer(given))));
    expect(message.length).toBeGreaterThan(500);
    expect(message.length).toBeLessThanOrEqual(1000);
    expect(message).not.toContain('\n');
  });
});

describe("a response that can't be read", () => {
  const elsewhere = (what: string, { url }: { url: string }) =>
    `${what}, so it isn't from the service. Check baseUrl: the request went to ${url}/settings/taxes/7?organization_id=10234695`;
  const html = '<!doctype html><title>Please sign in</title>';
  it.each<[string, Answer, string]>([
    [
      'HTML',
      answer(html, { headers: { 'Content-Type': 'text/html' } }),
      'The response is HTML or XML, with the status 200',
    ],
    ['HTML that is said to be JSON', answer(`\n ${html}`), 'The response is HTML or XML, with the status 200'],
    ['empty', answer(''), 'The response is empty'],
    ['empty, with a length of 0', answer('', { headers: { 'Content-Length': '0' } }), 'The response is empty'],
    ['white space', answer(' \n'), 'The response is empty'],
    ['204', (response) => response.writeHead(204).end(), 'The response is empty'],
    ['cut off', answer('{"code":0,"tax":{"tax_name":"VA'), 'The response is cut off or not JSON'],
    [
      'cut off, with the length of a part',
      answer('{"code":0,"message":"success"}', { headers: { 'Content-Length': '20' } }),
      'The response is cut off or not JSON',
    ],
    ['plain text', answer('OK', { headers: { 'Content-Type': 'text/plain' } }), 'The response is cut off or not JSON'],
    ['null', answer('null'), 'The response is not an object'],
    ['a number', answer('12345678901234567890'), 'The response is not an object'],
  ])('is a ResponseError if it is %s', async (_, trouble, message) => {
    const server = await hostileServer(trouble);
    const error = await errorOf(clientOf(server).taxes.get('7'));
    expect(error.constructor).toBe(ResponseError);
    expect(error).toMatchObject({
      name: 'ResponseError',
      message: message.includes('HTML') ? elsewhere(message, server) : `${message}`,
      operationId: 'getTax',
      method: 'GET',
      attempts: 1,
    });
    expect(error.status).toBeOneOf([200, 204]);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['HTML or XML', '<html><h1>404 Not Found</h1></html>'],
    ['cut off or not JSON', '404 page not found'],
    ['JSON without a code', '{"error":"Not Found","path":"/v1/settings/taxes/7"}'],
    ['JSON without a code', '{"code":null,"message":"no"}'],
    ['not an object', 'null'],
    ['empty', ''],
  ])('is no NotFoundError if it is a 404 that is %s: %s', async (what, body) => {
    const server = await hostileServer(answer(body, { status: 404 }));
    const error = await errorOf(clientOf(server).taxes.delete('7'));
    expect(error.constructor).toBe(ResponseError);
    expect(error).toMatchObject({
      message: elsewhere(`The response is ${what}, with the status 404`, server),
      status: 404,
      mayHaveHappened: false,
    });
  });

  it('is a NetworkError if it ends before its length', async () => {
    const server = await hostileServer(partly('{"code":0,"message":"success"}', { breakOff: true }));
    const error = await errorOf(clientOf(server, { retries: 0 }).taxes.get('7'));
    expect(error.constructor).toBe(NetworkError);
    expect(error.attempts).toBe(1);
  });

  it('is fine with a byte order mark, a long status text and an odd type', async () => {
    const body = '\ufeff{"code":0,"message":"success"}';
    const server = await hostileServer((response) =>
      response.writeHead(203, 'Non-Authoritative: é', { 'Content-Type': 'x' }).end(body),
    );
    expect(await clientOf(server).taxes.delete('7')).toEqual({ code: 0, message: 'success' });
  });
});

describe('a call that does not reach the service', () => {
  it('blames no redirect where the runtime only speaks of one', async () => {
    const fetch = () => Promise.reject(new TypeError('Invalid redirect value, must be one of "follow" or "manual"'));
    const error = await errorOf(clientOf({ url: 'http://127.0.0.1' }, { fetch, retries: 0 }).taxes.get('7'));
    expect(error.message).toBe('No response from 127.0.0.1: connection failed');
  });

  it('says what to do where only the baseUrl of a sandbox was passed', async () => {
    const fetch = () =>
      Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }) }),
      );
    const error = await errorOf(clientOf({ url: createSandbox().baseUrl }, { fetch, retries: 0 }).taxes.get('7'));
    expect(error.constructor).toBe(NetworkError);
    expect(error.message).toBe("No response from sandbox.localhost: pass the sandbox's fetch, too (ENOTFOUND)");
  });

  it('is a NetworkError with its cause', async () => {
    const url = await closedPort();
    const error = await errorOf(clientOf({ url }).taxes.list());
    expect(error.constructor).toBe(NetworkError);
    expect(error).toMatchObject({
      operationId: 'listTaxes',
      method: 'GET',
      url: `${url}/settings/taxes?organization_id=10234695`,
      attempts: 3,
    });
    expect(error.message).toMatch(/^No response from 127\.0\.0\.1:\d+: connection refused \(ECONNREFUSED\)$/);
    expect(error.code).toBe('ECONNREFUSED');
    expect(error.cause.cause.code).toBe('ECONNREFUSED');
  });
});

it('no class of failure is another', async () => {
  const failures = {
    AuthenticationError: failure(401),
    PermissionError: failure(403),
    NotFoundError: failure(404),
    RateLimitError: failure(429),
    TimeoutError: silence,
    NetworkError: reset,
    ResponseError: answer(''),
  };
  const names = [
    ...Object.keys(failures),
    'BudgetError',
    'ClosedError',
    'PagingError',
    'TokenError',
    'UploadError',
  ] as (keyof typeof failures)[];
  for (const [name, trouble] of Object.entries(failures)) {
    const server = await hostileServer(trouble);
    const error = await errorOf(
      clientOf(server, { retries: 0, timeout: name === 'TimeoutError' ? 30 : 10_000 }).taxes.get('7'),
    );
    expect(names.filter((other) => error instanceof client[other])).toEqual([name]);
    expect(error.name).toBe(name);
  }
});

describe('the token is in no error', () => {
  /** Repeats the token wherever it can. */
  const parrot =
    (status: number, body: string): Answer =>
    (response, request) =>
      answer(body.replaceAll('TOKEN', request.headers.authorization!), {
        status,
        headers: { 'X-Debug': `sent ${request.headers.authorization}` },
      })(response, request);

  it.each<[string, Answer]>([
    ['a 400', parrot(400, '{"code":5,"message":"Bad header: TOKEN"}')],
    ['a 401 with the token as code', parrot(401, '{"code":"TOKEN","message":"TOKEN is not valid"}')],
    ['a code that is not 0', parrot(200, '{"code":5,"message":"TOKEN"}')],
    ['a body that is not JSON', parrot(200, 'TOKEN')],
    ['a cut-off body', parrot(200, '{"code":0,"a":TOKEN')],
    ['an HTML error', parrot(500, '<html>TOKEN')],
    ['a reset connection', reset],
    ['a service that does not answer', silence],
  ])('of %s', async (_, trouble) => {
    const server = await hostileServer(trouble);
    for (const call of ['get', 'delete'] as const) {
      const error = await errorOf(
        clientOf(server, { retries: 1, timeout: trouble === silence ? 50 : 10_000 }).taxes[call]('7'),
      );
      expect(error).toBeInstanceOf(InventoryError);
      const told = [
        inspect(error, { depth: 20, showHidden: true }),
        JSON.stringify(error),
        String(error),
        error.stack,
        inspect([...(error.headers ?? [])]),
      ];
      expect(told.join('\n')).not.toContain(TOKEN);
    }
  });

  it('that is made of a token which no header can hold', async () => {
    const server = await hostileServer(success);
    const error = await errorOf(clientOf(server, { accessToken: `${TOKEN}\r\nX-Evil: 1` }).taxes.get('7'));
    expect(error.name).toBe('TokenError');
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  });
});
