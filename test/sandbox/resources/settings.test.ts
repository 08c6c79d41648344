import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { callerOf, ok, refused } from '../../support/sandbox-calls.ts';
import { castId, type Json } from '../../support/story.ts';

/** The base currency. */
const RUPEE = '4815162342481500097';

const start = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox(options);
  return { sandbox, call: callerOf(sandbox) };
};

describe('taxes', () => {
  test('a new tax has the values that were not sent, and its flags are not kept', async () => {
    const { sandbox, call } = start();
    const { tax } = await ok(
      call(
        'createTax',
        {},
        { tax_name: 'VAT', tax_percentage: 12.5, update_draft_invoice: true, update_draft_so: true },
      ),
    );
    const [{ tax_id, ...shown }] = tax as [Json];
    expect(shown).toEqual({ tax_name: 'VAT', tax_percentage: 12.5, tax_type: 'tax', is_value_added: false });
    const kept = sandbox.records('taxes').get(tax_id as string);
    expect(kept).toMatchObject({ is_editable: true, is_default_tax: false });
    expect(kept).not.toHaveProperty('update_draft_invoice');
  });

  test('an update shows everywhere at once', async () => {
    const { sandbox, call } = start();
    await ok(call('updateTax', { tax_id: castId(11001) }, { tax_name: 'IGST28', tax_percentage: 28 }));
    expect(sandbox.records('items').get(castId(16005))).toMatchObject({ tax_name: 'IGST28', tax_percentage: 28 });
    expect(sandbox.records('contacts').get(castId(14001))).toMatchObject({ tax_name: 'IGST28', tax_percentage: 28 });
  });

  test('an update that makes a tax editable changes it as well', async () => {
    const { call } = start();
    const [{ tax_id }] = (await ok(call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5, is_editable: false })))[
      'tax'
    ] as [Json];
    await ok(call('updateTax', { tax_id }, { is_value_added: true }));
    const { tax } = await ok(call('updateTax', { tax_id }, { tax_percentage: 6, is_editable: true }));
    expect(tax).toMatchObject({ tax_percentage: 6, is_value_added: true });
  });

  test('the newest comes first, page by page', async () => {
    const { call } = start();
    for (const name of ['A', 'B', 'C']) await ok(call('createTax', {}, { tax_name: name, tax_percentage: 1 }));
    const page = async (page: number) => {
      const { taxes, page_context } = await ok(call('listTaxes', { page, per_page: 4 }));
      return { names: (taxes as Json[]).map(({ tax_name }) => tax_name), page_context };
    };
    expect(await page(1)).toMatchObject({
      names: ['C', 'B', 'A', 'SGST9'],
      page_context: { page: 1, per_page: 4, has_more_page: true },
    });
    expect(await page(2)).toMatchObject({
      names: ['CGST9', 'IGST18', 'IGST40'],
      page_context: { has_more_page: false },
    });
    expect(await page(3)).toMatchObject({ names: [], page_context: { page: 3, has_more_page: false } });
    expect((await refused(call('listTaxes', { page: 0 })))[0]).toBe(400);
  });
});

