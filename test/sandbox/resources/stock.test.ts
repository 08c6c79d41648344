import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { deliver, openPurchase, openSale, pack, ship } from '../../support/orders.ts';
import { type Caller, callerOf, ok, refused } from '../../support/sandbox-calls.ts';
import { goodsIn } from '../../support/stock.ts';
import { castId, type Json } from '../../support/story.ts';

const [SLATE, MOSS, BOTTLE, KIT] = [castId(16001), castId(16003), castId(16005), castId(17001)];
const [BENGALURU, MYSURU, RIDGELINE, DECCAN] = [castId(13001), castId(13003), castId(14001), castId(14003)];

const SHIPMENT = { shipment_number: 'SHP-1', date: '2026-03-28', delivery_method: 'Foot', tracking_number: '1' };

const start = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox(options);
  return { sandbox, call: callerOf(sandbox) };
};

/** What some work does to the stock of an item: accounting, physical, and physical less orders. */
async function effectOn(sandbox: Sandbox, item: string, work: () => unknown): Promise<number[]> {
  const stock = (): number[] => {
    const { onHand, available, actual } = goodsIn(sandbox).find(({ id }) => id === item)!;
    return [onHand, available, actual];
  };
  const before = stock();
  await work();
  return stock().map((units, index) => units - before[index]!);
}

const adjust = async (call: Caller, type: 'quantity' | 'value', ...line_items: Json[]): Promise<Json> => {
  const body = { date: '2026-03-28', reason: 'Recount', adjustment_type: type, line_items };
  return (await ok(call('createItemAdjustment', {}, body)))['inventory_adjustment'] as Json;
};

describe('item adjustments', () => {
  test.each([
    // Ten units have cost 100, and ten more 900. What is taken off goes by value, what is added by quantity.
    ['loses', -500, 50, 450],
    ['gains', 500, 350, 1150],
  ])('of value leave each layer worth at least nothing: one %s %d', async (_, item_total, first, second) => {
    const { sandbox, call } = start({ seed: 'empty' });
    const item = sandbox.records('items').add({ name: 'Rope', rate: 90, item_type: 'inventory' });
    const { item_id } = item;
    await adjust(call, 'quantity', { item_id, quantity_adjusted: 10, item_total: 100 });
    await adjust(call, 'quantity', { item_id, quantity_adjusted: 10, item_total: 900 });
    await adjust(call, 'value', { item_id, item_total });
    const taken = async () => (await adjust(call, 'quantity', { item_id, quantity_adjusted: -10 }))['line_items'];
    expect(await taken()).toMatchObject([{ item_total: -first }]);
    expect(await taken()).toMatchObject([{ item_total: -second }]);
  });

  test('find a warehouse and an account by their names', async () => {
    const { sandbox, call } = start();
    sandbox.records('accounts').add({ account_id: '71', account_name: 'Breakage' });
    const names = { warehouse_name: 'Mysuru Store', adjustment_account_name: 'Breakage' };
    const { line_items } = await adjust(call, 'quantity', { item_id: MOSS, quantity_adjusted: 3, ...names });
    expect(line_items).toMatchObject([{ ...names, adjustment_account_id: '71' }]);
  });

  test('say that a name next to another id is ignored', async () => {
    const { call } = start();
    const line = { item_id: MOSS, quantity_adjusted: 3, warehouse_id: BENGALURU, warehouse_name: 'Mysuru Store' };
    const body = { date: '2026-03-28', reason: 'Recount', adjustment_type: 'quantity', line_items: [line] };
    const { status, headers } = await call('createItemAdjustment', {}, body);
    expect([status, headers.get('x-sandbox-ignored')]).toEqual([201, 'body.line_items[0].warehouse_name']);
  });

  test('of quantity change both stocks; totals are at the purchase price, or at what was paid', async () => {
    const { sandbox, call } = start();
    let made: Json = {};
    const lines = [
      { item_id: MOSS, quantity_adjusted: 3 },
      { item_id: BOTTLE, quantity_adjusted: -2, warehouse_id: BENGALURU },
    ];
    expect(
      await effectOn(sandbox, MOSS, async () => {
        made = await adjust(call, 'quantity', ...lines);
      }),
    ).toEqual([3, 3, 3]);
    expect(made).toMatchObject({
      total: 3800,
      line_items: [
        {
          item_total: 4500,
          name: 'Alpine Daypack - Moss',
          unit: 'pcs',
          is_combo_product: false,
          warehouse_name: 'Bengaluru Main',
          adjustment_account_name: 'Inventory Adjustments',
        },
        { item_total: -700 },
      ],
    });
    expect(JSON.stringify(made)).not.toContain('lots');
  });

  test('of value change what the stock has cost, and no quantity', async () => {
    const { sandbox, call } = start();
    expect(await effectOn(sandbox, KIT, () => adjust(call, 'value', { item_id: KIT, item_total: -600 }))).toEqual([
      0, 0, 0,
    ]);
    expect(sandbox.records('compositeItems').get(KIT)?.asset_value).toBe(6000);
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: KIT }));
    expect((bundle as Json)['total']).toBe(2200);
  });

  test('for the same reason have the same id of it', async () => {
    const { call } = start();
    const [one, other] = [
      await adjust(call, 'quantity', { item_id: MOSS, quantity_adjusted: 1 }),
      await adjust(call, 'quantity', { item_id: MOSS, quantity_adjusted: 2 }),
    ];
    expect(one['reason_id']).toBe(other['reason_id']);
    expect(one['reason_id']).not.toBe(castId(18021));
  });

  test('take what they take off from the oldest lots, line by line', async () => {
    const { sandbox, call } = start();
    const { item_id } = sandbox.records('items').add({ name: 'Tent', initial_stock: 2, initial_stock_rate: 10 });
    await adjust(call, 'quantity', { item_id, quantity_adjusted: 4, item_total: 80, warehouse_id: MYSURU });
    const made = await adjust(
      call,
      'quantity',
      { item_id, quantity_adjusted: -1 },
      { item_id, quantity_adjusted: -3, warehouse_id: MYSURU },
    );
    expect((made['line_items'] as Json[]).map(({ item_total }) => item_total)).toEqual([-10, -50]);
  });
});

