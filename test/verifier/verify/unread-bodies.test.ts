import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib, { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createRecorder, verifyExchange } from '../../../src/public/verify.ts';
import { run } from '../../cli/output.ts';

const BASE = 'https://inventory.example.com/inventory/v1';
const TAX = { code: 0, message: 'success', tax: { tax_id: '1', tax_name: 'A', colour: 'red' } };
const LIST = { code: 0, message: 'success', taxes: [{ tax_id: '1', tax_name: 'A' }], page_context: { page: 1 } };

const folder = mkdtempSync(path.join(tmpdir(), 'unread-bodies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Content {
  size?: number;
  mimeType?: string;
  text?: string;
  encoding?: string;
}

/** An entry of an HTTP archive: a read, by its URL. */
function entry(url: string, content: Content, headers: Record<string, string> = {}, status = 200) {
  return {
    startedDateTime: '2026-03-05T10:00:00.000Z',
    request: { method: 'GET', url: `${BASE}${url}?organization_id=1`, headers: [] },
    response: {
      status,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      content: { mimeType: 'application/json', ...content },
    },
  };
}

/** Runs a command on an HTTP archive. */
function withArchive(command: string, ...entries: object[]) {
  const file = path.join(folder, 'traffic.har');
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return run([command, file]);
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

describe('a body that a recorder has cut off', () => {
  const text = JSON.stringify(LIST);
  const cut = (stop: number): Content => ({ size: text.length, text: text.slice(0, stop) });

  test.each(['/settings/taxes', '/items'])('is not checked, whatever the documents say of it (%s)', async (url) => {
    for (const stop of [1, 25, 60, text.length - 1]) {
      const { status, stdout, stderr } = await withArchive('verify', entry(url, cut(stop)));
      expect(stdout).toContain('Bodies not checked: 1 response (cut off).');
      expect(stdout).toContain('0 violations, 0 undocumented, 0 guesses');
      expect(stderr).toContain('no response body could be read (1 exchange).');
      expect(status).toBe(4);
    }
  });

  test('contradicts nothing, and no edit comes of it', async () => {
    const { status, stdout, stderr } = await withArchive('propose', entry('/settings/taxes', cut(40)));
    expect([status, stdout]).toEqual([4, '']);
    expect(stderr).toContain('0 actions, 0 contradictions with the documentation, 0 differences without a proposal.');
  });

  test('is counted next to others that are checked', async () => {
    const { status, stdout } = await withArchive(
      'verify',
      entry('/settings/taxes', cut(40)),
      entry('/settings/taxes', { text }),
    );
    expect([status, stdout]).toEqual([0, expect.stringContaining('Bodies not checked: 1 response (cut off).')]);
  });

  test('may be one in Base64 that ends inside of a character', async () => {
    const bytes = Buffer.from(text.replace('"A"', '"é"'));
    const stop = bytes.indexOf('é') + 1;
    const content = { size: bytes.length, text: base64(bytes.subarray(0, stop)), encoding: 'base64' };
    expect((await withArchive('verify', entry('/settings/taxes', content))).status).toBe(4);
  });

  test('is one only if its complete size is known to be larger, and it is not JSON', () => {
    const request = { method: 'GET', url: `${BASE}/settings/taxes?organization_id=1` };
    const found = (body: string, size?: number) =>
      verifyExchange({ request, response: { status: 200, body, size } }).map(({ rule }) => rule);
    expect(found(text.slice(0, -1), text.length)).toEqual([]);
    expect(found(text.slice(0, -1), text.length - 1)).toEqual(['json']);
    expect(found(text.slice(0, -1))).toEqual(['json']);
    expect(found(text.replace('"1"', 'true'), 999)).toEqual(['type']);
  });

  test('may be that of a request', async () => {
    const sent = {
      ...entry('/items', { text: JSON.stringify({ code: 0, message: '', item: {} }) }, {}, 201),
      request: {
        method: 'POST',
        url: `${BASE}/items?organization_id=1`,
        headers: [],
        bodySize: 500,
        postData: { mimeType: 'application/json', text: '{"name":"B","ra' },
      },
    };
    const { status, stdout } = await withArchive('verify', sent);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Bodies not checked: 1 request (cut off).')]);
  });
});

describe('a body that a recorder has left compressed', () => {
  const bytes = Buffer.from(JSON.stringify(TAX));
  const compress = (zlib as { zstdCompressSync?: (bytes: Buffer) => Buffer }).zstdCompressSync;
  const zstd = compress ? compress(bytes) : Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 4]);
  const isZstdReliable = Number.parseInt(process.versions.node, 10) >= 24;
  const found = async (packed: Uint8Array, encoding: string) =>
    withArchive(
      'verify',
      entry('/settings/taxes/1', { text: base64(packed), encoding: 'base64' }, { 'Content-Encoding': encoding }),
    );

  test.each<[encoding: string, packed: Uint8Array]>([
    ['gzip', gzipSync(bytes)],
    ['GZIP', gzipSync(bytes)],
    ['x-gzip', gzipSync(bytes)],
    ['deflate', deflateSync(bytes)],
    ['br', brotliCompressSync(bytes)],
    ['gzip', bytes],
    ['br', bytes],
    ['identity', bytes],
    ...(isZstdReliable ? [['zstd', zstd] as [string, Uint8Array]] : []),
  ])('is checked as what it holds (%s)', async (encoding, packed) => {
    const { stdout, status } = await found(packed, encoding);
    expect(stdout).toContain('response.body/tax/colour is not in the contract: a string');
    expect(stdout).not.toContain('Bodies not checked');
    expect(status).toBe(1);
  });

  test.each<[what: string, encoding: string, packed: Uint8Array]>([
    ['damaged', 'gzip', gzipSync(bytes).fill(7, 20, 30)],
    ['cut off', 'gzip', gzipSync(bytes).subarray(0, 30)],
    ['compressed in another way than it says', 'br', gzipSync(bytes)],
    ['compressed in a way that is not known', 'dcb', Buffer.from([255, 1, 2])],
    ['of zstd, and cut off', 'zstd', zstd.subarray(0, -1)],
    ...(isZstdReliable ? [] : [['of zstd in Node 22 or earlier', 'zstd', zstd] as [string, string, Uint8Array]]),
    ['a bomb', 'gzip', gzipSync(Buffer.alloc(11 * 1024 ** 2, ' '))],
  ])('is not checked if it is %s', async (_, encoding, packed) => {
    const { stdout, status } = await found(packed, encoding);
    expect(stdout).toContain("Bodies not checked: 1 response (can't be decoded).");
    expect(stdout).toContain('0 violations, 0 undocumented, 0 guesses');
    expect(status).toBe(4);
  });

  test('is checked in code, and written decompressed with its values', () => {
    const lines: string[] = [];
    const recorder = createRecorder({ to: (line) => lines.push(line), values: true });
    const exchange = {
      request: { method: 'GET', url: `${BASE}/settings/taxes/1?organization_id=1` },
      response: { status: 200, headers: { 'Content-Encoding': 'gzip' }, body: new Uint8Array(gzipSync(bytes)) },
    };
    expect(verifyExchange(exchange)).toMatchObject([{ place: 'response.body/tax/colour' }]);
    recorder(exchange);
    expect(JSON.parse(lines[1]!).exchange.response.body).toBe(bytes.toString());
  });
});

