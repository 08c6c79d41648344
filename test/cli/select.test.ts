import { expect, it } from 'vitest';
import { selectTags } from '../../src/cli/select.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';

const operation = (id: string, tag: string, schema: string) => ({
  operationId: id,
  tags: [tag],
  security: [{ accessToken: [] }],
  responses: {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
  },
});

const document = {
  tags: [{ name: 'A' }, { name: 'B' }],
  'x-tagGroups': [
    { name: 'All', tags: ['A', 'B'] },
    { name: 'Others', tags: ['B'] },
  ],
  paths: {
    '/shared': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: operation('getA', 'A', 'Tree'),
      post: operation('createB', 'B', 'Lone'),
    },
    '/other': { get: operation('getB', 'B', 'Lone') },
  },
  components: {
    securitySchemes: { accessToken: {} },
    parameters: { Id: { schema: { $ref: '#/components/schemas/Id' } }, Unused: {} },
    schemas: {
      Id: {},
      Tree: {
        properties: {
          children: { items: { $ref: '#/components/schemas/Tree' } },
          example: { $ref: '#/components/schemas/Leaf' },
        },
        example: { children: [{ $ref: '#/components/schemas/Lone' }] },
      },
      Leaf: {},
      Lone: {},
    },
    responses: {},
  },
} as unknown as OpenApiDocument;

it('leaves the operations of the tags, what they share, and what they use, however deep, also in a property called example', () => {
  expect(selectTags(document, ['A'])).toEqual({
    tags: [{ name: 'A' }],
    'x-tagGroups': [{ name: 'All', tags: ['A'] }],
    paths: { '/shared': { parameters: [{ $ref: '#/components/parameters/Id' }], get: operation('getA', 'A', 'Tree') } },
    components: {
      securitySchemes: { accessToken: {} },
      parameters: { Id: { schema: { $ref: '#/components/schemas/Id' } } },
      schemas: { Id: {}, Tree: document.components.schemas['Tree'], Leaf: {} },
      responses: {},
    },
  });
});
