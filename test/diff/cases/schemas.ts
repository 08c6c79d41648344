import { record } from '../fixture.ts';
import { boundCases } from './bounds.ts';
import type { SchemaCase } from './case.ts';
import { ruleCases } from './rules.ts';

const text = { type: 'string' };
const values = (...allowed: string[]) => ({ ...text, enum: allowed });

/** Changes of what a schema demands. */
export const schemaCases: SchemaCase[] = [
  {
    what: 'a field added',
    before: record({}),
    after: record({ name: text }),
    message: 'field added',
    request: 'additive field-added .name',
    response: 'additive field-added .name',
  },
  {
    what: 'a field removed',
    before: record({ name: text }),
    after: record({}),
    message: 'field removed',
    request: 'breaking field-removed .name',
    response: 'breaking field-removed .name',
  },
  {
    what: 'another type',
    before: text,
    after: { type: 'number' },
    message: 'type string → number',
    request: 'breaking type-changed',
    response: 'breaking type-changed',
  },
  {
    what: 'a type more',
    before: text,
    after: { type: ['string', 'null'] },
    message: 'type string → string or null',
    request: 'additive type-widened',
    response: 'breaking type-widened',
  },
  {
    what: 'a type less',
    before: { type: 'number' },
    after: { type: 'integer' },
    message: 'type number → integer',
    request: 'breaking type-narrowed',
    response: 'additive type-narrowed',
  },
  {
    what: 'any type, where it was one',
    before: text,
    after: {},
    message: 'type string → any',
    request: 'additive type-widened',
    response: 'breaking type-widened',
  },
  {
    what: 'a value more',
    before: values('a'),
    after: values('a', 'b'),
    message: 'values added: "b"',
    request: 'additive values-added',
    response: 'warning values-added',
  },
  {
    what: 'a value less',
    before: values('a', 'b'),
    after: values('a'),
    message: 'values removed: "b"',
    request: 'breaking values-removed',
    response: 'additive values-removed',
  },
  {
    what: 'a set of values closed',
    before: text,
    after: values('a'),
    message: 'any value → only "a"',
    request: 'breaking values-removed',
    response: 'additive values-removed',
  },
  {
    what: 'a set of values opened',
    before: { const: 'a' },
    after: {},
    message: 'only "a" → any value',
    request: 'additive values-added',
    response: 'warning values-added',
  },
  ...limitCases('maxLength', 10, 5),
  ...limitCases('maximum', 10, 5),
  ...limitCases('maxItems', 10, 5),
  ...limitCases('minimum', 0, 1),
  ...limitCases('minLength', 1, 2),
  {
    what: 'a limit set',
    before: text,
    after: { ...text, maxLength: 5 },
    message: 'maxLength none → 5',
    request: 'breaking limit-tightened',
    response: 'additive limit-tightened',
  },
  ...boundCases,
  ...ruleCases,
  {
    what: 'other fields refused',
    before: record({}),
    after: { ...record({}), additionalProperties: false },
    message: 'no other fields are allowed now',
    request: 'breaking other-fields-refused',
    response: 'additive other-fields-refused',
  },
  {
    what: 'other fields allowed',
    before: { ...record({}), additionalProperties: false },
    after: record({}),
    message: 'other fields are allowed now',
    request: 'additive other-fields-allowed',
    response: 'warning other-fields-allowed',
  },
  {
    what: 'the type of other fields changed',
    before: { additionalProperties: text },
    after: { additionalProperties: { type: 'number' } },
    message: 'type string → number',
    request: 'breaking type-changed .*',
    response: 'breaking type-changed .*',
  },
  {
    what: 'a default changed',
    before: { ...text, default: 'a' },
    after: { ...text, default: 'b' },
    message: 'default "a" → "b"',
    request: 'warning default-changed',
    response: 'descriptive default-changed',
  },
  {
    what: 'a change deep in lists',
    before: record({ lines: { type: 'array', items: record({ rate: { type: 'number' } }) } }),
    after: record({ lines: { type: 'array', items: record({ rate: text }) } }),
    message: 'type number → string',
    request: 'breaking type-changed .lines[].rate',
    response: 'breaking type-changed .lines[].rate',
  },
];

function limitCases(keyword: string, loose: number, tight: number): SchemaCase[] {
  return [
    {
      what: `a tighter ${keyword}`,
      before: { [keyword]: loose },
      after: { [keyword]: tight },
      message: `${keyword} ${loose} → ${tight}`,
      request: 'breaking limit-tightened',
      response: 'additive limit-tightened',
    },
    {
      what: `a looser ${keyword}`,
      before: { [keyword]: tight },
      after: { [keyword]: loose },
      message: `${keyword} ${tight} → ${loose}`,
      request: 'additive limit-loosened',
      response: 'warning limit-loosened',
    },
  ];
}
