import { describe, expect, test } from 'vitest';
import { createProbe, type ProbeOptions } from '../../src/probe/create-probe.ts';
import { createJournal, type Journal, type JournalLine } from '../../src/probe/journal.ts';
import { amountOf } from '../support/full.ts';
import { createStandIn, recordsOf, type StandIn, testClock } from '../support/probe-stand-in.ts';
import { planted } from './stand-ins.ts';

/** A run of all probes makes about a thousand calls. */
const LIMIT = 600_000;

/** All that may be done in an account, but for e-mails. Nothing of the owner is bound. */
const probeOf = (standIn: StandIn, options: Partial<ProbeOptions> = {}) =>
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

const madeIn = ({ lines }: Journal): Set<string> =>
  new Set(lines.flatMap((line) => (line.type === 'answer' ? (line.made ?? []) : [])));

/** What the plan announces: a switch that nothing sets back, and the next numbers of documents. */
const ANNOUNCED = /^(organizations|numberings) /;

/** The owner's records that are not as they were. */
const touched = (before: Record<string, string>, standIn: StandIn): string[] => {
  const now = recordsOf(standIn);
  return Object.keys(before).filter((key) => now[key] !== before[key] && !ANNOUNCED.test(key));
};

/** Always the same numbers from 0 to 1 for a seed. */
const randomly = (seed: number) => {
  let state = seed * 2_654_435_761 + 12_345;
  return (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
};

test('a run with all that is allowed writes to nothing of the owner, and leaves what its plan says', async () => {
  const standIn = createStandIn();
  const before = recordsOf(standIn);
  const journal = createJournal();
  const probe = probeOf(standIn, { journal });
  const { stays } = probe.plan();
  expect((await probe.run()).stopped).toBeUndefined();
  const made = madeIn(journal);
  const ids = standIn.calls.flatMap(({ method, path }) =>
    method === 'GET' ? [] : [path.split('/').filter((part) => /^\d{6,}$/.test(part))],
  );
  const aboutRecords = ids.filter((own) => own.length > 0);
  expect(aboutRecords.length).toBeGreaterThan(300);
  expect(aboutRecords.filter((own) => !own.some((id) => made.has(id)))).toEqual([]);
  expect(touched(before, standIn)).toEqual([]);
  const { left } = probe.report();
  expect(left.uncertain).toEqual([]);
  for (const [operation, most] of Object.entries(stays))
    expect(left.made.filter((one) => one.operation === operation).length).toBeLessThanOrEqual(most);
  expect(left.made.filter(({ operation }) => !stays[operation])).toEqual([]);
});

test('a run with nothing allowed leaves nothing', async () => {
  const standIn = createStandIn();
  const before = recordsOf(standIn);
  const probe = probeOf(standIn, { allow: [] });
  expect(probe.plan().stays).toEqual({});
  expect((await probe.run()).stopped).toBeUndefined();
  expect(probe.report().left).toEqual({ made: [], uncertain: [] });
  expect(Object.keys(recordsOf(standIn)).filter((key) => !(key in before))).toEqual([]);
  expect(touched(before, standIn)).toEqual([]);
});

describe('a run that is killed', () => {
  const KILLS = amountOf('PROBE_KILLS', { small: 6, full: 100 });

  test(`at any of ${KILLS} calls, leaves the owner's records as they were, and what --clean cannot delete is in the plan`, {
    timeout: KILLS * LIMIT,
  }, async () => {
    const whole = createJournal();
    await probeOf(createStandIn(), { journal: whole }).run();
    const calls = whole.lines.filter(({ type }) => type === 'call').length;
    const { stays } = probeOf(createStandIn()).plan();
    for (let number = 1; number <= KILLS; number += 1) {
      const kill = Math.ceil((number / KILLS) * calls) - (number % 3);
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
      await expect(probeOf(standIn, { journal, fetch: killed }).run()).rejects.toThrow('killed');
      const lines = JSON.parse(JSON.stringify(journal.lines)) as JournalLine[];
      const after = probeOf(standIn, { journal: createJournal(lines) });
      await after.clean();
      expect({ kill, touched: touched(before, standIn) }).toEqual({ kill, touched: [] });
      const { made, uncertain } = after.report().left;
      expect(made.filter(({ operation }) => !stays[operation])).toEqual([]);
      expect(uncertain.length).toBeLessThanOrEqual(1);
    }
  });
});

test('200 calls at most each time come to the verdicts of one run', async () => {
  const off = planted(3, 42);
  const kindsOf = (probe: ReturnType<typeof probeOf>) =>
    Object.fromEntries(probe.report().rules.map(({ rule, kind, instead }) => [rule, `${kind} ${instead ?? ''}`]));
  const whole = probeOf(createStandIn(off));
  await whole.run();
  const standIn = createStandIn(off);
  const journal = createJournal();
  let runs = 0;
  for (let isDone = false; !isDone; runs += 1) {
    const before = standIn.calls.length;
    const { stopped } = await probeOf(standIn, { journal, budget: 200 }).run();
    expect(standIn.calls.length - before).toBeLessThanOrEqual(200);
    isDone = stopped === undefined;
  }
  expect(runs).toBeGreaterThan(3);
  expect(kindsOf(probeOf(standIn, { journal }))).toEqual(kindsOf(whole));
});

describe('a service that fails at random', () => {
  test.each([1, 2, 3])(
    'is judged without a wrong verdict, and leaves nothing that the journal does not have (%i)',
    async (seed) => {
      const off = planted(3, 50 + seed);
      const next = randomly(seed);
      const standIn = createStandIn(off);
      // A service that refuses a call for its limit does not carry it out; one that fails may have done so.
      const fetch: ProbeOptions['fetch'] = async (input, init) => {
        const chance = next();
        if (chance < 0.01) return new Response('{}', { status: 429 });
        if (chance > 0.025) return standIn.fetch(input, init);
        if (next() < 0.5) await standIn.fetch(input, init);
        if (chance < 0.02) throw new TypeError('fetch failed');
        return new Response('{}', { status: 500 });
      };
      const before = recordsOf(standIn);
      const journal = createJournal();
      for (let isDone = false; !isDone; )
        isDone = (await probeOf(standIn, { journal, fetch }).run()).stopped === undefined;
      const { rules, left } = probeOf(standIn, { journal }).report();
      expect(journal.lines.filter(({ type }) => type === 'lost').length).toBeGreaterThan(3);
      expect(rules.filter(({ rule, kind }) => kind === 'refuted' && !off.includes(rule))).toEqual([]);
      expect(rules.filter(({ rule, kind }) => kind === 'observed' && off.includes(rule))).toEqual([]);
      expect(rules.filter(({ kind }) => kind === 'observed').length).toBeGreaterThan(120);
      expect(touched(before, standIn)).toEqual([]);
      const known = new Set([...madeIn(journal)]);
      const extra = Object.keys(recordsOf(standIn)).filter((key) => !(key in before));
      const unknown = extra.filter(
        (key) => !known.has(key.split(' ')[1]!) && /^(contacts|invoices|creditNotes|taxes) /.test(key),
      );
      expect(unknown.length).toBeLessThanOrEqual(left.uncertain.length);
    },
  );
});
