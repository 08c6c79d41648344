import { describe, expect, test } from 'vitest';
import { TABLES } from '../../sandbox/resources/index.ts';
import { createSandbox, type ResourceName, type Sandbox } from '../../src/public/sandbox.ts';
import { deliver, openPurchase, openSale, pack, returned } from '../support/orders.ts';
import { planOf, plans, renamed, sampleOf } from '../support/plans.ts';
import { type Caller, callerOf, ok, refused } from '../support/sandbox-calls.ts';
import { castId, type Json, rows } from '../support/story.ts';

/** The resources of which records can be made. */
const RESOURCES = [
  ...new Set([...plans.values()].filter(({ kind }) => kind === 'create').map(({ resource }) => resource)),
];

/** The field with the id of a record. */
const idFieldOf = (resource: string): string => TABLES.find((table) => table.resource === resource)!.idField;

/** The documents that comments and refunds are on, by the parameter of the URL. */
const PARENTS: Record<string, string> = {
  invoice_id: castId(23001),
  retainerinvoice_id: castId(24001),
  creditnote_id: castId(27001),
  vendor_credit_id: castId(29001),
};

/** What a sandbox needs before the sample of a request can be sent again: something to refund. */
async function ready(resource: string, call: Caller): Promise<void> {
  if (resource === 'creditNoteRefunds') {
    await ok(call('deleteCreditNoteRefund', { creditnote_id: castId(27001), creditnote_refund_id: castId(27301) }));
  }
  if (resource === 'vendorCreditRefunds') {
    const refund = { vendor_credit_id: castId(29001), vendor_credit_refund_id: castId(29301) };
    await ok(call('deleteVendorCreditRefund', refund));
  }
}

/** The sample of a request with other names and numbers. The invoice of the story is paid, so a payment pays nothing. */
function bodyOf(operation: string, suffix: string): Json {
  const body = renamed(sampleOf(operation), suffix);
  return operation === 'createCustomerPayment' ? { ...body, invoices: [] } : body;
}

/** The parameters of the URL of a collection within a record. */
function within(plan: { parent?: { parameter: string } } | undefined, body: Json): Json {
  const parameter = plan?.parent?.parameter;
  return parameter === undefined ? {} : { [parameter]: PARENTS[parameter] ?? body['contact_id'] };
}

/** What a new record of a resource needs that the story does not have: parameters of the query, and fields of the body. */
const NEEDS: Partial<Record<string, (sandbox: Sandbox, call: Caller) => Promise<{ query: Json; fields: Json }>>> = {
  async packages(sandbox) {
    const { id, slate } = openSale(sandbox);
    return { query: { salesorder_id: id }, fields: { line_items: [{ so_line_item_id: slate, quantity: 1 }] } };
  },
  async shipmentOrders(sandbox, call) {
    const package_ids = await pack(call, openSale(sandbox), 1);
    return { query: { package_ids }, fields: { date: '2026-03-28' } };
  },
  async salesReturns(sandbox, call) {
    const order = openSale(sandbox);
    await deliver(call, order, 2);
    return { query: {}, fields: { line_items: [{ salesorder_item_id: order.bottle, quantity: 1 }] } };
  },
  async creditNotes(sandbox, call) {
    return { query: {}, fields: { line_items: [await returned(sandbox, call, 1)] } };
  },
  async purchaseReceives(sandbox) {
    const { id, slate } = openPurchase(sandbox);
    return { query: { purchaseorder_id: id }, fields: { line_items: [{ line_item_id: slate, quantity: 1 }] } };
  },
};

/** Creates a record as the sample does, with names and numbers of its own. */
async function createdIn(sandbox: Sandbox, resource: string, suffix: string): Promise<Json> {
  const call = callerOf(sandbox);
  const { operation } = planOf(resource, 'create')!;
  const { query, fields } = (await NEEDS[resource]?.(sandbox, call)) ?? { query: {}, fields: {} };
  const body = { ...bodyOf(operation, suffix), ...fields };
  return recordIn(await ok(call(operation, { ...within(planOf(resource, 'create'), body), ...query }, body)));
}

/** The one record of an answer. */
function recordIn(answer: Json): Json {
  const { code: _, message: __, ...payload } = answer;
  const [only, ...others] = Object.values(payload);
  return others.length > 0 ? payload : rows(only)[0]!;
}

