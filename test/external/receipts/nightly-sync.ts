import { ApiError, type InventoryClient, NetworkError, NotFoundError } from 'inventory-service-api';
import type { Sandbox } from 'inventory-service-api/sandbox';
import { expect, test } from 'vitest';
import { sandboxFor } from './setup.ts';

const RIDGELINE = '4815162342481514001';
const BOTTLE = '4815162342481516005';
const MAIN = '4815162342481513001';
const MYSURU = '4815162342481513003';
/** An order of 30 bottles, of which a package of 10 is not shipped yet. */
const ORDER = { salesorder_id: '4815162342481520003' };
const ORDER_LINE = '4815162342481520015';
const PACKAGE = '4815162342481521003';
/** An order of 200 bottles that the vendor has not delivered yet. */
const PURCHASE = { purchaseorder_id: '4815162342481528003' };
const PURCHASE_LINE = '4815162342481528015';
const TODAY = '2026-03-28';

/** What the service has of an item: on hand, available, and available less what is ordered. */
async function stockOf(client: InventoryClient, item_id = BOTTLE) {
  const items = await client.items.list().toArray();
  const item = items.find((one) => one.item_id === item_id);
  return [item?.stock_on_hand, item?.available_stock, item?.actual_available_stock];
}

/** The status of a refusal, and the places that it names. */
async function refusalOf(call: PromiseLike<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`The call was to be refused, and gave ${String(error)}`);
  const { errors } = error.body as { errors: { path?: string }[] };
  return { status: error.status, fields: errors.map(({ path }) => path) };
}

const ship = (client: InventoryClient, package_ids: string, shipment_number: string) =>
  client.shipmentOrders.create(
    { shipment_number, date: TODAY, delivery_method: 'Courier', tracking_number: `T-${shipment_number}` },
    { ...ORDER, package_ids },
  );

const pack = async (client: InventoryClient, quantity: number) => {
  const line_items = [{ so_line_item_id: ORDER_LINE, quantity }];
  return (await client.packages.create({ date: TODAY, line_items }, ORDER)).package[0]!;
};

const receive = (client: InventoryClient, receive_number: string, quantity: number) =>
  client.purchaseReceives.create(
    { receive_number, line_items: [{ line_item_id: PURCHASE_LINE, item_id: BOTTLE, quantity }] },
    PURCHASE,
  );

const adjust = (client: InventoryClient, quantity_adjusted: number) =>
  client.itemAdjustments.create({
    date: TODAY,
    reason: 'Counted',
    adjustment_type: 'quantity',
    line_items: [{ item_id: BOTTLE, quantity_adjusted }],
  });

const transfer = (
  client: InventoryClient,
  number: string,
  quantity: number,
  from = MAIN,
  to = MYSURU,
  is_intransit_order = false,
) =>
  client.transferOrders.create({
    transfer_order_number: number,
    date: TODAY,
    from_warehouse_id: from,
    to_warehouse_id: to,
    is_intransit_order,
    line_items: [{ name: 'Steel Water Bottle 1 L', item_id: BOTTLE, quantity_transfer: quantity }],
  });

const addContacts = (sandbox: Sandbox, count: number) => {
  for (let number = 1; number <= count; number += 1)
    sandbox.records('contacts').add({ contact_name: `Customer ${number}` });
};

/** The records of a list that have changed since a time, by the time that they carry. */
async function changedSince(client: InventoryClient, time: number) {
  const contacts = await client.contacts.list().toArray();
  return contacts
    .filter(({ last_modified_time = '' }) => Date.parse(last_modified_time.replace(/(\d\d)(\d\d)$/, '$1:$2')) >= time)
    .map(({ contact_name }) => contact_name)
    .sort();
}

test('all pages are read, each record once', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name, 'empty');
  addContacts(sandbox, 450);
  const names = (await client.contacts.list().toArray()).map(({ contact_name }) => contact_name);
  expect(names).toHaveLength(450);
  expect(new Set(names).size).toBe(450);
  const last = await client.contacts.list({ page: 3 });
  expect([last.contacts.length, last.page_context?.has_more_page]).toEqual([50, false]);
});

test('a page holds at most 200 records, also if more are asked for', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name, 'empty');
  addContacts(sandbox, 201);
  const { contacts, page_context } = await client.contacts.list({ per_page: 500 });
  expect([contacts.length, page_context?.has_more_page]).toEqual([200, true]);
});

test('a record that is added while the pages are read hides no other', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name, 'empty');
  addContacts(sandbox, 10);
  const seen = new Set<string | undefined>();
  for await (const { page, data } of client.contacts.list({ per_page: 4 }).pages()) {
    for (const { contact_name } of data.contacts) seen.add(contact_name);
    if (page === 1) await client.contacts.create({ contact_name: 'Late customer' });
  }
  for (let number = 1; number <= 10; number += 1) expect(seen).toContain(`Customer ${number}`);
});

