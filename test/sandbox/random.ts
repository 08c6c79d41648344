import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import { plans } from '../support/plans.ts';
import {
  checkSettlements,
  DOCUMENT_BODIES,
  DOCUMENT_CALLS,
  takenFromAccounting,
  trading,
} from '../support/random-documents.ts';
import { amount, assertClose, assertDistinct, id, name, record } from '../support/random-values.ts';
import { callerOf, type Reply } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

/** The base currency. */
const RUPEE = '4815162342481500097';

/** The sequences are the same in every run of the tests. */
export const SEED = { seed: 20260328 };
const LENGTH = { minLength: 1, maxLength: 25 };

/** A call whose ids are placeholders: each is the id of some record, by its number. */
interface Step {
  operation: string;
  parameters: Json;
  body?: Json;
}

const part = fc.record({ item_id: id, quantity: amount });
const person = record({
  first_name: name,
  email: fc.constantFrom('a@x.example', 'b@x.example'),
  is_primary_contact: fc.constant(true),
});

/** Bodies by operation. What the contract requires is mostly there. */
const BODIES: Record<string, fc.Arbitrary<Json>> = {
  createTax: record({ tax_name: name, tax_percentage: amount, is_editable: fc.boolean(), colour: name }),
  updateTax: record({ tax_name: name, tax_percentage: amount, is_editable: fc.boolean() }),
  createTaxGroup: record({ tax_group_name: name, taxes: fc.array(id, { maxLength: 3 }) }),
  updateTaxGroup: record({ tax_group_name: name, taxes: fc.array(id, { maxLength: 3 }) }),
  createWarehouse: fc.record({ warehouse_name: name }),
  updateWarehouse: fc.record({ warehouse_name: name }),
  createContact: fc
    .tuple(
      record({
        contact_type: fc.constantFrom('vendor', 'customer', 'x'),
        payment_terms: fc.integer(),
        contact_persons: fc.array(person, { maxLength: 3 }),
      }),
      name,
    )
    .map(([fields, contact_name]) => ({ ...fields, contact_name })),
  updateContact: record({ contact_name: name, contact_persons: fc.array(person, { maxLength: 3 }), notes: name }),
  createContactPerson: fc.record({ contact_id: id, first_name: name }),
  updateContactPerson: fc.record({ contact_id: id, first_name: name }),
  createItem: fc
    .tuple(
      record({
        sku: name,
        item_type: fc.constantFrom('inventory', 'sales'),
        initial_stock: amount,
        initial_stock_rate: amount,
        purchase_rate: amount,
        vendor_id: id,
        tax_id: id,
        group_id: id,
        attribute_option_name1: name,
      }),
      name,
    )
    .map(([fields, name]) => ({ ...fields, name })),
  createItemGroup: fc
    .tuple(
      record({
        items: fc.array(
          fc.record({ name, rate: amount, purchase_rate: amount, initial_stock: amount, attribute_option_name1: name }),
          { maxLength: 3 },
        ),
        attribute_name1: name,
      }),
      name,
    )
    .map(([fields, group_name]) => ({ ...fields, group_name, unit: 'pcs' })),
  createCompositeItem: fc
    .tuple(record({ initial_stock: amount, initial_stock_rate: amount }), name, name, fc.array(part, { maxLength: 3 }))
    .map(([fields, name, sku, mapped_items]) => ({
      ...fields,
      name,
      sku,
      mapped_items,
      rate: 1,
      item_type: 'inventory',
      product_type: 'goods',
    })),
  updateCompositeItem: record({ name, mapped_items: fc.array(part, { maxLength: 3 }), rate: amount }),
  createBundle: record({
    composite_item_id: id,
    quantity_to_bundle: amount,
    warehouse_id: id,
    line_items: fc.array(fc.record({ item_id: id, quantity_consumed: amount }), { maxLength: 2 }),
  }),
  createPriceList: fc
    .tuple(name, fc.boolean(), fc.array(fc.record({ item_id: id, pricebook_rate: fc.nat() }), { maxLength: 3 }))
    .map(([name, is_increase, pricebook_items]) => ({
      name,
      currency_id: RUPEE,
      pricebook_type: 'per_item',
      is_increase,
      sales_or_purchase_type: 'sales',
      pricebook_items,
    })),
  emailContact: record({ to_mail_ids: fc.array(name, { maxLength: 2 }), subject: name }),
};

const WITHOUT_BODY = [
  'listOrganizations',
  'listTaxes',
  'getTax',
  'deleteTax',
  'getTaxGroup',
  'deleteTaxGroup',
  'listPriceLists',
  'enableMultiWarehouse',
  'listWarehouses',
  'deleteWarehouse',
  'listItems',
  'listItemGroups',
  'listCompositeItems',
  'getCompositeItem',
  'deleteCompositeItem',
  'markCompositeItemActive',
  'markCompositeItemInactive',
  'listBundles',
  'getBundle',
  'deleteBundle',
  'listContacts',
  'getContact',
  'deleteContact',
  'markContactActive',
  'markContactInactive',
  'getContactStatementEmail',
  'listContactComments',
  'deleteContactPerson',
  'listContactPersons',
];

