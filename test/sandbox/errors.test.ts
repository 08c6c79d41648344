import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/public/sandbox.ts';
import type { RefusalError } from '../../src/service/index.ts';
import { renamed, sampleOf } from '../support/plans.ts';
import { callerOf, type Reply } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

const NOBODY = castId(99999);
const VENDOR = castId(14003);
const BOTTLE = castId(16005);

const call = callerOf(createSandbox());

async function errorsOf(reply: Promise<Reply>): Promise<RefusalError[]> {
  return (await reply).body['errors'] as RefusalError[];
}

/** The places of errors, each with the rule. */
async function placesOf(reply: Promise<Reply>): Promise<string[]> {
  return (await errorsOf(reply)).map(({ path = '-', rule = '-' }) => `${path} ${rule}`);
}

/** Ids of the story. */
const [SENT, DRAFT, NOTE, ORDER_LINE] = [castId(23003), castId(23007), castId(27003), castId(20013)];

const line = { name: 'Survey', rate: 10 };

describe('what does not depend on each other is refused at once', () => {
  test('references, unique fields and fields by themselves', async () => {
    const body = {
      customer_id: NOBODY,
      invoice_number: 'INV-000031',
      payment_terms: -1,
      line_items: [{ ...line, quantity: 0, discount: -1 }, { ...line, tax_id: NOBODY }, {}],
    };
    const reply = call('createInvoice', {}, body);
    expect(await errorsOf(reply)).toEqual([
      { path: 'body.customer_id', rule: 'documents.customer', message: `customer_id ${NOBODY} does not exist.` },
      {
        path: 'body.line_items[1].tax_id',
        rule: 'documents.taxes',
        message: `line_items[1].tax_id ${NOBODY} does not exist.`,
      },
      {
        path: 'body.invoice_number',
        rule: 'documents.unique',
        message: 'invoice_number "INV-000031" is already used by the invoice INV-000031.',
      },
      {
        path: 'body.line_items[0].quantity',
        rule: 'documents.line-values',
        message: 'line_items[0].quantity must be more than 0.',
      },
      {
        path: 'body.line_items[0].discount',
        rule: 'documents.line-values',
        message: 'line_items[0].discount must be at least 0.',
      },
      {
        path: 'body.line_items[2]',
        rule: 'documents.line-values',
        message: 'line_items[2] needs an item_id, a name or a description.',
      },
      {
        path: 'body.payment_terms',
        rule: 'invoices.payment-terms',
        message: 'payment_terms must be from 0 to 36500 days, but is -1.',
      },
    ]);
    const { body: answer, headers } = await reply;
    expect(answer['message']).toBe((await errorsOf(reply)).map(({ message }) => message).join(' '));
    expect([answer['code'], headers.get('x-sandbox-refusal')]).toEqual([40003, 'reference']);
    expect(headers.get('x-sandbox-rule')).toBe('documents.customer');
  });

  test('values of other types, and blank ones', async () => {
    const lines = ['much', 'more'].map((rate) => ({ name: 'Survey', rate }));
    expect(
      await placesOf(call('createCreditNote', {}, { ...sampleOf('createCreditNote'), line_items: lines })),
    ).toEqual(['body.line_items[0].rate records.value-types', 'body.line_items[1].rate records.value-types']);
    const items = [{ name: ' ', rate: 1, purchase_rate: 1 }];
    expect(await placesOf(call('createItemGroup', {}, { group_name: '', unit: ' ', items }))).toEqual([
      'body.group_name records.required',
      'body.unit records.required',
      'body.items[0].name records.required',
    ]);
  });

  test('parameters of a list', async () => {
    expect(await placesOf(call('listSalesReturns', { page: 'first', sort_column: 'colour' }))).toEqual([
      'query.page lists.invalid-parameters',
      'query.sort_column lists.invalid-parameters',
    ]);
  });

  test('what the contract refuses, one entry a place', async () => {
    const reply = call(
      'createPriceList',
      { per_page: 'x' },
      { ...sampleOf('createPriceList'), pricebook_type: 5, name: {} },
    );
    expect(await errorsOf(reply)).toEqual([
      { path: 'body.name', message: 'body.name must be a string.' },
      { path: 'body.pricebook_type', message: 'body.pricebook_type must be per_item or fixed_percentage.' },
    ]);
    expect((await reply).body['message']).toBe(
      'body.name must be a string; body.pricebook_type must be per_item or fixed_percentage.',
    );
  });

  test.each<[what: string, operation: string, body: Json, places: string[]]>([
    [
      'a type that is a guess',
      'createInvoice',
      { customer_id: 'abc', line_items: [{ item_id: '999', quantity: 'two' }] },
      [
        'body.line_items[0].quantity records.value-types',
        'body.customer_id documents.customer',
        'body.line_items[0].item_id documents.items',
      ],
    ],
    [
      'a documented type',
      'createCustomerPayment',
      {
        customer_id: NOBODY,
        payment_mode: 'cash',
        amount: 1,
        invoices: [{ invoice_id: NOBODY, amount_applied: 'one' }],
      },
      [
        'body.invoices[0].amount_applied -',
        'body.customer_id documents.customer',
        'body.invoices[0].invoice_id customer-payments.apply',
      ],
    ],
    [
      'the type of an action',
      'applyCreditNoteToInvoices',
      { invoices: [{ invoice_id: NOBODY, amount_applied: 'one' }] },
      ['body.invoices[0].amount_applied records.value-types', `body.invoices[0].invoice_id documents.credits`],
    ],
    ['a field that is required', 'createItem', { rate: 1, tax_id: NOBODY }, ['body.name -', 'body.tax_id items.taxes']],
    [
      'a type, and not what follows from it',
      'createInvoice',
      { customer_id: {}, line_items: [{ name: {}, discount: 5 }], discount: 'x' },
      [
        'body.customer_id records.value-types',
        'body.line_items[0].name records.value-types',
        'body.discount records.value-types',
      ],
    ],
    [
      'a line that is none, and not that there is none',
      'createInvoice',
      { customer_id: castId(14001), line_items: ['x y'] },
      ['body.line_items[0] records.value-types'],
    ],
  ])('unknown references next to %s', async (_, operation, body, places) => {
    expect(await placesOf(call(operation, { creditnote_id: NOTE }, body))).toEqual(places);
  });

  test('and nothing of a refused call is kept', async () => {
    const sandbox = createSandbox();
    const before = JSON.stringify(sandbox.snapshot());
    const own = callerOf(sandbox);
    await own('createInvoice', {}, { customer_id: castId(14001), line_items: [line], discount: 'x' });
    await own('createItem', {}, { rate: 1 });
    await own('applyCreditNoteToInvoices', { creditnote_id: NOTE }, { invoices: [{ amount_applied: 'x' }] });
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
  });

  test('unknown fields, whatever is refused', async () => {
    const unknownIn = async (operation: string, body: Json) =>
      (await call(operation, { pge: 1 }, body)).headers.get('x-sandbox-unknown');
    expect(await unknownIn('createContact', { contct_name: 'A' })).toBe('query.pge, body.contct_name');
    expect(await unknownIn('createInvoice', { colour: 'red', line_items: 5 })).toBe('query.pge, body.colour');
  });

  test('and where they are refused, next to all else', async () => {
    const strict = callerOf(createSandbox({ unknown: 'refuse' }));
    expect(await placesOf(strict('createContact', {}, { contct_name: 'A' }))).toEqual([
      'body.contact_name -',
      'body.contct_name -',
    ]);
    const body = { colour: 'red', customer_id: NOBODY, line_items: [{ ...line, rate: 'x' }] };
    expect(await placesOf(strict('createInvoice', {}, body))).toEqual([
      'body.line_items[0].rate records.value-types',
      'body.colour -',
      'body.customer_id documents.customer',
    ]);
  });

  test('what is unknown, where this is refused', async () => {
    const strict = callerOf(createSandbox({ unknown: 'refuse' }));
    expect(
      await errorsOf(strict('createTax', { pge: 1 }, { tax_name: 'VAT', tax_percentage: 5, colour: 'red' })),
    ).toEqual([
      { path: 'query.pge', message: 'query.pge is not in the contract.' },
      { path: 'body.colour', message: 'body.colour is not in the contract.' },
    ]);
  });
});

