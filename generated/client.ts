// Made from openapi/ by `npm run build`. Do not edit.

import type { CallOptions, CallPromise, List, ListOptions, PageQuery, Upload } from '../src/client/surface.ts';
import type * as models from './models.ts';

/** The resources of the service, each with a method per operation. */
export interface Resources {
  readonly organizations: OrganizationsResource;
  readonly taxes: TaxesResource;
  readonly taxGroups: TaxGroupsResource;
  readonly priceLists: PriceListsResource;
  readonly warehouses: WarehousesResource;
  readonly items: ItemsResource;
  readonly itemGroups: ItemGroupsResource;
  readonly compositeItems: CompositeItemsResource;
  readonly bundles: BundlesResource;
  readonly itemAdjustments: ItemAdjustmentsResource;
  readonly transferOrders: TransferOrdersResource;
  readonly contacts: ContactsResource;
  readonly contactPersons: ContactPersonsResource;
  readonly packages: PackagesResource;
  readonly shipmentOrders: ShipmentOrdersResource;
  readonly invoices: InvoicesResource;
  readonly retainerInvoices: RetainerInvoicesResource;
  readonly customerPayments: CustomerPaymentsResource;
  readonly salesReturns: SalesReturnsResource;
  readonly creditNotes: CreditNotesResource;
  readonly purchaseReceives: PurchaseReceivesResource;
  readonly vendorCredits: VendorCreditsResource;
}

