import { list, make, pick, rowsIn } from '../lib/find.mjs';
import { BENGALURU, MYSURU, shopWith, TODAY } from '../lib/shop.mjs';

/** @import { Call, Task } from '../lib/task.ts' */

/** What goes to Mysuru. */
const GOODS = { Rope: 6, 'Head torch': 10 };

/** @typedef {{ from?: string, to?: string, isInTransit?: boolean, number?: string }} Way */

/**
 * @param {Call} call
 * @param {Readonly<Record<string, number>>} goods
 * @param {Way} way
 */
async function move(call, goods, way = {}) {
  const { from = 'Bengaluru Main', to = 'Mysuru Store', isInTransit = false, number = 'TO-00021' } = way;
  const [items, warehouses] = [await list(call, 'listItems'), await list(call, 'listWarehouses')];
  await make(call, 'createTransferOrder', {
    transfer_order_number: number,
    date: TODAY,
    from_warehouse_id: pick(warehouses, { warehouse_name: from })['warehouse_id'],
    to_warehouse_id: pick(warehouses, { warehouse_name: to })['warehouse_id'],
    is_intransit_order: isInTransit,
    line_items: Object.entries(goods).map(([name, quantity_transfer]) => {
      const { item_id } = pick(items, { name });
      return { item_id, name, quantity_transfer };
    }),
  });
}

/** @type {Task} */
export default {
  name: 'transfer',
  instruction: `Today is 28 March 2026. The van has taken six ropes and ten head torches from Bengaluru to our store
in Mysuru, and they are on the shelf there already. Record the transfer; our last one was number TO-00020.`,
  seed: shopWith({}),

  grade(outcome) {
    /** @type {Record<string, number>} */
    const moved = {};
    for (const order of outcome.made('transferOrders')) {
      const { transfer_order_id, transfer_order_number, from_warehouse_id, to_warehouse_id, is_intransit_order } =
        order;
      outcome.expect(!is_intransit_order, `${transfer_order_number} is in transit, and the goods have arrived.`);
      const isThere = from_warehouse_id === BENGALURU && to_warehouse_id === MYSURU;
      const isBack = from_warehouse_id === MYSURU && to_warehouse_id === BENGALURU;
      outcome.expect(isThere || isBack, `${transfer_order_number} is not between Bengaluru and Mysuru.`);
      for (const { name, quantity_transfer } of rowsIn(order, 'line_items'))
        moved[String(name)] = (moved[String(name)] ?? 0) + Number(quantity_transfer) * (isThere ? 1 : -1);
      outcome.meant('transferOrders', transfer_order_id);
    }
    for (const name of new Set([...Object.keys(GOODS), ...Object.keys(moved)])) {
      const [is, shouldBe] = [moved[name] ?? 0, /** @type {Record<string, number>} */ (GOODS)[name] ?? 0];
      outcome.expect(is === shouldBe, `${is} × ${name} went to Mysuru, and not ${shouldBe}.`);
    }
  },

  solutions: [
    {
      what: 'one transfer',
      async run(call) {
        await move(call, GOODS);
      },
    },
    {
      what: 'a transfer for each item, and one of them in two steps, of which one is corrected',
      async run(call) {
        await move(call, { 'Head torch': 10 });
        await move(call, { Rope: 7 }, { number: 'TO-00022' });
        await move(call, { Rope: 1 }, { number: 'TO-00023', from: 'Mysuru Store', to: 'Bengaluru Main' });
      },
    },
  ],

  spoiled: [
    {
      what: 'the head torches are left out',
      reason: '0 × Head torch went to Mysuru, and not 10.',
      async run(call) {
        await move(call, { Rope: 6 });
      },
    },
    {
      what: 'the goods are moved twice',
      reason: '12 × Rope went to Mysuru, and not 6.',
      async run(call) {
        await move(call, GOODS);
        await move(call, GOODS, { number: 'TO-00022' });
      },
    },
    {
      what: 'the goods are still in transit',
      reason: 'TO-00021 is in transit, and the goods have arrived.',
      async run(call) {
        await move(call, GOODS, { isInTransit: true });
      },
    },
    {
      what: 'rope bags are moved in place of ropes',
      reason: '6 × Rope bag went to Mysuru, and not 0.',
      async run(call) {
        await move(call, { 'Rope bag': 6, 'Head torch': 10 });
      },
    },
    {
      what: 'the stock is adjusted in both places in place of a transfer',
      reason: '0 × Rope went to Mysuru, and not 6.',
      async run(call) {
        const [items, warehouses] = [await list(call, 'listItems'), await list(call, 'listWarehouses')];
        const [main, store] = ['Bengaluru Main', 'Mysuru Store'].map((warehouse_name) =>
          pick(warehouses, { warehouse_name }),
        );
        const body = { date: TODAY, reason: 'Moved', adjustment_type: 'quantity' };
        for (const [warehouse, sign] of /** @type {const} */ ([
          [store, 1],
          [main, -1],
        ])) {
          const line_items = Object.entries(GOODS).map(([name, quantity]) => ({
            item_id: pick(items, { name })['item_id'],
            warehouse_id: warehouse?.['warehouse_id'],
            quantity_adjusted: sign * quantity,
          }));
          await make(call, 'createItemAdjustment', { ...body, line_items });
        }
      },
    },
  ],
};
