import { idsIn, needs, refuseRepeated } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { clear, fill, fromMinor, give, ID, listOf, NUMBER, rule } from '../engine/index.ts';
import { needGoods } from '../goods/index.ts';
import * as orders from '../orders/index.ts';
import { ADDRESS, type Reader, SHIPMENT_LINE, type Stored, type TableOf } from '../types/index.ts';
import { stateOf } from './packages.ts';

type Shipment = Stored<'shipmentOrders'>;

export const shipmentOrders: TableOf<'shipmentOrders'> = {
  idField: 'shipment_id',
  noun: 'shipment order',
  title: ({ shipment_number }) => shipment_number,
  stored: {
    packages: { kind: 'array', items: ID },
    discount_percentage: NUMBER,
    billing_address: { kind: 'array', items: ADDRESS },
    shipping_address: { kind: 'array', items: ADDRESS },
    line_items: listOf(SHIPMENT_LINE),
  },
  accepted: rule('shipment-orders.body-packages', ['package_ids']),
  fromQuery: ['salesorder_id', 'package_ids'],
  states: { set: ['shipped', 'delivered'] },
  defaults: [
    rule('shipment-orders.status', {
      status: 'shipped',
    }),
    rule('shipment-orders.courier', {
      detailed_status: 'Picked up',
      status_message: 'The courier has picked up the shipment.',
    }),
  ],
  prepare: [
    rule(
      'shipment-orders.tracking-number-conflict',
      (_, context, { reference_number: reference, tracking_number: tracking = reference }) => {
        if (reference === undefined || reference === tracking) return;
        const message = `reference_number ${reference} is not the tracking_number ${tracking}: both mean the same, so send only one.`;
        context.reject('invalid', message, 'reference_number');
      },
    ),
    rule('shipment-orders.reference', (shipment, _, { reference_number, tracking_number = reference_number }) =>
      give(shipment, { tracking_number, reference_number: tracking_number }),
    ),
    rule('shipment-orders.packages', (shipment, context) => {
      const { package_ids: ids } = shipment;
      if (ids !== undefined) shipment.packages = idsIn('package_ids', ids, context);
      clear(shipment, 'package_ids');
    }),
    rule('shipment-orders.from-order', orders.copyPackages),
    rule('shipment-orders.method', (shipment, context) => {
      const method = context.find('deliveryMethods', (one) => one.delivery_method === shipment.delivery_method);
      fill(shipment, { delivery_method_id: method?.delivery_method_id });
    }),
  ],
  refers: [
    rule('shipment-orders.package-ids', {
      'packages[]': { to: 'packages', sent: 'package_ids' },
    }),
    rule('shipment-orders.references', {
      salesorder_id: { to: 'salesOrders' },
      customer_id: { to: 'contacts' },
      template_id: { to: 'templates', holds: false },
      'contact_persons[].contact_person_id': { to: 'contactPersons', holds: false },
    }),
  ],
  unique: [rule('shipment-orders.unique', ['shipment_number'])],
  fieldChecks: [
    rule('numbers.required', (one, context) => needs<'shipmentOrders'>(one, context, 'shipment_number')),
    rule('shipment-orders.packages', ({ packages = [] }, context) => {
      if (packages.length === 0)
        context.reject('missing', 'package_ids is missing: a shipment order needs packages.', 'package_ids');
    }),
    rule('shipment-orders.charge', ({ shipping_charge = 0 }, context) => {
      if (shipping_charge < 0) context.reject('invalid', 'shipping_charge must be at least 0.', 'shipping_charge');
    }),
  ],
  checks: [
    rule('shipment-orders.not-shipped', ({ packages = [] }, context, before) => {
      if (before) return;
      refuseRepeated(packages, 'package_ids', context, () => 'package_ids');
      for (const pkg of orders.packagesOf(packages, context)) {
        if (stateOf(pkg, context) !== 'NotShipped') {
          context.reject('state', `${pkg.package_number} is already shipped.`, 'package_ids');
        }
      }
    }),
    rule('shipment-orders.same-order', ({ packages = [], salesorder_id }, context) => {
      for (const pkg of orders.packagesOf(packages, context)) {
        if (pkg.salesorder_id === salesorder_id) continue;
        const number = context.get('salesOrders', salesorder_id)?.salesorder_number ?? salesorder_id;
        const message = `${pkg.package_number} does not belong to the sales order ${number}.`;
        context.reject('invalid', message, 'package_ids');
      }
    }),
    rule('shipment-orders.date', ({ packages = [], date = '' }, context) => {
      for (const { package_number, date: packed = '' } of orders.packagesOf(packages, context)) {
        if (date < packed)
          context.reject('invalid', `date must not be before ${packed}, the date of ${package_number}.`, 'date');
      }
    }),
    rule('shipment-orders.enough-stock', ({ line_items = [] }, context, before) => {
      if (!before)
        needGoods(
          line_items.flatMap((line) => orders.shippedGoods(line) ?? []),
          context,
        );
    }),
  ],
  ledgerEntries: [rule('shipment-orders.stock', orders.rowsOfShipment)],
  completed: [
    rule('shipment-orders.lines', {
      'line_items[].item_total'(line, context, shipment, index) {
        const decimals = decimalsOf(shipment, context);
        const { lines } = context.explainDerived(
          line,
          () => docs.shipmentTotalsOf(shipment, decimals),
          () => ({ rate: line.rate, quantity: line.quantity }),
        );
        return fromMinor(lines[index]!.total, decimals);
      },
      'line_items[].bcy_rate': ({ rate = 0 }, { decimals }, { exchange_rate = 1 }) =>
        docs.baseRate(rate, exchange_rate, decimals),
    }),
    rule('packages.invoiced', { 'line_items[].is_invoiced': () => false }),
  ],
  computed: [
    rule('shipment-orders.names', {
      customer_name: docs.customerName,
      salesorder_number: docs.orderNumber,
      template_name: docs.templateName,
      template_type: docs.templateType,
      currency_code: docs.currencyCode,
      currency_symbol: docs.currencySymbol,
      price_precision: decimalsOf,
      carrier: (shipment, context) => methodOf(shipment, context)?.carrier,
      service: (shipment, context) => methodOf(shipment, context)?.service,
      delivery_days: (shipment, context) => methodOf(shipment, context)?.delivery_days,
      delivery_guarantee: (shipment, context) => methodOf(shipment, context)?.delivery_guarantee,
    }),
    rule('shipment-orders.totals', {
      sub_total: amount(({ subTotal }) => subTotal, docs.linesIn),
      discount_amount: amount(({ discount }) => discount, docs.linesIn, docs.discountIn),
      tax_total: amount(({ taxTotal }) => taxTotal, docs.taxesIn),
      total: amount(({ total }) => total, docs.linesIn, docs.taxesIn, docs.discountIn, docs.chargesIn),
      taxes(shipment, context) {
        const decimals = decimalsOf(shipment, context);
        return sumsOf(shipment, decimals, context, docs.linesIn, docs.taxIdsIn, docs.discountIn).taxes.map(
          ({ tax_name, amount: minor }) => ({
            tax_name,
            tax_amount: fromMinor(minor, decimals),
          }),
        );
      },
    }),
    rule('shipment-orders.discount', {
      discount: ({ discount_percentage = 0 }) => docs.percentText(discount_percentage),
    }),
  ],
  derivedFrom: {
    ...docs.FOLLOWS.totals,
    price_precision: 'currency_id',
    carrier: 'delivery_method: change the record in deliveryMethods',
    service: 'delivery_method: change the record in deliveryMethods',
    delivery_days: 'delivery_method: change the record in deliveryMethods',
    delivery_guarantee: 'delivery_method: change the record in deliveryMethods',
    discount_amount: 'discount_percentage: change this',
    discount: 'discount_percentage: change this',
    line_items: docs.FOLLOWS.lines,
  },
  events: {
    deliver: rule('shipment-orders.deliver', ({ shipment_id, shipment_number, status }, context) => {
      if (status !== 'shipped') context.reject('state', `${shipment_number} is already ${status}.`);
      context.set('shipmentOrders', shipment_id!, {
        status: 'delivered',
        detailed_status: 'Delivered',
        status_message: 'The courier has delivered the shipment.',
      });
    }),
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

function sumsOf(shipment: Shipment, decimals: number, context: Reader, ...from: readonly docs.From[]): docs.Totals {
  return docs.sumsFrom(shipment, () => docs.shipmentTotalsOf(shipment, decimals), decimals, context, ...from);
}

/** A field that shows an amount of the sums. */
function amount(of: (totals: docs.Totals) => number, ...from: readonly docs.From[]) {
  return (shipment: Shipment, context: Reader): number => {
    const decimals = decimalsOf(shipment, context);
    return fromMinor(of(sumsOf(shipment, decimals, context, ...from)), decimals);
  };
}
