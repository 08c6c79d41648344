import type { Step } from '../../src/probe/index.ts';
import type { Session } from './translate.ts';

/** What is made of orders of an owner: packages, shipments, returns and receives, in sessions that no test of the sandbox has alone. */

const SALES = '{bind.salesOrder.20003}';
const SALES_LINE = '{bind.salesOrder.20003.20015}';
const OTHER_SALES = '{bind.salesOrder.20001}';
const OTHER_LINE = '{bind.salesOrder.20001.20013}';
const PURCHASE = '{bind.purchaseOrder.28003}';
const PURCHASE_LINE = '{bind.purchaseOrder.28003.28015}';

type Call = Omit<Step, 'id'>;

const pack = (more: object = {}, order = SALES, line = SALES_LINE): Call => ({
  operation: 'createPackage',
  query: { salesorder_id: order },
  body: { package_number: 'PKG {run}', date: '{today}', line_items: [{ so_line_item_id: line, quantity: 1 }], ...more },
});
const packLines = (...line_items: object[]): Call => pack({ line_items });

const ship = (more: object = {}, packages = '{$s1/package/0/package_id}', order = SALES): Call => ({
  operation: 'createShipmentOrder',
  query: { salesorder_id: order, package_ids: packages },
  body: { shipment_number: 'SHP {run}', date: '{today}', delivery_method: '{run} Van', tracking_number: '1', ...more },
});

const giveBack = (more: object = {}, query: NonNullable<Step['query']> = { salesorder_id: SALES }): Call => ({
  operation: 'createSalesReturn',
  query,
  body: {
    salesreturn_number: 'RMA {run}',
    date: '{today}',
    line_items: [{ salesorder_item_id: SALES_LINE, quantity: 1 }],
    ...more,
  },
});
const giveBackLines = (...line_items: object[]): Call => giveBack({ line_items });
const changeReturn = (body: object): Call => ({
  operation: 'updateSalesReturn',
  path: { salesreturn_id: '{$s3/salesreturn/salesreturn_id}' },
  body,
});

const receive = (more: object = {}): Call => ({
  operation: 'createPurchaseReceive',
  query: { purchaseorder_id: PURCHASE },
  body: { receive_number: 'PR {run}', line_items: [{ line_item_id: PURCHASE_LINE, quantity: 1 }], ...more },
});
const receiveLines = (...line_items: object[]): Call => receive({ line_items });

const contact = (pointer: string): Call => ({ operation: 'getContact', path: { contact_id: `{$${pointer}}` } });
const list = (operation: string, query?: NonNullable<Step['query']>): Call => ({ operation, ...(query && { query }) });

const LIST_ITEMS = list('listItems');
const [LIST_PACKAGES, LIST_RETURNS] = [list('listPackages'), list('listSalesReturns')];
const without = ({ body, ...call }: Call, field: string): Call => {
  const { [field]: _, ...rest } = body as Record<string, unknown>;
  return { ...call, body: rest };
};

const SHIPPED = [pack(), ship()];

