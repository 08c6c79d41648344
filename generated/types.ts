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
         * @description Lists the organizations. The service's documents require `organization_id` on every request, and also say that its value comes from this list, so the contract leaves it out here. The sample call of the documents is written without `/inventory`; whether the other address serves it as well is not documented, so both are listed as servers. The scope is not documented.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Changes a tax. It takes the fields that creating a tax takes, and returns the tax as an object, not as an array.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Adds a tax group to the organization. Nothing but the URL is documented. Whether a body is needed, and what it holds, is left open: none is required, and any object is accepted. The response applies the convention for single records.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Changes a tax group. Nothing but the URL is documented. Whether a body is needed, and what it holds, is left open: none is required, and any object is accepted. The response applies the convention for single records.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the price lists of the organization.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the warehouses of the organization.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
    "/items": {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Lists the items of the organization. The response is documented as a list of items but not shown; the convention for lists is applied.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Adds an item to the catalog, alone or in an item group. An item of a group must have the `item_type` `inventory`.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List item groups
         * @description Lists the item groups of the organization.
         */
        get: operations["listItemGroups"];
        put?: never;
        /**
         * Create an item group
         * @description Adds an item group to the catalog, with its items and attributes. The response holds the fields of the group at its top level, beside `code` and `message`, as documented. The form field `image` takes an image of the group; how the other fields travel in such a form is not documented.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the item group.
                 * @example 4815162342481515001
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update an item group
         * @description Changes an item group. The fields of an item are documented beside those of the group and are taken so; which item of the group they are for is not documented. The last segment of the URL is documented as an identifier without a name; `group_id` is taken. The response is not documented; the convention for single records is applied.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the composite items of the organization. Neither the response nor the scope is documented; the response applies the convention for lists.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Moves a composite item to `active`. Whether it takes a body, its response, scope, conditions and effects are not documented; the response applies the convention for moves.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Moves a composite item to `inactive`. Whether it takes a body, its response, scope, conditions and effects are not documented; the response applies the convention for moves.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Uploads an image as a form field. The service's documents write the address with `/inventory` in it twice; here it stands once. Neither the response nor the scope is documented; the response is taken to be the envelope alone.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the bundles of the organization. Nothing but the URL is documented; the response applies the convention for lists.
         */
        get: operations["listBundles"];
        put?: never;
        /**
         * Create a bundle
         * @description Adds a bundle. Nothing but the URL is documented. Whether a body is needed, and what it holds, is left open: none is required, and any object is accepted. The response applies the convention for single records.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Returns one bundle. Nothing but the URL is documented; the response applies the convention for single records.
         */
        get: operations["getBundle"];
        put?: never;
        post?: never;
        /**
         * Delete a bundle
         * @description Removes a bundle. Nothing but the URL is documented; the response applies the convention for deletes.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the item adjustments of the organization. The rows hold no `line_items`.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the transfer orders of the organization. The rows hold no `line_items`.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the contacts of the organization. The response is documented as a list of contacts but not shown; the convention for lists is applied.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Lists the contact persons of one contact. The shape of the response is not documented; the convention for lists is applied.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List packages
         * @description Lists the packages of the organization. Beyond the parameters here, further ones exist that are not documented. The response is not documented either; it applies the convention for lists, with whole records as rows.
         */
        get: operations["listPackages"];
        put?: never;
        /**
         * Create a package
         * @description Packs items of a sales order. The response holds the new package in an array, as documented, though it is a single record.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * Create a shipment order
         * @description Records the dispatch of packages. The place, type and form of `package_ids` are not documented; this contract takes the ids in the query, with commas between them.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Lists the invoices of the organization. Query parameters, response and scope are not documented; the response applies the convention for lists, with whole records as rows.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Adds an invoice. Query parameters, body, response and scope are not documented: the body takes the fields of the record that a client may set, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns one invoice. Its fields are documented; query parameters, scope and the form of the response are not, and the response applies the convention for single records.
         */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Changes an invoice. Query parameters, body, response and scope are not documented: the body takes the fields of the record that a client may set, and the response applies the convention for single records.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Delete an invoice
         * @description Removes an invoice. Query parameters, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export invoices as PDF
         * @description Returns several invoices as a PDF file. How the invoices are picked is not documented, nor are the response and the scope; the last segment of the URL suggests the form of the file.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get invoices for printing
         * @description Returns several invoices in a form to print. How the invoices are picked is not documented, nor are the response and the scope; a PDF file is assumed, as for the export.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as sent
         * @description Moves an invoice to `sent`. The states that it may be moved from, conditions, side effects, query parameters, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Moves an invoice to `void`. The states that it may be moved from, conditions, side effects, query parameters, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an invoice as a draft
         * @description Moves an invoice to `draft`. The states that it may be moved from, conditions, side effects, query parameters, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off an invoice
         * @description Writes off an invoice. Not documented are the state that it moves to, conditions, side effects, query parameters, body, response and scope: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the write-off of an invoice
         * @description Takes back the write-off of an invoice. Not documented are the state that it moves to, conditions, side effects, query parameters, body, response and scope: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of an invoice
         * @description Returns the content of the e-mail that an invoice is sent with. Query parameters, response and scope are not documented; the response is open beside the envelope.
         */
        get: operations["getInvoiceEmail"];
        put?: never;
        /**
         * E-mail an invoice
         * @description Sends an invoice by e-mail. Query parameters, whether a body is needed and what it holds, response and scope are not documented: the body is left open, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * E-mail several invoices
         * @description Sends several invoices by e-mail. Not documented are how the invoices are picked, whether a body is needed and what it holds, the response and the scope: the body is left open, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the payment reminder of an invoice
         * @description Returns the content of the e-mail that reminds the customer of the payment. Query parameters, response and scope are not documented; the response is open beside the envelope.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable the payment reminder of an invoice
         * @description Turns the payment reminder of an invoice off. Conditions, side effects, query parameters, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the payment reminder of an invoice
         * @description Turns the payment reminder of an invoice on. Conditions, side effects, query parameters, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing address of an invoice
         * @description Changes the billing address of an invoice. Query parameters, body, response and scope are not documented: the body takes the address as the record carries it, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the shipping address of an invoice
         * @description Changes the shipping address of an invoice. Query parameters, body, response and scope are not documented: the body takes the address as the record carries it, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoice templates
         * @description Lists the templates for invoices. Query parameters, response and scope are not documented; the response applies the convention for lists.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the template.
                 * @example 4815162342481514051
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of an invoice
         * @description Gives an invoice another template. Query parameters, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the payments of an invoice
         * @description Lists the payments that have been applied to an invoice. Query parameters, response and scope are not documented; the response applies the convention for lists, with rows inferred from the record of a customer payment.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the credits applied to an invoice
         * @description Lists the credits that have been applied to an invoice. Query parameters, response and scope are not documented; the response applies the convention for lists, with rows inferred from the record of a credit note.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply credits to an invoice
         * @description Settles an invoice, or a part of it, with credits of the customer. Conditions, side effects, query parameters, whether a body is needed and what it holds, response and scope are not documented: the body is left open, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the payment as the invoice holds it. Whether it is the `payment_id` of the customer payment is not documented.
                 * @example 4815162342481523031
                 */
                invoice_payment_id: components["parameters"]["InvoicePaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a payment of an invoice
         * @description Removes a payment from an invoice. What becomes of the payment and of the invoice, query parameters, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the credit as applied to the invoice. It is spelt `creditnotes_invoice_id` here and `creditnote_invoice_id` under credit notes; both are documented so. Whether the two are the same is not documented.
                 * @example 4815162342481523041
                 */
                creditnotes_invoice_id: components["parameters"]["CreditNotesInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an applied credit of an invoice
         * @description Removes an applied credit from an invoice. What becomes of the credit and of the invoice, query parameters, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the attachment of an invoice
         * @description Returns the file that is attached to an invoice. Query parameters, response and scope are not documented; the response is taken to be the bytes of the file.
         */
        get: operations["getInvoiceAttachment"];
        /**
         * Update the attachment preference of an invoice
         * @description Sets how the attachment of an invoice is used. Query parameters, body, response and scope are not documented: the body takes the field of the record that tells whether e-mails carry the attachment, and the response applies the convention for moves.
         */
        put: operations["updateInvoiceAttachmentPreference"];
        /**
         * Attach a file to an invoice
         * @description Attaches a file to an invoice. Query parameters, body, response and scope are not documented: the body is taken to be a form with the file, and the response applies the convention for moves.
         */
        post: operations["addInvoiceAttachment"];
        /**
         * Delete the attachment of an invoice
         * @description Removes the file that is attached to an invoice. Query parameters, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of an invoice
         * @description Lists the comments on an invoice and the entries of its history. Query parameters, response and scope are not documented; the response applies the convention for lists.
         */
        get: operations["listInvoiceComments"];
        put?: never;
        /**
         * Add a comment to an invoice
         * @description Adds a comment to an invoice. Query parameters, body, response and scope are not documented: the body takes the text of the comment, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a comment on an invoice
         * @description Changes the text of a comment. Query parameters, body, response and scope are not documented: the body takes the text of the comment, and the response applies the convention for single records.
         */
        put: operations["updateInvoiceComment"];
        post?: never;
        /**
         * Delete a comment on an invoice
         * @description Removes a comment. Query parameters, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List retainer invoices
         * @description Lists the retainer invoices of the organization. The two searches by number are documented with the record; other query parameters, the response and the scope are not documented. The response applies the convention for lists, with whole records as rows.
         */
        get: operations["listRetainerInvoices"];
        put?: never;
        /**
         * Create a retainer invoice
         * @description Adds a retainer invoice. Its scope is one of the module `invoices`; it is documented so. Where `ignore_auto_number_generation` skips automatic numbering, the number is mandatory, though the documented body names no field for it; `retainerinvoice_number` is inferred. The response is not documented; it applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get a retainer invoice
         * @description Returns one retainer invoice. Its fields are documented; the scope and the form of the response are not, and the response applies the convention for single records.
         */
        get: operations["getRetainerInvoice"];
        /**
         * Update a retainer invoice
         * @description Changes a retainer invoice. Body, response and scope are not documented: the body takes the fields of the record that a client may set, and the response applies the convention for single records.
         */
        put: operations["updateRetainerInvoice"];
        post?: never;
        /**
         * Delete a retainer invoice
         * @description Removes a retainer invoice. Response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a retainer invoice as sent
         * @description Moves a retainer invoice to `sent`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a retainer invoice
         * @description Moves a retainer invoice to `void`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a retainer invoice as a draft
         * @description Moves a retainer invoice to `draft`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a retainer invoice for approval
         * @description Hands a retainer invoice in for approval. The resulting state is not named. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a retainer invoice
         * @description Approves a retainer invoice. The resulting state is not named. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of a retainer invoice
         * @description Returns the content of the e-mail that a retainer invoice is sent with. Response and scope are not documented; the response is open beside the envelope.
         */
        get: operations["getRetainerInvoiceEmail"];
        put?: never;
        /**
         * E-mail a retainer invoice
         * @description Sends a retainer invoice by e-mail. Whether a body is needed and what it holds, the response and the scope are not documented: the body is left open, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing address of a retainer invoice
         * @description Changes the billing address of a retainer invoice. The record has a shipping address as well, without an operation for it; it is documented so. Body, response and scope are not documented: the body takes the address as the record carries it, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List retainer invoice templates
         * @description Lists the templates for retainer invoices. Query parameters, response and scope are not documented; the response applies the convention for lists.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the template.
                 * @example 4815162342481514051
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of a retainer invoice
         * @description Gives a retainer invoice another template. Body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * Get the attachment of a retainer invoice
         * @description Returns the file that is attached to a retainer invoice. Response and scope are not documented; the response is taken to be the bytes of the file. Which file is returned when several are attached is not documented.
         */
        get: operations["getRetainerInvoiceAttachment"];
        put?: never;
        /**
         * Attach a file to a retainer invoice
         * @description Attaches a file to a retainer invoice. Body, response and scope are not documented: the body is taken to be a form with the file, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the attached document.
                 * @example 4815162342481524021
                 */
                document_id: components["parameters"]["AttachedDocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an attachment of a retainer invoice
         * @description Removes a file that is attached to a retainer invoice. Its URL has `documents` and the id of the file where the URL for adding and getting has `attachment`; it is documented so. Response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of a retainer invoice
         * @description Lists the comments on a retainer invoice and the entries of its history. Query parameters, response and scope are not documented; the response applies the convention for lists.
         */
        get: operations["listRetainerInvoiceComments"];
        put?: never;
        /**
         * Add a comment to a retainer invoice
         * @description Adds a comment to a retainer invoice. Body, response and scope are not documented: the body takes the text of the comment, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a comment on a retainer invoice
         * @description Changes the text of a comment. Body, response and scope are not documented: the body takes the text of the comment, and the response applies the convention for single records.
         */
        put: operations["updateRetainerInvoiceComment"];
        post?: never;
        /**
         * Delete a comment on a retainer invoice
         * @description Removes a comment. Response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customer payments
         * @description Lists the payments of customers. Which filters have variants that end in `_startswith` and `_contains` is not documented exactly; this contract offers them for the filters that take text. The response is not documented; it applies the convention for lists, with whole records as rows.
         */
        get: operations["listCustomerPayments"];
        put?: never;
        /**
         * Record a customer payment
         * @description Records a payment of a customer and applies it to invoices. What that does to the state of an invoice is not documented.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales returns
         * @description Lists the sales returns of the organization. Its scope ends in `GET`, not in `READ`; it is documented so.
         */
        get: operations["listSalesReturns"];
        put?: never;
        /**
         * Create a sales return
         * @description Authorizes a customer to return items of a sales order. Only units that were shipped can be returned.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the sales return.
                 * @example 4815162342481526001
                 */
                salesreturn_id: components["parameters"]["SalesReturnId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a sales return
         * @description Changes a sales return. It takes what creating one takes, and a line may name itself by its id. The response is not documented in full; the convention for single records is applied.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Lists the credit notes of the organization. Query parameters, response and scope are not documented; the response applies the convention for lists, with whole records as rows.
         */
        get: operations["listCreditNotes"];
        put?: never;
        /**
         * Create a credit note
         * @description Credits a customer. Each line may name what it comes from, an invoice or a sales return, and then carries the fields that go with that; see the schema of a line. Some arguments are not documented, nor is the response: the body takes in addition the fields of the record that a client may set, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description Returns one credit note. Its fields are documented; the form of the response and the scope are not, and the response applies the convention for single records.
         */
        get: operations["getCreditNote"];
        /**
         * Update a credit note
         * @description Changes a credit note. Body, response and scope are not documented: the body takes the fields that creating one takes, less `is_draft`, and the response applies the convention for single records.
         */
        put: operations["updateCreditNote"];
        post?: never;
        /**
         * Delete a credit note
         * @description Removes a credit note. Neither the response nor the scope is documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a credit note
         * @description Moves a credit note to `void`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a credit note as a draft
         * @description Moves a credit note to `draft`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a credit note as open
         * @description Moves a credit note to `open`. Its URL ends in `converttoopen`; it is documented so. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a credit note for approval
         * @description Hands a credit note in for approval. The resulting state is not named. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a credit note
         * @description Approves a credit note. The resulting state is not named. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * Get the e-mail of a credit note
         * @description Returns the content of the e-mail that a credit note is sent with. Response and scope are not documented; the response is open beside the envelope.
         */
        get: operations["getCreditNoteEmail"];
        put?: never;
        /**
         * E-mail a credit note
         * @description Sends a credit note by e-mail. Whether a body is needed and what it holds, response and scope are not documented: the body is left open, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the e-mail history of a credit note
         * @description Lists the e-mails that a credit note was sent with. Query parameters, response and scope are not documented; the response is open beside the envelope.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the billing address of a credit note
         * @description Changes the billing address of a credit note. Body, response and scope are not documented: the body takes the address as the record carries it, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update the shipping address of a credit note
         * @description Changes the shipping address of a credit note. Body, response and scope are not documented: the body takes the address as the record carries it, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit note templates
         * @description Lists the templates for credit notes. Query parameters, response and scope are not documented; the response applies the convention for lists.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the template.
                 * @example 4815162342481514051
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the template of a credit note
         * @description Gives a credit note another template. Body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the invoices that a credit note is applied to
         * @description Lists the invoices that a credit note has been applied to. Query parameters, response and scope are not documented; the response applies the convention for lists, with rows inferred from the record.
         */
        get: operations["listCreditNoteInvoices"];
        put?: never;
        /**
         * Apply a credit note to invoices
         * @description Settles invoices, or parts of them, with the credit. Conditions, side effects, body, response and scope are not documented: the body takes the invoices as the record carries them, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the credit as applied to the invoice. It is spelt `creditnote_invoice_id` here and `creditnotes_invoice_id` under invoices; both are documented so. Whether the two are the same is not documented.
                 * @example 4815162342481523041
                 */
                creditnote_invoice_id: components["parameters"]["CreditNoteInvoiceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an applied credit of a credit note
         * @description Takes back the credit that was applied to an invoice. What becomes of the credit note and of the invoice, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds of all credit notes
         * @description Lists the refunds of all credit notes of the organization. Query parameters, response and scope are not documented; the response applies the convention for lists, with rows inferred from the refunds of vendor credits.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the refunds of a credit note
         * @description Lists the refunds of one credit note. Query parameters, response and scope are not documented; the response applies the convention for lists, with rows inferred from the refunds of vendor credits.
         */
        get: operations["listCreditNoteRefunds"];
        put?: never;
        /**
         * Refund a credit note
         * @description Returns the credit, or a part of it, to the customer as money. What that does to the balance and the state of the credit note, body, response and scope are not documented: the body takes the fields of the refunds of vendor credits, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481527301
                 */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        /**
         * Get a refund of a credit note
         * @description Returns one refund. Response and scope are not documented; the response applies the convention for single records, with fields inferred from the refunds of vendor credits.
         */
        get: operations["getCreditNoteRefund"];
        /**
         * Update a refund of a credit note
         * @description Changes a refund. What that does to the balance and the state of the credit note, body, response and scope are not documented: the body takes the fields of the refunds of vendor credits, and the response applies the convention for single records.
         */
        put: operations["updateCreditNoteRefund"];
        post?: never;
        /**
         * Delete a refund of a credit note
         * @description Removes a refund. What that does to the balance and the state of the credit note, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of a credit note
         * @description Lists the comments on a credit note and the entries of its history. Query parameters, response and scope are not documented; the response applies the convention for lists.
         */
        get: operations["listCreditNoteComments"];
        put?: never;
        /**
         * Add a comment to a credit note
         * @description Adds a comment to a credit note. Body, response and scope are not documented: the body takes the text of the comment, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment on a credit note
         * @description Removes a comment. Neither the response nor the scope is documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * Create a purchase receive
         * @description Records goods that came in for a purchase order. The place of `purchaseorder_id` in the URL is not documented; this contract takes it in the query.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the purchase receive.
                 * @example 4815162342481528501
                 */
                receive_id: components["parameters"]["PurchaseReceiveId"];
            };
            cookie?: never;
        };
        /**
         * Get a purchase receive
         * @description Returns one purchase receive. The name of the last segment of the URL is not documented.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vendor credits
         * @description Lists the vendor credits of the organization. Query parameters, response and scope are not documented; the response applies the convention for lists, with whole records as rows.
         */
        get: operations["listVendorCredits"];
        put?: never;
        /**
         * Create a vendor credit
         * @description Adds a vendor credit. It takes the lines as an array, and the record holds a single object in their place; both are documented so. The scope belongs to a module called `debitnotes`, which is documented so as well. Not documented are further arguments, which exist and for which fields of the record stand in, and the response, which applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * Get a vendor credit
         * @description Returns one vendor credit. Its fields are documented; the scope and the form of the response are not, and the response applies the convention for single records.
         */
        get: operations["getVendorCredit"];
        /**
         * Update a vendor credit
         * @description Changes a vendor credit. Body, response and scope are not documented: the body takes the fields of the record that a client may set, and the response applies the convention for single records.
         */
        put: operations["updateVendorCredit"];
        post?: never;
        /**
         * Delete a vendor credit
         * @description Removes a vendor credit. Response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a vendor credit as open
         * @description Moves a vendor credit to `open`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a vendor credit
         * @description Moves a vendor credit to `void`. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a vendor credit for approval
         * @description Hands a vendor credit in for approval. The resulting state is not named. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a vendor credit
         * @description Approves a vendor credit. The resulting state is not named. The states that it may be moved from, conditions, side effects, body, response and scope are not documented: no body is modelled, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * List the bills that a vendor credit is applied to
         * @description Lists the bills that a vendor credit has been applied to. Query parameters, response and scope are not documented; the response applies the convention for lists, with rows and payload key as in the record.
         */
        get: operations["listVendorCreditBills"];
        put?: never;
        /**
         * Apply a vendor credit to bills
         * @description Settles bills, or parts of them, with a vendor credit. The service's documents speak of applying to a bill; that a call may name several is inferred. Conditions, side effects, body, response and scope are not documented: the body takes the bills and their amounts, and the response applies the convention for moves.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the credit as applied to a bill. The record has it beside the `bill_id`.
                 * @example 4815162342481529511
                 */
                vendor_credit_bill_id: components["parameters"]["VendorCreditBillId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an applied credit of a vendor credit
         * @description Takes back the credit that was applied to a bill. What becomes of the credit and of the bill, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * List the refunds of a vendor credit
         * @description Lists the refunds of a vendor credit. Query parameters, response and scope are not documented; the response applies the convention for lists.
         */
        get: operations["listVendorCreditRefunds"];
        put?: never;
        /**
         * Refund a vendor credit
         * @description Records a refund of a vendor credit, paid by the vendor. What that does to the balance and the state of the vendor credit, body, response and scope are not documented: the body takes the fields of a refund without its ids, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481529301
                 */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        /**
         * Get a refund of a vendor credit
         * @description Returns one refund of a vendor credit. Its fields are documented; the scope and the form of the response are not, and the response applies the convention for single records.
         */
        get: operations["getVendorCreditRefund"];
        /**
         * Update a refund of a vendor credit
         * @description Changes a refund of a vendor credit. What that does to the balance and the state of the vendor credit, body, response and scope are not documented: the body takes the fields of a refund without its ids, and the response applies the convention for single records.
         */
        put: operations["updateVendorCreditRefund"];
        post?: never;
        /**
         * Delete a refund of a vendor credit
         * @description Removes a refund of a vendor credit. What that does to the balance and the state of the vendor credit, response and scope are not documented; the response applies the convention for deletes.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds of all vendor credits
         * @description Lists the refunds of every vendor credit of the organization. Query parameters, response and scope are not documented; the response applies the convention for lists.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        /**
         * List the comments and history of a vendor credit
         * @description Lists the comments on a vendor credit and the entries of its history. What an entry holds is documented; query parameters, scope and the form of the response are not, and the response applies the convention for lists.
         */
        get: operations["listVendorCreditComments"];
        put?: never;
        /**
         * Add a comment to a vendor credit
         * @description Adds a comment to a vendor credit. Body, response and scope are not documented: the body takes the text of the comment, and the response applies the convention for single records.
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment on a vendor credit
         * @description Removes a comment. Response and scope are not documented; the response applies the convention for deletes.
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
        /** @description What a failed call returns. */
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
        /** @description Where a page stands in its list, and how the list is filtered and sorted. */
        PageContext: {
            /** @description Number of this page. */
            page?: number;
            /**
             * @description Largest number of records that a page holds; 200 in the documented listing.
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
        /** @description What a successful response with a list carries beside its payload. */
        ListEnvelope: components["schemas"]["SuccessEnvelope"] & {
            /** @description Where the page stands in the list. Documented for the list of taxes alone. */
            page_context?: components["schemas"]["PageContext"];
        };
        /**
         * @description An identifier that the server generates, a string where the service's documents give its type.
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
            /** @description Id of the base currency. */
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
            /** @description Kind of business. What it tells and which values occur is not documented. */
            business_type?: string;
            /** @description Whether the organization may be deleted. The mixed writing of the name is documented so. */
            is_orgDeletion_allowed?: boolean;
        };
        /** @description The response that holds the organizations. */
        OrganizationListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The organizations. */
            organizations: components["schemas"]["Organization"][];
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
             * @description Whether the tax is plain (`tax`) or compound (`compound_tax`).
             * @enum {string}
             */
            tax_type?: "tax" | "compound_tax";
            /** @description Whether the tax is a value added tax. */
            is_value_added?: boolean;
        };
        /** @description A tax as an update returns it, without the Indian edition's `tax_specific_type`. */
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
            /** @description Whether to update draft invoices. Input only. */
            update_draft_invoice?: boolean;
            /** @description Whether to update draft sales orders. Input only. */
            update_draft_so?: boolean;
        };
        /** @description The response that holds a new tax, which is documented as an array. */
        TaxArrayResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The new tax, alone in an array. */
            tax: components["schemas"]["Tax"][];
        };
        /**
         * @description An identifier in a URL, as a segment or as the value of a query parameter.
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
            /** @description Free text on the price list. */
            description?: string;
            /** @description Id of the currency of the prices. */
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
        /** @description A price list of the type `fixed_percentage` has no rows in `pricebook_items`. */
        PricebookRowsRule: unknown;
        /**
         * @description An identifier that the server generates, `long` where the service's documents give its type. Payloads hold it as a number or as text. A `long` can exceed 2^53, so keep it as a string: a JavaScript number would lose digits.
         * @example 4815162342481516001
         */
        LongId: string;
        /**
         * @description State of the record. Only `active` is shown; which other values occur is not documented.
         * @example active
         */
        RecordStatus: string;
        /** @description What a row of a price list is made of, both as read and as written. */
        PricebookItemFields: {
            /** @description Id of the item that the price is for. */
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
        Pricebook: components["schemas"]["PricebookFields"] & components["schemas"]["PricebookRowsRule"] & {
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
            status?: components["schemas"]["RecordStatus"];
            /** @description The prices of single items. Documented for the type `per_item`; whether that type must have them is not. */
            pricebook_items?: components["schemas"]["PricebookItem"][];
        };
        /** @description The response that holds the price lists. */
        PricebookListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The price lists. */
            pricebooks: components["schemas"]["Pricebook"][];
        };
        /** @description What both creating and updating a price list take. */
        PricebookInput: {
            /** @description Name of the price list. */
            name: string;
            /** @description Id of the currency of the prices. */
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
        } & (WithRequired<components["schemas"]["PricebookFields"], "name" | "currency_id" | "pricebook_type" | "is_increase" | "sales_or_purchase_type"> & components["schemas"]["PricebookRowsRule"]);
        /** @description The price of one item, as creating a price list takes it. */
        PricebookItemInput: components["schemas"]["PricebookItemFields"];
        /** @description The fields of a new price list. */
        PricebookCreate: components["schemas"]["PricebookInput"] & {
            /** @description The prices of single items. Documented for the type `per_item`; whether that type must have them is not. */
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
            /** @description The prices of single items. Documented for the type `per_item`; whether that type must have them is not. */
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
            /** @description Street address. */
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
            status?: components["schemas"]["RecordStatus"];
        };
        /** @description A warehouse as a row of the list. */
        WarehouseListItem: components["schemas"]["Warehouse"] & {
            /** @description Country of the warehouse. */
            country?: string;
        };
        /** @description The response that holds the warehouses. */
        WarehouseListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The warehouses. */
            warehouses: components["schemas"]["WarehouseListItem"][];
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
         * @description Stock keeping unit, unique among items. Whether it is also unique among composite items is not documented.
         * @example ADP-SLATE
         */
        Sku: string;
        /**
         * @description Universal product code, a `long` of 12 digits. It may be written as text as well: a number cannot hold a code that starts with zero.
         * @example 036000291452
         */
        Upc: string | number;
        /**
         * @description European article number, a `long`. It may be written as text as well: a number cannot hold a code that starts with zero.
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
        /** @description A tax of an item, with its specification. */
        ItemTaxPreference: {
            /** @description Id of the tax. */
            tax_id?: components["schemas"]["LongId"];
            /**
             * @description `intra` or `inter`. That they mean dealings within a state and between states is read from the names.
             * @enum {string}
             */
            tax_specification?: "intra" | "inter";
        };
        /** @description What an item and a composite item hold for sale and purchase, both as read and as written. The entries of an item group's `items` do not carry these. */
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
            /** @description Text on the item for purchases, beside the general description. */
            purchase_description?: string;
            /** @description The taxes of the item, each with its specification. */
            item_tax_preferences?: components["schemas"]["ItemTaxPreference"][];
            /** @description HSN code of goods, or SAC of services. */
            hsn_or_sac?: string;
        };
        /** @description The vendor of an item, by name. */
        ItemVendorName: {
            /** @description Name of the vendor that the item is bought from. */
            vendor_name?: string;
        };
        /**
         * @description Kind of item. What the values mean is not documented beyond their names. An item that belongs to a group must be `inventory`.
         * @enum {string}
         */
        ItemType: "inventory" | "sales" | "purchases" | "sales_and_purchases";
        /** @description Files that are attached. What an entry holds is not documented. */
        ItemDocuments: {
            [key: string]: unknown;
        }[];
        /** @description The value of a field that the organization has added to items. */
        ItemCustomFieldValue: {
            /** @description Id of the field. */
            customfield_id?: components["schemas"]["LongId"];
            /** @description Value of the field. */
            value?: string;
        };
        /** @description What an item is made of, both as read and as written. */
        ItemFields: components["schemas"]["ItemBaseFields"] & components["schemas"]["ItemTradeFields"] & components["schemas"]["ItemVendorName"] & {
            /** @description Id of the item group that the item belongs to. Documented as a string here, as `long` in the group itself. */
            group_id?: components["schemas"]["StringId"];
            /** @description Name of that item group. */
            group_name?: string;
            item_type?: components["schemas"]["ItemType"];
            /** @description Whether the item is taxed. */
            is_taxable?: boolean;
            documents?: components["schemas"]["ItemDocuments"];
            /** @description Free text on the item. */
            description?: string;
            /**
             * @description Name of the attribute that tells the items of the group apart.
             * @example Colour
             */
            attribute_name1?: string;
            /**
             * @description Option of that attribute that the item stands for.
             * @example Slate
             */
            attribute_option_name1?: string;
            /** @description Values of the fields that the organization has added to items. */
            custom_fields?: components["schemas"]["ItemCustomFieldValue"][];
        };
        /** @description An item that belongs to a group, so one with a `group_id` or a `group_name`, has no other `item_type` than `inventory`. */
        GroupedItemRule: unknown;
        /** @description What the service adds to an item, an item group and a composite item. Only read. */
        ItemRecordFields: {
            /** @description Name of the tax. */
            tax_name?: string;
            /**
             * Format: double
             * @description Rate of the tax, in percent.
             */
            tax_percentage?: number;
            status?: components["schemas"]["RecordStatus"];
            /** @description Where the record came from. Which values occur is not documented. */
            source?: string;
        };
        /** @description What the service adds to an item and a composite item, on top of what item groups hold as well. Only read. */
        ItemTradeRecordFields: {
            /** @description Name of the account for purchases. */
            purchase_account_name?: string;
            /**
             * Format: double
             * @description Price of one unit by the price list. Which price list is meant is not documented.
             */
            pricebook_rate?: number;
        };
        /** @description The stock of a product. Only read. */
        ItemStock: {
            /**
             * Format: double
             * @description Quantity on hand.
             */
            stock_on_hand?: number;
            /** @description Quantity available, calculated from shipments and receives. */
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
        /** @description The image of a product, with its file format. Only read. */
        ItemImage: components["schemas"]["ItemImageName"] & {
            /**
             * @description File format of the image. Which formats occur is not documented for this record.
             * @example png
             */
            image_type?: string;
        };
        /**
         * @description Kind of the tax. Which values occur here is not documented.
         * @example tax
         */
        ItemTaxType: string;
        /** @description A product or service that is sold, bought or kept in stock. */
        Item: components["schemas"]["ItemFields"] & components["schemas"]["GroupedItemRule"] & components["schemas"]["ItemRecordFields"] & components["schemas"]["ItemTradeRecordFields"] & components["schemas"]["ItemStock"] & components["schemas"]["ItemImage"] & {
            /** @description Id of the item, generated by the server. */
            item_id?: components["schemas"]["LongId"];
            tax_type?: components["schemas"]["ItemTaxType"];
            /** @description Name of a further account of the item. What the account is for is not documented, nor is its id. */
            account_name?: string;
            /** @description Id of the attribute that tells the items of the group apart. */
            attribute_id1?: components["schemas"]["LongId"];
            /** @description Id of the option of that attribute that the item stands for. */
            attribute_option_id1?: components["schemas"]["LongId"];
        };
        /** @description The response that holds the items. */
        ItemListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The items. */
            items: components["schemas"]["Item"][];
        };
        /** @description The fields of a new item. One that belongs to a group has the `item_type` `inventory`. */
        ItemCreate: components["schemas"]["ItemFields"] & components["schemas"]["GroupedItemRule"] & {
            /** @description Name of the item. */
            name: string;
        };
        /** @description The response that holds one item. */
        ItemResponse: components["schemas"]["SuccessEnvelope"] & {
            item: components["schemas"]["Item"];
        };
        /** @description What an item group is made of, both as read and as written. */
        ItemGroupFields: {
            /** @description Name of the item group. */
            group_name?: string;
            /** @description Brand of the items. */
            brand?: string;
            /** @description Maker of the items. */
            manufacturer?: string;
            /**
             * @description Unit of measurement.
             * @example pcs
             */
            unit?: string;
            /** @description Free text on the item group. */
            description?: string;
            /** @description Id of the tax. */
            tax_id?: components["schemas"]["LongId"];
            /**
             * @description Name of the attribute that tells the items of the group apart.
             * @example Colour
             */
            attribute_name1?: string;
        };
        /** @description What an item of a group is made of, both as read and as written. */
        ItemGroupItemFields: components["schemas"]["ItemBaseFields"] & {
            /**
             * @description Option of the group's attribute that the item stands for.
             * @example Slate
             */
            attribute_option_name1?: string;
        };
        /** @description An item of an item group. */
        ItemGroupItem: components["schemas"]["ItemGroupItemFields"] & components["schemas"]["ItemStock"] & components["schemas"]["ItemImage"] & components["schemas"]["ItemVendorName"] & {
            /** @description Id of the item, generated by the server. */
            item_id?: components["schemas"]["LongId"];
            status?: components["schemas"]["RecordStatus"];
            /** @description Id of the option of the group's attribute that the item stands for. */
            attribute_option_id1?: components["schemas"]["LongId"];
        };
        /** @description One option of an attribute. */
        ItemGroupAttributeOption: {
            /** @description Id of the option. */
            id?: components["schemas"]["LongId"];
            /**
             * @description Name of the option.
             * @example Slate
             */
            name?: string;
        };
        /** @description An attribute that tells the items of a group apart. */
        ItemGroupAttribute: {
            /** @description Id of the attribute. */
            id?: components["schemas"]["LongId"];
            /**
             * @description Name of the attribute.
             * @example Colour
             */
            name?: string;
            /** @description The options of the attribute. */
            options?: components["schemas"]["ItemGroupAttributeOption"][];
        };
        /**
         * @description A moment, in one of two ISO 8601 forms: with an offset of hours and minutes and no colon (`2026-01-31T10:00:00-0800`), or with milliseconds and `Z` (`2026-01-31T10:00:00.000Z`). The first is not RFC 3339.
         * @example 2026-01-31T10:00:00-0800
         * @example 2026-01-31T10:00:00.000Z
         */
        DateTime: string;
        /** @description Items that are one product in several variants. */
        ItemGroup: components["schemas"]["ItemGroupFields"] & components["schemas"]["ItemRecordFields"] & components["schemas"]["ItemImage"] & {
            /** @description Id of the item group, generated by the server. Documented as `long` here, as a string in the record of an item. */
            group_id?: components["schemas"]["LongId"];
            /** @description Whether the items are taxed. */
            is_taxable?: boolean;
            tax_type?: components["schemas"]["ItemTaxType"];
            /** @description Id of the tax exemption. */
            tax_exemption_id?: components["schemas"]["StringId"];
            /** @description Id of the attribute that tells the items of the group apart. */
            attribute_id1?: components["schemas"]["LongId"];
            documents?: components["schemas"]["ItemDocuments"];
            /** @description The items of the group. */
            items?: components["schemas"]["ItemGroupItem"][];
            /** @description The attributes of the group, with their options. */
            attributes?: components["schemas"]["ItemGroupAttribute"][];
            /** @description When the item group was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the item group was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
        };
        /** @description The response that holds the item groups. */
        ItemGroupListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The item groups. */
            itemgroups: components["schemas"]["ItemGroup"][];
        };
        /** @description An item of a new item group. */
        ItemGroupItemCreate: components["schemas"]["ItemGroupItemFields"] & {
            /** @description Name of the item. */
            name: string;
            /**
             * Format: double
             * @description Sales price of one unit.
             */
            rate: number;
            /**
             * Format: double
             * @description Purchase price of one unit.
             */
            purchase_rate: number;
        };
        /** @description The fields of a new item group, with its items. */
        ItemGroupCreate: components["schemas"]["ItemGroupFields"] & {
            /** @description The items of the group. */
            items?: components["schemas"]["ItemGroupItemCreate"][];
            /** @description The attributes of the group, with their options. */
            attributes?: components["schemas"]["ItemGroupAttribute"][];
            /** @description Name of the item group. */
            group_name: string;
            /**
             * @description Unit of measurement.
             * @example pcs
             */
            unit: string;
        };
        /** @description The bytes of a file. */
        BinaryFile: Blob;
        /** @description An image, as a form field. No field is documented as required. */
        ImageUpload: {
            /** @description The image file. */
            image?: components["schemas"]["BinaryFile"];
        };
        /** @description An image of a new item group, as a form field. No field is documented as required. */
        ItemGroupImageUpload: components["schemas"]["ImageUpload"];
        /** @description The response to the creation of an item group. The fields of the group are documented to stand beside `code` and `message`, not under a key of their own. */
        ItemGroupCreatedResponse: components["schemas"]["SuccessEnvelope"] & components["schemas"]["ItemGroup"];
        /** @description The fields of an item group to change. Those of an item (`name`, `rate`, `purchase_rate`, `sku`) are documented beside those of the group, not in an array of items, and are taken so. */
        ItemGroupUpdate: components["schemas"]["ItemGroupFields"] & components["schemas"]["ItemPrices"] & {
            /** @description Name of the item. */
            name: string;
            sku: components["schemas"]["Sku"];
            /** @description Name of the item group. */
            group_name: string;
            /**
             * @description Unit of measurement.
             * @example pcs
             */
            unit: string;
            /**
             * Format: double
             * @description Sales price of one unit.
             */
            rate: number;
            /**
             * Format: double
             * @description Purchase price of one unit.
             */
            purchase_rate: number;
        };
        /** @description The response that holds one item group under a key of its own. */
        ItemGroupResponse: components["schemas"]["SuccessEnvelope"] & {
            itemgroup: components["schemas"]["ItemGroup"];
        };
        /** @description What a composite item is made of beside its parts, both as read and as written. */
        CompositeItemFields: components["schemas"]["ItemBaseFields"] & components["schemas"]["ItemTradeFields"] & {
            /** @description Id of a further account, beside those for purchases and inventory. What it is for is not documented. */
            account_id?: components["schemas"]["StringId"];
            /**
             * @description Kind of item, always `inventory`.
             * @constant
             */
            item_type?: "inventory";
            /**
             * Format: double
             * @description Price of one unit of the initial stock. FIFO cost lots and the valuation of the stock need it.
             */
            initial_stock_rate?: number;
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
            /** @description Text on the item for purchases, beside the general description. */
            purchase_description?: string;
            /**
             * @description Unit of measurement.
             * @example pcs
             */
            unit?: string;
        };
        /** @description An item that is made up of other items. */
        CompositeItem: components["schemas"]["CompositeItemFields"] & components["schemas"]["ItemVendorName"] & components["schemas"]["ItemRecordFields"] & components["schemas"]["ItemTradeRecordFields"] & components["schemas"]["ItemStock"] & components["schemas"]["ItemImageName"] & {
            /** @description Id of the composite item, generated by the server. */
            composite_item_id?: components["schemas"]["LongId"];
            /** @description Free text on the composite item. */
            description?: string;
            /**
             * @description Kind of the tax, a tax or a group tax. How the two are spelt is not documented for certain.
             * @example tax
             */
            tax_type?: string;
            /** @description Name of the account that `account_id` names. */
            account_name?: string;
            /** @description Name of the account for inventory. */
            inventory_account_name?: string;
            /**
             * @description Whether the item is a composite item, so always `true`.
             * @constant
             */
            is_combo_product?: true;
            /** @description State of the composite item. `active` is shown, and `inactive` is what one of the moves leads to; other values are not documented. */
            status?: components["schemas"]["RecordStatus"];
            /** @description Value of the stock, calculated from the purchase price. */
            asset_value?: number;
            /** @description The custom fields of the composite item. */
            custom_fields?: components["schemas"]["CompositeItemCustomField"][];
            /** @description The items that the composite item is made up of. */
            mapped_items?: components["schemas"]["MappedItem"][];
        };
        /** @description The response that holds the composite items. */
        CompositeItemListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The composite items. */
            composite_items: components["schemas"]["CompositeItem"][];
        };
        /** @description A part of a new composite item. */
        MappedItemInput: components["schemas"]["MappedItemFields"] & {
            /** @description Id of the item that is the part. */
            item_id: components["schemas"]["LongId"];
        };
        /** @description The fields of a new composite item. */
        CompositeItemCreate: components["schemas"]["CompositeItemFields"] & {
            /** @description Kind of product. Documented for creation alone; which values occur is not documented. */
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
        /** @description A part of a composite item, as updating takes it. It is not documented, so no field is required. */
        MappedItemUpdate: components["schemas"]["MappedItemFields"];
        /** @description The fields of a composite item to change. The request is not documented, so none of them is required. Custom fields and parts hold what they hold on creation. */
        CompositeItemUpdate: components["schemas"]["CompositeItemFields"] & {
            /** @description Free text on the composite item. */
            description?: string;
            /** @description The custom fields to fill. */
            custom_fields?: components["schemas"]["CompositeItemCustomFieldInput"][];
            /** @description The items that the composite item is made up of. */
            mapped_items?: components["schemas"]["MappedItemUpdate"][];
        };
        /** @description A bundle. Nothing of its fields is documented, so it is open. */
        Bundle: {
            /** @description Id of the bundle, generated by the server. Its type is not documented. */
            bundle_id?: components["schemas"]["StringId"];
        } & {
            [key: string]: unknown;
        };
        /** @description The response that holds the bundles. */
        BundleListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The bundles. */
            bundles: components["schemas"]["Bundle"][];
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
             * @description Total of the adjustment. Its currency is not documented.
             */
            total?: number;
        };
        /** @description The response that holds the item adjustments. */
        InventoryAdjustmentListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The item adjustments. */
            inventory_adjustments: components["schemas"]["InventoryAdjustmentListItem"][];
        };
        /** @description No line of an adjustment of value carries `quantity_adjusted`. */
        InventoryAdjustmentValueRule: unknown;
        /** @description Every line of an adjustment of quantity carries `quantity_adjusted`. */
        InventoryAdjustmentQuantityRule: unknown;
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
             * @description Units that the stock of the item is adjusted by, in quantity adjustments only. How a decrease is written is not documented; the samples of this contract write it as a negative number.
             */
            quantity_adjusted?: number;
            /**
             * Format: double
             * @description Total of the line. Its currency is not documented.
             */
            item_total?: number;
            /**
             * @description Unit of measurement.
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
        /** @description The fields of a new item adjustment. While `adjustment_type` is `quantity`, each line requires `quantity_adjusted`; while it is `value`, none may carry it. */
        InventoryAdjustmentCreate: components["schemas"]["InventoryAdjustmentFields"] & components["schemas"]["InventoryAdjustmentValueRule"] & components["schemas"]["InventoryAdjustmentQuantityRule"] & {
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
        /** @description A correction of the quantity or the value of items in stock. */
        InventoryAdjustment: components["schemas"]["InventoryAdjustmentListItem"] & components["schemas"]["InventoryAdjustmentValueRule"] & {
            /** @description The items that are adjusted. */
            line_items?: components["schemas"]["InventoryAdjustmentLine"][];
        };
        /** @description The response that holds one item adjustment. */
        InventoryAdjustmentResponse: components["schemas"]["SuccessEnvelope"] & {
            inventory_adjustment: components["schemas"]["InventoryAdjustment"];
        };
        /** @description What a transfer order is made of, both as read and as written. */
        TransferOrderFields: {
            /** @description Number of the transfer order, unique among them. */
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
        /** @description The response that holds the transfer orders. */
        TransferOrderListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The transfer orders. */
            transfer_orders: components["schemas"]["TransferOrderListItem"][];
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
             * @description Unit of measurement.
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
            /** @description Number of the transfer order, unique among them. Required, also where orders are numbered automatically. */
            transfer_order_number: string;
            /** @description The items to move. */
            line_items: components["schemas"]["TransferOrderLineInput"][];
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
            /** @description Street address. Longest 500 characters. */
            address?: string;
            /** @description Second line of the street address. Longest 255 characters. */
            street2?: string;
        };
        /** @description The default templates for the contact's invoices, estimates and credit notes, and for the e-mails that bring them. Which of the fields are accepted as input is not documented. */
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
        /** @description The fields of a contact that the service's documents show in the record and name as arguments. */
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
        /** @description The fields of a contact that the service's documents show in the record alone. That a caller may set them is inferred. */
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
            /** @description Free text on the contact. */
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
            /** @description Amount still to be received from the contact. Documented as a whole number. In which currency is not documented. */
            outstanding_receivable_amount?: number;
            /** @description Amount still to be received from the contact, in the organization's base currency. Documented as a whole number. */
            outstanding_receivable_amount_bcy?: number;
            /** @description Amount of the contact's credits that are not used yet. Documented as a whole number. In which currency is not documented. */
            unused_credits_receivable_amount?: number;
            /** @description Amount of the contact's credits that are not used yet, in the organization's base currency. Documented as a whole number. */
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
        /** @description The response that holds the contacts. */
        ContactListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The contacts. */
            contacts: components["schemas"]["Contact"][];
        };
        /** @description A contact person to enter with a contact. Which of its fields are required is not documented. */
        ContactPersonEntryInput: components["schemas"]["ContactPersonEntryFields"] & {
            /**
             * @description Makes this the contact's primary contact person. Only `true` is allowed as input: leave it out otherwise.
             * @constant
             */
            is_primary_contact?: true;
        };
        /** @description Arguments of a contact beyond those that the service's documents name. */
        ContactFurtherInput: components["schemas"]["ContactFurtherFields"];
        /** @description What creating and updating a contact take beside ContactFields: contact persons in their form as input, and the arguments that are inferred. A `tax_id` is refused beside an `is_taxable` of `false`. */
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
        /** @description The content of an e-mail. The payload beside the envelope is not documented. */
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
            /** @description Who caused the entry; taken to be a name, since vendor credits have a separate field for the id. */
            commented_by?: string;
            /** @description Kind of entry. Which values occur is not documented. */
            comment_type?: string;
            /** @description Day of the entry. */
            date?: components["schemas"]["CalendarDate"];
            /** @description The date of the entry in words. Its form is not documented. */
            date_description?: string;
            /** @description Time of the entry. Its form is not documented. */
            time?: string;
            /** @description What was done to the record. Which values occur is not documented. */
            operation_type?: string;
            /** @description Id of the transaction that the entry is about. */
            transaction_id?: components["schemas"]["StringId"];
            /** @description Kind of that transaction. Which values occur is not documented. */
            transaction_type?: string;
        };
        /** @description What a comment or history entry with a text holds, as documented for vendor credits. */
        TextCommentFields: components["schemas"]["CommentFields"] & {
            /** @description Text of the comment. */
            description?: string;
            /** @description Id of the user who caused the entry. */
            commented_by_id?: components["schemas"]["StringId"];
        };
        /** @description A comment on a record, or an entry of its history. */
        Comment: components["schemas"]["TextCommentFields"];
        /** @description The comments on a record and its history. */
        CommentListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The comments and history entries. */
            comments: components["schemas"]["Comment"][];
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
        /** @description The response that holds the contact persons. */
        ContactPersonListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The contact persons. */
            contact_persons: components["schemas"]["ContactPerson"][];
        };
        /** @description What a package is made of, both as read and as written. */
        PackageFields: {
            /** @description Number of the package. */
            package_number?: string;
            /** @description Day of the package. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Notes on the document. */
            notes?: string;
        };
        /** @description A contact person whom a package concerns. */
        PackageContactPerson: {
            /** @description Id of the contact person. */
            contact_person_id?: components["schemas"]["LongId"];
        };
        /** @description A postal address as sales and purchase documents carry it. */
        DocumentAddress: components["schemas"]["AddressFields"] & {
            /** @description Fax number. */
            fax?: string;
        };
        /** @description A postal address of a package. */
        PackageAddress: components["schemas"]["DocumentAddress"] & {
            /** @description Telephone number at the address. */
            phone?: string;
        };
        /** @description What the lines of most sales and purchase documents say of their item. */
        DocumentLine: {
            /** @description Id of the line. */
            line_item_id?: components["schemas"]["LongId"];
            /** @description Id of the item. */
            item_id?: components["schemas"]["LongId"];
            /** @description Name of the item. */
            name?: string;
            /** @description Description of the item on this line. */
            description?: string;
            /** @description Unit that the item is counted in. */
            unit?: string;
        };
        /** @description What a line of a package is made of, both as read and as written. */
        PackageLineItemFields: {
            /** @description Id of the line of the sales order that the items come from. */
            so_line_item_id?: components["schemas"]["LongId"];
            /**
             * Format: float
             * @description How many units are packed.
             */
            quantity?: number;
        };
        /** @description A custom field of an item in a package. */
        PackageItemCustomField: components["schemas"]["CustomField"] & {
            /** @description Id of the custom field. */
            customfield_id?: components["schemas"]["LongId"];
            /** @description Kind of value that the field takes. Which values occur is not documented. */
            data_type?: string;
            /** @description Whether the field is in use. */
            is_active?: boolean;
            /** @description Placeholder of the field. What it holds is not documented. */
            placeholder?: string;
            /** @description Whether every PDF shows the field. */
            show_in_all_pdf?: boolean;
            /** @description Whether the PDF of the package shows the field. */
            show_on_pdf?: boolean;
        };
        /** @description A line of a package. */
        PackageLineItem: components["schemas"]["DocumentLine"] & components["schemas"]["PackageLineItemFields"] & {
            /** @description Stock keeping unit of the item. */
            sku?: string;
            /** @description Whether the line has been invoiced. */
            is_invoiced?: boolean;
            /** @description Position of the line. */
            item_order?: number;
            /** @description Custom fields of the item on this line. */
            item_custom_fields?: components["schemas"]["PackageItemCustomField"][];
        };
        /** @description Items of a sales order, packed for shipping. */
        Package: components["schemas"]["PackageFields"] & {
            /** @description Id of the package, generated by the server. */
            package_id?: components["schemas"]["LongId"];
            /** @description Id of the sales order whose items are packed. */
            salesorder_id?: components["schemas"]["LongId"];
            /** @description Number of that sales order. */
            salesorder_number?: string;
            /** @description Id of the customer. */
            customer_id?: components["schemas"]["LongId"];
            /** @description Name of the customer. */
            customer_name?: string;
            /** @description E-mail address of the customer. */
            email?: string;
            /** @description Telephone number of the customer. */
            phone?: string;
            /** @description Mobile number of the customer. */
            mobile?: string;
            /** @description Contact persons of the customer whom the package concerns. */
            contact_persons?: components["schemas"]["PackageContactPerson"][];
            /** @description Where the customer is billed. */
            billing_address?: components["schemas"]["PackageAddress"];
            /** @description Shipping address of the document. */
            shipping_address?: components["schemas"]["PackageAddress"];
            /** @description The items in the package. */
            line_items?: components["schemas"]["PackageLineItem"][];
            /** @description Whether the package has been e-mailed. */
            is_emailed?: boolean;
            /** @description Id of the template. */
            template_id?: components["schemas"]["LongId"];
            /** @description Name of the template. */
            template_name?: string;
            /** @description Kind of the template. Which values occur is not documented. */
            template_type?: string;
            /**
             * @description How many units the package holds over all lines, as text; it is documented so.
             * @example 14
             */
            total_quantity?: string;
            /** @description When the package was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the package was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
        };
        /** @description The list of packages. */
        PackageListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The packages of the page. */
            packages: components["schemas"]["Package"][];
        };
        /** @description A line of a new package. Neither of its fields is documented as required. */
        PackageLineItemInput: components["schemas"]["PackageLineItemFields"];
        /** @description A new package. Its sales order is named by a query parameter. */
        PackageCreate: components["schemas"]["PackageFields"] & {
            /** @description The items to pack. */
            line_items: components["schemas"]["PackageLineItemInput"][];
            /** @description Day of the package. */
            date: components["schemas"]["CalendarDate"];
        };
        /** @description The response that holds a new package, which is documented as an array. */
        PackageArrayResponse: components["schemas"]["SuccessEnvelope"] & {
            /** @description The new package, alone in an array. */
            package: components["schemas"]["Package"][];
        };
        /** @description A contact person whom a document concerns. What an entry holds is not documented here. */
        DocumentContactPerson: {
            /** @description Id of the contact person. */
            contact_person_id?: components["schemas"]["StringId"];
        } & {
            [key: string]: unknown;
        };
        /** @description What a shipment order is made of, both as read and as written. */
        ShipmentOrderFields: {
            /** @description Number of the shipment order. */
            shipment_number?: string;
            /** @description Day of the shipment. */
            date?: components["schemas"]["CalendarDate"];
            /** @description How the shipment is delivered. */
            delivery_method?: string;
            /** @description Number under which the carrier tracks the shipment. */
            tracking_number?: string;
            /** @description Reference of the shipment, documented to be the tracking number too. */
            reference_number?: string;
            /** @description Contact persons of the customer whom the shipment concerns. */
            contact_persons?: components["schemas"]["DocumentContactPerson"][];
            /**
             * Format: double
             * @description Charge for shipping, in the currency of the document.
             */
            shipping_charge?: number;
            /**
             * Format: double
             * @description Exchange rate between the currency of the document and the base currency of the organization.
             */
            exchange_rate?: number;
            /** @description Id of the template. */
            template_id?: components["schemas"]["LongId"];
            /** @description Notes on the document. */
            notes?: string;
        };
        /** @description A new shipment order. Its packages are named by a query parameter; its sales order may be named by another. */
        ShipmentOrderCreate: components["schemas"]["ShipmentOrderFields"] & {
            /** @description Number of the shipment order. */
            shipment_number: string;
            /** @description Day of the shipment. */
            date: components["schemas"]["CalendarDate"];
            /** @description How the shipment is delivered. */
            delivery_method: string;
            /** @description Number under which the carrier tracks the shipment. */
            tracking_number: string;
        };
        /** @description The tax on a line of a document, as read. */
        DocumentLineTax: {
            /** @description Id of the tax on the line. */
            tax_id?: components["schemas"]["StringId"];
            /** @description Name of the tax. */
            tax_name?: string;
            /** @description Kind of the tax. Which values occur is not documented here. */
            tax_type?: string;
            /**
             * Format: float
             * @description Rate of the tax, in percent.
             */
            tax_percentage?: number;
        };
        /** @description What a line of a document comes to. Only read. */
        DocumentLineAmounts: {
            /**
             * Format: float
             * @description Rate of the line. By its name, in the base currency of the organization.
             */
            bcy_rate?: number;
            /**
             * Format: float
             * @description Amount of the line, in the currency of the document.
             */
            item_total?: number;
        };
        /** @description A line of a shipment order. */
        ShipmentOrderLineItem: components["schemas"]["DocumentLine"] & components["schemas"]["DocumentLineTax"] & components["schemas"]["DocumentLineAmounts"] & {
            /** @description Position of the line, counted from 0. */
            item_order?: number;
            /**
             * Format: double
             * @description Price of one unit, in the currency of the document.
             */
            rate?: number;
            /** @description Whether the line has been invoiced. */
            is_invoiced?: boolean;
        };
        /** @description A tax and what it comes to on a sales or purchase document. */
        DocumentTax: {
            /** @description Name of the tax. */
            tax_name?: string;
            /** @description What the tax comes to, in the currency of the document. */
            tax_amount?: number;
        };
        /** @description The dispatch of packages. */
        ShipmentOrder: components["schemas"]["ShipmentOrderFields"] & {
            /** @description Id of the shipment order, generated by the server. */
            shipment_id?: components["schemas"]["LongId"];
            /** @description Id of the sales order that is shipped. */
            salesorder_id?: components["schemas"]["LongId"];
            /** @description Number of that sales order. */
            salesorder_number?: string;
            /**
             * @description State of the shipment. Which values occur is not documented beyond the one shown.
             * @example shipped
             */
            status?: string;
            /** @description State of the shipment in the courier's detail. Which values occur is not documented. */
            detailed_status?: string;
            /** @description Message that comes with the state. */
            status_message?: string;
            /** @description Company that carries the shipment. */
            carrier?: string;
            /** @description The carrier's service in use. */
            service?: string;
            /** @description How many days delivery takes. */
            delivery_days?: number;
            /** @description Whether delivery is guaranteed. */
            delivery_guarantee?: boolean;
            /** @description Id of the delivery method. */
            delivery_method_id?: components["schemas"]["LongId"];
            /** @description Id of the customer. */
            customer_id?: components["schemas"]["StringId"];
            /** @description Name of the customer. */
            customer_name?: string;
            /** @description Id of the currency of the document. */
            currency_id?: components["schemas"]["StringId"];
            /**
             * @description Code of the currency of the document.
             * @example INR
             */
            currency_code?: string;
            /** @description Symbol of the currency of the document. */
            currency_symbol?: string;
            /**
             * Format: double
             * @description Amount of the discount, in the currency of the document.
             */
            discount_amount?: number;
            /**
             * @description Discount in percent, as text; it is documented so.
             * @example 20.00%
             */
            discount?: string;
            /** @description Whether the discount is taken off before tax is added. */
            is_discount_before_tax?: boolean;
            /** @description Where the discount stands. Which values occur is not documented here; for invoices they are `entity_level` and `item_level`. */
            discount_type?: string;
            /** @description Id of the estimate. */
            estimate_id?: components["schemas"]["LongId"];
            /** @description The items that are shipped. */
            line_items?: components["schemas"]["ShipmentOrderLineItem"][];
            /**
             * Format: float
             * @description Subtotal, in the currency of the document.
             */
            sub_total?: number;
            /**
             * Format: double
             * @description Sum of the taxes, in the currency of the document.
             */
            tax_total?: number;
            /**
             * Format: double
             * @description Total, in the currency of the document.
             */
            total?: number;
            /** @description The taxes of the document and their amounts. */
            taxes?: components["schemas"]["DocumentTax"][];
            /** @description Number of decimal places of prices. */
            price_precision?: number;
            /** @description Whether the document has been e-mailed. */
            is_emailed?: boolean;
            /** @description Where the customer is billed. An array; it is documented so. */
            billing_address?: components["schemas"]["DocumentAddress"][];
            /** @description Shipping address of the document. An array; it is documented so. */
            shipping_address?: components["schemas"]["DocumentAddress"][];
            /** @description Name of the template. */
            template_name?: string;
            /** @description Kind of the template. Which values occur is not documented. */
            template_type?: string;
            /** @description When the shipment order was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the shipment order was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
        };
        /** @description The response that holds one shipment order. */
        ShipmentOrderResponse: components["schemas"]["SuccessEnvelope"] & {
            shipment_order: components["schemas"]["ShipmentOrder"];
        };
        /** @description A payment provider on offer. */
        PaymentGateway: {
            /** @description Whether the provider is set up. */
            configured?: boolean;
            /**
             * @description `standard` or `adaptive`. What the two mean is not documented.
             * @enum {string}
             */
            additional_field1?: "standard" | "adaptive";
            /** @description Identifier of the provider. It is documented to be one of six, but which six is not shown. */
            gateway_name?: string;
        };
        /** @description How the customer may pay online. */
        PaymentOptions: {
            /** @description The payment providers on offer. */
            payment_gateways?: components["schemas"]["PaymentGateway"][];
        };
        /** @description A field that the organization has added to a document, with its place in print. */
        DocumentCustomField: components["schemas"]["CustomField"] & {
            /** @description Whether the PDF of the document shows the field. */
            show_on_pdf?: boolean;
        };
        /** @description Fields that invoices and retainer invoices share. For retainer invoices they are documented arguments of creation; for invoices that is inferred. */
        InvoicingFields: {
            /** @description Day of the document. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Id of the customer, a contact. */
            customer_id?: components["schemas"]["StringId"];
            payment_options?: components["schemas"]["PaymentOptions"];
            /** @description Notes on the document. */
            notes?: string;
            /** @description Terms and conditions. */
            terms?: string;
            /** @description Fields that the organization has added to the document. */
            custom_fields?: components["schemas"]["DocumentCustomField"][];
            /** @description Id of the template. */
            template_id?: components["schemas"]["LongId"];
        };
        /** @description Further fields that invoices and retainer invoices share. That a caller may set them is inferred. */
        InvoicingOptions: {
            /** @description Whether the document is from before GST. For invoices that is documented to mean before 1 July 2017. */
            is_pre_gst?: boolean;
            /** @description Id of the currency of the document. */
            currency_id?: components["schemas"]["StringId"];
            /**
             * Format: float
             * @description Exchange rate between the currency of the document and the base currency of the organization.
             */
            exchange_rate?: number;
            /** @description Whether the rates of the lines include the tax already. */
            is_inclusive_tax?: boolean;
            /** @description Whether the customer may pay the document in parts. */
            allow_partial_payments?: boolean;
            /** @description Shipping address of the document. */
            shipping_address?: components["schemas"]["DocumentAddress"];
        };
        /** @description A contact person whom an invoice concerns. */
        InvoiceContactPerson: {
            /** @description Id of the contact person. */
            contact_person_id?: components["schemas"]["StringId"];
            /** @description Form of address. */
            salutation?: string;
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description E-mail address. Longest 100 characters. */
            email?: string;
            /** @description Telephone number. */
            phone?: string;
            /** @description Mobile number. */
            mobile?: string;
            /** @description Whether this is the customer's primary contact person. */
            is_primary_contact?: boolean;
        };
        /** @description What an invoice is made of, both as read and as written, apart from its lines. */
        InvoiceFields: components["schemas"]["InvoicingFields"] & components["schemas"]["InvoicingOptions"] & {
            /** @description Number of the invoice. Longest 100 characters. */
            invoice_number?: string;
            /** @description Term of payment, in days. */
            payment_terms?: number;
            /** @description Name of the term of payment. Longest 100 characters. */
            payment_terms_label?: string;
            /** @description Day by which the invoice is to be paid. */
            due_date?: components["schemas"]["CalendarDate"];
            /** @description Day on which payment is expected. */
            payment_expected_date?: components["schemas"]["CalendarDate"];
            /** @description Reference of the invoice. */
            reference_number?: string;
            /** @description Contact persons of the customer whom the invoice concerns. */
            contact_persons?: components["schemas"]["InvoiceContactPerson"][];
            /**
             * Format: float
             * @description Discount on the invoice, in percent or as an amount in the currency of the document. Documented with a longest length of 100, a limit that a number cannot carry.
             */
            discount?: number;
            /** @description Whether the discount is taken off before tax is added. */
            is_discount_before_tax?: boolean;
            /**
             * @description Where the discount stands, outside the lines (`entity_level`) or in each line (`item_level`).
             * @enum {string}
             */
            discount_type?: "entity_level" | "item_level";
            /** @description Id of the recurring invoice. */
            recurring_invoice_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description Charge for shipping, in the currency of the document. Documented with a longest length of 100, a limit that a number cannot carry, and without a type; it is that of the charge of shipment orders.
             */
            shipping_charge?: number;
            /**
             * Format: double
             * @description Amount of the adjustment, in the currency of the document.
             */
            adjustment?: number;
            /** @description Text on the adjustment. */
            adjustment_description?: string;
            /** @description Where the customer is billed. */
            billing_address?: components["schemas"]["DocumentAddress"];
            /** @description Id of the salesperson. */
            salesperson_id?: components["schemas"]["StringId"];
            /** @description Name of the salesperson. Longest 200 characters. */
            salesperson_name?: string;
            /** @description GST identification number on the invoice, 15 characters. */
            gst_no?: components["schemas"]["GstNumber"];
            gst_treatment?: components["schemas"]["GstTreatment"];
        };
        /**
         * @description State of an invoice or a retainer invoice.
         * @enum {string}
         */
        InvoiceStatus: "sent" | "draft" | "overdue" | "paid" | "void" | "unpaid" | "partially_paid" | "viewed";
        /** @description Fields that invoices and retainer invoices share, and that creating and updating are taken not to accept. */
        InvoicingOutcome: {
            status?: components["schemas"]["InvoiceStatus"];
            /** @description Day of the latest payment. */
            last_payment_date?: components["schemas"]["CalendarDate"];
            /** @description Name of the customer. Longest 100 characters. */
            customer_name?: string;
            /**
             * @description Code of the currency of the document.
             * @example INR
             */
            currency_code?: string;
            /** @description Whether the customer has viewed the document. */
            is_viewed_by_client?: boolean;
            /** @description When the customer viewed the document. */
            client_viewed_time?: components["schemas"]["DateTime"];
            /**
             * Format: float
             * @description Subtotal, in the currency of the document.
             */
            sub_total?: number;
            /**
             * @description Total, in the currency of the document, as text; it is documented so.
             * @example 18408.00
             */
            total?: string;
            /** @description The taxes of the document and their amounts. */
            taxes?: components["schemas"]["DocumentTax"][];
            /**
             * Format: float
             * @description Amount that has been paid, in the currency of the document.
             */
            payment_made?: number;
            /**
             * @description Amount that is still to be paid, in the currency of the document, as text; it is documented so.
             * @example 0.00
             */
            balance?: string;
            /** @description Number of decimal places of prices. */
            price_precision?: number;
            /** @description Whether the document has been e-mailed. */
            is_emailed?: boolean;
            /** @description Name of the template. */
            template_name?: string;
            /** @description When the document was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the document was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
            /** @description File name of the attachment. */
            attachment_name?: string;
            /** @description Whether e-mails of the document carry the attachment. */
            can_send_in_mail?: boolean;
        };
        /** @description Fields that the lines of invoices and retainer invoices share. For retainer invoices they are documented arguments of creation; for invoices that is inferred. */
        InvoicingLineFields: {
            /** @description What the line is for. Longest 2000 characters. */
            description?: string;
            /** @description Position of the line. */
            item_order?: number;
            /**
             * Format: double
             * @description Price of one unit, in the currency of the document. For lines without a quantity, as those of retainer invoices, it is taken to be the price of the line.
             */
            rate?: number;
        };
        /** @description A line of an invoice or a retainer invoice, as far as the two have their fields in common. */
        InvoicingLine: components["schemas"]["InvoicingLineFields"] & components["schemas"]["DocumentLineTax"] & components["schemas"]["DocumentLineAmounts"] & {
            /** @description Id of the line. */
            line_item_id?: components["schemas"]["LongId"];
        };
        /** @description What a line of an invoice holds that a line of a retainer invoice does not. */
        InvoiceLineItemFields: {
            /** @description Id of the item. */
            item_id?: components["schemas"]["LongId"];
            /** @description Id of the project. */
            project_id?: components["schemas"]["StringId"];
            /** @description Ids of the time entries. */
            time_entry_ids?: components["schemas"]["StringId"][];
            /** @description Id of the expense. */
            expense_id?: components["schemas"]["StringId"];
            /** @description Name of the item or service. Longest 100 characters. */
            name?: string;
            /**
             * Format: float
             * @description Number of units.
             */
            quantity?: number;
            /** @description Unit that the item is counted in. Longest 100 characters. */
            unit?: string;
            /**
             * Format: float
             * @description Discount on the line. Whether it is a percentage or an amount in the currency of the document is not documented, nor is its type; it is that of the discount on the invoice.
             */
            discount?: number;
            /** @description Id of the warehouse. */
            warehouse_id?: components["schemas"]["LongId"];
            /** @description HSN code of the goods or SAC code of the service. */
            hsn_or_sac?: string;
        };
        /** @description A line of an invoice. */
        InvoiceLineItem: components["schemas"]["InvoicingLine"] & components["schemas"]["InvoiceLineItemFields"] & {
            /** @description File name of the receipt of the expense. */
            expense_receipt_name?: string;
            /**
             * Format: float
             * @description Amount of the discount on the line, in the currency of the document.
             */
            discount_amount?: number;
        };
        /** @description A bill to a customer for goods or services. */
        Invoice: components["schemas"]["InvoiceFields"] & components["schemas"]["InvoicingOutcome"] & {
            /** @description Id of the invoice, generated by the server. */
            invoice_id?: components["schemas"]["StringId"];
            /** @description Whether an ACH payment has been initiated. */
            ach_payment_initiated?: boolean;
            /** @description Whether a file is attached. */
            has_attachment?: boolean;
            /** @description The lines of the invoice. */
            line_items?: components["schemas"]["InvoiceLineItem"][];
            /**
             * Format: double
             * @description Sum of the taxes, in the currency of the document.
             */
            tax_total?: number;
            /** @description Whether the customer is reminded of the payment. */
            payment_reminder_enabled?: boolean;
            /**
             * Format: float
             * @description Amount of the credits that have been applied, in the currency of the document.
             */
            credits_applied?: number;
            /**
             * Format: float
             * @description Amount of tax that has been withheld, in the currency of the document.
             */
            tax_amount_withheld?: number;
            /**
             * Format: float
             * @description Amount that has been written off, in the currency of the document.
             */
            write_off_amount?: number;
            /** @description Number of reminders that have been sent. */
            reminders_sent?: number;
            /** @description Day of the latest reminder. */
            last_reminder_sent_date?: components["schemas"]["CalendarDate"];
            /** @description Address of the invoice on the web. */
            invoice_url?: string;
        };
        /** @description The list of invoices. */
        InvoiceListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The invoices of the page. */
            invoices: components["schemas"]["Invoice"][];
        };
        /** @description A line of a new invoice. */
        InvoiceLineItemCreate: components["schemas"]["InvoicingLineFields"] & components["schemas"]["InvoiceLineItemFields"] & {
            /** @description Id of the tax on the line. */
            tax_id?: components["schemas"]["StringId"];
        };
        /** @description The fields of a new invoice. Which of them are taken, and which are required, is not documented. */
        InvoiceCreate: components["schemas"]["InvoiceFields"] & {
            /** @description The lines of the invoice. */
            line_items?: components["schemas"]["InvoiceLineItemCreate"][];
        };
        /** @description The response that holds one invoice. */
        InvoiceResponse: components["schemas"]["SuccessEnvelope"] & {
            invoice: components["schemas"]["Invoice"];
        };
        /** @description A line of an invoice as it is to be. */
        InvoiceLineItemUpdate: components["schemas"]["InvoiceLineItemCreate"] & {
            /** @description Id of the line, if the invoice has it already. */
            line_item_id?: components["schemas"]["LongId"];
        };
        /** @description The fields of an invoice to change. Which of them are taken, and which are required, is not documented. */
        InvoiceUpdate: components["schemas"]["InvoiceFields"] & {
            /** @description The lines of the invoice. What becomes of lines that are left out is not documented. */
            line_items?: components["schemas"]["InvoiceLineItemUpdate"][];
        };
        /** @description The bytes of a PDF file of one or more invoices. */
        InvoicePdf: Blob;
        /** @description The e-mails to send. The fields of the body are not documented, nor whether the invoices to send are named here or in the query, so nothing is required and nothing refused. */
        BulkEmailRequest: {
            [key: string]: unknown;
        };
        /** @description A template for one kind of sales document. */
        TemplateSummary: {
            /** @description Id of the template. */
            template_id?: components["schemas"]["LongId"];
            /** @description Name of the template. */
            template_name?: string;
            /** @description Kind of the template. Which values occur is not documented. */
            template_type?: string;
        };
        /** @description The templates for one kind of sales document. */
        TemplateListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The templates. */
            templates: components["schemas"]["TemplateSummary"][];
        };
        /** @description A payment that has been applied to an invoice. */
        InvoicePayment: {
            /** @description Id of the payment as the invoice holds it. */
            invoice_payment_id?: components["schemas"]["StringId"];
            /** @description Id of the customer payment. */
            payment_id?: components["schemas"]["StringId"];
            /**
             * @description How the customer paid.
             * @example banktransfer
             */
            payment_mode?: string;
            /** @description Day of the payment. */
            date?: components["schemas"]["CalendarDate"];
            /**
             * Format: double
             * @description Amount of the payment. Which currency it is in is not documented.
             */
            amount?: number;
            /** @description Reference of the payment. */
            reference_number?: string;
            /** @description Text on the payment. */
            description?: string;
        };
        /** @description The payments of an invoice. */
        InvoicePaymentListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The payments. */
            payments: components["schemas"]["InvoicePayment"][];
        };
        /** @description A credit that has been applied to an invoice. */
        InvoiceAppliedCredit: {
            /** @description Id of the credit as applied to the invoice. */
            creditnotes_invoice_id?: components["schemas"]["StringId"];
            /** @description Id of the credit note. */
            creditnote_id?: components["schemas"]["StringId"];
            /** @description Number of the credit note. */
            creditnote_number?: string;
            /**
             * Format: double
             * @description How much of the credit went to the invoice, in the currency of the document.
             */
            amount?: number;
        };
        /** @description The credits that have been applied to an invoice. */
        InvoiceAppliedCreditListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The applied credits. */
            credits: components["schemas"]["InvoiceAppliedCredit"][];
        };
        /** @description The credits to apply. The fields of the body are not documented, so nothing is required and nothing refused. */
        InvoiceCreditsRequest: {
            [key: string]: unknown;
        };
        /** @description What is to be done with an attachment. The body is not documented, so other fields are not refused. */
        AttachmentPreference: {
            /** @description Whether e-mails of the document carry the attachment. */
            can_send_in_mail?: boolean;
        };
        /** @description A file to attach, as a form field. The body is not documented, so no field is required and others are not refused. */
        AttachmentUpload: {
            /** @description The file. */
            attachment?: components["schemas"]["BinaryFile"];
        };
        /** @description A comment to add, or the new text of one. Which fields are taken is not documented, so none is required and others are not refused. */
        CommentInput: {
            /** @description Text of the comment. */
            description?: string;
        };
        /** @description The response that holds one comment. */
        CommentResponse: components["schemas"]["SuccessEnvelope"] & {
            comment: components["schemas"]["Comment"];
        };
        /** @description What a retainer invoice is made of beyond what it shares with invoices, both as read and as written. */
        RetainerInvoiceFields: {
            /** @description Reference of the retainer invoice. Longest 100 characters. */
            reference_number?: string;
            /** @description Contact persons of the customer whom the retainer invoice concerns. */
            contact_persons?: components["schemas"]["DocumentContactPerson"][];
        };
        /** @description A postal address of a document, with a second line for the street. */
        TwoLineDocumentAddress: components["schemas"]["DocumentAddress"] & {
            /** @description Second line of the street. */
            street2?: string;
        };
        /** @description Fields of a retainer invoice that a caller may well set, though they are not among the documented arguments of creation. */
        RetainerInvoiceFurtherFields: components["schemas"]["InvoicingOptions"] & {
            /** @description Number of the retainer invoice. Longest 100 characters. */
            retainerinvoice_number?: string;
            /** @description Place that the supply goes to. By default that of the contact. */
            place_of_supply?: string;
            /** @description Id of the project. */
            project_id?: components["schemas"]["StringId"];
            /** @description Name of the project. */
            project_name?: string;
            /** @description Where the customer is billed. */
            billing_address?: components["schemas"]["TwoLineDocumentAddress"];
        };
        /** @description A line of a retainer invoice. */
        RetainerInvoiceLineItem: components["schemas"]["InvoicingLine"];
        /** @description A file to attach to a record, by its id. */
        AttachedDocumentInput: {
            /** @description Id of the file. */
            document_id?: components["schemas"]["StringId"];
        };
        /** @description A file that is attached to a record. */
        AttachedDocument: components["schemas"]["AttachedDocumentInput"] & {
            /** @description Name of the file. */
            file_name?: string;
        };
        /** @description A file that is attached to a retainer invoice. */
        RetainerInvoiceDocument: components["schemas"]["AttachedDocument"];
        /** @description A bill to a customer for an advance payment. */
        RetainerInvoice: components["schemas"]["InvoicingFields"] & components["schemas"]["RetainerInvoiceFields"] & components["schemas"]["RetainerInvoiceFurtherFields"] & components["schemas"]["InvoicingOutcome"] & {
            /** @description Id of the retainer invoice, generated by the server. */
            retainerinvoice_id?: components["schemas"]["StringId"];
            /**
             * @description Symbol of the currency of the document.
             * @example ₹
             */
            currency_symbol?: string;
            /** @description The lines of the retainer invoice. */
            line_items?: components["schemas"]["RetainerInvoiceLineItem"][];
            /** @description Amount that has been drawn, in the currency of the document. What counts as drawn is not documented. */
            payment_drawn?: number;
            /** @description The files that are attached. */
            documents?: components["schemas"]["RetainerInvoiceDocument"][];
            /** @description Width of the printed page. Neither its type nor its unit is documented. */
            page_width?: string;
            /** @description Height of the printed page. Neither its type nor its unit is documented. */
            page_height?: string;
            /** @description Orientation of the printed page. Which values occur is not documented. */
            orientation?: string;
            /** @description Kind of the template. Which values occur is not documented. */
            template_type?: string;
            /** @description Id of the user who created the document. */
            created_by_id?: components["schemas"]["StringId"];
        };
        /** @description The list of retainer invoices. */
        RetainerInvoiceListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The retainer invoices of the page. */
            retainerinvoices: components["schemas"]["RetainerInvoice"][];
        };
        /** @description The number of a new retainer invoice. */
        RetainerInvoiceNumberInput: {
            /** @description Number of the retainer invoice. Mandatory with `ignore_auto_number_generation`; what becomes of it otherwise is not documented. Longest 100 characters. */
            retainerinvoice_number?: string;
        };
        /** @description A line of a new retainer invoice. */
        RetainerInvoiceLineItemCreate: components["schemas"]["InvoicingLineFields"];
        /** @description The fields of a new retainer invoice. All but `retainerinvoice_number` are documented. Where the query asks to skip automatic numbering, that number is mandatory as well. */
        RetainerInvoiceCreate: {
            /** @description Id of the customer, a contact. */
            customer_id: components["schemas"]["StringId"];
            /** @description The lines of the retainer invoice. */
            line_items: components["schemas"]["RetainerInvoiceLineItemCreate"][];
        } & (WithRequired<components["schemas"]["InvoicingFields"], "customer_id"> & components["schemas"]["RetainerInvoiceFields"] & components["schemas"]["RetainerInvoiceNumberInput"] & {
            /** @description The lines of the retainer invoice. */
            line_items: components["schemas"]["RetainerInvoiceLineItemCreate"][];
        });
        /** @description The response that holds one retainer invoice. */
        RetainerInvoiceResponse: components["schemas"]["SuccessEnvelope"] & {
            retainerinvoice: components["schemas"]["RetainerInvoice"];
        };
        /** @description A line of a retainer invoice as it is to be. */
        RetainerInvoiceLineItemUpdate: components["schemas"]["InvoicingLineFields"] & {
            /** @description Id of the line, if the retainer invoice has it already. */
            line_item_id?: components["schemas"]["LongId"];
            /** @description Id of the tax on the line. */
            tax_id?: components["schemas"]["StringId"];
        };
        /** @description The fields of a retainer invoice to change. Which of them are taken, and which are required, is not documented. */
        RetainerInvoiceUpdate: components["schemas"]["InvoicingFields"] & components["schemas"]["RetainerInvoiceFields"] & components["schemas"]["RetainerInvoiceFurtherFields"] & {
            /** @description The lines of the retainer invoice. What becomes of lines that are left out is not documented. */
            line_items?: components["schemas"]["RetainerInvoiceLineItemUpdate"][];
            /** @description The files that are to be attached. */
            documents?: components["schemas"]["AttachedDocumentInput"][];
        };
        /** @description What a customer payment is made of, both as read and as written. */
        CustomerPaymentFields: {
            /**
             * @description How the customer pays. Longest 100 characters. The service's documents end the list with "or others"; whether that is a value `others` or stands for any further mode is not documented.
             * @example check
             * @example cash
             * @example creditcard
             * @example banktransfer
             * @example bankremittance
             * @example autotransaction
             */
            payment_mode?: string;
            /**
             * Format: double
             * @description Amount of the payment. Which currency it is in is not documented.
             */
            amount?: number;
            /**
             * Format: double
             * @description What the bank charges for the payment. Which currency it is in is not documented.
             */
            bank_charges?: number;
            /** @description Day of the payment. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Reference of the payment. Longest 100 characters. */
            reference_number?: string;
            /** @description Text on the payment. */
            description?: string;
            /** @description Id of the customer who pays. */
            customer_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description Rate that the original amount is multiplied by to give the amount of the payment. 1 by default.
             * @default 1
             */
            exchange_rate?: number;
            /** @description Id of the account that the payment is deposited to. */
            account_id?: components["schemas"]["StringId"];
            /** @description Id of the account for withheld tax. */
            tax_account_id?: components["schemas"]["StringId"];
        };
        /** @description What the share of a payment in an invoice is made of, both as read and as written. */
        CustomerPaymentInvoiceFields: {
            /** @description Id of the invoice. */
            invoice_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description How much of the payment goes to the invoice. Which currency it is in is not documented.
             */
            amount_applied?: number;
        };
        /** @description An invoice that a payment is applied to. */
        CustomerPaymentInvoice: components["schemas"]["CustomerPaymentInvoiceFields"] & {
            /** @description Number of the invoice. */
            invoice_number?: string;
            /** @description Day of the invoice. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Amount of the invoice. Which currency it is in is not documented. */
            invoice_amount?: number;
            /** @description What remains to be paid on the invoice. Which currency it is in is not documented. */
            balance_amount?: number;
        };
        /** @description A custom field of a customer payment. */
        CustomerPaymentCustomField: components["schemas"]["CustomField"] & {
            /** @description Kind of value that the field takes. Which values occur is not documented. */
            data_type?: string;
        };
        /** @description A payment that a customer has made. */
        CustomerPayment: components["schemas"]["CustomerPaymentFields"] & {
            /** @description Id of the payment, generated by the server. */
            payment_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description How much of the payment was returned to the customer's card. Only a payment of mode `autotransaction` can be refunded. Which currency it is in is not documented.
             */
            amount_refunded?: number;
            /**
             * @description State of the payment. Which values occur is not documented beyond those shown.
             * @example success
             * @example failure
             */
            status?: string;
            /** @description Name of the customer. Longest 100 characters. */
            customer_name?: string;
            /** @description E-mail address of the customer. */
            email?: string;
            /**
             * Format: double
             * @description Tax that the customer withheld from the payment. Which currency it is in is not documented.
             */
            tax_amount_withheld?: number;
            /** @description The invoices that the payment is applied to. */
            invoices?: components["schemas"]["CustomerPaymentInvoice"][];
            /** @description Id of the currency of the payment. */
            currency_id?: components["schemas"]["StringId"];
            /**
             * @description Code of the currency of the payment.
             * @example INR
             */
            currency_code?: string;
            /** @description Symbol of the currency of the payment. */
            currency_symbol?: string;
            /** @description Name of the account that the payment is deposited to. */
            account_name?: string;
            /** @description Name of the account for withheld tax. */
            tax_account_name?: string;
            /**
             * Format: double
             * @description How much of the payment is not applied to an invoice. Which currency it is in is not documented.
             */
            unused_amount?: number;
            /** @description Last four digits of the customer's card. A number, so leading zeros are lost. */
            last_four_digits?: number;
            /** @description Custom fields of the payment. */
            custom_fields?: components["schemas"]["CustomerPaymentCustomField"][];
        };
        /** @description The list of customer payments. */
        CustomerPaymentListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The customer payments of the page. */
            payments: components["schemas"]["CustomerPayment"][];
        };
        /** @description An invoice to apply a payment to. */
        CustomerPaymentInvoiceInput: components["schemas"]["CustomerPaymentInvoiceFields"] & {
            /**
             * Format: double
             * @description Tax that the customer withholds on the invoice. Which currency it is in is not documented.
             */
            tax_amount_withheld?: number;
            /** @description Id of the invoice. */
            invoice_id: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description How much of the payment goes to the invoice. Which currency it is in is not documented.
             */
            amount_applied: number;
        };
        /** @description The value for a custom field of a new payment. */
        CustomerPaymentCustomFieldInput: {
            /** @description Label of the field. */
            label?: string;
            /** @description Value of the field. */
            value?: string;
        };
        /** @description A new customer payment. */
        CustomerPaymentCreate: components["schemas"]["CustomerPaymentFields"] & {
            /** @description The invoices to apply the payment to. */
            invoices: components["schemas"]["CustomerPaymentInvoiceInput"][];
            /** @description Values for the custom fields of the payment. */
            custom_fields?: components["schemas"]["CustomerPaymentCustomFieldInput"][];
            /** @description Id of the customer who pays. */
            customer_id: components["schemas"]["StringId"];
            /**
             * @description How the customer pays. Longest 100 characters. The service's documents end the list with "or others"; whether that is a value `others` or stands for any further mode is not documented.
             * @example check
             * @example cash
             * @example creditcard
             * @example banktransfer
             * @example bankremittance
             * @example autotransaction
             */
            payment_mode: string;
            /**
             * Format: double
             * @description Amount of the payment. Which currency it is in is not documented.
             */
            amount: number;
        };
        /** @description The response that holds one customer payment. */
        CustomerPaymentResponse: components["schemas"]["SuccessEnvelope"] & {
            payment: components["schemas"]["CustomerPayment"];
        };
        /** @description What a sales return holds wherever it stands, as a record, as a row of the list and as written. */
        SalesReturnSummary: {
            /** @description Number under which the return is authorized. */
            salesreturn_number?: string;
            /** @description Day of the sales return. */
            date?: components["schemas"]["CalendarDate"];
        };
        /** @description What the record and a row of the list hold beside what is written in the body. */
        SalesReturnRecordFields: {
            /** @description Id of the sales return, generated by the server. */
            salesreturn_id?: components["schemas"]["LongId"];
            /** @description Id of the sales order whose items are returned. */
            salesorder_id?: components["schemas"]["LongId"];
            /** @description Number of that sales order. */
            salesorder_number?: string;
            /**
             * @description State of the return. Which values occur is not documented beyond the one shown.
             * @example approved
             */
            salesreturn_status?: string;
        };
        /** @description A sales return as a row of the list. */
        SalesReturnListItem: components["schemas"]["SalesReturnSummary"] & components["schemas"]["SalesReturnRecordFields"] & {
            /** @description Id of the customer. */
            customer_id?: components["schemas"]["StringId"];
            /** @description Name of the customer. */
            customer_name?: string;
            /**
             * @description State of receiving the items. Which values occur is not documented beyond the one shown.
             * @example received
             */
            receive_status?: string;
            /**
             * @description State of refunding the customer. Which values occur is not documented beyond the one shown.
             * @example refunded
             */
            refund_status?: string;
            /**
             * Format: double
             * @description How many units the return is about, over all lines. Whether units that cannot be received count is not documented.
             */
            quantity?: number;
            /** @description Amount that has been refunded. Which currency it is in is not documented. */
            refunded_amount?: number;
        };
        /** @description The list of sales returns. */
        SalesReturnListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The sales returns of the page. */
            salesreturns: components["schemas"]["SalesReturnListItem"][];
        };
        /** @description What a sales return is made of, both as read and as written, apart from its lines. */
        SalesReturnFields: components["schemas"]["SalesReturnSummary"] & {
            /** @description Why the items come back. */
            reason?: string;
        };
        /** @description What a line of a sales return is made of, both as read and as written, beside its item. */
        SalesReturnLineItemFields: {
            /** @description Id of the line of the sales order that the item was sold on. */
            salesorder_item_id?: components["schemas"]["LongId"];
            /**
             * Format: double
             * @description How many units of the return can be received.
             */
            quantity?: number;
            /**
             * Format: double
             * @description How many units of the return cannot be received.
             */
            non_receive_quantity?: number;
            /** @description Id of the warehouse. */
            warehouse_id?: components["schemas"]["LongId"];
        };
        /** @description A line of a new sales return. None of its fields is documented as required. */
        SalesReturnLineItemInput: components["schemas"]["SalesReturnLineItemFields"] & {
            /** @description Id of the item. */
            item_id?: components["schemas"]["LongId"];
        };
        /** @description A new sales return. Its sales order may be named by a query parameter. */
        SalesReturnCreate: components["schemas"]["SalesReturnFields"] & {
            /** @description The items to take back. */
            line_items: components["schemas"]["SalesReturnLineItemInput"][];
        };
        /** @description A line of a sales return. */
        SalesReturnLineItem: components["schemas"]["DocumentLine"] & components["schemas"]["SalesReturnLineItemFields"] & {
            /**
             * Format: double
             * @description Price of one unit. Which currency it is in is not documented.
             */
            rate?: number;
            /** @description Name of the warehouse. */
            warehouse_name?: string;
        };
        /** @description A comment on a sales return, or an entry of its history. */
        SalesReturnComment: components["schemas"]["CommentFields"] & {
            /** @description Id of the sales return. */
            salesreturn_id?: components["schemas"]["LongId"];
        };
        /** @description An authorization for a customer to send items back. */
        SalesReturn: components["schemas"]["SalesReturnFields"] & components["schemas"]["SalesReturnRecordFields"] & {
            /** @description The items that come back. */
            line_items?: components["schemas"]["SalesReturnLineItem"][];
            /** @description Comments on the return and its history. */
            comments?: components["schemas"]["SalesReturnComment"][];
        };
        /** @description The response that holds one sales return. */
        SalesReturnResponse: components["schemas"]["SuccessEnvelope"] & {
            salesreturn: components["schemas"]["SalesReturn"];
        };
        /** @description A line of a sales return that is changed. None of its fields is documented as required. */
        SalesReturnLineItemUpdate: components["schemas"]["SalesReturnLineItemInput"] & {
            /** @description Id of the line. */
            line_item_id?: components["schemas"]["LongId"];
        };
        /** @description The fields of a sales return to change, those of creation. */
        SalesReturnUpdate: components["schemas"]["SalesReturnFields"] & {
            /** @description The items to take back, each with the id of its line where it has one. */
            line_items: components["schemas"]["SalesReturnLineItemUpdate"][];
        };
        /** @description What a credit note holds as read, and takes as a documented argument when written. */
        CreditNoteFields: {
            /** @description Id of the customer, a contact. */
            customer_id?: components["schemas"]["StringId"];
            /** @description Day of the credit note. */
            date?: components["schemas"]["CalendarDate"];
        };
        /** @description How GST treats the party. Which values occur is not documented here; for contacts and invoices they are `business_gst`, `business_none`, `overseas` and `consumer`. */
        OpenGstTreatment: string;
        /** @description A postal address of a document, with its country. */
        DocumentAddressWithCountry: components["schemas"]["DocumentAddress"] & {
            /** @description Country. */
            country?: string;
        };
        /** @description A postal address of a credit note, with a second line for the street and a country. */
        CreditNoteAddress: components["schemas"]["TwoLineDocumentAddress"] & components["schemas"]["DocumentAddressWithCountry"];
        /** @description Fields of a credit note that the service's documents do not name as arguments. That a caller may set them is inferred. */
        CreditNoteFurtherFields: {
            /**
             * @description Number of the credit note. It starts with `CN`. Longest 100 characters.
             * @example CN-00002
             */
            creditnote_number?: string;
            /** @description Whether the document is from before GST. For invoices that is documented to mean before 1 July 2017. */
            is_pre_gst?: boolean;
            /** @description VAT registration number on the credit note. */
            vat_reg_no?: string;
            /** @description GST identification number on the credit note. Its length is not documented here; for contacts, invoices and vendor credits it is 15 characters. */
            gst_no?: string;
            gst_treatment?: components["schemas"]["OpenGstTreatment"];
            /** @description Fields that the organization has added to the credit note. */
            custom_fields?: components["schemas"]["CustomField"][];
            /** @description Reference of the credit note. Longest 100 characters. */
            reference_number?: string;
            /** @description Where the customer is billed. */
            billing_address?: components["schemas"]["CreditNoteAddress"];
            /** @description Shipping address of the document. */
            shipping_address?: components["schemas"]["CreditNoteAddress"];
            /** @description Id of the template. */
            template_id?: components["schemas"]["LongId"];
            /** @description Notes on the document. Longest 5000 characters. */
            notes?: string;
            /** @description Terms and conditions. Longest 10000 characters. */
            terms?: string;
        };
        /** @description Serial numbers of the units. */
        SerialNumbers: string[];
        /** @description A line of a credit note. */
        CreditNoteLineItem: components["schemas"]["DocumentLine"] & {
            /** @description Id of the account that the line is booked to. */
            account_id?: components["schemas"]["StringId"];
            /** @description Position of the line. */
            item_order?: number;
            /**
             * Format: double
             * @description Price of one unit, in the currency of the document.
             */
            rate?: number;
            /**
             * Format: int32
             * @description Number of units, a whole number.
             */
            quantity?: number;
            /**
             * Format: float
             * @description Discount on the line, in percent. Its type is not documented; it is that of the discount on an invoice.
             */
            discount?: number;
            /** @description Id of the tax on the line. */
            tax_id?: components["schemas"]["StringId"];
            /** @description Id of the tax exemption. */
            tax_exemption_id?: components["schemas"]["StringId"];
            /** @description Code of the tax exemption. */
            tax_exemption_code?: string;
            /** @description HSN code of the goods or SAC code of the service. */
            hsn_or_sac?: string;
            /** @description Custom fields of the item on this line. */
            item_custom_fields?: components["schemas"]["CustomField"][];
            /** @description Id of the warehouse. */
            warehouse_id?: components["schemas"]["LongId"];
            serial_numbers?: components["schemas"]["SerialNumbers"];
            /** @description Id of the invoice that the line credits. */
            invoice_id?: components["schemas"]["StringId"];
            /** @description Id of the line of that invoice. */
            invoice_item_id?: components["schemas"]["LongId"];
            /** @description Whether the item has been shipped: `true` on a line from a sales return, `false` on a line from an invoice alone. */
            is_item_shipped?: boolean;
            /** @description Whether the units go back to stock: on a line from a sales return `true` for units that can be received, and `false` for units that are credited only. */
            is_returned_to_stock?: boolean;
            /** @description Id of the line of the sales return that this line credits. */
            salesreturn_item_id?: components["schemas"]["LongId"];
        };
        /** @description A share of the credit that goes to an invoice, both as read and as written. */
        CreditNoteInvoiceCredit: {
            /** @description Id of the invoice. */
            invoice_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description How much of the credit goes to the invoice, in the currency of the document.
             */
            amount?: number;
        };
        /** @description An invoice that a credit note has been applied to. */
        CreditNoteInvoice: components["schemas"]["CreditNoteInvoiceCredit"] & {
            /** @description Number of the invoice. */
            invoice_number?: string;
        };
        /** @description A tax and what it comes to on a credit note. */
        CreditNoteTax: components["schemas"]["DocumentTax"] & {
            /** @description Id of the tax. */
            tax_id?: components["schemas"]["StringId"];
        };
        /** @description A credit that is owed to a customer, to be refunded or applied to invoices. */
        CreditNote: components["schemas"]["CreditNoteFields"] & components["schemas"]["CreditNoteFurtherFields"] & {
            /** @description Id of the credit note, generated by the server. */
            creditnote_id?: components["schemas"]["StringId"];
            /**
             * @description State of the credit note. `open`, `closed` and `void` are the values shown for it; `draft` is documented beside them.
             * @enum {string}
             */
            status?: "open" | "closed" | "void" | "draft";
            /** @description Name of the customer. Longest 100 characters. */
            customer_name?: string;
            /** @description E-mail address of the customer. */
            email?: string;
            /**
             * Format: double
             * @description Total, in the currency of the document.
             */
            total?: number;
            /**
             * Format: double
             * @description Amount of the credit that has not been applied yet, in the currency of the document.
             */
            balance?: number;
            /** @description The lines of the credit note. */
            line_items?: components["schemas"]["CreditNoteLineItem"][];
            /** @description The invoices that the credit has been applied to. */
            invoices?: components["schemas"]["CreditNoteInvoice"][];
            /** @description The taxes of the credit note and their amounts. */
            taxes?: components["schemas"]["CreditNoteTax"][];
            /**
             * @description Code of the currency of the document.
             * @example INR
             */
            currency_code?: string;
            /**
             * @description Symbol of the currency of the document.
             * @example ₹
             */
            currency_symbol?: string;
            /** @description When the credit note was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the credit note was last changed. Other records call this field `last_modified_time`; both are documented so. */
            updated_time?: components["schemas"]["DateTime"];
            /** @description Name of the template. */
            template_name?: string;
        };
        /** @description The list of credit notes. */
        CreditNoteListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The credit notes of the page. */
            creditnotes: components["schemas"]["CreditNote"][];
        };
        /** @description Arguments of a credit note beyond those that the service's documents name. */
        CreditNoteFurtherInput: components["schemas"]["CreditNoteFurtherFields"];
        /** @description What creating and updating a credit note take beside `customer_id`, `date` and the lines. */
        CreditNoteInput: {
            /** @description Contact persons of the customer whom the credit note concerns. Input only. */
            contact_persons?: components["schemas"]["DocumentContactPerson"][];
            /**
             * @description Exchange rate between the currency of the document and the base currency of the organization, as text; it is documented so. Input only.
             * @example 1.00
             */
            exchange_rate?: string;
        } & components["schemas"]["CreditNoteFurtherInput"];
        /** @description What a line takes when it is written. */
        CreditNoteLineItemInput: components["schemas"]["CreditNoteLineItem"] & {
            /** @description A code of the line. What it stands for is not documented. Input only. */
            code?: string;
            /** @description Kind of line, as a number. Which values occur is not documented. Input only. */
            type?: number;
            /** @description Name of the account that the line is booked to. Input only. */
            account_name?: string;
        };
        /** @description A line of a new credit note. None of its fields is required by itself, but what the line comes from calls for some together. A line from an invoice carries `invoice_id`, `invoice_item_id`, and `is_item_shipped` with `false`. A line from a sales return carries `invoice_id`, `invoice_item_id`, `salesreturn_item_id`, `is_returned_to_stock`, and `is_item_shipped` with `true`. A line of a return that has units of both kinds, to be received and to be credited only, becomes two lines here, one with `is_returned_to_stock` `true` and one with `false`. Fields that the invoice has as well take the same values as there. Whether these last two hold, only the service can tell. */
        CreditNoteLineItemCreate: components["schemas"]["CreditNoteLineItemInput"];
        /** @description The fields of a new credit note. Documented as arguments are `customer_id`, `date` and `line_items`, which are required, `contact_persons`, `is_draft` and `exchange_rate`. The others are inferred from the record. To create a credit note from an invoice or from a sales return, each line names its origin; see the lines. */
        CreditNoteCreate: {
            /** @description Id of the customer, a contact. */
            customer_id: components["schemas"]["StringId"];
            /** @description Day of the credit note. */
            date: components["schemas"]["CalendarDate"];
            /** @description The lines of the credit note. */
            line_items: components["schemas"]["CreditNoteLineItemCreate"][];
        } & (WithRequired<components["schemas"]["CreditNoteFields"], "customer_id" | "date"> & components["schemas"]["CreditNoteInput"] & {
            /** @description The lines of the credit note. */
            line_items: components["schemas"]["CreditNoteLineItemCreate"][];
            /** @description Whether to create the credit note as a draft. Input only. */
            is_draft?: boolean;
        });
        /** @description The response that holds one credit note. */
        CreditNoteResponse: components["schemas"]["SuccessEnvelope"] & {
            creditnote: components["schemas"]["CreditNote"];
        };
        /** @description A line of a credit note as it is to be. The rules on the origin of a line are documented for creating a credit note alone, so they do not bind here. */
        CreditNoteLineItemUpdate: components["schemas"]["CreditNoteLineItemInput"];
        /** @description The fields of a credit note to change. Which of them are taken, and which are required, is not documented. */
        CreditNoteUpdate: components["schemas"]["CreditNoteFields"] & components["schemas"]["CreditNoteInput"] & {
            /** @description The lines of the credit note. What becomes of lines that are left out is not documented. */
            line_items?: components["schemas"]["CreditNoteLineItemUpdate"][];
        };
        /** @description The e-mail history of a credit note. The payload beside the envelope is not documented. */
        EmailHistoryResponse: components["schemas"]["ListEnvelope"] & {
            [key: string]: unknown;
        };
        /** @description An invoice that a credit note has been applied to, as a row of the list. */
        CreditNoteInvoiceListItem: components["schemas"]["CreditNoteInvoice"] & {
            /** @description Id of the credit as applied to the invoice. */
            creditnote_invoice_id?: components["schemas"]["StringId"];
        };
        /** @description The invoices that a credit note has been applied to. */
        CreditNoteInvoiceListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The invoices. */
            invoices: components["schemas"]["CreditNoteInvoiceListItem"][];
        };
        /** @description The invoices to apply a credit note to. The body is not documented, so no field is required and others are not refused. */
        CreditNoteApplication: {
            /** @description The invoices, and how much of the credit goes to each. */
            invoices?: components["schemas"]["CreditNoteInvoiceCredit"][];
        };
        /** @description What every refund of a credit holds, as documented for vendor credits. */
        RefundFields: {
            /** @description Day of the refund. */
            date?: components["schemas"]["CalendarDate"];
            /** @description How the money is returned. Which values occur is not documented. */
            refund_mode?: string;
            /** @description Reference of the refund. */
            reference_number?: string;
            /** @description Text on the refund. */
            description?: string;
            /** @description Amount of the refund. By its name, in the base currency of the organization. */
            amount_bcy?: number;
            /** @description Amount of the refund. By its name, in the currency of the document. */
            amount_fcy?: number;
        };
        /** @description A refund of a credit note. */
        CreditNoteRefund: components["schemas"]["RefundFields"] & {
            /** @description Id of the refund, generated by the server. */
            creditnote_refund_id?: components["schemas"]["StringId"];
            /** @description Id of the credit note. */
            creditnote_id?: components["schemas"]["StringId"];
        };
        /** @description Refunds of one credit note or of all. */
        CreditNoteRefundListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The refunds. */
            creditnote_refunds: components["schemas"]["CreditNoteRefund"][];
        };
        /** @description A refund to record, or the fields of one to change. Which of them are taken, and which are required, is not documented, nor which of the two amounts counts. */
        RefundInput: components["schemas"]["RefundFields"];
        /** @description The response that holds one refund of a credit note. */
        CreditNoteRefundResponse: components["schemas"]["SuccessEnvelope"] & {
            creditnote_refund: components["schemas"]["CreditNoteRefund"];
        };
        /** @description A line of a purchase receive. None of its fields is documented as required. Whether a new receive names the line of its purchase order by `line_item_id` is not documented. */
        PurchaseReceiveLineItem: components["schemas"]["DocumentLine"] & {
            /** @description Position of the line, counted from 0. */
            item_order?: number;
            /**
             * Format: double
             * @description How many units came in.
             */
            quantity?: number;
        };
        /** @description What a purchase receive is made of, both as read and as written. */
        PurchaseReceiveFields: {
            /** @description Number of the purchase receive. */
            receive_number?: string;
            /** @description Day of the purchase receive. */
            date?: components["schemas"]["CalendarDate"];
            /** @description The goods that came in. */
            line_items?: components["schemas"]["PurchaseReceiveLineItem"][];
            /** @description Notes on the document. */
            notes?: string;
        };
        /** @description A new purchase receive. Its purchase order is named by a query parameter. */
        PurchaseReceiveCreate: components["schemas"]["PurchaseReceiveFields"] & {
            /** @description Number of the purchase receive. */
            receive_number: string;
            /** @description The goods that came in. */
            line_items: components["schemas"]["PurchaseReceiveLineItem"][];
        };
        /** @description Goods that came in for a purchase order. */
        PurchaseReceive: components["schemas"]["PurchaseReceiveFields"] & {
            /** @description Id of the purchase receive, generated by the server. */
            receive_id?: components["schemas"]["LongId"];
            /** @description Id of the purchase order that the goods belong to. */
            purchaseorder_id?: components["schemas"]["LongId"];
            /** @description Number of that purchase order. */
            purchaseorder_number?: string;
            /** @description Id of the vendor. */
            vendor_id?: components["schemas"]["StringId"];
            /** @description Name of the vendor. */
            vendor_name?: string;
            /** @description Contact persons of the vendor whom the receive concerns. */
            contact_persons?: components["schemas"]["DocumentContactPerson"][];
            /** @description Billing address of the document. An array; it is documented so. */
            billing_address?: components["schemas"]["DocumentAddressWithCountry"][];
            /** @description Shipping address of the document. An array; it is documented so. */
            shipping_address?: components["schemas"]["DocumentAddressWithCountry"][];
            /** @description When the purchase receive was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the purchase receive was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
        };
        /** @description The response that holds one purchase receive. */
        PurchaseReceiveResponse: components["schemas"]["SuccessEnvelope"] & {
            purchase_receive: components["schemas"]["PurchaseReceive"];
        };
        /** @description What a vendor credit is made of, both as read and as written, apart from its line and its files. */
        VendorCreditFields: {
            /** @description Number of the vendor credit. Mandatory on creating while automatic numbering is disabled. */
            vendor_credit_number?: string;
            /** @description Day of the vendor credit. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Where the supply comes from. Which values it takes is not documented. */
            source_of_supply?: string;
            /** @description Where the supply goes to. The home state of the organization by default. Which values it takes is not documented. */
            destination_of_supply?: string;
            /** @description GST identification number on the vendor credit, 15 characters. */
            gst_no?: components["schemas"]["GstNumber"];
            gst_treatment?: components["schemas"]["OpenGstTreatment"];
            /** @description Id of the price list. */
            pricebook_id?: components["schemas"]["LongId"];
            /** @description Reference of the vendor credit. */
            reference_number?: string;
            /** @description Id of the vendor, a contact. */
            vendor_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description Exchange rate between the currency of the document and the base currency of the organization.
             */
            exchange_rate?: number;
            /** @description Whether the rates of the lines include the tax already. Does not apply to the US edition. */
            is_inclusive_tax?: boolean;
            /** @description Notes on the document. */
            notes?: string;
        };
        /** @description Fields of a vendor credit that the service's documents do not name as arguments. That a caller may set them is inferred. */
        VendorCreditFurtherFields: {
            /** @description Whether reverse charge is applied. */
            is_reverse_charge_applied?: boolean;
            /** @description Id of the currency of the document. */
            currency_id?: components["schemas"]["StringId"];
            /** @description Fields that the organization has added to its vendor credits. What an entry holds is not documented here. */
            custom_fields?: components["schemas"]["CustomField"][];
        };
        /** @description A tag on a line of a vendor credit, and the option chosen for it. */
        VendorCreditLineItemTag: {
            /** @description Id of the tag. */
            tag_id?: components["schemas"]["StringId"];
            /** @description Id of the option of the tag. */
            tag_option_id?: components["schemas"]["StringId"];
        };
        /** @description A custom field of an item on a line of a vendor credit. */
        VendorCreditItemCustomField: components["schemas"]["CustomField"] & {
            /** @description Id of the custom field. */
            custom_field_id?: components["schemas"]["LongId"];
        };
        /** @description What a line of a vendor credit is made of, both as read and as written, apart from its tax. */
        VendorCreditLineItemFields: components["schemas"]["DocumentLine"] & {
            /** @description Id of the account that the line is booked to. */
            account_id?: components["schemas"]["StringId"];
            /** @description Id of the tax under reverse charge. */
            reverse_charge_tax_id?: components["schemas"]["StringId"];
            /** @description Position of the line. */
            item_order?: number;
            /**
             * Format: double
             * @description Number of units.
             */
            quantity?: number;
            /**
             * Format: double
             * @description Price of one unit, in the currency of the document.
             */
            rate?: number;
            /** @description HSN code of the goods or SAC code of the service. */
            hsn_or_sac?: string;
            /** @description Tags that the line carries. */
            tags?: components["schemas"]["VendorCreditLineItemTag"][];
            /** @description Custom fields of the item on this line. */
            item_custom_fields?: components["schemas"]["VendorCreditItemCustomField"][];
        };
        /** @description A line of a vendor credit. */
        VendorCreditLineItem: components["schemas"]["VendorCreditLineItemFields"] & components["schemas"]["DocumentLineTax"] & components["schemas"]["DocumentLineAmounts"] & {
            /** @description Stock keeping unit of the item. */
            sku?: string;
            /** @description Name of the account that the line is booked to. */
            account_name?: string;
            /** @description Name of the tax under reverse charge. */
            reverse_charge_tax_name?: string;
            /** @description Rate of the tax under reverse charge, in percent. */
            reverse_charge_tax_percentage?: number;
            /** @description What the tax under reverse charge comes to, in the currency of the document. */
            reverse_charge_tax_amount?: number;
            /** @description Id of the tax exemption. */
            tax_exemption_id?: components["schemas"]["StringId"];
            /** @description Code of the tax exemption. */
            tax_exemption_code?: string;
            /** @description Amount of the line with its tax, in the currency of the document. */
            item_total_inclusive_of_tax?: number;
            /**
             * Format: double
             * @description Quantity of the item on hand.
             */
            stock_on_hand?: number;
        };
        /** @description A comment on a vendor credit, or an entry of its history. */
        VendorCreditComment: components["schemas"]["TextCommentFields"] & {
            /** @description Id of the vendor credit. */
            vendor_credit_id?: components["schemas"]["StringId"];
        };
        /** @description Money that a vendor has paid back for a vendor credit. */
        VendorCreditRefund: components["schemas"]["RefundFields"] & {
            /** @description Id of the refund, generated by the server. */
            vendor_credit_refund_id?: components["schemas"]["StringId"];
            /** @description Id of the vendor credit that is refunded. */
            vendor_credit_id?: components["schemas"]["StringId"];
        };
        /** @description A share of the credit that goes to a bill, both as read and as written. */
        VendorCreditBillCredit: {
            /** @description Id of the bill. */
            bill_id?: components["schemas"]["StringId"];
            /**
             * Format: double
             * @description How much of the credit goes to the bill, in the currency of the document.
             */
            amount?: number;
        };
        /** @description A bill that a vendor credit has been applied to. */
        VendorCreditBill: components["schemas"]["VendorCreditBillCredit"] & {
            /** @description Id of the credit as applied to the bill. */
            vendor_credit_bill_id?: components["schemas"]["StringId"];
            /** @description Day of the entry. Whether it is that of the bill or that of applying the credit is not documented. */
            date?: components["schemas"]["CalendarDate"];
            /** @description Number of the bill. */
            bill_number?: string;
        };
        /** @description A credit received from a vendor, who refunds it or has it applied to bills. */
        VendorCredit: components["schemas"]["VendorCreditFields"] & components["schemas"]["VendorCreditFurtherFields"] & {
            /** @description Id of the vendor credit, generated by the server. */
            vendor_credit_id?: components["schemas"]["StringId"];
            /**
             * @description State of the vendor credit. Only `open` is shown, and the moves also name `void`; which other values occur is not documented.
             * @example open
             */
            status?: string;
            /** @description Name of the vendor. */
            vendor_name?: string;
            /**
             * @description Code of the currency of the document.
             * @example INR
             */
            currency_code?: string;
            /** @description Number of decimal places of prices. */
            price_precision?: number;
            /** @description The line of the vendor credit, a single object here and an array on input; both are documented so. */
            line_items?: components["schemas"]["VendorCreditLineItem"];
            /** @description The files that are attached. */
            documents?: components["schemas"]["AttachedDocument"][];
            /**
             * Format: float
             * @description Subtotal, in the currency of the document.
             */
            sub_total?: number;
            /**
             * Format: double
             * @description Total, in the currency of the document.
             */
            total?: number;
            /** @description How much of the credit has been used, in the currency of the document. */
            total_credits_used?: number;
            /** @description How much of the credit has been refunded, in the currency of the document. */
            total_refunded_amount?: number;
            /**
             * Format: double
             * @description How much of the credit is left, in the currency of the document.
             */
            balance?: number;
            /** @description Comments on the vendor credit and its history. */
            comments?: components["schemas"]["VendorCreditComment"][];
            /** @description Refunds of the vendor credit. */
            vendor_credit_refunds?: components["schemas"]["VendorCreditRefund"][];
            /** @description The bills that the credit has been applied to. */
            bills_credited?: components["schemas"]["VendorCreditBill"][];
            /** @description When the vendor credit was created. */
            created_time?: components["schemas"]["DateTime"];
            /** @description When the vendor credit was last changed. */
            last_modified_time?: components["schemas"]["DateTime"];
        };
        /** @description The list of vendor credits. */
        VendorCreditListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The vendor credits of the page. */
            vendor_credits: components["schemas"]["VendorCredit"][];
        };
        /** @description A line of a vendor credit, as written. None of its fields is documented as required. What `tags` and `item_custom_fields` hold is documented for the record alone. */
        VendorCreditLineItemInput: components["schemas"]["VendorCreditLineItemFields"] & {
            /** @description Id of the tax on the line. */
            tax_id?: components["schemas"]["StringId"];
            /** @description Id of the warehouse. Input only. */
            warehouse_id?: components["schemas"]["LongId"];
            /** @description Serial numbers of the units. Input only. */
            serial_numbers?: components["schemas"]["SerialNumbers"];
        };
        /** @description Arguments of a vendor credit beyond those that the service's documents name. */
        VendorCreditFurtherInput: components["schemas"]["VendorCreditFurtherFields"];
        /** @description What creating and updating take in another form than reading gives: lines, files and further arguments. */
        VendorCreditInput: {
            /** @description The lines of the vendor credit, an array on input and a single object in responses; both are documented so. */
            line_items?: components["schemas"]["VendorCreditLineItemInput"][];
            /** @description The files to attach. */
            documents?: components["schemas"]["AttachedDocumentInput"][];
        } & components["schemas"]["VendorCreditFurtherInput"];
        /** @description A new vendor credit. `vendor_id` alone is required. All fields are documented as arguments but `is_reverse_charge_applied`, `currency_id` and `custom_fields`, which are inferred from the record: further arguments are documented to exist without being named. */
        VendorCreditCreate: {
            /** @description Id of the vendor, a contact. */
            vendor_id: components["schemas"]["StringId"];
        } & (WithRequired<components["schemas"]["VendorCreditFields"], "vendor_id"> & components["schemas"]["VendorCreditInput"] & {
            /** @description Whether to update the customer as well, read from the name; it is documented so, though the document is a vendor's. Its effect is not documented. Input only. */
            is_update_customer?: boolean;
            /** @description Id of the project. Input only. */
            project_id?: components["schemas"]["StringId"];
            /** @description Name of the project. Input only. */
            project_name?: string;
        });
        /** @description The response that holds one vendor credit. */
        VendorCreditResponse: components["schemas"]["SuccessEnvelope"] & {
            vendor_credit: components["schemas"]["VendorCredit"];
        };
        /** @description The fields of a vendor credit to change. Which of them are taken, and which are required, is not documented. */
        VendorCreditUpdate: components["schemas"]["VendorCreditFields"] & components["schemas"]["VendorCreditInput"];
        /** @description The bills that a vendor credit has been applied to. */
        VendorCreditBillListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The bills. */
            bills_credited: components["schemas"]["VendorCreditBill"][];
        };
        /** @description The bills to apply a vendor credit to. The body is not documented, so no field is required and others are not refused. */
        VendorCreditApplication: {
            /** @description The bills, and how much of the credit goes to each. */
            bills?: components["schemas"]["VendorCreditBillCredit"][];
        };
        /** @description Refunds of one vendor credit, or of all. */
        VendorCreditRefundListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The refunds. */
            vendor_credit_refunds: components["schemas"]["VendorCreditRefund"][];
        };
        /** @description The response that holds one refund of a vendor credit. */
        VendorCreditRefundResponse: components["schemas"]["SuccessEnvelope"] & {
            vendor_credit_refund: components["schemas"]["VendorCreditRefund"];
        };
        /** @description The comments on a vendor credit and its history. */
        VendorCreditCommentListResponse: components["schemas"]["ListEnvelope"] & {
            /** @description The comments and history entries. */
            comments: components["schemas"]["VendorCreditComment"][];
        };
        /** @description The response that holds one comment on a vendor credit. */
        VendorCreditCommentResponse: components["schemas"]["SuccessEnvelope"] & {
            comment: components["schemas"]["VendorCreditComment"];
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
        /** @description The request does not follow the contract. */
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
        /** @description The token is missing, expired or lacks the scope that the operation needs. */
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
        /** @description Number of the page to return, counted from 1. 1 by default. */
        Page: number;
        /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
        PerPage: number;
        /**
         * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
         * @description Id of the item group.
         * @example 4815162342481515001
         */
        GroupId: components["schemas"]["PathId"];
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
        /** @description Where transfer orders are numbered automatically, decides between the service's number and the one in the body. That `true` chooses the body's is read from the name. `false` by default. */
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
        /** @description Field to sort the packages by. Which fields it takes is not documented. */
        PackageSortColumn: string;
        /** @description Text to search the packages for. Which fields are searched is not documented. */
        PackageSearchText: string;
        /** @description State of the packages to list, in the form `Status.All`. Which values occur is not documented beyond those shown. */
        PackageFilterBy: string;
        /** @description Text that the number of the package begins with. The parameter says `packing` where the record says `package`; it is documented so. Whether a plain `packing_number` is taken too is not documented. */
        PackagePackingNumberStartsWith: string;
        /** @description Text that the number of the package contains. The parameter says `packing` where the record says `package`; it is documented so. */
        PackagePackingNumberContains: string;
        /** @description Text that the number of the sales order begins with. Whether a plain `salesorder_number` is taken too is not documented. */
        PackageSalesOrderNumberStartsWith: string;
        /** @description Text that the number of the sales order contains. */
        PackageSalesOrderNumberContains: string;
        /** @description Earliest date of the packages to list, that day included. `date_after` leaves the day out. */
        PackageDateStart: components["schemas"]["CalendarDate"];
        /** @description Latest date of the packages to list, that day included. `date_before` leaves the day out. */
        PackageDateEnd: components["schemas"]["CalendarDate"];
        /** @description Day after which the packages to list are dated, that day left out. */
        PackageDateAfter: components["schemas"]["CalendarDate"];
        /** @description Day before which the packages to list are dated, that day left out. */
        PackageDateBefore: components["schemas"]["CalendarDate"];
        /** @description Earliest day of shipment of the packages to list, that day included. `shipment_date_after` leaves the day out. */
        PackageShipmentDateStart: components["schemas"]["CalendarDate"];
        /** @description Latest day of shipment of the packages to list, that day included. `shipment_date_before` leaves the day out. */
        PackageShipmentDateEnd: components["schemas"]["CalendarDate"];
        /** @description Day after which the packages to list were shipped, that day left out. */
        PackageShipmentDateAfter: components["schemas"]["CalendarDate"];
        /** @description Day before which the packages to list were shipped, that day left out. */
        PackageShipmentDateBefore: components["schemas"]["CalendarDate"];
        /** @description Text that the name of the customer begins with. Whether a plain `customer_name` is taken too is not documented. */
        PackageCustomerNameStartsWith: string;
        /** @description Text that the name of the customer contains. */
        PackageCustomerNameContains: string;
        /** @description Text that the delivery method begins with. Whether a plain `delivery_method` or other variants are taken too is not documented. */
        PackageDeliveryMethodStartsWith: string;
        /**
         * @description Id of the sales order whose items are packed.
         * @example 4815162342481520001
         */
        PackageSalesOrderId: components["schemas"]["PathId"];
        /**
         * @description Id of the sales order whose packages are shipped. It is not documented as required.
         * @example 4815162342481520001
         */
        ShipmentOrderSalesOrderId: components["schemas"]["PathId"];
        /**
         * @description Ids of the packages to ship, with commas between them. The parameter is documented as mandatory; its place, type and form are not documented.
         * @example 4815162342481521001
         */
        ShipmentOrderPackageIds: string;
        /**
         * @description Id of the invoice.
         * @example 4815162342481523001
         */
        InvoiceId: components["schemas"]["PathId"];
        /**
         * @description Id of the template.
         * @example 4815162342481514051
         */
        TemplateId: components["schemas"]["PathId"];
        /**
         * @description Id of the payment as the invoice holds it. Whether it is the `payment_id` of the customer payment is not documented.
         * @example 4815162342481523031
         */
        InvoicePaymentId: components["schemas"]["PathId"];
        /**
         * @description Id of the credit as applied to the invoice. It is spelt `creditnotes_invoice_id` here and `creditnote_invoice_id` under credit notes; both are documented so. Whether the two are the same is not documented.
         * @example 4815162342481523041
         */
        CreditNotesInvoiceId: components["schemas"]["PathId"];
        /**
         * @description Id of the comment.
         * @example 4815162342481530101
         */
        CommentId: components["schemas"]["PathId"];
        /**
         * @description Text that the number of the retainer invoice begins with. Whether a plain `retainerinvoice_number` is taken too is not documented.
         * @example RET-
         */
        RetainerInvoiceNumberStartsWith: string;
        /**
         * @description Text that the number of the retainer invoice contains.
         * @example 0003
         */
        RetainerInvoiceNumberContains: string;
        /**
         * @description Whether to skip automatic numbering, `true` or `false`. With `true` the body has to give the number, in `retainerinvoice_number`. The default is not documented.
         * @example true
         */
        RetainerInvoiceIgnoreAutoNumberGeneration: boolean;
        /**
         * @description Id of the retainer invoice.
         * @example 4815162342481524001
         */
        RetainerInvoiceId: components["schemas"]["PathId"];
        /**
         * @description Id of the attached document.
         * @example 4815162342481524021
         */
        AttachedDocumentId: components["schemas"]["PathId"];
        /** @description Name of the customer. */
        CustomerPaymentCustomerName: string;
        /** @description Text that the name of the customer begins with. */
        CustomerPaymentCustomerNameStartsWith: string;
        /** @description Text that the name of the customer contains. */
        CustomerPaymentCustomerNameContains: string;
        /** @description Reference of the payment. */
        CustomerPaymentReferenceNumber: string;
        /** @description Text that the reference number begins with. */
        CustomerPaymentReferenceNumberStartsWith: string;
        /** @description Text that the reference number contains. */
        CustomerPaymentReferenceNumberContains: string;
        /** @description Day of the payment. Whether this filter has variants is not documented exactly. */
        CustomerPaymentDate: components["schemas"]["CalendarDate"];
        /** @description Amount of the payment. Which currency it is in is not documented. */
        CustomerPaymentAmount: number;
        /** @description Amount that the payments stay below. Which currency it is in is not documented. */
        CustomerPaymentAmountLessThan: number;
        /** @description Amount that the payments do not exceed. Which currency it is in is not documented. */
        CustomerPaymentAmountLessEquals: number;
        /** @description Amount that the payments exceed. Which currency it is in is not documented. */
        CustomerPaymentAmountGreaterThan: number;
        /** @description Amount that the payments reach or exceed. Which currency it is in is not documented. */
        CustomerPaymentAmountGreaterEquals: number;
        /** @description Notes on the payment. The record has no field of this name. */
        CustomerPaymentNotes: string;
        /** @description Text that the notes begin with. */
        CustomerPaymentNotesStartsWith: string;
        /** @description Text that the notes contain. */
        CustomerPaymentNotesContains: string;
        /** @description Mode of the payment, as the record holds it. */
        CustomerPaymentMode: string;
        /** @description Text that the mode of the payment begins with. */
        CustomerPaymentModeStartsWith: string;
        /** @description Text that the mode of the payment contains. */
        CustomerPaymentModeContains: string;
        /** @description Mode of the payments to list, or all of them. Beside the values shown it takes `PaymentMode.` and the name of one of seven payment providers; their names are not documented. */
        CustomerPaymentFilterBy: string;
        /** @description Field to sort the payments by. Which fields it takes is not documented. */
        CustomerPaymentSortColumn: string;
        /** @description Text to search the payments for. Longest 100 characters. Which fields are searched is not documented. */
        CustomerPaymentSearchText: string;
        /**
         * @description Id of the sales order whose items are returned. It is not documented as required.
         * @example 4815162342481520001
         */
        SalesReturnSalesOrderId: components["schemas"]["PathId"];
        /**
         * @description Id of the sales return.
         * @example 4815162342481526001
         */
        SalesReturnId: components["schemas"]["PathId"];
        /**
         * @description Id of the credit note.
         * @example 4815162342481527001
         */
        CreditNoteId: components["schemas"]["PathId"];
        /**
         * @description Id of the credit as applied to the invoice. It is spelt `creditnote_invoice_id` here and `creditnotes_invoice_id` under invoices; both are documented so. Whether the two are the same is not documented.
         * @example 4815162342481523041
         */
        CreditNoteInvoiceId: components["schemas"]["PathId"];
        /**
         * @description Id of the refund.
         * @example 4815162342481527301
         */
        CreditNoteRefundId: components["schemas"]["PathId"];
        /**
         * @description Id of the purchase order that the goods belong to.
         * @example 4815162342481528001
         */
        PurchaseReceivePurchaseOrderId: components["schemas"]["PathId"];
        /**
         * @description Id of the purchase receive.
         * @example 4815162342481528501
         */
        PurchaseReceiveId: components["schemas"]["PathId"];
        /**
         * @description Id of the vendor credit.
         * @example 4815162342481529001
         */
        VendorCreditId: components["schemas"]["PathId"];
        /**
         * @description Id of the credit as applied to a bill. The record has it beside the `bill_id`.
         * @example 4815162342481529511
         */
        VendorCreditBillId: components["schemas"]["PathId"];
        /**
         * @description Id of the refund.
         * @example 4815162342481529301
         */
        VendorCreditRefundId: components["schemas"]["PathId"];
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
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
        requestBody?: {
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
    listItems: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "items": [
                     *         {
                     *           "item_id": "4815162342481516005",
                     *           "name": "Steel Water Bottle 1 L",
                     *           "unit": "pcs",
                     *           "item_type": "inventory",
                     *           "is_taxable": true,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "documents": [],
                     *           "description": "Single-wall steel bottle that holds one litre.",
                     *           "purchase_account_id": "4815162342481510001",
                     *           "purchase_account_name": "Cost of Goods Sold",
                     *           "account_name": "Sales",
                     *           "inventory_account_id": "4815162342481510003",
                     *           "status": "active",
                     *           "source": "user",
                     *           "rate": 600,
                     *           "pricebook_rate": 520,
                     *           "purchase_rate": 350,
                     *           "reorder_level": 20,
                     *           "initial_stock": 40,
                     *           "initial_stock_rate": 350,
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "stock_on_hand": 40,
                     *           "available_stock": 40,
                     *           "actual_available_stock": 40,
                     *           "sku": "SWB-1L",
                     *           "upc": "604123002011",
                     *           "ean": "8904123002014",
                     *           "part_number": "DGW-SWB-1000",
                     *           "image_id": "4815162342481516205",
                     *           "image_name": "bottle-1l.png",
                     *           "image_type": "png",
                     *           "purchase_description": "Steel bottle, 1 L, boxed in tens.",
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
                     *           "hsn_or_sac": "73239390",
                     *           "custom_fields": [
                     *             {
                     *               "customfield_id": "4815162342481516101",
                     *               "value": "Stainless steel 304"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "item_id": "4815162342481516003",
                     *           "group_id": "4815162342481515001",
                     *           "group_name": "Alpine Daypack",
                     *           "name": "Alpine Daypack - Moss",
                     *           "unit": "pcs",
                     *           "item_type": "inventory",
                     *           "is_taxable": true,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "documents": [],
                     *           "description": "Daypack of 22 litres, moss.",
                     *           "purchase_account_id": "4815162342481510001",
                     *           "purchase_account_name": "Cost of Goods Sold",
                     *           "account_name": "Sales",
                     *           "inventory_account_id": "4815162342481510003",
                     *           "attribute_id1": "4815162342481515003",
                     *           "attribute_name1": "Colour",
                     *           "attribute_option_id1": "4815162342481515007",
                     *           "attribute_option_name1": "Moss",
                     *           "status": "active",
                     *           "source": "user",
                     *           "rate": 2400,
                     *           "purchase_rate": 1500,
                     *           "reorder_level": 5,
                     *           "initial_stock": 12,
                     *           "initial_stock_rate": 1500,
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "stock_on_hand": 12,
                     *           "available_stock": 12,
                     *           "actual_available_stock": 12,
                     *           "sku": "ADP-MOSS",
                     *           "upc": "604123001021",
                     *           "ean": "8904123001024",
                     *           "part_number": "DGW-ADP-02",
                     *           "image_id": "4815162342481516203",
                     *           "image_name": "daypack-moss.png",
                     *           "image_type": "png",
                     *           "purchase_description": "Daypack, 22 L, moss.",
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
                     *           "hsn_or_sac": "42029200"
                     *         },
                     *         {
                     *           "item_id": "4815162342481516001",
                     *           "group_id": "4815162342481515001",
                     *           "group_name": "Alpine Daypack",
                     *           "name": "Alpine Daypack - Slate",
                     *           "unit": "pcs",
                     *           "item_type": "inventory",
                     *           "is_taxable": true,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "documents": [],
                     *           "description": "Daypack of 22 litres, slate.",
                     *           "purchase_account_id": "4815162342481510001",
                     *           "purchase_account_name": "Cost of Goods Sold",
                     *           "account_name": "Sales",
                     *           "inventory_account_id": "4815162342481510003",
                     *           "attribute_id1": "4815162342481515003",
                     *           "attribute_name1": "Colour",
                     *           "attribute_option_id1": "4815162342481515005",
                     *           "attribute_option_name1": "Slate",
                     *           "status": "active",
                     *           "source": "user",
                     *           "rate": 2400,
                     *           "pricebook_rate": 2100,
                     *           "purchase_rate": 1500,
                     *           "reorder_level": 5,
                     *           "initial_stock": 12,
                     *           "initial_stock_rate": 1500,
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "stock_on_hand": 12,
                     *           "available_stock": 12,
                     *           "actual_available_stock": 12,
                     *           "sku": "ADP-SLATE",
                     *           "upc": "604123001014",
                     *           "ean": "8904123001017",
                     *           "part_number": "DGW-ADP-01",
                     *           "image_id": "4815162342481516201",
                     *           "image_name": "daypack-slate.png",
                     *           "image_type": "png",
                     *           "purchase_description": "Daypack, 22 L, slate.",
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
                     *           "hsn_or_sac": "42029200"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ItemListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 *       "name": "Steel Water Bottle 1 L",
                 *       "unit": "pcs",
                 *       "item_type": "inventory",
                 *       "is_taxable": true,
                 *       "tax_id": "4815162342481511001",
                 *       "description": "Single-wall steel bottle that holds one litre.",
                 *       "purchase_account_id": "4815162342481510001",
                 *       "inventory_account_id": "4815162342481510003",
                 *       "rate": 600,
                 *       "purchase_rate": 350,
                 *       "reorder_level": 20,
                 *       "initial_stock": 40,
                 *       "initial_stock_rate": 350,
                 *       "vendor_id": "4815162342481514003",
                 *       "vendor_name": "Deccan Gear Works",
                 *       "sku": "SWB-1L",
                 *       "upc": "604123002011",
                 *       "ean": "8904123002014",
                 *       "part_number": "DGW-SWB-1000",
                 *       "purchase_description": "Steel bottle, 1 L, boxed in tens.",
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
                 *       "hsn_or_sac": "73239390",
                 *       "custom_fields": [
                 *         {
                 *           "customfield_id": "4815162342481516101",
                 *           "value": "Stainless steel 304"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ItemCreate"];
            };
        };
        responses: {
            /** @description The item that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The item has been created.",
                     *       "item": {
                     *         "item_id": "4815162342481516005",
                     *         "name": "Steel Water Bottle 1 L",
                     *         "unit": "pcs",
                     *         "item_type": "inventory",
                     *         "is_taxable": true,
                     *         "tax_id": "4815162342481511001",
                     *         "tax_name": "IGST18",
                     *         "tax_percentage": 18,
                     *         "tax_type": "tax",
                     *         "documents": [],
                     *         "description": "Single-wall steel bottle that holds one litre.",
                     *         "purchase_account_id": "4815162342481510001",
                     *         "purchase_account_name": "Cost of Goods Sold",
                     *         "account_name": "Sales",
                     *         "inventory_account_id": "4815162342481510003",
                     *         "status": "active",
                     *         "source": "user",
                     *         "rate": 600,
                     *         "purchase_rate": 350,
                     *         "reorder_level": 20,
                     *         "initial_stock": 40,
                     *         "initial_stock_rate": 350,
                     *         "vendor_id": "4815162342481514003",
                     *         "vendor_name": "Deccan Gear Works",
                     *         "stock_on_hand": 40,
                     *         "available_stock": 40,
                     *         "actual_available_stock": 40,
                     *         "sku": "SWB-1L",
                     *         "upc": "604123002011",
                     *         "ean": "8904123002014",
                     *         "part_number": "DGW-SWB-1000",
                     *         "purchase_description": "Steel bottle, 1 L, boxed in tens.",
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
                     *         "hsn_or_sac": "73239390",
                     *         "custom_fields": [
                     *           {
                     *             "customfield_id": "4815162342481516101",
                     *             "value": "Stainless steel 304"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ItemResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "itemgroups": [
                     *         {
                     *           "group_id": "4815162342481515001",
                     *           "group_name": "Alpine Daypack",
                     *           "brand": "Juniper",
                     *           "manufacturer": "Deccan Gear Works",
                     *           "unit": "pcs",
                     *           "description": "Daypack of 22 litres with a rain cover.",
                     *           "is_taxable": true,
                     *           "tax_id": "4815162342481511001",
                     *           "tax_name": "IGST18",
                     *           "tax_percentage": 18,
                     *           "tax_type": "tax",
                     *           "attribute_id1": "4815162342481515003",
                     *           "attribute_name1": "Colour",
                     *           "status": "active",
                     *           "source": "user",
                     *           "documents": [],
                     *           "image_id": "4815162342481515201",
                     *           "image_name": "alpine-daypack.png",
                     *           "image_type": "png",
                     *           "items": [
                     *             {
                     *               "item_id": "4815162342481516001",
                     *               "name": "Alpine Daypack - Slate",
                     *               "status": "active",
                     *               "rate": 2400,
                     *               "purchase_rate": 1500,
                     *               "reorder_level": 5,
                     *               "initial_stock": 12,
                     *               "initial_stock_rate": 1500,
                     *               "vendor_id": "4815162342481514003",
                     *               "vendor_name": "Deccan Gear Works",
                     *               "stock_on_hand": 12,
                     *               "available_stock": 12,
                     *               "actual_available_stock": 12,
                     *               "sku": "ADP-SLATE",
                     *               "upc": "604123001014",
                     *               "ean": "8904123001017",
                     *               "part_number": "DGW-ADP-01",
                     *               "attribute_option_id1": "4815162342481515005",
                     *               "attribute_option_name1": "Slate",
                     *               "image_id": "4815162342481516201",
                     *               "image_name": "daypack-slate.png",
                     *               "image_type": "png"
                     *             },
                     *             {
                     *               "item_id": "4815162342481516003",
                     *               "name": "Alpine Daypack - Moss",
                     *               "status": "active",
                     *               "rate": 2400,
                     *               "purchase_rate": 1500,
                     *               "reorder_level": 5,
                     *               "initial_stock": 12,
                     *               "initial_stock_rate": 1500,
                     *               "vendor_id": "4815162342481514003",
                     *               "vendor_name": "Deccan Gear Works",
                     *               "stock_on_hand": 12,
                     *               "available_stock": 12,
                     *               "actual_available_stock": 12,
                     *               "sku": "ADP-MOSS",
                     *               "upc": "604123001021",
                     *               "ean": "8904123001024",
                     *               "part_number": "DGW-ADP-02",
                     *               "attribute_option_id1": "4815162342481515007",
                     *               "attribute_option_name1": "Moss",
                     *               "image_id": "4815162342481516203",
                     *               "image_name": "daypack-moss.png",
                     *               "image_type": "png"
                     *             }
                     *           ],
                     *           "attributes": [
                     *             {
                     *               "id": "4815162342481515003",
                     *               "name": "Colour",
                     *               "options": [
                     *                 {
                     *                   "id": "4815162342481515005",
                     *                   "name": "Slate"
                     *                 },
                     *                 {
                     *                   "id": "4815162342481515007",
                     *                   "name": "Moss"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "created_time": "2026-01-13T10:05:00+0530",
                     *           "last_modified_time": "2026-01-13T10:05:00+0530"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ItemGroupListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                "application/json": components["schemas"]["ItemGroupCreate"];
                "multipart/form-data": components["schemas"]["ItemGroupImageUpload"];
            };
        };
        responses: {
            /** @description The item group that was created, its fields at the top level. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The item group has been created.",
                     *       "group_id": "4815162342481515001",
                     *       "group_name": "Alpine Daypack",
                     *       "brand": "Juniper",
                     *       "manufacturer": "Deccan Gear Works",
                     *       "unit": "pcs",
                     *       "description": "Daypack of 22 litres with a rain cover.",
                     *       "is_taxable": true,
                     *       "tax_id": "4815162342481511001",
                     *       "tax_name": "IGST18",
                     *       "tax_percentage": 18,
                     *       "tax_type": "tax",
                     *       "attribute_id1": "4815162342481515003",
                     *       "attribute_name1": "Colour",
                     *       "status": "active",
                     *       "source": "user",
                     *       "documents": [],
                     *       "items": [
                     *         {
                     *           "item_id": "4815162342481516001",
                     *           "name": "Alpine Daypack - Slate",
                     *           "status": "active",
                     *           "rate": 2400,
                     *           "purchase_rate": 1500,
                     *           "reorder_level": 5,
                     *           "initial_stock": 12,
                     *           "initial_stock_rate": 1500,
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "stock_on_hand": 12,
                     *           "available_stock": 12,
                     *           "actual_available_stock": 12,
                     *           "sku": "ADP-SLATE",
                     *           "upc": "604123001014",
                     *           "ean": "8904123001017",
                     *           "part_number": "DGW-ADP-01",
                     *           "attribute_option_id1": "4815162342481515005",
                     *           "attribute_option_name1": "Slate"
                     *         },
                     *         {
                     *           "item_id": "4815162342481516003",
                     *           "name": "Alpine Daypack - Moss",
                     *           "status": "active",
                     *           "rate": 2400,
                     *           "purchase_rate": 1500,
                     *           "reorder_level": 5,
                     *           "initial_stock": 12,
                     *           "initial_stock_rate": 1500,
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "stock_on_hand": 12,
                     *           "available_stock": 12,
                     *           "actual_available_stock": 12,
                     *           "sku": "ADP-MOSS",
                     *           "upc": "604123001021",
                     *           "ean": "8904123001024",
                     *           "part_number": "DGW-ADP-02",
                     *           "attribute_option_id1": "4815162342481515007",
                     *           "attribute_option_name1": "Moss"
                     *         }
                     *       ],
                     *       "attributes": [
                     *         {
                     *           "id": "4815162342481515003",
                     *           "name": "Colour",
                     *           "options": [
                     *             {
                     *               "id": "4815162342481515005",
                     *               "name": "Slate"
                     *             },
                     *             {
                     *               "id": "4815162342481515007",
                     *               "name": "Moss"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "created_time": "2026-01-13T10:05:00+0530",
                     *       "last_modified_time": "2026-01-13T10:05:00+0530"
                     *     }
                     */
                    "application/json": components["schemas"]["ItemGroupCreatedResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the item group.
                 * @example 4815162342481515001
                 */
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
                "application/json": components["schemas"]["ItemGroupUpdate"];
            };
        };
        responses: {
            /** @description The item group after the change. */
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
                    "application/json": components["schemas"]["ItemGroupResponse"];
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                     *           "reorder_level": 3,
                     *           "initial_stock": 0,
                     *           "initial_stock_rate": 2200,
                     *           "stock_on_hand": 3,
                     *           "available_stock": 3,
                     *           "actual_available_stock": 3,
                     *           "asset_value": 6600,
                     *           "upc": "604123003018",
                     *           "ean": "8904123003011",
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 *       "ean": "8904123003011",
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Where transfer orders are numbered automatically, decides between the service's number and the one in the body. That `true` chooses the body's is read from the name. `false` by default. */
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                     *           "created_time": "2026-01-14T15:40:00+0530",
                     *           "last_modified_time": "2026-01-14T15:40:00+0530",
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
                     *           "created_time": "2026-01-09T15:40:00+0530",
                     *           "last_modified_time": "2026-01-09T15:40:00+0530",
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                     *         "created_time": "2026-01-14T15:40:00+0530",
                     *         "last_modified_time": "2026-01-14T15:40:00+0530",
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                     *         "created_time": "2026-01-14T15:40:00+0530",
                     *         "last_modified_time": "2026-01-14T15:40:00+0530",
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                     *         "created_time": "2026-01-14T15:40:00+0530",
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
            /** @description The comments. */
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
            /** @description The contact persons. */
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
    listPackages: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Field to sort the packages by. Which fields it takes is not documented. */
                sort_column?: components["parameters"]["PackageSortColumn"];
                /** @description Text to search the packages for. Which fields are searched is not documented. */
                search_text?: components["parameters"]["PackageSearchText"];
                /** @description State of the packages to list, in the form `Status.All`. Which values occur is not documented beyond those shown. */
                filter_by?: components["parameters"]["PackageFilterBy"];
                /** @description Text that the number of the package begins with. The parameter says `packing` where the record says `package`; it is documented so. Whether a plain `packing_number` is taken too is not documented. */
                packing_number_startswith?: components["parameters"]["PackagePackingNumberStartsWith"];
                /** @description Text that the number of the package contains. The parameter says `packing` where the record says `package`; it is documented so. */
                packing_number_contains?: components["parameters"]["PackagePackingNumberContains"];
                /** @description Text that the number of the sales order begins with. Whether a plain `salesorder_number` is taken too is not documented. */
                salesorder_number_startswith?: components["parameters"]["PackageSalesOrderNumberStartsWith"];
                /** @description Text that the number of the sales order contains. */
                salesorder_number_contains?: components["parameters"]["PackageSalesOrderNumberContains"];
                /** @description Earliest date of the packages to list, that day included. `date_after` leaves the day out. */
                date_start?: components["parameters"]["PackageDateStart"];
                /** @description Latest date of the packages to list, that day included. `date_before` leaves the day out. */
                date_end?: components["parameters"]["PackageDateEnd"];
                /** @description Day after which the packages to list are dated, that day left out. */
                date_after?: components["parameters"]["PackageDateAfter"];
                /** @description Day before which the packages to list are dated, that day left out. */
                date_before?: components["parameters"]["PackageDateBefore"];
                /** @description Earliest day of shipment of the packages to list, that day included. `shipment_date_after` leaves the day out. */
                shipment_date_start?: components["parameters"]["PackageShipmentDateStart"];
                /** @description Latest day of shipment of the packages to list, that day included. `shipment_date_before` leaves the day out. */
                shipment_date_end?: components["parameters"]["PackageShipmentDateEnd"];
                /** @description Day after which the packages to list were shipped, that day left out. */
                shipment_date_after?: components["parameters"]["PackageShipmentDateAfter"];
                /** @description Day before which the packages to list were shipped, that day left out. */
                shipment_date_before?: components["parameters"]["PackageShipmentDateBefore"];
                /** @description Text that the name of the customer begins with. Whether a plain `customer_name` is taken too is not documented. */
                customer_name_startswith?: components["parameters"]["PackageCustomerNameStartsWith"];
                /** @description Text that the name of the customer contains. */
                customer_name_contains?: components["parameters"]["PackageCustomerNameContains"];
                /** @description Text that the delivery method begins with. Whether a plain `delivery_method` or other variants are taken too is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "packages": [
                     *         {
                     *           "package_id": "4815162342481521001",
                     *           "package_number": "PKG-00009",
                     *           "date": "2026-03-04",
                     *           "salesorder_id": "4815162342481520001",
                     *           "salesorder_number": "SO-00017",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "email": "asha@ridgeline.example",
                     *           "phone": "+91 20 5550 0142",
                     *           "mobile": "+91 98220 55501",
                     *           "contact_persons": [
                     *             {
                     *               "contact_person_id": "4815162342481514011"
                     *             }
                     *           ],
                     *           "billing_address": {
                     *             "address": "14 Senapati Bapat Road",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016",
                     *             "phone": "+91 20 5550 0142",
                     *             "fax": "+91 20 5550 0143"
                     *           },
                     *           "shipping_address": {
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045",
                     *             "phone": "+91 20 5550 0144",
                     *             "fax": "+91 20 5550 0145"
                     *           },
                     *           "line_items": [
                     *             {
                     *               "line_item_id": "4815162342481521011",
                     *               "so_line_item_id": "4815162342481520011",
                     *               "item_id": "4815162342481516001",
                     *               "name": "Alpine Daypack - Slate",
                     *               "description": "Daypack of 22 litres, slate.",
                     *               "sku": "ADP-SLATE",
                     *               "unit": "pcs",
                     *               "quantity": 4,
                     *               "is_invoiced": false,
                     *               "item_order": 0,
                     *               "item_custom_fields": [
                     *                 {
                     *                   "customfield_id": "4815162342481521031",
                     *                   "index": 1,
                     *                   "label": "Shelf",
                     *                   "value": "A-12",
                     *                   "data_type": "string",
                     *                   "is_active": true,
                     *                   "placeholder": "cf_shelf",
                     *                   "show_in_all_pdf": false,
                     *                   "show_on_pdf": true
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "line_item_id": "4815162342481521013",
                     *               "so_line_item_id": "4815162342481520013",
                     *               "item_id": "4815162342481516005",
                     *               "name": "Steel Water Bottle 1 L",
                     *               "description": "Single-wall steel bottle that holds one litre.",
                     *               "sku": "SWB-1L",
                     *               "unit": "pcs",
                     *               "quantity": 10,
                     *               "is_invoiced": false,
                     *               "item_order": 1,
                     *               "item_custom_fields": [
                     *                 {
                     *                   "customfield_id": "4815162342481521031",
                     *                   "index": 1,
                     *                   "label": "Shelf",
                     *                   "value": "C-03",
                     *                   "data_type": "string",
                     *                   "is_active": true,
                     *                   "placeholder": "cf_shelf",
                     *                   "show_in_all_pdf": false,
                     *                   "show_on_pdf": true
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "notes": "Bottles packed upright.",
                     *           "is_emailed": false,
                     *           "template_id": "4815162342481521021",
                     *           "template_name": "Package slip",
                     *           "template_type": "standard",
                     *           "total_quantity": "14",
                     *           "created_time": "2026-03-04T15:30:00+0530",
                     *           "last_modified_time": "2026-03-04T15:30:00+0530"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PackageListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description Id of the sales order whose items are packed.
                 * @example 4815162342481520001
                 */
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
                "application/json": components["schemas"]["PackageCreate"];
            };
        };
        responses: {
            /** @description The package that was created, in an array of one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The package has been created.",
                     *       "package": [
                     *         {
                     *           "package_id": "4815162342481521001",
                     *           "package_number": "PKG-00009",
                     *           "date": "2026-03-04",
                     *           "salesorder_id": "4815162342481520001",
                     *           "salesorder_number": "SO-00017",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "email": "asha@ridgeline.example",
                     *           "phone": "+91 20 5550 0142",
                     *           "mobile": "+91 98220 55501",
                     *           "contact_persons": [
                     *             {
                     *               "contact_person_id": "4815162342481514011"
                     *             }
                     *           ],
                     *           "billing_address": {
                     *             "address": "14 Senapati Bapat Road",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016",
                     *             "phone": "+91 20 5550 0142",
                     *             "fax": "+91 20 5550 0143"
                     *           },
                     *           "shipping_address": {
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045",
                     *             "phone": "+91 20 5550 0144",
                     *             "fax": "+91 20 5550 0145"
                     *           },
                     *           "line_items": [
                     *             {
                     *               "line_item_id": "4815162342481521011",
                     *               "so_line_item_id": "4815162342481520011",
                     *               "item_id": "4815162342481516001",
                     *               "name": "Alpine Daypack - Slate",
                     *               "description": "Daypack of 22 litres, slate.",
                     *               "sku": "ADP-SLATE",
                     *               "unit": "pcs",
                     *               "quantity": 4,
                     *               "is_invoiced": false,
                     *               "item_order": 0,
                     *               "item_custom_fields": [
                     *                 {
                     *                   "customfield_id": "4815162342481521031",
                     *                   "index": 1,
                     *                   "label": "Shelf",
                     *                   "value": "A-12",
                     *                   "data_type": "string",
                     *                   "is_active": true,
                     *                   "placeholder": "cf_shelf",
                     *                   "show_in_all_pdf": false,
                     *                   "show_on_pdf": true
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "line_item_id": "4815162342481521013",
                     *               "so_line_item_id": "4815162342481520013",
                     *               "item_id": "4815162342481516005",
                     *               "name": "Steel Water Bottle 1 L",
                     *               "description": "Single-wall steel bottle that holds one litre.",
                     *               "sku": "SWB-1L",
                     *               "unit": "pcs",
                     *               "quantity": 10,
                     *               "is_invoiced": false,
                     *               "item_order": 1,
                     *               "item_custom_fields": [
                     *                 {
                     *                   "customfield_id": "4815162342481521031",
                     *                   "index": 1,
                     *                   "label": "Shelf",
                     *                   "value": "C-03",
                     *                   "data_type": "string",
                     *                   "is_active": true,
                     *                   "placeholder": "cf_shelf",
                     *                   "show_in_all_pdf": false,
                     *                   "show_on_pdf": true
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "notes": "Bottles packed upright.",
                     *           "is_emailed": false,
                     *           "template_id": "4815162342481521021",
                     *           "template_name": "Package slip",
                     *           "template_type": "standard",
                     *           "total_quantity": "14",
                     *           "created_time": "2026-03-04T15:30:00+0530",
                     *           "last_modified_time": "2026-03-04T15:30:00+0530"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PackageArrayResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description Id of the sales order whose packages are shipped. It is not documented as required.
                 * @example 4815162342481520001
                 */
                salesorder_id?: components["parameters"]["ShipmentOrderSalesOrderId"];
                /**
                 * @description Ids of the packages to ship, with commas between them. The parameter is documented as mandatory; its place, type and form are not documented.
                 * @example 4815162342481521001
                 */
                package_ids: components["parameters"]["ShipmentOrderPackageIds"];
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
                "application/json": components["schemas"]["ShipmentOrderCreate"];
            };
        };
        responses: {
            /** @description The shipment order that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The shipment order has been created.",
                     *       "shipment_order": {
                     *         "shipment_id": "4815162342481522001",
                     *         "shipment_number": "SHP-00007",
                     *         "salesorder_id": "4815162342481520001",
                     *         "salesorder_number": "SO-00017",
                     *         "date": "2026-03-05",
                     *         "status": "shipped",
                     *         "detailed_status": "Picked up",
                     *         "status_message": "The courier has picked up the shipment.",
                     *         "carrier": "Sahyadri Express",
                     *         "service": "Surface",
                     *         "delivery_days": 3,
                     *         "delivery_guarantee": false,
                     *         "reference_number": "7781204418",
                     *         "tracking_number": "7781204418",
                     *         "delivery_method": "Courier",
                     *         "delivery_method_id": "4815162342481522031",
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
                     *         "discount_amount": 0,
                     *         "discount": "0.00%",
                     *         "is_discount_before_tax": true,
                     *         "discount_type": "entity_level",
                     *         "line_items": [
                     *           {
                     *             "item_id": "4815162342481516001",
                     *             "line_item_id": "4815162342481522011",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Daypack of 22 litres, slate.",
                     *             "item_order": 0,
                     *             "bcy_rate": 2400,
                     *             "rate": 2400,
                     *             "unit": "pcs",
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 9600,
                     *             "is_invoiced": false
                     *           },
                     *           {
                     *             "item_id": "4815162342481516005",
                     *             "line_item_id": "4815162342481522013",
                     *             "name": "Steel Water Bottle 1 L",
                     *             "description": "Single-wall steel bottle that holds one litre.",
                     *             "item_order": 1,
                     *             "bcy_rate": 600,
                     *             "rate": 600,
                     *             "unit": "pcs",
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 6000,
                     *             "is_invoiced": false
                     *           }
                     *         ],
                     *         "shipping_charge": 0,
                     *         "sub_total": 15600,
                     *         "tax_total": 2808,
                     *         "total": 18408,
                     *         "taxes": [
                     *           {
                     *             "tax_name": "IGST18",
                     *             "tax_amount": 2808
                     *           }
                     *         ],
                     *         "price_precision": 2,
                     *         "is_emailed": false,
                     *         "billing_address": [
                     *           {
                     *             "address": "14 Senapati Bapat Road",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016",
                     *             "fax": "+91 20 5550 0143"
                     *           }
                     *         ],
                     *         "shipping_address": [
                     *           {
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045",
                     *             "fax": "+91 20 5550 0145"
                     *           }
                     *         ],
                     *         "template_id": "4815162342481522021",
                     *         "template_name": "Shipment note",
                     *         "template_type": "standard",
                     *         "notes": "Call ahead of delivery.",
                     *         "created_time": "2026-03-05T10:15:00+0530",
                     *         "last_modified_time": "2026-03-05T10:15:00+0530"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShipmentOrderResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "invoices": [
                     *         {
                     *           "invoice_id": "4815162342481523001",
                     *           "ach_payment_initiated": false,
                     *           "invoice_number": "INV-000031",
                     *           "date": "2026-03-05",
                     *           "status": "paid",
                     *           "payment_terms": 15,
                     *           "payment_terms_label": "Net 15",
                     *           "due_date": "2026-03-20",
                     *           "payment_expected_date": "2026-03-18",
                     *           "last_payment_date": "2026-03-20",
                     *           "reference_number": "SO-00017",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "contact_persons": [
                     *             {
                     *               "contact_person_id": "4815162342481514011",
                     *               "salutation": "Ms.",
                     *               "first_name": "Asha",
                     *               "last_name": "Kulkarni",
                     *               "email": "asha@ridgeline.example",
                     *               "phone": "+91 20 5550 0142",
                     *               "mobile": "+91 98220 55501",
                     *               "is_primary_contact": true
                     *             }
                     *           ],
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "exchange_rate": 1,
                     *           "discount": 0,
                     *           "is_discount_before_tax": true,
                     *           "discount_type": "entity_level",
                     *           "is_inclusive_tax": false,
                     *           "is_viewed_by_client": true,
                     *           "has_attachment": true,
                     *           "client_viewed_time": "2026-03-06T12:40:00+0530",
                     *           "line_items": [
                     *             {
                     *               "line_item_id": "4815162342481523011",
                     *               "item_id": "4815162342481516001",
                     *               "name": "Alpine Daypack - Slate",
                     *               "description": "Daypack of 22 litres, slate.",
                     *               "item_order": 0,
                     *               "bcy_rate": 2400,
                     *               "rate": 2400,
                     *               "quantity": 4,
                     *               "unit": "pcs",
                     *               "discount_amount": 0,
                     *               "discount": 0,
                     *               "tax_id": "4815162342481511001",
                     *               "tax_name": "IGST18",
                     *               "tax_type": "tax",
                     *               "tax_percentage": 18,
                     *               "item_total": 9600,
                     *               "warehouse_id": "4815162342481513001",
                     *               "hsn_or_sac": "42029200"
                     *             },
                     *             {
                     *               "line_item_id": "4815162342481523013",
                     *               "item_id": "4815162342481516005",
                     *               "name": "Steel Water Bottle 1 L",
                     *               "description": "Single-wall steel bottle that holds one litre.",
                     *               "item_order": 1,
                     *               "bcy_rate": 600,
                     *               "rate": 600,
                     *               "quantity": 10,
                     *               "unit": "pcs",
                     *               "discount_amount": 0,
                     *               "discount": 0,
                     *               "tax_id": "4815162342481511001",
                     *               "tax_name": "IGST18",
                     *               "tax_type": "tax",
                     *               "tax_percentage": 18,
                     *               "item_total": 6000,
                     *               "warehouse_id": "4815162342481513001",
                     *               "hsn_or_sac": "73239390"
                     *             }
                     *           ],
                     *           "shipping_charge": 0,
                     *           "adjustment": 0,
                     *           "adjustment_description": "Adjustment",
                     *           "sub_total": 15600,
                     *           "tax_total": 2808,
                     *           "total": "18408.00",
                     *           "taxes": [
                     *             {
                     *               "tax_name": "IGST18",
                     *               "tax_amount": 2808
                     *             }
                     *           ],
                     *           "payment_reminder_enabled": true,
                     *           "payment_made": 18408,
                     *           "credits_applied": 0,
                     *           "tax_amount_withheld": 0,
                     *           "balance": "0.00",
                     *           "write_off_amount": 0,
                     *           "allow_partial_payments": true,
                     *           "price_precision": 2,
                     *           "payment_options": {
                     *             "payment_gateways": [
                     *               {
                     *                 "configured": true,
                     *                 "additional_field1": "standard",
                     *                 "gateway_name": "example_gateway"
                     *               }
                     *             ]
                     *           },
                     *           "is_emailed": true,
                     *           "reminders_sent": 1,
                     *           "last_reminder_sent_date": "2026-03-18",
                     *           "billing_address": {
                     *             "address": "14 Senapati Bapat Road",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016",
                     *             "fax": "+91 20 5550 0143"
                     *           },
                     *           "shipping_address": {
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045",
                     *             "fax": "+91 20 5550 0145"
                     *           },
                     *           "notes": "Thank you for your order. Goods left on 5 March.",
                     *           "terms": "Payment is due 15 days from the date of the invoice.",
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "show_on_pdf": true,
                     *               "value": "West",
                     *               "label": "Region"
                     *             }
                     *           ],
                     *           "template_id": "4815162342481514051",
                     *           "template_name": "Standard Invoice",
                     *           "created_time": "2026-03-05T11:30:00+0530",
                     *           "last_modified_time": "2026-03-20T15:20:00+0530",
                     *           "attachment_name": "PKG-00009.pdf",
                     *           "can_send_in_mail": true,
                     *           "salesperson_id": "4815162342481523061",
                     *           "salesperson_name": "Nikhil Desai",
                     *           "invoice_url": "https://inventory.example.in/portal/invoices/INV-000031",
                     *           "is_pre_gst": false,
                     *           "gst_no": "27AAFCR1234K1Z5",
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
                    "application/json": components["schemas"]["InvoiceListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 *       "gst_no": "27AAFCR1234K1Z5",
                 *       "gst_treatment": "business_gst"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceCreate"];
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
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "invoice": {
                     *         "invoice_id": "4815162342481523001",
                     *         "ach_payment_initiated": false,
                     *         "invoice_number": "INV-000031",
                     *         "date": "2026-03-05",
                     *         "status": "paid",
                     *         "payment_terms": 15,
                     *         "payment_terms_label": "Net 15",
                     *         "due_date": "2026-03-20",
                     *         "payment_expected_date": "2026-03-18",
                     *         "last_payment_date": "2026-03-20",
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
                     *         "is_viewed_by_client": true,
                     *         "has_attachment": true,
                     *         "client_viewed_time": "2026-03-06T12:40:00+0530",
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
                     *         "payment_reminder_enabled": true,
                     *         "payment_made": 18408,
                     *         "credits_applied": 0,
                     *         "tax_amount_withheld": 0,
                     *         "balance": "0.00",
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
                     *         "is_emailed": true,
                     *         "reminders_sent": 1,
                     *         "last_reminder_sent_date": "2026-03-18",
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
                     *         "last_modified_time": "2026-03-20T15:20:00+0530",
                     *         "attachment_name": "PKG-00009.pdf",
                     *         "can_send_in_mail": true,
                     *         "salesperson_id": "4815162342481523061",
                     *         "salesperson_name": "Nikhil Desai",
                     *         "invoice_url": "https://inventory.example.in/portal/invoices/INV-000031",
                     *         "is_pre_gst": false,
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["InvoiceUpdate"];
            };
        };
        responses: {
            /** @description The invoice after the change. */
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
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice is deleted. */
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
    exportInvoices: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
            /** @description The invoices as a PDF file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["InvoicePdf"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
            /** @description The invoices, ready to print. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["InvoicePdf"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice is marked as sent. */
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
    voidInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    markInvoiceDraft: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    writeOffInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice is written off. */
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
    cancelInvoiceWriteOff: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The write-off is taken back. */
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
    getInvoiceEmail: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
    emailInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
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
                     *       "message": "The invoice has been e-mailed."
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
    emailInvoices: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["BulkEmailRequest"];
            };
        };
        responses: {
            /** @description The e-mails are sent. */
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
                    "application/json": components["schemas"]["SuccessEnvelope"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
    disableInvoicePaymentReminder: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    enableInvoicePaymentReminder: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    updateInvoiceBillingAddress: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["DocumentAddress"];
            };
        };
        responses: {
            /** @description The billing address is changed. */
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
    updateInvoiceShippingAddress: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["DocumentAddress"];
            };
        };
        responses: {
            /** @description The shipping address is changed. */
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
    listInvoiceTemplates: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    "application/json": components["schemas"]["TemplateListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the template.
                 * @example 4815162342481514051
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is set. */
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
    listInvoicePayments: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
                    "application/json": components["schemas"]["InvoicePaymentListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "credits": [
                     *         {
                     *           "creditnotes_invoice_id": "4815162342481523041",
                     *           "creditnote_id": "4815162342481527001",
                     *           "creditnote_number": "CN-00002",
                     *           "amount": 1416
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceAppliedCreditListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["InvoiceCreditsRequest"];
            };
        };
        responses: {
            /** @description The credits are applied. */
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
    deleteInvoicePayment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the payment as the invoice holds it. Whether it is the `payment_id` of the customer payment is not documented.
                 * @example 4815162342481523031
                 */
                invoice_payment_id: components["parameters"]["InvoicePaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment is removed. */
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
    deleteInvoiceAppliedCredit: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the credit as applied to the invoice. It is spelt `creditnotes_invoice_id` here and `creditnote_invoice_id` under credit notes; both are documented so. Whether the two are the same is not documented.
                 * @example 4815162342481523041
                 */
                creditnotes_invoice_id: components["parameters"]["CreditNotesInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credit is removed. */
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
    getInvoiceAttachment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
                    "application/octet-stream": components["schemas"]["BinaryFile"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "can_send_in_mail": true
                 *     }
                 */
                "application/json": components["schemas"]["AttachmentPreference"];
            };
        };
        responses: {
            /** @description The preference is set. */
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
    addInvoiceAttachment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file is attached. */
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
    deleteInvoiceAttachment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment is deleted. */
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
    listInvoiceComments: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
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
    addInvoiceComment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 18 March."
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
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
                    "application/json": components["schemas"]["CommentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 20 March."
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The comment after the change. */
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
                    "application/json": components["schemas"]["CommentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 4815162342481523001
                 */
                invoice_id: components["parameters"]["InvoiceId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
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
    listRetainerInvoices: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Text that the number of the retainer invoice begins with. Whether a plain `retainerinvoice_number` is taken too is not documented.
                 * @example RET-
                 */
                retainerinvoice_number_startswith?: components["parameters"]["RetainerInvoiceNumberStartsWith"];
                /**
                 * @description Text that the number of the retainer invoice contains.
                 * @example 0003
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "retainerinvoices": [
                     *         {
                     *           "retainerinvoice_id": "4815162342481524001",
                     *           "retainerinvoice_number": "RET-00003",
                     *           "date": "2026-02-20",
                     *           "status": "paid",
                     *           "is_pre_gst": false,
                     *           "place_of_supply": "MH",
                     *           "last_payment_date": "2026-02-21",
                     *           "reference_number": "RT-2026-014",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "contact_persons": [
                     *             {
                     *               "contact_person_id": "4815162342481514011"
                     *             }
                     *           ],
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "currency_symbol": "₹",
                     *           "exchange_rate": 1,
                     *           "is_viewed_by_client": true,
                     *           "client_viewed_time": "2026-02-20T16:30:00+0530",
                     *           "is_inclusive_tax": false,
                     *           "line_items": [
                     *             {
                     *               "line_item_id": "4815162342481524011",
                     *               "description": "Advance on the spring order",
                     *               "item_order": 0,
                     *               "rate": 5000,
                     *               "bcy_rate": 5000,
                     *               "item_total": 5000
                     *             }
                     *           ],
                     *           "sub_total": 5000,
                     *           "total": "5000.00",
                     *           "taxes": [],
                     *           "payment_made": 5000,
                     *           "payment_drawn": 0,
                     *           "balance": "0.00",
                     *           "allow_partial_payments": true,
                     *           "price_precision": 2,
                     *           "payment_options": {
                     *             "payment_gateways": [
                     *               {
                     *                 "configured": true,
                     *                 "additional_field1": "standard",
                     *                 "gateway_name": "example_gateway"
                     *               }
                     *             ]
                     *           },
                     *           "is_emailed": true,
                     *           "documents": [
                     *             {
                     *               "document_id": "4815162342481524021",
                     *               "file_name": "Advance terms.pdf"
                     *             }
                     *           ],
                     *           "billing_address": {
                     *             "address": "14 Senapati Bapat Road",
                     *             "street2": "Shivajinagar",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016",
                     *             "fax": "+91 20 5550 0143"
                     *           },
                     *           "shipping_address": {
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045",
                     *             "fax": "+91 20 5550 0145"
                     *           },
                     *           "notes": "Thank you for your trust. The advance stays on your account until it is drawn on.",
                     *           "terms": "The advance is due on receipt.",
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "show_on_pdf": true,
                     *               "value": "West",
                     *               "label": "Region"
                     *             }
                     *           ],
                     *           "template_id": "4815162342481524051",
                     *           "template_name": "Standard Retainer Invoice",
                     *           "page_width": "8.27in",
                     *           "page_height": "11.69in",
                     *           "orientation": "portrait",
                     *           "template_type": "standard",
                     *           "created_time": "2026-02-20T11:00:00+0530",
                     *           "last_modified_time": "2026-02-21T12:05:00+0530",
                     *           "created_by_id": "4815162342481530301",
                     *           "attachment_name": "Advance terms.pdf",
                     *           "can_send_in_mail": true
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetainerInvoiceListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description Whether to skip automatic numbering, `true` or `false`. With `true` the body has to give the number, in `retainerinvoice_number`. The default is not documented.
                 * @example true
                 */
                ignore_auto_number_generation?: components["parameters"]["RetainerInvoiceIgnoreAutoNumberGeneration"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retainerinvoice_number": "RET-00003",
                 *       "date": "2026-02-20",
                 *       "reference_number": "RT-2026-014",
                 *       "customer_id": "4815162342481514001",
                 *       "contact_persons": [
                 *         {
                 *           "contact_person_id": "4815162342481514011"
                 *         }
                 *       ],
                 *       "line_items": [
                 *         {
                 *           "description": "Advance on the spring order",
                 *           "item_order": 0,
                 *           "rate": 5000
                 *         }
                 *       ],
                 *       "payment_options": {
                 *         "payment_gateways": [
                 *           {
                 *             "configured": true,
                 *             "additional_field1": "standard",
                 *             "gateway_name": "example_gateway"
                 *           }
                 *         ]
                 *       },
                 *       "notes": "Thank you for your trust.",
                 *       "terms": "The advance is due on receipt.",
                 *       "custom_fields": [
                 *         {
                 *           "index": 1,
                 *           "show_on_pdf": true,
                 *           "value": "West",
                 *           "label": "Region"
                 *         }
                 *       ],
                 *       "template_id": "4815162342481524051"
                 *     }
                 */
                "application/json": components["schemas"]["RetainerInvoiceCreate"];
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
                    "application/json": components["schemas"]["RetainerInvoiceResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "retainerinvoice": {
                     *         "retainerinvoice_id": "4815162342481524001",
                     *         "retainerinvoice_number": "RET-00003",
                     *         "date": "2026-02-20",
                     *         "status": "paid",
                     *         "is_pre_gst": false,
                     *         "place_of_supply": "MH",
                     *         "last_payment_date": "2026-02-21",
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
                     *         "is_viewed_by_client": true,
                     *         "client_viewed_time": "2026-02-20T16:30:00+0530",
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
                     *         "payment_made": 5000,
                     *         "payment_drawn": 0,
                     *         "balance": "0.00",
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
                     *         "is_emailed": true,
                     *         "documents": [
                     *           {
                     *             "document_id": "4815162342481524021",
                     *             "file_name": "Advance terms.pdf"
                     *           }
                     *         ],
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
                     *         "last_modified_time": "2026-02-21T12:05:00+0530",
                     *         "created_by_id": "4815162342481530301",
                     *         "attachment_name": "Advance terms.pdf",
                     *         "can_send_in_mail": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetainerInvoiceResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["RetainerInvoiceUpdate"];
            };
        };
        responses: {
            /** @description The retainer invoice after the change. */
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
                    "application/json": components["schemas"]["RetainerInvoiceResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoice is deleted. */
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
    markRetainerInvoiceSent: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoice is marked as sent. */
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
    voidRetainerInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    markRetainerInvoiceDraft: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    submitRetainerInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoice is submitted for approval. */
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
    approveRetainerInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retainer invoice is approved. */
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
    getRetainerInvoiceEmail: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
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
    emailRetainerInvoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
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
                     *       "message": "The retainer invoice has been e-mailed."
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
    updateRetainerInvoiceBillingAddress: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["TwoLineDocumentAddress"];
            };
        };
        responses: {
            /** @description The billing address is changed. */
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
    listRetainerInvoiceTemplates: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    "application/json": components["schemas"]["TemplateListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the template.
                 * @example 4815162342481514051
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is set. */
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
    getRetainerInvoiceAttachment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
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
                    "application/octet-stream": components["schemas"]["BinaryFile"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AttachmentUpload"];
            };
        };
        responses: {
            /** @description The file is attached. */
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
    deleteRetainerInvoiceAttachment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the attached document.
                 * @example 4815162342481524021
                 */
                document_id: components["parameters"]["AttachedDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment is deleted. */
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
    listRetainerInvoiceComments: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
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
    addRetainerInvoiceComment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 22 February."
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
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
                    "application/json": components["schemas"]["CommentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer pays on 21 February."
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The comment after the change. */
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
                    "application/json": components["schemas"]["CommentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the retainer invoice.
                 * @example 4815162342481524001
                 */
                retainerinvoice_id: components["parameters"]["RetainerInvoiceId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
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
    listCustomerPayments: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Name of the customer. */
                customer_name?: components["parameters"]["CustomerPaymentCustomerName"];
                /** @description Text that the name of the customer begins with. */
                customer_name_startswith?: components["parameters"]["CustomerPaymentCustomerNameStartsWith"];
                /** @description Text that the name of the customer contains. */
                customer_name_contains?: components["parameters"]["CustomerPaymentCustomerNameContains"];
                /** @description Reference of the payment. */
                reference_number?: components["parameters"]["CustomerPaymentReferenceNumber"];
                /** @description Text that the reference number begins with. */
                reference_number_startswith?: components["parameters"]["CustomerPaymentReferenceNumberStartsWith"];
                /** @description Text that the reference number contains. */
                reference_number_contains?: components["parameters"]["CustomerPaymentReferenceNumberContains"];
                /** @description Day of the payment. Whether this filter has variants is not documented exactly. */
                date?: components["parameters"]["CustomerPaymentDate"];
                /** @description Amount of the payment. Which currency it is in is not documented. */
                amount?: components["parameters"]["CustomerPaymentAmount"];
                /** @description Amount that the payments stay below. Which currency it is in is not documented. */
                amount_less_than?: components["parameters"]["CustomerPaymentAmountLessThan"];
                /** @description Amount that the payments do not exceed. Which currency it is in is not documented. */
                amount_less_equals?: components["parameters"]["CustomerPaymentAmountLessEquals"];
                /** @description Amount that the payments exceed. Which currency it is in is not documented. */
                amount_greater_than?: components["parameters"]["CustomerPaymentAmountGreaterThan"];
                /** @description Amount that the payments reach or exceed. Which currency it is in is not documented. */
                amount_greater_equals?: components["parameters"]["CustomerPaymentAmountGreaterEquals"];
                /** @description Notes on the payment. The record has no field of this name. */
                notes?: components["parameters"]["CustomerPaymentNotes"];
                /** @description Text that the notes begin with. */
                notes_startswith?: components["parameters"]["CustomerPaymentNotesStartsWith"];
                /** @description Text that the notes contain. */
                notes_contains?: components["parameters"]["CustomerPaymentNotesContains"];
                /** @description Mode of the payment, as the record holds it. */
                payment_mode?: components["parameters"]["CustomerPaymentMode"];
                /** @description Text that the mode of the payment begins with. */
                payment_mode_startswith?: components["parameters"]["CustomerPaymentModeStartsWith"];
                /** @description Text that the mode of the payment contains. */
                payment_mode_contains?: components["parameters"]["CustomerPaymentModeContains"];
                /** @description Mode of the payments to list, or all of them. Beside the values shown it takes `PaymentMode.` and the name of one of seven payment providers; their names are not documented. */
                filter_by?: components["parameters"]["CustomerPaymentFilterBy"];
                /** @description Field to sort the payments by. Which fields it takes is not documented. */
                sort_column?: components["parameters"]["CustomerPaymentSortColumn"];
                /** @description Text to search the payments for. Longest 100 characters. Which fields are searched is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "payments": [
                     *         {
                     *           "payment_id": "4815162342481525001",
                     *           "payment_mode": "banktransfer",
                     *           "amount": 18408,
                     *           "amount_refunded": 0,
                     *           "bank_charges": 0,
                     *           "date": "2026-03-20",
                     *           "status": "success",
                     *           "reference_number": "NEFT-20260320-0418",
                     *           "description": "Payment of INV-000031",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "email": "asha@ridgeline.example",
                     *           "tax_amount_withheld": 0,
                     *           "invoices": [
                     *             {
                     *               "invoice_id": "4815162342481523001",
                     *               "invoice_number": "INV-000031",
                     *               "date": "2026-03-05",
                     *               "invoice_amount": 18408,
                     *               "amount_applied": 18408,
                     *               "balance_amount": 0
                     *             }
                     *           ],
                     *           "exchange_rate": 1,
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "currency_symbol": "₹",
                     *           "account_id": "4815162342481510007",
                     *           "account_name": "Current Account",
                     *           "unused_amount": 0,
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "label": "Bank branch",
                     *               "value": "Pune Camp",
                     *               "data_type": "string"
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
                    "application/json": components["schemas"]["CustomerPaymentListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 *       "customer_id": "4815162342481514001",
                 *       "payment_mode": "banktransfer",
                 *       "amount": 18408,
                 *       "date": "2026-03-20",
                 *       "reference_number": "NEFT-20260320-0418",
                 *       "description": "Payment of INV-000031",
                 *       "exchange_rate": 1,
                 *       "bank_charges": 0,
                 *       "account_id": "4815162342481510007",
                 *       "invoices": [
                 *         {
                 *           "invoice_id": "4815162342481523001",
                 *           "amount_applied": 18408,
                 *           "tax_amount_withheld": 0
                 *         }
                 *       ],
                 *       "custom_fields": [
                 *         {
                 *           "label": "Bank branch",
                 *           "value": "Pune Camp"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CustomerPaymentCreate"];
            };
        };
        responses: {
            /** @description The payment that was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The payment has been recorded.",
                     *       "payment": {
                     *         "payment_id": "4815162342481525001",
                     *         "payment_mode": "banktransfer",
                     *         "amount": 18408,
                     *         "amount_refunded": 0,
                     *         "bank_charges": 0,
                     *         "date": "2026-03-20",
                     *         "status": "success",
                     *         "reference_number": "NEFT-20260320-0418",
                     *         "description": "Payment of INV-000031",
                     *         "customer_id": "4815162342481514001",
                     *         "customer_name": "Ridgeline Treks",
                     *         "email": "asha@ridgeline.example",
                     *         "tax_amount_withheld": 0,
                     *         "invoices": [
                     *           {
                     *             "invoice_id": "4815162342481523001",
                     *             "invoice_number": "INV-000031",
                     *             "date": "2026-03-05",
                     *             "invoice_amount": 18408,
                     *             "amount_applied": 18408,
                     *             "balance_amount": 0
                     *           }
                     *         ],
                     *         "exchange_rate": 1,
                     *         "currency_id": "4815162342481500097",
                     *         "currency_code": "INR",
                     *         "currency_symbol": "₹",
                     *         "account_id": "4815162342481510007",
                     *         "account_name": "Current Account",
                     *         "unused_amount": 0,
                     *         "custom_fields": [
                     *           {
                     *             "index": 1,
                     *             "label": "Bank branch",
                     *             "value": "Pune Camp",
                     *             "data_type": "string"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPaymentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "salesreturns": [
                     *         {
                     *           "salesreturn_id": "4815162342481526001",
                     *           "salesreturn_number": "RMA-00002",
                     *           "date": "2026-03-12",
                     *           "salesorder_id": "4815162342481520001",
                     *           "salesorder_number": "SO-00017",
                     *           "salesreturn_status": "approved",
                     *           "receive_status": "received",
                     *           "refund_status": "refunded",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "quantity": 2,
                     *           "refunded_amount": 1416
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SalesReturnListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description Id of the sales order whose items are returned. It is not documented as required.
                 * @example 4815162342481520001
                 */
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
                "application/json": components["schemas"]["SalesReturnCreate"];
            };
        };
        responses: {
            /** @description The sales return that was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "The sales return has been created.",
                     *       "salesreturn": {
                     *         "salesreturn_id": "4815162342481526001",
                     *         "salesreturn_number": "RMA-00002",
                     *         "date": "2026-03-12",
                     *         "reason": "Two caps leak",
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
                     *             "comment_id": "4815162342481526021",
                     *             "salesreturn_id": "4815162342481526001",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-03-12",
                     *             "date_description": "a few seconds ago",
                     *             "time": "11:05 AM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481526001",
                     *             "transaction_type": "sales_return"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SalesReturnResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description Id of the sales order whose items are returned. It is not documented as required.
                 * @example 4815162342481520001
                 */
                salesorder_id?: components["parameters"]["SalesReturnSalesOrderId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the sales return.
                 * @example 4815162342481526001
                 */
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
                "application/json": components["schemas"]["SalesReturnUpdate"];
            };
        };
        responses: {
            /** @description The sales return after the change. */
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
                    "application/json": components["schemas"]["SalesReturnResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "creditnotes": [
                     *         {
                     *           "creditnote_id": "4815162342481527001",
                     *           "creditnote_number": "CN-00002",
                     *           "date": "2026-03-13",
                     *           "is_pre_gst": false,
                     *           "gst_no": "27AAFCR1234K1Z5",
                     *           "gst_treatment": "business_gst",
                     *           "status": "closed",
                     *           "customer_id": "4815162342481514001",
                     *           "customer_name": "Ridgeline Treks",
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "label": "Region",
                     *               "value": "West"
                     *             }
                     *           ],
                     *           "reference_number": "RMA-00002",
                     *           "email": "asha@ridgeline.example",
                     *           "total": 1416,
                     *           "balance": 0,
                     *           "line_items": [
                     *             {
                     *               "item_id": "4815162342481516005",
                     *               "line_item_id": "4815162342481527011",
                     *               "account_id": "4815162342481510005",
                     *               "name": "Steel Water Bottle 1 L",
                     *               "description": "Single-wall steel bottle that holds one litre.",
                     *               "item_order": 0,
                     *               "rate": 600,
                     *               "quantity": 1,
                     *               "unit": "pcs",
                     *               "discount": 0,
                     *               "tax_id": "4815162342481511001",
                     *               "hsn_or_sac": "73239390",
                     *               "warehouse_id": "4815162342481513001",
                     *               "invoice_id": "4815162342481523001",
                     *               "invoice_item_id": "4815162342481523013",
                     *               "is_item_shipped": true,
                     *               "is_returned_to_stock": true,
                     *               "salesreturn_item_id": "4815162342481526011"
                     *             },
                     *             {
                     *               "item_id": "4815162342481516005",
                     *               "line_item_id": "4815162342481527013",
                     *               "account_id": "4815162342481510005",
                     *               "name": "Steel Water Bottle 1 L",
                     *               "description": "Single-wall steel bottle that holds one litre.",
                     *               "item_order": 1,
                     *               "rate": 600,
                     *               "quantity": 1,
                     *               "unit": "pcs",
                     *               "discount": 0,
                     *               "tax_id": "4815162342481511001",
                     *               "hsn_or_sac": "73239390",
                     *               "warehouse_id": "4815162342481513001",
                     *               "invoice_id": "4815162342481523001",
                     *               "invoice_item_id": "4815162342481523013",
                     *               "is_item_shipped": true,
                     *               "is_returned_to_stock": false,
                     *               "salesreturn_item_id": "4815162342481526011"
                     *             }
                     *           ],
                     *           "invoices": [],
                     *           "taxes": [
                     *             {
                     *               "tax_id": "4815162342481511001",
                     *               "tax_name": "IGST18",
                     *               "tax_amount": 216
                     *             }
                     *           ],
                     *           "currency_code": "INR",
                     *           "currency_symbol": "₹",
                     *           "billing_address": {
                     *             "address": "14 Senapati Bapat Road",
                     *             "street2": "Shivajinagar",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411016",
                     *             "country": "India",
                     *             "fax": "+91 20 5550 0143"
                     *           },
                     *           "shipping_address": {
                     *             "address": "Unit 6, Baner Industrial Park",
                     *             "street2": "Baner",
                     *             "city": "Pune",
                     *             "state": "Maharashtra",
                     *             "zip": "411045",
                     *             "country": "India",
                     *             "fax": "+91 20 5550 0145"
                     *           },
                     *           "created_time": "2026-03-13T10:40:00+0530",
                     *           "updated_time": "2026-03-28T11:20:00+0530",
                     *           "template_id": "4815162342481514055",
                     *           "template_name": "Standard Credit Note",
                     *           "notes": "Two bottles of RMA-00002 are credited: one came back, one was discarded.",
                     *           "terms": "The credit is refunded, or applied to invoices."
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 *       "creditnote_number": "CN-00002",
                 *       "customer_id": "4815162342481514001",
                 *       "contact_persons": [
                 *         {
                 *           "contact_person_id": "4815162342481514011"
                 *         }
                 *       ],
                 *       "date": "2026-03-13",
                 *       "is_draft": false,
                 *       "exchange_rate": "1.00",
                 *       "is_pre_gst": false,
                 *       "gst_no": "27AAFCR1234K1Z5",
                 *       "gst_treatment": "business_gst",
                 *       "reference_number": "RMA-00002",
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516005",
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
                 *       "billing_address": {
                 *         "address": "14 Senapati Bapat Road",
                 *         "street2": "Shivajinagar",
                 *         "city": "Pune",
                 *         "state": "Maharashtra",
                 *         "zip": "411016",
                 *         "country": "India",
                 *         "fax": "+91 20 5550 0143"
                 *       },
                 *       "shipping_address": {
                 *         "address": "Unit 6, Baner Industrial Park",
                 *         "street2": "Baner",
                 *         "city": "Pune",
                 *         "state": "Maharashtra",
                 *         "zip": "411045",
                 *         "country": "India",
                 *         "fax": "+91 20 5550 0145"
                 *       },
                 *       "custom_fields": [
                 *         {
                 *           "index": 1,
                 *           "label": "Region",
                 *           "value": "West"
                 *         }
                 *       ],
                 *       "template_id": "4815162342481514055",
                 *       "notes": "Two bottles of RMA-00002 are credited.",
                 *       "terms": "The credit is refunded, or applied to invoices."
                 *     }
                 */
                "application/json": components["schemas"]["CreditNoteCreate"];
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
                     *         "gst_no": "27AAFCR1234K1Z5",
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
                    "application/json": components["schemas"]["CreditNoteResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "creditnote": {
                     *         "creditnote_id": "4815162342481527001",
                     *         "creditnote_number": "CN-00002",
                     *         "date": "2026-03-13",
                     *         "is_pre_gst": false,
                     *         "gst_no": "27AAFCR1234K1Z5",
                     *         "gst_treatment": "business_gst",
                     *         "status": "closed",
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
                     *         "balance": 0,
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
                     *         "updated_time": "2026-03-28T11:20:00+0530",
                     *         "template_id": "4815162342481514055",
                     *         "template_name": "Standard Credit Note",
                     *         "notes": "Two bottles of RMA-00002 are credited: one came back, one was discarded.",
                     *         "terms": "The credit is refunded, or applied to invoices."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["CreditNoteUpdate"];
            };
        };
        responses: {
            /** @description The credit note after the change. */
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
                     *         "gst_no": "27AAFCR1234K1Z5",
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
                    "application/json": components["schemas"]["CreditNoteResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note is deleted. */
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
    voidCreditNote: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    markCreditNoteDraft: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    markCreditNoteOpen: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    submitCreditNote: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note is submitted for approval. */
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
    approveCreditNote: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note is approved. */
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
    getCreditNoteEmail: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
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
    emailCreditNote: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
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
                     *       "message": "The credit note has been e-mailed."
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
    listCreditNoteEmailHistory: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
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
                    "application/json": components["schemas"]["EmailHistoryResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["CreditNoteAddress"];
            };
        };
        responses: {
            /** @description The billing address is changed. */
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
    updateCreditNoteShippingAddress: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["CreditNoteAddress"];
            };
        };
        responses: {
            /** @description The shipping address is changed. */
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
    listCreditNoteTemplates: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    "application/json": components["schemas"]["TemplateListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the template.
                 * @example 4815162342481514051
                 */
                template_id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is set. */
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
    listCreditNoteInvoices: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "invoices": [
                     *         {
                     *           "creditnote_invoice_id": "4815162342481523041",
                     *           "invoice_id": "4815162342481523001",
                     *           "invoice_number": "INV-000031",
                     *           "amount": 1416
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreditNoteInvoiceListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["CreditNoteApplication"];
            };
        };
        responses: {
            /** @description The credit is applied. */
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
    deleteCreditNoteAppliedCredit: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the credit as applied to the invoice. It is spelt `creditnote_invoice_id` here and `creditnotes_invoice_id` under invoices; both are documented so. Whether the two are the same is not documented.
                 * @example 4815162342481523041
                 */
                creditnote_invoice_id: components["parameters"]["CreditNoteInvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credit is removed. */
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
    listAllCreditNoteRefunds: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    "application/json": components["schemas"]["CreditNoteRefundListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
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
                    "application/json": components["schemas"]["CreditNoteRefundListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["RefundInput"];
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
                    "application/json": components["schemas"]["CreditNoteRefundResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481527301
                 */
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
                    "application/json": components["schemas"]["CreditNoteRefundResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481527301
                 */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Refund of CN-00002, two bottles"
                 *     }
                 */
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description The refund after the change. */
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
                    "application/json": components["schemas"]["CreditNoteRefundResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481527301
                 */
                creditnote_refund_id: components["parameters"]["CreditNoteRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund is deleted. */
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
    listCreditNoteComments: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
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
    addCreditNoteComment: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "The customer asks for the money back by bank transfer."
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
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
                    "application/json": components["schemas"]["CommentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 4815162342481527001
                 */
                creditnote_id: components["parameters"]["CreditNoteId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
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
    createPurchaseReceive: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description Id of the purchase order that the goods belong to.
                 * @example 4815162342481528001
                 */
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
                "application/json": components["schemas"]["PurchaseReceiveCreate"];
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
                    "application/json": components["schemas"]["PurchaseReceiveResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the purchase receive.
                 * @example 4815162342481528501
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
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
                    "application/json": components["schemas"]["PurchaseReceiveResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "vendor_credits": [
                     *         {
                     *           "vendor_credit_id": "4815162342481529001",
                     *           "vendor_credit_number": "VC-00004",
                     *           "date": "2026-02-24",
                     *           "source_of_supply": "TS",
                     *           "destination_of_supply": "KA",
                     *           "gst_no": "36AABCD5678L1Z3",
                     *           "gst_treatment": "business_gst",
                     *           "is_reverse_charge_applied": false,
                     *           "status": "closed",
                     *           "reference_number": "DGW-CN-118",
                     *           "vendor_id": "4815162342481514003",
                     *           "vendor_name": "Deccan Gear Works",
                     *           "currency_id": "4815162342481500097",
                     *           "currency_code": "INR",
                     *           "exchange_rate": 1,
                     *           "price_precision": 2,
                     *           "is_inclusive_tax": false,
                     *           "line_items": {
                     *             "item_id": "4815162342481516001",
                     *             "line_item_id": "4815162342481529011",
                     *             "sku": "ADP-SLATE",
                     *             "account_id": "4815162342481510003",
                     *             "account_name": "Inventory Asset",
                     *             "name": "Alpine Daypack - Slate",
                     *             "description": "Daypack of 22 litres, slate.",
                     *             "item_order": 0,
                     *             "quantity": 2,
                     *             "unit": "pcs",
                     *             "bcy_rate": 1500,
                     *             "rate": 1500,
                     *             "tax_id": "4815162342481511001",
                     *             "tax_name": "IGST18",
                     *             "tax_type": "tax",
                     *             "tax_percentage": 18,
                     *             "item_total": 3000,
                     *             "item_total_inclusive_of_tax": 3540,
                     *             "hsn_or_sac": "42029200",
                     *             "stock_on_hand": 27,
                     *             "tags": [
                     *               {
                     *                 "tag_id": "4815162342481529101",
                     *                 "tag_option_id": "4815162342481529103"
                     *               }
                     *             ],
                     *             "item_custom_fields": [
                     *               {
                     *                 "custom_field_id": "4815162342481516103",
                     *                 "label": "Batch",
                     *                 "value": "2026-02",
                     *                 "index": 1
                     *               }
                     *             ]
                     *           },
                     *           "documents": [
                     *             {
                     *               "document_id": "4815162342481529401",
                     *               "file_name": "inspection-report.pdf"
                     *             }
                     *           ],
                     *           "custom_fields": [
                     *             {
                     *               "index": 1,
                     *               "label": "Reason",
                     *               "value": "Faulty zip"
                     *             }
                     *           ],
                     *           "sub_total": 3000,
                     *           "total": 3540,
                     *           "total_credits_used": 2000,
                     *           "total_refunded_amount": 1540,
                     *           "balance": 0,
                     *           "notes": "Two daypacks came with faulty zips. They went back to the vendor on 24 February.",
                     *           "comments": [
                     *             {
                     *               "comment_id": "4815162342481529211",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "description": "Refund of 1540.00 updated.",
                     *               "commented_by_id": "4815162342481530301",
                     *               "commented_by": "Meera Nair",
                     *               "comment_type": "system",
                     *               "date": "2026-02-26",
                     *               "date_description": "30 days ago",
                     *               "time": "04:20 PM",
                     *               "operation_type": "Updated",
                     *               "transaction_id": "4815162342481529001",
                     *               "transaction_type": "vendor_credit"
                     *             },
                     *             {
                     *               "comment_id": "4815162342481529209",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "description": "Refund of 1540.00 recorded.",
                     *               "commented_by_id": "4815162342481530301",
                     *               "commented_by": "Meera Nair",
                     *               "comment_type": "system",
                     *               "date": "2026-02-26",
                     *               "date_description": "30 days ago",
                     *               "time": "04:05 PM",
                     *               "operation_type": "Added",
                     *               "transaction_id": "4815162342481529001",
                     *               "transaction_type": "vendor_credit"
                     *             },
                     *             {
                     *               "comment_id": "4815162342481529207",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "description": "Credit of 2000.00 applied to BILL-00021.",
                     *               "commented_by_id": "4815162342481530301",
                     *               "commented_by": "Meera Nair",
                     *               "comment_type": "system",
                     *               "date": "2026-02-25",
                     *               "date_description": "31 days ago",
                     *               "time": "12:15 PM",
                     *               "operation_type": "Added",
                     *               "transaction_id": "4815162342481529001",
                     *               "transaction_type": "vendor_credit"
                     *             },
                     *             {
                     *               "comment_id": "4815162342481529205",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "description": "Vikram Rao agreed to the credit by phone.",
                     *               "commented_by_id": "4815162342481530301",
                     *               "commented_by": "Meera Nair",
                     *               "comment_type": "internal",
                     *               "date": "2026-02-24",
                     *               "date_description": "32 days ago",
                     *               "time": "11:20 AM",
                     *               "operation_type": "Added",
                     *               "transaction_id": "4815162342481529001",
                     *               "transaction_type": "vendor_credit"
                     *             },
                     *             {
                     *               "comment_id": "4815162342481529203",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "description": "Vendor credit VC-00004 updated.",
                     *               "commented_by_id": "4815162342481530301",
                     *               "commented_by": "Meera Nair",
                     *               "comment_type": "system",
                     *               "date": "2026-02-24",
                     *               "date_description": "32 days ago",
                     *               "time": "10:55 AM",
                     *               "operation_type": "Updated",
                     *               "transaction_id": "4815162342481529001",
                     *               "transaction_type": "vendor_credit"
                     *             },
                     *             {
                     *               "comment_id": "4815162342481529201",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "description": "Vendor credit VC-00004 created for 3540.00.",
                     *               "commented_by_id": "4815162342481530301",
                     *               "commented_by": "Meera Nair",
                     *               "comment_type": "system",
                     *               "date": "2026-02-24",
                     *               "date_description": "32 days ago",
                     *               "time": "10:40 AM",
                     *               "operation_type": "Added",
                     *               "transaction_id": "4815162342481529001",
                     *               "transaction_type": "vendor_credit"
                     *             }
                     *           ],
                     *           "vendor_credit_refunds": [
                     *             {
                     *               "vendor_credit_refund_id": "4815162342481529301",
                     *               "vendor_credit_id": "4815162342481529001",
                     *               "date": "2026-02-26",
                     *               "refund_mode": "banktransfer",
                     *               "reference_number": "NEFT-20260226-0091",
                     *               "description": "Refund of what was left of VC-00004",
                     *               "amount_bcy": 1540,
                     *               "amount_fcy": 1540
                     *             }
                     *           ],
                     *           "bills_credited": [
                     *             {
                     *               "bill_id": "4815162342481529501",
                     *               "vendor_credit_bill_id": "4815162342481529511",
                     *               "date": "2026-02-25",
                     *               "bill_number": "BILL-00021",
                     *               "amount": 2000
                     *             }
                     *           ],
                     *           "created_time": "2026-02-24T10:40:00+0530",
                     *           "last_modified_time": "2026-02-26T16:20:00+0530"
                     *         }
                     *       ],
                     *       "page_context": {
                     *         "page": 1,
                     *         "per_page": 200,
                     *         "has_more_page": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VendorCreditListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
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
                 *       "vendor_id": "4815162342481514003",
                 *       "vendor_credit_number": "VC-00004",
                 *       "gst_treatment": "business_gst",
                 *       "gst_no": "36AABCD5678L1Z3",
                 *       "source_of_supply": "TS",
                 *       "destination_of_supply": "KA",
                 *       "reference_number": "DGW-CN-118",
                 *       "is_update_customer": false,
                 *       "date": "2026-02-24",
                 *       "exchange_rate": 1,
                 *       "is_inclusive_tax": false,
                 *       "line_items": [
                 *         {
                 *           "item_id": "4815162342481516001",
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
                 *       "notes": "Two daypacks came with faulty zips.",
                 *       "documents": [
                 *         {
                 *           "document_id": "4815162342481529401"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VendorCreditCreate"];
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
                     *         "gst_no": "36AABCD5678L1Z3",
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
                    "application/json": components["schemas"]["VendorCreditResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
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
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "success",
                     *       "vendor_credit": {
                     *         "vendor_credit_id": "4815162342481529001",
                     *         "vendor_credit_number": "VC-00004",
                     *         "date": "2026-02-24",
                     *         "source_of_supply": "TS",
                     *         "destination_of_supply": "KA",
                     *         "gst_no": "36AABCD5678L1Z3",
                     *         "gst_treatment": "business_gst",
                     *         "is_reverse_charge_applied": false,
                     *         "status": "closed",
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
                     *         "total_credits_used": 2000,
                     *         "total_refunded_amount": 1540,
                     *         "balance": 0,
                     *         "notes": "Two daypacks came with faulty zips. They went back to the vendor on 24 February.",
                     *         "comments": [
                     *           {
                     *             "comment_id": "4815162342481529211",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Refund of 1540.00 updated.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-26",
                     *             "date_description": "30 days ago",
                     *             "time": "04:20 PM",
                     *             "operation_type": "Updated",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           },
                     *           {
                     *             "comment_id": "4815162342481529209",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Refund of 1540.00 recorded.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-26",
                     *             "date_description": "30 days ago",
                     *             "time": "04:05 PM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           },
                     *           {
                     *             "comment_id": "4815162342481529207",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Credit of 2000.00 applied to BILL-00021.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-25",
                     *             "date_description": "31 days ago",
                     *             "time": "12:15 PM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           },
                     *           {
                     *             "comment_id": "4815162342481529205",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Vikram Rao agreed to the credit by phone.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "internal",
                     *             "date": "2026-02-24",
                     *             "date_description": "32 days ago",
                     *             "time": "11:20 AM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           },
                     *           {
                     *             "comment_id": "4815162342481529203",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "description": "Vendor credit VC-00004 updated.",
                     *             "commented_by_id": "4815162342481530301",
                     *             "commented_by": "Meera Nair",
                     *             "comment_type": "system",
                     *             "date": "2026-02-24",
                     *             "date_description": "32 days ago",
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
                     *             "date_description": "32 days ago",
                     *             "time": "10:40 AM",
                     *             "operation_type": "Added",
                     *             "transaction_id": "4815162342481529001",
                     *             "transaction_type": "vendor_credit"
                     *           }
                     *         ],
                     *         "vendor_credit_refunds": [
                     *           {
                     *             "vendor_credit_refund_id": "4815162342481529301",
                     *             "vendor_credit_id": "4815162342481529001",
                     *             "date": "2026-02-26",
                     *             "refund_mode": "banktransfer",
                     *             "reference_number": "NEFT-20260226-0091",
                     *             "description": "Refund of what was left of VC-00004",
                     *             "amount_bcy": 1540,
                     *             "amount_fcy": 1540
                     *           }
                     *         ],
                     *         "bills_credited": [
                     *           {
                     *             "bill_id": "4815162342481529501",
                     *             "vendor_credit_bill_id": "4815162342481529511",
                     *             "date": "2026-02-25",
                     *             "bill_number": "BILL-00021",
                     *             "amount": 2000
                     *           }
                     *         ],
                     *         "created_time": "2026-02-24T10:40:00+0530",
                     *         "last_modified_time": "2026-02-26T16:20:00+0530"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VendorCreditResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["VendorCreditUpdate"];
            };
        };
        responses: {
            /** @description The vendor credit after the change. */
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
                     *         "gst_no": "36AABCD5678L1Z3",
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
                    "application/json": components["schemas"]["VendorCreditResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor credit is deleted. */
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
    markVendorCreditOpen: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    voidVendorCredit: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
    submitVendorCredit: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor credit is submitted for approval. */
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
    approveVendorCredit: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor credit is approved. */
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
    listVendorCreditBills: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bills that the credit is applied to. */
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
                    "application/json": components["schemas"]["VendorCreditBillListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["VendorCreditApplication"];
            };
        };
        responses: {
            /** @description The credit is applied. */
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
    deleteVendorCreditAppliedCredit: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the credit as applied to a bill. The record has it beside the `bill_id`.
                 * @example 4815162342481529511
                 */
                vendor_credit_bill_id: components["parameters"]["VendorCreditBillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applied credit is removed. */
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
    listVendorCreditRefunds: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
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
                    "application/json": components["schemas"]["VendorCreditRefundListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody: {
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
                "application/json": components["schemas"]["RefundInput"];
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
                    "application/json": components["schemas"]["VendorCreditRefundResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481529301
                 */
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
                    "application/json": components["schemas"]["VendorCreditRefundResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481529301
                 */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Refund of what was left of VC-00004"
                 *     }
                 */
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description The refund after the change. */
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
                    "application/json": components["schemas"]["VendorCreditRefundResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the refund.
                 * @example 4815162342481529301
                 */
                vendor_credit_refund_id: components["parameters"]["VendorCreditRefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund is deleted. */
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
    listAllVendorCreditRefunds: {
        parameters: {
            query: {
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
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
                    "application/json": components["schemas"]["VendorCreditRefundListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /** @description Number of the page to return, counted from 1. 1 by default. */
                page?: components["parameters"]["Page"];
                /** @description Largest number of records that a page may hold. 200 by default, as in the documented listing of taxes; an upper limit is not documented. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
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
                    "application/json": components["schemas"]["VendorCreditCommentListResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Vikram Rao agreed to the credit by phone."
                 *     }
                 */
                "application/json": components["schemas"]["CommentInput"];
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
                    "application/json": components["schemas"]["VendorCreditCommentResponse"];
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
                /**
                 * @description Id of the organization that the call is about. `listOrganizations` lists the organizations with their ids.
                 * @example 10234695
                 */
                organization_id: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the vendor credit.
                 * @example 4815162342481529001
                 */
                vendor_credit_id: components["parameters"]["VendorCreditId"];
                /**
                 * @description Id of the comment.
                 * @example 4815162342481530101
                 */
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
