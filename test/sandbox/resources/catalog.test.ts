import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { type Caller, callerOf, ok } from '../../support/sandbox-calls.ts';
import { castId, type Json } from '../../support/story.ts';

const [SLATE, MOSS, BOTTLE, KIT, DAYPACKS] = [16001, 16003, 16005, 17001, 15001].map(castId) as [
  string,
  string,
  string,
  string,
  string,
];
const [BENGALURU, MYSURU] = [castId(13001), castId(13003)];

const start = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox(options);
  return { sandbox, call: callerOf(sandbox) };
};

const createItem = async (call: Caller, fields: Json) =>
  (await ok(call('createItem', {}, { name: 'Tent', ...fields })))['item'] as Json;

const stockOf = (sandbox: Sandbox) =>
  Object.fromEntries(
    [SLATE, MOSS, BOTTLE, KIT].map((id) => {
      const one = sandbox.records('items').get(id) ?? sandbox.records('compositeItems').get(id);
      return [one?.sku, one?.available_stock];
    }),
  );

/** Stock by SKU after some changes of it. */
const changed = (before: ReturnType<typeof stockOf>, changes: Record<string, number>) =>
  Object.fromEntries(Object.entries(before).map(([sku, units]) => [sku, Number(units) + (changes[sku] ?? 0)]));

describe('items', () => {
  test.each([
    [{}, 'sales'],
    [{ purchase_rate: 5 }, 'sales_and_purchases'],
    [{ reorder_level: 5 }, 'inventory'],
    [{ initial_stock: 1 }, 'inventory'],
    [{ inventory_account_id: castId(10003) }, 'inventory'],
    [{ group_id: DAYPACKS, attribute_option_name1: 'Green' }, 'inventory'],
    [{ item_type: 'purchases', purchase_rate: 5 }, 'purchases'],
  ])('sent as %j, one is of the type %s', async (fields, type) => {
    const { call } = start();
    expect((await createItem(call, fields))['item_type']).toBe(type);
  });

  test('one that is kept in stock shows its stock and the accounts, another one neither stock nor account of inventory', async () => {
    const { call } = start();
    const kept = await createItem(call, { initial_stock: 4, purchase_rate: 10 });
    expect(kept).toMatchObject({
      initial_stock: 4,
      initial_stock_rate: 10,
      stock_on_hand: 4,
      available_stock: 4,
      actual_available_stock: 4,
      purchase_account_name: 'Cost of Goods Sold',
      inventory_account_id: castId(10003),
      account_name: 'Sales',
      is_taxable: true,
      status: 'active',
      source: 'user',
      documents: [],
    });
    const service = await createItem(call, { name: 'Repair' });
    for (const field of ['stock_on_hand', 'available_stock', 'inventory_account_id']) {
      expect(service).not.toHaveProperty(field);
    }
  });

  test('a UPC that is sent as a number keeps its leading zeros', async () => {
    const { call } = start();
    expect((await createItem(call, { upc: 36000291452 }))['upc']).toBe('036000291452');
  });

  test('names beside ids come from the records, whatever was sent', async () => {
    const { call } = start();
    const reply = await call('createItem', {}, { name: 'Tent', vendor_id: castId(14003), vendor_name: 'Somebody' });
    expect(reply.body['item']).toMatchObject({ vendor_name: 'Deccan Gear Works' });
    expect(reply.headers.get('x-sandbox-ignored')).toBe('body.vendor_name');
    const same = await call(
      'createItem',
      {},
      { name: 'Tarp', vendor_id: castId(14003), vendor_name: 'Deccan Gear Works' },
    );
    expect(same.headers.has('x-sandbox-ignored')).toBe(false);
  });

  test('one joins a group by name or id, with an option that is free or new', async () => {
    const { sandbox, call } = start();
    const item = await createItem(call, {
      group_name: 'Alpine Daypack',
      attribute_option_name1: 'Green',
      initial_stock: 2,
    });
    expect(item).toMatchObject({
      group_id: DAYPACKS,
      group_name: 'Alpine Daypack',
      attribute_id1: castId(15003),
      attribute_name1: 'Colour',
      attribute_option_name1: 'Green',
      unit: 'pcs',
      tax_name: 'IGST18',
    });
    const group = sandbox.records('itemGroups').get(DAYPACKS)!;
    expect(group.attributes?.[0]?.options?.map(({ name }) => name)).toEqual(['Slate', 'Moss', 'Green']);
    expect(group.items?.map(({ name, available_stock }) => [name, available_stock])).toEqual([
      ['Alpine Daypack - Slate', stockOf(sandbox)['ADP-SLATE']],
      ['Alpine Daypack - Moss', 12],
      ['Tent', 2],
    ]);
  });

  test('a group’s items are in the list of items, composite items are not', async () => {
    const { call } = start();
    const { items } = await ok(call('listItems'));
    expect((items as Json[]).map(({ sku }) => sku)).toEqual(['SWB-1L', 'ADP-MOSS', 'ADP-SLATE']);
  });
});

