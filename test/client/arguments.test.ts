import { describe, expect, it } from 'vitest';
import { createInventoryClient, type InventoryClientOptions } from '../../src/public/client.ts';
import { httpOf } from '../../src/public/http.ts';
import { errorOf } from '../support/hostile-server.ts';

/** A client, and what it has sent. */
function start(options: Partial<InventoryClientOptions> = {}) {
  const sent: { url: URL; type: string | null; body: string }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const type = request.headers.get('content-type');
    sent.push({ url: new URL(request.url), type, body: await request.text() });
    return Response.json({ code: 0, message: 'success', items: [], tax: {} });
  };
  const common = { baseUrl: 'http://127.0.0.1', organizationId: '10234695', accessToken: 'demo' };
  const all = { ...common, limits: false as const, fetch, ...options };
  const client = createInventoryClient(all);
  return { client, http: httpOf(client), sent };
}

/** Numbers that are certainly not what was meant. */
const LOST: [unknown, string][] = [
  [NaN, 'NaN'],
  [Infinity, 'Infinity'],
  [2 ** 53, '9007199254740992'],
  [-(2 ** 60), '-1152921504606847000'],
];

const wantedIn = (value: unknown): string =>
  typeof value === 'number' ? 'a string, or a number within 2^53' : 'a value that can be a string';

describe('a body', () => {
  const others: [unknown, string][] = [
    [new Date(NaN), 'a value of the class Date'],
    [new Map([['a', 1]]), 'a value of the class Map'],
    [new Set([1]), 'a value of the class Set'],
    [Promise.resolve({}), 'a value of the class Promise'],
    [() => 5, 'a function'],
  ];

  it.each([...LOST, ...others])('of which JSON would make another one is refused: %o', async (value, what) => {
    const { client, http, sent } = start();
    http.use({ onRequest: () => undefined });
    const plain = start().client;
    for (const call of [
      () => plain.taxes.update('7', { tax_percentage: value } as never),
      () => plain.taxes.update('7', { custom: [{ tax_percentage: value }] } as never),
      () => client.taxes.update('7', { tax_percentage: value } as never),
      () => http.POST('/settings/taxes', { body: { tax_percentage: value } as never }),
    ]) {
      const error = await errorOf(call());
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toMatch(/^tax_percentage of (taxes\.update|POST \/settings\/taxes) must be a /);
      expect(error.message).toContain(`must be ${wantedIn(value)}, but is ${what}`);
    }
    expect(sent).toEqual([]);
  });

  it.each([[new Set([1])], [new Map([['tax_name', 'VAT']])], [new URLSearchParams('a=1')]])(
    'that JSON would empty is refused: %o',
    async (body) => {
      const { client, http, sent } = start();
      const method = await errorOf(client.taxes.update('7', body as never));
      expect(method.message).toMatch(/^The body of taxes\.update must be a value that can be a string, but is /);
      expect(await errorOf(http.POST('/settings/taxes', { body: body as never }))).toBeInstanceOf(TypeError);
      expect(sent).toEqual([]);
    },
  );

  it('with an array that has a gap is refused, since JSON would make null of it', async () => {
    const { client, sent } = start();
    const { message } = await errorOf(client.taxes.update('7', { custom: ['a', undefined] } as never));
    expect(message).toBe('1 of taxes.update must be a value that can be a string, but is undefined');
    expect(sent).toEqual([]);
  });

  it('is sent with all that JSON holds, and with what writes itself', async () => {
    const { client, http, sent } = start();
    const body = {
      a: null,
      b: undefined,
      c: [1, -0.5, 2 ** 53 - 1],
      d: new Date(0),
      e: { toJSON: () => 'e' },
      then: '',
    };
    const text = '{"a":null,"c":[1,-0.5,9007199254740991],"d":"1970-01-01T00:00:00.000Z","e":"e","then":""}';
    await client.taxes.update('7', body as never);
    await http.POST('/settings/taxes', { body: body as never });
    expect(sent.map((request) => request.body)).toEqual([text, text]);
  });
});

