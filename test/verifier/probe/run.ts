import { beforeAll, expect, test } from 'vitest';
import { createProbe } from '../../../verifier/probe/create-probe.ts';
import { createJournal, type JournalLine } from '../../../verifier/probe/journal.ts';
import type { ProbeOptions } from '../../../verifier/probe/options.ts';
import { everyNth } from '../../support/full.ts';
import { type Alter, createStandIn, recordsOf, type StandIn, testClock } from '../../support/probe-stand-in.ts';

/** Rules of taxes and contacts, whose records can all be deleted again. */
const RULES = ['taxes.*', 'tax-groups.*', 'contacts.*', 'contact-persons.*'];
export const TOKEN = 'secret-token-of-the-owner';

export const probeOf = (standIn: StandIn, options: Partial<ProbeOptions> = {}) =>
  createProbe({
    baseUrl: standIn.baseUrl,
    organizationId: standIn.sandbox.organizationId,
    accessToken: TOKEN,
    fetch: standIn.fetch,
    clock: testClock(),
    only: RULES,
    ...options,
  });

export const kinds = (probe: ReturnType<typeof createProbe>): Record<string, string> =>
  Object.fromEntries(probe.report().verdicts.map(({ rule, negation, kind }) => [`${rule} ${negation}`, kind]));

/** The same account, which answers again. */
function createOn(standIn: StandIn): StandIn {
  return { ...standIn, fetch: (input, init) => standIn.sandbox.fetch(input, init) };
}

/** Kills runs: every nth call. */
export function testKilledRuns(nth: number): void {
  test('a run that is killed at any call leaves what --clean deletes', async () => {
    const whole = createJournal();
    await probeOf(createStandIn(), { journal: whole, only: ['tax-groups.*'] }).run();
    const calls = whole.lines.filter(({ type }) => type === 'call').length;
    expect(calls).toBeGreaterThan(10);
    for (let kill = 1; kill <= calls; kill += nth) {
      for (const isCarriedOut of [true, false]) {
        const standIn = createStandIn();
        const before = recordsOf(standIn);
        const journal = createJournal();
        let count = 0;
        const killed: ProbeOptions['fetch'] = (input, init) => {
          count += 1;
          if (count < kill) return standIn.fetch(input, init);
          // The process ends with the call on its way: nothing more is written.
          return (isCarriedOut ? standIn.fetch(input, init) : Promise.resolve()).then(() =>
            Promise.reject(new Error('killed')),
          );
        };
        await expect(probeOf(standIn, { journal, fetch: killed, only: ['tax-groups.*'] }).run()).rejects.toThrow(
          'killed',
        );
        const lines: JournalLine[] = JSON.parse(JSON.stringify(journal.lines));
        const after = probeOf(standIn, { journal: createJournal(lines), only: ['tax-groups.*'] });
        await after.clean();
        const { uncertain, made } = after.report().left;
        const now = recordsOf(standIn);
        const said = new Set(made.map(({ id }) => id));
        const others = Object.keys(now).filter((key) => !(key in before) && !said.has(key.split(' ')[1]!));
        expect(Object.entries(before).filter(([key, text]) => now[key] !== text)).toEqual([]);
        // A record that no operation lists can't be found again, nor what it uses be deleted, which the report says.
        expect(others.length).toBeLessThanOrEqual(uncertain.length);
        if (uncertain.length === 0) expect(made).toEqual([]);
      }
    }
  });
}

/**
 * Stops runs by their budget, a signal or what the service answers.
 *
 * @param nth Of every how many of the ways one is tried.
 * @param only The rules that are probed.
 */
export function testStoppedRuns(nth: number, only = RULES): void {
  let whole: Record<string, string>;
  beforeAll(async () => {
    const probe = probeOf(createStandIn(['taxes.unique']), { only });
    await probe.run();
    whole = kinds(probe);
  });

  test('at its budget makes no call more, and goes on to the same verdicts', async () => {
    const standIn = createStandIn(['taxes.unique']);
    const journal = createJournal();
    let runs = 0;
    for (let isDone = false; !isDone; runs += 1) {
      const before = standIn.calls.length;
      const { stopped } = await probeOf(standIn, { journal, budget: 20, only }).run();
      expect(standIn.calls.length - before).toBeLessThanOrEqual(20);
      isDone = stopped === undefined;
      if (!isDone) expect(stopped).toMatch(/budget/);
    }
    expect(runs).toBeGreaterThan(2);
    expect(kinds(probeOf(standIn, { journal, only }))).toEqual(whole);
  });

  test.each(everyNth([1, 2, 3, 5, 8, 13, 21], nth))(
    'at a signal in call %i makes no call but those that clean up, and goes on',
    async (at) => {
      const stop = new AbortController();
      const standIn = createStandIn(['taxes.unique'], (_, answer) => {
        if (standIn.calls.length === at) stop.abort();
        return answer;
      });
      const before = recordsOf(standIn);
      const journal = createJournal();
      const probe = probeOf(standIn, { journal, signal: stop.signal, only });
      expect((await probe.run()).stopped).toBe('The run was interrupted.');
      expect(standIn.calls.slice(at).filter(({ method }) => method !== 'DELETE')).toEqual([]);
      expect(probe.report().left).toEqual({ made: [], uncertain: [] });
      expect(recordsOf(standIn)).toEqual(before);
      const next = probeOf(standIn, { journal, only });
      expect((await next.run()).stopped).toBeUndefined();
      expect(kinds(next)).toEqual(whole);
    },
  );

  test.each(everyNth([401, 403, 500, 503], nth))('at %s, and goes on later', async (status) => {
    const isBroken: Alter = (_, answer) =>
      standIn.calls.length === 12 ? { status, body: { code: 1, message: 'No.' } } : answer;
    const standIn = createStandIn(['taxes.unique'], isBroken);
    const journal = createJournal();
    const first = await probeOf(standIn, { journal, only }).run();
    expect([first.stopped, first.calls]).toEqual([expect.stringContaining(String(status)), 12]);
    const next = probeOf(standIn, { journal, only });
    expect((await next.run()).stopped).toBeUndefined();
    expect(kinds(next)).toEqual(whole);
  });
}

/**
 * Loses answers.
 *
 * @param nth Which of the series are tried: every nth.
 * @param only The rules that are probed.
 */
export function testLostAnswers(nth: number, only = RULES): void {
  test('answers that do not come make no wrong verdict, and no record that nobody knows of', async () => {
    for (let seed = 1; seed <= 6; seed += nth) {
      const standIn = createStandIn(['taxes.unique'], (_, answer) =>
        standIn.calls.length % 7 === seed ? 'lost' : answer,
      );
      const before = recordsOf(standIn);
      const journal = createJournal();
      const probe = probeOf(standIn, { journal, only });
      await probe.run();
      await probeOf(createOn(standIn), { journal, only }).clean();
      const found = kinds(probe);
      expect(found['taxes.unique off']).not.toBe('observed');
      expect(Object.entries(found).filter(([rule, kind]) => kind === 'refuted' && rule !== 'taxes.unique off')).toEqual(
        [],
      );
      const { left } = probe.report();
      // What belongs to a record comes with it.
      const isPart = /^(contactPersons|\w+Comments) /;
      const extra = Object.keys(recordsOf(standIn)).filter((key) => !(key in before) && !isPart.test(key));
      expect(extra.length).toBeLessThanOrEqual(left.made.length + left.uncertain.length);
    }
  });
}
