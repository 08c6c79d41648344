import type { Id } from '../engine/index.ts';
import type { LotPart } from './own-records.ts';

/** A line of a document of sale or purchase, as it is stored. */
export interface StoredLine {
  line_item_id?: Id;
  item_id?: Id;
  name?: string;
  description?: string;
  item_order?: number;
  rate?: number;
  quantity?: number;
  unit?: string;
  /** An amount, or a percentage as text such as `10%`; in a credit note a number is a percentage too. */
  discount?: number | string;
  tax_id?: Id;
  warehouse_id?: Id;
  hsn_or_sac?: string;
  account_id?: Id;
  reverse_charge_tax_id?: Id;
  /** The line of an invoice that is credited. */
  invoice_id?: Id;
  invoice_item_id?: Id;
  is_item_shipped?: boolean;
  is_returned_to_stock?: boolean;
  salesreturn_item_id?: Id;
  tags?: readonly object[];
  item_custom_fields?: readonly object[];
  serial_numbers?: readonly string[];
  /** What the line has taken of the accounting stock. */
  lots?: readonly LotPart[];
  /** What the goods have cost that the line brings back to stock, in all. */
  cost?: number;
}

/** A tax as it was when a document named it. What becomes of the tax later does not change the document. */
export interface TaxCopy {
  tax_id: Id;
  tax_name?: string;
  tax_type?: string;
  tax_percentage: number;
  /** The taxes of a tax group. */
  members?: readonly TaxCopy[];
}

/** What is stored of every document of sale or purchase that has lines, in addition to what it shows. */
export interface DocumentFacts {
  line_items: readonly StoredLine[];
  tax_copies: readonly TaxCopy[];
  /** Decimal places of its currency. */
  price_precision: number;
  exchange_rate: number;
  /** Whether it waits for approval, or has it. */
  approval: 'submitted' | 'approved';
}

/** What a payment pays of an invoice or a retainer invoice. */
export interface PaymentRow {
  invoice_payment_id: Id;
  invoice_id: Id;
  payment_id: Id;
  /** The retainer invoice whose money it is, if it is drawn from one. */
  retainerinvoice_id: Id;
  /** The day of what was paid without a payment that the service lists. */
  paid_on: string;
  /** Whether a retainer invoice is paid. */
  is_retainer: boolean;
  amount: number;
  tax_amount_withheld: number;
  /** Copies of the contact and of the exchange rates of both, which balances go by. */
  customer_id: Id;
  price_precision: number;
  exchange_rate: number;
  source_rate: number;
}

/** What a credit note pays of an invoice. */
export interface CreditRow {
  creditnote_id: Id;
  customer_id: Id;
  price_precision: number;
  exchange_rate: number;
  source_rate: number;
}

/** What a refund goes by. */
export interface RefundRow {
  customer_id: Id;
  price_precision: number;
  exchange_rate: number;
}
