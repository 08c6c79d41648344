import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { invoice, made, sent } from '../../support/document-refusals.ts';
import { deliver, openSale, returned } from '../../support/orders.ts';
import { type Caller, callerOf, ok, refused } from '../../support/sandbox-calls.ts';
import { castId, type Json, rows } from '../../support/story.ts';

const [RIDGELINE, DECCAN, SLATE, BOTTLE] = [castId(14001), castId(14003), castId(16001), castId(16005)];
const [IGST, CGST, SGST, GST] = [castId(11001), castId(11003), castId(11005), castId(11007)];

const start = (options: Parameters<typeof createSandbox>[0] = {}): { sandbox: Sandbox; call: Caller } => {
  const sandbox = createSandbox(options);
  return { sandbox, call: callerOf(sandbox) };
};

/** Creates an invoice: its record. */
const created = async (call: Caller, fields: Json = {}): Promise<Json> =>
  (await ok(call('createInvoice', {}, invoice(fields))))['invoice'] as Json;
const read = async (call: Caller, invoice_id: unknown): Promise<Json> =>
  (await ok(call('getInvoice', { invoice_id })))['invoice'] as Json;
const plain = (rate: number, fields: Json = {}): Json => ({ name: 'Work', rate, ...fields });
/** Lines that come to 1600, and with the discount of the first to 100. */
const FREE = [plain(1500, { quantity: 1, discount: '100%' }), plain(100, { quantity: 1 })];
const FULL = [plain(1500, { quantity: 1 }), plain(100, { quantity: 1, discount: 0 })];
/** Lines with the ids and the discounts with which they were shown. */
const resent =
  (shown: unknown) =>
  (line: Json, index: number): Json => {
    const { line_item_id, discount } = rows(shown)[index]!;
    return { ...line, line_item_id, discount };
  };
const history = async (call: Caller, invoice_id: unknown): Promise<unknown[]> =>
  rows((await ok(call('listInvoiceComments', { invoice_id })))['comments']).map(({ description }) => description);