describe('what is sold while there is none of it', () => {
  /** A kit of which there is none, made of one tent, of which there are ten that have cost 10 each. */
  const nothing = () => {
    const { sandbox, call } = start();
    const tent = sandbox.records('items').add({ name: 'Tent', rate: 15, purchase_rate: 10, initial_stock: 10 })
      .item_id!;
    const mapped_items = [{ item_id: tent, quantity: 1 }];
    const kit = sandbox.records('compositeItems').add({ name: 'Camp', sku: 'CAMP', rate: 99, mapped_items } as Json)
      .composite_item_id!;
    const sell = async (quantity: number, item_id = kit) => {
      const body = { customer_id: RIDGELINE, line_items: [{ item_id, quantity }] };
      const { invoice } = await ok(call('createInvoice', {}, body));
      const { invoice_id } = invoice as Json;
      await ok(call('markInvoiceSent', { invoice_id }));
      return invoice_id as string;
    };
    const bring = (quantity_adjusted: number, item_total: number, item_id = kit) =>
      adjust(call, 'quantity', { item_id, quantity_adjusted, item_total });
    const shown = () => {
      const { stock_on_hand, asset_value } = sandbox.records('compositeItems').get(kit)!;
      return [stock_on_hand, asset_value];
    };
    return { sandbox, call, tent, kit, sell, bring, shown };
  };

  test('owes its cost, which the next goods settle', async () => {
    const { call, sell, bring, shown } = nothing();
    const invoice_id = await sell(2);
    expect(shown()).toEqual([-2, 0]);
    await bring(2, 20);
    expect(shown()).toEqual([0, 0]);
    await bring(3, 45);
    expect(shown()).toEqual([3, 45]);
    await ok(call('voidInvoice', { invoice_id }));
    expect(shown()).toEqual([5, 65]);
  });

  test('owes what is left of it, until all has come in', async () => {
    const { sell, bring, shown } = nothing();
    await bring(1, 7);
    await sell(4);
    await bring(2, 20);
    expect(shown()).toEqual([-1, 0]);
    await bring(4, 40);
    expect(shown()).toEqual([3, 30]);
  });

  test('is settled by what comes back too, for the oldest first', async () => {
    const { call, sell, bring, shown } = nothing();
    await bring(2, 20);
    const [first, second] = [await sell(2), await sell(1)];
    expect(shown()).toEqual([-1, 0]);
    await ok(call('voidInvoice', { invoice_id: first }));
    expect(shown()).toEqual([1, 10]);
    await ok(call('updateInvoice', { invoice_id: second }, { line_items: [{ name: 'Advice', rate: 1 }] }));
    expect(shown()).toEqual([2, 20]);
    const third = await sell(3);
    await sell(1);
    expect(shown()).toEqual([-2, 0]);
    await ok(call('voidInvoice', { invoice_id: third }));
    await ok(call('deleteInvoice', { invoice_id: third }));
    expect(shown()).toEqual([1, 10]);
  });

  test('is settled by a receive, a return and a bundle as well', async () => {
    const { sandbox, call, sell, shown, kit } = nothing();
    await sell(1);
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: kit, quantity_to_bundle: 3 }));
    expect(shown()).toEqual([2, 20]);
    const { bundle_id } = bundle as Json;
    expect((await refused(call('deleteBundle', { bundle_id })))[2]).toBe(
      "1 of the 3 units that the bundle made has left stock, so it can't be deleted.",
    );
    const order = openPurchase(sandbox, 5);
    const { onHand } = goodsIn(sandbox).find(({ id }) => id === BOTTLE)!;
    await sell(onHand + 3, BOTTLE);
    const line_items = [{ line_item_id: order.bottle, quantity: 5 }];
    const body = { receive_number: 'PR-9', line_items };
    await ok(call('createPurchaseReceive', { purchaseorder_id: order.id }, body));
    const off = await adjust(call, 'quantity', { item_id: BOTTLE, quantity_adjusted: -2 });
    const rate = sandbox.records('items').get(BOTTLE)!.purchase_rate!;
    expect(off['total']).toBe(-2 * rate);
  });

  test('changes what an adjustment and a bundle have cost, once their goods have a cost', async () => {
    const { sandbox, call, tent, kit, sell, bring, shown } = nothing();
    // All tents are sold and none is shipped, so they are in the physical stock and not in the accounting stock.
    await sell(10, tent);
    const taken = await adjust(call, 'quantity', { item_id: tent, quantity_adjusted: -1 });
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: kit, quantity_to_bundle: 2 }));
    const { bundle_id } = bundle as Json;
    expect([taken['total'], (bundle as Json)['total'], ...shown()]).toEqual([0, 0, 2, 0]);
    await bring(5, 60, tent);
    const { inventory_adjustment_id } = taken;
    const { inventory_adjustment } = await ok(call('getItemAdjustment', { inventory_adjustment_id }));
    expect(inventory_adjustment).toMatchObject({ total: -12, line_items: [{ item_total: -12 }] });
    expect(sandbox.records('bundles').get(bundle_id as string)?.total).toBe(24);
    expect(shown()).toEqual([2, 24]);
    await ok(call('deleteBundle', { bundle_id }));
    expect((await adjust(call, 'quantity', { item_id: tent, quantity_adjusted: -4 }))['total']).toBe(-48);
  });

  test('leaves a total that was sent, and a bundle of which nothing is left', async () => {
    const { sandbox, call, tent, kit, sell, bring, shown } = nothing();
    await sell(10, tent);
    const sentTotal = await adjust(call, 'quantity', { item_id: tent, quantity_adjusted: -1, item_total: -5 });
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: kit }));
    await sell(1);
    await bring(3, 36, tent);
    const { inventory_adjustment_id } = sentTotal;
    expect((await ok(call('getItemAdjustment', { inventory_adjustment_id })))['inventory_adjustment']).toMatchObject({
      total: -5,
    });
    expect(sandbox.records('bundles').get((bundle as Json)['bundle_id'] as string)?.total).toBe(0);
    expect(shown()).toEqual([0, 0]);
  });

  test('never costs anything where the rule is off', async () => {
    const { sandbox, call } = start({ assumptions: { 'stock.negative': false } });
    const { onHand } = goodsIn(sandbox).find(({ id }) => id === KIT)!;
    const line_items = [{ item_id: KIT, quantity: onHand + 2 }];
    const { invoice } = await ok(call('createInvoice', {}, { customer_id: RIDGELINE, line_items }));
    await ok(call('markInvoiceSent', { invoice_id: (invoice as Json)['invoice_id'] }));
    await adjust(call, 'quantity', { item_id: KIT, quantity_adjusted: 2, item_total: 20 });
    expect(sandbox.records('compositeItems').get(KIT)).toMatchObject({ stock_on_hand: 0, asset_value: 20 });
  });
});

