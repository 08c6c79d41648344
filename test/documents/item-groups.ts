import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Item group" and "Item groups". */
export const records: Record<string, Notation> = {
  // Dates and times are strings by the conventions that all resources share.
  ItemGroup: `
    group_id            long
    group_name          -
    brand               -
    manufacturer        -
    unit                -
    description         -
    is_taxable          -
    tax_id              -
    tax_name            -
    tax_percentage      -
    tax_type            -
    tax_exemption_id    -
    attribute_id1       -
    attribute_name1     -
    status              -
    source              -
    documents           []
    image_id            -
    image_name          -
    image_type          -
    items               [ItemGroupItem]
    attributes          [ItemGroupAttribute]
    created_time        string
    last_modified_time  string
  `,
  // "Item fields": the types are those of the item. A upc has 12 digits.
  ItemGroupItem: `
    item_id                 long
    name                    string
    status                  -
    rate                    double
    purchase_rate           double
    reorder_level           double
    initial_stock           double
    initial_stock_rate      double
    vendor_id               long
    vendor_name             -
    stock_on_hand           double
    sku                     -
    upc                     long
    ean                     long
    isbn                    string
    part_number             string
    attribute_option_id1    long
    attribute_option_name1  -
    image_id                long
    image_name              -
    image_type              -
    available_stock         decimal
    actual_available_stock  decimal
  `,
  ItemGroupAttribute: `
    id       long
    name     -
    options  [ItemGroupAttributeOption]
  `,
  ItemGroupAttributeOption: `
    id    long
    name  -
  `,
};

export const bodies: Record<string, Notation> = {
  ItemGroupCreate: `
    group_name*      string
    unit*            string
    brand            -
    manufacturer     -
    description      -
    tax_id           long
    attribute_name1  -
    items            [ItemGroupItemCreate]
    attributes       [ItemGroupAttribute]
  `,
  // A upc has 12 digits.
  ItemGroupItemCreate: `
    name*                   string
    rate*                   double
    purchase_rate*          double
    reorder_level           double
    initial_stock           double
    initial_stock_rate      double
    vendor_id               long
    sku                     -
    upc                     long
    ean                     long
    isbn                    string
    part_number             string
    attribute_option_name1  -
  `,
  // The last four are fields of items, listed beside those of the group.
  ItemGroupUpdate: `
    group_name*      -
    unit*            -
    brand            -
    manufacturer     -
    description      -
    tax_id           -
    attribute_name1  -
    name*            string
    rate*            double
    purchase_rate*   double
    sku*             -
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createItemGroup',
    method: 'POST',
    path: '/itemgroups',
    scope: 'items.CREATE',
    body: 'ItemGroupCreate',
    form: 'image',
    payload: '...ItemGroup',
    notShown: ['request-body'],
  },
  {
    id: 'listItemGroups',
    method: 'GET',
    path: '/itemgroups',
    scope: 'items.READ',
    payload: 'itemgroups: [ItemGroup]',
    notShown: ['query'],
  },
  {
    id: 'updateItemGroup',
    method: 'PUT',
    path: '/itemgroups/{group_id}',
    scope: 'items.UPDATE',
    body: 'ItemGroupUpdate',
    notShown: ['path', 'response'],
  },
];