const CREDIT = 'documents.credits';
const PAY = 'customer-payments.apply';

describe('each entry of a list has its own error', () => {
  test.each<[operation: string, parameters: Json, body: Json, places: string[]]>([
    [
      'createCustomerPayment',
      {},
      {
        ...sampleOf('createCustomerPayment'),
        invoices: [
          { invoice_id: NOBODY, amount_applied: 1 },
          { invoice_id: SENT, amount_applied: 1, tax_amount_withheld: -1 },
          { invoice_id: DRAFT, amount_applied: 1 },
          { invoice_id: SENT, amount_applied: 0 },
        ],
      },
      [
        `body.invoices[0].invoice_id ${PAY}`,
        `body.invoices[1].tax_amount_withheld ${PAY}`,
        `body.invoices[2].invoice_id ${PAY}`,
        `body.invoices[3].amount_applied ${PAY}`,
      ],
    ],
    [
      'applyCreditNoteToInvoices',
      { creditnote_id: NOTE },
      {
        invoices: [
          { invoice_id: NOBODY, amount_applied: 1 },
          { invoice_id: SENT, amount_applied: -1 },
        ],
      },
      [`body.invoices[0].invoice_id ${CREDIT}`, `body.invoices[1].amount_applied ${CREDIT}`],
    ],
    [
      'applyInvoiceCredits',
      { invoice_id: SENT },
      {
        invoice_payments: [{ payment_id: NOBODY, amount_applied: 1 }],
        apply_creditnotes: [
          { creditnote_id: NOBODY, amount_applied: 1 },
          { creditnote_id: NOTE, amount_applied: 0 },
        ],
      },
      [
        'body.invoice_payments[0].payment_id invoices.credits',
        'body.apply_creditnotes[0].creditnote_id invoices.credits',
        'body.apply_creditnotes[1].amount_applied invoices.credits',
      ],
    ],
    [
      'applyVendorCreditToBills',
      { vendor_credit_id: createSandbox().records('vendorCredits').list()[0]!.vendor_credit_id },
      {
        bills: [
          { bill_id: NOBODY, amount_applied: 1 },
          { bill_id: castId(29503), amount_applied: 0 },
        ],
      },
      ['body.bills[0].bill_id vendor-credits.apply', 'body.bills[1].amount_applied vendor-credits.apply'],
    ],
    [
      'createItemGroup',
      {},
      {
        group_name: 'Caps',
        unit: 'pcs',
        items: [
          { name: 'A', rate: 1, purchase_rate: 1, vendor_id: NOBODY },
          { name: 'B', rate: 1, purchase_rate: 1, initial_stock: -1 },
        ],
      },
      ['body.items[0].vendor_id items.vendor', 'body.items[1].initial_stock items.initial-stock-values'],
    ],
    [
      'createTaxGroup',
      {},
      { tax_group_name: 'G', taxes: [castId(11001), NOBODY, castId(99998)] },
      ['body.taxes[1] tax-groups.members', 'body.taxes[2] tax-groups.members'],
    ],
    [
      'createTaxGroup',
      {},
      { tax_group_name: 'G', taxes: [{}, castId(11001), true] },
      ['body.taxes[0] tax-groups.taxes', 'body.taxes[2] tax-groups.taxes'],
    ],
    [
      'createSalesReturn',
      {},
      {
        line_items: [
          { salesorder_item_id: ORDER_LINE, quantity: -1, non_receive_quantity: -1 },
          { salesorder_item_id: castId(20011) },
        ],
      },
      [
        'body.line_items[0].quantity sales-returns.valid-lines',
        'body.line_items[0].non_receive_quantity sales-returns.valid-lines',
        'body.line_items[1] sales-returns.valid-lines',
      ],
    ],
    [
      'createSalesReturn',
      {},
      {
        salesorder_id: castId(20001),
        line_items: [
          { salesorder_item_id: castId(20011), quantity: 50 },
          { salesorder_item_id: ORDER_LINE, quantity: 50 },
          { salesorder_item_id: NOBODY, quantity: 1 },
        ],
      },
      [
        'body.line_items[2].salesorder_item_id sales-returns.valid-lines',
        'body.line_items[0].quantity sales-returns.shipped',
        'body.line_items[1].quantity sales-returns.shipped',
      ],
    ],
    [
      'createItemAdjustment',
      {},
      {
        ...sampleOf('createItemAdjustment'),
        adjustment_type: 'quantity',
        line_items: [
          { item_id: BOTTLE, quantity_adjusted: 0 },
          { item_id: castId(16001), quantity_adjusted: -1, item_total: 5 },
        ],
      },
      [
        'body.line_items[0].quantity_adjusted item-adjustments.quantity',
        'body.line_items[1].item_total item-adjustments.quantity',
      ],
    ],
    [
      'updateInvoice',
      { invoice_id: SENT },
      {
        ...sampleOf('updateInvoice'),
        invoice_number: undefined,
        line_items: [NOBODY, castId(99998)].map((id) => ({ ...line, line_item_id: id })),
      },
      ['body.line_items[0].line_item_id documents.lines', 'body.line_items[1].line_item_id documents.lines'],
    ],
  ])('%s %j %j', async (operation, parameters, body, places) => {
    expect(await placesOf(call(operation, parameters, body))).toEqual(places);
  });

  test('and what is refused takes nothing from the others', async () => {
    const sandbox = createSandbox();
    const own = callerOf(sandbox);
    const { balance } = (await own('getInvoice', { invoice_id: SENT })).body['invoice'] as { balance: number };
    const sent = { ...sampleOf('createCustomerPayment'), amount: balance - 1, invoices: [] };
    const { payment } = (await own('createCustomerPayment', {}, sent)).body as { payment: Json };
    const body = {
      invoice_payments: [{ payment_id: payment['payment_id'], amount_applied: balance }],
      apply_creditnotes: [{ creditnote_id: NOTE, amount_applied: 100 }],
    };
    expect(await placesOf(own('applyInvoiceCredits', { invoice_id: SENT }, body))).toEqual([
      'body.invoice_payments[0].amount_applied invoices.credits',
    ]);
  });
});

