import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AmountError,
  fromMinor,
  isAmount,
  percentage,
  product,
  ratio,
  spread,
  toMinor,
  toText,
} from '../../../../sandbox/engine/values/money.ts';

describe('amounts in minor units', () => {
  test.each([
    [18.05, 2, 1805],
    ['18.05', 2, 1805],
    [1.005, 2, 101],
    [2.675, 2, 268],
    [-1.005, 2, -101],
    [0.004, 2, 0],
    [1e-7, 6, 0],
    [12, 0, 12],
    [12.5, 0, 13],
    [1234.5678, 3, 1234568],
  ])('%s with %i decimals is %i', (value, decimals, minor) => {
    expect(toMinor(value, decimals)).toBe(minor);
  });

  test('come back as they went in', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (minor, decimals) => {
        expect(toMinor(fromMinor(minor, decimals), decimals)).toBe(minor + 0);
        expect(toMinor(toText(minor, decimals), decimals)).toBe(minor + 0);
      }),
      { seed: 20260328 },
    );
  });

  test('have all their decimal places as text', () => {
    expect([toText(1840800, 2), toText(5, 2), toText(-5, 2), toText(0, 2), toText(7, 0)]).toEqual([
      '18408.00',
      '0.05',
      '-0.05',
      '0.00',
      '7',
    ]);
  });

  test.each([Number.NaN, Infinity, '1e5', 'a', '', '1,5', '0x10', '9'.repeat(40)])('%s is none', (value) => {
    expect(isAmount(value)).toBe(false);
    expect(() => toMinor(value, 2)).toThrow(AmountError);
  });

  test('that are too large to be exact are refused', () => {
    expect(() => toMinor(1e15, 2)).toThrow('The amount is too large');
    expect(() => product(1e12, 1e12, 2)).toThrow('The amount is too large');
    expect(() => product(94_906_267, 94_906_267, 0)).toThrow('The amount is too large');
    expect(product(90_071_992, -100_000_000, 0)).toBe(-9_007_199_200_000_000);
    expect(product('7', 0, 2)).toBe(product(7, -0, 2));
  });
});

describe('calculations', () => {
  test('are exact, and rounded once', () => {
    expect(product(0.1, 3, 2)).toBe(30);
    expect(product('33.335', 3, 2)).toBe(10001);
    expect(product(1.15, 1, 1)).toBe(12);
    expect(percentage(10000, 18)).toBe(1800);
    expect(percentage(105, 9.5)).toBe(10);
    expect(percentage(-105, 10)).toBe(-11);
    expect(ratio(11800, 18, 118)).toBe(1800);
    expect(ratio(100, 1, 3)).toBe(33);
    expect(ratio(-100, 2, 3)).toBe(-67);
  });

  test('nothing is divided by 0', () => {
    expect(() => ratio(1, 1, 0)).toThrow(AmountError);
  });

  test('what is spread adds up to what there was', () => {
    expect(spread(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(spread(100, [1, 1, 0])).toEqual([50, 50, 0]);
    expect(spread(100, [1, 1, 1, 0])).toEqual([33, 33, 34, 0]);
    expect(spread(100, [0, 0])).toEqual([0, 0]);
    const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (minor, weights) => {
        const shares = spread(minor, weights);
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(sum).toBe(weights.some((weight) => weight > 0) ? minor : 0);
        weights.forEach((weight, index) => {
          if (weight === 0) expect(shares[index]).toBe(0);
        });
      }),
      { seed: 20260328 },
    );
  });

  test('agree with the arithmetic of integers', () => {
    const small = fc.integer({ min: -99999, max: 99999 });
    fc.assert(
      fc.property(small, small, (rate, quantity) => {
        expect(product(fromMinor(rate, 2), fromMinor(quantity, 3), 5)).toBe(rate * quantity + 0);
      }),
      { seed: 20260328 },
    );
  });
});
