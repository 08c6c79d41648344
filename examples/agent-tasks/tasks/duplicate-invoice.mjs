import { TENT, UDUPI } from '../lib/shop.mjs';

const SENT = {
  customer_id: UDUPI,
  status: 'sent',
  due_date: '2026-04-20',
  line_items: [{ item_id: TENT, quantity: 2 }],
};

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'duplicate-invoice',
  instruction: `Today is 28 March 2026. Udupi Sports says that we have invoiced their order PO-77 twice. If that is
so, void the invoice that they have paid nothing on, and leave a comment on it that names the invoice it
duplicates.`,
  start: {
    invoices: [
      { ...SENT, invoice_id: '5201', invoice_number: 'INV-000081', reference_number: 'PO-77', date: '2026-03-10' },
      { ...SENT, invoice_id: '5202', invoice_number: 'INV-000082', reference_number: 'PO-77', date: '2026-03-11' },
      { ...SENT, invoice_id: '5203', invoice_number: 'INV-000083', reference_number: 'PO-78', date: '2026-03-12' },
    ],
    customerPayments: [
      {
        payment_id: '5301',
        customer_id: UDUPI,
        payment_mode: 'cash',
        date: '2026-03-20',
        amount: 5000,
        invoices: [{ invoice_id: '5201', amount_applied: 5000 }],
      },
    ],
  },
  expected: {
    added: {
      invoiceComments: {
        some: 'comment on INV-000082 that names INV-000081',
        where: { invoice_id: '5202', comment_type: 'internal', description: /INV-000081/ },
      },
    },
    changed: { invoices: { 5202: { status: 'void' } } },
  },
};
