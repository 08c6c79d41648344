import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { reachableReferences } from '../../src/contract/reachable.ts';
import { readDocument } from '../../src/contract/read.ts';
import {
  escapeToken,
  keysOf,
  lookUp,
  nameOf,
  refTo,
  resolve,
  resolveSchema,
  UnresolvedReferenceError,
  unescapeToken,
} from '../../src/contract/references.ts';

const schemas: Record<string, Schema> = {
  Name: { type: 'string', description: 'A name.' },
  Alias: { $ref: '#/components/schemas/Name', description: 'Another name.' },
  Circle: { $ref: '#/components/schemas/Round' },
  Round: { $ref: '#/components/schemas/Circle' },
  Tree: {
    properties: {
      children: { items: { $ref: '#/components/schemas/Tree' } },
      name: { $ref: refTo('schemas', 'Alias') },
    },
  },
  'a/b~c': { type: 'null' },
};
const document = readDocument({ openapi: '3.1.0', components: { schemas } });

describe('a reference', () => {
  it.each(['Tax', 'a/b~c', 'a~1b', '~01'])('to %s leads back to its name', (name) => {
    expect(nameOf(refTo('schemas', name))).toBe(name);
    expect(unescapeToken(escapeToken(name))).toBe(name);
  });

  it('has no name if there is none', () => {
    expect(nameOf(undefined)).toBeUndefined();
  });

  it('leads through keys, also escaped as in a URL', () => {
    expect(keysOf('#/paths/~1taxes~1%7Btax_id%7D/get')).toEqual(['paths', '/taxes/{tax_id}', 'get']);
    expect(keysOf('/a%E0%A4%A')).toEqual(['a%E0%A4%A']);
    expect(keysOf('')).toEqual([]);
  });

  it('leads to what it names, which may be a reference again', () => {
    expect(lookUp(document, refTo('schemas', 'a/b~c'))).toEqual({ type: 'null' });
    expect(lookUp(document, refTo('schemas', 'Alias'))).toEqual(schemas['Alias']);
  });

  it('is followed to its end', () => {
    expect(resolve(document, { $ref: refTo('schemas', 'Alias') })).toEqual(schemas['Name']);
    expect(resolve(document, schemas['Name']!)).toBe(schemas['Name']);
  });

  it('of a schema is followed with the keywords next to it, the nearest first', () => {
    expect(resolveSchema(document, { $ref: refTo('schemas', 'Alias'), maxLength: 9 })).toEqual({
      type: 'string',
      description: 'Another name.',
      maxLength: 9,
    });
  });

  it.each([
    ['other.yaml#/Thing', 'other.yaml#/Thing points outside the document. Bundle it into one file first.'],
    ['#/components/schemas/Missing', '#/components/schemas/Missing does not exist in the document.'],
    ['#/openapi', '#/openapi does not exist in the document.'],
    ['#/components/__proto__', '#/components/__proto__ does not exist in the document.'],
    ['#/components/schemas/Circle', '#/components/schemas/Circle refers to itself.'],
  ])('to %s is refused', ($ref, message) => {
    for (const follow of [resolve, resolveSchema]) {
      const error = new UnresolvedReferenceError(message);
      expect(() => follow(document, { $ref })).toThrow(error);
    }
  });
});

describe('what a part of a document reaches', () => {
  it('is all that it refers to, directly or not, also in a circle', () => {
    const reached = reachableReferences(document, { items: { $ref: refTo('schemas', 'Tree') } });
    expect([...reached]).toEqual(['Tree', 'Alias', 'Name'].map((name) => refTo('schemas', name)));
  });

  it('is refused if a reference leads to nothing', () => {
    expect(() => reachableReferences(document, { $ref: '#/nothing' })).toThrow(UnresolvedReferenceError);
  });
});
