import { describe, expect, it } from 'vitest';
import type { Entered } from '../../reference/browser/try/entered.ts';
import { scalarOf, textOf } from '../../reference/browser/try/form-values.ts';
import { callErrors, NO_ERRORS, stillWrong } from '../../reference/browser/try/placed-errors.ts';
import { contentOf, type Field } from '../../reference/model/fields.ts';
import type { Input } from '../../reference/model/inputs.ts';
import { digitsOf, parseExact } from '../../src/code-samples/exact-json.ts';
import { contract, operations } from '../support/document.ts';

function bodyOf(id: string): readonly Field[] {
  const media = operations.find((operation) => operation.id === id)!.object.requestBody!.content['application/json']!;
  return contentOf(contract, media.schema).fields;
}

/** How a field is filled in, by its way through the fields of a body. */
function inputAt(fields: readonly Field[], name: string, ...inner: string[]): Input {
  const field = fields.find((one) => one.name === name)!;
  const [next, ...rest] = inner;
  return next === undefined ? field.input : inputAt(field.content!.fields, next, ...rest);
}

describe('the fields of a form', () => {
  const invoice = bodyOf('createInvoice');

  it('have the input that fits their schema', () => {
    const kinds = {
      date: inputAt(invoice, 'date').kind,
      customer_id: inputAt(invoice, 'customer_id').kind,
      discount: inputAt(bodyOf('createItem'), 'rate').kind,
      address: inputAt(invoice, 'shipping_address').kind,
      lines: inputAt(invoice, 'line_items').kind,
      line: inputAt(invoice, 'line_items').entry,
      rate: inputAt(invoice, 'line_items', 'rate').kind,
      discount_type: inputAt(invoice, 'discount_type').kind,
      tax_type: inputAt(bodyOf('createTax'), 'tax_type').kind,
      is_value_added: inputAt(bodyOf('createTax'), 'is_value_added').kind,
    };
    expect(kinds).toEqual({
      date: 'date',
      customer_id: 'text',
      discount: 'number',
      address: 'object',
      lines: 'list',
      line: 'object',
      rate: 'number',
      // The values are known, and others pass.
      discount_type: 'text',
      tax_type: 'choice',
      is_value_added: 'boolean',
    });
  });

  it('begin with what is required, and offer the values that are known', () => {
    expect(bodyOf('createContact')[0]).toMatchObject({ name: 'contact_name', required: true });
    expect(inputAt(invoice, 'discount_type').values).toEqual(['entity_level', 'item_level']);
  });

  it('have rows within for each object, and for each entry that is one', () => {
    const bodies = operations.flatMap(({ id, object }) =>
      object.requestBody?.content['application/json'] ? bodyOf(id) : [],
    );
    const all = (fields: readonly Field[]): Field[] =>
      fields.flatMap((field) => [field, ...all(field.content?.fields ?? [])]);
    const objects = all(bodies).filter(({ input: { kind, entry } }) => kind === 'object' || entry === 'object');
    expect(objects.length).toBeGreaterThan(50);
    expect(objects.filter(({ content }) => !content?.fields.length).map(({ name }) => name)).toEqual([]);
  });
});

describe('what is typed into a field', () => {
  it.each(['12.50', '98765432109876543210', '-3'])('is the number %s, digit by digit', (typed) => {
    const value = scalarOf('number', typed, undefined);
    expect(digitsOf(value)).toBe(typed);
    expect(textOf(value)).toBe(typed);
  });

  it('is a text where it is no number, so that the service can refuse it', () => {
    expect(scalarOf('number', 'twelve', undefined)).toBe('twelve');
    expect(scalarOf('number', '0x10', undefined)).toBe('0x10');
  });

  it('stays a number where it was one, and a text where it was one', () => {
    expect(digitsOf(scalarOf('text', '98765432109876543211', parseExact('98765432109876543210')))).toBe(
      '98765432109876543211',
    );
    expect(scalarOf('text', '98765432109876543211', '1')).toBe('98765432109876543211');
  });

  it('is not sent while it is empty', () => {
    expect(scalarOf('text', '', 'x')).toBe(undefined);
  });
});

describe('what a refusal says', () => {
  const answer = JSON.stringify({
    code: 40014,
    message: 'Much is wrong.',
    errors: [
      { path: 'body.line_items[0].rate', message: 'body.line_items[0].rate must be a number.' },
      { path: 'query.page', rule: 'lists.invalid-parameters', message: 'page must be a whole number.' },
      { rule: 'invoices.void', message: 'It is void.' },
    ],
  });

  it('is read by place, and as a whole', () => {
    const { placed, whole } = callErrors(answer);
    expect([...placed]).toEqual([
      ['body.line_items[0].rate', 'line_items[0].rate must be a number.'],
      ['query.page', 'page must be a whole number.'],
    ]);
    expect(whole).toEqual(['It is void.']);
  });

  it.each(['{"code":5,"message":"no"}', '<html>', ''])('is nothing without errors: %j', (other) => {
    expect(callErrors(other)).toEqual(NO_ERRORS);
  });

  it('stays after a change, but for the places that have changed', () => {
    const before = { body: '{"line_items": [{"rate": "x"}]}', parameters: { 'query:page': 'x' } } as unknown as Entered;
    const left = (changed: Partial<Entered>) => [
      ...stillWrong(callErrors(answer), before, { ...before, ...changed }).placed.keys(),
    ];
    expect(left({ body: '{"line_items": [{"rate": "x", "name": 1}]}' })).toEqual([
      'body.line_items[0].rate',
      'query.page',
    ]);
    expect(left({ body: '{"line_items": [{"rate": 1}]}' })).toEqual(['query.page']);
    expect(left({ body: '{' })).toEqual(['query.page']);
    expect(left({ parameters: { 'query:page': '1' } })).toEqual(['body.line_items[0].rate']);
  });
});
