// Made from openapi/ by `npm run build`. Do not edit.

/**
 * The body of an error response.
 *
 * Inferred: Every JSON response carries `code` and `message`, and the shape of error bodies is not shown; that they carry the two as well is assumed.
 */
export interface ErrorEnvelope {
    /** Error code. Never 0, which means success. */
    code: number;
    /** What went wrong, for people to read. */
    message: string;
}
/** What every successful JSON response carries next to its payload. */
export interface SuccessEnvelope {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
}
/** Where a page stands in its list, and how the list is filtered and sorted. */
export interface PageContext {
    /** Number of this page. */
    page?: number;
    /** Largest number of records on a page, such as 200. */
    per_page?: number;
    /** Whether another page follows. */
    has_more_page?: boolean;
    report_name?: string;
    /** Filter in force, in the form `Status.All`. */
    applied_filter?: 'Status.All' | (string & {});
    /** Field that the list is sorted by. */
    sort_column?: 'created_time' | (string & {});
    /** Direction that the list is sorted in. */
    sort_order?: 'D' | (string & {});
}
/** Identifier that the server generates, as text or as a number. It can exceed 2^53, where a JavaScript number loses digits: handle it as text. */
export type Id = string;
/**
 * A date in the form `yyyy-mm-dd`. (Format: date)
 */