/** Sequences of calls with bodies and of such without. */
function sequencesOf(
  bodies: Record<string, fc.Arbitrary<Json>>,
  calls: readonly string[],
  length: { minLength: number; maxLength: number },
): fc.Arbitrary<Step[]> {
  return fc.array(
    fc.oneof(
      ...Object.entries(bodies).map(([operation, body]) =>
        fc.record({ operation: fc.constant(operation), parameters: parametersOf(operation), body }),
      ),
      ...calls.map((operation) =>
        fc.record({ operation: fc.constant(operation), parameters: parametersOf(operation) }),
      ),
    ),
    length,
  );
}

const catalog = sequencesOf(BODIES, WITHOUT_BODY, LENGTH);
/** With some calls on stock and parties in between. */
const trade = sequencesOf(
  { ...DOCUMENT_BODIES, updateTax: BODIES['updateTax']!, createBundle: BODIES['createBundle']! },
  [...DOCUMENT_CALLS, 'deleteContact', 'deleteBundle', 'markContactInactive', 'markContactActive'],
  { minLength: 20, maxLength: 60 },
);

function parametersOf(operation: string): fc.Arbitrary<Json> {
  const { idParameter, parent } = plans.get(operation)!;
  const names = [idParameter, parent?.parameter].filter((name) => name !== undefined);
  return fc.record(Object.fromEntries(names.map((name) => [name, id])));
}

/** What a sandbox holds, as text. */
interface Content {
  records: string;
  /** All but the records. */
  rest: string;
  /** The ids that records hold, by field. */
  byField: () => ReadonlyMap<string, readonly string[]>;
  /** The ids of all records, and one of none. */
  all: () => readonly string[];
}

function contentOf(sandbox: Sandbox): Content {
  const { records: data, ...rest } = sandbox.snapshot();
  const records = JSON.stringify(data);
  return {
    records,
    rest: JSON.stringify(rest),
    byField: lazily(() => idsByField(records)),
    all: lazily(() => allIds(records)),
  };
}

function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

function isSame(one: Content, other: Content): boolean {
  return one.records === other.records && one.rest === other.rest;
}

function idsByField(records: string): Map<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const [, field, id] of records.matchAll(/"(\w+)":"(\d{19})"/g)) {
    const ids = fields.get(field!);
    if (ids) ids.add(id!);
    else fields.set(field!, new Set([id!]));
  }
  return new Map([...fields].map(([field, ids]) => [field, [...ids]]));
}

function allIds(records: string): string[] {
  return [...new Set([...records.matchAll(/"\w+_id":"(\d{19})"/g)].map(([, id]) => id!)), castId(99999)];
}

/** A step with the ids of records that there are; most are of the kind that the field asks for. */
function resolved(step: Step, { byField, all }: Content): Step {
  const idFor = (number: number, field: string): string => {
    const own = number % 7 === 6 ? undefined : byField().get(field);
    const ids = own ?? all();
    // The newest first, since most of the story is settled.
    return ids[ids.length - 1 - (number % ids.length)]!;
  };
  const replace = (value: unknown, field: string): unknown => {
    if (typeof value === 'string' && value.startsWith('#')) return idFor(Number(value.slice(1)), field);
    if (Array.isArray(value)) return value.map((entry) => replace(entry, field === 'taxes' ? 'tax_id' : field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name)]));
  };
  return JSON.parse(JSON.stringify(replace(step, ''))) as Step;
}

/** Sends a step whose ids are those of records. */
function send(sandbox: Sandbox, { operation, parameters, body }: Step): Promise<Reply> {
  return callerOf(sandbox)(operation, parameters, body);
}

/** The accounting stock of each item in the story less its physical stock, without what was invoiced and sent back. */
const AHEAD = accountingAhead(createSandbox());

/** What the orders of the story hold back of each item. No call changes orders. */
const HELD_BACK = new Map(
  createSandbox()
    .records('items')
    .list()
    .map((one) => [one.item_id as unknown, one.available_stock! - one.actual_available_stock!]),
);

function accountingAhead(sandbox: Sandbox): ReadonlyMap<unknown, number> {
  const taken = takenFromAccounting(sandbox);
  const items = sandbox.records('items').list();
  return new Map(
    items.map((one) => [
      one.item_id as unknown,
      one.stock_on_hand! - one.available_stock! + (taken.get(String(one.item_id)) ?? 0),
    ]),
  );
}

