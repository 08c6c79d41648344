// Made from openapi/ by `npm run build`. Do not edit.

/**
 * What a failed call returns.
 *
 * Inferred: Every JSON response carries `code` and `message`, and the shape of error bodies is not shown; that they carry the two as well is assumed.
 */
export interface ErrorEnvelope {
    /** Code of the error, any integer but 0, the code of success. */
    code: number;
    /** Human-readable text on what went wrong. */
    message: string;
}
/** What a successful JSON response has next to its payload. */
export interface SuccessEnvelope {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
}
/** Where a page stands in its list, and how the list is filtered and sorted. */
export interface PageContext {
    /** Number of this page. */
    page?: number;
    /** Number of records that a page holds at most; for example 200. */
    per_page?: number;
    /** Whether another page follows. */
    has_more_page?: boolean;
    /** Name of the listing. */
    report_name?: string;
    /** The filter in force, in the form `Status.All`. */
    applied_filter?: 'Status.All' | (string & {});
    /** The field that the list is sorted by. */
    sort_column?: 'created_time' | (string & {});
    /** Direction of the sort. */
    sort_order?: 'D' | (string & {});
}
/** Identifier that the server generates, as text or as a number. It can exceed 2^53, where a JavaScript number loses digits: handle it as text. */
export type Id = string;
/**
 * A day, in the form `yyyy-mm-dd`. (Format: date)
 */
export type CalendarDate = string;
/** A business that manages its inventory and its orders with the service. */
export interface Organization {
    /** Id of the organization. Every other call takes it in its query, as `organization_id`. */
    organization_id: Id;
    /** Name of the business. */
    name?: string;
    /** Name of the person to contact. */
    contact_name?: string;
    /** E-mail address of the organization. */
    email?: string;
    /** Whether this is the default organization. */
    is_default_org?: boolean;
    /** Type of the plan, as a number. */
    plan_type?: number;
    /** Whether tax groups are enabled. */
    tax_group_enabled?: boolean;
    /** Status of a migration, as a number. */
    zi_migration_status?: number;
    /** Name of the plan. */
    plan_name?: string;
    /** Period of the plan. */
    plan_period?: string;
    /** Code of the organization's language. */
    language_code?: string;
    /** Month in which the fiscal year starts, as a number. */
    fiscal_year_start_month?: number;
    /** Date on which the account was created. */
    account_created_date?: CalendarDate;
    /** The same date, formatted for display. */
    account_created_date_formatted?: string;
    /** Time zone of the organization. */
    time_zone?: string;
    /** Whether the organization is active. */
    is_org_active?: boolean;
    /** Id of the organization's base currency. */
    currency_id?: Id;
    /** Code of the organization's base currency. */
    currency_code?: string;
    /** Symbol of the organization's base currency. */
    currency_symbol?: string;
    /** Format in which amounts in the base currency are displayed. */
    currency_format?: string;
    /** Number of decimal places in prices. */
    price_precision?: number;
    /** Type of the GST registration. The name of the field is misspelt. */
    gst_registartion_type?: string;
    /** GST identification number of the organization. */
    gst_no?: string;
    /** Type of the business. */
    business_type?: string;
    /** Whether the organization can be deleted. The name of the field mixes two styles. */
    is_orgDeletion_allowed?: boolean;
}
/** The response with the organizations. */
export interface OrganizationListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The organizations. */
    organizations: Organization[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * Whether the tax is simple (`tax`) or compound (`compound_tax`).
 * @enum {string}
 */
export type TaxType = "tax" | "compound_tax";
/** A tax as an update returns it. */
export interface UpdatedTax {
    /** Id of the tax. */
    tax_id: Id;
    /** Name of the tax. */
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is simple (`tax`) or compound (`compound_tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Whether the tax is a value added tax. */
    is_value_added?: boolean;
}
/**
 * Kind of tax in the Indian edition. An empty text is accepted, too. (empty text inferred)
 * @enum {string}
 */
export type TaxSpecificType = "igst" | "cgst" | "sgst" | "nil" | "cess" | "";
/** A tax that sales and purchases are charged with. */
export interface Tax {
    /** Id of the tax. */
    tax_id: Id;
    /** Name of the tax. */
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is simple (`tax`) or compound (`compound_tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
}
/** A tax as a row of the list. */
export interface TaxListItem {
    /** Id of the tax. */
    tax_id: Id;
    /** Name of the tax. */
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is simple (`tax`) or compound (`compound_tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
    /** Whether the tax is the organization's default. */
    is_default_tax?: boolean;
    /** Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** A page of the list of taxes. */
export interface TaxListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The taxes of the page. */
    taxes: TaxListItem[];
    page_context: PageContext;
}
/** The fields of a new tax. The sandbox needs `tax_name` and `tax_percentage`. */
export interface TaxCreate {
    /** Name of the tax. (needed by the sandbox) */
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (needed by the sandbox) (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is simple (`tax`) or compound (`compound_tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
    /** Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** Whether to update draft invoices as well. */
    update_draft_invoice?: boolean;
    /** Whether to update draft sales orders as well. */
    update_draft_so?: boolean;
    /** Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** The response with a new tax, in an array. */
export interface TaxArrayResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The new tax. */
    tax: Tax[];
}
/** Identifier in a URL: any text but the empty one, without a slash. Where a URL has a literal segment in its place, as `/invoices/email` has, the literal wins. */
export type PathId = string;
/** The response with one tax. */
export interface TaxResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    tax: Tax;
}
/** The fields of a tax to change. */
export interface TaxUpdate {
    /** Name of the tax. */
    tax_name?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is simple (`tax`) or compound (`compound_tax`). Values: `tax`, `compound_tax`. */
    tax_type?: TaxType;
    /** Kind of tax in the Indian edition. An empty text is accepted, too. Values: `igst`, `cgst`, `sgst`, `nil`, `cess`. */
    tax_specific_type?: TaxSpecificType;
    /** Whether the tax is a value added tax. */
    is_value_added?: boolean;
    /** Whether to update draft invoices as well. */
    update_draft_invoice?: boolean;
    /** Whether to update draft sales orders as well. */
    update_draft_so?: boolean;
    /** Whether the tax and its rate can be edited. */
    is_editable?: boolean;
}
/** The response to an update of a tax. */
export interface UpdatedTaxResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    tax: UpdatedTax;
}
/**
 * The fields of a new tax group.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type TaxGroupCreate = {
    /** Name of the tax group. (inferred; type inferred) */
    tax_group_name?: string;
    /** Ids of the taxes in the group. (inferred) */
    taxes?: Id[];
} & {
    [key: string]: unknown;
};
/**
 * A tax group of the organization.
 *
 * Inferred: The id is taken from the URL; no field of the record is documented.
 */
export type TaxGroup = {
    /** Id of the tax group. (inferred; type inferred) */
    tax_group_id?: Id;
} & {
    [key: string]: unknown;
};
/**
 * The response with one tax group.
 *
 * Inferred: The key is that of a single record, by the documented convention; the response is not documented. The client checks that `tax_group` is there; calls by path do not.
 */
export interface TaxGroupResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Name of the tax group. (inferred; type inferred) */
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
 * How prices are rounded. Note the spelling of `round_to_dollor`.
 * @enum {string}
 */
export type RoundingType = "no_rounding" | "round_to_dollor" | "round_to_dollar_minus_01" | "round_to_half_dollar" | "round_to_half_dollar_minus_01";
/**
 * Whether the price list applies to sales or to purchases.
 * @enum {string}
 */