describe('a new invoice', () => {
  test('may have a number that no URL can hold', async () => {
    const { call } = start();
    const { invoice_id, invoice_url } = await created(call, { invoice_number: 'A\ud800' });
    expect(invoice_url).toBe('https://inventory.example.in/portal/invoices/A%EF%BF%BD');
    expect((await call('printInvoices', { invoice_ids: invoice_id })).status).toBe(200);
  });

  test('takes over from customer and item what it does not say itself', async () => {
    const { call } = start();
    expect(await created(call)).toMatchObject({
      invoice_number: 'INV-000032',
      date: '2026-03-28',
      due_date: '2026-04-12',
      payment_terms: 15,
      payment_terms_label: 'Net 15',
      status: 'draft',
      currency_code: 'INR',
      exchange_rate: 1,
      customer_name: 'Ridgeline Treks',
      contact_persons: [{ contact_person_id: castId(14011), first_name: 'Asha', email: 'asha@ridgeline.example' }],
      billing_address: { address: '14 Senapati Bapat Road', city: 'Pune', state: 'Maharashtra', zip: '411016' },
      gst_no: '27AAFCR1234K1ZD',
      template_name: 'Standard Invoice',
      line_items: [
        {
          name: 'Steel Water Bottle 1 L',
          unit: 'pcs',
          rate: 600,
          quantity: 2,
          tax_name: 'IGST18',
          warehouse_id: castId(13001),
          item_total: 1200,
        },
      ],
      sub_total: 1200,
      tax_total: 216,
      total: '1416.00',
      balance: '1416.00',
    });
  });

  test.each([
    ['a list of ids', [castId(14011)]],
    ['ids with commas between', castId(14011)],
    ['objects', [{ contact_person_id: castId(14011) }]],
  ])('names its contact persons by %s', async (_, contact_persons) => {
    const { call } = start();
    const [person] = rows((await created(call, { contact_persons }))['contact_persons']);
    expect(person).toMatchObject({ contact_person_id: castId(14011) });
  });

  test('keeps its copies when customer, item and tax change', async () => {
    const { sandbox, call } = start();
    const { invoice_id } = await created(call);
    const before = await read(call, invoice_id);
    await ok(call('updateTax', { tax_id: IGST }, { tax_name: 'IGST12', tax_percentage: 12 }));
    sandbox.records('items').update(BOTTLE, { name: 'Flask', rate: 1 });
    sandbox.records('contacts').update(RIDGELINE, { billing_address: { city: 'Goa' } });
    expect(await read(call, invoice_id)).toEqual(before);
    await ok(call('updateInvoice', { invoice_id }, { notes: 'Hello' }));
    expect((await read(call, invoice_id))['total']).toBe('1416.00');
  });

  test('takes over from another customer what it has not said itself', async () => {
    const { sandbox, call } = start();
    const { contact_id } = sandbox.records('contacts').add({ contact_name: 'Peak', billing_address: { city: 'Goa' } });
    const { invoice_id } = await created(call, { shipping_address: { city: 'Leh' } });
    await ok(call('updateInvoice', { invoice_id }, { customer_id: contact_id, notes: 'For Peak' }));
    const changed = await read(call, invoice_id);
    expect(changed).toMatchObject({ customer_name: 'Peak', billing_address: { city: 'Goa' }, total: '1416.00' });
    for (const field of ['gst_no', 'contact_persons', 'shipping_address']) expect(changed).not.toHaveProperty(field);
  });

  test('gets the number after the highest, and no number twice', async () => {
    const { call } = start();
    const number = async (fields: Json = {}) => (await created(call, fields))['invoice_number'];
    expect([await number(), await number({ invoice_number: 'INV-000040' }), await number()]).toEqual([
      'INV-000032',
      'INV-000040',
      'INV-000041',
    ]);
    expect([await number({ invoice_number: 'A-1' }), await number({ invoice_number: 'INV-000035' })]).toEqual([
      'A-1',
      'INV-000035',
    ]);
    const { invoice_id, invoice_number } = await created(call);
    await ok(call('deleteInvoice', { invoice_id }));
    expect([invoice_number, await number()]).toEqual(['INV-000042', 'INV-000043']);
    expect(await number({ invoice_number })).toBe('INV-000042');
    // A number is taken whatever the case of its letters.
    expect([await number({ invoice_number: ' inv-000044' }), await number()]).toEqual([' inv-000044', 'INV-000045']);
  });

  test.each([
    [9, 'INV-999999998', 'INV-999999999'],
    [10, 'INV-1234567890', 'INV-1234567891'],
    [15, 'INV-999999999999998', 'INV-999999999999999'],
    // With more digits, a number could not be counted on exactly.
    [16, 'INV-1234567890123456', 'INV-000032'],
  ])('gets the number after one of %d digits', async (_, invoice_number, next) => {
    const { call } = start();
    expect(await created(call, { invoice_number })).toMatchObject({ invoice_number });
    expect(await created(call)).toMatchObject({ invoice_number: next });
  });

  test.each(['', '  ', '\t'])('counts the number %j as none', async (number) => {
    const { sandbox, call } = start();
    expect(await created(call, { invoice_number: number })).toMatchObject({ invoice_number: 'INV-000032' });
    const { invoice_id } = await created(call);
    await ok(call('updateInvoice', { invoice_id }, { invoice_number: number }));
    expect((await read(call, invoice_id))['invoice_number']).toMatch(/^INV-00003\d$/);
    const order = openSale(sandbox);
    const body = { date: '2026-03-28', line_items: [{ so_line_item_id: order.bottle, quantity: 1 }] };
    const packed = await ok(call('createPackage', { salesorder_id: order.id }, { ...body, package_number: number }));
    expect(packed['package']).toMatchObject([{ package_number: 'PKG-00010' }]);
    expect((await refused(call('createContact', {}, { contact_name: number })))[2]).toBe('contact_name is missing.');
  });

  test('is due at most a hundred years after its date, and on a day that there is', async () => {
    const { call } = start();
    expect(await created(call, { payment_terms: 36_500 })).toMatchObject({ due_date: '2126-03-04' });
    const message = 'payment_terms must be from 0 to 36500 days, but is 36501.';
    expect((await refused(call('createInvoice', {}, invoice({ payment_terms: 36_501 }))))[2]).toBe(message);
    const fields = { contact_name: 'Peak', payment_terms: 36_501 };
    expect((await refused(call('createContact', {}, fields)))[2]).toBe(message);
    expect((await refused(call('createInvoice', {}, invoice({ payment_terms: -1 }))))[2]).toBe(
      'payment_terms must be from 0 to 36500 days, but is -1.',
    );
    expect((await refused(call('createInvoice', {}, invoice({ date: '9999-12-31', payment_terms: 1 }))))[2]).toBe(
      'payment_terms is too large: 1 days after 9999-12-31 is not a valid date.',
    );
  });

  test('keeps the ids of lines that say them, and drops those that are not sent', async () => {
    const { call } = start();
    const { invoice_id, line_items } = await created(call, { line_items: [plain(1), plain(2)] });
    const [, second] = rows(line_items);
    const body = { line_items: [plain(3), { line_item_id: second!['line_item_id'], rate: 5, name: 'Work' }] };
    const changed = (await ok(call('updateInvoice', { invoice_id }, body)))['invoice'] as Json;
    expect(rows(changed['line_items']).map(({ rate }) => rate)).toEqual([3, 5]);
    expect(rows(changed['line_items'])[1]!['line_item_id']).toBe(second!['line_item_id']);
    expect(changed['total']).toBe('8.00');
  });

  test('is due by its terms until a due date is sent', async () => {
    const { call } = start();
    const { invoice_id, due_date } = await created(call, { date: '2026-03-01', payment_terms: 0 });
    expect(due_date).toBe('2026-03-01');
    const update = async (body: Json) => {
      const { invoice } = await ok(call('updateInvoice', { invoice_id }, body));
      const { due_date, payment_terms_label } = invoice as Json;
      return [due_date, payment_terms_label];
    };
    expect(await update({ payment_terms: 30 })).toEqual(['2026-03-31', 'Net 30']);
    expect(await update({ date: '2026-03-02' })).toEqual(['2026-04-01', 'Net 30']);
    expect(await update({ due_date: '2026-05-01' })).toEqual(['2026-05-01', 'Net 30']);
    expect(await update({ date: '2026-03-03' })).toEqual(['2026-05-01', 'Net 30']);
  });
});

