import type { OpenApiDocument, Schema } from '../../../src/contract/document.ts';

/** Each keyword of JSON Schema 2020-12 that judges, with a value that it accepts and one that it refuses. */
export const KEYWORD_SAMPLES: readonly [keyword: string, schema: Schema, accepted: unknown, refused: unknown][] = [
  ['type', { type: ['string', 'null'] }, null, 1],
  ['enum', { enum: ['a', { b: [1, 2], c: 3 }] }, { c: 3, b: [1, 2] }, { c: 3, b: [2, 1] }],
  ['const', { const: { a: 1 } }, { a: 1 }, { a: 2 }],
  ['maximum', { maximum: 3 }, 3, 3.5],
  ['minimum', { minimum: 3 }, 3, 2.5],
  ['exclusiveMaximum', { exclusiveMaximum: 3 }, 2.9, 3],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, 3.1, 3],
  ['multipleOf', { multipleOf: 0.01 }, 2, 19.995],
  ['maxLength', { maxLength: 2 }, '\u{1f600}\u{1f600}', 'abc'],
  ['minLength', { minLength: 2 }, 'ab', '\u{1f600}'],
  ['pattern', { pattern: '^\\p{L}+$' }, '\u{e4}', '1'],
  ['format', { format: 'email' }, 'a@example.com', 'a@'],
  ['format', { format: 'date-time' }, '2026-03-28T10:00:00Z', '2026-03-28 10:00'],
  ['format', { format: 'uuid' }, '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d', '9b1deb4d'],
  ['format', { format: 'int64' }, 9_007_199_254_740_991, 0.5],
  ['maxItems', { maxItems: 2 }, [1, 2], [1, 2, 3]],
  ['minItems', { minItems: 2 }, [1, 2], [1]],
  ['uniqueItems', { uniqueItems: true }, [1, '1', { a: 1 }, { a: 2 }], [{ a: 1, b: 2 }, 0, { b: 2, a: 1 }]],
  ['prefixItems', { prefixItems: [{ type: 'string' }] }, ['a', 1], [1]],
  ['items', { prefixItems: [{}], items: { type: 'integer' } }, ['a', 1], [1, 'a']],
  ['items', { prefixItems: [{}], items: false as never }, ['a'], ['a', 1]],
  ['contains', { contains: { const: 1 } }, [0, 1], [0]],
  ['minContains', { contains: { const: 1 }, minContains: 2 }, [1, 1], [1, 0]],
  ['maxContains', { contains: { const: 1 }, maxContains: 1 }, [1, 0], [1, 1]],
  ['maxProperties', { maxProperties: 1 }, { a: 1 }, { a: 1, b: 1 }],
  ['minProperties', { minProperties: 1 }, { a: 1 }, {}],
  ['required', { required: ['a'] }, { a: null }, { b: 1 }],
  ['properties', { properties: { a: { type: 'string' } } }, { a: 'x', b: 1 }, { a: 1 }],
  ['patternProperties', { patternProperties: { '^a': { type: 'string' } } }, { ab: 'x', b: 1 }, { ab: 1 }],
  ['additionalProperties', { properties: { a: {} }, additionalProperties: false }, { a: 1 }, { a: 1, 'b/c': 1 }],
  ['additionalProperties', { additionalProperties: { type: 'integer' } }, { a: 1 }, { a: 'x', '~': 'y' }],
  ['propertyNames', { propertyNames: { maxLength: 2 } }, { ab: 1 }, { abc: 1 }],
  ['dependentRequired', { dependentRequired: { a: ['b', 'c'] } }, { b: 1 }, { a: 1, b: 1 }],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { c: 1 }, { a: 1 }],
  ['allOf', { allOf: [{ minimum: 1 }, { maximum: 3 }] }, 2, 4],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'boolean' }] }, true, 2],
  ['oneOf', { oneOf: [{ minimum: 1 }, { maximum: 3 }] }, 4, 2],
  ['not', { not: { required: ['a'] } }, { b: 1 }, { a: 1 }],
  ['if', { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } }, { c: 1 }, { a: 1 }],
  ['else', { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } }, { a: 1, b: 1 }, { b: 1 }],
  [
    'unevaluatedProperties',
    {
      allOf: [{ properties: { a: {} } }],
      anyOf: [{ properties: { b: { const: 1 } }, required: ['b'] }, {}],
      unevaluatedProperties: false,
    },
    { a: 1, b: 1 },
    { a: 1, b: 2 },
  ],
  ['unevaluatedItems', { prefixItems: [{}], contains: { const: 1 }, unevaluatedItems: false }, [0, 1], [0, 1, 2]],
  ['$ref', { $defs: { a: { type: 'string' } }, $ref: '#/components/schemas/Sample/$defs/a' }, 'a', 1],
  [
    '$dynamicRef',
    {
      $dynamicAnchor: 'node',
      properties: { data: {}, children: { items: { $dynamicRef: '#node' } } },
      unevaluatedProperties: false,
    },
    { children: [{ data: 1 }] },
    { children: [{ daat: 1 }] },
  ],
];

/** A document whose only schema is this one, and a reference to it. */
export function documentWith(Sample: Schema): OpenApiDocument {
  return { paths: {}, components: { schemas: { Sample } } } as unknown as OpenApiDocument;
}

export const SAMPLE = { $ref: '#/components/schemas/Sample' };
