import { expect, test } from 'vitest';
import { affectedResources } from '../../scripts/build/stages/write-affected.ts';
import { methodName, operationsOf, resourceName } from '../../src/contract/index.ts';
import { contract } from '../support/document.ts';
import { type LaterRead, laterReadOf } from '../support/later-reads.ts';

/** Operations whose effect no operation shows. */
const SHOWN_BY_NONE: Record<string, string> = {};

/** Reads that show a change indirectly. The rule for what a write affects leaves them out. */
const SHOWN_INDIRECTLY: Readonly<Record<string, readonly string[]>> = {
  createShipmentOrder: ['itemGroups'],
  voidInvoice: ['itemGroups', 'vendorCredits'],
  createPurchaseReceive: ['itemGroups', 'vendorCredits'],
  createVendorCredit: ['itemGroups'],
};

const operationOf = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
const affected = affectedResources(contract);

/** Calls operations and reads again. Returns what the tests find. */
export function testLaterReads(operations: readonly string[]): readonly LaterRead[] {
  const found: LaterRead[] = [];
  test.each(operations)('%s', async (operation) => {
    const row = await laterReadOf(operation);
    found.push(row);
    expect(
      row.outcome === 'nothing shows it',
      `No answer differs after ${operation}, or SHOWN_BY_NONE says so of one that is shown. Let its rule change what is read, add what it needs to test/support/later-reads.ts, or say in SHOWN_BY_NONE why nothing shows it.`,
    ).toBe(operation in SHOWN_BY_NONE);
    expect(unaffected(row)).toEqual(SHOWN_INDIRECTLY[operation] ?? []);
  });
  return found;
}

/** The resources that answer differently after an operation, and that it does not affect by the contract. */
function unaffected({ operation, shownBy }: LaterRead): string[] {
  const { id, tag, object } = operationOf.get(operation)!;
  const told = affected[`${resourceName(tag)}.${methodName({ id, tag, object })}`] ?? [];
  const resources = new Set(shownBy.map((name) => resourceName(operationOf.get(name)!.tag)));
  return [...resources].filter((resource) => !told.includes(resource)).sort();
}
