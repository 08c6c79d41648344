import type { DocumentKind } from './documents.ts';

const ADDRESS = ['address', 'city', 'state', 'zip', 'fax'];
const GST = { gst_no: 'gst_no', gst_treatment: 'gst_treatment' };

export const INVOICE: DocumentKind = {
  resource: 'invoices',
  idField: 'invoice_id',
  numberField: 'invoice_number',
  noun: 'invoice',
  party: 'customer_id',
  isSale: true,
  isCredit: false,
  send: 'markInvoiceSent',
  comments: 'invoiceComments',
  transaction: 'invoice',
  template: 'invoice',
  address: ADDRESS,
  copies: { ...GST, payment_reminder_enabled: 'payment_reminder_enabled' },
};

export const RETAINER: DocumentKind = {
  resource: 'retainerInvoices',
  idField: 'retainerinvoice_id',
  numberField: 'retainerinvoice_number',
  noun: 'retainer invoice',
  party: 'customer_id',
  isSale: true,
  isCredit: false,
  send: 'markRetainerInvoiceSent',
  comments: 'retainerInvoiceComments',
  transaction: 'retainer_invoice',
  template: 'retainer_invoice',
  address: [...ADDRESS, 'street2'],
  copies: { place_of_supply: 'place_of_contact' },
};

export const CREDIT_NOTE: DocumentKind = {
  resource: 'creditNotes',
  idField: 'creditnote_id',
  numberField: 'creditnote_number',
  noun: 'credit note',
  party: 'customer_id',
  isSale: true,
  isCredit: true,
  closes: true,
  comments: 'creditNoteComments',
  transaction: 'creditnote',
  template: 'creditnote',
  address: [...ADDRESS, 'street2', 'country'],
  copies: GST,
};

export const VENDOR_CREDIT: DocumentKind = {
  resource: 'vendorCredits',
  idField: 'vendor_credit_id',
  numberField: 'vendor_credit_number',
  noun: 'vendor credit',
  party: 'vendor_id',
  isSale: false,
  isCredit: true,
  comments: 'vendorCreditComments',
  transaction: 'vendor_credit',
  address: [],
  copies: { ...GST, source_of_supply: 'place_of_contact' },
};