describe('checks that do not depend on each other', () => {
  test('of the currency, the discount and the due date', async () => {
    const body = {
      customer_id: castId(14001),
      exchange_rate: -1,
      date: '2026-03-28',
      due_date: '2026-01-01',
      discount: 50,
      line_items: [line],
    };
    const places = await placesOf(call('createInvoice', {}, body));
    expect(places).toEqual(
      expect.arrayContaining([
        'body.exchange_rate documents.currency',
        'body.discount documents.discount',
        'body.due_date invoices.due',
      ]),
    );
  });

  test('of the order and the units of a package', async () => {
    const line_items = [{ so_line_item_id: castId(20015), quantity: 500 }];
    const reply = call('createPackage', { salesorder_id: castId(20001) }, { date: '2026-03-28', line_items });
    expect(await placesOf(reply)).toEqual([
      'query.salesorder_id packages.confirmed-order',
      'body.line_items[0].so_line_item_id packages.lines',
    ]);
  });
});

describe('an amount that is too large', () => {
  test.each<[operation: string, body: Json, places: string[]]>([
    [
      'createInvoice',
      {
        line_items: [
          { ...line, rate: 1e18 },
          { ...line, quantity: 1e13 },
        ],
        shipping_charge: 1e15,
      },
      [
        'body.line_items[0].rate records.value-types',
        'body.line_items[1].quantity records.value-types',
        'body.shipping_charge records.value-types',
      ],
    ],
    [
      'createInvoice',
      { line_items: [line, { ...line, rate: 1e13, quantity: 100 }] },
      ['body.line_items[1].rate documents.discount'],
    ],
    ['createCustomerPayment', { ...sampleOf('createCustomerPayment'), amount: 1e13 }, ['- documents.balance']],
    [
      'createItem',
      { name: 'Gold', rate: 1, purchase_rate: 1, initial_stock: 10, initial_stock_rate: 1e13 },
      ['- items.initial-stock'],
    ],
  ])('%s %j', async (operation, body, places) => {
    expect(await placesOf(call(operation, {}, { customer_id: castId(14001), ...body }))).toEqual(places);
  });

  test('in a computed value has the rule that computes it', async () => {
    const sent = { ...sampleOf('createShipmentOrder'), shipment_number: 'S-1', exchange_rate: 1e13 };
    const reply = await call('createShipmentOrder', { salesorder_id: castId(20003), package_ids: castId(21003) }, sent);
    expect(reply.headers.get('x-sandbox-rule')).not.toBeNull();
  });
});

