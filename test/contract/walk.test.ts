import { describe, expect, it } from 'vitest';
import { mapChildren, type Node, referencesIn, walk } from '../../src/contract/walk.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Paths of the nodes below a part of a document. */
const pathsIn = (part: object): string[] => [...walk(part)].map(({ path }) => path.join('/'));

describe('a walk', () => {
  it('visits parents first, in the order of the document', () => {
    const schema = { items: { allOf: [{ not: {} }, {}] }, properties: { name: {}, age: {} } };
    expect(pathsIn(schema)).toEqual([
      '',
      'items',
      'items/allOf/0',
      'items/allOf/0/not',
      'items/allOf/1',
      'properties/name',
      'properties/age',
    ]);
  });

  it('says under which keyword a node stands, whatever its name is', () => {
    const operation = { parameters: [{ schema: {} }], responses: { default: { content: { 'text/csv': {} } } } };
    expect([...walk(operation)].map(({ keyword }) => keyword)).toEqual([
      '',
      'parameters',
      'schema',
      'responses',
      'content',
    ]);
  });

  it.each(['example', 'examples', 'default', 'enum', 'const', 'value', 'x-mark'])(
    'enters a property that is called %s',
    (name) => {
      expect(pathsIn({ properties: { [name]: { items: {} } } })).toEqual([
        '',
        `properties/${name}`,
        `properties/${name}/items`,
      ]);
    },
  );

  it.each([
    ['a sample', { example: ref('A') }],
    ['samples of a schema', { examples: [ref('A')] }],
    ['a named sample', { examples: { one: { summary: 'One', value: ref('A') } } }],
    ['a default', { default: ref('A') }],
    ['values', { enum: [ref('A')], const: ref('A') }],
    ['an extension', { 'x-facts': [ref('A')] }],
  ])('does not take %s for a part of the document', (_, part) => {
    expect([...referencesIn(part)]).toEqual([]);
  });

  it('finds references wherever else they stand', () => {
    const part = {
      parameters: [ref('A')],
      responses: { default: ref('B') },
      properties: { example: ref('C'), $ref: ref('D') },
      examples: { shared: ref('E') },
      allOf: [ref('F')],
      additionalProperties: ref('G'),
      dependentSchemas: { default: ref('H') },
    };
    expect([...referencesIn(part)]).toEqual([...'ABCDEFGH'].map((name) => ref(name).$ref));
  });
});

describe('a copy with other children', () => {
  const mark = (child: Node, keyword: string, name?: string) => ({ ...child, at: [keyword, name] });

  it('has each of them replaced, with its keyword and name', () => {
    expect(mapChildren({ type: 'object', properties: { example: {} }, allOf: [{}], items: {} }, mark)).toEqual({
      type: 'object',
      properties: { example: { at: ['properties', 'example'] } },
      allOf: [{ at: ['allOf', undefined] }],
      items: { at: ['items', undefined] },
    });
  });

  it('keeps data and leaves the original as it is', () => {
    const schema = { default: { a: {} }, enum: [{}], 'x-mark': {}, items: {} };
    expect(mapChildren(schema, () => 'replaced')).toEqual({ ...schema, items: 'replaced' });
    expect(schema.items).toEqual({});
  });
});
