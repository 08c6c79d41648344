import { describe, expect, test } from 'vitest';
import { assumptionsOf } from '../../src/probe/report.ts';
import { everyNth } from '../support/full.ts';
import { type Alter, hidesFields, moreFields, numbersAsText } from '../support/probe-stand-in.ts';
import { planted, probedRules, probeStandIn } from './stand-ins.ts';

/** Changes a response in all these ways, one after the other. */
const inAllWays =
  (alters: readonly Alter[]): Alter =>
  (call, answer) =>
    alters.reduce<ReturnType<Alter>>((last, alter) => (last === 'lost' ? last : alter(call, last)), answer);

describe('a fake service, probed over HTTP for some rules', () => {
  const some = everyNth(probedRules(), 8);

  test('that breaks five rules and follows other forms of three: most are named, with the alternatives, and no other one', async () => {
    const forms = {
      'documents.totals': 'tax-per-line',
      'invoices.void': 'unless-paid',
      'invoices.write-off': 'no-effect',
    };
    const off = planted(5, 5, some);
    const probed = [...off, ...Object.keys(forms)];
    const { report, wrong, missedAsObserved, refuted } = await probeStandIn(off, undefined, forms, {}, probed);
    expect({ wrong, missedAsObserved }).toEqual({ wrong: [], missedAsObserved: [] });
    expect(refuted.length / probed.length).toBeGreaterThanOrEqual(0.5);
    expect(assumptionsOf(report)).toMatchObject(forms);
  });

  test('that has more fields, writes numbers as text and leaves fields out: nothing is refuted or otherwise', async () => {
    const alter = inAllWays([moreFields, numbersAsText, hidesFields(2, 'operation')]);
    const { report } = await probeStandIn([], alter, {}, {}, everyNth(some, 2));
    expect(report.verdicts.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(15);
  });
});
