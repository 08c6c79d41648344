import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { lenientSchema, lenientSchemas } from '../../../scripts/package/lenient-schemas.ts';
import type { OpenApiDocument, Schema } from '../../../src/contract/document.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { shapeOf } from '../../../src/contract/validation/shape.ts';
import { remarksOf } from '../../../src/contract/validation/violations.ts';
import { requests } from '../../support/document.ts';

/** What other schemas refer to. */
const NAMED: Record<string, Schema> = {
  Id: { type: ['string', 'integer'] },
  Line: {
    type: 'object',
    properties: { name: { type: 'string' }, unit: { type: 'string', 'x-not-documented': ['type'] } },
  },
  Wide: {
    type: 'object',
    'x-inferred': 'Taken from the name.',
    properties: { line: { $ref: '#/components/schemas/Line' } },
  },
};

const document = { components: { schemas: NAMED } } as unknown as OpenApiDocument;
const TYPE = { 'x-not-documented': ['type'] };
const INFERRED = { 'x-inferred': 'Taken from the record.' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Says `refused`, or what is remarked on a value; an empty text if nothing is. */
function said(schema: Schema, value: unknown): string {
  const check = createChecks(document)(schema);
  if (!check(value)) return 'refused';
  return remarksOf({ check, shape: shapeOf(document, schema) }, value, 'body')
    .map(({ place, message }) => `${place}: ${message}`)
    .join('; ');
}

// One for all values: each would compile the schema of schemas, which takes longest.
const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'contract', components: { schemas: lenientSchemas(document) } });

/** What a validator says of the same value, that knows no marks, with the schema that ships for it. */
function isTakenElsewhere(schema: Schema, value: unknown): boolean {
  const text = JSON.stringify(lenientSchema(schema)).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  return ajv.validate(JSON.parse(text) as Schema, value);
}

const CASES: readonly [what: string, schema: Schema, value: unknown, expected: string][] = [
  ['a stated type', { type: 'string' }, 1, 'refused'],
  ['a number for text', { type: 'string', ...TYPE }, 1, 'body: expected a string (inferred), but got a number'],
  ['a value of the type', { type: 'string', ...TYPE }, 'a', ''],
  [
    'text for a flag',
    { type: 'boolean', ...TYPE },
    'true',
    'body: expected true or false (inferred), but got a string',
  ],
  ['null', { type: 'string', ...TYPE }, null, 'body: expected a string (inferred), but got null'],
  ['a fraction', { type: 'integer', ...TYPE }, 1.5, 'body: expected an integer (inferred), but got a number'],
  [
    'a flag for several types',
    { type: ['number', 'string'], ...TYPE },
    true,
    'body: expected a number or a string (inferred), but got true or false',
  ],
  ['an array for an object', { type: 'object', ...TYPE }, [1], 'body: expected an object (inferred), but got an array'],
  ['an object for an array', { type: 'array', ...TYPE }, {}, 'body: expected an array (inferred), but got an object'],
  ['text for an object', { type: 'object', ...INFERRED }, 'a', 'body: expected an object (inferred), but got a string'],
  ['a number beyond all bounds', { type: 'string', ...TYPE }, Infinity, 'refused'],
  ['another mark', { type: 'string', 'x-not-documented': ['scope'] }, 1, 'refused'],
  [
    'what was observed',
    { type: 'string', ...INFERRED, 'x-observed': { seen: 1, of: 1, from: '', to: '' } },
    1,
    'refused',
  ],
  ['a limit of the guessed type', { type: 'string', maxLength: 2, ...TYPE }, 'abc', 'refused'],
  [
    'a limit, for another type',
    { type: 'string', maxLength: 2, ...TYPE },
    1000,
    'body: expected a string (inferred), but got a number',
  ],
  [
    'a pattern, for another type',
    { type: 'string', pattern: '^a', ...TYPE },
    1,
    'body: expected a string (inferred), but got a number',
  ],
  [
    'a minimum, for another type',
    { type: 'integer', minimum: 1, ...TYPE },
    '0',
    'body: expected an integer (inferred), but got a string',
  ],
  [
    'a format of numbers',
    { type: 'integer', format: 'int32', ...TYPE },
    1.5,
    'body: expected an integer (inferred), but got a number',
  ],
  ['a closed set', { type: 'string', enum: ['a'], ...INFERRED }, 'b', 'body: must be a (inferred)'],
  [
    'a limit of what is inferred',
    { type: 'string', maxLength: 1, ...INFERRED },
    'bc',
    'body: must have at most 1 character (inferred)',
  ],
  ['a closed set of a stated text', { type: 'string', enum: ['a'] }, 'b', 'refused'],
  [
    'what a reference leads to',
    { ...ref('Id'), ...TYPE },
    true,
    'body: expected a string or an integer (inferred), but got true or false',
  ],
  ['the same without a mark', ref('Id'), true, 'refused'],
  [
    'an entry of an array without a type',
    { type: 'array', items: { type: 'string' }, ...TYPE },
    [1],
    'body[0]: expected a string (inferred), but got a number',
  ],
  [
    'a field of what is inferred',
    { ...INFERRED, properties: { a: { type: 'string' } } },
    { a: 1 },
    'body.a: expected a string (inferred), but got a number',
  ],
  [
    'a field of a field of it',
    { ...INFERRED, properties: { a: { type: 'object', properties: { b: { type: 'string' } } } } },
    { a: { b: 1 } },
    'body.a.b: expected a string (inferred), but got a number',
  ],
  [
    'any other field of it',
    { ...INFERRED, additionalProperties: { type: 'string' } },
    { a: 1 },
    'body.a: expected a string (inferred), but got a number',
  ],
  [
    'a field that is required all the same',
    { ...INFERRED, required: ['a'], properties: { a: { type: 'string' } } },
    { a: 1 },
    'refused',
  ],
  ['a record within it', ref('Wide'), { line: [] }, 'body.line: expected an object (inferred), but got an array'],
  ['a field of that record, which is stated', ref('Wide'), { line: { name: 1 } }, 'refused'],
  [
    'a field of that record without a type',
    ref('Wide'),
    { line: { unit: 1 } },
    'body.line.unit: expected a string (inferred), but got a number',
  ],
  [
    'a field of rows that are inferred to be records',
    { items: { ...ref('Line'), ...INFERRED } },
    [{ name: 1 }],
    'body[0].name: expected a string (inferred), but got a number',
  ],
  [
    'a field of the entries of a list that is inferred',
    { type: 'array', items: ref('Line'), ...INFERRED },
    [{ name: 1 }],
    'body[0].name: expected a string (inferred), but got a number',
  ],
  [
    'a part of allOf',
    { allOf: [{ type: 'string' }], ...TYPE },
    1,
    'body: expected a string (inferred), but got a number',
  ],
  [
    'a part of anyOf',
    { anyOf: [{ type: 'string', ...TYPE }, { type: 'array' }] },
    1,
    'body: expected a string (inferred), but got a number',
  ],
  ['the part of anyOf that fits', { anyOf: [{ type: 'string', ...TYPE }, { type: 'array' }] }, [], ''],
  [
    'a part of oneOf',
    { oneOf: [{ type: 'string' }, { type: 'array' }], ...TYPE },
    1,
    'body: expected a string (inferred), but got a number',
  ],
  ['the part of oneOf that fits', { oneOf: [{ type: 'string' }, { type: 'array' }], ...TYPE }, [], ''],
  ['a condition', { if: { type: 'string', ...TYPE }, then: { not: { const: 1 } } }, 1, ''],
  [
    'a condition on its field',
    { if: { properties: { a: { type: 'string', ...TYPE } } }, then: { required: ['b'] } },
    { a: 1, b: 1 },
    '',
  ],
  ['what must not be', { not: { type: 'string', ...TYPE } }, 1, ''],
];

