import { fromMinor, percentage, product, toMinor, toText } from '../engine/index.ts';
import type { Stored, TaxCopy } from '../types/index.ts';
import { totalsOf as documentTotals, type Totals } from './totals.ts';

/** The sums of a shipment order, at the prices, the discount and the taxes of its order. */
export function shipmentTotalsOf(shipment: Stored<'shipmentOrders'>, decimals: number): Totals {
  const { line_items = [], discount_percentage = 0 } = shipment;
  const priced = {
    ...shipment,
    // A line has the tax as it was when the goods were shipped.
    tax_copies: line_items.filter(({ tax_percentage }) => tax_percentage !== undefined) as TaxCopy[],
    price_precision: decimals,
    discount: 0,
  };
  const { subTotal } = documentTotals(priced);
  return documentTotals({ ...priced, discount: fromMinor(percentage(subTotal, discount_percentage), decimals) });
}

/** A percentage as text, such as `20.00%`. */
export function percentText(percent: number): string {
  return `${toText(toMinor(percent, 2), 2)}%`;
}

/** A rate in the base currency. */
export function baseRate(rate: number, exchangeRate: number, decimals: number): number {
  return fromMinor(product(rate, exchangeRate, decimals), decimals);
}