const CALLS: readonly Call[][] = [
  [pack(), LIST_ITEMS, LIST_PACKAGES],
  [pack(), list('listPackages', { filter_by: 'Status.NotShipped' })],
  [pack(), list('listPackages', { search_text: 'PKG {run}' })],
  [pack(), list('listPackages', { search_text: 'SO-25' })],
  [pack(), pack({ notes: 'Again' })],
  [packLines({ so_line_item_id: SALES_LINE, quantity: 100_000 })],
  [packLines({ so_line_item_id: SALES_LINE, quantity: 0 })],
  [packLines({ so_line_item_id: SALES_LINE, quantity: 1 }, { so_line_item_id: SALES_LINE, quantity: 1 })],
  [packLines()],
  [pack({}, SALES, OTHER_LINE)],
  [...SHIPPED, LIST_ITEMS, LIST_PACKAGES],
  [...SHIPPED, list('listPackages', { filter_by: 'Status.Shipped' })],
  [...SHIPPED, list('listPackages', { filter_by: 'Status.NotShipped' })],
  [...SHIPPED, ship({ shipment_number: 'SHP {run} B' })],
  [pack(), pack({ package_number: 'PKG {run} B' }), ship(), ship({}, '{$s2/package/0/package_id}')],
  [pack(), ship({ reference_number: '2' })],
  [pack(), without(ship({ reference_number: '2' }), 'tracking_number')],
  [pack(), ship({ shipping_charge: -1 })],
  [pack({ date: '{today}' }), ship({ date: '{today-9}' })],
  [pack(), ship({ template_id: '4815162342481599999' })],
  [pack(), ship({ contact_persons: [{ contact_person_id: '4815162342481599999' }] })],
  [pack(), { ...ship({ package_ids: ['{$s1/package/0/package_id}'] }), query: { salesorder_id: SALES } }],
  [pack(), { ...ship({ package_ids: '{$s1/package/0/package_id}' }), query: { salesorder_id: SALES } }],
  [
    pack(),
    pack({ package_number: 'PKG {run} B' }, OTHER_SALES, OTHER_LINE),
    ship({}, '{$s1/package/0/package_id},{$s2/package/0/package_id}'),
  ],
  [pack(), ship({}, '{$s1/package/0/package_id}', OTHER_SALES)],
  [packLines({ so_line_item_id: SALES_LINE, quantity: 30 }), ship()],
  [...SHIPPED, giveBack(), LIST_ITEMS, LIST_RETURNS, contact('s1/package/0/customer_id')],
  [...SHIPPED, without(giveBack(), 'date'), LIST_RETURNS],
  [...SHIPPED, without(giveBack(), 'salesreturn_number'), without(giveBack(), 'salesreturn_number')],
  [...SHIPPED, giveBack({}, {}), LIST_RETURNS],
  [...SHIPPED, giveBack(), giveBack()],
  [...SHIPPED, giveBackLines()],
  [...SHIPPED, giveBackLines({ salesorder_item_id: SALES_LINE, quantity: -1 })],
  [...SHIPPED, giveBackLines({ salesorder_item_id: SALES_LINE, quantity: 0 })],
  [...SHIPPED, giveBackLines({ salesorder_item_id: SALES_LINE, quantity: 0, non_receive_quantity: 1 }), LIST_RETURNS],
  [
    ...SHIPPED,
    giveBackLines({
      salesorder_item_id: SALES_LINE,
      item_id: '{$s1/package/0/line_items/0/item_id}',
      quantity: 1,
      warehouse_id: '4815162342481599999',
    }),
  ],
  [...SHIPPED, giveBack(), changeReturn({ reason: 'Torn' }), LIST_RETURNS],
  [...SHIPPED, giveBack(), changeReturn({ salesorder_id: OTHER_SALES, reason: 'Torn' })],
  [...SHIPPED, giveBack(), changeReturn({ line_items: [{ salesorder_item_id: OTHER_LINE, quantity: 1 }] })],
  [
    ...SHIPPED,
    giveBack(),
    changeReturn({ line_items: [{ salesorder_item_id: SALES_LINE, quantity: 0, non_receive_quantity: 1 }] }),
    LIST_RETURNS,
  ],
  [receive(), LIST_ITEMS, contact('s1/purchase_receive/vendor_id')],
  [receive(), receive()],
  [receiveLines({ line_item_id: PURCHASE_LINE, quantity: 100_000 })],
  [receiveLines({ line_item_id: PURCHASE_LINE, quantity: 0 })],
  [receiveLines()],
  [receiveLines({ line_item_id: PURCHASE_LINE, quantity: 1 }, { line_item_id: PURCHASE_LINE, quantity: 1 })],
  [receiveLines({ line_item_id: SALES_LINE, quantity: 1 })],
];

export const ORDER_SESSIONS: readonly Session[] = CALLS.map((calls) => ({
  steps: calls.map((call, index) => ({ id: `s${index + 1}`, ...call })),
}));
