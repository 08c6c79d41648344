import { describe, expect, it } from 'vitest';
import { caseOf, castId, group, type Json, type Place, places, placesWith, rows } from '../support/story.ts';

const SLATE = castId(16001);
const BOTTLE = castId(16005);

/** What the orders order, which the documents of the service do not describe: the item and the quantity of each line. */
const salesOrder: Record<string, [string, number]> = { [castId(20011)]: [SLATE, 4], [castId(20013)]: [BOTTLE, 10] };
const purchaseOrder: Record<string, [string, number]> = { [castId(28011)]: [SLATE, 20], [castId(28013)]: [BOTTLE, 40] };
const ordered = Object.fromEntries(Object.values(salesOrder));
const bought = Object.fromEntries(Object.values(purchaseOrder));

/** Kits that the bundle has assembled. */
const KITS = 3;

/** An amount in paise; text has to be a decimal with two places. */
function paise(amount: unknown): number {
  if (typeof amount === 'string' && !/^-?\d+\.\d\d$/.test(amount)) throw new Error(`${amount} is no amount`);
  return Math.round(Number(amount ?? 0) * 100);
}

function sum<T>(values: T[], amount: (value: T) => number): number {
  return values.reduce((total, value) => total + amount(value), 0);
}

/** The value at a place of one sample, such as `getInvoice.response/invoice`. */
function at(pointer: string): Json {
  const place = places.find((candidate) => candidate.pointer === pointer);
  if (!place) throw new Error(`No sample has ${pointer}`);
  return place.object;
}

/** The lines of a record, also where the documents show one object instead of an array. */
function linesOf(record: Json): Json[] {
  return rows(record['line_items']);
}

/** What a line comes to, before tax. */
function lineTotal(line: Json): number {
  return 'item_total' in line ? paise(line['item_total']) : paise(line['rate']) * Number(line['quantity'] ?? 1);
}

const percentages = new Map(
  placesWith(['tax_id', 'tax_percentage'], 'Taxes').map(({ object }) => [
    object['tax_id'],
    Number(object['tax_percentage']),
  ]),
);

function lineTax(line: Json): number {
  return 'tax_id' in line ? Math.round((lineTotal(line) * percentages.get(line['tax_id'])!) / 100) : 0;
}

/** Quantities by item; lines that name no item are told by their line of the sales order. */
function quantities(
  record: Json,
  quantity: (line: Json) => unknown = (line) => line['quantity'],
): Record<string, number> {
  const item = (line: Json) => String(line['item_id'] ?? salesOrder[String(line['so_line_item_id'])]?.[0]);
  const byItem = group(linesOf(record).map((line) => [item(line), Number(quantity(line))] as const));
  return Object.fromEntries([...byItem].map(([id, counts]) => [id, sum(counts, (count) => count)]));
}

/** Whether a record is there for the state that a call needs, or is what that call creates: no order or return says its lines. */
function isForItsState(record: Json): boolean {
  const numbers = /^([A-Z]{2,4}-25-\d{3}|PKG-00010|SHP-00008|PR-00009|CN-00003)$/;
  return Object.values(record).some((value) => numbers.test(String(value)));
}

/** Whether a place is in a sample of a call that reads. */
function isRead(pointer: string): boolean {
  return /^(get|list)/.test(pointer);
}

/** Cases for `it.each`. An empty list would pass unseen, so it is refused. */
function cases(found: Place[]): [string, Json, Json[]][] {
  if (found.length === 0) throw new Error('No sample to check');
  return found.map(({ pointer, object, around }) => [pointer, object, around]);
}

const items = new Map(
  placesWith(['item_id', 'purchase_rate'], 'Items').map(({ object }) => [object['item_id'], object]),
);
const returned = at('createSalesReturn.response/salesreturn');
const creditNote = at('getCreditNote.response/creditnote');
const refunds = rows(at('listCreditNoteRefunds.response')['creditnote_refunds']);

