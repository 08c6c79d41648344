import { describe, expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import type { SandboxOptions } from '../../../src/public/sandbox.ts';
import { busySeed } from '../../../src/public/sandbox-busy.ts';
import { createProbe, type ProbeReport } from '../../../verifier/probe/create-probe.ts';
import { shippedOperations } from '../../../verifier/probe/shipped.ts';
import { createStandIn, type StandIn, testClock } from '../../support/probe-stand-in.ts';

/** An account: what it has, and how its organization starts. */
type Account = readonly [has: string, seed: () => Promise<NonNullable<SandboxOptions['seed']>>];

export const EMPTY: Account = ['has no records', async () => 'empty'];
export const BUSY: Account = ['has thousands of records of its owner', busySeed];

/** Probes an account of which nothing is known beforehand, in process, with all that may be allowed. */
async function probed(
  seed: NonNullable<SandboxOptions['seed']>,
  only?: readonly string[],
): Promise<{ standIn: StandIn; report: ProbeReport }> {
  const standIn = createStandIn([], undefined, { seed });
  const probe = createProbe({
    baseUrl: standIn.baseUrl,
    organizationId: standIn.sandbox.organizationId,
    accessToken: 'token',
    fetch: standIn.fetch,
    clock: testClock(),
    budget: 10_000,
    allow: ['residue', 'irreversible', 'mail'],
    mailTo: 'owner@test.example',
    only,
  });
  const { stopped } = await probe.run();
  expect(stopped).toBeUndefined();
  return { standIn, report: probe.report() };
}

/** The ids of the records of an account that operations create for themselves. */
function idsIn({ sandbox }: StandIn): string[] {
  const records = sandbox.snapshot().records as Readonly<Record<string, Record<string, unknown>[]>>;
  return [...shippedContract().plans.values()].flatMap(({ kind, parent, resource, operation }) => {
    const field = kind === 'create' && !parent ? shippedOperations()[operation]?.id?.split('/').at(-1) : undefined;
    return field === undefined ? [] : (records[resource] ?? []).map((record) => String(record[field]));
  });
}

/** How much is probed. */
interface Extent {
  accounts: readonly Account[];
  /** The rules; all by default. */
  only?: readonly string[];
  /** How many of them are observed at least. */
  observed: number;
  /** How many records stay at least. */
  stays: number;
}

/** Probes accounts of which nothing is known beforehand. */
export function testAccounts({ accounts, only, observed, stays }: Extent): void {
  describe.each(accounts)('an account that %s', (_, seed) => {
    test('and follows every rule: nothing is refuted or otherwise, whatever the owner has', async () => {
      const { report } = await probed(await seed(), only);
      expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(observed);
      expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
    });
  });

  test('what a run leaves is in its report, also what came with something else', async () => {
    const before = new Set(idsIn(createStandIn([], undefined, { seed: 'empty' })));
    const { standIn, report } = await probed('empty', only);
    const left = idsIn(standIn).filter((id) => !before.has(id));
    expect(left.length).toBeGreaterThan(stays);
    const said = new Set(report.left.made.map(({ id }) => id));
    expect(left.filter((id) => !said.has(id))).toEqual([]);
  });
}
