import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDocument } from '../../src/contract/read.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { verifyExchange } from '../../src/public/verify.ts';

const started: Mock[] = [];
afterAll(() => Promise.all(started.map((mock) => mock.close())));

/** Starts a mock of a document with some paths and schemas. */
async function mockOf(paths: string, schemas = '{}'): Promise<Mock> {
  const mock = await startMock({ document: documentOf(paths, schemas) });
  started.push(mock);
  return mock;
}

function documentOf(paths: string, schemas = '{}') {
  const text = `openapi: 3.1.0\ninfo: {title: other, version: "1"}\npaths:\n${paths}\ncomponents: {schemas: ${schemas}}`;
  return readDocument(parse(text));
}

/** A path whose GET answers with a content. */
function get(path: string, content: string): string {
  return `  ${path}: {get: {responses: {"200": {description: ok, content: ${content}}}}}\n`;
}

describe('samples of another document', () => {
  it.each([
    ['/csv', 'text/csv', 'id,name\n1,Tent\n', null],
    ['/xml', 'application/xml', '<a/>', null],
    ['/lines', 'application/x-ndjson', '{"a":1}\n{"a":2}\n', null],
    ['/ping', 'text/plain', 'pong', 'of the schema'],
    ['/tree', 'application/xml', '{"a":1}', 'sample, as JSON'],
    ['/two', 'application/json', '{"a":1}', null],
  ])('at %s are sent as written', async (path, type, body, made) => {
    const mock = await samples;
    const response = await fetch(mock.url + path);
    expect([response.headers.get('content-type'), response.headers.get('x-mock-made')]).toEqual([type, made]);
    expect(await response.text()).toBe(body);
  });

  it('are of the type that the caller accepts, if the response has it', async () => {
    const response = await fetch(`${(await samples).url}/two`, { headers: { Accept: 'image/png, text/csv;q=0.5' } });
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/csv', 'a\n1\n']);
  });
});

const samples = mockOf(
  [
    get('/csv', String.raw`{text/csv: {example: "id,name\n1,Tent\n"}}`),
    get('/xml', '{application/xml: {examples: {a: {value: "<a/>"}}}}'),
    get('/lines', String.raw`{application/x-ndjson: {example: "{\"a\":1}\n{\"a\":2}\n"}}`),
    get('/ping', '{text/plain: {schema: {type: string, example: pong}}}'),
    get('/tree', '{application/xml: {example: {a: 1}}}'),
    get('/two', String.raw`{application/json: {example: {a: 1}}, text/csv: {example: "a\n1\n"}}`),
  ].join(''),
);

describe('bodies that are made of a schema', () => {
  const json = (schema: string): string => get('/made', `{application/json: {schema: ${schema}}}`);

  it.each([
    [
      'examples, defaults and types of fields that are not required',
      '{type: object, properties: {id: {type: integer, example: 7}, price: {type: number, default: 9.5}, name: {type: string}}}',
      { id: 7, price: 9.5, name: 'text' },
      'of the schema',
    ],
    [
      'a record in a list',
      '{type: array, items: {type: object, properties: {name: {example: Tent}}}}',
      [{ name: 'Tent' }],
    ],
    ['no record in a list that must be empty', '{type: array, maxItems: 0, items: {type: string}}', []],
    [
      'no text that breaks its pattern, unless it is required',
      '{type: object, required: [a], properties: {a: {type: string}, b: {type: string, pattern: "^\\\\d+$"}}}',
      { a: 'text' },
    ],
    [
      'an example that breaks its schema, which is said',
      '{type: object, properties: {in: {type: object, properties: {n: {type: integer, example: "7"}}}}}',
      { in: { n: '7' } },
      'of the schema, which it breaks',
    ],
    [
      'what the schema that types a field says of it, and not what the one that requires it does',
      '{allOf: [{type: object, properties: {a: {type: string}}}, {required: [a], properties: {a: {description: x}}}]}',
      { a: 'text' },
    ],
    ['a schema within itself, a few times', '{$ref: "#/components/schemas/Node"}', { v: 0, next: { v: 0 } }],
  ])('have %s', async (_, schema, body, made = 'of the schema') => {
    const mock = await mockOf(
      json(schema),
      '{Node: {type: object, properties: {v: {type: integer}, next: {$ref: "#/components/schemas/Node"}}}}',
    );
    const response = await fetch(`${mock.url}/made`);
    expect([await response.json(), response.headers.get('x-mock-made')]).toEqual([body, made]);
  });

  it('are small, however many schemas refer to each other', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `S${index}`);
    const properties = names.map((name) => `${name}: {$ref: "#/components/schemas/${name}"}`).join(', ');
    const schemas = names.map((name) => `${name}: {type: object, properties: {n: {type: integer}, ${properties}}}`);
    const mock = await mockOf(json('{$ref: "#/components/schemas/S0"}'), `{${schemas.join(', ')}}`);
    const text = await (await fetch(`${mock.url}/made`)).text();
    expect(JSON.parse(text)).toMatchObject({ n: 0, S1: { n: 0 } });
    expect(text.length).toBeLessThan(20_000);
  });
});

