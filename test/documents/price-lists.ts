import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Price list (pricebook)" and "Price lists". */
export const records: Record<string, Notation> = {
  Pricebook: `
    pricebook_id            long
    name                    string
    description             string
    currency_id             string
    currency_code           string
    decimal_place           integer
    is_default              boolean
    is_increase             boolean
    percentage              integer
    pricebook_type          string {per_item, fixed_percentage}
    rounding_type           string {no_rounding, round_to_dollor, round_to_dollar_minus_01, round_to_half_dollar, round_to_half_dollar_minus_01}
    sales_or_purchase_type  string {sales, purchases}
    status                  string
    pricebook_items         [PricebookItem]
  `,
  PricebookItem: `
    item_id            long
    pricebook_rate     integer
    pricebook_item_id  long
  `,
};

export const bodies: Record<string, Notation> = {
  PricebookCreate: `
    name*                    string
    description              string
    currency_id*             string
    pricebook_type*          string {per_item, fixed_percentage}
    is_increase*             boolean
    rounding_type            string {no_rounding, round_to_dollor, round_to_dollar_minus_01, round_to_half_dollar, round_to_half_dollar_minus_01}
    pricebook_items          [PricebookItemInput]
    sales_or_purchase_type*  string {sales, purchases}
  `,
  PricebookItemInput: `
    item_id         long
    pricebook_rate  integer
  `,
  PricebookUpdate: `
    name*                    string
    description              string
    currency_id*             string
    pricebook_type*          string {per_item, fixed_percentage}
    is_increase*             boolean
    rounding_type            string {no_rounding, round_to_dollor, round_to_dollar_minus_01, round_to_half_dollar, round_to_half_dollar_minus_01}
    pricebook_items          [PricebookItemUpdate]
    sales_or_purchase_type*  string {sales, purchases}
  `,
  PricebookItemUpdate: `
    item_id            long
    pricebook_rate     integer
    pricebook_item_id  long
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createPriceList',
    method: 'POST',
    path: '/pricebooks',
    scope: 'preferences.CREATE',
    body: 'PricebookCreate',
    payload: 'pricebook: Pricebook',
    notShown: [],
  },
  {
    id: 'listPriceLists',
    method: 'GET',
    path: '/pricebooks',
    scope: 'preferences.READ',
    payload: 'pricebooks: [Pricebook]',
    notShown: ['query'],
  },
  {
    id: 'updatePriceList',
    method: 'PUT',
    path: '/pricebooks/{pricebook_id}',
    scope: 'preferences.UPDATE',
    body: 'PricebookUpdate',
    notShown: ['response'],
  },
];
