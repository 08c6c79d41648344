import { describe, expect, it } from 'vitest';
import { createChecks } from '../../../src/contract/validation/interpreter.ts';
import { ajvChecks } from '../../support/ajv-requests.ts';
import { documentWith, KEYWORD_SAMPLES, SAMPLE } from './keywords.ts';

describe('a keyword', () => {
  // Ajv lists what every entry lacks that `contains` asks for, takes entries for evaluated where `contains` meets any, and
  // finds no dynamic anchor from there. The official tests hold these.
  const OTHERS = ['contains', 'minContains', 'unevaluatedItems', '$dynamicRef'];
  const compared = KEYWORD_SAMPLES.filter(([keyword]) => !OTHERS.includes(keyword));
  it.each(compared)('%s says what Ajv says: %j', (_, schema, ...values) => {
    const document = documentWith(schema);
    const [own, ajv] = [createChecks(document)(SAMPLE), ajvChecks(document)(SAMPLE)];
    const errors = (check: typeof own, value: unknown) =>
      check(value) ? [] : check.errors!.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
    for (const value of values) expect(errors(own, value)).toEqual(errors(ajv, value));
  });
});
