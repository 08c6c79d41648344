// Made from openapi/ by `npm run build`. Do not edit.

import type { components } from './types.ts';

type Schemas = components['schemas'];

/** What a failed call returns. Every JSON response carries `code` and `message`, and a `code` of 0 means success. */
export type ErrorEnvelope = Schemas['ErrorEnvelope'];

/** What every successful JSON response carries in addition to its payload. */
export type SuccessEnvelope = Schemas['SuccessEnvelope'];

/** Where a page stands in its list, and how the list is filtered and sorted. */
export type PageContext = Schemas['PageContext'];

/** Identifier that the server generates, as text or as a number. It can exceed 2^53, where a JavaScript number loses digits: handle it as text. */
export type Id = Schemas['Id'];

/** A day, in the form `yyyy-mm-dd`. */
export type CalendarDate = Schemas['CalendarDate'];

/** A business that the service keeps records for. */
export type Organization = Schemas['Organization'];

/** The response that holds the organizations. */
export type OrganizationListResponse = Schemas['OrganizationListResponse'];

/** A tax as an update returns it, without the Indian edition's `tax_specific_type`. */
export type UpdatedTax = Schemas['UpdatedTax'];

/** Kind of tax in the Indian edition. */
export type TaxSpecificType = Schemas['TaxSpecificType'];

/** A tax that sales and purchases are charged with. */
export type Tax = Schemas['Tax'];

/** A tax as a row of the list. */
export type TaxListItem = Schemas['TaxListItem'];

/** A page of the list of taxes. */
export type TaxListResponse = Schemas['TaxListResponse'];

/** The fields of a new tax. Which of them are required is not documented. */
export type TaxCreate = Schemas['TaxCreate'];

/** The response that holds a new tax, which is documented as an array. */
export type TaxArrayResponse = Schemas['TaxArrayResponse'];

/** Identifier in a URL: any text but the empty one, without a slash. Where a URL has a literal segment in its place, as `/invoices/email` has, the literal wins. */
export type PathId = Schemas['PathId'];

/** The response that holds one tax. */
export type TaxResponse = Schemas['TaxResponse'];

/** The fields of a tax to change, those of creation. Which of them are required is not documented. */
export type TaxUpdate = Schemas['TaxUpdate'];

/** The response to an update of a tax. */
export type UpdatedTaxResponse = Schemas['UpdatedTaxResponse'];

/** The new tax group. Its fields are not documented, so nothing is required and nothing refused. */
export type TaxGroupCreate = Schemas['TaxGroupCreate'];

/** A tax group. Its fields are not documented, so it may hold any beside its id. */
export type TaxGroup = Schemas['TaxGroup'];

/** The response that holds one tax group. */
export type TaxGroupResponse = Schemas['TaxGroupResponse'];

/** The fields of a tax group to change. They are not documented, so nothing is required and nothing refused. */
export type TaxGroupUpdate = Schemas['TaxGroupUpdate'];

/** State of the record. */
export type RecordStatus = Schemas['RecordStatus'];

/** The price of one item in a price list. */
export type PricebookItem = Schemas['PricebookItem'];

/** A price list. */
export type Pricebook = Schemas['Pricebook'];

/** The response that holds the price lists. */
export type PricebookListResponse = Schemas['PricebookListResponse'];

/** The price of one item, as creating a price list takes it. */
export type PricebookItemInput = Schemas['PricebookItemInput'];

/** The fields of a new price list. */
export type PricebookCreate = Schemas['PricebookCreate'];

/** The response that holds one price list. */
export type PricebookResponse = Schemas['PricebookResponse'];

/** The price of one item, as updating a price list takes it. */
export type PricebookItemUpdate = Schemas['PricebookItemUpdate'];

/** The fields of a price list to change, those of creation. */
export type PricebookUpdate = Schemas['PricebookUpdate'];

/** A place where the organization keeps stock. */
export type Warehouse = Schemas['Warehouse'];

/** A warehouse as a row of the list. */
export type WarehouseListItem = Schemas['WarehouseListItem'];

/** The response that holds the warehouses. */
export type WarehouseListResponse = Schemas['WarehouseListResponse'];

/** The fields of a new warehouse. */
export type WarehouseCreate = Schemas['WarehouseCreate'];

/** The response that holds one warehouse. */
export type WarehouseResponse = Schemas['WarehouseResponse'];

