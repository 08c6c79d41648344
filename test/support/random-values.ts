import assert from 'node:assert/strict';
import fc from 'fast-check';

export const name = fc.constantFrom(
  'Tent',
  'tent ',
  'Stove',
  'IGST18',
  'Ridgeline Treks',
  'Alpine Daypack',
  'x'.repeat(40),
  '',
);
export const amount = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constantFrom(0.5, 12.345, 1e9, 1e16, 0.1));
export const id = fc.nat({ max: 30 }).map((number) => `#${number}`);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
export const record = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, some(value)])));

/** Names that are given are all different. */
export function assertDistinct(names: (string | undefined)[]): void {
  const given = names.flatMap((name) => (name === undefined ? [] : name.trim().toLowerCase()));
  assert.equal(new Set(given).size, given.length);
}

/** Two amounts are the same to six decimal places. */
export function assertClose(one: number | undefined, other: number): void {
  assert.ok(Math.abs(one! - other) < 0.5e-6, `${one} is not ${other}`);
}