test('what has changed since yesterday is what was created or edited since', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  await client.contacts.update(RIDGELINE, { website: 'https://old.example' });
  sandbox.clock.advance({ days: 1 });
  const lastRun = Number(sandbox.clock.now());
  expect(await changedSince(client, lastRun)).toEqual([]);
  await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  const { contacts } = await client.contacts.list();
  const kodagu = contacts.find(({ contact_name }) => contact_name === 'Kodagu Campers')!;
  await client.contacts.update(kodagu.contact_id, { payment_terms: 30 });
  expect(await changedSince(client, lastRun)).toEqual(['Hubballi Outdoors', 'Kodagu Campers']);
});

test('a confirmed order reserves stock, and packing takes none', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  expect(await stockOf(client)).toEqual([63, 63, 33]);
  sandbox.records('salesOrders').add({
    salesorder_number: 'SO-90001',
    customer_id: RIDGELINE,
    status: 'confirmed',
    line_items: [{ item_id: BOTTLE, quantity: 8, rate: 600 }],
  });
  expect(await stockOf(client)).toEqual([63, 63, 25]);
  await pack(client, 5);
  expect(await stockOf(client)).toEqual([63, 63, 25]);
});

test('a shipment takes its units from the available stock, and what was ordered is no longer reserved', async ({
  task,
}) => {
  const { client } = sandboxFor(task.name);
  await ship(client, PACKAGE, 'SHP-90001');
  expect(await stockOf(client)).toEqual([63, 53, 33]);
});

test('a package becomes shipped and then delivered, and the filters of the list follow', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const filtered = async (state: string) =>
    (await client.packages.list({ filter_by: `Status.${state}` })).packages.map(({ package_id }) => package_id);
  expect(await filtered('NotShipped')).toEqual([PACKAGE]);
  const { shipment_order } = await ship(client, PACKAGE, 'SHP-90001');
  expect(await filtered('NotShipped')).toEqual([]);
  expect(await filtered('Shipped')).toContain(PACKAGE);
  sandbox.simulate('shipmentOrders.deliver', shipment_order.shipment_id);
  expect(await filtered('Delivered')).toEqual([PACKAGE]);
  expect(await filtered('Shipped')).not.toContain(PACKAGE);
});

test("more than was ordered can't be packed", async ({ task }) => {
  const { client } = sandboxFor(task.name);
  await pack(client, 20); // 10 are packed already
  expect(await refusalOf(pack(client, 1))).toEqual({ status: 400, fields: ['body.line_items[0].quantity'] });
  expect((await client.packages.list()).packages).toHaveLength(3);
});

test('an order is fulfilled once all of it is shipped, in as many shipments as it takes', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const status = () => sandbox.records('salesOrders').get(ORDER.salesorder_id)?.status;
  expect(status()).toBe('confirmed');
  await ship(client, PACKAGE, 'SHP-90001');
  expect(status()).toBe('partially_shipped');
  await ship(client, (await pack(client, 20)).package_id, 'SHP-90002');
  expect(status()).toBe('fulfilled');
  expect(await stockOf(client)).toEqual([63, 33, 33]);
});

test('a package that is shipped again by a second run is refused, and leaves stock once', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  await ship(client, PACKAGE, 'SHP-90001');
  expect((await refusalOf(ship(client, PACKAGE, 'SHP-90002'))).status).toBe(400);
  expect(await stockOf(client)).toEqual([63, 53, 33]);
});

test('received goods are in stock, and the order is received in parts up to what was ordered', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const status = () => sandbox.records('purchaseOrders').get(PURCHASE.purchaseorder_id)?.status;
  await receive(client, 'PR-90001', 50);
  expect(await stockOf(client)).toEqual([113, 113, 83]);
  expect(status()).toBe('partially_received');
  expect((await refusalOf(receive(client, 'PR-90002', 151))).fields).toEqual(['body.line_items[0].quantity']);
  await receive(client, 'PR-90002', 150);
  expect(await stockOf(client)).toEqual([263, 263, 233]);
  expect(status()).toBe('received');
});

test('a receive whose number is known is refused by a second run, and counts once', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  await receive(client, 'PR-90001', 50);
  expect(await refusalOf(receive(client, 'PR-90001', 50))).toEqual({ status: 400, fields: ['body.receive_number'] });
  expect(await stockOf(client)).toEqual([113, 113, 83]);
});

test('a receive whose answer was lost has happened, and is not made again', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  sandbox.failNext({ answer: 'lost', operationId: 'createPurchaseReceive' });
  const error: unknown = await receive(client, 'PR-90001', 50).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(NetworkError);
  expect((error as NetworkError).mayHaveHappened).toBe(true);
  expect((await refusalOf(receive(client, 'PR-90001', 50))).fields).toEqual(['body.receive_number']);
  expect(await stockOf(client)).toEqual([113, 113, 83]);
});

