import { beforeAll, describe, expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { type BehaviourReport, replay } from '../../../verifier/replay/index.ts';
import { IS_FULL } from '../../support/full.ts';
import { deviationsIn } from './deviations.ts';
import { heldIn, testDeviations, testMissingBodies, testOtherDeviations, tradeByRules } from './replay.ts';
import { workflowTraffic } from './traffic.ts';

const contract = shippedContract();

let made: ReturnType<typeof workflowTraffic> | undefined;
/** The calls of the workflows, which are made once. */
const traffic = () => (made ??= workflowTraffic());

describe('the workflows, as the sandbox answers them', () => {
  let report: BehaviourReport;
  beforeAll(async () => {
    report = replay(contract, await traffic());
  });

  test('contradict no rule', () => {
    expect(deviationsIn(report)).toEqual({});
    expect(report.unexplained).toEqual([]);
  });

  test('show states, sums, stock, settlements, lists and refusals', () => {
    for (const id of [
      'markInvoiceSent',
      'voidInvoice',
      'documents.status',
      'documents.totals',
      'documents.balance',
      'contacts.balances',
      'items.available-stock',
      'bundles.enough-stock',
      'lists.order',
      'lists.pages',
      'deleteContact',
    ])
      expect(heldIn(report, id), id).toBeGreaterThan(0);
  });

  test('say nothing of calls that name what no call shows, such as sales orders', () => {
    expect(report.skipped['refers to something that was not recorded']).toBeGreaterThan(5);
    expect(report.notSeen).toBeGreaterThan(100);
  });
});

describe('what a service does otherwise', () => {
  testDeviations(IS_FULL ? 1 : 3);
  testOtherDeviations();
});

describe('a request of which the body was not recorded', () => {
  describe('of the workflows', () => testMissingBodies(traffic));
  describe('of the trader', () => testMissingBodies(tradeByRules));
});
