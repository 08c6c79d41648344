import { describe, expect, test } from 'vitest';
import { attribute, type Difference } from '../../../verifier/replay/attribute.ts';

const difference = (line: number, ...sets: string[][]): Difference => ({
  file: 'a.ndjson',
  line,
  operation: 'getInvoice',
  place: 'response.body/invoice/total',
  message: 'differs from what the rule predicts',
  sets,
});

const said = (differences: Difference[], confirmed: Record<string, number> = {}) => {
  const { failed, open } = attribute(differences, new Map(Object.entries(confirmed)));
  return {
    failed: failed.map(({ rule, deviation }) => `${deviation.line} ${rule}`),
    open: open.map(({ couldBe, line }) => `${line} ${couldBe.join(' ')}`),
  };
};

describe('a difference that', () => {
  test('one rule explains is of this rule', () => {
    expect(said([difference(1, ['a'])])).toEqual({ failed: ['1 a'], open: [] });
  });

  test('several rules could explain names the set', () => {
    expect(said([difference(1, ['a'], ['b'])])).toEqual({ failed: [], open: ['1 a b'] });
  });

  test('several could explain is of the one that is not observed elsewhere', () => {
    expect(said([difference(1, ['a'], ['b'])], { b: 2 })).toEqual({ failed: ['1 a'], open: [] });
    expect(said([difference(1, ['a'], ['b'], ['c'])], { b: 2 })).toEqual({ failed: [], open: ['1 a c'] });
  });

  test('two rules explain together is of both', () => {
    expect(said([difference(1, ['a', 'b'])])).toEqual({ failed: ['1 a', '1 b'], open: [] });
    expect(said([difference(1, ['a', 'b'], ['a', 'c'])])).toEqual({ failed: ['1 a'], open: ['1 b c'] });
  });

  test('a rule alone explains that holds elsewhere is of it all the same', () => {
    expect(said([difference(1, ['a'])], { a: 3 })).toEqual({ failed: ['1 a'], open: [] });
  });

  test('is named again for each answer, whatever else differs', () => {
    const all = [difference(1, ['a'], ['b']), difference(2, ['a'])];
    expect(said(all)).toEqual({ failed: ['1 a', '2 a'], open: [] });
    expect(said([difference(1, ['b'], ['c']), difference(2, ['a'])])).toEqual({ failed: ['2 a'], open: ['1 b c'] });
    expect(said(all, { b: 1 })).toEqual({ failed: ['1 a', '2 a'], open: [] });
  });
});
