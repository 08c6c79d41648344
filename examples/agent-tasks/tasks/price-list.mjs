import { ROPE, TENT } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'price-list',
  instruction: `Today is 28 March 2026. From now on, dealers get tents for 4,300, and stoves for 2,100, which were
not on their price list before. Nothing else changes for them.`,
  start: {
    priceLists: [
      {
        pricebook_id: '5701',
        name: 'Dealers',
        description: 'Shops that resell',
        pricebook_type: 'per_item',
        sales_or_purchase_type: 'sales',
        rounding_type: 'no_rounding',
        pricebook_items: [
          { item_id: TENT, pricebook_rate: 4400 },
          { item_id: ROPE, pricebook_rate: 800 },
        ],
      },
      {
        pricebook_id: '5702',
        name: 'Clubs',
        description: 'Trekking clubs',
        pricebook_type: 'per_item',
        sales_or_purchase_type: 'sales',
        rounding_type: 'no_rounding',
        pricebook_items: [{ item_id: TENT, pricebook_rate: 4600 }],
      },
    ],
  },
  expected: {
    changed: {
      priceLists: {
        5701: {
          pricebook_items: { as: '{item} {pricebook_rate}', are: ['Rope 800', 'Stove 2100', 'Tent 4300'] },
        },
      },
    },
    says: { pricebook_items: 'The price list {name} has {is}, and not {must}.' },
  },
};
