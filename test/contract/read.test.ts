import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { parseDocument, readDocument, UnreadableDocumentError } from '../../src/contract/read.ts';
import { contract } from '../support/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'read-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a text', () => {
  it.each([
    ['JSON', '{"openapi": "3.1.0", "paths": {}}'],
    ['JSON with a byte order mark', '\ufeff{"openapi": "3.1.0", "paths": {}}'],
    ['YAML', 'openapi: 3.1.0\npaths: {}\n'],
    ['YAML that is indented', '  openapi: 3.1.0\n  paths: {}\n'],
    ['YAML with a byte order mark', '\ufeffopenapi: 3.1.0\npaths: {}\n'],
  ])('of %s is read', async (_, text) => {
    expect(await parseDocument(text)).toMatchObject({ openapi: '3.1.0', paths: {} });
  });

  it.each([
    ['{"openapi":', /^It is neither JSON nor YAML: \S.*$/],
    ['a: b: c', /^It is neither JSON nor YAML: \S.*$/],
    ['', /^It is not an OpenAPI document: it has no `openapi`\.$/],
    ['- openapi', /^It is not an OpenAPI document: it has no `openapi`\.$/],
    ['{"swagger": "2.0"}', /^It is not an OpenAPI document: it has no `openapi`\.$/],
    [
      '{"openapi": "3.0.3", "paths": {}}',
      /^It is OpenAPI 3\.0\.3; version 3\.1 or 3\.2 is required\. To upgrade it, run: npx @scalar\/cli document upgrade\.$/,
    ],
    ['openapi: 3.1\npaths: {}', /^It is not an OpenAPI document: `openapi` is not a version such as 3\.1\.0\.$/],
    ['{"openapi": {}}', /^It is not an OpenAPI document: `openapi` is not a version such as 3\.1\.0\.$/],
    ['a: 1\n---\nb: 2', /^It contains several documents\. It must contain exactly one\.$/],
    ['a:\n\tb: 1', /^It is neither JSON nor YAML: [^:]*[^:.]\.$/],
    ['{"openapi": "3.1.0"}', /^It is not an OpenAPI document: it has none of `paths`, `components` and `webhooks`\.$/],
    ['{"openapi": "3.1.0", "paths": []}', /^It is not an OpenAPI document: `paths` is not an object\.$/],
    [
      'openapi: 3.1.0\npaths:\n  /a:\n    parameters:\n',
      /^It is not an OpenAPI document: `parameters` in `\/a` in `paths` is not a list\.$/,
    ],
    [
      '{"openapi": "3.1.0", "paths": {"/a": {"get": {"responses": {"200": {"content": "x"}}}}}}',
      /^It is not an OpenAPI document: `content` in `200` in `responses` in `get` in `\/a` in `paths` is not an object\.$/,
    ],
    [
      'openapi: 3.1.0\npaths: {/a: {parameters: [{$ref: 5}]}}',
      /^It is not an OpenAPI document: `\$ref` in `0` in `parameters` in `\/a` in `paths` is not a string\.$/,
    ],
    [
      'openapi: 3.1.0\npaths: {}\nservers: [null]',
      /^It is not an OpenAPI document: `0` in `servers` is not an object\.$/,
    ],
    [
      '{"openapi": "3.1.0", "components": {"parameters": {"Page": 5}}}',
      /^It is not an OpenAPI document: `Page` in `parameters` in `components` is not an object\.$/,
    ],
    [
      'openapi: 3.1.0\npaths: {}\ncomponents: {schemas: {A: &a {properties: {a: *a}}}}',
      /^It is not an OpenAPI document: `a` in `properties` in `A` in `schemas` in `components` contains itself\.$/,
    ],
    [
      'openapi: 3.1.0\npaths: {}\ninfo: &i {title: x, <<: *i}',
      /^It is not an OpenAPI document: `<<` in `info` contains itself\.$/,
    ],
    [
      `{"openapi": "3.1.0", "paths": {}, "x-deep": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
      /^It is not an OpenAPI document: it has more than 500 levels\.$/,
    ],
    ['openapi: 3.1.0\npaths:\n  /a:\n', /^It is not an OpenAPI document: `\/a` in `paths` is not an object\.$/],
  ])('%j is refused in one line', async (text, message) => {
    const error = await parseDocument(text, 'It').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadableDocumentError);
    expect((error as Error).message).toMatch(message);
  });
});

describe('a file', () => {
  it('is named in what is wrong with it', async () => {
    const file = path.join(folder, 'old.json');
    writeFileSync(file, '{"openapi": "3.0.3"}');
    await expect(readDocumentFile(file)).rejects.toThrow(`${file} is OpenAPI 3.0.3; version 3.1 or 3.2 is required.`);
  });

  it.each([
    [path.join(folder, 'none.json'), 'there is no such file'],
    [folder, 'it is a folder'],
  ])('%s is refused with the reason', async (file, reason) => {
    await expect(readDocumentFile(file)).rejects.toThrow(
      new UnreadableDocumentError(`Cannot read ${file}: ${reason}.`),
    );
  });
});

describe('a document', () => {
  const sparse = () => ({
    openapi: '3.1.0',
    paths: {
      '/things/{id}': {
        parameters: [{ name: 'id', in: 'path', content: {} }, { $ref: '#/components/parameters/Page' }],
        get: { security: [{ token: ['things.read'] }], responses: { 200: { content: { 'text/csv': {} } } } },
        trace: {},
      },
    },
    components: { parameters: { Page: { name: 'page', in: 'query' } } },
  });

  it('that is complete is left as it is, in its order', () => {
    expect(JSON.stringify(readDocument(contract))).toBe(JSON.stringify(contract));
  });

  it('is completed by what OpenAPI lets it leave out', () => {
    const document = readDocument(sparse());
    expect(document).toMatchObject({
      servers: [],
      tags: [],
      components: { schemas: {}, parameters: { Page: { schema: {} } }, responses: {}, securitySchemes: {} },
    });
    const item = document.paths['/things/{id}']!;
    expect(item.parameters).toEqual([
      { name: 'id', in: 'path', content: {}, schema: {} },
      { $ref: '#/components/parameters/Page' },
    ]);
    expect(item.get!.responses).toEqual({ 200: { content: { 'text/csv': { schema: {} } } } });
    expect(item.trace!.responses).toEqual({});
  });

  it('that is given as a value is copied', () => {
    const value = sparse();
    readDocument(value);
    expect(value).toEqual(sparse());
  });

  it('may share parts, but must not contain itself', () => {
    const shared = { type: 'object' };
    const schemas: Record<string, unknown> = { A: shared, B: { properties: { a: shared } } };
    const value = { openapi: '3.1.0', components: { schemas } };
    expect(readDocument(value)).toMatchObject(value);
    schemas['C'] = { not: value };
    expect(() => readDocument(value)).toThrow(
      'The document is not an OpenAPI document: `not` in `C` in `schemas` in `components` contains itself.',
    );
  });

  it('has operations, also where it says little about them', () => {
    const [get, trace] = operationsOf(readDocument(sparse()));
    expect(get).toMatchObject({
      id: 'GET /things/{id}',
      tag: '',
      summary: 'GET /things/{id}',
      description: '',
      scope: 'things.read',
      notDocumented: [],
      parameters: [{ name: 'id' }, { name: 'page' }],
      successStatus: '200',
    });
    expect(trace).toMatchObject({ id: 'TRACE /things/{id}', scope: undefined });
  });
});
