import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { createRecorder, verifyExchange } from '../../src/public/verify.ts';
import type { SourcePlace } from '../../verifier/verify/report/report-formats.ts';
import { run } from '../cli/output.ts';

const FILE = 'test/documents/odd.yaml';
const folder = mkdtempSync(path.join(tmpdir(), 'odd-'));
const recording = path.join(folder, 'odd.ndjson');
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ document: FILE });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

const key = { 'X-Key': 'demo' };
const cat = { 'Content-Type': 'application/vnd.odd+json', ...key };

async function answered(url: string, init: RequestInit = { headers: key }): Promise<[number, unknown]> {
  const response = await fetch(mock.baseUrl + url, init);
  const text = await response.text();
  return [response.status, text.startsWith('{') ? JSON.parse(text) : text];
}

describe('the mock of an odd document', () => {
  it('is where the variables of its server say', () => {
    expect(mock.baseUrl).toBe(`${mock.url}/v9`);
  });

  it('makes bodies of the schema, and says so', async () => {
    const response = await fetch(`${mock.baseUrl}/cats/tom.json`, { headers: key });
    expect(await response.json()).toEqual({ name: 'textxx', mail: 'ann@example.com', born: '2026-01-01' });
    expect(response.headers.get('x-mock-made')).toBe('of the schema');
    expect(await answered('/dogs/3/a...b')).toEqual([200, { below: [] }]);
  });

  it.each<[url: string, init: RequestInit | undefined, status: number]>([
    ['/cats/tom.xml', undefined, 404],
    ['/cats/tom.json', {}, 401],
    [
      '/cats',
      { method: 'POST', headers: cat, body: '{"name":"Thomas","mail":"t@odd.example","born":"2026-01-01"}' },
      201,
    ],
    ['/cats', { method: 'POST', headers: cat, body: '{"name":"Tom","mail":"t","extra":1}' }, 400],
    [
      '/cats',
      { method: 'PATCH', headers: { ...key, 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'name=Tom' },
      200,
    ],
    ['/dogs/3/a...b?tags=1,2&kinds=a&kinds=b&created[gte]=5', {}, 200],
    ['/dogs/3/a...b?tags=1,x', {}, 400],
    ['/dogs/3/a...b?kinds=a&kinds=b&kinds=c', {}, 400],
    ['/dogs/spot/a...b', {}, 400],
    ['/dogs/3/a...b,abc', {}, 200],
    ['/dogs/3/a...b,abcd', {}, 400],
    ['/dogs/3/a...b?created[gte]=now', {}, 400],
    ['/dogs/2/a...b', { method: 'HEAD', headers: key }, 400],
  ])('%s %j', async (url, init, status) => {
    expect((await answered(url, init))[0]).toBe(status);
  });
});

/** What stands where a finding says that the claim is. */
function lineAt(written: readonly string[], { file, line }: SourcePlace): string {
  expect(file).toBe(FILE);
  return written[line - 1]!.trim();
}

describe('the mock of a document without an envelope', () => {
  it('refuses with Problem Details', async () => {
    const response = await fetch(`${mock.baseUrl}/dogs/3/a...b?tags=1,x`, { headers: key });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    const message = 'query.tags[1] must be an integer.';
    expect(await response.json()).toEqual({
      status: 400,
      detail: message,
      errors: [{ path: 'query.tags[1]', message }],
    });
  });

  it('refuses as the operation is documented to, and says in a header what is wrong', async () => {
    const response = await fetch(`${mock.baseUrl}/cats/tom.json`);
    expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/json']);
    expect(await response.json()).toEqual({ why: 'no key' });
    expect(response.headers.get('x-mock-refusal')).toBe('token');
    expect(response.headers.get('x-mock-message')).toMatch(/token/);
  });

  it('keeps to the envelope where the document states it', async () => {
    const document = await readDocumentFile(FILE);
    const enveloped = await startMock({
      document: { ...document, 'x-conventions': { envelope: ['code', 'message'] } },
    });
    const response = await fetch(`${enveloped.baseUrl}/cats/tom.xml`, { headers: key });
    await enveloped.close();
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ code: 40420, message: expect.any(String) });
  });
});

