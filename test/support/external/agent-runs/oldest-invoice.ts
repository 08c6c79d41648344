import { find, invoiceOf, make, onInvoice, type Runs, type Step, TODAY } from './steps.ts';

const CREDIT = { creditnote_number: 'CN-00031' };

/** Applies the credit note to invoices. @param amounts By number of the invoice. */
const apply =
  (amounts: Readonly<Record<string, number>>): Step =>
  async (call) => {
    const { creditnote_id } = await find(call, 'listCreditNotes', CREDIT);
    const invoices = [];
    for (const [invoice_number, amount_applied] of Object.entries(amounts)) {
      const { invoice_id } = await invoiceOf(call, invoice_number);
      invoices.push({ invoice_id, amount_applied });
    }
    await call('applyCreditNoteToInvoices', { parameters: { creditnote_id }, body: { invoices } });
  };

const applyFromInvoice =
  (invoice_number: string, amount_applied: number): Step =>
  async (call, made) => {
    const { creditnote_id } = await find(call, 'listCreditNotes', CREDIT);
    const apply_creditnotes = [{ creditnote_id, amount_applied }];
    await onInvoice('applyInvoiceCredits', invoice_number, { apply_creditnotes })(call, made);
  };

const refund: Step = async (call) => {
  const { creditnote_id } = await find(call, 'listCreditNotes', CREDIT);
  await make(call, 'refundCreditNote', { date: TODAY, refund_mode: 'cash', amount_fcy: 7000 }, { creditnote_id });
};

const pay: Step = async (call) => {
  const { invoice_id, customer_id } = await invoiceOf(call, 'INV-000091');
  const invoices = [{ invoice_id, amount_applied: 2000 }];
  await make(call, 'createCustomerPayment', { customer_id, payment_mode: 'others', amount: 2000, invoices });
};

export const oldestInvoice: Runs = {
  solutions: {
    'from the credit note, at once': [apply({ 'INV-000093': 5000, 'INV-000091': 2000 })],
    'from each invoice, the second first': [applyFromInvoice('INV-000091', 2000), applyFromInvoice('INV-000093', 5000)],
  },
  spoiled: {
    'the newest invoice first': [
      'INV-000093 has a balance of 5000, and not of 0.',
      apply({ 'INV-000092': 6000, 'INV-000091': 1000 }),
    ],
    'in the order of the numbers': [
      'INV-000091 has a balance of 0, and not of 2000.',
      apply({ 'INV-000091': 4000, 'INV-000092': 3000 }),
    ],
    'what is left of it is not applied': [
      'CN-00031 has a balance of 2000, and not of 0.',
      apply({ 'INV-000093': 5000 }),
    ],
    'it is refunded': ['Credit note refund was created, which was not asked for.', refund],
    'a payment is recorded in addition': [
      'Customer payment of Malnad Trekkers was created, which was not asked for.',
      apply({ 'INV-000093': 5000, 'INV-000091': 2000 }),
      pay,
    ],
  },
};
