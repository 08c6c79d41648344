import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createInventoryClient } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import { clientOf, errorOf, hostileServer, success, TOKEN } from '../support/hostile-server.ts';

const ADDRESS =
  'baseUrl must be an http or https URL without a query, hash or password, such as http://127.0.0.1:4010/inventory/v1';

const NO_ADDRESS = "baseUrl is missing. Use your service's URL with its path, or the baseUrl of a sandbox or mock";

const CARRIES = (name: string): string =>
  `headers: ${name} carries the token, so it can't be set here. Use the client options accessToken and authorization`;

/** The error of a client with such options. */
function refusalOf(options: object): Error {
  try {
    createInventoryClient({ baseUrl: 'http://127.0.0.1', organizationId: '9000011', accessToken: TOKEN, ...options });
  } catch (error) {
    return error as Error;
  }
  throw new Error(`The options ${inspect(options)} are accepted`);
}

/** Organizations whose limits no other test has touched. */
let organizations = 8_000_000;

describe('the options of a client', () => {
  it('are missing', () => {
    const create = createInventoryClient as unknown as () => unknown;
    expect(() => create()).toThrow(new TypeError('organizationId must be a non-empty string, but is undefined'));
  });

  it.each<[object, string]>([
    [{ organizationId: undefined }, 'organizationId must be a non-empty string, but is undefined'],
    [{ organizationId: '' }, 'organizationId must be a non-empty string, but is ""'],
    [{ organizationId: {} }, 'organizationId must be a non-empty string, but is an object'],
    [{ organizationId: 'a\ud800' }, 'organizationId must be a non-empty string, but is "a\\ud800"'],
    [{ organizationId: -5 }, 'organizationId must be a non-empty string, but is -5'],
    [{ timout: 5 }, 'timout is not an option of a client. Did you mean timeout?'],
    [{ timout: undefined }, 'timout is not an option of a client. Did you mean timeout?'],
    [{ toString: 5 }, 'toString is not an option of a client.'],
    [{ maxRetries: 5 }, 'maxRetries is not an option of a client. Did you mean retries?'],
    [{ signal: AbortSignal.abort() }, 'signal is not an option of a client.'],
    [{ limits: { perMinuet: 5 } }, 'perMinuet is not one of the limits. Did you mean perMinute?'],
    [{ hooks: { onRequst: () => 0 } }, 'onRequst is not a hook. Did you mean onRequest?'],
    [{ hooks: { onrequest: () => 0 } }, 'onrequest is not a hook. Did you mean onRequest?'],
    [{ hooks: { onRequest: 5 } }, 'hooks.onRequest must be a function, but is 5'],
    [{ headers: 5 }, 'headers must be an object of strings, but is 5'],
    [{ headers: null }, 'headers must be an object of strings, but is null'],
    [{ headers: new Headers() }, 'headers must be an object of strings, but is a value of the class Headers'],
    [{ headers: [['X-App', 'shop']] }, 'headers must be an object of strings, but is an array'],
    [{ headers: { 'X App': 'shop' } }, 'headers: "X App" is not a valid header name'],
    [{ headers: { '': 'shop' } }, 'headers: "" is not a valid header name'],
    [{ headers: { 'X-App': 5 } }, 'headers: X-App must be a string, but is 5'],
    [{ headers: { 'X-App': `${TOKEN}\n` + 'x' } }, 'headers: the value of X-App is not valid'],
    [{ headers: { 'X-App': 'हिन्दी' } }, 'headers: the value of X-App is not valid'],
    [{ baseUrl: undefined }, NO_ADDRESS],
    [{ observe: () => 0 }, 'observe is not an option of a client.'],
    [{ hooks: { onExchange: 'log' } }, 'hooks.onExchange must be a function, but is "log"'],
    [{ authorization: 'Bearer' }, 'authorization must be a function, but is "Bearer"'],
    [{ authorization: () => 5 }, 'authorization must return a string, or an object of headers'],
    [{ authorization: () => null }, 'authorization must return a string, or an object of headers'],
    [{ authorization: () => ['x'] }, 'authorization must return a string, or an object of headers'],
    [
      { authorization: () => ({ 'X-Key': 5 }) },
      'authorization must return strings that are valid header values, but the one for X-Key is not',
    ],
    [
      { authorization: () => 'हिन्दी' },
      'authorization must return strings that are valid header values, but the one for authorization is not',
    ],
    [
      { authorization: () => ({ 'X Key': 'x' }) },
      'authorization must return strings that are valid header values, but the one for X Key is not',
    ],
    [{ headers: { Authorization: 'Basic x' } }, CARRIES('Authorization')],
    [{ headers: { 'x-key': 'x' }, authorization: (token: string) => ({ 'X-Key': token }) }, CARRIES('x-key')],
    [{ accessToken: undefined }, 'accessToken must be a string, or a function that returns one'],
    [{ accessToken: ' ' }, 'accessToken must be a string, or a function that returns one'],
    [{ accessToken: { token: TOKEN } }, 'accessToken must be a string, or a function that returns one'],
    [{ plan: 'premium' }, "plan must be 'free' or 'standard', but is \"premium\""],
    [{ plan: 'premium', limits: false }, "plan must be 'free' or 'standard', but is \"premium\""],
    [{ limits: true }, 'limits must be false, or an object with perMinute and perDay, but is true'],
    [{ limits: 100 }, 'limits must be false, or an object with perMinute and perDay, but is 100'],
    [{ limits: null }, 'limits must be false, or an object with perMinute and perDay, but is null'],
    [{ assumeMore: 1 }, 'assumeMore must be a boolean, but is 1'],
    [{ assumeEmpty: 'yes' }, 'assumeEmpty must be a boolean, but is "yes"'],
    [{ hooks: null }, 'hooks must be an object of functions, but is null'],
    [{ hooks: () => undefined }, 'hooks must be an object of functions, but is a function'],
    [{ fetch: 'node-fetch' }, 'fetch must be a function, but is "node-fetch"'],
  ])('are checked: %o', (options, message) => {
    const error = refusalOf(options);
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe(message);
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  });

  it.each([
    'not a url',
    '/inventory/v1',
    'localhost:3000/v1',
    'ftp://127.0.0.1/v1',
    'http://127.0.0.1/v1?x=1',
    'http://127.0.0.1/v1?',
    'http://127.0.0.1/v1#x',
    'http://127.0.0.1/v1#',
    'http://user:password@127.0.0.1/v1',
    '',
    {},
    null,
    4010,
  ])('take no other base URL than one that paths can follow: %o', (baseUrl) => {
    const error = refusalOf({ baseUrl });
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe(ADDRESS);
  });

  it.each<[object, string]>([
    [{ timeout: NaN }, 'timeout must be a number above 0, but is NaN'],
    [{ timeout: 0 }, 'timeout must be a number above 0, but is 0'],
    [{ timeout: -1 }, 'timeout must be a number above 0, but is -1'],
    [{ timeout: {} }, 'timeout must be a number above 0, but is an object'],
    [{ timeout: '5000' }, 'timeout must be a number above 0, but is "5000"'],
    [{ retries: -1 }, 'retries must be a number of at least 0, but is -1'],
    [{ retries: NaN }, 'retries must be a number of at least 0, but is NaN'],
    [{ retries: true }, 'retries must be a number of at least 0, but is true'],
    [{ backoff: -5 }, 'backoff must be a number of at least 0, but is -5'],
    [{ maxDelay: null }, 'maxDelay must be a number of at least 0, but is null'],
    [{ limits: { perMinute: 0 } }, 'limits.perMinute must be a whole number, 1 or more, or Infinity, but is 0'],
    [{ limits: { perDay: '5' } }, 'limits.perDay must be a whole number, 1 or more, or Infinity, but is 5'],
  ])('are numbers in their range: %o', (options, message) => {
    const error = refusalOf({ ...options, organizationId: String((organizations += 1)) });
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(message);
  });

  it('that are undefined are left to the defaults', () => {
    const names = [
      'authorization',
      'plan',
      'limits',
      'timeout',
      'retries',
      'backoff',
      'maxDelay',
      'headers',
      'maxSize',
      'assumeMore',
      'assumeEmpty',
      'hooks',
      'limiter',
      'fetch',
    ];
    const options = Object.fromEntries(names.map((name) => [name, undefined]));
    const client = createInventoryClient({
      baseUrl: 'http://127.0.0.1',
      organizationId: '9000012',
      accessToken: TOKEN,
      ...options,
    });
    expect(client.budget()).toEqual({ minute: 100, day: 2500, waiting: 0 });
    const limits = { perMinute: undefined, perDay: 7 } as object;
    const own = createInventoryClient({
      baseUrl: 'http://127.0.0.1',
      organizationId: '9000013',
      accessToken: TOKEN,
      limits,
    });
    expect(own.budget()).toEqual({ minute: 7, day: 7, waiting: 0 });
  });

  it('may be at the ends of their ranges, or a URL object', async () => {
    const { url } = await hostileServer(success);
    const options = { timeout: Infinity, retries: 0, backoff: 0, maxDelay: Infinity, baseUrl: new URL(url) as never };
    await clientOf({ url }, options).taxes.delete('7');
  });

  it('say where the service is', async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request): Promise<Response> => {
      urls.push(url);
      return Response.json({ code: 0 });
    };
    const baseUrl = 'HTTP://LocalHost:80/v1//';
    await createInventoryClient({ baseUrl, organizationId: '7', accessToken: TOKEN, fetch }).taxes.delete('7');
    expect(urls).toEqual(['http://localhost/v1/settings/taxes/7?organization_id=7']);
  });
});

