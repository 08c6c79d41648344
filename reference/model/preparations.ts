/** Steps that create a record for a request whose URL doesn't name the collections to create it in. */
export interface Recipe {
  /** Calls in order: operationIds, or what differs from the sample call. */
  calls: readonly (string | RecipeCall)[];
  /** As those of a call, for the call itself. */
  fill?: Readonly<Record<string, string>>;
}

/**
 * A call of a recipe. Its path ids come from the answers before it. Values go to places in the call, JSON Pointers such as
 * `/body/json/customer_id`.
 */
export interface RecipeCall {
  /** The operationId. */
  id: string;
  /** Values of its own. */
  set?: Readonly<Record<string, unknown>>;
  /** Values of earlier answers: the operationId, `#`, and a JSON Pointer into the answer. */
  fill?: Readonly<Record<string, string>>;
}

const SENT_INVOICE = ['createInvoice', 'markInvoiceSent'];
const INVOICE = 'createInvoice#/invoice/invoice_id';
const PAYING = {
  '/body/json/customer_id': 'createInvoice#/invoice/customer_id',
  '/body/json/invoices/0/invoice_id': INVOICE,
};
const ATTACHED_INVOICE = ['createInvoice', 'addInvoiceAttachment'];
const PERSON = { first_name: 'Rohan', email: 'rohan@ridgeline.example', is_primary_contact: true };
const CONTACT_WITH_ADDRESS: RecipeCall = { id: 'createContact', set: { '/body/json/contact_persons': [PERSON] } };
const DRAFT_NOTE: RecipeCall = { id: 'createCreditNote', set: { '/body/json/is_draft': true } };
const APPLIED_NOTE: Recipe['calls'] = [
  ...SENT_INVOICE,
  'createCreditNote',
  { id: 'applyCreditNoteToInvoices', fill: { '/body/json/invoices/0/invoice_id': INVOICE } },
];

/** By operationId. */
export const PREPARATIONS: Readonly<Record<string, Recipe>> = {
  markContactActive: { calls: ['createContact'] },
  emailContactStatement: { calls: [CONTACT_WITH_ADDRESS] },
  emailContact: { calls: [CONTACT_WITH_ADDRESS] },
  updateContactPerson: {
    calls: ['createContactPerson'],
    fill: { '/body/json/contact_id': 'createContactPerson#/contact_person/0/contact_id' },
  },
  createShipmentOrder: {
    calls: ['createPackage'],
    fill: { '/query/package_ids': 'createPackage#/package/0/package_id' },
  },
  markInvoiceDraft: { calls: ['createInvoice', 'voidInvoice'] },
  writeOffInvoice: { calls: SENT_INVOICE },
  cancelInvoiceWriteOff: { calls: [...SENT_INVOICE, 'writeOffInvoice'] },
  getInvoicePaymentReminder: { calls: SENT_INVOICE },
  applyInvoiceCredits: {
    calls: [...SENT_INVOICE, 'createCreditNote'],
    fill: { '/body/json/apply_creditnotes/0/creditnote_id': 'createCreditNote#/creditnote/creditnote_id' },
  },
  deleteInvoicePayment: {
    calls: [...SENT_INVOICE, { id: 'createCustomerPayment', fill: PAYING }, 'listInvoicePayments'],
    fill: { '/ids/invoice_payment_id': 'listInvoicePayments#/payments/0/invoice_payment_id' },
  },
  deleteInvoiceAppliedCredit: {
    calls: [...APPLIED_NOTE, 'listInvoiceAppliedCredits'],
    fill: { '/ids/creditnotes_invoice_id': 'listInvoiceAppliedCredits#/credits/0/creditnotes_invoice_id' },
  },
  getInvoiceAttachment: { calls: ATTACHED_INVOICE },
  updateInvoiceAttachmentPreference: { calls: ATTACHED_INVOICE },
  deleteInvoiceAttachment: { calls: ATTACHED_INVOICE },
  markRetainerInvoiceDraft: { calls: ['createRetainerInvoice', 'voidRetainerInvoice'] },
  approveRetainerInvoice: { calls: ['createRetainerInvoice', 'submitRetainerInvoice'] },
  getRetainerInvoiceAttachment: { calls: ['createRetainerInvoice', 'addRetainerInvoiceAttachment'] },
  deleteRetainerInvoiceAttachment: {
    calls: ['createRetainerInvoice', 'addRetainerInvoiceAttachment', 'getRetainerInvoice'],
    fill: { '/ids/document_id': 'getRetainerInvoice#/retainerinvoice/documents/0/document_id' },
  },
  createCustomerPayment: { calls: SENT_INVOICE, fill: PAYING },
  markCreditNoteDraft: { calls: ['createCreditNote', 'voidCreditNote'] },
  submitCreditNote: { calls: [DRAFT_NOTE] },
  approveCreditNote: { calls: [DRAFT_NOTE, 'submitCreditNote'] },
  applyCreditNoteToInvoices: {
    calls: [...SENT_INVOICE, 'createCreditNote'],
    fill: { '/body/json/invoices/0/invoice_id': INVOICE },
  },
  deleteCreditNoteAppliedCredit: {
    calls: [...APPLIED_NOTE, 'listCreditNoteInvoices'],
    fill: { '/ids/creditnote_invoice_id': 'listCreditNoteInvoices#/invoices_credited/0/creditnote_invoice_id' },
  },
  approveVendorCredit: { calls: ['createVendorCredit', 'submitVendorCredit'] },
  deleteVendorCreditAppliedCredit: {
    calls: ['createVendorCredit', 'applyVendorCreditToBills', 'listVendorCreditBills'],
    fill: { '/ids/vendor_credit_bill_id': 'listVendorCreditBills#/bills_credited/0/vendor_credit_bill_id' },
  },
};
