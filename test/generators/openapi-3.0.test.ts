import { describe, expect, it } from 'vitest';
import { downgrade } from '../../scripts/package/openapi-3.0/convert-document.ts';
import { downgradeSchema, Losses } from '../../scripts/package/openapi-3.0/convert-schema.ts';
import { Unions } from '../../scripts/package/openapi-3.0/unions.ts';
import type { OperationObject, Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

const edition = downgrade(contract);

function convert(schema: Schema, isNamed = false): { schema: Schema; lost: string[]; unions: Record<string, Schema> } {
  const [losses, unions] = [new Losses(), new Unions()];
  const converted = downgradeSchema(schema, 'Here', { losses, unions }, isNamed);
  return { schema: converted, lost: losses.list(), unions: unions.schemas({}) };
}

describe('a file in OpenAPI 3.0', () => {
  it('is spelled out in the form that it is a field of, where generators look for it', () => {
    const { properties } = edition.components.schemas!['AttachmentUpload']!;
    expect(properties!['attachment']).toMatchObject({
      type: 'string',
      format: 'binary',
      description: expect.any(String),
    });
  });
});

describe('a schema in OpenAPI 3.0', () => {
  it.each([
    { what: 'a constant', from: { type: 'string', const: 'inventory' }, to: { type: 'string', enum: ['inventory'] } },
    { what: 'a constant that is false', from: { const: false }, to: { enum: [false] } },
    { what: 'one example', from: { type: 'string', examples: ['pcs'] }, to: { type: 'string', example: 'pcs' } },
    { what: 'an integer of any size', from: { type: 'integer' }, to: { type: 'integer', format: 'int64' } },
    { what: 'a number of any size', from: { type: 'number' }, to: { type: 'number', format: 'double' } },
    {
      what: 'a number of a stated size',
      from: { type: 'integer', format: 'int32' },
      to: { type: 'integer', format: 'int32' },
    },
    {
      what: 'a reference with a description',
      from: { $ref: '#/components/schemas/Tax', description: 'The tax.' },
      to: { description: 'The tax.', allOf: [{ $ref: '#/components/schemas/Tax' }] },
    },
    { what: 'a reference alone', from: { $ref: '#/components/schemas/Tax' }, to: { $ref: '#/components/schemas/Tax' } },
    {
      what: 'parts at any depth',
      from: {
        allOf: [{ properties: { a: { items: { const: 1 } } } }],
        not: { const: 2 },
        additionalProperties: { const: 3 },
      },
      to: {
        allOf: [{ properties: { a: { items: { enum: [1] } } } }],
        not: { enum: [2] },
        additionalProperties: { enum: [3] },
      },
    },
  ])('says $what without loss', ({ from, to }) => {
    expect(convert(from)).toEqual({ schema: to, lost: [], unions: {} });
  });

  it('refers to a union of scalar types by its name, with what each type may be next to it', () => {
    expect(convert({ description: 'An id.', type: ['string', 'integer'], pattern: '^[0-9]+$', minimum: 0 })).toEqual({
      schema: {
        description: 'An id.',
        pattern: '^[0-9]+$',
        minimum: 0,
        allOf: [{ $ref: '#/components/schemas/TextOrInteger' }],
      },
      lost: [],
      unions: { TextOrInteger: { oneOf: [{ type: 'string' }, { type: 'integer', format: 'int64' }] } },
    });
  });

  it('lets an integer match as a number, too', () => {
    const { unions } = convert({ type: ['number', 'integer'] });
    expect(Object.keys(unions['NumberOrInteger']!)).toEqual(['anyOf']);
  });

  it('is a union itself, where it has a name', () => {
    const named = { description: 'An id.', type: ['string', 'integer'], pattern: '^[0-9]+$', minimum: 0 };
    expect(convert(named, true)).toEqual({
      schema: {
        description: 'An id.',
        oneOf: [
          { type: 'string', pattern: '^[0-9]+$' },
          { type: 'integer', minimum: 0, format: 'int64' },
        ],
      },
      lost: [],
      unions: {},
    });
  });

  it.each([
    { what: 'conditions', from: { if: {}, then: false, else: {} }, to: {} },
    { what: 'fields that ask for others', from: { dependentRequired: { a: ['b'] } }, to: {} },
    { what: 'a list among several types', from: { type: ['array', 'string'], items: {}, maxLength: 5 }, to: {} },
    { what: 'a list among alternatives', from: { oneOf: [{ type: 'array' }, { type: 'object' }] }, to: {} },
    { what: 'further examples', from: { examples: [1, 2] }, to: { example: 1 } },
    {
      what: 'media types',
      from: { type: 'string', contentMediaType: 'application/pdf' },
      to: { type: 'string', format: 'binary' },
    },
  ])('loses $what, and says so', ({ from, to }) => {
    expect(convert(from)).toEqual({ schema: to, lost: [expect.stringMatching(/: Here\.$/)], unions: {} });
  });

  it.each([
    { prefixItems: [] },
    { type: ['string', 'null'] },

    { properties: { a: { exclusiveMinimum: 0 } } },
  ])('is refused for %o, for which nothing is written', (schema) => {
    expect(() => convert(schema as Schema)).toThrow(/Here/);
  });
});

describe('the OpenAPI 3.0 edition', () => {
  it('lists what it loses, at its top and in its description', () => {
    expect(edition['x-lost'].map((sentence) => sentence.split(':')[0])).toEqual([
      'The media type of a file in its schema',
      'Conditions (`if`, `then`, `else`), which the descriptions tell',
      'Examples after the first',
      'The type of what is a list or something else',
    ]);
    for (const sentence of edition['x-lost']) expect(edition.info.description).toContain(sentence);
  });

  it("keeps scopes, which an API key can't have there", () => {
    const { security, 'x-scopes': scopes } = edition.paths['/settings/taxes']!['post'] as OperationObject & {
      'x-scopes': string[];
    };
    expect({ security, scopes }).toEqual({ security: [{ accessToken: [] }], scopes: ['ServiceAPI.taxes.CREATE'] });
  });

  it('writes the addresses of an operation out, and leaves those of the document to choose from', () => {
    expect(edition.paths['/organizations']!['get']!.servers!.map(({ url }) => url)).toEqual([
      'https://inventory.example.com/inventory/v1',
      'https://inventory.example.in/inventory/v1',
      'https://inventory.example.com/v1',
      'https://inventory.example.in/v1',
    ]);
    expect(edition.servers).toEqual(contract.servers);
  });

  it('is refused where a schema has the name of a union', () => {
    const { components } = contract;
    const schemas = { ...components.schemas, NumberOrText: {} };
    expect(() => downgrade({ ...contract, components: { ...components, schemas } })).toThrow('NumberOrText');
  });

  it('leaves the contract as it is', () => {
    const before = structuredClone(contract);
    downgrade(contract);
    expect(contract).toEqual(before);
  });

  it('refuses another version', () => {
    expect(() => downgrade({ ...contract, openapi: '3.2.0' })).toThrow('3.2.0');
  });
});
