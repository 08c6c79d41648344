import { describe, expect, it } from 'vitest';
import { strictValidator } from '../../scripts/validator.ts';
import { contract, operations } from '../support/document.ts';

const validator = strictValidator(contract);

const samples = operations.flatMap(({ id, object, successStatus }) => {
  const request = object.requestBody?.content['application/json'];
  const response = object.responses[successStatus]?.content?.['application/json'];
  return [
    ...(request ? [{ sample: `${id}.request`, json: request }] : []),
    ...(response ? [{ sample: `${id}.response`, json: response }] : []),
  ];
});

describe('every JSON body of an operation', () => {
  it.each(samples)('$sample matches its schema', ({ json }) => {
    expect(json.example).toBeDefined();
    expect(validator.violations(json.schema, json.example)).toEqual([]);
  });
});

describe('shared responses', () => {
  it.each(Object.entries(contract.components.responses))(
    '%s has a sample that matches its schema',
    (_name, response) => {
      const json = response.content?.['application/json'];
      expect(json?.example).toBeDefined();
      expect(validator.violations(json!.schema, json!.example)).toEqual([]);
    },
  );
});

describe('the check itself', () => {
  const misspelt = (pointer: string) => ({ pointer, message: 'has no property "tax_nmae" in its schema' });
  const create = operations.find(({ id }) => id === 'createTax')!.object.requestBody!.content['application/json']!;

  it('refuses a misspelt field', () => {
    const sample = { ...(create.example as object), tax_nmae: 'IGST18' };
    expect(validator.violations(create.schema, sample)).toEqual([misspelt('/tax_nmae')]);
  });

  it('refuses a misspelt field in a nested record', () => {
    const list = operations.find(({ id }) => id === 'listTaxes')!.object.responses['200']!.content![
      'application/json'
    ]!;
    const sample = structuredClone(list.example) as { taxes: Record<string, unknown>[] };
    sample.taxes[0]!['tax_nmae'] = 'IGST18';
    expect(validator.violations(list.schema, sample)).toEqual([misspelt('/taxes/0/tax_nmae')]);
  });
});
