// Made from openapi/ by `npm run build`. Do not edit.

/** @description What a failed call returns. Every JSON response carries `code` and `message`, and a `code` of 0 means success. */
export interface ErrorEnvelope {
    /** @description Any integer but 0. */
    code: number;
    /** @description Human-readable text on what went wrong. */
    message: string;
}
/** @description What every successful JSON response carries in addition to its payload. */
export interface SuccessEnvelope {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
}
/** @description Where a page stands in its list, and how the list is filtered and sorted. */
export interface PageContext {
    /** @description Number of this page. */
    page?: number;
    /** @description Number of records that a page holds at most; 200 in the documented listing. */
    per_page?: number;
    /** @description Whether another page follows. */
    has_more_page?: boolean;
    /** @description Name of the listing. */
    report_name?: string;
    /** @description The filter in force, in the form `Status.All`. */
    applied_filter?: 'Status.All' | (string & {});
    /** @description The field that the list is sorted by. */
    sort_column?: 'created_time' | (string & {});
    /** @description Direction of the sort. */
    sort_order?: 'D' | (string & {});
}
/** @description Identifier that the server generates, as text or as a number. It can exceed 2^53, where a JavaScript number loses digits: handle it as text. */
export type Id = string;
/**
 * Format: date
 * @description A day, in the form `yyyy-mm-dd`.
 */
export type CalendarDate = string;
/** @description A business that manages its inventory and its orders with the service. */
export interface Organization {
    /** @description Id of the organization. Every other call takes it in its query, as `organization_id`. */
    organization_id: Id;
    /** @description Name of the business. */
    name?: string;
    /** @description Name of the person to contact. */
    contact_name?: string;
    /** @description E-mail address of the organization. */
    email?: string;
    /** @description Whether this is the default organization. */
    is_default_org?: boolean;
    /** @description Type of the plan, as a number. */
    plan_type?: number;
    /** @description Whether tax groups are enabled. */
    tax_group_enabled?: boolean;
    /** @description Status of a migration, as a number. */
    zi_migration_status?: number;
    /** @description Name of the plan. */
    plan_name?: string;
    /** @description Period of the plan. */
    plan_period?: string;
    /** @description Code of the organization's language. */
    language_code?: string;
    /** @description Month in which the fiscal year starts, as a number. */
    fiscal_year_start_month?: number;
    /** @description Date on which the account was created. */
    account_created_date?: CalendarDate;
    /** @description The same date, formatted for display. */
    account_created_date_formatted?: string;
    /** @description Time zone of the organization. */
    time_zone?: string;
    /** @description Whether the organization is active. */
    is_org_active?: boolean;
    /** @description Id of the organization's base currency. */
    currency_id?: Id;
    /** @description Code of the organization's base currency. */
    currency_code?: string;
    /** @description Symbol of the organization's base currency. */
    currency_symbol?: string;
    /** @description Format in which amounts in the base currency are displayed. */
    currency_format?: string;
    /** @description Number of decimal places in prices. */
    price_precision?: number;
    /** @description Type of the GST registration. The name of the field is misspelt. */
    gst_registartion_type?: string;
    /** @description GST identification number of the organization. */
    gst_no?: string;
    /** @description Type of the business. */
    business_type?: string;
    /** @description Whether the organization can be deleted. The name of the field mixes two styles. */
    is_orgDeletion_allowed?: boolean;
}
/** @description The response with the organizations. */
export interface OrganizationListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The organizations. */
    organizations: Organization[];
}
/** @description A tax as an update returns it. */
export interface UpdatedTax {
    /** @description Name of the tax. */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax, in percent.
     */
    tax_percentage?: number;
    /**
     * @description Whether the tax is a plain one (`tax`) or a compound one (`compound_tax`).
     * @enum {string}
     */
    tax_type?: "tax" | "compound_tax";
    /** @description Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** @description Id of the tax. */
    tax_id: Id;
}
/**
 * @description Kind of tax, in the Indian edition.
 * @enum {string}
 */
export type TaxSpecificType = "igst" | "cgst" | "sgst" | "nil" | "cess";
/** @description A tax that sales and purchases are charged with. */
export interface Tax {
    /** @description Name of the tax. */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax, in percent.
     */
    tax_percentage?: number;
    /**
     * @description Whether the tax is a plain one (`tax`) or a compound one (`compound_tax`).
     * @enum {string}
     */
    tax_type?: "tax" | "compound_tax";
    /** @description Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** @description Id of the tax. */
    tax_id: Id;
    tax_specific_type?: TaxSpecificType;
}
/** @description A tax as a row of the list. */
export interface TaxListItem {
    /** @description Name of the tax. */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax, in percent.
     */
    tax_percentage?: number;
    /**
     * @description Whether the tax is a plain one (`tax`) or a compound one (`compound_tax`).
     * @enum {string}
     */
    tax_type?: "tax" | "compound_tax";
    /** @description Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** @description Id of the tax. */
    tax_id: Id;
    tax_specific_type?: TaxSpecificType;
    /** @description Whether the tax is the organization's default. */
    is_default_tax?: boolean;
    /** @description Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** @description A page of the list of taxes. */
export interface TaxListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description The taxes of the page. */
    taxes: TaxListItem[];
    page_context: PageContext;
}
/** @description The fields of a new tax. */
export interface TaxCreate {
    /** @description Name of the tax. */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax, in percent.
     */
    tax_percentage?: number;
    /**
     * @description Whether the tax is a plain one (`tax`) or a compound one (`compound_tax`).
     * @enum {string}
     */
    tax_type?: "tax" | "compound_tax";
    /** @description Whether the tax is a value added tax. */
    is_value_added?: boolean;
    tax_specific_type?: TaxSpecificType;
    /** @description Whether the tax and its rate can be edited. */
    is_editable?: boolean;
    /** @description Whether to update draft invoices as well. */
    update_draft_invoice?: boolean;
    /** @description Whether to update draft sales orders as well. */
    update_draft_so?: boolean;
}
/** @description The response with a new tax, in an array. */
export interface TaxArrayResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description The new tax. */
    tax: Tax[];
}
/** @description Identifier in a URL: any text but the empty one, without a slash. Where a URL has a literal segment in its place, as `/invoices/email` has, the literal wins. */
export type PathId = string;
/** @description The response with one tax. */
export interface TaxResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    tax: Tax;
}
/** @description The fields of a tax to change. */
export interface TaxUpdate {
    /** @description Name of the tax. */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax, in percent.
     */
    tax_percentage?: number;
    /**
     * @description Whether the tax is a plain one (`tax`) or a compound one (`compound_tax`).
     * @enum {string}
     */
    tax_type?: "tax" | "compound_tax";
    /** @description Whether the tax is a value added tax. */
    is_value_added?: boolean;
    tax_specific_type?: TaxSpecificType;
    /** @description Whether the tax and its rate can be edited. */
    is_editable?: boolean;
    /** @description Whether to update draft invoices as well. */
    update_draft_invoice?: boolean;
    /** @description Whether to update draft sales orders as well. */
    update_draft_so?: boolean;
}
/** @description The response to an update of a tax. */
export interface UpdatedTaxResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    tax: UpdatedTax;
}
/** @description The fields of a new tax group. */
export interface TaxGroupCreate {
    [key: string]: unknown;
}
/** @description A tax group of the organization. */
export type TaxGroup = {
    /** @description Id of the tax group. (type inferred) */
    tax_group_id?: Id;
} & {
    [key: string]: unknown;
};
/** @description The response with one tax group. */
export interface TaxGroupResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    tax_group?: TaxGroup;
}
/** @description The fields of a tax group to change. */
export interface TaxGroupUpdate {
    [key: string]: unknown;
}
/** @description State of the record. */
export type RecordStatus = 'active' | (string & {});
/** @description The price of one item in a price list. */
export interface PricebookItem {
    /** @description Id of the item that the price is for. */
    item_id?: Id;
    /** @description Price of the item, a whole number. */
    pricebook_rate?: number;
    /** @description Id of the row. */
    pricebook_item_id: Id;
}
/** @description A list of prices for sales or for purchases. */
export interface Pricebook {
    /** @description Name of the price list. */
    name?: string;
    /** @description Free-text description of the price list. */
    description?: string;
    /** @description Id of the currency that the prices are in. */
    currency_id?: Id;
    /** @description Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase?: boolean;
    /**
     * @description Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`).
     * @enum {string}
     */
    pricebook_type?: "per_item" | "fixed_percentage";
    /**
     * @description How prices are rounded. Note the spelling of `round_to_dollor`.
     * @enum {string}
     */
    rounding_type?: "no_rounding" | "round_to_dollor" | "round_to_dollar_minus_01" | "round_to_half_dollar" | "round_to_half_dollar_minus_01";
    /**
     * @description Whether the price list applies to sales or to purchases.
     * @enum {string}
     */
    sales_or_purchase_type?: "sales" | "purchases";
    /** @description Id of the price list. */
    pricebook_id: Id;
    /** @description Code of the currency that the prices are in. */
    currency_code?: string;
    /** @description Number of decimal places in prices. */
    decimal_place?: number;
    /** @description Whether this is the default price list. */
    is_default?: boolean;
    /** @description Size of the markup or markdown, in percent. */
    percentage?: number;
    status?: RecordStatus;
    /** @description Prices of individual items, given where `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItem[];
}
/** @description The response with the price lists. */
export interface PricebookListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The price lists. */
    pricebooks: Pricebook[];
}
/** @description The price of one item in a new price list. */
export interface PricebookItemInput {
    /** @description Id of the item that the price is for. */
    item_id?: Id;
    /** @description Price of the item, a whole number. */
    pricebook_rate?: number;
}
/** @description The fields of a new price list. */
export interface PricebookCreate {
    /** @description Name of the price list. */
    name: string;
    /** @description Free-text description of the price list. */
    description?: string;
    /** @description Id of the currency that the prices are in. */
    currency_id: Id;
    /** @description Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase: boolean;
    /**
     * @description Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`).
     * @enum {string}
     */
    pricebook_type: "per_item" | "fixed_percentage";
    /**
     * @description How prices are rounded. Note the spelling of `round_to_dollor`.
     * @enum {string}
     */
    rounding_type?: "no_rounding" | "round_to_dollor" | "round_to_dollar_minus_01" | "round_to_half_dollar" | "round_to_half_dollar_minus_01";
    /**
     * @description Whether the price list applies to sales or to purchases.
     * @enum {string}
     */
    sales_or_purchase_type: "sales" | "purchases";
    /** @description Prices of individual items, given where `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItemInput[];
}
/** @description The response with one price list. */
export interface PricebookResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    pricebook: Pricebook;
}
/** @description The price of one item, to change or to add. */
export interface PricebookItemUpdate {
    /** @description Id of the item that the price is for. */
    item_id?: Id;
    /** @description Price of the item, a whole number. */
    pricebook_rate?: number;
    /** @description Id of the row, if the price list already has it. */
    pricebook_item_id?: Id;
}
/** @description The fields of a price list to change. */
export interface PricebookUpdate {
    /** @description Name of the price list. */
    name?: string;
    /** @description Free-text description of the price list. */
    description?: string;
    /** @description Id of the currency that the prices are in. */
    currency_id?: Id;
    /** @description Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase?: boolean;
    /**
     * @description Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`).
     * @enum {string}
     */
    pricebook_type?: "per_item" | "fixed_percentage";
    /**
     * @description How prices are rounded. Note the spelling of `round_to_dollor`.
     * @enum {string}
     */
    rounding_type?: "no_rounding" | "round_to_dollor" | "round_to_dollar_minus_01" | "round_to_half_dollar" | "round_to_half_dollar_minus_01";
    /**
     * @description Whether the price list applies to sales or to purchases.
     * @enum {string}
     */
    sales_or_purchase_type?: "sales" | "purchases";
    /** @description Prices of individual items, given where `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItemUpdate[];
}
/** @description A place where the organization keeps stock. */
export interface Warehouse {
    /** @description Name of the warehouse. */
    warehouse_name?: string;
    /** @description Phone number of the warehouse. */
    phone?: string;
    /** @description E-mail address of the warehouse. */
    email?: string;
    /** @description Street and number. */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. */
    zip?: string;
    /** @description Id of the warehouse. */
    warehouse_id: Id;
    /** @description Whether this is the organization's primary warehouse. */
    is_primary?: boolean;
    status?: RecordStatus;
}
/** @description A warehouse as a row of the list. */
export interface WarehouseListItem {
    /** @description Name of the warehouse. */
    warehouse_name?: string;
    /** @description Phone number of the warehouse. */
    phone?: string;
    /** @description E-mail address of the warehouse. */
    email?: string;
    /** @description Street and number. */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. */
    zip?: string;
    /** @description Id of the warehouse. */
    warehouse_id: Id;
    /** @description Whether this is the organization's primary warehouse. */
    is_primary?: boolean;
    status?: RecordStatus;
    /** @description Country that the warehouse is in. (type inferred) */
    country?: string;
}
/** @description The response with the warehouses. */
export interface WarehouseListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The warehouses. */
    warehouses: WarehouseListItem[];
}
/** @description The fields of a new warehouse. */
export interface WarehouseCreate {
    /** @description Name of the warehouse. */
    warehouse_name: string;
    /** @description Phone number of the warehouse. */
    phone?: string;
    /** @description E-mail address of the warehouse. */
    email?: string;
    /** @description Street and number. */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. */
    zip?: string;
}
/** @description The response with one warehouse. */
export interface WarehouseResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    warehouse: Warehouse;
}
/** @description The fields of a warehouse to change, with its name. */
export interface WarehouseUpdate {
    /** @description Name of the warehouse. */
    warehouse_name: string;
    /** @description Phone number of the warehouse. */
    phone?: string;
    /** @description E-mail address of the warehouse. */
    email?: string;
    /** @description Street and number. */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. */
    zip?: string;
}
/** @description Stock keeping unit, unique among items. */
export type Sku = string;
/** @description Universal product code, 12 digits. As text it keeps leading zeros. */
export type Upc = string | number;
/** @description European article number. As text it keeps leading zeros. */
export type Ean = string | number;
/** @description A tax of an item for `intra` or `inter`. */
export interface ItemTaxPreference {
    /** @description Id of the tax to charge. */
    tax_id?: Id;
    /**
     * @description Whether this is the item's tax for `intra` or for `inter`.
     * @enum {string}
     */
    tax_specification?: "intra" | "inter";
}
/**
 * @description Whether the item is for inventory, for sales, for purchases, or for both sales and purchases.
 * @enum {string}
 */