test.each<[sent: Json, place: string]>([
  [{ quantity_to_bundle: 5000 }, 'body.quantity_to_bundle'],
  [{ line_items: [{ item_id: BOTTLE, quantity_consumed: 5000 }] }, 'body.line_items[0].quantity_consumed'],
])('stock that a bundle lacks is where the bundle asks for it: %j', async (sent, place) => {
  const places = await placesOf(call('createBundle', {}, { composite_item_id: castId(17003), ...sent }));
  expect(places).toEqual([`${place} bundles.enough-stock`]);
});

describe('what depends on what is refused is not looked at', () => {
  test('a price that the item would give', async () => {
    const body = { customer_id: castId(14001), line_items: [{ item_id: NOBODY }] };
    expect(await placesOf(call('createInvoice', {}, body))).toEqual(['body.line_items[0].item_id documents.items']);
  });

  test('the due date that the terms give, and the currency of a contact that is no customer', async () => {
    const sandbox = createSandbox();
    const { currency_id } = sandbox
      .records('currencies')
      .add({ currency_code: 'USD', currency_symbol: '$', price_precision: 2, exchange_rate: 80 });
    const body = { customer_id: VENDOR, currency_id, payment_terms: -5, line_items: [line] };
    const places = await placesOf(callerOf(sandbox)('createInvoice', {}, body));
    expect(places).toContain('body.payment_terms invoices.payment-terms');
    expect(places).not.toContainEqual(expect.stringContaining('invoices.due'));
    expect(places).not.toContainEqual(expect.stringMatching(/documents\.currency$/));
  });

  test('whether a person is one of a contact that does not exist', async () => {
    const body = { customer_id: NOBODY, contact_persons: [{ contact_person_id: castId(14013) }], line_items: [line] };
    expect(await placesOf(call('createInvoice', {}, body))).toEqual(['body.customer_id documents.customer']);
  });

  test('sums of lines that are refused', async () => {
    const body = { customer_id: castId(14001), discount: 5, line_items: [{ ...line, quantity: -1 }] };
    expect(await placesOf(call('createInvoice', {}, body))).toEqual([
      'body.line_items[0].quantity documents.line-values',
    ]);
  });
});

