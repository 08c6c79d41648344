import { describe, expect, it } from 'vitest';
import { requests } from '../../../src/contract/node/compiled.ts';
import { describe as describeError } from '../../../src/contract/validation/messages.ts';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { contract } from '../../support/document.ts';
import { operationOf } from '../../support/mock-calls.ts';

const ID = '4815162342481516001';

/** What is wrong with a body, sentence by sentence; the rest of the request is right. */
function refusals(operationId: string, change: (body: Record<string, any>) => unknown): string[] {
  const { example } = operationOf(operationId).object.requestBody!.content['application/json']!;
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
  return validator.violations({ path, query: values, body }).map(({ place, message }) => `${place} ${message}`);
}

describe('a violation says what is wanted', () => {
  it('of a type, in words', () => {
    expect(refusals('createTax', () => [])).toEqual(['body must be an object']);
    expect(refusals('createTax', (body) => void (body['tax_percentage'] = 'many'))).toEqual([
      'body.tax_percentage must be a number',
    ]);
    expect(refusals('createInvoice', (body) => void (body['line_items'][0].item_id = true))).toEqual([
      'body.line_items[0].item_id must be a string or an integer',
    ]);
  });

  it('of a number that JSON cannot hold', () => {
    expect(refusals('createTax', (body) => void (body['tax_percentage'] = JSON.parse('1e999')))).toEqual([
      'body.tax_percentage is too large a number',
    ]);
  });

  it('of an id', () => {
    const getTax = createRequestValidator(requests['getTax']!);
    expect(getTax.violations({ path: { tax_id: 'abc' }, query: { organization_id: '1' } })).toEqual([
      { place: 'path.tax_id', message: 'must consist of digits, such as 4815162342481516001' },
    ]);
  });

  it('of a set of values', () => {
    expect(refusals('createItem', (body) => void (body['item_type'] = 'gift'))).toEqual([
      'body.item_type must be inventory, sales, purchases, or sales_and_purchases',
    ]);
  });

  it('of a date, with one', () => {
    expect(refusals('createInvoice', (body) => void (body['date'] = '31.1.2026'))).toEqual([
      'body.date must be a date such as 2026-01-31',
    ]);
  });

  it('of a pattern, with an example where there is one', () => {
    expect(sentences('listPackages', { query: { salesorder_id: ID, filter_by: 'All' } })).toEqual([
      'query.filter_by must match ^Status\\..+$, such as Status.All',
    ]);
  });

  it('of a limit', () => {
    expect(sentences('listTaxes', { query: { page: '0' } })).toEqual(['query.page must be at least 1']);
    expect(sentences('listCustomerPayments', { query: { search_text: 'x'.repeat(101) } })).toEqual([
      'query.search_text must have at most 100 characters',
    ]);
  });
});

describe('a parameter', () => {
  it('that is missing, empty or given more than once is told apart', () => {
    const getTax = createRequestValidator(requests['getTax']!);
    expect(getTax.violations({ path: { tax_id: '1' }, query: {} })).toEqual([
      { place: 'query.organization_id', message: 'is required' },
    ]);
    expect(sentences('listTaxes', { query: { organization_id: '' } })).toEqual(['query.organization_id is empty']);
    expect(sentences('listTaxes', { query: { organization_id: ['1', '2'] } })).toEqual([
      'query.organization_id is given twice',
    ]);
    expect(sentences('listTaxes', { query: { page: ['1', '2', '3'] } })).toEqual(['query.page is given 3 times']);
  });

  it.each(['0x10', '+1', '1.0', '1e3', ' 1', '01', 'Infinity', 'NaN', '1_000'])('%j is no integer', (page) => {
    expect(sentences('listTaxes', { query: { page } })).toEqual(['query.page must be an integer']);
  });

  it('that is an integer beyond all bounds is too large', () => {
    expect(sentences('listTaxes', { query: { page: '9'.repeat(400) } })).toEqual(['query.page is too large a number']);
  });

  it('without a value is as good as not given, where it is optional and no text', () => {
    expect(sentences('listTaxes', { query: { page: '' } })).toEqual([]);
  });
});

describe('a rule between fields says why it holds', () => {
  it('for a value', () => {
    expect(refusals('createItem', (body) => ({ ...body, group_id: ID, item_type: 'sales' }))).toEqual([
      'body.item_type must be "inventory", since group_id is given',
    ]);
    expect(refusals('createItem', (body) => ({ ...body, group_name: 'Bags', item_type: 'sales' }))).toEqual([
      'body.item_type must be "inventory", since group_name is given',
    ]);
  });

  it('for a list', () => {
    expect(
      refusals('createPriceList', (body) => ({ ...body, pricebook_type: 'fixed_percentage', pricebook_items: [{}] })),
    ).toContain('body.pricebook_items must be empty, since pricebook_type is "fixed_percentage"');
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
    expect(
      refusals('createItemAdjustment', (body) => {
        body['adjustment_type'] = 'value';
        body['line_items'][0].quantity_adjusted = 1;
      }),
    ).toContain('body.line_items[0].quantity_adjusted must not be given, since adjustment_type is "value"');
    expect(refusals('createContact', () => ({ contact_name: 'x', is_taxable: false, tax_id: ID }))).toEqual([
      'body.tax_id must not be given, since is_taxable is false',
    ]);
  });

  it('for a field that another needs', () => {
    expect(refusals('createContact', () => ({ contact_name: 'x', tax_id: ID }))).toEqual([
      'body.is_taxable is required, since tax_id is given',
    ]);
  });
});

it('every keyword of the requests of the contract has words of its own', () => {
  const keywords = new Set<string>();
  const checks = Object.values(requests).flatMap((parts) => Object.values(parts).map(({ check }) => String(check)));
  for (const code of checks)
    for (const [, keyword] of code.matchAll(/add\(vErrors,.*?,"([^"]+)"/g)) keywords.add(keyword!);
  expect(keywords.size).toBeGreaterThan(5);
  for (const keyword of keywords) expect(describeError(keyword, {}, 'x')).not.toContain('breaks the rule');
  expect(contract.openapi).toBe('3.1.0');
});