describe('item groups', () => {
  const tents = {
    group_name: 'Tents',
    unit: 'pcs',
    items: [
      { name: 'Tent red', rate: 1, purchase_rate: 2, initial_stock: 3, sku: 'T-R', attribute_option_name1: 'Red' },
      { name: 'Tent blue', rate: 1, purchase_rate: 2, sku: 'T-B', attribute_option_name1: 'Blue' },
    ],
  };

  test('make their items, with options for them', async () => {
    const { sandbox, call } = start();
    const group = await ok(call('createItemGroup', {}, { ...tents, attribute_name1: 'Colour' }));
    expect(group).toMatchObject({
      group_name: 'Tents',
      attribute_name1: 'Colour',
      is_taxable: true,
      attributes: [{ name: 'Colour', options: [{ name: 'Red' }, { name: 'Blue' }] }],
      items: [
        { name: 'Tent red', stock_on_hand: 3, attribute_option_name1: 'Red' },
        { name: 'Tent blue', stock_on_hand: 0 },
      ],
    });
    const item = sandbox
      .records('items')
      .list()
      .find(({ sku }) => sku === 'T-R');
    expect(item).toMatchObject({
      group_id: group['group_id'],
      item_type: 'inventory',
      unit: 'pcs',
      initial_stock_rate: 2,
    });
  });

  test('get an attribute even if nothing is said of it', async () => {
    const { call } = start();
    const { attributes } = await ok(call('createItemGroup', {}, { ...tents, items: [], attributes: [{}] }));
    expect(attributes).toMatchObject([{ name: 'Option', options: [] }]);
  });

  test('are not made at all if one of the items is refused', async () => {
    const { sandbox, call } = start();
    const before = sandbox.snapshot();
    const items = [...tents.items, { name: 'Tent green', rate: 1, purchase_rate: 2, sku: 'SWB-1L' }];
    expect((await call('createItemGroup', {}, { ...tents, items })).status).toBe(400);
    expect(sandbox.snapshot()).toEqual(before);
  });

  test('an update changes the group, all items, and the item with the SKU', async () => {
    const { sandbox, call } = start();
    const onHand = () => [SLATE, MOSS].map((id) => sandbox.records('items').get(id)!.stock_on_hand);
    const before = onHand();
    const { itemgroup } = await ok(
      call(
        'updateItemGroup',
        { group_id: DAYPACKS },
        {
          group_name: 'Alpine Pack',
          unit: 'box',
          tax_id: castId(11007),
          attribute_name1: 'Color',
          name: 'Pack moss',
          rate: 2500,
          purchase_rate: 1600,
          sku: 'ADP-MOSS',
        },
      ),
    );
    expect(itemgroup).toMatchObject({
      group_name: 'Alpine Pack',
      unit: 'box',
      attribute_name1: 'Color',
      tax_type: 'tax_group',
    });
    expect(itemgroup).not.toHaveProperty('rate');
    const [slate, moss] = [SLATE, MOSS].map((id) => sandbox.records('items').get(id)!);
    expect(moss).toMatchObject({ name: 'Pack moss', rate: 2500, purchase_rate: 1600, unit: 'box', tax_name: 'GST18' });
    expect(slate).toMatchObject({ name: 'Alpine Daypack - Slate', rate: 2400, unit: 'box', tax_percentage: 18 });
    expect(onHand()).toEqual(before);
  });

  test('are made from a form with an image', async () => {
    const { sandbox, call } = start();
    const form = new FormData();
    for (const [name, text] of Object.entries({
      group_name: 'Tents',
      unit: 'pcs',
      tax_id: castId(11007),
      colour: 'red',
    }))
      form.set(name, text);
    form.set('image', new File(['…'], 'tent.png', { type: 'image/png' }));
    const reply = await call('createItemGroup', {}, form);
    expect(reply.body).toMatchObject({
      group_name: 'Tents',
      unit: 'pcs',
      tax_id: castId(11007),
      image_name: 'tent.png',
    });
    expect(reply.body).not.toHaveProperty('image_content');
    expect(reply.headers.get('x-sandbox-unknown')).toBe('body.colour');
    const stored = sandbox.records('itemGroups').get(reply.body['group_id'] as string)!;
    expect(stored).not.toHaveProperty('image');
    const { image_content } = stored as unknown as { image_content: string };
    expect(Buffer.from(image_content, 'base64').toString()).toBe('…');
  });

  test('a form without fields of a group is refused', async () => {
    const { sandbox, call } = start();
    const form = new FormData();
    form.set('image', new File(['…'], 'tent.png', { type: 'image/png' }));
    const reply = await call('createItemGroup', {}, form);
    expect([reply.status, reply.body['message']]).toEqual([400, 'group_name is missing. unit is missing.']);
    expect(sandbox.records('itemGroups').list()).toHaveLength(1);
  });
});

