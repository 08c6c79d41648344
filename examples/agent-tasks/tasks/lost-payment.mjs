import { find, list, make, pick, rowsIn } from '../lib/find.mjs';
import { PEAK, shopWith, TENT, TODAY } from '../lib/shop.mjs';

/** @import { Call, Row, Task } from '../lib/task.ts' */

const PAID = 10000;

/**
 * Sends the payment. Its first answer is lost.
 *
 * @param {Call} call
 * @param {Row} [own]
 * @param {string} invoice_number
 * @returns {Promise<boolean>} Whether it was answered.
 */
async function pay(call, own = {}, invoice_number = 'INV-000071') {
  const { invoice_id, customer_id } = await find(call, 'listInvoices', { invoice_number });
  const body = { customer_id, payment_mode: 'cash', date: TODAY, amount: PAID, ...own };
  const invoices = [{ invoice_id, amount_applied: body.amount }];
  return make(call, 'createCustomerPayment', { ...body, invoices }).then(
    () => true,
    () => false,
  );
}

/** @type {Task} */
export default {
  name: 'lost-payment',
  instruction: `Today is 28 March 2026. Ravi of Peak Supply has just brought 10,000 in cash, toward invoice
INV-000071. Please record the payment. Our line is bad today and answers get lost, so make sure that it is on record
exactly once when you are done.`,
  seed: shopWith({
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
  }),
  failures: [{ answer: 'lost', operationId: 'createCustomerPayment' }],

  grade(outcome) {
    const payments = outcome.made('customerPayments').filter(({ customer_id }) => customer_id === PEAK);
    const payment = outcome.one(payments, 'payment of Peak Supply');
    const balance = Number(outcome.get('invoices', '5101')?.balance);
    outcome.expect(balance === 24000 - PAID, `INV-000071 has a balance of ${balance}, and not of ${24000 - PAID}.`);
    if (!payment) return;
    const { payment_id, amount, payment_mode } = payment;
    outcome.expect(Number(amount) === PAID, `The payment is ${amount}, and not ${PAID}.`);
    outcome.expect(payment_mode === 'cash', `The payment is by ${payment_mode}, and not in cash.`);
    const applied = rowsIn(payment, 'invoices').map(({ invoice_number }) => invoice_number);
    const rest = applied.filter((number) => number !== 'INV-000071');
    outcome.expect(rest.length === 0, `The payment is applied to ${rest.join(', ')}.`);
    outcome.meant('customerPayments', payment_id);
  },

  solutions: [
    {
      what: 'looks at the payments before sending it again',
      async run(call) {
        if (await pay(call)) return;
        const payments = await list(call, 'listCustomerPayments');
        if (payments.some(({ customer_name }) => customer_name === 'Peak Supply')) return;
        await pay(call);
      },
    },
    {
      what: 'looks at the balance of the invoice before sending it again',
      async run(call) {
        for (;;) {
          const { balance } = await find(call, 'listInvoices', { invoice_number: 'INV-000071' });
          if (Number(balance) === 14000) return;
          await pay(call);
        }
      },
    },
  ],

  spoiled: [
    {
      what: 'it is sent again without a look',
      reason: 'There are 2 new records of one payment of Peak Supply.',
      async run(call) {
        while (!(await pay(call)));
      },
    },
    {
      what: 'it is applied to another invoice',
      reason: 'The payment is applied to INV-000072.',
      async run(call) {
        await pay(call, {}, 'INV-000072');
      },
    },
    {
      what: 'the invoice is recorded as paid in full',
      reason: 'The payment is 24000, and not 10000.',
      async run(call) {
        await pay(call, { amount: 24000 });
      },
    },
    {
      what: 'it is recorded as a bank transfer',
      reason: 'The payment is by banktransfer, and not in cash.',
      async run(call) {
        await pay(call, { payment_mode: 'banktransfer' });
      },
    },
    {
      what: 'it is taken off the invoice again, to be on the safe side',
      reason: 'INV-000071 has a balance of 24000, and not of 14000.',
      async run(call) {
        await pay(call);
        const { invoice_id } = await find(call, 'listInvoices', { invoice_number: 'INV-000071' });
        const { invoice_payment_id } = pick(await list(call, 'listInvoicePayments', { invoice_id }), {});
        await call('deleteInvoicePayment', { parameters: { invoice_id, invoice_payment_id } });
      },
    },
  ],
};
