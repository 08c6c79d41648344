import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Composite item" and "Composite items". */
export const records: Record<string, Notation> = {
  CompositeItem: `
    composite_item_id       long
    name                    -
    unit                    -
    tax_id                  -
    description             -
    tax_name                -
    tax_percentage          double
    tax_type                -
    purchase_account_id     -
    purchase_account_name   -
    account_id              -
    account_name            -
    inventory_account_id    -
    inventory_account_name  -
    status                  -
    source                  -
    is_combo_product        boolean {true}
    item_type               - {inventory}
    rate                    -
    pricebook_rate          -
    purchase_rate           -
    reorder_level           -
    initial_stock           -
    initial_stock_rate      -
    vendor_id               -
    vendor_name             -
    stock_on_hand           -
    asset_value             -
    available_stock         -
    actual_available_stock  -
    sku                     -
    upc                     -
    ean                     -
    isbn                    -
    part_number             -
    image_id                -
    image_name              -
    purchase_description    -
    custom_fields           [CompositeItemCustomField]
    mapped_items            [MappedItem]
    item_tax_preferences    [ItemTaxPreference]
    hsn_or_sac              -
  `,
  // The types are those that the shared conventions state of custom fields.
  CompositeItemCustomField: `
    custom_field_id  -
    value            string
    index            integer 1..10
    label            string
  `,
  MappedItem: `
    line_item_id            -
    item_id                 -
    name                    -
    rate                    -
    purchase_rate           -
    sku                     -
    image_id                -
    image_name              -
    image_type              - {gif, png, jpeg, jpg, bmp}
    purchase_description    -
    unit                    -
    is_combo_product        -
    description             -
    quantity                double
    stock_on_hand           -
    available_stock         -
    actual_available_stock  -
  `,
};

export const bodies: Record<string, Notation> = {
  CompositeItemCreate: `
    name*                 -
    mapped_items*         [MappedItemInput]
    sku*                  -
    item_type*            - {inventory}
    rate*                 -
    product_type*         string
    vendor_id             -
    purchase_rate         -
    purchase_description  -
    initial_stock         -
    initial_stock_rate    -
    tax_id                -
    isbn                  -
    ean                   -
    part_number           -
    reorder_level         -
    unit                  -
    upc                   -
    custom_fields         [CompositeItemCustomFieldInput]
    account_id            -
    purchase_account_id   -
    inventory_account_id  -
    item_tax_preferences  [ItemTaxPreference]
    hsn_or_sac            -
  `,
  MappedItemInput: `
    item_id*          long
    quantity          double
    line_item_id      -
    description       -
    is_combo_product  -
  `,
  CompositeItemCustomFieldInput: `
    custom_field_id  -
    value            string
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createCompositeItem',
    method: 'POST',
    path: '/compositeitems',
    scope: 'compositeitems.CREATE',
    body: 'CompositeItemCreate',
    notShown: ['response'],
  },
  { id: 'listCompositeItems', method: 'GET', path: '/compositeitems', notShown: ['query', 'response', 'scope'] },
  {
    id: 'updateCompositeItem',
    method: 'PUT',
    path: '/compositeitems/{composite_item_id}',
    notShown: ['request-body', 'response', 'scope'],
  },
  {
    id: 'getCompositeItem',
    method: 'GET',
    path: '/compositeitems/{composite_item_id}',
    notShown: ['response', 'scope'],
  },
  {
    id: 'deleteCompositeItem',
    method: 'DELETE',
    path: '/compositeitems/{composite_item_id}',
    notShown: ['response', 'scope'],
  },
  {
    id: 'markCompositeItemActive',
    method: 'POST',
    path: '/compositeitems/{composite_item_id}/active',
    notShown: ['request-body', 'response', 'scope', 'semantics'],
  },
  {
    id: 'markCompositeItemInactive',
    method: 'POST',
    path: '/compositeitems/{composite_item_id}/inactive',
    notShown: ['request-body', 'response', 'scope', 'semantics'],
  },
  // The shown address repeats the inventory segment.
  {
    id: 'addCompositeItemImage',
    method: 'POST',
    path: '/compositeitems/{composite_item_id}/image',
    form: 'image',
    notShown: ['path', 'response', 'scope'],
  },
];
