import {
  ANY,
  BOOLEAN,
  ID,
  type Id,
  INTEGER,
  listOf,
  NUMBER,
  objectOf,
  TEXT,
  typed,
  type ValueIn,
  type ValuesIn,
} from '../engine/index.ts';
import { COST_LAYERS } from './sandbox-records.ts';

/** A postal address, as orders carry it. */
export const ADDRESS = objectOf({
  address: TEXT,
  city: TEXT,
  state: TEXT,
  zip: TEXT,
  country: TEXT,
  phone: TEXT,
  fax: TEXT,
});
export type OrderAddress = ValueIn<typeof ADDRESS>;

const LINE = {
  line_item_id: ID,
  item_id: ID,
  name: TEXT,
  description: TEXT,
  unit: TEXT,
  item_order: INTEGER,
  quantity: NUMBER,
};

const CUSTOM_FIELDS = typed<Record<string, unknown>[]>(ANY);

/** A line of an order. */
const ORDER_LINE = {
  ...LINE,
  /** Price of a unit in the currency of the order. */
  rate: NUMBER,
  tax_id: ID,
  /** Where the goods leave from or come to; the primary warehouse unless it is said. */
  warehouse_id: ID,
  item_custom_fields: CUSTOM_FIELDS,
};
export type OrderLine = ValuesIn<typeof ORDER_LINE> & { item_id: Id; quantity: number };

const ORDER = {
  date: TEXT,
  reference_number: TEXT,
  notes: TEXT,
  exchange_rate: NUMBER,
  currency_id: ID,
  contact_persons: typed<{ contact_person_id: Id }[]>(listOf({ contact_person_id: ID })),
  billing_address: ADDRESS,
  shipping_address: ADDRESS,
};

/** An order of a customer. No operation makes one. */
export const SALES_ORDER = {
  ...ORDER,
  salesorder_id: ID,
  salesorder_number: TEXT,
  customer_id: ID,
  /** Computed from shipments unless it is a draft or void. */
  status: typed<'draft' | 'confirmed' | 'partially_shipped' | 'fulfilled' | 'void'>(TEXT),
  /** Discount on the goods, in percent. */
  discount: NUMBER,
  is_discount_before_tax: BOOLEAN,
  line_items: typed<SalesOrderLine[]>(listOf(ORDER_LINE)),
};

/** A line of an order of a customer, with what has become of its units. */
export type SalesOrderLine = OrderLine & {
  quantity_packed?: number;
  quantity_shipped?: number;
  quantity_returned?: number;
};

/** An order to a vendor. No operation makes one. */
export const PURCHASE_ORDER = {
  ...ORDER,
  purchaseorder_id: ID,
  purchaseorder_number: TEXT,
  vendor_id: ID,
  /** Computed from receives unless it is a draft or void. */
  status: typed<'draft' | 'issued' | 'partially_received' | 'received' | 'void'>(TEXT),
  line_items: typed<PurchaseOrderLine[]>(listOf(ORDER_LINE)),
};

/** A line of an order to a vendor, with what has come in of it. */
export type PurchaseOrderLine = OrderLine & { quantity_received?: number };

/** Way to deliver shipments. No operation creates one. */
export const DELIVERY_METHOD = {
  delivery_method_id: ID,
  delivery_method: TEXT,
  carrier: TEXT,
  service: TEXT,
  delivery_days: INTEGER,
  delivery_guarantee: BOOLEAN,
};

/** Why stock was adjusted. Adjustments make them. */
export const ADJUSTMENT_REASON = { reason_id: ID, reason: TEXT };

/** A line of an item adjustment, as it is stored. */
export const ADJUSTMENT_LINE = {
  line_item_id: ID,
  item_id: ID,
  name: TEXT,
  description: TEXT,
  quantity_adjusted: NUMBER,
  item_total: NUMBER,
  unit: TEXT,
  adjustment_account_id: ID,
  warehouse_id: ID,
  /** Cost layers it uses up, or changes to their cost. */
  lots: COST_LAYERS,
};
export type AdjustmentLine = ValuesIn<typeof ADJUSTMENT_LINE>;

/** A line of a package, as it is stored. */
export const PACKAGE_LINE = { ...LINE, so_line_item_id: ID, sku: TEXT, item_custom_fields: CUSTOM_FIELDS };
export type PackageLine = ValuesIn<typeof PACKAGE_LINE>;

/** A line of a shipment order, as it is stored. */
export const SHIPMENT_LINE = {
  ...LINE,
  warehouse_id: ID,
  so_line_item_id: ID,
  rate: NUMBER,
  /** The tax as it was when the goods were shipped. */
  tax_id: ID,
  tax_name: TEXT,
  tax_type: TEXT,
  tax_percentage: NUMBER,
};
export type ShipmentLine = ValuesIn<typeof SHIPMENT_LINE>;

/** A line of a sales return, as it is stored. */
export const RETURN_LINE = {
  line_item_id: ID,
  salesorder_item_id: ID,
  item_id: ID,
  quantity: NUMBER,
  non_receive_quantity: NUMBER,
  warehouse_id: ID,
  /** Units that have come back, without those that credit notes return to stock. */
  quantity_received: NUMBER,
  /** Total cost of these units. */
  cost: NUMBER,
};
export type ReturnLine = ValuesIn<typeof RETURN_LINE>;

/** A line of a purchase receive, as it is stored, with what the units have cost in all, in the base currency. */
export const RECEIVE_LINE = { ...LINE, warehouse_id: ID, cost: NUMBER };
export type ReceiveLine = ValuesIn<typeof RECEIVE_LINE>;
