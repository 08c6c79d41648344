import { describe, expect, test } from 'vitest';
import { createJournal } from '../../../verifier/probe/journal.ts';
import type { ProbeOptions } from '../../../verifier/probe/options.ts';
import { amountOf, IS_FULL } from '../../support/full.ts';
import { createStandIn, recordsOf } from '../../support/probe-stand-in.ts';
import { madeIn, probeOf, testSafety, touched } from './safety.ts';
import { planted } from './stand-ins.ts';

/** Always the same numbers from 0 to 1 for a seed. */
const randomly = (seed: number) => {
  let state = seed * 2_654_435_761 + 12_345;
  return (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
};

testSafety({ writes: 300, kills: amountOf('PROBE_KILLS', { small: 1, full: 100 }), budget: 200 });

describe.runIf(IS_FULL)('a service that fails at random', () => {
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
