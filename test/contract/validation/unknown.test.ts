import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../../src/contract/document.ts';
import { fullSampleOf } from '../../../src/contract/samples.ts';
import { createRequestValidator } from '../../../src/contract/validation/request-validator.ts';
import { shapeOf } from '../../../src/contract/validation/shape.ts';
import { createListUnknown } from '../../../src/contract/validation/unknown.ts';
import { operations, requests } from '../../support/document.ts';

/** What is unknown in a value of a schema. */
function unknownIn(schema: Schema, value: unknown, schemas: Record<string, Schema> = {}): string[] {
  const document = { components: { schemas } } as unknown as OpenApiDocument;
  return createListUnknown(shapeOf(document, schema))(value, 'body');
}

describe('names that the contract does not have', () => {
  it('are found in the query and in the body, at any depth', () => {
    const { unknown } = createRequestValidator(requests['createInvoice']!);
    const body = { customer_id: '1', custmer_name: 'x', line_items: [{ item_id: '1' }, { item_id: '1', rte: 5 }] };
    expect(unknown({ path: {}, query: { organization_id: '1', orgnization_id: '2' }, body })).toEqual([
      'query.orgnization_id',
      'body.custmer_name',
      'body.line_items[1].rte',
    ]);
  });

  it.each(operations.filter(({ object }) => object.requestBody?.content['application/json']))(
    'are none in the sample of $id',
    ({ id, object }) => {
      const body = fullSampleOf(object.requestBody!.content['application/json']);
      expect(createRequestValidator(requests[id]!).unknown({ path: {}, query: {}, body })).toEqual([]);
    },
  );

  it('are known from every part of a schema', () => {
    const schema: Schema = {
      allOf: [{ properties: { a: {} } }, { $ref: '#/components/schemas/B' }],
      anyOf: [{ properties: { c: {} } }, { if: { required: ['a'] }, then: { properties: { d: {} } } }],
    };
    const schemas = { B: { properties: { b: { properties: { x: {} } } } } };
    expect(unknownIn(schema, { a: 1, b: { x: 1, y: 1 }, c: 1, d: 1, e: 1 }, schemas)).toEqual(['body.b.y', 'body.e']);
  });

  it('are anything in an object that is open, or of which nothing is described', () => {
    expect(unknownIn({ type: 'object' }, { a: 1 })).toEqual([]);
    expect(
      unknownIn({ additionalProperties: true, properties: { a: { properties: { x: {} } } } }, { b: 1, a: { y: 1 } }),
    ).toEqual(['body.a.y']);
  });

  it('are found in a schema that refers to itself, at any depth', () => {
    const tree: Schema = { properties: { child: { $ref: '#/components/schemas/Tree' } } };
    expect(unknownIn(tree, { child: { child: { child: { other: 1 } } } }, { Tree: tree })).toEqual([
      'body.child.child.child.other',
    ]);
  });

  it('are listed up to twenty', () => {
    const body = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    expect(createRequestValidator(requests['createTax']!).unknown({ path: {}, query: {}, body })).toHaveLength(20);
    const lines = { line_items: Array.from({ length: 500 }, () => ({ x: 1 })) };
    expect(
      createRequestValidator(requests['createInvoice']!).unknown({ path: {}, query: {}, body: lines }),
    ).toHaveLength(20);
  });
});
