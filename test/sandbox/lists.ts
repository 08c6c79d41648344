import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { plans } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';

/** The columns of a list that a page might show and the rows of an empty sandbox do not have. */
export const PACKAGE_COLUMNS = [
  'shipment_date',
  'delivery_method',
  'tracking_number',
  'status',
  'created_time',
  'package_number',
];

/** Asks lists for anything, some times. */
export function testAnyQuery(times: number): void {
  test('what a list takes does not depend on its records', async () => {
    const sandboxes = [createSandbox({ seed: 'empty' }), createSandbox()];
    const words = [
      ...['listPackages', 'listCustomerPayments', 'listInvoices'].flatMap((operation) => {
        const { envelope } = plans.get(operation)!;
        return 'record' in envelope ? [...envelope.record.fields.keys()] : [];
      }),
      ...Object.getOwnPropertyNames(Object.prototype),
      ...PACKAGE_COLUMNS,
    ];
    const word = fc.oneof(fc.constantFrom(...words), fc.string());
    const filterBy = fc
      .tuple(fc.constantFrom('Status', 'PaymentMode'), fc.oneof(fc.constantFrom('All', 'Shipped', 'Cash'), word))
      .map(([kind, value]) => `${kind}.${value}`);
    const lists = [...plans.values()].filter(({ kind, parent }) => kind === 'list' && !parent);
    const asked = fc.record(
      { sort_column: word, filter_by: fc.oneof(filterBy, word), status: word, amount: word },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), asked, async ({ operation }, parameters) => {
        const [empty, full] = await Promise.all(
          sandboxes.map(async (sandbox) => {
            const { status, body } = await callerOf(sandbox)(operation, parameters);
            return [status, body['message']];
          }),
        );
        expect(empty).toEqual(full);
      }),
      { seed: 20260328, numRuns: times },
    );
  });
}
