import { expect, test } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { replay } from '../../../verifier/replay/index.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { flowsByOperation } from '../verify/support/traffic.ts';
import { deviationsIn } from './deviations.ts';

const contract = shippedContract();

/** Operations whose answers depend on more than the lists of an organization show. */
const DEPENDENT = [
  'createBundle',
  'createContactPerson',
  'createInvoice',
  'createVendorCredit',
  'createWarehouse',
  'deleteInvoiceAttachment',
  'emailInvoice',
  'getContact',
  'getVendorCredit',
  'listContacts',
  'listCreditNotes',
];

/** Replays calls of each operation that depends on more. */
export function testDependent(): void {
  test.each(DEPENDENT)('%s on records that were only read contradicts no rule', async (operation) => {
    const [exchanges] = await flowsByOperation([operation], true);
    const recorded = exchanges!.map((exchange, index) => ({ file: 'flow.ndjson', line: index + 1, exchange }));
    const report = replay(contract, recorded);
    expect(deviationsIn(report)).toEqual({});
    expect(report.unexplained).toEqual([]);
  });
}

/** Replays many calls at once. */
export function testTogether(flows: () => Promise<readonly Exchange[]>): void {
  test('calls of several organizations that go by one id, as where recordings were put together, are no crash', async () => {
    const recorded = (await flows()).map((exchange, index) => ({ file: 'all.ndjson', line: index + 1, exchange }));
    const { exchanges, verdicts } = replay(contract, recorded);
    expect(exchanges).toBe(recorded.length);
    expect(verdicts.length).toBeGreaterThan(0);
  });
}
