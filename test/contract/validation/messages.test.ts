import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../../src/contract/document.ts';
import { operationsOf } from '../../../src/contract/operations.ts';
import { fullSampleOf } from '../../../src/contract/samples.ts';
import { interpretedRequests } from '../../../src/contract/validation/interpreted.ts';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { requests } from '../../support/document.ts';
import { operationOf } from '../../support/mock-calls.ts';

const ID = '4815162342481516001';

/** What is wrong with a body, sentence by sentence; the rest of the request is right. */
function refusals(operationId: string, change: (body: Record<string, any>) => unknown): string[] {
  const example = fullSampleOf(operationOf(operationId).object.requestBody!.content['application/json']);
  const body = structuredClone(example) as Record<string, any>;
  return sentences(operationId, { body: change(body) ?? body });
}

function sentences(
  operationId: string,
  { query = {}, body }: { query?: Record<string, string | string[]>; body?: unknown },
) {
  const validator = createRequestValidator(requests[operationId]!);
  const path = Object.fromEntries(
    operationOf(operationId)
      .parameters.filter((one) => one.in === 'path')
      .map(({ name }) => [name, ID]),
  );
  const values = validator.readQuery({ organization_id: '1', ...query });
  return validator.judge({ path, query: values, body }).violations.map(({ place, message }) => `${place} ${message}`);
}