export type SalesOrPurchaseType = "sales" | "purchases";
/** State of the record. */
export type RecordStatus = 'active' | (string & {});
/** The price of one item in a price list. */
export interface PricebookItem {
    /** Id of the row. */
    pricebook_item_id: Id;
    /** Id of the item that the price is for. */
    item_id?: Id;
    /**
     * Price of the item, a whole number. (Format: int64)
     */
    pricebook_rate?: number;
}
/** A list of prices for sales or for purchases. */
export interface Pricebook {
    /** Id of the price list. */
    pricebook_id: Id;
    /** Name of the price list. */
    name?: string;
    /** Free-text description of the price list. */
    description?: string;
    /** Id of the currency that the prices are in. */
    currency_id?: Id;
    /** Code of the currency that the prices are in. */
    currency_code?: string;
    /** Number of decimal places in prices. */
    decimal_place?: number;
    /** Whether this is the default price list. */
    is_default?: boolean;
    /** Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase?: boolean;
    /** Size of the markup or markdown, in percent. */
    percentage?: number;
    /** Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`). Values: `per_item`, `fixed_percentage`. */
    pricebook_type?: PricebookType;
    /** How prices are rounded. Note the spelling of `round_to_dollor`. Values: `no_rounding`, `round_to_dollor`, `round_to_dollar_minus_01`, `round_to_half_dollar`, `round_to_half_dollar_minus_01`. */
    rounding_type?: RoundingType;
    /** Whether the price list applies to sales or to purchases. Values: `sales`, `purchases`. */
    sales_or_purchase_type?: SalesOrPurchaseType;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
    /** Prices of individual items, given where `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItem[];
}
/** The response with the price lists. */
export interface PricebookListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The price lists. */
    pricebooks: Pricebook[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** The price of one item in a new price list. */
export interface PricebookItemInput {
    /** Id of the item that the price is for. */
    item_id?: Id;
    /**
     * Price of the item, a whole number. (Format: int64)
     */
    pricebook_rate?: number;
}
/** The fields of a new price list. */
export interface PricebookCreate {
    /** Name of the price list. */
    name: string;
    /** Id of the currency that the prices are in. */
    currency_id: Id;
    /** Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`). Values: `per_item`, `fixed_percentage`. */
    pricebook_type: PricebookType;
    /** Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase: boolean;
    /** Whether the price list applies to sales or to purchases. Values: `sales`, `purchases`. */
    sales_or_purchase_type: SalesOrPurchaseType;
    /** Free-text description of the price list. */
    description?: string;
    /** How prices are rounded. Note the spelling of `round_to_dollor`. Values: `no_rounding`, `round_to_dollor`, `round_to_dollar_minus_01`, `round_to_half_dollar`, `round_to_half_dollar_minus_01`. */
    rounding_type?: RoundingType;
    /** Prices of individual items, given where `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItemInput[];
}
/** The response with one price list. */
export interface PricebookResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    pricebook: Pricebook;
}
/** The price of one item, to change or to add. */
export interface PricebookItemUpdate {
    /** Id of the row, if the price list already has it. */
    pricebook_item_id?: Id;
    /** Id of the item that the price is for. */
    item_id?: Id;
    /**
     * Price of the item, a whole number. (Format: int64)
     */
    pricebook_rate?: number;
}
/** The fields of a price list to change. */
export interface PricebookUpdate {
    /** Name of the price list. */
    name?: string;
    /** Free-text description of the price list. */
    description?: string;
    /** Id of the currency that the prices are in. */
    currency_id?: Id;
    /** Whether each item has its own price (`per_item`), or all share one percentage (`fixed_percentage`). Values: `per_item`, `fixed_percentage`. */
    pricebook_type?: PricebookType;
    /** Whether the price list marks prices up (`true`) or down (`false`). */
    is_increase?: boolean;
    /** How prices are rounded. Note the spelling of `round_to_dollor`. Values: `no_rounding`, `round_to_dollor`, `round_to_dollar_minus_01`, `round_to_half_dollar`, `round_to_half_dollar_minus_01`. */
    rounding_type?: RoundingType;
    /** Prices of individual items, given where `pricebook_type` is `per_item`. */
    pricebook_items?: PricebookItemUpdate[];
    /** Whether the price list applies to sales or to purchases. Values: `sales`, `purchases`. */
    sales_or_purchase_type?: SalesOrPurchaseType;
}
/** A place where the organization keeps stock. */
export interface Warehouse {
    /** Id of the warehouse. */
    warehouse_id: Id;
    /** Name of the warehouse. */
    warehouse_name?: string;
    /** Street and number. */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. */
    zip?: string;
    /** Phone number of the warehouse. */
    phone?: string;
    /** E-mail address of the warehouse. */
    email?: string;
    /** Whether this is the organization's primary warehouse. */
    is_primary?: boolean;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
}
/** A warehouse as a row of the list. */
export interface WarehouseListItem {
    /** Id of the warehouse. */
    warehouse_id: Id;
    /** Name of the warehouse. */
    warehouse_name?: string;
    /** Street and number. */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. */
    zip?: string;
    /** Country that the warehouse is in. (type inferred) */
    country?: string;
    /** Phone number of the warehouse. */
    phone?: string;
    /** E-mail address of the warehouse. */
    email?: string;
    /** Whether this is the organization's primary warehouse. */
    is_primary?: boolean;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
}
/** The response with the warehouses. */
export interface WarehouseListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The warehouses. */
    warehouses: WarehouseListItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** The fields of a new warehouse. */
export interface WarehouseCreate {
    /** Name of the warehouse. */
    warehouse_name: string;
    /** Street and number. */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. */
    zip?: string;
    /** Phone number of the warehouse. */
    phone?: string;
    /** E-mail address of the warehouse. */
    email?: string;
}
/** The response with one warehouse. */
export interface WarehouseResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    warehouse: Warehouse;
}
/** The fields of a warehouse to change, with its name. */
export interface WarehouseUpdate {
    /** Name of the warehouse. */
    warehouse_name: string;
    /** Street and number. */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. */
    zip?: string;
    /** Phone number of the warehouse. */
    phone?: string;
    /** E-mail address of the warehouse. */
    email?: string;
}
/** Stock keeping unit, unique among items. */
export type Sku = string;
/** Universal product code, 12 digits. As text it keeps leading zeros. An empty text is accepted, too. (empty text inferred) */
export type Upc = string | number;
/** European article number. As text it keeps leading zeros. */
export type Ean = string | number;
/**
 * Which sales the tax is for, within one state (`intra`) or between two (`inter`).
 * @enum {string}
 */
export type TaxSpecification = "intra" | "inter";
/** A tax of an item, for sales within one state or between two. */
export interface ItemTaxPreference {
    /** Id of the tax to charge. (record inferred) */
    tax_id?: Id;
    /** Which sales the tax is for, within one state (`intra`) or between two (`inter`). Values: `intra`, `inter`. */
    tax_specification?: TaxSpecification;
}
/**
 * Whether the item is for inventory, for sales, for purchases, or for both sales and purchases.
 * @enum {string}
 */
export type ItemType = "inventory" | "sales" | "purchases" | "sales_and_purchases";
/** Files that are attached. */
export type ItemDocuments = {
    [key: string]: unknown;
}[];
/** A custom field of a record. */
export interface CustomField {
    /** Index of the field, from 1 to 10. */
    index?: number;
    /** Label that the field is displayed with. */
    label?: string;
    /** Value that the record has in the field. */
    value?: string;
}
/** A custom field of an item. */
export interface ItemCustomFieldValue {
    /** Index of the field, from 1 to 10. */
    index?: number;
    /** Label that the field is displayed with. */
    label?: string;
    /** Id of the custom field. */
    customfield_id?: Id;
    /** Value that the record has in the field. */
    value?: string;
}
/** Type of the tax. */
export type ItemTaxType = string;
/** An item of the catalog, for inventory, sales or purchases. */
export interface Item {
    /** Id of the item. */
    item_id: Id;
    /** Name of the item in the catalog. */
    name?: string;
    /** Id of the item group that the item belongs to. */
    group_id?: Id;
    /** Name of the item group that the item belongs to. */
    group_name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. */
    unit?: string;
    /** Whether the item is for inventory, for sales, for purchases, or for both sales and purchases. Values: `inventory`, `sales`, `purchases`, `sales_and_purchases`. */
    item_type?: ItemType;
    /** Whether tax is charged on the item. */
    is_taxable?: boolean;
    /** Id of the tax that is charged on the item. */
    tax_id?: Id;
    /** Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /**
     * Rate of the tax that is charged, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    documents?: ItemDocuments;
    /** Free-text description of the item. (type inferred) */
    description?: string;
    /** Id of the account for purchases of the item. */
    purchase_account_id?: Id;
    /** Name of the account for purchases of the item. (type inferred) */
    purchase_account_name?: string;
    /** Name of an account of the item. (type inferred) */
    account_name?: string;
    /** Id of the inventory account of the item. */
    inventory_account_id?: Id;
    /** Id of the attribute that the items of the group differ in. */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** Id of the item's option of that attribute. */
    attribute_option_id1?: Id;
    /** The item's option of that attribute. (type inferred) */
    attribute_option_name1?: string;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
    /** Source that the record was created from. (type inferred) */
    source?: string;
    /**
     * Sales price of one unit. (Format: double)
     */
    rate?: number;
    /**
     * Price of one unit according to a price list. (Format: double)
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
     * Price of one unit of the initial stock. (Format: double)
     */
    initial_stock_rate?: number;
    /** Id of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /**
     * Quantity in stock. (Format: double)
     */
    stock_on_hand?: number;
    /** Quantity that is available according to shipments and receives. */
    available_stock?: number;
    /** Available quantity minus the quantity that is ordered. */
    actual_available_stock?: number;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International standard book number (ISBN). */
    isbn?: string;
    /** Part number of the item. */
    part_number?: string;
    /** Id of the image. */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** File format of the image. (type inferred) */
    image_type?: string;
    /** Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** Taxes of the item, one for sales within a state and one for sales between states. */
    item_tax_preferences?: ItemTaxPreference[];
    /** HSN code of goods, or SAC of services. */
    hsn_or_sac?: string;
    /** Custom fields of the item. */
    custom_fields?: ItemCustomFieldValue[];
}
/**
 * The response with the items.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `items` is there; calls by path do not.
 */
export interface ItemListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The items. (inferred; entries inferred) */
    items: Item[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** The fields of a new item. */
export interface ItemCreate {
    /** Name of the item in the catalog. */
    name: string;
    /** Id of the item group that the item belongs to. */
    group_id?: Id;
    /** Name of the item group that the item belongs to. */
    group_name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. */
    unit?: string;
    documents?: ItemDocuments;
    /** Whether the item is for inventory, for sales, for purchases, or for both sales and purchases. Values: `inventory`, `sales`, `purchases`, `sales_and_purchases`. */
    item_type?: ItemType;
    /** Whether tax is charged on the item. */
    is_taxable?: boolean;
    /** Id of the tax that is charged on the item. */
    tax_id?: Id;
    /** Free-text description of the item. (type inferred) */
    description?: string;
    /** Id of the account for purchases of the item. */
    purchase_account_id?: Id;
    /** Id of the inventory account of the item. */
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
     * Price of one unit of the initial stock. (Format: double)
     */
    initial_stock_rate?: number;
    /** Id of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International standard book number (ISBN). */
    isbn?: string;
    /** Part number of the item. */
    part_number?: string;
    /** The item's option of that attribute. (type inferred) */
    attribute_option_name1?: string;
    /** Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** Taxes of the item, one for sales within a state and one for sales between states. */
    item_tax_preferences?: ItemTaxPreference[];
    /** HSN code of goods, or SAC of services. */
    hsn_or_sac?: string;
    /** Custom fields of the item. */
    custom_fields?: ItemCustomFieldValue[];
}
/** The response with one item. */
export interface ItemResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    item: Item;
}
/** An item of an item group. */
export interface ItemGroupItem {
    /** Id of the item. */
    item_id: Id;
    /** Name of the item in the catalog. */
    name?: string;
    /** State of the record. Known values: `active`. */
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
     * Price of one unit of the initial stock. (Format: double)
     */
    initial_stock_rate?: number;
    /** Id of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /**
     * Quantity in stock. (Format: double)
     */
    stock_on_hand?: number;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International standard book number (ISBN). */
    isbn?: string;
    /** Part number of the item. */
    part_number?: string;
    /** Id of the item's option of the group's attribute. */
    attribute_option_id1?: Id;
    /** The item's option of the group's attribute. (type inferred) */
    attribute_option_name1?: string;
    /** Id of the image. */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** File format of the image. (type inferred) */
    image_type?: string;
    /** Quantity that is available according to shipments and receives. */
    available_stock?: number;
    /** Available quantity minus the quantity that is ordered. */
    actual_available_stock?: number;
}
/** One option of an attribute. */
export interface ItemGroupAttributeOption {
    /** Name of the option. (type inferred) */
    name?: string;
    /** Id of the option. */
    id?: Id;
}
/** An attribute that the items of a group differ in. */
export interface ItemGroupAttribute {
    /** Name of the attribute. (type inferred) */
    name?: string;
    /** Id of the attribute. */
    id?: Id;
    /** Options of the attribute, of which each item has one. */
    options?: ItemGroupAttributeOption[];
}
/** A date and time, in one of two ISO 8601 forms: with an offset of hours and minutes and no colon (`2026-01-31T10:00:00-0800`), or with milliseconds and `Z` (`2026-01-31T10:00:00.000Z`). The first is not RFC 3339. */
export type DateTime = string;
/** A group of items that differ in an attribute. */
export interface ItemGroup {
    /** Id of the item group. */
    group_id: Id;
    /** Name of the item group. (type inferred) */
    group_name?: string;
    /** Brand of the items. (type inferred) */
    brand?: string;
    /** Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Free-text description of the item group. (type inferred) */
    description?: string;
    /** Whether tax is charged on the items. (type inferred) */
    is_taxable?: boolean;
    /** Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /** Rate of the tax that is charged, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    /** Id of the tax exemption of the items. (type inferred) */
    tax_exemption_id?: Id;
    /** Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
    /** Source that the record was created from. (type inferred) */
    source?: string;
    documents?: ItemDocuments;
    /** Id of the image. (type inferred) */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** File format of the image. (type inferred) */
    image_type?: string;
    /** The items of the group. */
    items?: ItemGroupItem[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    /** When the item group was created. */
    created_time?: DateTime;
    /** When the item group was last changed. */
    last_modified_time?: DateTime;
}
/** An item group as a row of the list. */
export interface ItemGroupListItem {
    /** Id of the item group. */
    group_id: Id;
    /** Name of the item group. (type inferred) */
    group_name?: string;
    /** When the item group was created. */
    created_time: DateTime;
    /** When the item group was last changed. */
    last_modified_time: DateTime;
    /** Brand of the items. (type inferred) */
    brand?: string;
    /** Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Free-text description of the item group. (type inferred) */
    description?: string;
    /** Whether tax is charged on the items. (type inferred) */
    is_taxable?: boolean;
    /** Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /** Rate of the tax that is charged, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    /** Id of the tax exemption of the items. (type inferred) */
    tax_exemption_id?: Id;
    /** Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
    /** Source that the record was created from. (type inferred) */
    source?: string;
    documents?: ItemDocuments;
    /** Id of the image. (type inferred) */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** File format of the image. (type inferred) */
    image_type?: string;
    /** The items of the group. */
    items?: ItemGroupItem[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
}
/** The response with the item groups. */
export interface ItemGroupListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The item groups. */
    itemgroups: ItemGroupListItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** An item of a new item group. */
export interface ItemGroupItemCreate {
    /** Name of the item in the catalog. */
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
     * Price of one unit of the initial stock. (Format: double)
     */
    initial_stock_rate?: number;
    /** Id of the vendor that the item is bought from. (record inferred) */
    vendor_id?: Id;
    /** (type inferred) */
    sku?: Sku;
    upc?: Upc;
    ean?: Ean;
    /** International standard book number (ISBN). */
    isbn?: string;
    /** Part number of the item. */
    part_number?: string;
    /** The item's option of the group's attribute. (type inferred) */
    attribute_option_name1?: string;
}
/** The fields of a new item group, with its items. */
export interface ItemGroupCreate {
    /** Name of the item group. */
    group_name: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. */
    unit: string;
    /** Brand of the items. (type inferred) */
    brand?: string;
    /** Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** Free-text description of the item group. (type inferred) */
    description?: string;
    /** Id of the tax that is charged on the items. */
    tax_id?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** The items of the group. */
    items?: ItemGroupItemCreate[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
}
/** The bytes of a file. */
export type BinaryFile = Blob;
/** An image, sent as a form field. */
export interface ImageUpload {
    /** The image file. (type inferred) */
    image?: BinaryFile;
}
/**
 * An image of a new item group, sent as a form field.
 *
 * Inferred: The documents name the form field `image` next to the fields of the JSON body; that the form holds the image alone is assumed, and other fields are taken as well.
 */
export interface ItemGroupImageUpload {
    /** The image file. (inferred; type inferred) */
    image?: BinaryFile;
}
/** The response with a new item group, whose fields stand next to `code` and `message`. */
export interface ItemGroupCreatedResponse {
    /** Id of the item group. */
    group_id: Id;
    /** Name of the item group. (type inferred) */
    group_name?: string;
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** Brand of the items. (type inferred) */
    brand?: string;
    /** Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** Unit that quantities of the items are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Free-text description of the item group. (type inferred) */
    description?: string;
    /** Whether tax is charged on the items. (type inferred) */
    is_taxable?: boolean;
    /** Id of the tax that is charged on the items. (type inferred; record inferred) */
    tax_id?: Id;
    /** Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /** Rate of the tax that is charged, in percent. (type inferred) */
    tax_percentage?: number;
    /** (type inferred) */
    tax_type?: ItemTaxType;
    /** Id of the tax exemption of the items. (type inferred) */
    tax_exemption_id?: Id;
    /** Id of the attribute that the items of the group differ in. (type inferred) */
    attribute_id1?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
    /** State of the record. Known values: `active`. */
    status?: RecordStatus;
    /** Source that the record was created from. (type inferred) */
    source?: string;
    documents?: ItemDocuments;
    /** Id of the image. (type inferred) */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** File format of the image. (type inferred) */
    image_type?: string;
    /** The items of the group. */
    items?: ItemGroupItem[];
    /** Attributes that the items differ in, with their options. */
    attributes?: ItemGroupAttribute[];
    /** When the item group was created. */
    created_time?: DateTime;
    /** When the item group was last changed. */
    last_modified_time?: DateTime;
}
/** The fields of an item group to change, with the name, prices and SKU of an item. */
export interface ItemGroupUpdate {
    /** Name of the item group. (type inferred) */
    group_name: string;
    /** Name of an item. */
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
    /** Brand of the items. (type inferred) */
    brand?: string;
    /** Manufacturer of the items. (type inferred) */
    manufacturer?: string;
    /** Free-text description of the item group. (type inferred) */
    description?: string;
    /** Id of the tax that is charged on the items. (type inferred) */
    tax_id?: Id;
    /** Name of the attribute that the items of the group differ in. (type inferred) */
    attribute_name1?: string;
}
/**
 * The response with one item group.
 *
 * Inferred: The key is the singular of the documented key `itemgroups`; the response is not documented. The client checks that `itemgroup` is there; calls by path do not.
 */
export interface ItemGroupResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** (inferred) */
    itemgroup: ItemGroup;
}
/** A tax of a composite item, for sales within one state or between two. */
export interface CompositeItemTaxPreference {
    /** Id of the tax to charge. (type inferred; record inferred) */
    tax_id?: Id;
    /** Which sales the tax is for, within one state (`intra`) or between two (`inter`). Values: `intra`, `inter`. */
    tax_specification?: TaxSpecification;
}
/** A custom field of a composite item. */
export interface CompositeItemCustomField {
    /** Id of the custom field. (type inferred) */
    custom_field_id?: Id;
    /** Value that the record has in the field. */
    value?: string;
    /** Index of the field, from 1 to 10. */
    index?: number;
    /** Label that the field is displayed with. */
    label?: string;
}
/**
 * File format of the image. An empty text is accepted, too. (empty text inferred)
 * @enum {string}
 */
export type ImageType = "gif" | "png" | "jpeg" | "jpg" | "bmp" | "";
/** An item that a composite item is made up of. */
export interface MappedItem {
    /** Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** Name of the item that is the part. (type inferred) */
    name?: string;
    /** Id of the item that is the part. (type inferred; record inferred) */
    item_id?: Id;
    /** Sales price of one unit. (type inferred) */
    rate?: number;
    /** Purchase price of one unit. (type inferred) */
    purchase_rate?: number;
    /** (type inferred) */
    sku?: Sku;
    /** Id of the image. (type inferred) */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** File format of the image. An empty text is accepted, too. Values: `gif`, `png`, `jpeg`, `jpg`, `bmp`. */
    image_type?: ImageType;
    /** Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
    /** Free-text description of the part. (type inferred) */
    description?: string;
    /**
     * Quantity of the item in the composite item. (Format: double)
     */
    quantity?: number;
    /** Quantity in stock. (type inferred) */
    stock_on_hand?: number;
    /** Quantity that is available according to shipments and receives. (type inferred) */
    available_stock?: number;
    /** Available quantity minus the quantity that is ordered. (type inferred) */
    actual_available_stock?: number;
}
/** An item that is made up of other items. */
export interface CompositeItem {
    /** Id of the composite item. */
    composite_item_id: Id;
    /** Name of the item in the catalog. (type inferred) */
    name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Id of the tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** Free-text description of the composite item. (type inferred) */
    description?: string;
    /** Name of the tax that is charged. (type inferred) */
    tax_name?: string;
    /**
     * Rate of the tax that is charged, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Whether the tax is a tax or a group tax. */
    tax_type?: 'tax' | 'group tax' | (string & {});
    /** Id of the account for purchases of the item. (type inferred) */
    purchase_account_id?: Id;
    /** Name of the account for purchases of the item. (type inferred) */
    purchase_account_name?: string;
    /** Id of an account of the item. (type inferred) */
    account_id?: Id;
    /** Name of the account with the id in `account_id`. (type inferred) */
    account_name?: string;
    /** Id of the inventory account of the item. (type inferred) */
    inventory_account_id?: Id;
    /** Name of the inventory account of the item. (type inferred) */
    inventory_account_name?: string;
    /** State of the composite item. */
    status?: 'active' | 'inactive' | (string & {});
    /** Source that the record was created from. (type inferred) */
    source?: string;
    /** Marks the record as a composite item. Always `true`. */
    is_combo_product?: boolean;
    /**
     * Type of the item, always `inventory`.
     * @constant
     */
    item_type?: "inventory";
    /** Sales price of one unit. (type inferred) */
    rate?: number;
    /** Price of one unit according to a price list. (type inferred) */
    pricebook_rate?: number;
    /** Purchase price of one unit. (type inferred) */
    purchase_rate?: number;
    /** Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number;
    /** Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number;
    /** Price of one unit of the initial stock, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number;
    /** Id of the vendor that the item is bought from. (type inferred; record inferred) */
    vendor_id?: Id;
    /** Name of the vendor that the item is bought from. (type inferred) */
    vendor_name?: string;
    /** Quantity in stock. (type inferred) */
    stock_on_hand?: number;
    /** Value of the stock, based on the purchase price. (type inferred) */
    asset_value?: number;
    /** Quantity that is available according to shipments and receives. (type inferred) */
    available_stock?: number;
    /** Available quantity minus the quantity that is ordered. (type inferred) */
    actual_available_stock?: number;
    /** (type inferred) */
    sku?: Sku;
    /** Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string;
    /** European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string;
    /** International standard book number (ISBN). (type inferred) */
    isbn?: string;
    /** Part number of the item. (type inferred) */
    part_number?: string;
    /** Id of the image. (type inferred) */
    image_id?: Id;
    /** File name of the image. (type inferred) */
    image_name?: string;
    /** Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** Custom fields of the composite item. */
    custom_fields?: CompositeItemCustomField[];
    /** Items that the composite item is made up of. */
    mapped_items?: MappedItem[];
    /** Taxes of the item, one for sales within a state and one for sales between states. */
    item_tax_preferences?: CompositeItemTaxPreference[];
    /** HSN code of goods, or SAC of services. (type inferred) */
    hsn_or_sac?: string;
}
/**
 * The response with the composite items.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `composite_items` is there; calls by path do not.
 */
export interface CompositeItemListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The composite items. (inferred; entries inferred) */
    composite_items: CompositeItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A part of a new composite item. */
export interface MappedItemInput {
    /** Id of this row of `mapped_items`. (type inferred) */
    line_item_id?: Id;
    /** Id of the item that is the part. (record inferred) */
    item_id: Id;
    /**
     * Quantity of the item in the composite item. (Format: double)
     */
    quantity?: number;
    /** Free-text description of the part. (type inferred) */
    description?: string;
    /** Whether the part is a composite item itself. (type inferred) */
    is_combo_product?: boolean;
}
/** The fields of a new composite item. */
export interface CompositeItemCreate {
    /** Name of the item in the catalog. (type inferred) */
    name: string;
    /** Items that the composite item is made up of. */
    mapped_items: MappedItemInput[];
    /** (type inferred) */
    sku: Sku;
    /**
     * Type of the item, always `inventory`.
     * @constant
     */
    item_type: "inventory";
    /** Sales price of one unit. (type inferred) */
    rate: number | string;
    /** Type of product. */
    product_type: string;
    /** Id of the vendor that the item is bought from. (type inferred; record inferred) */
    vendor_id?: Id;
    /** Purchase price of one unit. (type inferred) */
    purchase_rate?: number | string;
    /** Description of the item for purchases. (type inferred) */
    purchase_description?: string;
    /** Quantity in stock that the item starts with. (type inferred) */
    initial_stock?: number | string;
    /** Price of one unit of the initial stock, needed for FIFO cost lots and for valuation. (type inferred) */
    initial_stock_rate?: number | string;
    /** Id of the tax that is charged on the item. (type inferred) */
    tax_id?: Id;
    /** International standard book number (ISBN). (type inferred) */
    isbn?: string;
    /** European article number. As text it keeps leading zeros. (type inferred) */
    ean?: string | number;
    /** Part number of the item. (type inferred) */
    part_number?: string;
    /** Quantity in stock at which to reorder the item. (type inferred) */
    reorder_level?: number | string;
    /** Unit that quantities of the item are counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Universal product code. As text it keeps leading zeros. (type inferred) */
    upc?: string | number;
    /** Custom fields of the composite item. */
    custom_fields?: CompositeItemCustomField[];
    /** Id of an account of the item. (type inferred) */
    account_id?: Id;
    /** Id of the account for purchases of the item. (type inferred) */
    purchase_account_id?: Id;
    /** Id of the inventory account of the item. (type inferred) */
    inventory_account_id?: Id;
    /** Taxes of the item, one for sales within a state and one for sales between states. */
    item_tax_preferences?: CompositeItemTaxPreference[];
    /** HSN code of goods, or SAC of services. (type inferred) */
    hsn_or_sac?: string;
}
/**
 * The response with one composite item.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `composite_item` is there; calls by path do not.
 */
export interface CompositeItemResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Id of the item that is the part. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** Whether the part is a composite item itself. (inferred; type inferred) */
    is_combo_product?: boolean;
    /** Free-text description of the part. (inferred; type inferred) */
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
    /** Name of the item in the catalog. (inferred; type inferred) */
    name?: string;
    /** Unit that quantities of the item are counted in, such as `pcs`. (inferred; type inferred) */
    unit?: string;
    /** Id of the tax that is charged on the item. (inferred; type inferred) */
    tax_id?: Id;
    /** Free-text description of the composite item. (inferred; type inferred) */
    description?: string;
    /** Id of the account for purchases of the item. (inferred; type inferred) */
    purchase_account_id?: Id;
    /** Id of an account of the item. (inferred; type inferred) */
    account_id?: Id;
    /** Id of the inventory account of the item. (inferred; type inferred) */
    inventory_account_id?: Id;
    /** Type of the item, always `inventory`. (inferred) */
    item_type?: 'inventory' | (string & {});
    /** Sales price of one unit. (inferred; type inferred) */
    rate?: number | string;
    /** Purchase price of one unit. (inferred; type inferred) */
    purchase_rate?: number | string;
    /** Quantity in stock at which to reorder the item. (inferred; type inferred) */
    reorder_level?: number | string;
    /** Quantity in stock that the item starts with. (inferred; type inferred) */
    initial_stock?: number | string;
    /** Price of one unit of the initial stock, needed for FIFO cost lots and for valuation. (inferred; type inferred) */
    initial_stock_rate?: number | string;
    /** Id of the vendor that the item is bought from. (inferred; type inferred; record inferred) */
    vendor_id?: Id;
    /** (inferred; type inferred) */
    sku?: Sku;
    /** Universal product code. As text it keeps leading zeros. (inferred; type inferred) */
    upc?: string | number;
    /** European article number. As text it keeps leading zeros. (inferred; type inferred) */
    ean?: string | number;
    /** International standard book number (ISBN). (inferred; type inferred) */
    isbn?: string;
    /** Part number of the item. (inferred; type inferred) */
    part_number?: string;
    /** Description of the item for purchases. (inferred; type inferred) */
    purchase_description?: string;
    /** Custom fields of the composite item. (inferred) */
    custom_fields?: CompositeItemCustomField[];
    /** Items that the composite item is made up of. (inferred) */
    mapped_items?: MappedItemUpdate[];
    /** Taxes of the item, one for sales within a state and one for sales between states. (inferred) */
    item_tax_preferences?: CompositeItemTaxPreference[];
    /** HSN code of goods, or SAC of services. (inferred; type inferred) */
    hsn_or_sac?: string;
}
/**
 * The body of a call of which no field is documented. It is optional, and takes any fields.
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
    /** Id of the bundle. (inferred; type inferred) */
    bundle_id: Id;
} & {
    [key: string]: unknown;
};
/**
 * The response with the bundles.
 *
 * Inferred: The key is that of a list, by the documented convention; the response is not documented. The client checks that `bundles` is there; calls by path do not.
 */
export interface BundleListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The bundles. (inferred) */
    bundles: Bundle[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * The fields of a new bundle.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type BundleCreate = {
    /** Id of the composite item that is bundled. (inferred; type inferred; record inferred) */
    composite_item_id?: Id;
    /** How many of the composite item are bundled. (inferred; type inferred) */
    quantity_to_bundle?: number | string;
} & {
    [key: string]: unknown;
};
/**
 * The response with one bundle.
 *
 * Inferred: The key is that of a single record, by the documented convention; the response is not documented. The client checks that `bundle` is there; calls by path do not.
 */
export interface BundleResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** (inferred) */
    bundle: Bundle;
}
/**
 * Whether the quantity or the value of the items is adjusted.
 * @enum {string}
 */
export type AdjustmentType = "quantity" | "value";
/** An item adjustment as a row of the list, without its lines. */
export interface InventoryAdjustmentListItem {
    /** Id of the item adjustment. */
    inventory_adjustment_id: Id;
    /** Date of the adjustment. */
    date?: CalendarDate;
    /** Reason for the adjustment. (type inferred) */
    reason?: string;
    /** Id of the reason for the adjustment. */
    reason_id?: Id;
    /** Free-text description of the adjustment. (type inferred) */
    description?: string;
    /** Reference number of the adjustment. (type inferred) */
    reference_number?: string;
    /** Whether the quantity or the value of the items is adjusted. Values: `quantity`, `value`. */
    adjustment_type?: AdjustmentType;
    /**
     * Total of the adjustment. (Format: double)
     */
    total?: number;
}
/** The response with the item adjustments. */
export interface InventoryAdjustmentListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The item adjustments. */
    inventory_adjustments: InventoryAdjustmentListItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a new item adjustment. */
export interface InventoryAdjustmentLineInput {
    /** Name of the item that is adjusted. (type inferred) */
    name?: string;
    /** Id of the item that is adjusted. (record inferred) */
    item_id: Id;
    /**
     * Quantity that the stock of the item is adjusted by, in an adjustment of the type `quantity`. The documents say two things: The quantity is required in each line, and is also said to stand in adjustments of quantity alone. (Format: double)
     */
    quantity_adjusted?: number;
    /** Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Total of the line. (Format: double)
     */
    item_total?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Whether the item is a composite item. */
    is_combo_product?: boolean;
    /** Id of the account for the adjustment. */
    adjustment_account_id?: Id;
    /** Name of the account for the adjustment. (type inferred) */
    adjustment_account_name?: string;
    /** Id of the warehouse whose stock is adjusted. */
    warehouse_id?: Id;
    /** Name of the warehouse whose stock is adjusted. (type inferred) */
    warehouse_name?: string;
}
/** The fields of a new item adjustment. */
export interface InventoryAdjustmentCreate {
    /** Date of the adjustment. */
    date: CalendarDate;
    /** Reason for the adjustment. (type inferred) */
    reason: string;
    /** Whether the quantity or the value of the items is adjusted. Values: `quantity`, `value`. */
    adjustment_type: AdjustmentType;
    /** The lines of the adjustment. */
    line_items: InventoryAdjustmentLineInput[];
    /** Free-text description of the adjustment. (type inferred) */
    description?: string;
    /** Reference number of the adjustment. (type inferred) */
    reference_number?: string;
}
/** A line of an item adjustment. */
export interface InventoryAdjustmentLine {
    /** Id of the line. (type inferred) */
    line_item_id: Id;
    /** Name of the item that is adjusted. (type inferred) */
    name?: string;
    /** Id of the item that is adjusted. (type inferred; record inferred) */
    item_id?: Id;
    /** Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Quantity that the stock of the item is adjusted by, in an adjustment of the type `quantity`. The documents say two things: The quantity is required in each line, and is also said to stand in adjustments of quantity alone. (Format: double)
     */
    quantity_adjusted?: number;
    /**
     * Total of the line. (Format: double)
     */
    item_total?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Whether the item is a composite item. */
    is_combo_product?: boolean;
    /** Id of the account for the adjustment. */
    adjustment_account_id?: Id;
    /** Name of the account for the adjustment. (type inferred) */
    adjustment_account_name?: string;
    /** Id of the warehouse whose stock is adjusted. */
    warehouse_id?: Id;
    /** Name of the warehouse whose stock is adjusted. (type inferred) */
    warehouse_name?: string;
}
/** An adjustment of the quantity or the value of items. */
export interface InventoryAdjustment {
    /** Id of the item adjustment. */
    inventory_adjustment_id: Id;
    /** Date of the adjustment. */
    date?: CalendarDate;
    /** Reason for the adjustment. (type inferred) */
    reason?: string;
    /** Id of the reason for the adjustment. */
    reason_id?: Id;
    /** Free-text description of the adjustment. (type inferred) */
    description?: string;
    /** Reference number of the adjustment. (type inferred) */
    reference_number?: string;
    /** Whether the quantity or the value of the items is adjusted. Values: `quantity`, `value`. */
    adjustment_type?: AdjustmentType;
    /** The lines of the adjustment. */
    line_items?: InventoryAdjustmentLine[];
    /**
     * Total of the adjustment. (Format: double)
     */
    total?: number;
}
/** The response with one item adjustment. */
export interface InventoryAdjustmentResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    inventory_adjustment: InventoryAdjustment;
}
/** A transfer order as a row of the list, without its lines. */
export interface TransferOrderListItem {
    /** Id of the transfer order. */
    transfer_order_id: Id;
    /** Number of the transfer order, unique among transfer orders. */
    transfer_order_number?: string;
    /** Date of the transfer order. */
    date?: CalendarDate;
    /** Id of the source warehouse. */
    from_warehouse_id?: Id;
    /** Id of the destination warehouse. */
    to_warehouse_id?: Id;
    /**
     * Whether the order is in transit (`true`) or transferred (`false`).
     * @default false
     */
    is_intransit_order?: boolean;
}
/** The response with the transfer orders. */
export interface TransferOrderListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The transfer orders. */
    transfer_orders: TransferOrderListItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a new transfer order. */
