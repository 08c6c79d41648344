import { describe, expect, test } from 'vitest';
import { busySeed } from '../../../src/public/sandbox-busy.ts';
import { assumptionsOf } from '../../../verifier/probe/report.ts';
import { endsOf } from '../../support/full.ts';
import { datedRules, PLACES, probeStandIn } from './stand-ins.ts';

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

  // In an empty account, most of what a probe needs is not there; in the other one, it is hidden among thousands of records.
  test.each([
    ['no records', async () => 'empty' as const],
    ['thousands of records of its owner', busySeed],
  ])('that has %s, none of them named, and follows every rule: nothing is refuted or otherwise', async (_, seed) => {
    const { report } = await probeStandIn([], undefined, {}, { seed: await seed(), binds: {} });
    expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(190);
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
