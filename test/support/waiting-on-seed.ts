/**
 * What request samples name and the story of the sandbox does not have yet. Each entry is checked to be needed, so that it
 * goes as soon as the story has the record.
 */
export const WAITING_ON_SEED: Readonly<{ ids: readonly string[]; samples: readonly string[] }> = {
  /** Records that no response shows, as `kind id`. */
  ids: ['invoice 4815162342481523003', 'credit note 4815162342481527003', 'bill 4815162342481529503'],
  /** Samples that a fresh sandbox refuses for want of a record in the right state, as `operationId name`. */
  samples: [
    'createPackage default',
    'createPackage allFields',
    'createShipmentOrder default',
    'createShipmentOrder allFields',
    'applyInvoiceCredits default',
    'createCustomerPayment default',
    'createCustomerPayment allFields',
    'createCreditNote allFields',
    'applyCreditNoteToInvoices default',
    'refundCreditNote default',
    'refundCreditNote allFields',
    'createPurchaseReceive default',
    'createPurchaseReceive allFields',
    'applyVendorCreditToBills default',
    'refundVendorCredit default',
    'refundVendorCredit allFields',
  ],
};
