import { expect, test } from 'vitest';
import { amountOf } from '../support/full.ts';
import { planted, probeStandIn } from './stand-ins.ts';

/** How many of the planted rules are named at least, as a share. Rules that look alike and are planted together stay unknown. */
const RECALL = 0.5;

/** How many accounts are probed for each count. */
const ACCOUNTS = amountOf('STAND_INS', { small: 3, full: 13 });

const LIMIT = ACCOUNTS * 200_000;

test.each([1, 3, 7, 20])(
  'of %i planted rules, those that are named are planted, and most are named',
  { timeout: LIMIT },
  async (count) => {
    let [named, all] = [0, 0];
    const wrong: string[] = [];
    for (let seed = 100; seed < 100 + ACCOUNTS; seed += 1) {
      const found = await probeStandIn(planted(count, seed));
      named += found.refuted.length;
      all += found.planted.length;
      wrong.push(...found.wrong, ...found.missedAsObserved.map((rule) => `${rule} is observed`));
    }
    console.log(`${count} planted: ${named} of ${all} named, ${wrong.length} wrong.`);
    expect(wrong).toEqual([]);
    expect(named / all).toBeGreaterThanOrEqual(RECALL);
  },
);
