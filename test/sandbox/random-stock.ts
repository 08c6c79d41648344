import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox, type EventName, Refusal, type Sandbox } from '../../src/public/sandbox.ts';
import { deliver, openPurchase, openSale, pack } from '../support/orders.ts';
import { callerOf, ok, type Reply } from '../support/sandbox-calls.ts';
import { differenceOf, expectStock, goodsIn } from '../support/stock.ts';
import { castId, type Json } from '../support/story.ts';

/** The sequences are the same in every run of the tests. */
export const SEED = { seed: 20260328 };

export const TODAY = '2026-03-28';

/** Something that is done to records, which are named by numbers. */
interface Step {
  what: keyof typeof DO;
  one: number;
  other: number;
  quantity: number;
  isSo: boolean;
}

/** What is done, and whether it succeeded. */
type Do = (sandbox: Sandbox, step: Step) => Promise<Reply | undefined> | Reply | undefined;

/** The entry of a list that a number means. */
function at<Entry>(entries: readonly Entry[], number: number): Entry | undefined {
  return entries[number % (entries.length || 1)];
}

export const item = (sandbox: Sandbox, number: number): string => at(goodsIn(sandbox), number)!.id;
const warehouse = (sandbox: Sandbox, number: number): string =>
  at(sandbox.records('warehouses').list(), number)!.warehouse_id!;

