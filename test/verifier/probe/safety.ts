import { describe, expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { createProbe } from '../../../verifier/probe/create-probe.ts';
import { createJournal, type Journal, type JournalLine } from '../../../verifier/probe/journal.ts';
import type { ProbeOptions } from '../../../verifier/probe/options.ts';
import { shippedOperations } from '../../../verifier/probe/shipped.ts';
import { createStandIn, recordsOf, type StandIn, testClock } from '../../support/probe-stand-in.ts';
import { planted } from './stand-ins.ts';

/** A run of all probes makes about a thousand calls. */
const LIMIT = 600_000;

/** All that may be done in an account, but for emails. Nothing of the owner is bound. */
export const probeOf = (standIn: StandIn, options: Partial<ProbeOptions> = {}) =>
  createProbe({
    baseUrl: standIn.baseUrl,
    organizationId: standIn.sandbox.organizationId,
    accessToken: 'token',
    fetch: standIn.fetch,
    clock: testClock(),
    budget: 100_000,
    allow: ['residue', 'irreversible'],
    ...options,
  });

export const madeIn = ({ lines }: Journal): Set<string> =>
  new Set(lines.flatMap((line) => (line.type === 'answer' ? (line.made ?? []) : [])));

/** What the plan announces: a switch that nothing sets back, and the next numbers of documents. */
const ANNOUNCED = /^(organizations|numberings) /;

/** The owner's records that are not as they were. */
export const touched = (before: Record<string, string>, standIn: StandIn): string[] => {
  const now = recordsOf(standIn);
  return Object.keys(before).filter((key) => now[key] !== before[key] && !ANNOUNCED.test(key));
};

/** Lists the ids of all records in an account that have an operation to create them. */
function idsIn({ sandbox }: StandIn): string[] {
  const records = sandbox.snapshot().records as Readonly<Record<string, Record<string, unknown>[]>>;
  return [...shippedContract().plans.values()].flatMap(({ kind, parent, resource, operation }) => {
    const field = kind === 'create' && !parent ? shippedOperations()[operation]?.id?.split('/').at(-1) : undefined;
    return field === undefined ? [] : (records[resource] ?? []).map((record) => String(record[field]));
  });
}

/** How much is tried. */
interface Extent {
  /** The rules that are probed; all by default. */
  only?: readonly string[];
  /** How many calls of a run write to a record at least. */
  writes: number;
  /** How many runs are killed. */
  kills: number;
  /** How many calls a run that goes on may make at most. */
  budget: number;
}

/** Runs probes in accounts of which nothing may be touched. */
export function testSafety({ only, writes, kills, budget }: Extent): void {
  test('a run with all that is allowed writes to nothing of the owner, and leaves what its plan says', async () => {
    const standIn = createStandIn();
    const before = recordsOf(standIn);
    const idsBefore = new Set(idsIn(standIn));
    const journal = createJournal();
    const probe = probeOf(standIn, { journal, only });
    const { stays } = probe.plan();
    expect((await probe.run()).stopped).toBeUndefined();
    const made = madeIn(journal);
    const ids = standIn.calls.flatMap(({ method, path }) =>
      method === 'GET' ? [] : [path.split('/').filter((part) => /^\d{6,}$/.test(part))],
    );
    const aboutRecords = ids.filter((own) => own.length > 0);
    expect(aboutRecords.length).toBeGreaterThan(writes);
    expect(aboutRecords.filter((own) => !own.some((id) => made.has(id)))).toEqual([]);
    expect(touched(before, standIn)).toEqual([]);
    const { left } = probe.report();
    expect(left.uncertain).toEqual([]);
    for (const [operation, most] of Object.entries(stays))
      expect(left.made.filter((one) => one.operation === operation).length).toBeLessThanOrEqual(most);
    expect(left.made.filter(({ operation }) => !stays[operation])).toEqual([]);
    const said = new Set(left.made.map(({ id }) => id));
    const remaining = idsIn(standIn).filter((id) => !idsBefore.has(id));
    expect(remaining).not.toEqual([]);
    expect(remaining.filter((id) => !said.has(id))).toEqual([]);
  });

  test('a run with nothing allowed leaves nothing', async () => {
    const standIn = createStandIn();
    const before = recordsOf(standIn);
    const probe = probeOf(standIn, { allow: [], only });
    expect(probe.plan().stays).toEqual({});
    expect((await probe.run()).stopped).toBeUndefined();
    expect(probe.report().left).toEqual({ made: [], uncertain: [] });
    expect(Object.keys(recordsOf(standIn)).filter((key) => !(key in before))).toEqual([]);
    expect(touched(before, standIn)).toEqual([]);
  });

  describe('a run that is killed', () => {
    test(`at any of ${kills} calls, leaves the owner's records as they were, and what --clean can't delete is in the plan`, {
      timeout: kills * LIMIT,
    }, async () => {
      const whole = createJournal();
      await probeOf(createStandIn(), { journal: whole, only }).run();
      const calls = whole.lines.filter(({ type }) => type === 'call').length;
      const { stays } = probeOf(createStandIn(), { only }).plan();
      for (let number = 1; number <= kills; number += 1) {
        const kill = Math.ceil((number / kills) * calls) - (number % 3);
        const standIn = createStandIn();
        const before = recordsOf(standIn);
        const journal = createJournal();
        let count = 0;
        const killed: ProbeOptions['fetch'] = async (input, init) => {
          count += 1;
          // The process ends with the call on its way, which is carried out every other time: nothing more is written.
          if (count < kill || number % 2 === 0) {
            const answer = await standIn.fetch(input, init);
            if (count < kill) return answer;
          }
          throw new Error('killed');
        };
        await expect(probeOf(standIn, { journal, fetch: killed, only }).run()).rejects.toThrow('killed');
        const lines = JSON.parse(JSON.stringify(journal.lines)) as JournalLine[];
        const after = probeOf(standIn, { journal: createJournal(lines), only });
        await after.clean();
        expect({ kill, touched: touched(before, standIn) }).toEqual({ kill, touched: [] });
        const { made, uncertain } = after.report().left;
        expect(made.filter(({ operation }) => !stays[operation])).toEqual([]);
        expect(uncertain.length).toBeLessThanOrEqual(1);
      }
    });
  });

  test(`${budget} calls at most each time come to the verdicts of one run`, async () => {
    const off = planted(3, 42, only);
    const kindsOf = (probe: ReturnType<typeof probeOf>) =>
      Object.fromEntries(probe.report().rules.map(({ rule, kind, instead }) => [rule, `${kind} ${instead ?? ''}`]));
    const whole = probeOf(createStandIn(off), { only });
    await whole.run();
    const standIn = createStandIn(off);
    const journal = createJournal();
    let runs = 0;
    for (let isDone = false; !isDone; runs += 1) {
      const before = standIn.calls.length;
      const { stopped } = await probeOf(standIn, { journal, budget, only }).run();
      expect(standIn.calls.length - before).toBeLessThanOrEqual(budget);
      isDone = stopped === undefined;
    }
    expect(runs).toBeGreaterThan(3);
    expect(kindsOf(probeOf(standIn, { journal, only }))).toEqual(kindsOf(whole));
  });
}
