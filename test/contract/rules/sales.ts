import { at, type Body, type Rule, request, response } from './rule.ts';

const packed = response('createPackage');
const shipped = response('createShipmentOrder');
const ship = request('createShipmentOrder');
const createInvoice = request('createInvoice');
const updateInvoice = request('updateInvoice');
const invoice = response('getInvoice');
const retainer = response('getRetainerInvoice');
const pay = request('createCustomerPayment');
const payments = response('listCustomerPayments');
const returned = response('createSalesReturn');
const createVendorCredit = request('createVendorCredit');
const updateVendorCredit = request('updateVendorCredit');
const vendorCredit = response('getVendorCredit');

/** A rule that a place holds some values and not others. */
function values(
  rule: string,
  source: string,
  body: Body,
  place: string,
  accepted: unknown[],
  refused: unknown[],
): Rule {
  return {
    rule,
    source,
    schema: body.schema,
    accepted: at(body, place, ...accepted),
    refused: at(body, place, ...refused),
    at: place,
  };
}

const packages: Rule[] = [
  {
    rule: 'a new package is answered in an array',
    source: 'Document 2, Endpoints, Packages',
    schema: packed.schema,
    accepted: { sample: packed.sample },
    refused: { 'an object': { code: 0, message: 'success', package: { package_number: 'PKG-00009' } } },
    at: 'package',
  },
  values(
    'total_quantity of a package is text',
    'Document 2, Package',
    packed,
    'package.0.total_quantity',
    ['14', '14.00'],
    [14, null],
  ),
  values(
    'addresses of a package are objects',
    'Document 2, Package',
    packed,
    'package.0.billing_address',
    [{ city: 'Pune' }],
    [[{ city: 'Pune' }]],
  ),
];

const shipments: Rule[] = [
  values(
    'discount of a shipment order is text, such as 20.00%',
    'Document 2, Shipment order',
    shipped,
    'shipment_order.discount',
    ['20.00%', '0.00%'],
    [20, 0.2],
  ),
  values(
    'billing_address of a shipment order is an array',
    'Document 2, Shipment order',
    shipped,
    'shipment_order.billing_address',
    [[{ city: 'Pune' }]],
    [{ city: 'Pune' }],
  ),
  values(
    'shipping_address of a shipment order is an array',
    'Document 2, Shipment order',
    shipped,
    'shipment_order.shipping_address',
    [[{ city: 'Pune' }]],
    [{ city: 'Pune' }],
  ),
  values(
    'item_order of a shipment order starts at 0',
    'Document 2, Shipment order',
    shipped,
    'shipment_order.line_items.0.item_order',
    [0, 1],
    [-1, 0.5],
  ),
  values(
    'delivery_days is a whole number',
    'Document 2, Shipment order',
    shipped,
    'shipment_order.delivery_days',
    [0, 3],
    [1.5, '3'],
  ),
  values(
    'exchange_rate of a shipment order is a number',
    'Document 2, Endpoints, Shipment orders',
    ship,
    'exchange_rate',
    [1, 83.25],
    ['1.00'],
  ),
];

