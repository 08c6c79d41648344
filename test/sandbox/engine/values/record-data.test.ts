import { expect, test } from 'vitest';
import { copyOf } from '../../../../sandbox/engine/values/record-data.ts';

const VALUES = [
  undefined,
  null,
  0,
  '',
  false,
  [],
  {},
  [[1], [{ a: [null] }]],
  { a: { b: [{ c: undefined }] }, d: 'e' },
];

test.each(VALUES.map((value) => [JSON.stringify(value), value]))('a copy of %s is equal', (_, value) => {
  expect(copyOf(value)).toStrictEqual(value);
});

test('a copy shares nothing with its original', () => {
  const line = { quantity: 1 };
  const original = { lines: [line, line], address: { city: 'Pune' } };
  const copy = copyOf(original);
  expect(copy.lines).not.toBe(original.lines);
  expect(copy.lines[0]).not.toBe(line);
  expect(copy.lines[0]).not.toBe(copy.lines[1]);
  expect(copy.address).not.toBe(original.address);
});

test('a field called __proto__ stays a field', () => {
  const copy = copyOf(JSON.parse('{"__proto__":{"isAdmin":{"deep":true}}}') as { isAdmin?: unknown });
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(copy.isAdmin).toBeUndefined();
  expect(JSON.stringify(copy)).toBe('{"__proto__":{"isAdmin":{"deep":true}}}');
});