export interface TransferOrderLineInput {
    /** Name of the item to transfer. */
    name: string;
    /** Id of the item to transfer. (record inferred) */
    item_id: Id;
    /**
     * Quantity to transfer. (Format: double)
     */
    quantity_transfer: number;
    /** Free-text description of the line. (type inferred) */
    description?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** The fields of a new transfer order. The sandbox needs `transfer_order_number`. */
export interface TransferOrderCreate {
    /** Number of the transfer order, unique among transfer orders. Leave it out where orders are numbered automatically. (needed by the sandbox) The documents say two things: The number is required, and is also called optional while orders are numbered automatically. */
    transfer_order_number?: string;
    /** Date of the transfer order. */
    date: CalendarDate;
    /** Id of the source warehouse. */
    from_warehouse_id: Id;
    /** Id of the destination warehouse. */
    to_warehouse_id: Id;
    /** The lines of the order. */
    line_items: TransferOrderLineInput[];
    /**
     * Whether the order is in transit (`true`) or transferred (`false`).
     * @default false
     */
    is_intransit_order?: boolean;
}
/** A line of a transfer order. */
export interface TransferOrderLine {
    /** Id of the line. */
    line_item_id: Id;
    /** Name of the item to transfer. (type inferred) */
    name?: string;
    /** Id of the item to transfer. (record inferred) */
    item_id?: Id;
    /** Free-text description of the line. (type inferred) */
    description?: string;
    /**
     * Quantity to transfer. (Format: double)
     */
    quantity_transfer?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** A transfer of items from one warehouse to another. */
export interface TransferOrder {
    /** Id of the transfer order. */
    transfer_order_id: Id;
    /** Number of the transfer order, unique among transfer orders. */
    transfer_order_number?: string;
    /** Date of the transfer order. */
    date?: CalendarDate;
    /** Id of the source warehouse. */
    from_warehouse_id?: Id;
    /** Id of the destination warehouse. */
    to_warehouse_id?: Id;
    /** The lines of the order. */
    line_items?: TransferOrderLine[];
    /**
     * Whether the order is in transit (`true`) or transferred (`false`).
     * @default false
     */
    is_intransit_order?: boolean;
}
/** The response with one transfer order. */
export interface TransferOrderResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    transfer_order: TransferOrder;
}
/** A postal address of a contact. */
export interface ContactAddress {
    /** Person or department that mail is addressed to. (type inferred) */
    attention?: string;
    /** Street and number. At most 500 characters. (type inferred) */
    address?: string;
    /** Second line of the street address. At most 255 characters. (type inferred) */
    street2?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. (type inferred) */
    zip?: string;
}
/** The templates that invoices, estimates and credit notes of a contact, and the e-mails with them, use by default. */
export interface ContactDefaultTemplates {
    /** Id of the template for invoices. (type inferred) */
    invoice_template_id?: Id;
    /** Name of the template for invoices. (type inferred) */
    invoice_template_name?: string;
    /** Id of the template for estimates. (type inferred) */
    estimate_template_id?: Id;
    /** Name of the template for estimates. (type inferred) */
    estimate_template_name?: string;
    /** Id of the template for credit notes. (type inferred) */
    creditnote_template_id?: Id;
    /** Name of the template for credit notes. (type inferred) */
    creditnote_template_name?: string;
    /** Id of the template for e-mails with an invoice. (type inferred) */
    invoice_email_template_id?: Id;
    /** Name of the template for e-mails with an invoice. (type inferred) */
    invoice_email_template_name?: string;
    /** Id of the template for e-mails with an estimate. (type inferred) */
    estimate_email_template_id?: Id;
    /** Name of the template for e-mails with an estimate. (type inferred) */
    estimate_email_template_name?: string;
    /** Id of the template for e-mails with a credit note. (type inferred) */
    creditnote_email_template_id?: Id;
    /** Name of the template for e-mails with a credit note. (type inferred) */
    creditnote_email_template_name?: string;
}
/** GST identification number, 15 characters. An empty text is accepted, too. (empty text inferred) */
export type GstNumber = string;
/**
 * Treatment under GST. An empty text is accepted, too. (empty text inferred)
 * @enum {string}
 */
export type GstTreatment = "business_gst" | "business_none" | "overseas" | "consumer" | "";
/** A contact person, as a contact holds it. `listContactPersons` returns contact persons with their ids. */
export interface ContactPersonEntry {
    /** Form of address before the name. (type inferred) */
    salutation?: string;
    /** First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. (type inferred) */
    email?: string;
    /** Phone number. (type inferred) */
    phone?: string;
    /** Mobile phone number. (type inferred) */
    mobile?: string;
    /** Whether this is the contact's primary contact person. */
    is_primary_contact?: boolean;
}
/** A party that the organization does business with. */
export interface Contact {
    /** Id of the contact. */
    contact_id: Id;
    /** Name of the contact. At most 200 characters. */
    contact_name?: string;
    /** Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** Whether the contact has transactions. */
    has_transaction?: boolean;
    /** Type of the contact. */
    contact_type?: string;
    /** Whether the contact is linked with the service's CRM. */
    is_linked_with_servicecrm?: boolean;
    /** URL of the contact's website. */
    website?: string;
    /** Id of the primary contact of this contact. It can be the id of a contact person. */
    primary_contact_id?: Id;
    /** Net days until payment is due. */
    payment_terms?: number;
    /** Name of the payment terms. */
    payment_terms_label?: string;
    /** Id of the contact's currency. (type inferred) */
    currency_id?: Id;
    /** Code of the contact's currency. (type inferred) */
    currency_code?: string;
    /** Symbol of the contact's currency. (type inferred) */
    currency_symbol?: string;
    /** Code of the contact's language. (type inferred) */
    language_code?: string;
    /**
     * Amount that is still to be received from the contact, a whole number. (Format: int64)
     */
    outstanding_receivable_amount?: number;
    /**
     * Amount that is still to be received from the contact, in the organization's base currency, a whole number. (Format: int64)
     */
    outstanding_receivable_amount_bcy?: number;
    /**
     * Amount of the contact's unused credits, a whole number. (Format: int64)
     */
    unused_credits_receivable_amount?: number;
    /**
     * Amount of the contact's unused credits, in the organization's base currency, a whole number. (Format: int64)
     */
    unused_credits_receivable_amount_bcy?: number;
    /** State of the contact. */
    status?: 'active' | 'inactive' | (string & {});
    /** Whether payment reminders are enabled for the contact. */
    payment_reminder_enabled?: boolean;
    /** Custom fields of the contact. */
    custom_fields?: CustomField[];
    /** Billing address of the contact. */
    billing_address?: ContactAddress;
    /** Shipping address of the contact. */
    shipping_address?: ContactAddress;
    /** First social media account of the contact. At most 100 characters. (type inferred) */
    social1?: string;
    /** Second social media account of the contact. At most 100 characters. (type inferred) */
    social2?: string;
    /** Contact persons of the contact. */
    contact_persons?: ContactPersonEntry[];
    default_templates?: ContactDefaultTemplates;
    /** Notes on the contact. (type inferred) */
    notes?: string;
    /** When the contact was created. */
    created_time?: DateTime;
    /** When the contact was last changed. */
    last_modified_time?: DateTime;
    /** Whether tax applies to the contact. */
    is_taxable?: boolean;
    /** Id of the tax that the contact is charged with. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** Name of the tax that the contact is charged with. (type inferred) */
    tax_name?: string;
    /**
     * Rate of the tax that the contact is charged with, in percent. (Format: double)
     */
    tax_percentage?: number;
    /** Id of the contact's tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** Code of the contact's tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** Place of supply or source of supply. Does not apply to overseas contacts. */
    place_of_contact?: string;
    /** GST identification number of the contact, 15 characters. */
    gst_no?: GstNumber;
    /** How the contact is treated under GST. Values: `business_gst`, `business_none`, `overseas`, `consumer`. */
    gst_treatment?: GstTreatment;
}
/**
 * The response with the contacts.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `contacts` is there; calls by path do not.
 */
export interface ContactListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The contacts. (inferred; entries inferred) */
    contacts: Contact[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A contact person to create with a contact. */
export interface ContactPersonEntryInput {
    /** Form of address before the name. (type inferred) */
    salutation?: string;
    /** First name. At most 100 characters. (type inferred) */
    first_name?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. (type inferred) */
    email?: string;
    /** Phone number. (type inferred) */
    phone?: string;
    /** Mobile phone number. (type inferred) */
    mobile?: string;
    /** Makes this the contact's primary contact person. Only `true` is allowed; leave the field out of other contact persons. */
    is_primary_contact?: boolean;
}
/** The fields of a new contact. */
export interface ContactCreate {
    /** Name of the contact. At most 200 characters. */
    contact_name: string;
    /** Name of the contact's company. At most 200 characters. */
    company_name?: string;
    /** Net days until payment is due. */
    payment_terms?: number;
    /** Id of the contact's currency. (type inferred) */
    currency_id?: Id;
    /** URL of the contact's website. */
    website?: string;
    /** Type of the contact. */
    contact_type?: string;
    /** Custom fields of the contact. */
    custom_fields?: CustomField[];
    /** Billing address of the contact. */
    billing_address?: ContactAddress;
    /** Shipping address of the contact. */
    shipping_address?: ContactAddress;
    /** Contact persons of the contact. */
    contact_persons?: ContactPersonEntryInput[];
    default_templates?: ContactDefaultTemplates;
    /** Name of the payment terms. (inferred) */
    payment_terms_label?: string;
    /** Code of the contact's language. (inferred; type inferred) */
    language_code?: string;
    /** Whether payment reminders are enabled for the contact. (inferred) */
    payment_reminder_enabled?: boolean;
    /** First social media account of the contact. At most 100 characters. (inferred; type inferred) */
    social1?: string;
    /** Second social media account of the contact. At most 100 characters. (inferred; type inferred) */
    social2?: string;
    /** Notes on the contact. (inferred; type inferred) */
    notes?: string;
    /** Whether tax applies to the contact. (inferred) */
    is_taxable?: boolean;
    /** Id of the tax that the contact is charged with. Allowed only if `is_taxable` is `true`. (inferred; type inferred) */
    tax_id?: Id;
    /** Id of the contact's tax exemption. (inferred; type inferred) */
    tax_exemption_id?: Id;
    /** Place of supply or source of supply. Does not apply to overseas contacts. (inferred) */
    place_of_contact?: string;
    /** GST identification number of the contact, 15 characters. (inferred) */
    gst_no?: string;
    /** How the contact is treated under GST. (inferred) */
    gst_treatment?: 'business_gst' | 'business_none' | 'overseas' | 'consumer' | (string & {});
}
/** The response with one contact. */
export interface ContactResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Id of the contact's currency. (type inferred) */
    currency_id?: Id;
    /** URL of the contact's website. */
    website?: string;
    /** Type of the contact. */
    contact_type?: string;
    /** Custom fields of the contact. */
    custom_fields?: CustomField[];
    /** Billing address of the contact. */
    billing_address?: ContactAddress;
    /** Shipping address of the contact. */
    shipping_address?: ContactAddress;
    /** Contact persons of the contact. */
    contact_persons?: ContactPersonEntryInput[];
    default_templates?: ContactDefaultTemplates;
    /** Name of the payment terms. */
    payment_terms_label?: string;
    /** Code of the contact's language. (type inferred) */
    language_code?: string;
    /** Whether payment reminders are enabled for the contact. */
    payment_reminder_enabled?: boolean;
    /** First social media account of the contact. At most 100 characters. (type inferred) */
    social1?: string;
    /** Second social media account of the contact. At most 100 characters. (type inferred) */
    social2?: string;
    /** Notes on the contact. (type inferred) */
    notes?: string;
    /** Whether tax applies to the contact. */
    is_taxable?: boolean;
    /** Id of the tax that the contact is charged with. Allowed only if `is_taxable` is `true`. (type inferred) */
    tax_id?: Id;
    /** Id of the contact's tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** Place of supply or source of supply. Does not apply to overseas contacts. */
    place_of_contact?: string;
    /** GST identification number of the contact, 15 characters. */
    gst_no?: GstNumber;
    /** How the contact is treated under GST. Values: `business_gst`, `business_none`, `overseas`, `consumer`. */
    gst_treatment?: GstTreatment;
}
/**
 * The content of an e-mail, next to the envelope.
 *
 * Inferred: The envelope is documented for every JSON response; the payload is not documented.
 */
export type EmailContentResponse = {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
 * A comment on a record, or an entry of its history.
 *
 * Inferred: Taken from the comments that vendor credits carry; those of this record are not documented.
 */
export interface Comment {
    /** Id of the comment. (inferred; type inferred) */
    comment_id: Id;
    /** Name of the user who wrote the comment or caused the entry. (inferred; type inferred) */
    commented_by?: string;
    /** Kind of entry, such as a comment or an entry of the history. (inferred; type inferred) */
    comment_type?: string;
    /** Date of the entry. (inferred) */
    date?: CalendarDate;
    /** The date of the entry in words, such as `2 days ago`. (inferred; type inferred) */
    date_description?: string;
    /** Time of the entry. (inferred; type inferred) */
    time?: string;
    /** What was done to the record. (inferred; type inferred) */
    operation_type?: string;
    /** Id of the transaction that the entry belongs to. (inferred; type inferred) */
    transaction_id?: Id;
    /** Kind of that transaction. (inferred; type inferred) */
    transaction_type?: string;
    /** Text of the comment. (inferred; type inferred) */
    description?: string;
    /** Id of the user who caused the entry. (inferred; type inferred) */
    commented_by_id?: Id;
}
/**
 * The comments on a record and the entries of its history.
 *
 * Inferred: The key is taken from the URL; the response is not documented. The client checks that `comments` is there; calls by path do not.
 */
export interface CommentListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The comments and the entries of the history. (inferred) */
    comments: Comment[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** The fields of a new contact person. The sandbox needs `contact_id`. */
export interface ContactPersonCreate {
    /** First name. At most 100 characters. */
    first_name: string;
    /** Id of the contact that the person belongs to. (needed by the sandbox) */
    contact_id?: Id;
    /** Form of address before the name. At most 25 characters. (type inferred) */
    salutation?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** Name of the person in a messenger. At most 50 characters. */
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
    /** Id of the contact person. */
    contact_person_id: Id;
    /** Id of the contact that the person belongs to. */
    contact_id?: Id;
    /** Form of address before the name. At most 25 characters. (type inferred) */
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
    /** Whether this is the contact's primary contact person. */
    is_primary_contact?: boolean;
    /** Name of the person in a messenger. At most 50 characters. */
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
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The contact person. */
    contact_person: ContactPerson[];
}
/** The fields of a contact person to change, with its contact and first name. */
export interface ContactPersonUpdate {
    /** First name. At most 100 characters. */
    first_name: string;
    /** Id of the contact that the person belongs to. */
    contact_id: Id;
    /** Form of address before the name. At most 25 characters. (type inferred) */
    salutation?: string;
    /** Last name. At most 100 characters. (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** Phone number. At most 50 characters. (type inferred) */
    phone?: string;
    /** Mobile phone number. At most 50 characters. (type inferred) */
    mobile?: string;
    /** Name of the person in a messenger. At most 50 characters. */
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
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The contact persons. (inferred; entries inferred) */
    contact_persons: ContactPerson[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A contact person whom a package concerns. */
export interface PackageContactPerson {
    /** Id of the contact person. */
    contact_person_id?: Id;
}
/** A postal address on a sales or purchase document. */
export interface DocumentAddress {
    /** Street and number. (type inferred) */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. (type inferred) */
    zip?: string;
    /** Fax number. (type inferred) */
    fax?: string;
}
/** A postal address with a phone number. */
export interface PackageAddress {
    /** Street and number. (type inferred) */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. (type inferred) */
    zip?: string;
    /** Phone number. (type inferred) */
    phone?: string;
    /** Fax number. (type inferred) */
    fax?: string;
}
/** The value of a custom field of an item, and how the field is shown. */
export interface PackageItemCustomField {
    /** Id of the custom field. */
    customfield_id?: Id;
    /** Kind of value that the field takes. (type inferred) */
    data_type?: string;
    /** Index of the field, from 1 to 10. */
    index?: number;
    /** Whether the field is in use. (type inferred) */
    is_active?: boolean;
    /** Label that the field is displayed with. */
    label?: string;
    /** Placeholder of the field. (type inferred) */
    placeholder?: string;
    /** Whether every PDF shows the field. (type inferred) */
    show_in_all_pdf?: boolean;
    /** Whether the PDF of the package shows the field. (type inferred) */
    show_on_pdf?: boolean;
    /** Value that the record has in the field. */
    value?: string;
}
/** A line of a package. */
export interface PackageLineItem {
    /** Id of the line. */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (record inferred) */
    item_id?: Id;
    /** Id of the line of the sales order that the units come from. Sales returns call it `salesorder_item_id`. */
    so_line_item_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Stock keeping unit (SKU) of the item. (type inferred) */
    sku?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /**
     * Number of units that are packed. (Format: double)
     */
    quantity?: number;
    /** Whether the line was invoiced. */
    is_invoiced?: boolean;
    /** Position of the line in the order of lines. (type inferred) */
    item_order?: number;
    /** Values of the item's custom fields. */
    item_custom_fields?: PackageItemCustomField[];
}
/** Items of a sales order that are grouped for shipping. */
export interface Package {
    /** Id of the package. */
    package_id: Id;
    /** Number of the package. */
    package_number?: string;
    /** Date of the package. */
    date?: CalendarDate;
    /** Id of the sales order whose items are packed. */
    salesorder_id?: Id;
    /** Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** Id of the customer. (record inferred) */
    customer_id?: Id;
    /** Name of the customer. (type inferred) */
    customer_name?: string;
    /** E-mail address of the customer. (type inferred) */
    email?: string;
    /** Phone number of the customer. (type inferred) */
    phone?: string;
    /** Mobile phone number of the customer. (type inferred) */
    mobile?: string;
    /** Contact persons of the customer whom the package concerns. */
    contact_persons?: PackageContactPerson[];
    /** Address that the customer is billed at. */
    billing_address?: PackageAddress;
    /** Address that the package is shipped to. */
    shipping_address?: PackageAddress;
    /** The lines of the package. */
    line_items?: PackageLineItem[];
    /** Notes on the package. (type inferred) */
    notes?: string;
    /** Whether the package was sent by e-mail. */
    is_emailed?: boolean;
    /** Id of the template that the package is printed with. */
    template_id?: Id;
    /** Name of the template. (type inferred) */
    template_name?: string;
    /** Kind of the template. (type inferred) */
    template_type?: string;
    /** Number of units in the package, over all lines, as text. */
    total_quantity?: string;
    /** When the package was created. */
    created_time?: DateTime;
    /** When the package was last changed. */
    last_modified_time?: DateTime;
}
/**
 * A page of the list of packages.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `packages` is there; calls by path do not.
 */
export interface PackageListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The packages of the page. (inferred; entries inferred) */
    packages: Package[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a new package. */
export interface PackageLineItemInput {
    /** Id of the line of the sales order that the units come from. Sales returns call it `salesorder_item_id`. */
    so_line_item_id?: Id;
    /**
     * Number of units that are packed. (Format: double)
     */
    quantity?: number;
}
/** The fields of a new package. The query names the sales order. */
export interface PackageCreate {
    /** Number of the package. */
    package_number?: string;
    /** Date of the package. */
    date: CalendarDate;
    /** The units to pack, by line of the sales order. */
    line_items: PackageLineItemInput[];
    /** Notes on the package. (type inferred) */
    notes?: string;
}
/** The response with a new package, in an array. */
export interface PackageArrayResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The package that was created. */
    package: Package[];
}
/**
 * A contact person whom the record concerns, by id.
 *
 * Inferred: That an entry is an object with `contact_person_id` is taken from the contact persons of packages and invoices; bare ids are accepted too.
 */
export type DocumentContactPersonInput = ({
    /** Id of the contact person. (inferred; type inferred; record inferred) */
    contact_person_id?: Id;
} & {
    [key: string]: unknown;
}) | string | number;
/** The fields of a new shipment order. The query names its packages, and can name its sales order. */
export interface ShipmentOrderCreate {
    /** Number of the shipment order. */
    shipment_number: string;
    /** Date of the shipment. */
    date: CalendarDate;
    /** How the shipment is delivered. (type inferred) */
    delivery_method: string;
    /** Number that the carrier tracks the shipment by. (type inferred) */
    tracking_number: string;
    /** Reference number of the shipment order, which is the tracking number. (type inferred) */
    reference_number?: string;
    /** Contact persons of the customer whom the shipment concerns. (type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /**
     * Charge for shipping. (Format: double)
     */
    shipping_charge?: number;
    /**
     * Exchange rate of the currency of the shipment order. (Format: double)
     */
    exchange_rate?: number;
    /** Id of the template that the shipment order is printed with. */
    template_id?: Id;
    /** Notes on the shipment order. (type inferred) */
    notes?: string;
}
/**
 * A contact person whom the record concerns.
 *
 * Inferred: That an entry is an object with `contact_person_id` is taken from the contact persons of packages and invoices; bare ids are accepted too.
 */
export type DocumentContactPerson = {
    /** Id of the contact person. (inferred; type inferred; record inferred) */
    contact_person_id?: Id;
} & {
    [key: string]: unknown;
};
/** A line of a shipment order. */
export interface ShipmentOrderLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines, from 0. (type inferred) */
    item_order?: number;
    /** Price of one unit in the base currency of the organization. (type inferred) */
    bcy_rate?: number;
    /** Price of one unit. (type inferred) */
    rate?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** Name of the tax. (type inferred) */
    tax_name?: string;
    /** Kind of the tax. (type inferred) */
    tax_type?: string;
    /** Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** Amount of the line. (type inferred) */
    item_total?: number;
    /** Whether the line was invoiced. (type inferred) */
    is_invoiced?: boolean;
}
/** A tax, with its amount. */
export interface DocumentTax {
    /** Name of the tax. (type inferred) */
    tax_name?: string;
    /** Amount of the tax. (type inferred) */
    tax_amount?: number;
}
/** A shipment of packages to a customer. */
export interface ShipmentOrder {
    /** Id of the shipment order. */
    shipment_id: Id;
    /** Number of the shipment order. */
    shipment_number?: string;
    /** Id of the sales order that is shipped. */
    salesorder_id?: Id;
    /** Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** Date of the shipment. */
    date?: CalendarDate;
    /** State of the shipment order. */
    status?: 'shipped' | (string & {});
    /** Detailed status from the courier. (type inferred) */
    detailed_status?: string;
    /** Message on the status. (type inferred) */
    status_message?: string;
    /** Name of the carrier. (type inferred) */
    carrier?: string;
    /** Service of the carrier that is used. (type inferred) */
    service?: string;
    /** Number of days that delivery takes. */
    delivery_days?: number;
    /** Whether delivery is guaranteed. */
    delivery_guarantee?: boolean;
    /** Reference number of the shipment order, which is the tracking number. (type inferred) */
    reference_number?: string;
    /** Number that the carrier tracks the shipment by. (type inferred) */
    tracking_number?: string;
    /** How the shipment is delivered. (type inferred) */
    delivery_method?: string;
    /** Id of the delivery method. */
    delivery_method_id?: Id;
    /** Id of the customer. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. (type inferred) */
    customer_name?: string;
    /** Contact persons of the customer whom the shipment concerns. (type inferred) */
    contact_persons?: DocumentContactPerson[];
    /** Id of the currency of the shipment order. (type inferred) */
    currency_id?: Id;
    /** Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /**
     * Exchange rate of the currency of the shipment order. (Format: double)
     */
    exchange_rate?: number;
    /**
     * Amount of the discount. (Format: double)
     */
    discount_amount?: number;
    /** Discount in percent, as text such as `20.00%`. */
    discount?: string;
    /** Whether the discount is deducted before tax is calculated. */
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies. For invoices, `entity_level` is outside the lines and `item_level` in each line. (type inferred) */
    discount_type?: string;
    /** Id of the estimate. */
    estimate_id?: Id;
    /** The lines of the shipment order. (type inferred) */
    line_items?: ShipmentOrderLineItem[];
    /**
     * Charge for shipping. (Format: double)
     */
    shipping_charge?: number;
    /** Sum of the lines before tax. (type inferred) */
    sub_total?: number;
    /** Sum of the taxes. (type inferred) */
    tax_total?: number;
    /** Amount of the shipment order. (type inferred) */
    total?: number;
    /** The taxes on the shipment order, with their amounts. */
    taxes?: DocumentTax[];
    /** Number of decimal places of prices. */
    price_precision?: number;
    /** Whether the shipment order was sent by e-mail. (type inferred) */
    is_emailed?: boolean;
    /** Address that the customer is billed at, in an array. */
    billing_address?: DocumentAddress[];
    /** Address that the goods are shipped to, in an array. */
    shipping_address?: DocumentAddress[];
    /** Id of the template that the shipment order is printed with. (type inferred) */
    template_id?: Id;
    /** Name of the template. (type inferred) */
    template_name?: string;
    /** Kind of the template. (type inferred) */
    template_type?: string;
    /** Notes on the shipment order. (type inferred) */
    notes?: string;
    /** When the shipment order was created. */
    created_time?: DateTime;
    /** When the shipment order was last changed. */
    last_modified_time?: DateTime;
}
/** The response with one shipment order. */
export interface ShipmentOrderResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
/** How the customer can pay online. */
export interface PaymentOptions {
    /** The payment providers that the customer can choose from. */
    payment_gateways?: PaymentGateway[];
}
/** The value of a custom field, and whether it is printed. */
export interface DocumentCustomField {
    /** Index of the field, from 1 to 10. */
    index?: number;
    /** Whether the PDF shows the field. (type inferred) */
    show_on_pdf?: boolean;
    /** Value that the record has in the field. */
    value?: string;
    /** Label that the field is displayed with. */
    label?: string;
}
/** A contact person who receives an invoice. */
export interface InvoiceContactPerson {
    /** Id of the contact person. (type inferred) */
    contact_person_id?: Id;
    /** Form of address before the name. (type inferred) */
    salutation?: string;
    /** First name. (type inferred) */
    first_name?: string;
    /** Last name. (type inferred) */
    last_name?: string;
    /** E-mail address. At most 100 characters. (type inferred) */
    email?: string;
    /** Phone number. (type inferred) */
    phone?: string;
    /** Mobile phone number. (type inferred) */
    mobile?: string;
    /** Whether this is the customer's primary contact person. (type inferred) */
    is_primary_contact?: boolean;
}
/**
 * Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`).
 * @enum {string}
 */
export type DiscountType = "entity_level" | "item_level";
/** State of an invoice or a retainer invoice. `sent`, `viewed`, `partially_paid` and `overdue` count as unpaid; no operation of the sandbox leads to `unpaid`, or a retainer invoice to `overdue`. */
export type InvoiceStatus = 'sent' | 'draft' | 'overdue' | 'paid' | 'void' | 'unpaid' | 'partially_paid' | 'viewed' | (string & {});
/** A day, in the form `yyyy-mm-dd`. An empty text is accepted, too. (empty text inferred) */
export type ClearedDate = string;
/** A date and time in one of the two forms of DateTime. An empty text is accepted, too. (empty text inferred) */
export type ClearedDateTime = string;
/** A line of an invoice. */
export interface InvoiceLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item or service. At most 100 characters. (type inferred) */
    name?: string;
    /** Id of the item that is sold. (type inferred; record inferred) */
    item_id?: Id;
    /** Id of the project that is billed. (type inferred) */
    project_id?: Id;
    /** Ids of the time entries that are billed. (inferred; type inferred) */
    time_entry_ids?: Id[];
    /** Id of the expense that is billed. (type inferred) */
    expense_id?: Id;
    /** File name of the receipt for the expense. (type inferred) */
    expense_receipt_name?: string;
    /** Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Price of one unit in the base currency of the organization. (Format: double)
     */
    bcy_rate?: number;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
    /**
     * Number of units. (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (type inferred) */
    unit?: string;
    /**
     * Amount of the discount on the line. (Format: double)
     */
    discount_amount?: number;
    /** Discount on the line, in percent or as an amount. (type inferred) */
    discount?: number;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** Name of the tax. (type inferred) */
    tax_name?: string;
    /** Kind of the tax. (type inferred) */
    tax_type?: string;
    /**
     * Rate of the tax, in percent. (Format: double)
     */
    tax_percentage?: number;
    /**
     * Amount of the line. (Format: double)
     */
    item_total?: number;
    /** Id of the warehouse that the item is shipped from. */
    warehouse_id?: Id;
    /** HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
}
/** A bill to a customer for goods or services. */
export interface Invoice {
    /** Id of the invoice. (type inferred) */
    invoice_id: Id;
    /** Number of the invoice. At most 100 characters. (type inferred) */
    invoice_number?: string;
    /** Whether an ACH payment has been initiated. */
    ach_payment_initiated?: boolean;
    /** Date of the invoice. */
    date?: CalendarDate;
    /** State of an invoice or a retainer invoice. `sent`, `viewed`, `partially_paid` and `overdue` count as unpaid; no operation of the sandbox leads to `unpaid`, or a retainer invoice to `overdue`. Known values: `sent`, `draft`, `overdue`, `paid`, `void`, `unpaid`, `partially_paid`, `viewed`. */
    status?: InvoiceStatus;
    /** Days until payment is due. */
    payment_terms?: number;
    /** Name of the payment terms. At most 100 characters. (type inferred) */
    payment_terms_label?: string;
    /** Date by which payment is due. */
    due_date?: CalendarDate;
    /** Date on which payment is expected. */
    payment_expected_date?: CalendarDate;
    /** Date of the latest payment. */
    last_payment_date?: ClearedDate;
    /** Reference number of the invoice. (type inferred) */
    reference_number?: string;
    /** Id of the customer. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** Contact persons of the customer who receive the invoice. */
    contact_persons?: InvoiceContactPerson[];
    /** Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /** Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /**
     * Exchange rate of the currency of the invoice. (Format: double)
     */
    exchange_rate?: number;
    /** Discount on the invoice, in percent or as an amount. At most 100 characters, if it is text. The documents say two things: The discount is called a float, and also has a length of at most 100. */
    discount?: number | string;
    /** Whether the discount is deducted before tax is calculated. */
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`). Values: `entity_level`, `item_level`. */
    discount_type?: DiscountType;
    /** Whether the rates of the lines include tax. */
    is_inclusive_tax?: boolean;
    /** Id of the recurring invoice that this one belongs to. (type inferred) */
    recurring_invoice_id?: Id;
    /** Whether the customer has viewed the invoice. */
    is_viewed_by_client?: boolean;
    /** Whether a file is attached to the invoice. */
    has_attachment?: boolean;
    /** When the customer viewed the invoice. */
    client_viewed_time?: ClearedDateTime;
    /** The lines of the invoice. (type inferred) */
    line_items?: InvoiceLineItem[];
    /** Charge for shipping. At most 100 characters as text. (type inferred) */
    shipping_charge?: number;
    /**
     * Amount that the total is adjusted by. (Format: double)
     */
    adjustment?: number;
    /** Reason for the adjustment. (type inferred) */
    adjustment_description?: string;
    /**
     * Sum of the lines before tax. (Format: double)
     */
    sub_total?: number;
    /**
     * Sum of the taxes. (Format: double)
     */
    tax_total?: number;
    /** Amount of the invoice, as text. */
    total?: string;
    /** The taxes on the invoice, with their amounts. */
    taxes?: DocumentTax[];
    /** Whether the customer is reminded to pay. */
    payment_reminder_enabled?: boolean;
    /**
     * Amount that was paid. (Format: double)
     */
    payment_made?: number;
    /**
     * Amount of the credits that were applied to the invoice. (Format: double)
     */
    credits_applied?: number;
    /**
     * Amount of tax that was withheld. (Format: double)
     */
    tax_amount_withheld?: number;
    /** Amount that is still to be paid, as text. */
    balance?: string;
    /**
     * Amount that was written off. (Format: double)
     */
    write_off_amount?: number;
    /** Whether the customer may pay in several payments. */
    allow_partial_payments?: boolean;
    /** Number of decimal places of prices. */
    price_precision?: number;
    payment_options?: PaymentOptions;
    /** Whether the invoice was sent by e-mail. */
    is_emailed?: boolean;
    /** Number of payment reminders that were sent. */
    reminders_sent?: number;
    /** Date of the latest payment reminder. */
    last_reminder_sent_date?: ClearedDate;
    /** Address that the invoice is billed to. (type inferred) */
    billing_address?: DocumentAddress;
    /** Address that the goods are shipped to. (type inferred) */
    shipping_address?: DocumentAddress;
    /** Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** Terms and conditions. (type inferred) */
    terms?: string;
    /** Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** Name of the template that the invoice is printed with. (type inferred) */
    template_name?: string;
    /** When the invoice was created. */
    created_time?: DateTime;
    /** When the invoice was last changed. */
    last_modified_time?: DateTime;
    /** File name of the attachment. (type inferred) */
    attachment_name?: string;
    /** Whether the attachment can be sent with e-mails. */
    can_send_in_mail?: boolean;
    /** Id of the salesperson. (type inferred) */
    salesperson_id?: Id;
    /** Name of the salesperson. At most 200 characters. (type inferred) */
    salesperson_name?: string;
    /** URL at which the invoice can be viewed. (type inferred) */
    invoice_url?: string;
    /** Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** GST identification number of the customer, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** Treatment under GST. An empty text is accepted, too. Values: `business_gst`, `business_none`, `overseas`, `consumer`. */
    gst_treatment?: GstTreatment;
}
/**
 * A page of the list of invoices.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `invoices` is there; calls by path do not.
 */
export interface InvoiceListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The invoices of the page. (inferred; entries inferred) */
    invoices: Invoice[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * A line of a new invoice.
 *
 * Inferred: The fields of a line of the record less those that only the server can set; the body is not documented.
 */
export interface InvoiceLineItemCreate {
    /** Name of the item or service. At most 100 characters. (inferred; type inferred) */
    name?: string;
    /** Id of the item that is sold. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** Id of the project that is billed. (inferred; type inferred) */
    project_id?: Id;
    /** Ids of the time entries that are billed. (inferred; type inferred) */
    time_entry_ids?: Id[] | string;
    /** Id of the expense that is billed. (inferred; type inferred) */
    expense_id?: Id;
    /** Description of what the line is for. At most 2000 characters. (inferred; type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (inferred) */
    item_order?: number;
    /**
     * Price of one unit. (inferred) (Format: double)
     */
    rate?: number;
    /**
     * Number of units. (inferred) (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (inferred; type inferred) */
    unit?: string;
    /** Discount on the line, in percent or as an amount. (inferred; type inferred) */
    discount?: number | string;
    /** Id of the tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
    /** Id of the warehouse that the item is shipped from. (inferred) */
    warehouse_id?: Id;
    /** HSN code of the goods, or SAC of the service. (inferred; type inferred) */
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
    /** Date of the invoice. (inferred) */
    date?: CalendarDate;
    /** Days until payment is due. (inferred) */
    payment_terms?: number;
    /** Name of the payment terms. At most 100 characters. (inferred; type inferred) */
    payment_terms_label?: string;
    /** Date by which payment is due. (inferred) */
    due_date?: CalendarDate;
    /** Date on which payment is expected. (inferred) */
    payment_expected_date?: CalendarDate;
    /** Reference number of the invoice. (inferred; type inferred) */
    reference_number?: string;
    /** Id of the customer. (needed by the sandbox; inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** Contact persons of the customer who receive the invoice. (inferred) */
    contact_persons?: InvoiceContactPerson[];
    /** Id of the currency of the invoice. (inferred; type inferred) */
    currency_id?: Id;
    /**
     * Exchange rate of the currency of the invoice. (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Discount on the invoice, in percent or as an amount. At most 100 characters, if it is text. (inferred) The documents say two things: The discount is called a float, and also has a length of at most 100. */
    discount?: number | string;
    /** Whether the discount is deducted before tax is calculated. (inferred) */
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`). (inferred) */
    discount_type?: 'entity_level' | 'item_level' | (string & {});
    /** Whether the rates of the lines include tax. (inferred) */
    is_inclusive_tax?: boolean;
    /** Id of the recurring invoice that this one belongs to. (inferred; type inferred) */
    recurring_invoice_id?: Id;
    /** The lines of the invoice. (needed by the sandbox; inferred; type inferred) */
    line_items?: InvoiceLineItemCreate[];
    /** Charge for shipping. At most 100 characters as text. (inferred; type inferred) */
    shipping_charge?: number | string;
    /**
     * Amount that the total is adjusted by. (inferred) (Format: double)
     */
    adjustment?: number;
    /** Reason for the adjustment. (inferred; type inferred) */
    adjustment_description?: string;
    /** Whether the customer may pay in several payments. (inferred) */
    allow_partial_payments?: boolean;
    /** (inferred) */
    payment_options?: PaymentOptions;
    /** Address that the invoice is billed to. (inferred; type inferred) */
    billing_address?: DocumentAddress;
    /** Address that the goods are shipped to. (inferred; type inferred) */
    shipping_address?: DocumentAddress;
    /** Notes to the customer on the invoice. (inferred; type inferred) */
    notes?: string;
    /** Terms and conditions. (inferred; type inferred) */
    terms?: string;
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: DocumentCustomField[];
    /** Id of the template that the invoice is printed with. (inferred; type inferred) */
    template_id?: Id;
    /** Id of the salesperson. (inferred; type inferred) */
    salesperson_id?: Id;
    /** Name of the salesperson. At most 200 characters. (inferred; type inferred) */
    salesperson_name?: string;
    /** Whether the transaction is from before GST, so from before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** GST identification number of the customer, 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** Treatment under GST. An empty text is accepted, too. (inferred) */
    gst_treatment?: 'business_gst' | 'business_none' | 'overseas' | 'consumer' | (string & {});
}
/**
 * The response with one invoice.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `invoice` is there; calls by path do not.
 */
export interface InvoiceResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Id of the line, if the invoice already has it. (inferred; type inferred; record inferred) */
    line_item_id?: Id;
    /** Name of the item or service. At most 100 characters. (inferred; type inferred) */
    name?: string;
    /** Id of the item that is sold. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** Id of the project that is billed. (inferred; type inferred) */
    project_id?: Id;
    /** Ids of the time entries that are billed. (inferred; type inferred) */
    time_entry_ids?: Id[] | string;
    /** Id of the expense that is billed. (inferred; type inferred) */
    expense_id?: Id;
    /** Description of what the line is for. At most 2000 characters. (inferred; type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (inferred) */
    item_order?: number;
    /**
     * Price of one unit. (inferred) (Format: double)
     */
    rate?: number;
    /**
     * Number of units. (inferred) (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. At most 100 characters. (inferred; type inferred) */
    unit?: string;
    /** Discount on the line, in percent or as an amount. (inferred; type inferred) */
    discount?: number | string;
    /** Id of the tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
    /** Id of the warehouse that the item is shipped from. (inferred) */
    warehouse_id?: Id;
    /** HSN code of the goods, or SAC of the service. (inferred; type inferred) */
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
    /** Date of the invoice. (inferred) */
    date?: CalendarDate;
    /** Days until payment is due. (inferred) */
    payment_terms?: number;
    /** Name of the payment terms. At most 100 characters. (inferred; type inferred) */
    payment_terms_label?: string;
    /** Date by which payment is due. (inferred) */
    due_date?: CalendarDate;
    /** Date on which payment is expected. (inferred) */
    payment_expected_date?: CalendarDate;
    /** Reference number of the invoice. (inferred; type inferred) */
    reference_number?: string;
    /** Id of the customer. (inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** Contact persons of the customer who receive the invoice. (inferred) */
    contact_persons?: InvoiceContactPerson[];
    /** Id of the currency of the invoice. (inferred; type inferred) */
    currency_id?: Id;
    /**
     * Exchange rate of the currency of the invoice. (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Discount on the invoice, in percent or as an amount. At most 100 characters, if it is text. (inferred) The documents say two things: The discount is called a float, and also has a length of at most 100. */
    discount?: number | string;
    /** Whether the discount is deducted before tax is calculated. (inferred) */
    is_discount_before_tax?: boolean;
    /** Level at which the discount applies: to the invoice, outside the lines (`entity_level`), or in each line (`item_level`). (inferred) */
    discount_type?: 'entity_level' | 'item_level' | (string & {});
    /** Whether the rates of the lines include tax. (inferred) */
    is_inclusive_tax?: boolean;
    /** Id of the recurring invoice that this one belongs to. (inferred; type inferred) */
    recurring_invoice_id?: Id;
    /** The lines of the invoice. (inferred; type inferred) */
    line_items?: InvoiceLineItemUpdate[];
    /** Charge for shipping. At most 100 characters as text. (inferred; type inferred) */
    shipping_charge?: number | string;
    /**
     * Amount that the total is adjusted by. (inferred) (Format: double)
     */
    adjustment?: number;
    /** Reason for the adjustment. (inferred; type inferred) */
    adjustment_description?: string;
    /** Whether the customer may pay in several payments. (inferred) */
    allow_partial_payments?: boolean;
    /** (inferred) */
    payment_options?: PaymentOptions;
    /** Address that the invoice is billed to. (inferred; type inferred) */
    billing_address?: DocumentAddress;
    /** Address that the goods are shipped to. (inferred; type inferred) */
    shipping_address?: DocumentAddress;
    /** Notes to the customer on the invoice. (inferred; type inferred) */
    notes?: string;
    /** Terms and conditions. (inferred; type inferred) */
    terms?: string;
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: DocumentCustomField[];
    /** Id of the template that the invoice is printed with. (inferred; type inferred) */
    template_id?: Id;
    /** Id of the salesperson. (inferred; type inferred) */
    salesperson_id?: Id;
    /** Name of the salesperson. At most 200 characters. (inferred; type inferred) */
    salesperson_name?: string;
    /** Whether the transaction is from before GST, so from before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** GST identification number of the customer, 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** Treatment under GST. An empty text is accepted, too. (inferred) */
    gst_treatment?: 'business_gst' | 'business_none' | 'overseas' | 'consumer' | (string & {});
}
/**
 * The bytes of a PDF file of one or more invoices.
 *
 * Inferred: Taken from the last segment of `/invoices/pdf`, and assumed for `/invoices/print`; the responses are not documented.
 */
export type InvoicePdf = Blob;
/**
 * The e-mails to send.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type BulkEmailRequest = {
    /** Ids of the invoices to send. (inferred) */
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
    /** Id of the template. (inferred; type inferred) */
    template_id?: Id;
    /** Name of the template. (inferred; type inferred) */
    template_name?: string;
    /** Kind of the template. (inferred; type inferred) */
    template_type?: string;
}
/**
 * The templates for one kind of sales document.
 *
 * Inferred: The key is taken from the URL; the response is not documented. The client checks that `templates` is there; calls by path do not.
 */
export interface TemplateListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The templates. (inferred) */
    templates: TemplateSummary[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * A payment that was applied to an invoice.
 *
 * Inferred: Taken from the record of a customer payment, and from the URL that deletes a payment of an invoice; what the list holds is not documented.
 */
export interface InvoicePayment {
    /** Id of the payment as applied to the invoice. (inferred; type inferred) */
    invoice_payment_id?: Id;
    /** Id of the customer payment. (inferred; type inferred; record inferred) */
    payment_id?: Id;
    /** How the customer paid. (inferred; type inferred) */
    payment_mode?: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
    /** Date of the payment. (inferred; type inferred) */
    date?: CalendarDate;
    /** Amount that was applied. (inferred; type inferred) */
    amount?: number;
    /** Reference number of the payment. (inferred; type inferred) */
    reference_number?: string;
    /** Free-text description of the payment. (inferred; type inferred) */
    description?: string;
}
/**
 * The payments of an invoice.
 *
 * Inferred: The key is taken from the URL; the response is not documented. The client checks that `payments` is there; calls by path do not.
 */
export interface InvoicePaymentListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The payments. (inferred) */
    payments: InvoicePayment[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * A credit that was applied to an invoice.
 *
 * Inferred: Taken from the record of a credit note, and from the URL that deletes an applied credit; what the list holds is not documented.
 */
export interface InvoiceAppliedCredit {
    /** Id of the credit as applied to the invoice. (inferred; type inferred) */
    creditnotes_invoice_id?: Id;
    /** Id of the credit note. (inferred; type inferred; record inferred) */
    creditnote_id?: Id;
    /** Number of the credit note. (inferred; type inferred) */
    creditnote_number?: string;
    /** Amount of the credit that was applied. (inferred; type inferred) */
    amount?: number;
}
/**
 * The credits that were applied to an invoice.
 *
 * Inferred: The key is taken from the URL that applies credits; the response is not documented. The client checks that `credits` is there; calls by path do not.
 */
export interface InvoiceAppliedCreditListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The applied credits. (inferred) */
    credits: InvoiceAppliedCredit[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * A credit note to apply to an invoice.
 *
 * Inferred: Taken from the invoices that a payment is applied to; no document shows it.
 */
export type InvoiceCreditNoteInput = {
    /** Id of the credit note. (inferred; type inferred; record inferred) */
    creditnote_id?: Id;
    /** Amount of the credit note that is applied to the invoice. (inferred; type inferred) */
    amount_applied?: number | string;
} & {
    [key: string]: unknown;
};
/**
 * The credits to apply.
 *
 * Inferred: Request bodies are JSON by a documented convention; that this one is an object, and what its fields are called, is assumed.
 */
export type InvoiceCreditsRequest = {
    /** The credit notes to apply. (inferred) */
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
    /** Whether the attachment can be sent with e-mails. (inferred; type inferred) */
    can_send_in_mail?: boolean;
}
/**
 * A file to attach, as a form field.
 *
 * Inferred: That the file comes as multipart form data is taken from image uploads, and the name of the field from the URL; neither is documented.
 */
export interface AttachmentUpload {
    /** The file. (inferred; type inferred) */
    attachment?: BinaryFile;
}
/**
 * A comment to add, or the new text of one.
 *
 * Inferred: Taken from the text that the comments of vendor credits carry; the body is not documented.
 */
export interface CommentInput {
    /** Text of the comment. (inferred; type inferred) */
    description?: string;
}
/**
 * The response with one comment.
 *
 * Inferred: The key is the singular of that of the list; the response is not documented. The client checks that `comment` is there; calls by path do not.
 */
export interface CommentResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** (inferred) */
    comment: Comment;
}
/** Number of the retainer invoice. At most 100 characters. */
export type RetainerInvoiceNumber = string;
/** A postal address with a second line for the street. */
export interface TwoLineDocumentAddress {
    /** Street and number. (type inferred) */
    address?: string;
    /** Second line of the street. (type inferred) */
    street2?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. (type inferred) */
    zip?: string;
    /** Fax number. (type inferred) */
    fax?: string;
}
/** A line of a retainer invoice. */
export interface RetainerInvoiceLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
    /** Price of one unit in the base currency of the organization. (type inferred) */
    bcy_rate?: number;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** Name of the tax. (type inferred) */
    tax_name?: string;
    /** Kind of the tax. (type inferred) */
    tax_type?: string;
    /** Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** Amount of the line. (type inferred) */
    item_total?: number;
}
/** A file to attach to a record, by its id. */
export interface AttachedDocumentInput {
    /** Id of the file. (type inferred) */
    document_id?: Id;
}
/** A file that is attached to a record. */
export interface AttachedDocument {
    /** Id of the file. (type inferred) */
    document_id?: Id;
    /** Name of the file. (type inferred) */
    file_name?: string;
}
/**
 * A file that is attached to a retainer invoice.
 *
 * Inferred: Taken from the `documents` of vendor credits; what an entry holds here is not documented.
 */
export interface RetainerInvoiceDocument {
    /** Id of the file. (inferred; type inferred) */
    document_id?: Id;
    /** Name of the file. (inferred; type inferred) */
    file_name?: string;
}
/** A bill to a customer for an advance payment, which is held as a liability until it is earned. */
export interface RetainerInvoice {
    /** Id of the retainer invoice. (type inferred) */
    retainerinvoice_id: Id;
    /** (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    /** Date of the invoice. */
    date?: CalendarDate;
    /** State of an invoice or a retainer invoice. `sent`, `viewed`, `partially_paid` and `overdue` count as unpaid; no operation of the sandbox leads to `unpaid`, or a retainer invoice to `overdue`. Known values: `sent`, `draft`, `overdue`, `paid`, `void`, `unpaid`, `partially_paid`, `viewed`. */
    status?: InvoiceStatus;
    /** Whether the transaction is from before GST, so from before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** Place of supply. Defaults to the place of the contact. (type inferred) */
    place_of_supply?: string;
    /** Id of the project. (type inferred) */
    project_id?: Id;
    /** Name of the project. (type inferred) */
    project_name?: string;
    /** Date of the latest payment. */
    last_payment_date?: ClearedDate;
    /** Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** Id of the customer. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** Contact persons of the customer whom the retainer invoice concerns. */
    contact_persons?: DocumentContactPerson[];
    /** Id of the currency of the invoice. (type inferred) */
    currency_id?: Id;
    /** Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /**
     * Exchange rate of the currency of the invoice. (Format: double)
     */
    exchange_rate?: number;
    /** Whether the customer has viewed the invoice. */
    is_viewed_by_client?: boolean;
    /** When the customer viewed the invoice. */
    client_viewed_time?: ClearedDateTime;
    /** Whether the rates of the lines include tax. (type inferred) */
    is_inclusive_tax?: boolean;
    /** The lines of the retainer invoice. (type inferred) */
    line_items?: RetainerInvoiceLineItem[];
    /** Sum of the lines before tax. (type inferred) */
    sub_total?: number;
    /** Amount of the invoice, as text. */
    total?: string;
    /** The taxes on the invoice, with their amounts. */
    taxes?: DocumentTax[];
    /** Amount that was paid. (type inferred) */
    payment_made?: number;
    /** Amount of the payments that was drawn. (type inferred) */
    payment_drawn?: number;
    /** Amount that is still to be paid, as text. */
    balance?: string;
    /** Whether the customer may pay in several payments. (type inferred) */
    allow_partial_payments?: boolean;
    /** Number of decimal places of prices. (type inferred) */
    price_precision?: number;
    payment_options?: PaymentOptions;
    /** Whether the invoice was sent by e-mail. (type inferred) */
    is_emailed?: boolean;
    /** The files that are attached to the retainer invoice. */
    documents?: RetainerInvoiceDocument[];
    /** Address that the customer is billed at. (type inferred) */
    billing_address?: TwoLineDocumentAddress;
    /** Address that the goods are shipped to. (type inferred) */
    shipping_address?: DocumentAddress;
    /** Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** Terms and conditions. (type inferred) */
    terms?: string;
    /** Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
    /** Name of the template that the invoice is printed with. (type inferred) */
    template_name?: string;
    /** Width of the page that the retainer invoice is printed on. (type inferred) */
    page_width?: string;
    /** Height of the page that the retainer invoice is printed on. (type inferred) */
    page_height?: string;
    /** Orientation of the page that the retainer invoice is printed on. (type inferred) */
    orientation?: string;
    /** Kind of the template. (type inferred) */
    template_type?: string;
    /** When the invoice was created. */
    created_time?: DateTime;
    /** When the invoice was last changed. */
    last_modified_time?: DateTime;
    /** Id of the user who created the retainer invoice. (type inferred) */
    created_by_id?: Id;
    /** File name of the attachment. (type inferred) */
    attachment_name?: string;
    /** Whether the attachment can be sent with e-mails. (type inferred) */
    can_send_in_mail?: boolean;
}
/**
 * A page of the list of retainer invoices.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `retainerinvoices` is there; calls by path do not.
 */
export interface RetainerInvoiceListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The retainer invoices of the page. (inferred; entries inferred) */
    retainerinvoices: RetainerInvoice[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a new retainer invoice. */
export interface RetainerInvoiceLineItemCreate {
    /** Description of what the line is for. At most 2000 characters. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines. */
    item_order?: number;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
}
/** The fields of a new retainer invoice. */
export interface RetainerInvoiceCreate {
    /** (type inferred) */
    retainerinvoice_number?: RetainerInvoiceNumber;
    /** Id of the customer. (record inferred) */
    customer_id: Id;
    /** The lines of the retainer invoice. */
    line_items: RetainerInvoiceLineItemCreate[];
    /** Reference number of the retainer invoice. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** Date of the invoice. */
    date?: CalendarDate;
    /** Contact persons of the customer whom the retainer invoice concerns. */
    contact_persons?: DocumentContactPersonInput[];
    /** Values of the organization's custom fields. */
    custom_fields?: DocumentCustomField[];
    /** Notes to the customer on the invoice. (type inferred) */
    notes?: string;
    /** Terms and conditions. (type inferred) */
    terms?: string;
    payment_options?: PaymentOptions;
    /** Id of the template that the invoice is printed with. (type inferred) */
    template_id?: Id;
}
/**
 * The response with one retainer invoice.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `retainerinvoice` is there; calls by path do not.
 */
export interface RetainerInvoiceResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Id of the line, if the retainer invoice already has it. (inferred; type inferred; record inferred) */
    line_item_id?: Id;
    /** Description of what the line is for. At most 2000 characters. (inferred; type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (inferred) */
    item_order?: number;
    /**
     * Price of one unit. (inferred) (Format: double)
     */
    rate?: number;
    /** Id of the tax that the line is charged with. (inferred; type inferred) */
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
    /** Date of the invoice. (inferred) */
    date?: CalendarDate;
    /** Whether the transaction is from before GST, so from before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** Place of supply. Defaults to the place of the contact. (inferred; type inferred) */
    place_of_supply?: string;
    /** Id of the project. (inferred; type inferred) */
    project_id?: Id;
    /** Name of the project. (inferred; type inferred) */
    project_name?: string;
    /** Reference number of the retainer invoice. At most 100 characters. (inferred; type inferred) */
    reference_number?: string;
    /** Id of the customer. (inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** Contact persons of the customer whom the retainer invoice concerns. (inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** Id of the currency of the invoice. (inferred; type inferred) */
    currency_id?: Id;
    /**
     * Exchange rate of the currency of the invoice. (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Whether the rates of the lines include tax. (inferred; type inferred) */
    is_inclusive_tax?: boolean;
    /** The lines of the retainer invoice. (inferred; type inferred) */
    line_items?: RetainerInvoiceLineItemUpdate[];
    /** Whether the customer may pay in several payments. (inferred; type inferred) */
    allow_partial_payments?: boolean;
    /** (inferred) */
    payment_options?: PaymentOptions;
    /** The files that are attached to the retainer invoice. (inferred) */
    documents?: AttachedDocumentInput[];
    /** Address that the customer is billed at. (inferred; type inferred) */
    billing_address?: TwoLineDocumentAddress;
    /** Address that the goods are shipped to. (inferred; type inferred) */
    shipping_address?: DocumentAddress;
    /** Notes to the customer on the invoice. (inferred; type inferred) */
    notes?: string;
    /** Terms and conditions. (inferred; type inferred) */
    terms?: string;
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: DocumentCustomField[];
    /** Id of the template that the invoice is printed with. (inferred; type inferred) */
    template_id?: Id;
}
/** An invoice that a payment is applied to. */
export interface CustomerPaymentInvoice {
    /** Id of the invoice. (type inferred) */
    invoice_id?: Id;
    /** Number of the invoice. (type inferred) */
    invoice_number?: string;
    /** Date of the invoice. */
    date?: CalendarDate;
    /** Amount of the invoice. (type inferred) */
    invoice_amount?: number;
    /** Amount of the payment that is applied to the invoice. (type inferred) */
    amount_applied?: number;
    /** Amount that is still to be paid on the invoice. (type inferred) */
    balance_amount?: number;
}
/** The value of a custom field, with its kind. */
export interface CustomerPaymentCustomField {
    /** Index of the field, from 1 to 10. */
    index?: number;
    /** Value that the record has in the field. */
    value?: string;
    /** Label that the field is displayed with. */
    label?: string;
    /** Kind of value that the field takes. (type inferred) */
    data_type?: string;
}
/** A payment of a customer. */
export interface CustomerPayment {
    /** Id of the payment. */
    payment_id: Id;
    /** How the customer pays. At most 100 characters. */
    payment_mode?: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
    /**
     * Amount of the payment, which is the original amount times `exchange_rate`. (Format: double)
     */
    amount?: number;
    /**
     * Amount that was returned to the customer's card. (Format: double)
     */
    amount_refunded?: number;
    /**
     * Amount that the bank charges for the payment. (Format: double)
     */
    bank_charges?: number;
    /** Date of the payment. */
    date?: CalendarDate;
    /** State of the payment. The documents say two things: The values are given as success or failure, and the complete set of payment states is said not to be shown. */
    status?: 'success' | 'failure' | (string & {});
    /** Reference number of the payment. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** Free-text description of the payment. (type inferred) */
    description?: string;
    /** Id of the customer who pays. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** E-mail address of the customer. (type inferred) */
    email?: string;
    /**
     * Amount of tax that was withheld. (Format: double)
     */
    tax_amount_withheld?: number;
    /** The invoices that the payment is applied to. */
    invoices?: CustomerPaymentInvoice[];
    /**
     * Rate that the original amount is multiplied by to give `amount`. Defaults to 1. (Format: double)
     * @default 1
     */
    exchange_rate?: number;
    /** Id of the currency of the payment. (type inferred) */
    currency_id?: Id;
    /** Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /** Id of the account that the payment is deposited to. (type inferred) */
    account_id?: Id;
    /** Name of the account that the payment is deposited to. (type inferred) */
    account_name?: string;
    /** Id of the account for withholding tax. (type inferred) */
    tax_account_id?: Id;
    /** Name of the account for withholding tax. (type inferred) */
    tax_account_name?: string;
    /**
     * Amount of the payment that is not applied to an invoice. (Format: double)
     */
    unused_amount?: number;
    /** Last four digits of the card, as a number, so without leading zeros. */
    last_four_digits?: number;
    /** Values of the organization's custom fields. */
    custom_fields?: CustomerPaymentCustomField[];
}
/**
 * A page of the list of customer payments.
 *
 * Inferred: The key is the name in the URL, as for the lists of other documents of sales; the response is not documented. The client checks that `customerpayments` is there; calls by path do not.
 */
export interface CustomerPaymentListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The payments of the page. (inferred; entries inferred) */
    customerpayments: CustomerPayment[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** An invoice to apply a payment to. */
export interface CustomerPaymentInvoiceInput {
    /** Id of the invoice. */
    invoice_id: Id;
    /**
     * Amount of the payment that is applied to the invoice. (Format: double)
     */
    amount_applied: number;
    /** Amount of tax that was withheld on the invoice. (type inferred) */
    tax_amount_withheld?: number | string;
}
/** The value of a custom field of a new payment. */
export interface CustomerPaymentCustomFieldInput {
    /** Label of the field. */
    label?: string;
    /** Value of the field. */
    value?: string;
}
/** The fields of a new customer payment. */
export interface CustomerPaymentCreate {
    /** Id of the customer who pays. (type inferred; record inferred) */
    customer_id: Id;
    /** How the customer pays. At most 100 characters. */
    payment_mode: 'check' | 'cash' | 'creditcard' | 'banktransfer' | 'bankremittance' | 'autotransaction' | 'others' | (string & {});
    /**
     * Amount of the payment, which is the original amount times `exchange_rate`. (Format: double)
     */
    amount: number;
    /** The invoices to apply the payment to. */
    invoices: CustomerPaymentInvoiceInput[];
    /** Date of the payment. */
    date?: CalendarDate;
    /** Reference number of the payment. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** Free-text description of the payment. (type inferred) */
    description?: string;
    /**
     * Rate that the original amount is multiplied by to give `amount`. Defaults to 1. (Format: double)
     * @default 1
     */
    exchange_rate?: number;
    /**
     * Amount that the bank charges for the payment. (Format: double)
     */
    bank_charges?: number;
    /** Id of the account that the payment is deposited to. (type inferred) */
    account_id?: Id;
    /** Id of the account for withholding tax. (type inferred) */
    tax_account_id?: Id;
    /** Values of the organization's custom fields. */
    custom_fields?: CustomerPaymentCustomFieldInput[];
}
/** The response with one customer payment. */
export interface CustomerPaymentResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    payment: CustomerPayment;
}
/** A sales return as a row of the list. */
export interface SalesReturnListItem {
    /** Id of the sales return. */
    salesreturn_id: Id;
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** Date of the sales return. */
    date?: CalendarDate;
    /** Id of the sales order whose items are returned. (type inferred) */
    salesorder_id?: Id;
    /** Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** Id of the customer. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. (type inferred) */
    customer_name?: string;
    /** State of the sales return. (inferred) */
    salesreturn_status?: 'approved' | (string & {});
    /** State of the sales return as to receiving the items. (inferred) */
    receive_status?: 'received' | (string & {});
    /** State of the sales return as to refunding the customer. (inferred) */
    refund_status?: 'refunded' | (string & {});
    /** Number of units that are returned, over all lines. (type inferred) */
    quantity?: number;
    /** Amount that was refunded to the customer. (type inferred) */
    refunded_amount?: number;
}
/** A page of the list of sales returns. */
export interface SalesReturnListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The sales returns of the page. */
    salesreturns: SalesReturnListItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a new sales return. */
export interface SalesReturnLineItemInput {
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Id of the line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Number of returned units that can be received. (Format: double)
     */
    quantity?: number;
    /**
     * Number of returned units that cannot be received. (Format: double)
     */
    non_receive_quantity?: number;
    /** Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
}
/** The fields of a new sales return. The query can name its sales order. */
export interface SalesReturnCreate {
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** The units that are returned, by line of the sales order. */
    line_items: SalesReturnLineItemInput[];
    /** Date of the sales return. */
    date?: CalendarDate;
    /** Reason for the return. (type inferred) */
    reason?: string;
}
/** A line of a sales return. */
export interface SalesReturnLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /**
     * Price of one unit. (Format: double)
     */
    rate?: number;
    /** Id of the line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Number of returned units that can be received. (Format: double)
     */
    quantity?: number;
    /**
     * Number of returned units that cannot be received. (Format: double)
     */
    non_receive_quantity?: number;
    /** Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** Name of the warehouse. (type inferred) */
    warehouse_name?: string;
}
/** A comment on a sales return, or an entry of its history. */
export interface SalesReturnComment {
    /** Id of the comment. (type inferred) */
    comment_id: Id;
    /** Id of the sales return. (type inferred) */
    salesreturn_id?: Id;
    /** Name of the user who wrote the comment or caused the entry. (type inferred) */
    commented_by?: string;
    /** Kind of entry, such as a comment or an entry of the history. (type inferred) */
    comment_type?: string;
    /** Date of the entry. */
    date?: CalendarDate;
    /** The date of the entry in words, such as `2 days ago`. (type inferred) */
    date_description?: string;
    /** Time of the entry. (type inferred) */
    time?: string;
    /** What was done to the record. (type inferred) */
    operation_type?: string;
    /** Id of the transaction that the entry belongs to. (type inferred) */
    transaction_id?: Id;
    /** Kind of that transaction. (type inferred) */
    transaction_type?: string;
}
/** Items of a sales order that a customer sends back. */
export interface SalesReturn {
    /** Id of the sales return. */
    salesreturn_id: Id;
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** Date of the sales return. */
    date?: CalendarDate;
    /** Reason for the return. (type inferred) */
    reason?: string;
    /** Id of the sales order whose items are returned. (type inferred) */
    salesorder_id?: Id;
    /** Number of the sales order. (type inferred) */
    salesorder_number?: string;
    /** State of the sales return. (inferred) */
    salesreturn_status?: 'approved' | (string & {});
    /** The lines of the sales return. (type inferred) */
    line_items?: SalesReturnLineItem[];
    /** The comments on the sales return and the entries of its history. (type inferred) */
    comments?: SalesReturnComment[];
}
/** The response with one sales return. */
export interface SalesReturnResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    salesreturn: SalesReturn;
}
/** A line of a sales return to change or to add. */
export interface SalesReturnLineItemUpdate {
    /** Id of the line, if the sales return already has it. (type inferred; record inferred) */
    line_item_id?: Id;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Id of the line of the sales order that the item was sold on. Packages call it `so_line_item_id`. (type inferred) */
    salesorder_item_id?: Id;
    /**
     * Number of returned units that can be received. (Format: double)
     */
    quantity?: number;
    /**
     * Number of returned units that cannot be received. (Format: double)
     */
    non_receive_quantity?: number;
    /** Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
}
/** The fields of a sales return to change, those of a new one. */
export interface SalesReturnUpdate {
    /** Return authorization number. (type inferred) */
    salesreturn_number?: string;
    /** The lines of the sales return. */
    line_items?: SalesReturnLineItemUpdate[];
    /** Date of the sales return. */
    date?: CalendarDate;
    /** Reason for the return. (type inferred) */
    reason?: string;
}
/** How GST treats the party. For contacts and invoices the values are `business_gst`, `business_none`, `overseas` and `consumer`. */
export type OpenGstTreatment = string;
/** A postal address with a country. */
export interface DocumentAddressWithCountry {
    /** Street and number. (type inferred) */
    address?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. (type inferred) */
    zip?: string;
    /** Country. (type inferred) */
    country?: string;
    /** Fax number. (type inferred) */
    fax?: string;
}
/** A postal address with a second line for the street, and a country. */
export interface CreditNoteAddress {
    /** Street and number. (type inferred) */
    address?: string;
    /** Second line of the street. (type inferred) */
    street2?: string;
    /** City or town. (type inferred) */
    city?: string;
    /** State, province or region. (type inferred) */
    state?: string;
    /** Postal code. (type inferred) */
    zip?: string;
    /** Country. (type inferred) */
    country?: string;
    /** Fax number. (type inferred) */
    fax?: string;
}
/**
 * Serial numbers of the units.
 *
 * Inferred: That they come as a list is taken from the name; text is accepted too.
 */
export type SerialNumbers = (string | number)[] | string;
/** A line of a credit note. */
export interface CreditNoteLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (type inferred) */
    item_order?: number;
    /** Price of one unit. (type inferred) */
    rate?: number;
    /**
     * Number of units, a whole number. (Format: int32)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Discount on the line, in percent. (type inferred) */
    discount?: number;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** Values of the item's custom fields. */
    item_custom_fields?: CustomField[];
    /** Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** (type inferred) */
    serial_numbers?: SerialNumbers;
    /** Id of the invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** Id of the line of the invoice that the line credits. (type inferred) */
    invoice_item_id?: Id;
    /** Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** Whether the units go back to stock. On a line from a sales return, `true` is for units that can be received and `false` for units that are credited only. (type inferred) */
    is_returned_to_stock?: boolean;
    /** Id of the line of the sales return that the line credits. (type inferred) */
    salesreturn_item_id?: Id;
}
/** An invoice that a credit note was applied to. */
export interface CreditNoteInvoice {
    /** Id of the invoice. (type inferred) */
    invoice_id?: Id;
    /** Number of the invoice. (type inferred) */
    invoice_number?: string;
    /** Amount of the credit that is applied to the invoice. (type inferred) */
    amount?: number;
}
/** A tax, with its amount. */
export interface CreditNoteTax {
    /** Id of the tax. (type inferred) */
    tax_id?: Id;
    /** Name of the tax. (type inferred) */
    tax_name?: string;
    /** Amount of the tax. (type inferred) */
    tax_amount?: number;
}
/** A credit that is owed to a customer. It is applied to invoices or refunded. */
export interface CreditNote {
    /** Id of the credit note. (type inferred) */
    creditnote_id: Id;
    /** Number of the credit note. Starts with `CN`. At most 100 characters. (type inferred) */
    creditnote_number?: string;
    /** Date of the credit note. */
    date?: CalendarDate;
    /** Whether the transaction is from before GST. For invoices that is before 1 July 2017. (type inferred) */
    is_pre_gst?: boolean;
    /** VAT registration number. (type inferred) */
    vat_reg_no?: string;
    /** GST identification number. For contacts, invoices and vendor credits it has 15 characters. (type inferred) */
    gst_no?: string;
    /** (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** State of the credit note. */
    status?: 'open' | 'closed' | 'void' | 'draft' | (string & {});
    /** Id of the customer. (type inferred; record inferred) */
    customer_id?: Id;
    /** Name of the customer. At most 100 characters. (type inferred) */
    customer_name?: string;
    /** Values of the organization's custom fields. */
    custom_fields?: CustomField[];
    /** Reference number of the credit note. At most 100 characters. (type inferred) */
    reference_number?: string;
    /** E-mail address of the customer. (type inferred) */
    email?: string;
    /**
     * Amount of the credit note. (Format: double)
     */
    total?: number;
    /**
     * Amount of the credit that was not applied yet. (Format: double)
     */
    balance?: number;
    /** The lines of the credit note. (type inferred) */
    line_items?: CreditNoteLineItem[];
    /** The invoices that the credit was applied to. (type inferred) */
    invoices?: CreditNoteInvoice[];
    /** The taxes on the credit note, with their amounts. (type inferred) */
    taxes?: CreditNoteTax[];
    /** Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /** Symbol of the currency. (type inferred) */
    currency_symbol?: string;
    /** Address that the customer is billed at. (type inferred) */
    billing_address?: CreditNoteAddress;
    /** Shipping address of the customer. (type inferred) */
    shipping_address?: CreditNoteAddress;
    /** When the credit note was created. */
    created_time?: DateTime;
    /** When the credit note was last changed. Other records call this field `last_modified_time`. */
    updated_time?: DateTime;
    /** Id of the template that the credit note is printed with. (type inferred) */
    template_id?: Id;
    /** Name of the template that the credit note is printed with. (type inferred) */
    template_name?: string;
    /** Notes on the credit note. At most 5000 characters. (type inferred) */
    notes?: string;
    /** Terms and conditions. At most 10000 characters. (type inferred) */
    terms?: string;
}
/**
 * A page of the list of credit notes.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `creditnotes` is there; calls by path do not.
 */
export interface CreditNoteListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The credit notes of the page. (inferred; entries inferred) */
    creditnotes: CreditNote[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a new credit note. */
export interface CreditNoteLineItemCreate {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Code of the line. (type inferred) */
    code?: string | number;
    /** Kind of the line, as a number. */
    type?: number;
    /** Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** Name of the account of the line. (type inferred) */
    account_name?: string;
    /**
     * Number of units, a whole number. (Format: int32)
     */
    quantity?: number;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** (type inferred) */
    serial_numbers?: SerialNumbers;
    /** Position of the line in the order of lines. (type inferred) */
    item_order?: number | string;
    /** Price of one unit. (type inferred) */
    rate?: number | string;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Discount on the line, in percent. (type inferred) */
    discount?: number | string;
    /** Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** Values of the item's custom fields. */
    item_custom_fields?: CustomField[];
    /** Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** Id of the invoice that the line credits. (type inferred) */
    invoice_id?: Id;
    /** Id of the line of the invoice that the line credits. (type inferred) */
    invoice_item_id?: Id;
    /** Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (type inferred) */
    is_item_shipped?: boolean;
    /** Whether the units go back to stock. On a line from a sales return, `true` is for units that can be received and `false` for units that are credited only. (type inferred) */
    is_returned_to_stock?: boolean;
    /** Id of the line of the sales return that the line credits. (type inferred) */
    salesreturn_item_id?: Id;
}
/** The fields of a new credit note. */
export interface CreditNoteCreate {
    /** Number of the credit note. Starts with `CN`. At most 100 characters. (inferred; type inferred) */
    creditnote_number?: string;
    /** Id of the customer. (record inferred) */
    customer_id: Id;
    /** Date of the credit note. */
    date: CalendarDate;
    /** The lines of the credit note. */
    line_items: CreditNoteLineItemCreate[];
    /** Contact persons of the customer whom the credit note concerns. (type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** Whether to create the credit note as a draft. */
    is_draft?: boolean;
    /** Exchange rate of the currency of the credit note, as text. */
    exchange_rate?: string;
    /** Whether the transaction is from before GST. For invoices that is before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** VAT registration number. (inferred; type inferred) */
    vat_reg_no?: string;
    /** GST identification number. For contacts, invoices and vendor credits it has 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** (inferred; type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: CustomField[];
    /** Reference number of the credit note. At most 100 characters. (inferred; type inferred) */
    reference_number?: string;
    /** Address that the customer is billed at. (inferred; type inferred) */
    billing_address?: CreditNoteAddress;
    /** Shipping address of the customer. (inferred; type inferred) */
    shipping_address?: CreditNoteAddress;
    /** Id of the template that the credit note is printed with. (inferred; type inferred) */
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
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Id of the line. (inferred; type inferred) */
    line_item_id?: Id;
    /** Name of the item. (inferred; type inferred) */
    name?: string;
    /** Id of the item. (inferred; type inferred; record inferred) */
    item_id?: Id;
    /** Id of the account of the line. (inferred; type inferred) */
    account_id?: Id;
    /** Description of the item on this line. (inferred; type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (inferred; type inferred) */
    item_order?: number | string;
    /** Price of one unit. (inferred; type inferred) */
    rate?: number | string;
    /**
     * Number of units, a whole number. (inferred) (Format: int32)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (inferred; type inferred) */
    unit?: string;
    /** Discount on the line, in percent. (inferred; type inferred) */
    discount?: number | string;
    /** Id of the tax that the line is charged with. (inferred; type inferred) */
    tax_id?: Id;
    /** Id of the tax exemption. (inferred; type inferred) */
    tax_exemption_id?: Id;
    /** Code of the tax exemption. (inferred; type inferred) */
    tax_exemption_code?: string;
    /** HSN code of the goods, or SAC of the service. (inferred; type inferred) */
    hsn_or_sac?: string;
    /** Values of the item's custom fields. (inferred) */
    item_custom_fields?: CustomField[];
    /** Id of the warehouse. (inferred; type inferred) */
    warehouse_id?: Id;
    /** (inferred; type inferred) */
    serial_numbers?: SerialNumbers;
    /** Id of the invoice that the line credits. (inferred; type inferred) */
    invoice_id?: Id;
    /** Id of the line of the invoice that the line credits. (inferred; type inferred) */
    invoice_item_id?: Id;
    /** Whether the item was shipped: `true` on a line from a sales return, `false` on a line from an invoice. (inferred; type inferred) */
    is_item_shipped?: boolean;
    /** Whether the units go back to stock. On a line from a sales return, `true` is for units that can be received and `false` for units that are credited only. (inferred; type inferred) */
    is_returned_to_stock?: boolean;
    /** Id of the line of the sales return that the line credits. (inferred; type inferred) */
    salesreturn_item_id?: Id;
    /** Code of the line. (type inferred) */
    code?: string | number;
    /** Kind of the line, as a number. (inferred) */
    type?: number;
    /** Name of the account of the line. (inferred; type inferred) */
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
    /** Date of the credit note. (inferred) */
    date?: CalendarDate;
    /** Whether the transaction is from before GST. For invoices that is before 1 July 2017. (inferred; type inferred) */
    is_pre_gst?: boolean;
    /** VAT registration number. (inferred; type inferred) */
    vat_reg_no?: string;
    /** GST identification number. For contacts, invoices and vendor credits it has 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** (inferred; type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** Id of the customer. (inferred; type inferred; record inferred) */
    customer_id?: Id;
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: CustomField[];
    /** Reference number of the credit note. At most 100 characters. (inferred; type inferred) */
    reference_number?: string;
    /** The lines of the credit note. (inferred; type inferred) */
    line_items?: CreditNoteLineItemUpdate[];
    /** Address that the customer is billed at. (inferred; type inferred) */
    billing_address?: CreditNoteAddress;
    /** Shipping address of the customer. (inferred; type inferred) */
    shipping_address?: CreditNoteAddress;
    /** Id of the template that the credit note is printed with. (inferred; type inferred) */
    template_id?: Id;
    /** Notes on the credit note. At most 5000 characters. (inferred; type inferred) */
    notes?: string;
    /** Terms and conditions. At most 10000 characters. (inferred; type inferred) */
    terms?: string;
    /** Contact persons of the customer whom the credit note concerns. (inferred; type inferred) */
    contact_persons?: DocumentContactPersonInput[];
    /** Exchange rate of the currency of the credit note, as text. (inferred) */
    exchange_rate?: string;
}
/**
 * The e-mails that a credit note was sent with, next to the envelope.
 *
 * Inferred: The envelope is documented for every JSON response; the rest is open.
 */
export type EmailHistoryResponse = {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** Where the page stands in the list. (inferred) */
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
    /** Id of the invoice. (inferred; type inferred; record inferred) */
    invoice_id?: Id;
    /** Number of the invoice. (inferred; type inferred) */
    invoice_number?: string;
    /** Amount of the credit that is applied to the invoice. (inferred; type inferred) */
    amount?: number;
    /** Id of the credit as applied to the invoice. Invoices call it `creditnotes_invoice_id`. (inferred; type inferred) */
    creditnote_invoice_id?: Id;
}
/**
 * The invoices that a credit note was applied to.
 *
 * Inferred: The key is that of the bills of a vendor credit, with invoices for bills; the response is not documented. The client checks that `invoices_credited` is there; calls by path do not.
 */
export interface CreditNoteInvoiceListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The invoices. (inferred) */
    invoices_credited: CreditNoteInvoiceListItem[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * An invoice to apply a credit note to.
 *
 * Inferred: The invoice as in the record of a credit note, and the amount under the name that a customer payment gives it.
 */
export interface CreditNoteInvoiceCredit {
    /** Id of the invoice. (inferred; type inferred; record inferred) */
    invoice_id?: Id;
    /** Amount of the credit to apply to the invoice. (inferred; type inferred) */
    amount_applied?: number | string;
}
/**
 * The invoices to apply a credit note to. The sandbox needs `invoices`.
 *
 * Inferred: Taken from the invoices that the record of a credit note carries; the body is not documented.
 */
export interface CreditNoteApplication {
    /** The invoices, with the amount for each. (needed by the sandbox; inferred) */
    invoices?: CreditNoteInvoiceCredit[];
}
/**
 * A refund of a credit note.
 *
 * Inferred: Taken from the refunds that vendor credits carry, with the ids that the URL names; those of credit notes are not documented.
 */
export interface CreditNoteRefund {
    /** Id of the refund. (inferred; type inferred) */
    creditnote_refund_id: Id;
    /** Date of the refund. (inferred) */
    date?: CalendarDate;
    /** How the money is paid back. (inferred; type inferred) */
    refund_mode?: string;
    /** Reference number of the refund. (inferred; type inferred) */
    reference_number?: string;
    /** Free-text description of the refund. (inferred; type inferred) */
    description?: string;
    /** Amount of the refund in the base currency of the organization. (inferred; type inferred) */
    amount_bcy?: number;
    /** Amount of the refund in the foreign currency. (inferred; type inferred) */
    amount_fcy?: number;
    /** Id of the credit note. (inferred; type inferred; record inferred) */
    creditnote_id?: Id;
}
/**
 * The refunds of one credit note, or of all.
 *
 * Inferred: The key follows the documented convention for lists, with the name that the URL gives a refund; the response is not documented. The client checks that `creditnote_refunds` is there; calls by path do not.
 */
export interface CreditNoteRefundListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The refunds. (inferred) */
    creditnote_refunds: CreditNoteRefund[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * A refund to record, or the fields of one to change.
 *
 * Inferred: The fields of the refunds that vendor credits carry, less the ids; the body is not documented.
 */
export interface RefundInput {
    /** Date of the refund. (inferred) */
    date?: CalendarDate;
    /** How the money is paid back. (inferred; type inferred) */
    refund_mode?: string;
    /** Reference number of the refund. (inferred; type inferred) */
    reference_number?: string;
    /** Free-text description of the refund. (inferred; type inferred) */
    description?: string;
    /** Amount of the refund in the base currency of the organization. (inferred; type inferred) */
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
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** (inferred) */
    creditnote_refund: CreditNoteRefund;
}
/** A line of a purchase receive. */
export interface PurchaseReceiveLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines, from 0. (type inferred) */
    item_order?: number | string;
    /**
     * Number of units that were received. (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
}
/** The fields of a new purchase receive. The query names its purchase order. */
export interface PurchaseReceiveCreate {
    /** Number of the purchase receive. (type inferred) */
    receive_number: string;
    /** The lines of the purchase receive. */
    line_items: PurchaseReceiveLineItem[];
    /** Date of the purchase receive. */
    date?: CalendarDate;
    /** Notes on the purchase receive. (type inferred) */
    notes?: string;
}
/** Goods that were received against a purchase order. */
export interface PurchaseReceive {
    /** Id of the purchase receive. */
    receive_id: Id;
    /** Number of the purchase receive. (type inferred) */
    receive_number?: string;
    /** Id of the purchase order that the goods were received against. */
    purchaseorder_id?: Id;
    /** Number of the purchase order. (type inferred) */
    purchaseorder_number?: string;
    /** Date of the purchase receive. */
    date?: CalendarDate;
    /** Id of the vendor. (type inferred; record inferred) */
    vendor_id?: Id;
    /** Name of the vendor. (type inferred) */
    vendor_name?: string;
    /** Contact persons of the vendor whom the receive concerns. (type inferred) */
    contact_persons?: DocumentContactPerson[];
    /** Notes on the purchase receive. (type inferred) */
    notes?: string;
    /** The lines of the purchase receive. (type inferred) */
    line_items?: PurchaseReceiveLineItem[];
    /** Billing address, in an array. */
    billing_address?: DocumentAddressWithCountry[];
    /** Address that the goods are shipped to, in an array. */
    shipping_address?: DocumentAddressWithCountry[];
    /** When the purchase receive was created. */
    created_time?: DateTime;
    /** When the purchase receive was last changed. */
    last_modified_time?: DateTime;
}
/** The response with one purchase receive. */
export interface PurchaseReceiveResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    purchase_receive: PurchaseReceive;
}
/** A tag of a line, with the option that was chosen. */
export interface VendorCreditLineItemTag {
    /** Id of the tag. (type inferred) */
    tag_id?: Id;
    /** Id of the option that was chosen. (type inferred) */
    tag_option_id?: Id;
}
/** The value of a custom field of an item. */
export interface VendorCreditItemCustomField {
    /** Id of the custom field. (type inferred) */
    custom_field_id?: Id;
    /** Label that the field is displayed with. */
    label?: string;
    /** Value that the record has in the field. */
    value?: string;
    /** Index of the field, from 1 to 10. */
    index?: number;
}
/** A line of a vendor credit. */
export interface VendorCreditLineItem {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Stock keeping unit (SKU) of the item. (type inferred) */
    sku?: string;
    /** Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** Name of the account of the line. (type inferred) */
    account_name?: string;
    /** Id of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_id?: Id;
    /** Name of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_name?: string;
    /** Rate of the tax that applies under reverse charge, in percent. (type inferred) */
    reverse_charge_tax_percentage?: number;
    /** Amount of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_amount?: number;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (type inferred) */
    item_order?: number;
    /**
     * Number of units. (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Price of one unit in the base currency of the organization. (type inferred) */
    bcy_rate?: number;
    /** Price of one unit. (type inferred) */
    rate?: number;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** Id of the tax exemption. (type inferred) */
    tax_exemption_id?: Id;
    /** Code of the tax exemption. (type inferred) */
    tax_exemption_code?: string;
    /** Name of the tax. (type inferred) */
    tax_name?: string;
    /** Kind of the tax. (type inferred) */
    tax_type?: string;
    /** Rate of the tax, in percent. (type inferred) */
    tax_percentage?: number;
    /** Amount of the line. (type inferred) */
    item_total?: number;
    /** Amount of the line, including tax. (type inferred) */
    item_total_inclusive_of_tax?: number;
    /** HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** Quantity of the item in stock. (type inferred) */
    stock_on_hand?: number;
    /** Tags of the line. */
    tags?: VendorCreditLineItemTag[];
    /** Values of the item's custom fields. */
    item_custom_fields?: VendorCreditItemCustomField[];
}
/** A comment on a vendor credit, or an entry of its history. */
export interface VendorCreditComment {
    /** Id of the comment. (type inferred) */
    comment_id: Id;
    /** Id of the vendor credit. (type inferred) */
    vendor_credit_id?: Id;
    /** Text of the comment. (type inferred) */
    description?: string;
    /** Id of the user who caused the entry. (type inferred) */
    commented_by_id?: Id;
    /** Name of the user who wrote the comment or caused the entry. (type inferred) */
    commented_by?: string;
    /** Kind of entry, such as a comment or an entry of the history. (type inferred) */
    comment_type?: string;
    /** Date of the entry. */
    date?: CalendarDate;
    /** The date of the entry in words, such as `2 days ago`. (type inferred) */
    date_description?: string;
    /** Time of the entry. (type inferred) */
    time?: string;
    /** What was done to the record. (type inferred) */
    operation_type?: string;
    /** Id of the transaction that the entry belongs to. (type inferred) */
    transaction_id?: Id;
    /** Kind of that transaction. (type inferred) */
    transaction_type?: string;
}
/** A refund of a vendor credit by the vendor. */
export interface VendorCreditRefund {
    /** Id of the refund. (type inferred) */
    vendor_credit_refund_id: Id;
    /** Id of the vendor credit. (type inferred) */
    vendor_credit_id?: Id;
    /** Date of the refund. */
    date?: CalendarDate;
    /** How the money is paid back. (type inferred) */
    refund_mode?: string;
    /** Reference number of the refund. (type inferred) */
    reference_number?: string;
    /** Free-text description of the refund. (type inferred) */
    description?: string;
    /** Amount of the refund in the base currency of the organization. (type inferred) */
    amount_bcy?: number;
    /** Amount of the refund in the foreign currency. (type inferred) */
    amount_fcy?: number;
}
/** A bill that a vendor credit was applied to. */
export interface VendorCreditBill {
    /** Id of the bill. (type inferred) */
    bill_id?: Id;
    /** Id of the credit as applied to the bill. (type inferred) */
    vendor_credit_bill_id?: Id;
    /** Date of the entry. */
    date?: CalendarDate;
    /** Number of the bill. (type inferred) */
    bill_number?: string;
    /** Amount of the credit that is applied to the bill. (type inferred) */
    amount?: number;
}
/** A credit from a vendor, which the vendor refunds or which is applied to later bills. */
export interface VendorCredit {
    /** Id of the vendor credit. (type inferred) */
    vendor_credit_id: Id;
    /** Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    /** Date of the vendor credit. */
    date?: CalendarDate;
    /** Place that the supply comes from. (type inferred) */
    source_of_supply?: string;
    /** Place that the supply goes to. Defaults to the home state of the organization. (type inferred) */
    destination_of_supply?: string;
    /** GST identification number, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** Id of the price list. (type inferred) */
    pricebook_id?: Id;
    /** Whether reverse charge applies. */
    is_reverse_charge_applied?: boolean;
    /** State of the vendor credit. */
    status?: 'open' | 'void' | (string & {});
    /** Reference number of the vendor credit. (type inferred) */
    reference_number?: string;
    /** Id of the vendor. (type inferred; record inferred) */
    vendor_id?: Id;
    /** Name of the vendor. (type inferred) */
    vendor_name?: string;
    /** Id of the currency of the vendor credit. (type inferred) */
    currency_id?: Id;
    /** Code of the currency, such as `INR`. (type inferred) */
    currency_code?: string;
    /**
     * Exchange rate of the currency of the vendor credit. (Format: double)
     */
    exchange_rate?: number;
    /** Number of decimal places of prices. */
    price_precision?: number;
    /** Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    /** The lines of the vendor credit, as an array or as a single line. The documents say two things: The sample has a single line here, as an object, and on input the lines are an array. */
    line_items?: VendorCreditLineItem | VendorCreditLineItem[];
    /** The files that are attached to the vendor credit. */
    documents?: AttachedDocument[];
    /** Values of the organization's custom fields. */
    custom_fields?: CustomField[];
    /** Sum of the lines before tax. (type inferred) */
    sub_total?: number;
    /** Amount of the vendor credit. (type inferred) */
    total?: number;
    /** Amount of the credit that was used. (type inferred) */
    total_credits_used?: number;
    /** Amount of the credit that was refunded. (type inferred) */
    total_refunded_amount?: number;
    /** Amount of the credit that is left. (type inferred) */
    balance?: number;
    /** Notes on the vendor credit. (type inferred) */
    notes?: string;
    /** The comments on the vendor credit and the entries of its history. (type inferred) */
    comments?: VendorCreditComment[];
    /** The refunds of the vendor credit. (type inferred) */
    vendor_credit_refunds?: VendorCreditRefund[];
    /** The bills that the credit was applied to. (type inferred) */
    bills_credited?: VendorCreditBill[];
    /** When the vendor credit was created. */
    created_time?: DateTime;
    /** When the vendor credit was last changed. */
    last_modified_time?: DateTime;
}
/**
 * A page of the list of vendor credits.
 *
 * Inferred: The key is the plural that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `vendor_credits` is there; calls by path do not.
 */
export interface VendorCreditListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The vendor credits of the page. (inferred; entries inferred) */
    vendor_credits: VendorCredit[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/** A line of a vendor credit, as written. */
export interface VendorCreditLineItemInput {
    /** Id of the line. (type inferred) */
    line_item_id?: Id;
    /** Name of the item. (type inferred) */
    name?: string;
    /** Id of the item. (type inferred; record inferred) */
    item_id?: Id;
    /** Id of the account of the line. (type inferred) */
    account_id?: Id;
    /** HSN code of the goods, or SAC of the service. (type inferred) */
    hsn_or_sac?: string;
    /** Id of the tax that applies under reverse charge. (type inferred) */
    reverse_charge_tax_id?: Id;
    /** Id of the warehouse. (type inferred) */
    warehouse_id?: Id;
    /** Description of the item on this line. (type inferred) */
    description?: string;
    /** Position of the line in the order of lines. (type inferred) */
    item_order?: number | string;
    /**
     * Number of units. (Format: double)
     */
    quantity?: number;
    /** Unit that the quantity is counted in, such as `pcs`. (type inferred) */
    unit?: string;
    /** Price of one unit. (type inferred) */
    rate?: number | string;
    /** Id of the tax that the line is charged with. (type inferred) */
    tax_id?: Id;
    /** Tags of the line. */
    tags?: VendorCreditLineItemTag[];
    /** Values of the item's custom fields. */
    item_custom_fields?: VendorCreditItemCustomField[];
    /** Serial numbers of the units. (type inferred) */
    serial_numbers?: SerialNumbers;
}
/** The fields of a new vendor credit. */
export interface VendorCreditCreate {
    /** Number of the vendor credit. A new one must have it if automatic numbering is disabled. (type inferred) */
    vendor_credit_number?: string;
    /** Id of the vendor. (record inferred) */
    vendor_id: Id;
    /** (type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** GST identification number, 15 characters. (type inferred) */
    gst_no?: GstNumber;
    /** Place that the supply comes from. (type inferred) */
    source_of_supply?: string;
    /** Place that the supply goes to. Defaults to the home state of the organization. (type inferred) */
    destination_of_supply?: string;
    /** Id of the price list. (type inferred) */
    pricebook_id?: Id;
    /** Reference number of the vendor credit. (type inferred) */
    reference_number?: string;
    /** Whether to update the customer as well. */
    is_update_customer?: boolean;
    /** Date of the vendor credit. */
    date?: CalendarDate;
    /**
     * Exchange rate of the currency of the vendor credit. (Format: double)
     */
    exchange_rate?: number;
    /** Whether the rates of the lines include tax. Does not apply in the US edition. */
    is_inclusive_tax?: boolean;
    /** The lines of the vendor credit. */
    line_items?: VendorCreditLineItemInput[];
    /** Id of the project. (type inferred) */
    project_id?: Id;
    /** Name of the project. (type inferred) */
    project_name?: string;
    /** Notes on the vendor credit. (type inferred) */
    notes?: string;
    /** The files to attach. */
    documents?: AttachedDocumentInput[];
    /** Whether reverse charge applies. (inferred) */
    is_reverse_charge_applied?: boolean;
    /** Id of the currency of the vendor credit. (inferred; type inferred) */
    currency_id?: Id;
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: CustomField[];
}
/**
 * The response with one vendor credit.
 *
 * Inferred: The key is the singular that the convention gives, in the spelling of the record's id; the response is not documented. The client checks that `vendor_credit` is there; calls by path do not.
 */
export interface VendorCreditResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
    /** Date of the vendor credit. (inferred) */
    date?: CalendarDate;
    /** Place that the supply comes from. (inferred; type inferred) */
    source_of_supply?: string;
    /** Place that the supply goes to. Defaults to the home state of the organization. (inferred; type inferred) */
    destination_of_supply?: string;
    /** GST identification number, 15 characters. (inferred; type inferred) */
    gst_no?: string;
    /** (inferred; type inferred) */
    gst_treatment?: OpenGstTreatment;
    /** Id of the price list. (inferred; type inferred) */
    pricebook_id?: Id;
    /** Whether reverse charge applies. (inferred) */
    is_reverse_charge_applied?: boolean;
    /** Reference number of the vendor credit. (inferred; type inferred) */
    reference_number?: string;
    /** Id of the vendor. (inferred; type inferred; record inferred) */
    vendor_id?: Id;
    /** Id of the currency of the vendor credit. (inferred; type inferred) */
    currency_id?: Id;
    /**
     * Exchange rate of the currency of the vendor credit. (inferred) (Format: double)
     */
    exchange_rate?: number;
    /** Whether the rates of the lines include tax. Does not apply in the US edition. (inferred) */
    is_inclusive_tax?: boolean;
    /** The lines of the vendor credit. (inferred) */
    line_items?: VendorCreditLineItemInput[];
    /** The files to attach. (inferred) */
    documents?: AttachedDocumentInput[];
    /** Values of the organization's custom fields. (inferred) */
    custom_fields?: CustomField[];
    /** Notes on the vendor credit. (inferred; type inferred) */
    notes?: string;
}
/**
 * The bills that a vendor credit was applied to.
 *
 * Inferred: The key is that of the bills in the record; the response is not documented. The client checks that `bills_credited` is there; calls by path do not.
 */
export interface VendorCreditBillListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The bills. (inferred) */
    bills_credited: VendorCreditBill[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * A bill to apply a vendor credit to.
 *
 * Inferred: The bill as in the record of a vendor credit, and the amount under the name that a customer payment gives it.
 */
export interface VendorCreditBillCredit {
    /** Id of the bill. (inferred; type inferred) */
    bill_id?: Id;
    /** Amount of the credit to apply to the bill. (inferred; type inferred) */
    amount_applied?: number | string;
}
/**
 * The bills to apply a vendor credit to. The sandbox needs `bills`.
 *
 * Inferred: Taken from the bills that the record of a vendor credit carries, and the key from the URL; the body is not documented.
 */
export interface VendorCreditApplication {
    /** The bills, with the amount for each. (needed by the sandbox; inferred) */
    bills?: VendorCreditBillCredit[];
}
/**
 * The refunds of one vendor credit, or of all.
 *
 * Inferred: The key follows the documented convention for lists; the response is not documented. The client checks that `vendor_credit_refunds` is there; calls by path do not.
 */
export interface VendorCreditRefundListResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The refunds. (inferred) */
    vendor_credit_refunds: VendorCreditRefund[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * The response with one refund of a vendor credit.
 *
 * Inferred: The key follows the documented convention for single records; the response is not documented. The client checks that `vendor_credit_refund` is there; calls by path do not.
 */
export interface VendorCreditRefundResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
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
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** The comments and the entries of the history. (inferred) */
    comments: VendorCreditComment[];
    /** Where the page stands in the list. (inferred) */
    page_context?: PageContext;
}
/**
 * The response with one comment.
 *
 * Inferred: The key follows the documented convention for single records; the response is not documented. The client checks that `comment` is there; calls by path do not.
 */
export interface VendorCreditCommentResponse {
    /**
     * Always 0, the code of success.
     * @constant
     */
    code: 0;
    /** Human-readable text on the outcome. */
    message: string;
    /** (inferred) */
    comment: VendorCreditComment;
}
