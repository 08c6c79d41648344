import { PEAK, TENT } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'lost-payment',
  instruction: `Today is 28 March 2026. Ravi of Peak Supply has just brought 10,000 in cash, toward invoice
INV-000071. Please record the payment. Our line is bad today and answers get lost, so make sure that it is on record
exactly once when you are done.`,
  start: {
    invoices: [
      {
        invoice_id: '5101',
        invoice_number: 'INV-000071',
        customer_id: PEAK,
        status: 'sent',
        date: '2026-03-16',
        due_date: '2026-04-15',
        line_items: [{ item_id: TENT, quantity: 5 }],
      },
      {
        invoice_id: '5102',
        invoice_number: 'INV-000072',
        customer_id: PEAK,
        status: 'sent',
        date: '2026-03-20',
        due_date: '2026-04-19',
        line_items: [{ item_id: TENT, quantity: 3 }],
      },
    ],
  },
  failures: [{ answer: 'lost', operationId: 'createCustomerPayment' }],
  expected: {
    added: {
      customerPayments: {
        one: 'payment of Peak Supply',
        where: { customer_id: PEAK },
        values: {
          amount: 10000,
          payment_mode: 'cash',
          invoices: { as: '{invoice_number}', are: ['INV-000071'] },
        },
      },
    },
    changed: { invoices: { 5101: { balance: 14000 } } },
    says: {
      amount: 'The payment is {is}, and not {must}.',
      payment_mode: 'The payment is by {is}, and not in cash.',
      invoices: 'The payment is applied to {is}, and not to {must}.',
    },
  },
};