const invoices: Rule[] = [
  ...['total', 'balance'].flatMap((field) => [
    values(
      `${field} of an invoice is text`,
      'Document 2, Invoice',
      invoice,
      `invoice.${field}`,
      ['18408.00'],
      [18408, null],
    ),
    values(
      `${field} of a retainer invoice is text`,
      'Document 2, Retainer invoice',
      retainer,
      `retainerinvoice.${field}`,
      ['5000.00'],
      [5000, null],
    ),
  ]),
  values(
    'sub_total of an invoice is a number',
    'Document 2, Invoice',
    invoice,
    'invoice.sub_total',
    [15600, 15600.5],
    ['15600.00'],
  ),
  ...['last_payment_date', 'last_reminder_sent_date'].map((field) =>
    values(
      `${field} of an invoice is a day, or empty while there is none`,
      'Document 2, Invoice',
      invoice,
      `invoice.${field}`,
      ['2026-03-20', ''],
      ['20 Mar 2026', '2026-13-20', null],
    ),
  ),
  values(
    'client_viewed_time of an invoice is a date and time, or empty while there is none',
    'Document 2, Invoice',
    invoice,
    'invoice.client_viewed_time',
    ['2026-03-06T09:00:00+0530', '2026-03-06T09:00:00.000Z', ''],
    ['2026-03-06', null],
  ),
  values(
    'gst_no of an invoice has 15 characters, or none',
    'Document 2, Invoice',
    invoice,
    'invoice.gst_no',
    ['27AAFCR1234K1ZD', ''],
    ['27AAFCR1234K1Z', '27AAFCR1234K1ZD5'],
  ),
  values(
    'gst_treatment of an invoice is one of four, or none',
    'Document 2, Invoice',
    invoice,
    'invoice.gst_treatment',
    ['business_gst', 'overseas', ''],
    ['business', null],
  ),
  values(
    'discount_type of an invoice is one of two',
    'Document 2, Invoice',
    invoice,
    'invoice.discount_type',
    ['entity_level', 'item_level'],
    ['line_level', 'ENTITY_LEVEL'],
  ),
  ...[createInvoice, updateInvoice].map(
    (body): Rule => ({
      rule: 'the body of an invoice is a guess, and has no limits',
      source: 'Document 2, Endpoints, Invoices',
      schema: body.schema,
      accepted: {
        ...at(body, 'gst_no', '27AAFCR1234K1Z'),
        ...at(body, 'gst_treatment', 'business', ''),
        ...at(body, 'discount_type', 'line_level'),
        ...at(body, 'shipping_charge', 'x'.repeat(101)),
      },
      refused: {},
    }),
  ),
  values(
    'discount_type of a shipment order is any text',
    'Document 2, Shipment order',
    shipped,
    'shipment_order.discount_type',
    ['entity_level', 'other'],
    [1],
  ),
  values(
    'the discount of an invoice is a float with a length of at most 100, so a number or text',
    'Document 2, Invoice',
    invoice,
    'invoice.discount',
    [10, 12.5, '10%', 'x'.repeat(100)],
    ['x'.repeat(101), true],
  ),
  values(
    'the shipping charge of an invoice has no stated type, and at most 100 characters',
    'Document 2, Invoice',
    invoice,
    'invoice.shipping_charge',
    [0, '0.00'],
    ['x'.repeat(101), true],
  ),
  values(
    'an amount without a stated type is a number or text',
    'Document 2, Invoice',
    invoice,
    'invoice.taxes.0.tax_amount',
    [2808, '2808.00'],
    [true, null],
  ),
  ...[invoice, retainer].map((body, index) =>
    values(
      'the status of an invoice is open: its values are shown, not stated completely',
      'Document 2, States and transitions',
      body,
      index === 0 ? 'invoice.status' : 'retainerinvoice.status',
      ['sent', 'draft', 'overdue', 'paid', 'void', 'unpaid', 'partially_paid', 'viewed', 'pending_approval'],
      [1, true],
    ),
  ),
  values(
    'additional_field1 of a payment gateway is standard or adaptive',
    'Document 2, Invoice',
    createInvoice,
    'payment_options.payment_gateways.0.additional_field1',
    ['standard', 'adaptive'],
    ['express', '', null],
  ),
  values(
    'the name of a payment gateway is any text, as the six are not shown',
    'Document 2, Invoice',
    createInvoice,
    'payment_options.payment_gateways.0.gateway_name',
    ['example_gateway', 'another'],
    [6],
  ),
];

const customerPayments: Rule[] = [
  values(
    'payment_mode takes the modes shown, and others',
    'Document 2, Customer payment',
    pay,
    'payment_mode',
    ['check', 'cash', 'creditcard', 'banktransfer', 'bankremittance', 'autotransaction', 'upi', 'x'.repeat(100)],
    ['x'.repeat(101), 1],
  ),
  values(
    'the status of a payment is open: its values are not shown in full',
    'Document 2, States and transitions',
    payments,
    'customerpayments.0.status',
    ['success', 'failure', 'pending'],
    [true],
  ),
  values(
    'last_four_digits is a whole number',
    'Document 2, Customer payment',
    payments,
    'customerpayments.0.last_four_digits',
    [4242],
    ['4242', 42.5],
  ),
  values(
    'a payment names its customer by an id',
    'Document 2, Endpoints, Customer payments',
    pay,
    'customer_id',
    ['4815162342481514001', 4815162342],
    [true, null],
  ),
  values(
    'an invoice of a payment is named by an id',
    'Document 2, Endpoints, Customer payments',
    pay,
    'invoices.0.invoice_id',
    ['4815162342481523001', 4815162342],
    [true, null],
  ),
];

