// Made from openapi/ by `npm run build`. Do not edit.

import type { Call } from '../src/client/call.ts';
import type { components, operations } from './types.ts';

type Schemas = components['schemas'];
type Query<Id extends keyof operations> = Omit<NonNullable<operations[Id]['parameters']['query']>, 'organization_id'>;

/** Every operation of the service by its operationId, over one function that carries out calls. */
export function createOperations(call: Call) {
  return {
    /** List organizations. Not documented: query, scope. */
    listOrganizations: (query?: Query<'listOrganizations'>): Promise<Schemas['OrganizationListResponse']> =>
      call('get', '/organizations', { query }),
    /** List taxes. Scope: `ServiceAPI.taxes.READ`. Not documented: query. */
    listTaxes: (query?: Query<'listTaxes'>): Promise<Schemas['TaxListResponse']> =>
      call('get', '/settings/taxes', { query }),
    /** Create a tax. Scope: `ServiceAPI.taxes.CREATE`. Not documented: required-fields. */
    createTax: (body: Schemas['TaxCreate']): Promise<Schemas['TaxArrayResponse']> =>
      call('post', '/settings/taxes', { body }),
    /** Get a tax. Scope: `ServiceAPI.taxes.READ`. Not documented: response. */
    getTax: (tax_id: string): Promise<Schemas['TaxResponse']> =>
      call('get', '/settings/taxes/{tax_id}', { ids: { tax_id } }),
    /** Update a tax. Scope: `ServiceAPI.taxes.UPDATE`. Not documented: required-fields. */
    updateTax: (tax_id: string, body: Schemas['TaxUpdate']): Promise<Schemas['UpdatedTaxResponse']> =>
      call('put', '/settings/taxes/{tax_id}', { ids: { tax_id }, body }),
    /** Delete a tax. Not documented: response, scope. */
    deleteTax: (tax_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/settings/taxes/{tax_id}', { ids: { tax_id } }),
    /** Create a tax group. Not documented: request-body, response, scope. */
    createTaxGroup: (body: Schemas['TaxGroupCreate']): Promise<Schemas['TaxGroupResponse']> =>
      call('post', '/settings/taxgroups', { body }),
    /** Get a tax group. Not documented: response, scope. */
    getTaxGroup: (tax_group_id: string): Promise<Schemas['TaxGroupResponse']> =>
      call('get', '/settings/taxgroups/{tax_group_id}', { ids: { tax_group_id } }),
    /** Update a tax group. Not documented: request-body, response, scope. */
    updateTaxGroup: (tax_group_id: string, body: Schemas['TaxGroupUpdate']): Promise<Schemas['TaxGroupResponse']> =>
      call('put', '/settings/taxgroups/{tax_group_id}', { ids: { tax_group_id }, body }),
    /** Delete a tax group. Not documented: response, scope. */
    deleteTaxGroup: (tax_group_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/settings/taxgroups/{tax_group_id}', { ids: { tax_group_id } }),
    /** List price lists. Scope: `ServiceAPI.preferences.READ`. Not documented: query. */
    listPriceLists: (query?: Query<'listPriceLists'>): Promise<Schemas['PricebookListResponse']> =>
      call('get', '/pricebooks', { query }),
    /** Create a price list. Scope: `ServiceAPI.preferences.CREATE`. */
    createPriceList: (body: Schemas['PricebookCreate']): Promise<Schemas['PricebookResponse']> =>
      call('post', '/pricebooks', { body }),
    /** Update a price list. Scope: `ServiceAPI.preferences.UPDATE`. Not documented: response. */
    updatePriceList: (pricebook_id: string, body: Schemas['PricebookUpdate']): Promise<Schemas['PricebookResponse']> =>
      call('put', '/pricebooks/{pricebook_id}', { ids: { pricebook_id }, body }),
    /** Enable multiple warehouses. Scope: `ServiceAPI.preferences.CREATE`. Not documented: semantics. */
    enableMultiWarehouse: (): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/settings/multiwarehouse/enable'),
    /** List warehouses. Scope: `ServiceAPI.warehouses.READ`. Not documented: query. */
    listWarehouses: (query?: Query<'listWarehouses'>): Promise<Schemas['WarehouseListResponse']> =>
      call('get', '/settings/warehouses', { query }),
    /** Create a warehouse. Scope: `ServiceAPI.warehouses.CREATE`. */
    createWarehouse: (body: Schemas['WarehouseCreate']): Promise<Schemas['WarehouseResponse']> =>
      call('post', '/settings/warehouses', { body }),
    /** Update a warehouse. Scope: `ServiceAPI.warehouses.UPDATE`. */
    updateWarehouse: (warehouse_id: string, body: Schemas['WarehouseUpdate']): Promise<Schemas['WarehouseResponse']> =>
      call('put', '/settings/warehouses/{warehouse_id}', { ids: { warehouse_id }, body }),
    /** Delete a warehouse. Scope: `ServiceAPI.warehouses.DELETE`. Not documented: response. */
    deleteWarehouse: (warehouse_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/settings/warehouses/{warehouse_id}', { ids: { warehouse_id } }),
    /** List items. Scope: `ServiceAPI.items.READ`. Not documented: query, response. */
    listItems: (query?: Query<'listItems'>): Promise<Schemas['ItemListResponse']> =>
      call('get', '/items', { query }),
    /** Create an item. Scope: `ServiceAPI.items.CREATE`. */
    createItem: (body: Schemas['ItemCreate']): Promise<Schemas['ItemResponse']> =>
      call('post', '/items', { body }),
    /** List item groups. Scope: `ServiceAPI.items.READ`. Not documented: query. */
    listItemGroups: (query?: Query<'listItemGroups'>): Promise<Schemas['ItemGroupListResponse']> =>
      call('get', '/itemgroups', { query }),
    /** Create an item group. Scope: `ServiceAPI.items.CREATE`. Not documented: request-body. */
    createItemGroup: (body: Schemas['ItemGroupCreate'] | Schemas['ImageUpload']): Promise<Schemas['ItemGroupCreatedResponse']> =>
      call('post', '/itemgroups', { body }),
    /** Update an item group. Scope: `ServiceAPI.items.UPDATE`. Not documented: path, response. */
    updateItemGroup: (group_id: string, body: Schemas['ItemGroupUpdate']): Promise<Schemas['ItemGroupResponse']> =>
      call('put', '/itemgroups/{group_id}', { ids: { group_id }, body }),
    /** List composite items. Not documented: query, response, scope. */
    listCompositeItems: (query?: Query<'listCompositeItems'>): Promise<Schemas['CompositeItemListResponse']> =>
      call('get', '/compositeitems', { query }),
    /** Create a composite item. Scope: `ServiceAPI.compositeitems.CREATE`. Not documented: response. */
    createCompositeItem: (body: Schemas['CompositeItemCreate']): Promise<Schemas['CompositeItemResponse']> =>
      call('post', '/compositeitems', { body }),
    /** Get a composite item. Not documented: response, scope. */
    getCompositeItem: (composite_item_id: string): Promise<Schemas['CompositeItemResponse']> =>
      call('get', '/compositeitems/{composite_item_id}', { ids: { composite_item_id } }),
    /** Update a composite item. Not documented: request-body, response, scope. */
    updateCompositeItem: (composite_item_id: string, body: Schemas['CompositeItemUpdate']): Promise<Schemas['CompositeItemResponse']> =>
      call('put', '/compositeitems/{composite_item_id}', { ids: { composite_item_id }, body }),
    /** Delete a composite item. Not documented: response, scope. */
    deleteCompositeItem: (composite_item_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/compositeitems/{composite_item_id}', { ids: { composite_item_id } }),
    /** Mark a composite item as active. Not documented: request-body, response, scope, semantics. */
    markCompositeItemActive: (composite_item_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/compositeitems/{composite_item_id}/active', { ids: { composite_item_id } }),
    /** Mark a composite item as inactive. Not documented: request-body, response, scope, semantics. */
    markCompositeItemInactive: (composite_item_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/compositeitems/{composite_item_id}/inactive', { ids: { composite_item_id } }),
    /** Add an image to a composite item. Not documented: path, response, scope. */
    addCompositeItemImage: (composite_item_id: string, body: Schemas['ImageUpload']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/compositeitems/{composite_item_id}/image', { ids: { composite_item_id }, body }),
    /** List bundles. Not documented: query, response, scope. */
    listBundles: (query?: Query<'listBundles'>): Promise<Schemas['BundleListResponse']> =>
      call('get', '/bundles', { query }),
    /** Create a bundle. Not documented: request-body, response, scope. */
    createBundle: (body: Schemas['BundleCreate']): Promise<Schemas['BundleResponse']> =>
      call('post', '/bundles', { body }),
    /** Get a bundle. Not documented: response, scope. */
    getBundle: (bundle_id: string): Promise<Schemas['BundleResponse']> =>
      call('get', '/bundles/{bundle_id}', { ids: { bundle_id } }),
    /** Delete a bundle. Not documented: response, scope. */
    deleteBundle: (bundle_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/bundles/{bundle_id}', { ids: { bundle_id } }),
    /** List item adjustments. Scope: `ServiceAPI.inventoryadjustments.READ`. Not documented: query. */
    listItemAdjustments: (query?: Query<'listItemAdjustments'>): Promise<Schemas['InventoryAdjustmentListResponse']> =>
      call('get', '/inventoryadjustments', { query }),
    /** Create an item adjustment. Scope: `ServiceAPI.inventoryadjustments.CREATE`. */
    createItemAdjustment: (body: Schemas['InventoryAdjustmentCreate']): Promise<Schemas['InventoryAdjustmentResponse']> =>
      call('post', '/inventoryadjustments', { body }),
    /** Get an item adjustment. Scope: `ServiceAPI.inventoryadjustments.READ`. */
    getItemAdjustment: (inventory_adjustment_id: string): Promise<Schemas['InventoryAdjustmentResponse']> =>
      call('get', '/inventoryadjustments/{inventory_adjustment_id}', { ids: { inventory_adjustment_id } }),
    /** List transfer orders. Scope: `ServiceAPI.transferorders.READ`. Not documented: query. */
    listTransferOrders: (query?: Query<'listTransferOrders'>): Promise<Schemas['TransferOrderListResponse']> =>
      call('get', '/transferorders', { query }),
    /** Create a transfer order. Scope: `ServiceAPI.transferorders.CREATE`. */
    createTransferOrder: (body: Schemas['TransferOrderCreate'], query?: Query<'createTransferOrder'>): Promise<Schemas['TransferOrderResponse']> =>
      call('post', '/transferorders', { body, query }),
    /** Get a transfer order. Scope: `ServiceAPI.transferorders.READ`. */
    getTransferOrder: (transfer_order_id: string): Promise<Schemas['TransferOrderResponse']> =>
      call('get', '/transferorders/{transfer_order_id}', { ids: { transfer_order_id } }),
    /** List contacts. Scope: `ServiceAPI.contacts.READ`. Not documented: query. */
    listContacts: (query?: Query<'listContacts'>): Promise<Schemas['ContactListResponse']> =>
      call('get', '/contacts', { query }),
    /** Create a contact. Scope: `ServiceAPI.contacts.CREATE`. Not documented: request-body, response. */
    createContact: (body: Schemas['ContactCreate']): Promise<Schemas['ContactResponse']> =>
      call('post', '/contacts', { body }),
    /** Get a contact. Scope: `ServiceAPI.contacts.READ`. */
    getContact: (contact_id: string): Promise<Schemas['ContactResponse']> =>
      call('get', '/contacts/{contact_id}', { ids: { contact_id } }),
    /** Update a contact. Scope: `ServiceAPI.contacts.UPDATE`. Not documented: request-body, response. */
    updateContact: (contact_id: string, body: Schemas['ContactUpdate']): Promise<Schemas['ContactResponse']> =>
      call('put', '/contacts/{contact_id}', { ids: { contact_id }, body }),
    /** Delete a contact. Scope: `ServiceAPI.contacts.DELETE`. Not documented: response. */
    deleteContact: (contact_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/contacts/{contact_id}', { ids: { contact_id } }),
    /** Mark a contact as active. Not documented: response, scope, semantics. */
    markContactActive: (contact_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/contact/{contact_id}/active', { ids: { contact_id } }),
    /** Mark a contact as inactive. Not documented: response, scope, semantics. */
    markContactInactive: (contact_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/contacts/{contact_id}/inactive', { ids: { contact_id } }),
    /** Get the content of a statement e-mail. Not documented: response, scope. */
    getContactStatementEmail: (contact_id: string): Promise<Schemas['EmailContentResponse']> =>
      call('get', '/contacts/{contact_id}/statements/email', { ids: { contact_id } }),
    /** E-mail a statement to a contact. Not documented: request-body, response, scope. */
    emailContactStatement: (contact_id: string, body: Schemas['EmailRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/contacts/{contact_id}/statements/email', { ids: { contact_id }, body }),
    /** E-mail a contact. Not documented: request-body, response, scope. */
    emailContact: (contact_id: string, body: Schemas['EmailRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/contacts/{contact_id}/email', { ids: { contact_id }, body }),
    /** List the comments on a contact. Not documented: query, response, scope. */
    listContactComments: (contact_id: string, query?: Query<'listContactComments'>): Promise<Schemas['CommentListResponse']> =>
      call('get', '/contacts/{contact_id}/comments', { ids: { contact_id }, query }),
    /** Create a contact person. Scope: `ServiceAPI.contacts.CREATE`. */
    createContactPerson: (body: Schemas['ContactPersonCreate']): Promise<Schemas['ContactPersonArrayResponse']> =>
      call('post', '/contacts/contactpersons', { body }),
    /** Update a contact person. Scope: `ServiceAPI.contacts.UPDATE`. */
    updateContactPerson: (contact_person_id: string, body: Schemas['ContactPersonUpdate']): Promise<Schemas['ContactPersonArrayResponse']> =>
      call('put', '/contacts/contactpersons/{contact_person_id}', { ids: { contact_person_id }, body }),
    /** Delete a contact person. Scope: `ServiceAPI.contacts.DELETE`. */
    deleteContactPerson: (contact_person_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/contacts/contactpersons/{contact_person_id}', { ids: { contact_person_id } }),
    /** List the contact persons of a contact. Scope: `ServiceAPI.contacts.READ`. Not documented: query, response. */
    listContactPersons: (contact_id: string, query?: Query<'listContactPersons'>): Promise<Schemas['ContactPersonListResponse']> =>
      call('get', '/contacts/{contact_id}/contactpersons', { ids: { contact_id }, query }),
    /** List packages. Scope: `ServiceAPI.packages.READ`. Not documented: query, response. */
    listPackages: (query?: Query<'listPackages'>): Promise<Schemas['PackageListResponse']> =>
      call('get', '/packages', { query }),
    /** Create a package. Scope: `ServiceAPI.packages.CREATE`. */
    createPackage: (body: Schemas['PackageCreate'], query: Query<'createPackage'>): Promise<Schemas['PackageArrayResponse']> =>
      call('post', '/packages', { body, query }),
    /** Create a shipment order. Scope: `ServiceAPI.shipmentorders.CREATE`. Not documented: query. */
    createShipmentOrder: (body: Schemas['ShipmentOrderCreate'], query: Query<'createShipmentOrder'>): Promise<Schemas['ShipmentOrderResponse']> =>
      call('post', '/shipmentorders', { body, query }),
    /** List invoices. Not documented: query, response, scope. */
    listInvoices: (query?: Query<'listInvoices'>): Promise<Schemas['InvoiceListResponse']> =>
      call('get', '/invoices', { query }),
    /** Create an invoice. Not documented: query, request-body, response, scope. */
    createInvoice: (body: Schemas['InvoiceCreate']): Promise<Schemas['InvoiceResponse']> =>
      call('post', '/invoices', { body }),
    /** Get an invoice. Not documented: query, response, scope. */
    getInvoice: (invoice_id: string): Promise<Schemas['InvoiceResponse']> =>
      call('get', '/invoices/{invoice_id}', { ids: { invoice_id } }),
    /** Update an invoice. Not documented: query, request-body, response, scope. */
    updateInvoice: (invoice_id: string, body: Schemas['InvoiceUpdate']): Promise<Schemas['InvoiceResponse']> =>
      call('put', '/invoices/{invoice_id}', { ids: { invoice_id }, body }),
    /** Delete an invoice. Not documented: query, response, scope. */
    deleteInvoice: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/invoices/{invoice_id}', { ids: { invoice_id } }),
    /** Export invoices as PDF. Not documented: query, response, scope. */
    exportInvoices: (): Promise<Blob> =>
      call('get', '/invoices/pdf', { as: 'blob' }),
    /** Get invoices for printing. Not documented: query, response, scope. */
    printInvoices: (): Promise<Blob> =>
      call('get', '/invoices/print', { as: 'blob' }),
    /** Mark an invoice as sent. Not documented: query, request-body, response, scope, semantics. */
    markInvoiceSent: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/status/sent', { ids: { invoice_id } }),
    /** Void an invoice. Not documented: query, request-body, response, scope, semantics. */
    voidInvoice: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/status/void', { ids: { invoice_id } }),
    /** Mark an invoice as a draft. Not documented: query, request-body, response, scope, semantics. */
    markInvoiceDraft: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/status/draft', { ids: { invoice_id } }),
    /** Write off an invoice. Not documented: query, request-body, response, scope, semantics. */
    writeOffInvoice: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/writeoff', { ids: { invoice_id } }),
    /** Cancel the write-off of an invoice. Not documented: query, request-body, response, scope, semantics. */
    cancelInvoiceWriteOff: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/writeoff/cancel', { ids: { invoice_id } }),
    /** Get the e-mail of an invoice. Not documented: query, response, scope. */
    getInvoiceEmail: (invoice_id: string): Promise<Schemas['EmailContentResponse']> =>
      call('get', '/invoices/{invoice_id}/email', { ids: { invoice_id } }),
    /** E-mail an invoice. Not documented: query, request-body, response, scope. */
    emailInvoice: (invoice_id: string, body: Schemas['EmailRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/email', { ids: { invoice_id }, body }),
    /** E-mail several invoices. Not documented: query, request-body, response, scope. */
    emailInvoices: (body: Schemas['BulkEmailRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/email', { body }),
    /** Get the payment reminder of an invoice. Not documented: query, response, scope. */
    getInvoicePaymentReminder: (invoice_id: string): Promise<Schemas['EmailContentResponse']> =>
      call('get', '/invoices/{invoice_id}/paymentreminder', { ids: { invoice_id } }),
    /** Disable the payment reminder of an invoice. Not documented: query, request-body, response, scope, semantics. */
    disableInvoicePaymentReminder: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/paymentreminder/disable', { ids: { invoice_id } }),
    /** Enable the payment reminder of an invoice. Not documented: query, request-body, response, scope, semantics. */
    enableInvoicePaymentReminder: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/paymentreminder/enable', { ids: { invoice_id } }),
    /** Update the billing address of an invoice. Not documented: query, request-body, response, scope. */
    updateInvoiceBillingAddress: (invoice_id: string, body: Schemas['DocumentAddress']): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/invoices/{invoice_id}/address/billing', { ids: { invoice_id }, body }),
    /** Update the shipping address of an invoice. Not documented: query, request-body, response, scope. */
    updateInvoiceShippingAddress: (invoice_id: string, body: Schemas['DocumentAddress']): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/invoices/{invoice_id}/address/shipping', { ids: { invoice_id }, body }),
    /** List invoice templates. Not documented: query, response, scope. */
    listInvoiceTemplates: (query?: Query<'listInvoiceTemplates'>): Promise<Schemas['TemplateListResponse']> =>
      call('get', '/invoices/templates', { query }),
    /** Set the template of an invoice. Not documented: query, request-body, response, scope. */
    setInvoiceTemplate: (invoice_id: string, template_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/invoices/{invoice_id}/templates/{template_id}', { ids: { invoice_id, template_id } }),
    /** List the payments of an invoice. Not documented: query, response, scope. */
    listInvoicePayments: (invoice_id: string, query?: Query<'listInvoicePayments'>): Promise<Schemas['InvoicePaymentListResponse']> =>
      call('get', '/invoices/{invoice_id}/payments', { ids: { invoice_id }, query }),
    /** List the credits applied to an invoice. Not documented: query, response, scope. */
    listInvoiceCreditsApplied: (invoice_id: string, query?: Query<'listInvoiceCreditsApplied'>): Promise<Schemas['InvoiceCreditAppliedListResponse']> =>
      call('get', '/invoices/{invoice_id}/creditsapplied', { ids: { invoice_id }, query }),
    /** Apply credits to an invoice. Not documented: query, request-body, response, scope, semantics. */
    applyInvoiceCredits: (invoice_id: string, body: Schemas['InvoiceCreditsRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/credits', { ids: { invoice_id }, body }),
    /** Delete a payment of an invoice. Not documented: query, response, scope, semantics. */
    deleteInvoicePayment: (invoice_id: string, invoice_payment_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/invoices/{invoice_id}/payments/{invoice_payment_id}', { ids: { invoice_id, invoice_payment_id } }),
    /** Delete an applied credit of an invoice. Not documented: query, response, scope, semantics. */
    deleteInvoiceCreditApplied: (invoice_id: string, creditnotes_invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/invoices/{invoice_id}/creditsapplied/{creditnotes_invoice_id}', { ids: { invoice_id, creditnotes_invoice_id } }),
    /** Get the attachment of an invoice. Not documented: query, response, scope. */
    getInvoiceAttachment: (invoice_id: string): Promise<Blob> =>
      call('get', '/invoices/{invoice_id}/attachment', { ids: { invoice_id }, as: 'blob' }),
    /** Attach a file to an invoice. Not documented: query, request-body, response, scope. */
    addInvoiceAttachment: (invoice_id: string, body: Schemas['AttachmentUpload']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/invoices/{invoice_id}/attachment', { ids: { invoice_id }, body }),
    /** Update the attachment preference of an invoice. Not documented: query, request-body, response, scope. */
    updateInvoiceAttachmentPreference: (invoice_id: string, body: Schemas['AttachmentPreference']): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/invoices/{invoice_id}/attachment', { ids: { invoice_id }, body }),
    /** Delete the attachment of an invoice. Not documented: query, response, scope. */
    deleteInvoiceAttachment: (invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/invoices/{invoice_id}/attachment', { ids: { invoice_id } }),
    /** List the comments and history of an invoice. Not documented: query, response, scope. */
    listInvoiceComments: (invoice_id: string, query?: Query<'listInvoiceComments'>): Promise<Schemas['CommentListResponse']> =>
      call('get', '/invoices/{invoice_id}/comments', { ids: { invoice_id }, query }),
    /** Add a comment to an invoice. Not documented: query, request-body, response, scope. */
    addInvoiceComment: (invoice_id: string, body: Schemas['CommentInput']): Promise<Schemas['CommentResponse']> =>
      call('post', '/invoices/{invoice_id}/comments', { ids: { invoice_id }, body }),
    /** Update a comment on an invoice. Not documented: query, request-body, response, scope. */
    updateInvoiceComment: (invoice_id: string, comment_id: string, body: Schemas['CommentInput']): Promise<Schemas['CommentResponse']> =>
      call('put', '/invoices/{invoice_id}/comments/{comment_id}', { ids: { invoice_id, comment_id }, body }),
    /** Delete a comment on an invoice. Not documented: query, response, scope. */
    deleteInvoiceComment: (invoice_id: string, comment_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/invoices/{invoice_id}/comments/{comment_id}', { ids: { invoice_id, comment_id } }),
    /** List retainer invoices. Not documented: query, response, scope. */
    listRetainerInvoices: (query?: Query<'listRetainerInvoices'>): Promise<Schemas['RetainerInvoiceListResponse']> =>
      call('get', '/retainerinvoices', { query }),
    /** Create a retainer invoice. Scope: `ServiceAPI.invoices.CREATE`. Not documented: response. */
    createRetainerInvoice: (body: Schemas['RetainerInvoiceCreate'], query?: Query<'createRetainerInvoice'>): Promise<Schemas['RetainerInvoiceResponse']> =>
      call('post', '/retainerinvoices', { body, query }),
    /** Get a retainer invoice. Not documented: response, scope. */
    getRetainerInvoice: (retainerinvoice_id: string): Promise<Schemas['RetainerInvoiceResponse']> =>
      call('get', '/retainerinvoices/{retainerinvoice_id}', { ids: { retainerinvoice_id } }),
    /** Update a retainer invoice. Not documented: request-body, response, scope. */
    updateRetainerInvoice: (retainerinvoice_id: string, body: Schemas['RetainerInvoiceUpdate']): Promise<Schemas['RetainerInvoiceResponse']> =>
      call('put', '/retainerinvoices/{retainerinvoice_id}', { ids: { retainerinvoice_id }, body }),
    /** Delete a retainer invoice. Not documented: response, scope. */
    deleteRetainerInvoice: (retainerinvoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/retainerinvoices/{retainerinvoice_id}', { ids: { retainerinvoice_id } }),
    /** Mark a retainer invoice as sent. Not documented: request-body, response, scope, semantics. */
    markRetainerInvoiceSent: (retainerinvoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/status/sent', { ids: { retainerinvoice_id } }),
    /** Void a retainer invoice. Not documented: request-body, response, scope, semantics. */
    voidRetainerInvoice: (retainerinvoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/status/void', { ids: { retainerinvoice_id } }),
    /** Mark a retainer invoice as a draft. Not documented: request-body, response, scope, semantics. */
    markRetainerInvoiceDraft: (retainerinvoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/status/draft', { ids: { retainerinvoice_id } }),
    /** Submit a retainer invoice for approval. Not documented: request-body, response, scope, semantics. */
    submitRetainerInvoice: (retainerinvoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/submit', { ids: { retainerinvoice_id } }),
    /** Approve a retainer invoice. Not documented: request-body, response, scope, semantics. */
    approveRetainerInvoice: (retainerinvoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/approve', { ids: { retainerinvoice_id } }),
    /** Get the e-mail of a retainer invoice. Not documented: response, scope. */
    getRetainerInvoiceEmail: (retainerinvoice_id: string): Promise<Schemas['EmailContentResponse']> =>
      call('get', '/retainerinvoices/{retainerinvoice_id}/email', { ids: { retainerinvoice_id } }),
    /** E-mail a retainer invoice. Not documented: request-body, response, scope. */
    emailRetainerInvoice: (retainerinvoice_id: string, body: Schemas['EmailRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/email', { ids: { retainerinvoice_id }, body }),
    /** Update the billing address of a retainer invoice. Not documented: request-body, response, scope. */
    updateRetainerInvoiceBillingAddress: (retainerinvoice_id: string, body: Schemas['TwoLineDocumentAddress']): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/retainerinvoices/{retainerinvoice_id}/address/billing', { ids: { retainerinvoice_id }, body }),
    /** List retainer invoice templates. Not documented: query, response, scope. */
    listRetainerInvoiceTemplates: (query?: Query<'listRetainerInvoiceTemplates'>): Promise<Schemas['TemplateListResponse']> =>
      call('get', '/retainerinvoices/templates', { query }),
    /** Set the template of a retainer invoice. Not documented: request-body, response, scope. */
    setRetainerInvoiceTemplate: (retainerinvoice_id: string, template_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/retainerinvoices/{retainerinvoice_id}/templates/{template_id}', { ids: { retainerinvoice_id, template_id } }),
    /** Get the attachment of a retainer invoice. Not documented: response, scope. */
    getRetainerInvoiceAttachment: (retainerinvoice_id: string): Promise<Blob> =>
      call('get', '/retainerinvoices/{retainerinvoice_id}/attachment', { ids: { retainerinvoice_id }, as: 'blob' }),
    /** Attach a file to a retainer invoice. Not documented: request-body, response, scope. */
    addRetainerInvoiceAttachment: (retainerinvoice_id: string, body: Schemas['AttachmentUpload']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/attachment', { ids: { retainerinvoice_id }, body }),
    /** Delete an attachment of a retainer invoice. Not documented: response, scope. */
    deleteRetainerInvoiceAttachment: (retainerinvoice_id: string, document_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/retainerinvoices/{retainerinvoice_id}/documents/{document_id}', { ids: { retainerinvoice_id, document_id } }),
    /** List the comments and history of a retainer invoice. Not documented: query, response, scope. */
    listRetainerInvoiceComments: (retainerinvoice_id: string, query?: Query<'listRetainerInvoiceComments'>): Promise<Schemas['CommentListResponse']> =>
      call('get', '/retainerinvoices/{retainerinvoice_id}/comments', { ids: { retainerinvoice_id }, query }),
    /** Add a comment to a retainer invoice. Not documented: request-body, response, scope. */
    addRetainerInvoiceComment: (retainerinvoice_id: string, body: Schemas['CommentInput']): Promise<Schemas['CommentResponse']> =>
      call('post', '/retainerinvoices/{retainerinvoice_id}/comments', { ids: { retainerinvoice_id }, body }),
    /** Update a comment on a retainer invoice. Not documented: request-body, response, scope. */
    updateRetainerInvoiceComment: (retainerinvoice_id: string, comment_id: string, body: Schemas['CommentInput']): Promise<Schemas['CommentResponse']> =>
      call('put', '/retainerinvoices/{retainerinvoice_id}/comments/{comment_id}', { ids: { retainerinvoice_id, comment_id }, body }),
    /** Delete a comment on a retainer invoice. Not documented: response, scope. */
    deleteRetainerInvoiceComment: (retainerinvoice_id: string, comment_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/retainerinvoices/{retainerinvoice_id}/comments/{comment_id}', { ids: { retainerinvoice_id, comment_id } }),
    /** List customer payments. Scope: `ServiceAPI.customerpayments.READ`. Not documented: query, response. */
    listCustomerPayments: (query?: Query<'listCustomerPayments'>): Promise<Schemas['CustomerPaymentListResponse']> =>
      call('get', '/customerpayments', { query }),
    /** Record a customer payment. Scope: `ServiceAPI.customerpayments.CREATE`. */
    createCustomerPayment: (body: Schemas['CustomerPaymentCreate']): Promise<Schemas['CustomerPaymentResponse']> =>
      call('post', '/customerpayments', { body }),
    /** List sales returns. Scope: `ServiceAPI.salesreturns.GET`. Not documented: query. */
    listSalesReturns: (query?: Query<'listSalesReturns'>): Promise<Schemas['SalesReturnListResponse']> =>
      call('get', '/salesreturns', { query }),
    /** Create a sales return. Scope: `ServiceAPI.salesreturns.CREATE`. */
    createSalesReturn: (body: Schemas['SalesReturnCreate'], query?: Query<'createSalesReturn'>): Promise<Schemas['SalesReturnResponse']> =>
      call('post', '/salesreturns', { body, query }),
    /** Update a sales return. Scope: `ServiceAPI.salesreturns.UPDATE`. Not documented: response. */
    updateSalesReturn: (salesreturn_id: string, body: Schemas['SalesReturnUpdate'], query?: Query<'updateSalesReturn'>): Promise<Schemas['SalesReturnResponse']> =>
      call('put', '/salesreturns/{salesreturn_id}', { ids: { salesreturn_id }, body, query }),
    /** List credit notes. Not documented: query, response, scope. */
    listCreditNotes: (query?: Query<'listCreditNotes'>): Promise<Schemas['CreditNoteListResponse']> =>
      call('get', '/creditnotes', { query }),
    /** Create a credit note. Scope: `ServiceAPI.creditnotes.CREATE`. Not documented: request-body, response. */
    createCreditNote: (body: Schemas['CreditNoteCreate']): Promise<Schemas['CreditNoteResponse']> =>
      call('post', '/creditnotes', { body }),
    /** Get a credit note. Not documented: response, scope. */
    getCreditNote: (creditnote_id: string): Promise<Schemas['CreditNoteResponse']> =>
      call('get', '/creditnotes/{creditnote_id}', { ids: { creditnote_id } }),
    /** Update a credit note. Not documented: request-body, response, scope. */
    updateCreditNote: (creditnote_id: string, body: Schemas['CreditNoteUpdate']): Promise<Schemas['CreditNoteResponse']> =>
      call('put', '/creditnotes/{creditnote_id}', { ids: { creditnote_id }, body }),
    /** Delete a credit note. Not documented: response, scope. */
    deleteCreditNote: (creditnote_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/creditnotes/{creditnote_id}', { ids: { creditnote_id } }),
    /** Void a credit note. Not documented: request-body, response, scope, semantics. */
    voidCreditNote: (creditnote_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/void', { ids: { creditnote_id } }),
    /** Mark a credit note as a draft. Not documented: request-body, response, scope, semantics. */
    markCreditNoteDraft: (creditnote_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/draft', { ids: { creditnote_id } }),
    /** Mark a credit note as open. Not documented: request-body, response, scope, semantics. */
    markCreditNoteOpen: (creditnote_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/converttoopen', { ids: { creditnote_id } }),
    /** Submit a credit note for approval. Not documented: request-body, response, scope, semantics. */
    submitCreditNote: (creditnote_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/submit', { ids: { creditnote_id } }),
    /** Approve a credit note. Not documented: request-body, response, scope, semantics. */
    approveCreditNote: (creditnote_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/approve', { ids: { creditnote_id } }),
    /** Get the e-mail of a credit note. Not documented: response, scope. */
    getCreditNoteEmail: (creditnote_id: string): Promise<Schemas['EmailContentResponse']> =>
      call('get', '/creditnotes/{creditnote_id}/email', { ids: { creditnote_id } }),
    /** E-mail a credit note. Not documented: request-body, response, scope. */
    emailCreditNote: (creditnote_id: string, body: Schemas['EmailRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/email', { ids: { creditnote_id }, body }),
    /** List the e-mail history of a credit note. Not documented: query, response, scope. */
    listCreditNoteEmailHistory: (creditnote_id: string, query?: Query<'listCreditNoteEmailHistory'>): Promise<Schemas['EmailHistoryResponse']> =>
      call('get', '/creditnotes/{creditnote_id}/emailhistory', { ids: { creditnote_id }, query }),
    /** Update the billing address of a credit note. Not documented: request-body, response, scope. */
    updateCreditNoteBillingAddress: (creditnote_id: string, body: Schemas['CreditNoteAddress']): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/creditnotes/{creditnote_id}/address/billing', { ids: { creditnote_id }, body }),
    /** Update the shipping address of a credit note. Not documented: request-body, response, scope. */
    updateCreditNoteShippingAddress: (creditnote_id: string, body: Schemas['CreditNoteAddress']): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/creditnotes/{creditnote_id}/address/shipping', { ids: { creditnote_id }, body }),
    /** List credit note templates. Not documented: query, response, scope. */
    listCreditNoteTemplates: (query?: Query<'listCreditNoteTemplates'>): Promise<Schemas['TemplateListResponse']> =>
      call('get', '/creditnotes/templates', { query }),
    /** Set the template of a credit note. Not documented: request-body, response, scope. */
    setCreditNoteTemplate: (creditnote_id: string, template_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('put', '/creditnotes/{creditnote_id}/templates/{template_id}', { ids: { creditnote_id, template_id } }),
    /** List the invoices that a credit note is applied to. Not documented: query, response, scope. */
    listCreditNoteInvoices: (creditnote_id: string, query?: Query<'listCreditNoteInvoices'>): Promise<Schemas['CreditNoteInvoiceListResponse']> =>
      call('get', '/creditnotes/{creditnote_id}/invoices', { ids: { creditnote_id }, query }),
    /** Apply a credit note to invoices. Not documented: request-body, response, scope, semantics. */
    applyCreditNoteToInvoices: (creditnote_id: string, body: Schemas['CreditNoteApplication']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/creditnotes/{creditnote_id}/invoices', { ids: { creditnote_id }, body }),
    /** Delete an applied credit of a credit note. Not documented: response, scope, semantics. */
    deleteCreditNoteInvoice: (creditnote_id: string, creditnote_invoice_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/creditnotes/{creditnote_id}/invoices/{creditnote_invoice_id}', { ids: { creditnote_id, creditnote_invoice_id } }),
    /** List the refunds of all credit notes. Not documented: query, response, scope. */
    listAllCreditNoteRefunds: (query?: Query<'listAllCreditNoteRefunds'>): Promise<Schemas['CreditNoteRefundListResponse']> =>
      call('get', '/creditnotes/refunds', { query }),
    /** List the refunds of a credit note. Not documented: query, response, scope. */
    listCreditNoteRefunds: (creditnote_id: string, query?: Query<'listCreditNoteRefunds'>): Promise<Schemas['CreditNoteRefundListResponse']> =>
      call('get', '/creditnotes/{creditnote_id}/refunds', { ids: { creditnote_id }, query }),
    /** Refund a credit note. Not documented: request-body, response, scope. */
    refundCreditNote: (creditnote_id: string, body: Schemas['CreditNoteRefundInput']): Promise<Schemas['CreditNoteRefundResponse']> =>
      call('post', '/creditnotes/{creditnote_id}/refunds', { ids: { creditnote_id }, body }),
    /** Get a refund of a credit note. Not documented: response, scope. */
    getCreditNoteRefund: (creditnote_id: string, creditnote_refund_id: string): Promise<Schemas['CreditNoteRefundResponse']> =>
      call('get', '/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}', { ids: { creditnote_id, creditnote_refund_id } }),
    /** Update a refund of a credit note. Not documented: request-body, response, scope. */
    updateCreditNoteRefund: (creditnote_id: string, creditnote_refund_id: string, body: Schemas['CreditNoteRefundInput']): Promise<Schemas['CreditNoteRefundResponse']> =>
      call('put', '/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}', { ids: { creditnote_id, creditnote_refund_id }, body }),
    /** Delete a refund of a credit note. Not documented: response, scope. */
    deleteCreditNoteRefund: (creditnote_id: string, creditnote_refund_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}', { ids: { creditnote_id, creditnote_refund_id } }),
    /** List the comments and history of a credit note. Not documented: query, response, scope. */
    listCreditNoteComments: (creditnote_id: string, query?: Query<'listCreditNoteComments'>): Promise<Schemas['CommentListResponse']> =>
      call('get', '/creditnotes/{creditnote_id}/comments', { ids: { creditnote_id }, query }),
    /** Add a comment to a credit note. Not documented: request-body, response, scope. */
    addCreditNoteComment: (creditnote_id: string, body: Schemas['CommentInput']): Promise<Schemas['CommentResponse']> =>
      call('post', '/creditnotes/{creditnote_id}/comments', { ids: { creditnote_id }, body }),
    /** Delete a comment on a credit note. Not documented: response, scope. */
    deleteCreditNoteComment: (creditnote_id: string, comment_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/creditnotes/{creditnote_id}/comments/{comment_id}', { ids: { creditnote_id, comment_id } }),
    /** Create a purchase receive. Scope: `ServiceAPI.purchasereceives.CREATE`. Not documented: query. */
    createPurchaseReceive: (body: Schemas['PurchaseReceiveCreate'], query: Query<'createPurchaseReceive'>): Promise<Schemas['PurchaseReceiveResponse']> =>
      call('post', '/purchasereceives', { body, query }),
    /** Get a purchase receive. Scope: `ServiceAPI.purchasereceives.READ`. Not documented: path. */
    getPurchaseReceive: (receive_id: string): Promise<Schemas['PurchaseReceiveResponse']> =>
      call('get', '/purchasereceives/{receive_id}', { ids: { receive_id } }),
    /** List vendor credits. Not documented: query, response, scope. */
    listVendorCredits: (query?: Query<'listVendorCredits'>): Promise<Schemas['VendorCreditListResponse']> =>
      call('get', '/vendorcredits', { query }),
    /** Create a vendor credit. Scope: `ServiceAPI.debitnotes.CREATE`. Not documented: request-body, response. */
    createVendorCredit: (body: Schemas['VendorCreditCreate']): Promise<Schemas['VendorCreditResponse']> =>
      call('post', '/vendorcredits', { body }),
    /** Get a vendor credit. Not documented: response, scope. */
    getVendorCredit: (vendor_credit_id: string): Promise<Schemas['VendorCreditResponse']> =>
      call('get', '/vendorcredits/{vendor_credit_id}', { ids: { vendor_credit_id } }),
    /** Update a vendor credit. Not documented: request-body, response, scope. */
    updateVendorCredit: (vendor_credit_id: string, body: Schemas['VendorCreditUpdate']): Promise<Schemas['VendorCreditResponse']> =>
      call('put', '/vendorcredits/{vendor_credit_id}', { ids: { vendor_credit_id }, body }),
    /** Delete a vendor credit. Not documented: response, scope. */
    deleteVendorCredit: (vendor_credit_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/vendorcredits/{vendor_credit_id}', { ids: { vendor_credit_id } }),
    /** Mark a vendor credit as open. Not documented: request-body, response, scope, semantics. */
    markVendorCreditOpen: (vendor_credit_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/status/open', { ids: { vendor_credit_id } }),
    /** Void a vendor credit. Not documented: request-body, response, scope, semantics. */
    voidVendorCredit: (vendor_credit_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/status/void', { ids: { vendor_credit_id } }),
    /** Submit a vendor credit for approval. Not documented: request-body, response, scope, semantics. */
    submitVendorCredit: (vendor_credit_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/submit', { ids: { vendor_credit_id } }),
    /** Approve a vendor credit. Not documented: request-body, response, scope, semantics. */
    approveVendorCredit: (vendor_credit_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/approve', { ids: { vendor_credit_id } }),
    /** List the bills that a vendor credit is applied to. Not documented: query, response, scope. */
    listVendorCreditBills: (vendor_credit_id: string, query?: Query<'listVendorCreditBills'>): Promise<Schemas['VendorCreditBillListResponse']> =>
      call('get', '/vendorcredits/{vendor_credit_id}/bills', { ids: { vendor_credit_id }, query }),
    /** Apply a vendor credit to bills. Not documented: request-body, response, scope, semantics. */
    applyVendorCreditToBills: (vendor_credit_id: string, body: Schemas['VendorCreditBillsRequest']): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/bills', { ids: { vendor_credit_id }, body }),
    /** Delete a bill from a vendor credit. Not documented: response, scope, semantics. */
    deleteVendorCreditBill: (vendor_credit_id: string, vendor_credit_bill_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/vendorcredits/{vendor_credit_id}/bills/{vendor_credit_bill_id}', { ids: { vendor_credit_id, vendor_credit_bill_id } }),
    /** List the refunds of a vendor credit. Not documented: query, response, scope. */
    listVendorCreditRefunds: (vendor_credit_id: string, query?: Query<'listVendorCreditRefunds'>): Promise<Schemas['VendorCreditRefundListResponse']> =>
      call('get', '/vendorcredits/{vendor_credit_id}/refunds', { ids: { vendor_credit_id }, query }),
    /** Refund a vendor credit. Not documented: request-body, response, scope. */
    refundVendorCredit: (vendor_credit_id: string, body: Schemas['VendorCreditRefundInput']): Promise<Schemas['VendorCreditRefundResponse']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/refunds', { ids: { vendor_credit_id }, body }),
    /** Get a refund of a vendor credit. Not documented: response, scope. */
    getVendorCreditRefund: (vendor_credit_id: string, vendor_credit_refund_id: string): Promise<Schemas['VendorCreditRefundResponse']> =>
      call('get', '/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}', { ids: { vendor_credit_id, vendor_credit_refund_id } }),
    /** Update a refund of a vendor credit. Not documented: request-body, response, scope. */
    updateVendorCreditRefund: (vendor_credit_id: string, vendor_credit_refund_id: string, body: Schemas['VendorCreditRefundInput']): Promise<Schemas['VendorCreditRefundResponse']> =>
      call('put', '/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}', { ids: { vendor_credit_id, vendor_credit_refund_id }, body }),
    /** Delete a refund of a vendor credit. Not documented: response, scope. */
    deleteVendorCreditRefund: (vendor_credit_id: string, vendor_credit_refund_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}', { ids: { vendor_credit_id, vendor_credit_refund_id } }),
    /** List the refunds of all vendor credits. Not documented: query, response, scope. */
    listAllVendorCreditRefunds: (query?: Query<'listAllVendorCreditRefunds'>): Promise<Schemas['VendorCreditRefundListResponse']> =>
      call('get', '/vendorcredits/refunds', { query }),
    /** List the comments and history of a vendor credit. Not documented: query, response, scope. */
    listVendorCreditComments: (vendor_credit_id: string, query?: Query<'listVendorCreditComments'>): Promise<Schemas['VendorCreditCommentListResponse']> =>
      call('get', '/vendorcredits/{vendor_credit_id}/comments', { ids: { vendor_credit_id }, query }),
    /** Add a comment to a vendor credit. Not documented: request-body, response, scope. */
    addVendorCreditComment: (vendor_credit_id: string, body: Schemas['CommentInput']): Promise<Schemas['VendorCreditCommentResponse']> =>
      call('post', '/vendorcredits/{vendor_credit_id}/comments', { ids: { vendor_credit_id }, body }),
    /** Delete a comment on a vendor credit. Not documented: response, scope. */
    deleteVendorCreditComment: (vendor_credit_id: string, comment_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('delete', '/vendorcredits/{vendor_credit_id}/comments/{comment_id}', { ids: { vendor_credit_id, comment_id } }),
  };
}