describe('tax groups', () => {
  test('show their taxes, and their rate in all', async () => {
    const { call } = start();
    const { tax_group } = await ok(
      call('createTaxGroup', {}, { tax_group_name: 'GST', taxes: `${castId(11003)}, ${castId(11005)}` }),
    );
    expect(tax_group).toMatchObject({
      tax_group_name: 'GST',
      tax_group_percentage: 18,
      taxes: [
        { tax_id: castId(11003), tax_name: 'CGST9', tax_percentage: 9, tax_type: 'tax' },
        { tax_id: castId(11005), tax_name: 'SGST9' },
      ],
    });
  });

  test('a compound tax is charged on the others too', async () => {
    const { call } = start();
    const make = async (fields: Json) => ((await ok(call('createTax', {}, fields)))['tax'] as [Json])[0]['tax_id'];
    const plain = await make({ tax_name: 'Five', tax_percentage: 5 });
    const compound = await make({ tax_name: 'Ten', tax_percentage: 10, tax_type: 'compound_tax' });
    const { tax_group } = await ok(call('createTaxGroup', {}, { taxes: [{ tax_id: plain }, compound] }));
    expect(tax_group).toMatchObject({ tax_group_percentage: 15.5 });
  });

  test('taxes that are sent replace those before, and an empty body is taken', async () => {
    const { call } = start();
    const { tax_group } = await ok(call('createTaxGroup', {}, {}));
    const { tax_group_id } = tax_group as Json;
    expect(tax_group).toEqual({ tax_group_id, tax_group_percentage: 0 });
    await ok(call('updateTaxGroup', { tax_group_id }, { taxes: [castId(11001)] }));
    await ok(call('updateTaxGroup', { tax_group_id }, { tax_group_name: 'One', taxes: [castId(11003)] }));
    expect((await ok(call('getTaxGroup', { tax_group_id })))['tax_group']).toMatchObject({
      tax_group_name: 'One',
      tax_group_percentage: 9,
    });
  });
});

describe('price lists', () => {
  const list = {
    name: 'Retail',
    currency_id: RUPEE,
    pricebook_type: 'per_item',
    is_increase: false,
    sales_or_purchase_type: 'sales',
  };
  const rowsOf = (answer: Json) => (answer['pricebook'] as { pricebook_items?: Json[] }).pricebook_items;

  test('rows keep their ids by id and by item, and others are new or gone', async () => {
    const { call } = start();
    const pricebook_id = castId(12001);
    const pricebook_items = [
      { item_id: castId(16005), pricebook_rate: 500 },
      { item_id: castId(16003), pricebook_rate: 2000 },
    ];
    const rows = rowsOf(await ok(call('updatePriceList', { pricebook_id }, { ...list, pricebook_items })))!;
    expect(rows).toEqual([
      { item_id: castId(16005), pricebook_rate: 500, pricebook_item_id: castId(12005) },
      { item_id: castId(16003), pricebook_rate: 2000, pricebook_item_id: expect.stringMatching(/^[1-3]\d{18}$/) },
    ]);
  });

  test('have no price below 0', async () => {
    const { call } = start();
    const pricebook_items = [{ item_id: castId(16005), pricebook_rate: -1 }];
    expect((await refused(call('createPriceList', {}, { ...list, pricebook_items })))[2]).toBe(
      'pricebook_items[0].pricebook_rate must be at least 0.',
    );
  });

  test('an item shows the price of the newest active list for sales that has it', async () => {
    const { sandbox, call } = start();
    const price = () => sandbox.records('items').get(castId(16005))?.pricebook_rate;
    expect(price()).toBe(520);
    await ok(
      call('createPriceList', {}, { ...list, pricebook_items: [{ item_id: castId(16005), pricebook_rate: 450 }] }),
    );
    expect(price()).toBe(450);
    await ok(
      call(
        'createPriceList',
        {},
        {
          ...list,
          name: 'Purchases',
          sales_or_purchase_type: 'purchases',
          pricebook_items: [{ item_id: castId(16005), pricebook_rate: 300 }],
        },
      ),
    );
    expect(price()).toBe(450);
  });

  test('a change of the type drops what the other type has', async () => {
    const { call } = start();
    const fixed = { ...list, pricebook_type: 'fixed_percentage', percentage: 10 };
    const { pricebook } = await ok(call('createPriceList', {}, fixed));
    expect(pricebook).toMatchObject({ percentage: 10, decimal_place: 2, currency_code: 'INR', status: 'active' });
    expect(pricebook).not.toHaveProperty('pricebook_items');
    const { pricebook_id } = pricebook as Json;
    const changed = await ok(
      call(
        'updatePriceList',
        { pricebook_id },
        { ...list, pricebook_items: [{ item_id: castId(16005), pricebook_rate: 9 }] },
      ),
    );
    expect(changed['pricebook']).not.toHaveProperty('percentage');
    expect(rowsOf(changed)).toHaveLength(1);
  });
});

