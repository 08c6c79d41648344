import * as common from '../common/index.ts';
import {
  clear,
  type Draft,
  fill,
  freeRule,
  give,
  type Id,
  inParts,
  type RecordData,
  type Row,
  type Rule,
  rule,
  toMinor,
  withArticle,
} from '../engine/index.ts';
import type { Reader, Stored, Writer } from '../types/index.ts';
import { checkLines, checkRates, completeLines } from './document-lines.ts';
import {
  type Document,
  type DocumentKind,
  decimalsOf,
  numberOf,
  paidOf,
  partyOf,
  textIn,
  totalOf,
} from './documents.ts';
import { numberApart, numberFor } from './numbering.ts';
import { chargesIn, discountIn, linesIn, sumsFrom, taxesIn } from './sums-from.ts';
import { PERCENTAGE_OF_LINE, roundAmounts, totalsOf } from './totals.ts';

type Prepare = (
  draft: Draft<Document>,
  context: Writer,
  sent: { readonly line_items?: unknown },
  before: Document | undefined,
) => void;
type Check = (record: Document, context: Reader, before: Document | undefined) => void;

/** The fields that every kind of document takes over from its contact. */
const TAKEN_OVER = [
  'billing_address',
  'shipping_address',
  'contact_persons',
  'currency_id',
  'exchange_rate',
  'price_precision',
];

/** Gives a document its number. */
function numbering(kind: DocumentKind, numberOfNext: typeof numberFor): Prepare {
  return (draft, context) => {
    const sentNumber = (draft as RecordData)[kind.numberField] as string | undefined;
    give<RecordData>(draft as RecordData, { [kind.numberField]: numberOfNext(kind.resource, sentNumber, context) });
  };
}

/** Rules that run on every document of a kind before it is checked. */
export function preparing(kind: DocumentKind): Rule<Prepare>[] {
  return [
    rule<Prepare>('documents.dates', (draft, { today }) => fill(draft, { date: today })),
    rule<Prepare>('documents.party', (draft, context, sent, before) => {
      if (before && partyOf(kind, before) === partyOf(kind, draft)) return;
      if (before) clear(draft, ...[...TAKEN_OVER, ...Object.keys(kind.copies)].filter((field) => !(field in sent)));
      takeOver(kind, draft, context);
    }),
    rule<Prepare>('documents.totals', (draft) => roundAmounts(draft, draft.price_precision), {
      'tax-per-line': (draft) => {
        roundAmounts(draft, draft.price_precision);
        give(draft, { tax_rounding: 'line' });
      },
    }),
    rule<Prepare>('documents.number', numbering(kind, numberFor), {
      'own-numbers-apart': numbering(kind, numberApart),
    }),
    rule<Prepare>('documents.lines', (draft, context, { line_items }, before) =>
      completeLines(kind, draft, context, line_items !== undefined, before),
    ),
  ];
}

/** Gives a document what it takes over from its contact. */
function takeOver(kind: DocumentKind, draft: Draft<Document>, context: Reader): void {
  const contact = context.get('contacts', partyOf(kind, draft));
  if (!contact) return;
  const address = (field: 'billing_address' | 'shipping_address'): object | undefined => {
    const names = kind.address.filter((name) => field === 'billing_address' || isShipped(kind, name));
    const its = contact[field] as RecordData | undefined;
    return its && names.length > 0
      ? Object.fromEntries(names.filter((name) => name in its).map((name) => [name, its[name]]))
      : undefined;
  };
  const person = (): Id | undefined =>
    kind.template && context.show('contacts', contact.contact_id!, 'primary_contact_id');
  const currency = () => context.get('currencies', draft.currency_id);
  fill(draft, inParts(context, { currency_id: () => contact.currency_id }));
  const taken = {
    billing_address: () => address('billing_address'),
    shipping_address: () => address('shipping_address'),
    contact_persons: () => {
      const id = person();
      return id === undefined ? undefined : [{ contact_person_id: id }];
    },
    exchange_rate: () => currency()?.exchange_rate ?? 1,
    price_precision: () => currency()?.price_precision ?? context.decimals,
  };
  const copied = Object.entries(kind.copies).map(([field, contactField]) => [
    field,
    () => (contact as RecordData)[contactField],
  ]);
  fill<RecordData>(draft as RecordData, inParts<RecordData>(context, { ...taken, ...Object.fromEntries(copied) }));
}