export type CalendarDate = string;
/** A business that manages its inventory and orders with the service. */
export interface Organization {
    /** Id that every other operation requires in its query, as `organization_id`. */
    organization_id: Id;
    name?: string;
    contact_name?: string;
    email?: string;
    is_default_org?: boolean;
    plan_type?: number;
    tax_group_enabled?: boolean;
    zi_migration_status?: number;
    /** Name of the plan, which limits the requests per day: 1500 on a free or trial plan, 2500 on the standard plan. */
    plan_name?: string;
    plan_period?: string;
    language_code?: string;
    fiscal_year_start_month?: number;
    account_created_date?: CalendarDate;
    /** The `account_created_date`, formatted for display. */
    account_created_date_formatted?: string;
    time_zone?: string;
    is_org_active?: boolean;
    /** Id of the organization's base currency. */
    currency_id?: Id;
    /** Code of the organization's base currency. */
    currency_code?: string;
    /** Symbol of the organization's base currency. */
    currency_symbol?: string;
    /** How amounts in the base currency are formatted. */
    currency_format?: string;
    /** Number of decimal places in prices. */
    price_precision?: number;
    /** Type of the GST registration. The name of the field is misspelt. */
    gst_registartion_type?: string;
    gst_no?: string;
    business_type?: string;
    /** Whether the organization can be deleted. The name of the field mixes two styles. */
    is_orgDeletion_allowed?: boolean;
}
/** Response with the organizations, in `organizations`. */
export interface OrganizationListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    organizations: Organization[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * Whether the tax is a compound tax (`compound_tax`) or not (`tax`).
 * @enum {string}
 */
export type TaxType = "tax" | "compound_tax";
/** A tax as an update returns it, without `tax_specific_type`. */
export interface UpdatedTax {
    /** Id by which items and lines refer to the tax. */
    tax_id: Id;
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is a compound tax (`compound_tax`) or not (`tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    is_value_added?: boolean;
}
/**
 * Kind of tax in the Indian edition. An empty text is accepted, too. (empty text inferred)
 * @enum {string}
 */
export type TaxSpecificType = "igst" | "cgst" | "sgst" | "nil" | "cess" | "";
/** A tax that sales and purchases are charged with. */
export interface Tax {
    /** Id by which items and lines refer to the tax. */
    tax_id: Id;
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is a compound tax (`compound_tax`) or not (`tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    is_value_added?: boolean;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
}
/** A tax in the list, which also says whether the tax is the default and whether it can be edited. */
export interface TaxListItem {
    /** Id by which items and lines refer to the tax. */
    tax_id: Id;
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is a compound tax (`compound_tax`) or not (`tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    is_value_added?: boolean;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
    is_default_tax?: boolean;
    /** Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** A page of taxes, with a `page_context`. */
export interface TaxListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** Taxes on this page. */
    taxes: TaxListItem[];
    page_context: PageContext;
}
/** The fields of a new tax. The server generates its `tax_id`. The sandbox needs `tax_name` and `tax_percentage`. */
export interface TaxCreate {
    /** (needed by the sandbox) */
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (needed by the sandbox) (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is a compound tax (`compound_tax`) or not (`tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
    is_value_added?: boolean;
    update_draft_invoice?: boolean;
    /** Whether to update draft sales orders as well. */
    update_draft_so?: boolean;
    /** Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** Response with a new tax, in the array `tax`. */
export interface TaxArrayResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** The new tax, which comes in an array. */
    tax: Tax[];
}
/** Identifier in a URL: any text but the empty one, without a slash. Where a URL has a literal segment in its place, as `/invoices/email` has, the literal wins. */
export type PathId = string;
/** Response with one tax, as an object in `tax`. */
export interface TaxResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    tax: Tax;
}
/** The fields of a tax to change, the same as for a new tax. */
export interface TaxUpdate {
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is a compound tax (`compound_tax`) or not (`tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
    is_value_added?: boolean;
    update_draft_invoice?: boolean;
    /** Whether to update draft sales orders as well. */
    update_draft_so?: boolean;
    /** Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** Response to an update, with the tax as an object in `tax`. */
export interface UpdatedTaxResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    tax: UpdatedTax;
}
/**
 * The fields of a new tax group.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type TaxGroupCreate = {
    /** (inferred; type inferred) */
    tax_group_name?: string;
    /** Ids of the taxes that belong to the group. (inferred) */
    taxes?: Id[];
} & {
    [key: string]: unknown;
};
/**
 * A tax group. The organization's `tax_group_enabled` says whether tax groups are enabled.
 *
 * Inferred: The id is taken from the URL; no field of the record is documented.
 */
export type TaxGroup = {
    /** (inferred; type inferred) */
    tax_group_id?: Id;
} & {
    [key: string]: unknown;
};
/**
 * Response with one tax group, in `tax_group`.
 *
 * Inferred: The key is that of a single record, by the documented convention; the response is not documented. The client checks that `tax_group` is there; calls by path do not.
 */
export interface TaxGroupResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    tax_group: TaxGroup;
}
/**
 * The fields of a tax group to change.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type TaxGroupUpdate = {
    /** (inferred; type inferred) */
    tax_group_name?: string;
} & {
    [key: string]: unknown;
};
/**
 * Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`).
 * @enum {string}
 */
export type PricebookType = "per_item" | "fixed_percentage";
/**
 * How prices are rounded. The value `round_to_dollor` is misspelt.
 * @enum {string}
 */
export type RoundingType = "no_rounding" | "round_to_dollor" | "round_to_dollar_minus_01" | "round_to_half_dollar" | "round_to_half_dollar_minus_01";
/**
 * Whether the price list applies to sales or to purchases.
 * @enum {string}
 */
export type SalesOrPurchaseType = "sales" | "purchases";
/** State of the record, such as `active`. */
export type RecordStatus = 'active' | (string & {});
/** The price of one item in a price list. */
export interface PricebookItem {
    /** Id of the row, which an update of the price list may carry. */
    pricebook_item_id: Id;
    /** Item that the price is for. */
    item_id?: Id;
    /**
     * Price of the item, as a whole number. (Format: int64)
     */
    pricebook_rate?: number;
}
/** A list of prices for sales or for purchases. */
export interface Pricebook {
    pricebook_id: Id;
    name?: string;
    description?: string;
    /** Currency that the prices are in. */
    currency_id?: Id;
    /** Code of the currency that the prices are in. */
    currency_code?: string;
    /** Number of decimal places in prices. */
    decimal_place?: number;
    is_default?: boolean;
    /** Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase?: boolean;
    /** Markup or markdown in percent. `is_increase` says which of the two. */
    percentage?: number;
    /** Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`). Values: `per_item`, `fixed_percentage`. */
    pricebook_type?: PricebookType;
    /** How prices are rounded. The value `round_to_dollor` is misspelt. Values: `no_rounding`, `round_to_dollor`, `round_to_dollar_minus_01`, `round_to_half_dollar`, `round_to_half_dollar_minus_01`. */
    rounding_type?: RoundingType;
    /** Whether the price list applies to sales or to purchases. Values: `sales`, `purchases`. */
    sales_or_purchase_type?: SalesOrPurchaseType;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
    /** Prices of individual items, given when `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItem[];
}
/** Response with the price lists, in `pricebooks`. */
export interface PricebookListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    pricebooks: Pricebook[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** The price of one item in a new price list. */
export interface PricebookItemCreate {
    /** Item that the price is for. */
    item_id?: Id;
    /**
     * Price of the item, as a whole number. (Format: int64)
     */
    pricebook_rate?: number;
}
/** The fields of a new price list. `description`, `rounding_type` and `pricebook_items` are optional. */
export interface PricebookCreate {
    name: string;
    /** Currency that the prices are in. */
    currency_id: Id;
    /** Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`). Values: `per_item`, `fixed_percentage`. */
    pricebook_type: PricebookType;
    /** Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase: boolean;
    /** Whether the price list applies to sales or to purchases. Values: `sales`, `purchases`. */
    sales_or_purchase_type: SalesOrPurchaseType;
    description?: string;
    /** How prices are rounded. The value `round_to_dollor` is misspelt. Values: `no_rounding`, `round_to_dollor`, `round_to_dollar_minus_01`, `round_to_half_dollar`, `round_to_half_dollar_minus_01`. */
    rounding_type?: RoundingType;
    /** Prices of individual items, given when `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItemCreate[];
}
/** Response with one price list, in `pricebook`. */
export interface PricebookResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    pricebook: Pricebook;
}
/** The price of one item in an update of a price list. */
export interface PricebookItemUpdate {
    /** Id of the row, if the price list already has it. */
    pricebook_item_id?: Id;
    /** Item that the price is for. */
    item_id?: Id;
    /**
     * Price of the item, as a whole number. (Format: int64)
     */
    pricebook_rate?: number;
}
/** The fields of a price list to change, the same as for a new one. */
export interface PricebookUpdate {
    name?: string;
    description?: string;
    /** Currency that the prices are in. */
    currency_id?: Id;
    /** Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`). Values: `per_item`, `fixed_percentage`. */
    pricebook_type?: PricebookType;
    /** Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase?: boolean;
    /** How prices are rounded. The value `round_to_dollor` is misspelt. Values: `no_rounding`, `round_to_dollor`, `round_to_dollar_minus_01`, `round_to_half_dollar`, `round_to_half_dollar_minus_01`. */
    rounding_type?: RoundingType;
    /** Prices of individual items, given when `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItemUpdate[];
    /** Whether the price list applies to sales or to purchases. Values: `sales`, `purchases`. */
    sales_or_purchase_type?: SalesOrPurchaseType;
}
/** A place where the organization keeps stock. */
export interface Warehouse {
    /** Id by which transfer orders and lines refer to the warehouse. */
    warehouse_id: Id;
    warehouse_name?: string;
    /** Street. City, state and postal code have their own fields. */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    zip?: string;
    phone?: string;
    email?: string;
    is_primary?: boolean;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
}
/** A warehouse in the list, with its `country`. */
export interface WarehouseListItem {
    /** Id by which transfer orders and lines refer to the warehouse. */
    warehouse_id: Id;
    warehouse_name?: string;
    /** Street. City, state and postal code have their own fields. */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    zip?: string;
    /** Country that the warehouse is in. Only the list shows it. (type inferred) */
    country?: string;
    phone?: string;
    email?: string;
    is_primary?: boolean;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
}
/** Response with the warehouses, in `warehouses`. */
export interface WarehouseListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    warehouses: WarehouseListItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** The fields of a new warehouse. Only `warehouse_name` is required. */
export interface WarehouseCreate {
    warehouse_name: string;
    /** Street. City, state and postal code have their own fields. */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    zip?: string;
    phone?: string;
    email?: string;
}
/** Response with one warehouse, in `warehouse`. */
export interface WarehouseResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    warehouse: Warehouse;
}
/** The fields of a warehouse to change. Only `warehouse_name` is required. */
export interface WarehouseUpdate {
    warehouse_name: string;
    /** Street. City, state and postal code have their own fields. */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    zip?: string;
    phone?: string;
    email?: string;
}
/** Stock keeping unit. No two items have the same one. */
export type Sku = string;
/** Universal product code, 12 digits. As text it keeps leading zeros. An empty text is accepted, too. (empty text inferred) */
export type Upc = string | number;
/** European article number. As text it keeps leading zeros. */
export type Ean = string | number;
/**
 * What the tax is for, `intra` or `inter`.
 * @enum {string}
 */
export type TaxSpecification = "intra" | "inter";
/** A tax of an item, for `intra` or for `inter`. */
export interface ItemTaxPreference {
    /** Tax or tax group that is charged. (record inferred) */
    tax_id?: Id;
    /** What the tax is for, `intra` or `inter`. Values: `intra`, `inter`. */
    tax_specification?: TaxSpecification;
}
/**
 * Whether the item is for inventory, for sales, for purchases, or for both sales and purchases.
 * @enum {string}
 */
export type ItemType = "inventory" | "sales" | "purchases" | "sales_and_purchases";
/** Files attached to the record. */
export type ItemDocuments = {
    [key: string]: unknown;
}[];
/** A custom field, with the value that a record has in it. */
export interface CustomField {
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
    label?: string;
    /** What the record has in the custom field, as text. */
    value?: string;
}
/** A custom field of an item, with its `customfield_id`. */
export interface ItemCustomFieldValue {
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
    label?: string;
    /** Id of the custom field. Composite items spell it `custom_field_id`. */
    customfield_id?: Id;
    /** What the record has in the custom field, as text. */
    value?: string;
}
/** Type of the tax in `tax_id`. */
export type ItemTaxType = string;
/** An item of the catalog, for inventory, sales or purchases. */
export interface Item {
    /** Id by which price lists, composite items and lines refer to the item. */
    item_id: Id;
    name?: string;
    /** Item group that the item belongs to. */
    group_id?: Id;
    group_name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. */
    unit?: string;
    /** Whether the item is for inventory, for sales, for purchases, or for both sales and purchases. Values: `inventory`, `sales`, `purchases`, `sales_and_purchases`. */
    item_type?: ItemType;
    is_taxable?: boolean;
    /** Tax that is charged on the item. */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /**
     * Rate of the tax in `tax_id`, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    documents?: ItemDocuments;
    /** (type inferred) */
    description?: string;
    purchase_account_id?: Id;
    /** (type inferred) */
    purchase_account_name?: string;
    /** (type inferred) */
    account_name?: string;
    inventory_account_id?: Id;
    /** Id of the attribute that the items of the group differ in. */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** Id of the item's option of the group's attribute. */
    attribute_option_id1?: Id;
    /** The item's option of the attribute in `attribute_name1`. (type inferred) */
    attribute_option_name1?: string;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
    /** (type inferred) */
    source?: string;
    /**
     * Sales price of one unit. (Format: double)
     */
    rate?: number;
    /**
     * Price of one unit on a price list. (Format: double)
     */
    pricebook_rate?: number;
    /**
     * Purchase price of one unit. (Format: double)
     */
    purchase_rate?: number;
    /**
     * Quantity in stock at which to reorder the item. (Format: double)
     */
    reorder_level?: number;
    /**
     * Quantity in stock that the item starts with. (Format: double)
     */
    initial_stock?: number;
    /**
     * Price of one unit of the `initial_stock`. (Format: double)
     */
    initial_stock_rate?: number;
    /** The `contact_id` of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    vendor_name?: string;
    /**
     * Quantity in stock. (Format: double)
     */
    stock_on_hand?: number;
    /** Available quantity, based on shipments and receives. */
    available_stock?: number;
    /** `available_stock` minus the ordered quantity. */
    actual_available_stock?: number;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International Standard Book Number. */
    isbn?: string;
    part_number?: string;
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** File format of the image, such as `png`. (type inferred) */
    image_type?: string;
    /** (type inferred) */
    purchase_description?: string;
    /** Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** HSN code for goods, or SAC for services. */
    hsn_or_sac?: string;
    custom_fields?: ItemCustomFieldValue[];
}
/**
 * Response with the items, in `items`.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `items` is there; calls by path do not.
 */
export interface ItemListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    items: Item[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** The fields of a new item. Only `name` is required. */
export interface ItemCreate {
    name: string;
    /** Item group that the item belongs to. */
    group_id?: Id;
    group_name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. */
    unit?: string;
    documents?: ItemDocuments;
    /** Whether the item is for inventory, for sales, for purchases, or for both sales and purchases. Values: `inventory`, `sales`, `purchases`, `sales_and_purchases`. */
    item_type?: ItemType;
    is_taxable?: boolean;
    /** Tax that is charged on the item. */
    tax_id?: Id;
    /** (type inferred) */
    description?: string;
    purchase_account_id?: Id;
    inventory_account_id?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /**
     * Sales price of one unit. (Format: double)
     */
    rate?: number;
    /**
     * Purchase price of one unit. (Format: double)
     */
    purchase_rate?: number;
    /**
     * Quantity in stock at which to reorder the item. (Format: double)
     */
    reorder_level?: number;
    /**
     * Quantity in stock that the item starts with. (Format: double)
     */
    initial_stock?: number;
    /**
     * Price of one unit of the `initial_stock`. (Format: double)
     */
    initial_stock_rate?: number;
    /** The `contact_id` of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    vendor_name?: string;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International Standard Book Number. */
    isbn?: string;
    part_number?: string;
    /** The item's option of the attribute in `attribute_name1`. (type inferred) */
    attribute_option_name1?: string;
    /** (type inferred) */
    purchase_description?: string;
    /** Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** HSN code for goods, or SAC for services. */
    hsn_or_sac?: string;
    custom_fields?: ItemCustomFieldValue[];
}
/** Response with one item, in `item`. */
export interface ItemResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    item: Item;
}
/** An item of an item group, with its stock and image. */
export interface ItemGroupItem {
    item_id: Id;
    name?: string;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
    /**
     * Sales price of one unit. (Format: double)
     */
    rate?: number;
    /**
     * Purchase price of one unit. (Format: double)
     */
    purchase_rate?: number;
    /**
     * Quantity in stock at which to reorder the item. (Format: double)
     */
    reorder_level?: number;
    /**
     * Quantity in stock that the item starts with. (Format: double)
     */
    initial_stock?: number;
    /**
     * Price of one unit of the `initial_stock`. (Format: double)
     */
    initial_stock_rate?: number;
    /** The `contact_id` of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    vendor_name?: string;
    /**
     * Quantity in stock. (Format: double)
     */
    stock_on_hand?: number;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International Standard Book Number. */
    isbn?: string;
    part_number?: string;
    /** Id of the item's option of the group's attribute. */
    attribute_option_id1?: Id;
    /** The item's option of the group's attribute. (type inferred) */
    attribute_option_name1?: string;
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** File format of the image, such as `png`. (type inferred) */
    image_type?: string;
    /** Available quantity, based on shipments and receives. */
    available_stock?: number;
    /** `available_stock` minus the ordered quantity. */
    actual_available_stock?: number;
}
/** One option of an attribute, such as a colour. */
export interface ItemGroupAttributeOption {
    /** (type inferred) */
    name?: string;
    id?: Id;
}
/** An attribute that the items of a group differ in. */
export interface ItemGroupAttribute {
    /** (type inferred) */
    name?: string;
    id?: Id;
    /** Options of the attribute. Each item has one of them. */
    options?: ItemGroupAttributeOption[];
}
/** A date and time, in one of two ISO 8601 forms: with an offset of hours and minutes and no colon (`2026-01-31T10:00:00-0800`), or with milliseconds and `Z` (`2026-01-31T10:00:00.000Z`). The first is not RFC 3339. */
export type DateTime = string;
/** A group of items that differ in an attribute. */
export interface ItemGroup {
    /** Id by which items refer to the item group. */
    group_id: Id;
    /** (type inferred) */
    group_name?: string;
    /** (type inferred) */
    brand?: string;
    /** (type inferred) */
    manufacturer?: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    is_taxable?: boolean;
    /** Tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** Rate of the tax in `tax_id`, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
    /** (type inferred) */
    source?: string;
    documents?: ItemDocuments;
    /** (type inferred) */
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** File format of the image, such as `png`. (type inferred) */
    image_type?: string;
    items?: ItemGroupItem[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    created_time?: DateTime;
    last_modified_time?: DateTime;
}
/** An item group in the list, always with `created_time` and `last_modified_time`. */
export interface ItemGroupListItem {
    /** Id by which items refer to the item group. */
    group_id: Id;
    /** (type inferred) */
    group_name?: string;
    created_time: DateTime;
    last_modified_time: DateTime;
    /** (type inferred) */
    brand?: string;
    /** (type inferred) */
    manufacturer?: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    is_taxable?: boolean;
    /** Tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** Rate of the tax in `tax_id`, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
    /** (type inferred) */
    source?: string;
    documents?: ItemDocuments;
    /** (type inferred) */
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** File format of the image, such as `png`. (type inferred) */
    image_type?: string;
    items?: ItemGroupItem[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
}
/** Response with the item groups, in `itemgroups`. */
export interface ItemGroupListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    itemgroups: ItemGroupListItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** An item of a new item group. `name`, `rate` and `purchase_rate` are required. */
export interface ItemGroupItemCreate {
    name: string;
    /**
     * Sales price of one unit. (Format: double)
     */
    rate: number;
    /**
     * Purchase price of one unit. (Format: double)
     */
    purchase_rate: number;
    /**
     * Quantity in stock at which to reorder the item. (Format: double)
     */
    reorder_level?: number;
    /**
     * Quantity in stock that the item starts with. (Format: double)
     */
    initial_stock?: number;
    /**
     * Price of one unit of the `initial_stock`. (Format: double)
     */
    initial_stock_rate?: number;
    /** The `contact_id` of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International Standard Book Number. */
    isbn?: string;
    part_number?: string;
    /** The item's option of the group's attribute. (type inferred) */
    attribute_option_name1?: string;
}
/** The fields of a new item group, with its items. `group_name` and `unit` are required. */
export interface ItemGroupCreate {
    group_name: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. */
    unit: string;
    /** (type inferred) */
    brand?: string;
    /** (type inferred) */
    manufacturer?: string;
    /** (type inferred) */
    description?: string;
    /** Tax that is charged on the items. */
    tax_id?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** Items to create with the group. */
    items?: ItemGroupItemCreate[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
}
/** The bytes of a file. */
export type BinaryFile = Blob;
/** An image, sent in the form field `image`. */
export interface ImageUpload {
    /** (type inferred) */
    image?: BinaryFile;
}
/**
 * An image of a new item group, sent in the form field `image`.
 *
 * Inferred: The documents name the form field `image` next to the fields of the JSON body; that the form holds the image alone is assumed, and other fields are taken as well.
 */
export interface ItemGroupImageUpload {
    /** (inferred; type inferred) */
    image?: BinaryFile;
}
/** Response with a new item group, whose fields stand next to `code` and `message`. */
export interface ItemGroupCreatedResponse {
    /** Id by which items refer to the item group. */
    group_id: Id;
    /** (type inferred) */
    group_name?: string;
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (type inferred) */
    brand?: string;
    /** (type inferred) */
    manufacturer?: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    is_taxable?: boolean;
    /** Tax that is charged on the items. (type inferred; record inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** Rate of the tax in `tax_id`, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** State of the record, such as `active`. Known values: `active`. */
    status?: RecordStatus;
    /** (type inferred) */
    source?: string;
    documents?: ItemDocuments;
    /** (type inferred) */
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** File format of the image, such as `png`. (type inferred) */
    image_type?: string;
    items?: ItemGroupItem[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    created_time?: DateTime;
    last_modified_time?: DateTime;
}
/** The fields of an item group to change, with the name, prices and SKU of an item. */
export interface ItemGroupUpdate {
    /** (type inferred) */
    group_name: string;
    /** Name of an item, not of the group. */
    name: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit: string;
    /**
     * Sales price of one unit. (Format: double)
     */
    rate: number;
    /**
     * Purchase price of one unit. (Format: double)
     */
    purchase_rate: number;
    /** (type inferred) */
    sku: Sku;
    /** (type inferred) */
    brand?: string;
    /** (type inferred) */
    manufacturer?: string;
    /** (type inferred) */
    description?: string;
    /** Tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
}
/**
 * Response with one item group, in `itemgroup`.
 *
 * Inferred: The key is the singular of the documented key `itemgroups`; the response is not documented. The client checks that `itemgroup` is there; calls by path do not.
 */
export interface ItemGroupResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    itemgroup: ItemGroup;
}
/** A tax of a composite item, for `intra` or for `inter`. */
export interface CompositeItemTaxPreference {
    /** Tax or tax group that is charged. (type inferred; record inferred) */
    tax_id?: Id;
    /** What the tax is for, `intra` or `inter`. Values: `intra`, `inter`. */
    tax_specification?: TaxSpecification;
}
/** A custom field of a composite item, with its `custom_field_id`. */
export interface CompositeItemCustomField {
    /** Id of the custom field. Other items spell it `customfield_id`. (type inferred) */
    custom_field_id?: Id;
    /** What the record has in the custom field, as text. */
    value?: string;
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
    label?: string;
}
/**
 * File format of the image. An empty text is accepted, too. (empty text inferred)
 * @enum {string}
 */
export type ImageType = "gif" | "png" | "jpeg" | "jpg" | "bmp" | "";
/** An item that a composite item is made up of, with its quantity, prices and stock. */
export interface MappedItem {
    /** Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item that is the part. (type inferred; record inferred) */
    item_id?: Id;
    /** Sales price of one unit. (type inferred) */
    rate?: number;
    /** Purchase price of one unit. (type inferred) */
    purchase_rate?: number;
    /** (type inferred) */
    sku?: Sku;
    /** (type inferred) */
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** File format of the image. An empty text is accepted, too. Values: `gif`, `png`, `jpeg`, `jpg`, `bmp`. */
    image_type?: ImageType;
    /** (type inferred) */
    purchase_description?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
    /** (type inferred) */
    description?: string;
    /**
     * Quantity of the item in the composite item. (Format: double)
     */
    quantity?: number;
    /** Quantity in stock. (type inferred) */
    stock_on_hand?: number;
    /** Available quantity, based on shipments and receives. (type inferred) */
    available_stock?: number;
    /** `available_stock` minus the ordered quantity. (type inferred) */
    actual_available_stock?: number;
}
/** An item that is made up of other items, its `mapped_items`. */
export interface CompositeItem {
    /** Id of the composite item, which lines carry as their `item_id`. */
    composite_item_id: Id;
    /** (type inferred) */
    name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    tax_name?: string;
    /**
     * Rate of the tax in `tax_id`, in percent. (Format: double)
     */
    tax_percentage?: number;
    tax_type?: 'tax' | 'group tax' | (string & {});
    /** (type inferred) */
    purchase_account_id?: Id;
    /** (type inferred) */
    purchase_account_name?: string;
    /** (type inferred) */
    account_id?: Id;
    /** (type inferred) */
    account_name?: string;
    /** (type inferred) */
    inventory_account_id?: Id;
    /** (type inferred) */
    inventory_account_name?: string;
    /** State of the composite item, which `markCompositeItemActive` and `markCompositeItemInactive` set. */
    status?: 'active' | 'inactive' | (string & {});
    /** (type inferred) */
    source?: string;
    /** Always `true`, since the record is a composite item. */
    is_combo_product?: boolean;
    /**
     * Always `inventory` for a composite item.
     * @constant
     */
    item_type?: "inventory";
    /** Sales price of one unit. (type inferred) */
    rate?: number;
    /** Price of one unit on a price list. (type inferred) */
    pricebook_rate?: number;
    /** Purchase price of one unit. (type inferred) */
    purchase_rate?: number;
    /** Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number;
    /** Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number;
    /** Price of one unit of the `initial_stock`, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number;
    /** The `contact_id` of the vendor that the item is bought from. (type inferred; record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    vendor_name?: string;
    /** Quantity in stock. (type inferred) */
    stock_on_hand?: number;
    /** Value of the stock, based on the `purchase_rate`. (type inferred) */
    asset_value?: number;
    /** Available quantity, based on shipments and receives. (type inferred) */
    available_stock?: number;
    /** `available_stock` minus the ordered quantity. (type inferred) */
    actual_available_stock?: number;
    /** (type inferred) */
    sku?: Sku;
    /** Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string;
    /** European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string;
    /** International Standard Book Number. (type inferred) */
    isbn?: string;
    /** (type inferred) */
    part_number?: string;
    /** (type inferred) */
    image_id?: Id;
    /** (type inferred) */
    image_name?: string;
    /** (type inferred) */
    purchase_description?: string;
    custom_fields?: CompositeItemCustomField[];
    /** Items that the composite item is made up of. */
    mapped_items?: MappedItem[];
    /** Taxes of the composite item, each for `intra` or `inter`. */
    item_tax_preferences?: CompositeItemTaxPreference[];
    /** HSN code for goods, or SAC for services. (type inferred) */
    hsn_or_sac?: string;
}
/**
 * Response with the composite items, in `composite_items`.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `composite_items` is there; calls by path do not.
 */
export interface CompositeItemListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    composite_items: CompositeItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A part of a new composite item. Only `item_id` is required. */
export interface MappedItemCreate {
    /** Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** Item or composite item that is the part. (record inferred) */
    item_id: Id;
    /**
     * Quantity of the item in the composite item. (Format: double)
     */
    quantity?: number;
    /** (type inferred) */
    description?: string;
    /** Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
}
/** The fields of a new composite item. `name`, `mapped_items`, `sku`, `item_type`, `rate` and `product_type` are required. */
export interface CompositeItemCreate {
    /** (type inferred) */
    name: string;
    /** Items that the composite item is made up of. */
    mapped_items: MappedItemCreate[];
    /** (type inferred) */
    sku: Sku;
    /**
     * Always `inventory` for a composite item.
     * @constant
     */
    item_type: "inventory";
    /** Sales price of one unit. (type inferred) */
    rate: number | string;
    /** Type of product. The record does not hold it. */
    product_type: string;
    /** The `contact_id` of the vendor that the item is bought from. (type inferred; record inferred) */
    vendor_id?: Id;
    /** Purchase price of one unit. (type inferred) */
    purchase_rate?: number | string;
    /** (type inferred) */
    purchase_description?: string;
    /** Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number | string;
    /** Price of one unit of the `initial_stock`, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number | string;
    /** Tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** International Standard Book Number. (type inferred) */
    isbn?: string;
    /** European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string | number;
    /** (type inferred) */
    part_number?: string;
    /** Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number | string;
    /** Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string | number;
    custom_fields?: CompositeItemCustomField[];
    /** (type inferred) */
    account_id?: Id;
    /** (type inferred) */
    purchase_account_id?: Id;
    /** (type inferred) */
    inventory_account_id?: Id;
    /** Taxes of the composite item, each for `intra` or `inter`. */
    item_tax_preferences?: CompositeItemTaxPreference[];
    /** HSN code for goods, or SAC for services. (type inferred) */
    hsn_or_sac?: string;
}
/**
 * Response with one composite item, in `composite_item`.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `composite_item` is there; calls by path do not.
 */
export interface CompositeItemResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    composite_item: CompositeItem;
}
/**
 * A part of a composite item, to change or to add.
 *
 * Inferred: These are the fields of a part of a new composite item.
 */
export interface MappedItemUpdate {
    /** Id of this row of `mapped_items`. (inferred; type inferred) */
    line_item_id?: Id;
    /** Item or composite item that is the part. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** Whether the part is a composite item itself. (inferred; type inferred) */
    is_combo_product?: boolean;
    /** (inferred; type inferred) */
    description?: string;
    /**
     * Quantity of the item in the composite item. (inferred) (Format: double)
     */
    quantity?: number;
}
/**
 * The fields of a composite item to change.
 *
 * Inferred: These are the fields of the record less those that only the server can set.
 */
export interface CompositeItemUpdate {
    /** (inferred; type inferred) */
    name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. (inferred; type inferred) */
    unit?: string;
    /** Tax that is charged on the item. (inferred; type inferred) */
    tax_id?: Id;
    /** (inferred; type inferred) */
    description?: string;
    /** (inferred; type inferred) */
    purchase_account_id?: Id;
    /** (inferred; type inferred) */
    account_id?: Id;
    /** (inferred; type inferred) */
    inventory_account_id?: Id;
    /** Always `inventory` for a composite item. (inferred) */
    item_type?: 'inventory' | (string & {});
    /** Sales price of one unit. (inferred; type inferred) */
    rate?: number | string;
    /** Purchase price of one unit. (inferred; type inferred) */
    purchase_rate?: number | string;
    /** Quantity in stock at which to reorder the item. (inferred; type inferred) */
    reorder_level?: number | string;
    /** Quantity in stock that the item starts with. (inferred; type inferred) */
    initial_stock?: number | string;
    /** Price of one unit of the `initial_stock`, needed for FIFO cost lots and for valuation. (inferred; type inferred) */
    initial_stock_rate?: number | string;
    /** The `contact_id` of the vendor that the item is bought from. (inferred; type inferred; record inferred) */
    vendor_id?: Id;
    /** (inferred; type inferred) */
    sku?: Sku;
    /** Universal product code. As text it keeps leading zeros. (inferred; type inferred) */
    upc?: string | number;
    /** European article number. As text it keeps leading zeros. (inferred; type inferred) */
    ean?: string | number;
    /** International Standard Book Number. (inferred; type inferred) */
    isbn?: string;
    /** (inferred; type inferred) */
    part_number?: string;
    /** (inferred; type inferred) */
    purchase_description?: string;
    /** (inferred) */
    custom_fields?: CompositeItemCustomField[];
    /** Items that the composite item is made up of. (inferred) */
    mapped_items?: MappedItemUpdate[];
    /** Taxes of the composite item, each for `intra` or `inter`. (inferred) */
    item_tax_preferences?: CompositeItemTaxPreference[];
    /** HSN code for goods, or SAC for services. (inferred; type inferred) */
    hsn_or_sac?: string;
}
/**
 * An optional JSON object with any fields.
 *
 * Inferred: Request bodies are JSON by a documented convention; whether this call takes one is not documented.
 */
export interface OpenBody {
    [key: string]: unknown;
}
/**
 * A bundle of the organization.
 *
 * Inferred: The id is taken from the URL; no field of the record is documented.
 */
export type Bundle = {
    /** (inferred; type inferred) */
    bundle_id: Id;
} & {
    [key: string]: unknown;
};
/**
 * Response with the bundles, in `bundles`.
 *
 * Inferred: The key is that of a list, by the documented convention; the response is not documented. The client checks that `bundles` is there; calls by path do not.
 */
export interface BundleListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    bundles: Bundle[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * The fields of a new bundle.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type BundleCreate = {
    /** (inferred; type inferred; record inferred) */
    composite_item_id?: Id;
    /** (inferred; type inferred) */
    quantity_to_bundle?: number | string;
} & {
    [key: string]: unknown;
};
/**
 * Response with one bundle, in `bundle`.
 *
 * Inferred: The key is that of a single record, by the documented convention; the response is not documented. The client checks that `bundle` is there; calls by path do not.
 */
export interface BundleResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    bundle: Bundle;
}
/**
 * Whether the quantity or the value of the items is adjusted.
 * @enum {string}
 */
export type AdjustmentType = "quantity" | "value";
/** An item adjustment in the list, without its `line_items`. */
export interface InventoryAdjustmentListItem {
    inventory_adjustment_id: Id;
    date?: CalendarDate;
    /** (type inferred) */
    reason?: string;
    reason_id?: Id;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    reference_number?: string;
    /** Whether the quantity or the value of the items is adjusted. Values: `quantity`, `value`. */
    adjustment_type?: AdjustmentType;
    /** Format: double */
    total?: number;
}
/** Response with the item adjustments, in `inventory_adjustments`. */
export interface InventoryAdjustmentListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    inventory_adjustments: InventoryAdjustmentListItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A line of a new item adjustment. `item_id` is required. */
export interface InventoryAdjustmentLineItemCreate {
    /** (type inferred) */
    name?: string;
    /** Item or composite item that is adjusted. (record inferred) */
    item_id: Id;
    /**
     * Quantity that the stock of the item is adjusted by, in an adjustment of the type `quantity`. The documents say two things: The quantity is required in each line, and is also said to stand in adjustments of quantity alone. (Format: double)
     */
    quantity_adjusted?: number;
    /** (type inferred) */
    description?: string;
    /** Format: double */
    item_total?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Whether the item is a composite item. */
    is_combo_product?: boolean;
    adjustment_account_id?: Id;
    /** (type inferred) */
    adjustment_account_name?: string;
    /** Warehouse whose stock is adjusted. */
    warehouse_id?: Id;
    /** (type inferred) */
    warehouse_name?: string;
}
/** The fields of a new item adjustment. Only `description` and `reference_number` are optional. */
export interface InventoryAdjustmentCreate {
    date: CalendarDate;
    /** (type inferred) */
    reason: string;
    /** Whether the quantity or the value of the items is adjusted. Values: `quantity`, `value`. */
    adjustment_type: AdjustmentType;
    /** Items whose quantity or value is adjusted. */
    line_items: InventoryAdjustmentLineItemCreate[];
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    reference_number?: string;
}
/** A line of an item adjustment, for one item. */
export interface InventoryAdjustmentLineItem {
    /** (type inferred) */
    line_item_id: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item that is adjusted. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    description?: string;
    /**
     * Quantity that the stock of the item is adjusted by, in an adjustment of the type `quantity`. The documents say two things: The quantity is required in each line, and is also said to stand in adjustments of quantity alone. (Format: double)
     */
    quantity_adjusted?: number;
    /** Format: double */
    item_total?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Whether the item is a composite item. */
    is_combo_product?: boolean;
    adjustment_account_id?: Id;
    /** (type inferred) */
    adjustment_account_name?: string;
    /** Warehouse whose stock is adjusted. */
    warehouse_id?: Id;
    /** (type inferred) */
    warehouse_name?: string;
}
/** An adjustment of the quantity or the value of items. */
export interface InventoryAdjustment {
    inventory_adjustment_id: Id;
    date?: CalendarDate;
    /** (type inferred) */
    reason?: string;
    reason_id?: Id;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    reference_number?: string;
    /** Whether the quantity or the value of the items is adjusted. Values: `quantity`, `value`. */
    adjustment_type?: AdjustmentType;
    /** Items whose quantity or value is adjusted. */
    line_items?: InventoryAdjustmentLineItem[];
    /** Format: double */
    total?: number;
}
/** Response with one item adjustment, in `inventory_adjustment`. */
export interface InventoryAdjustmentResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    inventory_adjustment: InventoryAdjustment;
}
/** A transfer order in the list, without its `line_items`. */
export interface TransferOrderListItem {
    transfer_order_id: Id;
    /** Number of the transfer order, unique among transfer orders. */
    transfer_order_number?: string;
    date?: CalendarDate;
    /** Warehouse that the items come from. */
    from_warehouse_id?: Id;
    /** Warehouse that the items go to. */
    to_warehouse_id?: Id;
    /**
     * Whether the order is in transit (`true`) or transferred (`false`, the default).
     * @default false
     */
    is_intransit_order?: boolean;
}
/** Response with the transfer orders, in `transfer_orders`. */
export interface TransferOrderListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    transfer_orders: TransferOrderListItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A line of a new transfer order. `item_id`, `name` and `quantity_transfer` are required. */
export interface TransferOrderLineItemCreate {
    name: string;
    /** Item or composite item to transfer. (record inferred) */
    item_id: Id;
    /**
     * How much of the item to transfer, counted in `unit`. (Format: double)
     */
    quantity_transfer: number;
    /** (type inferred) */
    description?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** The fields of a new transfer order. `is_intransit_order` is optional. The sandbox needs `transfer_order_number`. */
export interface TransferOrderCreate {
    /** Number of the transfer order, unique among transfer orders. It is optional while numbering is automatic. (needed by the sandbox) The documents say two things: The number is required, and is also called optional while orders are numbered automatically. */
    transfer_order_number?: string;
    date: CalendarDate;
    /** Warehouse that the items come from. */
    from_warehouse_id: Id;
    /** Warehouse that the items go to. */
    to_warehouse_id: Id;
    /** Items to transfer, with the quantity of each. */
    line_items: TransferOrderLineItemCreate[];
    /**
     * Whether the order is in transit (`true`) or transferred (`false`, the default).
     * @default false
     */
    is_intransit_order?: boolean;
}
/** A line of a transfer order, for one item. */
export interface TransferOrderLineItem {
    line_item_id: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item to transfer. (record inferred) */
    item_id?: Id;
    /** (type inferred) */
    description?: string;
    /**
     * How much of the item to transfer, counted in `unit`. (Format: double)
     */
    quantity_transfer?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** A transfer of items from one warehouse to another. */
export interface TransferOrder {
    transfer_order_id: Id;
    /** Number of the transfer order, unique among transfer orders. */
    transfer_order_number?: string;
    date?: CalendarDate;
    /** Warehouse that the items come from. */
    from_warehouse_id?: Id;
    /** Warehouse that the items go to. */
    to_warehouse_id?: Id;
    /** Items to transfer, with the quantity of each. */
    line_items?: TransferOrderLineItem[];
    /**
     * Whether the order is in transit (`true`) or transferred (`false`, the default).
     * @default false
     */
    is_intransit_order?: boolean;
}
/** Response with one transfer order, in `transfer_order`. */
export interface TransferOrderResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    transfer_order: TransferOrder;
}
/** A billing or shipping address of a contact. */
export interface ContactAddress {
    /** Person or department that mail is addressed to. (type inferred) */
    attention?: string;
    /** Street address. At most 500 characters. (type inferred) */
    address?: string;
    /** Second line of the street address. At most 255 characters. (type inferred) */
    street2?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    /** (type inferred) */
    zip?: string;
}
/** Default templates for a contact's invoices, estimates and credit notes, and for the e-mails that send them. */
export interface ContactDefaultTemplates {
    /** (type inferred) */
    invoice_template_id?: Id;
    /** (type inferred) */
    invoice_template_name?: string;
    /** (type inferred) */
    estimate_template_id?: Id;
    /** (type inferred) */
    estimate_template_name?: string;
    /** (type inferred) */
    creditnote_template_id?: Id;
    /** (type inferred) */
    creditnote_template_name?: string;
    /** (type inferred) */
    invoice_email_template_id?: Id;
    /** (type inferred) */
    invoice_email_template_name?: string;
    /** (type inferred) */
    estimate_email_template_id?: Id;
    /** (type inferred) */
    estimate_email_template_name?: string;
    /** (type inferred) */
    creditnote_email_template_id?: Id;
    /** (type inferred) */
    creditnote_email_template_name?: string;
}
/** GST identification number, 15 characters. An empty text is accepted, too. (empty text inferred) */
export type GstNumber = string;
/**
 * How GST treats the party. An empty text is accepted, too. (empty text inferred)
 * @enum {string}
 */
export type GstTreatment = "business_gst" | "business_none" | "overseas" | "consumer" | "";
/** A contact person as part of a contact. `listContactPersons` returns contact persons with their ids. */
export interface ContactPersonEntry {
    /** (type inferred) */
    salutation?: string;
    /** First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** (type inferred) */
    email?: string;
    /** (type inferred) */
    phone?: string;
    /** (type inferred) */
    mobile?: string;
    is_primary_contact?: boolean;
}
/** A party that the organization does business with. */
export interface Contact {
    contact_id: Id;
    /** Name of the contact. At most 200 characters. */
    contact_name?: string;
    /** Name of the contact's company. At most 200 characters. */
    company_name?: string;
    has_transaction?: boolean;
    contact_type?: string;
    is_linked_with_servicecrm?: boolean;
    website?: string;
    /** Primary contact of this contact. It can be the `contact_person_id` of a contact person. */
    primary_contact_id?: Id;
    /** Net days until payment is due. */
    payment_terms?: number;
    payment_terms_label?: string;
    /** (type inferred) */
    currency_id?: Id;
    /** (type inferred) */
    currency_code?: string;
    /** (type inferred) */
    currency_symbol?: string;
    /** (type inferred) */
    language_code?: string;
    /**
     * Amount that the contact still owes, as a whole number. (Format: int64)
     */
    outstanding_receivable_amount?: number;
    /**
     * Amount that the contact still owes, as a whole number in the organization's base currency. (Format: int64)
     */
    outstanding_receivable_amount_bcy?: number;
    /**
     * Amount of the contact's unused credits, as a whole number. (Format: int64)
     */
    unused_credits_receivable_amount?: number;
    /**
     * Amount of the contact's unused credits, as a whole number in the organization's base currency. (Format: int64)
     */
    unused_credits_receivable_amount_bcy?: number;
    /** State of the contact. `markContactActive` and `markContactInactive` change it. */
    status?: 'active' | 'inactive' | (string & {});
    payment_reminder_enabled?: boolean;
    custom_fields?: CustomField[];
    billing_address?: ContactAddress;
    shipping_address?: ContactAddress;
    /** At most 100 characters. (type inferred) */
    social1?: string;
    /** At most 100 characters. (type inferred) */
    social2?: string;
    contact_persons?: ContactPersonEntry[];
    default_templates?: ContactDefaultTemplates;
    /** (type inferred) */
    notes?: string;
    created_time?: DateTime;
    last_modified_time?: DateTime;
    /** Whether the contact is taxable. Only then can it have a `tax_id`. */
    is_taxable?: boolean;
    /** Tax that applies to the contact. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /**
     * Rate of the tax in `tax_id`, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** (type inferred) */
    tax_exemption_code?: string;
    /** Place of supply or source of supply. Does not apply to overseas contacts. */
    place_of_contact?: string;
    gst_no?: GstNumber;
    /** How GST treats the party. An empty text is accepted, too. Values: `business_gst`, `business_none`, `overseas`, `consumer`. */
    gst_treatment?: GstTreatment;
}
/**
 * The response with the contacts.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `contacts` is there; calls by path do not.
 */
export interface ContactListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    contacts: Contact[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A contact person in a request to create or update a contact. */
export interface ContactPersonEntryInput {
    /** (type inferred) */
    salutation?: string;
    /** First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** (type inferred) */
    email?: string;
    /** (type inferred) */
    phone?: string;
    /** (type inferred) */
    mobile?: string;
    /** Makes this the contact's primary contact person. Only `true` is allowed: leave the field out for other people. */
    is_primary_contact?: boolean;
}
/** The fields of a new contact. Only `contact_name` is required. */
export interface ContactCreate {
    /** Name of the contact. At most 200 characters. */
    contact_name: string;
    /** Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** Net days until payment is due. */
    payment_terms?: number;
    /** (type inferred) */
    currency_id?: Id;
    website?: string;
    contact_type?: string;
    custom_fields?: CustomField[];
    billing_address?: ContactAddress;
    shipping_address?: ContactAddress;
    contact_persons?: ContactPersonEntryInput[];
    default_templates?: ContactDefaultTemplates;
    /** (inferred) */
    payment_terms_label?: string;
    /** (inferred; type inferred) */
    language_code?: string;
    /** (inferred) */
    payment_reminder_enabled?: boolean;
    /** At most 100 characters. (inferred; type inferred) */
    social1?: string;
    /** At most 100 characters. (inferred; type inferred) */
    social2?: string;
    /** (inferred; type inferred) */
    notes?: string;
    /** Whether the contact is taxable. Only then can it have a `tax_id`. (inferred) */
    is_taxable?: boolean;
    /** Tax that applies to the contact. Allowed only if `is_taxable` is `true`. (inferred; type inferred) */
    tax_id?: Id;
    /** (inferred; type inferred) */
    tax_exemption_id?: Id;
    /** Place of supply or source of supply. Does not apply to overseas contacts. (inferred) */
    place_of_contact?: string;
    /** GST identification number, 15 characters. An empty text is accepted, too. (inferred) */
    gst_no?: string;
    /** How GST treats the party. An empty text is accepted, too. (inferred) */
    gst_treatment?: 'business_gst' | 'business_none' | 'overseas' | 'consumer' | (string & {});
}
/** The response with one contact. */
export interface ContactResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    contact: Contact;
}
/** The fields of a contact to change. */
export interface ContactUpdate {
    /** Name of the contact. At most 200 characters. */
    contact_name?: string;
    /** Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** Net days until payment is due. */
    payment_terms?: number;
    /** (type inferred) */
    currency_id?: Id;
    website?: string;
    contact_type?: string;
    custom_fields?: CustomField[];
    billing_address?: ContactAddress;
    shipping_address?: ContactAddress;
    contact_persons?: ContactPersonEntryInput[];
    default_templates?: ContactDefaultTemplates;
    payment_terms_label?: string;
    /** (type inferred) */
    language_code?: string;
    payment_reminder_enabled?: boolean;
    /** At most 100 characters. (type inferred) */
    social1?: string;
    /** At most 100 characters. (type inferred) */
    social2?: string;
    /** (type inferred) */
    notes?: string;
    /** Whether the contact is taxable. Only then can it have a `tax_id`. */
    is_taxable?: boolean;
    /** Tax that applies to the contact. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** Place of supply or source of supply. Does not apply to overseas contacts. */
    place_of_contact?: string;
    gst_no?: GstNumber;
    /** How GST treats the party. An empty text is accepted, too. Values: `business_gst`, `business_none`, `overseas`, `consumer`. */
    gst_treatment?: GstTreatment;
}
/**
 * The content of an e-mail, next to `code` and `message`.
 *
 * Inferred: The envelope is documented for every JSON response; the payload is not documented.
 */
export type EmailContentResponse = {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
} & {
    [key: string]: unknown;
};
/**
 * The e-mail to send.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object is assumed.
 */
export interface EmailRequest {
    [key: string]: unknown;
}
/**
 * A comment on a record, or an entry in its history.
 *
 * Inferred: Taken from the comments that vendor credits carry; those of this record are not documented.
 */
export interface Comment {
    /** (inferred; type inferred) */
    comment_id: Id;
    /** Name of the user behind the comment or history entry. (inferred; type inferred) */
    commented_by?: string;
    /** (inferred; type inferred) */
    comment_type?: string;
    /** (inferred) */
    date?: CalendarDate;
    /** The `date` in words, such as `40 minutes ago`. (inferred; type inferred) */
    date_description?: string;
    /** (inferred; type inferred) */
    time?: string;
    /** (inferred; type inferred) */
    operation_type?: string;
    /** Transaction that the entry is about. Its kind is in `transaction_type`. (inferred; type inferred) */
    transaction_id?: Id;
    /** (inferred; type inferred) */
    transaction_type?: string;
    /** What the comment or history entry says. (inferred; type inferred) */
    description?: string;
    /** Id of the user whose name is in `commented_by`. (inferred; type inferred) */
    commented_by_id?: Id;
}
/**
 * Response with the comments on a record and its history, in `comments`.
 *
 * Inferred: The key is taken from the URL; the response is not documented. The client checks that `comments` is there; calls by path do not.
 */
export interface CommentListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** Comments on the record, together with the entries in its history. (inferred) */
    comments: Comment[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** The fields of a new contact person. Only `first_name` is required. The sandbox needs `contact_id`. */
export interface ContactPersonCreate {
    /** First name. At most 100 characters. */
    first_name: string;
    /** Contact that the person belongs to. (needed by the sandbox) */
    contact_id?: Id;
    /** Form of address, such as `Mr.` At most 25 characters. (type inferred) */
    salutation?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** At most 50 characters. */
    messenger?: string;
    /** Job title of the person. At most 50 characters. (type inferred) */
    designation?: string;
    /** Department that the person works in. At most 50 characters. (type inferred) */
    department?: string;
    /** Whether to give the person portal access. */
    enable_portal?: boolean;
}
/** A person at a contact. */
export interface ContactPerson {
    contact_person_id: Id;
    /** Contact that the person belongs to. */
    contact_id?: Id;
    /** Form of address, such as `Mr.` At most 25 characters. (type inferred) */
    salutation?: string;
    /** First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    is_primary_contact?: boolean;
    /** At most 50 characters. */
    messenger?: string;
    /** Job title of the person. At most 50 characters. (type inferred) */
    designation?: string;
    /** Department that the person works in. At most 50 characters. (type inferred) */
    department?: string;
    /** Whether the person has portal access. */
    is_added_in_portal?: boolean;
}
/** The response with one contact person, in an array. */
export interface ContactPersonArrayResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** The contact person, in an array. */
    contact_person: ContactPerson[];
}
/** The fields of a contact person to change. `contact_id` and `first_name` are required. */
export interface ContactPersonUpdate {
    /** First name. At most 100 characters. */
    first_name: string;
    /** Contact that the person belongs to. */
    contact_id: Id;
    /** Form of address, such as `Mr.` At most 25 characters. (type inferred) */
    salutation?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** At most 50 characters. */
    messenger?: string;
    /** Job title of the person. At most 50 characters. (type inferred) */
    designation?: string;
    /** Department that the person works in. At most 50 characters. (type inferred) */
    department?: string;
    /** Whether to give the person portal access. */
    enable_portal?: boolean;
}
/**
 * The response with the contact persons.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `contact_persons` is there; calls by path do not.
 */
export interface ContactPersonListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    contact_persons: ContactPerson[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A contact person on a package. */
export interface PackageContactPerson {
    contact_person_id?: Id;
}
/** A postal address on a sales or purchase document. */
export interface DocumentAddress {
    /** Street. City, state and postal code have their own fields. (type inferred) */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    /** (type inferred) */
    zip?: string;
    /** (type inferred) */
    fax?: string;
}
/** A postal address with a phone and a fax number. */
export interface PackageAddress {
    /** Street. City, state and postal code have their own fields. (type inferred) */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    /** (type inferred) */
    zip?: string;
    /** (type inferred) */
    phone?: string;
    /** (type inferred) */
    fax?: string;
}
/** The value of a custom field of an item, and how the field is shown. */
export interface PackageItemCustomField {
    customfield_id?: Id;
    /** (type inferred) */
    data_type?: string;
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
    /** (type inferred) */
    is_active?: boolean;
    label?: string;
    /** (type inferred) */
    placeholder?: string;
    /** (type inferred) */
    show_in_all_pdf?: boolean;
    /** (type inferred) */
    show_on_pdf?: boolean;
    /** What the record has in the custom field, as text. */
    value?: string;
}
/** Units of a sales order line that a package holds. */
export interface PackageLineItem {
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (record inferred) */
    item_id?: Id;
    /** Line of the sales order that the units come from. Sales returns call it `salesorder_item_id`. */
    so_line_item_id?: Id;
    /** (type inferred) */
    description?: string;
    /** Stock keeping unit (SKU) of the item. (type inferred) */
    sku?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /**
     * Number of units that are packed. (Format: double)
     */
    quantity?: number;
    is_invoiced?: boolean;
    /** Position of the line in the package. (type inferred) */
    item_order?: number;
    item_custom_fields?: PackageItemCustomField[];
}
/** Items of a sales order that are grouped for shipping. */
export interface Package {
    package_id: Id;
    package_number?: string;
    date?: CalendarDate;
    /** Sales order whose items are packed. */
    salesorder_id?: Id;
    /** (type inferred) */
    salesorder_number?: string;
    /** The customer's `contact_id`. (record inferred) */
    customer_id?: Id;
    /** (type inferred) */
    customer_name?: string;
    /** (type inferred) */
    email?: string;
    /** (type inferred) */
    phone?: string;
    /** (type inferred) */
    mobile?: string;
    contact_persons?: PackageContactPerson[];
    billing_address?: PackageAddress;
    shipping_address?: PackageAddress;
    line_items?: PackageLineItem[];
    /** (type inferred) */
    notes?: string;
    is_emailed?: boolean;
    template_id?: Id;
    /** (type inferred) */
    template_name?: string;
    /** (type inferred) */
    template_type?: string;
    /** Number of units in the package, over all lines, as a string. */
    total_quantity?: string;
    created_time?: DateTime;
    last_modified_time?: DateTime;
}
/**
 * The response with the packages.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `packages` is there; calls by path do not.
 */
export interface PackageListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    packages: Package[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** Units of a sales order line to pack. */
export interface PackageLineItemCreate {
    /** Line of the sales order that the units come from. Sales returns call it `salesorder_item_id`. */
    so_line_item_id?: Id;
    /**
     * Number of units that are packed. (Format: double)
     */
    quantity?: number;
}
/** The fields of a new package. `date` and `line_items` are required, and the query names the sales order. */
export interface PackageCreate {
    package_number?: string;
    date: CalendarDate;
    /** Units to pack, by line of the sales order. */
    line_items: PackageLineItemCreate[];
    /** (type inferred) */
    notes?: string;
}
/** The response with a new package, in an array. */
export interface PackageArrayResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** The new package, in an array. */
    package: Package[];
}
/**
 * A contact person whom the record concerns, by id.
 *
 * Inferred: That an entry is an object with `contact_person_id` is taken from the contact persons of packages and invoices; bare ids are accepted too.
 */
export type DocumentContactPersonInput = ({
    /** (inferred; type inferred; record inferred) */
    contact_person_id?: Id;
} & {
    [key: string]: unknown;
}) | string | number;
/** The fields of a new shipment order. `shipment_number`, `date`, `delivery_method` and `tracking_number` are required, and the query names the packages. */
export interface ShipmentOrderCreate {
    shipment_number: string;
    date: CalendarDate;
    /** (type inferred) */
    delivery_method: string;
    /** (type inferred) */
    tracking_number: string;
    /** Tracking number of the shipment. (type inferred) */
    reference_number?: string;
    /** (type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** Format: double */
    shipping_charge?: number;
    /** Format: double */
    exchange_rate?: number;
    template_id?: Id;
    /** (type inferred) */
    notes?: string;
}
/**
 * A contact person whom the record concerns.
 *
 * Inferred: That an entry is an object with `contact_person_id` is taken from the contact persons of packages and invoices; bare ids are accepted too.
 */
export type DocumentContactPerson = {
    /** (inferred; type inferred; record inferred) */
    contact_person_id?: Id;
} & {
    [key: string]: unknown;
};
/** A line of a shipment order. */
export interface ShipmentOrderLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    description?: string;
    /** Position of the line, counted from 0. (type inferred) */
    item_order?: number;
    /** Price of one unit in the organization's base currency. (type inferred) */
    bcy_rate?: number;
    /** Price of one unit. (type inferred) */
    rate?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** (type inferred) */
    tax_type?: string;
    /** Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    item_total?: number;
    /** (type inferred) */
    is_invoiced?: boolean;
}
/** A tax on a record, with its amount. */
export interface DocumentTax {
    /** (type inferred) */
    tax_name?: string;
    /** (type inferred) */
    tax_amount?: number;
}
/** A shipment of packages to a customer. */
export interface ShipmentOrder {
    shipment_id: Id;
    shipment_number?: string;
    /** Sales order that is shipped. */
    salesorder_id?: Id;
    /** (type inferred) */
    salesorder_number?: string;
    date?: CalendarDate;
    /** State of the shipment order, such as `shipped`. */
    status?: 'shipped' | (string & {});
    /** Detailed status from the courier. (type inferred) */
    detailed_status?: string;
    /** (type inferred) */
    status_message?: string;
    /** (type inferred) */
    carrier?: string;
    /** (type inferred) */
    service?: string;
    delivery_days?: number;
    delivery_guarantee?: boolean;
    /** Tracking number of the shipment. (type inferred) */
    reference_number?: string;
    /** (type inferred) */
    tracking_number?: string;
    /** (type inferred) */
    delivery_method?: string;
    delivery_method_id?: Id;
    /** The customer's `contact_id`. (type inferred; record inferred) */
    customer_id?: Id;
    /** (type inferred) */
    customer_name?: string;
    /** (type inferred) */
    contact_persons?: DocumentContactPerson[];
    /** (type inferred) */
    currency_id?: Id;
    /** (type inferred) */
    currency_code?: string;
    /** (type inferred) */
    currency_symbol?: string;
    /** Format: double */
    exchange_rate?: number;
    /** Format: double */
    discount_amount?: number;
    /** Discount in percent, as a string such as `20.00%`. */
    discount?: string;
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies. On invoices, it is `entity_level` (outside the lines) or `item_level` (in each line). (type inferred) */
    discount_type?: string;
    estimate_id?: Id;
    /** (type inferred) */
    line_items?: ShipmentOrderLineItem[];
    /** Format: double */
    shipping_charge?: number;
    /** (type inferred) */
    sub_total?: number;
    /** (type inferred) */
    tax_total?: number;
    /** (type inferred) */
    total?: number;
    taxes?: DocumentTax[];
    /** Number of decimal places in prices. */
    price_precision?: number;
    /** (type inferred) */
    is_emailed?: boolean;
    /** Billing address, in an array. */
    billing_address?: DocumentAddress[];
    /** Shipping address, in an array. */
    shipping_address?: DocumentAddress[];
    /** (type inferred) */
    template_id?: Id;
    /** (type inferred) */
    template_name?: string;
    /** (type inferred) */
    template_type?: string;
    /** (type inferred) */
    notes?: string;
    created_time?: DateTime;
    last_modified_time?: DateTime;
}
/** The response with one shipment order. */
export interface ShipmentOrderResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    shipment_order: ShipmentOrder;
}
/**
 * Variant of the payment provider, `standard` or `adaptive`.
 * @enum {string}
 */
export type PaymentGatewayVariant = "standard" | "adaptive";
/** A payment provider that the customer can choose. */
export interface PaymentGateway {
    /** Whether the payment provider is set up. */
    configured?: boolean;
    /** Variant of the payment provider, `standard` or `adaptive`. Values: `standard`, `adaptive`. */
    additional_field1?: PaymentGatewayVariant;
    /** Identifier of the payment provider, one of six. (type inferred) */
    gateway_name?: string;
}
/** How the customer can pay the invoice. */
export interface PaymentOptions {
    /** Payment providers that the customer can choose from. */
    payment_gateways?: PaymentGateway[];
}
/** A custom field of a record, and whether the PDF shows it. */
export interface DocumentCustomField {
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
    /** (type inferred) */
    show_on_pdf?: boolean;
    /** What the record has in the custom field, as text. */
    value?: string;
    label?: string;
}
/** A contact person on an invoice. */
export interface InvoiceContactPerson {
    /** (type inferred) */
    contact_person_id?: Id;
    /** (type inferred) */
    salutation?: string;
    /** (type inferred) */
    first_name?: string;
    /** (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** (type inferred) */
    phone?: string;
    /** (type inferred) */
    mobile?: string;
    /** (type inferred) */
    is_primary_contact?: boolean;
}
/**
 * Level at which the discount applies: outside the lines (`entity_level`) or in each line (`item_level`).
 * @enum {string}
 */
export type DiscountType = "entity_level" | "item_level";
/** State of an invoice or a retainer invoice. In the sandbox, `sent`, `viewed`, `partially_paid` and `overdue` count as unpaid; no operation of the sandbox leads to `unpaid`, or a retainer invoice to `overdue`. */
export type InvoiceStatus = 'sent' | 'draft' | 'overdue' | 'paid' | 'void' | 'unpaid' | 'partially_paid' | 'viewed' | (string & {});
/** A date in the form `yyyy-mm-dd`. An empty text is accepted, too. (empty text inferred) */
export type ClearedDate = string;
/** A date and time in one of the two forms of DateTime. An empty text is accepted, too. (empty text inferred) */
export type ClearedDateTime = string;
/** A line of an invoice. */
export interface InvoiceLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** Name of the item. At most 100 characters. (type inferred) */
    name?: string;
    /** Item or composite item that is sold. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    project_id?: Id;
    /** (inferred; type inferred) */
    time_entry_ids?: Id[];
    /** (type inferred) */
    expense_id?: Id;
    /** (type inferred) */
    expense_receipt_name?: string;
    /** What the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** Position of the line on the invoice. */
    item_order?: number;
    /**
     * Price of one unit in the organization's base currency. (Format: double)
     */
    bcy_rate?: number;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
    /** Format: double */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (type inferred) */
    unit?: string;
    /** Format: double */
    discount_amount?: number;
    /** Discount on the line, if the invoice's `discount_type` is `item_level`. (type inferred) */
    discount?: number;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** (type inferred) */
    tax_type?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Format: double */
    item_total?: number;
    warehouse_id?: Id;
    /** HSN code of goods, or SAC of a service. (type inferred) */
    hsn_or_sac?: string;
}
/** A request to a customer to pay for goods or services. */
export interface Invoice {
    /** (type inferred) */
    invoice_id: Id;
    /** Number of the invoice. At most 100 characters. (type inferred) */
    invoice_number?: string;
    ach_payment_initiated?: boolean;
    date?: CalendarDate;
    /** State of an invoice or a retainer invoice. In the sandbox, `sent`, `viewed`, `partially_paid` and `overdue` count as unpaid; no operation of the sandbox leads to `unpaid`, or a retainer invoice to `overdue`. Known values: `sent`, `draft`, `overdue`, `paid`, `void`, `unpaid`, `partially_paid`, `viewed`. */
    status?: InvoiceStatus;
    /** Days until payment is due. */
    payment_terms?: number;
    /** Name of the terms in `payment_terms`. At most 100 characters. (type inferred) */
    payment_terms_label?: string;
    due_date?: CalendarDate;
    payment_expected_date?: CalendarDate;
    last_payment_date?: ClearedDate;
    /** (type inferred) */
    reference_number?: string;
    /** The customer's `contact_id`. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    contact_persons?: InvoiceContactPerson[];
    /** (type inferred) */
    currency_id?: Id;
    /** Code of the currency in `currency_id`, such as `INR`. (type inferred) */
    currency_code?: string;
    /** Format: double */
    exchange_rate?: number;
    /** Discount on the invoice, in percent or as an amount. As a string, at most 100 characters. The documents say two things: The discount is called a float, and also has a length of at most 100. */
    discount?: number | string;
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies: outside the lines (`entity_level`) or in each line (`item_level`). Values: `entity_level`, `item_level`. */
    discount_type?: DiscountType;
    /** Whether the rates of the lines include tax. */
    is_inclusive_tax?: boolean;
    /** (type inferred) */
    recurring_invoice_id?: Id;
    /** Whether the customer has viewed the invoice. `client_viewed_time` says when. */
    is_viewed_by_client?: boolean;
    has_attachment?: boolean;
    client_viewed_time?: ClearedDateTime;
    /** (type inferred) */
    line_items?: InvoiceLineItem[];
    /** Charge for shipping. As a string, at most 100 characters. (type inferred) */
    shipping_charge?: number;
    /**
     * Amount that the total is adjusted by. (Format: double)
     */
    adjustment?: number;
    /** (type inferred) */
    adjustment_description?: string;
    /** Format: double */
    sub_total?: number;
    /** Format: double */
    tax_total?: number;
    /** Total amount of the invoice, as text. */
    total?: string;
    /** Taxes on the invoice, with the amount of each. */
    taxes?: DocumentTax[];
    /** Whether payment reminders are on. `enableInvoicePaymentReminder` and `disableInvoicePaymentReminder` turn them on and off. */
    payment_reminder_enabled?: boolean;
    /**
     * Amount that has been paid. (Format: double)
     */
    payment_made?: number;
    /**
     * Amount of the credits that were applied to the invoice. (Format: double)
     */
    credits_applied?: number;
    /** Format: double */
    tax_amount_withheld?: number;
    /** Amount that is still to be paid, as text. */
    balance?: string;
    /** Format: double */
    write_off_amount?: number;
    /** Whether the customer may pay the invoice in parts. */
    allow_partial_payments?: boolean;
    /** Number of decimal places in prices. */
    price_precision?: number;
    payment_options?: PaymentOptions;
    is_emailed?: boolean;
    reminders_sent?: number;
    last_reminder_sent_date?: ClearedDate;
    /** (type inferred) */
    billing_address?: DocumentAddress;
    /** (type inferred) */
    shipping_address?: DocumentAddress;
    /** (type inferred) */
    notes?: string;
    /** (type inferred) */
    terms?: string;
    custom_fields?: DocumentCustomField[];
    /** Template of the invoice. `listInvoiceTemplates` and `listRetainerInvoiceTemplates` return the templates. (type inferred) */
    template_id?: Id;
    /** (type inferred) */
    template_name?: string;
    created_time?: DateTime;
    last_modified_time?: DateTime;
    /** (type inferred) */
    attachment_name?: string;
    /** Whether the attachment can be sent with e-mails. */
    can_send_in_mail?: boolean;
    /** (type inferred) */
    salesperson_id?: Id;
    /** Name of the salesperson. At most 200 characters. (type inferred) */
    salesperson_name?: string;
    /** (type inferred) */
    invoice_url?: string;
    /** Whether the transaction dates from before GST, that is, before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** (type inferred) */
    gst_no?: GstNumber;
    /** How GST treats the party. An empty text is accepted, too. Values: `business_gst`, `business_none`, `overseas`, `consumer`. */
    gst_treatment?: GstTreatment;
}
/**
 * The response with the invoices.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `invoices` is there; calls by path do not.
 */
export interface InvoiceListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    invoices: Invoice[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * A line of a new invoice.
 *
 * Inferred: The fields of a line of the record less those that only the server can set; the body is not documented.
 */
export interface InvoiceLineItemCreate {
    /** Name of the item. At most 100 characters. (inferred; type inferred) */
    name?: string;
    /** Item or composite item that is sold. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** (inferred; type inferred) */
    project_id?: Id;
    /** (inferred; type inferred) */
    time_entry_ids?: Id[] | string;
    /** (inferred; type inferred) */
    expense_id?: Id;
    /** What the line is for. At most 2000 characters. (inferred; type inferred) */
    description?: string;
    /** Position of the line on the invoice. (inferred) */
    item_order?: number;
    /**
     * Price of one unit. (inferred) (Format: double)
     */
    rate?: number;
    /**
     * (inferred) (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (inferred; type inferred) */
    unit?: string;
    /** Discount on the line, if the invoice's `discount_type` is `item_level`. (inferred; type inferred) */
    discount?: number | string;
    /** Tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
    /** (inferred) */
    warehouse_id?: Id;
    /** HSN code of goods, or SAC of a service. (inferred; type inferred) */
    hsn_or_sac?: string;
}
/**
 * The fields of a new invoice. The sandbox needs `customer_id` and `line_items`.
 *
 * Inferred: The fields of the record less those that only the server can set; the body is not documented.
 */
export interface InvoiceCreate {
    /** Number of the invoice. At most 100 characters. (inferred; type inferred) */
    invoice_number?: string;
    /** (inferred) */
    date?: CalendarDate;
    /** Days until payment is due. (inferred) */
    payment_terms?: number;
    /** Name of the terms in `payment_terms`. At most 100 characters. (inferred; type inferred) */
    payment_terms_label?: string;
    /** (inferred) */
    due_date?: CalendarDate;
    /** (inferred) */
    payment_expected_date?: CalendarDate;
    /** (inferred; type inferred) */
    reference_number?: string;
    /** The customer's `contact_id`. (needed by the sandbox; inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** (inferred) */
    contact_persons?: InvoiceContactPerson[];
    /** (inferred; type inferred) */
    currency_id?: Id;
    /**
     * (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Discount on the invoice, in percent or as an amount. As a string, at most 100 characters. (inferred) The documents say two things: The discount is called a float, and also has a length of at most 100. */
    discount?: number | string;
    /** (inferred) */
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies: outside the lines (`entity_level`) or in each line (`item_level`). (inferred) */
    discount_type?: 'entity_level' | 'item_level' | (string & {});
    /** Whether the rates of the lines include tax. (inferred) */
    is_inclusive_tax?: boolean;
    /** (inferred; type inferred) */
    recurring_invoice_id?: Id;
    /** (needed by the sandbox; inferred; type inferred) */
    line_items?: InvoiceLineItemCreate[];
    /** Charge for shipping. As a string, at most 100 characters. (inferred; type inferred) */
    shipping_charge?: number | string;
    /**
     * Amount that the total is adjusted by. (inferred) (Format: double)
     */
    adjustment?: number;
    /** (inferred; type inferred) */
    adjustment_description?: string;
    /** Whether the customer may pay the invoice in parts. (inferred) */
    allow_partial_payments?: boolean;
    /** (inferred) */
    payment_options?: PaymentOptions;
    /** (inferred; type inferred) */
    billing_address?: DocumentAddress;
    /** (inferred; type inferred) */
    shipping_address?: DocumentAddress;
    /** (inferred; type inferred) */
    notes?: string;
    /** (inferred; type inferred) */
    terms?: string;
    /** (inferred) */
    custom_fields?: DocumentCustomField[];
    /** Template of the invoice. `listInvoiceTemplates` and `listRetainerInvoiceTemplates` return the templates. (inferred; type inferred) */
    template_id?: Id;
    /** (inferred; type inferred) */
    salesperson_id?: Id;
    /** Name of the salesperson. At most 200 characters. (inferred; type inferred) */
    salesperson_name?: string;
    /** Whether the transaction dates from before GST, that is, before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** GST identification number, 15 characters. An empty text is accepted, too. (inferred; type inferred) */
    gst_no?: string;
    /** How GST treats the party. An empty text is accepted, too. (inferred) */
    gst_treatment?: 'business_gst' | 'business_none' | 'overseas' | 'consumer' | (string & {});
}
/**
 * The response with one invoice.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `invoice` is there; calls by path do not.
 */
export interface InvoiceResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    invoice: Invoice;
}
/**
 * A line of an invoice to change or to add.
 *
 * Inferred: The fields of a new line and the id of an existing one; the body is not documented.
 */
export interface InvoiceLineItemUpdate {
    /** Line that the invoice already has. (inferred; type inferred; record inferred) */
    line_item_id?: Id;
    /** Name of the item. At most 100 characters. (inferred; type inferred) */
    name?: string;
    /** Item or composite item that is sold. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** (inferred; type inferred) */
    project_id?: Id;
    /** (inferred; type inferred) */
    time_entry_ids?: Id[] | string;
    /** (inferred; type inferred) */
    expense_id?: Id;
    /** What the line is for. At most 2000 characters. (inferred; type inferred) */
    description?: string;
    /** Position of the line on the invoice. (inferred) */
    item_order?: number;
    /**
     * Price of one unit. (inferred) (Format: double)
     */
    rate?: number;
    /**
     * (inferred) (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (inferred; type inferred) */
    unit?: string;
    /** Discount on the line, if the invoice's `discount_type` is `item_level`. (inferred; type inferred) */
    discount?: number | string;
    /** Tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
    /** (inferred) */
    warehouse_id?: Id;
    /** HSN code of goods, or SAC of a service. (inferred; type inferred) */
    hsn_or_sac?: string;
}
/**
 * The fields of an invoice to change.
 *
 * Inferred: The fields of the record less those that only the server can set; the body is not documented.
 */
export interface InvoiceUpdate {
    /** Number of the invoice. At most 100 characters. (inferred; type inferred) */
    invoice_number?: string;
    /** (inferred) */
    date?: CalendarDate;
    /** Days until payment is due. (inferred) */
    payment_terms?: number;
    /** Name of the terms in `payment_terms`. At most 100 characters. (inferred; type inferred) */
    payment_terms_label?: string;
    /** (inferred) */
    due_date?: CalendarDate;
    /** (inferred) */
    payment_expected_date?: CalendarDate;
    /** (inferred; type inferred) */
    reference_number?: string;
    /** The customer's `contact_id`. (inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** (inferred) */
    contact_persons?: InvoiceContactPerson[];
    /** (inferred; type inferred) */
    currency_id?: Id;
    /**
     * (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Discount on the invoice, in percent or as an amount. As a string, at most 100 characters. (inferred) The documents say two things: The discount is called a float, and also has a length of at most 100. */
    discount?: number | string;
    /** (inferred) */
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies: outside the lines (`entity_level`) or in each line (`item_level`). (inferred) */
    discount_type?: 'entity_level' | 'item_level' | (string & {});
    /** Whether the rates of the lines include tax. (inferred) */
    is_inclusive_tax?: boolean;
    /** (inferred; type inferred) */
    recurring_invoice_id?: Id;
    /** (inferred; type inferred) */
    line_items?: InvoiceLineItemUpdate[];
    /** Charge for shipping. As a string, at most 100 characters. (inferred; type inferred) */
    shipping_charge?: number | string;
    /**
     * Amount that the total is adjusted by. (inferred) (Format: double)
     */
    adjustment?: number;
    /** (inferred; type inferred) */
    adjustment_description?: string;
    /** Whether the customer may pay the invoice in parts. (inferred) */
    allow_partial_payments?: boolean;
    /** (inferred) */
    payment_options?: PaymentOptions;
    /** (inferred; type inferred) */
    billing_address?: DocumentAddress;
    /** (inferred; type inferred) */
    shipping_address?: DocumentAddress;
    /** (inferred; type inferred) */
    notes?: string;
    /** (inferred; type inferred) */
    terms?: string;
    /** (inferred) */
    custom_fields?: DocumentCustomField[];
    /** Template of the invoice. `listInvoiceTemplates` and `listRetainerInvoiceTemplates` return the templates. (inferred; type inferred) */
    template_id?: Id;
    /** (inferred; type inferred) */
    salesperson_id?: Id;
    /** Name of the salesperson. At most 200 characters. (inferred; type inferred) */
    salesperson_name?: string;
    /** Whether the transaction dates from before GST, that is, before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** GST identification number, 15 characters. An empty text is accepted, too. (inferred; type inferred) */
    gst_no?: string;
    /** How GST treats the party. An empty text is accepted, too. (inferred) */
    gst_treatment?: 'business_gst' | 'business_none' | 'overseas' | 'consumer' | (string & {});
}
/**
 * The bytes of a PDF file of one or more invoices.
 *
 * Inferred: Taken from the last segment of `/invoices/pdf`, and assumed for `/invoices/print`; the responses are not documented.
 */
export type InvoicePdf = Blob;
/**
 * The invoices to send by e-mail.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type BulkEmailRequest = {
    /** (inferred) */
    invoice_ids?: Id[];
} & {
    [key: string]: unknown;
};
/**
 * A template that sales documents are printed with.
 *
 * Inferred: Taken from the template fields that the records carry; what the list holds is not documented.
 */
export interface TemplateSummary {
    /** Id to pass when you set a record's template. (inferred; type inferred) */
    template_id?: Id;
    /** (inferred; type inferred) */
    template_name?: string;
    /** (inferred; type inferred) */
    template_type?: string;
}
/**
 * Response with the templates for one kind of sales document, in `templates`.
 *
 * Inferred: The key is taken from the URL; the response is not documented. The client checks that `templates` is there; calls by path do not.
 */
export interface TemplateListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    templates: TemplateSummary[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * A payment that was applied to an invoice.
 *
 * Inferred: Taken from the record of a customer payment, and from the URL that deletes a payment of an invoice; what the list holds is not documented.
 */
export interface InvoicePayment {
    /** Id to pass to `deleteInvoicePayment`. (inferred; type inferred) */
    invoice_payment_id?: Id;
    /** Customer payment that was applied to the invoice. (inferred; type inferred; record inferred) */
    payment_id?: Id;
    /** How the customer paid, such as `cash`. (inferred; type inferred) */
    payment_mode?: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
    /** (inferred; type inferred) */
    date?: CalendarDate;
    /** Amount that was applied to the invoice. (inferred; type inferred) */
    amount?: number;
    /** (inferred; type inferred) */
    reference_number?: string;
    /** (inferred; type inferred) */
    description?: string;
}
/**
 * The payments of an invoice.
 *
 * Inferred: The key is taken from the URL; the response is not documented. The client checks that `payments` is there; calls by path do not.
 */
export interface InvoicePaymentListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    payments: InvoicePayment[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * A credit that was applied to an invoice.
 *
 * Inferred: Taken from the record of a credit note, and from the URL that deletes an applied credit; what the list holds is not documented.
 */
export interface InvoiceAppliedCredit {
    /** Id to pass to `deleteInvoiceAppliedCredit`. (inferred; type inferred) */
    creditnotes_invoice_id?: Id;
    /** Credit note that was applied to the invoice. (inferred; type inferred; record inferred) */
    creditnote_id?: Id;
    /** (inferred; type inferred) */
    creditnote_number?: string;
    /** Part of the credit note that was applied to the invoice. (inferred; type inferred) */
    amount?: number;
}
/**
 * The credits that were applied to an invoice.
 *
 * Inferred: The key is taken from the URL that applies credits; the response is not documented. The client checks that `credits` is there; calls by path do not.
 */
export interface InvoiceAppliedCreditListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    credits: InvoiceAppliedCredit[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * A credit note to apply to an invoice.
 *
 * Inferred: Taken from the invoices that a payment is applied to; no document shows it.
 */
export type InvoiceCreditNoteInput = {
    /** (inferred; type inferred; record inferred) */
    creditnote_id?: Id;
    /** Amount of the credit note to apply to the invoice. (inferred; type inferred) */
    amount_applied?: number | string;
} & {
    [key: string]: unknown;
};
/**
 * The credit notes to apply to an invoice.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type InvoiceCreditsRequest = {
    /** (inferred) */
    apply_creditnotes?: InvoiceCreditNoteInput[];
} & {
    [key: string]: unknown;
};
/**
 * The preference for the attachment of an invoice.
 *
 * Inferred: Taken from the field of the record by which an attachment goes with e-mails; the body is not documented.
 */
export interface AttachmentPreference {
    /** Whether the attachment can be sent with the invoice's e-mails. (inferred; type inferred) */
    can_send_in_mail?: boolean;
}
/**
 * A file to attach, sent in the form field `attachment`.
 *
 * Inferred: That the file comes as multipart form data is taken from image uploads, and the name of the field from the URL; neither is documented.
 */
export interface AttachmentUpload {
    /** (inferred; type inferred) */
    attachment?: BinaryFile;
}
/**
 * A comment to add, or the new text of one.
 *
 * Inferred: Taken from the text that the comments of vendor credits carry; the body is not documented.
 */
export interface CommentInput {
    /** What the comment says. (inferred; type inferred) */
    description?: string;
}
/**
 * Response with one comment, in `comment`.
 *
 * Inferred: The key is the singular of that of the list; the response is not documented. The client checks that `comment` is there; calls by path do not.
 */
export interface CommentResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    comment: Comment;
}
/** Number of the retainer invoice. At most 100 characters. */
export type RetainerInvoiceNumber = string;
/** A postal address with a second line for the street. */
export interface TwoLineDocumentAddress {
    /** Street. City, state and postal code have their own fields. (type inferred) */
    address?: string;
    /** Second line of the street, after `address`. (type inferred) */
    street2?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    /** (type inferred) */
    zip?: string;
    /** (type inferred) */
    fax?: string;
}
/** A line of a retainer invoice. */
export interface RetainerInvoiceLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** What the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** Position of the line on the invoice. */
    item_order?: number;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
    /** Price of one unit in the organization's base currency. (type inferred) */
    bcy_rate?: number;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** (type inferred) */
    tax_type?: string;
    /** Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    item_total?: number;
}
/** A file to attach to a record, given by its `document_id`. */
export interface AttachedDocumentInput {
    /** (type inferred) */
    document_id?: Id;
}
/** A file that is attached to a record. */
export interface AttachedDocument {
    /** (type inferred) */
    document_id?: Id;
    /** (type inferred) */
    file_name?: string;
}
/**
 * A file that is attached to a retainer invoice.
 *
 * Inferred: Taken from the `documents` of vendor credits; what an entry holds here is not documented.
 */
export interface RetainerInvoiceDocument {
    /** (inferred; type inferred) */
    document_id?: Id;
    /** (inferred; type inferred) */
    file_name?: string;
}
/** A request to a customer for an advance payment, which is held as a liability until it is earned. */
export interface RetainerInvoice {
    /** (type inferred) */
    retainerinvoice_id: Id;
    /** (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    date?: CalendarDate;
    /** State of an invoice or a retainer invoice. In the sandbox, `sent`, `viewed`, `partially_paid` and `overdue` count as unpaid; no operation of the sandbox leads to `unpaid`, or a retainer invoice to `overdue`. Known values: `sent`, `draft`, `overdue`, `paid`, `void`, `unpaid`, `partially_paid`, `viewed`. */
    status?: InvoiceStatus;
    /** Whether the transaction dates from before GST, that is, before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** Place of supply. Defaults to the contact's place. (type inferred) */
    place_of_supply?: string;
    /** (type inferred) */
    project_id?: Id;
    /** (type inferred) */
    project_name?: string;
    last_payment_date?: ClearedDate;
    /** Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** The customer's `contact_id`. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    contact_persons?: DocumentContactPerson[];
    /** (type inferred) */
    currency_id?: Id;
    /** Code of the currency in `currency_id`, such as `INR`. (type inferred) */
    currency_code?: string;
    /** (type inferred) */
    currency_symbol?: string;
    /** Format: double */
    exchange_rate?: number;
    /** Whether the customer has viewed the invoice. `client_viewed_time` says when. */
    is_viewed_by_client?: boolean;
    client_viewed_time?: ClearedDateTime;
    /** Whether the rates of the lines include tax. (type inferred) */
    is_inclusive_tax?: boolean;
    /** (type inferred) */
    line_items?: RetainerInvoiceLineItem[];
    /** (type inferred) */
    sub_total?: number;
    /** Total amount of the invoice, as text. */
    total?: string;
    /** Taxes on the invoice, with the amount of each. */
    taxes?: DocumentTax[];
    /** Amount that has been paid. (type inferred) */
    payment_made?: number;
    /** Part of the payments that has been drawn. (type inferred) */
    payment_drawn?: number;
    /** Amount that is still to be paid, as text. */
    balance?: string;
    /** Whether the customer may pay the invoice in parts. (type inferred) */
    allow_partial_payments?: boolean;
    /** Number of decimal places in prices. (type inferred) */
    price_precision?: number;
    payment_options?: PaymentOptions;
    /** (type inferred) */
    is_emailed?: boolean;
    /** Attached files. `deleteRetainerInvoiceAttachment` deletes one by its `document_id`. */
    documents?: RetainerInvoiceDocument[];
    /** (type inferred) */
    billing_address?: TwoLineDocumentAddress;
    /** (type inferred) */
    shipping_address?: DocumentAddress;
    /** (type inferred) */
    notes?: string;
    /** (type inferred) */
    terms?: string;
    custom_fields?: DocumentCustomField[];
    /** Template of the invoice. `listInvoiceTemplates` and `listRetainerInvoiceTemplates` return the templates. (type inferred) */
    template_id?: Id;
    /** (type inferred) */
    template_name?: string;
    /** (type inferred) */
    page_width?: string;
    /** (type inferred) */
    page_height?: string;
    /** (type inferred) */
    orientation?: string;
    /** (type inferred) */
    template_type?: string;
    created_time?: DateTime;
    last_modified_time?: DateTime;
    /** (type inferred) */
    created_by_id?: Id;
    /** (type inferred) */
    attachment_name?: string;
    /** Whether the attachment can be sent with e-mails. (type inferred) */
    can_send_in_mail?: boolean;
}
/**
 * The response with the retainer invoices.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `retainerinvoices` is there; calls by path do not.
 */
export interface RetainerInvoiceListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    retainerinvoices: RetainerInvoice[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A line of a new retainer invoice. */
export interface RetainerInvoiceLineItemCreate {
    /** What the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** Position of the line on the invoice. */
    item_order?: number;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
}
/** The fields of a new retainer invoice. `customer_id` and `line_items` are required. */
export interface RetainerInvoiceCreate {
    /** (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    /** The customer's `contact_id`. (record inferred) */
    customer_id: Id;
    line_items: RetainerInvoiceLineItemCreate[];
    /** Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    date?: CalendarDate;
    contact_persons?: DocumentContactPersonInput[];
    custom_fields?: DocumentCustomField[];
    /** (type inferred) */
    notes?: string;
    /** (type inferred) */
    terms?: string;
    payment_options?: PaymentOptions;
    /** Template of the invoice. `listInvoiceTemplates` and `listRetainerInvoiceTemplates` return the templates. (type inferred) */
    template_id?: Id;
}
/**
 * The response with one retainer invoice.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `retainerinvoice` is there; calls by path do not.
 */
export interface RetainerInvoiceResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    retainerinvoice: RetainerInvoice;
}
/**
 * A line of a retainer invoice to change or to add.
 *
 * Inferred: The fields of a line of the record less those that only the server can set; the body is not documented.
 */
export interface RetainerInvoiceLineItemUpdate {
    /** Line that the retainer invoice already has. (inferred; type inferred; record inferred) */
    line_item_id?: Id;
    /** What the line is for. At most 2000 characters. (inferred; type inferred) */
    description?: string;
    /** Position of the line on the invoice. (inferred) */
    item_order?: number;
    /**
     * Price of one unit. (inferred) (Format: double)
     */
    rate?: number;
    /** Tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
}
/**
 * The fields of a retainer invoice to change.
 *
 * Inferred: The fields of the record less those that only the server can set; the body is not documented.
 */
export interface RetainerInvoiceUpdate {
    /** Number of the retainer invoice. At most 100 characters. (inferred; type inferred) */
    retainerinvoice_number?: string;
    /** (inferred) */
    date?: CalendarDate;
    /** Whether the transaction dates from before GST, that is, before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** Place of supply. Defaults to the contact's place. (inferred; type inferred) */
    place_of_supply?: string;
    /** (inferred; type inferred) */
    project_id?: Id;
    /** (inferred; type inferred) */
    project_name?: string;
    /** Reference number of the retainer invoice. At most 100 characters. (inferred; type inferred) */
    reference_number?: string;
    /** The customer's `contact_id`. (inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** (inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** (inferred; type inferred) */
    currency_id?: Id;
    /**
     * (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Whether the rates of the lines include tax. (inferred; type inferred) */
    is_inclusive_tax?: boolean;
    /** (inferred; type inferred) */
    line_items?: RetainerInvoiceLineItemUpdate[];
    /** Whether the customer may pay the invoice in parts. (inferred; type inferred) */
    allow_partial_payments?: boolean;
    /** (inferred) */
    payment_options?: PaymentOptions;
    /** (inferred) */
    documents?: AttachedDocumentInput[];
    /** (inferred; type inferred) */
    billing_address?: TwoLineDocumentAddress;
    /** (inferred; type inferred) */
    shipping_address?: DocumentAddress;
    /** (inferred; type inferred) */
    notes?: string;
    /** (inferred; type inferred) */
    terms?: string;
    /** (inferred) */
    custom_fields?: DocumentCustomField[];
    /** Template of the invoice. `listInvoiceTemplates` and `listRetainerInvoiceTemplates` return the templates. (inferred; type inferred) */
    template_id?: Id;
}
/** An invoice that a payment is applied to. */
export interface CustomerPaymentInvoice {
    /** Invoice that the payment is applied to. (type inferred) */
    invoice_id?: Id;
    /** (type inferred) */
    invoice_number?: string;
    date?: CalendarDate;
    /** (type inferred) */
    invoice_amount?: number;
    /** Part of the payment that is applied to the invoice. (type inferred) */
    amount_applied?: number;
    /** Amount that is still to be paid on the invoice. (type inferred) */
    balance_amount?: number;
}
/** The value of a custom field, with its kind. */
export interface CustomerPaymentCustomField {
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
    /** What the record has in the custom field, as text. */
    value?: string;
    label?: string;
    /** (type inferred) */
    data_type?: string;
}
/** Money that a customer pays. It is applied to invoices. */
export interface CustomerPayment {
    payment_id: Id;
    /** How the customer pays, such as `cash`. At most 100 characters. */
    payment_mode?: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
    /**
     * Amount of the payment: the original amount times `exchange_rate`. (Format: double)
     */
    amount?: number;
    /**
     * Amount returned to the customer's card. Only payments of mode `autotransaction` can be refunded. (Format: double)
     */
    amount_refunded?: number;
    /** Format: double */
    bank_charges?: number;
    date?: CalendarDate;
    /** State of the payment, such as `success` or `failure`. The documents say two things: The values are given as success or failure, and the complete set of payment states is said not to be shown. */
    status?: 'success' | 'failure' | (string & {});
    /** Reference number of the payment. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** (type inferred) */
    description?: string;
    /** `contact_id` of the customer who pays. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** (type inferred) */
    email?: string;
    /** Format: double */
    tax_amount_withheld?: number;
    /** Invoices that the payment is applied to, with the amount for each. */
    invoices?: CustomerPaymentInvoice[];
    /**
     * Rate that the original amount is multiplied by to get `amount`. Defaults to 1. (Format: double)
     * @default 1
     */
    exchange_rate?: number;
    /** (type inferred) */
    currency_id?: Id;
    /** (type inferred) */
    currency_code?: string;
    /** (type inferred) */
    currency_symbol?: string;
    /** Account that the payment is deposited to. (type inferred) */
    account_id?: Id;
    /** (type inferred) */
    account_name?: string;
    /** Account for withholding tax. (type inferred) */
    tax_account_id?: Id;
    /** (type inferred) */
    tax_account_name?: string;
    /**
     * Amount of the payment that is not applied to an invoice. (Format: double)
     */
    unused_amount?: number;
    /** Last four digits of the card, as a number, so without leading zeros. */
    last_four_digits?: number;
    custom_fields?: CustomerPaymentCustomField[];
}
/**
 * The response with the customer payments.
 *
 * Inferred: The key is the name in the URL, as for the lists of other documents of sales; the response is not documented. The client checks that `customerpayments` is there; calls by path do not.
 */
export interface CustomerPaymentListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    customerpayments: CustomerPayment[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** An invoice to apply a payment to. `invoice_id` and `amount_applied` are required. */
export interface CustomerPaymentInvoiceCreate {
    /** Invoice that the payment is applied to. */
    invoice_id: Id;
    /**
     * Part of the payment that is applied to the invoice. (Format: double)
     */
    amount_applied: number;
    /** (type inferred) */
    tax_amount_withheld?: number | string;
}
/** The value of a custom field of a new payment. */
export interface CustomerPaymentCustomFieldCreate {
    label?: string;
    value?: string;
}
/** The fields of a new customer payment. `customer_id`, `payment_mode`, `amount` and `invoices` are required. */
export interface CustomerPaymentCreate {
    /** `contact_id` of the customer who pays. (type inferred; record inferred) */
    customer_id: Id;
    /** How the customer pays, such as `cash`. At most 100 characters. */
    payment_mode: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
    /**
     * Amount of the payment: the original amount times `exchange_rate`. (Format: double)
     */
    amount: number;
    /** Invoices to apply the payment to, with the amount for each. */
    invoices: CustomerPaymentInvoiceCreate[];
    date?: CalendarDate;
    /** Reference number of the payment. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** (type inferred) */
    description?: string;
    /**
     * Rate that the original amount is multiplied by to get `amount`. Defaults to 1. (Format: double)
     * @default 1
     */
    exchange_rate?: number;
    /** Format: double */
    bank_charges?: number;
    /** Account that the payment is deposited to. (type inferred) */
    account_id?: Id;
    /** Account for withholding tax. (type inferred) */
    tax_account_id?: Id;
    custom_fields?: CustomerPaymentCustomFieldCreate[];
}
/** The response with one customer payment, under the key `payment`. */
export interface CustomerPaymentResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    payment: CustomerPayment;
}
/** A sales return as a row of the list, without its lines. */
export interface SalesReturnListItem {
    salesreturn_id: Id;
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    date?: CalendarDate;
    /** Sales order whose items are returned. (type inferred) */
    salesorder_id?: Id;
    /** (type inferred) */
    salesorder_number?: string;
    /** The customer's `contact_id`. (type inferred; record inferred) */
    customer_id?: Id;
    /** (type inferred) */
    customer_name?: string;
    /** State of the sales return, such as `approved`. (inferred) */
    salesreturn_status?: 'approved' | (string & {});
    /** How far the returned items have been received, such as `received`. (inferred) */
    receive_status?: 'received' | (string & {});
    /** How far the customer has been refunded, such as `refunded`. (inferred) */
    refund_status?: 'refunded' | (string & {});
    /** Number of units returned, over all lines. (type inferred) */
    quantity?: number;
    /** (type inferred) */
    refunded_amount?: number;
}
/** The response with the sales returns, without their lines. */
export interface SalesReturnListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    salesreturns: SalesReturnListItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A line of a new sales return. */
export interface SalesReturnLineItemCreate {
    /** Item or composite item that is returned. (type inferred; record inferred) */
    item_id?: Id;
    /** Line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Number of returned units that can be received. (Format: double)
     */
    quantity?: number;
    /**
     * Number of returned units that cannot be received. (Format: double)
     */
    non_receive_quantity?: number;
    /** (type inferred) */
    warehouse_id?: Id;
}
/** The fields of a new sales return. Only `line_items` is required. The query can name the sales order. */
export interface SalesReturnCreate {
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** Units to return, by line of the sales order. */
    line_items: SalesReturnLineItemCreate[];
    date?: CalendarDate;
    /** (type inferred) */
    reason?: string;
}
/** A line of a sales return. */
export interface SalesReturnLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    description?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
    /** Line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Number of returned units that can be received. (Format: double)
     */
    quantity?: number;
    /**
     * Number of returned units that cannot be received. (Format: double)
     */
    non_receive_quantity?: number;
    /** (type inferred) */
    warehouse_id?: Id;
    /** (type inferred) */
    warehouse_name?: string;
}
/** A comment on a sales return, or an entry of its history. */
export interface SalesReturnComment {
    /** (type inferred) */
    comment_id: Id;
    /** (type inferred) */
    salesreturn_id?: Id;
    /** Name of the user behind the comment or history entry. (type inferred) */
    commented_by?: string;
    /** (type inferred) */
    comment_type?: string;
    date?: CalendarDate;
    /** The `date` in words, such as `40 minutes ago`. (type inferred) */
    date_description?: string;
    /** (type inferred) */
    time?: string;
    /** (type inferred) */
    operation_type?: string;
    /** Transaction that the entry is about. Its kind is in `transaction_type`. (type inferred) */
    transaction_id?: Id;
    /** (type inferred) */
    transaction_type?: string;
}
/** Items of a sales order that a customer sends back. */
export interface SalesReturn {
    salesreturn_id: Id;
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    date?: CalendarDate;
    /** (type inferred) */
    reason?: string;
    /** Sales order whose items are returned. (type inferred) */
    salesorder_id?: Id;
    /** (type inferred) */
    salesorder_number?: string;
    /** State of the sales return, such as `approved`. (inferred) */
    salesreturn_status?: 'approved' | (string & {});
    /** (type inferred) */
    line_items?: SalesReturnLineItem[];
    /** (type inferred) */
    comments?: SalesReturnComment[];
}
/** The response with one sales return. */
export interface SalesReturnResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    salesreturn: SalesReturn;
}
/** A line of a sales return to change or to add. */
export interface SalesReturnLineItemUpdate {
    /** Line that the sales return already has. (type inferred; record inferred) */
    line_item_id?: Id;
    /** Item or composite item that is returned. (type inferred; record inferred) */
    item_id?: Id;
    /** Line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Number of returned units that can be received. (Format: double)
     */
    quantity?: number;
    /**
     * Number of returned units that cannot be received. (Format: double)
     */
    non_receive_quantity?: number;
    /** (type inferred) */
    warehouse_id?: Id;
}
/** The fields of a sales return to change, the same as those of a new one. */
export interface SalesReturnUpdate {
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    line_items?: SalesReturnLineItemUpdate[];
    date?: CalendarDate;
    /** (type inferred) */
    reason?: string;
}
/** How GST treats the party. For contacts and invoices the values are `business_gst`, `business_none`, `overseas` and `consumer`. */
export type OpenGstTreatment = string;
/** A postal address with a country. */
export interface DocumentAddressWithCountry {
    /** Street. City, state and postal code have their own fields. (type inferred) */
    address?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    /** (type inferred) */
    zip?: string;
    /** (type inferred) */
    country?: string;
    /** (type inferred) */
    fax?: string;
}
/** A postal address with a second line for the street, and a country. */
export interface CreditNoteAddress {
    /** Street. City, state and postal code have their own fields. (type inferred) */
    address?: string;
    /** Second line of the street, after `address`. (type inferred) */
    street2?: string;
    /** (type inferred) */
    city?: string;
    /** (type inferred) */
    state?: string;
    /** (type inferred) */
    zip?: string;
    /** (type inferred) */
    country?: string;
    /** (type inferred) */
    fax?: string;
}
/**
 * Serial numbers of the units on the line.
 *
 * Inferred: That they come as a list is taken from the name; text is accepted too.
 */
export type SerialNumbers = (string | number)[] | string;
/** A line of a credit note. */
export interface CreditNoteLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    account_id?: Id;
    /** (type inferred) */
    description?: string;
    /** Position of the line in the credit note. (type inferred) */
    item_order?: number;
    /** Price of one unit. (type inferred) */
    rate?: number;
    /**
     * Number of units, as a whole number. (Format: int32)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Discount on the line, in percent. (type inferred) */
    discount?: number;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** (type inferred) */
    tax_exemption_code?: string;
    /** HSN code of goods, or SAC of a service. (type inferred) */
    hsn_or_sac?: string;
    item_custom_fields?: CustomField[];
    /** (type inferred) */
    warehouse_id?: Id;
    /** (type inferred) */
    serial_numbers?: SerialNumbers;
    /** Invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** Line of the invoice that this line credits. (type inferred) */
    invoice_item_id?: Id;
    /** Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** Whether the units go back to stock. On a line from a sales return, it is `true` for units that can be received and `false` for units that are only credited. (type inferred) */
    is_returned_to_stock?: boolean;
    /** Line of the sales return that this line credits. (type inferred) */
    salesreturn_item_id?: Id;
}
/** An invoice that a credit note was applied to. */
export interface CreditNoteInvoice {
    /** Invoice that the credit note was applied to. (type inferred) */
    invoice_id?: Id;
    /** (type inferred) */
    invoice_number?: string;
    /** Part of the credit that was applied to the invoice. (type inferred) */
    amount?: number;
}
/** A tax on a credit note, with its amount. */
export interface CreditNoteTax {
    /** (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_name?: string;
    /** (type inferred) */
    tax_amount?: number;
}
/** A credit that is owed to a customer. It is applied to invoices or refunded. */
export interface CreditNote {
    /** (type inferred) */
    creditnote_id: Id;
    /** Number of the credit note. Starts with `CN`. At most 100 characters. (type inferred) */
    creditnote_number?: string;
    date?: CalendarDate;
    /** Whether the transaction is from before GST, which on invoices means before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** (type inferred) */
    vat_reg_no?: string;
    /** GST identification number. On contacts, invoices and vendor credits it has 15 characters. (type inferred) */
    gst_no?: string;
    /** (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** State of the credit note. `markCreditNoteOpen`, `markCreditNoteDraft` and `voidCreditNote` change it. */
    status?: 'open' | 'closed' | 'void' | 'draft' | (string & {});
    /** `contact_id` of the customer who is owed the credit. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    custom_fields?: CustomField[];
    /** Reference number of the credit note. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** (type inferred) */
    email?: string;
    /** Format: double */
    total?: number;
    /**
     * Amount of the credit that has not been applied. (Format: double)
     */
    balance?: number;
    /** (type inferred) */
    line_items?: CreditNoteLineItem[];
    /** Invoices that the credit note was applied to, with the amount for each. (type inferred) */
    invoices?: CreditNoteInvoice[];
    /** (type inferred) */
    taxes?: CreditNoteTax[];
    /** (type inferred) */
    currency_code?: string;
    /** (type inferred) */
    currency_symbol?: string;
    /** (type inferred) */
    billing_address?: CreditNoteAddress;
    /** (type inferred) */
    shipping_address?: CreditNoteAddress;
    created_time?: DateTime;
    /** When the credit note was last changed. Other records call this field `last_modified_time`. */
    updated_time?: DateTime;
    /** Template of the credit note. `listCreditNoteTemplates` returns the templates. (type inferred) */
    template_id?: Id;
    /** (type inferred) */
    template_name?: string;
    /** Notes on the credit note. At most 5000 characters. (type inferred) */
    notes?: string;
    /** Terms and conditions. At most 10000 characters. (type inferred) */
    terms?: string;
}
/**
 * The response with the credit notes.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `creditnotes` is there; calls by path do not.
 */
export interface CreditNoteListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    creditnotes: CreditNote[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A line of a new credit note. */
export interface CreditNoteLineItemCreate {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    description?: string;
    /** (type inferred) */
    code?: string | number;
    type?: number;
    /** (type inferred) */
    account_id?: Id;
    /** (type inferred) */
    account_name?: string;
    /**
     * Number of units, as a whole number. (Format: int32)
     */
    quantity?: number;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    serial_numbers?: SerialNumbers;
    /** Position of the line in the credit note. (type inferred) */
    item_order?: number | string;
    /** Price of one unit. (type inferred) */
    rate?: number | string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Discount on the line, in percent. (type inferred) */
    discount?: number | string;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** (type inferred) */
    tax_exemption_code?: string;
    /** HSN code of goods, or SAC of a service. (type inferred) */
    hsn_or_sac?: string;
    item_custom_fields?: CustomField[];
    /** (type inferred) */
    warehouse_id?: Id;
    /** Invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** Line of the invoice that this line credits. (type inferred) */
    invoice_item_id?: Id;
    /** Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** Whether the units go back to stock. On a line from a sales return, it is `true` for units that can be received and `false` for units that are only credited. (type inferred) */
    is_returned_to_stock?: boolean;
    /** Line of the sales return that this line credits. (type inferred) */
    salesreturn_item_id?: Id;
}
/** The fields of a new credit note. `customer_id`, `date` and `line_items` are required. */
export interface CreditNoteCreate {
    /** Number of the credit note. Starts with `CN`. At most 100 characters. (inferred; type inferred) */
    creditnote_number?: string;
    /** `contact_id` of the customer who is owed the credit. (record inferred) */
    customer_id: Id;
    date: CalendarDate;
    line_items: CreditNoteLineItemCreate[];
    /** (type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** Whether to create the credit note with the `status` `draft`. */
    is_draft?: boolean;
    /** Exchange rate of the credit note's currency, as a string. */
    exchange_rate?: string;
    /** Whether the transaction is from before GST, which on invoices means before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** (inferred; type inferred) */
    vat_reg_no?: string;
    /** GST identification number. On contacts, invoices and vendor credits it has 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** (inferred; type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** (inferred) */
    custom_fields?: CustomField[];
    /** Reference number of the credit note. At most 100 characters. (inferred; type inferred) */
    reference_number?: string;
    /** (inferred; type inferred) */
    billing_address?: CreditNoteAddress;
    /** (inferred; type inferred) */
    shipping_address?: CreditNoteAddress;
    /** Template of the credit note. `listCreditNoteTemplates` returns the templates. (inferred; type inferred) */
    template_id?: Id;
    /** Notes on the credit note. At most 5000 characters. (inferred; type inferred) */
    notes?: string;
    /** Terms and conditions. At most 10000 characters. (inferred; type inferred) */
    terms?: string;
}
/**
 * The response with one credit note.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `creditnote` is there; calls by path do not.
 */
export interface CreditNoteResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    creditnote: CreditNote;
}
/**
 * A line of a credit note to change or to add.
 *
 * Inferred: The fields of a line of a new credit note; the body is not documented.
 */
export interface CreditNoteLineItemUpdate {
    /** (inferred; type inferred) */
    line_item_id?: Id;
    /** (inferred; type inferred) */
    name?: string;
    /** Item or composite item on the line. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** (inferred; type inferred) */
    account_id?: Id;
    /** (inferred; type inferred) */
    description?: string;
    /** Position of the line in the credit note. (inferred; type inferred) */
    item_order?: number | string;
    /** Price of one unit. (inferred; type inferred) */
    rate?: number | string;
    /**
     * Number of units, as a whole number. (inferred) (Format: int32)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (inferred; type inferred) */
    unit?: string;
    /** Discount on the line, in percent. (inferred; type inferred) */
    discount?: number | string;
    /** Tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
    /** (inferred; type inferred) */
    tax_exemption_id?: Id;
    /** (inferred; type inferred) */
    tax_exemption_code?: string;
    /** HSN code of goods, or SAC of a service. (inferred; type inferred) */
    hsn_or_sac?: string;
    /** (inferred) */
    item_custom_fields?: CustomField[];
    /** (inferred; type inferred) */
    warehouse_id?: Id;
    /** (inferred; type inferred) */
    serial_numbers?: SerialNumbers;
    /** Invoice that the line credits. (inferred; type inferred) */
    invoice_id?: Id;
    /** Line of the invoice that this line credits. (inferred; type inferred) */
    invoice_item_id?: Id;
    /** Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (inferred; type inferred) */
    is_item_shipped?: boolean;
    /** Whether the units go back to stock. On a line from a sales return, it is `true` for units that can be received and `false` for units that are only credited. (inferred; type inferred) */
    is_returned_to_stock?: boolean;
    /** Line of the sales return that this line credits. (inferred; type inferred) */
    salesreturn_item_id?: Id;
    /** (type inferred) */
    code?: string | number;
    /** (inferred) */
    type?: number;
    /** (inferred; type inferred) */
    account_name?: string;
}
/**
 * The fields of a credit note to change.
 *
 * Inferred: The fields that creating a credit note takes, less the one that creates a draft; the body is not documented.
 */
export interface CreditNoteUpdate {
    /** Number of the credit note. Starts with `CN`. At most 100 characters. (inferred; type inferred) */
    creditnote_number?: string;
    /** (inferred) */
    date?: CalendarDate;
    /** Whether the transaction is from before GST, which on invoices means before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** (inferred; type inferred) */
    vat_reg_no?: string;
    /** GST identification number. On contacts, invoices and vendor credits it has 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** (inferred; type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** `contact_id` of the customer who is owed the credit. (inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** (inferred) */
    custom_fields?: CustomField[];
    /** Reference number of the credit note. At most 100 characters. (inferred; type inferred) */
    reference_number?: string;
    /** (inferred; type inferred) */
    line_items?: CreditNoteLineItemUpdate[];
    /** (inferred; type inferred) */
    billing_address?: CreditNoteAddress;
    /** (inferred; type inferred) */
    shipping_address?: CreditNoteAddress;
    /** Template of the credit note. `listCreditNoteTemplates` returns the templates. (inferred; type inferred) */
    template_id?: Id;
    /** Notes on the credit note. At most 5000 characters. (inferred; type inferred) */
    notes?: string;
    /** Terms and conditions. At most 10000 characters. (inferred; type inferred) */
    terms?: string;
    /** (inferred; type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** Exchange rate of the credit note's currency, as a string. (inferred) */
    exchange_rate?: string;
}
/**
 * The e-mail history of a credit note.
 *
 * Inferred: The envelope is documented for every JSON response; the rest is open.
 */
export type EmailHistoryResponse = {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
} & {
    [key: string]: unknown;
};
/**
 * An invoice that a credit note was applied to, as a row of the list.
 *
 * Inferred: Taken from the invoices that the record of a credit note carries, and from the URL that deletes an applied credit; what the list holds is not documented.
 */
export interface CreditNoteInvoiceListItem {
    /** Invoice that the credit note was applied to. (inferred; type inferred; record inferred) */
    invoice_id?: Id;
    /** (inferred; type inferred) */
    invoice_number?: string;
    /** Part of the credit that was applied to the invoice. (inferred; type inferred) */
    amount?: number;
    /** Id to pass to `deleteCreditNoteAppliedCredit`. (inferred; type inferred) */
    creditnote_invoice_id?: Id;
}
/**
 * The invoices that a credit note was applied to.
 *
 * Inferred: The key is that of the bills of a vendor credit, with invoices for bills; the response is not documented. The client checks that `invoices_credited` is there; calls by path do not.
 */
export interface CreditNoteInvoiceListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    invoices_credited: CreditNoteInvoiceListItem[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * An invoice to apply a credit note to.
 *
 * Inferred: The invoice as in the record of a credit note, and the amount under the name that a customer payment gives it.
 */
export interface CreditNoteInvoiceCredit {
    /** Invoice to apply the credit note to. (inferred; type inferred; record inferred) */
    invoice_id?: Id;
    /** Part of the credit to apply to the invoice. (inferred; type inferred) */
    amount_applied?: number | string;
}
/**
 * The invoices to apply a credit note to. The sandbox needs `invoices`.
 *
 * Inferred: Taken from the invoices that the record of a credit note carries; the body is not documented.
 */
export interface CreditNoteApplication {
    /** Invoices to apply the credit note to, with the amount for each. (needed by the sandbox; inferred) */
    invoices?: CreditNoteInvoiceCredit[];
}
/**
 * A refund of a credit note.
 *
 * Inferred: Taken from the refunds that vendor credits carry, with the ids that the URL names; those of credit notes are not documented.
 */
export interface CreditNoteRefund {
    /** (inferred; type inferred) */
    creditnote_refund_id: Id;
    /** (inferred) */
    date?: CalendarDate;
    /** How the money is paid back. (inferred; type inferred) */
    refund_mode?: string;
    /** (inferred; type inferred) */
    reference_number?: string;
    /** (inferred; type inferred) */
    description?: string;
    /** Amount of the refund in the organization's base currency. (inferred; type inferred) */
    amount_bcy?: number;
    /** Amount of the refund in the foreign currency. (inferred; type inferred) */
    amount_fcy?: number;
    /** Credit note that is refunded. (inferred; type inferred; record inferred) */
    creditnote_id?: Id;
}
/**
 * The refunds of one credit note, or of all.
 *
 * Inferred: The key follows the documented convention for lists, with the name that the URL gives a refund; the response is not documented. The client checks that `creditnote_refunds` is there; calls by path do not.
 */
export interface CreditNoteRefundListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    creditnote_refunds: CreditNoteRefund[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * A refund to record, or the fields of one to change.
 *
 * Inferred: The fields of the refunds that vendor credits carry, less the ids; the body is not documented.
 */
export interface RefundInput {
    /** (inferred) */
    date?: CalendarDate;
    /** How the money is paid back. (inferred; type inferred) */
    refund_mode?: string;
    /** (inferred; type inferred) */
    reference_number?: string;
    /** (inferred; type inferred) */
    description?: string;
    /** Amount of the refund in the organization's base currency. (inferred; type inferred) */
    amount_bcy?: number | string;
    /** Amount of the refund in the foreign currency. (inferred; type inferred) */
    amount_fcy?: number | string;
}
/**
 * The response with one refund of a credit note.
 *
 * Inferred: The key follows the documented convention for single records, with the name that the URL gives a refund; the response is not documented. The client checks that `creditnote_refund` is there; calls by path do not.
 */
export interface CreditNoteRefundResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    creditnote_refund: CreditNoteRefund;
}
/** Units of an item that were received. */
export interface PurchaseReceiveLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    description?: string;
    /** Position of the line, counted from 0. (type inferred) */
    item_order?: number | string;
    /**
     * Number of units that were received. (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** The fields of a new purchase receive. `receive_number` and `line_items` are required, and the query names the purchase order. */
export interface PurchaseReceiveCreate {
    /** (type inferred) */
    receive_number: string;
    line_items: PurchaseReceiveLineItem[];
    date?: CalendarDate;
    /** (type inferred) */
    notes?: string;
}
/** Goods that were received against a purchase order. */
export interface PurchaseReceive {
    receive_id: Id;
    /** (type inferred) */
    receive_number?: string;
    /** Purchase order that the goods were received against. */
    purchaseorder_id?: Id;
    /** (type inferred) */
    purchaseorder_number?: string;
    date?: CalendarDate;
    /** The vendor's `contact_id`. (type inferred; record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    vendor_name?: string;
    /** (type inferred) */
    contact_persons?: DocumentContactPerson[];
    /** (type inferred) */
    notes?: string;
    /** (type inferred) */
    line_items?: PurchaseReceiveLineItem[];
    /** Billing address, in an array. */
    billing_address?: DocumentAddressWithCountry[];
    /** Shipping address, in an array. */
    shipping_address?: DocumentAddressWithCountry[];
    created_time?: DateTime;
    last_modified_time?: DateTime;
}
/** The response with one purchase receive. */
export interface PurchaseReceiveResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    purchase_receive: PurchaseReceive;
}
/** A tag of a line, with the option that was chosen. */
export interface VendorCreditLineItemTag {
    /** (type inferred) */
    tag_id?: Id;
    /** Option that was chosen for the tag. (type inferred) */
    tag_option_id?: Id;
}
/** The value of a custom field of an item. */
export interface VendorCreditItemCustomField {
    /** (type inferred) */
    custom_field_id?: Id;
    label?: string;
    /** What the record has in the custom field, as text. */
    value?: string;
    /** Index of the custom field, at least 1 and at most 10. */
    index?: number;
}
/** A line of a vendor credit. */
export interface VendorCreditLineItem {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** Stock keeping unit (SKU) of the item. (type inferred) */
    sku?: string;
    /** (type inferred) */
    account_id?: Id;
    /** (type inferred) */
    account_name?: string;
    /** (type inferred) */
    reverse_charge_tax_id?: Id;
    /** (type inferred) */
    reverse_charge_tax_name?: string;
    /** Rate of the tax in `reverse_charge_tax_id`, in percent. (type inferred) */
    reverse_charge_tax_percentage?: number;
    /** (type inferred) */
    reverse_charge_tax_amount?: number;
    /** (type inferred) */
    description?: string;
    /** Position of the line in the vendor credit. (type inferred) */
    item_order?: number;
    /** Format: double */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Price of one unit in the organization's base currency. (type inferred) */
    bcy_rate?: number;
    /** Price of one unit. (type inferred) */
    rate?: number;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    tax_exemption_id?: Id;
    /** (type inferred) */
    tax_exemption_code?: string;
    /** (type inferred) */
    tax_name?: string;
    /** (type inferred) */
    tax_type?: string;
    /** Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    item_total?: number;
    /** (type inferred) */
    item_total_inclusive_of_tax?: number;
    /** HSN code of goods, or SAC of a service. (type inferred) */
    hsn_or_sac?: string;
    /** (type inferred) */
    stock_on_hand?: number;
    tags?: VendorCreditLineItemTag[];
    item_custom_fields?: VendorCreditItemCustomField[];
}
/** A comment on a vendor credit, or an entry of its history. */
export interface VendorCreditComment {
    /** (type inferred) */
    comment_id: Id;
    /** (type inferred) */
    vendor_credit_id?: Id;
    /** What the comment or history entry says. (type inferred) */
    description?: string;
    /** Id of the user whose name is in `commented_by`. (type inferred) */
    commented_by_id?: Id;
    /** Name of the user behind the comment or history entry. (type inferred) */
    commented_by?: string;
    /** (type inferred) */
    comment_type?: string;
    date?: CalendarDate;
    /** The `date` in words, such as `40 minutes ago`. (type inferred) */
    date_description?: string;
    /** (type inferred) */
    time?: string;
    /** (type inferred) */
    operation_type?: string;
    /** Transaction that the entry is about. Its kind is in `transaction_type`. (type inferred) */
    transaction_id?: Id;
    /** (type inferred) */
    transaction_type?: string;
}
/** A refund of a vendor credit by the vendor. */
export interface VendorCreditRefund {
    /** (type inferred) */
    vendor_credit_refund_id: Id;
    /** Vendor credit that is refunded. (type inferred) */
    vendor_credit_id?: Id;
    date?: CalendarDate;
    /** How the money is paid back. (type inferred) */
    refund_mode?: string;
    /** (type inferred) */
    reference_number?: string;
    /** (type inferred) */
    description?: string;
    /** Amount of the refund in the organization's base currency. (type inferred) */
    amount_bcy?: number;
    /** Amount of the refund in the foreign currency. (type inferred) */
    amount_fcy?: number;
}
/** A bill that a vendor credit was applied to. */
export interface VendorCreditBill {
    /** Bill that the vendor credit was applied to. (type inferred) */
    bill_id?: Id;
    /** Id to pass to `deleteVendorCreditAppliedCredit`. (type inferred) */
    vendor_credit_bill_id?: Id;
    date?: CalendarDate;
    /** (type inferred) */
    bill_number?: string;
    /** Part of the credit that was applied to the bill. (type inferred) */
    amount?: number;
}
/** A credit from a vendor, which the vendor refunds or which is applied to later bills. */
export interface VendorCredit {
    /** (type inferred) */
    vendor_credit_id: Id;
    /** Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    date?: CalendarDate;
    /** (type inferred) */
    source_of_supply?: string;
    /** Place that the supply goes to. Defaults to the organization's home state. (type inferred) */
    destination_of_supply?: string;
    /** (type inferred) */
    gst_no?: GstNumber;
    /** (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** Price list of the vendor credit. (type inferred) */
    pricebook_id?: Id;
    is_reverse_charge_applied?: boolean;
    /** State of the vendor credit. `markVendorCreditOpen` and `voidVendorCredit` change it. */
    status?: 'open' | 'void' | (string & {});
    /** (type inferred) */
    reference_number?: string;
    /** The vendor's `contact_id`. (type inferred; record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    vendor_name?: string;
    /** (type inferred) */
    currency_id?: Id;
    /** (type inferred) */
    currency_code?: string;
    /** Format: double */
    exchange_rate?: number;
    /** Number of decimal places in prices. */
    price_precision?: number;
    /** Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    /** The lines of the vendor credit, as an array or as a single object. The documents say two things: The sample has a single line here, as an object, and on input the lines are an array. */
    line_items?: VendorCreditLineItem | VendorCreditLineItem[];
    /** Files that are attached to the vendor credit. */
    documents?: AttachedDocument[];
    custom_fields?: CustomField[];
    /** (type inferred) */
    sub_total?: number;
    /** (type inferred) */
    total?: number;
    /** (type inferred) */
    total_credits_used?: number;
    /** (type inferred) */
    total_refunded_amount?: number;
    /** Amount of the credit that is left. (type inferred) */
    balance?: number;
    /** (type inferred) */
    notes?: string;
    /** (type inferred) */
    comments?: VendorCreditComment[];
    /** (type inferred) */
    vendor_credit_refunds?: VendorCreditRefund[];
    /** Bills that the credit was applied to, with the amount for each. (type inferred) */
    bills_credited?: VendorCreditBill[];
    created_time?: DateTime;
    last_modified_time?: DateTime;
}
/**
 * The response with the vendor credits.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `vendor_credits` is there; calls by path do not.
 */
export interface VendorCreditListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred; entries inferred) */
    vendor_credits: VendorCredit[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/** A line of a vendor credit as requests hold it. */
export interface VendorCreditLineItemInput {
    /** (type inferred) */
    line_item_id?: Id;
    /** (type inferred) */
    name?: string;
    /** Item or composite item on the line. (type inferred; record inferred) */
    item_id?: Id;
    /** (type inferred) */
    account_id?: Id;
    /** HSN code of goods, or SAC of a service. (type inferred) */
    hsn_or_sac?: string;
    /** (type inferred) */
    reverse_charge_tax_id?: Id;
    /** (type inferred) */
    warehouse_id?: Id;
    /** (type inferred) */
    description?: string;
    /** Position of the line in the vendor credit. (type inferred) */
    item_order?: number | string;
    /** Format: double */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Price of one unit. (type inferred) */
    rate?: number | string;
    /** Tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    tags?: VendorCreditLineItemTag[];
    item_custom_fields?: VendorCreditItemCustomField[];
    /** (type inferred) */
    serial_numbers?: SerialNumbers;
}
/** The fields of a new vendor credit. `vendor_id` is required, and so is `vendor_credit_number` if automatic numbering is disabled. */
export interface VendorCreditCreate {
    /** Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    /** The vendor's `contact_id`. (record inferred) */
    vendor_id: Id;
    /** (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** (type inferred) */
    gst_no?: GstNumber;
    /** (type inferred) */
    source_of_supply?: string;
    /** Place that the supply goes to. Defaults to the organization's home state. (type inferred) */
    destination_of_supply?: string;
    /** Price list of the vendor credit. (type inferred) */
    pricebook_id?: Id;
    /** (type inferred) */
    reference_number?: string;
    is_update_customer?: boolean;
    date?: CalendarDate;
    /** Format: double */
    exchange_rate?: number;
    /** Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    line_items?: VendorCreditLineItemInput[];
    /** (type inferred) */
    project_id?: Id;
    /** (type inferred) */
    project_name?: string;
    /** (type inferred) */
    notes?: string;
    /** Files to attach, by `document_id`. */
    documents?: AttachedDocumentInput[];
    /** (inferred) */
    is_reverse_charge_applied?: boolean;
    /** (inferred; type inferred) */
    currency_id?: Id;
    /** (inferred) */
    custom_fields?: CustomField[];
}
/**
 * The response with one vendor credit.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `vendor_credit` is there; calls by path do not.
 */
export interface VendorCreditResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    vendor_credit: VendorCredit;
}
/**
 * The fields of a vendor credit to change.
 *
 * Inferred: The fields of the record less those that only the server can set, with lines and files as creating takes them; the body is not documented.
 */
export interface VendorCreditUpdate {
    /** Number of the vendor credit. A new one must have it if automatic numbering is disabled. (inferred; type inferred) */
    vendor_credit_number?: string;
    /** (inferred) */
    date?: CalendarDate;
    /** (inferred; type inferred) */
    source_of_supply?: string;
    /** Place that the supply goes to. Defaults to the organization's home state. (inferred; type inferred) */
    destination_of_supply?: string;
    /** GST identification number, 15 characters. An empty text is accepted, too. (inferred; type inferred) */
    gst_no?: string;
    /** (inferred; type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** Price list of the vendor credit. (inferred; type inferred) */
    pricebook_id?: Id;
    /** (inferred) */
    is_reverse_charge_applied?: boolean;
    /** (inferred; type inferred) */
    reference_number?: string;
    /** The vendor's `contact_id`. (inferred; type inferred; record inferred) */
    vendor_id?: Id;
    /** (inferred; type inferred) */
    currency_id?: Id;
    /**
     * (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Whether the rates of the lines include tax. Does not apply in the US edition. (inferred) */
    is_inclusive_tax?: boolean;
    /** (inferred) */
    line_items?: VendorCreditLineItemInput[];
    /** Files to attach, by `document_id`. (inferred) */
    documents?: AttachedDocumentInput[];
    /** (inferred) */
    custom_fields?: CustomField[];
    /** (inferred; type inferred) */
    notes?: string;
}
/**
 * The bills that a vendor credit was applied to.
 *
 * Inferred: The key is that of the bills in the record; the response is not documented. The client checks that `bills_credited` is there; calls by path do not.
 */
export interface VendorCreditBillListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    bills_credited: VendorCreditBill[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * A bill to apply a vendor credit to.
 *
 * Inferred: The bill as in the record of a vendor credit, and the amount under the name that a customer payment gives it.
 */
export interface VendorCreditBillCredit {
    /** Bill to apply the vendor credit to. (inferred; type inferred) */
    bill_id?: Id;
    /** Part of the credit to apply to the bill. (inferred; type inferred) */
    amount_applied?: number | string;
}
/**
 * The bills to apply a vendor credit to. The sandbox needs `bills`.
 *
 * Inferred: Taken from the bills that the record of a vendor credit carries, and the key from the URL; the body is not documented.
 */
export interface VendorCreditApplication {
    /** Bills to apply the vendor credit to, with the amount for each. (needed by the sandbox; inferred) */
    bills?: VendorCreditBillCredit[];
}
/**
 * The refunds of one vendor credit, or of all.
 *
 * Inferred: The key follows the documented convention for lists; the response is not documented. The client checks that `vendor_credit_refunds` is there; calls by path do not.
 */
export interface VendorCreditRefundListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    vendor_credit_refunds: VendorCreditRefund[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * The response with one refund of a vendor credit.
 *
 * Inferred: The key follows the documented convention for single records; the response is not documented. The client checks that `vendor_credit_refund` is there; calls by path do not.
 */
export interface VendorCreditRefundResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    vendor_credit_refund: VendorCreditRefund;
}
/**
 * The comments on a vendor credit and the entries of its history.
 *
 * Inferred: The key follows the documented convention for lists; the response is not documented. The client checks that `comments` is there; calls by path do not.
 */
export interface VendorCreditCommentListResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    comments: VendorCreditComment[];
    /** Number and size of the page, and whether another follows. (inferred) */
    page_context?: PageContext;
}
/**
 * The response with one comment.
 *
 * Inferred: The key follows the documented convention for single records; the response is not documented. The client checks that `comment` is there; calls by path do not.
 */
export interface VendorCreditCommentResponse {
    /**
     * Always 0, which means success.
     * @constant
     */
    code: 0;
    /** What happened, for people to read. */
    message: string;
    /** (inferred) */
    comment: VendorCreditComment;
}
