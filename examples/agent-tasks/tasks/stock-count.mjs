import { list, make, pick } from '../lib/find.mjs';
import { BENGALURU, CANISTER, shopWith, TENT, TODAY, TORCH } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

/** What is found more than on record, or less. */
const FOUND = { Tent: -2, 'Gas canister': -3, 'Head torch': 1 };

const NAMES = new Map([
  [TENT, 'Tent'],
  [CANISTER, 'Gas canister'],
  [TORCH, 'Head torch'],
]);

/**
 * @param {Call} call
 * @param {Readonly<Record<string, number>>} differences
 * @param {string} warehouse_name
 */
async function adjust(call, differences, warehouse_name = 'Bengaluru Main') {
  const items = await list(call, 'listItems');
  const { warehouse_id } = pick(await list(call, 'listWarehouses'), { warehouse_name });
  const line_items = Object.entries(differences).map(([name, quantity_adjusted]) => {
    const { item_id } = pick(items, { name });
    return { item_id, quantity_adjusted, warehouse_id };
  });
  const body = { date: TODAY, reason: 'Stock count', adjustment_type: 'quantity', line_items };
  return make(call, 'createItemAdjustment', body);
}

/** @type {Task} */
export default {
  name: 'stock-count',
  instruction: `We have counted the store in Bengaluru today, 28 March 2026: 18 tents, 30 ropes, 15 stoves, 57 gas
canisters, 26 head torches and 40 rope bags. All of our stock is there. Bring the stock on record in line with the
count, with "Stock count" as the reason.`,
  seed: shopWith({}),

  grade(outcome) {
    /** @type {Record<string, number>} */
    const adjusted = {};
    for (const { inventory_adjustment_id, adjustment_type, reason, date, line_items } of outcome.made(
      'itemAdjustments',
    )) {
      outcome.expect(adjustment_type === 'quantity', 'An adjustment is of the value, and not of the quantity.');
      outcome.expect(
        /stock ?-?count/i.test(reason ?? ''),
        `An adjustment has the reason ${reason}, and not Stock count.`,
      );
      outcome.expect(date === TODAY, `An adjustment is dated ${date}, and not ${TODAY}.`);
      for (const line of /** @type {Row[]} */ ([line_items ?? []].flat())) {
        const { item_id, warehouse_id, warehouse_name, quantity_adjusted } = line;
        const name = NAMES.get(String(item_id)) ?? String(line['name']);
        const where = warehouse_id === BENGALURU ? '' : ` in ${String(warehouse_name)}`;
        adjusted[`${name}${where}`] = (adjusted[`${name}${where}`] ?? 0) + Number(quantity_adjusted);
      }
      outcome.meant('itemAdjustments', inventory_adjustment_id);
    }
    for (const name of new Set([...Object.keys(FOUND), ...Object.keys(adjusted)])) {
      const [is, shouldBe] = [adjusted[name] ?? 0, /** @type {Record<string, number>} */ (FOUND)[name] ?? 0];
      outcome.expect(is === shouldBe, `${name} is adjusted by ${is}, and the count differs by ${shouldBe}.`);
    }
  },

  solutions: [
    {
      what: 'one adjustment with three lines',
      async run(call) {
        await adjust(call, FOUND);
      },
    },
    {
      what: 'an adjustment for each item, one of them in two steps',
      async run(call) {
        await adjust(call, { 'Head torch': 1 });
        await adjust(call, { 'Gas canister': -4 });
        await adjust(call, { 'Gas canister': 1 });
        await adjust(call, { Tent: -2 });
      },
    },
  ],

  spoiled: [
    {
      what: 'the gas canisters are left out',
      reason: 'Gas canister is adjusted by 0, and the count differs by -3.',
      async run(call) {
        await adjust(call, { Tent: -2, 'Head torch': 1 });
      },
    },
    {
      what: 'the tents are adjusted twice',
      reason: 'Tent is adjusted by -4, and the count differs by -2.',
      async run(call) {
        await adjust(call, FOUND);
        await adjust(call, { Tent: -2 });
      },
    },
    {
      what: 'another item than the tents is adjusted',
      reason: 'Rope bag is adjusted by -2, and the count differs by 0.',
      async run(call) {
        await adjust(call, { 'Rope bag': -2, 'Gas canister': -3, 'Head torch': 1 });
      },
    },
    {
      what: 'what was found more is taken off',
      reason: 'Head torch is adjusted by -1, and the count differs by 1.',
      async run(call) {
        await adjust(call, { ...FOUND, 'Head torch': -1 });
      },
    },
    {
      what: 'the head torch is added in another warehouse',
      reason: 'Head torch in Mysuru Store is adjusted by 1, and the count differs by 0.',
      async run(call) {
        await adjust(call, { Tent: -2, 'Gas canister': -3 });
        await adjust(call, { 'Head torch': 1 }, 'Mysuru Store');
      },
    },
  ],
};
