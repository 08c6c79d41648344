import { KAVERI_MYSURU } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'same-name',
  instruction: `Kaveri Sports, the shop in Mysuru, has taken six ropes and two head torches with them today, 28 March
2026, at our usual prices. Invoice them, with 30 days to pay, and send the invoice.`,
  start: {},
  expected: {
    added: {
      invoices: {
        one: 'invoice of Kaveri Sports LLP, which is in Mysuru',
        where: { customer_id: KAVERI_MYSURU },
        values: {
          line_items: {
            as: '{quantity} × {name} for {item_total}',
            are: ['6 × Rope for 5400', '2 × Head torch for 1300'],
          },
          due_date: '2026-04-27',
          status: 'sent',
        },
        mailTo: 'nalini@kaverisportsllp.example',
      },
    },
  },
};
