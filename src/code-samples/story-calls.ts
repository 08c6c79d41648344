/** What the call of a sample has in place of the parameters' examples, and what it makes fresh. */
export interface StoryCall {
  /** Ids of the path, by the names of parameters: of a record in a state that the call needs. */
  ids?: Record<string, string>;
  /** Values of the query, by the names of parameters. */
  query?: Record<string, string>;
  /** Fields at the top of the JSON body whose text no other record may have, so that samples end it with the time. */
  fresh?: readonly string[];
}

/** An id of the story by its last five digits: 11001 is 4815162342481511001. */
function sampleId(digits: number): string {
  return `48151623424815${digits}`;
}

/** The calls of samples, by operationId, as far as the parameters' examples and the body do not say all. */
export const STORY_CALLS: Readonly<Record<string, StoryCall>> = {
  createTax: { fresh: ['tax_name'] },
  createTaxGroup: { fresh: ['tax_group_name'] },
  markContactActive: { ids: { contact_id: sampleId(14007) } },
  markContactInactive: { ids: { contact_id: sampleId(14007) } },
  markCompositeItemActive: { ids: { composite_item_id: sampleId(17003) } },
  markCompositeItemInactive: { ids: { composite_item_id: sampleId(17003) } },
  createPriceList: { fresh: ['name'] },
  createWarehouse: { fresh: ['warehouse_name'] },
  createItem: { fresh: ['name', 'sku'] },
  createItemGroup: { fresh: ['group_name'] },
  createCompositeItem: { fresh: ['name', 'sku'] },
  createTransferOrder: { fresh: ['transfer_order_number'] },
  createContact: { fresh: ['contact_name'] },
  createPackage: { query: { salesorder_id: sampleId(20003) }, fresh: ['package_number'] },
  createShipmentOrder: {
    query: { salesorder_id: sampleId(20003), package_ids: sampleId(21003) },
    fresh: ['shipment_number'],
  },
  createInvoice: { fresh: ['invoice_number'] },
  createRetainerInvoice: { fresh: ['retainerinvoice_number'] },
  createSalesReturn: { fresh: ['salesreturn_number'] },
  createCreditNote: { fresh: ['creditnote_number'] },
  createPurchaseReceive: { query: { purchaseorder_id: sampleId(28003) }, fresh: ['receive_number'] },
  createVendorCredit: { fresh: ['vendor_credit_number'] },
  deleteTax: { ids: { tax_id: sampleId(11009) } },
  deleteTaxGroup: { ids: { tax_group_id: sampleId(11013) } },
  deleteWarehouse: { ids: { warehouse_id: sampleId(13005) } },
  deleteCompositeItem: { ids: { composite_item_id: sampleId(17003) } },
  deleteContact: { ids: { contact_id: sampleId(14007) } },
  deleteInvoice: { ids: { invoice_id: sampleId(23007) } },
  voidInvoice: { ids: { invoice_id: sampleId(23003) } },
  markInvoiceSent: { ids: { invoice_id: sampleId(23007) } },
  markRetainerInvoiceSent: { ids: { retainerinvoice_id: sampleId(24009) } },
  markInvoiceDraft: { ids: { invoice_id: sampleId(23009) } },
  writeOffInvoice: { ids: { invoice_id: sampleId(23003) } },
  cancelInvoiceWriteOff: { ids: { invoice_id: sampleId(23021) } },
  applyInvoiceCredits: { ids: { invoice_id: sampleId(23003) } },
  deleteInvoiceAppliedCredit: { ids: { invoice_id: sampleId(23005), creditnotes_invoice_id: sampleId(23045) } },
  deleteRetainerInvoice: { ids: { retainerinvoice_id: sampleId(24003) } },
  markRetainerInvoiceDraft: { ids: { retainerinvoice_id: sampleId(24005) } },
  submitRetainerInvoice: { ids: { retainerinvoice_id: sampleId(24003) } },
  approveRetainerInvoice: { ids: { retainerinvoice_id: sampleId(24007) } },
  voidRetainerInvoice: { ids: { retainerinvoice_id: sampleId(24009) } },
  deleteCreditNote: { ids: { creditnote_id: sampleId(27005) } },
  voidCreditNote: { ids: { creditnote_id: sampleId(27005) } },
  markCreditNoteDraft: { ids: { creditnote_id: sampleId(27007) } },
  submitCreditNote: { ids: { creditnote_id: sampleId(27005) } },
  approveCreditNote: { ids: { creditnote_id: sampleId(27009) } },
  applyCreditNoteToInvoices: { ids: { creditnote_id: sampleId(27003) } },
  deleteCreditNoteAppliedCredit: { ids: { creditnote_id: sampleId(27003), creditnote_invoice_id: sampleId(23047) } },
  refundCreditNote: { ids: { creditnote_id: sampleId(27003) } },
  deleteVendorCredit: { ids: { vendor_credit_id: sampleId(29023) } },
  voidVendorCredit: { ids: { vendor_credit_id: sampleId(29023) } },
  submitVendorCredit: { ids: { vendor_credit_id: sampleId(29023) } },
  approveVendorCredit: { ids: { vendor_credit_id: sampleId(29025) } },
  applyVendorCreditToBills: { ids: { vendor_credit_id: sampleId(29021) } },
  refundVendorCredit: { ids: { vendor_credit_id: sampleId(29021) } },
};
