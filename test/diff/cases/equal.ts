import { documentOf, type Parts, record } from '../fixture.ts';
import type { Case } from './case.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });

const answer = (content: object, headers: object): Parts => ({
  operation: { responses: { 200: { description: 'Done.', content, headers } } },
});
const secured = (name: string): Parts => ({
  operation: { security: [{ [name]: [] }] },
  document: { components: { securitySchemes: { [name]: { type: 'apiKey', in: 'header', name: 'X-Key' } } } },
});

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
    what: 'null as an alternative and as a type',
    before: { request: { anyOf: [text, { type: 'null' }] } },
    after: { request: { type: ['string', 'null'] } },
  },
  {
    what: 'a least length of 0, a condition without a consequence, and other fields that may be anything',
    before: { request: { minLength: 0, if: text, unevaluatedProperties: true } },
    after: { request: {} },
  },
  {
    what: 'how parameters are written by default',
    before: { parameters: [query('page'), { name: 'X-A', in: 'header', schema: text }] },
    after: {
      parameters: [
        query('page', { style: 'form', explode: true, allowReserved: false }),
        { name: 'X-A', in: 'header', schema: text, style: 'simple', explode: false },
      ],
    },
  },
  {
    what: 'parameters that OpenAPI ignores',
    before: {},
    after: { parameters: [{ name: 'authorization', in: 'header', required: true, schema: text }] },
  },
  {
    what: 'content types and headers in other letters, and a character set',
    before: answer({ 'application/json': { schema: text } }, { 'X-Total': { schema: number } }),
    after: answer({ 'Application/JSON; charset=utf-8': { schema: text } }, { 'x-total': { schema: number } }),
  },
  {
    what: 'an address with a slash at its end',
    before: { document: { servers: [{ url: 'https://a.example/v1' }] } },
    after: { document: { servers: [{ url: 'https://a.example/v1/' }] } },
  },
  {
    what: 'the address of the document at the operation',
    before: { document: { servers: [{ url: '/' }] } },
    after: { operation: { servers: [{ url: '/' }] }, document: { servers: [{ url: '/' }] } },
  },
  {
    what: 'a security scheme by another name',
    before: secured('token'),
    after: secured('key'),
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
    what: 'the least integer, allowed and excluded',
    before: { request: { type: 'integer', exclusiveMinimum: 0, maximum: 10 } },
    after: { request: { type: 'integer', minimum: 1, exclusiveMaximum: 11 } },
  },
  {
    what: 'a bound that a stricter one covers',
    before: { request: { ...number, minimum: 0, exclusiveMinimum: 0 } },
    after: { request: { ...number, exclusiveMinimum: 0 } },
  },
  {
    what: 'multiples that others imply',
    before: { request: { allOf: [{ multipleOf: 2 }, { multipleOf: 4 }] } },
    after: { request: { multipleOf: 4 } },
  },
  {
    what: 'integers, which are multiples of 1',
    before: { request: { type: 'integer', multipleOf: 1 } },
    after: { request: { type: 'integer' } },
  },
  {
    what: 'one alternative, and the alternative itself',
    before: { request: record({ a: { oneOf: [text] } }) },
    after: { request: record({ a: text }) },
  },
  {
    what: 'one alternative of either choice',
    before: { response: { oneOf: [record({ a: text })] } },
    after: { response: { anyOf: [record({ a: text })] } },
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