/** An event or a change from outside: nothing is answered, and a refusal is thrown. */
function outside(work: () => unknown): undefined {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function simulate(sandbox: Sandbox, event: EventName, id: string | undefined): undefined {
  if (id !== undefined) outside(() => sandbox.simulate(event, id));
}

const DO = {
  adjust: (sandbox, { one, other, quantity }) =>
    callerOf(sandbox)(
      'createItemAdjustment',
      {},
      {
        date: TODAY,
        reason: `Reason ${one % 2}`,
        adjustment_type: 'quantity',
        line_items: [
          { item_id: item(sandbox, one), warehouse_id: warehouse(sandbox, other), quantity_adjusted: quantity },
          { item_id: item(sandbox, other), warehouse_id: warehouse(sandbox, one), quantity_adjusted: -quantity },
        ],
      },
    ),
  revalue: (sandbox, { one, quantity }) =>
    callerOf(sandbox)(
      'createItemAdjustment',
      {},
      {
        date: TODAY,
        reason: 'Value',
        adjustment_type: 'value',
        line_items: [{ item_id: item(sandbox, one), item_total: quantity * 333.33 }],
      },
    ),
  transfer: (sandbox, { one, other, quantity, isSo }) =>
    callerOf(sandbox)(
      'createTransferOrder',
      {},
      {
        transfer_order_number: `TO-${one}-${other}-${quantity}`,
        date: TODAY,
        from_warehouse_id: warehouse(sandbox, one),
        to_warehouse_id: warehouse(sandbox, other),
        is_intransit_order: isSo,
        line_items: [one, other].map((number) => ({
          item_id: item(sandbox, number),
          name: 'x',
          quantity_transfer: quantity,
        })),
      },
    ),
  arrive: (sandbox, { one }) =>
    simulate(sandbox, 'transferOrders.receive', at(sandbox.records('transferOrders').list(), one)?.transfer_order_id),
  sell: (sandbox, { quantity, isSo }) => outside(() => openSale(sandbox, quantity, isSo ? {} : { status: 'draft' })),
  confirm: (sandbox, { one, isSo }) =>
    outside(() => {
      const { salesorder_id } = at(sandbox.records('salesOrders').list(), one)!;
      sandbox.records('salesOrders').update(salesorder_id!, { status: isSo ? 'confirmed' : 'void' });
    }),
  buy: (sandbox, { quantity }) => outside(() => openPurchase(sandbox, quantity)),
  pack(sandbox, { one, quantity, isSo }) {
    const { salesorder_id, line_items = [] } = at(sandbox.records('salesOrders').list(), one)!;
    const lines = line_items.map(({ line_item_id }) => ({ so_line_item_id: line_item_id, quantity }));
    const body = { date: TODAY, line_items: isSo ? lines : lines.slice(0, 1) };
    return callerOf(sandbox)('createPackage', { salesorder_id }, body);
  },
  ship(sandbox, { one, other, isSo }) {
    const packages = sandbox.records('packages').list();
    const ids = [at(packages, one), ...(isSo ? [at(packages, other)] : [])].map((found) => found?.package_id);
    const body = { shipment_number: `S-${one}-${other}`, date: TODAY, delivery_method: 'Foot', tracking_number: '1' };
    return callerOf(sandbox)('createShipmentOrder', { package_ids: ids.join(',') }, body);
  },
  deliver: (sandbox, { one }) =>
    simulate(sandbox, 'shipmentOrders.deliver', at(sandbox.records('shipmentOrders').list(), one)?.shipment_id),
  return(sandbox, { one, other, quantity, isSo }) {
    const { line_items = [] } = at(sandbox.records('salesOrders').list(), one)!;
    const line = { salesorder_item_id: at(line_items, other)!.line_item_id, quantity: Math.max(0, quantity) };
    return callerOf(sandbox)(
      'createSalesReturn',
      {},
      { line_items: [{ ...line, non_receive_quantity: isSo ? 1 : 0 }] },
    );
  },
  change(sandbox, { one, quantity }) {
    const { salesreturn_id, line_items = [] } = at(sandbox.records('salesReturns').list(), one)!;
    const lines = line_items.map(({ line_item_id, salesorder_item_id }) => ({
      line_item_id,
      salesorder_item_id,
      quantity,
    }));
    return callerOf(sandbox)('updateSalesReturn', { salesreturn_id }, { line_items: lines });
  },
  take: (sandbox, { one }) =>
    simulate(sandbox, 'salesReturns.receive', at(sandbox.records('salesReturns').list(), one)?.salesreturn_id),
  receive(sandbox, { one, quantity, other }) {
    const { purchaseorder_id, line_items = [] } = at(sandbox.records('purchaseOrders').list(), one)!;
    const lines = line_items.map(({ line_item_id }) => ({ line_item_id, quantity }));
    return callerOf(sandbox)(
      'createPurchaseReceive',
      { purchaseorder_id },
      { receive_number: `PR-${one}-${other}-${quantity}`, line_items: lines },
    );
  },
  bundle: (sandbox, { one, other, quantity }) =>
    callerOf(sandbox)(
      'createBundle',
      {},
      {
        composite_item_id: at(sandbox.records('compositeItems').list(), one)!.composite_item_id,
        quantity_to_bundle: quantity,
        warehouse_id: warehouse(sandbox, other),
      },
    ),
  async invoice(sandbox, { one, other, quantity, isSo }) {
    const call = callerOf(sandbox);
    const line_items = [one, other].map((number) => ({ item_id: item(sandbox, number), quantity, rate: 1 }));
    const reply = await call('createInvoice', {}, { customer_id: castId(14001), line_items });
    if (reply.status >= 300 || isSo) return reply;
    return call('markInvoiceSent', { invoice_id: (reply.body['invoice'] as Json)['invoice_id'] });
  },
  move(sandbox, { one, other }) {
    const { invoice_id } = at(sandbox.records('invoices').list(), one)!;
    return callerOf(sandbox)(other % 2 ? 'voidInvoice' : 'markInvoiceSent', { invoice_id });
  },
  reword(sandbox, { one, other, quantity }) {
    const { invoice_id } = at(sandbox.records('invoices').list(), one)!;
    const line_items = [{ item_id: item(sandbox, other), quantity, rate: 1 }];
    return callerOf(sandbox)('updateInvoice', { invoice_id }, { line_items });
  },
  drop: (sandbox, { one }) =>
    callerOf(sandbox)('deleteInvoice', { invoice_id: at(sandbox.records('invoices').list(), one)?.invoice_id }),
  debit(sandbox, { one, quantity }) {
    const line_items = [{ item_id: item(sandbox, one), quantity, rate: 1 }];
    return callerOf(sandbox)('createVendorCredit', {}, { vendor_id: castId(14003), line_items });
  },
  unbundle: (sandbox, { one }) =>
    callerOf(sandbox)('deleteBundle', { bundle_id: at(sandbox.records('bundles').list(), one)?.bundle_id }),
  close: (sandbox, { one }) => callerOf(sandbox)('deleteWarehouse', { warehouse_id: warehouse(sandbox, one) }),
  open: (sandbox, { one }) => callerOf(sandbox)('createWarehouse', {}, { warehouse_name: `Place ${one}` }),
} satisfies Record<string, Do>;

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom(...(Object.keys(DO) as Step['what'][])),
    one: fc.nat({ max: 12 }),
    other: fc.nat({ max: 12 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(0, -3, 0.5, 2.25, 40)),
    isSo: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
);

/** A sandbox with open orders, of one of which some is packed, shipped and returned. */
async function started(): Promise<Sandbox> {
  const sandbox = createSandbox();
  const call = callerOf(sandbox);
  const order = openSale(sandbox, 6);
  await deliver(call, order, 2);
  await pack(call, order, 1);
  const line_items = [{ salesorder_item_id: order.bottle, quantity: 1 }];
  await ok(call('createSalesReturn', {}, { line_items }));
  openSale(sandbox, 8);
  openPurchase(sandbox, 9);
  return sandbox;
}

/**
 * Does things with stock at random.
 *
 * @param sequences How many sequences of things are done.
 * @param least More kinds of things than this must have been done, and refused.
 * @param isEach Whether each kind of thing must have been done.
 */
export function testStock(sequences: number, least: { done: number; refused: number }, isEach = false): void {
  test('stock is at all times what the documents come to', async () => {
    const seen = new Set<string>();
    const fresh = differenceOf(createSandbox());
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const sandbox = await started();
        for (const step of sequence) {
          const before = JSON.stringify(sandbox.snapshot());
          const reply = await (DO[step.what] as Do)(sandbox, step);
          const isChanged = JSON.stringify(sandbox.snapshot()) !== before;
          seen.add(`${step.what} ${isChanged}`);
          if (reply) {
            expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
            expect(isChanged, step.what).toBe(reply.status < 300);
          }
          expectStock(sandbox, fresh);
        }
      }),
      { ...SEED, numRuns: sequences },
    );
    const done = Object.keys(DO).filter((what) => seen.has(`${what} true`));
    const refused = seen.size - done.length;
    if (isEach) expect(done).toEqual(Object.keys(DO));
    expect([done.length > least.done, refused > least.refused]).toEqual([true, true]);
  });
}
