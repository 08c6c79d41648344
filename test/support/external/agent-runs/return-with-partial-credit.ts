import {
  invoiceOf,
  itemId,
  list,
  make,
  onInvoice,
  pick,
  type Row,
  type Runs,
  rowsIn,
  type Step,
  TODAY,
} from './steps.ts';

const AS_NEW = { quantity: 2, is_returned_to_stock: true };
const SCRATCHED = { quantity: 1, discount: 50, is_returned_to_stock: false };

/** Credits stoves of the invoice, in one line for each of what is given. */
const credit =
  (...lines: Row[]): Step =>
  async (call) => {
    const { invoice_id, customer_id } = await invoiceOf(call, 'INV-000052');
    const { invoice } = (await call('getInvoice', { parameters: { invoice_id } })) as { invoice: Row };
    const { item_id, rate, line_item_id } = pick(rowsIn(invoice, 'line_items'), { name: 'Stove' });
    const stove = { item_id, rate, invoice_id, invoice_item_id: line_item_id, is_item_shipped: false };
    const line_items = lines.map((line) => ({ ...stove, ...line }));
    return make(call, 'createCreditNote', { customer_id, date: TODAY, line_items });
  };

const apply =
  (invoice_number = 'INV-000052'): Step =>
  async (call, { creditnote_id, total }) => {
    const { invoice_id } = await invoiceOf(call, invoice_number);
    const invoices = [{ invoice_id, amount_applied: Number(total) }];
    await call('applyCreditNoteToInvoices', { parameters: { creditnote_id }, body: { invoices } });
  };

const draftHalf: Step = async (call) => {
  const { customer_id } = await invoiceOf(call, 'INV-000052');
  const line = { item_id: await itemId(call, 'Stove'), quantity: 1, rate: 1200, is_returned_to_stock: false };
  return make(call, 'createCreditNote', { customer_id, date: TODAY, is_draft: true, line_items: [line] });
};

const open: Step = async (call, { creditnote_id }) => {
  await call('markCreditNoteOpen', { parameters: { creditnote_id } });
};

const applyAll: Step = async (call, made) => {
  const notes = await list(call, 'listCreditNotes');
  const apply_creditnotes = notes.map(({ creditnote_id, total }) => ({ creditnote_id, amount_applied: Number(total) }));
  await onInvoice('applyInvoiceCredits', 'INV-000052', { apply_creditnotes })(call, made);
};

export const returnWithPartialCredit: Runs = {
  solutions: {
    'one credit note with two lines': [credit(AS_NEW, SCRATCHED), apply()],
    'two credit notes, one of them a draft at first, applied from the invoice': [
      draftHalf,
      open,
      credit(AS_NEW),
      applyAll,
    ],
  },
  spoiled: {
    'the credit is not applied': ['CN-00001 is open with 6000 left, and not used up.', credit(AS_NEW, SCRATCHED)],
    'the scratched stove is credited in full': [
      'INV-000052 has a balance of 4800, and not of 6000.',
      credit(AS_NEW, { ...SCRATCHED, discount: 0 }),
      apply(),
    ],
    'the scratched stove goes back into stock': [
      'There are 10 stoves in stock, and not 9: two of those that came back are as new.',
      credit(AS_NEW, { ...SCRATCHED, is_returned_to_stock: true }),
      apply(),
    ],
    'the credit is applied to another invoice': [
      'INV-000051 has a balance of 1200, and not of 7200.',
      credit(AS_NEW, SCRATCHED),
      apply('INV-000051'),
    ],
    'the stoves that are as new are credited twice': [
      'INV-000052 has a balance of 1200, and not of 6000.',
      credit(AS_NEW, SCRATCHED),
      apply(),
      credit(AS_NEW),
      apply(),
    ],
  },
};
