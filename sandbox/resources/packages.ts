import { copyLine, transactionWith } from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { copied, type Draft, fill, give, inParts, listOf, rule, sumQuantities } from '../engine/index.ts';
import { goodsOf } from '../goods/index.ts';
import * as orders from '../orders/index.ts';
import {
  ADDRESS,
  type OrderLine,
  PACKAGE_LINE,
  type PackageLine,
  type Reader,
  type Stored,
  type TableOf,
  type Writer,
} from '../types/index.ts';

type Package = Stored<'packages'>;

const GOODS: orders.GoodsOfOrder<PackageLine> = {
  orders: 'salesOrders',
  field: 'so_line_item_id',
  ledger: orders.PACKED,
  unitsIn: ({ quantity = 0 }) => quantity,
  tooMany: (ordered, packed, units) => `${ordered} are ordered and ${packed} packed, so ${units} more can't be packed.`,
};

export const packages: TableOf<'packages'> = {
  idField: 'package_id',
  noun: 'package',
  title: ({ package_number }) => package_number,
  stored: {
    billing_address: ADDRESS,
    shipping_address: ADDRESS,
    line_items: listOf(PACKAGE_LINE),
  },
  fromQuery: ['salesorder_id'],
  states: { set: [], follow: ['NotShipped', 'Shipped', 'Delivered'] },
  prepare: [
    rule('packages.number', (one, context) =>
      give(one, { package_number: docs.numberFor('packages', one.package_number, context) }),
    ),
    rule('packages.from-order', copyOrder),
  ],
  refers: [
    rule('packages.order', {
      salesorder_id: { to: 'salesOrders' },
      customer_id: { to: 'contacts' },
    }),
  ],
  unique: [rule('packages.unique', ['package_number'])],
  checks: [
    rule('packages.confirmed-order', orders.needsOpen('salesOrders', 'be packed')),
    rule('packages.lines', (one, context) =>
      orders.checkGoods(GOODS, one, context, (lines) => orders.needsQuantity(lines, 'quantity', context)),
    ),
    rule('packages.ordered-quantity', orders.refuseMore(GOODS)),
  ],
  ledgerEntries: [
    rule('packages.no-stock-change', ({ customer_id, line_items = [] }) => [
      ...line_items.map(({ so_line_item_id, quantity = 0 }) =>
        orders.unitsRow(orders.PACKED, so_line_item_id!, quantity),
      ),
      ...transactionWith(customer_id),
    ]),
  ],
  completed: [rule('packages.invoiced', { 'line_items[].is_invoiced': () => false })],
  computed: [
    rule('packages.names', {
      customer_name: docs.customerName,
      salesorder_number: docs.orderNumber,
      template_name: docs.templateName,
      template_type: docs.templateType,
    }),
    rule('packages.total-quantity', {
      total_quantity: ({ line_items = [] }) => String(sumQuantities(line_items.map(({ quantity = 0 }) => quantity))),
    }),
    rule('packages.shipment', {
      status: stateOf,
      shipment_date: (one, context) => shipmentOf(one, context)?.date,
      delivery_method: (one, context) => shipmentOf(one, context)?.delivery_method,
      tracking_number: (one, context) => shipmentOf(one, context)?.tracking_number,
    }),
  ],
  derivedFrom: {
    total_quantity: 'line_items: change their quantity',
    status: 'the shipment: add a shipment order with the package, or simulate shipmentOrders.deliver',
    shipment_date: 'the shipment: add a shipment order with the package',
    delivery_method: 'the shipment: add a shipment order with the package',
    tracking_number: 'the shipment: add a shipment order with the package',
    line_items: 'the line of the order',
  },
  filters: { packing_number: 'package_number' },
  filterBy: rule(
    'packages.filter',
    (one, value, context) => value === 'Status.All' || value === `Status.${stateOf(one, context)}`,
  ),
  searched: rule('packages.search', ['package_number', 'salesorder_number', 'customer_name']),
};

/** The shipment order that has a package. */
function shipmentOf({ package_id }: Package, context: Reader): Stored<'shipmentOrders'> | undefined {
  const user = context.users(package_id!).find(({ resource }) => resource === 'shipmentOrders');
  return user?.data as Stored<'shipmentOrders'> | undefined;
}

/** The state of a package, as `filter_by` names it. */
export function stateOf(pkg: Package, context: Reader): 'NotShipped' | 'Shipped' | 'Delivered' {
  const shipment = shipmentOf(pkg, context);
  if (!shipment) return 'NotShipped';
  return shipment.status === 'delivered' ? 'Delivered' : 'Shipped';
}

function copyOrder(pkg: Draft<Package>, context: Writer): void {
  const order = context.get('salesOrders', pkg.salesorder_id);
  if (!order) return;
  const person = context.get('contactPersons', order.contact_persons?.[0]?.contact_person_id);
  fill(pkg, copied(context, order, ['customer_id', 'contact_persons', 'billing_address', 'shipping_address']));
  fill(pkg, copied(context, person, ['email', 'phone', 'mobile']));
  const template = () => context.find('templates', ({ entity }) => entity === 'package')?.template_id;
  fill(pkg, inParts(context, { is_emailed: false, contact_persons: [], template_id: template }));
  pkg.line_items = (pkg.line_items ?? []).map((line, index) => lineOf(line, index, order, context));
}

function lineOf(line: PackageLine, index: number, order: Stored<'salesOrders'>, context: Writer): PackageLine {
  const ordered = order.line_items?.find(({ line_item_id }) => line_item_id === line.so_line_item_id);
  if (!ordered) return line;
  const fields = ['item_id', 'name', 'description', 'unit', 'item_custom_fields'] as const;
  return copyLine<PackageLine, OrderLine>(context, `line_items[${index}]`, line, ordered, fields, {
    line_item_id: context.newId,
    sku: () => goodsOf(ordered.item_id, context)?.record.sku,
    item_order: index,
  });
}
