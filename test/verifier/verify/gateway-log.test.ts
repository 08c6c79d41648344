import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Evidence } from '../../../src/public/verify.ts';
import { readMapping } from '../../../verifier/verify/read/gateway-log.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { run } from '../../cli/output.ts';
import { archiveOf } from './support/archive.ts';
import { kongLine, MAPPINGS, nginxLine } from './support/gateway.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}

function exchange(id: number, tax: object, others: Partial<Exchange['request']> = {}, status = 200): Exchange {
  return {
    at: '2026-03-28T12:00:00.000Z',
    request: {
      method: 'GET',
      url: `https://inventory.example.com/inventory/v1/settings/taxes/${id}?organization_id=10234695`,
      headers: {},
      ...others,
    },
    response: {
      status,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 0, message: 'success', tax }),
    },
  };
}

const JSON_BODY = { headers: { 'content-type': 'application/json' }, body: '{"tax_name":7}' };
const EXCHANGES = [
  exchange(1, { tax_id: '1', colour: 'red' }),
  exchange(2, { tax_id: '2', tax_percentage: true }),
  exchange(3, { tax_id: '3' }, { method: 'PUT', ...JSON_BODY }),
];

let kong: string;
let nginx: string;
beforeAll(() => {
  kong = file('kong.yaml', MAPPINGS.kong);
  nginx = file('nginx.yaml', MAPPINGS.nginx);
});

/** What was seen in a file, of the account without a name. */
async function seenIn(args: string[]): Promise<Evidence['accounts'][string]['operations']> {
  const { stdout } = await run(['evidence', 'merge', ...args]);
  return (JSON.parse(stdout) as Evidence).accounts['']!.operations;
}

describe('a log of Kong', () => {
  test('shows what an archive of the same calls shows', async () => {
    const log = file('kong.log', EXCHANGES.map((one) => `${kongLine(one)}\n`).join(''));
    const archive = file('same.har', archiveOf(EXCHANGES));
    expect(await seenIn([log, '--mapping', kong])).toEqual(await seenIn([archive]));
    const { status, stdout } = await run(['verify', log, '--mapping', kong]);
    expect([status, stdout]).toEqual([1, expect.stringContaining('response.body/tax/colour')]);
    expect(stdout).toContain('response.body/tax/tax_percentage must be a number');
    expect((await run(['propose', log, '--mapping', kong])).stdout).toContain('colour');
  });

  test('is read next to archives and evidence', async () => {
    const log = file('mixed.log', `${kongLine(EXCHANGES[0]!)}\n`);
    const archive = file('mixed.har', archiveOf(EXCHANGES));
    const { stdout } = await run(['evidence', 'merge', archive]);
    const evidence = file('mixed.json', stdout);
    const shown = await run(['evidence', 'show', log, archive, evidence, '--mapping', kong]);
    expect(shown.stdout).toContain('2 recordings, 1 account');
  });

  test('counts lines that are cut or hold no exchange', async () => {
    const lines = [kongLine(EXCHANGES[0]!), kongLine(EXCHANGES[0]!).slice(0, 80), '{"message":"reopened"}', '7', ''];
    const { stdout } = await run(['verify', file('cut.log', lines.join('\n')), '--mapping', kong]);
    expect(stdout).toContain('Not checked against the contract: 1 (not JSON), 2 (not an exchange).');
  });

  test('has bodies that are JSON as they are, and leaves compressed ones aside', async () => {
    const line = JSON.parse(kongLine(EXCHANGES[0]!));
    const asIs = { ...line, response: { ...line.response, body: JSON.parse(line.response.body) } };
    const zipped = { ...line, response: { ...line.response, headers: { 'Content-Encoding': ['gzip'] } } };
    const log = file('bodies.log', [asIs, zipped].map((one) => JSON.stringify(one)).join('\n'));
    const { stdout } = await run(['verify', log, '--mapping', kong]);
    expect(stdout).toContain("Bodies not checked: 1 response (can't be decoded).");
    expect(stdout).toContain('response.body/tax/colour');
  });

  test('has values for --behaviour', async () => {
    const log = file('behaviour.log', `${kongLine(EXCHANGES[0]!)}\n`);
    const { stderr } = await run(['verify', log, '--mapping', kong, '--behaviour']);
    expect(stderr).toContain('Nothing was compared: no rule of the sandbox applies');
  });
});

