import { expect, it } from 'vitest';
import { quoteIds } from '../../src/contract/exact-ids.ts';

export const BIG = '4815162342481516001';

/** What a client reads of a JSON text. */
export const read = (json: string): unknown => JSON.parse(quoteIds(json));

/**
 * Reads long texts and lists. In a quadratic time, it would not end before the test is stopped.
 *
 * @param size How many parts each has.
 */
export function testLinearTime(size: number): void {
  it('long texts and lists are read in a linear time, cut off or not', () => {
    const text = '12345678901234567 \\" '.repeat(size);
    expect(read(`{"text":"${text}","n":${BIG}}`)).toEqual({ text: text.replaceAll('\\', ''), n: BIG });
    for (const end of [
      `"${'\\"'.repeat(size)}`,
      `"${'\\"'.repeat(size)}\\`,
      `"${'a'.repeat(10 * size)}`,
      '"_ids":[1,'.repeat(size / 5),
      '1,"2",'.repeat(size),
    ]) {
      expect(() => read(`{"n":${BIG},"item_ids":[${end}`)).toThrow(SyntaxError);
    }
  });
}

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

/** Reads texts of every kind, each drawn from a seed of its own. */
export function testAnyText(count: number): void {
  it(`${count.toLocaleString('en')} texts of every kind are read exactly, as if all ids and big integers had been texts`, () => {
    let changed = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      const { sent, exact } = generator(seed)();
      expect(JSON.stringify(read(sent)), `seed ${seed}: ${sent}`).toBe(JSON.stringify(JSON.parse(exact)));
      if (quoteIds(sent) !== sent) changed += 1;
    }
    expect(changed).toBeGreaterThan(count / 2);
  });
}
