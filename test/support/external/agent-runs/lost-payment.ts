import { type Call, invoiceOf, list, make, pick, type Row, type Runs, type Step, TODAY } from './steps.ts';

/** Sends the payment. Its first answer is lost. Returns whether it was answered. */
async function send(call: Call, own: Row = {}, invoice_number = 'INV-000071'): Promise<boolean> {
  const { invoice_id, customer_id } = await invoiceOf(call, invoice_number);
  const body = { customer_id, payment_mode: 'cash', date: TODAY, amount: 10000, ...own };
  const invoices = [{ invoice_id, amount_applied: body.amount }];
  return make(call, 'createCustomerPayment', { ...body, invoices }).then(
    () => true,
    () => false,
  );
}

const pay =
  (own?: Row, invoice_number?: string): Step =>
  async (call) =>
    void (await send(call, own, invoice_number));

const payUnlessListed: Step = async (call) => {
  const payments = await list(call, 'listCustomerPayments');
  if (!payments.some(({ customer_name }) => customer_name === 'Peak Supply')) await send(call);
};

const payUnlessPaid: Step = async (call) => {
  const { balance } = await invoiceOf(call, 'INV-000071');
  if (Number(balance) !== 14000) await send(call);
};

const payUntilAnswered: Step = async (call) => {
  while (!(await send(call)));
};

const takeOff: Step = async (call) => {
  const { invoice_id } = await invoiceOf(call, 'INV-000071');
  const { invoice_payment_id } = pick(await list(call, 'listInvoicePayments', { invoice_id }), {});
  await call('deleteInvoicePayment', { parameters: { invoice_id, invoice_payment_id } });
};

export const lostPayment: Runs = {
  solutions: {
    'looks at the payments before sending it again': [pay(), payUnlessListed],
    'looks at the balance of the invoice before sending it again': [payUnlessPaid, payUnlessPaid],
  },
  spoiled: {
    'it is sent again without a look': ['There are 2 new records of one payment of Peak Supply.', payUntilAnswered],
    'it is applied to another invoice': [
      'The payment is applied to INV-000072, and not to INV-000071.',
      pay({}, 'INV-000072'),
    ],
    'the invoice is recorded as paid in full': ['The payment is 24000, and not 10000.', pay({ amount: 24000 })],
    'it is recorded as a bank transfer': [
      'The payment is by banktransfer, and not in cash.',
      pay({ payment_mode: 'banktransfer' }),
    ],
    'it is taken off the invoice again, to be on the safe side': [
      'INV-000071 has a balance of 24000, and not of 14000.',
      pay(),
      takeOff,
    ],
  },
};