describe('lines', () => {
  it.each(cases(placesWith(['rate', 'quantity', 'item_total'])))('%s: rate x quantity', (_pointer, line) => {
    expect(paise(line['item_total'])).toBe(
      paise(line['rate']) * Number(line['quantity']) - paise(line['discount_amount']),
    );
  });

  it.each(cases(placesWith(['item_total_inclusive_of_tax'])))('%s: total with tax', (_pointer, line) => {
    expect(paise(line['item_total_inclusive_of_tax'])).toBe(lineTotal(line) + lineTax(line));
  });

  it.each(cases(placesWith(['rate', 'bcy_rate'])))('%s: rate in the base currency', (_pointer, line) => {
    expect(line['bcy_rate']).toBe(line['rate']);
  });

  it.each(cases(placesWith(['item_id', 'rate'])))('%s: priced as the item is', (pointer, line) => {
    const item = items.get(line['item_id'])!;
    expect(line['rate']).toBe(item[/VendorCredit/.test(pointer) ? 'purchase_rate' : 'rate']);
    if ('purchase_rate' in line) expect(line['purchase_rate']).toBe(item['purchase_rate']);
  });

  it.each(cases(placesWith(['quantity_adjusted'])))('%s: quantity x purchase rate', (_pointer, line) => {
    expect(paise(line['item_total'])).toBe(
      Number(line['quantity_adjusted']) * paise(items.get(line['item_id'])!['purchase_rate']),
    );
  });
});

describe('documents', () => {
  const documents = cases(placesWith(['line_items', 'total']));

  it.each(documents)('%s: total', (_pointer, record) => {
    const lines = linesOf(record);
    if ('sub_total' in record) expect(paise(record['sub_total'])).toBe(sum(lines, lineTotal));
    const tax = sum(lines, lineTax);
    if ('tax_total' in record) expect(paise(record['tax_total'])).toBe(tax);
    if ('taxes' in record) expect(sum(rows(record['taxes']), ({ tax_amount }) => paise(tax_amount))).toBe(tax);
    const extras = paise(record['shipping_charge']) + paise(record['adjustment']) - paise(record['discount_amount']);
    expect(paise(record['total'])).toBe(sum(lines, lineTotal) + tax + extras);
  });

  const settlements = [
    'payment_made',
    'credits_applied',
    'tax_amount_withheld',
    'write_off_amount',
    'total_credits_used',
    'total_refunded_amount',
  ];
  const balances = cases(placesWith(['total', 'balance']));
  const ofCreditNote = ({ creditnote_id: id, invoices, status }: Json) =>
    id
      ? sum(rows(invoices), ({ amount }) => paise(amount)) +
        (status === 'closed' ? sum(refunds, ({ amount_fcy }) => paise(amount_fcy)) : 0)
      : 0;

  it.each(balances)('%s: balance', (_pointer, record) => {
    if (record['status'] === 'void') {
      expect(paise(record['balance'])).toBe(0);
      return;
    }
    const settled = sum(settlements, (field) => paise(record[field])) + ofCreditNote(record);
    expect(paise(record['balance'])).toBe(paise(record['total']) - settled);
    if (['paid', 'closed'].includes(String(record['status']))) expect(paise(record['balance'])).toBe(0);
    if (['draft', 'sent'].includes(String(record['status'])))
      expect(paise(record['balance'])).toBe(paise(record['total']));
  });

  it.each(cases(placesWith(['bills_credited', 'total'])))('%s: credits and refunds', (_pointer, record) => {
    expect(paise(record['total_credits_used'])).toBe(
      sum(rows(record['bills_credited']), ({ amount }) => paise(amount)),
    );
    expect(paise(record['total_refunded_amount'])).toBe(
      sum(rows(record['vendor_credit_refunds']), ({ amount_fcy }) => paise(amount_fcy)),
    );
  });
});

