import { record } from '../fixture.ts';

const text = { type: 'string' };

type Schema = Record<string, unknown>;

/** Changes of the fields of a record: what they are, the schemas, and the change in a request and in a response, if there is one. */
export const fieldCases: readonly (readonly [string, Schema, Schema, string | undefined, string | undefined])[] = [
  [
    'a required field added',
    record({}),
    record({ a: text }, 'a'),
    'breaking required-field-added callers createThing request body.a: required field added',
    'additive field-added readers createThing response 200.a: field added',
  ],
  [
    'a field required',
    record({ a: text }),
    record({ a: text }, 'a'),
    'breaking field-required callers createThing request body.a: is required now',
    'additive field-required readers createThing response 200.a: is always there now',
  ],
  [
    'a field optional',
    record({ a: text }, 'a'),
    record({ a: text }),
    'additive field-optional callers createThing request body.a: is optional now',
    'breaking field-optional readers createThing response 200.a: may be missing now',
  ],
  [
    'a field that may not be there any more',
    record({ a: text }),
    record({ a: false }),
    'breaking field-removed callers createThing request body.a: field removed',
    'breaking field-removed readers createThing response 200.a: field removed',
  ],
  [
    'a list that must be empty',
    { type: 'array', items: text },
    { type: 'array', items: false },
    'breaking type-narrowed callers createThing request body[]: type string → none',
    'additive type-narrowed readers createThing response 200[]: type string → none',
  ],
  [
    'a field that only the service sets',
    record({ a: text }),
    record({ a: { ...text, readOnly: true } }),
    'breaking field-removed callers createThing request body.a: field removed',
    undefined,
  ],
  [
    'a field that only callers set',
    record({ a: text }),
    record({ a: { ...text, writeOnly: true } }),
    undefined,
    'breaking field-removed readers createThing response 200.a: field removed',
  ],
];
