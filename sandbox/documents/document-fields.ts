import type { Id } from '../engine/index.ts';
import { contactName } from '../goods/index.ts';
import type { Reader } from '../types/index.ts';
import { amountIn, balanceOf, type Document, type DocumentKind, decimalsOf, idOf, textIn } from './documents.ts';
import { chargesIn, discountIn, type From, linesIn, sumsFrom, taxesIn, taxIdsIn } from './sums-from.ts';
import { type Totals, totalsOf } from './totals.ts';

interface Names {
  readonly customer_id?: Id;
  readonly currency_id?: Id;
  readonly template_id?: Id;
  readonly salesorder_id?: Id;
}

/** Fields that show the names of what a record names. */
export const customerName = ({ customer_id }: Names, context: Reader): string | undefined =>
  contactName(customer_id, context);
export const currencyCode = ({ currency_id }: Names, context: Reader): string | undefined =>
  context.get('currencies', currency_id)?.currency_code;
export const currencySymbol = ({ currency_id }: Names, context: Reader): string | undefined =>
  context.get('currencies', currency_id)?.currency_symbol;
export const templateName = ({ template_id }: Names, context: Reader): string | undefined =>
  context.get('templates', template_id)?.template_name;
export const templateType = ({ template_id }: Names, context: Reader): string | undefined =>
  context.get('templates', template_id)?.template_type;
export const orderNumber = ({ salesorder_id }: Names, context: Reader): string | undefined =>
  context.get('salesOrders', salesorder_id)?.salesorder_number;

/** Fields that show the sums of a document. */
export const subTotal = (document: Document, context: Reader): number =>
  amountIn(document, totalsFrom(document, context, linesIn).subTotal);
export const taxTotal = (document: Document, context: Reader): number =>
  amountIn(document, totalsFrom(document, context, taxesIn).taxTotal);
export const total = (document: Document, context: Reader): number =>
  amountIn(document, totalsFrom(document, context, linesIn, taxesIn, discountIn, chargesIn).total);
export const totalText = (document: Document, context: Reader): string =>
  textIn(document, totalsFrom(document, context, linesIn, taxesIn, discountIn, chargesIn).total);
export const taxRows = (
  document: Document,
  context: Reader,
): { tax_id: string; tax_name: string; tax_amount: number }[] =>
  totalsFrom(document, context, linesIn, taxIdsIn, discountIn).taxes.map(({ tax_id, tax_name, amount }) => ({
    tax_id,
    tax_name,
    tax_amount: amountIn(document, amount),
  }));

function totalsFrom(document: Document, context: Reader, ...from: readonly From[]): Totals {
  return sumsFrom(document, () => totalsOf(document), decimalsOf(document), context, ...from);
}

export const balance =
  (kind: DocumentKind) =>
  (document: Document, context: Reader): number =>
    amountIn(document, balanceOf(kind, document, context));
export const balanceText =
  (kind: DocumentKind) =>
  (document: Document, context: Reader): string =>
    textIn(document, balanceOf(kind, document, context));

/** A field that shows the sum of a ledger for a document. */
export const summed =
  (ledger: string, kind: DocumentKind) =>
  (document: Document, context: Reader): number =>
    amountIn(document, context.sum(ledger, idOf(kind, document)));
