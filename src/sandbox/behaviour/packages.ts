import { defined } from '../core/defined.ts';
import { ANY, ID, listOf, TEXT } from '../core/plan/form.ts';
import { assumed, documented, rule } from '../core/rule.ts';
import type { PackageLine } from './order-records.ts';
import { TRANSACTIONS } from './shared/balances.ts';
import { refuseTwice } from './shared/checks.ts';
import * as fields from './shared/document-fields.ts';
import { FOLLOWS } from './shared/follows.ts';
import { numberFor } from './shared/numbering.ts';
import { ADDRESS, LINE, less, PACKED, summed, unitsOf, unitsRow } from './shared/order-lines.ts';
import { goodsOf } from './shared/parts.ts';
import type { Reader, Shown, Stored, TableOf, Writer } from './types.ts';

type Package = Stored<'packages'>;

export const packages: TableOf<'packages'> = {
  resource: 'packages',
  idField: 'package_id',
  noun: 'package',
  title: ({ package_number }) => package_number,
  hidden: {
    billing_address: ADDRESS,
    shipping_address: ADDRESS,
    line_items: listOf({ ...LINE, so_line_item_id: ID, sku: TEXT, item_custom_fields: ANY }),
  },
  fromQuery: ['salesorder_id'],
  prepare: [
    rule(
      'packages.number',
      assumed(
        'A package without number, or with one of spaces alone, gets the one after the highest, such as `PKG-00010`.',
        'The number is optional, and the record shows one.',
      ),
      (one, context) => ({ ...one, package_number: numberFor('packages', one.package_number, context)! }),
    ),
    rule(
      'packages.from-order',
      assumed(
        'A package takes customer, persons, addresses and items over from its sales order, as they are when it is made.',
        'The record shows them, and a request cannot send them.',
      ),
      fromOrder,
    ),
  ],
  refers: [
    rule('packages.order', documented('A package holds items of a sales order.', 'document 2, Packages'), {
      salesorder_id: { to: 'salesOrders' },
      customer_id: { to: 'contacts' },
    }),
  ],
  unique: [
    rule('packages.unique', assumed('Two packages cannot have the same number.', 'Users know a package by it.'), [
      'package_number',
    ]),
  ],
  checks: [
    rule(
      'packages.confirmed',
      assumed(
        'Goods can be packed while their order is confirmed and not fulfilled.',
        'Nothing of a draft or a void order is delivered, and nothing is left of a fulfilled one.',
      ),
      ({ salesorder_id }, context, before) => {
        const order = context.get('salesOrders', salesorder_id);
        if (before || !order) return;
        const status = context.show('salesOrders', salesorder_id!, 'status');
        if (status === 'confirmed' || status === 'partially_shipped') return;
        context.refuse('state', `${order.salesorder_number} is ${status}, so nothing of it can be packed.`);
      },
    ),
    rule(
      'packages.lines',
      assumed(
        'A package has a line at least. Each names a line of the order, once, and more than 0 of it.',
        'A package of nothing cannot be shipped.',
      ),
      checkLines,
    ),
    rule(
      'packages.ordered',
      assumed('Of a line, no more is packed in all than is ordered.', 'The customer did not ask for more.'),
      checkOrdered,
    ),
  ],
  states: { set: [], follow: ['NotShipped', 'Shipped', 'Delivered'] },
  follows: {
    ...FOLLOWS.customer,
    ...FOLLOWS.order,
    ...FOLLOWS.template,
    total_quantity: 'line_items: change their quantity',
    status: 'the shipment: add a shipment order with the package, or simulate shipmentOrders.deliver',
    shipment_date: 'the shipment: add a shipment order with the package',
    delivery_method: 'the shipment: add a shipment order with the package',
    tracking_number: 'the shipment: add a shipment order with the package',
    line_items: 'the line of the order',
  },
  computed: [
    rule('packages.names', assumed('Names and numbers next to ids are those of the records.', 'They agree so.'), {
      customer_name: fields.customerName,
      salesorder_number: fields.orderNumber,
      template_name: fields.templateName,
      template_type: fields.templateType,
    }),
    rule(
      'packages.total-quantity',
      documented('`total_quantity` says as text how many units the package holds.', 'document 2, Package'),
      { total_quantity: ({ line_items = [] }) => String(summed(line_items.map(({ quantity = 0 }) => quantity))) },
    ),
    rule(
      'packages.shipment',
      assumed(
        'A package is `NotShipped` until a shipment order has it, then `Shipped`, and `Delivered` with the shipment. It is found by date, method and tracking number of the shipment.',
        'The states are those of the filter; the record has no field for them.',
      ),
      {
        status: stateOf,
        shipment_date: (one, context) => shipmentOf(one, context)?.date,
        delivery_method: (one, context) => shipmentOf(one, context)?.delivery_method,
        tracking_number: (one, context) => shipmentOf(one, context)?.tracking_number,
      },
    ),
  ],
  completed: [
    rule(
      'packages.invoiced',
      assumed(
        'No line of a package is shown as invoiced.',
        'An invoice does not say which line of an order it is for.',
      ),
      {
        line_items: ({ line_items }) =>
          line_items?.map(
            (line) => ({ ...line, is_invoiced: false }) as NonNullable<Shown<'packages'>['line_items']>[number],
          ),
      },
    ),
  ],
  posts: [
    rule(
      'packages.packed',
      assumed('Packing moves no stock.', 'The documents calculate `available_stock` from shipments.'),
      ({ customer_id, line_items = [] }) => [
        ...line_items.map(({ so_line_item_id, quantity = 0 }) => unitsRow(PACKED, so_line_item_id!, quantity)),
        ...(customer_id === undefined ? [] : [{ ledger: TRANSACTIONS, key: customer_id, amount: 1 }]),
      ],
    ),
  ],
  filters: { packing_number: 'package_number' },
  filterBy: rule(
    'packages.filter',
    documented('`filter_by` is `Status.All`, or the state of a package.', 'document 2, Packages'),
    (one, value, context) => value === 'Status.All' || value === `Status.${stateOf(one, context)}`,
  ),
  searched: rule(
    'packages.search',
    assumed(
      '`search_text` is looked for in the numbers of package and order and in the name of the customer.',
      'Which fields are searched is not documented.',
    ),
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

function fromOrder(one: Package, context: Writer): Package {
  const order = context.get('salesOrders', one.salesorder_id);
  if (!order) return one;
  const { customer_id, contact_persons = [], billing_address, shipping_address } = order;
  const { email, phone, mobile } = context.get('contactPersons', contact_persons[0]?.contact_person_id) ?? {};
  const template = context.find('templates', ({ entity }) => entity === 'package')?.template_id;
  return {
    is_emailed: false,
    customer_id,
    contact_persons,
    email,
    phone,
    mobile,
    billing_address,
    shipping_address,
    template_id: template,
    ...one,
    line_items: (one.line_items ?? []).map((line, index) => lineOf(line, index, order, context)),
  } as Package;
}

function lineOf(line: PackageLine, index: number, order: Stored<'salesOrders'>, context: Writer): PackageLine {
  const ordered = order.line_items?.find(({ line_item_id }) => line_item_id === line.so_line_item_id);
  if (!ordered) return line;
  const { item_id, name, description, unit, item_custom_fields } = ordered;
  const sku = goodsOf(item_id, context)?.record.sku;
  const taken = { item_id, name, description, sku, unit, item_custom_fields };
  return defined({ line_item_id: context.newId(), ...taken, item_order: index, ...line }) as PackageLine;
}

function checkLines({ line_items = [], salesorder_id }: Package, context: Reader): void {
  if (line_items.length === 0) context.refuse('missing', 'line_items must have an entry at least.');
  const order = context.get('salesOrders', salesorder_id)?.salesorder_number;
  for (const [index, { so_line_item_id: line, item_id, quantity = 0 }] of line_items.entries()) {
    const place = `line_items[${index}]`;
    if (line === undefined) context.refuse('missing', `${place}.so_line_item_id is missing.`);
    if (item_id === undefined) {
      context.refuse('reference', `${place}.so_line_item_id ${line} is not a line of ${order}.`);
    }
    if (!(quantity > 0)) context.refuse('invalid', `${place}.quantity must be more than 0.`);
  }
  refuseTwice(
    line_items.map(({ so_line_item_id }) => so_line_item_id),
    'so_line_item_id',
    context,
  );
}

function checkOrdered({ line_items = [], salesorder_id }: Package, context: Reader, before?: Package): void {
  const order = context.get('salesOrders', salesorder_id);
  for (const { so_line_item_id: id, name, quantity = 0 } of line_items) {
    const ordered = order?.line_items?.find(({ line_item_id }) => line_item_id === id)?.quantity ?? 0;
    const own = before?.line_items?.find(({ so_line_item_id }) => so_line_item_id === id)?.quantity ?? 0;
    const packed = less(unitsOf(PACKED, id!, context), own);
    if (quantity <= less(ordered, packed)) continue;
    context.refuse('invalid', `${name}: ${ordered} are ordered and ${packed} packed, so ${quantity} more cannot be.`);
  }
}
