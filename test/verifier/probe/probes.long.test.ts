import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/index.ts';
import { probeOf } from '../../../scripts/probes/generate.ts';
import { createRules } from '../../../scripts/probes/oracle.ts';
import { readSessions } from '../../../scripts/probes/sessions.ts';
import { createStage } from '../../../scripts/probes/stage.ts';
import { probeKey, shippedProbes } from '../../../verifier/probe/index.ts';
import { everyNth, IS_FULL } from '../../support/full.ts';

test.runIf(IS_FULL)('generated/probes/ is what the sessions make', () => {
  const program = ['scripts/run.mjs', 'scripts/probes.ts', '--check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(Number(/there are (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(150);
});

test.runIf(!IS_FULL)('generated/probes/ has what every 32nd session makes', () => {
  const contract = shippedContract();
  const rules = createRules(contract);
  const stage = createStage(contract, rules);
  const { probes } = readSessions('verifier/probe/sessions', rules, [...contract.plans.keys()]);
  const written = new Map(shippedProbes().map((probe) => [probeKey(probe), probe]));
  expect(probes.map(probeKey).toSorted()).toEqual([...written.keys()].toSorted());
  for (const session of everyNth(probes, 32))
    expect(probeOf(stage, rules, session), probeKey(session)).toEqual(written.get(probeKey(session)));
});