export type ItemType = "inventory" | "sales" | "purchases" | "sales_and_purchases";
/** @description Files that are attached. */
export type ItemDocuments = {
    [key: string]: unknown;
}[];
/** @description A custom field of a record. */
export interface CustomField {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
}
/** @description A custom field of an item. */
export interface ItemCustomFieldValue {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
    /** @description Id of the custom field. */
    customfield_id?: Id;
}
/** @description Type of the tax. */
export type ItemTaxType = string;
/** @description An item of the catalog, for inventory, sales or purchases. */
export interface Item {
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
    /**
     * Format: double
     * @description Quantity in stock at which to reorder the item.
     */
    reorder_level?: number;
    /**
     * Format: double
     * @description Quantity in stock that the item starts with.
     */
    initial_stock?: number;
    /**
     * Format: double
     * @description Price of one unit of the initial stock.
     */
    initial_stock_rate?: number;
    /** @description (type inferred) */
    sku?: Sku;
    /** @description International standard book number (ISBN). */
    isbn?: string;
    /** @description Part number of the item. */
    part_number?: string;
    /** @description Name of the item in the catalog. */
    name?: string;
    /** @description Id of the vendor that the item is bought from. */
    vendor_id?: Id;
    upc?: Upc;
    ean?: Ean;
    /** @description Unit that quantities of the item are counted in, such as `pcs`. */
    unit?: string;
    /** @description Id of the tax that is charged on the item. */
    tax_id?: Id;
    /** @description Id of the account for purchases of the item. */
    purchase_account_id?: Id;
    /** @description Id of the inventory account of the item. */
    inventory_account_id?: Id;
    /** @description Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** @description Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** @description HSN code of goods, or SAC of services. */
    hsn_or_sac?: string;
    /** @description Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /** @description Id of the item group that the item belongs to. */
    group_id?: Id;
    /** @description Name of the item group that the item belongs to. */
    group_name?: string;
    item_type?: ItemType;
    /** @description Whether tax is charged on the item. */
    is_taxable?: boolean;
    documents?: ItemDocuments;
    /** @description Free-text description of the item. (type inferred) */
    description?: string;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** @description The item's option of that attribute. (type inferred) */
    attribute_option_name1?: string;
    /** @description Custom fields of the item. */
    custom_fields?: ItemCustomFieldValue[];
    /** @description Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax that is charged, in percent.
     */
    tax_percentage?: number;
    status?: RecordStatus;
    /** @description Source that the record was created from. (type inferred) */
    source?: string;
    /** @description Name of the account for purchases of the item. (type inferred) */
    purchase_account_name?: string;
    /**
     * Format: double
     * @description Price of one unit according to a price list.
     */
    pricebook_rate?: number;
    /**
     * Format: double
     * @description Quantity in stock.
     */
    stock_on_hand?: number;
    /** @description Quantity that is available according to shipments and receives. */
    available_stock?: number;
    /** @description Available quantity minus the quantity that is ordered. */
    actual_available_stock?: number;
    /** @description Id of the image. */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description File format of the image. (type inferred) */
    image_type?: string;
    /** @description Id of the item. */
    item_id: Id;
    /** @description (type inferred) */
    tax_type?: ItemTaxType;
    /** @description Name of an account of the item other than those for purchases and inventory. (type inferred) */
    account_name?: string;
    /** @description Id of the attribute that the items of the group differ in. */
    attribute_id1?: Id;
    /** @description Id of the item's option of that attribute. */
    attribute_option_id1?: Id;
}
/** @description The response with the items. */
export interface ItemListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The items. */
    items: Item[];
}
/** @description The fields of a new item. */
export interface ItemCreate {
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
    /**
     * Format: double
     * @description Quantity in stock at which to reorder the item.
     */
    reorder_level?: number;
    /**
     * Format: double
     * @description Quantity in stock that the item starts with.
     */
    initial_stock?: number;
    /**
     * Format: double
     * @description Price of one unit of the initial stock.
     */
    initial_stock_rate?: number;
    /** @description (type inferred) */
    sku?: Sku;
    /** @description International standard book number (ISBN). */
    isbn?: string;
    /** @description Part number of the item. */
    part_number?: string;
    /** @description Name of the item in the catalog. */
    name: string;
    /** @description Id of the vendor that the item is bought from. */
    vendor_id?: Id;
    upc?: Upc;
    ean?: Ean;
    /** @description Unit that quantities of the item are counted in, such as `pcs`. */
    unit?: string;
    /** @description Id of the tax that is charged on the item. */
    tax_id?: Id;
    /** @description Id of the account for purchases of the item. */
    purchase_account_id?: Id;
    /** @description Id of the inventory account of the item. */
    inventory_account_id?: Id;
    /** @description Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** @description Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** @description HSN code of goods, or SAC of services. */
    hsn_or_sac?: string;
    /** @description Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /** @description Id of the item group that the item belongs to. */
    group_id?: Id;
    /** @description Name of the item group that the item belongs to. */
    group_name?: string;
    item_type?: ItemType;
    /** @description Whether tax is charged on the item. */
    is_taxable?: boolean;
    documents?: ItemDocuments;
    /** @description Free-text description of the item. (type inferred) */
    description?: string;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** @description The item's option of that attribute. (type inferred) */
    attribute_option_name1?: string;
    /** @description Custom fields of the item. */
    custom_fields?: ItemCustomFieldValue[];
}
/** @description The response with one item. */
export interface ItemResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    item: Item;
}
/** @description An item of an item group. */
export interface ItemGroupItem {
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
    /**
     * Format: double
     * @description Quantity in stock at which to reorder the item.
     */
    reorder_level?: number;
    /**
     * Format: double
     * @description Quantity in stock that the item starts with.
     */
    initial_stock?: number;
    /**
     * Format: double
     * @description Price of one unit of the initial stock.
     */
    initial_stock_rate?: number;
    /** @description (type inferred) */
    sku?: Sku;
    /** @description International standard book number (ISBN). */
    isbn?: string;
    /** @description Part number of the item. */
    part_number?: string;
    /** @description Name of the item in the catalog. */
    name?: string;
    /** @description Id of the vendor that the item is bought from. */
    vendor_id?: Id;
    upc?: Upc;
    ean?: Ean;
    /** @description The item's option of the group's attribute. (type inferred) */
    attribute_option_name1?: string;
    /**
     * Format: double
     * @description Quantity in stock.
     */
    stock_on_hand?: number;
    /** @description Quantity that is available according to shipments and receives. */
    available_stock?: number;
    /** @description Available quantity minus the quantity that is ordered. */
    actual_available_stock?: number;
    /** @description Id of the image. */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description File format of the image. (type inferred) */
    image_type?: string;
    /** @description Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /** @description Id of the item. */
    item_id: Id;
    status?: RecordStatus;
    /** @description Id of the item's option of the group's attribute. */
    attribute_option_id1?: Id;
}
/** @description One option of an attribute. */
export interface ItemGroupAttributeOption {
    /** @description Id of the option. */
    id?: Id;
    /** @description Name of the option. (type inferred) */
    name?: string;
}
/** @description An attribute that the items of a group differ in. */
export interface ItemGroupAttribute {
    /** @description Id of the attribute. */
    id?: Id;
    /** @description Name of the attribute. (type inferred) */
    name?: string;
    /** @description Options of the attribute, of which each item has one. */
    options?: ItemGroupAttributeOption[];
}
/** @description A date and time, in one of two ISO 8601 forms: with an offset of hours and minutes and no colon (`2026-01-31T10:00:00-0800`), or with milliseconds and `Z` (`2026-01-31T10:00:00.000Z`). The first is not RFC 3339. */
export type DateTime = string;
/** @description A group of items that differ in an attribute. */
export interface ItemGroup {
    /** @description Name of the item group. (type inferred) */
    group_name?: string;
    /** @description Brand of the items. (type inferred) */
    brand?: string;
    /** @description Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** @description Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Free-text description of the item group. (type inferred) */
    description?: string;
    /** @description Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** @description Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /** @description Rate of the tax that is charged, in percent. (type inferred) */
    tax_percentage?: number;
    status?: RecordStatus;
    /** @description Source that the record was created from. (type inferred) */
    source?: string;
    /** @description Id of the image. (type inferred) */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description File format of the image. (type inferred) */
    image_type?: string;
    /** @description Id of the item group. */
    group_id: Id;
    /** @description Whether tax is charged on the items. (type inferred) */
    is_taxable?: boolean;
    /** @description (type inferred) */
    tax_type?: ItemTaxType;
    /** @description Id of the tax exemption of the items. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    documents?: ItemDocuments;
    /** @description The items of the group. */
    items?: ItemGroupItem[];
    /** @description Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    /** @description When the item group was created. */
    created_time?: DateTime;
    /** @description When the item group was last changed. */
    last_modified_time?: DateTime;
}
/** @description An item group as a row of the list. */
export interface ItemGroupListItem {
    /** @description Name of the item group. (type inferred) */
    group_name?: string;
    /** @description Brand of the items. (type inferred) */
    brand?: string;
    /** @description Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** @description Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Free-text description of the item group. (type inferred) */
    description?: string;
    /** @description Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** @description Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /** @description Rate of the tax that is charged, in percent. (type inferred) */
    tax_percentage?: number;
    status?: RecordStatus;
    /** @description Source that the record was created from. (type inferred) */
    source?: string;
    /** @description Id of the image. (type inferred) */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description File format of the image. (type inferred) */
    image_type?: string;
    /** @description Id of the item group. */
    group_id: Id;
    /** @description Whether tax is charged on the items. (type inferred) */
    is_taxable?: boolean;
    /** @description (type inferred) */
    tax_type?: ItemTaxType;
    /** @description Id of the tax exemption of the items. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    documents?: ItemDocuments;
    /** @description The items of the group. */
    items?: ItemGroupItem[];
    /** @description Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    /** @description When the item group was created. */
    created_time: DateTime;
    /** @description When the item group was last changed. */
    last_modified_time: DateTime;
}
/** @description The response with the item groups. */
export interface ItemGroupListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The item groups. */
    itemgroups: ItemGroupListItem[];
}
/** @description An item of a new item group. */
export interface ItemGroupItemCreate {
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
    /**
     * Format: double
     * @description Quantity in stock at which to reorder the item.
     */
    reorder_level?: number;
    /**
     * Format: double
     * @description Quantity in stock that the item starts with.
     */
    initial_stock?: number;
    /**
     * Format: double
     * @description Price of one unit of the initial stock.
     */
    initial_stock_rate?: number;
    /** @description (type inferred) */
    sku?: Sku;
    /** @description International standard book number (ISBN). */
    isbn?: string;
    /** @description Part number of the item. */
    part_number?: string;
    /** @description Name of the item in the catalog. */
    name: string;
    /** @description Id of the vendor that the item is bought from. */
    vendor_id?: Id;
    upc?: Upc;
    ean?: Ean;
    /** @description The item's option of the group's attribute. (type inferred) */
    attribute_option_name1?: string;
}
/** @description The fields of a new item group, with its items. */
export interface ItemGroupCreate {
    /** @description Name of the item group. */
    group_name: string;
    /** @description Brand of the items. (type inferred) */
    brand?: string;
    /** @description Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** @description Unit that quantities of the items are counted in, such as `pcs`. */
    unit: string;
    /** @description Free-text description of the item group. (type inferred) */
    description?: string;
    /** @description Id of the tax that is charged on the items. */
    tax_id?: Id;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** @description The items of the group. */
    items?: ItemGroupItemCreate[];
    /** @description Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
}
/** @description The bytes of a file. */
export type BinaryFile = Blob;
/** @description An image, sent as a form field. */
export interface ImageUpload {
    /** @description The image file. (type inferred) */
    image?: BinaryFile;
}
/** @description An image of a new item group, sent as a form field. */
export interface ItemGroupImageUpload {
    /** @description The image file. (type inferred) */
    image?: BinaryFile;
}
/** @description The response with a new item group, whose fields stand next to `code` and `message`. */
export interface ItemGroupCreatedResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Name of the item group. (type inferred) */
    group_name?: string;
    /** @description Brand of the items. (type inferred) */
    brand?: string;
    /** @description Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** @description Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Free-text description of the item group. (type inferred) */
    description?: string;
    /** @description Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** @description Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /** @description Rate of the tax that is charged, in percent. (type inferred) */
    tax_percentage?: number;
    status?: RecordStatus;
    /** @description Source that the record was created from. (type inferred) */
    source?: string;
    /** @description Id of the image. (type inferred) */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description File format of the image. (type inferred) */
    image_type?: string;
    /** @description Id of the item group. */
    group_id: Id;
    /** @description Whether tax is charged on the items. (type inferred) */
    is_taxable?: boolean;
    /** @description (type inferred) */
    tax_type?: ItemTaxType;
    /** @description Id of the tax exemption of the items. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    documents?: ItemDocuments;
    /** @description The items of the group. */
    items?: ItemGroupItem[];
    /** @description Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    /** @description When the item group was created. */
    created_time?: DateTime;
    /** @description When the item group was last changed. */
    last_modified_time?: DateTime;
}
/** @description The fields of an item group to change, next to four fields of an item. */
export interface ItemGroupUpdate {
    /** @description Name of the item group. (type inferred) */
    group_name: string;
    /** @description Brand of the items. (type inferred) */
    brand?: string;
    /** @description Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** @description Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit: string;
    /** @description Free-text description of the item group. (type inferred) */
    description?: string;
    /** @description Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** @description Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
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
    /** @description Name of an item of the group. */
    name: string;
    /** @description (type inferred) */
    sku: Sku;
}
/** @description The response with one item group. */
export interface ItemGroupResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    itemgroup?: ItemGroup;
}
/** @description A custom field of a composite item. */
export interface CompositeItemCustomField {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
    /** @description Id of the custom field. (type inferred) */
    custom_field_id?: Id;
}
/** @description An item that a composite item is made up of. */
export interface MappedItem {
    /** @description Id of the item that is the part. (type inferred) */
    item_id?: Id;
    /** @description Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** @description Free-text description of the part. (type inferred) */
    description?: string;
    /** @description Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
    /**
     * Format: double
     * @description Quantity of the item in the composite item.
     */
    quantity?: number;
    /** @description Sales price of one unit. (type inferred) */
    rate?: number;
    /** @description Purchase price of one unit. (type inferred) */
    purchase_rate?: number;
    /** @description Quantity in stock. (type inferred) */
    stock_on_hand?: number;
    /** @description Quantity that is available according to shipments and receives. (type inferred) */
    available_stock?: number;
    /** @description Available quantity minus the quantity that is ordered. (type inferred) */
    actual_available_stock?: number;
    /** @description Id of the image. (type inferred) */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description Name of the item that is the part. (type inferred) */
    name?: string;
    /** @description (type inferred) */
    sku?: Sku;
    /**
     * @description File format of the image.
     * @enum {string}
     */
    image_type?: "gif" | "png" | "jpeg" | "jpg" | "bmp";
    /** @description Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** @description An item that is made up of other items. */
export interface CompositeItem {
    /** @description Sales price of one unit. (type inferred) */
    rate?: number;
    /** @description Purchase price of one unit. (type inferred) */
    purchase_rate?: number;
    /** @description Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number;
    /** @description Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number;
    /** @description Price of one unit of the initial stock, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number;
    /** @description (type inferred) */
    sku?: Sku;
    /** @description International standard book number (ISBN). (type inferred) */
    isbn?: string;
    /** @description Part number of the item. (type inferred) */
    part_number?: string;
    /** @description Name of the item in the catalog. (type inferred) */
    name?: string;
    /** @description Id of the vendor that the item is bought from. (type inferred) */
    vendor_id?: Id;
    /** @description Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** @description Id of the account for purchases of the item. (type inferred) */
    purchase_account_id?: Id;
    /** @description Id of the inventory account of the item. (type inferred) */
    inventory_account_id?: Id;
    /** @description Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** @description Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** @description HSN code of goods, or SAC of services. (type inferred) */
    hsn_or_sac?: string;
    /** @description Id of an account of the item other than those for purchases and inventory. (type inferred) */
    account_id?: Id;
    /**
     * @description Type of the item, always `inventory`.
     * @constant
     */
    item_type?: "inventory";
    /** @description Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string;
    /** @description European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string;
    /** @description Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /** @description Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax that is charged, in percent.
     */
    tax_percentage?: number;
    /** @description State of the composite item. */
    status?: 'active' | 'inactive' | (string & {});
    /** @description Source that the record was created from. (type inferred) */
    source?: string;
    /** @description Name of the account for purchases of the item. (type inferred) */
    purchase_account_name?: string;
    /** @description Price of one unit according to a price list. (type inferred) */
    pricebook_rate?: number;
    /** @description Quantity in stock. (type inferred) */
    stock_on_hand?: number;
    /** @description Quantity that is available according to shipments and receives. (type inferred) */
    available_stock?: number;
    /** @description Available quantity minus the quantity that is ordered. (type inferred) */
    actual_available_stock?: number;
    /** @description Id of the image. (type inferred) */
    image_id?: Id;
    /** @description File name of the image. (type inferred) */
    image_name?: string;
    /** @description Id of the composite item. */
    composite_item_id: Id;
    /** @description Free-text description of the composite item. (type inferred) */
    description?: string;
    /** @description Whether the tax is a tax or a group tax. */
    tax_type?: 'tax' | (string & {});
    /** @description Name of the account with the id in `account_id`. (type inferred) */
    account_name?: string;
    /** @description Name of the inventory account of the item. (type inferred) */
    inventory_account_name?: string;
    /**
     * @description Marks the record as a composite item. Always `true`.
     * @constant
     */
    is_combo_product?: true;
    /** @description Value of the stock, based on the purchase price. (type inferred) */
    asset_value?: number;
    /** @description Custom fields of the composite item. */
    custom_fields?: CompositeItemCustomField[];
    /** @description Items that the composite item is made up of. */
    mapped_items?: MappedItem[];
}
/** @description The response with the composite items. */
export interface CompositeItemListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The composite items. */
    composite_items: CompositeItem[];
}
/** @description A part of a new composite item. */
export interface MappedItemInput {
    /** @description Id of the item that is the part. */
    item_id: Id;
    /** @description Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** @description Free-text description of the part. (type inferred) */
    description?: string;
    /** @description Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
    /**
     * Format: double
     * @description Quantity of the item in the composite item.
     */
    quantity?: number;
}
/** @description The fields of a new composite item. */
export interface CompositeItemCreate {
    /** @description Sales price of one unit. (type inferred) */
    rate: number | string;
    /** @description Purchase price of one unit. (type inferred) */
    purchase_rate?: number | string;
    /** @description Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number | string;
    /** @description Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number | string;
    /** @description Price of one unit of the initial stock, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number | string;
    /** @description (type inferred) */
    sku: Sku;
    /** @description International standard book number (ISBN). (type inferred) */
    isbn?: string;
    /** @description Part number of the item. (type inferred) */
    part_number?: string;
    /** @description Name of the item in the catalog. (type inferred) */
    name: string;
    /** @description Id of the vendor that the item is bought from. (type inferred) */
    vendor_id?: Id;
    /** @description Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** @description Id of the account for purchases of the item. (type inferred) */
    purchase_account_id?: Id;
    /** @description Id of the inventory account of the item. (type inferred) */
    inventory_account_id?: Id;
    /** @description Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** @description Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** @description HSN code of goods, or SAC of services. (type inferred) */
    hsn_or_sac?: string;
    /** @description Id of an account of the item other than those for purchases and inventory. (type inferred) */
    account_id?: Id;
    /**
     * @description Type of the item, always `inventory`.
     * @constant
     */
    item_type: "inventory";
    /** @description Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string | number;
    /** @description European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string | number;
    /** @description Type of product. */
    product_type: string;
    /** @description Custom fields of the composite item. */
    custom_fields?: CompositeItemCustomField[];
    /** @description Items that the composite item is made up of. */
    mapped_items: MappedItemInput[];
}
/** @description The response with one composite item. */
export interface CompositeItemResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    composite_item: CompositeItem;
}
/** @description A part of a composite item, to change or to add. */
export interface MappedItemUpdate {
    /** @description Id of the item that is the part. (type inferred) */
    item_id?: Id;
    /** @description Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** @description Free-text description of the part. (type inferred) */
    description?: string;
    /** @description Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
    /**
     * Format: double
     * @description Quantity of the item in the composite item.
     */
    quantity?: number;
}
/** @description The fields of a composite item to change. */
export interface CompositeItemUpdate {
    /** @description Sales price of one unit. (type inferred) */
    rate?: number | string;
    /** @description Purchase price of one unit. (type inferred) */
    purchase_rate?: number | string;
    /** @description Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number | string;
    /** @description Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number | string;
    /** @description Price of one unit of the initial stock, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number | string;
    /** @description (type inferred) */
    sku?: Sku;
    /** @description International standard book number (ISBN). (type inferred) */
    isbn?: string;
    /** @description Part number of the item. (type inferred) */
    part_number?: string;
    /** @description Name of the item in the catalog. (type inferred) */
    name?: string;
    /** @description Id of the vendor that the item is bought from. (type inferred) */
    vendor_id?: Id;
    /** @description Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** @description Id of the account for purchases of the item. (type inferred) */
    purchase_account_id?: Id;
    /** @description Id of the inventory account of the item. (type inferred) */
    inventory_account_id?: Id;
    /** @description Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** @description Taxes of the item, each for `intra` or `inter`. */
    item_tax_preferences?: ItemTaxPreference[];
    /** @description HSN code of goods, or SAC of services. (type inferred) */
    hsn_or_sac?: string;
    /** @description Id of an account of the item other than those for purchases and inventory. (type inferred) */
    account_id?: Id;
    /**
     * @description Type of the item, always `inventory`.
     * @constant
     */
    item_type?: "inventory";
    /** @description Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string | number;
    /** @description European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string | number;
    /** @description Free-text description of the composite item. (type inferred) */
    description?: string;
    /** @description Custom fields of the composite item. */
    custom_fields?: CompositeItemCustomField[];
    /** @description Items that the composite item is made up of. */
    mapped_items?: MappedItemUpdate[];
}
/** @description The body of a call of which no field is documented. It is optional, and takes any fields. */
export interface OpenBody {
    [key: string]: unknown;
}
/** @description A bundle of the organization. */
export type Bundle = {
    /** @description Id of the bundle. (type inferred) */
    bundle_id: Id;
} & {
    [key: string]: unknown;
};
/** @description The response with the bundles. */
export interface BundleListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The bundles. */
    bundles?: Bundle[];
}
/** @description The fields of a new bundle. */
export interface BundleCreate {
    [key: string]: unknown;
}
/** @description The response with one bundle. */
export interface BundleResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    bundle?: Bundle;
}
/** @description An item adjustment as a row of the list, without its lines. */
export interface InventoryAdjustmentListItem {
    /** @description Date of the adjustment. */
    date?: CalendarDate;
    /** @description Reason for the adjustment. (type inferred) */
    reason?: string;
    /** @description Free-text description of the adjustment. (type inferred) */
    description?: string;
    /** @description Reference number of the adjustment. (type inferred) */
    reference_number?: string;
    /**
     * @description Whether the quantity or the value of the items is adjusted.
     * @enum {string}
     */
    adjustment_type?: "quantity" | "value";
    /** @description Id of the item adjustment. */
    inventory_adjustment_id: Id;
    /** @description Id of the reason for the adjustment. */
    reason_id?: Id;
    /**
     * Format: double
     * @description Total of the adjustment.
     */
    total?: number;
}
/** @description The response with the item adjustments. */
export interface InventoryAdjustmentListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The item adjustments. */
    inventory_adjustments: InventoryAdjustmentListItem[];
}
/** @description A line of a new item adjustment. */
export interface InventoryAdjustmentLineInput {
    /** @description Id of the item that is adjusted. */
    item_id: Id;
    /** @description Name of the item that is adjusted. (type inferred) */
    name?: string;
    /** @description Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Format: double
     * @description Quantity that the stock of the item is adjusted by. The documents require it in each line, and also limit it to adjustments of the type `quantity`.
     */
    quantity_adjusted?: number;
    /**
     * Format: double
     * @description Total of the line.
     */
    item_total?: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Whether the item is a composite item. */
    is_combo_product?: boolean;
    /** @description Id of the account for the adjustment. */
    adjustment_account_id?: Id;
    /** @description Name of the account for the adjustment. (type inferred) */
    adjustment_account_name?: string;
    /** @description Id of the warehouse whose stock is adjusted. */
    warehouse_id?: Id;
    /** @description Name of the warehouse whose stock is adjusted. (type inferred) */
    warehouse_name?: string;
}
/** @description The fields of a new item adjustment. */
export interface InventoryAdjustmentCreate {
    /** @description Date of the adjustment. */
    date: CalendarDate;
    /** @description Reason for the adjustment. (type inferred) */
    reason: string;
    /** @description Free-text description of the adjustment. (type inferred) */
    description?: string;
    /** @description Reference number of the adjustment. (type inferred) */
    reference_number?: string;
    /**
     * @description Whether the quantity or the value of the items is adjusted.
     * @enum {string}
     */
    adjustment_type: "quantity" | "value";
    /** @description The lines of the adjustment, one for each item. */
    line_items: InventoryAdjustmentLineInput[];
}
/** @description A line of an item adjustment. */
export interface InventoryAdjustmentLine {
    /** @description Id of the item that is adjusted. (type inferred) */
    item_id?: Id;
    /** @description Name of the item that is adjusted. (type inferred) */
    name?: string;
    /** @description Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Format: double
     * @description Quantity that the stock of the item is adjusted by. The documents require it in each line, and also limit it to adjustments of the type `quantity`.
     */
    quantity_adjusted?: number;
    /**
     * Format: double
     * @description Total of the line.
     */
    item_total?: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Whether the item is a composite item. */
    is_combo_product?: boolean;
    /** @description Id of the account for the adjustment. */
    adjustment_account_id?: Id;
    /** @description Name of the account for the adjustment. (type inferred) */
    adjustment_account_name?: string;
    /** @description Id of the warehouse whose stock is adjusted. */
    warehouse_id?: Id;
    /** @description Name of the warehouse whose stock is adjusted. (type inferred) */
    warehouse_name?: string;
    /** @description Id of the line. (type inferred) */
    line_item_id: Id;
}
/** @description An adjustment of the quantity or the value of items. */
export interface InventoryAdjustment {
    /** @description Date of the adjustment. */
    date?: CalendarDate;
    /** @description Reason for the adjustment. (type inferred) */
    reason?: string;
    /** @description Free-text description of the adjustment. (type inferred) */
    description?: string;
    /** @description Reference number of the adjustment. (type inferred) */
    reference_number?: string;
    /**
     * @description Whether the quantity or the value of the items is adjusted.
     * @enum {string}
     */
    adjustment_type?: "quantity" | "value";
    /** @description Id of the item adjustment. */
    inventory_adjustment_id: Id;
    /** @description Id of the reason for the adjustment. */
    reason_id?: Id;
    /**
     * Format: double
     * @description Total of the adjustment.
     */
    total?: number;
    /** @description The lines of the adjustment, one for each item. */
    line_items?: InventoryAdjustmentLine[];
}
/** @description The response with one item adjustment. */
export interface InventoryAdjustmentResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    inventory_adjustment: InventoryAdjustment;
}
/** @description A transfer order as a row of the list, without its lines. */
export interface TransferOrderListItem {
    /** @description Number of the transfer order, unique among transfer orders. */
    transfer_order_number?: string;
    /** @description Date of the transfer order. */
    date?: CalendarDate;
    /** @description Id of the source warehouse. */
    from_warehouse_id?: Id;
    /** @description Id of the destination warehouse. */
    to_warehouse_id?: Id;
    /**
     * @description Whether the order is in transit (`true`) or transferred (`false`). `false` by default.
     * @default false
     */
    is_intransit_order?: boolean;
    /** @description Id of the transfer order. */
    transfer_order_id: Id;
}
/** @description The response with the transfer orders. */
export interface TransferOrderListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The transfer orders. */
    transfer_orders: TransferOrderListItem[];
}
/** @description A line of a new transfer order. */
export interface TransferOrderLineInput {
    /** @description Id of the item to transfer. */
    item_id: Id;
    /** @description Name of the item to transfer. */
    name: string;
    /** @description Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Format: double
     * @description Quantity to transfer.
     */
    quantity_transfer: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** @description The fields of a new transfer order. */
export interface TransferOrderCreate {
    /** @description Number of the transfer order, unique among transfer orders. The documents require it, and also call it optional while orders are numbered automatically. */
    transfer_order_number?: string;
    /** @description Date of the transfer order. */
    date: CalendarDate;
    /** @description Id of the source warehouse. */
    from_warehouse_id: Id;
    /** @description Id of the destination warehouse. */
    to_warehouse_id: Id;
    /**
     * @description Whether the order is in transit (`true`) or transferred (`false`). `false` by default.
     * @default false
     */
    is_intransit_order?: boolean;
    /** @description The lines of the order, one for each item. */
    line_items: TransferOrderLineInput[];
}
/** @description A line of a transfer order. */
export interface TransferOrderLine {
    /** @description Id of the item to transfer. */
    item_id?: Id;
    /** @description Name of the item to transfer. (type inferred) */
    name?: string;
    /** @description Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Format: double
     * @description Quantity to transfer.
     */
    quantity_transfer?: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the line. */
    line_item_id: Id;
}
/** @description A transfer of items from one warehouse to another. */
export interface TransferOrder {
    /** @description Number of the transfer order, unique among transfer orders. */
    transfer_order_number?: string;
    /** @description Date of the transfer order. */
    date?: CalendarDate;
    /** @description Id of the source warehouse. */
    from_warehouse_id?: Id;
    /** @description Id of the destination warehouse. */
    to_warehouse_id?: Id;
    /**
     * @description Whether the order is in transit (`true`) or transferred (`false`). `false` by default.
     * @default false
     */
    is_intransit_order?: boolean;
    /** @description Id of the transfer order. */
    transfer_order_id: Id;
    /** @description The lines of the order, one for each item. */
    line_items?: TransferOrderLine[];
}
/** @description The response with one transfer order. */
export interface TransferOrderResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    transfer_order: TransferOrder;
}
/** @description A postal address of a contact. */
export interface ContactAddress {
    /** @description Street and number. At most 500 characters. (type inferred) */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. (type inferred) */
    zip?: string;
    /** @description Person or department that mail is addressed to. (type inferred) */
    attention?: string;
    /** @description Second line of the street address. At most 255 characters. (type inferred) */
    street2?: string;
}
/** @description The templates that invoices, estimates and credit notes of a contact, and the e-mails with them, use by default. */
export interface ContactDefaultTemplates {
    /** @description Id of the template for invoices. (type inferred) */
    invoice_template_id?: Id;
    /** @description Name of the template for invoices. (type inferred) */
    invoice_template_name?: string;
    /** @description Id of the template for estimates. (type inferred) */
    estimate_template_id?: Id;
    /** @description Name of the template for estimates. (type inferred) */
    estimate_template_name?: string;
    /** @description Id of the template for credit notes. (type inferred) */
    creditnote_template_id?: Id;
    /** @description Name of the template for credit notes. (type inferred) */
    creditnote_template_name?: string;
    /** @description Id of the template for e-mails with an invoice. (type inferred) */
    invoice_email_template_id?: Id;
    /** @description Name of the template for e-mails with an invoice. (type inferred) */
    invoice_email_template_name?: string;
    /** @description Id of the template for e-mails with an estimate. (type inferred) */
    estimate_email_template_id?: Id;
    /** @description Name of the template for e-mails with an estimate. (type inferred) */
    estimate_email_template_name?: string;
    /** @description Id of the template for e-mails with a credit note. (type inferred) */
    creditnote_email_template_id?: Id;
    /** @description Name of the template for e-mails with a credit note. (type inferred) */
    creditnote_email_template_name?: string;
}
/** @description GST identification number, 15 characters. */
export type GstNumber = string;
/**
 * @description Treatment under GST.
 * @enum {string}
 */