/** The fields of a warehouse to change, those of creation, with the name required as there. */
export type WarehouseUpdate = Schemas['WarehouseUpdate'];

/** Stock keeping unit, unique among items. Whether it is also unique among composite items is not documented. */
export type Sku = Schemas['Sku'];

/** Universal product code, a `long` of 12 digits. As text it keeps a leading zero, which a number loses. */
export type Upc = Schemas['Upc'];

/** European article number, a `long`. As text it keeps a leading zero, which a number loses. */
export type Ean = Schemas['Ean'];

/** A tax of an item, with its specification. */
export type ItemTaxPreference = Schemas['ItemTaxPreference'];

/** Kind of item. What the values mean is not documented beyond their names. An item that belongs to a group must be `inventory`. */
export type ItemType = Schemas['ItemType'];

/** Files that are attached. What an entry holds is not documented. */
export type ItemDocuments = Schemas['ItemDocuments'];

/** A field that the organization has added to a record. */
export type CustomField = Schemas['CustomField'];

/** The value of a field that the organization has added to items. */
export type ItemCustomFieldValue = Schemas['ItemCustomFieldValue'];

/** Kind of the tax. */
export type ItemTaxType = Schemas['ItemTaxType'];

/** A product or service that is sold, bought or kept in stock. */
export type Item = Schemas['Item'];

/** The response that holds the items. */
export type ItemListResponse = Schemas['ItemListResponse'];

/** The fields of a new item. One that belongs to a group has the `item_type` `inventory`. */
export type ItemCreate = Schemas['ItemCreate'];

/** The response that holds one item. */
export type ItemResponse = Schemas['ItemResponse'];

/** An item of an item group. */
export type ItemGroupItem = Schemas['ItemGroupItem'];

/** One option of an attribute. */
export type ItemGroupAttributeOption = Schemas['ItemGroupAttributeOption'];

/** An attribute that tells the items of a group apart. */
export type ItemGroupAttribute = Schemas['ItemGroupAttribute'];

/** A date and time, in one of two ISO 8601 forms: with an offset of hours and minutes and no colon (`2026-01-31T10:00:00-0800`), or with milliseconds and `Z` (`2026-01-31T10:00:00.000Z`). The first is not RFC 3339. */
export type DateTime = Schemas['DateTime'];

/** Items that are one product in several variants. */
export type ItemGroup = Schemas['ItemGroup'];

/** The response that holds the item groups. */
export type ItemGroupListResponse = Schemas['ItemGroupListResponse'];

/** An item of a new item group. */
export type ItemGroupItemCreate = Schemas['ItemGroupItemCreate'];

/** The fields of a new item group, with its items. */
export type ItemGroupCreate = Schemas['ItemGroupCreate'];

/** The bytes of a file. */
export type BinaryFile = Schemas['BinaryFile'];

/** An image, as a form field. No field is documented as required. */
export type ImageUpload = Schemas['ImageUpload'];

/** An image of a new item group, as a form field. No field is documented as required. */
export type ItemGroupImageUpload = Schemas['ItemGroupImageUpload'];

/** The response to the creation of an item group. The fields of the group are documented to stand beside `code` and `message`, not under a key of their own. */
export type ItemGroupCreatedResponse = Schemas['ItemGroupCreatedResponse'];

/** The fields of an item group to change. Those of an item (`name`, `rate`, `purchase_rate`, `sku`) are documented beside those of the group, not in an array of items, and are taken so. */
export type ItemGroupUpdate = Schemas['ItemGroupUpdate'];

/** The response that holds one item group under a key of its own. */
export type ItemGroupResponse = Schemas['ItemGroupResponse'];

/** A custom field of a composite item. */
export type CompositeItemCustomField = Schemas['CompositeItemCustomField'];

/** A part of a composite item. */
export type MappedItem = Schemas['MappedItem'];

/** An item that is made up of other items. */
export type CompositeItem = Schemas['CompositeItem'];

/** The response that holds the composite items. */
export type CompositeItemListResponse = Schemas['CompositeItemListResponse'];

/** A part of a new composite item. */
export type MappedItemInput = Schemas['MappedItemInput'];

/** The fields of a new composite item. */
export type CompositeItemCreate = Schemas['CompositeItemCreate'];

