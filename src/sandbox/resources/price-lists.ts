import { refuseTwice, withIds } from '../common/index.ts';
import { documentFields as fields } from '../documents/index.ts';
import { assumed, rule } from '../engine/index.ts';
import type { TableOf } from '../types/index.ts';

export const priceLists: TableOf<'priceLists'> = {
  resource: 'priceLists',
  idField: 'pricebook_id',
  noun: 'price list',
  title: ({ name }) => name,
  accepted: rule(
    'price-lists.percentage',
    assumed(
      '`percentage` is taken in requests, though the documents name it in the record alone.',
      'A list of the type `fixed_percentage` would have no meaning without it.',
    ),
    ['percentage'],
  ),
  defaults: [
    rule(
      'price-lists.defaults',
      assumed('A new price list is active, not the default one, and does not round.', 'Fields may be left out.'),
      {
        status: 'active',
        is_default: false,
        rounding_type: 'no_rounding',
        percentage: ({ pricebook_type }) => (pricebook_type === 'fixed_percentage' ? 0 : undefined),
      },
    ),
  ],
  prepare: [
    rule(
      'price-lists.type',
      assumed(
        'A price list has rows while its type is `per_item`, and a percentage while it is `fixed_percentage`.',
        'The rows are documented to be given for `per_item`; what becomes of them when the type changes is not.',
      ),
      ({ percentage, pricebook_items, ...list }) =>
        list.pricebook_type === 'per_item'
          ? { ...list, ...(pricebook_items && { pricebook_items }) }
          : { ...list, ...(percentage !== undefined && { percentage }) },
    ),
    rule(
      'price-lists.rows',
      assumed(
        'Rows that are sent replace those before. A row keeps its id if it says it, or if it is for the same item.',
        'The documents say that rows of an update may carry their ids.',
      ),
      (list, context, _, before) =>
        list.pricebook_items
          ? {
              ...list,
              pricebook_items: withIds(
                context,
                list.pricebook_items,
                before?.pricebook_items,
                'pricebook_item_id',
                'item_id',
              ),
            }
          : list,
    ),
  ],
  refers: [
    rule('price-lists.currency', assumed('The currency exists.', 'Prices are amounts of it.'), {
      currency_id: { to: 'currencies', holds: false },
    }),
    rule('price-lists.items', assumed('The items of the rows exist.', 'The prices are theirs.'), {
      'pricebook_items[].item_id': { to: ['items', 'compositeItems'] },
    }),
  ],
  unique: [
    rule(
      'price-lists.unique',
      assumed('Two price lists cannot have the same name.', 'Users know a list by its name.'),
      ['name'],
    ),
  ],
  checks: [
    rule(
      'price-lists.once',
      assumed('An item stands in a list once.', 'It would have two prices.'),
      ({ pricebook_items = [] }, context) => refuseTwice(pricebook_items, 'item_id', context),
    ),
    rule(
      'price-lists.markdown',
      assumed(
        'A price and a percentage are not negative, and a mark-down is at most 100.',
        'Prices would be negative.',
      ),
      ({ percentage = 0, is_increase, pricebook_items = [] }, context) => {
        for (const [index, { pricebook_rate = 0 }] of pricebook_items.entries()) {
          if (pricebook_rate < 0)
            context.refuse('invalid', `pricebook_items[${index}].pricebook_rate must be at least 0.`);
        }
        if (percentage < 0) context.refuse('invalid', 'percentage must be at least 0; is_increase says the direction.');
        if (percentage > 100 && !is_increase)
          context.refuse('invalid', 'percentage of a mark-down must be at most 100.');
      },
    ),
  ],
  states: { set: ['active', 'inactive'] },
  follows: { currency_code: 'currency_id', decimal_place: 'currency_id' },
  computed: [
    rule(
      'price-lists.currency-details',
      assumed('Code and decimal places are those of the currency.', 'The documents show them in the record alone.'),
      {
        currency_code: fields.currencyCode,
        decimal_place: ({ currency_id }, context) => context.get('currencies', currency_id)?.price_precision,
      },
    ),
  ],
};