describe('transfer orders', () => {
  const transfer = async (call: Caller, fields: Json = {}): Promise<Json> => {
    const body = {
      transfer_order_number: 'TO-00002',
      date: '2026-03-28',
      from_warehouse_id: BENGALURU,
      to_warehouse_id: MYSURU,
      line_items: [{ item_id: BOTTLE, name: 'Bottle', quantity_transfer: 5 }],
      ...fields,
    };
    return (await ok(call('createTransferOrder', {}, body)))['transfer_order'] as Json;
  };
  const takeFrom = (call: Caller, warehouse_id: string, quantity: number) =>
    adjust(call, 'quantity', { item_id: BOTTLE, quantity_adjusted: -quantity, warehouse_id });

  test('done at once leave all sums as they are, and move the goods', async () => {
    const { sandbox, call } = start();
    const made: Json[] = [];
    expect(await effectOn(sandbox, BOTTLE, async () => made.push(await transfer(call)))).toEqual([0, 0, 0]);
    expect(made).toMatchObject([{ is_intransit_order: false, line_items: [{ unit: 'pcs', name: 'Bottle' }] }]);
    await takeFrom(call, MYSURU, 5);
  });

  test('in transit are neither here nor there, until they arrive', async () => {
    const { sandbox, call } = start();
    let id = '';
    const send = async () => {
      id = (await transfer(call, { is_intransit_order: true }))['transfer_order_id'] as string;
    };
    expect(await effectOn(sandbox, BOTTLE, send)).toEqual([0, -5, -5]);
    await expect(takeFrom(call, MYSURU, 1)).rejects.toThrow('Mysuru Store has 0 of Steel Water Bottle 1 L');
    const arrive = () => sandbox.simulate('transferOrders.receive', id);
    expect(await effectOn(sandbox, BOTTLE, arrive)).toEqual([0, 5, 5]);
    const { transfer_order } = await ok(call('getTransferOrder', { transfer_order_id: id }));
    expect(transfer_order).toMatchObject({ is_intransit_order: false });
    await takeFrom(call, MYSURU, 5);
  });
});