describe('a query', () => {
  it.each([...LOST, [[], 'an array'] as [unknown, string]])(
    'of which a URL would make another one is refused: %o',
    async (value, what) => {
      const { client, http, sent } = start();
      const query = { item_id: value } as never;
      for (const call of [
        () => client.items.list(query),
        () => client.items.list(query).toArray(),
        () => http.GET('/items', { params: { query } }),
      ]) {
        const error = await errorOf(call());
        expect(error).toBeInstanceOf(TypeError);
        expect(error.message).toMatch(/^item_id of (items\.list|GET \/items) must be a /);
        expect(error.message).toContain(`must be ${wantedIn(value)}, but is ${what}`);
      }
      expect(sent).toEqual([]);
    },
  );

  it.each(['signal', 'timeout', 'retries', 'headers', 'assumeMore', 'assumeEmpty'])(
    'has no option of the call: %s',
    async (option) => {
      const { client, sent } = start();
      const list = () => client.items.list({ [option]: 5 });
      for (const call of [list, () => list().toArray()]) {
        const error = await errorOf(call());
        expect(error).toBeInstanceOf(TypeError);
        expect(error.message).toBe(
          `Pass ${option} of items.list in the call options (the argument after the query), not in the query`,
        );
      }
      expect(sent).toEqual([]);
    },
  );
});

describe('arguments', () => {
  it('behind the options of the call are refused, since nobody would heed them', async () => {
    const { client, sent } = start();
    const markSent = client.invoices.markSent as (...args: unknown[]) => PromiseLike<unknown>;
    const list = client.items.list as unknown as (...args: unknown[]) => PromiseLike<unknown>;
    for (const [name, call] of [
      ['invoices.markSent', () => markSent('7', {}, { timeout: 5 })],
      ['items.list', () => list({}, {}, { timeout: 5 })],
    ] as const) {
      const error = await errorOf(call());
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toBe(`${name} accepts no arguments after the call options`);
    }
    expect(sent).toEqual([]);
    await markSent('7', {}, undefined);
    expect(sent).toHaveLength(1);
  });
});

describe('a form', () => {
  const headers = { 'Content-Type': 'application/json' };
  const attachment = (): File => new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' });
  const stream = () => new Blob(['%PDF']).stream() as ReadableStream<Uint8Array>;
  const url = '/invoices/{invoice_id}/attachment';
  const params = { path: { invoice_id: '7' } };

  it.each<[string, (started: ReturnType<typeof start>) => PromiseLike<unknown>]>([
    ['a method', ({ client }) => client.invoices.addAttachment('7', { attachment: attachment() })],
    ['a call', ({ client }) => client.invoices.addAttachment('7', { attachment: attachment() }, { headers })],
    ['a method, of a stream', ({ client }) => client.invoices.addAttachment('7', { attachment: stream() })],
    [
      'a call by path with middleware',
      ({ http }) => {
        http.use({ onRequest: () => undefined });
        return http.POST(url, { params, body: { attachment: attachment() } as never, headers });
      },
    ],
    ['a call by path', ({ http }) => http.POST(url, { params, body: { attachment: attachment() } as never, headers })],
  ])('has its own type, whatever the headers say: %s', async (_, call) => {
    const started = start({ headers });
    await call(started);
    const [{ type, body } = { type: '', body: '' }] = started.sent;
    const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? '') ?? [];
    expect(boundary).toBeDefined();
    expect(body.startsWith(`--${boundary}\r\n`)).toBe(true);
  });
});

describe('a call by path', () => {
  it.each<[object, string]>([
    [
      { timeout: 5 },
      'GET /settings/taxes: timeout is an option for methods. Calls by path accept the options of fetch, such as signal',
    ],
    [
      { assumeMore: true },
      'GET /settings/taxes: assumeMore is an option for methods. Calls by path accept the options of fetch, such as signal',
    ],
    [
      { params: { qurey: { page: 2 } } },
      'qurey is not a kind of parameters of GET /settings/taxes. Did you mean query?',
    ],
    [{ params: { query: 'page=2' } }, 'GET /settings/taxes: params.query must be an object, but is "page=2"'],
    [
      { parseAs: 'jsn' },
      'GET /settings/taxes: parseAs must be json or text or blob or arrayBuffer or stream, but is "jsn"',
    ],
  ])('checks what nobody would heed: %o', async (init, message) => {
    const { http, sent } = start();
    const error = await errorOf(http.GET('/settings/taxes', init as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe(message);
    expect(sent).toEqual([]);
  });
});
