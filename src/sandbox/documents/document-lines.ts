import { withIds } from '../common/index.ts';
import {
  ANY,
  BOOLEAN,
  clear,
  type Draft,
  defined,
  type Facts,
  fromMinor,
  ID,
  listOf,
  NUMBER,
  percentage,
  product,
  TEXT,
} from '../engine/index.ts';
import { accountName, goodsOf, onHand, primaryWarehouse, taxOf } from '../goods/index.ts';
import type { Reader, StoredLine, Writer } from '../types/index.ts';
import { amountIn, type Document, type Kind } from './documents.ts';
import { copiesFor } from './tax-copies.ts';
import { effectiveRate, totalsOf } from './totals.ts';

const TAX_COPY = { tax_id: ID, tax_name: TEXT, tax_type: TEXT, tax_percentage: NUMBER };

/** The forms of what is stored of every document, in addition to what it shows. */
export const DOCUMENT_FORMS = {
  line_items: listOf({
    line_item_id: ID,
    item_id: ID,
    name: TEXT,
    description: TEXT,
    item_order: NUMBER,
    rate: NUMBER,
    quantity: NUMBER,
    unit: TEXT,
    discount: NUMBER,
    tax_id: ID,
    warehouse_id: ID,
    hsn_or_sac: TEXT,
    account_id: ID,
    reverse_charge_tax_id: ID,
    invoice_id: ID,
    invoice_item_id: ID,
    is_item_shipped: BOOLEAN,
    is_returned_to_stock: BOOLEAN,
    salesreturn_item_id: ID,
    lots: listOf({ lot: ID, quantity: NUMBER, value: NUMBER }),
    cost: NUMBER,
    project_id: ID,
    time_entry_ids: ANY,
    expense_id: ID,
    tax_exemption_id: ID,
    tax_exemption_code: TEXT,
    item_custom_fields: ANY,
    serial_numbers: ANY,
    tags: ANY,
  }),
  tax_copies: listOf({ ...TAX_COPY, members: listOf(TAX_COPY) }),
  price_precision: NUMBER,
  exchange_rate: NUMBER,
  approval: TEXT,
};

/** Fields of lines that are taken and not kept, since other fields say the same. */
const NOT_KEPT = ['code', 'type', 'account_name'];

/** Gives lines that are sent their ids and what their items give them, and the document copies of their taxes. */
export function completeLines(
  kind: Kind,
  draft: Draft<Document>,
  context: Writer,
  isSent: boolean,
  before: Document | undefined,
): void {
  if (!isSent && before) return;
  const sent = isSent ? (draft.line_items ?? []) : [];
  draft.line_items = withIds(context, sent, before?.line_items, 'line_item_id').map((line, index) =>
    completed(kind, line, index, draft, context),
  );
  draft.tax_copies = copiesFor(draft.line_items, before?.tax_copies, context);
}

function completed(kind: Kind, line: StoredLine, index: number, document: Document, context: Reader): StoredLine {
  const item = goodsOf(line.item_id, context)?.record;
  const own = defined({
    ...(item && {
      name: item.name,
      description: item.description,
      unit: item.unit,
      rate: inCurrency(kind.isSale ? item.rate : item.purchase_rate, document.exchange_rate),
      hsn_or_sac: item.hsn_or_sac,
      tax_id: taxOf(item.tax_id, context) && item.tax_id,
      warehouse_id: primaryWarehouse(context),
      account_id: kind.isSale ? item.account_id : item.inventory_account_id,
    }),
    quantity: 1,
    item_order: index,
    ...line,
  });
  clear(own, ...NOT_KEPT);
  return own as StoredLine;
}

/** A price of the base currency in that of a document. */
export function inCurrency<Rate extends number | undefined>(rate: Rate, exchangeRate = 1): Rate {
  return (exchangeRate === 1 || rate === undefined ? rate : Number((rate / exchangeRate).toFixed(6))) as Rate;
}

/** Refuses lines that cannot be priced. */
export function checkLines({ line_items = [] }: Document, context: Reader): void {
  for (const [index, { item_id, name, description, rate, quantity = 1, discount = 0 }] of line_items.entries()) {
    const path = `line_items[${index}]`;
    if (item_id === undefined && name === undefined && description === undefined) {
      context.refuse('missing', `${path} needs an item_id, a name or a description.`);
    }
    if (rate === undefined) context.refuse('missing', `${path}.rate is missing.`);
    if (rate < 0) context.refuse('invalid', `${path}.rate must be at least 0.`);
    if (!(quantity > 0)) context.refuse('invalid', `${path}.quantity must be more than 0.`);
    if (Number(discount) < 0) context.refuse('invalid', `${path}.discount must be at least 0.`);
  }
}

/** Lines as they are shown: with their taxes, their amounts and the names that belong to their ids. */
export function shownLines(document: Document, context: Reader): Record<string, unknown>[] {
  const { line_items = [], tax_copies = [], exchange_rate = 1 } = document;
  const { lines } = totalsOf(document);
  return line_items.map((line, index) => {
    const { total, discount, tax } = lines[index]!;
    const copy = tax_copies.find(({ tax_id }) => tax_id === line.tax_id);
    const reverse = taxOf(line.reverse_charge_tax_id, context);
    const goods = goodsOf(line.item_id, context);
    const shown = defined(line as Facts);
    shown['sku'] = goods?.record.sku;
    shown['account_name'] = accountName(line.account_id, context);
    shown['stock_on_hand'] = goods?.isTracked ? onHand(line.item_id!, context) : undefined;
    shown['bcy_rate'] = fromMinor(product(line.rate ?? 0, exchange_rate, context.decimals), context.decimals);
    shown['discount_amount'] = amountIn(document, discount);
    shown['item_total'] = amountIn(document, total);
    shown['item_total_inclusive_of_tax'] = amountIn(document, total + tax);
    if (copy) {
      shown['tax_name'] = copy.tax_name;
      shown['tax_type'] = copy.tax_type;
      shown['tax_percentage'] = effectiveRate(copy);
    }
    if (reverse) {
      shown['reverse_charge_tax_name'] = reverse.name;
      shown['reverse_charge_tax_percentage'] = reverse.percentage;
      shown['reverse_charge_tax_amount'] = amountIn(document, percentage(total, reverse.percentage ?? 0));
    }
    return shown;
  });
}
