import { rateOf } from '../common/index.ts';
import {
  AmountError,
  fromMinor,
  isPercentage,
  percentage,
  product,
  QUANTITY_DECIMALS,
  ratio,
  roundTo,
  spread,
  toMinor,
} from '../engine/index.ts';
import type { DocumentFacts, StoredLine, TaxCopy } from '../types/index.ts';

export interface Priced extends Readonly<Partial<Omit<DocumentFacts, 'exchange_rate' | 'approval'>>> {
  readonly is_inclusive_tax?: boolean;
  /** An amount, or a percentage as text such as `10%`. */
  readonly discount?: number | string;
  readonly discount_type?: string;
  readonly is_discount_before_tax?: boolean;
  readonly shipping_charge?: number;
  readonly adjustment?: number;
}

/** The sums of a document, in minor units of its currency. */
export interface Totals {
  /** Each line: what it comes to without tax, its discount, and its tax rounded alone. */
  lines: readonly { total: number; discount: number; gross: number; tax: number }[];
  subTotal: number;
  /** The discount of the document, without those of lines. */
  discount: number;
  taxes: readonly TaxRow[];
  taxTotal: number;
  total: number;
}

type LinePrice = Pick<Totals['lines'][number], 'gross' | 'discount'>;

export interface TaxRow {
  tax_id: string;
  tax_name: string;
  amount: number;
}

/** Type of discount in which a discount without a percent sign is a percentage of the line. */
export const PERCENTAGE_OF_LINE = 'percentage_of_line';

/** The fields that hold an amount of a record. */
const AMOUNTS = ['amount', 'bank_charges', 'discount', 'shipping_charge', 'adjustment'];

/** Rounds the amounts of a draft to the decimal places of its currency. */
export function roundAmounts(draft: object, decimals = 2): void {
  const record = draft as Record<string, unknown>;
  for (const field of AMOUNTS) {
    const amount = record[field];
    if (typeof amount === 'number') record[field] = roundTo(amount, decimals);
  }
}

/** Stored documents never change, so totals are computed once. No rule that changes a draft asks for them. */
const cache = new WeakMap<Priced, Totals>();

/**
 * The sums of a document. Lines are rounded one by one, and a tax once over all its lines, unless its `tax_rounding` is `line`.
 *
 * @throws AmountError if an amount is too large to be exact.
 */
export function totalsOf(document: Priced): Totals {
  let totals = cache.get(document);
  if (!totals) {
    totals = compute(document);
    cache.set(document, totals);
  }
  return totals;
}

/** The rate of a tax in percent: of a group, that of all its taxes together. */
export function effectiveRate({ tax_percentage, members }: TaxCopy): number {
  return members ? rateOf(members) : tax_percentage;
}

function compute(document: Priced): Totals {
  const {
    price_precision: decimals = 2,
    tax_copies = [],
    line_items = [],
    shipping_charge = 0,
    adjustment = 0,
  } = document;
  const copies = new Map(tax_copies.map((copy) => [copy.tax_id, copy]));
  const priced = line_items.map((line, index) => priceOf(line, index, document, decimals));
  const gross = priced.map((line) => line.gross - line.discount);
  const groups = [...groupsOf(line_items, copies)];
  const nets = document.is_inclusive_tax ? withoutTax(gross, groups) : gross;
  const subTotal = sum(nets);
  const documentDiscount = document.discount_type === 'entity_level' ? (document.discount ?? 0) : 0;
  const isBefore = document.is_discount_before_tax !== false;
  const before = isBefore ? discountOf(documentDiscount, subTotal, decimals) : 0;
  const shares = before > 0 ? spread(before, nets) : nets.map(() => 0);
  const isExact = document.is_inclusive_tax === true && before === 0;
  const taxes = merged(
    groups.flatMap(inRounding(document)).flatMap(({ copy, indexes: at }) => {
      const base = sum(at.map((index) => nets[index]! - shares[index]!));
      // A tax that prices include is what they have more than their net amounts.
      const tax = isExact ? sum(at.map((index) => gross[index]! - nets[index]!)) : undefined;
      return rowsPerTax(copy, base, tax);
    }),
  );
  const taxTotal = sum(taxes.map(({ amount }) => amount));
  const discount = isBefore ? before : discountOf(documentDiscount, subTotal + taxTotal, decimals);
  return {
    lines: priced.map((line, index) => {
      const copy = copies.get(line_items[index]!.tax_id ?? '');
      const total = nets[index]!;
      const exclusive = copy ? percentage(total, effectiveRate(copy)) : 0;
      return { ...line, total, tax: document.is_inclusive_tax ? gross[index]! - total : exclusive };
    }),
    subTotal,
    discount,
    taxes,
    taxTotal,
    total: subTotal - discount + taxTotal + toMinor(shipping_charge, decimals) + toMinor(adjustment, decimals),
  };
}

