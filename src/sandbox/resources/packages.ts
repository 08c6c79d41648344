import { transactionWith, unique } from '../common/index.ts';
import { documentFields as fields, numberFor } from '../documents/index.ts';
import {
  assumedRule,
  copied,
  type Draft,
  defined,
  documentedRule,
  fill,
  give,
  inParts,
  listOf,
  rule,
} from '../engine/index.ts';
import { goodsOf } from '../goods/index.ts';
import {
  checkGoods,
  type Goods,
  INVOICED,
  NAMES,
  needsOpen,
  needsQuantity,
  PACKED,
  refuseMore,
  summed,
  unitsRow,
} from '../orders/index.ts';
import {
  ADDRESS,
  PACKAGE_LINE,
  type PackageLine,
  type Reader,
  type Stored,
  type TableOf,
  type Writer,
} from '../types/index.ts';

type Package = Stored<'packages'>;

const GOODS: Goods<PackageLine> = {
  orders: 'salesOrders',
  field: 'so_line_item_id',
  ledger: PACKED,
  unitsIn: ({ quantity = 0 }) => quantity,
  tooMany: (ordered, packed, units) => `${ordered} are ordered and ${packed} packed, so ${units} more cannot be.`,
};

export const packages: TableOf<'packages'> = {
  idField: 'package_id',
  noun: 'package',
  title: ({ package_number }) => package_number,
  hidden: {
    billing_address: ADDRESS,
    shipping_address: ADDRESS,
    line_items: listOf(PACKAGE_LINE),
  },
  fromQuery: ['salesorder_id'],
  states: { set: [], follow: ['NotShipped', 'Shipped', 'Delivered'] },
  prepare: [
    assumedRule(
      'packages.number',
      'A package without a number, or with only spaces, gets the number after the highest one, such as `PKG-00010`.',
      'The number is optional, but the record shows one.',
      (one, context) => give(one, { package_number: numberFor('packages', one.package_number, context) }),
    ),
    assumedRule(
      'packages.from-order',
      'A package copies the customer, persons, addresses, and items of its sales order when it is created. It has the first template for packages, and is not mailed.',
      'The record shows them, but a request cannot send them.',
      copyOrder,
    ),
  ],
  refers: [
    documentedRule('packages.order', 'A package holds items of a sales order.', 'document 2, Packages', {
      salesorder_id: { to: 'salesOrders' },
      customer_id: { to: 'contacts' },
    }),
  ],
  unique: [unique('packages.unique', 'packages', 'package', 'number', 'package_number')],
  checks: [
    assumedRule(
      'packages.confirmed',
      'Goods can be packed only while their order is confirmed and not fulfilled.',
      'Draft and void orders are not delivered, and a fulfilled order has nothing left to pack.',
      needsOpen('salesOrders', 'be packed'),
    ),
    assumedRule(
      'packages.lines',
      'A package has at least one line. Each line refers to a different line of the order, with a quantity above 0.',
      'An empty package cannot be shipped.',
      (one, context) => checkGoods(GOODS, one, context, (lines) => needsQuantity(lines, 'quantity', context)),
    ),
    assumedRule(
      'packages.ordered',
      'The packed quantity of a line cannot exceed the ordered quantity.',
      'The customer ordered no more.',
      refuseMore(GOODS),
    ),
  ],
  ledgerEntries: [
    assumedRule(
      'packages.packed',
      'Packing does not change stock.',
      'The documents calculate `available_stock` from shipments.',
      ({ customer_id, line_items = [] }) => [
        ...line_items.map(({ so_line_item_id, quantity = 0 }) => unitsRow(PACKED, so_line_item_id!, quantity)),
        ...transactionWith(customer_id),
      ],
    ),
  ],
  completed: [rule('packages.invoiced', INVOICED, { 'line_items[].is_invoiced': () => false })],
  computed: [
    rule('packages.names', NAMES, {
      customer_name: fields.customerName,
      salesorder_number: fields.orderNumber,
      template_name: fields.templateName,
      template_type: fields.templateType,
    }),
    documentedRule(
      'packages.total-quantity',
      '`total_quantity` is the number of units in the package, as text.',
      'document 2, Package',
      { total_quantity: ({ line_items = [] }) => String(summed(line_items.map(({ quantity = 0 }) => quantity))) },
    ),
    assumedRule(
      'packages.shipment',
      'A package is `NotShipped` until a shipment order contains it, then `Shipped`, and `Delivered` once the shipment is delivered. Filters find it by the date, method, and tracking number of the shipment.',
      'These are the statuses of the filter; the record has no field for them.',
      {
        status: stateOf,
        shipment_date: (one, context) => shipmentOf(one, context)?.date,
        delivery_method: (one, context) => shipmentOf(one, context)?.delivery_method,
        tracking_number: (one, context) => shipmentOf(one, context)?.tracking_number,
      },
    ),
  ],
  follows: {
    total_quantity: 'line_items: change their quantity',
    status: 'the shipment: add a shipment order with the package, or simulate shipmentOrders.deliver',
    shipment_date: 'the shipment: add a shipment order with the package',
    delivery_method: 'the shipment: add a shipment order with the package',
    tracking_number: 'the shipment: add a shipment order with the package',
    line_items: 'the line of the order',
  },
  filters: { packing_number: 'package_number' },
  filterBy: documentedRule(
    'packages.filter',
    '`filter_by` is `Status.All` or the status of a package.',
    'document 2, Packages',
    (one, value, context) => value === 'Status.All' || value === `Status.${stateOf(one, context)}`,
  ),
  searched: assumedRule(
    'packages.search',
    '`search_text` searches the package number, the order number, and the customer name.',
    'The documents do not say which fields are searched.',
    ['package_number', 'salesorder_number', 'customer_name'],
  ),
};

