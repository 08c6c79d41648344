import type { Id } from '../engine/index.ts';

/** An account that sales, purchases and stock are booked to. No operation makes one. */
export interface Account {
  account_id: string;
  account_name: string;
  account_type: 'cost_of_goods_sold' | 'inventory' | 'inventory_adjustments' | 'sales' | 'bank';
}

/** A currency that the organization trades in. */
export interface Currency {
  currency_id: string;
  currency_code: string;
  currency_symbol: string;
  price_precision: number;
  /** Units of the base currency that one unit is worth. */
  exchange_rate: number;
}

/** A field that the organization has added to a kind of record. */
export interface CustomFieldDefinition {
  customfield_id: string;
  entity: 'contact' | 'item' | 'composite_item' | 'package';
  index: number;
  label: string;
}

/** An e-mail that was sent. */
export interface Mail {
  mail_id: string;
  /** The document that it was about, if it was about one. */
  transaction_id: string;
  date: string;
  from: string;
  to_mail_ids: string[];
  subject: string;
  body: string;
}

/** A template of documents or of the e-mails that bring them. */
export interface Template {
  template_id: string;
  template_name: string;
  template_type: string;
  /** What it is for. */
  entity:
    | 'invoice'
    | 'retainer_invoice'
    | 'creditnote'
    | 'estimate'
    | 'invoice_email'
    | 'estimate_email'
    | 'creditnote_email'
    | 'package'
    | 'shipment';
  page_width: string;
  page_height: string;
  orientation: string;
}

/** Somebody who works for the organization. */
export interface UserAccount {
  user_id: string;
  name: string;
  email: string;
}

/** A tax group. The documents show none of its fields. */
export interface TaxGroupRecord {
  tax_group_id: string;
  tax_group_name: string;
  tax_group_percentage: number;
  taxes: TaxGroupMember[];
}

/** A tax of a tax group. */
export interface TaxGroupMember {
  tax_id: string;
  tax_name?: string;
  tax_percentage?: number;
  tax_type?: string;
}

/** A bundle. The documents show none of its fields. */
export interface BundleRecord {
  bundle_id: string;
  reference_number: string;
  date: string;
  description: string;
  composite_item_id: string;
  composite_item_name: string;
  quantity_to_bundle: number;
  warehouse_id: string;
  is_completed: boolean;
  line_items: BundleLine[];
  total: number;
}

/** A part that a bundle takes. */
export interface BundleLine {
  item_id: string;
  name?: string;
  unit?: string;
  /** Units in all. */
  quantity_consumed: number;
  /** What was taken of which lots. */
  lots?: readonly LotPart[];
}

/** What a movement takes of a lot, and what that has cost in all. */
export interface LotPart {
  /** The record that brought it in. */
  lot: Id;
  quantity: number;
  value: number;
}

/** How documents of a kind are numbered: `INV-000031`. */
export interface Numbering {
  numbering_id: string;
  /** The resource, such as `invoices`. */
  kind: string;
  prefix: string;
  /** The number that comes next. */
  next: number;
  /** Digits of a number, with zeros in front. */
  digits: number;
}

/** A file that belongs to a document. */
export interface StoredFile {
  document_id: string;
  file_name: string;
  content_type: string;
  /** The bytes, as base64. */
  content: string;
}

/** A bill of a vendor. No operation makes one. */
export interface Bill {
  bill_id: string;
  bill_number: string;
  vendor_id: string;
  date: string;
  due_date: string;
  currency_id: string;
  total: number;
  balance: number;
  status: 'open' | 'paid';
}
