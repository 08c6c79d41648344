import { each, parameter, type Rule } from './rule.ts';

const dates: [id: string, names: string[]][] = [
  ['listPackages', ['date_start', 'date_end', 'date_after', 'date_before']],
  ['listPackages', ['shipment_date_start', 'shipment_date_end', 'shipment_date_after', 'shipment_date_before']],
  ['listCustomerPayments', ['date']],
];

const ids: [id: string, name: string][] = [
  ['createPackage', 'salesorder_id'],
  ['createShipmentOrder', 'salesorder_id'],
  ['createSalesReturn', 'salesorder_id'],
  ['createPurchaseReceive', 'purchaseorder_id'],
];

/** Parameters of URLs; values as JSON, as a gateway has them after reading the URL. */
export const rules: Rule[] = [
  {
    rule: 'organization_id is a string',
    source: 'Document 1, Endpoints, Common rules',
    schema: parameter('listTaxes', 'organization_id'),
    accepted: each('10234695'),
    refused: each(10234695, null),
  },
  {
    rule: 'packages are filtered by a state, in the form Status.All; the states are not shown in full',
    source: 'Document 2, Endpoints, Packages; States and transitions',
    schema: parameter('listPackages', 'filter_by'),
    accepted: each('Status.All', 'Status.NotShipped', 'Status.Shipped', 'Status.Delivered', 'Status.Other'),
    refused: each('All', 'NotShipped', 'Status.', 'status.all', 'PaymentMode.All', ''),
  },
  {
    rule: 'payments are filtered by a mode, that of a provider included, in the form PaymentMode.All',
    source: 'Document 2, Endpoints, Customer payments',
    schema: parameter('listCustomerPayments', 'filter_by'),
    accepted: each(
      ...[
        'All',
        'Check',
        'Cash',
        'BankTransfer',
        'CreditCard',
        'Credit',
        'BankRemittance',
        'Others',
        'SomeProvider',
        'Some-Provider 2',
      ].map((mode) => `PaymentMode.${mode}`),
    ),
    refused: each('All', 'Check', 'PaymentMode.', 'PaymentMode', 'paymentmode.All', 'Status.All', ''),
  },
  {
    rule: 'payments are searched for at most 100 characters',
    source: 'Document 2, Endpoints, Customer payments',
    schema: parameter('listCustomerPayments', 'search_text'),
    accepted: each('ridgeline', 'x'.repeat(100)),
    refused: each('x'.repeat(101)),
  },
  ...['amount', 'amount_less_than', 'amount_less_equals', 'amount_greater_than', 'amount_greater_equals'].map(
    (name): Rule => ({
      rule: `payments are filtered by ${name}, a number, as a number or as text`,
      source: 'Document 2, Endpoints, Customer payments',
      schema: parameter('listCustomerPayments', name),
      accepted: each(18408, 0.5, '18408'),
      refused: each(true, null),
    }),
  ),
  ...dates.flatMap(([id, names]) =>
    names.map(
      (name): Rule => ({
        rule: `${name} of ${id} has the form yyyy-mm-dd`,
        source: 'Document 1, Conventions; Document 2, Endpoints',
        schema: parameter(id, name),
        accepted: each('2026-03-04'),
        refused: each('04-03-2026', '2026-02-30', '2026-03-04T00:00:00Z', ''),
      }),
    ),
  ),
  ...['createTransferOrder', 'createRetainerInvoice'].map(
    (id): Rule => ({
      rule: `ignore_auto_number_generation of ${id} is true or false`,
      source: 'Documents 1 and 2, Endpoints',
      schema: parameter(id, 'ignore_auto_number_generation'),
      accepted: each(true, false),
      refused: each('yes', 1, null),
    }),
  ),
  ...ids.map(
    ([id, name]): Rule => ({
      rule: `${name} of ${id} is an id`,
      source: 'Document 2, Endpoints',
      schema: parameter(id, name),
      accepted: each('4815162342481520001', 'SO-00017'),
      refused: each(null, true),
    }),
  ),
  {
    rule: 'package_ids of createShipmentOrder takes one id or several',
    source: 'Document 2, Endpoints, Shipment orders',
    schema: parameter('createShipmentOrder', 'package_ids'),
    accepted: each('4815162342481521001', '4815162342481521001,4815162342481521003'),
    refused: each(null),
  },
];