describe('a guess at a type', () => {
  it.each(CASES)('%s', (_, schema, value, expected) => expect(said(schema, value)).toBe(expected));

  const plain = CASES.filter(([, , value]) => value !== Infinity);
  it.each(plain)('is none for other validators: %s', (_, schema, value, expected) =>
    expect(isTakenElsewhere(schema, value)).toBe(expected !== 'refused'),
  );
});

describe('requests', () => {
  const judge = (operation: string, query: Record<string, string | string[]>, body?: unknown) => {
    const validator = createRequestValidator(requests[operation]!);
    return validator.judge({ path: {}, query: validator.readQuery({ organization_id: '1', ...query }), body });
  };

  it('are not refused for a guess', () => {
    expect(judge('createContact', {}, { contact_name: 'A', billing_address: { zip: 411016, city: null } })).toEqual({
      violations: [],
      remarks: [
        { place: 'body.billing_address.city', message: 'expected a string (inferred), but got null' },
        { place: 'body.billing_address.zip', message: 'expected a string (inferred), but got a number' },
      ],
    });
  });

  it.each([
    ['createCreditNote', { customer_id: '1', date: '2026-01-31', line_items: [] }],
    ['createVendorCredit', { vendor_id: '1' }],
    ['createInvoice', {}],
  ])('are not refused for limits of the record, where the argument is a guess: custom_fields of %s', (id, body) => {
    for (const entry of [{ index: 11 }, { label: 7 }, 7])
      expect(judge(id, {}, { ...body, custom_fields: [entry] }).violations).toEqual([]);
  });

  it('are refused for limits of the record, where its fields are the documented arguments: updateContact', () => {
    const wrong = { gst_no: '123', gst_treatment: 'x', social1: 'x'.repeat(101), is_taxable: 'x', place_of_contact: 5 };
    const places = (id: string, body: object) =>
      judge(id, {}, body).violations.flatMap(({ place }) => (place.startsWith('body.') ? place : []));
    expect(places('updateContact', wrong).sort()).toEqual(
      Object.keys(wrong)
        .map((name) => `body.${name}`)
        .sort(),
    );
    expect(places('createContact', { contact_name: 'A', ...wrong })).toEqual([]);
  });

  it('are refused for what is stated, whatever else is said', () => {
    const { violations, remarks } = judge('createContact', {}, { contact_name: 1, billing_address: { zip: 411016 } });
    expect(violations).toEqual([{ place: 'body.contact_name', message: 'must be a string' }]);
    expect(remarks).toHaveLength(1);
  });

  it('may not have an inferred parameter twice', () => {
    expect(judge('listContacts', { page: ['1', '2'] }).violations).toEqual([
      { place: 'query.page', message: 'is sent twice' },
    ]);
  });
});
