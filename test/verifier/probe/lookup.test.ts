import { describe, expect, test } from 'vitest';
import { fill, MissingValue, referred, type Variables } from '../../../verifier/probe/fill.ts';
import { matches, see } from '../../../verifier/probe/lookup.ts';
import type { Place } from '../../../verifier/probe/probe.ts';

const known: Variables = {
  run: 'PROBE-1',
  today: '2026-02-27',
  binds: { currency: '97' },
  shared: new Map([['customer', { id: '31', name: 'PROBE-customer' }]]),
  answers: new Map<string, unknown>([
    ['a', { tax: { tax_id: '11' } }],
    ['b', { invoice: { invoice_number: 'INV-000099', lines: [{ line_item_id: '5' }] } }],
  ]),
};

describe('templates', () => {
  test.each([
    ['{run} A', 'PROBE-1 A'],
    ['{today+2}', '2026-03-01'],
    ['{today-1}', '2026-02-26'],
    ['{bind.currency}', '97'],
    ['{shared.customer} is {shared.customer.name}', '31 is PROBE-customer'],
    ['{$a/tax/tax_id},{$b/invoice/lines/0/line_item_id}', '11,5'],
    ['{$b/invoice/invoice_number+1}', 'INV-000100'],
    // Where a service shows an array with the one record, it is the record.
    ['{$b/invoice/lines/line_item_id}', '5'],
    ['{$a/tax/0/tax_id}', '11'],
    ['{other} stays', '{other} stays'],
  ])('%s is %s', (text, filled) => {
    expect(fill({ deep: [text] }, known)).toEqual({ deep: [filled] });
  });

  test('that stand for nothing are said', () => {
    expect(() => fill('{$a/tax/other}', known)).toThrow(MissingValue);
    expect(() => fill('{bind.account.sales}', known)).toThrow(/account.sales is not bound/);
    expect(() => fill('{shared.item}', known)).toThrow(/there is no item/);
  });

  test('name the steps that they refer to', () => {
    expect(referred({ x: ['{$a/tax/tax_id}', '{$b/y}'] })).toEqual(new Set(['a', 'b']));
  });

  test('emails go to the one address that is given', () => {
    expect(fill('Asha <asha@ridgeline.example>', { ...known, mailTo: 'me@test.example' })).toBe(
      'Asha <me@test.example>',
    );
  });
});

describe('a value is the predicted one', () => {
  test.each([
    [600, '600.00', true],
    ['600.00', 600, true],
    [600, 600.01, false],
    [0.3, 0.1 + 0.2, true],
    [true, 'true', true],
    [true, 1, false],
    [null, null, true],
    [null, 0, false],
    ['{id}', '4815', true],
    ['{id}', 'x', false],
    ['{time}', '2026-03-28T12:00:00+0530', true],
    ['{$a/tax/tax_id}', '11', true],
    ['{$a/tax/none}', '11', false],
    ['{today+1}', '2026-02-28', true],
  ])('%j, %j: %j', (predicted, value, isSame) => {
    expect(matches(predicted, value, known)).toBe(isSame);
  });
});

describe('an answer says at a place', () => {
  const read = (place: Place, body: unknown, status = 200, rows?: { key: string; id: string }, made: object = {}) =>
    see(place, { status, body }, { method: 'GET', path: '/taxes', ...(rows && { rows }), ...made }, known);
  const rows = { key: 'taxes', id: 'tax_id' };

  test('whether the call is taken', () => {
    const place = { at: 'outcome', with: 'refused', without: 'taken' };
    expect(read(place, {}, 400)).toEqual({ at: 'outcome', sign: 'with', value: 'refused' });
    expect(read(place, {}, 201)).toEqual({ at: 'outcome', sign: 'without', value: 'taken' });
  });

  test('a value; null, an empty text and nothing are the same', () => {
    const place = { at: '/tax/tax_type', with: null, without: 'tax' };
    for (const tax_type of [null, '', undefined]) expect(read(place, { tax: { tax_type } }).sign).toBe('with');
    expect(read(place, { tax: { tax_type: 'tax' } }).sign).toBe('without');
    expect(read(place, { tax: { tax_type: 'other' } })).toMatchObject({ sign: 'other', value: 'other' });
    expect(read(place, { tax: {} }, 400).sign).toBe('none');
  });

  test('nothing of a field whose record stands somewhere else', () => {
    const place = { at: '/tax/tax_type', with: 'tax', without: null };
    const made = { id: '/tax/tax_id' };
    expect(read(place, { tax: { tax_id: '11' } }, 201, undefined, made).sign).toBe('without');
    expect(read(place, { taxes: [{ tax_id: '11', tax_type: 'tax' }] }, 201, undefined, made).sign).toBe('none');
  });

  test('whether a list has a record, unless it has more pages', () => {
    const place = { at: '/taxes/[{$a/tax/tax_id}]', with: 'listed', without: null };
    const others = [{ tax_id: '3' }];
    expect(read(place, { taxes: [...others, { tax_id: '11' }] }, 200, rows).sign).toBe('with');
    expect(read(place, { taxes: others }, 200, rows).sign).toBe('without');
    expect(read(place, { taxes: others, page_context: { has_more_page: true } }, 200, rows).sign).toBe('none');
  });

  test('in which order a list has the records of the session', () => {
    const [a, b] = ['{$a/tax/tax_id}', '{bind.currency}'];
    const place = { at: `/taxes#order ${a} ${b}`, with: `${b} ${a}`, without: `${a} ${b}` };
    const list = (...ids: string[]) => ({ taxes: ids.map((tax_id) => ({ tax_id })) });
    expect(read(place, list('97', '5', '11'), 200, rows).sign).toBe('with');
    expect(read(place, list('11', '97'), 200, rows).sign).toBe('without');
    expect(read(place, list('11'), 200, rows).sign).toBe('none');
  });

  test.each([
    ['2026-02-27', true, 'with'],
    ['2026-02-28', true, 'none'],
    ['2026-02-26', true, 'none'],
    ['2026-03-01', true, 'other'],
    ['2026-03-01', false, 'none'],
    ['another', false, 'other'],
  ])('of the day: %s, if the account has shown it (%s), is %s', (value, isDayShown, sign) => {
    const place = { at: '/date', with: '{today}', without: null };
    const operation = { method: 'GET', path: '/taxes' };
    expect(see(place, { status: 200, body: { date: value } }, operation, { ...known, isDayShown }).sign).toBe(sign);
  });

  test('nothing of an action without a second prediction but whether it is as predicted', () => {
    expect(read({ at: '/tax/status', with: 'void' }, { tax: { status: 'void' } }).sign).toBe('with');
    expect(read({ at: '/tax/status', with: 'void' }, { tax: { status: 'open' } }).sign).toBe('other');
  });
});
