import { describe, expect, it } from 'vitest';
import { prettyJson } from '../../reference/browser/try/shown-answer.ts';
import { limitsInWords, typeInWords } from '../../reference/model/schema-words.ts';
import type { Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

describe('types in words', () => {
  const cases: [Schema, string][] = [
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'number', format: 'double' }, 'number'],
    [{ type: ['string', 'integer'] }, 'string or integer'],
    [{ type: 'array', items: { type: 'object', properties: {} } }, 'array of objects'],
    [{ type: 'array', items: {} }, 'array of any type'],
    [{ type: 'string', contentMediaType: 'application/pdf' }, 'file'],
    [{ $ref: '#/components/schemas/Id' }, 'string or integer'],
    [{ const: true }, 'boolean'],
  ];
  it.each(cases)('%j is %s', (schema, words) => {
    expect(typeInWords(contract, schema)).toBe(words);
  });
});

describe('limits in words', () => {
  const cases: [Schema, string][] = [
    [{ maxLength: 100 }, 'At most 100 characters'],
    [{ minLength: 15, maxLength: 15 }, 'Exactly 15 characters'],
    [{ minimum: 1, maximum: 10 }, 'From 1 to 10'],
    [{ minimum: 0 }, 'At least 0'],
    [{ maxItems: 0 }, 'At most 0 entries'],
    [{ enum: ['tax', 'compound_tax'] }, 'One of: tax compound_tax'],
    [{ const: 0 }, 'Always: 0'],
    [{ not: { const: 0 } }, 'Never: 0'],
    [{ default: false }, 'Default: false'],
    [{ pattern: '^CN' }, 'Pattern: ^CN'],
    [{ examples: ['a', 'b'] }, 'Examples: a b'],
    [{ type: 'string' }, ''],
  ];
  it.each(cases)('%j is %s', (schema, words) => {
    expect(
      limitsInWords(schema)
        .map(({ label, values }) => [label, values.join(' ')].filter(Boolean).join(': '))
        .join('; '),
    ).toBe(words);
  });
});

describe('pretty JSON', () => {
  it('is what JSON.stringify makes', () => {
    const value = { a: [1, { b: 'x, {y}: [z] \\" é' }, [], {}], c: null, d: -1.5e3 };
    expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(prettyJson(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
    expect(prettyJson('[]')).toBe('[]');
  });

  it('keeps every digit, and what is no JSON', () => {
    expect(prettyJson('{"id":4815162342481516001}')).toBe('{\n  "id": 4815162342481516001\n}');
    expect(prettyJson('Bad gateway: {')).toBe('Bad gateway: {');
  });
});