/** The response that holds one composite item. */
export type CompositeItemResponse = Schemas['CompositeItemResponse'];

/** A part of a composite item, as updating takes it. It is not documented, so no field is required. */
export type MappedItemUpdate = Schemas['MappedItemUpdate'];

/** The fields of a composite item to change. The request is not documented, so none of them is required. Custom fields and parts hold what they hold on creation. */
export type CompositeItemUpdate = Schemas['CompositeItemUpdate'];

/** The body of a call of which no field is documented. It is optional, and takes any fields. */
export type OpenBody = Schemas['OpenBody'];

/** A bundle. Nothing of its fields is documented, so it is open. */
export type Bundle = Schemas['Bundle'];

/** The response that holds the bundles. */
export type BundleListResponse = Schemas['BundleListResponse'];

/** The fields of a new bundle. They are not documented, so nothing is required and nothing refused. */
export type BundleCreate = Schemas['BundleCreate'];

/** The response that holds one bundle. */
export type BundleResponse = Schemas['BundleResponse'];

/** An item adjustment as a row of the list, without its lines. */
export type InventoryAdjustmentListItem = Schemas['InventoryAdjustmentListItem'];

/** The response that holds the item adjustments. */
export type InventoryAdjustmentListResponse = Schemas['InventoryAdjustmentListResponse'];

/** A line of a new item adjustment. The adjustment's type decides on `quantity_adjusted`. */
export type InventoryAdjustmentLineInput = Schemas['InventoryAdjustmentLineInput'];

/** The fields of a new item adjustment. */
export type InventoryAdjustmentCreate = Schemas['InventoryAdjustmentCreate'];

/** A line of an item adjustment. */
export type InventoryAdjustmentLine = Schemas['InventoryAdjustmentLine'];

/** A correction of the quantity or the value of items in stock. */
export type InventoryAdjustment = Schemas['InventoryAdjustment'];

/** The response that holds one item adjustment. */
export type InventoryAdjustmentResponse = Schemas['InventoryAdjustmentResponse'];

/** A transfer order as a row of the list, without its lines. */
export type TransferOrderListItem = Schemas['TransferOrderListItem'];

/** The response that holds the transfer orders. */
export type TransferOrderListResponse = Schemas['TransferOrderListResponse'];

/** A line of a new transfer order. */
export type TransferOrderLineInput = Schemas['TransferOrderLineInput'];

/** The fields of a new transfer order. */
export type TransferOrderCreate = Schemas['TransferOrderCreate'];

/** A line of a transfer order. */
export type TransferOrderLine = Schemas['TransferOrderLine'];

/** A move of items from one warehouse to another. */
export type TransferOrder = Schemas['TransferOrder'];

/** The response that holds one transfer order. */
export type TransferOrderResponse = Schemas['TransferOrderResponse'];

/** A postal address of a contact. */
export type ContactAddress = Schemas['ContactAddress'];

/** The default templates for the contact's invoices, estimates and credit notes, and for the e-mails that bring them. Which of the fields are accepted as input is not documented. */
export type ContactDefaultTemplates = Schemas['ContactDefaultTemplates'];

/** GST identification number, 15 characters. */
export type GstNumber = Schemas['GstNumber'];

/** How GST treats the party. */
export type GstTreatment = Schemas['GstTreatment'];

/** A contact person, as a contact carries it. */
export type ContactPersonEntry = Schemas['ContactPersonEntry'];

/** A party that the organization trades with. */
export type Contact = Schemas['Contact'];

/** The response that holds the contacts. */
export type ContactListResponse = Schemas['ContactListResponse'];

/** A contact person to enter with a contact. Which of its fields are required is not documented. */
export type ContactPersonEntryInput = Schemas['ContactPersonEntryInput'];

/** The fields of a new contact. Documented as arguments are `contact_name`, which alone is required, `company_name`, `contact_type`, `website`, `payment_terms`, `currency_id`, `custom_fields`, `billing_address`, `shipping_address`, `contact_persons` and `default_templates`. The others are inferred from the record. */
export type ContactCreate = Schemas['ContactCreate'];

/** The response that holds one contact. */
export type ContactResponse = Schemas['ContactResponse'];

/** The fields of a contact to change. They are documented as contact fields without a list of them, so these are the fields that creating a contact takes; which of them are required is not documented. */
export type ContactUpdate = Schemas['ContactUpdate'];