test('drafts take the new rate of a tax if its update asks for it', async () => {
  const { call } = start();
  const lines = {
    line_items: [plain(100, { tax_id: GST }), plain(100, { tax_id: CGST }), plain(100, { tax_id: IGST })],
  };
  const [draft, other] = [await made(call, 'createInvoice', invoice(lines)), await sent(call, lines)];
  await ok(call('updateTax', { tax_id: CGST }, { tax_name: 'CGST12', tax_percentage: 12, update_draft_invoice: true }));
  expect((await read(call, draft))['taxes']).toEqual([
    { tax_name: 'CGST12', tax_amount: 24 },
    { tax_name: 'SGST9', tax_amount: 9 },
    { tax_name: 'IGST18', tax_amount: 18 },
  ]);
  expect((await read(call, other))['taxes']).toMatchObject([{ tax_name: 'CGST9', tax_amount: 18 }, {}, {}]);
});

test('a retainer invoice copies the second line of the street for the billing address alone', async () => {
  const { sandbox, call } = start();
  const body = { customer_id: RIDGELINE, line_items: [{ description: 'Advance', rate: 100 }] };
  const retainer = (await ok(call('createRetainerInvoice', {}, body)))['retainerinvoice'] as Json;
  expect(retainer['billing_address']).toMatchObject({ street2: 'Shivajinagar', city: 'Pune' });
  // The contract has no such line in the other address, so a record that holds one could not be read again.
  const { shipping_address } = sandbox.records('retainerInvoices').get(String(retainer['retainerinvoice_id']))!;
  expect(shipping_address).toMatchObject({ city: 'Pune', zip: '411045' });
  expect(shipping_address).not.toHaveProperty('street2');
  expect(createSandbox().restore(sandbox.snapshot())).toEqual({ unknownFields: [] });
});

