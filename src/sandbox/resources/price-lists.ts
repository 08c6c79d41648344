import { NOT_NEGATIVE, refuseFields, refuseTwice, unique, withIds } from '../common/index.ts';
import { documentFields as fields } from '../documents/index.ts';
import { assumedRule, clear } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const priceLists: TableOf<'priceLists'> = {
  idField: 'pricebook_id',
  noun: 'price list',
  title: ({ name }) => name,
  accepted: assumedRule(
    'price-lists.percentage',
    'Requests accept `percentage`, although the documents show it only in the record.',
    'A list of the type `fixed_percentage` would be meaningless without it.',
    ['percentage'],
  ),
  states: { set: ['active', 'inactive'] },
  defaults: [
    assumedRule(
      'price-lists.defaults',
      'A new price list is active, is not the default, and does not round.',
      'The fields are optional.',
      {
        status: 'active',
        is_default: false,
        rounding_type: 'no_rounding',
        percentage: ({ pricebook_type }) => (pricebook_type === 'fixed_percentage' ? 0 : undefined),
      },
    ),
  ],
  prepare: [
    assumedRule(
      'price-lists.type',
      'A price list has rows while its type is `per_item`, and a percentage while its type is `fixed_percentage`.',
      'The documents ask for rows with `per_item`, but do not say what happens to them when the type changes.',
      (list) => clear(list, list.pricebook_type === 'per_item' ? 'percentage' : 'pricebook_items'),
    ),
    assumedRule(
      'price-lists.rows',
      'Rows in a request replace the previous rows. A row keeps its id if the request sends the id, or if it is for the same item.',
      'The documents say that rows in an update may have ids.',
      (list, context, _, before) => {
        const { pricebook_items: rows } = list;
        const known = before?.pricebook_items;
        if (!rows) return;
        list.pricebook_items = withIds(context, 'pricebook_items', rows, known, 'pricebook_item_id', 'item_id');
      },
    ),
  ],
  refers: [
    assumedRule('price-lists.currency', 'The currency must exist.', 'The prices are in this currency.', {
      currency_id: { to: 'currencies', holds: false },
    }),
    assumedRule('price-lists.items', 'The items in the rows must exist.', 'The prices belong to the items.', {
      'pricebook_items[].item_id': { to: ['items', 'compositeItems'] },
    }),
  ],
  unique: [unique('price-lists.unique', 'price lists', 'price list', 'name', 'name')],
  fieldChecks: [
    assumedRule(
      'price-lists.once',
      'A price list contains an item only once.',
      'Otherwise, the item would have two prices.',
      ({ pricebook_items = [] }, context) => refuseTwice('pricebook_items', pricebook_items, 'item_id', context),
    ),
    assumedRule(
      'price-lists.markdown',
      'Prices and percentages cannot be negative, and a markdown is at most 100.',
      'Otherwise, prices would be negative.',
      ({ percentage = 0, is_increase, pricebook_items = [] }, context) => {
        context.each(pricebook_items, ({ pricebook_rate: rate = 0 }, index) =>
          refuseFields(`pricebook_items[${index}]`, { pricebook_rate: rate < 0 && NOT_NEGATIVE }, context),
        );
        const isTooMuch = percentage > 100 && !is_increase && 'must be at most 100 for a markdown';
        const problem = percentage < 0 ? 'must be at least 0; is_increase sets the direction' : isTooMuch;
        refuseFields('', { percentage: problem }, context);
      },
    ),
  ],
  computed: [
    assumedRule(
      'price-lists.currency-details',
      'The currency sets the code and the decimal places.',
      'The documents show them only in the record.',
      {
        currency_code: fields.currencyCode,
        decimal_place: ({ currency_id }, context) => context.get('currencies', currency_id)?.price_precision,
      },
    ),
  ],
  follows: { currency_code: 'currency_id', decimal_place: 'currency_id' },
};