describe('the options of a call', () => {
  it.each<[unknown, string]>([
    [{ timout: 5 }, 'timout is not an option of a call. Did you mean timeout?'],
    [{ page: 1 }, 'page is not an option of a call.'],
    [{ signal: 5 }, 'signal must be an AbortSignal, but is 5'],
    [{ signal: new AbortController() }, 'signal must be an AbortSignal, but is a value of the class AbortController'],
    [{ headers: 5 }, 'headers must be an object of strings, but is 5'],
    [{ headers: { 'X App': 'shop' } }, 'headers: "X App" is not a valid header name'],
    [{ headers: { authorization: 'Bearer x' } }, CARRIES('authorization')],
    [{ assumeMore: 1 }, 'assumeMore must be a boolean, but is 1'],
    [{ assumeEmpty: 'yes' }, 'assumeEmpty must be a boolean, but is "yes"'],
    [5, 'The options of a call must be an object, but is 5'],
    ['x', 'The options of a call must be an object, but is "x"'],
  ])('are refused before anything is sent: %o', async (options, message) => {
    const server = await hostileServer(success);
    const { taxes, items } = clientOf(server);
    for (const call of [
      taxes.get('7', options as object),
      items.list({}, options as object),
      items.list({}, options as object).toArray(),
    ]) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe(message);
    }
    expect(server.requests).toHaveLength(0);
  });

  it('are refused where they belong to lists, and so is what the client has been told', async () => {
    const server = await hostileServer(success);
    const { taxes, items } = clientOf(server);
    for (const option of ['assumeMore', 'assumeEmpty']) {
      const call = taxes.get('7', { [option]: true } as object);
      expect((await errorOf(call)).message).toBe(
        `taxes.get does not accept ${option}, because it does not return a list`,
      );
    }
    const query = { organization_id: '5' } as object;
    for (const call of [items.list(query), items.list(query).toArray(), items.list(query).withResponse()]) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe('items.list does not accept organization_id. Set the client option organizationId');
    }
    expect(server.requests).toHaveLength(0);
  });

  it('are checked for calls by path', async () => {
    const server = await hostileServer(success);
    const call = httpOf(clientOf(server)).GET('/settings/taxes', { signal: 5 as never });
    expect((await errorOf(call)).message).toBe('signal must be an AbortSignal, but is 5');
    expect(server.requests).toHaveLength(0);
  });

  it('that are undefined are left to the client', async () => {
    const server = await hostileServer(success);
    const names = ['signal', 'timeout', 'retries', 'headers'];
    const options = Object.fromEntries(names.map((name) => [name, undefined]));
    const { taxes, items } = clientOf(server);
    expect(await taxes.get('7', options)).toMatchObject({ code: 0 });
    expect(
      await items.list({ page: undefined }, { ...options, assumeMore: undefined, assumeEmpty: undefined }),
    ).toMatchObject({
      code: 0,
    });
  });

  it.each<[object, string]>([
    [{ timeout: NaN }, 'timeout must be a number above 0, but is NaN'],
    [{ retries: '2' }, 'retries must be a number of at least 0, but is "2"'],
  ])('are checked as well: %o', async (options, message) => {
    const server = await hostileServer(success);
    const error = await errorOf(clientOf(server).taxes.get('7', options));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(message);
    expect(server.requests).toHaveLength(0);
  });
});
