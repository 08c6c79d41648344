import { describe, expect, it } from 'vitest';
import { freshText } from '../../src/code-samples/fresh-text.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { STORY_CALLS, type StoryCall } from '../../src/code-samples/story-calls.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { sampleOf, samplesOf } from '../../src/contract/samples.ts';
import { contract, operations } from '../support/document.ts';

/** What a table says that the contract does not know. Where no field of a body is documented, its sample has the fields. */
function unknownsOf(table: Readonly<Record<string, StoryCall>>): string[] {
  return Object.entries(table).flatMap(([id, { ids = {}, query = {}, fresh = [] }]) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) return [`${id}: no operation`];
    const { parameters, object } = operation;
    const isParameter = (place: string, name: string): boolean =>
      parameters.some((parameter) => parameter.in === place && parameter.name === name);
    const media = object.requestBody?.content['application/json'];
    const { properties = media && sampleOf(media) } = media ? resolveSchema(contract, media.schema) : {};
    const fields = Object.keys(properties ?? {});
    return [
      ...Object.keys(ids).flatMap((name) => (isParameter('path', name) ? [] : [`${id}: no ${name} in the path`])),
      ...Object.keys(query).flatMap((name) => (isParameter('query', name) ? [] : [`${id}: no ${name} in the query`])),
      ...fresh.flatMap((field) => (fields.includes(field) ? [] : [`${id}: no ${field} in the body`])),
    ];
  });
}

describe('the table of calls', () => {
  it('has operations, parameters and fields of the contract alone', () => {
    expect(unknownsOf(STORY_CALLS)).toEqual([]);
  });

  it('would be told of others', () => {
    const table = {
      createTaxes: {},
      createTax: { ids: { tax_id: '1' }, query: { page: '1' }, fresh: ['name'] },
      listTaxes: { fresh: ['tax_name'] },
    };
    expect(unknownsOf(table)).toEqual([
      'createTaxes: no operation',
      'createTax: no tax_id in the path',
      'createTax: no page in the query',
      'createTax: no name in the body',
      'listTaxes: no tax_name in the body',
    ]);
  });

  it('makes fresh what a sample of the body has', () => {
    for (const [id, { fresh = [] }] of Object.entries(STORY_CALLS)) {
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
