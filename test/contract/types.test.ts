import { describe, expect, it } from 'vitest';
import { contract } from '../support/document.ts';
import { kindsByName } from './types.ts';

/** Names that are of more than one kind: the usual one is left out, the others have their schemas and the fact behind them. */
const exceptions: Record<string, Record<string, { in: string[]; fact: string }>> = {
  balance: { string: { in: ['Invoice', 'RetainerInvoice'], fact: 'Invoice and retainer invoice: string' } },
  billing_address: {
    'array of object': {
      in: ['PurchaseReceive', 'ShipmentOrder'],
      fact: 'Shipment order and purchase receive: "arrays of address, city, …"',
    },
  },
  code: {
    string: {
      in: ['CreditNoteLineItemCreate', 'CreditNoteLineItemUpdate'],
      fact: 'Credit note create, line: another field of that name, of no stated type',
    },
  },
  discount: { string: { in: ['ShipmentOrder'], fact: 'Shipment order: "text form such as 20.00%"' } },
  exchange_rate: {
    string: { in: ['CreditNoteCreate', 'CreditNoteUpdate'], fact: 'Credit note create: "exchange_rate string"' },
  },
  line_items: {
    anything: {
      in: ['VendorCredit'],
      fact: 'Vendor credit: "shown as a single object in the sample and as an array on input"',
    },
  },
  shipping_address: {
    'array of object': {
      in: ['PurchaseReceive', 'ShipmentOrder'],
      fact: 'Shipment order and purchase receive: "arrays of address, city, …"',
    },
  },
  tax: { 'array of object': { in: ['TaxArrayResponse'], fact: 'Tax create: "tax array"' } },
  taxes: {
    'array of id': {
      in: ['TaxGroupCreate'],
      fact: 'Tax group: no field is shown; an id is the least that names a tax',
    },
  },
  total: { string: { in: ['Invoice', 'RetainerInvoice'], fact: 'Invoice and retainer invoice: string' } },
};

const names = kindsByName(contract);
const differing = [...names].filter(([, uses]) => uses.size > 1).map(([name]) => name);

describe('a property is of one kind wherever its name stands', () => {
  it('is checked for every property', () => {
    expect(names.size).toBeGreaterThan(400);
  });

  it.each([...new Set([...differing, ...Object.keys(exceptions)])].sort())(
    '%s, but for what the documents state',
    (name) => {
      const uses = [...(names.get(name) ?? [])].map(([kind, schemas]) => [kind, [...schemas].sort()] as const);
      const unusual = uses.filter(([kind]) => exceptions[name]?.[kind]);
      expect(uses.length - unusual.length).toBe(1);
      const reviewed = Object.entries(exceptions[name] ?? {}).map(([kind, { in: schemas }]) => [kind, schemas]);
      expect(Object.fromEntries(unusual)).toEqual(Object.fromEntries(reviewed));
    },
  );
});
