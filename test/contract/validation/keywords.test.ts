import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { unknownFormats } from '../../../src/contract/validation/formats.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { KEYWORDS } from '../../../src/contract/validation/keywords.ts';
import { documentWith, KEYWORD_SAMPLES, SAMPLE } from './keywords.ts';

describe('a keyword', () => {
  it.each(KEYWORD_SAMPLES)('%s accepts and refuses: %j', (_, schema, accepted, refused) => {
    const check = createChecks(documentWith(schema))(SAMPLE);
    expect([check(accepted), check(refused), check(accepted)]).toEqual([true, false, true]);
    check(refused);
    expect(check.errors!.length).toBeGreaterThan(0);
  });

  it('has a sample, whichever it is', () => {
    const sampled = new Set(KEYWORD_SAMPLES.map(([keyword]) => keyword));
    expect(Object.keys(KEYWORDS).filter((keyword) => !sampled.has(keyword))).toEqual([]);
  });
});

describe('a schema', () => {
  const checkOf = createChecks({});

  it.each<[string, unknown]>([
    ['"text" is not a type.', { type: 'text' }],
    ['The keyword maxItems of a schema must be a number.', { properties: { a: { maxItems: '3' } } }],
    ['The keyword multipleOf of a schema must be more than 0.', { multipleOf: 0 }],
    ['The keyword required of a schema must be a list.', { required: true }],
    ['The keyword properties of a schema must be an object.', { properties: [] }],
    ['"(" is not a pattern.', { pattern: '(' }],
    ['null is not a schema.', { items: null }],
  ])('that cannot be read is named: %s', (message, schema) => {
    expect(() => checkOf(schema as Schema)).toThrow(expect.objectContaining({ name: 'SchemaError', message }));
  });

  it('that is not there is named when a value gets to it', () => {
    const check = checkOf({ properties: { a: { $ref: '#/components/schemas/Nothing' } } });
    expect(check({})).toBe(true);
    expect(() => check({ a: 1 })).toThrow('#/components/schemas/Nothing does not exist in the document.');
  });

  it('may have keywords and formats of others, which ask nothing', () => {
    const check = checkOf({ format: 'sku', discriminator: { propertyName: 'a' }, 'x-internal': true });
    expect(['a', 1, null].map(check)).toEqual([true, true, true]);
    expect(unknownFormats(documentWith({ properties: { a: { format: 'sku' }, format: { format: 'date' } } }))).toEqual([
      'sku',
    ]);
  });

  it('may have a pattern that the flag for Unicode forbids', () => {
    expect(['a-b', '!'].map(checkOf({ pattern: '^[\\w-.]+$' }))).toEqual([true, false]);
  });
});
