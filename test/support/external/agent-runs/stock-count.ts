import { list, make, pick, type Runs, type Step, TODAY } from './steps.ts';

/** What is found more than on record, or less. */
const FOUND = { Tent: -2, 'Gas canister': -3, 'Head torch': 1 };

const adjust =
  (differences: Readonly<Record<string, number>>, warehouse_name = 'Bengaluru Main'): Step =>
  async (call) => {
    const items = await list(call, 'listItems');
    const { warehouse_id } = pick(await list(call, 'listWarehouses'), { warehouse_name });
    const line_items = Object.entries(differences).map(([name, quantity_adjusted]) => {
      return { item_id: pick(items, { name })['item_id'], quantity_adjusted, warehouse_id };
    });
    const body = { date: TODAY, reason: 'Stock count', adjustment_type: 'quantity', line_items };
    await make(call, 'createItemAdjustment', body);
  };

export const stockCount: Runs = {
  solutions: {
    'one adjustment with three lines': [adjust(FOUND)],
    'an adjustment for each item, one of them in two steps': [
      adjust({ 'Head torch': 1 }),
      adjust({ 'Gas canister': -4 }),
      adjust({ 'Gas canister': 1 }),
      adjust({ Tent: -2 }),
    ],
  },
  spoiled: {
    'the gas canisters are left out': [
      'What is adjusted is -2 × Tent in Bengaluru Main; 1 × Head torch in Bengaluru Main, and the count differs by -2 × Tent in Bengaluru Main; -3 × Gas canister in Bengaluru Main; 1 × Head torch in Bengaluru Main.',
      adjust({ Tent: -2, 'Head torch': 1 }),
    ],
    'the tents are adjusted twice': [
      '-4 × Tent in Bengaluru Main; 1 × Head torch in Bengaluru Main, and the count differs by -2 × Tent',
      adjust(FOUND),
      adjust({ Tent: -2 }),
    ],
    'another item than the tents is adjusted': [
      '-2 × Rope bag in Bengaluru Main; -3 × Gas canister in Bengaluru Main; 1 × Head torch in Bengaluru Main, and the count differs by -2 × Tent',
      adjust({ 'Rope bag': -2, 'Gas canister': -3, 'Head torch': 1 }),
    ],
    'what was found more is taken off': [
      '-1 × Head torch in Bengaluru Main; -2 × Tent in Bengaluru Main; -3 × Gas canister in Bengaluru Main, and the count differs by -2 × Tent',
      adjust({ ...FOUND, 'Head torch': -1 }),
    ],
    'the head torch is added in another warehouse': [
      '1 × Head torch in Mysuru Store, and the count differs by -2 × Tent',
      adjust({ Tent: -2, 'Gas canister': -3 }),
      adjust({ 'Head torch': 1 }, 'Mysuru Store'),
    ],
  },
};