describe('sales orders, packages and shipments', () => {
  test('an order lowers what is not ordered, packing nothing, a shipment what is there', async () => {
    const { sandbox, call } = start();
    let order = openSale(sandbox, 1);
    const steps = [
      () => {
        order = openSale(sandbox, 5);
      },
      () => pack(call, order, 4),
      () => ship(call, [sandbox.records('packages').list().at(-1)!.package_id!]),
      () =>
        sandbox
          .records('salesOrders')
          .add({ customer_id: RIDGELINE, status: 'draft', line_items: [{ item_id: SLATE, quantity: 2 }] }),
    ];
    const effects = [];
    for (const step of steps) effects.push(await effectOn(sandbox, SLATE, step));
    expect(effects).toEqual([
      [0, 0, -5],
      [0, 0, 0],
      [0, -4, 0],
      [0, 0, 0],
    ]);
    const shown = sandbox.records('salesOrders').get(order.id)!;
    expect([shown.status, shown.salesorder_number]).toEqual(['partially_shipped', 'SO-00019']);
    expect(shown.line_items![0]).toMatchObject({ quantity_packed: 4, quantity_shipped: 4, quantity_returned: 0 });
    await deliver(call, order, 1);
    expect(sandbox.records('salesOrders').get(order.id)!.status).toBe('fulfilled');
  });
  test('a package takes over what its order has, and has a number of its own', async () => {
    const { sandbox, call } = start();
    await pack(call, openSale(sandbox), 2, 3);
    const [shown] = (await ok(call('listPackages')))['packages'] as [Json];
    expect(shown).toMatchObject({
      package_number: 'PKG-00010',
      customer_name: 'Ridgeline Treks',
      salesorder_number: 'SO-00018',
      email: 'asha@ridgeline.example',
      contact_persons: [{ contact_person_id: castId(14011) }],
      billing_address: { city: 'Pune' },
      template_name: 'Package slip',
      total_quantity: '5',
      is_emailed: false,
      line_items: [
        { sku: 'ADP-SLATE', quantity: 2, item_order: 0, is_invoiced: false },
        { sku: 'SWB-1L', quantity: 3 },
      ],
    });
  });

  test('packages are found by their state, numbers, customer and shipment', async () => {
    const { sandbox, call } = start();
    const order = openSale(sandbox);
    const [open, gone] = [await pack(call, order, 1), await pack(call, order, 1)];
    const { shipment_id } = await ship(call, [gone], { delivery_method: 'By hand' });
    const found = async (query: Json) =>
      ((await ok(call('listPackages', query)))['packages'] as Json[]).map(({ package_id }) => package_id);
    const [story, unshipped] = [castId(21001), castId(21003)];
    expect(await found({ filter_by: 'Status.NotShipped' })).toEqual([open, unshipped]);
    expect(await found({ filter_by: 'Status.Shipped' })).toEqual([gone, story]);
    sandbox.simulate('shipmentOrders.deliver', shipment_id as string);
    expect(await found({ filter_by: 'Status.Delivered' })).toEqual([gone]);
    expect(await found({ filter_by: 'Status.All' })).toHaveLength(4);
    expect(await found({ search_text: 'so-00017' })).toEqual([story]);
    expect(await found({ search_text: 'RIDGE' })).toHaveLength(4);
    expect(await found({ packing_number_contains: '0009' })).toEqual([story]);
    expect(await found({ delivery_method_startswith: 'by' })).toEqual([gone]);
    expect(await found({ shipment_date_before: '2026-03-06' })).toEqual([story]);
    expect(await found({ customer_name_startswith: 'Deccan' })).toEqual([]);
    expect(await found({ sort_column: 'package_number' })).toEqual([story, open, gone, unshipped]);
  });

  test('the two names of the tracking number stay the same', async () => {
    const { call, sandbox } = start();
    const order = openSale(sandbox, 5);
    const { shipment_id } = await ship(call, [await pack(call, order, 1)], { tracking_number: '77' });
    const shipments = sandbox.records('shipmentOrders');
    shipments.update(shipment_id as string, { tracking_number: '78' });
    expect(shipments.get(shipment_id as string)).toMatchObject({ tracking_number: '78', reference_number: '78' });
    shipments.update(shipment_id as string, { reference_number: '79' });
    expect(shipments.get(shipment_id as string)).toMatchObject({ tracking_number: '79', reference_number: '79' });
  });

  test('a shipment has the goods of its packages, at the prices, taxes and discount of the order', async () => {
    const { sandbox, call } = start();
    const order = openSale(sandbox, 5, { discount: 10 });
    const packages = [await pack(call, order, 1, 2), await pack(call, order, 2, 0)];
    const shown = await ship(call, packages, { shipping_charge: 50, tracking_number: '77' });
    expect(shown).toMatchObject({
      status: 'shipped',
      detailed_status: 'Picked up',
      salesorder_number: order.number,
      reference_number: '77',
      carrier: 'Sahyadri Express',
      delivery_days: 3,
      discount: '10.00%',
      // 3 × 2400 + 2 × 600 = 8400, less 840, and 18 % of 7560.
      sub_total: 8400,
      discount_amount: 840,
      tax_total: 1360.8,
      taxes: [{ tax_name: 'IGST18', tax_amount: 1360.8 }],
      total: 8970.8,
      template_name: 'Shipment note',
      line_items: [{ item_total: 7200, tax_percentage: 18, item_order: 0 }, { item_total: 1200 }],
      billing_address: [{ city: 'Pune' }],
    });
    expect(Object.keys((shown['line_items'] as Json[])[0]!)).not.toContain('quantity');
    expect((await ship(call, [await pack(call, order, 1)], { delivery_method: 'Foot' }))['carrier']).toBeUndefined();
  });

  test.each([
    ['an array', (ids: string[]) => ids],
    ['a text with commas', (ids: string[]) => ids.join(', ')],
    ['numbers', (ids: string[]) => ids.map(Number)],
  ])('a shipment names its packages in the body as well: %s', async (_, written) => {
    const { sandbox, call } = start();
    const order = openSale(sandbox, 5);
    // Ids of the sandbox are larger than a number can be.
    for (const id of ['71', '72']) {
      const line_items = [{ so_line_item_id: order.slate, quantity: 2 }];
      sandbox
        .records('packages')
        .add({ package_id: id, salesorder_id: order.id, date: '2026-03-28', line_items } as Json);
    }
    const send = async () => {
      const body = { ...SHIPMENT, package_ids: written(['71', '72']) };
      const reply = await call('createShipmentOrder', { salesorder_id: order.id }, body);
      expect(reply.headers.get('x-sandbox-unknown')).toBeNull();
      expect(reply.body['shipment_order']).toMatchObject({
        status: 'shipped',
        customer_name: 'Ridgeline Treks',
        salesorder_number: order.number,
        line_items: [{ item_id: SLATE, item_total: 9600 }],
      });
    };
    expect(await effectOn(sandbox, SLATE, send)).toEqual([0, -4, 0]);
    expect(sandbox.records('salesOrders').get(order.id)).toMatchObject({ status: 'partially_shipped' });
  });

  test('a shipment of nothing is refused, and so are two answers to which packages it is of', async () => {
    const { sandbox, call } = start();
    const order = openSale(sandbox, 5);
    const [one, other] = [await pack(call, order, 1), await pack(call, order, 1)];
    const create = (query: Json, fields: Json = {}) =>
      refused(call('createShipmentOrder', query, { ...SHIPMENT, ...fields }));
    const missing = [400, 40002, 'package_ids is missing: a shipment order needs packages.'];
    const before = JSON.stringify(sandbox.snapshot());
    expect(await create({})).toEqual(missing);
    expect(await create({ salesorder_id: order.id })).toEqual(missing);
    expect(await create({ salesorder_id: order.id, package_ids: ' , ' })).toEqual(missing);
    expect(await create({ salesorder_id: order.id }, { package_ids: [] })).toEqual(missing);
    expect((await create({}, { package_ids: [{ package_id: one }] }))[2]).toBe(
      'package_ids must be IDs, in an array or as a comma-separated string.',
    );
    expect((await create({ package_ids: one }, { package_ids: [other] }))[2]).toBe(
      'package_ids is in the query and in the body, with different values: send it once.',
    );
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
    await ok(call('createShipmentOrder', { package_ids: one }, { ...SHIPMENT, package_ids: [one] }));
  });

  test('a delivery is noted, in the log too, and happens once', () => {
    const { sandbox } = start();
    sandbox.simulate('shipmentOrders.deliver', castId(22001));
    expect(sandbox.records('shipmentOrders').get(castId(22001))).toMatchObject({
      status: 'delivered',
      detailed_status: 'Delivered',
    });
    expect(() => sandbox.simulate('shipmentOrders.deliver', castId(22001))).toThrow('SHP-00007 is already delivered.');
    expect(() => sandbox.simulate('shipmentOrders.deliver', castId(99999))).toThrow('There is no shipment order');
    expect(() => sandbox.simulate('invoices.burn' as 'shipmentOrders.deliver', '1')).toThrow(
      'There is no event invoices.burn. The events are ',
    );
    expect(sandbox.log.map(({ event, status, answer }) => [event, status, answer?.['code']])).toEqual([
      ['shipmentOrders.deliver', 200, undefined],
      ['shipmentOrders.deliver', 400, 40006],
      ['shipmentOrders.deliver', 404, 40401],
    ]);
  });
});

