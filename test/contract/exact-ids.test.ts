import { describe, expect, it } from 'vitest';
import { quoteIds } from '../../src/contract/exact-ids.ts';

const BIG = '4815162342481516001';

/** What a client reads of a JSON text. */
const read = (json: string): unknown => JSON.parse(quoteIds(json));

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

// In a quadratic time, it would not end before the test is stopped.
it('long texts and lists are read in a linear time, cut off or not', () => {
  const text = '12345678901234567 \\" '.repeat(500_000);
  expect(read(`{"text":"${text}","n":${BIG}}`)).toEqual({ text: text.replaceAll('\\', ''), n: BIG });
  for (const end of [
    `"${'\\"'.repeat(500_000)}`,
    `"${'\\"'.repeat(500_000)}\\`,
    `"${'a'.repeat(5_000_000)}`,
    '"_ids":[1,'.repeat(100_000),
    '1,"2",'.repeat(500_000),
  ]) {
    expect(() => read(`{"n":${BIG},"item_ids":[${end}`)).toThrow(SyntaxError);
  }
});

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A JSON text as a service may send it, and the same as the client has to read it. */
interface Pair {
  sent: string;
  exact: string;
}

/** Makes such texts; everything is drawn from a seed. */
function generator(seed: number) {
  const random = randomOf(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <Value>(values: Value[]): Value => values[below(values.length)]!;
  const many = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: below(most + 1) }, make);
  const space = (): string => (random() < 0.2 ? pick([' ', '\n', '\t', '  ']) : '');
  const digits = (count: number): string =>
    `${1 + below(9)}${Array.from({ length: count - 1 }, () => below(10)).join('')}`;

  const integer = (): string => {
    const size = pick([1, 3, 9, 15, 16, 17, 19, 25]);
    return `${pick(['', '', '-'])}${pick([digits(size), '0', '9007199254740991', '9007199254740992'])}`;
  };
  const float = (): string => `${integer()}${pick(['.5', `.${digits(20)}`, 'e2', 'E-7', 'e+18', `.${digits(3)}e5`])}`;
  const text = (): string =>
    many(4, () =>
      pick([
        digits(18),
        '"',
        '\\',
        '\\"',
        '"x_id": 5',
        '"id":7,',
        '_id',
        '_ids":[1,2]',
        ':',
        ',',
        '[',
        ']',
        '{',
        '}',
        ': -',
        '\n',
        'é',
        '\u2028',
        '😀',
        ' ',
        'e',
        '.',
      ]),
    ).join('');
  const key = (): string =>
    pick([
      'a',
      'rate',
      'id',
      'tax_id',
      'item_id',
      'option_id1',
      'item_ids',
      'paid',
      'ids',
      'x_idx',
      'a"id',
      'a_id\\',
      '"',
      `${digits(17)}`,
      text(),
    ]);

  const same = (json: string): Pair => ({ sent: json, exact: json });
  const string = (): Pair => same(JSON.stringify(text()));
  const quoted = (json: string): Pair => ({ sent: json, exact: `"${json}"` });
  const number = (): Pair => {
    const json = integer();
    return Number.isSafeInteger(Number(json)) ? same(json) : quoted(json);
  };
  const fraction = (): Pair => {
    const json = float();
    return Math.abs(Number(json)) > Number.MAX_SAFE_INTEGER ? quoted(json) : same(json);
  };
  const isId = (name: string): boolean => /^(?:id\d*|.*_id\d*)$/s.test(name);
  const join = (open: string, pairs: Pair[], close: string): Pair => {
    const glue = (part: keyof Pair): string => `${open}${pairs.map((pair) => pair[part]).join(',')}${close}`;
    return { sent: glue('sent'), exact: glue('exact') };
  };
  const spaced = ({ sent, exact }: Pair): Pair => ({ sent: `${space()}${sent}${space()}`, exact });

  function value(depth: number): Pair {
    const leaf = [string, number, fraction, () => same(pick(['true', 'false', 'null']))];
    return spaced(pick(depth > 0 ? [...leaf, () => object(depth - 1), () => list(depth - 1)] : leaf)());
  }
  function list(depth: number): Pair {
    return join(
      '[',
      many(4, () => value(depth)),
      ']',
    );
  }
  function member(depth: number): Pair {
    const name = key();
    const content =
      isId(name) && random() < 0.7
        ? quoted(integer())
        : name.endsWith('_ids')
          ? idList()
          : isId(name)
            ? pick([string, () => list(0)])()
            : value(depth);
    return {
      sent: `${JSON.stringify(name)}${space()}:${space()}${content.sent}`,
      exact: `${JSON.stringify(name)}:${content.exact}`,
    };
  }
  function idList(): Pair {
    return join(
      '[',
      many(5, () => spaced(pick([() => quoted(integer()), string, fraction, () => same('null')])())),
      ']',
    );
  }
  function object(depth: number): Pair {
    return join(
      '{',
      many(5, () => member(depth)),
      '}',
    );
  }
  return () => spaced(object(4));
}

it('2,000 texts of every kind are read exactly, as if all ids and big integers had been texts', () => {
  let changed = 0;
  for (let seed = 1; seed <= 2000; seed += 1) {
    const { sent, exact } = generator(seed)();
    expect(JSON.stringify(read(sent)), `seed ${seed}: ${sent}`).toBe(JSON.stringify(JSON.parse(exact)));
    if (quoteIds(sent) !== sent) changed += 1;
  }
  expect(changed).toBeGreaterThan(1000);
});