/** The content of an e-mail. The payload beside the envelope is not documented. */
export type EmailContentResponse = Schemas['EmailContentResponse'];

/** The e-mail to send. Its fields are not documented, so nothing is required and nothing refused. */
export type EmailRequest = Schemas['EmailRequest'];

/** A comment on a record, or an entry of its history. */
export type Comment = Schemas['Comment'];

/** The comments on a record and its history. */
export type CommentListResponse = Schemas['CommentListResponse'];

/** The fields of a new contact person. `first_name` alone is documented as required; `contact_id` is not, though it is what says whose contact person this is. */
export type ContactPersonCreate = Schemas['ContactPersonCreate'];

/** A person to deal with at a contact. */
export type ContactPerson = Schemas['ContactPerson'];

/** The response that holds one contact person, which is documented as an array. */
export type ContactPersonArrayResponse = Schemas['ContactPersonArrayResponse'];

/** The fields of a contact person to change, those of creation. Here `contact_id` is required beside `first_name`. */
export type ContactPersonUpdate = Schemas['ContactPersonUpdate'];

/** The response that holds the contact persons. */
export type ContactPersonListResponse = Schemas['ContactPersonListResponse'];

/** A contact person whom a package concerns. */
export type PackageContactPerson = Schemas['PackageContactPerson'];

/** A postal address as sales and purchase documents carry it. */
export type DocumentAddress = Schemas['DocumentAddress'];

/** A postal address of a package. */
export type PackageAddress = Schemas['PackageAddress'];

/** A custom field of an item in a package. */
export type PackageItemCustomField = Schemas['PackageItemCustomField'];

/** A line of a package. */
export type PackageLineItem = Schemas['PackageLineItem'];

/** Items of a sales order, packed for shipping. */
export type Package = Schemas['Package'];

/** The list of packages. */
export type PackageListResponse = Schemas['PackageListResponse'];

/** A line of a new package. Neither of its fields is documented as required. */
export type PackageLineItemInput = Schemas['PackageLineItemInput'];

/** A new package. Its sales order is named by a query parameter. */
export type PackageCreate = Schemas['PackageCreate'];

/** The response that holds a new package, which is documented as an array. */
export type PackageArrayResponse = Schemas['PackageArrayResponse'];

/** A contact person whom the record concerns, by id. */
export type DocumentContactPerson = Schemas['DocumentContactPerson'];

/** A new shipment order. Its packages are named by a query parameter; its sales order may be named by another. */
export type ShipmentOrderCreate = Schemas['ShipmentOrderCreate'];

/** A line of a shipment order. */
export type ShipmentOrderLineItem = Schemas['ShipmentOrderLineItem'];

/** A tax and what it comes to on a sales or purchase document. */
export type DocumentTax = Schemas['DocumentTax'];

/** The dispatch of packages. */
export type ShipmentOrder = Schemas['ShipmentOrder'];

/** The response that holds one shipment order. */
export type ShipmentOrderResponse = Schemas['ShipmentOrderResponse'];

/** A payment provider on offer. */
export type PaymentGateway = Schemas['PaymentGateway'];

/** How the customer may pay online. */
export type PaymentOptions = Schemas['PaymentOptions'];

/** A field that the organization has added to a document, with its place in print. */
export type DocumentCustomField = Schemas['DocumentCustomField'];

/** A contact person whom an invoice concerns. */
export type InvoiceContactPerson = Schemas['InvoiceContactPerson'];

/** State of an invoice or a retainer invoice. */
export type InvoiceStatus = Schemas['InvoiceStatus'];

/** A line of an invoice. */
export type InvoiceLineItem = Schemas['InvoiceLineItem'];

/** A bill to a customer for goods or services. */
export type Invoice = Schemas['Invoice'];

/** The list of invoices. */
export type InvoiceListResponse = Schemas['InvoiceListResponse'];

/** A line of a new invoice. */
export type InvoiceLineItemCreate = Schemas['InvoiceLineItemCreate'];

/** The fields of a new invoice. Which of them are taken, and which are required, is not documented. */
export type InvoiceCreate = Schemas['InvoiceCreate'];

/** The response that holds one invoice. */
export type InvoiceResponse = Schemas['InvoiceResponse'];