test("adjustments add and take stock, and can't take what is not there", async ({ task }) => {
  const { client } = sandboxFor(task.name);
  await adjust(client, 7);
  expect(await stockOf(client)).toEqual([70, 70, 40]);
  const { inventory_adjustment } = await adjust(client, -3);
  expect(inventory_adjustment).toMatchObject({
    total: -1050,
    line_items: [{ quantity_adjusted: -3, warehouse_name: 'Bengaluru Main' }],
  });
  expect(await stockOf(client)).toEqual([67, 67, 37]);
  expect((await refusalOf(adjust(client, -1000))).fields).toEqual(['body.line_items[0].quantity_adjusted']);
  expect(await stockOf(client)).toEqual([67, 67, 37]);
});

test('a transfer moves stock from one warehouse to the other, and the sum stays', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { warehouse } = await client.warehouses.create({ warehouse_name: 'Hubballi' });
  expect((await refusalOf(transfer(client, 'TO-1', 1, warehouse.warehouse_id, MAIN))).status).toBe(400);
  await transfer(client, 'TO-1', 5, MAIN, warehouse.warehouse_id);
  expect(await stockOf(client)).toEqual([63, 63, 33]);
  expect((await refusalOf(transfer(client, 'TO-2', 6, warehouse.warehouse_id, MAIN))).status).toBe(400);
  await transfer(client, 'TO-2', 5, warehouse.warehouse_id, MAIN);
  expect(await stockOf(client)).toEqual([63, 63, 33]);
});

test('goods in transit are on hand and not available until they arrive', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  const { transfer_order } = await transfer(client, 'TO-90001', 5, MAIN, MYSURU, true);
  expect(transfer_order.is_intransit_order).toBe(true);
  expect(await stockOf(client)).toEqual([63, 58, 28]);
  sandbox.simulate('transferOrders.receive', transfer_order.transfer_order_id);
  expect(await stockOf(client)).toEqual([63, 63, 33]);
  const { transfer_orders } = await client.transferOrders.list();
  expect(transfer_orders.find((one) => one.transfer_order_number === 'TO-90001')?.is_intransit_order).toBe(false);
  expect((await refusalOf(transfer(client, 'TO-90001', 5))).fields).toEqual(['body.transfer_order_number']);
});

test('returned goods are in stock once they arrive, without those that are not to come back', async ({ task }) => {
  const { client, sandbox } = sandboxFor(task.name);
  await ship(client, PACKAGE, 'SHP-90001');
  const line_items = [{ salesorder_item_id: ORDER_LINE, quantity: 3, non_receive_quantity: 2 }];
  const { salesreturn } = await client.salesReturns.create({ line_items, reason: 'Dents' }, ORDER);
  expect(await stockOf(client)).toEqual([63, 53, 33]);
  sandbox.simulate('salesReturns.receive', salesreturn.salesreturn_id);
  expect(await stockOf(client)).toEqual([66, 56, 36]);
  const [first] = (await client.salesReturns.list()).salesreturns;
  expect(first).toMatchObject({ salesreturn_id: salesreturn.salesreturn_id, receive_status: 'received', quantity: 5 });
});

test('no more can be returned than was shipped', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const giveBack = (quantity: number) =>
    client.salesReturns.create({ line_items: [{ salesorder_item_id: ORDER_LINE, quantity }] }, ORDER);
  expect((await refusalOf(giveBack(1))).status).toBe(400); // nothing is shipped
  await ship(client, PACKAGE, 'SHP-90001');
  expect((await refusalOf(giveBack(11))).fields).toEqual(['body.line_items[0].quantity']);
  await giveBack(10);
  expect((await refusalOf(giveBack(1))).status).toBe(400);
});

test('a renamed customer keeps its id, and its documents show the new name', async ({ task }) => {
  const { client } = sandboxFor(task.name);
  await client.contacts.update(RIDGELINE, { contact_name: 'Ridgeline Expeditions' });
  expect((await client.contacts.get(RIDGELINE)).contact.contact_name).toBe('Ridgeline Expeditions');
  const names = async <Row extends { customer_id?: string; customer_name?: string }>(rows: Promise<Row[]>) =>
    new Set(
      (await rows).filter(({ customer_id }) => customer_id === RIDGELINE).map(({ customer_name }) => customer_name),
    );
  const renamed = new Set(['Ridgeline Expeditions']);
  expect(await names(client.invoices.list().toArray())).toEqual(renamed);
  expect(await names(client.packages.list().toArray())).toEqual(renamed);
  expect(await names(client.customerPayments.list().toArray())).toEqual(renamed);
});

test("a deleted record is gone from the list and by its id, and one in use can't be deleted", async ({ task }) => {
  const { client } = sandboxFor(task.name);
  const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors' });
  const ids = async () => (await client.contacts.list().toArray()).map(({ contact_id }) => contact_id);
  expect(await ids()).toContain(contact.contact_id);
  await client.contacts.delete(contact.contact_id);
  expect(await ids()).not.toContain(contact.contact_id);
  await expect(client.contacts.get(contact.contact_id)).rejects.toBeInstanceOf(NotFoundError);
  await expect(client.contacts.delete(contact.contact_id)).rejects.toBeInstanceOf(NotFoundError);
  expect((await refusalOf(client.contacts.delete(RIDGELINE))).status).toBe(400);
  expect(await ids()).toContain(RIDGELINE);
});