describe('payments, credits and refunds', () => {
  it.each(cases(placesWith(['amount', 'invoices'], 'Customer payments')))(
    '%s: applied in full',
    (_pointer, payment) => {
      const applied = sum(rows(payment['invoices']), ({ amount_applied }) => paise(amount_applied));
      expect(paise(payment['amount'])).toBe(
        applied + paise(payment['unused_amount']) + paise(payment['amount_refunded']),
      );
    },
  );

  it.each(cases(placesWith(['invoice_amount', 'balance_amount'])))('%s: left to pay', (_pointer, row) => {
    expect(paise(row['balance_amount'])).toBe(paise(row['invoice_amount']) - paise(row['amount_applied']));
    const invoice = rows(at('listInvoices.response')['invoices']).find(
      ({ invoice_id: id }) => id === row['invoice_id'],
    );
    expect(paise(row['invoice_amount'])).toBe(paise(invoice?.['total']));
  });

  it('that an invoice lists are those it has been paid with', () => {
    const paid = at('getInvoice.response/invoice')['payment_made'];
    expect(sum(rows(at('listInvoicePayments.response')['payments']), ({ amount }) => paise(amount))).toBe(paise(paid));
    const [payment] = rows(at('listCustomerPayments.response')['customerpayments']);
    expect(paise(payment?.['amount'])).toBe(paise(paid));
  });

  it('of CN-00002 are the whole of it: first applied, then refunded instead', () => {
    const total = paise(creditNote['total']);
    const [credit, ...more] = rows(caseOf('listInvoiceAppliedCredits', 'applied')['credits']);
    const [credited, ...others] = rows(caseOf('listCreditNoteInvoices', 'applied')['invoices_credited']);
    expect([credit!['creditnote_id'], more, others]).toEqual([creditNote['creditnote_id'], [], []]);
    expect([credit!['amount'], credited!['amount']].map(paise)).toEqual([total, total]);
    expect(creditNote['invoices']).toEqual([]);
    expect(at('listCreditNoteInvoices.response')['invoices_credited']).toEqual([]);
    expect(at('listInvoiceAppliedCredits.response')['credits']).toEqual([]);
    expect(sum(refunds, ({ amount_fcy }) => paise(amount_fcy))).toBe(total);
    expect(paise(rows(at('listSalesReturns.response')['salesreturns'])[0]!['refunded_amount'])).toBe(total);
  });

  it('of VC-00004 are those of its record', () => {
    const { vendor_credit_refunds: listed, bills_credited: credited } = at('getVendorCredit.response/vendor_credit');
    expect(at('listVendorCreditRefunds.response')['vendor_credit_refunds']).toEqual(listed);
    expect(at('listVendorCreditBills.response')['bills_credited']).toEqual(credited);
    const applied = sum(rows(credited), ({ amount }) => paise(amount));
    const refunded = sum(rows(listed), ({ amount_fcy }) => paise(amount_fcy));
    expect(applied + refunded).toBe(paise(at('getVendorCredit.response/vendor_credit')['total']));
  });

  it.each(cases(placesWith(['amount_bcy'])))('%s: the same in the base currency', (_pointer, refund) => {
    expect(refund['amount_bcy']).toBe(refund['amount_fcy']);
  });

  it.each(cases(placesWith(['outstanding_receivable_amount'])))(
    '%s: owes what its invoices leave to pay',
    (pointer, contact) => {
      const isOwing = String(pointer).startsWith('updateContact.') && contact['contact_id'] === castId(14001);
      const invoices = isOwing
        ? [at('updateInvoice.response/invoice')]
        : rows(at('listInvoices.response')['invoices']).filter(
            ({ customer_id: id, status }) => id === contact['contact_id'] && status !== 'draft',
          );
      const owed = sum(invoices, ({ balance }) => paise(balance));
      expect(paise(contact['outstanding_receivable_amount'])).toBe(owed);
      expect(paise(contact['outstanding_receivable_amount_bcy'])).toBe(owed);
    },
  );
});

