import { afterAll, describe, expect, test } from 'vitest';
import { amountOf, IS_FULL } from '../../support/full.ts';
import {
  type Alter,
  createStandIn,
  hidesFields,
  keepsLimits,
  moreFields,
  numbersAsText,
  otherOrder,
  otherRounding,
  ownersRecords,
  recordsOf,
  testClock,
} from '../../support/probe-stand-in.ts';
import { type Account, PLACES, planted, probeStandIn } from './stand-ins.ts';

/** How long the probing of one account may take. */
const LIMIT = 600_000;

/** How many accounts are probed that do not follow so many rules: ten of each, and as many that answer in other ways. */
const ACCOUNTS = amountOf('STAND_INS', { small: 1, full: 10 });

/**
 * How many of the planted rules are named at least, as a share. What makes a single field that a service may leave out, and rules that
 * another planted one hides, stay unknown: docs/verifier.md has what was reached.
 */
const RECALL = 0.7;

const COUNTS = IS_FULL ? [1, 3, 7, 20] : [7];
const lines: string[] = [];
let most = 0;
afterAll(() => console.log([...lines, `At most ${most} calls.`].join('\n')));

test.each(COUNTS)(
  'of %i planted rules, those that are named are planted, and most are named',
  {
    timeout: ACCOUNTS * LIMIT,
  },
  async (count) => {
    let [named, all] = [0, 0];
    const wrong: string[] = [];
    for (let seed = 1; seed <= ACCOUNTS; seed += 1) {
      const found = await probeStandIn(
        planted(count, 1000 * count + seed),
        undefined,
        {},
        {
          place: PLACES[seed % PLACES.length]!,
        },
      );
      named += found.refuted.length;
      all += found.planted.length;
      most = Math.max(most, found.calls);
      wrong.push(...found.wrong, ...found.missedAsObserved.map((rule) => `${rule} is observed`));
    }
    lines.push(`${count} planted: ${named} of ${all} named, ${wrong.length} wrong.`);
    expect(wrong).toEqual([]);
    expect(most).toBeLessThanOrEqual(1500);
    // Of a few rules, a single one would decide.
    if (all >= 20) expect(named / all).toBeGreaterThanOrEqual(RECALL);
  },
);

/** An account that answers in another way. */
interface Altered {
  name: string;
  alter?: Alter;
  forms?: Readonly<Record<string, string>>;
  /** Rules that it does not follow either. */
  own?: RegExp;
  account?(): Promise<Account>;
}

describe('an account that does not follow three rules', () => {
  const clock = testClock();
  const limits = keepsLimits(clock);
  const accounts: Altered[] = [
    { name: 'has pages of 100 records', forms: { 'lists.page-size': '100' } },
    { name: 'has a thousand records of its owner', account: async () => ({ seed: await ownersRecords(500) }) },
    { name: 'keeps the documented limits', alter: limits, account: async () => ({ clock, perMinute: 100 }) },
    { name: 'leaves fields out', alter: hidesFields(3, 'name') },
    { name: 'lists by name', forms: { 'lists.order': 'by-name' } },
    { name: 'rounds each tax on each line', forms: { 'documents.totals': 'tax-per-line' } },
    { name: 'lists the other way around', alter: otherOrder, own: /order$/ },
    { name: 'rounds totals down', alter: otherRounding },
    { name: 'has more fields', alter: moreFields },
    { name: 'writes numbers as text', alter: numbersAsText },
  ];

  test.each(accounts.slice(0, ACCOUNTS))(
    'and $name: no rule is named that it follows',
    async ({ name, alter, forms = {}, own, account }) => {
      const off = planted(3, 7000 + name.length).filter((rule) => !(rule in forms));
      const place = PLACES[name.length % PLACES.length]!;
      const found = await probeStandIn(off, alter, forms, { place, ...(await account?.()) });
      lines.push(`An account that ${name}: ${found.refuted.length} of ${found.planted.length} named.`);
      most = Math.max(most, found.calls);
      const wrong = found.wrong.filter((rule) => !own?.test(rule));
      expect({ wrong, observed: found.missedAsObserved }).toEqual({ wrong: [], observed: [] });
      // What is bound, and what it refers to, is used; nothing else of the owner is.
      const story = recordsOf(createStandIn());
      expect(found.touched.filter((key) => !(key in story))).toEqual([]);
      expect(limits.refused).toBe(0);
    },
  );
});
