import { describe, expect, test } from 'vitest';
import { assumptionsOf } from '../../../verifier/probe/report.ts';
import { endsOf, IS_FULL } from '../../support/full.ts';
import {
  type Alter,
  hidesFields,
  moreFields,
  numbersAsText,
  otherOrder,
  otherRounding,
} from '../../support/probe-stand-in.ts';
import { datedRules, PLACES, probeStandIn } from './stand-ins.ts';

/** Changes a response in all these ways, one after the other. */
const inAllWays =
  (alters: readonly Alter[]): Alter =>
  (call, answer) =>
    alters.reduce<ReturnType<Alter>>((last, alter) => (last === 'lost' ? last : alter(call, last)), answer);

describe('a service that stands in for a real one, over HTTP', () => {
  test('that follows every rule: nothing is refuted or otherwise', async () => {
    const { report, calls } = await probeStandIn([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(150);
    expect(calls).toBeLessThanOrEqual(1500);
  });

  test('that follows other forms of rules: their alternatives are named', async () => {
    const forms = {
      'lists.page-size': '100',
      'documents.totals': 'tax-per-line',
      'invoices.void': 'unless-paid',
      'invoices.write-off': 'no-effect',
    };
    const { report, wrong, missedAsObserved } = await probeStandIn([], undefined, forms);
    expect({ wrong, missedAsObserved }).toEqual({ wrong: [], missedAsObserved: [] });
    const named = report.rules.filter(({ kind }) => kind === 'refuted');
    expect(Object.fromEntries(named.map(({ rule, instead }) => [rule, instead]))).toEqual(forms);
    expect(assumptionsOf(report)).toEqual(forms);
  });

  test.runIf(IS_FULL)(
    'that has more fields, writes numbers as text and leaves fields out: nothing is refuted or otherwise',
    async () => {
      const alter = inAllWays([moreFields, numbersAsText, hidesFields(2, 'operation')]);
      const { report } = await probeStandIn([], alter);
      expect(report.verdicts.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
      expect(report.verdicts.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(15);
    },
  );

  test.runIf(IS_FULL).each([
    ['lists in another order', otherOrder, /order|^lists\.|first|primary/],
    ['rounds in another way', otherRounding, /./],
  ])('that %s: rules of this alone are refuted or otherwise', async (_, alter, own) => {
    const { report } = await probeStandIn([], alter);
    const found = report.verdicts
      .filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')
      .map(({ rule }) => rule);
    expect(found.filter((rule) => !own.test(rule)).length).toBeLessThanOrEqual(2);
  });
});

test.each(endsOf(PLACES))(
  'a fake service in %s, probed at %s, that follows every rule: nothing is refuted or otherwise',
  async (...place) => {
    const { report } = await probeStandIn([], undefined, {}, { place }, datedRules());
    expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(10);
  },
);