describe('a log of nginx', () => {
  test('says first that there are no bodies, and ends as one that checked little', async () => {
    const unknown = exchange(4, {}, { url: 'https://inventory.example.com/inventory/v1/kites?organization_id=1' });
    const log = file('nginx.log', [...EXCHANGES, unknown].map((one) => `${nginxLine(one)}\n`).join(''));
    const { status, stdout, stderr } = await run(['verify', log, '--mapping', nginx]);
    expect(stdout).toMatch(/^No response body could be read/);
    expect(stdout).toContain('GET /inventory/v1/kites');
    expect([status, stderr]).toEqual([4, expect.stringContaining(`Little was checked in ${log}`)]);
  });

  test('has the days of its calls', async () => {
    const log = file('days.log', `${nginxLine(EXCHANGES[0]!)}\n`);
    const { getTax } = await seenIn([log, '--mapping', nginx]);
    expect(getTax!['200']).toMatchObject({ from: '2026-03-28', to: '2026-03-28' });
  });
});

describe('a mapping', () => {
  test('names paths that no line has', async () => {
    const log = file('typo.log', `${kongLine(EXCHANGES[0]!)}\n`);
    const typo = file('typo.yaml', MAPPINGS.kong.replace('$.response.body', '$.response.boddy'));
    const { status, stderr } = await run(['verify', log, '--mapping', typo]);
    expect(status).toBe(4);
    expect(stderr).toContain(`${typo}: no line has request.body ($.request.body), response.body ($.response.boddy).`);
  });

  test('may be given where there is no log', async () => {
    const { status, stderr } = await run(['verify', file('own.har', archiveOf(EXCHANGES)), '--mapping', kong]);
    expect([status, stderr]).toEqual([1, '']);
  });

  const PARTS = { request: { method: '$.m', url: '$.u' }, response: { status: '$.s' } };
  const WRONG: [content: unknown, problem: string][] = [
    [7, 'is not a mapping.'],
    [{}, 'has no request.'],
    [{ ...PARTS, requests: {} }, 'has requests, which is not part of a mapping. Did you mean request?'],
    [
      { ...PARTS, request: { method: '$.m', uri: '$.u' } },
      'has request.uri, which is not part of a mapping. Did you mean url?',
    ],
    [{ ...PARTS, response: {} }, 'has no response.status.'],
    [{ ...PARTS, at: 'time' }, 'has no JSONPath at at: time (Expected "$" but "t" found).'],
    [{ ...PARTS, response: { status: 200 } }, 'has no JSONPath at response.status.'],
    [{ ...PARTS, response: { status: '$..s' } }, 'has a path that selects 2 values at response.status: $..s.'],
  ];
  test.each(WRONG)('%j is refused with what is wrong', async (content, problem) => {
    const wrong = file('wrong.json', JSON.stringify(content));
    const log = file('wrong.log', '{"m":"GET","u":"/inventory/v1/items","s":200,"more":{"s":7}}\n');
    const { status, stderr } = await run(['verify', log, '--mapping', wrong]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(`${wrong} ${problem}`)]);
  });

  test('reads times, headers by name, and paths of every form', async () => {
    const { read } = await readMapping(
      parse(`
        at: $.time
        request: { method: "$['call'][0]", url: '$.call[1]', headers: { Content-Type: $.type, x-none: $.none } }
        response: { status: '$..status', body: '$.parts[?@.kind == "body"].text' }
      `),
    );
    const line = {
      call: ['GET', '/a'],
      type: 'text/plain',
      answer: { status: '201' },
      parts: [{ kind: 'body', text: 'b' }],
    };
    const at = (time: unknown) => read({ ...line, time })?.at;
    expect(read({ ...line, time: '2026-03-28T12:00:00+02:00' })).toEqual({
      at: '2026-03-28T12:00:00+02:00',
      request: { method: 'GET', url: '/a', headers: { 'content-type': 'text/plain' } },
      response: { status: 201, headers: {}, body: 'b' },
    });
    const times = [1_774_699_200_000, 1_774_699_200, '1774699200.123', null, {}].map(at);
    expect(times.map((time) => time?.slice(0, 10))).toEqual([
      '2026-03-28',
      '2026-03-28',
      '2026-03-28',
      undefined,
      undefined,
    ]);
    expect([read({ ...line, call: [] }), read(7), read(null)]).toEqual([undefined, undefined, undefined]);
  });
});
