import { nameOf } from '../../../src/contract/references.ts';
import { contract, operations } from '../../support/document.ts';
import { documentedOperations } from '../../support/documented.ts';
import { at, type Body, component, each, type Rule, request, response } from './rule.ts';

const source = 'Document 1, Conventions shared by all resources';
const payment = response('createCustomerPayment');
const taxes = response('listTaxes');

const scalars: Rule[] = [
  {
    rule: 'an id comes as a whole number or as text',
    source,
    schema: component('Id'),
    accepted: each(0, 460000000038080, '4815162342481516001', 'a7', ''),
    refused: each(1.5, true, null, [], {}),
  },
  {
    rule: 'an id in a URL is any text but the empty one, without a slash',
    source,
    schema: component('PathId'),
    accepted: each('4815162342481514001', 'CON-1', 'a b', 'é'),
    refused: each('', 'a/b', '/'),
  },
  {
    rule: 'a date has the form yyyy-mm-dd',
    source,
    schema: component('CalendarDate'),
    accepted: each('2026-03-05', '2024-02-29'),
    refused: each(
      '',
      '2026-3-5',
      '05-03-2026',
      '05/03/2026',
      '20260305',
      '2026-02-30',
      '2026-13-01',
      '2026-03-05T10:15:00+0530',
      20260305,
    ),
  },
  {
    rule: 'a date follows a pattern as well, for validators that take formats as annotations',
    source,
    schema: { type: 'string', pattern: contract.components.schemas['CalendarDate']!['pattern'] as string },
    accepted: each('2026-03-05'),
    refused: each('27/02/2026', '2026-3-5', '2026-03-05T10:15:00+0530'),
  },
  {
    rule: 'a date-time has an offset of four digits, or milliseconds and Z',
    source,
    schema: component('DateTime'),
    accepted: each('2026-01-31T10:00:00-0800', '2026-03-05T10:15:00+0530', '2026-01-31T10:00:00.000Z'),
    refused: {
      'an offset with a colon, as in RFC 3339': '2026-01-31T10:00:00-08:00',
      'Z without milliseconds': '2026-01-31T10:00:00Z',
      'milliseconds with an offset': '2026-01-31T10:00:00.000-0800',
      'no offset': '2026-01-31T10:00:00',
      'a space for T': '2026-01-31 10:00:00-0800',
      'a day alone': '2026-01-31',
      'a number': 1769853600,
      'a month that is none': '2026-13-05T10:15:00+0530',
      'a day that is none': '2026-03-32T10:15:00+0530',
      'an hour that is none': '2026-03-05T24:15:00+0530',
      'an offset that is none': '2026-03-05T10:15:00+9999',
    },
  },
  {
    rule: 'page_context: whole numbers, a boolean, texts',
    source,
    schema: taxes.schema,
    accepted: {
      sample: taxes.sample,
      'another filter of the form Status.All': taxes.with({ 'page_context.applied_filter': 'Status.Active' }),
    },
    refused: {
      'page as text': taxes.with({ 'page_context.page': '1' }),
      'per_page with a fraction': taxes.with({ 'page_context.per_page': 0.5 }),
      'has_more_page as text': taxes.with({ 'page_context.has_more_page': 'false' }),
      'sort_order as a boolean': taxes.with({ 'page_context.sort_order': true }),
    },
    at: 'page_context',
  },
  {
    rule: 'the list of taxes carries page_context',
    source,
    schema: taxes.schema,
    accepted: { sample: taxes.sample },
    refused: { 'no page_context': taxes.with({ page_context: undefined }) },
  },
];

/** Lists that answer an array, beside that of taxes: an email history is open. */
const lists: Rule[] = operations
  .filter(({ id, parameters }) => id !== 'listTaxes' && parameters.some(({ name }) => name === 'page'))
  .map(({ id }) => ({ id, body: response(id) }))
  .filter(({ body }) => Object.values(body.sample as object).some(Array.isArray))
  .map(({ id, body }) => ({
    rule: `page_context of ${id} is not documented: it may be left out`,
    source,
    schema: body.schema,
    accepted: { sample: body.sample, 'no page_context': body.with({ page_context: undefined }) },
    refused: at(body, 'page_context', 'none', []),
    at: 'page_context',
  }));

/** The places of bodies that hold a custom field with an index. */
const indexed: [Body, place: string, source: string][] = [
  [request('createContact'), 'custom_fields.0', 'Document 1, Contact'],
  [response('getCompositeItem'), 'composite_item.custom_fields.0', 'Document 1, Composite item'],
  [response('createPackage'), 'package.0.line_items.0.item_custom_fields.0', 'Document 2, Package'],
  [request('createInvoice'), 'custom_fields.0', 'Document 2, Invoice'],
  [request('createRetainerInvoice'), 'custom_fields.0', 'Document 2, Retainer invoice'],
  [payment, 'payment.custom_fields.0', 'Document 2, Customer payment'],
  [request('createCreditNote'), 'custom_fields.0', 'Document 2, Credit note'],
  [request('createVendorCredit'), 'line_items.0.item_custom_fields.0', 'Document 2, Vendor credit'],
];

