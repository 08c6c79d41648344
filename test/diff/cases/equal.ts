import { documentOf, record } from '../fixture.ts';
import type { Case } from './case.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });

/** Nothing that means anything. */
export const equalCases: Omit<Case, 'expected'>[] = [
  {
    what: 'a field moved from one part to another',
    before: { request: { allOf: [record({ a: text, b: number }), record({})] } },
    after: { request: { allOf: [record({ a: text }), record({ b: number })] } },
  },
  {
    what: 'keys, types and required names in another order',
    before: { request: { type: ['string', 'object'], required: ['a', 'b'] } },
    after: { request: { required: ['b', 'a'], type: ['object', 'string'] } },
  },
  {
    what: 'a schema written where it was referred to',
    before: { response: { $ref: '#/components/schemas/Thing' }, schemas: { Thing: record({ name: text }, 'name') } },
    after: { response: record({ name: text }, 'name'), schemas: { Thing: record({ name: text }, 'name') } },
  },
  {
    what: 'parameters moved from the operation to the URL',
    before: { parameters: [query('page')] },
    after: {
      document: { paths: { '/things': { parameters: [query('page')], post: documentOf().paths['/things']!['post'] } } },
    },
  },
  {
    what: 'an integer where a number is demanded too',
    before: { request: { allOf: [{ type: 'integer' }, { type: 'number' }] } },
    after: { request: { type: 'integer' } },
  },
  {
    what: 'a number said to be stored as a double',
    before: { request: number },
    after: { request: { ...number, format: 'double' } },
  },
  {
    what: 'sets of values and limits that hold together',
    before: {
      request: {
        allOf: [
          { enum: ['a', 'b'], maxLength: 5 },
          { enum: ['b', 'c'], maxLength: 10, minLength: 1 },
        ],
      },
    },
    after: { request: { enum: ['b'], maxLength: 5, minLength: 1 } },
  },
  {
    what: 'described parameters in another order',
    before: { parameters: [query('page', { description: 'Page.' }), query('sort', { description: 'Order.' })] },
    after: { parameters: [query('sort', { description: 'Order.' }), query('page', { description: 'Page.' })] },
  },
  {
    what: 'the name of a header in other letters',
    before: { parameters: [{ name: 'X-Request-Id', in: 'header', schema: text }] },
    after: { parameters: [{ name: 'x-request-id', in: 'header', schema: text }] },
  },
];
