import { idsIn, NUMBER_NEEDED, needs, refuseRepeated, unique } from '../common/index.ts';
import {
  baseRate,
  chargesIn,
  discountIn,
  FOLLOWS,
  type From,
  documentFields as fields,
  linesIn,
  percentText,
  shipmentTotalsOf,
  sumsFrom,
  type Totals,
  taxesIn,
  taxIdsIn,
} from '../documents/index.ts';
import {
  assumedRule,
  clear,
  documented,
  documentedRule,
  fill,
  fromMinor,
  give,
  ID,
  listOf,
  NUMBER,
  rule,
} from '../engine/index.ts';
import { needGoods } from '../goods/index.ts';
import { copyPackages, INVOICED, NAMES, packagesOf, rowsOfShipment, shippedGoods } from '../orders/index.ts';
import { ADDRESS, type Reader, SHIPMENT_LINE, type Stored, type TableOf } from '../types/index.ts';
import { stateOf } from './packages.ts';

type Shipment = Stored<'shipmentOrders'>;

const PACKAGES = documented(
  'A shipment order contains packages, which `package_ids` lists.',
  'document 2, Shipment orders',
);

export const shipmentOrders: TableOf<'shipmentOrders'> = {
  idField: 'shipment_id',
  noun: 'shipment order',
  title: ({ shipment_number }) => shipment_number,
  hidden: {
    packages: { kind: 'array', items: ID },
    discount_percentage: NUMBER,
    billing_address: { kind: 'array', items: ADDRESS },
    shipping_address: { kind: 'array', items: ADDRESS },
    line_items: listOf(SHIPMENT_LINE),
  },
  accepted: assumedRule(
    'shipment-orders.body-packages',
    'Requests also accept `package_ids` in the body, as an array of ids or a comma-separated text. If the query has it as well, both must be the same.',
    'The documents call it mandatory, but show neither its place nor its format.',
    ['package_ids'],
  ),
  fromQuery: ['salesorder_id', 'package_ids'],
  states: { set: ['shipped', 'delivered'] },
  defaults: [
    documentedRule('shipment-orders.status', 'A new shipment order is `shipped`.', 'document 2, Shipment order', {
      status: 'shipped',
    }),
    assumedRule(
      'shipment-orders.courier',
      'A courier has already picked up a new shipment.',
      'The sample shows this, and no request sends it.',
      { detailed_status: 'Picked up', status_message: 'The courier has picked up the shipment.' },
    ),
  ],
  prepare: [
    assumedRule(
      'shipment-orders.one-number',
      'A request with a `reference_number` and another `tracking_number` is refused. Without this rule, the `reference_number` has no effect.',
      'The documents say that the first is the second.',
      (_, context, { reference_number: reference, tracking_number: tracking = reference }) => {
        if (reference === undefined || reference === tracking) return;
        const message = `reference_number ${reference} is not the tracking_number ${tracking}: both stand for the same, so send one of them.`;
        context.refuse('invalid', message, 'reference_number');
      },
    ),
    documentedRule(
      'shipment-orders.reference',
      '`reference_number` is the tracking number.',
      'document 2, Shipment order',
      (shipment, _, { reference_number, tracking_number = reference_number }) =>
        give(shipment, { tracking_number, reference_number: tracking_number }),
    ),
    rule('shipment-orders.packages', PACKAGES, (shipment, context) => {
      const { package_ids: ids } = shipment;
      if (ids !== undefined) shipment.packages = idsIn('package_ids', ids, context);
      clear(shipment, 'package_ids');
    }),
    assumedRule(
      'shipment-orders.from-order',
      "A shipment has the goods of its packages, one line for each line of the order, at the order's prices, taxes, and discount when the shipment is created. It copies the customer, persons, currency, and addresses of the order, has the first template for shipments, and is not mailed.",
      'The record shows them, but a request cannot send them.',
      copyPackages,
    ),
    assumedRule(
      'shipment-orders.method',
      'If the organization has the delivery method that the shipment names, `delivery_method_id` names that method, which sets the carrier, the service, and the days of delivery.',
      'The record shows them, but a request cannot send them.',
      (shipment, context) => {
        const method = context.find('deliveryMethods', (one) => one.delivery_method === shipment.delivery_method);
        fill(shipment, { delivery_method_id: method?.delivery_method_id });
      },
    ),
  ],
  refers: [
    assumedRule('shipment-orders.package-ids', 'The packages must exist.', 'The shipment contains them.', {
      'packages[]': { to: 'packages', sent: 'package_ids' },
    }),
    assumedRule(
      'shipment-orders.references',
      'The records that a shipment refers to must exist.',
      'Its names come from these records.',
      {
        salesorder_id: { to: 'salesOrders' },
        customer_id: { to: 'contacts' },
        template_id: { to: 'templates', holds: false },
        'contact_persons[].contact_person_id': { to: 'contactPersons', holds: false },
      },
    ),
  ],
  unique: [unique('shipment-orders.number', 'shipment orders', 'shipment', 'number', 'shipment_number')],
  fieldChecks: [
    rule('numbers.needed', NUMBER_NEEDED, (one, context) => needs<'shipmentOrders'>(one, context, 'shipment_number')),
    rule('shipment-orders.packages', PACKAGES, ({ packages = [] }, context) => {
      if (packages.length === 0)
        context.refuse('missing', 'package_ids is missing: a shipment order needs packages.', 'package_ids');
    }),
    assumedRule(
      'shipment-orders.charge',
      'The shipping charge cannot be negative.',
      'The customer pays it.',
      ({ shipping_charge = 0 }, context) => {
        if (shipping_charge < 0) context.refuse('invalid', 'shipping_charge must be at least 0.', 'shipping_charge');
      },
    ),
  ],
  checks: [
    assumedRule(
      'shipment-orders.not-shipped',
      'A package can be shipped only once.',
      'Its goods cannot leave twice.',
      ({ packages = [] }, context, before) => {
        if (before) return;
        refuseRepeated(packages, 'package_ids', context, () => 'package_ids');
        for (const one of packagesOf(packages, context)) {
          if (stateOf(one, context) !== 'NotShipped') {
            context.refuse('state', `${one.package_number} is already shipped.`, 'package_ids');
          }
        }
      },
    ),
    assumedRule(
      'shipment-orders.one-order',
      'All packages belong to one sales order, which is `salesorder_id` if that is sent.',
      'The record shows one sales order.',
      ({ packages = [], salesorder_id }, context) => {
        for (const one of packagesOf(packages, context)) {
          if (one.salesorder_id === salesorder_id) continue;
          const number = context.get('salesOrders', salesorder_id)?.salesorder_number ?? salesorder_id;
          const message = `${one.package_number} does not belong to the sales order ${number}.`;
          context.refuse('invalid', message, 'package_ids');
        }
      },
    ),
    assumedRule(
      'shipment-orders.date',
      'The date of a shipment cannot be before those of its packages.',
      'Goods cannot leave before they are packed.',
      ({ packages = [], date = '' }, context) => {
        for (const { package_number, date: packed = '' } of packagesOf(packages, context)) {
          if (date < packed)
            context.refuse('invalid', `date must not be before ${packed}, the date of ${package_number}.`, 'date');
        }
      },
    ),
    assumedRule(
      'shipment-orders.enough',
      'The warehouses must have enough of the shipped goods.',
      'The goods leave from these warehouses.',
      ({ line_items = [] }, context, before) => {
        if (!before)
          needGoods(
            line_items.flatMap((line) => shippedGoods(line) ?? []),
            context,
          );
      },
    ),
  ],
  ledgerEntries: [
    documentedRule(
      'shipment-orders.stock',
      'Shipped units leave `available_stock`. They are no longer ordered, so `actual_available_stock` does not change.',
      'document 1, Item',
      rowsOfShipment,
    ),
  ],
  completed: [
    assumedRule(
      'shipment-orders.lines',
      '`item_total` of a line is its price × quantity, and `bcy_rate` its price in the base currency.',
      'The sample shows this.',
      {
        'line_items[].item_total'(line, context, shipment, index) {
          const decimals = decimalsOf(shipment, context);
          const { lines } = context.derived(
            line,
            () => shipmentTotalsOf(shipment, decimals),
            () => ({ rate: line.rate, quantity: line.quantity }),
          );
          return fromMinor(lines[index]!.total, decimals);
        },
        'line_items[].bcy_rate': ({ rate = 0 }, { decimals }, { exchange_rate = 1 }) =>
          baseRate(rate, exchange_rate, decimals),
      },
    ),
    rule('packages.invoiced', INVOICED, { 'line_items[].is_invoiced': () => false }),
  ],
  computed: [
    rule('shipment-orders.names', NAMES, {
      customer_name: fields.customerName,
      salesorder_number: fields.orderNumber,
      template_name: fields.templateName,
      template_type: fields.templateType,
      currency_code: fields.currencyCode,
      currency_symbol: fields.currencySymbol,
      price_precision: decimalsOf,
      carrier: (shipment, context) => methodOf(shipment, context)?.carrier,
      service: (shipment, context) => methodOf(shipment, context)?.service,
      delivery_days: (shipment, context) => methodOf(shipment, context)?.delivery_days,
      delivery_guarantee: (shipment, context) => methodOf(shipment, context)?.delivery_guarantee,
    }),
    assumedRule(
      'shipment-orders.totals',
      'The total of a shipment is the sum of its lines, less the discount, plus taxes and the shipping charge. A tax is rounded once over all its lines, after the discount.',
      'The sample shows the sums, but not how they are rounded.',
      {
        sub_total: amount(({ subTotal }) => subTotal, linesIn),
        discount_amount: amount(({ discount }) => discount, linesIn, discountIn),
        tax_total: amount(({ taxTotal }) => taxTotal, taxesIn),
        total: amount(({ total }) => total, linesIn, taxesIn, discountIn, chargesIn),
        taxes(shipment, context) {
          const decimals = decimalsOf(shipment, context);
          return sumsOf(shipment, decimals, context, linesIn, taxIdsIn, discountIn).taxes.map(
            ({ tax_name, amount: minor }) => ({
              tax_name,
              tax_amount: fromMinor(minor, decimals),
            }),
          );
        },
      },
    ),
    documentedRule('shipment-orders.discount', '`discount` is a percentage, as text.', 'document 2, Shipment order', {
      discount: ({ discount_percentage = 0 }) => percentText(discount_percentage),
    }),
  ],
  follows: {
    ...FOLLOWS.totals,
    price_precision: 'currency_id',
    carrier: 'delivery_method: change the record in deliveryMethods',
    service: 'delivery_method: change the record in deliveryMethods',
    delivery_days: 'delivery_method: change the record in deliveryMethods',
    delivery_guarantee: 'delivery_method: change the record in deliveryMethods',
    discount_amount: 'discount_percentage: change this',
    discount: 'discount_percentage: change this',
    line_items: FOLLOWS.lines,
  },
  events: {
    deliver: assumedRule(
      'shipment-orders.deliver',
      'The customer receives a shipment: the status of the shipment and its packages becomes `delivered`.',
      'A filter of packages uses this status, but no operation sets it.',
      ({ shipment_id, shipment_number, status }, context) => {
        if (status !== 'shipped') context.refuse('state', `${shipment_number} is already ${status}.`);
        context.set('shipmentOrders', shipment_id!, {
          status: 'delivered',
          detailed_status: 'Delivered',
          status_message: 'The courier has delivered the shipment.',
        });
      },
    ),
  },
};

function currencyOf({ currency_id }: Shipment, context: Reader): Stored<'currencies'> | undefined {
  return context.get('currencies', currency_id);
}

function decimalsOf(shipment: Shipment, context: Reader): number {
  return currencyOf(shipment, context)?.price_precision ?? context.decimals;
}

function methodOf({ delivery_method_id }: Shipment, context: Reader): Stored<'deliveryMethods'> | undefined {
  return context.get('deliveryMethods', delivery_method_id);
}

function sumsOf(shipment: Shipment, decimals: number, context: Reader, ...from: readonly From[]): Totals {
  return sumsFrom(shipment, () => shipmentTotalsOf(shipment, decimals), decimals, context, ...from);
}

/** A field that shows an amount of the sums. */
function amount(of: (totals: Totals) => number, ...from: readonly From[]) {
  return (shipment: Shipment, context: Reader): number => {
    const decimals = decimalsOf(shipment, context);
    return fromMinor(of(sumsOf(shipment, decimals, context, ...from)), decimals);
  };
}
