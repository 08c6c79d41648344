import type { Sandbox } from '../../src/public/sandbox.ts';
import { invoice, made, sent } from '../support/document-refusals.ts';
import { deliver, openPurchase, openSale, pack, ship } from '../support/orders.ts';
import { type Caller, ok, type Reply } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

/** A call, or something else, that a rule refuses. */
export interface Case {
  rule: string;
  message: string;
  call(call: Caller, sandbox: Sandbox): Promise<Reply>;
}

/** A change from outside that a rule refuses. */
export interface RecordsCase {
  rule: string;
  message: string;
  change(sandbox: Sandbox, call: Caller): Promise<unknown> | unknown;
}

const [SLATE, BOTTLE, BENGALURU, MYSURU] = [castId(16001), castId(16005), castId(13001), castId(13003)];
const [RIDGELINE, DECCAN] = [castId(14001), castId(14003)];
const NOBODY = castId(99999);
const TODAY = '2026-03-28';

const adjustment = (line: Json, ...others: Json[]): Json => ({
  date: TODAY,
  reason: 'Recount',
  adjustment_type: 'quantity',
  line_items: [{ item_id: BOTTLE, quantity_adjusted: 1, ...line }, ...others],
});
const value = (line: Json): Json => ({
  date: TODAY,
  reason: 'Revaluation',
  adjustment_type: 'value',
  line_items: [{ item_id: BOTTLE, ...line }],
});
const transfer = (fields: Json, line: Json = {}): Json => ({
  transfer_order_number: 'TO-00002',
  date: TODAY,
  from_warehouse_id: BENGALURU,
  to_warehouse_id: MYSURU,
  line_items: [{ item_id: BOTTLE, name: 'Bottle', quantity_transfer: 1, ...line }],
  ...fields,
});
const shipment = (fields: Json = {}): Json => ({
  shipment_number: 'SHP-00008',
  date: TODAY,
  delivery_method: 'Courier',
  tracking_number: '1',
  ...fields,
});
const packing = (...line_items: Json[]): Json => ({ date: TODAY, line_items });
const returning = (...line_items: Json[]): Json => ({ line_items });
const receiving = (...line_items: Json[]): Json => ({ receive_number: 'PR-00009', line_items });