/** The shipment order that has a package. */
function shipmentOf({ package_id }: Package, context: Reader): Stored<'shipmentOrders'> | undefined {
  const found = context.users(package_id!).find(({ resource }) => resource === 'shipmentOrders');
  return found?.facts as Stored<'shipmentOrders'> | undefined;
}

/** The state of a package, as `filter_by` names it. */
export function stateOf(one: Package, context: Reader): 'NotShipped' | 'Shipped' | 'Delivered' {
  const shipment = shipmentOf(one, context);
  if (!shipment) return 'NotShipped';
  return shipment.status === 'delivered' ? 'Delivered' : 'Shipped';
}

function copyOrder(one: Draft<Package>, context: Writer): void {
  const order = context.get('salesOrders', one.salesorder_id);
  if (!order) return;
  const person = context.get('contactPersons', order.contact_persons?.[0]?.contact_person_id);
  fill(one, copied(context, order, ['customer_id', 'contact_persons', 'billing_address', 'shipping_address']));
  fill(one, copied(context, person, ['email', 'phone', 'mobile']));
  const template = () => context.find('templates', ({ entity }) => entity === 'package')?.template_id;
  fill(one, inParts(context, { is_emailed: false, contact_persons: [], template_id: template }));
  one.line_items = (one.line_items ?? []).map((line, index) => lineOf(line, index, order, context));
}

function lineOf(line: PackageLine, index: number, order: Stored<'salesOrders'>, context: Writer): PackageLine {
  const ordered = order.line_items?.find(({ line_item_id }) => line_item_id === line.so_line_item_id);
  if (!ordered) return line;
  const path = `line_items[${index}]`;
  const taken = copied(context, ordered, ['item_id', 'name', 'description', 'unit', 'item_custom_fields'], path);
  const sku = (): string | undefined => goodsOf(ordered.item_id, context)?.record.sku;
  const own = inParts(context, { sku, item_order: index }, path);
  return defined({ ...inParts(context, { line_item_id: context.newId }, path), ...taken, ...own, ...line });
}
