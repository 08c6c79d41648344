import { beforeAll, describe, expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { type BehaviourReport, outlineOf, type Recorded, replay } from '../../../verifier/replay/index.ts';
import { deviationsIn } from './deviations.ts';
import { heldIn, testDeviations, testMissingBodies, tradeByRules } from './replay.ts';

const contract = shippedContract();

describe('what a service does otherwise', () => {
  let recorded: Recorded[];
  beforeAll(async () => {
    recorded = await tradeByRules();
  });

  test('nothing, if nothing is changed', () => {
    const report = replay(contract, recorded);
    expect(deviationsIn(report)).toEqual({});
    expect(report.unexplained).toEqual([]);
    for (const id of ['documents.number', 'listCustomerPayments?amount_less_than', 'deleteInvoice', 'invoices.void'])
      expect(heldIn(report, id), id).toBeGreaterThan(0);
  });

  test('what several rules could explain is said, and is no success', () => {
    const [{ file, line }] = recorded as [Recorded];
    const place = 'response.body/invoice/total';
    const open = [{ file, line, operation: 'getInvoice', place, message: 'is other', couldBe: ['a.one', 'b.two'] }];
    const { data, sarif, groups, conclusion } = outlineOf({ ...replay(contract, []), open });
    expect(data).toMatchObject({ open });
    expect(groups.flatMap(({ lines }) => lines)).toEqual([
      `  ? trade.ndjson:1 getInvoice: ${place} is other; it could be a.one, b.two`,
    ]);
    expect(sarif.results).toMatchObject([{ ruleId: 'behaviour/open', source: { line: 1 } }]);
    expect(conclusion).toContain('1 difference could match several rules');
  });

  // The first alone: each one replays all calls.
  testDeviations(9);
});

describe('a request of which the body was not recorded', () => {
  // Every twelfth call alone.
  testMissingBodies(tradeByRules, 12);

  const AT = 'https://inventory.example.com/inventory/v1/invoices/1/status/sent?organization_id=10234695';
  const sent = (headers: Record<string, string>): BehaviourReport =>
    replay(contract, [
      {
        file: 'x.har',
        line: 1,
        exchange: {
          request: { method: 'POST', url: AT, headers },
          response: { status: 200, body: '{"code":0,"message":""}' },
        },
      },
    ]);

  test.each([
    [{}, 1],
    [{ 'Content-Type': 'application/json' }, 1],
    [{ 'Content-Length': '12' }, 1],
    [{ 'Content-Length': '0' }, 0],
    [{ Accept: 'application/json' }, 0],
  ])('may have had one, by its headers %j', (headers, count) => {
    expect(sent(headers).skipped['request body not recorded']).toBe(count);
  });
});