const FORMS = `
  /multipart:
    post:
      requestBody: {required: true, content: {multipart/form-data: {schema: {$ref: "#/components/schemas/Form"}}}}
      responses: {"204": {description: ok}}
  /urlencoded:
    post:
      requestBody: {required: true, content: {application/x-www-form-urlencoded: {schema: {$ref: "#/components/schemas/Form"}}}}
      responses: {"204": {description: ok}}`;
const FORM = `{Form: {type: object, required: [meta], properties: {
  meta: {type: object, required: [n], properties: {n: {type: integer}}},
  free: {type: object}, ids: {type: array, items: {type: integer}}, rows: {type: array, items: {type: object}},
  count: {type: integer}, note: {type: string}, file: {type: string, format: binary}}}}`;

/** A field of a form, and what it holds; a Blob is a file. */
type Fields = [name: string, value: string | Blob][];

const json = (value: unknown): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' });

describe('a form', () => {
  const meta: Fields[number] = ['meta', '{"n":1}'];
  const cases: [what: string, fields: Fields, refusal?: string][] = [
    ['an object as JSON', [meta]],
    ['an object with a wrong field', [['meta', '{"n":"x"}']], 'body.meta.n must be an integer.'],
    ['an object that is no JSON', [['meta', '{n:1}']], 'body.meta must be an object.'],
    ['an object by its fields', [['meta[n]', '1']]],
    ['an object without its fields', [meta, ['free', '{"a":[1]}']]],
    ['a list of one', [meta, ['ids', '1']]],
    ['a list of several', [meta, ['ids', '1'], ['ids', '2']]],
    ['a list as JSON', [meta, ['ids', '[1,2]']]],
    ['a list with a wrong entry', [meta, ['ids', '1'], ['ids', 'x']], 'body.ids[1] must be an integer.'],
    ['a list of objects', [meta, ['rows', '{"a":1}'], ['rows', '{"a":2}']]],
    ['a number, and a text that looks like one', [meta, ['count', '5'], ['note', '5']]],
    ['an empty text', [meta, ['note', '']]],
    ['no number', [meta, ['count', 'x']], 'body.count must be an integer.'],
    ['no field', [['note', 'x']], 'body.meta is required.'],
  ];
  const files: [what: string, fields: Fields, refusal?: string][] = [
    ['an object in a file of JSON, as pages send it', [['meta', json({ n: 1 })]]],
    ['a wrong object in a file of JSON', [['meta', json({ n: 'x' })]], 'body.meta.n must be an integer.'],
    ['a file of JSON where a file is meant', [meta, ['file', json({ a: 1 })]]],
  ];

  /** The message of the mock and the findings of the verifier, if a form is refused. */
  async function judged(path: string, body: FormData | URLSearchParams): Promise<[string | undefined, number]> {
    const request = new Request(`${(await forms).url}${path}`, { method: 'POST', body });
    const bytes = new Uint8Array(await request.clone().arrayBuffer());
    const response = await fetch(request);
    const refusal = response.status === 204 ? undefined : ((await response.json()) as { detail: string }).detail;
    const findings = verifyExchange(
      {
        request: { method: 'POST', url: path, headers: Object.fromEntries(request.headers), body: bytes },
        response: { status: 204, headers: {}, body: '' },
      },
      { document: documentOf(FORMS, FORM) },
    );
    return [refusal, findings.length];
  }

  it.each([...cases, ...files])('of multipart/form-data may have %s', async (_, fields, refusal) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    expect(await judged('/multipart', form)).toEqual([refusal, refusal === undefined ? 0 : 1]);
  });

  it.each(cases)('of application/x-www-form-urlencoded may have %s', async (_, fields, refusal) => {
    const form = new URLSearchParams(fields as [string, string][]);
    expect(await judged('/urlencoded', form)).toEqual([refusal, refusal === undefined ? 0 : 1]);
  });

  it('that is malformed is refused', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${(await forms).url}/urlencoded`, { method: 'POST', headers, body: 'meta=%E0' });
    expect([response.status, response.headers.get('x-mock-refusal')]).toEqual([400, 'malformed-body']);
  });
});

const forms = mockOf(FORMS, FORM);
