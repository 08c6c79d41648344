import { expect, test } from 'vitest';
import { createJournal } from '../../../verifier/probe/journal.ts';
import { CONTROL } from '../../../verifier/probe/select.ts';
import { partOf } from '../../support/full.ts';
import { createStandIn } from '../../support/probe-stand-in.ts';
import { probeOf } from './run.ts';

test.each(partOf([{ allow: ['residue'] }, { allow: ['item'] }, { allow: [] }] as const, 3))(
  'with $allow allowed, a run makes the calls of its plan, and deletes no more',
  async ({ allow }) => {
    const standIn = createStandIn();
    const journal = createJournal();
    const probe = probeOf(standIn, { only: undefined, allow, journal, budget: 2000 });
    const plan = probe.plan();
    expect((await probe.run()).stopped).toBeUndefined();
    const calls = journal.lines.filter((line) => line.type === 'call' && line.name !== 'clean');
    expect(calls).toHaveLength(plan.calls);
    expect(standIn.calls.length - plan.calls).toBeLessThanOrEqual(plan.deletions);
    const { made } = probe.report().left;
    for (const operation of new Set(made.map((one) => one.operation)))
      expect(made.filter((one) => one.operation === operation).length).toBeLessThanOrEqual(plan.stays[operation] ?? 0);
    expect(plan.rules).not.toContain(CONTROL);
  },
);
