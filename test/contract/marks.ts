import type { OpenApiDocument } from '../../src/contract/document.ts';
import type { PartAt } from '../../src/contract/marked-parts.ts';
import { walk } from '../../src/contract/walk.ts';
import { changed } from '../support/changed.ts';
import { contract } from '../support/document.ts';

type Holder = Record<string, unknown>;

/**
 * Parts of the contract that are marked as inferred by judgement: the lists of what the documents of the service state
 * would not miss the mark. Every other mark is missed by the comparison with those lists.
 */
export const JUDGED_PARTS: readonly string[] = [
  'info',
  'servers/0',
  'paths//organizations/get/servers/0',
  'paths//organizations/get/servers/1',
  ...[
    'OrganizationIdOfList',
    'GroupId',
    'ShipmentOrderPackageIds',
    'RetainerInvoiceNumberStartsWith',
    'RetainerInvoiceNumberContains',
    'PurchaseReceiveId',
  ].map((name) => `components/parameters/${name}`),
  ...[
    'ErrorEnvelope',
    'ItemDocuments/items',
    'ItemListResponse/properties/items/items',
    'ItemGroupImageUpload',
    'CompositeItemListResponse/properties/composite_items/items',
    'ContactListResponse/properties/contacts/items',
    'EmailContentResponse',
    'ContactPersonListResponse/properties/contact_persons/items',
    'PackageListResponse/properties/packages/items',
    'DocumentContactPersonInput',
    'DocumentContactPerson',
    'InvoiceLineItem/properties/time_entry_ids',
    'InvoiceListResponse/properties/invoices/items',
    'InvoiceLineItemCreate/properties/time_entry_ids',
    'InvoiceLineItemUpdate/properties/time_entry_ids',
    'InvoicePdf',
    'AttachmentUpload',
    'RetainerInvoiceListResponse/properties/retainerinvoices/items',
    'CustomerPaymentListResponse/properties/customerpayments/items',
    'SalesReturn/properties/salesreturn_status',
    'SalesReturnListItem/properties/salesreturn_status',
    'SalesReturnListItem/properties/receive_status',
    'SalesReturnListItem/properties/refund_status',
    'SerialNumbers',
    'CreditNoteListResponse/properties/creditnotes/items',
    'EmailHistoryResponse',
    'VendorCreditListResponse/properties/vendor_credits/items',
  ].map((name) => `components/schemas/${name}`),
];

/** Where the parts that bear a mark stand in the bundle as it is committed, by their places. */
const MARKED = new Map(markedParts(contract).map(({ path }) => [path.join('/'), path]));

/** Every part that bears the mark itself. */
export function markedParts(document: OpenApiDocument): PartAt[] {
  return [...walk(document)].flatMap(({ node, path }) =>
    typeof node['x-inferred'] === 'string' ? { path, part: node } : [],
  );
}

/** Whether a document has a mark where the bundle has one. */
export function hasMark(document: OpenApiDocument, place: string): boolean {
  const part = MARKED.get(place)?.reduce<unknown>((holder, key) => (holder as Holder | undefined)?.[key], document);
  return typeof (part as Holder | undefined)?.['x-inferred'] === 'string';
}

/** Lists the parts that are inferred by judgement and yet bear no mark. */
export function missingMarks(document: OpenApiDocument, judged: readonly string[]): string[] {
  return judged.filter((part) => !hasMark(document, part)).map((part) => `${part} has lost its x-inferred`);
}

/** The document without the mark of a part. */
export function withoutMark(document: OpenApiDocument, { path }: PartAt): OpenApiDocument {
  return changed(document, path, (part) => delete part['x-inferred']);
}
