import { fromMinor, percentage, product, spread, toMinor, toText } from '../../core/money.ts';
import type { ShipmentLine } from '../order-records.ts';
import type { Stored } from '../types.ts';

/** The sums of a shipment order, in minor units of its currency. */
export interface ShipmentTotals {
  /** What each line comes to. */
  lines: number[];
  subTotal: number;
  discount: number;
  taxes: { tax_name: string; amount: number }[];
  taxTotal: number;
  total: number;
}

/** The sums of a shipment order, at the prices, the discount and the taxes of its order. */
export function totalsOf(shipment: Stored<'shipmentOrders'>, places: number): ShipmentTotals {
  const { line_items = [], discount_percentage = 0, shipping_charge = 0, is_discount_before_tax = true } = shipment;
  const lines = line_items.map(({ rate = 0, quantity = 0 }) => product(rate, quantity, places));
  const subTotal = sum(lines);
  const discount = percentage(subTotal, discount_percentage);
  const shares = is_discount_before_tax ? spread(discount, lines) : lines.map(() => 0);
  const bases = new Map<string, { line: ShipmentLine; base: number }>();
  for (const [index, line] of line_items.entries()) {
    if (line.tax_id === undefined) continue;
    const base = (bases.get(line.tax_id)?.base ?? 0) + lines[index]! - shares[index]!;
    bases.set(line.tax_id, { line, base });
  }
  const taxes = [...bases.values()].map(({ line, base }) => ({
    tax_name: line.tax_name ?? '',
    amount: percentage(base, line.tax_percentage ?? 0),
  }));
  const taxTotal = sum(taxes.map(({ amount }) => amount));
  const total = subTotal - discount + taxTotal + toMinor(shipping_charge, places);
  return { lines, subTotal, discount, taxes, taxTotal, total };
}

/** A percentage as text, such as `20.00%`. */
export function percentText(percent: number): string {
  return `${toText(toMinor(percent, 2), 2)}%`;
}

/** A rate in the base currency. */
export function baseRate(rate: number, exchangeRate: number, places: number): number {
  return fromMinor(product(rate, exchangeRate, places), places);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
