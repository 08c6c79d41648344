import { MALNAD, STOVE } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'return-with-partial-credit',
  instruction: `Today is 28 March 2026. Malnad Trekkers has sent back three of the five stoves of invoice INV-000052.
Two of them are as new: credit them in full, they go back into stock. The third one is scratched and will be thrown
away: credit half of its price, and don't put it back into stock. Take the credit off what they owe us for that
invoice.`,
  start: {
    invoices: [
      {
        invoice_id: '5001',
        invoice_number: 'INV-000051',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-03-02',
        line_items: [{ item_id: STOVE, quantity: 3 }],
      },
      {
        invoice_id: '5002',
        invoice_number: 'INV-000052',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-03-12',
        line_items: [{ item_id: STOVE, quantity: 5 }],
      },
    ],
  },
  expected: {
    added: {
      creditNotes: {
        some: 'credit note of Malnad Trekkers',
        where: { customer_id: MALNAD },
        values: { status: 'closed' },
      },
    },
    changed: {
      invoices: { 5001: { balance: 7200 }, 5002: { balance: 6000 } },
      items: { [STOVE]: { stock_on_hand: 9 } },
    },
    says: {
      status: '{name} is {is} with {balance} left, and not used up.',
      stock_on_hand: 'There are {is} stoves in stock, and not {must}: two of those that came back are as new.',
    },
  },
};
