import type { AnyTable } from '../engine/index.ts';
import type { ResourceName, TableOf } from '../types/index.ts';
import { bills } from './bills.ts';
import { bundles } from './bundles.ts';
import { compositeItems } from './composite-items.ts';
import { contactComments } from './contact-comments.ts';
import { contactPersons } from './contact-persons.ts';
import { contacts } from './contacts.ts';
import { creditNoteInvoices, invoiceCreditsapplied, invoicePayments } from './credit-allocations.ts';
import { creditNotes } from './credit-notes.ts';
import { customerPayments } from './customer-payments.ts';
import { deliveryMethods } from './delivery-methods.ts';
import {
  creditNoteComments,
  invoiceComments,
  retainerInvoiceComments,
  vendorCreditComments,
} from './document-comments.ts';
import { creditNoteTemplates, invoiceTemplates, retainerInvoiceTemplates } from './document-templates.ts';
import { invoices } from './invoices.ts';
import { adjustmentReasons, itemAdjustments } from './item-adjustments.ts';
import { itemGroups } from './item-groups.ts';
import { items } from './items.ts';
import { packages } from './packages.ts';
import { priceLists } from './price-lists.ts';
import { purchaseOrders } from './purchase-orders.ts';
import { purchaseReceives } from './purchase-receives.ts';
import { creditNoteRefunds, vendorCreditRefunds } from './refunds.ts';
import { retainerInvoices } from './retainer-invoices.ts';
import { salesOrders } from './sales-orders.ts';
import { salesReturnComments } from './sales-return-comments.ts';
import { salesReturns } from './sales-returns.ts';
import {
  accounts,
  currencies,
  customFields,
  documents,
  mails,
  numberings,
  organizations,
  templates,
  users,
} from './settings.ts';
import { shipmentOrders } from './shipment-orders.ts';
import { taxGroups } from './tax-groups.ts';
import { taxes } from './taxes.ts';
import { transferOrders } from './transfer-orders.ts';
import { vendorCreditBills } from './vendor-credit-bills.ts';
import { vendorCredits } from './vendor-credits.ts';
import { warehouses } from './warehouses.ts';

const BY_RESOURCE: { readonly [Name in ResourceName]: TableOf<Name> } = {
  organizations,
  taxes,
  taxGroups,
  priceLists,
  warehouses,
  items,
  itemGroups,
  compositeItems,
  bundles,
  itemAdjustments,
  adjustmentReasons,
  transferOrders,
  salesOrders,
  packages,
  shipmentOrders,
  deliveryMethods,
  salesReturns,
  salesReturnComments,
  purchaseOrders,
  purchaseReceives,
  contacts,
  contactPersons,
  contactComments,
  invoices,
  invoicePayments,
  invoiceCreditsapplied,
  invoiceComments,
  invoiceTemplates,
  retainerInvoices,
  retainerInvoiceComments,
  retainerInvoiceTemplates,
  customerPayments,
  creditNotes,
  creditNoteComments,
  creditNoteTemplates,
  creditNoteInvoices,
  creditNoteRefunds,
  vendorCredits,
  vendorCreditComments,
  vendorCreditBills,
  vendorCreditRefunds,
  bills,
  documents,
  numberings,
  accounts,
  currencies,
  customFields,
  mails,
  templates,
  users,
};

/** A name, a number and the like next to an id: `customer_name`, `currency_code`. */
const NEXT_TO_ID = /^(.+)_(?:name|number|code|symbol|type|percentage)$/;

/** Returns the sources of computed fields for which a table names none: the id next to them. */
function followsOf({ computed = [], completed = [] }: AnyTable): Record<string, string> {
  const paths = [...computed, ...completed].flatMap(({ run }) => Object.keys(run));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const [, name] = NEXT_TO_ID.exec(path) ?? [];
      return name === undefined || path.includes('.') ? [] : [[path, `${name}_id`]];
    }),
  );
}

/** The behavior of every resource. The engine knows no more of their types than that they are records. */
export const TABLES: readonly AnyTable[] = Object.entries(BY_RESOURCE).map(([resource, definition]) => {
  const table = { resource, ...definition } as unknown as AnyTable;
  return table.derivedFrom ? { ...table, derivedFrom: { ...followsOf(table), ...table.derivedFrom } } : table;
});
