/** A move of a record: what leads there, the states in which the sandbox allows it, and where it leads. */
export type StateMove = [operationId: string, from: readonly string[], to: string];

/** The states in which an invoice is owed. */
const OWED = ['sent', 'viewed', 'partially_paid', 'overdue'];

const PAID_IN_PART_OR_FULL = 'partially_paid or paid';

/**
 * Status changes of each resource's records from the known states. The service documentation names some of the states that operations lead to,
 * and never where they start: that is as in the sandbox.
 */
export const MOVES: Readonly<Record<string, readonly StateMove[]>> = {
  'Composite items': [
    ['markCompositeItemInactive', ['active'], 'inactive'],
    ['markCompositeItemActive', ['inactive'], 'active'],
  ],
  Contacts: [
    ['markContactInactive', ['active'], 'inactive'],
    ['markContactActive', ['inactive'], 'active'],
  ],
  Invoices: [
    ['markInvoiceSent', ['draft'], 'sent'],
    ['emailInvoice', ['draft'], 'sent'],
    ['createCustomerPayment', OWED, PAID_IN_PART_OR_FULL],
    ['applyInvoiceCredits', OWED, PAID_IN_PART_OR_FULL],
    ['writeOffInvoice', OWED, 'paid'],
    ['voidInvoice', ['draft', ...OWED, 'paid'], 'void'],
    ['markInvoiceDraft', ['void'], 'draft'],
  ],
  'Retainer invoices': [
    ['markRetainerInvoiceSent', ['draft'], 'sent'],
    ['emailRetainerInvoice', ['draft'], 'sent'],
    ['voidRetainerInvoice', ['draft', 'sent'], 'void'],
    ['markRetainerInvoiceDraft', ['void'], 'draft'],
  ],
  'Credit notes': [
    ['markCreditNoteOpen', ['draft'], 'open'],
    ['applyCreditNoteToInvoices', ['open'], 'closed, once all of it is used'],
    ['refundCreditNote', ['open'], 'closed, once all of it is used'],
    ['voidCreditNote', ['draft', 'open'], 'void'],
    ['markCreditNoteDraft', ['void'], 'draft'],
  ],
  'Vendor credits': [
    ['voidVendorCredit', ['open'], 'void'],
    ['markVendorCreditOpen', ['void'], 'open'],
  ],
};
