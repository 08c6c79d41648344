import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createInventoryClient } from '../../src/client/index.ts';
import { clientOf, errorOf, hostileServer, success, TOKEN } from '../support/hostile-server.ts';

const ADDRESS =
  'baseUrl must be an http or https URL without query, hash and password, such as http://127.0.0.1:4010/inventory/v1';

/** The error of a client with such options. */
function refusalOf(options: object): Error {
  try {
    createInventoryClient({ organizationId: 'options', accessToken: TOKEN, ...options });
  } catch (error) {
    return error as Error;
  }
  throw new Error(`The options ${inspect(options)} are accepted`);
}

describe('the options of a client', () => {
  it('are missing', () => {
    const create = createInventoryClient as unknown as () => unknown;
    expect(() => create()).toThrow(new TypeError('organizationId must be a text of digits, but is undefined'));
  });

  it.each<[object, string]>([
    [{ organizationId: undefined }, 'organizationId must be a text of digits, but is undefined'],
    [{ organizationId: '' }, 'organizationId must be a text of digits, but is ""'],
    [{ organizationId: {} }, 'organizationId must be a text of digits, but is an object'],
    [{ dataCenter: 'eu' }, "dataCenter must be 'us' or 'in', but is \"eu\""],
    [{ dataCenter: 'toString' }, "dataCenter must be 'us' or 'in', but is \"toString\""],
    [{ accessToken: undefined }, 'accessToken must be a text, or a function that returns one'],
    [{ accessToken: ' ' }, 'accessToken must be a text, or a function that returns one'],
    [{ accessToken: { token: TOKEN } }, 'accessToken must be a text, or a function that returns one'],
    [{ plan: 'premium' }, "plan must be 'free' or 'standard', but is \"premium\""],
    [{ plan: 'premium', limits: false }, "plan must be 'free' or 'standard', but is \"premium\""],
    [{ limits: true }, 'limits must be false, or an object with perMinute and perDay, but is true'],
    [{ limits: 100 }, 'limits must be false, or an object with perMinute and perDay, but is 100'],
    [{ limits: null }, 'limits must be false, or an object with perMinute and perDay, but is null'],
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
    [{ retries: -1 }, 'retries must be a number from 0, but is -1'],
    [{ retries: NaN }, 'retries must be a number from 0, but is NaN'],
    [{ retries: true }, 'retries must be a number from 0, but is true'],
    [{ backoff: -5 }, 'backoff must be a number from 0, but is -5'],
    [{ maxDelay: null }, 'maxDelay must be a number from 0, but is null'],
    [{ limits: { perMinute: 0 } }, 'limits.perMinute must be a whole number from 1, or Infinity, but is 0'],
    [{ limits: { perDay: '5' } }, 'limits.perDay must be a whole number from 1, or Infinity, but is 5'],
  ])('are numbers in their range: %o', (options, message) => {
    const error = refusalOf({ ...options, organizationId: JSON.stringify(options) });
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(message);
  });

  it('that are undefined are left to the defaults', () => {
    const names = [
      'dataCenter',
      'baseUrl',
      'plan',
      'limits',
      'timeout',
      'retries',
      'backoff',
      'maxDelay',
      'hooks',
      'fetch',
    ];
    const options = Object.fromEntries(names.map((name) => [name, undefined]));
    const client = createInventoryClient({ organizationId: 'options-default', accessToken: TOKEN, ...options });
    expect(client.budget()).toEqual({ minute: 100, day: 2500, waiting: 0 });
    const limits = { perMinute: undefined, perDay: 7 } as object;
    const own = createInventoryClient({ organizationId: 'options-limits', accessToken: TOKEN, limits });
    expect(own.budget()).toEqual({ minute: 7, day: 7, waiting: 0 });
  });

  it('may be at the ends of their ranges, or a URL object', async () => {
    const { url } = await hostileServer(success);
    const options = { timeout: Infinity, retries: 0, backoff: 0, maxDelay: Infinity, baseUrl: new URL(url) as never };
    await clientOf({ url }, options).taxes.delete('7');
  });

  it.each([
    [{ dataCenter: 'in' }, 'https://inventory.example.in/inventory/v1/settings/taxes/7?organization_id=7'],
    [{}, 'https://inventory.example.com/inventory/v1/settings/taxes/7?organization_id=7'],
    [{ baseUrl: 'HTTP://LocalHost:80/v1//' }, 'http://localhost/v1/settings/taxes/7?organization_id=7'],
  ] as const)('say where the service is: %o', async (options, expected) => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request): Promise<Response> => {
      urls.push(url);
      return Response.json({ code: 0 });
    };
    await createInventoryClient({ organizationId: '7', accessToken: TOKEN, fetch, ...options }).taxes.delete('7');
    expect(urls).toEqual([expected]);
  });
});

describe('the options of a call', () => {
  it.each<[object, string]>([
    [{ timeout: NaN }, 'timeout must be a number above 0, but is NaN'],
    [{ retries: '2' }, 'retries must be a number from 0, but is "2"'],
  ])('are checked as well: %o', async (options, message) => {
    const server = await hostileServer(success);
    const error = await errorOf(clientOf(server).taxes.get('7', options));
    expect(error).toBeInstanceOf(RangeError);
    expect(error.message).toBe(message);
    expect(server.requests).toHaveLength(0);
  });
});