describe('bodies of another media type than the contract has', () => {
  const page = { mimeType: 'text/html', text: '<html><body>Sign in</body></html>' };

  test('are not checked: login pages alone are little', async () => {
    const { status, stdout, stderr } = await withArchive(
      'verify',
      entry('/items', page),
      entry('/invoices', page),
      entry('/settings/taxes', page),
    );
    expect(stdout).toContain('Bodies not checked: 3 responses (another media type).');
    expect(stdout).toContain('1 violation, 0 undocumented, 2 guesses');
    expect(stdout).toMatch(/^No response body could be read, so this report covers only operations, statuses/);
    expect(stderr).toContain('no response body could be read (3 exchanges).');
    expect(status).toBe(4);
  });

  test('are not checked in a log without bodies', async () => {
    const [log, mapping] = [path.join(folder, 'traffic.log'), path.join(folder, 'mapping.yaml')];
    writeFileSync(log, JSON.stringify({ method: 'GET', url: '/inventory/v1/items', status: 200, type: 'text/html' }));
    writeFileSync(
      mapping,
      'request: { method: $.method, url: $.url }\nresponse: { status: $.status, headers: { content-type: $.type } }',
    );
    expect((await run(['verify', log, '--mapping', mapping])).status).toBe(4);
  });

  test('do not hide that others were checked, and files are none of them', async () => {
    const tax = { text: JSON.stringify({ code: 0, message: '', tax: {} }) };
    const { status, stdout } = await withArchive('verify', entry('/items', page), entry('/settings/taxes/1', tax));
    expect([status, stdout]).toEqual([0, expect.stringContaining('1 response (another media type).')]);
    const file = { mimeType: 'application/pdf', text: '%PDF' };
    const read = await withArchive('verify', entry('/retainerinvoices/1/attachment', file));
    expect([read.status, read.stdout]).toEqual([0, expect.not.stringContaining('Bodies not checked')]);
  });
});