/** The calls that the rules of stock refuse. */
export const STOCK_CASES: Case[] = [
  {
    rule: 'item-adjustments.items',
    message: `line_items[0].item_id ${NOBODY} does not exist.`,
    call: (call) => call('createItemAdjustment', {}, adjustment({ item_id: NOBODY })),
  },
  {
    rule: 'item-adjustments.warehouses',
    message: `line_items[0].warehouse_id ${NOBODY} does not exist.`,
    call: (call) => call('createItemAdjustment', {}, adjustment({ warehouse_id: NOBODY })),
  },
  {
    rule: 'item-adjustments.accounts',
    message: `line_items[0].adjustment_account_id ${NOBODY} does not exist.`,
    call: (call) => call('createItemAdjustment', {}, adjustment({ adjustment_account_id: NOBODY })),
  },
  {
    rule: 'item-adjustments.names',
    message: 'line_items[0].warehouse_name Nowhere does not exist.',
    call: (call) =>
      call('createItemAdjustment', {}, adjustment({ warehouse_id: undefined, warehouse_name: 'Nowhere' })),
  },
  {
    rule: 'item-adjustments.lines',
    message: 'line_items[0]: Packing is not tracked in stock.',
    async call(call) {
      const { item } = await ok(call('createItem', {}, { name: 'Packing', item_type: 'sales' }));
      return call('createItemAdjustment', {}, adjustment({ item_id: (item as Json)['item_id'] }));
    },
  },
  {
    rule: 'item-adjustments.quantity',
    message: 'Mysuru Store has 6 of Alpine Daypack - Slate, but 7 are needed.',
    call: (call) =>
      call('createItemAdjustment', {}, adjustment({ item_id: SLATE, quantity_adjusted: -7, warehouse_id: MYSURU })),
  },
  {
    rule: 'item-adjustments.value',
    message: 'line_items[0].item_total is missing.',
    call: (call) => call('createItemAdjustment', {}, value({})),
  },
  {
    rule: 'transfer-orders.warehouses',
    message: `to_warehouse_id ${NOBODY} does not exist.`,
    call: (call) => call('createTransferOrder', {}, transfer({ to_warehouse_id: NOBODY })),
  },
  {
    rule: 'transfer-orders.items',
    message: `line_items[0].item_id ${NOBODY} does not exist.`,
    call: (call) => call('createTransferOrder', {}, transfer({}, { item_id: NOBODY })),
  },
  {
    rule: 'transfer-orders.unique',
    message: 'transfer_order_number "to-00001" is already used by the transfer order TO-00001.',
    call: (call) => call('createTransferOrder', {}, transfer({ transfer_order_number: 'to-00001' })),
  },
  {
    rule: 'transfer-orders.different-warehouses',
    message: 'to_warehouse_id must differ from from_warehouse_id.',
    call: (call) => call('createTransferOrder', {}, transfer({ to_warehouse_id: BENGALURU })),
  },
  {
    rule: 'transfer-orders.quantities',
    message: 'line_items[0].quantity_transfer must be more than 0.',
    call: (call) => call('createTransferOrder', {}, transfer({}, { quantity_transfer: 0 })),
  },
  {
    rule: 'transfer-orders.enough-stock',
    message: 'Mysuru Store has 6 of Alpine Daypack - Slate, but 7 are needed.',
    call: (call) =>
      call(
        'createTransferOrder',
        {},
        transfer({ from_warehouse_id: MYSURU, to_warehouse_id: BENGALURU }, { item_id: SLATE, quantity_transfer: 7 }),
      ),
  },
  {
    rule: 'packages.order',
    message: `salesorder_id ${NOBODY} does not exist.`,
    call: (call) =>
      call('createPackage', { salesorder_id: NOBODY }, packing({ so_line_item_id: castId(20011), quantity: 1 })),
  },
  {
    rule: 'packages.unique',
    message: 'package_number "PKG-00009" is already used by the package PKG-00009.',
    call(call, sandbox) {
      const { id, slate } = openSale(sandbox);
      const body = { ...packing({ so_line_item_id: slate, quantity: 1 }), package_number: 'PKG-00009' };
      return call('createPackage', { salesorder_id: id }, body);
    },
  },
  {
    rule: 'packages.confirmed-order',
    message:
      "SO-00017 is fulfilled, so its goods can't be packed. Alpine Daypack - Slate: 4 are ordered and 4 packed, so 1 more can't be packed.",
    call: (call) =>
      call('createPackage', { salesorder_id: castId(20001) }, packing({ so_line_item_id: castId(20011), quantity: 1 })),
  },
  {
    rule: 'packages.lines',
    message: `line_items[0].so_line_item_id ${castId(20011)} is not a line of SO-00018.`,
    call: (call, sandbox) =>
      call(
        'createPackage',
        { salesorder_id: openSale(sandbox).id },
        packing({ so_line_item_id: castId(20011), quantity: 1 }),
      ),
  },
  {
    rule: 'packages.ordered-quantity',
    message: "Alpine Daypack - Slate: 5 are ordered and 4 packed, so 2 more can't be packed.",
    async call(call, sandbox) {
      const order = openSale(sandbox);
      await pack(call, order, 4);
      return call('createPackage', { salesorder_id: order.id }, packing({ so_line_item_id: order.slate, quantity: 2 }));
    },
  },
  {
    rule: 'numbers.required',
    message: 'transfer_order_number is missing.',
    call: (call) => call('createTransferOrder', {}, transfer({ transfer_order_number: '  ' })),
  },
  {
    rule: 'shipment-orders.tracking-number-conflict',
    message: 'reference_number 2 is not the tracking_number 1: both mean the same, so send only one.',
    call: (call) => call('createShipmentOrder', { package_ids: castId(21001) }, shipment({ reference_number: '2' })),
  },
  {
    rule: 'shipment-orders.packages',
    message: 'package_ids is missing: a shipment order needs packages.',
    call: (call) => call('createShipmentOrder', { salesorder_id: castId(20001) }, shipment()),
  },
  {
    rule: 'shipment-orders.package-ids',
    message: `package_ids[0] ${NOBODY} does not exist.`,
    call: (call) => call('createShipmentOrder', { package_ids: NOBODY }, shipment()),
  },
  {
    rule: 'shipment-orders.references',
    message: `template_id ${NOBODY} does not exist.`,
    call: async (call, sandbox) =>
      call(
        'createShipmentOrder',
        { package_ids: await pack(call, openSale(sandbox), 1) },
        shipment({ template_id: NOBODY }),
      ),
  },
  {
    rule: 'shipment-orders.unique',
    message: 'shipment_number "SHP-00007" is already used by the shipment order SHP-00007.',
    call: async (call, sandbox) =>
      call(
        'createShipmentOrder',
        { package_ids: await pack(call, openSale(sandbox), 1) },
        shipment({ shipment_number: 'SHP-00007' }),
      ),
  },
  {
    rule: 'shipment-orders.not-shipped',
    message: 'PKG-00009 is already shipped.',
    call: (call) => call('createShipmentOrder', { package_ids: castId(21001) }, shipment()),
  },
  {
    rule: 'shipment-orders.same-order',
    message: 'PKG-00011 does not belong to the sales order SO-00018.',
    async call(call, sandbox) {
      const ids = [await pack(call, openSale(sandbox), 1), await pack(call, openSale(sandbox), 1)];
      return call('createShipmentOrder', { package_ids: ids.join(', ') }, shipment());
    },
  },
  {
    rule: 'shipment-orders.date',
    message: `date must not be before ${TODAY}, the date of PKG-00010.`,
    call: async (call, sandbox) =>
      call(
        'createShipmentOrder',
        { package_ids: await pack(call, openSale(sandbox), 1) },
        shipment({ date: '2026-03-27' }),
      ),
  },
  {
    rule: 'shipment-orders.charge',
    message: 'shipping_charge must be at least 0.',
    call: async (call, sandbox) =>
      call(
        'createShipmentOrder',
        { package_ids: await pack(call, openSale(sandbox), 1) },
        shipment({ shipping_charge: -1 }),
      ),
  },
  {
    rule: 'shipment-orders.enough-stock',
    message: 'Bengaluru Main has 19 of Alpine Daypack - Slate, but 25 are needed.',
    call: async (call, sandbox) =>
      call('createShipmentOrder', { package_ids: await pack(call, openSale(sandbox, 25), 25) }, shipment()),
  },
  {
    rule: 'sales-returns.references',
    message: `salesorder_id ${NOBODY} does not exist.`,
    call: (call) =>
      call('createSalesReturn', { salesorder_id: NOBODY }, returning({ salesorder_item_id: NOBODY, quantity: 1 })),
  },
  {
    rule: 'sales-returns.unique',
    message: 'salesreturn_number "RMA-00002" is already used by the sales return RMA-00002.',
    call: (call) =>
      call(
        'createSalesReturn',
        {},
        {
          ...returning({ salesorder_item_id: castId(20013), quantity: 1 }),
          salesreturn_number: 'RMA-00002',
        },
      ),
  },
  {
    rule: 'sales-returns.valid-lines',
    message: 'salesorder_id is missing: name the sales order, or its lines in salesorder_item_id.',
    call: (call) => call('createSalesReturn', {}, returning({ item_id: BOTTLE, quantity: 1 })),
  },
  {
    rule: 'sales-returns.shipped',
    message: "Steel Water Bottle 1 L: 10 are shipped and 2 returned, so 9 more can't be returned.",
    call: (call) => call('createSalesReturn', {}, returning({ salesorder_item_id: castId(20013), quantity: 9 })),
  },
  {
    rule: 'sales-returns.fixed',
    message: "salesorder_id can't change: RMA-00002 is for another sales order.",
    async call(call, sandbox) {
      const order = openSale(sandbox);
      await deliver(call, order, 1);
      return call(
        'updateSalesReturn',
        { salesreturn_id: castId(26001), salesorder_id: order.id },
        returning({ salesorder_item_id: order.bottle, quantity: 1 }),
      );
    },
  },
  {
    rule: 'sales-returns.lines',
    message: `line_item_id ${NOBODY} does not exist in this record.`,
    call: (call) =>
      call(
        'updateSalesReturn',
        { salesreturn_id: castId(26001) },
        returning({ line_item_id: NOBODY, salesorder_item_id: castId(20013), quantity: 1 }),
      ),
  },
  {
    rule: 'purchase-receives.order',
    message: `purchaseorder_id ${NOBODY} does not exist.`,
    call: (call) =>
      call('createPurchaseReceive', { purchaseorder_id: NOBODY }, receiving({ item_id: BOTTLE, quantity: 1 })),
  },
  {
    rule: 'purchase-receives.unique',
    message: 'receive_number "PR-00008" is already used by the purchase receive PR-00008.',
    call: (call, sandbox) =>
      call(
        'createPurchaseReceive',
        { purchaseorder_id: openPurchase(sandbox).id },
        { ...receiving({ item_id: BOTTLE, quantity: 1 }), receive_number: 'PR-00008' },
      ),
  },
  {
    rule: 'purchase-receives.issued-order',
    message:
      "PO-00012 is received, so its goods can't come in. Steel Water Bottle 1 L: 40 are ordered and 40 are received, so 1 more can't be received.",
    call: (call) =>
      call('createPurchaseReceive', { purchaseorder_id: castId(28001) }, receiving({ item_id: BOTTLE, quantity: 1 })),
  },
  {
    rule: 'purchase-receives.valid-lines',
    message: `line_items[0].line_item_id ${castId(28011)} is not in PO-00013.`,
    call: (call, sandbox) =>
      call(
        'createPurchaseReceive',
        { purchaseorder_id: openPurchase(sandbox).id },
        receiving({ line_item_id: castId(28011), quantity: 1 }),
      ),
  },
  {
    rule: 'purchase-receives.ordered-quantity',
    message: "Steel Water Bottle 1 L: 5 are ordered and 0 are received, so 6 more can't be received.",
    call: (call, sandbox) =>
      call(
        'createPurchaseReceive',
        { purchaseorder_id: openPurchase(sandbox).id },
        receiving({ item_id: BOTTLE, quantity: 6 }),
      ),
  },
];

