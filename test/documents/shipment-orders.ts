import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Shipment order" and "Shipment orders". Dates are strings by the conventions of document 1. */
export const records: Record<string, Notation> = {
  // `discount` is a percentage as text, such as 20.00%.
  ShipmentOrder: `
    shipment_id             long
    shipment_number         string
    salesorder_id           long
    salesorder_number       -
    date                    string
    status                  -
    detailed_status         -
    status_message          -
    carrier                 -
    service                 -
    delivery_days           integer
    delivery_guarantee      boolean
    reference_number        -
    tracking_number         -
    delivery_method         -
    delivery_method_id      long
    customer_id             -
    customer_name           -
    contact_persons         -
    currency_id             -
    currency_code           -
    currency_symbol         -
    exchange_rate           double
    discount_amount         double
    discount                string
    is_discount_before_tax  boolean
    discount_type           -
    estimate_id             long
    line_items              [ShipmentOrderLineItem]
    shipping_charge         double
    sub_total               -
    tax_total               -
    total                   -
    taxes                   [DocumentTax]
    price_precision         integer
    is_emailed              -
    billing_address         [DocumentAddress]
    shipping_address        [DocumentAddress]
    template_id             -
    template_name           -
    template_type           -
    notes                   -
    created_time            string
    last_modified_time      string
  `,
  // `item_order` starts at 0.
  ShipmentOrderLineItem: `
    item_id         -
    line_item_id    -
    name            -
    description     -
    item_order      -
    bcy_rate        -
    rate            -
    unit            -
    tax_id          -
    tax_name        -
    tax_type        -
    tax_percentage  -
    item_total      -
    is_invoiced     -
  `,
  DocumentTax: `
    tax_name    -
    tax_amount  -
  `,
  DocumentAddress: `
    address  -
    city     -
    state    -
    zip      -
    fax      -
  `,
};

export const bodies: Record<string, Notation> = {
  ShipmentOrderCreate: `
    shipment_number*  string
    date*             string
    delivery_method*  -
    tracking_number*  -
    reference_number  -
    contact_persons   -
    shipping_charge   double
    exchange_rate     double
    template_id       long
    notes             -
  `,
};

/** `package_ids` is mandatory by the description alone; its type and format are not shown. */
const createQuery = 'salesorder_id, package_ids*';

export const operations: DocumentedOperation[] = [
  {
    id: 'createShipmentOrder',
    method: 'POST',
    path: '/shipmentorders',
    scope: 'shipmentorders.CREATE',
    query: createQuery,
    body: 'ShipmentOrderCreate',
    payload: 'shipment_order: ShipmentOrder',
    notShown: ['query'],
  },
];
