import { describe, expect, it } from 'vitest';
import { generateCoverage } from '../../scripts/build/stages/coverage.ts';
import type { OpenApiDocument, OperationObject, PathItem } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { changed } from '../support/changed.ts';
import { contract } from '../support/document.ts';
import { differencesOf } from './differences.ts';

const OBSERVED = { seen: 40, of: 40, from: '2026-03-01', to: '2026-03-28' };
const GUESS = 'The resource has an id in its URL, so it is assumed that one record can be read.';
const URL = '/settings/warehouses/{warehouse_id}';

/** The contract with an operation that no document shows, which has some marks, and a response with some more. */
function withOperation(marks: object, response: object = {}): OpenApiDocument {
  const { put } = contract.paths[URL] as { put: OperationObject };
  const { requestBody: _, 'x-not-documented': _parts, ...rest } = put;
  const get = { ...rest, operationId: 'getWarehouse', security: [{ accessToken: [] }], ...marks };
  const responses = { ...rest.responses, 200: { ...rest.responses['200']!, ...response } };
  return changed(contract, ['paths', URL], (item) => Object.assign(item as PathItem, { get: { ...get, responses } }));
}

/** What differs anyway. */
const present = differencesOf(contract);

/** What differs from what the documents state, in addition to what differs anyway. */
function differing(document: OpenApiDocument): string[] {
  return differencesOf(document).filter((difference) => !present.includes(difference));
}

describe('an operation that no document shows', () => {
  it('is in the contract with a mark alone', () => {
    expect(differing(withOperation({}))).toEqual([
      'getWarehouse is not documented, and has neither x-observed nor x-inferred',
    ]);
    expect(differing(withOperation({ 'x-observed': OBSERVED }))).toEqual([]);
    expect(differing(withOperation({ 'x-inferred': GUESS }))).toEqual([]);
  });

  it("can't be one that they do show", () => {
    const document = changed(contract, ['paths', URL, 'put'], (put) => {
      put['x-observed'] = OBSERVED;
    });
    expect(differing(document)).toEqual(['updateWarehouse is documented, and has x-observed']);
  });

  it('names every part as not documented that was not observed', () => {
    const partsOf = (document: OpenApiDocument) => operationsOf(document).find(({ id }) => id === 'getWarehouse')!;
    const inferred = ['path', 'query', 'request-body', 'required-fields', 'response', 'scope', 'semantics'];
    expect(partsOf(withOperation({ 'x-inferred': GUESS }))).toMatchObject({
      basis: 'inferred',
      notDocumented: inferred,
    });
    expect(partsOf(withOperation({ 'x-observed': OBSERVED }, { 'x-observed': OBSERVED }))).toMatchObject({
      basis: 'observed',
      notDocumented: inferred.filter((part) => part !== 'path' && part !== 'response'),
    });
  });

  it('is told apart in coverage.md', () => {
    const none = generateCoverage(contract);
    expect(none).not.toContain('Operations that no document shows');
    const observed = generateCoverage(withOperation({ 'x-observed': OBSERVED }));
    expect(observed).toContain(
      'Operations that no document shows: 1 that traffic shows (`x-observed`), and 0 that are',
    );
    expect(observed).toMatch(/^\| getWarehouse \| `GET \S+` \| – \| response \| all of it \(only observed\) \|$/m);
    expect(observed).toContain('| `getWarehouse` | 40 of 40, 2026-03-01 to 2026-03-28 |');
    const inferred = generateCoverage(withOperation({ 'x-inferred': GUESS }));
    expect(inferred).toContain('all of it (only inferred) |');
    expect(inferred).toContain(`| \`getWarehouse\` | ${GUESS} |`);
  });
});

describe('a part of an operation that no document shows', () => {
  const create = ['paths', '/settings/warehouses', 'post'];

  it('is a parameter with a mark alone', () => {
    const withParameter = (marks: object) =>
      changed(contract, create, (post) => {
        post['parameters'] = [{ name: 'dry_run', in: 'query', schema: { type: 'boolean' }, ...marks }];
      });
    expect(differing(withParameter({}))).toEqual(['createWarehouse: query is dry_run, documented is none']);
    expect(differing(withParameter({ 'x-observed': OBSERVED }))).toEqual([]);
    expect(differing(withParameter({ 'x-inferred': GUESS }))).toEqual([]);
  });

  it('is a response with a mark alone, its own or that of the shared one', () => {
    const withResponse = (marks: object) =>
      changed(contract, [...create, 'responses'], (responses) => {
        responses['409'] = { description: 'The name is taken.', ...marks };
      });
    expect(differing(withResponse({}))).toEqual([
      'createWarehouse: response 409 is not documented, and has neither x-observed nor an x-inferred that says what it is taken from',
    ]);
    expect(differing(withResponse({ 'x-observed': OBSERVED }))).toEqual([]);
    expect(differing(withResponse({ $ref: '#/components/responses/BadRequest' }))).toEqual([]);
  });

  it('is what was observed of a response that the documents do not show, instead of the mark', () => {
    const observe = (marks: object) =>
      changed(contract, ['paths', URL, 'delete'], (operation) => {
        operation['x-not-documented'] = [];
        operation['responses'] = { ...(operation['responses'] as object), 200: marks };
      });
    const { 200: response } = contract.paths[URL]!.delete!.responses;
    expect(differing(observe({ ...response }))).toEqual([
      'deleteWarehouse: x-not-documented is none, documented is response',
    ]);
    expect(differing(observe({ ...response, 'x-observed': OBSERVED }))).toEqual([]);
  });

  it('is a field, or a limit of one, with a mark alone', () => {
    const withField = (property: object) =>
      changed(contract, ['components', 'schemas', 'WarehouseListItem', 'properties'], (properties) => {
        properties['capacity'] = property;
      });
    expect(differing(withField({ type: 'string' }))).toEqual(['WarehouseListItem.capacity is not documented']);
    expect(differing(withField({ type: 'string', 'x-observed': OBSERVED }))).toEqual([]);
    const withLimit = (marks: object) =>
      changed(contract, ['components', 'schemas', 'WarehouseListItem', 'properties', 'warehouse_name'], (field) => {
        Object.assign(field, { maxLength: 100, ...marks });
      });
    expect(differing(withLimit({}))).toEqual([
      'WarehouseListItem.warehouse_name: maxLength is 100, documented is none',
    ]);
    expect(differing(withLimit({ 'x-observed': OBSERVED }))).toEqual([]);
  });
});