/** A line of an invoice as it is to be. */
export type InvoiceLineItemUpdate = Schemas['InvoiceLineItemUpdate'];

/** The fields of an invoice to change. Which of them are taken, and which are required, is not documented. */
export type InvoiceUpdate = Schemas['InvoiceUpdate'];

/** The bytes of a PDF file of one or more invoices. */
export type InvoicePdf = Schemas['InvoicePdf'];

/** The e-mails to send. The fields of the body are not documented, nor whether the invoices to send are named here or in the query, so nothing is required and nothing refused. */
export type BulkEmailRequest = Schemas['BulkEmailRequest'];

/** A template for one kind of sales document. */
export type TemplateSummary = Schemas['TemplateSummary'];

/** The templates for one kind of sales document. */
export type TemplateListResponse = Schemas['TemplateListResponse'];

/** A payment that has been applied to an invoice. */
export type InvoicePayment = Schemas['InvoicePayment'];

/** The payments of an invoice. */
export type InvoicePaymentListResponse = Schemas['InvoicePaymentListResponse'];

/** A credit that has been applied to an invoice. */
export type InvoiceAppliedCredit = Schemas['InvoiceAppliedCredit'];

/** The credits that have been applied to an invoice. */
export type InvoiceAppliedCreditListResponse = Schemas['InvoiceAppliedCreditListResponse'];

/** The credits to apply. The fields of the body are not documented, so nothing is required and nothing refused. */
export type InvoiceCreditsRequest = Schemas['InvoiceCreditsRequest'];

/** What is to be done with an attachment. The body is not documented, so other fields are not refused. */
export type AttachmentPreference = Schemas['AttachmentPreference'];

/** A file to attach, as a form field. The body is not documented, so no field is required and others are not refused. */
export type AttachmentUpload = Schemas['AttachmentUpload'];

/** A comment to add, or the new text of one. Which fields are taken is not documented, so none is required and others are not refused. */
export type CommentInput = Schemas['CommentInput'];

/** The response that holds one comment. */
export type CommentResponse = Schemas['CommentResponse'];

/** Number of the retainer invoice. At most 100 characters. */
export type RetainerInvoiceNumber = Schemas['RetainerInvoiceNumber'];

/** A postal address of a document, with a second line for the street. */
export type TwoLineDocumentAddress = Schemas['TwoLineDocumentAddress'];

/** A line of a retainer invoice. */
export type RetainerInvoiceLineItem = Schemas['RetainerInvoiceLineItem'];

/** A file to attach to a record, by its id. */
export type AttachedDocumentInput = Schemas['AttachedDocumentInput'];

/** A file that is attached to a record. */
export type AttachedDocument = Schemas['AttachedDocument'];

/** A file that is attached to a retainer invoice. */
export type RetainerInvoiceDocument = Schemas['RetainerInvoiceDocument'];

/** A bill to a customer for an advance payment. */
export type RetainerInvoice = Schemas['RetainerInvoice'];

/** The list of retainer invoices. */
export type RetainerInvoiceListResponse = Schemas['RetainerInvoiceListResponse'];

/** A line of a new retainer invoice. */
export type RetainerInvoiceLineItemCreate = Schemas['RetainerInvoiceLineItemCreate'];

/** The fields of a new retainer invoice. All but `retainerinvoice_number` are documented. Where the query asks to skip automatic numbering, that number is mandatory as well. */
export type RetainerInvoiceCreate = Schemas['RetainerInvoiceCreate'];

/** The response that holds one retainer invoice. */
export type RetainerInvoiceResponse = Schemas['RetainerInvoiceResponse'];

/** A line of a retainer invoice as it is to be. */
export type RetainerInvoiceLineItemUpdate = Schemas['RetainerInvoiceLineItemUpdate'];

/** The fields of a retainer invoice to change. Which of them are taken, and which are required, is not documented. */
export type RetainerInvoiceUpdate = Schemas['RetainerInvoiceUpdate'];

/** An invoice that a payment is applied to. */
export type CustomerPaymentInvoice = Schemas['CustomerPaymentInvoice'];

/** A custom field of a customer payment. */
export type CustomerPaymentCustomField = Schemas['CustomerPaymentCustomField'];

/** A payment that a customer has made. */
export type CustomerPayment = Schemas['CustomerPayment'];