/** The addresses that goods of a retainer invoice would go to have fewer fields. */
function isShipped({ resource }: DocumentKind, field: string): boolean {
  return resource !== 'retainerInvoices' || field !== 'street2';
}

/** Refuses a document without a customer or without lines. */
export function needsCustomerAndLine({ noun }: DocumentKind) {
  return ({ customer_id, line_items = [] }: Document, context: Reader): void => {
    const problems = {
      customer_id: customer_id === undefined && common.MISSING,
      line_items: line_items.length === 0 && `${common.MISSING}: ${withArticle(noun)} needs at least one line`,
    };
    common.refuseFields('', problems, context);
  };
}

export const FIELD_CHECKS: readonly Rule<Check>[] = [rule<Check>('documents.line-values', checkLines)];

/** Checks of every document of a kind whose fields are right. */
export function checking(kind: DocumentKind): Rule<Check>[] {
  return [
    rule<Check>('documents.currency', (draft, context) => checkCurrency(partyOf(kind, draft), draft, context)),
    rule<Check>('documents.line-values', checkRates),
    rule<Check>('documents.discount', checkTotals),
    rule<Check>('documents.fixed', (draft, context, before) => {
      if (!before || paidOf(kind, before, context) === 0) return;
      context.rejectAll([kind.party, 'currency_id', 'exchange_rate'] as const, (field) => {
        if (draft[field] === before[field]) return;
        context.reject(
          'state',
          `${field} can't change: part of ${numberOf(kind, before)} is already paid or applied.`,
          field,
        );
      });
    }),
    rule<Check>('documents.changeable', changeable(kind), {
      'drafts-alone': (draft, context, before) => {
        if (before && before.status !== 'draft')
          context.reject('state', `${numberOf(kind, before)} is not a draft, so it can't be changed.`);
        changeable(kind)(draft, context, before);
      },
    }),
  ];
}

/** Refuses what can't be done with a document that waits for approval. */
export function refuseSubmitted(kind: DocumentKind, document: Document, context: Reader): void {
  if (document.approval !== 'submitted') return;
  context.reject('state', `${numberOf(kind, document)} is waiting for approval: approve it first.`);
}

/** Refuses another currency than that of the contact, and a rate that its currency can't have. */
export function checkCurrency(
  party: Id | undefined,
  draft: Pick<Document, 'currency_id' | 'exchange_rate'>,
  context: Reader,
): void {
  const contact = context.get('contacts', party);
  const label = contact && context.describe('contacts', contact);
  const { currency_id, exchange_rate = 1 } = draft;
  const isOther = contact && currency_id !== undefined && currency_id !== contact.currency_id;
  const isBase = currency_id === context.organization.currency_id;
  const problems = {
    currency_id: isOther && `must be ${contact.currency_id}, the currency of ${label}`,
    exchange_rate: !(exchange_rate > 0)
      ? common.POSITIVE
      : isBase && exchange_rate !== 1 && 'must be 1, since the document is in the base currency',
  };
  common.refuseFields('', problems, context);
}

function checkTotals(draft: Document, context: Reader): void {
  const { lines, subTotal, discount, taxTotal, total } = sumsFrom(
    draft,
    () => totalsOf(draft),
    decimalsOf(draft),
    context,
    linesIn,
    taxesIn,
    discountIn,
    chargesIn,
  );
  context.rejectAll(lines, (line, index) => {
    const most = draft.discount_type === PERCENTAGE_OF_LINE ? '100' : textIn(draft, line.gross);
    common.refuseFields(
      `line_items[${index}]`,
      { discount: line.discount > line.gross && `must be at most ${most}` },
      context,
    );
  });
  common.refuseFields('', { discount: discount < 0 && common.NOT_NEGATIVE }, context);
  const base = draft.is_discount_before_tax === false ? subTotal + taxTotal : subTotal;
  if (discount > base) context.reject('invalid', `discount must be at most ${textIn(draft, base)}.`, 'discount');
  if (total < 0) context.reject('invalid', `The total must be at least 0, but is ${textIn(draft, total)}.`);
}

/** Refuses a person of another contact than that of the document. */
function ofSameContact(kind: DocumentKind) {
  return (target: RecordData, context: Reader, document: Document): void => {
    const { contact_person_id, contact_id } = target as Stored<'contactPersons'>;
    const party = partyOf(kind, document);
    // Of a contact that does not exist, nobody is a person: that is rejected at the contact.
    if (contact_id === party || !context.get('contacts', party)) return;
    context.reject('reference', `The contact person ${contact_person_id} belongs to another contact.`);
  };
}

