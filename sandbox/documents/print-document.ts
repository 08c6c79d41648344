import type { AnswerFile } from '../engine/index.ts';
import { contactName } from '../goods/index.ts';
import type { Reader } from '../types/index.ts';
import { balanceOf, type Document, type DocumentKind, Noun, numberOf, paidOf, partyOf, textIn } from './documents.ts';
import { writePdf } from './pdf.ts';
import { totalsOf } from './totals.ts';

/** Documents as one PDF, each with its number, its parties, its lines and what it comes to. */
export function printed(kind: DocumentKind, documents: readonly Document[], context: Reader): AnswerFile {
  const [first] = documents;
  const name = documents.length === 1 ? numberOf(kind, first!) : `${kind.resource}-${context.today}`;
  const bytes = writePdf(documents.map((document) => linesOf(kind, document, context)));
  return { type: 'application/pdf', name: `${name}.pdf`, bytes };
}

function linesOf(kind: DocumentKind, document: Document, context: Reader): string[] {
  const { date = '', due_date = '', currency_id, line_items = [] } = document;
  const { lines, taxTotal, total } = totalsOf(document);
  return [
    `${Noun(kind)} ${numberOf(kind, document)}`,
    `From: ${context.organization.name ?? ''}`,
    `To: ${contactName(partyOf(kind, document), context) ?? ''}`,
    `Date: ${date}`,
    `Due: ${due_date}`,
    `Currency: ${context.get('currencies', currency_id)?.currency_code ?? ''}`,
    '',
    ...line_items.map(({ name, description = '', quantity = 1, rate = 0 }, index) => {
      return `${name ?? description}: ${quantity} x ${rate} = ${textIn(document, lines[index]!.total)}`;
    }),
    '',
    `Tax: ${textIn(document, taxTotal)}`,
    `Total: ${textIn(document, total)}`,
    `Paid: ${textIn(document, paidOf(kind, document, context))}`,
    `Balance: ${textIn(document, balanceOf(kind, document, context))}`,
  ];
}