describe('sales returns', () => {
  const returnOf = async (call: Caller, line: Json, query: Json = {}): Promise<Json> =>
    (await ok(call('createSalesReturn', query, { line_items: [line] })))['salesreturn'] as Json;

  test('move nothing until their goods come back', async () => {
    const { sandbox, call } = start();
    const order = openSale(sandbox, 5);
    await deliver(call, order, 5);
    let shown: Json = {};
    const line = { salesorder_item_id: order.bottle, quantity: 3, non_receive_quantity: 1, warehouse_id: MYSURU };
    const make = async () => {
      shown = await returnOf(call, line, { salesorder_id: order.id });
    };
    expect(await effectOn(sandbox, BOTTLE, make)).toEqual([0, 0, 0]);
    const id = shown['salesreturn_id'] as string;
    expect(shown).toMatchObject({
      salesreturn_number: 'RMA-00003',
      date: '2026-03-28',
      salesorder_number: order.number,
      salesreturn_status: 'approved',
      line_items: [{ item_id: BOTTLE, name: 'Steel Water Bottle 1 L', rate: 600, warehouse_name: 'Mysuru Store' }],
      comments: [{ operation_type: 'Added', commented_by: 'Meera Nair', transaction_type: 'sales_return' }],
    });
    const listed = async () => ((await ok(call('listSalesReturns')))['salesreturns'] as [Json])[0];
    expect(await listed()).toMatchObject({ quantity: 4, refunded_amount: 0, customer_name: 'Ridgeline Treks' });
    expect(await listed()).not.toHaveProperty('receive_status');
    const [{ line_item_id }] = shown['line_items'] as [{ line_item_id: string }];
    const some = () => sandbox.simulate('salesReturns.receive', id, { line_items: [{ line_item_id, quantity: 1 }] });
    expect(await effectOn(sandbox, BOTTLE, some)).toEqual([1, 1, 1]);
    expect((await listed())['receive_status']).toBe('partially_received');
    expect(await effectOn(sandbox, BOTTLE, () => sandbox.simulate('salesReturns.receive', id))).toEqual([2, 2, 2]);
    expect((await listed())['receive_status']).toBe('received');
    expect(() => sandbox.simulate('salesReturns.receive', id)).toThrow('RMA-00003 has nothing left to receive.');
    expect(sandbox.records('salesOrders').get(order.id)!.line_items![1]!.quantity_returned).toBe(4);
  });

  test('are refunded at the prices of their order, in its currency and with its decimal places', async () => {
    const { sandbox, call } = start();
    const currency = { currency_code: 'KWD', currency_symbol: 'KD', price_precision: 3, exchange_rate: 270 };
    const currency_id = sandbox.records('currencies').add(currency).currency_id!;
    const customer_id = sandbox.records('contacts').add({ contact_name: 'Kuwait Camps', currency_id }).contact_id!;
    const order = openSale(sandbox, 1, { customer_id });
    const rates = (resource: 'salesOrders' | 'purchaseOrders', id: string) =>
      sandbox
        .records(resource)
        .get(id)!
        .line_items!.map(({ rate }) => rate);
    // 2400 and 600 rupees.
    expect(rates('salesOrders', order.id)).toEqual([8.888889, 2.222222]);
    const bought = openPurchase(sandbox, 1, { vendor_id: customer_id });
    expect(rates('purchaseOrders', bought.id)).toEqual([5.555556, 1.296296]);
    await deliver(call, order, 1);
    const { line_items } = await returnOf(call, { salesorder_item_id: order.bottle, quantity: 1 });
    const [{ line_item_id: salesreturn_item_id }] = line_items as [{ line_item_id: string }];
    const line = { item_id: BOTTLE, quantity: 1 };
    const { invoice } = await ok(call('createInvoice', {}, { customer_id, line_items: [line] }));
    const { invoice_id, line_items: invoiced } = invoice as { invoice_id: string; line_items: Json[] };
    await ok(call('markInvoiceSent', { invoice_id }));
    const credited = {
      ...line,
      invoice_id,
      invoice_item_id: invoiced[0]!['line_item_id'],
      salesreturn_item_id,
      is_item_shipped: true,
      is_returned_to_stock: true,
    };
    const body = { customer_id, date: '2026-03-28', line_items: [credited] };
    const { creditnote } = await ok(call('createCreditNote', {}, body));
    expect(creditnote).toMatchObject({ total: 2.622 });
    expect(((await ok(call('listSalesReturns')))['salesreturns'] as [Json])[0]).toMatchObject({
      refund_status: 'refunded',
      refunded_amount: 2.622,
    });
  });

  test('are changed with an entry of their history, and keep what has come back', async () => {
    const { call } = start();
    const salesreturn_id = castId(26001);
    const lines = (quantity: number) => ({ line_items: [{ salesorder_item_id: castId(20013), quantity }] });
    const { salesreturn } = await ok(call('updateSalesReturn', { salesreturn_id }, lines(2)));
    expect(salesreturn).toMatchObject({
      reason: 'Two caps leak; one bottle was discarded by the customer',
      line_items: [{ line_item_id: castId(26011), quantity: 2, non_receive_quantity: 0 }],
    });
    expect(((salesreturn as Json)['comments'] as Json[]).map(({ operation_type }) => operation_type)).toEqual([
      'Updated',
      'Updated',
      'Added',
    ]);
    const reply = await call('updateSalesReturn', { salesreturn_id }, lines(0.5));
    expect(reply.body['message']).toBe(
      'Steel Water Bottle 1 L: 1 have come back and 2 are credited, so they must stay.',
    );
  });

  test('that no operation moves on can be told from their order by the order of the call', async () => {
    const { sandbox, call } = start();
    const order = openSale(sandbox);
    await deliver(call, order, 1);
    const line = { salesorder_item_id: order.slate, quantity: 1 };
    const reply = await call('createSalesReturn', { salesorder_id: castId(20001) }, { line_items: [line] });
    expect(reply.body['message']).toBe(`line_items[0].salesorder_item_id ${order.slate} is not a line of SO-00017.`);
    const item = { item_id: BOTTLE, quantity: 1 };
    const named = await call('createSalesReturn', { salesorder_id: castId(20001) }, { line_items: [item] });
    expect(named.body['message']).toBe('line_items[0].salesorder_item_id is missing.');
  });
});

