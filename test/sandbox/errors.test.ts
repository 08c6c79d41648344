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
        message: 'invoice_number INV-000031 is taken: the invoice INV-000031 has it already.',
      },
      {
        path: 'body.line_items[0].quantity',
        rule: 'documents.priceable',
        message: 'line_items[0].quantity must be more than 0.',
      },
      {
        path: 'body.line_items[0].discount',
        rule: 'documents.priceable',
        message: 'line_items[0].discount must be at least 0.',
      },
      {
        path: 'body.line_items[2]',
        rule: 'documents.priceable',
        message: 'line_items[2] needs an item_id, a name or a description.',
      },
      {
        path: 'body.payment_terms',
        rule: 'invoices.payment-terms',
        message: 'payment_terms must be from 0 to 36500 days, and is -1.',
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
    ).toEqual(['body.line_items[0].rate records.types', 'body.line_items[1].rate records.types']);
    const items = [{ name: ' ', rate: 1, purchase_rate: 1 }];
    expect(await placesOf(call('createItemGroup', {}, { group_name: '', unit: ' ', items }))).toEqual([
      'body.group_name records.required',
      'body.unit records.required',
      'body.items[0].name records.required',
    ]);
  });

  test('parameters of a list', async () => {
    expect(await placesOf(call('listSalesReturns', { page: 'first', sort_column: 'colour' }))).toEqual([
      'query.page lists.query',
      'query.sort_column lists.query',
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

  test('what is unknown, where this is refused', async () => {
    const strict = callerOf(createSandbox({ unknown: 'refuse' }));
    expect(
      await errorsOf(strict('createTax', { pge: 1 }, { tax_name: 'VAT', tax_percentage: 5, colour: 'red' })),
    ).toEqual([
      { path: 'query.pge', message: 'The contract does not have query.pge.' },
      { path: 'body.colour', message: 'The contract does not have body.colour.' },
    ]);
  });
});

describe('what depends on what is refused is not looked at', () => {
  test('a price that the item would give', async () => {
    const body = { customer_id: castId(14001), line_items: [{ item_id: NOBODY }] };
    expect(await placesOf(call('createInvoice', {}, body))).toEqual(['body.line_items[0].item_id documents.items']);
  });

  test('the due date that the terms give, and the currency of a contact that is no customer', async () => {
    const body = { customer_id: VENDOR, currency_id: castId(13002), payment_terms: -5, line_items: [line] };
    const places = await placesOf(call('createInvoice', {}, body));
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
      'body.line_items[0].quantity documents.priceable',
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
      ['body.items[1].sku items.sku'],
    ],
    [
      'a price list row that comes twice',
      () => {
        const rows = [1, 2].map((pricebook_rate) => ({ item_id: BOTTLE, pricebook_rate }));
        return call('createPriceList', {}, { ...renamed(sampleOf('createPriceList'), '9'), pricebook_items: rows });
      },
      ['body.pricebook_items[1].item_id price-lists.once'],
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
    const reply = call('createInvoice', {}, { ...sampleOf('createInvoice'), line_items });
    expect(await placesOf(reply)).toEqual(['body.line_items[1].rate records.types']);
  });

  test.each(['quantity', 'non_receive_quantity'])('in the quantity of a return: %s', async (field) => {
    const line_items = [{ salesorder_item_id: castId(20011), quantity: 1, [field]: -1 }];
    expect(await placesOf(call('createSalesReturn', {}, { line_items }))).toEqual([
      `body.line_items[0].${field} sales-returns.complete`,
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
        { rule: 'taxes.unique', message: expect.stringContaining('is taken') },
        { rule: 'taxes.rate', message: 'tax_percentage must be from 0 to 100.' },
      ],
    }),
  );
});
