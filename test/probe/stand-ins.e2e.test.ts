import { describe, expect, test } from 'vitest';
import { moreFields, numbersAsText, otherOrder, otherRounding } from '../support/probe-stand-in.ts';
import { planted, probeStandIn } from './stand-ins.ts';

describe('a service that stands in for a real one, over HTTP', () => {
  test('that follows every rule: nothing is refuted or otherwise', async () => {
    const { report, calls } = await probeStandIn([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    expect(report.verdicts.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(150);
    expect(calls).toBeLessThanOrEqual(1500);
  });

  test.each([1, 3, 7, 20])('that does not follow %i rules: they are named, and no other one', async (count) => {
    const off = planted(count, count);
    const { wrong, refuted, missedAsObserved, planted: probed } = await probeStandIn(off);
    expect({ wrong, missedAsObserved }).toEqual({ wrong: [], missedAsObserved: [] });
    expect(refuted.length / probed.length).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ['has more fields', moreFields],
    ['writes numbers as text', numbersAsText],
  ])('that %s: nothing is refuted or otherwise', async (_, alter) => {
    const { report } = await probeStandIn([], alter);
    expect(report.verdicts.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
  });

  test.each([
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
