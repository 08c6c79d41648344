import { describe, expect, test } from 'vitest';
import { locateIn, type Sent } from '../../../../sandbox/engine/request/locate.ts';

const CALL: Sent = {
  path: { invoice_id: '1' },
  query: { salesorder_id: '2', page: 'x' },
  body: {
    invoice_id: '9',
    line_items: [{ rate: 1 }, { rate: -1, tags: [] }],
    contact_persons: '1,2',
    invoices: [{ amount: 5 }],
    note: null,
  },
  parameters: ['start_date'],
  alias: { lists: ['invoices'], field: 'amount_applied', alias: 'amount' },
};

describe('a field is located', () => {
  const locate = locateIn(CALL);

  test.each([
    ['line_items[1].rate', 'body.line_items[1].rate'],
    ['note', 'body.note'],
    ['invoice_id', 'body.invoice_id'],
    ['salesorder_id', 'query.salesorder_id'],
    ['path.invoice_id', 'path.invoice_id'],
    ['query.page', 'query.page'],
    ['body.note', 'body.note'],
    ['invoices[0].amount_applied', 'body.invoices[0].amount'],
  ])('%s where it was sent', (field, place) => expect(locate(field, 'invalid')).toBe(place));

  test.each([
    ['line_items[1].quantity', 'body.line_items[1]'],
    ['line_items[2].quantity', 'body.line_items'],
    ['contact_persons[1].contact_person_id', 'body.contact_persons'],
    ['note.text', 'body.note'],
  ])('%s at what is around it, if it was not sent', (field, place) => expect(locate(field, 'invalid')).toBe(place));

  test.each(['due_date', 'query.due_date', 'path.tax_id', 'toString', '__proto__'])('%s nowhere', (field) => {
    expect(locate(field, 'invalid')).toBeUndefined();
  });

  test.each([
    ['due_date', 'body.due_date'],
    ['start_date', 'query.start_date'],
    ['query.end_date', 'query.end_date'],
    ['line_items[1].quantity', 'body.line_items[1].quantity'],
    ['line_items[2].quantity', 'body.line_items'],
    ['contact_persons[1].contact_person_id', 'body.contact_persons'],
    ['note', 'body.note'],
  ])('%s where it is missing', (field, place) => expect(locate(field, 'missing')).toBe(place));
});

test('an entry of a list is located where it was sent, before which empty ones were left out', () => {
  const body = { line_items: [null, { item_id: '9', tags: ['', { tag_id: '8' }] }] };
  const places = new Map([
    ['line_items', [1]],
    ['line_items[1].tags', [1]],
  ]);
  const locate = locateIn({ path: {}, query: {}, body, places });
  expect(locate('line_items[0].item_id', 'reference')).toBe('body.line_items[1].item_id');
  expect(locate('line_items[0].tags[0].tag_id', 'reference')).toBe('body.line_items[1].tags[1].tag_id');
  expect(locate('line_items[0].rate', 'missing')).toBe('body.line_items[1].rate');
});

test('a body in a list of one, and a form, are located in as well', () => {
  expect(locateIn({ path: {}, query: {}, body: [{ rate: 1 }] })('rate', 'invalid')).toBe('body.rate');
  expect(locateIn({ path: {}, query: {}, form: { image: {} } })('image', 'invalid')).toBe('body.image');
  expect(locateIn({ path: {}, query: {} })('image', 'missing')).toBe('body.image');
});
