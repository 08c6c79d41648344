import { describe, expect, test } from 'vitest';
import { assumptionsOf } from '../../../verifier/probe/report.ts';
import { everyNth } from '../../support/full.ts';
import { datedRules, PLACES, planted, probedRules, probeStandIn } from './stand-ins.ts';

// The long suite has the other places.
test.each(PLACES.slice(-1))(
  'a fake service in %s, probed at %s, that follows every rule: nothing is refuted or otherwise',
  async (...place) => {
    const { report } = await probeStandIn([], undefined, {}, { place }, datedRules());
    expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(10);
  },
);

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
});
