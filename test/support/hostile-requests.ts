import { gzipSync } from 'node:zlib';
import type { Operation } from '../../src/contract/operations.ts';
import { createRandom } from '../../src/service/random.ts';
import { operations } from './document.ts';
import { callOf, TOKEN } from './mock-calls.ts';

const METHODS = ['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE'];
const SCRAPS = [
  '%',
  '%00',
  '%E0%A4%A',
  '../',
  '//',
  '?',
  '&',
  '=',
  '%2F',
  '%25',
  ';',
  '{invoice_id}',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '\u{e9}',
  '[]',
  '[a]=1',
  '-1',
  '1e999',
  'null',
  "'",
  '%u0041',
];
const VALUES = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  '',
  'x',
  '\0',
  '\u{1f600}',
  '9'.repeat(40),
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  '2026-02-30',
  '4815162342481516001',
  'x'.repeat(3000),
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  ';;;',
  'application/json,text/html',
  '*/*',
];
const PREFERENCES = [
  'code=404',
  'code=500',
  'code=999',
  'code',
  'example=default',
  'example=none',
  'dynamic=true',
  'dynamic=true, seed=1',
  'dynamic=maybe',
  '=',
  'code=404, code=200',
  '"',
];
const CODINGS = ['gzip', 'gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', ''];
const TOKENS = [
  'Service-oauthtoken demo',
  'Service-oauthtoken demo',
  'Service-oauthtoken demo',
  'Bearer x',
  'Service-oauthtoken ',
  '',
];

/** A request as it goes over the wire. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Makes random requests, most of them broken in some place. */
export interface HostileRequests {
  pick<Item>(items: readonly Item[]): Item;
  /** A whole number from 0 on. */
  below(limit: number): number;
  /** A valid request, changed in a few places. */
  mutate(operation: Operation, changes: number): Sent;
  /** Bytes that are nearly a request, or nothing like one. */
  rawBytes(): Buffer;
}

