import { describe, expect, test } from 'vitest';
import { busySeed } from '../../../src/public/sandbox-busy.ts';
import { assumptionsOf } from '../../../verifier/probe/report.ts';
import { IS_FULL, partOf } from '../../support/full.ts';
import { type Account, datedRules, PLACES, probeStandIn } from './stand-ins.ts';

/** What accounts have of which nothing is known beforehand. */
const ACCOUNTS: readonly [has: string, seedOf: () => Promise<Account['seed']>][] = [
  ['no records', async () => 'empty'],
  ['thousands of records of its owner', busySeed],
];

describe('a service that stands in for a real one, over HTTP', () => {
  test('that follows every rule: nothing is refuted or otherwise', async () => {
    const { report, calls } = await probeStandIn([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(150);
    expect(calls).toBeLessThanOrEqual(1500);
  });

  test.runIf(IS_FULL)('that follows other forms of rules: their alternatives are named', async () => {
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
  test.each(partOf(ACCOUNTS, 2))(
    'that has %s and follows every rule: nothing is refuted or otherwise',
    async (_, seedOf) => {
      const { report } = await probeStandIn([], undefined, {}, { seed: await seedOf(), binds: {} });
      expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
      expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(190);
    },
  );
});

test.runIf(IS_FULL).each(PLACES)(
  'a fake service in %s, probed at %s, that follows every rule: nothing is refuted or otherwise',
  async (...place) => {
    const { report } = await probeStandIn([], undefined, {}, { place }, datedRules());
    expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(10);
  },
);