/** What two views of a record have in common. Times and what is counted by other records may differ. */
function common(one: Json, other: Json): [Json, Json] {
  const fields = Object.keys(one).filter((field) => field in other && field !== 'last_modified_time');
  return [one, other].map((record) => Object.fromEntries(fields.map((field) => [field, record[field]]))) as [
    Json,
    Json,
  ];
}

function expectSame(one: Json, other: Json): void {
  const [left, right] = common(one, other);
  expect(left).toEqual(right);
  expect(Object.keys(left).length).toBeGreaterThan(0);
}

describe.each(RESOURCES)('%s', (resource) => {
  const of = (kind: Parameters<typeof planOf>[1]) => planOf(resource, kind);
  const id = idFieldOf(resource);

  test('what is created is found, listed, changed, deleted, and then gone', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    const [create, get, list, update, remove] = (['create', 'get', 'list', 'update', 'delete'] as const).map(of);
    await ready(resource, call);
    const sample = bodyOf(create!.operation, '92');
    const parent = within(list, sample);
    const listed = async (): Promise<Json[]> => {
      const answer = await ok(call(list!.operation, parent));
      return Object.values(answer).find(Array.isArray) as Json[];
    };
    const before = list && (await listed()).length;

    let record = await createdIn(sandbox, resource, '92');
    const named = { ...within(create, sample), [id]: record[id] };
    expect(record[id]).toMatch(/^\d{19}$/);
    if (get) expectSame(record, recordIn(await ok(call(get.operation, named))));
    if (list) {
      expect(await listed()).toHaveLength(before! + 1);
      expectSame(record, (await listed()).find((row) => row[id] === record[id])!);
    }
    if (update) {
      const lines = Array.isArray(record['line_items']) && NEEDS[resource] && { line_items: record['line_items'] };
      const body: Json = { ...bodyOf(update.operation, '92'), ...lines };
      for (const lines of Object.values(body)) {
        for (const line of rows(Array.isArray(lines) ? lines : [])) {
          delete line['pricebook_item_id'];
          delete line['line_item_id'];
        }
      }
      const changed = recordIn(await ok(call(update.operation, named, body)));
      expect(changed[id]).toBe(record[id]);
      record = get ? recordIn(await ok(call(get.operation, named))) : changed;
      expectSame(changed, record);
      for (const [field, value] of Object.entries(body)) {
        if (typeof value !== 'object' && field in changed) expect(changed[field], field).toBe(value);
      }
    }
    if (!remove) return;
    expect(Object.keys(await ok(call(remove.operation, named)))).toEqual(['code', 'message']);
    if (list) expect(await listed()).toHaveLength(before!);
    for (const gone of [get, update, remove]) {
      if (!gone) continue;
      const body = gone === update ? bodyOf(gone.operation, '92') : undefined;
      expect(await refused(call(gone.operation, named, body))).toEqual([
        404,
        40401,
        expect.stringMatching(/^There is no .* with the ID \d{19}\.$/),
      ]);
    }
  });

  test('ids are not used again', async () => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    const [create, remove] = [of('create')!, of('delete')];
    await ready(resource, call);
    const first = await createdIn(sandbox, resource, '92');
    if (remove) {
      const named = within(create, bodyOf(create.operation, '92'));
      await ok(call(remove.operation, { ...named, [id]: first[id] }));
    }
    const second = await createdIn(sandbox, resource, '93');
    expect(second[id]).not.toBe(first[id]);
    expect(BigInt(second[id] as string)).toBeGreaterThan(BigInt(first[id] as string));
  });

  test('records(…) has what the operations made', async () => {
    const sandbox = createSandbox();
    await ready(resource, callerOf(sandbox));
    const record = await createdIn(sandbox, resource, '92');
    const kept = sandbox.records(resource as ResourceName).get(record[id] as string) as Json;
    expect(kept[id]).toBe(record[id]);
  });
});

test('an operation whose rule is switched off is answered with 501', async () => {
  const call = callerOf(createSandbox({ assumptions: { 'invoices.write-off': false } }));
  expect(await refused(call('writeOffInvoice', { invoice_id: castId(23001) }))).toEqual([
    501,
    50101,
    'The rule that implements writeOffInvoice is switched off.',
  ]);
});
