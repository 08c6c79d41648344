import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Item" and "Items". */
export const records: Record<string, Notation> = {
  // A upc has 12 digits.
  Item: `
    item_id                 long
    group_id                string
    group_name              string
    name                    string
    unit                    string
    item_type               string {inventory, sales, purchases, sales_and_purchases}
    is_taxable              boolean
    tax_id                  long
    tax_name                -
    tax_percentage          double
    tax_type                -
    documents               []
    description             -
    purchase_account_id     long
    purchase_account_name   -
    account_name            -
    inventory_account_id    long
    attribute_id1           long
    attribute_name1         -
    attribute_option_id1    long
    attribute_option_name1  -
    status                  -
    source                  -
    rate                    double
    pricebook_rate          double
    purchase_rate           double
    reorder_level           double
    initial_stock           double
    initial_stock_rate      double
    vendor_id               long
    vendor_name             -
    stock_on_hand           double
    available_stock         decimal
    actual_available_stock  decimal
    sku                     -
    upc                     long
    ean                     long
    isbn                    string
    part_number             string
    image_id                long
    image_name              -
    image_type              -
    purchase_description    -
    item_tax_preferences    [ItemTaxPreference]
    hsn_or_sac              string
    custom_fields           [ItemCustomFieldValue]
  `,
  // Shown for composite items too, there without the type of tax_id.
  ItemTaxPreference: `
    tax_id             long
    tax_specification  - {intra, inter}
  `,
  ItemCustomFieldValue: `
    customfield_id  long
    value           string
  `,
};

export const bodies: Record<string, Notation> = {
  // A upc has 12 digits.
  ItemCreate: `
    name*                   string
    group_id                string
    group_name              string
    unit                    string
    documents               []
    item_type               string {inventory, sales, purchases, sales_and_purchases}
    is_taxable              boolean
    tax_id                  long
    description             -
    purchase_account_id     long
    inventory_account_id    long
    attribute_name1         -
    rate                    double
    purchase_rate           double
    reorder_level           double
    initial_stock           double
    initial_stock_rate      double
    vendor_id               long
    vendor_name             -
    sku                     -
    upc                     long
    ean                     long
    isbn                    string
    part_number             string
    attribute_option_name1  -
    purchase_description    -
    item_tax_preferences    [ItemTaxPreference]
    hsn_or_sac              string
    custom_fields           [ItemCustomFieldValue]
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createItem',
    method: 'POST',
    path: '/items',
    scope: 'items.CREATE',
    body: 'ItemCreate',
    payload: 'item: Item',
    notShown: [],
  },
  { id: 'listItems', method: 'GET', path: '/items', scope: 'items.READ', notShown: ['query', 'response'] },
];
