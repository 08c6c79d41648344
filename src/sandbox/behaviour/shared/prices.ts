import type { Reader } from '../types.ts';

/** The price that the newest price list for sales has for an item, if there is one. */
export function listedPrice(item: string, context: Reader): number | undefined {
  for (const { status, sales_or_purchase_type: side, pricebook_items = [] } of context.all('priceLists').reverse()) {
    if (status !== 'active' || side !== 'sales') continue;
    const row = pricebook_items.find(({ item_id }) => item_id === item);
    if (row?.pricebook_rate !== undefined) return row.pricebook_rate;
  }
  return undefined;
}
