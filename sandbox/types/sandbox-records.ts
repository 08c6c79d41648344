import { ANY, BOOLEAN, ID, type Id, INTEGER, listOf, NUMBER, TEXT, typed, type ValuesIn } from '../engine/index.ts';

/** An account that sales, purchases and stock are booked to. No operation makes one. */
export const ACCOUNT = {
  account_id: ID,
  account_name: TEXT,
  account_type: typed<'cost_of_goods_sold' | 'inventory' | 'inventory_adjustments' | 'sales' | 'bank'>(TEXT),
};

/** A currency that the organization trades in. */
export const CURRENCY_RECORD = {
  currency_id: ID,
  currency_code: TEXT,
  currency_symbol: TEXT,
  price_precision: INTEGER,
  /** Units of the base currency that one unit is worth. */
  exchange_rate: NUMBER,
};

/** A field that the organization has added to a kind of record. */
export const CUSTOM_FIELD = {
  customfield_id: ID,
  entity: typed<'contact' | 'item' | 'composite_item' | 'package'>(TEXT),
  index: INTEGER,
  label: TEXT,
};

/** An email that was sent. */
export const MAIL = {
  mail_id: ID,
  /** The document that it was about, if it was about one. */
  transaction_id: ID,
  date: TEXT,
  from: TEXT,
  to_mail_ids: typed<string[]>({ kind: 'array', items: TEXT }),
  subject: TEXT,
  body: TEXT,
};

/** A template of documents or of the emails that bring them. */
export const TEMPLATE = {
  template_id: ID,
  template_name: TEXT,
  template_type: TEXT,
  /** Kind of record it applies to. */
  entity: typed<
    | 'invoice'
    | 'retainer_invoice'
    | 'creditnote'
    | 'estimate'
    | 'invoice_email'
    | 'estimate_email'
    | 'creditnote_email'
    | 'package'
    | 'shipment'
  >(TEXT),
  page_width: TEXT,
  page_height: TEXT,
  orientation: TEXT,
};

/** Somebody who works for the organization. */
export const USER = { user_id: ID, name: TEXT, email: TEXT };

/** Sent and shown fields of a tax group. The service documentation shows none of them. */
export const TAX_GROUP = {
  tax_group_name: TEXT,
  tax_group_percentage: NUMBER,
  taxes: typed<{ tax_id: Id; tax_name?: string; tax_percentage?: number; tax_type?: string }[]>(ANY),
};

/** A part that a bundle takes: units in all. */
const BUNDLE_LINE = { item_id: ID, name: TEXT, unit: TEXT, quantity_consumed: NUMBER };

/** Sent and shown fields of a bundle. The service documentation shows none of them. */
export const BUNDLE = {
  reference_number: TEXT,
  date: TEXT,
  description: TEXT,
  composite_item_id: ID,
  composite_item_name: TEXT,
  quantity_to_bundle: NUMBER,
  warehouse_id: ID,
  is_completed: BOOLEAN,
  line_items: typed<BundleLine[]>(listOf(BUNDLE_LINE)),
  total: NUMBER,
};

/** Part of a cost layer that a movement uses up, with its total cost. Data folders have stored it as a lot since 0.2. */
export interface LayerPart {
  /** The record that brought it in. */
  lot: Id;
  quantity: number;
  value: number;
}

/** Cost layers that a line uses up, stored as `lots`. */
export const COST_LAYERS = typed<readonly LayerPart[]>(listOf({ lot: ID, quantity: NUMBER, value: NUMBER }));

/** The lines of a bundle, as they are stored. */
export const BUNDLE_LINES = listOf({ ...BUNDLE_LINE, lots: COST_LAYERS });

/** A part that a bundle takes, and what was taken of which cost layers. */
export type BundleLine = ValuesIn<typeof BUNDLE_LINE> & {
  item_id: Id;
  quantity_consumed: number;
  lots?: readonly LayerPart[];
};

/** Numbering of a kind of document: `INV-000031`. */
export const NUMBERING = {
  numbering_id: ID,
  /** The resource, such as `invoices`. */
  kind: TEXT,
  prefix: TEXT,
  /** The number that comes next. */
  next: INTEGER,
  /** Digits of a number, with zeros in front. */
  digits: INTEGER,
};

/** A file that belongs to a document. The bytes are kept as base64. */
export const STORED_FILE = { document_id: ID, file_name: TEXT, content_type: TEXT, content: TEXT };

/** Stored fields of a vendor's bill. No operation creates one. */
export const BILL = {
  bill_id: ID,
  bill_number: TEXT,
  vendor_id: ID,
  date: TEXT,
  due_date: TEXT,
  currency_id: ID,
  total: NUMBER,
};
