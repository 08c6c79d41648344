import type { SchemaCase } from './case.ts';

const number = (limits: object): Record<string, unknown> => ({ type: 'number', ...limits });
const integer = (limits: object): Record<string, unknown> => ({ type: 'integer', ...limits });

const TIGHTER = { request: 'breaking limit-tightened', response: 'additive limit-tightened' };
const LOOSER = { request: 'additive limit-loosened', response: 'warning limit-loosened' };

/** Changes of bounds that can be written in two ways, and of multiples. */
export const boundCases: SchemaCase[] = [
  {
    what: 'a bound that is allowed itself now',
    before: number({ exclusiveMinimum: 0 }),
    after: number({ minimum: 0 }),
    message: 'exclusiveMinimum 0 → minimum 0',
    ...LOOSER,
  },
  {
    what: 'a bound that is not allowed itself any more',
    before: number({ maximum: 10 }),
    after: number({ exclusiveMaximum: 10 }),
    message: 'maximum 10 → exclusiveMaximum 10',
    ...TIGHTER,
  },
  {
    what: 'a bound below that of integers, excluded',
    before: integer({ minimum: 2 }),
    after: integer({ exclusiveMinimum: 0 }),
    message: 'minimum 2 → exclusiveMinimum 0',
    ...LOOSER,
  },
  {
    what: 'the weaker of two bounds, when the stricter one goes',
    before: number({ minimum: 0, exclusiveMinimum: 5 }),
    after: number({ minimum: 0 }),
    message: 'exclusiveMinimum 5 → minimum 0',
    ...LOOSER,
  },
  {
    what: 'a bound set, excluded',
    before: number({}),
    after: number({ exclusiveMaximum: 10 }),
    message: 'exclusiveMaximum none → 10',
    ...TIGHTER,
  },
  {
    what: 'multiples of a divisor',
    before: number({ multipleOf: 4 }),
    after: number({ multipleOf: 2 }),
    message: 'multipleOf 4 → 2',
    ...LOOSER,
  },
  {
    what: 'multiples of a multiple, in decimals',
    before: number({ multipleOf: 0.01 }),
    after: number({ multipleOf: 0.05 }),
    message: 'multipleOf 0.01 → 0.05',
    ...TIGHTER,
  },
  {
    what: 'multiples of another number',
    before: number({ multipleOf: 4 }),
    after: number({ multipleOf: 6 }),
    message: 'multipleOf 4 → 6',
    request: 'breaking rule-changed',
    response: 'warning rule-changed',
  },
  {
    what: 'multiples demanded',
    before: number({}),
    after: number({ multipleOf: 2 }),
    message: 'multipleOf none → 2',
    ...TIGHTER,
  },
  {
    what: 'multiples demanded no more',
    before: number({ allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }),
    after: number({ multipleOf: 3 }),
    message: 'multipleOf 2 and 3 → 3',
    ...LOOSER,
  },
];
