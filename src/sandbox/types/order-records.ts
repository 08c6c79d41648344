import type { Id } from '../engine/index.ts';
import type { LotPart } from './own-records.ts';

/** A postal address, as orders carry it. */
export interface OrderAddress {
  address?: string;
  city?: string;
  state?: string;
  zip?: string;
  country?: string;
  phone?: string;
  fax?: string;
}

/** A line of an order. */
export interface OrderLine {
  line_item_id?: Id;
  item_id: Id;
  name?: string;
  description?: string;
  unit?: string;
  item_order?: number;
  quantity: number;
  /** Price of a unit in the currency of the order. */
  rate?: number;
  tax_id?: Id;
  /** Where the goods leave from or come to; the primary warehouse unless it is said. */
  warehouse_id?: Id;
}

/** What orders of sale and of purchase have in common. */
interface Order {
  date: string;
  reference_number: string;
  currency_id: Id;
  exchange_rate: number;
  contact_persons: { contact_person_id: Id }[];
  billing_address: OrderAddress;
  shipping_address: OrderAddress;
  notes: string;
}

/** An order of a customer. No operation makes one. */
export interface SalesOrder extends Order {
  salesorder_id: Id;
  salesorder_number: string;
  customer_id: Id;
  /** Computed from shipments unless it is a draft or void. */
  status: 'draft' | 'confirmed' | 'partially_shipped' | 'fulfilled' | 'void';
  /** Discount on the goods, in percent. */
  discount: number;
  is_discount_before_tax: boolean;
  line_items: SalesOrderLine[];
}

/** A line of an order of a customer, with what has become of its units. */
export interface SalesOrderLine extends OrderLine {
  item_custom_fields?: Record<string, unknown>[];
  quantity_packed?: number;
  quantity_shipped?: number;
  quantity_returned?: number;
}

/** An order to a vendor. No operation makes one. */
export interface PurchaseOrder extends Order {
  purchaseorder_id: Id;
  purchaseorder_number: string;
  vendor_id: Id;
  /** Computed from receives unless it is a draft or void. */
  status: 'draft' | 'issued' | 'partially_received' | 'received' | 'void';
  line_items: PurchaseOrderLine[];
}

/** A line of an order to a vendor, with what has come in of it. */
export interface PurchaseOrderLine extends OrderLine {
  quantity_received?: number;
}

/** How shipments are delivered. No operation makes one. */
export interface DeliveryMethod {
  delivery_method_id: Id;
  delivery_method: string;
  carrier: string;
  service: string;
  delivery_days: number;
  delivery_guarantee: boolean;
}

/** Why stock was adjusted. Adjustments make them. */
export interface AdjustmentReason {
  reason_id: Id;
  reason: string;
}

/** A line of an item adjustment, as it is stored. */
export interface AdjustmentLine {
  line_item_id?: Id;
  item_id?: Id;
  name?: string;
  description?: string;
  quantity_adjusted?: number;
  item_total?: number;
  unit?: string;
  adjustment_account_id?: Id;
  warehouse_id?: Id;
  /** What it takes of which lots, or how it changes what they have cost. */
  lots?: readonly LotPart[];
}

/** A line of a package, as it is stored. */
export interface PackageLine {
  line_item_id?: Id;
  so_line_item_id?: Id;
  item_id?: Id;
  name?: string;
  description?: string;
  sku?: string;
  unit?: string;
  quantity?: number;
  item_order?: number;
  item_custom_fields?: Record<string, unknown>[];
}

/** A line of a shipment order, as it is stored. */
export interface ShipmentLine {
  line_item_id?: Id;
  so_line_item_id?: Id;
  item_id?: Id;
  name?: string;
  description?: string;
  unit?: string;
  item_order?: number;
  quantity?: number;
  rate?: number;
  warehouse_id?: Id;
  /** The tax as it was when the goods were shipped. */
  tax_id?: Id;
  tax_name?: string;
  tax_type?: string;
  tax_percentage?: number;
}

/** A line of a sales return, as it is stored. */
export interface ReturnLine {
  line_item_id?: Id;
  salesorder_item_id?: Id;
  item_id?: Id;
  quantity?: number;
  non_receive_quantity?: number;
  warehouse_id?: Id;
  /** Units that have come back, without those that credit notes return to stock. */
  quantity_received?: number;
  /** What these have cost in all. */
  cost?: number;
}

/** A line of a purchase receive, as it is stored. */
export interface ReceiveLine {
  line_item_id?: Id;
  item_id?: Id;
  name?: string;
  description?: string;
  unit?: string;
  item_order?: number;
  quantity?: number;
  warehouse_id?: Id;
  /** What the units have cost in all, in the base currency. */
  cost?: number;
}
