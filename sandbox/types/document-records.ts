import { ANY, BOOLEAN, ID, type Id, listOf, NUMBER, TEXT, typed, type ValuesIn } from '../engine/index.ts';
import { COST_LAYERS } from './sandbox-records.ts';

/** A line of a document of sale or purchase, as it is stored. */
const STORED_LINE = {
  line_item_id: ID,
  item_id: ID,
  name: TEXT,
  description: TEXT,
  item_order: NUMBER,
  rate: NUMBER,
  quantity: NUMBER,
  unit: TEXT,
  /** An amount, or a percentage as text such as `10%`; in a credit note a number is a percentage too. */
  discount: typed<number | string>(NUMBER),
  tax_id: ID,
  warehouse_id: ID,
  hsn_or_sac: TEXT,
  account_id: ID,
  reverse_charge_tax_id: ID,
  /** The line of an invoice that is credited. */
  invoice_id: ID,
  invoice_item_id: ID,
  is_item_shipped: BOOLEAN,
  is_returned_to_stock: BOOLEAN,
  salesreturn_item_id: ID,
  /** Cost layers that the line uses up in the accounting stock. */
  lots: COST_LAYERS,
  /** Total cost of the goods that the line returns to stock. */
  cost: NUMBER,
  project_id: ID,
  time_entry_ids: ANY,
  expense_id: ID,
  tax_exemption_id: ID,
  tax_exemption_code: TEXT,
  item_custom_fields: typed<readonly object[]>(ANY),
  serial_numbers: typed<readonly string[]>(ANY),
  tags: typed<readonly object[]>(ANY),
};
export type StoredLine = ValuesIn<typeof STORED_LINE>;

/** A tax as it was when a document named it. What becomes of the tax later does not change the document. */
export interface TaxCopy {
  tax_id: Id;
  tax_name?: string;
  tax_type?: string;
  tax_percentage: number;
  /** The taxes of a tax group. */
  members?: readonly TaxCopy[];
}

const TAX_COPY = { tax_id: ID, tax_name: TEXT, tax_type: TEXT, tax_percentage: NUMBER };

/** Stored fields of every sales or purchase document with lines, in addition to those it shows. */
export const DOCUMENT_FORMS = {
  line_items: typed<readonly StoredLine[]>(listOf(STORED_LINE)),
  tax_copies: typed<readonly TaxCopy[]>(listOf({ ...TAX_COPY, members: listOf(TAX_COPY) })),
  /** Decimal places of its currency. */
  price_precision: NUMBER,
  /** Set if a tax is rounded on each line rather than once over all lines. */
  tax_rounding: typed<'line'>(TEXT),
  exchange_rate: NUMBER,
  /** Set if the document is waiting for approval or approved. */
  approval: typed<'submitted' | 'approved'>(TEXT),
};
export type DocumentFacts = Required<ValuesIn<typeof DOCUMENT_FORMS>>;

/** Copies of the contact and of the values that convert the refund. */
export const REFUND_ROW = { customer_id: ID, price_precision: NUMBER, exchange_rate: NUMBER };

/** Amount of an invoice paid from a credit note, with copies of the contact and both exchange rates, which balances depend on. */
export const CREDIT_ROW = { ...REFUND_ROW, source_rate: NUMBER, creditnote_id: ID };

/** Amount of an invoice or a retainer invoice paid by a payment, with the same copies. */
export const PAYMENT_ROW = {
  ...REFUND_ROW,
  source_rate: NUMBER,
  invoice_id: ID,
  payment_id: ID,
  /** The retainer invoice whose money it is, if it is drawn from one. */
  retainerinvoice_id: ID,
  /** The day of what was paid without a payment that the service lists. */
  paid_on: TEXT,
  /** True if a retainer invoice is paid. */
  is_retainer: BOOLEAN,
  tax_amount_withheld: NUMBER,
};
