/** What the call of a sample has in place of the parameters' examples, and what it makes fresh. */
export interface StoryCall {
  /** Ids of the path, by the names of parameters: of a record in a state that the call needs. */
  ids?: Record<string, string>;
  /** Values of the query, by the names of parameters. */
  query?: Record<string, string>;
  /** Fields at the top of the JSON body whose text no other record may have, so that samples end it with the time. */
  fresh?: readonly string[];
}

/** The calls of samples, by operationId, as far as the parameters' examples and the body do not say all. */
export const STORY_CALLS: Readonly<Record<string, StoryCall>> = {
  createTax: { fresh: ['tax_name'] },
  createTaxGroup: { fresh: ['tax_group_name'] },
  markContactActive: { ids: { contact_id: '4815162342481514007' } },
  markContactInactive: { ids: { contact_id: '4815162342481514007' } },
  markCompositeItemActive: { ids: { composite_item_id: '4815162342481517003' } },
  markCompositeItemInactive: { ids: { composite_item_id: '4815162342481517003' } },
  createPriceList: { fresh: ['name'] },
  createWarehouse: { fresh: ['warehouse_name'] },
  createItem: { fresh: ['name', 'sku'] },
  createItemGroup: { fresh: ['group_name'] },
  createCompositeItem: { fresh: ['name', 'sku'] },
  createTransferOrder: { fresh: ['transfer_order_number'] },
  createContact: { fresh: ['contact_name'] },
  createPackage: { fresh: ['package_number'] },
  createShipmentOrder: { fresh: ['shipment_number'] },
  createInvoice: { fresh: ['invoice_number'] },
  createRetainerInvoice: { fresh: ['retainerinvoice_number'] },
  createSalesReturn: { fresh: ['salesreturn_number'] },
  createCreditNote: { fresh: ['creditnote_number'] },
  createPurchaseReceive: { fresh: ['receive_number'] },
  createVendorCredit: { fresh: ['vendor_credit_number'] },
};
