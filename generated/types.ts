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
         * @description Returns the organizations. Every other call takes the id of one of them in its query, as `organization_id`. The documents give all operations the first of the two addresses, but write the sample of this call without the inventory segment.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List taxes
         * @description Returns the taxes of the organization, page by page.
         */
        get: operations["listTaxes"];
        put?: never;
        /**
         * Create a tax
         * @description Creates a tax. The response holds it in an array.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax. */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        /**
         * Get a tax
         * @description Returns a tax.
         */
        get: operations["getTax"];
        /**
         * Update a tax
         * @description Updates a tax. It takes the fields of a new tax. The response holds the tax as an object.
         */
        put: operations["updateTax"];
        post?: never;
        /**
         * Delete a tax
         * @description Deletes a tax.
         */
        delete: operations["deleteTax"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxgroups": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a tax group
         * @description Creates a tax group.
         */
        post: operations["createTaxGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxgroups/{tax_group_id}": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax group. */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        /**
         * Get a tax group
         * @description Returns a tax group.
         */
        get: operations["getTaxGroup"];
        /**
         * Update a tax group
         * @description Updates a tax group.
         */
        put: operations["updateTaxGroup"];
        post?: never;
        /**
         * Delete a tax group
         * @description Deletes a tax group.
         */
        delete: operations["deleteTaxGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricebooks": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List price lists
         * @description Returns the price lists of the organization.
         */
        get: operations["listPriceLists"];
        put?: never;
        /**
         * Create a price list
         * @description Creates a price list. A list of the type `per_item` holds the prices of its items in `pricebook_items`. The `percentage` that a price list is returned with is not among the fields of the request.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the price list. */
                pricebook_id: components["parameters"]["PricebookId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a price list
         * @description Updates a price list. It takes the fields of a new price list, and rows can carry their `pricebook_item_id`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
         * @description Enables multiple warehouses for the organization.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Returns the warehouses of the organization.
         */
        get: operations["listWarehouses"];
        put?: never;
        /**
         * Create a warehouse
         * @description Creates a warehouse.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the warehouse. */
                warehouse_id: components["parameters"]["WarehouseId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a warehouse
         * @description Updates a warehouse. It takes the fields of a new warehouse.
         */
        put: operations["updateWarehouse"];
        post?: never;
        /**
         * Delete a warehouse
         * @description Deletes a warehouse.
         */
        delete: operations["deleteWarehouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Returns the items of the organization.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Creates an item, alone or in an item group.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List item groups
         * @description Returns the item groups of the organization.
         */
        get: operations["listItemGroups"];
        put?: never;
        /**
         * Create an item group
         * @description Creates an item group with its items and attributes. An image of the group can be attached as the form field `image`. The response holds the fields of the group at its top level, next to `code` and `message`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the item group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update an item group
         * @description Updates an item group. In addition to the fields of the group, the body takes four fields of an item: `name`, `rate`, `purchase_rate` and `sku`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List composite items
         * @description Returns the composite items of the organization.
         */
        get: operations["listCompositeItems"];
        put?: never;
        /**
         * Create a composite item
         * @description Creates a composite item, which is made up of other items.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        /**
         * Get a composite item
         * @description Returns a composite item.
         */
        get: operations["getCompositeItem"];
        /**
         * Update a composite item
         * @description Updates a composite item.
         */
        put: operations["updateCompositeItem"];
        post?: never;
        /**
         * Delete a composite item
         * @description Deletes a composite item.
         */
        delete: operations["deleteCompositeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems/{composite_item_id}/active": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a composite item as active
         * @description Marks a composite item as active.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a composite item as inactive
         * @description Marks a composite item as inactive.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an image to a composite item
         * @description Adds an image to a composite item, as the form field `image`. The documents write this URL with `/inventory` in it twice.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bundles
         * @description Returns the bundles of the organization.
         */
        get: operations["listBundles"];
        put?: never;
        /**
         * Create a bundle
         * @description Creates a bundle.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the bundle. */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        /**
         * Get a bundle
         * @description Returns a bundle.
         */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        /**
         * Delete a bundle
         * @description Deletes a bundle.
         */
        delete: operations["deleteBundle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventoryadjustments": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List item adjustments
         * @description Returns the item adjustments of the organization, without their `line_items`.
         */
        get: operations["listItemAdjustments"];
        put?: never;
        /**
         * Create an item adjustment
         * @description Creates an item adjustment, which adjusts the quantity or the value of items.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the item adjustment. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transfer orders
         * @description Returns the transfer orders of the organization, without their `line_items`.
         */
        get: operations["listTransferOrders"];
        put?: never;
        /**
         * Create a transfer order
         * @description Creates a transfer order, which transfers items from one warehouse to another.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the transfer order. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Returns the contacts of the organization.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns a contact.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Updates a contact. The documents give its scope, and also say that it is not shown.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact. The documents give its scope, and also say that it is not shown.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/{contact_id}/active": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact as active
         * @description Marks a contact as active. The URL starts with `/contact`, in the singular.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact as inactive
         * @description Marks a contact as inactive.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of a statement
         * @description Returns the content of the e-mail that a statement is sent with.
         */
        get: operations["getContactStatementEmail"];
        put?: never;
        /**
         * E-mail a statement to a contact
         * @description Sends a contact its statement by e-mail.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail a contact
         * @description Sends an e-mail to a contact.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a contact
         * @description Returns the comments on a contact.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
         * @description Creates a contact person. The response holds it in an array.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact person. */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contact person
         * @description Updates a contact person. The response holds it in an array.
         */
        put: operations["updateContactPerson"];
        post?: never;
        /**
         * Delete a contact person
         * @description Deletes a contact person.
         */
        delete: operations["deleteContactPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contact_id}/contactpersons": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List the contact persons of a contact
         * @description Returns the contact persons of a contact.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description Returns the packages of the organization, page by page.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Create a package
         * @description Creates a package from items of a sales order. The response holds it in an array.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
         * @description Creates a shipment order for packages of a sales order. The `available_stock` of an item is based on shipments and receives.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Returns the invoices of the organization, page by page.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Creates an invoice.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns an invoice.
         */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Updates an invoice.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Delete an invoice
         * @description Deletes an invoice.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/pdf": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export invoices as PDF
         * @description Returns several invoices as one PDF file.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get invoices for printing
         * @description Returns several invoices in a form to print.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as sent
         * @description Marks an invoice as sent.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Voids an invoice.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as a draft
         * @description Marks an invoice as a draft.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off an invoice
         * @description Writes off an invoice. The invoice shows the amount in `write_off_amount`.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the write-off of an invoice
         * @description Cancels the write-off of an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of an invoice
         * @description Returns the content of the e-mail that an invoice is sent with.
         */
        get: operations["getInvoiceEmail"];
        put?: never;
        /**
         * E-mail an invoice
         * @description Sends an invoice by e-mail.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail several invoices
         * @description Sends several invoices by e-mail.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the payment reminder of an invoice
         * @description Returns the content of the e-mail that reminds the customer to pay an invoice.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable the payment reminder of an invoice
         * @description Turns off payment reminders for an invoice. The invoice shows it in `payment_reminder_enabled`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the payment reminder of an invoice
         * @description Turns on payment reminders for an invoice. The invoice shows it in `payment_reminder_enabled`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing address of an invoice
         * @description Updates the billing address of an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the shipping address of an invoice
         * @description Updates the shipping address of an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoice templates
         * @description Returns the templates for invoices.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the template. */
                template_id: components["parameters"]["InvoiceTemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of an invoice
         * @description Gives an invoice another template.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the payments of an invoice
         * @description Returns the payments that were applied to an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the credits applied to an invoice
         * @description Returns the credits that were applied to an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply credits to an invoice
         * @description Applies credits to an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the payment as applied to the invoice. It may differ from the `payment_id` of the customer payment. */
                invoice_payment_id: components["parameters"]["InvoicePaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a payment of an invoice
         * @description Takes a payment off an invoice.
         */
        delete: operations["deleteInvoicePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/creditsapplied/{creditnotes_invoice_id}": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the credit as applied to the invoice. */
                creditnotes_invoice_id: components["parameters"]["CreditNotesInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an applied credit of an invoice
         * @description Takes an applied credit off an invoice.
         */
        delete: operations["deleteInvoiceAppliedCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/attachment": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the attachment of an invoice
         * @description Returns the file that is attached to an invoice.
         */
        get: operations["getInvoiceAttachment"];
        /**
         * Update the attachment preference of an invoice
         * @description Updates the preference for the attachment of an invoice.
         */
        put: operations["updateInvoiceAttachmentPreference"];
        /**
         * Attach a file to an invoice
         * @description Attaches a file to an invoice.
         */
        post: operations["addInvoiceAttachment"];
        /**
         * Delete the attachment of an invoice
         * @description Deletes the file that is attached to an invoice.
         */
        delete: operations["deleteInvoiceAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{invoice_id}/comments": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of an invoice
         * @description Returns the comments on an invoice and the entries of its history.
         */
        get: operations["listInvoiceComments"];
        put?: never;
        /**
         * Add a comment to an invoice
         * @description Adds a comment to an invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["InvoiceCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a comment on an invoice
         * @description Updates the text of a comment on an invoice.
         */
        put: operations["updateInvoiceComment"];
        post?: never;
        /**
         * Delete a comment on an invoice
         * @description Deletes a comment on an invoice.
         */
        delete: operations["deleteInvoiceComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List retainer invoices
         * @description Returns the retainer invoices of the organization, page by page.
         */
        get: operations["listRetainerInvoices"];
        put?: never;
        /**
         * Create a retainer invoice
         * @description Creates a retainer invoice. It is numbered automatically unless `ignore_auto_number_generation` is `true`. The scope is one of the module `invoices`.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get a retainer invoice
         * @description Returns a retainer invoice.
         */
        get: operations["getRetainerInvoice"];
        /**
         * Update a retainer invoice
         * @description Updates a retainer invoice.
         */
        put: operations["updateRetainerInvoice"];
        post?: never;
        /**
         * Delete a retainer invoice
         * @description Deletes a retainer invoice.
         */
        delete: operations["deleteRetainerInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retainerinvoices/{retainerinvoice_id}/status/sent": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a retainer invoice as sent
         * @description Marks a retainer invoice as sent.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a retainer invoice
         * @description Voids a retainer invoice.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a retainer invoice as a draft
         * @description Marks a retainer invoice as a draft.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a retainer invoice for approval
         * @description Submits a retainer invoice for approval.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a retainer invoice
         * @description Approves a retainer invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of a retainer invoice
         * @description Returns the content of the e-mail that a retainer invoice is sent with.
         */
        get: operations["getRetainerInvoiceEmail"];
        put?: never;
        /**
         * E-mail a retainer invoice
         * @description Sends a retainer invoice by e-mail.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing address of a retainer invoice
         * @description Updates the billing address of a retainer invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List retainer invoice templates
         * @description Returns the templates for retainer invoices.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the template. */
                template_id: components["parameters"]["RetainerInvoiceTemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of a retainer invoice
         * @description Gives a retainer invoice another template.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the attachment of a retainer invoice
         * @description Returns the file that is attached to a retainer invoice.
         */
        get: operations["getRetainerInvoiceAttachment"];
        put?: never;
        /**
         * Attach a file to a retainer invoice
         * @description Attaches a file to a retainer invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the attached file. */
                document_id: components["parameters"]["AttachedDocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an attachment of a retainer invoice
         * @description Deletes a file that is attached to a retainer invoice. The file is named by its id, under `documents`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of a retainer invoice
         * @description Returns the comments on a retainer invoice and the entries of its history.
         */
        get: operations["listRetainerInvoiceComments"];
        put?: never;
        /**
         * Add a comment to a retainer invoice
         * @description Adds a comment to a retainer invoice.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["RetainerInvoiceCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a comment on a retainer invoice
         * @description Updates the text of a comment on a retainer invoice.
         */
        put: operations["updateRetainerInvoiceComment"];
        post?: never;
        /**
         * Delete a comment on a retainer invoice
         * @description Deletes a comment on a retainer invoice.
         */
        delete: operations["deleteRetainerInvoiceComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customerpayments": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customer payments
         * @description Returns the payments of customers, page by page.
         */
        get: operations["listCustomerPayments"];
        put?: never;
        /**
         * Record a customer payment
         * @description Records a payment of a customer and applies it to invoices. The response holds it under the key `payment`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales returns
         * @description Returns the sales returns of the organization, page by page. The rows have fields that a single record lacks, such as `receive_status`. The scope ends in `GET`.
         */
        get: operations["listSalesReturns"];
        put?: never;
        /**
         * Create a sales return
         * @description Creates a sales return for items of a sales order. Only units that were shipped can be returned.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the sales return. */
                salesreturn_id: components["parameters"]["SalesReturnId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a sales return
         * @description Updates a sales return. It takes the fields of a new one, and a line can carry its `line_item_id`.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Returns the credit notes of the organization, page by page.
         */
        get: operations["listCreditNotes"];
        put?: never;
        /**
         * Create a credit note
         * @description Creates a credit note, from an invoice, from a sales return, or from neither. `is_draft` makes it a draft. To credit an invoice or a sales return, every line names the line that it comes from, and takes the values of the invoice in the fields that both have. A line of a sales return with units of both kinds, to be received and not, is split into two lines.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description Returns a credit note.
         */
        get: operations["getCreditNote"];
        /**
         * Update a credit note
         * @description Updates a credit note.
         */
        put: operations["updateCreditNote"];
        post?: never;
        /**
         * Delete a credit note
         * @description Deletes a credit note.
         */
        delete: operations["deleteCreditNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/void": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a credit note
         * @description Voids a credit note.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a credit note as a draft
         * @description Marks a credit note as a draft.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a credit note as open
         * @description Opens a credit note.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a credit note for approval
         * @description Submits a credit note for approval.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a credit note
         * @description Approves a credit note.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of a credit note
         * @description Returns the content of the e-mail that a credit note is sent with.
         */
        get: operations["getCreditNoteEmail"];
        put?: never;
        /**
         * E-mail a credit note
         * @description Sends a credit note by e-mail.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the e-mail history of a credit note
         * @description Returns the e-mail history of a credit note.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing address of a credit note
         * @description Updates the billing address of a credit note.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the shipping address of a credit note
         * @description Updates the shipping address of a credit note.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit note templates
         * @description Returns the templates for credit notes.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the template. */
                template_id: components["parameters"]["CreditNoteTemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of a credit note
         * @description Gives a credit note another template.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the invoices that a credit note is applied to
         * @description Returns the invoices that a credit note was applied to.
         */
        get: operations["listCreditNoteInvoices"];
        put?: never;
        /**
         * Apply a credit note to invoices
         * @description Applies the credit of a credit note to invoices.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the credit as applied to the invoice. */
                creditnote_invoice_id: components["parameters"]["CreditNoteInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an applied credit of a credit note
         * @description Takes the credit of a credit note off an invoice.
         */
        delete: operations["deleteCreditNoteAppliedCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/refunds": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds of all credit notes
         * @description Returns the refunds of all credit notes, page by page.
         */
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the refunds of a credit note
         * @description Returns the refunds of a credit note.
         */
        get: operations["listCreditNoteRefunds"];
        put?: never;
        /**
         * Refund a credit note
         * @description Refunds a credit note.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the refund. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        /**
         * Get a refund of a credit note
         * @description Returns a refund of a credit note.
         */
        get: operations["getCreditNoteRefund"];
        /**
         * Update a refund of a credit note
         * @description Updates a refund of a credit note.
         */
        put: operations["updateCreditNoteRefund"];
        post?: never;
        /**
         * Delete a refund of a credit note
         * @description Deletes a refund of a credit note.
         */
        delete: operations["deleteCreditNoteRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/creditnotes/{creditnote_id}/comments": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of a credit note
         * @description Returns the comments on a credit note and the entries of its history.
         */
        get: operations["listCreditNoteComments"];
        put?: never;
        /**
         * Add a comment to a credit note
         * @description Adds a comment to a credit note.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["CreditNoteCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment on a credit note
         * @description Deletes a comment on a credit note.
         */
        delete: operations["deleteCreditNoteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchasereceives": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
         * @description Creates a purchase receive for goods that were received against a purchase order. The `available_stock` of an item is based on shipments and receives.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the purchase receive. */
                receive_id: components["parameters"]["PurchaseReceiveId"];
            };
            cookie?: never;
        };
        /**
         * Get a purchase receive
         * @description Returns a purchase receive.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendor credits
         * @description Returns the vendor credits of the organization, page by page.
         */
        get: operations["listVendorCredits"];
        put?: never;
        /**
         * Create a vendor credit
         * @description Creates a vendor credit. The scope is one of the module `debitnotes`.
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
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * Get a vendor credit
         * @description Returns a vendor credit.
         */
        get: operations["getVendorCredit"];
        /**
         * Update a vendor credit
         * @description Updates a vendor credit.
         */
        put: operations["updateVendorCredit"];
        post?: never;
        /**
         * Delete a vendor credit
         * @description Deletes a vendor credit.
         */
        delete: operations["deleteVendorCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/status/open": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a vendor credit as open
         * @description Opens a vendor credit.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a vendor credit
         * @description Voids a vendor credit.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a vendor credit for approval
         * @description Submits a vendor credit for approval.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a vendor credit
         * @description Approves a vendor credit.
         */
        post: operations["approveVendorCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/bills": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * List the bills that a vendor credit is applied to
         * @description Returns the bills that a vendor credit was applied to.
         */
        get: operations["listVendorCreditBills"];
        put?: never;
        /**
         * Apply a vendor credit to bills
         * @description Applies a vendor credit to bills.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the credit as applied to the bill, as in `bills_credited` of the record. */
                vendor_credit_bill_id: components["parameters"]["VendorCreditBillId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an applied credit of a vendor credit
         * @description Takes a vendor credit off a bill.
         */
        delete: operations["deleteVendorCreditAppliedCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/{vendor_credit_id}/refunds": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * List the refunds of a vendor credit
         * @description Returns the refunds of a vendor credit.
         */
        get: operations["listVendorCreditRefunds"];
        put?: never;
        /**
         * Refund a vendor credit
         * @description Records a refund of a vendor credit by the vendor.
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the refund. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        /**
         * Get a refund of a vendor credit
         * @description Returns a refund of a vendor credit.
         */
        get: operations["getVendorCreditRefund"];
        /**
         * Update a refund of a vendor credit
         * @description Updates a refund of a vendor credit.
         */
        put: operations["updateVendorCreditRefund"];
        post?: never;
        /**
         * Delete a refund of a vendor credit
         * @description Deletes a refund of a vendor credit.
         */
        delete: operations["deleteVendorCreditRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendorcredits/refunds": {
        parameters: {
            query: {
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds of all vendor credits
         * @description Returns the refunds of all vendor credits, page by page.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of a vendor credit
         * @description Returns the comments on a vendor credit and the entries of its history.
         */
        get: operations["listVendorCreditComments"];
        put?: never;
        /**
         * Add a comment to a vendor credit
         * @description Adds a comment to a vendor credit.
         */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["VendorCreditCommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment on a vendor credit
         * @description Deletes a comment on a vendor credit.
         */
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
        RecordStatus: models.RecordStatus;
        PricebookItem: models.PricebookItem;
        Pricebook: models.Pricebook;
        PricebookListResponse: models.PricebookListResponse;
        PricebookItemInput: models.PricebookItemInput;
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
        CompositeItemCustomField: models.CompositeItemCustomField;
        MappedItem: models.MappedItem;
        CompositeItem: models.CompositeItem;
        CompositeItemListResponse: models.CompositeItemListResponse;
        MappedItemInput: models.MappedItemInput;
        CompositeItemCreate: models.CompositeItemCreate;
        CompositeItemResponse: models.CompositeItemResponse;
        MappedItemUpdate: models.MappedItemUpdate;
        CompositeItemUpdate: models.CompositeItemUpdate;
        OpenBody: models.OpenBody;
        Bundle: models.Bundle;
        BundleListResponse: models.BundleListResponse;
        BundleCreate: models.BundleCreate;
        BundleResponse: models.BundleResponse;
        InventoryAdjustmentListItem: models.InventoryAdjustmentListItem;
        InventoryAdjustmentListResponse: models.InventoryAdjustmentListResponse;
        InventoryAdjustmentLineInput: models.InventoryAdjustmentLineInput;
        InventoryAdjustmentCreate: models.InventoryAdjustmentCreate;
        InventoryAdjustmentLine: models.InventoryAdjustmentLine;
        InventoryAdjustment: models.InventoryAdjustment;
        InventoryAdjustmentResponse: models.InventoryAdjustmentResponse;
        TransferOrderListItem: models.TransferOrderListItem;
        TransferOrderListResponse: models.TransferOrderListResponse;
        TransferOrderLineInput: models.TransferOrderLineInput;
        TransferOrderCreate: models.TransferOrderCreate;
        TransferOrderLine: models.TransferOrderLine;
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
        PackageLineItemInput: models.PackageLineItemInput;
        PackageCreate: models.PackageCreate;
        PackageArrayResponse: models.PackageArrayResponse;
        DocumentContactPersonInput: models.DocumentContactPersonInput;
        ShipmentOrderCreate: models.ShipmentOrderCreate;
        DocumentContactPerson: models.DocumentContactPerson;
        ShipmentOrderLineItem: models.ShipmentOrderLineItem;
        DocumentTax: models.DocumentTax;
        ShipmentOrder: models.ShipmentOrder;
        ShipmentOrderResponse: models.ShipmentOrderResponse;
        PaymentGateway: models.PaymentGateway;
        PaymentOptions: models.PaymentOptions;
        DocumentCustomField: models.DocumentCustomField;
        InvoiceContactPerson: models.InvoiceContactPerson;
        InvoiceStatus: models.InvoiceStatus;
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
        CustomerPaymentInvoiceInput: models.CustomerPaymentInvoiceInput;
        CustomerPaymentCustomFieldInput: models.CustomerPaymentCustomFieldInput;
        CustomerPaymentCreate: models.CustomerPaymentCreate;
        CustomerPaymentResponse: models.CustomerPaymentResponse;
        SalesReturnListItem: models.SalesReturnListItem;
        SalesReturnListResponse: models.SalesReturnListResponse;
        SalesReturnLineItemInput: models.SalesReturnLineItemInput;
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
        /** @description Any other failure. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "message": "Something went wrong."
                 *     }
                 */
                "application/json": models.ErrorEnvelope;
            };
        };
        /** @description The request does not follow the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** @description The token is missing, expired or lacks the scope that the operation needs. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** @description A limit is exceeded: 100 requests per minute, or per day 1500 on a free or trial plan and 2500 on the standard plan. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": models.ErrorEnvelope;
            };
        };
        /** @description No record has the identifier in the URL. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 404,
                 *       "message": "The record does not exist."
                 *     }
                 */
                "application/json": models.ErrorEnvelope;
            };
        };
    };
    parameters: {
        /** @description Id of the organization that the call is about. */
        OrganizationIdOfList: string;
        /** @description Number of the page to return. The first page is 1. */
        Page: number | string;
        /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
        PerPage: number | string;
        /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
        OrganizationId: string;
        /** @description Id of the tax. */
        TaxId: models.PathId;
        /** @description Id of the tax group. */
        TaxGroupId: models.PathId;
        /** @description Id of the price list. */
        PricebookId: models.PathId;
        /** @description Id of the warehouse. */
        WarehouseId: models.PathId;
        /** @description Id of the item group. */
        GroupId: models.PathId;
        /** @description Id of the composite item. */
        CompositeItemId: models.PathId;
        /** @description Id of the bundle. */
        BundleId: models.PathId;
        /** @description Id of the item adjustment. */
        InventoryAdjustmentId: models.PathId;
        /** @description Whether to number the order with `transfer_order_number` instead of the generated number, while transfer orders are numbered automatically. `false` by default. */
        TransferOrderIgnoreAutoNumberGeneration: boolean;
        /** @description Id of the transfer order. */
        TransferOrderId: models.PathId;
        /** @description Id of the contact. */
        ContactId: models.PathId;
        /** @description Id of the contact person. */
        ContactPersonId: models.PathId;
        /** @description Field that the list is sorted by. */
        PackageSortColumn: string;
        /** @description Text to search the packages for. */
        PackageSearchText: string;
        /** @description Lists packages in this state, or in all of them, in the form `Status.All`. */
        PackageFilterBy: 'Status.All' | 'Status.NotShipped' | 'Status.Shipped' | 'Status.Delivered' | (string & {});
        /** @description Lists packages whose `package_number` starts with this text. */
        PackagePackingNumberStartsWith: string;
        /** @description Lists packages whose `package_number` contains this text. */
        PackagePackingNumberContains: string;
        /** @description Lists packages whose `salesorder_number` starts with this text. */
        PackageSalesOrderNumberStartsWith: string;
        /** @description Lists packages whose `salesorder_number` contains this text. */
        PackageSalesOrderNumberContains: string;
        /** @description Lists packages dated on this date or later. To exclude the date, use `date_after`. */
        PackageDateStart: models.CalendarDate;
        /** @description Lists packages dated on this date or earlier. To exclude the date, use `date_before`. */
        PackageDateEnd: models.CalendarDate;
        /** @description Lists packages dated later than this date. To include the date, use `date_start`. */
        PackageDateAfter: models.CalendarDate;
        /** @description Lists packages dated earlier than this date. To include the date, use `date_end`. */
        PackageDateBefore: models.CalendarDate;
        /** @description Lists packages shipped on this date or later. To exclude the date, use `shipment_date_after`. */
        PackageShipmentDateStart: models.CalendarDate;
        /** @description Lists packages shipped on this date or earlier. To exclude the date, use `shipment_date_before`. */
        PackageShipmentDateEnd: models.CalendarDate;
        /** @description Lists packages shipped later than this date. To include the date, use `shipment_date_start`. */
        PackageShipmentDateAfter: models.CalendarDate;
        /** @description Lists packages shipped earlier than this date. To include the date, use `shipment_date_end`. */
        PackageShipmentDateBefore: models.CalendarDate;
        /** @description Lists packages whose `customer_name` starts with this text. */
        PackageCustomerNameStartsWith: string;
        /** @description Lists packages whose `customer_name` contains this text. */
        PackageCustomerNameContains: string;
        /** @description Lists packages whose delivery method starts with this text. */
        PackageDeliveryMethodStartsWith: string;
        /** @description Id of the sales order whose items are packed. */
        PackageSalesOrderId: models.Id;
        /** @description Id of the sales order that is shipped. */
        ShipmentOrderSalesOrderId: models.Id;
        /** @description Ids of the packages to ship, separated by commas. A shipment order needs them. */
        ShipmentOrderPackageIds: string;
        /** @description Id of the invoice. */
        InvoiceId: models.PathId;
        /** @description Id of the template. */
        InvoiceTemplateId: models.PathId;
        /** @description Id of the payment as applied to the invoice. It may differ from the `payment_id` of the customer payment. */
        InvoicePaymentId: models.PathId;
        /** @description Id of the credit as applied to the invoice. */
        CreditNotesInvoiceId: models.PathId;
        /** @description Id of the comment. */
        InvoiceCommentId: models.PathId;
        /** @description Lists retainer invoices whose `retainerinvoice_number` starts with this text. */
        RetainerInvoiceNumberStartsWith: string;
        /** @description Lists retainer invoices whose `retainerinvoice_number` contains this text. */
        RetainerInvoiceNumberContains: string;
        /** @description Whether to skip automatic numbering. If `true`, the body must have the number. */
        RetainerInvoiceIgnoreAutoNumberGeneration: boolean;
        /** @description Id of the retainer invoice. */
        RetainerInvoiceId: models.PathId;
        /** @description Id of the template. */
        RetainerInvoiceTemplateId: models.PathId;
        /** @description Id of the attached file. */
        AttachedDocumentId: models.PathId;
        /** @description Id of the comment. */
        RetainerInvoiceCommentId: models.PathId;
        /** @description Lists payments of the customer with this name. */
        CustomerPaymentCustomerName: string;
        /** @description Lists payments whose `customer_name` starts with this text. */
        CustomerPaymentCustomerNameStartsWith: string;
        /** @description Lists payments whose `customer_name` contains this text. */
        CustomerPaymentCustomerNameContains: string;
        /** @description Lists payments with this reference number. */
        CustomerPaymentReferenceNumber: string;
        /** @description Lists payments whose `reference_number` starts with this text. */
        CustomerPaymentReferenceNumberStartsWith: string;
        /** @description Lists payments whose `reference_number` contains this text. */
        CustomerPaymentReferenceNumberContains: string;
        /** @description Lists payments of this date. */
        CustomerPaymentDate: models.CalendarDate;
        /** @description Lists payments of this amount. */
        CustomerPaymentAmount: number | string;
        /** @description Lists payments of less than this amount. */
        CustomerPaymentAmountLessThan: number | string;
        /** @description Lists payments of this amount or less. */
        CustomerPaymentAmountLessEquals: number | string;
        /** @description Lists payments of more than this amount. */
        CustomerPaymentAmountGreaterThan: number | string;
        /** @description Lists payments of this amount or more. */
        CustomerPaymentAmountGreaterEquals: number | string;
        /** @description Lists payments with these notes. The record has no field of this name. */
        CustomerPaymentNotes: string;
        /** @description Lists payments whose notes start with this text. */
        CustomerPaymentNotesStartsWith: string;
        /** @description Lists payments whose notes contain this text. */
        CustomerPaymentNotesContains: string;
        /** @description Lists payments of this mode. */
        CustomerPaymentMode: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | (string & {});
        /** @description Lists payments whose `payment_mode` starts with this text. */
        CustomerPaymentModeStartsWith: string;
        /** @description Lists payments whose `payment_mode` contains this text. */
        CustomerPaymentModeContains: string;
        /** @description Lists payments of this mode, or of all. `PaymentMode.` is also followed by the name of one of seven third-party payment providers. */
        CustomerPaymentFilterBy: 'PaymentMode.All' | 'PaymentMode.Check' | 'PaymentMode.Cash' | 'PaymentMode.BankTransfer' | 'PaymentMode.CreditCard' | 'PaymentMode.Credit' | 'PaymentMode.BankRemittance' | 'PaymentMode.Others' | (string & {});
        /** @description Field that the list is sorted by. */
        CustomerPaymentSortColumn: string;
        /** @description Text to search the payments for. At most 100 characters. */
        CustomerPaymentSearchText: string;
        /** @description Id of the sales order whose items are returned. */
        SalesReturnSalesOrderId: models.Id;
        /** @description Id of the sales return. */
        SalesReturnId: models.PathId;
        /** @description Id of the credit note. */
        CreditNoteId: models.PathId;
        /** @description Id of the template. */
        CreditNoteTemplateId: models.PathId;
        /** @description Id of the credit as applied to the invoice. */
        CreditNoteInvoiceId: models.PathId;
        /** @description Id of the refund. */
        CreditNoteRefundId: models.PathId;
        /** @description Id of the comment. */
        CreditNoteCommentId: models.PathId;
        /** @description Id of the purchase order that the goods were received against. */
        PurchaseReceivePurchaseOrderId: models.Id;
        /** @description Id of the purchase receive. */
        PurchaseReceiveId: models.PathId;
        /** @description Id of the vendor credit. */
        VendorCreditId: models.PathId;
        /** @description Id of the credit as applied to the bill, as in `bills_credited` of the record. */
        VendorCreditBillId: models.PathId;
        /** @description Id of the refund. */
        VendorCreditRefundId: models.PathId;
        /** @description Id of the comment. */
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
                /** @description Id of the organization that the call is about. */
                organization_id?: components["parameters"]["OrganizationIdOfList"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizations. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "taxes": [
                     *         {
                     *           "tax_id": "4815162342481511005",
                     *           "tax_name": "SGST9",
                     *           "tax_percentage": 9,
                     *           "tax_type": "tax",
                     *           "tax_specific_type": "sgst",
                     *           "is_value_added": false,
                     *           "is_default_tax": false,
                     *           "is_editable": true
                     *         },
                     *         {
                     *           "tax_id": "4815162342481511003",
                     *           "tax_name": "CGST9",
                     *           "tax_percentage": 9,
                     *           "tax_type": "tax",
                     *           "tax_specific_type": "cgst",
                     *           "is_value_added": false,
                     *           "is_default_tax": false,
                     *           "is_editable": true
                     *         },
                     *         {
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "tax_specific_type": "igst",
                     *           "is_value_added": false,
                     *           "is_default_tax": true,
                     *           "is_editable": true
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false,
                     *         "report_name": "Taxes",
                     *         "applied_filter": "Status.All",
                     *         "sort_column": "created_time",
                     *         "sort_order": "D"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tax_name": "IGST18",
                 *       "tax_percentage": 18,
                 *       "tax_type": "tax",
                 *       "tax_specific_type": "igst",
                 *       "is_value_added": false,
                 *       "is_editable": true,
                 *       "update_draft_invoice": false,
                 *       "update_draft_so": false
                 *     }
                 */
                "application/json": models.TaxCreate;
            };
        };
        responses: {
            /** @description The tax that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The tax has been created.",
                     *       "tax": [
                     *         {
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "tax_specific_type": "igst",
                     *           "is_value_added": false
                     *         }
                     *       ]
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax. */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax. */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tax_name": "IGST18",
                 *       "tax_percentage": 18,
                 *       "update_draft_invoice": true
                 *     }
                 */
                "application/json": models.TaxUpdate;
            };
        };
        responses: {
            /** @description The updated tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The tax has been updated.",
                     *       "tax": {
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "tax_type": "tax",
                     *         "is_value_added": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax. */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The tax has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.TaxGroupCreate;
            };
        };
        responses: {
            /** @description The tax group that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The tax group has been created.",
                     *       "tax_group": {
                     *         "tax_group_id": "4815162342481511007"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax group. */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax group. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax group. */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.TaxGroupUpdate;
            };
        };
        responses: {
            /** @description The updated tax group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The tax group has been updated.",
                     *       "tax_group": {
                     *         "tax_group_id": "4815162342481511007"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the tax group. */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax group was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The tax group has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price lists. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The price list that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the price list. */
                pricebook_id: components["parameters"]["PricebookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wholesale",
                 *       "description": "Prices for trade customers",
                 *       "currency_id": "4815162342481500097",
                 *       "pricebook_type": "per_item",
                 *       "is_increase": false,
                 *       "rounding_type": "no_rounding",
                 *       "sales_or_purchase_type": "sales",
                 *       "pricebook_items": [
                 *         {
                 *           "item_id": "4815162342481516001",
                 *           "pricebook_rate": 2100,
                 *           "pricebook_item_id": "4815162342481512003"
                 *         },
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "pricebook_rate": 520,
                 *           "pricebook_item_id": "4815162342481512005"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.PricebookUpdate;
            };
        };
        responses: {
            /** @description The updated price list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The price list has been updated.",
                     *       "pricebook": {
                     *         "pricebook_id": "4815162342481512001",
                     *         "name": "Wholesale",
                     *         "description": "Prices for trade customers",
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "decimal_place": 2,
                     *         "is_default": false,
                     *         "is_increase": false,
                     *         "pricebook_type": "per_item",
                     *         "rounding_type": "no_rounding",
                     *         "sales_or_purchase_type": "sales",
                     *         "status": "active",
                     *         "pricebook_items": [
                     *           {
                     *             "item_id": "4815162342481516001",
                     *             "pricebook_rate": 2100,
                     *             "pricebook_item_id": "4815162342481512003"
                     *           },
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "pricebook_rate": 520,
                     *             "pricebook_item_id": "4815162342481512005"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Multiple warehouses were enabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "Multiple warehouses have been enabled."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouses. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The warehouse that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the warehouse. */
                warehouse_id: components["parameters"]["WarehouseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "warehouse_name": "Mysuru Store",
                 *       "address": "27 Sayyaji Rao Road",
                 *       "city": "Mysuru",
                 *       "state": "Karnataka",
                 *       "zip": "570001",
                 *       "phone": "+91 821 555 0124",
                 *       "email": "mysuru@juniper.example"
                 *     }
                 */
                "application/json": models.WarehouseUpdate;
            };
        };
        responses: {
            /** @description The updated warehouse. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The warehouse has been updated.",
                     *       "warehouse": {
                     *         "warehouse_id": "4815162342481513003",
                     *         "warehouse_name": "Mysuru Store",
                     *         "address": "27 Sayyaji Rao Road",
                     *         "city": "Mysuru",
                     *         "state": "Karnataka",
                     *         "zip": "570001",
                     *         "phone": "+91 821 555 0124",
                     *         "email": "mysuru@juniper.example",
                     *         "is_primary": false,
                     *         "status": "active"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the warehouse. */
                warehouse_id: components["parameters"]["WarehouseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouse was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The warehouse has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The item that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item groups. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_name": "Alpine Daypack",
                 *       "brand": "Juniper",
                 *       "manufacturer": "Deccan Gear Works",
                 *       "unit": "pcs",
                 *       "description": "Daypack of 22 litres with a rain cover.",
                 *       "tax_id": "4815162342481511001",
                 *       "attribute_name1": "Colour",
                 *       "items": [
                 *         {
                 *           "name": "Alpine Daypack - Slate",
                 *           "rate": 2400,
                 *           "purchase_rate": 1500,
                 *           "reorder_level": 5,
                 *           "initial_stock": 12,
                 *           "initial_stock_rate": 1500,
                 *           "vendor_id": "4815162342481514003",
                 *           "sku": "ADP-SLATE",
                 *           "upc": "604123001014",
                 *           "ean": "8904123001017",
                 *           "part_number": "DGW-ADP-01",
                 *           "attribute_option_name1": "Slate"
                 *         },
                 *         {
                 *           "name": "Alpine Daypack - Moss",
                 *           "rate": 2400,
                 *           "purchase_rate": 1500,
                 *           "reorder_level": 5,
                 *           "initial_stock": 12,
                 *           "initial_stock_rate": 1500,
                 *           "vendor_id": "4815162342481514003",
                 *           "sku": "ADP-MOSS",
                 *           "upc": "604123001021",
                 *           "ean": "8904123001024",
                 *           "part_number": "DGW-ADP-02",
                 *           "attribute_option_name1": "Moss"
                 *         }
                 *       ],
                 *       "attributes": [
                 *         {
                 *           "name": "Colour",
                 *           "options": [
                 *             {
                 *               "name": "Slate"
                 *             },
                 *             {
                 *               "name": "Moss"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.ItemGroupCreate;
                "multipart/form-data": models.ItemGroupImageUpload;
            };
        };
        responses: {
            /** @description The item group that was created, with its fields at the top level. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the item group. */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_name": "Alpine Daypack",
                 *       "brand": "Juniper",
                 *       "manufacturer": "Deccan Gear Works",
                 *       "unit": "pcs",
                 *       "description": "Daypack of 22 litres with a rain cover and a hip belt.",
                 *       "tax_id": "4815162342481511001",
                 *       "attribute_name1": "Colour",
                 *       "name": "Alpine Daypack - Slate",
                 *       "rate": 2400,
                 *       "purchase_rate": 1500,
                 *       "sku": "ADP-SLATE"
                 *     }
                 */
                "application/json": models.ItemGroupUpdate;
            };
        };
        responses: {
            /** @description The updated item group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The item group has been updated.",
                     *       "itemgroup": {
                     *         "group_id": "4815162342481515001",
                     *         "group_name": "Alpine Daypack",
                     *         "brand": "Juniper",
                     *         "manufacturer": "Deccan Gear Works",
                     *         "unit": "pcs",
                     *         "description": "Daypack of 22 litres with a rain cover and a hip belt.",
                     *         "is_taxable": true,
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "tax_type": "tax",
                     *         "attribute_id1": "4815162342481515003",
                     *         "attribute_name1": "Colour",
                     *         "status": "active",
                     *         "source": "user",
                     *         "documents": [],
                     *         "image_id": "4815162342481515201",
                     *         "image_name": "alpine-daypack.png",
                     *         "image_type": "png",
                     *         "items": [
                     *           {
                     *             "item_id": "4815162342481516001",
                     *             "name": "Alpine Daypack - Slate",
                     *             "status": "active",
                     *             "rate": 2400,
                     *             "purchase_rate": 1500,
                     *             "reorder_level": 5,
                     *             "initial_stock": 12,
                     *             "initial_stock_rate": 1500,
                     *             "vendor_id": "4815162342481514003",
                     *             "vendor_name": "Deccan Gear Works",
                     *             "stock_on_hand": 12,
                     *             "available_stock": 12,
                     *             "actual_available_stock": 12,
                     *             "sku": "ADP-SLATE",
                     *             "upc": "604123001014",
                     *             "ean": "8904123001017",
                     *             "part_number": "DGW-ADP-01",
                     *             "attribute_option_id1": "4815162342481515005",
                     *             "attribute_option_name1": "Slate",
                     *             "image_id": "4815162342481516201",
                     *             "image_name": "daypack-slate.png",
                     *             "image_type": "png"
                     *           },
                     *           {
                     *             "item_id": "4815162342481516003",
                     *             "name": "Alpine Daypack - Moss",
                     *             "status": "active",
                     *             "rate": 2400,
                     *             "purchase_rate": 1500,
                     *             "reorder_level": 5,
                     *             "initial_stock": 12,
                     *             "initial_stock_rate": 1500,
                     *             "vendor_id": "4815162342481514003",
                     *             "vendor_name": "Deccan Gear Works",
                     *             "stock_on_hand": 12,
                     *             "available_stock": 12,
                     *             "actual_available_stock": 12,
                     *             "sku": "ADP-MOSS",
                     *             "upc": "604123001021",
                     *             "ean": "8904123001024",
                     *             "part_number": "DGW-ADP-02",
                     *             "attribute_option_id1": "4815162342481515007",
                     *             "attribute_option_name1": "Moss",
                     *             "image_id": "4815162342481516203",
                     *             "image_name": "daypack-moss.png",
                     *             "image_type": "png"
                     *           }
                     *         ],
                     *         "attributes": [
                     *           {
                     *             "id": "4815162342481515003",
                     *             "name": "Colour",
                     *             "options": [
                     *               {
                     *                 "id": "4815162342481515005",
                     *                 "name": "Slate"
                     *               },
                     *               {
                     *                 "id": "4815162342481515007",
                     *                 "name": "Moss"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "created_time": "2026-01-13T10:05:00+0530",
                     *         "last_modified_time": "2026-01-15T09:40:00+0530"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composite items. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The composite item that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The composite item has been created.",
                     *       "composite_item": {
                     *         "composite_item_id": "4815162342481517001",
                     *         "name": "Day Hike Kit",
                     *         "sku": "KIT-DAYHIKE",
                     *         "item_type": "inventory",
                     *         "is_combo_product": true,
                     *         "status": "active",
                     *         "source": "user",
                     *         "unit": "pcs",
                     *         "rate": 3400,
                     *         "purchase_rate": 2200,
                     *         "purchase_description": "Daypack and two bottles, packed as a kit.",
                     *         "vendor_id": "4815162342481514003",
                     *         "vendor_name": "Deccan Gear Works",
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "tax_type": "tax",
                     *         "item_tax_preferences": [
                     *           {
                     *             "tax_id": "4815162342481511007",
                     *             "tax_specification": "intra"
                     *           },
                     *           {
                     *             "tax_id": "4815162342481511001",
                     *             "tax_specification": "inter"
                     *           }
                     *         ],
                     *         "hsn_or_sac": "42029200",
                     *         "purchase_account_id": "4815162342481510001",
                     *         "purchase_account_name": "Cost of Goods Sold",
                     *         "account_id": "4815162342481510005",
                     *         "account_name": "Sales",
                     *         "inventory_account_id": "4815162342481510003",
                     *         "inventory_account_name": "Inventory Asset",
                     *         "reorder_level": 2,
                     *         "initial_stock": 0,
                     *         "initial_stock_rate": 2200,
                     *         "stock_on_hand": 0,
                     *         "available_stock": 0,
                     *         "actual_available_stock": 0,
                     *         "asset_value": 0,
                     *         "upc": "604123003018",
                     *         "ean": "8904123003011",
                     *         "part_number": "JOS-KIT-01",
                     *         "custom_fields": [
                     *           {
                     *             "custom_field_id": "4815162342481517101",
                     *             "index": 1,
                     *             "label": "Season",
                     *             "value": "Summer"
                     *           }
                     *         ],
                     *         "mapped_items": [
                     *           {
                     *             "line_item_id": "4815162342481517011",
                     *             "item_id": "4815162342481516001",
                     *             "name": "Alpine Daypack - Slate",
                     *             "sku": "ADP-SLATE",
                     *             "description": "One daypack.",
                     *             "purchase_description": "Daypack, 22 L, slate.",
                     *             "unit": "pcs",
                     *             "is_combo_product": false,
                     *             "quantity": 1,
                     *             "rate": 2400,
                     *             "purchase_rate": 1500,
                     *             "image_id": "4815162342481516201",
                     *             "image_name": "daypack-slate.png",
                     *             "image_type": "png",
                     *             "stock_on_hand": 12,
                     *             "available_stock": 12,
                     *             "actual_available_stock": 12
                     *           },
                     *           {
                     *             "line_item_id": "4815162342481517013",
                     *             "item_id": "4815162342481516005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "sku": "SWB-1L",
                     *             "description": "Two bottles.",
                     *             "purchase_description": "Steel bottle, 1 L, boxed in tens.",
                     *             "unit": "pcs",
                     *             "is_combo_product": false,
                     *             "quantity": 2,
                     *             "rate": 600,
                     *             "purchase_rate": 350,
                     *             "image_id": "4815162342481516205",
                     *             "image_name": "bottle-1l.png",
                     *             "image_type": "png",
                     *             "stock_on_hand": 40,
                     *             "available_stock": 40,
                     *             "actual_available_stock": 40
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composite item. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "A daypack and two bottles for a day on the trail.",
                 *       "reorder_level": 3,
                 *       "mapped_items": [
                 *         {
                 *           "line_item_id": "4815162342481517011",
                 *           "item_id": "4815162342481516001",
                 *           "quantity": 1,
                 *           "description": "One daypack.",
                 *           "is_combo_product": false
                 *         },
                 *         {
                 *           "line_item_id": "4815162342481517013",
                 *           "item_id": "4815162342481516005",
                 *           "quantity": 2,
                 *           "description": "Two bottles.",
                 *           "is_combo_product": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.CompositeItemUpdate;
            };
        };
        responses: {
            /** @description The updated composite item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The composite item has been updated.",
                     *       "composite_item": {
                     *         "composite_item_id": "4815162342481517001",
                     *         "name": "Day Hike Kit",
                     *         "description": "A daypack and two bottles for a day on the trail.",
                     *         "sku": "KIT-DAYHIKE",
                     *         "item_type": "inventory",
                     *         "is_combo_product": true,
                     *         "status": "active",
                     *         "source": "user",
                     *         "unit": "pcs",
                     *         "rate": 3400,
                     *         "purchase_rate": 2200,
                     *         "purchase_description": "Daypack and two bottles, packed as a kit.",
                     *         "vendor_id": "4815162342481514003",
                     *         "vendor_name": "Deccan Gear Works",
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "tax_type": "tax",
                     *         "item_tax_preferences": [
                     *           {
                     *             "tax_id": "4815162342481511007",
                     *             "tax_specification": "intra"
                     *           },
                     *           {
                     *             "tax_id": "4815162342481511001",
                     *             "tax_specification": "inter"
                     *           }
                     *         ],
                     *         "hsn_or_sac": "42029200",
                     *         "purchase_account_id": "4815162342481510001",
                     *         "purchase_account_name": "Cost of Goods Sold",
                     *         "account_id": "4815162342481510005",
                     *         "account_name": "Sales",
                     *         "inventory_account_id": "4815162342481510003",
                     *         "inventory_account_name": "Inventory Asset",
                     *         "reorder_level": 3,
                     *         "initial_stock": 0,
                     *         "initial_stock_rate": 2200,
                     *         "stock_on_hand": 3,
                     *         "available_stock": 3,
                     *         "actual_available_stock": 3,
                     *         "asset_value": 6600,
                     *         "upc": "604123003018",
                     *         "ean": "8904123003011",
                     *         "part_number": "JOS-KIT-01",
                     *         "image_id": "4815162342481517201",
                     *         "image_name": "day-hike-kit.png",
                     *         "custom_fields": [
                     *           {
                     *             "custom_field_id": "4815162342481517101",
                     *             "index": 1,
                     *             "label": "Season",
                     *             "value": "Summer"
                     *           }
                     *         ],
                     *         "mapped_items": [
                     *           {
                     *             "line_item_id": "4815162342481517011",
                     *             "item_id": "4815162342481516001",
                     *             "name": "Alpine Daypack - Slate",
                     *             "sku": "ADP-SLATE",
                     *             "description": "One daypack.",
                     *             "purchase_description": "Daypack, 22 L, slate.",
                     *             "unit": "pcs",
                     *             "is_combo_product": false,
                     *             "quantity": 1,
                     *             "rate": 2400,
                     *             "purchase_rate": 1500,
                     *             "image_id": "4815162342481516201",
                     *             "image_name": "daypack-slate.png",
                     *             "image_type": "png",
                     *             "stock_on_hand": 9,
                     *             "available_stock": 9,
                     *             "actual_available_stock": 9
                     *           },
                     *           {
                     *             "line_item_id": "4815162342481517013",
                     *             "item_id": "4815162342481516005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "sku": "SWB-1L",
                     *             "description": "Two bottles.",
                     *             "purchase_description": "Steel bottle, 1 L, boxed in tens.",
                     *             "unit": "pcs",
                     *             "is_combo_product": false,
                     *             "quantity": 2,
                     *             "rate": 600,
                     *             "purchase_rate": 350,
                     *             "image_id": "4815162342481516205",
                     *             "image_name": "bottle-1l.png",
                     *             "image_type": "png",
                     *             "stock_on_hand": 34,
                     *             "available_stock": 34,
                     *             "actual_available_stock": 34
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composite item was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The composite item has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The composite item was marked as active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The composite item has been marked as active."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The composite item was marked as inactive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The composite item has been marked as inactive."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the composite item. */
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
            /** @description The image was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The image has been added."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundles. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.BundleCreate;
            };
        };
        responses: {
            /** @description The bundle that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The bundle has been created.",
                     *       "bundle": {
                     *         "bundle_id": "4815162342481517501"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the bundle. */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the bundle. */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The bundle has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item adjustments. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The item adjustment that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the item adjustment. */
                inventory_adjustment_id: components["parameters"]["InventoryAdjustmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item adjustment. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer orders. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Whether to number the order with `transfer_order_number` instead of the generated number, while transfer orders are numbered automatically. `false` by default. */
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
            /** @description The transfer order that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the transfer order. */
                transfer_order_id: components["parameters"]["TransferOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer order. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The contact that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact_name": "Ridgeline Treks",
                 *       "payment_reminder_enabled": true,
                 *       "notes": "Deliver on weekdays only, before 16:00."
                 *     }
                 */
                "application/json": models.ContactUpdate;
            };
        };
        responses: {
            /** @description The updated contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact has been updated.",
                     *       "contact": {
                     *         "contact_id": "4815162342481514001",
                     *         "contact_name": "Ridgeline Treks",
                     *         "company_name": "Ridgeline Treks",
                     *         "has_transaction": true,
                     *         "is_linked_with_servicecrm": false,
                     *         "website": "https://ridgeline.example",
                     *         "primary_contact_id": "4815162342481514011",
                     *         "payment_terms": 15,
                     *         "payment_terms_label": "Net 15",
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "outstanding_receivable_amount": 18408,
                     *         "outstanding_receivable_amount_bcy": 18408,
                     *         "unused_credits_receivable_amount": 0,
                     *         "unused_credits_receivable_amount_bcy": 0,
                     *         "status": "active",
                     *         "payment_reminder_enabled": true,
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "label": "Region",
                     *             "value": "West"
                     *           }
                     *         ],
                     *         "billing_address": {
                     *           "attention": "Accounts",
                     *           "address": "14 Senapati Bapat Road",
                     *           "street2": "Shivajinagar",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016"
                     *         },
                     *         "shipping_address": {
                     *           "attention": "Asha Kulkarni",
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "street2": "Baner",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045"
                     *         },
                     *         "social1": "ridgelinetreks",
                     *         "social2": "ridgeline_treks",
                     *         "contact_persons": [
                     *           {
                     *             "salutation": "Ms.",
                     *             "first_name": "Asha",
                     *             "last_name": "Kulkarni",
                     *             "email": "asha@ridgeline.example",
                     *             "phone": "+91 20 5550 0142",
                     *             "mobile": "+91 98220 55501",
                     *             "is_primary_contact": true
                     *           }
                     *         ],
                     *         "default_templates": {
                     *           "invoice_template_id": "4815162342481514051",
                     *           "invoice_template_name": "Standard Invoice",
                     *           "estimate_template_id": "4815162342481514053",
                     *           "estimate_template_name": "Standard Estimate",
                     *           "creditnote_template_id": "4815162342481514055",
                     *           "creditnote_template_name": "Standard Credit Note",
                     *           "invoice_email_template_id": "4815162342481514057",
                     *           "invoice_email_template_name": "Invoice E-mail",
                     *           "estimate_email_template_id": "4815162342481514059",
                     *           "estimate_email_template_name": "Estimate E-mail",
                     *           "creditnote_email_template_id": "4815162342481514061",
                     *           "creditnote_email_template_name": "Credit Note E-mail"
                     *         },
                     *         "notes": "Deliver on weekdays only, before 16:00.",
                     *         "created_time": "2026-01-14T15:40:00+0530",
                     *         "last_modified_time": "2026-03-10T09:30:00+0530",
                     *         "is_taxable": true,
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "place_of_contact": "MH",
                     *         "gst_no": "27AAFCR1234K1ZD",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was marked as active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact has been marked as active."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was marked as inactive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact has been marked as inactive."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success"
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** @description The statement was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The statement has been sent."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The e-mail has been sent."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The contact person that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact person. */
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
            /** @description The updated contact person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact person has been updated.",
                     *       "contact_person": [
                     *         {
                     *           "contact_id": "4815162342481514003",
                     *           "contact_person_id": "4815162342481514013",
                     *           "salutation": "Mr.",
                     *           "first_name": "Vikram",
                     *           "last_name": "Rao",
                     *           "email": "vikram@deccangear.example",
                     *           "phone": "+91 40 5550 0163",
                     *           "mobile": "+91 98490 55502",
                     *           "is_primary_contact": true,
                     *           "messenger": "vikram.rao",
                     *           "designation": "Head of Sales",
                     *           "department": "Sales",
                     *           "is_added_in_portal": true
                     *         }
                     *       ]
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the contact person. */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact person was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact person has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the contact. */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact persons. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Field that the list is sorted by. */
                sort_column?: components["parameters"]["PackageSortColumn"];
                /** @description Text to search the packages for. */
                search_text?: components["parameters"]["PackageSearchText"];
                /** @description Lists packages in this state, or in all of them, in the form `Status.All`. */
                filter_by?: components["parameters"]["PackageFilterBy"];
                /** @description Lists packages whose `package_number` starts with this text. */
                packing_number_startswith?: components["parameters"]["PackagePackingNumberStartsWith"];
                /** @description Lists packages whose `package_number` contains this text. */
                packing_number_contains?: components["parameters"]["PackagePackingNumberContains"];
                /** @description Lists packages whose `salesorder_number` starts with this text. */
                salesorder_number_startswith?: components["parameters"]["PackageSalesOrderNumberStartsWith"];
                /** @description Lists packages whose `salesorder_number` contains this text. */
                salesorder_number_contains?: components["parameters"]["PackageSalesOrderNumberContains"];
                /** @description Lists packages dated on this date or later. To exclude the date, use `date_after`. */
                date_start?: components["parameters"]["PackageDateStart"];
                /** @description Lists packages dated on this date or earlier. To exclude the date, use `date_before`. */
                date_end?: components["parameters"]["PackageDateEnd"];
                /** @description Lists packages dated later than this date. To include the date, use `date_start`. */
                date_after?: components["parameters"]["PackageDateAfter"];
                /** @description Lists packages dated earlier than this date. To include the date, use `date_end`. */
                date_before?: components["parameters"]["PackageDateBefore"];
                /** @description Lists packages shipped on this date or later. To exclude the date, use `shipment_date_after`. */
                shipment_date_start?: components["parameters"]["PackageShipmentDateStart"];
                /** @description Lists packages shipped on this date or earlier. To exclude the date, use `shipment_date_before`. */
                shipment_date_end?: components["parameters"]["PackageShipmentDateEnd"];
                /** @description Lists packages shipped later than this date. To include the date, use `shipment_date_start`. */
                shipment_date_after?: components["parameters"]["PackageShipmentDateAfter"];
                /** @description Lists packages shipped earlier than this date. To include the date, use `shipment_date_end`. */
                shipment_date_before?: components["parameters"]["PackageShipmentDateBefore"];
                /** @description Lists packages whose `customer_name` starts with this text. */
                customer_name_startswith?: components["parameters"]["PackageCustomerNameStartsWith"];
                /** @description Lists packages whose `customer_name` contains this text. */
                customer_name_contains?: components["parameters"]["PackageCustomerNameContains"];
                /** @description Lists packages whose delivery method starts with this text. */
                delivery_method_startswith?: components["parameters"]["PackageDeliveryMethodStartsWith"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Id of the sales order whose items are packed. */
                salesorder_id: components["parameters"]["PackageSalesOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "package_number": "PKG-00009",
                 *       "date": "2026-03-04",
                 *       "line_items": [
                 *         {
                 *           "so_line_item_id": "4815162342481520011",
                 *           "quantity": 4
                 *         },
                 *         {
                 *           "so_line_item_id": "4815162342481520013",
                 *           "quantity": 10
                 *         }
                 *       ],
                 *       "notes": "Bottles packed upright."
                 *     }
                 */
                "application/json": models.PackageCreate;
            };
        };
        responses: {
            /** @description The package that was created, in an array. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Id of the sales order that is shipped. */
                salesorder_id?: components["parameters"]["ShipmentOrderSalesOrderId"];
                /** @description Ids of the packages to ship, separated by commas. A shipment order needs them. */
                package_ids?: components["parameters"]["ShipmentOrderPackageIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipment_number": "SHP-00007",
                 *       "date": "2026-03-05",
                 *       "delivery_method": "Courier",
                 *       "tracking_number": "7781204418",
                 *       "reference_number": "7781204418",
                 *       "contact_persons": [
                 *         {
                 *           "contact_person_id": "4815162342481514011"
                 *         }
                 *       ],
                 *       "shipping_charge": 0,
                 *       "exchange_rate": 1,
                 *       "template_id": "4815162342481522021",
                 *       "notes": "Call ahead of delivery."
                 *     }
                 */
                "application/json": models.ShipmentOrderCreate;
            };
        };
        responses: {
            /** @description The shipment order that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "invoice_number": "INV-000031",
                 *       "date": "2026-03-05",
                 *       "payment_terms": 15,
                 *       "payment_terms_label": "Net 15",
                 *       "due_date": "2026-03-20",
                 *       "payment_expected_date": "2026-03-20",
                 *       "reference_number": "SO-00017",
                 *       "customer_id": "4815162342481514001",
                 *       "contact_persons": [
                 *         {
                 *           "contact_person_id": "4815162342481514011",
                 *           "salutation": "Ms.",
                 *           "first_name": "Asha",
                 *           "last_name": "Kulkarni",
                 *           "email": "asha@ridgeline.example",
                 *           "phone": "+91 20 5550 0142",
                 *           "mobile": "+91 98220 55501",
                 *           "is_primary_contact": true
                 *         }
                 *       ],
                 *       "currency_id": "4815162342481500097",
                 *       "exchange_rate": 1,
                 *       "discount": 0,
                 *       "is_discount_before_tax": true,
                 *       "discount_type": "entity_level",
                 *       "is_inclusive_tax": false,
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516001",
                 *           "name": "Alpine Daypack - Slate",
                 *           "description": "Daypack of 22 litres, slate.",
                 *           "item_order": 0,
                 *           "rate": 2400,
                 *           "quantity": 4,
                 *           "unit": "pcs",
                 *           "discount": 0,
                 *           "tax_id": "4815162342481511001",
                 *           "warehouse_id": "4815162342481513001",
                 *           "hsn_or_sac": "42029200"
                 *         },
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "name": "Steel Water Bottle 1 L",
                 *           "description": "Single-wall steel bottle that holds one litre.",
                 *           "item_order": 1,
                 *           "rate": 600,
                 *           "quantity": 10,
                 *           "unit": "pcs",
                 *           "discount": 0,
                 *           "tax_id": "4815162342481511001",
                 *           "warehouse_id": "4815162342481513001",
                 *           "hsn_or_sac": "73239390"
                 *         }
                 *       ],
                 *       "shipping_charge": 0,
                 *       "adjustment": 0,
                 *       "adjustment_description": "Adjustment",
                 *       "allow_partial_payments": true,
                 *       "payment_options": {
                 *         "payment_gateways": [
                 *           {
                 *             "configured": true,
                 *             "additional_field1": "standard",
                 *             "gateway_name": "example_gateway"
                 *           }
                 *         ]
                 *       },
                 *       "billing_address": {
                 *         "address": "14 Senapati Bapat Road",
                 *         "city": "Pune",
                 *         "state": "Maharashtra",
                 *         "zip": "411016",
                 *         "fax": "+91 20 5550 0143"
                 *       },
                 *       "shipping_address": {
                 *         "address": "Unit 6, Baner Industrial Park",
                 *         "city": "Pune",
                 *         "state": "Maharashtra",
                 *         "zip": "411045",
                 *         "fax": "+91 20 5550 0145"
                 *       },
                 *       "notes": "Thank you for your order.",
                 *       "terms": "Payment is due 15 days from the date of the invoice.",
                 *       "custom_fields": [
                 *         {
                 *           "index": 1,
                 *           "show_on_pdf": true,
                 *           "value": "West",
                 *           "label": "Region"
                 *         }
                 *       ],
                 *       "template_id": "4815162342481514051",
                 *       "salesperson_id": "4815162342481523061",
                 *       "salesperson_name": "Nikhil Desai",
                 *       "is_pre_gst": false,
                 *       "gst_no": "27AAFCR1234K1ZD",
                 *       "gst_treatment": "business_gst"
                 *     }
                 */
                "application/json": models.InvoiceCreate;
            };
        };
        responses: {
            /** @description The invoice that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been created.",
                     *       "invoice": {
                     *         "invoice_id": "4815162342481523001",
                     *         "ach_payment_initiated": false,
                     *         "invoice_number": "INV-000031",
                     *         "date": "2026-03-05",
                     *         "status": "draft",
                     *         "payment_terms": 15,
                     *         "payment_terms_label": "Net 15",
                     *         "due_date": "2026-03-20",
                     *         "payment_expected_date": "2026-03-20",
                     *         "reference_number": "SO-00017",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "contact_persons": [
                     *           {
                     *             "contact_person_id": "4815162342481514011",
                     *             "salutation": "Ms.",
                     *             "first_name": "Asha",
                     *             "last_name": "Kulkarni",
                     *             "email": "asha@ridgeline.example",
                     *             "phone": "+91 20 5550 0142",
                     *             "mobile": "+91 98220 55501",
                     *             "is_primary_contact": true
                     *           }
                     *         ],
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "exchange_rate": 1,
                     *         "discount": 0,
                     *         "is_discount_before_tax": true,
                     *         "discount_type": "entity_level",
                     *         "is_inclusive_tax": false,
                     *         "is_viewed_by_client": false,
                     *         "has_attachment": false,
                     *         "line_items": [
                     *           {
                     *             "line_item_id": "4815162342481523011",
                     *             "item_id": "4815162342481516001",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Daypack of 22 litres, slate.",
                     *             "item_order": 0,
                     *             "bcy_rate": 2400,
                     *             "rate": 2400,
                     *             "quantity": 4,
                     *             "unit": "pcs",
                     *             "discount_amount": 0,
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 9600,
                     *             "warehouse_id": "4815162342481513001",
                     *             "hsn_or_sac": "42029200"
                     *           },
                     *           {
                     *             "line_item_id": "4815162342481523013",
                     *             "item_id": "4815162342481516005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 1,
                     *             "bcy_rate": 600,
                     *             "rate": 600,
                     *             "quantity": 10,
                     *             "unit": "pcs",
                     *             "discount_amount": 0,
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 6000,
                     *             "warehouse_id": "4815162342481513001",
                     *             "hsn_or_sac": "73239390"
                     *           }
                     *         ],
                     *         "shipping_charge": 0,
                     *         "adjustment": 0,
                     *         "adjustment_description": "Adjustment",
                     *         "sub_total": 15600,
                     *         "tax_total": 2808,
                     *         "total": "18408.00",
                     *         "taxes": [
                     *           {
                     *             "tax_name": "IGST18",
                     *             "tax_amount": 2808
                     *           }
                     *         ],
                     *         "payment_reminder_enabled": false,
                     *         "payment_made": 0,
                     *         "credits_applied": 0,
                     *         "tax_amount_withheld": 0,
                     *         "balance": "18408.00",
                     *         "write_off_amount": 0,
                     *         "allow_partial_payments": true,
                     *         "price_precision": 2,
                     *         "payment_options": {
                     *           "payment_gateways": [
                     *             {
                     *               "configured": true,
                     *               "additional_field1": "standard",
                     *               "gateway_name": "example_gateway"
                     *             }
                     *           ]
                     *         },
                     *         "is_emailed": false,
                     *         "reminders_sent": 0,
                     *         "billing_address": {
                     *           "address": "14 Senapati Bapat Road",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016",
                     *           "fax": "+91 20 5550 0143"
                     *         },
                     *         "shipping_address": {
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045",
                     *           "fax": "+91 20 5550 0145"
                     *         },
                     *         "notes": "Thank you for your order.",
                     *         "terms": "Payment is due 15 days from the date of the invoice.",
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "show_on_pdf": true,
                     *             "value": "West",
                     *             "label": "Region"
                     *           }
                     *         ],
                     *         "template_id": "4815162342481514051",
                     *         "template_name": "Standard Invoice",
                     *         "created_time": "2026-03-05T11:30:00+0530",
                     *         "last_modified_time": "2026-03-05T11:30:00+0530",
                     *         "can_send_in_mail": false,
                     *         "salesperson_id": "4815162342481523061",
                     *         "salesperson_name": "Nikhil Desai",
                     *         "invoice_url": "https://inventory.example.in/portal/invoices/INV-000031",
                     *         "is_pre_gst": false,
                     *         "gst_no": "27AAFCR1234K1ZD",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "payment_expected_date": "2026-03-18",
                 *       "line_items": [
                 *         {
                 *           "line_item_id": "4815162342481523011",
                 *           "item_id": "4815162342481516001",
                 *           "name": "Alpine Daypack - Slate",
                 *           "description": "Daypack of 22 litres, slate.",
                 *           "item_order": 0,
                 *           "rate": 2400,
                 *           "quantity": 4,
                 *           "unit": "pcs",
                 *           "discount": 0,
                 *           "tax_id": "4815162342481511001",
                 *           "warehouse_id": "4815162342481513001",
                 *           "hsn_or_sac": "42029200"
                 *         },
                 *         {
                 *           "line_item_id": "4815162342481523013",
                 *           "item_id": "4815162342481516005",
                 *           "name": "Steel Water Bottle 1 L",
                 *           "description": "Single-wall steel bottle that holds one litre.",
                 *           "item_order": 1,
                 *           "rate": 600,
                 *           "quantity": 10,
                 *           "unit": "pcs",
                 *           "discount": 0,
                 *           "tax_id": "4815162342481511001",
                 *           "warehouse_id": "4815162342481513001",
                 *           "hsn_or_sac": "73239390"
                 *         }
                 *       ],
                 *       "notes": "Thank you for your order. Goods left on 5 March."
                 *     }
                 */
                "application/json": models.InvoiceUpdate;
            };
        };
        responses: {
            /** @description The updated invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been updated.",
                     *       "invoice": {
                     *         "invoice_id": "4815162342481523001",
                     *         "ach_payment_initiated": false,
                     *         "invoice_number": "INV-000031",
                     *         "date": "2026-03-05",
                     *         "status": "draft",
                     *         "payment_terms": 15,
                     *         "payment_terms_label": "Net 15",
                     *         "due_date": "2026-03-20",
                     *         "payment_expected_date": "2026-03-18",
                     *         "reference_number": "SO-00017",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "contact_persons": [
                     *           {
                     *             "contact_person_id": "4815162342481514011",
                     *             "salutation": "Ms.",
                     *             "first_name": "Asha",
                     *             "last_name": "Kulkarni",
                     *             "email": "asha@ridgeline.example",
                     *             "phone": "+91 20 5550 0142",
                     *             "mobile": "+91 98220 55501",
                     *             "is_primary_contact": true
                     *           }
                     *         ],
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "exchange_rate": 1,
                     *         "discount": 0,
                     *         "is_discount_before_tax": true,
                     *         "discount_type": "entity_level",
                     *         "is_inclusive_tax": false,
                     *         "is_viewed_by_client": false,
                     *         "has_attachment": false,
                     *         "line_items": [
                     *           {
                     *             "line_item_id": "4815162342481523011",
                     *             "item_id": "4815162342481516001",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Daypack of 22 litres, slate.",
                     *             "item_order": 0,
                     *             "bcy_rate": 2400,
                     *             "rate": 2400,
                     *             "quantity": 4,
                     *             "unit": "pcs",
                     *             "discount_amount": 0,
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 9600,
                     *             "warehouse_id": "4815162342481513001",
                     *             "hsn_or_sac": "42029200"
                     *           },
                     *           {
                     *             "line_item_id": "4815162342481523013",
                     *             "item_id": "4815162342481516005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 1,
                     *             "bcy_rate": 600,
                     *             "rate": 600,
                     *             "quantity": 10,
                     *             "unit": "pcs",
                     *             "discount_amount": 0,
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 6000,
                     *             "warehouse_id": "4815162342481513001",
                     *             "hsn_or_sac": "73239390"
                     *           }
                     *         ],
                     *         "shipping_charge": 0,
                     *         "adjustment": 0,
                     *         "adjustment_description": "Adjustment",
                     *         "sub_total": 15600,
                     *         "tax_total": 2808,
                     *         "total": "18408.00",
                     *         "taxes": [
                     *           {
                     *             "tax_name": "IGST18",
                     *             "tax_amount": 2808
                     *           }
                     *         ],
                     *         "payment_reminder_enabled": false,
                     *         "payment_made": 0,
                     *         "credits_applied": 0,
                     *         "tax_amount_withheld": 0,
                     *         "balance": "18408.00",
                     *         "write_off_amount": 0,
                     *         "allow_partial_payments": true,
                     *         "price_precision": 2,
                     *         "payment_options": {
                     *           "payment_gateways": [
                     *             {
                     *               "configured": true,
                     *               "additional_field1": "standard",
                     *               "gateway_name": "example_gateway"
                     *             }
                     *           ]
                     *         },
                     *         "is_emailed": false,
                     *         "reminders_sent": 0,
                     *         "billing_address": {
                     *           "address": "14 Senapati Bapat Road",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016",
                     *           "fax": "+91 20 5550 0143"
                     *         },
                     *         "shipping_address": {
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045",
                     *           "fax": "+91 20 5550 0145"
                     *         },
                     *         "notes": "Thank you for your order. Goods left on 5 March.",
                     *         "terms": "Payment is due 15 days from the date of the invoice.",
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "show_on_pdf": true,
                     *             "value": "West",
                     *             "label": "Region"
                     *           }
                     *         ],
                     *         "template_id": "4815162342481514051",
                     *         "template_name": "Standard Invoice",
                     *         "created_time": "2026-03-05T11:30:00+0530",
                     *         "last_modified_time": "2026-03-06T10:05:00+0530",
                     *         "can_send_in_mail": false,
                     *         "salesperson_id": "4815162342481523061",
                     *         "salesperson_name": "Nikhil Desai",
                     *         "invoice_url": "https://inventory.example.in/portal/invoices/INV-000031",
                     *         "is_pre_gst": false,
                     *         "gst_no": "27AAFCR1234K1ZD",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices as a PDF file. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices, ready to print. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The invoice was marked as sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been marked as sent."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The invoice is void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been voided."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The invoice is a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been marked as a draft."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The invoice was written off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been written off."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The write-off was cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The write-off has been cancelled."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success"
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoice has been e-mailed."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.BulkEmailRequest;
            };
        };
        responses: {
            /** @description The e-mails were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The invoices have been e-mailed."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success"
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The reminder is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The payment reminder has been disabled."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The reminder is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The payment reminder has been enabled."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "address": "14 Senapati Bapat Road",
                 *       "city": "Pune",
                 *       "state": "Maharashtra",
                 *       "zip": "411016",
                 *       "fax": "+91 20 5550 0143"
                 *     }
                 */
                "application/json": models.DocumentAddress;
            };
        };
        responses: {
            /** @description The billing address was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The billing address has been updated."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "address": "Unit 6, Baner Industrial Park",
                 *       "city": "Pune",
                 *       "state": "Maharashtra",
                 *       "zip": "411045",
                 *       "fax": "+91 20 5550 0145"
                 *     }
                 */
                "application/json": models.DocumentAddress;
            };
        };
        responses: {
            /** @description The shipping address was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The shipping address has been updated."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "templates": [
                     *         {
                     *           "template_id": "4815162342481514051",
                     *           "template_name": "Standard Invoice",
                     *           "template_type": "standard"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the template. */
                template_id: components["parameters"]["InvoiceTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The template was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The template has been set."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments of the invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "payments": [
                     *         {
                     *           "invoice_payment_id": "4815162342481523031",
                     *           "payment_id": "4815162342481525001",
                     *           "payment_mode": "banktransfer",
                     *           "date": "2026-03-20",
                     *           "amount": 18408,
                     *           "reference_number": "NEFT-20260320-0418",
                     *           "description": "Payment of INV-000031"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credits. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.InvoiceCreditsRequest;
            };
        };
        responses: {
            /** @description The credits were applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credits have been applied."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the payment as applied to the invoice. It may differ from the `payment_id` of the customer payment. */
                invoice_payment_id: components["parameters"]["InvoicePaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The payment has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the credit as applied to the invoice. */
                creditnotes_invoice_id: components["parameters"]["CreditNotesInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credit was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The applied credit has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attached file. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "can_send_in_mail": true
                 *     }
                 */
                "application/json": models.AttachmentPreference;
            };
        };
        responses: {
            /** @description The preference was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The attachment preference has been updated."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
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
            /** @description The file was attached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The file has been attached."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The attachment has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments and history of the invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "comments": [
                     *         {
                     *           "comment_id": "4815162342481530111",
                     *           "description": "Payment of 18408.00 recorded.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-20",
                     *           "date_description": "8 days ago",
                     *           "time": "03:20 PM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481523001",
                     *           "transaction_type": "invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481530109",
                     *           "description": "Credit of 1416.00 from CN-00002 taken off.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-20",
                     *           "date_description": "8 days ago",
                     *           "time": "03:05 PM",
                     *           "operation_type": "Deleted",
                     *           "transaction_id": "4815162342481523001",
                     *           "transaction_type": "invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481530107",
                     *           "description": "Credit of 1416.00 from CN-00002 applied.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-16",
                     *           "date_description": "12 days ago",
                     *           "time": "11:45 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481523001",
                     *           "transaction_type": "invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481530101",
                     *           "description": "The customer pays on 20 March.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "internal",
                     *           "date": "2026-03-06",
                     *           "date_description": "22 days ago",
                     *           "time": "10:10 AM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481523001",
                     *           "transaction_type": "invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481530105",
                     *           "description": "Invoice updated.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-06",
                     *           "date_description": "22 days ago",
                     *           "time": "10:05 AM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481523001",
                     *           "transaction_type": "invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481530103",
                     *           "description": "Invoice created for 18408.00.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-05",
                     *           "date_description": "23 days ago",
                     *           "time": "11:30 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481523001",
                     *           "transaction_type": "invoice"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 18 March."
                 *     }
                 */
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** @description The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been added.",
                     *       "comment": {
                     *         "comment_id": "4815162342481530101",
                     *         "description": "The customer pays on 18 March.",
                     *         "commented_by_id": "4815162342481530301",
                     *         "commented_by": "Meera Nair",
                     *         "comment_type": "internal",
                     *         "date": "2026-03-06",
                     *         "date_description": "a few seconds ago",
                     *         "time": "10:10 AM",
                     *         "operation_type": "Added",
                     *         "transaction_id": "4815162342481523001",
                     *         "transaction_type": "invoice"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["InvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 20 March."
                 *     }
                 */
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** @description The updated comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been updated.",
                     *       "comment": {
                     *         "comment_id": "4815162342481530101",
                     *         "description": "The customer pays on 20 March.",
                     *         "commented_by_id": "4815162342481530301",
                     *         "commented_by": "Meera Nair",
                     *         "comment_type": "internal",
                     *         "date": "2026-03-06",
                     *         "date_description": "12 days ago",
                     *         "time": "10:10 AM",
                     *         "operation_type": "Updated",
                     *         "transaction_id": "4815162342481523001",
                     *         "transaction_type": "invoice"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the invoice. */
                invoice_id: components["parameters"]["InvoiceId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["InvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Lists retainer invoices whose `retainerinvoice_number` starts with this text. */
                retainerinvoice_number_startswith?: components["parameters"]["RetainerInvoiceNumberStartsWith"];
                /** @description Lists retainer invoices whose `retainerinvoice_number` contains this text. */
                retainerinvoice_number_contains?: components["parameters"]["RetainerInvoiceNumberContains"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoices. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Whether to skip automatic numbering. If `true`, the body must have the number. */
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
            /** @description The retainer invoice that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been created.",
                     *       "retainerinvoice": {
                     *         "retainerinvoice_id": "4815162342481524001",
                     *         "retainerinvoice_number": "RET-00003",
                     *         "date": "2026-02-20",
                     *         "status": "draft",
                     *         "is_pre_gst": false,
                     *         "place_of_supply": "MH",
                     *         "reference_number": "RT-2026-014",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "contact_persons": [
                     *           {
                     *             "contact_person_id": "4815162342481514011"
                     *           }
                     *         ],
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "exchange_rate": 1,
                     *         "is_viewed_by_client": false,
                     *         "is_inclusive_tax": false,
                     *         "line_items": [
                     *           {
                     *             "line_item_id": "4815162342481524011",
                     *             "description": "Advance on the spring order",
                     *             "item_order": 0,
                     *             "rate": 5000,
                     *             "bcy_rate": 5000,
                     *             "item_total": 5000
                     *           }
                     *         ],
                     *         "sub_total": 5000,
                     *         "total": "5000.00",
                     *         "taxes": [],
                     *         "payment_made": 0,
                     *         "payment_drawn": 0,
                     *         "balance": "5000.00",
                     *         "allow_partial_payments": false,
                     *         "price_precision": 2,
                     *         "payment_options": {
                     *           "payment_gateways": [
                     *             {
                     *               "configured": true,
                     *               "additional_field1": "standard",
                     *               "gateway_name": "example_gateway"
                     *             }
                     *           ]
                     *         },
                     *         "is_emailed": false,
                     *         "documents": [],
                     *         "billing_address": {
                     *           "address": "14 Senapati Bapat Road",
                     *           "street2": "Shivajinagar",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016",
                     *           "fax": "+91 20 5550 0143"
                     *         },
                     *         "shipping_address": {
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045",
                     *           "fax": "+91 20 5550 0145"
                     *         },
                     *         "notes": "Thank you for your trust.",
                     *         "terms": "The advance is due on receipt.",
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "show_on_pdf": true,
                     *             "value": "West",
                     *             "label": "Region"
                     *           }
                     *         ],
                     *         "template_id": "4815162342481524051",
                     *         "template_name": "Standard Retainer Invoice",
                     *         "page_width": "8.27in",
                     *         "page_height": "11.69in",
                     *         "orientation": "portrait",
                     *         "template_type": "standard",
                     *         "created_time": "2026-02-20T11:00:00+0530",
                     *         "last_modified_time": "2026-02-20T11:00:00+0530",
                     *         "created_by_id": "4815162342481530301",
                     *         "can_send_in_mail": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoice. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "allow_partial_payments": true,
                 *       "line_items": [
                 *         {
                 *           "line_item_id": "4815162342481524011",
                 *           "description": "Advance on the spring order",
                 *           "item_order": 0,
                 *           "rate": 5000
                 *         }
                 *       ],
                 *       "notes": "Thank you for your trust. The advance stays on your account until it is drawn on."
                 *     }
                 */
                "application/json": models.RetainerInvoiceUpdate;
            };
        };
        responses: {
            /** @description The updated retainer invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been updated.",
                     *       "retainerinvoice": {
                     *         "retainerinvoice_id": "4815162342481524001",
                     *         "retainerinvoice_number": "RET-00003",
                     *         "date": "2026-02-20",
                     *         "status": "draft",
                     *         "is_pre_gst": false,
                     *         "place_of_supply": "MH",
                     *         "reference_number": "RT-2026-014",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "contact_persons": [
                     *           {
                     *             "contact_person_id": "4815162342481514011"
                     *           }
                     *         ],
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "exchange_rate": 1,
                     *         "is_viewed_by_client": false,
                     *         "is_inclusive_tax": false,
                     *         "line_items": [
                     *           {
                     *             "line_item_id": "4815162342481524011",
                     *             "description": "Advance on the spring order",
                     *             "item_order": 0,
                     *             "rate": 5000,
                     *             "bcy_rate": 5000,
                     *             "item_total": 5000
                     *           }
                     *         ],
                     *         "sub_total": 5000,
                     *         "total": "5000.00",
                     *         "taxes": [],
                     *         "payment_made": 0,
                     *         "payment_drawn": 0,
                     *         "balance": "5000.00",
                     *         "allow_partial_payments": true,
                     *         "price_precision": 2,
                     *         "payment_options": {
                     *           "payment_gateways": [
                     *             {
                     *               "configured": true,
                     *               "additional_field1": "standard",
                     *               "gateway_name": "example_gateway"
                     *             }
                     *           ]
                     *         },
                     *         "is_emailed": false,
                     *         "documents": [],
                     *         "billing_address": {
                     *           "address": "14 Senapati Bapat Road",
                     *           "street2": "Shivajinagar",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016",
                     *           "fax": "+91 20 5550 0143"
                     *         },
                     *         "shipping_address": {
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045",
                     *           "fax": "+91 20 5550 0145"
                     *         },
                     *         "notes": "Thank you for your trust. The advance stays on your account until it is drawn on.",
                     *         "terms": "The advance is due on receipt.",
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "show_on_pdf": true,
                     *             "value": "West",
                     *             "label": "Region"
                     *           }
                     *         ],
                     *         "template_id": "4815162342481524051",
                     *         "template_name": "Standard Retainer Invoice",
                     *         "page_width": "8.27in",
                     *         "page_height": "11.69in",
                     *         "orientation": "portrait",
                     *         "template_type": "standard",
                     *         "created_time": "2026-02-20T11:00:00+0530",
                     *         "last_modified_time": "2026-02-20T11:20:00+0530",
                     *         "created_by_id": "4815162342481530301",
                     *         "can_send_in_mail": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoice was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The retainer invoice was marked as sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been marked as sent."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The retainer invoice is void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been voided."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The retainer invoice is a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been marked as a draft."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The retainer invoice was submitted for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been submitted for approval."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The retainer invoice was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been approved."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success"
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The retainer invoice has been e-mailed."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "address": "14 Senapati Bapat Road",
                 *       "street2": "Shivajinagar",
                 *       "city": "Pune",
                 *       "state": "Maharashtra",
                 *       "zip": "411016",
                 *       "fax": "+91 20 5550 0143"
                 *     }
                 */
                "application/json": models.TwoLineDocumentAddress;
            };
        };
        responses: {
            /** @description The billing address was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The billing address has been updated."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "templates": [
                     *         {
                     *           "template_id": "4815162342481524051",
                     *           "template_name": "Standard Retainer Invoice",
                     *           "template_type": "standard"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the template. */
                template_id: components["parameters"]["RetainerInvoiceTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The template was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The template has been set."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attached file. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
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
            /** @description The file was attached. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The file has been attached."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the attached file. */
                document_id: components["parameters"]["AttachedDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The attachment has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments and history of the retainer invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "comments": [
                     *         {
                     *           "comment_id": "4815162342481524037",
                     *           "description": "Payment of 5000.00 recorded.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-21",
                     *           "date_description": "35 days ago",
                     *           "time": "12:05 PM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481524001",
                     *           "transaction_type": "retainer_invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481524031",
                     *           "description": "The customer pays on 21 February.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "internal",
                     *           "date": "2026-02-20",
                     *           "date_description": "36 days ago",
                     *           "time": "04:45 PM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481524001",
                     *           "transaction_type": "retainer_invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481524035",
                     *           "description": "Retainer invoice updated.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-20",
                     *           "date_description": "36 days ago",
                     *           "time": "11:20 AM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481524001",
                     *           "transaction_type": "retainer_invoice"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481524033",
                     *           "description": "Retainer invoice created for 5000.00.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-20",
                     *           "date_description": "36 days ago",
                     *           "time": "11:00 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481524001",
                     *           "transaction_type": "retainer_invoice"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 22 February."
                 *     }
                 */
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** @description The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been added.",
                     *       "comment": {
                     *         "comment_id": "4815162342481524031",
                     *         "description": "The customer pays on 22 February.",
                     *         "commented_by_id": "4815162342481530301",
                     *         "commented_by": "Meera Nair",
                     *         "comment_type": "internal",
                     *         "date": "2026-02-20",
                     *         "date_description": "a few seconds ago",
                     *         "time": "04:45 PM",
                     *         "operation_type": "Added",
                     *         "transaction_id": "4815162342481524001",
                     *         "transaction_type": "retainer_invoice"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["RetainerInvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 21 February."
                 *     }
                 */
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** @description The updated comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been updated.",
                     *       "comment": {
                     *         "comment_id": "4815162342481524031",
                     *         "description": "The customer pays on 21 February.",
                     *         "commented_by_id": "4815162342481530301",
                     *         "commented_by": "Meera Nair",
                     *         "comment_type": "internal",
                     *         "date": "2026-02-20",
                     *         "date_description": "15 minutes ago",
                     *         "time": "04:45 PM",
                     *         "operation_type": "Updated",
                     *         "transaction_id": "4815162342481524001",
                     *         "transaction_type": "retainer_invoice"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the retainer invoice. */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["RetainerInvoiceCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Lists payments of the customer with this name. */
                customer_name?: components["parameters"]["CustomerPaymentCustomerName"];
                /** @description Lists payments whose `customer_name` starts with this text. */
                customer_name_startswith?: components["parameters"]["CustomerPaymentCustomerNameStartsWith"];
                /** @description Lists payments whose `customer_name` contains this text. */
                customer_name_contains?: components["parameters"]["CustomerPaymentCustomerNameContains"];
                /** @description Lists payments with this reference number. */
                reference_number?: components["parameters"]["CustomerPaymentReferenceNumber"];
                /** @description Lists payments whose `reference_number` starts with this text. */
                reference_number_startswith?: components["parameters"]["CustomerPaymentReferenceNumberStartsWith"];
                /** @description Lists payments whose `reference_number` contains this text. */
                reference_number_contains?: components["parameters"]["CustomerPaymentReferenceNumberContains"];
                /** @description Lists payments of this date. */
                date?: components["parameters"]["CustomerPaymentDate"];
                /** @description Lists payments of this amount. */
                amount?: components["parameters"]["CustomerPaymentAmount"];
                /** @description Lists payments of less than this amount. */
                amount_less_than?: components["parameters"]["CustomerPaymentAmountLessThan"];
                /** @description Lists payments of this amount or less. */
                amount_less_equals?: components["parameters"]["CustomerPaymentAmountLessEquals"];
                /** @description Lists payments of more than this amount. */
                amount_greater_than?: components["parameters"]["CustomerPaymentAmountGreaterThan"];
                /** @description Lists payments of this amount or more. */
                amount_greater_equals?: components["parameters"]["CustomerPaymentAmountGreaterEquals"];
                /** @description Lists payments with these notes. The record has no field of this name. */
                notes?: components["parameters"]["CustomerPaymentNotes"];
                /** @description Lists payments whose notes start with this text. */
                notes_startswith?: components["parameters"]["CustomerPaymentNotesStartsWith"];
                /** @description Lists payments whose notes contain this text. */
                notes_contains?: components["parameters"]["CustomerPaymentNotesContains"];
                /** @description Lists payments of this mode. */
                payment_mode?: components["parameters"]["CustomerPaymentMode"];
                /** @description Lists payments whose `payment_mode` starts with this text. */
                payment_mode_startswith?: components["parameters"]["CustomerPaymentModeStartsWith"];
                /** @description Lists payments whose `payment_mode` contains this text. */
                payment_mode_contains?: components["parameters"]["CustomerPaymentModeContains"];
                /** @description Lists payments of this mode, or of all. `PaymentMode.` is also followed by the name of one of seven third-party payment providers. */
                filter_by?: components["parameters"]["CustomerPaymentFilterBy"];
                /** @description Field that the list is sorted by. */
                sort_column?: components["parameters"]["CustomerPaymentSortColumn"];
                /** @description Text to search the payments for. At most 100 characters. */
                search_text?: components["parameters"]["CustomerPaymentSearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer payments. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The payment that was recorded. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales returns. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Id of the sales order whose items are returned. */
                salesorder_id?: components["parameters"]["SalesReturnSalesOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "salesreturn_number": "RMA-00002",
                 *       "date": "2026-03-12",
                 *       "reason": "Two caps leak",
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "salesorder_item_id": "4815162342481520013",
                 *           "quantity": 1,
                 *           "non_receive_quantity": 1,
                 *           "warehouse_id": "4815162342481513001"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.SalesReturnCreate;
            };
        };
        responses: {
            /** @description The sales return that was created. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Id of the sales order whose items are returned. */
                salesorder_id?: components["parameters"]["SalesReturnSalesOrderId"];
            };
            header?: never;
            path: {
                /** @description Id of the sales return. */
                salesreturn_id: components["parameters"]["SalesReturnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "salesreturn_number": "RMA-00002",
                 *       "date": "2026-03-12",
                 *       "reason": "Two caps leak; one bottle was discarded by the customer",
                 *       "line_items": [
                 *         {
                 *           "line_item_id": "4815162342481526011",
                 *           "item_id": "4815162342481516005",
                 *           "salesorder_item_id": "4815162342481520013",
                 *           "quantity": 1,
                 *           "non_receive_quantity": 1,
                 *           "warehouse_id": "4815162342481513001"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.SalesReturnUpdate;
            };
        };
        responses: {
            /** @description The updated sales return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The sales return has been updated.",
                     *       "salesreturn": {
                     *         "salesreturn_id": "4815162342481526001",
                     *         "salesreturn_number": "RMA-00002",
                     *         "date": "2026-03-12",
                     *         "reason": "Two caps leak; one bottle was discarded by the customer",
                     *         "salesorder_id": "4815162342481520001",
                     *         "salesorder_number": "SO-00017",
                     *         "salesreturn_status": "approved",
                     *         "line_items": [
                     *           {
                     *             "line_item_id": "4815162342481526011",
                     *             "item_id": "4815162342481516005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "unit": "pcs",
                     *             "rate": 600,
                     *             "salesorder_item_id": "4815162342481520013",
                     *             "quantity": 1,
                     *             "non_receive_quantity": 1,
                     *             "warehouse_id": "4815162342481513001",
                     *             "warehouse_name": "Bengaluru Main"
                     *           }
                     *         ],
                     *         "comments": [
                     *           {
                     *             "comment_id": "4815162342481526023",
                     *             "salesreturn_id": "4815162342481526001",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-03-12",
                     *             "date_description": "a few seconds ago",
                     *             "time": "12:10 PM",
                     *             "operation_type": "Updated",
                     *             "transaction_id": "4815162342481526001",
                     *             "transaction_type": "sales_return"
                     *           },
                     *           {
                     *             "comment_id": "4815162342481526021",
                     *             "salesreturn_id": "4815162342481526001",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-03-12",
                     *             "date_description": "an hour ago",
                     *             "time": "11:05 AM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481526001",
                     *             "transaction_type": "sales_return"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit notes. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The credit note that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been created.",
                     *       "creditnote": {
                     *         "creditnote_id": "4815162342481527001",
                     *         "creditnote_number": "CN-00002",
                     *         "date": "2026-03-13",
                     *         "is_pre_gst": false,
                     *         "gst_no": "27AAFCR1234K1ZD",
                     *         "gst_treatment": "business_gst",
                     *         "status": "open",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "label": "Region",
                     *             "value": "West"
                     *           }
                     *         ],
                     *         "reference_number": "RMA-00002",
                     *         "email": "asha@ridgeline.example",
                     *         "total": 1416,
                     *         "balance": 1416,
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481527011",
                     *             "account_id": "4815162342481510005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 0,
                     *             "rate": 600,
                     *             "quantity": 1,
                     *             "unit": "pcs",
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "hsn_or_sac": "73239390",
                     *             "warehouse_id": "4815162342481513001",
                     *             "invoice_id": "4815162342481523001",
                     *             "invoice_item_id": "4815162342481523013",
                     *             "is_item_shipped": true,
                     *             "is_returned_to_stock": true,
                     *             "salesreturn_item_id": "4815162342481526011"
                     *           },
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481527013",
                     *             "account_id": "4815162342481510005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 1,
                     *             "rate": 600,
                     *             "quantity": 1,
                     *             "unit": "pcs",
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "hsn_or_sac": "73239390",
                     *             "warehouse_id": "4815162342481513001",
                     *             "invoice_id": "4815162342481523001",
                     *             "invoice_item_id": "4815162342481523013",
                     *             "is_item_shipped": true,
                     *             "is_returned_to_stock": false,
                     *             "salesreturn_item_id": "4815162342481526011"
                     *           }
                     *         ],
                     *         "invoices": [],
                     *         "taxes": [
                     *           {
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_amount": 216
                     *           }
                     *         ],
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "billing_address": {
                     *           "address": "14 Senapati Bapat Road",
                     *           "street2": "Shivajinagar",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016",
                     *           "country": "India",
                     *           "fax": "+91 20 5550 0143"
                     *         },
                     *         "shipping_address": {
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "street2": "Baner",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045",
                     *           "country": "India",
                     *           "fax": "+91 20 5550 0145"
                     *         },
                     *         "created_time": "2026-03-13T10:40:00+0530",
                     *         "updated_time": "2026-03-13T10:40:00+0530",
                     *         "template_id": "4815162342481514055",
                     *         "template_name": "Standard Credit Note",
                     *         "notes": "Two bottles of RMA-00002 are credited.",
                     *         "terms": "The credit is refunded, or applied to invoices."
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "line_item_id": "4815162342481527011",
                 *           "account_id": "4815162342481510005",
                 *           "account_name": "Sales",
                 *           "name": "Steel Water Bottle 1 L",
                 *           "description": "Single-wall steel bottle that holds one litre.",
                 *           "item_order": 0,
                 *           "rate": 600,
                 *           "quantity": 1,
                 *           "unit": "pcs",
                 *           "discount": 0,
                 *           "tax_id": "4815162342481511001",
                 *           "hsn_or_sac": "73239390",
                 *           "warehouse_id": "4815162342481513001",
                 *           "invoice_id": "4815162342481523001",
                 *           "invoice_item_id": "4815162342481523013",
                 *           "is_item_shipped": true,
                 *           "is_returned_to_stock": true,
                 *           "salesreturn_item_id": "4815162342481526011"
                 *         },
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "line_item_id": "4815162342481527013",
                 *           "account_id": "4815162342481510005",
                 *           "account_name": "Sales",
                 *           "name": "Steel Water Bottle 1 L",
                 *           "description": "Single-wall steel bottle that holds one litre.",
                 *           "item_order": 1,
                 *           "rate": 600,
                 *           "quantity": 1,
                 *           "unit": "pcs",
                 *           "discount": 0,
                 *           "tax_id": "4815162342481511001",
                 *           "hsn_or_sac": "73239390",
                 *           "warehouse_id": "4815162342481513001",
                 *           "invoice_id": "4815162342481523001",
                 *           "invoice_item_id": "4815162342481523013",
                 *           "is_item_shipped": true,
                 *           "is_returned_to_stock": false,
                 *           "salesreturn_item_id": "4815162342481526011"
                 *         }
                 *       ],
                 *       "notes": "Two bottles of RMA-00002 are credited: one came back, one was discarded."
                 *     }
                 */
                "application/json": models.CreditNoteUpdate;
            };
        };
        responses: {
            /** @description The updated credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been updated.",
                     *       "creditnote": {
                     *         "creditnote_id": "4815162342481527001",
                     *         "creditnote_number": "CN-00002",
                     *         "date": "2026-03-13",
                     *         "is_pre_gst": false,
                     *         "gst_no": "27AAFCR1234K1ZD",
                     *         "gst_treatment": "business_gst",
                     *         "status": "open",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "label": "Region",
                     *             "value": "West"
                     *           }
                     *         ],
                     *         "reference_number": "RMA-00002",
                     *         "email": "asha@ridgeline.example",
                     *         "total": 1416,
                     *         "balance": 1416,
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481527011",
                     *             "account_id": "4815162342481510005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 0,
                     *             "rate": 600,
                     *             "quantity": 1,
                     *             "unit": "pcs",
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "hsn_or_sac": "73239390",
                     *             "warehouse_id": "4815162342481513001",
                     *             "invoice_id": "4815162342481523001",
                     *             "invoice_item_id": "4815162342481523013",
                     *             "is_item_shipped": true,
                     *             "is_returned_to_stock": true,
                     *             "salesreturn_item_id": "4815162342481526011"
                     *           },
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481527013",
                     *             "account_id": "4815162342481510005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 1,
                     *             "rate": 600,
                     *             "quantity": 1,
                     *             "unit": "pcs",
                     *             "discount": 0,
                     *             "tax_id": "4815162342481511001",
                     *             "hsn_or_sac": "73239390",
                     *             "warehouse_id": "4815162342481513001",
                     *             "invoice_id": "4815162342481523001",
                     *             "invoice_item_id": "4815162342481523013",
                     *             "is_item_shipped": true,
                     *             "is_returned_to_stock": false,
                     *             "salesreturn_item_id": "4815162342481526011"
                     *           }
                     *         ],
                     *         "invoices": [],
                     *         "taxes": [
                     *           {
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_amount": 216
                     *           }
                     *         ],
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "billing_address": {
                     *           "address": "14 Senapati Bapat Road",
                     *           "street2": "Shivajinagar",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411016",
                     *           "country": "India",
                     *           "fax": "+91 20 5550 0143"
                     *         },
                     *         "shipping_address": {
                     *           "address": "Unit 6, Baner Industrial Park",
                     *           "street2": "Baner",
                     *           "city": "Pune",
                     *           "state": "Maharashtra",
                     *           "zip": "411045",
                     *           "country": "India",
                     *           "fax": "+91 20 5550 0145"
                     *         },
                     *         "created_time": "2026-03-13T10:40:00+0530",
                     *         "updated_time": "2026-03-13T12:05:00+0530",
                     *         "template_id": "4815162342481514055",
                     *         "template_name": "Standard Credit Note",
                     *         "notes": "Two bottles of RMA-00002 are credited: one came back, one was discarded.",
                     *         "terms": "The credit is refunded, or applied to invoices."
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The credit note is void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been voided."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The credit note is a draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been marked as a draft."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The credit note is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been marked as open."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The credit note was submitted for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been submitted for approval."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The credit note was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been approved."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success"
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.EmailRequest;
            };
        };
        responses: {
            /** @description The e-mail was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been e-mailed."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mails that were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "address": "14 Senapati Bapat Road",
                 *       "street2": "Shivajinagar",
                 *       "city": "Pune",
                 *       "state": "Maharashtra",
                 *       "zip": "411016",
                 *       "country": "India",
                 *       "fax": "+91 20 5550 0143"
                 *     }
                 */
                "application/json": models.CreditNoteAddress;
            };
        };
        responses: {
            /** @description The billing address was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The billing address has been updated."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "address": "Unit 6, Baner Industrial Park",
                 *       "street2": "Baner",
                 *       "city": "Pune",
                 *       "state": "Maharashtra",
                 *       "zip": "411045",
                 *       "country": "India",
                 *       "fax": "+91 20 5550 0145"
                 *     }
                 */
                "application/json": models.CreditNoteAddress;
            };
        };
        responses: {
            /** @description The shipping address was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The shipping address has been updated."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "templates": [
                     *         {
                     *           "template_id": "4815162342481514055",
                     *           "template_name": "Standard Credit Note",
                     *           "template_type": "standard"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the template. */
                template_id: components["parameters"]["CreditNoteTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The template was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The template has been set."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "invoices": [
                 *         {
                 *           "invoice_id": "4815162342481523001",
                 *           "amount": 1416
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.CreditNoteApplication;
            };
        };
        responses: {
            /** @description The credit was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit has been applied."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the credit as applied to the invoice. */
                creditnote_invoice_id: components["parameters"]["CreditNoteInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credit was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The applied credit has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "creditnote_refunds": [
                     *         {
                     *           "creditnote_refund_id": "4815162342481527301",
                     *           "creditnote_id": "4815162342481527001",
                     *           "date": "2026-03-28",
                     *           "refund_mode": "banktransfer",
                     *           "reference_number": "NEFT-20260328-0077",
                     *           "description": "Refund of CN-00002, two bottles",
                     *           "amount_bcy": 1416,
                     *           "amount_fcy": 1416
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds of the credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "creditnote_refunds": [
                     *         {
                     *           "creditnote_refund_id": "4815162342481527301",
                     *           "creditnote_id": "4815162342481527001",
                     *           "date": "2026-03-28",
                     *           "refund_mode": "banktransfer",
                     *           "reference_number": "NEFT-20260328-0077",
                     *           "description": "Refund of CN-00002, two bottles",
                     *           "amount_bcy": 1416,
                     *           "amount_fcy": 1416
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-28",
                 *       "refund_mode": "banktransfer",
                 *       "reference_number": "NEFT-20260328-0077",
                 *       "description": "Refund of CN-00002",
                 *       "amount_bcy": 1416,
                 *       "amount_fcy": 1416
                 *     }
                 */
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** @description The refund that was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit note has been refunded.",
                     *       "creditnote_refund": {
                     *         "creditnote_refund_id": "4815162342481527301",
                     *         "creditnote_id": "4815162342481527001",
                     *         "date": "2026-03-28",
                     *         "refund_mode": "banktransfer",
                     *         "reference_number": "NEFT-20260328-0077",
                     *         "description": "Refund of CN-00002",
                     *         "amount_bcy": 1416,
                     *         "amount_fcy": 1416
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the refund. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "creditnote_refund": {
                     *         "creditnote_refund_id": "4815162342481527301",
                     *         "creditnote_id": "4815162342481527001",
                     *         "date": "2026-03-28",
                     *         "refund_mode": "banktransfer",
                     *         "reference_number": "NEFT-20260328-0077",
                     *         "description": "Refund of CN-00002, two bottles",
                     *         "amount_bcy": 1416,
                     *         "amount_fcy": 1416
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the refund. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Refund of CN-00002, two bottles"
                 *     }
                 */
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** @description The updated refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The refund has been updated.",
                     *       "creditnote_refund": {
                     *         "creditnote_refund_id": "4815162342481527301",
                     *         "creditnote_id": "4815162342481527001",
                     *         "date": "2026-03-28",
                     *         "refund_mode": "banktransfer",
                     *         "reference_number": "NEFT-20260328-0077",
                     *         "description": "Refund of CN-00002, two bottles",
                     *         "amount_bcy": 1416,
                     *         "amount_fcy": 1416
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the refund. */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The refund has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments and history of the credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "comments": [
                     *         {
                     *           "comment_id": "4815162342481527111",
                     *           "description": "Refund of 1416.00 made.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-28",
                     *           "date_description": "40 minutes ago",
                     *           "time": "11:20 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481527001",
                     *           "transaction_type": "creditnote"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481527109",
                     *           "description": "The customer asks for the money back by bank transfer.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "internal",
                     *           "date": "2026-03-27",
                     *           "date_description": "a day ago",
                     *           "time": "04:15 PM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481527001",
                     *           "transaction_type": "creditnote"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481527107",
                     *           "description": "Credit of 1416.00 taken off INV-000031.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-20",
                     *           "date_description": "8 days ago",
                     *           "time": "03:05 PM",
                     *           "operation_type": "Deleted",
                     *           "transaction_id": "4815162342481527001",
                     *           "transaction_type": "creditnote"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481527105",
                     *           "description": "Credit of 1416.00 applied to INV-000031.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-16",
                     *           "date_description": "12 days ago",
                     *           "time": "11:45 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481527001",
                     *           "transaction_type": "creditnote"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481527103",
                     *           "description": "Credit note updated.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-13",
                     *           "date_description": "15 days ago",
                     *           "time": "12:05 PM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481527001",
                     *           "transaction_type": "creditnote"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481527101",
                     *           "description": "Credit note created for 1416.00.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-13",
                     *           "date_description": "15 days ago",
                     *           "time": "10:40 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481527001",
                     *           "transaction_type": "creditnote"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer asks for the money back by bank transfer."
                 *     }
                 */
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** @description The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been added.",
                     *       "comment": {
                     *         "comment_id": "4815162342481527109",
                     *         "description": "The customer asks for the money back by bank transfer.",
                     *         "commented_by_id": "4815162342481530301",
                     *         "commented_by": "Meera Nair",
                     *         "comment_type": "internal",
                     *         "date": "2026-03-27",
                     *         "date_description": "a few seconds ago",
                     *         "time": "04:15 PM",
                     *         "operation_type": "Added",
                     *         "transaction_id": "4815162342481527001",
                     *         "transaction_type": "creditnote"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the credit note. */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["CreditNoteCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Id of the purchase order that the goods were received against. */
                purchaseorder_id: components["parameters"]["PurchaseReceivePurchaseOrderId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "receive_number": "PR-00008",
                 *       "date": "2026-02-16",
                 *       "line_items": [
                 *         {
                 *           "line_item_id": "4815162342481528011",
                 *           "item_id": "4815162342481516001",
                 *           "name": "Alpine Daypack - Slate",
                 *           "description": "Daypack of 22 litres, slate.",
                 *           "item_order": 0,
                 *           "quantity": 20,
                 *           "unit": "pcs"
                 *         },
                 *         {
                 *           "line_item_id": "4815162342481528013",
                 *           "item_id": "4815162342481516005",
                 *           "name": "Steel Water Bottle 1 L",
                 *           "description": "Single-wall steel bottle that holds one litre.",
                 *           "item_order": 1,
                 *           "quantity": 40,
                 *           "unit": "pcs"
                 *         }
                 *       ],
                 *       "notes": "Complete and undamaged."
                 *     }
                 */
                "application/json": models.PurchaseReceiveCreate;
            };
        };
        responses: {
            /** @description The purchase receive that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The purchase receive has been created.",
                     *       "purchase_receive": {
                     *         "receive_id": "4815162342481528501",
                     *         "receive_number": "PR-00008",
                     *         "purchaseorder_id": "4815162342481528001",
                     *         "purchaseorder_number": "PO-00012",
                     *         "date": "2026-02-16",
                     *         "vendor_id": "4815162342481514003",
                     *         "vendor_name": "Deccan Gear Works",
                     *         "contact_persons": [
                     *           {
                     *             "contact_person_id": "4815162342481514013"
                     *           }
                     *         ],
                     *         "notes": "Complete and undamaged.",
                     *         "line_items": [
                     *           {
                     *             "line_item_id": "4815162342481528011",
                     *             "item_id": "4815162342481516001",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Daypack of 22 litres, slate.",
                     *             "item_order": 0,
                     *             "quantity": 20,
                     *             "unit": "pcs"
                     *           },
                     *           {
                     *             "line_item_id": "4815162342481528013",
                     *             "item_id": "4815162342481516005",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 1,
                     *             "quantity": 40,
                     *             "unit": "pcs"
                     *           }
                     *         ],
                     *         "billing_address": [
                     *           {
                     *             "address": "22 Cherlapally Industrial Area",
                     *             "city": "Hyderabad",
                     *             "state": "Telangana",
                     *             "zip": "500051",
                     *             "country": "India",
                     *             "fax": "+91 40 5550 0164"
                     *           }
                     *         ],
                     *         "shipping_address": [
                     *           {
                     *             "address": "14 Hosur Road",
                     *             "city": "Bengaluru",
                     *             "state": "Karnataka",
                     *             "zip": "560030",
                     *             "country": "India",
                     *             "fax": "+91 80 5550 0111"
                     *           }
                     *         ],
                     *         "created_time": "2026-02-16T16:20:00+0530",
                     *         "last_modified_time": "2026-02-16T16:20:00+0530"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the purchase receive. */
                receive_id: components["parameters"]["PurchaseReceiveId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase receive. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor credits. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
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
            /** @description The vendor credit that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been created.",
                     *       "vendor_credit": {
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "vendor_credit_number": "VC-00004",
                     *         "date": "2026-02-24",
                     *         "source_of_supply": "TS",
                     *         "destination_of_supply": "KA",
                     *         "gst_no": "36AABCD5678L1Z6",
                     *         "gst_treatment": "business_gst",
                     *         "is_reverse_charge_applied": false,
                     *         "status": "open",
                     *         "reference_number": "DGW-CN-118",
                     *         "vendor_id": "4815162342481514003",
                     *         "vendor_name": "Deccan Gear Works",
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "exchange_rate": 1,
                     *         "price_precision": 2,
                     *         "is_inclusive_tax": false,
                     *         "line_items": {
                     *           "item_id": "4815162342481516001",
                     *           "line_item_id": "4815162342481529011",
                     *           "sku": "ADP-SLATE",
                     *           "account_id": "4815162342481510003",
                     *           "account_name": "Inventory Asset",
                     *           "name": "Alpine Daypack - Slate",
                     *           "description": "Daypack of 22 litres, slate.",
                     *           "item_order": 0,
                     *           "quantity": 2,
                     *           "unit": "pcs",
                     *           "bcy_rate": 1500,
                     *           "rate": 1500,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_type": "tax",
                     *           "tax_percentage": 18,
                     *           "item_total": 3000,
                     *           "item_total_inclusive_of_tax": 3540,
                     *           "hsn_or_sac": "42029200",
                     *           "stock_on_hand": 27,
                     *           "tags": [
                     *             {
                     *               "tag_id": "4815162342481529101",
                     *               "tag_option_id": "4815162342481529103"
                     *             }
                     *           ],
                     *           "item_custom_fields": [
                     *             {
                     *               "custom_field_id": "4815162342481516103",
                     *               "label": "Batch",
                     *               "value": "2026-02",
                     *               "index": 1
                     *             }
                     *           ]
                     *         },
                     *         "documents": [
                     *           {
                     *             "document_id": "4815162342481529401",
                     *             "file_name": "inspection-report.pdf"
                     *           }
                     *         ],
                     *         "custom_fields": [],
                     *         "sub_total": 3000,
                     *         "total": 3540,
                     *         "total_credits_used": 0,
                     *         "total_refunded_amount": 0,
                     *         "balance": 3540,
                     *         "notes": "Two daypacks came with faulty zips.",
                     *         "comments": [
                     *           {
                     *             "comment_id": "4815162342481529201",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Vendor credit VC-00004 created for 3540.00.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-24",
                     *             "date_description": "a few seconds ago",
                     *             "time": "10:40 AM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           }
                     *         ],
                     *         "vendor_credit_refunds": [],
                     *         "bills_credited": [],
                     *         "created_time": "2026-02-24T10:40:00+0530",
                     *         "last_modified_time": "2026-02-24T10:40:00+0530"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor credit. */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "is_reverse_charge_applied": false,
                 *       "custom_fields": [
                 *         {
                 *           "index": 1,
                 *           "label": "Reason",
                 *           "value": "Faulty zip"
                 *         }
                 *       ],
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516001",
                 *           "line_item_id": "4815162342481529011",
                 *           "account_id": "4815162342481510003",
                 *           "name": "Alpine Daypack - Slate",
                 *           "hsn_or_sac": "42029200",
                 *           "warehouse_id": "4815162342481513001",
                 *           "description": "Daypack of 22 litres, slate.",
                 *           "item_order": 0,
                 *           "quantity": 2,
                 *           "unit": "pcs",
                 *           "rate": 1500,
                 *           "tax_id": "4815162342481511001",
                 *           "tags": [
                 *             {
                 *               "tag_id": "4815162342481529101",
                 *               "tag_option_id": "4815162342481529103"
                 *             }
                 *           ],
                 *           "item_custom_fields": [
                 *             {
                 *               "custom_field_id": "4815162342481516103",
                 *               "label": "Batch",
                 *               "value": "2026-02",
                 *               "index": 1
                 *             }
                 *           ],
                 *           "serial_numbers": [
                 *             "ADP-S-00107",
                 *             "ADP-S-00112"
                 *           ]
                 *         }
                 *       ],
                 *       "documents": [
                 *         {
                 *           "document_id": "4815162342481529401"
                 *         }
                 *       ],
                 *       "notes": "Two daypacks came with faulty zips. They went back to the vendor on 24 February."
                 *     }
                 */
                "application/json": models.VendorCreditUpdate;
            };
        };
        responses: {
            /** @description The updated vendor credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been updated.",
                     *       "vendor_credit": {
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "vendor_credit_number": "VC-00004",
                     *         "date": "2026-02-24",
                     *         "source_of_supply": "TS",
                     *         "destination_of_supply": "KA",
                     *         "gst_no": "36AABCD5678L1Z6",
                     *         "gst_treatment": "business_gst",
                     *         "is_reverse_charge_applied": false,
                     *         "status": "open",
                     *         "reference_number": "DGW-CN-118",
                     *         "vendor_id": "4815162342481514003",
                     *         "vendor_name": "Deccan Gear Works",
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "exchange_rate": 1,
                     *         "price_precision": 2,
                     *         "is_inclusive_tax": false,
                     *         "line_items": {
                     *           "item_id": "4815162342481516001",
                     *           "line_item_id": "4815162342481529011",
                     *           "sku": "ADP-SLATE",
                     *           "account_id": "4815162342481510003",
                     *           "account_name": "Inventory Asset",
                     *           "name": "Alpine Daypack - Slate",
                     *           "description": "Daypack of 22 litres, slate.",
                     *           "item_order": 0,
                     *           "quantity": 2,
                     *           "unit": "pcs",
                     *           "bcy_rate": 1500,
                     *           "rate": 1500,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_type": "tax",
                     *           "tax_percentage": 18,
                     *           "item_total": 3000,
                     *           "item_total_inclusive_of_tax": 3540,
                     *           "hsn_or_sac": "42029200",
                     *           "stock_on_hand": 27,
                     *           "tags": [
                     *             {
                     *               "tag_id": "4815162342481529101",
                     *               "tag_option_id": "4815162342481529103"
                     *             }
                     *           ],
                     *           "item_custom_fields": [
                     *             {
                     *               "custom_field_id": "4815162342481516103",
                     *               "label": "Batch",
                     *               "value": "2026-02",
                     *               "index": 1
                     *             }
                     *           ]
                     *         },
                     *         "documents": [
                     *           {
                     *             "document_id": "4815162342481529401",
                     *             "file_name": "inspection-report.pdf"
                     *           }
                     *         ],
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "label": "Reason",
                     *             "value": "Faulty zip"
                     *           }
                     *         ],
                     *         "sub_total": 3000,
                     *         "total": 3540,
                     *         "total_credits_used": 0,
                     *         "total_refunded_amount": 0,
                     *         "balance": 3540,
                     *         "notes": "Two daypacks came with faulty zips. They went back to the vendor on 24 February.",
                     *         "comments": [
                     *           {
                     *             "comment_id": "4815162342481529203",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Vendor credit VC-00004 updated.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-24",
                     *             "date_description": "a few seconds ago",
                     *             "time": "10:55 AM",
                     *             "operation_type": "Updated",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           },
                     *           {
                     *             "comment_id": "4815162342481529201",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Vendor credit VC-00004 created for 3540.00.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-24",
                     *             "date_description": "15 minutes ago",
                     *             "time": "10:40 AM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           }
                     *         ],
                     *         "vendor_credit_refunds": [],
                     *         "bills_credited": [],
                     *         "created_time": "2026-02-24T10:40:00+0530",
                     *         "last_modified_time": "2026-02-24T10:55:00+0530"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor credit was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The vendor credit is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been marked as open."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The vendor credit is void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been voided."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The vendor credit was submitted for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been submitted for approval."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": models.OpenBody;
            };
        };
        responses: {
            /** @description The vendor credit was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The vendor credit has been approved."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "bills_credited": [
                     *         {
                     *           "bill_id": "4815162342481529501",
                     *           "vendor_credit_bill_id": "4815162342481529511",
                     *           "date": "2026-02-25",
                     *           "bill_number": "BILL-00021",
                     *           "amount": 2000
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bills": [
                 *         {
                 *           "bill_id": "4815162342481529501",
                 *           "amount": 2000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": models.VendorCreditApplication;
            };
        };
        responses: {
            /** @description The credit was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit has been applied."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the credit as applied to the bill, as in `bills_credited` of the record. */
                vendor_credit_bill_id: components["parameters"]["VendorCreditBillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credit was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The credit is no longer applied to the bill."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds of the vendor credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "vendor_credit_refunds": [
                     *         {
                     *           "vendor_credit_refund_id": "4815162342481529301",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "date": "2026-02-26",
                     *           "refund_mode": "banktransfer",
                     *           "reference_number": "NEFT-20260226-0091",
                     *           "description": "Refund of what was left of VC-00004",
                     *           "amount_bcy": 1540,
                     *           "amount_fcy": 1540
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-02-26",
                 *       "refund_mode": "banktransfer",
                 *       "reference_number": "NEFT-20260226-0091",
                 *       "description": "Refund of VC-00004",
                 *       "amount_bcy": 1540,
                 *       "amount_fcy": 1540
                 *     }
                 */
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** @description The refund that was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The refund has been recorded.",
                     *       "vendor_credit_refund": {
                     *         "vendor_credit_refund_id": "4815162342481529301",
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "date": "2026-02-26",
                     *         "refund_mode": "banktransfer",
                     *         "reference_number": "NEFT-20260226-0091",
                     *         "description": "Refund of VC-00004",
                     *         "amount_bcy": 1540,
                     *         "amount_fcy": 1540
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the refund. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "vendor_credit_refund": {
                     *         "vendor_credit_refund_id": "4815162342481529301",
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "date": "2026-02-26",
                     *         "refund_mode": "banktransfer",
                     *         "reference_number": "NEFT-20260226-0091",
                     *         "description": "Refund of what was left of VC-00004",
                     *         "amount_bcy": 1540,
                     *         "amount_fcy": 1540
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the refund. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Refund of what was left of VC-00004"
                 *     }
                 */
                "application/json": models.RefundInput;
            };
        };
        responses: {
            /** @description The updated refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The refund has been updated.",
                     *       "vendor_credit_refund": {
                     *         "vendor_credit_refund_id": "4815162342481529301",
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "date": "2026-02-26",
                     *         "refund_mode": "banktransfer",
                     *         "reference_number": "NEFT-20260226-0091",
                     *         "description": "Refund of what was left of VC-00004",
                     *         "amount_bcy": 1540,
                     *         "amount_fcy": 1540
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the refund. */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The refund has been deleted."
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "vendor_credit_refunds": [
                     *         {
                     *           "vendor_credit_refund_id": "4815162342481529301",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "date": "2026-02-26",
                     *           "refund_mode": "banktransfer",
                     *           "reference_number": "NEFT-20260226-0091",
                     *           "description": "Refund of what was left of VC-00004",
                     *           "amount_bcy": 1540,
                     *           "amount_fcy": 1540
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return. The first page is 1. */
                page?: components["parameters"]["Page"];
                /** @description Number of records that a page may hold at most. The documented list of taxes has 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments and history of the vendor credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "comments": [
                     *         {
                     *           "comment_id": "4815162342481529211",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "description": "Refund of 1540.00 updated.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-26",
                     *           "date_description": "30 days ago",
                     *           "time": "04:20 PM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481529001",
                     *           "transaction_type": "vendor_credit"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481529209",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "description": "Refund of 1540.00 recorded.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-26",
                     *           "date_description": "30 days ago",
                     *           "time": "04:05 PM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481529001",
                     *           "transaction_type": "vendor_credit"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481529207",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "description": "Credit of 2000.00 applied to BILL-00021.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-25",
                     *           "date_description": "31 days ago",
                     *           "time": "12:15 PM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481529001",
                     *           "transaction_type": "vendor_credit"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481529205",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "description": "Vikram Rao agreed to the credit by phone.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "internal",
                     *           "date": "2026-02-24",
                     *           "date_description": "32 days ago",
                     *           "time": "11:20 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481529001",
                     *           "transaction_type": "vendor_credit"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481529203",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "description": "Vendor credit VC-00004 updated.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-24",
                     *           "date_description": "32 days ago",
                     *           "time": "10:55 AM",
                     *           "operation_type": "Updated",
                     *           "transaction_id": "4815162342481529001",
                     *           "transaction_type": "vendor_credit"
                     *         },
                     *         {
                     *           "comment_id": "4815162342481529201",
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "description": "Vendor credit VC-00004 created for 3540.00.",
                     *           "commented_by_id": "4815162342481530301",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-02-24",
                     *           "date_description": "32 days ago",
                     *           "time": "10:40 AM",
                     *           "operation_type": "Added",
                     *           "transaction_id": "4815162342481529001",
                     *           "transaction_type": "vendor_credit"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Vikram Rao agreed to the credit by phone."
                 *     }
                 */
                "application/json": models.CommentInput;
            };
        };
        responses: {
            /** @description The comment that was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been added.",
                     *       "comment": {
                     *         "comment_id": "4815162342481529205",
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "description": "Vikram Rao agreed to the credit by phone.",
                     *         "commented_by_id": "4815162342481530301",
                     *         "commented_by": "Meera Nair",
                     *         "comment_type": "internal",
                     *         "date": "2026-02-24",
                     *         "date_description": "a few seconds ago",
                     *         "time": "11:20 AM",
                     *         "operation_type": "Added",
                     *         "transaction_id": "4815162342481529001",
                     *         "transaction_type": "vendor_credit"
                     *       }
                     *     }
                     */
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
                /** @description Id of the organization that the call is about. `listOrganizations` returns the organizations with their ids. */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /** @description Id of the vendor credit. */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /** @description Id of the comment. */
                comment_id: components["parameters"]["VendorCreditCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The comment has been deleted."
                     *     }
                     */
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
