import { MYSURU } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'transfer',
  instruction: `Today is 28 March 2026. The van has taken six ropes and ten head torches from Bengaluru to our store
in Mysuru, and they are on the shelf there already. Record the transfer; our last one was number TO-00020.`,
  start: {},
  expected: {
    added: {
      transferOrders: {
        values: {
          is_intransit_order: false,
          line_items: {
            as: '{quantity_transfer} × {name}',
            are: ['6 × Rope', '10 × Head torch'],
            minus: { from_warehouse_id: MYSURU },
          },
        },
      },
    },
    says: {
      is_intransit_order: '{name} is in transit, and the goods have arrived.',
      line_items: 'What went to Mysuru is {is}, and not {must}.',
    },
  },
};