/** The list of customer payments. */
export type CustomerPaymentListResponse = Schemas['CustomerPaymentListResponse'];

/** An invoice to apply a payment to. */
export type CustomerPaymentInvoiceInput = Schemas['CustomerPaymentInvoiceInput'];

/** The value for a custom field of a new payment. */
export type CustomerPaymentCustomFieldInput = Schemas['CustomerPaymentCustomFieldInput'];

/** A new customer payment. */
export type CustomerPaymentCreate = Schemas['CustomerPaymentCreate'];

/** The response that holds one customer payment. */
export type CustomerPaymentResponse = Schemas['CustomerPaymentResponse'];

/** A sales return as a row of the list. */
export type SalesReturnListItem = Schemas['SalesReturnListItem'];

/** The list of sales returns. */
export type SalesReturnListResponse = Schemas['SalesReturnListResponse'];

/** A line of a new sales return. None of its fields is documented as required. */
export type SalesReturnLineItemInput = Schemas['SalesReturnLineItemInput'];

/** A new sales return. Its sales order may be named by a query parameter. */
export type SalesReturnCreate = Schemas['SalesReturnCreate'];

/** A line of a sales return. */
export type SalesReturnLineItem = Schemas['SalesReturnLineItem'];

/** A comment on a sales return, or an entry of its history. */
export type SalesReturnComment = Schemas['SalesReturnComment'];

/** An authorization for a customer to send items back. */
export type SalesReturn = Schemas['SalesReturn'];

/** The response that holds one sales return. */
export type SalesReturnResponse = Schemas['SalesReturnResponse'];

/** A line of a sales return that is changed. None of its fields is documented as required. */
export type SalesReturnLineItemUpdate = Schemas['SalesReturnLineItemUpdate'];

/** The fields of a sales return to change, those of creation. */
export type SalesReturnUpdate = Schemas['SalesReturnUpdate'];

/** How GST treats the party. For contacts and invoices the values are `business_gst`, `business_none`, `overseas` and `consumer`. */
export type OpenGstTreatment = Schemas['OpenGstTreatment'];

/** A postal address of a document, with its country. */
export type DocumentAddressWithCountry = Schemas['DocumentAddressWithCountry'];

/** A postal address of a credit note, with a second line for the street and a country. */
export type CreditNoteAddress = Schemas['CreditNoteAddress'];

/** Serial numbers of the units. */
export type SerialNumbers = Schemas['SerialNumbers'];

/** A line of a credit note. */
export type CreditNoteLineItem = Schemas['CreditNoteLineItem'];

/** An invoice that a credit note has been applied to. */
export type CreditNoteInvoice = Schemas['CreditNoteInvoice'];

/** A tax and what it comes to on a credit note. */
export type CreditNoteTax = Schemas['CreditNoteTax'];

/** A credit that is owed to a customer, to be refunded or applied to invoices. */
export type CreditNote = Schemas['CreditNote'];

/** The list of credit notes. */
export type CreditNoteListResponse = Schemas['CreditNoteListResponse'];

/** A line of a new credit note. */
export type CreditNoteLineItemCreate = Schemas['CreditNoteLineItemCreate'];

/** The fields of a new credit note. Documented as arguments are `customer_id`, `date` and `line_items`, which are required, `contact_persons`, `is_draft` and `exchange_rate`. The others are inferred from the record. To create a credit note from an invoice or from a sales return, each line names its origin; see the lines. */
export type CreditNoteCreate = Schemas['CreditNoteCreate'];

/** The response that holds one credit note. */
export type CreditNoteResponse = Schemas['CreditNoteResponse'];

/** A line of a credit note as it is to be. */
export type CreditNoteLineItemUpdate = Schemas['CreditNoteLineItemUpdate'];

/** The fields of a credit note to change. Which of them are taken, and which are required, is not documented. */
export type CreditNoteUpdate = Schemas['CreditNoteUpdate'];

/** The e-mail history of a credit note. The payload beside the envelope is not documented. */
export type EmailHistoryResponse = Schemas['EmailHistoryResponse'];

/** An invoice that a credit note has been applied to, as a row of the list. */
export type CreditNoteInvoiceListItem = Schemas['CreditNoteInvoiceListItem'];

/** The invoices that a credit note has been applied to. */
export type CreditNoteInvoiceListResponse = Schemas['CreditNoteInvoiceListResponse'];