/** Organizations. */
export interface OrganizationsResource {
  /**
   * Returns the organizations. Every other operation requires an organization's ID in the query parameter `organization_id`.
   * The scope is not documented.
   * Not documented: path, query, scope.
   * `GET /organizations`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.OrganizationListResponse, models.Organization>;
}

/** Taxes. */
export interface TaxesResource {
  /**
   * Returns a page of taxes. `page_context.has_more_page` shows whether another page follows.
   * Scope: `ServiceAPI.taxes.READ`.
   * Not documented: query.
   * `GET /settings/taxes`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.TaxListResponse, models.TaxListItem>;
  /**
   * Creates a tax and returns it in an array.
   * Scope: `ServiceAPI.taxes.CREATE`.
   * Not documented: required-fields.
   * The sandbox needs `tax_name` and `tax_percentage`.
   * `POST /settings/taxes`
   */
  create(body: models.TaxCreate, options?: CallOptions): CallPromise<models.TaxArrayResponse>;
  /**
   * Get a tax.
   * Scope: `ServiceAPI.taxes.READ`.
   * Not documented: response.
   * `GET /settings/taxes/{tax_id}`
   */
  get(tax_id: string, options?: CallOptions): CallPromise<models.TaxResponse>;
  /**
   * Accepts the same fields as `createTax`. Returns the tax as an object; `createTax` returns an array.
   * Scope: `ServiceAPI.taxes.UPDATE`.
   * Not documented: required-fields.
   * `PUT /settings/taxes/{tax_id}`
   */
  update(tax_id: string, body: models.TaxUpdate, options?: CallOptions): CallPromise<models.UpdatedTaxResponse>;
  /**
   * Delete a tax.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /settings/taxes/{tax_id}`
   */
  delete(tax_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Tax groups. */
export interface TaxGroupsResource {
  /**
   * Create a tax group.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /settings/taxgroups`
   */
  create(body?: models.TaxGroupCreate, options?: CallOptions): CallPromise<models.TaxGroupResponse>;
  /**
   * Get a tax group.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /settings/taxgroups/{tax_group_id}`
   */
  get(tax_group_id: string, options?: CallOptions): CallPromise<models.TaxGroupResponse>;
  /**
   * Update a tax group.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /settings/taxgroups/{tax_group_id}`
   */
  update(tax_group_id: string, body?: models.TaxGroupUpdate, options?: CallOptions): CallPromise<models.TaxGroupResponse>;
  /**
   * Delete a tax group.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /settings/taxgroups/{tax_group_id}`
   */
  delete(tax_group_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Price lists. */
export interface PriceListsResource {
  /**
   * Returns the price lists in `pricebooks`.
   * Scope: `ServiceAPI.preferences.READ`.
   * Not documented: query.
   * `GET /pricebooks`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.PricebookListResponse, models.Pricebook>;
  /**
   * Creates a price list. If `pricebook_type` is `per_item`, list each item's price in `pricebook_items`. `percentage` is documented only in responses.
   * Scope: `ServiceAPI.preferences.CREATE`.
   * Not documented: semantics.
   * `POST /pricebooks`
   */
  create(body: models.PricebookCreate, options?: CallOptions): CallPromise<models.PricebookResponse>;
  /**
   * Accepts the same fields as `createPriceList`. Each entry in `pricebook_items` can also include its `pricebook_item_id`.
   * Scope: `ServiceAPI.preferences.UPDATE`.
   * Not documented: required-fields, response.
   * `PUT /pricebooks/{pricebook_id}`
   */
  update(pricebook_id: string, body: models.PricebookUpdate, options?: CallOptions): CallPromise<models.PricebookResponse>;
}

/** Warehouses. */
export interface WarehousesResource {
  /**
   * Enables multiple warehouses for the organization. Send no request body. Requires `ServiceAPI.preferences.CREATE`.
   * Scope: `ServiceAPI.preferences.CREATE`.
   * Not documented: semantics.
   * `POST /settings/multiwarehouse/enable`
   */
  enableMultiWarehouse(options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the warehouses. Each one has a `country`, which other responses leave out.
   * Scope: `ServiceAPI.warehouses.READ`.
   * Not documented: query.
   * `GET /settings/warehouses`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.WarehouseListResponse, models.WarehouseListItem>;
  /**
   * Creates a warehouse. Only `warehouse_name` is required.
   * Scope: `ServiceAPI.warehouses.CREATE`.
   * Not documented: semantics.
   * `POST /settings/warehouses`
   */
  create(body: models.WarehouseCreate, options?: CallOptions): CallPromise<models.WarehouseResponse>;
  /**
   * Accepts the same fields as `createWarehouse`. `warehouse_name` is required.
   * Scope: `ServiceAPI.warehouses.UPDATE`.
   * `PUT /settings/warehouses/{warehouse_id}`
   */
  update(warehouse_id: string, body: models.WarehouseUpdate, options?: CallOptions): CallPromise<models.WarehouseResponse>;
  /**
   * Delete a warehouse.
   * Scope: `ServiceAPI.warehouses.DELETE`.
   * Not documented: response.
   * `DELETE /settings/warehouses/{warehouse_id}`
   */
  delete(warehouse_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Items. */
export interface ItemsResource {
  /**
   * List items.
   * Scope: `ServiceAPI.items.READ`.
   * Not documented: query, response.
   * `GET /items`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.ItemListResponse, models.Item>;
  /**
   * Creates an item, on its own or in an item group. Only `name` is required.
   * Scope: `ServiceAPI.items.CREATE`.
   * Not documented: semantics.
   * `POST /items`
   */
  create(body: models.ItemCreate, options?: CallOptions): CallPromise<models.ItemResponse>;
}

/** Item groups. */
export interface ItemGroupsResource {
  /**
   * Returns item groups, each with its `created_time` and `last_modified_time`.
   * Scope: `ServiceAPI.items.READ`.
   * Not documented: query.
   * `GET /itemgroups`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.ItemGroupListResponse, models.ItemGroupListItem>;
  /**
   * Creates an item group with its items and attributes. `group_name` and `unit` are required. You can attach an image in the form field `image`. Returns the group's fields at the top level, next to `code` and `message`.
   * Scope: `ServiceAPI.items.CREATE`.
   * Not documented: request-body, semantics.
   * `POST /itemgroups`
   */
  create(body: models.ItemGroupCreate | Upload<models.ItemGroupImageUpload>, options?: CallOptions): CallPromise<models.ItemGroupCreatedResponse>;
  /**
   * Requires the group's `group_name` and `unit`, and the item's `name`, `rate`, `purchase_rate` and `sku`.
   * Scope: `ServiceAPI.items.UPDATE`.
   * Not documented: path, response, semantics.
   * `PUT /itemgroups/{group_id}`
   */
  update(group_id: string, body: models.ItemGroupUpdate, options?: CallOptions): CallPromise<models.ItemGroupResponse>;
}

/** Composite items. */
export interface CompositeItemsResource {
  /**
   * List composite items.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /compositeitems`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.CompositeItemListResponse, models.CompositeItem>;
  /**
   * Creates a composite item from the items in `mapped_items`. Requires `name`, `mapped_items`, `sku`, `item_type`, `rate` and `product_type`. `product_type` isn't returned.
   * Scope: `ServiceAPI.compositeitems.CREATE`.
   * Not documented: response, semantics.
   * `POST /compositeitems`
   */
  create(body: models.CompositeItemCreate, options?: CallOptions): CallPromise<models.CompositeItemResponse>;
  /**
   * Get a composite item.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /compositeitems/{composite_item_id}`
   */
  get(composite_item_id: string, options?: CallOptions): CallPromise<models.CompositeItemResponse>;
  /**
   * Update a composite item.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /compositeitems/{composite_item_id}`
   */
  update(composite_item_id: string, body?: models.CompositeItemUpdate, options?: CallOptions): CallPromise<models.CompositeItemResponse>;
  /**
   * Delete a composite item.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /compositeitems/{composite_item_id}`
   */
  delete(composite_item_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the composite item's `status` to `active`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `active`.
   * `POST /compositeitems/{composite_item_id}/active`
   */
  markActive(composite_item_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the composite item's `status` to `inactive`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `inactive`.
   * `POST /compositeitems/{composite_item_id}/inactive`
   */
  markInactive(composite_item_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Send the image as `multipart/form-data`, in the field `image`.
   * The scope is not documented.
   * Not documented: path, response, scope.
   * `POST /compositeitems/{composite_item_id}/image`
   */
  addImage(composite_item_id: string, body: Upload<models.ImageUpload>, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Bundles. */
export interface BundlesResource {
  /**
   * List bundles.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /bundles`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.BundleListResponse, models.Bundle>;
  /**
   * Create a bundle.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /bundles`
   */
  create(body?: models.BundleCreate, options?: CallOptions): CallPromise<models.BundleResponse>;
  /**
   * Get a bundle.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /bundles/{bundle_id}`
   */
  get(bundle_id: string, options?: CallOptions): CallPromise<models.BundleResponse>;
  /**
   * Delete a bundle.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /bundles/{bundle_id}`
   */
  delete(bundle_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Item adjustments. */
export interface ItemAdjustmentsResource {
  /**
   * Returns item adjustments without their `line_items`.
   * Scope: `ServiceAPI.inventoryadjustments.READ`.
   * Not documented: query.
   * `GET /inventoryadjustments`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.InventoryAdjustmentListResponse, models.InventoryAdjustmentListItem>;
  /**
   * Adjusts the quantity or the value of items, depending on `adjustment_type`. `date`, `reason`, `adjustment_type` and `line_items` are required.
   * Scope: `ServiceAPI.inventoryadjustments.CREATE`.
   * `POST /inventoryadjustments`
   */
  create(body: models.InventoryAdjustmentCreate, options?: CallOptions): CallPromise<models.InventoryAdjustmentResponse>;
  /**
   * Returns an item adjustment with its `line_items`.
   * Scope: `ServiceAPI.inventoryadjustments.READ`.
   * `GET /inventoryadjustments/{inventory_adjustment_id}`
   */
  get(inventory_adjustment_id: string, options?: CallOptions): CallPromise<models.InventoryAdjustmentResponse>;
}

/** Transfer orders. */
export interface TransferOrdersResource {
  /**
   * Returns transfer orders without their `line_items`.
   * Scope: `ServiceAPI.transferorders.READ`.
   * Not documented: query.
   * `GET /transferorders`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.TransferOrderListResponse, models.TransferOrderListItem>;
  /**
   * Transfers items between two warehouses. The order counts as transferred unless `is_intransit_order` is `true`.
   * Scope: `ServiceAPI.transferorders.CREATE`.
   * With `ignore_auto_number_generation` `true` in the query, the body needs `transfer_order_number`. This is inferred from the names.
   * The sandbox needs `transfer_order_number`.
   * `POST /transferorders`
   */
  create(body: models.TransferOrderCreate, query?: { ignore_auto_number_generation?: boolean | undefined }, options?: CallOptions): CallPromise<models.TransferOrderResponse>;
  /**
   * Returns a transfer order with its `line_items`.
   * Scope: `ServiceAPI.transferorders.READ`.
   * `GET /transferorders/{transfer_order_id}`
   */
  get(transfer_order_id: string, options?: CallOptions): CallPromise<models.TransferOrderResponse>;
}

/** Contacts. */
export interface ContactsResource {
  /**
   * List contacts.
   * Scope: `ServiceAPI.contacts.READ`.
   * Not documented: query, response.
   * `GET /contacts`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.ContactListResponse, models.Contact>;
  /**
   * Creates a contact and its `contact_persons`. Only `contact_name` is required.
   * Scope: `ServiceAPI.contacts.CREATE`.
   * Not documented: request-body, response, semantics.
   * `POST /contacts`
   */
  create(body: models.ContactCreate, options?: CallOptions): CallPromise<models.ContactResponse>;
  /**
   * Returns a contact with its addresses, contact persons and default templates.
   * Scope: `ServiceAPI.contacts.READ`.
   * `GET /contacts/{contact_id}`
   */
  get(contact_id: string, options?: CallOptions): CallPromise<models.ContactResponse>;
  /**
   * Accepts the same fields as `createContact`.
   * Scope: `ServiceAPI.contacts.UPDATE`.
   * Not documented: request-body, response.
   * `PUT /contacts/{contact_id}`
   */
  update(contact_id: string, body: models.ContactUpdate, options?: CallOptions): CallPromise<models.ContactResponse>;
  /**
   * Delete a contact.
   * Scope: `ServiceAPI.contacts.DELETE`.
   * Not documented: response.
   * `DELETE /contacts/{contact_id}`
   */
  delete(contact_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the contact's `status` to `active`. The path starts with `/contact`, not `/contacts`.
   * The scope is not documented.
   * Not documented: response, scope, semantics.
   * Leads to `active`.
   * `POST /contact/{contact_id}/active`
   */
  markActive(contact_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the contact's `status` to `inactive`.
   * The scope is not documented.
   * Not documented: response, scope, semantics.
   * Leads to `inactive`.
   * `POST /contacts/{contact_id}/inactive`
   */
  markInactive(contact_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the content of the statement email. To send the statement, use `emailContactStatement`.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /contacts/{contact_id}/statements/email`
   */
  getStatementEmail(contact_id: string, options?: CallOptions): CallPromise<models.EmailContentResponse>;
  /**
   * Sends the statement. To get the email's content first, use `getContactStatementEmail`.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /contacts/{contact_id}/statements/email`
   */
  emailStatement(contact_id: string, body?: models.EmailRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Email a contact.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /contacts/{contact_id}/email`
   */
  email(contact_id: string, body?: models.EmailRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the comments on a contact.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /contacts/{contact_id}/comments`
   */
  listComments(contact_id: string, query?: PageQuery, options?: ListOptions): List<models.CommentListResponse, models.Comment>;
}

/** Contact persons. */
export interface ContactPersonsResource {
  /**
   * Creates a contact person for the contact in `contact_id`. Only `first_name` is required. Returns the contact person in an array.
   * Scope: `ServiceAPI.contacts.CREATE`.
   * The sandbox needs `contact_id`.
   * `POST /contacts/contactpersons`
   */
  create(body: models.ContactPersonCreate, options?: CallOptions): CallPromise<models.ContactPersonArrayResponse>;
  /**
   * Accepts the same fields as `createContactPerson`. `contact_id` and `first_name` are required. Returns the contact person in an array.
   * Scope: `ServiceAPI.contacts.UPDATE`.
   * `PUT /contacts/contactpersons/{contact_person_id}`
   */
  update(contact_person_id: string, body: models.ContactPersonUpdate, options?: CallOptions): CallPromise<models.ContactPersonArrayResponse>;
  /**
   * Delete a contact person.
   * Scope: `ServiceAPI.contacts.DELETE`.
   * `DELETE /contacts/contactpersons/{contact_person_id}`
   */
  delete(contact_person_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the contact persons of a contact.
   * Scope: `ServiceAPI.contacts.READ`.
   * Not documented: query, response.
   * `GET /contacts/{contact_id}/contactpersons`
   */
  list(contact_id: string, query?: PageQuery, options?: ListOptions): List<models.ContactPersonListResponse, models.ContactPerson>;
}

/** Packages. */
export interface PackagesResource {
  /**
   * Returns packages. Filter them by status with `filter_by` (for example, `Status.NotShipped`), or by number, sales order, date, shipment date, customer or delivery method.
   * Scope: `ServiceAPI.packages.READ`.
   * Not documented: query, response.
   * `GET /packages`
   */
  list(query?: { sort_column?: string | undefined; search_text?: string | undefined; filter_by?: string | undefined; packing_number_startswith?: string | undefined; packing_number_contains?: string | undefined; salesorder_number_startswith?: string | undefined; salesorder_number_contains?: string | undefined; date_start?: string | undefined; date_end?: string | undefined; date_after?: string | undefined; date_before?: string | undefined; shipment_date_start?: string | undefined; shipment_date_end?: string | undefined; shipment_date_after?: string | undefined; shipment_date_before?: string | undefined; customer_name_startswith?: string | undefined; customer_name_contains?: string | undefined; delivery_method_startswith?: string | undefined } & PageQuery, options?: ListOptions): List<models.PackageListResponse, models.Package>;
  /**
   * Creates a package from lines of the sales order in `salesorder_id`. `date` and `line_items` are required. Returns the package in an array.
   * Scope: `ServiceAPI.packages.CREATE`.
   * Not documented: semantics.
   * `POST /packages`
   */
  create(body: models.PackageCreate, query: { salesorder_id: string }, options?: CallOptions): CallPromise<models.PackageArrayResponse>;
}

/** Shipment orders. */
export interface ShipmentOrdersResource {
  /**
   * Creates a shipment order for the packages in `package_ids`. `shipment_number`, `date`, `delivery_method` and `tracking_number` are required.
   * Scope: `ServiceAPI.shipmentorders.CREATE`.
   * Not documented: query, semantics.
   * `POST /shipmentorders`
   */
  create(body: models.ShipmentOrderCreate, query?: { salesorder_id?: string | undefined; package_ids?: string | undefined }, options?: CallOptions): CallPromise<models.ShipmentOrderResponse>;
}

/** Invoices. */
export interface InvoicesResource {
  /**
   * List invoices.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.InvoiceListResponse, models.Invoice>;
  /**
   * Accepts an invoice's fields, except those that only the server sets.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * The sandbox needs `customer_id` and `line_items`.
   * `POST /invoices`
   */
  create(body?: models.InvoiceCreate, options?: CallOptions): CallPromise<models.InvoiceResponse>;
  /**
   * Returns an invoice with its lines, taxes and addresses. `total` and `balance` are strings.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}`
   */
  get(invoice_id: string, options?: CallOptions): CallPromise<models.InvoiceResponse>;
  /**
   * Update an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `PUT /invoices/{invoice_id}`
   */
  update(invoice_id: string, body?: models.InvoiceUpdate, options?: CallOptions): CallPromise<models.InvoiceResponse>;
  /**
   * Delete an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `DELETE /invoices/{invoice_id}`
   */
  delete(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Export invoices as PDF.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/pdf`
   */
  exportMany(options?: CallOptions): CallPromise<File>;
  /**
   * Get invoices for printing.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/print`
   */
  printMany(options?: CallOptions): CallPromise<File>;
  /**
   * Sets the invoice's `status` to `sent`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * Leads to `sent`.
   * `POST /invoices/{invoice_id}/status/sent`
   */
  markSent(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the invoice's `status` to `void`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * Leads to `void`.
   * `POST /invoices/{invoice_id}/status/void`
   */
  void(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the invoice's `status` to `draft`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * Leads to `draft`.
   * `POST /invoices/{invoice_id}/status/draft`
   */
  markDraft(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Write off an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * `POST /invoices/{invoice_id}/writeoff`
   */
  writeOff(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Cancel the write-off of an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * `POST /invoices/{invoice_id}/writeoff/cancel`
   */
  cancelWriteOff(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the email's content. To send the invoice, use `emailInvoice`.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}/email`
   */
  getEmail(invoice_id: string, options?: CallOptions): CallPromise<models.EmailContentResponse>;
  /**
   * Sends the invoice. To get the email's content first, use `getInvoiceEmail`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `POST /invoices/{invoice_id}/email`
   */
  email(invoice_id: string, body?: models.EmailRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Email several invoices.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `POST /invoices/email`
   */
  emailMany(body?: models.BulkEmailRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the content of the payment reminder email.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}/paymentreminder`
   */
  getPaymentReminder(invoice_id: string, options?: CallOptions): CallPromise<models.EmailContentResponse>;
  /**
   * Sets `payment_reminder_enabled` to `false`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * `POST /invoices/{invoice_id}/paymentreminder/disable`
   */
  disablePaymentReminder(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets `payment_reminder_enabled` to `true`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * `POST /invoices/{invoice_id}/paymentreminder/enable`
   */
  enablePaymentReminder(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Update the billing address of an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `PUT /invoices/{invoice_id}/address/billing`
   */
  updateBillingAddress(invoice_id: string, body?: models.DocumentAddress, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Update the shipping address of an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `PUT /invoices/{invoice_id}/address/shipping`
   */
  updateShippingAddress(invoice_id: string, body?: models.DocumentAddress, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the templates that `setInvoiceTemplate` accepts.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/templates`
   */
  listTemplates(query?: PageQuery, options?: ListOptions): List<models.TemplateListResponse, models.TemplateSummary>;
  /**
   * Sets the invoice's template to one from `listInvoiceTemplates`.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `PUT /invoices/{invoice_id}/templates/{template_id}`
   */
  setTemplate(invoice_id: string, template_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the payments of an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}/payments`
   */
  listPayments(invoice_id: string, query?: PageQuery, options?: ListOptions): List<models.InvoicePaymentListResponse, models.InvoicePayment>;
  /**
   * List the credits applied to an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}/creditsapplied`
   */
  listAppliedCredits(invoice_id: string, query?: PageQuery, options?: ListOptions): List<models.InvoiceAppliedCreditListResponse, models.InvoiceAppliedCredit>;
  /**
   * Apply credits to an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope, semantics.
   * `POST /invoices/{invoice_id}/credits`
   */
  applyCredits(invoice_id: string, body?: models.InvoiceCreditsRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Delete a payment of an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope, semantics.
   * `DELETE /invoices/{invoice_id}/payments/{invoice_payment_id}`
   */
  deletePayment(invoice_id: string, invoice_payment_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Delete an applied credit of an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope, semantics.
   * `DELETE /invoices/{invoice_id}/creditsapplied/{creditnotes_invoice_id}`
   */
  deleteAppliedCredit(invoice_id: string, creditnotes_invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Get the attachment of an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}/attachment`
   */
  getAttachment(invoice_id: string, options?: CallOptions): CallPromise<File>;
  /**
   * Attach a file to an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `POST /invoices/{invoice_id}/attachment`
   */
  addAttachment(invoice_id: string, body?: Upload<models.AttachmentUpload>, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Update the attachment preference of an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `PUT /invoices/{invoice_id}/attachment`
   */
  updateAttachmentPreference(invoice_id: string, body?: models.AttachmentPreference, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Delete the attachment of an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `DELETE /invoices/{invoice_id}/attachment`
   */
  deleteAttachment(invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the comments and history of an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /invoices/{invoice_id}/comments`
   */
  listComments(invoice_id: string, query?: PageQuery, options?: ListOptions): List<models.CommentListResponse, models.Comment>;
  /**
   * Add a comment to an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * The sandbox needs `description`.
   * `POST /invoices/{invoice_id}/comments`
   */
  addComment(invoice_id: string, body?: models.CommentInput, options?: CallOptions): CallPromise<models.CommentResponse>;
  /**
   * Update a comment on an invoice.
   * The scope is not documented.
   * Not documented: query, request-body, response, scope.
   * `PUT /invoices/{invoice_id}/comments/{comment_id}`
   */
  updateComment(invoice_id: string, comment_id: string, body?: models.CommentInput, options?: CallOptions): CallPromise<models.CommentResponse>;
  /**
   * Delete a comment on an invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `DELETE /invoices/{invoice_id}/comments/{comment_id}`
   */
  deleteComment(invoice_id: string, comment_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Retainer invoices. */
export interface RetainerInvoicesResource {
  /**
   * You can search retainer invoices by number with `retainerinvoice_number_startswith` and `retainerinvoice_number_contains`.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /retainerinvoices`
   */
  list(query?: { retainerinvoice_number_startswith?: string | undefined; retainerinvoice_number_contains?: string | undefined } & PageQuery, options?: ListOptions): List<models.RetainerInvoiceListResponse, models.RetainerInvoice>;
  /**
   * Creates a retainer invoice. Only `customer_id` and `line_items` are required. If `ignore_auto_number_generation` is `true`, automatic numbering is skipped and `retainerinvoice_number` is also required. Requires `ServiceAPI.invoices.CREATE`.
   * Scope: `ServiceAPI.invoices.CREATE`.
   * Not documented: request-body, response, semantics.
   * With `ignore_auto_number_generation` `true` in the query, the body needs `retainerinvoice_number`.
   * `POST /retainerinvoices`
   */
  create(body: models.RetainerInvoiceCreate, query?: { ignore_auto_number_generation?: boolean | undefined }, options?: CallOptions): CallPromise<models.RetainerInvoiceResponse>;
  /**
   * Returns a retainer invoice with its lines, taxes and addresses. `total` and `balance` are strings.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /retainerinvoices/{retainerinvoice_id}`
   */
  get(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.RetainerInvoiceResponse>;
  /**
   * Update a retainer invoice.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /retainerinvoices/{retainerinvoice_id}`
   */
  update(retainerinvoice_id: string, body?: models.RetainerInvoiceUpdate, options?: CallOptions): CallPromise<models.RetainerInvoiceResponse>;
  /**
   * Delete a retainer invoice.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /retainerinvoices/{retainerinvoice_id}`
   */
  delete(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the retainer invoice's `status` to `sent`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `sent`.
   * `POST /retainerinvoices/{retainerinvoice_id}/status/sent`
   */
  markSent(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the retainer invoice's `status` to `void`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `void`.
   * `POST /retainerinvoices/{retainerinvoice_id}/status/void`
   */
  void(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the retainer invoice's `status` to `draft`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `draft`.
   * `POST /retainerinvoices/{retainerinvoice_id}/status/draft`
   */
  markDraft(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Submit a retainer invoice for approval.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to an unnamed state.
   * `POST /retainerinvoices/{retainerinvoice_id}/submit`
   */
  submit(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Approve a retainer invoice.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to an unnamed state.
   * `POST /retainerinvoices/{retainerinvoice_id}/approve`
   */
  approve(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the email's content. To send the retainer invoice, use `emailRetainerInvoice`.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /retainerinvoices/{retainerinvoice_id}/email`
   */
  getEmail(retainerinvoice_id: string, options?: CallOptions): CallPromise<models.EmailContentResponse>;
  /**
   * Sends the retainer invoice. To get the email's content first, use `getRetainerInvoiceEmail`.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /retainerinvoices/{retainerinvoice_id}/email`
   */
  email(retainerinvoice_id: string, body?: models.EmailRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Update the billing address of a retainer invoice.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /retainerinvoices/{retainerinvoice_id}/address/billing`
   */
  updateBillingAddress(retainerinvoice_id: string, body?: models.TwoLineDocumentAddress, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the templates that `setRetainerInvoiceTemplate` accepts.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /retainerinvoices/templates`
   */
  listTemplates(query?: PageQuery, options?: ListOptions): List<models.TemplateListResponse, models.TemplateSummary>;
  /**
   * Sets the retainer invoice's template to one from `listRetainerInvoiceTemplates`.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /retainerinvoices/{retainerinvoice_id}/templates/{template_id}`
   */
  setTemplate(retainerinvoice_id: string, template_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Get the attachment of a retainer invoice.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /retainerinvoices/{retainerinvoice_id}/attachment`
   */
  getAttachment(retainerinvoice_id: string, options?: CallOptions): CallPromise<File>;
  /**
   * Attach a file to a retainer invoice.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /retainerinvoices/{retainerinvoice_id}/attachment`
   */
  addAttachment(retainerinvoice_id: string, body?: Upload<models.AttachmentUpload>, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * `document_id` identifies the file. The path has `documents` where the other attachment operations have `attachment`.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /retainerinvoices/{retainerinvoice_id}/documents/{document_id}`
   */
  deleteAttachment(retainerinvoice_id: string, document_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the comments and history of a retainer invoice.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /retainerinvoices/{retainerinvoice_id}/comments`
   */
  listComments(retainerinvoice_id: string, query?: PageQuery, options?: ListOptions): List<models.CommentListResponse, models.Comment>;
  /**
   * Add a comment to a retainer invoice.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * The sandbox needs `description`.
   * `POST /retainerinvoices/{retainerinvoice_id}/comments`
   */
  addComment(retainerinvoice_id: string, body?: models.CommentInput, options?: CallOptions): CallPromise<models.CommentResponse>;
  /**
   * Update a comment on a retainer invoice.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /retainerinvoices/{retainerinvoice_id}/comments/{comment_id}`
   */
  updateComment(retainerinvoice_id: string, comment_id: string, body?: models.CommentInput, options?: CallOptions): CallPromise<models.CommentResponse>;
  /**
   * Delete a comment on a retainer invoice.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /retainerinvoices/{retainerinvoice_id}/comments/{comment_id}`
   */
  deleteComment(retainerinvoice_id: string, comment_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Customer payments. */
export interface CustomerPaymentsResource {
  /**
   * You can filter payments by mode with `filter_by`, such as `PaymentMode.Cash`, and by customer name, reference number, date, amount and notes.
   * Scope: `ServiceAPI.customerpayments.READ`.
   * Not documented: query, response.
   * `GET /customerpayments`
   */
  list(query?: { customer_name?: string | undefined; customer_name_startswith?: string | undefined; customer_name_contains?: string | undefined; reference_number?: string | undefined; reference_number_startswith?: string | undefined; reference_number_contains?: string | undefined; date?: string | undefined; amount?: number | string | undefined; amount_less_than?: number | string | undefined; amount_less_equals?: number | string | undefined; amount_greater_than?: number | string | undefined; amount_greater_equals?: number | string | undefined; notes?: string | undefined; notes_startswith?: string | undefined; notes_contains?: string | undefined; payment_mode?: string | undefined; payment_mode_startswith?: string | undefined; payment_mode_contains?: string | undefined; filter_by?: string | undefined; sort_column?: string | undefined; search_text?: string | undefined } & PageQuery, options?: ListOptions): List<models.CustomerPaymentListResponse, models.CustomerPayment>;
  /**
   * Records a payment and applies it to invoices. `customer_id`, `payment_mode`, `amount` and `invoices` are required. Returns the payment in `payment`.
   * Scope: `ServiceAPI.customerpayments.CREATE`.
   * Not documented: semantics.
   * `POST /customerpayments`
   */
  create(body: models.CustomerPaymentCreate, options?: CallOptions): CallPromise<models.CustomerPaymentResponse>;
}

/** Sales returns. */
export interface SalesReturnsResource {
  /**
   * Each sales return in the list has its customer, quantity, refunded amount, `receive_status` and `refund_status`, which a single sales return doesn't have. Requires `ServiceAPI.salesreturns.GET`.
   * Scope: `ServiceAPI.salesreturns.GET`.
   * Not documented: query.
   * `GET /salesreturns`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.SalesReturnListResponse, models.SalesReturnListItem>;
  /**
   * Creates a sales return for shipped units of a sales order. `line_items` is required. On each line, `quantity` is the number of units you can receive, and `non_receive_quantity` the number you can't.
   * Scope: `ServiceAPI.salesreturns.CREATE`.
   * Not documented: semantics.
   * `POST /salesreturns`
   */
  create(body: models.SalesReturnCreate, query?: { salesorder_id?: string | undefined }, options?: CallOptions): CallPromise<models.SalesReturnResponse>;
  /**
   * Accepts the same fields as `createSalesReturn`. Each line can also include its `line_item_id`.
   * Scope: `ServiceAPI.salesreturns.UPDATE`.
   * Not documented: required-fields, response.
   * `PUT /salesreturns/{salesreturn_id}`
   */
  update(salesreturn_id: string, body: models.SalesReturnUpdate, query?: { salesorder_id?: string | undefined }, options?: CallOptions): CallPromise<models.SalesReturnResponse>;
}

/** Credit notes. */
export interface CreditNotesResource {
  /**
   * List credit notes.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.CreditNoteListResponse, models.CreditNote>;
  /**
   * Creates a credit note. `customer_id`, `date` and `line_items` are required. Set `is_draft` to `true` to create a draft. To credit an invoice or a sales return, reference it on every line and use the same values as the invoice. If a sales return line has both receivable and credit-only units, split it into two lines.
   * Scope: `ServiceAPI.creditnotes.CREATE`.
   * Not documented: request-body, response, semantics.
   * Leads to `draft`, with `is_draft` `true`.
   * `POST /creditnotes`
   */
  create(body: models.CreditNoteCreate, options?: CallOptions): CallPromise<models.CreditNoteResponse>;
  /**
   * Returns a credit note with its lines, its taxes and the invoices it was applied to.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /creditnotes/{creditnote_id}`
   */
  get(creditnote_id: string, options?: CallOptions): CallPromise<models.CreditNoteResponse>;
  /**
   * Update a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /creditnotes/{creditnote_id}`
   */
  update(creditnote_id: string, body?: models.CreditNoteUpdate, options?: CallOptions): CallPromise<models.CreditNoteResponse>;
  /**
   * Delete a credit note.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /creditnotes/{creditnote_id}`
   */
  delete(creditnote_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the credit note's `status` to `void`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `void`.
   * `POST /creditnotes/{creditnote_id}/void`
   */
  void(creditnote_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the credit note's `status` to `draft`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `draft`.
   * `POST /creditnotes/{creditnote_id}/draft`
   */
  markDraft(creditnote_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the credit note's `status` to `open`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `open`.
   * `POST /creditnotes/{creditnote_id}/converttoopen`
   */
  markOpen(creditnote_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Submit a credit note for approval.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to an unnamed state.
   * `POST /creditnotes/{creditnote_id}/submit`
   */
  submit(creditnote_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Approve a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to an unnamed state.
   * `POST /creditnotes/{creditnote_id}/approve`
   */
  approve(creditnote_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the email's content. To send the credit note, use `emailCreditNote`.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /creditnotes/{creditnote_id}/email`
   */
  getEmail(creditnote_id: string, options?: CallOptions): CallPromise<models.EmailContentResponse>;
  /**
   * Sends the credit note. To get the email's content first, use `getCreditNoteEmail`.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `POST /creditnotes/{creditnote_id}/email`
   */
  email(creditnote_id: string, body?: models.EmailRequest, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the email history of a credit note.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes/{creditnote_id}/emailhistory`
   */
  listEmailHistory(creditnote_id: string, query?: PageQuery, options?: CallOptions): CallPromise<models.EmailHistoryResponse>;
  /**
   * Update the billing address of a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /creditnotes/{creditnote_id}/address/billing`
   */
  updateBillingAddress(creditnote_id: string, body?: models.CreditNoteAddress, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Update the shipping address of a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /creditnotes/{creditnote_id}/address/shipping`
   */
  updateShippingAddress(creditnote_id: string, body?: models.CreditNoteAddress, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Returns the templates that `setCreditNoteTemplate` accepts.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes/templates`
   */
  listTemplates(query?: PageQuery, options?: ListOptions): List<models.TemplateListResponse, models.TemplateSummary>;
  /**
   * Sets the credit note's template to one from `listCreditNoteTemplates`.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /creditnotes/{creditnote_id}/templates/{template_id}`
   */
  setTemplate(creditnote_id: string, template_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the invoices that a credit note is applied to.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes/{creditnote_id}/invoices`
   */
  listInvoices(creditnote_id: string, query?: PageQuery, options?: ListOptions): List<models.CreditNoteInvoiceListResponse, models.CreditNoteInvoiceListItem>;
  /**
   * The credit note's `balance` is the amount not yet applied.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * The sandbox needs `invoices`.
   * `POST /creditnotes/{creditnote_id}/invoices`
   */
  applyToInvoices(creditnote_id: string, body?: models.CreditNoteApplication, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Delete an applied credit of a credit note.
   * The scope is not documented.
   * Not documented: response, scope, semantics.
   * `DELETE /creditnotes/{creditnote_id}/invoices/{creditnote_invoice_id}`
   */
  deleteAppliedCredit(creditnote_id: string, creditnote_invoice_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the refunds of all credit notes.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes/refunds`
   */
  listAllRefunds(query?: PageQuery, options?: ListOptions): List<models.CreditNoteRefundListResponse, models.CreditNoteRefund>;
  /**
   * List the refunds of a credit note.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes/{creditnote_id}/refunds`
   */
  listRefunds(creditnote_id: string, query?: PageQuery, options?: ListOptions): List<models.CreditNoteRefundListResponse, models.CreditNoteRefund>;
  /**
   * Refund a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * `POST /creditnotes/{creditnote_id}/refunds`
   */
  refund(creditnote_id: string, body?: models.RefundInput, options?: CallOptions): CallPromise<models.CreditNoteRefundResponse>;
  /**
   * Get a refund of a credit note.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}`
   */
  getRefund(creditnote_id: string, creditnote_refund_id: string, options?: CallOptions): CallPromise<models.CreditNoteRefundResponse>;
  /**
   * Update a refund of a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * `PUT /creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}`
   */
  updateRefund(creditnote_id: string, creditnote_refund_id: string, body?: models.RefundInput, options?: CallOptions): CallPromise<models.CreditNoteRefundResponse>;
  /**
   * Delete a refund of a credit note.
   * The scope is not documented.
   * Not documented: response, scope, semantics.
   * `DELETE /creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}`
   */
  deleteRefund(creditnote_id: string, creditnote_refund_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the comments and history of a credit note.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /creditnotes/{creditnote_id}/comments`
   */
  listComments(creditnote_id: string, query?: PageQuery, options?: ListOptions): List<models.CommentListResponse, models.Comment>;
  /**
   * Add a comment to a credit note.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * The sandbox needs `description`.
   * `POST /creditnotes/{creditnote_id}/comments`
   */
  addComment(creditnote_id: string, body?: models.CommentInput, options?: CallOptions): CallPromise<models.CommentResponse>;
  /**
   * Delete a comment on a credit note.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /creditnotes/{creditnote_id}/comments/{comment_id}`
   */
  deleteComment(creditnote_id: string, comment_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** Purchase receives. */
export interface PurchaseReceivesResource {
  /**
   * Records goods received against the purchase order in `purchaseorder_id`. `receive_number` and `line_items` are required.
   * Scope: `ServiceAPI.purchasereceives.CREATE`.
   * Not documented: query.
   * `POST /purchasereceives`
   */
  create(body: models.PurchaseReceiveCreate, query: { purchaseorder_id: string }, options?: CallOptions): CallPromise<models.PurchaseReceiveResponse>;
  /**
   * Returns a purchase receive with its lines. Both addresses are arrays.
   * Scope: `ServiceAPI.purchasereceives.READ`.
   * Not documented: path.
   * `GET /purchasereceives/{receive_id}`
   */
  get(receive_id: string, options?: CallOptions): CallPromise<models.PurchaseReceiveResponse>;
}

/** Vendor credits. */
export interface VendorCreditsResource {
  /**
   * List vendor credits.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /vendorcredits`
   */
  list(query?: PageQuery, options?: ListOptions): List<models.VendorCreditListResponse, models.VendorCredit>;
  /**
   * Records a credit from a vendor. `vendor_id` is required, and so is `vendor_credit_number` if automatic numbering is disabled. Requires `ServiceAPI.debitnotes.CREATE`.
   * Scope: `ServiceAPI.debitnotes.CREATE`.
   * Not documented: request-body, response, semantics.
   * `POST /vendorcredits`
   */
  create(body: models.VendorCreditCreate, options?: CallOptions): CallPromise<models.VendorCreditResponse>;
  /**
   * Returns a vendor credit with its refunds, its comments and the bills it was applied to.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /vendorcredits/{vendor_credit_id}`
   */
  get(vendor_credit_id: string, options?: CallOptions): CallPromise<models.VendorCreditResponse>;
  /**
   * Update a vendor credit.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * `PUT /vendorcredits/{vendor_credit_id}`
   */
  update(vendor_credit_id: string, body?: models.VendorCreditUpdate, options?: CallOptions): CallPromise<models.VendorCreditResponse>;
  /**
   * Delete a vendor credit.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /vendorcredits/{vendor_credit_id}`
   */
  delete(vendor_credit_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the vendor credit's `status` to `open`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `open`.
   * `POST /vendorcredits/{vendor_credit_id}/status/open`
   */
  markOpen(vendor_credit_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Sets the vendor credit's `status` to `void`.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to `void`.
   * `POST /vendorcredits/{vendor_credit_id}/status/void`
   */
  void(vendor_credit_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Submit a vendor credit for approval.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to an unnamed state.
   * `POST /vendorcredits/{vendor_credit_id}/submit`
   */
  submit(vendor_credit_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Approve a vendor credit.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * Leads to an unnamed state.
   * `POST /vendorcredits/{vendor_credit_id}/approve`
   */
  approve(vendor_credit_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the bills that a vendor credit is applied to.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /vendorcredits/{vendor_credit_id}/bills`
   */
  listBills(vendor_credit_id: string, query?: PageQuery, options?: ListOptions): List<models.VendorCreditBillListResponse, models.VendorCreditBill>;
  /**
   * Apply a vendor credit to bills.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * The sandbox needs `bills`.
   * `POST /vendorcredits/{vendor_credit_id}/bills`
   */
  applyToBills(vendor_credit_id: string, body?: models.VendorCreditApplication, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * Delete an applied credit of a vendor credit.
   * The scope is not documented.
   * Not documented: response, scope, semantics.
   * `DELETE /vendorcredits/{vendor_credit_id}/bills/{vendor_credit_bill_id}`
   */
  deleteAppliedCredit(vendor_credit_id: string, vendor_credit_bill_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the refunds of a vendor credit.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /vendorcredits/{vendor_credit_id}/refunds`
   */
  listRefunds(vendor_credit_id: string, query?: PageQuery, options?: ListOptions): List<models.VendorCreditRefundListResponse, models.VendorCreditRefund>;
  /**
   * Records a refund received from the vendor against this credit.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * `POST /vendorcredits/{vendor_credit_id}/refunds`
   */
  refund(vendor_credit_id: string, body?: models.RefundInput, options?: CallOptions): CallPromise<models.VendorCreditRefundResponse>;
  /**
   * Get a refund of a vendor credit.
   * The scope is not documented.
   * Not documented: response, scope.
   * `GET /vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}`
   */
  getRefund(vendor_credit_id: string, vendor_credit_refund_id: string, options?: CallOptions): CallPromise<models.VendorCreditRefundResponse>;
  /**
   * Update a refund of a vendor credit.
   * The scope is not documented.
   * Not documented: request-body, response, scope, semantics.
   * `PUT /vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}`
   */
  updateRefund(vendor_credit_id: string, vendor_credit_refund_id: string, body?: models.RefundInput, options?: CallOptions): CallPromise<models.VendorCreditRefundResponse>;
  /**
   * Delete a refund of a vendor credit.
   * The scope is not documented.
   * Not documented: response, scope, semantics.
   * `DELETE /vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}`
   */
  deleteRefund(vendor_credit_id: string, vendor_credit_refund_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
  /**
   * List the refunds of all vendor credits.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /vendorcredits/refunds`
   */
  listAllRefunds(query?: PageQuery, options?: ListOptions): List<models.VendorCreditRefundListResponse, models.VendorCreditRefund>;
  /**
   * List the comments and history of a vendor credit.
   * The scope is not documented.
   * Not documented: query, response, scope.
   * `GET /vendorcredits/{vendor_credit_id}/comments`
   */
  listComments(vendor_credit_id: string, query?: PageQuery, options?: ListOptions): List<models.VendorCreditCommentListResponse, models.VendorCreditComment>;
  /**
   * Add a comment to a vendor credit.
   * The scope is not documented.
   * Not documented: request-body, response, scope.
   * The sandbox needs `description`.
   * `POST /vendorcredits/{vendor_credit_id}/comments`
   */
  addComment(vendor_credit_id: string, body?: models.CommentInput, options?: CallOptions): CallPromise<models.VendorCreditCommentResponse>;
  /**
   * Delete a comment on a vendor credit.
   * The scope is not documented.
   * Not documented: response, scope.
   * `DELETE /vendorcredits/{vendor_credit_id}/comments/{comment_id}`
   */
  deleteComment(vendor_credit_id: string, comment_id: string, options?: CallOptions): CallPromise<models.SuccessEnvelope>;
}

/** The type of the records of each list, by the name of its method. */
export interface ListItems {
  'organizations.list': models.Organization;
  'taxes.list': models.TaxListItem;
  'priceLists.list': models.Pricebook;
  'warehouses.list': models.WarehouseListItem;
  'items.list': models.Item;
  'itemGroups.list': models.ItemGroupListItem;
  'compositeItems.list': models.CompositeItem;
  'bundles.list': models.Bundle;
  'itemAdjustments.list': models.InventoryAdjustmentListItem;
  'transferOrders.list': models.TransferOrderListItem;
  'contacts.list': models.Contact;
  'contacts.listComments': models.Comment;
  'contactPersons.list': models.ContactPerson;
  'packages.list': models.Package;
  'invoices.list': models.Invoice;
  'invoices.listTemplates': models.TemplateSummary;
  'invoices.listPayments': models.InvoicePayment;
  'invoices.listAppliedCredits': models.InvoiceAppliedCredit;
  'invoices.listComments': models.Comment;
  'retainerInvoices.list': models.RetainerInvoice;
  'retainerInvoices.listTemplates': models.TemplateSummary;
  'retainerInvoices.listComments': models.Comment;
  'customerPayments.list': models.CustomerPayment;
  'salesReturns.list': models.SalesReturnListItem;
  'creditNotes.list': models.CreditNote;
  'creditNotes.listTemplates': models.TemplateSummary;
  'creditNotes.listInvoices': models.CreditNoteInvoiceListItem;
  'creditNotes.listAllRefunds': models.CreditNoteRefund;
  'creditNotes.listRefunds': models.CreditNoteRefund;
  'creditNotes.listComments': models.Comment;
  'vendorCredits.list': models.VendorCredit;
  'vendorCredits.listBills': models.VendorCreditBill;
  'vendorCredits.listRefunds': models.VendorCreditRefund;
  'vendorCredits.listAllRefunds': models.VendorCreditRefund;
  'vendorCredits.listComments': models.VendorCreditComment;
}

/** The type of the records of a list: `ItemOf<'invoices.list'>` is `Invoice`. */
export type ItemOf<
  Name extends
    | 'organizations.list'
    | 'taxes.list'
    | 'priceLists.list'
    | 'warehouses.list'
    | 'items.list'
    | 'itemGroups.list'
    | 'compositeItems.list'
    | 'bundles.list'
    | 'itemAdjustments.list'
    | 'transferOrders.list'
    | 'contacts.list'
    | 'contacts.listComments'
    | 'contactPersons.list'
    | 'packages.list'
    | 'invoices.list'
    | 'invoices.listTemplates'
    | 'invoices.listPayments'
    | 'invoices.listAppliedCredits'
    | 'invoices.listComments'
    | 'retainerInvoices.list'
    | 'retainerInvoices.listTemplates'
    | 'retainerInvoices.listComments'
    | 'customerPayments.list'
    | 'salesReturns.list'
    | 'creditNotes.list'
    | 'creditNotes.listTemplates'
    | 'creditNotes.listInvoices'
    | 'creditNotes.listAllRefunds'
    | 'creditNotes.listRefunds'
    | 'creditNotes.listComments'
    | 'vendorCredits.list'
    | 'vendorCredits.listBills'
    | 'vendorCredits.listRefunds'
    | 'vendorCredits.listAllRefunds'
    | 'vendorCredits.listComments'
> = ListItems[Name];

/** Each method as `METHOD path flags`, or empty where that is the convention; see src/client/operation.ts. */
export const table: Record<string, Record<string, string>> = {
  organizations: {
    $: '/organizations organization',
    list: '',
  },
  taxes: {
    $: '/settings/taxes/{tax_id} tax taxes',
    list: '',
    create: 'POST ^ json array:tax',
    get: '',
    update: '',
    delete: '',
  },
  taxGroups: {
    $: '/settings/taxgroups/{tax_group_id}',
    create: '',
    get: '',
    update: '',
    delete: '',
  },
  priceLists: {
    $: '/pricebooks/{pricebook_id}',
    list: '',
    create: '',
    update: '',
  },
  warehouses: {
    $: '/settings/warehouses/{warehouse_id}',
    enableMultiWarehouse: 'POST /settings/multiwarehouse/enable id:enableMultiWarehouse',
    list: '',
    create: '',
    update: '',
    delete: '',
  },
  items: {
    $: '/items item',
    list: '',
    create: '',
  },
  itemGroups: {
    $: '/itemgroups/{group_id} itemgroup',
    list: '',
    create: 'POST ^ json upload:image string:group_id',
    update: '',
  },
  compositeItems: {
    $: '/compositeitems/{composite_item_id}',
    list: '',
    create: '',
    get: '',
    update: '',
    delete: '',
    markActive: 'POST $/active',
    markInactive: 'POST $/inactive',
    addImage: 'POST $/image upload:image',
  },
  bundles: {
    $: '/bundles/{bundle_id}',
    list: '',
    create: '',
    get: '',
    delete: '',
  },
  itemAdjustments: {
    $: '/inventoryadjustments/{inventory_adjustment_id}',
    list: '',
    create: '',
    get: '',
  },
  transferOrders: {
    $: '/transferorders/{transfer_order_id}',
    list: '',
    create: 'POST ^ json query object:@',
    get: '',
  },
  contacts: {
    $: '/contacts/{contact_id}',
    list: '',
    create: '',
    get: '',
    update: '',
    delete: '',
    markActive: 'POST /contact/{contact_id}/active',
    markInactive: 'POST $/inactive',
    getStatementEmail: 'GET $/statements/email',
    emailStatement: 'POST $/statements/email json',
    email: 'POST $/email json',
    listComments: 'GET $/comments query list:comments',
  },
  contactPersons: {
    $: '/contacts/contactpersons/{contact_person_id}',
    create: 'POST ^ json array:contact_person',
    update: 'PUT $ json array:contact_person',
    delete: '',
    list: 'GET /contacts/{contact_id}/contactpersons query list:contact_persons',
  },
  packages: {
    $: '/packages package',
    list: '',
    create: 'POST $ json query array:package',
  },
  shipmentOrders: {
    $: '/shipmentorders shipment_order',
    create: 'POST $ json query object:@',
  },
  invoices: {
    $: '/invoices/{invoice_id}',
    list: '',
    create: '',
    get: '',
    update: '',
    delete: '',
    exportMany: 'GET /invoices/pdf file',
    printMany: 'GET /invoices/print file',
    markSent: 'POST $/status/sent',
    void: 'POST $/status/void',
    markDraft: 'POST $/status/draft',
    writeOff: 'POST $/writeoff',
    cancelWriteOff: 'POST $/writeoff/cancel',
    getEmail: 'GET $/email',
    email: 'POST $/email json',
    emailMany: 'POST /invoices/email json',
    getPaymentReminder: 'GET $/paymentreminder',
    disablePaymentReminder: 'POST $/paymentreminder/disable',
    enablePaymentReminder: 'POST $/paymentreminder/enable',
    updateBillingAddress: 'PUT $/address/billing json',
    updateShippingAddress: 'PUT $/address/shipping json',
    listTemplates: 'GET /invoices/templates query list:templates',
    setTemplate: 'PUT $/templates/{template_id}',
    listPayments: 'GET $/payments query list:payments',
    listAppliedCredits: 'GET $/creditsapplied query list:credits',
    applyCredits: 'POST $/credits json',
    deletePayment: 'DELETE $/payments/{invoice_payment_id}',
    deleteAppliedCredit: 'DELETE $/creditsapplied/{creditnotes_invoice_id}',
    getAttachment: 'GET $/attachment file',
    addAttachment: 'POST $/attachment upload:attachment',
    updateAttachmentPreference: 'PUT $/attachment json',
    deleteAttachment: 'DELETE $/attachment',
    listComments: 'GET $/comments query list:comments',
    addComment: 'POST $/comments json object:comment',
    updateComment: 'PUT $/comments/{comment_id} json object:comment',
    deleteComment: 'DELETE $/comments/{comment_id}',
  },
  retainerInvoices: {
    $: '/retainerinvoices/{retainerinvoice_id}',
    list: '',
    create: 'POST ^ json query object:@',
    get: '',
    update: '',
    delete: '',
    markSent: 'POST $/status/sent',
    void: 'POST $/status/void',
    markDraft: 'POST $/status/draft',
    submit: 'POST $/submit',
    approve: 'POST $/approve',
    getEmail: 'GET $/email',
    email: 'POST $/email json',
    updateBillingAddress: 'PUT $/address/billing json',
    listTemplates: 'GET /retainerinvoices/templates query list:templates',
    setTemplate: 'PUT $/templates/{template_id}',
    getAttachment: 'GET $/attachment file',
    addAttachment: 'POST $/attachment upload:attachment',
    deleteAttachment: 'DELETE $/documents/{document_id}',
    listComments: 'GET $/comments query list:comments',
    addComment: 'POST $/comments json object:comment',
    updateComment: 'PUT $/comments/{comment_id} json object:comment',
    deleteComment: 'DELETE $/comments/{comment_id}',
  },
  customerPayments: {
    $: '/customerpayments payment customerpayments',
    list: '',
    create: '',
  },
  salesReturns: {
    $: '/salesreturns/{salesreturn_id}',
    list: '',
    create: 'POST ^ json query object:@',
    update: 'PUT $ json query object:@',
  },
  creditNotes: {
    $: '/creditnotes/{creditnote_id}',
    list: '',
    create: '',
    get: '',
    update: '',
    delete: '',
    void: 'POST $/void',
    markDraft: 'POST $/draft',
    markOpen: 'POST $/converttoopen',
    submit: 'POST $/submit',
    approve: 'POST $/approve',
    getEmail: 'GET $/email',
    email: 'POST $/email json',
    listEmailHistory: 'GET $/emailhistory query',
    updateBillingAddress: 'PUT $/address/billing json',
    updateShippingAddress: 'PUT $/address/shipping json',
    listTemplates: 'GET /creditnotes/templates query list:templates',
    setTemplate: 'PUT $/templates/{template_id}',
    listInvoices: 'GET $/invoices query list:invoices_credited',
    applyToInvoices: 'POST $/invoices json',
    deleteAppliedCredit: 'DELETE $/invoices/{creditnote_invoice_id}',
    listAllRefunds: 'GET /creditnotes/refunds query list:creditnote_refunds',
    listRefunds: 'GET $/refunds query list:creditnote_refunds',
    refund: 'POST $/refunds json object:@_refund',
    getRefund: 'GET $/refunds/{creditnote_refund_id} object:@_refund',
    updateRefund: 'PUT $/refunds/{creditnote_refund_id} json object:@_refund',
    deleteRefund: 'DELETE $/refunds/{creditnote_refund_id}',
    listComments: 'GET $/comments query list:comments',
    addComment: 'POST $/comments json object:comment',
    deleteComment: 'DELETE $/comments/{comment_id}',
  },
  purchaseReceives: {
    $: '/purchasereceives/{receive_id} purchase_receive',
    create: 'POST ^ json query object:@',
    get: '',
  },
  vendorCredits: {
    $: '/vendorcredits/{vendor_credit_id}',
    list: '',
    create: '',
    get: '',
    update: '',
    delete: '',
    markOpen: 'POST $/status/open',
    void: 'POST $/status/void',
    submit: 'POST $/submit',
    approve: 'POST $/approve',
    listBills: 'GET $/bills query list:bills_credited',
    applyToBills: 'POST $/bills json',
    deleteAppliedCredit: 'DELETE $/bills/{vendor_credit_bill_id}',
    listRefunds: 'GET $/refunds query list:vendor_credit_refunds',
    refund: 'POST $/refunds json object:@_refund',
    getRefund: 'GET $/refunds/{vendor_credit_refund_id} object:@_refund',
    updateRefund: 'PUT $/refunds/{vendor_credit_refund_id} json object:@_refund',
    deleteRefund: 'DELETE $/refunds/{vendor_credit_refund_id}',
    listAllRefunds: 'GET /vendorcredits/refunds query list:vendor_credit_refunds',
    listComments: 'GET $/comments query list:comments',
    addComment: 'POST $/comments json object:comment',
    deleteComment: 'DELETE $/comments/{comment_id}',
  },
};