/** What must hold at any time. */
function checkInvariants(sandbox: Sandbox): void {
  const goods = [...sandbox.records('items').list(), ...sandbox.records('compositeItems').list()];
  const taken = takenFromAccounting(sandbox);
  for (const one of goods) {
    if (one.stock_on_hand === undefined) continue;
    // Without further orders, receipts and shipments, the two stocks differ as in the story, and by what is invoiced and sent back.
    assert.equal(one.available_stock! - one.actual_available_stock!, HELD_BACK.get(idOf(one)) ?? 0);
    const expected = (AHEAD.get(idOf(one)) ?? 0) - (taken.get(String(idOf(one))) ?? 0);
    assertClose(one.stock_on_hand - one.available_stock!, expected);
  }
  for (const kit of sandbox.records('compositeItems').list()) {
    assert.ok(kit.asset_value! >= 0);
    if (kit.stock_on_hand! <= 0 && !taken.has(kit.composite_item_id!)) assert.equal(kit.asset_value, 0);
    for (const part of kit.mapped_items ?? []) {
      assert.equal(part.available_stock, goods.find((one) => idOf(one) === part.item_id)?.available_stock);
    }
  }
  assertDistinct(goods.map(({ sku }) => sku));
  assertDistinct(
    sandbox
      .records('contacts')
      .list()
      .map(({ contact_name }) => contact_name),
  );
  assertDistinct(
    sandbox
      .records('taxes')
      .list()
      .map(({ tax_name }) => tax_name),
  );
  assert.equal(
    sandbox
      .records('warehouses')
      .list()
      .filter(({ is_primary }) => is_primary).length,
    1,
  );
  const allPersons = sandbox.records('contactPersons').list();
  for (const { contact_id, primary_contact_id } of sandbox.records('contacts').list()) {
    const persons = allPersons.filter((one) => one.contact_id === contact_id);
    const primary = persons.filter(({ is_primary_contact }) => is_primary_contact);
    assert.equal(primary.length, Math.min(1, persons.length));
    assert.equal(primary_contact_id, primary[0]?.contact_person_id);
  }
  for (const { tax_group_percentage, taxes = [] } of sandbox.records('taxGroups').list()) {
    const sum = taxes.reduce((total, { tax_percentage = 0 }) => total + tax_percentage, 0);
    assertClose(tax_group_percentage, sum);
  }
  checkSettlements(sandbox);
}

function idOf(record: Json): unknown {
  return record['item_id'] ?? record['composite_item_id'];
}

/** How many sequences are sent, and how many operations at least must be done and refused so that something is tested. */
interface Amount {
  sequences: number;
  done: number;
  refused: number;
}

/** Sends sequences of calls and holds what comes of each call against what must hold. */
export function testSequences(ofCatalog: Amount, ofTrade: Amount): void {
  test.each([
    ['settings, catalog and parties', catalog, async () => createSandbox(), ofCatalog],
    ['sales and purchases', trade, trading, ofTrade],
  ])(
    'on %s keeps what must hold, and a refused call changes nothing',
    async (_, steps, prepared, { sequences, done, refused }) => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const sandbox = await prepared();
          let content = contentOf(sandbox);
          for (const step of sequence) {
            const { status, body } = await send(sandbox, resolved(step, content));
            const after = contentOf(sandbox);
            seen.add(`${step.operation} ${status < 300}`);
            expect(status, JSON.stringify(body)).toBeLessThan(500);
            const isChanged = !isSame(content, after);
            expect(isChanged, step.operation).toBe(status < 300 && plans.get(step.operation)!.writes);
            // What is the same as before holds as before.
            if (!isChanged) continue;
            checkInvariants(sandbox);
            content = after;
          }
        }),
        { ...SEED, numRuns: sequences },
      );
      // They reach many operations, both ways, and in full nearly all.
      expect([...seen].filter((key) => key.endsWith('true')).length).toBeGreaterThan(done);
      expect([...seen].filter((key) => key.endsWith('false')).length).toBeGreaterThan(refused);
    },
  );
}

/** Sends so many sequences to two sandboxes, and to what a sandbox has left behind. */
export function testRepeats(numRuns: number): void {
  test('gives the same answers and the same records each time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(catalog, trade), async (sequence) => {
        const [one, other] = [createSandbox(), createSandbox()];
        for (const step of sequence) {
          const call = resolved(step, contentOf(one));
          const replies = [await send(one, call), await send(other, call)];
          expect(JSON.stringify(replies[0]!.body)).toBe(JSON.stringify(replies[1]!.body));
        }
        expect(JSON.stringify(one.snapshot())).toBe(JSON.stringify(other.snapshot()));
      }),
      { ...SEED, numRuns },
    );
  });

  test('can be taken up again from a snapshot or a fork, and leaves them alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(catalog, trade), catalog, async (sequence, further) => {
        const sandbox = createSandbox();
        for (const step of sequence) await send(sandbox, resolved(step, contentOf(sandbox)));
        const snapshot = sandbox.snapshot();
        const text = JSON.stringify(snapshot);
        const restored = createSandbox({ seed: JSON.parse(text) });
        const fork = sandbox.fork();
        expect(JSON.stringify(restored.snapshot())).toBe(text);
        for (const step of further) {
          const call = resolved(step, contentOf(sandbox));
          const [reply, again] = [await send(sandbox, call), await send(restored, call)];
          expect(again.body).toEqual(reply.body);
          if (reply.status < 300 && plans.get(step.operation)!.writes) checkInvariants(restored);
        }
        expect(JSON.stringify(restored.snapshot())).toBe(JSON.stringify(sandbox.snapshot()));
        expect(JSON.stringify(fork.snapshot())).toBe(text);
        expect(JSON.stringify(snapshot)).toBe(text);
      }),
      { ...SEED, numRuns },
    );
  });
}
