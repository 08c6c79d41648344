import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, addressOfRecord, type Route, readRoute } from '../../reference/console/address.ts';
import { isAmount, readableNumber } from '../../reference/console/amounts.ts';
import { LIST } from '../../reference/console/list-state.ts';
import { inZoneOf } from '../../reference/console/readable.ts';

describe('the address of the console', () => {
  it('is short where there is nothing to say of the list', () => {
    expect(addressOf({ organization: '1', resource: 'invoices' })).toBe('#1/invoices');
    expect(addressOf({ organization: '1', resource: 'invoices', list: LIST })).toBe('#1/invoices');
    expect(readRoute('')).toEqual({ organization: '', resource: 'invoices' });
    expect(readRoute('#/invoices?')).toEqual({ organization: '', resource: 'invoices' });
  });

  it('has the list beside a record, a form and a call', () => {
    const list = { ...LIST, status: 'overdue', sort: 'total', page: 2 };
    for (const open of [{ id: '7' }, { id: '7', act: 'updateInvoice' }, { act: 'createInvoice' }, { call: '3' }]) {
      const route: Route = { organization: '1', resource: 'invoices', ...open, list: { ...list, isDescending: false } };
      const address = addressOf(route);
      expect(address).toMatch(/\?status=overdue&sort=total&page=2$/);
      expect(readRoute(address)).toEqual(route);
    }
    const route = readRoute('#1/invoices/7?status=overdue');
    expect(addressOfRecord(route, { resource: 'invoices', id: '8' })).toBe('#1/invoices/8?status=overdue');
    expect(addressOfRecord(route, { resource: 'contacts', id: '8' })).toBe('#1/contacts/8');
  });

  it('is read as it was written, whatever is in it', () => {
    const text = fc.oneof(fc.constantFrom('__proto__', '<img onerror=1>', '?&#/%=+ ', ''), fc.string());
    const filled = fc.stringMatching(/^[^,\s]+$/);
    const lists = fc.record({
      find: text,
      status: text,
      field: filled,
      value: text,
      sort: filled,
      isDescending: fc.boolean(),
      page: fc.integer({ min: 1, max: 9_999_999 }),
      columns: fc.option(fc.uniqueArray(filled), { nil: undefined }),
    });
    fc.assert(
      fc.property(lists, (list) => {
        const route = { organization: '1', resource: 'invoices', id: '7', list };
        expect(readRoute(addressOf(route))).toEqual(route);
      }),
      { seed: 20260328, numRuns: 200 },
    );
  });

  it.each(['page=0', 'page=-1', 'page=1e3', 'page=x', 'order=desc', 'is=1', 'what=ever', 'page=12345678'])(
    'ignores %s',
    (query) => {
      expect(readRoute(`#1/invoices?${query}`)).toEqual({ organization: '1', resource: 'invoices' });
    },
  );
});

describe('an amount in the console', () => {
  it.each([
    ['outstanding_receivable_amount', '17000', '17,000.00'],
    ['total', '18408.00', '18,408.00'],
    ['rate', '2400', '2,400.00'],
    ['rate', '0.125', '0.125'],
    ['item_total', '-1234567', '-1,234,567.00'],
    ['balance', '', ''],
    ['total', 'none', 'none'],
    ['stock_on_hand', '1200', '1200'],
    ['quantity', '1200', '1200'],
    ['total_quantity', '10', '10'],
    ['exchange_rate', '83.5', '83.5'],
    ['price_precision', '2', '2'],
    ['tax_percentage', '18', '18'],
    ['customer_id', '4815162342481514001', '4815162342481514001'],
  ])('%s %s is %s', (field, value, shown) => {
    expect(readableNumber(field, value, {})).toBe(shown);
  });

  it('has as many decimals as its record says', () => {
    expect(readableNumber('total', '1200', { price_precision: 0 })).toBe('1,200');
    expect(readableNumber('total', '1200', { price_precision: 3 })).toBe('1,200.000');
    expect(readableNumber('total', '1200', { price_precision: 'many' })).toBe('1,200.00');
    expect(['amount', 'bcy_rate', 'discount_amount'].every(isAmount)).toBe(true);
  });
});

it.each([
  ['2026-03-28T12:00:00+0530', '2026-03-28T12:08:44'],
  ['2026-03-28T12:00:00-03:30', '2026-03-28T03:08:44'],
  ['', '2026-03-28T06:38:44'],
])('a moment in the zone of %s', (local, moment) => {
  expect(inZoneOf('2026-03-28T06:38:44.000Z', local)).toBe(moment);
  expect(inZoneOf('soon', local)).toBe('soon');
});
