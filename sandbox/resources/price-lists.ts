import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { clear, rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const priceLists: TableOf<'priceLists'> = {
  idField: 'pricebook_id',
  noun: 'price list',
  title: ({ name }) => name,
  accepted: rule('price-lists.percentage-field', ['percentage']),
  states: { set: ['active', 'inactive'] },
  defaults: [
    rule('price-lists.defaults', {
      status: 'active',
      is_default: false,
      rounding_type: 'no_rounding',
      percentage: ({ pricebook_type }) => (pricebook_type === 'fixed_percentage' ? 0 : undefined),
    }),
  ],
  prepare: [
    rule('price-lists.type', (list) =>
      clear(list, list.pricebook_type === 'per_item' ? 'percentage' : 'pricebook_items'),
    ),
    rule('price-lists.rows', (list, context, _, before) => {
      const { pricebook_items: rows } = list;
      const previousRows = before?.pricebook_items;
      if (!rows) return;
      list.pricebook_items = common.withIds(
        context,
        'pricebook_items',
        rows,
        previousRows,
        'pricebook_item_id',
        'item_id',
      );
    }),
  ],
  refers: [
    rule('price-lists.currency', {
      currency_id: { to: 'currencies', holds: false },
    }),
    rule('price-lists.items', {
      'pricebook_items[].item_id': { to: ['items', 'compositeItems'] },
    }),
  ],
  unique: [rule('price-lists.unique', ['name'])],
  fieldChecks: [
    rule('price-lists.distinct-items', ({ pricebook_items = [] }, context) =>
      common.refuseTwice('pricebook_items', pricebook_items, 'item_id', context),
    ),
    rule('price-lists.limits', ({ percentage = 0, is_increase, pricebook_items = [] }, context) => {
      context.rejectAll(pricebook_items, ({ pricebook_rate: rate = 0 }, index) =>
        common.refuseFields(`pricebook_items[${index}]`, { pricebook_rate: rate < 0 && common.NOT_NEGATIVE }, context),
      );
      const isTooMuch = percentage > 100 && !is_increase && 'must be at most 100 for a markdown';
      const problem = percentage < 0 ? 'must be at least 0; is_increase sets the direction' : isTooMuch;
      common.refuseFields('', { percentage: problem }, context);
    }),
  ],
  computed: [
    rule('price-lists.currency-details', {
      currency_code: docs.currencyCode,
      decimal_place: ({ currency_id }, context) => context.get('currencies', currency_id)?.price_precision,
    }),
  ],
  derivedFrom: { currency_code: 'currency_id', decimal_place: 'currency_id' },
};
