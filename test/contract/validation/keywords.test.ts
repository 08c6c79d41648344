import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { unknownFormats } from '../../../src/contract/validation/formats.ts';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { KEYWORDS } from '../../../src/contract/validation/keywords.ts';
import { documentWith, KEYWORD_SAMPLES, SAMPLE } from './keywords.ts';

/**
 * Keywords that Ajv reports in another way. It lists what every entry lacks for `contains`, counts entries as evaluated where
 * `contains` matches any, and finds no dynamic anchor from here. The official tests cover these.
 */
const REPORTED_OTHERWISE = ['contains', 'minContains', 'unevaluatedItems', '$dynamicRef'];

const ajv = new Ajv2020({ allErrors: true, strict: false, strictNumbers: true, messages: false });
formatsPlugin.default(ajv);

describe('a keyword', () => {
  it.each(KEYWORD_SAMPLES)('%s accepts and refuses: %j', (_, schema, accepted, refused) => {
    const check = createChecks(documentWith(schema))(SAMPLE);
    expect([check(accepted), check(refused), check(accepted)]).toEqual([true, false, true]);
    check(refused);
    expect(check.errors!.length).toBeGreaterThan(0);
  });

  const compared = KEYWORD_SAMPLES.filter(([keyword]) => !REPORTED_OTHERWISE.includes(keyword));
  it.each(compared)('%s reports the errors that Ajv reports: %j', (_, schema, ...values) => {
    const document = documentWith(schema);
    const [ours, theirs] = [createChecks(document)(SAMPLE), ajv.compile({ ...document, ...SAMPLE })];
    for (const value of values) {
      ours(value);
      theirs(value);
      const expected = theirs.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
      expect(ours.errors).toEqual(expected ?? null);
    }
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
  ])("that can't be read is named: %s", (message, schema) => {
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
