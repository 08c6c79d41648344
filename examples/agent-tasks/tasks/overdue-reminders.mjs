import { KAVERI_HUBBALLI, MALNAD, PEAK, ROPE, UDUPI } from '../lib/shop.mjs';

const SENT = { status: 'sent', date: '2026-02-01', line_items: [{ item_id: ROPE, quantity: 3 }] };

/** @type {import('../lib/task.ts').Task} */
export default {
  name: 'overdue-reminders',
  instruction: `Switch payment reminders on for every invoice that is overdue today, 28 March 2026. Peak Supply is
the exception: we have agreed that they pay by 15 April, so move the due date of their overdue invoice there, and
don't have them reminded.`,
  start: {
    invoices: [
      { ...SENT, invoice_id: '5601', invoice_number: 'INV-000101', customer_id: UDUPI, due_date: '2026-02-16' },
      { ...SENT, invoice_id: '5602', invoice_number: 'INV-000102', customer_id: PEAK, due_date: '2026-03-03' },
      { ...SENT, invoice_id: '5603', invoice_number: 'INV-000103', customer_id: MALNAD, due_date: '2026-03-27' },
      {
        ...SENT,
        invoice_id: '5604',
        invoice_number: 'INV-000104',
        customer_id: KAVERI_HUBBALLI,
        due_date: '2026-03-31',
      },
      { ...SENT, invoice_id: '5605', invoice_number: 'INV-000105', customer_id: PEAK, due_date: '2026-04-02' },
    ],
  },
  expected: {
    changed: {
      invoices: {
        5601: { payment_reminder_enabled: true },
        5603: { payment_reminder_enabled: true },
        5602: { due_date: '2026-04-15', payment_terms: null, payment_terms_label: null },
      },
    },
    says: { payment_reminder_enabled: '{name} is overdue and has no reminders.' },
  },
};
