import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Package" and "Packages". Dates are strings by the conventions of document 1, which also type custom fields. */
export const records: Record<string, Notation> = {
  Package: `
    package_id          long
    package_number      string
    date                string
    salesorder_id       long
    salesorder_number   -
    customer_id         long
    customer_name       -
    email               -
    phone               -
    mobile              -
    contact_persons     [PackageContactPerson]
    billing_address     PackageAddress
    shipping_address    PackageAddress
    line_items          [PackageLineItem]
    notes               -
    is_emailed          boolean
    template_id         long
    template_name       -
    template_type       -
    total_quantity      string
    created_time        string
    last_modified_time  string
  `,
  PackageContactPerson: `
    contact_person_id  long
  `,
  PackageAddress: `
    address  -
    city     -
    state    -
    zip      -
    phone    -
    fax      -
  `,
  PackageLineItem: `
    line_item_id        long
    item_id             long
    so_line_item_id     long
    name                -
    description         -
    sku                 -
    unit                -
    quantity            float
    is_invoiced         boolean
    item_order          -
    item_custom_fields  [PackageItemCustomField]
  `,
  PackageItemCustomField: `
    customfield_id   long
    data_type        -
    index            integer 1..10
    is_active        -
    label            string
    placeholder      -
    show_in_all_pdf  -
    show_on_pdf      -
    value            string
  `,
};

export const bodies: Record<string, Notation> = {
  PackageCreate: `
    date*           string
    line_items*     [PackageLineItemInput]
    package_number  string
    notes           -
  `,
  PackageLineItemInput: `
    so_line_item_id  long
    quantity         float
  `,
};

/**
 * `filter_by` takes Status.All, Status.NotShipped, Status.Shipped and Status.Delivered, but the whole
 * value set of package states is not shown.
 */
const listQuery = [
  'sort_column',
  'search_text',
  'filter_by',
  'packing_number_startswith',
  'packing_number_contains',
  'salesorder_number_startswith',
  'salesorder_number_contains',
  'date_start',
  'date_end',
  'date_after',
  'date_before',
  'shipment_date_start',
  'shipment_date_end',
  'shipment_date_after',
  'shipment_date_before',
  'customer_name_startswith',
  'customer_name_contains',
  'delivery_method_startswith',
].join(', ');

export const operations: DocumentedOperation[] = [
  {
    id: 'createPackage',
    method: 'POST',
    path: '/packages',
    scope: 'packages.CREATE',
    query: 'salesorder_id*',
    body: 'PackageCreate',
    payload: 'package: [Package]',
    notShown: [],
  },
  {
    id: 'listPackages',
    method: 'GET',
    path: '/packages',
    scope: 'packages.READ',
    query: listQuery,
    notShown: ['query', 'response'],
  },
];