/** What happens outside of the service, and is refused. */
export const OUTSIDE_CASES: RecordsCase[] = [
  {
    rule: 'orders.references',
    message: `line_items[0].item_id ${NOBODY} does not exist.`,
    change: (sandbox) =>
      sandbox
        .records('salesOrders')
        .add({ customer_id: RIDGELINE, line_items: [{ item_id: NOBODY, quantity: 1 }] } as Json),
  },
  {
    rule: 'orders.unique',
    message: 'purchaseorder_number "PO-00012" is already used by the purchase order PO-00012.',
    change: (sandbox) => openPurchase(sandbox, 1, { purchaseorder_number: 'PO-00012' }),
  },
  {
    rule: 'orders.lines',
    message: 'line_items must have at least one entry.',
    change: (sandbox) => sandbox.records('purchaseOrders').add({ vendor_id: DECCAN }),
  },
  {
    rule: 'sales-orders.packed',
    message: "status can't change: goods of SO-00018 are packed.",
    async change(sandbox, call) {
      const order = openSale(sandbox);
      await pack(call, order, 1);
      sandbox.records('salesOrders').update(order.id, { status: 'void' });
    },
  },
  {
    rule: 'purchase-orders.received',
    message: "status can't change: goods of PO-00012 have come in.",
    change: (sandbox) => sandbox.records('purchaseOrders').update(castId(28001), { status: 'void' }),
  },
  {
    rule: 'documents.client-view',
    message: "INV-000032 is a draft; the customer can't view it.",
    async change(sandbox, call) {
      sandbox.simulate('invoices.view', await made(call, 'createInvoice', invoice()));
    },
  },
  {
    rule: 'documents.card-payment',
    message: "INV-000031 is paid; a payment can't be applied to it.",
    change: (sandbox) => sandbox.simulate('invoices.payByCard', castId(23001)),
  },
  {
    rule: 'invoices.remind',
    message: 'Reminders for INV-000032 are switched off.',
    async change(sandbox, call) {
      sandbox.simulate('invoices.remind', await sent(call));
    },
  },
  {
    rule: 'customer-payments.refund',
    message: 'Only a card payment can go back to a card, and the payment NEFT-20260320-0418 is not one.',
    change: (sandbox) =>
      sandbox.simulate('customerPayments.refund', sandbox.records('customerPayments').list()[0]!.payment_id!),
  },
  {
    rule: 'transfer-orders.receive',
    message: 'TO-00001 is not in transit: its items are already transferred.',
    change: (sandbox) => sandbox.simulate('transferOrders.receive', castId(19001)),
  },
  {
    rule: 'shipment-orders.deliver',
    message: 'SHP-00007 is already delivered.',
    change(sandbox) {
      sandbox.simulate('shipmentOrders.deliver', castId(22001));
      sandbox.simulate('shipmentOrders.deliver', castId(22001));
    },
  },
  {
    rule: 'sales-returns.receive',
    message: 'Steel Water Bottle 1 L: 1 of RMA-00003 can be received, not 2.',
    async change(sandbox, call) {
      const order = openSale(sandbox);
      await ship(call, [await pack(call, order, 2)]);
      const { salesreturn } = await ok(
        call('createSalesReturn', {}, returning({ salesorder_item_id: order.bottle, quantity: 1 })),
      );
      const { salesreturn_id, line_items } = salesreturn as { salesreturn_id: string; line_items: [Json] };
      const line_item_id = line_items[0]['line_item_id'] as string;
      sandbox.simulate('salesReturns.receive', salesreturn_id, { line_items: [{ line_item_id, quantity: 2 }] });
    },
  },
];