/** A payment as read, with a mode and an amount that was refunded. */
const refunded = (payment_mode: string | undefined, amount_refunded: number | undefined): unknown =>
  payments.with({
    'customerpayments.0.payment_mode': payment_mode,
    'customerpayments.0.amount_refunded': amount_refunded,
  });

const refunds: Rule = {
  rule: 'only a payment of the mode autotransaction is refunded',
  source: 'Document 2, Customer payment',
  schema: payments.schema,
  accepted: {
    'autotransaction, refunded': refunded('autotransaction', 5),
    'cash, nothing refunded': refunded('cash', 0),
    'cash, without the amount': refunded('cash', undefined),
    'no mode': refunded(undefined, 5),
  },
  refused: { 'cash, refunded': refunded('cash', 5), 'another mode, refunded': refunded('upi', 0.5) },
  at: 'customerpayments.0.amount_refunded',
};

const salesReturns: Rule[] = [
  values(
    'quantities of a sales return are numbers',
    'Document 2, Sales return',
    returned,
    'salesreturn.line_items.0.non_receive_quantity',
    [0, 0.5],
    ['1', null],
  ),
  values(
    'salesreturn_id is an id',
    'Document 2, Sales return',
    returned,
    'salesreturn.salesreturn_id',
    ['4815162342481526001', 48151623],
    [true, 1.5],
  ),
];

const vendorCredits: Rule[] = [
  values(
    'line_items of a vendor credit is an object, as in the sample, or an array, as on input',
    'Document 2, Vendor credit',
    vendorCredit,
    'vendor_credit.line_items',
    [{ quantity: 2 }, [{ quantity: 2 }, { quantity: 1 }]],
    ['none', [{ quantity: '2' }]],
  ),
  values(
    'gst_no of a vendor credit has 15 characters, or none',
    'Document 2, Vendor credit',
    createVendorCredit,
    'gst_no',
    ['36AABCD5678L1Z6', ''],
    ['36AABCD5678L1Z', '36AABCD5678L1Z63'],
  ),
  ...[createVendorCredit, updateVendorCredit].flatMap((body) => [
    values(
      'line_items of a vendor credit is an array, as input',
      'Document 2, Vendor credit',
      body,
      'line_items',
      [[], [{ quantity: 2 }]],
      [{ quantity: 2 }, 'none'],
    ),
    values(
      'gst_treatment of a vendor credit is any text',
      'Document 2, Vendor credit',
      body,
      'gst_treatment',
      ['business_gst', 'other'],
      [1],
    ),
    values(
      'the date of a vendor credit has the form yyyy-mm-dd',
      'Document 2, Vendor credit',
      body,
      'date',
      ['2026-02-24'],
      ['24-02-2026', '2026-02-24T00:00:00+0530'],
    ),
    values(
      'exchange_rate of a vendor credit is a number',
      'Document 2, Vendor credit',
      body,
      'exchange_rate',
      [1, 83.25],
      ['1.00'],
    ),
  ]),
  {
    rule: 'a vendor credit needs its vendor alone; its number depends on automatic numbering, which only the server knows',
    source: 'Document 2, Endpoints, Vendor credits',
    schema: createVendorCredit.schema,
    accepted: { 'a vendor': { vendor_id: '4815162342481514003' } },
    refused: {
      'no vendor': createVendorCredit.with({ vendor_id: undefined }),
      'a boolean': createVendorCredit.with({ vendor_id: true }),
    },
  },
];

/** Packages to vendor credits, but for credit notes; all in document 2. */
export const rules: Rule[] = [
  ...packages,
  ...shipments,
  ...invoices,
  ...customerPayments,
  refunds,
  ...salesReturns,
  ...vendorCredits,
];