describe('totals', () => {
  const tax = async (call: Caller, tax_name: string, tax_percentage: number, tax_type = 'tax') =>
    rows((await ok(call('createTax', {}, { tax_name, tax_percentage, tax_type })))['tax'])[0]!['tax_id'];
  const group = async (call: Caller, tax_group_name: string, taxes: unknown[]) =>
    ((await ok(call('createTaxGroup', {}, { tax_group_name, taxes })))['tax_group'] as Json)['tax_group_id'];
  const sums = ({ sub_total, tax_total, total, taxes, line_items }: Json) => ({
    lines: rows(line_items).map(({ item_total }) => item_total),
    sub_total,
    taxes: rows(taxes).map(({ tax_name, tax_amount }) => [tax_name, tax_amount]),
    tax_total,
    total,
  });

  test('round each line, and each tax once over all its lines', async () => {
    const { call } = start();
    const line = plain(0.35, { tax_id: IGST, quantity: 1.5 });
    // 0.525 is 0.53 a line; 18 % of 1.59 is 0.2862.
    expect(sums(await created(call, { line_items: [line, line, line] }))).toEqual({
      lines: [0.53, 0.53, 0.53],
      sub_total: 1.59,
      taxes: [['IGST18', 0.29]],
      tax_total: 0.29,
      total: '1.88',
    });
  });

  test('have a row for each tax of a group, a compound one on top of the others', async () => {
    const { call } = start();
    const compound = await tax(call, 'Cess', 10, 'compound_tax');
    const both = await group(call, 'GST and cess', [CGST, SGST, compound]);
    expect(
      sums(await created(call, { line_items: [plain(100, { tax_id: both }), plain(50, { tax_id: CGST })] })),
    ).toEqual({
      lines: [100, 50],
      sub_total: 150,
      taxes: [
        ['CGST9', 13.5],
        ['SGST9', 9],
        ['Cess', 11.8],
      ],
      tax_total: 34.3,
      total: '184.30',
    });
  });

  test('have the taxes that prices include, to the paisa', async () => {
    const { call } = start();
    const inclusive = { is_inclusive_tax: true };
    // 18 % of 84.75 would be 15.26, and the total 100.01.
    expect(sums(await created(call, { ...inclusive, line_items: [plain(100, { tax_id: IGST })] }))).toEqual({
      lines: [84.75],
      sub_total: 84.75,
      taxes: [['IGST18', 15.25]],
      tax_total: 15.25,
      total: '100.00',
    });
    const lines = [plain(100, { tax_id: GST }), plain(33.33, { tax_id: GST }), plain(7)];
    const { sub_total, tax_total, total } = sums(await created(call, { ...inclusive, line_items: lines }));
    expect(total).toBe('140.33');
    expect(Number(sub_total) + Number(tax_total)).toBeCloseTo(140.33, 9);
    // Each tax of the group alone would be less than half a paisa.
    expect(sums(await created(call, { ...inclusive, line_items: [plain(0.04, { tax_id: GST })] }))).toMatchObject({
      taxes: [
        ['CGST9', 0.01],
        ['SGST9', 0],
      ],
      total: '0.04',
    });
    const body = { vendor_id: DECCAN, ...inclusive, line_items: [plain(300, { tax_id: IGST })] };
    const { vendor_credit } = await ok(call('createVendorCredit', {}, body));
    expect(vendor_credit).toMatchObject({
      total: 300,
      line_items: { item_total: 254.24, item_total_inclusive_of_tax: 300 },
    });
  });

  test('take a discount off before or after tax, or off each line', async () => {
    const { call } = start();
    const line_items = [plain(100, { tax_id: IGST, discount: 10 }), plain(100, { discount: 5 })];
    expect(sums(await created(call, { discount: 50, line_items }))).toMatchObject({
      sub_total: 200,
      tax_total: 13.5,
      total: '163.50',
    });
    expect(sums(await created(call, { discount: 50, is_discount_before_tax: false, line_items }))).toMatchObject({
      tax_total: 18,
      total: '168.00',
    });
    expect(sums(await created(call, { discount: 50, discount_type: 'item_level', line_items }))).toMatchObject({
      lines: [90, 95],
      sub_total: 185,
      tax_total: 16.2,
      total: '201.20',
    });
  });

  test.each([
    // 10 % of 200 before tax, and of 218 after it. With prices that include 18 %, 100 is 84.75.
    [{}, { sub_total: 200, tax_total: 16.2, total: '196.20' }],
    [{ is_discount_before_tax: false }, { sub_total: 200, tax_total: 18, total: '196.20' }],
    [{ is_inclusive_tax: true }, { sub_total: 184.75, tax_total: 13.73, total: '180.00' }],
    [
      { is_inclusive_tax: true, is_discount_before_tax: false },
      { tax_total: 15.25, total: '180.00' },
    ],
  ])('take ten percent off with %j', async (fields, expected) => {
    const { call } = start();
    const line_items = [plain(100, { tax_id: IGST }), plain(100)];
    const shown = await created(call, { ...fields, discount: '10%', line_items });
    expect(shown).toMatchObject({ ...expected, discount: '10%' });
    expect(await read(call, shown['invoice_id'])).toEqual(shown);
  });

  test('take a percentage off each line, rounded half up', async () => {
    const { call } = start();
    const line_items = [
      plain(0.3, { discount: '12.5%' }),
      plain(100, { discount: 5 }),
      plain(20, { discount: '100%' }),
    ];
    const { line_items: shown, ...sums } = await created(call, { discount_type: 'item_level', line_items });
    // 12.5 % of 0.30 is 0.0375.
    expect(
      rows(shown).map(({ discount, discount_amount, item_total }) => [discount, discount_amount, item_total]),
    ).toEqual([
      ['12.5%', 0.04, 0.26],
      [5, 5, 95],
      ['100%', 20, 0],
    ]);
    expect(sums).toMatchObject({ sub_total: 95.26, total: '95.26' });
  });

  test.each([
    // What is sent, and what counts: the type, the discount of the invoice, those of the lines, the total, and what is ignored.
    ['of the lines alone', { line_items: FREE }, 'item_level', 0, ['100%', undefined], '100.00', null],
    ['of the invoice alone', { discount: 50, line_items: FULL }, 'entity_level', 50, [undefined, 0], '1550.00', null],
    ['of neither', { line_items: FULL }, 'entity_level', 0, [undefined, 0], '1600.00', null],
    [
      'of both',
      { discount: 50, line_items: FREE },
      'entity_level',
      50,
      [undefined, undefined],
      '1550.00',
      'body.line_items[0].discount',
    ],
    ['of 0 and of the lines', { discount: 0, line_items: FREE }, 'item_level', 0, ['100%', undefined], '100.00', null],
    [
      'of 0 % and of the lines',
      { discount: '0%', line_items: FREE },
      'item_level',
      '0%',
      ['100%', undefined],
      '100.00',
      null,
    ],
    [
      'of the lines, with entity_level',
      { discount_type: 'entity_level', line_items: FREE },
      'entity_level',
      0,
      [undefined, undefined],
      '1600.00',
      'body.line_items[0].discount',
    ],
    [
      'of the lines, with item_level',
      { discount_type: 'item_level', line_items: FREE },
      'item_level',
      0,
      ['100%', undefined],
      '100.00',
      null,
    ],
    [
      'of both, with item_level',
      { discount: 50, discount_type: 'item_level', line_items: FREE },
      'item_level',
      0,
      ['100%', undefined],
      '100.00',
      'body.discount',
    ],
  ])('have the discount %s, and the line, the total and the headers say the same', async (_, fields, ...expected) => {
    const { sandbox, call } = start();
    const reply = await call('createInvoice', {}, invoice(fields));
    const shown = (await ok(Promise.resolve(reply)))['invoice'] as Json;
    const said = ({ discount_type, discount, line_items, total }: Json) => [
      discount_type,
      discount,
      rows(line_items).map((line) => line['discount']),
      total,
    ];
    expect([...said(shown), reply.headers.get('x-sandbox-ignored')]).toEqual(expected);
    expect(said(await read(call, shown['invoice_id']))).toEqual(expected.slice(0, -1));
    expect(said(await read(callerOf(createSandbox({ seed: sandbox.snapshot() })), shown['invoice_id']))).toEqual(
      expected.slice(0, -1),
    );
    // A change of something else leaves it as it is, as does the invoice as it is shown.
    const { invoice_id } = shown;
    await ok(call('updateInvoice', { invoice_id }, { notes: 'Thanks' }));
    const { discount, discount_type, line_items } = shown;
    await ok(
      call('updateInvoice', { invoice_id }, { discount, discount_type, line_items: FREE.map(resent(line_items)) }),
    );
    expect(said(await read(call, invoice_id))).toEqual(expected.slice(0, -1));
  });

  test('have the discount that an update sends, unless the invoice has one of the other type', async () => {
    const { call } = start();
    const { invoice_id } = await created(call, { line_items: FULL });
    const updated = async (fields: Json) => {
      const { headers, body } = await call('updateInvoice', { invoice_id }, fields);
      const { discount_type, discount, total } = body['invoice'] as Json;
      return [discount_type, discount, total, headers.get('x-sandbox-ignored')];
    };
    expect(await updated({ line_items: FREE })).toEqual(['item_level', 0, '100.00', null]);
    expect(await updated({ discount: 5 })).toEqual(['item_level', 0, '100.00', 'body.discount']);
    expect(await updated({ discount_type: 'entity_level', discount: 5 })).toEqual(['entity_level', 5, '1595.00', null]);
    expect(await updated({ line_items: [null, ...FREE] })).toEqual([
      'entity_level',
      5,
      '1595.00',
      'body.line_items[1].discount',
    ]);
    expect(await updated({ discount: 0, line_items: FREE })).toEqual(['item_level', 0, '100.00', null]);
  });

  test('are refused in records that are added with a discount that does not count', () => {
    const { sandbox } = start();
    const line_items = [plain(100, { description: 'Work', discount: 10 })];
    const add = (name: 'invoices' | 'creditNotes' | 'retainerInvoices' | 'vendorCredits', more: Json) => () =>
      sandbox.records(name).add({ customer_id: RIDGELINE, line_items, ...more } as object);
    expect(add('invoices', { discount_type: 'entity_level' })).toThrow('line_items[0].discount would have no effect.');
    expect(add('creditNotes', { discount_type: 'item_level' })).toThrow('discount_type would have no effect.');
    expect(add('invoices', {})()).toMatchObject({ discount_type: 'item_level', total: '90.00' });
    expect(add('creditNotes', {})()).toMatchObject({ total: 90 });
    // The contract has no discount for their lines, but records that are added may.
    expect(add('retainerInvoices', {})()).toMatchObject({ total: '90.00', line_items: [{ discount: 10 }] });
    const credit = { customer_id: undefined, vendor_id: DECCAN };
    expect(add('vendorCredits', credit)()).toMatchObject({ total: 90, line_items: { discount: 10, item_total: 90 } });
  });

  test('with discounts on lines where there are none say so', async () => {
    const { call } = start();
    const line_items = [{ description: 'Work', rate: 100, discount: 10 }];
    const replies = [
      await call('createRetainerInvoice', {}, { customer_id: RIDGELINE, line_items }),
      await call('createVendorCredit', {}, { vendor_id: DECCAN, line_items }),
    ];
    for (const { status, headers } of replies)
      expect([status, headers.get('x-sandbox-unknown')]).toEqual([201, 'body.line_items[0].discount']);
  });

  test('follow a percentage when lines change, and an amount that takes its place', async () => {
    const { sandbox, call } = start();
    const { invoice_id } = await created(call, { discount: '10%', line_items: [plain(100)] });
    await ok(call('updateInvoice', { invoice_id }, { line_items: [plain(300)] }));
    expect(await read(call, invoice_id)).toMatchObject({ discount: '10%', total: '270.00' });
    const copy = createSandbox({ seed: sandbox.snapshot() });
    expect(copy.records('invoices').get(String(invoice_id))).toMatchObject({ discount: '10%', total: '270.00' });
    await ok(call('updateInvoice', { invoice_id }, { discount: '10' }));
    expect(await read(call, invoice_id)).toMatchObject({ discount: 10, total: '290.00' });
  });

  test('take a percentage off the line of a credit note, whether it is a number or text', async () => {
    const { call } = start();
    const body = { customer_id: RIDGELINE, date: '2026-03-28' };
    const line_items = [plain(100, { quantity: 1, discount: 10 }), plain(100, { quantity: 1, discount: '10%' })];
    const { creditnote } = await ok(call('createCreditNote', {}, { ...body, line_items }));
    expect(creditnote).toMatchObject({ total: 180, line_items: [{ discount: 10 }, { discount: '10%' }] });
  });

  test.each([
    ['10%%', 'discount must be a number, such as 12.50, or a percentage, such as 10%.'],
    ['10 %', 'discount must be a number, such as 12.50, or a percentage, such as 10%.'],
    ['%', 'discount must be a number, such as 12.50, or a percentage, such as 10%.'],
    ['-5%', 'discount must be from 0% to 100%, but is -5%.'],
    ['100.01%', 'discount must be from 0% to 100%, but is 100.01%.'],
  ])('refuse %s', async (discount, message) => {
    const { call } = start();
    expect((await refused(call('createInvoice', {}, invoice({ discount }))))[2]).toBe(message);
    const fields = { discount_type: 'item_level', line_items: [plain(100, { discount })] };
    expect((await refused(call('createInvoice', {}, invoice(fields))))[2]).toBe(`line_items[0].${message}`);
  });

  test('refuse percentages where there is none, and where their rule is off', async () => {
    const { call } = start();
    expect((await refused(call('createInvoice', {}, invoice({ shipping_charge: '5%' }))))[2]).toBe(
      'shipping_charge must be a number, such as 12.50.',
    );
    const off = callerOf(createSandbox({ assumptions: { 'documents.discount-percent': false } }));
    expect((await refused(off('createInvoice', {}, invoice({ discount: '10%' }))))[2]).toBe(
      'discount must be a number, such as 12.50.',
    );
  });

  test('have shipping and adjustment without tax', async () => {
    const { call } = start();
    const fields = { shipping_charge: 40.5, adjustment: -0.25, line_items: [plain(100, { tax_id: IGST })] };
    expect(sums(await created(call, fields))).toMatchObject({ tax_total: 18, total: '158.25' });
    expect((await refused(call('createInvoice', {}, invoice({ adjustment: -2000 }))))[2]).toBe(
      'The total must be at least 0, but is -584.00.',
    );
  });

  test('are those of the amounts that are shown', async () => {
    const { call } = start();
    const fields = { discount: 1.234, shipping_charge: 2.345, adjustment: -0.005, line_items: [plain(100)] };
    const shown = await created(call, fields);
    expect(shown).toMatchObject({ discount: 1.23, shipping_charge: 2.35, adjustment: -0.01, total: '101.11' });
  });

  test("are exact where floating point is not, and refused where they can't be", async () => {
    const { call } = start();
    const lines = Array.from({ length: 10 }, () => plain(0.1, { quantity: 3 }));
    expect(sums(await created(call, { line_items: lines }))).toMatchObject({ sub_total: 3, total: '3.00' });
    expect(
      (await refused(call('createInvoice', {}, invoice({ line_items: [plain(1e13, { quantity: 10 })] }))))[2],
    ).toBe('The amount of line_items[0] is too large.');
  });
});

