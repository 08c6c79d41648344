// Made from openapi/ by `npm run build`. Do not edit.

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
         * @description Lists organizations, page by page. It takes no `organization_id`, since the value comes from here. The documented sample call is written without the `inventory` segment of the address, so both addresses are listed as servers. The scope is not documented.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List taxes
         * @description Lists the taxes of the organization, page by page.
         */
        get: operations["listTaxes"];
        put?: never;
        /**
         * Create a tax
         * @description Adds a tax to the organization. The response holds the new tax in an array, as documented, though it is a single record.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax.
                 * @example 4815162342481511001
                 */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        /**
         * Get a tax
         * @description Returns one tax. The response is not documented; the convention for single records is applied.
         */
        get: operations["getTax"];
        /**
         * Update a tax
         * @description Changes a tax. It takes the fields that creating a tax takes, and answers with the tax as an object, not as an array.
         */
        put: operations["updateTax"];
        post?: never;
        /**
         * Delete a tax
         * @description Removes a tax. Neither the response nor the scope is documented; the response applies the convention for deletes.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
         * @description Adds a tax group to the organization. Nothing but the URL is documented: the body is left open, and the response applies the convention for single records.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax group.
                 * @example 4815162342481511007
                 */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        /**
         * Get a tax group
         * @description Returns one tax group. Neither the response nor the scope is documented; the response applies the convention for single records.
         */
        get: operations["getTaxGroup"];
        /**
         * Update a tax group
         * @description Changes a tax group. Nothing but the URL is documented: the body is left open, and the response applies the convention for single records.
         */
        put: operations["updateTaxGroup"];
        post?: never;
        /**
         * Delete a tax group
         * @description Removes a tax group. Neither the response nor the scope is documented; the response applies the convention for deletes.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List price lists
         * @description Lists the price lists of the organization, page by page.
         */
        get: operations["listPriceLists"];
        put?: never;
        /**
         * Create a price list
         * @description Adds a price list to the organization, with a price per item if its type is `per_item`.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the price list.
                 * @example 4815162342481512001
                 */
                pricebook_id: components["parameters"]["PricebookId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a price list
         * @description Changes a price list. It takes the fields that creating a price list takes, and rows may carry their ids. The response is not documented; the convention for single records is applied.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
         * @description Turns on the use of several warehouses. Its conditions and effects are not documented.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Lists the warehouses of the organization, page by page.
         */
        get: operations["listWarehouses"];
        put?: never;
        /**
         * Create a warehouse
         * @description Adds a warehouse to the organization.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the warehouse.
                 * @example 4815162342481513003
                 */
                warehouse_id: components["parameters"]["WarehouseId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a warehouse
         * @description Changes a warehouse. It takes the fields that creating a warehouse takes.
         */
        put: operations["updateWarehouse"];
        post?: never;
        /**
         * Delete a warehouse
         * @description Removes a warehouse. The response is not documented; the convention for deletes is applied.
         */
        delete: operations["deleteWarehouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compositeitems": {
        parameters: {
            query: {
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List composite items
         * @description Lists the composite items of the organization, page by page. Neither the response nor the scope is documented; the response applies the convention for lists.
         */
        get: operations["listCompositeItems"];
        put?: never;
        /**
         * Create a composite item
         * @description Adds an item that is made up of other items. The response is not shown; the convention for single records is applied.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        /**
         * Get a composite item
         * @description Returns one composite item. Neither the response nor the scope is documented; the response applies the convention for single records.
         */
        get: operations["getCompositeItem"];
        /**
         * Update a composite item
         * @description Changes a composite item. Neither the bodies nor the scope are documented: the request takes the fields of the record that a client can set, and the response applies the convention for single records.
         */
        put: operations["updateCompositeItem"];
        post?: never;
        /**
         * Delete a composite item
         * @description Removes a composite item. Neither the response nor the scope is documented; the response applies the convention for deletes.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a composite item as active
         * @description Moves a composite item to active. Conditions, effects, response and scope are not documented; the response applies the convention for moves.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a composite item as inactive
         * @description Moves a composite item to inactive. Conditions, effects, response and scope are not documented; the response applies the convention for moves.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an image to a composite item
         * @description Uploads an image as a form field. The documented address repeats the inventory segment; it is taken here without the repetition. Neither the response nor the scope is documented; the response is taken to be the envelope alone.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bundles
         * @description Lists the bundles of the organization, page by page. Only the path is documented; the response applies the convention for lists.
         */
        get: operations["listBundles"];
        put?: never;
        /**
         * Create a bundle
         * @description Adds a bundle. Only the path is documented: the request takes any object, and the response applies the convention for single records.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the bundle.
                 * @example 4815162342481517501
                 */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        /**
         * Get a bundle
         * @description Returns one bundle. Only the path is documented; the response applies the convention for single records.
         */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        /**
         * Delete a bundle
         * @description Removes a bundle. Only the path is documented; the response applies the convention for deletes.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List item adjustments
         * @description Lists the item adjustments of the organization, page by page. The rows hold no `line_items`.
         */
        get: operations["listItemAdjustments"];
        put?: never;
        /**
         * Create an item adjustment
         * @description Corrects the quantity or the value of items in stock. Whether a line needs `quantity_adjusted` or must not carry it goes by `adjustment_type`.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the item adjustment.
                 * @example 4815162342481518001
                 */
                inventory_adjustment_id: components["parameters"]["InventoryAdjustmentId"];
            };
            cookie?: never;
        };
        /**
         * Get an item adjustment
         * @description Returns one item adjustment with its `line_items`.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transfer orders
         * @description Lists the transfer orders of the organization, page by page. The rows hold no `line_items`.
         */
        get: operations["listTransferOrders"];
        put?: never;
        /**
         * Create a transfer order
         * @description Moves items from one warehouse to another, at once or as an order in transit.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the transfer order.
                 * @example 4815162342481519001
                 */
                transfer_order_id: components["parameters"]["TransferOrderId"];
            };
            cookie?: never;
        };
        /**
         * Get a transfer order
         * @description Returns one transfer order with its `line_items`.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Lists the contacts of the organization, page by page.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Adds a contact to the organization. Part of its arguments and the response are not documented: the body says which fields are inferred, and the response applies the convention for single records.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Changes a contact. The body is documented as contact fields without a list of them, and the response is not documented; it applies the convention for single records.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Removes a contact. The response is not documented; the convention for deletes is applied.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact as active
         * @description Moves a contact to `active`. The first segment of the URL is in the singular, `contact`, and is documented so. The states that it may be moved from, the side effects, the response and the scope are not documented; the response applies the convention for moves.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a contact as inactive
         * @description Moves a contact to `inactive`. The states that it may be moved from, the side effects, the response and the scope are not documented; the response applies the convention for moves.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Get the content of a statement e-mail
         * @description Returns the content of the e-mail that brings a contact its statement. Neither the response nor the scope is documented.
         */
        get: operations["getContactStatementEmail"];
        put?: never;
        /**
         * E-mail a statement to a contact
         * @description Sends a contact its statement by e-mail. Whether a body is needed and what it holds, the response and the scope are not documented.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail a contact
         * @description Sends an e-mail to a contact. Whether a body is needed and what it holds, the response and the scope are not documented.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a contact
         * @description Lists the comments on a contact. Neither the response nor the scope is documented; the response applies the convention for lists.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
         * @description Adds a contact person. The response holds the new contact person in an array, as documented, though it is a single record.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact person.
                 * @example 4815162342481514013
                 */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a contact person
         * @description Changes a contact person. The response holds the contact person in an array, as documented, though it is a single record.
         */
        put: operations["updateContactPerson"];
        post?: never;
        /**
         * Delete a contact person
         * @description Removes a contact person.
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * List the contact persons of a contact
         * @description Lists the contact persons of one contact, page by page. The shape of the response is not documented; the convention for lists is applied.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What a failed call answers. */
        ErrorEnvelope: {
            /** @description Any integer but 0. The values and their meanings are not documented. */
            code: number;
            /** @description Human-readable text on what went wrong. */
            message: string;
        };
        /** @description What every successful JSON response carries beside its payload. */
        SuccessEnvelope: {
            /**
             * @description Always 0, the code of success.
             * @constant
             */
            code: 0;
            /** @description Human-readable text on the outcome. */
            message: string;
        };
        /**
         * @description An identifier that the server generates, in string form.
         * @example 4815162342481514001
         */
        StringId: string;
        /**
         * Format: date
         * @description A day, in the form `yyyy-mm-dd`.
         * @example 2026-03-05
         */
        CalendarDate: string;
        /** @description A business that the service keeps records for. */
        Organization: {
            /** @description Id of the organization, the value that other operations take as `organization_id`. */
            organization_id?: components["schemas"]["StringId"];
            /** @description Name of the organization. */
            name?: string;
            /** @description Name of the person to contact at the organization. */
            contact_name?: string;
            /** @description E-mail address of the organization. */
            email?: string;
            /** @description Whether this is the default organization. */
            is_default_org?: boolean;
            /** @description Kind of the plan, as a number. What the numbers stand for is not documented. */
            plan_type?: number;
            /** @description Whether tax groups are enabled. */
            tax_group_enabled?: boolean;
            /** @description State of a migration, as a number. What the numbers stand for is not documented. */
            zi_migration_status?: number;
            /** @description Name of the plan. Which values occur is not documented. */
            plan_name?: string;
            /** @description Period of the plan. Which values occur is not documented. */
            plan_period?: string;
            /** @description Language of the organization, as a code. Which codes occur is not documented. */
            language_code?: string;
            /** @description Month in which the fiscal year begins. Whether months count from 0 or from 1 is not documented. */
            fiscal_year_start_month?: number;
            /** @description Day on which the account was opened. */
            account_created_date?: components["schemas"]["CalendarDate"];
            /** @description The same day, written out for display. */
            account_created_date_formatted?: string;
            /** @description Time zone of the organization. Which names occur is not documented. */
            time_zone?: string;
            /** @description Whether the organization is active. */
            is_org_active?: boolean;
            /** @description Base currency of the organization. */
            currency_id?: components["schemas"]["StringId"];
            /** @description Code of the base currency. */
            currency_code?: string;
            /** @description Symbol of the base currency. */
            currency_symbol?: string;
            /** @description Pattern that amounts in the base currency are displayed by. Which patterns occur is not documented. */
            currency_format?: string;
            /** @description Number of decimal places of prices. */
            price_precision?: number;
            /** @description Kind of GST registration. The misspelt name is documented so; which values occur is not documented. */
            gst_registartion_type?: string;
            /** @description GST identification number of the organization. */
            gst_no?: string;
            /** @description Line of business. Which values occur is not documented. */
            business_type?: string;
            /** @description Whether the organization may be deleted. The mixed writing of the name is documented so. */
            is_orgDeletion_allowed?: boolean;
        };
        /** @description Where a page stands in its list, and how the list is filtered and sorted. */
        PageContext: {
            /** @description Number of this page. */
            page?: number;
            /**
             * @description Most records that a page holds; 200 in the documented listing.
             * @example 200
             */
            per_page?: number;
            /** @description Whether another page follows. */
            has_more_page?: boolean;
            /** @description Name of the listing. */
            report_name?: string;
            /**
             * @description The filter in force, in the form `Status.All`.
             * @example Status.All
             */
            applied_filter?: string;
            /**
             * @description The field that the list is sorted by; `created_time` in the documented listing.
             * @example created_time
             */
            sort_column?: string;
            /**
             * @description Direction of the sort; `D` in the documented listing. Other values are not documented.
             * @example D
             */
            sort_order?: string;
        };
        /** @description A page of the list of organizations. */
        OrganizationListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The organizations of the page. */
            organizations: components["schemas"]["Organization"][];
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description What a tax is made of, both as read and as written. */
        TaxFields: {
            /** @description Name of the tax. */
            tax_name?: string;
            /**
             * Format: double
             * @description Rate of the tax, in percent.
             */
            tax_percentage?: number;
            /**
             * @description Whether the tax is a plain tax or compounds on others.
             * @enum {string}
             */
            tax_type?: "tax" | "compound_tax";
            /** @description Whether the tax is a value added tax. */
            is_value_added?: boolean;
        };
        /** @description A tax as an update answers it, without the Indian edition's `tax_specific_type`. */
        UpdatedTax: components["schemas"]["TaxFields"] & {
            /** @description Id of the tax, generated by the server. */
            tax_id?: components["schemas"]["StringId"];
        };
        /**
         * @description Kind of tax in the Indian edition.
         * @enum {string}
         */
        TaxSpecificType: "igst" | "cgst" | "sgst" | "nil" | "cess";
        /** @description A tax that sales and purchases are charged with. */
        Tax: components["schemas"]["UpdatedTax"] & {
            tax_specific_type?: components["schemas"]["TaxSpecificType"];
        };
        /** @description A tax as a row of the list. */
        TaxListItem: components["schemas"]["Tax"] & {
            /** @description Whether the tax is the organization's default. */
            is_default_tax?: boolean;
            /** @description Whether the tax and its rate may be edited. */
            is_editable?: boolean;
        };
        /** @description A page of the list of taxes. */
        TaxListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The taxes of the page. */
            taxes: components["schemas"]["TaxListItem"][];
            page_context: components["schemas"]["PageContext"];
        };
        /** @description The fields of a new tax. Which of them are required is not documented. */
        TaxCreate: components["schemas"]["TaxFields"] & {
            tax_specific_type?: components["schemas"]["TaxSpecificType"];
            /** @description Whether the tax and its rate may be edited. */
            is_editable?: boolean;
            /** @description Whether to apply the change to draft invoices. Input only. */
            update_draft_invoice?: boolean;
            /** @description Whether to apply the change to draft sales orders. Input only. */
            update_draft_so?: boolean;
        };
        /** @description The response that holds a new tax, which is documented as an array. */
        TaxArrayResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The new tax, alone in an array. */
            tax: components["schemas"]["Tax"][];
        };
        /**
         * @description An identifier as a segment of a URL.
         * @example 4815162342481516001
         */
        PathId: string;
        /** @description The response that holds one tax. */
        TaxResponse: components["schemas"]["SuccessEnvelope"] & {
            tax: components["schemas"]["Tax"];
        };
        /** @description The fields of a tax to change, those of creation. Which of them are required is not documented. */
        TaxUpdate: components["schemas"]["TaxCreate"];
        /** @description The response to an update of a tax. */
        UpdatedTaxResponse: components["schemas"]["SuccessEnvelope"] & {
            tax: components["schemas"]["UpdatedTax"];
        };
        /** @description The new tax group. Its fields are not documented, so nothing is required and nothing refused. */
        TaxGroupCreate: {
            [key: string]: unknown;
        };
        /** @description A tax group. Its fields are not documented, so it may hold any beside its id. */
        TaxGroup: {
            /** @description Id of the tax group. */
            tax_group_id?: components["schemas"]["StringId"];
        } & {
            [key: string]: unknown;
        };
        /** @description The response that holds one tax group. */
        TaxGroupResponse: components["schemas"]["SuccessEnvelope"] & {
            tax_group: components["schemas"]["TaxGroup"];
        };
        /** @description The fields of a tax group to change. They are not documented, so nothing is required and nothing refused. */
        TaxGroupUpdate: {
            [key: string]: unknown;
        };
        /** @description What a price list is made of, both as read and as written, apart from its rows. */
        PricebookFields: {
            /** @description Name of the price list. */
            name?: string;
            /** @description Text that describes the price list. */
            description?: string;
            /** @description Currency of the prices. */
            currency_id?: components["schemas"]["StringId"];
            /** @description Whether the list marks prices up (`true`) or down (`false`). */
            is_increase?: boolean;
            /**
             * @description Whether items have prices of their own (`per_item`) or share one percentage (`fixed_percentage`).
             * @enum {string}
             */
            pricebook_type?: "per_item" | "fixed_percentage";
            /**
             * @description How prices are rounded. The misspelt `round_to_dollor` is documented so.
             * @enum {string}
             */
            rounding_type?: "no_rounding" | "round_to_dollor" | "round_to_dollar_minus_01" | "round_to_half_dollar" | "round_to_half_dollar_minus_01";
            /**
             * @description Whether the list is for sales or for purchases.
             * @enum {string}
             */
            sales_or_purchase_type?: "sales" | "purchases";
        };
        /**
         * @description An identifier that the server generates, documented as `long`. Numeric and string forms both occur in payloads. It runs past 2^53, so keep it as a string: a JavaScript number would lose digits.
         * @example 4815162342481516001
         */
        LongId: string;
        /** @description What a row of a price list is made of, both as read and as written. */
        PricebookItemFields: {
            /** @description The item that the price is for. */
            item_id?: components["schemas"]["LongId"];
            /** @description Price of the item, in the currency of the list. Documented as a whole number. */
            pricebook_rate?: number;
        };
        /** @description The price of one item in a price list. */
        PricebookItem: components["schemas"]["PricebookItemFields"] & {
            /** @description Id of the row, generated by the server. */
            pricebook_item_id?: components["schemas"]["LongId"];
        };
        /** @description A price list. */
        Pricebook: components["schemas"]["PricebookFields"] & {
            /** @description Id of the price list, generated by the server. */
            pricebook_id?: components["schemas"]["LongId"];
            /** @description Code of the currency. */
            currency_code?: string;
            /** @description Number of decimal places of the prices. */
            decimal_place?: number;
            /** @description Whether the price list is the default one. */
            is_default?: boolean;
            /** @description Size of the mark-up or mark-down, in percent. */
            percentage?: number;
            /**
             * @description State of the price list. Which values occur is not documented beyond the one shown.
             * @example active
             */
            status?: string;
            /** @description The prices of single items. They belong to the type `per_item`. */
            pricebook_items?: components["schemas"]["PricebookItem"][];
        };
        /** @description A page of the list of price lists. */
        PricebookListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The price lists of the page. */
            pricebooks: components["schemas"]["Pricebook"][];
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description What both creating and updating a price list take. `pricebook_items` must be absent if `pricebook_type` is `fixed_percentage`: so the contract reads the documents, which give rows to the type `per_item`. */
        PricebookInput: {
            /** @description Name of the price list. */
            name: string;
            /** @description Currency of the prices. */
            currency_id: components["schemas"]["StringId"];
            /**
             * @description Whether items have prices of their own (`per_item`) or share one percentage (`fixed_percentage`).
             * @enum {string}
             */
            pricebook_type: "per_item" | "fixed_percentage";
            /** @description Whether the list marks prices up (`true`) or down (`false`). */
            is_increase: boolean;
            /**
             * @description Whether the list is for sales or for purchases.
             * @enum {string}
             */
            sales_or_purchase_type: "sales" | "purchases";
        } & WithRequired<components["schemas"]["PricebookFields"], "name" | "currency_id" | "pricebook_type" | "is_increase" | "sales_or_purchase_type">;
        /** @description The price of one item, as creating a price list takes it. */
        PricebookItemInput: components["schemas"]["PricebookItemFields"];
        /** @description The fields of a new price list. */
        PricebookCreate: components["schemas"]["PricebookInput"] & {
            /** @description The prices of single items. Only a list of the type `per_item` may have them. */
            pricebook_items?: components["schemas"]["PricebookItemInput"][];
        };
        /** @description The response that holds one price list. */
        PricebookResponse: components["schemas"]["SuccessEnvelope"] & {
            pricebook: components["schemas"]["Pricebook"];
        };
        /** @description The price of one item, as updating a price list takes it. */
        PricebookItemUpdate: components["schemas"]["PricebookItemFields"] & {
            /** @description Id that the server gave the row. It may be left out; what that does is not documented. */
            pricebook_item_id?: components["schemas"]["LongId"];
        };
        /** @description The fields of a price list to change, those of creation, with the same ones required. */
        PricebookUpdate: components["schemas"]["PricebookInput"] & {
            /** @description The prices of single items. Only a list of the type `per_item` may have them. */
            pricebook_items?: components["schemas"]["PricebookItemUpdate"][];
        };
        /** @description What a warehouse is made of, both as read and as written, apart from its address. */
        WarehouseFields: {
            /** @description Name of the warehouse. */
            warehouse_name?: string;
            /** @description Phone number of the warehouse. */
            phone?: string;
            /** @description E-mail address of the warehouse. */
            email?: string;
        };
        /** @description What every postal address holds. */
        AddressFields: {
            /** @description Street and number. */
            address?: string;
            /** @description City. */
            city?: string;
            /** @description State or region. */
            state?: string;
            /** @description Postal code. */
            zip?: string;
        };
        /** @description A place where the organization keeps stock. */
        Warehouse: components["schemas"]["WarehouseFields"] & components["schemas"]["AddressFields"] & {
            /** @description Id of the warehouse, generated by the server. */
            warehouse_id?: components["schemas"]["LongId"];
            /** @description Whether this is the primary warehouse of the organization. */
            is_primary?: boolean;
            /**
             * @description State of the warehouse. Which values occur is not documented beyond the one shown.
             * @example active
             */
            status?: string;
        };
        /** @description A warehouse as a row of the list. */
        WarehouseListItem: components["schemas"]["Warehouse"] & {
            /** @description Country of the warehouse. */
            country?: string;
        };
        /** @description A page of the list of warehouses. */
        WarehouseListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The warehouses of the page. */
            warehouses: components["schemas"]["WarehouseListItem"][];
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description The fields of a new warehouse. */
        WarehouseCreate: {
            /** @description Name of the warehouse. */
            warehouse_name: string;
        } & (WithRequired<components["schemas"]["WarehouseFields"], "warehouse_name"> & components["schemas"]["AddressFields"]);
        /** @description The response that holds one warehouse. */
        WarehouseResponse: components["schemas"]["SuccessEnvelope"] & {
            warehouse: components["schemas"]["Warehouse"];
        };
        /** @description The fields of a warehouse to change, those of creation, with the name required as there. */
        WarehouseUpdate: components["schemas"]["WarehouseCreate"];
        /** @description What one unit is sold and bought at. */
        ItemPrices: {
            /**
             * Format: double
             * @description Sales price of one unit.
             */
            rate?: number;
            /**
             * Format: double
             * @description Purchase price of one unit.
             */
            purchase_rate?: number;
        };
        /** @description The stock that a product starts with, and when to order more. */
        ItemOpeningStock: {
            /**
             * Format: double
             * @description Quantity in stock at which to reorder.
             */
            reorder_level?: number;
            /**
             * Format: double
             * @description Quantity in stock at the start.
             */
            initial_stock?: number;
            /**
             * Format: double
             * @description Price of one unit of the initial stock.
             */
            initial_stock_rate?: number;
        };
        /**
         * @description Stock keeping unit, unique among items.
         * @example ADP-SLATE
         */
        Sku: string;
        /**
         * @description Universal product code, a number of 12 digits, documented as `long`. Numeric and string forms are both taken; only the string form can hold a code that starts with zero.
         * @example 036000291452
         */
        Upc: string | number;
        /**
         * @description European article number, made of digits and documented as `long`. Numeric and string forms are both taken; only the string form can hold a code that starts with zero.
         * @example 4006381333931
         */
        Ean: string | number;
        /** @description The codes and numbers that a product is known by. */
        ItemCodes: {
            sku?: components["schemas"]["Sku"];
            upc?: components["schemas"]["Upc"];
            ean?: components["schemas"]["Ean"];
            /** @description International standard book number. */
            isbn?: string;
            /** @description Part number of the product. */
            part_number?: string;
        };
        /** @description What every item is made of, whether alone, in a group or composite, both as read and as written. */
        ItemBaseFields: components["schemas"]["ItemPrices"] & components["schemas"]["ItemOpeningStock"] & components["schemas"]["ItemCodes"] & {
            /** @description Name of the item. */
            name?: string;
            /** @description Id of the vendor that the item is bought from. */
            vendor_id?: components["schemas"]["LongId"];
        };
        /** @description The tax of an item for one kind of sale. */
        ItemTaxPreference: {
            /** @description The tax. */
            tax_id?: components["schemas"]["LongId"];
            /**
             * @description Kind of sale that the tax is for, within a state (`intra`) or between states (`inter`).
             * @enum {string}
             */
            tax_specification?: "intra" | "inter";
        };
        /** @description What an item and a composite item hold for sale and purchase, both as read and as written. Items of a group do not carry these. */
        ItemTradeFields: {
            /**
             * @description Unit of measurement.
             * @example pcs
             */
            unit?: string;
            /** @description Id of the tax. */
            tax_id?: components["schemas"]["LongId"];
            /** @description Id of the account for purchases. */
            purchase_account_id?: components["schemas"]["LongId"];
            /** @description Id of the account for inventory. */
            inventory_account_id?: components["schemas"]["LongId"];
            /** @description Description for purchases. */
            purchase_description?: string;
            /** @description The taxes of the item, by kind of sale. */
            item_tax_preferences?: components["schemas"]["ItemTaxPreference"][];
            /** @description HSN code of goods, or SAC of services. */
            hsn_or_sac?: string;
        };
        /** @description What a composite item is made of beside its parts, both as read and as written. */
        CompositeItemFields: components["schemas"]["ItemBaseFields"] & components["schemas"]["ItemTradeFields"] & {
            /** @description Id of the account of the composite item. What it stands for beside those for purchases and inventory is not documented. */
            account_id?: components["schemas"]["StringId"];
            /**
             * @description Kind of item, always `inventory`.
             * @constant
             */
            item_type?: "inventory";
        };
        /**
         * @description State of the record. Only `active` is shown; which other values occur is not documented.
         * @example active
         */
        ItemStatus: string;
        /** @description What the service adds to an item, an item group and a composite item. Only read. */
        ItemRecordFields: {
            /** @description Name of the tax. */
            tax_name?: string;
            /**
             * Format: double
             * @description Rate of the tax, in percent.
             */
            tax_percentage?: number;
            status?: components["schemas"]["ItemStatus"];
            /** @description Where the record came from. Which values occur is not documented. */
            source?: string;
        };
        /** @description The stock of a product. Only read. */
        ItemStock: {
            /**
             * Format: double
             * @description Quantity on hand.
             */
            stock_on_hand?: number;
            /** @description Quantity available, reckoned from shipments and receives. */
            available_stock?: number;
            /** @description The available stock less the quantity that is ordered. */
            actual_available_stock?: number;
        };
        /** @description The image of a product, by id and name. Only read. */
        ItemImageName: {
            /** @description Id of the image. */
            image_id?: components["schemas"]["LongId"];
            /** @description File name of the image. */
            image_name?: string;
        };
        /** @description A field that the organization has added to a record. */
        CustomField: {
            /** @description Position of the field, 1 to 10. */
            index?: number;
            /** @description Label of the field. */
            label?: string;
            /** @description Value of the field. */
            value?: string;
        };
        /** @description A custom field of a composite item, as written. */
        CompositeItemCustomFieldInput: {
            /** @description Id of the custom field. */
            custom_field_id?: components["schemas"]["LongId"];
            /** @description Value of the field. */
            value?: string;
        };
        /** @description A custom field of a composite item. */
        CompositeItemCustomField: components["schemas"]["CustomField"] & components["schemas"]["CompositeItemCustomFieldInput"];
        /** @description What a part of a composite item is made of, both as read and as written. */
        MappedItemFields: {
            /** @description Id of the item that is the part. */
            item_id?: components["schemas"]["LongId"];
            /** @description Id of the line that maps the item. */
            line_item_id?: components["schemas"]["LongId"];
            /** @description Free text on the part. */
            description?: string;
            /** @description Whether the part is itself a composite item. */
            is_combo_product?: boolean;
            /**
             * Format: double
             * @description Units of the part in one unit of the composite item.
             */
            quantity?: number;
        };
        /** @description A part of a composite item. */
        MappedItem: components["schemas"]["MappedItemFields"] & components["schemas"]["ItemPrices"] & components["schemas"]["ItemStock"] & components["schemas"]["ItemImageName"] & {
            /** @description Name of the item. */
            name?: string;
            sku?: components["schemas"]["Sku"];
            /**
             * @description File format of the image.
             * @enum {string}
             */
            image_type?: "gif" | "png" | "jpeg" | "jpg" | "bmp";
            /** @description Description for purchases. */
            purchase_description?: string;
            /**
             * @description Unit of measurement.
             * @example pcs
             */
            unit?: string;
        };
        /** @description An item that is made up of other items. Its `initial_stock_rate` is what FIFO cost lots and the valuation of the stock rest on. */
        CompositeItem: components["schemas"]["CompositeItemFields"] & components["schemas"]["ItemRecordFields"] & components["schemas"]["ItemStock"] & components["schemas"]["ItemImageName"] & {
            /** @description Id of the composite item, generated by the server. */
            composite_item_id?: components["schemas"]["LongId"];
            /** @description Free text on the composite item. */
            description?: string;
            /**
             * @description Kind of the tax, a tax or a group tax. How the two are spelt is not documented for certain.
             * @example tax
             */
            tax_type?: string;
            /** @description Name of the account for purchases. */
            purchase_account_name?: string;
            /** @description Name of the account that `account_id` names. */
            account_name?: string;
            /** @description Name of the account for inventory. */
            inventory_account_name?: string;
            /**
             * @description Whether the item is a composite item, so always `true`.
             * @constant
             */
            is_combo_product?: true;
            /**
             * Format: double
             * @description Price of one unit by the price list.
             */
            pricebook_rate?: number;
            /** @description Name of the vendor that the item is bought from. */
            vendor_name?: string;
            /** @description Value of the stock, reckoned with the purchase price. */
            asset_value?: number;
            /** @description The custom fields of the composite item. */
            custom_fields?: components["schemas"]["CompositeItemCustomField"][];
            /** @description The items that the composite item is made up of. */
            mapped_items?: components["schemas"]["MappedItem"][];
        };
        /** @description A page of the list of composite items. */
        CompositeItemListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The composite items of the page. */
            composite_items: components["schemas"]["CompositeItem"][];
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description A part of a new composite item. */
        MappedItemInput: components["schemas"]["MappedItemFields"] & {
            /** @description Id of the item that is the part. */
            item_id: components["schemas"]["LongId"];
        };
        /** @description The fields of a new composite item. Its `initial_stock_rate` is what FIFO cost lots and the valuation of the stock rest on. */
        CompositeItemCreate: components["schemas"]["CompositeItemFields"] & {
            /** @description Kind of product. Input only. Which values occur is not documented. */
            product_type: string;
            /** @description The custom fields to fill. */
            custom_fields?: components["schemas"]["CompositeItemCustomFieldInput"][];
            /** @description The items that the composite item is made up of. */
            mapped_items: components["schemas"]["MappedItemInput"][];
            /** @description Name of the item. */
            name: string;
            sku: components["schemas"]["Sku"];
            /**
             * @description Kind of item, always `inventory`.
             * @constant
             */
            item_type: "inventory";
            /**
             * Format: double
             * @description Sales price of one unit.
             */
            rate: number;
        };
        /** @description The response that holds one composite item. */
        CompositeItemResponse: components["schemas"]["SuccessEnvelope"] & {
            composite_item: components["schemas"]["CompositeItem"];
        };
        /** @description The fields of a composite item to change. The request is not documented, so none of them is required. Custom fields and parts hold what they hold on creation. */
        CompositeItemUpdate: components["schemas"]["CompositeItemFields"] & {
            /** @description Free text on the composite item. */
            description?: string;
            /** @description The custom fields to fill. */
            custom_fields?: components["schemas"]["CompositeItemCustomFieldInput"][];
            /** @description The items that the composite item is made up of. */
            mapped_items?: components["schemas"]["MappedItemFields"][];
        };
        /** @description The bytes of a file. */
        BinaryFile: Blob;
        /** @description An image, as a form field. */
        ImageUpload: {
            /** @description The image file. */
            image: components["schemas"]["BinaryFile"];
        };
        /** @description A bundle. Nothing of its fields is documented, so it is open. */
        Bundle: {
            /** @description Id of the bundle, generated by the server. Its type is not documented. */
            bundle_id?: components["schemas"]["StringId"];
        } & {
            [key: string]: unknown;
        };
        /** @description A page of the list of bundles. */
        BundleListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The bundles of the page. */
            bundles: components["schemas"]["Bundle"][];
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description The fields of a new bundle. They are not documented, so nothing is required and nothing refused. */
        BundleCreate: {
            [key: string]: unknown;
        };
        /** @description The response that holds one bundle. */
        BundleResponse: components["schemas"]["SuccessEnvelope"] & {
            bundle: components["schemas"]["Bundle"];
        };
        /** @description What an item adjustment is made of, both as read and as written. */
        InventoryAdjustmentFields: {
            /** @description Day of the adjustment. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Why the stock is adjusted. Which reasons occur is not documented. */
            reason?: string;
            /** @description Free text on the adjustment. */
            description?: string;
            /** @description Number that the adjustment is referred to by. */
            reference_number?: string;
            /**
             * @description Whether quantities or values are adjusted.
             * @enum {string}
             */
            adjustment_type?: "quantity" | "value";
        };
        /** @description An item adjustment as a row of the list, without its lines. */
        InventoryAdjustmentListItem: components["schemas"]["InventoryAdjustmentFields"] & {
            /** @description Id of the item adjustment, generated by the server. */
            inventory_adjustment_id?: components["schemas"]["LongId"];
            /** @description Id of the reason. */
            reason_id?: components["schemas"]["LongId"];
            /**
             * Format: double
             * @description Total of the adjustment.
             */
            total?: number;
        };
        /** @description A page of the list of item adjustments. */
        InventoryAdjustmentListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The item adjustments of the page. */
            inventory_adjustments: components["schemas"]["InventoryAdjustmentListItem"][];
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description What a line of an item adjustment is made of, both as read and as written. */
        InventoryAdjustmentLineFields: {
            /** @description Id of the item. */
            item_id?: components["schemas"]["LongId"];
            /** @description Name of the item. */
            name?: string;
            /** @description Free text on the line. */
            description?: string;
            /**
             * Format: double
             * @description Units that the stock of the item is adjusted by, in quantity adjustments only. How a decrease is written is not documented; the samples write it as a negative number.
             */
            quantity_adjusted?: number;
            /**
             * Format: double
             * @description Total of the line.
             */
            item_total?: number;
            /**
             * @description Unit that the item is counted in.
             * @example pcs
             */
            unit?: string;
            /** @description Whether the item is a composite item. */
            is_combo_product?: boolean;
            /** @description Id of the account that the adjustment is booked to. */
            adjustment_account_id?: components["schemas"]["LongId"];
            /** @description Name of that account. */
            adjustment_account_name?: string;
            /** @description Id of the warehouse whose stock is adjusted. */
            warehouse_id?: components["schemas"]["LongId"];
            /** @description Name of that warehouse. */
            warehouse_name?: string;
        };
        /** @description A line of a new item adjustment. The adjustment's type decides on `quantity_adjusted`. */
        InventoryAdjustmentLineInput: components["schemas"]["InventoryAdjustmentLineFields"] & {
            /** @description Id of the item. */
            item_id: components["schemas"]["LongId"];
        };
        /** @description The fields of a new item adjustment. The documents mark `quantity_adjusted` as required in each line and also limit it to quantity adjustments. The two cannot both hold for adjustments of value, so there the mark is dropped: while `adjustment_type` is `quantity`, each line requires the field; while it is `value`, none may carry it. */
        InventoryAdjustmentCreate: components["schemas"]["InventoryAdjustmentFields"] & {
            /** @description The items to adjust. */
            line_items: components["schemas"]["InventoryAdjustmentLineInput"][];
            /** @description Day of the adjustment. */
            date: components["schemas"]["CalendarDate"];
            /** @description Why the stock is adjusted. Which reasons occur is not documented. */
            reason: string;
            /**
             * @description Whether quantities or values are adjusted.
             * @enum {string}
             */
            adjustment_type: "quantity" | "value";
        };
        /** @description A line of an item adjustment. */
        InventoryAdjustmentLine: components["schemas"]["InventoryAdjustmentLineFields"] & {
            /** @description Id of the line, generated by the server. */
            line_item_id?: components["schemas"]["LongId"];
        };
        /** @description A correction of the quantity or the value of items in stock. Only lines of a quantity adjustment carry `quantity_adjusted`. */
        InventoryAdjustment: components["schemas"]["InventoryAdjustmentListItem"] & {
            /** @description The items that are adjusted. */
            line_items?: components["schemas"]["InventoryAdjustmentLine"][];
        };
        /** @description The response that holds one item adjustment. */
        InventoryAdjustmentResponse: components["schemas"]["SuccessEnvelope"] & {
            inventory_adjustment: components["schemas"]["InventoryAdjustment"];
        };
        /** @description What a transfer order is made of, both as read and as written. */
        TransferOrderFields: {
            /** @description Number of the transfer order, unique among them. The documents mark it as required on creation, and also say that it may be left out while numbers are generated automatically; the contract requires it. */
            transfer_order_number?: string;
            /** @description Day of the transfer. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Id of the warehouse that the items leave. */
            from_warehouse_id?: components["schemas"]["LongId"];
            /** @description Id of the warehouse that the items go to. */
            to_warehouse_id?: components["schemas"]["LongId"];
            /**
             * @description Whether the items are still in transit (`true`) or transferred (`false`). `false` by default.
             * @default false
             */
            is_intransit_order?: boolean;
        };
        /** @description A transfer order as a row of the list, without its lines. */
        TransferOrderListItem: components["schemas"]["TransferOrderFields"] & {
            /** @description Id of the transfer order, generated by the server. */
            transfer_order_id?: components["schemas"]["LongId"];
        };
        /** @description A page of the list of transfer orders. */
        TransferOrderListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The transfer orders of the page. */
            transfer_orders: components["schemas"]["TransferOrderListItem"][];
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description What a line of a transfer order is made of, both as read and as written. */
        TransferOrderLineFields: {
            /** @description Id of the item. */
            item_id?: components["schemas"]["LongId"];
            /** @description Name of the item. */
            name?: string;
            /** @description Free text on the line. */
            description?: string;
            /**
             * Format: double
             * @description Units of the item to move.
             */
            quantity_transfer?: number;
            /**
             * @description Unit that the item is counted in.
             * @example pcs
             */
            unit?: string;
        };
        /** @description A line of a new transfer order. */
        TransferOrderLineInput: components["schemas"]["TransferOrderLineFields"] & {
            /** @description Id of the item. */
            item_id: components["schemas"]["LongId"];
            /** @description Name of the item. */
            name: string;
            /**
             * Format: double
             * @description Units of the item to move.
             */
            quantity_transfer: number;
        };
        /** @description The fields of a new transfer order. */
        TransferOrderCreate: components["schemas"]["TransferOrderFields"] & {
            /** @description The items to move. */
            line_items: components["schemas"]["TransferOrderLineInput"][];
            /** @description Number of the transfer order, unique among them. The documents mark it as required on creation, and also say that it may be left out while numbers are generated automatically; the contract requires it. */
            transfer_order_number: string;
            /** @description Day of the transfer. */
            date: components["schemas"]["CalendarDate"];
            /** @description Id of the warehouse that the items leave. */
            from_warehouse_id: components["schemas"]["LongId"];
            /** @description Id of the warehouse that the items go to. */
            to_warehouse_id: components["schemas"]["LongId"];
        };
        /** @description A line of a transfer order. */
        TransferOrderLine: components["schemas"]["TransferOrderLineFields"] & {
            /** @description Id of the line, generated by the server. */
            line_item_id?: components["schemas"]["LongId"];
        };
        /** @description A move of items from one warehouse to another. */
        TransferOrder: components["schemas"]["TransferOrderListItem"] & {
            /** @description The items that are moved. */
            line_items?: components["schemas"]["TransferOrderLine"][];
        };
        /** @description The response that holds one transfer order. */
        TransferOrderResponse: components["schemas"]["SuccessEnvelope"] & {
            transfer_order: components["schemas"]["TransferOrder"];
        };
        /** @description A postal address of a contact. */
        ContactAddress: components["schemas"]["AddressFields"] & {
            /** @description Person or department whom mail is addressed to. */
            attention?: string;
            /** @description Street and number. Longest 500 characters. */
            address?: string;
            /** @description Second line of the street address. Longest 255 characters. */
            street2?: string;
        };
        /** @description The templates that documents and e-mails for the contact take by default. Which of the fields are taken as input is not documented. */
        ContactDefaultTemplates: {
            /** @description Id of the template for invoices. */
            invoice_template_id?: components["schemas"]["LongId"];
            /** @description Name of the template for invoices. */
            invoice_template_name?: string;
            /** @description Id of the template for estimates. */
            estimate_template_id?: components["schemas"]["LongId"];
            /** @description Name of the template for estimates. */
            estimate_template_name?: string;
            /** @description Id of the template for credit notes. */
            creditnote_template_id?: components["schemas"]["LongId"];
            /** @description Name of the template for credit notes. */
            creditnote_template_name?: string;
            /** @description Id of the template for e-mails that bring an invoice. */
            invoice_email_template_id?: components["schemas"]["LongId"];
            /** @description Name of the template for e-mails that bring an invoice. */
            invoice_email_template_name?: string;
            /** @description Id of the template for e-mails that bring an estimate. */
            estimate_email_template_id?: components["schemas"]["LongId"];
            /** @description Name of the template for e-mails that bring an estimate. */
            estimate_email_template_name?: string;
            /** @description Id of the template for e-mails that bring a credit note. */
            creditnote_email_template_id?: components["schemas"]["LongId"];
            /** @description Name of the template for e-mails that bring a credit note. */
            creditnote_email_template_name?: string;
        };
        /** @description What a contact holds as read, and takes as a documented argument when written. */
        ContactFields: {
            /** @description Name that the contact goes by. Longest 200 characters. */
            contact_name?: string;
            /** @description Name of the contact's company. Longest 200 characters. */
            company_name?: string;
            /** @description Kind of contact. Which values occur is not documented. */
            contact_type?: string;
            /** @description Address of the contact's website. */
            website?: string;
            /** @description Net payment term, in days. */
            payment_terms?: number;
            /** @description Id of the currency that the contact trades in. */
            currency_id?: components["schemas"]["StringId"];
            /** @description Fields that the organization has added to its contacts. */
            custom_fields?: components["schemas"]["CustomField"][];
            /** @description Address that invoices go to. */
            billing_address?: components["schemas"]["ContactAddress"];
            /** @description Address that goods go to. */
            shipping_address?: components["schemas"]["ContactAddress"];
            default_templates?: components["schemas"]["ContactDefaultTemplates"];
        };
        /**
         * @description GST identification number, 15 characters.
         * @example 29AAKCJ4821M1Z7
         */
        GstNumber: string;
        /**
         * @description How GST treats the party.
         * @enum {string}
         */
        GstTreatment: "business_gst" | "business_none" | "overseas" | "consumer";
        /** @description Fields of a contact that a caller may well set, though they are not among the arguments that the document names. */
        ContactFurtherFields: {
            /**
             * @description Name of the payment term.
             * @example Net 15
             */
            payment_terms_label?: string;
            /** @description Code of the contact's language. Which values occur is not documented. */
            language_code?: string;
            /** @description Whether the contact is sent payment reminders. */
            payment_reminder_enabled?: boolean;
            /** @description First social media account of the contact. Which network it belongs to is not documented. Longest 100 characters. */
            social1?: string;
            /** @description Second social media account of the contact. Which network it belongs to is not documented. Longest 100 characters. */
            social2?: string;
            /** @description Remarks on the contact. */
            notes?: string;
            /** @description Whether tax applies to the contact. */
            is_taxable?: boolean;
            /** @description Id of the contact's tax. Allowed only while `is_taxable` is `true`. */
            tax_id?: components["schemas"]["StringId"];
            /** @description Id of the tax exemption that the contact holds. */
            tax_exemption_id?: components["schemas"]["StringId"];
            /** @description Place of supply, or source of supply, for dealings with the contact. Does not apply to overseas contacts. */
            place_of_contact?: string;
            /** @description GST identification number of the contact, 15 characters. */
            gst_no?: components["schemas"]["GstNumber"];
            /** @description How GST treats the contact. */
            gst_treatment?: components["schemas"]["GstTreatment"];
        };
        /** @description What the entry of a contact person in a contact is made of, both as read and as written. */
        ContactPersonEntryFields: {
            /**
             * @description Form of address that goes before the name.
             * @example Ms.
             */
            salutation?: string;
            /** @description First name. Longest 100 characters. */
            first_name?: string;
            /** @description Last name. Longest 100 characters. */
            last_name?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Phone number. */
            phone?: string;
            /** @description Mobile phone number. */
            mobile?: string;
        };
        /** @description A contact person, as a contact carries it. */
        ContactPersonEntry: components["schemas"]["ContactPersonEntryFields"] & {
            /** @description Whether this is the contact's primary contact person. */
            is_primary_contact?: boolean;
        };
        /**
         * @description A moment, in one of two ISO 8601 forms: with an offset of hours and minutes and no colon (`2026-01-31T10:00:00-0800`), or with milliseconds and `Z` (`2026-01-31T10:00:00.000Z`). The first is not RFC 3339.
         * @example 2026-01-31T10:00:00-0800
         * @example 2026-01-31T10:00:00.000Z
         */
        DateTime: string;
        /** @description A party that the organization trades with. */
        Contact: components["schemas"]["ContactFields"] & components["schemas"]["ContactFurtherFields"] & {
            /** @description Id of the contact, generated by the server. */
            contact_id?: components["schemas"]["StringId"];
            /** @description Whether any transaction with the contact exists. */
            has_transaction?: boolean;
            /** @description Whether the contact is linked with a record in the service's CRM. */
            is_linked_with_servicecrm?: boolean;
            /** @description Id of the contact's primary contact, which may be that of a contact person. */
            primary_contact_id?: components["schemas"]["StringId"];
            /**
             * @description Code of the contact's currency.
             * @example INR
             */
            currency_code?: string;
            /**
             * @description Symbol of the contact's currency.
             * @example ₹
             */
            currency_symbol?: string;
            /** @description Amount still to be received from the contact. */
            outstanding_receivable_amount?: number;
            /** @description Amount still to be received from the contact, in the organization's base currency. */
            outstanding_receivable_amount_bcy?: number;
            /** @description Amount of the contact's credits that are not used yet. */
            unused_credits_receivable_amount?: number;
            /** @description Amount of the contact's credits that are not used yet, in the organization's base currency. */
            unused_credits_receivable_amount_bcy?: number;
            /** @description State of the contact. The operations that move it name `active` and `inactive`; which values occur beside them is not documented. */
            status?: string;
            /** @description The people to deal with at the contact. */
            contact_persons?: components["schemas"]["ContactPersonEntry"][];
            /** @description When the contact was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the contact was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
            /** @description Name of the contact's tax. */
            tax_name?: string;
            /**
             * Format: double
             * @description Rate of the contact's tax, in percent.
             */
            tax_percentage?: number;
            /** @description Code of the tax exemption that the contact holds. */
            tax_exemption_code?: string;
        };
        /** @description A page of the list of contacts. */
        ContactListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The contacts of the page. */
            contacts: components["schemas"]["Contact"][];
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description A contact person to enter with a contact. Which of its fields are required is not documented. */
        ContactPersonEntryInput: components["schemas"]["ContactPersonEntryFields"] & {
            /**
             * @description Makes this the contact's primary contact person. Only `true` is allowed as input: leave it out otherwise.
             * @constant
             */
            is_primary_contact?: true;
        };
        /** @description Arguments of a contact beyond those that the document names. */
        ContactFurtherInput: components["schemas"]["ContactFurtherFields"];
        /** @description What creating and updating a contact take beside the fields that a contact is read by as well. A `tax_id` is refused beside an `is_taxable` of `false`. */
        ContactInput: {
            /** @description The people to deal with at the contact. */
            contact_persons?: components["schemas"]["ContactPersonEntryInput"][];
        } & components["schemas"]["ContactFurtherInput"];
        /** @description The fields of a new contact. Documented as arguments are `contact_name`, which alone is required, `company_name`, `contact_type`, `website`, `payment_terms`, `currency_id`, `custom_fields`, `billing_address`, `shipping_address`, `contact_persons` and `default_templates`. The others are inferred from the record. A `tax_id` needs `is_taxable` with `true` beside it, since a new contact has no setting of its own to go by; an update, whose contact may be taxable already, is less strict. */
        ContactCreate: {
            /** @description Name that the contact goes by. Longest 200 characters. */
            contact_name: string;
        } & (WithRequired<components["schemas"]["ContactFields"], "contact_name"> & components["schemas"]["ContactInput"]);
        /** @description The response that holds one contact. */
        ContactResponse: components["schemas"]["SuccessEnvelope"] & {
            contact: components["schemas"]["Contact"];
        };
        /** @description The fields of a contact to change. They are documented as contact fields without a list of them, so these are the fields that creating a contact takes; which of them are required is not documented. A `tax_id` is refused beside an `is_taxable` of `false`. It may come without `is_taxable`, unlike on creating, since the contact may be taxable already; whether it is, only the service can tell. */
        ContactUpdate: components["schemas"]["ContactFields"] & components["schemas"]["ContactInput"];
        /** @description The content of an e-mail, for review before it is sent. The payload beside the envelope is not documented. */
        EmailContentResponse: components["schemas"]["SuccessEnvelope"] & {
            [key: string]: unknown;
        };
        /** @description The e-mail to send. Its fields are not documented, so nothing is required and nothing refused. */
        EmailRequest: {
            [key: string]: unknown;
        };
        /** @description What every comment or history entry holds. */
        CommentFields: {
            /** @description Id of the comment. */
            comment_id?: components["schemas"]["StringId"];
            /** @description Name of the user who caused the entry. */
            commented_by?: string;
            /**
             * @description Kind of entry. Which values occur is not documented.
             * @example system
             */
            comment_type?: string;
            /** @description Day of the entry. */
            date?: components["schemas"]["CalendarDate"];
            /**
             * @description How long ago the entry was made, in words.
             * @example 2 days ago
             */
            date_description?: string;
            /**
             * @description Time of day of the entry, in words. Its form is not documented.
             * @example 10:15 AM
             */
            time?: string;
            /**
             * @description What was done to the record. Which values occur is not documented.
             * @example Added
             */
            operation_type?: string;
            /** @description Id of the transaction that the entry is about. */
            transaction_id?: components["schemas"]["StringId"];
            /** @description Kind of that transaction. Which values occur is not documented. */
            transaction_type?: string;
        };
        /** @description A comment on a record, or an entry of its history. */
        Comment: components["schemas"]["CommentFields"] & {
            /** @description Text of the comment. */
            description?: string;
            /** @description Id of the user who caused the entry. */
            commented_by_id?: components["schemas"]["StringId"];
        };
        /** @description The comments on a record and its history. */
        CommentListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The comments and history entries. */
            comments: components["schemas"]["Comment"][];
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
        /** @description What a contact person is made of, both as read and as written. */
        ContactPersonFields: {
            /** @description Id of the contact that the person belongs to. */
            contact_id?: components["schemas"]["StringId"];
            /**
             * @description Form of address that goes before the name. Longest 25 characters.
             * @example Mr.
             */
            salutation?: string;
            /** @description First name. Longest 100 characters. */
            first_name?: string;
            /** @description Last name. Longest 100 characters. */
            last_name?: string;
            /** @description E-mail address. Longest 100 characters. */
            email?: string;
            /** @description Phone number. Longest 50 characters. */
            phone?: string;
            /** @description Mobile phone number. Longest 50 characters. */
            mobile?: string;
            /** @description The person's name in a messaging service. Which service is meant is not documented. Longest 50 characters. */
            messenger?: string;
            /** @description Position that the person holds. Longest 50 characters. */
            designation?: string;
            /** @description Department that the person works in. Longest 50 characters. */
            department?: string;
        };
        /** @description The fields of a new contact person. `first_name` alone is documented as required; `contact_id` is not, though it is what says whose contact person this is. */
        ContactPersonCreate: {
            /** @description First name. Longest 100 characters. */
            first_name: string;
        } & (WithRequired<components["schemas"]["ContactPersonFields"], "first_name"> & {
            /** @description Whether to give the person access to the portal. Input only. */
            enable_portal?: boolean;
        });
        /** @description A person to deal with at a contact. */
        ContactPerson: components["schemas"]["ContactPersonFields"] & {
            /** @description Id of the contact person, generated by the server. */
            contact_person_id?: components["schemas"]["StringId"];
            /** @description Whether this is the contact's primary contact person. */
            is_primary_contact?: boolean;
            /** @description Whether the person has access to the portal. */
            is_added_in_portal?: boolean;
        };
        /** @description The response that holds one contact person, which is documented as an array. */
        ContactPersonArrayResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The contact person, alone in an array. */
            contact_person: components["schemas"]["ContactPerson"][];
        };
        /** @description The fields of a contact person to change, those of creation. Here `contact_id` is required beside `first_name`. */
        ContactPersonUpdate: components["schemas"]["ContactPersonCreate"] & {
            /** @description Id of the contact that the person belongs to. */
            contact_id: components["schemas"]["StringId"];
        };
        /** @description A page of the list of contact persons. */
        ContactPersonListResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The contact persons of the page. */
            contact_persons: components["schemas"]["ContactPerson"][];
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
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
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request does not hold to the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "message": "The request is not valid."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The access token is missing, spent or without the scope that the operation needs. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 401,
                 *       "message": "The access token is not valid."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A limit is exceeded: 100 requests per minute, or per day 1500 on a free or trial plan and 2500 on the standard plan. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 429,
                 *       "message": "Too many requests."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorEnvelope"];
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
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Number of the page to return, counted from 1. */
        Page: number;
        /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
        PerPage: number;
        /**
         * @description The organization that the call is about. Its value comes from the list of organizations.
         * @example 10234695
         */
        OrganizationId: string;
        /**
         * @description Id of the tax.
         * @example 4815162342481511001
         */
        TaxId: components["schemas"]["PathId"];
        /**
         * @description Id of the tax group.
         * @example 4815162342481511007
         */
        TaxGroupId: components["schemas"]["PathId"];
        /**
         * @description Id of the price list.
         * @example 4815162342481512001
         */
        PricebookId: components["schemas"]["PathId"];
        /**
         * @description Id of the warehouse.
         * @example 4815162342481513003
         */
        WarehouseId: components["schemas"]["PathId"];
        /**
         * @description Id of the composite item.
         * @example 4815162342481517001
         */
        CompositeItemId: components["schemas"]["PathId"];
        /**
         * @description Id of the bundle.
         * @example 4815162342481517501
         */
        BundleId: components["schemas"]["PathId"];
        /**
         * @description Id of the item adjustment.
         * @example 4815162342481518001
         */
        InventoryAdjustmentId: components["schemas"]["PathId"];
        /** @description Decides, where transfer orders are numbered automatically, whether the generated number is used. That `true` sets it aside for the number in the body is read from the name. */
        TransferOrderIgnoreAutoNumberGeneration: boolean;
        /**
         * @description Id of the transfer order.
         * @example 4815162342481519001
         */
        TransferOrderId: components["schemas"]["PathId"];
        /**
         * @description Id of the contact.
         * @example 4815162342481514001
         */
        ContactId: components["schemas"]["PathId"];
        /**
         * @description Id of the contact person.
         * @example 4815162342481514013
         */
        ContactPersonId: components["schemas"]["PathId"];
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
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "organizations": [
                     *         {
                     *           "organization_id": "10234695",
                     *           "name": "Juniper Outdoor Supply",
                     *           "contact_name": "Meera Nair",
                     *           "email": "meera@juniper.example",
                     *           "is_default_org": true,
                     *           "plan_type": 1,
                     *           "tax_group_enabled": true,
                     *           "zi_migration_status": 0,
                     *           "plan_name": "Standard",
                     *           "plan_period": "Yearly",
                     *           "language_code": "en",
                     *           "fiscal_year_start_month": 4,
                     *           "account_created_date": "2024-06-03",
                     *           "account_created_date_formatted": "03 Jun 2024",
                     *           "time_zone": "Asia/Kolkata",
                     *           "is_org_active": true,
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "currency_symbol": "₹",
                     *           "currency_format": "##,##,##0.00",
                     *           "price_precision": 2,
                     *           "gst_registartion_type": "regular",
                     *           "gst_no": "29AAKCJ4821M1Z7",
                     *           "business_type": "Retail",
                     *           "is_orgDeletion_allowed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
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
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "tax_specific_type": "igst",
                     *           "is_value_added": false,
                     *           "is_default_tax": true,
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
                     *           "tax_id": "4815162342481511005",
                     *           "tax_name": "SGST9",
                     *           "tax_percentage": 9,
                     *           "tax_type": "tax",
                     *           "tax_specific_type": "sgst",
                     *           "is_value_added": false,
                     *           "is_default_tax": false,
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
                    "application/json": components["schemas"]["TaxListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                "application/json": components["schemas"]["TaxCreate"];
            };
        };
        responses: {
            /** @description The tax that was created, in an array of one. */
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
                    "application/json": components["schemas"]["TaxArrayResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax.
                 * @example 4815162342481511001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "tax": {
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "tax_type": "tax",
                     *         "tax_specific_type": "igst",
                     *         "is_value_added": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TaxResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax.
                 * @example 4815162342481511001
                 */
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
                "application/json": components["schemas"]["TaxUpdate"];
            };
        };
        responses: {
            /** @description The tax after the change. */
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
                    "application/json": components["schemas"]["UpdatedTaxResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax.
                 * @example 4815162342481511001
                 */
                tax_id: components["parameters"]["TaxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["TaxGroupCreate"];
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
                    "application/json": components["schemas"]["TaxGroupResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax group.
                 * @example 4815162342481511007
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "tax_group": {
                     *         "tax_group_id": "4815162342481511007"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TaxGroupResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax group.
                 * @example 4815162342481511007
                 */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["TaxGroupUpdate"];
            };
        };
        responses: {
            /** @description The tax group after the change. */
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
                    "application/json": components["schemas"]["TaxGroupResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the tax group.
                 * @example 4815162342481511007
                 */
                tax_group_id: components["parameters"]["TaxGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax group is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of price lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "pricebooks": [
                     *         {
                     *           "pricebook_id": "4815162342481512001",
                     *           "name": "Wholesale",
                     *           "description": "Prices for trade customers",
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "decimal_place": 2,
                     *           "is_default": false,
                     *           "is_increase": false,
                     *           "pricebook_type": "per_item",
                     *           "rounding_type": "no_rounding",
                     *           "sales_or_purchase_type": "sales",
                     *           "status": "active",
                     *           "pricebook_items": [
                     *             {
                     *               "item_id": "4815162342481516001",
                     *               "pricebook_rate": 2100,
                     *               "pricebook_item_id": "4815162342481512003"
                     *             },
                     *             {
                     *               "item_id": "4815162342481516005",
                     *               "pricebook_rate": 520,
                     *               "pricebook_item_id": "4815162342481512005"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PricebookListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                 *           "pricebook_rate": 2100
                 *         },
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "pricebook_rate": 540
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PricebookCreate"];
            };
        };
        responses: {
            /** @description The price list that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The price list has been created.",
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
                     *             "pricebook_rate": 540,
                     *             "pricebook_item_id": "4815162342481512005"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PricebookResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the price list.
                 * @example 4815162342481512001
                 */
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
                "application/json": components["schemas"]["PricebookUpdate"];
            };
        };
        responses: {
            /** @description The price list after the change. */
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
                    "application/json": components["schemas"]["PricebookResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Multiple warehouses are enabled. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of warehouses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "warehouses": [
                     *         {
                     *           "warehouse_id": "4815162342481513001",
                     *           "warehouse_name": "Bengaluru Main",
                     *           "address": "14 Hosur Road",
                     *           "city": "Bengaluru",
                     *           "state": "Karnataka",
                     *           "zip": "560030",
                     *           "country": "India",
                     *           "phone": "+91 80 5550 0110",
                     *           "email": "bengaluru@juniper.example",
                     *           "is_primary": true,
                     *           "status": "active"
                     *         },
                     *         {
                     *           "warehouse_id": "4815162342481513003",
                     *           "warehouse_name": "Mysuru Store",
                     *           "address": "27 Sayyaji Rao Road",
                     *           "city": "Mysuru",
                     *           "state": "Karnataka",
                     *           "zip": "570001",
                     *           "country": "India",
                     *           "phone": "+91 821 555 0124",
                     *           "email": "mysuru@juniper.example",
                     *           "is_primary": false,
                     *           "status": "active"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                 *       "warehouse_name": "Mysuru Store",
                 *       "address": "27 Sayyaji Rao Road",
                 *       "city": "Mysuru",
                 *       "state": "Karnataka",
                 *       "zip": "570001",
                 *       "phone": "+91 821 555 0120",
                 *       "email": "mysuru@juniper.example"
                 *     }
                 */
                "application/json": components["schemas"]["WarehouseCreate"];
            };
        };
        responses: {
            /** @description The warehouse that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The warehouse has been created.",
                     *       "warehouse": {
                     *         "warehouse_id": "4815162342481513003",
                     *         "warehouse_name": "Mysuru Store",
                     *         "address": "27 Sayyaji Rao Road",
                     *         "city": "Mysuru",
                     *         "state": "Karnataka",
                     *         "zip": "570001",
                     *         "phone": "+91 821 555 0120",
                     *         "email": "mysuru@juniper.example",
                     *         "is_primary": false,
                     *         "status": "active"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WarehouseResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the warehouse.
                 * @example 4815162342481513003
                 */
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
                "application/json": components["schemas"]["WarehouseUpdate"];
            };
        };
        responses: {
            /** @description The warehouse after the change. */
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
                    "application/json": components["schemas"]["WarehouseResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the warehouse.
                 * @example 4815162342481513003
                 */
                warehouse_id: components["parameters"]["WarehouseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouse is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of composite items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "composite_items": [
                     *         {
                     *           "composite_item_id": "4815162342481517001",
                     *           "name": "Day Hike Kit",
                     *           "description": "A daypack and two bottles for a day on the trail.",
                     *           "sku": "KIT-DAYHIKE",
                     *           "item_type": "inventory",
                     *           "is_combo_product": true,
                     *           "status": "active",
                     *           "source": "user",
                     *           "unit": "pcs",
                     *           "rate": 3400,
                     *           "purchase_rate": 2200,
                     *           "purchase_description": "Daypack and two bottles, packed as a kit.",
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "item_tax_preferences": [
                     *             {
                     *               "tax_id": "4815162342481511007",
                     *               "tax_specification": "intra"
                     *             },
                     *             {
                     *               "tax_id": "4815162342481511001",
                     *               "tax_specification": "inter"
                     *             }
                     *           ],
                     *           "hsn_or_sac": "42029200",
                     *           "purchase_account_id": "4815162342481510001",
                     *           "purchase_account_name": "Cost of Goods Sold",
                     *           "account_id": "4815162342481510005",
                     *           "account_name": "Sales",
                     *           "inventory_account_id": "4815162342481510003",
                     *           "inventory_account_name": "Inventory Asset",
                     *           "reorder_level": 2,
                     *           "initial_stock": 0,
                     *           "initial_stock_rate": 2200,
                     *           "stock_on_hand": 3,
                     *           "available_stock": 3,
                     *           "actual_available_stock": 3,
                     *           "asset_value": 6600,
                     *           "upc": "604123003018",
                     *           "ean": "0604123003018",
                     *           "part_number": "JOS-KIT-01",
                     *           "image_id": "4815162342481517201",
                     *           "image_name": "day-hike-kit.png",
                     *           "custom_fields": [
                     *             {
                     *               "custom_field_id": "4815162342481517101",
                     *               "index": 1,
                     *               "label": "Season",
                     *               "value": "Summer"
                     *             }
                     *           ],
                     *           "mapped_items": [
                     *             {
                     *               "line_item_id": "4815162342481517011",
                     *               "item_id": "4815162342481516001",
                     *               "name": "Alpine Daypack - Slate",
                     *               "sku": "ADP-SLATE",
                     *               "description": "One daypack.",
                     *               "purchase_description": "Daypack, 22 L, slate.",
                     *               "unit": "pcs",
                     *               "is_combo_product": false,
                     *               "quantity": 1,
                     *               "rate": 2400,
                     *               "purchase_rate": 1500,
                     *               "image_id": "4815162342481516201",
                     *               "image_name": "daypack-slate.png",
                     *               "image_type": "png",
                     *               "stock_on_hand": 9,
                     *               "available_stock": 9,
                     *               "actual_available_stock": 9
                     *             },
                     *             {
                     *               "line_item_id": "4815162342481517013",
                     *               "item_id": "4815162342481516005",
                     *               "name": "Steel Water Bottle 1 L",
                     *               "sku": "SWB-1L",
                     *               "description": "Two bottles.",
                     *               "purchase_description": "Steel bottle, 1 L, boxed in tens.",
                     *               "unit": "pcs",
                     *               "is_combo_product": false,
                     *               "quantity": 2,
                     *               "rate": 600,
                     *               "purchase_rate": 350,
                     *               "image_id": "4815162342481516205",
                     *               "image_name": "bottle-1l.png",
                     *               "image_type": "png",
                     *               "stock_on_hand": 34,
                     *               "available_stock": 34,
                     *               "actual_available_stock": 34
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CompositeItemListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                 *       "name": "Day Hike Kit",
                 *       "sku": "KIT-DAYHIKE",
                 *       "item_type": "inventory",
                 *       "product_type": "goods",
                 *       "rate": 3400,
                 *       "purchase_rate": 2200,
                 *       "purchase_description": "Daypack and two bottles, packed as a kit.",
                 *       "unit": "pcs",
                 *       "vendor_id": "4815162342481514003",
                 *       "tax_id": "4815162342481511001",
                 *       "item_tax_preferences": [
                 *         {
                 *           "tax_id": "4815162342481511007",
                 *           "tax_specification": "intra"
                 *         },
                 *         {
                 *           "tax_id": "4815162342481511001",
                 *           "tax_specification": "inter"
                 *         }
                 *       ],
                 *       "hsn_or_sac": "42029200",
                 *       "purchase_account_id": "4815162342481510001",
                 *       "account_id": "4815162342481510005",
                 *       "inventory_account_id": "4815162342481510003",
                 *       "reorder_level": 2,
                 *       "initial_stock": 0,
                 *       "initial_stock_rate": 2200,
                 *       "upc": "604123003018",
                 *       "ean": "0604123003018",
                 *       "part_number": "JOS-KIT-01",
                 *       "custom_fields": [
                 *         {
                 *           "custom_field_id": "4815162342481517101",
                 *           "value": "Summer"
                 *         }
                 *       ],
                 *       "mapped_items": [
                 *         {
                 *           "item_id": "4815162342481516001",
                 *           "quantity": 1,
                 *           "description": "One daypack.",
                 *           "is_combo_product": false
                 *         },
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "quantity": 2,
                 *           "description": "Two bottles.",
                 *           "is_combo_product": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CompositeItemCreate"];
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
                     *         "ean": "0604123003018",
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
                    "application/json": components["schemas"]["CompositeItemResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
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
                     *         "reorder_level": 2,
                     *         "initial_stock": 0,
                     *         "initial_stock_rate": 2200,
                     *         "stock_on_hand": 3,
                     *         "available_stock": 3,
                     *         "actual_available_stock": 3,
                     *         "asset_value": 6600,
                     *         "upc": "604123003018",
                     *         "ean": "0604123003018",
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
                    "application/json": components["schemas"]["CompositeItemResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["CompositeItemUpdate"];
            };
        };
        responses: {
            /** @description The composite item after the change. */
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
                     *         "ean": "0604123003018",
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
                    "application/json": components["schemas"]["CompositeItemResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composite item is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composite item is active. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The composite item is inactive. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the composite item.
                 * @example 4815162342481517001
                 */
                composite_item_id: components["parameters"]["CompositeItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The image is added. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bundles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "bundles": [
                     *         {
                     *           "bundle_id": "4815162342481517501"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BundleListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["BundleCreate"];
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
                    "application/json": components["schemas"]["BundleResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the bundle.
                 * @example 4815162342481517501
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "bundle": {
                     *         "bundle_id": "4815162342481517501"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BundleResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the bundle.
                 * @example 4815162342481517501
                 */
                bundle_id: components["parameters"]["BundleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of item adjustments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "inventory_adjustments": [
                     *         {
                     *           "inventory_adjustment_id": "4815162342481518001",
                     *           "date": "2026-02-27",
                     *           "reason": "Damaged goods",
                     *           "reason_id": "4815162342481518021",
                     *           "description": "Two bottles were found dented and cannot be sold.",
                     *           "reference_number": "ADJ-2026-02-27",
                     *           "adjustment_type": "quantity",
                     *           "total": -700
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InventoryAdjustmentListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                 *       "date": "2026-02-27",
                 *       "reason": "Damaged goods",
                 *       "description": "Two bottles were found dented and cannot be sold.",
                 *       "reference_number": "ADJ-2026-02-27",
                 *       "adjustment_type": "quantity",
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516005",
                 *           "name": "Steel Water Bottle 1 L",
                 *           "description": "Dented, written off.",
                 *           "quantity_adjusted": -2,
                 *           "item_total": -700,
                 *           "unit": "pcs",
                 *           "is_combo_product": false,
                 *           "adjustment_account_id": "4815162342481510009",
                 *           "adjustment_account_name": "Inventory Adjustments",
                 *           "warehouse_id": "4815162342481513001",
                 *           "warehouse_name": "Bengaluru Main"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InventoryAdjustmentCreate"];
            };
        };
        responses: {
            /** @description The item adjustment that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The item adjustment has been created.",
                     *       "inventory_adjustment": {
                     *         "inventory_adjustment_id": "4815162342481518001",
                     *         "date": "2026-02-27",
                     *         "reason": "Damaged goods",
                     *         "reason_id": "4815162342481518021",
                     *         "description": "Two bottles were found dented and cannot be sold.",
                     *         "reference_number": "ADJ-2026-02-27",
                     *         "adjustment_type": "quantity",
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481518011",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Dented, written off.",
                     *             "quantity_adjusted": -2,
                     *             "item_total": -700,
                     *             "unit": "pcs",
                     *             "is_combo_product": false,
                     *             "adjustment_account_id": "4815162342481510009",
                     *             "adjustment_account_name": "Inventory Adjustments",
                     *             "warehouse_id": "4815162342481513001",
                     *             "warehouse_name": "Bengaluru Main"
                     *           }
                     *         ],
                     *         "total": -700
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InventoryAdjustmentResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the item adjustment.
                 * @example 4815162342481518001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "inventory_adjustment": {
                     *         "inventory_adjustment_id": "4815162342481518001",
                     *         "date": "2026-02-27",
                     *         "reason": "Damaged goods",
                     *         "reason_id": "4815162342481518021",
                     *         "description": "Two bottles were found dented and cannot be sold.",
                     *         "reference_number": "ADJ-2026-02-27",
                     *         "adjustment_type": "quantity",
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481518011",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Dented, written off.",
                     *             "quantity_adjusted": -2,
                     *             "item_total": -700,
                     *             "unit": "pcs",
                     *             "is_combo_product": false,
                     *             "adjustment_account_id": "4815162342481510009",
                     *             "adjustment_account_name": "Inventory Adjustments",
                     *             "warehouse_id": "4815162342481513001",
                     *             "warehouse_name": "Bengaluru Main"
                     *           }
                     *         ],
                     *         "total": -700
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InventoryAdjustmentResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transfer orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "transfer_orders": [
                     *         {
                     *           "transfer_order_id": "4815162342481519001",
                     *           "transfer_order_number": "TO-00001",
                     *           "date": "2026-02-28",
                     *           "from_warehouse_id": "4815162342481513001",
                     *           "to_warehouse_id": "4815162342481513003",
                     *           "is_intransit_order": false
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferOrderListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Decides, where transfer orders are numbered automatically, whether the generated number is used. That `true` sets it aside for the number in the body is read from the name. */
                ignore_auto_number_generation?: components["parameters"]["TransferOrderIgnoreAutoNumberGeneration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transfer_order_number": "TO-00001",
                 *       "date": "2026-02-28",
                 *       "from_warehouse_id": "4815162342481513001",
                 *       "to_warehouse_id": "4815162342481513003",
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516001",
                 *           "name": "Alpine Daypack - Slate",
                 *           "description": "Stock for the spring season.",
                 *           "quantity_transfer": 6,
                 *           "unit": "pcs"
                 *         }
                 *       ],
                 *       "is_intransit_order": false
                 *     }
                 */
                "application/json": components["schemas"]["TransferOrderCreate"];
            };
        };
        responses: {
            /** @description The transfer order that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The transfer order has been created.",
                     *       "transfer_order": {
                     *         "transfer_order_id": "4815162342481519001",
                     *         "transfer_order_number": "TO-00001",
                     *         "date": "2026-02-28",
                     *         "from_warehouse_id": "4815162342481513001",
                     *         "to_warehouse_id": "4815162342481513003",
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516001",
                     *             "line_item_id": "4815162342481519011",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Stock for the spring season.",
                     *             "quantity_transfer": 6,
                     *             "unit": "pcs"
                     *           }
                     *         ],
                     *         "is_intransit_order": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferOrderResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the transfer order.
                 * @example 4815162342481519001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "transfer_order": {
                     *         "transfer_order_id": "4815162342481519001",
                     *         "transfer_order_number": "TO-00001",
                     *         "date": "2026-02-28",
                     *         "from_warehouse_id": "4815162342481513001",
                     *         "to_warehouse_id": "4815162342481513003",
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516001",
                     *             "line_item_id": "4815162342481519011",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Stock for the spring season.",
                     *             "quantity_transfer": 6,
                     *             "unit": "pcs"
                     *           }
                     *         ],
                     *         "is_intransit_order": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferOrderResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "contacts": [
                     *         {
                     *           "contact_id": "4815162342481514001",
                     *           "contact_name": "Ridgeline Treks",
                     *           "company_name": "Ridgeline Treks",
                     *           "has_transaction": true,
                     *           "is_linked_with_servicecrm": false,
                     *           "website": "https://ridgeline.example",
                     *           "primary_contact_id": "4815162342481514011",
                     *           "payment_terms": 15,
                     *           "payment_terms_label": "Net 15",
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "currency_symbol": "₹",
                     *           "outstanding_receivable_amount": 18408,
                     *           "outstanding_receivable_amount_bcy": 18408,
                     *           "unused_credits_receivable_amount": 0,
                     *           "unused_credits_receivable_amount_bcy": 0,
                     *           "status": "active",
                     *           "payment_reminder_enabled": false,
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "label": "Region",
                     *               "value": "West"
                     *             }
                     *           ],
                     *           "billing_address": {
                     *             "attention": "Accounts",
                     *             "address": "14 Senapati Bapat Road",
                     *             "street2": "Shivajinagar",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016"
                     *           },
                     *           "shipping_address": {
                     *             "attention": "Asha Kulkarni",
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "street2": "Baner",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045"
                     *           },
                     *           "social1": "ridgelinetreks",
                     *           "social2": "ridgeline_treks",
                     *           "contact_persons": [
                     *             {
                     *               "salutation": "Ms.",
                     *               "first_name": "Asha",
                     *               "last_name": "Kulkarni",
                     *               "email": "asha@ridgeline.example",
                     *               "phone": "+91 20 5550 0142",
                     *               "mobile": "+91 98220 55501",
                     *               "is_primary_contact": true
                     *             }
                     *           ],
                     *           "default_templates": {
                     *             "invoice_template_id": "4815162342481514051",
                     *             "invoice_template_name": "Standard Invoice",
                     *             "estimate_template_id": "4815162342481514053",
                     *             "estimate_template_name": "Standard Estimate",
                     *             "creditnote_template_id": "4815162342481514055",
                     *             "creditnote_template_name": "Standard Credit Note",
                     *             "invoice_email_template_id": "4815162342481514057",
                     *             "invoice_email_template_name": "Invoice E-mail",
                     *             "estimate_email_template_id": "4815162342481514059",
                     *             "estimate_email_template_name": "Estimate E-mail",
                     *             "creditnote_email_template_id": "4815162342481514061",
                     *             "creditnote_email_template_name": "Credit Note E-mail"
                     *           },
                     *           "notes": "Deliver on weekdays only.",
                     *           "created_time": "2026-01-12T11:20:00+0530",
                     *           "last_modified_time": "2026-01-12T11:20:00+0530",
                     *           "is_taxable": true,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "place_of_contact": "MH",
                     *           "gst_no": "27AAFCR1234K1Z5",
                     *           "gst_treatment": "business_gst"
                     *         },
                     *         {
                     *           "contact_id": "4815162342481514003",
                     *           "contact_name": "Deccan Gear Works",
                     *           "company_name": "Deccan Gear Works",
                     *           "has_transaction": true,
                     *           "is_linked_with_servicecrm": false,
                     *           "website": "https://deccangear.example",
                     *           "primary_contact_id": "4815162342481514013",
                     *           "payment_terms": 30,
                     *           "payment_terms_label": "Net 30",
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "currency_symbol": "₹",
                     *           "outstanding_receivable_amount": 0,
                     *           "outstanding_receivable_amount_bcy": 0,
                     *           "unused_credits_receivable_amount": 0,
                     *           "unused_credits_receivable_amount_bcy": 0,
                     *           "status": "active",
                     *           "payment_reminder_enabled": false,
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "label": "Region",
                     *               "value": "South"
                     *             }
                     *           ],
                     *           "billing_address": {
                     *             "attention": "Vikram Rao",
                     *             "address": "22 Cherlapally Industrial Area",
                     *             "street2": "Phase II",
                     *             "city": "Hyderabad",
                     *             "state": "Telangana",
                     *             "zip": "500051"
                     *           },
                     *           "shipping_address": {
                     *             "attention": "Vikram Rao",
                     *             "address": "22 Cherlapally Industrial Area",
                     *             "street2": "Phase II",
                     *             "city": "Hyderabad",
                     *             "state": "Telangana",
                     *             "zip": "500051"
                     *           },
                     *           "social1": "deccangearworks",
                     *           "social2": "deccan_gear",
                     *           "contact_persons": [
                     *             {
                     *               "salutation": "Mr.",
                     *               "first_name": "Vikram",
                     *               "last_name": "Rao",
                     *               "email": "vikram@deccangear.example",
                     *               "phone": "+91 40 5550 0163",
                     *               "mobile": "+91 98490 55502",
                     *               "is_primary_contact": true
                     *             }
                     *           ],
                     *           "default_templates": {
                     *             "invoice_template_id": "4815162342481514051",
                     *             "invoice_template_name": "Standard Invoice",
                     *             "estimate_template_id": "4815162342481514053",
                     *             "estimate_template_name": "Standard Estimate",
                     *             "creditnote_template_id": "4815162342481514055",
                     *             "creditnote_template_name": "Standard Credit Note",
                     *             "invoice_email_template_id": "4815162342481514057",
                     *             "invoice_email_template_name": "Invoice E-mail",
                     *             "estimate_email_template_id": "4815162342481514059",
                     *             "estimate_email_template_name": "Estimate E-mail",
                     *             "creditnote_email_template_id": "4815162342481514061",
                     *             "creditnote_email_template_name": "Credit Note E-mail"
                     *           },
                     *           "notes": "Orders close at noon.",
                     *           "created_time": "2026-01-14T15:40:00+0530",
                     *           "last_modified_time": "2026-01-14T15:40:00+0530",
                     *           "is_taxable": true,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "place_of_contact": "TS",
                     *           "gst_no": "36AABCD5678L1Z3",
                     *           "gst_treatment": "business_gst"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                 *       "contact_name": "Ridgeline Treks",
                 *       "company_name": "Ridgeline Treks",
                 *       "website": "https://ridgeline.example",
                 *       "payment_terms": 15,
                 *       "payment_terms_label": "Net 15",
                 *       "currency_id": "4815162342481500097",
                 *       "payment_reminder_enabled": false,
                 *       "custom_fields": [
                 *         {
                 *           "index": 1,
                 *           "label": "Region",
                 *           "value": "West"
                 *         }
                 *       ],
                 *       "billing_address": {
                 *         "attention": "Accounts",
                 *         "address": "14 Senapati Bapat Road",
                 *         "street2": "Shivajinagar",
                 *         "city": "Pune",
                 *         "state": "Maharashtra",
                 *         "zip": "411016"
                 *       },
                 *       "shipping_address": {
                 *         "attention": "Asha Kulkarni",
                 *         "address": "Unit 6, Baner Industrial Park",
                 *         "street2": "Baner",
                 *         "city": "Pune",
                 *         "state": "Maharashtra",
                 *         "zip": "411045"
                 *       },
                 *       "social1": "ridgelinetreks",
                 *       "social2": "ridgeline_treks",
                 *       "contact_persons": [
                 *         {
                 *           "salutation": "Ms.",
                 *           "first_name": "Asha",
                 *           "last_name": "Kulkarni",
                 *           "email": "asha@ridgeline.example",
                 *           "phone": "+91 20 5550 0142",
                 *           "mobile": "+91 98220 55501",
                 *           "is_primary_contact": true
                 *         }
                 *       ],
                 *       "default_templates": {
                 *         "invoice_template_id": "4815162342481514051",
                 *         "estimate_template_id": "4815162342481514053",
                 *         "creditnote_template_id": "4815162342481514055",
                 *         "invoice_email_template_id": "4815162342481514057",
                 *         "estimate_email_template_id": "4815162342481514059",
                 *         "creditnote_email_template_id": "4815162342481514061"
                 *       },
                 *       "notes": "Deliver on weekdays only.",
                 *       "is_taxable": true,
                 *       "tax_id": "4815162342481511001",
                 *       "place_of_contact": "MH",
                 *       "gst_no": "27AAFCR1234K1Z5",
                 *       "gst_treatment": "business_gst"
                 *     }
                 */
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The contact that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact has been created.",
                     *       "contact": {
                     *         "contact_id": "4815162342481514001",
                     *         "contact_name": "Ridgeline Treks",
                     *         "company_name": "Ridgeline Treks",
                     *         "has_transaction": false,
                     *         "is_linked_with_servicecrm": false,
                     *         "website": "https://ridgeline.example",
                     *         "primary_contact_id": "4815162342481514011",
                     *         "payment_terms": 15,
                     *         "payment_terms_label": "Net 15",
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "outstanding_receivable_amount": 0,
                     *         "outstanding_receivable_amount_bcy": 0,
                     *         "unused_credits_receivable_amount": 0,
                     *         "unused_credits_receivable_amount_bcy": 0,
                     *         "status": "active",
                     *         "payment_reminder_enabled": false,
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
                     *         "notes": "Deliver on weekdays only.",
                     *         "created_time": "2026-01-12T11:20:00+0530",
                     *         "last_modified_time": "2026-01-12T11:20:00+0530",
                     *         "is_taxable": true,
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "place_of_contact": "MH",
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
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
                     *         "payment_reminder_enabled": false,
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
                     *         "notes": "Deliver on weekdays only.",
                     *         "created_time": "2026-01-12T11:20:00+0530",
                     *         "last_modified_time": "2026-01-12T11:20:00+0530",
                     *         "is_taxable": true,
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "place_of_contact": "MH",
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
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
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact after the change. */
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
                     *         "created_time": "2026-01-12T11:20:00+0530",
                     *         "last_modified_time": "2026-03-10T09:30:00+0530",
                     *         "is_taxable": true,
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "place_of_contact": "MH",
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is active. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is inactive. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
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
                    "application/json": components["schemas"]["EmailContentResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The statement is sent. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description The e-mail is sent. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of comments. */
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
                     *           "comment_id": "4815162342481514021",
                     *           "description": "Invoice INV-000031 created for 18408.00.",
                     *           "commented_by": "Meera Nair",
                     *           "comment_type": "system",
                     *           "date": "2026-03-05",
                     *           "date_description": "2 days ago",
                     *           "time": "10:15 AM",
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
                    "application/json": components["schemas"]["CommentListResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
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
                 *       "contact_id": "4815162342481514003",
                 *       "salutation": "Mr.",
                 *       "first_name": "Vikram",
                 *       "last_name": "Rao",
                 *       "email": "vikram@deccangear.example",
                 *       "phone": "+91 40 5550 0163",
                 *       "mobile": "+91 98490 55502",
                 *       "messenger": "vikram.rao",
                 *       "designation": "Sales Manager",
                 *       "department": "Sales",
                 *       "enable_portal": true
                 *     }
                 */
                "application/json": components["schemas"]["ContactPersonCreate"];
            };
        };
        responses: {
            /** @description The contact person that was created, in an array of one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The contact person has been created.",
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
                     *           "designation": "Sales Manager",
                     *           "department": "Sales",
                     *           "is_added_in_portal": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactPersonArrayResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact person.
                 * @example 4815162342481514013
                 */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact_id": "4815162342481514003",
                 *       "first_name": "Vikram",
                 *       "designation": "Head of Sales"
                 *     }
                 */
                "application/json": components["schemas"]["ContactPersonUpdate"];
            };
        };
        responses: {
            /** @description The contact person after the change, in an array of one. */
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
                    "application/json": components["schemas"]["ContactPersonArrayResponse"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact person.
                 * @example 4815162342481514013
                 */
                contact_person_id: components["parameters"]["ContactPersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact person is deleted. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description The organization that the call is about. Its value comes from the list of organizations.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. */
                page?: components["parameters"]["Page"];
                /** @description Most records that a page may hold. 200 in the documented listing; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 4815162342481514001
                 */
                contact_id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contact persons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "contact_persons": [
                     *         {
                     *           "contact_id": "4815162342481514001",
                     *           "contact_person_id": "4815162342481514011",
                     *           "salutation": "Ms.",
                     *           "first_name": "Asha",
                     *           "last_name": "Kulkarni",
                     *           "email": "asha@ridgeline.example",
                     *           "phone": "+91 20 5550 0142",
                     *           "mobile": "+91 98220 55501",
                     *           "is_primary_contact": true,
                     *           "messenger": "asha.kulkarni",
                     *           "designation": "Purchase Manager",
                     *           "department": "Purchasing",
                     *           "is_added_in_portal": false
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactPersonListResponse"];
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
