import { json, type Parts, record } from '../fixture.ts';
import type { Case } from './case.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });
const paths = (url: string, operation: object = {}): Parts => ({
  document: { paths: { [url]: { get: { operationId: 'getThing', tags: ['Things'], responses: {}, ...operation } } } },
});
const link = (field: string) => ({ operationId: 'getThing', parameters: { id: `$response.body#/${field}` } });
const response = (more: object): Parts => ({ operation: { responses: { 200: { description: 'Done.', ...more } } } });

const formOf = (encoding: object) => ({ content: { 'multipart/form-data': { schema: record({}), encoding } } });
const form = (encoding: object): Parts => ({ operation: { requestBody: formOf(encoding) } });

/** Changes of parameters and of bodies as a whole. */
export const messageCases: Case[] = [
  {
    what: 'an optional parameter added',
    before: {},
    after: { parameters: [query('page')] },
    expected: ['additive parameter-added callers query parameter page: parameter added'],
  },
  {
    what: 'a required parameter added',
    before: {},
    after: { parameters: [query('page', { required: true })] },
    expected: ['breaking required-parameter-added callers query parameter page: required parameter added'],
  },
  {
    what: 'a parameter that may not be empty any more',
    before: { parameters: [query('page', { allowEmptyValue: true })] },
    after: { parameters: [query('page')] },
    expected: ['breaking limit-tightened callers query parameter page: may not be empty any more'],
  },
  {
    what: 'a parameter that may be empty',
    before: { parameters: [query('page')] },
    after: { parameters: [query('page', { allowEmptyValue: true })] },
    expected: ['additive limit-loosened callers query parameter page: may be empty now'],
  },
  {
    what: 'the fields of a form written in another way',
    before: form({ picture: { contentType: 'image/*' } }),
    after: form({ picture: { contentType: 'image/png' } }),
    expected: [
      'breaking encoding-changed callers createThing request body multipart/form-data: fields are written in another way now',
    ],
  },
  {
    what: 'the fields of a form in a response written in another way',
    before: response(formOf({ picture: { contentType: 'image/*' } })),
    after: response(formOf({ picture: { contentType: 'image/png' } })),
    expected: [
      'warning encoding-changed readers createThing response 200 multipart/form-data: fields are written in another way now',
    ],
  },
  {
    what: 'a status that a range of statuses has taken up',
    before: { operation: { responses: { 404: { description: 'No.', ...json(text) } } } },
    after: { operation: { responses: { '4XX': { description: 'No.', ...json(number) } } } },
    expected: ['breaking type-changed readers createThing response 4XX: type string → number'],
  },
  {
    what: 'a parameter removed',
    before: { parameters: [query('page')] },
    after: {},
    expected: ['breaking parameter-removed callers query parameter page: parameter removed'],
  },
  {
    what: 'a parameter required',
    before: { parameters: [query('page')] },
    after: { parameters: [query('page', { required: true })] },
    expected: ['breaking parameter-required callers query parameter page: is required now'],
  },
  {
    what: 'a parameter optional',
    before: { parameters: [query('page', { required: true })] },
    after: { parameters: [query('page')] },
    expected: ['additive parameter-optional callers query parameter page: is optional now'],
  },
  {
    what: 'a parameter of another type',
    before: { parameters: [query('page')] },
    after: { parameters: [query('page', { schema: { type: 'integer' } })] },
    expected: ['breaking type-changed callers query parameter page: type string → integer'],
  },
  {
    what: 'a list of values with a type that becomes one value without',
    before: { parameters: [query('sort', { schema: { type: 'string', enum: ['asc', 'desc'] } })] },
    after: { parameters: [query('sort', { schema: { const: 'asc' } })] },
    expected: [
      'breaking values-removed callers query parameter sort: values removed: "desc"',
      'descriptive type-changed callers query parameter sort: type string → string, by its values',
    ],
  },
  {
    what: 'values of no type that become a type which some of them do not have',
    before: { parameters: [query('page', { schema: { enum: [1, 'last'] } })] },
    after: { parameters: [query('page', { schema: { type: 'integer', enum: [1] } })] },
    expected: [
      'breaking type-narrowed callers query parameter page: type integer or string → integer',
      'breaking values-removed callers query parameter page: values removed: "last"',
    ],
  },
  {
    what: 'a list in a parameter written in another way',
    before: { parameters: [query('ids', { explode: true })] },
    after: { parameters: [query('ids', { explode: false })] },
    expected: ['breaking parameter-serialization-changed callers query parameter ids: explode true → false'],
  },
  {
    what: 'a parameter of the URL renamed',
    before: paths('/things/{id}', { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }),
    after: paths('/things/{thing_id}', {
      parameters: [{ name: 'thing_id', in: 'path', required: true, schema: text }],
    }),
    expected: ['breaking path-parameter-renamed importers getThing: path parameter id is called thing_id now'],
  },
  {
    what: 'an optional request body added',
    before: {},
    after: { request: text },
    expected: ['additive request-body-added callers createThing request body: request body added'],
  },
  {
    what: 'a required request body added',
    before: {},
    after: { operation: { requestBody: { required: true, ...json(text) } } },
    expected: ['breaking required-request-body-added callers createThing request body: required request body added'],
  },
  {
    what: 'a request body removed',
    before: { request: text },
    after: {},
    expected: ['breaking request-body-removed callers createThing request body: request body removed'],
  },
  {
    what: 'a request body required',
    before: { request: text },
    after: { operation: { requestBody: { required: true, ...json(text) } } },
    expected: ['breaking request-body-required callers createThing request body: is required now'],
  },
  {
    what: 'a request body optional',
    before: { operation: { requestBody: { required: true, ...json(text) } } },
    after: { request: text },
    expected: ['additive request-body-optional callers createThing request body: is optional now'],
  },
  {
    what: 'a content type of requests replaced',
    before: { request: text },
    after: { operation: { requestBody: { content: { 'text/plain': { schema: text } } } } },
    expected: [
      'breaking content-type-removed callers createThing request body: content type application/json removed',
      'additive content-type-added callers createThing request body: content type text/plain added',
    ],
  },
  {
    what: 'a content type of a response replaced',
    before: { response: text },
    after: response({ content: { 'text/plain': { schema: text } } }),
    expected: [
      'breaking content-type-removed readers createThing response 200: content type application/json removed',
      'warning content-type-added readers createThing response 200: content type text/plain added',
    ],
  },
  {
    what: 'a range of content types in place of one, in a request',
    before: { request: text },
    after: { operation: { requestBody: { content: { 'application/*': { schema: { ...text, maxLength: 5 } } } } } },
    expected: [
      'breaking limit-tightened callers createThing request body application/*: maxLength none → 5',
      'additive content-type-added callers createThing request body: content type application/* added',
    ],
  },
  {
    what: 'a range of content types in place of one, in a response',
    before: { response: text },
    after: response({ content: { 'application/*': { schema: text } } }),
    expected: ['warning content-type-added readers createThing response 200: content type application/* added'],
  },
  {
    what: 'a content type that a range allowed before',
    before: response({ content: { '*/*': { schema: text } } }),
    after: response({ content: { '*/*': { schema: text }, 'text/plain': { schema: { type: 'number' } } } }),
    expected: ['breaking type-changed readers createThing response 200 text/plain: type string → number'],
  },
  {
    what: 'one content type in place of a range',
    before: { operation: { requestBody: { content: { 'text/*': { schema: text } } } } },
    after: { operation: { requestBody: { content: { 'text/plain': { schema: text } } } } },
    expected: ['breaking content-type-removed callers createThing request body: content type text/* removed'],
  },
  {
    what: 'a body of a response that had none',
    before: {},
    after: { response: text },
    expected: ['additive content-type-added readers createThing response 200: content type application/json added'],
  },
  {
    what: 'a status of success replaced',
    before: {},
    after: { operation: { responses: { 201: { description: 'Done.' } } } },
    expected: [
      'breaking response-removed readers createThing response 200: response removed',
      'warning response-added readers createThing response 201: response added',
    ],
  },
  {
    what: 'a status of failure added',
    before: {},
    after: { operation: { responses: { 200: { description: 'Done.' }, 404: { description: 'None.' } } } },
    expected: ['additive response-added readers createThing response 404: response added'],
  },
  {
    what: 'a header of a response added',
    before: {},
    after: response({ headers: { Location: { schema: text } } }),
    expected: ['additive header-added readers createThing response 200 header Location: header added'],
  },
  {
    what: 'a header of a response removed',
    before: response({ headers: { Location: { schema: text } } }),
    after: {},
    expected: ['breaking header-removed readers createThing response 200 header Location: header removed'],
  },
  {
    what: 'a link of a response added',
    before: {},
    after: response({ links: { getThing: link('id') } }),
    expected: ['additive link-added readers createThing response 200 link getThing: link added'],
  },
  {
    what: 'a link of a response removed',
    before: response({ links: { getThing: link('id') } }),
    after: {},
    expected: ['warning link-removed readers createThing response 200 link getThing: link removed'],
  },
  {
    what: 'a link of a response that takes another value',
    before: response({ links: { getThing: link('id') } }),
    after: response({ links: { getThing: link('thing_id') } }),
    expected: ['warning link-changed readers createThing response 200 link getThing: link leads elsewhere'],
  },
  {
    what: 'a header of a response that may be missing',
    before: response({ headers: { Location: { required: true, schema: text } } }),
    after: response({ headers: { Location: { schema: text } } }),
    expected: ['breaking field-optional readers createThing response 200 header Location: may be missing now'],
  },
  {
    what: 'a header of a response that is always there',
    before: response({ headers: { Location: { schema: text } } }),
    after: response({ headers: { Location: { required: true, schema: number } } }),
    expected: [
      'breaking type-changed readers createThing response 200 header Location: type string → number',
      'additive field-required readers createThing response 200 header Location: is always there now',
    ],
  },
];