describe('warehouses', () => {
  test('there is one that shows once several are enabled', async () => {
    const { call } = start({ seed: 'empty' });
    expect((await ok(call('listWarehouses')))['warehouses']).toEqual([]);
    expect((await refused(call('createWarehouse', {}, { warehouse_name: 'Mysuru' })))[1]).toBe(40006);
    await ok(call('enableMultiWarehouse'));
    await ok(call('enableMultiWarehouse'));
    await ok(call('createWarehouse', {}, { warehouse_name: 'Mysuru' }));
    await ok(call('createWarehouse', {}, { warehouse_name: 'Hubballi' }));
    const { warehouses } = await ok(call('listWarehouses'));
    expect(
      (warehouses as Json[]).map(({ warehouse_name, is_primary, country }) => [warehouse_name, is_primary, country]),
    ).toEqual([
      ['Bengaluru Main', true, 'India'],
      ['Hubballi', false, 'India'],
      ['Mysuru', false, 'India'],
    ]);
  });
});

describe('conventions', () => {
  test('an update keeps what is not sent, and an empty text clears a field', async () => {
    const { call } = start();
    const { warehouse } = await ok(
      call('updateWarehouse', { warehouse_id: castId(13003) }, { warehouse_name: 'Mysuru Store', phone: '' }),
    );
    expect(warehouse).toMatchObject({ city: 'Mysuru', email: 'mysuru@juniper.example' });
    expect(warehouse).not.toHaveProperty('phone');
  });

  test('without that rule, an update replaces what a caller may send', async () => {
    const { call } = start({ assumptions: { 'records.update': false } });
    const { warehouse } = await ok(
      call('updateWarehouse', { warehouse_id: castId(13003) }, { warehouse_name: 'Mysuru Store' }),
    );
    expect(warehouse).toEqual({
      warehouse_id: castId(13003),
      warehouse_name: 'Mysuru Store',
      is_primary: false,
      status: 'active',
    });
  });

  test('a page has at most 200 records, unless that rule is off', async () => {
    for (const [assumptions, size] of [
      [{}, 200],
      [{ 'lists.page-size': false }, 1000],
    ] as const) {
      const { call } = start({ assumptions });
      expect(await ok(call('listTaxes', { per_page: 1000 }))).toMatchObject({ page_context: { per_page: size } });
    }
  });

  test('the oldest comes first when the order is off', async () => {
    const { call } = start({ assumptions: { 'lists.order': false } });
    const { taxes } = await ok(call('listTaxes'));
    expect((taxes as Json[]).map(({ tax_name }) => tax_name)).toEqual(['IGST40', 'IGST18', 'CGST9', 'SGST9']);
  });

  test('names are told apart by case when their comparison is off', async () => {
    const { call } = start({ assumptions: { 'names.comparison': false } });
    await ok(call('createTax', {}, { tax_name: 'igst18', tax_percentage: 1 }));
    expect((await refused(call('createTax', {}, { tax_name: 'IGST18', tax_percentage: 1 })))[1]).toBe(40004);
  });

  test('ids may come as numbers, and are text from then on', async () => {
    const { sandbox } = start();
    const response = await sandbox.fetch(
      `https://inventory.example.com/inventory/v1/items?organization_id=${sandbox.organizationId}`,
      {
        method: 'POST',
        headers: { authorization: 'Service-oauthtoken demo', 'content-type': 'application/json' },
        body: '{"name":"Tent","vendor_id":4815162342481514003,"upc":123456789012}',
      },
    );
    expect(await response.json()).toMatchObject({ item: { vendor_id: castId(14003), upc: '123456789012' } });
  });
});
