import { describe, expect, it } from 'vitest';
import type { Entered } from '../../reference/browser/try/entered.ts';
import { scalarOf, textOf } from '../../reference/browser/try/form-values.ts';
import { callErrors, hasErrorWithin, NO_ERRORS, stillWrong } from '../../reference/browser/try/placed-errors.ts';
import { type FormField, formField, withNeeds } from '../../reference/model/form-fields.ts';
import { digitsOf, parseExact } from '../../src/code-samples/exact-json.ts';
import { contract, operations } from '../support/document.ts';

function bodyOf(id: string): FormField {
  const media = operations.find((operation) => operation.id === id)!.object.requestBody!.content['application/json']!;
  return formField(contract, media.schema, undefined);
}

const at = (field: FormField, ...names: string[]): FormField =>
  names.reduce((one, name) => (name === '' ? one.entry! : one.fields!.find((inner) => inner.name === name)!), field);

describe('the fields of a form', () => {
  const invoice = bodyOf('createInvoice');

  it('are marked where the sandbox needs them, within the entries of a list too', () => {
    const needed = ['customer_id', 'line_items', 'line_items.item_id'];
    const marked = withNeeds(invoice, (place) => needed.includes(place));
    const isMarked = (...names: string[]): boolean => at(marked, ...names).isNeeded === true;
    expect([isMarked('customer_id'), isMarked('line_items'), isMarked('line_items', '', 'item_id')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isMarked('date'), isMarked('line_items', ''), isMarked('line_items', '', 'rate')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('have the input that fits their schema', () => {
    const kinds = {
      date: at(invoice, 'date').kind,
      customer_id: at(invoice, 'customer_id').kind,
      discount: at(bodyOf('createItem'), 'rate').kind,
      address: at(invoice, 'shipping_address').kind,
      lines: at(invoice, 'line_items').kind,
      line: at(invoice, 'line_items', '').kind,
      rate: at(invoice, 'line_items', '', 'rate').kind,
      discount_type: at(invoice, 'discount_type').kind,
      tax_type: at(bodyOf('createTax'), 'tax_type').kind,
      is_value_added: at(bodyOf('createTax'), 'is_value_added').kind,
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

  it('begin with what is required, and say type and limits', () => {
    const contact = bodyOf('createContact').fields!;
    expect(contact[0]).toMatchObject({ name: 'contact_name', isRequired: true });
    expect(contact[0]!.hint).toMatch(/^string, at most \d+$/);
    expect(at(invoice, 'discount_type').values).toEqual(['entity_level', 'item_level']);
  });

  it('describe every body of the contract, in plain data', () => {
    const ids = operations.filter(({ object }) => object.requestBody?.content['application/json']).map(({ id }) => id);
    for (const id of ids) {
      const field = bodyOf(id);
      expect(JSON.parse(JSON.stringify(field)), id).toEqual(field);
    }
    expect(ids.length).toBeGreaterThan(50);
  });
});

describe('what is typed into a field', () => {
  const number: FormField = { name: 'rate', kind: 'number', hint: '' };
  const text: FormField = { name: 'customer_id', kind: 'text', hint: '' };

  it.each(['12.50', '98765432109876543210', '-3'])('is the number %s, digit by digit', (typed) => {
    const value = scalarOf(number, typed, undefined);
    expect(digitsOf(value)).toBe(typed);
    expect(textOf(value)).toBe(typed);
  });

  it('is a text where it is no number, so that the service can refuse it', () => {
    expect(scalarOf(number, 'twelve', undefined)).toBe('twelve');
    expect(scalarOf(number, '0x10', undefined)).toBe('0x10');
  });

  it('stays a number where it was one, and a text where it was one', () => {
    expect(digitsOf(scalarOf(text, '98765432109876543211', parseExact('98765432109876543210')))).toBe(
      '98765432109876543211',
    );
    expect(scalarOf(text, '98765432109876543211', '1')).toBe('98765432109876543211');
  });

  it('is not sent while it is empty', () => {
    expect(scalarOf(text, '', 'x')).toBe(undefined);
  });
});

describe('what a refusal says', () => {
  const answer = JSON.stringify({
    code: 40014,
    message: 'Much is wrong.',
    errors: [
      { path: 'body.line_items[0].rate', message: 'body.line_items[0].rate must be a number.' },
      { path: 'query.page', rule: 'lists.query', message: 'page must be a whole number.' },
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

  it('says what encloses a place', () => {
    const { placed } = callErrors(answer);
    expect(hasErrorWithin(placed, 'body.line_items')).toBe(true);
    expect(hasErrorWithin(placed, 'body.line')).toBe(false);
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
