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
    /** Mark a composite item as active. Not documented: response, scope, semantics. */
    markCompositeItemActive: (composite_item_id: string): Promise<Schemas['SuccessEnvelope']> =>
      call('post', '/compositeitems/{composite_item_id}/active', { ids: { composite_item_id } }),
    /** Mark a composite item as inactive. Not documented: response, scope, semantics. */
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
  };
}