test('a line of a credit note finds its account by name', async () => {
  const { call } = start();
  const line_items = [plain(1, { account_name: 'Inventory Asset' })];
  const note = { customer_id: RIDGELINE, date: '2026-03-28', line_items };
  const { creditnote } = await ok(call('createCreditNote', {}, note));
  expect((creditnote as Json)['line_items']).toMatchObject([{ account_id: castId(10003) }]);
});

describe('the state of an invoice', () => {
  test('follows from what is paid, and from the day in the time zone of the organization', async () => {
    const { sandbox, call } = start({ now: '2026-03-28T23:00:00+05:30' });
    const status = async () => (await read(call, invoice_id))['status'];
    const invoice_id = await made(call, 'createInvoice', invoice({ payment_terms: 1 }));
    expect(await status()).toBe('draft');
    sandbox.clock.advance({ days: 1 });
    expect(await status()).toBe('draft');
    await ok(call('markInvoiceSent', { invoice_id }));
    expect(await status()).toBe('sent');
    // Midnight in Kolkata, where it is still the day before in London.
    sandbox.clock.advance({ hours: 1 });
    expect(await status()).toBe('overdue');
    await ok(call('updateInvoice', { invoice_id }, { due_date: '2026-04-30' }));
    const payment = { customer_id: RIDGELINE, payment_mode: 'cash', amount: 16 };
    await ok(call('createCustomerPayment', {}, { ...payment, invoices: [{ invoice_id, amount_applied: 16 }] }));
    expect(await status()).toBe('partially_paid');
    await ok(call('writeOffInvoice', { invoice_id }));
    expect(await status()).toBe('paid');
    expect(await read(call, invoice_id)).toMatchObject({ balance: '0.00', write_off_amount: 1400, payment_made: 16 });
    await ok(call('cancelInvoiceWriteOff', { invoice_id }));
    expect(await read(call, invoice_id)).toMatchObject({ balance: '1400.00', status: 'partially_paid' });
    await ok(call('voidInvoice', { invoice_id }));
    expect(await read(call, invoice_id)).toMatchObject({ balance: '0.00', status: 'void', payment_made: 0 });
    await ok(call('markInvoiceDraft', { invoice_id }));
    expect(await read(call, invoice_id)).toMatchObject({ balance: '1416.00', status: 'draft', payment_made: 0 });
  });

  test('is paid as soon as one for nothing is sent', async () => {
    const { call } = start();
    const invoice_id = await sent(call, { line_items: [plain(0)] });
    expect(await read(call, invoice_id)).toMatchObject({ status: 'paid', total: '0.00' });
  });

  test('is not touched by marking one as sent that is sent', async () => {
    const { sandbox, call } = start();
    const invoice_id = await sent(call);
    const before = sandbox.records('invoices').get(invoice_id);
    const comments = await history(call, invoice_id);
    sandbox.clock.advance({ hours: 1 });
    await ok(call('markInvoiceSent', { invoice_id }));
    expect(sandbox.records('invoices').get(invoice_id)).toEqual(before);
    expect(await history(call, invoice_id)).toEqual(comments);
  });
});