/** Refuses a template that is for something else. */
function forKind(kind: DocumentKind) {
  return (target: RecordData, context: Reader): void => {
    const { template_name, entity } = target as Stored<'templates'>;
    if (entity !== kind.template)
      context.reject('reference', `The template ${template_name} is not for ${kind.noun}s.`);
  };
}

type HasFile = { readonly document_id?: Id };
type HasFiles = { readonly documents?: readonly HasFile[] };

// Where ids of documents lead to. No operation deletes an item or an account.
export const CUSTOMER = freeRule('documents.customer', {
  customer_id: common.CUSTOMER,
});
export const CURRENCY = freeRule('documents.currency', {
  currency_id: { to: 'currencies', holds: false },
});
export const ITEMS = freeRule('documents.items', {
  'line_items[].item_id': { to: ['items', 'compositeItems'], active: true },
});
export const TAXES = freeRule('documents.taxes', {
  'line_items[].tax_id': { to: ['taxes', 'taxGroups'] },
});
export const WAREHOUSES = freeRule('documents.warehouses', {
  'line_items[].warehouse_id': { to: 'warehouses' },
});
export const ACCOUNTS = freeRule('documents.accounts', {
  'line_items[].account_id': { to: 'accounts', holds: false },
});
export const FILES = freeRule('documents.files', { 'documents[].document_id': { to: 'documents' } });
export const FILES_SHOWN = freeRule('documents.files', {
  'documents[].file_name': ({ document_id }: HasFile, context: Reader) =>
    context.get('documents', document_id)?.file_name,
});
export const FILES_GO = freeRule('documents.delete-files', ({ documents = [] }: HasFiles, context: Writer) => {
  const ids = documents.map(({ document_id }) => document_id);
  common.dropFiles(ids, context);
});
export const FILE = freeRule('documents.files', { document_id: { to: 'documents' } });

/** The contact persons of a document are those of its contact. */
export function personsOf(kind: DocumentKind) {
  return freeRule('documents.persons', {
    'contact_persons[].contact_person_id': { to: 'contactPersons', holds: false, allows: ofSameContact(kind) },
  });
}

/** The template of a document is one for its kind. */
export function templateOf(kind: DocumentKind) {
  return freeRule('documents.template-id', {
    template_id: { to: 'templates', holds: false, allows: forKind(kind) },
  });
}

/** The row that makes a document a transaction of its contact. */
export function transactionOf(kind: DocumentKind) {
  return (document: Document): Row[] => common.transactionWith(partyOf(kind, document));
}

/** The template that a document of a kind has unless it says another: that of the contact, or else the first one. */
export function templateFor(kind: DocumentKind, field: 'invoice_template_id' | 'creditnote_template_id' | undefined) {
  return (draft: Document, context: Reader): string | undefined => {
    const contact = context.get('contacts', partyOf(kind, draft));
    const contactTemplate = field && contact?.default_templates?.[field];
    return contactTemplate ?? context.find('templates', ({ entity }) => entity === kind.template)?.template_id;
  };
}

/** An amount that a caller names, in minor units; refused unless it is more than 0 and at most what is there. */
export function amountUpTo(
  path: string,
  value: number | undefined,
  document: Document,
  most: number,
  of: string,
  context: Reader,
): number {
  if (value === undefined) return context.reject('missing', `${path} is missing.`, path);
  const minor = toMinor(value, decimalsOf(document));
  if (minor <= 0) context.reject('invalid', `${path} must be more than 0.`, path);
  if (minor > most) {
    const message = `${textIn(document, minor)} is more than the balance ${textIn(document, most)} of ${of}.`;
    context.reject('invalid', message, path);
  }
  return minor;
}

/** Refuses changes of a document that can have none any more. */
function changeable(kind: DocumentKind): Check {
  return (draft, context, before) => {
    if (!before) return;
    const number = numberOf(kind, before);
    if (before.status === 'void') context.reject('state', `${number} is void, so it can't be changed.`);
    if (before.write_off_amount) {
      context.reject('state', `${number} is written off, so it can't be changed: cancel the write-off first.`);
    }
    refuseSubmitted(kind, before, context);
    const paid = paidOf(kind, before, context);
    const total = totalOf(draft, context);
    if (total >= 0 && total < paid) {
      context.reject(
        'invalid',
        `The total of ${number} can't be less than the ${textIn(before, paid)} already paid or applied.`,
      );
    }
  };
}
