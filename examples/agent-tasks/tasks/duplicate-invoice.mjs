import { find } from '../lib/find.mjs';
import { shopWith, TENT, UDUPI } from '../lib/shop.mjs';

/** @import { Call, Task } from '../lib/task.ts' */

/**
 * @param {Call} call
 * @param {string} invoice_number
 */
async function invoiceId(call, invoice_number) {
  return (await find(call, 'listInvoices', { invoice_number }))['invoice_id'];
}

/**
 * @param {Call} call
 * @param {string} invoice_number
 */
async function voidIt(call, invoice_number) {
  await call('voidInvoice', { parameters: { invoice_id: await invoiceId(call, invoice_number) } });
}

/**
 * @param {Call} call
 * @param {string} invoice_number
 * @param {string} description
 */
async function comment(call, invoice_number, description = 'Duplicate of INV-000081.') {
  const invoice_id = await invoiceId(call, invoice_number);
  return call('addInvoiceComment', { parameters: { invoice_id }, body: { description } });
}

/**
 * @param {string} id
 * @param {string} invoice_number
 * @param {string} reference_number
 * @param {string} date
 */
function invoice(id, invoice_number, reference_number, date) {
  const line_items = [{ item_id: TENT, quantity: 2 }];
  const head = { invoice_id: id, invoice_number, customer_id: UDUPI, status: /** @type {const} */ ('sent') };
  return { ...head, reference_number, date, due_date: '2026-04-20', line_items };
}

/** @type {Task} */
export default {
  name: 'duplicate-invoice',
  instruction: `Today is 28 March 2026. Udupi Sports says that we have invoiced their order PO-77 twice. If that is
so, void the invoice that they have paid nothing on, and leave a comment on it that names the invoice it
duplicates.`,
  seed: shopWith({
    invoices: [
      invoice('5201', 'INV-000081', 'PO-77', '2026-03-10'),
      invoice('5202', 'INV-000082', 'PO-77', '2026-03-11'),
      invoice('5203', 'INV-000083', 'PO-78', '2026-03-12'),
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
  }),

  grade(outcome) {
    const duplicate = outcome.get('invoices', '5202');
    outcome.expect(duplicate?.status === 'void', `INV-000082 is ${duplicate?.status ?? 'deleted'}, and not void.`);
    const comments = outcome.made('invoiceComments').filter(({ comment_type }) => comment_type !== 'system');
    const naming = comments.filter((one) => one['invoice_id'] === '5202' && one.description?.includes('INV-000081'));
    outcome.expect(naming.length > 0, 'No comment on INV-000082 names INV-000081.');
    outcome.meant('invoices', '5202', ['status']);
    for (const { comment_id } of naming) outcome.meant('invoiceComments', comment_id);
  },

  solutions: [
    {
      what: 'voided, then commented on',
      async run(call) {
        await voidIt(call, 'INV-000082');
        await comment(call, 'INV-000082');
      },
    },
    {
      what: 'commented on, the comment put right, then voided',
      async run(call) {
        const { comment: made } = await comment(call, 'INV-000082', 'Duplicate.');
        const { comment_id } = /** @type {{ comment_id: string }} */ (made);
        await call('updateInvoiceComment', {
          parameters: { invoice_id: await invoiceId(call, 'INV-000082'), comment_id },
          body: { description: 'Same order as in INV-000081: PO-77.' },
        });
        await voidIt(call, 'INV-000082');
      },
    },
  ],

  spoiled: [
    {
      what: 'the invoice of another order is voided',
      reason:
        'Invoice INV-000083 of Udupi Sports was changed, which was not asked for: status was "sent" and is "void".',
      async run(call) {
        await voidIt(call, 'INV-000083');
        await comment(call, 'INV-000083');
      },
    },
    {
      what: 'the invoice that is paid in part is voided, once its payment is taken off',
      reason:
        'Invoice INV-000081 of Udupi Sports was changed, which was not asked for: status was "sent" and is "void".',
      async run(call) {
        const invoice_id = await invoiceId(call, 'INV-000081');
        const { payments } = await call('listInvoicePayments', { parameters: { invoice_id } });
        const [payment] = /** @type {{ invoice_payment_id: string }[]} */ (payments);
        const { invoice_payment_id = '' } = payment ?? {};
        await call('deleteInvoicePayment', { parameters: { invoice_id, invoice_payment_id } });
        await voidIt(call, 'INV-000081');
        await comment(call, 'INV-000081', 'Duplicate of INV-000082.');
      },
    },
    {
      what: 'the duplicate is deleted',
      reason: 'INV-000082 is deleted, and not void.',
      async run(call) {
        await call('deleteInvoice', { parameters: { invoice_id: await invoiceId(call, 'INV-000082') } });
      },
    },
    {
      what: 'the comment is left out',
      reason: 'No comment on INV-000082 names INV-000081.',
      async run(call) {
        await voidIt(call, 'INV-000082');
      },
    },
    {
      what: 'the duplicate is written off',
      reason: 'INV-000082 is paid, and not void.',
      async run(call) {
        const invoice_id = await invoiceId(call, 'INV-000082');
        await call('writeOffInvoice', { parameters: { invoice_id } });
        await comment(call, 'INV-000082');
      },
    },
  ],
};