/** What is wrong with a body, or with a parameter of the query, of a schema of its own. */
function violations(schema: Schema, { body, value }: { body?: unknown; value?: string | string[] }): string[] {
  const operation = {
    operationId: 'createThing',
    tags: ['Things'],
    parameters: [{ name: 'value', in: 'query', schema: body === undefined ? schema : {} }],
    ...(body !== undefined && { requestBody: { content: { 'application/json': { schema } } } }),
    responses: { 200: { description: 'Done.' } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0', description: '' },
    servers: [],
    tags: [{ name: 'Things', description: '' }],
    paths: { '/things': { post: operation } },
    components: { schemas: {}, parameters: {}, responses: {}, securitySchemes: {} },
  } as unknown as OpenApiDocument;
  const validator = createRequestValidator(interpretedRequests(operationsOf(document), document)['createThing']!);
  const query = validator.readQuery(value === undefined ? {} : { value });
  return validator.judge({ path: {}, query, body }).violations.map(({ place, message }) => `${place} ${message}`);
}

describe('a violation says what is wanted', () => {
  it('of a type, in words', () => {
    expect(refusals('createTax', () => [])).toEqual(['body must be an object']);
    expect(refusals('createTax', (body) => void (body['tax_percentage'] = 'many'))).toEqual([
      'body.tax_percentage must be a number',
    ]);
    expect(refusals('createTransferOrder', (body) => void (body['line_items'][0].item_id = true))).toEqual([
      'body.line_items[0].item_id must be a string or an integer',
    ]);
  });

  it("of a number that JSON can't hold", () => {
    expect(refusals('createTax', (body) => void (body['tax_percentage'] = JSON.parse('1e999')))).toEqual([
      'body.tax_percentage is too large a number',
    ]);
  });

  it('of an id, which may be any text in a URL', () => {
    const getTax = createRequestValidator(requests['getTax']!);
    expect(getTax.judge({ path: { tax_id: 'abc' }, query: { organization_id: '1' } }).violations).toEqual([]);
  });

  it('of a set of values', () => {
    expect(refusals('createItem', (body) => void (body['item_type'] = 'gift'))).toEqual([
      'body.item_type must be inventory, sales, purchases, or sales_and_purchases',
    ]);
  });

  it('of a date, with one', () => {
    expect(refusals('createCreditNote', (body) => void (body['date'] = '31.1.2026'))).toEqual([
      'body.date must be a date such as 2026-01-31',
    ]);
  });

  it('of digits', () => {
    expect(violations({ type: 'string', pattern: '^[0-9]+$', examples: ['42'] }, { value: 'abc' })).toEqual([
      'query.value must consist of digits, such as 42',
    ]);
  });

  it('of a pattern, with an example where there is one', () => {
    expect(
      violations({ type: 'string', pattern: '^Status\\..+$', examples: ['Status.All'] }, { value: 'All' }),
    ).toEqual(['query.value must match ^Status\\..+$, such as Status.All']);
    expect(sentences('listPackages', { query: { salesorder_id: ID, filter_by: 'All' } })).toEqual([
      'query.filter_by must match ^Status\\..+$',
    ]);
  });

  it.each([
    ['^(.{15})?$', 'must have 15 characters'],
    ['^[0-9]{12}$', 'must have 12 digits'],
    ['^\\d{1}$', 'must have 1 digit'],
    ['^.{2,}$', 'must have at least 2 characters'],
    ['^([0-9]{2,4})?$', 'must have 2 to 4 digits'],
    ['^.{15}', 'must match ^.{15}'],
  ])('of a pattern that is a length: %s', (pattern, words) => {
    expect(violations({ type: 'string', pattern }, { value: 'a' })).toEqual([`query.value ${words}`]);
  });

  it('of a limit', () => {
    expect(violations({ type: 'integer', minimum: 1 }, { value: '0' })).toEqual(['query.value must be at least 1']);
    expect(sentences('listCustomerPayments', { query: { search_text: 'x'.repeat(101) } })).toEqual([
      'query.search_text must have at most 100 characters',
    ]);
  });
});

describe('a parameter', () => {
  it('that is missing, empty or given more than once is told apart', () => {
    const getTax = createRequestValidator(requests['getTax']!);
    expect(getTax.judge({ path: { tax_id: '1' }, query: {} }).violations).toEqual([
      { place: 'query.organization_id', message: 'is required' },
    ]);
    expect(sentences('listTaxes', { query: { organization_id: '' } })).toEqual(['query.organization_id is empty']);
    expect(sentences('listTaxes', { query: { organization_id: ['1', '2'] } })).toEqual([
      'query.organization_id is sent twice',
    ]);
    expect(sentences('listTaxes', { query: { page: ['1', '2', '3'] } })).toEqual(['query.page is sent 3 times']);
  });

  it.each(['0x10', '+1', '1.0', '1e3', ' 1', '01', 'Infinity', 'NaN', '1_000', '9'.repeat(400)])(
    '%j is no integer',
    (value) => {
      expect(violations({ type: 'integer' }, { value })).toEqual(['query.value must be an integer']);
    },
  );

  it('of a likely type takes any text, and is read as that type if it is one', () => {
    const validator = createRequestValidator(requests['listTaxes']!);
    expect(validator.readQuery({ page: '2', per_page: '0x10' })).toEqual({ page: 2, per_page: '0x10' });
    expect(sentences('listTaxes', { query: { page: 'last' } })).toEqual([]);
  });

  it('without a value is as good as not given, where it is optional', () => {
    expect(sentences('listTaxes', { query: { page: '' } })).toEqual([]);
    const query = { sort_column: '', filter_by: '', date_start: '', search_text: '' };
    expect(sentences('listPackages', { query })).toEqual([]);
  });
});

describe('a rule between query and body', () => {
  const rules = operationOf('createRetainerInvoice').object['x-rules']!;
  const validator = createRequestValidator(requests['createRetainerInvoice']!, rules);
  const sample = fullSampleOf(
    operationOf('createRetainerInvoice').object.requestBody!.content['application/json'],
  ) as object;
  const refusalsFor = (query: Record<string, string>, fields: object = {}): string[] => {
    const values = validator.readQuery({ organization_id: '1', ...query });
    const body = { ...sample, retainerinvoice_number: undefined, ...fields };
    return validator
      .judge({ path: {}, query: values, body })
      .violations.map(({ place, message }) => `${place} ${message}`);
  };

  it('says why it holds', () => {
    const message = 'body.retainerinvoice_number is required, since ignore_auto_number_generation is true';
    expect(refusalsFor({ ignore_auto_number_generation: 'true' })).toEqual([message]);
    expect(refusalsFor({ ignore_auto_number_generation: 'true' }, { retainerinvoice_number: '' })).toEqual([message]);
  });

  it('holds under its condition alone', () => {
    expect(refusalsFor({})).toEqual([]);
    expect(refusalsFor({ ignore_auto_number_generation: 'false' })).toEqual([]);
    expect(refusalsFor({ ignore_auto_number_generation: 'true' }, { retainerinvoice_number: 'RET-00009' })).toEqual([]);
  });

  it('refuses nothing where it was inferred', () => {
    const [rule] = operationOf('createTransferOrder').object['x-rules']!;
    expect(rule!.basis).toBe('inferred');
    const inferred = createRequestValidator(requests['createTransferOrder']!, [rule!]);
    const query = { organization_id: '1', ignore_auto_number_generation: true };
    const body = fullSampleOf(
      operationOf('createTransferOrder').object.requestBody!.content['application/json'],
    ) as object;
    expect(inferred.judge({ path: {}, query, body: { ...body, transfer_order_number: undefined } }).violations).toEqual(
      [],
    );
  });
});

describe('a rule between fields says why it holds', () => {
  it('for a value', () => {
    expect(refusals('createItem', (body) => ({ ...body, group_id: ID, item_type: 'sales' }))).toEqual([
      'body.item_type must be "inventory", since group_id is sent',
    ]);
  });

  it('for a list', () => {
    const rule: Schema = {
      if: { required: ['kind'], properties: { kind: { const: 'fixed' } } },
      then: { properties: { entries: { maxItems: 0 } } },
    };
    expect(violations(rule, { body: { kind: 'fixed', entries: [{}] } })).toEqual([
      'body.entries must be empty, since kind is "fixed"',
    ]);
  });

  it('for the lines of a credit note, of which a flag is refused only as its opposite', () => {
    const line = { invoice_id: ID, invoice_item_id: ID };
    const flagged = (is_item_shipped: unknown): string[] =>
      refusals('createCreditNote', (body) => ({ ...body, line_items: [{ ...line, is_item_shipped }] }));
    for (const opposite of [true, 'true'])
      expect(flagged(opposite)).toEqual(['body.line_items[0].is_item_shipped must be false']);
    for (const passes of [false, 'false', 0, null]) expect(flagged(passes)).toEqual([]);
  });

  it('for a field that is needed, at any depth', () => {
    expect(
      refusals('createItemAdjustment', (body) => {
        body['adjustment_type'] = 'quantity';
        delete body['line_items'][0].quantity_adjusted;
      }),
    ).toEqual(['body.line_items[0].quantity_adjusted is required, since adjustment_type is "quantity"']);
  });

  it('for a field that is not allowed', () => {
    const rule: Schema = {
      if: { required: ['kind'], properties: { kind: { const: 'value' } } },
      then: { properties: { lines: { items: { properties: { quantity: false } } } } },
    };
    expect(violations(rule, { body: { kind: 'value', lines: [{ quantity: 1 }] } })).toEqual([
      'body.lines[0].quantity is not allowed here, since kind is "value"',
    ]);
    expect(refusals('createContact', () => ({ contact_name: 'x', is_taxable: false, tax_id: ID }))).toEqual([
      'body.tax_id is not allowed here, since is_taxable is false',
    ]);
  });

  it('for a field that another needs', () => {
    const rule: Schema = {
      if: { required: ['tax_id'], properties: { tax_id: { not: { const: '' } } } },
      then: { required: ['is_taxable'], properties: { is_taxable: {} } },
    };
    expect(violations(rule, { body: { tax_id: ID } })).toEqual(['body.is_taxable is required, since tax_id is sent']);
  });
});
