import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { downgrade } from '../../scripts/package/openapi-3.0/document.ts';
import { Losses } from '../../scripts/package/openapi-3.0/losses.ts';
import { downgradeSchema } from '../../scripts/package/openapi-3.0/schema.ts';
import type { OpenApiDocument, OperationObject, Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';
import { bodies } from '../support/story.ts';
import { validator } from '../support/validator.ts';

const edition = downgrade(contract);

function convert(schema: Schema): { schema: Schema; lost: string[] } {
  const losses = new Losses();
  return { schema: downgradeSchema(schema, 'Here', losses), lost: losses.list() };
}

describe('a file in OpenAPI 3.0', () => {
  it('is spelled out in the form that it is a field of, where generators look for it', () => {
    const { properties } = edition.components.schemas!['AttachmentUpload']!;
    expect(properties!['attachment']).toMatchObject({ type: 'string', format: 'binary', description: 'The file.' });
  });
});

describe('a schema in OpenAPI 3.0', () => {
  it.each([
    { what: 'a constant', from: { type: 'string', const: 'inventory' }, to: { type: 'string', enum: ['inventory'] } },
    { what: 'a constant that is false', from: { const: false }, to: { enum: [false] } },
    { what: 'one example', from: { type: 'string', examples: ['pcs'] }, to: { type: 'string', example: 'pcs' } },
    {
      what: 'several types',
      from: { description: 'An id.', type: ['string', 'integer'], pattern: '^[0-9]+$', minimum: 0 },
      to: {
        description: 'An id.',
        anyOf: [
          { type: 'string', pattern: '^[0-9]+$' },
          { type: 'integer', minimum: 0 },
        ],
      },
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
    expect(convert(from)).toEqual({ schema: to, lost: [] });
  });

  it.each([
    { what: 'conditions', from: { if: {}, then: false, else: {} }, to: {} },
    { what: 'fields that ask for others', from: { dependentRequired: { a: ['b'] } }, to: {} },
    { what: 'further examples', from: { examples: [1, 2] }, to: { example: 1 } },
    {
      what: 'media types',
      from: { type: 'string', contentMediaType: 'application/pdf' },
      to: { type: 'string', format: 'binary' },
    },
  ])('loses $what, and says so', ({ from, to }) => {
    expect(convert(from)).toEqual({ schema: to, lost: [expect.stringMatching(/: Here\.$/)] });
  });

  it.each([{ prefixItems: [] }, { type: ['string', 'null'] }, { properties: { a: { exclusiveMinimum: 0 } } }])(
    'is refused for %o, for which nothing is written',
    (schema) => {
      expect(() => convert(schema as Schema)).toThrow(/Here/);
    },
  );
});

describe('the OpenAPI 3.0 edition', () => {
  it('lists what it loses, at its top and in its description', () => {
    expect(edition['x-lost'].map((sentence) => sentence.split(':')[0])).toEqual([
      'The media type of a file in its schema',
      'Conditions (`if`, `then`, `else`), which the descriptions tell',
      'Examples after the first',
      'Fields that ask for others (`dependentRequired`), which the descriptions tell',
    ]);
    for (const sentence of edition['x-lost']) expect(edition.info.description).toContain(sentence);
  });

  it('keeps scopes, which an API key cannot have there', () => {
    const { security, 'x-scopes': scopes } = edition.paths['/settings/taxes']!['post'] as OperationObject & {
      'x-scopes': string[];
    };
    expect({ security, scopes }).toEqual({ security: [{ accessToken: [] }], scopes: ['ServiceAPI.taxes.CREATE'] });
  });

  it('leaves the contract as it is', () => {
    const before = structuredClone(contract);
    downgrade(contract);
    expect(contract).toEqual(before);
  });

  it('refuses another version', () => {
    expect(() => downgrade({ ...contract, openapi: '3.2.0' })).toThrow('3.2.0');
  });

  it('accepts and refuses what the contract does, but for conditions', () => {
    const lossy = validatorOf(edition);
    let compared = 0;
    const looser = new Set<string>();
    for (const { name, schema, sample } of bodies) {
      const [asContract, asEdition] = [validator.of(schema), lossy(schema)];
      expect(asEdition(sample), name).toBe(true);
      for (const changed of variations(sample)) {
        compared += 1;
        const [isValid, isValidThere] = [asContract(changed).length === 0, asEdition(changed)];
        if (isValid !== isValidThere) {
          expect(isValidThere, `${name}: ${JSON.stringify(changed)}`).toBe(true);
          looser.add(name);
        }
      }
    }
    expect(compared).toBeGreaterThan(5000);
    // Bodies with conditions or with fields that ask for others, and no other.
    expect([...looser].sort()).toEqual([
      'createContact.request',
      'createCreditNote.request',
      'createItemAdjustment.request',
    ]);
  });
});

/** Makes validators of the schemas of a document. OpenAPI 3.0 gives the keywords that are left the same meaning. */
function validatorOf({ components }: OpenApiDocument): (schema: Schema) => ValidateFunction {
  const ajv = formatsPlugin.default(new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } }));
  ajv.addSchema({ $id: 'https://contract.invalid/', components });
  return ({ $ref }) => ajv.compile({ $ref: `https://contract.invalid/${$ref}` });
}

/** The value with one of its parts taken out or replaced, for every part at any depth. */
function* variations(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const { [key]: _, ...others } = value as Record<string, unknown>;
    const replace = (by: unknown): unknown =>
      Array.isArray(value)
        ? value.map((entry, index) => (String(index) === key ? by : entry))
        : { ...value, [key]: by };
    if (!Array.isArray(value)) yield others;
    for (const by of [null, -1.5, 'x', []]) yield replace(by);
    for (const changed of variations(part)) yield replace(changed);
  }
}