describe('an odd document', () => {
  it('is read by every command, which say what of it is not', async () => {
    const listed = await run(['operations', '--json', '--document', FILE]);
    const operations = JSON.parse(listed.stdout) as { operationId: string }[];
    expect(operations.map(({ operationId }) => operationId)).toEqual([
      'cats/get-one',
      'POST /cats',
      'PATCH /cats',
      'GET /dogs/{id}/{from}...{to}',
      'HEAD /dogs/{id}/{from}...{to}',
    ]);
    expect(
      listed.stderr
        .split('\n')
        .map((line) => line.replace(/^Not read: /, ''))
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "",
        "#/components/pathItems/Cats/post/responses/404/$ref. #/components/responses/Gone does not exist in the document.",
        "#/components/schemas/Circle/$ref. #/components/schemas/Round refers to itself.",
        "#/components/schemas/Named/properties/weight/type. "weight" is not a type.",
        "#/components/schemas/Tree/properties/owner/$ref. #/components/schemas/Lost does not exist in the document.",
        "#/paths/~1cats/patch. Bodies of application/xml are not checked.",
        "#/paths/~1cats/patch. Headers of responses are neither checked nor sent.",
        "#/paths/~1cats~1{other}.json/get. Another operation has this method and URL.",
        "#/paths/~1dogs~1{id}~1{from}...{to}/get. Parameters in a query with the style form, or with \`content\`, are not checked.",
        "#/paths/~1dogs~1{id}~1{from}...{to}/get. Path parameters with the style label, or with \`content\`, are not checked.",
        "#/paths/~1dogs~1{id}~1{from}...{to}/get/parameters/0/$ref. #/components/parameters/Nowhere does not exist in the document.",
        "#/paths/~1dogs~1{id}~1{from}...{to}/head. Parameters in a header are not checked.",
        "#/paths/~1dogs~1{id}~1{from}...{to}/head/operationId. It is not a string, or another operation has it.",
      ]
    `);
    const part = await run(['spec', '--tag', 'undeclared', '--document', FILE]);
    expect([part.status, part.stdout]).toEqual([0, expect.stringContaining('operationId: cats/get-one')]);
    const sample = await run(['sample', 'POST /cats', '--request', '--document', FILE]);
    expect(JSON.parse(sample.stdout)).toEqual({ name: 'Tom', mail: 'tom@odd.example' });
    expect(await run(['sample', 'cats/get-one', '--document', FILE])).toMatchObject({ status: 1, stdout: '' });
  });

  it('is what traffic is checked against', async () => {
    const recorder = createRecorder({ to: recording, document: await readDocumentFile(FILE) });
    for (const [url, body] of [
      ['/cats/tom.json', { name: 'Thomas', mail: 'no mail', born: '2026-01-01', extra: 1 }],
      ['/dogs/3/a...b?tags=1,x', { below: [{ below: 'none' }] }],
      ['/dogs/2/a...b', { below: [] }],
      ['/dogs/spot/a...long%20name,b', { below: [] }],
    ] as const)
      recorder({
        at: '2026-03-28T12:00:00Z',
        request: { method: 'GET', url: `https://odd.example/v9${url}` },
        response: { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      });
    const { status, stdout } = await run(['verify', recording, '--document', FILE, '--format', 'json']);
    const { findings } = JSON.parse(stdout) as { findings: { rule: string; place: string; source: SourcePlace }[] };
    expect([status, findings.map(({ rule, place }) => `${rule} ${place}`).sort()]).toEqual([
      1,
      [
        'field response.body/extra',
        'format response.body/mail',
        'maxLength request.path/to/*',
        'minimum request.path/id',
        'type request.path/id',
        'type request.query/tags/*',
        'type response.body/below/*/below',
        'unevaluatedProperties response.body/extra',
      ],
    ]);
    const written = readFileSync(FILE, 'utf8').split('\n');
    expect(findings.map(({ rule, source }) => `${rule}: ${lineAt(written, source)}`).sort()).toMatchInlineSnapshot(`
      [
        "field: Named:",
        "format: properties: { mail: { type: string, format: email }, born: { type: string, format: date } },",
        "maxLength: - { name: to, in: path, required: true, schema: { type: array, items: { type: string, maxLength: 3 } } }",
        "minimum: - { name: id, in: path, required: true, schema: { type: integer, minimum: 3 } }",
        "type: - { name: id, in: path, required: true, schema: { type: integer, minimum: 3 } }",
        "type: - { name: tags, in: query, explode: false, schema: { type: array, items: { type: integer } } }",
        "type: below: { type: array, items: { $ref: "#/components/schemas/Tree" } },",
        "unevaluatedProperties: Named:",
      ]
    `);
    const sarif = JSON.parse((await run(['verify', recording, '--document', FILE, '--format', 'sarif'])).stdout);
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({ uri: FILE });
    expect(await run(['evidence', 'show', recording, '--document', FILE])).toMatchObject({ status: 0 });
    expect(await run(['propose', recording, '--document', FILE])).toMatchObject({ status: 0 });
  });

  it('says nothing of fields where it was not read, and infers nothing', async () => {
    const document = await readDocumentFile(FILE);
    const found = (method: string, url: string, status: number, body: unknown) =>
      verifyExchange(
        {
          request: { method, url: `https://odd.example/v9${url}` },
          response: { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        },
        { document },
      ).map(({ kind, rule, place, basis }) => `${kind} ${rule} ${place}, ${basis}`);
    const owner = { name: 'Ann', house: { number: 7 } };
    expect(found('GET', '/dogs/3/a...b?lost=1', 200, { below: [{ below: [], owner, age: 3 }], owner })).toEqual([
      'undocumented field response.body/below/*/age, documented',
    ]);
    const cat = { name: 'Thomas', mail: 'tom@odd.example', born: '2026-01-01' };
    expect(found('POST', '/cats', 200, cat)).toContain('undocumented status , documented');
    expect(found('POST', '/cats', 409, {})).toEqual(['undocumented status , documented']);
  });

  it.each([['code-samples'], ['mcp'], ['reference'], ['sandbox']])(
    'is refused in one sentence by %s',
    async (command) => {
      expect(await run([command, '--document', FILE])).toEqual({
        status: 2,
        stdout: '',
        stderr: `This command only works with this package's contract, so it has no --document. See npx inventory-service-api ${command} --help.\n`,
      });
    },
  );

  it('is nothing that the sandbox could be compared with', async () => {
    const { status, stderr } = await run(['verify', recording, '--behaviour', '--document', FILE]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(
        '--behaviour compares with the sandbox, which follows only the contract of this package. Leave out --document.',
      ),
    ]);
  });
});
