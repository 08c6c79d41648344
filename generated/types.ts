// Made from openapi/ by `npm run build`. Do not edit.

import type * as models from './models.ts';

export interface paths {
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations
         * @description Returns the organizations. Every other operation requires an organization's ID in the query parameter `organization_id`.
         */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxes": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List taxes
         * @description Returns a page of taxes. `page_context.has_more_page` shows whether another page follows.
         */
        get: operations["listTaxes"];
        put?: never;
        /**
         * Create a tax
         * @description Creates a tax and returns it in an array.
         */
        post: operations["createTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxes/{tax_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tax */
        get: operations["getTax"];
        /**
         * Update a tax
         * @description Accepts the same fields as `createTax`. Returns the tax as an object; `createTax` returns an array.
         */
        put: operations["updateTax"];
        post?: never;
        /** Delete a tax */
        delete: operations["deleteTax"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxgroups": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a tax group */
        post: operations["createTaxGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxgroups/{tax_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a tax group */
        get: operations["getTaxGroup"];
        /** Update a tax group */
        put: operations["updateTaxGroup"];
        post?: never;
        /** Delete a tax group */
        delete: operations["deleteTaxGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricebooks": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List price lists
         * @description Returns the price lists in `pricebooks`.
         */
        get: operations["listPriceLists"];
        put?: never;
        /**
         * Create a price list
         * @description Creates a price list. If `pricebook_type` is `per_item`, list each item's price in `pricebook_items`. `percentage` is documented only in responses.
         */
        post: operations["createPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricebooks/{pricebook_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                pricebook_id: components["parameters"]["PricebookId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a price list
         * @description Accepts the same fields as `createPriceList`. Each entry in `pricebook_items` can also include its `pricebook_item_id`.
         */
        put: operations["updatePriceList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/multiwarehouse/enable": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable multiple warehouses
         * @description Enables multiple warehouses for the organization. Send no request body. Requires `ServiceAPI.preferences.CREATE`.
         */
        post: operations["enableMultiWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/warehouses": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Returns the warehouses. Each one has a `country`, which other responses leave out.
         */
        get: operations["listWarehouses"];
        put?: never;
        /**
         * Create a warehouse
         * @description Creates a warehouse. Only `warehouse_name` is required.
         */
        post: operations["createWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/warehouses/{warehouse_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a warehouse
         * @description Accepts the same fields as `createWarehouse`. `warehouse_name` is required.
         */
        put: operations["updateWarehouse"];
        post?: never;
        /** Delete a warehouse */
        delete: operations["deleteWarehouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List items */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Creates an item, on its own or in an item group. Only `name` is required.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/itemgroups": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List item groups
         * @description Returns item groups, each with its `created_time` and `last_modified_time`.
         */
        get: operations["listItemGroups"];
        put?: never;
        /**
         * Create an item group
         * @description Creates an item group with its items and attributes. `group_name` and `unit` are required. You can attach an image in the form field `image`. Returns the group's fields at the top level, next to `code` and `message`.
         */
        post: operations["createItemGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/itemgroups/{group_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update an item group
         * @description Requires the group's `group_name` and `unit`, and the item's `name`, `rate`, `purchase_rate` and `sku`.
         */
        put: operations["updateItemGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List composite items */
        get: operations["listCompositeItems"];
        put?: never;
        /**
         * Create a composite item
         * @description Creates a composite item from the items in `mapped_items`. Requires `name`, `mapped_items`, `sku`, `item_type`, `rate` and `product_type`. `product_type` isn't returned.
         */
        post: operations["createCompositeItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems/{composite_item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a composite item */
        get: operations["getCompositeItem"];
        /** Update a composite item */
        put: operations["updateCompositeItem"];
        post?: never;
        /** Delete a composite item */
        delete: operations["deleteCompositeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems/{composite_item_id}/active": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                composite_item_id: components["parameters"]["UnusedCompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a composite item as active
         * @description Sets the composite item's `status` to `active`.
         */
        post: operations["markCompositeItemActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems/{composite_item_id}/inactive": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                composite_item_id: components["parameters"]["UnusedCompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a composite item as inactive
         * @description Sets the composite item's `status` to `inactive`.
         */
        post: operations["markCompositeItemInactive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems/{composite_item_id}/image": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an image to a composite item
         * @description Send the image as `multipart/form-data`, in the field `image`.
         */
        post: operations["addCompositeItemImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundles": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bundles */
        get: operations["listBundles"];
        put?: never;
        /** Create a bundle */
        post: operations["createBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bundles/{bundle_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        /** Get a bundle */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        /** Delete a bundle */
        delete: operations["deleteBundle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventoryadjustments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List item adjustments
         * @description Returns item adjustments without their `line_items`.
         */
        get: operations["listItemAdjustments"];
        put?: never;
        /**
         * Create an item adjustment
         * @description Adjusts the quantity or the value of items, depending on `adjustment_type`. `date`, `reason`, `adjustment_type` and `line_items` are required.
         */
        post: operations["createItemAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventoryadjustments/{inventory_adjustment_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                inventory_adjustment_id: components["parameters"]["InventoryAdjustmentId"];
            };
            cookie?: never;
        };
        /**
         * Get an item adjustment
         * @description Returns an item adjustment with its `line_items`.
         */
        get: operations["getItemAdjustment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transferorders": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transfer orders
         * @description Returns transfer orders without their `line_items`.
         */
        get: operations["listTransferOrders"];
        put?: never;
        /**
         * Create a transfer order
         * @description Transfers items between two warehouses. The order counts as transferred unless `is_intransit_order` is `true`.
         */
        post: operations["createTransferOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transferorders/{transfer_order_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                transfer_order_id: components["parameters"]["TransferOrderId"];
            };
            cookie?: never;
        };
        /**
         * Get a transfer order
         * @description Returns a transfer order with its `line_items`.
         */
        get: operations["getTransferOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contacts */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact and its `contact_persons`. Only `contact_name` is required.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns a contact with its addresses, contact persons and default templates.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Accepts the same fields as `createContact`.
         */
        put: operations["updateContact"];
        post?: never;
        /** Delete a contact */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/{contact_id}/active": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_id: components["parameters"]["UnusedContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact as active
         * @description Sets the contact's `status` to `active`. The path starts with `/contact`, not `/contacts`.
         */
        post: operations["markContactActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/inactive": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_id: components["parameters"]["UnusedContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact as inactive
         * @description Sets the contact's `status` to `inactive`.
         */
        post: operations["markContactInactive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/statements/email": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Get the email of a statement
         * @description Returns the content of the statement email. To send the statement, use `emailContactStatement`.
         */
        get: operations["getContactStatementEmail"];
        put?: never;
        /**
         * Email a statement to a contact
         * @description Sends the statement. To get the email's content first, use `getContactStatementEmail`.
         */
        post: operations["emailContactStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/email": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a contact */
        post: operations["emailContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/comments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /** List the comments on a contact */
        get: operations["listContactComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/contactpersons": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact person
         * @description Creates a contact person for the contact in `contact_id`. Only `first_name` is required. Returns the contact person in an array.
         */
        post: operations["createContactPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/contactpersons/{contact_person_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contact person
         * @description Accepts the same fields as `createContactPerson`. `contact_id` and `first_name` are required. Returns the contact person in an array.
         */
        put: operations["updateContactPerson"];
        post?: never;
        /** Delete a contact person */
        delete: operations["deleteContactPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/contactpersons": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /** List the contact persons of a contact */
        get: operations["listContactPersons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description Returns packages. Filter them by status with `filter_by` (for example, `Status.NotShipped`), or by number, sales order, date, shipment date, customer or delivery method.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Create a package
         * @description Creates a package from lines of the sales order in `salesorder_id`. `date` and `line_items` are required. Returns the package in an array.
         */
        post: operations["createPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipmentorders": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a shipment order
         * @description Creates a shipment order for the packages in `package_ids`. `shipment_number`, `date`, `delivery_method` and `tracking_number` are required.
         */
        post: operations["createShipmentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Accepts an invoice's fields, except those that only the server sets.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns an invoice with its lines, taxes and addresses. `total` and `balance` are strings.
         */
        get: operations["getInvoice"];
        /** Update an invoice */
        put: operations["updateInvoice"];
        post?: never;
        /** Delete an invoice */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/pdf": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export invoices as PDF */
        get: operations["exportInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/print": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get invoices for printing */
        get: operations["printInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/status/sent": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["DraftInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as sent
         * @description Sets the invoice's `status` to `sent`.
         */
        post: operations["markInvoiceSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/status/void": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["UnpaidInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Sets the invoice's `status` to `void`.
         */
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/status/draft": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["VoidInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as a draft
         * @description Sets the invoice's `status` to `draft`.
         */
        post: operations["markInvoiceDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/writeoff": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["UnpaidInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write off an invoice */
        post: operations["writeOffInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/writeoff/cancel": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["WrittenOffInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the write-off of an invoice */
        post: operations["cancelInvoiceWriteOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/email": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the email of an invoice
         * @description Returns the email's content. To send the invoice, use `emailInvoice`.
         */
        get: operations["getInvoiceEmail"];
        put?: never;
        /**
         * Email an invoice
         * @description Sends the invoice. To get the email's content first, use `getInvoiceEmail`.
         */
        post: operations["emailInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/email": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email several invoices */
        post: operations["emailInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/paymentreminder": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the payment reminder of an invoice
         * @description Returns the content of the payment reminder email.
         */
        get: operations["getInvoicePaymentReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/paymentreminder/disable": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable the payment reminder of an invoice
         * @description Sets `payment_reminder_enabled` to `false`.
         */
        post: operations["disableInvoicePaymentReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/paymentreminder/enable": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the payment reminder of an invoice
         * @description Sets `payment_reminder_enabled` to `true`.
         */
        post: operations["enableInvoicePaymentReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/address/billing": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update the billing address of an invoice */
        put: operations["updateInvoiceBillingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/address/shipping": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update the shipping address of an invoice */
        put: operations["updateInvoiceShippingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/templates": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoice templates
         * @description Returns the templates that `setInvoiceTemplate` accepts.
         */
        get: operations["listInvoiceTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/templates/{template_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
                template_id: components["parameters"]["InvoiceTemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of an invoice
         * @description Sets the invoice's template to one from `listInvoiceTemplates`.
         */
        put: operations["setInvoiceTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/payments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /** List the payments of an invoice */
        get: operations["listInvoicePayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/creditsapplied": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /** List the credits applied to an invoice */
        get: operations["listInvoiceAppliedCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/credits": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["UnpaidInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply credits to an invoice */
        post: operations["applyInvoiceCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/payments/{invoice_payment_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
                invoice_payment_id: components["parameters"]["InvoicePaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a payment of an invoice */
        delete: operations["deleteInvoicePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/creditsapplied/{creditnotes_invoice_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["CreditedInvoiceId"];
                creditnotes_invoice_id: components["parameters"]["CreditNotesInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an applied credit of an invoice */
        delete: operations["deleteInvoiceAppliedCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/attachment": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /** Get the attachment of an invoice */
        get: operations["getInvoiceAttachment"];
        /** Update the attachment preference of an invoice */
        put: operations["updateInvoiceAttachmentPreference"];
        /** Attach a file to an invoice */
        post: operations["addInvoiceAttachment"];
        /** Delete the attachment of an invoice */
        delete: operations["deleteInvoiceAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/comments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /** List the comments and history of an invoice */
        get: operations["listInvoiceComments"];
        put?: never;
        /** Add a comment to an invoice */
        post: operations["addInvoiceComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/comments/{comment_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                invoice_id: components["parameters"]["InvoiceId"];
                comment_id: components["parameters"]["InvoiceCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update a comment on an invoice */
        put: operations["updateInvoiceComment"];
        post?: never;
        /** Delete a comment on an invoice */
        delete: operations["deleteInvoiceComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List retainer invoices
         * @description You can search retainer invoices by number with `retainerinvoice_number_startswith` and `retainerinvoice_number_contains`.
         */
        get: operations["listRetainerInvoices"];
        put?: never;
        /**
         * Create a retainer invoice
         * @description Creates a retainer invoice. Only `customer_id` and `line_items` are required. If `ignore_auto_number_generation` is `true`, automatic numbering is skipped and `retainerinvoice_number` is also required. Requires `ServiceAPI.invoices.CREATE`.
         */
        post: operations["createRetainerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a retainer invoice
         * @description Returns a retainer invoice with its lines, taxes and addresses. `total` and `balance` are strings.
         */
        get: operations["getRetainerInvoice"];
        /** Update a retainer invoice */
        put: operations["updateRetainerInvoice"];
        post?: never;
        /** Delete a retainer invoice */
        delete: operations["deleteRetainerInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/status/sent": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["ApprovedRetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a retainer invoice as sent
         * @description Sets the retainer invoice's `status` to `sent`.
         */
        post: operations["markRetainerInvoiceSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/status/void": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["ApprovedRetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a retainer invoice
         * @description Sets the retainer invoice's `status` to `void`.
         */
        post: operations["voidRetainerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/status/draft": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["VoidRetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a retainer invoice as a draft
         * @description Sets the retainer invoice's `status` to `draft`.
         */
        post: operations["markRetainerInvoiceDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/submit": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["DraftRetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a retainer invoice for approval */
        post: operations["submitRetainerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/approve": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["SubmittedRetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a retainer invoice */
        post: operations["approveRetainerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/email": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the email of a retainer invoice
         * @description Returns the email's content. To send the retainer invoice, use `emailRetainerInvoice`.
         */
        get: operations["getRetainerInvoiceEmail"];
        put?: never;
        /**
         * Email a retainer invoice
         * @description Sends the retainer invoice. To get the email's content first, use `getRetainerInvoiceEmail`.
         */
        post: operations["emailRetainerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/address/billing": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update the billing address of a retainer invoice */
        put: operations["updateRetainerInvoiceBillingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/templates": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List retainer invoice templates
         * @description Returns the templates that `setRetainerInvoiceTemplate` accepts.
         */
        get: operations["listRetainerInvoiceTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/templates/{template_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                template_id: components["parameters"]["RetainerInvoiceTemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of a retainer invoice
         * @description Sets the retainer invoice's template to one from `listRetainerInvoiceTemplates`.
         */
        put: operations["setRetainerInvoiceTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/attachment": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /** Get the attachment of a retainer invoice */
        get: operations["getRetainerInvoiceAttachment"];
        put?: never;
        /** Attach a file to a retainer invoice */
        post: operations["addRetainerInvoiceAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/documents/{document_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                document_id: components["parameters"]["AttachedDocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an attachment of a retainer invoice
         * @description `document_id` identifies the file. The path has `documents` where the other attachment operations have `attachment`.
         */
        delete: operations["deleteRetainerInvoiceAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/comments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /** List the comments and history of a retainer invoice */
        get: operations["listRetainerInvoiceComments"];
        put?: never;
        /** Add a comment to a retainer invoice */
        post: operations["addRetainerInvoiceComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/comments/{comment_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                comment_id: components["parameters"]["RetainerInvoiceCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update a comment on a retainer invoice */
        put: operations["updateRetainerInvoiceComment"];
        post?: never;
        /** Delete a comment on a retainer invoice */
        delete: operations["deleteRetainerInvoiceComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customerpayments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customer payments
         * @description You can filter payments by mode with `filter_by`, such as `PaymentMode.Cash`, and by customer name, reference number, date, amount and notes.
         */
        get: operations["listCustomerPayments"];
        put?: never;
        /**
         * Record a customer payment
         * @description Records a payment and applies it to invoices. `customer_id`, `payment_mode`, `amount` and `invoices` are required. Returns the payment in `payment`.
         */
        post: operations["createCustomerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreturns": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales returns
         * @description Each sales return in the list has its customer, quantity, refunded amount, `receive_status` and `refund_status`, which a single sales return doesn't have. Requires `ServiceAPI.salesreturns.GET`.
         */
        get: operations["listSalesReturns"];
        put?: never;
        /**
         * Create a sales return
         * @description Creates a sales return for shipped units of a sales order. `line_items` is required. On each line, `quantity` is the number of units you can receive, and `non_receive_quantity` the number you can't.
         */
        post: operations["createSalesReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesreturns/{salesreturn_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                salesreturn_id: components["parameters"]["SalesReturnId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a sales return
         * @description Accepts the same fields as `createSalesReturn`. Each line can also include its `line_item_id`.
         */
        put: operations["updateSalesReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List credit notes */
        get: operations["listCreditNotes"];
        put?: never;
        /**
         * Create a credit note
         * @description Creates a credit note. `customer_id`, `date` and `line_items` are required. Set `is_draft` to `true` to create a draft. To credit an invoice or a sales return, reference it on every line and use the same values as the invoice. If a sales return line has both receivable and credit-only units, split it into two lines.
         */
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description Returns a credit note with its lines, its taxes and the invoices it was applied to.
         */
        get: operations["getCreditNote"];
        /** Update a credit note */
        put: operations["updateCreditNote"];
        post?: never;
        /** Delete a credit note */
        delete: operations["deleteCreditNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/void": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["DraftCreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a credit note
         * @description Sets the credit note's `status` to `void`.
         */
        post: operations["voidCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/draft": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["VoidCreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a credit note as a draft
         * @description Sets the credit note's `status` to `draft`.
         */
        post: operations["markCreditNoteDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/converttoopen": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a credit note as open
         * @description Sets the credit note's `status` to `open`.
         */
        post: operations["markCreditNoteOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/submit": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["DraftCreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a credit note for approval */
        post: operations["submitCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/approve": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["SubmittedCreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a credit note */
        post: operations["approveCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/email": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * Get the email of a credit note
         * @description Returns the email's content. To send the credit note, use `emailCreditNote`.
         */
        get: operations["getCreditNoteEmail"];
        put?: never;
        /**
         * Email a credit note
         * @description Sends the credit note. To get the email's content first, use `getCreditNoteEmail`.
         */
        post: operations["emailCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/emailhistory": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /** List the email history of a credit note */
        get: operations["listCreditNoteEmailHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/address/billing": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update the billing address of a credit note */
        put: operations["updateCreditNoteBillingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/address/shipping": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update the shipping address of a credit note */
        put: operations["updateCreditNoteShippingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/templates": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit note templates
         * @description Returns the templates that `setCreditNoteTemplate` accepts.
         */
        get: operations["listCreditNoteTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/templates/{template_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
                template_id: components["parameters"]["CreditNoteTemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of a credit note
         * @description Sets the credit note's template to one from `listCreditNoteTemplates`.
         */
        put: operations["setCreditNoteTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invoices that a credit note is applied to */
        get: operations["listCreditNoteInvoices"];
        put?: never;
        /**
         * Apply a credit note to invoices
         * @description The credit note's `balance` is the amount not yet applied.
         */
        post: operations["applyCreditNoteToInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/invoices/{creditnote_invoice_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["OpenCreditNoteId"];
                creditnote_invoice_id: components["parameters"]["CreditNoteInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an applied credit of a credit note */
        delete: operations["deleteCreditNoteAppliedCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/refunds": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the refunds of all credit notes */
        get: operations["listAllCreditNoteRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the refunds of a credit note */
        get: operations["listCreditNoteRefunds"];
        put?: never;
        /** Refund a credit note */
        post: operations["refundCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/refunds/{creditnote_refund_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        /** Get a refund of a credit note */
        get: operations["getCreditNoteRefund"];
        /** Update a refund of a credit note */
        put: operations["updateCreditNoteRefund"];
        post?: never;
        /** Delete a refund of a credit note */
        delete: operations["deleteCreditNoteRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/comments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /** List the comments and history of a credit note */
        get: operations["listCreditNoteComments"];
        put?: never;
        /** Add a comment to a credit note */
        post: operations["addCreditNoteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/comments/{comment_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                creditnote_id: components["parameters"]["CreditNoteId"];
                comment_id: components["parameters"]["CreditNoteCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a comment on a credit note */
        delete: operations["deleteCreditNoteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchasereceives": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a purchase receive
         * @description Records goods received against the purchase order in `purchaseorder_id`. `receive_number` and `line_items` are required.
         */
        post: operations["createPurchaseReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchasereceives/{receive_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                receive_id: components["parameters"]["PurchaseReceiveId"];
            };
            cookie?: never;
        };
        /**
         * Get a purchase receive
         * @description Returns a purchase receive with its lines. Both addresses are arrays.
         */
        get: operations["getPurchaseReceive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List vendor credits */
        get: operations["listVendorCredits"];
        put?: never;
        /**
         * Create a vendor credit
         * @description Records a credit from a vendor. `vendor_id` is required, and so is `vendor_credit_number` if automatic numbering is disabled. Requires `ServiceAPI.debitnotes.CREATE`.
         */
        post: operations["createVendorCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a vendor credit
         * @description Returns a vendor credit with its refunds, its comments and the bills it was applied to.
         */
        get: operations["getVendorCredit"];
        /** Update a vendor credit */
        put: operations["updateVendorCredit"];
        post?: never;
        /** Delete a vendor credit */
        delete: operations["deleteVendorCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/status/open": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a vendor credit as open
         * @description Sets the vendor credit's `status` to `open`.
         */
        post: operations["markVendorCreditOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/status/void": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["UnusedVendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a vendor credit
         * @description Sets the vendor credit's `status` to `void`.
         */
        post: operations["voidVendorCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/submit": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["UnusedVendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a vendor credit for approval */
        post: operations["submitVendorCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/approve": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["SubmittedVendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a vendor credit */
        post: operations["approveVendorCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bills that a vendor credit is applied to */
        get: operations["listVendorCreditBills"];
        put?: never;
        /** Apply a vendor credit to bills */
        post: operations["applyVendorCreditToBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/bills/{vendor_credit_bill_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                vendor_credit_bill_id: components["parameters"]["VendorCreditBillId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an applied credit of a vendor credit */
        delete: operations["deleteVendorCreditAppliedCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the refunds of a vendor credit */
        get: operations["listVendorCreditRefunds"];
        put?: never;
        /**
         * Refund a vendor credit
         * @description Records a refund received from the vendor against this credit.
         */
        post: operations["refundVendorCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/refunds/{vendor_credit_refund_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        /** Get a refund of a vendor credit */
        get: operations["getVendorCreditRefund"];
        /** Update a refund of a vendor credit */
        put: operations["updateVendorCreditRefund"];
        post?: never;
        /** Delete a refund of a vendor credit */
        delete: operations["deleteVendorCreditRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/refunds": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the refunds of all vendor credits */
        get: operations["listAllVendorCreditRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/comments": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /** List the comments and history of a vendor credit */
        get: operations["listVendorCreditComments"];
        put?: never;
        /** Add a comment to a vendor credit */
        post: operations["addVendorCreditComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/comments/{comment_id}": {
        parameters: {
            query: {
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                comment_id: components["parameters"]["VendorCreditCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a comment on a vendor credit */
        delete: operations["deleteVendorCreditComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorEnvelope: models.ErrorEnvelope;
        SuccessEnvelope: models.SuccessEnvelope;
        PageContext: models.PageContext;
        Id: models.Id;
        CalendarDate: models.CalendarDate;
        Organization: models.Organization;
        OrganizationListResponse: models.OrganizationListResponse;
        TaxType: models.TaxType;
        UpdatedTax: models.UpdatedTax;
        TaxSpecificType: models.TaxSpecificType;
        Tax: models.Tax;
        TaxListItem: models.TaxListItem;
        TaxListResponse: models.TaxListResponse;
        TaxCreate: models.TaxCreate;
        TaxArrayResponse: models.TaxArrayResponse;
        PathId: models.PathId;
        TaxResponse: models.TaxResponse;
        TaxUpdate: models.TaxUpdate;
        UpdatedTaxResponse: models.UpdatedTaxResponse;
        TaxGroupCreate: models.TaxGroupCreate;
        TaxGroup: models.TaxGroup;
        TaxGroupResponse: models.TaxGroupResponse;
        TaxGroupUpdate: models.TaxGroupUpdate;
        PricebookType: models.PricebookType;
        RoundingType: models.RoundingType;
        SalesOrPurchaseType: models.SalesOrPurchaseType;
        RecordStatus: models.RecordStatus;
        PricebookItem: models.PricebookItem;
        Pricebook: models.Pricebook;
        PricebookListResponse: models.PricebookListResponse;
        PricebookItemCreate: models.PricebookItemCreate;
        PricebookCreate: models.PricebookCreate;
        PricebookResponse: models.PricebookResponse;
        PricebookItemUpdate: models.PricebookItemUpdate;
        PricebookUpdate: models.PricebookUpdate;
        Warehouse: models.Warehouse;
        WarehouseListItem: models.WarehouseListItem;
        WarehouseListResponse: models.WarehouseListResponse;
        WarehouseCreate: models.WarehouseCreate;
        WarehouseResponse: models.WarehouseResponse;
        WarehouseUpdate: models.WarehouseUpdate;
        Sku: models.Sku;
        Upc: models.Upc;
        Ean: models.Ean;
        TaxSpecification: models.TaxSpecification;
        ItemTaxPreference: models.ItemTaxPreference;
        ItemType: models.ItemType;
        ItemDocuments: models.ItemDocuments;
        CustomField: models.CustomField;
        ItemCustomFieldValue: models.ItemCustomFieldValue;
        ItemTaxType: models.ItemTaxType;
        Item: models.Item;
        ItemListResponse: models.ItemListResponse;
        ItemCreate: models.ItemCreate;
        ItemResponse: models.ItemResponse;
        ItemGroupItem: models.ItemGroupItem;
        ItemGroupAttributeOption: models.ItemGroupAttributeOption;
        ItemGroupAttribute: models.ItemGroupAttribute;
        DateTime: models.DateTime;
        ItemGroup: models.ItemGroup;
        ItemGroupListItem: models.ItemGroupListItem;
        ItemGroupListResponse: models.ItemGroupListResponse;
        ItemGroupItemCreate: models.ItemGroupItemCreate;
        ItemGroupCreate: models.ItemGroupCreate;
        BinaryFile: models.BinaryFile;
        ImageUpload: models.ImageUpload;
        ItemGroupImageUpload: models.ItemGroupImageUpload;
        ItemGroupCreatedResponse: models.ItemGroupCreatedResponse;
        ItemGroupUpdate: models.ItemGroupUpdate;
        ItemGroupResponse: models.ItemGroupResponse;
        CompositeItemTaxPreference: models.CompositeItemTaxPreference;
        CompositeItemCustomField: models.CompositeItemCustomField;
        ImageType: models.ImageType;
        MappedItem: models.MappedItem;
        CompositeItem: models.CompositeItem;
        CompositeItemListResponse: models.CompositeItemListResponse;
        MappedItemCreate: models.MappedItemCreate;
        CompositeItemCreate: models.CompositeItemCreate;
        CompositeItemResponse: models.CompositeItemResponse;
        MappedItemUpdate: models.MappedItemUpdate;
        CompositeItemUpdate: models.CompositeItemUpdate;
        OpenBody: models.OpenBody;
        Bundle: models.Bundle;
        BundleListResponse: models.BundleListResponse;
        BundleCreate: models.BundleCreate;
        BundleResponse: models.BundleResponse;
        AdjustmentType: models.AdjustmentType;
        InventoryAdjustmentListItem: models.InventoryAdjustmentListItem;
        InventoryAdjustmentListResponse: models.InventoryAdjustmentListResponse;
        InventoryAdjustmentLineItemCreate: models.InventoryAdjustmentLineItemCreate;
        InventoryAdjustmentCreate: models.InventoryAdjustmentCreate;
        InventoryAdjustmentLineItem: models.InventoryAdjustmentLineItem;
        InventoryAdjustment: models.InventoryAdjustment;
        InventoryAdjustmentResponse: models.InventoryAdjustmentResponse;
        TransferOrderListItem: models.TransferOrderListItem;
        TransferOrderListResponse: models.TransferOrderListResponse;
        TransferOrderLineItemCreate: models.TransferOrderLineItemCreate;
        TransferOrderCreate: models.TransferOrderCreate;
        TransferOrderLineItem: models.TransferOrderLineItem;
        TransferOrder: models.TransferOrder;
        TransferOrderResponse: models.TransferOrderResponse;
        ContactAddress: models.ContactAddress;
        ContactDefaultTemplates: models.ContactDefaultTemplates;
        GstNumber: models.GstNumber;
        GstTreatment: models.GstTreatment;
        ContactPersonEntry: models.ContactPersonEntry;
        Contact: models.Contact;
        ContactListResponse: models.ContactListResponse;
        ContactPersonEntryInput: models.ContactPersonEntryInput;
        ContactCreate: models.ContactCreate;
        ContactResponse: models.ContactResponse;
        ContactUpdate: models.ContactUpdate;
        EmailContentResponse: models.EmailContentResponse;
        EmailRequest: models.EmailRequest;
        Comment: models.Comment;
        CommentListResponse: models.CommentListResponse;
        ContactPersonCreate: models.ContactPersonCreate;
        ContactPerson: models.ContactPerson;
        ContactPersonArrayResponse: models.ContactPersonArrayResponse;
        ContactPersonUpdate: models.ContactPersonUpdate;
        ContactPersonListResponse: models.ContactPersonListResponse;
        PackageContactPerson: models.PackageContactPerson;
        DocumentAddress: models.DocumentAddress;
        PackageAddress: models.PackageAddress;
        PackageItemCustomField: models.PackageItemCustomField;
        PackageLineItem: models.PackageLineItem;
        Package: models.Package;
        PackageListResponse: models.PackageListResponse;
        PackageLineItemCreate: models.PackageLineItemCreate;
        PackageCreate: models.PackageCreate;
        PackageArrayResponse: models.PackageArrayResponse;
        DocumentContactPersonInput: models.DocumentContactPersonInput;
        ShipmentOrderCreate: models.ShipmentOrderCreate;
        DocumentContactPerson: models.DocumentContactPerson;
        ShipmentOrderLineItem: models.ShipmentOrderLineItem;
        DocumentTax: models.DocumentTax;
        ShipmentOrder: models.ShipmentOrder;
        ShipmentOrderResponse: models.ShipmentOrderResponse;
        PaymentGatewayVariant: models.PaymentGatewayVariant;
        PaymentGateway: models.PaymentGateway;
        PaymentOptions: models.PaymentOptions;
        DocumentCustomField: models.DocumentCustomField;
        InvoiceContactPerson: models.InvoiceContactPerson;
        DiscountType: models.DiscountType;
        InvoiceStatus: models.InvoiceStatus;
        ClearedDate: models.ClearedDate;
        ClearedDateTime: models.ClearedDateTime;
        InvoiceLineItem: models.InvoiceLineItem;
        Invoice: models.Invoice;
        InvoiceListResponse: models.InvoiceListResponse;
        InvoiceLineItemCreate: models.InvoiceLineItemCreate;
        InvoiceCreate: models.InvoiceCreate;
        InvoiceResponse: models.InvoiceResponse;
        InvoiceLineItemUpdate: models.InvoiceLineItemUpdate;
        InvoiceUpdate: models.InvoiceUpdate;
        InvoicePdf: models.InvoicePdf;
        BulkEmailRequest: models.BulkEmailRequest;
        TemplateSummary: models.TemplateSummary;
        TemplateListResponse: models.TemplateListResponse;
        InvoicePayment: models.InvoicePayment;
        InvoicePaymentListResponse: models.InvoicePaymentListResponse;
        InvoiceAppliedCredit: models.InvoiceAppliedCredit;
        InvoiceAppliedCreditListResponse: models.InvoiceAppliedCreditListResponse;
        InvoiceCreditNoteInput: models.InvoiceCreditNoteInput;
        InvoiceCreditsRequest: models.InvoiceCreditsRequest;
        AttachmentPreference: models.AttachmentPreference;
        AttachmentUpload: models.AttachmentUpload;
        CommentInput: models.CommentInput;
        CommentResponse: models.CommentResponse;
        RetainerInvoiceNumber: models.RetainerInvoiceNumber;
        TwoLineDocumentAddress: models.TwoLineDocumentAddress;
        RetainerInvoiceLineItem: models.RetainerInvoiceLineItem;
        AttachedDocumentInput: models.AttachedDocumentInput;
        AttachedDocument: models.AttachedDocument;
        RetainerInvoiceDocument: models.RetainerInvoiceDocument;
        RetainerInvoice: models.RetainerInvoice;
        RetainerInvoiceListResponse: models.RetainerInvoiceListResponse;
        RetainerInvoiceLineItemCreate: models.RetainerInvoiceLineItemCreate;
        RetainerInvoiceCreate: models.RetainerInvoiceCreate;
        RetainerInvoiceResponse: models.RetainerInvoiceResponse;
        RetainerInvoiceLineItemUpdate: models.RetainerInvoiceLineItemUpdate;
        RetainerInvoiceUpdate: models.RetainerInvoiceUpdate;
        CustomerPaymentInvoice: models.CustomerPaymentInvoice;
        CustomerPaymentCustomField: models.CustomerPaymentCustomField;
        CustomerPayment: models.CustomerPayment;
        CustomerPaymentListResponse: models.CustomerPaymentListResponse;
        CustomerPaymentInvoiceCreate: models.CustomerPaymentInvoiceCreate;
        CustomerPaymentCustomFieldCreate: models.CustomerPaymentCustomFieldCreate;
        CustomerPaymentCreate: models.CustomerPaymentCreate;
        CustomerPaymentResponse: models.CustomerPaymentResponse;
        SalesReturnListItem: models.SalesReturnListItem;
        SalesReturnListResponse: models.SalesReturnListResponse;
        SalesReturnLineItemCreate: models.SalesReturnLineItemCreate;
        SalesReturnCreate: models.SalesReturnCreate;
        SalesReturnLineItem: models.SalesReturnLineItem;
        SalesReturnComment: models.SalesReturnComment;
        SalesReturn: models.SalesReturn;
        SalesReturnResponse: models.SalesReturnResponse;
        SalesReturnLineItemUpdate: models.SalesReturnLineItemUpdate;
        SalesReturnUpdate: models.SalesReturnUpdate;
        OpenGstTreatment: models.OpenGstTreatment;
        DocumentAddressWithCountry: models.DocumentAddressWithCountry;
        CreditNoteAddress: models.CreditNoteAddress;
        SerialNumbers: models.SerialNumbers;
        CreditNoteLineItem: models.CreditNoteLineItem;
        CreditNoteInvoice: models.CreditNoteInvoice;
        CreditNoteTax: models.CreditNoteTax;
        CreditNote: models.CreditNote;
        CreditNoteListResponse: models.CreditNoteListResponse;
        CreditNoteLineItemCreate: models.CreditNoteLineItemCreate;
        CreditNoteCreate: models.CreditNoteCreate;
        CreditNoteResponse: models.CreditNoteResponse;
        CreditNoteLineItemUpdate: models.CreditNoteLineItemUpdate;
        CreditNoteUpdate: models.CreditNoteUpdate;
        EmailHistoryResponse: models.EmailHistoryResponse;
        CreditNoteInvoiceListItem: models.CreditNoteInvoiceListItem;
        CreditNoteInvoiceListResponse: models.CreditNoteInvoiceListResponse;
        CreditNoteInvoiceCredit: models.CreditNoteInvoiceCredit;
        CreditNoteApplication: models.CreditNoteApplication;
        CreditNoteRefund: models.CreditNoteRefund;
        CreditNoteRefundListResponse: models.CreditNoteRefundListResponse;
        RefundInput: models.RefundInput;
        CreditNoteRefundResponse: models.CreditNoteRefundResponse;
        PurchaseReceiveLineItem: models.PurchaseReceiveLineItem;
        PurchaseReceiveCreate: models.PurchaseReceiveCreate;
        PurchaseReceive: models.PurchaseReceive;
        PurchaseReceiveResponse: models.PurchaseReceiveResponse;
        VendorCreditLineItemTag: models.VendorCreditLineItemTag;
        VendorCreditItemCustomField: models.VendorCreditItemCustomField;
        VendorCreditLineItem: models.VendorCreditLineItem;
        VendorCreditComment: models.VendorCreditComment;
        VendorCreditRefund: models.VendorCreditRefund;
        VendorCreditBill: models.VendorCreditBill;
        VendorCredit: models.VendorCredit;
        VendorCreditListResponse: models.VendorCreditListResponse;
        VendorCreditLineItemInput: models.VendorCreditLineItemInput;
        VendorCreditCreate: models.VendorCreditCreate;
        VendorCreditResponse: models.VendorCreditResponse;
        VendorCreditUpdate: models.VendorCreditUpdate;
        VendorCreditBillListResponse: models.VendorCreditBillListResponse;
        VendorCreditBillCredit: models.VendorCreditBillCredit;
        VendorCreditApplication: models.VendorCreditApplication;
        VendorCreditRefundListResponse: models.VendorCreditRefundListResponse;
        VendorCreditRefundResponse: models.VendorCreditRefundResponse;
        VendorCreditCommentListResponse: models.VendorCreditCommentListResponse;
        VendorCreditCommentResponse: models.VendorCreditCommentResponse;
    };
    responses: {
        /** Any other failure. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** The request doesn't match the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** The token is missing or expired, or lacks the scope that the operation requires. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** A limit was exceeded: 100 requests per minute, or a daily limit of 1500 requests on a free or trial plan and 2500 on the standard plan. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** No record has the ID in the URL. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
    };
    parameters: {
        /** ID of an organization, as returned by this operation. (inferred) The service documentation says two things: The parameter is required on every request, but its value comes from this very list. */
        OrganizationIdOfList: string;
        /** Page number to return, as in `page_context.page`. (inferred) */
        Page: number | string;
        /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
        PerPage: number | string;
        /** ID of the organization that the request is for, from `listOrganizations`. */
        OrganizationId: string;
        /** ID of the tax, from `listTaxes`. */
        TaxId: models.PathId;
        /** ID of the tax, from `listTaxes`. */
        UnusedTaxId: models.PathId;
        /** ID of the tax group. No operation that lists tax groups is documented. */
        TaxGroupId: models.PathId;
        /** ID of the tax group. No operation that lists tax groups is documented. */
        UnusedTaxGroupId: models.PathId;
        /** ID of the price list, from `listPriceLists`. */
        PricebookId: models.PathId;
        /** ID of the warehouse, from `listWarehouses`. */
        WarehouseId: models.PathId;
        /** ID of the warehouse, from `listWarehouses`. */
        UnusedWarehouseId: models.PathId;
        /** ID of the item group, from `listItemGroups`. (inferred) */
        GroupId: models.PathId;
        /** ID of the composite item, from `listCompositeItems`. */
        CompositeItemId: models.PathId;
        /** ID of the composite item, from `listCompositeItems`. */
        UnusedCompositeItemId: models.PathId;
        /** ID of the bundle, from `listBundles`. */
        BundleId: models.PathId;
        /** ID of the item adjustment, from `listItemAdjustments`. */
        InventoryAdjustmentId: models.PathId;
        /** When automatic numbering is on, controls whether the generated number is used. Default: `false`. */
        TransferOrderIgnoreAutoNumberGeneration: boolean;
        /** ID of the transfer order, from `listTransferOrders`. */
        TransferOrderId: models.PathId;
        /** ID of the contact, from `listContacts`. */
        ContactId: models.PathId;
        /** ID of the contact, from `listContacts`. */
        UnusedContactId: models.PathId;
        /** ID of the contact person, from `listContactPersons`. */
        ContactPersonId: models.PathId;
        /** Field to sort the list by. */
        PackageSortColumn: string;
        /** Returns only packages that match this string. */
        PackageSearchText: string;
        /** Returns only packages with this status, such as `Status.NotShipped`, or all packages with `Status.All`. */
        PackageFilterBy: 'Status.All' | 'Status.NotShipped' | 'Status.Shipped' | 'Status.Delivered' | (string & {});
        /** Returns only packages whose packing number starts with this string. */
        PackagePackingNumberStartsWith: string;
        /** Returns only packages whose packing number contains this string. */
        PackagePackingNumberContains: string;
        /** Returns only packages whose `salesorder_number` starts with this string. */
        PackageSalesOrderNumberStartsWith: string;
        /** Returns only packages whose `salesorder_number` contains this string. */
        PackageSalesOrderNumberContains: string;
        /** Returns only packages dated on this date or later. To exclude the date, use `date_after`. */
        PackageDateStart: models.CalendarDate;
        /** Returns only packages dated on this date or earlier. To exclude the date, use `date_before`. */
        PackageDateEnd: models.CalendarDate;
        /** Returns only packages dated later than this date. To include the date, use `date_start`. */
        PackageDateAfter: models.CalendarDate;
        /** Returns only packages dated earlier than this date. To include the date, use `date_end`. */
        PackageDateBefore: models.CalendarDate;
        /** Returns only packages shipped on this date or later. To exclude the date, use `shipment_date_after`. */
        PackageShipmentDateStart: models.CalendarDate;
        /** Returns only packages shipped on this date or earlier. To exclude the date, use `shipment_date_before`. */
        PackageShipmentDateEnd: models.CalendarDate;
        /** Returns only packages shipped later than this date. To include the date, use `shipment_date_start`. */
        PackageShipmentDateAfter: models.CalendarDate;
        /** Returns only packages shipped earlier than this date. To include the date, use `shipment_date_end`. */
        PackageShipmentDateBefore: models.CalendarDate;
        /** Returns only packages whose `customer_name` starts with this string. */
        PackageCustomerNameStartsWith: string;
        /** Returns only packages whose `customer_name` contains this string. */
        PackageCustomerNameContains: string;
        /** Returns only packages whose delivery method starts with this string. */
        PackageDeliveryMethodStartsWith: string;
        /** ID of the sales order to pack items from. */
        PackageSalesOrderId: models.Id;
        /** ID of the sales order to ship. */
        ShipmentOrderSalesOrderId: models.Id;
        /** IDs of the packages to ship. Documented as mandatory. (inferred) */
        ShipmentOrderPackageIds: string;
        /** ID of the invoice, from `listInvoices`. */
        InvoiceId: models.PathId;
        /** ID of the invoice, from `listInvoices`. */
        DraftInvoiceId: models.PathId;
        /** ID of the invoice, from `listInvoices`. */
        UnpaidInvoiceId: models.PathId;
        /** ID of the invoice, from `listInvoices`. */
        VoidInvoiceId: models.PathId;
        /** ID of the invoice, from `listInvoices`. */
        WrittenOffInvoiceId: models.PathId;
        /** ID of the template, from `listInvoiceTemplates`. */
        InvoiceTemplateId: models.PathId;
        /** ID of the applied payment, from `listInvoicePayments`. */
        InvoicePaymentId: models.PathId;
        /** ID of the invoice, from `listInvoices`. */
        CreditedInvoiceId: models.PathId;
        /** ID of the applied credit, from `listInvoiceAppliedCredits`. */
        CreditNotesInvoiceId: models.PathId;
        /** ID of the comment, from `listInvoiceComments`. */
        InvoiceCommentId: models.PathId;
        /** Lists retainer invoices whose `retainerinvoice_number` starts with this string. To search anywhere in the number, use `retainerinvoice_number_contains`. (inferred) */
        RetainerInvoiceNumberStartsWith: string;
        /** Returns only retainer invoices whose `retainerinvoice_number` contains this string. (inferred) */
        RetainerInvoiceNumberContains: string;
        /** Whether to skip automatic numbering. If `true`, `retainerinvoice_number` is required. */
        RetainerInvoiceIgnoreAutoNumberGeneration: boolean;
        /** ID of the retainer invoice, from `listRetainerInvoices`. */
        RetainerInvoiceId: models.PathId;
        /** ID of the retainer invoice, from `listRetainerInvoices`. */
        DraftRetainerInvoiceId: models.PathId;
        /** ID of the retainer invoice, from `listRetainerInvoices`. */
        ApprovedRetainerInvoiceId: models.PathId;
        /** ID of the retainer invoice, from `listRetainerInvoices`. */
        VoidRetainerInvoiceId: models.PathId;
        /** ID of the retainer invoice, from `listRetainerInvoices`. */
        SubmittedRetainerInvoiceId: models.PathId;
        /** ID of the template, from `listRetainerInvoiceTemplates`. */
        RetainerInvoiceTemplateId: models.PathId;
        /** ID of the file, from the retainer invoice's `documents`. */
        AttachedDocumentId: models.PathId;
        /** ID of the comment, from `listRetainerInvoiceComments`. */
        RetainerInvoiceCommentId: models.PathId;
        /** Returns only payments from the customer with this name. */
        CustomerPaymentCustomerName: string;
        /** Returns only payments whose `customer_name` starts with this string. (inferred) */
        CustomerPaymentCustomerNameStartsWith: string;
        /** Returns only payments whose `customer_name` contains this string. (inferred) */
        CustomerPaymentCustomerNameContains: string;
        /** Returns only payments with this reference number. */
        CustomerPaymentReferenceNumber: string;
        /** Returns only payments whose `reference_number` starts with this string. (inferred) */
        CustomerPaymentReferenceNumberStartsWith: string;
        /** Returns only payments whose `reference_number` contains this string. (inferred) */
        CustomerPaymentReferenceNumberContains: string;
        /** Returns only payments with this `date`. */
        CustomerPaymentDate: models.CalendarDate;
        /** Returns only payments of exactly this amount. */
        CustomerPaymentAmount: number | string;
        /** Returns only payments of less than this amount. */
        CustomerPaymentAmountLessThan: number | string;
        /** Returns only payments of this amount or less. */
        CustomerPaymentAmountLessEquals: number | string;
        /** Returns only payments of more than this amount. */
        CustomerPaymentAmountGreaterThan: number | string;
        /** Returns only payments of this amount or more. */
        CustomerPaymentAmountGreaterEquals: number | string;
        /** Returns only payments with these notes. The payment record has no field of this name. */
        CustomerPaymentNotes: string;
        /** Returns only payments whose notes start with this string. (inferred) */
        CustomerPaymentNotesStartsWith: string;
        /** Returns only payments whose notes contain this string. (inferred) */
        CustomerPaymentNotesContains: string;
        /** Returns only payments with this `payment_mode`, such as `cash`. */
        CustomerPaymentMode: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
        /** Returns only payments whose `payment_mode` starts with this string. (inferred) */
        CustomerPaymentModeStartsWith: string;
        /** Returns only payments whose `payment_mode` contains this string. (inferred) */
        CustomerPaymentModeContains: string;
        /** Lists payments with this mode, such as `PaymentMode.Cash`, or all payments with `PaymentMode.All`. `PaymentMode.` followed by one of seven third-party payment providers is also accepted. */
        CustomerPaymentFilterBy: 'PaymentMode.All' | 'PaymentMode.Check' | 'PaymentMode.Cash' | 'PaymentMode.BankTransfer' | 'PaymentMode.CreditCard' | 'PaymentMode.Credit' | 'PaymentMode.BankRemittance' | 'PaymentMode.Others' | (string & {});
        /** Field to sort the list by. */
        CustomerPaymentSortColumn: string;
        /** Returns only payments that match this search string. At most 100 characters. */
        CustomerPaymentSearchText: string;
        /** ID of the sales order whose items are returned. */
        SalesReturnSalesOrderId: models.Id;
        /** ID of the sales return, from `listSalesReturns`. */
        SalesReturnId: models.PathId;
        /** ID of the credit note, from `listCreditNotes`. */
        CreditNoteId: models.PathId;
        /** ID of the credit note, from `listCreditNotes`. */
        DraftCreditNoteId: models.PathId;
        /** ID of the credit note, from `listCreditNotes`. */
        VoidCreditNoteId: models.PathId;
        /** ID of the credit note, from `listCreditNotes`. */
        SubmittedCreditNoteId: models.PathId;
        /** ID of the template, from `listCreditNoteTemplates`. */
        CreditNoteTemplateId: models.PathId;
        /** ID of the credit note, from `listCreditNotes`. */
        OpenCreditNoteId: models.PathId;
        /** ID of the credit applied to an invoice, not the credit note's own ID. */
        CreditNoteInvoiceId: models.PathId;
        /** ID of the refund, from `listCreditNoteRefunds`. */
        CreditNoteRefundId: models.PathId;
        /** ID of the comment, from `listCreditNoteComments`. */
        CreditNoteCommentId: models.PathId;
        /** ID of the purchase order that the goods are received against. */
        PurchaseReceivePurchaseOrderId: models.Id;
        /** The purchase receive's `receive_id`. (inferred) */
        PurchaseReceiveId: models.PathId;
        /** ID of the vendor credit, from `listVendorCredits`. */
        VendorCreditId: models.PathId;
        /** ID of the vendor credit, from `listVendorCredits`. */
        UnusedVendorCreditId: models.PathId;
        /** ID of the vendor credit, from `listVendorCredits`. */
        SubmittedVendorCreditId: models.PathId;
        /** ID of the vendor credit, from `listVendorCredits`. */
        OpenVendorCreditId: models.PathId;
        /** ID of the applied credit, from `listVendorCreditBills`. */
        VendorCreditBillId: models.PathId;
        /** ID of the refund, from `listVendorCreditRefunds`. */
        VendorCreditRefundId: models.PathId;
        /** ID of the comment, from `listVendorCreditComments`. */
        VendorCreditCommentId: models.PathId;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOrganizations: {
        parameters: {
            query?: {
                /** ID of an organization, as returned by this operation. (inferred) The service documentation says two things: The parameter is required on every request, but its value comes from this very list. */
                organization_id?: components["parameters"]["OrganizationIdOfList"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.OrganizationListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTaxes: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TaxListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTax: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.TaxCreate;
            };
        };
        responses: {
            /** The tax that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TaxArrayResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTax: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the tax, from `listTaxes`. */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TaxResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateTax: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the tax, from `listTaxes`. */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.TaxUpdate;
            };
        };
        responses: {
            /** The updated tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.UpdatedTaxResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteTax: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the tax, from `listTaxes`. */
                tax_id: components["parameters"]["UnusedTaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tax was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTaxGroup: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.TaxGroupCreate;
            };
        };
        responses: {
            /** The tax group that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TaxGroupResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTaxGroup: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the tax group. No operation that lists tax groups is documented. */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tax group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TaxGroupResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateTaxGroup: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the tax group. No operation that lists tax groups is documented. */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.TaxGroupUpdate;
            };
        };
        responses: {
            /** The updated tax group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TaxGroupResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteTaxGroup: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the tax group. No operation that lists tax groups is documented. */
                tax_group_id: components["parameters"]["UnusedTaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tax group was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPriceLists: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The price lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PricebookListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPriceList: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PricebookCreate;
            };
        };
        responses: {
            /** The price list that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PricebookResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updatePriceList: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the price list, from `listPriceLists`. */
                pricebook_id: components["parameters"]["PricebookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PricebookUpdate;
            };
        };
        responses: {
            /** The updated price list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PricebookResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    enableMultiWarehouse: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Multiple warehouses were enabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWarehouses: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The warehouses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WarehouseListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWarehouse: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.WarehouseCreate;
            };
        };
        responses: {
            /** The warehouse that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WarehouseResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateWarehouse: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the warehouse, from `listWarehouses`. */
                warehouse_id: components["parameters"]["WarehouseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.WarehouseUpdate;
            };
        };
        responses: {
            /** The updated warehouse. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.WarehouseResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWarehouse: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the warehouse, from `listWarehouses`. */
                warehouse_id: components["parameters"]["UnusedWarehouseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The warehouse was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listItems: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ItemListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createItem: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ItemCreate;
            };
        };
        responses: {
            /** The item that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listItemGroups: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The item groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ItemGroupListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createItemGroup: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ItemGroupCreate;
                "multipart/form-data": models.ItemGroupImageUpload;
            };
        };
        responses: {
            /** The item group that was created, with its fields at the top level. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ItemGroupCreatedResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateItemGroup: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the item group, from `listItemGroups`. (inferred) */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ItemGroupUpdate;
            };
        };
        responses: {
            /** The updated item group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ItemGroupResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCompositeItems: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The composite items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompositeItemListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCompositeItem: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CompositeItemCreate;
            };
        };
        responses: {
            /** The composite item that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompositeItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCompositeItem: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the composite item, from `listCompositeItems`. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The composite item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompositeItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCompositeItem: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the composite item, from `listCompositeItems`. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CompositeItemUpdate;
            };
        };
        responses: {
            /** The updated composite item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CompositeItemResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCompositeItem: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the composite item, from `listCompositeItems`. */
                composite_item_id: components["parameters"]["UnusedCompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The composite item was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markCompositeItemActive: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the composite item, from `listCompositeItems`. */
                composite_item_id: components["parameters"]["UnusedCompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The composite item was marked as active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markCompositeItemInactive: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the composite item, from `listCompositeItems`. */
                composite_item_id: components["parameters"]["UnusedCompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The composite item was marked as inactive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addCompositeItemImage: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the composite item, from `listCompositeItems`. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": models.ImageUpload;
            };
        };
        responses: {
            /** The image was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listBundles: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bundles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BundleListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createBundle: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.BundleCreate;
            };
        };
        responses: {
            /** The bundle that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BundleResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBundle: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the bundle, from `listBundles`. */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bundle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.BundleResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteBundle: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the bundle, from `listBundles`. */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bundle was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listItemAdjustments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The item adjustments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InventoryAdjustmentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createItemAdjustment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.InventoryAdjustmentCreate;
            };
        };
        responses: {
            /** The item adjustment that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InventoryAdjustmentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getItemAdjustment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the item adjustment, from `listItemAdjustments`. */
                inventory_adjustment_id: components["parameters"]["InventoryAdjustmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The item adjustment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InventoryAdjustmentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTransferOrders: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The transfer orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferOrderListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTransferOrder: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** When automatic numbering is on, controls whether the generated number is used. Default: `false`. */
                ignore_auto_number_generation?: components["parameters"]["TransferOrderIgnoreAutoNumberGeneration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.TransferOrderCreate;
            };
        };
        responses: {
            /** The transfer order that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferOrderResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTransferOrder: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the transfer order, from `listTransferOrders`. */
                transfer_order_id: components["parameters"]["TransferOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The transfer order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TransferOrderResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listContacts: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createContact: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ContactCreate;
            };
        };
        responses: {
            /** The contact that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getContact: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateContact: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ContactUpdate;
            };
        };
        responses: {
            /** The updated contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteContact: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["UnusedContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markContactActive: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["UnusedContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact was marked as active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markContactInactive: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["UnusedContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact was marked as inactive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getContactStatementEmail: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The email's content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EmailContentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    emailContactStatement: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** The statement was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    emailContact: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** The email was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listContactComments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createContactPerson: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ContactPersonCreate;
            };
        };
        responses: {
            /** The contact person that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactPersonArrayResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateContactPerson: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact person, from `listContactPersons`. */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ContactPersonUpdate;
            };
        };
        responses: {
            /** The updated contact person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactPersonArrayResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteContactPerson: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the contact person, from `listContactPersons`. */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact person was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listContactPersons: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the contact, from `listContacts`. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contact persons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ContactPersonListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPackages: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
                /** Field to sort the list by. */
                sort_column?: components["parameters"]["PackageSortColumn"];
                /** Returns only packages that match this string. */
                search_text?: components["parameters"]["PackageSearchText"];
                /** Returns only packages with this status, such as `Status.NotShipped`, or all packages with `Status.All`. */
                filter_by?: components["parameters"]["PackageFilterBy"];
                /** Returns only packages whose packing number starts with this string. */
                packing_number_startswith?: components["parameters"]["PackagePackingNumberStartsWith"];
                /** Returns only packages whose packing number contains this string. */
                packing_number_contains?: components["parameters"]["PackagePackingNumberContains"];
                /** Returns only packages whose `salesorder_number` starts with this string. */
                salesorder_number_startswith?: components["parameters"]["PackageSalesOrderNumberStartsWith"];
                /** Returns only packages whose `salesorder_number` contains this string. */
                salesorder_number_contains?: components["parameters"]["PackageSalesOrderNumberContains"];
                /** Returns only packages dated on this date or later. To exclude the date, use `date_after`. */
                date_start?: components["parameters"]["PackageDateStart"];
                /** Returns only packages dated on this date or earlier. To exclude the date, use `date_before`. */
                date_end?: components["parameters"]["PackageDateEnd"];
                /** Returns only packages dated later than this date. To include the date, use `date_start`. */
                date_after?: components["parameters"]["PackageDateAfter"];
                /** Returns only packages dated earlier than this date. To include the date, use `date_end`. */
                date_before?: components["parameters"]["PackageDateBefore"];
                /** Returns only packages shipped on this date or later. To exclude the date, use `shipment_date_after`. */
                shipment_date_start?: components["parameters"]["PackageShipmentDateStart"];
                /** Returns only packages shipped on this date or earlier. To exclude the date, use `shipment_date_before`. */
                shipment_date_end?: components["parameters"]["PackageShipmentDateEnd"];
                /** Returns only packages shipped later than this date. To include the date, use `shipment_date_start`. */
                shipment_date_after?: components["parameters"]["PackageShipmentDateAfter"];
                /** Returns only packages shipped earlier than this date. To include the date, use `shipment_date_end`. */
                shipment_date_before?: components["parameters"]["PackageShipmentDateBefore"];
                /** Returns only packages whose `customer_name` starts with this string. */
                customer_name_startswith?: components["parameters"]["PackageCustomerNameStartsWith"];
                /** Returns only packages whose `customer_name` contains this string. */
                customer_name_contains?: components["parameters"]["PackageCustomerNameContains"];
                /** Returns only packages whose delivery method starts with this string. */
                delivery_method_startswith?: components["parameters"]["PackageDeliveryMethodStartsWith"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PackageListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPackage: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** ID of the sales order to pack items from. */
                salesorder_id: components["parameters"]["PackageSalesOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PackageCreate;
            };
        };
        responses: {
            /** The package that was created, in an array. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PackageArrayResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createShipmentOrder: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** ID of the sales order to ship. */
                salesorder_id?: components["parameters"]["ShipmentOrderSalesOrderId"];
                /** IDs of the packages to ship. Documented as mandatory. (inferred) */
                package_ids?: components["parameters"]["ShipmentOrderPackageIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.ShipmentOrderCreate;
            };
        };
        responses: {
            /** The shipment order that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.ShipmentOrderResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InvoiceListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.InvoiceCreate;
            };
        };
        responses: {
            /** The invoice that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.InvoiceUpdate;
            };
        };
        responses: {
            /** The updated invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["DraftInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    exportInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoices, as a PDF file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": models.InvoicePdf;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    printInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoices, ready to print. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": models.InvoicePdf;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markInvoiceSent: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["DraftInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The invoice was marked as sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    voidInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["UnpaidInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The invoice was voided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markInvoiceDraft: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["VoidInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The invoice was marked as a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    writeOffInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["UnpaidInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The invoice was written off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    cancelInvoiceWriteOff: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["WrittenOffInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The write-off was cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvoiceEmail: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The email's content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EmailContentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    emailInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** The email was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    emailInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.BulkEmailRequest;
            };
        };
        responses: {
            /** The emails were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvoicePaymentReminder: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reminder's content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EmailContentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    disableInvoicePaymentReminder: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** Payment reminders were disabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    enableInvoicePaymentReminder: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** Payment reminders were enabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvoiceBillingAddress: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.DocumentAddress;
            };
        };
        responses: {
            /** The billing address was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvoiceShippingAddress: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.DocumentAddress;
            };
        };
        responses: {
            /** The shipping address was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvoiceTemplates: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TemplateListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setInvoiceTemplate: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** ID of the template, from `listInvoiceTemplates`. */
                template_id: components["parameters"]["InvoiceTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The template was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvoicePayments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice's payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InvoicePaymentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvoiceAppliedCredits: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The applied credits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.InvoiceAppliedCreditListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    applyInvoiceCredits: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["UnpaidInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.InvoiceCreditsRequest;
            };
        };
        responses: {
            /** The credits were applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvoicePayment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** ID of the applied payment, from `listInvoicePayments`. */
                invoice_payment_id: components["parameters"]["InvoicePaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvoiceAppliedCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["CreditedInvoiceId"];
                /** ID of the applied credit, from `listInvoiceAppliedCredits`. */
                creditnotes_invoice_id: components["parameters"]["CreditNotesInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The applied credit was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInvoiceAttachment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The attached file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": models.BinaryFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvoiceAttachmentPreference: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.AttachmentPreference;
            };
        };
        responses: {
            /** The preference was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addInvoiceAttachment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": models.AttachmentUpload;
            };
        };
        responses: {
            /** The file was attached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvoiceAttachment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The attachment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInvoiceComments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoice's comments and history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addInvoiceComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateInvoiceComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** ID of the comment, from `listInvoiceComments`. */
                comment_id: components["parameters"]["InvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** The updated comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteInvoiceComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the invoice, from `listInvoices`. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** ID of the comment, from `listInvoiceComments`. */
                comment_id: components["parameters"]["InvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listRetainerInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
                /** Lists retainer invoices whose `retainerinvoice_number` starts with this string. To search anywhere in the number, use `retainerinvoice_number_contains`. (inferred) */
                retainerinvoice_number_startswith?: components["parameters"]["RetainerInvoiceNumberStartsWith"];
                /** Returns only retainer invoices whose `retainerinvoice_number` contains this string. (inferred) */
                retainerinvoice_number_contains?: components["parameters"]["RetainerInvoiceNumberContains"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The retainer invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RetainerInvoiceListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Whether to skip automatic numbering. If `true`, `retainerinvoice_number` is required. */
                ignore_auto_number_generation?: components["parameters"]["RetainerInvoiceIgnoreAutoNumberGeneration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.RetainerInvoiceCreate;
            };
        };
        responses: {
            /** The retainer invoice that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RetainerInvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The retainer invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RetainerInvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.RetainerInvoiceUpdate;
            };
        };
        responses: {
            /** The updated retainer invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.RetainerInvoiceResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["DraftRetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The retainer invoice was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markRetainerInvoiceSent: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["ApprovedRetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The retainer invoice was marked as sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    voidRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["ApprovedRetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The retainer invoice was voided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markRetainerInvoiceDraft: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["VoidRetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The retainer invoice was marked as a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    submitRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["DraftRetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The retainer invoice was submitted for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    approveRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["SubmittedRetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The retainer invoice was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRetainerInvoiceEmail: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The email's content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EmailContentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    emailRetainerInvoice: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** The email was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateRetainerInvoiceBillingAddress: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.TwoLineDocumentAddress;
            };
        };
        responses: {
            /** The billing address was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listRetainerInvoiceTemplates: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TemplateListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setRetainerInvoiceTemplate: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** ID of the template, from `listRetainerInvoiceTemplates`. */
                template_id: components["parameters"]["RetainerInvoiceTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The template was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRetainerInvoiceAttachment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The attached file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": models.BinaryFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addRetainerInvoiceAttachment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": models.AttachmentUpload;
            };
        };
        responses: {
            /** The file was attached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteRetainerInvoiceAttachment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** ID of the file, from the retainer invoice's `documents`. */
                document_id: components["parameters"]["AttachedDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The attachment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listRetainerInvoiceComments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The retainer invoice's comments and history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addRetainerInvoiceComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateRetainerInvoiceComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** ID of the comment, from `listRetainerInvoiceComments`. */
                comment_id: components["parameters"]["RetainerInvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** The updated comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteRetainerInvoiceComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the retainer invoice, from `listRetainerInvoices`. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** ID of the comment, from `listRetainerInvoiceComments`. */
                comment_id: components["parameters"]["RetainerInvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCustomerPayments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
                /** Returns only payments from the customer with this name. */
                customer_name?: components["parameters"]["CustomerPaymentCustomerName"];
                /** Returns only payments whose `customer_name` starts with this string. (inferred) */
                customer_name_startswith?: components["parameters"]["CustomerPaymentCustomerNameStartsWith"];
                /** Returns only payments whose `customer_name` contains this string. (inferred) */
                customer_name_contains?: components["parameters"]["CustomerPaymentCustomerNameContains"];
                /** Returns only payments with this reference number. */
                reference_number?: components["parameters"]["CustomerPaymentReferenceNumber"];
                /** Returns only payments whose `reference_number` starts with this string. (inferred) */
                reference_number_startswith?: components["parameters"]["CustomerPaymentReferenceNumberStartsWith"];
                /** Returns only payments whose `reference_number` contains this string. (inferred) */
                reference_number_contains?: components["parameters"]["CustomerPaymentReferenceNumberContains"];
                /** Returns only payments with this `date`. */
                date?: components["parameters"]["CustomerPaymentDate"];
                /** Returns only payments of exactly this amount. */
                amount?: components["parameters"]["CustomerPaymentAmount"];
                /** Returns only payments of less than this amount. */
                amount_less_than?: components["parameters"]["CustomerPaymentAmountLessThan"];
                /** Returns only payments of this amount or less. */
                amount_less_equals?: components["parameters"]["CustomerPaymentAmountLessEquals"];
                /** Returns only payments of more than this amount. */
                amount_greater_than?: components["parameters"]["CustomerPaymentAmountGreaterThan"];
                /** Returns only payments of this amount or more. */
                amount_greater_equals?: components["parameters"]["CustomerPaymentAmountGreaterEquals"];
                /** Returns only payments with these notes. The payment record has no field of this name. */
                notes?: components["parameters"]["CustomerPaymentNotes"];
                /** Returns only payments whose notes start with this string. (inferred) */
                notes_startswith?: components["parameters"]["CustomerPaymentNotesStartsWith"];
                /** Returns only payments whose notes contain this string. (inferred) */
                notes_contains?: components["parameters"]["CustomerPaymentNotesContains"];
                /** Returns only payments with this `payment_mode`, such as `cash`. */
                payment_mode?: components["parameters"]["CustomerPaymentMode"];
                /** Returns only payments whose `payment_mode` starts with this string. (inferred) */
                payment_mode_startswith?: components["parameters"]["CustomerPaymentModeStartsWith"];
                /** Returns only payments whose `payment_mode` contains this string. (inferred) */
                payment_mode_contains?: components["parameters"]["CustomerPaymentModeContains"];
                /** Lists payments with this mode, such as `PaymentMode.Cash`, or all payments with `PaymentMode.All`. `PaymentMode.` followed by one of seven third-party payment providers is also accepted. */
                filter_by?: components["parameters"]["CustomerPaymentFilterBy"];
                /** Field to sort the list by. */
                sort_column?: components["parameters"]["CustomerPaymentSortColumn"];
                /** Returns only payments that match this search string. At most 100 characters. */
                search_text?: components["parameters"]["CustomerPaymentSearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The customer payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CustomerPaymentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCustomerPayment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CustomerPaymentCreate;
            };
        };
        responses: {
            /** The payment that was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CustomerPaymentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSalesReturns: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sales returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SalesReturnListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createSalesReturn: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** ID of the sales order whose items are returned. */
                salesorder_id?: components["parameters"]["SalesReturnSalesOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SalesReturnCreate;
            };
        };
        responses: {
            /** The sales return that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SalesReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSalesReturn: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** ID of the sales order whose items are returned. */
                salesorder_id?: components["parameters"]["SalesReturnSalesOrderId"];
            };
            header?: never;
            path: {
                /** ID of the sales return, from `listSalesReturns`. */
                salesreturn_id: components["parameters"]["SalesReturnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.SalesReturnUpdate;
            };
        };
        responses: {
            /** The updated sales return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SalesReturnResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCreditNotes: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.CreditNoteCreate;
            };
        };
        responses: {
            /** The credit note that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CreditNoteUpdate;
            };
        };
        responses: {
            /** The updated credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["DraftCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit note was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    voidCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["DraftCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The credit note was voided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markCreditNoteDraft: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["VoidCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The credit note was marked as a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markCreditNoteOpen: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The credit note was marked as open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    submitCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["DraftCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The credit note was submitted for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    approveCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["SubmittedCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The credit note was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCreditNoteEmail: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The email's content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EmailContentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    emailCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** The email was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCreditNoteEmailHistory: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The emails that were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.EmailHistoryResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCreditNoteBillingAddress: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CreditNoteAddress;
            };
        };
        responses: {
            /** The billing address was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCreditNoteShippingAddress: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CreditNoteAddress;
            };
        };
        responses: {
            /** The shipping address was updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCreditNoteTemplates: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.TemplateListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setCreditNoteTemplate: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** ID of the template, from `listCreditNoteTemplates`. */
                template_id: components["parameters"]["CreditNoteTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The template was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCreditNoteInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteInvoiceListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    applyCreditNoteToInvoices: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["OpenCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CreditNoteApplication;
            };
        };
        responses: {
            /** The credit was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCreditNoteAppliedCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["OpenCreditNoteId"];
                /** ID of the credit applied to an invoice, not the credit note's own ID. */
                creditnote_invoice_id: components["parameters"]["CreditNoteInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The applied credit was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAllCreditNoteRefunds: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteRefundListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCreditNoteRefunds: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit note's refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteRefundListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    refundCreditNote: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["OpenCreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** The refund that was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteRefundResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCreditNoteRefund: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** ID of the refund, from `listCreditNoteRefunds`. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteRefundResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCreditNoteRefund: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** ID of the refund, from `listCreditNoteRefunds`. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** The updated refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CreditNoteRefundResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCreditNoteRefund: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** ID of the refund, from `listCreditNoteRefunds`. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refund was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCreditNoteComments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The credit note's comments and history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addCreditNoteComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.CommentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCreditNoteComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the credit note, from `listCreditNotes`. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** ID of the comment, from `listCreditNoteComments`. */
                comment_id: components["parameters"]["CreditNoteCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPurchaseReceive: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** ID of the purchase order that the goods are received against. */
                purchaseorder_id: components["parameters"]["PurchaseReceivePurchaseOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.PurchaseReceiveCreate;
            };
        };
        responses: {
            /** The purchase receive that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PurchaseReceiveResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPurchaseReceive: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** The purchase receive's `receive_id`. (inferred) */
                receive_id: components["parameters"]["PurchaseReceiveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The purchase receive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.PurchaseReceiveResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listVendorCredits: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The vendor credits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": models.VendorCreditCreate;
            };
        };
        responses: {
            /** The vendor credit that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The vendor credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.VendorCreditUpdate;
            };
        };
        responses: {
            /** The updated vendor credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["UnusedVendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The vendor credit was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    markVendorCreditOpen: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The vendor credit was marked as open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    voidVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["UnusedVendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The vendor credit was voided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    submitVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["UnusedVendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The vendor credit was submitted for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    approveVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["SubmittedVendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** The vendor credit was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listVendorCreditBills: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditBillListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    applyVendorCreditToBills: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["OpenVendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.VendorCreditApplication;
            };
        };
        responses: {
            /** The credit was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteVendorCreditAppliedCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** ID of the applied credit, from `listVendorCreditBills`. */
                vendor_credit_bill_id: components["parameters"]["VendorCreditBillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The applied credit was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listVendorCreditRefunds: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The vendor credit's refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditRefundListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    refundVendorCredit: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["OpenVendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** The refund that was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditRefundResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getVendorCreditRefund: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** ID of the refund, from `listVendorCreditRefunds`. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditRefundResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateVendorCreditRefund: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** ID of the refund, from `listVendorCreditRefunds`. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** The updated refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditRefundResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteVendorCreditRefund: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** ID of the refund, from `listVendorCreditRefunds`. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refund was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAllVendorCreditRefunds: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditRefundListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listVendorCreditComments: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
                /** Page number to return, as in `page_context.page`. (inferred) */
                page?: components["parameters"]["Page"];
                /** Maximum number of records per page, as in `page_context.per_page`. (inferred) */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The vendor credit's comments and history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditCommentListResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addVendorCreditComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.VendorCreditCommentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteVendorCreditComment: {
        parameters: {
            query: {
                /** ID of the organization that the request is for, from `listOrganizations`. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** ID of the vendor credit, from `listVendorCredits`. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** ID of the comment, from `listVendorCreditComments`. */
                comment_id: components["parameters"]["VendorCreditCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": models.SuccessEnvelope;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