const customFields: Rule[] = indexed.map(([body, place, section]) => ({
  rule: `a custom field has an index of 1 to 10, a label and a value in text: ${place}`,
  source: `${source}; ${section}`,
  schema: body.schema,
  accepted: { sample: body.sample, ...at(body, `${place}.index`, 1, 10) },
  refused: {
    ...at(body, `${place}.index`, 0, 11, -1, 1.5, '1'),
    'a label that is no text': body.with({ [`${place}.label`]: 7 }),
    'a value that is no text': body.with({ [`${place}.value`]: 7 }),
  },
  at: place,
}));

const successes: Rule[] = operations
  .filter(({ object, successStatus }) => object.responses[successStatus]?.content?.['application/json'])
  .map(({ id }) => {
    const body = response(id);
    return {
      rule: `a success carries code 0 and a message: ${id}`,
      source,
      schema: body.schema,
      accepted: { sample: body.sample, 'another message': body.with({ message: 'Done.' }) },
      refused: {
        ...at(body, 'code', 1, 57, -1, '0', null),
        'no code': body.with({ code: undefined }),
        'no message': body.with({ message: undefined }),
        'a message that is no text': body.with({ message: 0 }),
      },
    };
  });

const errors: Rule[] = Object.entries(contract.components.responses).map(([name, { content }]) => ({
  rule: `the code of a failure is another than 0, if it has one: ${name}`,
  source,
  schema: content!['application/json']!.schema,
  accepted: {
    'a code and a message': { code: 57, message: 'You are not authorized.' },
    'a negative code': { code: -1, message: 'No.' },
    'a body of another shape, since none is shown': { error: 'invalid_token' },
  },
  refused: {
    'code 0': { code: 0, message: 'success' },
    'a code as text': { code: '57', message: 'No.' },
  },
}));

/** `tax: [Tax]` in the list of operations: a key, and whether its value is an array. */
const PAYLOAD = /^(?<key>\w+): (?<array>\[)?/;

const payloads: Rule[] = documentedOperations.flatMap(({ id, payload }) => {
  const groups = PAYLOAD.exec(payload ?? '')?.groups;
  // Where the contract lacks an operation, test/contract/documents.test.ts says so.
  if (!groups || !operations.some((operation) => operation.id === id)) return [];
  const key = groups['key']!;
  const body = response(id);
  const value = (body.sample as Record<string, unknown>)[key];
  return {
    rule: `${id} answers ${groups['array'] ? 'an array' : 'an object'} under ${key}`,
    source: 'Documents 1 and 2, Endpoints',
    schema: body.schema,
    accepted: { sample: body.sample, ...(groups['array'] && { 'an empty array': body.with({ [key]: [] }) }) },
    refused: {
      [`no ${key}`]: body.with({ [key]: undefined }),
      [groups['array'] ? 'the record itself' : 'the record in an array']: body.with({
        [key]: Array.isArray(value) ? value[0] : [value],
      }),
    },
  };
});

/** Keys that the conventions name, or another call with the same response, of responses that are not shown themselves. */
const CONVENTIONAL: Record<string, string> = { getTax: 'tax', createContact: 'contact' };

const conventional: Rule[] = Object.entries(CONVENTIONAL).map(([id, key]) => {
  const body = response(id);
  return {
    rule: `${id} carries ${key}`,
    source,
    schema: body.schema,
    accepted: { sample: body.sample },
    refused: { [`no ${key}`]: body.with({ [key]: undefined }), text: body.with({ [key]: 'none' }) },
  };
});

/** Other responses that are not shown: their key is a guess, and a guess refuses nothing. */
const guessed: Rule[] = operations
  .filter(({ id, object, successStatus }) => {
    // Of an operation that no list has, test/contract/documents.test.ts says so.
    const isMarked = documentedOperations.find((documented) => documented.id === id)?.notShown.includes('response');
    const schema = object.responses[successStatus]?.content?.['application/json']?.schema;
    return isMarked && schema?.$ref && contract.components.schemas[nameOf(schema.$ref)]!['x-inferred'];
  })
  .map(({ id }) => {
    const body = response(id);
    return {
      rule: `${id} may answer with the envelope alone`,
      source,
      schema: body.schema,
      accepted: { sample: body.sample, envelope: { code: 0, message: 'success' } },
      refused: { 'no envelope': {} },
    };
  });

export const rules: Rule[] = [
  ...scalars,
  ...lists,
  ...customFields,
  ...successes,
  ...errors,
  ...payloads,
  ...conventional,
  ...guessed,
];
