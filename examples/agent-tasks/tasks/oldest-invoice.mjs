import { find, make } from '../lib/find.mjs';
import { MALNAD, shopWith, TODAY } from '../lib/shop.mjs';

/** @import { Call, Task } from '../lib/task.ts' */

/** What is left of each invoice when the credit of 7,000 has gone to the oldest. */
const LEFT = { 5402: 0, 5401: 2000, 5403: 6000 };

/**
 * Applies the credit note to invoices.
 *
 * @param {Call} call
 * @param {Readonly<Record<string, number>>} amounts By number of the invoice.
 */
async function apply(call, amounts) {
  const { creditnote_id } = await find(call, 'listCreditNotes', { creditnote_number: 'CN-00031' });
  const invoices = [];
  for (const [invoice_number, amount_applied] of Object.entries(amounts)) {
    const { invoice_id } = await find(call, 'listInvoices', { invoice_number });
    invoices.push({ invoice_id, amount_applied });
  }
  await call('applyCreditNoteToInvoices', { parameters: { creditnote_id }, body: { invoices } });
}

/**
 * @param {string} invoice_id
 * @param {string} invoice_number
 * @param {string} date
 * @param {number} rate
 * @param {string} customer_id
 */
function invoice(invoice_id, invoice_number, date, rate, customer_id = MALNAD) {
  const line_items = [{ name: 'Guided tour', rate, quantity: 1 }];
  return {
    invoice_id,
    invoice_number,
    customer_id,
    status: /** @type {const} */ ('sent'),
    date,
    due_date: '2026-04-30',
    line_items,
  };
}

/** @type {Task} */
export default {
  name: 'oldest-invoice',
  instruction: `Today is 28 March 2026. Malnad Trekkers still has a credit with us. Use it up on what they owe us,
the oldest invoice first.`,
  seed: shopWith({
    // The numbers are not in the order of the dates.
    invoices: [
      invoice('5401', 'INV-000091', '2026-02-10', 4000),
      invoice('5402', 'INV-000093', '2026-01-12', 5000),
      invoice('5403', 'INV-000092', '2026-03-10', 6000),
      invoice('5404', 'INV-000090', '2026-01-05', 3000, '1001'),
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
  }),

  grade(outcome) {
    for (const [id, left] of Object.entries(LEFT)) {
      const { invoice_number, balance } = outcome.get('invoices', id) ?? {};
      outcome.expect(Number(balance) === left, `${invoice_number} has a balance of ${balance}, and not of ${left}.`);
    }
    const note = outcome.get('creditNotes', '5501');
    outcome.expect(Number(note?.balance) === 0, `CN-00031 has ${note?.balance} left, and is not used up.`);
    outcome.meant('creditNotes', '5501', []);
  },

  solutions: [
    {
      what: 'from the credit note, at once',
      async run(call) {
        await apply(call, { 'INV-000093': 5000, 'INV-000091': 2000 });
      },
    },
    {
      what: 'from each invoice, the second first',
      async run(call) {
        const { creditnote_id } = await find(call, 'listCreditNotes', { creditnote_number: 'CN-00031' });
        for (const [invoice_number, amount_applied] of [
          ['INV-000091', 2000],
          ['INV-000093', 5000],
        ]) {
          const { invoice_id } = await find(call, 'listInvoices', { invoice_number });
          const body = { apply_creditnotes: [{ creditnote_id, amount_applied }] };
          await call('applyInvoiceCredits', { parameters: { invoice_id }, body });
        }
      },
    },
  ],

  spoiled: [
    {
      what: 'the newest invoice first',
      reason: 'INV-000093 has a balance of 5000.00, and not of 0.',
      async run(call) {
        await apply(call, { 'INV-000092': 6000, 'INV-000091': 1000 });
      },
    },
    {
      what: 'in the order of the numbers',
      reason: 'INV-000091 has a balance of 0.00, and not of 2000.',
      async run(call) {
        await apply(call, { 'INV-000091': 4000, 'INV-000092': 3000 });
      },
    },
    {
      what: 'what is left of it is not applied',
      reason: 'CN-00031 has 2000 left, and is not used up.',
      async run(call) {
        await apply(call, { 'INV-000093': 5000 });
      },
    },
    {
      what: 'it is refunded',
      reason: 'Credit note refund was made, which was not asked for.',
      async run(call) {
        const { creditnote_id } = await find(call, 'listCreditNotes', { creditnote_number: 'CN-00031' });
        await make(call, 'refundCreditNote', { date: TODAY, refund_mode: 'cash', amount_fcy: 7000 }, { creditnote_id });
      },
    },
    {
      what: 'a payment is recorded in addition',
      reason: 'Customer payment of Malnad Trekkers was made, which was not asked for.',
      async run(call) {
        await apply(call, { 'INV-000093': 5000, 'INV-000091': 2000 });
        const { invoice_id, customer_id } = await find(call, 'listInvoices', { invoice_number: 'INV-000091' });
        const invoices = [{ invoice_id, amount_applied: 2000 }];
        await make(call, 'createCustomerPayment', { customer_id, payment_mode: 'others', amount: 2000, invoices });
      },
    },
  ],
};