describe('purchase receives', () => {
  test('bring goods in, at the price of the order, and move the order on', async () => {
    const { sandbox, call } = start();
    const order = openPurchase(sandbox, 5);
    let shown: Json = {};
    const receive = (quantity: number, receive_number: string) => async () => {
      const body = { receive_number, line_items: [{ item_id: MOSS, quantity }] };
      const answer = await call('createPurchaseReceive', { purchaseorder_id: order.id }, body);
      expect(answer.body['message']).toBe(`line_items[0].item_id ${MOSS} is not in ${order.number}.`);
      const line_items = [
        { line_item_id: order.slate, quantity },
        { item_id: BOTTLE, quantity },
      ];
      shown = (await ok(call('createPurchaseReceive', { purchaseorder_id: order.id }, { ...body, line_items })))[
        'purchase_receive'
      ] as Json;
    };
    expect(await effectOn(sandbox, SLATE, receive(2, 'PR-00009'))).toEqual([2, 2, 2]);
    expect(shown).toMatchObject({
      date: '2026-03-28',
      purchaseorder_number: order.number,
      vendor_name: 'Deccan Gear Works',
      contact_persons: [{ contact_person_id: castId(14013) }],
      shipping_address: [{ city: 'Bengaluru', country: 'India' }],
      line_items: [
        { line_item_id: order.slate, name: 'Alpine Daypack - Slate', unit: 'pcs', item_order: 0 },
        { line_item_id: order.bottle, quantity: 2 },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('cost');
    expect(sandbox.records('purchaseOrders').get(order.id)).toMatchObject({
      status: 'partially_received',
      line_items: [{ quantity_received: 2 }, { quantity_received: 2 }],
    });
    await receive(3, 'PR-00010')();
    expect(sandbox.records('purchaseOrders').get(order.id)?.status).toBe('received');
  });

  test('are transactions, as orders, packages, shipments and returns are', () => {
    const { sandbox } = start({ seed: 'empty' });
    const item_id = sandbox.records('items').add({ name: 'Tent', initial_stock: 5 }).item_id!;
    const [ann, bo] = ['Ann', 'Bo'].map(
      (contact_name) => sandbox.records('contacts').add({ contact_name }).contact_id!,
    );
    const has = (id: string | undefined) => sandbox.records('contacts').get(id!)?.has_transaction;
    expect([has(ann), has(bo)]).toEqual([false, false]);
    const line_items = [{ item_id, quantity: 1 }];
    sandbox.records('salesOrders').add({ customer_id: ann!, line_items });
    sandbox.records('purchaseOrders').add({ vendor_id: bo!, line_items });
    expect([has(ann), has(bo)]).toEqual([true, true]);
    expect(has(RIDGELINE) ?? has(DECCAN)).toBeUndefined();
  });
});
