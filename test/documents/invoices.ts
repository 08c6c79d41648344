import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Invoice" and "Invoices". Dates are strings by the conventions of document 1, which also type custom fields. */
export const records: Record<string, Notation> = {
  // `discount` and `shipping_charge` are amounts, so the length of 100 stated of them is left out.
  Invoice: `
    invoice_id                -
    ach_payment_initiated     boolean
    invoice_number            - <=100
    date                      string
    status                    - {sent, draft, overdue, paid, void, unpaid, partially_paid, viewed}
    payment_terms             integer
    payment_terms_label       - <=100
    due_date                  string
    payment_expected_date     string
    last_payment_date         string
    reference_number          -
    customer_id               -
    customer_name             - <=100
    contact_persons           [InvoiceContactPerson]
    currency_id               -
    currency_code             -
    exchange_rate             float
    discount                  float
    is_discount_before_tax    boolean
    discount_type             - {entity_level, item_level}
    is_inclusive_tax          boolean
    recurring_invoice_id      -
    is_viewed_by_client       boolean
    has_attachment            boolean
    client_viewed_time        string
    line_items                [InvoiceLineItem]
    shipping_charge           -
    adjustment                double
    adjustment_description    -
    sub_total                 float
    tax_total                 double
    total                     string
    taxes                     [DocumentTax]
    payment_reminder_enabled  boolean
    payment_made              float
    credits_applied           float
    tax_amount_withheld       float
    balance                   string
    write_off_amount          float
    allow_partial_payments    boolean
    price_precision           integer
    payment_options           PaymentOptions
    is_emailed                boolean
    reminders_sent            integer
    last_reminder_sent_date   string
    billing_address           DocumentAddress
    shipping_address          DocumentAddress
    notes                     -
    terms                     -
    custom_fields             [DocumentCustomField]
    template_id               -
    template_name             -
    created_time              string
    last_modified_time        string
    attachment_name           -
    can_send_in_mail          boolean
    salesperson_id            -
    salesperson_name          - <=200
    invoice_url               -
    is_pre_gst                -
    gst_no                    - =15
    gst_treatment             - {business_gst, business_none, overseas, consumer}
  `,
  InvoiceContactPerson: `
    contact_person_id   -
    salutation          -
    first_name          -
    last_name           -
    email               - <=100
    phone               -
    mobile              -
    is_primary_contact  -
  `,
  InvoiceLineItem: `
    line_item_id          -
    item_id               -
    project_id            -
    time_entry_ids        -
    expense_id            -
    expense_receipt_name  -
    name                  - <=100
    description           - <=2000
    item_order            integer
    bcy_rate              float
    rate                  double
    quantity              float
    unit                  - <=100
    discount_amount       float
    discount              -
    tax_id                -
    tax_name              -
    tax_type              -
    tax_percentage        float
    item_total            float
    warehouse_id          long
    hsn_or_sac            -
  `,
  DocumentTax: `
    tax_name    -
    tax_amount  -
  `,
  PaymentOptions: `
    payment_gateways  [PaymentGateway]
  `,
  // `gateway_name` is one of six identifiers that are not named.
  PaymentGateway: `
    configured         boolean
    additional_field1  - {standard, adaptive}
    gateway_name       -
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

/** No request body of invoices is shown. */
export const bodies: Record<string, Notation> = {};

const read = ['query', 'response', 'scope'] as const;
const write = ['query', 'request-body', 'response', 'scope'] as const;
const move = ['query', 'request-body', 'response', 'scope', 'semantics'] as const;

export const operations: DocumentedOperation[] = [
  { id: 'createInvoice', method: 'POST', path: '/invoices', notShown: write },
  { id: 'listInvoices', method: 'GET', path: '/invoices', notShown: read },
  { id: 'updateInvoice', method: 'PUT', path: '/invoices/{invoice_id}', notShown: write },
  { id: 'getInvoice', method: 'GET', path: '/invoices/{invoice_id}', notShown: read },
  { id: 'deleteInvoice', method: 'DELETE', path: '/invoices/{invoice_id}', notShown: read },
  { id: 'markInvoiceSent', method: 'POST', path: '/invoices/{invoice_id}/status/sent', notShown: move },
  { id: 'voidInvoice', method: 'POST', path: '/invoices/{invoice_id}/status/void', notShown: move },
  { id: 'markInvoiceDraft', method: 'POST', path: '/invoices/{invoice_id}/status/draft', notShown: move },
  { id: 'emailInvoice', method: 'POST', path: '/invoices/{invoice_id}/email', notShown: write },
  { id: 'getInvoiceEmail', method: 'GET', path: '/invoices/{invoice_id}/email', notShown: read },
  { id: 'emailInvoices', method: 'POST', path: '/invoices/email', notShown: write },
  { id: 'getInvoicePaymentReminder', method: 'GET', path: '/invoices/{invoice_id}/paymentreminder', notShown: read },
  { id: 'exportInvoices', method: 'GET', path: '/invoices/pdf', notShown: read },
  { id: 'printInvoices', method: 'GET', path: '/invoices/print', notShown: read },
  {
    id: 'disableInvoicePaymentReminder',
    method: 'POST',
    path: '/invoices/{invoice_id}/paymentreminder/disable',
    notShown: move,
  },
  {
    id: 'enableInvoicePaymentReminder',
    method: 'POST',
    path: '/invoices/{invoice_id}/paymentreminder/enable',
    notShown: move,
  },
  { id: 'writeOffInvoice', method: 'POST', path: '/invoices/{invoice_id}/writeoff', notShown: move },
  { id: 'cancelInvoiceWriteOff', method: 'POST', path: '/invoices/{invoice_id}/writeoff/cancel', notShown: move },
  { id: 'updateInvoiceBillingAddress', method: 'PUT', path: '/invoices/{invoice_id}/address/billing', notShown: write },
  {
    id: 'updateInvoiceShippingAddress',
    method: 'PUT',
    path: '/invoices/{invoice_id}/address/shipping',
    notShown: write,
  },
  { id: 'listInvoiceTemplates', method: 'GET', path: '/invoices/templates', notShown: read },
  { id: 'setInvoiceTemplate', method: 'PUT', path: '/invoices/{invoice_id}/templates/{template_id}', notShown: write },
  { id: 'listInvoicePayments', method: 'GET', path: '/invoices/{invoice_id}/payments', notShown: read },
  { id: 'listInvoiceAppliedCredits', method: 'GET', path: '/invoices/{invoice_id}/creditsapplied', notShown: read },
  { id: 'applyInvoiceCredits', method: 'POST', path: '/invoices/{invoice_id}/credits', notShown: move },
  {
    id: 'deleteInvoicePayment',
    method: 'DELETE',
    path: '/invoices/{invoice_id}/payments/{invoice_payment_id}',
    notShown: [...read, 'semantics'],
  },
  {
    id: 'deleteInvoiceAppliedCredit',
    method: 'DELETE',
    path: '/invoices/{invoice_id}/creditsapplied/{creditnotes_invoice_id}',
    notShown: [...read, 'semantics'],
  },
  { id: 'addInvoiceAttachment', method: 'POST', path: '/invoices/{invoice_id}/attachment', notShown: write },
  {
    id: 'updateInvoiceAttachmentPreference',
    method: 'PUT',
    path: '/invoices/{invoice_id}/attachment',
    notShown: write,
  },
  { id: 'getInvoiceAttachment', method: 'GET', path: '/invoices/{invoice_id}/attachment', notShown: read },
  { id: 'deleteInvoiceAttachment', method: 'DELETE', path: '/invoices/{invoice_id}/attachment', notShown: read },
  { id: 'addInvoiceComment', method: 'POST', path: '/invoices/{invoice_id}/comments', notShown: write },
  { id: 'listInvoiceComments', method: 'GET', path: '/invoices/{invoice_id}/comments', notShown: read },
  { id: 'updateInvoiceComment', method: 'PUT', path: '/invoices/{invoice_id}/comments/{comment_id}', notShown: write },
  {
    id: 'deleteInvoiceComment',
    method: 'DELETE',
    path: '/invoices/{invoice_id}/comments/{comment_id}',
    notShown: read,
  },
];
