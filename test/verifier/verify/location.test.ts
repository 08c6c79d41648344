import { expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { readDocument } from '../../../src/contract/read.ts';
import { createLocations } from '../../../verifier/verify/contract/location.ts';

const schemas: Record<string, Schema> = {
  Loss: { required: ['c'], properties: { c: {} }, allOf: [{ required: ['d'], properties: { d: {} } }] },
};
const document = readDocument({ openapi: '3.1.0', components: { schemas } });

it.each(['then', 'else'])('what %s requires is named, and not always required', (keyword) => {
  const schema = {
    required: ['a'],
    properties: { a: {} },
    if: { required: ['x'] },
    [keyword]: { required: ['b'], properties: { b: {} }, allOf: [{ $ref: '#/components/schemas/Loss' }] },
  };
  const { required, fields } = createLocations(document)({ pointer: '', schema, within: 'documented' }, 'documented');
  expect([...required]).toEqual(['a']);
  expect([...fields!.keys()]).toEqual(['a', 'b', 'c', 'd']);
});
