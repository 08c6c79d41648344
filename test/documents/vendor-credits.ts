import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Vendor credit" and "Vendor credits". Dates are strings by the conventions of document 1, which also type custom fields. */
export const records: Record<string, Notation> = {
  // `line_items` is shown as a single object. The values of `gst_treatment` are not stated here, but for
  // contacts and invoices, and the whole value set of `status` is not shown.
  VendorCredit: `
    vendor_credit_id           -
    vendor_credit_number       -
    date                       string
    source_of_supply           -
    destination_of_supply      -
    gst_no                     - =15
    gst_treatment              -
    pricebook_id               -
    is_reverse_charge_applied  boolean
    status                     -
    reference_number           -
    vendor_id                  -
    vendor_name                -
    currency_id                -
    currency_code              -
    exchange_rate              double
    price_precision            integer
    is_inclusive_tax           boolean
    line_items                 VendorCreditLineItem
    documents                  [AttachedDocument]
    custom_fields              [CustomField]
    sub_total                  -
    total                      -
    total_credits_used         -
    total_refunded_amount      -
    balance                    -
    notes                      -
    comments                   [VendorCreditComment]
    vendor_credit_refunds      [VendorCreditRefund]
    bills_credited             [VendorCreditBill]
    created_time               string
    last_modified_time         string
  `,
  VendorCreditLineItem: `
    item_id                        -
    line_item_id                   -
    sku                            -
    account_id                     -
    account_name                   -
    reverse_charge_tax_id          -
    reverse_charge_tax_name        -
    reverse_charge_tax_percentage  -
    reverse_charge_tax_amount      -
    name                           -
    description                    -
    item_order                     -
    quantity                       double
    unit                           -
    bcy_rate                       -
    rate                           -
    tax_id                         -
    tax_exemption_id               -
    tax_exemption_code             -
    tax_name                       -
    tax_type                       -
    tax_percentage                 -
    item_total                     -
    item_total_inclusive_of_tax    -
    hsn_or_sac                     -
    stock_on_hand                  -
    tags                           [VendorCreditLineItemTag]
    item_custom_fields             [VendorCreditItemCustomField]
  `,
  VendorCreditLineItemTag: `
    tag_id         -
    tag_option_id  -
  `,
  VendorCreditItemCustomField: `
    custom_field_id  -
    label            string
    value            string
    index            integer 1..10
  `,
  AttachedDocument: `
    document_id  -
    file_name    -
  `,
  VendorCreditComment: `
    comment_id        -
    vendor_credit_id  -
    description       -
    commented_by_id   -
    commented_by      -
    comment_type      -
    date              string
    date_description  -
    time              -
    operation_type    -
    transaction_id    -
    transaction_type  -
  `,
  VendorCreditRefund: `
    vendor_credit_refund_id  -
    vendor_credit_id         -
    date                     string
    refund_mode              -
    reference_number         -
    description              -
    amount_bcy               -
    amount_fcy               -
  `,
  VendorCreditBill: `
    bill_id                -
    vendor_credit_bill_id  -
    date                   string
    bill_number            -
    amount                 -
  `,
};

export const bodies: Record<string, Notation> = {
  // The arguments that are named; those after documents are not shown. The number is mandatory while
  // automatic numbering is disabled.
  VendorCreditCreate: `
    vendor_id*             string
    vendor_credit_number   -
    gst_treatment          -
    gst_no                 - =15
    source_of_supply       -
    destination_of_supply  -
    pricebook_id           -
    reference_number       -
    is_update_customer     boolean
    date                   string
    exchange_rate          double
    is_inclusive_tax       boolean
    line_items             [VendorCreditLineItemInput]
    project_id             -
    project_name           -
    notes                  -
    documents              [AttachedDocumentInput]
  `,
  VendorCreditLineItemInput: `
    item_id                -
    line_item_id           -
    account_id             -
    name                   -
    hsn_or_sac             -
    reverse_charge_tax_id  -
    warehouse_id           -
    description            -
    item_order             -
    quantity               double
    unit                   -
    rate                   -
    tax_id                 -
    tags                   [VendorCreditLineItemTag]
    item_custom_fields     [VendorCreditItemCustomField]
    serial_numbers         -
  `,
  AttachedDocumentInput: `
    document_id  -
  `,
};

const list = ['query', 'response', 'scope'] as const;
const read = ['response', 'scope'] as const;
const write = ['request-body', 'response', 'scope'] as const;
const move = ['request-body', 'response', 'scope', 'semantics'] as const;

export const operations: DocumentedOperation[] = [
  {
    id: 'createVendorCredit',
    method: 'POST',
    path: '/vendorcredits',
    scope: 'debitnotes.CREATE',
    body: 'VendorCreditCreate',
    notShown: ['request-body', 'response'],
  },
  { id: 'listVendorCredits', method: 'GET', path: '/vendorcredits', notShown: list },
  { id: 'updateVendorCredit', method: 'PUT', path: '/vendorcredits/{vendor_credit_id}', notShown: write },
  { id: 'getVendorCredit', method: 'GET', path: '/vendorcredits/{vendor_credit_id}', notShown: read },
  { id: 'deleteVendorCredit', method: 'DELETE', path: '/vendorcredits/{vendor_credit_id}', notShown: read },
  { id: 'markVendorCreditOpen', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/status/open', notShown: move },
  { id: 'voidVendorCredit', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/status/void', notShown: move },
  { id: 'submitVendorCredit', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/submit', notShown: move },
  { id: 'approveVendorCredit', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/approve', notShown: move },
  { id: 'applyVendorCreditToBills', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/bills', notShown: move },
  { id: 'listVendorCreditBills', method: 'GET', path: '/vendorcredits/{vendor_credit_id}/bills', notShown: list },
  {
    id: 'deleteVendorCreditAppliedCredit',
    method: 'DELETE',
    path: '/vendorcredits/{vendor_credit_id}/bills/{vendor_credit_bill_id}',
    notShown: [...read, 'semantics'],
  },
  { id: 'refundVendorCredit', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/refunds', notShown: move },
  { id: 'listVendorCreditRefunds', method: 'GET', path: '/vendorcredits/{vendor_credit_id}/refunds', notShown: list },
  {
    id: 'updateVendorCreditRefund',
    method: 'PUT',
    path: '/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}',
    notShown: move,
  },
  {
    id: 'getVendorCreditRefund',
    method: 'GET',
    path: '/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}',
    notShown: read,
  },
  {
    id: 'deleteVendorCreditRefund',
    method: 'DELETE',
    path: '/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}',
    notShown: [...read, 'semantics'],
  },
  { id: 'listAllVendorCreditRefunds', method: 'GET', path: '/vendorcredits/refunds', notShown: list },
  { id: 'addVendorCreditComment', method: 'POST', path: '/vendorcredits/{vendor_credit_id}/comments', notShown: write },
  { id: 'listVendorCreditComments', method: 'GET', path: '/vendorcredits/{vendor_credit_id}/comments', notShown: list },
  {
    id: 'deleteVendorCreditComment',
    method: 'DELETE',
    path: '/vendorcredits/{vendor_credit_id}/comments/{comment_id}',
    notShown: read,
  },
];