/** Rules of stock that refuse nothing. What they do is tested with the behavior. */
export const STOCK_OTHERS = [
  'sales-returns.number',
  'item-adjustments.defaults',
  'item-adjustments.effect',
  'item-adjustments.line-details',
  'item-adjustments.reason',
  'item-adjustments.total',
  'orders.defaults',
  'orders.transaction',
  'packages.filter',
  'packages.from-order',
  'packages.invoiced',
  'packages.names',
  'packages.number',
  'packages.no-stock-change',
  'packages.search',
  'packages.shipment',
  'packages.total-quantity',
  'purchase-orders.quantities',
  'purchase-orders.status',
  'purchase-receives.date',
  'purchase-receives.from-order',
  'purchase-receives.lines',
  'purchase-receives.names',
  'purchase-receives.stock',
  'purchase-receives.transaction',
  'sales-orders.committed',
  'sales-orders.quantities',
  'sales-orders.status',
  'sales-returns.defaults',
  'sales-returns.history',
  'sales-returns.line-details',
  'sales-returns.names',
  'sales-returns.order',
  'sales-returns.quantity',
  'sales-returns.received',
  'sales-returns.refunded',
  'sales-returns.no-stock-change',
  'sales-returns.status',
  'shipment-orders.body-packages',
  'shipment-orders.courier',
  'shipment-orders.discount',
  'shipment-orders.from-order',
  'shipment-orders.lines',
  'shipment-orders.method',
  'shipment-orders.names',
  'shipment-orders.reference',
  'shipment-orders.status',
  'shipment-orders.stock',
  'shipment-orders.totals',
  'stock.negative',
  'transfer-orders.immediate',
  'transfer-orders.lines',
  'transfer-orders.stock',
];
