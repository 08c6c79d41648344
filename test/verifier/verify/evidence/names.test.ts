import { describe, expect, test } from 'vitest';
import { areFieldNames, isFieldName, isMap, isWord } from '../../../../verifier/verify/evidence/map-names.ts';

describe('the name of a field', () => {
  test.each([
    'tax',
    'tax_id',
    '_id',
    '__v',
    'line2',
    'additional_field1',
    'salesOrder',
    'createdAt2',
    'a1_b2_c3_d4',
    'a_b_c_d_e_f_g_h',
    `${'a'.repeat(24)}_${'b'.repeat(23)}`,
  ])('%s is one', (name) => expect(isFieldName(name)).toBe(true));

  test.each([
    '',
    '4815162342',
    'jane@example.test',
    'Jane',
    'JANE',
    'jane doe',
    'jane-doe',
    'jane.doe',
    'hunter2SECRETpw',
    'qZkWvRtYx',
    'ab123',
    'a1_b2_c3_d4_e5',
    'a_b_c_d_e_f_g_h_i',
    '___id',
    'a'.repeat(25),
    `${'a'.repeat(24)}_${'b'.repeat(24)}`,
  ])('%s is none', (name) => expect(isFieldName(name)).toBe(false));
});

test('an object with more than 40 fields that the contract does not have is a map', () => {
  expect([isMap(40), isMap(41)]).toEqual([false, true]);
});

test('keys of objects are names if three of a body have the same, and all of them look like names', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `${'abcdefghij'[index % 10]}_${'abcde'[Math.floor(index / 10)]}`);
  expect([areFieldNames(['street', 'city'], 2), areFieldNames(['street', 'city'], 3)]).toEqual([false, true]);
  expect(areFieldNames(['street', 'Jane'], 3)).toBe(false);
  expect([areFieldNames(names(40), 3), areFieldNames(names(41), 3)]).toEqual([true, false]);
});

describe('a word', () => {
  test.each(['ok', 'never_met', 'on hold', 'part-paid', 'one_two_three_four', 'a'.repeat(16)])('%s is one', (text) =>
    expect(isWord(text)).toBe(true),
  );

  test.each([
    '',
    'a',
    'Jane',
    'state1',
    'one_two_three_four_five',
    'zaphodsecretstatus',
    'a'.repeat(17),
    `${'a'.repeat(16)}_${'b'.repeat(16)}`,
  ])('%s is none', (text) => expect(isWord(text)).toBe(false));
});
