import { describe, expect, test } from 'vitest';
import { createProbe, type ProbeReport } from '../../src/probe/create-probe.ts';
import { shippedOperations } from '../../src/probe/shipped.ts';
import type { SandboxOptions } from '../../src/public/sandbox.ts';
import { busySeed } from '../../src/public/sandbox-busy.ts';
import { shippedContract } from '../../src/sandbox/engine/shipped-contract.ts';
import { createStandIn, type StandIn, testClock } from '../support/probe-stand-in.ts';

const ACCOUNTS: readonly [string, () => Promise<NonNullable<SandboxOptions['seed']>>][] = [
  ['has no records', async () => 'empty'],
  ['has thousands of records of its owner', busySeed],
];

/** Probes an account of which nothing is known beforehand, in process, with all that may be allowed. */
async function probed(seed: NonNullable<SandboxOptions['seed']>): Promise<{ standIn: StandIn; report: ProbeReport }> {
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
  });
  const { stopped } = await probe.run();
  expect(stopped).toBeUndefined();
  return { standIn, report: probe.report() };
}

describe.each(ACCOUNTS)('an account that %s', (_, seed) => {
  test('and follows every rule: nothing is refuted or otherwise, whatever the owner has', async () => {
    const { report } = await probed(await seed());
    expect(report.rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(190);
    expect(report.rules.filter(({ kind }) => kind === 'refuted' || kind === 'otherwise')).toEqual([]);
  });
});

/** The ids of the records of an account that operations create for themselves. */
function idsIn({ sandbox }: StandIn): string[] {
  const records = sandbox.snapshot().records as Readonly<Record<string, Record<string, unknown>[]>>;
  return [...shippedContract().plans.values()].flatMap(({ kind, parent, resource, operation }) => {
    const field = kind === 'create' && !parent ? shippedOperations()[operation]?.id?.split('/').at(-1) : undefined;
    return field === undefined ? [] : (records[resource] ?? []).map((record) => String(record[field]));
  });
}

test('what a run leaves is in its report, also what came with something else', async () => {
  const before = new Set(idsIn(createStandIn([], undefined, { seed: 'empty' })));
  const { standIn, report } = await probed('empty');
  const left = idsIn(standIn).filter((id) => !before.has(id));
  expect(left.length).toBeGreaterThan(50);
  const said = new Set(report.left.made.map(({ id }) => id));
  expect(left.filter((id) => !said.has(id))).toEqual([]);
});