describe('composite items', () => {
  test('touch no stock of their parts, and show it', async () => {
    const { sandbox, call } = start();
    const before = stockOf(sandbox);
    const { composite_item } = await ok(
      call(
        'createCompositeItem',
        {},
        {
          name: 'Pair',
          sku: 'PAIR',
          rate: 5000,
          purchase_rate: 3100,
          item_type: 'inventory',
          product_type: 'goods',
          initial_stock: 2,
          mapped_items: [{ item_id: SLATE }, { item_id: KIT, quantity: 2 }],
        },
      ),
    );
    expect(composite_item).toMatchObject({
      is_combo_product: true,
      stock_on_hand: 2,
      asset_value: 6200,
      account_name: 'Sales',
      inventory_account_name: 'Inventory Asset',
      mapped_items: [
        {
          item_id: SLATE,
          quantity: 1,
          name: 'Alpine Daypack - Slate',
          available_stock: before['ADP-SLATE'],
          is_combo_product: false,
          image_type: 'png',
        },
        { item_id: KIT, quantity: 2, name: 'Day Hike Kit', available_stock: 3, is_combo_product: true },
      ],
    });
    expect(stockOf(sandbox)).toEqual(before);
  });

  test('parts keep their ids by id and by item', async () => {
    const { call } = start();
    const update = async (...mapped_items: Json[]) => {
      const { composite_item } = await ok(call('updateCompositeItem', { composite_item_id: KIT }, { mapped_items }));
      return ((composite_item as Json)['mapped_items'] as Json[]).map(({ line_item_id, item_id }) => [
        line_item_id,
        item_id,
      ]);
    };
    const lines = await update({ item_id: BOTTLE, quantity: 3 }, { item_id: MOSS });
    expect(lines).toEqual([
      [castId(17013), BOTTLE],
      [expect.stringMatching(/^[1-3]\d{18}$/), MOSS],
    ]);
    expect(await update({ item_id: MOSS, line_item_id: lines[1]![0] })).toEqual([lines[1]]);
  });

  test('become inactive and active again, as often as one likes', async () => {
    const { sandbox, call } = start();
    const status = () => sandbox.records('compositeItems').get(KIT)?.status;
    for (const [operation, expected] of [
      ['markCompositeItemInactive', 'inactive'],
      ['markCompositeItemInactive', 'inactive'],
      ['markCompositeItemActive', 'active'],
    ] as const) {
      await ok(call(operation, { composite_item_id: KIT }));
      expect(status()).toBe(expected);
    }
    expect(stockOf(sandbox)['KIT-DAYHIKE']).toBe(3);
  });

  test('get another image', async () => {
    const { sandbox, call } = start();
    const form = new FormData();
    form.set('image', new File(['…'], 'new.JPG', { type: 'image/jpeg' }));
    await ok(call('addCompositeItemImage', { composite_item_id: KIT }, form));
    const { composite_item } = await ok(call('getCompositeItem', { composite_item_id: KIT }));
    expect(composite_item).toMatchObject({ image_name: 'new.JPG' });
    expect((composite_item as Json)['image_id']).not.toBe(castId(17201));
    expect(composite_item).not.toHaveProperty('image_content');
    const { image_content } = sandbox.records('compositeItems').get(KIT) as unknown as { image_content: string };
    expect(Buffer.from(image_content, 'base64').toString()).toBe('…');
  });
});

