import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSharedList, type SharedList } from '../../../src/sandbox/core/shared-list.ts';
import { createSharedMap, type SharedMap } from '../../../src/sandbox/core/shared-map.ts';

const RUNS = { seed: 20260328, numRuns: 60 };

/** Something that is done to one of several copies. */
const operation = fc.record({
  what: fc.constantFrom('put', 'put', 'put', 'drop', 'copy'),
  copy: fc.nat({ max: 4 }),
  key: fc.nat({ max: 3000 }),
  count: fc.constantFrom(1, 1, 600),
});

/** One of some copies. */
const pick = <Copy>(copies: readonly Copy[], number: number): Copy => copies[number % copies.length]!;

describe('a map that is shared', () => {
  test('is what a map would be that is copied in full', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
        const copies: { shared: SharedMap<number>; plain: Map<string, number> }[] = [
          { shared: createSharedMap(), plain: new Map() },
        ];
        for (const { what, copy, key, count } of operations) {
          const { shared, plain } = pick(copies, copy);
          if (what === 'copy') copies.push({ shared: shared.copy(), plain: new Map(plain) });
          for (let index = 0; what !== 'copy' && index < count; index += 1) {
            const name = String(key + index);
            if (what === 'put') [shared, plain].forEach((map) => void map.set(name, key));
            else [shared, plain].forEach((map) => void map.delete(name));
          }
          for (const one of copies) {
            expect(one.shared.size).toBe(one.plain.size);
            expect(one.shared.get(String(key))).toBe(one.plain.get(String(key)));
          }
        }
        for (const { shared, plain } of copies) {
          expect([...shared.keys()].sort()).toEqual([...plain.keys()].sort());
          expect([...plain.keys()].map((key) => shared.get(key))).toEqual([...plain.values()]);
        }
      }),
      RUNS,
    );
  });

  test('has nothing for no key', () => {
    const map = createSharedMap<number>();
    for (let index = 0; index < 1000; index += 1) map.set(`${index}`, index);
    expect(map.get(undefined)).toBeUndefined();
    map.delete('none');
    expect(map.size).toBe(1000);
  });
});

describe('a list that is shared', () => {
  test('is what an array would be that is copied in full', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
        const copies: { shared: SharedList<number>; plain: number[] }[] = [{ shared: createSharedList(), plain: [] }];
        for (const { what, copy, key, count } of operations) {
          const { shared, plain } = pick(copies, copy);
          if (what === 'copy') copies.push({ shared: shared.copy(), plain: [...plain] });
          for (let index = 0; what !== 'copy' && index < count; index += 1) {
            const place = count > 1 ? plain.length : key % (plain.length + 1);
            if (what === 'put') {
              shared.splice(place, 0, key);
              plain.splice(place, 0, key);
            } else if (plain.length > 0) {
              shared.splice(Math.min(place, plain.length - 1), 1);
              plain.splice(Math.min(place, plain.length - 1), 1);
            }
          }
          for (const one of copies) expect(one.shared.length).toBe(one.plain.length);
        }
        for (const { shared, plain } of copies) {
          expect([...shared]).toEqual(plain);
          expect(plain.map((_, place) => shared.at(place))).toEqual(plain);
          expect([shared.at(-1), shared.at(plain.length)]).toEqual([undefined, undefined]);
        }
      }),
      RUNS,
    );
  });
});
