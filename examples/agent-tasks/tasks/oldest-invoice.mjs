import { MALNAD, UDUPI } from '../lib/shop.mjs';

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'oldest-invoice',
  instruction: `Today is 28 March 2026. Malnad Trekkers still has a credit with us. Use it up on what they owe us,
the oldest invoice first.`,
  start: {
    // The numbers are not in the order of the dates.
    invoices: [
      {
        invoice_id: '5401',
        invoice_number: 'INV-000091',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-02-10',
        due_date: '2026-04-30',
        line_items: [{ name: 'Guided tour', rate: 4000, quantity: 1 }],
      },
      {
        invoice_id: '5402',
        invoice_number: 'INV-000093',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-01-12',
        due_date: '2026-04-30',
        line_items: [{ name: 'Guided tour', rate: 5000, quantity: 1 }],
      },
      {
        invoice_id: '5403',
        invoice_number: 'INV-000092',
        customer_id: MALNAD,
        status: 'sent',
        date: '2026-03-10',
        due_date: '2026-04-30',
        line_items: [{ name: 'Guided tour', rate: 6000, quantity: 1 }],
      },
      {
        invoice_id: '5404',
        invoice_number: 'INV-000090',
        customer_id: UDUPI,
        status: 'sent',
        date: '2026-01-05',
        due_date: '2026-04-30',
        line_items: [{ name: 'Guided tour', rate: 3000, quantity: 1 }],
      },
    ],
    creditNotes: [
      {
        creditnote_id: '5501',
        creditnote_number: 'CN-00031',
        customer_id: MALNAD,
        date: '2026-03-14',
        line_items: [{ name: 'Tour that was cancelled', rate: 7000, quantity: 1 }],
      },
    ],
  },
  expected: {
    changed: {
      invoices: { 5402: { balance: 0 }, 5401: { balance: 2000 }, 5403: { balance: 6000 } },
      creditNotes: { 5501: { balance: 0 } },
    },
  },
};