/** A share of the credit to apply to an invoice. */
export type CreditNoteInvoiceCredit = Schemas['CreditNoteInvoiceCredit'];

/** The invoices to apply a credit note to. The body is not documented, so no field is required and others are not refused. */
export type CreditNoteApplication = Schemas['CreditNoteApplication'];

/** A refund of a credit note. */
export type CreditNoteRefund = Schemas['CreditNoteRefund'];

/** Refunds of one credit note or of all. */
export type CreditNoteRefundListResponse = Schemas['CreditNoteRefundListResponse'];

/** A refund to record, or the fields of one to change. Which of them are taken, and which are required, is not documented, nor which of the two amounts counts. */
export type RefundInput = Schemas['RefundInput'];

/** The response that holds one refund of a credit note. */
export type CreditNoteRefundResponse = Schemas['CreditNoteRefundResponse'];

/** A line of a purchase receive. None of its fields is documented as required. Whether a new receive names the line of its purchase order by `line_item_id` is not documented. */
export type PurchaseReceiveLineItem = Schemas['PurchaseReceiveLineItem'];

/** A new purchase receive. Its purchase order is named by a query parameter. */
export type PurchaseReceiveCreate = Schemas['PurchaseReceiveCreate'];

/** Goods that came in for a purchase order. */
export type PurchaseReceive = Schemas['PurchaseReceive'];

/** The response that holds one purchase receive. */
export type PurchaseReceiveResponse = Schemas['PurchaseReceiveResponse'];

/** A tag on a line of a vendor credit, and the option chosen for it. */
export type VendorCreditLineItemTag = Schemas['VendorCreditLineItemTag'];

/** A custom field of an item on a line of a vendor credit. */
export type VendorCreditItemCustomField = Schemas['VendorCreditItemCustomField'];

/** A line of a vendor credit. */
export type VendorCreditLineItem = Schemas['VendorCreditLineItem'];

/** A comment on a vendor credit, or an entry of its history. */
export type VendorCreditComment = Schemas['VendorCreditComment'];

/** Money that a vendor has paid back for a vendor credit. */
export type VendorCreditRefund = Schemas['VendorCreditRefund'];

/** A bill that a vendor credit has been applied to. */
export type VendorCreditBill = Schemas['VendorCreditBill'];

/** A credit received from a vendor, who refunds it or has it applied to bills. */
export type VendorCredit = Schemas['VendorCredit'];

/** The list of vendor credits. */
export type VendorCreditListResponse = Schemas['VendorCreditListResponse'];

/** A line of a vendor credit, as written. None of its fields is documented as required. What `tags` and `item_custom_fields` hold is documented for the record alone. */
export type VendorCreditLineItemInput = Schemas['VendorCreditLineItemInput'];

/** A new vendor credit. `vendor_id` alone is required. All fields are documented as arguments but `is_reverse_charge_applied`, `currency_id` and `custom_fields`, which are inferred from the record: further arguments are documented to exist without being named. */
export type VendorCreditCreate = Schemas['VendorCreditCreate'];

/** The response that holds one vendor credit. */
export type VendorCreditResponse = Schemas['VendorCreditResponse'];

/** The fields of a vendor credit to change. Which of them are taken, and which are required, is not documented. */
export type VendorCreditUpdate = Schemas['VendorCreditUpdate'];

/** The bills that a vendor credit has been applied to. */
export type VendorCreditBillListResponse = Schemas['VendorCreditBillListResponse'];

/** A share of the credit to apply to a bill. */
export type VendorCreditBillCredit = Schemas['VendorCreditBillCredit'];

/** The bills to apply a vendor credit to. The body is not documented, so no field is required and others are not refused. */
export type VendorCreditApplication = Schemas['VendorCreditApplication'];

/** Refunds of one vendor credit, or of all. */
export type VendorCreditRefundListResponse = Schemas['VendorCreditRefundListResponse'];

/** The response that holds one refund of a vendor credit. */
export type VendorCreditRefundResponse = Schemas['VendorCreditRefundResponse'];

/** The comments on a vendor credit and its history. */
export type VendorCreditCommentListResponse = Schemas['VendorCreditCommentListResponse'];

/** The response that holds one comment on a vendor credit. */
export type VendorCreditCommentResponse = Schemas['VendorCreditCommentResponse'];
