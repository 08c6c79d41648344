import { NOT_NEGATIVE, refuseFields, refuseTwice } from '../common/index.ts';
import { fromMinor, type Id, product, type Row } from '../engine/index.ts';
import type { Reader } from '../types/index.ts';
import { incoming, VALUE_DECIMALS } from './stock.ts';
import { contactName, taxOf } from './trade.ts';

export interface Goods {
  tax_id?: Id;
  vendor_id?: Id;
  initial_stock?: number | string;
  initial_stock_rate?: number | string;
  opening_warehouse_id?: Id;
  item_tax_preferences?: { tax_id?: Id; tax_specification?: 'intra' | 'inter' }[];
}

/** Fields whose values are unique among items and composite items. */
export const CODES = [
  { field: 'name', index: 'item-name' },
  { field: 'upc', index: 'upc' },
  { field: 'ean', index: 'ean' },
  { field: 'isbn', index: 'isbn' },
] as const;

/** Stock that is calculated from movements, for records that are kept in stock. */
export function stockOf<Record>(idOf: (record: Record) => Id | undefined) {
  return (calculate: (id: Id, context: Reader) => number) =>
    (record: Record, context: Reader): number | undefined => {
      const id = idOf(record);
      return id === undefined ? undefined : calculate(id, context);
    };
}

/** Fields that show the tax that an id names. */
export const taxFields = {
  tax_name: ({ tax_id }: Goods, context: Reader) => taxOf(tax_id, context)?.name(),
  tax_percentage: ({ tax_id }: Goods, context: Reader) => taxOf(tax_id, context)?.percentage(),
  tax_type: ({ tax_id }: Goods, context: Reader) => taxOf(tax_id, context)?.type(),
};

export const vendorFields = {
  vendor_name: ({ vendor_id }: Goods, context: Reader) => contactName(vendor_id, context),
};

/** The rows of the stock that a product starts with. */
export function openingRows(id: Id, goods: Goods): Row[] {
  const { initial_stock = 0, initial_stock_rate: rate = 0, opening_warehouse_id: warehouse } = goods;
  const quantity = Number(initial_stock);
  if (quantity <= 0 || warehouse === undefined) return [];
  const value = fromMinor(product(rate, quantity, VALUE_DECIMALS), VALUE_DECIMALS);
  return incoming(id, { item: id, warehouse, quantity, stock: 'both' }, value);
}

export function checkPreferences({ item_tax_preferences: preferences = [] }: Goods, context: Reader): void {
  refuseTwice('item_tax_preferences', preferences, 'tax_specification', context);
}

export function checkOpening({ initial_stock = 0, initial_stock_rate = 0 }: Goods, context: Reader): void {
  const problems = {
    initial_stock: Number(initial_stock) < 0 && NOT_NEGATIVE,
    initial_stock_rate: Number(initial_stock_rate) < 0 && NOT_NEGATIVE,
  };
  refuseFields('', problems, context);
}
