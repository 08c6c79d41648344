type Fields = Readonly<Record<string, unknown>>;

/** Something that may move a record: an operation, or time. */
export interface Effect {
  /** Its operationId; undefined for time. */
  operation?: string;
  /** Label for the effect, if the operation's title doesn't say enough. */
  label?: string;
  days?: number;
  /** Operations whose sample calls make what the body refers to. A path id comes from the answer before. */
  before?: readonly string[];
  /** The body: of the record, and of what was made before. */
  body?(record: Fields, made: Fields): unknown;
}

const half = ({ balance }: Fields): number => Number(balance) / 2;
const all = ({ balance }: Fields): number => Number(balance);

function payment(amount: (record: Fields) => number): NonNullable<Effect['body']> {
  return (record) => ({
    customer_id: record['customer_id'],
    payment_mode: 'banktransfer',
    amount: amount(record),
    invoices: [{ invoice_id: record['invoice_id'], amount_applied: amount(record) }],
  });
}

/** Undocumented causes of status changes, by the operation that creates the record. */
export const EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  createInvoice: [
    { operation: 'createCustomerPayment', label: 'Record a partial payment', body: payment(half) },
    { operation: 'createCustomerPayment', label: 'Record a payment of the rest', body: payment(all) },
    { operation: 'emailInvoice' },
    { operation: 'writeOffInvoice' },
    { operation: 'cancelInvoiceWriteOff' },
    { days: 60, label: 'The due date passes' },
  ],
  createRetainerInvoice: [{ operation: 'emailRetainerInvoice' }],
  createCreditNote: [
    {
      operation: 'applyCreditNoteToInvoices',
      label: 'Apply all of it to an invoice',
      before: ['createInvoice', 'markInvoiceSent'],
      body: (note, { invoice_id }) => ({ invoices: [{ invoice_id, amount_applied: all(note) }] }),
    },
    { operation: 'refundCreditNote', label: 'Refund all of it', body: (note) => ({ amount_fcy: all(note) }) },
    { operation: 'emailCreditNote' },
  ],
  createVendorCredit: [
    { operation: 'refundVendorCredit', label: 'Refund all of it', body: (credit) => ({ amount_fcy: all(credit) }) },
  ],
};