describe('the history of an invoice', () => {
  test('is written by the service, and has the comments of people', async () => {
    const { call } = start();
    const invoice_id = await sent(call);
    const { comment } = await ok(call('addInvoiceComment', { invoice_id }, { description: 'Asha called.' }));
    expect(comment).toMatchObject({
      comment_type: 'internal',
      operation_type: 'Added',
      commented_by: 'Meera Nair',
      date: '2026-03-28',
      date_description: 'a few seconds ago',
      transaction_id: invoice_id,
      transaction_type: 'invoice',
    });
    const { comment_id } = comment as Json;
    const changed = await ok(call('updateInvoiceComment', { invoice_id, comment_id }, { description: 'Asha wrote.' }));
    expect(changed['comment']).toMatchObject({ operation_type: 'Updated', time: (comment as Json)['time'] });
    await ok(call('updateInvoice', { invoice_id }, { notes: 'Hello' }));
    expect(await history(call, invoice_id)).toEqual([
      'Invoice updated.',
      'Asha wrote.',
      'Invoice marked as sent.',
      'Invoice created for 1416.00.',
    ]);
    await ok(call('deleteInvoiceComment', { invoice_id, comment_id }));
    expect(await history(call, invoice_id)).toHaveLength(3);
    const other = { invoice_id: castId(23001), comment_id };
    expect((await refused(call('deleteInvoiceComment', other)))[0]).toBe(404);
  });

  test('stands in that of the customer, as far as it matters there', async () => {
    const { call } = start();
    const invoice_id = await sent(call);
    await ok(call('voidInvoice', { invoice_id }));
    await ok(call('deleteInvoice', { invoice_id }));
    const { comments } = await ok(call('listContactComments', { contact_id: RIDGELINE }));
    expect(rows(comments).map(({ description }) => description)).toEqual([
      'Invoice INV-000032 deleted.',
      'Invoice INV-000032 voided.',
      'Invoice INV-000032 created for 1416.00.',
      'Invoice INV-000031 created for 18408.00.',
    ]);
  });
});

