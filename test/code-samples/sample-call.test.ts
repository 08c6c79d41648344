import { describe, expect, it } from 'vitest';
import { FRESH_FIELDS, freshText } from '../../src/code-samples/fresh-text.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { sampleOf, samplesOf } from '../../src/contract/samples.ts';
import { contract, operations } from '../support/document.ts';

/** What a table says that the contract does not know. Where no field of a body is documented, its sample has the fields. */
function unknownsOf(table: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(table).flatMap(([id, fresh]) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) return [`${id}: no operation`];
    const media = operation.object.requestBody?.content['application/json'];
    const { properties = media && sampleOf(media) } = media ? resolveSchema(contract, media.schema) : {};
    const fields = Object.keys(properties ?? {});
    return fresh.flatMap((field) => (fields.includes(field) ? [] : [`${id}: no ${field} in the body`]));
  });
}

describe('the table of fresh fields', () => {
  it('has operations and fields of the contract alone', () => {
    expect(unknownsOf(FRESH_FIELDS)).toEqual([]);
  });

  it('would be told of others', () => {
    expect(unknownsOf({ createTaxes: [], createTax: ['name'], listTaxes: ['tax_name'] })).toEqual([
      'createTaxes: no operation',
      'createTax: no name in the body',
      'listTaxes: no tax_name in the body',
    ]);
  });

  it('makes fresh what a sample of the body has', () => {
    for (const [id, fresh] of Object.entries(FRESH_FIELDS)) {
      const { object } = operations.find((one) => one.id === id)!;
      const media = object.requestBody?.content['application/json'];
      const values = media ? samplesOf(media).map(({ value }) => value as Record<string, unknown>) : [];
      for (const field of fresh)
        expect(
          values.map((value) => typeof value[field]),
          `${id}: ${field}`,
        ).toContain('string');
    }
  });
});

describe('the call of a sample', () => {
  const createContact = operations.find(({ id }) => id === 'createContact')!;

  it('makes fresh only what its body has', () => {
    expect(sampleCall(contract, createContact).fresh).toEqual(['contact_name']);
    const media = createContact.object.requestBody!.content['application/json']!;
    const bodies = { ...createContact.requestBody, content: { 'application/json': { ...media, examples: {} } } };
    const without = { ...createContact, requestBody: bodies };
    expect(sampleCall(contract, without).fresh).toEqual([]);
  });

  it('has optional parameters with an example only if it writes', () => {
    const queryOf = (id: string): string[] =>
      Object.keys(sampleCall(contract, operations.find((one) => one.id === id)!).query);
    expect(queryOf('createShipmentOrder').sort()).toEqual(['organization_id', 'package_ids', 'salesorder_id']);
    expect(queryOf('listRetainerInvoices')).toEqual(['organization_id']);
  });

  it('is not made up where the document has no example', () => {
    const { parameters } = createContact;
    const without = parameters.map(({ example: _, ...parameter }) => parameter);
    expect(() => sampleCall(contract, { ...createContact, parameters: without })).toThrow(
      'The parameter organization_id is required and has no example. Give it one in parameters.yaml.',
    );
  });
});

describe('a fresh text', () => {
  it.each([
    ['Ridgeline Treks', 'Ridgeline Treks 1764000000'],
    ['Alpine Daypack - Slate', 'Alpine Daypack - Slate 1764000000'],
    ['Wholesale', 'Wholesale 1764000000'],
    ['INV-000031', 'INV-000031-1764000000'],
    ['KIT-DAYHIKE', 'KIT-DAYHIKE-1764000000'],
    ['IGST18', 'IGST18-1764000000'],
  ])('is made of %s', (text, fresh) => {
    expect(freshText(text, 1764000000)).toBe(fresh);
  });
});