export type GstTreatment = "business_gst" | "business_none" | "overseas" | "consumer";
/** @description A contact person, as a contact holds it. `listContactPersons` returns contact persons with their ids. */
export interface ContactPersonEntry {
    /** @description Form of address before the name. (type inferred) */
    salutation?: string;
    /** @description First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** @description Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** @description E-mail address. (type inferred) */
    email?: string;
    /** @description Phone number. (type inferred) */
    phone?: string;
    /** @description Mobile phone number. (type inferred) */
    mobile?: string;
    /** @description Whether this is the contact's primary contact person. */
    is_primary_contact?: boolean;
}
/** @description A party that the organization does business with. */
export interface Contact {
    /** @description Name of the contact. At most 200 characters. */
    contact_name?: string;
    /** @description Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** @description Type of the contact. */
    contact_type?: string;
    /** @description URL of the contact's website. */
    website?: string;
    /** @description Net days until payment is due. */
    payment_terms?: number;
    /** @description Id of the contact's currency. (type inferred) */
    currency_id?: Id;
    /** @description Custom fields of the contact. */
    custom_fields?: CustomField[];
    /** @description Billing address of the contact. */
    billing_address?: ContactAddress;
    /** @description Shipping address of the contact. */
    shipping_address?: ContactAddress;
    default_templates?: ContactDefaultTemplates;
    /** @description Name of the payment terms. */
    payment_terms_label?: string;
    /** @description Code of the contact's language. (type inferred) */
    language_code?: string;
    /** @description Whether payment reminders are enabled for the contact. */
    payment_reminder_enabled?: boolean;
    /** @description First social media account of the contact. At most 100 characters. (type inferred) */
    social1?: string;
    /** @description Second social media account of the contact. At most 100 characters. (type inferred) */
    social2?: string;
    /** @description Notes on the contact. (type inferred) */
    notes?: string;
    /** @description Whether tax applies to the contact. */
    is_taxable?: boolean;
    /** @description Id of the tax that the contact is charged with. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** @description Id of the contact's tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Place of supply or source of supply. Does not apply to overseas contacts. */
    place_of_contact?: string;
    /** @description GST identification number of the contact, 15 characters. */
    gst_no?: GstNumber;
    /** @description How the contact is treated under GST. */
    gst_treatment?: GstTreatment;
    /** @description Id of the contact. */
    contact_id: Id;
    /** @description Whether the contact has transactions. */
    has_transaction?: boolean;
    /** @description Whether the contact is linked with the service's CRM. */
    is_linked_with_servicecrm?: boolean;
    /** @description Id of the primary contact of this contact. It can be the id of a contact person. */
    primary_contact_id?: Id;
    /** @description Code of the contact's currency. (type inferred) */
    currency_code?: string;
    /** @description Symbol of the contact's currency. (type inferred) */
    currency_symbol?: string;
    /** @description Amount that is still to be received from the contact, a whole number. */
    outstanding_receivable_amount?: number;
    /** @description Amount that is still to be received from the contact, in the organization's base currency, a whole number. */
    outstanding_receivable_amount_bcy?: number;
    /** @description Amount of the contact's unused credits, a whole number. */
    unused_credits_receivable_amount?: number;
    /** @description Amount of the contact's unused credits, in the organization's base currency, a whole number. */
    unused_credits_receivable_amount_bcy?: number;
    /** @description State of the contact. */
    status?: 'active' | 'inactive' | (string & {});
    /** @description Contact persons of the contact. */
    contact_persons?: ContactPersonEntry[];
    /** @description When the contact was created. */
    created_time?: DateTime;
    /** @description When the contact was last changed. */
    last_modified_time?: DateTime;
    /** @description Name of the tax that the contact is charged with. (type inferred) */
    tax_name?: string;
    /**
     * Format: double
     * @description Rate of the tax that the contact is charged with, in percent.
     */
    tax_percentage?: number;
    /** @description Code of the contact's tax exemption. (type inferred) */
    tax_exemption_code?: string;
}
/** @description The response with the contacts. */
export interface ContactListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The contacts. */
    contacts: Contact[];
}
/** @description A contact person to create with a contact. */
export interface ContactPersonEntryInput {
    /** @description Form of address before the name. (type inferred) */
    salutation?: string;
    /** @description First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** @description Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** @description E-mail address. (type inferred) */
    email?: string;
    /** @description Phone number. (type inferred) */
    phone?: string;
    /** @description Mobile phone number. (type inferred) */
    mobile?: string;
    /**
     * @description Makes this the contact's primary contact person. Only `true` is allowed; leave the field out of other contact persons.
     * @constant
     */
    is_primary_contact?: true;
}
/** @description The fields of a new contact. */
export interface ContactCreate {
    /** @description Name of the contact. At most 200 characters. */
    contact_name: string;
    /** @description Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** @description Type of the contact. */
    contact_type?: string;
    /** @description URL of the contact's website. */
    website?: string;
    /** @description Net days until payment is due. */
    payment_terms?: number;
    /** @description Id of the contact's currency. (type inferred) */
    currency_id?: Id;
    /** @description Custom fields of the contact. */
    custom_fields?: CustomField[];
    /** @description Billing address of the contact. */
    billing_address?: ContactAddress;
    /** @description Shipping address of the contact. */
    shipping_address?: ContactAddress;
    default_templates?: ContactDefaultTemplates;
    /** @description Contact persons of the contact. */
    contact_persons?: ContactPersonEntryInput[];
    /** @description Name of the payment terms. (type inferred) */
    payment_terms_label?: string;
    /** @description Code of the contact's language. (type inferred) */
    language_code?: string;
    /** @description Whether payment reminders are enabled for the contact. (type inferred) */
    payment_reminder_enabled?: boolean;
    /** @description First social media account of the contact. At most 100 characters. (type inferred) */
    social1?: string;
    /** @description Second social media account of the contact. At most 100 characters. (type inferred) */
    social2?: string;
    /** @description Notes on the contact. (type inferred) */
    notes?: string;
    /** @description Whether tax applies to the contact. (type inferred) */
    is_taxable?: boolean;
    /** @description Id of the tax that the contact is charged with. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** @description Id of the contact's tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Place of supply or source of supply. Does not apply to overseas contacts. (type inferred) */
    place_of_contact?: string;
    /** @description GST identification number of the contact, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** @description How the contact is treated under GST. (type inferred) */
    gst_treatment?: GstTreatment;
}
/** @description The response with one contact. */
export interface ContactResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    contact: Contact;
}
/** @description The fields of a contact to change. */
export interface ContactUpdate {
    /** @description Name of the contact. At most 200 characters. */
    contact_name?: string;
    /** @description Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** @description Type of the contact. */
    contact_type?: string;
    /** @description URL of the contact's website. */
    website?: string;
    /** @description Net days until payment is due. */
    payment_terms?: number;
    /** @description Id of the contact's currency. (type inferred) */
    currency_id?: Id;
    /** @description Custom fields of the contact. */
    custom_fields?: CustomField[];
    /** @description Billing address of the contact. */
    billing_address?: ContactAddress;
    /** @description Shipping address of the contact. */
    shipping_address?: ContactAddress;
    default_templates?: ContactDefaultTemplates;
    /** @description Contact persons of the contact. */
    contact_persons?: ContactPersonEntryInput[];
    /** @description Name of the payment terms. */
    payment_terms_label?: string;
    /** @description Code of the contact's language. (type inferred) */
    language_code?: string;
    /** @description Whether payment reminders are enabled for the contact. */
    payment_reminder_enabled?: boolean;
    /** @description First social media account of the contact. At most 100 characters. (type inferred) */
    social1?: string;
    /** @description Second social media account of the contact. At most 100 characters. (type inferred) */
    social2?: string;
    /** @description Notes on the contact. (type inferred) */
    notes?: string;
    /** @description Whether tax applies to the contact. */
    is_taxable?: boolean;
    /** @description Id of the tax that the contact is charged with. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** @description Id of the contact's tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Place of supply or source of supply. Does not apply to overseas contacts. */
    place_of_contact?: string;
    /** @description GST identification number of the contact, 15 characters. */
    gst_no?: GstNumber;
    /** @description How the contact is treated under GST. */
    gst_treatment?: GstTreatment;
}
/** @description The content of an e-mail, next to the envelope. */
export type EmailContentResponse = {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
} & {
    [key: string]: unknown;
};
/** @description The e-mail to send. */
export interface EmailRequest {
    [key: string]: unknown;
}
/** @description A comment on a record, or an entry of its history. */
export interface Comment {
    /** @description Id of the comment. (type inferred) */
    comment_id: Id;
    /** @description Name of the user who wrote the comment or caused the entry. (type inferred) */
    commented_by?: string;
    /** @description Kind of entry, such as a comment or an entry of the history. (type inferred) */
    comment_type?: string;
    /** @description Date of the entry. */
    date?: CalendarDate;
    /** @description The date of the entry in words, such as `2 days ago`. (type inferred) */
    date_description?: string;
    /** @description Time of the entry. (type inferred) */
    time?: string;
    /** @description What was done to the record. (type inferred) */
    operation_type?: string;
    /** @description Id of the transaction that the entry belongs to. (type inferred) */
    transaction_id?: Id;
    /** @description Kind of that transaction. (type inferred) */
    transaction_type?: string;
    /** @description Text of the comment. (type inferred) */
    description?: string;
    /** @description Id of the user who caused the entry. (type inferred) */
    commented_by_id?: Id;
}
/** @description The comments on a record and the entries of its history. */
export interface CommentListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The comments and the entries of the history. */
    comments?: Comment[];
}
/** @description The fields of a new contact person. */
export interface ContactPersonCreate {
    /** @description Id of the contact that the person belongs to. */
    contact_id?: Id;
    /** @description Form of address before the name. At most 25 characters. (type inferred) */
    salutation?: string;
    /** @description First name. At most 100 characters. */
    first_name: string;
    /** @description Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** @description E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** @description Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** @description Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** @description Name of the person in a messenger. At most 50 characters. */
    messenger?: string;
    /** @description Job title of the person. At most 50 characters. (type inferred) */
    designation?: string;
    /** @description Department that the person works in. At most 50 characters. (type inferred) */
    department?: string;
    /** @description Whether to give the person portal access. */
    enable_portal?: boolean;
}
/** @description A person at a contact. */
export interface ContactPerson {
    /** @description Id of the contact that the person belongs to. */
    contact_id?: Id;
    /** @description Form of address before the name. At most 25 characters. (type inferred) */
    salutation?: string;
    /** @description First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** @description Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** @description E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** @description Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** @description Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** @description Name of the person in a messenger. At most 50 characters. */
    messenger?: string;
    /** @description Job title of the person. At most 50 characters. (type inferred) */
    designation?: string;
    /** @description Department that the person works in. At most 50 characters. (type inferred) */
    department?: string;
    /** @description Id of the contact person. */
    contact_person_id: Id;
    /** @description Whether this is the contact's primary contact person. */
    is_primary_contact?: boolean;
    /** @description Whether the person has portal access. */
    is_added_in_portal?: boolean;
}
/** @description The response with one contact person, in an array. */
export interface ContactPersonArrayResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description The contact person. */
    contact_person: ContactPerson[];
}
/** @description The fields of a contact person to change, with its contact and first name. */
export interface ContactPersonUpdate {
    /** @description Id of the contact that the person belongs to. */
    contact_id: Id;
    /** @description Form of address before the name. At most 25 characters. (type inferred) */
    salutation?: string;
    /** @description First name. At most 100 characters. */
    first_name: string;
    /** @description Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** @description E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** @description Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** @description Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** @description Name of the person in a messenger. At most 50 characters. */
    messenger?: string;
    /** @description Job title of the person. At most 50 characters. (type inferred) */
    designation?: string;
    /** @description Department that the person works in. At most 50 characters. (type inferred) */
    department?: string;
    /** @description Whether to give the person portal access. */
    enable_portal?: boolean;
}
/** @description The response with the contact persons. */
export interface ContactPersonListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The contact persons. */
    contact_persons: ContactPerson[];
}
/** @description A contact person whom a package concerns. */
export interface PackageContactPerson {
    /** @description Id of the contact person. */
    contact_person_id?: Id;
}
/** @description A postal address on a sales or purchase document. */
export interface DocumentAddress {
    /** @description Street and number. (type inferred) */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. (type inferred) */
    zip?: string;
    /** @description Fax number. (type inferred) */
    fax?: string;
}
/** @description A postal address with a phone number. */
export interface PackageAddress {
    /** @description Street and number. (type inferred) */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. (type inferred) */
    zip?: string;
    /** @description Fax number. (type inferred) */
    fax?: string;
    /** @description Phone number. (type inferred) */
    phone?: string;
}
/** @description The value of a custom field of an item, and how the field is shown. */
export interface PackageItemCustomField {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
    /** @description Id of the custom field. */
    customfield_id?: Id;
    /** @description Kind of value that the field takes. (type inferred) */
    data_type?: string;
    /** @description Whether the field is in use. (type inferred) */
    is_active?: boolean;
    /** @description Placeholder of the field. (type inferred) */
    placeholder?: string;
    /** @description Whether every PDF shows the field. (type inferred) */
    show_in_all_pdf?: boolean;
    /** @description Whether the PDF of the package shows the field. (type inferred) */
    show_on_pdf?: boolean;
}
/** @description A line of a package. */
export interface PackageLineItem {
    /** @description Id of the line. */
    line_item_id?: Id;
    /** @description Id of the item. */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the line of the sales order that the units come from. Sales returns call it `salesorder_item_id`. */
    so_line_item_id?: Id;
    /**
     * Format: float
     * @description Number of units that are packed.
     */
    quantity?: number;
    /** @description Stock keeping unit (SKU) of the item. (type inferred) */
    sku?: string;
    /** @description Whether the line was invoiced. */
    is_invoiced?: boolean;
    /** @description Position of the line in the order of lines. (type inferred) */
    item_order?: number;
    /** @description Values of the item's custom fields. */
    item_custom_fields?: PackageItemCustomField[];
}
/** @description Items of a sales order that are grouped for shipping. */
export interface Package {
    /** @description Number of the package. */
    package_number?: string;
    /** @description Date of the package. */
    date?: CalendarDate;
    /** @description Notes on the package. (type inferred) */
    notes?: string;
    /** @description Id of the package. */
    package_id: Id;
    /** @description Id of the sales order whose items are packed. */
    salesorder_id?: Id;
    /** @description Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** @description Id of the customer. */
    customer_id?: Id;
    /** @description Name of the customer. (type inferred) */
    customer_name?: string;
    /** @description E-mail address of the customer. (type inferred) */
    email?: string;
    /** @description Phone number of the customer. (type inferred) */
    phone?: string;
    /** @description Mobile phone number of the customer. (type inferred) */
    mobile?: string;
    /** @description Contact persons of the customer whom the package concerns. */
    contact_persons?: PackageContactPerson[];
    /** @description Address that the customer is billed at. */
    billing_address?: PackageAddress;
    /** @description Address that the package is shipped to. */
    shipping_address?: PackageAddress;
    /** @description The lines of the package. */
    line_items?: PackageLineItem[];
    /** @description Whether the package was sent by e-mail. */
    is_emailed?: boolean;
    /** @description Id of the template that the package is printed with. */
    template_id?: Id;
    /** @description Name of the template. (type inferred) */
    template_name?: string;
    /** @description Kind of the template. (type inferred) */
    template_type?: string;
    /** @description Number of units in the package, over all lines, as text. */
    total_quantity?: string;
    /** @description When the package was created. */
    created_time?: DateTime;
    /** @description When the package was last changed. */
    last_modified_time?: DateTime;
}
/** @description A page of the list of packages. */
export interface PackageListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The packages of the page. */
    packages: Package[];
}
/** @description A line of a new package. */
export interface PackageLineItemInput {
    /** @description Id of the line of the sales order that the units come from. Sales returns call it `salesorder_item_id`. */
    so_line_item_id?: Id;
    /**
     * Format: float
     * @description Number of units that are packed.
     */
    quantity?: number;
}
/** @description The fields of a new package. The query names the sales order. */
export interface PackageCreate {
    /** @description Number of the package. */
    package_number?: string;
    /** @description Date of the package. */
    date: CalendarDate;
    /** @description Notes on the package. (type inferred) */
    notes?: string;
    /** @description The units to pack, by line of the sales order. */
    line_items: PackageLineItemInput[];
}
/** @description The response with a new package, in an array. */
export interface PackageArrayResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description The package that was created. */
    package: Package[];
}
/** @description A contact person whom the record concerns, by id. */
export type DocumentContactPersonInput = ({
    /** @description Id of the contact person. (type inferred) */
    contact_person_id?: Id;
} & {
    [key: string]: unknown;
}) | string | number;
/** @description The fields of a new shipment order. The query names its packages, and can name its sales order. */
export interface ShipmentOrderCreate {
    /** @description Number of the shipment order. */
    shipment_number: string;
    /** @description Date of the shipment. */
    date: CalendarDate;
    /** @description How the shipment is delivered. (type inferred) */
    delivery_method: string;
    /** @description Number that the carrier tracks the shipment by. (type inferred) */
    tracking_number: string;
    /** @description Reference number of the shipment order, which is the tracking number. (type inferred) */
    reference_number?: string;
    /**
     * Format: double
     * @description Charge for shipping.
     */
    shipping_charge?: number;
    /**
     * Format: double
     * @description Exchange rate of the currency of the shipment order.
     */
    exchange_rate?: number;
    /** @description Id of the template that the shipment order is printed with. */
    template_id?: Id;
    /** @description Notes on the shipment order. (type inferred) */
    notes?: string;
    /** @description Contact persons of the customer whom the shipment concerns. (type inferred) */
    contact_persons?: DocumentContactPersonInput[];
}
/** @description A contact person whom the record concerns. */
export type DocumentContactPerson = {
    /** @description Id of the contact person. (type inferred) */
    contact_person_id?: Id;
} & {
    [key: string]: unknown;
};
/** @description A line of a shipment order. */
export interface ShipmentOrderLineItem {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Name of the tax. (type inferred) */
    tax_name?: string;
    /** @description Kind of the tax. (type inferred) */
    tax_type?: string;
    /** @description Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** @description Price of one unit in the base currency of the organization. (type inferred) */
    bcy_rate?: number;
    /** @description Amount of the line. (type inferred) */
    item_total?: number;
    /** @description Position of the line in the order of lines, from 0. (type inferred) */
    item_order?: number;
    /** @description Price of one unit. (type inferred) */
    rate?: number;
    /** @description Whether the line was invoiced. (type inferred) */
    is_invoiced?: boolean;
}
/** @description A tax, with its amount. */
export interface DocumentTax {
    /** @description Name of the tax. (type inferred) */
    tax_name?: string;
    /** @description Amount of the tax. (type inferred) */
    tax_amount?: number;
}
/** @description A shipment of packages to a customer. */
export interface ShipmentOrder {
    /** @description Number of the shipment order. */
    shipment_number?: string;
    /** @description Date of the shipment. */
    date?: CalendarDate;
    /** @description How the shipment is delivered. (type inferred) */
    delivery_method?: string;
    /** @description Number that the carrier tracks the shipment by. (type inferred) */
    tracking_number?: string;
    /** @description Reference number of the shipment order, which is the tracking number. (type inferred) */
    reference_number?: string;
    /**
     * Format: double
     * @description Charge for shipping.
     */
    shipping_charge?: number;
    /**
     * Format: double
     * @description Exchange rate of the currency of the shipment order.
     */
    exchange_rate?: number;
    /** @description Id of the template that the shipment order is printed with. (type inferred) */
    template_id?: Id;
    /** @description Notes on the shipment order. (type inferred) */
    notes?: string;
    /** @description Contact persons of the customer whom the shipment concerns. (type inferred) */
    contact_persons?: DocumentContactPerson[];
    /** @description Id of the shipment order. */
    shipment_id: Id;
    /** @description Id of the sales order that is shipped. */
    salesorder_id?: Id;
    /** @description Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** @description State of the shipment order. */
    status?: 'shipped' | (string & {});
    /** @description Detailed status from the courier. (type inferred) */
    detailed_status?: string;
    /** @description Message on the status. (type inferred) */
    status_message?: string;
    /** @description Name of the carrier. (type inferred) */
    carrier?: string;
    /** @description Service of the carrier that is used. (type inferred) */
    service?: string;
    /** @description Number of days that delivery takes. */
    delivery_days?: number;
    /** @description Whether delivery is guaranteed. */
    delivery_guarantee?: boolean;
    /** @description Id of the delivery method. */
    delivery_method_id?: Id;
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    /** @description Name of the customer. (type inferred) */
    customer_name?: string;
    /** @description Id of the currency of the shipment order. (type inferred) */
    currency_id?: Id;
    /** @description Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** @description Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /**
     * Format: double
     * @description Amount of the discount.
     */
    discount_amount?: number;
    /** @description Discount in percent, as text such as `20.00%`. */
    discount?: string;
    /** @description Whether the discount is deducted before tax is calculated. */
    is_discount_before_tax?: boolean;
    /** @description Level at which the discount applies. For invoices, `entity_level` is outside the lines and `item_level` in each line. (type inferred) */
    discount_type?: string;
    /** @description Id of the estimate. */
    estimate_id?: Id;
    /** @description The lines of the shipment order. */
    line_items?: ShipmentOrderLineItem[];
    /** @description Sum of the lines before tax. (type inferred) */
    sub_total?: number;
    /** @description Sum of the taxes. (type inferred) */
    tax_total?: number;
    /** @description Amount of the shipment order. (type inferred) */
    total?: number;
    /** @description The taxes on the shipment order, with their amounts. */
    taxes?: DocumentTax[];
    /** @description Number of decimal places of prices. */
    price_precision?: number;
    /** @description Whether the shipment order was sent by e-mail. (type inferred) */
    is_emailed?: boolean;
    /** @description Address that the customer is billed at, in an array. */
    billing_address?: DocumentAddress[];
    /** @description Address that the goods are shipped to, in an array. */
    shipping_address?: DocumentAddress[];
    /** @description Name of the template. (type inferred) */
    template_name?: string;
    /** @description Kind of the template. (type inferred) */
    template_type?: string;
    /** @description When the shipment order was created. */
    created_time?: DateTime;
    /** @description When the shipment order was last changed. */
    last_modified_time?: DateTime;
}
/** @description The response with one shipment order. */
export interface ShipmentOrderResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    shipment_order: ShipmentOrder;
}
/** @description A payment provider that the customer can choose. */
export interface PaymentGateway {
    /** @description Whether the payment provider is set up. */
    configured?: boolean;
    /**
     * @description Variant of the payment provider, `standard` or `adaptive`.
     * @enum {string}
     */
    additional_field1?: "standard" | "adaptive";
    /** @description Identifier of the payment provider, one of six. (type inferred) */
    gateway_name?: string;
}
/** @description How the customer can pay online. */
export interface PaymentOptions {
    /** @description The payment providers that the customer can choose from. */
    payment_gateways?: PaymentGateway[];
}
/** @description The value of a custom field, and whether it is printed. */
export interface DocumentCustomField {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
    /** @description Whether the PDF shows the field. (type inferred) */
    show_on_pdf?: boolean;
}
/** @description A contact person who receives an invoice. */
export interface InvoiceContactPerson {
    /** @description Id of the contact person. (type inferred) */
    contact_person_id?: Id;
    /** @description Form of address before the name. (type inferred) */
    salutation?: string;
    /** @description First name. (type inferred) */
    first_name?: string;
    /** @description Last name. (type inferred) */
    last_name?: string;
    /** @description E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** @description Phone number. (type inferred) */
    phone?: string;
    /** @description Mobile phone number. (type inferred) */
    mobile?: string;
    /** @description Whether this is the customer's primary contact person. (type inferred) */
    is_primary_contact?: boolean;
}
/** @description State of an invoice or a retainer invoice. */
export type InvoiceStatus = 'sent' | 'draft' | 'overdue' | 'paid' | 'void' | 'unpaid' | 'partially_paid' | 'viewed' | (string & {});
/** @description A line of an invoice. */
export interface InvoiceLineItem {
    /** @description Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** @description Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Name of the tax. (type inferred) */
    tax_name?: string;
    /** @description Kind of the tax. (type inferred) */
    tax_type?: string;
    /**
     * Format: float
     * @description Rate of the tax, in percent.
     */
    tax_percentage?: number;
    /**
     * Format: float
     * @description Price of one unit in the base currency of the organization.
     */
    bcy_rate?: number;
    /**
     * Format: float
     * @description Amount of the line.
     */
    item_total?: number;
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item that is sold. (type inferred) */
    item_id?: Id;
    /** @description Id of the project that is billed. (type inferred) */
    project_id?: Id;
    /** @description Ids of the time entries that are billed. (type inferred) */
    time_entry_ids?: Id[];
    /** @description Id of the expense that is billed. (type inferred) */
    expense_id?: Id;
    /** @description Name of the item or service. At most 100 characters. (type inferred) */
    name?: string;
    /**
     * Format: float
     * @description Number of units.
     */
    quantity?: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (type inferred) */
    unit?: string;
    /** @description Discount on the line, in percent or as an amount. (type inferred) */
    discount?: number;
    /** @description Id of the warehouse that the item is shipped from. */
    warehouse_id?: Id;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description File name of the receipt for the expense. (type inferred) */
    expense_receipt_name?: string;
    /**
     * Format: float
     * @description Amount of the discount on the line.
     */
    discount_amount?: number;
}
/** @description A bill to a customer for goods or services. */
export interface Invoice {
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    payment_options?: PaymentOptions;
    /** @description Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. (type inferred) */
    terms?: string;
    /** @description Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** @description Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** @description Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /**
     * Format: float
     * @description Exchange rate of the currency of the invoice.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. */
    is_inclusive_tax?: boolean;
    /** @description Whether the customer may pay in several payments. */
    allow_partial_payments?: boolean;
    /** @description Address that the goods are shipped to. */
    shipping_address?: DocumentAddress;
    /** @description Number of the invoice. At most 100 characters. (type inferred) */
    invoice_number?: string;
    /** @description Days until payment is due. */
    payment_terms?: number;
    /** @description Name of the payment terms. At most 100 characters. (type inferred) */
    payment_terms_label?: string;
    /** @description Date by which payment is due. */
    due_date?: CalendarDate;
    /** @description Date on which payment is expected. */
    payment_expected_date?: CalendarDate;
    /** @description Reference number of the invoice. (type inferred) */
    reference_number?: string;
    /** @description Contact persons of the customer who receive the invoice. */
    contact_persons?: InvoiceContactPerson[];
    /** @description Discount on the invoice, in percent or as an amount. The documents call it a float, and also give it a length of at most 100. */
    discount?: number | string;
    /** @description Whether the discount is deducted before tax is calculated. */
    is_discount_before_tax?: boolean;
    /**
     * @description Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`).
     * @enum {string}
     */
    discount_type?: "entity_level" | "item_level";
    /** @description Id of the recurring invoice that this one belongs to. (type inferred) */
    recurring_invoice_id?: Id;
    /** @description Charge for shipping. At most 100 characters as text. (type inferred) */
    shipping_charge?: number;
    /**
     * Format: double
     * @description Amount that the total is adjusted by.
     */
    adjustment?: number;
    /** @description Reason for the adjustment. (type inferred) */
    adjustment_description?: string;
    /** @description Address that the invoice is billed to. */
    billing_address?: DocumentAddress;
    /** @description Id of the salesperson. (type inferred) */
    salesperson_id?: Id;
    /** @description Name of the salesperson. At most 200 characters. (type inferred) */
    salesperson_name?: string;
    /** @description GST identification number of the customer, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    gst_treatment?: GstTreatment;
    status?: InvoiceStatus;
    /** @description Date of the latest payment. */
    last_payment_date?: CalendarDate;
    /** @description Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** @description Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** @description Whether the customer has viewed the invoice. */
    is_viewed_by_client?: boolean;
    /** @description When the customer viewed the invoice. */
    client_viewed_time?: DateTime;
    /**
     * Format: float
     * @description Sum of the lines before tax.
     */
    sub_total?: number;
    /** @description Amount of the invoice, as text. */
    total?: string;
    /** @description The taxes on the invoice, with their amounts. */
    taxes?: DocumentTax[];
    /**
     * Format: float
     * @description Amount that was paid.
     */
    payment_made?: number;
    /** @description Amount that is still to be paid, as text. */
    balance?: string;
    /** @description Number of decimal places of prices. */
    price_precision?: number;
    /** @description Whether the invoice was sent by e-mail. */
    is_emailed?: boolean;
    /** @description Name of the template that the invoice is printed with. (type inferred) */
    template_name?: string;
    /** @description When the invoice was created. */
    created_time?: DateTime;
    /** @description When the invoice was last changed. */
    last_modified_time?: DateTime;
    /** @description File name of the attachment. (type inferred) */
    attachment_name?: string;
    /** @description Whether the attachment can be sent with e-mails. */
    can_send_in_mail?: boolean;
    /** @description Id of the invoice. (type inferred) */
    invoice_id: Id;
    /** @description Whether an ACH payment has been initiated. */
    ach_payment_initiated?: boolean;
    /** @description Whether a file is attached to the invoice. */
    has_attachment?: boolean;
    /** @description The lines of the invoice. */
    line_items?: InvoiceLineItem[];
    /**
     * Format: double
     * @description Sum of the taxes.
     */
    tax_total?: number;
    /** @description Whether the customer is reminded to pay. */
    payment_reminder_enabled?: boolean;
    /**
     * Format: float
     * @description Amount of the credits that were applied to the invoice.
     */
    credits_applied?: number;
    /**
     * Format: float
     * @description Amount of tax that was withheld.
     */
    tax_amount_withheld?: number;
    /**
     * Format: float
     * @description Amount that was written off.
     */
    write_off_amount?: number;
    /** @description Number of payment reminders that were sent. */
    reminders_sent?: number;
    /** @description Date of the latest payment reminder. */
    last_reminder_sent_date?: CalendarDate;
    /** @description URL at which the invoice can be viewed. (type inferred) */
    invoice_url?: string;
}
/** @description A page of the list of invoices. */
export interface InvoiceListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The invoices of the page. */
    invoices: Invoice[];
}
/** @description A line of a new invoice. */
export interface InvoiceLineItemCreate {
    /** @description Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** @description Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
    /** @description Id of the item that is sold. (type inferred) */
    item_id?: Id;
    /** @description Id of the project that is billed. (type inferred) */
    project_id?: Id;
    /** @description Ids of the time entries that are billed. (type inferred) */
    time_entry_ids?: Id[] | string;
    /** @description Id of the expense that is billed. (type inferred) */
    expense_id?: Id;
    /** @description Name of the item or service. At most 100 characters. (type inferred) */
    name?: string;
    /**
     * Format: float
     * @description Number of units.
     */
    quantity?: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (type inferred) */
    unit?: string;
    /** @description Discount on the line, in percent or as an amount. (type inferred) */
    discount?: number | string;
    /** @description Id of the warehouse that the item is shipped from. */
    warehouse_id?: Id;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
}
/** @description The fields of a new invoice. */
export interface InvoiceCreate {
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    payment_options?: PaymentOptions;
    /** @description Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. (type inferred) */
    terms?: string;
    /** @description Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** @description Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** @description Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /**
     * Format: float
     * @description Exchange rate of the currency of the invoice.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. (type inferred) */
    is_inclusive_tax?: boolean;
    /** @description Whether the customer may pay in several payments. (type inferred) */
    allow_partial_payments?: boolean;
    /** @description Address that the goods are shipped to. */
    shipping_address?: DocumentAddress;
    /** @description Number of the invoice. At most 100 characters. (type inferred) */
    invoice_number?: string;
    /** @description Days until payment is due. */
    payment_terms?: number;
    /** @description Name of the payment terms. At most 100 characters. (type inferred) */
    payment_terms_label?: string;
    /** @description Date by which payment is due. */
    due_date?: CalendarDate;
    /** @description Date on which payment is expected. */
    payment_expected_date?: CalendarDate;
    /** @description Reference number of the invoice. (type inferred) */
    reference_number?: string;
    /** @description Contact persons of the customer who receive the invoice. */
    contact_persons?: InvoiceContactPerson[];
    /** @description Discount on the invoice, in percent or as an amount. The documents call it a float, and also give it a length of at most 100. */
    discount?: number | string;
    /** @description Whether the discount is deducted before tax is calculated. */
    is_discount_before_tax?: boolean;
    /**
     * @description Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`).
     * @enum {string}
     */
    discount_type?: "entity_level" | "item_level";
    /** @description Id of the recurring invoice that this one belongs to. (type inferred) */
    recurring_invoice_id?: Id;
    /** @description Charge for shipping. At most 100 characters as text. (type inferred) */
    shipping_charge?: number | string;
    /**
     * Format: double
     * @description Amount that the total is adjusted by.
     */
    adjustment?: number;
    /** @description Reason for the adjustment. (type inferred) */
    adjustment_description?: string;
    /** @description Address that the invoice is billed to. */
    billing_address?: DocumentAddress;
    /** @description Id of the salesperson. (type inferred) */
    salesperson_id?: Id;
    /** @description Name of the salesperson. At most 200 characters. (type inferred) */
    salesperson_name?: string;
    /** @description GST identification number of the customer, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    gst_treatment?: GstTreatment;
    /** @description The lines of the invoice. */
    line_items?: InvoiceLineItemCreate[];
}
/** @description The response with one invoice. */
export interface InvoiceResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    invoice: Invoice;
}
/** @description A line of an invoice to change or to add. */
export interface InvoiceLineItemUpdate {
    /** @description Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** @description Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
    /** @description Id of the item that is sold. (type inferred) */
    item_id?: Id;
    /** @description Id of the project that is billed. (type inferred) */
    project_id?: Id;
    /** @description Ids of the time entries that are billed. (type inferred) */
    time_entry_ids?: Id[] | string;
    /** @description Id of the expense that is billed. (type inferred) */
    expense_id?: Id;
    /** @description Name of the item or service. At most 100 characters. (type inferred) */
    name?: string;
    /**
     * Format: float
     * @description Number of units.
     */
    quantity?: number;
    /** @description Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (type inferred) */
    unit?: string;
    /** @description Discount on the line, in percent or as an amount. (type inferred) */
    discount?: number | string;
    /** @description Id of the warehouse that the item is shipped from. */
    warehouse_id?: Id;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Id of the line, if the invoice already has it. (type inferred) */
    line_item_id?: Id;
}
/** @description The fields of an invoice to change. */
export interface InvoiceUpdate {
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    payment_options?: PaymentOptions;
    /** @description Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. (type inferred) */
    terms?: string;
    /** @description Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** @description Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** @description Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /**
     * Format: float
     * @description Exchange rate of the currency of the invoice.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. (type inferred) */
    is_inclusive_tax?: boolean;
    /** @description Whether the customer may pay in several payments. (type inferred) */
    allow_partial_payments?: boolean;
    /** @description Address that the goods are shipped to. */
    shipping_address?: DocumentAddress;
    /** @description Number of the invoice. At most 100 characters. (type inferred) */
    invoice_number?: string;
    /** @description Days until payment is due. */
    payment_terms?: number;
    /** @description Name of the payment terms. At most 100 characters. (type inferred) */
    payment_terms_label?: string;
    /** @description Date by which payment is due. */
    due_date?: CalendarDate;
    /** @description Date on which payment is expected. */
    payment_expected_date?: CalendarDate;
    /** @description Reference number of the invoice. (type inferred) */
    reference_number?: string;
    /** @description Contact persons of the customer who receive the invoice. */
    contact_persons?: InvoiceContactPerson[];
    /** @description Discount on the invoice, in percent or as an amount. The documents call it a float, and also give it a length of at most 100. */
    discount?: number | string;
    /** @description Whether the discount is deducted before tax is calculated. */
    is_discount_before_tax?: boolean;
    /**
     * @description Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`).
     * @enum {string}
     */
    discount_type?: "entity_level" | "item_level";
    /** @description Id of the recurring invoice that this one belongs to. (type inferred) */
    recurring_invoice_id?: Id;
    /** @description Charge for shipping. At most 100 characters as text. (type inferred) */
    shipping_charge?: number | string;
    /**
     * Format: double
     * @description Amount that the total is adjusted by.
     */
    adjustment?: number;
    /** @description Reason for the adjustment. (type inferred) */
    adjustment_description?: string;
    /** @description Address that the invoice is billed to. */
    billing_address?: DocumentAddress;
    /** @description Id of the salesperson. (type inferred) */
    salesperson_id?: Id;
    /** @description Name of the salesperson. At most 200 characters. (type inferred) */
    salesperson_name?: string;
    /** @description GST identification number of the customer, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    gst_treatment?: GstTreatment;
    /** @description The lines of the invoice. */
    line_items?: InvoiceLineItemUpdate[];
}
/** @description The bytes of a PDF file of one or more invoices. */
export type InvoicePdf = Blob;
/** @description The e-mails to send. */
export interface BulkEmailRequest {
    [key: string]: unknown;
}
/** @description A template that sales documents are printed with. */
export interface TemplateSummary {
    /** @description Id of the template. (type inferred) */
    template_id?: Id;
    /** @description Name of the template. (type inferred) */
    template_name?: string;
    /** @description Kind of the template. (type inferred) */
    template_type?: string;
}
/** @description The templates for one kind of sales document. */
export interface TemplateListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The templates. */
    templates?: TemplateSummary[];
}
/** @description A payment that was applied to an invoice. */
export interface InvoicePayment {
    /** @description Id of the payment as applied to the invoice. (type inferred) */
    invoice_payment_id?: Id;
    /** @description Id of the customer payment. (type inferred) */
    payment_id?: Id;
    /** @description How the customer paid. (type inferred) */
    payment_mode?: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | (string & {});
    /** @description Date of the payment. (type inferred) */
    date?: CalendarDate;
    /** @description Amount that was applied. (type inferred) */
    amount?: number;
    /** @description Reference number of the payment. (type inferred) */
    reference_number?: string;
    /** @description Free-text description of the payment. (type inferred) */
    description?: string;
}
/** @description The payments of an invoice. */
export interface InvoicePaymentListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The payments. */
    payments?: InvoicePayment[];
}
/** @description A credit that was applied to an invoice. */
export interface InvoiceAppliedCredit {
    /** @description Id of the credit as applied to the invoice. (type inferred) */
    creditnotes_invoice_id?: Id;
    /** @description Id of the credit note. (type inferred) */
    creditnote_id?: Id;
    /** @description Number of the credit note. (type inferred) */
    creditnote_number?: string;
    /** @description Amount of the credit that was applied. (type inferred) */
    amount?: number;
}
/** @description The credits that were applied to an invoice. */
export interface InvoiceAppliedCreditListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The applied credits. */
    credits?: InvoiceAppliedCredit[];
}
/** @description The credits to apply. */
export interface InvoiceCreditsRequest {
    [key: string]: unknown;
}
/** @description The preference for the attachment of an invoice. */
export interface AttachmentPreference {
    /** @description Whether the attachment can be sent with e-mails. (type inferred) */
    can_send_in_mail?: boolean;
}
/** @description A file to attach, as a form field. */
export interface AttachmentUpload {
    /** @description The file. (type inferred) */
    attachment?: BinaryFile;
}
/** @description A comment to add, or the new text of one. */
export interface CommentInput {
    /** @description Text of the comment. (type inferred) */
    description?: string;
}
/** @description The response with one comment. */
export interface CommentResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    comment?: Comment;
}
/** @description Number of the retainer invoice. At most 100 characters. */
export type RetainerInvoiceNumber = string;
/** @description A postal address with a second line for the street. */
export interface TwoLineDocumentAddress {
    /** @description Street and number. (type inferred) */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. (type inferred) */
    zip?: string;
    /** @description Fax number. (type inferred) */
    fax?: string;
    /** @description Second line of the street. (type inferred) */
    street2?: string;
}
/** @description A line of a retainer invoice. */
export interface RetainerInvoiceLineItem {
    /** @description Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** @description Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Name of the tax. (type inferred) */
    tax_name?: string;
    /** @description Kind of the tax. (type inferred) */
    tax_type?: string;
    /** @description Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** @description Price of one unit in the base currency of the organization. (type inferred) */
    bcy_rate?: number;
    /** @description Amount of the line. (type inferred) */
    item_total?: number;
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
}
/** @description A file to attach to a record, by its id. */
export interface AttachedDocumentInput {
    /** @description Id of the file. (type inferred) */
    document_id?: Id;
}
/** @description A file that is attached to a record. */
export interface AttachedDocument {
    /** @description Id of the file. (type inferred) */
    document_id?: Id;
    /** @description Name of the file. (type inferred) */
    file_name?: string;
}
/** @description A file that is attached to a retainer invoice. */
export interface RetainerInvoiceDocument {
    /** @description Id of the file. (type inferred) */
    document_id?: Id;
    /** @description Name of the file. (type inferred) */
    file_name?: string;
}
/** @description A bill to a customer for an advance payment, which is held as a liability until it is earned. */
export interface RetainerInvoice {
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    payment_options?: PaymentOptions;
    /** @description Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. (type inferred) */
    terms?: string;
    /** @description Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** @description Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** @description Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /**
     * Format: float
     * @description Exchange rate of the currency of the invoice.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. (type inferred) */
    is_inclusive_tax?: boolean;
    /** @description Whether the customer may pay in several payments. (type inferred) */
    allow_partial_payments?: boolean;
    /** @description Address that the goods are shipped to. */
    shipping_address?: DocumentAddress;
    /** @description (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    /** @description Place of supply. Defaults to the place of the contact. (type inferred) */
    place_of_supply?: string;
    /** @description Id of the project. (type inferred) */
    project_id?: Id;
    /** @description Name of the project. (type inferred) */
    project_name?: string;
    /** @description Address that the customer is billed at. */
    billing_address?: TwoLineDocumentAddress;
    status?: InvoiceStatus;
    /** @description Date of the latest payment. */
    last_payment_date?: CalendarDate;
    /** @description Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** @description Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** @description Whether the customer has viewed the invoice. */
    is_viewed_by_client?: boolean;
    /** @description When the customer viewed the invoice. */
    client_viewed_time?: DateTime;
    /** @description Sum of the lines before tax. (type inferred) */
    sub_total?: number;
    /** @description Amount of the invoice, as text. */
    total?: string;
    /** @description The taxes on the invoice, with their amounts. */
    taxes?: DocumentTax[];
    /** @description Amount that was paid. (type inferred) */
    payment_made?: number;
    /** @description Amount that is still to be paid, as text. */
    balance?: string;
    /** @description Number of decimal places of prices. (type inferred) */
    price_precision?: number;
    /** @description Whether the invoice was sent by e-mail. (type inferred) */
    is_emailed?: boolean;
    /** @description Name of the template that the invoice is printed with. (type inferred) */
    template_name?: string;
    /** @description When the invoice was created. */
    created_time?: DateTime;
    /** @description When the invoice was last changed. */
    last_modified_time?: DateTime;
    /** @description File name of the attachment. (type inferred) */
    attachment_name?: string;
    /** @description Whether the attachment can be sent with e-mails. (type inferred) */
    can_send_in_mail?: boolean;
    /** @description Id of the retainer invoice. (type inferred) */
    retainerinvoice_id: Id;
    /** @description Contact persons of the customer whom the retainer invoice concerns. */
    contact_persons?: DocumentContactPerson[];
    /** @description Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /** @description The lines of the retainer invoice. */
    line_items?: RetainerInvoiceLineItem[];
    /** @description Amount of the payments that was drawn. (type inferred) */
    payment_drawn?: number;
    /** @description The files that are attached to the retainer invoice. */
    documents?: RetainerInvoiceDocument[];
    /** @description Width of the page that the retainer invoice is printed on. (type inferred) */
    page_width?: string;
    /** @description Height of the page that the retainer invoice is printed on. (type inferred) */
    page_height?: string;
    /** @description Orientation of the page that the retainer invoice is printed on. (type inferred) */
    orientation?: string;
    /** @description Kind of the template. (type inferred) */
    template_type?: string;
    /** @description Id of the user who created the retainer invoice. (type inferred) */
    created_by_id?: Id;
}
/** @description A page of the list of retainer invoices. */
export interface RetainerInvoiceListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The retainer invoices of the page. */
    retainerinvoices: RetainerInvoice[];
}
/** @description A line of a new retainer invoice. */
export interface RetainerInvoiceLineItemCreate {
    /** @description Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** @description Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
}
/** @description The fields of a new retainer invoice. */
export interface RetainerInvoiceCreate {
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Id of the customer. */
    customer_id: Id;
    payment_options?: PaymentOptions;
    /** @description Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. (type inferred) */
    terms?: string;
    /** @description Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** @description Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** @description Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Number of the retainer invoice. At most 100 characters. (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    /** @description Contact persons of the customer whom the retainer invoice concerns. */
    contact_persons?: DocumentContactPersonInput[];
    /** @description The lines of the retainer invoice. */
    line_items: RetainerInvoiceLineItemCreate[];
}
/** @description The response with one retainer invoice. */
export interface RetainerInvoiceResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    retainerinvoice: RetainerInvoice;
}
/** @description A line of a retainer invoice to change or to add. */
export interface RetainerInvoiceLineItemUpdate {
    /** @description Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** @description Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
    /** @description Id of the line, if the retainer invoice already has it. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
}
/** @description The fields of a retainer invoice to change. */
export interface RetainerInvoiceUpdate {
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    payment_options?: PaymentOptions;
    /** @description Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. (type inferred) */
    terms?: string;
    /** @description Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** @description Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** @description Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /**
     * Format: float
     * @description Exchange rate of the currency of the invoice.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. (type inferred) */
    is_inclusive_tax?: boolean;
    /** @description Whether the customer may pay in several payments. (type inferred) */
    allow_partial_payments?: boolean;
    /** @description Address that the goods are shipped to. */
    shipping_address?: DocumentAddress;
    /** @description (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    /** @description Place of supply. Defaults to the place of the contact. (type inferred) */
    place_of_supply?: string;
    /** @description Id of the project. (type inferred) */
    project_id?: Id;
    /** @description Name of the project. (type inferred) */
    project_name?: string;
    /** @description Address that the customer is billed at. */
    billing_address?: TwoLineDocumentAddress;
    /** @description Contact persons of the customer whom the retainer invoice concerns. */
    contact_persons?: DocumentContactPersonInput[];
    /** @description The lines of the retainer invoice. */
    line_items?: RetainerInvoiceLineItemUpdate[];
    /** @description The files that are attached to the retainer invoice. */
    documents?: AttachedDocumentInput[];
}
/** @description An invoice that a payment is applied to. */
export interface CustomerPaymentInvoice {
    /** @description Id of the invoice. (type inferred) */
    invoice_id?: Id;
    /** @description Amount of the payment that is applied to the invoice. (type inferred) */
    amount_applied?: number;
    /** @description Number of the invoice. (type inferred) */
    invoice_number?: string;
    /** @description Date of the invoice. */
    date?: CalendarDate;
    /** @description Amount of the invoice. (type inferred) */
    invoice_amount?: number;
    /** @description Amount that is still to be paid on the invoice. (type inferred) */
    balance_amount?: number;
}
/** @description The value of a custom field, with its kind. */
export interface CustomerPaymentCustomField {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
    /** @description Kind of value that the field takes. (type inferred) */
    data_type?: string;
}
/** @description A payment of a customer. */
export interface CustomerPayment {
    /** @description How the customer pays, by one of the known modes or another. At most 100 characters. */
    payment_mode?: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | (string & {});
    /**
     * Format: double
     * @description Amount of the payment, which is the original amount times `exchange_rate`.
     */
    amount?: number;
    /**
     * Format: double
     * @description Amount that the bank charges for the payment.
     */
    bank_charges?: number;
    /** @description Date of the payment. */
    date?: CalendarDate;
    /** @description Reference number of the payment. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Free-text description of the payment. (type inferred) */
    description?: string;
    /** @description Id of the customer who pays. (type inferred) */
    customer_id?: Id;
    /**
     * Format: double
     * @description Rate that the original amount is multiplied by to give `amount`. Defaults to 1.
     * @default 1
     */
    exchange_rate?: number;
    /** @description Id of the account that the payment is deposited to. (type inferred) */
    account_id?: Id;
    /** @description Id of the account for withholding tax. (type inferred) */
    tax_account_id?: Id;
    /** @description Id of the payment. */
    payment_id: Id;
    /**
     * Format: double
     * @description Amount that was returned to the customer's card.
     */
    amount_refunded?: number;
    /** @description State of the payment. */
    status?: 'success' | 'failure' | (string & {});
    /** @description Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** @description E-mail address of the customer. (type inferred) */
    email?: string;
    /**
     * Format: double
     * @description Amount of tax that was withheld.
     */
    tax_amount_withheld?: number;
    /** @description The invoices that the payment is applied to. */
    invoices?: CustomerPaymentInvoice[];
    /** @description Id of the currency of the payment. (type inferred) */
    currency_id?: Id;
    /** @description Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** @description Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /** @description Name of the account that the payment is deposited to. (type inferred) */
    account_name?: string;
    /** @description Name of the account for withholding tax. (type inferred) */
    tax_account_name?: string;
    /**
     * Format: double
     * @description Amount of the payment that is not applied to an invoice.
     */
    unused_amount?: number;
    /** @description Last four digits of the card, as a number, so without leading zeros. */
    last_four_digits?: number;
    /** @description Values of the organization's custom fields. */
    custom_fields?: CustomerPaymentCustomField[];
}
/** @description A page of the list of customer payments. */
export interface CustomerPaymentListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The payments of the page. */
    payments: CustomerPayment[];
}
/** @description An invoice to apply a payment to. */
export interface CustomerPaymentInvoiceInput {
    /** @description Id of the invoice. */
    invoice_id: Id;
    /**
     * Format: double
     * @description Amount of the payment that is applied to the invoice.
     */
    amount_applied: number;
    /**
     * Format: double
     * @description Amount of tax that was withheld on the invoice.
     */
    tax_amount_withheld?: number;
}
/** @description The value of a custom field of a new payment. */
export interface CustomerPaymentCustomFieldInput {
    /** @description Label of the field. */
    label?: string;
    /** @description Value of the field. */
    value?: string;
}
/** @description The fields of a new customer payment. */
export interface CustomerPaymentCreate {
    /** @description How the customer pays, by one of the known modes or another. At most 100 characters. */
    payment_mode: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | (string & {});
    /**
     * Format: double
     * @description Amount of the payment, which is the original amount times `exchange_rate`.
     */
    amount: number;
    /**
     * Format: double
     * @description Amount that the bank charges for the payment.
     */
    bank_charges?: number;
    /** @description Date of the payment. */
    date?: CalendarDate;
    /** @description Reference number of the payment. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Free-text description of the payment. (type inferred) */
    description?: string;
    /** @description Id of the customer who pays. (type inferred) */
    customer_id: Id;
    /**
     * Format: double
     * @description Rate that the original amount is multiplied by to give `amount`. Defaults to 1.
     * @default 1
     */
    exchange_rate?: number;
    /** @description Id of the account that the payment is deposited to. (type inferred) */
    account_id?: Id;
    /** @description Id of the account for withholding tax. (type inferred) */
    tax_account_id?: Id;
    /** @description The invoices to apply the payment to. */
    invoices: CustomerPaymentInvoiceInput[];
    /** @description Values of the organization's custom fields. */
    custom_fields?: CustomerPaymentCustomFieldInput[];
}
/** @description The response with one customer payment. */
export interface CustomerPaymentResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    payment: CustomerPayment;
}
/** @description A sales return as a row of the list. */
export interface SalesReturnListItem {
    /** @description Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** @description Date of the sales return. */
    date?: CalendarDate;
    /** @description Id of the sales return. */
    salesreturn_id: Id;
    /** @description Id of the sales order whose items are returned. (type inferred) */
    salesorder_id?: Id;
    /** @description Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** @description State of the sales return. */
    salesreturn_status?: 'approved' | (string & {});
    /** @description Id of the customer. (type inferred) */
    customer_id?: Id;
    /** @description Name of the customer. (type inferred) */
    customer_name?: string;
    /** @description State of the sales return as to receiving the items. */
    receive_status?: 'received' | (string & {});
    /** @description State of the sales return as to refunding the customer. */
    refund_status?: 'refunded' | (string & {});
    /** @description Number of units that are returned, over all lines. (type inferred) */
    quantity?: number;
    /** @description Amount that was refunded to the customer. (type inferred) */
    refunded_amount?: number;
}
/** @description A page of the list of sales returns. */
export interface SalesReturnListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The sales returns of the page. */
    salesreturns: SalesReturnListItem[];
}
/** @description A line of a new sales return. */
export interface SalesReturnLineItemInput {
    /** @description Id of the line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Format: double
     * @description Number of returned units that can be received.
     */
    quantity?: number;
    /**
     * Format: double
     * @description Number of returned units that cannot be received.
     */
    non_receive_quantity?: number;
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
}
/** @description The fields of a new sales return. The query can name its sales order. */
export interface SalesReturnCreate {
    /** @description Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** @description Date of the sales return. */
    date?: CalendarDate;
    /** @description Reason for the return. (type inferred) */
    reason?: string;
    /** @description The units that are returned, by line of the sales order. */
    line_items: SalesReturnLineItemInput[];
}
/** @description A line of a sales return. */
export interface SalesReturnLineItem {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Format: double
     * @description Number of returned units that can be received.
     */
    quantity?: number;
    /**
     * Format: double
     * @description Number of returned units that cannot be received.
     */
    non_receive_quantity?: number;
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /**
     * Format: double
     * @description Price of one unit.
     */
    rate?: number;
    /** @description Name of the warehouse. (type inferred) */
    warehouse_name?: string;
}
/** @description A comment on a sales return, or an entry of its history. */
export interface SalesReturnComment {
    /** @description Id of the comment. (type inferred) */
    comment_id: Id;
    /** @description Name of the user who wrote the comment or caused the entry. (type inferred) */
    commented_by?: string;
    /** @description Kind of entry, such as a comment or an entry of the history. (type inferred) */
    comment_type?: string;
    /** @description Date of the entry. */
    date?: CalendarDate;
    /** @description The date of the entry in words, such as `2 days ago`. (type inferred) */
    date_description?: string;
    /** @description Time of the entry. (type inferred) */
    time?: string;
    /** @description What was done to the record. (type inferred) */
    operation_type?: string;
    /** @description Id of the transaction that the entry belongs to. (type inferred) */
    transaction_id?: Id;
    /** @description Kind of that transaction. (type inferred) */
    transaction_type?: string;
    /** @description Id of the sales return. (type inferred) */
    salesreturn_id?: Id;
}
/** @description Items of a sales order that a customer sends back. */
export interface SalesReturn {
    /** @description Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** @description Date of the sales return. */
    date?: CalendarDate;
    /** @description Reason for the return. (type inferred) */
    reason?: string;
    /** @description Id of the sales return. */
    salesreturn_id: Id;
    /** @description Id of the sales order whose items are returned. (type inferred) */
    salesorder_id?: Id;
    /** @description Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** @description State of the sales return. */
    salesreturn_status?: 'approved' | (string & {});
    /** @description The lines of the sales return. */
    line_items?: SalesReturnLineItem[];
    /** @description The comments on the sales return and the entries of its history. */
    comments?: SalesReturnComment[];
}
/** @description The response with one sales return. */
export interface SalesReturnResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    salesreturn: SalesReturn;
}
/** @description A line of a sales return to change or to add. */
export interface SalesReturnLineItemUpdate {
    /** @description Id of the line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Format: double
     * @description Number of returned units that can be received.
     */
    quantity?: number;
    /**
     * Format: double
     * @description Number of returned units that cannot be received.
     */
    non_receive_quantity?: number;
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Id of the line, if the sales return already has it. (type inferred) */
    line_item_id?: Id;
}
/** @description The fields of a sales return to change, those of a new one. */
export interface SalesReturnUpdate {
    /** @description Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** @description Date of the sales return. */
    date?: CalendarDate;
    /** @description Reason for the return. (type inferred) */
    reason?: string;
    /** @description The lines of the sales return. */
    line_items?: SalesReturnLineItemUpdate[];
}
/** @description How GST treats the party. For contacts and invoices the values are `business_gst`, `business_none`, `overseas` and `consumer`. */
export type OpenGstTreatment = string;
/** @description A postal address with a country. */
export interface DocumentAddressWithCountry {
    /** @description Street and number. (type inferred) */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. (type inferred) */
    zip?: string;
    /** @description Fax number. (type inferred) */
    fax?: string;
    /** @description Country. (type inferred) */
    country?: string;
}
/** @description A postal address with a second line for the street, and a country. */
export interface CreditNoteAddress {
    /** @description Street and number. (type inferred) */
    address?: string;
    /** @description City or town. (type inferred) */
    city?: string;
    /** @description State, province or region. (type inferred) */
    state?: string;
    /** @description Postal code. (type inferred) */
    zip?: string;
    /** @description Fax number. (type inferred) */
    fax?: string;
    /** @description Second line of the street. (type inferred) */
    street2?: string;
    /** @description Country. (type inferred) */
    country?: string;
}
/** @description Serial numbers of the units. */
export type SerialNumbers = (string | number)[] | string;
/** @description A line of a credit note. */
export interface CreditNoteLineItem {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** @description Position of the line in the order of lines. (type inferred) */
    item_order?: number;
    /** @description Price of one unit. (type inferred) */
    rate?: number;
    /**
     * Format: int32
     * @description Number of units, a whole number.
     */
    quantity?: number;
    /** @description Discount on the line, in percent. (type inferred) */
    discount?: number;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Values of the item's custom fields. (type inferred) */
    item_custom_fields?: CustomField[];
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** @description (type inferred) */
    serial_numbers?: SerialNumbers;
    /** @description Id of the invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** @description Id of the line of the invoice that the line credits. (type inferred) */
    invoice_item_id?: Id;
    /** @description Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** @description Whether the units go back to stock. On a line from a sales return, `true` is for units that can be received and `false` for units that are credited only. (type inferred) */
    is_returned_to_stock?: boolean;
    /** @description Id of the line of the sales return that the line credits. (type inferred) */
    salesreturn_item_id?: Id;
}
/** @description An invoice that a credit note was applied to. */
export interface CreditNoteInvoice {
    /** @description Id of the invoice. (type inferred) */
    invoice_id?: Id;
    /** @description Amount of the credit that is applied to the invoice. (type inferred) */
    amount?: number;
    /** @description Number of the invoice. (type inferred) */
    invoice_number?: string;
}
/** @description A tax, with its amount. */
export interface CreditNoteTax {
    /** @description Name of the tax. (type inferred) */
    tax_name?: string;
    /** @description Amount of the tax. (type inferred) */
    tax_amount?: number;
    /** @description Id of the tax. (type inferred) */
    tax_id?: Id;
}
/** @description A credit that is owed to a customer. It is applied to invoices or refunded. */
export interface CreditNote {
    /** @description Id of the customer, a contact. (type inferred) */
    customer_id?: Id;
    /** @description Date of the credit note. */
    date?: CalendarDate;
    /** @description Number of the credit note. Starts with `CN`. At most 100 characters. (type inferred) */
    creditnote_number?: string;
    /** @description Whether the transaction is from before GST. For invoices that is before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description VAT registration number. (type inferred) */
    vat_reg_no?: string;
    /** @description GST identification number. For contacts, invoices and vendor credits it has 15 characters. (type inferred) */
    gst_no?: string;
    /** @description (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** @description Values of the organization's custom fields. */
    custom_fields?: CustomField[];
    /** @description Reference number of the credit note. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Address that the customer is billed at. */
    billing_address?: CreditNoteAddress;
    /** @description Shipping address of the customer. */
    shipping_address?: CreditNoteAddress;
    /** @description Id of the template that the credit note is printed with. (type inferred) */
    template_id?: Id;
    /** @description Notes on the credit note. At most 5000 characters. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. At most 10000 characters. (type inferred) */
    terms?: string;
    /** @description Id of the credit note. (type inferred) */
    creditnote_id: Id;
    /** @description State of the credit note. */
    status?: 'open' | 'closed' | 'void' | 'draft' | (string & {});
    /** @description Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** @description E-mail address of the customer. (type inferred) */
    email?: string;
    /**
     * Format: double
     * @description Amount of the credit note.
     */
    total?: number;
    /**
     * Format: double
     * @description Amount of the credit that was not applied yet.
     */
    balance?: number;
    /** @description The lines of the credit note. */
    line_items?: CreditNoteLineItem[];
    /** @description The invoices that the credit was applied to. */
    invoices?: CreditNoteInvoice[];
    /** @description The taxes on the credit note, with their amounts. */
    taxes?: CreditNoteTax[];
    /** @description Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** @description Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /** @description When the credit note was created. */
    created_time?: DateTime;
    /** @description When the credit note was last changed. Other records call this field `last_modified_time`. */
    updated_time?: DateTime;
    /** @description Name of the template that the credit note is printed with. (type inferred) */
    template_name?: string;
}
/** @description A page of the list of credit notes. */
export interface CreditNoteListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The credit notes of the page. */
    creditnotes: CreditNote[];
}
/** @description A line of a new credit note. */
export interface CreditNoteLineItemCreate {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** @description Position of the line in the order of lines. (type inferred) */
    item_order?: number | string;
    /** @description Price of one unit. (type inferred) */
    rate?: number | string;
    /**
     * Format: int32
     * @description Number of units, a whole number.
     */
    quantity?: number;
    /** @description Discount on the line, in percent. (type inferred) */
    discount?: number | string;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Values of the item's custom fields. (type inferred) */
    item_custom_fields?: CustomField[];
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** @description (type inferred) */
    serial_numbers?: SerialNumbers;
    /** @description Id of the invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** @description Id of the line of the invoice that the line credits. (type inferred) */
    invoice_item_id?: Id;
    /** @description Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** @description Whether the units go back to stock. On a line from a sales return, `true` is for units that can be received and `false` for units that are credited only. (type inferred) */
    is_returned_to_stock?: boolean;
    /** @description Id of the line of the sales return that the line credits. (type inferred) */
    salesreturn_item_id?: Id;
    /** @description Code of the line. (type inferred) */
    code?: string | number;
    /** @description Kind of the line, as a number. */
    type?: number;
    /** @description Name of the account of the line. (type inferred) */
    account_name?: string;
}
/** @description The fields of a new credit note. */
export interface CreditNoteCreate {
    /** @description Id of the customer, a contact. */
    customer_id: Id;
    /** @description Date of the credit note. */
    date: CalendarDate;
    /** @description Contact persons of the customer whom the credit note concerns. (type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** @description Exchange rate of the currency of the credit note, as text. */
    exchange_rate?: string;
    /** @description Number of the credit note. Starts with `CN`. At most 100 characters. (type inferred) */
    creditnote_number?: string;
    /** @description Whether the transaction is from before GST. For invoices that is before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description VAT registration number. (type inferred) */
    vat_reg_no?: string;
    /** @description GST identification number. For contacts, invoices and vendor credits it has 15 characters. (type inferred) */
    gst_no?: string;
    /** @description (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** @description Values of the organization's custom fields. (type inferred) */
    custom_fields?: CustomField[];
    /** @description Reference number of the credit note. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Address that the customer is billed at. (type inferred) */
    billing_address?: CreditNoteAddress;
    /** @description Shipping address of the customer. (type inferred) */
    shipping_address?: CreditNoteAddress;
    /** @description Id of the template that the credit note is printed with. (type inferred) */
    template_id?: Id;
    /** @description Notes on the credit note. At most 5000 characters. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. At most 10000 characters. (type inferred) */
    terms?: string;
    /** @description The lines of the credit note. */
    line_items: CreditNoteLineItemCreate[];
    /** @description Whether to create the credit note as a draft. */
    is_draft?: boolean;
}
/** @description The response with one credit note. */
export interface CreditNoteResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    creditnote: CreditNote;
}
/** @description A line of a credit note to change or to add. */
export interface CreditNoteLineItemUpdate {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** @description Position of the line in the order of lines. (type inferred) */
    item_order?: number | string;
    /** @description Price of one unit. (type inferred) */
    rate?: number | string;
    /**
     * Format: int32
     * @description Number of units, a whole number.
     */
    quantity?: number;
    /** @description Discount on the line, in percent. (type inferred) */
    discount?: number | string;
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Values of the item's custom fields. */
    item_custom_fields?: CustomField[];
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** @description (type inferred) */
    serial_numbers?: SerialNumbers;
    /** @description Id of the invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** @description Id of the line of the invoice that the line credits. (type inferred) */
    invoice_item_id?: Id;
    /** @description Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** @description Whether the units go back to stock. On a line from a sales return, `true` is for units that can be received and `false` for units that are credited only. (type inferred) */
    is_returned_to_stock?: boolean;
    /** @description Id of the line of the sales return that the line credits. (type inferred) */
    salesreturn_item_id?: Id;
    /** @description Code of the line. (type inferred) */
    code?: string | number;
    /** @description Kind of the line, as a number. */
    type?: number;
    /** @description Name of the account of the line. (type inferred) */
    account_name?: string;
}
/** @description The fields of a credit note to change. */
export interface CreditNoteUpdate {
    /** @description Id of the customer, a contact. (type inferred) */
    customer_id?: Id;
    /** @description Date of the credit note. */
    date?: CalendarDate;
    /** @description Contact persons of the customer whom the credit note concerns. */
    contact_persons?: DocumentContactPersonInput[];
    /** @description Exchange rate of the currency of the credit note, as text. */
    exchange_rate?: string;
    /** @description Number of the credit note. Starts with `CN`. At most 100 characters. (type inferred) */
    creditnote_number?: string;
    /** @description Whether the transaction is from before GST. For invoices that is before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** @description VAT registration number. (type inferred) */
    vat_reg_no?: string;
    /** @description GST identification number. For contacts, invoices and vendor credits it has 15 characters. (type inferred) */
    gst_no?: string;
    /** @description (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** @description Values of the organization's custom fields. */
    custom_fields?: CustomField[];
    /** @description Reference number of the credit note. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** @description Address that the customer is billed at. */
    billing_address?: CreditNoteAddress;
    /** @description Shipping address of the customer. */
    shipping_address?: CreditNoteAddress;
    /** @description Id of the template that the credit note is printed with. (type inferred) */
    template_id?: Id;
    /** @description Notes on the credit note. At most 5000 characters. (type inferred) */
    notes?: string;
    /** @description Terms and conditions. At most 10000 characters. (type inferred) */
    terms?: string;
    /** @description The lines of the credit note. */
    line_items?: CreditNoteLineItemUpdate[];
}
/** @description The e-mails that a credit note was sent with, next to the envelope. */
export type EmailHistoryResponse = {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
} & {
    [key: string]: unknown;
};
/** @description An invoice that a credit note was applied to, as a row of the list. */
export interface CreditNoteInvoiceListItem {
    /** @description Id of the invoice. (type inferred) */
    invoice_id?: Id;
    /** @description Amount of the credit that is applied to the invoice. (type inferred) */
    amount?: number;
    /** @description Number of the invoice. (type inferred) */
    invoice_number?: string;
    /** @description Id of the credit as applied to the invoice. Invoices call it `creditnotes_invoice_id`. (type inferred) */
    creditnote_invoice_id?: Id;
}
/** @description The invoices that a credit note was applied to. */
export interface CreditNoteInvoiceListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The invoices. */
    invoices?: CreditNoteInvoiceListItem[];
}
/** @description An invoice to apply a credit note to. */
export interface CreditNoteInvoiceCredit {
    /** @description Id of the invoice. (type inferred) */
    invoice_id?: Id;
    /** @description Amount of the credit that is applied to the invoice. (type inferred) */
    amount?: number | string;
}
/** @description The invoices to apply a credit note to. */
export interface CreditNoteApplication {
    /** @description The invoices, with the amount for each. */
    invoices?: CreditNoteInvoiceCredit[];
}
/** @description A refund of a credit note. */
export interface CreditNoteRefund {
    /** @description Date of the refund. */
    date?: CalendarDate;
    /** @description How the money is paid back. (type inferred) */
    refund_mode?: string;
    /** @description Reference number of the refund. (type inferred) */
    reference_number?: string;
    /** @description Free-text description of the refund. (type inferred) */
    description?: string;
    /** @description Amount of the refund in the base currency of the organization. (type inferred) */
    amount_bcy?: number;
    /** @description Amount of the refund in the foreign currency. (type inferred) */
    amount_fcy?: number;
    /** @description Id of the refund. (type inferred) */
    creditnote_refund_id: Id;
    /** @description Id of the credit note. (type inferred) */
    creditnote_id?: Id;
}
/** @description The refunds of one credit note, or of all. */
export interface CreditNoteRefundListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The refunds. */
    creditnote_refunds?: CreditNoteRefund[];
}
/** @description A refund to record, or the fields of one to change. */
export interface RefundInput {
    /** @description Date of the refund. */
    date?: CalendarDate;
    /** @description How the money is paid back. (type inferred) */
    refund_mode?: string;
    /** @description Reference number of the refund. (type inferred) */
    reference_number?: string;
    /** @description Free-text description of the refund. (type inferred) */
    description?: string;
    /** @description Amount of the refund in the base currency of the organization. (type inferred) */
    amount_bcy?: number | string;
    /** @description Amount of the refund in the foreign currency. (type inferred) */
    amount_fcy?: number | string;
}
/** @description The response with one refund of a credit note. */
export interface CreditNoteRefundResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    creditnote_refund?: CreditNoteRefund;
}
/** @description A line of a purchase receive. */
export interface PurchaseReceiveLineItem {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Position of the line in the order of lines, from 0. (type inferred) */
    item_order?: number | string;
    /**
     * Format: double
     * @description Number of units that were received.
     */
    quantity?: number;
}
/** @description The fields of a new purchase receive. The query names its purchase order. */
export interface PurchaseReceiveCreate {
    /** @description Number of the purchase receive. (type inferred) */
    receive_number: string;
    /** @description Date of the purchase receive. */
    date?: CalendarDate;
    /** @description The lines of the purchase receive. */
    line_items: PurchaseReceiveLineItem[];
    /** @description Notes on the purchase receive. (type inferred) */
    notes?: string;
}
/** @description Goods that were received against a purchase order. */
export interface PurchaseReceive {
    /** @description Number of the purchase receive. (type inferred) */
    receive_number?: string;
    /** @description Date of the purchase receive. */
    date?: CalendarDate;
    /** @description The lines of the purchase receive. */
    line_items?: PurchaseReceiveLineItem[];
    /** @description Notes on the purchase receive. (type inferred) */
    notes?: string;
    /** @description Id of the purchase receive. */
    receive_id: Id;
    /** @description Id of the purchase order that the goods were received against. */
    purchaseorder_id?: Id;
    /** @description Number of the purchase order. (type inferred) */
    purchaseorder_number?: string;
    /** @description Id of the vendor, a contact. (type inferred) */
    vendor_id?: Id;
    /** @description Name of the vendor. (type inferred) */
    vendor_name?: string;
    /** @description Contact persons of the vendor whom the receive concerns. (type inferred) */
    contact_persons?: DocumentContactPerson[];
    /** @description Billing address, in an array. */
    billing_address?: DocumentAddressWithCountry[];
    /** @description Address that the goods are shipped to, in an array. */
    shipping_address?: DocumentAddressWithCountry[];
    /** @description When the purchase receive was created. */
    created_time?: DateTime;
    /** @description When the purchase receive was last changed. */
    last_modified_time?: DateTime;
}
/** @description The response with one purchase receive. */
export interface PurchaseReceiveResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    purchase_receive: PurchaseReceive;
}
/** @description A tag of a line, with the option that was chosen. */
export interface VendorCreditLineItemTag {
    /** @description Id of the tag. (type inferred) */
    tag_id?: Id;
    /** @description Id of the option that was chosen. (type inferred) */
    tag_option_id?: Id;
}
/** @description The value of a custom field of an item. */
export interface VendorCreditItemCustomField {
    /** @description Index of the field, from 1 to 10. */
    index?: number;
    /** @description Label that the field is displayed with. */
    label?: string;
    /** @description Value that the record has in the field. */
    value?: string;
    /** @description Id of the custom field. (type inferred) */
    custom_field_id?: Id;
}
/** @description A line of a vendor credit. */
export interface VendorCreditLineItem {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** @description Id of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_id?: Id;
    /** @description Position of the line in the order of lines. (type inferred) */
    item_order?: number;
    /**
     * Format: double
     * @description Number of units.
     */
    quantity?: number;
    /** @description Price of one unit. (type inferred) */
    rate?: number;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Tags of the line. */
    tags?: VendorCreditLineItemTag[];
    /** @description Values of the item's custom fields. */
    item_custom_fields?: VendorCreditItemCustomField[];
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Name of the tax. (type inferred) */
    tax_name?: string;
    /** @description Kind of the tax. (type inferred) */
    tax_type?: string;
    /** @description Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** @description Price of one unit in the base currency of the organization. (type inferred) */
    bcy_rate?: number;
    /** @description Amount of the line. (type inferred) */
    item_total?: number;
    /** @description Stock keeping unit (SKU) of the item. (type inferred) */
    sku?: string;
    /** @description Name of the account of the line. (type inferred) */
    account_name?: string;
    /** @description Name of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_name?: string;
    /** @description Rate of the tax that applies under reverse charge, in percent. (type inferred) */
    reverse_charge_tax_percentage?: number;
    /** @description Amount of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_amount?: number;
    /** @description Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** @description Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** @description Amount of the line, including tax. (type inferred) */
    item_total_inclusive_of_tax?: number;
    /** @description Quantity of the item in stock. (type inferred) */
    stock_on_hand?: number;
}
/** @description A comment on a vendor credit, or an entry of its history. */
export interface VendorCreditComment {
    /** @description Id of the comment. (type inferred) */
    comment_id: Id;
    /** @description Name of the user who wrote the comment or caused the entry. (type inferred) */
    commented_by?: string;
    /** @description Kind of entry, such as a comment or an entry of the history. (type inferred) */
    comment_type?: string;
    /** @description Date of the entry. */
    date?: CalendarDate;
    /** @description The date of the entry in words, such as `2 days ago`. (type inferred) */
    date_description?: string;
    /** @description Time of the entry. (type inferred) */
    time?: string;
    /** @description What was done to the record. (type inferred) */
    operation_type?: string;
    /** @description Id of the transaction that the entry belongs to. (type inferred) */
    transaction_id?: Id;
    /** @description Kind of that transaction. (type inferred) */
    transaction_type?: string;
    /** @description Text of the comment. (type inferred) */
    description?: string;
    /** @description Id of the user who caused the entry. (type inferred) */
    commented_by_id?: Id;
    /** @description Id of the vendor credit. (type inferred) */
    vendor_credit_id?: Id;
}
/** @description A refund of a vendor credit by the vendor. */
export interface VendorCreditRefund {
    /** @description Date of the refund. */
    date?: CalendarDate;
    /** @description How the money is paid back. (type inferred) */
    refund_mode?: string;
    /** @description Reference number of the refund. (type inferred) */
    reference_number?: string;
    /** @description Free-text description of the refund. (type inferred) */
    description?: string;
    /** @description Amount of the refund in the base currency of the organization. (type inferred) */
    amount_bcy?: number;
    /** @description Amount of the refund in the foreign currency. (type inferred) */
    amount_fcy?: number;
    /** @description Id of the refund. (type inferred) */
    vendor_credit_refund_id: Id;
    /** @description Id of the vendor credit. (type inferred) */
    vendor_credit_id?: Id;
}
/** @description A bill that a vendor credit was applied to. */
export interface VendorCreditBill {
    /** @description Id of the bill. (type inferred) */
    bill_id?: Id;
    /** @description Amount of the credit that is applied to the bill. (type inferred) */
    amount?: number;
    /** @description Id of the credit as applied to the bill. (type inferred) */
    vendor_credit_bill_id?: Id;
    /** @description Date of the entry. */
    date?: CalendarDate;
    /** @description Number of the bill. (type inferred) */
    bill_number?: string;
}
/** @description A credit from a vendor, which the vendor refunds or which is applied to later bills. */
export interface VendorCredit {
    /** @description Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    /** @description Date of the vendor credit. */
    date?: CalendarDate;
    /** @description Place that the supply comes from. (type inferred) */
    source_of_supply?: string;
    /** @description Place that the supply goes to. Defaults to the home state of the organization. (type inferred) */
    destination_of_supply?: string;
    /** @description GST identification number, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** @description (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** @description Id of the price list. (type inferred) */
    pricebook_id?: Id;
    /** @description Reference number of the vendor credit. (type inferred) */
    reference_number?: string;
    /** @description Id of the vendor, a contact. (type inferred) */
    vendor_id?: Id;
    /**
     * Format: double
     * @description Exchange rate of the currency of the vendor credit.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    /** @description Notes on the vendor credit. (type inferred) */
    notes?: string;
    /** @description Whether reverse charge applies. */
    is_reverse_charge_applied?: boolean;
    /** @description Id of the currency of the vendor credit. (type inferred) */
    currency_id?: Id;
    /** @description Values of the organization's custom fields. */
    custom_fields?: CustomField[];
    /** @description Id of the vendor credit. (type inferred) */
    vendor_credit_id: Id;
    /** @description State of the vendor credit. */
    status?: 'open' | 'void' | (string & {});
    /** @description Name of the vendor. (type inferred) */
    vendor_name?: string;
    /** @description Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** @description Number of decimal places of prices. */
    price_precision?: number;
    /** @description The lines of the vendor credit. The documented sample has a single line here, as an object; on input the lines are an array. */
    line_items?: VendorCreditLineItem | VendorCreditLineItem[];
    /** @description The files that are attached to the vendor credit. */
    documents?: AttachedDocument[];
    /** @description Sum of the lines before tax. (type inferred) */
    sub_total?: number;
    /** @description Amount of the vendor credit. (type inferred) */
    total?: number;
    /** @description Amount of the credit that was used. (type inferred) */
    total_credits_used?: number;
    /** @description Amount of the credit that was refunded. (type inferred) */
    total_refunded_amount?: number;
    /** @description Amount of the credit that is left. (type inferred) */
    balance?: number;
    /** @description The comments on the vendor credit and the entries of its history. */
    comments?: VendorCreditComment[];
    /** @description The refunds of the vendor credit. */
    vendor_credit_refunds?: VendorCreditRefund[];
    /** @description The bills that the credit was applied to. */
    bills_credited?: VendorCreditBill[];
    /** @description When the vendor credit was created. */
    created_time?: DateTime;
    /** @description When the vendor credit was last changed. */
    last_modified_time?: DateTime;
}
/** @description A page of the list of vendor credits. */
export interface VendorCreditListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The vendor credits of the page. */
    vendor_credits: VendorCredit[];
}
/** @description A line of a vendor credit, as written. */
export interface VendorCreditLineItemInput {
    /** @description Id of the line. (type inferred) */
    line_item_id?: Id;
    /** @description Id of the item. (type inferred) */
    item_id?: Id;
    /** @description Name of the item. (type inferred) */
    name?: string;
    /** @description Description of the item on this line. (type inferred) */
    description?: string;
    /** @description Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** @description Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** @description Id of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_id?: Id;
    /** @description Position of the line in the order of lines. (type inferred) */
    item_order?: number | string;
    /**
     * Format: double
     * @description Number of units.
     */
    quantity?: number;
    /** @description Price of one unit. (type inferred) */
    rate?: number | string;
    /** @description HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** @description Tags of the line. */
    tags?: VendorCreditLineItemTag[];
    /** @description Values of the item's custom fields. */
    item_custom_fields?: VendorCreditItemCustomField[];
    /** @description Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** @description Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** @description Serial numbers of the units. (type inferred) */
    serial_numbers?: SerialNumbers;
}
/** @description The fields of a new vendor credit. */
export interface VendorCreditCreate {
    /** @description Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    /** @description Date of the vendor credit. */
    date?: CalendarDate;
    /** @description Place that the supply comes from. (type inferred) */
    source_of_supply?: string;
    /** @description Place that the supply goes to. Defaults to the home state of the organization. (type inferred) */
    destination_of_supply?: string;
    /** @description GST identification number, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** @description (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** @description Id of the price list. (type inferred) */
    pricebook_id?: Id;
    /** @description Reference number of the vendor credit. (type inferred) */
    reference_number?: string;
    /** @description Id of the vendor, a contact. */
    vendor_id: Id;
    /**
     * Format: double
     * @description Exchange rate of the currency of the vendor credit.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    /** @description Notes on the vendor credit. (type inferred) */
    notes?: string;
    /** @description The lines of the vendor credit. */
    line_items?: VendorCreditLineItemInput[];
    /** @description The files to attach. */
    documents?: AttachedDocumentInput[];
    /** @description Whether reverse charge applies. (type inferred) */
    is_reverse_charge_applied?: boolean;
    /** @description Id of the currency of the vendor credit. (type inferred) */
    currency_id?: Id;
    /** @description Values of the organization's custom fields. (type inferred) */
    custom_fields?: CustomField[];
    /** @description Whether to update the customer as well. */
    is_update_customer?: boolean;
    /** @description Id of the project. (type inferred) */
    project_id?: Id;
    /** @description Name of the project. (type inferred) */
    project_name?: string;
}
/** @description The response with one vendor credit. */
export interface VendorCreditResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    vendor_credit: VendorCredit;
}
/** @description The fields of a vendor credit to change. */
export interface VendorCreditUpdate {
    /** @description Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    /** @description Date of the vendor credit. */
    date?: CalendarDate;
    /** @description Place that the supply comes from. (type inferred) */
    source_of_supply?: string;
    /** @description Place that the supply goes to. Defaults to the home state of the organization. (type inferred) */
    destination_of_supply?: string;
    /** @description GST identification number, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** @description (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** @description Id of the price list. (type inferred) */
    pricebook_id?: Id;
    /** @description Reference number of the vendor credit. (type inferred) */
    reference_number?: string;
    /** @description Id of the vendor, a contact. (type inferred) */
    vendor_id?: Id;
    /**
     * Format: double
     * @description Exchange rate of the currency of the vendor credit.
     */
    exchange_rate?: number;
    /** @description Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    /** @description Notes on the vendor credit. (type inferred) */
    notes?: string;
    /** @description The lines of the vendor credit. */
    line_items?: VendorCreditLineItemInput[];
    /** @description The files to attach. */
    documents?: AttachedDocumentInput[];
    /** @description Whether reverse charge applies. */
    is_reverse_charge_applied?: boolean;
    /** @description Id of the currency of the vendor credit. (type inferred) */
    currency_id?: Id;
    /** @description Values of the organization's custom fields. */
    custom_fields?: CustomField[];
}
/** @description The bills that a vendor credit was applied to. */
export interface VendorCreditBillListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The bills. */
    bills_credited?: VendorCreditBill[];
}
/** @description A bill to apply a vendor credit to. */
export interface VendorCreditBillCredit {
    /** @description Id of the bill. (type inferred) */
    bill_id?: Id;
    /** @description Amount of the credit that is applied to the bill. (type inferred) */
    amount?: number | string;
}
/** @description The bills to apply a vendor credit to. */
export interface VendorCreditApplication {
    /** @description The bills, with the amount for each. */
    bills?: VendorCreditBillCredit[];
}
/** @description The refunds of one vendor credit, or of all. */
export interface VendorCreditRefundListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The refunds. */
    vendor_credit_refunds?: VendorCreditRefund[];
}
/** @description The response with one refund of a vendor credit. */
export interface VendorCreditRefundResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    vendor_credit_refund?: VendorCreditRefund;
}
/** @description The comments on a vendor credit and the entries of its history. */
export interface VendorCreditCommentListResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    /** @description Where the page stands in the list. */
    page_context?: PageContext;
    /** @description The comments and the entries of the history. */
    comments?: VendorCreditComment[];
}
/** @description The response with one comment. */
export interface VendorCreditCommentResponse {
    /**
     * @description Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** @description Human-readable text on the outcome. */
    message: string;
    comment?: VendorCreditComment;
}