describe('bundles', () => {
  test('turn parts into composite items, at the cost of the parts', async () => {
    const { sandbox, call } = start();
    const before = stockOf(sandbox);
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: KIT, quantity_to_bundle: 2 }));
    expect(bundle).toMatchObject({
      composite_item_name: 'Day Hike Kit',
      date: '2026-03-28',
      warehouse_id: BENGALURU,
      is_completed: true,
      total: 4400,
      line_items: [
        { item_id: SLATE, name: 'Alpine Daypack - Slate', quantity_consumed: 2, unit: 'pcs' },
        { item_id: BOTTLE, quantity_consumed: 4 },
      ],
    });
    expect(JSON.stringify(bundle)).not.toContain('lots');
    expect(stockOf(sandbox)).toEqual(changed(before, { 'ADP-SLATE': -2, 'SWB-1L': -4, 'KIT-DAYHIKE': 2 }));
    expect(sandbox.records('compositeItems').get(KIT)).toMatchObject({ stock_on_hand: 5, asset_value: 11000 });
    await ok(call('deleteBundle', { bundle_id: (bundle as Json)['bundle_id'] }));
    expect(stockOf(sandbox)).toEqual(before);
  });

  test('cost is first in, first out', async () => {
    const { call } = start();
    const kit = async (name: string, part: unknown, initial_stock = 0) => {
      const { composite_item } = await ok(
        call(
          'createCompositeItem',
          {},
          {
            name,
            sku: name,
            rate: 1,
            item_type: 'inventory',
            product_type: 'goods',
            initial_stock,
            initial_stock_rate: 7,
            mapped_items: [{ item_id: part }],
          },
        ),
      );
      return (composite_item as Json)['composite_item_id'];
    };
    const part = (await createItem(call, { initial_stock: 10, initial_stock_rate: 4 }))['item_id'];
    // Three of its own at 7, then five that are made of parts at 4.
    const inner = await kit('Inner', part, 3);
    const outer = await kit('Outer', inner);
    await ok(call('createBundle', {}, { composite_item_id: inner, quantity_to_bundle: 5 }));
    const total = async () =>
      ((await ok(call('createBundle', {}, { composite_item_id: outer, quantity_to_bundle: 2 })))['bundle'] as Json)[
        'total'
      ];
    expect([await total(), await total(), await total()]).toEqual([14, 11, 8]);
    const { composite_item } = await ok(call('getCompositeItem', { composite_item_id: inner }));
    expect(composite_item).toMatchObject({ stock_on_hand: 2, asset_value: 8 });
  });

  test('stay while one of their composite items has left, though others have come', async () => {
    const { sandbox, call } = start();
    const first = { bundle_id: castId(17501) };
    const before = stockOf(sandbox);
    await ok(call('createBundle', {}, { composite_item_id: KIT, quantity_to_bundle: 5 }));
    const outer = sandbox.records('compositeItems').add({
      name: 'Pair of kits',
      sku: 'PAIR',
      rate: 1,
      mapped_items: [{ item_id: KIT, quantity: 2 }],
    });
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: outer.composite_item_id }));
    // Six are there, but two of the first three have left: first in, first out.
    expect(stockOf(sandbox)['KIT-DAYHIKE']).toBe(6);
    expect((await call('deleteBundle', first)).body['message']).toBe(
      "2 of the 3 units that the bundle made have left stock, so it can't be deleted.",
    );
    await ok(call('deleteBundle', { bundle_id: (bundle as Json)['bundle_id'] }));
    await ok(call('deleteBundle', first));
    expect(stockOf(sandbox)).toEqual(changed(before, { 'ADP-SLATE': -2, 'SWB-1L': -4, 'KIT-DAYHIKE': 2 }));
  });

  test('take other parts if they are named, and services without stock', async () => {
    const { sandbox, call } = start();
    const before = stockOf(sandbox);
    const service = (await createItem(call, { name: 'Packing', item_type: 'sales' }))['item_id'];
    const line_items = [
      { item_id: MOSS, quantity_consumed: 1 },
      { item_id: service, quantity_consumed: 1 },
    ];
    const { bundle } = await ok(call('createBundle', {}, { composite_item_id: KIT, line_items }));
    expect(bundle).toMatchObject({ total: 1500, quantity_to_bundle: 1 });
    expect(stockOf(sandbox)).toEqual(changed(before, { 'ADP-MOSS': -1, 'KIT-DAYHIKE': 1 }));
  });

  test('take what the recipe says of a part without quantity, and one for each composite item of any other', async () => {
    const { call } = start();
    const line_items = [{ item_id: MOSS }, { item_id: castId(16005) }];
    const body = { composite_item_id: KIT, quantity_to_bundle: 2, line_items };
    expect((await ok(call('createBundle', {}, body)))['bundle']).toMatchObject({
      line_items: [{ quantity_consumed: 2 }, { quantity_consumed: 4 }],
    });
  });

  test('without composite item, or not completed, move nothing', async () => {
    const { sandbox, call } = start();
    const before = stockOf(sandbox);
    await ok(call('createBundle'));
    await ok(call('createBundle', {}, { composite_item_id: KIT, is_completed: false }));
    expect(stockOf(sandbox)).toEqual(before);
  });

  test('take from the warehouse that they name', async () => {
    const { call } = start();
    const reply = await call('createBundle', {}, { composite_item_id: KIT, warehouse_id: MYSURU });
    expect([reply.status, reply.body['message']]).toEqual([
      400,
      'Mysuru Store has 0 of Steel Water Bottle 1 L, but 2 are needed.',
    ]);
  });
});
