import { fromMinor, type Id, percentage, toMinor } from '../engine/index.ts';
import type { Reader, Stored } from '../types/index.ts';

/** The price that the newest price list for sales has for an item, if there is one. */
export function listedPrice(item: string, context: Reader): number | undefined {
  for (const { status, sales_or_purchase_type: side, pricebook_items = [] } of context.all('priceLists').reverse()) {
    if (status !== 'active' || side !== 'sales') continue;
    const row = pricebook_items.find(({ item_id }) => item_id === item);
    if (row?.pricebook_rate !== undefined) return row.pricebook_rate;
  }
  return undefined;
}

type PriceList = Stored<'priceLists'>;

/** Unit that prices are rounded to, and the amount subtracted afterwards. In hundredths. */
const ROUNDINGS: Readonly<Record<string, readonly [to: number, less: number]>> = {
  round_to_dollor: [100, 0],
  round_to_dollar_minus_01: [100, 1],
  round_to_half_dollar: [50, 0],
  round_to_half_dollar_minus_01: [50, 1],
};

/** The price that a list makes of the price of an item: that of its row, or with its percentage and rounding. */
export function priceIn(list: PriceList, item: Id, price: number, decimals: number): number {
  const { pricebook_type, pricebook_items = [], is_increase, percentage: percent = 0 } = list;
  if (pricebook_type === 'per_item') {
    return pricebook_items.find(({ item_id }) => item_id === item)?.pricebook_rate ?? price;
  }
  const minor = toMinor(price, decimals);
  const change = percentage(minor, percent);
  return fromMinor(rounded(is_increase ? minor + change : minor - change, list, decimals), decimals);
}

function rounded(minor: number, { rounding_type = 'no_rounding' }: PriceList, decimals: number): number {
  const [to, less] = ROUNDINGS[rounding_type] ?? [];
  if (to === undefined || less === undefined) return minor;
  const hundredth = 10 ** decimals / 100;
  const step = to * hundredth;
  return Math.max(0, Math.round(minor / step) * step - less * hundredth);
}
