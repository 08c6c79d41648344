import { find, itemId, list, make, rowsIn } from '../lib/find.mjs';
import { ROPE, STOVE, shopWith, TENT } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

/** The prices of dealers, as they should be. */
const PRICES = 'Rope 800; Stove 2100; Tent 4300';

const PER_ITEM = /** @type {const} */ ({
  pricebook_type: 'per_item',
  sales_or_purchase_type: 'sales',
  rounding_type: 'no_rounding',
});

const NAMES = new Map([
  [TENT, 'Tent'],
  [ROPE, 'Rope'],
  [STOVE, 'Stove'],
]);

/**
 * A price list with its prices by item.
 *
 * @param {string} pricebook_id
 * @param {string} name
 * @param {string} description
 * @param {Readonly<Record<string, number>>} rates
 */
function priceList(pricebook_id, name, description, rates) {
  const pricebook_items = Object.entries(rates).map(([item_id, pricebook_rate]) => ({ item_id, pricebook_rate }));
  return { pricebook_id, name, description, ...PER_ITEM, pricebook_items };
}

/**
 * The new prices, with the price of ropes as it was.
 *
 * @param {Call} call
 */
async function prices(call) {
  return [
    { item_id: await itemId(call, 'Tent'), pricebook_rate: 4300 },
    { item_id: await itemId(call, 'Rope'), pricebook_rate: 800 },
    { item_id: await itemId(call, 'Stove'), pricebook_rate: 2100 },
  ];
}

/**
 * @param {Call} call
 * @param {readonly Row[]} pricebook_items
 * @param {string} name
 */
async function setPrices(call, pricebook_items, name = 'Dealers') {
  const { pricebook_id } = await find(call, 'listPriceLists', { name });
  await call('updatePriceList', { parameters: { pricebook_id }, body: { pricebook_items } });
}

/** @type {Task} */
export default {
  name: 'price-list',
  instruction: `Today is 28 March 2026. From now on, dealers get tents for 4,300, and stoves for 2,100, which were
not on their price list before. Nothing else changes for them.`,
  seed: shopWith({
    priceLists: [
      priceList('5701', 'Dealers', 'Shops that resell', { [TENT]: 4400, [ROPE]: 800 }),
      priceList('5702', 'Clubs', 'Trekking clubs', { [TENT]: 4600 }),
    ],
  }),

  grade(outcome) {
    const dealers = outcome.get('priceLists', '5701');
    const texts = rowsIn(dealers ?? {}, 'pricebook_items').map(({ item_id, pricebook_rate }) => {
      return `${NAMES.get(String(item_id)) ?? `item ${String(item_id)}`} ${Number(pricebook_rate)}`;
    });
    const is = texts.sort().join('; ');
    outcome.expect(is === PRICES, `The price list Dealers has ${is}, and not ${PRICES}.`);
    outcome.meant('priceLists', '5701', ['pricebook_items']);
  },

  solutions: [
    {
      what: 'all prices at once',
      async run(call) {
        await setPrices(call, await prices(call));
      },
    },
    {
      what: 'the prices that are there, with what is new, in two steps',
      async run(call) {
        const dealers = await find(call, 'listPriceLists', { name: 'Dealers' });
        const [tent, stove] = [await itemId(call, 'Tent'), await itemId(call, 'Stove')];
        const rows = rowsIn(dealers, 'pricebook_items').map((row) =>
          row['item_id'] === tent ? { ...row, pricebook_rate: 4300 } : row,
        );
        await setPrices(call, rows);
        await setPrices(call, [{ item_id: stove, pricebook_rate: 2100 }, ...rows]);
      },
    },
  ],

  spoiled: [
    {
      what: 'the ropes are left out, so their price is gone',
      reason: 'The price list Dealers has Stove 2100; Tent 4300, and not Rope 800; Stove 2100; Tent 4300.',
      async run(call) {
        const [tent, , stove] = await prices(call);
        await setPrices(call, [tent ?? {}, stove ?? {}]);
      },
    },
    {
      what: 'the stoves are left out',
      reason: 'The price list Dealers has Rope 800; Tent 4300, and not Rope 800; Stove 2100; Tent 4300.',
      async run(call) {
        await setPrices(call, (await prices(call)).slice(0, 2));
      },
    },
    {
      what: 'the prices of clubs are changed',
      reason: 'Price list Clubs was changed, which was not asked for: pricebook_items was',
      async run(call) {
        await setPrices(call, await prices(call), 'Clubs');
      },
    },
    {
      what: 'a second list is made in place of a change',
      reason: 'Price list Dealers 2026 was made, which was not asked for.',
      async run(call) {
        const [organization] = await list(call, 'listOrganizations');
        await make(call, 'createPriceList', {
          name: 'Dealers 2026',
          currency_id: organization?.['currency_id'],
          is_increase: false,
          description: 'Shops that resell',
          ...PER_ITEM,
          pricebook_items: await prices(call),
        });
      },
    },
    {
      what: 'the prices are swapped',
      reason: 'The price list Dealers has Rope 800; Stove 4300; Tent 2100, and not Rope 800; Stove 2100; Tent 4300.',
      async run(call) {
        const [tent, rope, stove] = await prices(call);
        await setPrices(call, [{ ...tent, pricebook_rate: 2100 }, rope ?? {}, { ...stove, pricebook_rate: 4300 }]);
      },
    },
  ],
};
