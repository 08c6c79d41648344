import { expect, test } from 'vitest';
import { sourcesOf } from '../../reference/reasons.ts';
import type { Source } from '../../src/public/sandbox.ts';

test.each<[Source, string]>([
  [
    { record: 'contacts 11', title: 'Peak Supply', field: 'payment_terms', value: 15 },
    'payment_terms of Peak Supply: 15',
  ],
  [{ record: 'contacts 11' }, 'all fields of contacts 11'],
  [{ record: 'contacts 11', value: null }, 'there is no contacts 11'],
  [{ record: 'contactPersons', value: '2 records' }, 'contactPersons: 2 records'],
  [{ record: 'contactPersons', field: 'email', value: '9 records' }, 'email of contactPersons: 9 records'],
  [{ record: 'items 16', title: 'Tent', ledger: 'stock.on-hand', key: '16', value: 4 }, 'stock.on-hand 16 of Tent: 4'],
  [{ ledger: 'stock.on-hand', key: '16', rows: 12, value: 48 }, 'stock.on-hand 16 (12 rows): 48'],
  [{ ledger: 'stock.layer-value', rows: 30 }, 'stock.layer-value (30 rows)'],
  [{ clock: 'today', value: '2026-03-28' }, 'today: 2026-03-28'],
  [{ field: 'line_items[].rate', value: '12 entries' }, 'line_items[].rate: 12 entries'],
])('a source in words: %j', (source, text) => {
  expect(sourcesOf({ rule: 'a.rule', basis: 'assumed', from: [source] })).toEqual([text]);
});
