import assert from 'node:assert/strict';
import type { Engine } from '../../../sandbox/engine/request/engine.ts';
import type { Store } from '../../../sandbox/engine/store/store.ts';
import { createSandbox, type Sandbox, type Snapshot } from '../../../src/public/sandbox.ts';
import { checkSettlements } from '../random-documents.ts';
import { assertDistinct } from '../random-values.ts';
import { differenceOf, expectStock } from '../stock.ts';

/** What other documents of the story than those that are counted have done to stock. */
const STORY = differenceOf(createSandbox());

/** What must hold at any time, whatever was called. */
export function checkInvariants(sandbox: Sandbox, store: Store, engine: Engine): void {
  checkSnapshot(sandbox);
  checkSums(store, engine);
  checkSettlements(sandbox);
  expectStock(sandbox, STORY);
  checkCatalog(sandbox);
  checkParties(sandbox);
}

/** What is kept is JSON, and every snapshot that is written is read again, in code and over HTTP. */
function checkSnapshot(sandbox: Sandbox): void {
  const snapshot = sandbox.snapshot();
  const read = JSON.parse(JSON.stringify(snapshot)) as Snapshot;
  assert.deepStrictEqual(snapshot, read);
  for (const seed of [snapshot, read]) assert.deepStrictEqual(createSandbox({ seed }).snapshot(), snapshot);
}

/** Every sum of a ledger is that of the rows that records post now. */
function checkSums(store: Store, { projections }: Engine): void {
  const sums = new Map<string, [ledger: string, key: string, sum: number]>();
  for (const [resource, { ledgerEntries }] of projections) {
    for (const { data } of store.all(resource)) {
      for (const { ledger, key, amount } of ledgerEntries(data)) {
        const [, , sum = 0] = sums.get(`${ledger}/${key}`) ?? [];
        sums.set(`${ledger}/${key}`, [ledger, key, sum + amount]);
      }
    }
  }
  for (const [ledger, key, sum] of sums.values()) assert.equal(store.sum(ledger, key), sum, `${ledger} of ${key}`);
}

/** Prices, taxes and groups agree with the records that they are read from. */
function checkCatalog(sandbox: Sandbox): void {
  const [items, kits, taxes] = [list(sandbox, 'items'), list(sandbox, 'compositeItems'), list(sandbox, 'taxes')];
  const goods = [...items, ...kits];
  assertDistinct(goods.map(({ sku }) => sku));
  assertDistinct(taxes.map(({ tax_name }) => tax_name));
  assertDistinct(list(sandbox, 'transferOrders').map(({ transfer_order_number }) => transfer_order_number));
  for (const { tax_group_percentage, taxes: members = [] } of list(sandbox, 'taxGroups')) {
    const isCompound = members.some(
      ({ tax_id }) => taxes.find((one) => one.tax_id === tax_id)?.tax_type === 'compound_tax',
    );
    const sum = members.reduce((total, { tax_percentage = 0 }) => total + tax_percentage, 0);
    if (!isCompound) assert(Math.abs(tax_group_percentage! - sum) < 1e-6);
  }
  for (const { tax_id, tax_percentage } of goods) {
    const tax = taxes.find((one) => one.tax_id === tax_id);
    if (tax) assert.equal(tax_percentage, tax.tax_percentage);
  }
  for (const { group_id, items: members = [] } of list(sandbox, 'itemGroups')) {
    const own = items.filter((one) => one.group_id === group_id);
    assert.deepEqual(new Set(members.map(({ item_id }) => item_id)), new Set(own.map(({ item_id }) => item_id)));
    for (const { item_id, stock_on_hand, rate } of members) {
      const item = own.find((one) => one.item_id === item_id)!;
      assert.deepEqual([stock_on_hand, rate], [item.stock_on_hand, item.rate]);
    }
  }
  for (const { mapped_items = [] } of kits) {
    for (const part of mapped_items) {
      const item =
        items.find(({ item_id }) => item_id === part.item_id) ??
        kits.find(({ composite_item_id }) => composite_item_id === part.item_id);
      assert.equal(part.available_stock, item?.available_stock);
    }
  }
}

/** One warehouse and one person of a contact is the primary one, and names are each given once. */
function checkParties(sandbox: Sandbox): void {
  const contacts = list(sandbox, 'contacts');
  assertDistinct(contacts.map(({ contact_name }) => contact_name));
  assert.equal(list(sandbox, 'warehouses').filter(({ is_primary }) => is_primary).length, 1);
  const persons = list(sandbox, 'contactPersons');
  for (const { contact_id, primary_contact_id } of contacts) {
    const own = persons.filter((one) => one.contact_id === contact_id);
    const primary = own.filter(({ is_primary_contact }) => is_primary_contact);
    assert.equal(primary.length, Math.min(1, own.length));
    assert.equal(primary_contact_id, primary[0]?.contact_person_id);
  }
}

function list<Name extends Parameters<Sandbox['records']>[0]>(sandbox: Sandbox, name: Name) {
  return sandbox.records(name).list();
}
