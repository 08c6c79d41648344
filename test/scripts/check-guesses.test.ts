import { describe, expect, it } from 'vitest';
import { CLOSED, EMPTY_TOO } from '../../scripts/build/closed.ts';
import { ContractError } from '../../scripts/build/problems.ts';
import type { Path } from '../../scripts/build/source-map.ts';
import { checkGuesses } from '../../scripts/build/stages/check-guesses.ts';
import { loosen } from '../../scripts/build/stages/loosen.ts';
import { readDocument } from '../../src/contract/read.ts';
import { contract } from '../support/document.ts';

const GUESS = { 'x-inferred': 'Taken from elsewhere, for this test.' };
const UNTYPED = { 'x-not-documented': ['type'] };

/** What the check says of a document with some schemas and parameters: the places of what it refuses. */
function refused(schemas: object, parameters: object = {}, records: Record<string, string> = {}): string[] {
  const document = readDocument({ openapi: '3.1.0', components: { schemas, parameters } });
  const places: string[] = [];
  const map = {
    locate(path: Path) {
      places.push(path.join('/'));
      return { file: 'schemas.yaml', line: 1, column: 1 };
    },
  };
  try {
    checkGuesses(document, { map, originOf: (path) => path }, { records, bodies: {} });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
  }
  return places.map((place) => place.replace('components/', ''));
}

const KEYWORDS: Record<string, unknown> = {
  enum: ['a'],
  const: 'a',
  not: { const: 'a' },
  if: { minLength: 1 },
  dependentRequired: { a: ['b'] },
  dependentSchemas: { a: {} },
  pattern: 'a',
  format: 'date',
  minLength: 1,
  maxLength: 9,
  minimum: 1,
  maximum: 9,
  exclusiveMinimum: 1,
  exclusiveMaximum: 9,
  multipleOf: 2,
  minItems: 1,
  maxItems: 9,
  uniqueItems: true,
  contains: {},
  minProperties: 1,
  maxProperties: 9,
  propertyNames: {},
  additionalProperties: false,
  unevaluatedProperties: false,
};

describe('a guess refuses no value', () => {
  it.each(Object.entries(KEYWORDS))('by %s next to the mark, below it, or next to the mark of a type', (key, value) => {
    const keyword = { [key]: value };
    expect(refused({ A: { ...GUESS, ...keyword } })).toEqual([`schemas/A/${key}`]);
    expect(refused({ A: { properties: { a: { ...GUESS, ...keyword } } } })).toEqual([`schemas/A/properties/a/${key}`]);
    expect(refused({ A: { ...GUESS, properties: { a: { items: keyword } } } })).toEqual([
      `schemas/A/properties/a/items/${key}`,
    ]);
    expect(refused({ A: { properties: { a: { ...UNTYPED, ...keyword } } } })).toEqual([
      `schemas/A/properties/a/${key}`,
    ]);
    expect(refused({}, { Q: { ...GUESS, name: 'q', in: 'query', schema: keyword } })).toEqual([
      `parameters/Q/schema/${key}`,
    ]);
    expect(refused({ A: { properties: { a: keyword } } })).toEqual([]);
  });

  it('by a required field, a required parameter, or a rule', () => {
    expect(refused({ A: { ...GUESS, required: ['a'] } })).toEqual(['schemas/A/required']);
    expect(refused({ A: { ...GUESS, allOf: [{ if: { required: ['a'] } }] } })).toEqual(['schemas/A/allOf/0/if']);
    expect(refused({}, { Q: { ...GUESS, name: 'q', in: 'query', required: true, schema: {} } })).toEqual([
      'parameters/Q/required',
    ]);
    expect(refused({}, { P: { ...GUESS, name: 'p', in: 'path', required: true, schema: {} } })).toEqual([]);
  });

  it('and names its likely type, and how a number is stored', () => {
    const type = { type: 'array', items: { type: 'boolean' }, format: 'double' };
    expect(refused({ A: { ...GUESS, ...type, properties: { a: { ...UNTYPED, ...type } } } })).toEqual([]);
  });

  it('unless a list states the keyword of a field without a type', () => {
    const schemas = (keyword: object) => ({ A: { properties: { a: { ...UNTYPED, ...keyword } } } });
    expect(refused(schemas({ maxLength: 9 }), {}, { A: 'a - <=9' })).toEqual([]);
    expect(refused(schemas({ enum: ['b'] }), {}, { A: 'a - {b}' })).toEqual([]);
    expect(refused(schemas({ pattern: '^CN' }), {}, { A: 'a - CN…' })).toEqual([]);
    expect(refused(schemas({ minimum: 0 }), {}, { A: 'a - 0..' })).toEqual([]);
    expect(refused(schemas({ minLength: 1 }), {}, { A: 'a - <=9' })).toEqual(['schemas/A/properties/a/minLength']);
  });

  it('unless it is named among what stays closed, each with its reason', () => {
    for (const [name, reason] of CLOSED) {
      expect(reason).toMatch(/^[A-Z`].*\.$/);
      expect(contract.components.schemas[name] ?? contract.components.parameters[name], name).toBeDefined();
    }
    expect(refused({ ErrorEnvelope: { ...GUESS, properties: { code: { not: { const: 0 } } } } })).toEqual([]);
  });

  it('and the empty text passes next to stated values only where the list says so, with the reason', () => {
    for (const [name, reason] of EMPTY_TOO) {
      expect(reason).toMatch(/^[A-Z`].*\.$/);
      const { enum: values, pattern, 'x-not-documented': marks } = contract.components.schemas[name]!;
      expect(marks, name).toEqual(['empty-text']);
      expect((values as unknown[])?.includes('') ?? new RegExp(String(pattern), 'u').test(''), name).toBe(true);
    }
    expect(refused({ GstTreatment: { enum: ['a', ''] }, Upc: { pattern: '^a?$' } })).toEqual([]);
    expect(
      refused({ A: { properties: { a: { enum: ['a', ''] }, b: { pattern: '^b*$' }, c: { pattern: 'c' } } } }),
    ).toEqual(['schemas/A/properties/a', 'schemas/A/properties/b']);
  });

  it('by what it takes from where it is documented: limits are left out, and a closed set becomes known values', () => {
    const schemas = {
      State: { type: 'string', enum: ['a', 'b', ''] },
      CalendarDate: { type: 'string', pattern: 'a' },
      Line: { type: 'object', properties: { a: { maxLength: 1 } } },
    };
    expect(loosen({ type: 'string', maxLength: 9, description: 'A.' }, schemas)).toEqual({
      type: 'string',
      description: 'A.',
    });
    expect(loosen({ $ref: '#/components/schemas/State', description: 'A.' }, schemas)).toEqual({
      type: 'string',
      'x-known-values': ['a', 'b'],
      description: 'A.',
    });
    const properties = { a: { type: 'string', const: 'b' } };
    expect(loosen({ type: 'array', minItems: 1, items: { required: ['a'], properties } }, schemas)).toEqual({
      type: 'array',
      items: { properties: { a: { type: 'string', 'x-known-values': ['b'] } } },
    });
    for (const name of ['CalendarDate', 'Line'])
      expect(loosen({ $ref: `#/components/schemas/${name}` }, schemas)).toEqual({
        $ref: `#/components/schemas/${name}`,
      });
  });
});
