import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Credit note" and "Credit notes". Dates are strings by the conventions of document 1, which also type custom fields. */
export const records: Record<string, Notation> = {
  // `creditnote_number` starts with CN. The form of `gst_no` and the values of `gst_treatment` are not
  // stated here, but for contacts and invoices.
  CreditNote: `
    creditnote_id      -
    creditnote_number  - <=100
    date               string
    is_pre_gst         -
    vat_reg_no         -
    gst_no             -
    gst_treatment      -
    status             - {open, closed, void, draft}
    customer_id        -
    customer_name      - <=100
    custom_fields      [CustomField]
    reference_number   - <=100
    email              -
    total              double
    balance            double
    line_items         [CreditNoteLineItem]
    invoices           [CreditNoteInvoice]
    taxes              [CreditNoteTax]
    currency_code      -
    currency_symbol    -
    billing_address    CreditNoteAddress
    shipping_address   CreditNoteAddress
    created_time       string
    updated_time       string
    template_id        -
    template_name      -
    notes              - <=5000
    terms              - <=10000
  `,
  CreditNoteLineItem: `
    item_id               -
    line_item_id          -
    account_id            -
    name                  -
    description           -
    item_order            -
    rate                  -
    quantity              int32
    unit                  -
    discount              -
    tax_id                -
    tax_exemption_id      -
    tax_exemption_code    -
    hsn_or_sac            -
    item_custom_fields    -
    warehouse_id          -
    serial_numbers        -
    invoice_id            -
    invoice_item_id       -
    is_item_shipped       -
    is_returned_to_stock  -
    salesreturn_item_id   -
  `,
  CreditNoteInvoice: `
    invoice_id      -
    invoice_number  -
    amount          -
  `,
  CreditNoteTax: `
    tax_id      -
    tax_name    -
    tax_amount  -
  `,
  CreditNoteAddress: `
    address  -
    street2  -
    city     -
    state    -
    zip      -
    country  -
    fax      -
  `,
};

export const bodies: Record<string, Notation> = {
  // The arguments that are named; the remaining ones are not shown.
  CreditNoteCreate: `
    customer_id*     string
    date*            string
    line_items*      [CreditNoteLineItemCreate]
    contact_persons  -
    is_draft         boolean
    exchange_rate    string
  `,
  // The arguments that are named, then "the line fields of the record". A line made from an invoice
  // carries invoice_id, invoice_item_id and is_item_shipped = false; one made from a sales return carries
  // invoice_id, invoice_item_id, is_item_shipped = true, is_returned_to_stock and salesreturn_item_id.
  CreditNoteLineItemCreate: `
    item_id               -
    description           -
    code                  -
    name                  -
    type                  integer
    account_id            -
    account_name          -
    quantity              int32
    tax_id                -
    serial_numbers        -
    line_item_id          -
    item_order            -
    rate                  -
    unit                  -
    discount              -
    tax_exemption_id      -
    tax_exemption_code    -
    hsn_or_sac            -
    item_custom_fields    -
    warehouse_id          -
    invoice_id            -
    invoice_item_id       -
    is_item_shipped       -
    is_returned_to_stock  -
    salesreturn_item_id   -
  `,
};

const list = ['query', 'response', 'scope'] as const;
const read = ['response', 'scope'] as const;
const write = ['request-body', 'response', 'scope'] as const;
const move = ['request-body', 'response', 'scope', 'semantics'] as const;

export const operations: DocumentedOperation[] = [
  {
    id: 'createCreditNote',
    method: 'POST',
    path: '/creditnotes',
    scope: 'creditnotes.CREATE',
    body: 'CreditNoteCreate',
    notShown: ['request-body', 'response'],
  },
  { id: 'listCreditNotes', method: 'GET', path: '/creditnotes', notShown: list },
  { id: 'updateCreditNote', method: 'PUT', path: '/creditnotes/{creditnote_id}', notShown: write },
  { id: 'getCreditNote', method: 'GET', path: '/creditnotes/{creditnote_id}', notShown: read },
  { id: 'deleteCreditNote', method: 'DELETE', path: '/creditnotes/{creditnote_id}', notShown: read },
  { id: 'emailCreditNote', method: 'POST', path: '/creditnotes/{creditnote_id}/email', notShown: write },
  { id: 'getCreditNoteEmail', method: 'GET', path: '/creditnotes/{creditnote_id}/email', notShown: read },
  { id: 'voidCreditNote', method: 'POST', path: '/creditnotes/{creditnote_id}/void', notShown: move },
  { id: 'markCreditNoteDraft', method: 'POST', path: '/creditnotes/{creditnote_id}/draft', notShown: move },
  { id: 'markCreditNoteOpen', method: 'POST', path: '/creditnotes/{creditnote_id}/converttoopen', notShown: move },
  { id: 'submitCreditNote', method: 'POST', path: '/creditnotes/{creditnote_id}/submit', notShown: move },
  { id: 'approveCreditNote', method: 'POST', path: '/creditnotes/{creditnote_id}/approve', notShown: move },
  {
    id: 'listCreditNoteEmailHistory',
    method: 'GET',
    path: '/creditnotes/{creditnote_id}/emailhistory',
    notShown: list,
  },
  {
    id: 'updateCreditNoteBillingAddress',
    method: 'PUT',
    path: '/creditnotes/{creditnote_id}/address/billing',
    notShown: write,
  },
  {
    id: 'updateCreditNoteShippingAddress',
    method: 'PUT',
    path: '/creditnotes/{creditnote_id}/address/shipping',
    notShown: write,
  },
  { id: 'listCreditNoteTemplates', method: 'GET', path: '/creditnotes/templates', notShown: list },
  {
    id: 'setCreditNoteTemplate',
    method: 'PUT',
    path: '/creditnotes/{creditnote_id}/templates/{template_id}',
    notShown: write,
  },
  { id: 'applyCreditNoteToInvoices', method: 'POST', path: '/creditnotes/{creditnote_id}/invoices', notShown: move },
  { id: 'listCreditNoteInvoices', method: 'GET', path: '/creditnotes/{creditnote_id}/invoices', notShown: list },
  {
    id: 'deleteCreditNoteAppliedCredit',
    method: 'DELETE',
    path: '/creditnotes/{creditnote_id}/invoices/{creditnote_invoice_id}',
    notShown: [...read, 'semantics'],
  },
  { id: 'addCreditNoteComment', method: 'POST', path: '/creditnotes/{creditnote_id}/comments', notShown: write },
  { id: 'listCreditNoteComments', method: 'GET', path: '/creditnotes/{creditnote_id}/comments', notShown: list },
  {
    id: 'deleteCreditNoteComment',
    method: 'DELETE',
    path: '/creditnotes/{creditnote_id}/comments/{comment_id}',
    notShown: read,
  },
  { id: 'listAllCreditNoteRefunds', method: 'GET', path: '/creditnotes/refunds', notShown: list },
  { id: 'refundCreditNote', method: 'POST', path: '/creditnotes/{creditnote_id}/refunds', notShown: move },
  { id: 'listCreditNoteRefunds', method: 'GET', path: '/creditnotes/{creditnote_id}/refunds', notShown: list },
  {
    id: 'updateCreditNoteRefund',
    method: 'PUT',
    path: '/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}',
    notShown: move,
  },
  {
    id: 'getCreditNoteRefund',
    method: 'GET',
    path: '/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}',
    notShown: read,
  },
  {
    id: 'deleteCreditNoteRefund',
    method: 'DELETE',
    path: '/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}',
    notShown: [...read, 'semantics'],
  },
];