describe('the accounting stock', () => {
  test('goes out with an invoice that counts, and comes back when it is void', async () => {
    const { sandbox, call } = start();
    const onHand = () => sandbox.records('items').get(BOTTLE)!.stock_on_hand!;
    const [before, available] = [onHand(), sandbox.records('items').get(BOTTLE)!.available_stock];
    const invoice_id = await made(call, 'createInvoice', invoice({ line_items: [{ item_id: BOTTLE, quantity: 5 }] }));
    expect(onHand()).toBe(before);
    await ok(call('markInvoiceSent', { invoice_id }));
    expect(onHand()).toBe(before - 5);
    await ok(call('updateInvoice', { invoice_id }, { line_items: [{ item_id: BOTTLE, quantity: 2 }] }));
    expect(onHand()).toBe(before - 2);
    await ok(call('voidInvoice', { invoice_id }));
    expect(onHand()).toBe(before);
    expect(sandbox.records('items').get(BOTTLE)!.available_stock).toBe(available);
  });

  test('goes out with an invoice that is mailed, with two lines of one item, and of a composite item', async () => {
    const { sandbox, call } = start();
    const KIT = castId(17001);
    const kit = () => sandbox.records('compositeItems').get(KIT)!;
    const lines = [1, 1].map((quantity) => ({ item_id: KIT, quantity }));
    const invoice_id = await made(call, 'createInvoice', invoice({ line_items: lines }));
    expect(kit()).toMatchObject({ stock_on_hand: 3, asset_value: 6600 });
    await ok(call('emailInvoice', { invoice_id }));
    expect(kit()).toMatchObject({ stock_on_hand: 1, asset_value: 2200, available_stock: 3 });
    await ok(call('deleteInvoice', { invoice_id }));
    expect(kit()).toMatchObject({ stock_on_hand: 3, asset_value: 6600 });
  });

  test('comes back with a credit note, like the physical stock', async () => {
    const { sandbox, call } = start();
    const bottle = () => sandbox.records('items').get(BOTTLE)!;
    const line = await returned(sandbox, call, 3);
    const [onHand, available] = [bottle().stock_on_hand!, bottle().available_stock!];
    const line_items = [
      { ...line, quantity: 2 },
      { ...line, quantity: 1, is_returned_to_stock: false },
    ];
    const body = { customer_id: RIDGELINE, date: '2026-03-28', line_items };
    const creditnote_id = await made(call, 'createCreditNote', body);
    expect([bottle().stock_on_hand, bottle().available_stock]).toEqual([onHand + 2, available + 2]);
    await ok(call('voidCreditNote', { creditnote_id }));
    expect([bottle().stock_on_hand, bottle().available_stock]).toEqual([onHand, available]);
  });

  test('does not leave again with a credit note while less is there than its lines have returned together', async () => {
    const { sandbox, call } = start();
    const line = await returned(sandbox, call, 6);
    const line_items = [3, 3].map((quantity) => ({ ...line, quantity }));
    const body = { customer_id: RIDGELINE, date: '2026-03-28', line_items };
    const creditnote_id = await made(call, 'createCreditNote', body);
    await deliver(call, openSale(sandbox, 59), 0, 59);
    const message = 'Bengaluru Main has 4 of Steel Water Bottle 1 L, but 6 are needed.';
    for (const operation of ['voidCreditNote', 'deleteCreditNote']) {
      expect((await refused(call(operation, { creditnote_id })))[2]).toBe(message);
    }
    expect(sandbox.records('items').get(BOTTLE)!.available_stock).toBe(4);
  });

  test('goes back to the vendor with a vendor credit', async () => {
    const { sandbox, call } = start();
    const onHand = () => sandbox.records('items').get(SLATE)!.stock_on_hand!;
    const before = onHand();
    const body = { vendor_id: DECCAN, line_items: [{ item_id: SLATE, quantity: 2 }] };
    const vendor_credit_id = await made(call, 'createVendorCredit', body);
    expect(onHand()).toBe(before - 2);
    await ok(call('voidVendorCredit', { vendor_credit_id }));
    expect(onHand()).toBe(before);
    await ok(call('markVendorCreditOpen', { vendor_credit_id }));
    expect(onHand()).toBe(before - 2);
  });
});

describe('approval', () => {
  test('holds a draft back, which is shown as one all the while', async () => {
    const { call } = start();
    const body = { customer_id: RIDGELINE, line_items: [{ description: 'Advance', rate: 100 }] };
    const retainerinvoice_id = await made(call, 'createRetainerInvoice', body);
    const id = { retainerinvoice_id };
    await ok(call('submitRetainerInvoice', id));
    expect((await refused(call('submitRetainerInvoice', id)))[2]).toBe('RET-00004 is already submitted.');
    for (const operation of ['emailRetainerInvoice', 'markRetainerInvoiceSent', 'deleteRetainerInvoice']) {
      expect((await refused(call(operation, id)))[2]).toBe('RET-00004 is waiting for approval: approve it first.');
    }
    expect((await refused(call('updateRetainerInvoice', id, { notes: 'x' })))[2]).toContain('is waiting for approval');
    expect((await ok(call('getRetainerInvoice', id)))['retainerinvoice']).toMatchObject({ status: 'draft' });
    await ok(call('approveRetainerInvoice', id));
    await ok(call('markRetainerInvoiceSent', id));
    expect((await ok(call('getRetainerInvoice', id)))['retainerinvoice']).toMatchObject({ status: 'sent' });
  });
});
