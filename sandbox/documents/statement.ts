import { isDate } from '../../src/contract/index.ts';
import * as common from '../common/index.ts';
import { type Id, inParts, type RecordData, toMinor, toText } from '../engine/index.ts';
import type { Reader, Stored, User } from '../types/index.ts';
import { CREDIT_NOTE, INVOICE, VENDOR_CREDIT } from './document-kinds.ts';
import { type Document, type DocumentKind, isActive, Noun, numberOf, textIn } from './documents.ts';
import { totalsOf } from './totals.ts';

/** The days that a statement is about. */
export interface Period {
  start: string;
  end: string;
}

/** The period that a query names: the current month, as far as it names none. */
export function periodOf(query: Readonly<Record<string, unknown>>, context: Reader): Period {
  const period = {
    start: String(query['start_date'] ?? `${context.today.slice(0, 8)}01`),
    end: String(query['end_date'] ?? context.today),
  };
  for (const [field, day] of Object.entries(period)) {
    if (!isDate(day)) context.reject('invalid', `${field}_date must be a date, such as 2026-03-28.`, `${field}_date`);
  }
  return period;
}

/** A statement of account: what the contact owes, and its transactions within a period. */
export function statementTo(
  contact: Stored<'contacts'>,
  { start, end }: Period,
  context: Reader,
): common.EmailContent & { file_name: string } {
  const name = context.organization.name ?? 'us';
  const id = contact.contact_id!;
  const text = (): string => {
    const [owed, unused] = [common.OUTSTANDING, common.CREDITS].map((ledger) =>
      common.balance(ledger, id, context).toFixed(context.decimals),
    );
    const lines = transactionsOf(id, context).filter(({ date }) => date >= start && date <= end);
    return [
      `Dear ${contact.contact_name}, on ${context.today} your outstanding balance with ${name} is ${owed}.`,
      ...(Number(unused) > 0 ? [`Your unused credits are ${unused}.`] : []),
      `Transactions from ${start} to ${end}:${lines.length === 0 ? ' none.' : ''}`,
      ...lines.map(({ date, text }) => `${date} ${text}`),
    ].join('\n');
  };
  return {
    ...common.emailTo(contact, () => `Statement of account with ${name}`, text, context),
    ...inParts(context, { file_name: () => `statement-${context.today}.pdf` }),
  };
}

interface StatementLine {
  date: string;
  text: string;
}

/** The transactions of a contact that count, each with its date, by date and then by age. */
function transactionsOf(contact: Id, context: Reader): StatementLine[] {
  const documentLine = (kind: DocumentKind, document: Document): StatementLine[] =>
    isActive(document)
      ? [
          {
            date: document.date ?? '',
            text: `${Noun(kind)} ${numberOf(kind, document)}: ${textIn(document, totalsOf(document).total)}`,
          },
        ]
      : [];
  // Records of different resources keep no order between them in a snapshot.
  const ageOf = ({ id, data }: { id: Id; data: RecordData }): string =>
    `${data['date']} ${data['created_time']} ${id.padStart(30, '0')}`;
  const lineOf = (user: User): StatementLine[] => {
    if (user.resource === 'invoices') return documentLine(INVOICE, user.data);
    if (user.resource === 'creditNotes') return documentLine(CREDIT_NOTE, user.data);
    if (user.resource === 'vendorCredits') return documentLine(VENDOR_CREDIT, user.data);
    if (user.resource !== 'customerPayments') return [];
    const { date = '', amount = 0, price_precision: decimals = 2 } = user.data;
    return [{ date, text: `Payment: ${toText(toMinor(amount, decimals), decimals)}` }];
  };
  const users = context.users(contact);
  return context.explainDerived(users, () =>
    users.sort((one, other) => (ageOf(one) < ageOf(other) ? -1 : 1)).flatMap(lineOf),
  );
}
