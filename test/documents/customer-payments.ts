import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 2, "Customer payment" and "Customer payments". Dates are strings by the conventions of document 1, which also type custom fields. */
export const records: Record<string, Notation> = {
  // `payment_mode` is open ("or others"), and the whole value set of `status` is not shown.
  CustomerPayment: `
    payment_id           string
    payment_mode         string <=100
    amount               double
    amount_refunded      double
    bank_charges         double
    date                 string
    status               -
    reference_number     - <=100
    description          -
    customer_id          -
    customer_name        - <=100
    email                -
    tax_amount_withheld  double
    invoices             [CustomerPaymentInvoice]
    exchange_rate        double
    currency_id          -
    currency_code        -
    currency_symbol      -
    account_id           -
    account_name         -
    tax_account_id       -
    tax_account_name     -
    unused_amount        double
    last_four_digits     integer
    custom_fields        [CustomerPaymentCustomField]
  `,
  CustomerPaymentInvoice: `
    invoice_id      -
    invoice_number  -
    date            string
    invoice_amount  -
    amount_applied  -
    balance_amount  -
  `,
  CustomerPaymentCustomField: `
    index      integer 1..10
    value      string
    label      string
    data_type  -
  `,
};

export const bodies: Record<string, Notation> = {
  CustomerPaymentCreate: `
    customer_id*      -
    payment_mode*     string <=100
    amount*           double
    invoices*         [CustomerPaymentInvoiceInput]
    date              string
    reference_number  - <=100
    description       -
    exchange_rate     double
    bank_charges      double
    account_id        -
    tax_account_id    -
    custom_fields     [CustomerPaymentCustomFieldInput]
  `,
  // `tax_amount_withheld` has its type from the payment's own field of that name.
  CustomerPaymentInvoiceInput: `
    invoice_id*          string
    amount_applied*      double
    tax_amount_withheld  double
  `,
  CustomerPaymentCustomFieldInput: `
    label  string
    value  string
  `,
};

/**
 * Which of these also have `_startswith` and `_contains` variants is not shown. `filter_by` takes
 * PaymentMode.All, .Check, .Cash, .BankTransfer, .CreditCard, .Credit, .BankRemittance, .Others and
 * the names of seven providers, which are not shown. `search_text` has at most 100 characters.
 */
const listQuery = [
  'customer_name',
  'reference_number',
  'date',
  'amount',
  'amount_less_than',
  'amount_less_equals',
  'amount_greater_than',
  'amount_greater_equals',
  'notes',
  'payment_mode',
  'filter_by',
  'sort_column',
  'search_text',
].join(', ');

/** The transitions of payment application are not shown. */
export const operations: DocumentedOperation[] = [
  {
    id: 'createCustomerPayment',
    method: 'POST',
    path: '/customerpayments',
    scope: 'customerpayments.CREATE',
    body: 'CustomerPaymentCreate',
    payload: 'payment: CustomerPayment',
    notShown: ['semantics'],
  },
  {
    id: 'listCustomerPayments',
    method: 'GET',
    path: '/customerpayments',
    scope: 'customerpayments.READ',
    query: listQuery,
    notShown: ['query', 'response'],
  },
];
