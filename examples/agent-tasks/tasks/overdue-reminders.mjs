import { find, list } from '../lib/find.mjs';
import { KAVERI_HUBBALLI, MALNAD, PEAK, ROPE, shopWith, UDUPI } from '../lib/shop.mjs';

/** @import { Call, Task } from '../lib/task.ts' */

const AGREED = '2026-04-15';

/** The invoices that stay overdue. */
const REMINDED = ['5601', '5603'];

/**
 * @param {Call} call
 * @param {readonly string[]} numbers
 * @param {string} operationId
 */
async function remind(call, numbers, operationId = 'enableInvoicePaymentReminder') {
  for (const invoice_number of numbers) {
    const { invoice_id } = await find(call, 'listInvoices', { invoice_number });
    await call(operationId, { parameters: { invoice_id } });
  }
}

/**
 * @param {Call} call
 * @param {string} invoice_number
 */
async function postpone(call, invoice_number) {
  const { invoice_id } = await find(call, 'listInvoices', { invoice_number });
  await call('updateInvoice', { parameters: { invoice_id }, body: { due_date: AGREED } });
}

/**
 * @param {string} invoice_id
 * @param {string} invoice_number
 * @param {string} customer_id
 * @param {string} due_date
 */
function invoice(invoice_id, invoice_number, customer_id, due_date) {
  const line_items = [{ item_id: ROPE, quantity: 3 }];
  const status = /** @type {const} */ ('sent');
  return { invoice_id, invoice_number, customer_id, status, date: '2026-02-01', due_date, line_items };
}

/** @type {Task} */
export default {
  name: 'overdue-reminders',
  instruction: `Switch payment reminders on for every invoice that is overdue today, 28 March 2026. Peak Supply is
the exception: we have agreed that they pay by 15 April, so move the due date of their overdue invoice there, and
don't have them reminded.`,
  seed: shopWith({
    invoices: [
      invoice('5601', 'INV-000101', UDUPI, '2026-02-16'),
      invoice('5602', 'INV-000102', PEAK, '2026-03-03'),
      invoice('5603', 'INV-000103', MALNAD, '2026-03-27'),
      invoice('5604', 'INV-000104', KAVERI_HUBBALLI, '2026-03-31'),
      invoice('5605', 'INV-000105', PEAK, '2026-04-02'),
    ],
  }),

  grade(outcome) {
    for (const id of REMINDED) {
      const { invoice_number, payment_reminder_enabled } = outcome.get('invoices', id) ?? {};
      outcome.expect(payment_reminder_enabled === true, `${invoice_number} is overdue and has no reminders.`);
      outcome.meant('invoices', id, ['payment_reminder_enabled']);
    }
    const agreed = outcome.get('invoices', '5602');
    outcome.expect(agreed?.due_date === AGREED, `INV-000102 is due on ${agreed?.due_date}, and not on ${AGREED}.`);
    outcome.meant('invoices', '5602', ['due_date', 'payment_terms', 'payment_terms_label']);
  },

  solutions: [
    {
      what: 'by the due dates of all invoices',
      async run(call) {
        await postpone(call, 'INV-000102');
        const overdue = (await list(call, 'listInvoices')).filter(({ due_date }) => String(due_date) < '2026-03-28');
        for (const { invoice_id } of overdue)
          await call('enableInvoicePaymentReminder', { parameters: { invoice_id } });
      },
    },
    {
      what: 'all first, then one less',
      async run(call) {
        const overdue = (await list(call, 'listInvoices')).filter(({ status }) => status === 'overdue');
        for (const { invoice_id } of overdue)
          await call('enableInvoicePaymentReminder', { parameters: { invoice_id } });
        await remind(call, ['INV-000102'], 'disableInvoicePaymentReminder');
        await postpone(call, 'INV-000102');
      },
    },
  ],

  spoiled: [
    {
      what: 'the invoice that was due yesterday is left out',
      reason: 'INV-000103 is overdue and has no reminders.',
      async run(call) {
        await remind(call, ['INV-000101']);
        await postpone(call, 'INV-000102');
      },
    },
    {
      what: 'an invoice that is due in three days is reminded of as well',
      reason:
        'Invoice INV-000104 of Kaveri Sports was changed, which was not asked for: payment_reminder_enabled was false and is true.',
      async run(call) {
        await remind(call, ['INV-000101', 'INV-000103', 'INV-000104']);
        await postpone(call, 'INV-000102');
      },
    },
    {
      what: 'Peak Supply is reminded as well',
      reason:
        'Invoice INV-000102 of Peak Supply was changed, which was not asked for: payment_reminder_enabled was false and is true.',
      async run(call) {
        await remind(call, ['INV-000101', 'INV-000102', 'INV-000103']);
        await postpone(call, 'INV-000102');
      },
    },
    {
      what: 'the due date of the other invoice of Peak Supply is moved',
      reason: 'INV-000102 is due on 2026-03-03, and not on 2026-04-15.',
      async run(call) {
        await remind(call, ['INV-000101', 'INV-000103']);
        await postpone(call, 'INV-000105');
      },
    },
    {
      what: 'the customers get the invoices by e-mail in addition',
      reason: 'Mail Invoice INV-000101 from Juniper Outdoor Supply was made, which was not asked for.',
      async run(call) {
        await remind(call, ['INV-000101', 'INV-000103']);
        await postpone(call, 'INV-000102');
        for (const invoice_number of ['INV-000101', 'INV-000103']) {
          const { invoice_id } = await find(call, 'listInvoices', { invoice_number });
          await call('emailInvoice', { parameters: { invoice_id }, body: {} });
        }
      },
    },
  ],
};
