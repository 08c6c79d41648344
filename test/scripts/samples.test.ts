import { describe, expect, test } from 'vitest';
import type { ContractError } from '../../scripts/build/problems.ts';
import type { SourceMap } from '../../scripts/build/source-map.ts';
import { checkSamples } from '../../scripts/build/stages/check-samples.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';

const sources: SourceMap = { locate: (path) => ({ file: path.join('/'), line: 1, column: 1 }) };

/** A document whose only response shows a tax. */
function documentOf(tax: Schema, example: object): OpenApiDocument {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Tax' }, example } };
  return {
    openapi: '3.1.1',
    info: { title: 'Taxes', version: '1' },
    paths: { '/taxes': { get: { operationId: 'getTax', responses: { 200: { description: 'The tax.', content } } } } },
    components: { schemas: { Tax: tax }, responses: {} },
  } as unknown as OpenApiDocument;
}

const named: Schema = { type: 'object', properties: { name: { type: 'string' } } };
const numbered: Schema = { type: 'object', properties: { name: { type: 'number' } } };
const renamed: Schema = { type: 'object', properties: { tax_name: { type: 'string' } } };

function messages(run: () => string): string[] {
  try {
    run();
  } catch (error) {
    return (error as ContractError).problems.map(({ message }) => message);
  }
  return [];
}

describe('a check of samples', () => {
  test('counts all samples', () => {
    expect(checkSamples(documentOf(named, { name: 'VAT' }), sources)).toBe('1 samples match their schemas');
  });

  test.each([
    ['a sample of another type', documentOf(named, { name: 5 }), 'name must be string'],
    ['a sample whose schema refers to another type', documentOf(numbered, { name: 'VAT' }), 'name must be number'],
    ['a field that the schema does not name', documentOf(renamed, { name: 'VAT' }), 'has the field "name"'],
  ])('refuses %s', (_case, changed, problem) => {
    expect(messages(() => checkSamples(changed, sources))).toEqual([expect.stringContaining(problem)]);
  });
});