/** Returns a line's amount before its discount, and the discount. An amount that is too large names the line. */
function priceOf(line: StoredLine, index: number, document: Priced, decimals: number): LinePrice {
  try {
    return plainPrice(line, document, decimals);
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    const path = `line_items[${index}]`;
    throw new AmountError(`The amount of ${path} is too large`, { field: `${path}.rate` });
  }
}

function plainPrice(line: StoredLine, { discount_type }: Priced, decimals: number): LinePrice {
  const { rate = 0, quantity = 1, discount = 0 } = line;
  const gross = product(rate, quantity, decimals);
  if (discount === 0) return { gross, discount: 0 };
  if (discount_type === PERCENTAGE_OF_LINE) return { gross, discount: percentage(gross, percentOf(discount)) };
  return { gross, discount: discount_type === 'entity_level' ? 0 : discountOf(discount, gross, decimals) };
}

function discountOf(discount: number | string, amount: number, decimals: number): number {
  return isPercentage(discount) ? percentage(amount, percentOf(discount)) : toMinor(discount, decimals);
}

/** A percentage without its sign. */
export function percentOf(percent: number | string): number | string {
  return isPercentage(percent) ? percent.slice(0, -1) : percent;
}

/** A tax, and the indexes of its lines. */
interface TaxedLines {
  copy: TaxCopy;
  indexes: number[];
}

/** The lines of each tax. */
function* groupsOf(lines: readonly StoredLine[], copies: ReadonlyMap<string, TaxCopy>): Generator<TaxedLines> {
  for (const copy of copies.values()) {
    const indexes = lines.flatMap(({ tax_id }, index) => (tax_id === copy.tax_id ? [index] : []));
    if (indexes.length > 0) yield { copy, indexes };
  }
}

/** The lines that a tax is rounded over: all of its lines together, or each alone. */
function inRounding({ tax_rounding }: Priced): (group: TaxedLines) => TaxedLines[] {
  if (tax_rounding === undefined) return (group) => [group];
  return ({ copy, indexes }) => indexes.map((index) => ({ copy, indexes: [index] }));
}

/** Returns the lines' amounts without the tax that their prices include. */
function withoutTax(
  gross: readonly number[],
  groups: readonly { copy: TaxCopy; indexes: readonly number[] }[],
): number[] {
  const nets = [...gross];
  for (const { copy, indexes } of groups) {
    const amounts = indexes.map((index) => gross[index]!);
    const rate = effectiveRate(copy);
    const total = sum(amounts);
    const net =
      total -
      ratio(
        total,
        rate,
        fromMinor(toMinor(rate, QUANTITY_DECIMALS) + 100 * 10 ** QUANTITY_DECIMALS, QUANTITY_DECIMALS),
      );
    for (const [index, share] of spread(net, amounts).entries()) nets[indexes[index]!] = share;
  }
  return nets;
}

/** One row per tax in a group. `tax` is their sum, if it is already known. */
function rowsPerTax(copy: TaxCopy, base: number, tax: number | undefined): TaxRow[] {
  const row = (one: TaxCopy, amount: number): TaxRow => ({ tax_id: one.tax_id, tax_name: one.tax_name ?? '', amount });
  if (!copy.members) return [row(copy, tax ?? percentage(base, copy.tax_percentage))];
  const plain = copy.members.map((member) =>
    member.tax_type === 'compound_tax' ? 0 : percentage(base, member.tax_percentage),
  );
  const amounts = copy.members.map((member, index) =>
    member.tax_type === 'compound_tax' ? percentage(base + sum(plain), member.tax_percentage) : plain[index]!,
  );
  // Where each tax alone comes to nothing, their rates say whose it is.
  const weights = sum(amounts) === 0 ? copy.members.map((member) => member.tax_percentage) : amounts;
  const shares = tax === undefined ? amounts : spread(tax, weights);
  return copy.members.map((member, index) => row(member, shares[index]!));
}

/** Rows of which each tax has one. */
function merged(rows: readonly TaxRow[]): TaxRow[] {
  const byId = new Map<string, TaxRow>();
  for (const row of rows) {
    const same = byId.get(row.tax_id);
    byId.set(row.tax_id, same ? { ...same, amount: same.amount + row.amount } : row);
  }
  return [...byId.values()];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
