import { describe, expect, it } from 'vitest';
import { contract } from '../support/document.ts';
import { typesByName } from './types.ts';

/** A name with more than one type: the type that most schemas use, and those that differ from it. */
interface Exception {
  usual: string;
  /** The fact of the documents behind the usual type. */
  fact: string;
  /** Other types, with the schemas that use them and the fact behind them. */
  but: Record<string, { in: string[]; fact: string }>;
}

/** Names that the documents give more than one type, or more than one meaning. */
const exceptions: Record<string, Exception> = {
  balance: {
    usual: 'number double',
    fact: 'Credit note: double',
    but: { string: { in: ['InvoicingOutcome'], fact: 'Invoice and retainer invoice: string' } },
  },
  billing_address: {
    usual: 'object',
    fact: 'Contact, package, invoice, retainer invoice, credit note: an object',
    but: {
      'array of object': {
        in: ['PurchaseReceive', 'ShipmentOrder'],
        fact: 'Shipment order and purchase receive: "arrays of address, city, …"',
      },
    },
  },
  code: {
    usual: 'integer',
    fact: 'Conventions: integer, 0 means success',
    but: {
      string: {
        in: ['CreditNoteLineItemInput'],
        fact: 'Credit note create, line: another field of that name, of no stated type',
      },
    },
  },
  contact_person_id: {
    usual: 'StringId',
    fact: 'Contact person: string',
    but: { LongId: { in: ['PackageContactPerson'], fact: 'Package: "contact_person_id long"' } },
  },
  customer_id: {
    usual: 'StringId',
    fact: 'Retainer invoice and credit note create: string; it names a contact, whose id is a string',
    but: { LongId: { in: ['Package'], fact: 'Package: "customer_id long"' } },
  },
  discount: {
    usual: 'number float',
    fact: 'Invoice: "float (percent or amount)"',
    but: { string: { in: ['ShipmentOrder'], fact: 'Shipment order: "text form such as 20.00%"' } },
  },
  discount_amount: {
    usual: 'number float',
    fact: 'Invoice line: float',
    but: { 'number double': { in: ['ShipmentOrder'], fact: 'Shipment order: double' } },
  },
  exchange_rate: {
    usual: 'number double',
    fact: 'Shipment order, customer payment, vendor credit: double',
    but: {
      'number float': { in: ['InvoicingOptions'], fact: 'Invoice and retainer invoice: float' },
      string: { in: ['CreditNoteInput'], fact: 'Credit note create: "exchange_rate string"' },
    },
  },
  group_id: {
    usual: 'LongId',
    fact: 'Item group: long',
    but: { StringId: { in: ['ItemFields'], fact: 'Item: string' } },
  },
  item_total: {
    usual: 'number float',
    fact: 'Invoice line: float',
    but: { 'number double': { in: ['InventoryAdjustmentLineFields'], fact: 'Item adjustment line: double' } },
  },
  line_items: {
    usual: 'array of object',
    fact: 'every document that has lines: an array',
    but: {
      object: {
        in: ['VendorCredit'],
        fact: 'Vendor credit: "shown as a single object in the sample and as an array on input"',
      },
    },
  },
  pricebook_rate: {
    usual: 'number double',
    fact: 'Item: double',
    but: { integer: { in: ['PricebookItemFields'], fact: 'Price list row: integer' } },
  },
  quantity: {
    usual: 'number double',
    fact: 'Composite item part, sales return, purchase receive, vendor credit line: double',
    but: {
      'number float': {
        in: ['InvoiceLineItemFields', 'PackageLineItemFields'],
        fact: 'Package and invoice line: float',
      },
      'integer int32': { in: ['CreditNoteLineItem'], fact: 'Credit note line: int32' },
    },
  },
  shipping_address: {
    usual: 'object',
    fact: 'Contact, package, invoice, retainer invoice, credit note: an object',
    but: {
      'array of object': {
        in: ['PurchaseReceive', 'ShipmentOrder'],
        fact: 'Shipment order and purchase receive: "arrays of address, city, …"',
      },
    },
  },
  tax: {
    usual: 'object',
    fact: 'Tax update: "tax object"; single records stand under the singular key',
    but: { 'array of object': { in: ['TaxArrayResponse'], fact: 'Tax create: "tax array"' } },
  },
  tax_amount_withheld: {
    usual: 'number double',
    fact: 'Customer payment: double',
    but: { 'number float': { in: ['Invoice'], fact: 'Invoice: float' } },
  },
  tax_id: {
    usual: 'StringId',
    fact: 'Tax: string',
    but: {
      LongId: {
        in: ['ItemGroupFields', 'ItemTaxPreference', 'ItemTradeFields'],
        fact: 'Item, its tax preferences, item group create: "tax_id long"',
      },
    },
  },
  tax_percentage: {
    usual: 'number double',
    fact: 'Tax, contact, item, composite item: double',
    but: {
      'number float': {
        in: ['DocumentLineTax'],
        fact: 'Invoice line: float, and so the lines of other documents, which state no type',
      },
    },
  },
  total: {
    usual: 'number double',
    fact: 'Item adjustment, credit note: double',
    but: { string: { in: ['InvoicingOutcome'], fact: 'Invoice and retainer invoice: string' } },
  },
  vendor_id: {
    usual: 'StringId',
    fact: 'Vendor credit create: string; it names a contact, whose id is a string',
    but: { LongId: { in: ['ItemBaseFields'], fact: 'Item: "vendor_id long"' } },
  },
};

const names = typesByName(contract);
const differing = [...names].filter(([, uses]) => uses.size > 1).map(([name]) => name);

describe('a property has one type wherever its name stands', () => {
  it('is checked for every property', () => {
    expect(names.size).toBeGreaterThan(400);
  });

  it.each([...new Set([...differing, ...Object.keys(exceptions)])].sort())(
    '%s, but for what the documents state',
    (name) => {
      const exception = exceptions[name];
      const uses = [...(names.get(name) ?? [])];
      const usual = exception?.usual ?? mostUsed(uses);
      const actual = uses.filter(([type]) => type !== usual).map(([type, schemas]) => [type, [...schemas].sort()]);
      const reviewed = Object.entries(exception?.but ?? {}).map(([type, { in: schemas }]) => [type, schemas]);
      expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(reviewed));
      expect(uses.map(([type]) => type)).toContain(usual);
    },
  );
});

function mostUsed(uses: [string, Set<string>][]): string | undefined {
  return uses.sort(([, left], [, right]) => right.size - left.size)[0]?.[0];
}
