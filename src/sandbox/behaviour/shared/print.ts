import type { AnswerFile } from '../../core/call.ts';
import type { StoredLine } from '../document-records.ts';
import type { Reader } from '../types.ts';
import { balanceOf, type Document, type Kind, Noun, numberOf, partyOf, settledOf, textIn } from './documents.ts';
import { PAGE, type PdfPage, type PdfText, widthOf, writePdf } from './pdf.ts';
import { totalsOf } from './totals.ts';
import { contactName } from './trade.ts';

const LEFT = 48;
const RIGHT = PAGE.width - LEFT;
const BOTTOM = PAGE.height - 64;
/** Where columns of numbers end. */
const [QUANTITY, RATE] = [RIGHT - 170, RIGHT - 85];
const LINE = 16;

/** Documents as one PDF: each begins on a page of its own, with its number, its parties, its lines and its totals. */
export function printed(kind: Kind, documents: readonly Document[], context: Reader): AnswerFile {
  const [first] = documents;
  const name = documents.length === 1 ? numberOf(kind, first!) : `${kind.resource}-${context.today}`;
  const pages = documents.flatMap((document) => pagesOf(kind, document, context));
  return { type: 'application/pdf', name: `${name}.pdf`, bytes: writePdf(name, pages) };
}

function pagesOf(kind: Kind, document: Document, context: Reader): PdfPage[] {
  const pages: PdfText[][] = [[]];
  let y = 0;
  const put = (x: number, text: string, style: Partial<PdfText> = {}): void => {
    pages.at(-1)!.push({ text, x, y, size: 10, ...style });
  };
  const next = (height = LINE): void => {
    y += height;
    if (y <= BOTTOM) return;
    pages.push([]);
    y = LEFT + LINE;
  };
  const row = (label: string, minor: number, isBold = false): void => {
    put(RATE, label, { isRight: true, isBold });
    put(RIGHT, textIn(document, minor), { isRight: true, isBold });
    next();
  };

  next(LEFT + LINE);
  put(LEFT, context.organization.name ?? '', { size: 14, isBold: true });
  put(RIGHT, `${Noun(kind)} ${numberOf(kind, document)}`, { size: 14, isBold: true, isRight: true });
  next(24);
  for (const text of headOf(kind, document, context)) {
    put(LEFT, text);
    next();
  }
  next();
  put(LEFT, 'Item', { isBold: true });
  put(QUANTITY, 'Quantity', { isBold: true, isRight: true });
  put(RATE, 'Rate', { isBold: true, isRight: true });
  put(RIGHT, 'Amount', { isBold: true, isRight: true });
  next();
  const totals = totalsOf(document);
  for (const [index, line] of (document.line_items ?? []).entries()) {
    put(QUANTITY, String(line.quantity ?? 1), { isRight: true });
    put(RATE, String(line.rate ?? 0), { isRight: true });
    put(RIGHT, textIn(document, totals.lines[index]!.total), { isRight: true });
    for (const text of wrapped(nameOf(line), QUANTITY - LEFT - 60)) {
      put(LEFT, text);
      next();
    }
  }
  next();
  row('Sub total', totals.subTotal);
  if (totals.discount > 0) row('Discount', -totals.discount);
  for (const { tax_name, amount } of totals.taxes) row(tax_name, amount);
  const further = totals.total - totals.subTotal + totals.discount - totals.taxTotal;
  if (further !== 0) row('Shipping and adjustment', further);
  row('Total', totals.total, true);
  const settled = settledOf(kind, document, context);
  if (settled > 0) row(kind.isCredit ? 'Used' : 'Paid', -settled);
  row('Balance', balanceOf(kind, document, context), true);
  for (const text of [document.notes, document.terms]) {
    if (text === undefined) continue;
    next();
    for (const part of wrapped(text, RIGHT - LEFT)) {
      put(LEFT, part);
      next();
    }
  }
  return pages;
}

function headOf(kind: Kind, document: Document, context: Reader): string[] {
  const { date, due_date, reference_number, currency_id, billing_address = {} } = document;
  const address = Object.values(billing_address).filter((part) => typeof part === 'string');
  return [
    `To: ${contactName(partyOf(kind, document), context) ?? ''}`,
    ...(address.length > 0 ? wrapped(address.join(', '), RIGHT - LEFT) : []),
    `Date: ${date ?? ''}`,
    ...(due_date === undefined ? [] : [`Due: ${due_date}`]),
    ...(reference_number === undefined ? [] : [`Reference: ${reference_number}`]),
    `Currency: ${context.get('currencies', currency_id)?.currency_code ?? ''}`,
  ];
}

function nameOf({ name, description }: StoredLine): string {
  return name ?? description ?? '';
}

/** A text in lines of a width, in points. A word that is too long is cut. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    for (const piece of pieces(word, width)) {
      const longer = line === '' ? piece : `${line} ${piece}`;
      if (line !== '' && widthOf(longer, 10) > width) {
        lines.push(line);
        line = piece;
      } else line = longer;
    }
  }
  return [...lines, line];
}

function pieces(word: string, width: number): string[] {
  const most = Math.max(1, Math.floor(width / widthOf('m', 10)));
  if (word.length <= most) return [word];
  return Array.from({ length: Math.ceil(word.length / most) }, (_, index) =>
    word.slice(index * most, (index + 1) * most),
  );
}
