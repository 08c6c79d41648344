import { describe, expect, it } from 'vitest';
import { ContractError } from '../../scripts/build/problems.ts';
import type { SourceMap } from '../../scripts/build/source-map.ts';
import { composeSchemas } from '../../scripts/build/stages/compose.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';

/** Places of the bundle, as they are. */
const nowhere: SourceMap = {
  locate: (path) => ({ file: path.join('/'), line: 1, column: 1 }),
};

function documentWith(schemas: Record<string, Schema>, root = 'Root'): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: 'v1', description: 'A test.' },
    servers: [],
    tags: [],
    'x-tagGroups': [],
    paths: {
      '/': {
        get: {
          responses: {
            '200': { description: 'All.', content: { 'application/json': { schema: part(root) } } },
          },
        },
      },
    },
    components: { schemas, parameters: {}, responses: {}, securitySchemes: {} },
  };
}

function composed(schemas: Record<string, Schema>): Record<string, Schema> {
  return composeSchemas(documentWith(schemas), nowhere).document.components.schemas;
}

const part = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, Schema>, more: object = {}): Schema => ({
  type: 'object',
  description: 'A part.',
  properties,
  ...more,
});

describe('composing a schema', () => {
  it('merges the fields and the required names of all parts, at any depth', () => {
    expect(
      composed({
        Base: object({ a: { type: 'string' } }, { required: ['a'] }),
        Middle: { description: 'B.', allOf: [part('Base'), object({ b: { type: 'integer' } })] },
        Root: { description: 'All.', allOf: [part('Middle'), object({ c: { type: 'number' } }, { required: ['c'] })] },
      }),
    ).toEqual({
      Root: {
        type: 'object',
        description: 'All.',
        required: ['a', 'c'],
        properties: { a: { type: 'string' }, b: { type: 'integer' }, c: { type: 'number' } },
      },
    });
  });

  it('composes what lies in properties and entries', () => {
    const inner = { description: 'Inner.', allOf: [part('Base')] };
    const { Root } = composed({
      Base: object({ a: { type: 'string' } }),
      Root: object({ one: inner, many: { type: 'array', items: inner } }),
    });
    const expected = { type: 'object', description: 'Inner.', properties: { a: { type: 'string' } } };
    expect(Root!.properties).toEqual({ one: expected, many: { type: 'array', items: expected } });
  });

  it('leaves rules as the only entries of allOf', () => {
    const rule = { description: 'A rule.', if: { required: ['a'] }, then: { required: ['b'] } };
    const { Root } = composed({
      Base: object({ a: { type: 'string' }, b: { type: 'string' } }),
      Rule: rule,
      Root: { description: 'All.', allOf: [part('Base'), part('Rule')] },
    });
    expect(Root!.allOf).toEqual([rule]);
    expect(Object.keys(Root!.properties!)).toEqual(['a', 'b']);
  });

  it('moves the mark of a part down to its fields, which keep their own', () => {
    const { Root } = composed({
      Guess: object(
        { a: { type: 'string' }, b: { type: 'string', 'x-inferred': 'By b.' } },
        { 'x-inferred': 'By all.' },
      ),
      Root: { description: 'All.', allOf: [part('Guess'), object({ c: { type: 'string' } })] },
    });
    expect(Root!.properties).toEqual({
      a: { 'x-inferred': 'By all.', type: 'string' },
      b: { 'x-inferred': 'By b.', type: 'string' },
      c: { type: 'string' },
    });
  });

  it('takes the outer of two definitions of a field', () => {
    const { Root } = composed({
      Base: object({ a: { type: 'string', description: 'Any text.' } }),
      Root: { description: 'All.', allOf: [object({ a: { type: 'string', const: 'x' } }), part('Base')] },
    });
    expect(Root!.properties).toEqual({ a: { type: 'string', const: 'x' } });
  });

  it('refuses two definitions of one level that differ, and names both places', () => {
    const clash = () =>
      composed({
        Left: object({ a: { type: 'string' } }),
        Right: object({ a: { type: 'number' } }),
        Root: { description: 'All.', allOf: [part('Left'), part('Right')] },
      });
    expect(clash).toThrow(ContractError);
    try {
      clash();
    } catch (error) {
      expect((error as ContractError).problems).toMatchObject([
        {
          file: 'components/schemas/Right/properties/a',
          message: expect.stringContaining('components/schemas/Left/properties/a'),
        },
      ]);
    }
  });

  it('drops the schemas that only served as parts', () => {
    const names = Object.keys(
      composed({ Base: object({}), Used: object({}), Root: { allOf: [part('Base'), object({ a: part('Used') })] } }),
    );
    expect(names).toEqual(['Used', 'Root']);
  });
});
