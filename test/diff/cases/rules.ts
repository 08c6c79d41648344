import { record } from '../fixture.ts';
import type { SchemaCase } from './case.ts';

const text = { type: 'string' };

/** Changes of demands that cannot be ordered by strictness: patterns, conditions and alternatives. */
export const ruleCases: SchemaCase[] = [
  {
    what: 'a pattern added',
    before: text,
    after: { ...text, pattern: '^a' },
    message: 'pattern ^a added',
    request: 'breaking rule-added',
    response: 'additive rule-added',
  },
  {
    what: 'a pattern removed',
    before: { ...text, pattern: '^a' },
    after: text,
    message: 'pattern ^a removed',
    request: 'additive rule-removed',
    response: 'warning rule-removed',
  },
  {
    what: 'a pattern changed',
    before: { ...text, pattern: '^a' },
    after: { ...text, pattern: '^b' },
    message: 'pattern ^a → pattern ^b',
    request: 'breaking rule-changed',
    response: 'warning rule-changed',
  },
  {
    what: 'a format added',
    before: text,
    after: { ...text, format: 'date' },
    message: 'format date added',
    request: 'breaking rule-added',
    response: 'additive rule-added',
  },
  {
    what: 'a condition changed',
    before: { if: { required: ['a'] }, then: { required: ['b'] } },
    after: { if: { required: ['a'] }, then: { required: ['c'] } },
    message: 'condition changed',
    request: 'breaking rule-changed',
    response: 'warning rule-changed',
  },
  {
    what: 'a dependency added',
    before: {},
    after: { dependentRequired: { description: ['title'] } },
    message: '`dependentRequired` added',
    request: 'breaking rule-added',
    response: 'additive rule-added',
  },
  {
    what: 'a dependency changed, of a field that is called as a keyword is',
    before: { dependentRequired: { description: ['title'] } },
    after: { dependentRequired: { description: ['name'] } },
    message: '`dependentRequired` changed',
    request: 'breaking rule-changed',
    response: 'warning rule-changed',
  },
  {
    what: 'an alternative more',
    before: { oneOf: [text] },
    after: { oneOf: [text, { type: 'number' }] },
    message: 'alternative added: number',
    request: 'additive alternative-added',
    response: 'breaking alternative-added',
  },
  {
    what: 'an alternative less',
    before: { anyOf: [{ type: 'number' }, text] },
    after: { anyOf: [text] },
    message: 'alternative removed: number',
    request: 'breaking alternative-removed',
    response: 'additive alternative-removed',
  },
  {
    what: 'an alternative changed',
    before: { oneOf: [text, record({ a: text })] },
    after: { oneOf: [text, record({})] },
    message: 'field removed',
    request: 'breaking field-removed  (alternative 2).a',
    response: 'breaking field-removed  (alternative 2).a',
  },
  {
    what: 'a choice added',
    before: {},
    after: { anyOf: [text] },
    message: '`anyOf` added',
    request: 'breaking rule-added',
    response: 'additive rule-added',
  },
  {
    what: 'a choice removed',
    before: { anyOf: [text] },
    after: {},
    message: '`anyOf` removed',
    request: 'additive rule-removed',
    response: 'warning rule-removed',
  },
];
