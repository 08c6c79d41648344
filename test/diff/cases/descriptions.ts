import { type Parts, record } from '../fixture.ts';
import type { Case } from './case.ts';

const text = { type: 'string' };
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });
const response = (more: object): Parts => ({ operation: { responses: { 200: { description: 'Done.', ...more } } } });
const shared = (fields: Parameters<typeof record>[0]): Parts => {
  const reference = { $ref: '#/components/schemas/Thing' };
  return { request: reference, response: reference, schemas: { Thing: record(fields) } };
};

/** Changes of names and of what only describes. */
export const descriptionCases: Case[] = [
  {
    what: 'a number said to be stored as a double',
    before: { request: { type: 'number' } },
    after: { request: { type: 'number', format: 'double' } },
    expected: ['descriptive text-changed – createThing request body: format added'],
  },
  {
    what: 'a schema added',
    before: {},
    after: { schemas: { Thing: text } },
    expected: ['additive schema-added importers Thing: schema added'],
  },
  {
    what: 'a schema removed',
    before: { schemas: { Thing: text } },
    after: {},
    expected: ['breaking schema-removed importers Thing: schema removed, and with it the type'],
  },
  {
    what: 'a schema renamed',
    before: { schemas: { Thing: record({ name: text }) } },
    after: { schemas: { Item: record({ name: { ...text, description: 'Its name.' } }) } },
    expected: ['breaking schema-renamed importers Thing: schema is called Item now, and with it the type'],
  },
  {
    what: 'a schema replaced by another that is as plain',
    before: { schemas: { Reason: text } },
    after: { schemas: { Treatment: text } },
    expected: [
      'breaking schema-removed importers Reason: schema removed, and with it the type',
      'additive schema-added importers Treatment: schema added',
    ],
  },
  {
    what: 'a description of a field changed',
    before: { schemas: { Thing: record({ name: { ...text, description: 'Name.' } }) } },
    after: { schemas: { Thing: record({ name: { ...text, description: 'Its name.' } }) } },
    expected: ['descriptive text-changed – Thing.name: description changed'],
  },
  {
    what: 'a summary added',
    before: {},
    after: { operation: { summary: 'Create a thing' } },
    expected: ['descriptive text-changed – createThing: summary added'],
  },
  {
    what: 'a sample changed',
    before: response({ content: { 'application/json': { schema: text, example: 'a' } } }),
    after: response({ content: { 'application/json': { schema: text, example: 'b' } } }),
    expected: ['descriptive sample-changed – createThing response 200: example changed'],
  },
  {
    what: 'examples of a field removed',
    before: { schemas: { Thing: { ...text, examples: ['a'] } } },
    after: { schemas: { Thing: text } },
    expected: ['descriptive sample-changed – Thing: examples removed'],
  },
  {
    what: 'parts of an operation found not to be documented',
    before: { operation: { 'x-not-documented': ['response'] } },
    after: { operation: { 'x-not-documented': ['query'] } },
    expected: ['descriptive provenance-changed – createThing: documented now: response; not documented: query'],
  },
  {
    what: 'a part no longer inferred',
    before: { schemas: { Thing: record({ name: { ...text, 'x-inferred': 'From its name.' } }) } },
    after: { schemas: { Thing: record({ name: text }) } },
    expected: ['descriptive provenance-changed – Thing.name: x-inferred removed'],
  },
  {
    what: 'another extension changed',
    before: { document: { 'x-tagGroups': [] } },
    after: { document: { 'x-tagGroups': [{ name: 'All', tags: ['Things'] }] } },
    expected: ['descriptive extension-changed – document: x-tagGroups changed'],
  },
  {
    what: 'a parameter described, whatever its position',
    before: { parameters: [query('page'), query('sort')] },
    after: { parameters: [query('sort', { description: 'Order.' }), query('page')] },
    expected: ['descriptive text-changed – createThing query parameter sort: description added'],
  },
  {
    what: 'a tag described',
    before: { document: { tags: [{ name: 'Things', description: 'Things.' }] } },
    after: { document: { tags: [{ name: 'Things', description: 'All things.' }] } },
    expected: ['descriptive text-changed – tag Things: description changed'],
  },
  {
    what: 'a tag renamed',
    before: { document: { tags: [{ name: 'Things' }] } },
    after: { document: { tags: [{ name: 'Objects' }] } },
    expected: [
      'descriptive text-changed – tag Things: tag removed',
      'descriptive text-changed – tag Objects: tag added',
    ],
  },
  {
    what: 'a field of a response deprecated',
    before: { response: record({ a: text }) },
    after: { response: record({ a: { ...text, deprecated: true } }) },
    expected: ['warning deprecated readers createThing response 200.a: deprecated added'],
  },
  {
    what: 'a deprecated field of a response removed',
    before: { response: record({ a: { ...text, deprecated: true, 'x-sunset': '2027-06-30' } }) },
    after: { response: record({}) },
    expected: ['breaking field-removed readers createThing response 200.a: field removed, whose sunset is 2027-06-30'],
  },
  {
    what: 'a field of a request deprecated',
    before: { request: record({ a: text }) },
    after: { request: record({ a: { ...text, deprecated: true } }) },
    expected: ['warning deprecated callers createThing request body.a: deprecated added'],
  },
  {
    what: 'a field deprecated of a schema that is sent and read',
    before: shared({ a: text }),
    after: shared({ a: { ...text, deprecated: true } }),
    expected: [
      'warning deprecated callers Thing.a: deprecated added',
      'warning deprecated readers Thing.a: deprecated added',
    ],
  },
  {
    what: 'a field deprecated that only the service sets',
    before: shared({ a: { ...text, readOnly: true } }),
    after: shared({ a: { ...text, readOnly: true, deprecated: true } }),
    expected: ['warning deprecated readers Thing.a: deprecated added'],
  },
];
