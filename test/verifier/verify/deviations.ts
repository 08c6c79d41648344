import { beforeAll, expect, test } from 'vitest';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { createCollector } from '../../../verifier/verify/inspect/collector.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { type Finding, fingerprint } from '../../../verifier/verify/report/finding-kinds.ts';
import { findingsOf } from '../../../verifier/verify/report/findings.ts';
import { contract } from '../../support/document.ts';
import { type Deviation, deviationsOf } from './support/deviations.ts';

const model = createModel(contract);

const known = new Map<Exchange, Finding[]>();

function findingsIn(exchange: Exchange): Finding[] {
  const found = known.get(exchange) ?? findIn(exchange);
  known.set(exchange, found);
  return found;
}

function findIn(exchange: Exchange): Finding[] {
  const collector = createCollector(model);
  collector.take(exchange);
  return findingsOf(model, collector.facts());
}

/** What deviations are planted in. */
interface Traffic {
  flows(): Promise<readonly Exchange[]>;
  /** How many deviations there are more than, and of how many kinds. */
  least: number;
  kinds: number;
}

/** Plants deviations in traffic. */
export function testPlantedDeviations({ flows: make, least, kinds }: Traffic): void {
  let planted: { deviation: Deviation; original: Exchange }[];
  beforeAll(async () => {
    const flows = await make();
    planted = flows.flatMap((original) => deviationsOf(model, original).map((deviation) => ({ deviation, original })));
  });

  test(`more than ${least} deviations of ${kinds} kinds are planted`, () => {
    expect(new Set(planted.map(({ deviation }) => deviation.name.split(': ')[1])).size).toBe(kinds);
    expect(new Set(planted.map(({ deviation }) => deviation.name)).size).toBeGreaterThan(least);
  });

  test('each planted deviation is found where it is, as what it is', () => {
    const missed = planted.flatMap(({ deviation: { name, exchange, expected } }) => {
      const found = findingsIn(exchange).map(({ kind, rule, place }) => ({ kind, rule, place }));
      const isFound = found.some((one) => JSON.stringify(one) === JSON.stringify(expected));
      return isFound ? [] : [{ name, expected, found }];
    });
    expect(missed).toEqual([]);
  });

  test('a planted deviation brings no finding at another place', () => {
    const scattered = planted.flatMap(({ deviation: { name, exchange, expected }, original }) => {
      // These change all of a body.
      if (/envelope|URL|status/.test(name)) return [];
      const before = new Set(findingsIn(original).map(fingerprint));
      const others = findingsIn(exchange).filter(
        (finding) => !before.has(fingerprint(finding)) && !expected.place.startsWith(finding.place),
      );
      return others.length === 0 ? [] : [{ name, others: others.map(fingerprint) }];
    });
    expect(scattered).toEqual([]);
  });
}
