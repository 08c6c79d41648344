import { describe, expect, it } from 'vitest';
import { unknownFields } from '../../scripts/build/unknown-fields.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';

const schemas: Record<string, Schema> = {
  Named: { properties: { name: { type: 'string' } } },
  Tax: {
    allOf: [{ $ref: '#/components/schemas/Named' }, { properties: { rate: { type: 'number' } } }],
    if: { properties: { only_in_condition: { const: 1 } } },
  },
  Page: { properties: { taxes: { type: 'array', items: { $ref: '#/components/schemas/Tax' } } } },
  Open: { properties: { id: { type: 'string' } }, additionalProperties: true },
  Choice: { oneOf: [{ properties: { by_id: {} } }, { properties: { by_name: {} } }] },
  Empty: { type: 'object' },
};
const document = { components: { schemas } } as unknown as OpenApiDocument;

function unknown(name: string, value: unknown) {
  return unknownFields(document, { $ref: `#/components/schemas/${name}` }, [], value);
}

describe('a field that its schema does not name', () => {
  it.each([
    ['is found', 'Named', { nmae: 'VAT' }, ['nmae']],
    ['is found beside parts', 'Tax', { name: 'VAT', rate: 1, rat: 2 }, ['rat']],
    ['is found in an entry of a list', 'Page', { taxes: [{ name: 'VAT' }, { nmae: 'VAT' }] }, ['taxes', 1, 'nmae']],
    ['is found where only a condition names it', 'Tax', { only_in_condition: 1 }, ['only_in_condition']],
    ['is found in an object without fields', 'Empty', { name: 'VAT' }, ['name']],
  ])('%s', (_what, name, value, keys) => {
    expect(unknown(name, value).map((field) => field.keys)).toEqual([keys]);
  });

  it.each([
    ['any of several alternatives', 'Choice', { by_name: 'VAT' }],
    ['parts', 'Tax', { name: 'VAT', rate: 1 }],
    ['a value that is no object', 'Tax', 'VAT'],
  ])('is none in %s', (_what, name, value) => {
    expect(unknown(name, value)).toEqual([]);
  });

  it('comes with the field that was probably meant, and where that is defined', () => {
    const [field] = unknown('Tax', { nmae: 'VAT' });
    expect(field?.nearest).toEqual({ name: 'name', path: ['components', 'schemas', 'Named', 'properties', 'name'] });
    const [stranger] = unknown('Tax', { zzzzzz: 1 });
    expect(stranger?.nearest).toBeUndefined();
  });
});
