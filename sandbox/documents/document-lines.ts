import * as common from '../common/index.ts';
import { clear, type Draft, freeRule, fromMinor, product } from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import type { Reader, StoredLine, TaxCopy, Writer } from '../types/index.ts';
import { amountIn, type Document, type DocumentKind } from './documents.ts';
import { copiesFor } from './tax-copies.ts';
import { effectiveRate, type Totals, totalsOf } from './totals.ts';

/** Fields that callers may send but that aren't stored, because other fields say the same. */
const NOT_STORED = ['code', 'type', 'account_name'];

/** Gives lines that are sent their ids and what their items give them, and the document copies of their taxes. */
export function completeLines(
  kind: DocumentKind,
  draft: Draft<Document>,
  context: Writer,
  isSent: boolean,
  before: Document | undefined,
): void {
  if (!isSent && before) return;
  const sent = isSent ? (draft.line_items ?? []) : [];
  draft.line_items = common
    .withIds(context, 'line_items', sent, before?.line_items, 'line_item_id')
    .map((line, index) => completed(kind, line, index, draft, context));
  const lines = draft.line_items;
  draft.tax_copies = context.explainPart('tax_copies', () => copiesFor(lines, before?.tax_copies, context));
}

function completed(
  kind: DocumentKind,
  line: StoredLine,
  index: number,
  document: Document,
  context: Reader,
): StoredLine {
  const item = (): goods.Piece['record'] | undefined => goods.goodsOf(line.item_id, context)?.record;
  const copied = ['name', 'description', 'unit', 'hsn_or_sac'] as const;
  const completeLine = common.copyLine<StoredLine, goods.Piece['record']>(
    context,
    `line_items[${index}]`,
    line,
    item(),
    copied,
    {
      rate: () => inCurrency(kind.isSale ? item()?.rate : item()?.purchase_rate, document.exchange_rate),
      tax_id: () => (goods.taxOf(item()?.tax_id, context) ? item()?.tax_id : undefined),
      warehouse_id: () => item() && goods.primaryWarehouse(context),
      account_id: () => (kind.isSale ? item()?.account_id : item()?.inventory_account_id),
      quantity: 1,
      item_order: index,
    },
  );
  clear(completeLine, ...NOT_STORED);
  return completeLine;
}

/** A price of the base currency in that of a document. */
export function inCurrency<Rate extends number | undefined>(rate: Rate, exchangeRate = 1): Rate {
  return (exchangeRate === 1 || rate === undefined ? rate : Number((rate / exchangeRate).toFixed(6))) as Rate;
}

/** Refuses lines that say nothing, and numbers that no line can have. */
export function checkLines({ line_items = [] }: Document, context: Reader): void {
  context.rejectAll(line_items, ({ item_id, name, description, rate, quantity = 1, discount = 0 }, index) => {
    const path = `line_items[${index}]`;
    if (item_id === undefined && name === undefined && description === undefined) {
      context.reject('missing', `${path} needs an item_id, a name or a description.`, path);
    }
    const problems = {
      rate: rate !== undefined && rate < 0 && common.NOT_NEGATIVE,
      quantity: !(quantity > 0) && common.POSITIVE,
      discount: Number(discount) < 0 && common.NOT_NEGATIVE,
    };
    common.refuseFields(path, problems, context);
  });
}

/** Refuses lines without a price: neither they nor their items have one. */
export function checkRates({ line_items = [] }: Document, context: Reader): void {
  context.rejectAll(line_items, ({ rate }, index) =>
    common.refuseFields(`line_items[${index}]`, { rate: rate === undefined && common.MISSING }, context),
  );
}

type ReadLine = Readonly<StoredLine>;

/** Fields that determine a line's price. */
const PRICE = ['rate', 'quantity', 'discount'] as const;

/** Fields that all lines show: their tax, and their price in the base currency. */
export const SHOWN_LINES = [
  freeRule('documents.tax-copies', {
    'line_items[].tax_name': (line: ReadLine, _: Reader, document: Document) => copyFor(line, document)?.tax_name,
    'line_items[].tax_type': (line: ReadLine, _: Reader, document: Document) => copyFor(line, document)?.tax_type,
    'line_items[].tax_percentage'(line: ReadLine, _: Reader, document: Document) {
      const copy = copyFor(line, document);
      return copy && effectiveRate(copy);
    },
  }),
  freeRule('documents.base-price', {
    'line_items[].bcy_rate': ({ rate = 0 }: ReadLine, context: Reader, { exchange_rate = 1 }: Document) =>
      fromMinor(product(rate, exchange_rate, context.decimals), context.decimals),
  }),
];

/** Amounts of lines. */
export const lineDiscount = amountOfLine(({ discount }) => discount, ...PRICE);
export const lineTotal = amountOfLine(({ total }) => total, ...PRICE);
export const lineTotalWithTax = amountOfLine(({ total, tax }) => total + tax, ...PRICE, 'tax_id');

/** The copy of the tax of a line. */
function copyFor({ tax_id }: ReadLine, { tax_copies = [] }: Document): TaxCopy | undefined {
  return tax_copies.find((copy) => copy.tax_id === tax_id);
}

/** An amount of a line, which follows from some of its fields; from its tax, too, where prices include that. */
export function amountOfLine(
  of: (amounts: Totals['lines'][number]) => number,
  ...fields: readonly (keyof StoredLine)[]
) {
  return (line: ReadLine, context: Reader, document: Document, index: number): number => {
    const from = [...fields, ...(document.is_inclusive_tax ? (['tax_id'] as const) : [])];
    const amounts = context.explainDerived(
      line,
      () => totalsOf(document).lines[index]!,
      () => Object.fromEntries(from.map((field) => [field, line[field]])),
    );
    return amountIn(document, of(amounts));
  };
}
