import { ALLOCATED, type Money, REFUNDED } from '../common/index.ts';
import { fromMinor, type Id, type RecordData, sentence, toMinor, toText } from '../engine/index.ts';
import type { DocumentFacts, OperationId, Reader, ResourceName, Stored, Writer } from '../types/index.ts';
import { type Priced, totalsOf } from './totals.ts';

/** The resources that are documents of sale or purchase with lines. */
export type DocumentName = 'invoices' | 'retainerInvoices' | 'creditNotes' | 'vendorCredits';

export interface DocumentKind {
  resource: DocumentName;
  idField: string;
  numberField: string;
  /** Noun in messages: `invoice`. */
  noun: string;
  /** The field with the contact that it is for. */
  party: 'customer_id' | 'vendor_id';
  /** True for a sales document, false for a purchase document. */
  isSale: boolean;
  /** True for a credit, false for a document to pay. */
  isCredit: boolean;
  /** True if a credit without a balance is closed. Only a documented state is shown. */
  closes?: true;
  /** The operation that makes a draft count, if mailing one does so too. */
  send?: OperationId;
  /** The resource of its comments, and the field with its id there. */
  comments: ResourceName;
  /** Name in comments: `retainer_invoice`. */
  transaction: string;
  /** Kind of its templates, and of the template that a contact selects. */
  template?: 'invoice' | 'retainer_invoice' | 'creditnote';
  /** The fields of its addresses. */
  address: readonly string[];
  /** The fields that it takes over from the contact unless it says otherwise: its own name, and that of the contact. */
  copies: Readonly<Record<string, string>>;
}

/** A document, as shared rules see it. */
export interface Document extends Partial<Readonly<DocumentFacts>>, Priced, Pick<Stored<'invoices'>, OfInvoices> {
  readonly status?: string | undefined;
  readonly vendor_id?: Id;
  readonly contact_persons?: readonly { readonly contact_person_id?: Id }[];
  readonly billing_address?: object;
  readonly shipping_address?: object;
}

/** The fields that shared rules read and that an invoice has. */
type OfInvoices = 'date' | 'due_date' | 'customer_id' | 'currency_id' | 'write_off_amount' | 'is_viewed_by_client';

/** The document of an id. */
export function documentOf(kind: DocumentKind, id: Id | undefined, context: Reader): Document | undefined {
  return context.get(kind.resource as 'invoices', id);
}

/** Changes stored fields of a document; without any, the time of its last change alone. */
export function change(kind: DocumentKind, id: Id, fields: RecordData, context: Writer): Document {
  return context.set(kind.resource as 'invoices', id, fields as Stored<'invoices'>);
}

export function idOf({ idField }: DocumentKind, document: Document): Id {
  return (document as RecordData)[idField] as Id;
}

/** Returns a document's number, as messages name it. */
export function numberOf(kind: DocumentKind, document: Document): string {
  return String((document as RecordData)[kind.numberField] ?? `The ${kind.noun}`);
}

/** The contact that a document is for. */
export function partyOf({ party }: DocumentKind, document: Document): Id {
  return document[party]!;
}

/** Decimal places of the amounts of a document. */
export function decimalsOf({ price_precision = 2 }: Document): number {
  return price_precision;
}

/** Checks whether a document counts: it is neither a draft nor void. */
export function isActive({ status }: Document): boolean {
  return status !== 'draft' && status !== 'void';
}

/** Returns the amount of a document that is paid, credited, withheld, used and refunded, in minor units. */
export function paidOf(kind: DocumentKind, document: Document, context: Reader): number {
  return context.sum(ALLOCATED, idOf(kind, document));
}

/** Returns the refunded amount of a credit, in minor units. */
export function refundedOf(kind: DocumentKind, document: Document, context: Reader): number {
  return context.sum(REFUNDED, idOf(kind, document));
}

/** Returns a document's total in minor units. */
export function totalOf(document: Document, context: Reader): number {
  return context.explainDerived(
    document,
    () => totalsOf(document).total,
    (minor) => ({ total: amountIn(document, minor) }),
  );
}

/** Returns the unpaid or unused amount of a document, in minor units. */
export function balanceOf(kind: DocumentKind, document: Document, context: Reader): number {
  if (document.status === 'void') return 0;
  return totalOf(document, context) - paidOf(kind, document, context) - writtenOff(document);
}

/** An amount of a document, in minor units, with what it takes to convert it. */
export function moneyOf(document: Document, minor: number): Money {
  return { minor, decimals: decimalsOf(document), rate: document.exchange_rate ?? 1 };
}

/** Returns the written-off amount of a document, in minor units. */
export function writtenOff(document: Document): number {
  const { write_off_amount = 0 } = document;
  return toMinor(write_off_amount, decimalsOf(document));
}

/** The state of a document, as it is shown: what is computed comes before what calls have set. */
export function statusOf(kind: DocumentKind, document: Document, context: Reader): string | undefined {
  const { status, due_date } = document;
  if (!isActive(document)) return status;
  const balance = balanceOf(kind, document, context);
  if (kind.isCredit) return kind.closes && balance === 0 && totalOf(document, context) > 0 ? 'closed' : 'open';
  if (balance === 0) return 'paid';
  if (due_date !== undefined && context.today > due_date) return 'overdue';
  if (paidOf(kind, document, context) > 0) return 'partially_paid';
  return document.is_viewed_by_client ? 'viewed' : 'sent';
}

/** An amount in minor units of the currency of a document, as JSON has it. */
export function amountIn(document: Document, minor: number): number {
  return fromMinor(minor, decimalsOf(document));
}

/** An amount in minor units of the currency of a document, as text. */
export function textIn(document: Document, minor: number): string {
  return toText(minor, decimalsOf(document));
}

/** Refuses what a document does not allow in its state: `INV-000031 is void; only a draft can be marked as sent.` */
export function allowOnly(
  kind: DocumentKind,
  document: Document,
  states: readonly string[],
  what: string,
  context: Reader,
): void {
  const status = statusOf(kind, document, context)!;
  if (states.includes(status) || states.includes(document.status!)) return;
  context.reject('state', `${numberOf(kind, document)} is ${said(status)}; ${what}.`);
}

/** A state in words: `a draft`, `partially paid`. */
export function said(status: string): string {
  return status === 'draft' ? 'a draft' : status.replace('_', ' ');
}

export function Noun({ noun }: DocumentKind): string {
  return sentence(noun);
}
