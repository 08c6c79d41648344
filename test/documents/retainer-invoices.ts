import type { DocumentedOperation, Notation } from './notation.ts';

/**
 * Document 2, "Retainer invoice" and "Retainer invoices". Dates are strings by the conventions of
 * document 1, which also type custom fields. The payment options are those of invoices.
 */
export const records: Record<string, Notation> = {
  RetainerInvoice: `
    retainerinvoice_id      -
    retainerinvoice_number  - <=100
    date                    string
    status                  - {sent, draft, overdue, paid, void, unpaid, partially_paid, viewed}
    is_pre_gst              -
    place_of_supply         -
    project_id              -
    project_name            -
    last_payment_date       string
    reference_number        - <=100
    customer_id             -
    customer_name           - <=100
    contact_persons         []
    currency_id             -
    currency_code           -
    currency_symbol         -
    exchange_rate           float
    is_viewed_by_client     boolean
    client_viewed_time      string
    is_inclusive_tax        -
    line_items              [RetainerInvoiceLineItem]
    sub_total               -
    total                   string
    taxes                   [DocumentTax]
    payment_made            -
    payment_drawn           -
    balance                 string
    allow_partial_payments  -
    price_precision         -
    payment_options         PaymentOptions
    is_emailed              -
    documents               []
    billing_address         TwoLineDocumentAddress
    shipping_address        DocumentAddress
    notes                   -
    terms                   -
    custom_fields           [DocumentCustomField]
    template_id             -
    template_name           -
    page_width              -
    page_height             -
    orientation             -
    template_type           -
    created_time            string
    last_modified_time      string
    created_by_id           -
    attachment_name         -
    can_send_in_mail        -
  `,
  RetainerInvoiceLineItem: `
    line_item_id    -
    description     - <=2000
    item_order      integer
    rate            double
    bcy_rate        -
    tax_id          -
    tax_name        -
    tax_type        -
    tax_percentage  -
    item_total      -
  `,
  DocumentTax: `
    tax_name    -
    tax_amount  -
  `,
  TwoLineDocumentAddress: `
    address  -
    street2  -
    city     -
    state    -
    zip      -
    fax      -
  `,
  DocumentAddress: `
    address  -
    city     -
    state    -
    zip      -
    fax      -
  `,
  DocumentCustomField: `
    index        integer 1..10
    show_on_pdf  -
    value        string
    label        string
  `,
};

export const bodies: Record<string, Notation> = {
  // The number is not in the list of arguments, but mandatory while automatic numbering is skipped.
  RetainerInvoiceCreate: `
    customer_id*            string
    line_items*             [RetainerInvoiceLineItemCreate]
    retainerinvoice_number  - <=100
    reference_number        - <=100
    date                    string
    contact_persons         []
    custom_fields           [DocumentCustomField]
    notes                   -
    terms                   -
    payment_options         PaymentOptions
    template_id             -
  `,
  RetainerInvoiceLineItemCreate: `
    description  - <=2000
    item_order   integer
    rate         double
  `,
};

/** The record states these two as search variants of the number. */
const listQuery = 'retainerinvoice_number_startswith, retainerinvoice_number_contains';

const list = ['query', 'response', 'scope'] as const;
const read = ['response', 'scope'] as const;
const write = ['request-body', 'response', 'scope'] as const;
const move = ['request-body', 'response', 'scope', 'semantics'] as const;

export const operations: DocumentedOperation[] = [
  {
    id: 'createRetainerInvoice',
    method: 'POST',
    path: '/retainerinvoices',
    scope: 'invoices.CREATE',
    query: 'ignore_auto_number_generation',
    body: 'RetainerInvoiceCreate',
    notShown: ['request-body', 'response'],
  },
  { id: 'listRetainerInvoices', method: 'GET', path: '/retainerinvoices', query: listQuery, notShown: list },
  { id: 'updateRetainerInvoice', method: 'PUT', path: '/retainerinvoices/{retainerinvoice_id}', notShown: write },
  { id: 'getRetainerInvoice', method: 'GET', path: '/retainerinvoices/{retainerinvoice_id}', notShown: read },
  { id: 'deleteRetainerInvoice', method: 'DELETE', path: '/retainerinvoices/{retainerinvoice_id}', notShown: read },
  {
    id: 'markRetainerInvoiceSent',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/status/sent',
    notShown: move,
  },
  {
    id: 'setRetainerInvoiceTemplate',
    method: 'PUT',
    path: '/retainerinvoices/{retainerinvoice_id}/templates/{template_id}',
    notShown: write,
  },
  {
    id: 'voidRetainerInvoice',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/status/void',
    notShown: move,
  },
  {
    id: 'markRetainerInvoiceDraft',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/status/draft',
    notShown: move,
  },
  {
    id: 'submitRetainerInvoice',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/submit',
    notShown: move,
  },
  {
    id: 'approveRetainerInvoice',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/approve',
    notShown: move,
  },
  { id: 'emailRetainerInvoice', method: 'POST', path: '/retainerinvoices/{retainerinvoice_id}/email', notShown: write },
  {
    id: 'getRetainerInvoiceEmail',
    method: 'GET',
    path: '/retainerinvoices/{retainerinvoice_id}/email',
    notShown: read,
  },
  {
    id: 'updateRetainerInvoiceBillingAddress',
    method: 'PUT',
    path: '/retainerinvoices/{retainerinvoice_id}/address/billing',
    notShown: write,
  },
  { id: 'listRetainerInvoiceTemplates', method: 'GET', path: '/retainerinvoices/templates', notShown: list },
  {
    id: 'addRetainerInvoiceAttachment',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/attachment',
    notShown: write,
  },
  {
    id: 'getRetainerInvoiceAttachment',
    method: 'GET',
    path: '/retainerinvoices/{retainerinvoice_id}/attachment',
    notShown: read,
  },
  {
    id: 'deleteRetainerInvoiceAttachment',
    method: 'DELETE',
    path: '/retainerinvoices/{retainerinvoice_id}/documents/{document_id}',
    notShown: read,
  },
  {
    id: 'addRetainerInvoiceComment',
    method: 'POST',
    path: '/retainerinvoices/{retainerinvoice_id}/comments',
    notShown: write,
  },
  {
    id: 'listRetainerInvoiceComments',
    method: 'GET',
    path: '/retainerinvoices/{retainerinvoice_id}/comments',
    notShown: list,
  },
  {
    id: 'updateRetainerInvoiceComment',
    method: 'PUT',
    path: '/retainerinvoices/{retainerinvoice_id}/comments/{comment_id}',
    notShown: write,
  },
  {
    id: 'deleteRetainerInvoiceComment',
    method: 'DELETE',
    path: '/retainerinvoices/{retainerinvoice_id}/comments/{comment_id}',
    notShown: read,
  },
];
