import { fromMinor } from '../engine/index.ts';
import type { Reader } from '../types/index.ts';
import type { Priced, Totals } from './totals.ts';

export type From = (
  record: Priced & { readonly discount_percentage?: number },
  totals: Totals,
  decimals: number,
) => Record<string, unknown>;

/** The sums of a record. An explanation names the fields that one of them follows from, and not all that there are. */
export function sumsFrom(
  record: Parameters<From>[0],
  sums: () => Totals,
  decimals: number,
  context: Reader,
  ...from: readonly From[]
): Totals {
  return context.explainDerived(record, sums, (totals) =>
    Object.assign({}, ...from.map((of) => of(record, totals, decimals))),
  );
}

export const linesIn: From = (_, { lines }, decimals) =>
  ofEach('line_items', 'item_total', lines, ({ total }) => fromMinor(total, decimals));
export const taxIdsIn: From = ({ line_items = [] }) =>
  ofEach('line_items', 'tax_id', line_items, ({ tax_id }) => tax_id);
export const taxesIn: From = (_, { taxes }, decimals) =>
  ofEach('taxes', 'tax_amount', taxes, ({ amount }) => fromMinor(amount, decimals));
export const discountIn: From = ({ discount, discount_percentage, is_discount_before_tax }, totals) =>
  totals.discount === 0
    ? {}
    : {
        discount: discount_percentage === undefined ? discount : undefined,
        discount_percentage,
        is_discount_before_tax,
      };
export const chargesIn: From = ({ shipping_charge, adjustment }) => ({
  shipping_charge: shipping_charge || undefined,
  adjustment: adjustment || undefined,
});

/** A field of all entries of a list, by its paths. */
function ofEach<Entry>(list: string, field: string, entries: readonly Entry[], valueIn: (entry: Entry) => unknown) {
  return Object.fromEntries(entries.map((entry, index) => [`${list}[${index}].${field}`, valueIn(entry)]));
}