describe('quantities', () => {
  const records = (tag: string) =>
    cases(placesWith(['line_items'], tag).filter(({ object }) => !isForItsState(object)));

  it.each([...records('Packages'), ...records('Invoices')])('%s: as ordered', (_pointer, record) => {
    expect(quantities(record)).toEqual(ordered);
  });

  const orderLines = placesWith(['so_line_item_id']).filter(({ around }) => !around.some(isForItsState));

  it.each(cases(orderLines))('%s: a line of the order', (_pointer, line) => {
    expect([line['item_id'] ?? salesOrder[String(line['so_line_item_id'])]![0], line['quantity']]).toEqual(
      salesOrder[String(line['so_line_item_id'])],
    );
  });

  it.each(cases(placesWith(['line_items'], 'Shipment orders')))('%s: as packed', (_pointer, record) => {
    const packages = rows(at('listPackages.response')['packages']).filter(
      ({ salesorder_id: order }) => order === record['salesorder_id'],
    );
    expect(packages).toHaveLength(1);
    expect(quantities(record, (line) => lineTotal(line) / paise(line['rate']))).toEqual(quantities(packages[0]!));
  });

  it.each(records('Purchase receives'))('%s: as ordered', (_pointer, record) => {
    expect(quantities(record)).toEqual(bought);
    expect(linesOf(record).map(({ line_item_id: id, item_id: item, quantity }) => [id, [item, quantity]])).toEqual(
      Object.entries(purchaseOrder),
    );
  });

  it.each(cases(placesWith(['total_quantity'])))('%s: total', (_pointer, record) => {
    expect(record['total_quantity']).toBe(String(sum(linesOf(record), ({ quantity }) => Number(quantity))));
  });

  it.each(records('Sales returns'))('%s: at most as shipped, the same in each sample', (_pointer, record) => {
    const back = quantities(record, (line) => Number(line['quantity']) + Number(line['non_receive_quantity']));
    for (const [item, quantity] of Object.entries(back)) expect(quantity).toBeLessThanOrEqual(ordered[item]!);
    expect(quantities(record)).toEqual(quantities(returned));
    expect(Object.values(back)).toEqual(
      rows(at('listSalesReturns.response')['salesreturns']).map(({ quantity }) => quantity),
    );
  });

  it.each(records('Credit notes'))('%s: as returned', (_pointer, record) => {
    const credited = (toStock: boolean) =>
      quantities({ line_items: linesOf(record).filter((line) => line['is_returned_to_stock'] === toStock) });
    expect(credited(true)).toEqual(quantities(returned));
    expect(credited(false)).toEqual(quantities(returned, (line) => line['non_receive_quantity']));
  });

  it.each(records('Vendor credits'))('%s: at most as received', (_pointer, record) => {
    for (const [item, quantity] of Object.entries(quantities(record)))
      expect(quantity).toBeLessThanOrEqual(bought[item]!);
    expect(quantities(record)).toEqual(quantities(at('getVendorCredit.response/vendor_credit')));
  });
});

describe('stock and prices', () => {
  const kit = at('getCompositeItem.response/composite_item');
  const inKit = (item: unknown) =>
    Number(rows(kit['mapped_items']).find(({ item_id }) => item_id === item)?.['quantity'] ?? 0);

  /** The goods that all samples of reading show on the same day. */
  const onTheDay = new Map(rows(at('listItems.response')['items']).map((item) => [item['item_id'], item]));

  it.each(cases(placesWith(['item_id', 'stock_on_hand'])))(
    '%s: as the days before leave it',
    (pointer, item, around) => {
      const id = item['item_id'];
      if (isRead(pointer)) {
        expect(item['stock_on_hand']).toBe(onTheDay.get(id)!['stock_on_hand']);
        return;
      }
      const start = Number(items.get(id)!['initial_stock']);
      const assembled = Number(around.find((object) => 'composite_item_id' in object)?.['stock_on_hand'] ?? 0);
      const left = /VendorCredit/.test(pointer)
        ? start - KITS * inKit(id) + bought[String(id)]! - Number(item['quantity'])
        : start - assembled * inKit(id);
      expect(item['stock_on_hand']).toBe(left);
    },
  );

  /** What SO-25-071 orders and no shipment has taken. */
  const heldBack = new Map([[castId(16005), 30]]);

  it.each(cases(placesWith(['stock_on_hand', 'available_stock'])))('%s: held back for orders', (pointer, item) => {
    const available = onTheDay.get(item['item_id'])?.['available_stock'];
    const there = isRead(pointer) && available !== undefined ? available : item['stock_on_hand'];
    expect([item['available_stock'], item['actual_available_stock']]).toEqual([
      there,
      Number(there) - (isRead(pointer) ? (heldBack.get(String(item['item_id'])) ?? 0) : 0),
    ]);
  });

  const kits = placesWith(['composite_item_id']).filter(({ body }) => body.direction === 'response');

  it.each(cases(kits))('%s: a kit is worth its parts', (_pointer, record) => {
    const parts = sum(
      rows(record['mapped_items']),
      ({ quantity, purchase_rate }) => Number(quantity) * paise(purchase_rate),
    );
    expect(paise(record['purchase_rate'])).toBe(parts);
    expect(paise(record['asset_value'])).toBe(Number(record['stock_on_hand']) * parts);
    expect([0, KITS]).toContain(record['stock_on_hand']);
  });

  it.each(cases(placesWith(['pricebook_rate'], 'Items')))('%s: the price of the list', (_pointer, item) => {
    const lists = ['updatePriceList.response/pricebook', 'listPriceLists.response/pricebooks/0'].map(at);
    const prices = lists.map(
      (list) => rows(list['pricebook_items']).find(({ item_id }) => item_id === item['item_id'])?.['pricebook_rate'],
    );
    expect(prices).toEqual([item['pricebook_rate'], item['pricebook_rate']]);
  });
});