describe('the place of what is refused', () => {
  test.each<[what: string, reply: () => Promise<Reply>, places: string[]]>([
    ['an id in the URL', () => call('getTax', { tax_id: NOBODY }), ['path.tax_id -']],
    [
      'a parameter that gives a field',
      () => call('createPackage', { salesorder_id: NOBODY }, { ...sampleOf('createPackage'), package_number: 'P-1' }),
      ['query.salesorder_id packages.order'],
    ],
    [
      'a record within the body',
      () => {
        const items = ['A', 'B'].map((name) => ({ name, rate: 1, purchase_rate: 1, sku: 'ONE' }));
        return call('createItemGroup', {}, { group_name: 'G', unit: 'pcs', items });
      },
      ['body.items[1].sku items.unique-sku'],
    ],
    [
      'a price list row that comes twice',
      () => {
        const rows = [1, 2].map((pricebook_rate) => ({ item_id: BOTTLE, pricebook_rate }));
        return call('createPriceList', {}, { ...renamed(sampleOf('createPriceList'), '9'), pricebook_items: rows });
      },
      ['body.pricebook_items[1].item_id price-lists.distinct-items'],
    ],
    ['none, of a record as a whole', () => call('deleteTax', { tax_id: castId(11001) }), ['- taxes.delete-default']],
  ])('%s', async (_, reply, places) => {
    expect(await placesOf(reply())).toEqual(places);
  });
});

