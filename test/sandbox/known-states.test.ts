import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyTable } from '../../sandbox/engine/index.ts';
import { FACTORY_STATES } from '../../sandbox/factory/states.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import { statesOf } from '../../src/contract/states.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { type FactoryName, factory } from '../../src/public/sandbox-testing.ts';
import { contract, operations } from '../support/document.ts';
import { unknownIn } from '../support/known-values.ts';
import { plans } from '../support/plans.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import { rows } from '../support/story.ts';

/** States of `status` that the documents do not show and that the sandbox has nevertheless; by resource, each with why. */
const ASSUMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  priceLists: { inactive: 'A test puts it, to see that an inactive record is refused, as with contacts.' },
  warehouses: { inactive: 'As for price lists.' },
  items: { inactive: 'As for price lists; composite items have it in the documents.' },
  itemGroups: { inactive: 'As for items.' },
  shipmentOrders: { delivered: 'A filter of packages has it: the rule shipment-orders.deliver.' },
  vendorCredits: { draft: 'The operation that marks one as open needs something to start from: vendor-credits.open.' },
};

/** The states of a table that are no known values of `status` in its records. */
function unknownStates({ resource, states }: AnyTable): string[] {
  const own = operations.filter(({ id }) => plans.get(id)?.resource === resource);
  const known = statesOf(contract, own).fields.find(({ field }) => field === 'status')?.values;
  if (!known || !states) return [];
  return [...states.set, ...(states.follow ?? [])].filter((state) => !known.includes(state));
}

/** What docs/sandbox.md says of the states of invoices, on one line. */
const guide = readFileSync('docs/sandbox.md', 'utf8').replaceAll(/\s+/g, ' ');

describe('the states of the sandbox are known values of the contract', () => {
  it('in each table, but those that are assumed', () => {
    const assumed = Object.entries(ASSUMED).map(([resource, states]) => [resource, Object.keys(states)]);
    const unknown = TABLES.map((table) => [table.resource, unknownStates(table)] as const);
    expect(Object.fromEntries(unknown.filter(([, states]) => states.length > 0))).toEqual(Object.fromEntries(assumed));
  });

  it('and another is found', () => {
    const table = TABLES.find(({ resource }) => resource === 'vendorCredits')!;
    const withClosed = { ...table, states: { set: ['open', 'void'], follow: ['closed'] } };
    expect(unknownStates(withClosed)).toEqual(['closed']);
  });

  it('and where nothing in it leads to one, docs/sandbox.md says so', () => {
    const unreached = TABLES.flatMap(({ resource }) => {
      const reached: readonly string[] = FACTORY_STATES[resource as FactoryName] ?? [];
      const own = operations.filter(({ id }) => plans.get(id)?.resource === resource);
      const field = statesOf(contract, own).fields.find((one) => one.field === 'status');
      const left = (field?.values ?? []).map(String).filter((state) => !reached.includes(state));
      return reached.length > 0 && left.length > 0 ? [[resource, left] as const] : [];
    });
    expect(unreached).toEqual([
      ['invoices', ['unpaid']],
      ['retainerInvoices', ['overdue', 'unpaid']],
    ]);
    expect(guide).toContain(
      'Nothing in the sandbox leads to the status `unpaid` or makes a retainer invoice `overdue`.',
    );
  });

  it('and the states that count as unpaid are those of issued invoices with a balance', () => {
    const { set, follow = [] } = TABLES.find(({ resource }) => resource === 'invoices')!.states!;
    const sandbox = createSandbox();
    const unpaid = [...set, ...follow].filter((status) => {
      const { balance } = factory(sandbox, 'invoices', { status: status as 'sent' });
      return !['draft', 'void'].includes(status) && Number(balance) > 0;
    });
    const [, named = ''] = /\. ([^.]*) count as unpaid/.exec(guide) ?? [];
    expect([...named.matchAll(/`(\w+)`/g)].map(([, state]) => state)).toEqual(unpaid);
  });

  const reads = operations.flatMap(({ id, method, parameters, object, successStatus }) => {
    const schema = object.responses[successStatus]?.content?.['application/json']?.schema;
    const ids = parameters.filter((parameter) => parameter.in === 'path').map(({ name, example }) => [name, example]);
    return method === 'get' && schema ? [[id, schema, Object.fromEntries(ids)] as const] : [];
  });

  it.each(reads)('in what %s answers from the story', async (id, schema, ids) => {
    expect(unknownIn(schema, await ok(callerOf(createSandbox())(id, ids)))).toEqual([]);
  });

  it('in a vendor credit without a balance', async () => {
    const { vendor_credits: all } = await ok(callerOf(createSandbox())('listVendorCredits'));
    expect(rows(all)).toContainEqual(expect.objectContaining({ balance: 0, status: 'open' }));
  });
});