/** Creates them; the same seed makes the same requests. */
export function createHostileRequests(seed: string): HostileRequests {
  const draw = createRandom(seed);
  const below = (limit: number): number => Math.floor(draw() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const chance = (share: number): boolean => draw() < share;

  function mutate(operation: Operation, changes: number): Sent {
    const { method, path, headers, body } = callOf(operation);
    const sent: Sent = {
      method,
      path: `/inventory/v1${path}`,
      headers: { ...headers },
      body: typeof body === 'string' ? Buffer.from(body) : undefined,
    };
    if (body instanceof FormData) Object.assign(sent, form());
    for (let change = 0; change < changes; change += 1) pick(MUTATIONS)(sent);
    if (sent.body) sent.headers['Content-Length'] = String(sent.body.length);
    return sent;
  }

  const MUTATIONS: readonly ((sent: Sent) => void)[] = [
    (sent) => (sent.method = pick(METHODS)),
    (sent) => (sent.path = insert(sent.path, pick(SCRAPS))),
    (sent) =>
      (sent.path = sent.path.replace(/\d{19}/, () =>
        pick(['email', 'templates', '0', '-1', '1,2', ' ', '9'.repeat(30)]).replace(' ', '%20'),
      )),
    (sent) =>
      (sent.path = sent.path.replace(/\?.*/, () =>
        pick(['', '?', '?organization_id=', '?organization_id=1&organization_id=2', '?organization_id[a]=1', '?&&&==']),
      )),
    (sent) =>
      (sent.path = `${sent.path}${sent.path.includes('?') ? '&' : '?'}${pick(['page=0', 'page=1e3', 'per_page=-1', 'page=%F0%9F%98%80', 'sort_column=x', `page=${'1'.repeat(300)}`])}`),
    (sent) => (sent.headers['Content-Type'] = pick(TYPES)),
    (sent) => (sent.headers['Prefer'] = pick(PREFERENCES)),
    (sent) => (sent.headers['Authorization'] = pick(TOKENS)),
    (sent) => (sent.headers['Accept'] = pick(['text/html', ';q=', '*/*', 'application/json;q=x', ','])),
    (sent) => (sent.headers['Origin'] = pick(['http://localhost', 'null', 'x'])),
    (sent) =>
      Object.assign(
        sent.headers,
        { Origin: 'http://localhost', 'Access-Control-Request-Method': 'PUT' },
        chance(0.5) && { 'Access-Control-Request-Headers': 'a, b' },
      ),
    (sent) => {
      sent.headers['Content-Encoding'] = pick(CODINGS);
      if (sent.body && chance(0.7)) sent.body = gzipSync(sent.body);
    },
    (sent) => (sent.body = changeJson(sent.body)),
    (sent) => (sent.body = changeJson(sent.body)),
    (sent) => (sent.body = changeJson(sent.body)),
    (sent) =>
      (sent.body =
        sent.body &&
        Buffer.from(
          insert(sent.body.toString('latin1'), pick(['\0', '"', '{', '}', ',', '\\u0000', '\xff', '1'.repeat(50)])),
          'latin1',
        )),
    (sent) => (sent.body = sent.body?.subarray(0, below(sent.body.length))),
    (sent) => (sent.body = Buffer.from('[{"a":'.repeat(below(3000)))),
    (sent) => (sent.body = chance(0.3) ? Buffer.alloc(200_001 + below(100_000), 'x') : undefined),
    (sent) => Object.assign(sent, form()),
  ];

  /** JSON with one value, anywhere, replaced or taken away. */
  function changeJson(body: Buffer | undefined): Buffer | undefined {
    if (!body) return undefined;
    let root: unknown;
    try {
      root = JSON.parse(body.toString());
    } catch {
      return body;
    }
    const holders: Record<string, unknown>[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      holders.push(value as Record<string, unknown>);
      Object.values(value).forEach(visit);
    };
    visit(root);
    if (holders.length === 0 || chance(0.05)) return Buffer.from(JSON.stringify(pick(VALUES)));
    const holder = pick(holders);
    const key =
      Object.keys(holder).length > 0 && chance(0.9)
        ? pick(Object.keys(holder))
        : pick(['x', '__proto__', '0', 'length']);
    if (chance(0.2) && !Array.isArray(holder)) delete holder[key];
    else if (key !== 'length') holder[key] = pick(VALUES);
    return Buffer.from(JSON.stringify(root));
  }

  /** A form, often with something broken in it. */
  function form(): Pick<Sent, 'body' | 'headers'> {
    const lines = [
      '--x',
      'Content-Disposition: form-data; name="image"; filename="a.png"',
      'Content-Type: image/png',
      '',
      'a\0\xffb',
      '--x--',
      '',
    ];
    const changed = chance(0.6)
      ? lines
      : lines.flatMap((line) =>
          chance(0.2) ? [] : [chance(0.2) ? insert(line, pick(['"', ';', '\0', '--x', '\r', ':'])) : line],
        );
    return {
      body: Buffer.from(changed.join('\r\n'), 'latin1'),
      headers: { ...TOKEN, 'Content-Type': 'multipart/form-data; boundary=x' },
    };
  }

  function rawBytes(): Buffer {
    if (chance(0.2))
      return Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)).concat([13, 10, 13, 10]));
    const { method, path, body = Buffer.alloc(0) } = mutate(pick(operations), 2);
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Authorization: ${TOKEN.Authorization}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const head = chance(0.3)
      ? lines
      : lines.map((line) =>
          chance(0.3) ? insert(line, pick(['\0', ' ', ':', '\t', '\n', '\x80', 'x'.repeat(20_000)])) : line,
        );
    const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
    return chance(0.2) ? Buffer.concat([bytes, bytes]) : bytes;
  }

  function insert(text: string, scrap: string): string {
    const at = below(text.length + 1);
    return text.slice(0, at) + scrap + text.slice(at);
  }

  return { pick, below, mutate, rawBytes };
}
