import { describe, expect, it } from 'vitest';
import { quoteIds } from '../../src/contract/exact-ids.ts';
import { BIG, read, testAnyText, testLinearTime } from './exact-ids.ts';

describe('an id', () => {
  it.each([
    ['a big number', `{"tax_id":${BIG}}`, { tax_id: BIG }],
    ['a small number', '{"tax_id": 5, "id":7, "attribute_id1" : 9}', { tax_id: '5', id: '7', attribute_id1: '9' }],
    ['under a key with more digits', '{"a_id10":5,"id12":7,"b_id123": 8}', { a_id10: '5', id12: '7', b_id123: '8' }],
    [
      'under a key with escapes',
      String.raw`{"item\u005fid":5,"\u0069\u0064" : 7,"x\u005Fids":[1,2],"note":"\u005fid\": 5"}`,
      { item_id: '5', id: '7', x_ids: ['1', '2'], note: '_id": 5' },
    ],
    ['0 or below', '{"tax_id":0,"parent_id":-1}', { tax_id: '0', parent_id: '-1' }],
    ['a text', `{"tax_id":"${BIG}","id":""}`, { tax_id: BIG, id: '' }],
    ['nothing', '{"tax_id":null,"id":[]}', { tax_id: null, id: [] }],
    ['a number in a list of ids', `{"item_ids":[1,${BIG},-3]}`, { item_ids: ['1', BIG, '-3'] }],
    [
      'a number or a text in a list of ids',
      `{"item_ids": [ 1, "2" , ${BIG}, "a]b 4", "5\\" 6", null ]}`,
      { item_ids: ['1', '2', BIG, 'a]b 4', '5" 6', null] },
    ],
    ['far down', `{"a":[{"b":[[{"c_id":\n\t5}]]}]}`, { a: [{ b: [[{ c_id: '5' }]] }] }],
  ])('that is %s is a string, digit for digit', (_, json, value) => {
    expect(read(json)).toEqual(value);
  });

  it.each([
    ['a fraction', '{"tax_id":1.5,"item_ids":[1.5,2e3]}'],
    ['an exponent', '{"tax_id":1e3,"b_id":1E-3}'],
    ['a key that ends otherwise', '{"paid":5,"id_type":6,"ids":7,"valid":8,"a_id12x":9,"grid":1}'],
    ['a key with a quote before it', '{"a\\"id":5}'],
    ['a key with a backslash behind it', '{"a_id\\\\":5}'],
    ['a text that looks like one', '{"note":"\\"tax_id\\": 5, \\"item_ids\\":[1,2] id\\":7"}'],
    ['an object in a list of ids', '{"item_ids":[{"quantity":5}]}'],
  ])('is not %s', (_, json) => {
    expect(quoteIds(json)).toBe(json);
  });
});

describe('an integer', () => {
  it.each(['9007199254740992', '9007199254740993', '-9007199254740992', '12345678901234567890', '1'.repeat(400)])(
    'of %s, beyond 2^53, is a string anywhere',
    (digits) => {
      expect(read(digits)).toBe(digits);
      expect(read(` [${digits} , [${digits}],{"a":${digits},"b":\n${digits}}]`)).toEqual([
        digits,
        [digits],
        { a: digits, b: digits },
      ]);
    },
  );

  it.each(['9007199254740991', '-9007199254740991', '0', '-7', '1000000'])('of %s is a number', (digits) => {
    expect(read(digits)).toBe(Number(digits));
    expect(read(`{"a":[${digits}],"b":${digits}}`)).toEqual({ a: [Number(digits)], b: Number(digits) });
  });

  it.each([
    '0.12345678901234567890',
    '1.5E+00000000000000000001',
    '1e3',
    '9.007199254740991e15',
    '0e-400',
    '0.0',
    '-0',
    '5e-300',
  ])('is not %s, which stays a number', (number) => {
    expect(quoteIds(`[${number}]`)).toBe(`[${number}]`);
    expect(quoteIds(`{"a":${number}}`)).toBe(`{"a":${number}}`);
  });

  it.each([
    '9.82000000567001123e17',
    '-9.82000000567001123E+17',
    '9007199254740992e0',
    '12345678901234567890.5',
    '12345678901234567e3',
    '1e16',
    '1e400',
    '-1e400',
    '1e-400',
    '1e-12345678901234567',
  ])('is a string as well if it is written as %s, which a number does not hold', (number) => {
    expect(read(`{"a":${number},"b":[1,${number} ]}`)).toEqual({ a: number, b: [1, number] });
    expect(read(`{"tax_id":${number},"tax_ids":[${number}]}`)).toEqual({ tax_id: number, tax_ids: [number] });
    const text = `${number}, " ${number}`;
    expect(read(JSON.stringify({ text }))).toEqual({ text });
  });

  it('is not a text with escapes', () => {
    for (const json of [
      String.raw`{"note":"\u005fid","a\u0022":5,"\u20b9":1,"x\u005fidx":2,"n":["\u005fid",7]}`,
      String.raw`{"\uZZZZ_idx":5}`,
      String.raw`{"\u005fid`,
    ])
      expect(quoteIds(json)).toBe(json);
  });

  it('is not a text that holds digits', () => {
    const texts = [
      BIG,
      `: ${BIG}`,
      `, ${BIG},`,
      `[${BIG}]`,
      `\\" : ${BIG}`,
      `"x_id": ${BIG}`,
      `\\`,
      '\\"',
      `{"a":${BIG}}`,
    ];
    const json = JSON.stringify({ texts, [`key ${BIG}`]: `:${BIG}` });
    expect(quoteIds(json)).toBe(json);
    expect(read(json.replace('{', `{"n":${BIG},`))).toEqual({ n: BIG, ...JSON.parse(json) });
  });
});

testLinearTime(100_000);
testAnyText(400);