describe('an error is where it was sent', () => {
  test.each([[null], ['']])('behind an entry that counts as none: %j', async (none) => {
    const body = { ...sampleOf('createInvoice'), invoice_number: '', line_items: [none, { item_id: '999' }] };
    const reply = call('createInvoice', {}, body);
    expect(await placesOf(reply)).toEqual(['body.line_items[1].item_id documents.items']);
    expect((await reply).body['message']).toBe('line_items[1].item_id 999 does not exist.');
  });

  test('and each message names the entry as it was sent', async () => {
    const line_items = [null, { item_id: '998' }, '', { item_id: '999' }];
    const { body } = await call('createInvoice', {}, { ...sampleOf('createInvoice'), invoice_number: '', line_items });
    expect(body['message']).toBe('line_items[1].item_id 998 does not exist. line_items[3].item_id 999 does not exist.');
  });

  test('and what is refused while the body is read counts all entries', async () => {
    const line_items = [null, { name: 'Tent', rate: 'much' }];
    const reply = call('createInvoice', {}, { ...sampleOf('createInvoice'), invoice_number: '', line_items });
    expect(await placesOf(reply)).toEqual(['body.line_items[1].rate records.value-types']);
  });

  test.each(['quantity', 'non_receive_quantity'])('in the quantity of a return: %s', async (field) => {
    const line_items = [{ salesorder_item_id: castId(20011), quantity: 1, [field]: -1 }];
    expect(await placesOf(call('createSalesReturn', {}, { line_items }))).toEqual([
      `body.line_items[0].${field} sales-returns.valid-lines`,
    ]);
  });

  test('in the amount of a refund in the base currency', async () => {
    const sandbox = createSandbox();
    const open = sandbox.records('creditNotes').list()[0]!;
    const body = { ...sampleOf('refundCreditNote'), amount_bcy: 9_999_999, amount_fcy: undefined, amount: undefined };
    const reply = callerOf(sandbox)('refundCreditNote', { creditnote_id: open.creditnote_id }, body);
    expect(await placesOf(reply)).toEqual(['body.amount_bcy documents.refund']);
  });
});

test('a refusal of records() has its errors, by field', () => {
  const sandbox: Sandbox = createSandbox();
  const add = (): unknown => sandbox.records('taxes').add({ tax_name: 'IGST18', tax_percentage: 200 } as Json);
  expect(add).toThrow(
    expect.objectContaining({
      errors: [
        { rule: 'taxes.unique', message: expect.stringContaining('is already used') },
        { rule: 'taxes.rate', message: 'tax_percentage must be from 0 to 100.' },
      ],
    }),
  );
});
