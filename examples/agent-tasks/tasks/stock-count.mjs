/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'stock-count',
  instruction: `We have counted the store in Bengaluru today, 28 March 2026: 18 tents, 30 ropes, 15 stoves, 57 gas
canisters, 26 head torches and 40 rope bags. All of our stock is there. Bring the stock on record in line with the
count, with "Stock count" as the reason.`,
  start: {},
  expected: {
    added: {
      itemAdjustments: {
        values: {
          adjustment_type: 'quantity',
          reason: /stock ?-?count/i,
          date: '2026-03-28',
          line_items: {
            as: '{quantity_adjusted} × {item} in {warehouse_name}',
            are: [
              '-2 × Tent in Bengaluru Main',
              '-3 × Gas canister in Bengaluru Main',
              '1 × Head torch in Bengaluru Main',
            ],
          },
        },
      },
    },
    says: {
      adjustment_type: 'An adjustment is of the {is}, and not of the {must}.',
      reason: 'An adjustment has the reason {is}, and not Stock count.',
      date: 'An adjustment is dated {is}, and not {must}.',
      line_items: 'What is adjusted is {is}, and the count differs by {must}.',
    },
  },
};
